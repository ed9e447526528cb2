//go:build linux

package shell

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"os/signal"
	"os/user"
	"path/filepath"
	"regexp"
	goruntime "runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

var (
	soak     = flag.Int("soak", 60, "random programs to compare with bash")
	soakSeed = flag.Int64("soakseed", 1, "first seed of the random programs")
	soakLine = flag.Bool("soaklines", false, "compare the line numbers of messages, too")
	soakJobs = flag.Int("soakjobs", 1, "how many of them to run at a time")
)

// TestRandomProgramsMatchBash writes small random programs and compares what they
// print and return with real bash.
func TestRandomProgramsMatchBash(t *testing.T) {
	if _, err := exec.LookPath("bash"); err != nil || testing.Short() {
		t.Skip("no bash")
	}
	if signal.Ignored(os.Interrupt) { // as that of a job in the background; bash would show it as a trap
		signal.Notify(make(chan os.Signal, 1), os.Interrupt)
	}
	var next, compared, hung, lost, raced, differed atomic.Int64
	var wg sync.WaitGroup
	for range *soakJobs {
		wg.Add(1)
		go func() {
			defer wg.Done()
			goruntime.LockOSThread() // its end would be the death that Pdeathsig speaks of
			for i := next.Add(1) - 1; i < int64(*soak); i = next.Add(1) - 1 {
				text, same := compareWithBash(t, *soakSeed+i)
				switch {
				case same:
					compared.Add(1)
				case text == "":
					hung.Add(1)
					t.Logf("seed %d does not end", *soakSeed+i)
				case text == stagesRace:
					raced.Add(1)
				case lostChild.MatchString(text):
					lost.Add(1) // what bash waits for then has a status of its own
				default:
					differed.Add(1)
					t.Error(text)
				}
			}
		}()
	}
	wg.Wait()
	t.Logf("%d programs from seed %d: %d equal, %d differ, %d in which stages race, %d in which bash loses a child, %d that it does not end in %v",
		*soak, *soakSeed, compared.Load(), differed.Load(), raced.Load(), lost.Load(), hung.Load(), bashTime)
}

// compareWithBash runs the program of a seed in both shells and describes how they
// differ. There is no description where bash does not end.
func compareWithBash(t *testing.T, seed int64) (difference string, same bool) {
	env := []string{"LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "HOME=/home/agent", "TZ=UTC"}
	script := (&generator{r: rand.New(rand.NewSource(seed))}).program()
	ctx, cancel := context.WithTimeout(context.Background(), bashTime)
	defer cancel()
	cmd := exec.CommandContext(ctx, "bash", "--noprofile", "--norc", "-c", script)
	cmd.WaitDelay = bashTime
	// A program that bash does not end may have children that do not end either.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	parent := filepath.Join(os.TempDir(), "soak"+letters(os.Getpid())+letters(int(seed)))
	cmd.Dir, cmd.Env = filepath.Join(parent, "workspace"), env
	if err := os.MkdirAll(cmd.Dir, 0o755); err != nil {
		return err.Error(), false
	}
	defer os.RemoveAll(parent)
	if os.Geteuid() == 0 { // a random kill must not reach other processes
		os.Chown(cmd.Dir, userID, userID)
		cmd.SysProcAttr.Credential = &syscall.Credential{Uid: userID, Gid: userID}
	}
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); ctx.Err() != nil || errors.Is(err, exec.ErrWaitDelay) {
		return "", false
	}
	r := Run(Call{Script: script, Env: env})
	here := strings.NewReplacer(parent, "", strings.ToUpper(parent), "")
	if u, err := user.LookupId(strconv.Itoa(userID)); err == nil { // \u of a prompt
		here = strings.NewReplacer(parent, "", strings.ToUpper(parent), "", u.Username, userName)
	}
	realOut, realErrs := here.Replace(out.String()), here.Replace(errs.String())
	if r.Exit == cmd.ProcessState.ExitCode() && withoutLines(string(r.Stdout)) == withoutLines(realOut) && sameMessages(string(r.Stderr), realErrs) {
		return "", true
	}
	if r.Exit == cmd.ProcessState.ExitCode() && mergesErrors.MatchString(script) && sameMessages(string(r.Stdout), realOut) && sameMessages(string(r.Stderr), realErrs) {
		return stagesRace, false
	}
	return fmt.Sprintf("seed %d\n%s\n--- ours: %d %v\n%s%s--- bash: %d\n%s%s", seed, script,
		r.Exit, r.Outcome, r.Stdout, r.Stderr, cmd.ProcessState.ExitCode(), realOut, realErrs), false
}

// letters names a directory by a number, without a digit or another character that
// the programs split words at.
func letters(n int) string {
	b := []byte(strconv.Itoa(n))
	for i := range b {
		b[i] = "efghijlmnu"[b[i]-'0']
	}
	return string(b)
}

// bashTime is how long bash may take for one program.
const bashTime = 10 * time.Second

// stagesRace describes a difference in nothing but the order of lines, where a
// program sends the messages of a pipeline to where its output goes.
const stagesRace = "race"

var (
	mergesErrors = regexp.MustCompile(`2>&1|&>|>&2|3>&1`)
	lineNumber   = regexp.MustCompile(`line \d+:`)
	lostChild    = regexp.MustCompile(`(?m)^\s*\S+: line \d+: wait_for: No record of process \d+\n`) // bash's own, of EXIT traps in pipelines
	waitedFor    = regexp.MustCompile(`(wait|kill -\w+) \d+`)                                        // in a trace
)

// withoutLines is text without the line numbers of messages, unless they count: bash
// counts the lines inside a substitution in the text that it prints of it
// (docs/shell.md).
func withoutLines(text string) string {
	if *soakLine {
		return text
	}
	return lineNumber.ReplaceAllString(text, "line:")
}

// sameMessages compares messages. The order does not count, in which the stages of a
// pipeline complain.
func sameMessages(a, b string) bool {
	return slices.Equal(messages(a), messages(b))
}

func messages(text string) []string {
	text = lostChild.ReplaceAllString(text, "")
	text = waitedFor.ReplaceAllString(withoutLines(text), "wait")
	list := strings.Split(text, "\n")
	slices.Sort(list)
	return list
}
