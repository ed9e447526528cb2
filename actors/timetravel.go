package actors

import (
	"context"
	"fmt"
	"time"

	"ambit/core/ledger"
	"ambit/core/workspace"
)

// MarkCheckpoint names the workspace as it is.
type MarkCheckpoint struct{ Name string }

func (ev MarkCheckpoint) step(env *Env, s *State) (*Pending, error) {
	if err := s.mustBeOpen(env); err != nil {
		return nil, err
	}
	if s.Intent != 0 {
		return nil, errorf(Conflict, "a call with an outside effect is not settled yet (entry %d)", s.Intent)
	}
	e := s.entry(env, ledger.Checkpoint)
	e.Origin, e.Before, e.After = ev.Name, s.Tree.Hash, s.Tree
	return s.pending(e), nil
}

// Checkpoint names the workspace as it is; a restore or fork can name the entry.
func (h *Host) Checkpoint(ctx context.Context, tenant, id, name string) (*ledger.Entry, error) {
	var entry *ledger.Entry
	err := h.with(ctx, tenant, id, func(s *slot) error {
		if err := h.scan(ctx, s); err != nil {
			return err
		}
		r, err := h.commit(ctx, s, "", "", MarkCheckpoint{name})
		if err == nil {
			entry = r.Entry
		}
		return err
	})
	return entry, err
}

// TreeAt is the root of the run's files as they were after entry seq.
func (h *Host) TreeAt(ctx context.Context, tenant, id string, seq uint64) (workspace.Entry, error) {
	var root workspace.Entry
	err := h.with(ctx, tenant, id, func(s *slot) error {
		var err error
		root, err = h.treeAt(ctx, s, seq)
		return err
	})
	return root, err
}

func (h *Host) treeAt(ctx context.Context, s *slot, seq uint64) (workspace.Entry, error) {
	if seq == 0 || seq > s.state.Seq {
		return workspace.Entry{}, errorf(NotFound, "the run has no entry %d", seq)
	}
	for ; seq > 0; seq-- {
		r, err := readRecord(ctx, h.store, s.state.Run, seq)
		if err != nil {
			return workspace.Entry{}, storageError("reading the ledger", err)
		}
		if !r.Entry.After.Hash.IsZero() {
			return r.Entry.After, nil
		}
	}
	return workspace.EmptyRoot(s.state.Opened * 1_000_000), nil
}

// Fork says what to copy: a new run with the files of another.
type Fork struct {
	From    string
	To      string // "" for a random id
	Seq     uint64 // of the origin; 0 for its latest
	Profile string // "" for that of the origin
	Expires time.Time
}

// forkRun is the first entry of a fork.
type forkRun struct {
	open   OpenRun
	origin string
	tree   *workspace.Snapshot
}

func (ev forkRun) step(env *Env, s *State) (*Pending, error) {
	p, err := ev.open.step(env, s)
	if err != nil {
		return nil, err
	}
	e := p.Record.Entry
	e.Kind, e.Origin, e.After = ledger.Fork, ev.origin, ev.tree.Root
	pack := newPacker(s.blobs)
	if err := copyTree(ev.tree, pack); err != nil {
		return nil, storageError("copying the files", err)
	}
	outside := pack.into(p.Record)
	e.Seal(s.Head)
	return &Pending{p.Record, outside}, nil
}

// copyTree copies all blobs of a tree.
func copyTree(tree *workspace.Snapshot, w workspace.BlobWriter) error {
	object := func(e workspace.Entry) error {
		entries, err := tree.Dir(e)
		if err != nil {
			return err
		}
		data, err := workspace.EncodeDir(entries)
		if err != nil {
			return err
		}
		return w.PutBlob(e.Hash, data)
	}
	if err := object(tree.Root); err != nil {
		return err
	}
	return tree.Walk(func(path string, e workspace.Entry) error {
		switch e.Kind {
		case workspace.Dir:
			return object(e)
		case workspace.File:
			data, err := readAll(tree.Blobs, e.Hash, e.Size)
			if err != nil {
				return fmt.Errorf("%s: %w", path, err)
			}
			return w.PutBlob(e.Hash, data)
		}
		return nil
	})
}

// Fork makes a new run of the tenant with the files that another has, or had.
func (h *Host) Fork(ctx context.Context, tenant string, f Fork) (*State, error) {
	var tree *workspace.Snapshot
	var origin, profile string
	err := h.with(ctx, tenant, f.From, func(s *slot) error {
		if err := h.scan(ctx, s); err != nil {
			return err
		}
		st := s.state.snapshot()
		if f.Seq == 0 {
			f.Seq = st.Seq
		}
		root, err := h.treeAt(ctx, s, f.Seq)
		if err != nil {
			return err
		}
		tree = workspace.NewSnapshot(root, NewBlobs(ctx, h.store, st))
		origin, profile = fmt.Sprintf("%s@%d", st.Run, f.Seq), st.Profile
		return nil
	})
	if err != nil {
		return nil, err
	}
	if f.Profile == "" {
		f.Profile = profile
	}
	open := OpenRun{Profile: f.Profile, Expires: f.Expires}
	return h.begin(ctx, tenant, f.To, open, forkRun{open, origin, tree})
}

// PutPart stores bytes that a later PutTree assembles into files.
func (h *Host) PutPart(ctx context.Context, tenant, id string, sum workspace.Hash, data []byte) error {
	return h.with(ctx, tenant, id, func(s *slot) error {
		if s.state.Status != StatusOpen {
			return errorf(Expired, "the run is over")
		}
		if err := h.store.PutPack(ctx, s.state.Run, sum, data); err != nil {
			return storageError("storing the part", err)
		}
		return nil
	})
}

// Part reads back what PutPart stored.
func (h *Host) Part(ctx context.Context, tenant, id string, sum workspace.Hash, size int64) ([]byte, error) {
	latest, err := h.store.Latest(ctx, tenant, id)
	if err != nil {
		return nil, storageError("reading the run", err)
	}
	if size < 0 || size > packMax {
		return nil, errorf(Invalid, "a part has at most %d bytes", packMax)
	}
	data, err := h.store.GetRange(ctx, RunID{tenant, id, latest}, sum, 0, int(size))
	if err != nil {
		return nil, err
	}
	if workspace.Sum(data) != sum {
		return nil, errorf(Invalid, "part %s does not have %d bytes", sum, size)
	}
	return data, nil
}
