package shell

import (
	"ambit/core/shell/sched"
	"ambit/core/workspace/view"
)

// openFifo opens a named pipe of the file system.
func (rt *runtime) openFifo(ino uint64, info view.Info, flags int) (view.Handle, error) {
	f := rt.fifos[ino]
	if f == nil {
		f = rt.loop.NewFifo()
		if rt.fifos == nil {
			rt.fifos = map[uint64]*sched.Fifo{}
		}
		rt.fifos[ino] = f
	}
	switch {
	case flags&view.ReadWrite != 0:
		return f.OpenBoth(), nil
	case flags&view.WriteOnly != 0:
		return f.OpenWrite(), nil
	}
	return f.OpenRead(), nil
}
