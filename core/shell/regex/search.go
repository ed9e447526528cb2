package regex

import (
	"bytes"

	"ambit/core/fuel"
)

// Regexp is a compiled pattern.
type Regexp struct {
	pattern  string
	opt      Options
	ncap     int
	names    []string
	warnings []string

	dfaLimit int // bytes of one automaton

	syntax    *node
	p         *prog
	rule      matchRule
	asciiWord bool // \w is ASCII even in UTF-8
	keeps     bool // \K occurs
	anywhere  bool // a match may begin inside a character: bytes are characters, or named

	prefix   []byte // every match begins with it
	required []byte // every match contains it
	inLine   []byte // every line with a match contains it
	tries    int    // lines that held inLine but no match
	skipped  int    // bytes that looking for inLine passed over
	literal  bool   // the pattern is prefix and nothing else

	any      *dfa // finds whether and in which line
	ends     *dfa // finds the end of the leftmost match
	anchored *dfa // the same, from a fixed start
	starts   *dfa // finds the start that belongs to an end
	m        *machine
	pk       *pike
	first    *[256]bool // bytes with which a match can begin; nil: any, or empty
}

// nodeBytes is what a character of a pattern takes as a syntax tree.
const nodeBytes = 128

// Compile reads pattern. The error is an *Error.
func Compile(pattern string, opt Options) (*Regexp, error) {
	re := &Regexp{pattern: pattern, opt: opt, rule: longest, dfaLimit: maxDFA}
	if opt.Meter != nil {
		opt.Meter.Charge(fuel.Step * int64(1+len(pattern)+max(len(pattern)-32, 0)))
		if n := int64(len(pattern)); n > 1024 {
			opt.Meter.Alloc(n * nodeBytes)
			defer opt.Meter.Free(n * nodeBytes)
		}
	}
	var n *node
	var err error
	switch {
	case opt.Dialect == Fixed:
		n = parseFixed(pattern, opt)
	case opt.Dialect.perlLike():
		n, err = re.parsePerl()
		if !opt.Longest {
			re.rule = firstAlt
		}
	default:
		n, re.ncap, re.warnings, err = parsePosix(pattern, opt)
	}
	if err != nil {
		return nil, err
	}
	if re.names == nil {
		re.names = make([]string, re.ncap+1)
	}
	re.syntax = re.frame(n)
	re.p, err = compile(re.syntax, re.ncap, opt, false)
	if err != nil {
		return nil, err
	}
	re.anywhere = opt.Bytes || re.syntax.namesBytes()
	re.literals()
	return re, nil
}

// frame adds what the options demand around the pattern.
func (re *Regexp) frame(n *node) *node {
	if !re.opt.Dialect.perlLike() {
		n = anchors(n, re.opt.MultiLine)
	}
	if re.opt.Lines {
		n = oneLine(n)
	}
	start, end := textStart, textEnd
	if re.opt.MultiLine {
		start, end = lineStart, lineEnd
	}
	switch {
	case re.opt.Whole:
		n = cat(assertNode(start), n, assertNode(end))
	case re.opt.Word:
		n = cat(assertNode(noWordBefore), n, assertNode(noWordAfter))
	}
	return n
}

// anchors makes ^ and $ hold at the ends of the subject only, unless lines count.
func anchors(n *node, multi bool) *node {
	if multi {
		return n
	}
	return rewrite(n, func(n *node) *node {
		if n.op == opAssert {
			switch n.assert {
			case lineStart:
				return assertNode(textStart)
			case lineEnd:
				return assertNode(textEnd)
			}
		}
		return n
	})
}

// oneLine takes the newline out of everything that could match it.
func oneLine(n *node) *node {
	return rewrite(n, func(n *node) *node {
		switch {
		case n.op == opRune && n.r == '\n':
			return &node{op: opNothing}
		case n.op == opSet && n.set.contains('\n'):
			c := *n
			c.set = n.set.remove('\n')
			return &c
		}
		return n
	})
}

// rewrite applies f to every node, bottom up, and copies what changes.
func rewrite(n *node, f func(*node) *node) *node {
	for i, s := range n.subs {
		if t := rewrite(s, f); t != s {
			c := *n
			c.subs = append([]*node(nil), n.subs...)
			c.subs[i] = t
			n = &c
		}
	}
	return f(n)
}

func (re *Regexp) chargeBytes(n int) {
	if re.opt.Meter != nil {
		re.opt.Meter.Charge(int64(max(4, n/16)))
	}
}

// reject reports that b cannot match from position from on, since a string that
// every match contains is missing.
func (re *Regexp) reject(b []byte, from int) bool {
	if len(re.required) == 0 {
		return false
	}
	if bytes.Contains(b[from:], re.required) {
		return false
	}
	re.chargeBytes(len(b) - from)
	return true
}

// Find locates the first match in b that starts at or after from. What stands
// before from counts as context: ^ and \b look at it.
func (re *Regexp) Find(b []byte, from int, fl Flags) (start, end int, ok bool) {
	if from > len(b) {
		return 0, 0, false
	}
	if re.literal && fl&Anchored == 0 {
		i := bytes.Index(b[from:], re.prefix)
		if i < 0 {
			re.chargeBytes(len(b) - from)
			return 0, 0, false
		}
		re.chargeBytes(i + len(re.prefix))
		return from + i, from + i + len(re.prefix), true
	}
	if re.reject(b, from) {
		return 0, 0, false
	}
	if re.p.regular {
		start, end, quit := re.findRegular(b, from, fl)
		if !quit {
			return start, end, end >= 0
		}
	}
	loc := re.slow(nil, b, from, -1, fl)
	if loc == nil {
		return 0, 0, false
	}
	return loc[0], loc[1], true
}

// findRegular finds the bounds of the match with automata; quit says that they
// could not tell.
func (re *Regexp) findRegular(b []byte, from int, fl Flags) (start, end int, quit bool) {
	if fl&Anchored != 0 {
		if re.anchored == nil {
			re.anchored = newDFA(re.p, re.rule, false, false, re)
		}
		end, q := re.anchored.forward(re, b, from, fl)
		return from, end, q >= 0
	}
	if re.ends == nil {
		re.ends = newDFA(re.p, re.rule, true, false, re)
	}
	end, q := re.ends.forward(re, b, from, fl)
	if q >= 0 {
		return 0, -1, true
	}
	if end < 0 {
		return 0, -1, false
	}
	if re.starts == nil {
		// The mirror has at most as many instructions, but for wide characters.
		p, err := compile(re.syntax, re.ncap, re.opt, true)
		if err != nil {
			return 0, -1, true
		}
		re.starts = newDFA(p, longest, false, true, re)
	}
	start, q = re.starts.backward(re, b, from, end, fl)
	if start == end && start > from && !re.anywhere && insideRune(b, start) {
		return 0, -1, true // an empty match between the bytes of a character is none
	}
	return start, end, q >= 0
}

// FindSubmatch is Find with sub-matches: it appends the start and end of the match
// and of each group to dst, -1 for a group that took no part, and returns the
// result; nil means that there is no match.
func (re *Regexp) FindSubmatch(dst []int, b []byte, from int, fl Flags) []int {
	if re.ncap == 0 {
		start, end, ok := re.Find(b, from, fl)
		if !ok {
			return nil
		}
		return append(dst, start, end)
	}
	if from > len(b) || re.reject(b, from) {
		return nil
	}
	if re.p.regular {
		start, end, quit := re.findRegular(b, from, fl)
		if !quit {
			if end < 0 {
				return nil
			}
			return re.slow(dst, b, start, end, fl|Anchored)
		}
	}
	return re.slow(dst, b, from, -1, fl)
}

// shortest reports whether there is a match, and a position not after the end of
// the one that ends first.
func (re *Regexp) shortest(b []byte, from int, fl Flags) (end int, ok bool) {
	if re.literal || !re.p.regular {
		_, end, ok = re.Find(b, from, fl)
		return end, ok
	}
	if re.reject(b, from) {
		return 0, false
	}
	end, quit := re.anyDFA().forward(re, b, from, fl)
	if quit >= 0 {
		_, end, ok = re.Find(b, from, fl)
		return end, ok
	}
	return end, end >= 0
}

// slow runs the backtracking engine, or pike where that would need too much
// memory. mustEnd ≥ 0 is where the match is known to end.
func (re *Regexp) slow(dst []int, b []byte, from, mustEnd int, fl Flags) []int {
	m := re.m
	if m == nil {
		m = &machine{re: re, p: re.p, slots: make([]int, re.p.slots), longest: re.rule == longest}
		re.m = m
	}
	m.b, m.fl, m.from, m.mustEnd = b, fl, from, mustEnd
	last := len(b)
	if mustEnd >= 0 {
		last = mustEnd
	}
	m.limit = last
	if re.p.regular {
		m.base, m.width = from, last-from+1
		bits := len(re.p.insts) * m.width
		if bits > maxVisited || mustEnd < 0 && len(b)-from > 1<<16 {
			return re.runPike(dst, b, from, mustEnd, fl)
		}
		words := (bits + 63) / 64
		if cap(m.visited) < words {
			m.visited = make([]uint64, words)
		}
		m.visited = m.visited[:words]
		clear(m.visited)
	}
	defer m.release()
	for pos := from; ; pos++ {
		if pos < len(b) && re.first != nil && !re.first[b[pos]] && fl&Anchored == 0 {
			for pos < len(b) && !re.first[b[pos]] {
				pos++
			}
			m.steps += int64(pos-from) / 16
		}
		if re.first == nil || pos < len(b) {
			if m.run(pos) {
				return re.result(dst, pos, m)
			}
		}
		if fl&Anchored != 0 || pos >= len(b) {
			return nil
		}
		if !re.anywhere {
			for pos+1 < len(b) && b[pos+1]&0xc0 == 0x80 && insideRune(b, pos+1) {
				pos++
			}
		}
	}
}

func (re *Regexp) result(dst []int, start int, m *machine) []int {
	if k := keepSlot(re.ncap); re.keeps && m.slots[k] >= 0 {
		start = m.slots[k]
	}
	dst = append(dst, start, m.bestEnd)
	return append(dst, m.slots[2:2*(re.ncap+1)]...)
}
