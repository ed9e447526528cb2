package authority

import (
	"fmt"
	"slices"
)

// Request is one thing that somebody wants to do. Tool names a tool of the agent;
// without it, Op says what is wanted. A file tool without a Path asks whether the
// tool may be used at all.
type Request struct {
	Tool   string // bash, read, write, edit, ls, find, grep, recall, or a script's name
	Op     Op
	Path   string // relative to the workspace; normalised before it is decided
	Script string // of Op Script
}

// Verdict is the answer to a Request. Level and Reason are set when it is refused.
type Verdict struct {
	Allowed bool
	Level   string // the first level that refused
	Reason  string // its sentence
}

// Step is what one level says about a request by itself.
type Step struct {
	Level   string
	Allowed bool
	Reason  string // why it allows, or the sentence that refuses
}

// fileTools are the tools every agent knows, in the order they are offered.
var fileTools = []string{"bash", "read", "write", "edit", "ls", "find", "grep", "recall"}

// FileTools lists the tools besides scripts.
func FileTools() []string { return slices.Clone(fileTools) }

// query is a request in the terms of the levels: every op must be allowed.
type query struct {
	ops     []Op
	script  string
	path    string // cleaned; "" when only the tool is asked about
	rel     string // path below the root of its stores
	stores  []int  // those with the longest root that holds path
	listing bool   // passing through is enough: what is listed is decided on its own
	unknown string // a tool that does not exist
}

var (
	opsRead  = []Op{Read}
	opsWrite = []Op{Write}
	opsEdit  = []Op{Read, Write}
	opsRun   = []Op{Run}
)

func (r Request) query() query {
	switch r.Tool {
	case "":
		switch r.Op {
		case Read:
			return query{ops: opsRead}
		case Write:
			return query{ops: opsWrite}
		case Run:
			return query{ops: opsRun}
		case Script:
			return query{ops: []Op{Script}, script: r.Script}
		}
		return query{unknown: string(r.Op)}
	case "bash":
		return query{ops: opsRun}
	case "read", "recall":
		return query{ops: opsRead}
	case "write":
		return query{ops: opsWrite}
	case "edit":
		return query{ops: opsEdit}
	case "ls", "find", "grep":
		return query{ops: opsRead, listing: true}
	}
	return query{ops: []Op{Script}, script: r.Tool}
}

// Decide is the one decision: it asks the levels in order and stops at the first
// that refuses.
func (a *Authority) Decide(r Request) Verdict {
	q := r.query()
	for i := range levels {
		if reason := levels[i].refuse(a, &q, r.Path); reason != "" {
			return Verdict{Level: levels[i].name, Reason: reason}
		}
	}
	return Verdict{Allowed: true}
}

// Explain asks every level, also those behind the one that decides. A level that
// needs what an earlier one could not find (the store of a path that lies in none)
// is left out.
func (a *Authority) Explain(r Request) ([]Step, Verdict) {
	q := r.query()
	var steps []Step
	for i, l := range levels {
		reason := l.refuse(a, &q, r.Path)
		step := Step{Level: l.name, Allowed: reason == "", Reason: reason}
		if step.Allowed {
			step.Reason = l.because(a, &q)
		}
		steps = append(steps, step)
		if i == 0 && reason != "" {
			break
		}
	}
	return steps, a.Decide(r)
}

// level is one ceiling: refuse gives the sentence that refuses, or nothing.
type level struct {
	name    string
	refuse  func(a *Authority, q *query, path string) string
	because func(a *Authority, q *query) string
}

var levels = [...]level{
	{LevelManifest, (*Authority).refuseManifest, (*Authority).becauseManifest},
	{LevelProfile, (*Authority).refuseProfile, (*Authority).becauseProfile},
	{LevelGrant, (*Authority).refuseGrant, (*Authority).becauseGrant},
	{LevelRequires, (*Authority).refuseRequires, (*Authority).becauseRequires},
	{LevelStore, (*Authority).refuseStore, (*Authority).becauseStore},
}

// refuseManifest places the request: its path in a store, its script in the manifest.
func (a *Authority) refuseManifest(q *query, path string) string {
	if q.unknown != "" {
		return fmt.Sprintf("unknown operation `%s`", q.unknown)
	}
	switch q.ops[0] {
	case Run:
		return ""
	case Script:
		if a.policy.Script(q.script) == nil {
			return fmt.Sprintf("script capability `%s` is not declared in the manifest", q.script)
		}
		if a.inside {
			return fmt.Sprintf("script capability `%s` cannot run here: this placement has no executor", q.script)
		}
		return ""
	}
	if path == "" {
		return ""
	}
	clean, err := Clean(path)
	if err != nil {
		return err.Error()
	}
	q.path = clean
	q.stores, q.rel = a.policy.locate(clean)
	if reason := a.fences.refuse(clean, q.ops); reason != "" {
		return reason
	}
	if q.listing && (len(q.stores) == 0 || q.rel == ".") && a.policy.holdsRoot(clean) {
		return ""
	}
	if len(q.stores) == 0 {
		return fmt.Sprintf("path `%s` is outside every file store of the policy", clean)
	}
	if i := a.policy.ignoredBy(q.stores, q.rel); i >= 0 {
		return a.policy.leftOut(clean, i)
	}
	return ""
}

func (a *Authority) refuseProfile(q *query, _ string) string {
	for _, op := range q.ops {
		if !a.caps[capabilityOf(op, q.script)] {
			return fmt.Sprintf("%s is not permitted by profile `%s`", q.subject(op), a.profile)
		}
	}
	return ""
}

func (a *Authority) refuseRequires(q *query, _ string) string {
	if a.requires == nil {
		return ""
	}
	for _, op := range q.ops {
		if c := capabilityOf(op, q.script); !a.requires[c] {
			return fmt.Sprintf("%s is not required by this turn (`requires` does not list `%s`)", q.subject(op), c)
		}
	}
	return ""
}

// subject is what the chapter calls the thing an operation uses.
func (q *query) subject(op Op) string {
	switch op {
	case Run:
		return "bash"
	case Script:
		return fmt.Sprintf("script `%s`", q.script)
	}
	return "file " + string(op)
}

func (a *Authority) refuseGrant(q *query, _ string) string {
	for _, op := range q.ops {
		if reason := a.refuseGrantOp(q, op); reason != "" {
			return reason
		}
	}
	return ""
}

func (a *Authority) refuseGrantOp(q *query, op Op) string {
	switch op {
	case Run:
		if !a.grant.allows(ResourceCommand, opRun) {
			return "bash is not granted for this turn (`with access to command { run }` required)"
		}
		return ""
	case Script:
		if !a.grant.allows(q.script, opRun) {
			return fmt.Sprintf("script `%s` is not granted for this turn (`with access to %s { run }` required)", q.script, q.script)
		}
		return ""
	}
	if !slices.ContainsFunc(a.granted, func(g storeGrant) bool { return g.ops[op] }) {
		return fmt.Sprintf("file %s is not granted for this turn", op)
	}
	if q.path == "" || q.listing && (q.path == "." || a.reaches(q.path, false, false)) {
		return ""
	}
	var named, withOp string
	for _, i := range q.stores {
		g := a.granted[i]
		if len(g.ops) == 0 {
			continue
		}
		named = a.policy.Stores[i].Name
		if !g.ops[op] {
			continue
		}
		withOp = named
		if g.globs(op).match(q.rel) {
			return ""
		}
	}
	switch {
	case named == "":
		return fmt.Sprintf("path `%s` is outside every file store granted to this turn", q.path)
	case withOp == "":
		return fmt.Sprintf("file %s is not granted for store `%s` in this turn", op, named)
	}
	return fmt.Sprintf("path `%s` is not in the turn grant for store `%s` (`%s`)", q.path, withOp, op)
}

// refuseStore asks the stores that the grant covers: among stores that share a
// root, one must both be granted and allow.
func (a *Authority) refuseStore(q *query, _ string) string {
	if q.path == "" || q.listing && (q.path == "." || a.reaches(q.path, false, true)) {
		return ""
	}
	for _, op := range q.ops {
		if reason := a.refuseStoreOp(q, op); reason != "" {
			return reason
		}
	}
	return ""
}

func (a *Authority) refuseStoreOp(q *query, op Op) string {
	covered, first := false, -1
	for _, i := range q.stores {
		if g := a.granted[i]; g.ops[op] && g.globs(op).match(q.rel) {
			covered = true
			if a.policy.Stores[i].allow(op).match(q.rel) {
				return ""
			}
			if first < 0 {
				first = i
			}
		}
	}
	if !covered {
		// The grant has refused; what the store would say of itself is still worth
		// knowing in an explanation.
		for _, i := range q.stores {
			if a.policy.Stores[i].allow(op).match(q.rel) {
				return ""
			}
			if first < 0 {
				first = i
			}
		}
	}
	if first < 0 {
		return fmt.Sprintf("path `%s` is outside every file store of the policy", q.path)
	}
	return a.policy.refuseAllow(&a.policy.Stores[first], op, q.rel)
}
