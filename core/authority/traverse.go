package authority

import "strings"

// Traverse reports whether the directory at a cleaned workspace path may be passed
// through, because something at or below it may be readable or writable. The
// workspace itself always may.
func (a *Authority) Traverse(path string) bool {
	if path == "." {
		return true
	}
	clean, err := Clean(path)
	if err != nil || a.policy.Ignored(clean) {
		return false
	}
	return a.reaches(clean, true, true)
}

// reaches looks for a store that holds dir, or lies below it, in which the grant
// lets an operation through somewhere at or below dir. caps asks profile and
// requires about the operation as well, store the store's own policy.
func (a *Authority) reaches(dir string, caps, store bool) bool {
	for _, op := range [...]Op{Read, Write} {
		if caps && (!a.caps[capabilityOf(op, "")] || a.requires != nil && !a.requires[capabilityOf(op, "")]) {
			continue
		}
		stores, rel := a.policy.locate(dir)
		for _, i := range stores {
			g := a.granted[i]
			if g.ops[op] && g.globs(op).mayMatchBelow(rel) && (!store || a.policy.Stores[i].allow(op).mayMatchBelow(rel)) {
				return true
			}
		}
		for i := range a.policy.Stores {
			s := &a.policy.Stores[i]
			if _, ok := below(dir, s.Root); !ok || !a.granted[i].ops[op] {
				continue
			}
			if !store || len(s.allow(op)) > 0 {
				return true
			}
		}
	}
	return false
}

// locate finds the stores with the longest root that holds path: a store inside
// another takes its subtree out of it.
func (p *Policy) locate(path string) (stores []int, rel string) {
	longest := -1
	for i := range p.Stores {
		r, ok := below(p.Stores[i].Root, path)
		if !ok {
			continue
		}
		n := len(p.Stores[i].Root)
		if p.Stores[i].Root == "." {
			n = 0
		}
		switch {
		case n > longest:
			longest, rel = n, r
			stores = append(stores[:0], i)
		case n == longest:
			stores = append(stores, i)
		}
	}
	return stores, rel
}

// holdsRoot reports whether a store's root is dir or lies below it.
func (p *Policy) holdsRoot(dir string) bool {
	for i := range p.Stores {
		if _, ok := below(dir, p.Stores[i].Root); ok {
			return true
		}
	}
	return dir == "."
}

// Ignored reports whether a cleaned workspace path is left out of the workspace:
// a store's `ignore` covers it or a directory above it, or it lies in no store (and
// no store lies below it).
func (p *Policy) Ignored(path string) bool {
	if p.holdsRoot(path) {
		return false
	}
	stores, rel := p.locate(path)
	return len(stores) == 0 || p.ignoredBy(stores, rel) >= 0
}

// ignoredBy is the store among those given that ignores rel, or -1.
func (p *Policy) ignoredBy(stores []int, rel string) int {
	if rel == "." {
		return -1
	}
	for _, i := range stores {
		if p.Stores[i].ignores(rel) {
			return i
		}
	}
	return -1
}

// StateDir is the name, at any depth, of directories that hold ledgers and keys.
const StateDir = ".ambit"

// ImportPrefix begins the names of files that an import into a host directory has not
// finished.
const ImportPrefix = ".ambit-import-"

// Reserved reports whether a name is Ambit's own: it is never part of a workspace,
// whatever the policy says.
func Reserved(name string) bool {
	return name == StateDir || strings.HasPrefix(name, ImportPrefix)
}

// ignores tests rel and every directory above it.
func (s *Store) ignores(rel string) bool {
	start := 0
	for i := 0; i <= len(rel); i++ {
		if i < len(rel) && rel[i] != '/' {
			continue
		}
		if name := rel[start:i]; Reserved(name) || s.ignoreNames.match(name) || s.ignorePaths.match(rel[:i]) {
			return true
		}
		start = i + 1
	}
	return false
}

// isName tells entries of `ignore` apart: one without a slash is a name at any depth,
// the others are anchored at the store's root.
func isName(entry string) bool { return !strings.Contains(entry, "/") }
