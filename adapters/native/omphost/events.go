package omphost

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"
)

// Event is something that happened in a run. Which fields it has depends on Type:
//
//	turn_start       a prompt was taken
//	text_delta       Text that the model added to its answer
//	reasoning_delta  Text that the model added to its reasoning
//	message          a whole answer of the model: Text, StopReason, Usage
//	tool_call        the model calls a tool: ID, Name, Arguments
//	tool_held        the call ID waits for an operator: Name, Text says why, Entry holds it
//	tool_result      how that ended: ID, Name, Text, IsError, Entry
//	capability_call  a browser action to be carried out: ID, Name, Arguments; a
//	                 capability_result command answers it
//	capability_cancel  the call ID is no longer waited for
//	question         the agent asks: ID, Method, Title, Text, Options; a reply command answers
//	turn_end         the turn is over: StopReason (stop, aborted or error), Error
//	error            the run ends: Error; nothing follows
//
// The JSON Schema is schemas/event.json. The seed does not say what events look like:
// this is our assumption.
type Event struct {
	Seq        uint64          `json:"seq"` // in its run, from 1
	Type       string          `json:"type"`
	Turn       uint64          `json:"turn,omitempty"` // of the run's ledger
	ID         string          `json:"id,omitempty"`
	Name       string          `json:"name,omitempty"`
	Arguments  json.RawMessage `json:"arguments,omitempty"`
	Text       string          `json:"text,omitempty"`
	IsError    bool            `json:"isError,omitempty"`
	Entry      uint64          `json:"entry,omitempty"` // of the ledger
	Method     string          `json:"method,omitempty"`
	Title      string          `json:"title,omitempty"`
	Options    []string        `json:"options,omitempty"`
	StopReason string          `json:"stopReason,omitempty"`
	Usage      *Usage          `json:"usage,omitempty"`
	Error      *Fault          `json:"error,omitempty"`
}

// Usage is what the model endpoint says that an answer took, in tokens.
type Usage struct {
	Input  int64 `json:"input"`
	Output int64 `json:"output"`
}

// Fault is why a turn or a run failed.
type Fault struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

func (e *Event) delta() bool { return e.Type == "text_delta" || e.Type == "reasoning_delta" }

func (e *Event) size() int {
	n := 128 + len(e.Text) + len(e.Arguments) + len(e.Title)
	for _, o := range e.Options {
		n += len(o)
	}
	return n
}

// Bounds of what a run's app has not taken yet. There is no silent loss: a run whose app
// is further behind ends.
const (
	queueEvents = 1000
	queueBytes  = 8 << 20
	deltaBytes  = 32 << 10              // of deltas that are put together
	deltaWait   = 25 * time.Millisecond // for more of them
	eventTime   = 30 * time.Second      // for the app to take one event
	keptEvents  = 1000                  // for those who follow the stream
	keptBytes   = 2 << 20
)

var errBehind = errors.New("the app is too far behind with the run's events")

// queue holds the events of a run in order, until they are delivered.
type queue struct {
	mu      sync.Mutex
	list    []*Event
	bytes   int
	seq     uint64
	closed  bool // takes no more
	dropped bool // and what it has is not delivered
	wake    chan struct{}

	kept      []*Event // delivered, for followers
	keptBytes int
	over      bool
	followers map[chan struct{}]bool
}

func newQueue() *queue {
	return &queue{wake: make(chan struct{}, 1), followers: map[chan struct{}]bool{}}
}

func nudge(ch chan struct{}) {
	select {
	case ch <- struct{}{}:
	default:
	}
}

// push adds an event at the end; deltas are put together while they wait.
func (q *queue) push(e Event) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.closed {
		return nil
	}
	if n := len(q.list); n > 0 && e.delta() {
		last := q.list[n-1]
		if last.Type == e.Type && last.Turn == e.Turn && len(last.Text)+len(e.Text) <= deltaBytes {
			last.Text += e.Text
			q.bytes += len(e.Text)
			return q.bounded()
		}
	}
	q.seq++
	e.Seq = q.seq
	q.list = append(q.list, &e)
	q.bytes += e.size()
	nudge(q.wake)
	return q.bounded()
}

func (q *queue) bounded() error {
	if len(q.list) > queueEvents || q.bytes > queueBytes {
		return errBehind
	}
	return nil
}

// close takes no more events. Those that wait are delivered, and then last, if it is
// not nil; or, with drop, none of them.
func (q *queue) close(last *Event, drop bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.closed {
		return
	}
	q.closed, q.dropped = true, drop
	if drop {
		q.list, q.bytes = nil, 0
	}
	if last != nil {
		q.seq++
		last.Seq = q.seq
		q.list = append(q.list, last)
	}
	nudge(q.wake)
}

// pop waits for the next event; nil says that none will follow.
func (q *queue) pop() *Event {
	for {
		q.mu.Lock()
		if len(q.list) > 0 {
			e := q.list[0]
			if !e.delta() || len(q.list) > 1 || q.closed {
				q.list = q.list[1:]
				q.bytes = max(q.bytes-e.size(), 0)
				q.mu.Unlock()
				return e
			}
			q.mu.Unlock()
			// More of the same is on its way.
			select {
			case <-q.wake:
			case <-time.After(deltaWait):
			}
			q.mu.Lock()
			e = q.list[0]
			q.list = q.list[1:]
			q.bytes = max(q.bytes-e.size(), 0)
			q.mu.Unlock()
			return e
		}
		if q.closed {
			q.mu.Unlock()
			return nil
		}
		q.mu.Unlock()
		<-q.wake
	}
}

// deliver hands the events to the app, one at a time, and keeps the newest for those who
// follow. fail is called once, if the app does not take one; nothing is delivered after
// that.
func (q *queue) deliver(onEvent func(ctx context.Context, e Event) error, limit time.Duration, fail func(error)) {
	defer q.end()
	for {
		e := q.pop()
		if e == nil {
			return
		}
		if onEvent != nil {
			if err := once(onEvent, *e, limit); err != nil {
				fail(err)
				q.close(nil, true)
				return
			}
		}
		q.keep(e)
	}
}

// once delivers one event within the limit, also where the app never answers.
func once(onEvent func(ctx context.Context, e Event) error, e Event, limit time.Duration) error {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	done := make(chan error, 1)
	go func() {
		defer func() {
			if p := recover(); p != nil {
				done <- fmt.Errorf("onEvent panicked: %v", p)
			}
		}()
		done <- onEvent(ctx, e)
	}()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
		return fmt.Errorf("onEvent did not return within %s", limit)
	}
}

func (q *queue) keep(e *Event) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.kept = append(q.kept, e)
	q.keptBytes += e.size()
	for len(q.kept) > keptEvents || q.keptBytes > keptBytes && len(q.kept) > 1 {
		q.keptBytes -= q.kept[0].size()
		q.kept[0] = nil
		q.kept = q.kept[1:]
	}
	q.tell()
}

func (q *queue) end() {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.over = true
	q.tell()
}

func (q *queue) tell() {
	for ch := range q.followers {
		nudge(ch)
	}
}

// follow gives a channel that receives whenever there is more to read.
func (q *queue) follow() (more <-chan struct{}, stop func()) {
	ch := make(chan struct{}, 1)
	q.mu.Lock()
	defer q.mu.Unlock()
	q.followers[ch] = true
	return ch, func() {
		q.mu.Lock()
		defer q.mu.Unlock()
		delete(q.followers, ch)
	}
}

// followPage is how many events a follower reads at once.
const followPage = 100

// after gives the delivered events behind seq, at most followPage. lost says that some of them
// are no longer kept; over, that none will follow.
func (q *queue) after(seq uint64) (list []*Event, lost, over bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if len(q.kept) > 0 && q.kept[0].Seq > seq+1 {
		return nil, true, false
	}
	for _, e := range q.kept {
		if e.Seq > seq {
			list = append(list, e)
		}
		if len(list) == followPage {
			return list, false, false
		}
	}
	return list, false, q.over
}

// oldest is the first event that is kept.
func (q *queue) oldest() uint64 {
	q.mu.Lock()
	defer q.mu.Unlock()
	if len(q.kept) == 0 {
		return q.seq + 1
	}
	return q.kept[0].Seq
}
