package authority

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"ambit/core/workspace/view"
)

const document = `{
  // the operator's document
  "version": 1,
  "stores": {
    "project_files": { "root": ".", "allow": { "read": ["**"], "write": ["reports/**"] }, "ignore": [".git", "build/out"] },
    "backups": { "root": "backups", "allow": { "read": ["**/*.tar"] } },
    "drop": { "root": "backups", "allow": { "read": [], "write": ["in/**"] } },
  },
  "profiles": {
    "operator": { "allow": ["repo.read", "repo.write", "command.run", "script.nightly_backup"] },
    "repo-writer": { "allow": ["repo.read", "script.nightly_backup"] },
  },
  "scripts": { "nightly_backup": { "argv": ["bash", "backup.sh"], "sha256": "` + zeros + `", "env": { "TOKEN": "env:TOKEN" } } },
  "limits": { "fuel": 5000 },
  "tokens": [ { "name": "ci", "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", "tenant": "default", "scopes": ["runs"] } ]
}`

const zeros = "0000000000000000000000000000000000000000000000000000000000000000"

func mustParse(t testing.TB, doc string) *Policy {
	t.Helper()
	p, err := Parse("policy.json", []byte(doc))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func mustGrant(t testing.TB, text string) *Grant {
	t.Helper()
	g, err := ParseGrant(text)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func authorize(t testing.TB, p *Policy, profile, grant string, requires ...string) *Authority {
	t.Helper()
	a, err := p.Authorize(profile, mustGrant(t, grant), requires)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestDecideSaysWhoRefused(t *testing.T) {
	p := mustParse(t, document)
	const all = `project_files { read write } backups { read } drop { write } command { run } nightly_backup { run }`
	tests := []struct {
		profile, grant, requires string
		r                        Request
		level, reason            string
	}{
		{"operator", all, "", Request{Tool: "bash"}, "", ""},
		{"operator", all, "", Request{Tool: "read", Path: "./docs//a.md"}, "", ""},
		{"operator", all, "", Request{Tool: "write", Path: "reports/a.md"}, "", ""},
		{"operator", all, "", Request{Tool: "nightly_backup"}, "", ""},
		{"operator", all, "", Request{Tool: "read", Path: "backups/x/a.tar"}, "", ""},
		{"operator", all, "", Request{Tool: "write", Path: "backups/in/a"}, "", ""},
		{"operator", all, "", Request{Tool: "ls", Path: "backups"}, "", ""},
		{"operator", all, "", Request{Tool: "ls", Path: "."}, "", ""},

		{"operator", all, "", Request{Tool: "frobnicate"}, LevelManifest, "script capability `frobnicate` is not declared in the manifest"},
		{"operator", all, "", Request{Tool: "read", Path: "/etc/passwd"}, LevelManifest, "path `/etc/passwd` escapes the store root"},
		{"operator", all, "", Request{Tool: "read", Path: "a/../../b"}, LevelManifest, "path `a/../../b` escapes the store root"},
		{"operator", all, "", Request{Tool: "read", Path: "a\x00"}, LevelManifest, "path holds a NUL byte"},
		{"operator", all, "", Request{Tool: "read", Path: "x/.git/config"}, LevelManifest, "path `x/.git/config` is left out of the workspace by store `project_files` (`ignore`)"},
		{"operator", all, "", Request{Tool: "read", Path: "build/out/x"}, LevelManifest, "path `build/out/x` is left out of the workspace by store `project_files` (`ignore`)"},

		{"repo-reader", all, "", Request{Tool: "bash"}, LevelProfile, "bash is not permitted by profile `repo-reader`"},
		{"repo-reader", all, "", Request{Tool: "write", Path: "reports/a"}, LevelProfile, "file write is not permitted by profile `repo-reader`"},
		{"no-repo", all, "", Request{Tool: "read", Path: "a"}, LevelProfile, "file read is not permitted by profile `no-repo`"},
		{"release-operator", all, "", Request{Tool: "nightly_backup"}, LevelProfile, "script `nightly_backup` is not permitted by profile `release-operator`"},
		{"repo-writer", all, "", Request{Tool: "nightly_backup"}, LevelProfile, "script `nightly_backup` is not permitted by profile `repo-writer`"},
		{"repo-writer", all, "", Request{Tool: "bash"}, LevelProfile, "bash is not permitted by profile `repo-writer`"},

		{"operator", "", "", Request{Tool: "bash"}, LevelGrant, "bash is not granted for this turn (`with access to command { run }` required)"},
		{"operator", "", "", Request{Tool: "nightly_backup"}, LevelGrant, "script `nightly_backup` is not granted for this turn (`with access to nightly_backup { run }` required)"},
		{"operator", "", "", Request{Tool: "read", Path: "a"}, LevelGrant, "file read is not granted for this turn"},
		{"operator", `project_files { read ["docs/**"] }`, "", Request{Tool: "read", Path: "src/a"}, LevelGrant, "path `src/a` is not in the turn grant for store `project_files` (`read`)"},
		{"operator", `project_files { read } drop { write }`, "", Request{Tool: "write", Path: "reports/a"}, LevelGrant, "file write is not granted for store `project_files` in this turn"},
		{"operator", `project_files { read }`, "", Request{Tool: "read", Path: "backups/a.tar"}, LevelGrant, "path `backups/a.tar` is outside every file store granted to this turn"},
		{"operator", `project_files { read ["docs/**"] }`, "", Request{Tool: "ls", Path: "src"}, LevelGrant, "path `src` is not in the turn grant for store `project_files` (`read`)"},
		{"operator", `project_files { read }`, "", Request{Tool: "edit", Path: "reports/a"}, LevelGrant, "file write is not granted for this turn"},

		{"operator", all, "repo.read", Request{Tool: "bash"}, LevelRequires, "bash is not required by this turn (`requires` does not list `command.run`)"},

		{"operator", all, "", Request{Tool: "write", Path: "src/a"}, LevelStore, "path `src/a` is not in the `project_files` store's `allow write` policy"},
		{"operator", `backups { read write }`, "", Request{Tool: "write", Path: "backups/a"}, LevelStore, "store `backups` permits no writes: declare `allow write [...]` (writes are denied by default)"},
		{"operator", all, "", Request{Tool: "read", Path: "backups/in/a"}, LevelStore, "path `in/a` is not in the `backups` store's `allow read` policy"},
		{"operator", all, "", Request{Op: "chmod", Path: "a"}, LevelManifest, "unknown operation `chmod`"},
	}
	for _, tt := range tests {
		a := authorize(t, p, tt.profile, tt.grant, strings.Fields(tt.requires)...)
		want := Verdict{tt.level == "", tt.level, tt.reason}
		if got := a.Decide(tt.r); got != want {
			t.Errorf("%s, %q, %+v:\n got %+v\nwant %+v", tt.profile, tt.grant, tt.r, got, want)
		}
		steps, v := a.Explain(tt.r)
		if v != want {
			t.Errorf("Explain(%+v) says %+v", tt.r, v)
		}
		for _, s := range steps {
			if s.Reason == "" {
				t.Errorf("Explain(%+v): %s gives no reason", tt.r, s.Level)
			}
			if !s.Allowed {
				if s.Level != want.Level || s.Reason != want.Reason {
					t.Errorf("Explain(%+v): first refusal is %+v, want %+v", tt.r, s, want)
				}
				break
			}
		}
	}
}

func TestTools(t *testing.T) {
	p := mustParse(t, document)
	for _, tt := range []struct{ profile, grant, want string }{
		{"operator", `project_files { read write } command { run } nightly_backup { run }`, "bash read write edit ls find grep recall nightly_backup"},
		{"repo-reader", `project_files { read write } command { run } nightly_backup { run }`, "read ls find grep recall"},
		{"operator", `project_files { write ["reports/**"] } command { run }`, "bash write"},
		{"operator", ``, ""},
	} {
		if got := strings.Join(authorize(t, p, tt.profile, tt.grant).Tools(), " "); got != tt.want {
			t.Errorf("%s %s: tools %q, want %q", tt.profile, tt.grant, got, tt.want)
		}
	}
}

func TestAuthorizeRejectsUnknownNames(t *testing.T) {
	p := mustParse(t, document)
	for _, tt := range []struct{ profile, grant, requires, want string }{
		{"permissive", "", "", "profile `permissive` names neither a preset nor a profile of the policy"},
		{"operator", "", "repo.admin", "requires: unknown capability `repo.admin`"},
		{"operator", "", "script.other", "names a script that the manifest does not declare"},
		{"operator", "web { search }", "", "grant:1:1: the grant names `web { search }`, but `web` is not a store or script of the policy"},
		{"operator", "command { run }\nproject_files { list }", "", "grant:2:17: the grant grants `list` on file store `project_files`, which is not a file operation"},
		{"operator", "command { start }", "", "grant:1:11: the grant grants `start` on `command`, which can only `run`"},
		{"operator", `command { run ["*"] }`, "", "takes no globs"},
		{"operator", "limits { fuel 6000 }", "", "limit `fuel` is 5000 and may only be lowered, not raised to 6000"},
	} {
		_, err := p.Authorize(tt.profile, mustGrant(t, tt.grant), strings.Fields(tt.requires))
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%+v: error %v", tt, err)
		}
	}
	a := authorize(t, p, "operator", "limits { fuel 100 timeMs 5 }")
	if l := a.Limits(); l.Fuel != 100 || l.TimeMs != 5 || l.Files != 5000 {
		t.Errorf("limits %+v", l)
	}
}

func TestWriteOnlyDirectoriesAreTraversable(t *testing.T) {
	a := authorize(t, mustParse(t, document), "operator", `project_files { write ["reports/a/**"] } drop { write }`)
	for path, want := range map[string]bool{
		".": true, "reports": true, "reports/a": true, "reports/a/b": true, "docs": false, "reports/b": false,
		"backups": true, "backups/in": true, "backups/other": false, ".git": false,
	} {
		if got := a.Traverse(path); got != want {
			t.Errorf("Traverse(%s) = %v", path, got)
		}
	}
}

func TestIgnored(t *testing.T) {
	p := mustParse(t, `{"version": 1, "stores": {
		"a": {"root": "src", "ignore": ["vendor", "*.o", "gen/**/tmp"]},
		"b": {"root": "src/vendor/ours"}}}`)
	for path, want := range map[string]bool{
		".": false, "src": false, "docs": true, "src/a.c": false, "src/a.o": true, "src/x/y.o": true,
		"src/vendor": false, "src/vendor/theirs": true, "src/vendor/ours/a.o": false, "src/gen/x/tmp/f": true, "src/gen/x": false,
	} {
		if got := p.Ignored(path); got != want {
			t.Errorf("Ignored(%s) = %v", path, got)
		}
	}
}

func TestToken(t *testing.T) {
	p := mustParse(t, document)
	if tok, ok := p.Token("test"); !ok || tok.Name != "ci" {
		t.Errorf("token test: %+v %v", tok, ok)
	}
	if _, ok := p.Token(""); ok {
		t.Error("the empty token is accepted")
	}
}

func TestDigestIsOfTheMeaning(t *testing.T) {
	a := mustParse(t, `{"version":1,"limits":{"fuel":7,"files":8}}`)
	b := mustParse(t, "{ // comment\n \"limits\": {\"files\": 8, \"f\\u0075el\": 7},\n \"version\": 1, \"tokens\": []}")
	c := mustParse(t, `{"version":1,"limits":{"fuel":7,"files":9}}`)
	if a.Digest() != b.Digest() || a.Digest() == c.Digest() || len(a.Digest()) != 64 {
		t.Errorf("digests %s %s %s", a.Digest(), b.Digest(), c.Digest())
	}
}

func TestParseErrorsHavePositions(t *testing.T) {
	for _, tt := range []struct{ doc, want string }{
		{`{`, "p:1:2: expected a key in double quotes"},
		{`{"version": 1} x`, "p:1:16: text after the end"},
		{`[]`, "p:1:1: must be an object, not an array"},
		{`{}`, "p:1:1: field `version` is missing"},
		{`{"version": 2}`, "p:1:13: version: version 2 is not one that this program reads (1)"},
		{`{"version": "1"}`, "p:1:13: version: must be a number, not a string"},
		{"{\"version\": 1,\n  \"store\": {}}", "p:2:3: store: unknown field"},
		{`{"version": 1, "version": 1}`, "p:1:16: version: is given twice"},
		{"{\"version\": 1, \"stores\": {\n\"a\": {\"root\": \".\"},\n \"a\": {\"root\": \".\"}}}", "p:3:2: stores.a: is given twice"},
		{`{"version": 1, "stores": {"a": {}}}`, "p:1:32: stores.a: field `root` is missing"},
		{`{"version": 1, "stores": {"a": {"root": "../x"}}}`, "p:1:41: stores.a.root: path `../x` escapes the store root"},
		{`{"version": 1, "stores": {"a": {"root": ".", "allow": {"read": ["é", "!x"]}}}}`, "p:1:70: stores.a.allow.read[1]: glob `!x`: negation is not supported"},
		{`{"version": 1, "stores": {"a": {"root": ".", "allow": {"read": "x"}}}}`, "stores.a.allow.read: must be an array, not a string"},
		{`{"version": 1, "stores": {"command": {"root": "."}}}`, "stores.command: `command` is reserved"},
		{`{"version": 1, "profiles": {"p": {"allow": ["repo.all"]}}}`, "p:1:45: profiles.p.allow[0]: unknown capability `repo.all`"},
		{`{"version": 1, "profiles": {"p": {"allow": ["script.x"]}}}`, "names a script that the manifest does not declare"},
		{`{"version": 1, "limits": {"fuel": 0}}`, "limits.fuel: must be a whole number"},
		{`{"version": 1, "limits": {"fuel": 1.5}}`, "limits.fuel: must be a whole number"},
		{`{"version": 1, "limits": {"speed": 1}}`, "limits.speed: unknown limit"},
		{`{"version": 1, "tokens": [{"name": "a", "sha256": "x", "tenant": "a/b", "scopes": ["root"]}]}`, "tokens[0].sha256: sha256 must be a 64-character hex digest"},
		{`{"version": 1, "tokens": [{"name": "a", "sha256": "` + zeros + `", "tenant": "a", "scopes": ["runs"], "expires": "2027-01-31"}]}`, "tokens[0].expires: must be a time such as 2027-01-31T00:00:00Z"},
		{`{"version": 1, "tokens": [{"name": "a", "sha256": "` + zeros + `", "tenant": "a", "scopes": ["runs"], "expires": 1798761600}]}`, "tokens[0].expires: must be a string, not a number"},
		{`{"version": 1, "scripts": {"a": {"argv": [], "sha256": "` + zeros + `"}}}`, "scripts.a.argv: script manifest entry `a` argv must not be empty"},
		{`{"version": 1, "scripts": {"s": {"argv": ["x"], "sha256": "` + zeros + `"}}, "stores": {"s": {"root": "."}}}`, "scripts.s: `s` is also the name of a store"},
		{`{"version": 1, "scripts": {"bash": {"argv": ["x"], "sha256": "` + zeros + `"}}}`, "`bash` is the name of a tool or resource"},
		{`{"version": 1 /* open`, "expected , or }"},
		{"{\"version\": 1, \"a\": \"\xff\"}", "invalid UTF-8"},
		{strings.Repeat("[", 100_000), "nested too deeply"},
		{`{"version": 01}`, "expected , or }"},
	} {
		_, err := Parse("p", []byte(tt.doc))
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%.80s:\n got %v\nwant %s", tt.doc, err, tt.want)
		}
	}
	_, err := Parse("p", []byte(`{"version": 2, "a": 1, "limits": {"b": 1}}`))
	var e *Error
	if !errors.As(err, &e) || strings.Count(err.Error(), "\n") != 2 {
		t.Errorf("three mistakes give %v", err)
	}
}

// TestAuthorityOnlyNarrows builds random policies, profiles, grants and requests, and
// compares with a model that asks each level on its own.
func TestAuthorityOnlyNarrows(t *testing.T) {
	rnd := rand.New(rand.NewSource(7))
	for range 1500 {
		w := randomWorld(rnd)
		p := mustParse(t, w.document())
		auth := func(profile, grant string, requires []string) *Authority {
			return authorize(t, p, profile, grant, requires...)
		}
		a := auth(w.profile, w.grant(), w.requires)
		noRequires := auth(w.profile, w.grant(), nil)
		wideGrant := auth(w.profile, "s0 { read write } s1 { read write } s2 { read write }", w.requires)
		wideProfile := auth("wide", w.grant(), w.requires)
		for range 40 {
			path := randomPath(rnd)
			for _, op := range []Op{Read, Write} {
				r := Request{Op: op, Path: path}
				got := a.Decide(r).Allowed
				if want := w.model(op, path); got != want {
					t.Fatalf("%s %s: %v, model says %v\n%s\nprofile %s requires %v\n%s", op, path, got, want, w.document(), w.profile, w.requires, w.grant())
				}
				for _, wider := range []*Authority{noRequires, wideGrant, wideProfile} {
					if got && !wider.Decide(r).Allowed {
						t.Fatalf("%s %s: taking a level away narrows\n%s", op, path, w.document())
					}
				}
				if got {
					for i, c := range path {
						if c == '/' && !a.Traverse(path[:i]) {
							t.Fatalf("%s %s is allowed but %s cannot be traversed\n%s\n%s", op, path, path[:i], w.document(), w.grant())
						}
					}
					if !a.Traverse(path) {
						t.Fatalf("%s %s is allowed but cannot be traversed", op, path)
					}
				}
				steps, v := a.Explain(r)
				if i := slices.IndexFunc(steps, func(s Step) bool { return !s.Allowed }); (i < 0) != got || v.Allowed != got {
					t.Fatalf("Explain disagrees with Decide about %s %s: %+v", op, path, steps)
				}
			}
		}
	}
}

var _ view.Access = (*Authority)(nil)

// TestDocumentIsThePolicyWithoutTokens reads the canonical form back.
func TestDocumentIsThePolicyWithoutTokens(t *testing.T) {
	const text = `{ "version": 1, // a comment
  "tokens": [ { "name": "t", "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "tenant": "acme", "scopes": ["runs"] } ],
  "stores": { "b": { "root": "y", "allow": { "read": ["**/é*", "\u0001"], "write": [] } }, "a": { "root": "." } },
  "profiles": { "p": { "allow": ["repo.read", "script.s"] } },
  "scripts": { "s": { "argv": ["s", "<&>"], "sha256": "E3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" } },
  "limits": { "fuel": 1000 } }`
	p, err := Parse("text", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	again, err := Parse("document", p.Document())
	if err != nil {
		t.Fatalf("%v\n%s", err, p.Document())
	}
	sum := sha256.Sum256(p.Document())
	if again.Digest() != p.Digest() || hex.EncodeToString(sum[:]) != p.Digest() || len(again.Tokens) != 0 || strings.Contains(string(p.Document()), "acme") {
		t.Errorf("%s", p.Document())
	}
	if again.Limits != p.Limits || len(again.Stores) != 2 || again.Script("s") == nil {
		t.Errorf("read back it is another policy: %+v", again)
	}
}
