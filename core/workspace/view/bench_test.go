package view

import (
	"fmt"
	"testing"
	"time"

	"ambit/core/fuel"
)

func BenchmarkStandard(b *testing.B) {
	names := make([]string, 250)
	for i := range names {
		names[i] = fmt.Sprint("command", i)
	}
	for b.Loop() {
		Standard(fuel.New(time.Unix(0, 0), fuel.Limits{}), Options{Commands: names})
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
