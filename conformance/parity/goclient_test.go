package parity

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"ambit/core/ledger"
	"ambit/edge/client"
	"ambit/edge/client/httpclient"
)

// TestGoClient goes through every route with the Go client.
func TestGoClient(t *testing.T) {
	w := startWorkerd(t, t.TempDir())
	for _, p := range []*placement{startNative(t, ""), &w.placement} {
		t.Run(p.name, func(t *testing.T) { goClient(t, httpclient.New(p.url, token), httpclient.New(p.url, opsToken)) })
	}
}

func goClient(t *testing.T, c, ops *client.Client) {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	ok := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	same := func(what string, got, want any) {
		t.Helper()
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	fails := func(what string, err error, status int) {
		t.Helper()
		var e *client.Error
		if !errors.As(err, &e) || e.Status != status {
			t.Errorf("%s: %v, want %d", what, err, status)
		}
	}
	ok(c.Healthy(ctx))
	run, err := c.Open(ctx, client.OpenRun{ID: "go", Profile: "operator"}, client.Key("open"))
	ok(err)
	same("open", run.Status, "open")
	part, err := c.PutBlob(ctx, "go", []byte("one\n"))
	ok(err)
	put, err := c.PutTree(ctx, "go", []client.Node{{Path: "a b/ä", Parts: []client.Part{part, part}}, {Path: ".ambit/x"}})
	ok(err)
	same("put", fmt.Sprint(put.Entries, put.LeftOut), "2 [.ambit]")
	tree, err := c.Tree(ctx, "go", 0)
	ok(err)
	same("tree", fmt.Sprint(len(tree.Entries), " ", tree.Entries[1].Path, " ", tree.Entries[1].Size), "2 a b/ä 8")
	turn, err := c.BeginTurn(ctx, "go", client.BeginTurn{Grants: `files { read write ["out/**"] } command { run }`})
	ok(err)
	tools, err := c.Tools(ctx, "go", turn)
	ok(err)
	same("tools", len(tools.Tools), len(turn.Tools))
	if tools.Instructions == "" || !json.Valid(tools.Tools[0].InputSchema) || tools.Tools[0].Name != "bash" {
		t.Errorf("%+v", tools)
	}
	authority, err := c.Authority(ctx, "go", turn.Turn, "write", "words")
	ok(err)
	same("authority", fmt.Sprint(authority.Verdict.Allowed, " ", authority.Verdict.Level), "false grant")
	r, err := c.Call(ctx, "go", turn, "bash", map[string]any{"command": "mkdir out; cat 'a b/ä' > out/f; echo oops >&2"})
	ok(err)
	record, err := c.Record(ctx, "go", r.Seq)
	ok(err)
	if _, err := ledger.ParseRecord(record); err != nil {
		t.Error(err)
	}
	stderr, err := c.Payload(ctx, "go", r.Seq, "stderr")
	ok(err)
	same("payload", string(stderr), "oops\n")
	cancelled, err := c.Cancel(ctx, "go", turn)
	ok(err)
	same("cancelled", cancelled, false)
	_, err = c.Open(ctx, client.OpenRun{ID: "held", Profile: "careful"})
	ok(err)
	careful, err := c.BeginTurn(ctx, "held", client.BeginTurn{Grants: `files { read write } command { run }`})
	ok(err)
	for i, allow := range []bool{true, false} {
		find := func() *client.Result {
			r, err := c.Call(ctx, "held", careful, "find", map[string]any{"pattern": "*"}, client.Key(fmt.Sprint("find", i)))
			ok(err)
			return r
		}
		held := find()
		same("held", held.Status, "held")
		state, err := c.Run(ctx, "held")
		ok(err)
		same("calls that wait", state.Held, 1)
		holds, err := ops.Holds(ctx, "held", false)
		ok(err)
		same("holds", fmt.Sprint(len(holds), holds[0].Hold, holds[0].State, holds[0].Tool), fmt.Sprint(1, held.Seq, "waiting", "find"))
		_, err = c.Decide(ctx, "held", held.Seq, true, "")
		fails("a decision without the scope", err, 403)
		decided, err := ops.Decide(ctx, "held", held.Seq, allow, "because")
		ok(err)
		same("decision", decided.By, "ops")
		same("the call", find().Status, map[bool]string{true: "ok", false: "refused"}[allow])
	}
	holds, err := ops.Holds(ctx, "held", true)
	ok(err)
	same("all holds", holds[0].State+" "+holds[1].State, "done refused")
	ok(c.Close(ctx, "held"))
	mark, err := c.Checkpoint(ctx, "go", "here")
	ok(err)
	_, err = c.Call(ctx, "go", turn, "bash", map[string]any{"command": "rm -r out"})
	ok(err)
	_, err = c.File(ctx, "go", "out/f")
	fails("a file that is gone", err, 404)
	file, err := c.FileAt(ctx, "go", "out/f", mark.Seq)
	ok(err)
	data, err := io.ReadAll(file)
	ok(errors.Join(err, file.Close()))
	same("a file as it was", string(data), "one\none\n")
	_, err = c.Restore(ctx, "go", mark.Seq)
	ok(err)
	archive, err := c.WorkspaceAt(ctx, "go", mark.Seq)
	ok(err)
	tar, err := io.ReadAll(archive)
	ok(errors.Join(err, archive.Close()))
	fork, err := c.Fork(ctx, "go", client.ForkRun{ID: "go-fork", Seq: mark.Seq})
	ok(err)
	_, err = c.PutWorkspace(ctx, fork.ID, tar)
	ok(err)
	list, _, err := c.List(ctx, "")
	ok(err)
	same("list", list[0].ID+" "+list[1].ID, "go go-fork")
	_, err = c.Lease(ctx, "go", time.Now().Add(2*time.Hour))
	ok(err)
	fails("a command to no agent", c.Command(ctx, "go", map[string]string{}), 501)
	fails("events of no agent", c.Events(ctx, "go", 0, func(client.Event) error { return nil }), 501)
	if note, err := c.Head(ctx, "go"); err == nil && !strings.Contains(note, "\n") {
		t.Errorf("head %q", note)
	} else if err != nil {
		fails("the head of a server without a key", err, 404)
	}
	key, err := c.Key(ctx)
	ok(err)
	same("key", key, signPublic)
	_, err = c.Pack(ctx, "go", strings.Repeat("0", 64), 0, 1)
	fails("no such pack", err, 404)

	var kinds []string
	follow := func(after uint64, f func([]byte) error) (uint64, error) {
		return c.Follow(ctx, "go", after, func(data []byte) error {
			rec, err := ledger.ParseRecord(data)
			if err != nil {
				return err
			}
			kinds = append(kinds, string(rec.Entry.Kind))
			return f(data)
		})
	}
	at, err := follow(mark.Seq, func([]byte) error { return client.ErrEnd })
	ok(err)
	same("followed one", fmt.Sprint(kinds, at), fmt.Sprintf("[call] %d", mark.Seq+1))
	ok(c.EndTurn(ctx, "go", turn.Turn))
	ok(c.Close(ctx, "go"))
	kinds = nil
	_, err = follow(mark.Seq, func([]byte) error { return nil })
	ok(err)
	same("followed", kinds, "[call restore lease turn_end close]")
	_, err = c.Call(ctx, "go", turn, "ls", map[string]any{})
	fails("a call after the end", err, 410)
	records, err := c.Ledger(ctx, "go", mark.Seq)
	ok(err)
	same("ledger", len(records), 5)
	ok(c.Close(ctx, fork.ID))
}
