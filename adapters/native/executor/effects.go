package executor

import (
	"context"
	"errors"
	"net/http"
	"runtime/debug"
	"sync"
	"time"

	"github.com/rs/zerolog"
)

// job is an effect that a request asks for.
type job struct {
	id       string
	request  [32]byte // digest of what the request says
	priority Priority
	deadline time.Time // after which it is not begun; zero for none
	// run carries it out; what it gives is the body of the answer. It ends soon after ctx.
	run func(ctx context.Context) []byte
	// uncertain and dropped are the answers where the effect was begun and no other is
	// known, and where it ended and its answer is not kept any more.
	uncertain, dropped *reply
}

// flight is an effect that waits or runs.
type flight struct {
	request [32]byte
	waiters int  // requests that wait for its answer
	begun   bool // no longer waits for a slot
	give    context.CancelCauseFunc
	done    chan struct{} // closed when answer is set
	answer  *reply
}

// effects carries out each effect once.
type effects struct {
	table *Table
	line  *line
	log   zerolog.Logger
	kill  context.Context // ends what runs
	end   context.CancelCauseFunc

	mu      sync.Mutex
	flights map[string]*flight
	unsaved map[string]*unsaved
	closing bool
	all     sync.WaitGroup // flights
}

// unsaved is an answer that the table could not take yet.
type unsaved struct {
	request [32]byte
	body    []byte
}

var (
	errLeft   = errors.New("nobody waits for the effect any more")
	errKilled = errors.New("the executor ended while the script ran")
)

func newEffects(table *Table, l *line, log zerolog.Logger) *effects {
	e := &effects{table: table, line: l, log: log, flights: map[string]*flight{}, unsaved: map[string]*unsaved{}}
	e.kill, e.end = context.WithCancelCause(context.Background())
	return e
}

// do gives the answer to an effect: the recorded one, that of the same effect in
// progress, or that of carrying it out. It is nil if ctx ends first.
func (e *effects) do(ctx context.Context, j *job) *reply {
	f, a := e.find(ctx, j)
	if a != nil {
		return a
	}
	select {
	case <-f.done:
		return f.answer
	case <-ctx.Done():
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	if f.waiters--; f.waiters == 0 && !f.begun {
		f.give(errLeft)
	}
	return nil
}

// find joins the flight of an effect, or begins one; or gives its answer at once.
func (e *effects) find(ctx context.Context, j *job) (*flight, *reply) {
	e.mu.Lock()
	defer e.mu.Unlock()
	another := func() *reply {
		return refuse(http.StatusUnprocessableEntity, "effect_id `"+j.id+"` was used with another request")
	}
	if f := e.flights[j.id]; f != nil {
		if f.request != j.request {
			return nil, another()
		}
		f.waiters++
		return f, nil
	}
	if u := e.unsaved[j.id]; u != nil {
		if u.request != j.request {
			return nil, another()
		}
		return nil, &reply{status: http.StatusOK, body: u.body}
	}
	known, err := e.table.find(ctx, j.id)
	switch {
	case err != nil:
		e.log.Error().Err(err).Str("effect", j.id).Msg("replay table")
		return nil, refuse(http.StatusServiceUnavailable, "the replay table cannot be read")
	case known == nil:
	case known.request != j.request:
		return nil, another()
	case !known.ended:
		return nil, j.uncertain
	case known.answer == nil:
		return nil, j.dropped
	default:
		return nil, &reply{status: http.StatusOK, body: known.answer}
	}
	place, err := e.line.join(j.priority)
	switch {
	case errors.Is(err, errBusy):
		return nil, refuse(http.StatusTooManyRequests, err.Error())
	case err != nil:
		return nil, refuse(http.StatusServiceUnavailable, err.Error())
	}
	waiting, give := context.WithCancelCause(context.Background())
	f := &flight{request: j.request, waiters: 1, give: give, done: make(chan struct{})}
	e.flights[j.id] = f
	e.all.Add(1)
	go func() {
		defer e.all.Done()
		defer give(nil)
		a := e.carryOut(waiting, j, f, place)
		e.mu.Lock()
		defer e.mu.Unlock()
		f.answer = a
		delete(e.flights, j.id)
		close(f.done)
	}()
	return f, nil
}

// carryOut waits for a slot, records that the effect begins, does it and records its
// answer.
func (e *effects) carryOut(waiting context.Context, j *job, f *flight, place chan error) *reply {
	if err := e.line.wait(waiting, place); err != nil {
		return refuse(http.StatusServiceUnavailable, err.Error())
	}
	defer e.line.leave()
	e.mu.Lock()
	f.begun = true
	e.mu.Unlock()
	switch {
	case waiting.Err() != nil:
		return refuse(http.StatusServiceUnavailable, errLeft.Error())
	case !j.deadline.IsZero() && time.Now().After(j.deadline):
		return refuse(http.StatusRequestTimeout, "the deadline of the effect passed while it waited")
	}
	ctx := context.Background()
	if err := e.table.begin(ctx, j.id, j.request, time.Now()); err != nil {
		// Nothing ran, whatever the table holds of it.
		e.log.Error().Err(err).Str("effect", j.id).Msg("replay table")
		if errors.Is(err, ErrFull) {
			return refuse(http.StatusServiceUnavailable, ErrFull.Error())
		}
		return refuse(http.StatusServiceUnavailable, "the replay table cannot be written; nothing ran")
	}
	body, ok := e.run(j)
	if !ok {
		return j.uncertain
	}
	if err := e.table.end(ctx, j.id, body, time.Now()); err != nil {
		e.log.Error().Err(err).Str("effect", j.id).Msg("replay table")
		e.mu.Lock()
		e.unsaved[j.id] = &unsaved{j.request, body}
		e.mu.Unlock()
	}
	return &reply{status: http.StatusOK, body: body}
}

// run carries the effect out; a panic leaves it uncertain.
func (e *effects) run(j *job) (body []byte, ok bool) {
	defer func() {
		if p := recover(); p != nil {
			e.log.Error().Interface("panic", p).Bytes("stack", debug.Stack()).Str("effect", j.id).Msg("effect failed")
			ok = false
		}
	}()
	return j.run(e.kill), true
}

// sweep writes what could not be written and forgets what is over.
func (e *effects) sweep(now time.Time) {
	e.mu.Lock()
	defer e.mu.Unlock()
	ctx := context.Background()
	for id, u := range e.unsaved {
		if err := e.table.end(ctx, id, u.body, now); err != nil {
			e.log.Error().Err(err).Int("answers", len(e.unsaved)).Msg("replay table")
			break
		}
		delete(e.unsaved, id)
	}
	if n, err := e.table.sweep(ctx, now, sweepRows); err != nil {
		e.log.Error().Err(err).Msg("replay table")
	} else if n > 0 {
		e.log.Info().Int("effects", n).Msg("forgotten")
	}
}

// ending reports whether no effect is begun any more.
func (e *effects) ending() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.closing
}

// drain refuses effects that have not begun, lets those that have finish for at most
// limit, and then ends them.
func (e *effects) drain(limit time.Duration) {
	e.mu.Lock()
	e.closing = true
	e.line.close() // no flight begins after it
	e.mu.Unlock()
	done := make(chan struct{})
	go func() {
		e.all.Wait()
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(limit):
		e.end(errKilled)
		select {
		case <-done:
		case <-time.After(killTime):
		}
	}
	e.sweep(time.Now())
}
