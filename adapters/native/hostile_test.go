package native_test

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"ambit/edge/client"
)

// exchange sends a request, all of it before it reads, and gives the answer.
func (s *server) exchange(t *testing.T, head string, size int) (status int, body string) {
	t.Helper()
	conn, err := net.Dial("tcp", strings.TrimPrefix(s.url, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(2 * time.Minute))
	if _, err := io.WriteString(conn, strings.ReplaceAll(head, "\n", "\r\n")); err != nil {
		t.Fatal(err)
	}
	piece := make([]byte, 1<<20)
	for size > 0 {
		n, err := conn.Write(piece[:min(size, len(piece))])
		if err != nil {
			t.Fatalf("%s: with %d bytes to send: %v", head, size, err)
		}
		size -= n
	}
	resp, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		t.Fatalf("%s: %v", head, err)
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatalf("%s: %v", head, err)
	}
	return resp.StatusCode, string(data)
}

// TestRefusalReachesClientsThatSendFirst sends bodies of 40 MB that nobody wants, as
// clients do that read only when they have sent all.
func TestRefusalReachesClientsThatSendFirst(t *testing.T) {
	s := startServer(t, t.TempDir())
	const size = 40_000_000
	for _, tc := range []struct {
		request, token, want string
		status               int
	}{
		{"POST /runs/r/turns/1/tools/bash", apiToken, "too_large", 413},
		{"POST /runs", apiToken, "too_large", 413},
		{"POST /runs", "wrong", "unauthorized", 401},
		{"GET /runs", apiToken, "runs", 200},
		{"PUT /nowhere", apiToken, "not_found", 404},
	} {
		status, body := s.exchange(t, fmt.Sprintf("%s HTTP/1.1\nHost: x\nAuthorization: Bearer %s\nContent-Length: %d\n\n", tc.request, tc.token, size), size)
		if status != tc.status || !strings.Contains(body, tc.want) {
			t.Errorf("%s: %d %s", tc.request, status, body)
		}
	}
}

// TestHeadersSentTwice are one list, as on the other placements: the first must not win.
func TestHeadersSentTwice(t *testing.T) {
	s := startServer(t, t.TempDir())
	const close = "Connection: close\n\n"
	for _, tc := range []struct {
		headers string
		want    int
	}{
		{"Authorization: Bearer " + apiToken + "\n", 200},
		{"Authorization: Bearer " + apiToken + "\nAuthorization: Bearer wrong\n", 401},
		{"Authorization: Bearer wrong\nAuthorization: Bearer " + apiToken + "\n", 401},
		{"X-Ambit-Token: " + apiToken + "\nX-Ambit-Token: wrong\n", 401},
	} {
		if status, body := s.exchange(t, "GET /runs HTTP/1.1\nHost: x\n"+tc.headers+close, 0); status != tc.want {
			t.Errorf("%q: %d %s", tc.headers, status, body)
		}
	}
}

// TestTokenOfAnEarlierRun uses the token of a turn whose run is over and whose id another
// run has, with a turn of the same number.
func TestTokenOfAnEarlierRun(t *testing.T) {
	s := startServer(t, t.TempDir())
	ctx := t.Context()
	var turns []*client.Turn
	for range 2 {
		s.client.Close(ctx, "r")
		if _, err := s.client.Open(ctx, client.OpenRun{ID: "r", Profile: "operator"}); err != nil {
			t.Fatal(err)
		}
		turn, err := s.client.BeginTurn(ctx, "r", client.BeginTurn{Grants: "command { run }"})
		if err != nil {
			t.Fatal(err)
		}
		turns = append(turns, turn)
	}
	requests := []string{"GET /runs/r", "POST /runs/r/turns/1/cancel", "POST /runs/r/turns/1/tools/ls", "DELETE /runs/r/turns/1"}
	for _, req := range requests {
		method, path, _ := strings.Cut(req, " ")
		if status, body, _ := s.raw(t, method, path, turns[0].Token, ""); status != 410 {
			t.Errorf("%s with the earlier token: %d %s", req, status, body)
		}
	}
	for _, req := range requests {
		method, path, _ := strings.Cut(req, " ")
		if status, body, _ := s.raw(t, method, path, turns[1].Token, ""); status >= 300 {
			t.Errorf("%s: %d %s", req, status, body)
		}
	}
	for _, req := range requests[:3] {
		method, path, _ := strings.Cut(req, " ")
		if status, body, _ := s.raw(t, method, path, turns[1].Token, ""); status != 410 {
			t.Errorf("%s after the end of the turn: %d %s", req, status, body)
		}
	}
}

// TestFollowEnds follows ledgers to which nothing will be added, and ones that do not
// reach as far.
func TestFollowEnds(t *testing.T) {
	s := startServer(t, t.TempDir())
	ctx := t.Context()
	if _, err := s.client.Open(ctx, client.OpenRun{ID: "r", Profile: "operator"}); err != nil {
		t.Fatal(err)
	}
	follow := func(last string) (int, string) {
		status, body, _ := s.raw(t, "GET", "/runs/r/ledger", apiToken, "", "Accept", "text/event-stream", "Last-Event-ID", last)
		return status, body
	}
	if status, body := follow("7"); status != 400 {
		t.Errorf("beyond the end: %d %s", status, body)
	}
	if err := s.client.Close(ctx, "r"); err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		last    string
		status  int
		entries int
	}{{"", 200, 2}, {"nonsense", 200, 2}, {"-1", 200, 2}, {"1", 200, 1}, {"2", 200, 0}, {"3", 400, 0}, {"9007199254740991", 400, 0}} {
		status, body := follow(tc.last)
		if status != tc.status || strings.Count(body, "event: entry") != tc.entries || status == 200 && !strings.HasSuffix(body, "event: end\ndata: {}\n\n") {
			t.Errorf("Last-Event-ID %q: %d %q", tc.last, status, body)
		}
	}
}
