package native

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/core/capability"
	"ambit/edge/traces"
)

// TestScriptsAreToldOfTheTrace: in TRACEPARENT, if somebody records it; what an entry sets
// itself stays.
func TestScriptsAreToldOfTheTrace(t *testing.T) {
	dir := t.TempDir()
	text := `echo "${TRACEPARENT-none}"`
	if err := os.WriteFile(filepath.Join(dir, "job.sh"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv("OWN", "own")
	policy, err := authority.Parse("test", []byte(fmt.Sprintf(`{"version": 1, "scripts": {"job": {"argv": ["bash", "job.sh"], "sha256": "%[1]x"},
		"own": {"argv": ["bash", "job.sh"], "sha256": "%[1]x", "env": {"TRACEPARENT": "env:OWN"}}}}`, sha256.Sum256([]byte(text)))))
	if err != nil {
		t.Fatal(err)
	}
	(&capability.Manifest{Entries: policy.Scripts}).In(dir)
	p, err := newPerformer(t.TempDir(), policy)
	if err != nil {
		t.Fatal(err)
	}
	defer p.close()
	const recorded, not = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00"
	for _, tc := range []struct{ name, parent, want string }{{"job", recorded, recorded}, {"job", not, "none"}, {"job", "", "none"}, {"own", recorded, "own"}} {
		ctx := traces.Extract(t.Context(), func(name string) string {
			if name == "traceparent" {
				return tc.parent
			}
			return ""
		})
		if out := p.perform(ctx, &actors.Effect{Name: tc.name, Input: []byte("{}")}); string(out.Stdout) != tc.want+"\n" {
			t.Errorf("%s in the trace %q: %q %s", tc.name, tc.parent, out.Stdout, out.Reason)
		}
	}
}
