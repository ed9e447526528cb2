package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"ambit/actors"
	"ambit/adapters/native"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

type bashOptions struct {
	dir, state, at, profile, grant, policy string
	manifest                               string
	env, read, write, requires             []string
	script                                 string
	explain                                bool
	timeout                                int
}

func bashCommand() *cobra.Command {
	var o bashOptions
	cmd := &cobra.Command{
		Use:   "bash [flags] (-c SCRIPT | FILE) [ARG...]",
		Short: "Run one governed shell call on a local directory",
		Long: `Run a script in the virtual bash over a directory, and bring its changes back.

Without a grant the script may read everything and write nothing; --write alone leaves
reading as it is. The files .git, node_modules and .ambit are left out unless a policy
says otherwise, and so are files larger than the policy's fileBytes (8 MiB); --explain
names them. FILE is looked for where ambit is called, not in the directory of -C.

Output is written when the script has ended, standard output before standard error; 2>&1
inside the script keeps their order.

The call is an entry in the ledger that .ambit holds, with script, output, standard input
and --env as they were; "ambit ledger show" prints it.

The exit status is the script's; 124 if a limit ended it, 125 if ambit failed, 126 if
authority refused the call, 130 if it was interrupted.`,
		Example: `  ambit bash -c 'find . -name "*.go" | xargs wc -l | tail -1'
  ambit bash --write 'reports/**' -c 'mkdir -p reports; date > reports/now'
  ambit bash -C ~/site --grant 'project_files { read ["docs/**"] } command { run }' check.sh
  echo 'ls -l' | ambit bash`,
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			err := o.run(cmd, args)
			var e *exitError
			if err != nil && !errors.As(err, &e) {
				err = &exitError{exitOwn, err}
			}
			return err
		},
	}
	// A status of 2 is the script's.
	cmd.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error { return &exitError{exitOwn, flagError(cmd, err)} })
	f := cmd.Flags()
	f.SetInterspersed(false)
	f.StringVarP(&o.script, "command", "c", "", "the script; arguments after it are $0, $1, …")
	f.StringVarP(&o.dir, "directory", "C", ".", "the directory to work on")
	f.StringVar(&o.at, "at", actors.Mount, "where the workspace stands inside the shell")
	f.StringArrayVar(&o.env, "env", nil, "set NAME=VALUE for the script; the ledger keeps it (repeatable)")
	f.StringVar(&o.profile, "profile", "repo-writer", "the profile of the policy, or a preset")
	f.StringVar(&o.grant, "grant", "", "the grant, as text or @FILE")
	f.StringArrayVar(&o.read, "read", nil, "grant reading these paths (repeatable)")
	f.StringArrayVar(&o.write, "write", nil, "grant writing these paths (repeatable)")
	f.StringArrayVar(&o.requires, "requires", nil, "narrow the turn to this capability (repeatable)")
	f.StringVar(&o.policy, "policy", "", "the policy document (default: ambit.json in the directory)")
	f.StringVar(&o.state, "state", "", "where the ledger is kept (default: .ambit in the directory)")
	manifestFlag(f, &o.manifest)
	f.IntVar(&o.timeout, "timeout", 0, "virtual seconds, 1 to 30 (default: the policy's timeMs)")
	f.BoolVar(&o.explain, "explain", false, "print the changes, what was left out and the ledger entry to standard error")
	return cmd
}

// script is what is to run: -c, a file, or standard input.
func (o *bashOptions) load(cmd *cobra.Command, args []string) (script, name string, words []string, fromStdin bool, err error) {
	if cmd.Flags().Changed("command") {
		if len(args) > 0 {
			return o.script, args[0], args[1:], false, nil
		}
		return o.script, "", nil, false, nil
	}
	if len(args) > 0 {
		data, err := os.ReadFile(args[0])
		return string(data), args[0], args[1:], false, err
	}
	if terminal(os.Stdin) {
		fmt.Fprintln(os.Stderr, "ambit: the script is read from here, to Ctrl-D; -c SCRIPT or FILE gives another (see `ambit bash --help`)")
	}
	data, err := readAll(cmd.Context(), os.Stdin)
	return string(data), "", nil, true, err
}

// stdinMax bounds what a script is given of standard input, in bytes.
const stdinMax = 8 << 20

// readStdin reads standard input when the script first asks for it.
func readStdin(ctx context.Context) ([]byte, error) {
	if info, err := os.Stdin.Stat(); err != nil || info.Mode()&os.ModeCharDevice != 0 {
		return nil, nil
	}
	data, err := readAll(ctx, io.LimitReader(os.Stdin, stdinMax+1))
	if err == nil && len(data) > stdinMax {
		err = fmt.Errorf("larger than %d bytes", stdinMax)
	}
	return data, err
}

func (o *bashOptions) arguments(script, name string, words []string) ([]byte, error) {
	args := ledger.Object{{Name: "command", Value: script}}
	if o.at != actors.Mount {
		args = append(args, ledger.Member{Name: "at", Value: o.at})
	}
	if name != "" {
		args = append(args, ledger.Member{Name: "name", Value: name})
	}
	if len(words) > 0 {
		list := make([]ledger.Value, len(words))
		for i, w := range words {
			list[i] = w
		}
		args = append(args, ledger.Member{Name: "args", Value: list})
	}
	if o.timeout != 0 {
		args = append(args, ledger.Member{Name: "timeout", Value: o.timeout})
	}
	if len(o.env) > 0 {
		env := ledger.Object{}
		seen := map[string]int{}
		for _, e := range o.env {
			k, v, err := variable(e)
			if err != nil {
				return nil, err
			}
			if i, dup := seen[k]; dup {
				env[i].Value = v
				continue
			}
			seen[k] = len(env)
			env = append(env, ledger.Member{Name: k, Value: v})
		}
		args = append(args, ledger.Member{Name: "env", Value: env})
	}
	return ledger.Canonical(nil, args), nil
}

func (o *bashOptions) run(cmd *cobra.Command, args []string) error {
	ctx := cmd.Context()
	policy, err := loadPolicy(o.policy, o.dir, o.manifest)
	if err != nil {
		return err
	}
	grant, err := grantOf(cmd, policy, o.grant, o.read, o.write)
	if err != nil {
		return err
	}
	warnDirectories(o.dir, map[string][]string{"read": o.read, "write": o.write})
	script, name, words, fromStdin, err := o.load(cmd, args)
	if err != nil {
		return err
	}
	arguments, err := o.arguments(script, name, words)
	if err != nil {
		return err
	}
	local, err := native.OpenLocal(ctx, native.PlaceOptions{Dir: o.dir, State: o.state, Policy: policy, Governing: governing(o.policy, o.grant, o.manifest)}, o.profile)
	if err != nil {
		return err
	}
	defer local.Leave()
	ev := actors.CallTool{Tool: "bash", Args: arguments}
	if !fromStdin {
		ev.Stdin = func() ([]byte, error) { return readStdin(ctx) }
	}
	reply, err := local.Call(ctx, grant, o.requires, ev)
	if err != nil {
		return err
	}
	if wantJSON(cmd) {
		rec, err := local.Record(ctx, reply.Seq)
		if err != nil {
			return err
		}
		if err := writeJSON(os.Stdout, rec); err != nil {
			return err
		}
		return statusError(reply)
	}
	os.Stdout.Write(reply.Stdout)
	os.Stderr.Write(reply.Stderr)
	warnCut("standard output", reply.Stdout, reply.Truncated.Stdout)
	warnCut("standard error", reply.Stderr, reply.Truncated.Stderr)
	if o.explain {
		if err := explain(ctx, local, reply); err != nil {
			return err
		}
	}
	switch reply.Status {
	case ledger.Refused:
		return &exitError{exitRefused, errors.New(refusal(reply.Level, reply.Reason))}
	case ledger.Held:
		return &exitError{exitRefused, fmt.Errorf("the call waits for an operator: %s\nnothing of it was done; see `ambit hold list`, and call again after `ambit hold allow %s %d`", reply.Reason, local.ID, reply.Seq)}
	case ledger.Failed, ledger.Aborted, ledger.UncertainState:
		return &exitError{exitOwn, fmt.Errorf("%s: %s", reply.Status, reply.Reason)}
	}
	return statusError(reply)
}

// warnCut says on standard error that a stream was cut.
func warnCut(stream string, kept []byte, written int64) {
	if written == 0 {
		return
	}
	if n := len(kept); stream == "standard error" && n > 0 && kept[n-1] != '\n' {
		fmt.Fprintln(os.Stderr)
	}
	fmt.Fprintf(os.Stderr, "ambit: %s was cut after %d of %d bytes\n", stream, len(kept), written)
}

// statusError ends the program with the status of the script.
func statusError(r *actors.Reply) error {
	status := 0
	switch {
	case r.Status == ledger.Refused, r.Status == ledger.Held:
		status = exitRefused
	case r.Status == ledger.Limit:
		status = exitLimit
	case r.Status != ledger.OK:
		status = exitOwn
	case r.Exit != nil:
		status = *r.Exit
	}
	if status == 0 {
		return nil
	}
	return &exitError{status, nil}
}

// explain prints what the call changed, what was left out, and its entry.
func explain(ctx context.Context, l *native.Local, r *actors.Reply) error {
	for _, c := range r.Delta {
		if c.Op == workspace.Rename {
			fmt.Fprintf(os.Stderr, "%s %s -> %s\n", c.Op, shown(c.From), shown(c.Path))
			continue
		}
		fmt.Fprintf(os.Stderr, "%s %s\n", c.Op, shown(c.Path))
	}
	for _, left := range l.Place.Mirror.Left() {
		fmt.Fprintf(os.Stderr, "left out %s: %s\n", shown(left.Path), left.Reason)
	}
	rec, err := l.Record(ctx, r.Seq)
	if err != nil {
		return err
	}
	parsed, err := ledger.ParseRecord(rec)
	if err != nil {
		return err
	}
	fmt.Fprintf(os.Stderr, "entry %s\n", plainJSON(parsed.Entry.JSON()))
	return nil
}

// variable takes an --env option apart.
func variable(option string) (name, value string, err error) {
	name, value, ok := strings.Cut(option, "=")
	if !ok || name == "" {
		return "", "", fmt.Errorf("--env %q is not NAME=VALUE", option)
	}
	return name, value, nil
}
