package sed

import "ambit/core/shell/regex"

// addrKind is the kind of an address.
type addrKind uint8

const (
	addrLine     addrKind = iota // N
	addrStep                     // first~step
	addrLast                     // $
	addrRegex                    // /re/
	addrPlus                     // ,+N
	addrMultiple                 // ,~N
)

type addr struct {
	kind addrKind
	n    int64 // line, first, or N
	step int64
	re   *regex.Regexp // nil: the one used last
}

// address reads an address that begins with ch; nil means that there is none.
func (c *compiler) address(ch int) *addr {
	r := c.r
	switch {
	case ch == '/' || ch == '\\':
		if ch == '\\' {
			ch = r.next()
		}
		text, ok := r.slash(ch, true)
		if !ok {
			r.fail("unterminated address regex")
		}
		icase, multi := false, false
		for {
			ch = r.nonblank()
			if ch == 'I' && !c.o.posix {
				icase = true
			} else if ch == 'M' && !c.o.posix {
				multi = true
			} else {
				r.back(ch)
				return &addr{kind: addrRegex, re: c.pattern(text, icase, multi, 0)}
			}
		}
	case isDigit(ch):
		a := &addr{kind: addrLine, n: r.integer(ch)}
		ch = r.nonblank()
		if ch != '~' || c.o.posix {
			r.back(ch)
			return a
		}
		if step := r.integer(r.nonblank()); step > 0 {
			a.kind, a.step = addrStep, step
		}
		return a
	case (ch == '+' || ch == '~') && !c.o.posix:
		a := &addr{kind: addrPlus, n: r.integer(r.nonblank())}
		if ch == '~' {
			a.kind = addrMultiple
		}
		return a
	case ch == '$':
		return &addr{kind: addrLast}
	}
	return nil
}

// matches decides a single address.
func (m *machine) matches(a *addr) bool {
	switch a.kind {
	case addrLine:
		return m.in.line == a.n
	case addrStep:
		return m.in.line >= a.n && (m.in.line-a.n)%a.step == 0
	case addrLast:
		return m.in.last()
	case addrRegex:
		return m.regex(a.re).Match(m.space.b)
	}
	return false
}

// selects reports whether k applies to the current line, and moves its range on.
func (m *machine) selects(k *cmd) bool {
	if k.a1 == nil {
		return true
	}
	if k.a2 == nil {
		return m.matches(k.a1)
	}
	line := m.in.line
	if k.state == rangeActive {
		if k.a2.kind == addrRegex || k.a2.kind == addrLast || k.a2.kind == addrStep {
			if m.matches(k.a2) {
				k.state = rangeClosed
			}
			return true
		}
		if line >= k.rangeEnd {
			k.state = rangeClosed
		}
		// Lines that n or N skipped can leave the end behind; only a plain number
		// notices, as in GNU sed.
		return line <= k.rangeEnd || k.a2.kind != addrLine
	}
	if k.a1.kind == addrLine {
		// A range that begins at a line begins later if n or N skipped that line, and
		// never twice.
		if k.state == rangeClosed || line < k.a1.n || k.a2.kind == addrLine && line > k.a2.n && line != k.a1.n {
			return false
		}
	} else if !m.matches(k.a1) {
		return false
	}
	switch k.a2.kind {
	case addrLine:
		k.rangeEnd = k.a2.n
	case addrPlus:
		k.rangeEnd = line + k.a2.n
	case addrMultiple:
		k.rangeEnd = line
		if n := k.a2.n; n > 0 {
			// On a multiple already, GNU sed goes on to the next.
			k.rangeEnd = (line/n + 1) * n
		}
	case addrLast:
		k.rangeEnd = line
		if !m.in.last() {
			k.rangeEnd++
		}
	default:
		k.rangeEnd = line + 1
	}
	k.state = rangeClosed
	if line < k.rangeEnd {
		k.state = rangeActive
	}
	return true
}
