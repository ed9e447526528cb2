package conformance

import (
	"bytes"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ambit/core/shell"
	_ "ambit/core/shell/commands"
	"ambit/core/workspace"
	"ambit/core/workspace/view"
)

// oracleEnv is the environment in which the golden results were made.
var oracleEnv = []string{"LC_ALL=C.UTF-8", "LANG=C.UTF-8", "TZ=UTC", "HOME=/home/agent", "USER=agent", "LOGNAME=agent", "SHELL=/bin/bash",
	"PATH=/usr/local/bin:/usr/bin:/bin"}

// caseStart is the recorded clock of every case.
var caseStart = time.Date(2026, 3, 14, 9, 26, 53, 0, time.UTC)

// runShell runs a script in an empty workspace and gives its result in the form of
// the golden files.
func runShell(script string) (Golden, *shell.Result) {
	r := shell.Run(shell.Call{Script: script, Env: oracleEnv, Start: caseStart, Stdin: strings.NewReader("")})
	g := Golden{Status: r.Exit, Stdout: r.Stdout, Stderr: r.Stderr, Tree: []string{}}
	if r.FS != nil {
		g.Tree = treeOf(r.FS)
	}
	return g, r
}

// treeOf lists the workspace of a namespace as the oracle does.
func treeOf(fs *view.FS) []string {
	list := []string{}
	defer func() { slices.Sort(list) }()
	blobs := workspace.MemBlobs{}
	delta, err := fs.Delta("/workspace", blobs)
	if err != nil {
		return append(list, "delta: "+err.Error())
	}
	for _, c := range delta {
		switch c.Kind {
		case workspace.Dir:
			list = append(list, fmt.Sprintf("dir %o %s", c.Mode, c.Path))
		case workspace.Symlink:
			list = append(list, fmt.Sprintf("link %s -> %s", c.Path, c.Target))
		default:
			list = append(list, fmt.Sprintf("file %o %s %d %x", c.Mode, c.Path, c.Size, c.Hash[:8]))
		}
	}
	return list
}

// TestDifferential runs every case file through the shell and compares with what
// real bash gave.
func TestDifferential(t *testing.T) {
	files, err := filepath.Glob("cases/*/*.sh")
	if err != nil || len(files) == 0 {
		t.Fatalf("no case files: %v", err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(strings.TrimPrefix(file, "cases/"), ".sh")
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			differentialFile(t, file)
		})
	}
}

func differentialFile(t *testing.T, file string) {
	cases, err := ReadCases(file)
	if err != nil {
		t.Fatal(err)
	}
	golden, err := ReadGolden(strings.TrimSuffix(file, ".sh") + ".golden")
	if err != nil {
		t.Fatalf("%v: make it with `make oracle`", err)
	}
	for _, c := range cases {
		if c.Skip != "" {
			continue
		}
		want, ok := golden[c.Name]
		if !ok {
			t.Errorf("%s: no golden result: make it with `make oracle`", c.Name)
			continue
		}
		t.Run(c.Name, func(t *testing.T) {
			got, r := runShell(c.Script)
			var diff strings.Builder
			if got.Status != want.Status {
				fmt.Fprintf(&diff, "status: got %d, bash %d (%s %s)\n", got.Status, want.Status, r.Outcome, r.Reason)
			}
			if !bytes.Equal(got.Stdout, want.Stdout) {
				fmt.Fprintf(&diff, "stdout:\n got  %q\n bash %q\n", got.Stdout, want.Stdout)
			}
			if c.AnyStderr && (len(got.Stderr) == 0) != (len(want.Stderr) == 0) || !c.AnyStderr && !bytes.Equal(got.Stderr, want.Stderr) {
				fmt.Fprintf(&diff, "stderr:\n got  %q\n bash %q\n", got.Stderr, want.Stderr)
			}
			if !c.AnyTree && !slices.Equal(got.Tree, want.Tree) {
				fmt.Fprintf(&diff, "tree:\n got  %q\n bash %q\n", got.Tree, want.Tree)
			}
			if diff.Len() > 0 {
				t.Errorf("%s\n--- script\n%s--- difference\n%s", file, c.Script, diff.String())
			}
		})
	}
}

// TestSameCallSameResult runs scripts twice: nothing but the recorded inputs may
// decide a result.
func TestSameCallSameResult(t *testing.T) {
	for _, script := range []string{
		`echo $RANDOM $SRANDOM $$; date +%s.%N; mktemp; head -c 8 /dev/urandom | od -An -tx1`,
		`for i in 1 2 3; do (sleep 0.$i; echo $i) & done; wait; ls -l / | wc -l`,
		`declare -A m=([a]=1 [b]=2 [c]=3); echo "${!m[@]}"; seq 100 | shuf | sha256sum`,
	} {
		a, ra := runShell(script)
		b, rb := runShell(script)
		if !bytes.Equal(a.Stdout, b.Stdout) || !bytes.Equal(a.Stderr, b.Stderr) || ra.Fuel != rb.Fuel {
			t.Errorf("%s\nfirst  %q %q fuel %d\nsecond %q %q fuel %d", script, a.Stdout, a.Stderr, ra.Fuel, b.Stdout, b.Stderr, rb.Fuel)
		}
	}
}
