package client

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"strconv"
)

// Ledger returns the records after a seq, one page of them, each canonical JSON.
func (c *Client) Ledger(ctx context.Context, id string, after uint64) ([][]byte, error) {
	return c.LedgerOf(ctx, id, 0, after)
}

// LedgerOf is Ledger of one incarnation of the run, the newest where that is 0.
func (c *Client) LedgerOf(ctx context.Context, id string, incarnation, after uint64) ([][]byte, error) {
	data, err := c.bytes(ctx, runPath(id, "ledger")+"?after="+strconv.FormatUint(after, 10)+asOf(incarnation))
	if err != nil {
		return nil, err
	}
	lines := bytes.Split(data, []byte("\n"))
	return lines[:len(lines)-1], nil
}

// Record is one record of the ledger, canonical JSON.
func (c *Client) Record(ctx context.Context, id string, seq uint64) ([]byte, error) {
	data, err := c.bytes(ctx, runPath(id, "ledger", strconv.FormatUint(seq, 10)))
	return bytes.TrimSuffix(data, []byte("\n")), err
}

// Payload is the bytes of a payload of an entry: args, stdin, stdout, stderr, env or delta.
func (c *Client) Payload(ctx context.Context, id string, seq uint64, name string) ([]byte, error) {
	return c.bytes(ctx, runPath(id, "ledger", strconv.FormatUint(seq, 10), name))
}

// Key gives the public key of the heads that the server signs.
func (c *Client) Key(ctx context.Context) (string, error) {
	data, err := c.bytes(ctx, "/key")
	return string(bytes.TrimSpace(data)), err
}

// Head is the ledger's head, a signed note.
func (c *Client) Head(ctx context.Context, id string) (string, error) {
	data, err := c.bytes(ctx, runPath(id, "head"))
	return string(data), err
}

// Pack reads a piece of a pack that an entry of the ledger names: up to length bytes from
// offset on, at most 1 MiB.
func (c *Client) Pack(ctx context.Context, id, sha256 string, offset int64, length int) ([]byte, error) {
	return c.PackOf(ctx, id, 0, sha256, offset, length)
}

// PackOf is Pack of one incarnation of the run, the newest where that is 0.
func (c *Client) PackOf(ctx context.Context, id string, incarnation uint64, sha256 string, offset int64, length int) ([]byte, error) {
	return c.bytes(ctx, fmt.Sprintf("%s?offset=%d&length=%d", runPath(id, "packs", url.PathEscape(sha256)), offset, length)+asOf(incarnation))
}

func asOf(incarnation uint64) string {
	if incarnation == 0 {
		return ""
	}
	return "&incarnation=" + strconv.FormatUint(incarnation, 10)
}

func (c *Client) bytes(ctx context.Context, path string) ([]byte, error) {
	body, err := c.open(ctx, path)
	if err != nil {
		return nil, err
	}
	defer body.Close()
	return io.ReadAll(body)
}

// ErrEnd is what a function given to Follow or Events returns to end it.
var ErrEnd = errors.New("enough")

// Follow gives f the records after a seq, and those to come, until the run is over, the
// connection ends, or f returns an error, which is returned unless it is ErrEnd. It gives
// the seq to go on from.
func (c *Client) Follow(ctx context.Context, id string, after uint64, f func(record []byte) error) (uint64, error) {
	err := c.stream(ctx, runPath(id, "ledger")+"?after="+strconv.FormatUint(after, 10), func(e Event) error {
		switch e.Name {
		case "end":
			return ErrEnd
		case "entry":
			seq, err := strconv.ParseUint(e.ID, 10, 64)
			if err != nil {
				return fmt.Errorf("event id %q: %w", e.ID, err)
			}
			err = f(e.Data)
			if err == nil || errors.Is(err, ErrEnd) {
				after = seq
			}
			return err
		}
		return nil
	})
	return after, err
}

// Event is a server-sent event.
type Event struct {
	ID, Name string
	Data     []byte
}

// maxEvent bounds an event in bytes.
const maxEvent = 64 << 20

// stream gives f the events of an answer.
func (c *Client) stream(ctx context.Context, path string, f func(Event) error) error {
	resp, err := c.send(ctx, c.token, "GET", path, nil, "", []CallOption{Header("Accept", "text/event-stream")})
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	lines := bufio.NewScanner(resp.Body)
	lines.Buffer(nil, maxEvent)
	var e Event
	for lines.Scan() {
		name, value, _ := bytes.Cut(lines.Bytes(), []byte(":"))
		value = bytes.TrimPrefix(value, []byte(" "))
		switch {
		case len(lines.Bytes()) == 0 && e.Data != nil:
			if err := f(e); errors.Is(err, ErrEnd) {
				return nil
			} else if err != nil {
				return err
			}
			e = Event{}
		case string(name) == "id":
			e.ID = string(value)
		case string(name) == "event":
			e.Name = string(value)
		case string(name) == "data":
			if e.Data != nil {
				e.Data = append(e.Data, '\n')
			}
			e.Data = append(e.Data, value...)
		}
	}
	return lines.Err()
}
