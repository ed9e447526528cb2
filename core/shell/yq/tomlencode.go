package yq

import (
	"io"
	"strings"

	"ambit/core/fuel"
)

// tomlEncoder writes a mapping as keys, tables and arrays of tables.
type tomlEncoder struct {
	plain
	m    *machine
	w    io.Writer
	keys bool // keys of the root were written: an empty line is due
}

func (e *tomlEncoder) encode(w io.Writer, n *node) {
	e.w, e.keys = w, false
	if n.kind == scalar {
		e.write(n.value + "\n")
		return
	}
	if n.kind != mapping {
		fail("TOML encoder expects a mapping at the root level")
	}
	e.comment(n.rare().head, "")
	for _, attributes := range []bool{true, false} {
		for i := 0; i+1 < len(n.content); i += 2 {
			if v := n.content[i+1]; isAttribute(v) == attributes {
				e.entry(n.content[i].value, v)
			}
		}
	}
}

func (e *tomlEncoder) write(s string) {
	e.m.meter.Charge(fuel.Step)
	e.m.meter.Scan(len(s))
	io.WriteString(e.w, s)
}

func isTables(n *node) bool {
	if n.kind != sequence || len(n.content) == 0 {
		return false
	}
	for _, v := range n.content {
		if v.kind != mapping || v.inline {
			return false
		}
	}
	return true
}

func isAttribute(n *node) bool { return n.kind == scalar || n.kind == sequence && !isTables(n) }

func (e *tomlEncoder) entry(key string, n *node) {
	switch {
	case isAttribute(n) && n.kind == sequence && allMaps(n):
		e.tables([]string{key}, n)
	case isAttribute(n), n.kind == mapping && n.inline:
		e.attribute(key, n)
	case n.kind == sequence:
		e.tables([]string{key}, n)
	case n.kind == mapping:
		e.table([]string{key}, n)
	default:
		fail("unsupported node kind for TOML: %d", 1<<(n.kind-1))
	}
}

// allMaps reports whether the elements are mappings, inline ones among them.
func allMaps(n *node) bool {
	for _, v := range n.content {
		if v.kind != mapping {
			return false
		}
	}
	return len(n.content) > 0
}

// comment writes the lines of a comment.
func (e *tomlEncoder) comment(s, indent string) {
	if s == "" {
		return
	}
	for _, line := range strings.Split(s, "\n") {
		line = strings.TrimSpace(line)
		if line == "" && indent != "" {
			continue
		}
		if !strings.HasPrefix(line, "#") {
			line = "# " + line
		}
		e.write(indent + line + "\n")
	}
}

// attribute writes key = value.
func (e *tomlEncoder) attribute(key string, n *node) {
	if n.tag == tagNull {
		return
	}
	e.keys = true
	e.comment(n.rare().head, "")
	if n.kind == sequence {
		for _, v := range n.content {
			if v.rare().head != "" {
				e.lines(key, n)
				return
			}
		}
	}
	line := tomlKey(key) + " = " + e.value(n)
	if n.rare().line != "" {
		c := strings.TrimSpace(n.rare().line)
		if !strings.HasPrefix(c, "#") {
			c = "# " + c
		}
		line += "  " + c
	}
	e.write(line + "\n")
}

// lines writes an array with comments, an element a line.
func (e *tomlEncoder) lines(key string, n *node) {
	e.write(tomlKey(key) + " = [\n")
	for i, v := range n.content {
		e.comment(v.rare().head, "  ")
		e.write("  " + e.value(v) + ",\n")
		if i < len(n.content)-1 {
			e.write("\n")
		}
	}
	e.write("]\n")
}

// value is a value in one line.
func (e *tomlEncoder) value(n *node) string {
	e.m.enter()
	defer e.m.leave()
	e.m.meter.Charge(fuel.Step)
	switch n.kind {
	case scalar:
		switch n.tag {
		case tagStr:
			return quoted(n.value)
		case tagNull:
			return `""`
		}
		return n.value
	case sequence:
		items := make([]string, len(n.content))
		for i, v := range n.content {
			items[i] = e.value(v)
		}
		return e.m.text("[" + strings.Join(items, ", ") + "]")
	case mapping:
		var parts []string
		for i := 0; i+1 < len(n.content); i += 2 {
			if v := n.content[i+1]; v.tag != tagNull {
				parts = append(parts, tomlKey(n.content[i].value)+" = "+e.value(v))
			}
		}
		return e.m.text("{ " + strings.Join(parts, ", ") + " }")
	}
	fail("aliases are not supported in TOML")
	return ""
}

func tomlKey(s string) string {
	if s == "" || span(s, func(c byte) bool { return isName(c) || c == '-' }) < len(s) {
		return quoted(s)
	}
	return s
}

func dotted(path []string) string {
	parts := make([]string, len(path))
	for i, p := range path {
		parts[i] = tomlKey(p)
	}
	return strings.Join(parts, ".")
}

func below(path []string, key string) []string {
	return append(path[:len(path):len(path)], key)
}

func (e *tomlEncoder) emptyLine() {
	if e.keys {
		e.write("\n")
		e.keys = false
	}
}

// tables writes an array of tables.
func (e *tomlEncoder) tables(path []string, n *node) {
	if len(path) == 1 {
		e.emptyLine()
	}
	for _, v := range n.content {
		e.write("[[" + dotted(path) + "]]\n")
		e.body(path, v)
	}
}

// table writes a mapping as a table; without keys of its own only those below.
func (e *tomlEncoder) table(path []string, n *node) {
	e.m.enter()
	defer e.m.leave()
	own := len(n.content) == 0
	for i := 1; i < len(n.content); i += 2 {
		v := n.content[i]
		own = own || isAttribute(v) && v.tag != tagNull || v.kind == mapping && v.inline
	}
	if own {
		e.emptyLine()
		e.comment(n.rare().head, "")
		e.write("[" + dotted(path) + "]\n")
		e.body(path, n)
		return
	}
	for i := 0; i+1 < len(n.content); i += 2 {
		switch v := n.content[i+1]; {
		case v.kind == mapping:
			e.table(below(path, n.content[i].value), v)
		case isTables(v):
			e.emptyLine()
			e.tables(below(path, n.content[i].value), v)
		default:
			e.attribute(n.content[i].value, v)
		}
	}
}

// body writes keys, then arrays of tables, then tables.
func (e *tomlEncoder) body(path []string, n *node) {
	for i := 0; i+1 < len(n.content); i += 2 {
		if v := n.content[i+1]; isAttribute(v) || v.kind == mapping && v.inline {
			e.attribute(n.content[i].value, v)
		}
	}
	for i := 0; i+1 < len(n.content); i += 2 {
		if v := n.content[i+1]; isTables(v) {
			e.tables(below(path, n.content[i].value), v)
		}
	}
	for i := 0; i+1 < len(n.content); i += 2 {
		if v := n.content[i+1]; v.kind == mapping && !v.inline {
			e.table(below(path, n.content[i].value), v)
		}
	}
}
