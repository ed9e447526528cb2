package yq

import (
	"fmt"
	"strings"
)

func (m *machine) envsubst(c context, e *expr) context {
	if m.prefs.noEnv {
		fail("env operations have been disabled")
	}
	return c.each(func(n *node, out *list) {
		if n.tag != tagStr {
			fail("cannot substitute with %s, can only substitute strings. Hint: Most often you'll want to use '|=' over '=' for this operation", n.tag)
		}
		s := &substitution{m: m, o: e.op.env}
		text := s.text(n.value)
		if len(s.errs) > 0 {
			fail("%s", strings.Join(s.errs, "\n"))
		}
		out.add(m.replacement(n, scalar, tagStr, m.text(text)))
	})
}

// substitution puts variables of the environment into a text: $V, ${V}, ${V-word},
// ${V:-word}, ${V=word}, ${V:=word}, ${V+word}, ${V:+word}.
type substitution struct {
	m    *machine
	o    envOptions
	errs []string
}

func isName(c byte) bool { return c == '_' || isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'z' }

func (s *substitution) text(t string) string {
	var b strings.Builder
	for t != "" {
		before, after, ok := strings.Cut(t, "$")
		b.WriteString(before)
		if !ok {
			break
		}
		s.m.meter.Scan(len(before) + 16)
		switch {
		case strings.HasPrefix(after, "$"): // $$ stands for itself
			b.WriteByte('$')
			t = after[1:]
			continue
		case strings.HasPrefix(after, "{"):
			n := span(after[1:], isName)
			end := strings.IndexByte(after, '}')
			if n == 0 || end < 0 {
				if end < 0 && n > 0 {
					s.error("closing brace expected")
					return b.String()
				}
				b.WriteString("${")
				t = after[1:]
				continue
			}
			b.WriteString(s.braced(after[1:1+n], after[1+n:end]))
			t = after[end+1:]
			continue
		}
		n := span(after, isName)
		if n == 0 {
			b.WriteByte('$')
		} else {
			b.WriteString(s.variable(after[:n]))
		}
		t = after[n:]
	}
	return b.String()
}

func (s *substitution) error(format string, args ...any) {
	if len(s.errs) == 0 || !s.o.failFast {
		s.errs = append(s.errs, fmt.Sprintf(format, args...))
	}
}

func (s *substitution) variable(name string) string {
	v, set := s.m.p.Getenv(name)
	switch {
	case s.o.noUnset && !set:
		s.error("variable ${%s} not set", name)
	case s.o.noEmpty && set && v == "":
		s.error("variable ${%s} set but empty", name)
	}
	return v
}

func (s *substitution) braced(name, op string) string {
	v, set := s.m.p.Getenv(name)
	colon := strings.HasPrefix(op, ":")
	op = strings.TrimPrefix(op, ":")
	if op == "" {
		return s.variable(name)
	}
	word := op[1:]
	if strings.HasPrefix(word, "$") {
		word = s.variable(word[1:])
	}
	there := set && (!colon || v != "")
	switch op[0] {
	case '-', '=':
		if there {
			return v
		}
		return word
	case '+':
		if there {
			return word
		}
		return ""
	}
	return s.variable(name)
}
