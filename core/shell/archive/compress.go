package archive

import (
	"bufio"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/archive/xz"
	"ambit/core/shell/archive/zstd"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	for _, c := range []struct {
		name, summary string
		codec         *codec
		decompress    bool
		stdout        bool
	}{
		{"gzip", "compress files", gzipCodec, false, false}, {"gunzip", "expand gzip files", gzipCodec, true, false},
		{"zcat", "expand gzip files to standard output", gzipCodec, true, true},
		{"bzip2", "compress files with bzip2", bzip2Codec, false, false}, {"bunzip2", "expand bzip2 files", bzip2Codec, true, false},
		{"bzcat", "expand bzip2 files to standard output", bzip2Codec, true, true},
		{"xz", "compress files with LZMA2", xzCodec, false, false}, {"unxz", "expand xz files", xzCodec, true, false},
		{"xzcat", "expand xz files to standard output", xzCodec, true, true},
		{"unlzma", "expand LZMA files", lzmaCodec, true, false}, {"lzcat", "expand LZMA files to standard output", lzmaCodec, true, true},
		{"zstd", "compress files with Zstandard", zstdCodec, false, false}, {"unzstd", "expand Zstandard files", zstdCodec, true, false},
		{"zstdcat", "expand Zstandard files to standard output", zstdCodec, true, true},
	} {
		command.Register(command.Spec{Name: c.name, Summary: c.summary, Run: func(p *command.Proc) int {
			x := &compressor{p: p, check: 4, codec: c.codec, decompress: c.decompress, stdout: c.stdout, level: c.codec.level, tool: p.Name}
			if c.codec == zstdCodec {
				x.keep, x.tool = true, "zstd"
			}
			if c.codec == gzipCodec {
				x.tool = "gzip"
			}
			if c.codec == lzmaCodec {
				x.codec, x.only = xzCodec, lzmaCodec
			}
			return x.run()
		}})
	}
}

const (
	optFast = 256 + iota
	optBest
	optNoName
	optRM
	optStdout
	optIgnored
	optFiles
	optFiles0
	optIgnoredArg
	optUltra
	optFormat
	optRobot
)

var compressOpts = gnu.Options(
	command.Opt{Short: '0'}, command.Opt{Short: '1'}, command.Opt{Short: '2'}, command.Opt{Short: '3'}, command.Opt{Short: '4'},
	command.Opt{Short: '5'}, command.Opt{Short: '6'}, command.Opt{Short: '7'}, command.Opt{Short: '8'}, command.Opt{Short: '9'},
	command.Opt{Short: 'c', Long: "stdout"}, command.Opt{Long: "to-stdout", ID: 'c'},
	command.Opt{Short: 'd', Long: "decompress"}, command.Opt{Long: "uncompress", ID: 'd'}, command.Opt{Short: 'f', Long: "force"},
	command.Opt{Short: 'h', ID: gnu.HelpID}, command.Opt{Short: 'k', Long: "keep"}, command.Opt{Short: 'l', Long: "list"},
	command.Opt{Short: 'n', Long: "no-name"}, command.Opt{Short: 'N', Long: "name"}, command.Opt{Short: 'q', Long: "quiet"},
	command.Opt{Long: "silent", ID: 'q'}, command.Opt{Short: 'r', Long: "recursive"},
	command.Opt{Short: 'S', Long: "suffix", Arg: command.RequiredArg}, command.Opt{Short: 't', Long: "test"},
	command.Opt{Short: 'v', Long: "verbose"}, command.Opt{Short: 'V', ID: gnu.VersionID}, command.Opt{Short: 'z', Long: "compress"},
	command.Opt{Long: "fast", Arg: command.OptionalArg, ID: optFast}, command.Opt{Long: "best", ID: optBest},
	command.Opt{Short: 's', Long: "small", ID: optIgnored}, command.Opt{Short: 'e', Long: "extreme", ID: optIgnored},
	command.Opt{Short: 'T', Long: "threads", Arg: command.RequiredArg, ID: optIgnoredArg},
	command.Opt{Short: 'o', Arg: command.RequiredArg}, command.Opt{Long: "rm", ID: optRM}, command.Opt{Long: "ultra", ID: optUltra},
	command.Opt{Long: "no-progress", ID: optIgnored}, command.Opt{Long: "rsyncable", ID: optIgnored},
	command.Opt{Long: "synchronous", ID: optIgnored}, command.Opt{Short: 'C', Long: "check", Arg: command.RequiredArg},
)

// xzOpts are the options of xz besides.
var xzOpts = append(compressOpts[:len(compressOpts):len(compressOpts)],
	command.Opt{Short: 'F', Long: "format", Arg: command.RequiredArg, ID: optFormat}, command.Opt{Long: "robot", ID: optRobot},
	command.Opt{Short: 'M', Long: "memlimit", Arg: command.RequiredArg, ID: optIgnoredArg}, command.Opt{Long: "memory", Arg: command.RequiredArg, ID: optIgnoredArg},
	command.Opt{Short: 'Q', Long: "no-warn", ID: optIgnored}, command.Opt{Long: "no-sparse", ID: optIgnored}, command.Opt{Long: "ignore-check", ID: optIgnored},
	command.Opt{Long: "files", Arg: command.OptionalArg, ID: optFiles}, command.Opt{Long: "files0", Arg: command.OptionalArg, ID: optFiles0},
	command.Opt{Long: "block-size", Arg: command.RequiredArg, ID: optIgnoredArg}, command.Opt{Long: "lzma2", Arg: command.OptionalArg, ID: optIgnored},
)

// compressor is one run of a compression command.
type compressor struct {
	p          *command.Proc
	tool       string // as named in messages
	codec      *codec
	only       *codec // of xz: the one format to expand, or nil
	decompress bool
	stdout     bool
	test       bool
	list       bool
	force      bool
	keep       bool
	remove     bool // zstd --rm
	quiet      bool
	verbose    int
	robot      bool
	check      int // of xz
	recursive  bool
	noName     bool
	useName    bool
	level      int
	suffix     string
	output     string // zstd -o
	status     int
	listed     int
	totals     [2]int64
}

func (c *compressor) run() int {
	p := c.p
	args := p.Args
	if c.codec == zstdCodec {
		args = c.zstdLevels(args)
	}
	opts := compressOpts
	if c.codec == xzCodec {
		opts = xzOpts
	}
	g := command.NewGetopt(opts, args)
	var names []string
	listed := false
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [FILE]...\nCompress or uncompress FILEs.", compressOpts)
		case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
			c.level = g.Opt - '0'
		case optFast:
			c.level = 1
		case optBest:
			c.level = 9
		case 'c':
			c.stdout = true
		case 'd':
			c.decompress = true
		case 'z':
			c.decompress = false
		case 'f':
			c.force = true
		case 'k':
			c.keep = true
		case 'l':
			c.list = true
		case 'n':
			c.noName, c.useName = true, false
		case 'N':
			c.useName, c.noName = true, false
		case 'q':
			c.quiet = true
		case 'r':
			c.recursive = true
		case 'S':
			c.suffix = g.Arg
		case 't':
			c.test, c.decompress = true, true
		case 'v':
			c.verbose++
		case 'o':
			c.output = g.Arg
		case optRM:
			c.remove = true
		case optRobot:
			c.robot = true
		case optFormat:
			switch g.Arg {
			case "auto":
				c.only = nil
			case "xz":
				c.only = xzCodec
			case "lzma", "alone":
				c.only = lzmaCodec
			case "raw", "lzip":
				c.say("%s: the format %s is not supported\n", c.tool, g.Arg)
				return 1
			default:
				c.say("%s: %s: Unknown file format type\n", c.tool, g.Arg)
				return 1
			}
		case optFiles, optFiles0:
			listed, names = true, nil
			var ok bool
			if names, ok = c.listedFiles(g.Arg, g.Opt == optFiles0); !ok {
				return 1
			}
		case 'C':
			kind, ok := xzChecks[g.Arg]
			if !ok && c.codec == xzCodec {
				c.say("%s: %s: Unsupported integrity check type\n", c.tool, g.Arg)
				return 1
			}
			c.check = kind
		}
	}
	if g.Err != nil {
		return c.usage(g.Err)
	}
	if c.suffix == "" {
		c.suffix = c.codec.suffix
	}
	if c.list && c.codec == xzCodec {
		return c.listXZ(append(g.Operands, names...))
	}
	if c.list && c.codec != gzipCodec {
		p.Errorf("listing is not supported")
		return 1
	}
	if !c.decompress && c.only == lzmaCodec {
		c.say("%s: files of the format lzma can be expanded, not made\n", c.tool)
		return 1
	}
	names = append(g.Operands, names...)
	if len(names) == 0 && !listed {
		names = []string{"-"}
	}
	for _, n := range names {
		if n == "-" {
			c.stream()
		} else {
			c.operand(n)
		}
	}
	if c.listed > 1 {
		c.listLine(c.totals[0], c.totals[1], "(totals)")
	}
	return c.status
}

// zstdLevels takes levels of two digits, which options cannot be.
func (c *compressor) zstdLevels(args []string) []string {
	kept := make([]string, 0, len(args))
	for _, a := range args {
		if len(a) == 3 && a[0] == '-' && a[1] >= '1' && a[1] <= '2' && a[2] >= '0' && a[2] <= '9' {
			c.level = int(a[1]-'0')*10 + int(a[2]-'0')
			continue
		}
		kept = append(kept, a)
	}
	return kept
}

func (c *compressor) usage(err error) int {
	p := c.p
	switch c.codec {
	case gzipCodec:
		c.say("gzip: %v\nTry `gzip --help' for more information.\n", err)
	case xzCodec:
		c.say("%s: %v\n%s: Try `%s --help' for more information.\n", p.Name, err, p.Name, p.Name)
	case bzip2Codec:
		bad := p.Args[0]
		for _, a := range p.Args {
			if strings.HasPrefix(a, "-") {
				bad = a
				break
			}
		}
		c.say("%s: Bad flag `%s'\n", p.Name, bad)
	default:
		c.say("Incorrect parameters \n")
	}
	return 1
}

func (c *compressor) say(format string, args ...any) {
	c.p.Stdout.Flush()
	fmt.Fprintf(c.p.Stderr, format, args...)
}

func (c *compressor) fail(status int, format string, args ...any) {
	c.say(format, args...)
	c.raise(status)
}

// raise sets the exit status; an error outweighs a warning.
func (c *compressor) raise(status int) {
	switch {
	case c.codec == bzip2Codec:
		c.status = max(c.status, status)
	case c.status != 1:
		c.status = status
	}
}

// stream works from standard input to standard output.
func (c *compressor) stream() {
	p := c.p
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
	w, err := c.codec.encoder(out, level, p.Meter, h)
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
		c.decode(in, p.Stdout, name, "")
	case !toFile:
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
	if c.suffix != c.codec.suffix && strings.HasSuffix(name, c.suffix) && len(name) > len(c.suffix) {
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
