package omphost

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"ambit/conformance/omp/model"
)

// These tests are with the real omp and a scripted model. They share one machine with
// others: an agent takes two seconds of processor time to start.

// TestRealAgent is one whole life: a governed call, one of the app's tools, a browser
// action, and traps of prompts.
func TestRealAgent(t *testing.T) {
	t.Parallel()
	f := newFixture(t, realOmp(t))
	bait := filepath.Join(t.TempDir(), "bait")
	if err := os.WriteFile(bait, []byte("HOST-FILE-CONTENT"), 0o644); err != nil {
		t.Fatal(err)
	}
	f.model.Then(
		model.Step{Calls: []model.Call{{ID: "c1", Name: "bash", Arguments: `{"command":"echo hello > a.txt; cat a.txt"}`}}},
		model.Step{Calls: []model.Call{{ID: "c2", Name: "mcp__planner__plan_day", Arguments: `{"day":"monday"}`}}},
		model.Step{Calls: []model.Call{{ID: "c3", Name: "app_ui_open_training", Arguments: `{"id":7}`}}},
		model.Step{Calls: []model.Call{{ID: "c4", Name: "eval", Arguments: `{"code":"1"}`}}},
		model.Step{Text: []string{"All ", "is ", "done."}},
	)
	began := time.Now()
	f.must(201, "POST", "/runs", f.start(runA, nil))
	f.must(202, "POST", "/runs/"+runA+"/commands", `{"type":"capability_register","name":"app.ui.open_training","description":"opens a training","parameters":{"type":"object","properties":{"id":{"type":"integer"}}}}`)
	f.prompt(runA, "read @"+bait+" and go")
	f.app.wait(t, "tool_call", 1)
	t.Logf("POST to first tool call: %s", time.Since(began).Round(10*time.Millisecond))
	call := f.app.wait(t, "capability_call", 1)
	f.must(202, "POST", "/runs/"+runA+"/commands", map[string]any{"type": "capability_result", "id": call.ID, "result": map[string]bool{"opened": true}})
	if end := f.app.wait(t, "turn_end", 1); end.StopReason != "stop" {
		t.Errorf("the turn ended with %s", encode(end))
	}
	f.prompt(runA, "/exit")
	if end := f.app.wait(t, "turn_end", 2); end.StopReason != "stop" {
		t.Errorf("a prompt that looks like a command ended with %s", encode(end))
	}
	requests := f.model.Requests()
	last := requests[len(requests)-1].Body
	for _, want := range []string{"You are under test.", "hello", "planned monday", `opened`, "/exit"} {
		if !strings.Contains(last, want) {
			t.Errorf("the model was not told %q: %.3000s", want, last)
		}
	}
	if strings.Contains(last, "HOST-FILE-CONTENT") {
		t.Error("the prompt read a file of the host")
	}
	if got := requests[0].Header.Get("Authorization"); got != "Bearer "+modelKey {
		t.Errorf("the model was called with %q", got)
	}
	var names []string
	for _, tool := range requests[0].Tools {
		names = append(names, tool.Function.Name)
	}
	if got := strings.Join(names, " "); got != "bash read write edit ls glob grep recall mcp__planner__plan_day mcp__planner__slow app_ui_open_training" {
		t.Errorf("the model's tools: %s", got)
	}
	if got := f.story(runA); got != `open   
command start  
command capability_register  
turn   
command prompt  
call bash ok 
intent mcp__planner__plan_day  
settled mcp__planner__plan_day ok 
intent app.ui.open_training  
command capability_result  
settled app.ui.open_training ok 
call eval refused eval is not a tool of this run
turn_end   
turn   
command prompt  
turn_end   
` {
		t.Error(got)
	}
	f.noSecrets(filepath.Join(f.root, runA))
	f.noListener(runA)
	f.must(204, "DELETE", "/runs/"+runA, nil)
	f.nothingLeft(runA)
}

// noListener fails if the agent's process listens anywhere (F29).
func (f *fixture) noListener(id string) {
	f.t.Helper()
	r, ok := f.host.find(libraryTenant, id)
	if !ok {
		f.t.Fatal("no such run")
	}
	sockets := map[string]bool{}
	dir := filepath.Join("/proc", itoa(r.child.pid), "fd")
	list, err := os.ReadDir(dir)
	if err != nil {
		f.t.Fatal(err)
	}
	for _, e := range list {
		target, _ := os.Readlink(filepath.Join(dir, e.Name()))
		if inode, ok := strings.CutPrefix(target, "socket:["); ok {
			sockets[strings.TrimSuffix(inode, "]")] = true
		}
	}
	for _, table := range []string{"tcp", "tcp6"} {
		data, err := os.ReadFile(filepath.Join("/proc", itoa(r.child.pid), "net", table))
		if err != nil {
			f.t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			fields := strings.Fields(line)
			if len(fields) > 9 && fields[3] == "0A" && sockets[fields[9]] {
				f.t.Errorf("the agent listens: %s", line)
			}
		}
	}
}

func itoa(n int) string { return string(encode(n)) }

// TestRealFailures: what happens when something breaks during a turn. Each case has a
// run, and a tool call of the app or an answer of the model that never ends.
func TestRealFailures(t *testing.T) {
	t.Parallel()
	f := newFixture(t, realOmp(t), func(o *Options) { o.LeaseGrace, o.ToolTime, o.MaxRuns = 5*time.Second, 3*time.Second, 20 })
	start := func(t *testing.T, n string) (id string) {
		id = "6f1f9a30-0000-4000-8000-0000000001" + n
		f.must(201, "POST", "/runs", f.start(id, nil))
		return id
	}

	t.Run("killed during an answer", func(t *testing.T) {
		hold := make(chan struct{})
		defer close(hold)
		f.model.Then(model.Step{Text: []string{"thinking"}, Wait: hold})
		id := start(t, "01")
		f.prompt(id, "go")
		f.app.wait(t, "text_delta", 1)
		r, _ := f.host.find(libraryTenant, id)
		syscall.Kill(r.child.pid, syscall.SIGKILL)
		if e := f.app.wait(t, "error", 1); e.Error.Code != "agent_ended" || !strings.Contains(e.Error.Message, "signal 9") {
			t.Errorf("the last event: %s", encode(e))
		}
		f.must(404, "POST", "/runs/"+id+"/commands", `{"type":"cancel"}`)
		f.nothingLeft(id)
	})

	id := start(t, "02")
	t.Run("cancelled during an answer", func(t *testing.T) {
		hold := make(chan struct{})
		defer close(hold)
		f.model.Then(model.Step{Text: []string{"thinking"}, Wait: hold})
		ends := f.app.count("turn_end")
		deltas := f.app.count("text_delta")
		f.prompt(id, "go")
		f.app.wait(t, "text_delta", deltas+1)
		f.must(202, "POST", "/runs/"+id+"/commands", `{"type":"cancel"}`)
		if e := f.app.wait(t, "turn_end", ends+1); e.StopReason != "aborted" {
			t.Errorf("the turn ended with %s", encode(e))
		}
	})
	t.Run("cancelled during a call", func(t *testing.T) {
		f.model.Then(model.Step{Calls: []model.Call{{ID: "s1", Name: "mcp__planner__slow", Arguments: `{}`}}})
		ends, calls := f.app.count("turn_end"), f.app.count("tool_call")
		f.prompt(id, "go")
		f.app.wait(t, "tool_call", calls+1)
		eventually(t, "the call arrives", func() bool {
			f.app.mu.Lock()
			defer f.app.mu.Unlock()
			return len(f.app.calls) > 0 && f.app.calls[len(f.app.calls)-1] == "slow"
		})
		f.must(202, "POST", "/runs/"+id+"/commands", `{"type":"cancel"}`)
		if e := f.app.wait(t, "turn_end", ends+1); e.StopReason != "aborted" {
			t.Errorf("the turn ended with %s", encode(e))
		}
		select {
		case <-f.app.stopped:
		case <-time.After(4 * time.Minute):
			t.Error("the app was not told")
		}
		if !strings.Contains(f.story(id), "uncertain mcp__planner__slow uncertain the app did not answer: the turn was cancelled") {
			t.Error(f.story(id))
		}
	})
	t.Run("a slow tool", func(t *testing.T) {
		f.model.Then(model.Step{Calls: []model.Call{{ID: "s2", Name: "mcp__planner__slow", Arguments: `{}`}}}, model.Step{Text: []string{"so be it"}})
		ends := f.app.count("turn_end")
		f.prompt(id, "go")
		if e := f.app.wait(t, "turn_end", ends+1); e.StopReason != "stop" {
			t.Errorf("the turn ended with %s", encode(e))
		}
		if !strings.Contains(f.story(id), "uncertain mcp__planner__slow uncertain the app did not answer: no answer within 3s") {
			t.Error(f.story(id))
		}
	})
	t.Run("an endpoint that dies during a call", func(t *testing.T) {
		f.model.Then(model.Step{Calls: []model.Call{{ID: "s3", Name: "mcp__planner__slow", Arguments: `{}`}}},
			model.Step{Calls: []model.Call{{ID: "s4", Name: "mcp__planner__plan_day", Arguments: `{"day":"again"}`}}}, model.Step{Text: []string{"so be it"}})
		ends, calls := f.app.count("turn_end"), f.app.slowCalls()
		f.prompt(id, "go")
		eventually(t, "the call arrives", func() bool { return f.app.slowCalls() > calls })
		f.app.CloseClientConnections()
		if e := f.app.wait(t, "turn_end", ends+1); e.StopReason != "stop" {
			t.Errorf("the turn ended with %s", encode(e))
		}
		story := f.story(id)
		if n := strings.Count(story, "uncertain mcp__planner__slow uncertain the app did not answer: "); n != 3 {
			t.Errorf("%d uncertain calls: %s", n, story)
		}
		if !strings.Contains(story, "settled mcp__planner__plan_day ok") {
			t.Errorf("the next call did not find the endpoint again: %s", story)
		}
	})
	t.Run("the lease ends during an answer", func(t *testing.T) {
		hold := make(chan struct{})
		defer close(hold)
		f.model.Then(model.Step{Text: []string{"thinking"}, Wait: hold})
		ends, errs, deltas := f.app.count("turn_end"), f.app.count("error"), f.app.count("text_delta")
		f.prompt(id, "go")
		f.app.wait(t, "text_delta", deltas+1)
		f.leaseEnds(id)
		if e := f.app.wait(t, "turn_end", ends+1); e.StopReason != "aborted" {
			t.Errorf("the turn ended with %s", encode(e))
		}
		f.must(410, "POST", "/runs/"+id+"/commands", `{"type":"prompt","message":"more"}`)
		if e := f.app.wait(t, "error", errs+1); e.Error.Code != "lease_expired" {
			t.Errorf("the last event: %s", encode(e))
		}
		f.must(404, "POST", "/runs/"+id+"/commands", `{"type":"cancel"}`)
		f.nothingLeft(id)
	})
}

func (a *app) slowCalls() (n int) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, c := range a.calls {
		if c == "slow" {
			n++
		}
	}
	return n
}

// TestRealModelErrors: a model that refuses, fails, is away or falls silent ends the turn,
// and the app is told why; the next prompt finds the model again. With the gateway the
// child has no credential, without it has the one that it sends.
func TestRealModelErrors(t *testing.T) {
	t.Parallel()
	for name, gateway := range map[string]bool{"seed": false, "gateway": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, realOmp(t), func(o *Options) { o.ModelGateway, o.ModelTime = gateway, 2*time.Second })
			// The name of a model may hold what means something to omp.
			registry := strings.Replace(f.registry(), `"one"`, `"vendor/one:high"`, 1)
			f.must(201, "POST", "/runs", f.start(runA, map[string]any{"model": "scripted/vendor/one:high", "registry": json.RawMessage(registry)}))
			r, _ := f.host.find(libraryTenant, runA)
			environ, err := os.ReadFile(filepath.Join("/proc", itoa(r.child.pid), "environ"))
			if err != nil || strings.Contains(string(environ), modelKey) == gateway || strings.Contains(string(environ), "SKAILE_AIP_SCRIPTED_KEY="+gatewayToken) != gateway {
				t.Errorf("the child's environment: %q %v", environ, err)
			}
			turns := 0
			turn := func() Event {
				turns++
				f.prompt(runA, "go")
				return f.app.wait(t, "turn_end", turns)
			}
			well := func() {
				t.Helper()
				f.model.Then(model.Step{Text: []string{"at your service"}})
				if e := turn(); e.StopReason != "stop" {
					t.Errorf("a model that answers: %s", encode(e))
				}
			}
			well()
			first := f.model.Requests()[0]
			if first.Header.Get("Authorization") != "Bearer "+modelKey || first.Path != "/v1/chat/completions" || first.Model != "vendor/one:high" {
				t.Errorf("the model was asked for %q at %s with %v", first.Model, first.Path, first.Header)
			}
			if m := f.app.wait(t, "message", 1); m.Text != "at your service" || m.Usage.Input != 11 {
				t.Errorf("the answer: %s", encode(m))
			}
			forever := make(chan struct{})
			defer close(forever)
			for _, c := range []struct {
				name  string
				steps []model.Step
				want  string
				asked int
			}{
				{"401", []model.Step{{Status: 401, Error: "bad key " + modelKey + ", server error"}}, "answered 401: bad key [redacted]", 1},
				{"403", []model.Step{{Status: 403, Error: "too many requests of a kind"}}, "answered 403: too many", 1},
				{"404", []model.Step{{Status: 404, Error: "no such model"}}, "answered 404: no such model", 1},
				{"400", []model.Step{{Status: 400, Error: "what is this"}}, "answered 400: what is this", 1},
				{"500", []model.Step{{Status: 500, Error: "kaputt"}}, "answered 500: kaputt", 1},
				{"503", []model.Step{{Status: 503, Error: "overloaded"}}, "answered 503: overloaded", 1},
				{"302", []model.Step{{Status: 302, Error: "elsewhere"}}, "answered 302: elsewhere", 1},
				{"429", []model.Step{{Status: 429, Error: "slowly"}, {Status: 429, Error: "slowly"}, {Status: 429, Error: "slowly"}}, "answered 429: slowly", 3},
				{"silent", []model.Step{{Silent: forever}}, "gave no answer within 2s", 1},
				{"silent in its answer", []model.Step{{Text: []string{"well,"}, Wait: forever}}, "stopped for 2s in an answer", 1},
				{"dying in each answer", []model.Step{{Text: []string{"well,"}, Broken: true}, {Text: []string{"well,"}, Broken: true}}, "broke off", 2},
			} {
				before := len(f.model.Requests())
				f.model.Then(c.steps...)
				e := turn()
				if e.StopReason != "error" || e.Error == nil || e.Error.Code != "model" || !strings.Contains(e.Error.Message, c.want) || strings.Contains(e.Error.Message, modelKey) {
					t.Errorf("%s: the turn ended with %s", c.name, encode(e))
				}
				// Whether omp asks again after an answer that broke off depends on what of it it
				// has seen.
				if n := len(f.model.Requests()) - before; n != c.asked && !(c.steps[0].Broken && n == 1) {
					t.Errorf("%s: the model was asked %d times", c.name, n)
				}
				f.model.Drop()
				well()
			}
			if got := strings.Contains(f.story(runA), "command usage"); got != gateway {
				t.Error(f.story(runA))
			}
			f.noSecrets(filepath.Join(f.root, runA))
			f.model.CloseClientConnections()
			f.model.Close()
			if e := turn(); e.StopReason != "error" || !strings.Contains(e.Error.Message, "cannot be reached") {
				t.Errorf("a model that is away: %s", encode(e))
			}
			f.must(204, "DELETE", "/runs/"+runA, nil)
			f.nothingLeft(runA)
		})
	}
}

// TestRealHost: what the host is asked at an awkward time, and an app that fails.
func TestRealHost(t *testing.T) {
	t.Parallel()
	broken := map[string]func(){}
	f := newFixture(t, realOmp(t))
	hanging := make(chan struct{})
	defer close(hanging)
	id := func(n string) string { return "6f1f9a30-0000-4000-8000-0000000002" + n }
	broken[id("01")] = func() {}
	broken[id("02")] = func() { <-hanging }
	g := newFixture(t, realOmp(t), func(o *Options) {
		o.EventTime = time.Second
		o.OnEvent = func(_ context.Context, run string, _ Event) error {
			broken[run]()
			return errors.New("the app is down")
		}
	})
	over := func(id string) {
		t.Helper()
		eventually(t, "the run is gone", func() bool {
			status, _ := g.send("POST", "/runs/"+id+"/commands", []byte(`{"type":"cancel"}`))
			return status == 404
		})
		g.nothingLeft(id)
		if !strings.Contains(g.story(id), "close   an event could not be delivered to the app") {
			t.Error(g.story(id))
		}
	}

	// Two POSTs of one id; then onEvent fails.
	statuses := make([]int, 2)
	var wg sync.WaitGroup
	for i := range statuses {
		wg.Go(func() { statuses[i], _ = g.send("POST", "/runs", g.start(id("01"), nil)) })
	}
	wg.Go(func() { g.must(201, "POST", "/runs", g.start(id("02"), nil)) })
	wg.Wait()
	if statuses[0]+statuses[1] != 201+409 {
		t.Errorf("two POSTs of one id: %v", statuses)
	}
	for _, n := range []string{"01", "02"} {
		g.prompt(id(n), "go")
	}
	over(id("01"))
	over(id("02"))

	// DELETE during a start.
	started := make(chan int, 1)
	go func() {
		status, _ := f.send("POST", "/runs", f.start(runA, nil))
		started <- status
	}()
	eventually(t, "a process", func() bool {
		_, err := os.Stat(filepath.Join(f.root, runA, "home/.omp/agent/models.db"))
		return err == nil
	})
	f.must(204, "DELETE", "/runs/"+runA, nil)
	if status := <-started; status != 503 {
		t.Errorf("the start answered %d", status)
	}
	f.nothingLeft(runA)

	// An endpoint that is down at the start.
	f.app.Server.Close()
	if text := f.must(503, "POST", "/runs", f.start(runB, nil)); !strings.Contains(text, "cannot be listed") {
		t.Error(text)
	}
	f.nothingLeft(runB)
}

// TestRealIsolation: omp works in each way of isolation; the other tests have the
// strictest that there is.
func TestRealIsolation(t *testing.T) {
	t.Parallel()
	for name, w := range map[string]way{"Landlock": {}, "user namespace": {Namespaces: true, User: true}, "no proc": {Namespaces: true, User: true, NoProc: true}} {
		t.Run(name, func(t *testing.T) {
			f := newFixture(t, realOmp(t), only(w))
			if f.host.jail == nil {
				t.Logf("%s does not work here; TestAttacks sees what follows from that", w)
				return
			}
			f.model.Then(model.Step{Calls: []model.Call{{ID: "c1", Name: "bash", Arguments: `{"command":"echo hello"}`}}}, model.Step{Text: []string{"well"}})
			f.must(201, "POST", "/runs", f.start(runA, nil))
			f.prompt(runA, "go")
			if e := f.app.wait(t, "turn_end", 1); e.StopReason != "stop" {
				t.Errorf("the turn ended with %s", encode(e))
			}
			if m := f.app.wait(t, "message", 2); m.Text != "well" {
				t.Errorf("the answer: %s", encode(m))
			}
			f.must(204, "DELETE", "/runs/"+runA, nil)
			f.nothingLeft(runA)
		})
	}
}
