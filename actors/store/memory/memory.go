// Package memory is a Store that keeps nothing beyond its own life: the double for tests
// of what stands on a store. It passes the suite of package storetest.
package memory

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"ambit/actors"
	"ambit/core/workspace"
)

// Store is the store. Make it with New.
type Store struct {
	mu    sync.Mutex
	slots map[string][]byte
	packs map[string][]byte
	marks map[string]mark
	runs  map[actors.RunID]*heldRun
}

type mark struct {
	seq  uint64
	data []byte
}

type heldRun struct {
	wake    time.Time
	deleted bool
}

// New returns an empty store.
func New() *Store {
	return &Store{slots: map[string][]byte{}, packs: map[string][]byte{}, marks: map[string]mark{}, runs: map[actors.RunID]*heldRun{}}
}

func slotKey(run actors.RunID, seq uint64) string { return fmt.Sprintf("%s#%d", run, seq) }

func packKey(run actors.RunID, sum workspace.Hash) string { return fmt.Sprintf("%s#%s", run, sum) }

// Append implements actors.Store.
func (m *Store) Append(_ context.Context, run actors.RunID, seq uint64, record []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	key := slotKey(run, seq)
	if _, taken := m.slots[key]; taken {
		return actors.ErrTaken
	}
	m.slots[key] = bytes.Clone(record)
	if m.runs[run] == nil {
		m.runs[run] = &heldRun{}
	}
	return nil
}

// Read implements actors.Store.
func (m *Store) Read(_ context.Context, run actors.RunID, from uint64, limit int) ([][]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var recs [][]byte
	for seq := from; len(recs) < limit; seq++ {
		rec, ok := m.slots[slotKey(run, seq)]
		if !ok {
			break
		}
		recs = append(recs, bytes.Clone(rec))
	}
	return recs, nil
}

// PutPack implements actors.Store.
func (m *Store) PutPack(_ context.Context, run actors.RunID, sum workspace.Hash, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.packs[packKey(run, sum)] = bytes.Clone(data)
	return nil
}

// GetRange implements actors.Store.
func (m *Store) GetRange(_ context.Context, run actors.RunID, sum workspace.Hash, off int64, n int) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.packs[packKey(run, sum)]
	if !ok {
		return nil, fmt.Errorf("pack %s: %w", sum, workspace.ErrMissing)
	}
	part, err := workspace.MemBlobs{sum: data}.GetRange(sum, off, n)
	return bytes.Clone(part), err
}

// SaveCheckpoint implements actors.Store.
func (m *Store) SaveCheckpoint(_ context.Context, run actors.RunID, seq uint64, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.marks[run.String()].seq < seq {
		m.marks[run.String()] = mark{seq, bytes.Clone(data)}
	}
	return nil
}

// LoadCheckpoint implements actors.Store.
func (m *Store) LoadCheckpoint(_ context.Context, run actors.RunID) (uint64, []byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	c := m.marks[run.String()]
	return c.seq, bytes.Clone(c.data), nil
}

// Wake implements actors.Store.
func (m *Store) Wake(_ context.Context, run actors.RunID, at time.Time) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if r := m.runs[run]; r != nil {
		r.wake = at
	}
	return nil
}

// sorted lists the runs that keep reports.
func (m *Store) sorted(order func(a, b actors.RunID) int, keep func(id actors.RunID, r *heldRun) bool) []actors.RunID {
	var list []actors.RunID
	for id, r := range m.runs {
		if keep(id, r) {
			list = append(list, id)
		}
	}
	slices.SortFunc(list, order)
	return list
}

func byName(a, b actors.RunID) int {
	return cmp.Or(cmp.Compare(a.Tenant, b.Tenant), cmp.Compare(a.ID, b.ID), cmp.Compare(a.Incarnation, b.Incarnation))
}

// Due implements actors.Store.
func (m *Store) Due(_ context.Context, now time.Time, limit int) ([]actors.RunID, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	list := m.sorted(func(a, b actors.RunID) int {
		return cmp.Or(m.runs[a].wake.Compare(m.runs[b].wake), byName(a, b))
	}, func(_ actors.RunID, r *heldRun) bool { return !r.wake.IsZero() && !r.wake.After(now) })
	return list[:min(limit, len(list))], nil
}

// List implements actors.Store.
func (m *Store) List(_ context.Context, tenant, after string, limit int) ([]actors.RunID, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	all := m.sorted(byName, func(id actors.RunID, r *heldRun) bool { return id.Tenant == tenant && id.ID > after && !r.deleted })
	var list []actors.RunID
	for i, id := range all {
		if i+1 == len(all) || all[i+1].ID != id.ID {
			list = append(list, id)
		}
	}
	return list[:min(limit, len(list))], nil
}

// Latest implements actors.Store.
func (m *Store) Latest(_ context.Context, tenant, id string) (uint64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var latest uint64
	for run := range m.runs {
		if run.Tenant == tenant && run.ID == id {
			latest = max(latest, run.Incarnation)
		}
	}
	return latest, nil
}

// Delete implements actors.Store.
func (m *Store) Delete(_ context.Context, run actors.RunID) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	prefix := run.String() + "#"
	for _, held := range []map[string][]byte{m.slots, m.packs} {
		for key := range held {
			if len(key) > len(prefix) && key[:len(prefix)] == prefix {
				delete(held, key)
			}
		}
	}
	delete(m.marks, run.String())
	if r := m.runs[run]; r != nil {
		r.wake, r.deleted = time.Time{}, true
	}
	return nil
}
