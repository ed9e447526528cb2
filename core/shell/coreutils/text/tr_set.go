package text

import (
	"errors"
	"fmt"
	"math"
	"strconv"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

// trClass marks elements that take part in case conversion.
type trClass uint8

const (
	trNone trClass = iota
	trLower
	trUpper
)

// trElement is one construct of a set: a character, a range, a class or [c*n].
type trElement struct {
	chars      []byte
	repeat     uint64 // of chars[0]; 1 for all others
	indefinite bool   // [c*]
	isClass    bool
	class      trClass
	isEquiv    bool
	isRange    bool
}

func (e *trElement) len() uint64 {
	if len(e.chars) == 1 {
		return e.repeat
	}
	return uint64(len(e.chars))
}

// trSet is a parsed STRING1 or STRING2.
type trSet struct {
	elems  []trElement
	length uint64
}

// trWalk goes through the characters of a set in order.
type trWalk struct {
	set  *trSet
	elem int
	at   uint64
}

func (s *trSet) walk() *trWalk { return &trWalk{set: s} }

func (w *trWalk) next() (c byte, class trClass, ok bool) {
	for w.elem < len(w.set.elems) {
		e := &w.set.elems[w.elem]
		if w.at >= e.len() {
			w.elem++
			w.at = 0
			continue
		}
		c = e.chars[0]
		if len(e.chars) > 1 {
			c = e.chars[w.at]
		}
		w.at++
		return c, e.class, true
	}
	return 0, trNone, false
}

// fresh reports whether the next character begins an element.
func (w *trWalk) fresh() bool {
	return w.at == 0 || w.elem < len(w.set.elems) && w.at >= w.set.elems[w.elem].len()
}

// skip goes to the next element.
func (w *trWalk) skip() {
	w.elem++
	w.at = 0
}

func (s *trSet) members(complement bool) (in [256]bool) {
	for _, e := range s.elems {
		if e.len() == 0 {
			continue
		}
		for _, c := range e.chars {
			in[c] = true
		}
	}
	if complement {
		for i := range in {
			in[i] = !in[i]
		}
	}
	return in
}

func (s *trSet) has(f func(*trElement) bool) bool {
	for i := range s.elems {
		if f(&s.elems[i]) {
			return true
		}
	}
	return false
}

func (s *trSet) measure() {
	s.length = 0
	for i := range s.elems {
		n := s.elems[i].len()
		if s.length > math.MaxUint64-n {
			n = math.MaxUint64 - s.length
		}
		s.length += n
	}
}

// checkTrSets decides what combinations of sets are allowed, and makes the second
// as long as the first by repeating its last character.
func checkTrSets(s1, s2 *trSet, o trOptions, translating bool) error {
	isIndefinite := func(e *trElement) bool { return e.indefinite }
	if s1.has(isIndefinite) {
		return errors.New("the [c*] repeat construct may not appear in string1")
	}
	s1.measure()
	if o.complement {
		s1.length = 0
		for _, in := range s1.members(true) {
			if in {
				s1.length++
			}
		}
	}
	if s2 == nil {
		return nil
	}
	star := -1
	for i := range s2.elems {
		if s2.elems[i].indefinite {
			if star >= 0 {
				return errors.New("only one [c*] repeat construct may appear in string2")
			}
			star = i
		}
	}
	s2.measure()
	if !translating {
		if star >= 0 {
			return errors.New("the [c*] construct may appear in string2 only when translating")
		}
		return nil
	}
	if star >= 0 {
		if s1.length > s2.length {
			s2.elems[star].repeat = s1.length - s2.length
		}
		s2.measure()
	}
	return checkTranslation(s1, s2, o)
}

func checkTranslation(s1, s2 *trSet, o trOptions) error {
	if s2.has(func(e *trElement) bool { return e.isEquiv }) {
		return errors.New("[=c=] expressions may not appear in string2 when translating")
	}
	if s2.has(func(e *trElement) bool { return e.isClass && e.class == trNone }) {
		return errors.New("when translating, the only character classes that may appear in\nstring2 are 'upper' and 'lower'")
	}
	if err := checkCaseClasses(s1, s2, o); err != nil {
		return err
	}
	if s1.length > s2.length && !o.truncate {
		if s2.length == 0 {
			return errors.New("when not truncating set1, string2 must be non-empty")
		}
		last := &s2.elems[len(s2.elems)-1]
		if last.isClass {
			return errors.New("when translating with string1 longer than string2,\nthe latter string must not end with a character class")
		}
		s2.elems = append(s2.elems, trElement{chars: last.chars[len(last.chars)-1:], repeat: s1.length - s2.length})
		s2.length = s1.length
	}
	if o.complement && s1.has(func(e *trElement) bool { return e.isClass }) {
		in := s2.members(false)
		distinct := 0
		for _, b := range in {
			if b {
				distinct++
			}
		}
		if s2.length != s1.length || distinct != 1 {
			return errors.New("when translating with complemented character classes,\nstring2 must map all characters in the domain to one")
		}
	}
	return nil
}

// checkCaseClasses demands that a case class in the second set stands against one
// in the first, and counts each such pair as one character.
func checkCaseClasses(s1, s2 *trSet, o trOptions) error {
	if o.complement || !s2.has(func(e *trElement) bool { return e.isClass }) {
		return nil
	}
	a, b := s1.walk(), s2.walk()
	for {
		fresh1, fresh2 := a.fresh(), b.fresh()
		_, class1, ok1 := a.next()
		_, class2, ok2 := b.next()
		if fresh2 && class2 != trNone && !(fresh1 && class1 != trNone) {
			return errors.New("misaligned [:upper:] and/or [:lower:] construct")
		}
		if class2 != trNone {
			a.skip()
			b.skip()
			s1.length -= 25
			s2.length -= 25
		}
		if !ok1 || !ok2 {
			return nil
		}
	}
}

// trString is a set with its escapes resolved.
type trString struct {
	s       []byte
	escaped []bool
}

func (t *trString) is(i int, c byte) bool {
	return i < len(t.s) && t.s[i] == c && !t.escaped[i]
}

func unescapeTr(p *command.Proc, s string) *trString {
	t := &trString{}
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c != '\\' {
			t.s, t.escaped = append(t.s, c), append(t.escaped, false)
			continue
		}
		i++
		if i == len(s) {
			p.Errorf("warning: an unescaped backslash at end of string is not portable")
			t.s, t.escaped = append(t.s, '\\'), append(t.escaped, false)
			break
		}
		switch c = s[i]; c {
		case 'a':
			c = '\a'
		case 'b':
			c = '\b'
		case 'f':
			c = '\f'
		case 'n':
			c = '\n'
		case 'r':
			c = '\r'
		case 't':
			c = '\t'
		case 'v':
			c = '\v'
		case '0', '1', '2', '3', '4', '5', '6', '7':
			v := int(c - '0')
			for n := 1; n < 3 && i+1 < len(s) && s[i+1] >= '0' && s[i+1] <= '7'; n++ {
				if w := v*8 + int(s[i+1]-'0'); w > 255 {
					p.Errorf("warning: the ambiguous octal escape \\%c%c%c is being\n\tinterpreted as the 2-byte sequence \\0%c%c, %c",
						s[i-1], s[i], s[i+1], s[i-1], s[i], s[i+1])
					break
				}
				i++
				v = v*8 + int(s[i]-'0')
			}
			c = byte(v)
		}
		t.s, t.escaped = append(t.s, c), append(t.escaped, true)
	}
	return t
}

// trElementBytes is what a character of a set takes while the set is read.
const trElementBytes = 160

func parseTrSet(p *command.Proc, arg string) (*trSet, error) {
	if n := int64(len(arg)); n > 1024 {
		p.Meter.Alloc(n * trElementBytes)
		defer p.Meter.Free(n * trElementBytes)
	}
	t := unescapeTr(p, arg)
	set := &trSet{}
	i := 0
	for i+2 < len(t.s) {
		if t.is(i, '[') {
			e, next, err := t.bracket(p, i)
			if err != nil {
				return nil, err
			}
			if next > i {
				set.elems = append(set.elems, e)
				i = next
				continue
			}
		}
		if t.is(i+1, '-') {
			first, last := t.s[i], t.s[i+2]
			if last < first {
				return nil, fmt.Errorf("range-endpoints of '%s-%s' are in reverse collating sequence order", trPrintable(first), trPrintable(last))
			}
			e := trElement{repeat: 1, isRange: true}
			for c := int(first); c <= int(last); c++ {
				e.chars = append(e.chars, byte(c))
			}
			set.elems = append(set.elems, e)
			i += 3
			continue
		}
		set.elems = append(set.elems, trElement{chars: t.s[i : i+1], repeat: 1})
		i++
	}
	for ; i < len(t.s); i++ {
		set.elems = append(set.elems, trElement{chars: t.s[i : i+1], repeat: 1})
	}
	return set, nil
}

func trPrintable(c byte) string {
	if c >= ' ' && c < 0x7f {
		return string(c)
	}
	return fmt.Sprintf("\\%03o", c)
}

// bracket parses [:class:], [=c=] or [c*n] at i and returns the position after it,
// or i when there is none of them.
func (t *trString) bracket(p *command.Proc, i int) (trElement, int, error) {
	if t.is(i+1, ':') || t.is(i+1, '=') {
		kind := t.s[i+1]
		for j := i + 2; j+1 < len(t.s); j++ {
			if !t.is(j, kind) || !t.is(j+1, ']') {
				continue
			}
			name := string(t.s[i+2 : j])
			e, err := trNamed(p, kind, name)
			if err != nil {
				if name != "" && t.starDigits(i+2) {
					break
				}
				return e, i, err
			}
			return e, j + 2, nil
		}
	}
	return t.repeat(p, i)
}

// starDigits reports whether *digits] stands at i, which makes [:*3] a repeat.
func (t *trString) starDigits(i int) bool {
	if !t.is(i, '*') {
		return false
	}
	for i++; i < len(t.s); i++ {
		if !isDigit(t.s[i]) {
			return t.is(i, ']')
		}
	}
	return false
}

func (t *trString) repeat(p *command.Proc, i int) (trElement, int, error) {
	if !t.is(i+2, '*') {
		return trElement{}, i, nil
	}
	for j := i + 3; j < len(t.s) && !t.escaped[j]; j++ {
		if t.s[j] != ']' {
			continue
		}
		digits := string(t.s[i+3 : j])
		e := trElement{chars: t.s[i+1 : i+2]}
		if digits == "" {
			e.indefinite = true
			return e, j + 1, nil
		}
		base := 10
		if digits[0] == '0' {
			base = 8
		}
		n, err := strconv.ParseUint(digits, base, 64)
		if err != nil {
			return e, i, fmt.Errorf("invalid repeat count %s in [c*n] construct", gnu.Quote(p, digits))
		}
		e.repeat, e.indefinite = n, n == 0
		return e, j + 1, nil
	}
	return trElement{}, i, nil
}

func trNamed(p *command.Proc, kind byte, name string) (trElement, error) {
	e := trElement{repeat: 1}
	if kind == '=' {
		switch {
		case name == "":
			return e, errors.New("missing equivalence class character '[==]'")
		case len(name) > 1:
			return e, fmt.Errorf("%s: equivalence class operand must be a single character", name)
		}
		e.chars, e.isEquiv = []byte(name), true
		return e, nil
	}
	if name == "" {
		return e, errors.New("missing character class name '[::]'")
	}
	test, ok := byteClasses[name]
	if !ok {
		return e, fmt.Errorf("invalid character class %s", gnu.Quote(p, name))
	}
	e.isClass = true
	switch name {
	case "lower":
		e.class = trLower
	case "upper":
		e.class = trUpper
	}
	for c := 0; c < 256; c++ {
		if test(byte(c)) {
			e.chars = append(e.chars, byte(c))
		}
	}
	return e, nil
}

func isAlpha(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
func isAlnum(c byte) bool { return isAlpha(c) || isDigit(c) }
func isGraph(c byte) bool { return c > ' ' && c < 0x7f }
func isSpace(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }

// byteClasses are the character classes as far as single bytes have them.
var byteClasses = map[string]func(byte) bool{
	"alnum":  isAlnum,
	"alpha":  isAlpha,
	"blank":  func(c byte) bool { return c == ' ' || c == '\t' },
	"cntrl":  func(c byte) bool { return c < ' ' || c == 0x7f },
	"digit":  isDigit,
	"graph":  isGraph,
	"lower":  func(c byte) bool { return c >= 'a' && c <= 'z' },
	"print":  func(c byte) bool { return c >= ' ' && c < 0x7f },
	"punct":  func(c byte) bool { return isGraph(c) && !isAlnum(c) },
	"space":  isSpace,
	"upper":  func(c byte) bool { return c >= 'A' && c <= 'Z' },
	"xdigit": func(c byte) bool { return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'f' },
}
