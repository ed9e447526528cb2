package omphost

import (
	"bytes"
	"encoding/base64"
	"errors"

	"github.com/tidwall/gjson"
)

// maxChunked bounds a frame that comes in chunks: the arguments of a tool call, such as
// a file to be written.
const maxChunked = 16 << 20

var errChunks = errors.New("the agent sent a frame in chunks that do not fit together, or are too many")

// chunks puts frames together that were too long for one line (protocol version 2).
type chunks struct {
	id    string
	next  int64
	count int64
	skip  bool
	data  []byte
}

// add takes one chunk; whole is the frame once it is complete. Frames that only repeat
// the message so far are passed over: its end brings all of it.
func (c *chunks) add(line []byte) (whole []byte, err error) {
	v := gjson.GetManyBytes(line, "chunkId", "index", "count", "byteLength", "data")
	id, index, count := v[0].String(), v[1].Int(), v[2].Int()
	if index == 0 {
		*c = chunks{id: id, count: count}
	}
	if id != c.id || index != c.next || count != c.count || index >= count {
		return nil, errChunks
	}
	c.next++
	last := c.next == c.count
	if c.skip {
		return nil, nil
	}
	part, err := base64.StdEncoding.DecodeString(v[4].String())
	if err != nil {
		return nil, errChunks
	}
	if index == 0 && bytes.HasPrefix(part, []byte(`{"type":"message_update"`)) {
		c.skip = true
		return nil, nil
	}
	if len(c.data)+len(part) > maxChunked || v[3].Int() > maxChunked {
		return nil, errChunks
	}
	c.data = append(c.data, part...)
	if !last {
		return nil, nil
	}
	whole, c.data = c.data, nil
	return whole, nil
}
