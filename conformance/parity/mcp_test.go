package parity

import (
	"archive/tar"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

const (
	mcpGrant = `files { read write ["out/**"] } command { run }`
	mcpWords = "to\nbe\nor\nnot\nto\nbe\nbe\n"
)

// openMCP opens a run with a file and gives the token of a turn of it.
func (p *placement) openMCP(t testing.TB, id string) (url, token string) {
	t.Helper()
	p.must(t, 201, request{method: "POST", path: "/runs", body: `{"id":"` + id + `","profile":"operator"}`, header: fixed("")})
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	if err := w.WriteHeader(&tar.Header{Name: "words", Typeflag: tar.TypeReg, Mode: 0o644, Size: int64(len(mcpWords))}); err != nil {
		t.Fatal(err)
	}
	w.Write([]byte(mcpWords))
	w.Close()
	p.must(t, 200, request{method: "PUT", path: "/runs/" + id + "/workspace", body: b.String()})
	body, _ := json.Marshal(map[string]string{"grants": mcpGrant})
	var turn struct{ Token string }
	if err := json.Unmarshal([]byte(p.must(t, 201, request{method: "POST", path: "/runs/" + id + "/turns", body: string(body)})), &turn); err != nil {
		t.Fatal(err)
	}
	return p.url + "/runs/" + id + "/mcp", turn.Token
}

// localMCP is a directory with a file, and the command line that serves it.
func localMCP(t testing.TB) (command []string) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range map[string]string{"words": mcpWords, "ambit.json": policy()} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return []string{buildAmbit(t), "mcp", "-C", dir, "--profile", "operator", "--grant", mcpGrant}
}

// ambitDir holds the command line, if a test has built it.
var ambitDir string

var builtAmbit = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "ambit-mcp")
	if err != nil {
		return "", err
	}
	ambitDir = dir
	bin := filepath.Join(dir, "ambit")
	cmd := exec.Command("go", "build", "-o", bin, "ambit/cmd/ambit")
	cmd.Dir = root()
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w\n%s", err, out)
	}
	return bin, nil
})

func buildAmbit(t testing.TB) string {
	t.Helper()
	bin, err := builtAmbit()
	if err != nil {
		t.Fatal(err)
	}
	return bin
}

// TestMCPClients lets the official clients, unmodified, do a job on each placement and
// over standard input.
func TestMCPClients(t *testing.T) {
	w := startWorkerd(t, t.TempDir())
	places := []*placement{startNative(t, ""), &w.placement}
	modules := npmInstall(t, "conformance/parity/mcpclient")
	for _, revision := range []string{"2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"} {
		for _, p := range places {
			if p.name == "workerd" && revision < "2025-11-25" {
				continue // what differs is the same code
			}
			t.Run("go/"+p.name+"/"+revision, func(t *testing.T) {
				url, token := p.openMCP(t, "go-"+revision)
				goSession(t, revision, &mcp.StreamableClientTransport{Endpoint: url, HTTPClient: &http.Client{Transport: bearer(token)}}, p.name == "native")
			})
		}
		t.Run("go/stdio/"+revision, func(t *testing.T) {
			command := localMCP(t)
			goSession(t, revision, &mcp.CommandTransport{Command: exec.Command(command[0], command[1:]...)}, true)
		})
	}
	for _, c := range []struct{ sdk, revision string }{{"v1", "2025-11-25"}, {"v2", "2026-07-28"}} {
		session := func(t *testing.T, args ...string) {
			cmd := exec.Command("node", append([]string{"session.mjs", c.sdk, c.revision}, args...)...)
			cmd.Dir = modules
			if strings.Contains(t.Name(), "workerd") {
				cmd.Env = append(os.Environ(), "CANNOT_CANCEL=1")
			}
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		}
		for _, p := range places {
			t.Run("typescript/"+p.name+"/"+c.sdk+"/"+c.revision, func(t *testing.T) {
				url, token := p.openMCP(t, "ts-"+c.sdk+c.revision)
				session(t, "http", url, token)
			})
		}
		t.Run("typescript/stdio/"+c.sdk+"/"+c.revision, func(t *testing.T) {
			session(t, append([]string{"stdio"}, localMCP(t)...)...)
		})
	}
}

// npmInstall installs the modules that a directory pins and gives the directory.
func npmInstall(t testing.TB, dir string) string {
	t.Helper()
	dir = filepath.Join(root(), dir)
	lock, err := os.Stat(filepath.Join(dir, "package-lock.json"))
	if err != nil {
		t.Fatal(err)
	}
	if done, err := os.Stat(filepath.Join(dir, "node_modules", ".package-lock.json")); err == nil && !done.ModTime().Before(lock.ModTime()) {
		return dir
	}
	run(t, dir, nil, "npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts")
	return dir
}

type bearer string

func (b bearer) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", "Bearer "+string(b))
	return http.DefaultTransport.RoundTrip(r)
}

// structured is what the sessions look at of a result.
type structured struct {
	Seq            uint64
	Status         string
	Exit           *int
	Stdout, Stderr string
	Changes        []struct{ Op, Path string }
	Recall, Level  string
}

// goSession is a scripted session of real work with the official Go client.
func goSession(t *testing.T, revision string, transport mcp.Transport, cancels bool) {
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Minute)
	defer cancel()
	var mu sync.Mutex
	var told []float64
	client := mcp.NewClient(&mcp.Implementation{Name: "session", Version: "1"}, &mcp.ClientOptions{
		ProgressNotificationHandler: func(_ context.Context, r *mcp.ProgressNotificationClientRequest) {
			mu.Lock()
			told = append(told, r.Params.Progress)
			mu.Unlock()
		}})
	session, err := client.Connect(ctx, transport, &mcp.ClientSessionOptions{ProtocolVersion: revision})
	if err != nil {
		t.Fatal(err)
	}
	if got := session.InitializeResult(); got.ProtocolVersion != revision || !strings.Contains(got.Instructions, "May write: out/**") || got.ServerInfo.Name != "ambit" {
		t.Errorf("%+v", got)
	}
	list, err := session.ListTools(ctx, nil)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, tool := range list.Tools {
		names = append(names, tool.Name)
	}
	if fmt.Sprint(names) != "[bash read write edit ls find grep recall]" {
		t.Errorf("tools %v", names)
	}
	call := func(name string, args map[string]any) (text string, s structured, r *mcp.CallToolResult) {
		t.Helper()
		params := &mcp.CallToolParams{Name: name, Arguments: args}
		params.SetProgressToken("token")
		r, err := session.CallTool(ctx, params)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if data, _ := json.Marshal(r.StructuredContent); r.StructuredContent != nil {
			if err := json.Unmarshal(data, &s); err != nil {
				t.Fatal(err)
			}
		} else if revision >= "2025-06-18" {
			t.Errorf("%s: no structured result", name)
		}
		return r.Content[0].(*mcp.TextContent).Text, s, r
	}
	expect := func(what, got, want string) {
		t.Helper()
		if got != want {
			t.Errorf("%s: %q, want %q", what, got, want)
		}
	}
	text, s, _ := call("bash", map[string]any{"command": "mkdir -p out && sort words | uniq -c | sort -rn > out/count && wc -l < out/count"})
	expect("count", text, "4\n")
	if revision >= "2025-06-18" {
		expect("changes", fmt.Sprint(s.Changes), "[{add out} {add out/count}]")
	}
	call("write", map[string]any{"path": "out/report.md", "content": "most frequent: ?\n"})
	top, _, _ := call("bash", map[string]any{"command": "awk 'NR==1 {print $2}' out/count"})
	call("edit", map[string]any{"path": "out/report.md", "edits": []any{map[string]any{"oldText": "?", "newText": strings.TrimSpace(top)}}})
	text, _, _ = call("read", map[string]any{"path": "out/report.md"})
	expect("report", text, "most frequent: be\n")
	text, s, r := call("write", map[string]any{"path": "words", "content": ""})
	if !r.IsError || !strings.Contains(text, "path `words` is not in the turn grant") {
		t.Errorf("a refusal: %q %+v", text, s)
	}
	text, _, r = call("bash", map[string]any{"command": "echo x > words; echo on"})
	if r.IsError || !strings.Contains(text, "on\n") || !strings.Contains(text, "Permission denied") {
		t.Errorf("a refused redirection: %q", text)
	}
	if _, err := session.CallTool(ctx, &mcp.CallToolParams{Name: "fly"}); err == nil || !strings.Contains(err.Error(), "no such tool: fly") {
		t.Errorf("an unknown tool: %v", err)
	}
	text, _, _ = call("bash", map[string]any{"command": "i=0; while ((i < 400000)); do ((++i)); done; echo $i"})
	expect("loop", text, "400000\n")
	// The client hands notifications on beside answers.
	for deadline := time.Now().Add(2 * time.Minute); ; time.Sleep(5 * time.Millisecond) {
		mu.Lock()
		if len(told) >= 2 {
			break
		}
		mu.Unlock()
		if time.Now().After(deadline) {
			t.Fatalf("progress %v", told)
		}
	}
	for i := 1; i < len(told); i++ {
		if told[i] <= told[i-1] {
			t.Errorf("progress %v", told)
		}
	}
	mu.Unlock()
	if cancels {
		// One that was answered before is given up earlier the next time.
		for wait := 100 * time.Millisecond; ; wait /= 2 {
			given, giveUp := context.WithTimeout(ctx, wait)
			_, err := session.CallTool(given, &mcp.CallToolParams{Name: "bash", Arguments: map[string]any{"command": "echo > out/lost; while :; do :; done"}})
			giveUp()
			if err != nil {
				break
			}
			if wait == 0 {
				t.Fatal("a call that was given up was answered")
			}
		}
	}
	text, _, _ = call("bash", map[string]any{"command": "ls out | tr '\\n' ' '"})
	expect("at the end", text, "count report.md ")
	if revision < "2026" {
		if err := session.Ping(ctx, nil); err != nil {
			t.Error(err)
		}
	}
	if err := session.Close(); err != nil {
		t.Error(err)
	}
}
