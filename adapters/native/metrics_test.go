package native_test

import (
	"bytes"
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus/testutil/promlint"
	dto "github.com/prometheus/client_model/go"
	"github.com/prometheus/common/expfmt"
	"github.com/prometheus/common/model"
	"github.com/rs/zerolog"

	"ambit/actors"
	"ambit/adapters/native"
	"ambit/core/authority"
	"ambit/edge"
	"ambit/edge/metrics"
	"ambit/edge/traces"
)

const measuredPolicy = `{
  "version": 1,
  "stores": { "project_files": { "root": ".", "allow": { "read": ["**"], "write": ["**"] } } },
  "profiles": { "operator": { "allow": ["repo.read", "repo.write", "command.run"], "hold": { "tools": ["edit"] } } }
}`

// measured is a server with metrics, and with traces if there are any.
type measured struct {
	server
	log     *lockedBuffer
	metrics *metrics.Metrics
}

func startMeasured(t *testing.T, tr *traces.Traces) *measured {
	t.Helper()
	policy, err := authority.Parse("policy", []byte(measuredPolicy))
	if err != nil {
		t.Fatal(err)
	}
	policy = policy.WithToken(authority.NewToken("t", apiToken, "default", authority.ScopeRuns)).
		WithToken(authority.NewToken("m", "metrics-secret", "default", authority.ScopeMetrics)).
		WithToken(authority.NewToken("r", "reader-secret", "default", authority.ScopeRunsRead))
	ctx, cancel := context.WithCancel(context.Background())
	state := filepath.Join(t.TempDir(), native.StateDir)
	place, err := native.OpenPlace(ctx, native.PlaceOptions{State: state, Policy: policy, Create: true})
	if err != nil {
		t.Fatal(err)
	}
	opt := place.Options()
	var host *actors.Host
	m := metrics.New("v1.2.3", func() *authority.Policy { return host.Policy() })
	opt.Observer = actors.Observers{m}
	if tr != nil {
		opt.Observer = actors.Observers{tr, m}
	}
	host = actors.NewHost(place.Runs, policy, opt)
	front := edge.New(host, edge.Options{TurnKey: []byte(strings.Repeat("k", 32)), Metrics: m.Expose, Followers: native.Followers, RunFollowers: native.RunFollowers})
	native.Measure(m, place, host, front, func() (int, int) { return 3, 8 })
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &measured{server{url: "http://" + l.Addr().String()}, &lockedBuffer{}, m}
	s.native = native.NewServer(front, zerolog.New(s.log).With().Timestamp().Logger())
	s.native.Observe(m, tr)
	done := make(chan error, 1)
	go func() { done <- s.native.Serve(ctx, l, 5*time.Second) }()
	t.Cleanup(func() {
		cancel()
		if err := <-done; err != nil {
			t.Error(err)
		}
		place.Close()
	})
	return s
}

// families asks for the metrics and reads them as Prometheus does.
func (s *measured) families(t *testing.T) map[string]*dto.MetricFamily {
	t.Helper()
	status, body, header := s.raw(t, "GET", "/metrics", "metrics-secret", "")
	if status != 200 || !strings.HasPrefix(header.Get("Content-Type"), "text/plain; version=0.0.4") {
		t.Fatalf("GET /metrics: %d %s", status, header.Get("Content-Type"))
	}
	parser := expfmt.NewTextParser(model.UTF8Validation)
	list, err := parser.TextToMetricFamilies(strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	problems, err := promlint.New(bytes.NewReader([]byte(body))).Lint()
	if err != nil || len(problems) > 0 {
		t.Errorf("promlint: %v %v", problems, err)
	}
	return list
}

// value is the sample of a metric that has the labels; histograms give their count.
func value(list map[string]*dto.MetricFamily, name string, labels ...string) float64 {
	total := 0.0
	for _, m := range list[name].GetMetric() {
		fits := true
		for i := 0; i < len(labels); i += 2 {
			fits = fits && slices.ContainsFunc(m.Label, func(l *dto.LabelPair) bool { return l.GetName() == labels[i] && l.GetValue() == labels[i+1] })
		}
		if fits {
			total += m.GetCounter().GetValue() + m.GetGauge().GetValue() + float64(m.GetHistogram().GetSampleCount())
		}
	}
	return total
}

// TestMetricsOfAServer uses a server and reads what it says of that, as Prometheus does.
func TestMetricsOfAServer(t *testing.T) {
	s := startMeasured(t, nil)
	must := func(want int, method, path, token, body string) {
		t.Helper()
		if status, answer, _ := s.raw(t, method, path, token, body, "Content-Type", "application/json"); status != want {
			t.Fatalf("%s %s: %d %s", method, path, status, answer)
		}
	}
	must(201, "POST", "/runs", apiToken, `{"profile":"operator","id":"first"}`)
	must(201, "POST", "/runs/first/turns", apiToken, `{"grants":"command { run }"}`)
	must(201, "POST", "/runs/first/turns", apiToken, `{"grants":"project_files { read write [\"**\"] }"}`)
	must(200, "POST", "/runs/first/turns/1/tools/bash", apiToken, `{"command":"for i in 1 2 3; do echo $i; done"}`)
	must(200, "POST", "/runs/first/turns/1/tools/bash", apiToken, `{"command":"while :; do :; done"}`)
	must(200, "POST", "/runs/first/turns/1/tools/read", apiToken, `{"path":"secret-name"}`)
	must(202, "POST", "/runs/first/turns/2/tools/edit", apiToken, `{"path":"a","old":"x","new":"y"}`)
	for _, path := range []string{"/nowhere/secret-name", "/runs/secret-name", "/runs/first/turns/1/tools/secret-name"} {
		s.raw(t, "POST", path, apiToken, `{}`)
	}
	must(401, "GET", "/runs", "wrong", "")
	must(403, "GET", "/metrics", apiToken, "")
	must(403, "GET", "/metrics", "reader-secret", "")
	must(403, "GET", "/runs", "metrics-secret", "")
	must(405, "POST", "/metrics", "metrics-secret", "")
	must(401, "GET", "/metrics", "", "")
	must(200, "GET", "/", "", "")

	// One stream is open while the metrics are read.
	req, _ := http.NewRequestWithContext(t.Context(), "GET", s.url+"/runs/first/ledger", nil)
	req.Header.Set("Authorization", "Bearer "+apiToken)
	req.Header.Set("Accept", "text/event-stream")
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()

	wanted := []struct {
		value  float64
		name   string
		labels []string
	}{
		{1, "ambit_calls_total", []string{"tool", "bash", "profile", "operator", "outcome", "ok"}},
		{1, "ambit_calls_total", []string{"tool", "bash", "profile", "operator", "outcome", "limit"}},
		{1, "ambit_calls_total", []string{"tool", "read", "profile", "operator", "outcome", "refused"}},
		{1, "ambit_calls_total", []string{"tool", "edit", "profile", "operator", "outcome", "held"}},
		{1, "ambit_call_refusals_total", []string{"level", "grant"}},
		{2, "ambit_call_duration_seconds", []string{"tool", "bash"}},
		{2, "ambit_call_fuel", []string{"tool", "bash"}},
		{1, "ambit_ledger_entries_total", []string{"kind", "open"}},
		{2, "ambit_ledger_entries_total", []string{"kind", "turn"}},
		{1, "ambit_ledger_entries_total", []string{"kind", "hold"}},
		{7, "ambit_commit_duration_seconds", nil},
		{7, "ambit_store_operation_duration_seconds", []string{"operation", "append"}},
		{0, "ambit_commit_conflicts_total", nil},
		{0, "ambit_store_errors_total", nil},
		{1, "ambit_runs_loaded", nil},
		{0, "ambit_runs_busy", nil},
		{1, "ambit_holds_waiting", nil},
		{1, "ambit_http_streams", nil},
		{native.Followers, "ambit_http_streams_limit", nil},
		{0, "ambit_scripts_running", nil},
		{3, "ambit_agents_running", nil},
		{8, "ambit_agents_limit", nil},
		{2, "ambit_http_requests_total", []string{"route", "/metrics", "code", "403"}},
		{1, "ambit_http_requests_total", []string{"route", "/metrics", "code", "401"}},
		{1, "ambit_http_requests_total", []string{"route", "/runs", "code", "401"}},
		{1, "ambit_http_requests_total", []string{"route", "/runs", "method", "POST", "code", "201"}},
		{1, "ambit_http_requests_total", []string{"route", "static"}},
		{1, "ambit_build_info", []string{"version", "v1.2.3", "shell", "1"}},
	}
	// A request is counted once its answer is sent, so that may be after the client has it.
	list := s.families(t)
	for end := time.Now().Add(2 * time.Minute); ; list = s.families(t) {
		missing := ""
		for _, want := range wanted {
			if got := value(list, want.name, want.labels...); got != want.value {
				missing += fmt.Sprintf("%s%v is %v, want %v\n", want.name, want.labels, got, want.value)
			}
		}
		if missing == "" {
			break
		}
		if time.Now().After(end) {
			t.Error(missing)
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	for _, name := range []string{"ambit_ledger_bytes_total", "ambit_store_size_bytes", "ambit_commit_batch_size", "go_goroutines", "process_start_time_seconds"} {
		if value(list, name) <= 0 {
			t.Errorf("%s is not above 0", name)
		}
	}
	// What Prometheus asks for by default.
	status, body, header := s.raw(t, "GET", "/metrics", "metrics-secret", "", "Accept", "application/openmetrics-text;version=1.0.0;escaping=allow-utf-8;q=0.5,text/plain;version=0.0.4;q=0.3,*/*;q=0.1")
	if status != 200 || !strings.HasPrefix(header.Get("Content-Type"), "application/openmetrics-text; version=1.0.0") || !strings.HasSuffix(body, "# EOF\n") {
		t.Errorf("OpenMetrics: %d %s %q", status, header.Get("Content-Type"), body[max(0, len(body)-100):])
	}
	if status, _, header := s.raw(t, "GET", "/metrics", "metrics-secret", "", "Accept", "application/json"); status != 200 || !strings.HasPrefix(header.Get("Content-Type"), "text/plain") {
		t.Errorf("another format: %d %s", status, header.Get("Content-Type"))
	}
	for name, f := range list {
		for _, m := range f.Metric {
			for _, l := range m.Label {
				if strings.Contains(l.GetValue(), "secret") || strings.Contains(l.GetValue(), "first") {
					t.Errorf("%s has the label %s", name, l)
				}
			}
		}
	}
}

// TestMetricsAreDocumented holds the table of docs/operations.md to what a server has.
func TestMetricsAreDocumented(t *testing.T) {
	page, err := os.ReadFile("../../docs/operations.md")
	if err != nil {
		t.Fatal(err)
	}
	documented := map[string]bool{}
	for line := range strings.Lines(string(page)) {
		if names, _, ok := strings.Cut(strings.TrimPrefix(line, "| "), " |"); ok && strings.HasPrefix(line, "| `ambit_") {
			for _, name := range strings.Split(names, ", ") {
				documented[strings.Trim(name, "`")] = true
			}
		}
	}
	list := everything(t)
	for name := range list {
		if strings.HasPrefix(name, "ambit_") && !documented[name] {
			t.Errorf("docs/operations.md does not list %s", name)
		}
	}
	for name := range documented {
		if list[name] == nil {
			t.Errorf("docs/operations.md lists %s, which a server has not", name)
		}
	}
}

// TestMetricsWithoutAToken serves them on an address of their own, to this machine alone.
func TestMetricsWithoutAToken(t *testing.T) {
	for _, address := range []string{"0.0.0.0:0", ":0", "192.0.2.1:9090", "example.org:9090", "nowhere"} {
		if l, err := native.ListenMetrics(address); err == nil {
			l.Close()
			t.Errorf("%s was taken", address)
		}
	}
	policy := authority.Local()
	m := metrics.New("v1", func() *authority.Policy { return policy })
	l, err := native.ListenMetrics("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- native.ServeMetrics(ctx, l, m) }()
	for _, tc := range []struct {
		method, path, host string
		status             int
	}{
		{"GET", "/metrics", "", 200}, {"GET", "/metrics", "localhost:9090", 200}, {"GET", "/metrics", "[::1]:9090", 200},
		{"GET", "/metrics", "attacker.example", 421}, {"POST", "/metrics", "", 405}, {"GET", "/runs", "", 404},
	} {
		req, _ := http.NewRequestWithContext(t.Context(), tc.method, "http://"+l.Addr().String()+tc.path, nil)
		req.Host = tc.host
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		if resp.StatusCode != tc.status {
			t.Errorf("%s %s of %q: %d, want %d", tc.method, tc.path, tc.host, resp.StatusCode, tc.status)
		}
	}
	cancel()
	if err := <-done; err != nil {
		t.Error(err)
	}
}

// lockedBuffer is a log that several goroutines write.
type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}
