package actors

import (
	"context"
	"errors"

	"ambit/core/ledger"
	"ambit/core/workspace"
)

// mirrored commits an event of a run. If a host directory mirrors the run, changes
// made outside are committed first; then the event; then the directory follows.
func (h *Host) mirrored(ctx context.Context, s *slot, event Event) (*ledger.Record, error) {
	var key, request string
	switch ev := event.(type) {
	case CallTool:
		key, request = ev.Key, ev.Request
	case PutTree:
		key, request = ev.Key, ev.Request
	}
	owner := s.state.Owner
	if owner == "" {
		return h.commit(ctx, s, key, request, event)
	}
	unlock, err := h.lockMirror(ctx, owner)
	if err != nil {
		return nil, err
	}
	defer unlock()
	// Another process may have held the directory until now.
	if err := h.load(ctx, s, h.opt.Shared); err != nil {
		return nil, err
	}
	if err := h.scanLocked(ctx, s); err != nil {
		return nil, err
	}
	before := s.state.Seq
	r, err := h.commit(ctx, s, key, request, event)
	if err != nil || r == nil || r.Entry.Seq <= before {
		return r, err
	}
	return r, h.importEntry(ctx, s, r.Entry)
}

func (h *Host) lockMirror(ctx context.Context, owner string) (func(), error) {
	if h.opt.Mirror == nil || !h.opt.Mirror.Owned(owner) {
		return nil, &Error{Code: Misdirected, Message: "the workspace of this run mirrors " + owner + ", which another server holds"}
	}
	unlock, err := h.opt.Mirror.Lock(ctx, owner)
	if err != nil {
		return nil, storageError("locking the workspace directory", err)
	}
	return unlock, nil
}

// scan commits what changed outside in the mirrored directory, if there is one.
func (h *Host) scan(ctx context.Context, s *slot) error {
	if s.state.Owner == "" || s.state.Status == StatusClosed || s.state.Status == StatusExpired {
		return nil
	}
	unlock, err := h.lockMirror(ctx, s.state.Owner)
	if err != nil {
		return err
	}
	defer unlock()
	if err := h.load(ctx, s, h.opt.Shared); err != nil {
		return err
	}
	return h.scanLocked(ctx, s)
}

// scanLocked finishes an import that was cut off, then commits what changed outside.
func (h *Host) scanLocked(ctx context.Context, s *slot) error {
	owner := s.state.Owner
	if err := h.finishImport(ctx, s); err != nil {
		return err
	}
	_, err := h.commit(ctx, s, "", "", PutTree{Kind: ledger.External,
		Build: func(base *workspace.Snapshot, w workspace.BlobWriter) (workspace.Entry, error) {
			return h.opt.Mirror.Scan(owner, base, w)
		}})
	var known *Error
	switch {
	case errors.As(err, &known):
		return err
	case errors.Is(err, workspace.ErrTooLarge):
		return &Error{Code: TooLarge, Message: "the workspace directory does not fit: " + err.Error()}
	case err != nil:
		return storageError("reading the workspace directory", err)
	}
	if err := h.opt.Mirror.Settle(owner, s.state.Run, s.state.Tree); err != nil {
		return storageError("remembering the workspace directory", err)
	}
	return nil
}

// finishImport finishes what a crash cut off: the import of the run that had the
// directory last, be it this one or another.
func (h *Host) finishImport(ctx context.Context, s *slot) error {
	run, root, ok, err := h.opt.Mirror.Last(s.state.Owner)
	if err != nil {
		return storageError("reading what the workspace directory had", err)
	}
	if !ok {
		return nil
	}
	last := s
	if run != s.state.Run {
		// Its slot may wait for the directory that this one holds. The directory's lock is
		// enough: nobody changes the tree of the run without it.
		last = &slot{tenant: run.Tenant, id: run.ID}
		if err := h.refold(ctx, last, run); err != nil {
			return err
		}
		if last.state.Owner != s.state.Owner {
			return nil // it was deleted
		}
	} else if last.state.Tree.Hash != root.Hash {
		// Another process may have had the directory since the state was read.
		if err := h.fold(ctx, s); err != nil {
			return err
		}
	}
	if last.state.Tree.Hash == root.Hash {
		return nil
	}
	blobs := h.reader(ctx, last)
	d, err := workspace.Compare(workspace.NewSnapshot(root, blobs), workspace.NewSnapshot(last.state.Tree, blobs))
	if err != nil {
		return storageError("finishing an import", err)
	}
	return h.importDelta(ctx, last, last.state.Seq, d)
}

// importEntry makes the directory follow an entry that stands in the ledger.
func (h *Host) importEntry(ctx context.Context, s *slot, e *ledger.Entry) error {
	if e.After.Hash.IsZero() || e.After.Hash == e.Before {
		return nil
	}
	d, err := delta(e, h.reader(ctx, s))
	if err != nil {
		return storageError("reading the changes", err)
	}
	return h.importDelta(ctx, s, e.Seq, d)
}

// importDelta writes changes to the directory. What was changed meanwhile is left
// alone and recorded.
func (h *Host) importDelta(ctx context.Context, s *slot, seq uint64, d workspace.Delta) error {
	diverged, err := h.opt.Mirror.Import(s.state.Owner, s.state.Run, s.state.Tree, d, h.reader(ctx, s))
	if err != nil {
		return storageError("writing the workspace directory", err)
	}
	if len(diverged) > 0 {
		_, err = h.commit(ctx, s, "", "", Diverge{Paths: diverged, Refers: seq})
	}
	return err
}
