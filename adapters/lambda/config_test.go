package lambda

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestConfiguration(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "ambit.json"), []byte(testPolicy()), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		env  map[string]string
		want string // of the error
	}{
		{map[string]string{"AMBIT_POLICY": testPolicy(), "AMBIT_TURN_KEY": turnKey}, ""},
		{map[string]string{"LAMBDA_TASK_ROOT": dir, "AMBIT_TURN_KEY": turnKey}, ""},
		{map[string]string{"LAMBDA_TASK_ROOT": dir}, ""},
		{map[string]string{"LAMBDA_TASK_ROOT": "/nowhere"}, "there is no policy"},
		{map[string]string{"AMBIT_POLICY": "{"}, "AMBIT_POLICY"},
		{map[string]string{"AMBIT_POLICY": strings.Split(testPolicy(), `"tokens"`)[0] + "}"}, "has no tokens"},
		{map[string]string{"AMBIT_POLICY": testPolicy(), "AMBIT_TURN_KEY": "short"}, "must have 32"},
		{map[string]string{"AMBIT_POLICY": testPolicy(), "AMBIT_EXECUTOR": "executor"}, "AMBIT_EXECUTOR must be"},
		{map[string]string{"AMBIT_POLICY": testPolicy(), "AMBIT_EFFECT_TIME": "1m"}, "AMBIT_EFFECT_TIME must be"},
	} {
		cfg, err := load(func(name string) string { return tc.env[name] })
		if tc.want == "" && (err != nil || cfg.policy == nil || (cfg.turnKey == nil) != (tc.env["AMBIT_TURN_KEY"] == "")) {
			t.Errorf("%v: %v", tc.env, err)
		}
		if tc.want != "" && (err == nil || !strings.Contains(err.Error(), tc.want)) {
			t.Errorf("%v: got %v, want %s", tc.env, err, tc.want)
		}
	}
}

func TestPaths(t *testing.T) {
	for _, tc := range []struct{ raw, stage, want string }{
		{"/runs", "$default", "/runs"}, {"/prod/runs", "prod", "/runs"}, {"/prod", "prod", "/"}, {"/production/runs", "prod", "/production/runs"},
		{"/runs/r/workspace/a%20b", "", "/runs/r/workspace/a%20b"}, {"/runs/r/workspace/a b/ü", "", "/runs/r/workspace/a%20b/%C3%BC"},
		{"/runs/r/workspace/100%", "", "/runs/r/workspace/100%25"}, {"", "", "/"},
	} {
		ev := &event{RawPath: tc.raw}
		ev.RequestContext.Stage = tc.stage
		if got := ev.head().Path; got != tc.want {
			t.Errorf("%q in stage %q is %q, want %q", tc.raw, tc.stage, got, tc.want)
		}
	}
	for body, want := range map[string]int64{"": 0, "QQ==": 1, "QUI=": 2, "QUJD": 3} {
		if ev := (&event{Body: body, IsBase64Encoded: true}); ev.size() != want {
			t.Errorf("%q has %d bytes, want %d", body, ev.size(), want)
		}
	}
}
