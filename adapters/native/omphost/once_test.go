package omphost

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"ambit/actors"
	"ambit/core/ledger"
	"ambit/edge"
)

func codeOf(err error) actors.Code {
	var e *actors.Error
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}

// TestIdempotentStart: a POST /runs that comes again has the answer that it had, whatever
// became of the run; a start that failed is tried again.
func TestIdempotentStart(t *testing.T) {
	dir, a := t.TempDir(), newApp(t)
	f := fixtureIn(t, dir, a, func(o *Options) { o.MaxRuns = 2 })
	ctx := context.Background()
	body, once := f.start(runA, nil), edge.Once{Key: "k", Request: "r"}
	opens := func() (n int) {
		for _, e := range f.entries(runA) {
			if e.Kind == ledger.Open {
				n++
			}
		}
		return n
	}
	type answer struct {
		id      string
		expires time.Time
		err     error
	}
	start := func(once edge.Once) (a answer) {
		a.id, a.expires, a.err = f.host.StartAgent(ctx, libraryTenant, body, once)
		return a
	}

	// Requests that come while the agent starts wait for the answer.
	answers := make([]answer, 4)
	var wg sync.WaitGroup
	for i := range answers {
		wg.Go(func() { answers[i] = start(once) })
	}
	wg.Wait()
	for _, a := range append(answers, start(once)) {
		if a != answers[0] || a.err != nil || a.id != runA {
			t.Errorf("one of the answers: %+v, another %+v", a, answers[0])
		}
	}
	if opens() != 1 || strings.Count(f.story(runA), "command start ") != 1 {
		t.Errorf("it was started more than once: %s", f.story(runA))
	}
	if a := start(edge.Once{Key: "k", Request: "other"}); codeOf(a.err) != actors.KeyReused {
		t.Errorf("another request: %+v", a)
	}
	for _, other := range []edge.Once{{}, {Key: "k2", Request: "r"}} {
		if a := start(other); codeOf(a.err) != actors.Active {
			t.Errorf("without the key: %+v", a)
		}
	}

	// When the agent is gone, and on the next server.
	f.must(204, "DELETE", "/runs/"+runA, nil)
	gone := func(h *Host) {
		t.Helper()
		id, expires, err := h.StartAgent(ctx, libraryTenant, body, once)
		if err != nil || id != runA || !expires.Equal(answers[0].expires) {
			t.Errorf("when the agent is gone: %s %s %v", id, expires, err)
		}
		if _, _, err := h.StartAgent(ctx, libraryTenant, body, edge.Once{Key: "k", Request: "other"}); codeOf(err) != actors.KeyReused {
			t.Errorf("another request: %v", err)
		}
		if h.Hosts(libraryTenant, runA) || opens() != 1 || f.entries(runA)[0].Incarnation != 1 {
			t.Error("it was started again")
		}
	}
	gone(f.host)
	if err := f.host.Close(); err != nil {
		t.Fatal(err)
	}
	next, err := New(f.host.opt)
	if err != nil {
		t.Fatal(err)
	}
	defer next.Close()
	gone(next)

	// A start that failed is no answer to keep.
	f.host, body = next, f.start(runB, map[string]any{"systemPrompt": "start: exit"})
	for range 2 {
		if a := start(once); codeOf(a.err) != actors.Storage || !strings.Contains(a.err.Error(), "exit status 7") {
			t.Errorf("a start that fails: %+v", a)
		}
		eventually(t, "the id is free", func() bool {
			next.mu.Lock()
			defer next.mu.Unlock()
			return len(next.live) == 0
		})
	}
	if e := f.entries(runB)[0]; e.Incarnation != 2 {
		t.Errorf("the failed start was tried %d times", e.Incarnation)
	}
}

// TestIdempotentCommands: a command that comes again is given once.
func TestIdempotentCommands(t *testing.T) {
	f := newFixture(t)
	ctx := context.Background()
	f.must(201, "POST", "/runs", f.start(runA, nil))
	prompt := []byte(`{"type":"prompt","message":"say x"}`)
	once := edge.Once{Key: "p", Request: "r"}
	for range 3 {
		if err := f.host.CommandAgent(ctx, libraryTenant, runA, prompt, once); err != nil {
			t.Fatal(err)
		}
		f.app.wait(t, "turn_end", 1)
	}
	if err := f.host.CommandAgent(ctx, libraryTenant, runA, prompt, edge.Once{Key: "p", Request: "other"}); codeOf(err) != actors.KeyReused {
		t.Errorf("another request: %v", err)
	}
	for _, c := range []string{`{"type":"cancel"}`, `{"type":"reply","id":"x","value":"y"}`, `{"type":"capability_register","name":"app.ui.open_training"}`,
		`{"type":"capability_result","id":"x"}`, `{"type":"capability_deregister","name":"app.ui.open_training"}`} {
		for range 2 {
			if err := f.host.CommandAgent(ctx, libraryTenant, runA, []byte(c), edge.Once{Key: c, Request: c}); err != nil {
				t.Errorf("%s: %v", c, err)
			}
		}
	}
	if got := f.story(runA); got != "open   \ncommand start  \nturn   \ncommand prompt  \nturn_end   \ncommand cancel  \ncommand reply  \n"+
		"command capability_register  \ncommand capability_result  \ncommand capability_deregister  \n" {
		t.Error(got)
	}
}
