package omphost

import (
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"ambit/conformance/omp/model"
)

var realRuns = flag.Int("real.runs", 3, "runs of TestRealNothingStays")

// remains is what a process has: what a run leaves behind is in one of them.
type remains struct {
	processes, files, descriptors, goroutines map[string]int
}

// remains looks at the processes that this one has started, the files below dir, open
// descriptors, and goroutines by where they were started. The store of the ledgers grows
// and keeps connections: it is left out.
func (f *fixture) remains(dir string) (m remains) {
	t := f.t
	t.Helper()
	http.DefaultClient.CloseIdleConnections()
	f.host.gateway.client.CloseIdleConnections()
	m = remains{map[string]int{}, map[string]int{}, map[string]int{}, map[string]int{}}
	self := fmt.Sprint(os.Getpid())
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range stats {
		data, _ := os.ReadFile(path) // it may have ended
		name, rest, _ := strings.Cut(string(data), ") ")
		_, name, _ = strings.Cut(name, "(")
		environ, _ := os.ReadFile(filepath.Join(filepath.Dir(path), "environ"))
		if fields := strings.Fields(rest); len(fields) > 1 && fields[1] == self || strings.Contains(string(environ), dir) {
			m.processes[name]++
		}
	}
	state := filepath.Join(dir, "state")
	err = filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
		if path == state {
			return fs.SkipDir
		}
		m.files[path]++
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	list, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range list {
		target, err := os.Readlink(filepath.Join("/proc/self/fd", e.Name()))
		kind, _, _ := strings.Cut(target, ":")
		if err == nil && !strings.HasPrefix(target, state) { // one of them was that of /proc/self/fd
			m.descriptors[kind]++
		}
	}
	stacks := make([]byte, 8<<20)
	stacks = stacks[:runtime.Stack(stacks, true)]
	for one := range strings.SplitSeq(string(stacks), "\n\n") {
		_, by, _ := strings.Cut(one, "created by ")
		by, _, _ = strings.Cut(by, " in goroutine")
		if !strings.Contains(one, "database/sql") {
			m.goroutines[by]++
		}
	}
	return m
}

// more names what m has more of than before.
func (m remains) more(before remains) (list []string) {
	for _, kind := range []struct {
		name        string
		now, before map[string]int
	}{{"process", m.processes, before.processes}, {"file", m.files, before.files}, {"descriptor", m.descriptors, before.descriptors}, {"goroutine", m.goroutines, before.goroutines}} {
		for _, what := range slices.Sorted(maps.Keys(kind.now)) {
			if n := kind.now[what] - kind.before[what]; n > 0 {
				list = append(list, fmt.Sprintf("%d more %s: %s", n, kind.name, what))
			}
		}
	}
	return list
}

// nothingStays makes runs one after another, and fails if they leave anything.
func (f *fixture) nothingStays(dir string, runs int, one func(i int)) {
	t := f.t
	t.Helper()
	one(1) // opens what is there once
	before := f.remains(dir)
	for i := 2; i <= runs+1; i++ {
		one(i)
	}
	var left []string
	eventually(t, "as much as before", func() bool {
		left = f.remains(dir).more(before)
		return len(left) == 0
	}, func() { t.Log(strings.Join(left, "\n")) })
}

// TestNothingStays: runs one after another leave no process, file, descriptor or
// goroutine.
func TestNothingStays(t *testing.T) {
	dir := t.TempDir()
	f := fixtureIn(t, dir, newApp(t))
	f.nothingStays(dir, 20, func(i int) {
		id := fmt.Sprintf("6f1f9a30-0000-4000-8000-%012d", i)
		f.must(201, "POST", "/runs", f.start(id, nil))
		f.prompt(id, "say x\ncall mcp__planner__plan_day {\"day\":\"x\"}\ncall bash {\"command\":\"echo hi\"}")
		f.app.wait(t, "turn_end", i)
		f.must(204, "DELETE", "/runs/"+id, nil)
		f.nothingLeft(id)
	})
}

// TestRealNothingStays is the same with the real omp: each run has a turn with a governed
// call, one of the app's tools and a browser action. `make soak` makes twenty of them.
func TestRealNothingStays(t *testing.T) {
	dir := t.TempDir()
	temp := filepath.Join(dir, "tmp")
	if err := os.Mkdir(temp, 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("TMPDIR", temp)
	f := fixtureIn(t, dir, newApp(t), realOmp(t))
	f.nothingStays(dir, *realRuns, func(i int) {
		id := fmt.Sprintf("6f1f9a30-0000-4000-8000-%012d", i)
		f.model.Then(
			model.Step{Calls: []model.Call{{ID: "c1", Name: "bash", Arguments: `{"command":"echo hello > a; cat a"}`}}},
			model.Step{Calls: []model.Call{{ID: "c2", Name: "mcp__planner__plan_day", Arguments: `{"day":"monday"}`}}},
			model.Step{Calls: []model.Call{{ID: "c3", Name: "app_ui_open_training", Arguments: `{}`}}},
			model.Step{Text: []string{"Done."}})
		f.must(201, "POST", "/runs", f.start(id, nil))
		f.must(202, "POST", "/runs/"+id+"/commands", `{"type":"capability_register","name":"app.ui.open_training"}`)
		f.prompt(id, "go")
		call := f.app.wait(t, "capability_call", i)
		f.must(202, "POST", "/runs/"+id+"/commands", map[string]any{"type": "capability_result", "id": call.ID, "result": "opened"})
		if e := f.app.wait(t, "turn_end", i); e.StopReason != "stop" {
			t.Errorf("run %d: %s", i, encode(e))
		}
		f.must(204, "DELETE", "/runs/"+id, nil)
		f.nothingLeft(id)
	})
	if n := f.app.count("tool_result"); n != 3*(*realRuns+1) {
		t.Errorf("%d calls", n)
	}
}
