package traces_test

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"ambit/actors"
	"ambit/conformance/collector"
	"ambit/edge"
	"ambit/edge/traces"
)

func environment(list ...string) func(string) string {
	return func(name string) string {
		for i := 0; i < len(list); i += 2 {
			if list[i] == name {
				return list[i+1]
			}
		}
		return ""
	}
}

func none(string) string { return "" }

// TestTracesAreSentAsTheEnvironmentSays sends a span to a collector that wants a key and
// compression, and is busy at first.
func TestTracesAreSentAsTheEnvironmentSays(t *testing.T) {
	c := collector.Start(t)
	var refused atomic.Int64
	c.Refuse = func(r *http.Request) int {
		switch {
		case r.Header.Get("X-Key") != "a b,c" || r.Header.Get("Content-Encoding") != "gzip":
			return 401
		case refused.Add(1) == 1:
			return 503
		}
		return 0
	}
	tr, err := traces.New(t.Context(), environment("OTEL_EXPORTER_OTLP_ENDPOINT", c.URL+"/", "OTEL_EXPORTER_OTLP_HEADERS", "x-key=a%20b%2Cc",
		"OTEL_EXPORTER_OTLP_TRACES_COMPRESSION", "gzip", "OTEL_EXPORTER_OTLP_TIMEOUT", "60000"), "v1", func(err error) { t.Error(err) })
	if err != nil {
		t.Fatal(err)
	}
	if !tr.On() {
		t.Fatal("nothing is traced")
	}
	_, end := tr.Request(t.Context(), "GET", "/runs/some-run/workspace/secret.txt", none)
	end(&edge.Response{Status: 503, Run: strings.Repeat("r", 1000)})
	if err := tr.Close(context.Background()); err != nil {
		t.Fatal(err)
	}
	spans := c.Wait(t, func(s []collector.Span) bool { return len(s) > 0 })
	s := spans[0]
	if len(spans) != 1 || s.Name != "GET /runs/*/workspace/**" || !s.Server || !s.Failed || s.Attr["http.response.status_code"] != "503" || len(s.Attr["ambit.run"]) != 128 {
		t.Errorf("%+v", spans)
	}
	if s.Service["service.name"] != "ambit" || s.Service["service.version"] != "v1" {
		t.Errorf("the service is %v", s.Service)
	}
	if refused.Load() != 2 {
		t.Errorf("%d requests, want one more after 503", refused.Load())
	}
}

// TestTracesThatCannotBeSentAreReported: without the key, by status alone, and only once.
func TestTracesThatCannotBeSentAreReported(t *testing.T) {
	c := collector.Start(t)
	c.Refuse = func(*http.Request) int { return 401 }
	failures := make(chan error, 10)
	tr, err := traces.New(t.Context(), environment("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", c.URL+"/v1/traces", "OTEL_EXPORTER_OTLP_HEADERS", "authorization=Bearer hidden"), "v1", func(err error) { failures <- err })
	if err != nil {
		t.Fatal(err)
	}
	_, end := tr.Request(t.Context(), "GET", "/runs", none)
	end(nil)
	tr.Close(context.Background())
	if err := <-failures; !strings.Contains(err.Error(), "401") || strings.Contains(err.Error(), "hidden") {
		t.Errorf("reported: %v", err)
	}
	if n := c.Requests(); n != 1 {
		t.Errorf("%d requests", n)
	}
}

// TestNothingIsTracedUnlessAskedFor: no span is made, but a request has the id of a trace,
// its own or a new one, which is passed on.
func TestNothingIsTracedUnlessAskedFor(t *testing.T) {
	for _, env := range [][]string{nil, {"OTEL_TRACES_EXPORTER", "none", "OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:1"},
		{"OTEL_SDK_DISABLED", "true", "OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:1"}, {"OTEL_SERVICE_NAME", "x"}} {
		tr, err := traces.New(t.Context(), environment(env...), "v1", func(err error) { t.Error(err) })
		if err != nil || tr.On() {
			t.Fatalf("%v: %v %v", env, tr, err)
		}
		const id = "0af7651916cd43dd8448eb211c80319c"
		const parent = "00-" + id + "-b7ad6b7169203331-01"
		ctx, end := tr.Request(t.Context(), "GET", "/runs", environment("traceparent", parent, "tracestate", "a=b"))
		passed := map[string]string{}
		traces.Inject(ctx, func(name, value string) { passed[name] = value })
		if traces.ID(ctx) != id || passed["traceparent"] != parent || passed["tracestate"] != "a=b" {
			t.Errorf("%s %v", traces.ID(ctx), passed)
		}
		if got := traces.Environ(ctx); !slices.Equal(got, []string{"TRACEPARENT=" + parent, "TRACESTATE=a=b"}) {
			t.Errorf("a process gets %v", got)
		}
		end(nil)
		seen := map[string]bool{}
		for range 3 {
			ctx, _ := tr.Request(t.Context(), "GET", "/runs", environment("traceparent", "00-nonsense"))
			seen[traces.ID(ctx)] = true
			if len(traces.ID(ctx)) != 32 || traces.Environ(ctx) != nil {
				t.Errorf("%q %v", traces.ID(ctx), traces.Environ(ctx))
			}
			inner, end := tr.Begin(ctx, actors.Stage{Name: actors.StageCall})
			if inner != ctx {
				t.Error("a span was begun")
			}
			end(actors.Result{})
		}
		if len(seen) != 3 {
			t.Errorf("ids repeat: %v", seen)
		}
		if err := tr.End(); err != nil {
			t.Error(err)
		}
	}
}

// TestEnvironmentThatCannotBeFollowed is refused at the start, without repeating secrets.
func TestEnvironmentThatCannotBeFollowed(t *testing.T) {
	const on = "OTEL_EXPORTER_OTLP_ENDPOINT"
	for _, tc := range []struct {
		want string
		env  []string
	}{
		{"OTEL_TRACES_EXPORTER", []string{"OTEL_TRACES_EXPORTER", "zipkin"}},
		{"OTEL_EXPORTER_OTLP_PROTOCOL", []string{on, "http://x", "OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"}},
		{on, []string{on, "collector:4317"}},
		{"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", []string{on, "http://x", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "/v1/traces"}},
		{"OTEL_EXPORTER_OTLP_HEADERS", []string{on, "http://x", "OTEL_EXPORTER_OTLP_HEADERS", "hidden"}},
		{"OTEL_EXPORTER_OTLP_TIMEOUT", []string{on, "http://x", "OTEL_EXPORTER_OTLP_TIMEOUT", "10s"}},
		{"OTEL_EXPORTER_OTLP_COMPRESSION", []string{on, "http://x", "OTEL_EXPORTER_OTLP_COMPRESSION", "br"}},
		{"OTEL_EXPORTER_OTLP_CERTIFICATE", []string{on, "https://x", "OTEL_EXPORTER_OTLP_CERTIFICATE", "/does/not/exist"}},
		{"OTEL_EXPORTER_OTLP_CLIENT_KEY", []string{on, "https://x", "OTEL_EXPORTER_OTLP_CLIENT_KEY", "/does/not/exist"}},
	} {
		_, err := traces.New(t.Context(), environment(tc.env...), "v1", func(error) {})
		if err == nil || !strings.Contains(err.Error(), tc.want) || strings.Contains(err.Error(), "hidden") {
			t.Errorf("%v: %v", tc.env, err)
		}
	}
}
