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

// collector is what is known of the heap.
type collector struct {
	allocated int64 // since the last look
	size      int64 // after it was collected last
}

// before lets the collector run before a large allocation where the heap has grown.
// Left alone it would begin after it, when a linear memory that is capped may have no
// room for it beside what is garbage already.
func (c *collector) before(n int64) {
	if c.allocated += n; c.allocated < collectLook {
		return
	}
	c.allocated = 0
	c.look()
}

// look collects the heap if it has grown. It is done while fuel is used, too, for what is
// allocated and dropped without being counted: by itself the collector works only when
// the scheduler runs, which switching coroutines does not need.
func (c *collector) look() {
	if size := heapSize(); size < max(collectFrom, c.size+collectStep) {
		return
	}
	runtime.GC()
	c.size = heapSize()
}

func heapSize() int64 {
	sample := [1]metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(sample[:])
	return int64(sample[0].Value.Uint64())
}
