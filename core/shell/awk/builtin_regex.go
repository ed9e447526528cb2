package awk

import (
	"strings"

	"ambit/core/shell/regex"
)

func init() {
	for name, d := range map[string]builtinDef{
		"match":    {min: 2, max: 3, num: (*compiler).matchFunc},
		"split":    {min: 2, max: 4, num: (*compiler).split},
		"patsplit": {min: 2, max: 4, gawk: true, num: (*compiler).patsplit},
		"sub":      {min: 2, max: 3, num: func(c *compiler, x *builtinExpr) numFunc { return c.substitute(x, false) }},
		"gsub":     {min: 2, max: 3, num: func(c *compiler, x *builtinExpr) numFunc { return c.substitute(x, true) }},
		"gensub":   {min: 3, max: 4, gawk: true, val: (*compiler).gensub},
	} {
		builtins[name] = d
	}
}

func (c *compiler) matchFunc(x *builtinExpr) numFunc {
	in := c.in
	s, re := c.str(x.args[0]), c.pattern(x.args[1])
	var arr func() *array
	if len(x.args) == 3 {
		arr = c.arrayArg(x, 2)
	}
	var groups []int
	return func() float64 {
		t := s()
		r := re()
		var a *array
		if arr != nil {
			a = arr()
			a.clear()
		}
		start, end, ok := 0, 0, false
		if a != nil {
			if groups = r.FindSubmatch(groups[:0], bytesOf(t), 0, 0); groups != nil {
				start, end, ok = groups[0], groups[1], true
			}
		} else {
			start, end, ok = r.Find(bytesOf(t), 0, 0)
		}
		if !ok {
			in.assign(&in.globals[vRSTART], numValue(0))
			in.assign(&in.globals[vRLENGTH], numValue(-1))
			return 0
		}
		in.checkEncoding(x.at, t)
		at := float64(in.length(t[:start]) + 1)
		in.assign(&in.globals[vRSTART], numValue(at))
		in.assign(&in.globals[vRLENGTH], numValue(float64(in.length(t[start:end]))))
		if a != nil {
			in.storeGroups(a, t, groups)
		}
		return at
	}
}

// storeGroups fills the array of match: [i], [i, "start"] and [i, "length"].
func (in *interp) storeGroups(a *array, t string, groups []int) {
	for i := 0; i+1 < len(groups); i += 2 {
		if groups[i] < 0 {
			continue
		}
		m := t[groups[i]:groups[i+1]]
		n := int32(i / 2)
		in.assign(a.atInt(n), value{s: m, k: input, view: true})
		prefix := itoa(int(n)) + in.subsep
		in.assign(a.at(prefix+"start"), numValue(float64(in.length(t[:groups[i]])+1)))
		in.assign(a.at(prefix+"length"), numValue(float64(in.length(m))))
	}
}

// separatorArg compiles the separator of split: a regular expression, or a string
// with the meaning of FS.
func (c *compiler) separatorArg(x expr) func() splitter {
	in := c.in
	if lit, ok := x.(*regexLit); ok {
		re := c.pattern(lit)
		return func() splitter { return splitter{mode: splitRegexp, re: re()} }
	}
	f, at := c.val(x), x.place()
	return func() splitter {
		v := f()
		if v.k == regexp {
			return splitter{mode: splitRegexp, re: in.compileRegexp(at, v.s)}
		}
		return in.splitterFor(at, v.str(in), false)
	}
}

func (c *compiler) split(x *builtinExpr) numFunc {
	in := c.in
	sep := func() splitter {
		if in.rec.from == vFS {
			return in.rec.sp
		}
		fs := in.globals[vFS].value
		return in.splitterFor(x.at, fs.str(in), in.rec.paragraph)
	}
	if len(x.args) > 2 {
		sep = c.separatorArg(x.args[2])
	}
	return c.splitInto(x, sep)
}

func (c *compiler) patsplit(x *builtinExpr) numFunc {
	in := c.in
	pat := func() *regex.Regexp { return in.compileDynamic(x.at, in.globals[vFPAT].value.str(in)) }
	if len(x.args) > 2 {
		pat = c.pattern(x.args[2])
	}
	return c.splitInto(x, func() splitter { return splitter{mode: splitFPAT, re: pat()} })
}

func (c *compiler) splitInto(x *builtinExpr, sep func() splitter) numFunc {
	in := c.in
	s, arr := c.str(x.args[0]), c.arrayArg(x, 1)
	var seps func() *array
	if len(x.args) > 3 {
		seps = c.arrayArg(x, 3)
	}
	return func() float64 {
		// One copy serves all pieces.
		t := strings.Clone(s())
		sp := sep()
		a := arr()
		var b *array
		if seps != nil {
			if b = seps(); b == a {
				in.fatal(x.at, "%s: cannot use the same array for second and fourth args", x.name)
			}
			b.clear()
		}
		a.clear()
		n := int32(0)
		in.meter.Charge(int64(len(t)/64 + 1))
		lead := in.divide(&sp, t, func(piece, sep string) {
			n++
			in.meter.Charge(3)
			in.meter.Alloc(int64(len(piece)))
			a.atInt(n).value = value{s: piece, k: input, view: true}
			if b != nil && (sep != "" || sp.mode == splitFPAT) {
				in.assign(b.atInt(n), value{s: sep, k: input, view: true})
			}
		})
		if b != nil {
			if lead != "" || sp.mode == splitFPAT && n > 0 {
				in.assign(b.atInt(0), value{s: lead, k: input, view: true})
			}
			if sp.mode != splitFPAT && sp.mode != splitBlanks && n > 0 {
				b.delete(itoa(int(n)))
			}
		}
		return float64(n)
	}
}

// replacement is a parsed replacement text: literal pieces and group numbers.
type replacement struct {
	parts []replacePart
}

type replacePart struct {
	text  string
	group int // -1: text
}

// parseReplacement reads the text of sub and gsub, where only & and \& are
// special, by gawk's rules for runs of backslashes.
func parseReplacement(s string, posix bool) replacement {
	var r replacement
	var lit []byte
	flush := func() {
		if len(lit) > 0 {
			r.parts = append(r.parts, replacePart{string(lit), -1})
			lit = lit[:0]
		}
	}
	for i := 0; i < len(s); i++ {
		rest := s[i:]
		switch {
		case s[i] == '&':
			flush()
			r.parts = append(r.parts, replacePart{"", 0})
		case s[i] != '\\':
			lit = append(lit, s[i])
		case posix:
			if i+1 < len(s) && (s[i+1] == '&' || s[i+1] == '\\') {
				i++
			}
			lit = append(lit, s[i])
		case strings.HasPrefix(rest, `\\\&`):
			lit = append(lit, `\&`...)
			i += 3
		case strings.HasPrefix(rest, `\\\\`):
			lit = append(lit, `\\`...)
			i += 3
		case strings.HasPrefix(rest, `\\&`):
			lit = append(lit, '\\')
			flush()
			r.parts = append(r.parts, replacePart{"", 0})
			i += 2
		case strings.HasPrefix(rest, `\&`):
			lit = append(lit, '&')
			i++
		default:
			lit = append(lit, '\\')
		}
	}
	flush()
	return r
}

// parseGensub reads the text of gensub, where \0 to \9 are groups.
func parseGensub(s string) replacement {
	var r replacement
	var lit []byte
	group := func(n int) {
		if len(lit) > 0 {
			r.parts = append(r.parts, replacePart{string(lit), -1})
			lit = lit[:0]
		}
		r.parts = append(r.parts, replacePart{"", n})
	}
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '&':
			group(0)
		case s[i] != '\\' || i+1 == len(s):
			lit = append(lit, s[i])
		case isDigit(s[i+1]):
			i++
			group(int(s[i] - '0'))
		default:
			i++
			lit = append(lit, s[i])
		}
	}
	if len(lit) > 0 {
		r.parts = append(r.parts, replacePart{string(lit), -1})
	}
	return r
}

// size is how long the replacement of a match is.
func (r *replacement) size(loc []int) int {
	n := 0
	for _, p := range r.parts {
		if p.group < 0 {
			n += len(p.text)
		} else if 2*p.group+1 < len(loc) {
			n += loc[2*p.group+1] - loc[2*p.group]
		}
	}
	return n
}

func (r *replacement) simple() bool {
	for _, p := range r.parts {
		if p.group > 0 {
			return false
		}
	}
	return true
}

// replace substitutes matches of re in t: the nth, or all from the first if nth is
// 0, or the first if it is 1. It returns how many.
func (in *interp) replace(re *regex.Regexp, rep *replacement, t string, nth int) (string, int) {
	b := bytesOf(t)
	var loc []int
	find := func(from int) bool {
		if rep.simple() {
			i, j, ok := re.Find(b, from, 0)
			loc = append(loc[:0], i, j)
			return ok
		}
		r := re.FindSubmatch(loc[:0], b, from, 0)
		if r != nil {
			loc = r
		}
		return r != nil
	}
	if !find(0) {
		return t, 0
	}
	base := len(in.scratch)
	done, count, seen := 0, 0, 0
	from := 0
	lastEnd := -1 // of a match that was not empty
	for ok := true; ok; ok = from <= len(t) && find(from) {
		i, j := loc[0], loc[1]
		if i == j && i == lastEnd {
			// An empty match right behind a match does not count.
			from, lastEnd = i+1, -1
			continue
		}
		seen++
		if nth == 0 || seen == nth {
			count++
			if n := len(in.scratch) - base + i - done + rep.size(loc); n > bigString {
				in.reserve(n)
			}
			in.scratch = append(in.scratch, t[done:i]...)
			for _, p := range rep.parts {
				switch {
				case p.group < 0:
					in.scratch = append(in.scratch, p.text...)
				case 2*p.group+1 < len(loc) && loc[2*p.group] >= 0:
					in.scratch = append(in.scratch, t[loc[2*p.group]:loc[2*p.group+1]]...)
				}
			}
			done = j
			if nth > 0 {
				break
			}
		}
		if j > i {
			from, lastEnd = j, -1
			if nth == 0 {
				lastEnd = j
			}
		} else {
			// By bytes: gawk does so in UTF-8 too.
			from, lastEnd = j+1, -1
		}
	}
	if count == 0 {
		in.scratch = in.scratch[:base]
		return t, 0
	}
	in.scratch = append(in.scratch, t[done:]...)
	in.meter.Charge(int64(count + len(t)>>6))
	return in.takeScratch(base), count
}

func (c *compiler) substitute(x *builtinExpr, global bool) numFunc {
	in := c.in
	re, rep := c.pattern(x.args[0]), c.str(x.args[1])
	var target func() place
	var fixed valFunc
	if len(x.args) == 3 {
		a := x.args[2]
		if g, ok := a.(*groupExpr); ok {
			a = g.x
		}
		if isLvalue(a) {
			target = c.lvalue(a)
		} else {
			fixed = c.val(a)
		}
	} else {
		target = func() place { return place{special: -1} }
	}
	nth := 1
	if global {
		nth = 0
	}
	var parsed replacement
	var text string
	ready := false
	return func() float64 {
		r := re()
		s := rep()
		if !ready || s != text {
			if len(s) > bigString {
				in.reserve(2 * len(s))
			}
			parsed, text, ready = parseReplacement(s, in.opts.posix), strings.Clone(s), true
		}
		if fixed != nil {
			v := fixed()
			_, n := in.replace(r, &parsed, v.str(in), nth)
			return float64(n)
		}
		p := target()
		if p.c == nil && p.special < 0 && p.field > 0 {
			in.reachField(p.field)
		}
		v := in.load(p)
		out, n := in.replace(r, &parsed, v.str(in), nth)
		if n > 0 {
			in.save(x.at, p, strValue(out))
		}
		return float64(n)
	}
}

func (c *compiler) gensub(x *builtinExpr) valFunc {
	in := c.in
	re, rep, how := c.pattern(x.args[0]), c.str(x.args[1]), c.val(x.args[2])
	target := func() string { return in.record() }
	if len(x.args) == 4 {
		target = c.str(x.args[3])
	}
	var parsed replacement
	var text string
	ready := false
	return func() value {
		r := re()
		s := rep()
		h := how()
		t := target()
		if !ready || s != text {
			if len(s) > bigString {
				in.reserve(2 * len(s))
			}
			parsed, text, ready = parseGensub(s), strings.Clone(s), true
		}
		nth := 0
		if hs := h.str(in); h.k == number || hs == "" || hs[0] != 'g' && hs[0] != 'G' {
			n := h.num()
			if nth = intOf(n); nth < 1 {
				in.warn(x.at, "gensub: third argument `%s' treated as 1", hs)
				nth = 1
			}
		}
		out, _ := in.replace(r, &parsed, t, nth)
		return strValue(out)
	}
}
