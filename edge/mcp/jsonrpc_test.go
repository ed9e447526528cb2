package mcp

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestParseKeepsTheID(t *testing.T) {
	for _, tc := range []struct{ data, id, err string }{
		{`{"jsonrpc":"2.0","id":1,"method":"ping"}`, "1", ""},
		{`{"jsonrpc":"2.0","id":-20,"method":"ping"}`, "-20", ""},
		{`{"jsonrpc":"2.0","id":"a\"b","method":"ping"}`, `"a\"b"`, ""},
		{`{"jsonrpc":"2.0","id":1e3,"method":"ping"}`, "", "`id` must be"},
		{`{"jsonrpc":"2.0","id":[1],"method":"ping"}`, "", "`id` must be"},
		{`{"jsonrpc":"2.0","id":99999999999999999999,"method":"ping"}`, "", "`id` must be"},
		{`{"jsonrpc":"1.0","id":5,"method":"ping"}`, "5", "`jsonrpc`"},
		{`{"jsonrpc":"2.0","id":5,"method":7}`, "5", "`method`"},
		{`{"jsonrpc":"2.0","id":5,"method":"x","result":1}`, "5", "either"},
		{`{"jsonrpc":"2.0","id":5,"params":{}}`, "5", "`method` is missing"},
		{`{"jsonrpc":"2.0","id":5,"method":"x","params":{"_meta":{"a":1,"a":2}}}`, "5", "occurs twice"},
		{`[1]`, "", "not a JSON object"},
		{"{\"jsonrpc\":\"2.0\"}\x00", "", "not JSON"},
	} {
		m, err := Parse([]byte(tc.data))
		if string(m.ID) != tc.id || (err == nil) != (tc.err == "") || err != nil && !strings.Contains(err.Message, tc.err) {
			t.Errorf("%s: id %s, %v", tc.data, m.ID, err)
		}
	}
}

func TestCutKeepsBothEnds(t *testing.T) {
	s := strings.Repeat("ä", 1000)
	got := cut("begin"+s+"end", 300)
	if !strings.HasPrefix(got, "beginä") || !strings.HasSuffix(got, "äend") || len(got) > 400 || strings.Contains(got, "\uFFFD") || !strings.Contains(got, "bytes elided") {
		t.Errorf("%d bytes: %s", len(got), got)
	}
	if cut("short", 300) != "short" {
		t.Error("a short text was cut")
	}
}

func TestCompactKeepsStrings(t *testing.T) {
	if got := compact([]byte("{ \"a b\\\" \\\\\" :\n[1,\t\"  \" ] }\r\n")); got != `{"a b\" \\":[1,"  "]}` {
		t.Errorf("%s", got)
	}
}

// FuzzMessage reads messages: what is taken has the shape of one, and its errors are JSON.
func FuzzMessage(f *testing.F) {
	for _, s := range []string{`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"bash","arguments":{"command":"ls"},"_meta":{"progressToken":"x"}}}`,
		`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}`, `[{"jsonrpc":"2.0","id":1,"method":"ping"}]`, `{"jsonrpc":"2.0","id":"\ud800","result":{}}`,
		`{"jsonrpc":"2.0","id":1,"method":"x","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}`, " [", "nul", "{}", "\xff"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if IsBatch(data) {
			list, err := ParseBatch(data)
			if err == nil && (len(list) == 0 || len(list) > MaxBatch) {
				t.Fatalf("%d messages", len(list))
			}
			for _, m := range list {
				Parse(m)
			}
			return
		}
		m, err := Parse(data)
		if m.ID != "" && !json.Valid([]byte(m.ID)) || len(m.ID) > maxID {
			t.Fatalf("id %q", m.ID)
		}
		if err != nil {
			if !json.Valid(Failure(m.ID, err)) {
				t.Fatalf("%q", Failure(m.ID, err))
			}
			return
		}
		if m.Method == "" && !m.Response() {
			t.Fatal("neither request nor response")
		}
		if token := m.ProgressToken(); token != "" && !json.Valid([]byte(token)) {
			t.Fatalf("token %q", token)
		}
		Revision(m, Batches)
		if name, args, ok := m.ToolCall(); ok && (name == "" || !json.Valid(args)) {
			t.Fatalf("%q %q", name, args)
		}
	})
}
