package awk

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// workloads are what agents run over a 10 MB table.
var workloads = []struct{ name, fs, prog string }{
	{"Sum", ",", `{ s += $3 } END { print s }`},
	{"Count", ",", `{ c[$2]++ } END { for (k in c) print k, c[k] }`},
	{"Regexp", ",", `/name99[0-9],/`},
	{"Columns", ",", `{ print $1, $3 }`},
	{"Printf", ",", `{ printf "%s %d %.2f\n", $1, $1, $3 }`},
	{"Gsub", ",", `{ gsub(/,/, ";"); print }`},
	{"Rebuild", ",", `BEGIN { OFS = "\t" } { $1 = $1; print }`},
	{"Split", " ", `{ n += split($0, q, ",") } END { print n }`},
	{"Match", " ", `match($0, /[0-9]+\.[0-9]+/) { s += substr($0, RSTART, RLENGTH) } END { print s }`},
	{"Loop", " ", `BEGIN { for (i = 0; i < 2000000; i++) s += i * 2; print s }`},
}

func benchTable() string {
	var b strings.Builder
	for i := 0; b.Len() < 10<<20; i++ {
		fmt.Fprintf(&b, "%d,name%d,%d.%02d,abc,x%d\n", i, i*7919%1000, i*31%10000, i%100, i*104729%1000000)
	}
	return b.String()
}

// BenchmarkWorkloads reports, besides our time, gawk's for the same data as a
// ratio: below 1 is faster than gawk.
func BenchmarkWorkloads(b *testing.B) {
	text := benchTable()
	file := filepath.Join(b.TempDir(), "table")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		b.Fatal(err)
	}
	for _, w := range workloads {
		b.Run(w.name, func(b *testing.B) {
			var ours time.Duration
			for b.Loop() {
				start := time.Now()
				r := runAwk(call{args: []string{"-F", w.fs, w.prog}, in: strings.NewReader(text), out: io.Discard})
				if r.limit != nil || r.status != 0 {
					b.Fatalf("%v %s", r.limit, r.stderr)
				}
				ours += time.Since(start)
			}
			path, err := exec.LookPath("gawk")
			if err != nil {
				return
			}
			best := time.Hour
			for range 3 {
				cmd := exec.Command(path, "-F", w.fs, w.prog, file)
				cmd.Env = []string{"LC_ALL=C.UTF-8"}
				start := time.Now()
				if err := cmd.Run(); err != nil {
					b.Fatal(err)
				}
				best = min(best, time.Since(start))
			}
			b.ReportMetric(float64(ours)/float64(b.N)/float64(best), "×gawk")
		})
	}
}

// BenchmarkSmallCall is one call on three lines.
func BenchmarkSmallCall(b *testing.B) {
	for b.Loop() {
		runAwk(call{args: []string{`{ print $1, NF }`}, stdin: "a b c\n1 2 3\nx y\n"})
	}
}
