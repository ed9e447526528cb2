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
	return h.scanLocked(ctx, s)
}

// scanLocked finishes an import that was cut off, then commits what changed outside.
func (h *Host) scanLocked(ctx context.Context, s *slot) error {
	owner := s.state.Owner
	if known, ok := h.opt.Mirror.Known(owner, s.state.Run); ok && known.Hash != s.state.Tree.Hash {
		blobs := h.reader(ctx, s)
		d, err := workspace.Compare(workspace.NewSnapshot(known, blobs), workspace.NewSnapshot(s.state.Tree, blobs))
		if err != nil {
			return storageError("finishing the import of entry", err)
		}
		if err := h.importDelta(ctx, s, s.state.Seq, d); err != nil {
			return err
		}
	}
	_, err := h.commit(ctx, s, "", "", PutTree{Kind: ledger.External,
		Build: func(base *workspace.Snapshot, w workspace.BlobWriter) (workspace.Entry, error) {
			return h.opt.Mirror.Scan(owner, s.state.Run, base, w)
		}})
	var known *Error
	if err != nil && !errors.As(err, &known) {
		return &Error{Code: TooLarge, Message: "reading the workspace directory failed: " + err.Error()}
	}
	return err
}

// importEntry makes the directory follow an entry that stands in the ledger.
func (h *Host) importEntry(ctx context.Context, s *slot, e *ledger.Entry) error {
	if e.After.Hash == e.Before {
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
