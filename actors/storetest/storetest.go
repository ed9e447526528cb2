// Package storetest is the suite that every store driver passes.
package storetest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"ambit/actors"
	"ambit/core/workspace"
)

// Run tests the stores that open makes; each call must give an empty one.
func Run(t *testing.T, open func(t *testing.T) actors.Store) {
	tests := []struct {
		name string
		f    func(t *testing.T, s actors.Store)
	}{
		{"SlotIsWrittenOnce", slotIsWrittenOnce},
		{"ReadIsContiguous", readIsContiguous},
		{"RunsDoNotMix", runsDoNotMix},
		{"LargeRecordSurvives", largeRecordSurvives},
		{"PackRanges", packRanges},
		{"CheckpointNeverGoesBack", checkpointNeverGoesBack},
		{"WakeAndDue", wakeAndDue},
		{"ListPages", listPages},
		{"DeleteTakesOnlyItsRun", deleteTakesOnlyItsRun},
		{"ConcurrentWritersShareNoSlot", concurrentWritersShareNoSlot},
		{"ResultsAreTheCallers", resultsAreTheCallers},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { tt.f(t, open(t)) })
	}
}

var ctx = context.Background()

func run(id string) actors.RunID { return actors.RunID{Tenant: "acme", ID: id, Incarnation: 1} }

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, s actors.Store, r actors.RunID, from uint64, limit int) []string {
	t.Helper()
	recs, err := s.Read(ctx, r, from, limit)
	must(t, err)
	var got []string
	for _, rec := range recs {
		got = append(got, string(rec))
	}
	return got
}

func want(t *testing.T, got any, want any) {
	t.Helper()
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Fatalf("got %v, want %v", got, want)
	}
}

func slotIsWrittenOnce(t *testing.T, s actors.Store) {
	must(t, s.Append(ctx, run("a"), 1, []byte("first")))
	if err := s.Append(ctx, run("a"), 1, []byte("second")); !errors.Is(err, actors.ErrTaken) {
		t.Fatalf("second append: %v, want ErrTaken", err)
	}
	if err := s.Append(ctx, run("a"), 1, []byte("first")); !errors.Is(err, actors.ErrTaken) {
		t.Fatalf("append of equal content: %v, want ErrTaken", err)
	}
	want(t, read(t, s, run("a"), 1, 10), []string{"first"})
}

func readIsContiguous(t *testing.T, s actors.Store) {
	want(t, read(t, s, run("a"), 1, 10), []string(nil))
	for i := 1; i <= 25; i++ {
		must(t, s.Append(ctx, run("a"), uint64(i), fmt.Appendf(nil, "r%d", i)))
	}
	must(t, s.Append(ctx, run("a"), 27, []byte("beyond a gap")))
	want(t, read(t, s, run("a"), 1, 3), []string{"r1", "r2", "r3"})
	want(t, read(t, s, run("a"), 24, 10), []string{"r24", "r25"})
	want(t, read(t, s, run("a"), 26, 10), []string(nil))
	want(t, len(read(t, s, run("a"), 1, 1000)), 25)
}

func runsDoNotMix(t *testing.T, s actors.Store) {
	ids := []actors.RunID{
		{Tenant: "a", ID: "b", Incarnation: 1}, {Tenant: "a", ID: "b", Incarnation: 2}, {Tenant: "a", ID: "b", Incarnation: 11},
		{Tenant: "a-b", ID: "c", Incarnation: 1}, {Tenant: "a", ID: "b-c", Incarnation: 1}, {Tenant: "A", ID: "B", Incarnation: 1},
		{Tenant: "a_", ID: "b", Incarnation: 1}, {Tenant: "a", ID: "_b", Incarnation: 1},
	}
	for i, id := range ids {
		must(t, s.Append(ctx, id, 1, fmt.Appendf(nil, "record %d", i)))
		must(t, s.PutPack(ctx, id, workspace.Sum([]byte("x")), []byte("x")))
	}
	for i, id := range ids {
		want(t, read(t, s, id, 1, 10), []string{fmt.Sprintf("record %d", i)})
	}
	latest, err := s.Latest(ctx, "a", "b")
	must(t, err)
	want(t, latest, 11)
	latest, err = s.Latest(ctx, "a", "nobody")
	must(t, err)
	want(t, latest, 0)
}

func random(n int, seed uint64) []byte {
	r := rand.New(rand.NewPCG(seed, 1))
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	return b
}

func largeRecordSurvives(t *testing.T, s actors.Store) {
	for i, n := range []int{1 << 20, 1<<20 + 1, 3<<20 + 17} {
		rec := random(n, uint64(i))
		must(t, s.Append(ctx, run("big"), uint64(i+1), rec))
		got, err := s.Read(ctx, run("big"), uint64(i+1), 1)
		must(t, err)
		if len(got) != 1 || !bytes.Equal(got[0], rec) {
			t.Fatalf("record of %d bytes came back changed", n)
		}
	}
	want(t, len(read(t, s, run("big"), 1, 10)), 3)
}

func packRanges(t *testing.T, s actors.Store) {
	data := random(2<<20+333, 7)
	sum := workspace.Sum(data)
	if _, err := s.GetRange(ctx, run("p"), sum, 0, 1); !errors.Is(err, workspace.ErrMissing) {
		t.Fatalf("missing pack: %v, want ErrMissing", err)
	}
	must(t, s.PutPack(ctx, run("p"), sum, data))
	must(t, s.PutPack(ctx, run("p"), sum, data))
	for _, r := range [][2]int{{0, 10}, {0, len(data)}, {1<<20 - 5, 10}, {1 << 20, 1 << 20}, {len(data) - 3, 100}, {len(data), 5}, {12345, 0}} {
		got, err := s.GetRange(ctx, run("p"), sum, int64(r[0]), r[1])
		must(t, err)
		if w := data[r[0]:min(len(data), r[0]+r[1])]; !bytes.Equal(got, w) {
			t.Fatalf("range %v: %d bytes, want %d", r, len(got), len(w))
		}
	}
	if _, err := s.GetRange(ctx, run("q"), sum, 0, 1); !errors.Is(err, workspace.ErrMissing) {
		t.Fatalf("pack of another run: %v, want ErrMissing", err)
	}
	empty := workspace.Sum(nil)
	must(t, s.PutPack(ctx, run("p"), empty, nil))
	got, err := s.GetRange(ctx, run("p"), empty, 0, 10)
	must(t, err)
	want(t, len(got), 0)
}

func checkpointNeverGoesBack(t *testing.T, s actors.Store) {
	seq, _, err := s.LoadCheckpoint(ctx, run("c"))
	must(t, err)
	want(t, seq, 0)
	big := random(1<<20+9, 3)
	must(t, s.SaveCheckpoint(ctx, run("c"), 5, []byte("five")))
	must(t, s.SaveCheckpoint(ctx, run("c"), 9, big))
	must(t, s.SaveCheckpoint(ctx, run("c"), 7, []byte("seven")))
	seq, data, err := s.LoadCheckpoint(ctx, run("c"))
	must(t, err)
	want(t, seq, 9)
	if !bytes.Equal(data, big) {
		t.Fatal("checkpoint came back changed")
	}
}

func wakeAndDue(t *testing.T, s actors.Store) {
	base := time.UnixMilli(1_700_000_000_000)
	for i, id := range []string{"w3", "w1", "w2"} {
		must(t, s.Append(ctx, run(id), 1, []byte("x")))
		must(t, s.Wake(ctx, run(id), base.Add(time.Duration((i*2+3)%5)*time.Second)))
	}
	due := func(at time.Time) string {
		runs, err := s.Due(ctx, at, 10)
		must(t, err)
		return fmt.Sprint(runs)
	}
	want(t, due(base.Add(-time.Hour)), "[]")
	want(t, due(base.Add(time.Hour)), fmt.Sprint([]actors.RunID{run("w1"), run("w2"), run("w3")}))
	must(t, s.Wake(ctx, run("w2"), time.Time{}))
	want(t, due(base.Add(time.Hour)), fmt.Sprint([]actors.RunID{run("w1"), run("w3")}))
	must(t, s.Wake(ctx, run("w1"), base.Add(2*time.Hour)))
	want(t, due(base.Add(time.Hour)), fmt.Sprint([]actors.RunID{run("w3")}))
}

func listPages(t *testing.T, s actors.Store) {
	for i := range 12 {
		must(t, s.Append(ctx, run(fmt.Sprintf("l%02d", i)), 1, []byte("x")))
	}
	second := run("l03")
	second.Incarnation = 2
	must(t, s.Append(ctx, second, 1, []byte("x")))
	must(t, s.Append(ctx, actors.RunID{Tenant: "other", ID: "l99", Incarnation: 1}, 1, []byte("x")))
	var got []actors.RunID
	for after := ""; ; {
		page, err := s.List(ctx, "acme", after, 5)
		must(t, err)
		if len(page) == 0 {
			break
		}
		got = append(got, page...)
		after = page[len(page)-1].ID
	}
	want(t, len(got), 12)
	want(t, got[3], second)
}

func deleteTakesOnlyItsRun(t *testing.T, s actors.Store) {
	data := []byte("blob")
	second := run("d")
	second.Incarnation = 2
	for _, r := range []actors.RunID{run("d"), second, run("d2")} {
		must(t, s.Append(ctx, r, 1, []byte("x")))
		must(t, s.PutPack(ctx, r, workspace.Sum(data), data))
		must(t, s.SaveCheckpoint(ctx, r, 1, []byte("c")))
	}
	must(t, s.Delete(ctx, second))
	want(t, len(read(t, s, second, 1, 10)), 0)
	want(t, len(read(t, s, run("d"), 1, 10)), 1)
	want(t, len(read(t, s, run("d2"), 1, 10)), 1)
	if _, err := s.GetRange(ctx, second, workspace.Sum(data), 0, 1); !errors.Is(err, workspace.ErrMissing) {
		t.Fatalf("pack of a deleted run: %v", err)
	}
	if _, err := s.GetRange(ctx, run("d"), workspace.Sum(data), 0, 1); err != nil {
		t.Fatalf("pack of the other incarnation: %v", err)
	}
	latest, err := s.Latest(ctx, "acme", "d")
	must(t, err)
	want(t, latest, 2)
	must(t, s.Delete(ctx, second))
}

func concurrentWritersShareNoSlot(t *testing.T, s actors.Store) {
	const writers, slots = 8, 12
	var mu sync.Mutex
	won := map[uint64]string{}
	var wg sync.WaitGroup
	for w := range writers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for seq := uint64(1); seq <= slots; seq++ {
				rec := fmt.Sprintf("writer %d", w)
				err := s.Append(ctx, run("race"), seq, []byte(rec))
				if err == nil {
					mu.Lock()
					if other, dup := won[seq]; dup {
						t.Errorf("slot %d went to %s and %s", seq, other, rec)
					}
					won[seq] = rec
					mu.Unlock()
				} else if !errors.Is(err, actors.ErrTaken) {
					t.Errorf("append: %v", err)
				}
			}
		}()
	}
	wg.Wait()
	for i, rec := range read(t, s, run("race"), 1, 100) {
		want(t, rec, won[uint64(i+1)])
	}
	want(t, len(won), slots)
}

func resultsAreTheCallers(t *testing.T, s actors.Store) {
	rec := []byte("record")
	must(t, s.Append(ctx, run("alias"), 1, rec))
	rec[0] = 'X'
	want(t, read(t, s, run("alias"), 1, 1), []string{"record"})
	got, err := s.Read(ctx, run("alias"), 1, 1)
	must(t, err)
	got[0][0] = 'Y'
	want(t, read(t, s, run("alias"), 1, 1), []string{"record"})
}
