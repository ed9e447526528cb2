package authority

import (
	"path"
	"slices"
)

// Reach is what an authority reaches of one store. Globs are relative to the workspace.
type Reach struct {
	Store  string
	Globs  []string // a path must match one of them,
	Within []string // and one of these, if there are any
}

// Reach lists where an authority may read or write, in the order of the policy's stores.
// It describes, and decides nothing: what a store ignores and fences keep is not in it.
func (a *Authority) Reach(op Op) []Reach {
	if !a.caps[capabilityOf(op, "")] || a.requires != nil && !a.requires[capabilityOf(op, "")] {
		return nil
	}
	var list []Reach
	for i, g := range a.granted {
		s := &a.policy.Stores[i]
		allowed := s.Read
		if op == Write {
			allowed = s.Write
		}
		if !g.ops[op] || len(allowed) == 0 {
			continue
		}
		var granted []string
		for _, glob := range g.globs(op) {
			granted = append(granted, glob.source)
		}
		r := Reach{Store: s.Name}
		switch all := "**"; {
		case slices.Contains(allowed, all):
			r.Globs = granted
		case slices.Contains(granted, all), slices.Equal(granted, allowed):
			r.Globs = slices.Clone(allowed)
		default:
			r.Globs, r.Within = granted, slices.Clone(allowed)
		}
		for _, globs := range [][]string{r.Globs, r.Within} {
			for j, glob := range globs {
				globs[j] = path.Join(s.Root, glob)
			}
		}
		list = append(list, r)
	}
	return list
}
