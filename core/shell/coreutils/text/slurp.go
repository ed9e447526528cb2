package text

import (
	"io"

	"ambit/core/shell/command"
	"ambit/core/shell/lineio"
)

// slurp reads all of in, for the commands that need the end before the beginning.
// What it holds counts as allocated until free is called.
func slurp(p *command.Proc, in io.Reader) (data []byte, free func(), err error) {
	var held int64
	free = func() {
		p.Meter.Free(held)
		held = 0
	}
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	for {
		chunk, err := r.ReadChunk(0)
		if err == io.EOF {
			return data, free, nil
		}
		if err != nil {
			return data, free, err
		}
		if need := len(data) + len(chunk); need > cap(data) {
			size := max(need, cap(data)+cap(data)/2, 4096)
			p.Meter.Alloc(int64(size))
			grown := make([]byte, len(data), size)
			copy(grown, data)
			p.Meter.Free(held)
			held = int64(size)
			data = grown
		}
		p.Meter.Scan(len(chunk))
		data = append(data, chunk...)
	}
}
