package edge

import (
	"bytes"
	"context"
	"errors"
	"strconv"

	"ambit/actors"
	"ambit/core/ledger"
	"ambit/core/ledger/export"
	"ambit/core/workspace"
)

// packPiece is how much of a pack one answer has at most, in bytes.
const packPiece = 1 << 20

// showHead signs the head of the ledger as it is now.
func (ex *Exchange) showHead(ctx context.Context, _ []byte) (*Response, error) {
	head, err := ex.server.host.SignedHead(ctx, ex.caller.tenant, ex.params[0])
	if err != nil {
		return nil, err
	}
	return &Response{Status: 200, Header: [][2]string{{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}}, Body: []byte(head)}, nil
}

// showKey is the public key of what this server signs.
func (ex *Exchange) showKey(context.Context, []byte) (*Response, error) {
	signer, ok := ex.server.host.Options().Signer.(interface{ Public() string })
	if !ok {
		return nil, &actors.Error{Code: actors.NotFound, Message: "this server signs no heads"}
	}
	return &Response{Status: 200, Header: [][2]string{{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}}, Body: []byte(signer.Public() + "\n")}, nil
}

// getPack gives a piece of a pack that an entry names, for who exports the ledger.
func (ex *Exchange) getPack(ctx context.Context, _ []byte) (*Response, error) {
	sum, err := workspace.ParseHash(ex.params[1])
	if err != nil {
		return nil, &actors.Error{Code: actors.NotFound, Message: "no such pack: it is named by its SHA-256"}
	}
	off, err := ex.query.number("offset", 0, 0, 1<<40)
	if err != nil {
		return nil, err
	}
	n, err := ex.query.number("length", packPiece, 1, packPiece)
	if err != nil {
		return nil, err
	}
	run, err := ex.asOf()
	if err != nil {
		return nil, err
	}
	data, err := ex.server.host.Pack(ctx, run, sum, int64(off), int(n))
	if errors.Is(err, workspace.ErrMissing) {
		return nil, &actors.Error{Code: actors.NotFound, Message: "the run has no pack " + sum.String()}
	}
	if err != nil {
		return nil, err
	}
	return &Response{Status: 200, Header: [][2]string{{"Content-Type", "application/octet-stream"}, {"Cache-Control", "no-store"},
		{"Content-Length", strconv.Itoa(len(data))}, {"X-Content-Type-Options", "nosniff"}}, Body: data}, nil
}

// asOf is the run in the path, with the incarnation that the query names, or 0.
func (ex *Exchange) asOf() (actors.RunID, error) {
	n, err := ex.query.number("incarnation", 0, 1, 1<<53)
	return actors.RunID{Tenant: ex.caller.tenant, ID: ex.params[0], Incarnation: n}, err
}

// replay verifies and replays an export, of whatever run, with the shell of this
// placement: so that placements can be compared. Nothing is recorded.
func (ex *Exchange) replay(ctx context.Context, body []byte) (*Response, error) {
	if !ex.server.opt.FixedInputs {
		return nil, &actors.Error{Code: actors.NotFound, Message: "this server replays no ledgers: `ambit ledger replay` does"}
	}
	f, err := export.Open(bytes.NewReader(body), int64(len(body)))
	if err != nil {
		return nil, invalid("%v", err)
	}
	run, err := actors.ParseRunID(f.Run())
	if err != nil {
		return nil, invalid("%v", err)
	}
	replay := actors.NewReplay(run, actors.ReplayOptions{Blobs: func(*actors.State) workspace.Blobs { return f }, Record: f.Record, Interrupt: ctx.Err})
	same, rest := 0, []ledger.Value{}
	audit, err := actors.AuditExport(f, actors.AuditOptions{}, func(r *ledger.Record) error {
		result, err := replay.Next(r)
		switch {
		case err != nil:
			return err
		case result.Verdict == actors.Same:
			same++
		case result.Verdict != actors.NoCall:
			rest = append(rest, replayedValue(result))
		}
		return nil
	})
	if err != nil {
		return nil, invalid("%v", err)
	}
	head := audit.Head()
	return reply(200, ledger.Object{{Name: "run", Value: head.Run}, {Name: "seq", Value: head.Seq}, {Name: "head", Value: head.Hash.String()}, {Name: "same", Value: same}, {Name: "others", Value: rest}}), nil
}

// replayedValue is a call that did not come out the same.
func replayedValue(r actors.Replayed) ledger.Object {
	differences := make([]ledger.Value, len(r.Differences))
	for i, d := range r.Differences {
		differences[i] = ledger.Object{{Name: "field", Value: d.Field}, {Name: "recorded", Value: d.Recorded}, {Name: "replayed", Value: d.Replayed}}
	}
	return ledger.Object{{Name: "seq", Value: r.Seq}, {Name: "tool", Value: r.Tool}, {Name: "verdict", Value: string(r.Verdict)}, {Name: "reason", Value: r.Reason},
		{Name: "version", Value: r.Version}, {Name: "differences", Value: differences}}
}
