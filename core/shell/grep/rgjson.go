package grep

import (
	"encoding/base64"
	"strconv"
	"unicode/utf8"
)

// rgStatistics are the sums of --stats and of the summary of --json.
type rgStatistics struct {
	matches, lines, matched, searches, printed, searched int64
}

func (a *rgStatistics) add(b rgStatistics) {
	a.matches += b.matches
	a.lines += b.lines
	a.matched += b.matched
	a.searches += b.searches
	a.printed += b.printed
	a.searched += b.searched
}

// Times are those of a call, in which searching takes none.
const jsonNoTime = `{"human":"0.000000s","nanos":0,"secs":0}`

func jsonText(b []byte) string {
	if !utf8.Valid(b) {
		return `{"bytes":"` + base64.StdEncoding.EncodeToString(b) + `"}`
	}
	out := []byte(`{"text":"`)
	for _, c := range b {
		switch c {
		case '"', '\\':
			out = append(out, '\\', c)
		case '\n':
			out = append(out, `\n`...)
		case '\t':
			out = append(out, `\t`...)
		case '\r':
			out = append(out, `\r`...)
		case '\b':
			out = append(out, `\b`...)
		case '\f':
			out = append(out, `\f`...)
		default:
			if c < ' ' {
				const digits = "0123456789abcdef"
				out = append(out, `\u00`...)
				out = append(out, digits[c>>4], digits[c&15])
				continue
			}
			out = append(out, c)
		}
	}
	return string(append(out, `"}`...))
}

// jsonLines prints the message about lines that were selected, or are context.
func (s *search) jsonLines(from, lim int, sep byte) {
	out, path := s.p.Stdout, jsonText([]byte(s.name))
	if !s.begun {
		s.begun = true
		out.WriteString(`{"type":"begin","data":{"path":` + path + "}}\n")
	}
	kind := "match"
	if sep == sepRejected {
		kind = "context"
	}
	text := s.groupText(from, lim)
	end := lim
	if lim == len(s.buf) {
		end -= s.finalExtra
	}
	number := "null"
	if s.o.lineNumber {
		s.count(from)
		number = strconv.FormatInt(s.lineNo+1, 10)
	}
	out.WriteString(`{"type":"` + kind + `","data":{"path":` + path + `,"lines":` + jsonText(s.buf[from:end]) +
		`,"line_number":` + number + `,"absolute_offset":` + strconv.FormatInt(s.offset+int64(from), 10) + `,"submatches":[`)
	if (sep == sepRejected) == s.o.invert && s.m.re != nil {
		for i, l := range s.locs(text) {
			if i > 0 {
				out.WriteByte(',')
			}
			out.WriteString(`{"match":` + jsonText(text[l[0]:l[1]]) + `,"start":` + strconv.Itoa(l[0]) + `,"end":` + strconv.Itoa(l[1]) + "}")
		}
	}
	out.WriteString("]}}\n")
}

// rgFinish ends a file that was searched: its sums, and the last message about it.
func (s *search) rgFinish() {
	st := rgStatistics{lines: s.lineCount, matches: s.matchCount, searches: 1, searched: s.bytesSearched()}
	if s.selected > 0 {
		st.matched = 1
	}
	if !s.o.quiet && !s.o.count && s.o.list == listNone {
		st.printed = s.p.Stdout.Written() - s.begin
	}
	if !s.o.rg.json {
		s.rg.stats.add(st)
		return
	}
	if !s.begun {
		return
	}
	s.rg.stats.add(st)
	nul := "null"
	if s.nulAt >= 0 {
		nul = strconv.FormatInt(s.nulAt, 10)
	}
	s.p.Stdout.WriteString(`{"type":"end","data":{"path":` + jsonText([]byte(s.name)) + `,"binary_offset":` + nul +
		`,"stats":{"elapsed":{"secs":0,"nanos":0,"human":"0.000000s"},"searches":` + strconv.FormatInt(st.searches, 10) +
		`,"searches_with_match":` + strconv.FormatInt(st.matched, 10) + `,"bytes_searched":` + strconv.FormatInt(st.searched, 10) +
		`,"bytes_printed":` + strconv.FormatInt(st.printed, 10) + `,"matched_lines":` + strconv.FormatInt(st.lines, 10) +
		`,"matches":` + strconv.FormatInt(st.matches, 10) + "}}}\n")
}

// bytesSearched is how much of a file was looked at: all of it, or as far as the
// last match that was wanted, or the byte that showed it to be binary.
func (s *search) bytesSearched() int64 {
	switch {
	case s.nulAt >= 0 && s.explicit:
		return s.nulAt
	case s.nulAt >= 0:
		return 0
	case s.o.rg.multiline || s.left > 0:
		return s.offset + int64(len(s.buf)-s.finalExtra)
	case s.explicit:
		return s.afterLast
	}
	return s.offset
}

// summary prints the sums over all files.
func (w *rgRun) summary() {
	r, out, st := w.o.rg, w.p.Stdout, w.stats
	if !r.stats || r.filesOnly {
		return
	}
	number := func(n int64) string { return strconv.FormatInt(n, 10) }
	if r.json {
		out.WriteString(`{"data":{"elapsed_total":` + jsonNoTime + `,"stats":{"bytes_printed":` + number(st.printed) + `,"bytes_searched":` + number(st.searched) +
			`,"elapsed":` + jsonNoTime + `,"matched_lines":` + number(st.lines) + `,"matches":` + number(st.matches) + `,"searches":` + number(st.searches) +
			`,"searches_with_match":` + number(st.matched) + "}},\"type\":\"summary\"}\n")
		return
	}
	out.WriteString("\n" + number(st.matches) + " matches\n" + number(st.lines) + " matched lines\n" + number(st.matched) + " files contained matches\n" +
		number(st.searches) + " files searched\n" + number(st.printed) + " bytes printed\n" + number(st.searched) + " bytes searched\n" +
		"0.000000 seconds spent searching\n0.000000 seconds\n")
}
