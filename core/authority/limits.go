package authority

import "fmt"

// Limits bounds calls and runs. In a policy every field is set; in a grant, zero
// leaves the policy's value.
type Limits struct {
	WorkspaceBytes int64 // all files of a workspace
	FileBytes      int64 // one file
	Files          int64 // entries of a workspace
	ScriptBytes    int64 // text of one script handed to the shell
	Commands       int64 // simple commands in a call
	Fuel           int64 // units of work in a call
	TimeMs         int64 // virtual time of a call, in milliseconds
	MemoryBytes    int64 // metered memory of a call
	StdoutBytes    int64 // of a call
	StderrBytes    int64 // of a call
	FunctionDepth  int64 // nested function calls of the shell
	Nesting        int64 // nested constructs of the shell
	RunFuel        int64 // units of work over all calls of a run
	RunCalls       int64 // calls of a run
	ToolTextBytes  int64 // of a result shown to a model
}

// DefaultLimits are those of a document that names none.
func DefaultLimits() Limits {
	var l Limits
	for i := range limitFields {
		*limitFields[i].of(&l) = limitFields[i].initial
	}
	return l
}

// limitFields gives every limit its name in documents, grants and errors.
var limitFields = [...]struct {
	name    string
	initial int64
	of      func(*Limits) *int64
}{
	{"workspaceBytes", 32 << 20, func(l *Limits) *int64 { return &l.WorkspaceBytes }},
	{"fileBytes", 8 << 20, func(l *Limits) *int64 { return &l.FileBytes }},
	{"files", 5_000, func(l *Limits) *int64 { return &l.Files }},
	{"scriptBytes", 1 << 20, func(l *Limits) *int64 { return &l.ScriptBytes }},
	{"commands", 1_000_000, func(l *Limits) *int64 { return &l.Commands }},
	{"fuel", 100_000_000, func(l *Limits) *int64 { return &l.Fuel }},
	{"timeMs", 30_000, func(l *Limits) *int64 { return &l.TimeMs }},
	{"memoryBytes", 24 << 20, func(l *Limits) *int64 { return &l.MemoryBytes }},
	{"stdoutBytes", 1 << 20, func(l *Limits) *int64 { return &l.StdoutBytes }},
	{"stderrBytes", 1 << 20, func(l *Limits) *int64 { return &l.StderrBytes }},
	{"functionDepth", 1_000, func(l *Limits) *int64 { return &l.FunctionDepth }},
	{"nesting", 200, func(l *Limits) *int64 { return &l.Nesting }},
	{"runFuel", 10_000_000_000, func(l *Limits) *int64 { return &l.RunFuel }},
	{"runCalls", 10_000, func(l *Limits) *int64 { return &l.RunCalls }},
	{"toolTextBytes", 50_000, func(l *Limits) *int64 { return &l.ToolTextBytes }},
}

// LimitNames lists the names of all limits in the order of the documentation.
func LimitNames() []string {
	names := make([]string, len(limitFields))
	for i := range limitFields {
		names[i] = limitFields[i].name
	}
	return names
}

// Get is the limit of a name.
func (l *Limits) Get(name string) (value int64, ok bool) {
	if f := l.field(name); f != nil {
		return *f, true
	}
	return 0, false
}

func (l *Limits) field(name string) *int64 {
	for i := range limitFields {
		if limitFields[i].name == name {
			return limitFields[i].of(l)
		}
	}
	return nil
}

// lower applies the limits that g sets. A limit above the one in force is an error:
// whoever asks for more than there is should hear that they do not get it.
func (l Limits) lower(g Limits) (Limits, error) {
	for i := range limitFields {
		f := &limitFields[i]
		want, have := *f.of(&g), f.of(&l)
		switch {
		case want == 0:
		case want < 0:
			return l, fmt.Errorf("limit `%s` must be positive", f.name)
		case want > *have:
			return l, fmt.Errorf("limit `%s` is %d and may only be lowered, not raised to %d", f.name, *have, want)
		default:
			*have = want
		}
	}
	return l, nil
}

// Lower is l with the limits that g sets, none of which may be above that of l.
// Zero fields of g set nothing.
func (l Limits) Lower(g Limits) (Limits, error) { return l.lower(g) }
