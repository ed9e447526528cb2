package text

import (
	"io"
	"time"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
)

func init() {
	command.Register(command.Spec{Name: "pr", Summary: "paginate or columnate files for printing", Run: runPr})
}

// printer lays out pages.
type printer struct {
	p                     *command.Proc
	columns               int
	across, merge, double bool
	formFeed, quiet       bool
	header, dateFormat    string
	hasHeader             bool
	length, width, margin int
	truncate              bool // cut lines to the width
	numbered              bool
	numberSep             string
	numberWidth           int
	firstNumber           int64
	separator             string
	hasSeparator          bool
	pads                  bool // columns are padded to their width
	bare                  bool // no headers and trailers
	first, last           int64
	showControl, showAll  bool // -c, -v
	expand                bool // -e: tabs of the input become blanks
	expandChar            byte // what a tab of the input is
	expandWidth           int
	tabify                bool // blanks of the output become tabs
	tabChar               byte
	tabWidth              int

	name    string
	when    time.Time
	page    int64
	number  int64
	pending int // blanks to print before the next text
	column  int
	out     []byte
}

func runPr(p *command.Proc) int {
	f := &printer{p: p, columns: 1, length: 66, width: 72, numberSep: "\t", numberWidth: 5, firstNumber: 1, first: 1, expandChar: '\t', expandWidth: 8, tabChar: '\t', tabWidth: 8, dateFormat: "%Y-%m-%d %H:%M"}
	files, status := f.parse()
	if status >= 0 {
		return status
	}
	if len(files) == 0 {
		files = []string{"-"}
	}
	f.number = f.firstNumber
	if f.merge {
		return f.merged(files)
	}
	for _, name := range files {
		in, err := p.OpenInput(name)
		if err != nil {
			if !f.quiet {
				gnu.FileError(p, name, err)
			}
			status = 1
			continue
		}
		f.start(name)
		f.number = f.firstNumber
		r := lineio.NewReader(in, p.Meter)
		f.pages(func() ([]string, bool) {
			line, err := r.ReadLine()
			if err != nil {
				return nil, false
			}
			return []string{string(line)}, true
		})
		if err := r.Err(); err != nil {
			gnu.FileError(p, name, err)
			status = 1
		}
		r.Close()
		in.Close()
	}
	return max(status, 0)
}

// merged prints files side by side.
func (f *printer) merged(files []string) int {
	status := 0
	var readers []*lineio.Reader
	for _, name := range files {
		in, err := f.p.OpenInput(name)
		if err != nil {
			if !f.quiet {
				gnu.FileError(f.p, name, err)
			}
			status = 1
			continue
		}
		defer in.Close()
		r := lineio.NewReader(in, f.p.Meter)
		defer r.Close()
		readers = append(readers, r)
	}
	f.start("-")
	done := make([]bool, len(readers))
	f.pages(func() ([]string, bool) {
		row := make([]string, len(readers))
		some := false
		for i, r := range readers {
			if done[i] {
				continue
			}
			line, err := r.ReadLine()
			if err != nil {
				done[i] = true
				if err != io.EOF {
					status = 1
				}
				continue
			}
			row[i], some = string(line), true
		}
		return row, some
	})
	return status
}
