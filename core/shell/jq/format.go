package jq

import (
	"encoding/base64"
	"strings"
)

// toString is v as tostring gives it: strings as they are, the rest as JSON.
func (m *machine) toString(v Value) Value {
	if v.kind() == String {
		return v
	}
	return made(m.json(v))
}

// format applies @name; the empty name is tostring.
func (m *machine) format(name string, v Value) (Value, error) {
	switch name {
	case "", "text":
		return m.toString(v), nil
	case "json":
		return made(m.json(v)), nil
	case "csv", "tsv":
		return m.row(name, v)
	case "sh":
		return m.shellWords(v)
	case "html", "uri", "urid", "base64", "base64d", "base32", "base32d":
	default:
		return null, errorf("%s is not a valid format", name)
	}
	s := m.toString(v).str()
	m.grow(len(s) + len(s)/2)
	m.meter.Scan(2 * len(s))
	switch name {
	case "html":
		m.room(nil, len(s)+5*escapes(s, "<>&'\""))
		return made(htmlEscaper.Replace(s)), nil
	case "uri":
		m.room(nil, 3*len(s))
		return made(uriEscape(s)), nil
	case "urid":
		if d, ok := uriUnescape(s); ok {
			return made(validText(d)), nil
		}
		return null, errorf("%s is not a valid uri encoding", m.typed(v))
	case "base64":
		return made(base64.StdEncoding.EncodeToString([]byte(s))), nil
	case "base32":
		return made(encodeBase32(s)), nil
	case "base32d":
		if d, ok := decodeBase32(s); ok {
			return made(validText(d)), nil
		}
		return null, errorf("%s is not valid base32 data", m.typed(v))
	}
	d, lone, ok := decodeBase64(s)
	switch {
	case lone:
		return null, errorf("%s trailing base64 byte found", m.typed(text(s)))
	case !ok:
		return null, errorf("%s is not valid base64 data", m.typed(text(s)))
	}
	return made(validText(d)), nil
}

var htmlEscaper = strings.NewReplacer("<", "&lt;", ">", "&gt;", "&", "&amp;", "'", "&apos;", `"`, "&quot;")

var shellEscaper = strings.NewReplacer("'", `'\''`, "\x00", `\0`)

var tsvEscaper = strings.NewReplacer("\t", `\t`, "\r", `\r`, "\n", `\n`, `\`, `\\`)

// row is @csv or @tsv of an array of scalars.
func (m *machine) row(name string, v Value) (Value, error) {
	if v.kind() != Array {
		return null, errorf("%s cannot be %s-formatted, only array", m.typed(v), name)
	}
	var b strings.Builder
	for i, x := range v.elems() {
		m.meter.Charge(3)
		if x.kind() == String {
			m.meter.Scan(2 * len(x.str()))
		}
		if i > 0 {
			if name == "csv" {
				b.WriteByte(',')
			} else {
				b.WriteByte('\t')
			}
		}
		switch x.kind() {
		case Null:
		case False:
			b.WriteString("false")
		case True:
			b.WriteString("true")
		case Number:
			if f := x.number(); f == f {
				b.WriteString(numberText(x))
			}
		case String:
			if name == "csv" {
				m.room(&b, len(x.str())+strings.Count(x.str(), `"`))
				b.WriteString(`"` + strings.ReplaceAll(x.str(), `"`, `""`) + `"`)
			} else {
				m.room(&b, len(x.str())+escapes(x.str(), "\t\r\n\\"))
				b.WriteString(tsvEscaper.Replace(x.str()))
			}
		default:
			return null, errorf("%s is not valid in a csv row", m.typed(x))
		}
	}
	m.grow(b.Len())
	return made(b.String()), nil
}

func (m *machine) shellWords(v Value) (Value, error) {
	list := []Value{v}
	if v.kind() == Array {
		list = v.elems()
	}
	var b strings.Builder
	for i, x := range list {
		if i > 0 {
			b.WriteByte(' ')
		}
		switch x.kind() {
		case Array, Object:
			return null, errorf("%s can not be escaped for shell", m.typed(x))
		case String:
			m.room(&b, len(x.str())+3*escapes(x.str(), "'\x00"))
			b.WriteString("'" + shellEscaper.Replace(x.str()) + "'")
		default:
			b.WriteString(m.json(x))
		}
	}
	m.grow(b.Len())
	return made(b.String()), nil
}

// escapes counts the bytes of s that are among chars.
func escapes(s, chars string) int {
	n := 0
	for i := range len(chars) {
		n += strings.Count(s, chars[i:i+1])
	}
	return n
}

func uriEscape(s string) string {
	const upper = "0123456789ABCDEF"
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		c := s[i]
		if isIdentByte(c) || c == '-' || c == '.' || c == '~' {
			b.WriteByte(c)
		} else {
			b.Write([]byte{'%', upper[c>>4], upper[c&15]})
		}
	}
	return b.String()
}

func uriUnescape(s string) (string, bool) {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '%' {
			b.WriteByte(s[i])
			continue
		}
		if i+2 >= len(s) {
			return "", false
		}
		c, ok := hex4("00" + s[i+1:i+3])
		if !ok {
			return "", false
		}
		b.WriteByte(byte(c))
		i += 2
	}
	return b.String(), true
}

// decodeBase64 decodes; padding may be missing. lone reports a last character that is
// not a byte.
func decodeBase64(s string) (decoded string, lone, ok bool) {
	s = strings.TrimRight(s, "=")
	var b strings.Builder
	var acc uint32
	n := 0
	for i := 0; i < len(s); i++ {
		x := strings.IndexByte(base64Alphabet, s[i])
		if x < 0 {
			return "", false, false
		}
		acc = acc<<6 | uint32(x)
		if n++; n == 4 {
			b.Write([]byte{byte(acc >> 16), byte(acc >> 8), byte(acc)})
			acc, n = 0, 0
		}
	}
	switch n {
	case 1:
		return "", true, false
	case 2:
		b.WriteByte(byte(acc >> 4))
	case 3:
		b.Write([]byte{byte(acc >> 10), byte(acc >> 2)})
	}
	return b.String(), false, true
}

const base64Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

const base32Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

func encodeBase32(s string) string {
	var b strings.Builder
	var acc uint64
	bits := 0
	for i := 0; i < len(s); i++ {
		acc = acc<<8 | uint64(s[i])
		for bits += 8; bits >= 5; bits -= 5 {
			b.WriteByte(base32Alphabet[acc>>(bits-5)&31])
		}
	}
	if bits > 0 {
		b.WriteByte(base32Alphabet[acc<<(5-bits)&31])
	}
	for b.Len()%8 != 0 {
		b.WriteByte('=')
	}
	return b.String()
}

func decodeBase32(s string) (string, bool) {
	s = strings.TrimRight(s, "=")
	var b strings.Builder
	var acc uint64
	bits := 0
	for i := 0; i < len(s); i++ {
		x := strings.IndexByte(base32Alphabet, s[i])
		if x < 0 {
			return "", false
		}
		acc = acc<<5 | uint64(x)
		if bits += 5; bits >= 8 {
			bits -= 8
			b.WriteByte(byte(acc >> bits))
		}
	}
	return b.String(), true
}
