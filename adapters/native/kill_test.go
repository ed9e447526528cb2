package native_test

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"ambit/adapters/native/script"
	"ambit/core/ledger"
	"ambit/edge/client"
	"ambit/edge/client/httpclient"
)

var killRounds = flag.Int("kill.rounds", 20, "rounds of TestKill")

var builtIn string // the directory that holds it

var built = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "ambit-test-")
	if err != nil {
		return "", err
	}
	builtIn = dir
	bin := filepath.Join(dir, "ambit")
	out, err := exec.Command("go", "build", "-o", bin, "ambit/cmd/ambit").CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("build: %w\n%s", err, out)
	}
	return bin, nil
})

// buildAmbit builds the real binary, once.
func buildAmbit(t *testing.T) string {
	t.Helper()
	bin, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return bin
}

func TestMain(m *testing.M) {
	script.Init()
	status := m.Run()
	if builtIn != "" {
		os.RemoveAll(builtIn)
	}
	os.Exit(status)
}

// process is a running `ambit serve`.
type process struct {
	cmd    *exec.Cmd
	url    string
	client *client.Client
}

var addressLine = regexp.MustCompile(`"address":"(http://[^"]+)"`)

// startProcess starts a server; nil if it does not start.
func startProcess(t *testing.T, bin, dir, policy string) *process {
	t.Helper()
	cmd := exec.Command(bin, "serve", "-C", dir, "--state", filepath.Join(dir, ".ambit"), "--policy", policy, "--listen", "127.0.0.1:0")
	stderr, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	lines := bufio.NewScanner(stderr)
	for lines.Scan() {
		fmt.Fprintln(&said, lines.Text())
		if m := addressLine.FindStringSubmatch(lines.Text()); m != nil {
			go io.Copy(io.Discard, stderr)
			return &process{cmd, m[1], httpclient.New(m[1], apiToken)}
		}
	}
	cmd.Wait()
	t.Logf("the server did not start: %s", said.String())
	return nil
}

func (p *process) kill() {
	p.cmd.Process.Kill()
	p.cmd.Wait()
}

// acked is what a client was told.
type acked struct {
	seq   uint64
	group int // the generation that the call wrote into its files
}

// victim is one run under load.
type victim struct {
	id       string
	mirrored bool
	last     acked
	keys     map[string]uint64
	next     int
	seen     *seen // the ledger as far as it was verified
}

// seen is a ledger that was verified.
type seen struct {
	verifier ledger.Verifier
	keys     map[string]uint64
	after    uint64
}

// groupFiles are the files that one call writes together.
const groupFiles = 5

func (v *victim) dir() string { return "reports/" + v.id }

// load calls until the server is gone. Each call writes one generation into several
// files, so that half of a call would show.
func (v *victim) load(ctx context.Context, c *client.Client, turn *client.Turn, acknowledged chan<- struct{}) error {
	for {
		v.next++
		key := fmt.Sprintf("%s-%d", v.id, v.next)
		script := fmt.Sprintf("mkdir -p %s; for i in 1 2 3 4 5; do printf '%%s' %d > %s/$i; done", v.dir(), v.next, v.dir())
		r, err := c.Call(ctx, v.id, turn, "bash", map[string]any{"command": script}, client.Key(key))
		var refused *client.Error
		if errors.As(err, &refused) {
			return fmt.Errorf("%s: %w", key, err)
		}
		if err != nil {
			return nil // killed
		}
		if r.Status != "ok" || r.Exit == nil || *r.Exit != 0 {
			return fmt.Errorf("%s: %s %s %s", key, r.Status, r.Reason, r.Stderr)
		}
		v.last = acked{r.Seq, v.next}
		v.keys[key] = r.Seq
		select {
		case acknowledged <- struct{}{}:
		default:
		}
	}
}

// check compares a run with what was acknowledged. Entries that were verified are not
// read again, but those that follow them must continue their chain.
func (v *victim) check(ctx context.Context, c *client.Client, dir string) error {
	if v.seen == nil {
		v.seen = &seen{keys: map[string]uint64{}}
	}
	found := v.seen.keys
	for {
		recs, err := c.Ledger(ctx, v.id, v.seen.after)
		if err != nil {
			return err
		}
		for _, rec := range recs {
			v.seen.after++
			r, err := v.seen.verifier.Next(rec)
			if err != nil {
				return err
			}
			if r.Entry.Key != "" {
				if _, dup := found[r.Entry.Key]; dup {
					return fmt.Errorf("key %s has two entries", r.Entry.Key)
				}
				found[r.Entry.Key] = r.Entry.Seq
			}
		}
		if len(recs) == 0 {
			break
		}
	}
	for key, seq := range v.keys {
		if found[key] != seq {
			return fmt.Errorf("%s was acknowledged as entry %d, the ledger has it at %d", key, seq, found[key])
		}
	}
	if v.last.group == 0 {
		return nil
	}
	generation := ""
	for i := 1; i <= groupFiles; i++ {
		path := fmt.Sprintf("%s/%d", v.dir(), i)
		f, err := c.File(ctx, v.id, path)
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		data, err := io.ReadAll(f)
		f.Close()
		if err != nil {
			return err
		}
		if generation == "" {
			generation = string(data)
		}
		if string(data) != generation {
			return fmt.Errorf("half a call: %s/1 is of generation %s, %s of %s", v.dir(), generation, path, data)
		}
		if v.mirrored {
			host, err := os.ReadFile(filepath.Join(dir, path))
			if err != nil || string(host) != generation {
				return fmt.Errorf("%s: the ledger has %s, the host %q %v", path, generation, host, err)
			}
		}
	}
	var got int
	fmt.Sscan(generation, &got)
	if got < v.last.group {
		return fmt.Errorf("generation %d was acknowledged, %d is there", v.last.group, got)
	}
	return nil
}

// rig is a server on a directory, with the runs that load it.
type rig struct {
	bin, dir, policy string
	victims          []*victim
	turns            map[string]*client.Turn
	rnd              *rand.Rand
}

func newRig(t *testing.T, dir string) *rig {
	r := &rig{bin: buildAmbit(t), dir: dir, policy: filepath.Join(t.TempDir(), "policy.json"), turns: map[string]*client.Turn{}}
	document := strings.Replace(serverPolicy, `"version": 1,`, fmt.Sprintf(`"version": 1, "tokens": [{"name":"t","sha256":"%x","tenant":"default","scopes":["runs"]}],
		"limits": {"runCalls": 1000000, "runFuel": 1000000000000},`, sha256.Sum256([]byte(apiToken))), 1)
	if err := os.WriteFile(r.policy, []byte(document), 0o600); err != nil {
		t.Fatal(err)
	}
	r.victims = []*victim{{id: "m1", mirrored: true}, {id: "m2", mirrored: true}, {id: "p1"}, {id: "p2"}}
	for _, v := range r.victims {
		v.keys = map[string]uint64{}
	}
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	r.rnd = rand.New(rand.NewPCG(seed, 0))
	return r
}

// limit sets another limit of the policy.
func (r *rig) limit(t *testing.T, member string) {
	t.Helper()
	document, err := os.ReadFile(r.policy)
	if err != nil {
		t.Fatal(err)
	}
	document = bytes.Replace(document, []byte(`"limits": {`), []byte(`"limits": {`+member+`, `), 1)
	if err := os.WriteFile(r.policy, document, 0o600); err != nil {
		t.Fatal(err)
	}
}

// check finds what was acknowledged, after a call that finishes an import that was cut
// off. It begins the runs if there are none.
func (r *rig) check(ctx context.Context, p *process) error {
	for _, v := range r.victims {
		if r.turns[v.id] == nil {
			open := client.OpenRun{ID: v.id, Profile: "operator"}
			if v.mirrored {
				open.Store = "project_files"
			}
			if _, err := p.client.Open(ctx, open); err != nil {
				return err
			}
			turn, err := p.client.BeginTurn(ctx, v.id, client.BeginTurn{Grants: `project_files { read write ["reports/**"] } command { run }`})
			if err != nil {
				return err
			}
			r.turns[v.id] = turn
		}
		if _, err := p.client.Call(ctx, v.id, r.turns[v.id], "ls", map[string]any{}); err != nil {
			return fmt.Errorf("%s: %w", v.id, err)
		}
	}
	for _, v := range r.victims {
		if err := v.check(ctx, p.client, r.dir); err != nil {
			return fmt.Errorf("%s: %w", v.id, err)
		}
	}
	return nil
}

// load puts the server under load until end has ended it: at a random moment of a call,
// after some calls were acknowledged, however slow the machine is.
func (r *rig) load(ctx context.Context, p *process, end func()) error {
	calls := 1 + r.rnd.IntN(60)
	acknowledged := make(chan struct{}, calls)
	errs := make(chan error, len(r.victims))
	for _, v := range r.victims {
		go func() { errs <- v.load(ctx, p.client, r.turns[v.id], acknowledged) }()
	}
	var all error
	running := len(r.victims)
	for calls > 0 && running > 0 {
		select {
		case <-acknowledged:
			calls--
		case err := <-errs:
			all = errors.Join(all, err)
			running--
		}
	}
	time.Sleep(time.Duration(r.rnd.IntN(5000)) * time.Microsecond)
	end()
	for range running {
		all = errors.Join(all, <-errs)
	}
	return all
}

func (r *rig) acknowledged() (n int) {
	for _, v := range r.victims {
		n += len(v.keys)
	}
	return n
}

// TestKill kills the server with SIGKILL at random moments under load.
func TestKill(t *testing.T) {
	r := newRig(t, t.TempDir())
	ctx := t.Context()
	for round := range *killRounds {
		p := startProcess(t, r.bin, r.dir, r.policy)
		if p == nil {
			t.FailNow()
		}
		err := r.check(ctx, p)
		if err == nil {
			err = r.load(ctx, p, p.kill)
		}
		p.kill()
		if err != nil {
			t.Fatalf("round %d: %v", round, err)
		}
	}
	p := startProcess(t, r.bin, r.dir, r.policy)
	if p == nil {
		t.FailNow()
	}
	defer p.kill()
	for _, v := range r.victims {
		v.seen = nil // from the first entry on
	}
	if err := r.check(ctx, p); err != nil {
		t.Fatalf("at the end: %v", err)
	}
	t.Logf("%d rounds, %d acknowledged calls, none lost", *killRounds, r.acknowledged())
}
