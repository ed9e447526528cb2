package native_test

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"ambit/adapters/native"
)

// TestFollowersMakeRoom opens as many streams of a run as there may be: the next is refused,
// and taken when one of them has left.
func TestFollowersMakeRoom(t *testing.T) {
	s := startServer(t, t.TempDir())
	if code, body, _ := s.raw(t, "POST", "/runs", apiToken, `{"profile":"repo-writer","id":"r"}`); code != 201 {
		t.Fatalf("%d %s", code, body)
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	follow := func(ctx context.Context) int {
		t.Helper()
		req, err := http.NewRequestWithContext(ctx, "GET", s.url+"/runs/r/ledger", nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Authorization", "Bearer "+apiToken)
		req.Header.Set("Accept", "text/event-stream")
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		if resp.StatusCode != 200 {
			resp.Body.Close()
		}
		return resp.StatusCode
	}
	leaving, leave := context.WithCancel(ctx)
	if code := follow(leaving); code != 200 {
		t.Fatal(code)
	}
	for range native.RunFollowers - 1 {
		if code := follow(ctx); code != 200 {
			t.Fatal(code)
		}
	}
	if code, body, h := s.raw(t, "GET", "/runs/r/ledger", apiToken, "", "Accept", "text/event-stream"); code != 429 || h.Get("Retry-After") == "" || !strings.Contains(body, "32 streams follow the run r already") {
		t.Errorf("%d %s", code, body)
	}
	leave()
	for end := time.Now().Add(time.Minute); ; {
		code := follow(ctx)
		if code == 200 {
			break
		}
		if code != 429 || time.Now().After(end) {
			t.Fatalf("a stream that left still counts: %d", code)
		}
		time.Sleep(10 * time.Millisecond)
	}
}
