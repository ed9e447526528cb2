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

// summary is what -v prints, and zstd always.
func (c *compressor) summary(name, target string, in, out int64) {
	switch {
	case c.codec == zstdCodec && !c.quiet:
		short := name
		if len(short) > 20 {
			short = "..." + short[len(short)-17:]
		}
		if c.decompress {
			c.say("%-20s: %d bytes \n", short, out)
			return
		}
		ratio := " "
		if in > 0 {
			ratio = fmt.Sprintf("%6.2f%%  ", float64(out)/float64(in)*100)
		}
		c.say("%-20s:%s (%6d B => %6d B, %s) \n", short, ratio, in, out, target)
	case c.codec == gzipCodec && c.verbose > 0:
		big, small := in, out
		verb := "replaced with"
		if c.decompress {
			big, small = out, in
		}
		if c.keep {
			verb = "created"
		}
		ratio := 0.0
		if big > 0 {
			ratio = float64(big-(small-gzipOverhead(name))) / float64(big) * 100
		}
		c.say("%s:\t%5.1f%% -- %s %s\n", name, ratio, verb, target)
	case c.codec == bzip2Codec && c.verbose > 0:
		if c.decompress {
			c.say("  %s: done\n", name)
		} else if in == 0 {
			c.say("  %s:  no data compressed.\n", name)
		} else {
			c.say("  %s: %6.3f:1, %6.3f bits/byte, %5.2f%% saved, %d in, %d out.\n", name, float64(in)/float64(out), float64(out)*8/float64(in), 100*(1-float64(out)/float64(in)), in, out)
		}
	case c.codec == xzCodec && c.verbose > 0:
		c.say("%s (1/1)\n", name)
	}
}

// listFile prints a line of gzip -l.
func (c *compressor) listFile(name string, in view.Handle, info view.Info) {
	counted := &countingReader{r: in}
	out := &countingWriter{w: io.Discard}
	if !c.decode(counted, out, name, "") {
		return
	}
	if c.listed == 0 && !c.quiet {
		c.p.Stdout.WriteString("         compressed        uncompressed  ratio uncompressed_name\n")
	}
	shown := name
	for _, x := range expansions[gzipCodec] {
		if s, ok := strings.CutSuffix(name, x[0]); ok && s != "" {
			shown = s + x[1]
			break
		}
	}
	c.listed++
	c.totals[0] += info.Size
	c.totals[1] += out.n
	c.listLine(info.Size, out.n, shown)
}

func (c *compressor) listLine(packed, unpacked int64, name string) {
	ratio := 0.0
	if unpacked > 0 {
		ratio = float64(unpacked-(packed-gzipOverhead(name))) / float64(unpacked) * 100
	}
	c.p.Stdout.Printf("%19d %19d %5.1f%% %s\n", packed, unpacked, ratio, name)
}

// gzipOverhead is the size of header and trailer, which the ratio leaves out.
func gzipOverhead(name string) int64 {
	if name == "(totals)" {
		return 18
	}
	return int64(19 + len(name[strings.LastIndexByte(name, '/')+1:]))
}
