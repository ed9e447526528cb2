package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ambit/adapters/native"
	"ambit/adapters/native/omphost"
	"ambit/core/authority"
)

// finding is one thing that doctor looks at.
type finding struct {
	Name   string `json:"name"`
	Result string `json:"result"` // ok; note: not there, and needed only for some things; failed
	Detail string `json:"detail"`
	Next   string `json:"next,omitempty"` // what to do about it
}

// The results of checks.
const (
	checkOK     = "ok"
	checkNote   = "note"
	checkFailed = "failed"
)

// What must be free where the ledger lies, in bytes: below the first it is worth a note,
// below the second calls will soon fail.
const (
	diskLow  = 1 << 30
	diskFull = 64 << 20
)

// doctorTime is how long one check that asks somebody may take.
const doctorTime = 10 * time.Second

type doctorOptions struct {
	dir, state, policy, manifest, omp string
	remote                            runOptions
	checks                            []finding
}

func (o *doctorOptions) say(name, result, next, format string, args ...any) {
	o.checks = append(o.checks, finding{name, result, fmt.Sprintf(format, args...), next})
}

func doctorCommand() *cobra.Command {
	o := new(doctorOptions)
	cmd := &cobra.Command{
		Use:   "doctor",
		Short: "Look whether all is there that Ambit needs, and say what to do where not",
		Long: `Look at the platform, the policy, its stores and tokens, the ledger, the disk, the namespaces
that scripts run in, and at what some things need: workerd, omp, a server. Nothing is changed.

Status 1: something failed. A "note" is about something that you may not need.`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			ctx := cmd.Context()
			o.platform()
			if policy := o.policies(); policy != nil {
				o.stores(policy)
				o.tokens(policy)
			}
			o.ledger(ctx)
			o.disk()
			o.scripts(ctx)
			o.program("workerd", []string{"adapters/workers/node_modules/.bin/workerd", "node_modules/.bin/workerd"}, "npm ci --prefix adapters/workers, or wrangler, which brings it; only Workers need it")
			o.hosted()
			o.server(ctx)
			return o.report(cmd)
		},
	}
	f := cmd.Flags()
	f.StringVarP(&o.dir, "directory", "C", ".", "the directory to look at")
	f.StringVar(&o.state, "state", "", "where the ledger is kept (default: .ambit in the directory)")
	f.StringVar(&o.policy, "policy", "", "the policy document (default: ambit.json in the directory)")
	manifestFlag(f, &o.manifest)
	f.StringVar(&o.omp, "omp", "adapters/native/omphost/install", "the `directory` that omp was installed in")
	f.StringVar(&o.remote.server, "server", "", "a server to ask, http://HOST:PORT (default: $AMBIT_SERVER)")
	f.StringVar(&o.remote.token, "token", "", "its token, or @FILE (default: $AMBIT_TOKEN)")
	return cmd
}

func (o *doctorOptions) report(cmd *cobra.Command) error {
	failed := 0
	for _, c := range o.checks {
		if c.Result == checkFailed {
			failed++
		}
	}
	if wantJSON(cmd) {
		if err := printJSON(map[string]any{"ok": failed == 0, "checks": o.checks}); err != nil {
			return err
		}
	} else {
		p := colours()
		for _, c := range o.checks {
			colour := map[string]string{checkOK: green, checkNote: yellow, checkFailed: red}[c.Result]
			fmt.Printf("%s %-10s %s\n", p.as(colour, fmt.Sprintf("%-6s", c.Result)), c.Name, printable(strings.ReplaceAll(c.Detail, "\n", "\n                  ")))
			if c.Next != "" {
				fmt.Printf("                  → %s\n", printable(c.Next))
			}
		}
	}
	if failed > 0 {
		return &exitError{exitFailed, fmt.Errorf("%s failed", count(failed, "check"))}
	}
	return nil
}

func (o *doctorOptions) platform() {
	detail := fmt.Sprintf("ambit %s, %s/%s, %s, kernel %s", version, runtime.GOOS, runtime.GOARCH, runtime.Version(), strings.TrimSpace(kernel()))
	if runtime.GOOS != "linux" {
		o.say("platform", checkNote, "run `ambit serve` and scripts on Linux", "%s: calls work here, scripts and hosted agents do not", detail)
		return
	}
	o.say("platform", checkOK, "", "%s", detail)
}

func (o *doctorOptions) policies() *authority.Policy {
	file := o.policy
	if file == "" {
		file = filepath.Join(o.dir, "ambit.json")
	}
	policy, err := loadPolicy(o.policy, o.dir, o.manifest)
	if err != nil {
		o.say("policy", checkFailed, "mend it; `ambit policy check "+file+"` says this again", "%v", err)
		return nil
	}
	if _, err := os.Stat(file); errors.Is(err, os.ErrNotExist) {
		o.say("policy", checkNote, "`ambit init` writes a commented one", "there is no %s: the directory may be read as a whole, and written where a grant says so", file)
		return policy
	}
	o.say("policy", checkOK, "", "%s, digest %s", file, policy.Digest()[:12])
	return policy
}

func (o *doctorOptions) stores(policy *authority.Policy) {
	if len(policy.Stores) == 0 {
		o.say("stores", checkFailed, "declare one under `stores`; `ambit init` shows how", "the policy has no store, so that no file can be granted")
		return
	}
	var fine []string
	for i := range policy.Stores {
		s := &policy.Stores[i]
		root := filepath.Join(o.dir, s.Root)
		info, err := os.Stat(root)
		switch {
		case errors.Is(err, os.ErrNotExist):
			o.say("stores", checkNote, "make the directory, or mend `root`", "store %s: %s is not there", s.Name, root)
		case err != nil:
			o.say("stores", checkFailed, "see to its permissions", "store %s: %v", s.Name, err)
		case !info.IsDir():
			o.say("stores", checkFailed, "mend `root`", "store %s: %s is not a directory", s.Name, root)
		default:
			fine = append(fine, s.Name)
		}
	}
	if len(fine) > 0 {
		o.say("stores", checkOK, "", "%s", strings.Join(fine, ", "))
	}
}

// expiresSoon is how long before a token expires it is named.
const expiresSoon = 14 * 24 * time.Hour

func (o *doctorOptions) tokens(policy *authority.Policy) {
	approvers, holds := 0, false
	for _, t := range policy.Tokens {
		for _, s := range t.Scopes {
			if s == authority.ScopeApprove {
				approvers++
			}
		}
	}
	for _, p := range policy.Profiles {
		holds = holds || len(p.Hold.Tools)+len(p.Hold.Read)+len(p.Hold.Write) > 0
	}
	now := time.Now()
	soon := slices.DeleteFunc(slices.Clone(policy.Tokens), func(t authority.Token) bool { return !t.Expired(now.Add(expiresSoon).UnixMilli()) })
	switch {
	case len(soon) > 0:
		t := slices.MinFunc(soon, func(a, b authority.Token) int { return cmp.Compare(a.Expires, b.Expires) })
		is := "expires"
		if t.Expired(now.UnixMilli()) {
			is = "expired"
		}
		o.say("tokens", checkNote, "add its successor and reload the policy (docs/operations.md)", "the token %q %s at %s", t.Name, is, time.UnixMilli(t.Expires).UTC().Format(time.RFC3339))
	case len(policy.Tokens) == 0:
		o.say("tokens", checkNote, "add one under `tokens` where others are to call", "the policy has none: `ambit serve` makes one of its own, Workers and Lambda refuse everybody")
	case holds && approvers == 0:
		o.say("tokens", checkNote, "give a token the scope `approve`", "a profile holds calls, and no token may decide about them at a server")
	default:
		o.say("tokens", checkOK, "", "%s, %d of them may approve", count(len(policy.Tokens), "token"), approvers)
	}
}

func (o *doctorOptions) ledger(ctx context.Context) {
	place, err := native.OpenPlace(ctx, native.PlaceOptions{Dir: o.dir, State: o.state, Policy: authority.Local(), ReadOnly: true})
	if errors.Is(err, native.ErrNoState) {
		o.say("ledger", checkNote, "`ambit bash` or `ambit serve` makes one", "there is none in %s", stateOf(o.dir, o.state))
		return
	}
	if err != nil {
		o.say("ledger", checkFailed, "see that "+stateOf(o.dir, o.state)+" can be read and belongs to you; a ledger of a newer version needs that version", "%v", err)
		return
	}
	defer place.Close()
	runs, err := (&ledgerOptions{dir: o.dir, state: o.state}).runs(ctx, place.Store, nil)
	if err != nil {
		o.say("ledger", checkFailed, "`ambit ledger verify` says which run is damaged", "%v", err)
		return
	}
	o.say("ledger", checkOK, "", "%s in %s; `ambit ledger verify` proves them", count(len(runs), "run"), stateOf(o.dir, o.state))
}

func (o *doctorOptions) disk() {
	at := stateOf(o.dir, o.state)
	if _, err := os.Stat(at); err != nil {
		at = o.dir
	}
	free, err := freeBytes(at)
	if err != nil {
		o.say("disk", checkNote, "", "%s: how much is free is not known: %v", at, err)
		return
	}
	result, next := checkOK, ""
	switch {
	case free < diskFull:
		result, next = checkFailed, "make room, or name another place with --state"
	case free < diskLow:
		result, next = checkNote, "make room soon"
	}
	if probe, err := os.CreateTemp(at, ".ambit-doctor-*"); err != nil {
		result, next = checkFailed, "see to the permissions of "+at
		o.say("disk", result, next, "%s cannot be written: %v", at, err)
		return
	} else {
		probe.Close()
		os.Remove(probe.Name())
	}
	o.say("disk", result, next, "%s: %d MiB free", at, free>>20)
}

func (o *doctorOptions) scripts(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, doctorTime)
	defer cancel()
	if err := namespaces(ctx); err != nil {
		o.say("namespaces", checkNote, "allow them to this user (kernel.unprivileged_userns_clone, AppArmor's userns), or run as root; only scripts need them", "cannot be made: %v; scripts say what of their isolation is missing", err)
		return
	}
	o.say("namespaces", checkOK, "", "scripts can be isolated")
}

// program looks for one that only some things need, here and then in PATH.
func (o *doctorOptions) program(name string, places []string, next string) {
	for _, p := range append(places, name) {
		if file, err := exec.LookPath(p); err == nil {
			o.say(name, checkOK, "", "%s", file)
			return
		}
	}
	o.say(name, checkNote, next, "not found")
}

// moreIsolation is what to do for it.
const moreIsolation = "allow namespaces to this user, or run as root"

func (o *doctorOptions) hosted() {
	if err := omphost.CheckInstalled(o.omp); err != nil {
		o.say("omp", checkNote, "`make omp` installs it; only hosted agents need it", "%v", err)
		return
	}
	o.say("omp", checkOK, "", "%s", o.omp)
	dir, err := filepath.Abs(o.omp)
	if err == nil {
		var enforced, missing []string
		enforced, missing, err = omphost.Probe(omphost.Installed(dir))
		if err == nil {
			text := "hosted agents are kept apart from this machine by " + strings.Join(enforced, ", ")
			if len(missing) > 0 {
				text += "; not by " + strings.Join(missing, ", ")
			}
			result, next := checkOK, ""
			if !omphost.Isolated(missing) {
				result, next = checkNote, moreIsolation
			}
			o.say("isolation", result, next, "%s", text)
			return
		}
	}
	o.say("isolation", checkNote, moreIsolation, "hosted agents are not kept apart from this machine: %v", err)
}

func (o *doctorOptions) server(ctx context.Context) {
	if o.remote.server == "" && os.Getenv("AMBIT_SERVER") == "" {
		return
	}
	c, err := o.remote.client()
	if err != nil {
		o.say("server", checkFailed, "give --token, or set AMBIT_TOKEN", "%v", err)
		return
	}
	ctx, cancel := context.WithTimeout(ctx, doctorTime)
	defer cancel()
	if err := c.Healthy(ctx); err != nil {
		o.say("server", checkFailed, "does `ambit serve` run there?", "%v", err)
		return
	}
	runs, _, err := c.List(ctx, "")
	if err != nil {
		o.say("server", checkFailed, "see that the token is one of its policy, with the scope `runs` or `runs.read`", "it answers, but not this token: %v", err)
		return
	}
	o.say("server", checkOK, "", "it answers, and lists %s", count(len(runs), "run"))
}
