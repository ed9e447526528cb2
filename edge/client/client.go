// Package client talks to an Ambit server.
//
//	c := httpclient.New("http://127.0.0.1:8080", token)
//	run, err := c.Open(ctx, client.OpenRun{Profile: "repo-writer"})
//	turn, err := c.BeginTurn(ctx, run.ID, client.BeginTurn{Grants: `command { run }`})
//	result, err := c.Call(ctx, run.ID, turn, "bash", map[string]any{"command": "echo hi"})
//
// A Client is safe for concurrent use. How requests travel is a Transport: package httpclient has one over net/http;
// an app inside Cloudflare Workers brings one over the stub of the Durable Object.
package client

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Request is what a Transport carries.
type Request struct {
	Method string
	Path   string // escaped, with query
	Header map[string]string
	Body   []byte
}

// Response is the answer; the caller closes Body.
type Response struct {
	Status int
	Body   io.ReadCloser
}

// Transport carries a request to the server and brings back its answer, whatever its
// status. An error means that there was no answer.
type Transport interface {
	RoundTrip(ctx context.Context, r *Request) (*Response, error)
}

// Client calls one server with one token.
type Client struct {
	transport Transport
	token     string
}

// NewWith returns a client over a transport.
func NewWith(t Transport, token string) *Client { return &Client{t, token} }

// Error is a refusal by the server.
type Error struct {
	Status  int
	Code    string
	Message string
}

func (e *Error) Error() string { return fmt.Sprintf("%s (%d %s)", e.Message, e.Status, e.Code) }

// Run is the state of a run. In a list, the status of one that cannot be read is
// "damaged", Damaged says why, and nothing else is known of it.
type Run struct {
	Damaged     string     `json:"damaged,omitempty"`
	ID          string     `json:"id"`
	Incarnation uint64     `json:"incarnation"`
	Status      string     `json:"status"`
	Profile     string     `json:"profile"`
	OpenedAt    time.Time  `json:"openedAt"`
	ExpiresAt   time.Time  `json:"expiresAt"`
	EndedAt     *time.Time `json:"endedAt,omitempty"`
	Seq         uint64     `json:"seq"`
	Head        string     `json:"head"`
	Fuel        int64      `json:"fuel"`
	Calls       int64      `json:"calls"`
	Held        int        `json:"held,omitempty"` // calls that wait for an operator
	Mirror      string     `json:"mirror,omitempty"`
	Workspace   struct {
		Tree    string `json:"tree"`
		Bytes   int64  `json:"bytes"`
		Entries int64  `json:"entries"`
	} `json:"workspace"`
	Turns []struct {
		Turn      uint64          `json:"turn"`
		Grants    json.RawMessage `json:"grants"`
		Requires  []string        `json:"requires"`
		ExpiresAt time.Time       `json:"expiresAt"`
		Ended     bool            `json:"ended"`
	} `json:"turns"`
}

// OpenRun describes a new run; empty fields take the server's defaults.
type OpenRun struct {
	ID        string           `json:"id,omitempty"`
	Profile   string           `json:"profile"`
	Store     string           `json:"store,omitempty"`
	ExpiresAt string           `json:"expiresAt,omitempty"` // ISO 8601 with a zone
	Limits    map[string]int64 `json:"limits,omitempty"`
}

// BeginTurn describes a turn. Grants is text in the grant syntax, or any value that
// encodes to the JSON form.
type BeginTurn struct {
	Grants    any      `json:"grants"`
	Requires  []string `json:"requires,omitempty"`
	ExpiresAt string   `json:"expiresAt,omitempty"`
}

// Turn is an open turn.
type Turn struct {
	Turn      uint64    `json:"turn"`
	Token     string    `json:"token"`
	Tools     []string  `json:"tools"`
	ExpiresAt time.Time `json:"expiresAt"`
}

// Output is what a call wrote.
type Output []byte

// UnmarshalJSON reads {"text": …} or {"base64": …}.
func (o *Output) UnmarshalJSON(data []byte) error {
	var v struct {
		Text   string
		Base64 *string
	}
	if err := json.Unmarshal(data, &v); err != nil {
		return err
	}
	*o = Output(v.Text)
	if v.Base64 == nil {
		return nil
	}
	raw, err := base64.StdEncoding.DecodeString(*v.Base64)
	*o = raw
	return err
}

// Result is the answer to a tool call.
type Result struct {
	Seq    uint64          `json:"seq"`
	Status string          `json:"status"`
	Exit   *int            `json:"exit,omitempty"`
	Stdout Output          `json:"stdout"`
	Stderr Output          `json:"stderr"`
	Text   string          `json:"text"`
	Recall string          `json:"recall,omitempty"`
	Delta  json.RawMessage `json:"delta"`
	Fuel   int64           `json:"fuel"`
	Level  string          `json:"level,omitempty"`
	Reason string          `json:"reason,omitempty"`
	// Truncated says how many bytes were written where Stdout or Stderr hold fewer.
	Truncated struct {
		Stdout int64 `json:"stdout,omitempty"`
		Stderr int64 `json:"stderr,omitempty"`
	} `json:"truncated,omitzero"`
}

// CallOption adjusts one request.
type CallOption func(*Request)

// Key makes the request idempotent: repeated with the same key it has one effect.
func Key(key string) CallOption { return Header("Idempotency-Key", key) }

// Header adds a header.
func Header(name, value string) CallOption {
	return func(r *Request) { r.Header[name] = value }
}

func (c *Client) send(ctx context.Context, token, method, path string, body []byte, contentType string, opts []CallOption) (*Response, error) {
	r := &Request{Method: method, Path: path, Body: body, Header: map[string]string{"Authorization": "Bearer " + token}}
	if contentType != "" {
		r.Header["Content-Type"] = contentType
	}
	for _, o := range opts {
		o(r)
	}
	resp, err := c.transport.RoundTrip(ctx, r)
	if err != nil {
		return nil, err
	}
	if resp.Status < 300 {
		return resp, nil
	}
	defer resp.Body.Close()
	e := &Error{Status: resp.Status}
	data, err := io.ReadAll(io.LimitReader(resp.Body, 64<<10))
	if err != nil {
		return nil, err
	}
	var v struct {
		Error struct{ Code, Message string }
	}
	if json.Unmarshal(data, &v) == nil {
		e.Code, e.Message = v.Error.Code, v.Error.Message
	}
	if e.Message == "" {
		e.Message = "the server answered " + strconv.Itoa(resp.Status)
	}
	return nil, e
}

// json sends a JSON body, if any, and decodes a JSON answer, if wanted.
func (c *Client) json(ctx context.Context, token, method, path string, body, answer any, opts []CallOption) error {
	var data []byte
	contentType := ""
	if body != nil {
		var err error
		if data, err = json.Marshal(body); err != nil {
			return err
		}
		contentType = "application/json"
	}
	resp, err := c.send(ctx, token, method, path, data, contentType, opts)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if answer == nil {
		return nil
	}
	return json.NewDecoder(resp.Body).Decode(answer)
}

func runPath(id string, rest ...string) string {
	p := "/runs/" + url.PathEscape(id)
	for _, r := range rest {
		p += "/" + r
	}
	return p
}

// Open begins a run.
func (c *Client) Open(ctx context.Context, r OpenRun, opts ...CallOption) (*Run, error) {
	run := new(Run)
	return run, c.json(ctx, c.token, "POST", "/runs", r, run, opts)
}

// List lists the runs after an id; next is where to go on, "" at the end.
func (c *Client) List(ctx context.Context, after string) (runs []Run, next string, err error) {
	var page struct {
		Runs    []Run
		Damaged []struct {
			ID    string
			Error struct{ Message string }
		}
		After string
	}
	if err := c.json(ctx, c.token, "GET", "/runs?after="+url.QueryEscape(after), nil, &page, nil); err != nil {
		return nil, "", err
	}
	for _, d := range page.Damaged {
		page.Runs = append(page.Runs, Run{ID: d.ID, Status: "damaged", Damaged: d.Error.Message})
	}
	slices.SortFunc(page.Runs, func(a, b Run) int { return strings.Compare(a.ID, b.ID) })
	return page.Runs, page.After, nil
}

// Run gives the state of a run.
func (c *Client) Run(ctx context.Context, id string) (*Run, error) {
	run := new(Run)
	return run, c.json(ctx, c.token, "GET", runPath(id), nil, run, nil)
}

// Lease moves the end of a run's lease.
func (c *Client) Lease(ctx context.Context, id string, expires time.Time) (*Run, error) {
	run := new(Run)
	body := map[string]string{"expiresAt": expires.UTC().Format(time.RFC3339Nano)}
	return run, c.json(ctx, c.token, "PATCH", runPath(id, "lease"), body, run, nil)
}

// Close ends a run; one that is over or unknown is no error.
func (c *Client) Close(ctx context.Context, id string) error {
	return c.json(ctx, c.token, "DELETE", runPath(id), nil, nil, nil)
}

// BeginTurn opens a turn.
func (c *Client) BeginTurn(ctx context.Context, id string, t BeginTurn, opts ...CallOption) (*Turn, error) {
	turn := new(Turn)
	return turn, c.json(ctx, c.token, "POST", runPath(id, "turns"), t, turn, opts)
}

// EndTurn ends a turn.
func (c *Client) EndTurn(ctx context.Context, id string, turn uint64) error {
	return c.json(ctx, c.token, "DELETE", runPath(id, "turns", strconv.FormatUint(turn, 10)), nil, nil, nil)
}

// Call carries out a tool call with the turn's own token.
func (c *Client) Call(ctx context.Context, id string, turn *Turn, tool string, args any, opts ...CallOption) (*Result, error) {
	result := new(Result)
	path := runPath(id, "turns", strconv.FormatUint(turn.Turn, 10), "tools", url.PathEscape(tool))
	return result, c.json(ctx, turn.Token, "POST", path, args, result, opts)
}

// Cancel asks the call that the turn is running to stop.
func (c *Client) Cancel(ctx context.Context, id string, turn *Turn) (bool, error) {
	var v struct{ Cancelled bool }
	err := c.json(ctx, turn.Token, "POST", runPath(id, "turns", strconv.FormatUint(turn.Turn, 10), "cancel"), nil, &v, nil)
	return v.Cancelled, err
}
