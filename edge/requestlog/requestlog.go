// Package requestlog has the log lines of requests, for the placements that write logs
// with zerolog.
package requestlog

import (
	"time"

	"github.com/rs/zerolog"

	"ambit/edge"
)

// Line is the line of a request that resp answered, in the trace of an id: an error from
// status 500 on. The caller may add to it, and sends it with Msg("request").
func Line(log *zerolog.Logger, method, path, trace string, resp *edge.Response, took time.Duration) *zerolog.Event {
	e := log.Info()
	if resp.Status >= 500 {
		e = log.Error()
	}
	e = e.Str("method", method).Str("path", path).Int("status", resp.Status).Dur("took", took)
	if resp.Err != nil {
		e = e.AnErr("cause", resp.Err)
	}
	for _, f := range [...]struct{ name, value string }{{"trace", trace}, {"route", resp.Route}, {"tenant", resp.Tenant}, {"caller", resp.Caller},
		{"run", resp.Run}, {"tool", resp.Tool}, {"outcome", resp.Outcome}} {
		if f.value != "" {
			e = e.Str(f.name, f.value)
		}
	}
	if resp.Turn != 0 {
		e = e.Uint64("turn", resp.Turn)
	}
	if resp.Seq != 0 {
		e = e.Uint64("seq", resp.Seq)
	}
	return e
}
