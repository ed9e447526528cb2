package view

import (
	"fmt"
	"io"
	"testing"
	"time"

	"ambit/core/fuel"
	"ambit/core/workspace"
)

func BenchmarkStandard(b *testing.B) {
	names := make([]string, 250)
	for i := range names {
		names[i] = fmt.Sprint("command", i)
	}
	for b.Loop() {
		Standard(fuel.New(time.Unix(0, 0), fuel.Limits{}), Options{Commands: func() []string { return names }})
	}
}

// BenchmarkFind walks 5,000 files in 50 directories, as find -type f does.
func BenchmarkFind(b *testing.B) {
	var specs []string
	for i := range 5000 {
		specs = append(specs, fmt.Sprintf("d%d/f%d=%d", i%50, i, i))
	}
	_, snap := mounted(b, nil, Limits{}, specs...)
	for name, access := range map[string]Access{"all": nil, "rules": grant("d1 d2 d3 d4 d5", "d1")} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				f := view(b, snap, access, Limits{})
				list, _ := f.ReadDir("/workspace")
				for _, d := range list {
					files, _ := f.ReadDir("/workspace/" + d.Name)
					for _, e := range files {
						f.Lstat("/workspace/" + d.Name + "/" + e.Name)
					}
				}
			}
		})
	}
}

// BenchmarkCopy writes an 8 MiB file in pieces of 32 KiB, reads it back and takes
// the delta.
func BenchmarkCopy(b *testing.B) {
	piece := make([]byte, 32<<10)
	b.SetBytes(8 << 20)
	for b.Loop() {
		f := view(b, workspace.NewSnapshot(workspace.EmptyRoot(0), nil), nil, Limits{})
		h, err := f.Open("/workspace/f", ReadWrite|Create, 0o644)
		if err != nil {
			b.Fatal(err)
		}
		for i := range 256 {
			piece[0] = byte(i)
			h.Write(piece)
		}
		h.(*OpenFile).Seek(0, io.SeekStart)
		for range 256 {
			h.Read(piece)
		}
		h.Close()
		if _, err := f.Delta("/workspace", workspace.MemBlobs{}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkSmallChange changes one file of 5,000 and commits.
func BenchmarkSmallChange(b *testing.B) {
	var specs []string
	for i := range 5000 {
		specs = append(specs, fmt.Sprintf("d%d/f%d=%d", i%50, i, i))
	}
	_, snap := mounted(b, nil, Limits{}, specs...)
	for b.Loop() {
		f := view(b, snap, nil, Limits{})
		if got := try(f, "append", "d7/f7", "x"); got != "ok" {
			b.Fatal(got)
		}
		out := workspace.MemBlobs{}
		d, err := f.Delta("/workspace", out)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := workspace.Apply(snap, d, out); err != nil || len(out) != 3 {
			b.Fatal(len(out), err)
		}
	}
}
