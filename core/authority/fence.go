package authority

import (
	"fmt"
	"slices"
	"strings"
)

// Fence keeps a path, and everything below it, from being written, whatever the
// levels say: what governs the agent itself, and what a placement has there but does
// not show.
type Fence struct {
	Path   string // cleaned, relative to the workspace
	Reason string // completes the sentence "path `x` …"
	// Governs marks what decides about later calls, such as the policy document. It may
	// be read, and other spellings of its name are fenced too, since file systems of
	// some hosts take them for the same. The others may not be read either: they are
	// not in the workspace.
	Governs bool
}

// fences are the fences of an authority.
type fences struct {
	exact map[string]*Fence
	above map[string]bool // directories above a fence, but not the workspace itself
	folds []*Fence        // those that govern
}

func newFences(list []Fence) fences {
	f := fences{exact: make(map[string]*Fence, len(list)), above: map[string]bool{}}
	for i := range list {
		one := &list[i]
		f.exact[one.Path] = one
		if one.Governs {
			f.folds = append(f.folds, one)
		}
		for dir := parent(one.Path); dir != "."; dir = parent(dir) {
			f.above[dir] = true
		}
	}
	return f
}

func parent(path string) string {
	if i := strings.LastIndexByte(path, '/'); i >= 0 {
		return path[:i]
	}
	return "."
}

// at is the fence that holds path, or nil.
func (f fences) at(path string) *Fence {
	if len(f.exact) == 0 {
		return nil
	}
	for p := path; p != "."; p = parent(p) {
		if one := f.exact[p]; one != nil {
			return one
		}
		for _, one := range f.folds {
			if strings.EqualFold(one.Path, p) {
				return one
			}
		}
	}
	return nil
}

// below reports whether a fence lies below the directory path.
func (f fences) below(path string) bool {
	if f.above[path] {
		return true
	}
	for _, one := range f.folds {
		for dir := parent(one.Path); dir != "."; dir = parent(dir) {
			if strings.EqualFold(dir, path) {
				return true
			}
		}
	}
	return false
}

// Fenced is the authority with fences, in place of those that it had.
func (a *Authority) Fenced(list []Fence) *Authority {
	if len(list) == 0 && len(a.fences.exact) == 0 {
		return a
	}
	b := *a
	b.fences = newFences(slices.Clone(list))
	return &b
}

// Keeps reports whether something lies below a cleaned directory that the workspace
// does not show or that must stay where it is: the directory cannot be moved, nor
// removed.
func (a *Authority) Keeps(dir string) bool { return a.fences.below(dir) }

// refuseFence is the sentence of the fence that keeps path from being used for ops.
func (f fences) refuse(path string, ops []Op) string {
	one := f.at(path)
	if one == nil || one.Governs && !slices.Contains(ops, Write) {
		return ""
	}
	return fmt.Sprintf("path `%s` %s", path, one.Reason)
}

// RefuseWrite is why nobody whom the policy governs may write a cleaned path, or
// nothing: a fence, `ignore`, or that no store which holds it lets it be written.
func (p *Policy) RefuseWrite(path string, list []Fence) (level, reason string) {
	if reason := newFences(list).refuse(path, opsWrite); reason != "" {
		return LevelManifest, reason
	}
	stores, rel := p.locate(path)
	if len(stores) == 0 {
		return LevelManifest, fmt.Sprintf("path `%s` is outside every file store of the policy", path)
	}
	if i := p.ignoredBy(stores, rel); i >= 0 {
		return LevelManifest, p.leftOut(path, i)
	}
	for _, i := range stores {
		if p.Stores[i].allow(Write).match(rel) {
			return "", ""
		}
	}
	return LevelStore, p.refuseAllow(&p.Stores[stores[0]], Write, rel)
}

func (p *Policy) leftOut(path string, store int) string {
	return fmt.Sprintf("path `%s` is left out of the workspace by store `%s` (`ignore`)", path, p.Stores[store].Name)
}

func (p *Policy) refuseAllow(s *Store, op Op, rel string) string {
	if op == Write && len(s.Write) == 0 {
		return fmt.Sprintf("store `%s` permits no writes: declare `allow write [...]` (writes are denied by default)", s.Name)
	}
	return fmt.Sprintf("path `%s` is not in the `%s` store's `allow %s` policy", rel, s.Name, op)
}
