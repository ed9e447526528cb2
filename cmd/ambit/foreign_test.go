package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestForeignState comes with a state directory that somebody else prepared, as part of a
// repository: its keys must not be used and its links not be followed.
func TestForeignState(t *testing.T) {
	commands := [][]string{{"bash", "-c", "echo hi"}, {"serve", "--listen", "256.0.0.1:0"}, {"ledger", "show"}}
	for name, prepare := range map[string]func(dir, outside string) error{
		"directory of a checkout": func(dir, _ string) error { return os.Mkdir(filepath.Join(dir, ".ambit"), 0o755) },
		"link":                    func(dir, outside string) error { return os.Symlink(outside, filepath.Join(dir, ".ambit")) },
		"link to a file": func(dir, outside string) error {
			return os.Symlink(filepath.Join(outside, "rc"), filepath.Join(dir, ".ambit"))
		},
		"link inside": func(dir, outside string) error {
			if err := os.Mkdir(filepath.Join(dir, ".ambit"), 0o700); err != nil {
				return err
			}
			for _, name := range []string{"token", "base"} {
				if err := os.Symlink(filepath.Join(outside, "rc"), filepath.Join(dir, ".ambit", name)); err != nil {
					return err
				}
			}
			return nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir, outside := t.TempDir(), t.TempDir()
			put(t, outside, "rc", "precious")
			if err := prepare(dir, outside); err != nil {
				t.Fatal(err)
			}
			for _, args := range commands {
				if r := ambit(t, dir, "", args...); r.status == 0 || r.stdout != "" || !strings.Contains(r.stderr, "state directory .ambit") {
					t.Errorf("%v: %+v", args, r)
				}
			}
			if data, err := os.ReadFile(filepath.Join(outside, "rc")); err != nil || string(data) != "precious" {
				t.Errorf("outside: %q %v", data, err)
			}
			if entries, err := os.ReadDir(outside); err != nil || len(entries) != 1 {
				t.Errorf("outside: %v %v", entries, err)
			}
		})
	}
}

// TestKnownKey has a key that others can read.
func TestKnownKey(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, ".ambit"), 0o700); err != nil {
		t.Fatal(err)
	}
	put(t, dir, ".ambit/turn.key", strings.Repeat("k", 32))
	if r := ambit(t, dir, "", "serve", "--listen", "256.0.0.1:0"); r.status == 0 || !strings.Contains(r.stderr, "turn.key can be read by others") {
		t.Errorf("%+v", r)
	}
}
