// Package omphost hosts agents: each run is one isolated `omp` process whose only tools
// are those of its run and of the app that asked for it.
//
//	host, err := omphost.New(omphost.Options{
//		RootDir:      "/var/lib/runner/runs",
//		Omp:          omphost.Installed("/opt/omp"),
//		Authenticate: func(r *http.Request) (bool, error) { return r.Header.Get("Authorization") == "Bearer "+token, nil },
//		OnEvent:      func(ctx context.Context, run string, e omphost.Event) error { return deliver(ctx, run, e) },
//		AppTools:     omphost.AppTools{MCPName: "planner", MCPURL: "http://app:3000/mcp", BrowserActionNames: []string{"app.ui.open_training"}},
//	})
//	defer host.Close()
//	http.ListenAndServe("127.0.0.1:8081", http.HandlerFunc(host.Handler))
//
// Such a program calls omphost.Init first in main.
//
// The process is driven over pipes and listens nowhere. The app's tools, the run's own
// governed tools and browser actions are carried out here: each call is decided and
// stands in the run's ledger before it is. docs/omp-runner-host.md has the contract.
package omphost

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/rs/zerolog"

	"ambit/actors"
	"ambit/adapters/native"
	"ambit/core/authority"
)

// AppTools is the startup configuration of what a run may reach. No request can name a
// tool or a destination.
type AppTools struct {
	// MCPName is the name of the app's MCP endpoint: its tools reach the model as
	// mcp__NAME__TOOL. Letters, digits, _ and -; no "__".
	MCPName string
	// MCPURL is the endpoint, http or https. Empty: the app has none.
	MCPURL string
	// BrowserActionNames are the exact names that capability_register accepts.
	BrowserActionNames []string
}

// Options of a Host.
type Options struct {
	// RootDir is the private directory below which each run has its own. It is made if it
	// is missing, and must not belong to anybody else.
	RootDir string
	// Omp is the command that starts omp, without its arguments; see Installed.
	Omp []string
	// Authenticate is asked for each request to Handler before anything is read from it.
	// False answers 401, an error or a panic 500.
	Authenticate func(r *http.Request) (bool, error)
	// OnEvent takes the events of a run, in order, one at a time; nil if nobody does. A
	// failure ends the run: nothing is delivered twice. An event must be taken within 30 s.
	OnEvent  func(ctx context.Context, runID string, e Event) error
	AppTools AppTools

	// Runs keeps the runs and their ledgers; nil makes a store of the host's own in
	// RootDir/.ambit, with a policy that grants nothing.
	Runs *actors.Host
	// Profiles are those that a request may ask for with `ambit`; without them none can.
	Profiles []string
	// ModelGateway keeps the credentials of model endpoints out of the agents: they reach
	// their model through this process, with a token of their own.
	ModelGateway bool
	// ModelTime bounds how long a model endpoint may be silent: before its answer, and in
	// it. 2 min; at most 10 min.
	ModelTime time.Duration
	// Isolation is how strictly agents must be kept apart from the machine; IsolationAuto.
	Isolation Isolation
	// UIDBase is the first of the user ids that agents have, each its own. It needs root;
	// 0 takes ids that nobody else has, where the host is root and has namespaces.
	UIDBase int
	Log     zerolog.Logger

	MaxRuns     int           // at once; 8
	StartTime   time.Duration // for an agent to be ready; 30 s
	LeaseGrace  time.Duration // between the end of a lease and teardown; 5 s
	ToolTime    time.Duration // for a call of an app's tool; 2 min
	ActionTime  time.Duration // for a browser action; 5 min
	EventTime   time.Duration // for OnEvent; 30 s
	BodyTime    time.Duration // for a request's body to make progress; 10 s
	now         func() time.Time
	beforeReady func(id string) // for tests
	ways        []way           // of isolation, for tests
}

// Installed is the command that starts the omp that `make omp` installs in dir.
func Installed(dir string) []string {
	return []string{filepath.Join(dir, "node_modules/@oven/bun-linux-x64/bin/bun"), "--no-env-file", "--no-install",
		filepath.Join(dir, "node_modules/@oh-my-pi/pi-coding-agent/dist/cli.js")}
}

// CheckInstalled fails, and says what to do, if there is no omp in dir.
func CheckInstalled(dir string) error {
	command := Installed(dir)
	for _, file := range []string{command[0], command[len(command)-1], filepath.Join(dir, "node_modules/@oh-my-pi/pi-natives-linux-x64")} {
		if _, err := os.Stat(file); err != nil {
			return fmt.Errorf("no omp in %s: install it with `make omp` (%w)", dir, err)
		}
	}
	return nil
}

// Host hosts agents. Its methods are safe for concurrent use.
type Host struct {
	opt     Options
	root    string
	lock    *os.File
	runs    *actors.Host
	place   *native.Place // of the host's own, or nil
	log     zerolog.Logger
	actions map[string]string // browser action → what the model calls it
	gateway *gateway
	jail    *jail // nil: agents are not kept apart
	uidBase int   // of the agents' user ids; 0: they have the host's

	mu     sync.Mutex
	live   map[string]*run // by id, until the last event is delivered
	uids   map[int]bool
	closed bool
	wg     sync.WaitGroup // of runs
}

// New returns a Host. It first clears away what an earlier one left in RootDir.
func New(opt Options) (*Host, error) {
	h := &Host{opt: opt.withDefaults(), live: map[string]*run{}, uids: map[int]bool{}, log: opt.Log}
	if err := h.checkTools(); err != nil {
		return nil, err
	}
	if !slices.Contains([]Isolation{IsolationAuto, IsolationRequire, IsolationNone}, h.opt.Isolation) {
		return nil, fmt.Errorf("isolation %q: want auto, require or none", opt.Isolation)
	}
	if len(opt.Omp) == 0 {
		return nil, errors.New("omp is not configured: install it with `make omp`")
	}
	if opt.UIDBase != 0 && os.Geteuid() != 0 {
		return nil, errors.New("agents can have user ids of their own only where the host is root")
	}
	if opt.UIDBase != 0 && !mapped(opt.UIDBase+h.opt.MaxRuns-1) {
		return nil, fmt.Errorf("agents can have no user ids from %d on: this user namespace has none", opt.UIDBase)
	}
	var err error
	if h.root, h.lock, err = openRoot(opt.RootDir); err != nil {
		return nil, fmt.Errorf("runner host: %w", err)
	}
	h.gateway = newGateway(h)
	if err := h.prepare(); err != nil {
		return nil, errors.Join(err, h.release())
	}
	return h, nil
}

// prepare does what can fail of New, once the root directory is this host's.
func (h *Host) prepare() (err error) {
	if err := h.confine(); err != nil {
		return err
	}
	if h.runs = h.opt.Runs; h.runs == nil {
		policy := authority.Local()
		h.place, err = native.OpenPlace(context.Background(), native.PlaceOptions{State: filepath.Join(h.root, native.StateDir), Policy: policy, Create: true})
		if err != nil {
			return err
		}
		h.runs = actors.NewHost(h.place.Runs, policy, h.place.Options())
	}
	if err := h.sweep(context.Background()); err != nil {
		return fmt.Errorf("runner host: clearing %s: %w", h.root, err)
	}
	return nil
}

// confine finds out how agents can be kept apart here.
func (h *Host) confine() error {
	if h.uidBase = h.opt.UIDBase; h.uidBase != 0 {
		// Agents must be able to pass through to their own directories, and no further.
		if err := os.Chmod(h.root, 0o711); err != nil {
			return err
		}
	}
	jail, why := h.opt.findJail(h.root)
	if h.jail = jail; jail != nil && jail.OwnUsers && h.uidBase == 0 {
		h.uidBase = ownUsers
	}
	enforced, missing := h.isolation()
	if h.opt.Isolation == IsolationRequire && !Isolated(missing) {
		if why == nil {
			why = fmt.Errorf("%s does not hold: %s", jail.way, strings.Join(missing, ", "))
		}
		return fmt.Errorf("agents cannot be isolated here as it is required: %w", why)
	}
	line := h.log.Info()
	if !Isolated(missing) {
		line = h.log.Warn()
	}
	if why != nil {
		line = line.Str("why", why.Error())
	}
	line.Strs("enforced", enforced).Strs("notEnforced", missing).Msg("isolation of hosted agents")
	return nil
}

func (o Options) withDefaults() Options {
	if o.Isolation == "" {
		o.Isolation = IsolationAuto
	}
	if o.MaxRuns == 0 {
		o.MaxRuns = 8
	}
	for _, d := range []struct {
		at  *time.Duration
		def time.Duration
	}{{&o.StartTime, 30 * time.Second}, {&o.LeaseGrace, 5 * time.Second}, {&o.ToolTime, 2 * time.Minute}, {&o.ActionTime, 5 * time.Minute},
		{&o.ModelTime, modelTime}, {&o.EventTime, eventTime}, {&o.BodyTime, 10 * time.Second}} {
		if *d.at == 0 {
			*d.at = d.def
		}
	}
	o.ModelTime = min(o.ModelTime, maxModelTime)
	if o.now == nil {
		o.now = time.Now
	}
	return o
}

// checkTools refuses a startup configuration that is not one.
func (h *Host) checkTools() error {
	t := &h.opt.AppTools
	if t.MCPURL != "" || t.MCPName != "" {
		if t.MCPName == "" || len(t.MCPName) > 32 || strings.Contains(t.MCPName, "__") || !safeName(t.MCPName) {
			return fmt.Errorf("mcpName %q: want 1 to 32 letters, digits, _ and -, without `__`", t.MCPName)
		}
		u, err := url.Parse(t.MCPURL)
		if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil {
			return fmt.Errorf("mcpUrl %q: want an http or https URL without a user", t.MCPURL)
		}
	}
	h.actions = map[string]string{}
	taken := map[string]string{}
	for _, name := range t.BrowserActionNames {
		if name == "" || len(name) > 128 || !validID(name) {
			return fmt.Errorf("browser action %q: want an exact name of letters, digits, `.`, _ and -", name)
		}
		called := callName(name)
		script := h.opt.Runs != nil && h.opt.Runs.Policy().Script(called) != nil
		if script || slices.Contains(authority.FileTools(), name) || strings.HasPrefix(called, "mcp__") {
			return fmt.Errorf("browser action %q: the name is that of another tool", name)
		}
		if other, ok := taken[called]; ok {
			return fmt.Errorf("browser actions %q and %q cannot be told apart", other, name)
		}
		taken[called] = name
		h.actions[name] = called
	}
	return nil
}

// Close ends every run, erases its credentials and files, and refuses new requests.
func (h *Host) Close() error {
	h.mu.Lock()
	if h.closed {
		h.mu.Unlock()
		h.wg.Wait()
		return nil
	}
	h.closed = true
	for _, r := range h.live {
		r.end(stop{reason: "the server stopped", drop: true})
	}
	h.mu.Unlock()
	h.wg.Wait()
	return h.release()
}

func (h *Host) release() error {
	var errs []error
	h.gateway.close()
	if h.place != nil {
		errs = append(errs, h.place.Close())
	}
	return errors.Join(append(errs, h.lock.Close())...)
}

// Load is how many agents there are, and how many there can be.
func (h *Host) Load() (running, limit int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.live), h.opt.MaxRuns
}

// find gives the run that a tenant has under an id, as long as it is there to be
// spoken to.
func (h *Host) find(tenant, id string) (*run, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	r, ok := h.live[strings.ToLower(id)]
	if !ok || r.tenant != tenant || r.gone.Load() {
		return nil, false
	}
	return r, true
}

// reserve takes an id for a new run. Where the request for it came before, first is the
// run that it was for; else it is r.
func (h *Host) reserve(r *run) (first *run, err error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	switch taken := h.live[r.id]; {
	case h.closed:
		return nil, errClosed
	case taken != nil && taken.tenant == r.tenant && taken.once.Key != "" && taken.once.Key == r.once.Key:
		if taken.once != r.once {
			return nil, problem(actors.KeyReused, "the idempotency key was used for another request")
		}
		return taken, nil
	case taken != nil:
		return nil, problem(actors.Active, "run %s is active", r.id)
	case len(h.live) >= h.opt.MaxRuns:
		return nil, problem(actors.Busy, "the server hosts %d agents already", h.opt.MaxRuns)
	}
	if h.uidBase != 0 {
		r.uid = h.uidBase
		for h.uids[r.uid] {
			r.uid++
		}
		h.uids[r.uid] = true
	}
	h.live[r.id] = r
	h.wg.Add(1)
	return r, nil
}

// free gives the id back.
func (h *Host) free(r *run) {
	h.mu.Lock()
	defer h.mu.Unlock()
	delete(h.live, r.id)
	delete(h.uids, r.uid)
	h.wg.Done()
}

var errClosed = &actors.Error{Code: actors.Storage, Message: "the runner host is closed"}

func problem(code actors.Code, format string, args ...any) error {
	return &actors.Error{Code: code, Message: fmt.Sprintf(format, args...)}
}

// safeName reports whether every model endpoint takes the name as that of a tool.
func safeName(s string) bool {
	return s != "" && len(s) <= 64 && !strings.ContainsFunc(s, func(c rune) bool {
		return !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-')
	})
}
