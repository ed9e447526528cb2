package diff

import (
	"unicode/utf8"

	"ambit/core/shell/wcwidth"
)

// columns lays out side-by-side output: two halves with a gutter of at least three
// columns between them, aligned to tabs unless those are expanded.
type columns struct{ half, second int }

func (d *differ) layout() columns {
	const gutter = 3
	t := d.tab
	if d.expandTabs {
		t = 1
	}
	w := d.width
	both := t + gutter
	off := w>>1 + both>>1 + w&both&1
	off -= off % t
	half := max(0, min(off-gutter, w-off))
	if half == 0 {
		return columns{0, w}
	}
	return columns{half, off}
}

func (j *job) sideBySide() {
	c := j.layout()
	i, k := 0, 0
	for n, ch := range j.changes {
		if j.ignorable(j.changes[n : n+1]) {
			continue
		}
		j.commonPairs(c, i, ch.a, k, ch.b)
		x, y := 0, 0
		for ; x < ch.deleted && y < ch.added; x, y = x+1, y+1 {
			j.pair(c, j.a, ch.a+x, '|', j.b, ch.b+y)
		}
		for ; y < ch.added; y++ {
			j.pair(c, nil, 0, '>', j.b, ch.b+y)
		}
		for ; x < ch.deleted; x++ {
			j.pair(c, j.a, ch.a+x, '<', nil, 0)
		}
		i, k = ch.a+ch.deleted, ch.b+ch.added
		if j.merge != nil {
			j.merge.choose(j, ch)
			if j.merge.ended {
				return
			}
		}
	}
	j.commonPairs(c, i, j.a.count(), k, j.b.count())
}

// commonPairs shows lines [i, aEnd) and [k, bEnd), which are equal, or whose
// difference is to be ignored: then one side may have more of them.
func (j *job) commonPairs(c columns, i, aEnd, k, bEnd int) {
	quiet := j.suppressCommon
	if j.merge != nil {
		j.merge.common(j.a, i, aEnd)
		quiet = j.merge.quiet
	}
	if quiet {
		return
	}
	if !j.leftColumn {
		for ; i < aEnd && k < bEnd; i, k = i+1, k+1 {
			j.pair(c, j.a, i, ' ', j.b, k)
		}
		for ; k < bEnd; k++ {
			j.pair(c, nil, 0, ')', j.b, k)
		}
	}
	for ; i < aEnd; i++ {
		j.pair(c, j.a, i, '(', nil, 0)
	}
}

// pair writes a line of the left file, a mark and a line of the right one.
func (j *job) pair(c columns, left *textFile, i int, mark byte, right *textFile, k int) {
	column := 0
	newline := false
	color := ""
	switch mark {
	case '<':
		color = colorDelete
	case '>':
		color = colorAdd
	case '|':
		color = colorLine
	}
	if color != "" && j.color && mark != '|' {
		j.on(color)
	} else {
		color = ""
	}
	if left != nil {
		newline = newline || !left.incomplete(i)
		column = j.half(left.line(i), 0, c.half)
	}
	if mark != ' ' {
		column = j.tabTo(column, (c.half+c.second-1)/2) + 1
		if mark == '|' && newline == right.incomplete(k) {
			mark = '\\'
			if newline {
				mark = '/'
			}
		}
		j.p.Stdout.WriteByte(mark)
	}
	if right != nil {
		newline = newline || !right.incomplete(k)
		if len(right.line(k)) > 0 {
			column = j.tabTo(column, c.second)
			j.half(right.line(k), column, c.half)
		}
	}
	if newline {
		j.write("\n")
	}
	if color != "" {
		j.off()
	}
}

// tabTo moves from one column to another and returns the latter.
func (d *differ) tabTo(from, to int) int {
	if !d.expandTabs {
		for t := from + d.tab - from%d.tab; t <= to; t += d.tab {
			d.p.Stdout.WriteByte('\t')
			from = t
		}
	}
	for ; from < to; from++ {
		d.p.Stdout.WriteByte(' ')
	}
	return to
}

// half writes as much of a line as fits into bound columns, beginning at column
// indent, and returns the column it reached.
func (d *differ) half(line []byte, indent, bound int) int {
	d.p.Charge(4 + int64(min(len(line), 4*bound))/4)
	out := d.p.Stdout
	in, pos := 0, 0
	for i, n := 0, 1; i < len(line); i, n = i+n, 1 {
		c := line[i]
		if c >= utf8.RuneSelf && d.p.UTF8() {
			if r, size := utf8.DecodeRune(line[i:]); r != utf8.RuneError && wcwidth.Rune(r) > 0 {
				n = size
				if in+wcwidth.Rune(r) <= bound {
					pos = in + wcwidth.Rune(r)
					out.Write(line[i : i+n])
				}
				in += wcwidth.Rune(r)
				continue
			}
		}
		switch {
		case c == '\t':
			n := d.tab - in%d.tab
			if in == pos {
				stop := pos + n
				if d.expandTabs {
					for stop = min(stop, bound); pos < stop; pos++ {
						out.WriteByte(' ')
					}
				} else if stop < bound {
					pos = stop
					out.WriteByte(c)
				}
			}
			in += n
		case c == '\r':
			out.WriteByte(c)
			d.tabTo(0, indent)
			in, pos = 0, 0
		case c == '\b':
			if in != 0 {
				in--
				if in < bound {
					if pos <= in {
						for ; pos < in; pos++ {
							out.WriteByte(' ')
						}
					} else {
						pos = in
						out.WriteByte(c)
					}
				}
			}
		case c >= ' ' && c < 0x7f:
			if in < bound {
				pos = in + 1
				out.WriteByte(c)
			}
			in++
		default:
			if in < bound {
				out.WriteByte(c)
			}
		}
	}
	return pos
}
