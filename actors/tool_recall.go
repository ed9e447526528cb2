package actors

import (
	"bytes"
	"strconv"

	"ambit/core/fuel"
	"ambit/core/ledger"
	"ambit/core/members"
	"ambit/core/workspace/view"
)

// recall shows the full text of an earlier call of the same turn. Its id is the
// call's seq.
func (c *call) recall(a *members.Reader) outcome {
	id := a.Text("id")
	offset := a.Integer("offset", 1, 1, 1<<40)
	limit := a.Integer("limit", 0, 1, 1<<40)
	if err := a.Done(); err != nil {
		return failed("%v", err)
	}
	return c.files(func(_ *view.FS, m *fuel.Meter) outcome {
		seq, err := strconv.ParseUint(id, 10, 64)
		if err != nil || seq == 0 || seq > c.state.Seq || c.env.Record == nil {
			return failed("no stored output with id `%s`", id)
		}
		r, err := c.env.Record(seq)
		if err != nil || r.Entry.Kind != ledger.Call || r.Entry.Turn != c.turn.Number {
			return failed("no stored output with id `%s`", id)
		}
		text, err := fullText(r, c.env.Blobs)
		if err != nil {
			return failed("the output of call %d is not available: %v", seq, err)
		}
		m.Alloc(int64(len(text)))
		m.Bytes(len(text))
		if !bytes.Contains(text, []byte("\n")) && offset == 1 && limit == 0 {
			return outcome{status: ledger.OK, stdout: text}
		}
		out, err := window(text, offset, limit)
		if err != nil {
			return failed("%v", err)
		}
		return outcome{status: ledger.OK, stdout: out}
	})
}
