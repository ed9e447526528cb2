package omphost

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"ambit/core/ledger"
	"ambit/core/workspace"
	"ambit/edge/traces"
)

// Bounds of what the app's endpoint may send.
const (
	dialTime      = 10 * time.Second
	maxTools      = 256
	maxToolBytes  = 64 << 10 // of one tool's definition
	maxToolsBytes = 1 << 20  // of all of them
	maxAnswer     = 16 << 20 // of one HTTP response
	maxImage      = 2 << 20  // of an image for the model, as base64
)

// appTools is the client of the app's MCP endpoint for one run. The credential goes to
// that endpoint alone and is asked for at each request, so that nothing outlives its
// erasure.
type appTools struct {
	config        *AppTools
	authorization func() string
	client        *http.Client

	mu      sync.Mutex
	session *mcp.ClientSession
	tools   []*mcp.Tool
}

// guarded adds the credential to requests to the endpoint's origin, and refuses every
// other.
type guarded struct {
	origin        *url.URL
	authorization func() string
	next          *http.Transport
}

func (g *guarded) RoundTrip(req *http.Request) (*http.Response, error) {
	if req.URL.Scheme != g.origin.Scheme || req.URL.Host != g.origin.Host {
		return nil, fmt.Errorf("request to %s refused: the app's endpoint is at %s", req.URL.Host, g.origin.Host)
	}
	req = req.Clone(req.Context())
	if value := g.authorization(); value != "" {
		req.Header.Set("Authorization", value)
	}
	traces.Inject(req.Context(), req.Header.Set)
	resp, err := g.next.RoundTrip(req)
	if err == nil {
		resp.Body = &boundedBody{resp.Body, maxAnswer}
	}
	return resp, err
}

// CloseIdleConnections is what http.Client asks its transport for.
func (g *guarded) CloseIdleConnections() { g.next.CloseIdleConnections() }

// boundedBody fails once more was read than a response may have.
type boundedBody struct {
	io.ReadCloser
	left int64
}

func (b *boundedBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if b.left -= int64(n); b.left < 0 {
		return 0, errors.New("the app's endpoint sent too much")
	}
	return n, err
}

func newAppTools(config *AppTools, authorization func() string) *appTools {
	origin, _ := url.Parse(config.MCPURL) // New has checked it
	transport := &http.Transport{DialContext: (&net.Dialer{Timeout: dialTime}).DialContext, TLSHandshakeTimeout: dialTime,
		MaxIdleConnsPerHost: 2, IdleConnTimeout: time.Minute, ForceAttemptHTTP2: true}
	return &appTools{config: config, authorization: authorization, client: &http.Client{
		Transport: &guarded{origin, authorization, transport},
		// A redirect is not followed: the response to it is an error.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

// connect gives the session, a new one if there is none that works.
func (a *appTools) connect(ctx context.Context) (*mcp.ClientSession, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.session != nil {
		return a.session, nil
	}
	ctx, cancel := context.WithTimeout(ctx, dialTime)
	defer cancel()
	client := mcp.NewClient(&mcp.Implementation{Name: "ambit", Version: "1"}, &mcp.ClientOptions{Capabilities: &mcp.ClientCapabilities{}})
	session, err := client.Connect(ctx, &mcp.StreamableClientTransport{Endpoint: a.config.MCPURL, HTTPClient: a.client,
		MaxRetries: -1, DisableStandaloneSSE: true, MaxEventSize: maxAnswer}, nil)
	if err != nil {
		return nil, err
	}
	a.session = session
	return session, nil
}

// lose forgets a session that failed.
func (a *appTools) lose(session *mcp.ClientSession) {
	a.mu.Lock()
	lost := a.session == session
	if lost {
		a.session = nil
	}
	a.mu.Unlock()
	if lost {
		go session.Close()
	}
}

// close ends the session; it waits for the endpoint only a moment.
func (a *appTools) close() {
	a.mu.Lock()
	session := a.session
	a.session = nil
	a.mu.Unlock()
	if session != nil {
		done := make(chan struct{})
		go func() {
			defer close(done)
			session.Close()
		}()
		select {
		case <-done:
		case <-time.After(time.Second):
		}
	}
	a.client.CloseIdleConnections()
}

// list reads the app's tools.
func (a *appTools) list(ctx context.Context) error {
	session, err := a.connect(ctx)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, dialTime)
	defer cancel()
	total := 0
	seen := map[string]bool{}
	for tool, err := range session.Tools(ctx, nil) {
		if err != nil {
			return err
		}
		size := len(tool.Name) + len(tool.Description) + len(encode(tool.InputSchema))
		total += size
		switch {
		case len(a.tools) == maxTools:
			return fmt.Errorf("the app offers more than %d tools", maxTools)
		case size > maxToolBytes || total > maxToolsBytes:
			return fmt.Errorf("the definition of the app's tool `%.80s` is too long", tool.Name)
		case tool.Name == "" || len(tool.Name) > 128 || !plain(tool.Name):
			return fmt.Errorf("the app offers a tool whose name is not one: %.80q", tool.Name)
		case seen[tool.Name]:
			return fmt.Errorf("the app offers the tool `%s` twice", tool.Name)
		}
		seen[tool.Name] = true
		a.tools = append(a.tools, tool)
	}
	return nil
}

// answer is what a tool gave: for the model, and for the ledger.
type answer struct {
	status ledger.Status // OK, Failed or UncertainState
	reason string
	text   string
	images []image
}

type image struct {
	Type     string `json:"type"`
	Data     string `json:"data"`
	MIMEType string `json:"mimeType"`
}

// codeBroken is the code under which the client reports that a request or its answer was
// lost on the way.
const codeBroken = -32005

// call calls a tool, once: whatever happens, it is not called again. The outcome is
// uncertain if the endpoint was asked and did not answer.
func (a *appTools) call(ctx context.Context, name string, arguments []byte) answer {
	session, err := a.connect(ctx)
	if err != nil {
		return answer{status: ledger.Failed, reason: "the app's endpoint cannot be reached: " + cause(ctx, err)}
	}
	result, err := session.CallTool(ctx, &mcp.CallToolParams{Name: name, Arguments: json.RawMessage(arguments)})
	var refused *jsonrpc.Error
	switch {
	case errors.As(err, &refused) && refused.Code != codeBroken && ctx.Err() == nil:
		return answer{status: ledger.Failed, reason: "the app refused the call: " + refused.Message}
	case err != nil:
		if ctx.Err() == nil {
			a.lose(session)
		}
		return answer{status: ledger.UncertainState, reason: "the app did not answer: " + cause(ctx, err)}
	}
	out := contents(result)
	out.status = ledger.OK
	if result.IsError {
		out.status, out.reason = ledger.Failed, "the app's tool reports an error"
	}
	return out
}

func cause(ctx context.Context, err error) string {
	if c := context.Cause(ctx); c != nil {
		return c.Error()
	}
	return err.Error()
}

// contents is a result as text, and the images in it.
func contents(r *mcp.CallToolResult) (out answer) {
	var parts []string
	for _, c := range r.Content {
		switch c := c.(type) {
		case *mcp.TextContent:
			parts = append(parts, c.Text)
		case *mcp.ImageContent:
			one := encode(c)
			parts = append(parts, fmt.Sprintf("[image %s, %d bytes, sha256 %s]", c.MIMEType, len(c.Data), workspace.Sum(c.Data)))
			var img image
			if json.Unmarshal(one, &img) == nil && len(img.Data) <= maxImage && len(out.images) < 8 {
				out.images = append(out.images, image{"image", img.Data, c.MIMEType})
			}
		default:
			parts = append(parts, string(encode(c)))
		}
	}
	if len(parts) == 0 && r.StructuredContent != nil {
		parts = append(parts, string(encode(r.StructuredContent)))
	}
	out.text = strings.Join(parts, "\n")
	return out
}
