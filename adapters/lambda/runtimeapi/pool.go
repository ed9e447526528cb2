// Package runtimeapi stands for the Lambda service in tests: it starts bootstraps, hands
// them invocations over the Runtime API, and does what the service does to those that
// are too many, too long or too large.
//
// Unlike the Runtime Interface Emulator it runs several processes, streams, and ends
// processes at their deadline.
package runtimeapi

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"
)

const (
	// MaxPayload is the size of a request or a buffered response in bytes.
	MaxPayload = 6_291_556
	// MaxStream is the size of a streamed response.
	MaxStream = 200 << 20
	// killAfter is how long a process lives after SIGTERM.
	killAfter = 600 * time.Millisecond
)

// Errors of Invoke.
var (
	ErrThrottled = errors.New("all processes are busy")
	ErrTooLarge  = errors.New("the payload is too large")
	ErrTimeout   = errors.New("the invocation took too long")
	ErrCrashed   = errors.New("the process ended")
)

// FunctionError is what a function reported instead of a response.
type FunctionError struct{ Body string }

func (e *FunctionError) Error() string { return "function error: " + e.Body }

// Options describe a function.
type Options struct {
	Bootstrap string
	Args      []string
	Env       []string // besides what Lambda sets; nothing else is inherited
	Processes int      // reserved concurrency
	Timeout   time.Duration
	Log       io.Writer // of all processes
}

// Pool is a function with its processes.
type Pool struct {
	opt   Options
	calls atomic.Int64

	mu    sync.Mutex
	all   map[*process]bool
	idle  []*process // the one used last at the end
	shut  bool
	Inits atomic.Int64 // processes started
}

// New returns a pool without processes: they start when they are needed.
func New(opt Options) *Pool {
	if opt.Log == nil {
		opt.Log = io.Discard
	}
	opt.Log = &locked{w: opt.Log}
	return &Pool{opt: opt, all: map[*process]bool{}}
}

// locked lets several processes write to one log.
type locked struct {
	mu sync.Mutex
	w  io.Writer
}

func (l *locked) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.w.Write(b)
}

// Response is the answer to an invocation.
type Response struct {
	Streamed bool
	Body     io.ReadCloser
}

// invocation is one on its way through a process.
type invocation struct {
	id       string
	payload  []byte
	deadline time.Time
	answered chan answer // buffered
	done     chan struct{}
	end      func() // the process is through with it
}

type answer struct {
	resp *Response
	err  error
}

func (inv *invocation) answer(resp *Response, err error) {
	select {
	case inv.answered <- answer{resp, err}:
	default:
	}
}

// process is a running bootstrap.
type process struct {
	pool    *Pool
	cmd     *exec.Cmd
	server  *http.Server
	next    chan *invocation
	dead    chan struct{}
	current atomic.Pointer[invocation]
}

// Invoke gives a payload to a process that is idle, or to a new one.
func (p *Pool) Invoke(ctx context.Context, payload []byte) (*Response, error) {
	if len(payload) > MaxPayload {
		return nil, ErrTooLarge
	}
	proc, err := p.take()
	if err != nil {
		return nil, err
	}
	inv := &invocation{id: fmt.Sprintf("00000000-0000-4000-8000-%012d", p.calls.Add(1)), payload: payload, deadline: time.Now().Add(p.opt.Timeout),
		answered: make(chan answer, 1), done: make(chan struct{})}
	inv.end = sync.OnceFunc(func() {
		p.give(proc)
		close(inv.done)
	})
	proc.current.Store(inv)
	go func() {
		timer := time.NewTimer(time.Until(inv.deadline))
		defer timer.Stop()
		select {
		case proc.next <- inv:
		case <-proc.dead:
		case <-timer.C:
		}
		select {
		case <-inv.done:
		case <-proc.dead:
			inv.answer(nil, ErrCrashed)
		case <-timer.C:
			p.forget(proc)
			proc.cmd.Process.Kill()
			inv.answer(nil, ErrTimeout)
		}
	}()
	// The caller's going away changes nothing: the function runs on.
	select {
	case a := <-inv.answered:
		return a.resp, a.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (p *Pool) take() (*process, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if n := len(p.idle); n > 0 {
		proc := p.idle[n-1]
		p.idle = p.idle[:n-1]
		return proc, nil
	}
	if p.shut || len(p.all) >= p.opt.Processes {
		return nil, ErrThrottled
	}
	proc, err := p.start()
	if err != nil {
		return nil, err
	}
	p.all[proc] = true
	return proc, nil
}

func (p *Pool) give(proc *process) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.all[proc] {
		p.idle = append(p.idle, proc)
	}
}

// forget takes a process that ends out of the pool.
func (p *Pool) forget(proc *process) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.all, proc)
	p.idle = slices.DeleteFunc(p.idle, func(other *process) bool { return other == proc })
}

func (p *Pool) start() (*process, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	proc := &process{pool: p, next: make(chan *invocation), dead: make(chan struct{})}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /2018-06-01/runtime/invocation/next", proc.serveNext)
	mux.HandleFunc("POST /2018-06-01/runtime/invocation/{id}/response", proc.serveResponse)
	mux.HandleFunc("POST /2018-06-01/runtime/invocation/{id}/error", proc.serveError)
	mux.HandleFunc("POST /2020-01-01/extension/register", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Lambda-Extension-Identifier", "test")
	})
	mux.HandleFunc("GET /2020-01-01/extension/event/next", func(_ http.ResponseWriter, r *http.Request) {
		select {
		case <-r.Context().Done():
		case <-proc.dead:
		}
	})
	proc.server = &http.Server{Handler: mux}
	go proc.server.Serve(l)
	proc.cmd = exec.Command(p.opt.Bootstrap, p.opt.Args...)
	proc.cmd.Env = append([]string{"AWS_LAMBDA_RUNTIME_API=" + l.Addr().String(), "AWS_LAMBDA_FUNCTION_NAME=ambit", "AWS_REGION=us-east-1", "PATH=" + os.Getenv("PATH")}, p.opt.Env...)
	proc.cmd.Stdout, proc.cmd.Stderr = p.opt.Log, p.opt.Log
	if err := proc.cmd.Start(); err != nil {
		proc.server.Close()
		return nil, err
	}
	p.Inits.Add(1)
	go func() {
		proc.cmd.Wait()
		p.forget(proc)
		close(proc.dead)
		proc.server.Close()
	}()
	return proc, nil
}

func (proc *process) serveNext(w http.ResponseWriter, r *http.Request) {
	select {
	case inv := <-proc.next:
		w.Header().Set("Lambda-Runtime-Aws-Request-Id", inv.id)
		w.Header().Set("Lambda-Runtime-Deadline-Ms", fmt.Sprint(inv.deadline.UnixMilli()))
		w.Header().Set("Lambda-Runtime-Invoked-Function-Arn", "arn:aws:lambda:us-east-1:000000000000:function:ambit")
		w.Write(inv.payload)
	case <-r.Context().Done():
	}
}

// invocation is the one that a request of the process is about.
func (proc *process) invocation(w http.ResponseWriter, r *http.Request) *invocation {
	inv := proc.current.Load()
	if inv == nil || inv.id != r.PathValue("id") {
		http.Error(w, "no such invocation", http.StatusNotFound)
		return nil
	}
	return inv
}

// streaming is the type of responses that begin with a prelude.
const streaming = "application/vnd.awslambda.http-integration-response"

func (proc *process) serveResponse(w http.ResponseWriter, r *http.Request) {
	inv := proc.invocation(w, r)
	if inv == nil {
		return
	}
	if r.Header.Get("Content-Type") == streaming {
		reader, writer := io.Pipe()
		inv.answer(&Response{true, reader}, nil)
		n, err := io.Copy(writer, io.LimitReader(r.Body, MaxStream))
		if err == nil && n == MaxStream {
			err = ErrTooLarge
		}
		if kind := r.Trailer.Get("Lambda-Runtime-Function-Error-Type"); err == nil && kind != "" {
			err = &FunctionError{kind}
		}
		// A reader that has gone does not end the function.
		io.Copy(io.Discard, r.Body)
		inv.end()
		writer.CloseWithError(err)
		w.WriteHeader(http.StatusAccepted)
		return
	}
	body, err := io.ReadAll(io.LimitReader(r.Body, MaxPayload+1))
	inv.end()
	switch {
	case err != nil:
		inv.answer(nil, err)
	case len(body) > MaxPayload:
		inv.answer(nil, ErrTooLarge)
		w.WriteHeader(http.StatusRequestEntityTooLarge)
	default:
		inv.answer(&Response{false, io.NopCloser(bytes.NewReader(body))}, nil)
		w.WriteHeader(http.StatusAccepted)
	}
}

func (proc *process) serveError(w http.ResponseWriter, r *http.Request) {
	inv := proc.invocation(w, r)
	if inv == nil {
		return
	}
	body, _ := io.ReadAll(r.Body)
	inv.end()
	inv.answer(nil, &FunctionError{strings.TrimSpace(string(body))})
	w.WriteHeader(http.StatusAccepted)
}

// Processes are the ids of the running ones.
func (p *Pool) Processes() []int {
	p.mu.Lock()
	defer p.mu.Unlock()
	var ids []int
	for proc := range p.all {
		ids = append(ids, proc.cmd.Process.Pid)
	}
	return ids
}

// Kill ends all processes at once. Those that are needed start anew.
func (p *Pool) Kill() { p.signal(syscall.SIGKILL) }

// Terminate sends SIGTERM, and SIGKILL to what is left 600 ms later, as Lambda does.
func (p *Pool) Terminate() {
	p.signal(syscall.SIGTERM)
	time.Sleep(killAfter)
	p.signal(syscall.SIGKILL)
}

func (p *Pool) signal(s syscall.Signal) {
	p.mu.Lock()
	list := make([]*process, 0, len(p.all))
	for proc := range p.all {
		proc.cmd.Process.Signal(s)
		list = append(list, proc)
	}
	p.mu.Unlock()
	if s != syscall.SIGKILL {
		return
	}
	for _, proc := range list {
		<-proc.dead
	}
}

// Close ends all processes; none starts any more.
func (p *Pool) Close() {
	p.mu.Lock()
	p.shut = true
	p.mu.Unlock()
	p.Kill()
}
