package zstd

// huffEntry is a cell of a Huffman decoding table.
type huffEntry struct{ sym, bits uint8 }

type huffTable struct {
	log     int
	entries []huffEntry
}

const maxHuffLog = 11

// readHuffman reads the description of a Huffman code and returns what follows.
func readHuffman(b []byte) (*huffTable, []byte, error) {
	if len(b) == 0 {
		return nil, nil, ErrCorrupt
	}
	head := int(b[0])
	b = b[1:]
	var weights []uint8
	if head >= 128 {
		n := head - 127
		if (n+1)/2 > len(b) {
			return nil, nil, ErrCorrupt
		}
		for i := range n {
			w := b[i/2] >> 4
			if i%2 == 1 {
				w = b[i/2] & 15
			}
			weights = append(weights, w)
		}
		b = b[(n+1)/2:]
	} else {
		if head > len(b) {
			return nil, nil, ErrCorrupt
		}
		t, rest, err := readFSE(b[:head], 6, 255)
		if err != nil {
			return nil, nil, err
		}
		r, ok := newBackward(rest)
		if !ok {
			return nil, nil, ErrCorrupt
		}
		s := [2]uint32{r.read(t.log), r.read(t.log)}
		for i := 0; ; i ^= 1 {
			e := t.entries[s[i]]
			weights = append(weights, e.sym)
			if len(weights) > 254 {
				return nil, nil, ErrCorrupt
			}
			s[i] = uint32(e.base) + r.read(int(e.bits))
			if r.left < 0 {
				weights = append(weights, t.entries[s[i^1]].sym)
				break
			}
		}
		b = b[head:]
	}
	t, err := huffFromWeights(weights)
	return t, b, err
}

// huffFromWeights completes the weights and builds the table.
func huffFromWeights(weights []uint8) (*huffTable, error) {
	sum := uint32(0)
	for _, w := range weights {
		if w > maxHuffLog+1 {
			return nil, ErrCorrupt
		}
		if w > 0 {
			sum += 1 << (w - 1)
		}
	}
	if sum == 0 {
		return nil, ErrCorrupt
	}
	log := highBit(sum) + 1
	left := uint32(1)<<log - sum
	if log > maxHuffLog || left&(left-1) != 0 {
		return nil, ErrCorrupt
	}
	weights = append(weights, uint8(highBit(left)+1))
	t := &huffTable{log, make([]huffEntry, 0, 1<<log)}
	for w := 1; w <= log; w++ {
		for s, x := range weights {
			if int(x) != w {
				continue
			}
			for range 1 << (w - 1) {
				t.entries = append(t.entries, huffEntry{uint8(s), uint8(log + 1 - w)})
			}
		}
	}
	if len(t.entries) != 1<<log {
		return nil, ErrCorrupt
	}
	return t, nil
}

// decode appends n symbols of a stream to out.
func (t *huffTable) decode(out, stream []byte, n int) ([]byte, error) {
	r, ok := newBackward(stream)
	if !ok {
		return nil, ErrCorrupt
	}
	for range n {
		e := t.entries[r.peek(t.log)]
		r.left -= int(e.bits)
		out = append(out, e.sym)
	}
	if r.left != 0 {
		return nil, ErrCorrupt
	}
	return out, nil
}
