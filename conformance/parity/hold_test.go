package parity

import (
	"encoding/json"
	"fmt"
	"os/exec"
	"strings"
	"testing"
	"time"

	"ambit/core/ledger"
)

// holdSuite lets calls wait for an operator on every placement: each answer and each entry
// is the same, and so is what comes of them when the command line replays them.
func holdSuite(t *testing.T, places []*placement) {
	s := &suite{name: "hold"}
	keyed := func(turn int, tool, body, key string) request {
		h := fixed("h")
		if key != "" {
			h["Idempotency-Key"] = key
		}
		return request{method: "POST", path: fmt.Sprintf("/runs/held/turns/%d/tools/%s", turn, tool), body: body, header: h}
	}
	post := func(path, body string) request {
		return request{method: "POST", path: path, body: body, header: fixed("h")}
	}
	decide := func(hold int, token, body string) request {
		return request{method: "POST", path: fmt.Sprintf("/runs/held/holds/%d", hold), body: body, token: token}
	}
	get := func(path, token string) request { return request{method: "GET", path: path, token: token} }
	const grant = `{"grants":"files { read write } command { run }"}`
	for i, c := range []struct {
		status int
		r      request
	}{
		{201, post("/runs", `{"id":"held","profile":"careful"}`)},                                                 // 1
		{201, post("/runs/held/turns", grant)},                                                                    // 2
		{201, post("/runs/held/turns", grant)},                                                                    // 3
		{200, keyed(1, "bash", `{"command":"mkdir secrets out; echo s3cret > secrets/key; echo o > out/f"}`, "")}, // 4
		{202, keyed(1, "find", `{"pattern":"**"}`, "a")},                                                          // 5
		{202, keyed(1, "find", `{"pattern":"**"}`, "a")},                                                          //
		{202, keyed(1, "bash", `{"command":"echo before; cat secrets/key; echo after > out/g"}`, "b")},            // 6
		{202, keyed(1, "bash", `{"command":"mkdir docs; echo $RANDOM > docs/x; cat docs/x; date"}`, "c")},         // 7
		{202, keyed(1, "write", `{"path":"docs/y","content":"y"}`, "")},                                           // 8
		{202, keyed(1, "write", `{"path":"docs/y","content":"y"}`, "")},                                           //
		{422, keyed(1, "find", `{"pattern":"*"}`, "a")},                                                           //
		{200, keyed(1, "ls", `{"path":"out"}`, "")},                                                               // 9
		{202, keyed(2, "read", `{"path":"secrets/key"}`, "d")},                                                    // 10
		{200, get("/key", opsToken)},
		{401, get("/runs", expiredToken)},
		{401, get("/runs/held", expiredToken)},
		{403, get("/metrics", opsToken)},                                                                  // before the placement is asked whether it has any
		{200, get("/runs/held", "")},                                                                      //
		{200, get("/runs/held/holds", opsToken)},                                                          //
		{200, get("/runs/held/holds?all=1", "")},                                                          //
		{400, get("/runs/held/holds?all=2", "")},                                                          //
		{404, get("/runs/held/holds", otherToken)},                                                        //
		{200, get("/runs/held/turns/1/authority?write=docs/x", opsToken)},                                 //
		{403, decide(5, token, `{"decision":"allow"}`)},                                                   // a token without the scope
		{403, post("/runs", `{"id":"x","profile":"careful"}`).with(opsToken)},                             // the scope is good for nothing else
		{400, decide(5, opsToken, `{"decision":"perhaps"}`)},                                              //
		{400, decide(5, opsToken, `{}`)},                                                                  //
		{404, decide(4, opsToken, `{"decision":"allow"}`)},                                                //
		{404, decide(99, opsToken, `{"decision":"allow"}`)},                                               //
		{200, decide(5, opsToken, `{"decision":"allow","note":"look around"}`)},                           // 11
		{200, decide(5, opsToken, `{"decision":"allow","note":"again"}`)},                                 //
		{409, decide(5, opsToken, `{"decision":"refuse"}`)},                                               //
		{200, keyed(1, "find", `{"pattern":"**"}`, "a")},                                                  // 12
		{200, keyed(1, "find", `{"pattern":"**"}`, "a")},                                                  //
		{200, decide(6, opsToken, `{"decision":"refuse","note":"too nosy"}`)},                             // 13
		{200, keyed(1, "bash", `{"command":"echo before; cat secrets/key; echo after > out/g"}`, "b")},    //
		{200, decide(7, opsToken, `{"decision":"allow"}`)},                                                // 14
		{200, keyed(1, "bash", `{"command":"mkdir docs; echo $RANDOM > docs/x; cat docs/x; date"}`, "c")}, // 15
		{200, decide(8, opsToken, `{"decision":"allow"}`)},                                                // 16
		{200, keyed(1, "write", `{"path":"docs/y","content":"y"}`, "")},                                   // 17
		{202, keyed(1, "write", `{"path":"docs/y","content":"z"}`, "")},                                   // 18
		{200, get("/runs/held/workspace/docs/y", "")},                                                     //
		{204, request{method: "DELETE", path: "/runs/held/turns/1"}},                                      // 19, 20
		{409, decide(18, opsToken, `{"decision":"allow"}`)},                                               //
		{200, decide(10, opsToken, `{"decision":"refuse"}`)},                                              // 21
		{200, keyed(2, "read", `{"path":"secrets/key"}`, "d")},                                            //
		{202, keyed(2, "find", `{"pattern":"*"}`, "e")},                                                   // 22
		{204, request{method: "DELETE", path: "/runs/held"}},                                              // 23, 24
		{200, keyed(2, "find", `{"pattern":"*"}`, "e")},                                                   //
		{200, get("/runs/held/holds?all=1", opsToken)},                                                    //
		{200, get("/runs/held/ledger", opsToken)},                                                         //
	} {
		answers := all(t, places, c.r)
		s.compare(t, fmt.Sprintf("%d: %s %s %s", i, c.r.method, c.r.path, clip(c.r.body)), places, answers)
		if answers[0].status != c.status {
			t.Errorf("%d: %s %s %s: %d %s, want %d", i, c.r.method, c.r.path, clip(c.r.body), answers[0].status, clip(answers[0].body), c.status)
		}
	}
	bin := buildAmbit(t)
	for _, p := range places {
		out, err := exec.Command(bin, "ledger", "export", "--server", p.url, "--token", token, "held").Output()
		if err != nil {
			t.Errorf("%s: export: %v", p.name, err)
			continue
		}
		s.local(t, bin, p, string(out))
		kinds := map[ledger.Kind]int{}
		for _, e := range p.verify(t, "held") {
			kinds[e.Kind]++
		}
		if kinds[ledger.Hold] != 7 || kinds[ledger.Decision] != 7 || strings.Count(string(out), `"kind":"hold"`) != 7 {
			t.Errorf("%s: %v", p.name, kinds)
		}
	}
	s.line(t)
}

func (r request) with(token string) request {
	r.token = token
	return r
}

// TestHeldCallOutlivesTheObject kills workerd while calls wait: they wait afterwards, can be
// decided and made; and what nobody decides, the alarm of the object refuses.
func TestHeldCallOutlivesTheObject(t *testing.T) {
	dir := t.TempDir()
	w := startWorkerd(t, dir)
	w.must(t, 201, request{method: "POST", path: "/runs", body: `{"id":"held","profile":"careful"}`})
	w.must(t, 201, request{method: "POST", path: "/runs/held/turns", body: `{"grants":"files { read write } command { run }"}`})
	call := request{method: "POST", path: "/runs/held/turns/1/tools/bash", body: `{"command":"mkdir docs; echo x > docs/x"}`, header: map[string]string{"Idempotency-Key": "k"}}
	var r result
	if err := json.Unmarshal([]byte(w.must(t, 202, call)), &r); err != nil || r.Status != "held" {
		t.Fatalf("%+v %v", r, err)
	}
	// A turn that ends by itself. On a slow machine it may have ended before the call.
	var lapsed uint64
	for turn, life := 2, time.Second; lapsed == 0; turn, life = turn+1, life*2 {
		body := fmt.Sprintf(`{"grants":"files { read }","expiresAt":%d}`, time.Now().Add(life).UnixMilli())
		a := w.send(t, request{method: "POST", path: "/runs/held/turns", body: body})
		if a.status == 400 {
			turn-- // it had ended already
			continue
		}
		a = w.send(t, request{method: "POST", path: fmt.Sprintf("/runs/held/turns/%d/tools/find", turn), body: `{"pattern":"*"}`})
		var held result
		if err := json.Unmarshal([]byte(a.body), &held); err != nil || a.status != 202 && a.status != 410 {
			t.Fatalf("%d %s", a.status, a.body)
		}
		if a.status == 202 {
			lapsed = held.Seq
		}
	}
	w.cmd.Process.Kill()
	w.cmd.Wait()

	w = startWorkerd(t, dir)
	w.must(t, 200, request{method: "POST", path: fmt.Sprintf("/runs/held/holds/%d", r.Seq), body: `{"decision":"allow"}`, token: opsToken})
	w.cmd.Process.Kill()
	w.cmd.Wait()

	w = startWorkerd(t, dir)
	if err := json.Unmarshal([]byte(w.must(t, 200, call)), &r); err != nil || r.Status != "ok" {
		t.Fatalf("%+v %v", r, err)
	}
	// Whether the call above or the alarm was first: it is refused, and once.
	deadline := time.Now().Add(2 * time.Minute)
	for {
		var decided *ledger.Entry
		for _, e := range w.verify(t, "held") {
			if e.Kind == ledger.Decision && e.Refers == lapsed {
				decided = e
			}
		}
		if decided != nil {
			if decided.Status != ledger.Refused || decided.Reason != "the turn ended before an operator decided" {
				t.Errorf("%s", decided.JSON())
			}
			return
		}
		if time.Now().After(deadline) {
			t.Fatal("the alarm did not refuse the call that nobody decided about")
		}
		time.Sleep(50 * time.Millisecond)
	}
}
