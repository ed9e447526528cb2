package actors

import (
	"bytes"
	"fmt"
	"unicode/utf8"

	"ambit/core/capability"
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
	// Truncated says how much was written where Stdout or Stderr are not all of it.
	Truncated ledger.Truncated
	// Value is standard output as the checked JSON value that a script's output schema
	// promises; Failure why a call failed, for programs, JSON. Both may be nil.
	Value   []byte
	Failure []byte
}

// newReply reads a call's answer back from its record.
func newReply(r *ledger.Record, blobs workspace.Blobs, maxText int64) (*Reply, error) {
	e := r.Entry
	reply := &Reply{Seq: e.Seq, Turn: e.Turn, Tool: e.Tool, Status: e.Status, Exit: e.Exit, Level: e.Level, Reason: e.Reason,
		Fuel: e.Fuel, Virtual: e.Virtual, Truncated: e.Truncated, Failure: []byte(e.Failure)}
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
	switch e.Output {
	case outputValue:
		reply.Value = capability.Value(reply.Stdout)
	case outputLines:
		reply.Value = capability.Lines(reply.Stdout)
	}
	full := renderText(e, reply.Stdout, reply.Stderr)
	notes := len(cutNote("standard output", reply.Stdout, e.Truncated.Stdout)) + len(cutNote("standard error", reply.Stderr, e.Truncated.Stderr))
	text, cut := shorten(full, maxText, e.Seq, notes, unkept(e.Truncated.Stdout, reply.Stdout)+unkept(e.Truncated.Stderr, reply.Stderr))
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
	case e.Status == ledger.Held:
		fmt.Fprintf(&b, "this call waits for an operator's approval (entry %d): %s. Nothing of it was done. Make the same call again later: "+
			"it is carried out once it is allowed, and says so if it is refused.", e.Seq, e.Reason)
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
	b.WriteString(cutNote("standard output", stdout, e.Truncated.Stdout))
	b.Write(stderr)
	b.WriteString(cutNote("standard error", stderr, e.Truncated.Stderr))
	return bytes.ToValidUTF8(b.Bytes(), []byte("\uFFFD"))
}

// cutNote says that not all was kept of the written bytes of a stream; "" if all was.
func cutNote(stream string, kept []byte, written int64) string {
	if written == 0 {
		return ""
	}
	return fmt.Sprintf("\n[%s was cut: %d of %d bytes are kept]\n", stream, len(kept), written)
}

// unkept is how many of the written bytes of a stream are not kept.
func unkept(written int64, kept []byte) int64 { return max(written-int64(len(kept)), 0) }

// shorten keeps head and tail of a text that is longer than limit bytes, cut at
// character boundaries, and says how to get the rest. notes bytes of it are not
// output; lost bytes of the output were not kept.
func shorten(text []byte, limit int64, seq uint64, notes int, lost int64) ([]byte, bool) {
	if limit <= 0 || int64(len(text)) <= limit {
		return text, false
	}
	kept := len(text) - notes
	size := fmt.Sprintf("%d bytes", int64(kept)+lost)
	if lost > 0 {
		size += fmt.Sprintf(", of which %d are kept", kept)
	}
	footer := fmt.Sprintf("\n[full output: %s, id %d: call `recall` with this id (and optional line offset/limit) to read the rest]", size, seq)
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
