package lambda

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"sync"
	"time"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/edge"
)

// namespace is that of the metrics in CloudWatch.
const namespace = "Ambit"

// embedded measures what a process does, and writes it to the log in CloudWatch's embedded
// metric format: CloudWatch makes metrics of such lines by itself, without an agent, an
// extension, or a request that an invocation would wait for. It implements actors.Observer.
type embedded struct {
	out      io.Writer
	policy   *authority.Policy
	function string

	mu       sync.Mutex
	requests []requestSample
	calls    []callSample
	commits  []float64 // ms
	bytes    int64
	entries  int64
	failures int64 // of the store
	taken    int64 // slots that another writer had first
}

type requestSample struct {
	class string // "2xx"
	took  float64
}

type callSample struct {
	tool, outcome string
	took          float64
	fuel          int64
}

func newEmbedded(out io.Writer, policy *authority.Policy) *embedded {
	function := os.Getenv("AWS_LAMBDA_FUNCTION_NAME")
	if function == "" {
		function = "ambit"
	}
	return &embedded{out: out, policy: policy, function: function}
}

// request counts a request that resp answered.
func (m *embedded) request(resp *edge.Response, took time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.requests = append(m.requests, requestSample{string([]byte{byte('0' + resp.Status/100)}) + "xx", millisOf(took)})
}

// Begin implements actors.Observer.
func (m *embedded) Begin(ctx context.Context, s actors.Stage) (context.Context, func(actors.Result)) {
	if s.Name != actors.StageCommit && s.Name != actors.StageStore {
		return ctx, func(actors.Result) {}
	}
	began := time.Now()
	return ctx, func(r actors.Result) {
		took := millisOf(time.Since(began))
		m.mu.Lock()
		defer m.mu.Unlock()
		switch {
		case s.Name == actors.StageCommit:
			if len(m.commits) < maxSamples {
				m.commits = append(m.commits, took)
			}
		case errors.Is(r.Err, actors.ErrTaken):
			m.taken++
		case r.Err != nil && !actors.Expected(r.Err):
			m.failures++
		}
	}
}

// Appended implements actors.Observer.
func (m *embedded) Appended(_ context.Context, a actors.Appended) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.entries++
	m.bytes += a.Bytes
	e := a.Entry
	outcome := e.Status
	switch e.Kind {
	case ledger.Hold:
		outcome = ledger.Held
	case ledger.Call, ledger.Settled, ledger.Uncertain:
	default:
		return
	}
	if len(m.calls) < maxSamples {
		m.calls = append(m.calls, callSample{edge.ToolLabel(m.policy, e.Tool), string(outcome), millisOf(time.Duration(e.Real)), e.Fuel})
	}
}

// maxSamples is how many values of a metric CloudWatch takes in one line.
const maxSamples = 100

func millisOf(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// metric is one of a line: its value is a number or a list of them.
type metric struct {
	name, unit string
	value      any
}

// flush writes what was measured since the last time.
func (m *embedded) flush() {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, r := range m.requests {
		m.line([]metric{{"Requests", "Count", 1}, {"RequestDuration", "Milliseconds", r.took}}, dimension{"Status", r.class})
	}
	for _, c := range m.calls {
		m.line([]metric{{"Calls", "Count", 1}, {"CallDuration", "Milliseconds", c.took}, {"CallFuel", "Count", c.fuel}},
			dimension{"Tool", c.tool}, dimension{"Outcome", c.outcome})
	}
	if m.entries+m.failures+m.taken > 0 {
		list := []metric{{"LedgerEntries", "Count", m.entries}, {"LedgerBytes", "Bytes", m.bytes},
			{"StoreErrors", "Count", m.failures}, {"CommitConflicts", "Count", m.taken}}
		if len(m.commits) > 0 {
			list = append(list, metric{"CommitDuration", "Milliseconds", m.commits})
		}
		m.line(list)
	}
	m.requests, m.calls, m.commits = nil, nil, nil
	m.entries, m.bytes, m.failures, m.taken = 0, 0, 0, 0
}

type dimension struct{ name, value string }

// line writes metrics by function, and by function and the other dimensions.
func (m *embedded) line(list []metric, others ...dimension) {
	type definition struct{ Name, Unit string }
	type directive struct {
		Namespace  string
		Dimensions [][]string
		Metrics    []definition
	}
	d := directive{Namespace: namespace, Dimensions: [][]string{{"FunctionName"}}}
	line := map[string]any{"FunctionName": m.function, "message": "metrics"}
	if len(others) > 0 {
		names := []string{"FunctionName"}
		for _, o := range others {
			names = append(names, o.name)
			line[o.name] = o.value
		}
		d.Dimensions = append(d.Dimensions, names)
	}
	for _, x := range list {
		d.Metrics = append(d.Metrics, definition{x.name, x.unit})
		line[x.name] = x.value
	}
	line["_aws"] = map[string]any{"Timestamp": time.Now().UnixMilli(), "CloudWatchMetrics": []directive{d}}
	data, err := json.Marshal(line)
	if err == nil {
		_, _ = m.out.Write(append(data, '\n')) // there is nowhere else to say it
	}
}
