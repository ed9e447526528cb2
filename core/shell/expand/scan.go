package expand

import (
	"errors"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/grammar"
)

// maxFailures is how many quotes or expansions of a text may turn out to be none,
// maxParts how many of them it may hold; what follows is taken as text.
const (
	maxFailures = 20
	maxParts    = 2000
)

// parseRaw parses text with quotes and expansions, as it stands in arithmetic, in
// subscripts and in extended patterns. It is nil if the text does not parse.
func parseRaw(text string) *syntax.Word {
	w := &syntax.Word{}
	start, failures := 0, 0
	lit := func(end int) {
		if s := strings.ReplaceAll(text[start:end], "\\\n", ""); s != "" {
			w.Parts = append(w.Parts, &syntax.Lit{Value: s})
		}
	}
	for i := 0; i < len(text); {
		switch text[i] {
		case '\\':
			i += 2
			continue
		case '\'', '"', '`', '$':
		default:
			i++
			continue
		}
		if failures > maxFailures || len(w.Parts) > maxParts {
			break
		}
		part, n := parsePart(text[i:])
		if part == nil {
			failures++
			i++
			continue
		}
		lit(i)
		w.Parts = append(w.Parts, part)
		i += n
		start = i
	}
	if start < len(text) || len(w.Parts) == 0 {
		lit(len(text))
	}
	if len(w.Parts) == 0 {
		w.Parts = append(w.Parts, &syntax.Lit{})
	}
	return w
}

// parsePart parses the quote or expansion that text begins with; n is its length.
// It is nil if there is none.
func parsePart(text string) (part syntax.WordPart, n int) {
	end := 0
	switch {
	case text[0] == '\'':
		i := strings.IndexByte(text[1:], '\'')
		if i < 0 {
			return nil, 0
		}
		return &syntax.SglQuoted{Value: text[1 : 1+i]}, i + 2
	case text[0] == '"', text[0] == '`':
		if end = skipQuoted(text, 0); end <= 0 {
			return nil, 0
		}
	case len(text) > 1 && (text[1] == '{' || text[1] == '(' || text[1] == '\'' || text[1] == '['):
		if end = skipDollar(text); end <= 0 {
			return nil, 0
		}
	case len(text) > 1:
		end = 1
		if nameByte(text[1]) && text[1]-'0' >= 10 {
			for end < len(text) && nameByte(text[end]) {
				end++
			}
		} else if text[1]-'0' < 10 || strings.IndexByte("@*#?-$!", text[1]) >= 0 {
			end = 2
		} else {
			return nil, 0
		}
		end--
	default:
		return nil, 0
	}
	piece := text[:end+1]
	w := parseWord(piece)
	if w == nil || len(w.Parts) != 1 {
		return nil, 0
	}
	if _, ok := w.Parts[0].(*syntax.Lit); ok {
		return nil, 0
	}
	return w.Parts[0], end + 1
}

func nameByte(c byte) bool { return c == '_' || c-'0' < 10 || (c|0x20)-'a' < 26 }

// skipQuoted is the end of the quote ' " or ` that opens at i, or -1.
func skipQuoted(s string, i int) int {
	if s[i] == '\'' {
		if n := strings.IndexByte(s[i+1:], '\''); n >= 0 {
			return i + 1 + n
		}
		return -1
	}
	return skipNested(s, i+1, s[i])
}

// skipDollar is the end of the ${…}, $(…), $[…] or $'…' that s begins with, or -1.
func skipDollar(s string) int {
	switch s[1] {
	case '(':
		return skipNested(s, 2, ')')
	case '{':
		return skipNested(s, 2, '}')
	case '[':
		return skipNested(s, 2, ']')
	}
	return skipANSI(s, 2)
}

// skipANSI is the end of a $'…' whose content starts at i, or -1.
func skipANSI(s string, i int) int {
	for ; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '\'':
			return i
		}
	}
	return -1
}

// skipNested is where the construct ends whose content starts at i and that closer
// ends, or -1. It goes over the text once, whatever is nested in it.
func skipNested(s string, i int, closer byte) int {
	stack := []byte{closer}
	single := true // there may be another single quote
	for ; i < len(s); i++ {
		top := stack[len(stack)-1]
		c := s[i]
		switch {
		case c == '\\':
			i++
		case c == top:
			if stack = stack[:len(stack)-1]; len(stack) == 0 {
				return i
			}
		case top == '`':
		case c == '`':
			stack = append(stack, '`')
		case c == '$' && i+1 < len(s) && s[i+1] == '(':
			stack = append(stack, ')')
			i++
		case c == '$' && i+1 < len(s) && s[i+1] == '{':
			stack = append(stack, '}')
			i++
		case top == '"':
		case c == '"':
			stack = append(stack, '"')
		case c == '$' && i+1 < len(s) && s[i+1] == '\'':
			if end := skipANSI(s, i+2); end > 0 {
				i = end
			}
		case c == '\'' && single:
			if n := strings.IndexByte(s[i+1:], '\''); n >= 0 {
				i += 1 + n
			} else {
				single = false
			}
		case c == '(' && top == ')', c == '{' && top == '}', c == '[' && top == ']':
			stack = append(stack, top)
		}
	}
	return -1
}

// maxNesting bounds the constructs nested in a text that is parsed at run time: the
// parser descends into each, and the host's stack has an end.
const maxNesting = 200

var errTooDeep = errors.New("too deeply nested")

func tooDeep(text string) bool {
	openers := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '(', '{', '[', '`', '!':
			openers++
		}
	}
	if openers <= maxNesting {
		return false
	}
	e := grammar.Check(text, maxNesting)
	return e != nil && e.Kind == grammar.TooDeep
}

// parseWord parses one word of source text; nil if it is not exactly one.
func parseWord(text string) *syntax.Word {
	if tooDeep(text) {
		return nil
	}
	var word *syntax.Word
	masked := text
	for range 3 {
		words := 0
		var err error
		for w, e := range syntax.NewParser().WordsSeq(strings.NewReader(masked)) {
			if err = e; e != nil {
				break
			}
			words++
			word = w
		}
		if err == nil {
			if words != 1 {
				return nil
			}
			Prepare(word, text)
			return word
		}
		next, ok := mask(masked, err, 2048+32*len(text))
		if !ok {
			return nil
		}
		masked = next
	}
	return nil
}

// parseDocument parses text as the inside of double quotes.
func (x *Expander) parseDocument(text string) (*syntax.Word, error) {
	if w, ok := x.cachedText("d" + text); ok {
		return w, nil
	}
	if tooDeep(text) {
		return nil, errTooDeep
	}
	w, err := syntax.NewParser().Document(strings.NewReader(text))
	if err != nil {
		return nil, err
	}
	Prepare(w, text)
	x.cacheText("d"+text, w)
	return w, nil
}

// parseSubscript is the subscript of an element named at run time.
func (x *Expander) parseSubscript(sub string) *syntax.Word {
	if w, ok := x.cachedText("s" + sub); ok {
		return w
	}
	x.Meter.Bytes(len(sub))
	var w *syntax.Word
	if plainSubscript(sub) {
		w = &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{Value: sub}}}
	} else {
		w = parseRaw(sub)
	}
	x.cacheText("s"+sub, w)
	return w
}

const maxTexts = 1000 // parsed texts kept

func (x *Expander) cachedText(key string) (*syntax.Word, bool) {
	w, ok := x.caches.texts[key]
	return w, ok
}

func (x *Expander) cacheText(key string, w *syntax.Word) {
	if x.caches.texts == nil || len(x.caches.texts) >= maxTexts {
		x.caches.texts = map[string]*syntax.Word{}
	}
	if len(key) < 1024 {
		x.caches.texts[key] = w
	}
}

// ParseWord is a word of which text is the source, blanks included.
func ParseWord(text string) *syntax.Word { return parseRaw(text) }

// SplitWords takes text apart at the characters of ifs that are not quoted or part of
// an expansion.
func SplitWords(text, ifs string) []*syntax.Word {
	var list []*syntax.Word
	start := 0
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case strings.IndexByte(ifs, c) >= 0:
			if start < i {
				list = append(list, parseRaw(text[start:i]))
			}
			start = i + 1
		case c == '\\':
			i++
		case c == '"' || c == '\'' || c == '`':
			if k := skipQuoted(text, i); k > 0 {
				i = k
			}
		case c == '$' && i+1 < len(text) && (text[i+1] == '(' || text[i+1] == '{'):
			if k := skipDollar(text[i:]); k > 0 {
				i += k - 1
			}
		}
	}
	if start < len(text) {
		list = append(list, parseRaw(text[start:]))
	}
	return list
}
