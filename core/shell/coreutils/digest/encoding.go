package digest

import (
	"errors"
	"math/bits"
	"strings"
)

var (
	errInvalidInput = errors.New("invalid input")
	errNotMultiple  = errors.New("invalid input (length must be multiple of 4 characters)")
)

// encoding is one of basenc's: groups of bytes become groups of characters.
type encoding struct {
	name         string
	alphabet     string
	bytes, chars int  // of a group
	padded       bool // a short last group is filled with '='
	wholeGroups  bool // no short group can be encoded
	lsbFirst     bool

	value [256]int8 // of a character, -1 if it is none
}

var encodings = []encoding{
	{name: "base64", alphabet: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", bytes: 3, chars: 4, padded: true},
	{name: "base64url", alphabet: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", bytes: 3, chars: 4, padded: true},
	{name: "base32", alphabet: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", bytes: 5, chars: 8, padded: true},
	{name: "base32hex", alphabet: "0123456789ABCDEFGHIJKLMNOPQRSTUV", bytes: 5, chars: 8, padded: true},
	{name: "base16", alphabet: "0123456789ABCDEF", bytes: 1, chars: 2},
	{name: "base2msbf", alphabet: "01", bytes: 1, chars: 8},
	{name: "base2lsbf", alphabet: "01", bytes: 1, chars: 8, lsbFirst: true},
	{name: "z85", alphabet: "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#", bytes: 4, chars: 5, wholeGroups: true},
}

func init() {
	for i := range encodings {
		e := &encodings[i]
		for c := range e.value {
			e.value[c] = int8(strings.IndexByte(e.alphabet, byte(c)))
		}
	}
}

func findEncoding(name string) *encoding {
	for i := range encodings {
		if encodings[i].name == name {
			return &encodings[i]
		}
	}
	panic("no encoding " + name)
}

func (e *encoding) known(c byte) bool { return e.value[c] >= 0 || e.padded && c == '=' }

// width is the number of bits of a character.
func (e *encoding) width() uint { return uint(bits.Len(uint(len(e.alphabet))) - 1) }

func (e *encoding) encode(out, in []byte) []byte {
	switch {
	case e.wholeGroups:
		for ; len(in) >= 4; in = in[4:] {
			v := uint32(in[0])<<24 | uint32(in[1])<<16 | uint32(in[2])<<8 | uint32(in[3])
			for _, div := range [...]uint32{85 * 85 * 85 * 85, 85 * 85 * 85, 85 * 85, 85, 1} {
				out = append(out, e.alphabet[v/div%85])
			}
		}
		return out
	case e.chars == 4:
		for ; len(in) >= 3; in = in[3:] {
			a, b, c := in[0], in[1], in[2]
			out = append(out, e.alphabet[a>>2], e.alphabet[a&3<<4|b>>4], e.alphabet[b&15<<2|c>>6], e.alphabet[c&63])
		}
	}
	width := e.width()
	for len(in) > 0 {
		group := in[:min(e.bytes, len(in))]
		in = in[len(group):]
		var v uint64
		for _, b := range group {
			if e.lsbFirst {
				b = bits.Reverse8(b)
			}
			v = v<<8 | uint64(b)
		}
		n := uint(len(group)) * 8
		written := 0
		for n > 0 {
			if n < width {
				v <<= width - n
				n = width
			}
			n -= width
			out = append(out, e.alphabet[v>>n&(1<<width-1)])
			written++
		}
		for ; written < e.chars; written++ {
			out = append(out, '=')
		}
	}
	return out
}

// decode appends the bytes of one group, which is short only at the end of the
// input. On bad input it appends what comes before it.
func (e *encoding) decode(out, g []byte) ([]byte, bool) {
	switch {
	case e.wholeGroups:
		return e.decode85(out, g)
	case e.chars == 8 && e.padded && len(g) < 8:
		return out, false
	}
	width := e.width()
	var v uint64
	n := uint(0)
	for i, c := range g {
		d := e.value[c]
		if d < 0 {
			if e.padded && c == '=' {
				return out, e.padding(g, i)
			}
			return out, false
		}
		v = v<<width | uint64(d)
		if n += width; n >= 8 {
			n -= 8
			b := byte(v >> n)
			if e.lsbFirst {
				b = bits.Reverse8(b)
			}
			out = append(out, b)
		}
	}
	return out, len(g) == e.chars
}

// padding reports whether g[i:] is all '=' and as long as it can be.
func (e *encoding) padding(g []byte, i int) bool {
	if len(g) != e.chars || strings.Trim(string(g[i:]), "=") != "" {
		return false
	}
	switch pad := e.chars - i; e.chars {
	case 4:
		return pad <= 2
	default:
		return pad == 1 || pad == 3 || pad == 4 || pad == 6
	}
}

func (e *encoding) decode85(out, g []byte) ([]byte, bool) {
	if len(g) < 5 {
		return out, false
	}
	v := uint64(0)
	for _, c := range g {
		if e.value[c] < 0 {
			return out, false
		}
		v = v*85 + uint64(e.value[c])
	}
	if v > 0xffffffff {
		return out, false
	}
	return append(out, byte(v>>24), byte(v>>16), byte(v>>8), byte(v)), true
}
