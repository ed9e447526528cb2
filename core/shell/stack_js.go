//go:build js

package shell

import goruntime "runtime"

// relieveStack gives the engine's stack back every few levels: a goroutine switch
// unwinds it, and the Go frames go on living in linear memory.
func relieveStack(depth int) {
	if depth%16 == 0 {
		goruntime.Gosched()
	}
}
