package shell

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite golden files")

const fuelGolden = "testdata/fuel.golden"

// TestFuelIsPinned runs scripts whose fuel is recorded: a change makes recorded
// calls replay differently and needs a new Version. docs/fuel.md has the table.
func TestFuelIsPinned(t *testing.T) {
	text, err := os.ReadFile(fuelGolden)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		cost, script, ok := strings.Cut(line, "\t")
		if !ok {
			t.Fatalf("%q", line)
		}
		r := Run(Call{Script: strings.ReplaceAll(script, "␤", "\n")})
		if r.Outcome != OK {
			t.Errorf("%s: %v %s", script, r.Outcome, r.Stderr)
		}
		if want, _ := strconv.ParseInt(cost, 10, 64); r.Fuel != want && !*update {
			t.Errorf("%s: %d fuel, recorded %d", script, r.Fuel, want)
		}
		fmt.Fprintf(&out, "%d\t%s\n", r.Fuel, script)
	}
	if *update {
		if err := os.WriteFile(fuelGolden, []byte(out.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}
