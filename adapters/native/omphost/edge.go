package omphost

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"ambit/core/ledger"
	"ambit/edge"
)

// Host is what the edge asks for.
var _ edge.Agents = (*Host)(nil)

// StartAgent implements edge.Agents.
func (h *Host) StartAgent(ctx context.Context, tenant string, body []byte, once edge.Once) (string, time.Time, error) {
	s, err := h.start(ctx, tenant, body, once)
	if err != nil {
		return "", time.Time{}, err
	}
	return s.ID, s.Expires, nil
}

// CommandAgent implements edge.Agents.
func (h *Host) CommandAgent(ctx context.Context, tenant, id string, body []byte, once edge.Once) error {
	return h.command(ctx, tenant, id, body, once)
}

// LeaseAgent implements edge.Agents.
func (h *Host) LeaseAgent(ctx context.Context, tenant, id string, body []byte) (time.Time, error) {
	return h.Lease(ctx, tenant, id, body)
}

// StopAgent implements edge.Agents.
func (h *Host) StopAgent(tenant, id string) bool { return h.Delete(tenant, id) }

// HostsAgent implements edge.Agents. A run whose agent has ended is one still: nothing
// but its ledger and its files is left of it.
func (h *Host) HostsAgent(ctx context.Context, tenant, id string) bool {
	if h.Hosts(tenant, id) {
		return true
	}
	id = strings.ToLower(id)
	if !validUUID(id) {
		return false
	}
	recs, err := h.runs.Records(ctx, tenant, id, 2, 1)
	if err != nil || len(recs) == 0 {
		return false
	}
	r, err := ledger.ParseRecord(recs[0])
	return err == nil && r.Entry.Kind == ledger.Command && r.Entry.Tool == "start"
}

// beat is the time between comments on a stream where nothing happens.
const beat = 15 * time.Second

// AgentEvents implements edge.Agents.
func (h *Host) AgentEvents(tenant, id string, after uint64) (func(ctx context.Context, w io.Writer, flush func() error) error, error) {
	r, ok := h.find(tenant, id)
	if !ok {
		return nil, errNoRun
	}
	return func(ctx context.Context, w io.Writer, flush func() error) error {
		more, stop := r.events.follow()
		defer stop()
		tick := time.NewTicker(beat)
		defer tick.Stop()
		for {
			list, lost, over := r.events.after(after)
			if lost {
				first := r.events.oldest()
				if _, err := fmt.Fprintf(w, "event: lost\ndata: {\"from\":%d,\"to\":%d}\n\n", after+1, first-1); err != nil {
					return err
				}
				after = first - 1
				continue
			}
			for _, e := range list {
				data, err := json.Marshal(e)
				if err != nil {
					return err
				}
				if _, err := fmt.Fprintf(w, "id: %d\nevent: %s\ndata: %s\n\n", e.Seq, e.Type, data); err != nil {
					return err
				}
				after = e.Seq
			}
			if over {
				_, err := io.WriteString(w, edge.FollowEnd)
				return err
			}
			if err := flush(); err != nil {
				return err
			}
			if len(list) == followPage {
				continue
			}
			select {
			case <-more:
			case <-tick.C:
				if _, err := io.WriteString(w, ": alive\n\n"); err != nil {
					return err
				}
			case <-ctx.Done():
				return ctx.Err()
			}
		}
	}, nil
}
