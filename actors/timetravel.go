package actors

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/tidwall/gjson"

	"ambit/core/ledger"
	"ambit/core/workspace"
)

// MarkCheckpoint names the workspace as it is.
type MarkCheckpoint struct {
	Name    string
	Key     string
	Request string
}

func (ev MarkCheckpoint) step(env *Env, s *State) (*Pending, error) {
	if err := s.mustBeOpen(env); err != nil {
		return nil, err
	}
	if s.Intent != 0 {
		return nil, errorf(Conflict, "a call with an outside effect is not settled yet (entry %d)", s.Intent)
	}
	e := s.entry(env, ledger.Checkpoint)
	e.Origin, e.Before, e.After = ev.Name, s.Tree.Hash, s.Tree
	e.Key, e.Request = ev.Key, ev.Request
	return s.signed(env, e)
}

// Checkpoint names the workspace as it is; a restore or fork can name the entry.
func (h *Host) Checkpoint(ctx context.Context, tenant, id string, ev MarkCheckpoint) (*ledger.Entry, error) {
	var entry *ledger.Entry
	err := h.with(ctx, tenant, id, func(s *slot) error {
		if err := h.scan(ctx, s); err != nil {
			return err
		}
		r, err := h.commit(ctx, s, ev.Key, ev.Request, ev)
		if err == nil {
			entry = r.Entry
		}
		return err
	})
	return entry, err
}

// SignedHead is the head of the run's ledger as it is now, as a signed note.
func (h *Host) SignedHead(ctx context.Context, tenant, id string) (string, error) {
	if h.opt.Signer == nil {
		return "", errorf(NotFound, "this server signs no heads: it has no key (`ambit serve --sign-key`, or AMBIT_SIGN_KEY)")
	}
	st, err := h.Run(ctx, tenant, id)
	if err != nil {
		return "", err
	}
	return ledger.Head{Run: st.Run.String(), Seq: st.Seq, Hash: st.Head}.Sign(h.opt.Signer)
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

// RestoreTo is the event that brings back the files as they were after entry seq. It is an
// entry like any other: those in between stay.
func (h *Host) RestoreTo(ctx context.Context, tenant, id string, seq uint64) (PutTree, error) {
	root, err := h.TreeAt(ctx, tenant, id, seq)
	return PutTree{Kind: ledger.Restore, Refers: seq,
		Build: func(*workspace.Snapshot, workspace.BlobWriter) (workspace.Entry, error) { return root, nil }}, err
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
	Key     string
	Request string
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
	pack := newPacker(s.blobs, env.Packs)
	if err := putPolicy(env, pack); err != nil {
		return nil, err
	}
	if err := copyTree(ev.tree, pack); err != nil {
		return nil, storageError("copying the files", err)
	}
	p.Record.Pack, e.Packs = nil, nil
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
	event, err := h.forkOf(ctx, tenant, f)
	if err != nil {
		return nil, err
	}
	return h.begin(ctx, tenant, f.To, event.open, event)
}

// forkOf reads what a fork begins with.
func (h *Host) forkOf(ctx context.Context, tenant string, f Fork) (forkRun, error) {
	var event forkRun
	err := h.with(ctx, tenant, f.From, func(s *slot) error {
		if err := h.scan(ctx, s); err != nil {
			return err
		}
		st := s.state.snapshot()
		if f.Seq == 0 {
			f.Seq = st.Seq
		}
		if f.Profile == "" {
			f.Profile = st.Profile
		}
		root, err := h.treeAt(ctx, s, f.Seq)
		if err != nil {
			return err
		}
		event = forkRun{OpenRun{Profile: f.Profile, Expires: f.Expires, Key: f.Key, Request: f.Request}, fmt.Sprintf("%s@%d", st.Run, f.Seq),
			workspace.NewSnapshot(root, NewBlobs(ctx, h.store, st))}
		return nil
	})
	return event, err
}

// ExportFork is a fork as bytes, for ImportFork of a host over another store: a line
// of canonical JSON, then the blobs one after another.
func (h *Host) ExportFork(ctx context.Context, tenant string, f Fork) ([]byte, error) {
	event, err := h.forkOf(ctx, tenant, f)
	if err != nil {
		return nil, err
	}
	p := newPacker(newBlobIndex(), nil)
	if err := copyTree(event.tree, p); err != nil {
		return nil, storageError("copying the files", err)
	}
	p.flush()
	sizes := []ledger.Value{}
	var blobs []byte
	for _, b := range p.packs {
		for _, m := range b.pack.Index {
			sizes = append(sizes, m.Size)
		}
		blobs = append(blobs, b.data...)
	}
	root := event.tree.Root
	head := ledger.Canonical(nil, ledger.Object{{Name: "profile", Value: event.open.Profile}, {Name: "expires", Value: event.open.Expires.UnixMilli()},
		{Name: "origin", Value: event.origin}, {Name: "tree", Value: root.Hash.String()}, {Name: "bytes", Value: root.Size}, {Name: "entries", Value: root.Count},
		{Name: "mode", Value: int64(root.Mode)}, {Name: "mtime", Value: strconv.FormatInt(root.MTime, 10)}, {Name: "sizes", Value: sizes}})
	return append(append(head, '\n'), blobs...), nil
}

// ImportFork begins a run from what ExportFork gave.
func (h *Host) ImportFork(ctx context.Context, tenant, id string, payload []byte) (*State, error) {
	head, data, ok := bytes.Cut(payload, []byte("\n"))
	if !ok || !ledger.ValidJSON(head) {
		return nil, errorf(Invalid, "not a fork")
	}
	v := gjson.ParseBytes(head)
	blobs := workspace.MemBlobs{}
	for _, size := range v.Get("sizes").Array() {
		n := size.Int()
		if n < 0 || n > int64(len(data)) {
			return nil, errorf(Invalid, "the fork is truncated")
		}
		blobs[workspace.Sum(data[:n])] = data[:n]
		data = data[n:]
	}
	tree, err := workspace.ParseHash(v.Get("tree").String())
	if err != nil {
		return nil, &Error{Code: Invalid, Message: err.Error()}
	}
	mtime, err := strconv.ParseInt(v.Get("mtime").String(), 10, 64)
	if err != nil {
		return nil, errorf(Invalid, "the fork has no time")
	}
	open := OpenRun{Profile: v.Get("profile").String(), Expires: time.UnixMilli(v.Get("expires").Int())}
	root := workspace.Entry{Kind: workspace.Dir, Mode: uint32(v.Get("mode").Uint()), MTime: mtime, Hash: tree, Size: v.Get("bytes").Int(), Count: v.Get("entries").Int()}
	return h.begin(ctx, tenant, id, open, forkRun{open, v.Get("origin").String(), workspace.NewSnapshot(root, blobs)})
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

// Pack reads up to n bytes of a pack of the run from off on; of the newest incarnation where
// run names none.
func (h *Host) Pack(ctx context.Context, run RunID, sum workspace.Hash, off int64, n int) ([]byte, error) {
	run, err := h.incarnation(ctx, run)
	if err != nil {
		return nil, err
	}
	data, err := h.store.GetRange(ctx, run, sum, off, n)
	if err != nil && !errors.Is(err, workspace.ErrMissing) {
		return nil, storageError("reading files", err)
	}
	return data, err
}
