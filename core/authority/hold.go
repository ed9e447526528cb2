package authority

import (
	"fmt"
	"slices"
	"strings"
)

// LevelApproval is who refuses a call that a profile holds and that no operator allowed.
const LevelApproval = "approval"

// Hold says which calls wait for an operator: those of a tool, and those that read or
// change a path. It only ever keeps back what every level allows; what it does not name,
// it says nothing about.
type Hold struct {
	Tools []string // bash, write, a script's name, mcp__APP__TOOL of a hosted agent, …
	Read  []string // globs of files, relative to the workspace
	Write []string

	read, write globs
}

// appPrefix begins the names of tools of the app behind a hosted agent.
const appPrefix = "mcp__"

func (p *Policy) readHold(n node) (h Hold) {
	n.object(map[string]func(node){
		"tools": func(n node) {
			h.Tools = n.strings(func(e node, tool string) {
				e.r.later = append(e.r.later, func() {
					if !slices.Contains(fileTools, tool) && p.Script(tool) == nil && !strings.HasPrefix(tool, appPrefix) {
						e.fail("unknown tool `%s` (known: %s, scripts of the manifest, %sAPP__TOOL)", tool, strings.Join(fileTools, ", "), appPrefix)
					}
				})
			})
		},
		"read":  func(n node) { h.Read, h.read = n.globs() },
		"write": func(n node) { h.Write, h.write = n.globs() },
	})
	return h
}

// Hold is what the profile holds.
func (a *Authority) Hold() Hold { return a.hold }

// Held is why a request that Decide allows waits for an operator, or nothing. A tool may
// hold by its name alone; a path by what it matches.
func (a *Authority) Held(r Request) string {
	q := r.query()
	tool := r.Tool
	switch r.Op {
	case Run:
		tool = "bash"
	case Script:
		tool = r.Script
	}
	if tool != "" {
		if reason := a.HeldTool(tool); reason != "" {
			return reason
		}
	}
	if r.Path == "" {
		return ""
	}
	clean, err := Clean(r.Path)
	if err != nil {
		return ""
	}
	for _, op := range q.ops {
		if reason := a.HeldPath(op, clean); reason != "" {
			return reason
		}
	}
	return ""
}

// HeldTool is why every call of a tool waits, or nothing.
func (a *Authority) HeldTool(tool string) string {
	if !slices.Contains(a.hold.Tools, tool) {
		return ""
	}
	return fmt.Sprintf("profile `%s` holds `%s`", a.profile, tool)
}

// HeldPath is why a call that reads or changes a cleaned path waits, or nothing.
func (a *Authority) HeldPath(op Op, path string) string {
	switch {
	case op == Read && a.hold.read.match(path):
		return fmt.Sprintf("profile `%s` holds reading of `%s`", a.profile, path)
	case op == Write && a.hold.write.match(path):
		return fmt.Sprintf("profile `%s` holds changes of `%s`", a.profile, path)
	}
	return ""
}

// Holds reports whether any call may have to wait.
func (a *Authority) Holds() bool {
	return len(a.hold.Tools)+len(a.hold.read)+len(a.hold.write) > 0
}

// HoldsReads reports whether reading of anything may have to wait.
func (a *Authority) HoldsReads() bool { return len(a.hold.read) > 0 }

// HoldsWrites reports whether a change of anything may have to wait.
func (a *Authority) HoldsWrites() bool { return len(a.hold.write) > 0 }
