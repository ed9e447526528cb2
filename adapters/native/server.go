// Package native is the placement on an ordinary machine: net/http in front of the
// edge, SQLite below it, host directories as workspaces.
package native

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"github.com/rs/zerolog"

	"ambit/adapters/native/connections"
	"ambit/edge"
	"ambit/edge/metrics"
	"ambit/edge/panel"
	"ambit/edge/requestlog"
	"ambit/edge/traces"
)

const (
	headTime  = 10 * time.Second // for a request's head
	lingerFor = 10 * time.Second // for a client to send a body that was refused
	lingerMax = 256 << 20        // bytes of such a body
	bodyTime  = 10 * time.Second // for a body without progress
	bodyChunk = 64 << 10         // progress of a body
	sendTime  = 15 * time.Second // for a client to take a piece of a response
	sendPiece = 64 << 10
	pollTime  = time.Second      // between looks at a ledger that others may write
	beatTime  = 15 * time.Second // between comments on a quiet stream
	// maxConnections may be open; others wait to be taken.
	maxConnections = 4096
	sweepTime      = 5 * time.Second
	effectEnd      = 10 * time.Second // for effects to be settled that the end of the server ends
)

// Streams that may be open at once, of all runs and of one.
const (
	Followers    = 512
	RunFollowers = 32
)

var errDraining = errors.New("the server ended")

// Server serves an edge over HTTP.
type Server struct {
	edge *edge.Server
	log  zerolog.Logger
	http *http.Server
	stop chan struct{} // closed when draining begins: streams end
	send time.Duration // for a client to take a piece of a response

	metrics *metrics.Metrics // nil: requests are not counted
	traces  *traces.Traces
}

// NewServer returns a server that logs requests to log.
func NewServer(e *edge.Server, log zerolog.Logger) *Server {
	s := &Server{edge: e, log: log, stop: make(chan struct{}), send: sendTime, traces: &traces.Traces{}}
	s.http = &http.Server{Handler: s, ReadHeaderTimeout: headTime, MaxHeaderBytes: 64 << 10, IdleTimeout: 2 * time.Minute}
	return s
}

// Observe has requests counted by m and traced by t; either may be nil. It comes before
// Serve.
func (s *Server) Observe(m *metrics.Metrics, t *traces.Traces) {
	s.metrics = m
	if t != nil {
		s.traces = t
	}
}

// Serve answers requests on l until ctx ends; then it takes no more, lets those in
// flight finish for at most drain, and returns.
func (s *Server) Serve(ctx context.Context, l net.Listener, drain time.Duration) error {
	done := make(chan error, 1)
	go func() { done <- s.http.Serve(connections.Bound(l, maxConnections)) }()
	sweeping, stopSweep := context.WithCancel(context.Background())
	swept := make(chan struct{})
	go func() {
		defer close(swept)
		s.sweep(sweeping)
	}()
	defer func() {
		stopSweep()
		<-swept
	}()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
	}
	s.log.Info().Msg("draining")
	close(s.stop)
	limit, cancel := context.WithTimeout(context.Background(), drain)
	defer cancel()
	err := s.http.Shutdown(limit)
	ended, stopEnding := context.WithTimeout(context.Background(), effectEnd)
	defer stopEnding()
	s.edge.Host().EndEffects(ended, errDraining)
	if serr := <-done; !errors.Is(serr, http.ErrServerClosed) {
		err = errors.Join(err, serr)
	}
	return err
}

// sweep does what time asks for: leases and retention.
func (s *Server) sweep(ctx context.Context) {
	tick := time.NewTicker(sweepTime)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		if _, err := s.edge.Host().Sweep(ctx, 100); err != nil && ctx.Err() == nil {
			s.log.Error().Err(err).Msg("sweep")
		}
	}
}

// ServeHTTP implements http.Handler.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	began := time.Now()
	var resp *edge.Response
	ctx, end := s.traces.Request(r.Context(), r.Method, r.URL.EscapedPath(), header(r))
	r = r.WithContext(ctx)
	defer func() {
		if s.metrics != nil && resp != nil {
			s.metrics.Request(r.Method, resp, time.Since(began))
		}
		end(resp)
	}()
	defer func() {
		if p := recover(); p != nil {
			if p == http.ErrAbortHandler {
				panic(p)
			}
			s.log.Error().Interface("panic", p).Bytes("stack", debug.Stack()).Msg("request failed")
			resp = edge.Internal()
			s.write(w, r, resp)
		}
		s.logRequest(r, resp, time.Since(began))
		linger(w, r)
	}()
	resp = s.answer(w, r)
	s.write(w, r, resp)
}

// header is a request's header as one value: a header that is sent twice is a list, by
// RFC 9110, 5.3, and no token or key is one.
func header(r *http.Request) func(name string) string {
	return func(name string) string { return strings.Join(r.Header.Values(name), ", ") }
}

// staticRoute is the route of the panel's files, for metrics and the log.
const staticRoute = "static"

func (s *Server) answer(w http.ResponseWriter, r *http.Request) *edge.Response {
	if r.Method == http.MethodGet || r.Method == http.MethodHead {
		if body, header, ok := panel.File(r.URL.Path); ok {
			abandon(w, r)
			return &edge.Response{Status: http.StatusOK, Header: header, Body: body, Route: staticRoute}
		}
	}
	ex, resp := s.edge.Begin(edge.Head{Method: r.Method, Path: r.URL.EscapedPath(), Query: r.URL.RawQuery, Header: header(r)})
	if resp != nil {
		abandon(w, r)
		return resp
	}
	if ex.BodyLimit == 0 {
		abandon(w, r)
		return ex.Finish(r.Context(), nil)
	}
	body, resp := s.body(w, r, ex)
	if resp != nil {
		abandon(w, r)
		return resp
	}
	return ex.Finish(r.Context(), body)
}

// abandon gives up a body that is not read to its end. The connection cannot carry
// another request.
func abandon(w http.ResponseWriter, r *http.Request) {
	if r.ContentLength == 0 {
		return
	}
	w.Header().Set("Connection", "close")
}

// linger takes what is still sent of a body that was given up, once the answer is on its
// way, and throws it away. Many clients send all of a body before they read; if the
// connection closed while they do, it would be reset and the answer lost. A client that
// sends nothing for a second, or too much or for too long, is not waited for.
func linger(w http.ResponseWriter, r *http.Request) {
	if w.Header().Get("Connection") != "close" {
		return
	}
	ctl := http.NewResponseController(w)
	if ctl.Flush() != nil {
		return
	}
	end := time.Now().Add(lingerFor)
	piece := make([]byte, bodyChunk)
	for taken := 0; taken < lingerMax; {
		now := time.Now()
		if now.After(end) || ctl.SetReadDeadline(now.Add(time.Second)) != nil {
			return
		}
		n, err := r.Body.Read(piece)
		if taken += n; err != nil {
			return
		}
	}
}

// body reads the request's body, as long as it makes progress.
func (s *Server) body(w http.ResponseWriter, r *http.Request, ex *edge.Exchange) ([]byte, *edge.Response) {
	if r.ContentLength > ex.BodyLimit {
		return nil, ex.TooLarge()
	}
	if r.ContentLength == 0 {
		return nil, nil
	}
	ctl := http.NewResponseController(w)
	var body []byte
	if r.ContentLength > 0 {
		// Memory comes with the bytes, not with the promise of them.
		body = make([]byte, 0, min(r.ContentLength+1, 1<<20))
	}
	for {
		if err := ctl.SetReadDeadline(time.Now().Add(bodyTime)); err != nil && !errors.Is(err, http.ErrNotSupported) {
			return nil, edge.Internal()
		}
		start := len(body)
		room := min(ex.BodyLimit+1-int64(start), bodyChunk)
		body = append(body, make([]byte, room)...)
		n, err := io.ReadFull(r.Body, body[start:])
		body = body[:start+n]
		var timeout net.Error
		switch {
		case int64(len(body)) > ex.BodyLimit:
			return nil, ex.TooLarge()
		case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF) && (r.ContentLength < 0 || int64(len(body)) == r.ContentLength):
			return body, ready(ctl)
		case errors.As(err, &timeout) && timeout.Timeout():
			return nil, edge.TooSlow()
		case err != nil:
			return nil, edge.Incomplete()
		}
	}
}

// ready takes the deadline of a body off the connection.
func ready(ctl *http.ResponseController) *edge.Response {
	if err := ctl.SetReadDeadline(time.Time{}); err != nil && !errors.Is(err, http.ErrNotSupported) {
		return edge.Internal()
	}
	return nil
}

// paced writes to a client as long as it takes what it is sent: one that stops reading
// would otherwise hold memory for as long as it likes.
type paced struct {
	w    http.ResponseWriter
	ctl  *http.ResponseController
	send time.Duration
}

func (p paced) Write(b []byte) (n int, err error) {
	for len(b) > 0 && err == nil {
		if err := p.ctl.SetWriteDeadline(time.Now().Add(p.send)); err != nil && !errors.Is(err, http.ErrNotSupported) {
			return n, err
		}
		var m int
		m, err = p.w.Write(b[:min(len(b), sendPiece)])
		n, b = n+m, b[m:]
	}
	return n, err
}

// Flush implements edge.Flusher.
func (p paced) Flush() error { return p.flush() }

func (p paced) flush() error {
	if err := p.ctl.SetWriteDeadline(time.Now().Add(p.send)); err != nil && !errors.Is(err, http.ErrNotSupported) {
		return err
	}
	return p.ctl.Flush()
}

func (s *Server) write(w http.ResponseWriter, r *http.Request, resp *edge.Response) {
	for _, h := range resp.Header {
		w.Header().Add(h[0], h[1])
	}
	if resp.Done != nil {
		defer resp.Done()
	}
	out := paced{w, http.NewResponseController(w), s.send}
	if resp.Follow != nil {
		w.WriteHeader(resp.Status)
		s.follow(r.Context(), out, resp.Follow)
		return
	}
	if resp.Events != nil {
		w.WriteHeader(resp.Status)
		s.events(r.Context(), out, resp.Events)
		return
	}
	if resp.Stream == nil && resp.Status != http.StatusNoContent {
		w.Header().Set("Content-Length", strconv.Itoa(len(resp.Body)))
	}
	w.WriteHeader(resp.Status)
	if r.Method == http.MethodHead {
		return
	}
	if resp.Stream == nil {
		out.Write(resp.Body)
		return
	}
	if err := resp.Stream(out); err != nil {
		if r.Context().Err() == nil {
			s.log.Error().Err(err).Str("path", r.URL.Path).Msg("response broken off")
		}
		panic(http.ErrAbortHandler)
	}
}

// follow sends the records of a run as server-sent events until the client leaves,
// the run is over, or the server drains.
func (s *Server) follow(ctx context.Context, w paced, f *edge.Follow) {
	host := s.edge.Host()
	appended, stop := host.Watch(f.Tenant, f.Run)
	defer stop()
	beat := time.NewTicker(beatTime)
	defer beat.Stop()
	var poll <-chan time.Time
	if host.Options().Shared {
		t := time.NewTicker(pollTime)
		defer t.Stop()
		poll = t.C
	}
	for {
		n, over, err := s.edge.Events(ctx, f, w)
		if err != nil || w.flush() != nil || over {
			return
		}
		if n == edge.FollowPage {
			continue
		}
		select {
		case <-appended:
		case <-poll:
		case <-beat.C:
			if _, err := io.WriteString(w, ": alive\n\n"); err != nil {
				return
			}
		case <-ctx.Done():
			return
		case <-s.stop:
			return
		}
	}
}

// events sends those of a hosted agent until there are no more, the client leaves, or
// the server drains.
func (s *Server) events(ctx context.Context, w paced, send func(ctx context.Context, w io.Writer, flush func() error) error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	go func() {
		select {
		case <-s.stop:
			cancel()
		case <-ctx.Done():
		}
	}()
	_ = send(ctx, w, w.flush) // a client that left
}

func (s *Server) logRequest(r *http.Request, resp *edge.Response, took time.Duration) {
	if resp == nil {
		return
	}
	requestlog.Line(&s.log, r.Method, r.URL.Path, traces.ID(r.Context()), resp, took).Msg("request")
}
