//go:build js && wasm

package main

import (
	"bytes"
	"context"
	"strings"

	"ambit/actors"
	"ambit/core/capability"
	"ambit/core/ledger"
	"ambit/edge"
)

// The kinds of answer to opBegin, opFinish, opSettle.
const (
	answerResponse = iota + 1
	answerBody     // opBegin: read a body of at most u64 bytes, then opFinish
	answerFollow   // send server-sent events after u64
	answerEffect   // carry out an effect, then opSettle
	answerFork     // let another object import a fork
)

// head reads a request's head.
func head(r *decoder) (edge.Head, bool) {
	h := edge.Head{Method: r.text(), Path: r.text(), Query: r.text(), AssignedID: r.text()}
	headers := map[string]string{}
	for n := r.u32(); n > 0 && !r.bad; n-- {
		name := strings.ToLower(r.text())
		headers[name] = r.text()
	}
	h.Header = func(name string) string { return headers[strings.ToLower(name)] }
	return h, !r.bad
}

func begin(o *object, r *decoder) ([]byte, error) {
	h, ok := head(r)
	if !ok {
		return nil, errTruncated
	}
	ex, resp := o.server.Begin(h)
	if resp != nil {
		return respond(resp)
	}
	e := new(encoder)
	e.u32(answerBody)
	e.u64(uint64(ex.BodyLimit))
	return e.b, nil
}

// The outcomes of reading a body that JavaScript reports to opFinish.
const (
	bodyRead = iota
	bodyTooLarge
	bodyTooSlow
	bodyIncomplete
)

func finish(ctx context.Context, o *object, r *decoder) ([]byte, error) {
	h, ok := head(r)
	outcome := r.u32()
	body := r.bytes()
	if !ok || r.bad {
		return nil, errTruncated
	}
	request = nil // the body is part of it
	// The instance may have been rebuilt since opBegin: the head is judged again.
	ex, resp := o.server.Begin(h)
	if resp == nil {
		switch outcome {
		case bodyTooLarge:
			resp = ex.TooLarge()
		case bodyTooSlow:
			resp = edge.TooSlow()
		case bodyIncomplete:
			resp = edge.Incomplete()
		default:
			resp = ex.Finish(ctx, body)
		}
	}
	return respond(resp)
}

// respond encodes a response, or what has to be done for one.
func respond(resp *edge.Response) ([]byte, error) {
	e := new(encoder)
	switch {
	case resp.Effect != nil:
		f := resp.Effect
		e.u32(answerEffect)
		e.text(f.ID)
		e.text(f.Run.String())
		e.u64(f.Seq)
		e.u64(f.Turn)
		e.text(f.Name)
		e.u64(uint64(f.Deadline))
		e.text(f.Form)
		e.bytes(f.Request())
		return e.b, nil
	case resp.Fork != nil:
		e.u32(answerFork)
		e.text(resp.Fork.ID)
		e.bytes(resp.Fork.Payload)
		return e.b, nil
	case resp.Follow != nil:
		e.u32(answerFollow)
		e.u64(resp.Follow.After)
	default:
		e.u32(answerResponse)
	}
	body := resp.Body
	if resp.Stream != nil {
		var b bytes.Buffer
		if err := resp.Stream(&b); err != nil {
			resp, body = edge.Internal(), edge.Internal().Body
		} else {
			body = b.Bytes()
		}
	}
	e.u32(uint32(resp.Status))
	e.u32(uint32(len(resp.Header)))
	for _, h := range resp.Header {
		e.text(h[0])
		e.text(h[1])
	}
	e.bytes(body)
	e.text(resp.Run)
	return e.b, nil
}

// What became of asking an executor, as JavaScript reports it to opSettle.
const (
	askedAnswered = iota
	askedLate
	askedLost
	askedLong
)

func settle(ctx context.Context, o *object, r *decoder) ([]byte, error) {
	effect := &actors.Effect{ID: r.text()}
	run, err := actors.ParseRunID(r.text())
	if err != nil {
		return nil, err
	}
	effect.Run, effect.Seq, effect.Turn, effect.Name, effect.Form = run, r.u64(), r.u64(), r.text(), r.text()
	asked, status, body := r.u32(), int(r.u32()), r.bytes()
	if r.bad {
		return nil, errTruncated
	}
	request = nil // the body is part of it
	var outcome capability.Outcome
	switch asked {
	case askedAnswered:
		outcome = capability.Answered(effect.ID, status, body)
	case askedLate:
		outcome = capability.Late()
	case askedLong:
		outcome = capability.TooLong()
	default:
		outcome = capability.Lost()
	}
	return respond(o.server.Settle(ctx, effect, outcome))
}

// records gives a page of a run's ledger: count, then each record.
func records(ctx context.Context, o *object, r *decoder) ([]byte, error) {
	tenant, id, after := r.text(), r.text(), r.u64()
	if r.bad {
		return nil, errTruncated
	}
	recs, err := o.server.Host().Records(ctx, tenant, id, after+1, 100)
	if err != nil {
		return nil, err
	}
	e := new(encoder)
	e.u32(uint32(len(recs)))
	for _, rec := range recs {
		e.bytes(rec)
		over := uint32(0)
		if parsed, err := ledger.ParseRecord(rec); err == nil && parsed.Entry.Kind == ledger.Close {
			over = 1
		}
		e.u32(over)
	}
	return e.b, nil
}

func importFork(ctx context.Context, o *object, r *decoder) ([]byte, error) {
	tenant, id := r.text(), r.text()
	payload := append([]byte(nil), r.bytes()...)
	if r.bad {
		return nil, errTruncated
	}
	return respond(o.server.ImportFork(ctx, tenant, id, payload))
}
