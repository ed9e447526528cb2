package actors_test

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/mod/sumdb/note"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/authority"
	"ambit/core/capability"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

const kindsPolicy = `{
  "version": 1,
  "stores": { "files": { "root": ".", "allow": { "read": ["**"], "write": ["**"] } } },
  "profiles": { "operator": { "allow": ["repo.read", "repo.write", "command.run", "script.job"], "hold": { "write": ["held/**"] } } },
  "scripts": { "job": { "argv": ["job"], "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" } }
}`

// project stands in for a host directory.
type project struct {
	outside  string   // what somebody writes into the file "from-outside" before the next scan
	diverged []string // paths that the next import finds changed
	run      actors.RunID
	root     workspace.Entry
	known    bool
}

const projectOwner = "host:/project"

func (p *project) Owned(owner string) bool                      { return owner == projectOwner }
func (p *project) Lock(context.Context, string) (func(), error) { return func() {}, nil }
func (p *project) Fences(string) []authority.Fence              { return nil }
func (p *project) Last(string) (actors.RunID, workspace.Entry, bool, error) {
	return p.run, p.root, p.known, nil
}

func (p *project) Settle(_ string, run actors.RunID, root workspace.Entry) error {
	p.run, p.root, p.known = run, root, true
	return nil
}

func (p *project) Scan(_ string, base *workspace.Snapshot, w workspace.BlobWriter) (workspace.Entry, error) {
	if p.outside == "" {
		return base.Root, nil
	}
	b := workspace.NewBuilder(w, workspace.Limits{})
	if err := b.File("from-outside", 0o644, 1_773_480_413_000_000_000, strings.NewReader(p.outside)); err != nil {
		return workspace.Entry{}, err
	}
	p.outside = ""
	return b.Finish()
}

func (p *project) Import(_ string, run actors.RunID, root workspace.Entry, _ workspace.Delta, _ workspace.Blobs) ([]string, error) {
	diverged := p.diverged
	p.diverged = nil
	return diverged, p.Settle("", run, root)
}

// kindsVectors are a run with an entry of every kind that a run can have, and a fork of it.
func kindsVectors(t *testing.T) map[string]string {
	t.Helper()
	p := &project{}
	w := newWorld(t, memory.New(), actors.Options{Entropy: counting(), Effects: true, Mirror: p})
	w.host.SetPolicy(parsePolicy(t, kindsPolicy))
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	const id = "kinds"
	st, err := w.host.Open(ctx, "acme", id, actors.OpenRun{Profile: "operator", Owner: projectOwner, Expires: w.clock.Now().Add(time.Hour)})
	must(err)
	_, err = w.host.Lease(ctx, "acme", id, w.clock.Now().Add(2*time.Hour))
	must(err)
	const grant = `files { read ["**"] write ["**"] } command { run } job { run }`
	turn := w.turn(id, grant)
	p.outside = "typed by a person\n"
	w.call(id, turn, "bash", `{"command":"cat from-outside; echo changed > from-outside"}`)
	p.diverged = []string{"from-outside"}
	w.call(id, turn, "bash", `{"command":"echo again > from-outside"}`)
	settle := func(out capability.Outcome) {
		w.clock.advance(time.Second)
		_, effect, err := w.host.Call(ctx, "acme", id, 0, actors.CallTool{Turn: turn, Tool: "job", Args: []byte(`{"day":"today"}`)})
		must(err)
		_, err = w.host.Settle(ctx, effect, out)
		must(err)
	}
	zero := 0
	settle(capability.Outcome{Status: ledger.OK, Exit: &zero, Stdout: []byte("saved\n")})
	settle(capability.Uncertain("the executor gave no answer"))
	hold := func(path string) uint64 {
		w.clock.advance(time.Second)
		r := w.call(id, turn, "write", `{"path":"held/`+path+`","content":"by leave\n"}`)
		if r.Status != ledger.Held {
			t.Fatalf("%s: %s", path, r.Status)
		}
		return r.Seq
	}
	for _, d := range []struct {
		path  string
		allow bool
		note  string
	}{{"allowed", true, "looks right"}, {"refused", false, "not today"}} {
		_, err := w.host.Decide(ctx, "acme", id, actors.DecideHold{Hold: hold(d.path), Allow: d.allow, By: "ops", Note: d.note})
		must(err)
		w.call(id, turn, "write", `{"path":"held/`+d.path+`","content":"by leave\n"}`)
	}
	hold("nobody-decides")
	_, err = w.host.Command(ctx, "acme", id, actors.RecordCommand{Name: "prompt", Turn: turn, Args: []byte(`{"message":"go on"}`)})
	must(err)
	cp, err := w.host.Checkpoint(ctx, "acme", id, actors.MarkCheckpoint{Name: "here"})
	must(err)
	w.put(id, map[string]string{"put": "through the API\n", "link": "-> put"})
	back, err := w.host.RestoreTo(ctx, "acme", id, cp.Seq)
	must(err)
	_, _, err = w.host.Put(ctx, "acme", id, back)
	must(err)
	must(w.host.EndTurn(ctx, "acme", id, 0, turn))
	forked, err := w.host.Fork(ctx, "acme", actors.Fork{From: id, To: "fork", Expires: w.clock.Now().Add(time.Hour)})
	must(err)
	again := w.turn("fork", grant)
	w.call("fork", again, "bash", `{"command":"ls -R; cat held/allowed"}`)
	must(w.host.Close(ctx, "acme", "fork", "done"))
	w.clock.advance(3 * time.Hour)
	_, err = w.host.Run(ctx, "acme", id)
	must(err)
	must(w.host.Close(ctx, "acme", id, "after its lease"))
	return map[string]string{"kinds.ambit": string(exported(t, w.store, st.Run)), "fork.ambit": string(exported(t, w.store, forked.Run))}
}

// recordLine finds the records of an export.
const recordLine = `{"entry":`

// TestVectorsHaveEveryKind holds the vectors to the list of kinds in docs/ledger.md.
func TestVectorsHaveEveryKind(t *testing.T) {
	page, err := os.ReadFile("../docs/ledger.md")
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile("(?m)^\\| `kind` \\| ([^;]*);").FindSubmatch(page)
	if row == nil {
		t.Fatal("docs/ledger.md does not list the kinds")
	}
	documented := map[string]bool{}
	for _, m := range regexp.MustCompile("`(\\w+)`").FindAllStringSubmatch(string(row[1]), -1) {
		documented[m[1]] = true
	}
	found, statuses := map[string]bool{}, map[string]bool{}
	for _, name := range []string{"run.ambit", "kinds.ambit", "fork.ambit"} {
		data, err := os.ReadFile(filepath.Join(vectors, name))
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			if !strings.HasPrefix(line, recordLine) {
				continue
			}
			r, err := ledger.ParseRecord([]byte(strings.TrimSuffix(line, "\n")))
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if r.Entry.Sum() != r.Entry.Hash {
				t.Errorf("%s: entry %d has another hash", name, r.Entry.Seq)
			}
			found[string(r.Entry.Kind)] = true
			statuses[string(r.Entry.Status)] = true
		}
	}
	if !maps.Equal(found, documented) {
		t.Errorf("the vectors have the kinds %v, documented are %v", slices.Sorted(maps.Keys(found)), slices.Sorted(maps.Keys(documented)))
	}
	for _, s := range []ledger.Status{ledger.OK, ledger.Refused, ledger.Held, ledger.UncertainState} {
		if !statuses[string(s)] {
			t.Errorf("no vector has the status %s", s)
		}
	}
}

// TestVectorsHoldForAnotherProgram has the panel's verifier, which shares no code with this
// one, read the chains of the vectors.
func TestVectorsHoldForAnotherProgram(t *testing.T) {
	const program = `
import { readFileSync } from "node:fs";
const { Verifier } = await import(process.argv[1]);
for (const file of process.argv.slice(2)) {
  const v = new Verifier();
  let said = "ok";
  try {
    for (const line of readFileSync(file, "utf8").split("\n")) if (line.startsWith('{"entry":')) await v.next(line);
  } catch (err) {
    said = "broken";
  }
  console.log([file.replace(/.*\//, ""), said, v.seq, v.head].join(" "));
}`
	proof, err := filepath.Abs("../edge/panel/static/panel/proof.mjs")
	if err != nil {
		t.Fatal(err)
	}
	files := []string{"run.ambit", "redacted.ambit", "kinds.ambit", "fork.ambit", "changed.ambit", "swapped.ambit"}
	args := []string{"--input-type=module", "-e", program, proof}
	for _, f := range files {
		args = append(args, filepath.Join(vectors, f))
	}
	out, err := exec.Command("node", args...).Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			t.Fatalf("%v\n%s", err, exit.Stderr)
		}
		t.Fatal(err)
	}
	public, err := os.ReadFile(filepath.Join(vectors, "server.pub"))
	if err != nil {
		t.Fatal(err)
	}
	verifier, err := note.NewVerifier(strings.TrimSpace(string(public)))
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]string{}
	for line := range strings.Lines(string(out)) {
		name, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		said[name] = rest
	}
	for _, f := range files {
		data, err := os.ReadFile(filepath.Join(vectors, f))
		if err != nil {
			t.Fatal(err)
		}
		if f == "changed.ambit" || f == "swapped.ambit" {
			if !strings.HasPrefix(said[f], "broken ") {
				t.Errorf("%s: the other program says %s", f, said[f])
			}
			continue
		}
		a, err := auditWith(data, signedBy(strings.TrimSuffix(f, ".ambit"), verifier)...)
		if err != nil {
			t.Fatalf("%s: %v", f, err)
		}
		if want := fmt.Sprintf("ok %d %s", a.Head().Seq, a.Head().Hash); said[f] != want {
			t.Errorf("%s: the other program says %s, this one %s", f, said[f], want)
		}
	}
}
