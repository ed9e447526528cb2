package edge

import (
	"strings"
	"testing"
)

const metricsPolicy = `{"version":1,"stores":{"project_files":{"root":"."}},"profiles":{"operator":{"allow":["repo.read","command.run"]}},"tokens":[{"name":"m","sha256":"` + metricsSum + `","tenant":"default","scopes":["metrics"]}]}`

// metricsSum is the SHA-256 of "metrics".
const metricsSum = "177a7ea3611fe6b138557deaf44941614b66c0ece1766308044c8b65c8ba2123"

// TestMetricsElsewhere: a placement without metrics says so, after authentication.
func TestMetricsElsewhere(t *testing.T) {
	g := newTargetWith(t, metricsPolicy)
	for token, want := range map[string]int{"": 401, "Bearer secret": 403, "Bearer metrics": 501} {
		r := g.send("GET", "/metrics", "", token, "", "", nil)
		if r.Status != want || want == 501 && !strings.Contains(string(r.Body), NoMetrics) {
			t.Errorf("%q: %d %s", token, r.Status, r.Body)
		}
	}
	if r := g.send("GET", "/runs", "", "Bearer metrics", "", "", nil); r.Status != 403 {
		t.Errorf("the scope is good for GET /runs: %d", r.Status)
	}
}
