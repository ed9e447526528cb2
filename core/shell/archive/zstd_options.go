package archive

import (
	"io"
	"path"
	"strconv"
	"strings"
)

// zstdFlags are the long options of zstd without an argument, and what they do;
// those that are nil tune threads and searches, which here are always the same.
var zstdFlags = map[string]func(*compressor){
	"compress": func(c *compressor) { c.decompress, c.test = false, false }, "decompress": func(c *compressor) { c.decompress = true },
	"uncompress": func(c *compressor) { c.decompress = true }, "force": func(c *compressor) { c.force, c.pass = true, true },
	"verbose": func(c *compressor) { c.verbose++ }, "quiet": func(c *compressor) { c.quiet++ },
	"stdout": func(c *compressor) { c.stdout = true }, "to-stdout": func(c *compressor) { c.stdout = true },
	"test": func(c *compressor) { c.test, c.decompress = true, true }, "list": func(c *compressor) { c.list = true },
	"keep": func(c *compressor) { c.remove = false }, "rm": func(c *compressor) { c.remove = true },
	"ultra": func(c *compressor) { c.ultra = true }, "check": func(c *compressor) { c.check = 1 }, "no-check": func(c *compressor) { c.check = 0 },
	"pass-through": func(c *compressor) { c.pass = true }, "no-pass-through": func(c *compressor) { c.pass = false },
	"exclude-compressed": func(c *compressor) { c.exclude = true },
	"format=gzip":        func(c *compressor) { c.format = gzipCodec }, "format=xz": func(c *compressor) { c.format = xzCodec },
	"format=lzma": func(c *compressor) { c.format = lzmaCodec }, "format=zstd": func(c *compressor) { c.format = nil },
	"fast": func(c *compressor) { c.level = 1 }, "no-progress": nil, "progress": nil, "sparse": nil, "no-sparse": nil, "asyncio": nil,
	"no-asyncio": nil, "adapt": nil, "rsyncable": nil, "single-thread": nil, "auto-threads=physical": nil, "auto-threads=logical": nil,
	"no-dictID": nil, "compress-literals": nil, "no-compress-literals": nil, "row-match-finder": nil, "no-row-match-finder": nil,
	"priority=rt": nil, "show-default-cparams": nil, "no-row-match": nil, "long": nil,
}

// zstdValues are the long options with an argument, in the next word or behind a =.
// Numbers are checked; what they tune is always the same here.
var zstdValues = map[string]bool{
	"threads": true, "memory": true, "memlimit": true, "memlimit-decompress": true, "stream-size": true, "size-hint": true,
	"target-compressed-block-size": true, "maxdict": true, "dictID": true, "block-size": true, "filelist": false, "output-dir-flat": false,
}

// zstdOptions reads ZSTD_CLEVEL and the command line.
func (c *compressor) zstdOptions() (names []string, status int) {
	p := c.p
	c.check = 1
	if v, ok := p.Getenv("ZSTD_CLEVEL"); ok && v != "" {
		if n, err := strconv.Atoi(v); err == nil {
			c.level = n
		} else {
			c.say("Ignore environment variable setting ZSTD_CLEVEL=%s: not a valid integer value \n", v)
		}
	}
	bad := func() ([]string, int) {
		c.say("Incorrect parameters \nUsage: zstd [OPTIONS...] [INPUT... | -] [-o OUTPUT]\n")
		return nil, 1
	}
	args := p.Args
	for len(args) > 0 {
		a := args[0]
		args = args[1:]
		switch {
		case a == "--":
			names, args = append(names, args...), nil
		case a == "-" || !strings.HasPrefix(a, "-"):
			names = append(names, a)
		case a == "--help":
			return nil, c.zstdHelp()
		case a == "--version":
			return nil, c.zstdVersion()
		case strings.HasPrefix(a, "--"):
			ok, done := c.zstdLong(a[2:], &args, &names)
			if done {
				return nil, 1
			}
			if !ok {
				return bad()
			}
		default:
			ok, status := c.zstdShort(a[1:], &args)
			if status >= 0 {
				return nil, status
			}
			if !ok {
				return bad()
			}
		}
	}
	most := 19
	if c.ultra {
		most = 22
	}
	if c.verbose > 0 && c.quiet == 0 {
		c.say("*** Zstandard CLI (64-bit) v1.5.4, by Yann Collet ***\n")
	}
	if c.level > most {
		c.warn("Warning : compression level higher than max, reduced to %d \n", most)
		c.level = most
	}
	if c.level == 0 {
		c.level = c.codec.level
	}
	return names, parsed
}

// warn is for what -q leaves out.
func (c *compressor) warn(format string, args ...any) {
	if c.quiet == 0 {
		c.say(format, args...)
	}
}

func (c *compressor) zstdHelp() int {
	c.p.Stdout.WriteString("Usage: zstd [OPTIONS...] [INPUT... | -] [-o OUTPUT]\n\n" +
		"-1 to -19, -o FILE, -k, --rm, -d, -t, -l, -f, -c, -r, -q, -v, -h, -V, -T#, -M#, -B#\n" +
		"--fast[=#] --ultra --long[=#] --[no-]check --format=zstd|gzip|xz|lzma --filelist FILE --output-dir-flat DIR\n")
	return 0
}

func (c *compressor) zstdVersion() int {
	if c.quiet > 0 {
		c.p.Stdout.WriteString("1.5.4\n")
	} else {
		c.p.Stdout.WriteString("*** Zstandard CLI (64-bit) v1.5.4, by Yann Collet ***\n")
	}
	return 0
}

// zstdLong takes one long option; done says that the command is at its end.
func (c *compressor) zstdLong(o string, args, names *[]string) (ok, done bool) {
	if f, known := zstdFlags[o]; known {
		if f != nil {
			f(c)
		}
		return true, false
	}
	key, value, with := strings.Cut(o, "=")
	if number, known := zstdValues[key]; known {
		if !with {
			if len(*args) == 0 || strings.HasPrefix((*args)[0], "-") {
				c.say("error: missing command argument \n")
				return false, true
			}
			value, *args = (*args)[0], (*args)[1:]
		}
		if number {
			return zstdNumber(value), false
		}
		if key == "output-dir-flat" {
			c.folder = value
			return true, false
		}
		return true, !c.zstdFileList(value, names)
	}
	switch key {
	case "fast":
		if !with || !zstdNumber(value) || strings.Trim(value, "0") == "" {
			return false, false
		}
		c.level = 1
		return true, false
	case "long":
		return zstdNumber(value), false
	case "zstd":
		return with, false
	case "patch-from", "train", "train-cover", "train-fastcover", "train-legacy", "trace", "output-dir-mirror":
		c.say("zstd: --%s is not supported\n", key)
		return false, true
	}
	return false, false
}

func (c *compressor) zstdFileList(name string, names *[]string) bool {
	h, err := c.p.OpenInput(name)
	if err != nil {
		c.say("zstd: error reading %s \n", name)
		return false
	}
	h.Close()
	list, ok := c.listedFiles(name, false)
	*names = append(*names, list...)
	return ok
}

// zstdNumber says whether s is a number with a unit.
func zstdNumber(s string) bool {
	rest := strings.TrimLeft(s, "0123456789")
	if rest == s {
		return false
	}
	rest = strings.TrimSuffix(strings.TrimSuffix(rest, "B"), "i")
	return rest == "" || rest == "K" || rest == "M" || rest == "G"
}

// zstdShort takes a word of short options; a status of 0 or more ends the command.
func (c *compressor) zstdShort(o string, args *[]string) (ok bool, status int) {
	for o != "" {
		digits := len(o) - len(strings.TrimLeft(o, "0123456789"))
		if digits > 0 {
			n, err := strconv.Atoi(o[:digits])
			if err != nil {
				return false, parsed
			}
			c.level = n
			o = o[digits:]
			continue
		}
		f := o[0]
		o = o[1:]
		switch f {
		case 'V':
			return true, c.zstdVersion()
		case 'h', 'H':
			return true, c.zstdHelp()
		case 'z':
			c.decompress, c.test = false, false
		case 'd':
			c.decompress = true
		case 'c':
			c.stdout = true
		case 'n', 'e', 's', 'S', 'p':
			o = strings.TrimLeft(o, "0123456789")
		case 'f':
			c.force, c.pass = true, true
		case 'v':
			c.verbose++
		case 'q':
			c.quiet++
		case 'k':
			c.remove = false
		case 'C':
			c.check = 1
		case 't':
			c.test, c.decompress = true, true
		case 'l':
			c.list = true
		case 'r':
			c.recursive = true
		case 'o', 'D':
			if o == "" {
				if len(*args) == 0 {
					c.say("error: missing command argument \n")
					return true, 1
				}
				o, *args = (*args)[0], (*args)[1:]
			}
			if f == 'D' {
				c.say("zstd: dictionaries are not supported\n")
				return true, 1
			}
			c.output, o = o, ""
			if c.output == "/dev/stdout" || c.output == "-" {
				c.output, c.stdout = "", true
			}
		case 'T', 'M', 'B':
			digits := len(o) - len(strings.TrimLeft(o, "0123456789"))
			if digits == 0 {
				return false, parsed
			}
			o = strings.TrimLeft(o[digits:], "KMGiB")
		default:
			return false, parsed
		}
	}
	return true, parsed
}

// inFolder is the name of an output file under --output-dir-flat.
func (c *compressor) inFolder(target string) string {
	if c.folder == "" {
		return target
	}
	return strings.TrimSuffix(c.folder, "/") + "/" + path.Base(target)
}

// agrees reads the answer to a question of zstd from standard input.
func (c *compressor) agrees() bool {
	var b [1]byte
	n, err := io.ReadFull(c.p.Stdin, b[:])
	if n == 0 || err != nil || b[0] != 'y' && b[0] != 'Y' {
		return false
	}
	for {
		if n, err := c.p.Stdin.Read(b[:]); n == 0 || err != nil || b[0] == '\n' {
			return true
		}
	}
}

// zstdSize is a size as zstd shows it: a number of width characters, and its unit.
func zstdSize(n int64, width int) string {
	v, unit, precision := float64(n), "   B", 0
	for _, u := range []string{" KiB", " MiB", " GiB"} {
		if v < 1024 {
			break
		}
		v, unit = v/1024, u
	}
	switch {
	case v >= 100 || v == float64(int64(v)):
	case v >= 10:
		precision = 1
	case v > 1:
		precision = 2
	default:
		precision = 3
	}
	s := strconv.FormatFloat(v, 'f', precision, 64)
	return strings.Repeat(" ", max(width-len(s), 0)) + s + unit
}
