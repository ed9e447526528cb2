// Package toolspec describes the tools of a turn for models: name, what it does in few
// words, and the JSON Schemas of its arguments and its result. The descriptions are made
// from the turn's authority: they say what may be read and written.
package toolspec

import (
	"fmt"
	"strings"

	"github.com/tidwall/gjson"

	"ambit/core/authority"
	"ambit/core/capability"
	"ambit/core/ledger"
	"ambit/core/shell/commands"
)

// Spec describes one tool.
type Spec struct {
	Name        string
	Title       string
	Description string
	Input       string // JSON Schema (2020-12) of the arguments
	Output      string // JSON Schema of the structured result
	ReadOnly    bool   // it changes nothing
	Destructive bool   // it can replace or remove what is there
	Outside     bool   // it reaches beyond the workspace
}

// Value is the description as JSON, in the terms of the Model Context Protocol.
func (s Spec) Value() ledger.Object {
	return ledger.Object{{Name: "name", Value: s.Name}, {Name: "title", Value: s.Title}, {Name: "description", Value: s.Description},
		{Name: "inputSchema", Value: ledger.Raw(s.Input)}, {Name: "outputSchema", Value: ledger.Raw(s.Output)},
		{Name: "annotations", Value: ledger.Object{{Name: "readOnlyHint", Value: s.ReadOnly}, {Name: "destructiveHint", Value: s.Destructive},
			{Name: "idempotentHint", Value: s.ReadOnly}, {Name: "openWorldHint", Value: s.Outside}}}}
}

// Bounds of descriptions, in bytes.
const (
	maxGlobs  = 300 // of a list of globs in a description
	maxScript = 900 // of a script's description
)

// For describes the tools that an authority offers, in the order of Authority.Tools.
func For(a *authority.Authority) []Spec {
	reads, writes := paths(a.Reach(authority.Read)), paths(a.Reach(authority.Write))
	var list []Spec
	for _, name := range a.Tools() {
		list = append(list, spec(a, name, reads, writes))
	}
	return list
}

// List is what For and Instructions say, as JSON.
func List(a *authority.Authority) ledger.Object {
	tools := []ledger.Value{}
	for _, s := range For(a) {
		tools = append(tools, s.Value())
	}
	return ledger.Object{{Name: "tools", Value: tools}, {Name: "instructions", Value: Instructions(a)}}
}

// Instructions is what an agent is told about all of its tools.
func Instructions(a *authority.Authority) string {
	return "A governed workspace: its files and a virtual bash, under the grant of this turn. " + access(a) +
		" Every call, also a refused one, is an entry of a ledger. A call that a limit ends changes nothing."
}

func access(a *authority.Authority) string {
	return "May read: " + paths(a.Reach(authority.Read)) + ". May write: " + paths(a.Reach(authority.Write)) + "."
}

// What may be done everywhere, and nowhere.
const (
	everything = "everything"
	nothing    = "nothing"
)

// paths is where something may be done, as text of bounded length.
func paths(list []authority.Reach) string {
	var texts []string
	for _, r := range list {
		text := globs(r.Globs)
		if len(r.Within) > 0 {
			text += " (only " + globs(r.Within) + " of it)"
		}
		texts = append(texts, text)
	}
	switch {
	case len(texts) == 0:
		return nothing
	case len(texts) == 1 && texts[0] == "**":
		return everything
	}
	return strings.Join(texts, "; ")
}

func globs(list []string) string {
	var b strings.Builder
	for i, g := range list {
		if b.Len()+len(g) > maxGlobs {
			fmt.Fprintf(&b, " and %d more", len(list)-i)
			break
		}
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(g)
	}
	return b.String()
}

func spec(a *authority.Authority, name, reads, writes string) Spec {
	limits := a.Limits()
	may := "May read: " + reads + "."
	if reads != everything {
		may = "May read: " + reads + "; nothing else exists."
	}
	change := "May write: " + writes + "."
	if writes != everything {
		change = "May write: " + writes + "; elsewhere: Permission denied."
	}
	s := Spec{Name: name, Output: resultSchema}
	switch name {
	case "bash":
		s.Title, s.Input, s.Destructive, s.ReadOnly = "Bash", bashInput, writes != nothing, writes == nothing
		s.Description = commands.Description() + "\nThe workspace is /workspace, the working directory. " + may + " " + change +
			fmt.Sprintf(" /tmp ends with the call. Output over %d bytes is cut in the middle; `recall` gives the rest.", limits.ToolTextBytes)
	case "read":
		s.Title, s.Input, s.ReadOnly = "Read a file", readInput, true
		s.Description = "Reads a text file, 2,000 lines unless `limit` says otherwise; the last line says how to go on. " + may
	case "write":
		s.Title, s.Input, s.Destructive = "Write a file", writeInput, true
		s.Description = "Creates or replaces a file, and makes the directories above it. " + change
	case "edit":
		s.Title, s.Input, s.Destructive = "Edit a file", editInput, true
		s.Description = "Replaces text in a file: each `oldText` must occur exactly once in it. All edits are made, or none. " + may + " " + change
	case "ls":
		s.Title, s.Input, s.ReadOnly = "List a directory", lsInput, true
		s.Description = "Lists one directory, names sorted, directories with a slash; 500 of them unless `limit` says otherwise. " + may
	case "find":
		s.Title, s.Input, s.ReadOnly = "Find files", findInput, true
		s.Description = "Lists paths that a glob matches: `**/*.go`, `docs/**`; without a slash it is a name at any depth. 1,000 unless `limit` says otherwise. " + may
	case "grep":
		s.Title, s.Input, s.ReadOnly = "Search in files", grepInput, true
		s.Description = "Searches files for a regular expression (RE2; text that is none is taken literally). Gives `path:line:text`, 100 matches unless `limit` says otherwise. " + may
	case "recall":
		s.Title, s.Input, s.ReadOnly = "Recall output", recallInput, true
		s.Description = fmt.Sprintf("Gives the rest of a result that was cut at %d bytes: `id` is the one that stands at its end.", limits.ToolTextBytes)
	default:
		s.Title, s.Destructive, s.Outside = name, true, true
		entry := a.Policy().Script(name)
		s.Input = scriptInput(entry)
		s.Description = "Runs the operator's script `" + name + "` outside the workspace; its effects are real."
		if entry.Description != "" {
			s.Description = shorten(entry.Description, maxScript) + "\n" + s.Description
		}
	}
	return s
}

// scriptInput is the schema that the manifest gives for a script's input, or one that
// takes any object.
func scriptInput(entry *capability.Entry) string {
	if entry.Input == nil {
		return `{"type":"object"}`
	}
	schema := string(entry.Input.JSON())
	if gjson.Get(schema, "type").String() != "object" {
		return `{"type":"object","allOf":[` + schema + `]}` // what clients demand
	}
	return schema
}

func shorten(text string, limit int) string {
	if len(text) <= limit {
		return text
	}
	return strings.ToValidUTF8(text[:limit], "") + "…"
}
