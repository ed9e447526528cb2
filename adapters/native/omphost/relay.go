package omphost

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/tidwall/gjson"
)

// Bounds of what passes through the gateway.
const (
	maxModelBody  = 32 << 20
	maxModelError = 64 << 10         // of an answer that says what is wrong
	modelTime     = 2 * time.Minute  // for the endpoint to answer, and to go on
	maxModelTime  = 10 * time.Minute // omp waits longer: see config.yml
	modelAtOnce   = 4                // requests of a run; others wait
	sendTime      = time.Minute      // for an agent to send its request
	modelBreaks   = 1                // answers in a turn that may break off before the last
	modelRetries  = 2                // of a request that the endpoint wants later
	modelWait     = time.Second      // before one, where the endpoint does not say
	maxModelWait  = 5 * time.Second  // else the request has failed
)

var (
	errModelSilent = errors.New("it was silent for too long")
	errRunOver     = errors.New("the run is over")
)

// serve passes a request of an agent on to its model. omp would ask an endpoint that
// fails six times, for a quarter of a minute and more, and say nothing meanwhile: here
// it is asked once, or thrice if it says that it is busy, and the failure has a name.
func (g *gateway) serve(w http.ResponseWriter, req *http.Request) {
	a, path, ok := g.find(req)
	if !ok {
		modelError(w, http.StatusUnauthorized, "the token is not known")
		return
	}
	defer a.run.models.Done()
	if req.Method != http.MethodPost && req.Method != http.MethodGet || climbs(path) {
		modelError(w, http.StatusBadRequest, "no such request is passed on")
		return
	}
	connection := http.NewResponseController(w)
	// A run that ends does not wait for who holds one of its connections.
	ctx, cancel := context.WithCancelCause(req.Context())
	defer cancel(nil)
	defer context.AfterFunc(a.run.ctx, func() {
		cancel(errRunOver)
		_ = connection.SetReadDeadline(time.Unix(1, 0)) // the connection may be gone
		_ = connection.SetWriteDeadline(time.Unix(1, 0))
	})()
	select {
	case a.run.asking <- struct{}{}:
		defer func() { <-a.run.asking }()
	case <-ctx.Done():
		return
	}
	if why := a.run.givenUp(); why != "" {
		a.run.failed(a.provider, why)
		modelError(w, http.StatusBadRequest, "the model is not asked again in this turn")
		return
	}
	_ = connection.SetReadDeadline(time.Now().Add(sendTime))
	body, err := io.ReadAll(http.MaxBytesReader(w, req.Body, maxModelBody))
	if err != nil {
		modelError(w, http.StatusRequestEntityTooLarge, "the request is too long")
		return
	}
	_ = connection.SetReadDeadline(time.Time{})
	watch := g.watch(cancel)
	defer watch.stop()
	resp, err := g.ask(req.WithContext(ctx), a, path, body, watch)
	switch {
	case err == nil:
		defer resp.Body.Close()
	case errors.Is(context.Cause(ctx), errModelSilent):
		a.run.failed(a.provider, fmt.Sprintf("the model endpoint gave no answer within %s", g.host.opt.ModelTime))
		modelError(w, http.StatusBadRequest, "the model gave no answer")
		return
	case ctx.Err() != nil:
		return
	default:
		a.run.failed(a.provider, "the model endpoint cannot be reached: "+hideURL(err))
		modelError(w, http.StatusBadRequest, "the model is out of reach")
		return
	}
	if resp.StatusCode >= 300 {
		watch.begin()
		g.refuse(w, a, resp)
		return
	}
	for _, name := range []string{"Content-Type", "Content-Encoding", "Request-Id", "X-Request-Id"} {
		if v := resp.Header.Get(name); v != "" {
			w.Header().Set(name, v)
		}
	}
	w.WriteHeader(resp.StatusCode)
	m := &meter{whole: !strings.Contains(resp.Header.Get("Content-Type"), "event-stream")}
	if g.host.opt.ModelGateway {
		defer func() { a.run.used(a.provider, m.end()) }()
	}
	_ = connection.Flush()
	piece := make([]byte, 32<<10)
	for {
		watch.begin()
		n, err := resp.Body.Read(piece)
		watch.stop()
		if n > 0 {
			m.add(piece[:n])
			if _, err := w.Write(piece[:n]); err != nil {
				return
			}
			_ = connection.Flush()
		}
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			if errors.Is(context.Cause(ctx), errModelSilent) {
				a.run.brokeOff(a.provider, fmt.Sprintf("the model endpoint stopped for %s in an answer", g.host.opt.ModelTime), true)
			} else if ctx.Err() == nil {
				a.run.brokeOff(a.provider, "the answer of the model endpoint broke off", false)
			}
			// The agent must see that the answer is not whole.
			panic(http.ErrAbortHandler)
		}
	}
}

// watch ends a request to an endpoint that is silent.
type watch struct {
	timer *time.Timer
	time  time.Duration
}

func (g *gateway) watch(cancel context.CancelCauseFunc) *watch {
	w := &watch{time.AfterFunc(g.host.opt.ModelTime, func() { cancel(errModelSilent) }), g.host.opt.ModelTime}
	w.stop()
	return w
}

func (w *watch) begin() { w.timer.Reset(w.time) }
func (w *watch) stop()  { w.timer.Stop() }

// climbs reports whether a path would leave that of the provider.
func climbs(path string) bool {
	plain, err := url.PathUnescape(path)
	if err != nil {
		return true
	}
	return slices.ContainsFunc(strings.FieldsFunc(plain, func(c rune) bool { return c == '/' || c == '\\' }),
		func(part string) bool { return part == "." || part == ".." })
}

// ask sends a request, and again where the endpoint says that it is only busy.
func (g *gateway) ask(req *http.Request, a access, path string, body []byte, watch *watch) (*http.Response, error) {
	for tries := 0; ; tries++ {
		watch.begin()
		resp, err := g.client.Do(g.outgoing(req, a, path, body))
		watch.stop()
		if err != nil || resp.StatusCode != http.StatusTooManyRequests || tries == modelRetries {
			return resp, err
		}
		wait := modelWait
		if text := resp.Header.Get("Retry-After"); text != "" {
			seconds, err := strconv.ParseFloat(text, 64)
			if err != nil || !(seconds >= 0 && seconds <= maxModelWait.Seconds()) {
				return resp, nil
			}
			wait = time.Duration(seconds * float64(time.Second))
		}
		resp.Body.Close()
		select {
		case <-time.After(wait):
		case <-req.Context().Done():
			return nil, context.Cause(req.Context())
		}
	}
}

// told are the statuses whose text omp reads: it shortens what does not fit the model.
var told = []int{http.StatusBadRequest, http.StatusRequestEntityTooLarge, http.StatusUnprocessableEntity}

// refuse passes on that the endpoint refused or failed. omp decides by words and numbers
// whether to ask again: it is told in some that say nothing; the app is told what was said.
func (g *gateway) refuse(w http.ResponseWriter, a access, resp *http.Response) {
	said, _ := io.ReadAll(io.LimitReader(resp.Body, maxModelError)) // as far as it comes
	text := string(said)
	if m := gjson.GetBytes(said, "error.message"); m.Type == gjson.String {
		text = m.String()
	}
	text = strings.TrimSpace(strings.ToValidUTF8(text, "?"))
	if len(text) > 500 {
		text = strings.ToValidUTF8(text[:500], "") + "…"
	}
	why := fmt.Sprintf("the model endpoint answered %d", resp.StatusCode)
	if text != "" {
		why += ": " + text
	}
	a.run.failed(a.provider, why)
	switch status := resp.StatusCode; {
	case slices.Contains(told, status):
		if v := resp.Header.Get("Content-Type"); v != "" {
			w.Header().Set("Content-Type", v)
		}
		w.WriteHeader(status)
		_, _ = io.WriteString(w, a.run.secrets.scrub(string(said))) // the agent may be gone
	case status == http.StatusUnauthorized, status == http.StatusForbidden, status == http.StatusNotFound:
		modelError(w, status, "the model endpoint refused")
	default:
		modelError(w, http.StatusBadRequest, "the model endpoint failed")
	}
}

// brokeOff remembers that an answer of a model did not come to its end: that was silent,
// or broken off before, is not asked again in this turn.
func (r *run) brokeOff(p *provider, why string, silent bool) {
	r.failed(p, why)
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.breaks++; silent || r.breaks > modelBreaks {
		r.giveUp = r.fault
	}
}

// givenUp says why a model is not asked again in this turn, or "".
func (r *run) givenUp() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.giveUp
}

// failed remembers, for the app, how a model endpoint failed.
func (r *run) failed(p *provider, why string) {
	why = r.secrets.scrub(why)
	r.log.Warn().Str("provider", p.id).Str("why", why).Msg("a model failed")
	r.mu.Lock()
	r.fault = why
	r.mu.Unlock()
}

// hideURL is an error of the client without the address, whose query may say what it
// should not.
func hideURL(err error) string {
	var u *url.Error
	if errors.As(err, &u) {
		err = u.Err
	}
	return err.Error()
}

func modelError(w http.ResponseWriter, status int, message string) {
	answerJSON(w, status, map[string]any{"error": map[string]string{"message": message, "type": "ambit_gateway"}})
}

// ownHeaders are those that concern one connection alone, or that the client sets itself.
var ownHeaders = map[string]bool{"Host": true, "Connection": true, "Accept-Encoding": true, "Content-Length": true, "Keep-Alive": true,
	"Proxy-Connection": true, "Te": true, "Trailer": true, "Transfer-Encoding": true, "Upgrade": true}

// outgoing is the request as the endpoint gets it: with what the registry adds, and the
// credential in the place of a token.
func (g *gateway) outgoing(req *http.Request, a access, path string, body []byte) *http.Request {
	u := *a.provider.baseURL
	u.RawPath = strings.TrimSuffix(u.EscapedPath(), "/") + path
	if plain, err := url.PathUnescape(u.RawPath); err == nil {
		u.Path = plain
	}
	query := req.URL.Query()
	if g.host.opt.ModelGateway {
		query.Del("key")
	}
	for _, kv := range a.provider.query {
		query.Set(kv[0], kv[1])
	}
	u.RawQuery = query.Encode()
	out := (&http.Request{Method: req.Method, URL: &u, Header: http.Header{}, Body: io.NopCloser(bytes.NewReader(body)), ContentLength: int64(len(body))}).WithContext(req.Context())
	for name, values := range req.Header {
		if !ownHeaders[name] {
			out.Header[name] = values
		}
	}
	key := a.run.secrets.get(a.provider.variable)
	for _, name := range credentialHeaders {
		value := req.Header.Get(name)
		if !g.host.opt.ModelGateway {
			break
		}
		switch {
		case value == "":
		case key == "":
			out.Header.Del(name)
		case strings.HasPrefix(value, "Bearer "):
			out.Header.Set(name, "Bearer "+key)
		default:
			out.Header.Set(name, key)
		}
	}
	for _, h := range a.provider.headers {
		out.Header.Set(h[0], h[1])
	}
	return out
}
