package authority

import "unicode/utf8"

// maxDepth bounds the nesting of a document.
const maxDepth = 64

// checkSyntax checks that src is one JSON value. On failure it gives the offset and
// the complaint; gjson, which reads the value afterwards, takes broken documents as
// far as it can and gives no positions.
func checkSyntax(src string) (off int, msg string) {
	c := checker{src: src}
	c.space()
	if !c.value(0) {
		return c.off, c.msg
	}
	c.space()
	if c.off < len(src) {
		return c.off, "text after the end of the document"
	}
	return 0, ""
}

type checker struct {
	src string
	off int
	msg string
}

func (c *checker) fail(msg string) bool {
	if c.msg == "" {
		c.msg = msg
	}
	return false
}

func (c *checker) peek() byte {
	if c.off < len(c.src) {
		return c.src[c.off]
	}
	return 0
}

func (c *checker) space() {
	for c.off < len(c.src) {
		switch c.src[c.off] {
		case ' ', '\t', '\r', '\n':
			c.off++
		default:
			return
		}
	}
}

func (c *checker) value(depth int) bool {
	if depth > maxDepth {
		return c.fail("nested too deeply")
	}
	switch b := c.peek(); {
	case c.off >= len(c.src):
		return c.fail("the document ends in the middle of a value")
	case b == '{':
		return c.list('}', depth, func() bool {
			if c.peek() != '"' {
				return c.fail("expected a key in double quotes")
			}
			if !c.str() {
				return false
			}
			c.space()
			if c.peek() != ':' {
				return c.fail("expected :")
			}
			c.off++
			c.space()
			return c.value(depth + 1)
		})
	case b == '[':
		return c.list(']', depth, func() bool { return c.value(depth + 1) })
	case b == '"':
		return c.str()
	case b == '-' || b >= '0' && b <= '9':
		return c.number()
	}
	for _, word := range [...]string{"true", "false", "null"} {
		if n := len(word); len(c.src)-c.off >= n && c.src[c.off:c.off+n] == word {
			c.off += n
			return true
		}
	}
	return c.fail("expected a value")
}

func (c *checker) list(end byte, depth int, element func() bool) bool {
	c.off++
	c.space()
	if c.peek() == end {
		c.off++
		return true
	}
	for {
		if !element() {
			return false
		}
		c.space()
		switch c.peek() {
		case ',':
			c.off++
			c.space()
		case end:
			c.off++
			return true
		default:
			return c.fail("expected , or " + string(end))
		}
	}
}

func (c *checker) str() bool {
	for c.off++; c.off < len(c.src); {
		switch b := c.src[c.off]; {
		case b == '"':
			c.off++
			return true
		case b < ' ':
			return c.fail("control character in a string")
		case b == '\\':
			if !c.escape() {
				return c.fail("unknown escape in a string")
			}
		default:
			r, size := utf8.DecodeRuneInString(c.src[c.off:])
			if r == utf8.RuneError && size == 1 {
				return c.fail("invalid UTF-8")
			}
			c.off += size
		}
	}
	return c.fail("unterminated string")
}

func (c *checker) escape() bool {
	if c.off+1 >= len(c.src) {
		return false
	}
	switch c.src[c.off+1] {
	case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
		c.off += 2
		return true
	case 'u':
		if c.off+6 > len(c.src) {
			return false
		}
		for _, h := range []byte(c.src[c.off+2 : c.off+6]) {
			if !(h >= '0' && h <= '9' || h >= 'a' && h <= 'f' || h >= 'A' && h <= 'F') {
				return false
			}
		}
		c.off += 6
		return true
	}
	return false
}

func (c *checker) number() bool {
	if c.peek() == '-' {
		c.off++
	}
	switch b := c.peek(); {
	case b == '0':
		c.off++
	case b >= '1' && b <= '9':
		c.digits()
	default:
		return c.fail("malformed number")
	}
	if c.peek() == '.' {
		c.off++
		if !c.digits() {
			return c.fail("malformed number")
		}
	}
	if b := c.peek(); b == 'e' || b == 'E' {
		c.off++
		if b := c.peek(); b == '+' || b == '-' {
			c.off++
		}
		if !c.digits() {
			return c.fail("malformed number")
		}
	}
	return true
}

func (c *checker) digits() bool {
	start := c.off
	for b := c.peek(); b >= '0' && b <= '9'; b = c.peek() {
		c.off++
	}
	return c.off > start
}
