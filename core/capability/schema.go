package capability

import (
	"errors"
	"fmt"
	"regexp"
	"regexp/syntax"
	"slices"
	"strconv"
	"strings"

	"github.com/tidwall/gjson"

	"ambit/core/ledger"
)

// Schema is a compiled JSON Schema: the vocabulary of draft 2020-12 that validates, but
// for `contains`, dynamic and remote references and what depends on what other keywords
// evaluated. A keyword that is not understood is an error, not ignored: a check that
// silently does not happen is none. docs/scripts.md lists the keywords.
type Schema struct {
	json []byte
	root *rule
}

// Bounds of schemas and checks.
const (
	maxSchema  = 256 << 10 // bytes
	maxPattern = 1000      // bytes
	maxMisfits = 20        // reported of a value
	maxSaid    = 1000      // bytes of its path, and of what is wrong
	maxNested  = 1000      // rules inside each other, references included
	maxChecked = 256 << 20 // bytes that a check looks at, again and again
)

// Misfit is one place where a value does not fit a schema.
type Misfit struct {
	Path    string // JSON Pointer (RFC 6901) of the value; "" is the whole
	Message string
}

// Value is the misfit as JSON.
func (m Misfit) Value() ledger.Object {
	return ledger.Object{{Name: "path", Value: m.Path}, {Name: "message", Value: m.Message}}
}

func (m Misfit) String() string {
	if m.Path == "" {
		return "(the whole) " + m.Message
	}
	return m.Path + " " + m.Message
}

// JSON is the schema in one spelling.
func (s *Schema) JSON() []byte { return s.json }

// rule is a compiled schema or subschema.
type rule struct {
	never bool // the schema `false`
	types []string
	isOne map[string]bool // of `enum` or `const`, in one spelling
	oneOf string          // the same for messages
	ref   string
	to    *rule // what ref names

	minimum, maximum, above, below, multiple *decimal
	minLength, maxLength                     int64 // -1: not given
	pattern                                  *pattern
	format                                   string

	items              *rule
	prefix             []*rule
	minItems, maxItems int64
	unique             bool

	named              map[string][]*rule
	patterns           []patterned
	additional         *rule
	names              *rule
	required           []string
	dependent          []dependency
	minProps, maxProps int64

	all, any, one   []*rule
	not, cond       *rule
	then, otherwise *rule
}

type patterned struct {
	pattern *pattern
	rule    *rule
}

// pattern is a regular expression whose cost is known.
type pattern struct {
	*regexp.Regexp
	size int64 // instructions of its program
}

// cost is the work of matching s: at each byte every instruction may have its turn.
func (p *pattern) cost(s string) int64 { return 16 + int64(len(s))*p.size/2 }

type dependency struct {
	name     string
	required []string
}

// compiler compiles one schema.
type compiler struct {
	at   map[string]*rule // by JSON Pointer
	refs []string
}

// CompileSchema reads a schema.
func CompileSchema(data []byte) (*Schema, error) {
	switch {
	case len(data) > maxSchema:
		return nil, fmt.Errorf("larger than %d bytes", maxSchema)
	case !ledger.ValidJSON(data):
		return nil, errors.New("not valid JSON")
	}
	v := gjson.ParseBytes(data)
	c := &compiler{at: map[string]*rule{}}
	root, err := c.compile(v, "")
	if err != nil {
		return nil, err
	}
	for _, at := range c.refs {
		r := c.at[at]
		if r.to = c.at[r.ref]; r.to == nil {
			return nil, fmt.Errorf("%s: `$ref` names no schema in this document", shownPath(at))
		}
	}
	for _, at := range c.refs {
		r := c.at[at]
		for hops := 0; r.to != nil; hops++ {
			if hops > len(c.refs) {
				return nil, fmt.Errorf("%s: `$ref` leads back to itself", shownPath(at))
			}
			r = r.to
		}
	}
	return &Schema{json: []byte(spell(v)), root: root}, nil
}

func shownPath(p string) string {
	if p == "" {
		return "the schema"
	}
	return p
}

// annotations are keywords that validate nothing.
var annotations = []string{"$schema", "$comment", "title", "description", "default", "examples", "deprecated", "readOnly", "writeOnly"}

func (c *compiler) compile(v gjson.Result, at string) (*rule, error) {
	r := &rule{minLength: -1, maxLength: -1, minItems: -1, maxItems: -1, minProps: -1, maxProps: -1}
	c.at[at] = r
	if v.IsBool() {
		r.never = !v.Bool()
		return r, nil
	}
	if !v.IsObject() {
		return nil, fmt.Errorf("%s: must be an object or a boolean", shownPath(at))
	}
	var err error
	seen := map[string]bool{}
	v.ForEach(func(k, f gjson.Result) bool {
		if seen[k.Str] {
			err = fmt.Errorf("%s: `%s` is given twice", shownPath(at), k.Str)
			return false
		}
		seen[k.Str] = true
		err = c.keyword(r, k.Str, f, at)
		return err == nil
	})
	return r, err
}

// keyword compiles one keyword of a schema into r.
func (c *compiler) keyword(r *rule, key string, f gjson.Result, at string) (err error) {
	if slices.Contains(annotations, key) {
		return nil
	}
	where := at + "/" + escapePointer(key)
	fail := func(format string, args ...any) error {
		return fmt.Errorf("%s: %s", where, fmt.Sprintf(format, args...))
	}
	sub := func(to **rule) error {
		*to, err = c.compile(f, where)
		return err
	}
	list := func(to *[]*rule) error {
		if !f.IsArray() || len(f.Array()) == 0 {
			return fail("must be an array of schemas")
		}
		for i, s := range f.Array() {
			one, err := c.compile(s, where+"/"+strconv.Itoa(i))
			if err != nil {
				return err
			}
			*to = append(*to, one)
		}
		return nil
	}
	each := func(do func(name string, one *rule) error) error {
		if !f.IsObject() {
			return fail("must be an object of schemas")
		}
		var err error
		f.ForEach(func(k, s gjson.Result) bool {
			var one *rule
			if one, err = c.compile(s, where+"/"+escapePointer(k.Str)); err == nil {
				err = do(k.Str, one)
			}
			return err == nil
		})
		return err
	}
	count := func(to *int64) error {
		d, ok := parseDecimal(f.Raw)
		if f.Type != gjson.Number || !ok || !d.integer() || d.neg || f.Float() > 1<<53 {
			return fail("must be a whole number from 0")
		}
		*to = int64(f.Float())
		return nil
	}
	number := func(to **decimal) error {
		d, ok := parseDecimal(f.Raw)
		if f.Type != gjson.Number || !ok {
			return fail("must be a number")
		}
		*to = &d
		return nil
	}
	words := func(to *[]string) error {
		if !f.IsArray() {
			return fail("must be an array of strings")
		}
		for _, s := range f.Array() {
			if s.Type != gjson.String {
				return fail("must be an array of strings")
			}
			*to = append(*to, s.Str)
		}
		return nil
	}
	switch key {
	case "type":
		if f.Type == gjson.String {
			r.types = []string{f.Str}
		} else if err := words(&r.types); err != nil {
			return err
		}
		for _, t := range r.types {
			if !slices.Contains([]string{"string", "integer", "number", "boolean", "null", "array", "object"}, t) {
				return fail("`%s` is no type", t)
			}
		}
	case "enum", "const":
		values := []gjson.Result{f}
		if key == "enum" {
			if values = f.Array(); !f.IsArray() || len(values) == 0 {
				return fail("must be an array of values")
			}
		}
		if r.isOne != nil {
			return fail("`enum` and `const` exclude each other")
		}
		r.isOne = map[string]bool{}
		var list []string
		for _, v := range values {
			r.isOne[spell(v)] = true
			list = append(list, spell(v))
		}
		if r.oneOf = strings.Join(list, ", "); len(list) > 1 {
			r.oneOf = "one of " + r.oneOf
		}
		r.oneOf = clipped(r.oneOf)
	case "$ref":
		target, ok := strings.CutPrefix(f.Str, "#")
		if f.Type != gjson.String || !ok || target != "" && target[0] != '/' {
			return fail("must be a JSON Pointer into this document, such as \"#/$defs/name\"")
		}
		r.ref = target
		c.refs = append(c.refs, at)
	case "$defs", "definitions":
		return each(func(string, *rule) error { return nil })
	case "minimum":
		return number(&r.minimum)
	case "maximum":
		return number(&r.maximum)
	case "exclusiveMinimum":
		return number(&r.above)
	case "exclusiveMaximum":
		return number(&r.below)
	case "multipleOf":
		if err := number(&r.multiple); err != nil {
			return err
		}
		if r.multiple.neg || r.multiple.zero() {
			return fail("must be above 0")
		}
	case "minLength":
		return count(&r.minLength)
	case "maxLength":
		return count(&r.maxLength)
	case "pattern":
		if f.Type != gjson.String {
			return fail("must be a string")
		}
		if r.pattern, err = compilePattern(f.Str); err != nil {
			return fail("%v", err)
		}
	case "format":
		if f.Type != gjson.String || formats[f.Str] == nil {
			return fail("is not one that is checked (known: date, date-time, time, uuid)")
		}
		r.format = f.Str
	case "items":
		return sub(&r.items)
	case "prefixItems":
		return list(&r.prefix)
	case "minItems":
		return count(&r.minItems)
	case "maxItems":
		return count(&r.maxItems)
	case "uniqueItems":
		if !f.IsBool() {
			return fail("must be a boolean")
		}
		r.unique = f.Bool()
	case "properties":
		return each(func(name string, one *rule) error {
			if r.named == nil {
				r.named = map[string][]*rule{}
			}
			r.named[name] = append(r.named[name], one)
			return nil
		})
	case "patternProperties":
		return each(func(name string, one *rule) error {
			p, err := compilePattern(name)
			if err != nil {
				return fail("%v", err)
			}
			r.patterns = append(r.patterns, patterned{p, one})
			return nil
		})
	case "additionalProperties":
		return sub(&r.additional)
	case "propertyNames":
		return sub(&r.names)
	case "required":
		return words(&r.required)
	case "dependentRequired":
		if !f.IsObject() {
			return fail("must be an object of arrays")
		}
		f.ForEach(func(k, list gjson.Result) bool {
			d := dependency{name: k.Str}
			f = list
			err = words(&d.required)
			r.dependent = append(r.dependent, d)
			return err == nil
		})
		return err
	case "minProperties":
		return count(&r.minProps)
	case "maxProperties":
		return count(&r.maxProps)
	case "allOf":
		return list(&r.all)
	case "anyOf":
		return list(&r.any)
	case "oneOf":
		return list(&r.one)
	case "not":
		return sub(&r.not)
	case "if":
		return sub(&r.cond)
	case "then":
		return sub(&r.then)
	case "else":
		return sub(&r.otherwise)
	default:
		return fail("is not a keyword that is understood")
	}
	return nil
}

func compilePattern(s string) (*pattern, error) {
	if len(s) > maxPattern {
		return nil, fmt.Errorf("the pattern has more than %d bytes", maxPattern)
	}
	p, err := regexp.Compile(s)
	if err != nil {
		return nil, fmt.Errorf("the pattern is not one of RE2: %w", err)
	}
	tree, err := syntax.Parse(s, syntax.Perl)
	if err != nil {
		return nil, err
	}
	prog, err := syntax.Compile(tree.Simplify())
	if err != nil {
		return nil, err
	}
	return &pattern{p, int64(len(prog.Inst))}, nil
}

func escapePointer(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, "~", "~0"), "/", "~1")
}
