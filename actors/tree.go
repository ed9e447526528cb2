package actors

import (
	"errors"
	"fmt"

	"ambit/core/ledger"
	"ambit/core/workspace"
)

// PutTree replaces the run's tree by one made outside of a tool call: files put
// through the API, or changes found in a mirrored host directory.
type PutTree struct {
	Kind ledger.Kind // WorkspacePut, External or Restore
	// Build makes the new tree from the old; new blobs go to w. It may be called
	// again if another writer was first.
	Build   func(base *workspace.Snapshot, w workspace.BlobWriter) (workspace.Entry, error)
	Note    *PutNote // that Build fills; nil if it leaves nothing out
	Refers  uint64   // of Restore: the entry whose tree comes back
	Origin  string   // of Checkpoint: its name
	Key     string
	Request string
}

// overlay reads blobs that an event collects, then those of the run.
type overlay struct {
	fresh *packer
	base  workspace.Blobs
}

func (o overlay) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	if o.fresh.seen[h] {
		return o.fresh.GetRange(h, off, n)
	}
	return o.base.GetRange(h, off, n)
}

func (ev PutTree) step(env *Env, s *State) (*Pending, error) {
	if s.Status == StatusNone {
		return nil, errorf(NotFound, "no such run")
	}
	if ev.Kind != ledger.External {
		if err := s.mustBeOpen(env); err != nil {
			return nil, err
		}
	}
	p := newPacker(s.blobs, env.Packs)
	base := workspace.NewSnapshot(s.Tree, env.Blobs)
	root, err := ev.Build(base, p)
	if err != nil {
		return nil, err
	}
	limits, err := lowered(env.Policy.Limits, s.Limits)
	if err != nil {
		return nil, &Error{Code: Invalid, Message: err.Error()}
	}
	if err := (workspace.Limits{Total: limits.WorkspaceBytes, Files: int(limits.Files)}).Check(root); err != nil {
		return nil, &Error{Code: TooLarge, Message: err.Error()}
	}
	delta, err := workspace.Compare(base, workspace.NewSnapshot(root, overlay{p, env.Blobs}))
	if err != nil {
		return nil, fmt.Errorf("compare trees: %w", err)
	}
	if len(delta) == 0 && ev.Kind == ledger.External {
		return nil, nil
	}
	var note PutNote
	if ev.Note != nil {
		note = *ev.Note
	}
	switch {
	case ev.Kind == ledger.External:
		note.leftOut(env, delta)
	case s.Owner != "":
		if root, delta, err = ev.filter(env, base, workspace.NewSnapshot(root, overlay{p, env.Blobs}), delta, p, &note); err != nil {
			return nil, err
		}
	}
	e := s.entry(env, ev.Kind)
	e.Before, e.After, e.Delta = s.Tree.Hash, root, delta
	e.Policy, e.Key, e.Request, e.Refers = env.Policy.Digest(), ev.Key, ev.Request, ev.Refers
	e.Status = ledger.OK
	r := &ledger.Record{Entry: e, Payloads: map[string]*ledger.Payload{}}
	var args []byte
	if !note.empty() {
		args = ledger.Canonical(nil, note.Value())
		if err := addPayload(env, r, p, "args", args, &e.Args); err != nil {
			return nil, err
		}
	}
	e.SetEffect(ledger.Outputs{Args: args})
	if err := errors.Join(putPolicy(env, p), foldDelta(e, p)); err != nil {
		return nil, err
	}
	outside := p.into(r)
	e.Seal(s.Head)
	return &Pending{r, outside}, nil
}

// Diverge records host files that an import left alone.
type Diverge struct {
	Paths  []string
	Refers uint64 // the entry whose import it was
}

func (ev Diverge) step(env *Env, s *State) (*Pending, error) {
	e := s.entry(env, ledger.Diverged)
	e.Refers = ev.Refers
	paths := make([]ledger.Value, len(ev.Paths))
	for i, p := range ev.Paths {
		paths[i] = p
	}
	r := &ledger.Record{Entry: e, Payloads: map[string]*ledger.Payload{}}
	p := newPacker(s.blobs, env.Packs)
	if err := addPayload(env, r, p, "args", ledger.Canonical(nil, paths), &e.Args); err != nil {
		return nil, err
	}
	e.Reason = fmt.Sprintf("%d host files changed meanwhile and were left alone", len(ev.Paths))
	outside := p.into(r)
	e.Seal(s.Head)
	return &Pending{r, outside}, nil
}
