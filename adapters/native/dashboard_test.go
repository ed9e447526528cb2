package native_test

import (
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	dto "github.com/prometheus/client_model/go"
	"go.yaml.in/yaml/v3"

	"ambit/actors"
)

// word is a name in a query, with what tells a label's value, a function and a metric apart.
var (
	quoted   = regexp.MustCompile(`"[^"]*"`)
	ranges   = regexp.MustCompile(`\[[^\]]*\]`)
	selector = regexp.MustCompile(`\{([^}]*)\}`)
	grouping = regexp.MustCompile(`\b(?:by|without)\s*\(([^)]*)\)`)
	word     = regexp.MustCompile(`[a-zA-Z_:][a-zA-Z0-9_:]*`)
)

// functions and operators of PromQL that the queries use.
var promQL = []string{"sum", "rate", "increase", "histogram_quantile", "count", "vector", "and", "or", "up"}

// checkQuery reports names in a query that a server has not: metrics, and labels.
func checkQuery(t *testing.T, where, query string, list map[string]*dto.MetricFamily) {
	t.Helper()
	if strings.Count(query, "(") != strings.Count(query, ")") || strings.Count(query, "{") != strings.Count(query, "}") {
		t.Errorf("%s: brackets do not match: %s", where, query)
	}
	labels := []string{"job", "instance", "le"} // of Prometheus itself
	plain := ranges.ReplaceAllString(quoted.ReplaceAllString(query, `""`), "")
	var used []string
	for _, re := range []*regexp.Regexp{selector, grouping} {
		for _, m := range re.FindAllStringSubmatch(plain, -1) {
			used = append(used, word.FindAllString(m[1], -1)...)
		}
		plain = re.ReplaceAllString(plain, "")
	}
	metrics := 0
	for _, name := range word.FindAllString(plain, -1) {
		if slices.Contains(promQL, name) {
			metrics++ // `up` is one
			continue
		}
		family := list[name]
		for _, suffix := range []string{"_bucket", "_sum", "_count"} {
			if base, ok := strings.CutSuffix(name, suffix); ok && list[base].GetType() == dto.MetricType_HISTOGRAM {
				family = list[base]
			}
		}
		if family == nil {
			t.Errorf("%s: no server has the metric %s: %s", where, name, query)
			continue
		}
		metrics++
		for _, m := range family.Metric {
			for _, l := range m.Label {
				labels = append(labels, l.GetName())
			}
		}
	}
	if metrics == 0 {
		t.Errorf("%s: nothing is asked for: %s", where, query)
	}
	for _, name := range used {
		if !slices.Contains(labels, name) {
			t.Errorf("%s: the metrics have no label %s: %s", where, name, query)
		}
	}
}

// everything is a server's metrics once each of them has a value.
func everything(t *testing.T) map[string]*dto.MetricFamily {
	s := startMeasured(t, nil)
	for _, r := range []struct{ path, body string }{{"/runs", `{"profile":"operator","id":"first"}`}, {"/runs/first/turns", `{"grants":"command { run }"}`},
		{"/runs/first/turns/1/tools/read", `{"path":"a"}`}} {
		s.raw(t, "POST", r.path, apiToken, r.body)
	}
	// A metric with labels is there once it has a value; a store that works has no errors.
	_, end := s.metrics.Begin(t.Context(), actors.Stage{Name: actors.StageStore, Detail: "append"})
	end(actors.Result{Err: actors.ErrFull})
	// A request is counted once its answer is sent, so that may be after the client has it.
	list := s.families(t)
	for end := time.Now().Add(2 * time.Minute); list["ambit_http_requests_total"] == nil && time.Now().Before(end); list = s.families(t) {
		time.Sleep(10 * time.Millisecond)
	}
	return list
}

// TestDashboardNamesMetricsThatExist holds the queries of the dashboard to a real server.
func TestDashboardNamesMetricsThatExist(t *testing.T) {
	data, err := os.ReadFile("../../deploy/grafana/ambit.json")
	if err != nil {
		t.Fatal(err)
	}
	var d struct {
		Panels []struct {
			Title, Type string
			Targets     []struct{ Expr, LegendFormat string }
		}
		Templating struct {
			List []struct{ Name, Definition string }
		}
	}
	if err := json.Unmarshal(data, &d); err != nil {
		t.Fatal(err)
	}
	list := everything(t)
	asked := ""
	for _, p := range d.Panels {
		if len(p.Targets) == 0 && p.Type != "row" {
			t.Errorf("%s asks nothing", p.Title)
		}
		for _, q := range p.Targets {
			checkQuery(t, p.Title, q.Expr, list)
			asked += q.Expr + "\n"
			for _, m := range regexp.MustCompile(`\{\{(\w+)\}\}`).FindAllStringSubmatch(q.LegendFormat, -1) {
				if !strings.Contains(q.Expr, m[1]) {
					t.Errorf("%s: the legend names %s, which the query does not keep: %s", p.Title, m[1], q.Expr)
				}
			}
		}
	}
	for _, v := range d.Templating.List {
		if inner, ok := strings.CutPrefix(v.Definition, "label_values("); ok {
			metric, _, _ := strings.Cut(inner, ",")
			checkQuery(t, v.Name, metric, list)
		}
	}
	// And the other way around: what there is of Ambit's own is shown, but for limits.
	for name := range list {
		if strings.HasPrefix(name, "ambit_") && !strings.HasSuffix(name, "_limit") && !strings.Contains(asked, name) {
			t.Errorf("the dashboard does not show %s", name)
		}
	}
}

// TestAlertsNameMetricsThatExist does the same for the alert rules.
func TestAlertsNameMetricsThatExist(t *testing.T) {
	data, err := os.ReadFile("../../deploy/prometheus/alerts.yml")
	if err != nil {
		t.Fatal(err)
	}
	var d struct {
		Groups []struct {
			Name  string
			Rules []struct {
				Alert, Expr         string
				Labels, Annotations map[string]string
			}
		}
	}
	if err := yaml.Unmarshal(data, &d); err != nil {
		t.Fatal(err)
	}
	list := everything(t)
	rules := 0
	for _, g := range d.Groups {
		for _, r := range g.Rules {
			rules++
			checkQuery(t, r.Alert, r.Expr, list)
			if r.Labels["severity"] == "" || r.Annotations["summary"] == "" {
				t.Errorf("%s says neither how bad it is nor what to do", r.Alert)
			}
		}
	}
	if rules < 5 {
		t.Errorf("%d rules", rules)
	}
}
