//go:build js && wasm

package main

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"unsafe"

	store "ambit/actors/store/sql"
)

// Limits of a Durable Object that a local workerd does not enforce. They are checked
// here, so that what works in a test works in production.
const (
	maxParameters = 100
	maxValue      = 2_000_000 // bytes of a value or row
	maxSQL        = 100_000   // bytes of a statement
	maxInteger    = 1 << 53   // beyond it JavaScript loses digits
)

// storage is the SQL database of the object that the present call is about.
type storage struct{}

//go:wasmimport ambit sql_exec
func sqlExec(ptr unsafe.Pointer, size uint32) uint32

//go:wasmimport ambit sql_query
func sqlQuery(ptr unsafe.Pointer, size uint32) uint32

// sqlTake copies the result of the last statement, whose size it was told, to ptr.
//
//go:wasmimport ambit sql_take
func sqlTake(ptr unsafe.Pointer) uint32

// The outcomes of sql_exec; sql_query gives sizeFailed instead of a size.
const (
	execOK     = 0
	execExists = 1
	sizeFailed = 0xffffffff
)

var errNoStorage = errors.New("the storage failed")

func encodeStmt(e *encoder, s store.Stmt) error {
	if len(s.SQL) > maxSQL || len(s.Args) > maxParameters {
		return fmt.Errorf("statement of %d bytes with %d parameters: a Durable Object takes %d and %d", len(s.SQL), len(s.Args), maxSQL, maxParameters)
	}
	e.text(s.SQL)
	e.u32(uint32(len(s.Args)))
	row := 0
	for _, a := range s.Args {
		switch a := a.(type) {
		case int64:
			if a > maxInteger || a < -maxInteger {
				return fmt.Errorf("integer %d does not fit JavaScript", a)
			}
			e.b = append(e.b, 1)
			e.u64(uint64(a))
		case string:
			e.b = append(e.b, 2)
			e.text(a)
			row += len(a)
		case []byte:
			e.b = append(e.b, 3)
			e.bytes(a)
			row += len(a)
		default:
			return fmt.Errorf("parameter of type %T", a)
		}
	}
	if row > maxValue {
		return fmt.Errorf("row of %d bytes: a Durable Object takes %d", row, maxValue)
	}
	return nil
}

// scratch is where statements are encoded; none is needed after its crossing.
var scratch encoder

func statements() *encoder {
	if cap(scratch.b) > maxValue {
		scratch.b = nil
	}
	scratch.b = scratch.b[:0]
	return &scratch
}

// Exec implements the SQL store's Conn: one crossing for the whole batch.
func (storage) Exec(_ context.Context, batch []store.Stmt) error {
	e := statements()
	e.u32(uint32(len(batch)))
	for _, s := range batch {
		if err := encodeStmt(e, s); err != nil {
			return err
		}
	}
	switch sqlExec(unsafe.Pointer(unsafe.SliceData(e.b)), uint32(len(e.b))) {
	case execOK:
		return nil
	case execExists:
		return store.ErrExists
	}
	return errNoStorage
}

// Query implements the SQL store's Conn.
func (storage) Query(_ context.Context, q store.Stmt) ([]store.Row, error) {
	e := statements()
	if err := encodeStmt(e, q); err != nil {
		return nil, err
	}
	size := sqlQuery(unsafe.Pointer(unsafe.SliceData(e.b)), uint32(len(e.b)))
	if size == sizeFailed {
		return nil, errNoStorage
	}
	result := make([]byte, size)
	sqlTake(unsafe.Pointer(unsafe.SliceData(result)))
	return decodeRows(&decoder{b: result})
}

func decodeRows(r *decoder) ([]store.Row, error) {
	count, columns := r.u32(), r.u32()
	var rows []store.Row
	for range count {
		row := make(store.Row, columns)
		for i := range row {
			switch tag := r.take(1)[0]; tag {
			case 0:
			case 1:
				row[i] = int64(binary.LittleEndian.Uint64(r.take(8)))
			case 2:
				row[i] = r.text()
			case 3:
				row[i] = append([]byte{}, r.bytes()...)
			}
		}
		if r.bad {
			return nil, errTruncated
		}
		rows = append(rows, row)
	}
	return rows, nil
}
