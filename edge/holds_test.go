package edge

import (
	"fmt"
	"strings"
	"testing"
)

const holdPolicy = `{"version":1,"stores":{"project_files":{"root":".","allow":{"write":["**"]}}},
  "profiles":{"operator":{"allow":["repo.read","repo.write","command.run"],"hold":{"tools":["ls"],"write":["held"]}}},
  "tokens":[{"name":"ops","sha256":"` + opsSum + `","tenant":"default","scopes":["approve"]}]}`

// opsSum is the SHA-256 of "ops".
const opsSum = "a92c36e66a25ee99ff862faa8e87987be6c7cd13c3ee661c400a45b0f1e3b132"

// TestAgentIsToldThatItsCallWaits asks over MCP, without a key, until it is allowed.
func TestAgentIsToldThatItsCallWaits(t *testing.T) {
	g := newTargetWith(t, holdPolicy)
	call := fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"bash","arguments":{"command":%q}}}`, "echo x > held; echo done")
	for range 2 {
		r := g.message(call, revisionHeader, "2025-11-25")
		for _, want := range []string{`"status":"held"`, `"isError":true`, "waits for an operator's approval (entry 3)", "Nothing of it was done", "profile `operator` holds changes of `held`"} {
			if r.Status != 200 || !strings.Contains(string(r.Body), want) {
				t.Fatalf("%d %s, want %s", r.Status, r.Body, want)
			}
		}
	}
	for _, c := range []struct {
		token  string
		status int
	}{{"secret", 403}, {"ops", 200}, {"ops", 200}} {
		if r := g.send("POST", "/runs/r1/holds/3", "", "Bearer "+c.token, "", "", []byte(`{"decision":"allow"}`)); r.Status != c.status {
			t.Fatalf("%s: %d %s", c.token, r.Status, r.Body)
		}
	}
	if r := g.send("POST", "/runs/r1/holds/3", "", "Bearer "+g.turn, "", "", []byte(`{"decision":"allow"}`)); r.Status != 403 {
		t.Fatalf("the agent decides by itself: %d %s", r.Status, r.Body)
	}
	r := g.message(call, revisionHeader, "2025-11-25")
	if !strings.Contains(string(r.Body), `"status":"ok"`) || !strings.Contains(string(r.Body), `done`) {
		t.Fatalf("%s", r.Body)
	}
}
