package archive

import (
	"fmt"
	"io"
	"strings"

	"ambit/core/workspace/view"
)

type countingWriter struct {
	w io.Writer
	n int64
}

func (c *countingWriter) Write(b []byte) (int, error) {
	n, err := c.w.Write(b)
	c.n += int64(n)
	return n, err
}

type countingReader struct {
	r io.Reader
	n int64
}

func (c *countingReader) Read(b []byte) (int, error) {
	n, err := c.r.Read(b)
	c.n += int64(n)
	return n, err
}

// summary is what -v prints, and zstd always; target is the name of the output.
func (c *compressor) summary(name, target string, in, out int64) {
	switch c.codec {
	case zstdCodec:
		c.zstdSummary(name, target, in, out)
	case gzipCodec:
		if c.verbose == 0 {
			return
		}
		verb := "replaced with"
		if c.keep {
			verb = "created"
		}
		if name == "stdin" {
			if !c.decompress {
				c.say("%s\n", gzipRatio(in, out-c.overhead))
			}
			return
		}
		if c.decompress {
			c.say("%s:\t%s -- %s %s\n", name, gzipRatio(c.size, in-c.overhead), verb, target)
			return
		}
		c.say("%s:\t%s -- %s %s\n", name, gzipRatio(in, out-c.overhead), verb, target)
	case bzip2Codec:
		if c.verbose == 0 {
			return
		}
		c.say("  %s: %s", name, c.pad(name))
		switch {
		case c.decompress:
			c.say("done\n")
		case in == 0:
			c.say(" no data compressed.\n")
		default:
			c.say("%6.3f:1, %6.3f bits/byte, %5.2f%% saved, %d in, %d out.\n", float64(in)/float64(out), float64(out)*8/float64(in), 100*(1-float64(out)/float64(in)), in, out)
		}
	case xzCodec:
		if c.verbose == 0 {
			return
		}
		packed, text := out, in
		if c.decompress {
			packed, text = in, out
		}
		shown := "> 9.999"
		if text > 0 && float64(packed)/float64(text) <= 9.999 {
			shown = fmt.Sprintf("= %.3f", float64(packed)/float64(text))
		}
		c.say("%s: %s / %s %s\n", name, binarySize(packed), binarySize(text), shown)
	}
}

// gzipRatio is how much smaller a text of size bytes has become.
func gzipRatio(size, packed int64) string {
	if size == 0 {
		return "  0.0%"
	}
	return fmt.Sprintf("%5.1f%%", float64(size-packed)/float64(size)*100)
}

// pad aligns what bzip2 -v tells of its files.
func (c *compressor) pad(name string) string {
	longest := len("(stdin)")
	for _, n := range c.names {
		longest = max(longest, len(n))
	}
	return strings.Repeat(" ", max(longest-len(name), 0))
}

func (c *compressor) zstdSummary(name, target string, in, out int64) {
	c.done++
	c.totals[0] += in
	c.totals[1] += out
	if c.quiet > 0 || target == "stdout" || c.inputs > 1 && c.verbose == 0 {
		return
	}
	short := name
	if len(short) > 20 {
		short = "..." + short[len(short)-17:]
	}
	if c.decompress {
		c.say("%-20s: %d bytes \n", short, out)
		return
	}
	shown := " "
	if in > 0 {
		shown = fmt.Sprintf("%6.2f%%  ", float64(out)/float64(in)*100)
	}
	c.say("%-20s :%s (%s => %s, %s) \n", short, shown, strings.ReplaceAll(zstdSize(in, 6), "   B", " B"), strings.ReplaceAll(zstdSize(out, 6), "   B", " B"), target)
}

// sums is what is told at the end about all files.
func (c *compressor) sums() {
	switch {
	case c.codec == gzipCodec && c.lines > 1:
		if c.verbose > 0 {
			c.p.Stdout.Printf("%28s", "")
		}
		c.listLine(c.totals[0], c.totals[1], "(totals)")
	case c.codec == bzip2Codec && c.testFailed && c.quiet == 0:
		c.say("\n%s", recoverAdvice)
	case c.codec == zstdCodec && c.inputs > 1 && c.done > 0 && c.quiet == 0 && !c.stdout:
		if c.decompress {
			c.say("%d files decompressed : %6d bytes total \n", c.done, c.totals[1])
			return
		}
		c.say("%3d files compressed : %.2f%% (%s => %s)\n", c.done, float64(c.totals[1])/float64(max(c.totals[0], 1))*100, zstdSize(c.totals[0], 6), zstdSize(c.totals[1], 6))
	}
}

// listFile prints a line of gzip -l.
func (c *compressor) listFile(name string, in io.Reader, info view.Info) {
	counted := &countingReader{r: in}
	c.garbage = false
	if !c.decode(counted, io.Discard, name, "") || c.garbage {
		return
	}
	if c.lines == 0 && c.quiet == 0 {
		if c.verbose > 0 {
			c.p.Stdout.WriteString("method  crc     date  time  ")
		}
		c.p.Stdout.WriteString("         compressed        uncompressed  ratio uncompressed_name\n")
	}
	shown := name
	for _, x := range expansions[gzipCodec] {
		if s, ok := strings.CutSuffix(name, x[0]); ok && s != "" {
			shown = s + x[1]
			break
		}
	}
	at := info.MTime
	if c.useName {
		if c.origin.name != "" {
			shown = name[:strings.LastIndexByte(name, '/')+1] + c.origin.name
		}
		if !c.origin.time.IsZero() {
			at = c.origin.time
		}
	}
	c.lines++
	c.totals[0] += counted.n
	c.totals[1] += c.size
	if c.verbose > 0 {
		c.p.Stdout.Printf("defla %08x %s ", c.crc, at.UTC().Format("Jan _2 15:04"))
	}
	c.listLine(counted.n, c.size, shown)
}

func (c *compressor) listLine(packed, unpacked int64, name string) {
	c.p.Stdout.Printf("%19d %19d %s %s\n", packed, unpacked, gzipRatio(unpacked, packed-c.overhead), name)
}
