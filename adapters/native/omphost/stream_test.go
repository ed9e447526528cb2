package omphost

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"
)

// TestStreamLost: who follows events of which some are no longer kept is told which, and
// gets the others in order, up to the end.
func TestStreamLost(t *testing.T) {
	const gone, all = 250, keptEvents + 250
	f := newFixture(t)
	f.must(201, "POST", "/runs", f.start(runA, nil))
	r, _ := f.host.find(libraryTenant, runA)
	for i := range all {
		r.emit(Event{Type: "message", Text: fmt.Sprint(i + 1)})
		f.app.wait(t, "message", i+1)
	}
	follow, err := f.host.AgentEvents(libraryTenant, runA, 7)
	if err != nil {
		t.Fatal(err)
	}
	eventually(t, "the last event is kept", func() bool { list, _, _ := r.events.after(all - 1); return len(list) == 1 })
	f.must(204, "DELETE", "/runs/"+runA, nil)
	var out bytes.Buffer
	if err := follow(context.Background(), &out, func() error { return nil }); err != nil {
		t.Fatal(err)
	}
	var want strings.Builder
	fmt.Fprintf(&want, "event: lost\ndata: {\"from\":8,\"to\":%d}\n\n", gone)
	for n := gone + 1; n <= all; n++ {
		fmt.Fprintf(&want, "id: %d\nevent: message\ndata: {\"seq\":%d,\"type\":\"message\",\"text\":\"%d\"}\n\n", n, n, n)
	}
	want.WriteString("event: end\ndata: {}\n\n")
	if got := out.String(); got != want.String() {
		t.Errorf("the stream begins %.300q and ends %q, want %.300q", got, got[max(0, len(got)-200):], want.String())
	}
}
