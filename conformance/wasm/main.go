// Wasm is the smoke test of the core under js/wasm: it opens a run, calls its tools,
// and verifies its ledger, all inside one WebAssembly instance. It prints what each
// step gave, for comparison with the same program built for the host.
package main

import (
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"time"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/authority"
	"ambit/core/ledger"
	_ "ambit/core/shell/commands"
	"ambit/edge"
)

func main() {
	if err := run(); err != nil {
		fmt.Println("failed:", err)
		os.Exit(1)
	}
}

const secret = "smoke-test-token"

func run() error {
	ctx := context.Background()
	now := time.Date(2026, 3, 14, 9, 26, 53, 0, time.UTC)
	events := byte(0)
	policy := authority.Local().WithToken(authority.NewToken("smoke", secret, "default", authority.ScopeRuns))
	host := actors.NewHost(memory.New(), policy, actors.Options{
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
		fmt.Printf("%s %s\n%d %s\n", method, path, resp.Status, resp.Body)
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
		fmt.Printf("effect %d %s\n", r.Entry.Seq, r.Entry.Effect)
	}
	seq, head := v.Head()
	fmt.Printf("verified %d entries, head %s\n", seq, head)
	return nil
}
