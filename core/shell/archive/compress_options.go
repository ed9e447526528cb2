package archive

import (
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

// parsed is the status of options that the command goes on with.
const parsed = -1

const (
	optFast = 256 + iota
	optBest
	optIgnored
	optIgnoredArg
	optNumber // an argument that must be a number of bytes
	optThreads
	optFiles
	optFiles0
	optFormat
	optRobot
	optSingle
	optInfoMemory
	optFilter
	optFlush
)

var levelOpts = []command.Opt{{Short: '1'}, {Short: '2'}, {Short: '3'}, {Short: '4'}, {Short: '5'}, {Short: '6'}, {Short: '7'}, {Short: '8'}, {Short: '9'}}

var gzipOpts = append(gnu.Options(
	command.Opt{Short: 'a', Long: "ascii"}, command.Opt{Short: 'b', Long: "bits", Arg: command.RequiredArg, ID: optIgnoredArg},
	command.Opt{Short: 'c', Long: "stdout"}, command.Opt{Long: "to-stdout", ID: 'c'},
	command.Opt{Short: 'd', Long: "decompress"}, command.Opt{Long: "uncompress", ID: 'd'}, command.Opt{Short: 'f', Long: "force"},
	command.Opt{Short: 'h', ID: gnu.HelpID}, command.Opt{Short: 'H', ID: gnu.HelpID}, command.Opt{Short: 'k', Long: "keep"},
	command.Opt{Short: 'l', Long: "list"}, command.Opt{Short: 'L', Long: "license"},
	command.Opt{Short: 'n', Long: "no-name"}, command.Opt{Short: 'N', Long: "name"},
	command.Opt{Short: 'm', ID: 'n'}, command.Opt{Short: 'M', ID: 'N'},
	command.Opt{Short: 'q', Long: "quiet"}, command.Opt{Long: "silent", ID: 'q'}, command.Opt{Short: 'r', Long: "recursive"},
	command.Opt{Short: 'S', Long: "suffix", Arg: command.RequiredArg}, command.Opt{Short: 't', Long: "test"},
	command.Opt{Short: 'v', Long: "verbose"}, command.Opt{Short: 'V', ID: gnu.VersionID},
	command.Opt{Long: "fast", ID: optFast}, command.Opt{Long: "best", ID: optBest}, command.Opt{Short: 'Z', Long: "lzw"},
	command.Opt{Long: "rsyncable", ID: optIgnored}, command.Opt{Long: "synchronous", ID: optIgnored},
	command.Opt{Long: "presume-input-tty", ID: optIgnored},
), levelOpts...)

const license = "This is free software; it comes with no warranty.\n"

// gzipOptions reads the variable GZIP and the command line.
func (c *compressor) gzipOptions() (names []string, status int) {
	p := c.p
	usage := func(text string) ([]string, int) {
		c.say("gzip: %s\nTry `gzip --help' for more information.\n", text)
		return nil, 1
	}
	if v, _ := p.Getenv("GZIP"); strings.Trim(v, " \t") != "" {
		g := command.NewGetopt(gzipOpts, strings.Fields(v))
		for g.Next() {
			switch g.Opt {
			case '1', '2', '3', '4', '5', '6', '7', '8', '9', optFast, optBest, 'n', 'N', 'q', 'v', optIgnored:
				c.gzipOption(g)
			default:
				return usage(g.Name + ": option not valid in GZIP environment variable")
			}
		}
		if g.Err != nil {
			return usage(g.Err.Error())
		}
		if len(g.Operands) > 0 {
			return usage(g.Operands[0] + ": non-option in GZIP environment variable")
		}
		if c.quiet == 0 {
			c.say("gzip: warning: GZIP environment variable is deprecated; use an alias or script\n")
		}
	}
	g := p.Getopt(gzipOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return nil, gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [FILE]...\nCompress or uncompress FILEs (by default, compress FILES in-place).", gzipOpts)
		case 'L':
			p.Stdout.WriteString(license)
			return nil, 0
		case 'Z':
			return usage("-Z not supported in this version")
		default:
			c.gzipOption(g)
		}
	}
	if g.Err != nil {
		return usage(g.Err.Error())
	}
	if c.suffixSet && (c.suffix == "" || len(c.suffix) > 30) {
		c.say("gzip: invalid suffix '%s'\n", c.suffix)
		return nil, 1
	}
	return g.Operands, parsed
}

func (c *compressor) gzipOption(g *command.Getopt) {
	switch g.Opt {
	case '1', '2', '3', '4', '5', '6', '7', '8', '9':
		c.level = g.Opt - '0'
	case optFast:
		c.level = 1
	case optBest:
		c.level = 9
	case 'a':
		c.say("gzip: option --ascii ignored on this system\n")
	case 'c':
		c.stdout = true
	case 'd':
		c.decompress = true
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
		c.quiet, c.verbose = 1, 0
	case 'r':
		c.recursive = true
	case 'S':
		c.suffix, c.suffixSet = g.Arg, true
	case 't':
		c.test, c.decompress = true, true
	case 'v':
		c.verbose++
		c.quiet = 0
	}
}

// bzip2Options reads BZIP2, BZIP and the command line, where long options stand as
// they are and short ones may be joined; none has an argument.
func (c *compressor) bzip2Options() (names []string, status int) {
	p := c.p
	var args []string
	for _, key := range []string{"BZIP2", "BZIP"} {
		v, _ := p.Getenv(key)
		args = append(args, strings.Fields(v)...)
	}
	args = append(args, p.Args...)
	end := len(args)
	for i, a := range args {
		if a == "--" {
			end = i
			break
		}
	}
	for i, a := range args {
		if i == end {
			continue
		}
		if i > end || !strings.HasPrefix(a, "-") || a == "-" {
			names = append(names, a)
		}
	}
	bad := func(a string) ([]string, int) {
		c.say("%s: Bad flag `%s'\n", p.Name, a)
		c.bzip2Usage()
		return nil, 1
	}
	for _, a := range args[:end] {
		if len(a) < 2 || a[0] != '-' || a[1] == '-' {
			continue
		}
		for _, o := range a[1:] {
			switch {
			case o == 'h':
				c.bzip2Usage()
				return nil, 0
			case o == 'L' || o == 'V':
				c.say("bzip2, a block-sorting file compressor.  Version 1.0.8, 13-Jul-2019.\n%s", license)
				return nil, 0
			case !c.bzip2Option(o):
				return bad(a)
			}
		}
	}
	long := map[string]rune{
		"--stdout": 'c', "--decompress": 'd', "--compress": 'z', "--force": 'f', "--test": 't', "--keep": 'k', "--small": 's', "--quiet": 'q',
		"--verbose": 'v', "--fast": '1', "--best": '9', "--exponential": '9',
	}
	for _, a := range args[:end] {
		if !strings.HasPrefix(a, "--") {
			continue
		}
		switch {
		case a == "--version" || a == "--license":
			c.say("bzip2, a block-sorting file compressor.  Version 1.0.8, 13-Jul-2019.\n%s", license)
			return nil, 0
		case a == "--help":
			c.bzip2Usage()
			return nil, 0
		case a == "--repetitive-best" || a == "--repetitive-fast":
			c.say("%s: %s is redundant in versions 0.9.5 and above\n", p.Name, a)
		case long[a] != 0:
			c.bzip2Option(long[a])
		default:
			return bad(a)
		}
	}
	if len(names) > 0 && c.test && c.stdout && p.Name == "bzip2" {
		c.say("%s: -c and -t cannot be used together.\n", p.Name)
		return nil, 1
	}
	c.quiet = min(c.quiet, 1)
	return names, parsed
}

func (c *compressor) bzip2Option(o rune) bool {
	switch o {
	case 'c':
		c.stdout = true
	case 'd':
		c.decompress = true
	case 'z':
		c.decompress, c.test = false, false
	case 'f':
		c.force = true
	case 't':
		c.test, c.decompress = true, true
	case 'k':
		c.keep = true
	case 's':
	case 'q':
		c.quiet++
	case 'v':
		c.verbose++
	case '1', '2', '3', '4', '5', '6', '7', '8', '9':
		c.level = int(o - '0')
	default:
		return false
	}
	return true
}

// bzip2Usage goes to standard error, as all that bzip2 says does.
func (c *compressor) bzip2Usage() {
	c.say("Usage: %s [OPTION]... [FILE]...\nOptions: -1 to -9, --fast, --best, -c --stdout, -d --decompress, -f --force, -h --help,\n-k --keep, -L --license, -q --quiet, -s --small, -t --test, -v --verbose, -V --version, -z --compress\n", c.p.Name)
}

var xzOpts = append(gnu.Options(
	command.Opt{Short: '0'},
	command.Opt{Short: 'z', Long: "compress"}, command.Opt{Short: 'd', Long: "decompress"}, command.Opt{Long: "uncompress", ID: 'd'},
	command.Opt{Short: 't', Long: "test"}, command.Opt{Short: 'l', Long: "list"}, command.Opt{Short: 'k', Long: "keep"},
	command.Opt{Short: 'f', Long: "force"}, command.Opt{Short: 'c', Long: "stdout"}, command.Opt{Long: "to-stdout", ID: 'c'},
	command.Opt{Long: "single-stream", ID: optSingle}, command.Opt{Long: "no-sparse", ID: optIgnored},
	command.Opt{Short: 'S', Long: "suffix", Arg: command.RequiredArg},
	command.Opt{Long: "files", Arg: command.OptionalArg, ID: optFiles}, command.Opt{Long: "files0", Arg: command.OptionalArg, ID: optFiles0},
	command.Opt{Short: 'F', Long: "format", Arg: command.RequiredArg, ID: optFormat}, command.Opt{Short: 'C', Long: "check", Arg: command.RequiredArg},
	command.Opt{Long: "ignore-check", ID: optIgnored}, command.Opt{Long: "no-adjust", ID: optIgnored},
	command.Opt{Short: 'M', Long: "memlimit", Arg: command.RequiredArg, ID: optNumber}, command.Opt{Long: "memory", Arg: command.RequiredArg, ID: optNumber},
	command.Opt{Long: "memlimit-compress", Arg: command.RequiredArg, ID: optNumber}, command.Opt{Long: "memlimit-decompress", Arg: command.RequiredArg, ID: optNumber},
	command.Opt{Long: "memlimit-mt-decompress", Arg: command.RequiredArg, ID: optNumber},
	command.Opt{Short: 'e', Long: "extreme", ID: optIgnored}, command.Opt{Long: "fast", ID: optFast}, command.Opt{Long: "best", ID: optBest},
	command.Opt{Long: "block-size", Arg: command.RequiredArg, ID: optNumber}, command.Opt{Long: "block-list", Arg: command.RequiredArg, ID: optIgnoredArg},
	command.Opt{Long: "flush-timeout", Arg: command.RequiredArg, ID: optFlush},
	command.Opt{Short: 'T', Long: "threads", Arg: command.RequiredArg, ID: optThreads},
	command.Opt{Long: "lzma1", Arg: command.OptionalArg, ID: optFilter}, command.Opt{Long: "lzma2", Arg: command.OptionalArg, ID: optFilter},
	command.Opt{Long: "x86", Arg: command.OptionalArg, ID: optFilter}, command.Opt{Long: "bcj", Arg: command.OptionalArg, ID: optFilter},
	command.Opt{Long: "powerpc", Arg: command.OptionalArg, ID: optFilter}, command.Opt{Long: "ia64", Arg: command.OptionalArg, ID: optFilter},
	command.Opt{Long: "arm", Arg: command.OptionalArg, ID: optFilter}, command.Opt{Long: "armthumb", Arg: command.OptionalArg, ID: optFilter},
	command.Opt{Long: "arm64", Arg: command.OptionalArg, ID: optFilter}, command.Opt{Long: "sparc", Arg: command.OptionalArg, ID: optFilter},
	command.Opt{Long: "delta", Arg: command.OptionalArg, ID: optFilter},
	command.Opt{Short: 'q', Long: "quiet"}, command.Opt{Short: 'Q', Long: "no-warn"}, command.Opt{Short: 'v', Long: "verbose"},
	command.Opt{Long: "robot", ID: optRobot}, command.Opt{Long: "info-memory", ID: optInfoMemory},
	command.Opt{Short: 'h', ID: gnu.HelpID}, command.Opt{Short: 'H', Long: "long-help", ID: gnu.HelpID}, command.Opt{Short: 'V', ID: gnu.VersionID},
), levelOpts...)

// xzOptions reads XZ_DEFAULTS, XZ_OPT and the command line.
func (c *compressor) xzOptions() (names []string, status int) {
	p := c.p
	var files []string
	for _, key := range []string{"XZ_DEFAULTS", "XZ_OPT", ""} {
		args := p.Args
		if key != "" {
			v, _ := p.Getenv(key)
			args = strings.Fields(v)
		}
		g := command.NewGetopt(xzOpts, args)
		for g.Next() {
			if status, ended := c.xzOption(g, &files); ended {
				return nil, status
			}
		}
		if g.Err != nil {
			c.sayError("%s: %v\n%s: Try `%s --help' for more information.\n", p.Name, g.Err, p.Name, p.Name)
			return nil, 1
		}
		if key == "" {
			names = g.Operands
		}
	}
	return append(names, files...), parsed
}

// sayError is for errors of xz, which -qq leaves out, as -q does warnings.
func (c *compressor) sayError(format string, args ...any) {
	if c.quiet < 2 {
		c.say(format, args...)
	}
}

func (c *compressor) xzOption(g *command.Getopt, files *[]string) (status int, ended bool) {
	p := c.p
	bad := func(format string, args ...any) (int, bool) {
		c.sayError("%s: "+format+"\n", append([]any{c.tool}, args...)...)
		return 1, true
	}
	switch g.Opt {
	case gnu.VersionID:
		const whole, number = "5.4.1", "50040012"
		if c.robot {
			p.Stdout.Printf("XZ_VERSION=%s\nLIBLZMA_VERSION=%s\n", number, number)
		} else {
			p.Stdout.Printf("xz (XZ Utils) %s\nliblzma %s\n", whole, whole)
		}
		return 0, true
	case gnu.HelpID:
		return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [FILE]...\nCompress or decompress FILEs in the .xz format.", xzOpts), true
	case optInfoMemory:
		return bad("the memory of a call is not told")
	case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
		c.level = g.Opt - '0'
	case optFast:
		c.level = 0
	case optBest:
		c.level = 9
	case 'c':
		c.stdout = true
	case 'd':
		c.decompress, c.test, c.list = true, false, false
	case 'z':
		c.decompress, c.test, c.list = false, false, false
	case 't':
		c.test, c.decompress = true, true
	case 'l':
		c.list = true
	case 'f':
		c.force = true
	case 'k':
		c.keep = true
	case 'q':
		c.quiet++
		c.verbose = max(c.verbose-1, 0)
	case 'Q':
		c.noWarn = true
	case 'v':
		c.verbose++
	case optRobot:
		c.robot = true
	case optSingle:
		c.single = true
	case 'S':
		if g.Arg == "" || strings.Contains(g.Arg, "/") {
			return bad("%s: Invalid filename suffix", g.Arg)
		}
		c.suffix = g.Arg
	case optNumber, optThreads, optFlush:
		if _, ok := xzNumber(g.Arg); !ok {
			return bad("%s: Value is not a non-negative decimal integer", g.Arg)
		}
	case optFilter:
		if status, ended := c.xzFilter(g); ended {
			return status, true
		}
	case optFormat:
		switch g.Arg {
		case "auto":
			c.only = nil
		case "xz":
			c.only = xzCodec
		case "lzma", "alone":
			c.only = lzmaCodec
		case "raw", "lzip":
			return bad("the format %s is not supported", g.Arg)
		default:
			return bad("%s: Unknown file format type", g.Arg)
		}
	case optFiles, optFiles0:
		if c.listed {
			return bad("Only one file can be specified with `--files' or `--files0'.")
		}
		list, ok := c.listedFiles(g.Arg, g.Opt == optFiles0)
		if !ok {
			return 1, true
		}
		c.listed, *files = true, list
	case 'C':
		kind, ok := xzChecks[g.Arg]
		if !ok {
			return bad("%s: Unsupported integrity check type", g.Arg)
		}
		c.check = kind
	}
	return 0, false
}

// xzNumber reads a number of xz: decimal digits and a unit, or a percentage.
func xzNumber(s string) (int64, bool) {
	s = strings.TrimLeft(s, " \t")
	if s == "max" {
		return 1 << 62, true
	}
	digits := len(s) - len(strings.TrimLeft(s, "0123456789"))
	n, err := strconv.ParseInt(s[:digits], 10, 64)
	if err != nil {
		return 0, false
	}
	switch strings.TrimSuffix(strings.TrimSuffix(s[digits:], "B"), "i") {
	case "", "%":
	case "k", "K":
		n <<= 10
	case "m", "M":
		n <<= 20
	case "g", "G":
		n <<= 30
	default:
		return 0, false
	}
	return n, n >= 0
}

// xzFilter checks the options of a filter. LZMA2 is written whatever it is told;
// other filters would change the data, and are refused.
func (c *compressor) xzFilter(g *command.Getopt) (status int, ended bool) {
	if g.Name != "--lzma1" && g.Name != "--lzma2" {
		c.sayError("%s: the filter %s is not supported\n", c.tool, g.Name)
		return 1, true
	}
	if g.Arg == "" {
		return 0, false
	}
	for _, o := range strings.Split(g.Arg, ",") {
		key, value, found := strings.Cut(o, "=")
		switch {
		case !found || value == "":
			c.sayError("%s: %s: Options must be `name=value' pairs separated with commas\n", c.tool, g.Arg)
			return 1, true
		case key == "preset" && len(value) <= 2 && value[0] >= '0' && value[0] <= '9':
			c.level = int(value[0] - '0')
		case key == "preset":
			c.sayError("%s: Unsupported LZMA1/LZMA2 preset: %s\n", c.tool, value)
			return 1, true
		case !strings.Contains(" dict lc lp pb mode nice mf depth ", " "+key+" "):
			c.sayError("%s: %s: Invalid option name\n", c.tool, key)
			return 1, true
		}
	}
	return 0, false
}
