package yq

import (
	"encoding/base64"
	"fmt"
	"io"
	"strings"
)

var (
	base64Format    = &format{}
	base64URLFormat = &format{}
	uriFormat       = &format{}
	shFormat        = &format{}
)

func init() {
	*base64Format = format{
		names:   []string{"base64"},
		decoder: func(m *machine, r io.Reader) decoder { return m.textDecoder(r, decodeBase64(base64.RawStdEncoding)) },
		encoder: func(m *machine) encoder { return &textEncoder{m: m, f: base64.StdEncoding.EncodeToString} },
	}
	*base64URLFormat = format{
		names:   []string{"base64url"},
		decoder: func(m *machine, r io.Reader) decoder { return m.textDecoder(r, decodeBase64(base64.RawURLEncoding)) },
		encoder: func(m *machine) encoder { return &textEncoder{m: m, f: base64.URLEncoding.EncodeToString} },
	}
	*uriFormat = format{
		names: []string{"uri"},
		decoder: func(m *machine, r io.Reader) decoder {
			return m.textDecoder(r, unescapeURI)
		},
		encoder: func(m *machine) encoder {
			return &textEncoder{m: m, what: "URI", f: escapeURI}
		},
	}
	*shFormat = format{encoder: func(m *machine) encoder {
		return &textEncoder{m: m, what: "URI", f: func(b []byte) string { return shellWord(string(b)) }}
	}}
}

// textEncoder writes a string in another form.
type textEncoder struct {
	plain
	m    *machine
	what string
	f    func(b []byte) string
}

func (e *textEncoder) encode(w io.Writer, n *node) {
	if e.m.guess(n) != tagStr {
		if e.what == "" {
			fail("cannot encode %s as base64, can only operate on strings", n.tag)
		}
		fail("cannot encode %s as %s, can only operate on strings. Please first pipe through another encoding operator to convert the value to a string", n.tag, e.what)
	}
	e.m.meter.Scan(4 * len(n.value))
	io.WriteString(w, e.f([]byte(n.value)))
}

// textDecoder gives the one string that a text stands for.
type textDecoder struct {
	m    *machine
	r    io.Reader
	f    func(string) (string, error)
	done bool
}

func (m *machine) textDecoder(r io.Reader, f func(string) (string, error)) decoder {
	return &textDecoder{m: m, r: r, f: f}
}

func (d *textDecoder) next() *node {
	if d.done {
		return nil
	}
	d.done = true
	s, err := d.f(d.m.readAll(d.r))
	if err != nil {
		fail("%v", err)
	}
	return d.m.keyNode(d.m.text(s))
}

func decodeBase64(e *base64.Encoding) func(string) (string, error) {
	return func(s string) (string, error) {
		s = strings.TrimRight(strings.Map(func(r rune) rune {
			if r == '\n' || r == '\r' {
				return -1
			}
			return r
		}, strings.TrimSpace(s)), "=")
		b, err := e.DecodeString(s)
		return string(b), err
	}
}

// shellWord quotes what a shell would not take literally.
func shellWord(s string) string {
	var b strings.Builder
	open := false
	for _, r := range s {
		safe := r < 0x80 && (strings.IndexByte("_@%+=:,./-", byte(r)) >= 0 || isDigit(byte(r)) || byte(r)|0x20 >= 'a' && byte(r)|0x20 <= 'z')
		switch {
		case r == '\'':
			if open {
				b.WriteByte('\'')
				open = false
			}
			b.WriteByte('\\')
		case !safe && !open:
			b.WriteByte('\'')
			open = true
		}
		b.WriteRune(r)
	}
	if open {
		b.WriteByte('\'')
	}
	return b.String()
}

// escapeURI writes a text as a query component: blanks as +.
func escapeURI(s []byte) string {
	const hex = "0123456789ABCDEF"
	var b strings.Builder
	for _, c := range s {
		switch {
		case c == ' ':
			b.WriteByte('+')
		case isDigit(c), c|0x20 >= 'a' && c|0x20 <= 'z', strings.IndexByte("-_.~", c) >= 0:
			b.WriteByte(c)
		default:
			b.WriteString("%" + hex[c>>4:c>>4+1] + hex[c&15:c&15+1])
		}
	}
	return b.String()
}

func unescapeURI(s string) (string, error) {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '+':
			b.WriteByte(' ')
		case '%':
			if i+2 >= len(s) || hexDigit(s[i+1]) < 0 || hexDigit(s[i+2]) < 0 {
				return "", fmt.Errorf("invalid URL escape %q", s[i:min(i+3, len(s))])
			}
			b.WriteByte(byte(hexDigit(s[i+1])<<4 | hexDigit(s[i+2])))
			i += 2
		default:
			b.WriteByte(s[i])
		}
	}
	return b.String(), nil
}

func hexDigit(c byte) int {
	if isDigit(c) {
		return int(c - '0')
	}
	if c |= 0x20; c >= 'a' && c <= 'f' {
		return int(c-'a') + 10
	}
	return -1
}
