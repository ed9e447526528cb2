package authority

import (
	"fmt"
	"math/rand"
	"path"
	"slices"
	"strings"
)

// world is a random policy, profile, grant and requirement, kept as data so that the
// model can judge it without the code under test.
type world struct {
	stores   [3]modelStore
	profile  string
	requires []string
}

type modelStore struct {
	root                  string
	read, write, ignore   []string
	grantRead, grantWrite []string // nil: not granted
}

var modelGlobs = []string{"**", "*", "a/**", "**/*.md", "a/*", "b/**/c.md", "{a,b}/**", "[ab]", "c.md"}

func randomGlobs(rnd *rand.Rand) []string {
	var list []string
	for range rnd.Intn(3) {
		list = append(list, modelGlobs[rnd.Intn(len(modelGlobs))])
	}
	return list
}

func randomPath(rnd *rand.Rand) string {
	var parts []string
	for range 1 + rnd.Intn(4) {
		parts = append(parts, []string{"a", "b", "c.md", "x"}[rnd.Intn(4)])
	}
	return strings.Join(parts, "/")
}

func randomWorld(rnd *rand.Rand) *world {
	w := &world{profile: []string{"repo-reader", "repo-writer", "no-repo", "wide", "writer"}[rnd.Intn(5)]}
	for i := range w.stores {
		w.stores[i] = modelStore{
			root: []string{".", ".", "a", "a/b", "b"}[rnd.Intn(5)],
			read: randomGlobs(rnd), write: randomGlobs(rnd),
			grantRead: randomGlobs(rnd), grantWrite: randomGlobs(rnd),
		}
		if rnd.Intn(3) == 0 {
			w.stores[i].ignore = []string{[]string{"x", "a/x", "*.md", "b/**"}[rnd.Intn(4)]}
		}
	}
	if rnd.Intn(3) == 0 {
		w.requires = []string{[]string{CapRead, CapWrite, CapRun}[rnd.Intn(3)]}
	}
	return w
}

func quoteAll(list []string) string {
	quoted := make([]string, len(list))
	for i, s := range list {
		quoted[i] = fmt.Sprintf("%q", s)
	}
	return strings.Join(quoted, ", ")
}

func (w *world) document() string {
	var b strings.Builder
	b.WriteString(`{"version": 1, "profiles": {"wide": {"allow": ["repo.read", "repo.write", "command.run"]}, "writer": {"allow": ["repo.write"]}}, "stores": {`)
	for i, s := range w.stores {
		fmt.Fprintf(&b, "\n\"s%d\": {\"root\": %q, \"allow\": {\"read\": [%s], \"write\": [%s]}, \"ignore\": [%s]},", i, s.root, quoteAll(s.read), quoteAll(s.write), quoteAll(s.ignore))
	}
	return b.String() + "}}"
}

func (w *world) grant() string {
	var b strings.Builder
	for i, s := range w.stores {
		if len(s.grantRead)+len(s.grantWrite) == 0 {
			continue
		}
		fmt.Fprintf(&b, "s%d {", i)
		if len(s.grantRead) > 0 {
			fmt.Fprintf(&b, " read [%s]", quoteAll(s.grantRead))
		}
		if len(s.grantWrite) > 0 {
			fmt.Fprintf(&b, " write [%s]", quoteAll(s.grantWrite))
		}
		b.WriteString(" }\n")
	}
	return b.String()
}

// model decides by the definition: profile and requires name the capability, and some
// store with the longest root over the path both grants and allows it.
func (w *world) model(op Op, p string) bool {
	capability := map[Op]string{Read: CapRead, Write: CapWrite}[op]
	allowed := map[string][]string{
		"repo-reader": {CapRead}, "repo-writer": {CapRead, CapWrite}, "wide": {CapRead, CapWrite}, "writer": {CapWrite},
	}[w.profile]
	if !slices.Contains(allowed, capability) || w.requires != nil && !slices.Contains(w.requires, capability) {
		return false
	}
	longest := ""
	for _, s := range w.stores {
		if root := path.Join("/", s.root); strings.HasPrefix("/"+p+"/", strings.TrimSuffix(root, "/")+"/") && len(root) > len(longest) {
			longest = root
		}
	}
	if longest == "" {
		return false
	}
	rel := strings.TrimPrefix(strings.TrimPrefix("/"+p, longest), "/")
	ok := false
	for _, s := range w.stores {
		if path.Join("/", s.root) != longest {
			continue
		}
		if rel != "" {
			parts := strings.Split(rel, "/")
			for i := range parts {
				for _, ig := range s.ignore {
					target := parts[i]
					if strings.Contains(ig, "/") {
						target = strings.Join(parts[:i+1], "/")
					}
					if modelMatch(ig, target) {
						return false
					}
				}
			}
		}
		grant, allow := s.grantRead, s.read
		if op == Write {
			grant, allow = s.grantWrite, s.write
		}
		if anyModelMatch(grant, rel) && anyModelMatch(allow, rel) {
			ok = true
		}
	}
	return ok
}

func anyModelMatch(globs []string, rel string) bool {
	return slices.ContainsFunc(globs, func(g string) bool { return modelMatch(g, rel) })
}

// modelMatch is the naive definition, over the globs that worlds use.
func modelMatch(glob, rel string) bool {
	if strings.HasPrefix(glob, "{a,b}") {
		return modelMatch("a"+glob[5:], rel) || modelMatch("b"+glob[5:], rel)
	}
	var parts []string
	if rel != "" {
		parts = strings.Split(rel, "/")
	}
	return modelSegments(strings.Split(glob, "/"), parts)
}

func modelSegments(glob, parts []string) bool {
	if len(glob) == 0 {
		return len(parts) == 0
	}
	if glob[0] == "**" {
		return modelSegments(glob[1:], parts) || len(parts) > 0 && modelSegments(glob, parts[1:])
	}
	if len(parts) == 0 {
		return false
	}
	ok, _ := path.Match(glob[0], parts[0])
	return ok && modelSegments(glob[1:], parts[1:])
}
