//go:build js

package fuel

import (
	"runtime"
	"runtime/metrics"
)

const (
	collectLook = 2 << 20  // how much is allocated between two looks at the heap
	collectFrom = 32 << 20 // the size from which it is collected
	collectStep = 8 << 20  // how much it must have grown since it was
)

// collect lets the collector run before a large allocation where the heap has grown.
// Left alone it would begin after it, when a linear memory that is capped may have no
// room for it beside what is garbage already.
func (m *Meter) collect(n int64) {
	if m.large += n; m.large < collectLook {
		return
	}
	m.large = 0
	if size := heap(); size < max(collectFrom, m.collected+collectStep) {
		return
	}
	runtime.GC()
	m.collected = heap()
}

func heap() int64 {
	sample := [1]metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(sample[:])
	return int64(sample[0].Value.Uint64())
}
