// Wasm is the smoke test of the core under js/wasm: it opens a run, calls its tools,
// and verifies its ledger, all inside one WebAssembly instance. It prints what each
// step gave, for comparison with the same program built for the host.
package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"time"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/ledger/export"
	_ "ambit/core/shell/commands"
	"ambit/core/workspace"
	"ambit/edge"
)

// main runs the smoke test; `export` writes the ledger of it as an export instead,
// `replay FILE` replays one.
func main() {
	err := error(nil)
	switch {
	case len(os.Args) > 2:
		err = replay(os.Args[2])
	case len(os.Args) > 1:
		err = run(io.Discard, os.Stdout)
	default:
		err = run(os.Stdout, io.Discard)
	}
	if err != nil {
		fmt.Println("failed:", err)
		os.Exit(1)
	}
}

const secret = "smoke-test-token"

// replay verifies and replays an export that another build may have made.
func replay(file string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	f, err := export.Open(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return err
	}
	run, err := actors.ParseRunID(f.Run())
	if err != nil {
		return err
	}
	again := actors.NewReplay(run, actors.ReplayOptions{Blobs: func(*actors.State) workspace.Blobs { return f }, Record: f.Record})
	same := 0
	_, err = actors.AuditExport(f, actors.AuditOptions{}, func(r *ledger.Record) error {
		result, err := again.Next(r)
		switch {
		case err != nil:
			return err
		case result.Verdict == actors.Same:
			same++
		case result.Verdict != actors.NoCall:
			return fmt.Errorf("entry %d: %+v", result.Seq, result)
		}
		return nil
	})
	if err != nil {
		return err
	}
	fmt.Printf("replayed %d calls the same\n", same)
	return nil
}

func run(out, exported io.Writer) error {
	ctx := context.Background()
	now := time.Date(2026, 3, 14, 9, 26, 53, 0, time.UTC)
	events := byte(0)
	store := memory.New()
	policy := authority.Local().WithToken(authority.NewToken("smoke", secret, "default", authority.ScopeRuns))
	host := actors.NewHost(store, policy, actors.Options{
		Now: func() time.Time { return now },
		Entropy: func() [32]byte {
			events++
			return sha256.Sum256([]byte{events})
		},
	})
	server := edge.New(host, edge.Options{TurnKey: make([]byte, 32)})
	send := func(method, path, body string) {
		head := edge.Head{Method: method, Path: path, Header: func(name string) string {
			if name == "Authorization" {
				return "Bearer " + secret
			}
			return ""
		}}
		ex, resp := server.Begin(head)
		if resp == nil {
			resp = ex.Finish(ctx, []byte(body))
		}
		fmt.Fprintf(out, "%s %s\n%d %s\n", method, path, resp.Status, resp.Body)
	}
	send("POST", "/runs", `{"id":"smoke","profile":"repo-writer"}`)
	send("POST", "/runs/smoke/turns", `{"grants":"project_files { read [\"**\"] write [\"reports/**\"] } command { run }"}`)
	for _, script := range []string{
		`mkdir -p reports && seq 5 | awk '{ s += $1 } END { print s / 2 }' > reports/sum && cat reports/sum`,
		`echo no > elsewhere`,
		`for i in {1..20}; do echo "$i $((i*i))"; done | sort -k2nr | head -3; date; echo $RANDOM`,
		`while :; do :; done`,
		`echo '{"a":[1,2.50,"x"]}' | jq -c '.a' | sed 's/x/y/' | grep -o 'y'`,
	} {
		send("POST", "/runs/smoke/turns/1/tools/bash", string(ledger.Canonical(nil, ledger.Object{{Name: "command", Value: script}})))
	}
	send("POST", "/runs/smoke/turns/1/tools/read", `{"path":"reports/sum"}`)
	send("GET", "/runs/smoke", "")
	recs, err := host.Records(ctx, "default", "smoke", 1, 1000)
	if err != nil {
		return err
	}
	v := new(ledger.Verifier)
	for _, rec := range recs {
		r, err := v.Next(rec)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "effect %d %s\n", r.Entry.Seq, r.Entry.Effect)
	}
	seq, head := v.Head()
	fmt.Fprintf(out, "verified %d entries, head %s\n", seq, head)
	return actors.Export(ctx, exported, store, actors.RunID{Tenant: "default", ID: "smoke", Incarnation: 1})
}
