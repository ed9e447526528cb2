package fuel

import (
	"errors"
	"testing"
	"time"
)

// caught gives the limit by which f ended, or "".
func caught(f func()) (limit string) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case error:
			var e *Exceeded
			if !errors.As(r, &e) {
				panic(r)
			}
			limit = e.Limit
		default:
			panic(r)
		}
	}()
	f()
	return ""
}

var start = time.Date(2026, 3, 14, 9, 26, 53, 0, time.UTC)

func TestFuelEndsAtItsLimit(t *testing.T) {
	for _, step := range []int64{1, 7, 9_999, 10_000, 10_001, 1 << 40} {
		m := New(start, Limits{Fuel: 25_000})
		total := int64(0)
		got := caught(func() {
			for {
				m.Charge(step)
				total += step
			}
		})
		if got != "fuel" || m.Used() != 25_000 || total > 25_000 || !m.Ended() {
			t.Errorf("steps of %d: ended by %q at %d after %d were granted", step, got, m.Used(), total)
		}
	}
	m := New(start, Limits{Fuel: 25_000})
	if got := caught(func() { m.Charge(25_000) }); got != "" {
		t.Errorf("all there is: ended by %q", got)
	}
}

func TestClockIsFuelAndWaiting(t *testing.T) {
	m := New(start, Limits{Time: time.Second})
	m.Charge(1_000_000)
	m.Advance(300 * time.Millisecond)
	if got := m.Now().Sub(start); got != 400*time.Millisecond {
		t.Errorf("the clock went %s, want 400ms", got)
	}
	if got := caught(func() { m.Advance(601 * time.Millisecond) }); got != "time" || m.Elapsed() != time.Second {
		t.Errorf("waiting beyond the limit: ended by %q at %s", got, m.Elapsed())
	}
	m = New(start, Limits{Time: time.Millisecond})
	if got := caught(func() { m.Charge(20_000) }); got != "time" {
		t.Errorf("working beyond the time limit: ended by %q", got)
	}
}

func TestTicksComeInTime(t *testing.T) {
	m := New(start, Limits{})
	last, ticks := int64(0), 0
	m.OnTick(func() {
		if m.Used()-last > 2*tickInterval {
			t.Errorf("%d fuel without a tick", m.Used()-last)
		}
		last, ticks = m.Used(), ticks+1
	})
	for range 100_000 {
		m.Charge(3)
	}
	if ticks < 29 {
		t.Errorf("%d ticks in 300,000 fuel", ticks)
	}
}

func TestMemoryIsWhatIsAlive(t *testing.T) {
	m := New(start, Limits{Memory: 1000})
	a := m.Account()
	a.Alloc(600)
	m.Alloc(400)
	if got := caught(func() { m.Alloc(1) }); got != "memory" {
		t.Errorf("one byte too many: ended by %q", got)
	}
	a.Free(100)
	a.Close()
	if now, peak := m.Memory(); now != 400 || peak != 1000 {
		t.Errorf("alive %d, peak %d; want 400, 1000", now, peak)
	}
	m.Alloc(600)
}

func TestCostsOfBytes(t *testing.T) {
	for _, c := range []struct {
		n           int
		moved, seen int64
	}{{0, 0, 0}, {-5, 0, 0}, {1, 4, 1}, {512, 4, 32}, {513, 5, 33}, {1 << 20, 8192, 65536}} {
		m := New(start, Limits{})
		m.Bytes(c.n)
		moved := m.Used()
		m.Scan(max(c.n, 0))
		if seen := m.Used() - moved; moved != c.moved || seen != c.seen {
			t.Errorf("%d bytes: %d to move and %d to scan, want %d and %d", c.n, moved, seen, c.moved, c.seen)
		}
	}
}
