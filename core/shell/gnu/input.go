package gnu

import (
	"io"

	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// FileError reports "COMMAND: NAME: TEXT" for a file.
func FileError(p *command.Proc, name string, err error) {
	p.Errorf("%s: %s", Name(p, name), command.ErrText(err))
}

// EachInput opens the named files in turn, or standard input if there are none;
// "-" is standard input too. f gets each open file; an error that it returns, other
// than io.EOF, is reported as is one of opening. EachInput returns 1 if there was
// any, else 0.
func EachInput(p *command.Proc, names []string, f func(name string, in view.Handle) error) int {
	if len(names) == 0 {
		names = []string{"-"}
	}
	status := 0
	for _, name := range names {
		in, err := p.OpenInput(name)
		if err == nil {
			err = f(name, in)
			in.Close()
		}
		if err != nil && err != io.EOF {
			FileError(p, name, err)
			status = 1
		}
	}
	return status
}
