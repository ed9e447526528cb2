package executor

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"net"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"ambit/core/capability"
)

// recorder is a response with the deadlines of a connection.
type recorder struct{ *httptest.ResponseRecorder }

func (recorder) SetReadDeadline(time.Time) error  { return nil }
func (recorder) SetWriteDeadline(time.Time) error { return nil }

// FuzzRequest gives the executor whole requests, heads and bodies. Whatever comes, there
// is an answer in JSON, nothing runs without the token or for a page, and what ran once
// does not run again.
func FuzzRequest(f *testing.F) {
	d := &double{}
	table, err := OpenTable(ctx, filepath.Join(f.TempDir(), "effects.db"), TableOptions{Bytes: 1 << 20})
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { table.Close() })
	s, err := New(manifest(f), d, table, Options{Token: token, Log: zerolog.Nop()})
	if err != nil {
		f.Fatal(err)
	}
	auth := "Authorization: Bearer " + token + "\r\n"
	for _, seed := range []struct{ head, body string }{
		{"POST /exec HTTP/1.1\r\nHost: 127.0.0.1\r\n" + auth, ours("a", "backup", `{"x":[1,2.5e3,"é"]}`)},
		{"POST /exec HTTP/1.1\r\nHost: 127.0.0.1\r\n" + auth, ours("a", "none", `null`)},
		{"POST /exec HTTP/1.1\r\nHost: 127.0.0.1\r\n" + auth, brought("b", backup, `["bash","x.sh","all"]`, 1, `{"TOKEN":"t"}`)},
		{"POST /exec HTTP/1.1\r\nHost: 127.0.0.1\r\n" + auth, brought("c", backup, `["bash","x.sh","all"]`, 7, `{"A":1}`)},
		{"POST /exec HTTP/1.1\r\nHost: localhost:1\r\nX-Whip-Executor-Token: " + token + "\r\nContent-Type: application/json\r\n", `{"protocol":"whip-executor/1"}`},
		{"POST /exec HTTP/1.1\r\nHost: evil\r\n" + auth, "{}"},
		{"POST /exec HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: null\r\n" + auth, "{}"},
		{"GET /healthz HTTP/1.1\r\nHost: [::1]:80\r\n", ""},
		{"HEAD /healthz HTTP/1.0\r\nHost: 127.0.0.1\r\n", ""},
	} {
		f.Add([]byte(seed.head), []byte(seed.body))
	}
	local := &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 8080}
	f.Fuzz(func(t *testing.T, head, body []byte) {
		if len(head) > 4096 || len(body) > 64<<10 {
			return
		}
		raw := append(append(append([]byte{}, head...), "Content-Length: "...), strconv.Itoa(len(body))+"\r\n\r\n"...)
		r, err := http.ReadRequest(bufio.NewReader(bytes.NewReader(append(raw, body...))))
		if err != nil {
			return
		}
		r = r.WithContext(context.WithValue(ctx, http.LocalAddrContextKey, local))
		ask := func(r *http.Request) *httptest.ResponseRecorder {
			w := recorder{httptest.NewRecorder()}
			s.ServeHTTP(w, r)
			return w.ResponseRecorder
		}
		before := d.calls()
		w := ask(r)
		ran := d.calls() - before
		if !json.Valid(w.Body.Bytes()) || w.Code >= 500 {
			t.Fatalf("%d %s", w.Code, w.Body)
		}
		if ran == 0 {
			return
		}
		if ran > 1 || w.Code != 200 || !strings.Contains(strings.Join(credentials(r), " "), token) || len(r.Header.Values("Origin")) > 0 {
			t.Fatalf("%d runs, %d %s", ran, w.Code, w.Body)
		}
		if _, err := capability.ParseAnswer(w.Body.Bytes()); err != nil {
			t.Fatalf("%v: %s", err, w.Body)
		}
		q, err := capability.ParseRequest(body)
		if err != nil {
			t.Fatal(err)
		}
		again := httptest.NewRequest("POST", "/exec", bytes.NewReader(body))
		again.Host = "127.0.0.1"
		again.Header.Set("Authorization", "Bearer "+token)
		again.Header.Set("Content-Type", "application/json")
		again = again.WithContext(context.WithValue(ctx, http.LocalAddrContextKey, local))
		if w2 := ask(again); w2.Body.String() != w.Body.String() || d.calls() != before+1 {
			t.Fatalf("%s again: %s and %s", q.EffectID, w.Body, w2.Body)
		}
	})
}

// credentials is the values in which a token can stand.
func credentials(r *http.Request) []string {
	return append(r.Header.Values("Authorization"), r.Header.Values("X-Whip-Executor-Token")...)
}
