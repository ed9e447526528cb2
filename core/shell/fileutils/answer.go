package fileutils

import (
	"ambit/core/shell/command"
	"ambit/core/shell/filemode"
	"ambit/core/workspace/view"
)

// confirm asks a question on standard error and reads one line of standard input;
// a line that begins with y or Y means yes.
func confirm(p *command.Proc, question string) bool {
	p.Stdout.Flush()
	p.Stderr.Write([]byte(p.Called() + ": " + question))
	first := byte(0)
	var b [1]byte
	for n := 0; ; n++ {
		k, err := p.Stdin.Read(b[:])
		if k > 0 && b[0] != '\n' {
			if n == 0 {
				first = b[0]
			}
			continue
		}
		if k > 0 || err != nil {
			break
		}
	}
	return first == 'y' || first == 'Y'
}

func octal4(mode uint32) string {
	return string([]byte{'0' + byte(mode>>9&7), '0' + byte(mode>>6&7), '0' + byte(mode>>3&7), '0' + byte(mode&7)})
}

// modeLetters is the mode of a file without its type, as in rwxr-xr-x.
func modeLetters(i view.Info) string { return filemode.String(i.Kind, i.Mode)[1:] }
