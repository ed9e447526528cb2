package archive

import (
	"fmt"
	"strconv"
	"strings"

	"ambit/core/shell/archive/xz"
)

// lzmaDecoderMem is what xz says that its decoder needs besides the dictionary.
const lzmaDecoderMem = 65592

// xzChecks are the kinds of checks by the names of xz -C.
var xzChecks = map[string]int{"none": 0, "crc32": 1, "crc64": 4, "sha256": 10}

// xzLister prints what xz -l found in one of its forms.
type xzLister struct {
	c      *compressor
	files  int
	listed int
	total  xzCounts
}

func (l *xzLister) print(format string, args ...any) { l.c.p.Stdout.Printf(format, args...) }

func (l *xzLister) file(n xzCounts, name string) {
	l.total.add(n)
	switch {
	case l.c.robot:
		l.print("name\t%s\nfile\t%d\t%d\t%d\t%d\t%s\t%s\t%d\n", name, n.streams, n.blocks, n.packed, n.unpacked, xzRatio(n.packed, n.unpacked), xzCheckNames(n.checks), n.padding)
		if l.c.verbose > 0 {
			l.robotDetails(n)
		}
	case l.c.verbose > 0:
		l.summary(n)
		l.details(n)
	default:
		if l.listed == 0 {
			l.print("Strms  Blocks   Compressed Uncompressed  Ratio  Check   Filename\n")
		}
		l.line(n, name)
	}
	l.listed++
}

func (n *xzCounts) add(o xzCounts) {
	n.streams += o.streams
	n.blocks += o.blocks
	n.packed += o.packed
	n.unpacked += o.unpacked
	n.padding += o.padding
	n.checks |= o.checks
	n.memory = max(n.memory, o.memory)
	n.noSizes = n.noSizes || o.noSizes
}

// end prints the totals.
func (l *xzLister) end() {
	n := l.total
	switch {
	case l.c.robot:
		l.print("totals\t%d\t%d\t%d\t%d\t%s\t%s\t%d\t%d", n.streams, n.blocks, n.packed, n.unpacked, xzRatio(n.packed, n.unpacked), xzCheckNames(n.checks), n.padding, l.listed)
		if l.c.verbose > 1 {
			l.print("\t%d\t%s\t50000002", n.memory, strings.ToLower(yesNo(!n.noSizes)))
		}
		l.print("\n")
	case l.listed < 2:
	case l.c.verbose > 0:
		l.print("\nTotals:\n  Number of files:   %d\n", l.listed)
		l.summary(n)
		l.requirements(n)
	default:
		l.print("%s\n", strings.Repeat("-", 79))
		l.line(n, strconv.Itoa(l.listed)+" files")
	}
}

func (l *xzLister) line(n xzCounts, name string) {
	l.print("%5d %7d  %11s  %11s  %5s  %-7s %s\n", n.streams, n.blocks, binarySize(n.packed), binarySize(n.unpacked), xzRatio(n.packed, n.unpacked), xzCheckNames(n.checks), name)
}

func (l *xzLister) summary(n xzCounts) {
	exact := func(v int64) string {
		s := binarySize(v)
		if v >= 10_000 {
			s += fmt.Sprintf(" (%d B)", v)
		}
		return s
	}
	l.print("  Streams:           %d\n  Blocks:            %d\n  Compressed size:   %s\n  Uncompressed size: %s\n  Ratio:             %s\n  Check:             %s\n  Stream Padding:    %s\n",
		n.streams, n.blocks, exact(n.packed), exact(n.unpacked), xzRatio(n.packed, n.unpacked), strings.ReplaceAll(xzCheckNames(n.checks), ",", ", "), exact(n.padding))
}

func (l *xzLister) details(n xzCounts) {
	l.print("  Streams:\n    Stream    Blocks      CompOffset    UncompOffset        CompSize      UncompSize  Ratio  Check      Padding\n")
	for i, s := range n.kept {
		l.print("    %6d %9d %15d %15d %15d %15d  %5s  %-10s %7d\n", i+1, len(s.Blocks), s.Offset, s.UnpackedOffset, s.Size, s.Unpacked, xzRatio(s.Size, s.Unpacked), xzCheckNames(1<<s.Check), s.Padding)
	}
	if n.blocks == 0 {
		l.requirements(n)
		return
	}
	width := len("CheckVal")
	for _, s := range n.kept {
		for _, b := range s.Blocks {
			width = max(width, 2*len(b.Check))
		}
	}
	l.print("  Blocks:\n    Stream     Block      CompOffset    UncompOffset       TotalSize      UncompSize  Ratio  Check")
	if l.c.verbose > 1 {
		l.print("      %-*s  Header  Flags        CompSize    MemUsage  Filters", width, "CheckVal")
	}
	l.print("\n")
	l.blocks(n, func(i, number, all int, s xz.Stream, b xz.Block) {
		l.print("    %6d %9d %15d %15d %15d %15d  %5s  ", i, number, b.Offset, b.UnpackedOffset, b.Size, b.Unpacked, xzRatio(b.Size, b.Unpacked))
		check := xzCheckNames(1 << s.Check)
		if l.c.verbose == 1 {
			l.print("%s\n", check)
			return
		}
		l.print("%-10s %-*s  %6d  %-5s %15d %7s MiB  %s\n", check, width, checkValue(b), b.Header, sizeFlags(b), b.Packed, mebibytes(b.Dictionary+lzmaDecoderMem), filters(b))
	})
	l.requirements(n)
}

// blocks calls f for all blocks with the number of the stream, that of the block in
// it, and that among all.
func (l *xzLister) blocks(n xzCounts, f func(stream, number, all int, s xz.Stream, b xz.Block)) {
	all := 0
	for i, s := range n.kept {
		for j, b := range s.Blocks {
			l.c.p.Charge(8)
			all++
			f(i+1, j+1, all, s, b)
		}
	}
}

func (l *xzLister) requirements(n xzCounts) {
	if l.c.verbose > 1 {
		l.print("  Memory needed:     %s MiB\n  Sizes in headers:  %s\n  Minimum XZ Utils version: 5.0.0\n", mebibytes(n.memory), yesNo(!n.noSizes))
	}
}

func (l *xzLister) robotDetails(n xzCounts) {
	for i, s := range n.kept {
		l.print("stream\t%d\t%d\t%d\t%d\t%d\t%d\t%s\t%s\t%d\n", i+1, len(s.Blocks), s.Offset, s.UnpackedOffset, s.Size, s.Unpacked, xzRatio(s.Size, s.Unpacked), xzCheckNames(1<<s.Check), s.Padding)
	}
	l.blocks(n, func(i, number, all int, s xz.Stream, b xz.Block) {
		l.print("block\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%s\t%s", i, number, all, b.Offset, b.UnpackedOffset, b.Size, b.Unpacked, xzRatio(b.Size, b.Unpacked), xzCheckNames(1<<s.Check))
		if l.c.verbose > 1 {
			l.print("\t%s\t%d\t%s\t%d\t%d\t%s", checkValue(b), b.Header, sizeFlags(b), b.Packed, b.Dictionary+lzmaDecoderMem, filters(b))
		}
		l.print("\n")
	})
	if l.c.verbose > 1 {
		l.print("summary\t%d\t%s\t50000002\n", n.memory, strings.ToLower(yesNo(!n.noSizes)))
	}
}

func yesNo(b bool) string {
	if b {
		return "Yes"
	}
	return "No"
}

// checkValue is a check in digits as xz shows it: CRCs as numbers.
func checkValue(b xz.Block) string {
	switch len(b.Check) {
	case 0:
		return "---"
	case 32:
		return fmt.Sprintf("%x", b.Check)
	}
	s := ""
	for _, c := range b.Check {
		s = fmt.Sprintf("%02x", c) + s
	}
	return s
}

func sizeFlags(b xz.Block) string {
	flags := []byte("--")
	if b.HasPacked {
		flags[0] = 'c'
	}
	if b.HasUnpacked {
		flags[1] = 'u'
	}
	return string(flags)
}

// mebibytes rounds up.
func mebibytes(n int64) string { return strconv.FormatInt((n+1<<20-1)>>20, 10) }

// filters is the chain of filters as an option.
func filters(b xz.Block) string {
	size := strconv.FormatInt(b.Dictionary, 10)
	switch {
	case b.Dictionary == 1<<32-1:
	case b.Dictionary%(1<<20) == 0:
		size = strconv.FormatInt(b.Dictionary>>20, 10) + "MiB"
	case b.Dictionary%(1<<10) == 0:
		size = strconv.FormatInt(b.Dictionary>>10, 10) + "KiB"
	}
	return "--lzma2=dict=" + size
}

func xzRatio(packed, unpacked int64) string {
	if unpacked > 0 {
		if r := float64(packed) / float64(unpacked); r <= 9.999 {
			return strconv.FormatFloat(r, 'f', 3, 64)
		}
	}
	return "---"
}

// xzCheckNames names the kinds of checks that are set as bits.
func xzCheckNames(checks uint16) string {
	var names []string
	for _, k := range []struct {
		kind int
		text string
	}{{0, "None"}, {1, "CRC32"}, {4, "CRC64"}, {10, "SHA-256"}} {
		if checks&(1<<k.kind) != 0 {
			names = append(names, k.text)
		}
	}
	if len(names) == 0 {
		return "None"
	}
	return strings.Join(names, ",")
}
