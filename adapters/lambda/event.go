package lambda

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"ambit/edge"
)

// event is what Lambda invokes the function with: a request to a Function URL or to an
// HTTP API, which have the same shape (payload format 2.0), or a sweep.
type event struct {
	Version         string            `json:"version"`
	RawPath         string            `json:"rawPath"`
	RawQueryString  string            `json:"rawQueryString"`
	Headers         map[string]string `json:"headers"` // lower case; several of a name joined by commas
	Body            string            `json:"body"`
	IsBase64Encoded bool              `json:"isBase64Encoded"`
	RequestContext  struct {
		DomainName string `json:"domainName"`
		Stage      string `json:"stage"`
		HTTP       struct {
			Method string `json:"method"`
		} `json:"http"`
	} `json:"requestContext"`

	Sweep bool `json:"sweep"`
}

var errShape = errors.New("the event is neither a request of a Function URL or HTTP API (payload format 2.0) nor {\"sweep\": true}")

func parseEvent(payload []byte) (*event, error) {
	ev := new(event)
	if err := json.Unmarshal(payload, ev); err != nil {
		return nil, fmt.Errorf("%w: %w", errShape, err)
	}
	if !ev.Sweep && (ev.Version != "2.0" || ev.method() == "") {
		return nil, errShape
	}
	return ev, nil
}

func (ev *event) method() string { return ev.RequestContext.HTTP.Method }

// streams reports whether the answer may be a stream: a Function URL has a domain of its
// own kind.
func (ev *event) streams() bool {
	return strings.Contains(ev.RequestContext.DomainName, ".lambda-url.")
}

// head is the request's head. The stage of an HTTP API is part of the path unless it is
// the default one.
func (ev *event) head() edge.Head {
	path := ev.RawPath
	if stage := ev.RequestContext.Stage; stage != "" && stage != "$default" {
		if rest, ok := strings.CutPrefix(path, "/"+stage); ok && (rest == "" || rest[0] == '/') {
			path = rest
		}
	}
	if path == "" {
		path = "/"
	}
	return edge.Head{Method: ev.method(), Path: escaped(path), Query: ev.RawQueryString,
		Header: func(name string) string { return ev.Headers[strings.ToLower(name)] }}
}

// escaped is a path as it stands in a request line; HTTP APIs may give it decoded.
func escaped(path string) string {
	if _, err := url.PathUnescape(path); err == nil && !strings.ContainsFunc(path, func(r rune) bool { return r <= ' ' || r >= 0x7f }) {
		return path
	}
	return (&url.URL{Path: path}).EscapedPath()
}

// body decodes the request's body.
func (ev *event) body() ([]byte, error) {
	if !ev.IsBase64Encoded {
		return []byte(ev.Body), nil
	}
	return base64.StdEncoding.DecodeString(ev.Body)
}

// size is the length of the request's body without decoding it.
func (ev *event) size() int64 {
	if !ev.IsBase64Encoded {
		return int64(len(ev.Body))
	}
	return int64(base64.StdEncoding.DecodedLen(len(ev.Body)) - strings.Count(ev.Body[max(0, len(ev.Body)-2):], "="))
}
