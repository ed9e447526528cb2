package fileutils

import (
	"bytes"
	"io"

	"ambit/core/shell/command"
)

// sameContent reports whether two readers give the same bytes.
func sameContent(p *command.Proc, x, y io.Reader) bool {
	a, b := make([]byte, 16<<10), make([]byte, 16<<10)
	for {
		n, errX := io.ReadFull(x, a)
		m, errY := io.ReadFull(y, b)
		p.Meter.Bytes(n)
		if n != m || !bytes.Equal(a[:n], b[:m]) {
			return false
		}
		if errX != nil || errY != nil {
			return errX == errY
		}
	}
}
