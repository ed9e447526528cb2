package authority

import (
	"strings"
	"testing"
)

func TestParseGrant(t *testing.T) {
	for _, tt := range []struct{ in, json, text string }{
		{"", "{}", ""},
		{"{}", "{}", ""},
		{`project_files { read ["backups/**"] write ["reports/**"] }   command { run }   nightly_backup { run }`,
			`{"command":{"run":true},"nightly_backup":{"run":true},"project_files":{"read":["backups/**"],"write":["reports/**"]}}`,
			"command { run }\nnightly_backup { run }\nproject_files { read [\"backups/**\"] write [\"reports/**\"] }"},
		{"with access to project_files {\n  read [\"a\", \"b\",]\n  write\n}\nwith access to { command { run } }",
			`{"command":{"run":true},"project_files":{"read":["a","b"],"write":true}}`,
			"command { run }\nproject_files { read [\"a\", \"b\"] write }"},
		{`s { read ["a"] read ["b"] write ["c"] write }`, `{"s":{"read":["a","b"],"write":true}}`, `s { read ["a", "b"] write }`},
		{`{"s": {"read": ["a\"é"]}, /* c */ "limits": {"fuel": 5,},}`, `{"limits":{"fuel":5},"s":{"read":["a\"é"]}}`, "limits { fuel 5 }\ns { read [\"a\\\"é\"] }"},
		{`limits { timeMs 10 fuel 5 }`, `{"limits":{"fuel":5,"timeMs":10}}`, "limits { fuel 5 timeMs 10 }"},
	} {
		g, err := ParseGrant(tt.in)
		if err != nil {
			t.Errorf("%s: %v", tt.in, err)
			continue
		}
		if got := string(g.JSON()); got != tt.json {
			t.Errorf("%s: JSON %s", tt.in, got)
		}
		if got := g.String(); got != tt.text {
			t.Errorf("%s: text %s", tt.in, got)
		}
	}
}

func TestParseGrantErrors(t *testing.T) {
	for _, tt := range []struct{ in, want string }{
		{"project_files", "grant:1:14: expected `{`, found the end"},
		{"a {}", "grant:1:1: `with access to a` grants no operations"},
		{"with access to {}", "grant:1:16: access-grant shorthand block grants no resources"},
		{"with acces to a { read }", "grant:1:6: expected `access`, found `acces`"},
		{"a { read }\na { write }", "grant:2:1: the grant lists access resource `a` more than once"},
		{"a { read for x }", "grant:1:10: `for` is not supported"},
		{"a { read [] }", "grant:1:5: `read` lists no globs"},
		{"a { read [x] }", "grant:1:11: expected a glob in double quotes, found `x`"},
		{`a { read ["!x"] }`, "grant:1:11: glob `!x`: negation is not supported"},
		{`a { read ["x] }`, "unterminated string"},
		{"a { read ; }", "grant:1:10: unexpected character ';'"},
		{"a { read", "expected an operation or `}`, found the end"},
		{"9 { read }", "expected the name of a store"},
		{"limits { fuel }", "expected a whole number"},
		{"limits { speed 3 }", "grant:1:10: expected a limit"},
		{`{"a": {"read": "x"}}`, "grant:1:16: a.read: must be true or an array of globs, not a string"},
		{`{"a": {"read": false}}`, "must be true or an array of globs"},
		{`{"a": {}}`, "grants no operations"},
		{`{"a": {"read": []}}`, "lists no globs"},
		{`{"a": {"read": true}, "a": {"read": true}}`, "grant:1:23: a: is given twice"},
		{`{"a": [}`, "expected a value"},
		{strings.Repeat("a", 70_000), "longer than"},
	} {
		g, err := ParseGrant(tt.in)
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%.60s: %v, %v; want %s", tt.in, g, err, tt.want)
		}
	}
}

func TestDefaultGrants(t *testing.T) {
	p := Local()
	a, err := p.Authorize("repo-writer", p.DefaultGrant(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if !a.Read("x/y") || a.Write("x") || a.Read(".git/config") || !a.Decide(Request{Tool: "bash"}).Allowed {
		t.Error("the default grant reads everything, runs, and writes nothing")
	}
	g, err := p.GrantGlobs([]string{"**"}, []string{"out/**"})
	if err != nil {
		t.Fatal(err)
	}
	if a, err = p.Authorize("repo-writer", g, nil); err != nil || !a.Write("out/x") || a.Write("x") {
		t.Errorf("grant by globs: %v", err)
	}
}

// TestGlobsOfSeveralStores is told a grant that could be given instead.
func TestGlobsOfSeveralStores(t *testing.T) {
	p, err := Parse("p", []byte(`{ "version": 1, "stores": { "notes": { "root": "notes" }, "src": { "root": "src" } } }`))
	if err != nil {
		t.Fatal(err)
	}
	_, err = p.GrantGlobs([]string{"**"}, nil)
	if err == nil || !strings.Contains(err.Error(), "the policy has 2 stores: name one in a grant, as in `") {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(err.Error(), "`")
	example, _, _ := strings.Cut(rest, "`")
	g, err := ParseGrant(example)
	if err != nil {
		t.Fatal(err)
	}
	if a, err := p.Authorize("repo-writer", g, nil); err != nil || !a.Decide(Request{Tool: "bash"}).Allowed {
		t.Errorf("%q: %v", example, err)
	}
	if p, err = Parse("p", []byte(`{ "version": 1 }`)); err != nil {
		t.Fatal(err)
	}
	if _, err := p.GrantGlobs([]string{"**"}, nil); err == nil || err.Error() != "the policy has no store" {
		t.Error(err)
	}
}

func FuzzGrant(f *testing.F) {
	for _, s := range []string{
		`project_files { read ["backups/**"] write ["reports/**"] } command { run }`,
		`with access to { a { read } }`, `{"a": {"read": ["x"]}, "limits": {"fuel": 3}}`,
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, err := ParseGrant(text)
		if err != nil {
			return
		}
		for _, form := range []string{g.String(), string(g.JSON())} {
			again, err := ParseGrant(form)
			if err != nil {
				t.Fatalf("%q prints as %q, which is rejected: %v", text, form, err)
			}
			if again.String() != g.String() {
				t.Fatalf("%q prints as %q, which reads as %q", text, form, again)
			}
		}
	})
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(document))
	f.Add([]byte(localDocument))
	f.Add([]byte(`{"version": 1, "stores": {"a": {"root": "x", "allow": {"read": ["{a,b}"]}}}} // c`))
	f.Fuzz(func(t *testing.T, doc []byte) {
		p, err := Parse("p", doc)
		if (p == nil) == (err == nil) {
			t.Fatal("neither a policy nor an error, or both")
		}
		if p == nil {
			return
		}
		a, err := p.Authorize("repo-writer", p.DefaultGrant(), nil)
		if err != nil {
			t.Fatal(err)
		}
		a.Read("a/b")
		a.Tools()
	})
}
