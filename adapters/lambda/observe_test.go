package lambda

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"ambit/conformance/collector"
)

// TestTracesOfAnInvocation: the spans of a request are sent before the process may be frozen,
// whether the answer is a stream or whole, and an executor is told of the trace.
func TestTracesOfAnInvocation(t *testing.T) {
	c := collector.Start(t)
	asked := make(chan string, 10)
	executor := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		asked <- r.Header.Get("traceparent")
		rw.WriteHeader(403)
	}))
	defer executor.Close()
	w := newWorld(t, 1, 20*time.Second, "OTEL_EXPORTER_OTLP_ENDPOINT="+c.URL, "OTEL_RESOURCE_ATTRIBUTES=deployment.environment.name=test",
		"AMBIT_EXECUTOR="+executor.URL, "AMBIT_EXECUTOR_TOKEN=t")
	w.open("r")
	for _, tc := range []struct{ base, trace, path, body, last string }{
		{w.url, strings.Repeat("a", 32), calls("r"), bash("echo hi"), "store.append"},
		{w.api, strings.Repeat("b", 32), calls("r"), bash("echo hi"), "store.append"},
		{w.url, strings.Repeat("c", 32), "/runs/r/turns/1/tools/backup", `{}`, "call"},
	} {
		w.must(200, tc.base, "POST", tc.path, tc.body, "traceparent", "00-"+tc.trace+"-b7ad6b7169203331-01")
		spans := c.Wait(t, func(spans []collector.Span) bool {
			return slices.ContainsFunc(spans, func(s collector.Span) bool { return s.Trace == tc.trace && s.Server })
		})
		want := []string{"POST /runs/*/turns/*/tools/*", "turn", "call", "commit", "store.append"}
		path := collector.Names(collector.Path(spans, tc.trace, tc.last))
		if !slices.Equal(path, want[:slices.Index(want, tc.last)+1]) {
			t.Errorf("the path of a call is %v", path)
		}
		if got := spans[0].Service; got["service.name"] != "ambit" || got["deployment.environment.name"] != "test" {
			t.Errorf("the service is %v", got)
		}
	}
	if parent := <-asked; !strings.HasPrefix(parent, "00-"+strings.Repeat("c", 32)+"-") || !strings.HasSuffix(parent, "-01") || strings.Contains(parent, "b7ad6b7169203331") {
		t.Errorf("the executor was told of the trace %q", parent)
	}
	named := func() bool { return strings.Contains(w.log.String(), `"trace":"`+strings.Repeat("a", 32)+`"`) }
	for end := time.Now().Add(2 * time.Minute); !named() && time.Now().Before(end); {
		time.Sleep(10 * time.Millisecond)
	}
	if !named() {
		t.Errorf("the log does not name the trace:\n%s", w.log)
	}
}

// TestMetricsForCloudWatch reads the lines of metrics as CloudWatch does.
func TestMetricsForCloudWatch(t *testing.T) {
	w := newWorld(t, 1, 20*time.Second, "AMBIT_METRICS=emf", "AWS_LAMBDA_FUNCTION_NAME=fn")
	w.open("r")
	w.bash(w.url, "r", "echo hi")
	w.bash(w.api, "r", "echo hi")
	w.must(200, w.url, "POST", "/runs/r/turns/1/tools/read", `{"path":"../x"}`)
	w.must(401, w.url, "GET", "/runs", "", "X-Ambit-Token", "wrong")
	w.must(501, w.url, "GET", "/metrics", "", "X-Ambit-Token", metricsToken)
	want := map[string]float64{"Calls bash ok": 2, "Calls read failed": 1, "Requests 2xx": 5, "Requests 4xx": 1, "Requests 5xx": 1,
		"LedgerEntries": 5, "StoreErrors": 0, "CommitConflicts": 0}
	// What the process says reaches the log a moment after the answer.
	sums := embeddedSums(t, w.log.String())
	for end := time.Now().Add(2 * time.Minute); sums["Requests 5xx"] < want["Requests 5xx"] && time.Now().Before(end); sums = embeddedSums(t, w.log.String()) {
		time.Sleep(10 * time.Millisecond)
	}
	for name, want := range want {
		if got, ok := sums[name]; !ok || got != want {
			t.Errorf("%s is %v, want %v", name, got, want)
		}
	}
	for _, name := range []string{"CallFuel bash ok", "LedgerBytes", "CommitDuration", "CallDuration bash ok", "RequestDuration 2xx"} {
		if sums[name] <= 0 {
			t.Errorf("%s is %v", name, sums[name])
		}
	}
	if t.Failed() {
		t.Log(sums)
	}
}

// embeddedSums are the metrics of a log, summed by name and dimensions.
func embeddedSums(t *testing.T, log string) map[string]float64 {
	t.Helper()
	sums := map[string]float64{}
	for line := range strings.Lines(log) {
		if !strings.HasSuffix(line, "\n") {
			break
		}
		if !strings.Contains(line, `"_aws"`) {
			continue
		}
		if len(line) > 1<<20 {
			t.Errorf("a line has %d bytes", len(line))
		}
		var d struct {
			AWS struct {
				Timestamp         int64
				CloudWatchMetrics []struct {
					Namespace  string
					Dimensions [][]string
					Metrics    []struct{ Name, Unit string }
				}
			} `json:"_aws"`
		}
		var values map[string]any
		if json.Unmarshal([]byte(line), &d) != nil || json.Unmarshal([]byte(line), &values) != nil || d.AWS.Timestamp == 0 || len(d.AWS.CloudWatchMetrics) != 1 {
			t.Fatalf("%s", line)
		}
		m := d.AWS.CloudWatchMetrics[0]
		if m.Namespace != "Ambit" || values["FunctionName"] != "fn" {
			t.Errorf("%s", line)
		}
		label := ""
		for _, set := range m.Dimensions {
			label = ""
			for _, name := range set {
				v, ok := values[name].(string)
				if !ok {
					t.Errorf("the dimension %s has no value: %s", name, line)
				}
				if name != "FunctionName" {
					label += " " + v
				}
			}
		}
		for _, x := range m.Metrics {
			switch v := values[x.Name].(type) {
			case float64:
				sums[x.Name+label] += v
			case []any:
				if len(v) == 0 || len(v) > 100 {
					t.Errorf("%s has %d values", x.Name, len(v))
				}
				for _, one := range v {
					sums[x.Name+label] += one.(float64)
				}
			default:
				t.Errorf("the metric %s has no value: %s", x.Name, line)
			}
		}
	}
	return sums
}
