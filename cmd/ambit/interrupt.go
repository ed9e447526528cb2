package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
)

// signalled is the cause of a context that a signal ended.
type signalled struct{ signal syscall.Signal }

func (s signalled) Error() string {
	if s.signal == syscall.SIGINT {
		return "interrupted"
	}
	return "terminated"
}

// interruptible is a context that SIGINT or SIGTERM ends, with the signal as cause. A
// second one ends the program at once.
func interruptible() (ctx context.Context, stop func()) {
	ctx, cancel := context.WithCancelCause(context.Background())
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM)
	go func() {
		if s, ok := (<-signals).(syscall.Signal); ok {
			signal.Stop(signals)
			cancel(signalled{s})
		}
	}()
	return ctx, func() { signal.Stop(signals) }
}

// interruption is what a program that a signal ended says instead of err: the signal,
// and the status that shells give for it.
func interruption(ctx context.Context, err error) error {
	var s signalled
	if err == nil || !errors.As(context.Cause(ctx), &s) {
		return err
	}
	return &exitError{128 + int(s.signal), s}
}

// readAll reads to the end, or until ctx is done: a read from a terminal or pipe may wait
// for ever.
func readAll(ctx context.Context, r io.Reader) ([]byte, error) {
	type read struct {
		data []byte
		err  error
	}
	done := make(chan read, 1)
	go func() {
		data, err := io.ReadAll(r)
		done <- read{data, err}
	}()
	select {
	case r := <-done:
		return r.data, r.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// refusal is the sentence about a refused request.
func refusal(level, reason string) string {
	if level == "requires" {
		return "refused by what the turn requires: " + reason
	}
	return fmt.Sprintf("refused by the %s: %s", level, reason)
}
