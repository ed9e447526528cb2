//go:build js

package fuel

import "runtime"

// collectEvery is how much large memory is allocated between two collections.
const collectEvery = 16 << 20

// collect lets the collector run before a large allocation. Left alone it would begin
// after it, when a linear memory that is capped may have no room for it beside what is
// garbage already.
func (m *Meter) collect(n int64) {
	if m.large += n; m.large >= collectEvery {
		m.large = 0
		runtime.GC()
	}
}
