//go:build js && wasm

// Package stubclient is the client's transport over the stub of Ambit's Durable Object,
// for Go programs that run in Cloudflare Workers themselves (github.com/syumai/workers)
// and bind to the class Run by script_name.
package stubclient

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strings"

	"github.com/syumai/workers/cloudflare"

	"ambit/edge/client"
)

// New returns a client for the runs of a tenant, over the Durable Object binding of
// that name. The token must be one of the tenant's.
func New(binding, tenant, token string) (*client.Client, error) {
	ns, err := cloudflare.NewDurableObjectNamespace(binding)
	if err != nil {
		return nil, fmt.Errorf("binding %s: %w", binding, err)
	}
	return client.NewWith(transport{ns, tenant}, token), nil
}

type transport struct {
	namespace *cloudflare.DurableObjectNamespace
	tenant    string
}

// RoundTrip implements client.Transport: it finds the run's object, as the front Worker
// does.
func (t transport) RoundTrip(ctx context.Context, r *client.Request) (*client.Response, error) {
	id, err := runOf(r)
	if err != nil {
		return nil, err
	}
	name, err := json.Marshal([]string{t.tenant, id})
	if err != nil {
		return nil, err
	}
	stub, err := t.namespace.Get(t.namespace.IdFromName(string(name)))
	if err != nil {
		return nil, err
	}
	req, err := http.NewRequestWithContext(ctx, r.Method, "https://ambit"+r.Path, bytes.NewReader(r.Body))
	if err != nil {
		return nil, err
	}
	for k, v := range r.Header {
		req.Header.Set(k, v)
	}
	req.Header.Set("X-Ambit-Object", string(name))
	req.Header.Set("X-Ambit-Assigned-Id", id)
	resp, err := stub.Fetch(req)
	if err != nil {
		return nil, err
	}
	return &client.Response{Status: resp.StatusCode, Body: resp.Body}, nil
}

// runOf is the id of the run that a request is about; a run that is opened without one
// gets a random one here, since the object must be known first.
func runOf(r *client.Request) (string, error) {
	path, _, _ := strings.Cut(r.Path, "?")
	if rest, ok := strings.CutPrefix(path, "/runs/"); ok {
		id, _, _ := strings.Cut(rest, "/")
		return url.PathUnescape(id)
	}
	var body struct{ ID string }
	if json.Unmarshal(r.Body, &body) == nil && body.ID != "" {
		return body.ID, nil
	}
	if r.Method != http.MethodPost {
		return "", fmt.Errorf("%s %s is about no single run: ask the front Worker", r.Method, path)
	}
	return strings.ToLower(rand.Text()), nil
}
