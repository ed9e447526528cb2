package actors

import (
	"errors"
	"slices"
	"strings"

	"github.com/tidwall/gjson"

	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

// Kept is a change that was asked for and not made.
type Kept struct{ Path, Level, Reason string }

// noteMax is how many paths of each kind a PutNote lists.
const noteMax = 100

// PutNote says what of a tree that came from outside did not become part of the
// workspace. It is recorded with the entry.
type PutNote struct {
	LeftOut     []string // `ignore`, or a fence; the topmost paths, at most 100
	LeftOutMore int      // that are not listed
	Kept        []Kept   // at most 100
	KeptMore    int
}

func (n *PutNote) empty() bool { return len(n.LeftOut) == 0 && len(n.Kept) == 0 }

// LeaveOut notes a path, once with all below it; those below come after it.
func (n *PutNote) LeaveOut(path string) {
	if n.LeavesOut(path) {
		return
	}
	if len(n.LeftOut) == noteMax {
		n.LeftOutMore++
		return
	}
	n.LeftOut = append(n.LeftOut, path)
}

// LeavesOut reports whether the note names a path or one above it.
func (n *PutNote) LeavesOut(path string) bool {
	return slices.ContainsFunc(n.LeftOut, func(out string) bool { return path == out || strings.HasPrefix(path, out+"/") })
}

func (n *PutNote) keep(k Kept) {
	if len(n.Kept) == noteMax {
		n.KeptMore++
		return
	}
	n.Kept = append(n.Kept, k)
}

// Value is the note as the ledger and the API have it; members that say nothing are
// left out.
func (n *PutNote) Value() ledger.Object {
	o := ledger.Object{}
	if len(n.LeftOut) > 0 {
		list := make([]ledger.Value, len(n.LeftOut))
		for i, path := range n.LeftOut {
			list[i] = path
		}
		o = append(o, ledger.Member{Name: "leftOut", Value: list})
	}
	if n.LeftOutMore > 0 {
		o = append(o, ledger.Member{Name: "leftOutMore", Value: n.LeftOutMore})
	}
	if len(n.Kept) > 0 {
		list := make([]ledger.Value, len(n.Kept))
		for i, k := range n.Kept {
			list[i] = ledger.Object{{Name: "path", Value: k.Path}, {Name: "level", Value: k.Level}, {Name: "reason", Value: k.Reason}}
		}
		o = append(o, ledger.Member{Name: "kept", Value: list})
	}
	if n.KeptMore > 0 {
		o = append(o, ledger.Member{Name: "keptMore", Value: n.KeptMore})
	}
	return o
}

// NoteOf reads the note of a record; it is empty if there is none.
func NoteOf(r *ledger.Record) PutNote {
	var n PutNote
	p := r.Payloads["args"]
	if p == nil || !gjson.ValidBytes(p.Data) {
		return n
	}
	v := gjson.ParseBytes(p.Data)
	for _, path := range v.Get("leftOut").Array() {
		n.LeftOut = append(n.LeftOut, path.String())
	}
	for _, k := range v.Get("kept").Array() {
		n.Kept = append(n.Kept, Kept{k.Get("path").String(), k.Get("level").String(), k.Get("reason").String()})
	}
	n.LeftOutMore, n.KeptMore = int(v.Get("leftOutMore").Int()), int(v.Get("keptMore").Int())
	return n
}

// permitted gives the changes of a mirrored directory that its policy lets somebody
// make. The paths of the others stay as they are, and so do the directories above
// them.
func permitted(p *authority.Policy, fences []authority.Fence, delta workspace.Delta, note *PutNote) workspace.Delta {
	stay := map[string]bool{} // directories that something which stays lies below
	hold := func(path string) {
		for i := strings.LastIndexByte(path, '/'); i > 0; i = strings.LastIndexByte(path[:i], '/') {
			stay[path[:i]] = true
		}
	}
	for _, f := range fences {
		hold(f.Path)
	}
	var allowed workspace.Delta
	for _, c := range apart(delta) {
		if level, reason := p.RefuseWrite(c.Path, fences); level != "" {
			note.keep(Kept{c.Path, level, reason})
			hold(c.Path)
			continue
		}
		allowed = append(allowed, c)
	}
	return slices.DeleteFunc(allowed, func(c workspace.Change) bool {
		if !stay[c.Path] || c.Op != workspace.Delete && c.Op != workspace.Modify {
			return false
		}
		note.keep(Kept{c.Path, authority.LevelManifest, "path `" + c.Path + "` holds something that stays"})
		return true
	})
}

// apart is the delta with each rename as what it does to either name.
func apart(delta workspace.Delta) workspace.Delta {
	out := make(workspace.Delta, 0, len(delta))
	for _, c := range delta {
		if c.Op != workspace.Rename {
			out = append(out, c)
			continue
		}
		gone, come := c, c
		gone.Op, gone.Path, gone.From = workspace.Delete, c.From, ""
		come.Op, come.From, come.Was = workspace.Add, "", workspace.Hash{}
		out = append(out, gone, come)
	}
	slices.SortFunc(out, func(a, b workspace.Change) int { return strings.Compare(a.Path, b.Path) })
	return out
}

// filter makes the tree that the permitted changes from base to root lead to.
func (ev PutTree) filter(env *Env, base, after *workspace.Snapshot, delta workspace.Delta, w workspace.BlobWriter, note *PutNote) (workspace.Entry, workspace.Delta, error) {
	allowed := permitted(env.Policy, env.Fences, delta, note)
	if len(note.Kept) == 0 {
		return after.Root, delta, nil
	}
	root, err := workspace.Apply(base, allowed, w)
	if errors.Is(err, workspace.ErrConflict) {
		return root, nil, errorf(Conflict, "the workspace cannot be replaced while parts of it stay: %v (%s)", err, note.Kept[0].Reason)
	}
	if err != nil {
		return root, nil, err
	}
	delta, err = workspace.Compare(base, workspace.NewSnapshot(root, after.Blobs))
	return root, delta, err
}

// leftOut notes the paths that are gone from a directory's tree since they are no
// longer part of it, and not since somebody deleted them.
func (note *PutNote) leftOut(env *Env, delta workspace.Delta) {
	for _, c := range delta {
		if c.Op != workspace.Delete {
			continue
		}
		out := env.Policy.Ignored(c.Path)
		for _, f := range env.Fences {
			out = out || !f.Governs && (c.Path == f.Path || strings.HasPrefix(c.Path, f.Path+"/"))
		}
		if out {
			note.LeaveOut(c.Path)
		}
	}
}
