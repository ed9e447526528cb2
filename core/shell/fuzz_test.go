package shell

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzRun runs arbitrary scripts: none may panic or hang, and none may use more
// than its limits.
func FuzzRun(f *testing.F) {
	files, _ := filepath.Glob("../../conformance/cases/lang/*.sh")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, c := range strings.Split(string(text), "\n#### ") {
			_, script, _ := strings.Cut(c, "\n")
			f.Add(script)
		}
	}
	for _, s := range []string{"${", "$((", "<<E\n$(", "a=([", "{1..", "${a[${b[", "let x&=1", "((x[", "case a in (", "[[ a =~ (", "$'\\x", "!", "`\\`"} {
		f.Add(s)
	}
	limits := Limits{Fuel: 200_000, Memory: 4 << 20, Commands: 2000}
	f.Fuzz(func(t *testing.T, script string) {
		outer := rethrow
		rethrow = true
		defer func() { rethrow = outer }()
		r := Run(Call{Script: script, Stdin: strings.NewReader("one two\nthree\n"), Limits: limits})
		if r.Fuel > limits.Fuel+1<<20 {
			t.Errorf("%d fuel of %d", r.Fuel, limits.Fuel)
		}
		if r.Memory > limits.Memory+1<<20 {
			t.Errorf("%d bytes of %d", r.Memory, limits.Memory)
		}
	})
}
