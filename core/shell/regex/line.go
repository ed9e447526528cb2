package regex

import "bytes"

// Line finds the first line at or after from, which must be the start of a line,
// that holds a match, and returns a position in it or at its end. It is for
// patterns compiled with Lines over buffers of many lines.
func (re *Regexp) Line(b []byte, from int) (pos int, ok bool) {
	for from <= len(b) {
		if len(re.inLine) > 0 {
			i := bytes.Index(b[from:], re.inLine)
			if i < 0 {
				re.chargeBytes(len(b) - from)
				return 0, false
			}
			re.chargeBytes(i)
			if re.literal {
				return from + i, true
			}
			from += i
			from = bytes.LastIndexByte(b[:from], '\n') + 1
			end := lineEndAt(b, from)
			if re.matchLine(b[from:end]) {
				return from, true
			}
			from = end + 1
			re.skipped += i
			if re.tries++; re.tries > 32 && re.skipped/re.tries < 256 && re.p.regular {
				re.inLine = nil // too common to be of use
			}
			continue
		}
		if !re.p.regular {
			end := lineEndAt(b, from)
			if re.matchLine(b[from:end]) {
				return from, true
			}
			if end == len(b) {
				return 0, false
			}
			from = end + 1
			continue
		}
		end, quit := re.anyDFA().forward(re, b, from, 0)
		if quit < 0 {
			return end, end >= 0
		}
		from = bytes.LastIndexByte(b[:quit], '\n') + 1
		stop := lineEndAt(b, from)
		if _, _, ok := re.Find(b[from:stop], 0, 0); ok {
			return from, true
		}
		from = stop + 1
	}
	return 0, false
}

func lineEndAt(b []byte, from int) int {
	if i := bytes.IndexByte(b[from:], '\n'); i >= 0 {
		return from + i
	}
	return len(b)
}

func (re *Regexp) matchLine(line []byte) bool {
	if !re.p.regular {
		return re.slow(nil, line, 0, -1, 0) != nil
	}
	end, quit := re.anyDFA().forward(re, line, 0, 0)
	if quit >= 0 {
		return re.slow(nil, line, 0, -1, 0) != nil
	}
	return end >= 0
}

func (re *Regexp) anyDFA() *dfa {
	if re.any == nil {
		re.any = newDFA(re.p, anyMatch, true, false, re)
	}
	return re.any
}
