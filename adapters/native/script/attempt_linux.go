package script

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"

	"ambit/core/capability"
	"ambit/core/ledger"
)

const (
	killTime   = 5 * time.Second // for the process between to end what it started
	reportSize = 64 << 10
)

// sandboxes lists the ways to run an entry, the strictest first.
func sandboxes(e *capability.Entry, plain bool) []sandbox {
	var list []sandbox
	if !plain {
		if os.Geteuid() == 0 {
			list = append(list, sandbox{Namespaces: true})
		}
		list = append(list, sandbox{Namespaces: true, User: true})
	}
	if e.Network == capability.NetworkNone || e.Write != nil {
		return list
	}
	return append(list, sandbox{})
}

// attributes are those of the process between.
func (j *job) attributes() *syscall.SysProcAttr {
	attr := &syscall.SysProcAttr{Setpgid: true}
	if !j.Sandbox.Namespaces {
		return attr
	}
	attr.Cloneflags = unix.CLONE_NEWNS | unix.CLONE_NEWPID | unix.CLONE_NEWIPC
	if j.NoNetwork {
		attr.Cloneflags |= unix.CLONE_NEWNET
	}
	if j.Sandbox.User {
		attr.Cloneflags |= unix.CLONE_NEWUSER
		attr.UidMappings = []syscall.SysProcIDMap{{ContainerID: os.Geteuid(), HostID: os.Geteuid(), Size: 1}}
		attr.GidMappings = []syscall.SysProcIDMap{{ContainerID: os.Getegid(), HostID: os.Getegid(), Size: 1}}
		if os.Geteuid() != 0 {
			// The execution of this program would take them away.
			attr.AmbientCaps = []uintptr{unix.CAP_SYS_ADMIN, unix.CAP_SETPCAP}
		}
	}
	return attr
}

// attempt runs a job in its sandbox. again says that nothing was started, and that less
// isolation may do.
func (r *Runner) attempt(ctx context.Context, e *capability.Entry, j *job, stdin []byte, timeout time.Duration, process *capability.Process) (out capability.Outcome, again bool) {
	failed := func(again bool, err error) (capability.Outcome, bool) {
		return capability.Failed(capability.FailStart, "script capability `%s` failed to start: %v", e.Name, reason(err)), again
	}
	var p pipes
	defer p.close()
	err := errors.Join(p.open(&p.stdin), p.open(&p.stdout), p.open(&p.stderr), p.open(&p.job), p.open(&p.control), p.open(&p.report))
	if err != nil {
		return failed(false, err)
	}
	cmd := exec.Command("/proc/self/exe")
	cmd.Args, cmd.Env = []string{initName}, []string{}
	cmd.Stdin, cmd.Stdout, cmd.Stderr = p.stdin.r, p.stdout.w, p.stderr.w
	cmd.ExtraFiles = []*os.File{p.job.r, p.control.r, p.report.w}
	for _, f := range j.Files {
		cmd.ExtraFiles = append(cmd.ExtraFiles, f.file)
	}
	if j.program != nil {
		j.HasProgram = true
		cmd.ExtraFiles = append(cmd.ExtraFiles, j.program)
	}
	cmd.SysProcAttr = j.attributes()
	if err := cmd.Start(); err != nil {
		return failed(j.Sandbox.Namespaces, err)
	}
	for _, f := range []*os.File{p.stdin.r, p.stdout.w, p.stderr.w, p.job.r, p.control.r, p.report.w} {
		f.Close()
	}
	data, err := json.Marshal(j)
	if err == nil {
		_, err = p.job.w.Write(data)
	}
	p.job.w.Close()
	if err != nil {
		cmd.Process.Kill()
		cmd.Wait()
		return failed(j.Sandbox.Namespaces, err)
	}

	outLimit := capture{limit: e.OutputLimit}
	errLimit := capture{limit: e.OutputLimit}
	var streams sync.WaitGroup
	streams.Go(func() { io.Copy(&outLimit, p.stdout.r) })
	streams.Go(func() { io.Copy(&errLimit, p.stderr.r) })
	// A script that ends without reading closes the pipe, and the write fails: so be it.
	streams.Go(func() {
		p.stdin.w.Write(stdin)
		p.stdin.w.Close()
	})
	said := make(chan []byte, 1)
	go func() {
		b, _ := io.ReadAll(io.LimitReader(p.report.r, reportSize))
		said <- b
	}()
	ended, answer := r.await(ctx, timeout, p.control.w, said)
	p.control.w.Close()
	if answer == nil {
		cmd.Process.Kill()
		answer = <-said
	}
	cmd.Wait()
	// Whatever held the pipes is gone; a process that escaped would hold them for ever.
	p.closeAfter(killTime, &streams)

	var rep report
	if err := json.Unmarshal(bytes.TrimSpace(answer), &rep); err != nil {
		if ended == nil {
			out = capability.Uncertain("script capability `%s`: the process that watches it died", e.Name)
			out.Stdout, out.Stderr, out.Written = outLimit.kept, errLimit.kept, ledger.Truncated{Stdout: outLimit.cut(), Stderr: errLimit.cut()}
			return out, false
		}
		rep = report{Stage: "end", Exit: -1, Signal: "killed"}
	}
	switch rep.Stage {
	case "sandbox":
		return failed(true, errors.New(rep.Error))
	case "start":
		return failed(false, errors.New(rep.Error))
	}
	exit := rep.Exit
	process.Signal, process.Enforced = rep.Signal, append(process.Enforced, rep.Enforced...)
	process.StdoutSize, process.StderrSize = outLimit.size, errLimit.size
	process.NotEnforced = slices.DeleteFunc(slices.Clone(protections), func(name string) bool {
		return slices.Contains(rep.Enforced, name) || name == "network_none" && !j.NoNetwork || name == "read_only_files" && !j.ReadOnly
	})
	out = capability.Outcome{Status: ledger.OK, Exit: &exit, Stdout: outLimit.kept, Stderr: errLimit.kept,
		Written: ledger.Truncated{Stdout: outLimit.cut(), Stderr: errLimit.cut()}}
	if ended != nil {
		exit = -1
		out.Status, out.Reason, out.Failure = ended.Status, "script capability `"+e.Name+"` "+ended.Reason, ended.Failure
	}
	return out, false
}

// await waits for the report. If the time is over first, or ctx, it asks the script to
// end, and has it ended if it does not; the outcome says why.
func (r *Runner) await(ctx context.Context, timeout time.Duration, control *os.File, said <-chan []byte) (ended *capability.Outcome, answer []byte) {
	timer := time.NewTimer(timeout)
	defer timer.Stop()
	select {
	case answer = <-said:
		return nil, answer
	case <-timer.C:
		ended = &capability.Outcome{Status: ledger.Limit, Reason: fmt.Sprintf("ran longer than its time limit of %s and was ended", timeout),
			Failure: &capability.Failure{Kind: capability.FailTimeout}}
	case <-ctx.Done():
		ended = &capability.Outcome{Status: ledger.Aborted, Reason: fmt.Sprintf("was ended before it finished: %v", context.Cause(ctx)),
			Failure: &capability.Failure{Kind: capability.FailCanceled}}
	}
	control.Write([]byte{controlTerm})
	select {
	case answer = <-said:
		return ended, answer
	case <-time.After(grace):
	}
	control.Close()
	select {
	case answer = <-said:
	case <-time.After(killTime):
	}
	return ended, answer
}

// pipe is a pair of files.
type pipe struct{ r, w *os.File }

// pipes are those between a Runner and the process that starts the script.
type pipes struct {
	stdin, stdout, stderr, job, control, report pipe
}

func (p *pipes) open(to *pipe) (err error) {
	to.r, to.w, err = os.Pipe()
	return err
}

func (p *pipes) close() {
	for _, one := range []pipe{p.stdin, p.stdout, p.stderr, p.job, p.control, p.report} {
		if one.r != nil {
			one.r.Close()
			one.w.Close()
		}
	}
}

// closeAfter waits for the streams, and closes them if that takes too long.
func (p *pipes) closeAfter(d time.Duration, streams *sync.WaitGroup) {
	t := time.AfterFunc(d, func() {
		p.stdout.r.Close()
		p.stderr.r.Close()
		p.stdin.w.Close()
	})
	streams.Wait()
	t.Stop()
}

// capture keeps the first bytes of a stream and counts the others.
type capture struct {
	limit int64
	kept  []byte
	size  int64
}

func (c *capture) Write(b []byte) (int, error) {
	c.size += int64(len(b))
	c.kept = append(c.kept, b[:min(int64(len(b)), c.limit-int64(len(c.kept)))]...)
	return len(b), nil
}

// cut is how much was written where not all is kept, else 0.
func (c *capture) cut() int64 {
	if c.size > int64(len(c.kept)) {
		return c.size
	}
	return 0
}
