package actors

import (
	"context"
	"io"

	"ambit/core/ledger"
	"ambit/core/ledger/export"
)

// Export writes a run's ledger as one self-contained file, as far as it goes now. It
// stops at what does not verify: an export says nothing that the ledger does not.
func Export(ctx context.Context, w io.Writer, store Store, run RunID) error {
	x, err := export.NewWriter(w, run.String())
	if err != nil {
		return err
	}
	state := NewState(run)
	blobs := NewBlobs(ctx, store, state)
	v := new(ledger.Verifier)
	for {
		recs, err := store.Read(ctx, run, state.Seq+1, 16)
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
			if err == nil {
				blobs.keep(r.Entry.Seq, r.Pack)
				err = x.Record(r, blobs)
			}
			if err != nil {
				return err
			}
		}
	}
	if state.Seq == 0 {
		return errorf(NotFound, "there is no run %s", run)
	}
	return x.Close()
}
