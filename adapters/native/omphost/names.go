package omphost

import (
	"fmt"
	"slices"
	"strings"

	"ambit/core/authority"
	"ambit/core/workspace"
)

// ompTools are names that mean something to omp itself, and other spellings of them: a
// tool of ours that had one would be taken for omp's.
var ompTools = []string{"read", "bash", "edit", "ast_grep", "ast_edit", "ask", "debug", "eval", "github", "glob", "grep", "lsp", "inspect_image",
	"browser", "computer", "checkpoint", "rewind", "context_notes", "new_context", "security_scan", "task", "hub", "todo", "web_search", "write", "memory_edit", "retain", "recall", "reflect", "learn",
	"manage_skill", "yield", "goal", "think", "search", "find", "generate_image", "exa", "image", "fetch", "notebook", "python", "ssh", "irc", "resolve"}

// callName is what a model calls a tool: its own name where every model endpoint and omp
// take it, else the nearest that they do, made distinct by a hash where it had to be cut.
func callName(name string) string {
	called := strings.Map(func(c rune) rune {
		if safeName(string(c)) {
			return c
		}
		return '_'
	}, name)
	if len(called) > 64 {
		called = fmt.Sprintf("%s_%.8s", called[:55], workspace.Sum([]byte(name)))
	}
	if slices.Contains(ompTools, strings.ToLower(called)) {
		called += "_"
	}
	return called
}

// governedName is what a model calls one of the run's own tools. omp has the names of
// its own tools free for them; only `find` it takes for another spelling of `glob`.
func governedName(tool string) string {
	switch {
	case tool == "find":
		return "glob"
	case slices.Contains(authority.FileTools(), tool):
		return tool
	}
	return callName(tool)
}
