package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
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

// TestWrongUse gives commands the wrong number of arguments and options that are none: the
// error says what is wanted and where to find it.
func TestWrongUse(t *testing.T) {
	dir := t.TempDir()
	for args, want := range map[string]string{
		"ledger export":              "ambit ledger export wants [TENANT/]RUN [-o FILE], but was given nothing: `ambit ledger show` shows the runs here",
		"ledger show a b":            "ambit ledger show wants [[TENANT/]RUN | FILE], but was given 2 arguments: see `ambit ledger show --help`",
		"ledger redact":              "but was given nothing: `ambit ledger export` writes an export",
		"checkout @12":               "ambit checkout wants POINT DIR, but was given \"@12\" alone: `ambit ledger show` shows entries and checkpoints",
		"run exec":                   "ambit run exec wants RUN (-c SCRIPT | FILE) [ARG...], but was given nothing: `ambit run list` shows the runs of the server",
		"policy explain":             "ambit policy explain wants (read|",
		"run rm":                     "wants RUN..., but was given nothing",
		"script run":                 "`ambit script list` shows the names",
		"ledger export --outptu x r": "unknown flag: --outptu: did you mean --output?",
		"ledger export -x r":         "unknown shorthand flag: 'x' in -x; see `ambit ledger export --help`",
		"serve --listen":             "flag needs an argument: --listen; see `ambit serve --help`",
		"ledger show --server http://127.0.0.1:1 --token x":     "name the run of the server: `ambit run list` shows",
		"ledger show --server http://127.0.0.1:1 --token x t/r": "t/r: with --server, RUN is ID, or ID/INCARNATION; the tenant",
		"ledger show r --server http://127.0.0.1:1 --token @no": "--token @FILE: open no: ",
	} {
		r := ambit(t, dir, "", strings.Fields(args)...)
		if r.status != 2 || r.stdout != "" || strings.Count(r.stderr, "\n") != 1 || !strings.Contains(r.stderr, want) {
			t.Errorf("%s: %+v", args, r)
		}
	}
	if r := ambit(t, dir, "", "bash", "-c"); r.status != exitOwn || !strings.Contains(r.stderr, "see `ambit bash --help`") {
		t.Errorf("%+v", r)
	}
	if r := ambit(t, dir, "", "run", "list", "--server", "http://127.0.0.1:1", "--token", "x"); r.status != exitFailed || !strings.Contains(r.stderr, "no answer from http://127.0.0.1:1: ") || !strings.Contains(r.stderr, "does `ambit serve` run there?") {
		t.Errorf("%+v", r)
	}
	if r := ambit(t, dir, "", "ledger", "verify", "no.ambit"); r.status != exitUsage || !strings.Contains(r.stderr, "there is no file no.ambit, and no ledger to look for a run in: ") {
		t.Errorf("%+v", r)
	}
}

// TestCommandsSayWhatTheyWant looks at all commands: none leaves the number of its arguments to
// a message of the library's.
func TestCommandsSayWhatTheyWant(t *testing.T) {
	var each func(c *cobra.Command)
	each = func(c *cobra.Command) {
		if err := c.ValidateArgs(slices.Repeat([]string{"x"}, 9)); err != nil && strings.Contains(err.Error(), "arg(s)") {
			t.Errorf("%s: %v", c.CommandPath(), err)
		}
		if err := c.ValidateArgs(nil); err != nil && strings.Contains(err.Error(), "arg(s)") {
			t.Errorf("%s: %v", c.CommandPath(), err)
		}
		c.Flags().VisitAll(func(f *pflag.Flag) {
			if kind, _ := pflag.UnquoteUsage(f); strings.Contains(kind, " ") {
				t.Errorf("%s: the value of --%s is shown as %q", c.CommandPath(), f.Name, kind)
			}
		})
		for _, sub := range c.Commands() {
			each(sub)
		}
	}
	each(root())
}

// TestDirectoriesAreNoGlobs says what --write of a directory's name means.
func TestDirectoriesAreNoGlobs(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "docs"), 0o755); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{"docs": "ambit: --write docs is that directory alone: 'docs/**' is what it holds, too\n", "docs/**": "", "docs/a": "", ".": "", "none": ""} {
		if r := ambit(t, dir, "", "bash", "--write", path, "-c", ":"); r.status != 0 && path != "." || r.stderr != want && path != "." || path == "." && strings.Contains(r.stderr, "alone") {
			t.Errorf("%s: %+v", path, r)
		}
	}
}

// TestLedgerOfANamedState reads a ledger that --state names, wherever it lies.
func TestLedgerOfANamedState(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "w"), 0o755); err != nil {
		t.Fatal(err)
	}
	want(t, dir, 0, "hi\n", "bash", "-C", "w", "--state", "state", "-c", "echo hi")
	want(t, dir, 0, "verified, 3 entries", "ledger", "verify", "--state", "state")
	want(t, dir, 0, "", "diff", "@1", "--state", "state")
}
