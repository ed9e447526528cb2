// Package fuel meters what one call uses: work (fuel), virtual time and memory.
//
// A Meter is shared by everything that runs in a call: the parser, the
// interpreter, every command and every embedded language. Work is charged where
// it happens; when a limit is passed, Charge and Alloc panic with *Exceeded,
// which unwinds to the call boundary. Code that runs in a call therefore needs no
// error path for limits, and nesting never restarts a budget.
//
// Time is virtual: start + fuel × 100 ns + what was slept. It depends on nothing
// but recorded inputs, so a call gives the same clock readings on every placement.
package fuel

import (
	"fmt"
	"time"
)

// PerUnit is the virtual time that one unit of fuel takes.
const PerUnit = 100 * time.Nanosecond

// tickInterval is how much fuel may pass between two calls of Meter.Tick.
const tickInterval = 10_000

// Costs, in fuel. The table and its reasons stand in docs/fuel.md; golden tests
// pin them, since a change makes recorded calls replay differently.
const (
	Command   = 20 // a simple command, builtin or not
	Program   = 20 // what a command that is no builtin or function takes on top
	LoopPass  = 5  // one pass of for, while, until, select
	Expansion = 1  // one word expanded, plus Bytes of its result
	KiB       = 8  // each KiB moved through a pipe or file; see Meter.Bytes
	Step      = 1  // one step of an embedded evaluator: awk, jq, sed, bc, expr, arithmetic
	Compare   = 1  // one comparison of a sort
	Line      = 2  // one line read by a command
	Entry     = 8  // one directory entry listed, tested or walked
	Open      = 10 // one file opened, created, renamed or removed
)

// Limits bounds one call. Zero means no limit.
type Limits struct {
	Fuel   int64         // units of work
	Time   time.Duration // virtual time
	Memory int64         // metered bytes alive at once
}

// Exceeded reports the limit that ended a call.
type Exceeded struct {
	Limit string // "fuel", "time", "memory", "output", "depth", "files", …
	Max   string // the limit's value with its unit
}

func (e *Exceeded) Error() string {
	return fmt.Sprintf("%s limit of %s exceeded", e.Limit, e.Max)
}

// Interrupted reports a call that was ended from outside: cancelled, or stopped
// by the real-time safety net.
type Interrupted struct{ Reason string }

func (e *Interrupted) Error() string { return "interrupted: " + e.Reason }

// Meter counts what a call uses. It is not safe for concurrent use: exactly one
// coroutine of a call runs at a time.
type Meter struct {
	used    int64
	next    int64 // used at which slow must run
	limits  Limits
	start   time.Time
	slept   time.Duration
	mem     int64
	memPeak int64

	seen  int64 // mem when the collector was last asked
	heap  collector
	tick  func()
	ended bool
}

// New returns a meter whose virtual clock starts at start.
func New(start time.Time, limits Limits) *Meter {
	m := &Meter{limits: limits, start: start.UTC()}
	m.arm()
	return m
}

// OnTick sets a function that runs at least once every 10,000 fuel. It may panic
// with *Interrupted or *Exceeded to end the call, or switch coroutines.
func (m *Meter) OnTick(f func()) { m.tick = f }

func (m *Meter) arm() {
	m.next = m.used - m.used%tickInterval + tickInterval
	if m.limits.Fuel > 0 && m.next > m.limits.Fuel {
		m.next = m.limits.Fuel + 1
	}
}

// Charge uses n units of fuel. It panics with *Exceeded when the fuel or the
// time limit is passed.
func (m *Meter) Charge(n int64) {
	m.used += n
	if m.used >= m.next {
		m.slow()
	}
}

// Bytes charges for moving n bytes: 1 for each 128 begun, and at least 4.
func (m *Meter) Bytes(n int) {
	switch {
	case n <= 0:
	case n <= 512:
		m.Charge(4)
	default:
		m.Charge((int64(n) + 127) / 128)
	}
}

// Scan charges for looking at each of n bytes in turn, where moving them would be
// cheaper: 1 for each 16 begun.
func (m *Meter) Scan(n int) { m.Charge((int64(n) + 15) / 16) }

func (m *Meter) slow() {
	if m.limits.Fuel > 0 && m.used > m.limits.Fuel {
		m.used = m.limits.Fuel
		m.Exceed("fuel", fmt.Sprintf("%d", m.limits.Fuel))
	}
	m.checkTime()
	m.arm()
	m.heap.look()
	if m.tick != nil {
		m.tick()
	}
}

func (m *Meter) checkTime() {
	if m.limits.Time > 0 && m.Elapsed() > m.limits.Time {
		m.Exceed("time", m.limits.Time.String())
	}
}

// Exceed ends the call by a panic with *Exceeded.
func (m *Meter) Exceed(limit, max string) {
	m.ended = true
	panic(&Exceeded{limit, max})
}

// Ended reports whether a limit has ended the call: what is being unwound then is
// nobody's to recover but the call boundary's. Deferred functions ask before they
// recover, since recovering and raising again at every level takes quadratic time.
func (m *Meter) Ended() bool { return m.ended }

// Used reports the fuel used so far.
func (m *Meter) Used() int64 { return m.used }

// Elapsed reports the virtual time since the call began.
func (m *Meter) Elapsed() time.Duration { return time.Duration(m.used)*PerUnit + m.slept }

// Now is the virtual clock, in UTC.
func (m *Meter) Now() time.Time { return m.start.Add(m.Elapsed()) }

// Start is the recorded time at which the call began.
func (m *Meter) Start() time.Time { return m.start }

// Advance moves the virtual clock by d, which models waiting. It panics with
// *Exceeded when the time limit is passed; the clock then stands at the limit.
func (m *Meter) Advance(d time.Duration) {
	if m.limits.Time > 0 && m.Elapsed()+d > m.limits.Time {
		m.slept = m.limits.Time - time.Duration(m.used)*PerUnit
		m.Exceed("time", m.limits.Time.String())
	}
	m.slept += d
}

// Alloc counts n bytes as alive, before they are allocated. It panics with
// *Exceeded when the memory limit is passed.
func (m *Meter) Alloc(n int64) {
	if m.limits.Memory > 0 && m.mem+n > m.limits.Memory {
		m.Exceed("memory", fmt.Sprintf("%d bytes", m.limits.Memory))
	}
	m.mem += n
	m.memPeak = max(m.memPeak, m.mem)
	if moved := m.mem - m.seen; n >= largeAlloc || moved > lookEvery || moved < -lookEvery {
		m.seen = m.mem
		m.heap.before(max(n, min(moved, lookEvery)))
	}
}

// Collect lets the collector run at the end of a call, if the heap has grown: what
// follows is not metered.
func (m *Meter) Collect() { m.heap.look() }

// largeAlloc is from where an allocation counts as large; many small ones do once they
// make lookEvery together.
const (
	largeAlloc = 256 << 10
	lookEvery  = 2 << 20
)

// Free gives back bytes counted by Alloc.
func (m *Meter) Free(n int64) { m.mem -= n }

// Memory reports the metered bytes alive now, and the most there were.
func (m *Meter) Memory() (now, peak int64) { return m.mem, m.memPeak }
