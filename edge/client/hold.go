package client

import (
	"context"
	"strconv"
	"time"
)

// Hold is a call that waits for an operator, or did.
type Hold struct {
	Hold      uint64    `json:"hold"`  // the entry that holds it
	State     string    `json:"state"` // waiting, allowed, refused; done: allowed, and made
	Turn      uint64    `json:"turn"`
	Tool      string    `json:"tool"`
	Reason    string    `json:"reason"`
	Since     time.Time `json:"since"`
	ExpiresAt time.Time `json:"expiresAt"`
	Decision  uint64    `json:"decision,omitempty"` // the entry that decides, 0 before
	DecidedAt time.Time `json:"decidedAt,omitzero"`
	By        string    `json:"by,omitempty"` // the name of the operator's token; "" where time decided
	Note      string    `json:"note,omitempty"`
	Call      uint64    `json:"call,omitempty"` // the entry of the call that was made
}

// Holds lists the calls of a run that wait for an operator; with all, also those about
// which it is decided.
func (c *Client) Holds(ctx context.Context, id string, all bool) ([]Hold, error) {
	path := runPath(id, "holds")
	if all {
		path += "?all=1"
	}
	var v struct{ Holds []Hold }
	err := c.json(ctx, c.token, "GET", path, nil, &v, nil)
	return v.Holds, err
}

// Decide allows or refuses a call that waits; the token needs the scope approve. The call
// is made when whoever made it asks again.
func (c *Client) Decide(ctx context.Context, id string, hold uint64, allow bool, note string) (*Hold, error) {
	body := map[string]string{"decision": "refuse"}
	if allow {
		body["decision"] = "allow"
	}
	if note != "" {
		body["note"] = note
	}
	h := new(Hold)
	return h, c.json(ctx, c.token, "POST", runPath(id, "holds", strconv.FormatUint(hold, 10)), body, h, nil)
}
