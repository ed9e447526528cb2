package main

import (
	"io"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestInterruptIsReported sends the signal of Ctrl-C to programs that wait or work.
func TestInterruptIsReported(t *testing.T) {
	for name, tc := range map[string]struct {
		args   []string
		signal syscall.Signal
		want   string
		status int
	}{
		"waits for a script": {[]string{"bash"}, syscall.SIGINT, "ambit: interrupted\n", 130},
		"waits for input":    {[]string{"bash", "-c", "cat"}, syscall.SIGINT, "ambit: interrupted\n", 130},
		"terminated":         {[]string{"bash", "-c", "cat"}, syscall.SIGTERM, "ambit: terminated\n", 143},
	} {
		t.Run(name, func(t *testing.T) {
			var cmd *exec.Cmd
			var text []byte
			// A process that has not come as far as to look for signals ends by them.
			for wait := 500 * time.Millisecond; wait < time.Minute; wait *= 2 {
				cmd = exec.Command(binary, tc.args...)
				cmd.Dir = t.TempDir()
				stdin, err := cmd.StdinPipe()
				if err != nil {
					t.Fatal(err)
				}
				defer stdin.Close()
				stderr, err := cmd.StderrPipe()
				if err != nil {
					t.Fatal(err)
				}
				if err := cmd.Start(); err != nil {
					t.Fatal(err)
				}
				time.Sleep(wait)
				if err := cmd.Process.Signal(tc.signal); err != nil {
					t.Fatal(err)
				}
				text, _ = io.ReadAll(stderr)
				cmd.Wait()
				if !cmd.ProcessState.Sys().(syscall.WaitStatus).Signaled() {
					break
				}
			}
			if string(text) != tc.want || cmd.ProcessState.ExitCode() != tc.status {
				t.Errorf("status %d, %q", cmd.ProcessState.ExitCode(), text)
			}
		})
	}
}

// TestMessagesSayWhatToDo makes mistakes that are easily made.
func TestMessagesSayWhatToDo(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "file", "")
	for _, tc := range []struct {
		args   []string
		status int
		want   string
	}{
		{[]string{"run", "list", "--server", "foo", "--token", "x"}, 2, "begins with http:// or https://"},
		{[]string{"run", "list", "--server", "localhost:8080", "--token", "x"}, 2, "begins with http:// or https://"},
		{[]string{"bash", "-C", "file", "-c", ":"}, 125, "ambit: file is not a directory\n"},
		{[]string{"serve", "-C", "file"}, 2, "ambit: file is not a directory\n"},
		{[]string{"policy", "explain", "-C", "file", "run"}, 2, "ambit: file is not a directory\n"},
		{[]string{"bash", "--requires", "repo.read", "-c", ":"}, 126, "refused by what the turn requires: bash is not required by this turn"},
	} {
		if r := ambit(t, dir, "", tc.args...); r.status != tc.status || !strings.Contains(r.stderr, tc.want) {
			t.Errorf("%v: %+v", tc.args, r)
		}
	}
}
