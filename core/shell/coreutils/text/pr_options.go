package text

import (
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

const prUsage = "%s [OPTION]... [FILE]...\nPaginate or columnate FILE(s) for printing."

const (
	prPages = 256 + iota
	prColumns
)

var prOpts = gnu.Options(
	command.Opt{Long: "pages", Arg: command.RequiredArg, ID: prPages},
	command.Opt{Long: "columns", Arg: command.RequiredArg, ID: prColumns},
	command.Opt{Short: 'a', Long: "across"},
	command.Opt{Short: 'c', Long: "show-control-chars"},
	command.Opt{Short: 'd', Long: "double-space"},
	command.Opt{Short: 'D', Long: "date-format", Arg: command.RequiredArg},
	command.Opt{Short: 'e', Long: "expand-tabs", Arg: command.OptionalArg},
	command.Opt{Short: 'f'}, command.Opt{Short: 'F', Long: "form-feed"},
	command.Opt{Short: 'h', Long: "header", Arg: command.RequiredArg},
	command.Opt{Short: 'i', Long: "output-tabs", Arg: command.OptionalArg},
	command.Opt{Short: 'J', Long: "join-lines"},
	command.Opt{Short: 'l', Long: "length", Arg: command.RequiredArg},
	command.Opt{Short: 'm', Long: "merge"},
	command.Opt{Short: 'n', Long: "number-lines", Arg: command.OptionalArg},
	command.Opt{Short: 'N', Long: "first-line-number", Arg: command.RequiredArg},
	command.Opt{Short: 'o', Long: "indent", Arg: command.RequiredArg},
	command.Opt{Short: 'r', Long: "no-file-warnings"},
	command.Opt{Short: 's', Long: "separator", Arg: command.OptionalArg},
	command.Opt{Short: 'S', Long: "sep-string", Arg: command.OptionalArg},
	command.Opt{Short: 't', Long: "omit-header"},
	command.Opt{Short: 'T', Long: "omit-pagination"},
	command.Opt{Short: 'v', Long: "show-nonprinting"},
	command.Opt{Short: 'w', Long: "width", Arg: command.RequiredArg},
	command.Opt{Short: 'W', Long: "page-width", Arg: command.RequiredArg},
)

func (f *printer) parse() (files []string, status int) {
	p := f.p
	var args []string
	bad, usage := "", false
	number := func(what, arg string, low int64) int64 {
		n, err := strconv.ParseInt(arg, 10, 32)
		if (err != nil || n < low) && bad == "" {
			bad = what + " " + gnu.Quote(p, arg)
		}
		return n
	}
	pages := func(arg string) bool {
		a, b, colon := strings.Cut(arg, ":")
		n, err := strconv.ParseInt(a, 10, 32)
		if err != nil || n < 1 {
			return false
		}
		f.first = n
		if colon {
			m, err := strconv.ParseInt(b, 10, 32)
			if err != nil || m < n {
				return false
			}
			f.last = m
		}
		return true
	}
	for i, a := range p.Args {
		if a == "--" {
			args = append(args, p.Args[i:]...)
			break
		}
		switch {
		case len(a) > 1 && a[0] == '+' && pages(a[1:]):
			continue
		case len(a) > 1 && a[0] == '-' && isDigit(a[1]):
			n := 1
			for n < len(a) && isDigit(a[n]) {
				n++
			}
			f.columns = int(number("invalid number of columns:", a[1:n], 1))
			if a = "-" + a[n:]; a == "-" {
				continue
			}
		}
		args = append(args, a)
	}
	// tab takes [CHAR][WIDTH] as -e, -i and -n do.
	tab := func(option byte, arg string, char *byte, width *int) {
		if arg == "" {
			return
		}
		rest := arg
		if !isDigit(rest[0]) {
			*char, rest = rest[0], rest[1:]
		}
		if rest == "" {
			return
		}
		n, err := strconv.ParseInt(rest, 10, 32)
		if err != nil || n < 1 {
			if bad == "" {
				bad, usage = "'-"+string(option)+"' extra characters or invalid number in the argument: "+gnu.Quote(p, rest), true
			}
			return
		}
		*width = int(n)
	}
	widthGiven, joined := false, false
	g := command.NewGetopt(prOpts, args)
	for g.Next() {
		switch g.Opt {
		case prPages:
			if !pages(g.Arg) {
				return nil, p.Fail("invalid page range %s", gnu.Quote(p, g.Arg))
			}
		case prColumns:
			f.columns = int(number("invalid number of columns:", g.Arg, 1))
		case 'a':
			f.across = true
		case 'c':
			f.showControl = true
		case 'v':
			f.showAll = true
		case 'e':
			f.expand = true
			tab('e', g.Arg, &f.expandChar, &f.expandWidth)
		case 'i':
			f.tabify = true
			tab('i', g.Arg, &f.tabChar, &f.tabWidth)
		case 'd':
			f.double = true
		case 'D':
			f.dateFormat = g.Arg
		case 'f', 'F':
			f.formFeed = true
		case 'h':
			f.header, f.hasHeader = g.Arg, true
		case 'J':
			f.separator, f.hasSeparator, joined = "\t", true, true
		case 'l':
			f.length = int(number("'-l PAGE_LENGTH' invalid number of lines:", g.Arg, 1))
		case 'm':
			f.merge = true
		case 'n':
			f.numbered = true
			if g.HasArg {
				rest := g.Arg
				if !isDigit(rest[0]) {
					f.numberSep, rest = rest[:1], rest[1:]
				}
				if rest != "" {
					f.numberWidth = int(number("'-n' extra characters or invalid number in the argument:", rest, 1))
				}
			}
		case 'N':
			f.firstNumber = number("'-N NUMBER' invalid starting line number:", g.Arg, -1<<31)
		case 'o':
			f.margin = int(number("'-o MARGIN' invalid line offset:", g.Arg, 0))
		case 'r':
			f.quiet = true
		case 's':
			f.hasSeparator, f.separator, joined = true, "\t", true
			if g.HasArg {
				f.separator = g.Arg
			}
		case 'S':
			f.hasSeparator, f.separator = true, g.Arg
		case 't', 'T':
			f.bare = true
		case 'w':
			f.width, widthGiven = int(number("'-w PAGE_WIDTH' invalid number of characters:", g.Arg, 1)), true
		case 'W':
			f.width, widthGiven, f.truncate = int(number("'-W PAGE_WIDTH' invalid number of characters:", g.Arg, 1)), true, true
		default:
			return nil, gnu.HelpOrVersion(p, g.Opt, prUsage, prOpts)
		}
	}
	switch {
	case g.Err != nil:
		return nil, p.UsageError(1, "%v", g.Err)
	case bad != "" && usage:
		return nil, p.UsageError(1, "%s", bad)
	case bad != "":
		return nil, p.Fail("%s", bad)
	case f.merge && f.columns > 1:
		return nil, p.Fail("cannot specify number of columns when printing in parallel")
	case f.merge && f.across:
		return nil, p.Fail("cannot specify both printing across and printing in parallel")
	}
	if f.merge {
		f.columns = max(len(g.Operands), 1)
	}
	f.pads = !joined || widthGiven
	if f.columnWidth() < 1 {
		return nil, p.Fail("page width too narrow")
	}
	if f.columns > 1 && f.pads {
		f.truncate = true
	}
	f.tabify = f.tabify || f.columns > 1
	if f.length <= prHeaderLines+prTrailerLines {
		f.bare = true
	}
	return g.Operands, -1
}
