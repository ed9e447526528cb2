package toolspec

import (
	"strings"
	"testing"

	"ambit/core/authority"
	"ambit/core/ledger"
)

const document = `{
  "version": 1,
  "stores": { "files": { "root": ".", "allow": { "read": ["**"], "write": ["reports/**"] } } },
  "profiles": { "operator": { "allow": ["repo.read", "repo.write", "command.run", "script.backup", "script.plain"] } },
  "scripts": {
    "backup": { "description": "Backs the site up.", "argv": ["bash", "b.sh"], "sha256": "` + hash + `", "input": { "type": "object", "properties": { "what": { "type": "string" } } } },
    "plain": { "argv": ["bash", "p.sh"], "sha256": "` + hash + `" }
  }
}`

const hash = "0000000000000000000000000000000000000000000000000000000000000000"

func authorize(t *testing.T, document, profile, grant string) *authority.Authority {
	t.Helper()
	p, err := authority.Parse("policy", []byte(document))
	if err != nil {
		t.Fatal(err)
	}
	g, err := authority.ParseGrant(grant)
	if err != nil {
		t.Fatal(err)
	}
	a, err := p.Authorize(profile, g, nil)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestToolsFollowTheGrant(t *testing.T) {
	for _, tc := range []struct{ grant, names, reads, writes string }{
		{"", "", "", ""},
		{"command { run }", "bash", "May read: nothing; nothing else exists.", "May write: nothing; elsewhere: Permission denied."},
		{"files { read write } command { run }", "bash read write edit ls find grep recall", "May read: everything.", "May write: reports/**; elsewhere: Permission denied."},
		{`files { read ["docs/**", "*.md"] }`, "read ls find grep recall", "May read: docs/**, *.md; nothing else exists.", ""},
		{`files { write ["reports/a"] } backup { run } plain { run }`, "write backup plain", "", "May write: reports/a (only reports/** of it); elsewhere"},
	} {
		var names []string
		for _, s := range For(authorize(t, document, "operator", tc.grant)) {
			names = append(names, s.Name)
			for _, raw := range []string{s.Input, s.Output, string(ledger.Canonical(nil, s.Value()))} {
				if !ledger.ValidJSON([]byte(raw)) {
					t.Errorf("%s: %s", s.Name, raw)
				}
			}
			if len(s.Description) >= 1500 {
				t.Errorf("%s: a description of %d bytes", s.Name, len(s.Description))
			}
			if s.Name == "bash" || s.Name == "read" {
				if !strings.Contains(s.Description, tc.reads) {
					t.Errorf("%s: %s", tc.grant, s.Description)
				}
			}
			if (s.Name == "bash" || s.Name == "write") && !strings.Contains(s.Description, tc.writes) {
				t.Errorf("%s: %s", tc.grant, s.Description)
			}
		}
		if got := strings.Join(names, " "); got != tc.names {
			t.Errorf("%s: %s, want %s", tc.grant, got, tc.names)
		}
	}
}

func TestTheShellIsToldWhatMatters(t *testing.T) {
	d := For(authorize(t, document, "operator", "files { read write } command { run }"))[0].Description
	for _, rule := range []string{"no network", "fresh shell", "/workspace", "Permission denied", "50000 bytes", "`recall`", "/tmp ends"} {
		if !strings.Contains(d, rule) {
			t.Errorf("%q is missing in: %s", rule, d)
		}
	}
}

func TestLongGrantsStayShort(t *testing.T) {
	var globs []string
	for range 900 {
		globs = append(globs, `"some/where/deep/below/**"`)
	}
	list := strings.Join(globs, ",")
	for _, s := range For(authorize(t, document, "operator", "files { read ["+list+"] write ["+list+"] } command { run }")) {
		if len(s.Description) > 3000 || !strings.Contains(s.Description, " more") && s.Name != "recall" {
			t.Errorf("%s: %d bytes", s.Name, len(s.Description))
		}
	}
}

func TestScriptsAreTypedTools(t *testing.T) {
	list := For(authorize(t, document, "operator", "backup { run } plain { run }"))
	if s := list[0]; !strings.HasPrefix(s.Description, "Backs the site up.\n") || !strings.Contains(s.Input, `"what"`) || !s.Outside || s.ReadOnly {
		t.Errorf("%+v", s)
	}
	if s := list[1]; s.Input != `{"type":"object"}` {
		t.Errorf("%+v", s)
	}
	text := strings.Repeat("é", 2000)
	long := strings.Replace(document, "Backs the site up.", text, 1)
	if s := For(authorize(t, long, "operator", "backup { run }"))[0]; len(s.Description) > 1100 || strings.Contains(s.Description, "\uFFFD") {
		t.Errorf("%d bytes", len(s.Description))
	}
}
