package capability

import (
	"bytes"
	"fmt"
	"strings"

	"ambit/core/ledger"
)

// CheckInput refuses arguments that do not fit the entry's input schema.
func (e *Entry) CheckInput(args []byte) *Refusal {
	if len(args) > MaxInput {
		return e.refuse(Failure{Kind: FailInput}, "takes at most %d bytes of arguments", MaxInput)
	}
	if e.Input == nil {
		return nil
	}
	misfits := e.Input.Check(args)
	if misfits == nil {
		return nil
	}
	return e.refuse(Failure{Kind: FailInput, Misfits: misfits}, "arguments do not conform: %s", list(misfits))
}

func list(misfits []Misfit) string {
	texts := make([]string, len(misfits))
	for i, m := range misfits {
		texts[i] = m.String()
	}
	return clippedTo(strings.Join(texts, "; "), 2000)
}

func clippedTo(s string, n int) string {
	if len(s) > n {
		return strings.ToValidUTF8(s[:n], "") + "…"
	}
	return s
}

// Judge holds an outcome that is OK against the entry's output schema: a process that
// exited with another status than 0, or whose standard output does not fit, failed.
func (e *Entry) Judge(out *Outcome) {
	if e.Output == nil || out.Status != ledger.OK {
		return
	}
	fail := func(f Failure, format string, args ...any) {
		r := e.refuse(f, format, args...)
		out.Status, out.Reason, out.Failure = ledger.Failed, r.Message, &f
	}
	switch {
	case out.Exit == nil || *out.Exit != 0:
		exit := -1
		if out.Exit != nil {
			exit = *out.Exit
		}
		fail(Failure{Kind: FailExit}, "exited with status %d", exit)
		return
	case out.Written.Stdout != 0:
		fail(Failure{Kind: FailOutput}, "wrote more to standard output than is kept (%d bytes), so it cannot be checked", len(out.Stdout))
		return
	}
	misfits := e.misfits(out.Stdout)
	if len(misfits) > 0 {
		fail(Failure{Kind: FailOutput, Misfits: misfits}, "stdout does not conform: %s", list(misfits))
	}
}

// misfits checks standard output: one value, or JSON lines. With lines, paths begin with
// the number of the line's value, from 0, as in an array of them.
func (e *Entry) misfits(stdout []byte) []Misfit {
	if !e.Each {
		value := bytes.TrimSpace(stdout)
		if !ledger.ValidJSON(value) {
			return []Misfit{{"", "is not one JSON value"}}
		}
		return e.Output.Check(value)
	}
	var all []Misfit
	values, line := 0, 0
	for text := range bytes.Lines(stdout) {
		line++
		value := bytes.TrimSpace(text)
		if len(value) == 0 {
			continue
		}
		at := fmt.Sprintf("/%d", values)
		values++
		if !ledger.ValidJSON(value) {
			all = append(all, Misfit{at, fmt.Sprintf("is not valid JSON (line %d)", line)})
		} else {
			for _, m := range e.Output.Check(value) {
				all = append(all, Misfit{at + m.Path, m.Message})
			}
		}
		if len(all) >= maxMisfits {
			return all[:maxMisfits]
		}
	}
	return all
}

// Result is the checked value of an outcome that is OK, as JSON; nil where the entry has
// no output schema.
func (e *Entry) Result(out *Outcome) []byte {
	switch {
	case e.Output == nil || out.Status != ledger.OK:
		return nil
	case e.Each:
		return Lines(out.Stdout)
	}
	return Value(out.Stdout)
}

// Value is standard output as one JSON value, or nil if it is none.
func Value(stdout []byte) []byte {
	if value := bytes.TrimSpace(stdout); ledger.ValidJSON(value) {
		return value
	}
	return nil
}

// Lines is standard output as the array of the values of its lines, or nil if one is
// none.
func Lines(stdout []byte) []byte {
	b := []byte{'['}
	for text := range bytes.Lines(stdout) {
		value := bytes.TrimSpace(text)
		switch {
		case len(value) == 0:
			continue
		case !ledger.ValidJSON(value):
			return nil
		case len(b) > 1:
			b = append(b, ',')
		}
		b = append(b, value...)
	}
	return append(b, ']')
}
