package awk

import "ambit/core/fuel"

// memory is the call's meter; it remembers what the program holds, which is given
// back as a whole when the program ends.
type memory struct {
	*fuel.Meter
	held int64
}

// Alloc counts n bytes as held, before they are allocated.
func (m *memory) Alloc(n int64) {
	m.Meter.Alloc(n)
	m.held += n
}

// Free gives back n bytes.
func (m *memory) Free(n int64) {
	m.Meter.Free(n)
	m.held -= n
}

// release gives back all that is held.
func (m *memory) release() {
	m.Meter.Free(m.held)
	m.held = 0
}
