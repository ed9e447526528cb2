package diff

import (
	"bytes"
	"strconv"
	"strings"
	"time"
)

// format is the kind of a patch.
type format int

const (
	formatUnknown format = iota
	formatUnified
	formatContext
	formatNormal
	formatEd
)

// hunk is one change of a patch. Its lines keep their newline; a line without one
// is the file's incomplete last line.
type hunk struct {
	oldFirst, newFirst int // 1-based line of each side; for an empty side the line before
	lines              []hunkLine
	inputLine          int
}

type hunkLine struct {
	op   byte // ' ', '-', '+'
	text []byte
}

func (h *hunk) count(op byte) int {
	n := 0
	for _, l := range h.lines {
		if l.op == ' ' || l.op == op {
			n++
		}
	}
	return n
}

// context counts the unchanged lines at the beginning and at the end.
func (h *hunk) context() (prefix, suffix int) {
	for prefix < len(h.lines) && h.lines[prefix].op == ' ' {
		prefix++
	}
	for suffix < len(h.lines)-prefix && h.lines[len(h.lines)-1-suffix].op == ' ' {
		suffix++
	}
	return prefix, suffix
}

// swap exchanges the sides.
func (h *hunk) swap() {
	h.oldFirst, h.newFirst = h.newFirst, h.oldFirst
	lines := h.lines
	h.lines = make([]hunkLine, 0, len(lines))
	for i := 0; i < len(lines); {
		if lines[i].op == ' ' {
			h.lines = append(h.lines, lines[i])
			i++
			continue
		}
		j := i
		for j < len(lines) && lines[j].op != ' ' {
			j++
		}
		for _, from := range []byte{'+', '-'} {
			for _, l := range lines[i:j] {
				if l.op == from {
					l.op = '-' + '+' - from
					h.lines = append(h.lines, l)
				}
			}
		}
		i = j
	}
}

// header is one of the lines that name a side of a patch.
type header struct {
	name  string // as written; "" for none
	stamp string // what follows the name
	epoch bool   // the file did not exist: /dev/null, or a time of 0
}

// filePatch is the part of a patch that concerns one file.
type filePatch struct {
	format   format
	old, new header
	index    string
	git      bool
	rename   bool
	copied   bool
	gitOld   string
	gitNew   string
	newMode  uint32
	hasMode  bool
	created  bool
	deleted  bool
	binary   bool
	leading  []string // the text before the first hunk
	hunkLine int      // input line of the first hunk
	indent   int
	crs      bool

	emptyOld, emptyNew bool // the first hunk says that this side holds nothing
}

// patchReader reads a patch.
type patchReader struct {
	lines [][]byte // with their newline
	at    int
	want  format
	strip bool // strip carriage returns
	err   string
}

func newPatchReader(data []byte) *patchReader {
	r := &patchReader{}
	for len(data) > 0 {
		i := bytes.IndexByte(data, '\n') + 1
		if i == 0 {
			i = len(data)
		}
		r.lines = append(r.lines, data[:i])
		data = data[i:]
	}
	return r
}

func text(line []byte) string {
	return strings.TrimSuffix(strings.TrimSuffix(string(line), "\n"), "\r")
}

// next finds the next patch. It returns nil at the end of the input; what was
// skipped is garbage.
func (r *patchReader) next() *filePatch {
	p := &filePatch{}
	start := r.at
	prev := ""
	var prevIndent int
	for ; r.at < len(r.lines); r.at++ {
		line := text(r.lines[r.at])
		indent := 0
		for indent < len(line) && (line[indent] == ' ' || line[indent] == '\t' || line[indent] == 'X') {
			if line[indent] == 'X' {
				break
			}
			indent++
		}
		s := line[indent:]
		switch {
		case strings.HasPrefix(s, "diff --git "):
			if p.git && (p.rename || p.copied || p.hasMode || p.created || p.deleted) {
				return r.finish(p, start)
			}
			*p = filePatch{git: true}
			p.gitOld, p.gitNew = gitNames(s[len("diff --git "):])
		case p.git && strings.HasPrefix(s, "rename from "):
			p.rename = true
		case p.git && strings.HasPrefix(s, "copy from "):
			p.copied = true
		case p.git && strings.HasPrefix(s, "new file mode "):
			p.created = true
			p.mode(s[len("new file mode "):])
		case p.git && strings.HasPrefix(s, "deleted file mode "):
			p.deleted = true
		case p.git && strings.HasPrefix(s, "new mode "):
			p.mode(s[len("new mode "):])
		case p.git && (s == "GIT binary patch" || strings.HasPrefix(s, "Binary files ")):
			p.binary = true
		case strings.HasPrefix(s, "Index:"):
			p.index = strings.TrimSpace(s[len("Index:"):])
		case strings.HasPrefix(s, "*** ") && strings.HasSuffix(s, " ****") && strings.HasPrefix(prev, "********"):
			if r.accepts(formatContext) {
				p.format = formatContext
				r.at--
				p.indent, p.hunkLine = prevIndent, r.at+1
				return r.finish(p, start)
			}
		case strings.HasPrefix(s, "*** "):
			p.old = parseHeader(s[4:])
			p.new = header{}
		case strings.HasPrefix(s, "--- "):
			if strings.HasPrefix(prev, "*** ") && !strings.HasSuffix(prev, " ****") {
				p.new = parseHeader(s[4:])
			} else {
				p.old = parseHeader(s[4:])
			}
		case strings.HasPrefix(s, "+++ "):
			p.new = parseHeader(s[4:])
		case strings.HasPrefix(s, "@@ -") && r.accepts(formatUnified):
			p.format = formatUnified
			p.indent, p.hunkLine = indent, r.at+1
			return r.finish(p, start)
		case isNormalCommand(s) && r.at+1 < len(r.lines) && r.accepts(formatNormal) &&
			(strings.HasPrefix(text(r.lines[r.at+1])[min(indent, len(text(r.lines[r.at+1]))):], "< ") || strings.HasPrefix(text(r.lines[r.at+1])[min(indent, len(text(r.lines[r.at+1]))):], "> ")):
			p.format = formatNormal
			p.indent, p.hunkLine = indent, r.at+1
			return r.finish(p, start)
		case isEdCommand(s) && r.accepts(formatEd):
			p.format = formatEd
			p.indent, p.hunkLine = indent, r.at+1
			return r.finish(p, start)
		}
		prev, prevIndent = s, indent
	}
	if p.git && (p.rename || p.copied || p.hasMode || p.created || p.deleted || p.binary) {
		return r.finish(p, start)
	}
	return nil
}

func (r *patchReader) accepts(f format) bool { return r.want == formatUnknown || r.want == f }

func (r *patchReader) finish(p *filePatch, start int) *filePatch {
	for _, l := range r.lines[start:r.at] {
		p.leading = append(p.leading, strings.TrimSuffix(string(l), "\n"))
	}
	if p.hunkLine == 0 {
		p.hunkLine = r.at + 1
	}
	if p.format == formatUnified || p.format == formatContext {
		at, err := r.at, r.err
		if h := r.hunk(p); h != nil {
			p.emptyOld, p.emptyNew = h.oldFirst == 0 && h.count('-') == 0, h.newFirst == 0 && h.count('+') == 0
		}
		r.at, r.err = at, err
	}
	p.crs = r.at < len(r.lines) && bytes.HasSuffix(r.lines[r.at], []byte("\r\n"))
	if p.git {
		if p.old.name == "" && !p.created {
			p.old.name = p.gitOld
		}
		if p.new.name == "" && !p.deleted {
			p.new.name = p.gitNew
		}
		p.old.epoch = p.old.epoch || p.created
		p.new.epoch = p.new.epoch || p.deleted
	}
	return p
}

func (p *filePatch) mode(s string) {
	if v, err := strconv.ParseUint(strings.TrimSpace(s), 8, 32); err == nil {
		p.newMode, p.hasMode = uint32(v&0o7777), true
	}
}

// gitNames splits "a/x b/y".
func gitNames(s string) (string, string) {
	if strings.HasPrefix(s, `"`) {
		a, rest := quotedName(s)
		b := strings.TrimPrefix(rest, " ")
		if strings.HasPrefix(b, `"`) {
			b, _ = quotedName(b)
		}
		return a, b
	}
	// Without a rename both names are equal but for their first directory.
	if n := len(s) / 2; len(s)%2 == 1 && s[n] == ' ' {
		if i := strings.IndexByte(s, '/'); i >= 0 && i < n && strings.HasSuffix(s, s[i:n]) {
			return s[:n], s[n+1:]
		}
	}
	a, b, _ := strings.Cut(s, " ")
	return a, b
}

// quotedName reads a C string literal and returns what follows it.
func quotedName(s string) (name, rest string) {
	var b strings.Builder
	for i := 1; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"':
			return b.String(), s[i+1:]
		case c == '\\' && i+1 < len(s):
			i++
			if k := strings.IndexByte(`abtnvfr"\`, s[i]); k >= 0 {
				b.WriteByte("\a\b\t\n\v\f\r\"\\"[k])
				continue
			}
			v, n := 0, 0
			for n < 3 && i+n < len(s) && s[i+n] >= '0' && s[i+n] <= '7' {
				v = v*8 + int(s[i+n]-'0')
				n++
			}
			if n == 0 {
				b.WriteByte(s[i])
				continue
			}
			b.WriteByte(byte(v))
			i += n - 1
		default:
			b.WriteByte(c)
		}
	}
	return b.String(), ""
}

// parseHeader splits a header line into name and time.
func parseHeader(s string) header {
	var h header
	if strings.HasPrefix(s, `"`) {
		h.name, h.stamp = quotedName(s)
	} else if i := strings.IndexByte(s, '\t'); i >= 0 {
		h.name, h.stamp = s[:i], s[i:]
	} else if i := strings.IndexByte(s, ' '); i >= 0 && looksLikeTime(s[i+1:]) {
		h.name, h.stamp = s[:i], s[i:]
	} else {
		h.name = strings.TrimRight(s, " ")
	}
	if h.name == "/dev/null" {
		return header{epoch: true, stamp: h.stamp}
	}
	stamp := strings.TrimSpace(h.stamp)
	for _, l := range []string{"2006-01-02 15:04:05.999999999 -0700", "Mon Jan _2 15:04:05 2006"} {
		if t, err := time.Parse(l, stamp); err == nil {
			h.epoch = t.Unix() == 0
		}
	}
	return h
}

func looksLikeTime(s string) bool {
	return len(s) > 10 && (s[4] == '-' && s[7] == '-' || s[3] == ' ' && strings.Count(s, ":") == 2)
}

func digits(s string) int {
	n := 0
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	return n
}

// rangeOf reads N or N,M.
func rangeOf(s string) (first, last int, rest string, ok bool) {
	n := digits(s)
	if n == 0 || n > 9 {
		return 0, 0, s, false
	}
	first, _ = strconv.Atoi(s[:n])
	last, s = first, s[n:]
	if strings.HasPrefix(s, ",") {
		m := digits(s[1:])
		if m == 0 || m > 9 {
			return 0, 0, s, false
		}
		last, _ = strconv.Atoi(s[1 : 1+m])
		s = s[1+m:]
	}
	return first, last, s, true
}

func isNormalCommand(s string) bool {
	_, _, rest, ok := rangeOf(s)
	if !ok || rest == "" || strings.IndexByte("acd", rest[0]) < 0 {
		return false
	}
	_, _, rest, ok = rangeOf(rest[1:])
	return ok && rest == ""
}

func isEdCommand(s string) bool {
	_, _, rest, ok := rangeOf(s)
	return ok && len(rest) == 1 && strings.IndexByte("acds", rest[0]) >= 0
}

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
