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
	// Those of a job in the background, or under nohup; bash would show them as traps.
	for _, s := range []os.Signal{os.Interrupt, syscall.SIGQUIT, syscall.SIGHUP} {
		if signal.Ignored(s) {
			signal.Notify(make(chan os.Signal, 1), s)
		}
	}
	var next atomic.Int64
	var counts [outcomes]atomic.Int64
	var wg sync.WaitGroup
	for range *soakJobs {
		wg.Add(1)
		go func() {
			defer wg.Done()
			goruntime.LockOSThread() // its end would be the death that Pdeathsig speaks of
			for i := next.Add(1) - 1; i < int64(*soak); i = next.Add(1) - 1 {
				outcome, text := compareWithBash(*soakSeed + i)
				counts[outcome].Add(1)
				switch outcome {
				case differ:
					t.Error(text)
				case endless, unsure, crashed:
					t.Logf("seed %d: %v", *soakSeed+i, outcome)
				}
			}
		}()
	}
	wg.Wait()
	var told []string
	for o := range counts {
		told = append(told, fmt.Sprintf("%d %v", counts[o].Load(), outcome(o)))
	}
	t.Logf("%d programs from seed %d: %s", *soak, *soakSeed, strings.Join(told, ", "))
}

// outcome is what a comparison finds.
type outcome int

const (
	equal   outcome = iota
	differ          // nothing but the shell explains it
	raced           // stages of a pipeline that write to one place do so in another order
	lost            // bash says that it has no record of a process it waits for, whose status is then its own
	unsure          // bash, asked again, answers as the shell does
	crashed         // the process of a substitution crashes in bash, as it does not if no error is left behind
	endless         // bash does not end
	outcomes
)

func (o outcome) String() string {
	return [outcomes]string{"equal", "differ", "in which stages race", "in which bash loses a child", "of which bash is not sure",
		"in which bash crashes", "that bash does not end in " + bashTime.String()}[o]
}

// compareWithBash runs the program of a seed in both shells and describes how they
// differ.
func compareWithBash(seed int64) (outcome, string) {
	script := asFile(seed, (&generator{r: rand.New(rand.NewSource(seed))}).program())
	ours := askHere(script)
	var first answer
	for again := range bashAsked {
		theirs, ended := askBash(script, seed)
		switch {
		case !ended:
			return endless, ""
		case ours.same(theirs) && again > 0:
			return unsure, ""
		case ours.same(theirs):
			return equal, ""
		case ours.status == theirs.status && mergesErrors.MatchString(script) && sameMessages(ours.out, theirs.out) && sameMessages(ours.errs, theirs.errs):
			return raced, ""
		case lostChild.MatchString(theirs.errs):
			return lost, ""
		}
		first = theirs
	}
	// After an error in an expansion, bash looks at memory that it has freed when the
	// next compound command is redirected from a substitution.
	if safe := asFile(seed, (&generator{r: rand.New(rand.NewSource(seed)), safe: true}).program()); safe != script {
		if theirs, ended := askBash(safe, seed); ended && askHere(safe).same(theirs) {
			return crashed, ""
		}
	}
	return differ, fmt.Sprintf("seed %d\n%s\n--- ours: %d\n%s%s--- bash: %d\n%s%s", seed, script,
		ours.status, ours.out, ours.errs, first.status, first.out, first.errs)
}

// asFile makes every second program a script in a file, which bash runs otherwise than
// bash -c in many an error.
func asFile(seed int64, program string) string {
	if seed%2 == 0 {
		return program
	}
	return "cat > .program <<'END_OF_PROGRAM'\n" + program + "\nEND_OF_PROGRAM\nexec bash .program\n"
}

// bashAsked is how often bash is asked for an answer that is not the shell's.
const bashAsked = 3

// answer is what a shell makes of a program.
type answer struct {
	status    int
	out, errs string
}

func (a answer) same(b answer) bool {
	return a.status == b.status && withoutLines(a.out) == withoutLines(b.out) && sameMessages(a.errs, b.errs)
}

var soakEnv = []string{"LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "HOME=/tmp", "TZ=UTC"}

func askHere(script string) answer {
	r := Run(Call{Script: script, Env: soakEnv})
	return answer{r.Exit, string(r.Stdout), string(r.Stderr)}
}

// askBash runs a program in bash, in a directory of its own named after the seed.
func askBash(script string, seed int64) (a answer, ended bool) {
	ctx, cancel := context.WithTimeout(context.Background(), bashTime)
	defer cancel()
	cmd := exec.CommandContext(ctx, "bash", "--noprofile", "--norc", "-c", script)
	cmd.WaitDelay = bashTime
	// A program that bash does not end may have children that do not end either.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	parent := filepath.Join(os.TempDir(), "soak"+letters(os.Getpid())+letters(int(seed)))
	cmd.Dir, cmd.Env = filepath.Join(parent, "workspace"), soakEnv
	if err := os.MkdirAll(cmd.Dir, 0o755); err != nil {
		return answer{errs: err.Error()}, true
	}
	defer os.RemoveAll(parent)
	if os.Geteuid() == 0 { // a random kill must not reach other processes
		os.Chown(cmd.Dir, userID, userID)
		cmd.SysProcAttr.Credential = &syscall.Credential{Uid: userID, Gid: userID}
	}
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); ctx.Err() != nil || errors.Is(err, exec.ErrWaitDelay) {
		return a, false
	}
	here := strings.NewReplacer(parent, "", strings.ToUpper(parent), "", parent[1:]+"/", "")
	if u, err := user.LookupId(strconv.Itoa(userID)); err == nil { // \u of a prompt
		here = strings.NewReplacer(parent, "", strings.ToUpper(parent), "", parent[1:]+"/", "", u.Username, userName)
	}
	return answer{cmd.ProcessState.ExitCode(), here.Replace(out.String()), here.Replace(errs.String())}, true
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

var (
	mergesErrors = regexp.MustCompile(`2>&1|&>|>&2|3>&1`)
	lineNumber   = regexp.MustCompile(`line \d+:`)
	lostChild    = regexp.MustCompile(`(?m)^\s*\S+: line \d+: wait_for: No record of process \d+\n`)                          // bash's own, of EXIT traps in pipelines
	ownMistake   = regexp.MustCompile(`(?m)^\S+ line \d+: pop_var_context: head of shell_variables not a function context\n`) // bash's own, of set -e in a text in a function
	waitedFor    = regexp.MustCompile(`(wait|kill -\w+) \d+`)                                                                 // in a trace
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
	text = ownMistake.ReplaceAllString(lostChild.ReplaceAllString(text, ""), "")
	text = waitedFor.ReplaceAllString(withoutLines(text), "wait")
	list := strings.Split(text, "\n")
	slices.Sort(list)
	return list
}
