package omphost

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

const (
	termTime  = 2 * time.Second // between SIGTERM and SIGKILL
	writeTime = 10 * time.Second
	tailSize  = 4 << 10 // bytes of standard error that are kept
)

// child is one omp process. Its standard input and output are pipes: it listens nowhere.
type child struct {
	pid    int
	in     *os.File
	out    *os.File
	exited chan struct{} // closed when it has ended and its group is killed
	state  *os.ProcessState

	writing sync.Mutex
	tail    tail
	errDone chan struct{}
	errOut  *os.File
}

// spawn starts the child in a process group of its own, under another user if uid is not
// 0.
func spawn(argv, env []string, dir string, uid int) (*child, error) {
	cmd := exec.Command(argv[0], argv[1:]...)
	cmd.Dir, cmd.Env = dir, env
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	if uid != 0 {
		cmd.SysProcAttr.Credential = &syscall.Credential{Uid: uint32(uid), Gid: uint32(uid)}
	}
	return launch(cmd)
}

// launch starts a child with pipes. It dies with this process.
func launch(cmd *exec.Cmd) (*child, error) {
	var files [6]*os.File
	closeAll := func() {
		for _, f := range files {
			if f != nil {
				f.Close()
			}
		}
	}
	for i := 0; i < len(files); i += 2 {
		var err error
		if files[i], files[i+1], err = os.Pipe(); err != nil {
			closeAll()
			return nil, err
		}
	}
	cmd.Stdin, cmd.Stdout, cmd.Stderr = files[0], files[3], files[5]
	c := &child{in: files[1], out: files[2], errOut: files[4], exited: make(chan struct{}), errDone: make(chan struct{})}
	started := make(chan error, 1)
	go func() {
		// The death signal comes when the thread ends that started the child: this one has
		// to live as long.
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		err := cmd.Start()
		for _, i := range []int{0, 3, 5} {
			files[i].Close()
		}
		if err == nil {
			c.pid = cmd.Process.Pid
		}
		started <- err
		if err != nil {
			return
		}
		// The group is killed before the process is reaped: until then its id is taken.
		for {
			err := unix.Waitid(unix.P_PID, c.pid, nil, unix.WEXITED|unix.WNOWAIT, nil)
			if !errors.Is(err, syscall.EINTR) {
				break
			}
		}
		_ = syscall.Kill(-c.pid, syscall.SIGKILL)
		_ = cmd.Wait()
		c.state = cmd.ProcessState
		close(c.exited)
	}()
	err := <-started
	cmd.Env = nil
	if err != nil {
		for _, i := range []int{1, 2, 4} {
			files[i].Close()
		}
		return nil, err
	}
	go func() {
		defer close(c.errDone)
		_, _ = io.Copy(&c.tail, c.errOut)
	}()
	return c, nil
}

// errGone says that the child takes no more commands.
var errGone = errors.New("the agent's process has ended")

// send writes one line to the child.
func (c *child) send(frame any) error {
	line := append(encode(frame), '\n')
	c.writing.Lock()
	defer c.writing.Unlock()
	if err := c.in.SetWriteDeadline(time.Now().Add(writeTime)); err != nil {
		return errGone
	}
	if _, err := c.in.Write(line); err != nil {
		return fmt.Errorf("%w: %w", errGone, err)
	}
	return nil
}

// stop ends the child: SIGTERM to its group, then SIGKILL. It returns when the process
// is gone and nothing of its group is left.
func (c *child) stop(grace time.Duration) {
	select {
	case <-c.exited:
	default:
		_ = syscall.Kill(-c.pid, syscall.SIGTERM)
		select {
		case <-c.exited:
		case <-time.After(grace):
			_ = syscall.Kill(-c.pid, syscall.SIGKILL)
			<-c.exited
		}
	}
}

// close releases the pipes, once the child has been stopped.
func (c *child) close() {
	c.in.Close()
	c.out.Close()
	c.errOut.Close()
	<-c.errDone
}

// how says how the child ended.
func (c *child) how() string {
	status, ok := c.state.Sys().(syscall.WaitStatus)
	switch {
	case ok && status.Signaled():
		return fmt.Sprintf("killed by signal %d", status.Signal())
	case ok:
		return fmt.Sprintf("exit status %d", status.ExitStatus())
	}
	return c.state.String()
}

// tail keeps the last bytes that were written to it.
type tail struct {
	mu sync.Mutex
	b  []byte
}

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.b = append(t.b, p...)
	if len(t.b) > tailSize {
		t.b = append(t.b[:0], t.b[len(t.b)-tailSize:]...)
	}
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(t.b)
}

// maxFrame bounds one line of the child; omp's own bound is 1 MiB.
const maxFrame = 2 << 20

var errFrame = errors.New("the agent sent a frame that is too long")

// lines calls f with each line of the child's output, until there are no more or f
// fails. The line is only valid during the call.
func (c *child) lines(f func(line []byte) error) error {
	r := bufio.NewReaderSize(c.out, 64<<10)
	var long []byte
	for {
		part, err := r.ReadSlice('\n')
		line := part
		if len(long) > 0 || errors.Is(err, bufio.ErrBufferFull) {
			long = append(long, part...)
			line = long
		}
		switch {
		case len(line) > maxFrame:
			return errFrame
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil:
			return nil // the pipe is closed: the process ended, or is being stopped
		}
		if err := f(line); err != nil {
			return err
		}
		if cap(long) > maxIdleFrame {
			long = nil
		}
		long = long[:0]
	}
}

// maxIdleFrame is the size of the buffer that is kept for long lines.
const maxIdleFrame = 1 << 20
