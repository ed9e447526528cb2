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
