package digest

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "strings", Summary: "print the sequences of printable characters in files", Run: runStrings,
		Unwritable: command.Unwritable{Unheeded: true},
	})
}

var stringsOpts = gnu.Options(
	command.Opt{Short: 'a', Long: "all"},
	command.Opt{Short: 'd', Long: "data"},
	command.Opt{Short: 'f', Long: "print-file-name"},
	command.Opt{Short: 'n', Long: "bytes", Arg: command.RequiredArg},
	command.Opt{Short: 't', Long: "radix", Arg: command.RequiredArg},
	command.Opt{Short: 'o'},
	command.Opt{Short: 'e', Long: "encoding", Arg: command.RequiredArg},
	command.Opt{Short: 's', Long: "output-separator", Arg: command.RequiredArg},
	command.Opt{Short: 'w', Long: "include-all-whitespace"},
	command.Opt{Short: 'h', ID: gnu.HelpID},
	command.Opt{Short: 'v', ID: gnu.VersionID},
)

// stringFinder is the command line of strings.
type stringFinder struct {
	p         *command.Proc
	least     int
	radix     byte // d, o, x or 0
	showName  bool
	separator string
	space     bool
	encoding  byte // s S b l B L
}

func runStrings(p *command.Proc) int {
	s := &stringFinder{p: p, least: 4, separator: "\n", encoding: 's'}
	args := make([]string, len(p.Args))
	for i, a := range p.Args {
		if len(a) > 1 && a[0] == '-' && a[1] >= '0' && a[1] <= '9' {
			a = "-n" + a[1:]
		}
		args[i] = a
	}
	g := command.NewGetopt(stringsOpts, args)
	for g.Next() {
		switch g.Opt {
		case 'a', 'd':
		case 'f':
			s.showName = true
		case 'n':
			n, err := strconv.ParseInt(g.Arg, 0, 32)
			if err != nil {
				return p.Fail("invalid integer argument %s", g.Arg)
			}
			if n < 1 {
				return p.Fail("invalid minimum string length %d", n)
			}
			s.least = int(n)
		case 't':
			if len(g.Arg) != 1 || strings.IndexByte("dox", g.Arg[0]) < 0 {
				return p.UsageError(1, "")
			}
			s.radix = g.Arg[0]
		case 'o':
			s.radix = 'o'
		case 'e':
			if len(g.Arg) != 1 || strings.IndexByte("sSblBL", g.Arg[0]) < 0 {
				return p.UsageError(1, "")
			}
			s.encoding = g.Arg[0]
		case 's':
			s.separator = g.Arg
		case 'w':
			s.space = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [option(s)] [file(s)]\nDisplay printable strings in file(s).", stringsOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	files := g.Operands
	if len(files) == 0 {
		s.find("{standard input}", p.Stdin)
		return 0
	}
	status := 0
	for _, name := range files {
		if info, err := p.FS.Stat(p.Abs(name)); err != nil && name != "-" {
			p.Errorf("'%s': No such file", name)
			status = 1
			continue
		} else if err == nil && info.Kind == view.Dir {
			p.Errorf("Warning: '%s' is a directory", name)
			status = 1
			continue
		}
		in, err := p.OpenInput(name)
		if err == nil {
			err = s.find(name, in)
			in.Close()
		}
		if err != nil {
			p.Errorf("%s: %s", name, command.ErrText(err))
			status = 1
		}
	}
	return status
}

func (s *stringFinder) width() int {
	switch s.encoding {
	case 'b', 'l':
		return 2
	case 'B', 'L':
		return 4
	}
	return 1
}

// char is the character that b holds, -1 if it is not printable.
func (s *stringFinder) char(b []byte) int {
	v := 0
	for i := range b {
		c := b[i]
		if s.encoding == 'l' || s.encoding == 'L' {
			c = b[len(b)-1-i]
		}
		v = v<<8 | int(c)
	}
	switch {
	case v >= ' ' && v < 0x7f, v == '\t', s.space && v >= '\n' && v <= '\r', s.encoding == 'S' && v >= 0x80 && v < 0x100:
		return v
	}
	return -1
}

func (s *stringFinder) find(name string, in view.Handle) error {
	r := lineio.NewReader(in, s.p.Meter)
	defer r.Close()
	out := s.p.Stdout
	width := s.width()
	var run []byte
	start, at := int64(0), int64(0)
	printing := false
	end := func() {
		if printing {
			out.WriteString(s.separator)
		}
		printing = false
		run = run[:0]
	}
	var unit []byte
	for {
		chunk, err := r.ReadChunk(0)
		if err != nil {
			end()
			if err == io.EOF {
				return nil
			}
			return err
		}
		s.p.Charge(int64(len(chunk)) / 8)
		for _, c := range chunk {
			at++
			unit = append(unit, c)
			if len(unit) < width {
				continue
			}
			v := s.char(unit)
			if v < 0 {
				if width > 1 && len(run) == 0 && !printing {
					unit = unit[:copy(unit, unit[1:])]
				} else {
					unit = unit[:0]
				}
				end()
				continue
			}
			unit = unit[:0]
			if printing {
				out.WriteByte(byte(v))
				continue
			}
			if len(run) == 0 {
				start = at - int64(width)
			}
			if run = append(run, byte(v)); len(run) < s.least {
				continue
			}
			printing = true
			if s.showName {
				out.WriteString(name + ": ")
			}
			switch s.radix {
			case 'o':
				out.WriteString(fmt.Sprintf("%7o ", start))
			case 'd':
				out.WriteString(fmt.Sprintf("%7d ", start))
			case 'x':
				out.WriteString(fmt.Sprintf("%7x ", start))
			}
			out.Write(run)
		}
	}
}
