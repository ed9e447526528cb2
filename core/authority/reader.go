package authority

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/tidwall/gjson"
)

// maxErrors is how many mistakes of one document are reported.
const maxErrors = 20

// reader walks a checked JSON document, collects mistakes and gives each its path
// and position.
type reader struct {
	source string
	text   string
	errs   []error
	later  []func() // checks that need the whole document
}

// node is one value with its place.
type node struct {
	r    *reader
	path string
	off  int
	v    gjson.Result
}

func (r *reader) root() node {
	v := gjson.Parse(r.text)
	return node{r, "", v.Index, v}
}

// err joins the mistakes in the order of the document.
func (r *reader) err() error {
	slices.SortStableFunc(r.errs, func(a, b error) int {
		x, y := a.(*Error), b.(*Error)
		return cmp.Or(cmp.Compare(x.Line, y.Line), cmp.Compare(x.Col, y.Col))
	})
	return errors.Join(r.errs...)
}

func (n node) fail(format string, args ...any) {
	if len(n.r.errs) >= maxErrors {
		return
	}
	line, col := position(n.r.text, n.off)
	n.r.errs = append(n.r.errs, &Error{n.r.source, line, col, n.path, fmt.Sprintf(format, args...)})
}

func (n node) kind() string {
	switch {
	case n.v.IsObject():
		return "an object"
	case n.v.IsArray():
		return "an array"
	}
	switch n.v.Type {
	case gjson.String:
		return "a string"
	case gjson.Number:
		return "a number"
	case gjson.Null:
		return "null"
	}
	return "a boolean"
}

func (n node) want(what string) { n.fail("must be %s, not %s", what, n.kind()) }

// fields calls f for each key of an object, in the document's order, once a key.
func (n node) fields(f func(key string, keyNode, value node)) {
	if !n.v.IsObject() {
		n.want("an object")
		return
	}
	seen := map[string]bool{}
	n.v.ForEach(func(k, v gjson.Result) bool {
		child := node{n.r, joinPath(n.path, k.Str), v.Index, v}
		keyNode := child
		keyNode.off = k.Index
		if seen[k.Str] {
			keyNode.fail("is given twice")
			return true
		}
		seen[k.Str] = true
		f(k.Str, keyNode, child)
		return true
	})
}

func joinPath(path, key string) string {
	if key == "" || strings.ContainsAny(key, ".[]\" ") {
		key = strconv.Quote(key)
	}
	if path == "" {
		return key
	}
	return path + "." + key
}

// object reads the fields that are known; want names those that must be there.
func (n node) object(known map[string]func(node), want ...string) {
	missing := map[string]bool{}
	for _, w := range want {
		missing[w] = true
	}
	if !n.v.IsObject() {
		n.want("an object")
		return
	}
	n.fields(func(key string, keyNode, value node) {
		delete(missing, key)
		f, ok := known[key]
		if !ok {
			keyNode.fail("unknown field")
			return
		}
		f(value)
	})
	for _, w := range want {
		if missing[w] {
			n.fail("field `%s` is missing", w)
		}
	}
}

func (n node) str() (string, bool) {
	if n.v.Type != gjson.String {
		n.want("a string")
		return "", false
	}
	return n.v.Str, true
}

func (n node) positive() (int64, bool) {
	if n.v.Type != gjson.Number {
		n.want("a number")
		return 0, false
	}
	i, err := strconv.ParseInt(n.v.Raw, 10, 64)
	if err != nil || i < 1 || i > 1<<53 {
		n.fail("must be a whole number from 1 to 9007199254740992")
		return 0, false
	}
	return i, true
}

func (n node) elements(f func(i int, e node)) {
	if !n.v.IsArray() {
		n.want("an array")
		return
	}
	i := 0
	n.v.ForEach(func(_, v gjson.Result) bool {
		f(i, node{n.r, fmt.Sprintf("%s[%d]", n.path, i), v.Index, v})
		i++
		return true
	})
}

func (n node) strings(check func(e node, s string)) []string {
	list := []string{}
	n.elements(func(_ int, e node) {
		if s, ok := e.str(); ok {
			list = append(list, s)
			check(e, s)
		}
	})
	return list
}

// globs reads a list of patterns.
func (n node) globs() (sources []string, compiled globs) {
	sources = n.strings(func(e node, s string) {
		g, err := CompileGlob(s)
		if err != nil {
			e.fail("%v", err)
			return
		}
		compiled = append(compiled, g)
	})
	return sources, compiled
}
