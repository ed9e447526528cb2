package actors

import (
	"context"

	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

// SnapshotAt is the run's files as they were after entry seq; 0 is the latest.
func (h *Host) SnapshotAt(ctx context.Context, tenant, id string, seq uint64) (*workspace.Snapshot, error) {
	if seq == 0 {
		return h.Tree(ctx, tenant, id)
	}
	var snap *workspace.Snapshot
	err := h.with(ctx, tenant, id, func(s *slot) error {
		root, err := h.treeAt(ctx, s, seq)
		if err == nil {
			snap = workspace.NewSnapshot(root, NewBlobs(ctx, h.store, s.state.snapshot()))
		}
		return err
	})
	return snap, err
}

// Record is one record of a run's ledger, as it is stored.
func (h *Host) Record(ctx context.Context, tenant, id string, seq uint64) ([]byte, error) {
	var data []byte
	err := h.with(ctx, tenant, id, func(s *slot) error {
		r, err := s.recordAt(ctx, h, seq)
		if err == nil {
			data = r.Marshal()
		}
		return err
	})
	return data, err
}

// PayloadOf is the bytes of a payload of entry seq: args, stdin, stdout, stderr or env,
// or the changes of the entry as JSON, delta.
func (h *Host) PayloadOf(ctx context.Context, tenant, id string, seq uint64, name string) ([]byte, error) {
	var data []byte
	err := h.with(ctx, tenant, id, func(s *slot) error {
		r, err := s.recordAt(ctx, h, seq)
		if err != nil {
			return err
		}
		blobs := h.reader(ctx, s)
		if name == "delta" {
			d, err := delta(r.Entry, blobs)
			if err != nil {
				return storageError("reading the changes", err)
			}
			data = ledger.DeltaJSON(d)
			return nil
		}
		switch {
		case r.Entry.Digest(name) == nil:
			return errorf(NotFound, "entry %d has no %s", seq, name)
		case r.Payloads[name] == nil:
			return errorf(NotFound, "the %s of entry %d was redacted", name, seq)
		}
		if data, err = payload(r, name, blobs); err != nil {
			return storageError("reading the payload", err)
		}
		return nil
	})
	return data, err
}

func (s *slot) recordAt(ctx context.Context, h *Host, seq uint64) (*ledger.Record, error) {
	if seq == 0 || seq > s.state.Seq {
		return nil, errorf(NotFound, "the run has no entry %d", seq)
	}
	r, err := readRecord(ctx, h.store, s.state.Run, seq)
	if err != nil {
		return nil, storageError("reading the ledger", err)
	}
	return r, nil
}

// AuthorityOf is what a turn may do under the policy in force now, ended or not.
func (h *Host) AuthorityOf(ctx context.Context, tenant, id string, turn uint64) (*authority.Authority, error) {
	var a *authority.Authority
	err := h.with(ctx, tenant, id, func(s *slot) error {
		t, ok := s.state.Turn(turn)
		if !ok {
			return errorf(NotFound, "no such turn")
		}
		grant, err := authority.ParseGrant(t.Grant)
		if err == nil {
			a, err = h.Policy().Authorize(s.state.Profile, grant, t.Requires)
		}
		if err != nil {
			return errorf(Conflict, "the policy has changed since the turn began: %v", err)
		}
		a = a.Fenced(h.fences(s))
		if !h.opt.Effects {
			a = a.WithoutScripts()
		}
		return nil
	})
	return a, err
}
