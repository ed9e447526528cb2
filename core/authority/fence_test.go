package authority

import "testing"

// TestFences keeps paths from being written whatever the levels allow.
func TestFences(t *testing.T) {
	p := Local()
	g, err := p.GrantGlobs([]string{"**"}, []string{"**"})
	if err != nil {
		t.Fatal(err)
	}
	a, err := p.Authorize("repo-writer", g, nil)
	if err != nil {
		t.Fatal(err)
	}
	a = a.Fenced([]Fence{{Path: "conf/ambit.json", Reason: "governs", Governs: true}, {Path: "d/e/big", Reason: "is left out"}})
	for path, want := range map[string]struct{ read, write, keeps bool }{
		"f":                  {true, true, false},
		"conf":               {true, true, true},
		"CONF":               {true, true, true},
		"conf/ambit.json":    {true, false, false},
		"Conf/AMBIT.json":    {true, false, false},
		"conf/ambit.json/x":  {true, false, false},
		"conf/ambit.jsonx":   {true, true, false},
		"d":                  {true, true, true},
		"d/e":                {true, true, true},
		"D/E":                {true, true, false},
		"d/e/big":            {false, false, false},
		"d/e/big/deep/below": {false, false, false},
		"d/e/bigger":         {true, true, false},
	} {
		if r, w, k := a.Read(path), a.Write(path), a.Keeps(path); r != want.read || w != want.write || k != want.keeps {
			t.Errorf("%s: read %v write %v keeps %v", path, r, w, k)
		}
	}
	if v := a.Decide(Request{Tool: "write", Path: "d/e/big"}); v.Level != LevelManifest || v.Reason != "path `d/e/big` is left out" {
		t.Errorf("%+v", v)
	}
}

// TestWithoutScripts offers no script where none can run.
func TestWithoutScripts(t *testing.T) {
	p, err := Parse("p", []byte(`{"version": 1, "profiles": {"x": {"allow": ["script.deploy"]}},
		"scripts": {"deploy": {"argv": ["true"], "sha256": "0000000000000000000000000000000000000000000000000000000000000000"}}}`))
	if err != nil {
		t.Fatal(err)
	}
	g, err := ParseGrant("deploy { run }")
	if err != nil {
		t.Fatal(err)
	}
	a, err := p.Authorize("x", g, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := a.Tools(); len(got) != 1 || got[0] != "deploy" {
		t.Errorf("with an executor: %v", got)
	}
	a = a.WithoutScripts()
	if got := a.Tools(); len(got) != 0 {
		t.Errorf("without: %v", got)
	}
	if v := a.Decide(Request{Tool: "deploy"}); v.Level != LevelManifest || v.Reason != "script capability `deploy` cannot run here: this placement has no executor" {
		t.Errorf("%+v", v)
	}
}
