package omphost

import (
	"bytes"
	"context"
	"errors"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/rs/zerolog"
	"github.com/tidwall/gjson"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/edge"
)

// phase is where a run stands in its life.
type phase int

const (
	starting phase = iota
	ready
	expired // the lease is over; a cancel may still be sent
	ending
)

// stop is why a run ends.
type stop struct {
	reason  string // for the ledger
	code    string // of the final event; "" for none
	drop    bool   // what the app has not taken yet is not delivered
	process bool   // the process ended by itself: the reason goes on with how
}

// run is one hosted agent.
type run struct {
	host         *Host
	id, tenant   string
	dir          string
	uid          int
	log          zerolog.Logger
	snapshot     *snapshot
	systemPrompt string
	profile      string
	grant        *authority.Grant
	secrets      secrets
	events       *queue
	app          *appTools
	child        *child
	incarnation  uint64
	tools        []definition      // besides browser actions
	appNames     map[string]string // what the model calls it → the app's tool
	own          map[string]string // what the model calls it → the governed tool

	modelURL map[*provider]string // where the child finds a model's endpoint
	listener *runListener         // in the child's own network, or nil

	ctx     context.Context // of tool calls
	cancel  context.CancelCauseFunc
	stopped chan struct{} // closed when the run is to end
	settled chan struct{} // closed when the start has ended, well or not
	ended   string        // why it did, once it is removed
	removed chan struct{} // closed when nothing is left of it but undelivered events
	gone    atomic.Bool

	once     edge.Once     // the request that it was started by
	answered chan struct{} // closed when that is answered, with one of:
	answer   *Started
	refusal  error

	read    chan struct{} // closed when the child's output has been read
	working sync.WaitGroup
	notes   sync.WaitGroup // records that the turn waits for
	models  sync.WaitGroup // requests to models
	asking  chan struct{}  // holds those that are being made
	calling line           // of tool calls

	commands sync.Mutex // one command at a time, in the order of arrival

	mu         sync.Mutex
	phase      phase
	opened     bool // in the ledger
	why        stop
	expires    time.Time
	moved      chan struct{} // the lease
	turn       uint64
	asked      uint64
	replies    map[string]chan gjson.Result
	registered map[string]definition
	waiting    map[string]chan command // browser actions, by call
	calls      map[string]context.CancelCauseFunc
	waitingFor int             // tool calls that wait for the one in progress
	reached    map[string]bool // tool calls of the turn that came to the host
	last       outcome         // of the model's last answer
	fault      string          // how the model endpoint failed last, in this turn
	breaks     int             // answers that broke off in this turn
	giveUp     string          // why the model is not asked again in this turn
	ready      chan struct{}   // closed at omp's first frame
	readyOnce  sync.Once
	chunks     chunks
}

// outcome is how the model's last answer ended.
type outcome struct {
	reason  string
	message string
}

func (h *Host) newRun(tenant string, q *request) *run {
	r := &run{host: h, id: q.id, tenant: tenant, dir: filepath.Join(h.root, q.id), snapshot: q.snapshot, systemPrompt: q.systemPrompt,
		profile: q.profile, grant: q.grant, expires: q.expires, events: newQueue(), appNames: map[string]string{}, own: map[string]string{},
		stopped: make(chan struct{}), settled: make(chan struct{}), removed: make(chan struct{}), answered: make(chan struct{}), read: make(chan struct{}), asking: make(chan struct{}, modelAtOnce),
		moved: make(chan struct{}, 1), ready: make(chan struct{}), replies: map[string]chan gjson.Result{}, registered: map[string]definition{},
		waiting: map[string]chan command{}, calls: map[string]context.CancelCauseFunc{}, reached: map[string]bool{},
		log: h.log.With().Str("run", q.id).Logger()}
	r.ctx, r.cancel = context.WithCancelCause(context.Background())
	r.secrets.set(authorizationSecret, q.authorization)
	if _, token, ok := bytes.Cut(q.authorization, []byte(" ")); ok {
		r.secrets.set(authorizationSecret+" token", bytes.Clone(token))
	}
	for name, value := range q.credentials {
		r.secrets.set(name, value)
	}
	return r
}

// authorizationSecret names the app's credential among a run's secrets.
const authorizationSecret = "mcpAuthorization"

// end asks for the run to end; the first reason counts.
func (r *run) end(s stop) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.phase == ending {
		return
	}
	if r.phase == starting {
		s.code, s.drop = "", true // whoever asked for it is told
	}
	r.phase, r.why = ending, s
	if s.drop {
		r.events.close(nil, true)
	}
	close(r.stopped)
}

// supervise ends the run when that is asked for. Nothing is left of it afterwards.
func (r *run) supervise() {
	<-r.stopped
	h := r.host
	r.cancel(errors.New(r.why.reason))
	<-r.settled // until then it may still make a directory and a process
	reason := r.why.reason
	if r.child != nil {
		r.child.stop(termTime)
		<-r.read
	}
	r.working.Wait()
	r.notes.Wait()
	if r.child != nil {
		r.child.close()
		if r.why.process {
			reason += ": " + r.child.how()
		}
		if said := r.secrets.scrub(r.child.tail.String()); said != "" {
			r.log.Debug().Str("stderr", said).Msg("the agent said")
		}
		if n := killLeftovers(r.dir); n > 0 {
			r.log.Warn().Int("processes", n).Msg("processes of the agent outlived it")
		}
	}
	r.app.close()
	h.gateway.forget(r)
	r.ended = r.secrets.scrub(reason)
	r.secrets.erase()
	if r.opened {
		if _, err := h.runs.Abandon(context.Background(), r.tenant, r.id, reason); err != nil {
			r.log.Error().Err(err).Msg("the run could not be closed in its ledger")
		}
	}
	h.removeScratch(r)
	r.gone.Store(true)
	close(r.removed)
	var last *Event
	if r.why.code != "" {
		last = &Event{Type: "error", Error: &Fault{r.why.code, reason}}
	}
	r.events.close(last, r.why.drop)
}

// Started is what POST /runs answers.
type Started struct {
	ID      string
	Expires time.Time
}

// Start starts an agent for a tenant. The error is an *actors.Error; after it nothing
// is left of the run.
func (h *Host) Start(ctx context.Context, tenant string, body []byte) (*Started, error) {
	return h.start(ctx, tenant, body, edge.Once{})
}

// start is Start of a request that may come again.
func (h *Host) start(ctx context.Context, tenant string, body []byte, once edge.Once) (*Started, error) {
	q, err := h.parseRequest(body)
	if err != nil {
		return nil, err
	}
	r := h.newRun(tenant, q)
	r.once = once
	first, err := h.reserve(r)
	if err != nil || first != r {
		r.secrets.erase()
		if err != nil {
			return nil, err
		}
		return first.wait(ctx)
	}
	defer close(r.answered)
	if r.answer, r.refusal = r.before(ctx); r.answer != nil || r.refusal != nil {
		r.secrets.erase()
		h.free(r)
	} else {
		r.answer, r.refusal = r.begin(ctx)
	}
	return r.answer, r.refusal
}

// begin starts the agent of a run whose id is reserved.
func (r *run) begin(ctx context.Context) (*Started, error) {
	h := r.host
	r.app = newAppTools(&h.opt.AppTools, func() string { return r.secrets.get(authorizationSecret) })
	delivered := make(chan struct{})
	go func() {
		defer close(delivered)
		var onEvent func(ctx context.Context, e Event) error
		if h.opt.OnEvent != nil {
			onEvent = func(ctx context.Context, e Event) error { return h.opt.OnEvent(ctx, r.id, e) }
		}
		r.events.deliver(onEvent, h.opt.EventTime, func(err error) {
			r.log.Error().Err(err).Msg("an event could not be delivered")
			r.end(stop{reason: "an event could not be delivered to the app", drop: true})
		})
	}()
	go func() {
		r.supervise()
		<-delivered
		h.free(r)
	}()
	limit, cancel := context.WithTimeout(ctx, h.opt.StartTime)
	defer cancel()
	defer context.AfterFunc(r.ctx, cancel)()
	expires := r.expires
	go r.watchLease()
	err := r.launch(limit)
	close(r.settled)
	if err == nil {
		err = r.live()
	}
	if err == nil {
		return &Started{r.id, expires}, nil
	}
	why := err.Error()
	if errors.Is(err, context.DeadlineExceeded) {
		why = "it took more than " + h.opt.StartTime.String()
	}
	var refused *actors.Error
	isRefusal := errors.As(err, &refused)
	why = r.secrets.scrub(why)
	early := context.Cause(r.ctx) != nil
	r.end(stop{reason: "the agent did not start", drop: true})
	<-r.removed
	if early {
		why = r.ended // what ended it came first
	}
	if isRefusal && refused.Code != actors.Storage {
		return nil, err
	}
	r.log.Error().Str("why", why).Msg("the agent did not start")
	return nil, problem(actors.Storage, "the agent did not start: %s", why)
}

// live ends the start, unless the run was ended meanwhile.
func (r *run) live() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.phase != starting {
		return errors.New("the run was ended while it started")
	}
	r.phase = ready
	return nil
}

// launch makes everything that the run is, in order.
func (r *run) launch(ctx context.Context) error {
	h := r.host
	switch st, err := h.runs.Run(ctx, r.tenant, r.id); {
	case err == nil && st.Status == actors.StatusOpen:
		return problem(actors.Active, "run %s is active", r.id)
	case err != nil:
		var e *actors.Error
		if !errors.As(err, &e) || e.Code != actors.NotFound {
			return err
		}
	}
	if err := h.gateway.admit(r); err != nil {
		return err
	}
	if err := h.makeScratch(r); err != nil {
		return err
	}
	st, err := h.runs.Open(ctx, r.tenant, r.id, actors.OpenRun{Profile: r.profile, Expires: r.expires})
	if err != nil {
		return err
	}
	r.opened = true
	auth, err := h.runs.Policy().Authorize(r.profile, r.grant, nil)
	if err != nil {
		return err
	}
	if h.runs.Options().Perform == nil {
		auth = auth.WithoutScripts()
	}
	if r.profile != noProfile {
		r.tools = governedTools(auth)
	}
	for _, t := range r.tools {
		r.own[t.Name] = t.Label
	}
	r.incarnation = st.Run.Incarnation
	enforced, missing := h.isolation()
	args := encode(map[string]any{"model": ompName(r.snapshot.chosen)[len("app-"):] + "/" + r.snapshot.model, "systemPrompt": r.systemPrompt,
		"isolation": map[string]any{"enforced": enforced, "notEnforced": missing}})
	if _, err := h.runs.Command(ctx, r.tenant, r.id, actors.RecordCommand{Name: "start", Args: args}); err != nil {
		return err
	}
	// The child needs seconds to come up; the app is asked for its tools meanwhile.
	if err := r.spawn(); err != nil {
		return err
	}
	if h.opt.beforeReady != nil {
		h.opt.beforeReady(r.id)
	}
	if h.opt.AppTools.MCPURL != "" {
		if err := r.app.list(ctx); err != nil {
			return errors.New("the app's tools cannot be listed: " + cause(ctx, err))
		}
		for _, t := range r.app.tools {
			name := "mcp__" + h.opt.AppTools.MCPName + "__" + t.Name
			called := callName(name)
			if _, twice := r.appNames[called]; twice {
				return errors.New("two of the app's tools would have the name " + called)
			}
			r.appNames[called] = name
			r.tools = append(r.tools, define(called, name, t.Description, string(encode(t.InputSchema))))
		}
	}
	if err := r.handshake(ctx); err != nil {
		return err
	}
	return r.remember(ctx)
}

// environment is exactly what the child gets.
func (r *run) environment() []string {
	lang := os.Getenv("LANG")
	if lang == "" {
		lang = "C.UTF-8"
	}
	env := []string{"PATH=" + os.Getenv("PATH"), "LANG=" + lang, "HOME=" + filepath.Join(r.dir, "home"),
		"SKAILE_HOME=" + filepath.Join(r.dir, "skaile-home"), "TMPDIR=" + filepath.Join(r.dir, "tmp")}
	for i := range r.snapshot.providers {
		p := &r.snapshot.providers[i]
		value := r.secrets.get(p.variable)
		if token := r.host.gateway.token(r, p); token != "" {
			value = token
		}
		if value != "" {
			env = append(env, p.variable+"="+value)
		}
	}
	return env
}

func (r *run) spawn() error {
	program, arguments := r.host.opt.Omp, r.snapshot.arguments(r.dir)
	var c *child
	var err error
	if j := r.host.jail; j != nil {
		port := jailPort
		if !j.Namespaces {
			port = r.host.gateway.port
		}
		var l net.Listener
		if c, l, _, err = j.job(program, arguments, r.environment(), r.dir, r.uid, port).spawn(); err == nil && l != nil {
			r.host.gateway.attach(r, l)
		}
	} else {
		c, err = spawn(slices.Concat(program, arguments), r.environment(), filepath.Join(r.dir, "work"), r.uid)
	}
	if err != nil {
		return errors.New("omp cannot be started: " + err.Error())
	}
	r.child = c
	go func() {
		defer close(r.read)
		if err := c.lines(r.frame); err != nil {
			r.end(stop{reason: err.Error(), code: "agent_failed"})
			return
		}
		r.end(stop{reason: "the agent's process ended", code: "agent_ended", process: true})
	}()
	return nil
}

// handshake waits for omp, gives it the run's tools and checks that it has no others.
func (r *run) handshake(ctx context.Context) error {
	select {
	case <-r.ready:
	case <-ctx.Done():
		return context.Cause(ctx)
	}
	if _, err := r.ask(ctx, map[string]any{"type": "negotiate_protocol", "protocolVersion": 2}); err != nil {
		return err
	}
	if _, err := r.ask(ctx, map[string]any{"type": "set_host_tools", "tools": r.tools}); err != nil {
		return err
	}
	state, err := r.ask(ctx, map[string]any{"type": "get_state"})
	if err != nil {
		return err
	}
	want := map[string]bool{}
	for _, t := range r.tools {
		want[t.Name] = true
	}
	for _, t := range state.Get("dumpTools").Array() {
		if name := t.Get("name").String(); !want[name] {
			return errors.New("omp has a tool that it was not given: " + name)
		} else {
			delete(want, name)
		}
	}
	for name := range want {
		return errors.New("omp did not take the tool " + name)
	}
	return nil
}

// ask sends a frame and waits for the answer to it.
func (r *run) ask(ctx context.Context, frame map[string]any) (gjson.Result, error) {
	reply := make(chan gjson.Result, 1)
	r.mu.Lock()
	id := r.nextID()
	r.replies[id] = reply
	r.mu.Unlock()
	defer func() {
		r.mu.Lock()
		delete(r.replies, id)
		r.mu.Unlock()
	}()
	frame["id"] = id
	if err := r.child.send(frame); err != nil {
		return gjson.Result{}, err
	}
	select {
	case v := <-reply:
		if !v.Get("success").Bool() {
			return v, errors.New("omp refused " + v.Get("command").String() + ": " + v.Get("error").String())
		}
		return v.Get("data"), nil
	case <-ctx.Done():
		return gjson.Result{}, context.Cause(ctx)
	}
}

// nextID is an id for a frame to the child; r.mu is held.
func (r *run) nextID() string {
	r.asked++
	return "ambit-" + strconv.FormatUint(r.asked, 10)
}

// leaseStep bounds how long the lease is not looked at, since clocks can be set and
// machines can sleep.
const leaseStep = 15 * time.Second

// watchLease ends the run some time after its lease.
func (r *run) watchLease() {
	for {
		r.mu.Lock()
		left := r.expires.Sub(r.host.opt.now())
		r.mu.Unlock()
		if left <= 0 {
			break
		}
		select {
		case <-r.stopped:
			return
		case <-r.moved:
		case <-time.After(min(left, leaseStep)):
		}
	}
	r.mu.Lock()
	was := r.phase
	if was == ready {
		r.phase = expired
	}
	r.mu.Unlock()
	s := stop{reason: "the lease expired", code: "lease_expired"}
	if was == ready {
		r.abort(errors.New("the lease expired"))
		select {
		case <-r.stopped:
			return
		case <-time.After(r.host.opt.LeaseGrace):
		}
	}
	r.end(s)
}

// abort stops the turn: the model's answer, and the tool calls in progress.
func (r *run) abort(why error) error {
	r.mu.Lock()
	id := r.nextID()
	for _, cancel := range r.calls {
		cancel(why)
	}
	r.mu.Unlock()
	return r.child.send(map[string]any{"type": "abort", "id": id})
}

// emit puts an event in the queue.
func (r *run) emit(e Event) {
	e.Text = r.secrets.scrub(e.Text)
	e.Title = r.secrets.scrub(e.Title)
	if e.Error != nil {
		e.Error.Message = r.secrets.scrub(e.Error.Message)
	}
	if len(e.Arguments) > 0 {
		e.Arguments = []byte(r.secrets.scrub(string(e.Arguments)))
	}
	if err := r.events.push(e); err != nil {
		go r.end(stop{reason: err.Error(), code: "app_behind"})
	}
}
