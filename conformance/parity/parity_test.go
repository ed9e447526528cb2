package parity

import (
	"encoding/json"
	"flag"
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"ambit/conformance"
)

var (
	sample = flag.Int("parity.every", 25, "compare every n-th shell case only")
	arm64  = flag.Bool("parity.arm64", false, "compare with native arm64 under qemu too")
)

// mask hides what may differ between placements: ids of the placement's own making,
// times, hashes that cover them, durations.
var mask = regexp.MustCompile(`"(token|hash|prev|head|expiresAt|openedAt|endedAt|time|since|decidedAt|expires|salt|effect|request)":("[^"]*"|-?[0-9]+)`)

// salted are the digests of payloads, whose salts differ.
var salted = regexp.MustCompile(`"(args|env|stderr|stdin|stdout)":\{"sha256":"[0-9a-f]+"`)

// measured is a duration, which is left out where clocks stand still.
var measured = regexp.MustCompile(`"real_ns":[0-9]+,`)

// signed is a note, whose signature covers hashes that differ.
var signed = regexp.MustCompile(`"head":\{"note":"(?:[^"\\]|\\.)*","sha256":"[0-9a-f]+"\}`)

func masked(s string) string {
	s = signed.ReplaceAllString(s, `"head":{…}`)
	s = measured.ReplaceAllString(s, "")
	return salted.ReplaceAllString(mask.ReplaceAllString(s, `"$1":…`), `"$1":{…`)
}

// suite compares placements and counts.
type suite struct {
	name       string
	same, diff int
	mu         sync.Mutex
}

func (s *suite) compare(t *testing.T, what string, places []*placement, answers []answer) {
	t.Helper()
	s.mu.Lock()
	defer s.mu.Unlock()
	for i, a := range answers[1:] {
		if a.status == answers[0].status && masked(a.body) == masked(answers[0].body) {
			s.same++
			continue
		}
		s.diff++
		t.Errorf("%s: %s\n%s: %d %s\n%s: %d %s", s.name, what, places[0].name, answers[0].status, clip(answers[0].body), places[i+1].name, a.status, clip(a.body))
	}
}

func clip(s string) string {
	if len(s) > 2000 {
		return s[:2000] + "…"
	}
	return s
}

// line is what `make parity` prints.
func (s *suite) line(t *testing.T) {
	fmt.Printf("parity %-10s %6d identical, %d different\n", s.name, s.same, s.diff)
}

// all sends a request to every placement.
func all(t *testing.T, places []*placement, r request) []answer {
	t.Helper()
	answers := make([]answer, len(places))
	var wg sync.WaitGroup
	for i, p := range places {
		wg.Add(1)
		go func() {
			defer wg.Done()
			var err error
			if answers[i], err = p.try(r); err != nil {
				answers[i] = answer{body: err.Error()}
			}
		}()
	}
	wg.Wait()
	return answers
}

func TestParity(t *testing.T) {
	w := startWorkerd(t, t.TempDir())
	places := []*placement{startNative(t, ""), &w.placement, startLambda(t)}
	if *arm64 {
		places = append(places, startNative(t, "arm64"))
	}
	t.Run("http", func(t *testing.T) { httpSuite(t, append(places[:len(places):len(places)], startCold(t))) })
	t.Run("hold", func(t *testing.T) { holdSuite(t, append(places[:len(places):len(places)], startCold(t))) })
	t.Run("agents", func(t *testing.T) { agentSuite(t, append(places[:len(places):len(places)], startCold(t))) })
	t.Run("mcp", func(t *testing.T) { mcpSuite(t, append(places[:len(places):len(places)], startCold(t))) })
	t.Run("shell", func(t *testing.T) { shellSuite(t, places, "shell", "../cases/*/*.sh", *sample) })
	t.Run("replay", func(t *testing.T) { replaySuite(t, places) })
	t.Run("bombs", func(t *testing.T) { bombSuite(t, places, *sample) })
}

// shellSuite runs every n-th case of the files, each file in a run of its own and
// several at a time, since the placements are not equally fast.
func shellSuite(t *testing.T, places []*placement, name, pattern string, every int) {
	s := &suite{name: name}
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases: %v", err)
	}
	t.Run("files", func(t *testing.T) {
		n := 0
		for i, file := range files {
			cases, err := conformance.ReadCases(file)
			if err != nil {
				t.Fatal(err)
			}
			var chosen []conformance.Case
			for _, c := range cases {
				if n++; n%every == 0 {
					chosen = append(chosen, c)
				}
			}
			if len(chosen) > 0 {
				t.Run(strings.TrimSuffix(filepath.Base(file), ".sh"), func(t *testing.T) {
					t.Parallel()
					s.file(t, places, fmt.Sprintf("%s-%d", name, i), file, chosen)
				})
			}
		}
	})
	s.line(t)
}

// file runs cases one after the other in one run; before each, the workspace is emptied
// again.
func (s *suite) file(t *testing.T, places []*placement, id, file string, cases []conformance.Case) {
	opened := all(t, places, request{method: "POST", path: "/runs", body: `{"id":"` + id + `","profile":"operator"}`, header: fixed("")})
	s.compare(t, "open", places, opened)
	all(t, places, request{method: "POST", path: "/runs/" + id + "/turns", body: `{"grants":"files { read write } command { run }"}`})
	last := answer{}
	for _, c := range cases {
		if strings.Contains(last.body, `"op":`) {
			all(t, places, request{method: "POST", path: "/runs/" + id + "/restore", body: `{"seq":1}`})
		}
		body, err := json.Marshal(map[string]any{"command": c.Script, "env": map[string]string{"LC_ALL": "C.UTF-8", "TZ": "UTC"}})
		if err != nil {
			t.Fatal(err)
		}
		answers := all(t, places, request{method: "POST", path: "/runs/" + id + "/turns/1/tools/bash", body: string(body), header: fixed(c.Name)})
		s.compare(t, file+": "+c.Name+"\n"+c.Script, places, answers)
		last = answers[0]
	}
	s.compare(t, file+": effects", places, effects(t, places, id))
}

var effectField = regexp.MustCompile(`"effect":"([0-9a-f]{64})"`)

// effects lists the effect hashes of a run's ledger, page by page.
func effects(t *testing.T, places []*placement, id string) []answer {
	t.Helper()
	answers := make([]answer, len(places))
	for i, p := range places {
		var list []string
		for after := 0; ; {
			a := p.send(t, request{method: "GET", path: fmt.Sprintf("/runs/%s/ledger?after=%d&limit=200", id, after)})
			lines := strings.Count(a.body, "\n")
			for _, m := range effectField.FindAllStringSubmatch(a.body, -1) {
				list = append(list, "e:"+m[1])
			}
			if after += lines; lines == 0 {
				break
			}
		}
		answers[i] = answer{200, strings.Join(list, "\n")}
	}
	return answers
}
