package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"ambit/adapters/native/mirror"
	"ambit/core/authority"
)

// initialPolicy is the document that `ambit init` writes. What is commented out is what one
// may want next.
const initialPolicy = `// The policy of this directory: what agents may touch, at most. docs/policy.md describes it;
// "ambit policy check" reads it, "ambit policy explain" says what it decides, and "ambit
// doctor" looks at it with the rest. No agent can change this file.
{
  "version": 1,

  // What exists. A grant may name any part of a store, and gets what the store allows.
  "stores": {
    "project_files": {
      "root": ".",
      "allow": {
        "read": ["**"],
        // Nothing may be written but what stands here.
        "write": ["reports/**"]
      },
      // Neither imported nor visible. A .git that may be written lets an agent place hooks.
      "ignore": [".git", ".ambit", "node_modules", ".env", ".env.*"]
    }
  },

  // What an agent may do at all: ambit bash --profile agent. Built in are repo-reader,
  // repo-writer and others.
  "profiles": {
    "agent": {
      "allow": ["repo.read", "repo.write", "command.run"],
      // Calls that wait until an operator allows them: "ambit hold list".
      "hold": {
        "tools": [],
        "read": [],
        "write": ["reports/published/**"]
      }
    }
  },

  // Bounds of a call and a run; these are the defaults of some.
  "limits": {
    "fuel": 100000000,
    "timeMs": 30000,
    "runCalls": 10000
  },

  // Programs with pinned bytes that agents may call by name: "ambit script pin" prints the
  // hashes. A profile must allow script.NAME, a grant name it.
  // "scripts": { "nightly_backup": { "argv": ["bash", "backup.sh"], "sha256": "…" } },

  // Who may call "ambit serve". The secret itself stands nowhere:
  //   printf %s "$SECRET" | sha256sum
  // Without tokens the server makes one of its own. Scopes: runs, runs.read, approve.
  "tokens": [
    // { "name": "ci", "sha256": "…", "tenant": "default", "scopes": ["runs"] },
  ]
}
`

func initCommand() *cobra.Command {
	var dir, file string
	cmd := &cobra.Command{
		Use:   "init",
		Short: "Write a commented policy document to start from",
		Long: `Write ambit.json, a commented policy document to start from. A document that is there
already is left as it is.`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if file == "" {
				file = filepath.Join(dir, mirror.PolicyName)
			}
			policy, err := authority.Parse(file, []byte(initialPolicy))
			if err != nil {
				return err
			}
			f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
			if errors.Is(err, fs.ErrExist) {
				return &exitError{exitFailed, fmt.Errorf("%s is there already, and stays as it is: `ambit policy check %s` reads it", file, file)}
			}
			if err != nil {
				return &exitError{exitFailed, err}
			}
			_, err = f.WriteString(initialPolicy)
			if err = errors.Join(err, f.Close()); err != nil {
				return &exitError{exitFailed, err}
			}
			if wantJSON(cmd) {
				return printJSON(map[string]string{"file": file, "policy": policy.Digest()})
			}
			fmt.Printf("wrote %s\n\nNext:\n  ambit doctor                                         look whether all is there\n"+
				"  ambit bash --profile agent -c 'ls -l'                a first call\n"+
				"  ambit bash --profile agent --write 'reports/**' -c 'mkdir -p reports; date > reports/now'\n"+
				"  ambit ledger show                                    what happened\n", shown(file))
			return nil
		},
	}
	cmd.Flags().StringVarP(&dir, "directory", "C", ".", "the directory of the document")
	cmd.Flags().StringVar(&file, "policy", "", "the `file` to write (default: ambit.json in the directory)")
	return cmd
}
