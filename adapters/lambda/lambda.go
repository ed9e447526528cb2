// Package lambda is the placement on AWS Lambda: events of a Function URL or of an HTTP
// API in front of the edge, a store that many processes share below it.
//
// A Function URL is answered by a stream (its InvokeMode must be RESPONSE_STREAM): large
// files have no bound but Lambda's own, and ledgers are followed until shortly before the
// invocation's deadline. An HTTP API takes whole answers of at most 6 MB: ledgers come in
// pages, and what is larger is refused.
//
// The same bootstrap sweeps: an event {"sweep": true} does what time asks for, leases and
// retention.
package lambda

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"runtime/debug"
	"strconv"
	"time"

	"github.com/aws/aws-lambda-go/lambda"
	"github.com/aws/aws-lambda-go/lambdacontext"
	"github.com/rs/zerolog"

	"ambit/actors"
	_ "ambit/core/shell/commands"
	"ambit/docs"
	"ambit/edge"
	"ambit/edge/requestlog"
	"ambit/edge/traces"
)

const (
	// answerBytes bounds the answer to a call before it commits: in base64, and with its
	// headers, it is less than maxResponse.
	answerBytes = 4_500_000
	// maxResponse is what Lambda takes of a buffered response. Over it the caller gets
	// 413 and the process ends, whatever was committed.
	maxResponse = 6_291_556
	// margin is how long before the deadline of an invocation a call is aborted: time to
	// record and to answer.
	margin = 1500 * time.Millisecond
	// sweepPage is how many runs are looked at before more are asked for.
	sweepPage = 100
)

var (
	errDeadline = errors.New("the function's time was over")
	errStopping = errors.New("the function's process was told to end")

	errOnlySweeps = errors.New("AMBIT_TURN_KEY is not set: this function only sweeps")
)

// withoutMetrics is what GET /metrics says: each process knows only what it did itself.
const withoutMetrics = "Lambda has no metrics to be asked for: the function sends them to CloudWatch, as AMBIT_METRICS says"

// handler answers invocations.
type handler struct {
	host     *actors.Host
	edge     *edge.Server // nil: the function only sweeps
	executor *executor
	log      zerolog.Logger
	traces   *traces.Traces
	metrics  *embedded       // nil: none are sent
	stopping context.Context // ends with SIGTERM
	stop     context.CancelFunc
	margin   time.Duration
}

// Main serves invocations over a store until the process ends. It is the whole of a
// bootstrap's main function: open gets the environment's names of the table or bucket.
func Main(open func(ctx context.Context, place Place) (actors.Store, error)) {
	log := zerolog.New(os.Stdout).With().Timestamp().Logger()
	if mib, err := strconv.Atoi(os.Getenv("AWS_LAMBDA_FUNCTION_MEMORY_SIZE")); err == nil {
		debug.SetMemoryLimit(int64(mib) << 20 / 4 * 3)
	}
	h, err := newHandler(context.Background(), open, log)
	if err != nil {
		log.Fatal().Err(err).Msg("cannot start")
	}
	lambda.StartWithOptions(h.handle, lambda.WithEnableSIGTERM(h.stop))
}

func newHandler(ctx context.Context, open func(ctx context.Context, place Place) (actors.Store, error), log zerolog.Logger) (*handler, error) {
	cfg, err := load(os.Getenv)
	if err != nil {
		return nil, err
	}
	cfg.traces, err = traces.New(ctx, os.Getenv, os.Getenv("AWS_LAMBDA_FUNCTION_VERSION"), func(err error) { log.Warn().Err(err).Msg("traces") })
	if err != nil {
		return nil, err
	}
	store, err := open(ctx, cfg.place)
	if err != nil {
		return nil, err
	}
	if cfg.executor != nil {
		cfg.executor.log = log
	}
	h := &handler{executor: cfg.executor, log: log, margin: margin, traces: cfg.traces}
	observers := actors.Observers{h.traces}
	if cfg.embedded {
		h.metrics = newEmbedded(os.Stdout, cfg.policy)
		observers = append(observers, h.metrics)
	}
	h.stopping, h.stop = context.WithCancel(context.Background())
	h.host = actors.NewHost(store, cfg.policy, actors.Options{Shared: true, Effects: cfg.executor != nil, EffectTime: cfg.effectTime, AnswerBytes: answerBytes, Signer: cfg.signer, Cached: cached, Observer: observers})
	if cfg.turnKey != nil {
		h.edge = edge.New(h.host, edge.Options{TurnKey: cfg.turnKey, FixedInputs: cfg.fixedInputs, Description: docs.OpenAPI, WithoutMetrics: withoutMetrics})
	}
	return h, nil
}

// cached bounds the runs that an instance keeps in memory.
const cached = 64

// handle carries out one invocation. It gives a stream or a value that becomes JSON; a
// panic becomes an answer, so that the process lives on.
func (h *handler) handle(ctx context.Context, payload json.RawMessage) (answer any, err error) {
	ev, err := parseEvent(payload)
	if err != nil {
		return nil, err
	}
	if h.edge == nil && !ev.Sweep {
		return nil, errOnlySweeps
	}
	ctx, cancel := h.bounded(ctx)
	if ev.Sweep {
		defer h.flush()
		defer cancel()
		return h.sweep(ctx)
	}
	began := time.Now()
	head := ev.head()
	ctx, end := h.traces.Request(ctx, head.Method, head.Path, head.Header)
	x := &exchange{h: h, ev: ev, ctx: ctx, cancel: cancel}
	resp := x.answer()
	x.finish = func() {
		took := time.Since(began)
		h.logRequest(ctx, ev, resp, took)
		if h.metrics != nil {
			h.metrics.request(resp, took)
		}
		end(resp)
		h.flush()
	}
	if ev.streams() {
		return x.streamed(resp), nil
	}
	defer x.finish()
	defer cancel()
	return x.buffered(resp), nil
}

// flushTime bounds how long an invocation lasts beyond its answer for what tells of it to
// be sent: the platform may freeze the process right after.
const flushTime = 2 * time.Second

// flush sends what was measured and traced.
func (h *handler) flush() {
	if h.metrics != nil {
		h.metrics.flush()
	}
	ctx, cancel := context.WithTimeout(context.Background(), flushTime)
	defer cancel()
	if err := h.traces.Flush(ctx); err != nil {
		h.log.Warn().Err(err).Msg("traces")
	}
}

// bounded is the context of an invocation: it ends a margin before the deadline, or with
// SIGTERM. A call that runs then is aborted, and its record says why.
func (h *handler) bounded(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, give := context.WithCancelCause(ctx)
	stop := context.AfterFunc(h.stopping, func() { give(errStopping) })
	end, ok := ctx.Deadline()
	if !ok {
		return ctx, func() { stop(); give(nil) }
	}
	left := max(time.Until(end)-h.margin, 0)
	timer := time.AfterFunc(left, func() { give(errDeadline) })
	return ctx, func() { timer.Stop(); stop(); give(nil) }
}

// swept is the answer to a sweep.
type swept struct {
	Runs int `json:"runs"` // looked at
}

func (h *handler) sweep(ctx context.Context) (any, error) {
	total := 0
	for ctx.Err() == nil {
		n, err := h.host.Sweep(ctx, sweepPage)
		total += n
		if err != nil {
			h.log.Error().Err(err).Int("runs", total).Msg("sweep")
			return nil, fmt.Errorf("sweep: %w", err)
		}
		if n < sweepPage {
			break
		}
	}
	h.log.Info().Int("runs", total).Msg("sweep")
	return swept{total}, nil
}

func (h *handler) logRequest(ctx context.Context, ev *event, resp *edge.Response, took time.Duration) {
	e := requestlog.Line(&h.log, ev.method(), ev.RawPath, traces.ID(ctx), resp, took)
	if lc, ok := lambdacontext.FromContext(ctx); ok {
		e = e.Str("request", lc.AwsRequestID)
	}
	e.Msg("request")
}

// crashed is the answer where the program failed.
func crashed(p any) *edge.Response {
	resp := edge.Internal()
	resp.Err = &actors.CrashError{Panic: p, Stack: debug.Stack()}
	return resp
}
