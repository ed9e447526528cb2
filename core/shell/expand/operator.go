package expand

import (
	"strings"
	"unicode/utf8"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/pattern"
	"ambit/core/shell/vars"
)

// ToggleFirst and ToggleAll are the operators ~ and ~~, which the parser does not
// know; Prepare puts them into the tree.
const (
	ToggleFirst syntax.ParExpOperator = 250
	ToggleAll   syntax.ParExpOperator = 251
)

// perByte charges for looking at each byte of s, where moving it would be cheaper.
func (x *Expander) perByte(s string) {
	x.Meter.Bytes(len(s))
	x.Meter.Charge(int64(len(s)) / 8)
}

// chars is the number of characters of s in the current locale.
func (x *Expander) chars(s string) int {
	x.Meter.Bytes(2 * len(s))
	if !x.Vars.UTF8() {
		return len(s)
	}
	return utf8.RuneCountInString(s)
}

// textOperator is # ## % %% ^ ^^ , ,, ~ ~~ with its operand, as a function on a
// value; nil if there is nothing to do.
func (x *Expander) textOperator(e *syntax.Expansion) (func(string) string, error) {
	pat, err := x.Pattern(e.Word)
	if err != nil {
		return nil, err
	}
	switch e.Op {
	case syntax.RemSmallPrefix, syntax.RemLargePrefix, syntax.RemSmallSuffix, syntax.RemLargeSuffix:
		if pat == "" {
			return nil, nil
		}
		p := x.compile(pat, x.patternFlags())
		return func(s string) string {
			x.Meter.Bytes(2 * len(s))
			switch e.Op {
			case syntax.RemSmallPrefix, syntax.RemLargePrefix:
				if n := p.Prefix(s, e.Op == syntax.RemLargePrefix); n > 0 {
					return s[n:]
				}
			default:
				if n := p.Suffix(s, e.Op == syntax.RemLargeSuffix); n >= 0 {
					return s[:n]
				}
			}
			return s
		}, nil
	case syntax.UpperFirst, syntax.UpperAll:
		return x.caseOperator(pat, e.Op == syntax.UpperAll, vars.ToUpper), nil
	case syntax.LowerFirst, syntax.LowerAll:
		return x.caseOperator(pat, e.Op == syntax.LowerAll, vars.ToLower), nil
	case ToggleFirst, ToggleAll:
		return x.caseOperator(pat, e.Op == ToggleAll, func(r rune) rune {
			if u := vars.ToUpper(r); u != r {
				return u
			}
			return vars.ToLower(r)
		}), nil
	}
	return nil, nil
}

// caseOperator changes the case of the characters that match pat, of all or only
// of the first one.
func (x *Expander) caseOperator(pat string, all bool, change func(rune) rune) func(string) string {
	var p *pattern.Pattern
	if pat != "" && pat != "?" {
		p = x.compile(pat, x.patternFlags())
	}
	wide := x.Vars.UTF8()
	return func(s string) string {
		x.perByte(s)
		var b strings.Builder
		for i := 0; i < len(s); {
			r, n := rune(s[i]), 1
			if wide && r >= utf8.RuneSelf {
				r, n = utf8.DecodeRuneInString(s[i:])
			}
			char := s[i : i+n]
			if n == 1 && s[i] >= utf8.RuneSelf {
				r = 0 // a byte that is no character has no case
			}
			if p == nil || p.Match(char) {
				if c := change(r); c != r {
					char = string(c)
				}
			}
			b.WriteString(char)
			i += n
			if !all {
				b.WriteString(s[i:])
				break
			}
		}
		return b.String()
	}
}

// replacer is /pattern/text as a function on a value.
func (x *Expander) replacer(r *syntax.Replace) (func(string) string, error) {
	pat, anchored := "", false
	if r.Orig != nil {
		err := x.single(r.Orig.Parts, tildeStart, func(b *builder) {
			pat = b.pattern()
			anchored = len(b.spans) > 0 && b.spans[0].kind != quoted
		})
		if err != nil {
			return nil, err
		}
	}
	with, err := x.replacement(r.With)
	if err != nil {
		return nil, err
	}
	all, anchor := r.All, byte(0)
	if anchored && !all && pat != "" {
		switch pat[0] {
		case '#', '%':
			anchor, pat = pat[0], pat[1:]
		case '/':
			all, pat = true, pat[1:]
		}
	}
	f := x.patternFlags()
	if x.Options.NoCaseMatch {
		f |= pattern.NoCase
	}
	p := x.compile(pat, f)
	return func(s string) string {
		x.Meter.Bytes(2 * len(s))
		switch {
		case anchor == '#':
			if n := p.Prefix(s, true); n >= 0 {
				return x.joined(with.text(s[:n]), s[n:])
			}
			return s
		case anchor == '%':
			if n := p.Suffix(s, true); n >= 0 {
				return x.joined(s[:n], with.text(s[n:]))
			}
			return s
		case pat == "":
			return s
		case s == "":
			// Bash looks at an empty value only for patterns that begin with a star.
			if pat[0] == '*' && p.Match("") {
				return with.text("")
			}
			return s
		}
		return x.replaceAll(p, s, with, all)
	}, nil
}

func (x *Expander) joined(a, b string) string {
	x.Meter.Alloc(int64(len(a) + len(b)))
	x.Meter.Free(int64(len(a) + len(b)))
	return a + b
}

// replaceAll replaces the first match or every match in s.
func (x *Expander) replaceAll(p *pattern.Pattern, s string, with replacement, all bool) string {
	var out []byte
	var counted int64
	defer func() { x.Meter.Free(counted) }()
	put := func(t string) {
		if need := int64(len(out) + len(t)); need > counted {
			need += need / 2
			x.Meter.Alloc(need - counted)
			counted = need
		}
		out = append(out, t...)
	}
	i := 0
	for i < len(s) {
		start, end, ok := p.Find(s, i)
		if !ok || start == len(s) {
			break
		}
		x.Meter.Charge(2)
		put(s[i:start])
		put(with.text(s[start:end]))
		i = end
		if start == end {
			n := 1
			if x.Vars.UTF8() {
				_, n = utf8.DecodeRuneInString(s[i:])
			}
			put(s[i : i+n])
			i += n
		}
		if !all {
			break
		}
	}
	if out == nil && i == 0 {
		return s
	}
	put(s[i:])
	return string(out)
}

// replacement is the text of ${x/pattern/text}: literal pieces, between which the
// matched text stands.
type replacement []string

func (r replacement) text(match string) string {
	if len(r) == 1 {
		return r[0]
	}
	return strings.Join(r, match)
}

// replacement expands the replacement text. An unquoted & stands for the match if
// patsub_replacement is on; \& is a plain one.
func (x *Expander) replacement(w *syntax.Word) (replacement, error) {
	if w == nil {
		return replacement{""}, nil
	}
	var out replacement
	err := x.single(w.Parts, tildeStart, func(b *builder) {
		if !x.Options.PatsubReplacement {
			out = replacement{b.text()}
			return
		}
		var cur []byte
		b.each(func(s []byte, kind spanKind) {
			if kind == quoted {
				cur = append(cur, s...)
				return
			}
			for i := 0; i < len(s); i++ {
				switch {
				case s[i] == '&':
					out = append(out, string(cur))
					cur = cur[:0]
				case s[i] == '\\' && i+1 < len(s) && (s[i+1] == '&' || s[i+1] == '\\'):
					i++
					cur = append(cur, s[i])
				default:
					cur = append(cur, s[i])
				}
			}
		})
		out = append(out, string(cur))
	})
	return out, err
}

// slice applies :offset:length to p. An offset out of range gives nothing, and the
// length is not even evaluated.
func (x *Expander) slice(pe *syntax.ParamExp, p *parameter) error {
	if p.many && !p.special && !p.v.Has(vars.Array) {
		// A scalar: characters are counted; beyond its end there is no element.
		p.many = false
		p.text, p.set = x.Vars.Value(p.v)
		defer func() {
			if p.many, p.list = true, nil; p.set {
				p.list = []string{p.text}
			}
		}()
	}
	if !p.set && !p.special {
		p.text, p.list = "", nil
		return nil
	}
	var size int64
	switch {
	case p.many && p.special:
		size = int64(len(p.list)) + 1
	case p.many && p.assoc:
		size = int64(len(p.list))
	case p.many:
		size = x.Vars.List(p.v).Next()
	case p.set:
		size = int64(x.chars(p.text))
	default:
		return nil
	}
	var offset int64
	if pe.Slice.Offset != nil {
		var err error
		if offset, err = x.bound(p, pe.Slice.Offset); err != nil {
			return err
		}
	}
	if offset < 0 {
		if p.many && p.assoc {
			size++
		}
		offset += size
	}
	indexed := p.many && !p.assoc && !p.special
	if offset < 0 || offset > size || offset == size && indexed { // bash looks at no length then
		p.text, p.list, p.set = "", nil, false
		return nil
	}
	length, limited := size, pe.Slice.Length != nil
	if limited {
		var err error
		if length, err = x.bound(p, pe.Slice.Length); err != nil {
			return err
		}
		if length < 0 && !p.many {
			length += size - offset
		}
		if length < 0 {
			return discard("%s: substring expression < 0", arithmSource(pe.Slice.Length))
		}
	}
	switch {
	case p.many && p.special:
		list := p.list
		if offset == 0 {
			zero, _ := x.Host.Special('0')
			list = append([]string{zero}, list...)
		} else {
			offset--
		}
		p.list = cut(list, offset, length, limited)
	case p.many && p.assoc:
		if limited && length == 0 {
			length = 1 // as bash has it
		}
		p.list = cut(p.list, max(offset, 1)-1, length, limited)
	case p.many:
		pos, _ := x.Vars.List(p.v).Search(offset)
		p.list = cut(p.list, int64(pos), length, limited)
	default:
		p.text = substring(p.text, offset, offset+min(length, size-offset), size)
	}
	return nil
}

// bound evaluates an offset or length; messages begin with the parameter.
func (x *Expander) bound(p *parameter, e syntax.ArithmExpr) (int64, error) {
	text, err := x.arithmText(e)
	if err != nil {
		return 0, err
	}
	n, err := x.arith.Eval(text)
	if err != nil {
		name := x.Name
		x.Name = p.label()
		err = x.arithmError(err)
		x.Name = name
	}
	return n, err
}

func cut(list []string, from, n int64, limited bool) []string {
	if from >= int64(len(list)) {
		return nil
	}
	list = list[from:]
	if limited && n < int64(len(list)) {
		list = list[:n]
	}
	return list
}

// substring is the characters from offset to end of s, which has size characters.
func substring(s string, offset, end, size int64) string {
	if size == int64(len(s)) {
		return s[offset:end]
	}
	from, to := len(s), len(s)
	n := int64(0)
	for i := range s {
		if n == offset {
			from = i
		}
		if n == end {
			to = i
			break
		}
		n++
	}
	return s[min(from, to):to]
}
