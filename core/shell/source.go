package shell

import (
	"io"
	"iter"
	"strings"
	"sync"
	"time"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/expand"
	"ambit/core/workspace/view"
)

type sourceKind uint8

const (
	stringSource sourceKind = iota // bash -c
	fileSource                     // a script or sourced file
	evalSource                     // eval, trap
)

// source is a text that is read and run statement by statement, as bash reads it:
// a line only after the commands of the lines before it have run.
type source struct {
	name string // in syntax errors
	text string
	base int // lines in front of the text
	kind sourceKind
	pos  int // how much of the text was read
	read int // how many newlines are in it

	// parsed is what the parser reads instead of text, position for position, where
	// that was changed for it.
	parsed    string
	hidden    bool  // carriage returns are hidden in parsed
	aliasDone int   // aliases are replaced up to here
	repairs   int   // how often the text was changed for the parser
	silent    bool  // set -v does not show it
	shown     int   // how many lines set -v has seen
	lone      []int // where a command was put behind a lone !
	gaps      []int // where blanks and backslashes were put, ascending: see filling
	ended     int   // lines that were added to end here-documents

	// lines, in a substitution, has the lines of its parts; substs are the maps of the
	// substitutions in the text that have run.
	lines  *lineMap
	substs map[syntax.Node]*lineMap

	// input is read line by line into text, for commands on standard input.
	input view.Handle

	searched   int // how much of text special has looked at
	hasSpecial bool
}

// special reports whether the text holds what normalize changes: let, or [[. A text
// may have grown since, never otherwise changed.
func (s *source) special() bool {
	if !s.hasSpecial && s.searched < len(s.text) {
		rest := s.text[max(s.searched-2, 0):]
		s.hasSpecial = strings.Contains(rest, "let") || strings.Contains(rest, "[[")
		s.searched = len(s.text)
	}
	return s.hasSpecial
}

// line is the line of a position, as $LINENO counts.
func (s *source) line(p syntax.Pos) int {
	if s.lines != nil {
		return s.lines.line(p.Offset()) + s.base
	}
	return int(p.Line()) + s.base
}

// countingFrom is the source whose line here counts as another one.
func (s *source) countingFrom(line, here int) *source {
	next := *s
	next.base += line - here
	return &next
}

// lastLine is the line up to which the text was read.
func (s *source) lastLine() int {
	return s.base + s.read + b2i(s.pos == 0 || s.text[s.pos-1] != '\n')
}

// slice is the text between two positions.
func (s *source) slice(from, to syntax.Pos) string {
	a, b := int(from.Offset()), int(to.Offset())
	if a > b || b > len(s.text) {
		return ""
	}
	return s.text[a:b]
}

// written is the text between two positions as it was before blanks were put into it.
func (s *source) written(from, to syntax.Pos) string {
	a, b := int(from.Offset()), int(to.Offset())
	if a > b || b > len(s.text) {
		return ""
	}
	return s.original(a, b)
}

func (s *source) original(from, to int) string {
	text := s.text[from:to]
	for i := len(s.gaps) - 1; i >= 0; i-- {
		if at := s.gaps[i] - from; at >= 0 && at < len(text) {
			text = text[:at] + text[at+1:]
		}
	}
	return text
}

// lineReader gives the parser one line at a time, so that it never sees a line
// before it needs it. Of the first blank bytes only the newlines are given, so that
// positions are right when reading does not begin at the top.
type lineReader struct {
	sh    *shell
	src   *source
	blank int
	held  int64 // metered for the syntax trees of what was read
}

// free gives back what is metered for trees that are gone.
func (r *lineReader) free() {
	r.sh.rt.meter.Free(r.held)
	r.held = 0
}

func (r *lineReader) Read(b []byte) (int, error) {
	src := r.src
	if src.input != nil && src.pos == len(src.text) {
		r.sh.readInputLine(src)
	}
	rest := src.text[src.pos:]
	if src.parsed != "" {
		rest = src.parsed[src.pos:]
	}
	if rest == "" {
		return 0, io.EOF
	}
	n := min(len(rest), len(b))
	if src.pos < r.blank {
		n = min(n, r.blank-src.pos)
		for i := range n {
			b[i] = ' '
			if rest[i] == '\n' {
				b[i] = '\n'
			}
		}
		r.sh.rt.meter.Bytes(n)
		src.pos += n
		src.read += strings.Count(rest[:n], "\n")
		return n, nil
	}
	if i := strings.IndexByte(rest[:n], '\n'); i >= 0 {
		n = i + 1
	}
	r.sh.rt.countParsed(n)
	size := treeBytes(rest[:n])
	r.sh.rt.meter.Alloc(size)
	r.held += size
	copy(b, rest[:n])
	if r.sh.jobs.dead > 0 {
		r.sh.reportDead(src.base + src.read + 1)
	}
	src.pos += n
	src.read += b2i(rest[n-1] == '\n')
	return n, nil
}

// runText runs a text in the current shell and leaves its status in sh.status.
func (sh *shell) runText(src *source) {
	outer, behind := sh.src, sh.behind
	noErrSubst := sh.noErrSubst
	sh.texts++
	defer func() {
		sh.src, sh.behind, sh.noErrSubst = outer, behind, noErrSubst
		if sh.texts--; sh.flow == flowExit && !sh.readsText() {
			sh.exitInside = true
		}
	}()
	sh.checkNesting(src)
	src.hideReturns()
	for src != nil {
		sh.src = src
		src = sh.runFrom(src)
	}
}

// runFrom parses and runs a text from the line at src.pos on. The result, if any,
// is a text to go on with: one in which aliases are replaced, or that was changed
// where the parser rejects what bash accepts.
func (sh *shell) runFrom(src *source) (next *source) {
	var batch []*syntax.Stmt
	done := src.pos
	in := &lineReader{sh: sh, src: src, blank: src.pos}
	defer in.free()
	src.pos, src.read = 0, 0
	parser := parsers.Get().(*syntax.Parser)
	for stmt, err := range statements(parser, in) {
		if err != nil {
			sh.echoLines(src, done, nil)
			if next = sh.replaceAliases(src, done); next != nil {
				return next
			}
			if next = sh.repair(src, done, err); next != nil {
				return next
			}
			sh.syntaxError(src, done, err)
			return nil
		}
		batch = append(batch, stmt)
		if next = sh.closeLastHeredoc(src, stmt, done); next != nil {
			return next
		}
		if !src.lineEnds(stmt) {
			continue
		}
		if next, ended := sh.runLine(src, batch, done); ended {
			return next
		}
		batch = batch[:0]
		in.free()
		done = src.pos
		if sh.flow == flowDiscard {
			if sh.discardsAll && sh.texts > 1 && sh.subshell == 0 {
				return nil
			}
			// The rest of the line is dropped; a subshell ends.
			sh.discardsAll = false
			sh.flow = flowNone
			sh.pipeStatus, sh.pipe1 = nil, sh.status
			if sh.mode != modeString {
				sh.noErrSubst = false // bash -c does not forget it
			}
			if sh.subshell > 0 {
				sh.flow = flowExit
			} else if last := src.base + strings.Count(src.text[:src.pos], "\n"); sh.line < last && src.lines == nil {
				// Bash goes on counting from the line of the command that failed.
				return src.countingFrom(sh.line, last)
			}
		}
		if sh.flow != flowNone {
			return nil
		}
		if last := src.lastLine(); sh.behind != last {
			return src.countingFrom(sh.behind, last) // see pipeline
		}
	}
	if len(batch) == 0 {
		sh.echoLines(src, done, batch)
	} else if next, ended := sh.runLine(src, batch, done); ended {
		return next
	}
	parsers.Put(parser)
	return nil
}

// runLine runs the statements that end on a line, those behind the first done bytes of
// a text. It has ended the text if that has to be read anew, as next, or is an error.
func (sh *shell) runLine(src *source, batch []*syntax.Stmt, done int) (next *source, ended bool) {
	sh.echoLines(src, done, batch)
	if next = sh.replaceAliases(src, done); next != nil {
		return next, true
	}
	if next = letOperator(src, batch, done); next != nil {
		return next, true
	}
	if err := sh.looserThanBash(src, batch, done); err != nil {
		sh.syntaxError(src, done, err)
		return nil, true
	}
	sh.runBatch(src, batch)
	return nil, false
}

// statements is the parser's StmtsSeq, which reports an error even to a loop that was
// left before it: that must not reach the loop.
func statements(p *syntax.Parser, in io.Reader) iter.Seq2[*syntax.Stmt, error] {
	return func(yield func(*syntax.Stmt, error) bool) {
		left := false
		p.StmtsSeq(in)(func(st *syntax.Stmt, err error) bool {
			left = left || !yield(st, err)
			return !left
		})
	}
}

// parsers are free to be used again: making one costs more than parsing a line. One
// that was left in the middle of a text does not come back.
var parsers = sync.Pool{New: func() any { return syntax.NewParser() }}

func (sh *shell) runBatch(src *source, batch []*syntax.Stmt) {
	for _, st := range batch {
		if src.hidden {
			showReturns(st)
		}
		if src.special() {
			normalize(st, src)
		}
		if src.lone != nil {
			dropLone(st, src)
		}
		expand.Prepare(st, src.text)
	}
	if n := len(batch); n > 0 && sh.mode == modeString && strings.TrimSpace(src.text[src.pos:]) == "" {
		sh.lastStmt = batch[n-1]
	}
	if sh.opts.noExec {
		return
	}
	sh.behind = src.lastLine()
	for _, st := range batch {
		sh.stmt(st)
		if sh.flow != flowNone {
			return
		}
	}
	if sh.opts.oneCmd && src.kind == fileSource && len(sh.frames) == 0 {
		sh.flow = flowExit
	}
}

// lineEnds reports whether nothing but blanks and a comment follow st on its line.
func (s *source) lineEnds(st *syntax.Stmt) bool {
	for i := s.end(st); i < len(s.text); i++ {
		switch s.text[i] {
		case ' ', '\t', '\r':
		case '\n', '#':
			return true
		case '\\':
			if i+1 < len(s.text) && s.text[i+1] == '\n' {
				i++
				continue
			}
			return endsInHeredoc(st)
		default:
			return endsInHeredoc(st)
		}
	}
	return true
}

// end is where a statement ends. Where that is an assignment to an element without a
// value, the parser does not know.
func (s *source) end(st *syntax.Stmt) int {
	end := int(st.End().Offset())
	if end > int(st.Pos().Offset()) && end < len(s.text) && strings.IndexByte("[]=+", s.text[end]) < 0 {
		return end
	}
	return s.assignedEnd(st, end)
}

// assignedEnd is end, or behind it the end of the last assignment in st.
func (s *source) assignedEnd(st *syntax.Stmt, end int) int {
	syntax.Walk(st, func(n syntax.Node) bool {
		if a, ok := n.(*syntax.Assign); ok && a.Name != nil {
			end = max(end, assignEnd(s, a))
		}
		return true
	})
	return end
}

func endsInHeredoc(st *syntax.Stmt) bool {
	end := st.End()
	found := false
	syntax.Walk(st, func(n syntax.Node) bool {
		if r, ok := n.(*syntax.Redirect); ok && r.Hdoc != nil && r.Hdoc.End() == end {
			found = true
		}
		return !found
	})
	return found
}

// readInputLine appends one line of standard input to the text, byte by byte, so
// that what follows is left to the commands.
func (sh *shell) readInputLine(src *source) {
	var line []byte
	var b [1]byte
	for {
		n, err := src.input.Read(b[:])
		if n > 0 {
			line = append(line, b[0])
		}
		if err != nil || n == 0 || b[0] == '\n' {
			break
		}
	}
	sh.rt.meter.Alloc(int64(len(line)))
	sh.rt.meter.Charge(int64(len(line)) + int64(len(src.text))/512)
	src.text += string(line)
	if src.parsed != "" {
		src.parsed += string(line)
	}
}

// readLine reads a line from standard input without its newline; false at its end.
func (sh *shell) readLine() (string, bool) {
	h := fdHandle(&sh.fds, 0)
	var line []byte
	var b [1]byte
	deadline := int64(-1)
	if value, _ := sh.vars.Get("TMOUT"); value != "" {
		if n, ok := number(value); ok && n > 0 && n < 1<<31 {
			deadline = int64(sh.rt.meter.Elapsed()) + n*int64(time.Second)
		}
	}
	for {
		if deadline >= 0 && !sh.builtinShell().WaitReadable(h, deadline) {
			return "", false
		}
		n, err := h.Read(b[:])
		if n > 0 && b[0] == '\n' {
			return string(line), true
		}
		if n > 0 {
			line = append(line, b[0])
		}
		if err != nil || n == 0 {
			return string(line), false
		}
	}
}
