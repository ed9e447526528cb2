//go:build js && wasm

// Wasm is the Go side of the Durable Object: one instance serves every object of an
// isolate. Each invocation is synchronous: JavaScript lends it the storage of one
// object, the request and the time, and gets the answer back; nothing waits in
// between, no goroutine outlives a call, and the instance can be dropped at any time.
//
// The exports and the SQL imports pass bytes in linear memory; docs/workers.md has the
// formats.
package main

import (
	"context"
	"encoding/binary"
	"errors"
	"runtime"
	"runtime/debug"
	"time"
	"unsafe"

	"golang.org/x/mod/sumdb/note"

	"ambit/actors"
	store "ambit/actors/store/sql"
	"ambit/core/authority"
	"ambit/core/ledger"
	_ "ambit/core/shell/commands"
	"ambit/edge"
)

// Limits of the instance. The module's memory maximum is set by the build.
const (
	memoryLimit = 64 << 20 // where the collector begins to work harder
	maxObjects  = 256      // objects whose state is kept
)

func main() {
	debug.SetGCPercent(50)
	debug.SetMemoryLimit(memoryLimit)
	select {}
}

// request is the buffer that JavaScript writes into; reply is what call answers with.
var (
	request []byte
	reply   struct {
		ptr, size, status, seq uint32
	}
	answer []byte
)

// buffer makes room for a request of n bytes.
//
//go:wasmexport buffer
func buffer(n int32) uint32 {
	if int(n) > cap(request) || cap(request) > 1<<20 {
		request = make([]byte, n)
	}
	request = request[:n]
	return address(request)
}

func address(b []byte) uint32 { return uint32(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }

// The statuses of a reply.
const (
	statusOK     = 0
	statusFailed = 1 // the answer is a message
)

// call carries out the request in the buffer. It returns the address of four uint32:
// address and size of the answer, status, and seq, by which JavaScript knows that the
// call ran to its end.
//
//go:wasmexport call
func call(seq int32) uint32 {
	// An export never enters the scheduler by itself; without this, finalizers and
	// the collector's workers would not run.
	runtime.Gosched()
	status := uint32(statusOK)
	out, err := invoke(request)
	if err != nil {
		status, out = statusFailed, []byte(err.Error())
	}
	answer = out
	reply.ptr, reply.size, reply.status, reply.seq = address(out), uint32(len(out)), status, uint32(seq)
	return uint32(uintptr(unsafe.Pointer(&reply)))
}

// The operations of a request.
const (
	opConfigure = iota + 1
	opBegin
	opFinish
	opSettle
	opRecords
	opSweep
	opImportFork
)

// now is the clock of the invocation: frozen, as it is in production.
var now time.Time

// config is what every object shares.
var config struct {
	policy      *authority.Policy
	turnKey     []byte
	signer      note.Signer // nil where no heads are signed
	effects     bool
	effectTime  time.Duration // 0: the default
	fixedInputs bool
}

// withoutMetrics is what GET /metrics says: an object knows nothing of the others.
const withoutMetrics = "Workers have no metrics of their own: Cloudflare's dashboard and its GraphQL API have those of the Worker and its objects"

// object is one Durable Object.
type object struct {
	server *edge.Server
	used   uint64
}

var (
	objects = map[string]*object{}
	uses    uint64
)

var errTruncated = errors.New("request is truncated")

// invoke reads the common head of a request: op, time, object; then does it.
func invoke(data []byte) (out []byte, err error) {
	defer func() {
		// A panic that reaches this point is a bug; the instance survives it.
		if r := recover(); r != nil {
			err = errors.New("internal error")
		}
	}()
	r := &decoder{b: data}
	op := r.u32()
	now = time.UnixMilli(int64(r.u64()))
	name := r.text()
	if r.bad {
		return nil, errTruncated
	}
	if op == opConfigure {
		return nil, configure(r)
	}
	if config.policy == nil {
		return nil, errors.New("not configured")
	}
	o, err := open(name)
	if err != nil {
		return nil, err
	}
	ctx := context.Background()
	switch op {
	case opBegin:
		return begin(o, r)
	case opFinish:
		return finish(ctx, o, r)
	case opSettle:
		return settle(ctx, o, r)
	case opRecords:
		return records(ctx, o, r)
	case opSweep:
		_, err := o.server.Host().Sweep(ctx, 100)
		return nil, err
	case opImportFork:
		return importFork(ctx, o, r)
	}
	return nil, errors.New("unknown operation")
}

func configure(r *decoder) error {
	document := r.bytes()
	key := append([]byte(nil), r.bytes()...)
	sign := r.text()
	flags := r.u32()
	effectTime := time.Duration(r.u32()) * time.Millisecond
	if r.bad {
		return errTruncated
	}
	if len(key) < 32 {
		return errors.New("AMBIT_TURN_KEY must have at least 32 bytes")
	}
	p, err := authority.Parse("policy", document)
	if err != nil {
		return err
	}
	config.signer = nil
	if sign != "" {
		if config.signer, err = ledger.NewSigner(sign); err != nil {
			return errors.New("AMBIT_SIGN_KEY is no private key that `ambit key new` made")
		}
	}
	config.policy, config.turnKey, config.effects, config.fixedInputs, config.effectTime = p, key, flags&1 != 0, flags&2 != 0, effectTime
	clear(objects)
	return nil
}

// open gives the server of an object; the storage is the one lent for this call.
func open(name string) (*object, error) {
	uses++
	if o := objects[name]; o != nil {
		o.used = uses
		return o, nil
	}
	if len(objects) >= maxObjects {
		evict()
	}
	s, err := store.Open(context.Background(), storage{})
	if err != nil {
		return nil, err
	}
	host := actors.NewHost(s, config.policy, actors.Options{Now: func() time.Time { return now }, Effects: config.effects, EffectTime: config.effectTime, Signer: config.signer, Shared: true, Cached: 2})
	o := &object{server: edge.New(host, edge.Options{TurnKey: config.turnKey, FixedInputs: config.fixedInputs, ForkElsewhere: true, WithoutMetrics: withoutMetrics}), used: uses}
	objects[name] = o
	return o, nil
}

func evict() {
	oldest, when := "", uses+1
	for name, o := range objects {
		if o.used < when {
			oldest, when = name, o.used
		}
	}
	delete(objects, oldest)
}

// decoder reads little-endian numbers and length-prefixed bytes.
type decoder struct {
	b   []byte
	bad bool
}

func (d *decoder) take(n int) []byte {
	if n < 0 || n > len(d.b) {
		d.bad, d.b = true, nil
		return make([]byte, 8)
	}
	out := d.b[:n]
	d.b = d.b[n:]
	return out
}

func (d *decoder) u32() uint32 { return binary.LittleEndian.Uint32(d.take(4)) }

func (d *decoder) u64() uint64 { return binary.LittleEndian.Uint64(d.take(8)) }

func (d *decoder) bytes() []byte {
	n := int(d.u32())
	if d.bad {
		return nil
	}
	return d.take(n)
}

func (d *decoder) text() string { return string(d.bytes()) }

// encoder writes them.
type encoder struct{ b []byte }

func (e *encoder) u32(v uint32) { e.b = binary.LittleEndian.AppendUint32(e.b, v) }

func (e *encoder) u64(v uint64) { e.b = binary.LittleEndian.AppendUint64(e.b, v) }

func (e *encoder) bytes(v []byte) {
	e.u32(uint32(len(v)))
	e.b = append(e.b, v...)
}

func (e *encoder) text(v string) {
	e.u32(uint32(len(v)))
	e.b = append(e.b, v...)
}
