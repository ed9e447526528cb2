package jq

import (
	"strings"
	"unicode/utf8"
)

// sameOrigin is a part of in's text.
func sameOrigin(in Value, s string) Value {
	v := text(s)
	v.n |= in.n & madeBit
	return v
}

func asciiOf(_ *machine, in Value, _ []Value) (Value, error) {
	if in.kind() != Number || !(in.number() >= 0 && in.number() < 128) {
		return null, nil
	}
	return made(string(rune(in.number()))), nil
}

func (m *machine) toNumber(in Value, _ []Value) (Value, error) {
	switch in.kind() {
	case Number:
		return in, nil
	case String:
		v, err := m.parseText(in.str())
		if err != nil {
			return null, err
		}
		if v.kind() != Number {
			return null, errorf("%s cannot be parsed as a number", m.typed(in))
		}
		return v, nil
	}
	return null, errorf("%s cannot be parsed as a number", m.typed(in))
}

func (m *machine) mapASCII(in Value, lo, hi byte, delta int) (Value, error) {
	if in.kind() != String {
		return null, errorText("explode input must be a string")
	}
	s := in.str()
	m.grow(len(s))
	b := []byte(s)
	for i, c := range b {
		if c >= lo && c <= hi {
			b[i] = byte(int(c) + delta)
		}
	}
	return made(string(b)), nil
}

func (m *machine) explode(in Value, _ []Value) (Value, error) {
	if in.kind() != String {
		return null, errorText("explode input must be a string")
	}
	m.grow(valueCost * len(in.str()))
	e := make([]Value, 0, utf8.RuneCountInString(in.str()))
	for _, r := range in.str() {
		e = append(e, num(float64(r)))
	}
	return newArray(e), nil
}

func (m *machine) implode(in Value, _ []Value) (Value, error) {
	if in.kind() != Array {
		return null, errorText("implode input must be an array")
	}
	m.grow(len(in.elems()))
	var b strings.Builder
	b.Grow(len(in.elems()))
	for _, v := range in.elems() {
		if v.kind() != Number {
			return null, errorText("Unicode codepoint must be numeric")
		}
		f := v.number()
		r := rune(utf8.RuneError)
		if f >= 0 && f <= utf8.MaxRune && !(f >= 0xd800 && f < 0xe000) {
			r = rune(f)
		}
		b.WriteRune(r)
	}
	return made(b.String()), nil
}

func (m *machine) trim(in Value, left, right bool) (Value, error) {
	if in.kind() != String {
		return null, errorf("%s cannot be trimmed", m.typed(in))
	}
	s := in.str()
	const space = " \t\n\v\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000"
	if left {
		s = strings.TrimLeft(s, space)
	}
	if right {
		s = strings.TrimRight(s, space)
	}
	return sameOrigin(in, s), nil
}

// join adds strings with sep between them; null is empty, numbers and booleans are
// written out, anything else cannot be added.
func (m *machine) join(in, sep Value) (Value, error) {
	list, err := m.valuesOf(in)
	if err != nil {
		return null, err
	}
	if len(list) == 0 {
		return text(""), nil
	}
	var b strings.Builder
	for i, v := range list {
		m.meter.Charge(2)
		if i > 0 {
			switch sep.kind() {
			case String:
				m.room(&b, len(sep.str()))
				b.WriteString(sep.str())
			case Null:
			default:
				return null, errorf("%s and %s cannot be added", m.typed(made(b.String())), m.typed(sep))
			}
		}
		switch v.kind() {
		case Null:
		case String:
			m.room(&b, len(v.str()))
			b.WriteString(v.str())
		case Number, True, False:
			b.WriteString(m.json(v))
		default:
			return null, errorf("%s and %s cannot be added", m.typed(made(b.String())), m.typed(v))
		}
		if i%1024 == 1023 {
			m.grow(b.Len())
		}
	}
	m.grow(b.Len())
	return made(b.String()), nil
}
