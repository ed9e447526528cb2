// Package httpclient is the client's transport over net/http. It stands apart so
// that programs for WebAssembly can use the client without net/http.
package httpclient

import (
	"bytes"
	"context"
	"net/http"
	"strings"

	"ambit/edge/client"
)

// New returns a client of the server at base, such as "http://127.0.0.1:8080".
func New(base, token string) *client.Client {
	return client.NewWith(transport{strings.TrimSuffix(base, "/"), http.DefaultClient}, token)
}

type transport struct {
	base string
	http *http.Client
}

// RoundTrip implements client.Transport.
func (t transport) RoundTrip(ctx context.Context, r *client.Request) (*client.Response, error) {
	req, err := http.NewRequestWithContext(ctx, r.Method, t.base+r.Path, bytes.NewReader(r.Body))
	if err != nil {
		return nil, err
	}
	for name, value := range r.Header {
		req.Header.Set(name, value)
	}
	resp, err := t.http.Do(req)
	if err != nil {
		return nil, err
	}
	return &client.Response{Status: resp.StatusCode, Body: resp.Body}, nil
}
