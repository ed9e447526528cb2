package omphost

import (
	"bytes"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/tidwall/gjson"

	"ambit/actors"
)

// Bounds of what passes through the gateway.
const (
	maxModelBody = 32 << 20
	modelTime    = 2 * time.Minute // for the endpoint to begin its answer
	gatewayToken = "ambit-model."
)

// gateway is an endpoint on the loopback interface through which agents reach their
// models without ever having a credential: each has a token of its own, good for one
// provider of one run, and the host puts the credential in its place.
type gateway struct {
	host   *Host
	client *http.Client

	mu     sync.Mutex
	server *http.Server
	base   string
	access map[[sha256.Size]byte]access
	serves sync.WaitGroup
}

// access is what a token is good for.
type access struct {
	run      *run
	provider *provider
}

func newGateway(h *Host) (*gateway, error) {
	g := &gateway{host: h, access: map[[sha256.Size]byte]access{}, client: &http.Client{
		Transport: &http.Transport{Proxy: http.ProxyFromEnvironment, DialContext: (&net.Dialer{Timeout: dialTime}).DialContext,
			TLSHandshakeTimeout: dialTime, ResponseHeaderTimeout: modelTime, MaxIdleConnsPerHost: 8, IdleConnTimeout: time.Minute, ForceAttemptHTTP2: true},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
	if !h.opt.ModelGateway {
		return g, nil
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	return g, g.listen()
}

// listen starts the endpoint; g.mu is held.
func (g *gateway) listen() error {
	if g.server != nil {
		return nil
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return fmt.Errorf("model gateway: %w", err)
	}
	g.base = "http://" + l.Addr().String()
	g.server = &http.Server{Handler: http.HandlerFunc(g.serve), ReadHeaderTimeout: 10 * time.Second, MaxHeaderBytes: 64 << 10}
	server := g.server
	g.serves.Go(func() { _ = server.Serve(l) }) // until close
	return nil
}

func (g *gateway) close() {
	g.mu.Lock()
	server := g.server
	g.mu.Unlock()
	if server != nil {
		_ = server.Close()
	}
	g.serves.Wait()
	g.client.CloseIdleConnections()
}

// admit gives a run its tokens, for the providers that it reaches through the gateway:
// all of them, or those that omp cannot call as the registry wants it.
func (g *gateway) admit(r *run) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	for i := range r.snapshot.providers {
		p := &r.snapshot.providers[i]
		if !g.host.opt.ModelGateway && len(p.query) == 0 {
			continue
		}
		if err := g.listen(); err != nil {
			return err
		}
		var secret [32]byte
		rand.Read(secret[:])
		token := gatewayToken + hex.EncodeToString(secret[:])
		r.secrets.set(tokenSecret(p), []byte(token))
		g.access[sha256.Sum256([]byte(token))] = access{r, p}
	}
	return nil
}

func tokenSecret(p *provider) string { return "gateway " + p.id }

// forget makes a run's tokens worthless.
func (g *gateway) forget(r *run) {
	g.mu.Lock()
	defer g.mu.Unlock()
	for token, a := range g.access {
		if a.run == r {
			delete(g.access, token)
		}
	}
}

// token is what the child gets instead of a credential, or "".
func (g *gateway) token(r *run, p *provider) string { return r.secrets.get(tokenSecret(p)) }

// gatewayURL is where the child finds a provider in the gateway, or "".
func (r *run) gatewayURL(p *provider) string {
	if r.host.gateway.token(r, p) == "" {
		return ""
	}
	return r.host.gateway.base
}

// serve passes a request of an agent on to its model.
func (g *gateway) serve(w http.ResponseWriter, req *http.Request) {
	a, ok := g.find(req)
	if !ok {
		modelError(w, http.StatusUnauthorized, "the token is not known")
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, req.Body, maxModelBody))
	if err != nil {
		modelError(w, http.StatusRequestEntityTooLarge, "the request is too long")
		return
	}
	resp, err := g.client.Do(g.outgoing(req, a, body))
	if err != nil {
		if req.Context().Err() == nil {
			a.run.log.Warn().Str("provider", a.provider.id).Str("error", a.run.secrets.scrub(err.Error())).Msg("the model endpoint cannot be reached")
			modelError(w, http.StatusBadRequest, "the model endpoint cannot be reached")
		}
		return
	}
	defer resp.Body.Close()
	if resp.StatusCode >= 500 || resp.StatusCode >= 300 && resp.StatusCode < 400 {
		// omp would ask again and again, for minutes; it also knows such failures by the words
		// and numbers of their messages. The log has them.
		said, _ := io.ReadAll(io.LimitReader(resp.Body, 1<<10))
		a.run.log.Warn().Str("provider", a.provider.id).Int("status", resp.StatusCode).
			Str("answer", a.run.secrets.scrub(strings.ToValidUTF8(string(said), "?"))).Msg("the model endpoint failed")
		modelError(w, http.StatusBadRequest, "the model endpoint failed")
		return
	}
	for _, name := range []string{"Content-Type", "Retry-After"} {
		if v := resp.Header.Get(name); v != "" {
			w.Header().Set(name, v)
		}
	}
	w.WriteHeader(resp.StatusCode)
	m := &meter{whole: !strings.Contains(resp.Header.Get("Content-Type"), "event-stream")}
	flusher := http.NewResponseController(w)
	piece := make([]byte, 32<<10)
	for {
		n, err := resp.Body.Read(piece)
		if n > 0 {
			m.add(piece[:n])
			if _, err := w.Write(piece[:n]); err != nil {
				break
			}
			_ = flusher.Flush()
		}
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			// The agent must see that the answer broke off.
			a.run.used(a.provider, m.end())
			panic(http.ErrAbortHandler)
		}
	}
	a.run.used(a.provider, m.end())
}

func modelError(w http.ResponseWriter, status int, message string) {
	answerJSON(w, status, map[string]any{"error": map[string]string{"message": message, "type": "ambit_gateway"}})
}

// credentialHeaders are those in which protocols of models send their credential.
var credentialHeaders = []string{"Authorization", "X-Api-Key", "X-Goog-Api-Key"}

// find gives what the request's token is good for.
func (g *gateway) find(req *http.Request) (access, bool) {
	for _, name := range credentialHeaders {
		token := strings.TrimPrefix(req.Header.Get(name), "Bearer ")
		if !strings.HasPrefix(token, gatewayToken) {
			continue
		}
		g.mu.Lock()
		a, ok := g.access[sha256.Sum256([]byte(token))]
		g.mu.Unlock()
		return a, ok
	}
	return access{}, false
}

// outgoing is the request with the credential in the place of the token.
func (g *gateway) outgoing(req *http.Request, a access, body []byte) *http.Request {
	u := *a.provider.baseURL
	u.Path = strings.TrimSuffix(u.Path, "/") + req.URL.Path
	query := req.URL.Query()
	query.Del("key")
	for _, kv := range a.provider.query {
		query.Set(kv[0], kv[1])
	}
	u.RawQuery = query.Encode()
	out := (&http.Request{Method: req.Method, URL: &u, Header: http.Header{}, Body: io.NopCloser(bytes.NewReader(body)), ContentLength: int64(len(body))}).WithContext(req.Context())
	key := a.run.secrets.get(a.provider.variable)
	for name, values := range req.Header {
		switch {
		case strings.EqualFold(name, "Host"), strings.EqualFold(name, "Connection"), strings.EqualFold(name, "Accept-Encoding"), strings.EqualFold(name, "Content-Length"):
			continue
		case isCredential(name):
			if key != "" && strings.Contains(values[0], gatewayToken) {
				prefix := ""
				if strings.HasPrefix(values[0], "Bearer ") {
					prefix = "Bearer "
				}
				out.Header.Set(name, prefix+key)
			}
			continue
		}
		out.Header[name] = values
	}
	for _, h := range a.provider.headers {
		out.Header.Set(h[0], h[1])
	}
	return out
}

func isCredential(name string) bool {
	for _, n := range credentialHeaders {
		if strings.EqualFold(n, name) {
			return true
		}
	}
	return false
}

// used records what a model's answer took.
func (r *run) used(p *provider, u Usage) {
	if u == (Usage{}) {
		return
	}
	r.mu.Lock()
	turn := r.turn
	r.mu.Unlock()
	args := encode(map[string]any{"provider": p.id, "model": r.snapshot.model, "input": u.Input, "output": u.Output})
	if _, err := r.host.runs.Command(context.Background(), r.tenant, r.id, actors.RecordCommand{Name: "usage", Turn: turn, Args: args}); err != nil {
		r.log.Warn().Err(err).Msg("the use of the model could not be recorded")
	}
}

// maxUsage bounds the line, or the answer, in which the use is looked for.
const maxUsage = 256 << 10

// meter reads from an answer what it took.
type meter struct {
	whole bool // the answer is one JSON text, no stream of events
	line  []byte
	skip  bool
	usage Usage
}

func (m *meter) add(b []byte) {
	for len(b) > 0 {
		part, rest := b, []byte(nil)
		i := bytes.IndexByte(b, '\n')
		ended := i >= 0 && !m.whole
		if ended {
			part, rest = b[:i], b[i+1:]
		}
		if len(m.line)+len(part) > maxUsage {
			m.skip = true
		}
		if !m.skip {
			m.line = append(m.line, part...)
		}
		if ended {
			m.look()
		}
		b = rest
	}
}

func (m *meter) end() Usage {
	m.look()
	return m.usage
}

// look reads one line; the protocols name the same two figures differently.
func (m *meter) look() {
	line := bytes.TrimPrefix(m.line, []byte("data:"))
	if !m.skip && bytes.Contains(line, []byte(`"usage`)) {
		for _, at := range []string{"usage", "response.usage", "message.usage", "usageMetadata"} {
			u := gjson.GetBytes(line, at)
			for _, name := range []string{"prompt_tokens", "input_tokens", "promptTokenCount"} {
				m.usage.Input = max(m.usage.Input, u.Get(name).Int())
			}
			for _, name := range []string{"completion_tokens", "output_tokens", "candidatesTokenCount"} {
				m.usage.Output = max(m.usage.Output, u.Get(name).Int())
			}
		}
	}
	m.line, m.skip = m.line[:0], false
}
