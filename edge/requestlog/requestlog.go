// Package requestlog has the log lines of requests, for the placements that write logs
// with zerolog.
package requestlog

import (
	"time"

	"github.com/rs/zerolog"

	"ambit/edge"
)

// Line is the line of a request that resp answered: an error from status 500 on. The
// caller may add to it, and sends it with Msg("request").
func Line(log *zerolog.Logger, method, path string, resp *edge.Response, took time.Duration) *zerolog.Event {
	e := log.Info()
	if resp.Status >= 500 {
		e = log.Error()
	}
	e = e.Str("method", method).Str("path", path).Int("status", resp.Status).Dur("took", took)
	if resp.Err != nil {
		e = e.AnErr("cause", resp.Err)
	}
	if resp.Run != "" {
		e = e.Str("run", resp.Run)
	}
	if resp.Turn != 0 {
		e = e.Uint64("turn", resp.Turn)
	}
	if resp.Seq != 0 {
		e = e.Uint64("seq", resp.Seq)
	}
	return e
}
