package diff

import (
	"bytes"
	"strconv"
	"strings"
)

// target is the file that a patch is applied to.
type target struct {
	lines  [][]byte // with their newline
	out    bytes.Buffer
	frozen int // lines that are already in out
}

func newTarget(data []byte) *target {
	return &target{lines: newPatchReader(data).lines}
}

func (t *target) copyTo(line int) {
	for ; t.frozen < line; t.frozen++ {
		t.out.Write(t.lines[t.frozen])
	}
}

// applier applies the hunks of one file.
type applier struct {
	*patcher
	t             *target
	inOffset      int // how far hunks were found from where they should be
	outOffset     int // how many lines were added so far
	anyway        bool
	skip          bool
	reverse       bool
	mismatch      bool
	anywayMissing bool // a file that does not exist is to be patched all the same
	failed        int
	hunks         int
	rejects       bytes.Buffer
}

// locate finds the line (from 1) at which a hunk matches with the given fuzz, or 0.
func (a *applier) locate(h *hunk, fuzz int) int {
	prefix, suffix := h.context()
	context := max(prefix, suffix)
	prefixFuzz, suffixFuzz := fuzz+prefix-context, fuzz+suffix-context
	pattern := a.pattern(h)
	guess := h.oldFirst + a.inOffset
	if len(pattern) == 0 {
		guess++
		return min(guess, len(a.t.lines)+1)
	}
	lines := len(a.t.lines)
	maxWhere := lines - (len(pattern) - max(suffixFuzz, 0)) + 1
	if suffixFuzz < 0 {
		maxWhere = lines - (len(pattern) - suffixFuzz) + 1
	}
	minWhere := a.t.frozen + 1
	maxPos, maxNeg := maxWhere-guess, guess-minWhere
	maxOffset := max(maxPos, maxNeg)
	if guess <= maxNeg {
		maxNeg = guess - 1
	}
	try := func(offset, prefixFuzz, suffixFuzz int) int {
		if !a.match(pattern, guess+offset, prefixFuzz, suffixFuzz) {
			return 0
		}
		a.inOffset += offset
		return guess + offset
	}
	if prefixFuzz < 0 && h.oldFirst <= 1 {
		// Less context before than after: only the start of the file can match.
		if suffixFuzz < 0 && (len(pattern) != lines || prefix < a.t.frozen) {
			return 0
		}
		offset := 1 - guess
		if a.t.frozen <= prefix && offset <= maxPos {
			return try(offset, 0, max(suffixFuzz, 0))
		}
		return 0
	}
	prefixFuzz = max(prefixFuzz, 0)
	if suffixFuzz < 0 {
		// Only the end of the file can match.
		offset := guess - (lines - len(pattern) + 1)
		if offset <= maxNeg {
			return try(-offset, prefixFuzz, 0)
		}
		return 0
	}
	for offset := 0; offset <= maxOffset; offset++ {
		a.p.Charge(1)
		if offset <= maxPos {
			if w := try(offset, prefixFuzz, suffixFuzz); w != 0 {
				return w
			}
		}
		if offset > 0 && offset <= maxNeg && guess-offset <= maxWhere {
			if w := try(-offset, prefixFuzz, suffixFuzz); w != 0 {
				return w
			}
		}
	}
	return 0
}

// pattern is the old side of a hunk.
func (a *applier) pattern(h *hunk) [][]byte {
	var lines [][]byte
	for _, l := range h.lines {
		if l.op != '+' {
			lines = append(lines, l.text)
		}
	}
	return lines
}

func (a *applier) match(pattern [][]byte, where, prefixFuzz, suffixFuzz int) bool {
	for i := prefixFuzz; i < len(pattern)-suffixFuzz; i++ {
		n := where - 1 + i
		if n < 0 || n >= len(a.t.lines) {
			return false
		}
		if !a.sameLine(a.t.lines[n], pattern[i]) {
			return false
		}
	}
	return true
}

func (a *applier) sameLine(x, y []byte) bool {
	if !a.ignoreSpace {
		return bytes.Equal(x, y)
	}
	return bytes.Equal(a.lineKey(x), a.lineKey(y))
}

// lineKey is a line without what does not count when lines are compared.
func (a *applier) lineKey(line []byte) []byte {
	if !a.ignoreSpace {
		return line
	}
	e := equality{white: ignoreAmount}
	return e.key(bytes.TrimSuffix(line, []byte("\n")), nil)
}

// apply puts a hunk that matches at where into the output. Context comes from the
// file, since fuzz lets it differ from the patch.
func (a *applier) apply(h *hunk, where int) {
	t := a.t
	t.copyTo(where - 1)
	for i, l := range h.lines {
		switch l.op {
		case ' ':
			if t.frozen < len(t.lines) {
				t.copyTo(t.frozen + 1)
			}
		case '-':
			t.frozen++
		default:
			t.out.Write(l.text)
			if !bytes.HasSuffix(l.text, []byte("\n")) && t.frozen+deletions(h.lines[i+1:]) < len(t.lines) {
				t.out.WriteByte('\n') // it is not the last line
			}
		}
	}
	a.outOffset += h.count('+') - h.count('-')
}

// deletions counts the lines that are taken away.
func deletions(lines []hunkLine) int {
	n := 0
	for _, l := range lines {
		if l.op == '-' {
			n++
		}
	}
	return n
}

// hunk applies one hunk or rejects it.
func (a *applier) hunk(h *hunk, fp *filePatch) {
	a.hunks++
	if a.reverse {
		h.swap()
	}
	prefix, suffix := h.context()
	maxFuzz := min(a.maxFuzz, max(prefix, suffix))
	if a.merge != mergeOff {
		maxFuzz = 0
	}
	where, fuzz := 0, 0
	for !a.skip {
		where = a.locate(h, fuzz)
		if where == 0 || fuzz > 0 || a.inOffset != 0 {
			a.mismatch = true
		}
		if a.hunks == 1 && where == 0 && !a.force && !a.anyway && a.reverse == a.reversed {
			h.swap()
			where = a.locate(h, fuzz)
			kind := "Reversed (or previously applied)"
			if a.reverse {
				kind = "Unreversed"
			}
			if where != 0 && a.mayReverse(kind+" patch detected!") {
				a.reverse = !a.reverse
			} else {
				h.swap()
				if where != 0 {
					a.anyway = true
					where = 0
					a.inOffset = 0
					if a.skip {
						break
					}
					continue
				}
			}
		}
		if where != 0 {
			break
		}
		fuzz++
		if fuzz > maxFuzz {
			break
		}
	}
	if a.merge != mergeOff && !a.skip {
		a.mergeHunk(h, where)
		return
	}
	at := h.oldFirst + a.outOffset
	if where != 0 {
		at = where + a.outOffset
	}
	if len(a.pattern(h)) == 0 && where != 0 {
		at = where - 1 + a.outOffset
		if h.newFirst > 0 {
			at = where + a.outOffset
		}
	}
	if a.skip || where == 0 || where == 1 && a.saysNonexistent(fp) && len(a.t.lines) > 0 {
		a.reject(h, fp)
		a.failed++
		if !a.skip && !a.silent || a.verbose {
			verb := "FAILED"
			if a.skip {
				verb = "ignored"
			}
			note := ""
			if !a.skip && a.lineEndings(h, at) {
				note = " (different line endings)"
			}
			a.say("Hunk #" + strconv.Itoa(a.hunks) + " " + verb + " at " + strconv.Itoa(at) + note + ".\n")
		}
		return
	}
	if a.ifdef != "" {
		a.applyConditional(h, where)
	} else {
		a.apply(h, where)
	}
	if a.verbose || !a.silent && (fuzz > 0 || a.inOffset != 0) {
		s := "Hunk #" + strconv.Itoa(a.hunks) + " succeeded at " + strconv.Itoa(at)
		if fuzz > 0 {
			s += " with fuzz " + strconv.Itoa(fuzz)
		}
		if a.inOffset != 0 {
			s += " (offset " + strconv.Itoa(a.inOffset) + " line"
			if a.inOffset != 1 {
				s += "s"
			}
			s += ")"
		}
		a.say(s + ".\n")
	}
}

// saysNonexistent reports whether the patch takes the file for a new one.
func (a *applier) saysNonexistent(fp *filePatch) bool {
	if a.reverse {
		return fp.new.epoch
	}
	return fp.old.epoch
}

// lineEndings reports whether the hunk would match but for carriage returns.
func (a *applier) lineEndings(h *hunk, at int) bool {
	pattern := a.pattern(h)
	at -= a.outOffset
	if at < 1 || at-1+len(pattern) > len(a.t.lines) {
		return false
	}
	differ := false
	for i, l := range pattern {
		x := a.t.lines[at-1+i]
		if !bytes.Equal(bytes.TrimRight(x, "\r\n"), bytes.TrimRight(l, "\r\n")) {
			return false
		}
		differ = differ || !bytes.Equal(x, l)
	}
	return differ
}

// mayReverse asks whether a patch that seems to be the wrong way round is to be
// turned. There is no terminal to ask at, so the answer is the default: no.
func (a *applier) mayReverse(what string) bool {
	switch {
	case a.noReverse:
		if !a.silent {
			a.say(what)
			a.say("  Skipping patch.\n")
		}
		a.skip = true
		return false
	case a.batch:
		a.say(what)
		if a.reverse {
			a.say("  Ignoring -R.\n")
		} else {
			a.say("  Assuming -R.\n")
		}
		return true
	}
	question := "  Assume -R? [n] \n"
	if a.reverse {
		question = "  Ignore -R? [n] \n"
	}
	a.say(what + question + "Apply anyway? [n] \n")
	if !a.silent {
		a.say("Skipping patch.\n")
	}
	a.skip = true
	return false
}

// reject keeps a hunk that could not be applied.
func (a *applier) reject(h *hunk, fp *filePatch) {
	b := &a.rejects
	context := fp.format == formatContext || fp.format == formatNormal
	if a.rejectFormat != formatUnknown {
		context = a.rejectFormat == formatContext
	}
	old, new := fp.old, fp.new
	if a.reverse {
		old, new = new, old
	}
	name := func(h header) string {
		if h.name == "" {
			return "/dev/null" + h.stamp
		}
		return headerName(h.name) + h.stamp
	}
	if b.Len() == 0 {
		marks := [2]string{"--- ", "+++ "}
		if context {
			marks = [2]string{"*** ", "--- "}
		}
		b.WriteString(marks[0] + name(old) + "\n" + marks[1] + name(new) + "\n")
	}
	write := func(prefix string, text []byte) {
		b.WriteString(prefix)
		b.Write(text)
		if !bytes.HasSuffix(text, []byte("\n")) {
			b.WriteString("\n\\ No newline at end of file\n")
		}
	}
	oldFirst, newFirst := h.oldFirst+a.outOffset, h.newFirst+a.outOffset
	if !context {
		b.WriteString("@@ -" + rejectRange(oldFirst, h.count('-')) + " +" + rejectRange(newFirst, h.count('+')) + " @@\n")
		for _, l := range h.lines {
			write(string(l.op), l.text)
		}
		return
	}
	b.WriteString("***************\n*** " + rejectContext(oldFirst, h.count('-')) + " ****\n")
	writeSide(h, '-', write)
	b.WriteString("--- " + rejectContext(newFirst, h.count('+')) + " ----\n")
	writeSide(h, '+', write)
}

func rejectRange(first, n int) string {
	if n == 1 {
		return strconv.Itoa(first)
	}
	return strconv.Itoa(first) + "," + strconv.Itoa(n)
}

func rejectContext(first, n int) string {
	if n <= 1 {
		return strconv.Itoa(first)
	}
	return strconv.Itoa(first) + "," + strconv.Itoa(first+n-1)
}

// writeSide writes one side of a context hunk.
func writeSide(h *hunk, op byte, write func(string, []byte)) {
	for i, l := range h.lines {
		switch l.op {
		case ' ':
			write("  ", l.text)
		case op:
			mark := string(op)
			if mixed(h, i) {
				mark = "!"
			}
			write(mark+" ", l.text)
		}
	}
}

// mixed reports whether the run of changes around line i has both kinds.
func mixed(h *hunk, i int) bool {
	lo, hi := i, i
	for lo > 0 && h.lines[lo-1].op != ' ' {
		lo--
	}
	for hi < len(h.lines) && h.lines[hi].op != ' ' {
		hi++
	}
	minus, plus := false, false
	for _, l := range h.lines[lo:hi] {
		minus = minus || l.op == '-'
		plus = plus || l.op == '+'
	}
	return minus && plus
}

// edScript applies an ed script made by diff -e.
func (a *applier) edScript(r *patchReader, fp *filePatch) bool {
	lines := a.t.lines
	for r.at < len(r.lines) {
		l, _ := r.line(fp)
		s := text(l)
		if s == "s/.//" {
			r.at++
			continue
		}
		first, last, rest, ok := rangeOf(s)
		if !ok && s == "a" {
			first, last, rest, ok = -1, -1, "a", true
		}
		if !ok || len(rest) != 1 || strings.IndexByte("acd", rest[0]) < 0 {
			break
		}
		r.at++
		var input [][]byte
		if rest != "d" {
			for r.at < len(r.lines) {
				l, _ := r.line(fp)
				r.at++
				if text(l) == "." {
					break
				}
				if text(l) == ".." && r.at+1 < len(r.lines) && text(r.lines[r.at]) == "." && text(r.lines[r.at+1]) == "s/.//" {
					l = []byte(".\n")
				}
				input = append(input, l)
			}
		}
		if first == -1 {
			first, last = a.edLine, a.edLine
		}
		if last < first || last > len(lines) || first < 0 || first == 0 && rest != "a" {
			return false
		}
		from, to := first-1, last
		if rest == "a" {
			from, to = last, last
		}
		replaced := append(append([][]byte(nil), lines[:from]...), input...)
		a.edLine = len(replaced)
		lines = append(replaced, lines[to:]...)
		a.p.Charge(int64(len(lines))/64 + 1)
	}
	a.t.lines = lines
	return true
}
