package fileutils_test

import (
	"testing"

	"ambit/core/shell"
)

// TestFileRefusesOptions: what needs the magic of libmagic is refused by name.
func TestFileRefusesOptions(t *testing.T) {
	for _, option := range []string{"-z", "--uncompress", "-Z", "--uncompress-noreport", "-l", "--list", "-c", "--checking-printout", "--extension"} {
		r := shell.Run(shell.Call{Script: "file " + option + " x"})
		if want := "file: " + option + " is not supported here\n"; string(r.Stderr) != want || r.Exit != 1 {
			t.Errorf("file %s: status %d, %q, want %q", option, r.Exit, r.Stderr, want)
		}
	}
}
