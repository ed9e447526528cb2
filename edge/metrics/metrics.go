// Package metrics measures a server for Prometheus: requests by their route, calls by their
// outcome, the ledger and its store, and what the process is busy with. Labels have few
// values, and none names a run, a tenant or a path. docs/operations.md lists the metrics.
//
//	m := metrics.New(version, policy)
//	host := actors.NewHost(store, policy, actors.Options{Observer: m})
//	m.Watch("ambit_runs_loaded", "Runs in memory.", func() float64 { return float64(host.Load().Runs) })
//	body, contentType, err := m.Expose(accept)
package metrics

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"runtime"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/common/expfmt"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/shell"
	"ambit/edge"
)

// maxProfiles bounds the names of profiles among the labels: a store that several servers
// share may hold runs of policies that this one does not know.
const maxProfiles = 64

var (
	seconds = []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30, 60}
	fuels   = prometheus.ExponentialBuckets(100, 10, 8)
	batches = prometheus.ExponentialBuckets(1, 2, 8)
)

// Metrics implements actors.Observer. Make it with New.
type Metrics struct {
	policy   func() *authority.Policy
	registry *prometheus.Registry
	profiles names

	requests    *prometheus.CounterVec
	requestTime *prometheus.HistogramVec
	calls       *prometheus.CounterVec
	refusals    *prometheus.CounterVec
	callTime    *prometheus.HistogramVec
	fuel        *prometheus.HistogramVec
	waitTime    prometheus.Histogram
	entries     *prometheus.CounterVec
	bytes       prometheus.Counter
	commitTime  prometheus.Histogram
	conflicts   prometheus.Counter
	batch       prometheus.Histogram
	storeTime   *prometheus.HistogramVec
	storeErrors *prometheus.CounterVec
}

// New returns the metrics of a server of a version; policy gives the one in force, whose
// scripts are values of labels.
func New(version string, policy func() *authority.Policy) *Metrics {
	counter := func(name, help string, labels ...string) *prometheus.CounterVec {
		return prometheus.NewCounterVec(prometheus.CounterOpts{Name: name, Help: help}, labels)
	}
	histogram := func(name, help string, buckets []float64, labels ...string) *prometheus.HistogramVec {
		return prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: name, Help: help, Buckets: buckets}, labels)
	}
	one := func(name, help string, buckets []float64) prometheus.Histogram {
		return prometheus.NewHistogram(prometheus.HistogramOpts{Name: name, Help: help, Buckets: buckets})
	}
	m := &Metrics{
		policy: policy, registry: prometheus.NewRegistry(), profiles: names{max: maxProfiles},
		requests:    counter("ambit_http_requests_total", "Requests that were answered.", "method", "route", "code"),
		requestTime: histogram("ambit_http_request_duration_seconds", "Real time of a request until it was answered; a stream's until its end.", seconds, "route"),
		calls:       counter("ambit_calls_total", "Tool calls that this process recorded.", "tool", "profile", "outcome"),
		refusals:    counter("ambit_call_refusals_total", "Tool calls that were refused, by the level that refused.", "level"),
		callTime:    histogram("ambit_call_duration_seconds", "Real time that a tool call took, without its wait for the run.", seconds, "tool"),
		fuel:        histogram("ambit_call_fuel", "Units of work that a tool call used.", fuels, "tool"),
		waitTime:    one("ambit_run_wait_duration_seconds", "Time that events waited for their run, of those that had to.", seconds),
		entries:     counter("ambit_ledger_entries_total", "Entries that this process wrote.", "kind"),
		bytes:       prometheus.NewCounter(prometheus.CounterOpts{Name: "ambit_ledger_bytes_total", Help: "Bytes of the records and packs that this process wrote."}),
		commitTime:  one("ambit_commit_duration_seconds", "Time to write an entry with its files.", seconds),
		conflicts:   prometheus.NewCounter(prometheus.CounterOpts{Name: "ambit_commit_conflicts_total", Help: "Entries whose slot another writer had first."}),
		batch:       one("ambit_commit_batch_size", "Transactions that one commit of SQLite carried.", batches),
		storeTime:   histogram("ambit_store_operation_duration_seconds", "Time of an operation of the store.", seconds, "operation"),
		storeErrors: counter("ambit_store_errors_total", "Operations of the store that failed.", "operation"),
	}
	info := prometheus.NewGauge(prometheus.GaugeOpts{Name: "ambit_build_info", Help: "1; the labels say what runs.",
		ConstLabels: prometheus.Labels{"version": version, "shell": shell.Version, "goversion": runtime.Version()}})
	info.Set(1)
	m.registry.MustRegister(info, m.requests, m.requestTime, m.calls, m.refusals, m.callTime, m.fuel, m.waitTime, m.entries, m.bytes,
		m.commitTime, m.conflicts, m.batch, m.storeTime, m.storeErrors,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

// Watch adds a gauge whose value is asked for at each look.
func (m *Metrics) Watch(name, help string, value func() float64) {
	m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, value))
}

// Expose gives all metrics in a format that an Accept header takes.
func (m *Metrics) Expose(accept string) (body []byte, contentType string, err error) {
	families, err := m.registry.Gather()
	if err != nil {
		return nil, "", err
	}
	format := expfmt.NegotiateAccept(http.Header{"Accept": {accept}}, expfmt.NewFormat(expfmt.TypeOpenMetrics), expfmt.NewFormat(expfmt.TypeTextPlain))
	var b bytes.Buffer
	enc := expfmt.NewEncoder(&b, format)
	for _, f := range families {
		if err := enc.Encode(f); err != nil {
			return nil, "", err
		}
	}
	if c, ok := enc.(expfmt.Closer); ok {
		if err := c.Close(); err != nil {
			return nil, "", err
		}
	}
	return b.Bytes(), string(format), nil
}

var methods = []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}

// Request counts a request that resp answered.
func (m *Metrics) Request(method string, resp *edge.Response, took time.Duration) {
	if !slices.Contains(methods, method) {
		method = edge.OtherLabel
	}
	route := resp.Route
	if route == "" {
		route = edge.OtherLabel
	}
	m.requests.WithLabelValues(method, route, strconv.Itoa(resp.Status)).Inc()
	m.requestTime.WithLabelValues(route).Observe(took.Seconds())
}

// Batch counts a commit of the database that carried n transactions.
func (m *Metrics) Batch(n int) { m.batch.Observe(float64(n)) }

// Begin implements actors.Observer.
func (m *Metrics) Begin(ctx context.Context, s actors.Stage) (context.Context, func(actors.Result)) {
	began := time.Now()
	return ctx, func(r actors.Result) {
		took := time.Since(began).Seconds()
		switch s.Name {
		case actors.StageWait:
			m.waitTime.Observe(took)
		case actors.StageCommit:
			m.commitTime.Observe(took)
		case actors.StageStore:
			m.storeTime.WithLabelValues(s.Detail).Observe(took)
			if errors.Is(r.Err, actors.ErrTaken) {
				m.conflicts.Inc()
			} else if r.Err != nil && !actors.Expected(r.Err) {
				m.storeErrors.WithLabelValues(s.Detail).Inc()
			}
		}
	}
}

// Appended implements actors.Observer: what became of calls is counted by their entries.
func (m *Metrics) Appended(_ context.Context, a actors.Appended) {
	e := a.Entry
	m.entries.WithLabelValues(string(e.Kind)).Inc()
	m.bytes.Add(float64(a.Bytes))
	switch e.Kind {
	case ledger.Call, ledger.Settled, ledger.Uncertain:
		tool := edge.ToolLabel(m.policy(), e.Tool)
		m.calls.WithLabelValues(tool, m.profiles.bounded(a.Profile), string(e.Status)).Inc()
		if e.Level != "" {
			m.refusals.WithLabelValues(level(e.Level)).Inc()
		}
		m.callTime.WithLabelValues(tool).Observe(time.Duration(e.Real).Seconds())
		if e.Kind == ledger.Call {
			m.fuel.WithLabelValues(tool).Observe(float64(e.Fuel))
		}
	case ledger.Hold:
		m.calls.WithLabelValues(edge.ToolLabel(m.policy(), e.Tool), m.profiles.bounded(a.Profile), string(ledger.Held)).Inc()
	}
}

func level(name string) string {
	if slices.Contains(authority.Levels(), name) {
		return name
	}
	return edge.OtherLabel
}

// names lets the first few values of a label through.
type names struct {
	max  int
	mu   sync.Mutex
	seen map[string]bool
}

func (n *names) bounded(name string) string {
	n.mu.Lock()
	defer n.mu.Unlock()
	switch {
	case n.seen[name]:
	case len(n.seen) >= n.max:
		return edge.OtherLabel
	default:
		if n.seen == nil {
			n.seen = map[string]bool{}
		}
		n.seen[name] = true
	}
	return name
}
