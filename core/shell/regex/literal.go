package regex

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// parseFixed reads newline-separated literal strings.
func parseFixed(pattern string, opt Options) *node {
	var subs []*node
	for line := range strings.SplitSeq(pattern, "\n") {
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
			runes = append(runes, foldedRune(r, opt))
			i += size
		}
		subs = append(subs, cat(runes...))
	}
	return alt(subs...)
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
	if len(re.prefix) == 0 || !re.p.regular {
		re.literal = false
	}
	re.first = re.firstBytes()
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
