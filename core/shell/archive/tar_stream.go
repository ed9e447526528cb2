package archive

import (
	"bufio"
	"io"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// openArchive opens the archive for reading and finds its compression.
func (a *archiver) openArchive() (io.Reader, func(), int) {
	p := a.p
	var h view.Handle = p.Stdin
	if a.hasFile && a.file != "-" {
		f, err := p.OpenFile(a.file, view.ReadOnly, 0)
		if err != nil {
			return nil, nil, a.fatal("%s: Cannot open: %s", a.file, command.ErrText(err))
		}
		h = f
	}
	b := bufio.NewReaderSize(chargedReader{h, p}, 32<<10)
	head, err := b.Peek(6)
	if err != nil && err != io.EOF {
		h.Close()
		return nil, nil, a.fatal("%s: Cannot read: %s", a.file, command.ErrText(err))
	}
	found := detect(head)
	use := found
	if a.codec != nil && (found == nil || found != a.codec && !a.hasFile) {
		use = a.codec
	}
	closer := func() {
		if h != p.Stdin {
			h.Close()
		}
	}
	if use == nil {
		return b, closer, 0
	}
	if found == nil {
		closer()
		return nil, nil, a.childFailed(use, len(head) == 0)
	}
	z, err := use.decoders(b, p.Meter)
	if err != nil {
		closer()
		return nil, nil, a.childFailed(use, false)
	}
	return z, func() { z.Close(); closer() }, 0
}

// childFailed reports what the decompressor would have.
func (a *archiver) childFailed(c *codec, empty bool) int {
	p := a.p
	p.Stdout.Flush()
	text := map[*codec]string{
		gzipCodec: "\ngzip: stdin: not in gzip format\n", bzip2Codec: "bzip2: (stdin) is not a bzip2 file.\n",
		xzCodec: "xz: (stdin): File format not recognized\n", zstdCodec: "zstd: /*stdin*\\: unsupported format \n",
	}[c]
	if empty && c == gzipCodec {
		text = "\ngzip: stdin: unexpected end of file\n"
	}
	p.Stderr.Write([]byte(text))
	status := 1
	if c == bzip2Codec {
		status = 2
	}
	a.say("Child returned status %d", status)
	return a.fatalOnly()
}

func (a *archiver) fatalOnly() int {
	a.say("Error is not recoverable: exiting now")
	return 2
}

type chargedReader struct {
	r io.Reader
	p *command.Proc
}

func (c chargedReader) Read(b []byte) (int, error) {
	n, err := c.r.Read(b)
	c.p.Meter.Bytes(n)
	return n, err
}

// compressed wraps the output in the chosen compression.
func (a *archiver) compressed(w io.Writer) (io.Writer, func() error, error) {
	c := a.codec
	if c == nil && a.auto {
		for _, x := range []struct {
			suffix string
			codec  *codec
		}{{".tgz", gzipCodec}, {".gz", gzipCodec}, {".taz", gzipCodec}, {".bz2", bzip2Codec}, {".tbz", bzip2Codec},
			{".tbz2", bzip2Codec}, {".xz", xzCodec}, {".txz", xzCodec}, {".lzma", xzCodec}, {".tlz", xzCodec}, {".zst", zstdCodec}, {".tzst", zstdCodec}} {
			if strings.HasSuffix(a.file, x.suffix) {
				c = x.codec
				break
			}
		}
	}
	if c == nil {
		return w, func() error { return nil }, nil
	}
	z, err := c.encoder(w, c.level, a.p.Meter, origin{})
	if err != nil {
		return nil, nil, err
	}
	return z, z.Close, nil
}
