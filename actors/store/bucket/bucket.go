// Package bucket is the Store over an object store. It holds no driver: a Bucket
// creates, reads and lists objects, in Cloud Storage, S3 or memory.
//
// The one thing asked of a bucket is a create that fails when the object exists; that
// fences writers. Nothing is renamed and no slot is ever written twice or deleted while
// its run may have a writer. Object names, below the bucket's prefix:
//
//	runs/TENANT!ID!INCARNATION/l/SEQ   the slots of the ledger, write-once
//	runs/TENANT!ID!INCARNATION/p/SUM   packs, by their SHA-256
//	runs/TENANT!ID!INCARNATION/c       the newest checkpoint
//	runs/TENANT!ID!INCARNATION/gone    says that the run was deleted
//	wake/TENANT!ID!INCARNATION         when the run must be looked at
//	due/TIME/TENANT!ID!INCARNATION     the same, in the order of time
//
// Numbers have leading zeros, so that names sort as numbers do. "!" sorts before every
// character of an id, so that ids sort as they do alone.
package bucket

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"ambit/actors"
	"ambit/actors/store/inflight"
	"ambit/core/workspace"
)

// Errors of a Bucket.
var (
	// ErrExists reports that the object to create is there already.
	ErrExists = errors.New("object exists")
	// ErrNotFound reports that there is no such object.
	ErrNotFound = errors.New("object not found")
)

// Bucket holds objects. Reads and lists are strongly consistent. It is safe for
// concurrent use.
type Bucket interface {
	// Create writes an object that does not exist yet, durably before it returns nil.
	// It does not try again by itself: an answer that is lost is an error, and means
	// that the outcome is unknown.
	Create(ctx context.Context, name string, data []byte) error
	// Put writes an object, whether or not it exists.
	Put(ctx context.Context, name string, data []byte) error
	// Get reads an object.
	Get(ctx context.Context, name string) ([]byte, error)
	// GetRange reads at most n ≥ 1 bytes of an object from off on; none behind its end.
	GetRange(ctx context.Context, name string, off int64, n int) ([]byte, error)
	// List gives the names that begin with prefix and sort after the name after, in byte
	// order, at most limit and fewer only at the end. With a delimiter, names that have
	// it behind the prefix are cut off after it and given once.
	List(ctx context.Context, prefix, after, delimiter string, limit int) ([]string, error)
	// Delete removes an object; one that does not exist is no error.
	Delete(ctx context.Context, name string) error
}

// Store is the store over a bucket. Make it with New.
type Store struct{ bucket Bucket }

var _ actors.Store = (*Store)(nil)

// New gives the store over a bucket.
func New(b Bucket) *Store { return &Store{b} }

// parallel bounds the requests that one call of the store has in flight.
const parallel = 16

// listPage is how many names are asked for at once where all are needed.
const listPage = 1000

func runName(r actors.RunID) string { return fmt.Sprintf("%s!%s!%010d", r.Tenant, r.ID, r.Incarnation) }

func parseRunName(s string) (actors.RunID, error) {
	parts := strings.Split(s, "!")
	if len(parts) == 3 {
		n, err := strconv.ParseUint(parts[2], 10, 64)
		r := actors.RunID{Tenant: parts[0], ID: parts[1], Incarnation: n}
		if err == nil && n > 0 && runName(r) == s {
			return r, nil
		}
	}
	return actors.RunID{}, fmt.Errorf("object name %q names no run", s)
}

func runPrefix(r actors.RunID) string { return "runs/" + runName(r) + "/" }

func slotName(r actors.RunID, seq uint64) string { return fmt.Sprintf("%sl/%020d", runPrefix(r), seq) }

func packName(r actors.RunID, sum workspace.Hash) string { return runPrefix(r) + "p/" + sum.String() }

func goneName(r actors.RunID) string { return runPrefix(r) + "gone" }

// Append implements actors.Store.
func (s *Store) Append(ctx context.Context, run actors.RunID, seq uint64, record []byte) error {
	err := s.bucket.Create(ctx, slotName(run, seq), record)
	if errors.Is(err, ErrExists) {
		return actors.ErrTaken
	}
	return err
}

// Read implements actors.Store. Where the ledger has no more it costs one request.
func (s *Store) Read(ctx context.Context, run actors.RunID, from uint64, limit int) ([][]byte, error) {
	if limit <= 0 {
		return nil, nil
	}
	first, err := s.bucket.Get(ctx, slotName(run, from))
	if errors.Is(err, ErrNotFound) {
		return nil, nil
	}
	if err != nil || limit == 1 {
		return [][]byte{first}, err
	}
	names, err := s.bucket.List(ctx, runPrefix(run)+"l/", slotName(run, from), "", limit-1)
	if err != nil {
		return nil, err
	}
	for i, name := range names {
		if name != slotName(run, from+1+uint64(i)) {
			names = names[:i]
			break
		}
	}
	records := make([][]byte, 1+len(names))
	records[0] = first
	err = inflight.Each(parallel, len(names), func(i int) (err error) {
		records[i+1], err = s.bucket.Get(ctx, names[i])
		return err
	})
	if err != nil {
		return nil, err
	}
	return records, nil
}

// PutPack implements actors.Store.
func (s *Store) PutPack(ctx context.Context, run actors.RunID, sum workspace.Hash, data []byte) error {
	err := s.bucket.Create(ctx, packName(run, sum), data)
	if errors.Is(err, ErrExists) {
		return nil
	}
	return err
}

// GetRange implements actors.Store.
func (s *Store) GetRange(ctx context.Context, run actors.RunID, sum workspace.Hash, off int64, n int) ([]byte, error) {
	if n <= 0 {
		return nil, nil
	}
	data, err := s.bucket.GetRange(ctx, packName(run, sum), off, n)
	if errors.Is(err, ErrNotFound) {
		return nil, fmt.Errorf("pack %s: %w", sum, workspace.ErrMissing)
	}
	return data, err
}

// SaveCheckpoint implements actors.Store. Two writers at once may leave the older one.
func (s *Store) SaveCheckpoint(ctx context.Context, run actors.RunID, seq uint64, data []byte) error {
	kept, _, err := s.LoadCheckpoint(ctx, run)
	if err != nil || kept >= seq {
		return err
	}
	return s.bucket.Put(ctx, runPrefix(run)+"c", append(fmt.Appendf(nil, "%d\n", seq), data...))
}

// LoadCheckpoint implements actors.Store.
func (s *Store) LoadCheckpoint(ctx context.Context, run actors.RunID) (uint64, []byte, error) {
	data, err := s.bucket.Get(ctx, runPrefix(run)+"c")
	if errors.Is(err, ErrNotFound) {
		return 0, nil, nil
	}
	if err != nil {
		return 0, nil, err
	}
	for i, c := range data {
		if c == '\n' {
			seq, err := strconv.ParseUint(string(data[:i]), 10, 64)
			if err != nil {
				break
			}
			return seq, data[i+1:], nil
		}
	}
	return 0, nil, nil // a checkpoint is a cache: without one the ledger is read
}

func dueName(at int64, run actors.RunID) string { return fmt.Sprintf("due/%015d/%s", at, runName(run)) }

// Wake implements actors.Store.
func (s *Store) Wake(ctx context.Context, run actors.RunID, at time.Time) error {
	ms := int64(0)
	if !at.IsZero() {
		ms = max(at.UnixMilli(), 1)
		if err := s.bucket.Put(ctx, dueName(ms, run), nil); err != nil {
			return err
		}
	}
	return s.bucket.Put(ctx, "wake/"+runName(run), strconv.AppendInt(nil, ms, 10))
}

// Due implements actors.Store. Entries that a later Wake overtook are removed on the way.
func (s *Store) Due(ctx context.Context, now time.Time, limit int) ([]actors.RunID, error) {
	var due []actors.RunID
	for after := ""; len(due) < limit; {
		names, err := s.bucket.List(ctx, "due/", after, "", listPage)
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			after = name
			stamp, rest, _ := strings.Cut(strings.TrimPrefix(name, "due/"), "/")
			at, err := strconv.ParseInt(stamp, 10, 64)
			if err == nil && at > now.UnixMilli() {
				return due, nil
			}
			run, runErr := parseRunName(rest)
			if err != nil || runErr != nil {
				continue // not ours
			}
			wake, err := s.bucket.Get(ctx, "wake/"+runName(run))
			if err != nil && !errors.Is(err, ErrNotFound) {
				return nil, err
			}
			if string(wake) != strconv.FormatInt(at, 10) {
				if err := s.bucket.Delete(ctx, name); err != nil {
					return nil, err
				}
				continue
			}
			if due = append(due, run); len(due) == limit {
				break
			}
		}
		if len(names) < listPage {
			break
		}
	}
	return due, nil
}

// List implements actors.Store. It costs three requests for each run, and one for all.
func (s *Store) List(ctx context.Context, tenant, after string, limit int) ([]actors.RunID, error) {
	prefix := "runs/" + tenant + "!"
	var list []actors.RunID
	for len(list) < limit {
		start := ""
		if after != "" {
			start = prefix + after + "!~" // behind all incarnations
		}
		names, err := s.bucket.List(ctx, prefix, start, "!", limit)
		if err != nil {
			return nil, err
		}
		found := make([]actors.RunID, len(names))
		err = inflight.Each(parallel, len(names), func(i int) error {
			id := strings.TrimSuffix(strings.TrimPrefix(names[i], prefix), "!")
			all, err := s.incarnations(ctx, tenant, id)
			if err != nil {
				return err
			}
			for _, run := range slices.Backward(all) {
				switch gone, err := s.has(ctx, goneName(run)); {
				case err != nil:
					return err
				case gone:
					continue
				}
				switch begun, err := s.has(ctx, slotName(run, 1)); {
				case err != nil:
					return err
				case begun:
					found[i] = run
					return nil
				}
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
		for i, run := range found {
			after = strings.TrimSuffix(strings.TrimPrefix(names[i], prefix), "!")
			if run.Incarnation > 0 && len(list) < limit {
				list = append(list, run)
			}
		}
		if len(names) < limit {
			break
		}
	}
	return list, nil
}

// incarnations are those of a run that have objects, in order.
func (s *Store) incarnations(ctx context.Context, tenant, id string) ([]actors.RunID, error) {
	var all []actors.RunID
	prefix := "runs/" + tenant + "!" + id + "!"
	for after := ""; ; {
		names, err := s.bucket.List(ctx, prefix, after, "/", listPage)
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			run, err := parseRunName(strings.TrimSuffix(strings.TrimPrefix(name, "runs/"), "/"))
			if err != nil {
				return nil, err
			}
			all = append(all, run)
			after = name + "~"
		}
		if len(names) < listPage {
			return all, nil
		}
	}
}

// Latest implements actors.Store.
func (s *Store) Latest(ctx context.Context, tenant, id string) (uint64, error) {
	all, err := s.incarnations(ctx, tenant, id)
	if err != nil {
		return 0, err
	}
	for _, run := range slices.Backward(all) {
		// Packs alone are of one that is about to begin.
		for _, name := range []string{slotName(run, 1), goneName(run)} {
			if there, err := s.has(ctx, name); err != nil || there {
				return run.Incarnation, err
			}
		}
	}
	return 0, nil
}

// has reports whether an object exists.
func (s *Store) has(ctx context.Context, name string) (bool, error) {
	_, err := s.bucket.GetRange(ctx, name, 0, 1)
	if errors.Is(err, ErrNotFound) {
		return false, nil
	}
	return err == nil, err
}

// Delete implements actors.Store. That the run is gone is noted first, so that its
// incarnation is not used again whatever happens later.
func (s *Store) Delete(ctx context.Context, run actors.RunID) error {
	if err := s.bucket.Put(ctx, goneName(run), nil); err != nil {
		return err
	}
	if err := s.Wake(ctx, run, time.Time{}); err != nil {
		return err
	}
	for {
		names, err := s.bucket.List(ctx, runPrefix(run), "", "", listPage)
		if err != nil {
			return err
		}
		err = inflight.Each(parallel, len(names), func(i int) error {
			if names[i] == goneName(run) {
				return nil
			}
			return s.bucket.Delete(ctx, names[i])
		})
		if err != nil || len(names) < listPage {
			return err
		}
	}
}
