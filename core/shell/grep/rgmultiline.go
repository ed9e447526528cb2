package grep

import (
	"bytes"
	"strings"

	"ambit/core/shell/regex"
)

// namesNewline reports whether a pattern holds a newline as such, which without -U
// is an error.
func namesNewline(lines []string, fixed bool) bool {
	for _, line := range lines {
		if strings.Contains(line, "\n") {
			return true
		}
		for i := 0; !fixed && i+1 < len(line); i++ {
			if line[i] == '\\' {
				if line[i+1] == 'n' {
					return true
				}
				i++
			}
		}
	}
	return false
}

// spansLines reports whether a match of a pattern may hold a newline. If none can,
// lines are searched one by one even with -U, and those next to each other are not
// put together.
func spansLines(lines []string, fixed, dotAll bool) bool {
	if namesNewline(lines, fixed) {
		return true
	}
	if fixed {
		return false
	}
	for _, line := range lines {
		for _, part := range []string{`\s`, `\W`, `\D`, `\x`, `\p`, `\P`, `\u`, `[^`, "space:", "cntrl:"} {
			if strings.Contains(line, part) {
				return true
			}
		}
		if strings.ContainsAny(line, "$^") || (dotAll || flagsDotAll(line)) && strings.Contains(line, ".") {
			return true
		}
	}
	return false
}

// flagsDotAll reports whether a group sets the flag s.
func flagsDotAll(pattern string) bool {
	for {
		i := strings.Index(pattern, "(?")
		if i < 0 {
			return false
		}
		pattern = pattern[i+2:]
		for j := 0; j < len(pattern) && (isWordByte(pattern[j]) || pattern[j] == '-'); j++ {
			if pattern[j] == '-' {
				break
			}
			if pattern[j] == 's' {
				return true
			}
		}
	}
}

// rgCompile compiles a pattern; one for several lines has -w and -x as look-around,
// for they are about the whole match.
func rgCompile(pattern string, opt regex.Options, r *rgOptions) (*regex.Regexp, error) {
	whole, word := opt.Whole, opt.Word
	if !r.multiline || !whole && !word {
		return regex.Compile(pattern, opt)
	}
	opt.Whole, opt.Word = false, false
	re, err := regex.Compile(pattern, opt)
	if err != nil || re.Backtracks() && !r.pcre {
		return re, err
	}
	inner := strings.TrimPrefix(pattern, "(*UCP)")
	if whole {
		return regex.Compile("(*UCP)(?m:^)(?:"+inner+")(?m:$)", opt)
	}
	r.pcre = true
	return regex.Compile(`(*UCP)(?<!\w)(?:`+inner+`)(?!\w)`, opt)
}

// runMultiline reads the whole file and searches it for matches of several lines.
// Matches whose lines overlap or follow each other make one group.
func (s *search) runMultiline() {
	s.buf = s.grepper.buf[:0]
	defer func() {
		s.grepper.buf = s.buf[:0]
		s.p.Meter.Free(s.alloc)
	}()
	for !s.eof {
		from := len(s.buf)
		if err := s.fill(); err != nil {
			s.complain(s.name, err)
			return
		}
		if !s.checkBinary(from) {
			return
		}
	}
	s.lim = len(s.buf)
	text := s.buf[:len(s.buf)-s.finalExtra]
	groupFrom, groupTo, selectFrom := -1, 0, 0
	sink := func() bool {
		if groupFrom >= 0 && groupFrom < groupTo && !s.o.invert {
			s.selectLines(groupFrom, groupTo)
		}
		if s.o.invert && groupFrom > selectFrom {
			s.selectLines(selectFrom, groupFrom)
		}
		selectFrom = groupTo
		return s.left > 0 && (!s.firstOnly || s.selected == 0)
	}
	more := true
	for at := 0; more && at <= len(text) && len(text) > 0 && s.m.re != nil; {
		start, end, ok := s.m.re.Find(text, at, 0)
		if !ok {
			break
		}
		s.p.Charge(2)
		at = end
		if start == end {
			at++
		}
		from := bytes.LastIndexByte(text[:start], '\n') + 1
		to := end
		if to <= from || text[to-1] != '\n' {
			to = s.m.lineEnd(s.buf, end)
		}
		switch {
		case groupFrom < 0:
			groupFrom, groupTo = from, to
		case groupTo >= from:
			groupTo = max(groupTo, to)
		default:
			more = sink()
			groupFrom, groupTo = from, to
		}
	}
	if more && groupFrom >= 0 {
		more = sink()
	}
	if more && s.o.invert && selectFrom < s.lim {
		s.selectLines(selectFrom, s.lim)
	}
	if s.pending > 0 {
		s.flushPending(s.lim)
	}
}

// groupText is what a match is looked for in: a line without its end, or the lines
// that matches of several lines lie in.
func (s *search) groupText(beg, lim int) []byte {
	if s.o.rg.multiline {
		if lim == len(s.buf) {
			lim -= s.finalExtra
		}
		return s.buf[beg:lim]
	}
	return s.buf[beg : lim-1]
}

// group prints lines that were selected together.
func (s *search) group(beg, lim int) {
	switch {
	case s.rg == nil || !s.o.rg.multiline:
		s.line(beg, sepSelected)
	case s.o.rg.json:
		s.jsonLines(beg, lim, sepSelected)
		s.lastOut = lim
	default:
		s.rgGroup(beg, lim)
	}
}

// rgGroup prints the lines of a group, each with the parts of matches in it.
func (s *search) rgGroup(beg, lim int) {
	o, r, text := s.o, s.o.rg, s.groupText(beg, lim)
	locs := s.locs(text)
	s.heading()
	defer func() { s.lastOut = lim }()
	column := 0
	if len(locs) > 0 {
		column = locs[0][0]
	}
	if r.replacing && !o.onlyMatch {
		s.rgReplacedGroup(beg, column, text, locs)
		return
	}
	for from := beg; from < lim; {
		end := s.m.lineEnd(s.buf, from)
		parts := within(locs, from-beg, end-1-beg)
		line := s.buf[from : end-1]
		switch {
		case o.onlyMatch:
			for i, l := range parts {
				if l[0] == l[1] {
					continue
				}
				whole := locs[l[2]]
				part := line[l[0]:l[1]]
				if r.replacing {
					if i > 0 && l[2] == parts[i-1][2] || whole[0] < from-beg {
						continue
					}
					part = s.rgExpand(nil, text, whole)
				}
				s.count(from)
				s.rgHeadAt(from, beg+whole[0], whole[0], sepSelected)
				s.out.rgColor(o.colors.matchSelected, string(part))
				s.p.Stdout.WriteByte('\n')
			}
		case r.vimgrep:
			for _, l := range parts {
				if locs[l[2]][0] >= from-beg {
					s.rgHead(from, l[0], sepSelected)
					s.rgText(line, parts)
				}
			}
		default:
			s.rgHead(from, column, sepSelected)
			if r.trim {
				trimmed := bytes.TrimLeft(line, " \t")
				parts = within(locs, from-beg+len(line)-len(trimmed), end-1-beg)
				line = trimmed
			}
			if locs == nil {
				parts = nil
			}
			s.rgText(line, parts)
		}
		from = end
	}
	s.out.flush()
}

// within cuts matches to what lies in text[from:to] and counts from there; the third
// number is which match it is.
func within(locs [][]int, from, to int) [][]int {
	parts := [][]int{}
	for i, l := range locs {
		if l[1] < from || l[0] > to {
			continue
		}
		parts = append(parts, []int{max(l[0], from) - from, min(max(l[1], from), to) - from, i})
	}
	return parts
}

// rgReplacedGroup prints a group with its matches replaced, line by line.
func (s *search) rgReplacedGroup(beg, column int, text []byte, locs [][]int) {
	replaced, places := s.rgReplaced(text, locs)
	s.count(beg)
	first, offset := s.lineNo, 0
	for len(replaced) > offset {
		line := replaced[offset:]
		next := len(replaced)
		if i := bytes.IndexByte(line, '\n'); i >= 0 {
			line, next = line[:i], offset+i+1
		}
		s.rgHead(beg, column, sepSelected)
		s.lineNo++
		s.rgWritten(line, within(places, offset, offset+len(line)))
		offset = next
	}
	s.lineNo = first
}
