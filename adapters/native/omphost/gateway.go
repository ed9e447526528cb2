package omphost

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"fmt"
	"net"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"
)

const gatewayToken = "ambit-model."

// gateway is where agents find their models: each provider of each run has an address of
// its own in it, which nobody can guess, and from which requests are passed on. With
// Options.ModelGateway an agent never has a credential: it has a token, in the place of
// which the host puts it.
//
// An agent with a network of its own reaches the gateway in that, others on the loopback
// interface of the machine.
type gateway struct {
	host   *Host
	client *http.Client
	server *http.Server

	mu     sync.Mutex
	base   string // on the loopback interface, once somebody needs it
	port   int
	routes map[string]access
	serves sync.WaitGroup
}

// access is what an address is good for.
type access struct {
	run      *run
	provider *provider
	token    [sha256.Size]byte // with Options.ModelGateway, of the token
}

func newGateway(h *Host) *gateway {
	g := &gateway{host: h, routes: map[string]access{}, client: &http.Client{
		Transport: &http.Transport{Proxy: http.ProxyFromEnvironment, DialContext: (&net.Dialer{Timeout: dialTime}).DialContext,
			TLSHandshakeTimeout: dialTime, MaxIdleConnsPerHost: 8, IdleConnTimeout: time.Minute, ForceAttemptHTTP2: true, DisableCompression: true},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
	g.server = &http.Server{Handler: http.HandlerFunc(g.serve), ReadHeaderTimeout: 10 * time.Second, IdleTimeout: time.Minute, MaxHeaderBytes: 64 << 10,
		BaseContext: func(l net.Listener) context.Context {
			own, ok := l.(*runListener)
			if !ok {
				return context.Background()
			}
			return context.WithValue(context.Background(), servedRun{}, own.run)
		}}
	return g
}

// servedRun is the key under which a connection knows the run in whose network it is.
type servedRun struct{}

// runListener is one in the network of a run.
type runListener struct {
	net.Listener
	run *run
}

// attach serves the network of a run, until forget.
func (g *gateway) attach(r *run, l net.Listener) {
	r.listener = &runListener{l, r}
	g.serves.Go(func() { _ = g.server.Serve(r.listener) })
}

// listen begins to serve the loopback interface; g.mu is held.
func (g *gateway) listen() error {
	if g.base != "" {
		return nil
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return fmt.Errorf("model gateway: %w", err)
	}
	g.base, g.port = "http://"+l.Addr().String(), l.Addr().(*net.TCPAddr).Port
	g.serves.Go(func() { _ = g.server.Serve(l) }) // until close
	return nil
}

func (g *gateway) close() {
	_ = g.server.Close()
	g.serves.Wait()
	g.client.CloseIdleConnections()
}

// admit gives a run its addresses, before its files are made.
func (g *gateway) admit(r *run) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	base := "http://127.0.0.1:" + strconv.Itoa(jailPort)
	if g.host.jail == nil || !g.host.jail.Namespaces {
		if err := g.listen(); err != nil {
			return err
		}
		base = g.base
	}
	r.modelURL = map[*provider]string{}
	for i := range r.snapshot.providers {
		p := &r.snapshot.providers[i]
		a := access{run: r, provider: p}
		if g.host.opt.ModelGateway {
			token := gatewayToken + random(32)
			a.token = sha256.Sum256([]byte(token))
			r.secrets.set(tokenSecret(p), []byte(token))
		}
		route := random(16)
		g.routes[route] = a
		r.modelURL[p] = base + "/" + route
	}
	return nil
}

func random(n int) string {
	b := make([]byte, n)
	rand.Read(b)
	return hex.EncodeToString(b)
}

func tokenSecret(p *provider) string { return "gateway " + p.id }

// forget makes a run's addresses and tokens worthless, and waits for its requests.
func (g *gateway) forget(r *run) {
	g.mu.Lock()
	for route, a := range g.routes {
		if a.run == r {
			delete(g.routes, route)
		}
	}
	g.mu.Unlock()
	if r.listener != nil {
		r.listener.Close()
	}
	r.models.Wait()
}

// token is what the child gets instead of a credential, or "".
func (g *gateway) token(r *run, p *provider) string { return r.secrets.get(tokenSecret(p)) }

// credentialHeaders are those in which protocols of models send their credential.
var credentialHeaders = []string{"Authorization", "X-Api-Key", "X-Goog-Api-Key"}

// find gives what a request's address, and its token, are good for, and the rest of the
// path. The request counts as one of the run until a.run.models.Done.
func (g *gateway) find(req *http.Request) (a access, path string, ok bool) {
	route, rest, _ := strings.Cut(strings.TrimPrefix(req.URL.EscapedPath(), "/"), "/")
	g.mu.Lock()
	defer g.mu.Unlock()
	if a, ok = g.routes[route]; !ok {
		return a, "", false
	}
	if own, isolated := req.Context().Value(servedRun{}).(*run); isolated && own != a.run {
		return a, "", false
	}
	if g.host.opt.ModelGateway && !a.holds(req.Header) {
		return a, "", false
	}
	a.run.models.Add(1)
	return a, "/" + rest, true
}

// holds reports whether one of the credential headers has the token.
func (a access) holds(h http.Header) bool {
	for _, name := range credentialHeaders {
		sum := sha256.Sum256([]byte(strings.TrimPrefix(h.Get(name), "Bearer ")))
		if subtle.ConstantTimeCompare(sum[:], a.token[:]) == 1 {
			return true
		}
	}
	return false
}
