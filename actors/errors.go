package actors

import (
	"errors"
	"fmt"
)

// Code classifies an Error for the surface that shows it.
type Code string

// The codes.
const (
	Invalid     Code = "invalid"     // the request has the wrong shape
	NotFound    Code = "not_found"   // no such run, turn, tool, file
	Active      Code = "active"      // a run of that id is active
	Expired     Code = "expired"     // the lease has run out, or the run or turn has ended
	KeyReused   Code = "key_reused"  // the idempotency key belongs to another request
	Busy        Code = "busy"        // the run's queue is full
	Contention  Code = "contention"  // other writers kept taking the slot
	Exhausted   Code = "exhausted"   // a budget of the run is used up
	TooLarge    Code = "too_large"   // a limit on size
	Forbidden   Code = "forbidden"   // authority does not allow it
	Conflict    Code = "conflict"    // the request does not fit the run's state
	Unsettled   Code = "unsettled"   // an outside effect of the run is in flight
	Misdirected Code = "misdirected" // another server holds the run's workspace
	Storage     Code = "unavailable" // the store failed
)

// Error is a refusal or failure with a sentence for the caller.
type Error struct {
	Code    Code
	Message string
	Err     error // the cause, if any; not shown to callers
}

func (e *Error) Error() string {
	if e.Err != nil {
		return e.Message + ": " + e.Err.Error()
	}
	return e.Message
}

func (e *Error) Unwrap() error { return e.Err }

func errorf(code Code, format string, args ...any) *Error {
	return &Error{Code: code, Message: fmt.Sprintf(format, args...)}
}

func storageError(doing string, err error) *Error {
	message := doing + " failed"
	if errors.Is(err, ErrFull) {
		message += ": the disk is full or cannot be written; nothing that was acknowledged is lost"
	}
	return &Error{Code: Storage, Message: message, Err: err}
}
