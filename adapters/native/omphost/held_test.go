package omphost

import (
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ambit/actors"
	"ambit/conformance/omp/model"
)

// governedPolicy has pinned scripts, and holds some calls for an operator.
func governedPolicy(t *testing.T, dir string) string {
	t.Helper()
	text := "echo \"saved $(cat)\"; echo ran >> " + dir + "/ran\n"
	for _, name := range []string{"backup.sh", "deploy.sh"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return fmt.Sprintf(`{"version":1,"stores":{"files":{"root":".","allow":{"read":["**"],"write":["**"]}}},
		"profiles":{"worker":{"allow":["repo.read","repo.write","command.run","script.backup","script.deploy","script.wipe"],
			"hold":{"tools":["deploy","mcp__planner__plan_day"],"read":["secrets/**"],"write":["held/**"]}}},
		"scripts":{"backup":{"argv":["bash","backup.sh"],"sha256":"%[1]x","description":"Backs a day up.",
				"input":{"type":"object","required":["day"],"properties":{"day":{"type":"string"}}}},
			"deploy":{"argv":["bash","deploy.sh"],"sha256":"%[1]x"},"wipe":{"argv":["bash","backup.sh"],"sha256":"%[1]x"}}}`, sha256.Sum256([]byte(text)))
}

const governedGrant = testGrant + " backup { run } deploy { run }"

// TestRealScriptsAndHolds: an agent's scripts are its tools, and its calls wait for an
// operator where the profile says so.
func TestRealScriptsAndHolds(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	f := fixtureUnder(t, governedPolicy(t, dir), dir, newApp(t), realOmp(t), func(o *Options) { o.LeaseGrace = time.Second })
	f.must(201, "POST", "/runs", f.start(runA, map[string]any{"ambit": map[string]any{"profile": "worker", "grants": governedGrant}}))
	turns, holds := 0, 0
	ran := func() string {
		data, _ := os.ReadFile(filepath.Join(dir, "ran"))
		return string(data)
	}
	begin := func(calls ...model.Call) {
		t.Helper()
		f.model.Then(model.Step{Calls: calls})
		f.prompt(runA, "go")
	}
	ends := func(reason string) {
		t.Helper()
		turns++
		if e := f.app.wait(t, "turn_end", turns); e.StopReason != reason {
			t.Errorf("turn %d ended with %s", turns, encode(e))
		}
	}
	told := func() string {
		list := f.model.Requests()
		return list[len(list)-1].Body
	}
	held := func(name, why string) Event {
		t.Helper()
		holds++
		e := f.app.wait(t, "tool_held", holds)
		if e.Name != name || !strings.Contains(e.Text, why) || e.Entry == 0 || e.ID == "" {
			t.Errorf("held: %s", encode(e))
		}
		if n := f.app.count("tool_result"); n != f.app.count("tool_call")-1 {
			t.Errorf("%s was answered before anybody decided", name)
		}
		return e
	}
	decide := func(e Event, allow bool, note string) error {
		_, err := f.runs.Decide(context.Background(), libraryTenant, runA, actors.DecideHold{Hold: e.Entry, Allow: allow, By: "olga", Note: note})
		return err
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}

	// A script of the grant is a tool, and others wait for its end; one that is not granted
	// is refused by name.
	begin(model.Call{ID: "s1", Name: "backup", Arguments: `{"day":"monday"}`}, model.Call{ID: "s2", Name: "bash", Arguments: `{"command":"echo then"}`})
	ends("stop")
	var names []string
	for _, tool := range f.model.Requests()[0].Tools {
		names = append(names, tool.Function.Name)
	}
	if got := strings.Join(names, " "); !strings.Contains(got, "recall backup deploy mcp__") || strings.Contains(got, "wipe") {
		t.Errorf("the tools: %s", got)
	}
	if body := told(); !strings.Contains(body, `saved {\"day\":\"monday\"}`) || !strings.Contains(body, "then") || !strings.Contains(body, "Backs a day up.") {
		t.Errorf("the model was told %s", body)
	}
	if ran() != "ran\n" {
		t.Errorf("the script ran %q", ran())
	}
	begin(model.Call{ID: "s3", Name: "wipe", Arguments: `{}`})
	ends("stop")
	if got := f.story(runA); !strings.Contains(got, "intent backup  \nsettled backup ok \ncall bash ok") ||
		!strings.Contains(got, "call wipe refused script `wipe` is not granted for this turn") {
		t.Error(got)
	}

	// A change that is held is made once it is allowed.
	begin(model.Call{ID: "h1", Name: "write", Arguments: `{"path":"held/a","content":"by the agent"}`})
	e := held("write", "holds changes of `held`")
	asked := len(f.model.Requests())
	must(decide(e, true, "go ahead"))
	ends("stop")
	if n := len(f.model.Requests()) - asked; n != 1 || strings.Contains(told(), "waits for an operator") {
		t.Errorf("the model was asked %d times, at last %s", n, told())
	}
	begin(model.Call{ID: "h2", Name: "bash", Arguments: `{"command":"cat held/a; mkdir secrets; echo 1 > secrets/key"}`})
	ends("stop")
	if !strings.Contains(told(), "by the agent") {
		t.Errorf("the file: %s", told())
	}

	// A tool of the app that is held and refused is not called.
	begin(model.Call{ID: "h3", Name: "mcp__planner__plan_day", Arguments: `{"day":"monday"}`})
	must(decide(held("mcp__planner__plan_day", "holds `mcp__planner__plan_day`"), false, "not on mondays"))
	ends("stop")
	if len(f.app.calls) != 0 || !strings.Contains(told(), "operator `olga` refused it: not on mondays") {
		t.Errorf("the app was called %q, the model told %s", f.app.calls, told())
	}

	// A turn that is cancelled does not wait any longer, and the call is never made.
	begin(model.Call{ID: "h4", Name: "bash", Arguments: `{"command":"cat secrets/key; touch read"}`})
	e = held("bash", "holds reading of `secrets/key`")
	f.must(202, "POST", "/runs/"+runA+"/commands", `{"type":"cancel"}`)
	ends("aborted")
	if err := decide(e, true, ""); err == nil {
		t.Error("a call of a turn that is over was allowed")
	}

	// Nor does one whose lease ends.
	begin(model.Call{ID: "h5", Name: "deploy", Arguments: `{}`})
	e = held("deploy", "holds `deploy`")
	f.leaseEnds(runA)
	ends("aborted")
	if last := f.app.wait(t, "error", 1); last.Error.Code != "lease_expired" {
		t.Errorf("the last event: %s", encode(last))
	}
	if err := decide(e, true, ""); err == nil {
		t.Error("a call of a run that is over was allowed")
	}
	if ran() != "ran\n" {
		t.Errorf("the scripts ran %q", ran())
	}
	f.nothingLeft(runA)
	if t.Failed() {
		t.Log(f.story(runA))
	}
}

// leaseEnds lets the lease of a run end soon.
func (f *fixture) leaseEnds(id string) {
	f.t.Helper()
	for soon := 300 * time.Millisecond; ; soon *= 2 {
		status, text := f.send("PATCH", "/runs/"+id+"/lease", encode(map[string]any{"expiresAt": time.Now().Add(soon).UnixMilli()}))
		switch {
		case status == 200:
			return
		case status != 400 || soon > time.Minute: // else it was over when the request came
			f.t.Fatalf("the lease: %d %s", status, text)
		}
	}
}

// TestLine: places are taken in order, also where some are given up.
func TestLine(t *testing.T) {
	var l line
	open := func(place chan struct{}) bool {
		select {
		case <-place:
			return true
		default:
			return false
		}
	}
	a, b, c, d := l.join(), l.join(), l.join(), l.join()
	if !open(a) || open(b) || open(c) {
		t.Error("the first alone has its turn")
	}
	l.leave(b)
	if open(c) {
		t.Error("a place that was given up let another through")
	}
	l.leave(a)
	if !open(c) || open(d) {
		t.Error("the next has its turn")
	}
	l.leave(d)
	l.leave(d)
	l.leave(c)
	if e := l.join(); !open(e) {
		t.Error("an empty line lets through")
	}
}
