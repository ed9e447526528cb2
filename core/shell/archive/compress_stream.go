package archive

import (
	"bufio"
	"compress/gzip"
	"errors"
	"io"
	"strings"

	"ambit/core/shell/archive/xz"
	"ambit/core/shell/archive/zstd"
	"ambit/core/shell/command"
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
	in := io.Reader(p.Stdin)
	if !c.decompress && !c.list {
		if err := c.encode(in, p.Stdout, gzip.Header{OS: 3}); err != nil {
			c.fail(1, "%s: (stdin): %s\n", c.tool, command.ErrText(err))
		}
		return
	}
	names := map[*codec]string{gzipCodec: "stdin", bzip2Codec: "(stdin)", xzCodec: "(stdin)", zstdCodec: `/*stdin*\`}
	if c.test {
		c.decode(in, io.Discard, names[c.codec], "")
		return
	}
	c.decode(in, p.Stdout, names[c.codec], "")
}

func (c *compressor) encode(in io.Reader, out io.Writer, h gzip.Header) error {
	p := c.p
	level := c.level
	if c.codec != zstdCodec {
		level = min(max(level, 1), 9)
	}
	codec := c.codec
	if c.only == lzmaCodec {
		codec = lzmaCodec
	}
	w, err := codec.encoder(out, level, p.Meter, h)
	if z, ok := w.(*xz.Writer); ok {
		z.Check = c.check
	}
	if err != nil {
		return err
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
	if c.force && c.stdout && detect(head) != c.codec && use != lzmaCodec && c.codec != bzip2Codec {
		_, err := io.Copy(out, b)
		return c.decoded(err, name, output, false)
	}
	if c.codec == zstdCodec && len(head) > 0 && len(head) < 4 {
		c.fail(1, "zstd: %s: unknown header \n", name)
		return false
	}
	if len(head) == 0 && (c.codec == gzipCodec || c.codec == xzCodec || c.codec == zstdCodec) {
		var rerr errRead
		_, err := b.Peek(1)
		if errors.As(err, &rerr) {
			return c.decoded(err, name, output, false)
		}
		if c.codec == gzipCodec {
			return c.decoded(io.ErrUnexpectedEOF, name, output, false)
		}
		return c.decoded(errFormat, name, output, false)
	}
	if use == gzipCodec && len(head) == 1 {
		return c.decoded(io.ErrUnexpectedEOF, name, output, false)
	}
	if use == gzipCodec && len(head) > 0 && detect(head) != gzipCodec {
		return c.decoded(errFormat, name, output, false)
	}
	z, err := use.decoders(b, p.Meter)
	if err != nil {
		return c.decoded(err, name, output, false)
	}
	defer z.Close()
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
	truncated := errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF)
	format := errors.Is(err, errFormat)
	switch c.codec {
	case gzipCodec:
		switch {
		case format && wrote:
			// What follows a member and is no member is garbage that gzip overlooks.
			c.fail(2, "\ngzip: %s: decompression OK, trailing garbage ignored\n", name)
			return true
		case format:
			c.fail(1, "\ngzip: %s: not in gzip format\n", name)
		case truncated:
			c.fail(1, "\ngzip: %s: unexpected end of file\n", name)
		case errors.Is(err, gzip.ErrChecksum):
			c.fail(1, "\ngzip: %s: invalid compressed data--crc error\n", name)
		default:
			c.fail(1, "\ngzip: %s: invalid compressed data--format violated\n", name)
		}
	case bzip2Codec:
		const recover = "You can use the `bzip2recover' program to attempt to recover\ndata from undamaged sections of corrupted files.\n\n"
		switch {
		case format && c.test:
			c.fail(2, "%s: %s: bad magic number (file not created by bzip2)\n\n"+recover, c.tool, name)
		case format:
			c.fail(2, "%s: %s is not a bzip2 file.\n", c.tool, name)
		default:
			what := "Data integrity error when decompressing."
			if truncated {
				what = "Compressed file ends unexpectedly;\n\tperhaps it is corrupted?  *Possible* reason follows.\n" + c.tool + ": "
				if output == "" {
					what += "Success"
				} else {
					what += "No such file or directory"
				}
			}
			c.fail(2, "\n%s: %s\n\tInput file = %s, output file = %s\n\nIt is possible that the compressed file(s) have become corrupted.\nYou can use the -tvv option to test integrity of such files.\n\n"+recover, c.tool, what, name, outputOr(output))
			if output != "" {
				c.say("%s: Deleting output file %s, if it exists.\n", c.tool, output)
			}
		}
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

// capital begins a sentence with a capital letter.
func capital(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

func outputOr(s string) string {
	if s == "" {
		return "(stdout)"
	}
	return s
}
