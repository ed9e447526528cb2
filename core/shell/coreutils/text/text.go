// Package text holds the commands that filter text: cat, head, sort, cut and their
// kin, with the options, output and messages of GNU coreutils, and some of
// util-linux.
package text

import (
	"io"
	"strconv"

	"ambit/core/shell/command"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

// eachLine calls f with the lines of in; terminated tells whether a newline (or
// delim) ended the line. It returns the read error, if any.
func eachLine(p *command.Proc, in io.Reader, delim byte, f func(line []byte, terminated bool)) error {
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	r.Delim = delim
	for {
		line, err := r.ReadLine()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		p.Meter.Scan(len(line))
		f(line, r.Terminated)
	}
}

// regularSize is the size of a regular file that can be read from its start, and
// whether in is one.
func regularSize(in view.Handle) (int64, bool) {
	info, err := in.Stat()
	if err != nil || info.Kind != view.File {
		return 0, false
	}
	return info.Size, true
}

// appendRight appends n in decimal, at least width wide.
func appendRight(buf []byte, n int64, width int) []byte {
	var digits [20]byte
	d := strconv.AppendInt(digits[:0], n, 10)
	for i := len(d); i < width; i++ {
		buf = append(buf, ' ')
	}
	return append(buf, d...)
}
