//go:build js && wasm

// Edge-app-go is an app in Go on Cloudflare Workers that lets an agent's script loose
// on some notes: it opens a run, streams each tool call as it ends, and shows what
// changed. It reaches Ambit's Durable Object through a binding with script_name.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"

	"github.com/syumai/workers"
	"github.com/syumai/workers/cloudflare"

	"ambit/edge/client"
	"ambit/edge/client/stubclient"
)

func main() {
	workers.Serve(http.HandlerFunc(handle))
}

func handle(w http.ResponseWriter, r *http.Request) {
	c, err := stubclient.New("AMBIT", "default", cloudflare.Getenv("AMBIT_TOKEN"))
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/x-ndjson")
	out := json.NewEncoder(w)
	if err := review(r.Context(), c, r.URL.Query().Get("run"), out); err != nil {
		out.Encode(map[string]string{"error": err.Error()})
	}
}

// review is one turn: two files come in, a report goes out.
func review(ctx context.Context, c *client.Client, id string, out *json.Encoder) error {
	run, err := c.Open(ctx, client.OpenRun{ID: id, Profile: "operator"})
	if err != nil {
		return fmt.Errorf("open: %w", err)
	}
	turn, err := c.BeginTurn(ctx, run.ID, client.BeginTurn{Grants: `project_files { read ["**"] write ["reports/**"] } command { run }`})
	if err != nil {
		return fmt.Errorf("turn: %w", err)
	}
	for _, script := range []string{
		"mkdir -p reports; printf 'apples 3\\npears 5\\n' > reports/stock",
		"awk '{ n += $2 } END { print \"total\", n }' reports/stock | tee reports/total",
		"echo x > elsewhere",
	} {
		r, err := c.Call(ctx, run.ID, turn, "bash", map[string]string{"command": script})
		if err != nil {
			return fmt.Errorf("call: %w", err)
		}
		out.Encode(map[string]any{"seq": r.Seq, "status": r.Status, "text": r.Text, "delta": r.Delta})
	}
	return c.Close(ctx, run.ID)
}
