package command

import (
	"errors"
	"fmt"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/workspace/view"
)

// SIGPIPE unwinds a command whose reader is gone.
type SIGPIPE struct{}

// WriteFailed unwinds a command whose standard output cannot be written; the
// boundary reports it as the command's Unwritable says.
type WriteFailed struct {
	Err   error
	Sent  int64 // bytes before, with those that failed
	Early bool  // nothing was left to write at the end: close_stdout then has no reason to tell
}

const outputBuffer = 32 << 10

// callParts is into how many parts a unit of fuel is divided for what a call takes,
// whatever its length: a byte one, a text a quarter of a unit.
const (
	callParts = 16
	byteCall  = 1
	textCall  = 4
	printCall = 24
)

// Output is a command's buffered standard output. Writing never returns an error:
// a vanished reader unwinds the command with SIGPIPE, any other failure with
// WriteFailed. The boundary flushes at the command's end.
type Output struct {
	h     view.Handle
	meter *fuel.Meter
	buf   []byte
	calls int // since they were charged, each as what it costs in callParts
	sent  int64

	failed error // of a FlushQuietly
}

// NewOutput buffers writes to h and charges meter for what moves.
func NewOutput(h view.Handle, meter *fuel.Meter) *Output { return &Output{h: h, meter: meter} }

// Handle is the file below, for a child that inherits it. The buffer is flushed.
func (o *Output) Handle() view.Handle {
	o.Flush()
	return o.h
}

// Write buffers b. It always returns len(b), nil.
func (o *Output) Write(b []byte) (int, error) {
	o.called(textCall)
	if len(o.buf)+len(b) > outputBuffer {
		o.Flush()
		if len(b) >= outputBuffer {
			o.emit(b)
			return len(b), nil
		}
	}
	if o.buf == nil {
		o.buf = make([]byte, 0, min(outputBuffer, max(512, len(b))))
	}
	o.buf = append(o.buf, b...)
	return len(b), nil
}

// WriteString buffers s. It always returns len(s), nil.
func (o *Output) WriteString(s string) (int, error) {
	if len(o.buf)+len(s) > outputBuffer {
		return o.Write([]byte(s))
	}
	o.called(textCall)
	o.buf = append(o.buf, s...)
	return len(s), nil
}

// WriteByte buffers c. It always returns nil.
func (o *Output) WriteByte(c byte) error {
	o.called(byteCall)
	if len(o.buf)+1 > outputBuffer {
		o.Flush()
	}
	o.buf = append(o.buf, c)
	return nil
}

// WritePieces buffers b, which n pieces were put together to; it costs what writing
// each of them does.
func (o *Output) WritePieces(b []byte, n int) {
	o.called(textCall * (n - 1))
	o.Write(b)
}

// WriteBytes is WritePieces of single bytes, as WriteByte would write them.
func (o *Output) WriteBytes(b []byte) {
	o.called(byteCall*len(b) - textCall)
	o.Write(b)
}

// Printf formats into the buffer.
func (o *Output) Printf(format string, args ...any) {
	o.called(printCall)
	o.WriteString(fmt.Sprintf(format, args...))
}

// called charges for calls, many at a time.
func (o *Output) called(parts int) {
	if o.calls += parts; o.calls >= 64*callParts {
		o.chargeCalls()
	}
}

func (o *Output) chargeCalls() {
	n := o.calls / callParts
	o.calls -= n * callParts
	o.meter.Charge(int64(n))
}

// Written is the number of bytes written so far, those in the buffer included.
func (o *Output) Written() int64 { return o.sent + int64(len(o.buf)) }

// Flush writes what is buffered.
func (o *Output) Flush() {
	o.chargeCalls()
	if len(o.buf) == 0 {
		return
	}
	b := o.buf
	o.buf = o.buf[:0]
	o.emit(b)
}

// FlushQuietly is Flush that leaves a failure, other than of a vanished reader, to
// Finish: what a command does after a message goes on.
func (o *Output) FlushQuietly() {
	if len(o.buf) == 0 {
		o.chargeCalls()
		return
	}
	b := o.buf
	o.buf = o.buf[:0]
	o.chargeCalls()
	if err := o.send(b); err != nil && o.failed == nil {
		o.failed = err
	}
}

// Finish is the Flush at a command's end; it fails as well if an earlier
// FlushQuietly did.
func (o *Output) Finish() {
	if o.failed != nil && len(o.buf) == 0 {
		err := o.failed
		o.failed = nil
		panic(WriteFailed{Err: err, Sent: o.sent, Early: true})
	}
	o.Flush()
	if err := o.failed; err != nil {
		o.failed = nil
		panic(WriteFailed{Err: err, Sent: o.sent})
	}
}

func (o *Output) emit(b []byte) {
	if err := o.send(b); err != nil {
		o.buf = nil
		panic(WriteFailed{Err: err, Sent: o.sent})
	}
}

// send writes b. A vanished reader unwinds the command.
func (o *Output) send(b []byte) error {
	o.sent += int64(len(b))
	o.meter.Bytes(2 * len(b)) // it was put together as well
	for len(b) > 0 {
		n, err := o.h.Write(b)
		if err != nil {
			if errors.Is(err, errno.EPIPE) {
				o.buf = nil
				panic(SIGPIPE{})
			}
			return err
		}
		b = b[n:]
	}
	return nil
}
