package actors

import (
	"bytes"
	"fmt"
	"unicode/utf8"

	"ambit/core/ledger"
	"ambit/core/workspace"
)

// Reply is the answer to a tool call. It is made from the record alone, so a call
// repeated with its idempotency key gets the same answer.
type Reply struct {
	Seq     uint64
	Turn    uint64
	Tool    string
	Status  ledger.Status
	Exit    *int
	Level   string
	Reason  string
	Stdout  []byte
	Stderr  []byte
	Text    string // what a model is shown, at most the limit toolTextBytes
	Recall  string // the id under which `recall` gives the rest, if Text was cut
	Delta   workspace.Delta
	Fuel    int64
	Virtual int64 // nanoseconds
}

// newReply reads a call's answer back from its record.
func newReply(r *ledger.Record, blobs workspace.Blobs, maxText int64) (*Reply, error) {
	e := r.Entry
	reply := &Reply{Seq: e.Seq, Turn: e.Turn, Tool: e.Tool, Status: e.Status, Exit: e.Exit, Level: e.Level, Reason: e.Reason,
		Fuel: e.Fuel, Virtual: e.Virtual}
	var err error
	if reply.Stdout, err = payload(r, "stdout", blobs); err != nil {
		return nil, err
	}
	if reply.Stderr, err = payload(r, "stderr", blobs); err != nil {
		return nil, err
	}
	if reply.Delta, err = delta(e, blobs); err != nil {
		return nil, err
	}
	full := renderText(e, reply.Stdout, reply.Stderr)
	text, cut := shorten(full, maxText, e.Seq)
	reply.Text = string(text)
	if cut {
		reply.Recall = fmt.Sprint(e.Seq)
	}
	return reply, nil
}

// payload is the bytes of a payload; nil if there is none or it was redacted.
func payload(r *ledger.Record, name string, blobs workspace.Blobs) ([]byte, error) {
	p, d := r.Payloads[name], r.Entry.Digest(name)
	if p == nil || d == nil {
		return nil, nil
	}
	if p.Ref.IsZero() {
		return p.Data, nil
	}
	return readAll(blobs, p.Ref, d.Size)
}

// delta is the changes of an entry, wherever they stand.
func delta(e *ledger.Entry, blobs workspace.Blobs) (workspace.Delta, error) {
	if e.DeltaRef == nil {
		return e.Delta, nil
	}
	data, err := readAll(blobs, e.DeltaRef.Hash, e.DeltaRef.Size)
	if err != nil {
		return nil, err
	}
	return ledger.ParseDelta(data)
}

func fullText(r *ledger.Record, blobs workspace.Blobs) ([]byte, error) {
	stdout, err := payload(r, "stdout", blobs)
	if err != nil {
		return nil, err
	}
	stderr, err := payload(r, "stderr", blobs)
	if err != nil {
		return nil, err
	}
	return renderText(r.Entry, stdout, stderr), nil
}

// renderText is a call's result as one text.
func renderText(e *ledger.Entry, stdout, stderr []byte) []byte {
	var b bytes.Buffer
	switch {
	case e.Status == ledger.Limit && e.Exit != nil:
		fmt.Fprintf(&b, "command stopped: %s\n", e.Reason)
	case e.Status != ledger.OK:
		b.WriteString(e.Reason)
		if len(stdout)+len(stderr) > 0 {
			b.WriteByte('\n')
		}
	case e.Exit != nil && *e.Exit != 0:
		fmt.Fprintf(&b, "command exited with status %d\n", *e.Exit)
	}
	b.Write(stdout)
	b.Write(stderr)
	return bytes.ToValidUTF8(b.Bytes(), []byte("\uFFFD"))
}

// shorten keeps head and tail of a text that is longer than limit bytes, cut at
// character boundaries, and says how to get the rest.
func shorten(text []byte, limit int64, seq uint64) ([]byte, bool) {
	if limit <= 0 || int64(len(text)) <= limit {
		return text, false
	}
	footer := fmt.Sprintf("\n[full output: %d bytes, id %d: call `recall` with this id (and optional line offset/limit) to read the rest]", len(text), seq)
	room := max(int(limit)-len(footer)-80, 0)
	head := text[:room*2/3]
	tail := text[len(text)-(room-len(head)):]
	for len(head) > 0 && !utf8.RuneStart(text[len(head)]) {
		head = head[:len(head)-1]
	}
	for len(tail) > 0 && !utf8.RuneStart(tail[0]) {
		tail = tail[1:]
	}
	elided := len(text) - len(head) - len(tail)
	out := make([]byte, 0, limit)
	out = append(out, head...)
	out = fmt.Appendf(out, "\n[... %d of %d bytes elided ...]\n", elided, len(text))
	out = append(out, tail...)
	return append(out, footer...), true
}
