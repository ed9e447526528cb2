package capability_test

import (
	"strings"
	"testing"
	"time"

	"ambit/core/capability"
)

var digest = strings.Repeat("a1", 32)

// TestLoadErrors has one mistake in each manifest.
func TestLoadErrors(t *testing.T) {
	entry := func(more string) string {
		return `{"x": {"argv": ["bash", "x.sh"], "sha256": "` + digest + `"` + more + `}}`
	}
	const e = "script manifest entry `x` "
	for _, tc := range []struct{ manifest, want string }{
		{`{`, "failed to parse script manifest `m.json`: "},
		{`[]`, "script manifest `m.json` must be a JSON object keyed by capability name"},
		{`{"raw": {}}`, "script manifest key `raw` is reserved: `script.raw` is the raw dev-exec capability id; rename the entry"},
		{`{"A": {}}`, "script manifest key `A` is invalid: keys must match [a-z_][a-z0-9_]*"},
		{`{"a-b": {}}`, "script manifest key `a-b` is invalid: keys must match [a-z_][a-z0-9_]*"},
		{`{"": {}}`, "script manifest key `` is invalid"},
		{`{"bash": {}}`, "script manifest key `bash` is reserved"},
		{`{"mcp__app__pay": {}}`, "script manifest key `mcp__app__pay` is reserved"},
		{`{"x": 1}`, e + "must be a JSON object"},
		{`{"x": {"sha256": "` + digest + `"}}`, e + "must have argv array"},
		{`{"x": {"argv": "bash", "sha256": "` + digest + `"}}`, e + "must have argv array"},
		{`{"x": {"argv": ["bash", 1], "sha256": "` + digest + `"}}`, e + "argv values must be strings"},
		{`{"x": {"argv": [], "sha256": "` + digest + `"}}`, e + "argv must not be empty"},
		{`{"x": {"argv": [""], "sha256": "` + digest + `"}}`, e + "argv must not be empty"},
		{`{"x": {"argv": ["a\u0000b"], "sha256": "` + digest + `"}}`, e + "argv values must not hold a NUL byte"},
		{`{"x": {"argv": ["/usr/bin/whip", "x"], "sha256": "` + digest + `"}}`, e + "argv may not execute the `whip` control-plane binary"},
		{`{"x": {"argv": ["sh", "./ambit"], "sha256": "` + digest + `"}}`, e + "argv may not execute the `ambit` control-plane binary"},
		{`{"x": {"argv": ["bash"]}}`, e + "must have sha256 string"},
		{`{"x": {"argv": ["bash"], "sha256": 1}}`, e + "must have sha256 string"},
		{`{"x": {"argv": ["bash"], "sha256": "abc"}}`, e + "sha256 must be a 64-character hex digest"},
		{`{"x": {"argv": ["bash"], "sha256": "` + strings.Repeat("g", 64) + `"}}`, e + "sha256 must be a 64-character hex digest"},
		{entry(`, "env": []`), e + "env must be an object"},
		{entry(`, "env": {"A": 1}`), e + "env value `A` must be a string reference"},
		{entry(`, "env": {"A": "secret"}`), e + "env value `A` must use an env: reference"},
		{entry(`, "env": {"A": "env:"}`), e + "env value `A` must use an env: reference"},
		{entry(`, "env": {"A=": "env:A"}`), e + "env name `A=` must match"},
		{entry(`, "env": {"A": "env:A", "A": "env:B"}`), e + "env name `A` is given twice"},
		{entry(`, "env": {"LD_PRELOAD": "env:A"}`), e + "env name `LD_PRELOAD` is refused: its value chooses code"},
		{entry(`, "env": {"BASH_ENV": "env:A"}`), e + "env name `BASH_ENV` is refused"},
		{entry(`, "files": [{"path": "a", "path": "b", "sha256": "` + digest + `"}]`), e + "files[0] has the field `path` twice"},
		{entry(`, "limits": {"processes": 1, "processes": 4096}`), e + "has the field `limits.processes` twice"},
		{entry(`, "hermetic": 1`), e + "hermetic must be a boolean"},
		{entry(`, "each": true`), e + "each needs an `output` schema"},
		{entry(`, "files": {}`), e + "files must be an array of {path, sha256}"},
		{entry(`, "files": [1]`), e + "files[0] must be an object {path, sha256}"},
		{entry(`, "files": [{"path": "a"}]`), e + "files[0] must have path and sha256"},
		{entry(`, "files": [{"path": "a", "sha256": "` + digest + `", "mode": 1}]`), e + "files[0] has an unknown field `mode`"},
		{entry(`, "files": [{"path": "a", "sha256": "` + digest + `"}, {"path": "./a", "sha256": "` + digest + `"}]`), e + "files[1] pins `./a` twice"},
		{entry(`, "input": {"type": "int"}`), e + "input is not a schema: /type: `int` is no type"},
		{entry(`, "output": 1`), e + "output is not a schema: the schema: must be an object or a boolean"},
		{entry(`, "timeout": "soon"`), e + "timeout must be seconds"},
		{entry(`, "timeout": "6m"`), e + "timeout must be seconds, or a duration such as \"90s\", of at most 5m0s"},
		{entry(`, "timeout": 0`), e + "timeout must be seconds"},
		{entry(`, "output_limit": 0`), e + "output_limit must be a whole number from 1 to 4194304"},
		{entry(`, "network": "lan"`), e + "network must be \"host\" or \"none\""},
		{entry(`, "cwd": ""`), e + "cwd must be a path"},
		{entry(`, "write": "x"`), e + "write must be an array of paths"},
		{entry(`, "limits": {"cpus": 1}`), e + "has an unknown field `limits.cpus`"},
		{entry(`, "limits": {"processes": 0}`), e + "limits.processes must be a whole number from 1 to 4096"},
		{entry(`, "shell": true`), e + "has an unknown field `shell`"},
		{entry(`, "hermetic": true, "hermetic": true`), e + "has the field `hermetic` twice"},
		{`{"x": {"argv": ["bash"], "sha256": "` + digest + `"}, "x": {"argv": ["bash"], "sha256": "` + digest + `"}}`, "script manifest key `x` is given twice"},
		{`{"x": "` + strings.Repeat("a", 1<<20) + `"}`, "script manifest `m.json` is larger than 1048576 bytes"},
	} {
		m, err := capability.Parse("m.json", []byte(tc.manifest))
		if err == nil || m != nil || !strings.HasPrefix(err.Error(), tc.want) && !strings.Contains(err.Error(), "\n"+tc.want) {
			t.Errorf("%.120s\n got %v\nwant %s", tc.manifest, err, tc.want)
		}
	}
}

// TestChapterManifestLoads reads the chapter's own form, and the extended one.
func TestChapterManifestLoads(t *testing.T) {
	m, err := capability.Parse("m.json", []byte(`{"nightly_backup": {"argv": ["bash", "backup.sh"], "sha256": "`+strings.ToUpper(digest)+`", "env": {"X": "env:X"}, "hermetic": true}}`))
	if err != nil {
		t.Fatal(err)
	}
	e := m.Entry("nightly_backup")
	if e.SHA256 != digest || e.Timeout != capability.DefaultTimeout || e.OutputLimit != capability.DefaultOutputLimit || e.Network != "host" || !e.Hermetic || len(e.Env) != 1 || e.Env[0].From != "X" || e.Write != nil {
		t.Errorf("%+v", e)
	}
	if m.Entry("other") != nil {
		t.Error("there is no other")
	}
	m, err = capability.Parse("m.json", []byte(`{"b": {"argv": ["./b"], "sha256": "`+digest+`", "timeout": 1.5, "write": [], "limits": {"memory_bytes": 1073741824}, "network": "none", "output": {}, "each": true},
		"a": {"argv": ["./a"], "sha256": "`+digest+`", "timeout": "2m", "description": "does a"}}`))
	if err != nil {
		t.Fatal(err)
	}
	if m.Entries[0].Name != "a" || m.Entries[0].Timeout != 2*time.Minute || m.Entries[1].Timeout != 1500*time.Millisecond || m.Entries[1].Write == nil || m.Entries[1].Limits.MemoryBytes != 1<<30 {
		t.Errorf("%+v %+v", m.Entries[0], m.Entries[1])
	}
}

// TestDigestOfAManifest is the same for what says the same.
func TestDigestOfAManifest(t *testing.T) {
	load := func(text string) string {
		m, err := capability.Parse("m.json", []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		m.In("/somewhere")
		return m.Digest()
	}
	one := load(`{"a": {"argv": ["bash", "a.sh"], "sha256": "` + digest + `", "env": {"A": "env:A", "B": "env:B"}, "input": {"type": "object", "minProperties": 1.0}}}`)
	for _, same := range []string{
		`{"a": {"sha256": "sha256:` + strings.ToUpper(digest) + `", "env": {"B": "env:B", "A": "env:A"}, "argv": ["bash", "a.sh"], "timeout": "30s", "network": "host", "input": {"minProperties": 1, "type": "object"}}}`,
	} {
		if load(same) != one {
			t.Errorf("another digest: %s", same)
		}
	}
	for _, other := range []string{
		`{"b": {"argv": ["bash", "a.sh"], "sha256": "` + digest + `", "env": {"A": "env:A", "B": "env:B"}, "input": {"type": "object", "minProperties": 1}}}`,
		`{"a": {"argv": ["bash", "a.sh"], "sha256": "` + digest + `", "env": {"A": "env:A", "B": "env:C"}, "input": {"type": "object", "minProperties": 1}}}`,
		`{"a": {"argv": ["bash", "a.sh"], "sha256": "` + digest + `", "env": {"A": "env:A", "B": "env:B"}, "input": {"type": "object", "minProperties": 2}}}`,
		`{"a": {"argv": ["bash", "a.sh"], "sha256": "` + digest + `", "env": {"A": "env:A", "B": "env:B"}, "input": {"type": "object", "minProperties": 1}, "timeout": 31}}`,
	} {
		if load(other) == one {
			t.Errorf("the same digest: %s", other)
		}
	}
}

// FuzzParse looks for manifests that end the program.
func FuzzParse(f *testing.F) {
	f.Add([]byte(`{"x": {"argv": ["bash", "x.sh"], "sha256": "` + digest + `", "files": [{"path": "a", "sha256": "` + digest + `"}], "env": {"A": "env:A"}, "input": {"$ref": "#/$defs/a", "$defs": {"a": {}}}, "timeout": "1s", "limits": {"processes": 3}}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		if m, err := capability.Parse("m", data); err == nil {
			m.Digest()
		}
	})
}
