package parity

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

const executorToken = "executor-secret-of-the-parity-suite"

// Scripts of the suite. Each notes in $LOG that it ran; what it prints depends on nothing
// else than its input.
var scriptFiles = map[string]string{
	"echo.sh":   `echo "echo $(cat)" | tee -a "$LOG"; echo note >&2`,
	"status.sh": `echo status >>"$LOG"; echo out; echo err >&2; exit 3`,
	"signal.sh": `echo signal >>"$LOG"; echo before; kill -9 $$`,
	"slow.sh":   `echo slow >>"$LOG"; echo so far; exec sleep 60`,
	"bytes.sh":  `echo bytes >>"$LOG"; printf '\377\376\000x\342\200\250'; printf '\200' >&2`,
	"large.sh":  `echo large >>"$LOG"; head -c 3000 /dev/zero | tr '\0' x; echo whole >&2`,
	"value.sh":  `echo value >>"$LOG"; echo ' {"count": 3, "names": ["a", "b"]} '`,
	"misfit.sh": `echo misfit >>"$LOG"; echo '{"count": "3", "extra": true}'`,
	"prose.sh":  `echo prose >>"$LOG"; echo 'Here you are: {"count": 3}'`,
	"gate.sh":   `echo gate >>"$LOG"; for i in $(seq 400); do [ -e "$LOG.open" ] && break; sleep 0.05; done; echo through`,
}

const countSchema = `{"type": "object", "properties": {"count": {"type": "integer"}, "names": {"type": "array", "items": {"type": "string"}}}, "required": ["count"], "additionalProperties": false}`

// scripted is a directory with the scripts, and the policy document that pins them, which
// every placement serves.
type scripted struct {
	dir, file, policy string
}

func newScripted(t testing.TB) *scripted {
	t.Helper()
	s := &scripted{dir: t.TempDir()}
	entry := func(file, more string) string {
		body := "#!/bin/bash\n" + scriptFiles[file] + "\n"
		if err := os.WriteFile(filepath.Join(s.dir, file), []byte(body), 0o755); err != nil {
			t.Fatal(err)
		}
		return fmt.Sprintf(`%q: {"argv": ["bash", %q], "sha256": %q, "env": {"LOG": "env:SCRIPT_LOG"}%s}`, strings.TrimSuffix(file, ".sh"), file, fmt.Sprintf("%x", sha256.Sum256([]byte(body))), more)
	}
	list := []string{
		entry("echo.sh", `, "description": "says it again", "input": {"type": "object", "properties": {"text": {"type": "string"}}, "required": ["text"]}`),
		entry("status.sh", ""), entry("signal.sh", ""), entry("slow.sh", `, "timeout": "1s"`), entry("bytes.sh", ""), entry("large.sh", `, "output_limit": 1000`),
		entry("value.sh", `, "output": `+countSchema), entry("misfit.sh", `, "output": `+countSchema), entry("prose.sh", `, "output": `+countSchema), entry("gate.sh", ""),
		strings.Replace(entry("echo.sh", ""), `"echo"`, `"tampered"`, 1),
	}
	list[len(list)-1] = regexp.MustCompile(`"sha256": "..`).ReplaceAllString(list[len(list)-1], `"sha256": "00`)
	list = append(list, `"gone": {"argv": ["bash", "gone.sh"], "sha256": "`+strings.Repeat("0", 64)+`"}`, strings.NewReplacer(`"status"`, `"unset"`, "SCRIPT_LOG", "SCRIPT_UNSET").Replace(entry("status.sh", "")))
	allow := []string{`"repo.read"`, `"command.run"`}
	for _, e := range list {
		name, _, _ := strings.Cut(e, ":")
		allow = append(allow, `"script.`+strings.Trim(name, `"`)+`"`)
	}
	s.policy = strings.Replace(policy(), `"profiles": {`, `"scripts": {`+strings.Join(list, ",\n")+`}, "profiles": { "scripter": { "allow": [`+strings.Join(allow, ", ")+`] },`, 1)
	s.file = filepath.Join(s.dir, "policy.json")
	if err := os.WriteFile(s.file, []byte(s.policy), 0o600); err != nil {
		t.Fatal(err)
	}
	return s
}

// log is the environment that names where the scripts of a placement note that they ran.
func (s *scripted) log(name string) string { return "SCRIPT_LOG=" + filepath.Join(s.dir, name) }

// ran is what they noted.
func (s *scripted) ran(t testing.TB, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(s.dir, name))
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	return string(data)
}

// awaitRan waits until a script noted that it runs.
func (s *scripted) awaitRan(t testing.TB, name, what string) {
	t.Helper()
	for deadline := time.Now().Add(2 * time.Minute); !strings.Contains(s.ran(t, name), what); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("%s does not run: %q", what, s.ran(t, name))
		}
	}
}

// executor starts the real one at an address.
func (s *scripted) executor(t testing.TB, bin, address, log string) (*placement, *exec.Cmd) {
	t.Helper()
	return listening(t, []string{"AMBIT_EXECUTOR_TOKEN=" + executorToken, s.log(log)},
		bin, "executor", "--manifest", s.file, "--state", filepath.Join(s.dir, "state-"+log), "--listen", address, "--slots", "16")
}

// served is the environment of a placement that has an executor.
func (s *scripted) served(executor string, more ...string) []string {
	return append([]string{"AMBIT_POLICY=" + s.policy, "AMBIT_EXECUTOR=" + executor, "AMBIT_EXECUTOR_TOKEN=" + executorToken}, more...)
}

// native serves runs in a state directory.
func (s *scripted) native(t testing.TB, bin, state, log string) (*placement, *exec.Cmd) {
	t.Helper()
	p, cmd := listening(t, []string{s.log(log)}, bin, "serve", "--state", filepath.Join(s.dir, state), "--policy", s.file, "--listen", "127.0.0.1:0", "--fixed-inputs")
	p.name = "native"
	return p, cmd
}

func script(run, name, input string) request {
	return request{method: "POST", path: "/runs/" + run + "/turns/1/tools/" + name, body: input, header: fixed("")}
}

func keyed(r request, key string) request {
	h := map[string]string{"Idempotency-Key": key}
	for k, v := range r.header {
		h[k] = v
	}
	r.header = h
	return r
}

// openScripted opens a run whose turn may call every script but one.
func openScripted(id string) []request {
	grants := "command { run }"
	for _, name := range []string{"echo", "signal", "slow", "bytes", "large", "value", "misfit", "prose", "gate", "tampered", "gone", "unset", "status"} {
		grants += " " + name + " { run }"
	}
	return []request{
		{method: "POST", path: "/runs", body: `{"id":"` + id + `","profile":"scripter"}`, header: fixed("")},
		{method: "POST", path: "/runs/" + id + "/turns", body: `{"grants":"` + grants + `"}`, header: fixed("")},
		{method: "POST", path: "/runs/" + id + "/turns", body: `{"grants":"echo { run }"}`, header: fixed("")},
	}
}

// staged is the directory that a script's sealed copy stands in while it runs.
var staged = regexp.MustCompile(`/ambit-script-[0-9]+/`)

// performer is which process carries an effect out, where that is known.
var performer = regexp.MustCompile(`"origin":"[^"]*",`)

// lasted is how long it took.
var lasted = regexp.MustCompile(`"duration_ns":"?[0-9]+"?`)

func unstaged(answers []answer) []answer {
	out := make([]answer, len(answers))
	for i, a := range answers {
		out[i] = answer{a.status, lasted.ReplaceAllString(staged.ReplaceAllString(a.body, "/staged/"), `"duration_ns":…`)}
	}
	return out
}

// TestScripts calls scripts on every placement: in process on the native server, through
// the executor from workerd and from Lambda. Answers, ledgers and effects are the same.
func TestScripts(t *testing.T) {
	sc := newScripted(t)
	bin := buildAmbit(t)
	native, cmd := sc.native(t, bin, "native", "native.log")
	executor, _ := sc.executor(t, bin, "127.0.0.1:0", "executor.log")
	objects := t.TempDir()
	w := startWorkerd(t, objects, sc.served(executor.url)...)
	places := []*placement{native, &w.placement, startLambda(t, sc.served(executor.url)...)}
	s := &suite{name: "scripts"}
	compare := func(r request) []answer {
		t.Helper()
		answers := unstaged(all(t, places, r))
		s.compare(t, r.method+" "+r.path+" "+clip(r.body), places, answers)
		return answers
	}
	for _, r := range openScripted("s") {
		if a := compare(r); a[0].status != 201 {
			t.Fatalf("%s: %d %s", r.path, a[0].status, a[0].body)
		}
	}
	for i, tc := range []struct{ name, input, says string }{
		{"echo", `{"text":"hi é \u2028 \ud83d\ude00","n":12345678901234567890,"f":1e400,"list":[ 1 , 2 ]}`, `"status":"ok"`},
		{"echo", `{"text":7}`, `"status":"failed"`}, {"echo", `{}`, `"status":"failed"`}, {"echo", `[]`, `"error"`}, {"echo", `nonsense`, `"error"`},
		{"status", `{}`, `"exit":3`}, {"signal", `{}`, `"exit":-1`}, {"slow", `{}`, `"status":"limit"`}, {"bytes", `{}`, `base64`},
		{"large", `{}`, `"truncated":{"stdout":3000}`}, {"value", `{}`, `"status":"ok"`}, {"misfit", `{}`, "/count must be integer"}, {"prose", `{}`, "is not one JSON value"},
		{"tampered", `{}`, "hash mismatch: expected 00"}, {"gone", `{}`, `"status":"failed"`}, {"unset", `{}`, "SCRIPT_UNSET"},
		{"nothing", `{}`, `"error"`}, {"bash", `{"command":"echo; backup; echo.sh; ls /"}`, "echo.sh: command not found"},
	} {
		r := keyed(script("s", tc.name, tc.input), fmt.Sprint(tc.name, i))
		answers := compare(r)
		if !strings.Contains(answers[0].body, tc.says) {
			t.Errorf("%s %s: %s, want %s", tc.name, tc.input, answers[0].body, tc.says)
		}
		for i, again := range unstaged(all(t, places, r)) {
			if again != answers[i] {
				t.Errorf("%s: %s repeated: %s and %s", places[i].name, tc.name, again.body, answers[i].body)
			}
		}
	}
	refused := script("s", "status", "{}")
	refused.path = "/runs/s/turns/2/tools/status"
	if a := compare(refused); !strings.Contains(a[0].body, "is not granted for this turn") {
		t.Error(a[0].body)
	}
	// Processes end between calls; what was answered stays.
	cmd.Process.Kill()
	cmd.Wait()
	w.stop()
	native, _ = sc.native(t, bin, "native", "native.log")
	w = startWorkerd(t, objects, sc.served(executor.url)...)
	places[0], places[1] = native, &w.placement
	compare(keyed(script("s", "value", "{}"), "value10"))
	ledgers := unstaged(all(t, places, request{method: "GET", path: "/runs/s/ledger"}))
	lines := make([][]string, len(ledgers))
	for i, l := range ledgers {
		lines[i] = strings.SplitAfter(performer.ReplaceAllString(l.body, ""), "\n")
	}
	for n := range lines[0] {
		at := make([]answer, len(lines))
		for i := range lines {
			at[i] = answer{body: "no such line"}
			if n < len(lines[i]) {
				at[i].body = lines[i][n]
			}
		}
		s.compare(t, fmt.Sprint("line of the ledger ", n+1), places, at)
	}
	s.compare(t, "effects", places, effects(t, places, "s"))
	for _, p := range places {
		p.verify(t, "s")
	}
	// Each ran once on each placement, and nothing that was refused.
	want := "echo {\"text\":\"hi é \\u2028 \\ud83d\\ude00\",\"n\":12345678901234567890,\"f\":1e400,\"list\":[1,2]}\nstatus\nsignal\nslow\nbytes\nlarge\nvalue\nmisfit\nprose\n"
	if got := sc.ran(t, "native.log"); got != want {
		t.Errorf("native ran\n%swant\n%s", got, want)
	}
	counts := map[string]int{}
	for line := range strings.Lines(sc.ran(t, "executor.log")) {
		counts[line]++
	}
	for line := range strings.Lines(want) {
		if counts[line] != 2 {
			t.Errorf("the executor ran %q %d times, want once for each of two placements; it ran\n%s", line, counts[line], sc.ran(t, "executor.log"))
		}
		delete(counts, line)
	}
	if len(counts) > 0 {
		t.Errorf("the executor also ran %v", counts)
	}
	s.line(t)
}

// TestKilledBetweenIntentAndSettlement kills each placement while a script runs. Afterwards
// the call is uncertain, and the script was started once.
func TestKilledBetweenIntentAndSettlement(t *testing.T) {
	sc := newScripted(t)
	bin := buildAmbit(t)
	executor, _ := sc.executor(t, bin, "127.0.0.1:0", "executor.log")
	soon := "AMBIT_EFFECT_TIME=7000"
	for _, tc := range []struct {
		name, log string
		start     func() (p *placement, kill func() *placement)
	}{
		{"native", "native.log", func() (*placement, func() *placement) {
			p, cmd := sc.native(t, bin, "native", "native.log")
			return p, func() *placement {
				cmd.Process.Kill()
				cmd.Wait()
				p, _ := sc.native(t, bin, "native", "native.log")
				return p
			}
		}},
		{"workerd", "executor.log", func() (*placement, func() *placement) {
			w := startWorkerd(t, t.TempDir(), sc.served(executor.url, soon)...)
			return &w.placement, func() *placement {
				w.cmd.Process.Kill()
				w.cmd.Wait()
				return &startWorkerd(t, w.dir, sc.served(executor.url, soon)...).placement
			}
		}},
		{"lambda", "executor.log", func() (*placement, func() *placement) {
			p, pool := startPool(t, false, sc.served(executor.url, soon)...)
			return p, func() *placement { pool.Kill(); return p }
		}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			for _, f := range []string{tc.log, tc.log + ".open"} {
				os.Remove(filepath.Join(sc.dir, f))
			}
			p, kill := tc.start()
			for _, r := range openScripted("k") {
				p.must(t, 201, r)
			}
			call := keyed(script("k", "gate", "{}"), "lost")
			go p.try(call)
			sc.awaitRan(t, tc.log, "gate")
			p = kill()
			if err := os.WriteFile(filepath.Join(sc.dir, tc.log+".open"), nil, 0o600); err != nil {
				t.Fatal(err)
			}
			for deadline := time.Now().Add(2 * time.Minute); ; time.Sleep(100 * time.Millisecond) {
				a, err := p.try(call)
				if err == nil && a.status == 200 {
					if !strings.Contains(a.body, `"status":"uncertain"`) {
						t.Errorf("after the kill: %s", a.body)
					}
					break
				}
				if err != nil || a.status != 503 || time.Now().After(deadline) {
					t.Fatalf("after the kill: %d %s %v", a.status, a.body, err)
				}
			}
			if a := p.send(t, keyed(script("k", "status", "{}"), "next")); !strings.Contains(a.body, `"exit":3`) {
				t.Errorf("the next call: %d %s", a.status, a.body)
			}
			p.verify(t, "k")
			if got := sc.ran(t, tc.log); got != "gate\nstatus\n" {
				t.Errorf("ran %q", got)
			}
		})
	}
}

// TestExecutorThatFails has the executor be down, slow, killed, and something else
// altogether. Both placements that need it say the same.
func TestExecutorThatFails(t *testing.T) {
	sc := newScripted(t)
	bin := buildAmbit(t)
	address := freeAddress(t)
	env := sc.served("http://"+address, "AMBIT_EXECUTOR_TIMEOUT=4000")
	pooled, _ := startPool(t, false, env...)
	places := []*placement{&startWorkerd(t, t.TempDir(), env...).placement, pooled}
	s := &suite{name: "executor"}
	for _, r := range openScripted("f") {
		s.compare(t, r.path, places, all(t, places, r))
	}
	n := 0
	call := func(name, what, want string) []answer {
		t.Helper()
		n++
		r := keyed(script("f", name, "{}"), fmt.Sprint(what, n))
		answers := unstaged(all(t, places, r))
		s.compare(t, what, places, answers)
		for i, a := range answers {
			if !strings.Contains(a.body, want) {
				t.Errorf("%s: %s: %s, want %s", places[i].name, what, a.body, want)
			}
		}
		if again := unstaged(all(t, places, r)); again[0] != answers[0] || again[1] != answers[1] {
			t.Errorf("%s: repeated: %v and %v", what, again, answers)
		}
		return answers
	}
	call("status", "down", `"status":"uncertain"`)
	_, cmd := sc.executor(t, bin, address, "executor.log")
	call("status", "up", `"exit":3`)
	call("gate", "slow", "no answer in time")
	// Killed while it runs a script. It says so itself, when it is asked again.
	direct := func() (int, string, error) {
		req, err := http.NewRequest("POST", "http://"+address+"/exec", strings.NewReader(`{"protocol":"whip-executor/1","effect_id":"direct","capability":"gate","input":{}}`))
		if err != nil {
			return 0, "", err
		}
		req.Header.Set("Authorization", "Bearer "+executorToken)
		resp, err := httpClient.Do(req)
		if err != nil {
			return 0, "", err
		}
		defer resp.Body.Close()
		body, err := io.ReadAll(resp.Body)
		return resp.StatusCode, string(body), err
	}
	os.WriteFile(filepath.Join(sc.dir, "executor.log"), nil, 0o600)
	executing := make(chan []answer)
	go func() { executing <- call("gate", "killed", "the connection failed") }()
	go direct()
	sc.awaitRan(t, "executor.log", "gate\ngate\ngate\n")
	cmd.Process.Kill()
	cmd.Wait()
	<-executing
	executor, _ := sc.executor(t, bin, address, "executor.log")
	if status, body, err := direct(); err != nil || status != 200 || !strings.Contains(body, `"status":"uncertain"`) {
		t.Errorf("the effect that was in progress: %d %s %v", status, body, err)
	}
	call("status", "up again", `"exit":3`)
	if got := sc.ran(t, "executor.log"); strings.Count(got, "gate") != 3 {
		t.Errorf("ran %q", got)
	}
	executor.stop()
	// From here on a double stands at the executor's address.
	for _, tc := range []struct{ what, answer, want string }{
		{"not HTTP", "\x16\x03\x01garbage\r\n\r\n", "the connection failed"},
		{"nothing", "", "the connection failed"},
		{"broken off", "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{\"effect_id\":", "the connection failed"},
		{"a page", "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n<html>", "not one to this effect"},
		{"another effect", withLength(`{"effect_id":"another","exit_code":0,"status":"ok"}`), "not one to this effect"},
		{"two answers in one", withLength(`{"effect_id":"EFFECT","exit_code":0} {"effect_id":"EFFECT","exit_code":1}`), "not one to this effect"},
		{"two answers", withLength(`{"effect_id":"EFFECT","exit_code":0,"stdout":"first"}`) + withLength(`{"effect_id":"EFFECT","exit_code":1,"stdout":"second"}`), `"text":"first"`},
		{"almost", withLength(`{"effect_id":"EFFECT","exit_code":0,}`), "not one to this effect"},
		{"old form", withLength(`{"effect_id":"EFFECT","exit_code":-1,"timed_out":true,"stdout":"so far","stderr_truncated":true}`), `"status":"limit"`},
		{"failure", "HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n", "the executor answered 500"},
		{"elsewhere", "HTTP/1.1 307 Temporary Redirect\r\nLocation: http://" + address + "/elsewhere\r\nContent-Length: 0\r\n\r\n", "the executor answered 307"},
		{"refusal", "HTTP/1.1 403 Forbidden\r\nContent-Length: 7\r\n\r\nnot you", "the executor refused it: 403 not you"},
		{"busy", strings.Replace(withLength(`{"error":"all slots are taken","ran":false}`), "200 OK", "429 Too Many Requests", 1), "the executor refused it: 429 all slots are taken"},
		{"ending", strings.Replace(withLength(`{"error":"ending","ran":false}`), "200 OK", "503 Service Unavailable", 1), `"status":"failed"`},
	} {
		stop := double(t, address, tc.answer)
		call("status", tc.what, tc.want)
		if asked := stop(); asked != 2 {
			t.Errorf("%s: asked %d times, want once from each placement", tc.what, asked)
		}
	}
	for _, p := range places {
		p.verify(t, "f")
	}
	s.compare(t, "effects", places, effects(t, places, "f"))
	s.line(t)
}

func withLength(body string) string {
	return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: LENGTH\r\n\r\n" + body
}

// double is a test double of an executor: it answers every request with the same bytes, in
// which EFFECT is the effect's id, and counts requests.
func double(t *testing.T, address, reply string) (stop func() (asked int)) {
	t.Helper()
	l, err := net.Listen("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan int)
	go func() {
		asked := 0
		for {
			c, err := l.Accept()
			if err != nil {
				done <- asked
				return
			}
			c.SetDeadline(time.Now().Add(time.Minute))
			var got []byte
			buf := make([]byte, 4096)
			for !bytes.Contains(got, []byte(`"protocol"`)) {
				n, err := c.Read(buf)
				got = append(got, buf[:n]...)
				if err != nil {
					break
				}
			}
			id := regexp.MustCompile(`"effect_id":"([^"]*)"`).FindSubmatch(got)
			if id != nil {
				asked++
				c.Write([]byte(filled(reply, string(id[1]))))
			}
			c.Close()
		}
	}()
	return func() int {
		l.Close()
		return <-done
	}
}

// filled puts the effect's id and the lengths of bodies into an answer.
func filled(reply, effect string) string {
	parts := strings.Split(strings.ReplaceAll(reply, "EFFECT", effect), "LENGTH\r\n\r\n")
	for i := range parts[:len(parts)-1] {
		body, _, _ := strings.Cut(parts[i+1], "HTTP/1.1 ")
		parts[i] += fmt.Sprintf("%d\r\n\r\n", len(body))
	}
	return strings.Join(parts, "")
}
