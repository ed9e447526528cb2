package main

import (
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"ambit/adapters/native/mirror"
	"ambit/core/authority"
)

func policyCommand() *cobra.Command {
	cmd := &cobra.Command{Use: "policy", Short: "Check a policy document, or explain what it decides"}
	cmd.AddCommand(policyCheckCommand(), policyExplainCommand())
	return cmd
}

func policyCheckCommand() *cobra.Command {
	var manifest string
	cmd := &cobra.Command{
		Use:   "check FILE",
		Short: "Check a policy document: status 0 if it loads, 1 with every mistake and its place",
		Args:  arguments(1, 1, ""),
		RunE: func(cmd *cobra.Command, args []string) error {
			data, err := os.ReadFile(args[0])
			if err != nil {
				return err
			}
			p, err := parsePolicy(args[0], data, manifest)
			if err != nil && wantJSON(cmd) {
				list := []map[string]string{}
				for _, e := range authority.Mistakes(err) {
					list = append(list, map[string]string{"where": e.Where(), "message": e.Message()})
				}
				if err := printJSON(map[string]any{"policy": args[0], "ok": false, "errors": list}); err != nil {
					return err
				}
				return &exitError{exitFailed, nil}
			}
			if err != nil {
				return &exitError{exitFailed, err}
			}
			if wantJSON(cmd) {
				return printJSON(map[string]any{"policy": args[0], "ok": true, "errors": []string{}, "digest": p.Digest(), "stores": len(p.Stores),
					"profiles": len(p.Profiles), "scripts": len(p.Scripts), "tokens": len(p.Tokens)})
			}
			fmt.Printf("%s: ok, %s, %s, %s, %s\ndigest %s\n", shown(args[0]), count(len(p.Stores), "store"), count(len(p.Profiles), "profile"), count(len(p.Scripts), "script"), count(len(p.Tokens), "token"), p.Digest())
			return nil
		},
	}
	manifestFlag(cmd.Flags(), &manifest)
	return cmd
}

func policyExplainCommand() *cobra.Command {
	var file, dir, profile, grant, manifest string
	var requires, read, write []string
	cmd := &cobra.Command{
		Use:   "explain [flags] (read|write|run|TOOL|script) [PATH|NAME]",
		Short: "Show what each level says about a request, and which one decides",
		Long: `Show what each level says about a request, and which one decides. Status 0 if it is
allowed, 1 if not. Without a grant everything may be read and commands run, as for
"ambit bash".`,
		Example: `  ambit policy explain --profile repo-writer --grant 'project_files { read ["docs/**"] }' read docs/a.md
  ambit policy explain --profile repo-reader run`,
		Args: arguments(1, 2, ""),
		RunE: func(cmd *cobra.Command, args []string) error {
			p, err := loadPolicy(file, dir, manifest)
			if err != nil {
				return err
			}
			g, err := grantOf(cmd, p, grant, read, write)
			if err != nil {
				return err
			}
			auth, err := p.Authorize(profile, g, requires)
			if err != nil {
				return err
			}
			fences, err := mirror.Governing(dir, governing(file, grant, manifest))
			if err != nil {
				return err
			}
			auth = auth.Fenced(fences)
			req, err := request(args, append(authority.FileTools(), scriptNames(p)...))
			if err != nil {
				return err
			}
			steps, verdict := auth.Explain(req)
			held := ""
			if verdict.Allowed {
				held = auth.Held(req)
			}
			if wantJSON(cmd) {
				list := make([]map[string]any, len(steps))
				for i, s := range steps {
					list[i] = map[string]any{"level": s.Level, "allowed": s.Allowed, "reason": s.Reason}
				}
				err = printJSON(map[string]any{"steps": list, "allowed": verdict.Allowed, "level": verdict.Level, "reason": verdict.Reason, "held": held})
			} else {
				for _, s := range steps {
					word := "allows "
					if !s.Allowed {
						word = "refuses"
					}
					fmt.Printf("%-9s %s  %s\n", s.Level, word, printable(s.Reason))
				}
				if held != "" {
					fmt.Println("allowed, but it waits for an operator: " + printable(held))
				} else if verdict.Allowed {
					fmt.Println("allowed")
				} else {
					fmt.Println(printable(refusal(verdict.Level, verdict.Reason)))
				}
			}
			if err == nil && !verdict.Allowed {
				err = &exitError{exitFailed, nil}
			}
			return err
		},
	}
	f := cmd.Flags()
	f.StringVar(&file, "policy", "", "the policy document (default: ambit.json in the directory)")
	manifestFlag(f, &manifest)
	f.StringVarP(&dir, "directory", "C", ".", "the directory whose ambit.json is read")
	f.StringVar(&profile, "profile", "repo-writer", "the profile")
	f.StringVar(&grant, "grant", "", "the grant, as text or @FILE")
	f.StringArrayVar(&read, "read", nil, "grant reading these paths (repeatable)")
	f.StringArrayVar(&write, "write", nil, "grant writing these paths (repeatable)")
	f.StringArrayVar(&requires, "requires", nil, "narrow the turn to this capability (repeatable)")
	return cmd
}

func scriptNames(p *authority.Policy) []string {
	names := make([]string, len(p.Scripts))
	for i, s := range p.Scripts {
		names[i] = s.Name
	}
	return names
}

// request reads what is asked: an operation or a tool of those known, and what it is
// about.
func request(args, known []string) (authority.Request, error) {
	about := ""
	if len(args) > 1 {
		about = args[1]
	}
	switch args[0] {
	case "read", "write":
		if about == "" {
			return authority.Request{}, fmt.Errorf("%s what? name a path", args[0])
		}
		return authority.Request{Op: authority.Op(args[0]), Path: about}, nil
	case "run":
		return authority.Request{Op: authority.Run}, nil
	case "script":
		if about == "" {
			return authority.Request{}, errors.New("script which? name it")
		}
		return authority.Request{Op: authority.Script, Script: about}, nil
	}
	if !slices.Contains(known, args[0]) {
		names := append([]string{"write", "run", "script"}, known...)
		return authority.Request{}, fmt.Errorf("no operation, tool or script %q%s", args[0], suggestion(args[0], names))
	}
	return authority.Request{Tool: args[0], Path: about}, nil
}
