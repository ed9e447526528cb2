package sed

import (
	"fmt"
	"strings"
)

// reader hands out the characters of one script source.
type reader struct {
	text string
	pos  int
	file string // "": an expression of the command line
	expr int    // number of the expression
	line int
	pipe bool // the script comes from a pipe
	// posix: a backslash in a list is a backslash.
	posix bool
}

const eof = -1

func (r *reader) next() int {
	if r.pos >= len(r.text) {
		return eof
	}
	c := r.text[r.pos]
	r.pos++
	if c == '\n' {
		r.line++
	}
	return int(c)
}

// back puts the last character back.
func (r *reader) back(c int) {
	if c == eof {
		return
	}
	r.pos--
	if c == '\n' {
		r.line--
	}
}

func isBlank(c int) bool { return c == ' ' || c == '\t' }

func isSpace(c int) bool { return c == ' ' || c >= '\t' && c <= '\r' }

func isDigit(c int) bool { return c >= '0' && c <= '9' }

// nonblank skips blanks and returns what follows.
func (r *reader) nonblank() int {
	c := r.next()
	for isBlank(c) {
		c = r.next()
	}
	return c
}

// integer reads a number that begins with digit c.
func (r *reader) integer(c int) int64 {
	n := int64(0)
	for isDigit(c) {
		if n < 1<<58 {
			n = n*10 + int64(c-'0')
		}
		c = r.next()
	}
	r.back(c)
	return n
}

// fail reports an error at the current position, in GNU's words.
func (r *reader) fail(format string, args ...any) {
	r.failAt(r.pos, r.line+1, format, args...)
}

func (r *reader) failAt(pos, line int, format string, args ...any) {
	panic(fatal{exitUsage, r.where(pos, line) + fmt.Sprintf(format, args...)})
}

// where names a place in the script.
func (r *reader) where(pos, line int) string {
	if r.file != "" {
		return fmt.Sprintf("file %s line %d: ", r.file, line)
	}
	return fmt.Sprintf("-e expression #%d, char %d: ", r.expr, pos)
}

// slash reads up to an unescaped delimiter; ok is false if it is missing. In a
// regular expression \n becomes a newline here already, and a delimiter within a
// list does not count.
func (r *reader) slash(delim int, regex bool) (text []byte, ok bool) {
	var b []byte
	for {
		c := r.next()
		switch {
		case c == '\n' || c == eof:
			r.back(c)
			return nil, false
		case c == delim:
			return b, true
		case c == '[' && regex:
			if b, ok = r.list(append(b, '[')); !ok {
				return nil, false
			}
			continue
		case c == '\\':
			c = r.next()
			switch {
			case c == eof:
				return nil, false
			case c == delim && (regex || c != '&'):
			case c == 'n' && regex:
				c = '\n'
			case c != '\n':
				b = append(b, '\\')
			}
		}
		b = append(b, byte(c))
	}
}

// list reads the rest of a list in brackets.
func (r *reader) list(b []byte) ([]byte, bool) {
	first := true
	for {
		c := r.next()
		if c == '\n' || c == eof {
			r.back(c)
			return nil, false
		}
		b = append(b, byte(c))
		switch {
		case c == '^' && first && b[len(b)-2] == '[':
			continue
		case c == ']' && !first:
			return b, true
		case c == '[':
			if kind := r.peek(); kind == ':' || kind == '.' || kind == '=' {
				rest := r.text[r.pos+1:]
				if end := strings.Index(rest, string([]byte{byte(kind), ']'})); end >= 0 && strings.IndexByte(rest[:end], '\n') < 0 {
					b = append(b, r.text[r.pos:r.pos+1+end+2]...)
					r.pos += 1 + end + 2
				}
			}
		case c == '\\' && r.peek() == 'n' && !r.posix:
			r.next()
			b[len(b)-1] = '\n'
		}
		first = false
	}
}

func (r *reader) peek() int {
	if r.pos >= len(r.text) {
		return eof
	}
	return int(r.text[r.pos])
}

// label reads the name after : b t T.
func (r *reader) label() string {
	c := r.nonblank()
	start := r.pos
	if c != eof {
		start--
	}
	for c != eof && !isSpace(c) && c != ';' && c != '}' {
		c = r.next()
	}
	end := r.pos
	if c != eof {
		end--
	}
	r.back(c)
	return r.text[start:end]
}

// filename reads the rest of the line.
func (r *reader) filename() string {
	c := r.nonblank()
	start := r.pos
	if c != eof {
		start--
	}
	for c != eof && c != '\n' {
		c = r.next()
	}
	end := r.pos
	if c == '\n' {
		end--
	}
	return r.text[start:end]
}

// endOfCommand demands that nothing but a separator follows.
func (r *reader) endOfCommand() {
	switch c := r.nonblank(); c {
	case '}', '#':
		r.back(c)
	case eof, '\n', ';':
	default:
		r.fail("extra characters after command")
	}
}
