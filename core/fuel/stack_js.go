//go:build js

package fuel

import "runtime"

// Relieve gives the engine's stack back every few levels of a recursion: a goroutine
// switch unwinds it, and the Go frames go on living in linear memory. What recurses
// calls it with its depth, which it has to bound anyhow.
func Relieve(depth int) {
	if depth%16 == 0 {
		runtime.Gosched()
	}
}
