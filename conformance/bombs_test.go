package conformance

import (
	"flag"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"

	"ambit/core/shell"
)

var bombFuel = flag.Int64("bombs.fuel", 10_000_000, "fuel of each bomb; the default limit of a call is ten times as much")

// bombHeap is what a bomb may make the Go heap grow to: several times the metered
// limit, since garbage is not metered.
const bombHeap = 256 << 20

// TestBombsEnd runs every bomb with the time limit off: fuel, memory, sizes and depth
// must end each of them.
func TestBombsEnd(t *testing.T) {
	text, err := os.ReadFile("bombs/bombs.sh")
	if err != nil {
		t.Fatal(err)
	}
	cases, err := ParseCases(string(text))
	if err != nil {
		t.Fatal(err)
	}
	defer debug.SetGCPercent(debug.SetGCPercent(50))
	for _, c := range cases {
		t.Run(c.Name, func(t *testing.T) {
			runtime.GC()
			r := shell.Run(shell.Call{Script: c.Script, Env: oracleEnv, Start: caseStart, Stdin: strings.NewReader(""), Limits: shell.Limits{Time: -1, Fuel: *bombFuel}})
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			if m.HeapSys > bombHeap {
				t.Errorf("the heap grew to %d MiB", m.HeapSys>>20)
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
			t.Logf("%s %d %s fuel %d, peak %d KiB, %.60q", r.Outcome, r.Exit, r.Reason, r.Fuel, r.Memory>>10, r.Stderr)
		})
	}
}
