package main

import (
	"encoding/json"
	"strings"
	"testing"
)

const holdingPolicy = `{
  "version": 1, // calls of ls wait, and changes below reports/held
  "stores": { "project_files": { "root": ".", "allow": { "read": ["**"], "write": ["reports/**"] } } },
  "profiles": { "operator": { "allow": ["repo.read", "repo.write", "command.run"], "hold": { "write": ["reports/held/**"] } } },
}`

func TestHoldIsDecidedOnTheCommandLine(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "ambit.json", holdingPolicy)
	must := func(status int, args ...string) result {
		t.Helper()
		r := ambit(t, dir, "", args...)
		if r.status != status {
			t.Fatalf("ambit %q: status %d, want %d\n%s%s", args, r.status, status, r.stdout, r.stderr)
		}
		return r
	}
	call := func(name string) []string {
		return []string{"bash", "--profile", "operator", "--write", "reports/**", "-c", "mkdir -p reports/held; echo x > reports/held/" + name + "; echo done"}
	}
	r := must(126, call("a\x1b[2J")...)
	if r.stdout != "" || !strings.Contains(r.stderr, "waits for an operator") || !strings.Contains(r.stderr, "ambit hold allow local-operator 4") || strings.Contains(r.stderr, "\x1b") {
		t.Errorf("%q %q", r.stdout, r.stderr)
	}
	must(126, call("b")...)
	if r := must(0, "hold", "list"); strings.Count(r.stdout, "waiting") != 2 || !strings.Contains(r.stdout, "local-operator 4  waiting  bash") || strings.Contains(r.stdout, "\x1b") {
		t.Errorf("%q", r.stdout)
	}
	must(0, "hold", "allow", "local-operator", "4", "--note", "fine")
	must(0, "hold", "refuse", "local-operator", "5", "--note", "no \x1b[31mred")
	if r := must(0, call("a\x1b[2J")...); r.stdout != "done\n" {
		t.Errorf("%q", r.stdout)
	}
	if r := must(126, call("b")...); !strings.Contains(r.stderr, "refused it: no") || strings.Contains(r.stderr, "\x1b") {
		t.Errorf("%q", r.stderr)
	}
	if r := must(0, "hold", "list"); r.stdout != "no call waits\n" {
		t.Errorf("%q", r.stdout)
	}
	var h struct {
		Run, State, By, Note, Args string
		Hold, Call                 uint64
	}
	lines := strings.Split(strings.TrimSpace(must(0, "hold", "list", "--all", "--json").stdout), "\n")
	if err := json.Unmarshal([]byte(lines[0]), &h); err != nil || len(lines) != 2 || h.State != "done" || h.Note != "fine" || !strings.HasPrefix(h.By, "local") || h.Call == 0 || !strings.Contains(h.Args, "reports/held") {
		t.Errorf("%d %+v %v", len(lines), h, err)
	}
	if r := must(0, "ledger", "show"); !strings.Contains(r.stdout, " hold ") || !strings.Contains(r.stdout, "entry 4 allowed by local") || strings.Contains(r.stdout, "\x1b") {
		t.Errorf("%q", r.stdout)
	}
	must(0, "ledger", "verify")
	must(0, "ledger", "replay")
	must(1, "hold", "allow", "local-operator", "5")
	must(1, "hold", "allow", "local-operator", "1")
	must(1, "hold", "list", "nobody")
	must(2, "hold", "allow", "local-operator", "x")
	if r := must(0, "policy", "explain", "--profile", "operator", "--write", "**", "write", "reports/held/x"); !strings.Contains(r.stdout, "allowed, but it waits for an operator: profile `operator` holds changes of `reports/held/x`") {
		t.Errorf("%q", r.stdout)
	}
}
