package diff

import (
	"bytes"
	"strconv"
	"strings"
)

// line gives the current line without the indentation of the patch.
func (r *patchReader) line(p *filePatch) ([]byte, bool) {
	if r.at >= len(r.lines) {
		return nil, false
	}
	l := r.lines[r.at]
	for i := 0; i < p.indent && len(l) > 0 && (l[0] == ' ' || l[0] == '\t'); i++ {
		l = l[1:]
	}
	if p.crs && r.strip && bytes.HasSuffix(l, []byte("\r\n")) {
		l = append(append([]byte(nil), l[:len(l)-2]...), '\n')
	}
	return l, true
}

func (r *patchReader) malformed(l []byte) {
	r.err = "malformed patch at line " + strconv.Itoa(r.at+1) + ": " + string(l)
	if !bytes.HasSuffix(l, []byte("\n")) {
		r.err += "\n"
	}
}

// hunk reads the next hunk of p; it returns nil when there is none.
func (r *patchReader) hunk(p *filePatch) *hunk {
	switch p.format {
	case formatUnified:
		return r.unifiedHunk(p)
	case formatContext:
		return r.contextHunk(p)
	case formatNormal:
		return r.normalHunk(p)
	}
	return nil
}

// trimNewline takes the newline off the last line of one side, for the note that
// the file has none at its end.
func trimNewline(l *hunkLine) { l.text = bytes.TrimSuffix(l.text, []byte("\n")) }

func (r *patchReader) unifiedHunk(p *filePatch) *hunk {
	head, ok := r.line(p)
	if !ok || !bytes.HasPrefix(head, []byte("@@ -")) {
		return nil
	}
	h := &hunk{inputLine: r.at + 1}
	oldFirst, oldCount, rest, ok1 := rangeOf(string(head[4:]))
	if !strings.Contains(string(head[4:len(head)-len(rest)]), ",") {
		oldCount = 1
	}
	rest, ok2 := strings.CutPrefix(rest, " +")
	newFirst, newCount, tail, ok3 := rangeOf(rest)
	if !strings.Contains(rest[:len(rest)-len(tail)], ",") {
		newCount = 1
	}
	if !ok1 || !ok2 || !ok3 || !strings.HasPrefix(tail, " @@") {
		r.malformed(head)
		return nil
	}
	h.oldFirst, h.newFirst = oldFirst, newFirst
	r.at++
	for oldCount > 0 || newCount > 0 {
		l, ok := r.line(p)
		if !ok {
			// A blank last line of context may have lost its newline in transit.
			if oldCount == newCount && oldCount < 3 {
				for ; oldCount > 0; oldCount-- {
					h.lines = append(h.lines, hunkLine{' ', []byte("\n")})
				}
				return h
			}
			r.err = "unexpected end of file in patch\n"
			return nil
		}
		op := byte(' ')
		body := l
		if len(l) > 0 && l[0] != '\n' && l[0] != '\t' {
			op, body = l[0], l[1:]
		}
		switch op {
		case ' ', '=':
			op = ' '
			oldCount--
			newCount--
		case '-':
			oldCount--
		case '+':
			newCount--
		case '\\':
			if len(h.lines) > 0 {
				trimNewline(&h.lines[len(h.lines)-1])
			}
			r.at++
			continue
		default:
			r.malformed(l)
			return nil
		}
		if oldCount < 0 || newCount < 0 {
			r.malformed(l)
			return nil
		}
		h.lines = append(h.lines, hunkLine{op, body})
		r.at++
	}
	if l, ok := r.line(p); ok && len(l) > 0 && l[0] == '\\' {
		trimNewline(&h.lines[len(h.lines)-1])
		r.at++
	}
	return h
}

// normalHunk reads NcM and its lines.
func (r *patchReader) normalHunk(p *filePatch) *hunk {
	head, ok := r.line(p)
	if !ok || !isNormalCommand(text(head)) {
		return nil
	}
	h := &hunk{inputLine: r.at + 1}
	a0, a1, rest, _ := rangeOf(text(head))
	op := rest[0]
	b0, b1, _, _ := rangeOf(rest[1:])
	deleted, added := a1-a0+1, b1-b0+1
	switch op {
	case 'a':
		deleted = 0
	case 'd':
		added = 0
	}
	h.oldFirst, h.newFirst = a0, b0
	r.at++
	read := func(n int, mark, kind byte) bool {
		for ; n > 0; n-- {
			l, ok := r.line(p)
			if !ok || len(l) < 2 || l[0] != mark || l[1] != ' ' && l[1] != '\t' {
				if !ok {
					r.err = "unexpected end of file in patch\n"
				} else {
					r.err = "'" + string(mark) + "' followed by space or tab expected at line " + strconv.Itoa(r.at+1) + " of patch\n"
				}
				return false
			}
			h.lines = append(h.lines, hunkLine{kind, l[2:]})
			r.at++
		}
		if l, ok := r.line(p); ok && len(l) > 0 && l[0] == '\\' && len(h.lines) > 0 {
			trimNewline(&h.lines[len(h.lines)-1])
			r.at++
		}
		return true
	}
	if !read(deleted, '<', '-') {
		return nil
	}
	if op == 'c' {
		l, ok := r.line(p)
		if !ok || text(l) != "---" {
			r.err = "'---' expected at line " + strconv.Itoa(r.at+1) + " of patch\n"
			return nil
		}
		r.at++
	}
	if !read(added, '>', '+') {
		return nil
	}
	return h
}

// contextHunk reads a hunk of the context format: both sides one after the other,
// each left out if nothing but context is in it.
func (r *patchReader) contextHunk(p *filePatch) *hunk {
	head, ok := r.line(p)
	if !ok || !bytes.HasPrefix(head, []byte("********")) {
		return nil
	}
	h := &hunk{inputLine: r.at + 1}
	r.at++
	oldLines, oldFirst, oldCount, ok := r.contextSide(p, "*** ", " ****", '-')
	if !ok {
		return nil
	}
	newLines, newFirst, newCount, ok := r.contextSide(p, "--- ", " ----", '+')
	if !ok {
		return nil
	}
	h.oldFirst, h.newFirst = oldFirst, newFirst
	if len(oldLines) == 0 && oldCount > 0 {
		oldLines = onlyContext(newLines)
	}
	if len(newLines) == 0 && newCount > 0 {
		newLines = onlyContext(oldLines)
	}
	i, j := 0, 0
	for i < len(oldLines) || j < len(newLines) {
		switch {
		case i < len(oldLines) && oldLines[i].op == '-':
			h.lines = append(h.lines, oldLines[i])
			i++
		case j < len(newLines) && newLines[j].op == '+':
			h.lines = append(h.lines, newLines[j])
			j++
		case i < len(oldLines) && j < len(newLines):
			h.lines = append(h.lines, oldLines[i])
			i++
			j++
		default:
			r.err = "Out-of-sync patch, lines " + strconv.Itoa(h.inputLine) + "," + strconv.Itoa(r.at) + "--mangled text or line numbers, maybe?\n"
			return nil
		}
	}
	return h
}

func onlyContext(lines []hunkLine) []hunkLine {
	var kept []hunkLine
	for _, l := range lines {
		if l.op == ' ' {
			kept = append(kept, l)
		}
	}
	return kept
}

func (r *patchReader) contextSide(p *filePatch, before, after string, op byte) (lines []hunkLine, first, count int, ok bool) {
	head, ok := r.line(p)
	s := text(head)
	if !ok {
		r.err = "unexpected end of file in patch\n"
		return nil, 0, 0, false
	}
	if !strings.HasPrefix(s, before) {
		r.malformed(head)
		return nil, 0, 0, false
	}
	first, last, rest, ok := rangeOf(s[len(before):])
	if !ok || !strings.HasPrefix(rest, after) {
		r.malformed(head)
		return nil, 0, 0, false
	}
	count = last - first + 1
	if !strings.Contains(s[len(before):len(s)-len(rest)], ",") {
		count = 1
		if first == 0 {
			count = 0
		}
	}
	r.at++
	for len(lines) < count {
		l, more := r.line(p)
		if !more {
			break
		}
		if len(l) == 0 || strings.IndexByte(" !+-\\\n", l[0]) < 0 || bytes.HasPrefix(l, []byte("--- ")) && op == '-' || bytes.HasPrefix(l, []byte("*****")) {
			break
		}
		if l[0] == '\\' {
			break
		}
		body := l
		kind := byte(' ')
		if l[0] != '\n' {
			kind, body = l[0], l[1:]
			if len(body) > 0 && (body[0] == ' ' || body[0] == '\t') {
				body = body[1:]
			}
		}
		if kind == '!' {
			kind = op
		}
		if kind == '+' && op == '-' || kind == '-' && op == '+' {
			break
		}
		lines = append(lines, hunkLine{kind, body})
		r.at++
	}
	if l, more := r.line(p); more && len(l) > 0 && l[0] == '\\' {
		if len(lines) > 0 {
			trimNewline(&lines[len(lines)-1])
		}
		r.at++
	}
	if len(lines) == 0 && count == 1 && first > 0 {
		// "*** 5 ****" without lines: an empty side names the line before it.
		return lines, first, 1, true
	}
	return lines, first, count, true
}
