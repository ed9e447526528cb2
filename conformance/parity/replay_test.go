package parity

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"ambit/conformance"
)

var (
	replayed   = flag.Int("parity.replay", 320, "how many calls of a ledger each placement makes and all replay")
	replayRuns = flag.Int("parity.replayruns", 1, "in how many ledgers, of other calls each")
)

// replaySuite lets each placement make ledgers, and every placement replay each of them:
// all calls must give what they gave where they were recorded.
func replaySuite(t *testing.T, places []*placement) {
	s := &suite{name: "replay"}
	bin := filepath.Join(t.TempDir(), "ambit")
	run(t, root(), []string{"CGO_ENABLED=0"}, "go", "build", "-o", bin, "ambit/cmd/ambit")
	for n := range *replayRuns {
		cases := everyNth(t, *replayed**replayRuns, n, *replayRuns)
		var wg sync.WaitGroup
		exports := make([]string, len(places))
		for i, p := range places {
			wg.Add(1)
			go func() {
				defer wg.Done()
				exports[i] = makeLedger(t, bin, p, fmt.Sprintf("replay-%d-%d", n, i), cases)
			}()
		}
		wg.Wait()
		if t.Failed() {
			return
		}
		for i, data := range exports {
			s.local(t, bin, places[i], data)
			for _, p := range places {
				wg.Add(1)
				go func() {
					defer wg.Done()
					s.replay(t, places[i], p, data)
				}()
			}
			wg.Wait()
		}
	}
	s.line(t)
}

// everyNth spreads count cases over all files, and gives those of one ledger of several.
func everyNth(t *testing.T, count, ledger, ledgers int) (chosen []conformance.Case) {
	files, err := filepath.Glob("../cases/*/*.sh")
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases: %v", err)
	}
	var all []conformance.Case
	for _, file := range files {
		cases, err := conformance.ReadCases(file)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, cases...)
	}
	step := max(1, len(all)/count)
	for i := 0; i*step < len(all); i++ {
		if i%ledgers == ledger {
			chosen = append(chosen, all[i*step])
		}
	}
	return chosen
}

// makeLedger makes a run of varied calls and gives its export.
func makeLedger(t *testing.T, bin string, p *placement, id string, cases []conformance.Case) string {
	must := func(want int, r request) answer {
		a, err := p.try(r)
		if err != nil || a.status != want {
			t.Errorf("%s: %s %s %s: %d %s %v", p.name, r.method, r.path, clip(r.body), a.status, clip(a.body), err)
		}
		return a
	}
	path := "/runs/" + id
	must(201, request{method: "POST", path: "/runs", body: `{"id":"` + id + `","profile":"operator"}`})
	must(201, request{method: "POST", path: path + "/turns", body: `{"grants":"files { read write } command { run }"}`})
	must(201, request{method: "POST", path: path + "/turns", body: `{"grants":"files { read [\"docs/**\"] write [\"reports/**\"] }"}`})
	must(200, request{method: "PUT", path: path + "/workspace", body: archive(t), header: map[string]string{"Content-Type": "application/x-tar"}})
	last := answer{}
	for i, c := range cases {
		if strings.Contains(last.body, `"op":`) {
			must(200, request{method: "POST", path: path + "/restore", body: `{"seq":4}`})
		}
		body, err := json.Marshal(map[string]any{"command": c.Script, "env": map[string]string{"LC_ALL": "C.UTF-8", "N": fmt.Sprint(i)}, "stdin": map[string]string{"base64": "AP/+aW4K"}})
		if err != nil {
			t.Error(err)
			return ""
		}
		last = must(200, request{method: "POST", path: path + "/turns/1/tools/bash", body: string(body)})
	}
	for i, c := range [][3]string{
		{"1", "write", `{"path":"reports/w","content":"one\ntwo\n"}`}, {"1", "edit", `{"path":"reports/w","edits":[{"oldText":"two","newText":"2"}]}`},
		{"1", "read", `{"path":"reports/w"}`}, {"1", "ls", `{"path":"."}`}, {"1", "find", `{"pattern":"**/*.md"}`}, {"1", "grep", `{"pattern":"a$","context":1}`},
		{"1", "recall", `{"id":"5"}`}, {"1", "bash", `{"command":"date +%s%N; echo $RANDOM $$; mktemp; head -c9 /dev/urandom | od -c","timeout":3}`},
		{"1", "bash", `{"command":"while :; do :; done","timeout":1}`}, {"1", "bash", `{"command":"seq 1 40000; seq 1 30000 > docs/big"}`},
		{"1", "bash", `{"command":7}`}, {"2", "bash", `{"command":"no"}`}, {"2", "read", `{"path":"bin/tool.sh"}`}, {"2", "write", `{"path":"reports/n/m","content":"x"}`},
		{"2", "read", `{"path":"docs/a.md","offset":1,"limit":1}`}, {"2", "edit", `{"path":"docs/a.md","oldText":"# a","newText":"b"}`},
	} {
		if a := must(200, request{method: "POST", path: path + "/turns/" + c[0] + "/tools/" + c[1], body: c[2]}); a.body == "" {
			t.Errorf("%s: call %d of the tools: no answer", p.name, i)
		}
	}
	must(201, request{method: "POST", path: path + "/checkpoints", body: `{"name":"end"}`})
	must(204, request{method: "DELETE", path: path})
	cmd := exec.Command(bin, "ledger", "export", "--server", p.url, "--token", token, id)
	stderr := new(strings.Builder)
	cmd.Stderr = stderr
	data, err := cmd.Output()
	if err != nil {
		t.Errorf("%s: export: %v %s", p.name, err, stderr)
	}
	return string(data)
}

// replayAnswer is what the route for replay gives.
type replayAnswer struct {
	Seq, Same int
	Head      string
	Others    []json.RawMessage
}

// replay lets a placement replay what one made.
func (s *suite) replay(t *testing.T, made, by *placement, data string) {
	a, err := by.try(request{method: "POST", path: "/runs/replays/replay", body: data})
	var result replayAnswer
	if err == nil && a.status == 200 {
		err = json.Unmarshal([]byte(a.body), &result)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if err != nil || a.status != 200 {
		s.diff++
		t.Errorf("made on %s, replayed on %s: %d %s %v", made.name, by.name, a.status, clip(a.body), err)
		return
	}
	s.same += result.Same
	s.diff += len(result.Others)
	for _, o := range result.Others {
		t.Errorf("made on %s, replayed on %s: %s", made.name, by.name, clip(string(o)))
	}
	if result.Same < *replayed*9/10 {
		t.Errorf("made on %s, replayed on %s: only %d calls", made.name, by.name, result.Same)
	}
}

// local verifies and replays with the command line.
func (s *suite) local(t *testing.T, bin string, made *placement, data string) {
	file := filepath.Join(t.TempDir(), "export")
	if err := os.WriteFile(file, []byte(data), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"ledger", "verify", file, "--key", signPublic}, {"ledger", "replay", file}} {
		if out, err := exec.Command(bin, args...).CombinedOutput(); err != nil {
			t.Errorf("made on %s: %s: %v\n%s", made.name, strings.Join(args, " "), err, clip(string(out)))
		}
	}
}
