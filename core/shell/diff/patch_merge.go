package diff

import (
	"bytes"
	"strconv"
)

// mergeStyle is how patch --merge shows a conflict (GNU diffutils manual, "Merging
// with patch").
type mergeStyle int

const (
	mergeOff   mergeStyle = iota
	mergeTwo              // both versions
	mergeDiff3            // and what the patch expected
)

// merging merges one hunk into the target. Its three cursors stand on lines of the
// hunk's old side, of its new side, and of the part of the target that resembles
// the old side.
type merging struct {
	a        *applier
	old, new []hunkLine
	gone     []bool // lines of old that the target lacks
	extra    []bool // lines of the target that old lacks
	o, n, i  int
	where    int // line of the target, from 1, at cursor i
	clean    bool
	first    string // the kind of the first part reported
}

func (m *merging) deleted() bool { return m.o < len(m.old) && m.old[m.o].op == '-' }
func (m *merging) added() bool   { return m.n < len(m.new) && m.new[m.n].op == '+' }
func (m *merging) lost() bool    { return m.o < len(m.old) && m.gone[m.o] }
func (m *merging) foreign() bool { return m.i < len(m.extra) && m.extra[m.i] }

// mergeHunk merges a hunk at line where, or at the most similar place if where is 0.
func (a *applier) mergeHunk(h *hunk, where int) {
	m := &merging{a: a, where: where, clean: where != 0}
	for _, l := range h.lines {
		if l.op != '+' {
			m.old = append(m.old, l)
		}
		if l.op != '-' {
			m.new = append(m.new, l)
		}
	}
	matched := len(m.old)
	if where == 0 {
		m.where, matched = m.closest(h)
	}
	m.compare(matched)
	m.copyTo(m.where - 1)
	for m.o < len(m.old) || m.n < len(m.new) || m.i < len(m.extra) {
		a.p.Charge(1)
		o, n, i := m.o, m.n, m.i
		if !m.step() {
			m.conflict(o, n, i)
		}
	}
	if m.first != "" {
		a.say(".\n")
	}
}

// step takes over the next lines if the sides agree about them, and reports whether
// they do.
func (m *merging) step() bool {
	switch {
	case m.deleted() || m.added():
		o, n := m.o, m.n
		for m.deleted() {
			if m.lost() || m.foreign() {
				return false
			}
			m.o++
			m.i++
		}
		if m.lost() || m.foreign() {
			return false
		}
		for m.added() {
			m.n++
		}
		if m.a.verbose || !m.a.silent && !m.clean {
			m.report("merged", m.where, m.n-n)
		}
		m.a.t.frozen += m.o - o
		m.where += m.o - o
		m.a.outOffset += m.n - n
		m.write(m.new[n:m.n])
	case m.lost():
		for m.o < len(m.old) && m.old[m.o].op == ' ' && m.lost() {
			if m.added() {
				return false
			}
			m.o++
			m.n++
		}
		return !m.deleted() && !m.added()
	case m.foreign():
		for m.foreign() {
			m.i++
			m.where++
		}
		m.copyTo(m.where - 1)
	default:
		for m.o < len(m.old) && m.n < len(m.new) && !m.deleted() && !m.lost() && !m.added() && !m.foreign() {
			m.o++
			m.n++
			m.i++
			m.where++
		}
		m.copyTo(m.where - 1)
	}
	return true
}

// conflict goes to the end of the lines about which the sides differ, which begin
// at o, n and i, and writes both versions.
func (m *merging) conflict(o, n, i int) {
	for {
		m.a.p.Charge(1)
		switch {
		case m.deleted():
			for m.foreign() {
				m.i++
			}
			if !m.lost() {
				m.i++
			}
			m.o++
			continue
		case m.lost():
			for m.added() {
				m.n++
			}
			if m.old[m.o].op == ' ' {
				m.n++
			}
			m.o++
			continue
		case m.added():
			m.n++
			continue
		case m.foreign():
			m.i++
			continue
		}
		break
	}
	t := m.a.t
	same := func(n, line int) bool { return line <= len(t.lines) && m.a.sameLine(t.lines[line-1], m.new[n].text) }
	prefix := 0
	for i+prefix < m.i && n+prefix < m.n && same(n+prefix, m.where+prefix) {
		prefix++
	}
	applied := i+prefix == m.i && n+prefix == m.n
	if applied {
		m.report("already applied", m.where, prefix)
	}
	if m.a.merge == mergeTwo || applied {
		i, n = i+prefix, n+prefix
		m.where += prefix
		m.copyTo(m.where - 1)
	}
	if applied {
		return
	}
	suffix := 0
	if m.a.merge == mergeTwo {
		for i < m.i-suffix && n < m.n-suffix && same(m.n-suffix-1, m.where+m.i-i-suffix-1) {
			suffix++
		}
	}
	theirs, ours := m.i-suffix-i, m.new[n:m.n-suffix]
	lines := 3 + theirs + len(ours)
	if m.a.merge == mergeDiff3 {
		lines += 1 + m.o - o
	}
	m.report("NOT MERGED", m.where, lines)
	m.a.outOffset += lines - theirs
	m.mark("<<<<<<<")
	m.where += theirs
	m.copyTo(m.where - 1)
	if m.a.merge == mergeDiff3 {
		m.mark("|||||||")
		m.write(m.old[o:m.o])
	}
	m.mark("=======")
	m.write(ours)
	m.mark(">>>>>>>")
	m.where += suffix
	m.copyTo(m.where - 1)
	m.a.status = max(m.a.status, 1)
}

// report tells what became of n lines from line of the target on.
func (m *merging) report(what string, line, n int) {
	switch m.first {
	case "":
		m.a.say("Hunk #" + strconv.Itoa(m.a.hunks) + " " + what + " at ")
		m.first = what
	case what:
		m.a.say(",")
	default:
		m.a.say(", " + what + " at ")
	}
	line += m.a.outOffset
	m.a.say(strconv.Itoa(line))
	if n > 1 {
		m.a.say("-" + strconv.Itoa(line+n-1))
	}
}

func (m *merging) copyTo(line int) {
	if t := m.a.t; t.frozen < line {
		t.newLine()
		t.copyTo(min(line, len(t.lines)))
	}
}

func (m *merging) write(lines []hunkLine) {
	for _, l := range lines {
		m.a.t.newLine()
		m.a.t.out.Write(l.text)
	}
}

func (m *merging) mark(s string) {
	m.a.t.newLine()
	m.a.t.out.WriteString(s + "\n")
}

// newLine ends an incomplete line of the output.
func (t *target) newLine() {
	if b := t.out.Bytes(); len(b) > 0 && b[len(b)-1] != '\n' {
		t.out.WriteByte('\n')
	}
}

// compare finds what differs between the hunk's old side and the lines of the target
// at where.
func (m *merging) compare(matched int) {
	m.gone, m.extra = make([]bool, len(m.old)), make([]bool, matched)
	classes := map[string]int32{}
	class := func(line []byte) int32 {
		key := string(m.a.lineKey(line))
		c, ok := classes[key]
		if !ok {
			c = int32(len(classes))
			classes[key] = c
		}
		return c
	}
	s := sequence{
		meter:   m.a.p.Meter,
		deleted: func(x int) { m.gone[x] = true },
		added:   func(y int) { m.extra[y] = true },
	}
	for _, l := range m.old {
		s.x = append(s.x, class(l.text))
	}
	for i := range matched {
		s.y = append(s.y, class(m.a.t.lines[m.where-1+i]))
	}
	s.run(false)
}

// closest finds the place, nearest to where the hunk should be, at which the fewest
// lines of the old side have been changed. As many as the hunk has context may be.
func (m *merging) closest(h *hunk) (where, matched int) {
	t := m.a.t
	guess := h.oldFirst + m.a.inOffset
	if len(m.old) == 0 {
		guess++
	}
	context := 0
	for _, l := range m.old {
		if l.op == ' ' {
			context++
		}
	}
	where = guess
	least := t.frozen + 1
	defer func() { where = min(max(where, least), len(t.lines)+1) }()
	if context == 0 {
		return where, 0
	}
	most, fewest := 2*context, len(m.old)-context
	forwards, backwards := len(t.lines)-len(m.old)+context+1-guess, guess-least
	furthest := max(forwards, backwards)
	prefix, suffix := h.context()
	if suffix > prefix && h.oldFirst <= 1 {
		forwards = 0
	}
	backwards = min(backwards, guess-1)
	try := func(at int) bool {
		if at < 1 || at > len(t.lines)+1 {
			return false
		}
		wanted := fewest
		if suffix < prefix {
			wanted = len(t.lines) - at + 1
		}
		changes, n := m.distance(at, wanted, most)
		if changes > most || n <= matched {
			return false
		}
		where, matched = at, n
		fewest, most = n, changes-1
		return changes == 0
	}
	for offset := 0; offset <= furthest; offset++ {
		if offset <= forwards && try(guess+offset) || offset > 0 && offset <= backwards && try(guess-offset) {
			break
		}
	}
	return where, matched
}

// distance counts the lines to delete and to insert that turn the old side of the
// hunk into lines of the target from line at on, of which there must be at least
// fewest; more than most is too many. n is how many lines of the target that takes.
// (Myers' greedy algorithm, figure 2 of "An O(ND) Difference Algorithm and Its
// Variations".)
func (m *merging) distance(at, fewest, most int) (changes, n int) {
	lines := m.a.t.lines[at-1:]
	// GNU patch demands that so many lines match, but less by the number of the line
	// in the target; that decides where a hunk goes that resembles nothing.
	enough := 2*fewest - 2*at
	equal := func(x, y int) bool { return m.a.sameLine(lines[y], m.old[x].text) }
	rows, columns := len(m.old), len(lines)
	if fewest > columns || most < 0 {
		return most + 1, 0
	}
	x := 0
	for x < rows && x < columns && equal(x, x) {
		x++
	}
	if x == rows && x >= fewest && 2*x >= enough {
		return 0, x
	}
	furthest := make([]int, 2*most+3) // of diagonal d at d + most + 1
	reach := func(d int) *int { return &furthest[d+most+1] }
	*reach(0) = x
	n = -1
	low, high := 0, 0
	for c := 1; c <= most; c++ {
		if low > -columns {
			low--
			*reach(low - 1) = -1
		} else {
			low++
		}
		if high < rows {
			high++
			*reach(high + 1) = -1
		} else {
			high--
		}
		m.a.p.Charge(int64(high-low)/2 + 1)
		for d := high; d >= low; d -= 2 {
			x := *reach(d + 1)
			if *reach(d - 1) >= x {
				x = *reach(d - 1) + 1
			}
			y := x - d
			for x < rows && y < columns && equal(x, y) {
				x++
				y++
			}
			*reach(d) = x
			if x == rows && y >= fewest && x+y-c >= enough {
				n = max(n, y)
				if y == columns {
					return c, n
				}
			}
		}
		if n >= 0 {
			return c, n
		}
	}
	return most + 1, 0
}

// applyConditional puts a hunk that matches at where into the output, with both
// versions between the conditions of the C preprocessor that -D asks for.
func (a *applier) applyConditional(h *hunk, where int) {
	t := a.t
	t.copyTo(where - 1)
	const (
		outside = iota
		inOld
		inNew
		inElse
	)
	state := outside
	put := func(directive string) {
		if b := t.out.Bytes(); len(b) > 0 && !bytes.HasSuffix(b, []byte("\n")) {
			t.out.WriteByte('\n')
		}
		t.out.WriteString("#" + directive + "\n")
	}
	broken := false // an incomplete line is followed by an empty one
	for _, l := range h.lines {
		switch {
		case l.op == ' ':
			if state != outside {
				put("endif")
				state = outside
			}
			if t.frozen < len(t.lines) {
				t.copyTo(t.frozen + 1)
			}
			continue
		case l.op == '-' && state == outside:
			put("ifndef " + a.ifdef)
			state = inOld
		case l.op == '-' && state == inNew, l.op == '+' && state == inOld:
			put("else")
			state = inElse
		case l.op == '+' && state == outside:
			put("ifdef " + a.ifdef)
			state = inNew
		}
		if broken {
			t.out.WriteByte('\n')
		}
		t.out.Write(l.text)
		broken = !bytes.HasSuffix(l.text, []byte("\n"))
		if l.op == '-' {
			t.frozen++
		}
	}
	if state != outside {
		put("endif")
	}
	a.outOffset += h.count('+') - h.count('-')
}
