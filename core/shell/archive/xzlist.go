package archive

import (
	"errors"
	"io"
	"strconv"

	"ambit/core/shell/archive/xz"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// xzCounts is a line of xz -l.
type xzCounts struct {
	streams, blocks  int
	packed, unpacked int64
	padding, memory  int64
	noSizes          bool // some header lacks its sizes
	checks           uint16
	kept             []xz.Stream // for -v
}

// listXZ is xz -l. Files are read through, not only their indexes, so that what it
// prints is true.
func (c *compressor) listXZ(names []string) int {
	if len(names) == 0 {
		names = []string{"-"}
	}
	l := xzLister{c: c, files: len(names)}
	for i, name := range names {
		if name == "-" {
			c.fail(1, "%s: --list does not support reading from standard input\n", c.tool)
			continue
		}
		if c.verbose > 0 && !c.robot {
			if i > 0 {
				c.p.Stdout.WriteString("\n")
			}
			c.p.Stdout.Printf("%s (%d/%d)\n", name, i+1, l.files)
		}
		if n, ok := c.countXZ(name); ok {
			l.file(n, name)
		}
	}
	l.end()
	return c.status
}

func (c *compressor) countXZ(name string) (n xzCounts, ok bool) {
	p := c.p
	complain := func(text string) (xzCounts, bool) {
		c.fail(1, "%s: %s: %s\n", c.tool, name, text)
		return n, false
	}
	info, err := p.FS.Stat(p.Abs(name))
	if err != nil {
		return complain(command.ErrText(err))
	}
	switch {
	case info.Kind == view.Dir:
		c.fail(2, "%s: %s: Is a directory, skipping\n", c.tool, name)
		return n, false
	case info.Size == 0:
		return complain("File is empty")
	case info.Size < 24:
		return complain("Too small to be a valid .xz file")
	}
	in, err := p.Open(name)
	if err != nil {
		return complain(command.ErrText(err))
	}
	defer in.Close()
	r := xz.NewReader(chargedReader{in, p}, p.Meter)
	r.Keep = true
	defer r.Close()
	n.packed = info.Size
	n.unpacked, err = io.Copy(io.Discard, r)
	switch {
	case errors.Is(err, xz.ErrFormat):
		return complain("File format not recognized")
	case err != nil:
		return complain(capital(err.Error()))
	}
	n.streams, n.blocks, n.checks = r.Contents()
	n.kept = r.Streams()
	for _, s := range n.kept {
		n.padding += s.Padding
		for _, b := range s.Blocks {
			n.memory = max(n.memory, b.Dictionary+lzmaDecoderMem)
			n.noSizes = n.noSizes || !b.HasPacked || !b.HasUnpacked
		}
	}
	return n, true
}

// binarySize is a size as xz shows it: bytes below 10,000, then one decimal.
func binarySize(n int64) string {
	if n < 10_000 {
		return strconv.FormatInt(n, 10) + " B"
	}
	v := float64(n)
	unit := 0
	for {
		v /= 1024
		if unit++; unit == 5 || v <= 9999.9 {
			break
		}
	}
	return strconv.FormatFloat(v, 'f', 1, 64) + " " + [...]string{"B", "KiB", "MiB", "GiB", "TiB", "PiB"}[unit]
}
