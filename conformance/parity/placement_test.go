// Package parity runs one suite of requests against every placement and compares the
// answers byte for byte.
package parity

import (
	"bufio"
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"golang.org/x/mod/sumdb/note"

	"ambit/conformance/openapi"
)

const (
	token        = "parity-secret"
	otherToken   = "other-secret"
	opsToken     = "ops-secret"
	expiredToken = "expired-secret"
	turnKey      = "0123456789abcdef0123456789abcdef"
	clock        = "1773480413000000000"
)

// signPrivate and signPublic are the key that signs heads on every placement.
var signPrivate, signPublic = func() (string, string) {
	private, public, err := note.GenerateKey(rand.Reader, "parity.test")
	if err != nil {
		panic(err)
	}
	return private, public
}()

// policy is the document that every placement serves.
func policy() string {
	sum := func(s string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(s))) }
	return `{
  "version": 1, // the parity suite
  "stores": { "files": { "root": ".", "allow": { "read": ["**"], "write": ["**"] } } },
  "limits": { "runCalls": 100000, "runFuel": 1000000000000 },
  "profiles": { "operator": { "allow": ["repo.read", "repo.write", "command.run"] }, "reader": { "allow": ["repo.read"] },
    "careful": { "allow": ["repo.read", "repo.write", "command.run"], "hold": { "tools": ["find"], "read": ["secrets/**"], "write": ["docs/**"] } } },
  "tokens": [
    { "name": "parity", "sha256": "` + sum(token) + `", "tenant": "default", "scopes": ["runs"] },
    { "name": "other", "sha256": "` + sum(otherToken) + `", "tenant": "other", "scopes": ["runs"] },
    { "name": "ops", "sha256": "` + sum(opsToken) + `", "tenant": "default", "scopes": ["approve"] },
    { "name": "old", "sha256": "` + sum(expiredToken) + `", "tenant": "default", "scopes": ["runs"], "expires": "2020-01-01T00:00:00+01:00" },
  ],
}`
}

// placement is a running server.
type placement struct {
	name string
	url  string
	stop func()
}

var root = sync.OnceValue(func() string {
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		panic(err)
	}
	return strings.TrimSpace(string(out))
})

func run(t testing.TB, dir string, env []string, name string, args ...string) {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
}

var addressLine = regexp.MustCompile(`"address":"(http://[^"]+)"`)

// startNative serves the real binary, for an architecture if one is given.
func startNative(t testing.TB, goarch string) *placement {
	t.Helper()
	dir := t.TempDir()
	bin := filepath.Join(dir, "ambit")
	if goarch == "" {
		bin = buildAmbit(t)
	} else {
		run(t, root(), []string{"CGO_ENABLED=0", "GOARCH=" + goarch}, "go", "build", "-o", bin, "ambit/cmd/ambit")
	}
	file := filepath.Join(dir, "policy.json")
	if err := os.WriteFile(file, []byte(policy()), 0o600); err != nil {
		t.Fatal(err)
	}
	command := []string{bin, "serve", "--state", filepath.Join(dir, "state"), "--policy", file, "--listen", "127.0.0.1:0", "--fixed-inputs"}
	name := "native"
	if goarch == "arm64" {
		command = append([]string{"qemu-aarch64-static"}, command...)
		name = "native arm64"
	}
	p, _ := listening(t, nil, command...)
	p.name = name
	return p
}

// listening starts a program that names its address, and waits for it. It ends with the
// test.
func listening(t testing.TB, env []string, command ...string) (*placement, *exec.Cmd) {
	t.Helper()
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Env = append(append(os.Environ(), "AMBIT_SIGN_KEY="+signPrivate), env...)
	stderr, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	p := &placement{stop: sync.OnceFunc(func() { cmd.Process.Signal(syscall.SIGTERM); cmd.Wait() })}
	t.Cleanup(p.stop)
	lines := bufio.NewScanner(stderr)
	said := ""
	for lines.Scan() {
		said += lines.Text() + "\n"
		if m := addressLine.FindStringSubmatch(lines.Text()); m != nil {
			p.url = m[1]
			go io.Copy(io.Discard, stderr)
			return p, cmd
		}
	}
	t.Fatalf("%s did not start:\n%s", command[0], said)
	return nil, nil
}

// workerd is a running workerd with the objects of a directory.
type workerd struct {
	placement
	cmd *exec.Cmd
	log *bytes.Buffer
	dir string
}

// workerSources are the files that the Worker consists of, besides what is built.
var workerSources = []string{"worker.mjs", "front.mjs", "panel.mjs", "instance.mjs", "bytes.mjs", "sql.mjs", "workerd.capnp"}

// buildWorker builds the Worker into a directory of its own and installs workerd.
var buildWorker = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "ambit-worker")
	if err != nil {
		return "", err
	}
	commands := [][]string{{"go", "run", "./adapters/workers/build", "-tags", "crashtest", "-out", filepath.Join(dir, "dist")}}
	if _, err := os.Stat(workerdBinary()); err != nil {
		commands = append(commands, []string{"npm", "ci", "--prefix", "adapters/workers", "--no-audit", "--no-fund"})
	}
	for _, c := range commands {
		cmd := exec.Command(c[0], c[1:]...)
		cmd.Dir = root()
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("%s: %w\n%s", strings.Join(c, " "), err, out)
		}
	}
	for _, name := range workerSources {
		data, err := os.ReadFile(filepath.Join(root(), "adapters/workers", name))
		if err != nil {
			return "", err
		}
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			return "", err
		}
	}
	return dir, nil
})

func workerdBinary() string {
	return filepath.Join(root(), "adapters/workers/node_modules/@cloudflare/workerd-linux-64/bin/workerd")
}

// startWorkerd serves the Worker with the objects in dir; env are further bindings.
func startWorkerd(t testing.TB, dir string, env ...string) *workerd {
	t.Helper()
	return startConfig(t, dir, "workerd.capnp", env...)
}

// startConfig is startWorkerd with a configuration of the Worker's directory.
func startConfig(t testing.TB, dir, config string, env ...string) *workerd {
	t.Helper()
	work, err := buildWorker()
	if err != nil {
		t.Fatal(err)
	}
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(workerdBinary(), "serve", "--experimental",
		"--directory-path=storage="+dir, "--directory-path=panel="+filepath.Join(root(), "edge/panel/static"), "--control-fd=3", config, "config")
	cmd.Dir = work
	cmd.ExtraFiles = []*os.File{w}
	cmd.Env = append(append(os.Environ(), "AMBIT_TURN_KEY="+turnKey, "AMBIT_SIGN_KEY="+signPrivate, "AMBIT_POLICY="+policy(), "AMBIT_FIXED_INPUTS=1"), env...)
	log := new(bytes.Buffer)
	cmd.Stdout, cmd.Stderr = log, log
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	w.Close()
	defer r.Close()
	var event struct {
		Socket string
		Port   int
	}
	if err := json.NewDecoder(r).Decode(&event); err != nil {
		cmd.Process.Kill()
		cmd.Wait()
		t.Fatalf("workerd did not start: %v\n%s", err, log)
	}
	p := &workerd{placement{name: "workerd", url: fmt.Sprintf("http://127.0.0.1:%d", event.Port)}, cmd, log, dir}
	p.stop = sync.OnceFunc(func() {
		cmd.Process.Signal(syscall.SIGTERM)
		timer := time.AfterFunc(2*time.Second, func() { cmd.Process.Kill() })
		cmd.Wait()
		timer.Stop()
	})
	t.Cleanup(func() {
		p.stop()
		if t.Failed() && log.Len() > 0 {
			t.Logf("workerd said:\n%s", clip(log.String()))
		}
	})
	return p
}

// request is one step of a suite.
type request struct {
	method, path, body string
	header             map[string]string
	token              string // of the API; "" for the default one, "-" for none
}

// answer is what a placement gave.
type answer struct {
	status int
	body   string
}

func (p *placement) send(t testing.TB, r request) answer {
	t.Helper()
	a, err := p.try(r)
	if err != nil {
		t.Fatalf("%s: %s %s: %v", p.name, r.method, r.path, err)
	}
	return a
}

var httpClient = &http.Client{Timeout: 10 * time.Minute}

func (p *placement) try(r request) (answer, error) {
	req, err := http.NewRequest(r.method, p.url, strings.NewReader(r.body))
	if err != nil {
		return answer{}, err
	}
	req.URL.Opaque = "//" + req.URL.Host + r.path
	switch r.token {
	case "":
		req.Header.Set("Authorization", "Bearer "+token)
	case "-":
	default:
		req.Header.Set("Authorization", "Bearer "+r.token)
	}
	if r.body != "" && r.method != "PUT" {
		req.Header.Set("Content-Type", "application/json")
	}
	for name, value := range r.header {
		req.Header.Set(name, value)
	}
	resp, err := httpClient.Do(req)
	if err != nil {
		return answer{}, err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err == nil {
		err = openapi.Check(openapi.Answer{Method: r.method, Path: r.path, Status: resp.StatusCode, Header: resp.Header, Body: body})
	}
	return answer{resp.StatusCode, string(body)}, err
}

// fixed are the headers that make a call's result comparable.
func fixed(seed string) map[string]string {
	return map[string]string{"X-Ambit-Clock": clock, "X-Ambit-Seed": seed}
}
