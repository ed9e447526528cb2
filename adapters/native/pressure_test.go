package native_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"ambit/edge/client"
)

// open begins a run with a turn that may read and write reports/**.
func (s *server) open(t *testing.T, id string) *client.Turn {
	t.Helper()
	if _, err := s.client.Open(t.Context(), client.OpenRun{ID: id, Profile: "operator"}); err != nil {
		t.Fatal(err)
	}
	turn, err := s.client.BeginTurn(t.Context(), id, client.BeginTurn{Grants: `project_files { read write ["reports/**"] } command { run }`})
	if err != nil {
		t.Fatal(err)
	}
	return turn
}

// pipes is a listener whose connections have no buffer: a write waits for its reader.
type pipes chan net.Conn

func (p pipes) Accept() (net.Conn, error) {
	c, ok := <-p
	if !ok {
		return nil, net.ErrClosed
	}
	return c, nil
}

// closing tells when a connection is closed.
type closing struct {
	net.Conn
	closed func()
}

func (c closing) Close() error {
	c.closed()
	return c.Conn.Close()
}

func (p pipes) Close() error   { return nil }
func (p pipes) Addr() net.Addr { return &net.UnixAddr{Name: "pipe"} }

// TestStalledClientIsDropped follows a ledger, or asks for a page of it, and stops
// reading: the server must not hold records for such a client.
func TestStalledClientIsDropped(t *testing.T) {
	s := startServer(t, t.TempDir())
	defer s.stop()
	turn := s.open(t, "big")
	for range 3 {
		if _, err := s.client.Call(t.Context(), "big", turn, "bash", map[string]any{"command": ": " + strings.Repeat("x", 30_000)}); err != nil {
			t.Fatal(err)
		}
	}
	s.native.SetSendTime(500 * time.Millisecond)
	listener := make(pipes)
	defer close(listener)
	go s.native.Serve(context.Background(), listener, 0)
	for _, accept := range []string{"text/event-stream", "*/*"} {
		conn, served := net.Pipe()
		dropped := make(chan struct{})
		listener <- closing{served, sync.OnceFunc(func() { close(dropped) })}
		fmt.Fprintf(conn, "GET /runs/big/ledger HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nAccept: %s\r\n\r\n", apiToken, accept)
		if _, err := io.ReadFull(conn, make([]byte, 1000)); err != nil {
			t.Fatal(err)
		}
		<-dropped
		if n, err := io.Copy(io.Discard, conn); err != nil || n > 20_000 {
			t.Errorf("%s: %d bytes more, %v", accept, n, err)
		}
	}
}

// TestBusyRunAnswersReads fills the queue of a run: what does not fit is refused with
// 429, and what only reads does not wait.
func TestBusyRunAnswersReads(t *testing.T) {
	s := startServer(t, t.TempDir())
	defer s.stop()
	turn := s.open(t, "busy")
	answers := make(chan error)
	done, refused, calls := 0, 0, 0
	take := func(err error) {
		var e *client.Error
		switch {
		case err == nil:
			done++
		case errors.As(err, &e) && e.Status == 429:
			refused++
		default:
			t.Error(err)
		}
		calls--
	}
	call := func() {
		_, err := s.client.Call(t.Context(), "busy", turn, "bash", map[string]any{"command": `i=0; while ((i < 40000)); do ((i++)); done`})
		answers <- err
	}
	// However slowly calls come, the queue is full when one is refused.
	for refused == 0 && !t.Failed() {
		for ; calls < 30; calls++ {
			go call()
		}
		take(<-answers)
	}
	for _, path := range []string{"/runs", "/runs/busy", "/runs/busy/ledger"} {
		if status, body, _ := s.raw(t, "GET", path, apiToken, ""); status != 200 {
			t.Errorf("%s: %d %s", path, status, body)
		}
	}
	for calls > 0 {
		take(<-answers)
	}
	if done < 17 {
		t.Errorf("%d calls done, %d refused", done, refused)
	}
}

// TestSlowBodyIsRefused announces bodies and does not send them: the connection must be
// closed, whether the caller is known or not.
func TestSlowBodyIsRefused(t *testing.T) {
	if testing.Short() {
		t.Skip("waits for 10 s")
	}
	s := startServer(t, t.TempDir())
	t.Cleanup(func() { s.stop() })
	for _, tc := range []struct{ request, token, want string }{
		{"POST /runs", apiToken, "408"}, {"POST /runs", "wrong", "401"}, {"GET /runs", apiToken, "200"}, {"POST /nowhere", apiToken, "404"},
	} {
		t.Run(tc.want, func(t *testing.T) {
			t.Parallel()
			conn, err := net.Dial("tcp", strings.TrimPrefix(s.url, "http://"))
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			fmt.Fprintf(conn, "%s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Length: 100\r\n\r\n{", tc.request, tc.token)
			conn.SetReadDeadline(time.Now().Add(2 * time.Minute))
			answer, err := io.ReadAll(conn)
			if err != nil || !strings.HasPrefix(string(answer), "HTTP/1.1 "+tc.want) {
				t.Errorf("%v %s", err, answer)
			}
		})
	}
}

func TestLargeBodyIsRefused(t *testing.T) {
	s := startServer(t, t.TempDir())
	defer s.stop()
	status, body, _ := s.raw(t, "POST", "/runs", apiToken, strings.Repeat(" ", 1<<20+1))
	if status != 413 {
		t.Errorf("announced: %d %s", status, body)
	}
	req, err := http.NewRequest("POST", s.url+"/runs", io.MultiReader(strings.NewReader(strings.Repeat(" ", 1<<20)), strings.NewReader("  ")))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+apiToken)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	resp.Body.Close()
	if resp.StatusCode != 413 {
		t.Errorf("unannounced: %d", resp.StatusCode)
	}
}

// TestDrain ends a server with SIGTERM while calls are in flight: they are answered, the
// process ends with status 0, and takes nothing new.
func TestDrain(t *testing.T) {
	r := newRig(t, t.TempDir())
	// Calls tell of their progress, so that it is known that they have begun.
	r.limit(t, `"fuel": 40000000`)
	p := startProcess(t, r.bin, r.dir, r.policy)
	if p == nil {
		t.FailNow()
	}
	defer p.kill()
	if err := r.check(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	var begun sync.WaitGroup
	answers := make(chan error, len(r.victims))
	for _, v := range r.victims {
		begun.Add(1)
		go func() {
			answers <- longCall(t, p.url, v.id, r.turns[v.id].Token, sync.OnceFunc(begun.Done))
		}()
	}
	begun.Wait()
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	for range r.victims {
		if err := <-answers; err != nil {
			t.Errorf("a call in flight: %v", err)
		}
	}
	if err := p.cmd.Wait(); err != nil {
		t.Errorf("the server ended with %v", err)
	}
	if _, err := p.client.Run(t.Context(), "m1"); err == nil {
		t.Error("the server still answers")
	}
	if out, err := exec.Command(r.bin, "ledger", "verify", "-C", r.dir).CombinedOutput(); err != nil {
		t.Errorf("%v %s", err, out)
	}
}

// longCall makes a call over MCP that lasts for a while, and tells when it has begun.
func longCall(t *testing.T, server, run, token string, begun func()) error {
	defer begun()
	script := fmt.Sprintf(`mkdir -p reports/%s; i=0; while ((i < 1000000)); do ((i++)); done; echo $i > reports/%s/done`, run, run)
	body := fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"bash","arguments":{"command":%q},"_meta":{"progressToken":1}}}`, script)
	req, err := http.NewRequestWithContext(t.Context(), "POST", server+"/runs/"+run+"/mcp", strings.NewReader(body))
	if err != nil {
		return err
	}
	for name, value := range map[string]string{"Authorization": "Bearer " + token, "Content-Type": "application/json", "Accept": "application/json, text/event-stream", "MCP-Protocol-Version": "2025-06-18"} {
		req.Header.Set(name, value)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	answer := ""
	lines := bufio.NewScanner(resp.Body)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if strings.Contains(lines.Text(), "notifications/progress") {
			begun()
		} else if strings.Contains(lines.Text(), `"id":1`) {
			answer = lines.Text()
		}
	}
	if err := lines.Err(); err != nil {
		return err
	}
	if resp.StatusCode != 200 || !strings.Contains(answer, `"status":"ok"`) || !strings.Contains(answer, `"exit":0`) {
		return fmt.Errorf("%d %s", resp.StatusCode, answer)
	}
	return nil
}

// TestTwoServersOnOneStore has two servers share a ledger and a directory, as while one
// drains and the next one starts.
func TestTwoServersOnOneStore(t *testing.T) {
	r := newRig(t, t.TempDir())
	a := startProcess(t, r.bin, r.dir, r.policy)
	b := startProcess(t, r.bin, r.dir, r.policy)
	if a == nil || b == nil {
		t.FailNow()
	}
	defer a.kill()
	defer b.kill()
	if err := r.check(t.Context(), a); err != nil {
		t.Fatal(err)
	}
	for i := range 12 {
		p := []*process{a, b}[i%2]
		for _, id := range []string{"m1", "p1"} {
			reply, err := p.client.Call(t.Context(), id, r.turns[id], "bash", map[string]any{"command": fmt.Sprintf("mkdir -p reports; cat reports/%s; echo %d > reports/%s", id, i, id)})
			if err != nil {
				t.Fatal(err)
			}
			if i > 0 && string(reply.Stdout) != fmt.Sprintln(i-1) {
				t.Fatalf("%s on server %d saw %q after %d", id, i%2, reply.Stdout, i-1)
			}
		}
	}
	// At once: both are answered, nothing is written twice.
	errs := make(chan error, 2)
	for _, p := range []*process{a, b} {
		go func() {
			for range 5 {
				if _, err := p.client.Call(t.Context(), "m1", r.turns["m1"], "bash", map[string]any{"command": "echo x >> reports/log"}); err != nil {
					errs <- err
					return
				}
			}
			errs <- nil
		}()
	}
	for range 2 {
		if err := <-errs; err != nil {
			t.Error(err)
		}
	}
	reply, err := a.client.Call(t.Context(), "m1", r.turns["m1"], "bash", map[string]any{"command": "wc -l < reports/log"})
	if err != nil || strings.TrimSpace(string(reply.Stdout)) != "10" {
		t.Errorf("%v %+v", err, reply)
	}
}
