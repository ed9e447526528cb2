package xargs

import "strings"

// next reads one argument, or with -I one line.
func (x *xargs) next() (string, bool) {
	if x.ended {
		return "", false
	}
	if x.delim >= 0 {
		return x.delimited()
	}
	return x.word()
}

func (x *xargs) delimited() (string, bool) {
	x.in.Delim = byte(x.delim)
	line, err := x.in.ReadLine()
	if err != nil {
		x.ended = true
		return "", false
	}
	if len(line) > x.maxSize {
		x.fatal("argument line too long")
		return "", false
	}
	x.lines++
	arg := string(line)
	if x.delim != 0 {
		arg = x.cutNUL(arg)
	}
	return arg, true
}

// cutNUL warns about a NUL, at which an argument ends.
func (x *xargs) cutNUL(arg string) string {
	i := strings.IndexByte(arg, 0)
	if i < 0 {
		return arg
	}
	if !x.warned {
		x.p.Errorf("WARNING: a NUL character occurred in the input.  It cannot be passed through in the argument list.  Did you mean to use the --null option?")
		x.warned = true
	}
	return arg[:i]
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' }

func isSpace(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }

// word reads an argument with quotes and backslashes (POSIX, xargs, DESCRIPTION).
func (x *xargs) word() (string, bool) {
	var buf []byte
	const (
		leading = iota
		plain
		quoted
		escaped
	)
	state := leading
	var quote, prev byte
	sawQuote := false
	finish := func() (string, bool) {
		x.p.Charge(2 + int64(len(buf))/8)
		arg := x.cutNUL(string(buf))
		if x.hasEOF && arg == x.eof {
			x.ended = true
			return "", false
		}
		return arg, true
	}
	last := byte(' ')
	for {
		c, err := x.in.ReadByte()
		prev, last = last, c
		if err != nil {
			x.ended = true
			if state == quoted {
				x.unmatched(quote)
				return "", false
			}
			if len(buf) == 0 {
				return "", false
			}
			if !x.replacing {
				x.lines++
			}
			return finish()
		}
		switch state {
		case leading:
			if isSpace(c) {
				continue
			}
			state = plain
			fallthrough
		case plain:
			if c == '\n' {
				if !isBlank(prev) {
					x.lines++
				}
				if len(buf) == 0 && !sawQuote {
					state = leading
					continue
				}
				return finish()
			}
			if !x.replacing && isSpace(c) {
				return finish()
			}
			switch c {
			case '\\':
				state = escaped
				continue
			case '\'', '"':
				state, quote = quoted, c
				continue
			}
		case quoted:
			if c == '\n' {
				x.ended = true
				x.unmatched(quote)
				return "", false
			}
			if c == quote {
				state, sawQuote = plain, true
				continue
			}
		case escaped:
			state = plain
		}
		if len(buf) >= x.maxSize {
			x.fatal("argument line too long")
			return "", false
		}
		buf = append(buf, c)
	}
}

func (x *xargs) unmatched(quote byte) {
	kind := "single"
	if quote == '"' {
		kind = "double"
	}
	x.fatal("unmatched %s quote; by default quotes are special to xargs unless you use the -0 option", kind)
}
