package main

import (
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"

	"ambit/core/ledger"
)

// paint colours words for a terminal; the zero value does not.
type paint struct{ on bool }

// colours is the paint for standard output: on a terminal that knows colours, unless
// NO_COLOR says otherwise (https://no-color.org).
func colours() paint {
	return paint{terminal(os.Stdout) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"}
}

// The colours, as parameters of SGR.
const (
	bold    = "1"
	faint   = "2"
	red     = "31"
	green   = "32"
	yellow  = "33"
	magenta = "35"
	cyan    = "36"
)

func (p paint) as(colour, s string) string {
	if !p.on || s == "" || colour == "" {
		return s
	}
	return "\x1b[" + colour + "m" + s + "\x1b[0m"
}

// status is a call's outcome in its colour.
func (p paint) status(s ledger.Status) string {
	colour := red
	switch s {
	case ledger.OK:
		colour = green
	case ledger.Held, ledger.Limit:
		colour = yellow
	case ledger.UncertainState:
		colour = magenta
	}
	return p.as(colour, shown(string(s)))
}

// pager is what text on a terminal is read with: $PAGER, or less, which ends at once where
// all of it fits. Nil for none.
func pager(ctx context.Context) *exec.Cmd {
	command, set := os.LookupEnv("PAGER")
	if !set {
		command = "less"
	}
	if strings.TrimSpace(command) == "" || command == "cat" {
		return nil
	}
	if _, err := exec.LookPath(strings.Fields(command)[0]); err != nil {
		return nil
	}
	cmd := exec.CommandContext(ctx, "sh", "-c", command)
	cmd.Env = os.Environ()
	if os.Getenv("LESS") == "" {
		cmd.Env = append(cmd.Env, "LESS=FRX")
	}
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd
}

// paged gives write standard output, through a pager if that is a terminal. Who leaves the
// pager early has seen enough: that is no error.
func paged(ctx context.Context, without bool, write func(w io.Writer) error) error {
	if without || !terminal(os.Stdout) {
		return write(os.Stdout)
	}
	cmd := pager(ctx)
	if cmd == nil {
		return write(os.Stdout)
	}
	in, err := cmd.StdinPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		return write(os.Stdout)
	}
	err = write(in)
	if errors.Is(err, syscall.EPIPE) || errors.Is(err, os.ErrClosed) {
		err = nil
	}
	in.Close()
	if werr := cmd.Wait(); err == nil && ctx.Err() == nil {
		err = werr
	}
	return err
}
