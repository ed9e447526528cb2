package native

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"

	"ambit/actors"
	"ambit/edge"
	"ambit/edge/metrics"
)

// Scripts is how many scripts run in this process and wait to, and how many may run.
func (p *Place) Scripts() (running, waiting, limit int) {
	if p.doer == nil {
		return 0, 0, 0
	}
	return len(p.doer.slots), int(p.doer.queued.Load()), cap(p.doer.slots)
}

// Size is what the database of the state directory takes on disk, in bytes; 0 without one.
func (p *Place) Size() int64 {
	if p.db == nil {
		return 0
	}
	total := int64(0)
	for _, suffix := range []string{"", "-wal", "-shm"} {
		if info, err := os.Stat(p.file + suffix); err == nil {
			total += info.Size()
		}
	}
	return total
}

// Measure adds to m what only this placement knows: what host and server are busy with,
// and the place. agents may be nil.
func Measure(m *metrics.Metrics, p *Place, host *actors.Host, server *edge.Server, agents func() (running, limit int)) {
	load := func(f func(l actors.Load) int) func() float64 {
		return func() float64 { return float64(f(host.Load())) }
	}
	scripts := func(which int) func() float64 {
		return func() float64 {
			running, waiting, limit := p.Scripts()
			return float64([]int{running, waiting, limit}[which])
		}
	}
	agent := func(which int) func() float64 {
		return func() float64 {
			if agents == nil {
				return 0
			}
			running, limit := agents()
			return float64([]int{running, limit}[which])
		}
	}
	for _, g := range []struct {
		name, help string
		value      func() float64
	}{
		{"ambit_runs_loaded", "Runs in memory.", load(func(l actors.Load) int { return l.Runs })},
		{"ambit_runs_busy", "Runs that an event holds.", load(func(l actors.Load) int { return l.Busy })},
		{"ambit_events_waiting", "Events that wait for their run.", load(func(l actors.Load) int { return l.Waiting })},
		{"ambit_holds_waiting", "Calls that wait for an operator, of the runs in memory.", load(func(l actors.Load) int { return l.Holds })},
		{"ambit_http_streams", "Streams that are open.", func() float64 { return float64(server.Streams()) }},
		{"ambit_http_streams_limit", "Streams that may be open.", func() float64 { return Followers }},
		{"ambit_scripts_running", "Scripts that run in this process.", scripts(0)},
		{"ambit_scripts_waiting", "Scripts that wait to be run.", scripts(1)},
		{"ambit_scripts_limit", "Scripts that may run at once.", scripts(2)},
		{"ambit_agents_running", "Hosted agents.", agent(0)},
		{"ambit_agents_limit", "Agents that may be hosted at once.", agent(1)},
		{"ambit_store_size_bytes", "The database of the state directory on disk.", func() float64 { return float64(p.Size()) }},
	} {
		m.Watch(g.name, g.help, g.value)
	}
	if p.db != nil {
		p.db.OnCommit(m.Batch)
	}
}

// errNotLoopback refuses an address where others could ask without a token.
var errNotLoopback = errors.New("metrics are served there without a token, so it must be a loopback address, such as 127.0.0.1:9090; GET /metrics of the server takes a token with the scope `metrics`")

// ListenMetrics takes an address for ServeMetrics, which must be a loopback one.
func ListenMetrics(address string) (net.Listener, error) {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return nil, err
	}
	if !loopback(host) {
		return nil, fmt.Errorf("%s: %w", address, errNotLoopback)
	}
	return net.Listen("tcp", address)
}

func loopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}

// ServeMetrics answers GET /metrics on l, without a token, until ctx ends. Requests that
// name another host than this machine are refused: a page could send them.
func ServeMetrics(ctx context.Context, l net.Listener, m *metrics.Metrics) error {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /metrics", func(w http.ResponseWriter, r *http.Request) {
		host, _, err := net.SplitHostPort(r.Host)
		if err != nil {
			host = r.Host
		}
		if !loopback(host) {
			http.Error(w, "this address is not known by the name in Host", http.StatusMisdirectedRequest)
			return
		}
		body, contentType, err := m.Expose(r.Header.Get("Accept"))
		if err != nil {
			http.Error(w, "internal error", http.StatusInternalServerError)
			return
		}
		w.Header().Set("Content-Type", contentType)
		w.Write(body)
	})
	s := &http.Server{Handler: mux, ReadHeaderTimeout: headTime, ReadTimeout: headTime, WriteTimeout: sendTime, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 64 << 10}
	defer context.AfterFunc(ctx, func() { s.Close() })()
	if err := s.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
