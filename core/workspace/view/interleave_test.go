package view

import (
	"math/rand/v2"
	"testing"

	"ambit/core/workspace"
)

// TestInterruptedOperations lets other operations run, or ends the operation by
// panic, wherever the meter ticks: the view must stay whole.
func TestInterruptedOperations(t *testing.T) {
	type killed struct{}
	kills, switches := 0, 0
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 4))
		access := someRules(r)
		access.write["a"], access.read["b"] = true, true
		snap, _ := twins(t, r, access)
		f := view(t, snap, access, Limits{})
		inside := false
		f.meter.OnTick(func() {
			switch {
			case inside:
			case r.IntN(2) == 0:
				kills++
				panic(killed{})
			default:
				switches++
				inside = true
				for range 3 {
					try(f, someOp(r)...)
				}
				inside = false
			}
		})
		for range 60 {
			func() {
				defer func() {
					if v := recover(); v != nil && v != any(killed{}) {
						panic(v)
					}
				}()
				f.meter.Charge(10_000 - f.meter.Used()%10_000 - 1 - int64(r.IntN(40)))
				try(f, someOp(r)...)
			}()
		}
		f.meter.OnTick(nil)
		blobs := snap.Blobs.(workspace.MemBlobs)
		d, err := f.Delta("/workspace", blobs)
		if err != nil {
			t.Fatal(err)
		}
		root, err := workspace.Apply(snap, d, blobs)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		checkSame(t, seed, f, workspace.NewSnapshot(root, blobs))
	}
	if kills < 1000 || switches < 1000 {
		t.Errorf("%d kills, %d switches", kills, switches)
	}
}
