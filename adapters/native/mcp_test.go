package native_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"ambit/adapters/native"
	"ambit/core/authority"
)

// talk serves a directory over two pipes. send writes a line; next reads a message.
func talk(t *testing.T) (send func(line string), next func() map[string]any, end func() error) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	local, err := native.OpenLocal(ctx, native.PlaceOptions{Dir: t.TempDir(), Policy: authority.Local()}, "repo-writer")
	if err != nil {
		t.Fatal(err)
	}
	in, toServer := io.Pipe()
	fromServer, out := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		server := native.MCP{Local: local, Grant: authority.NewGrant("project_files", []string{"**"}, []string{"**"}, true)}
		err := server.Serve(ctx, in, out)
		ended <- errors.Join(err, out.Close(), local.Close())
	}()
	t.Cleanup(func() { cancel(); toServer.Close(); fromServer.Close() })
	lines := bufio.NewReader(fromServer)
	send = func(line string) { io.WriteString(toServer, line+"\n") }
	next = func() map[string]any {
		t.Helper()
		line, err := lines.ReadString('\n')
		if err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		var m map[string]any
		if err := json.Unmarshal([]byte(strings.Trim(line, "[]\n")), &m); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		return m
	}
	return send, next, func() error {
		toServer.Close()
		go io.Copy(io.Discard, lines)
		return <-ended
	}
}

func TestMCPOverStandardInput(t *testing.T) {
	send, next, end := talk(t)
	code := func(m map[string]any) any {
		e, _ := m["error"].(map[string]any)
		return e["code"]
	}
	send(`{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{}}}`)
	if m := next(); m["result"].(map[string]any)["protocolVersion"] != "2025-03-26" {
		t.Errorf("%v", m)
	}
	go send(strings.Repeat("x", 17<<20))
	if m := next(); code(m) != -32700.0 {
		t.Errorf("a long line: %v", m)
	}
	send("not JSON")
	if m := next(); code(m) != -32700.0 || m["id"] != nil {
		t.Errorf("%v", m)
	}
	send("")
	send(`[{"jsonrpc":"2.0","id":7,"method":"ping"}]`)
	if m := next(); m["id"] != 7.0 {
		t.Errorf("a batch: %v", m)
	}
	send(`[]`)
	if m := next(); code(m) != -32600.0 {
		t.Errorf("an empty batch: %v", m)
	}
	// A call that is given up is not answered; another is, meanwhile.
	send(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"bash","arguments":{"command":"echo > lost; while :; do :; done"},"_meta":{"progressToken":1}}}`)
	send(`{"jsonrpc":"2.0","id":2,"method":"ping"}`)
	for m := next(); m["id"] != 2.0; m = next() {
		if m["method"] != "notifications/progress" {
			t.Fatalf("%v", m)
		}
	}
	send(`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}`)
	send(`{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"bash","arguments":{"command":"ls; echo done"}}}`)
	m := next()
	for ; m["method"] == "notifications/progress"; m = next() {
	}
	if text := fmt.Sprint(m["result"]); m["id"] != 3.0 || !strings.Contains(text, "done") || strings.Contains(text, "lost") {
		t.Errorf("%v", m)
	}
	if err := end(); err != nil {
		t.Error(err)
	}
}

func TestMCPEndsWithItsInputAndItsContext(t *testing.T) {
	send, _, end := talk(t)
	send(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"bash","arguments":{"command":"echo > f"}}}`)
	if err := end(); err != nil {
		t.Error(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	local, err := native.OpenLocal(context.Background(), native.PlaceOptions{Dir: t.TempDir(), Policy: authority.Local()}, "repo-writer")
	if err != nil {
		t.Fatal(err)
	}
	defer local.Close()
	in, _ := io.Pipe()
	if err := (&native.MCP{Local: local, Grant: &authority.Grant{}}).Serve(ctx, in, io.Discard); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}
