package executor

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"github.com/rs/zerolog"

	"ambit/adapters/native/connections"
	"ambit/adapters/native/script"
	"ambit/core/capability"
	"ambit/core/ledger"
	"ambit/edge/traces"
)

const (
	headTime       = 15 * time.Second // for a request's head
	headBytes      = 64 << 10
	bodyTime       = 30 * time.Second // for a request's body
	bodyBytes      = capability.MaxRequest
	sendTime       = 60 * time.Second // for a client to take an answer
	lingerTime     = 5 * time.Second  // for a client to send a body that was refused
	maxConnections = 256
	sweepTime      = time.Minute
	sweepRows      = 1000
	killTime       = 10 * time.Second // for scripts to be killed and recorded, after a drain
	retryAfter     = 1                // second
)

// Options say how an executor serves.
type Options struct {
	Token string   // that callers show; 16 bytes at least
	Hosts []string // names by which callers reach it, besides its address
	Slots int      // scripts that run at once; 4
	Queue int      // effects that may wait for a slot; 64
	// Unpinned lets callers run scripts that they bring and the manifest does not pin.
	Unpinned bool
	Temp     string // where those stand while they run; os.TempDir()
	Log      zerolog.Logger
}

// Scripts carries out calls of entries; *script.Runner does.
type Scripts interface {
	Run(ctx context.Context, e *capability.Entry, call script.Call) capability.Outcome
}

const (
	defaultSlots = 4
	defaultQueue = 64
)

// Server serves the protocol whip-executor/1.
type Server struct {
	opt      Options
	manifest *capability.Manifest
	scripts  Scripts
	effects  *effects
	http     *http.Server
}

// New returns an executor of the manifest's scripts that remembers effects in table.
func New(manifest *capability.Manifest, scripts Scripts, table *Table, opt Options) (*Server, error) {
	if len(opt.Token) < MinToken {
		return nil, fmt.Errorf("an executor needs a token of at least %d bytes", MinToken)
	}
	if opt.Slots == 0 {
		opt.Slots = defaultSlots
	}
	if opt.Queue == 0 {
		opt.Queue = defaultQueue
	}
	s := &Server{opt: opt, manifest: manifest, scripts: scripts, effects: newEffects(table, newLine(opt.Slots, opt.Queue), opt.Log)}
	s.http = &http.Server{Handler: s, ReadHeaderTimeout: headTime, MaxHeaderBytes: headBytes}
	s.http.SetKeepAlivesEnabled(false)
	return s, nil
}

// Serve answers requests on l until ctx ends. Then it takes no more, refuses those that
// wait for a slot, and lets scripts that run finish for at most drain; those that still
// run are killed, and recorded as ended from outside.
func (s *Server) Serve(ctx context.Context, l net.Listener, drain time.Duration) error {
	done := make(chan error, 1)
	go func() { done <- s.http.Serve(connections.Bound(l, maxConnections)) }()
	tick := time.NewTicker(sweepTime)
	defer tick.Stop()
	for ctx.Err() == nil {
		select {
		case err := <-done:
			return err
		case <-tick.C:
			s.effects.sweep(time.Now())
		case <-ctx.Done():
		}
	}
	s.opt.Log.Info().Msg("draining")
	s.effects.drain(drain)
	// What is left are answers on their way.
	limit, cancel := context.WithTimeout(context.Background(), killTime)
	defer cancel()
	err := s.http.Shutdown(limit)
	if serr := <-done; !errors.Is(serr, http.ErrServerClosed) {
		err = errors.Join(err, serr)
	}
	return err
}

// reply is an answer to a request.
type reply struct {
	status int
	body   []byte
	again  bool   // the same request may succeed later
	effect string // for the log
}

// refuse is the answer to a request for which certainly nothing was run.
func refuse(status int, message string) *reply {
	body := ledger.Canonical(nil, ledger.Object{{Name: "error", Value: message}, {Name: "ran", Value: false}})
	return &reply{status: status, body: body, again: status == http.StatusTooManyRequests || status == http.StatusServiceUnavailable}
}

// ServeHTTP implements http.Handler.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	began := time.Now()
	var a *reply
	defer func() {
		if p := recover(); p != nil {
			s.opt.Log.Error().Interface("panic", p).Bytes("stack", debug.Stack()).Msg("request failed")
			a = &reply{status: http.StatusInternalServerError, body: []byte(`{"error":"internal error"}`)}
			send(w, a)
		}
		if a == nil {
			return // the client left
		}
		e := s.opt.Log.Info().Str("method", r.Method).Str("path", r.URL.Path).Int("status", a.status).Dur("took", time.Since(began))
		if a.effect != "" {
			e = e.Str("effect", a.effect)
		}
		if id := traces.ID(traces.Extract(r.Context(), r.Header.Get)); id != "" {
			e = e.Str("trace", id)
		}
		e.Msg("request")
		linger(w, r)
	}()
	if a = s.answer(w, r); a != nil {
		send(w, a)
	}
}

func send(w http.ResponseWriter, a *reply) {
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Content-Length", strconv.Itoa(len(a.body)+1))
	switch {
	case a.status == http.StatusUnauthorized:
		h.Set("WWW-Authenticate", "Bearer")
	case a.again:
		h.Set("Retry-After", strconv.Itoa(retryAfter))
	}
	if http.NewResponseController(w).SetWriteDeadline(time.Now().Add(sendTime)) != nil {
		return
	}
	w.WriteHeader(a.status)
	w.Write(a.body) // several requests may share it
	io.WriteString(w, "\n")
}

// answer decides about a request: first whom it addresses and who sends it, by its head
// alone. It is nil when the client left.
func (s *Server) answer(w http.ResponseWriter, r *http.Request) *reply {
	local, _ := r.Context().Value(http.LocalAddrContextKey).(net.Addr)
	if !addressed(r.Host, s.opt.Hosts, local) {
		return refuse(http.StatusMisdirectedRequest, "this executor is not known by the name in Host")
	}
	// Browsers send it; none is a caller.
	if len(r.Header.Values("Origin")) > 0 || r.Header.Get("Sec-Fetch-Site") != "" {
		return refuse(http.StatusForbidden, "requests of web pages are refused")
	}
	health, exec := r.URL.Path == "/healthz", r.URL.Path == "/exec"
	if health && (r.Method == http.MethodGet || r.Method == http.MethodHead) {
		if s.effects.ending() {
			return &reply{status: http.StatusServiceUnavailable, body: []byte(`{"ok":false,"protocol":"` + capability.Protocol + `"}`), again: true}
		}
		return &reply{status: http.StatusOK, body: []byte(`{"ok":true,"protocol":"` + capability.Protocol + `"}`)}
	}
	if !authentic(r.Header, s.opt.Token) {
		return refuse(http.StatusUnauthorized, "unauthorized")
	}
	switch {
	case !health && !exec:
		return refuse(http.StatusNotFound, "unknown route; POST /exec or GET /healthz")
	case health || r.Method != http.MethodPost:
		return refuse(http.StatusMethodNotAllowed, "POST /exec or GET /healthz")
	case len(r.TransferEncoding) > 0 || r.ContentLength < 0:
		return refuse(http.StatusLengthRequired, "the body must come with its length, not in chunks")
	case r.ContentLength > bodyBytes:
		return refuse(http.StatusRequestEntityTooLarge, "the body exceeds "+strconv.Itoa(bodyBytes)+" bytes")
	case !isJSON(r.Header.Get("Content-Type")):
		return refuse(http.StatusUnsupportedMediaType, "the body must be application/json")
	}
	body, a := readBody(w, r)
	if a != nil {
		return a
	}
	j, a := s.job(body)
	if a != nil {
		return a
	}
	asked, run := traces.Extract(r.Context(), r.Header.Get), j.run
	j.run = func(ctx context.Context) []byte { return run(traces.Within(ctx, asked)) }
	if a = s.effects.do(r.Context(), j); a != nil {
		logged := *a
		logged.effect = j.id
		a = &logged
	}
	return a
}

// isJSON reports whether a media type is JSON; a request that names none is taken for it.
func isJSON(media string) bool {
	media, _, _ = strings.Cut(media, ";")
	media = strings.TrimSpace(media)
	return media == "" || strings.EqualFold(media, "application/json")
}

func readBody(w http.ResponseWriter, r *http.Request) ([]byte, *reply) {
	ctl := http.NewResponseController(w)
	if err := ctl.SetReadDeadline(time.Now().Add(bodyTime)); err != nil {
		return nil, refuse(http.StatusInternalServerError, "internal error")
	}
	body, err := io.ReadAll(io.LimitReader(r.Body, bodyBytes))
	var timeout net.Error
	switch {
	case errors.As(err, &timeout) && timeout.Timeout():
		return nil, refuse(http.StatusRequestTimeout, "the body did not arrive in time")
	case err != nil || int64(len(body)) != r.ContentLength:
		return nil, refuse(http.StatusBadRequest, "the body is incomplete")
	}
	if err := ctl.SetReadDeadline(time.Time{}); err != nil {
		return nil, refuse(http.StatusInternalServerError, "internal error")
	}
	return body, nil
}

// linger takes what is still sent of a body that was refused, and throws it away: many
// clients send all of it before they read, and a connection that closed meanwhile would
// be reset, the answer lost.
func linger(w http.ResponseWriter, r *http.Request) {
	if r.ContentLength == 0 {
		return
	}
	ctl := http.NewResponseController(w)
	if ctl.Flush() != nil || ctl.SetReadDeadline(time.Now().Add(lingerTime)) != nil {
		return
	}
	io.Copy(io.Discard, io.LimitReader(r.Body, 2*bodyBytes))
}
