package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"ambit/adapters/native/mirror"
	"ambit/adapters/native/script"
	"ambit/core/capability"
	"ambit/core/ledger"
)

type scriptOptions struct{ manifest string }

func scriptCommand() *cobra.Command {
	var o scriptOptions
	cmd := &cobra.Command{
		Use:   "script",
		Short: "List, verify, pin and run script capabilities",
		Long: `List, verify, pin and run script capabilities: named operations outside the virtual
shell, whose bytes the manifest pins. See docs/scripts.md.

The manifest is that of --script-manifest, else of $AMBIT_SCRIPT_MANIFEST, else the
policy document ambit.json here. It is a file of its own, or a policy document with
"scripts".

The exit status is 0; 1 if something is not as it is pinned, or a script failed; 2 for
wrong use, or a manifest that cannot be read.`,
	}
	manifestFlag(cmd.PersistentFlags(), &o.manifest)
	cmd.AddCommand(o.list(), o.verify(), o.pin(), o.runOne())
	return cmd
}

// file is the manifest's.
func (o *scriptOptions) file() (string, error) {
	if o.manifest != "" {
		return o.manifest, nil
	}
	if _, err := os.Stat(mirror.PolicyName); err == nil {
		return mirror.PolicyName, nil
	}
	return "", errors.New("no script manifest: pass --script-manifest <path> or set " + manifestVariable)
}

func (o *scriptOptions) load() (*capability.Manifest, error) {
	file, err := o.file()
	if err != nil {
		return nil, err
	}
	m, err := script.LoadManifest(file)
	if err != nil && strings.Contains(err.Error(), "64-character hex digest") {
		err = fmt.Errorf("%w\n`ambit script pin` writes the digests of the files as they are now", err)
	}
	return m, err
}

// printPretty writes a value as JSON of several lines.
func printPretty(v any) error {
	data, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return err
	}
	return writeJSON(os.Stdout, data)
}

func (o *scriptOptions) list() *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "List the capabilities of the manifest", Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			m, err := o.load()
			if err != nil {
				return err
			}
			if wantJSON(cmd) {
				list := []map[string]any{}
				for _, e := range m.Entries {
					env := []string{}
					for _, v := range e.Env {
						env = append(env, v.Name)
					}
					one := map[string]any{"name": e.Name, "argv": e.Argv, "sha256": e.SHA256, "hermetic": e.Hermetic, "env": env,
						"timeout_ms": e.Timeout.Milliseconds(), "output_limit": e.OutputLimit, "network": e.Network}
					if e.Description != "" {
						one["description"] = e.Description
					}
					if e.Input != nil {
						one["input"] = json.RawMessage(e.Input.JSON())
					}
					if e.Output != nil {
						one["output"] = json.RawMessage(e.Output.JSON())
					}
					list = append(list, one)
				}
				return printPretty(list)
			}
			if len(m.Entries) == 0 {
				fmt.Printf("no script capabilities pinned in %s\n", shown(m.Source))
			}
			for _, e := range m.Entries {
				fmt.Printf("%s\tsha256=%s\thermetic=%t\t%s\n", e.Name, e.SHA256, e.Hermetic, shown(strings.Join(e.Argv, " ")))
			}
			return nil
		},
	}
}

// verified is what `verify` says of an entry.
type verified struct {
	Name     string        `json:"name"`
	Status   string        `json:"status"` // verified, mismatch, unreadable, missing or unusable
	Path     string        `json:"path,omitempty"`
	Argv     []string      `json:"argv,omitempty"`
	Expected string        `json:"expected_sha256,omitempty"`
	Actual   string        `json:"actual_sha256,omitempty"`
	Error    string        `json:"error,omitempty"`
	Files    []fileCheck   `json:"files,omitempty"`
	Program  *fileCheck    `json:"interpreter,omitempty"`
	checks   []fileProblem // that are not as pinned
}

type fileCheck struct {
	Path     string `json:"path"`
	Expected string `json:"expected_sha256,omitempty"`
	Actual   string `json:"actual_sha256,omitempty"`
	Error    string `json:"error,omitempty"`
}

type fileProblem struct{ path, expected, actual string }

// check verifies one entry: its pins, the interpreter, execute permission, the working
// directory, and that its references to the environment resolve.
func check(r *script.Runner, e *capability.Entry) verified {
	plan, refusal := r.Plan(e)
	defer plan.Close()
	v := verified{Name: e.Name, Status: "verified", Expected: e.SHA256}
	for i, c := range plan.Checks {
		one := fileCheck{c.Path, c.Expected, c.Actual, c.Err}
		switch {
		case i == 0:
			v.Path, v.Actual = c.Path, c.Actual
		case i <= len(e.Files):
			v.Files = append(v.Files, one)
		default:
			v.Program = &one
		}
		if c.Expected != "" && c.Actual != c.Expected {
			v.checks = append(v.checks, fileProblem{c.Path, c.Expected, c.Actual})
		}
	}
	if refusal == nil {
		_, refusal = r.Variables(e)
	}
	if refusal == nil {
		return v
	}
	v.Error = refusal.Message
	switch f := refusal.Failure; {
	case f.Kind == capability.FailPin:
		v.Status = "mismatch"
	case len(plan.Checks) > 0 && plan.Checks[0].Missing:
		v.Status, v.Argv = "missing", e.Argv
	case len(plan.Checks) > 0 && plan.Checks[0].Err != "":
		v.Status = "unreadable"
	default:
		v.Status = "unusable"
	}
	return v
}

func (o *scriptOptions) verify() *cobra.Command {
	return &cobra.Command{
		Use: "verify", Short: "Verify every pin, interpreter, permission and variable; print the manifest's digest", Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			m, err := o.load()
			if err != nil {
				return err
			}
			r := script.New(script.Options{})
			all, list := true, []verified{}
			for _, e := range m.Entries {
				v := check(r, e)
				all = all && v.Status == "verified"
				list = append(list, v)
			}
			if wantJSON(cmd) {
				if err := printPretty(map[string]any{"manifest": m.Source, "verified": all, "digest": m.Digest(), "scripts": list}); err != nil {
					return err
				}
			} else {
				for _, v := range list {
					actual := v.Actual
					if actual == "" {
						actual = "-"
					}
					fmt.Printf("%s\t%s\texpected=%s\tactual=%s\n", v.Name, v.Status, v.Expected, actual)
					if v.Error != "" {
						fmt.Printf("\t%s\n", printable(v.Error))
					}
					for _, c := range v.checks {
						if c.path != v.Path {
							fmt.Printf("\t%s\texpected=%s\tactual=%s\n", shown(c.path), c.expected, c.actual)
						}
					}
					if p := v.Program; p != nil && p.Actual != "" {
						note := "not pinned"
						if p.Expected != "" {
							note = "pinned"
						}
						fmt.Printf("\tinterpreter %s\t%s\tactual=%s\n", shown(p.Path), note, p.Actual)
					}
				}
				fmt.Printf("digest %s\n", m.Digest())
				for _, v := range list {
					if v.Status == "mismatch" {
						return &exitError{exitFailed, errors.New("not all is as pinned: look at what changed; `ambit script pin` pins the files as they are now")}
					}
				}
			}
			if !all {
				return &exitError{exitFailed, nil}
			}
			return nil
		},
	}
}

func (o *scriptOptions) pin() *cobra.Command {
	return &cobra.Command{
		Use: "pin [NAME...]", Short: "Write the digests of the files as they are now into the manifest",
		Long: `Write the digests of the files as they are now into the manifest: of all entries, or of
those named. What else stands in the file is left as it is. Look at the files first: what
is pinned is what agents can have run.`,
		RunE: func(cmd *cobra.Command, args []string) error {
			file, err := o.file()
			if err != nil {
				return err
			}
			pins, err := script.New(script.Options{}).WritePins(file, args)
			var refusal *capability.Refusal
			if errors.As(err, &refusal) {
				return &exitError{exitFailed, err}
			}
			if err != nil {
				return err
			}
			if wantJSON(cmd) {
				list := []map[string]any{}
				for _, p := range pins {
					list = append(list, map[string]any{"name": p.Name, "path": p.Path, "before": p.Before, "sha256": p.After, "changed": p.Before != p.After})
				}
				return printPretty(map[string]any{"manifest": file, "pins": list})
			}
			for _, p := range pins {
				state := "unchanged"
				if p.Before != p.After {
					state = "pinned"
				}
				fmt.Printf("%s\t%s\tsha256=%s\t%s\n", p.Name, state, p.After, shown(p.Path))
			}
			return nil
		},
	}
}

func (o *scriptOptions) runOne() *cobra.Command {
	var input string
	cmd := &cobra.Command{
		Use: "run NAME", Short: "Run a capability once, as an executor would; it is not an agent's call, and no ledger has it",
		Example: `  ambit script run nightly_backup --input '{"day": "monday"}'
  ambit script run nightly_backup --input @day.json --json`,
		Args: arguments(1, 1, "`ambit script list` shows the names"),
		RunE: func(cmd *cobra.Command, args []string) error {
			m, err := o.load()
			if err != nil {
				return err
			}
			e := m.Entry(args[0])
			if e == nil {
				names := make([]string, len(m.Entries))
				for i, e := range m.Entries {
					names[i] = e.Name
				}
				return fmt.Errorf("script capability `%s` is not declared in the manifest%s", args[0], suggestion(args[0], names))
			}
			data, err := inputOf(input)
			if err != nil {
				return err
			}
			out := script.New(script.Options{}).Run(cmd.Context(), e, script.Call{Input: data})
			if wantJSON(cmd) {
				answer := capability.Answer{EffectID: "local", Outcome: out}
				err = writeJSON(os.Stdout, answer.JSON())
			} else {
				os.Stdout.Write(out.Stdout)
				os.Stderr.Write(out.Stderr)
				warnCut("standard output", out.Stdout, out.Written.Stdout)
				warnCut("standard error", out.Stderr, out.Written.Stderr)
			}
			switch {
			case err != nil:
				return err
			case out.Status != ledger.OK && wantJSON(cmd):
				return &exitError{exitFailed, nil}
			case out.Status != ledger.OK:
				return &exitError{exitFailed, errors.New(out.Reason)}
			case *out.Exit != 0:
				return &exitError{exitFailed, fmt.Errorf("exec command exited with status %d", *out.Exit)}
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&input, "input", "{}", "the arguments as JSON, @FILE, or - for standard input")
	return cmd
}

// inputOf is the arguments of a call that an option gives.
func inputOf(option string) ([]byte, error) {
	data := []byte(option)
	var err error
	if option == "-" {
		data, err = io.ReadAll(io.LimitReader(os.Stdin, capability.MaxInput+1))
	} else if file, ok := strings.CutPrefix(option, "@"); ok {
		data, err = os.ReadFile(file)
	}
	if err != nil {
		return nil, fmt.Errorf("--input: %w", err)
	}
	if !ledger.ValidJSON(bytes.TrimSpace(data)) {
		return nil, errors.New("--input is not JSON")
	}
	return data, nil
}
