package bucket_test

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"ambit/actors"
	"ambit/actors/store/bucket"
	"ambit/actors/storetest"
	"ambit/core/workspace"
)

// memory is a bucket that keeps nothing beyond its own life.
type memory struct {
	mu       sync.Mutex
	objects  map[string][]byte
	requests int
}

func (m *memory) do(f func()) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.requests++
	f()
}

func (m *memory) Create(_ context.Context, name string, data []byte) (err error) {
	m.do(func() {
		if _, there := m.objects[name]; there {
			err = bucket.ErrExists
			return
		}
		m.objects[name] = bytes.Clone(data)
	})
	return err
}

func (m *memory) Put(_ context.Context, name string, data []byte) error {
	m.do(func() { m.objects[name] = bytes.Clone(data) })
	return nil
}

func (m *memory) Get(_ context.Context, name string) (data []byte, err error) {
	m.do(func() {
		kept, there := m.objects[name]
		if !there {
			err = fmt.Errorf("%s: %w", name, bucket.ErrNotFound)
		}
		data = bytes.Clone(kept)
	})
	return data, err
}

func (m *memory) GetRange(ctx context.Context, name string, off int64, n int) ([]byte, error) {
	data, err := m.Get(ctx, name)
	off = min(off, int64(len(data)))
	return data[off:min(int64(len(data)), off+int64(n))], err
}

func (m *memory) List(_ context.Context, prefix, after, delimiter string, limit int) (names []string, err error) {
	m.do(func() {
		for name := range m.objects {
			rest, ok := strings.CutPrefix(name, prefix)
			if !ok || name <= after {
				continue
			}
			if at := strings.Index(rest, delimiter); delimiter != "" && at >= 0 {
				name = prefix + rest[:at+len(delimiter)]
			}
			names = append(names, name)
		}
		slices.Sort(names)
		names = slices.Compact(names)
		names = names[:min(len(names), limit)]
	})
	return names, nil
}

func (m *memory) Delete(_ context.Context, name string) error {
	m.do(func() { delete(m.objects, name) })
	return nil
}

func TestStore(t *testing.T) {
	storetest.Run(t, func(*testing.T) actors.Store { return bucket.New(&memory{objects: map[string][]byte{}}) })
}

func TestPacksAloneBeginNoRun(t *testing.T) {
	s := bucket.New(&memory{objects: map[string][]byte{}})
	run := actors.RunID{Tenant: "acme", ID: "early", Incarnation: 1}
	data := []byte("files")
	if err := s.PutPack(t.Context(), run, workspace.Sum(data), data); err != nil {
		t.Fatal(err)
	}
	latest, err := s.Latest(t.Context(), "acme", "early")
	list, listErr := s.List(t.Context(), "acme", "", 10)
	if err != nil || listErr != nil || latest != 0 || len(list) != 0 {
		t.Fatalf("latest %d %v, list %v %v; want none", latest, err, list, listErr)
	}
}

func TestIDsSortAsTheyDoAlone(t *testing.T) {
	s := bucket.New(&memory{objects: map[string][]byte{}})
	ids := []string{"a", "a-b", "a0", "aB", "a_", "ab"}
	for _, id := range ids {
		if err := s.Append(t.Context(), actors.RunID{Tenant: "t", ID: id, Incarnation: 1}, 1, []byte("x")); err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	for after := ""; ; {
		page, err := s.List(t.Context(), "t", after, 2)
		if err != nil {
			t.Fatal(err)
		}
		if len(page) == 0 {
			break
		}
		for _, r := range page {
			got = append(got, r.ID)
		}
		after = got[len(got)-1]
	}
	if !slices.Equal(got, ids) {
		t.Errorf("got %v, want %v", got, ids)
	}
}

// TestRequests counts what calls cost, since requests are what object stores charge for.
func TestRequests(t *testing.T) {
	m := &memory{objects: map[string][]byte{}}
	s := bucket.New(m)
	run := actors.RunID{Tenant: "t", ID: "r", Incarnation: 1}
	for _, step := range []struct {
		name string
		want int
		do   func() error
	}{
		{"append", 1, func() error { return s.Append(t.Context(), run, 1, []byte("x")) }},
		{"append to a taken slot", 1, func() error {
			if err := s.Append(t.Context(), run, 1, []byte("y")); err != actors.ErrTaken {
				return fmt.Errorf("got %v", err)
			}
			return nil
		}},
		{"probe of the tail", 1, func() error { _, err := s.Read(t.Context(), run, 2, 256); return err }},
		{"read of one", 1, func() error { _, err := s.Read(t.Context(), run, 1, 1); return err }},
		{"read of all", 2, func() error { _, err := s.Read(t.Context(), run, 1, 256); return err }},
		{"latest", 2, func() error { _, err := s.Latest(t.Context(), "t", "r"); return err }},
		{"pack", 1, func() error { return s.PutPack(t.Context(), run, workspace.Sum(nil), nil) }},
		{"wake", 2, func() error { return s.Wake(t.Context(), run, time.UnixMilli(5)) }},
		{"due", 2, func() error { _, err := s.Due(t.Context(), time.UnixMilli(9), 10); return err }},
	} {
		before := m.requests
		if err := step.do(); err != nil {
			t.Fatalf("%s: %v", step.name, err)
		}
		if got := m.requests - before; got != step.want {
			t.Errorf("%s: %d requests, want %d", step.name, got, step.want)
		}
	}
}
