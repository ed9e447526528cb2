package actors_test

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/ledger/export"
	"ambit/core/workspace"
)

const replayPolicy = `{
  "version": 1, // what a ledger must hold to be replayed
  "stores": { "files": { "root": ".", "allow": { "read": ["**"], "write": ["reports/**", "big"] } } },
  "profiles": { "operator": { "allow": ["repo.read", "repo.write", "command.run", "script.job"] } },
  "scripts": { "job": { "argv": ["job"], "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" } },
  "limits": { "fuel": 3000000 },
  "tokens": [ { "name": "t", "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "tenant": "acme", "scopes": ["runs"] } ]
}`

// varied makes a run with calls of every kind.
func varied(t *testing.T, opt actors.Options) (*world, actors.RunID) {
	t.Helper()
	w := newWorld(t, memory.New(), opt)
	w.host.SetPolicy(parsePolicy(t, replayPolicy))
	st := w.open("r")
	turn := func(grant string) uint64 {
		g, err := authority.ParseGrant(grant)
		if err != nil {
			t.Fatal(err)
		}
		_, turn, _, err := w.host.BeginTurn(ctx, "acme", "r", actors.BeginTurn{Grant: g})
		if err != nil {
			t.Fatal(err)
		}
		return turn.Number
	}
	full := turn(fullGrant)
	narrow := turn(`files { read ["reports/**"] }`)
	binary := base64.StdEncoding.EncodeToString([]byte{0, 255, 254, '\n', 7})
	n := 0
	call := func(turn uint64, tool, args string) {
		n++
		w.clock.advance(time.Second)
		if _, _, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: tool, Args: []byte(args), Key: fmt.Sprint("k", n)}); err != nil {
			t.Fatalf("%s %s: %v", tool, args, err)
		}
	}
	for _, c := range [][2]string{
		{"bash", `{"command":"mkdir -p reports/a; date > reports/now; echo $RANDOM $SECONDS; echo err >&2; exit 3"}`},
		{"bash", `{"command":"cat; echo \"$0 $1 $WHO\"; pwd","stdin":{"base64":"` + binary + `"},"env":{"WHO":"me","A":"x=\u00ff"},"name":"n","args":["one","two"],"at":"/srv/x","dir":"/tmp","timeout":5}`},
		{"bash", `{"command":"read x; echo $x","stdin":"text\n"}`},
		{"bash", `{"command":"echo unread","stdin":"never read"}`},
		{"bash", `{"command":"seq 1 30000; seq 1 9000 > reports/seq; cp reports/seq big"}`},
		{"bash", `{"command":"while :; do :; done"}`},
		{"bash", `{"command":"echo no > elsewhere; ls -la reports; frobnicate"}`},
		{"bash", `{"command":"if"}`},
		{"bash", `{"command":5}`},
		{"bash", `{"command":"x","bogus":1}`},
		{"bash", `{"command":"mv reports/seq reports/seq2; ln -s seq2 reports/link; rm reports/now; chmod 600 reports/seq2"}`},
		{"bash", `{"command":"mktemp; head -c 20 /dev/urandom | od -c; echo $SRANDOM; shuf -i 1-9; sleep 2; date +%s%N"}`},
		{"write", `{"path":"reports/w","content":"one\ntwo\nthree\n"}`},
		{"write", `{"path":"outside","content":"x"}`},
		{"edit", `{"path":"reports/w","edits":[{"oldText":"two","newText":"2"}]}`},
		{"edit", `{"path":"reports/w","edits":[{"oldText":"none","newText":"2"}]}`},
		{"read", `{"path":"reports/w","offset":2,"limit":1}`},
		{"read", `{"path":"reports/none"}`},
		{"read", `{"path":"../x"}`},
		{"ls", `{"path":"reports"}`},
		{"find", `{"pattern":"**/*"}`},
		{"find", `{"pattern":"["}`},
		{"grep", `{"pattern":"t[a-z]+","context":1}`},
		{"recall", `{"id":"4","limit":3}`},
		{"recall", `{"id":"8","offset":100,"limit":3}`},
		{"recall", `{"id":"999"}`},
		{"job", `{}`},
	} {
		call(full, c[0], c[1])
	}
	call(narrow, "bash", `{"command":"echo no"}`)
	call(narrow, "read", `{"path":"big"}`)
	call(narrow, "read", `{"path":"reports/link"}`)
	cp, err := w.host.Checkpoint(ctx, "acme", "r", actors.MarkCheckpoint{Name: "here"})
	if err != nil {
		t.Fatal(err)
	}
	call(full, "bash", `{"command":"rm -r reports"}`)
	root, err := w.host.TreeAt(ctx, "acme", "r", cp.Seq)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := w.host.Put(ctx, "acme", "r", actors.PutTree{Kind: ledger.Restore, Refers: cp.Seq,
		Build: func(*workspace.Snapshot, workspace.BlobWriter) (workspace.Entry, error) { return root, nil }}); err != nil {
		t.Fatal(err)
	}
	call(full, "bash", `{"command":"find . -type f | xargs cat | cksum"}`)
	if err := w.host.EndTurn(ctx, "acme", "r", 0, narrow); err != nil {
		t.Fatal(err)
	}
	// The operator changes the policy: the ledger has both.
	w.host.SetPolicy(parsePolicy(t, strings.Replace(replayPolicy, `"reports/**", "big"`, `"other/**"`, 1)))
	call(full, "bash", `{"command":"echo x > reports/late; mkdir other; echo y > other/f"}`)
	if err := w.host.Close(ctx, "acme", "r", "done"); err != nil {
		t.Fatal(err)
	}
	return w, st.Run
}

// exported is the run as an export.
func exported(t testing.TB, store actors.Store, run actors.RunID) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := actors.Export(ctx, &b, store, run); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// proof is what auditing and replaying an export gave.
type proof struct {
	audit    *actors.Audit
	replayed []actors.Replayed
	line     int
}

func prove(data []byte, opt actors.ReplayOptions) (p proof, err error) {
	f, err := export.Open(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return p, err
	}
	run, err := actors.ParseRunID(f.Run())
	if err != nil {
		return p, err
	}
	blobs := func(*actors.State) workspace.Blobs { return f }
	p.audit = actors.NewAudit(run, actors.AuditOptions{Blobs: blobs, Redacted: f.Redacted})
	opt.Blobs, opt.Record = blobs, f.Record
	replay := actors.NewReplay(run, opt)
	for {
		item, err := f.Next()
		if err == io.EOF {
			return p, nil
		}
		if err != nil {
			return p, err
		}
		p.line = item.Line
		if item.Record == nil {
			continue
		}
		if err := p.audit.Next(item.Record); err != nil {
			return p, &export.Error{Line: item.Line, Err: err}
		}
		r, err := replay.Next(item.Record)
		if err != nil {
			return p, err
		}
		if r.Verdict != actors.NoCall {
			p.replayed = append(p.replayed, r)
		}
	}
}

func TestEveryCallReplays(t *testing.T) {
	w, run := varied(t, actors.Options{})
	p, err := prove(exported(t, w.store, run), actors.ReplayOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if len(p.replayed) != 33 {
		t.Errorf("%d calls were replayed", len(p.replayed))
	}
	for _, r := range p.replayed {
		if r.Verdict != actors.Same || r.Version != "" {
			t.Errorf("entry %d %s: %+v", r.Seq, r.Tool, r)
		}
	}
}

// TestAnswersThatWereCutReplay has a placement that bounds what can be sent.
func TestAnswersThatWereCutReplay(t *testing.T) {
	w, run := varied(t, actors.Options{AnswerBytes: 40_000})
	p, err := prove(exported(t, w.store, run), actors.ReplayOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range p.replayed {
		if r.Verdict != actors.Same {
			t.Errorf("entry %d %s: %+v", r.Seq, r.Tool, r)
		}
	}
}

// rewritten is an export in which change altered records, with further signed heads at its
// end; what gone names is gone.
func rewritten(t *testing.T, data []byte, change func(r *ledger.Record), gone func(h workspace.Hash) bool, heads ...string) []byte {
	t.Helper()
	f, err := export.Open(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	w, err := export.NewWriter(&b, f.Run())
	if err != nil {
		t.Fatal(err)
	}
	for {
		item, err := f.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		change(item.Record)
		if err := w.Record(item.Record, without{f, gone}); err != nil {
			t.Fatal(err)
		}
	}
	for _, head := range heads {
		if err := w.Head(head); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

type without struct {
	*export.File
	gone func(h workspace.Hash) bool
}

func (w without) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	if w.gone != nil && w.gone(h) {
		return nil, &export.RedactedError{Hash: h}
	}
	return w.File.GetRange(h, off, n)
}

// resealed makes the chain of an export fit again after entries were changed.
func resealed(t *testing.T, data []byte, change func(e *ledger.Entry)) []byte {
	var prev workspace.Hash
	return rewritten(t, data, func(r *ledger.Record) {
		change(r.Entry)
		r.Entry.Seal(prev)
		prev = r.Entry.Hash
	}, nil)
}

// verdicts finds the results that are not "same".
func verdicts(p proof) (list []actors.Replayed) {
	for _, r := range p.replayed {
		if r.Verdict != actors.Same {
			list = append(list, r)
		}
	}
	return list
}

// TestWhatACallDidNotGiveIsFound has a ledger whose chain fits, but whose calls were
// recorded otherwise than they come out.
func TestWhatACallDidNotGiveIsFound(t *testing.T) {
	w, run := varied(t, actors.Options{})
	data := exported(t, w.store, run)
	for field, change := range map[string]func(e *ledger.Entry){
		"exit":       func(e *ledger.Entry) { *e.Exit = 4 },
		"fuel":       func(e *ledger.Entry) { e.Fuel++ },
		"virtual_ns": func(e *ledger.Entry) { e.Virtual++ },
		"status":     func(e *ledger.Entry) { e.Status, e.Reason = ledger.Failed, "no" },
		"inputs":     func(e *ledger.Entry) { e.Inputs.Limits[0].Value = int64(7) },
	} {
		t.Run(field, func(t *testing.T) {
			p, err := prove(resealed(t, data, func(e *ledger.Entry) {
				if e.Seq == 14 {
					change(e)
					e.Effect = workspace.Hash{1}
				}
			}), actors.ReplayOptions{})
			if err != nil {
				t.Fatal(err)
			}
			list := verdicts(p)
			if len(list) != 1 || list[0].Seq != 14 || list[0].Verdict != actors.Different || list[0].Differences[0].Field != field || list[0].Version != "" {
				t.Errorf("%+v", list)
			}
		})
	}
	t.Run("stdout", func(t *testing.T) {
		var prev workspace.Hash
		p, err := prove(rewritten(t, data, func(r *ledger.Record) {
			if r.Entry.Seq == 14 {
				r.Payloads["stdout"], r.Entry.Stdout = ledger.NewPayload(make([]byte, 16), []byte("forged\n"))
				r.Entry.Effect = workspace.Hash{1}
			}
			r.Entry.Seal(prev)
			prev = r.Entry.Hash
		}, nil), actors.ReplayOptions{})
		if err != nil {
			t.Fatal(err)
		}
		if list := verdicts(p); len(list) != 1 || len(list[0].Differences) != 1 || list[0].Differences[0].Field != "stdout" || list[0].Differences[0].Recorded != "forged\n" {
			t.Errorf("%+v", list)
		}
	})
	t.Run("tree", func(t *testing.T) {
		if _, err := prove(resealed(t, data, func(e *ledger.Entry) {
			if e.Seq == 14 {
				e.Delta[0].Mode = 0o640
			}
		}), actors.ReplayOptions{}); err == nil || !strings.Contains(err.Error(), "its changes lead to tree") {
			t.Errorf("a delta that leads elsewhere: %v", err)
		}
	})
}

// TestAnotherShellVersionIsNotTampering has calls that another version recorded: the same
// results are the same, others say which version it was.
func TestAnotherShellVersionIsNotTampering(t *testing.T) {
	w, run := varied(t, actors.Options{})
	older := resealed(t, exported(t, w.store, run), func(e *ledger.Entry) {
		if e.Kind != ledger.Call || e.Inputs == nil {
			return
		}
		e.Inputs.Version = "0"
		if e.Seq == 4 {
			e.Fuel += 2
		}
	})
	p, err := prove(older, actors.ReplayOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range p.replayed {
		if r.Seq == 4 && (r.Verdict != actors.Different || r.Version != "0" || r.Differences[0].Field != "fuel") {
			t.Errorf("%+v", r)
		}
		if r.Seq != 4 && r.Verdict == actors.Different && (r.Version != "0" || r.Differences[0].Field != "effect") {
			t.Errorf("%+v", r)
		}
	}
}

func TestWhatCannotBeReplayedIsNamed(t *testing.T) {
	w, run := varied(t, actors.Options{})
	data := exported(t, w.store, run)
	var outputs, big workspace.Hash
	p, err := prove(rewritten(t, data, func(r *ledger.Record) {
		switch r.Entry.Seq {
		case 4:
			delete(r.Payloads, "args")
		case 5:
			delete(r.Payloads, "stdin")
		case 7:
			delete(r.Payloads, "stdout") // 27 recalls it; itself it can be replayed
		case 8:
			outputs = r.Payloads["stdout"].Ref
			big = r.Entry.Delta[0].Hash
			delete(r.Payloads, "stdout")
		}
	}, func(h workspace.Hash) bool { return h == outputs || h == big }), actors.ReplayOptions{})
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, r := range verdicts(p) {
		got += fmt.Sprintf("%d %s %s\n", r.Seq, r.Verdict, r.Reason)
	}
	gone := "it needs bytes that are not there: blob " + big.String() + " was redacted\n"
	want := "4 unreplayed its payload args was redacted\n5 unreplayed its payload stdin was redacted\n26 unreplayed " + gone +
		"28 unreplayed it recalls an output that was redacted\n33 unreplayed " + gone + "37 unreplayed " + gone
	if got != want {
		t.Errorf("got\n%s", got)
	}
	if n := p.audit.RedactedPayloads(); n != 4 {
		t.Errorf("%d payloads are counted as redacted", n)
	}
}

// TestAReplayEndsWithItsFuel replays with less fuel than the calls use: those after it are
// named, and are not carried out.
func TestAReplayEndsWithItsFuel(t *testing.T) {
	w, run := varied(t, actors.Options{})
	data := exported(t, w.store, run)
	all, err := prove(data, actors.ReplayOptions{})
	if err != nil {
		t.Fatal(err)
	}
	p, err := prove(data, actors.ReplayOptions{Fuel: 1})
	if err != nil {
		t.Fatal(err)
	}
	same, enough := 0, 0
	for _, r := range p.replayed {
		switch {
		case r.Verdict == actors.Same:
			same++
		case r.Verdict == actors.Unreplayed && strings.Contains(r.Reason, "all that this replay may"):
			enough++
		default:
			t.Errorf("entry %d: %+v", r.Seq, r)
		}
	}
	if same == 0 || enough == 0 || same+enough != len(all.replayed) {
		t.Errorf("%d the same, %d not carried out, of %d", same, enough, len(all.replayed))
	}
}
