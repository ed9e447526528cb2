package authority

import (
	"fmt"
	"slices"
	"strings"
)

// ExplainText prints what each level says about a request and which one decides:
//
//	read docs/a.md
//	  manifest  allows   store `project_files` (root `.`) holds the path
//	  profile   allows   profile `repo-reader` allows `repo.read`
//	  grant     refuses  path `docs/a.md` is not in the turn grant for store `project_files` (`read`)
//	  …
//	refused by grant
func (a *Authority) ExplainText(r Request) string {
	steps, v := a.Explain(r)
	var b strings.Builder
	what := r.Tool
	if what == "" {
		what = strings.TrimSpace(string(r.Op) + " " + r.Script)
	}
	fmt.Fprintln(&b, strings.TrimSpace(what+" "+r.Path))
	for _, s := range steps {
		word := "allows"
		if !s.Allowed {
			word = "refuses"
		}
		fmt.Fprintf(&b, "  %-8s  %-7s  %s\n", s.Level, word, s.Reason)
	}
	if v.Allowed {
		b.WriteString("allowed\n")
	} else {
		fmt.Fprintf(&b, "refused by %s\n", v.Level)
	}
	return b.String()
}

func (a *Authority) storeNames(stores []int) string {
	names := make([]string, len(stores))
	for i, s := range stores {
		names[i] = "`" + a.policy.Stores[s].Name + "`"
	}
	return strings.Join(names, ", ")
}

func (a *Authority) becauseManifest(q *query) string {
	switch {
	case q.ops[0] == Run:
		return "the virtual shell exists"
	case q.ops[0] == Script:
		return fmt.Sprintf("the manifest declares script `%s`", q.script)
	case q.path == "":
		return "the tool exists"
	case len(q.stores) == 0:
		return "stores lie below the directory"
	}
	return fmt.Sprintf("store %s (root `%s`) holds the path", a.storeNames(q.stores), a.policy.Stores[q.stores[0]].Root)
}

func (q *query) capabilities() string {
	names := make([]string, len(q.ops))
	for i, op := range q.ops {
		names[i] = "`" + capabilityOf(op, q.script) + "`"
	}
	return strings.Join(names, " and ")
}

func (a *Authority) becauseProfile(q *query) string {
	return fmt.Sprintf("profile `%s` allows %s", a.profile, q.capabilities())
}

func (a *Authority) becauseRequires(q *query) string {
	if a.requires == nil {
		return "the turn requires nothing in particular"
	}
	return "the turn requires " + q.capabilities()
}

func (a *Authority) becauseGrant(q *query) string {
	switch {
	case q.ops[0] == Run:
		return "the turn grants `command { run }`"
	case q.ops[0] == Script:
		return fmt.Sprintf("the turn grants `%s { run }`", q.script)
	case q.path == "":
		return "the turn grants file operations"
	}
	for _, i := range q.stores {
		for _, g := range a.granted[i].globs(q.ops[0]) {
			if g.Match(q.rel) {
				return fmt.Sprintf("`%s` of the grant for store `%s` covers the path", g, a.policy.Stores[i].Name)
			}
		}
	}
	return "something at or below the directory is granted"
}

func (a *Authority) becauseStore(q *query) string {
	if len(q.ops) > 0 && q.ops[0] != Read && q.ops[0] != Write || q.path == "" {
		return "no store is concerned"
	}
	op := q.ops[len(q.ops)-1]
	for _, i := range q.stores {
		s := &a.policy.Stores[i]
		if j := slices.IndexFunc(s.allow(op), func(g *Glob) bool { return g.Match(q.rel) }); j >= 0 {
			return fmt.Sprintf("`allow %s` of store `%s` has `%s`", op, s.Name, s.allow(op)[j])
		}
	}
	return "a store allows something at or below the directory"
}
