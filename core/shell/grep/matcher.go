package grep

import (
	"bytes"
	"errors"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/regex"
)

// matcher finds lines and the matches in them.
type matcher struct {
	re    *regex.Regexp // nil: no pattern, nothing matches
	all   bool          // every line matches
	eol   byte
	lines bool // re can search whole buffers
}

// newMatcher compiles the patterns; done says that they are wrong.
func newMatcher(p *command.Proc, o *options) (m *matcher, status int, done bool) {
	m = &matcher{eol: '\n', lines: !o.nulData}
	if o.nulData {
		m.eol = 0
	}
	var lines []string
	seen := map[string]bool{}
	for _, src := range o.patterns {
		for _, line := range src.lines {
			if !seen[line] {
				seen[line] = true
				lines = append(lines, line)
			}
		}
	}
	if len(lines) == 0 {
		return m, 0, false
	}
	if o.syntax == 'P' && len(lines) > 1 {
		p.Errorf("the -P option only supports a single pattern")
		return nil, exitTrouble, true
	}
	opt := regex.Options{
		Dialect: dialects[o.syntax], ICase: o.icase, Bytes: !p.UTF8(), Lines: m.lines, MultiLine: m.lines,
		Newline: m.lines, Whole: o.whole, Word: o.word && !o.whole, Meter: p.Meter, NoSub: true,
	}
	if len(lines) == 1 && lines[0] == "" && !opt.Word && !opt.Whole {
		m.all = true
	}
	re, err := regex.Compile(strings.Join(lines, "\n"), opt)
	if err != nil {
		o.reportPattern(p, lines, err)
		return nil, exitTrouble, true
	}
	for _, w := range re.Warnings() {
		p.Errorf("warning: %s", w)
	}
	m.re = re
	return m, 0, false
}

var dialects = map[byte]regex.Dialect{'G': regex.GrepBRE, 'E': regex.GrepERE, 'F': regex.Fixed, 'P': regex.Perl, 'A': regex.AWK}

// reportPattern names the file and line of a wrong pattern that came from a file.
func (o *options) reportPattern(p *command.Proc, lines []string, err error) {
	var e *regex.Error
	if errors.As(err, &e) && e.Line > 0 {
		bad := lines[e.Line-1]
		for _, src := range o.patterns {
			for i, line := range src.lines {
				if line == bad {
					if src.file != "" {
						p.Errorf("%s:%d: %v", src.file, i+1, err)
						return
					}
					p.Errorf("%v", err)
					return
				}
			}
		}
	}
	if len(lines) == 1 && o.patterns[0].file != "" {
		p.Errorf("%s:1: %v", o.patterns[0].file, err)
		return
	}
	p.Errorf("%v", err)
}

// next finds the first matching line in b at or after from, the start of a line. b
// ends with the end of a line. It returns the line's bounds, its end included.
func (m *matcher) next(b []byte, from int) (start, end int, ok bool) {
	if m.re == nil || from >= len(b) {
		return 0, 0, false
	}
	if m.all {
		return from, m.lineEnd(b, from), true
	}
	if m.lines {
		pos, ok := m.re.Line(b[:len(b)-1], from)
		if !ok {
			return 0, 0, false
		}
		start = bytes.LastIndexByte(b[from:pos], '\n') + 1 + from
		return start, m.lineEnd(b, pos), true
	}
	for from < len(b) {
		end := m.lineEnd(b, from)
		if m.re.Match(b[from : end-1]) {
			return from, end, true
		}
		from = end
	}
	return 0, 0, false
}

// lineEnd is the position after the end of the line that holds pos.
func (m *matcher) lineEnd(b []byte, pos int) int {
	if i := bytes.IndexByte(b[pos:], m.eol); i >= 0 {
		return pos + i + 1
	}
	return len(b)
}
