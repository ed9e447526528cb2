//go:build linux

package shell

import (
	"bytes"
	"context"
	"flag"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

var (
	soak     = flag.Int("soak", 60, "random programs to compare with bash")
	soakSeed = flag.Int64("soakseed", 1, "first seed of the random programs")
)

// TestRandomProgramsMatchBash writes small random programs and compares what they
// print and return with real bash.
func TestRandomProgramsMatchBash(t *testing.T) {
	if _, err := exec.LookPath("bash"); err != nil || testing.Short() {
		t.Skip("no bash")
	}
	env := []string{"LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "HOME=/home/agent", "TZ=UTC"}
	for seed := *soakSeed; seed < *soakSeed+int64(*soak); seed++ {
		script := (&generator{r: rand.New(rand.NewSource(seed))}).program()
		ctx, cancel := context.WithTimeout(context.Background(), bashTime)
		cmd := exec.CommandContext(ctx, "bash", "--noprofile", "--norc", "-c", script)
		cmd.WaitDelay = time.Second
		// A program that bash does not end may have children that do not end either.
		cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
		cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
		cmd.Dir, cmd.Env = t.TempDir(), env
		if os.Geteuid() == 0 { // a random kill must not reach other processes
			os.Chmod(filepath.Dir(cmd.Dir), 0o755)
			os.Chown(cmd.Dir, userID, userID)
			cmd.SysProcAttr.Credential = &syscall.Credential{Uid: userID, Gid: userID}
		}
		var out, errs bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &errs
		cmd.Run()
		hangs := ctx.Err() != nil
		cancel()
		if hangs {
			continue // bash does not end either
		}
		r := Run(Call{Script: script, Env: env})
		dir := []byte(cmd.Dir)
		realOut, realErrs := bytes.ReplaceAll(out.Bytes(), dir, []byte("/workspace")), bytes.ReplaceAll(errs.Bytes(), dir, []byte("/workspace"))
		if r.Exit != cmd.ProcessState.ExitCode() || !bytes.Equal(r.Stdout, realOut) || !sameMessages(r.Stderr, realErrs) {
			t.Errorf("seed %d\n%s\n--- ours: %d %v\n%s%s--- bash: %d\n%s%s", seed, script,
				r.Exit, r.Outcome, r.Stdout, r.Stderr, cmd.ProcessState.ExitCode(), realOut, realErrs)
			if os.Getenv("SOAK_ALL") == "" {
				return
			}
		}
	}
}

// bashTime is how long bash may take for one program.
const bashTime = 3 * time.Second

var (
	lineNumber = regexp.MustCompile(`line \d+:`)
	waitedFor  = regexp.MustCompile(`(wait|kill -\w+) \d+`) // in a trace
)

// sameMessages compares messages without their line numbers: bash counts the lines
// inside a substitution in the text that it prints of it (docs/shell.md). Nor does
// the order count, in which the stages of a pipeline complain.
func sameMessages(a, b []byte) bool {
	return slices.Equal(messages(a), messages(b))
}

func messages(b []byte) []string {
	text := waitedFor.ReplaceAllString(lineNumber.ReplaceAllString(string(b), "line:"), "wait")
	list := strings.Split(text, "\n")
	slices.Sort(list)
	return list
}
