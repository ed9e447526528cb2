package text

import (
	"strconv"

	"ambit/core/shell/strftime"
	"ambit/core/shell/tz"
	"ambit/core/shell/wcwidth"
)

const (
	prHeaderLines  = 5
	prTrailerLines = 5
)

// start begins a file: its name and time stand in the headers.
func (f *printer) start(name string) {
	f.name, f.when = name, f.p.Now()
	if name == "-" {
		f.name = ""
	} else if info, err := f.p.FS.Stat(f.p.Abs(name)); err == nil {
		f.when = info.MTime
	}
	if f.hasHeader {
		f.name = f.header
	}
	f.page = 0
}

// body is the number of lines of a page between header and trailer.
func (f *printer) body() int {
	n := f.length
	if !f.bare {
		n -= prHeaderLines + prTrailerLines
	}
	if f.double {
		n /= 2
	}
	return max(n, 1)
}

// pages reads rows and prints pages of them. A row has one cell, except when files
// are merged.
func (f *printer) pages(next func() ([]string, bool)) {
	body := f.body()
	perPage := body
	if !f.merge {
		perPage *= f.columns
	}
	held := int64(0)
	for {
		var rows [][]string
		for len(rows) < perPage {
			row, ok := next()
			if !ok {
				break
			}
			size := int64(48)
			for _, s := range row {
				size += int64(len(s)) + 16
			}
			f.p.Meter.Alloc(size)
			held += size
			rows = append(rows, row)
		}
		if len(rows) == 0 {
			f.p.Meter.Free(held)
			return
		}
		f.page++
		if f.page >= f.first && (f.last == 0 || f.page <= f.last) {
			f.printPage(rows, body)
		} else {
			f.number += int64(len(rows))
		}
		f.flush()
		f.p.Meter.Free(held)
		held = 0
	}
}

func (f *printer) printPage(rows [][]string, body int) {
	if !f.bare {
		f.pageHeader()
	}
	lines := f.arrange(rows, body)
	for _, line := range lines {
		f.printLine(line)
		if f.double {
			f.out = append(f.out, '\n')
		}
		if len(f.out) > prBuffer {
			f.flush()
		}
	}
	switch {
	case f.bare:
	case f.formFeed:
		f.out = append(f.out, '\f')
	default:
		n := len(lines)
		if f.double {
			n *= 2
		}
		f.repeat('\n', f.length-prHeaderLines-n)
	}
}

// prBuffer is how much output waits before it is written.
const prBuffer = 16 << 10

func (f *printer) flush() {
	f.p.Stdout.Write(f.out)
	f.out = f.out[:0]
}

// repeat prints c n times.
func (f *printer) repeat(c byte, n int) {
	for ; n > 0; n-- {
		f.out = append(f.out, c)
		if len(f.out) > prBuffer {
			f.flush()
		}
	}
}

// prCell is a text and the number that stands before it.
type prCell struct {
	text   string
	number int64
}

// arrange puts the rows of a page into lines of cells: down the columns, which are
// balanced, or across.
func (f *printer) arrange(rows [][]string, body int) [][]prCell {
	start := f.number
	f.number += int64(len(rows))
	var lines [][]prCell
	if f.merge {
		for i, row := range rows {
			var line []prCell
			for _, s := range row {
				line = append(line, prCell{s, start + int64(i)})
			}
			lines = append(lines, line)
		}
		return lines
	}
	if f.across {
		for i, row := range rows {
			if i%f.columns == 0 {
				lines = append(lines, nil)
			}
			lines[len(lines)-1] = append(lines[len(lines)-1], prCell{row[0], start + int64(i)})
		}
		return lines
	}
	height := make([]int, f.columns)
	for i := range height {
		height[i] = len(rows) / f.columns
		if i < len(rows)%f.columns {
			height[i]++
		}
	}
	lines = make([][]prCell, height[0])
	at := 0
	for _, h := range height {
		for k := range h {
			lines[k] = append(lines[k], prCell{rows[at][0], start + int64(at)})
			at++
		}
	}
	return lines
}

func (f *printer) pageHeader() {
	date := strftime.Format(f.dateFormat, f.when.In(tz.Of(f.p)))
	page := "Page " + strconv.FormatInt(f.page, 10)
	room := max(f.width-wcwidth.String(date)-wcwidth.String(f.name)-len(page), 0)
	left := max(room/2, 1)
	right := max(room-room/2, 1)
	f.repeat(' ', f.margin)
	f.repeat('\n', 2)
	f.repeat(' ', f.margin)
	f.out = append(f.out, date...)
	f.repeat(' ', left)
	f.out = append(f.out, f.name...)
	f.repeat(' ', right)
	f.out = append(append(f.out, page...), "\n\n\n"...)
}
