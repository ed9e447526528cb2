package text

import (
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "fold", Summary: "wrap lines to fit a width", Run: runFold})
}

const foldUsage = "%s [OPTION]... [FILE]...\nWrap input lines in each FILE, writing to standard output."

var foldOpts = gnu.Options(
	command.Opt{Short: 'b', Long: "bytes"},
	command.Opt{Short: 's', Long: "spaces"},
	command.Opt{Short: 'w', Long: "width", Arg: command.RequiredArg},
)

func runFold(p *command.Proc) int {
	f := folder{p: p, width: 80}
	opts := foldOpts
	for d := byte('0'); d <= '9'; d++ {
		opts = append(opts, command.Opt{Short: d, Arg: command.OptionalArg})
	}
	g := p.Getopt(opts)
	for g.Next() {
		if g.Opt >= '0' && g.Opt <= '9' {
			g.Opt, g.Arg = 'w', string(rune(g.Opt))+g.Arg
		}
		switch g.Opt {
		case 'b':
			f.bytes = true
		case 's':
			f.spaces = true
		case 'w':
			n, err := gnu.ParseSize(g.Arg, "")
			if err != nil || n == 0 {
				tail := ""
				if err == gnu.ErrOverflow || err == nil {
					tail = ": Numerical result out of range"
				}
				if err == gnu.ErrOverflow {
					tail = ": Value too large for defined data type"
				}
				return p.Fail("invalid number of columns: %s%s", gnu.Quote(p, g.Arg), tail)
			}
			f.width = int(min(n, 1<<40))
		default:
			return gnu.HelpOrVersion(p, g.Opt, foldUsage, foldOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	return gnu.EachInput(p, g.Operands, func(_ string, in view.Handle) error {
		return eachLine(p, in, '\n', f.line)
	})
}

type folder struct {
	p             *command.Proc
	width         int
	bytes, spaces bool
}

// column is where the cursor stands after c.
func (f *folder) column(col int, c byte) int {
	if f.bytes {
		return col + 1
	}
	switch c {
	case '\b':
		return max(col-1, 0)
	case '\r':
		return 0
	case '\t':
		return col + 8 - col%8
	}
	return col + 1
}

func (f *folder) line(line []byte, terminated bool) {
	out := f.p.Stdout
	start, col := 0, 0
	for i := 0; i < len(line); {
		next := f.column(col, line[i])
		if next <= f.width {
			col = next
			i++
			continue
		}
		end := i
		if f.spaces {
			for k := i - 1; k >= start; k-- {
				if line[k] == ' ' || line[k] == '\t' {
					end = k + 1
					break
				}
			}
		}
		if end == start {
			// A single character wider than the line.
			col = next
			i++
			continue
		}
		out.Write(line[start:end])
		out.WriteByte('\n')
		start, col = end, 0
		for _, c := range line[start:i] {
			col = f.column(col, c)
		}
	}
	out.Write(line[start:])
	if terminated {
		out.WriteByte('\n')
	}
}
