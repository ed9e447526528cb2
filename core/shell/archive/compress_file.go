package archive

import (
	"compress/gzip"
	"io"
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/archive/xz"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// operand handles one named file.
func (c *compressor) operand(name string) {
	p := c.p
	info, err := c.look(&name)
	if err != nil {
		c.missing(name, err)
		return
	}
	if info.Kind == view.Dir {
		c.directory(name)
		return
	}
	if info.Kind == view.Symlink && !c.force && !c.stdout && !c.test {
		switch c.codec {
		case gzipCodec:
			c.fail(1, "gzip: %s: %s\n", name, command.ErrText(errno.ELOOP))
		case bzip2Codec:
			c.fail(1, "%s: Input file %s is not a normal file.\n", c.tool, name)
		case xzCodec:
			c.fail(2, "%s: %s: Is a symbolic link, skipping\n", c.tool, name)
		default:
			c.fail(1, "Warning : %s is a symbolic link, ignoring \n", name)
		}
		return
	}
	target := ""
	toFile := !c.stdout && !c.test && !c.list
	if toFile && c.output == "" {
		var ok bool
		if target, ok = c.target(name); !ok {
			return
		}
	} else if c.output != "" {
		target, toFile = c.output, true
	}
	in, err := p.Open(name)
	if err != nil {
		c.missing(name, err)
		return
	}
	defer in.Close()
	switch {
	case c.list:
		c.listFile(name, in, info)
	case c.test:
		c.decode(in, io.Discard, name, "")
	case !toFile && c.decompress:
		c.unwritable(name)
		c.decode(in, p.Stdout, name, "")
	case !toFile:
		c.unwritable(name)
		if err := c.encode(in, p.Stdout, c.header(name, info)); err != nil {
			c.fail(1, "%s: %s: %s\n", c.tool, name, command.ErrText(err))
		}
	default:
		c.file(name, target, in, info)
	}
}

func (c *compressor) look(name *string) (view.Info, error) {
	p := c.p
	info, err := p.FS.Lstat(p.Abs(*name))
	if err != nil && c.codec == gzipCodec && (c.decompress || c.list) && errno.Of(err) == errno.ENOENT && !strings.HasSuffix(*name, c.suffix) {
		with := *name + c.suffix
		if i, e := p.FS.Lstat(p.Abs(with)); e == nil {
			*name = with
			return i, nil
		}
		*name = with
	}
	return info, err
}

func (c *compressor) missing(name string, err error) {
	text := command.ErrText(err)
	switch c.codec {
	case gzipCodec:
		c.fail(1, "gzip: %s: %s\n", name, text)
	case bzip2Codec:
		c.fail(1, "%s: Can't open input file %s: %s.\n", c.tool, name, text)
	case xzCodec:
		c.fail(1, "%s: %s: %s\n", c.tool, name, text)
	default:
		c.fail(1, "zstd: can't stat %s : %s -- ignored \n", name, text)
	}
}

func (c *compressor) directory(name string) {
	p := c.p
	if c.recursive && (c.codec == gzipCodec || c.codec == zstdCodec) {
		names, err := p.FS.ReadDir(p.Abs(name))
		if err != nil {
			c.missing(name, err)
			return
		}
		for _, n := range names {
			if c.decompress != strings.HasSuffix(n.Name, c.suffix) && n.Kind == view.File {
				continue
			}
			c.operand(strings.TrimSuffix(name, "/") + "/" + n.Name)
		}
		return
	}
	switch c.codec {
	case gzipCodec:
		if !c.quiet {
			c.say("gzip: %s is a directory -- ignored\n", name)
		}
		c.raise(2)
	case bzip2Codec:
		c.fail(1, "%s: Input file %s is a directory.\n", c.tool, name)
	case xzCodec:
		c.fail(2, "%s: %s: Is a directory, skipping\n", c.tool, name)
	default:
		c.fail(1, "zstd: %s is a directory -- ignored \n", name)
	}
}

// known suffixes and what they become.
var expansions = map[*codec][][2]string{
	gzipCodec:  {{".tgz", ".tar"}, {".taz", ".tar"}, {".gz", ""}, {"-gz", ""}, {".z", ""}, {"-z", ""}, {"_z", ""}, {".Z", ""}},
	bzip2Codec: {{".bz2", ""}, {".bz", ""}, {".tbz2", ".tar"}, {".tbz", ".tar"}},
	xzCodec:    {{".txz", ".tar"}, {".tlz", ".tar"}, {".xz", ""}, {".lzma", ""}},
	zstdCodec:  {{".tzst", ".tar"}, {".zst", ""}, {".tgz", ".tar"}, {".gz", ""}, {".txz", ".tar"}, {".xz", ""}},
}

// target is the name of the output file.
func (c *compressor) target(name string) (string, bool) {
	if !c.decompress {
		if strings.HasSuffix(name, c.suffix) && len(name) > len(c.suffix) || c.codec == gzipCodec && strings.HasSuffix(name, ".gz") {
			switch c.codec {
			case gzipCodec:
				c.say("gzip: %s already has %s suffix -- unchanged\n", name, name[strings.LastIndexByte(name, '.'):])
				return "", false
			case bzip2Codec:
				c.fail(1, "%s: Input file %s already has %s suffix.\n", c.tool, name, c.suffix)
				return "", false
			case xzCodec:
				c.fail(2, "%s: %s: File already has `%s' suffix, skipping\n", c.tool, name, c.suffix)
				return "", false
			}
		}
		return name + c.suffix, true
	}
	if c.suffix != c.codec.suffix && c.suffix != lzmaCodec.suffix && strings.HasSuffix(name, c.suffix) && len(name) > len(c.suffix) {
		return strings.TrimSuffix(name, c.suffix), true
	}
	for _, x := range expansions[c.codec] {
		if s, ok := strings.CutSuffix(name, x[0]); ok && s != "" && !strings.HasSuffix(s, "/") {
			return s + x[1], true
		}
	}
	switch c.codec {
	case gzipCodec:
		if !c.quiet {
			c.say("gzip: %s: unknown suffix -- ignored\n", name)
		}
		if !c.quiet {
			c.raise(2)
		}
		return "", false
	case bzip2Codec:
		c.say("%s: Can't guess original name for %s -- using %s.out\n", c.tool, name, name)
		return name + ".out", true
	case xzCodec:
		// The content is looked at first.
		in, err := c.p.Open(name)
		if err == nil {
			var head [18]byte
			n, _ := io.ReadFull(in, head[:])
			in.Close()
			if detect(head[:n]) != xzCodec && !xz.IsAlone(head[:n]) || c.only == lzmaCodec && !xz.IsAlone(head[:n]) {
				c.fail(1, "%s: %s: File format not recognized\n", c.tool, name)
				return "", false
			}
		}
		c.fail(2, "%s: %s: Filename has an unknown suffix, skipping\n", c.tool, name)
	default:
		c.fail(1, "zstd: %s: unknown suffix (.zst/.tzst/.gz/.tgz/.lzma/.xz/.txz/.lz4/.tlz4 expected). Can't derive the output file name. Specify it with -o dstFileName. Ignoring.\n", name)
	}
	return "", false
}

func (c *compressor) header(name string, info view.Info) gzip.Header {
	h := gzip.Header{OS: 3}
	if c.codec == gzipCodec && !c.noName {
		h.Name = name[strings.LastIndexByte(name, '/')+1:]
		h.ModTime = info.MTime
		for _, r := range h.Name {
			if r > 0xff || r == 0 {
				h.Name = ""
				break
			}
		}
	}
	return h
}

// file writes target from in.
func (c *compressor) file(name, target string, in view.Handle, info view.Info) {
	p := c.p
	if c.decompress && c.codec == zstdCodec {
		// Nothing is created for what is no archive.
		if head := c.head(name); detect(head) == nil {
			c.fail(1, "zstd: %s: unsupported format \n", name)
			return
		}
	}
	if c.codec == bzip2Codec && c.decompress {
		if head := c.head(name); detect(head) != bzip2Codec {
			c.fail(2, "%s: %s is not a bzip2 file.\n", c.tool, name)
			return
		}
	}
	if _, err := p.FS.Lstat(p.Abs(target)); err == nil {
		if !c.force {
			c.exists(target)
			return
		}
		p.FS.Unlink(p.Abs(target))
	}
	h, err := p.OpenFile(target, view.WriteOnly|view.Create|view.Exclusive, 0o600)
	if err != nil {
		switch c.codec {
		case bzip2Codec:
			c.fail(1, "%s: Can't create output file %s: %s.\n", c.tool, target, command.ErrText(err))
		case zstdCodec:
			c.fail(1, "zstd: %s: %s \n", target, command.ErrText(err))
		default:
			c.fail(1, "%s: %s: %s\n", c.tool, target, command.ErrText(err))
		}
		return
	}
	out := &countingWriter{w: h}
	counted := &countingReader{r: in}
	ok := true
	if c.decompress {
		ok = c.decode(counted, out, name, target)
	} else if err := c.encode(counted, out, c.header(name, info)); err != nil {
		c.fail(1, "%s: %s: %s\n", c.tool, name, command.ErrText(err))
		ok = false
	}
	if err := h.Close(); err != nil && ok {
		c.fail(1, "%s: %s: %s\n", c.tool, target, command.ErrText(err))
		ok = false
	}
	if !ok {
		p.FS.Unlink(p.Abs(target))
		return
	}
	p.FS.Chmod(p.Abs(target), info.Mode&0o777)
	p.FS.Chtimes(p.Abs(target), info.ATime, info.MTime, true)
	c.summary(name, target, counted.n, out.n)
	if !c.keep && c.output == "" || c.remove {
		if err := p.FS.Unlink(p.Abs(name)); err != nil {
			c.fail(1, "%s: %s: %s\n", c.tool, name, command.ErrText(err))
		}
	}
}

// head is the beginning of a file.
func (c *compressor) head(name string) []byte {
	in, err := c.p.Open(name)
	if err != nil {
		return nil
	}
	defer in.Close()
	head := make([]byte, 6)
	n, _ := io.ReadFull(in, head)
	return head[:n]
}

func (c *compressor) exists(target string) {
	switch c.codec {
	case gzipCodec:
		c.say("gzip: %s already exists;\tnot overwritten\n", target)
		c.raise(2)
	case bzip2Codec:
		c.fail(1, "%s: Output file %s already exists.\n", c.tool, target)
	case xzCodec:
		c.fail(1, "%s: %s: File exists\n", c.tool, target)
	default:
		if c.quiet {
			c.fail(1, "zstd: %s already exists; not overwritten  \n", target)
			return
		}
		c.fail(1, "zstd: %s already exists; overwrite (y/n) ? Not overwritten  \n \n", target)
	}
}
