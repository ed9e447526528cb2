// Package traces tells an OpenTelemetry collector what a server did: a span for a request,
// in it the turn, in that the call, its commit and each operation of the store. It is
// configured by the standard OTEL_* variables and sends nothing unless one of them asks
// for it. Trace contexts of W3C are taken from requests and passed on all the same, and
// each request has the id of a trace, which its line of the log names.
//
// Spans say what was asked for by name and number. They hold no arguments, output, paths
// of files, or tokens.
package traces

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"time"

	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/sdk/resource"
	sdk "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"

	"ambit/actors"
	"ambit/edge"
)

// maxText bounds a text in a span, in bytes.
const maxText = 128

// Traces implements actors.Observer. Make it with New; Close it.
type Traces struct {
	provider *sdk.TracerProvider // nil: no spans are made
	tracer   trace.Tracer
}

var w3c propagation.TraceContext

// New returns what the environment asks for. It fails if that is something that this
// program cannot do. Spans that could not be sent are reported to failed, which may be
// called at any time until Close has returned.
func New(ctx context.Context, env func(string) string, version string, failed func(error)) (*Traces, error) {
	if !wanted(env) {
		return &Traces{}, nil
	}
	client, err := newClient(env)
	if err != nil {
		return nil, err
	}
	exporter, err := otlptrace.New(ctx, client)
	if err != nil {
		return nil, err
	}
	// What the environment names comes last, and wins.
	about, err := resource.New(ctx, resource.WithAttributes(attribute.String("service.name", "ambit"), attribute.String("service.version", version)),
		resource.WithTelemetrySDK(), resource.WithFromEnv())
	if err != nil {
		return nil, fmt.Errorf("OTEL_RESOURCE_ATTRIBUTES: %w", err)
	}
	otel.SetErrorHandler(otel.ErrorHandlerFunc(failed))
	p := sdk.NewTracerProvider(sdk.WithBatcher(exporter), sdk.WithResource(about))
	return &Traces{provider: p, tracer: p.Tracer("ambit")}, nil
}

// wanted reports whether the environment asks for traces.
func wanted(env func(string) string) bool {
	if env("OTEL_SDK_DISABLED") == "true" {
		return false
	}
	switch env("OTEL_TRACES_EXPORTER") {
	case "none":
		return false
	case "":
		return env("OTEL_EXPORTER_OTLP_ENDPOINT") != "" || env("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") != ""
	}
	return true
}

// On reports whether spans are made.
func (t *Traces) On() bool { return t.provider != nil }

// Flush sends the spans that wait.
func (t *Traces) Flush(ctx context.Context) error {
	if t.provider == nil {
		return nil
	}
	return t.provider.ForceFlush(ctx)
}

// Close sends what waits, and ends.
func (t *Traces) Close(ctx context.Context) error {
	if t.provider == nil {
		return nil
	}
	return t.provider.Shutdown(ctx)
}

// carrier is the head of a request.
type carrier struct {
	header func(name string) string
	set    func(name, value string)
}

func (c carrier) Get(name string) string { return c.header(name) }
func (c carrier) Set(name, value string) { c.set(name, value) }
func (c carrier) Keys() []string         { return nil }

// Extract is ctx within the trace that a request's head names, if it names one.
func Extract(ctx context.Context, header func(name string) string) context.Context {
	return w3c.Extract(ctx, carrier{header: header})
}

// Inject names the trace of ctx in the head of a request, if there is one.
func Inject(ctx context.Context, set func(name, value string)) {
	w3c.Inject(ctx, carrier{set: set})
}

// Within is ctx within the trace that another one is of.
func Within(ctx, other context.Context) context.Context {
	return trace.ContextWithSpanContext(ctx, trace.SpanContextFromContext(other))
}

// Environ is the trace of ctx as variables of a process: none unless it is recorded.
func Environ(ctx context.Context) []string {
	if !trace.SpanContextFromContext(ctx).IsSampled() {
		return nil
	}
	var list []string
	Inject(ctx, func(name, value string) {
		switch name {
		case "traceparent":
			list = append(list, "TRACEPARENT="+value)
		case "tracestate":
			list = append(list, "TRACESTATE="+value)
		}
	})
	slices.Sort(list)
	return list
}

// ID is the id of the trace of ctx, 32 hex digits; "" if there is none.
func ID(ctx context.Context) string {
	if c := trace.SpanContextFromContext(ctx); c.HasTraceID() {
		return c.TraceID().String()
	}
	return ""
}

// Request begins the span of a request, in the trace that its head names or in a new one.
// end is called with the response, once that is sent.
func (t *Traces) Request(ctx context.Context, method, path string, header func(name string) string) (inner context.Context, end func(*edge.Response)) {
	ctx = Extract(ctx, header)
	if t.provider == nil {
		if ID(ctx) == "" {
			var c trace.SpanContextConfig
			rand.Read(c.TraceID[:])
			rand.Read(c.SpanID[:])
			ctx = trace.ContextWithSpanContext(ctx, trace.NewSpanContext(c))
		}
		return ctx, func(*edge.Response) {}
	}
	route := edge.Route(method, path)
	if route == "" {
		route = "other"
	}
	ctx, span := t.tracer.Start(ctx, clip(method)+" "+route, trace.WithSpanKind(trace.SpanKindServer),
		trace.WithAttributes(text("http.request.method", method), text("http.route", route)))
	return ctx, func(resp *edge.Response) {
		if resp != nil {
			span.SetAttributes(attribute.Int("http.response.status_code", resp.Status))
			about(span, resp.Tenant, resp.Run, resp.Turn, resp.Tool)
			result(span, resp.Outcome, "", resp.Seq, 0)
			if resp.Status >= 500 {
				span.SetStatus(codes.Error, "")
			}
		}
		span.End()
	}
}

// Begin implements actors.Observer.
func (t *Traces) Begin(ctx context.Context, s actors.Stage) (context.Context, func(actors.Result)) {
	if t.provider == nil || s.Name == actors.StageStore && !trace.SpanContextFromContext(ctx).IsValid() {
		return ctx, func(actors.Result) {}
	}
	name, kind := string(s.Name), trace.SpanKindInternal
	if s.Name == actors.StageStore {
		name, kind = "store."+s.Detail, trace.SpanKindClient
	}
	ctx, span := t.tracer.Start(ctx, name, trace.WithSpanKind(kind))
	about(span, s.Run.Tenant, s.Run.ID, s.Turn, s.Tool)
	if s.Name == actors.StageCommit {
		span.SetAttributes(text("ambit.kind", s.Detail))
	}
	return ctx, func(r actors.Result) {
		result(span, string(r.Status), r.Level, r.Seq, r.Fuel)
		if r.Err != nil && !(s.Name == actors.StageStore && actors.Expected(r.Err)) {
			span.SetStatus(codes.Error, code(r.Err))
		}
		span.End()
	}
}

// Appended implements actors.Observer.
func (t *Traces) Appended(context.Context, actors.Appended) {}

// code is an error without its text, which may hold what no span must.
func code(err error) string {
	var e *actors.Error
	switch {
	case errors.As(err, &e):
		return string(e.Code)
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return "cancelled"
	}
	return "internal"
}

func about(span trace.Span, tenant, run string, turn uint64, tool string) {
	for _, a := range [...]struct{ name, value string }{{"ambit.tenant", tenant}, {"ambit.run", run}, {"ambit.tool", tool}} {
		if a.value != "" {
			span.SetAttributes(text(a.name, a.value))
		}
	}
	if turn != 0 {
		span.SetAttributes(attribute.Int64("ambit.turn", int64(turn)))
	}
}

func result(span trace.Span, outcome, level string, seq uint64, fuel int64) {
	if outcome != "" {
		span.SetAttributes(text("ambit.outcome", outcome))
	}
	if level != "" {
		span.SetAttributes(text("ambit.level", level))
	}
	if seq != 0 {
		span.SetAttributes(attribute.Int64("ambit.seq", int64(seq)))
	}
	if fuel != 0 {
		span.SetAttributes(attribute.Int64("ambit.fuel", fuel))
	}
}

func text(name, value string) attribute.KeyValue { return attribute.String(name, clip(value)) }

// clip is a text of at most maxText bytes.
func clip(s string) string {
	if len(s) > maxText {
		return s[:maxText]
	}
	return s
}

// flushTime bounds how long the end of a program waits for its spans to be sent.
const flushTime = 5 * time.Second

// End is Close for a program that ends, with a bound of its own.
func (t *Traces) End() error {
	ctx, cancel := context.WithTimeout(context.Background(), flushTime)
	defer cancel()
	return t.Close(ctx)
}
