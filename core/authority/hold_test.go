package authority

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// TestHoldChangesNoDecision decides random requests with a hold in the profile and without.
func TestHoldChangesNoDecision(t *testing.T) {
	rnd := rand.New(rand.NewSource(3))
	held := 0
	for range 3000 {
		w := randomWorld(rnd)
		plain := w.document()
		hold := fmt.Sprintf(`"hold": {"tools": ["bash", "write"], "read": [%s], "write": [%s]}, "allow"`, quoteAll(randomGlobs(rnd)), quoteAll(randomGlobs(rnd)))
		a := authorize(t, mustParse(t, plain), w.profile, w.grant(), w.requires...)
		b := authorize(t, mustParse(t, strings.NewReplacer(`"wide": {"allow"`, `"wide": {`+hold, `"writer": {"allow"`, `"writer": {`+hold).Replace(plain)), w.profile, w.grant(), w.requires...)
		for range 5 {
			p := randomPath(rnd)
			for _, r := range []Request{{Op: Read, Path: p}, {Op: Write, Path: p}, {Tool: "edit", Path: p}, {Tool: "ls", Path: p}, {Op: Run}, {Tool: "bash"}} {
				if x, y := a.Decide(r), b.Decide(r); x != y {
					t.Fatalf("%+v: %+v without a hold, %+v with %s", r, x, y, hold)
				}
				if b.Held(r) != "" {
					held++
				}
				if a.Held(r) != "" {
					t.Fatalf("%+v is held by no hold", r)
				}
			}
		}
	}
	if held < 1000 {
		t.Fatalf("only %d requests were held", held)
	}
}

func TestHoldOfAProfile(t *testing.T) {
	p := mustParse(t, strings.Replace(document, `"script.nightly_backup"] },
    "repo-writer"`, `"script.nightly_backup"],
      "hold": { "tools": ["nightly_backup", "recall", "mcp__app__send"], "read": ["secrets/**"], "write": ["reports/*.sql", "**/held/**"] } },
    "repo-writer"`, 1))
	a := authorize(t, p, "operator", `project_files { read write }`)
	for _, tc := range []struct {
		r    Request
		want string
	}{
		{Request{Tool: "nightly_backup"}, "profile `operator` holds `nightly_backup`"},
		{Request{Op: Script, Script: "nightly_backup"}, "profile `operator` holds `nightly_backup`"},
		{Request{Tool: "mcp__app__send"}, "profile `operator` holds `mcp__app__send`"},
		{Request{Tool: "read", Path: "./secrets//key"}, "profile `operator` holds reading of `secrets/key`"},
		{Request{Tool: "write", Path: "secrets/key"}, ""},
		{Request{Tool: "edit", Path: "secrets/key"}, "profile `operator` holds reading of `secrets/key`"},
		{Request{Op: Write, Path: "reports/a.sql"}, "profile `operator` holds changes of `reports/a.sql`"},
		{Request{Op: Write, Path: "reports/a/b.sql"}, ""},
		{Request{Op: Write, Path: "a/held/b"}, "profile `operator` holds changes of `a/held/b`"},
		{Request{Op: Run}, ""}, {Request{Tool: "read", Path: "../x"}, ""},
	} {
		if got := a.Held(tc.r); got != tc.want {
			t.Errorf("%+v: %q, want %q", tc.r, got, tc.want)
		}
	}
	if b := authorize(t, p, "repo-writer", `project_files { read }`); b.Holds() {
		t.Error("another profile holds, too")
	}
	for text, want := range map[string]string{
		`{"version":1,"profiles":{"p":{"allow":[],"hold":{"tools":["fly"]}}}}`:    "profiles.p.hold.tools[0]: unknown tool `fly`",
		`{"version":1,"profiles":{"p":{"allow":[],"hold":{"read":["/x"]}}}}`:      "profiles.p.hold.read[0]",
		`{"version":1,"profiles":{"p":{"allow":[],"hold":{"paths":["x"]}}}}`:      "profiles.p.hold.paths: unknown field",
		`{"version":1,"profiles":{"p":{"allow":[],"hold":["bash"]}}}`:             "profiles.p.hold: must be an object",
		`{"version":1,"profiles":{"p":{"allow":[],"hold":{"tools":"bash"}}}}`:     "profiles.p.hold.tools: must be an array",
		`{"version":1,"profiles":{"p":{"allow":[],"hold":{"write":["[a"]}}}}`:     "profiles.p.hold.write[0]",
		`{"version":1,"profiles":{"p":{"allow":[],"hold":{"read":[],"read":1}}}}`: "is given twice",
	} {
		if _, err := Parse("p", []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
}
