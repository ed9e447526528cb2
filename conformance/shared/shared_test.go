// Package shared tests that servers and functions of different placements can serve the
// same runs from one store.
package shared

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"

	"ambit/adapters/lambda/runtimeapi"
	"ambit/core/ledger"
)

var rounds = flag.Int("rounds", 1, "rounds of clients on servers that are killed")

const token = "shared-secret"

var policy = fmt.Sprintf(`{
  "version": 1,
  "stores": { "files": { "root": ".", "allow": { "read": ["**"], "write": ["**"] } } },
  "limits": { "runCalls": 100000 },
  "tokens": [{ "name": "t", "sha256": "%x", "tenant": "default", "scopes": ["runs"] }],
}`, sha256.Sum256([]byte(token)))

// programs are what is deployed: the server with the stores of clouds, and the bootstrap.
type programs struct{ server, bootstrap string }

func build(t *testing.T) programs {
	dir := t.TempDir()
	p := programs{filepath.Join(dir, "ambit-cloud"), filepath.Join(dir, "bootstrap")}
	for _, args := range [][]string{
		{"build", "-tags", "cloud,disable_grpc_modules", "-o", p.server, "ambit/cmd/ambit"},
		{"build", "-o", p.bootstrap, "ambit/cmd/ambit-lambda-s3"},
	} {
		if out, err := exec.Command("go", args...).CombinedOutput(); err != nil {
			t.Fatalf("go %v: %v\n%s", args, err, out)
		}
	}
	return p
}

// bucket starts gofakes3 with an empty bucket, which stands for S3, and gives the
// environment by which programs find it.
func bucket(t *testing.T) (env []string) {
	backend := s3mem.New()
	if err := backend.CreateBucket("runs"); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(gofakes3.New(backend).Server())
	t.Cleanup(server.Close)
	return []string{"AMBIT_POLICY=" + policy, "AMBIT_TURN_KEY=" + strings.Repeat("k", 32), "AMBIT_BUCKET=runs", "AMBIT_PREFIX=p",
		"AWS_ENDPOINT_URL_S3=" + server.URL, "AWS_S3_PATH_STYLE=1", "AWS_ACCESS_KEY_ID=id", "AWS_SECRET_ACCESS_KEY=secret", "AWS_REGION=us-east-1"}
}

// server is `ambit serve` on the bucket; it can be killed and started again.
type server struct {
	t       *testing.T
	program string
	args    []string
	env     []string

	mu  sync.Mutex
	cmd *exec.Cmd
	url string
}

func newServer(t *testing.T, program string, env []string, args ...string) *server {
	dir := t.TempDir()
	file := filepath.Join(dir, "policy.json")
	if err := os.WriteFile(file, []byte(policy), 0o600); err != nil {
		t.Fatal(err)
	}
	s := &server{t: t, program: program, env: env,
		args: append([]string{"serve", "--listen", "127.0.0.1:0", "--state", filepath.Join(dir, "state"), "--policy", file, "--store", "s3://runs/p"}, args...)}
	s.start()
	t.Cleanup(s.kill)
	return s
}

func (s *server) start() {
	cmd := exec.Command(s.program, s.args...)
	cmd.Env = append(os.Environ(), s.env...)
	out, err := cmd.StderrPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		s.t.Error(err)
		return
	}
	lines := bufio.NewReader(out)
	var said strings.Builder
	for {
		line, err := lines.ReadString('\n')
		said.WriteString(line)
		var event struct{ Address string }
		if json.Unmarshal([]byte(line), &event) == nil && event.Address != "" {
			s.mu.Lock()
			s.cmd, s.url = cmd, event.Address
			s.mu.Unlock()
			go io.Copy(io.Discard, lines)
			return
		}
		if err != nil {
			s.t.Errorf("the server did not start: %s", said.String())
			return
		}
	}
}

func (s *server) address() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.url
}

func (s *server) kill() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cmd.Process.Kill()
	s.cmd.Wait()
}

type answer struct {
	status int
	body   []byte
}

func send(url, method, path, key string, body any) (answer, error) {
	data, err := json.Marshal(body)
	if err != nil {
		return answer{}, err
	}
	req, err := http.NewRequest(method, url+path, bytes.NewReader(data))
	if err != nil {
		return answer{}, err
	}
	req.Header.Set("X-Ambit-Token", token)
	req.Header.Set("Content-Type", "application/json")
	if key != "" {
		req.Header.Set("Idempotency-Key", key)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return answer{}, err
	}
	defer resp.Body.Close()
	got, err := io.ReadAll(resp.Body)
	return answer{resp.StatusCode, got}, err
}

func must(t *testing.T, status int, url, method, path string, body any) []byte {
	t.Helper()
	a, err := send(url, method, path, "", body)
	if err != nil {
		t.Fatal(err)
	}
	if a.status != status {
		t.Fatalf("%s %s: %d %s, want %d", method, path, a.status, a.body, status)
	}
	return a.body
}

func open(t *testing.T, url, id string) {
	t.Helper()
	must(t, 201, url, "POST", "/runs", map[string]any{"id": id, "profile": "repo-writer"})
	must(t, 201, url, "POST", "/runs/"+id+"/turns", map[string]any{"grants": `files { read write } command { run }`})
}

// TestOneBucketManyServers has two servers and a function of four processes serve one
// run, while all of them are killed now and then. Each of twenty keys is sent by six
// clients, twice: it has one record, and everybody gets the same reply.
func TestOneBucketManyServers(t *testing.T) {
	p := build(t)
	for round := range uint64(*rounds) {
		env := bucket(t)
		servers := []*server{newServer(t, p.server, env), newServer(t, p.server, env)}
		pool := runtimeapi.New(runtimeapi.Options{Bootstrap: p.bootstrap, Processes: 4, Timeout: 30 * time.Second, Env: env})
		defer pool.Close()
		function := httptest.NewServer(&runtimeapi.Front{Invoke: pool.Invoke})
		defer function.Close()
		open(t, function.URL, "r")

		const clients, keys = 6, 20
		var wg, killer sync.WaitGroup
		over := make(chan struct{})
		killer.Go(func() {
			chance := rand.New(rand.NewPCG(round, 99))
			for {
				select {
				case <-over:
					return
				case <-time.After(time.Duration(200+chance.IntN(600)) * time.Millisecond):
				}
				if n := chance.IntN(3); n < 2 {
					servers[n].kill()
					servers[n].start()
				} else {
					pool.Kill()
				}
			}
		})
		replies := make([]map[string]string, clients)
		for c := range clients {
			replies[c] = map[string]string{}
			wg.Go(func() {
				chance := rand.New(rand.NewPCG(round, uint64(c)))
				for k := range keys * 2 {
					key := fmt.Sprint("key", (k/2+c*3)%keys)
					script := map[string]string{"command": "echo " + key + " >>log; wc -l <log"}
					for deadline := time.Now().Add(2 * time.Minute); ; {
						url := function.URL
						if n := chance.IntN(3); n < 2 {
							url = servers[n].address()
						}
						a, err := send(url, "POST", "/runs/r/turns/1/tools/bash", key, script)
						if err == nil && a.status == http.StatusOK {
							if before, again := replies[c][key]; again && before != string(a.body) {
								t.Errorf("key %s was answered by %s and by %s", key, before, a.body)
							}
							replies[c][key] = string(a.body)
							break
						}
						if err == nil && a.status < 500 && a.status != http.StatusTooManyRequests {
							t.Errorf("key %s: %d %s", key, a.status, a.body)
							return
						}
						if time.Now().After(deadline) {
							t.Errorf("key %s: no answer for two minutes; last %d %s %v", key, a.status, a.body, err)
							return
						}
						time.Sleep(time.Duration(chance.IntN(20)) * time.Millisecond)
					}
				}
			})
		}
		wg.Wait()
		close(over)
		killer.Wait()
		checkLedger(t, servers[0].address(), replies, keys)
	}
}

// checkLedger verifies the run and compares its records with what clients were told.
func checkLedger(t *testing.T, url string, replies []map[string]string, keys int) {
	t.Helper()
	seqs := map[string]uint64{}
	v := ledger.Verifier{}
	for line := range bytes.Lines(must(t, 200, url, "GET", "/runs/r/ledger", nil)) {
		r, err := v.Next(bytes.TrimSuffix(line, []byte("\n")))
		if err != nil {
			t.Fatal(err)
		}
		if key := r.Entry.Key; key != "" {
			if seqs[key] != 0 {
				t.Errorf("key %s has the records %d and %d", key, seqs[key], r.Entry.Seq)
			}
			seqs[key] = r.Entry.Seq
		}
	}
	if len(seqs) != keys {
		t.Errorf("%d keys in the ledger, want %d", len(seqs), keys)
	}
	said := map[string]string{}
	for _, client := range replies {
		for key, body := range client {
			var reply struct {
				Seq    uint64
				Status string
			}
			if err := json.Unmarshal([]byte(body), &reply); err != nil || reply.Status != "ok" || reply.Seq != seqs[key] {
				t.Errorf("key %s stands at %d; a client has %s", key, seqs[key], body)
			}
			if before, ok := said[key]; ok && before != body {
				t.Errorf("key %s: two clients have %s and %s", key, before, body)
			}
			said[key] = body
		}
	}
	log := must(t, 200, url, "GET", "/runs/r/workspace/log", nil)
	if got := bytes.Count(log, []byte("\n")); got != keys {
		t.Errorf("the log has %d lines, want %d: %s", got, keys, log)
	}
}

// TestMirroredRunBelongsToItsServer opens a run on a directory of one server.
func TestMirroredRunBelongsToItsServer(t *testing.T) {
	p := build(t)
	env := bucket(t)
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "there"), []byte("of the host\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	owner, other := newServer(t, p.server, env, "-C", dir), newServer(t, p.server, env)
	must(t, 201, owner.address(), "POST", "/runs", map[string]any{"id": "m", "profile": "repo-writer", "store": "files"})
	must(t, 201, owner.address(), "POST", "/runs/m/turns", map[string]any{"grants": `files { read write } command { run }`})
	script := map[string]string{"command": "cat there; echo new >made"}
	if got := must(t, 200, owner.address(), "POST", "/runs/m/turns/1/tools/bash", script); !bytes.Contains(got, []byte("of the host")) {
		t.Errorf("the owner's call: %s", got)
	}
	pool := runtimeapi.New(runtimeapi.Options{Bootstrap: p.bootstrap, Processes: 1, Timeout: 30 * time.Second, Env: env})
	defer pool.Close()
	function := httptest.NewServer(&runtimeapi.Front{Invoke: pool.Invoke})
	defer function.Close()
	for _, url := range []string{other.address(), function.URL} {
		got := must(t, http.StatusMisdirectedRequest, url, "POST", "/runs/m/turns/1/tools/bash", script)
		if host, _ := os.Hostname(); !bytes.Contains(got, []byte(host)) || !bytes.Contains(got, []byte(filepath.Base(dir))) {
			t.Errorf("the answer does not name the owner: %s", got)
		}
	}
	if data, err := os.ReadFile(filepath.Join(dir, "made")); err != nil || string(data) != "new\n" {
		t.Errorf("the file on the host: %q %v", data, err)
	}
}

// TestCopyBetweenStores takes a finished run out of a bucket into a directory, and from
// there into another bucket.
func TestCopyBetweenStores(t *testing.T) {
	p := build(t)
	env := bucket(t)
	s := newServer(t, p.server, env)
	open(t, s.address(), "r")
	must(t, 200, s.address(), "POST", "/runs/r/turns/1/tools/bash", map[string]string{"command": "seq 100000 >large; echo small >small"})
	ambit := func(args ...string) (string, error) {
		cmd := exec.Command(p.server, args...)
		cmd.Env = append(os.Environ(), env...)
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	dir := filepath.Join(t.TempDir(), "state")
	if out, err := ambit("store", "copy", "s3://runs/p", dir, "default/r/1"); err == nil || !strings.Contains(out, "is open: close it first") {
		t.Fatalf("copy of an open run: %v %s", err, out)
	}
	must(t, 204, s.address(), "DELETE", "/runs/r", nil)
	for _, step := range [][]string{
		{"store", "copy", "s3://runs/p", dir, "default/r/1"},
		{"ledger", "verify", "--state", dir, "default/r/1"},
		{"store", "copy", dir, "s3://runs/elsewhere", "default/r/1"},
		{"store", "copy", "s3://runs/elsewhere", dir, "default/r/1"},
	} {
		if out, err := ambit(step...); err != nil || !strings.Contains(out, "default/r/1") {
			t.Fatalf("%v: %v %s", step, err, out)
		}
	}
	s.kill()
	there := newServer(t, p.server, env, "--store", "s3://runs/elsewhere")
	if got := must(t, 200, there.address(), "GET", "/runs/r/workspace/small", nil); string(got) != "small\n" {
		t.Errorf("the file there: %q", got)
	}
	if out, err := ambit("store", "copy", "s3://runs/p", dir, "default/nobody/1"); err == nil || !strings.Contains(out, "no run default/nobody/1") {
		t.Errorf("copy of no run: %v %s", err, out)
	}
}
