package omphost

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"ambit/conformance/omp/model"
)

// heapPeak is the largest heap of this process while do runs, and the one before.
func heapPeak(do func()) (before, most int64) {
	heap := func() int64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return int64(m.HeapInuse)
	}
	before = heap()
	stop := make(chan struct{})
	var watching sync.WaitGroup
	watching.Go(func() {
		for {
			select {
			case <-stop:
				return
			case <-time.After(50 * time.Millisecond):
				most = max(most, heap())
			}
		}
	})
	do()
	close(stop)
	watching.Wait()
	return before, max(most, before)
}

// usage adds up a number of /proc/PID/FILE over the processes of a run.
func (f *fixture) usage(id, file string, names ...string) (sum int64) {
	f.t.Helper()
	home := "HOME=" + filepath.Join(f.root, id, "home")
	for _, pid := range processes() {
		dir := filepath.Join("/proc", itoa(pid))
		environ, err := os.ReadFile(filepath.Join(dir, "environ"))
		if err != nil || !strings.Contains(string(environ), home) {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, file))
		if err != nil {
			f.t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			name, rest, _ := strings.Cut(line, ":")
			if fields := strings.Fields(rest); len(fields) > 0 && slices.Contains(names, name) {
				n, _ := strconv.ParseInt(fields[0], 10, 64)
				sum += n
			}
		}
	}
	return sum
}

// TestRealFigures prints what hosting the real omp takes, which `make bench` shows, and
// holds that an answer of 4,000 deltas takes no memory in the host.
func TestRealFigures(t *testing.T) {
	const deltas = 4000
	f := newFixture(t, realOmp(t))
	piece := "12345678"
	f.model.Then(model.Step{Calls: []model.Call{{ID: "c1", Name: "bash", Arguments: `{"command":"true"}`}}})
	began := time.Now()
	f.must(201, "POST", "/runs", f.start(runA, nil))
	ready := time.Since(began)
	f.prompt(runA, "go")
	f.app.wait(t, "tool_call", 1)
	called := time.Since(began)
	f.app.wait(t, "turn_end", 1)
	total, private := f.usage(runA, "smaps_rollup", "Rss")>>10, f.usage(runA, "smaps_rollup", "Private_Clean", "Private_Dirty")>>10
	if total == 0 || private == 0 || private > total {
		t.Errorf("the agent takes %d MiB, %d of them its own", total, private)
	}
	fmt.Printf("omp: an agent is ready %.1f s after POST /runs, its first tool call comes after %.1f s\n", ready.Seconds(), called.Seconds())
	fmt.Printf("omp: an agent takes %d MiB, %d MiB of them its own\n", total, private)

	text := make([]string, deltas)
	for i := range text {
		text[i] = piece
	}
	f.model.Then(model.Step{Text: text})
	written, already := f.usage(runA, "io", "wchar"), f.app.count("text_delta")
	before, most := heapPeak(func() {
		f.prompt(runA, "go on")
		f.app.wait(t, "turn_end", 2)
	})
	m := f.app.wait(t, "message", 3)
	if len(m.Text) != deltas*len(piece) {
		t.Errorf("the answer has %d bytes", len(m.Text))
	}
	fmt.Printf("omp: an answer of %d deltas, %d KB of text and %d MB of frames: heap %.1f MiB before, at most %.1f MiB, %d events\n", deltas, len(m.Text)/1000,
		(f.usage(runA, "io", "wchar")-written)/1e6, float64(before)/(1<<20), float64(most)/(1<<20), f.app.count("text_delta")-already)
	if most > before+16<<20 {
		t.Errorf("the heap grew from %d to %d bytes", before, most)
	}
	f.must(204, "DELETE", "/runs/"+runA, nil)
}
