//go:build js && wasm && crashtest

package main

import "ambit/core/shell/command"

func init() {
	command.Register(command.Spec{Name: "crash", Summary: "end the instance: stack, memory or panic (test builds only)", Run: crash})
}

// hoard keeps what crash memory allocates.
var hoard [][]byte

func crash(p *command.Proc) int {
	switch p.Args[0] {
	case "stack":
		return deep(0)
	case "memory":
		for {
			hoard = append(hoard, make([]byte, 16<<20))
		}
	}
	panic("crash test")
}

func deep(n int) int {
	var frame [256]byte
	frame[n%256] = 1
	return deep(n+1) + int(frame[0])
}
