package parity

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ambit/core/ledger"
	"ambit/core/workspace"
	"ambit/edge/panel"
)

var shots = flag.String("panel.shots", "", "paint the views of the panel into this directory")

// TestPanel uses the panel in Chromium, as served by the native server and by workerd, and
// the TypeScript client in a page of another origin.
func TestPanel(t *testing.T) {
	dir := filepath.Join(root(), "conformance/panel")
	if _, err := os.Stat(filepath.Join(dir, "node_modules/playwright-core")); err != nil {
		run(t, dir, nil, "npm", "ci", "--no-audit", "--no-fund")
	}
	if _, err := tsClient(); err != nil {
		t.Fatal(err)
	}
	kinds := filepath.Join(t.TempDir(), "every-kind")
	if err := os.WriteFile(kinds, everyKind(t), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, p := range []*placement{startNative(t, "amd64"), &startWorkerd(t, t.TempDir()).placement} {
		t.Run(p.name, func(t *testing.T) {
			panelFiles(t, p)
			story(t, p)
			args := []string{"panel.mjs", p.url, token, opsToken, signPublic, kinds}
			if *shots != "" {
				args = append(args, filepath.Join(*shots, p.name))
			}
			// One that hangs is ended while there is time to tell where.
			ctx := context.Background()
			if deadline, ok := t.Deadline(); ok {
				var cancel context.CancelFunc
				ctx, cancel = context.WithDeadline(ctx, deadline.Add(-30*time.Second))
				defer cancel()
			}
			cmd := exec.CommandContext(ctx, "node", args...)
			cmd.Dir, cmd.WaitDelay = dir, 5*time.Second
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}

// panelFiles compares what a placement serves with the files.
func panelFiles(t *testing.T, p *placement) {
	t.Helper()
	for _, path := range []string{"/", "/panel/app.mjs", "/panel/panel.css", "/panel/icon.svg", "/panel/nothing.mjs", "/index.html", "/panel/", "/panel/../index.html"} {
		req, err := http.NewRequest("GET", p.url, nil)
		if err != nil {
			t.Fatal(err)
		}
		req.URL.Opaque = path
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(resp.Body)
		resp.Body.Close()
		if err != nil {
			t.Fatal(err)
		}
		want, header, ok := panel.File(path)
		if !ok {
			if resp.StatusCode != 401 {
				t.Errorf("%s: %d without a token", path, resp.StatusCode)
			}
			continue
		}
		if resp.StatusCode != 200 || !bytes.Equal(body, want) {
			t.Errorf("%s: %d, %d bytes", path, resp.StatusCode, len(body))
		}
		for _, h := range header {
			if got := resp.Header.Get(h[0]); got != h[1] {
				t.Errorf("%s: %s is %q, want %q", path, h[0], got, h[1])
			}
		}
	}
}

// story makes the run that the panel is used on.
func story(t *testing.T, p *placement) {
	t.Helper()
	for _, r := range []request{
		{method: "POST", path: "/runs", body: `{"id":"story","profile":"operator"}`},
		{method: "POST", path: "/runs", body: `{"id":"another","profile":"reader"}`},
		{method: "POST", path: "/runs/story/turns", body: `{"grants":"files { read write [\"out/**\", \"src/**\"] } command { run }"}`},
		{method: "POST", path: "/runs/story/turns/1/tools/bash", body: `{"command":"cat","stdin":"from outside\n"}`},
		{method: "POST", path: "/runs/story/turns/1/tools/bash", body: `{"command":"mkdir -p src out; printf 'one\\ntwo\\n' > src/list"}`},
		{method: "POST", path: "/runs/story/turns/1/tools/bash", body: `{"command":"for word in three four; do\n  echo \"$word\" >> src/list # more of them\ndone\nsed -i s/two/2/ src/list"}`},
		{method: "POST", path: "/runs/story/turns/1/tools/bash", body: `{"command":"printf '<img src=x onerror=alert(1)>\\n\\033[31mcolourful\\033[0m \\033]0;title\\007and \\002 control\\n'; echo 'went wrong' >&2; exit 3"}`},
		{method: "POST", path: "/runs/story/turns/1/tools/bash", body: `{"command":"seq 1 39999"}`},
		{method: "POST", path: "/runs/story/turns/1/tools/write", body: `{"path":"docs/plan.md","content":"no"}`},
		{method: "POST", path: "/runs/story/turns/1/tools/bash", body: `{"command":"sleep 100"}`},
		{method: "POST", path: "/runs/story/turns/1/tools/read", body: `{"path":"nowhere"}`},
		{method: "POST", path: "/runs/story/checkpoints", body: `{"name":"before the night"}`},
		{method: "PATCH", path: "/runs/story/lease", body: fmt.Sprintf(`{"expiresAt":%d}`, 4_000_000_000_000)},
		{method: "POST", path: "/runs/story/turns/1/tools/edit", body: `{"path":"src/list","edits":[{"oldText":"one","newText":"1"}]}`},
		{method: "POST", path: "/runs", body: `{"id":"waits","profile":"careful"}`},
		{method: "POST", path: "/runs/waits/turns", body: `{"grants":"files { read write } command { run }"}`},
		{method: "POST", path: "/runs/waits/turns/1/tools/bash", body: `{"command":"mkdir docs\nfor day in mon tue; do\n  echo \"$day\" >> docs/plan # what nobody may change alone\ndone"}`},
		{method: "POST", path: "/runs/waits/turns/1/tools/find", body: `{"pattern":"**/*.md"}`},
	} {
		if a := p.send(t, r); a.status >= 400 && r.method != "PATCH" {
			t.Fatalf("%s %s: %d %s", r.method, r.path, a.status, a.body)
		}
	}
}

// everyKind is a ledger with an entry of every kind.
func everyKind(t *testing.T) []byte {
	t.Helper()
	exit := 0
	delta := workspace.Delta{{Op: workspace.Add, Path: "f", Kind: workspace.File, Mode: 0o644, Size: 2, Hash: workspace.Sum([]byte("x\n"))}}
	var b strings.Builder
	var prev workspace.Hash
	for i, kind := range []ledger.Kind{ledger.Open, ledger.Lease, ledger.Turn, ledger.Call, ledger.Intent, ledger.Settled, ledger.Intent, ledger.Uncertain,
		ledger.WorkspacePut, ledger.External, ledger.Diverged, ledger.Command, ledger.Checkpoint, ledger.Restore, ledger.Fork, ledger.Hold, ledger.Decision, ledger.TurnEnd, ledger.Expire, ledger.Close} {
		e := &ledger.Entry{Seq: uint64(i + 1), Time: 1_796_000_000_000 + int64(i)*1000, Tenant: "default", Run: "every-kind", Incarnation: 1, Kind: kind}
		r := &ledger.Record{Entry: e, Payloads: map[string]*ledger.Payload{}}
		switch kind {
		case ledger.Lease:
			e.Expires = e.Time + 3_600_000
		case ledger.Turn:
			e.Turn, e.Grant = 1, `{"command":{"run":true}}`
		case ledger.Call, ledger.Intent, ledger.Hold:
			e.Turn, e.Tool = 1, "bash"
			switch kind {
			case ledger.Call:
				e.Status, e.Exit = ledger.OK, &exit
			case ledger.Hold:
				e.Status, e.Reason, e.Expires = ledger.Held, "profile `operator` holds `bash`", e.Time+1000
			default:
				e.Tool = "nightly_backup"
			}
			r.Payloads["args"], e.Args = ledger.NewPayload(make([]byte, 16), []byte(`{"command":"echo x > f"}`))
		case ledger.Settled:
			e.Turn, e.Tool, e.Status, e.Refers, e.Exit = 1, "nightly_backup", ledger.OK, 5, &exit
			r.Payloads["stdout"], e.Stdout = ledger.NewPayload(make([]byte, 16), []byte(`{"saved":true}`))
		case ledger.Uncertain:
			e.Turn, e.Tool, e.Status, e.Refers, e.Reason = 1, "nightly_backup", ledger.UncertainState, 7, "nobody reported the outcome before the deadline"
		case ledger.WorkspacePut, ledger.External, ledger.Diverged:
			e.Delta = delta
		case ledger.Decision:
			e.Turn, e.Tool, e.Status, e.Refers, e.Origin, e.Reason = 1, "bash", ledger.OK, 16, "ops", "looks right"
		case ledger.Restore:
			e.Refers = 9
		case ledger.Fork, ledger.Checkpoint:
			e.Origin = "elsewhere"
		}
		e.Seal(prev)
		prev = e.Hash
		b.Write(r.Marshal())
		b.WriteByte('\n')
	}
	return []byte(b.String())
}
