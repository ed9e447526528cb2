package text

import (
	"bytes"
	"io"
	"math"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{Name: "uniq", Summary: "report or omit repeated lines", Run: runUniq})
}

const uniqUsage = "%s [OPTION]... [INPUT [OUTPUT]]\nFilter adjacent matching lines from INPUT (or standard input), writing to OUTPUT (or standard output)."

const uniqGroup = 256

var uniqOpts = gnu.Options(
	command.Opt{Short: 'c', Long: "count"},
	command.Opt{Short: 'd', Long: "repeated"},
	command.Opt{Short: 'D'},
	command.Opt{Short: 'D', Long: "all-repeated", Arg: command.OptionalArg},
	command.Opt{Short: 'f', Long: "skip-fields", Arg: command.RequiredArg},
	command.Opt{Long: "group", Arg: command.OptionalArg, ID: uniqGroup},
	command.Opt{Short: 'i', Long: "ignore-case"},
	command.Opt{Short: 's', Long: "skip-chars", Arg: command.RequiredArg},
	command.Opt{Short: 'u', Long: "unique"},
	command.Opt{Short: 'w', Long: "check-chars", Arg: command.RequiredArg},
	command.Opt{Short: 'z', Long: "zero-terminated"},
	command.Opt{Short: '0'}, command.Opt{Short: '1'}, command.Opt{Short: '2'}, command.Opt{Short: '3'}, command.Opt{Short: '4'},
	command.Opt{Short: '5'}, command.Opt{Short: '6'}, command.Opt{Short: '7'}, command.Opt{Short: '8'}, command.Opt{Short: '9'},
)

var (
	uniqGroupings   = []string{"prepend", "append", "separate", "both"}
	uniqDelimitings = []string{"none", "prepend", "separate"}
)

type uniq struct {
	p                             *command.Proc
	skipFields, skipChars, check  uint64
	ignoreCase                    bool
	count                         bool
	hideFirst, hideLater, hideOne bool   // of a group: first line, the others; lines without a group
	allRepeated, group            string // delimiting method, "" when off
	delim                         byte

	prev    []byte
	prevKey []byte
	alloc   int64
}

func runUniq(p *command.Proc) int {
	u := &uniq{p: p, check: math.MaxUint64, delim: '\n', hideLater: true}
	shown := false // -c, -d, -D or -u was given
	number := func(what, arg string) (uint64, bool) {
		n, err := gnu.ParseSize(arg, "")
		if err != nil && err != gnu.ErrOverflow {
			p.Errorf("%s: invalid number of %s", arg, what)
			return 0, false
		}
		return n, true
	}
	oldFields := false
	g := p.Getopt(uniqOpts)
	ok := true
	for g.Next() && ok {
		switch g.Opt {
		case 'c':
			u.count, shown = true, true
		case 'd':
			u.hideOne, shown = true, true
		case 'D':
			u.hideOne, u.hideLater, shown = true, false, true
			u.allRepeated = "none"
			if g.HasArg {
				i, ambiguous, ok := gnu.Choose(g.Arg, uniqDelimitings)
				if !ok {
					return gnu.BadChoice(p, 1, "--all-repeated", g.Arg, ambiguous, uniqDelimitings)
				}
				u.allRepeated = uniqDelimitings[i]
			}
		case 'f':
			u.skipFields, ok = number("fields to skip", g.Arg)
		case 's':
			u.skipChars, ok = number("bytes to skip", g.Arg)
		case 'w':
			u.check, ok = number("bytes to compare", g.Arg)
		case uniqGroup:
			u.group = "separate"
			if g.HasArg {
				i, ambiguous, ok := gnu.Choose(g.Arg, uniqGroupings)
				if !ok {
					return gnu.BadChoice(p, 1, "--group", g.Arg, ambiguous, uniqGroupings)
				}
				u.group = uniqGroupings[i]
			}
		case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
			if !oldFields {
				u.skipFields, oldFields = 0, true
			}
			u.skipFields = min(u.skipFields, math.MaxUint32)*10 + uint64(g.Opt-'0')
		case 'i':
			u.ignoreCase = true
		case 'u':
			u.hideFirst, shown = true, true
		case 'z':
			u.delim = 0
		default:
			return gnu.HelpOrVersion(p, g.Opt, uniqUsage, uniqOpts)
		}
	}
	if !ok {
		return 1
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	files := u.obsoleteSkip(g.Operands)
	if len(files) > 2 {
		return gnu.ExtraOperand(p, 1, files[2])
	}
	if u.group != "" && shown {
		return p.UsageError(1, "--group is mutually exclusive with -c/-d/-D/-u")
	}
	if u.allRepeated != "" && u.count {
		return p.UsageError(1, "printing all duplicated lines and repeat counts is meaningless")
	}
	return u.run(files)
}

// obsoleteSkip takes +N, which once meant -s N, out of the operands.
func (u *uniq) obsoleteSkip(operands []string) []string {
	var files []string
	for _, a := range operands {
		if n, ok := strings.CutPrefix(a, "+"); ok {
			if v, err := gnu.ParseSize(n, ""); err == nil {
				u.skipChars = v
				continue
			}
		}
		files = append(files, a)
	}
	return files
}

func (u *uniq) run(files []string) int {
	p := u.p
	in := p.Stdin
	name := "-"
	if len(files) > 0 && files[0] != "-" {
		name = files[0]
		h, err := p.Open(name)
		if err != nil {
			gnu.FileError(p, name, err)
			return 1
		}
		defer h.Close()
		in = h
	}
	if len(files) > 1 && files[1] != "-" {
		h, err := p.Create(files[1])
		if err != nil {
			gnu.FileError(p, files[1], err)
			return 1
		}
		defer h.Close()
		out := p.Stdout
		p.Stdout = command.NewOutput(h, p.Meter)
		defer func() {
			p.Stdout.Flush()
			p.Stdout = out
		}()
	}
	defer func() { p.Meter.Free(u.alloc) }()
	var err error
	if !u.hideFirst && !u.hideOne && !u.count && u.allRepeated == "" {
		err = eachLine(p, in, u.delim, u.stream())
		if u.group == "append" || u.group == "both" {
			if u.prev != nil {
				p.Stdout.WriteByte(u.delim)
			}
		}
	} else {
		err = u.counted(in)
	}
	if err != nil {
		p.Errorf("error reading %s", gnu.QuoteName(p, name))
		return 1
	}
	return 0
}

// stream prints the first line of each group at once, or all lines with --group.
func (u *uniq) stream() func([]byte, bool) {
	return func(line []byte, _ bool) {
		key := u.key(line)
		isNew := u.prev == nil || !u.same(key)
		if isNew {
			if u.group == "prepend" || u.group == "both" || u.group != "" && u.prev != nil {
				u.p.Stdout.WriteByte(u.delim)
			}
			u.remember(line)
		}
		if isNew || u.group != "" {
			u.emit(line)
		}
	}
}

// counted prints a line when the next one shows whether its group goes on.
func (u *uniq) counted(in io.Reader) error {
	repeats := 0
	firstGroup := true
	write := func(match bool) {
		switch {
		case repeats == 0 && u.hideOne, repeats > 0 && !match && u.hideFirst, match && u.hideLater:
			return
		}
		if u.count {
			u.p.Stdout.Write(append(appendRight(nil, int64(repeats)+1, 7), ' '))
		}
		u.emit(u.prev)
	}
	err := eachLine(u.p, in, u.delim, func(line []byte, _ bool) {
		if u.prev == nil {
			u.remember(line)
			return
		}
		match := u.same(u.key(line))
		switch {
		case !match && repeats > 0:
			firstGroup = false
		case match:
			repeats++
			if repeats == 1 && (u.allRepeated == "prepend" || u.allRepeated == "separate" && !firstGroup) {
				u.p.Stdout.WriteByte(u.delim)
			}
		}
		if match && u.hideLater {
			return
		}
		write(match)
		u.remember(line)
		if !match {
			repeats = 0
		}
	})
	if err == nil && u.prev != nil {
		write(false)
	}
	return err
}

func (u *uniq) emit(line []byte) {
	u.p.Stdout.Write(line)
	u.p.Stdout.WriteByte(u.delim)
}

func (u *uniq) remember(line []byte) {
	if n := int64(len(line)); n > 64<<10 && n > u.alloc {
		u.p.Meter.Alloc(n - u.alloc)
		u.alloc = n
	}
	u.prev = append(u.prev[:0], line...)
	if u.prev == nil {
		u.prev = []byte{}
	}
	u.prevKey = u.key(u.prev)
}

func (u *uniq) same(key []byte) bool {
	if !u.ignoreCase {
		return bytes.Equal(key, u.prevKey)
	}
	return len(key) == len(u.prevKey) && equalFoldASCII(key, u.prevKey)
}

func equalFoldASCII(a, b []byte) bool {
	for i, c := range a {
		if lowerASCII(c) != lowerASCII(b[i]) {
			return false
		}
	}
	return true
}

func lowerASCII(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		return c | 0x20
	}
	return c
}

// key is what of a line is compared: after the skipped fields (blanks and what
// follows them) and bytes, at most -w bytes.
func (u *uniq) key(line []byte) []byte {
	i := 0
	for n := u.skipFields; n > 0 && i < len(line); n-- {
		for i < len(line) && isBlank(line[i]) {
			i++
		}
		for i < len(line) && !isBlank(line[i]) {
			i++
		}
	}
	line = line[i:]
	line = line[min(u.skipChars, uint64(len(line))):]
	return line[:min(u.check, uint64(len(line)))]
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\n' }
