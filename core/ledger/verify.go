package ledger

import (
	"fmt"
	"slices"

	"golang.org/x/mod/sumdb/note"

	"ambit/core/workspace"
)

// BrokenError names the first entry that does not fit the chain.
type BrokenError struct {
	Seq    uint64
	Reason string
}

func (e *BrokenError) Error() string {
	return fmt.Sprintf("ledger broken at seq %d: %s", e.Seq, e.Reason)
}

// Verifier checks a chain record by record. The zero value expects seq 1.
type Verifier struct {
	// Blobs, if set, is asked for payloads and packs that do not stand in the
	// record itself, so that their bytes are checked too.
	Blobs workspace.Blobs
	// Redacted, if set, reports blobs whose bytes were taken out on purpose.
	Redacted func(h workspace.Hash) bool
	// Keys, if set, know who may sign heads: each note then has to have a signature of
	// one of them.
	Keys note.Verifiers

	seq      uint64
	head     workspace.Hash
	run      string
	tenant   string
	inc      uint64
	redacted int
}

// Head is the seq and hash of the last good entry.
func (v *Verifier) Head() (seq uint64, hash workspace.Hash) { return v.seq, v.head }

// RedactedPayloads counts the payloads whose bytes are gone.
func (v *Verifier) RedactedPayloads() int { return v.redacted }

// Next checks the record that must come next; it returns *BrokenError if it does
// not fit.
func (v *Verifier) Next(data []byte) (*Record, error) {
	r, err := ParseRecord(data)
	if err != nil {
		return nil, &BrokenError{v.seq + 1, err.Error()}
	}
	return r, v.NextRecord(r)
}

// NextRecord is Next for a record that ParseRecord gave.
func (v *Verifier) NextRecord(r *Record) error {
	seq := v.seq + 1
	broken := func(format string, args ...any) error { return &BrokenError{seq, fmt.Sprintf(format, args...)} }
	e := r.Entry
	switch {
	case e.Seq != seq:
		return broken("it says seq %d", e.Seq)
	case e.Prev != v.head:
		return broken("prev is %s, the entry before has hash %s", e.Prev, v.head)
	case e.Sum() != e.Hash:
		return broken("content does not have the hash it claims")
	case seq == 1 && e.Kind != Open && e.Kind != Fork:
		return broken("a ledger cannot begin with %s", e.Kind)
	case seq > 1 && (e.Run != v.run || e.Tenant != v.tenant || e.Incarnation != v.inc):
		return broken("it belongs to another run")
	}
	if err := v.payloads(r); err != nil {
		return broken("%v", err)
	}
	if err := v.packs(r); err != nil {
		return broken("%v", err)
	}
	if err := v.signed(r); err != nil {
		return broken("%v", err)
	}
	v.seq, v.head = seq, e.Hash
	v.run, v.tenant, v.inc = e.Run, e.Tenant, e.Incarnation
	return nil
}

// signed checks the note beside an entry, if there is one.
func (v *Verifier) signed(r *Record) error {
	if r.Head == "" {
		return nil
	}
	h, err := OpenHead(r.Head, v.Keys)
	if err != nil {
		return fmt.Errorf("its signed head: %w", err)
	}
	if want := HeadOf(r.Entry); h.Head != want {
		return fmt.Errorf("its signed head is of %s, entry %d, hash %s", h.Run, h.Seq, h.Hash)
	}
	return nil
}

func (v *Verifier) payloads(r *Record) error {
	for _, name := range payloadNames {
		d, p := r.Entry.Digest(name), r.Payloads[name]
		switch {
		case d == nil && p != nil:
			return fmt.Errorf("payload %s is not part of the entry", name)
		case d == nil:
			continue
		case p == nil:
			v.redacted++
			continue
		}
		data := p.Data
		if !p.Ref.IsZero() {
			if v.Blobs == nil {
				continue
			}
			if v.isRedacted(p.Ref) {
				v.redacted++
				continue
			}
			var err error
			if data, err = ReadBlob(v.Blobs, p.Ref, d.Size); err != nil {
				return fmt.Errorf("payload %s: %w", name, err)
			}
		}
		if !d.Fits(p.Salt, data) {
			return fmt.Errorf("payload %s does not have the hash in the entry", name)
		}
	}
	return nil
}

func (v *Verifier) packs(r *Record) error {
	inline := false
	for _, p := range r.Entry.Packs {
		if p.Inline {
			if inline {
				return fmt.Errorf("it has two inline packs")
			}
			inline = true
			if len(r.Pack) > 0 || !slices.ContainsFunc(p.Index, func(b Blob) bool { return v.isRedacted(b.Hash) }) {
				if err := p.Check(r.Pack); err != nil {
					return err
				}
				continue
			}
		}
		if v.Blobs == nil {
			continue
		}
		for _, b := range p.Index {
			if v.isRedacted(b.Hash) {
				continue
			}
			data, err := ReadBlob(v.Blobs, b.Hash, b.Size)
			if err != nil {
				return err
			}
			if workspace.Sum(data) != b.Hash {
				return fmt.Errorf("blob %s has other bytes", b.Hash)
			}
		}
	}
	if !inline && len(r.Pack) > 0 {
		return fmt.Errorf("it has an inline pack that the entry does not name")
	}
	return nil
}

func (v *Verifier) isRedacted(h workspace.Hash) bool { return v.Redacted != nil && v.Redacted(h) }

// Check reports whether data is the pack: its hash and that of every member.
func (p *Pack) Check(data []byte) error {
	if int64(len(data)) != p.Size || workspace.Sum(data) != p.Hash {
		return fmt.Errorf("pack %s has other bytes", p.Hash)
	}
	for _, b := range p.Index {
		if workspace.Sum(data[:b.Size]) != b.Hash {
			return fmt.Errorf("blob %s has other bytes", b.Hash)
		}
		data = data[b.Size:]
	}
	return nil
}

// ReadBlob reads a whole blob of size bytes.
func ReadBlob(blobs workspace.Blobs, h workspace.Hash, size int64) ([]byte, error) {
	var data []byte
	for int64(len(data)) < size {
		part, err := blobs.GetRange(h, int64(len(data)), int(min(size-int64(len(data)), 1<<20)))
		if err != nil {
			return nil, err
		}
		if len(part) == 0 {
			return nil, fmt.Errorf("blob %s ends after %d of %d bytes", h, len(data), size)
		}
		data = append(data, part...)
	}
	return data, nil
}
