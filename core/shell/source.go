package shell

import (
	"io"
	"strings"

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

	// input is read line by line into text, for commands on standard input.
	input view.Handle
}

// line is the line of a position, as $LINENO counts.
func (s *source) line(p syntax.Pos) int { return int(p.Line()) + s.base }

// slice is the text between two positions.
func (s *source) slice(from, to syntax.Pos) string {
	a, b := int(from.Offset()), int(to.Offset())
	if a > b || b > len(s.text) {
		return ""
	}
	return s.text[a:b]
}

// lineReader gives the parser one line at a time, so that it never sees a line
// before it needs it.
type lineReader struct {
	sh  *shell
	src *source
}

func (r *lineReader) Read(b []byte) (int, error) {
	if r.src.input != nil && r.src.pos == len(r.src.text) {
		r.sh.readInputLine(r.src)
	}
	rest := r.src.text[r.src.pos:]
	if rest == "" {
		return 0, io.EOF
	}
	n := min(len(rest), len(b))
	if i := strings.IndexByte(rest[:n], '\n'); i >= 0 {
		n = i + 1
	}
	r.sh.rt.meter.Charge(1 + int64(n)/32)
	copy(b, rest[:n])
	r.src.pos += n
	if r.sh.opts.verbose && r.src.kind != evalSource {
		r.sh.stderrText(rest[:n])
	}
	return n, nil
}

// runText runs a text in the current shell and leaves its status in sh.status.
func (sh *shell) runText(src *source) {
	outer := sh.src
	sh.src = src
	defer func() { sh.src = outer }()
	sh.checkNesting(src)
	var batch []*syntax.Stmt
	parser := syntax.NewParser()
	for stmt, err := range parser.StmtsSeq(&lineReader{sh, src}) {
		if err != nil {
			sh.syntaxError(src, err)
			return
		}
		batch = append(batch, stmt)
		if !src.lineEnds(stmt) {
			continue
		}
		sh.runBatch(src, batch)
		batch = batch[:0]
		if sh.flow == flowDiscard {
			// The rest of the line is dropped; a subshell ends.
			sh.flow = flowNone
			if sh.subshell > 0 {
				sh.flow = flowExit
			}
		}
		if sh.flow != flowNone {
			return
		}
	}
	if len(batch) > 0 {
		sh.runBatch(src, batch)
	}
}

func (sh *shell) runBatch(src *source, batch []*syntax.Stmt) {
	for _, st := range batch {
		expand.Prepare(st, src.text)
	}
	if sh.opts.noExec {
		return
	}
	for _, st := range batch {
		sh.stmt(st)
		if sh.flow != flowNone {
			return
		}
	}
}

// lineEnds reports whether nothing but blanks and a comment follow st on its line.
func (s *source) lineEnds(st *syntax.Stmt) bool {
	for i := int(st.End().Offset()); i < len(s.text); i++ {
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
	src.text += string(line)
}

// readLine reads a line from standard input without its newline; false at its end.
func (sh *shell) readLine() (string, bool) {
	h := fdHandle(&sh.fds, 0)
	var line []byte
	var b [1]byte
	for {
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
