package archive

import (
	"bufio"
	"errors"
	"io"
	"strings"
	"time"

	"ambit/core/shell/archive/xz"
	"ambit/core/shell/archive/zstd"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// unwritable is what the tools say when what becomes of name does not fit into
// standard output.
func (c *compressor) unwritable(name string) {
	u := &c.p.Unwritable
	switch c.codec {
	case gzipCodec:
		u.Text = "\n{name}: stdout: {error}\n"
	case bzip2Codec:
		u.Text = "\n{name}: I/O or other error, bailing out.  Possible reason follows.\n{name}: {error}\n\tInput file = " + name + ", output file = (stdout)\n"
	case zstdCodec:
		u.Text = "{name}: /*stdout*\\: {error} \n"
	default:
		u.Text = "{name}: (stdout): Write error: {error}\n"
	}
	if c.codec == gzipCodec || c.codec == zstdCodec {
		u.Text = strings.ReplaceAll(u.Text, "{name}", c.tool)
	}
}

// stream works from standard input to standard output.
func (c *compressor) stream() {
	p := c.p
	c.unwritable("(stdin)")
	name := map[*codec]string{gzipCodec: "stdin", bzip2Codec: "(stdin)", xzCodec: "(stdin)", zstdCodec: `/*stdin*\`}[c.codec]
	in := &countingReader{r: p.Stdin}
	out := &countingWriter{w: p.Stdout}
	switch {
	case c.list:
		c.listFile("stdout", in, view.Info{MTime: time.Unix(0, 0)})
	case c.test:
		c.testFile(name, in)
	case c.decompress:
		if c.decode(in, out, name, "") {
			c.summary(name, "stdout", in.n, out.n)
		}
	default:
		if err := c.encode(in, out, origin{}, 0); err != nil {
			c.fail(1, "%s: (stdin): %s\n", c.tool, command.ErrText(err))
			return
		}
		c.summary(name, "stdout", in.n, out.n)
	}
}

// encode compresses in to out; size is that of the file, or 0.
func (c *compressor) encode(in io.Reader, out io.Writer, from origin, size int64) error {
	p := c.p
	level := c.level
	if c.codec != zstdCodec {
		level = min(max(level, 1), 9)
	}
	use := c.codec
	switch {
	case c.only == lzmaCodec:
		use = lzmaCodec
	case c.format != nil:
		use, level = c.format, min(max(level, 1), 9)
	}
	var w io.WriteCloser
	var err error
	if use == gzipCodec {
		w = newGzipWriter(out, level, p.Meter, from, &c.deflate)
		c.overhead = 18
		if from.name != "" {
			c.overhead += int64(len(from.name)) + 1
		}
	} else {
		w, err = use.encoder(out, level, p.Meter, from)
	}
	if err != nil {
		return err
	}
	switch z := w.(type) {
	case *xz.Writer:
		z.Check = c.check
	case *zstd.Writer:
		z.NoChecksum, z.Size = c.check == 0, size
	}
	buf := make([]byte, 32<<10)
	for {
		n, err := in.Read(buf)
		if n > 0 {
			if _, werr := w.Write(buf[:n]); werr != nil {
				w.Close()
				return werr
			}
		}
		if err == io.EOF {
			return w.Close()
		}
		if err != nil {
			w.Close()
			return err
		}
	}
}

// errRead marks an error of the input, which is not the fault of its content.
type errRead struct{ error }

type markedReader struct{ r io.Reader }

func (m markedReader) Read(b []byte) (int, error) {
	n, err := m.r.Read(b)
	if err != nil && err != io.EOF {
		err = errRead{err}
	}
	return n, err
}

// decode expands in to out and reports what goes wrong; the result says whether
// the output is complete. output is the name of the file that is being written.
func (c *compressor) decode(in io.Reader, out io.Writer, name, output string) bool {
	p := c.p
	var tail tailReader
	tail.r = markedReader{in}
	b := bufio.NewReaderSize(&tail, 16<<10)
	head, _ := b.Peek(18)
	use := c.codec
	if c.codec == xzCodec && (c.only == lzmaCodec || c.only == nil && detect(head) == nil && xz.IsAlone(head)) {
		use = lzmaCodec
	}
	if d := detect(head); d != nil && (c.codec == zstdCodec || c.codec == gzipCodec && d == gzipCodec) {
		use = d
	}
	if c.stdout && (c.force || c.pass) && len(head) > 0 && detect(head) == nil && use != lzmaCodec {
		_, err := io.Copy(out, b)
		return c.decoded(err, name, output, false)
	}
	if len(head) == 0 {
		var rerr errRead
		if _, err := b.Peek(1); errors.As(err, &rerr) {
			return c.decoded(err, name, output, false)
		}
	}
	if c.codec == zstdCodec && detect(head) == nil && !xz.IsAlone(head) {
		c.notZstd(name, len(head))
		return false
	}
	if c.codec == xzCodec && use != lzmaCodec && len(head) < 6 {
		return c.decoded(errFormat, name, output, false)
	}
	z, err := use.decoders(b, p.Meter)
	if err != nil {
		return c.decoded(err, name, output, false)
	}
	defer z.Close()
	if g, ok := z.(*gzipReader); ok {
		c.origin = origin{g.name, g.time}
		defer func() {
			c.crc, c.size, c.overhead = g.crc, g.size, 0
			if g.members == 1 {
				c.overhead = 18
				if g.name != "" {
					c.overhead += int64(len(g.name)) + 1
				}
			}
		}()
	}
	if x, ok := z.(xzReader); ok {
		x.Single = c.single
	}
	buf := make([]byte, 32<<10)
	wrote := false
	for {
		n, err := z.Read(buf)
		if n > 0 {
			wrote = true
			for rest := buf[:n]; len(rest) > 0; {
				k, werr := out.Write(rest)
				if werr != nil {
					return c.decoded(errRead{werr}, name, output, wrote)
				}
				rest = rest[k:]
			}
		}
		if err == io.EOF {
			return true
		}
		if err != nil {
			return c.decoded(err, name, output, wrote)
		}
	}
}

// tailReader passes reads on; it keeps libraries from treating the input as more
// than a reader.
type tailReader struct{ r io.Reader }

func (t *tailReader) Read(b []byte) (int, error) { return t.r.Read(b) }

// decoded reports an error of expanding in the words of the program.
func (c *compressor) decoded(err error, name, output string, wrote bool) bool {
	if err == nil {
		return true
	}
	var r errRead
	if errors.As(err, &r) {
		switch c.codec {
		case gzipCodec:
			c.fail(1, "gzip: %s: %s\n", name, command.ErrText(r.error))
		case bzip2Codec:
			c.fail(1, "%s: I/O or other error, bailing out.  Possible reason follows.\n%s: %s\n\tInput file = %s, output file = %s\n", c.tool, c.tool, command.ErrText(r.error), name, output)
		default:
			c.fail(1, "%s: %s: %s\n", c.tool, name, command.ErrText(r.error))
		}
		return false
	}
	format := errors.Is(err, errFormat)
	switch c.codec {
	case gzipCodec:
		return c.gzipFailed(err, name)
	case bzip2Codec:
		return c.bzip2Failed(err, name, output, wrote)
	case xzCodec:
		text := capital(err.Error())
		if format {
			text = "File format not recognized"
		}
		c.fail(1, "%s: %s: %s\n", c.tool, name, text)
	default:
		switch {
		case format:
			c.fail(1, "zstd: %s: unsupported format \n", name)
		case errors.Is(err, zstd.ErrTruncated):
			c.fail(1, "%s : Read error (39) : premature end \n", name)
		default:
			c.fail(1, "%s : Decoding error (36) : %s \n", name, capital(err.Error()))
		}
	}
	return false
}

func (c *compressor) gzipFailed(err error, name string) bool {
	var method unknownMethod
	switch {
	case errors.Is(err, errGarbage):
		// What follows a member and is no member is garbage that gzip overlooks.
		c.garbage = true
		if c.quiet == 0 {
			c.say("\ngzip: %s: decompression OK, trailing garbage ignored\n", name)
		}
		c.raise(2)
		return true
	case errors.Is(err, errFormat):
		c.fail(1, "\ngzip: %s: not in gzip format\n", name)
	case errors.Is(err, errEncrypted):
		c.fail(1, "gzip: %s is encrypted -- not supported\n", name)
	case errors.As(err, &method):
		c.fail(1, "gzip: %s: unknown method %d -- not supported\n", name, byte(method))
	case errors.Is(err, errChecksum) || errors.Is(err, errLength):
		for _, wrong := range []error{errChecksum, errLength} {
			if errors.Is(err, wrong) {
				c.fail(1, "\ngzip: %s: invalid compressed data--%v\n", name, wrong)
			}
		}
	case errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF):
		c.fail(1, "\ngzip: %s: unexpected end of file\n", name)
	default:
		c.fail(1, "\ngzip: %s: invalid compressed data--format violated\n", name)
	}
	return false
}

const recoverAdvice = "You can use the `bzip2recover' program to attempt to recover\ndata from undamaged sections of corrupted files.\n\n"

func (c *compressor) bzip2Failed(err error, name, output string, wrote bool) bool {
	format := errors.Is(err, errFormat)
	truncated := errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF)
	// The library finds no other fault where a further stream should begin.
	if wrote && strings.Contains(err.Error(), "continuation") {
		if c.quiet == 0 {
			if !c.test {
				c.say("\n")
			}
			c.say("%s: %s: trailing garbage after EOF ignored\n", c.tool, name)
		}
		return true
	}
	switch {
	case c.test:
		c.testFailed = true
		if c.verbose == 0 {
			c.say("%s: %s: ", c.tool, name)
		}
		switch {
		case format:
			c.say("bad magic number (file not created by bzip2)\n")
		case truncated:
			c.say("file ends unexpectedly\n")
		default:
			c.say("data integrity (CRC) error in data\n")
		}
		c.raise(2)
	case format:
		c.fail(2, "%s: %s is not a bzip2 file.\n", c.tool, name)
	default:
		what := "Data integrity error when decompressing."
		if truncated {
			what = "Compressed file ends unexpectedly;\n\tperhaps it is corrupted?  *Possible* reason follows.\n" + c.tool + ": "
			switch {
			case output != "":
				what += "No such file or directory"
			case name == "(stdin)":
				what += "Inappropriate ioctl for device"
			default:
				what += "Success"
			}
		}
		c.fail(2, "\n%s: %s\n\tInput file = %s, output file = %s\n\nIt is possible that the compressed file(s) have become corrupted.\nYou can use the -tvv option to test integrity of such files.\n\n"+recoverAdvice, c.tool, what, name, outputOr(output))
		if output != "" {
			c.say("%s: Deleting output file %s, if it exists.\n", c.tool, output)
		}
	}
	return false
}

// capital begins a sentence with a capital letter.
func capital(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

func outputOr(s string) string {
	if s == "" {
		return "(stdout)"
	}
	return s
}
