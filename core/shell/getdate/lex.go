package getdate

import (
	"math"
	"strings"
)

// kind is the class of a token.
type kind uint8

const (
	tEnd kind = iota
	tChar
	tUnsigned
	tSigned
	tUnsignedDecimal
	tSignedDecimal
	tMonth
	tDay
	tMeridian
	tOrdinal
	tAgo
	tDayShift
	tYearUnit
	tMonthUnit
	tDayUnit
	tHourUnit
	tMinuteUnit
	tSecondUnit
	tZone
	tDayZone
	tLocalZone
	tDST
	tT
)

// token is a word, number or character of a date.
type token struct {
	kind     kind
	char     byte
	value    int64
	nsec     int64 // of a decimal number; never negative
	digits   int   // of a number
	negative bool
}

// maxTokens bounds a date; nobody writes longer ones.
const maxTokens = 2000

// lex splits s into tokens. ok is false for an unknown word or a number too large.
func (p *parser) lex(s string) (tokens []token, ok bool) {
	for len(tokens) < maxTokens {
		s = strings.TrimLeft(s, " \t\n\v\f\r")
		if s == "" {
			return append(tokens, token{kind: tEnd}), true
		}
		switch c := s[0]; {
		case isDigit(c) || c == '-' || c == '+':
			t, rest, used, fine := lexNumber(s)
			if !fine {
				return nil, false
			}
			if used {
				tokens = append(tokens, t)
			}
			s = rest
		case isAlpha(c):
			n := 0
			for n < len(s) && (isAlpha(s[n]) || s[n] == '.') {
				n++
			}
			if n > 19 {
				return nil, false
			}
			w, known := p.lookup(s[:n])
			if !known {
				return nil, false
			}
			tokens = append(tokens, token{kind: w.kind, value: int64(w.value)})
			s = s[n:]
		case c == '(':
			depth, i := 0, 0
			for ; i < len(s); i++ {
				if s[i] == '(' {
					depth++
				} else if s[i] == ')' {
					if depth--; depth == 0 {
						break
					}
				}
			}
			if i == len(s) {
				return append(tokens, token{kind: tEnd}), true
			}
			s = s[i+1:]
		default:
			tokens = append(tokens, token{kind: tChar, char: c})
			s = s[1:]
		}
	}
	return nil, false
}

// lexNumber takes a number with its sign; used is false for a sign that no digit
// follows, which means nothing.
func lexNumber(s string) (t token, rest string, used, ok bool) {
	t.kind = tUnsigned
	if s[0] == '-' || s[0] == '+' {
		t.kind, t.negative = tSigned, s[0] == '-'
		s = strings.TrimLeft(s[1:], " \t\n\v\f\r")
		if s == "" || !isDigit(s[0]) {
			return t, s, false, true
		}
	}
	i := 0
	for i < len(s) && isDigit(s[i]) {
		d := int64(s[i] - '0')
		if t.value > (math.MaxInt64-d)/10 {
			return t, s, false, false
		}
		t.value = t.value*10 + d
		i++
	}
	t.digits = i
	if t.negative {
		t.value = -t.value
	}
	if i+1 < len(s) && (s[i] == '.' || s[i] == ',') && isDigit(s[i+1]) {
		t.kind += tUnsignedDecimal - tUnsigned
		i++
		scale := int64(100_000_000)
		lost := false
		for i < len(s) && isDigit(s[i]) {
			t.nsec += int64(s[i]-'0') * scale
			lost = lost || scale == 0 && s[i] != '0'
			scale /= 10
			i++
		}
		if t.negative && (t.nsec > 0 || lost) {
			// The time is rounded down, and nanoseconds count upwards.
			if lost {
				t.nsec++
			}
			t.value--
			t.nsec = 1_000_000_000 - t.nsec
		}
	}
	return t, s[i:], true, true
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }
func isAlpha(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
