package native

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"sync"
	"time"

	"ambit/actors"
	"ambit/actors/toolspec"
	"ambit/core/authority"
	"ambit/edge/mcp"
)

// Bounds of a client on standard input.
const (
	mcpLine  = 16 << 20        // bytes of a message
	mcpCalls = 16              // calls in progress or waiting
	mcpGrace = 5 * time.Second // for calls in progress when the input has ended
)

// MCP serves the tools of a turn of a local run as the Model Context Protocol on two
// streams: messages are lines. Calls are carried out one after the other, but others
// are read meanwhile, so that one can be given up.
type MCP struct {
	Local    *Local
	Grant    *authority.Grant
	Requires []string

	calls  mcp.Calls
	writer sync.Mutex
	out    io.Writer
	broken error
}

// Serve answers messages until in ends or ctx does.
func (s *MCP) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	s.out = out
	calling, giveUp := context.WithCancel(ctx)
	defer giveUp()
	ended := make(chan error, 1)
	var calls sync.WaitGroup
	go func() {
		err := s.read(calling, in, &calls)
		time.AfterFunc(mcpGrace, giveUp)
		calls.Wait()
		ended <- err
	}()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
		calls.Wait()
		return ctx.Err()
	}
}

// read takes messages from in. Calls run beside it.
func (s *MCP) read(ctx context.Context, in io.Reader, calls *sync.WaitGroup) error {
	r := bufio.NewReaderSize(in, 64<<10)
	revision := mcp.Latest
	free := make(chan struct{}, mcpCalls)
	for {
		line, err := readLine(r, mcpLine)
		switch {
		case errors.Is(err, errLongLine):
			s.send(mcp.Failure("", &mcp.Error{Code: mcp.ParseError, Message: fmt.Sprintf("the message has more than %d bytes", mcpLine)}))
			continue
		case errors.Is(err, io.EOF):
			return s.brokenPipe()
		case err != nil:
			return err
		}
		if err := s.brokenPipe(); err != nil {
			return err
		}
		if mcp.IsBatch(line) {
			s.batch(ctx, line, revision)
			continue
		}
		m, bad := mcp.Parse(line)
		of := revision
		if bad == nil {
			of, bad = mcp.Revision(m, revision)
		}
		if bad != nil {
			s.send(mcp.Failure(m.ID, bad))
			continue
		}
		if _, _, call := m.ToolCall(); !call || m.Notification() {
			if agreed := s.answer(ctx, m, of); agreed != "" {
				revision = agreed
			}
			continue
		}
		select {
		case free <- struct{}{}:
		default:
			s.send(mcp.Failure(m.ID, &mcp.Error{Code: mcp.InternalError, Message: fmt.Sprintf("%d calls wait already", mcpCalls)}))
			continue
		}
		// Entered before the next line is read, which may give it up.
		inner, done := s.calls.Begin(ctx, string(m.ID))
		calls.Go(func() {
			defer func() { <-free }()
			defer done()
			s.answer(inner, m, of)
		})
	}
}

// answer answers one message, and gives the revision that it agreed on, if it did.
func (s *MCP) answer(ctx context.Context, m *mcp.Message, revision string) (agreed string) {
	r := mcp.Answer(ctx, m, revision, localTools{s}, s.send)
	if context.Cause(ctx) == mcp.ErrGivenUp {
		return "" // nobody waits for it
	}
	for _, message := range append(r.Messages, r.Body) {
		s.send(message)
	}
	return r.Initialized
}

func (s *MCP) batch(ctx context.Context, line []byte, revision string) {
	list, bad := mcp.ParseBatch(line)
	if bad == nil && revision != mcp.Batches {
		bad = &mcp.Error{Code: mcp.InvalidRequest, Message: "a line is one message, not an array"}
	}
	if bad != nil {
		s.send(mcp.Failure("", bad))
		return
	}
	var answers [][]byte
	for _, data := range list {
		m, bad := mcp.Parse(data)
		switch {
		case bad == nil && m.Method == "initialize":
			bad = &mcp.Error{Code: mcp.InvalidRequest, Message: "`initialize` is sent alone"}
			fallthrough
		case bad != nil:
			answers = append(answers, mcp.Failure(m.ID, bad))
			continue
		}
		if r := mcp.Answer(ctx, m, revision, localTools{s}, s.send); r.Body != nil {
			answers = append(answers, r.Body)
		}
	}
	if len(answers) > 0 {
		s.send(append(append([]byte{'['}, bytes.Join(answers, []byte{','})...), ']'))
	}
}

// send writes a message; nil is none.
func (s *MCP) send(message []byte) {
	if message == nil {
		return
	}
	s.writer.Lock()
	defer s.writer.Unlock()
	if s.broken == nil {
		_, s.broken = s.out.Write(append(message, '\n'))
	}
}

func (s *MCP) brokenPipe() error {
	s.writer.Lock()
	defer s.writer.Unlock()
	return s.broken
}

// localTools are the tools of the run, as the protocol asks for them.
type localTools struct{ *MCP }

// Tools implements mcp.Backend.
func (t localTools) Tools(context.Context) ([]toolspec.Spec, string, error) {
	auth, err := t.Local.Authority(t.Grant, t.Requires)
	if err != nil {
		return nil, "", err
	}
	return toolspec.For(auth), toolspec.Instructions(auth), nil
}

// Call implements mcp.Backend.
func (t localTools) Call(ctx context.Context, tool string, args []byte, progress func(used, limit int64)) (*actors.Reply, *actors.Effect, error) {
	reply, err := t.Local.Call(ctx, t.Grant, t.Requires, actors.CallTool{Tool: tool, Args: args, Progress: progress})
	return reply, nil, err
}

// Cancel implements mcp.Backend.
func (t localTools) Cancel(request string) { t.calls.Cancel(request) }

var errLongLine = errors.New("the line is too long")

// readLine reads a line without its end. One that is longer than limit is skipped.
func readLine(r *bufio.Reader, limit int) ([]byte, error) {
	var line []byte
	long := false
	for {
		part, err := r.ReadSlice('\n')
		if !long {
			line = append(line, part...)
			long = len(line) > limit
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			if long {
				line = nil
			}
			continue
		case errors.Is(err, io.EOF) && len(line) == 0 && !long:
			return nil, io.EOF
		case err != nil && !errors.Is(err, io.EOF):
			return nil, err
		case long:
			return nil, errLongLine
		}
		line = bytes.TrimRight(line, "\r\n")
		if len(line) == 0 && err == nil {
			line = line[:0]
			continue // an empty line is no message
		}
		return line, nil
	}
}
