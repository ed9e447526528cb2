package archive

import (
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
	if c.exclude && !c.decompress && packedSuffix(name) {
		return
	}
	info, err := c.look(&name)
	if err != nil {
		c.missing(name, err)
		return
	}
	if info.Kind == view.Dir {
		c.directory(name)
		return
	}
	toFile := !c.stdout && !c.test && !c.list
	if info.Kind == view.Symlink && !c.force && toFile && !(c.codec == xzCodec && c.keep) {
		switch c.codec {
		case gzipCodec:
			c.fail(1, "gzip: %s: %s\n", name, command.ErrText(errno.ELOOP))
		case bzip2Codec:
			c.fail(1, "%s: Input file %s is not a normal file.\n", c.tool, name)
		case xzCodec:
			c.fail(2, "%s: %s: Is a symbolic link, skipping\n", c.tool, name)
		default:
			if c.quiet == 0 {
				c.say("Warning : %s is a symbolic link, ignoring \n", name)
			}
			c.raise(1)
		}
		return
	}
	if info.Kind == view.File && info.Nlink > 1 && !c.force && toFile && !c.linked(name, info.Nlink-1) {
		return
	}
	target := ""
	if toFile && c.output == "" {
		var ok bool
		if target, ok = c.target(name); !ok {
			return
		}
	} else if c.output != "" && !c.test {
		target, toFile = c.output, true
	}
	if c.codec == zstdCodec && toFile {
		target = c.inFolder(target)
		if p.Abs(target) == p.Abs(name) {
			c.fail(1, "zstd: Refusing to open an output file which will overwrite the input file \n")
			return
		}
	}
	in, err := p.Open(name)
	if err != nil {
		c.unreadable(name, err)
		return
	}
	defer in.Close()
	counted := &countingReader{r: in}
	switch {
	case c.list:
		c.listFile(name, in, info)
	case c.test:
		c.testFile(name, counted)
	case !toFile:
		c.unwritable(name)
		out := &countingWriter{w: p.Stdout}
		ok := true
		if c.decompress {
			ok = c.decode(counted, out, name, "")
		} else if err := c.encode(counted, out, c.header(name, info), info.Size); err != nil {
			c.fail(1, "%s: %s: %s\n", c.tool, name, command.ErrText(err))
			ok = false
		}
		if ok {
			c.summary(name, "stdout", counted.n, out.n)
		}
	default:
		c.file(name, target, in, info)
	}
}

// linked says whether a file with more names, others of them, may be replaced.
func (c *compressor) linked(name string, others int) bool {
	plural := "s"
	if others == 1 {
		plural = ""
	}
	switch c.codec {
	case gzipCodec:
		if c.quiet == 0 {
			c.say("gzip: %s has %d other link%s -- file ignored\n", name, others, plural)
		}
		c.raise(2)
	case bzip2Codec:
		c.fail(1, "%s: Input file %s has %d other link%s.\n", c.tool, name, others, plural)
	case xzCodec:
		if c.keep {
			return true
		}
		c.fail(2, "%s: %s: Input file has more than one hard link, skipping\n", c.tool, name)
	default:
		return true
	}
	return false
}

// testFile is -t.
func (c *compressor) testFile(name string, in *countingReader) {
	switch {
	case c.codec == gzipCodec && c.verbose > 0:
		c.say("%s:\t", name)
	case c.codec == bzip2Codec && c.verbose > 0:
		c.say("  %s: %s", name, c.pad(name))
	}
	out := &countingWriter{w: io.Discard}
	if !c.decode(in, out, name, "") {
		return
	}
	switch {
	case c.codec == gzipCodec && c.verbose > 0:
		c.say(" OK\n")
	case c.codec == bzip2Codec && c.verbose > 0:
		c.say("ok\n")
	case c.codec == zstdCodec:
		c.summary(name, "", in.n, out.n)
	}
}

// packedSuffix says whether a name looks like that of a compressed file.
func packedSuffix(name string) bool {
	for _, x := range []string{".zst", ".tzst", ".gz", ".tgz", ".xz", ".txz", ".lzma", ".lz4", ".bz2", ".zip", ".7z", ".jpg", ".png", ".mp3", ".mp4"} {
		if strings.HasSuffix(name, x) {
			return true
		}
	}
	return false
}

// unreadable is for a file that is there and cannot be opened.
func (c *compressor) unreadable(name string, err error) {
	if c.codec == zstdCodec {
		c.fail(1, "zstd: %s: %s \n", name, command.ErrText(err))
		return
	}
	c.missing(name, err)
}

func (c *compressor) look(name *string) (view.Info, error) {
	p := c.p
	info, err := p.FS.Lstat(p.Abs(*name))
	if err != nil && c.codec == gzipCodec && (c.decompress || c.list) && errno.Of(err) == errno.ENOENT && !strings.HasSuffix(*name, c.suffix) {
		for _, suffix := range []string{c.suffix, ".gz", ".z", "-z", ".Z"} {
			if i, e := p.FS.Lstat(p.Abs(*name + suffix)); e == nil {
				*name += suffix
				return i, nil
			}
		}
		*name += c.suffix
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
		if c.decompress && !c.stdout && !c.test && c.output == "" {
			if _, ok := c.target(name); !ok {
				return
			}
		}
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
			if c.codec == gzipCodec && (c.decompress || c.list) != strings.HasSuffix(n.Name, c.suffix) && n.Kind == view.File {
				continue
			}
			if c.codec == zstdCodec && !c.decompress && strings.HasSuffix(n.Name, c.suffix) {
				continue
			}
			c.operand(strings.TrimSuffix(name, "/") + "/" + n.Name)
		}
		return
	}
	switch c.codec {
	case gzipCodec:
		if c.quiet == 0 {
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

// suffixOf is the suffix of a name that stands for the format to be written, or "".
func (c *compressor) suffixOf(name string) string {
	known := []string{c.suffix}
	switch {
	case c.codec == gzipCodec:
		known = append(known, ".gz", ".z", ".Z", ".taz", ".tgz", "-gz", "-z", "_z")
	case c.codec == bzip2Codec:
		known = append(known, ".bz2", ".bz", ".tbz2", ".tbz")
	case c.codec == xzCodec && c.only == lzmaCodec:
		known = append(known, ".lzma", ".tlz")
	case c.codec == xzCodec:
		known = append(known, ".xz", ".txz")
	}
	for _, x := range known {
		if stem, ok := strings.CutSuffix(name, x); ok && stem != "" && !strings.HasSuffix(stem, "/") {
			return x
		}
	}
	return ""
}

// target is the name of the output file.
func (c *compressor) target(name string) (string, bool) {
	if !c.decompress {
		if has := c.suffixOf(name); has != "" {
			switch {
			case c.codec == gzipCodec && !c.force:
				if c.verbose > 0 || c.quiet == 0 && !c.recursive {
					c.say("gzip: %s already has %s suffix -- unchanged\n", name, has)
				}
				return "", false
			case c.codec == bzip2Codec:
				c.fail(1, "%s: Input file %s already has %s suffix.\n", c.tool, name, has)
				return "", false
			case c.codec == xzCodec:
				c.fail(2, "%s: %s: File already has `%s' suffix, skipping\n", c.tool, name, has)
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
		if c.quiet == 0 {
			c.say("gzip: %s: unknown suffix -- ignored\n", name)
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

func (c *compressor) header(name string, info view.Info) origin {
	var o origin
	if c.codec == gzipCodec && !c.noName {
		o.name = name[strings.LastIndexByte(name, '/')+1:]
		o.time = info.MTime
		if strings.ContainsRune(o.name, 0) {
			o.name = ""
		}
	}
	return o
}

// file writes target from in.
func (c *compressor) file(name, target string, in view.Handle, info view.Info) {
	p := c.p
	if c.decompress && c.codec == zstdCodec {
		// Nothing is created for what is no archive.
		if head := c.head(name); detect(head) == nil && !xz.IsAlone(head) {
			c.notZstd(name, len(head))
			return
		}
	}
	if c.codec == bzip2Codec && c.decompress {
		if head := c.head(name); len(head) > 3 && detect(head) != bzip2Codec || !strings.HasPrefix("BZh", string(head[:min(len(head), 3)])) {
			c.fail(2, "%s: %s is not a bzip2 file.\n", c.tool, name)
			return
		}
	}
	if c.codec == gzipCodec && c.decompress && c.useName {
		target = c.storedName(in, name, target)
	}
	flags := view.WriteOnly | view.Create | view.Exclusive
	if at, err := p.FS.Lstat(p.Abs(target)); err == nil {
		switch {
		case at.Kind != view.File && at.Kind != view.Symlink && at.Kind != view.Dir:
			flags = view.WriteOnly
		case !c.force && !c.exists(target):
			return
		default:
			p.FS.Unlink(p.Abs(target))
		}
	}
	h, err := p.OpenFile(target, flags, 0o600)
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
	} else if err := c.encode(counted, out, c.header(name, info), info.Size); err != nil {
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
	mtime := info.MTime
	if c.useName && c.decompress && !c.origin.time.IsZero() {
		mtime = c.origin.time
	}
	if flags != view.WriteOnly {
		p.FS.Chmod(p.Abs(target), info.Mode&0o777)
		p.FS.Chtimes(p.Abs(target), info.ATime, mtime, true)
	}
	c.summary(name, target, counted.n, out.n)
	if !c.keep && c.output == "" && c.codec != zstdCodec || c.remove {
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
	head := make([]byte, 18)
	n, _ := io.ReadFull(in, head)
	return head[:n]
}

// storedName is where gzip -N expands to: the name in the header, beside the file.
func (c *compressor) storedName(in view.Handle, name, target string) string {
	other, err := c.p.Open(name)
	if err != nil {
		return target
	}
	defer other.Close()
	g, err := newGzipReader(other, c.p.Meter)
	if err != nil {
		return target
	}
	defer g.Close()
	stored := g.name[strings.LastIndexByte(g.name, '/')+1:]
	if stored == "" || stored == "." || stored == ".." {
		return target
	}
	return name[:strings.LastIndexByte(name, '/')+1] + stored
}

// exists says whether a file that is there already may be replaced.
func (c *compressor) exists(target string) bool {
	switch c.codec {
	case gzipCodec:
		c.say("gzip: %s already exists;\tnot overwritten\n", target)
		c.raise(2)
	case bzip2Codec:
		c.fail(1, "%s: Output file %s already exists.\n", c.tool, target)
	case xzCodec:
		c.fail(1, "%s: %s: File exists\n", c.tool, target)
	default:
		if c.quiet > 0 {
			c.fail(1, "zstd: %s already exists; not overwritten  \n", target)
			return false
		}
		c.say("zstd: %s already exists; overwrite (y/n) ? ", target)
		if c.agrees() {
			return true
		}
		c.fail(1, "Not overwritten  \n \n")
	}
	return false
}

// notZstd is for a file that has not even the beginning of an archive.
func (c *compressor) notZstd(name string, size int) {
	switch {
	case size == 0:
		c.fail(1, "zstd: %s: unexpected end of file \n", name)
	case size < 4:
		c.fail(1, "zstd: %s: unknown header \n", name)
	default:
		c.fail(1, "zstd: %s: unsupported format \n", name)
	}
}
