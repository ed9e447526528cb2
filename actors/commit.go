package actors

import (
	"context"
	"errors"
	"fmt"
	"time"

	"ambit/core/ledger"
	"ambit/core/workspace"
)

var (
	errCancelled = errors.New("the call was cancelled")
	errRealTime  = errors.New("the call took more real time than the server allows")
)

const (
	// readPage is how many records are read at once when a state is folded.
	readPage = 256
	// checkpointEvery is how many entries may pass between two checkpoints.
	checkpointEvery = 64
	// commitTries bounds how often an event is stepped again after another writer
	// was first.
	commitTries = 8
)

// load brings the slot's state up to date: from a checkpoint and the records behind
// it, or, if it is cached, from the records behind that.
func (h *Host) load(ctx context.Context, s *slot, probe bool) error {
	if s.state != nil {
		if !probe {
			return nil
		}
		if err := h.fold(ctx, s); err != nil {
			return err
		}
		if s.state.Status != StatusClosed && s.state.Status != StatusExpired && s.state.Status != StatusNone {
			return nil
		}
	}
	latest, err := h.store.Latest(ctx, s.tenant, s.id)
	if err != nil {
		return storageError("reading the run", err)
	}
	run := RunID{s.tenant, s.id, max(latest, 1)}
	if s.state != nil && s.state.Run.Incarnation >= run.Incarnation {
		return nil // it may be one that is about to begin
	}
	if latest == 0 {
		s.state, s.sinceMark = NewState(run), 0
		return nil
	}
	if err := h.refold(ctx, s, run); err != nil {
		return err
	}
	if s.state.Seq == 0 {
		// The incarnation was deleted after its retention; it is not used again.
		run.Incarnation++
		s.state = NewState(run)
	}
	return nil
}

// refold makes the slot's state that of run, from its checkpoint and ledger.
func (h *Host) refold(ctx context.Context, s *slot, run RunID) error {
	s.state, s.sinceMark = NewState(run), 0
	if seq, data, err := h.store.LoadCheckpoint(ctx, run); err == nil && seq > 0 {
		if st, err := decodeState(run, data); err == nil && st.Seq == seq {
			s.state = st
		}
	}
	if err := h.fold(ctx, s); err != nil {
		s.state = nil // what was read so far is not the run's state
		return err
	}
	if s.state.Seq > 1 {
		// Who wrote the last entry told the store; it is not told by each new process.
		s.state.woken = nextWake(s.state, h.opt.Retention)
	}
	return nil
}

// fold applies the records that the state has not seen.
func (h *Host) fold(ctx context.Context, s *slot) error {
	for {
		recs, err := h.store.Read(ctx, s.state.Run, s.state.Seq+1, readPage)
		if err != nil {
			return storageError("reading the ledger", err)
		}
		for _, data := range recs {
			r, err := ledger.ParseRecord(data)
			if err == nil && r.Entry.Sum() != r.Entry.Hash {
				err = fmt.Errorf("entry %d was changed", r.Entry.Seq)
			}
			if err == nil {
				err = s.state.Apply(r)
			}
			if err != nil {
				broken := s.state.Run
				s.state = nil
				return storageError(fmt.Sprintf("folding the ledger of run %s", broken), err)
			}
			s.sinceMark++
		}
		if len(recs) < readPage {
			return nil
		}
	}
}

// commit steps event until its record stands in the ledger, or it turns out that
// there is nothing to append. The returned record is nil in that case. A record that
// already carries the event's idempotency key is returned as it stands.
func (h *Host) commit(ctx context.Context, s *slot, key, request string, event Event) (*ledger.Record, error) {
	if err := h.load(ctx, s, false); err != nil {
		return nil, err
	}
	var ours []workspace.Hash
	for range commitTries {
		if key != "" {
			if use, ok := s.state.keys[key]; ok {
				if use.request != request {
					return nil, errorf(KeyReused, "the idempotency key was used for another request (entry %d)", use.seq)
				}
				seq := use.seq
				if held := s.state.hold(seq); held != nil {
					seq = held.answer()
				}
				if seq != 0 {
					return readRecord(ctx, h.store, s.state.Run, seq)
				}
			}
		}
		s.broken = nil
		p, err := Step(h.env(ctx, s), s.state, event)
		if s.broken != nil && ctx.Err() == nil {
			// What came of it is not what the event does: nothing is recorded, so that it
			// can be sent again.
			return nil, storageError("reading or storing files", s.broken)
		}
		var answered *standing
		if errors.As(err, &answered) {
			return readRecord(ctx, h.store, s.state.Run, answered.seq)
		}
		if err != nil || p == nil {
			return nil, err
		}
		e := p.Record.Entry
		ours = append(ours, e.Hash)
		r, err := h.append(ctx, s, p, ours)
		if r != nil || err != nil {
			return r, err
		}
	}
	return nil, errorf(Contention, "other writers of run %s were first %d times", s.id, commitTries)
}

// append stores the packs and then the slot. It returns nil, nil if somebody else
// has the slot; the state then has their record.
func (h *Host) append(ctx context.Context, s *slot, p *Pending, ours []workspace.Hash) (r *ledger.Record, err error) {
	// From here on the caller's going away must not leave the outcome open.
	ctx = context.WithoutCancel(ctx)
	run, e := s.state.Run, p.Record.Entry
	ctx, end := h.Observe(ctx, Stage{Name: StageCommit, Run: run, Turn: e.Turn, Tool: e.Tool, Detail: string(e.Kind)})
	defer func() { end(Result{Err: err, Seq: e.Seq, Status: e.Status}) }()
	data := p.Record.Marshal()
	for _, b := range p.packs {
		if err := h.store.PutPack(ctx, run, b.pack.Hash, b.data); err != nil {
			return nil, storageError("storing files", err)
		}
	}
	err = h.store.Append(ctx, run, e.Seq, data)
	if err == nil {
		if err := s.state.Apply(p.Record); err != nil {
			s.state = nil
			return nil, storageError("folding the new entry", err)
		}
		h.reader(ctx, s).keep(e.Seq, p.Record.Pack)
		s.sinceMark++
		h.appended(ctx, s, e, len(data))
		h.hint(ctx, s)
		h.notify(s)
		return p.Record, nil
	}
	unknown := !errors.Is(err, ErrTaken)
	before := s.state.Seq
	if ferr := h.fold(ctx, s); ferr != nil {
		s.state = nil
		if unknown {
			return nil, storageError("appending to the ledger", errors.Join(err, ferr))
		}
		return nil, ferr
	}
	for seq := before + 1; seq <= s.state.Seq; seq++ {
		r, rerr := readRecord(ctx, h.store, run, seq)
		if rerr != nil {
			return nil, storageError("reading the ledger", rerr)
		}
		for _, hash := range ours {
			if r.Entry.Hash == hash {
				return r, nil
			}
		}
	}
	if unknown && (errors.Is(err, ErrFull) || s.state.Seq == before) {
		return nil, storageError("appending to the ledger", err)
	}
	return nil, nil
}

// hint stores what is not needed for correctness: a checkpoint now and then, and
// when the run must be looked at next.
func (h *Host) hint(ctx context.Context, s *slot) {
	st := s.state
	if s.sinceMark >= checkpointEvery {
		if h.store.SaveCheckpoint(ctx, st.Run, st.Seq, encodeState(st)) == nil {
			s.sinceMark = 0
		}
	}
	if at, changed := h.wake(st); changed {
		// A lost hint is found by the next event, or by a sweep over List.
		_ = h.store.Wake(ctx, st.Run, at)
	}
}

// wake is when the run must be looked at: at the end of its lease, then at that of
// its retention.
func (h *Host) wake(st *State) (at time.Time, changed bool) {
	if st.woken == nextWake(st, h.opt.Retention) {
		return time.Time{}, false
	}
	st.woken = nextWake(st, h.opt.Retention)
	if st.woken == 0 {
		return time.Time{}, true
	}
	return time.UnixMilli(st.woken), true
}

func nextWake(st *State, retention time.Duration) int64 {
	switch {
	case st.Status == StatusOpen:
		at := st.Expires
		if st.Intent != 0 {
			at = min(at, st.Deadline)
		}
		for i := range st.Holds {
			if h := &st.Holds[i]; h.Waiting() {
				at = min(at, h.Expires)
			}
		}
		return at
	case st.Status == StatusExpired, st.Status == StatusClosed:
		if retention > 0 {
			return st.Ended + retention.Milliseconds()
		}
	}
	return 0
}
