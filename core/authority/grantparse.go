package authority

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/tidwall/gjson"
	"github.com/tidwall/jsonc"
)

// maxGrant is the longest grant that is read, in bytes.
const maxGrant = 64 << 10

// ParseGrant reads a grant, in one of two forms. JSON:
//
//	{"project_files": {"read": ["backups/**"], "write": ["reports/**"]}, "command": {"run": true}}
//
// or the syntax of rules, with or without the words around it:
//
//	project_files { read ["backups/**"] write ["reports/**"] }  command { run }
//	with access to project_files { read ["backups/**"] }
//	with access to { command { run } nightly_backup { run } }
//
// `limits { fuel 1000000 }` (in JSON {"limits": {"fuel": 1000000}}) lowers limits.
// Empty text grants nothing. Errors are *Error with the position.
func ParseGrant(text string) (*Grant, error) {
	if len(text) > maxGrant {
		return nil, &Error{Source: "grant", Line: 1, Col: 1, Msg: fmt.Sprintf("longer than %d bytes", maxGrant)}
	}
	if s := strings.TrimLeft(text, " \t\r\n"); strings.HasPrefix(s, "{") || strings.HasPrefix(s, "//") || strings.HasPrefix(s, "/*") {
		return parseGrantJSON(text)
	}
	s := grantScanner{text: text}
	s.next()
	g := &Grant{}
	for s.err == nil && s.kind != tokenEnd {
		if s.kind == tokenWord && s.value == "with" {
			s.withAccess(g)
			continue
		}
		s.resource(g)
	}
	if s.err != nil {
		return nil, s.err
	}
	return g, nil
}

func parseGrantJSON(text string) (*Grant, error) {
	r := &reader{source: "grant", text: string(jsonc.ToJSON([]byte(text)))}
	if off, msg := checkSyntax(r.text); msg != "" {
		line, col := position(r.text, off)
		return nil, &Error{Source: r.source, Line: line, Col: col, Msg: msg}
	}
	g := &Grant{}
	r.root().fields(func(name string, key, v node) {
		if name == ResourceLimits {
			readLimits(v, &g.Limits)
			return
		}
		if !validName(name, false) {
			key.fail("is not the name of a store or script")
			return
		}
		res := Resource{Name: name, at: key.place()}
		v.fields(func(verb string, key, v node) {
			o := Operation{Verb: verb, at: key.place()}
			switch {
			case !validName(verb, false):
				key.fail("is not an operation")
			case v.v.IsArray():
				o.Globs = v.strings(func(e node, s string) {
					if _, err := CompileGlob(s); err != nil {
						e.fail("%v", err)
					}
				})
				if len(o.Globs) == 0 {
					v.fail("lists no globs; `true` covers the whole resource")
				}
			case v.v.Type != gjson.True:
				v.fail("must be true or an array of globs, not %s", v.kind())
			}
			res.Operations = append(res.Operations, o)
		})
		if v.v.IsObject() && len(res.Operations) == 0 {
			v.fail("`with access to %s` grants no operations", name)
		}
		g.Resources = append(g.Resources, res)
	})
	if err := r.err(); err != nil {
		return nil, err
	}
	return g, nil
}

func (n node) place() place {
	line, col := position(n.r.text, n.off)
	return place{n.r.source, line, col}
}

type tokenKind uint8

const (
	tokenEnd tokenKind = iota
	tokenWord
	tokenString
	tokenNumber
	tokenPunct
)

// grantScanner reads the syntax of rules, one token ahead.
type grantScanner struct {
	text  string
	off   int // behind the token
	start int
	kind  tokenKind
	value string
	err   error
}

func (s *grantScanner) place() place {
	line, col := position(s.text, s.start)
	return place{"grant", line, col}
}

func (s *grantScanner) fail(format string, args ...any) {
	if s.err == nil {
		s.err = s.place().fail(format, args...)
		s.kind = tokenEnd
	}
}

func (s *grantScanner) found() string {
	if s.kind == tokenEnd {
		return "the end"
	}
	return "`" + s.value + "`"
}

func (s *grantScanner) next() {
	if s.err != nil {
		return
	}
	for s.off < len(s.text) && strings.IndexByte(" \t\r\n", s.text[s.off]) >= 0 {
		s.off++
	}
	s.start = s.off
	if s.off == len(s.text) {
		s.kind, s.value = tokenEnd, ""
		return
	}
	switch c := s.text[s.off]; {
	case strings.IndexByte("{}[],", c) >= 0:
		s.off++
		s.kind = tokenPunct
	case c == '"':
		check := checker{src: s.text, off: s.off}
		if !check.str() {
			s.start = check.off
			s.fail("%s", check.msg)
			return
		}
		s.off = check.off
		s.kind, s.value = tokenString, gjson.Parse(s.text[s.start:s.off]).Str
		return
	default:
		for s.off < len(s.text) && isWordByte(s.text[s.off]) {
			s.off++
		}
		if s.off == s.start {
			s.fail("unexpected character %q", []rune(s.text[s.off:min(len(s.text), s.off+4)])[0])
			return
		}
		s.kind = tokenWord
		if c >= '0' && c <= '9' {
			s.kind = tokenNumber
		}
	}
	s.value = s.text[s.start:s.off]
}

func isWordByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-'
}

func (s *grantScanner) is(kind tokenKind, value string) bool {
	return s.kind == kind && s.value == value
}

func (s *grantScanner) expect(kind tokenKind, value string) {
	if !s.is(kind, value) {
		s.fail("expected `%s`, found %s", value, s.found())
		return
	}
	s.next()
}

// withAccess reads `with access to RES { … }` or `with access to { RES { … } … }`.
func (s *grantScanner) withAccess(g *Grant) {
	s.next()
	s.expect(tokenWord, "access")
	s.expect(tokenWord, "to")
	if !s.is(tokenPunct, "{") {
		s.resource(g)
		return
	}
	open := s.place()
	s.next()
	empty := true
	for s.err == nil && !s.is(tokenPunct, "}") {
		s.resource(g)
		empty = false
	}
	if empty && s.err == nil {
		s.err = open.fail("access-grant shorthand block grants no resources")
	}
	s.expect(tokenPunct, "}")
}

func (s *grantScanner) resource(g *Grant) {
	if s.kind != tokenWord || !validName(s.value, false) {
		s.fail("expected the name of a store, a script or `command`, found %s", s.found())
		return
	}
	r := Resource{Name: s.value, at: s.place()}
	if g.resource(r.Name) != nil || r.Name == ResourceLimits && g.Limits != (Limits{}) {
		s.fail("the grant lists access resource `%s` more than once", r.Name)
		return
	}
	s.next()
	s.expect(tokenPunct, "{")
	n := 0
	for ; s.err == nil && !s.is(tokenPunct, "}"); n++ {
		if r.Name == ResourceLimits {
			s.limit(&g.Limits)
		} else {
			s.operation(&r)
		}
	}
	s.expect(tokenPunct, "}")
	switch {
	case s.err != nil:
	case n == 0:
		s.err = r.at.fail("`with access to %s` grants no operations", r.Name)
	case r.Name != ResourceLimits:
		g.Resources = append(g.Resources, r)
	}
}

func (s *grantScanner) limit(l *Limits) {
	f := l.field(s.value)
	if s.kind != tokenWord || f == nil {
		s.fail("expected a limit (%s), found %s", strings.Join(LimitNames(), ", "), s.found())
		return
	}
	s.next()
	v, err := strconv.ParseInt(s.value, 10, 64)
	if s.kind != tokenNumber || err != nil || v < 1 || v > 1<<53 {
		s.fail("expected a whole number from 1 to 9007199254740992, found %s", s.found())
		return
	}
	*f = v
	s.next()
}

// operation reads a verb and its globs; a verb given twice covers both lists.
func (s *grantScanner) operation(r *Resource) {
	if s.kind != tokenWord || !validName(s.value, false) {
		s.fail("expected an operation or `}`, found %s", s.found())
		return
	}
	o := Operation{Verb: s.value, at: s.place()}
	s.next()
	if s.is(tokenWord, "for") {
		s.fail("`for` is not supported: a grant covers the whole resource or the globs it lists")
		return
	}
	if s.is(tokenPunct, "[") {
		s.next()
		o.Globs = s.globs(o)
	}
	for i := range r.Operations {
		if old := &r.Operations[i]; old.Verb == o.Verb {
			if old.Globs == nil || o.Globs == nil {
				old.Globs = nil
			} else {
				old.Globs = append(old.Globs, o.Globs...)
			}
			return
		}
	}
	r.Operations = append(r.Operations, o)
}

func (s *grantScanner) globs(o Operation) []string {
	list := []string{}
	for s.err == nil && !s.is(tokenPunct, "]") {
		if s.kind != tokenString {
			s.fail("expected a glob in double quotes, found %s", s.found())
			return nil
		}
		if _, err := CompileGlob(s.value); err != nil {
			s.fail("%v", err)
			return nil
		}
		list = append(list, s.value)
		s.next()
		if s.is(tokenPunct, ",") {
			s.next()
		} else if !s.is(tokenPunct, "]") && s.kind != tokenString {
			s.fail("expected , or ] in the list of globs, found %s", s.found())
		}
	}
	if len(list) == 0 && s.err == nil {
		s.err = o.at.fail("`%s` lists no globs; without a list it covers the whole resource", o.Verb)
	}
	s.expect(tokenPunct, "]")
	return list
}
