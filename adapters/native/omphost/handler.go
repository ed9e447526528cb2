package omphost

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"strings"
	"time"

	"ambit/actors"
)

// Limits of request bodies in bytes.
const (
	MaxStartBody   = 1 << 20
	MaxCommandBody = 256 << 10
	MaxLeaseBody   = 64 << 10
)

// libraryTenant owns the runs of a host that is used through Handler.
const libraryTenant = "default"

// statusOf gives the codes of the actors their HTTP status, as the edge does.
var statusOf = map[actors.Code]int{
	actors.Invalid: 400, actors.NotFound: 404, actors.Active: 409, actors.Expired: 410, actors.Busy: 429, actors.Exhausted: 429,
	actors.Contention: 503, actors.Storage: 503, actors.Unsettled: 503, actors.TooLarge: 413, actors.Conflict: 409, actors.Misdirected: 421,
}

// Handler answers POST /runs, POST /runs/ID/commands, PATCH /runs/ID/lease and
// DELETE /runs/ID. The path is matched from the root: who mounts the handler elsewhere
// takes the prefix off first.
func (h *Host) Handler(w http.ResponseWriter, r *http.Request) {
	ok, err := h.authenticate(r)
	if r.ContentLength != 0 && (err != nil || !ok) {
		unread(w)
	}
	switch {
	case err != nil:
		h.log.Error().Err(err).Msg("authenticate failed")
		fail(w, 500, "internal", "internal error")
		return
	case !ok:
		fail(w, 401, "unauthorized", "the request is not authenticated")
		return
	}
	path := r.URL.EscapedPath()
	id, rest, _ := strings.Cut(strings.TrimPrefix(path, "/runs/"), "/")
	method, serve := "", (func())(nil)
	switch {
	case path == "/runs":
		method, serve = http.MethodPost, func() { h.serveStart(w, r) }
	case !strings.HasPrefix(path, "/runs/") || id == "":
	case path == "/runs/"+id:
		method, serve = http.MethodDelete, func() {
			h.Delete(libraryTenant, id)
			w.WriteHeader(http.StatusNoContent)
		}
	case rest == "commands":
		method, serve = http.MethodPost, func() { h.serveCommand(w, r, id) }
	case rest == "lease":
		method, serve = http.MethodPatch, func() { h.serveLease(w, r, id) }
	}
	if r.ContentLength != 0 && (serve == nil || r.Method != method || h.isClosed()) {
		unread(w)
	}
	switch {
	case serve == nil:
		fail(w, 404, "not_found", "no such route")
	case r.Method != method:
		w.Header().Set("Allow", method)
		fail(w, 405, "method_not_allowed", "this route answers "+method)
	case h.isClosed():
		refuse(w, errClosed)
	default:
		serve()
	}
}

// unread gives up a body: else net/http would read it before it answers.
func unread(w http.ResponseWriter) { w.Header().Set("Connection", "close") }

func (h *Host) isClosed() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.closed
}

// authenticate asks the app; a panic in it is an error.
func (h *Host) authenticate(r *http.Request) (ok bool, err error) {
	if h.opt.Authenticate == nil {
		return false, nil
	}
	defer func() {
		if p := recover(); p != nil {
			ok, err = false, errors.New("authenticate panicked")
		}
	}()
	// What it is given has no body: nothing can be read before the answer.
	bare := r.Clone(r.Context())
	bare.Body = http.NoBody
	return h.opt.Authenticate(bare)
}

func (h *Host) serveStart(w http.ResponseWriter, r *http.Request) {
	body, ok := h.body(w, r, MaxStartBody)
	if !ok {
		return
	}
	started, err := h.Start(r.Context(), libraryTenant, body)
	clear(body)
	if err != nil {
		refuse(w, err)
		return
	}
	w.Header().Set("Location", "/runs/"+started.ID)
	answerJSON(w, 201, map[string]string{"id": started.ID, "expiresAt": timeText(started.Expires)})
}

func timeText(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z") }

func (h *Host) serveCommand(w http.ResponseWriter, r *http.Request, id string) {
	body, ok := h.body(w, r, MaxCommandBody)
	if !ok {
		return
	}
	if err := h.Command(r.Context(), libraryTenant, id, body); err != nil {
		refuse(w, err)
		return
	}
	w.WriteHeader(http.StatusAccepted)
}

func (h *Host) serveLease(w http.ResponseWriter, r *http.Request, id string) {
	body, ok := h.body(w, r, MaxLeaseBody)
	if !ok {
		return
	}
	at, err := h.Lease(r.Context(), libraryTenant, id, body)
	if err != nil {
		refuse(w, err)
		return
	}
	answerJSON(w, 200, map[string]string{"id": strings.ToLower(id), "expiresAt": timeText(at)})
}

// body reads a request's body as long as it makes progress, or answers why not.
func (h *Host) body(w http.ResponseWriter, r *http.Request, limit int64) ([]byte, bool) {
	ctl := http.NewResponseController(w)
	var body []byte
	piece := make([]byte, 32<<10)
	for {
		_ = ctl.SetReadDeadline(time.Now().Add(h.opt.BodyTime)) // what cannot have one is not slow
		n, err := r.Body.Read(piece)
		body = append(body, piece[:n]...)
		var timeout net.Error
		switch {
		case int64(len(body)) > limit || r.ContentLength > limit:
			w.Header().Set("Connection", "close")
			fail(w, 413, "too_large", "the body is too large")
			return nil, false
		case errors.Is(err, io.EOF):
			_ = ctl.SetReadDeadline(time.Time{})
			return body, true
		case errors.As(err, &timeout) && timeout.Timeout():
			w.Header().Set("Connection", "close")
			fail(w, 408, "timeout", "the body did not arrive in time")
			return nil, false
		case err != nil:
			fail(w, 400, "invalid", "the body is incomplete")
			return nil, false
		}
	}
}

// refuse answers an error of the host.
func refuse(w http.ResponseWriter, err error) {
	var e *actors.Error
	switch {
	case errors.As(err, &e):
		status := statusOf[e.Code]
		if status == 0 {
			status = 500
		}
		if status == 429 || status == 503 {
			w.Header().Set("Retry-After", "1")
		}
		fail(w, status, string(e.Code), e.Message)
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		w.Header().Set("Retry-After", "1")
		fail(w, 503, "cancelled", "the request was given up")
	default:
		fail(w, 500, "internal", "internal error")
	}
}

func fail(w http.ResponseWriter, status int, code, message string) {
	answerJSON(w, status, map[string]any{"error": map[string]string{"code": code, "message": message}})
}

func answerJSON(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(v) // the client may be gone
}
