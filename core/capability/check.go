package capability

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/tidwall/gjson"

	"ambit/core/ledger"
)

// Check lists where a value does not fit, in the order of the value, at most 20 places;
// nil if it fits. The value is JSON, of which the caller bounds the size.
func (s *Schema) Check(value []byte) []Misfit {
	if !ledger.ValidJSON(value) {
		return []Misfit{{"", "is not valid JSON"}}
	}
	if !utf8.Valid(value) || loneSurrogate(value) {
		return []Misfit{{"", "is not valid JSON: a string is not text"}}
	}
	c := &check{}
	c.apply(s.root, gjson.ParseBytes(value), "")
	if c.spent > maxChecked {
		return []Misfit{{"", "is too large, or its schema too branched, to be checked"}}
	}
	return c.found
}

// check is one check in progress.
type check struct {
	found []Misfit
	depth int
	spent int64
}

func (c *check) misfit(path, format string, args ...any) {
	if len(c.found) < maxMisfits {
		c.found = append(c.found, Misfit{clippedTo(path, maxSaid), clippedTo(fmt.Sprintf(format, args...), maxSaid)})
	}
}

// nameCost is the work of looking for a member.
const nameCost = 16

// spend counts work; it reports whether there may be more.
func (c *check) spend(n int64) bool {
	c.spent += n
	return c.spent <= maxChecked
}

// matches is false where there was too much to do already, too.
func (c *check) matches(p *pattern, s string) bool {
	return c.spend(p.cost(s)) && p.MatchString(s)
}

// loneSurrogate reports whether JSON has half a pair in an escape: different ones would be
// taken for the same text.
func loneSurrogate(value []byte) bool {
	for i := bytes.IndexByte(value, '\\'); i >= 0 && i+1 < len(value); {
		next := i + 2
		if value[i+1] == 'u' {
			high, ok := escaped(value[i:])
			next = i + 6
			switch {
			case !ok, high >= 0xdc00 && high < 0xe000:
				return true
			case high >= 0xd800 && high < 0xdc00:
				if low, ok := escaped(value[next:]); !ok || low < 0xdc00 || low >= 0xe000 {
					return true
				}
				next += 6
			}
		}
		at := bytes.IndexByte(value[next:], '\\')
		if at < 0 {
			return false
		}
		i = next + at
	}
	return false
}

// escaped reads an escape of four hex digits.
func escaped(b []byte) (n uint64, ok bool) {
	if len(b) < 6 || b[0] != '\\' || b[1] != 'u' {
		return 0, false
	}
	n, err := strconv.ParseUint(string(b[2:6]), 16, 16)
	return n, err == nil
}

// apply notes where v does not fit r.
func (c *check) apply(r *rule, v gjson.Result, path string) {
	if c.depth++; c.depth > maxNested {
		c.spent = maxChecked + 1
	}
	defer func() { c.depth-- }()
	// A value is walked through once for each of its levels and each rule about it.
	if c.spent += int64(len(v.Raw)) + 64; c.spent > maxChecked {
		return
	}
	if r.never {
		c.misfit(path, "is not allowed")
		return
	}
	if r.to != nil {
		c.apply(r.to, v, path)
	}
	if len(r.types) > 0 && !slices.ContainsFunc(r.types, func(t string) bool { return hasType(v, t) }) {
		c.misfit(path, "must be %s, not %s", strings.Join(r.types, " or "), typeOf(v))
		return // what else the rule says is about another type
	}
	if r.isOne != nil && !r.isOne[spell(v)] {
		c.misfit(path, "must be %s", r.oneOf)
	}
	switch {
	case v.Type == gjson.Number:
		c.number(r, v, path)
	case v.Type == gjson.String:
		c.text(r, v.Str, path)
	case v.IsArray():
		c.array(r, v, path)
	case v.IsObject():
		c.object(r, v, path)
	}
	c.combine(r, v, path)
}

// clipped keeps messages short.
func clipped(s string) string { return clippedTo(s, 200) }

func typeOf(v gjson.Result) string {
	switch {
	case v.Type == gjson.String:
		return "string"
	case v.Type == gjson.Number:
		return "number"
	case v.Type == gjson.Null:
		return "null"
	case v.IsArray():
		return "array"
	case v.IsObject():
		return "object"
	}
	return "boolean"
}

func hasType(v gjson.Result, t string) bool {
	if t == "integer" {
		d, ok := parseDecimal(v.Raw)
		return v.Type == gjson.Number && ok && d.integer()
	}
	return typeOf(v) == t
}

func (c *check) number(r *rule, v gjson.Result, path string) {
	d, ok := parseDecimal(v.Raw)
	if !ok {
		c.misfit(path, "is a number with too large an exponent")
		return
	}
	if r.minimum != nil && d.compare(*r.minimum) < 0 {
		c.misfit(path, "must be at least %s", r.minimum.text)
	}
	if r.maximum != nil && d.compare(*r.maximum) > 0 {
		c.misfit(path, "must be at most %s", r.maximum.text)
	}
	if r.above != nil && d.compare(*r.above) <= 0 {
		c.misfit(path, "must be above %s", r.above.text)
	}
	if r.below != nil && d.compare(*r.below) >= 0 {
		c.misfit(path, "must be below %s", r.below.text)
	}
	if r.multiple != nil && len(r.multiple.digits) >= maxWord && !c.spend(int64(len(d.digits)+maxWord)*int64(len(r.multiple.digits))/16) {
		return
	}
	if r.multiple != nil && !d.multipleOf(*r.multiple) {
		c.misfit(path, "must be a multiple of %s", r.multiple.text)
	}
}

func (c *check) text(r *rule, s, path string) {
	n := int64(utf8.RuneCountInString(s))
	if r.minLength >= 0 && n < r.minLength {
		c.misfit(path, "must have at least %d characters", r.minLength)
	}
	if r.maxLength >= 0 && n > r.maxLength {
		c.misfit(path, "must have at most %d characters", r.maxLength)
	}
	if r.pattern != nil && !c.matches(r.pattern, s) {
		c.misfit(path, "must match %s", clipped(r.pattern.String()))
	}
	if r.format != "" && !formats[r.format](s) {
		c.misfit(path, "must be a %s", r.format)
	}
}

// formats are those that are checked.
var formats = map[string]func(string) bool{
	"date-time": func(s string) bool { _, err := time.Parse(time.RFC3339, strings.ToUpper(s)); return err == nil },
	"date":      func(s string) bool { _, err := time.Parse(time.DateOnly, s); return err == nil },
	"time": func(s string) bool {
		_, err := time.Parse(time.RFC3339, "2000-01-01T"+strings.ToUpper(s))
		return err == nil
	},
	"uuid": func(s string) bool {
		if len(s) != 36 {
			return false
		}
		for i, ch := range []byte(strings.ToLower(s)) {
			dash := i == 8 || i == 13 || i == 18 || i == 23
			if dash != (ch == '-') || !dash && !(ch >= '0' && ch <= '9' || ch >= 'a' && ch <= 'f') {
				return false
			}
		}
		return true
	},
}

func (c *check) array(r *rule, v gjson.Result, path string) {
	var n int64
	seen := map[string]int64{}
	v.ForEach(func(_, e gjson.Result) bool {
		at := path + "/" + strconv.FormatInt(n, 10)
		switch {
		case n < int64(len(r.prefix)):
			c.apply(r.prefix[n], e, at)
		case r.items != nil:
			c.apply(r.items, e, at)
		}
		if r.unique {
			s := spell(e)
			if first, dup := seen[s]; dup {
				c.misfit(at, "is the same as element %d", first)
			} else {
				seen[s] = n
			}
		}
		n++
		return c.spent <= maxChecked
	})
	if r.minItems >= 0 && n < r.minItems {
		c.misfit(path, "must have at least %d elements", r.minItems)
	}
	if r.maxItems >= 0 && n > r.maxItems {
		c.misfit(path, "must have at most %d elements", r.maxItems)
	}
}

func (c *check) object(r *rule, v gjson.Result, path string) {
	has := map[string]bool{}
	v.ForEach(func(k, e gjson.Result) bool {
		name, at := k.Str, path+"/"+escapePointer(k.Str)
		if has[name] {
			c.misfit(at, "occurs twice")
			return true
		}
		has[name] = true
		if r.names != nil {
			c.apply(r.names, gjson.Result{Type: gjson.String, Str: name, Raw: string(ledger.Canonical(nil, name))}, at)
		}
		declared := false
		for _, p := range r.named[name] {
			c.apply(p, e, at)
			declared = true
		}
		for _, p := range r.patterns {
			if c.matches(p.pattern, name) {
				c.apply(p.rule, e, at)
				declared = true
			}
		}
		switch {
		case declared || r.additional == nil:
		case r.additional.never:
			c.misfit(at, "is not declared")
		default:
			c.apply(r.additional, e, at)
		}
		return c.spent <= maxChecked
	})
	if !c.spend(nameCost * int64(len(r.required)+len(r.dependent))) {
		return
	}
	for _, name := range r.required {
		if !has[name] {
			c.misfit(path+"/"+escapePointer(name), "is required")
		}
	}
	for _, d := range r.dependent {
		if !c.spend(nameCost * int64(len(d.required))) {
			return
		}
		for _, name := range d.required {
			if has[d.name] && !has[name] {
				c.misfit(path+"/"+escapePointer(name), "is required beside `%s`", d.name)
			}
		}
	}
	if n := int64(len(has)); r.minProps >= 0 && n < r.minProps {
		c.misfit(path, "must have at least %d members", r.minProps)
	} else if r.maxProps >= 0 && n > r.maxProps {
		c.misfit(path, "must have at most %d members", r.maxProps)
	}
}

// tried is what is wrong with v by r.
func (c *check) tried(r *rule, v gjson.Result, path string) []Misfit {
	before := c.found
	c.found = nil
	c.apply(r, v, path)
	found := c.found
	c.found = before
	return found
}

func (c *check) combine(r *rule, v gjson.Result, path string) {
	for _, one := range r.all {
		c.apply(one, v, path)
	}
	if len(r.any) > 0 {
		c.alternatives(r.any, v, path, 1, len(r.any), "any of the %d alternatives")
	}
	if len(r.one) > 0 {
		c.alternatives(r.one, v, path, 1, 1, "one of the %d alternatives")
	}
	if r.not != nil && len(c.tried(r.not, v, path)) == 0 {
		c.misfit(path, "fits what it must not fit")
	}
	if r.cond != nil {
		branch := r.then
		if len(c.tried(r.cond, v, path)) > 0 {
			branch = r.otherwise
		}
		if branch != nil {
			c.apply(branch, v, path)
		}
	}
}

// alternatives asks that v fits at least low and at most high of the rules. Of those that
// do not fit it reports the nearest.
func (c *check) alternatives(rules []*rule, v gjson.Result, path string, low, high int, what string) {
	fits := 0
	var nearest []Misfit
	for _, one := range rules {
		found := c.tried(one, v, path)
		if len(found) == 0 {
			fits++
		} else if nearest == nil || len(found) < len(nearest) {
			nearest = found
		}
	}
	switch {
	case fits < low:
		c.misfit(path, "does not fit "+what, len(rules))
		for _, m := range nearest {
			c.misfit(m.Path, "%s", m.Message)
		}
	case fits > high:
		c.misfit(path, "fits %d of the alternatives, and must fit one", fits)
	}
}
