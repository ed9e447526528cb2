package sed

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
	"testing"
	"time"

	"ambit/core/shell/command"
)

// runCase runs a script under bash in a fresh directory; tools, if any, come first
// in PATH.
func runCase(t *testing.T, script, tools string) string {
	dir := t.TempDir()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, "bash", "--noprofile", "--norc", "-c", script)
	cmd.WaitDelay = time.Second
	cmd.Dir = dir
	path := os.Getenv("PATH")
	if tools != "" {
		path = tools + ":" + path
	}
	cmd.Env = []string{"PATH=" + path, "LC_ALL=C.UTF-8", "TZ=UTC", "HOME=/home/agent", "USER=agent"}
	var out, errb bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errb
	err := cmd.Run()
	var b strings.Builder
	b.WriteString("--- stdout\n" + out.String() + "\n--- stderr\n" + errb.String())
	if err != nil {
		b.WriteString("\n--- status " + err.Error())
	}
	var names []string
	filepath.Walk(dir, func(p string, info os.FileInfo, err error) error {
		if err == nil && p != dir {
			names = append(names, p)
		}
		return nil
	})
	sort.Strings(names)
	for _, p := range names {
		rel, _ := filepath.Rel(dir, p)
		st, err := os.Lstat(p)
		if err != nil {
			continue
		}
		b.WriteString("\n--- " + rel + " " + st.Mode().String() + "\n")
		if st.Mode().IsRegular() {
			c, _ := os.ReadFile(p)
			b.Write(c)
		}
	}
	return b.String()
}

// needsShell are cases that need files of the shell itself: inherited descriptors,
// and a standard output that is the input.
var needsShell = map[string]bool{"output is input": true, "many patterns": true, "inplace ln a hard; sed -i s/o/0/ a; cat hard": true}

// TestCases runs the conformance cases of grep and sed with our commands under the
// real shell, which tells a fault of theirs from one of our shell; it needs CASES=1.
func TestCases(t *testing.T) {
	if os.Getenv("CASES") == "" {
		t.Skip("CASES is not set; conformance runs the same cases under our own shell")
	}
	tools := t.TempDir()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"grep", "egrep", "fgrep", "rgrep", "rg", "sed"} {
		if _, ok := command.Lookup(name); ok {
			os.Symlink(self, filepath.Join(tools, name))
		}
	}
	for _, pattern := range []string{"../../../conformance/cases/grep/*.sh", "../../../conformance/cases/sed/*.sh"} {
		files, _ := filepath.Glob(pattern)
		for _, f := range files {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			base := filepath.Base(filepath.Dir(f)) + "/" + strings.TrimSuffix(filepath.Base(f), ".sh")
			for _, c := range strings.Split("\n"+string(text), "\n#### ")[1:] {
				name, script, _ := strings.Cut(c, "\n")
				if strings.Contains(script, "#@ skip") || needsShell[name] {
					continue
				}
				t.Run(base+"/"+name, func(t *testing.T) {
					if strings.Contains(script, "#@ stderr any") {
						script = "exec 2>/dev/null\n" + script
					}
					want, got := runCase(t, script, ""), runCase(t, script, tools)
					if want != got {
						t.Errorf("%s\ngot:\n%s\nwant:\n%s", script, got, want)
					}
				})
			}
		}
	}
}
