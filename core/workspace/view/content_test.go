package view

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"ambit/core/fuel"
	"ambit/core/workspace"
)

// TestContentAgainstBytes writes, truncates and reads files at random offsets, with
// memory for few pages, and compares with plain byte slices.
func TestContentAgainstBytes(t *testing.T) {
	for seed := range uint64(12) {
		r := rand.New(rand.NewPCG(seed, 3))
		blobs := workspace.MemBlobs{}
		b := workspace.NewBuilder(blobs, workspace.Limits{})
		model := map[string][]byte{}
		for i := range 3 {
			name := fmt.Sprint("base", i)
			text := bytes.Repeat([]byte(name), r.IntN(60_000))
			model[name] = bytes.Clone(text)
			b.File(name, 0o644, 1, bytes.NewReader(text))
			model[fmt.Sprint("new", i)] = nil
		}
		root, err := b.Finish()
		if err != nil {
			t.Fatal(err)
		}
		snap := workspace.NewSnapshot(root, blobs)
		meter := fuel.New(time.Unix(0, 0), fuel.Limits{})
		f := New(meter)
		spill := &memSpill{slots: map[int64][]byte{}}
		f.SetSpill(spill)
		f.pages.budget = 3 * PageSize
		f.Mount("/w", snap, nil, Limits{})
		// The same without a spill must cost the same.
		twinMeter := fuel.New(time.Unix(0, 0), fuel.Limits{})
		twin := New(twinMeter)
		twin.pages.budget = f.pages.budget
		twin.Mount("/w", snap, nil, Limits{})
		twins := map[string]*OpenFile{}
		names := []string{"base0", "base1", "base2", "new0", "new1", "new2"}
		files := map[string]*OpenFile{}
		for _, name := range names {
			h, err := f.Open("/w/"+name, ReadWrite|Create, 0o644)
			if err != nil {
				t.Fatal(err)
			}
			files[name] = h.(*OpenFile)
			if h, err = twin.Open("/w/"+name, ReadWrite|Create, 0o644); err != nil {
				t.Fatal(err)
			}
			twins[name] = h.(*OpenFile)
		}
		offset := func(size int) int {
			if r.IntN(3) == 0 {
				return r.IntN(6) * PageSize
			}
			return r.IntN(size + PageSize)
		}
		for step := range 400 {
			name := names[r.IntN(len(names))]
			h, text := files[name], model[name]
			switch r.IntN(5) {
			case 0:
				size := offset(len(text))
				if err := h.Truncate(int64(size)); err != nil {
					t.Fatal(err)
				}
				twins[name].Truncate(int64(size))
				if size > len(text) {
					text = append(text, make([]byte, size-len(text))...)
				}
				text = text[:size:size]
			case 1, 2:
				off := offset(len(text))
				data := bytes.Repeat([]byte{byte(step)}, 1+r.IntN(2*PageSize))
				if r.IntN(2) == 0 {
					data = data[:1+r.IntN(min(len(data), 100))]
				}
				if _, err := h.WriteAt(data, int64(off)); err != nil {
					t.Fatal(err)
				}
				twins[name].WriteAt(data, int64(off))
				if end := off + len(data); end > len(text) {
					text = append(text, make([]byte, end-len(text))...)
				}
				copy(text[off:], data)
			default:
				off := offset(len(text))
				got := make([]byte, r.IntN(2*PageSize))
				n, _ := h.ReadAt(got, int64(off))
				want := text[min(off, len(text)):min(off+len(got), len(text))]
				if !bytes.Equal(got[:n], want) {
					t.Fatalf("seed %d, step %d: %s at %d differs", seed, step, name, off)
				}
				other := make([]byte, len(got))
				if k, _ := twins[name].ReadAt(other, int64(off)); k != n || !bytes.Equal(got, other) {
					t.Fatalf("seed %d, step %d: %s at %d differs without a spill", seed, step, name, off)
				}
			}
			model[name] = text
		}
		_, peak := meter.Memory()
		if _, p := twinMeter.Memory(); p != peak || twinMeter.Used() != meter.Used() {
			t.Errorf("seed %d: with a spill %d fuel, %d bytes; without %d, %d", seed, meter.Used(), peak, twinMeter.Used(), p)
		}
		d, err := f.Delta("/w", blobs)
		if err != nil {
			t.Fatal(err)
		}
		root, err = workspace.Apply(snap, d, blobs)
		if err != nil {
			t.Fatal(err)
		}
		after := workspace.NewSnapshot(root, blobs)
		for _, name := range names {
			e, err := after.Lookup(name)
			if err != nil {
				t.Fatal(err)
			}
			if e.Hash != workspace.Sum(model[name]) {
				t.Errorf("seed %d: %s differs in the delta", seed, name)
			}
		}
		if f.pages.resident > f.pages.budget+PageSize {
			t.Errorf("seed %d: %d bytes resident", seed, f.pages.resident)
		}
		if spill.reads == 0 || spill.writes == 0 {
			t.Errorf("seed %d: nothing was spilled", seed)
		}
		for _, name := range names {
			f.Unlink("/w/" + name)
			files[name].Close()
		}
		if now, _ := meter.Memory(); now != 0 || f.pages.resident != 0 || int64(len(f.pages.free)) != f.pages.slots {
			t.Errorf("seed %d: %d bytes alive, %d resident, %d of %d slots free", seed, now, f.pages.resident, len(f.pages.free), f.pages.slots)
		}
	}
}
