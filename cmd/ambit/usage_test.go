package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// TestUnknownCommands mistypes commands at every level.
func TestUnknownCommands(t *testing.T) {
	dir := t.TempDir()
	for args, want := range map[string]string{
		"polcy": `did you mean "policy"?`, "policy foo": "it has check, explain", "policy chek x": `did you mean "check"?`, "run lst": `did you mean "list"?`,
		"run zzzz": "it has checkpoint, create", "ledger foo": "it has cosign, export", "ledger verfiy": `did you mean "verify"?`, "help nope": "no command \"nope\"",
		"help policy chck": `did you mean "check"?`, "run create x": `takes no argument, but was given "x"`, "serve x": "takes no argument", "completion zssh": `did you mean "zsh"?`,
		"policy explain raed x": `did you mean "read"?`, "policy explain wirte x": `did you mean "write"?`,
	} {
		r := ambit(t, dir, "", strings.Fields(args)...)
		if r.status != 2 || r.stdout != "" || !strings.HasPrefix(r.stderr, "ambit: ") || !strings.Contains(r.stderr, want) {
			t.Errorf("%s: %+v", args, r)
		}
	}
	for _, args := range []string{"help", "help policy", "help policy check", "policy", "run", "ledger", "", "help help"} {
		if r := ambit(t, dir, "", strings.Fields(args)...); r.status != 0 || !strings.Contains(r.stdout, "Usage:") {
			t.Errorf("%s: %+v", args, r)
		}
	}
}

// TestPolicyMistakes lists the mistakes of a document in its order.
func TestPolicyMistakes(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "p.json", "{\n \"profiles\": {\"a\": {\"allow\": [\"script.none\"]}},\n \"stores\": {\"s\": {\"root\": \"../x\", \"foo\": 1}},\n \"version\": 2\n}")
	r := ambit(t, dir, "", "policy", "check", "p.json")
	if r.status != 1 || strings.Count(r.stderr, "\n") != 4 {
		t.Errorf("%+v", r)
	}
	for i, line := range strings.Split(strings.TrimSuffix(r.stderr, "\n"), "\n") {
		if !strings.HasPrefix(line, "ambit: p.json:"+[]string{"2:", "3:", "3:", "4:"}[min(i, 3)]) {
			t.Errorf("line %d: %s", i+1, line)
		}
	}
	r = ambit(t, dir, "", "policy", "check", "--json", "p.json")
	var list struct {
		OK     bool
		Errors []struct{ Where, Message string }
	}
	if err := json.Unmarshal([]byte(r.stdout), &list); err != nil || r.status != 1 || list.OK || len(list.Errors) != 4 || list.Errors[1].Where != "p.json:3:27" || list.Errors[1].Message != "stores.s.root: path `../x` escapes the store root" {
		t.Errorf("%v %+v", err, r)
	}
	if r = ambit(t, dir, "", "policy", "explain", "--json", "read", "a"); !strings.Contains(r.stdout, `{"allowed":true,"level":"manifest","reason":"`) {
		t.Error(r.stdout)
	}
}

// TestScriptsAreExplained explains a script as the native server decides.
func TestScriptsAreExplained(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "ambit.json", `{ "version": 1, "profiles": {"x": {"allow": ["script.deploy"]}}, "scripts": { "deploy": { "argv": ["true"], "sha256": "`+strings.Repeat("0", 64)+`" } } }`)
	args := []string{"policy", "explain", "--profile", "x"}
	if r := ambit(t, dir, "", append(args, "--grant", "deploy { run }", "script", "deploy")...); r.status != 0 {
		t.Errorf("%+v", r)
	}
	if r := ambit(t, dir, "", append(args, "--grant", "command { run }", "deploy")...); r.status != 1 || !strings.Contains(r.stdout, "refused by the grant") {
		t.Errorf("%+v", r)
	}
}
