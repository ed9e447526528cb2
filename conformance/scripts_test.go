package conformance

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"ambit/core/shell"
)

// TestAgentScripts runs longer scripts of the kind that agents write, in a workspace
// at /home/agent/project, and compares output and status with those of real bash.
func TestAgentScripts(t *testing.T) {
	files, err := filepath.Glob("scripts/*.sh")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scripts: %v", err)
	}
	for _, file := range files {
		base := strings.TrimSuffix(file, ".sh")
		t.Run(filepath.Base(base), func(t *testing.T) {
			t.Parallel()
			script, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			want, err := os.ReadFile(base + ".out")
			if err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(base + ".status")
			if err != nil {
				t.Fatal(err)
			}
			status, err := strconv.Atoi(strings.TrimSpace(string(text)))
			if err != nil {
				t.Fatal(err)
			}
			r := shell.Run(shell.Call{Script: string(script), Env: oracleEnv, Start: caseStart, At: "/home/agent/project", Stdin: strings.NewReader("")})
			if r.Exit != status || !bytes.Equal(r.Stdout, want) {
				t.Errorf("status %d, bash %d\nstderr %q\n--- got\n%s--- bash\n%s", r.Exit, status, r.Stderr, r.Stdout, want)
			}
		})
	}
}
