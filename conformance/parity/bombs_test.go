package parity

import (
	"encoding/json"
	"flag"
	"fmt"
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
	cases, err := conformance.ReadAllCases("../bombs/*.sh")
	if err != nil {
		t.Fatal(err)
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
