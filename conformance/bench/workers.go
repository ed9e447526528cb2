package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"text/tabwriter"
	"time"
)

const workersToken = "bench"

// workerd is a running workerd.
type workerd struct {
	cmd *exec.Cmd
	url string
}

// serveWorker starts workerd with a configuration; options are further arguments.
func serveWorker(dir, config, state string, options ...string) (*workerd, error) {
	if err := os.MkdirAll(state, 0o755); err != nil {
		return nil, err
	}
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	bin, err := filepath.Abs("adapters/workers/node_modules/@cloudflare/workerd-linux-64/bin/workerd")
	if err != nil {
		return nil, err
	}
	args := append([]string{"serve", "--experimental", "--directory-path=storage=" + state, "--control-fd=3"}, options...)
	cmd := exec.Command(bin, append(args, config, "config")...)
	cmd.Dir = dir
	cmd.ExtraFiles = []*os.File{w}
	sum := fmt.Sprintf("%x", sha256.Sum256([]byte(workersToken)))
	cmd.Env = append(os.Environ(), "AMBIT_TURN_KEY="+strings.Repeat("k", 32),
		`AMBIT_POLICY={"version":1,"stores":{"files":{"root":".","allow":{"read":["**"],"write":["**"]}}},"limits":{"runCalls":1000000},"tokens":[{"name":"b","sha256":"`+sum+`","tenant":"default","scopes":["runs"]}]}`)
	cmd.Stderr = os.Stderr
	err = cmd.Start()
	w.Close()
	if err != nil {
		return nil, err
	}
	var event struct{ Port int }
	if err := json.NewDecoder(r).Decode(&event); err != nil {
		cmd.Process.Kill()
		return nil, fmt.Errorf("workerd: %w", err)
	}
	return &workerd{cmd, fmt.Sprintf("http://127.0.0.1:%d", event.Port)}, nil
}

func (w *workerd) stop() {
	w.cmd.Process.Signal(syscall.SIGTERM)
	timer := time.AfterFunc(2*time.Second, func() { w.cmd.Process.Kill() })
	w.cmd.Wait()
	timer.Stop()
}

func (w *workerd) post(path, body string) error {
	req, err := http.NewRequest("POST", w.url+path, strings.NewReader(body))
	if err != nil {
		return err
	}
	req.Header.Set("Authorization", "Bearer "+workersToken)
	req.Header.Set("Content-Type", "application/json")
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	var b bytes.Buffer
	if _, err := io.Copy(&b, resp.Body); err != nil {
		return err
	}
	if resp.StatusCode >= 300 {
		return fmt.Errorf("%s: %d %s", path, resp.StatusCode, b.String())
	}
	return nil
}

// rss is the resident memory of the process, in KiB.
func (w *workerd) rss() int {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", w.cmd.Process.Pid))
	if err != nil {
		return 0
	}
	kib := 0
	for line := range strings.SplitSeq(string(data), "\n") {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			fmt.Sscan(rest, &kib)
		}
	}
	return kib
}

// subject is what is measured: how to make an object live, and how to call it.
type subject struct {
	w    *workerd
	open func(id string) error
	call func(id string) error
}

// workersRows measures our objects beside ones without Go, in one run.
func workersRows(tmp string, out *tabwriter.Writer) error {
	if !wanted("workers") {
		return nil
	}
	for _, c := range [][]string{{"go", "run", "./adapters/workers/build"}, {"npm", "ci", "--prefix", "adapters/workers", "--no-audit", "--no-fund", "--silent"}} {
		if o, err := exec.Command(c[0], c[1:]...).CombinedOutput(); err != nil {
			return fmt.Errorf("%v: %w\n%s", c, err, o)
		}
	}
	assets, err := filepath.Abs("edge/panel/static")
	if err != nil {
		return err
	}
	ours, err := serveWorker("adapters/workers", "workerd.capnp", filepath.Join(tmp, "ours"), "--directory-path=panel="+assets)
	if err != nil {
		return err
	}
	defer ours.stop()
	plain, err := serveWorker("conformance/bench/plain", "plain.capnp", filepath.Join(tmp, "plain"))
	if err != nil {
		return err
	}
	defer plain.stop()
	subjects := []subject{
		{ours, func(id string) error {
			if err := ours.post("/runs", `{"id":"`+id+`","profile":"repo-writer"}`); err != nil {
				return err
			}
			return ours.post("/runs/"+id+"/turns", `{"grants":"command { run }"}`)
		}, func(id string) error { return ours.post("/runs/"+id+"/turns/1/tools/bash", `{"command":"echo hi"}`) }},
		{plain, func(id string) error { return plain.post("/"+id, "row") }, func(id string) error { return plain.post("/"+id, "row") }},
	}
	cells := func(name string, f func(s subject) (string, error)) error {
		var got []string
		for _, s := range subjects {
			c, err := f(s)
			if err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			got = append(got, c)
		}
		fmt.Fprintf(out, "workers: %s\t%s\t%s\t\t\n", name, got[0], got[1])
		return out.Flush()
	}
	timed := func(f func() error) (time.Duration, error) {
		start := time.Now()
		err := f()
		return time.Since(start), err
	}
	n := 0
	fresh := func(s subject) (string, error) {
		n++
		id := fmt.Sprint("o", n)
		d, err := timed(func() error {
			if s.w == plain {
				return s.open(id)
			}
			return ours.post("/runs", `{"id":"`+id+`","profile":"repo-writer"}`)
		})
		return short(d), err
	}
	if err := cells("first object of an isolate", fresh); err != nil {
		return err
	}
	if err := cells("a further object, median of 20", func(s subject) (string, error) {
		var list []time.Duration
		for range 20 {
			n++
			id := fmt.Sprint("o", n)
			d, err := timed(func() error {
				if s.w == plain {
					return s.open(id)
				}
				return ours.post("/runs", `{"id":"`+id+`","profile":"repo-writer"}`)
			})
			if err != nil {
				return "", err
			}
			list = append(list, d)
		}
		slices.Sort(list)
		return short(list[len(list)/2]), nil
	}); err != nil {
		return err
	}
	if err := cells("warm durable call, p50 / p99", func(s subject) (string, error) {
		if err := s.open("warm"); err != nil {
			return "", err
		}
		var list []time.Duration
		for range 500 {
			d, err := timed(func() error { return s.call("warm") })
			if err != nil {
				return "", err
			}
			list = append(list, d)
		}
		slices.Sort(list)
		return short(list[len(list)/2]) + " / " + short(list[len(list)*99/100]), nil
	}); err != nil {
		return err
	}
	for _, objects := range []int{1, 50} {
		if err := cells(fmt.Sprintf("calls/s, %d objects", objects), func(s subject) (string, error) {
			for i := range objects {
				if err := s.open(fmt.Sprintf("t%d-%d", objects, i)); err != nil {
					return "", err
				}
			}
			counts := make([]int, objects)
			errs := make([]error, objects)
			var wg sync.WaitGroup
			start := time.Now()
			for i := range objects {
				wg.Add(1)
				go func() {
					defer wg.Done()
					for time.Since(start) < durableTime && errs[i] == nil {
						errs[i] = s.call(fmt.Sprintf("t%d-%d", objects, i))
						counts[i]++
					}
				}()
			}
			wg.Wait()
			total := 0
			for i := range counts {
				if errs[i] != nil {
					return "", errs[i]
				}
				total += counts[i]
			}
			return fmt.Sprintf("%.0f", float64(total)/time.Since(start).Seconds()), nil
		}); err != nil {
			return err
		}
	}
	return cells("memory of the process with 200 live objects", func(s subject) (string, error) {
		for i := range 200 {
			if err := s.open(fmt.Sprint("m", i)); err != nil {
				return "", err
			}
			if err := s.call(fmt.Sprint("m", i)); err != nil {
				return "", err
			}
		}
		return fmt.Sprintf("%d MiB", s.w.rss()>>10), nil
	})
}
