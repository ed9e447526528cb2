package archive

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"ambit/core/shell/archive/xz"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// xzCounts is a line of xz -l.
type xzCounts struct {
	streams, blocks  int
	packed, unpacked int64
	checks           uint16
}

// listXZ is xz -l. Files are read through, not only their indexes, so that what it
// prints is true.
func (c *compressor) listXZ(names []string) int {
	if len(names) == 0 {
		names = []string{"-"}
	}
	var total xzCounts
	listed := 0
	for _, name := range names {
		if name == "-" {
			c.fail(1, "%s: --list does not support reading from standard input\n", c.tool)
			continue
		}
		n, ok := c.countXZ(name)
		if !ok {
			continue
		}
		if listed == 0 {
			c.p.Stdout.WriteString("Strms  Blocks   Compressed Uncompressed  Ratio  Check   Filename\n")
		}
		listed++
		c.xzLine(n, name)
		total.streams += n.streams
		total.blocks += n.blocks
		total.packed += n.packed
		total.unpacked += n.unpacked
		total.checks |= n.checks
	}
	if listed > 1 {
		c.p.Stdout.WriteString(strings.Repeat("-", 79) + "\n")
		c.xzLine(total, strconv.Itoa(listed)+" files")
	}
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
	return n, true
}

func (c *compressor) xzLine(n xzCounts, name string) {
	ratio := "---"
	if n.unpacked > 0 {
		if r := float64(n.packed) / float64(n.unpacked); r <= 9.999 {
			ratio = strconv.FormatFloat(r, 'f', 3, 64)
		}
	}
	var checks []string
	for _, k := range []struct {
		kind int
		text string
	}{{0, "None"}, {1, "CRC32"}, {4, "CRC64"}, {10, "SHA-256"}} {
		if n.checks&(1<<k.kind) != 0 {
			checks = append(checks, k.text)
		}
	}
	c.p.Stdout.WriteString(fmt.Sprintf("%5d %7d  %11s  %11s  %5s  %-7s %s\n", n.streams, n.blocks, binarySize(n.packed), binarySize(n.unpacked), ratio, strings.Join(checks, ","), name))
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
