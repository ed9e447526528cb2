package actors_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand"
	"strings"
	"testing"
	"time"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/authority"
	"ambit/core/capability"
	"ambit/core/ledger"
)

const heldPolicy = `{
  "version": 1,
  "stores": { "files": { "root": ".", "allow": { "read": ["**"], "write": ["reports/**", "secrets/**", "free"] } } },
  "profiles": { "operator": { "allow": ["repo.read", "repo.write", "command.run", "script.job"],
    "hold": { "tools": ["ls", "job", "mcp__app__send"], "read": ["secrets/**"], "write": ["reports/held/**", "**/*.sql"] } } },
  "scripts": { "job": { "argv": ["job"], "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" } },
}`

// heldWorld is a run with files under a profile that holds some of what it allows.
func heldWorld(t *testing.T, opt actors.Options) *world {
	t.Helper()
	w := newWorld(t, memory.New(), opt)
	free := strings.Replace(heldPolicy, `"hold"`, `"hold": {}}, "unused": { "allow": [], "hold"`, 1)
	w.host.SetPolicy(parsePolicy(t, free))
	w.open("r")
	turn := w.turn("r", heldGrant)
	if r := w.call("r", turn, "bash", `{"command":"mkdir -p secrets reports/held; echo s3cret > secrets/key; echo old > reports/held/f; echo a > reports/a"}`); r.Status != ledger.OK || len(r.Delta) == 0 {
		t.Fatalf("%+v", r)
	}
	if err := w.host.EndTurn(ctx, "acme", "r", 0, turn); err != nil {
		t.Fatal(err)
	}
	w.host.SetPolicy(parsePolicy(t, heldPolicy))
	return w
}

const heldGrant = `files { read ["**"] write ["**"] } command { run } job { run }`

func (w *world) decide(hold uint64, allow bool, by, note string) actors.HoldState {
	w.t.Helper()
	h, err := w.host.Decide(ctx, "acme", "r", actors.DecideHold{Hold: hold, Allow: allow, By: by, Note: note})
	if err != nil {
		w.t.Fatal(err)
	}
	return h
}

// proved audits and replays the run's ledger; no call may come out otherwise.
func (w *world) proved() {
	w.t.Helper()
	st, err := w.host.Run(ctx, "acme", "r")
	if err != nil {
		w.t.Fatal(err)
	}
	p, err := prove(exported(w.t, w.store, st.Run), actors.ReplayOptions{})
	if err != nil {
		w.t.Fatal(err)
	}
	for _, r := range p.replayed {
		if r.Verdict == actors.Different {
			w.t.Errorf("entry %d, %s: replayed otherwise: %+v", r.Seq, r.Tool, r.Differences)
		}
	}
}

func command(script string) string {
	b, err := json.Marshal(map[string]string{"command": script})
	if err != nil {
		panic(err)
	}
	return string(b)
}

func TestHeldCallWaitsAndIsCarriedOutOnceAllowed(t *testing.T) {
	for _, key := range []string{"", "k"} {
		for _, c := range []struct{ tool, args, reason, stdout string }{
			{"ls", `{"path":"reports"}`, "profile `operator` holds `ls`", "a\nheld/\n"},
			{"read", `{"path":"secrets/key"}`, "profile `operator` holds reading of `secrets/key`", "s3cret\n"},
			{"grep", `{"pattern":"s3","path":"secrets"}`, "profile `operator` holds reading of `secrets/key`", ""},
			{"write", `{"path":"reports/held/f","content":"new"}`, "profile `operator` holds changes of `reports/held/f`", "wrote 3 bytes to reports/held/f"},
			{"edit", `{"path":"reports/held/f","oldText":"old","newText":"new"}`, "profile `operator` holds changes of `reports/held/f`", ""},
			{"bash", command(`cat secrets/*; echo $?`), "profile `operator` holds reading of `secrets/key`", "s3cret\n0\n"},
			{"bash", command(`mv secrets reports/s; cat reports/s/key`), "profile `operator` holds reading of `secrets/key`", "s3cret\n"},
			{"bash", command(`mv secrets/key reports/k; cat reports/k`), "profile `operator` holds reading of `secrets/key`", "s3cret\n"},
			{"bash", command(`ln secrets/key reports/k; cat reports/k`), "profile `operator` holds reading of `secrets/key`", "s3cret\n"},
			{"bash", command(`ln -s ../secrets/key reports/k; read x < reports/k; echo $x`), "profile `operator` holds reading of `secrets/key`", "s3cret\n"},
			{"bash", command(`cd secrets; while read l; do echo $l; done < key & wait`), "profile `operator` holds reading of `secrets/key`", "s3cret\n"},
			{"bash", command(`echo x >> secrets/key; cp secrets/key free; cat free`), "profile `operator` holds reading of `secrets/key`", "s3cret\nx\n"},
			{"bash", command(`echo 1; rm -r reports/held; touch reports/a.sql`), "profile `operator` holds changes of `reports/a.sql` and 2 more", "1\n"},
			{"bash", command(`mv reports/held/f free; echo done`), "profile `operator` holds changes of", "done\n"},
		} {
			w := heldWorld(t, actors.Options{})
			turn := w.turn("r", heldGrant)
			before, err := w.host.Run(ctx, "acme", "r")
			if err != nil {
				t.Fatal(err)
			}
			ev := actors.CallTool{Turn: turn, Tool: c.tool, Args: []byte(c.args), Key: key, Request: "h"}
			ask := func() *actors.Reply {
				r, _, err := w.host.Call(ctx, "acme", "r", 0, ev)
				if err != nil {
					t.Fatalf("%s %s: %v", c.tool, c.args, err)
				}
				return r
			}
			first := ask()
			if first.Status != ledger.Held || !strings.HasPrefix(first.Reason, c.reason) || len(first.Stdout)+len(first.Stderr)+len(first.Delta) > 0 {
				t.Fatalf("%s %s: %s %q %q, want held, %q", c.tool, c.args, first.Status, first.Reason, first.Stdout, c.reason)
			}
			again := ask()
			st, err := w.host.Run(ctx, "acme", "r")
			if err != nil {
				t.Fatal(err)
			}
			if again.Seq != first.Seq || again.Text != first.Text || st.Seq != first.Seq || st.Held() != 1 || st.Tree != before.Tree {
				t.Fatalf("%s: asked again: entry %d of %d, %d waiting", c.args, again.Seq, st.Seq, st.Held())
			}
			w.clock.advance(time.Minute)
			if h := w.decide(first.Seq, true, "ops", "looks right"); !h.Allowed || h.By != "ops" || h.Note != "looks right" || h.Decided != w.clock.Now().UnixMilli() || h.Waiting() {
				t.Fatalf("%+v", h)
			}
			done := ask()
			if done.Status != ledger.OK || c.stdout != "" && string(done.Stdout) != c.stdout {
				t.Fatalf("%s %s: allowed: %s %q %q %q, want %q", c.tool, c.args, done.Status, done.Reason, done.Stdout, done.Stderr, c.stdout)
			}
			entries := w.verify("r")
			if e := entries[len(entries)-1]; e.Kind != ledger.Call || e.Refers != first.Seq || e.Key != key {
				t.Fatalf("the call's entry: %s", e.JSON())
			}
			// The permission was for one call: with the key it is the same one, without it another.
			next := ask()
			if key != "" && next.Seq != done.Seq || key == "" && c.tool == "ls" && next.Status != ledger.Held {
				t.Fatalf("after it: %+v", next)
			}
			w.proved()
		}
	}
}

func TestHeldCallIsRefused(t *testing.T) {
	for _, key := range []string{"", "k"} {
		w := heldWorld(t, actors.Options{})
		turn := w.turn("r", heldGrant)
		ask := func() *actors.Reply {
			r, _, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "ls", Args: []byte(`{}`), Key: key, Request: "h"})
			if err != nil {
				t.Fatal(err)
			}
			return r
		}
		first := ask()
		w.decide(first.Seq, false, "ops", "not today")
		w.decide(first.Seq, false, "ops", "not today") // the same again
		for range 2 {
			if r := ask(); r.Status != ledger.Refused || r.Level != authority.LevelApproval || r.Reason != "operator `ops` refused it: not today" || r.Text != r.Reason {
				t.Fatalf("%+v", r)
			}
		}
		_, err := w.host.Decide(ctx, "acme", "r", actors.DecideHold{Hold: first.Seq, Allow: true, By: "ops"})
		wantCode(t, err, actors.Conflict)
		_, err = w.host.Decide(ctx, "acme", "r", actors.DecideHold{Hold: first.Seq - 1, Allow: true, By: "ops"})
		wantCode(t, err, actors.NotFound)
		_, err = w.host.Decide(ctx, "acme", "r", actors.DecideHold{Hold: first.Seq, Note: strings.Repeat("x", 1001)})
		wantCode(t, err, actors.Invalid)
		entries := w.verify("r")
		e := entries[len(entries)-1]
		if e.Kind != ledger.Decision || e.Refers != first.Seq || e.Origin != "ops" || e.Status != ledger.Refused || e.Time != w.clock.Now().UnixMilli() {
			t.Fatalf("%s", e.JSON())
		}
		w.proved()
	}
}

// TestWhatEndsRefusesWhatWaits ends turns and runs, by a request and by time.
func TestWhatEndsRefusesWhatWaits(t *testing.T) {
	for name, c := range map[string]struct {
		end    func(w *world, turn uint64) error
		reason string
	}{
		"turn":       {func(w *world, turn uint64) error { return w.host.EndTurn(ctx, "acme", "r", 0, turn) }, "the turn ended before an operator decided"},
		"close":      {func(w *world, _ uint64) error { return w.host.Close(ctx, "acme", "r", "") }, "the run was closed before an operator decided"},
		"turn's end": {func(w *world, _ uint64) error { w.clock.advance(30 * time.Minute); return sweepDue(w) }, "the turn ended before an operator decided"},
		"lease": {func(w *world, _ uint64) error {
			if _, err := w.host.Lease(ctx, "acme", "r", w.clock.Now().Add(time.Minute)); err != nil {
				return err
			}
			w.clock.advance(time.Minute)
			return sweepDue(w)
		}, "the lease ran out before an operator decided"},
	} {
		t.Run(name, func(t *testing.T) {
			w := heldWorld(t, actors.Options{})
			g, err := authority.ParseGrant(heldGrant)
			if err != nil {
				t.Fatal(err)
			}
			_, tn, _, err := w.host.BeginTurn(ctx, "acme", "r", actors.BeginTurn{Grant: g, Expires: w.clock.Now().Add(30 * time.Minute)})
			if err != nil {
				t.Fatal(err)
			}
			other := w.turn("r", heldGrant)
			var held []uint64
			for i := range 3 {
				r, _, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: tn.Number, Tool: "ls", Args: []byte(`{}`), Key: fmt.Sprint(i)})
				if err != nil {
					t.Fatal(err)
				}
				held = append(held, r.Seq)
			}
			w.call("r", other, "ls", `{}`)
			if err := c.end(w, tn.Number); err != nil {
				t.Fatal(err)
			}
			r, _, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: tn.Number, Tool: "ls", Args: []byte(`{}`), Key: "1"})
			var gone *actors.Error
			if err == nil && (r.Status != ledger.Refused || r.Reason != c.reason) || err != nil && !(errors.As(err, &gone) && gone.Code == actors.Expired) {
				t.Errorf("asked again: %+v %v", r, err)
			}
			entries := w.verify("r")
			for _, seq := range held {
				n := 0
				for _, e := range entries {
					if e.Kind == ledger.Decision && e.Refers == seq {
						n++
						if e.Status != ledger.Refused || e.Reason != c.reason || e.Origin != "" || e.Level != authority.LevelApproval {
							t.Errorf("%s", e.JSON())
						}
					}
				}
				if n != 1 {
					t.Errorf("entry %d has %d decisions", seq, n)
				}
			}
			holds, err := w.host.Holds(ctx, "acme", "r")
			if err != nil {
				t.Fatal(err)
			}
			if len(holds) != 4 || (strings.HasPrefix(name, "turn")) != holds[3].Waiting() {
				t.Errorf("%+v", holds)
			}
			w.proved()
		})
	}
}

// sweepDue does what a wake asks for: the store must have been told of it.
func sweepDue(w *world) error {
	n, err := w.host.Sweep(ctx, 10)
	if err == nil && n == 0 {
		return errors.New("nothing was due")
	}
	return err
}

// TestHeldCallSurvivesTheProcess decides in another process than the one that asked: all
// that waiting is stands in the ledger, and in its checkpoints.
func TestHeldCallSurvivesTheProcess(t *testing.T) {
	w := heldWorld(t, actors.Options{Shared: true})
	turn := w.turn("r", heldGrant)
	other := func() *actors.Host {
		h := actors.NewHost(w.store, parsePolicy(t, heldPolicy), actors.Options{Now: w.clock.Now, Shared: true})
		return h
	}
	ev := actors.CallTool{Turn: turn, Tool: "ls", Args: []byte(`{"path":"reports"}`), Key: "k", Request: "h"}
	first, _, err := w.host.Call(ctx, "acme", "r", 0, ev)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 70 { // more than a checkpoint apart
		w.call("r", turn, "read", fmt.Sprintf(`{"path":"none%d"}`, i))
	}
	if _, err := other().Decide(ctx, "acme", "r", actors.DecideHold{Hold: first.Seq, Allow: true, By: "ops"}); err != nil {
		t.Fatal(err)
	}
	// The state that this process has does not know of the decision yet.
	done, _, err := w.host.Call(ctx, "acme", "r", 0, ev)
	if err != nil || done.Status != ledger.OK {
		t.Fatalf("%+v %v", done, err)
	}
	again, _, err := other().Call(ctx, "acme", "r", 0, ev)
	if err != nil || again.Seq != done.Seq {
		t.Fatalf("%+v %v", again, err)
	}
	w.proved()
}

func TestHeldScriptRunsOnceItIsAllowed(t *testing.T) {
	ran := 0
	w := heldWorld(t, actors.Options{Effects: true})
	turn := w.turn("r", heldGrant)
	for _, ev := range []actors.CallTool{
		{Turn: turn, Tool: "job", Args: []byte(`{}`), Key: "script"},
		{Turn: turn, Tool: "mcp__app__send", Args: []byte(`{}`), App: &authority.Verdict{Allowed: true}},
	} {
		r, effect, err := w.host.Call(ctx, "acme", "r", 0, ev)
		if err != nil || effect != nil || r.Status != ledger.Held {
			t.Fatalf("%s: %+v %v %v", ev.Tool, r, effect, err)
		}
		w.decide(r.Seq, true, "ops", "")
		_, effect, err = w.host.Call(ctx, "acme", "r", 0, ev)
		if err != nil || effect == nil {
			t.Fatalf("%s: %v %v", ev.Tool, effect, err)
		}
		ran++
		done, err := w.host.Settle(ctx, effect, capability.Outcome{Status: ledger.OK, Stdout: []byte("sent")})
		if err != nil || string(done.Stdout) != "sent" {
			t.Fatalf("%+v %v", done, err)
		}
	}
	if ran != 2 {
		t.Fatal(ran)
	}
	w.proved()
}

func TestCallsThatWaitAreBounded(t *testing.T) {
	w := heldWorld(t, actors.Options{})
	turn := w.turn("r", heldGrant)
	for i := range 65 {
		r := w.call("r", turn, "ls", fmt.Sprintf(`{"limit":%d}`, i+1))
		if want := map[bool]ledger.Status{true: ledger.Held, false: ledger.Refused}[i < 64]; r.Status != want {
			t.Fatalf("call %d: %s %s", i, r.Status, r.Reason)
		}
	}
	w.proved()
}

// TestStdinIsPartOfWhatIsAllowed asks with other bytes on standard input than an operator
// allowed.
func TestStdinIsPartOfWhatIsAllowed(t *testing.T) {
	w := heldWorld(t, actors.Options{})
	turn := w.turn("r", heldGrant)
	ask := func(stdin string) *actors.Reply {
		r, _, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "bash", Args: []byte(command("cat > reports/held/f")),
			Stdin: func() ([]byte, error) { return []byte(stdin), nil }})
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	first := ask("good")
	w.decide(first.Seq, true, "ops", "")
	if r := ask("evil"); r.Status != ledger.Held || r.Seq == first.Seq {
		t.Fatalf("%+v", r)
	}
	if r := ask("good"); r.Status != ledger.OK || len(r.Delta) == 0 {
		t.Fatalf("%+v", r)
	}
	w.proved()
}

// TestHoldNeverWidens makes random calls under random holds and under none. A hold may
// only keep a call back: what is refused without it is refused with it, by the same level,
// and what an operator allows does exactly what it does without one.
func TestHoldNeverWidens(t *testing.T) {
	rnd := rand.New(rand.NewSource(7))
	paths := []string{"secrets/key", "reports/a", "reports/held/f", "free", "out/side", "reports/new.sql", "."}
	pick := func(list []string) string { return list[rnd.Intn(len(list))] }
	some := func(list []string) string {
		var chosen []string
		for _, s := range list {
			if rnd.Intn(3) == 0 {
				chosen = append(chosen, fmt.Sprintf("%q", s))
			}
		}
		return strings.Join(chosen, ",")
	}
	seen := map[ledger.Status]int{}
	allowed := 0
	for round := range 60 {
		globs := []string{"**", "secrets/**", "reports/*", "**/*.sql", "reports/held/**", "free"}
		hold := fmt.Sprintf(`"hold": { "tools": [%s], "read": [%s], "write": [%s] }`, some([]string{"bash", "read", "write", "edit", "ls", "find", "grep", "recall"}), some(globs), some(globs))
		held := strings.Replace(heldPolicy, heldPolicy[strings.Index(heldPolicy, `"hold"`):strings.Index(heldPolicy, "} },\n  \"scripts\"")], hold, 1)
		grants := []string{heldGrant, `files { read ["reports/**"] write ["reports/**"] } command { run }`, `files { read }`, `command { run }`, `files { write ["reports/held/**"] } command { run }`}
		grant := pick(grants)
		p := pick(paths)
		calls := [][2]string{
			{"read", fmt.Sprintf(`{"path":%q}`, p)}, {"write", fmt.Sprintf(`{"path":%q,"content":"w"}`, p)}, {"ls", fmt.Sprintf(`{"path":%q}`, p)},
			{"edit", fmt.Sprintf(`{"path":%q,"oldText":"a","newText":"b"}`, p)}, {"grep", `{"pattern":"."}`}, {"find", `{"pattern":"**"}`},
			{"bash", command("cat " + p + "; echo x > " + pick(paths))}, {"bash", command("mv " + p + " " + pick(paths) + "; ls -R; cat */*")},
			{"bash", command("rm -rf " + p + "; find . | sort")}, {"bash", command("sed -i s/a/b/ " + p + "; cp -r " + p + " reports/copy")},
		}
		c := calls[rnd.Intn(len(calls))]
		ev := actors.CallTool{Tool: c[0], Args: []byte(c[1]), Inputs: &actors.CallInputs{Clock: time.Unix(1e9, 0)}}

		without := heldWorld(t, actors.Options{})
		without.host.SetPolicy(parsePolicy(t, strings.Replace(held, hold, `"hold": {}`, 1)))
		ev.Turn = without.turn("r", grant)
		plain, _, err := without.host.Call(ctx, "acme", "r", 0, ev)
		if err != nil {
			t.Fatal(err)
		}

		with := heldWorld(t, actors.Options{})
		with.host.SetPolicy(parsePolicy(t, held))
		ev.Turn = with.turn("r", grant)
		r, _, err := with.host.Call(ctx, "acme", "r", 0, ev)
		if err != nil {
			t.Fatal(err)
		}
		seen[r.Status]++
		if plain.Status == ledger.Refused && plain.Level != authority.LevelApproval && r.Status == ledger.Held && c[0] != "read" && c[0] != "write" && c[0] != "edit" {
			t.Fatalf("round %d, %s: refused without a hold, held with it", round, c)
		}
		if r.Status == ledger.Held {
			with.decide(r.Seq, true, "ops", "")
			allowed++
			if r, _, err = with.host.Call(ctx, "acme", "r", 0, ev); err != nil {
				t.Fatal(err)
			}
		}
		a, b := without.verify("r"), with.verify("r")
		x, y := a[len(a)-1], b[len(b)-1]
		if x.Effect != y.Effect || x.After != y.After || plain.Text != r.Text {
			t.Fatalf("round %d, %v under %s, grant %s:\nwithout %s %s\nwith    %s %s", round, c, hold, grant, plain.Status, plain.Text, r.Status, r.Text)
		}
		with.proved()
	}
	if seen[ledger.Held] < 5 || seen[ledger.OK] < 5 || seen[ledger.Refused] < 3 || allowed < 5 {
		t.Fatalf("the rounds say little: %v, %d allowed", seen, allowed)
	}
}

// TestForgedApprovalIsFound makes ledgers that claim an approval which nobody gave.
func TestForgedApprovalIsFound(t *testing.T) {
	w := heldWorld(t, actors.Options{})
	turn := w.turn("r", heldGrant)
	first := w.call("r", turn, "ls", `{}`)
	w.decide(first.Seq, true, "ops", "")
	w.call("r", turn, "ls", `{}`)
	st, err := w.host.Run(ctx, "acme", "r")
	if err != nil {
		t.Fatal(err)
	}
	recs, err := w.store.Read(ctx, st.Run, 1, 100)
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(e *ledger.Entry) bool{
		"decision without a hold": func(e *ledger.Entry) bool { e.Refers--; return e.Kind == ledger.Decision },
		"refused, but called":     func(e *ledger.Entry) bool { e.Status = ledger.Refused; return e.Kind == ledger.Decision },
		"another tool":            func(e *ledger.Entry) bool { e.Tool = "bash"; return e.Kind == ledger.Call && e.Refers != 0 },
		"another entry":           func(e *ledger.Entry) bool { e.Refers = 1; return e.Kind == ledger.Call && e.Refers != 0 },
		"nothing changed":         func(*ledger.Entry) bool { return false },
	} {
		audit := actors.NewAudit(st.Run, actors.AuditOptions{})
		var prev = [32]byte{}
		var found error
		for _, data := range recs {
			r, err := ledger.ParseRecord(data)
			if err != nil {
				t.Fatal(err)
			}
			forged := *r.Entry
			if want := change(&forged); want {
				*r.Entry = forged
			}
			r.Entry.Seal(prev)
			prev = r.Entry.Hash
			if found = audit.Next(r); found != nil {
				break
			}
		}
		if (found == nil) != (name == "nothing changed") || found != nil && !strings.Contains(found.Error(), "it decides about") && !strings.Contains(found.Error(), "it carries out") {
			t.Errorf("%s: %v", name, found)
		}
	}
}
