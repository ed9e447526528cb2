package main

import (
	"bufio"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// reloadServer is an `ambit serve` whose log is read line by line.
type reloadServer struct {
	t   *testing.T
	cmd *exec.Cmd
	url string
	log chan string // messages
}

func startReloadServer(t *testing.T, dir string) *reloadServer {
	t.Helper()
	s := &reloadServer{t: t, cmd: exec.Command(binary, "serve", "--listen", "127.0.0.1:0"), log: make(chan string, 1000)}
	s.cmd.Dir = dir
	stderr, err := s.cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	read := make(chan struct{})
	address := make(chan string, 1)
	go func() {
		defer close(read)
		for lines := bufio.NewScanner(stderr); lines.Scan(); {
			var line struct{ Address, Message string }
			if json.Unmarshal(lines.Bytes(), &line) == nil && line.Message != "request" {
				s.log <- line.Message
			}
			if line.Address != "" {
				address <- line.Address
			}
		}
	}()
	t.Cleanup(func() {
		s.cmd.Process.Kill()
		<-read
		s.cmd.Wait()
	})
	select {
	case s.url = <-address:
	case <-read:
		t.Fatal("the server ended")
	}
	return s
}

// hup asks for the policy to be read again and waits until the server says what came of it.
func (s *reloadServer) hup(want string) {
	s.t.Helper()
	if err := s.cmd.Process.Signal(syscall.SIGHUP); err != nil {
		s.t.Fatal(err)
	}
	net := time.After(2 * time.Minute)
	for {
		select {
		case m := <-s.log:
			if m == want {
				return
			}
		case <-net:
			s.t.Fatalf("the server did not say %q", want)
		}
	}
}

func (s *reloadServer) get(ctx context.Context, token, path string) (*http.Response, error) {
	req, err := http.NewRequestWithContext(ctx, "GET", s.url+path, nil)
	if err != nil {
		return nil, err
	}
	req.Header.Set("Authorization", "Bearer "+token)
	if strings.HasSuffix(path, "/ledger") {
		req.Header.Set("Accept", "text/event-stream")
	}
	return http.DefaultClient.Do(req)
}

func (s *reloadServer) status(token, path string) int {
	s.t.Helper()
	resp, err := s.get(s.t.Context(), token, path)
	if err != nil {
		s.t.Fatal(err)
	}
	defer resp.Body.Close()
	io.Copy(io.Discard, resp.Body)
	return resp.StatusCode
}

// tokensPolicy is a document whose tokens have these secrets.
func tokensPolicy(profile string, secrets ...string) string {
	var tokens []string
	for _, s := range secrets {
		tokens = append(tokens, fmt.Sprintf(`{"name":%q,"sha256":"%x","tenant":"default","scopes":["runs"]}`, s, sha256.Sum256([]byte(s))))
	}
	return fmt.Sprintf(`{"version":1,"profiles":{%q:{"allow":["command.run"]}},"tokens":[%s]}`, profile, strings.Join(tokens, ","))
}

// TestTokensRotateWithoutDowntime changes tokens under a server while callers use it: no
// request of a valid token is refused, and what was begun with a withdrawn one ends.
func TestTokensRotateWithoutDowntime(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "ambit.json", tokensPolicy("p", "old"))
	s := startReloadServer(t, dir)
	const reloaded, stays = "tokens and origins reloaded", "the policy stays as it was"

	req, err := http.NewRequest("POST", s.url+"/runs", strings.NewReader(`{"id":"r","profile":"p"}`))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer old")
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	resp.Body.Close()
	if resp.StatusCode != 201 {
		t.Fatalf("status %d", resp.StatusCode)
	}
	follow, err := s.get(t.Context(), "old", "/runs/r/ledger")
	if err != nil {
		t.Fatal(err)
	}
	defer follow.Body.Close()
	events := bufio.NewReader(follow.Body)
	if line, err := events.ReadString('\n'); err != nil || !strings.HasPrefix(line, "id: 1") {
		t.Fatalf("%q, %v", line, err)
	}

	// A caller that takes the new token once both are valid, as the page says.
	var token atomic.Value
	token.Store("old")
	var done atomic.Bool
	var calls atomic.Int64
	var callers sync.WaitGroup
	for range 4 {
		callers.Go(func() {
			for !done.Load() {
				with := token.Load().(string)
				resp, err := s.get(context.Background(), with, "/runs")
				if err != nil {
					t.Error(err)
					return
				}
				io.Copy(io.Discard, resp.Body)
				resp.Body.Close()
				// A request may have been sent before the caller learned the new token.
				if resp.StatusCode != 200 && with == token.Load().(string) {
					t.Errorf("a request with the token %s: status %d", with, resp.StatusCode)
				}
				calls.Add(1)
			}
		})
	}
	more := func() {
		t.Helper()
		for target, end := calls.Load()+20, time.Now().Add(2*time.Minute); calls.Load() < target; time.Sleep(time.Millisecond) {
			if t.Failed() || time.Now().After(end) {
				t.Fatal("the callers do not get on")
			}
		}
	}
	more()
	if got := s.status("new", "/runs"); got != 401 {
		t.Errorf("the new token before: status %d", got)
	}
	put(t, dir, "ambit.json", tokensPolicy("p", "old", "new"))
	s.hup(reloaded)
	more()
	token.Store("new")
	more() // every request with the old one has been answered
	put(t, dir, "ambit.json", tokensPolicy("p", "new"))
	s.hup(reloaded)
	more()
	if got := s.status("old", "/runs"); got != 401 {
		t.Errorf("the withdrawn token: status %d", got)
	}
	if _, err := io.ReadAll(events); err != nil {
		t.Errorf("the follower's stream broke off: %v", err)
	}

	// What cannot be read, or changes more, changes nothing.
	for _, text := range []string{`{"version":1,`, tokensPolicy("another", "third")} {
		put(t, dir, "ambit.json", text)
		s.hup(stays)
		if got := s.status("new", "/runs"); got != 200 {
			t.Errorf("status %d after a document that is not taken", got)
		}
		if got := s.status("third", "/runs"); got != 401 {
			t.Errorf("status %d for a token of a document that is not taken", got)
		}
	}
	more()
	done.Store(true)
	callers.Wait()
	if err := s.cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
}
