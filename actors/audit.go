package actors

import (
	"errors"
	"fmt"
	"io"

	"golang.org/x/mod/sumdb/note"

	"ambit/core/ledger"
	"ambit/core/ledger/export"
	"ambit/core/workspace"
)

// Audit checks a ledger entry by entry: the chain, what stands beside it, and that the
// changes fold to the trees that the entries name.
type Audit struct {
	verifier ledger.Verifier
	keys     note.Verifiers
	state    *State
	blobs    func(*State) workspace.Blobs
	hashes   []workspace.Hash  // of the entries
	trees    []workspace.Entry // after the entries
	names    map[string]uint64 // of checkpoints
	files    map[workspace.Hash]bool
	heads    int
	signed   uint64
}

// AuditOptions say what an Audit can look at. The zero value checks the chain alone.
type AuditOptions struct {
	// Blobs reads the blobs that a state knows. Without it, payloads and packs outside the
	// records are not looked at, nor trees.
	Blobs func(*State) workspace.Blobs
	// Redacted reports blobs whose bytes were taken out on purpose.
	Redacted func(h workspace.Hash) bool
	// Keys know who may sign heads; without them no signature is checked.
	Keys note.Verifiers
}

// NewAudit begins to check the ledger of a run.
func NewAudit(run RunID, opt AuditOptions) *Audit {
	a := &Audit{state: NewState(run), blobs: opt.Blobs, keys: opt.Keys, names: map[string]uint64{}, files: map[workspace.Hash]bool{}}
	a.verifier = ledger.Verifier{Redacted: opt.Redacted, Keys: opt.Keys}
	if opt.Blobs != nil {
		a.verifier.Blobs = a
	}
	return a
}

// GetRange reads a blob of the state as far as it was audited.
func (a *Audit) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	return a.blobs(a.state).GetRange(h, off, n)
}

// Head is the last entry that was checked.
func (a *Audit) Head() ledger.Head {
	seq, hash := a.verifier.Head()
	return ledger.Head{Run: a.state.Run.String(), Seq: seq, Hash: hash}
}

// Status is where the run stands after the last entry.
func (a *Audit) Status() Status { return a.state.Status }

// RedactedPayloads counts the payloads whose bytes are gone.
func (a *Audit) RedactedPayloads() int { return a.verifier.RedactedPayloads() }

// Signed is the last entry that a signed head beside an entry covers, and how many such
// heads there are; without keys their signatures were not checked.
func (a *Audit) Signed() (seq uint64, heads int) { return a.signed, a.heads }

// Next checks the record that must come next.
func (a *Audit) Next(r *ledger.Record) error {
	e := r.Entry
	broken := func(err error) error {
		var b *ledger.BrokenError
		if errors.As(err, &b) {
			return err
		}
		return &ledger.BrokenError{Seq: a.state.Seq + 1, Reason: err.Error()}
	}
	before, seq := a.state.Tree, a.state.Seq
	approved := a.state.approves(e)
	// The blobs of the record are known to the state from here on.
	applied := a.state.Apply(r)
	if err := a.verifier.NextRecord(r); err != nil {
		return err
	}
	if applied != nil {
		return &ledger.BrokenError{Seq: seq + 1, Reason: "it does not follow the entry before it"}
	}
	if approved != nil {
		a.state.Seq = seq
		return broken(approved)
	}
	if a.blobs != nil {
		if err := a.tree(e, before); err != nil {
			a.state.Seq = seq
			return broken(err)
		}
	}
	a.hashes, a.trees = append(a.hashes, e.Hash), append(a.trees, a.state.Tree)
	if e.Kind == ledger.Checkpoint && e.Origin != "" {
		a.names[e.Origin] = e.Seq
	}
	if r.Head != "" {
		a.heads++
		a.signed = e.Seq
	}
	return nil
}

// CheckHead checks that a signed head is of the ledger that was audited: that nothing was
// cut off before it, and nothing exchanged.
func (a *Audit) CheckHead(text string) (*ledger.SignedHead, error) {
	h, err := ledger.OpenHead(text, a.keys)
	if err != nil {
		return nil, fmt.Errorf("signed head: %w", err)
	}
	last := uint64(len(a.hashes))
	switch {
	case h.Run != a.state.Run.String():
		return nil, fmt.Errorf("signed head: it is of run %s", h.Run)
	case h.Seq == 0 || h.Seq > last:
		return nil, fmt.Errorf("signed head: there was an entry %d when it was signed, the ledger ends with entry %d: its end was cut off", h.Seq, last)
	case a.hashes[h.Seq-1] != h.Hash:
		return nil, fmt.Errorf("signed head: entry %d had hash %s when it was signed, it has %s: the ledger was made anew", h.Seq, h.Hash, a.hashes[h.Seq-1])
	}
	a.heads++
	a.signed = max(a.signed, h.Seq)
	return h, nil
}

// AuditExport checks all of an export. Each, if it is not nil, is given each record that
// passed. Errors are *export.Error.
func AuditExport(f *export.File, opt AuditOptions, each func(r *ledger.Record) error) (*Audit, error) {
	run, err := ParseRunID(f.Run())
	if err != nil {
		return nil, &export.Error{Line: 1, Err: err}
	}
	opt.Blobs, opt.Redacted = func(*State) workspace.Blobs { return f }, f.Redacted
	a := NewAudit(run, opt)
	for {
		item, err := f.Next()
		if errors.Is(err, io.EOF) {
			return a, nil
		}
		if err != nil {
			return a, err
		}
		if item.Record == nil {
			_, err = a.CheckHead(item.Head)
		} else {
			err = a.Next(item.Record)
		}
		if err != nil {
			return a, &export.Error{Line: item.Line, Err: err}
		}
		if item.Record != nil && each != nil {
			if err := each(item.Record); err != nil {
				return a, err
			}
		}
	}
}

// tree checks that an entry's changes lead from the tree before it to the one it names.
func (a *Audit) tree(e *ledger.Entry, before workspace.Entry) error {
	after := e.After
	switch {
	case e.Kind == ledger.Open:
		if after != workspace.EmptyRoot(after.MTime) {
			return errors.New("a run begins with a tree that is not empty")
		}
		return nil
	case e.Kind == ledger.Fork:
		return a.whole(after)
	case after.Hash.IsZero():
		return nil
	case e.Before != before.Hash:
		return fmt.Errorf("it says that the tree before it was %s, the entries before it lead to %s", e.Before, before.Hash)
	}
	d, err := delta(e, a)
	if err != nil {
		return fmt.Errorf("its changes: %w", err)
	}
	for _, c := range d {
		if c.Kind == workspace.File && c.Op != workspace.Delete && c.Size > 0 {
			if err := a.present(c.Hash, c.Size); err != nil {
				return fmt.Errorf("file %q: %w", c.Path, err)
			}
			a.files[c.Hash] = true
		}
	}
	// Restored directories have objects already; others are made and forgotten.
	root, err := workspace.Apply(workspace.NewSnapshot(before, a), d, nowhere{})
	switch {
	case err != nil:
		return fmt.Errorf("its changes do not fit the tree before it: %w", err)
	case root.Hash != after.Hash, root.Size != after.Size, root.Count != after.Count:
		return fmt.Errorf("its changes lead to tree %s, it names %s", root.Hash, after.Hash)
	case e.Kind == ledger.Call && root != after:
		return errors.New("it names other attributes of the workspace than its changes lead to")
	}
	return nil
}

// present checks that a blob is there and has the size that the tree says.
func (a *Audit) present(h workspace.Hash, size int64) error {
	if a.verifier.Redacted != nil && a.verifier.Redacted(h) {
		return nil
	}
	last, err := a.GetRange(h, size-1, 2)
	if err != nil {
		return err
	}
	if len(last) != 1 {
		return fmt.Errorf("its content %s does not have %d bytes", h, size)
	}
	return nil
}

// whole checks that all of a tree is there.
func (a *Audit) whole(root workspace.Entry) error {
	return workspace.NewSnapshot(root, a).WalkObjects(func(path string, e workspace.Entry) error {
		if e.Kind != workspace.File || e.Size == 0 {
			return nil
		}
		if err := a.present(e.Hash, e.Size); err != nil {
			return fmt.Errorf("file %q: %w", path, err)
		}
		return nil
	})
}

// nowhere forgets what is written to it.
type nowhere struct{}

func (nowhere) PutBlob(workspace.Hash, []byte) error { return nil }

// Files tells the content of each file that the run ever had, as far as it was audited;
// some more than once.
func (a *Audit) Files(tell func(h workspace.Hash)) error {
	for h := range a.files {
		tell(h)
	}
	if len(a.trees) == 0 {
		return nil
	}
	return workspace.NewSnapshot(a.trees[0], a).WalkObjects(func(_ string, e workspace.Entry) error {
		if e.Kind == workspace.File {
			tell(e.Hash)
		}
		return nil
	})
}

// Tree is the files as they were after entry seq.
func (a *Audit) Tree(seq uint64) (*workspace.Snapshot, error) {
	if seq == 0 || seq > uint64(len(a.trees)) {
		return nil, errorf(NotFound, "there is no entry %d: the ledger ends with entry %d", seq, len(a.trees))
	}
	return workspace.NewSnapshot(a.trees[seq-1], a), nil
}

// Checkpoint is the entry of the last checkpoint of a name.
func (a *Audit) Checkpoint(name string) (seq uint64, ok bool) {
	seq, ok = a.names[name]
	return seq, ok
}
