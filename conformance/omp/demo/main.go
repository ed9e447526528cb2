// Demo hosts one agent: the real omp with a model that follows a script. The model calls
// bash in the governed workspace, then a tool of the app, then a browser action, and
// answers. What the app is told streams by; at the end stands the run's verified ledger,
// and that nothing else is left. `make demo-omp` runs it.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"ambit/actors"
	"ambit/adapters/native"
	"ambit/adapters/native/omphost"
	"ambit/conformance/omp"
	"ambit/conformance/omp/model"
	"ambit/core/authority"
	"ambit/core/ledger"
)

const (
	runID = "6f1f9a30-0000-4000-8000-0000000000d0"
	token = "Bearer demo"
)

func main() {
	omphost.Init()
	if err := demo(); err != nil {
		fmt.Fprintln(os.Stderr, "demo:", err)
		os.Exit(1)
	}
}

func demo() error {
	dir, err := os.MkdirTemp("", "ambit-demo-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)

	// The model, and the app with its tools.
	endpoint := model.Serve(
		model.Step{Calls: []model.Call{{ID: "c1", Name: "bash", Arguments: `{"command":"printf 'monday\ntuesday\n' > days; sort -r days; curl http://example.com"}`}}},
		model.Step{Calls: []model.Call{{ID: "c2", Name: "mcp__planner__plan_day", Arguments: `{"day":"monday"}`}}},
		model.Step{Calls: []model.Call{{ID: "c3", Name: "app_ui_open_training", Arguments: `{"id":7}`}}},
		model.Step{Text: []string{"Monday is planned, ", "and the training ", "is open."}},
	)
	defer endpoint.Close()
	server := mcp.NewServer(&mcp.Implementation{Name: "planner", Version: "1"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "plan_day", Description: "Plans a day."},
		func(_ context.Context, _ *mcp.CallToolRequest, in struct {
			Day string `json:"day"`
		}) (*mcp.CallToolResult, any, error) {
			return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: in.Day + ": run 5 km"}}}, nil, nil
		})
	app := httptest.NewServer(mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil))
	defer app.Close()

	// The host.
	policy, err := authority.Parse("policy", []byte(`{"version":1,"stores":{"files":{"root":".","allow":{"read":["**"],"write":["**"]}}},
		"profiles":{"planner":{"allow":["repo.read","repo.write","command.run"]}}}`))
	if err != nil {
		return err
	}
	ctx := context.Background()
	place, err := native.OpenPlace(ctx, native.PlaceOptions{State: filepath.Join(dir, "state"), Policy: policy, Create: true})
	if err != nil {
		return err
	}
	defer place.Close()
	runs := actors.NewHost(place.Runs, policy, place.Options())
	calls, ended := make(chan string, 1), make(chan struct{})
	host, err := omphost.New(omphost.Options{
		RootDir: filepath.Join(dir, "runs"), Omp: omphost.Installed(omp.Dir()), Runs: runs, Profiles: []string{"planner"}, StartTime: 2 * time.Minute,
		Authenticate: func(r *http.Request) (bool, error) { return r.Header.Get("Authorization") == token, nil },
		OnEvent: func(_ context.Context, _ string, e omphost.Event) error {
			line, err := json.Marshal(e)
			fmt.Printf("  %s\n", line)
			switch e.Type {
			case "capability_call":
				calls <- e.ID
			case "turn_end", "error":
				close(ended)
			}
			return err
		},
		AppTools: omphost.AppTools{MCPName: "planner", MCPURL: app.URL, BrowserActionNames: []string{"app.ui.open_training"}},
	})
	if err != nil {
		return err
	}
	defer host.Close()
	front := httptest.NewServer(http.HandlerFunc(host.Handler))
	defer front.Close()
	send := func(method, path string, body any) error {
		data, err := json.Marshal(body)
		if err != nil {
			return err
		}
		req, err := http.NewRequest(method, front.URL+path, bytes.NewReader(data))
		if err != nil {
			return err
		}
		req.Header.Set("Authorization", token)
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			return err
		}
		defer resp.Body.Close()
		text, err := io.ReadAll(resp.Body)
		fmt.Printf("%s %s: %d %s\n", method, path, resp.StatusCode, bytes.TrimSpace(text))
		if err == nil && resp.StatusCode > 299 {
			err = fmt.Errorf("%s %s: status %d", method, path, resp.StatusCode)
		}
		return err
	}

	// One run.
	began := time.Now()
	if err := send("POST", "/runs", map[string]any{"id": runID, "model": "scripted/one", "credentialEnv": map[string]string{"KEY": "sk-demo-key"},
		"registry":     map[string]any{"providers": []any{map[string]any{"id": "scripted", "kind": "llm", "enabled": true, "base_url": endpoint.URL + "/v1", "credential": "env:KEY"}}},
		"systemPrompt": "You plan days.", "mcpAuthorization": "Bearer app", "expiresAt": time.Now().Add(10 * time.Minute).UnixMilli(),
		"ambit": map[string]any{"profile": "planner", "grants": `files { read ["**"] write ["**"] } command { run }`}}); err != nil {
		return err
	}
	fmt.Printf("the agent was ready after %s\n", time.Since(began).Round(10*time.Millisecond))
	commands := "/runs/" + runID + "/commands"
	if err := send("POST", commands, map[string]any{"type": "capability_register", "name": "app.ui.open_training", "description": "Opens a training.",
		"parameters": map[string]any{"type": "object", "properties": map[string]any{"id": map[string]string{"type": "integer"}}}}); err != nil {
		return err
	}
	if err := send("POST", commands, map[string]string{"type": "prompt", "message": "Plan monday, and open the training."}); err != nil {
		return err
	}
	select {
	case id := <-calls:
		if err := send("POST", commands, map[string]any{"type": "capability_result", "id": id, "result": "opened"}); err != nil {
			return err
		}
	case <-ended:
		return fmt.Errorf("the turn ended without the browser action")
	}
	<-ended
	if n, err := agents(dir); err != nil || n == 0 {
		return fmt.Errorf("the agent's process is not to be seen (%v)", err)
	}
	if err := send("DELETE", "/runs/"+runID, nil); err != nil {
		return err
	}
	if err := show(ctx, runs); err != nil {
		return err
	}
	if _, err := os.Lstat(filepath.Join(dir, "runs", runID)); !os.IsNotExist(err) {
		return fmt.Errorf("the run's directory is still there: %w", err)
	}
	if n, err := agents(dir); err != nil || n != 0 {
		return fmt.Errorf("%d processes of the agent are still there (%v)", n, err)
	}
	fmt.Println("nothing is left of the agent: no process, no file, no credential")
	return nil
}

// agents counts the processes whose home is below dir.
func agents(dir string) (n int, err error) {
	environs, err := filepath.Glob("/proc/[0-9]*/environ")
	for _, path := range environs {
		// Those that may not be read are not the agent's.
		if data, err := os.ReadFile(path); err == nil && bytes.Contains(data, []byte("HOME="+dir+"/")) {
			n++
		}
	}
	return n, err
}

// show prints the ledger of the run and verifies its chain.
func show(ctx context.Context, runs *actors.Host) error {
	recs, err := runs.Records(ctx, "default", runID, 1, 1000)
	if err != nil {
		return err
	}
	fmt.Println("the ledger:")
	prev := ledger.Entry{}
	for _, data := range recs {
		r, err := ledger.ParseRecord(data)
		if err != nil {
			return err
		}
		e := r.Entry
		if e.Sum() != e.Hash || e.Prev != prev.Hash {
			return fmt.Errorf("entry %d is not the next link", e.Seq)
		}
		prev = *e
		fmt.Printf("  %2d  %-8s %-24s %s%s\n", e.Seq, e.Kind, e.Tool, e.Status, e.Reason)
	}
	fmt.Printf("verified: %d entries, head %s\n", len(recs), prev.Hash)
	return nil
}
