package edge

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"
	"testing"

	"ambit/actors"
	"ambit/docs"
)

// damagedStore gives other bytes for the records of some runs.
type damagedStore struct {
	actors.Store
	runs string
}

func (d damagedStore) Read(ctx context.Context, run actors.RunID, from uint64, limit int) ([][]byte, error) {
	recs, err := d.Store.Read(ctx, run, from, limit)
	if strings.Contains(d.runs, run.ID) {
		for i := range recs {
			recs[i] = bytes.Replace(recs[i], []byte(`"kind":"open"`), []byte(`"kind":"fork"`), 1)
		}
	}
	return recs, err
}

// TestDamagedRunsAreMarked lists runs of which some cannot be read: the others are there, and
// pages go on behind the damaged ones.
func TestDamagedRunsAreMarked(t *testing.T) {
	g := newTarget(t)
	for _, id := range []string{"a", "b1", "b2", "c"} {
		if r := g.send("POST", "/runs", "", "Bearer secret", "", "", []byte(`{"profile":"operator","id":"`+id+`"}`)); r.Status != 201 {
			t.Fatalf("%d %s", r.Status, r.Body)
		}
	}
	// Another process, which has none of them in memory.
	g.server = New(actors.NewHost(damagedStore{g.store, "b1 b2"}, g.server.host.Policy(), actors.Options{}), g.server.opt)
	var seen []string
	for after := ""; ; {
		r := g.send("GET", "/runs", "limit=2&after="+after, "Bearer secret", "", "", nil)
		var page struct {
			Runs    []struct{ ID, Status string }
			Damaged []struct {
				ID    string
				Error struct{ Code, Message string }
			}
			After string
		}
		if err := json.Unmarshal(r.Body, &page); err != nil || r.Status != 200 {
			t.Fatalf("%d %s %v", r.Status, r.Body, err)
		}
		for _, run := range page.Runs {
			seen = append(seen, run.ID+" "+run.Status)
		}
		for _, d := range page.Damaged {
			if d.Error.Code != "unavailable" || !strings.Contains(d.Error.Message, "folding the ledger of run default/"+d.ID+"/1") {
				t.Errorf("%+v", d)
			}
			seen = append(seen, d.ID+" damaged")
		}
		if after = page.After; after == "" {
			break
		}
	}
	if got := strings.Join(seen, ", "); got != "a open, b1 damaged, c open, b2 damaged, r1 open" {
		t.Error(got)
	}
	if r := g.send("GET", "/runs/b1", "", "Bearer secret", "", "", nil); r.Status != 503 {
		t.Errorf("%d %s", r.Status, r.Body)
	}
}

// TestFollowersAreBounded opens streams until there are too many, of one run and of all.
func TestFollowersAreBounded(t *testing.T) {
	g := newTarget(t)
	g.server.opt.Followers, g.server.opt.RunFollowers = 3, 2
	if r := g.send("POST", "/runs", "", "Bearer secret", "", "", []byte(`{"profile":"operator","id":"r2"}`)); r.Status != 201 {
		t.Fatalf("%d %s", r.Status, r.Body)
	}
	follow := func(run string) *Response {
		return g.send("GET", "/runs/"+run+"/ledger", "", "Bearer secret", "", "text/event-stream", nil)
	}
	first, second := follow("r1"), follow("r1")
	if first.Done == nil || second.Done == nil {
		t.Fatal("a stream is not counted")
	}
	refused := func(run string, status int, text string) {
		t.Helper()
		r := follow(run)
		if r.Status != status || r.Follow != nil || r.Done != nil || !strings.Contains(string(r.Body), text) || r.Header[0] != [2]string{"Retry-After", "1"} {
			t.Errorf("%d %s %v", r.Status, r.Body, r.Header)
		}
	}
	refused("r1", 429, "2 streams follow the run r1 already")
	third := follow("r2")
	refused("r2", 503, "3 streams are open on this server already")
	// Pages and streams that have ended are none.
	if r := g.send("GET", "/runs/r1/ledger", "", "Bearer secret", "", "", nil); r.Status != 200 || r.Done != nil {
		t.Errorf("%d", r.Status)
	}
	first.Done()
	first.Done()
	fourth := follow("r2")
	if fourth.Follow == nil {
		t.Errorf("%d %s", fourth.Status, fourth.Body)
	}
	refused("r1", 503, "3 streams are open")
	for _, r := range []*Response{second, third, fourth} {
		r.Done()
	}
	if f := &g.server.followers; f.all != 0 || len(f.each) != 0 {
		t.Errorf("%d streams are counted after all have ended, of %d runs", f.all, len(f.each))
	}
}

// TestDescriptionIsServed gives the description of the API to who asks, without a token.
func TestDescriptionIsServed(t *testing.T) {
	g := newTarget(t)
	if r := g.send("GET", "/openapi.json", "", "", "", "", nil); r.Status != 401 {
		t.Errorf("a server without a description: %d", r.Status)
	}
	g.server.opt.Description = docs.OpenAPI
	if r := g.send("GET", "/openapi.json", "", "", "", "", nil); r.Status != 200 || !bytes.Equal(r.Body, docs.OpenAPI) {
		t.Errorf("%d, %d bytes", r.Status, len(r.Body))
	}
	if r := g.send("POST", "/openapi.json", "", "", "", "", nil); r.Status != 405 {
		t.Errorf("%d", r.Status)
	}
}
