package text

import (
	"io"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "paste", Summary: "merge lines of files", Run: runPaste, Unwritable: command.Unwritable{Long: command.WriteErrorTwice}})
}

const pasteUsage = "%s [OPTION]... [FILE]...\nWrite lines consisting of the sequentially corresponding lines from each FILE, separated by TABs."

var pasteOpts = gnu.Options(
	command.Opt{Short: 'd', Long: "delimiters", Arg: command.RequiredArg},
	command.Opt{Short: 's', Long: "serial"},
	command.Opt{Short: 'z', Long: "zero-terminated"},
)

func runPaste(p *command.Proc) int {
	list, serial, end := "\t", false, byte('\n')
	g := p.Getopt(pasteOpts)
	for g.Next() {
		switch g.Opt {
		case 'd':
			list = g.Arg
		case 's':
			serial = true
		case 'z':
			end = 0
		default:
			return gnu.HelpOrVersion(p, g.Opt, pasteUsage, pasteOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	delims, ok := pasteDelimiters(list)
	if !ok {
		return p.Fail("delimiter list ends with an unescaped backslash: %s", list)
	}
	files := g.Operands
	if len(files) == 0 {
		files = []string{"-"}
	}
	if serial {
		return pasteSerial(p, files, delims, end)
	}
	return pasteParallel(p, files, delims, end)
}

// pasteDelimiters resolves escapes; \0 is the empty delimiter. A list of no
// delimiters means the empty one.
func pasteDelimiters(list string) (delims []string, ok bool) {
	for i := 0; i < len(list); i++ {
		c := list[i]
		if c != '\\' {
			delims = append(delims, string([]byte{c}))
			continue
		}
		i++
		if i == len(list) {
			return nil, false
		}
		switch c = list[i]; c {
		case '0':
			delims = append(delims, "")
			continue
		case 'b':
			c = '\b'
		case 'f':
			c = '\f'
		case 'n':
			c = '\n'
		case 'r':
			c = '\r'
		case 't':
			c = '\t'
		case 'v':
			c = '\v'
		}
		delims = append(delims, string([]byte{c}))
	}
	if len(delims) == 0 {
		delims = []string{""}
	}
	return delims, true
}

func pasteSerial(p *command.Proc, files []string, delims []string, end byte) int {
	return gnu.EachInput(p, files, func(_ string, in view.Handle) error {
		n := 0
		err := eachLine(p, in, end, func(line []byte, _ bool) {
			if n > 0 {
				p.Stdout.WriteString(delims[(n-1)%len(delims)])
			}
			p.Stdout.Write(line)
			n++
		})
		p.Stdout.WriteByte(end)
		return err
	})
}

func pasteParallel(p *command.Proc, files []string, delims []string, end byte) int {
	readers := make([]*lineio.Reader, len(files))
	var stdin *lineio.Reader
	for i, name := range files {
		if name == "-" {
			if stdin == nil {
				stdin = lineio.NewReader(p.Stdin, p.Meter)
				stdin.Delim = end
				defer stdin.Close()
			}
			readers[i] = stdin
			continue
		}
		in, err := p.Open(name)
		if err != nil {
			gnu.FileError(p, name, err)
			return 1
		}
		defer in.Close()
		readers[i] = lineio.NewReader(in, p.Meter)
		readers[i].Delim = end
		defer readers[i].Close()
	}
	status := 0
	var row []byte
	for open := len(readers); open > 0; {
		row = row[:0]
		some := false
		for i, r := range readers {
			if i > 0 {
				row = append(row, delims[(i-1)%len(delims)]...)
			}
			if r == nil {
				continue
			}
			line, err := r.ReadLine()
			if err != nil {
				if err != io.EOF {
					gnu.FileError(p, files[i], err)
					status = 1
				}
				readers[i] = nil
				open--
				continue
			}
			some = true
			row = append(row, line...)
		}
		if !some {
			break
		}
		p.Stdout.Write(append(row, end))
	}
	return status
}
