package regex

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"
)

// parseFixed reads newline-separated literal strings. They are merged by common
// beginnings, so that thousands of them make a small automaton.
func parseFixed(pattern string, opt Options) *node {
	lines := strings.Split(pattern, "\n")
	if len(lines) > 1 {
		slices.Sort(lines)
		lines = slices.Compact(lines)
	}
	strs := make([][]*node, len(lines))
	for i, line := range lines {
		strs[i] = fixedRunes(line, opt)
	}
	return mergeFixed(strs, 0)
}

func fixedRunes(line string, opt Options) []*node {
	var runes []*node
	for i := 0; i < len(line); {
		r, size := rune(line[i]), 1
		if !opt.Bytes && line[i] >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(line[i:])
			if r == utf8.RuneError && size == 1 {
				runes = append(runes, &node{op: opByte, r: rune(line[i])})
				i++
				continue
			}
		}
		n := foldedRune(r, opt)
		n.n = int(r) // what tells two characters apart; see sameChar
		runes = append(runes, n)
		i += size
	}
	return runes
}

func sameChar(a, b *node) bool { return a.op == b.op && a.r == b.r && a.n == b.n }

// mergeFixed is the alternation of sorted strings, all of which agree before depth.
func mergeFixed(strs [][]*node, depth int) *node {
	common := depth
	for first := strs[0]; common < len(first); common++ {
		same := true
		for _, s := range strs[1:] {
			if common >= len(s) || !sameChar(s[common], first[common]) {
				same = false
				break
			}
		}
		if !same {
			break
		}
	}
	head := strs[0][depth:common]
	if len(strs) == 1 {
		return cat(head...)
	}
	var subs []*node
	for i := 0; i < len(strs); {
		if len(strs[i]) == common {
			subs = append(subs, emptyNode)
			i++
			continue
		}
		j := i + 1
		for j < len(strs) && len(strs[j]) > common && sameChar(strs[j][common], strs[i][common]) {
			j++
		}
		subs = append(subs, mergeFixed(strs[i:j], common))
		i = j
	}
	return cat(append(slices.Clone(head), alt(subs...))...)
}

// literals finds the strings that searches can look for first.
func (re *Regexp) literals() {
	n := re.syntax
	re.literal = true
	var best, run []byte
	atStart := true
	end := func() {
		if atStart {
			re.prefix = bytes.Clone(run)
			atStart = false
		}
		if len(run) > len(best) {
			best = bytes.Clone(run)
		}
		run = run[:0]
	}
	var walk func(n *node)
	walk = func(n *node) {
		switch n.op {
		case opRune:
			if re.opt.Bytes || n.r < utf8.RuneSelf {
				run = append(run, byte(n.r))
			} else {
				run = utf8.AppendRune(run, n.r)
			}
		case opCat:
			for _, s := range n.subs {
				walk(s)
			}
		case opCapture:
			re.literal = false
			walk(n.subs[0])
		case opRepeat:
			re.literal = false
			if n.min == 0 {
				end()
				return
			}
			walk(n.subs[0])
			end()
			if n.subs[0].op == opCat || n.subs[0].op == opCapture {
				return
			}
		case opEmpty:
		case opAssert:
			// It consumes nothing, so the run goes on.
			re.literal = false
		default:
			re.literal = false
			end()
		}
	}
	walk(n)
	end()
	re.required = best
	re.inLine = best
	if look := re.lookLiteral(n); len(look) > len(best) {
		re.inLine = look
	}
	if len(re.prefix) == 0 || !re.p.regular {
		re.literal = false
	}
	re.first = re.firstBytes()
}

// lookLiteral is a string that a look-around demands, at the top of the pattern. It
// may stand outside the match, so only searches by the line can use it.
func (re *Regexp) lookLiteral(n *node) []byte {
	var best []byte
	subs := []*node{n}
	if n.op == opCat {
		subs = n.subs
	}
	for _, s := range subs {
		if s.op != opLook || s.neg {
			continue
		}
		var run []byte
		body := []*node{s.subs[0]}
		if s.subs[0].op == opCat {
			body = s.subs[0].subs
		}
		for _, r := range body {
			if r.op != opRune || !re.opt.Bytes && r.r >= utf8.RuneSelf {
				run = nil
				continue
			}
			if run = append(run, byte(r.r)); len(run) > len(best) {
				best = bytes.Clone(run)
			}
		}
	}
	return best
}

// firstBytes is the set of bytes with which a match can begin, or nil when that is
// unknown or a match can be empty.
func (re *Regexp) firstBytes() *[256]bool {
	set := new([256]bool)
	seen := map[int32]bool{}
	stack := []int32{int32(re.p.start)}
	for len(stack) > 0 {
		pc := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if seen[pc] {
			continue
		}
		seen[pc] = true
		in := &re.p.insts[pc]
		switch in.op {
		case iFail:
		case iByte, iSet, iSparse:
			for c := 0; c < 256; c++ {
				if in.next(byte(c)) >= 0 {
					set[c] = true
				}
			}
		case iSplit:
			stack = append(stack, in.out, in.arg)
		case iNop, iSave, iClose, iMark, iAtomic, iKeep, iAssert:
			stack = append(stack, in.out)
		case iLook, iNegLook:
			stack = append(stack, in.alt)
		default:
			return nil
		}
	}
	return set
}

// insideRune reports whether position i lies within a valid UTF-8 sequence.
func insideRune(b []byte, i int) bool {
	if i <= 0 || i >= len(b) || b[i]&0xc0 != 0x80 {
		return false
	}
	for s := i - 1; s >= 0 && s > i-utf8.UTFMax; s-- {
		if b[s]&0xc0 == 0x80 {
			continue
		}
		_, size := utf8.DecodeRune(b[s:])
		return s+size > i
	}
	return false
}
