package storetest

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"net/http"
	"sync"
)

// Faults is the network between a client and its service on a bad day: it loses
// requests and answers, and has the service answer that it is too busy. From a chosen
// request on nothing passes any more, as when the client's process was killed.
type Faults struct {
	Base http.RoundTripper
	// Rate is the share of requests that meet a fault.
	Rate float64
	// Answers make what the service might say instead of carrying out a request; nil if
	// it would not say that to this one. Their errors must leave the outcome open.
	Answers []func(*http.Request) *http.Response
	// Shorten changes a request for a list so that its answer has fewer items than there
	// are, and says so.
	Shorten func(*http.Request)
	// CrashAt is the request at which the client dies; 0 means never.
	CrashAt int

	mu       sync.Mutex
	rand     *rand.Rand
	requests int
	dead     bool
}

// Errors of Faults.
var (
	errLost  = errors.New("connection reset")
	errCrash = errors.New("the process died")
)

// Requests is how many requests were made.
func (f *Faults) Requests() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.requests
}

// Dead reports whether the client died.
func (f *Faults) Dead() bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.dead
}

// fate is what becomes of a request.
type fate int

const (
	passes fate = iota
	requestLost
	answerLost
	answeredOtherwise
	crashed          // before the request left
	crashedWithReply // before its answer came
)

func (f *Faults) next() (what fate, which int) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.requests++
	switch {
	case f.dead:
		return crashed, 0
	case f.CrashAt > 0 && f.requests >= f.CrashAt:
		f.dead = true
		return crashed + fate(f.rand.IntN(2)), 0
	case f.rand.Float64() >= f.Rate:
		return passes, 0
	}
	return requestLost + fate(f.rand.IntN(3)), f.rand.IntN(1 + len(f.Answers))
}

// RoundTrip implements http.RoundTripper.
func (f *Faults) RoundTrip(r *http.Request) (*http.Response, error) {
	what, which := f.next()
	if f.Shorten != nil && f.Rate > 0 {
		r = r.Clone(r.Context())
		f.Shorten(r)
	}
	switch what {
	case requestLost:
		return nil, errLost
	case crashed:
		return nil, errCrash
	case answeredOtherwise:
		if which < len(f.Answers) {
			if answer := f.Answers[which](r); answer != nil {
				answer.Request = r
				return answer, nil
			}
		}
		return nil, errLost
	}
	resp, err := f.Base.RoundTrip(r)
	if err != nil || what == passes {
		return resp, err
	}
	io.Copy(io.Discard, resp.Body)
	resp.Body.Close()
	if what == crashedWithReply {
		return nil, errCrash
	}
	return nil, errLost
}

// Answer makes an answer of a service.
func Answer(status int, contentType, body string) *http.Response {
	return &http.Response{
		StatusCode: status, Status: http.StatusText(status), Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1,
		Header: http.Header{"Content-Type": {contentType}}, Body: io.NopCloser(bytes.NewReader([]byte(body))), ContentLength: int64(len(body)),
	}
}
