package regex

import (
	"sync"
	"unicode"
)

// asciiClass is a POSIX character class of the C locale, or "word"; nil when there
// is none.
func asciiClass(name string) *runeSet {
	s := &runeSet{}
	switch name {
	case "alpha":
		s.add('A', 'Z')
		s.add('a', 'z')
	case "digit":
		s.add('0', '9')
	case "alnum":
		s.add('0', '9')
		s.add('A', 'Z')
		s.add('a', 'z')
	case "upper":
		s.add('A', 'Z')
	case "lower":
		s.add('a', 'z')
	case "space":
		s.add('\t', '\r')
		s.add(' ', ' ')
	case "blank":
		s.add('\t', '\t')
		s.add(' ', ' ')
	case "punct":
		s.add('!', '/')
		s.add(':', '@')
		s.add('[', '`')
		s.add('{', '~')
	case "print":
		s.add(' ', '~')
	case "graph":
		s.add('!', '~')
	case "cntrl":
		s.add(0, 0x1f)
		s.add(0x7f, 0x7f)
	case "xdigit":
		s.add('0', '9')
		s.add('A', 'F')
		s.add('a', 'f')
	case "word":
		s.add('0', '9')
		s.add('A', 'Z')
		s.add('_', '_')
		s.add('a', 'z')
	default:
		return nil
	}
	return s
}

// classSet is a POSIX class by name, or "word"; nil when there is none. In UTF-8 it
// follows glibc's C.UTF-8. The result is shared and must not be changed.
func classSet(name string, bytesMode bool) *runeSet {
	if bytesMode {
		return asciiClass(name)
	}
	if f, ok := wideClasses[name]; ok {
		return f()
	}
	return nil
}

var wideClasses = map[string]func() *runeSet{
	"alpha": sync.OnceValue(wideAlpha),
	"alnum": sync.OnceValue(func() *runeSet { return joined(wideAlpha(), asciiClass("digit")) }),
	"word": sync.OnceValue(func() *runeSet {
		return joined(wideAlpha(), asciiClass("word"))
	}),
	"digit":  func() *runeSet { return asciiClass("digit") },
	"xdigit": func() *runeSet { return asciiClass("xdigit") },
	"upper": sync.OnceValue(func() *runeSet {
		return fromTables(unicode.Upper, unicode.Title, unicode.Other_Uppercase)
	}),
	"lower": sync.OnceValue(func() *runeSet {
		return fromTables(unicode.Lower, unicode.Title, unicode.Other_Lowercase)
	}),
	"space": sync.OnceValue(wideSpace),
	"blank": sync.OnceValue(func() *runeSet {
		s := asciiClass("blank")
		s.add(0x1680, 0x1680)
		s.add(0x2000, 0x2006)
		s.add(0x2008, 0x200a)
		s.add(0x205f, 0x205f)
		s.add(0x3000, 0x3000)
		return s.clean()
	}),
	"cntrl": sync.OnceValue(func() *runeSet {
		s := asciiClass("cntrl")
		s.add(0x80, 0x9f)
		s.add(0x2028, 0x2029)
		return s.clean()
	}),
	"print": sync.OnceValue(widePrint),
	"graph": sync.OnceValue(wideGraph),
	"punct": sync.OnceValue(func() *runeSet {
		return minus(wideGraph(), joined(wideAlpha(), asciiClass("digit")))
	}),
}

func wideAlpha() *runeSet {
	s := fromTables(unicode.Letter, unicode.Nd, unicode.Nl, unicode.Other_Alphabetic)
	return minus(s, asciiClass("digit"))
}

func widePrint() *runeSet {
	s := fromTables(unicode.L, unicode.M, unicode.N, unicode.P, unicode.S, unicode.Zs, unicode.Cf, unicode.Co)
	return s.clean()
}

func wideSpace() *runeSet {
	s := asciiClass("space")
	s.add(0x1680, 0x1680)
	s.add(0x2000, 0x2006)
	s.add(0x2008, 0x200a)
	s.add(0x2028, 0x2029)
	s.add(0x205f, 0x205f)
	s.add(0x3000, 0x3000)
	return s.clean()
}

func wideGraph() *runeSet { return minus(widePrint(), wideSpace()) }

func joined(sets ...*runeSet) *runeSet {
	out := &runeSet{}
	for _, s := range sets {
		out.addSet(s)
	}
	return out.clean()
}

func minus(s, t *runeSet) *runeSet { return s.intersect(t.negate(unicode.MaxRune)) }
