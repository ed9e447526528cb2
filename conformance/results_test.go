package conformance

import (
	"bufio"
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ambit/core/shell"
)

var (
	resultsFile  = flag.String("results", "", "write a line with the result of each case to this file")
	resultsEvery = flag.Int("results.every", 1, "of the cases, write every n-th only")
	resultsWhole = flag.String("results.whole", "", "write every case of the files that match this pattern")
)

// TestResults writes what a case gave as one line: name, outcome, status, fuel, peak of
// metered memory, and the SHA-256 of what it printed and left behind. Two builds that
// write the same file behave the same.
func TestResults(t *testing.T) {
	if *resultsFile == "" {
		t.Skip("no -results FILE")
	}
	f, err := os.Create(*resultsFile)
	if err != nil {
		t.Fatal(err)
	}
	w := bufio.NewWriter(f)
	write := func(name string, call shell.Call) {
		call.Env, call.Start, call.Stdin = oracleEnv, caseStart, strings.NewReader("")
		call.Limits.Time = -1
		r := shell.Run(call)
		sum := sha256.New()
		fmt.Fprintf(sum, "%q %q %q", r.Reason, r.Stdout, r.Stderr)
		if r.FS != nil {
			fmt.Fprintf(sum, " %q", treeOf(r.FS))
		}
		fmt.Fprintf(w, "%s\t%s\t%d\t%d\t%d\t%x\n", name, r.Outcome, r.Exit, r.Fuel, r.Memory, sum.Sum(nil))
	}
	n := 0
	chosen := func(file string) bool {
		n++
		whole, err := filepath.Match(*resultsWhole, file)
		if err != nil {
			t.Fatalf("-results.whole %s: %v", *resultsWhole, err)
		}
		return whole || n%*resultsEvery == 0
	}
	for _, pattern := range []string{"cases/*/*.sh", "bombs/*.sh"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no case files: %v", pattern, err)
		}
		for _, file := range files {
			cases, err := ReadCases(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range cases {
				if chosen(file) {
					write(strings.TrimSuffix(file, ".sh")+": "+c.Name, shell.Call{Script: c.Script})
				}
			}
		}
	}
	scripts, err := filepath.Glob("scripts/*.sh")
	if err != nil || len(scripts) == 0 {
		t.Fatalf("no scripts: %v", err)
	}
	for _, file := range scripts {
		if !chosen(file) {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		write(file, shell.Call{Script: string(text), At: "/home/agent/project"})
	}
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}
