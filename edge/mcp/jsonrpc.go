package mcp

import (
	"context"
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/tidwall/gjson"

	"ambit/actors"
	"ambit/core/ledger"
	"ambit/core/members"
)

// Bounds of what a client sends. The whole message is bounded by the transport.
const (
	maxID    = 256 // bytes of a request's id, or of a progress token
	maxShown = 200 // bytes of a client's text in an error
	// MaxBatch is how many messages an array may have.
	MaxBatch = 32
)

// Message is one message of JSON-RPC 2.0.
type Message struct {
	ID     ledger.Raw // as it stands in the message; "" in a notification
	Method string
	Params gjson.Result // an object, or nothing

	response bool
}

// Codes of errors: those of JSON-RPC, then those of the protocol.
const (
	ParseError          = -32700
	InvalidRequest      = -32600
	MethodNotFound      = -32601
	InvalidParams       = -32602
	InternalError       = -32603
	HeaderMismatch      = -32020
	UnsupportedRevision = -32022
)

// ID is the id of a message as it stands there, "" for none.
type ID = ledger.Raw

// Error is an error of the protocol. That a tool failed or was refused is none: it is a
// result.
type Error struct {
	Code    int
	Message string
	Data    ledger.Value // or nil
	// Cause is the program's own error, for the log.
	Cause error
}

func (e *Error) Error() string { return e.Message }

// IsBatch reports whether data is an array of messages.
func IsBatch(data []byte) bool {
	return strings.HasPrefix(strings.TrimLeft(string(data[:min(len(data), 64)]), " \t\r\n"), "[")
}

// ParseBatch takes an array of messages apart.
func ParseBatch(data []byte) ([][]byte, *Error) {
	if err := valid(data); err != nil {
		return nil, err
	}
	var list [][]byte
	gjson.ParseBytes(data).ForEach(func(_, v gjson.Result) bool {
		list = append(list, []byte(v.Raw))
		return len(list) <= MaxBatch
	})
	switch {
	case len(list) == 0:
		return nil, &Error{Code: InvalidRequest, Message: "the batch is empty"}
	case len(list) > MaxBatch:
		return nil, &Error{Code: InvalidRequest, Message: "the batch is too long"}
	}
	return list, nil
}

func valid(data []byte) *Error {
	if !utf8.Valid(data) || !ledger.ValidJSON(data) {
		return &Error{Code: ParseError, Message: "the message is not JSON"}
	}
	return nil
}

// Parse reads a message. An id that could be read stands in the message even if there is
// an error.
func Parse(data []byte) (*Message, *Error) {
	m := &Message{}
	if err := valid(data); err != nil {
		return m, err
	}
	r, err := members.Parse(data, "member")
	if err != nil {
		return m, &Error{Code: InvalidRequest, Message: "the message is not a JSON object"}
	}
	id := gjson.GetBytes(data, "id")
	switch {
	case id.Type == gjson.String && len(id.Raw) <= maxID, id.Type == gjson.Number && wholeNumber(id.Raw):
		m.ID = ledger.Raw(id.Raw)
	case id.Exists():
		r.Fail("`id` must be a string of at most %d bytes, or an integer", maxID)
	}
	if r.OptionalText("jsonrpc", "") != "2.0" {
		r.Fail("`jsonrpc` must be \"2.0\"")
	}
	m.response = r.Has("result") || r.Has("error")
	m.Method = r.OptionalText("method", "")
	m.Params = r.Get("params")
	switch {
	case m.response && m.Method != "":
		r.Fail("a message is either a request or a response")
	case !m.response && m.Method == "":
		r.Fail("`method` is missing")
	case m.Params.Exists() && !m.Params.IsObject():
		r.Fail("`params` must be an object")
	}
	if err := r.Failed(); err != nil {
		return m, &Error{Code: InvalidRequest, Message: clip(err.Error())}
	}
	if name, twice := repeated(m.Params); twice {
		return m, &Error{Code: InvalidParams, Message: "`" + clip(name) + "` occurs twice in `params`"}
	}
	return m, nil
}

// repeated finds a member that an object has twice, also in its _meta: two readers could
// see different ones.
func repeated(params gjson.Result) (name string, twice bool) {
	for _, o := range []gjson.Result{params, params.Get("_meta")} {
		seen := map[string]bool{}
		if !o.IsObject() {
			continue
		}
		o.ForEach(func(k, _ gjson.Result) bool {
			name = k.String()
			twice = seen[name]
			seen[name] = true
			return !twice
		})
		if twice {
			return name, true
		}
	}
	return "", false
}

// Notification reports whether nobody waits for an answer to the message.
func (m *Message) Notification() bool { return m.ID == "" || m.response }

// Response reports whether the message answers one of the server's, which sends none.
func (m *Message) Response() bool { return m.response }

// meta is a field of the message's _meta. The names have dots and slashes in them.
func (m *Message) meta(name string) (v gjson.Result) {
	meta := m.Params.Get("_meta")
	if !meta.IsObject() {
		return gjson.Result{}
	}
	meta.ForEach(func(k, e gjson.Result) bool {
		if k.String() == name {
			v = e
			return false
		}
		return true
	})
	return v
}

// Modern reports whether the message names its own revision.
func (m *Message) Modern() bool { return m.meta(metaRevision).Exists() }

// ProgressToken is the token under which the sender wants to be told of progress, as it
// stands in the message; "" if it does not.
func (m *Message) ProgressToken() ledger.Raw {
	token := m.meta("progressToken")
	if len(token.Raw) <= maxID && (token.Type == gjson.String || token.Type == gjson.Number) {
		return ledger.Raw(token.Raw)
	}
	return ""
}

func wholeNumber(raw string) bool {
	digits := strings.TrimPrefix(raw, "-")
	return len(digits) <= 15 && strings.Trim(digits, "0123456789") == ""
}

// clip shortens a client's text for an error.
func clip(s string) string {
	if len(s) <= maxShown {
		return s
	}
	return strings.ToValidUTF8(s[:maxShown], "") + "…"
}

func success(id ledger.Raw, result ledger.Object) []byte {
	return ledger.Canonical(nil, ledger.Object{{Name: "jsonrpc", Value: "2.0"}, {Name: "id", Value: id}, {Name: "result", Value: result}})
}

// Failure is the message that tells an error; id is "" where none could be read.
func Failure(id ledger.Raw, err *Error) []byte {
	o := ledger.Object{{Name: "code", Value: err.Code}, {Name: "message", Value: err.Message}}
	if err.Data != nil {
		o = append(o, ledger.Member{Name: "data", Value: err.Data})
	}
	if id == "" {
		id = "null"
	}
	return ledger.Canonical(nil, ledger.Object{{Name: "jsonrpc", Value: "2.0"}, {Name: "id", Value: id}, {Name: "error", Value: o}})
}

func notification(method string, params ledger.Object) []byte {
	return ledger.Canonical(nil, ledger.Object{{Name: "jsonrpc", Value: "2.0"}, {Name: "method", Value: method}, {Name: "params", Value: params}})
}

// errorOf is the error that a request of the actors gave.
func errorOf(err error) *Error {
	var e *actors.Error
	if !errors.As(err, &e) {
		if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
			return &Error{Code: InternalError, Message: "the request was given up"}
		}
		return &Error{Code: InternalError, Message: "internal error", Cause: err}
	}
	code := InternalError
	if e.Code == actors.Invalid || e.Code == actors.NotFound {
		code = InvalidParams
	}
	return &Error{Code: code, Message: e.Message, Data: ledger.Object{{Name: "code", Value: string(e.Code)}}, Cause: err}
}

// ErrorOf is the protocol's error for one of the actors.
func ErrorOf(err error) *Error { return errorOf(err) }
