package actors

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"ambit/core/workspace"
)

// RunID names one incarnation of a run. Tenant and ID match [A-Za-z0-9_-]{1,64}, so
// joining them with "/" is injective.
type RunID struct {
	Tenant      string
	ID          string
	Incarnation uint64 // from 1; a reused id is a new incarnation
}

// String is "tenant/id/incarnation".
func (r RunID) String() string {
	return r.Tenant + "/" + r.ID + "/" + strconv.FormatUint(r.Incarnation, 10)
}

// ParseRunID is the inverse of String.
func ParseRunID(s string) (RunID, error) {
	tenant, rest, ok := strings.Cut(s, "/")
	id, inc, ok2 := strings.Cut(rest, "/")
	n, err := strconv.ParseUint(inc, 10, 64)
	r := RunID{tenant, id, n}
	if !ok || !ok2 || err != nil || n == 0 || !ValidName(tenant) || !ValidName(id) || r.String() != s {
		return RunID{}, fmt.Errorf("%q is not tenant/id/incarnation", s)
	}
	return r, nil
}

// ValidName reports whether s can be a tenant or a run id: [A-Za-z0-9_-]{1,64}.
func ValidName(s string) bool {
	if len(s) == 0 || len(s) > 64 {
		return false
	}
	for _, c := range []byte(s) {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '_', c == '-':
		default:
			return false
		}
	}
	return true
}

// Errors of a Store.
var (
	// ErrTaken reports that the slot already holds a record, ours or another's.
	ErrTaken = errors.New("ledger slot is taken")
	// ErrNewer reports data written by a newer version of the program.
	ErrNewer = errors.New("store was written by a newer version")
	// ErrFull reports that nothing more can be stored; what was stored is intact.
	ErrFull = errors.New("store is full")
)

// Store keeps runs. Its one commit point is Append: a create-only write of the next
// ledger slot. Everything else is content-addressed, so that writing it twice or for
// nothing does no harm, or a hint, which may be stale or lost.
//
// A driver stays dumb: it knows no entry, no state and no retry. Any error of Append
// other than nil and ErrTaken means that the outcome is unknown; the caller reads
// on and looks for its own record. Methods are safe for concurrent use.
type Store interface {
	// Append creates slot seq of run, durably before it returns nil.
	Append(ctx context.Context, run RunID, seq uint64, record []byte) error
	// Read returns the records of consecutive slots from seq on, at most limit and
	// fewer at the end. It is strongly consistent: a record whose Append returned nil
	// is seen.
	Read(ctx context.Context, run RunID, from uint64, limit int) ([][]byte, error)

	// PutPack stores data under its SHA-256, durably before it returns nil; storing
	// what exists succeeds.
	PutPack(ctx context.Context, run RunID, sum workspace.Hash, data []byte) error
	// GetRange returns up to n bytes of a pack from off; fewer only at its end. A
	// pack that does not exist wraps workspace.ErrMissing.
	GetRange(ctx context.Context, run RunID, sum workspace.Hash, off int64, n int) ([]byte, error)

	// SaveCheckpoint keeps the newest of the run's checkpoints: a hint.
	SaveCheckpoint(ctx context.Context, run RunID, seq uint64, data []byte) error
	// LoadCheckpoint returns a checkpoint, or seq 0 if there is none.
	LoadCheckpoint(ctx context.Context, run RunID) (seq uint64, data []byte, err error)

	// Wake asks for the run to be listed by Due from that time on; the zero time
	// withdraws it. A hint.
	Wake(ctx context.Context, run RunID, at time.Time) error
	// Due lists runs whose wake time has come, earliest first, at most limit.
	Due(ctx context.Context, now time.Time, limit int) ([]RunID, error)
	// List lists a tenant's runs after id in byte order of ids, the latest
	// incarnation each, at most limit.
	List(ctx context.Context, tenant, after string, limit int) ([]RunID, error)
	// Latest returns the highest incarnation of tenant/id that ever had slot 1, deleted
	// ones included, or 0. It is strongly consistent.
	Latest(ctx context.Context, tenant, id string) (uint64, error)
	// Delete removes a whole run with its blobs: retention of finished runs only,
	// when no writer of it can live. Its incarnation is not used again.
	Delete(ctx context.Context, run RunID) error
}
