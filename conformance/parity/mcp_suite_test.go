package parity

import (
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"sync"
	"testing"
)

// mcpSuite sends messages of the Model Context Protocol to every placement: lists, results,
// streams and errors are the same byte for byte.
func mcpSuite(t *testing.T, places []*placement) {
	s := &suite{name: "mcp"}
	tokens := make([]string, len(places))
	var wg sync.WaitGroup
	for i, p := range places {
		wg.Add(1)
		go func() {
			defer wg.Done()
			_, tokens[i] = p.openMCP(t, "m")
		}()
	}
	wg.Wait()
	if t.Failed() {
		return
	}
	n := 0
	send := func(body string, headers map[string]string) {
		t.Helper()
		r := request{method: "POST", path: "/runs/m/mcp", body: body, header: fixed(fmt.Sprint("mcp", n))}
		n++
		maps.Copy(r.header, headers)
		answers := make([]answer, len(places))
		for i, p := range places {
			wg.Add(1)
			go func() {
				defer wg.Done()
				r := r
				r.token = tokens[i]
				var err error
				if answers[i], err = p.try(r); err != nil {
					answers[i] = answer{body: err.Error()}
				}
			}()
		}
		wg.Wait()
		s.compare(t, clip(body), places, withoutCrash(answers))
	}
	accept := "application/json, text/event-stream"
	for _, revision := range []string{"2026-07-28", "2025-11-25", "2025-03-26"} {
		message := func(method, name, params string) {
			headers := map[string]string{"MCP-Protocol-Version": revision, "Mcp-Method": method, "Accept": accept}
			if name != "" {
				headers["Mcp-Name"] = name
			}
			meta := `"_meta":{"progressToken":"p"`
			if revision == "2026-07-28" {
				meta += `,"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}`
			}
			if params != "" {
				params = "," + params
			}
			send(fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":%q,"params":{%s}%s}}`, n, method, meta, params), headers)
		}
		call := func(tool string, args any) {
			data, _ := json.Marshal(args)
			message("tools/call", tool, fmt.Sprintf(`"name":%q,"arguments":%s`, tool, data))
		}
		for _, method := range []string{"initialize", "server/discover", "tools/list", "ping", "resources/list", "subscriptions/listen"} {
			message(method, "", fmt.Sprintf(`"protocolVersion":%q,"capabilities":{},"notifications":{}`, revision))
		}
		type m = map[string]any
		script := func(text string) { call("bash", m{"command": text}) }
		script("mkdir -p out; sort words | uniq -c > out/count; ls -l out; date; echo $RANDOM")
		script("i=0; while ((i < 400000)); do ((++i)); done; echo $i")
		script("echo x > words; echo y > out/y; exit 3")
		script("seq 30000; seq 30000 >&2")
		script("printf '\\377\\0'; for i in {1..300}; do echo > out/$i; done")
		script("rm -r out/[0-9]*; mv out/y out/z; sleep 100")
		script("rm -rf out/[0-9]*; mv out/y out/z")
		call("write", m{"path": "out/r", "content": "one\ntwo\n"})
		call("write", m{"path": "words", "content": "none"})
		call("edit", m{"path": "out/r", "edits": []m{{"oldText": "two", "newText": "2"}}})
		call("edit", m{"path": "out/r", "edits": []m{{"oldText": "three", "newText": "3"}}})
		call("read", m{"path": "out/r", "offset": 2})
		call("read", m{"path": "nowhere"})
		call("ls", m{})
		call("find", m{"pattern": "**"})
		call("grep", m{"pattern": "o", "context": 1})
		call("recall", m{"id": "10", "offset": 20000, "limit": 3})
		call("fly", m{})
		message("tools/call", "ls", `"name":"ls","arguments":7`)
	}
	send(`[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"ls"}}]`, map[string]string{"MCP-Protocol-Version": "2025-03-26"})
	for _, body := range []string{`{`, `[]`, `{"jsonrpc":"2.0"}`, `{"jsonrpc":"2.0","method":"notifications/initialized"}`, `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}`} {
		send(body, nil)
	}
	send(`{"jsonrpc":"2.0","id":1,"method":"ping"}`, map[string]string{"MCP-Protocol-Version": "2030-01-01"})
	send(`{"jsonrpc":"2.0","id":1,"method":"ping"}`, map[string]string{"Mcp-Session-Id": "nobody"})
	send(`{"jsonrpc":"2.0","id":1,"method":"ping"}`, map[string]string{"Origin": "https://evil.example"})
	for _, method := range []string{"GET", "DELETE"} {
		s.compare(t, method, places, all(t, places, request{method: method, path: "/runs/m/mcp"}))
	}
	s.compare(t, "an operator", places, all(t, places, request{method: "POST", path: "/runs/m/mcp", body: `{}`}))
	s.compare(t, "tools", places, withoutCrash(all(t, places, request{method: "GET", path: "/runs/m/turns/1/tools"})))
	s.compare(t, "effects", places, effects(t, places, "m"))
	s.line(t)
}

// withoutCrash takes the command that only the Worker of these tests has out of lists of
// commands.
func withoutCrash(answers []answer) []answer {
	for i := range answers {
		answers[i].body = strings.Replace(answers[i].body, " cp crash csplit ", " cp csplit ", 1)
	}
	return answers
}
