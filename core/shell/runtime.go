package shell

import (
	"fmt"
	"strings"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/sched"
	"ambit/core/workspace/view"
)

// The identity of every call.
const (
	userID   = 1000
	userName = "agent"
	userHome = "/home/agent"
	hostName = "ambit"
)

// runtime is what all shell processes of one call share.
type runtime struct {
	call   *Call
	limits Limits
	meter  *fuel.Meter
	loop   *sched.Loop
	fs     *view.FS
	rand   random
	fifos  map[uint64]*sched.Fifo

	stdout, stderr *sink
	stdin          *input

	nextPID  int
	procs    map[int]*proc
	ended    bool // Call.Interrupt ended the call
	commands int
	programs int // commands and scripts run as processes
	parsed   int // bytes of scripts read by the parser
}

// newRuntime prepares a call.
func newRuntime(c *Call) *runtime {
	l := c.Limits.withDefaults()
	rt := &runtime{call: c, limits: l, procs: map[int]*proc{}}
	rt.meter = fuel.New(c.Start, fuel.Limits{Fuel: l.Fuel, Time: l.Time, Memory: l.Memory})
	rt.loop = sched.New(rt.meter, l.Processes)
	rt.meter.OnTick(rt.tick)
	rt.rand.seed(c.Seed)
	rt.nextPID = 1000 + int(rt.rand.Uint64()%20000)
	rt.stdout = &sink{name: "stdout", limit: l.Stdout, meter: rt.meter}
	rt.stderr = &sink{name: "stderr", limit: l.Stderr, meter: rt.meter}
	rt.stdin = &input{r: c.Stdin, meter: rt.meter}
	rt.fs = rt.namespace()
	return rt
}

func (rt *runtime) tick() {
	if rt.call.Interrupt != nil {
		if err := rt.call.Interrupt(); err != nil {
			rt.ended = true
			panic(&fuel.Interrupted{Reason: err.Error()})
		}
	}
	if rt.call.Progress != nil {
		rt.call.Progress(rt.meter.Used())
	}
	rt.loop.Tick()
}

// unwinding reports whether the whole call is being ended, so that no boundary on
// the way need look at the panic.
func (rt *runtime) unwinding() bool { return rt.ended || rt.meter.Ended() || rt.loop.Closed() }

// countCommand charges for one simple command.
func (rt *runtime) countCommand() {
	rt.commands++
	if rt.commands > rt.limits.Commands {
		rt.meter.Exceed("commands", fmt.Sprintf("%d", rt.limits.Commands))
	}
	rt.meter.Charge(fuel.Command)
}

// What a script does a few hundred times costs what it costs next to the rest of it;
// what it does without end costs what it takes.
const (
	cheapPrograms = 200
	cheapParse    = 16 << 10
)

// countProgram charges for starting a process: making it ready takes as long as
// several simple commands.
func (rt *runtime) countProgram() {
	n := int64(fuel.Program)
	if rt.programs++; rt.programs > cheapPrograms {
		n *= 3
	}
	rt.meter.Charge(n)
}

// countParsed charges for n bytes read by the parser.
func (rt *runtime) countParsed(n int) {
	rt.parsed += n
	if rt.parsed > cheapParse {
		rt.meter.Charge(1 + 2*int64(n))
		return
	}
	rt.meter.Charge(1 + int64(n)/4)
}

// maxDepth bounds everything that nests on the stack: functions, eval, source,
// substitutions, subshells, scripts run by scripts.
const maxDepth = 3000

// enter counts one level of nesting on the current task's stack; leave undoes it.
func (rt *runtime) enter() {
	t := rt.loop.Current()
	t.Depth++
	if t.Depth > maxDepth {
		rt.meter.Exceed("depth", fmt.Sprintf("%d nested calls", maxDepth))
	}
	fuel.Relieve(t.Depth)
}

func (rt *runtime) leave() { rt.loop.Current().Depth-- }

func byteCount(n int64) string { return fmt.Sprintf("%d bytes", n) }

// random is a small counter-based generator; its stream depends on the seed alone.
type random struct{ s [4]uint64 }

func (r *random) seed(b [32]byte) {
	for i := range r.s {
		for j := range 8 {
			r.s[i] |= uint64(b[8*i+j]) << (8 * j)
		}
	}
	if r.s == [4]uint64{} {
		r.s = [4]uint64{0x9e3779b97f4a7c15, 0xbf58476d1ce4e5b9, 0x94d049bb133111eb, 1}
	}
	for range 8 {
		r.Uint64()
	}
}

// Uint64 is the next value (xoshiro256**).
func (r *random) Uint64() uint64 {
	rotl := func(x uint64, k uint) uint64 { return x<<k | x>>(64-k) }
	out := rotl(r.s[1]*5, 7) * 9
	t := r.s[1] << 17
	r.s[2] ^= r.s[0]
	r.s[3] ^= r.s[1]
	r.s[1] ^= r.s[2]
	r.s[0] ^= r.s[3]
	r.s[2] ^= t
	r.s[3] = rotl(r.s[3], 45)
	return out
}

var _ command.Rand = (*random)(nil)

// baseEnv is the environment that a call starts with, before Call.Env.
func (rt *runtime) baseEnv(dir string) []string {
	return []string{
		"PATH=/usr/bin:/bin", "HOME=" + userHome, "USER=" + userName, "LOGNAME=" + userName,
		"LANG=C.UTF-8", "TZ=UTC", "PWD=" + dir, "SHLVL=0",
	}
}

// descriptor is the open file of the running process that path names.
func (rt *runtime) descriptor(path string) (view.Handle, bool) {
	n, ok := command.DevFD(path)
	p, _ := rt.loop.Current().Local.(*proc)
	if !ok || p == nil {
		return nil, false
	}
	t := p.fds
	if p.sh != nil {
		t = &p.sh.fds
	}
	if t == nil {
		return nil, false
	}
	f := t.get(n)
	return f, f != nil
}

// now is the virtual clock.
func (rt *runtime) now() time.Time { return rt.meter.Now() }

func cutEnv(kv string) (name, value string, ok bool) { return strings.Cut(kv, "=") }
