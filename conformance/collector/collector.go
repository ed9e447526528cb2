// Package collector takes traces by OTLP over HTTP and decodes them with OpenTelemetry's own
// messages. It is for tests.
package collector

import (
	"bytes"
	"compress/gzip"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	collectorpb "go.opentelemetry.io/proto/otlp/collector/trace/v1"
	commonpb "go.opentelemetry.io/proto/otlp/common/v1"
	tracepb "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"
)

// Span is a span that was received; ids are hex, the parent's is "" at the root.
type Span struct {
	Name              string
	Trace, ID, Parent string
	Server            bool
	Failed            bool
	Message           string
	Attr              map[string]string
	Service           map[string]string // attributes of its resource
}

// Collector is a receiver on a free port of this machine.
type Collector struct {
	URL string
	// Refuse, if set, gives the status of an answer; 0 takes the request.
	Refuse func(r *http.Request) int

	mu       sync.Mutex
	spans    []Span
	requests int
	bad      error
}

// Start returns a collector that ends with the test.
func Start(t *testing.T) *Collector {
	c := &Collector{}
	s := httptest.NewServer(http.HandlerFunc(c.serve))
	t.Cleanup(s.Close)
	c.URL = s.URL
	return c
}

func (c *Collector) serve(w http.ResponseWriter, r *http.Request) {
	c.mu.Lock()
	c.requests++
	c.mu.Unlock()
	if c.Refuse != nil {
		if status := c.Refuse(r); status != 0 {
			w.WriteHeader(status)
			return
		}
	}
	if err := c.take(r); err != nil {
		c.mu.Lock()
		c.bad = err
		c.mu.Unlock()
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	answer, _ := proto.Marshal(&collectorpb.ExportTraceServiceResponse{})
	w.Header().Set("Content-Type", "application/x-protobuf")
	w.Write(answer)
}

func (c *Collector) take(r *http.Request) error {
	if r.Method != "POST" || r.URL.Path != "/v1/traces" || r.Header.Get("Content-Type") != "application/x-protobuf" {
		return fmt.Errorf("%s %s %s", r.Method, r.URL.Path, r.Header.Get("Content-Type"))
	}
	body, err := io.ReadAll(r.Body)
	if err == nil && r.Header.Get("Content-Encoding") == "gzip" {
		var z *gzip.Reader
		if z, err = gzip.NewReader(bytes.NewReader(body)); err == nil {
			body, err = io.ReadAll(z)
		}
	}
	if err != nil {
		return err
	}
	var req collectorpb.ExportTraceServiceRequest
	if err := proto.Unmarshal(body, &req); err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, rs := range req.ResourceSpans {
		service := attributes(rs.Resource.GetAttributes())
		for _, ss := range rs.ScopeSpans {
			for _, s := range ss.Spans {
				c.spans = append(c.spans, Span{Name: s.Name, Trace: hex.EncodeToString(s.TraceId), ID: hex.EncodeToString(s.SpanId), Parent: hex.EncodeToString(s.ParentSpanId),
					Server: s.Kind == tracepb.Span_SPAN_KIND_SERVER, Failed: s.Status.GetCode() == tracepb.Status_STATUS_CODE_ERROR, Message: s.Status.GetMessage(),
					Attr: attributes(s.Attributes), Service: service})
			}
		}
	}
	return nil
}

func attributes(list []*commonpb.KeyValue) map[string]string {
	m := map[string]string{}
	for _, a := range list {
		switch v := a.Value.Value.(type) {
		case *commonpb.AnyValue_StringValue:
			m[a.Key] = v.StringValue
		case *commonpb.AnyValue_IntValue:
			m[a.Key] = fmt.Sprint(v.IntValue)
		default:
			m[a.Key] = a.Value.String()
		}
	}
	return m
}

// Requests is how many requests came, also those that were refused.
func (c *Collector) Requests() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.requests
}

// Wait gives the spans once they are enough.
func (c *Collector) Wait(t *testing.T, enough func([]Span) bool) []Span {
	t.Helper()
	end := time.Now().Add(2 * time.Minute)
	for {
		c.mu.Lock()
		spans, bad := append([]Span(nil), c.spans...), c.bad
		c.mu.Unlock()
		switch {
		case bad != nil:
			t.Fatalf("the collector was sent what it cannot read: %v", bad)
		case enough(spans):
			return spans
		case time.Now().After(end):
			t.Fatalf("these spans are not enough: %+v", spans)
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// Path names the spans from the root to the last one of a name, outermost first.
func Path(spans []Span, trace, name string) []Span {
	byID := map[string]Span{}
	var last Span
	for _, s := range spans {
		if s.Trace != trace {
			continue
		}
		byID[s.ID] = s
		if s.Name == name {
			last = s
		}
	}
	var path []Span
	for s, ok := last, last.ID != ""; ok; s, ok = byID[s.Parent] {
		path = append([]Span{s}, path...)
	}
	return path
}

// Names are the names of spans.
func Names(spans []Span) []string {
	names := make([]string, len(spans))
	for i, s := range spans {
		names[i] = s.Name
	}
	return names
}
