package digest

import (
	"encoding/binary"
	"fmt"
	"math"
	"strconv"
	"strings"

	"ambit/core/shell/gnu"
	"ambit/core/shell/longdouble"
)

// odType is one output format: how many bytes make a field, how wide it is.
type odType struct {
	letter  byte // a c d o u x f
	size    int
	width   int
	pad     int // blanks that spread over a whole line
	trailer bool
}

// addTypes reads a type string such as x1z or d4o2.
func (d *odDump) addTypes(s string) bool {
	p := d.p
	all := s
	for s != "" {
		t := odType{letter: s[0], size: 1}
		s = s[1:]
		switch t.letter {
		case 'a', 'c':
		case 'd', 'o', 'u', 'x', 'f':
			sizes, standard := "CSIL", []int{1, 2, 4, 8}
			t.size = 4
			what := "integral"
			if t.letter == 'f' {
				sizes, standard, t.size, what = "FDL", []int{4, 8, 16}, 8, "floating point"
			}
			if s != "" && strings.IndexByte(sizes, s[0]) >= 0 {
				t.size = standard[strings.IndexByte(sizes, s[0])]
				s = s[1:]
				break
			}
			i := 0
			for i < len(s) && s[i] >= '0' && s[i] <= '9' {
				i++
			}
			if i == 0 {
				break
			}
			n, err := strconv.Atoi(s[:i])
			if err != nil || !contains(standard, n) {
				p.Errorf("invalid type string %s;\nthis system doesn't provide a %s-byte %s type", gnu.Quote(p, all), s[:i], what)
				return false
			}
			t.size = n
			s = s[i:]
		default:
			p.Errorf("invalid character '%c' in type string %s", t.letter, gnu.Quote(p, all))
			return false
		}
		if strings.HasPrefix(s, "z") {
			t.trailer = true
			s = s[1:]
		}
		t.width = odWidth(t.letter, t.size)
		d.types = append(d.types, t)
	}
	return true
}

func contains(list []int, n int) bool {
	for _, v := range list {
		if v == n {
			return true
		}
	}
	return false
}

func odWidth(letter byte, size int) int {
	switch letter {
	case 'o':
		return (size*8 + 2) / 3
	case 'x':
		return size * 2
	case 'u':
		return map[int]int{1: 3, 2: 5, 4: 10, 8: 20}[size]
	case 'd':
		return map[int]int{1: 4, 2: 6, 4: 11, 8: 20}[size]
	case 'f':
		return map[int]int{4: 15, 8: 24, 16: 29}[size]
	}
	return 3
}

var odNames = [...]string{"nul", "soh", "stx", "etx", "eot", "enq", "ack", "bel", "bs", "ht", "nl", "vt", "ff", "cr", "so", "si",
	"dle", "dc1", "dc2", "dc3", "dc4", "nak", "syn", "etb", "can", "em", "sub", "esc", "fs", "gs", "rs", "us", "sp"}

func (t odType) format(b []byte, bigEndian bool) string {
	switch t.letter {
	case 'a':
		switch c := b[0] & 0x7f; {
		case int(c) < len(odNames):
			return odNames[c]
		case c == 0x7f:
			return "del"
		default:
			return string(rune(c))
		}
	case 'c':
		if i := strings.IndexByte("\x00\a\b\f\n\r\t\v", b[0]); i >= 0 {
			return `\` + "0abfnrtv"[i:i+1]
		}
		if b[0] >= ' ' && b[0] < 0x7f {
			return string(rune(b[0]))
		}
		return fmt.Sprintf("%03o", b[0])
	case 'f':
		return formatFloat(b, bigEndian)
	}
	var v uint64
	for i := range b {
		c := b[i]
		if !bigEndian {
			c = b[len(b)-1-i]
		}
		v = v<<8 | uint64(c)
	}
	switch t.letter {
	case 'd':
		shift := 64 - 8*uint(t.size)
		return strconv.FormatInt(int64(v<<shift)>>shift, 10)
	case 'u':
		return strconv.FormatUint(v, 10)
	case 'o':
		return zeroPadded(strconv.FormatUint(v, 8), t.width)
	}
	return zeroPadded(strconv.FormatUint(v, 16), t.width)
}

func zeroPadded(s string, width int) string {
	if len(s) >= width {
		return s
	}
	return strings.Repeat("0", width-len(s)) + s
}

// formatFloat prints the fewest digits that give the same number again, as
// gnulib's ftoastr does.
func formatFloat(b []byte, bigEndian bool) string {
	le := make([]byte, len(b))
	for i := range b {
		le[i] = b[i]
		if bigEndian {
			le[i] = b[len(b)-1-i]
		}
	}
	var f longdouble.Float
	var digits int
	var same func(string) bool
	switch len(b) {
	case 4:
		v := math.Float32frombits(binary.LittleEndian.Uint32(le))
		f = longdouble.FromFloat64(float64(v))
		digits = 6
		if math.Abs(float64(v)) < 0x1p-126 {
			digits = 1
		}
		same = func(s string) bool { w, _ := strconv.ParseFloat(s, 32); return float32(w) == v }
	case 8:
		v := math.Float64frombits(binary.LittleEndian.Uint64(le))
		f = longdouble.FromFloat64(v)
		digits = 15
		if math.Abs(v) < 0x1p-1022 {
			digits = 1
		}
		same = func(s string) bool { w, _ := strconv.ParseFloat(s, 64); return w == v }
	default:
		f = longdouble.FromBits(binary.LittleEndian.Uint64(le), binary.LittleEndian.Uint16(le[8:]))
		digits = 18
		if f.Subnormal() {
			digits = 1
		}
		same = func(s string) bool { g, _, _ := longdouble.Parse(s); return g.Cmp(&f) == 0 }
	}
	for {
		s := f.Format(longdouble.Spec{Precision: digits, Verb: 'g'})
		if f.IsNaN() || f.IsInf() || same(s) || digits > 25 {
			return s
		}
		digits++
	}
}

// floatOf is the little-endian floating point number in b.
func floatOf(b []byte) float64 {
	if len(b) == 4 {
		return float64(math.Float32frombits(binary.LittleEndian.Uint32(b)))
	}
	var eight [8]byte
	copy(eight[:], b)
	return math.Float64frombits(binary.LittleEndian.Uint64(eight[:]))
}
