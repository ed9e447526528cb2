package diff

import (
	"strconv"
	"strings"
)

// Group and line formats (GNU diff manual, If-then-else).

// which tells the kinds of groups and lines apart.
type which int

const (
	oldPart which = iota
	newPart
	unchangedPart
	changedPart
)

func (d *differ) setIfdef(name string) {
	d.groupFormat = [4]string{
		oldPart:       "#ifndef " + name + "\n%<#endif /* ! " + name + " */\n",
		newPart:       "#ifdef " + name + "\n%>#endif /* " + name + " */\n",
		unchangedPart: "%=",
		changedPart:   "#ifndef " + name + "\n%<#else /* " + name + " */\n%>#endif /* " + name + " */\n",
	}
	d.groupSet = [4]bool{true, true, true, true}
}

// merged writes both files by the group and line formats.
func (j *job) merged() {
	if !j.groupSet[oldPart] {
		j.groupFormat[oldPart] = "%<"
		if j.groupSet[changedPart] {
			j.groupFormat[oldPart] = j.groupFormat[changedPart]
		}
	}
	if !j.groupSet[newPart] {
		j.groupFormat[newPart] = "%>"
		if j.groupSet[changedPart] {
			j.groupFormat[newPart] = j.groupFormat[changedPart]
		}
	}
	if !j.groupSet[unchangedPart] {
		j.groupFormat[unchangedPart] = "%="
	}
	if !j.groupSet[changedPart] {
		j.groupFormat[changedPart] = j.groupFormat[oldPart] + j.groupFormat[newPart]
	}
	i, k := 0, 0
	same := func(a, b int) {
		if i < a || k < b {
			j.group(j.groupFormat[unchangedPart], i, a, k, b)
		}
	}
	for n, c := range j.changes {
		if j.ignorable(j.changes[n : n+1]) {
			continue
		}
		same(c.a, c.b)
		kind := changedPart
		switch {
		case c.deleted == 0:
			kind = newPart
		case c.added == 0:
			kind = oldPart
		}
		j.group(j.groupFormat[kind], c.a, c.a+c.deleted, c.b, c.b+c.added)
		i, k = c.a+c.deleted, c.b+c.added
	}
	same(j.a.count(), j.b.count())
}

// group writes lines a0 to a1 of the first and b0 to b1 of the second file.
func (j *job) group(f string, a0, a1, b0, b1 int) { j.groupPart(f, 0, a0, a1, b0, b1, 0, true) }

const maxFormatDepth = 100

// groupPart interprets f until one of the end characters, if set, and returns the
// rest.
func (j *job) groupPart(f string, end byte, a0, a1, b0, b1, depth int, show bool) string {
	for f != "" {
		c := f[0]
		if c == end && end != 0 {
			return f
		}
		f = f[1:]
		if c != '%' || f == "" {
			if show {
				j.p.Stdout.WriteByte(c)
			}
			continue
		}
		j.p.Charge(1)
		switch f[0] {
		case '%':
			if show {
				j.write("%")
			}
			f = f[1:]
		case '<':
			if show {
				j.lines(j.a, a0, a1, j.lineFormat[oldPart])
			}
			f = f[1:]
		case '>':
			if show {
				j.lines(j.b, b0, b1, j.lineFormat[newPart])
			}
			f = f[1:]
		case '=':
			if show {
				j.lines(j.a, a0, a1, j.lineFormat[unchangedPart])
			}
			f = f[1:]
		case '(':
			rest, ok := "", false
			if depth < maxFormatDepth {
				rest, ok = j.conditional(f[1:], a0, a1, b0, b1, depth, show)
			}
			if !ok {
				if show {
					j.write("%")
				}
				continue
			}
			f = rest
		default:
			text, rest, ok := j.formatItem(f, func(letter byte) (int, bool) {
				return groupNumber(letter, a0, a1, b0, b1)
			})
			if !ok {
				if show {
					j.write("%")
				}
				continue
			}
			if show {
				j.write(text)
			}
			f = rest
		}
	}
	return f
}

func groupNumber(letter byte, a0, a1, b0, b1 int) (int, bool) {
	lo, hi := a0, a1
	if letter >= 'A' && letter <= 'Z' {
		lo, hi, letter = b0, b1, letter|0x20
	}
	switch letter {
	case 'e':
		return lo, true
	case 'f':
		return lo + 1, true
	case 'l':
		return hi, true
	case 'm':
		return hi + 1, true
	case 'n':
		return hi - lo, true
	}
	return 0, false
}

// conditional is (A=B?T:E).
func (j *job) conditional(f string, a0, a1, b0, b1, depth int, show bool) (string, bool) {
	operand := func() (int, bool) {
		if f == "" {
			return 0, false
		}
		if f[0] >= '0' && f[0] <= '9' {
			n := 0
			for n < len(f) && f[n] >= '0' && f[n] <= '9' {
				n++
			}
			v, err := strconv.Atoi(f[:n])
			f = f[n:]
			return v, err == nil
		}
		v, ok := groupNumber(f[0], a0, a1, b0, b1)
		f = f[1:]
		return v, ok
	}
	x, ok := operand()
	if !ok || f == "" || f[0] != '=' {
		return "", false
	}
	f = f[1:]
	y, ok := operand()
	if !ok || f == "" || f[0] != '?' {
		return "", false
	}
	f = j.groupPart(f[1:], ':', a0, a1, b0, b1, depth+1, show && x == y)
	if f != "" {
		f = j.groupPart(f[1:], ')', a0, a1, b0, b1, depth+1, show && x != y)
		if f != "" {
			f = f[1:]
		}
	}
	return f, true
}

// formatItem interprets c'C' and printf-like numbers, what the two kinds of format
// have in common; f begins behind the percent sign.
func (j *job) formatItem(f string, number func(letter byte) (int, bool)) (text, rest string, ok bool) {
	if strings.HasPrefix(f, "c'") {
		end := strings.IndexByte(f[2:], '\'')
		if end == 0 && strings.HasPrefix(f[2:], "''") {
			end = 1
		}
		if end < 1 {
			return "", "", false
		}
		v := f[2 : 2+end]
		if v[0] == '\\' && len(v) > 1 {
			n, err := strconv.ParseUint(v[1:], 8, 8)
			if err != nil {
				return "", "", false
			}
			v = string([]byte{byte(n)})
		} else if len(v) != 1 {
			return "", "", false
		}
		return v, f[3+end:], true
	}
	i := 0
	left, zero := false, false
	for i < len(f) && (f[i] == '-' || f[i] == '\'' || f[i] == '0') {
		left, zero = left || f[i] == '-', zero || f[i] == '0'
		i++
	}
	width, prec := 0, -1
	for ; i < len(f) && f[i] >= '0' && f[i] <= '9'; i++ {
		width = min(width*10+int(f[i]-'0'), 4096)
	}
	if i < len(f) && f[i] == '.' {
		prec = 0
		for i++; i < len(f) && f[i] >= '0' && f[i] <= '9'; i++ {
			prec = min(prec*10+int(f[i]-'0'), 4096)
		}
	}
	if i+1 >= len(f) || strings.IndexByte("doxX", f[i]) < 0 {
		return "", "", false
	}
	v, known := number(f[i+1])
	if !known {
		return "", "", false
	}
	base := map[byte]int{'d': 10, 'o': 8, 'x': 16, 'X': 16}[f[i]]
	s := strconv.FormatInt(int64(v), base)
	if f[i] == 'X' {
		s = strings.ToUpper(s)
	}
	if n := prec - len(s); n > 0 {
		s = strings.Repeat("0", n) + s
	}
	if n := width - len(s); n > 0 {
		switch {
		case left:
			s += strings.Repeat(" ", n)
		case zero && prec < 0:
			s = strings.Repeat("0", n) + s
		default:
			s = strings.Repeat(" ", n) + s
		}
	}
	return s, f[i+2:], true
}

// lines writes lines of f by a line format.
func (j *job) lines(f *textFile, from, to int, format *string) {
	for i := from; i < to; i++ {
		j.p.Charge(1)
		if format == nil {
			j.text(f.line(i), "")
			if !f.incomplete(i) {
				j.write("\n")
			}
			continue
		}
		for s := *format; s != ""; {
			if s[0] != '%' || len(s) == 1 {
				j.p.Stdout.WriteByte(s[0])
				s = s[1:]
				continue
			}
			switch s[1] {
			case '%':
				j.write("%")
				s = s[2:]
			case 'l', 'L':
				j.text(f.line(i), "")
				if s[1] == 'L' && !f.incomplete(i) {
					j.write("\n")
				}
				s = s[2:]
			default:
				text, rest, ok := j.formatItem(s[1:], func(letter byte) (int, bool) { return i + 1, letter == 'n' })
				if !ok {
					j.write("%")
					s = s[1:]
					continue
				}
				j.write(text)
				s = rest
			}
		}
	}
}
