package text

import (
	"errors"
	"io"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "tee", Summary: "read from standard input, write to output and files", Run: runTee})
}

const teeUsage = "%s [OPTION]... [FILE]...\nCopy standard input to each FILE, and also to standard output."

var teeOpts = gnu.Options(
	command.Opt{Short: 'a', Long: "append"},
	command.Opt{Short: 'i', Long: "ignore-interrupts"},
	command.Opt{Short: 'p'},
	command.Opt{Long: "output-error", Arg: command.OptionalArg, ID: teeError},
)

const teeError = 256

var teeModes = []string{"warn", "warn-nopipe", "exit", "exit-nopipe"}

type teeTarget struct {
	name string
	h    view.Handle
}

func runTee(p *command.Proc) int {
	flags := view.WriteOnly | view.Create | view.Truncate
	mode := "sigpipe"
	g := p.Getopt(teeOpts)
	for g.Next() {
		switch g.Opt {
		case 'a':
			flags = view.WriteOnly | view.Create | view.Append
		case 'i':
		case 'p':
			mode = "warn-nopipe"
		case teeError:
			mode = "warn-nopipe"
			if g.HasArg {
				i, ambiguous, ok := gnu.Choose(g.Arg, teeModes)
				if !ok {
					return gnu.BadChoice(p, 1, "--output-error", g.Arg, ambiguous, teeModes)
				}
				mode = teeModes[i]
			}
		default:
			return gnu.HelpOrVersion(p, g.Opt, teeUsage, teeOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	return tee(p, g.Operands, flags, mode)
}

// tee copies to all targets until none is left. A target whose reader is gone ends
// the command, unless mode says to go on.
func tee(p *command.Proc, names []string, flags int, mode string) int {
	status := 0
	targets := []teeTarget{{"standard output", p.Stdout.Handle()}}
	for _, name := range names {
		h, err := p.OpenFile(name, flags, 0o666)
		if err != nil {
			gnu.FileError(p, name, err)
			status = 1
			if mode == "exit" || mode == "exit-nopipe" {
				return 1
			}
			continue
		}
		defer h.Close()
		targets = append(targets, teeTarget{name, h})
	}
	r := lineio.NewReader(p.Stdin, p.Meter)
	defer r.Close()
	for len(targets) > 0 {
		chunk, err := r.ReadChunk(0)
		if err == io.EOF {
			break
		}
		if err != nil {
			p.Errorf("read error: %s", command.ErrText(err))
			return 1
		}
		alive := targets[:0]
		for _, t := range targets {
			p.Meter.Bytes(len(chunk))
			err := writeAll(t.h, chunk)
			switch {
			case err == nil:
				alive = append(alive, t)
				continue
			case errors.Is(err, errno.EPIPE) && mode == "sigpipe":
				panic(command.SIGPIPE{})
			case errors.Is(err, errno.EPIPE) && (mode == "warn-nopipe" || mode == "exit-nopipe"):
				continue
			}
			gnu.FileError(p, t.name, err)
			status = 1
			if mode == "exit" || mode == "exit-nopipe" {
				return 1
			}
		}
		targets = alive
	}
	return status
}

func writeAll(h view.Handle, b []byte) error {
	for len(b) > 0 {
		n, err := h.Write(b)
		if err != nil {
			return err
		}
		b = b[n:]
	}
	return nil
}
