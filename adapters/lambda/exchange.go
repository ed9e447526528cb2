package lambda

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"time"
	"unicode/utf8"

	"github.com/aws/aws-lambda-go/events"

	"ambit/edge"
)

const (
	pollTime = time.Second      // between looks at a ledger that is followed
	beatTime = 15 * time.Second // between comments on a quiet stream
)

// exchange is one request of an invocation.
type exchange struct {
	h      *handler
	ev     *event
	ctx    context.Context
	cancel context.CancelFunc
	finish func() // is called once, when nothing is left to be done
}

// answer finds the response to the request, effects included.
func (x *exchange) answer() (resp *edge.Response) {
	defer func() {
		if p := recover(); p != nil {
			resp = crashed(p)
		}
	}()
	ex, resp := x.h.edge.Begin(x.ev.head())
	switch {
	case resp != nil:
		return resp
	case ex.BodyLimit == 0:
		return ex.Finish(x.ctx, nil)
	case x.ev.size() > ex.BodyLimit:
		return ex.TooLarge()
	}
	body, err := x.ev.body()
	if err != nil {
		return edge.Incomplete()
	}
	resp = ex.Finish(x.ctx, body)
	if effect := resp.Effect; effect != nil {
		outcome := x.h.executor.execute(x.ctx, effect)
		// The outcome is known, and recorded whatever time it is.
		resp = ex.About(x.h.edge.Settle(context.WithoutCancel(x.ctx), effect, outcome))
	}
	return resp
}

// headers are those of a response; bodies have the length that they have.
func headers(resp *edge.Response) map[string]string {
	m := map[string]string{}
	for _, h := range resp.Header {
		if h[0] != "Content-Length" {
			m[h[0]] = h[1]
		}
	}
	return m
}

// streamed is the answer to a Function URL.
func (x *exchange) streamed(resp *edge.Response) *events.LambdaFunctionURLStreamingResponse {
	out := &events.LambdaFunctionURLStreamingResponse{StatusCode: resp.Status, Headers: headers(resp)}
	write := resp.Stream
	switch {
	case x.ev.method() == http.MethodHead, write == nil && resp.Follow == nil:
		x.cancel()
		x.finish()
		if x.ev.method() != http.MethodHead {
			out.Body = bytes.NewReader(resp.Body)
		}
		return out
	case resp.Follow != nil:
		write = func(w io.Writer) error { return x.follow(w, resp.Follow) }
	}
	r, w := io.Pipe()
	out.Body = &cancelling{r, x.cancel}
	go func() {
		err := x.feed(w, write)
		x.finish()
		w.CloseWithError(err)
	}()
	return out
}

// feed writes a stream. Nothing above it recovers a panic.
func (x *exchange) feed(w io.Writer, write func(w io.Writer) error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = errors.New("internal error")
			x.h.log.Error().AnErr("cause", crashed(p).Err).Str("path", x.ev.RawPath).Msg("response broken off")
		}
	}()
	err = write(w)
	if err != nil && x.ctx.Err() == nil {
		x.h.log.Error().Err(err).Str("path", x.ev.RawPath).Msg("response broken off")
	}
	return err
}

// cancelling ends what feeds a stream when nobody reads it any more.
type cancelling struct {
	*io.PipeReader
	cancel context.CancelFunc
}

func (c *cancelling) Close() error {
	c.cancel()
	return c.PipeReader.Close()
}

// follow sends the events of a ledger until the run is over or the invocation's time. The
// stream then ends as a whole one, and clients come back with Last-Event-ID.
func (x *exchange) follow(w io.Writer, f *edge.Follow) error {
	poll := time.NewTicker(pollTime)
	defer poll.Stop()
	beat := time.NewTicker(beatTime)
	defer beat.Stop()
	if _, err := io.WriteString(w, retryAtOnce); err != nil {
		return err
	}
	for {
		n, over, err := x.h.edge.Events(x.ctx, f, w)
		if x.ctx.Err() != nil || over {
			return nil
		}
		if err != nil {
			return err
		}
		if n == edge.FollowPage {
			continue
		}
		select {
		case <-poll.C:
		case <-beat.C:
			if _, err := io.WriteString(w, ": alive\n\n"); err != nil {
				return err
			}
		case <-x.ctx.Done():
			return nil
		}
	}
}

// How long clients wait before they come back for more events, in ms.
const (
	retryAtOnce = "retry: 100\n\n"
	retrySoon   = "retry: 2000\n\n"
)

// page is the events that there are now of a ledger, as many whole ones as fit.
func (x *exchange) page(f *edge.Follow) ([]byte, error) {
	b := []byte(retrySoon)
	for {
		var next bytes.Buffer
		n, over, err := x.h.edge.Events(x.ctx, f, &next)
		if err != nil {
			return nil, err
		}
		b = append(b, next.Bytes()...)
		if len(b) > answerBytes {
			end := bytes.LastIndex(b[:answerBytes], []byte("\n\n")) + 2
			if end <= len(retrySoon) {
				return nil, errTooLong
			}
			return b[:end], nil
		}
		if over || n < edge.FollowPage {
			return b, nil
		}
	}
}

// errTooLong reports a body that no buffered answer can hold.
var errTooLong = errors.New("the answer is too long for an HTTP API")

// buffered is the answer to an HTTP API. One that is too large is refused, but a page of
// a ledger becomes shorter.
func (x *exchange) buffered(resp *edge.Response) *events.APIGatewayV2HTTPResponse {
	out, err := x.whole(resp)
	if err == nil {
		return out
	}
	x.h.log.Error().Err(err).Str("path", x.ev.RawPath).Msg("response given up")
	resp = edge.Internal()
	if errors.Is(err, errTooLong) {
		resp = edge.TooLong(answerBytes)
	}
	out, _ = encode(resp, resp.Body)
	return out
}

func (x *exchange) whole(resp *edge.Response) (out *events.APIGatewayV2HTTPResponse, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = crashed(p).Err
		}
	}()
	body := resp.Body
	switch {
	case x.ev.method() == http.MethodHead:
		body = nil
	case resp.Follow != nil:
		if body, err = x.page(resp.Follow); err != nil {
			return nil, err
		}
	case resp.Stream != nil:
		var b bounded
		if err := resp.Stream(&b); err != nil {
			return nil, err
		}
		body = b.b
	}
	out, err = encode(resp, body)
	if errors.Is(err, errTooLong) && out.Headers["Content-Type"] == "application/x-ndjson" {
		if end := bytes.LastIndexByte(body[:answerBytes], '\n') + 1; end > 0 {
			return encode(resp, body[:end])
		}
	}
	return out, err
}

// bounded takes no more than an answer can hold.
type bounded struct{ b []byte }

func (b *bounded) Write(p []byte) (int, error) {
	if len(b.b)+len(p) > maxResponse {
		return 0, errTooLong
	}
	b.b = append(b.b, p...)
	return len(p), nil
}

// encode puts a body into an answer: as text, or in base64 if it is not text or that is
// too long.
func encode(resp *edge.Response, body []byte) (*events.APIGatewayV2HTTPResponse, error) {
	out := &events.APIGatewayV2HTTPResponse{StatusCode: resp.Status, Headers: headers(resp)}
	if utf8.Valid(body) {
		out.Body = string(body)
		if fits(out) {
			return out, nil
		}
	}
	out.Body, out.IsBase64Encoded = base64.StdEncoding.EncodeToString(body), true
	if !fits(out) {
		return out, errTooLong
	}
	return out, nil
}

// envelope is more than what an answer has besides its body.
const envelope = 64 << 10

// fits reports whether Lambda takes an answer.
func fits(out *events.APIGatewayV2HTTPResponse) bool {
	const escaped = 6 // bytes that JSON makes of one at most
	if len(out.Body)*escaped+envelope <= maxResponse {
		return true
	}
	if len(out.Body) > maxResponse {
		return false
	}
	data, err := json.Marshal(out)
	return err == nil && len(data) <= maxResponse
}
