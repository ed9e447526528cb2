package jq

import (
	"errors"
	"fmt"
)

// valueError is an error that a program raised or ran into; try catches its value.
type valueError struct{ v Value }

func (e *valueError) Error() string {
	if e.v.kind() == String {
		return e.v.str()
	}
	return e.v.kind().String()
}

// breakError unwinds to the label whose binding it names.
type breakError struct{ label *env }

func (e *breakError) Error() string { return "break" }

// passedError carries an error of whoever consumes a filter's outputs through the
// filter, which must not catch it.
type passedError struct{ err error }

func (e *passedError) Error() string { return e.err.Error() }

// haltError ends the program.
type haltError struct {
	status  int
	message Value
	silent  bool
}

func (e *haltError) Error() string { return "halt" }

var errDepth = errorText("Object is nested too deeply")

func errorText(msg string) error { return &valueError{made(msg)} }

func errorf(format string, args ...any) error { return errorText(fmt.Sprintf(format, args...)) }

// catchable reports whether try may catch err.
func catchable(err error) bool {
	var v *valueError
	return errors.As(err, &v)
}

// dumpWidth is how many bytes of a value jq shows in an error.
const dumpWidth = 15

// dump is v as JSON, cut to the width that errors show.
func (m *machine) dump(v Value) string { return cut(m.shortJSON(v), dumpWidth) }

func cut(s string, width int) string {
	if len(s) < width {
		return s
	}
	s = s[:width-1]
	b := []byte(s)
	copy(b[len(b)-3:], "...")
	return validText(string(b))
}

// shortJSON is the beginning of v's text, longer than any error shows.
func (m *machine) shortJSON(v Value) string {
	w := writer{m: m, max: 64}
	w.value(v)
	return string(w.b)
}

// typed is "type (value)", as errors describe an operand.
func (m *machine) typed(v Value) string { return v.kind().String() + " (" + m.dump(v) + ")" }

func (m *machine) badKey(k Value) error {
	return errorf("Cannot use %s as object key", m.typed(k))
}
