package actors

import (
	"bytes"
	"context"
	"fmt"
	"time"

	"ambit/core/ledger"
	"ambit/core/workspace"
)

// Copy brings a finished run from one store into another, with its incarnation, entries
// and files. What is there already, from a copy that was cut off, is left as it is; a
// different run of the same name is refused and stays. A run that is open is refused:
// whoever holds it could go on writing to the store it comes from. Progress, if not nil,
// is told the seq of each entry that was copied.
func Copy(ctx context.Context, from, to Store, run RunID, progress func(seq uint64)) error {
	state := NewState(run)
	v := ledger.Verifier{}
	for state.Status != StatusClosed && state.Status != StatusExpired {
		recs, err := from.Read(ctx, run, state.Seq+1, readPage)
		if err != nil {
			return storageError("reading the ledger", err)
		}
		if len(recs) == 0 {
			break
		}
		for _, data := range recs {
			r, err := v.Next(data)
			if err == nil {
				err = state.Apply(r)
			}
			if err != nil {
				return fmt.Errorf("run %s cannot be copied: %w", run, err)
			}
		}
	}
	switch state.Status {
	case StatusNone:
		return errorf(NotFound, "there is no run %s", run)
	case StatusOpen:
		return errorf(Active, "run %s is open: close it first", run)
	}
	for seq := uint64(1); seq <= state.Seq; seq++ {
		if err := copyRecord(ctx, from, to, run, seq); err != nil {
			return err
		}
		if progress != nil {
			progress(seq)
		}
	}
	// A sweep of the new store finds out when the retention ends.
	if err := to.Wake(ctx, run, time.UnixMilli(state.Ended)); err != nil {
		return storageError("storing the run", err)
	}
	return nil
}

func copyRecord(ctx context.Context, from, to Store, run RunID, seq uint64) error {
	recs, err := from.Read(ctx, run, seq, 1)
	if err != nil || len(recs) == 0 {
		return storageError("reading the ledger", err)
	}
	r, err := ledger.ParseRecord(recs[0])
	if err != nil {
		return err
	}
	for _, p := range r.Entry.Packs {
		if p.Inline {
			continue
		}
		data, err := from.GetRange(ctx, run, p.Hash, 0, int(p.Size))
		if err == nil && workspace.Sum(data) != p.Hash {
			err = fmt.Errorf("pack %s of entry %d is damaged", p.Hash, seq)
		}
		if err != nil {
			return storageError("reading files", err)
		}
		if err := to.PutPack(ctx, run, p.Hash, data); err != nil {
			return storageError("storing files", err)
		}
	}
	err = to.Append(ctx, run, seq, recs[0])
	if err == nil {
		return nil
	}
	there, rerr := to.Read(ctx, run, seq, 1)
	switch {
	case rerr != nil || len(there) == 0:
		return storageError("storing the run", err)
	case !bytes.Equal(there[0], recs[0]):
		return errorf(Conflict, "the other store has another run %s (its entry %d differs)", run, seq)
	}
	return nil
}
