package yq

import (
	"fmt"
	"io"

	"ambit/core/fuel"
	"ambit/core/shell/command"
)

// maxDepth bounds documents, expressions and what expressions do to documents.
const maxDepth = 1000

// failure unwinds an evaluation to the command, which prints the message.
type failure struct{ msg string }

func fail(format string, args ...any) { panic(failure{fmt.Sprintf(format, args...)}) }

// try runs f and returns the message with which it failed.
func (m *machine) try(f func()) (msg string, failed bool) {
	depth := m.depth
	defer func() {
		if m.meter.Ended() {
			return
		}
		switch e := recover().(type) {
		case nil:
		case failure:
			msg, failed, m.depth = e.msg, true, depth
		default:
			panic(e)
		}
	}()
	f()
	return "", false
}

// machine is one run of the command.
type machine struct {
	p     *command.Proc
	meter *fuel.Meter
	acct  *fuel.Account // what the current documents and values take
	prefs preferences
	depth int
	// parsed are expressions that were met inside expressions.
	parsed map[string]*expr
	warned bool
}

// preferences are the options that decoders, encoders and operators look at.
type preferences struct {
	indent        int
	separators    bool // print ---
	unwrap        bool // print scalars bare
	compact       bool // the - of a list counts as indentation
	preprocess    bool // keep what stands in front of a document apart
	mergeToSpec   bool
	interpolate   bool
	noEnv, noFile bool
	colors        bool

	xml                    xmlPreferences
	csvSeparator           byte
	csvAutoParse, tsvParse bool
	propSeparator          string
	propBrackets           bool
	shellSeparator         string
	shellNeverEscape       bool
}

// enter counts a level of recursion.
func (m *machine) enter() {
	if m.depth++; m.depth > 4*maxDepth {
		fail("exceeded max depth of %d", maxDepth)
	}
	fuel.Relieve(m.depth)
}

func (m *machine) leave() { m.depth-- }

// warnMerge says once that merges are not done as the specification has it.
func (m *machine) warnMerge(more string) {
	if m.warned {
		return
	}
	m.warned = true
	m.warn("--yaml-fix-merge-anchor-to-spec is false; causing merge anchors to override the existing values which isn't to the yaml spec. This flag will default to true in late 2025." + more)
}

// warn writes a line as yq logs it, but for the time.
func (m *machine) warn(text string) {
	m.p.Stdout.Flush()
	io.WriteString(m.p.Stderr, "level=WARN msg="+quoted(text)+"\n")
}
