package conformance

import (
	"flag"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"strings"
	"testing"
	"time"

	"ambit/core/shell"
)

var bombFuel = flag.Int64("bombs.fuel", 2_000_000, "fuel of each bomb; the default limit of a call is fifty times as much")

// bombHeap is what a bomb may make the Go heap and stacks grow to: several times the
// metered limit of 24 MiB, since garbage is not metered.
const bombHeap = 160 << 20

// TestBombsEnd runs every bomb with the time limit off: fuel, memory, sizes and depth
// must end each of them.
func TestBombsEnd(t *testing.T) {
	cases, err := ReadAllCases("bombs/*.sh")
	if err != nil {
		t.Fatal(err)
	}
	defer debug.SetGCPercent(debug.SetGCPercent(50)) // as in Workers
	for _, c := range cases {
		t.Run(c.Name, func(t *testing.T) {
			heap := watchHeap()
			r := shell.Run(shell.Call{Script: c.Script, Env: oracleEnv, Start: caseStart, Stdin: strings.NewReader(""), Limits: shell.Limits{Time: -1, Fuel: *bombFuel}})
			grown := heap()
			if grown > bombHeap {
				t.Errorf("the heap grew to %d MiB", grown>>20)
			}
			if r.Outcome == shell.Failed {
				t.Errorf("failed: %s", r.Reason)
			}
			if r.Outcome == shell.Limited && r.Exit != 124 {
				t.Errorf("a limit gives exit status 124, not %d", r.Exit)
			}
			if r.Outcome == shell.OK && r.Exit == 0 && len(r.Stderr) == 0 && r.Fuel > *bombFuel*9/10 {
				t.Errorf("it ended well after %d fuel", r.Fuel)
			}
			t.Logf("%s %d %s fuel %d, peak %d KiB, heap %d KiB, %.60q", r.Outcome, r.Exit, r.Reason, r.Fuel, r.Memory>>10, grown>>10, r.Stderr)
		})
	}
}

// watchHeap begins to watch how large the heap and the stacks are; the function it
// returns ends that and gives the most.
func watchHeap() (peak func() uint64) {
	runtime.GC()
	stop, most := make(chan struct{}), make(chan uint64)
	go func() {
		samples := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/unused:bytes"}, {Name: "/memory/classes/heap/stacks:bytes"}}
		peak := uint64(0)
		for ticker := time.NewTicker(time.Millisecond); ; {
			metrics.Read(samples)
			sum := uint64(0)
			for _, s := range samples {
				sum += s.Value.Uint64()
			}
			peak = max(peak, sum)
			select {
			case <-stop:
				ticker.Stop()
				most <- peak
				return
			case <-ticker.C:
			}
		}
	}()
	return func() uint64 {
		close(stop)
		return <-most
	}
}
