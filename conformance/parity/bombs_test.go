package parity

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ambit/conformance"
)

var bombFuel = flag.Int64("parity.bombfuel", 1_000_000, "fuel of each bomb")

// bombSuite runs every n-th bomb with little fuel, each in a run of its own, so that one
// which kills the instance is told from those after it. Each must end as a call ends,
// and the same everywhere: by fuel, memory or depth, never by the instance's death.
func bombSuite(t *testing.T, places []*placement, every int) {
	s := &suite{name: "bombs"}
	files, err := filepath.Glob("../bombs/*.sh")
	if err != nil || len(files) == 0 {
		t.Fatalf("no bombs: %v", err)
	}
	var cases []conformance.Case
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		some, err := conformance.ParseCases(string(text))
		if err != nil {
			t.Fatal(err)
		}
		cases = append(cases, some...)
	}
	for i, c := range cases {
		if (i+1)%every != 0 {
			continue
		}
		t.Run(c.Name, func(t *testing.T) { s.bomb(t, places, fmt.Sprintf("bomb-%d", i), c) })
	}
	s.line(t)
}

func (s *suite) bomb(t *testing.T, places []*placement, id string, c conformance.Case) {
	all(t, places, request{method: "POST", path: "/runs", body: fmt.Sprintf(`{"id":%q,"profile":"operator","limits":{"fuel":%d}}`, id, *bombFuel), header: fixed("")})
	all(t, places, request{method: "POST", path: "/runs/" + id + "/turns", body: `{"grants":"files { read write } command { run }"}`})
	body, err := json.Marshal(map[string]string{"command": c.Script})
	if err != nil {
		t.Fatal(err)
	}
	answers := all(t, places, request{method: "POST", path: "/runs/" + id + "/turns/1/tools/bash", body: string(body), header: fixed(c.Name)})
	for i, a := range answers {
		var r result
		if a.status != 200 || json.Unmarshal([]byte(a.body), &r) != nil || r.Status == "failed" || r.Status == "limit" && (r.Exit == nil || *r.Exit != 124) {
			t.Errorf("%s: %d %s", places[i].name, a.status, clip(a.body))
		}
	}
	s.compare(t, c.Name+"\n"+c.Script, places, answers)
	effects := effects(t, places, id)
	if !strings.Contains(effects[0].body, "e:") {
		t.Errorf("no effect hash: %q", effects[0].body)
	}
	s.compare(t, c.Name+": effects", places, effects)
	for _, p := range places {
		p.send(t, request{method: "DELETE", path: "/runs/" + id})
	}
}
