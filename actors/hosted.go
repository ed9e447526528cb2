package actors

import (
	"context"

	"ambit/core/capability"
	"ambit/core/ledger"
)

// RecordCommand records what a hosted agent was told, or what it used. It changes
// nothing else of the run.
type RecordCommand struct {
	Name string
	Turn uint64 // 0 outside of a turn
	Args []byte // a JSON object, kept as a payload; without credentials
	// Key, if set, is the idempotency key of the request that stands behind it, and Request
	// the hash of that.
	Key, Request string
}

func (ev RecordCommand) step(env *Env, s *State) (*Pending, error) {
	if err := s.mustBeOpen(env); err != nil {
		return nil, err
	}
	e := s.entry(env, ledger.Command)
	e.Tool, e.Turn, e.Key, e.Request = ev.Name, ev.Turn, ev.Key, ev.Request
	r := &ledger.Record{Entry: e, Payloads: map[string]*ledger.Payload{}}
	p := newPacker(s.blobs, env.Packs)
	if err := addPayload(env, r, p, "args", ev.Args, &e.Args); err != nil {
		return nil, err
	}
	outside := p.into(r)
	e.Seal(s.Head)
	return &Pending{r, outside}, nil
}

// Command records a command to the agent that a run hosts.
func (h *Host) Command(ctx context.Context, tenant, id string, ev RecordCommand) (seq uint64, err error) {
	err = h.with(ctx, tenant, id, func(s *slot) error {
		r, err := h.commit(ctx, s, ev.Key, ev.Request, ev)
		if r != nil {
			seq = r.Entry.Seq
		}
		return err
	})
	return seq, err
}

// Answered reports whether an idempotency key of a run's newest incarnation stands for the
// request. It fails if it stands for another; an id that no run has is no error.
func (h *Host) Answered(ctx context.Context, tenant, id, key, request string) (answered bool, err error) {
	if key == "" {
		return false, nil
	}
	err = h.hold(ctx, tenant, id, nil, func(s *slot) error {
		if err := h.load(ctx, s, true); err != nil {
			return err
		}
		use, ok := s.state.keys[key]
		if ok && use.request != request {
			return errorf(KeyReused, "the idempotency key was used for another request (entry %d)", use.seq)
		}
		answered = ok
		return nil
	})
	return answered, err
}

// Abandon closes a run whose host is gone. An effect that it left open is settled as
// uncertain first. A run that is over, or never was, is left as it is; found says
// whether there was something to close.
func (h *Host) Abandon(ctx context.Context, tenant, id, reason string) (found bool, err error) {
	err = h.with(ctx, tenant, id, func(s *slot) error {
		st := s.state
		if st.Status == StatusClosed {
			return nil
		}
		if st.Intent != 0 {
			r, err := readRecord(ctx, h.store, st.Run, st.Intent)
			if err != nil {
				return storageError("reading the ledger", err)
			}
			if _, err := h.commit(ctx, s, "", "", SettleEffect{Intent: st.Intent, Turn: r.Entry.Turn, Name: r.Entry.Tool,
				Outcome: capability.Outcome{Status: ledger.UncertainState, Reason: reason}}); err != nil {
				return err
			}
		}
		found = true
		return h.repeat(ctx, s, CloseRun{reason})
	})
	if refusal(err) {
		err = nil // there is no such run
	}
	return found, err
}
