package text

import (
	"bytes"
	"math"
	"strconv"
	"strings"

	"ambit/core/shell/longdouble"
	"ambit/core/shell/vercmp"
)

// endless stands for a field number that was not given.
const endless = math.MaxInt

// sortOrder is how keys compare: the ordering options of one key, or the global
// ones.
type sortOrder struct {
	skipStart, skipEnd bool // b at the start and the end position
	dictionary         bool // d
	printing           bool // i
	fold               bool // f
	numeric            bool // n
	general            bool // g
	human              bool // h
	month              bool // M
	random             bool // R
	version            bool // V
	reverse            bool // r
}

// isDefault reports whether no option was given, so that the global ones apply.
func (o sortOrder) isDefault() bool {
	o.reverse = false
	return o == sortOrder{}
}

// set takes ordering letters from s and returns what follows them. With start, b
// concerns the key's start position, else its end.
func (o *sortOrder) set(s string, start, end bool) string {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case 'b':
			o.skipStart = o.skipStart || start
			o.skipEnd = o.skipEnd || end
		case 'd':
			o.dictionary = true
		case 'f':
			o.fold = true
		case 'g':
			o.general = true
		case 'h':
			o.human = true
		case 'i':
			if !o.dictionary {
				o.printing = true
			}
		case 'M':
			o.month = true
		case 'n':
			o.numeric = true
		case 'r':
			o.reverse = true
		case 'R':
			o.random = true
		case 'V':
			o.version = true
		default:
			return s[i:]
		}
	}
	return ""
}

// conflict names options that cannot be combined, "" if there are none.
func (o sortOrder) conflict() string {
	n, letters := 0, ""
	add := func(on bool, letter string, counts bool) {
		if on {
			letters += letter
			if counts {
				n++
			}
		}
	}
	ignore := o.dictionary || o.printing
	add(o.dictionary, "d", false)
	add(o.fold, "f", false)
	add(o.general, "g", true)
	add(o.human, "h", true)
	add(o.printing && !o.dictionary, "i", false)
	add(o.month, "M", true)
	add(o.numeric, "n", true)
	add(o.random, "R", false)
	add(o.version, "V", false)
	if o.version || o.random || ignore {
		n++
	}
	if n > 1 {
		return letters
	}
	return ""
}

// sortKey is one -k option. Words and characters count from 0; an end word of
// endless means the end of the line, and an end character of 0 all of the word
// before endWord.
type sortKey struct {
	sortOrder
	startWord, startChar int
	endWord, endChar     int
	obsolete             bool // written as +POS
}

// extract finds the key in line.
func (k *sortKey) extract(line []byte, tab int) []byte {
	end := len(line)
	if k.endWord != endless {
		end = k.end(line, tab)
	}
	start := 0
	if k.startWord != endless {
		start = k.start(line, tab)
	} else if k.skipStart {
		start = skipBlanks(line, 0)
	}
	if start >= end {
		return nil
	}
	return line[start:end]
}

func (k *sortKey) start(line []byte, tab int) int {
	i := 0
	for n := k.startWord; n > 0 && i < len(line); n-- {
		if tab >= 0 {
			j := bytes.IndexByte(line[i:], byte(tab))
			if j < 0 {
				i = len(line)
				break
			}
			i += j + 1
		} else {
			i = skipWord(line, skipBlanks(line, i))
		}
	}
	if k.skipStart {
		i = skipBlanks(line, i)
	}
	return min(len(line), i+min(k.startChar, len(line)))
}

func (k *sortKey) end(line []byte, tab int) int {
	i, words := 0, k.endWord
	if k.endChar == 0 {
		words++
	}
	for n := words; n > 0 && i < len(line); n-- {
		if tab >= 0 {
			j := bytes.IndexByte(line[i:], byte(tab))
			if j < 0 {
				i = len(line)
				break
			}
			i += j
			if n > 1 || k.endChar != 0 {
				i++
			}
		} else {
			i = skipWord(line, skipBlanks(line, i))
		}
	}
	if k.endChar != 0 {
		if k.skipEnd {
			i = skipBlanks(line, i)
		}
		i = min(len(line), i+min(k.endChar, len(line)))
	}
	return i
}

func skipBlanks(b []byte, i int) int {
	for i < len(b) && isBlank(b[i]) {
		i++
	}
	return i
}

func skipWord(b []byte, i int) int {
	for i < len(b) && !isBlank(b[i]) {
		i++
	}
	return i
}

// compare orders two keys; reverse is not applied.
func (k *sortKey) compare(a, b []byte, s *sorter) int {
	switch {
	case k.numeric:
		return compareNumeric(a[skipBlanks(a, 0):], b[skipBlanks(b, 0):])
	case k.general:
		return compareGeneral(a, b)
	case k.human:
		return compareHuman(a, b)
	case k.month:
		return monthOf(a) - monthOf(b)
	}
	if k.version || k.random {
		a, b = k.translate(a), k.translate(b)
		if k.version {
			return vercmp.Compare(string(a), string(b))
		}
		return s.compareRandom(a, b)
	}
	if k.dictionary || k.printing || k.fold {
		return k.compareTranslated(a, b)
	}
	return bytes.Compare(a, b)
}

func (k *sortKey) ignores(c byte) bool {
	if k.dictionary {
		return !isAlnum(c) && !isBlank(c)
	}
	return k.printing && (c < ' ' || c >= 0x7f)
}

func upperASCII(c byte) byte {
	if c >= 'a' && c <= 'z' {
		return c &^ 0x20
	}
	return c
}

func (k *sortKey) translate(b []byte) []byte {
	if !k.dictionary && !k.printing && !k.fold {
		return b
	}
	out := make([]byte, 0, len(b))
	for _, c := range b {
		if k.ignores(c) {
			continue
		}
		if k.fold {
			c = upperASCII(c)
		}
		out = append(out, c)
	}
	return out
}

func (k *sortKey) compareTranslated(a, b []byte) int {
	i, j := 0, 0
	for {
		for i < len(a) && k.ignores(a[i]) {
			i++
		}
		for j < len(b) && k.ignores(b[j]) {
			j++
		}
		switch {
		case i == len(a) && j == len(b):
			return 0
		case i == len(a):
			return -1
		case j == len(b):
			return 1
		}
		x, y := a[i], b[j]
		if k.fold {
			x, y = upperASCII(x), upperASCII(y)
		}
		if x != y {
			return int(x) - int(y)
		}
		i++
		j++
	}
}

// number is the decimal number that b starts with, in its parts: without leading
// zeros of the integer and trailing zeros of the fraction.
type number struct {
	negative       bool
	integer, frac  []byte
	suffix         byte // the byte after it
	zero, anyDigit bool
}

func parseNumber(b []byte) number {
	var n number
	i := 0
	if i < len(b) && b[i] == '-' {
		n.negative = true
		i++
	}
	start := i
	for i < len(b) && isDigit(b[i]) {
		i++
	}
	n.anyDigit = i > start
	for start < i && b[start] == '0' {
		start++
	}
	n.integer = b[start:i]
	if i < len(b) && b[i] == '.' {
		i++
		start = i
		for i < len(b) && isDigit(b[i]) {
			i++
		}
		n.anyDigit = n.anyDigit || i > start
		end := i
		for end > start && b[end-1] == '0' {
			end--
		}
		n.frac = b[start:end]
	}
	if i < len(b) {
		n.suffix = b[i]
	}
	n.zero = len(n.integer) == 0 && len(n.frac) == 0
	if n.zero {
		n.negative = false
	}
	return n
}

func compareNumeric(a, b []byte) int { return compareNumbers(parseNumber(a), parseNumber(b)) }

func compareNumbers(x, y number) int {
	if x.negative != y.negative {
		if x.negative {
			return -1
		}
		return 1
	}
	c := len(x.integer) - len(y.integer)
	if c == 0 {
		c = bytes.Compare(x.integer, y.integer)
	}
	if c == 0 {
		c = bytes.Compare(x.frac, y.frac)
	}
	if x.negative {
		return -c
	}
	return c
}

func compareHuman(a, b []byte) int {
	x, y := parseNumber(a[skipBlanks(a, 0):]), parseNumber(b[skipBlanks(b, 0):])
	if c := x.unit() - y.unit(); c != 0 {
		return c
	}
	return compareNumbers(x, y)
}

// unit is the rank of a number's SI suffix, negative for negative numbers.
func (n number) unit() int {
	if n.zero {
		return 0
	}
	u := strings.IndexByte("KMGTPEZYRQ", n.suffix) + 1
	if n.suffix == 'k' {
		u = 1
	}
	if n.suffix == 0 {
		u = 0
	}
	if n.negative {
		return -u
	}
	return u
}

// generalValue reads a floating point number. Ranks put what is no number first,
// then NaN, then numbers; v is only near the number.
func generalValue(b []byte) (v float64, rank int) {
	if len(b) < 16 {
		if n := plainDecimal(b); n > 0 {
			v, _ = strconv.ParseFloat(string(b[:n]), 64)
			return v, 2
		}
	}
	f, n, _ := longdouble.Parse(string(b))
	switch {
	case n == 0:
		return 0, 0
	case f.IsNaN():
		return 0, 1
	}
	return f.Float64(), 2
}

// plainDecimal is the length of b if it is a short decimal number and no more.
func plainDecimal(b []byte) int {
	i, digits := 0, 0
	if i < len(b) && b[i] == '-' {
		i++
	}
	point := false
	for ; i < len(b); i++ {
		switch {
		case isDigit(b[i]):
			digits++
		case b[i] == '.' && !point:
			point = true
		default:
			return 0
		}
	}
	if digits == 0 {
		return 0
	}
	return i
}

func compareGeneral(a, b []byte) int {
	x, m, _ := longdouble.Parse(string(a))
	y, n, _ := longdouble.Parse(string(b))
	rank := func(f *longdouble.Float, used int) int {
		switch {
		case used == 0:
			return 0
		case f.IsNaN():
			return 1
		}
		return 2
	}
	rx, ry := rank(&x, m), rank(&y, n)
	if rx != ry || rx < 2 {
		return rx - ry
	}
	return x.Cmp(&y)
}

// monthOf is 1 for a key that starts with JAN and so on, 0 for none.
func monthOf(b []byte) int {
	b = b[skipBlanks(b, 0):]
	if len(b) < 3 {
		return 0
	}
	name := [3]byte{upperASCII(b[0]), upperASCII(b[1]), upperASCII(b[2])}
	for i := 0; i < 12; i++ {
		if string(name[:]) == "JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC"[3*i:3*i+3] {
			return i + 1
		}
	}
	return 0
}
