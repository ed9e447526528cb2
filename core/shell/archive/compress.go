package archive

import (
	"fmt"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
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
		{"lzma", "compress files with LZMA", lzmaCodec, false, false},
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
			case "raw":
				c.say("%s: the format raw is not supported\n", c.tool)
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
		if c.only == lzmaCodec {
			c.suffix = lzmaCodec.suffix
		}
	}
	if c.list && c.codec == xzCodec {
		return c.listXZ(append(g.Operands, names...))
	}
	if c.list && c.codec != gzipCodec {
		p.Errorf("listing is not supported")
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
