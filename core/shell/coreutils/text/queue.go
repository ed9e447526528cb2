package text

import "ambit/core/fuel"

const queueBlock = 32 << 10

// queue is a metered first-in first-out store of bytes in blocks.
type queue struct {
	blocks [][]byte
	off    int // consumed bytes of blocks[0]
	size   int
}

func (q *queue) push(m *fuel.Meter, b []byte) {
	q.size += len(b)
	for len(b) > 0 {
		last := len(q.blocks) - 1
		if last < 0 || len(q.blocks[last]) == queueBlock {
			m.Alloc(queueBlock)
			q.blocks = append(q.blocks, make([]byte, 0, queueBlock))
			last++
		}
		n := min(len(b), queueBlock-len(q.blocks[last]))
		q.blocks[last] = append(q.blocks[last], b[:n]...)
		b = b[n:]
	}
}

// pop removes up to n bytes from the front; fewer where a block ends. The slice is
// valid until the next push.
func (q *queue) pop(m *fuel.Meter, n int) []byte {
	if q.size == 0 {
		return nil
	}
	head := q.blocks[0][q.off:]
	if n < len(head) {
		q.off += n
		q.size -= n
		return head[:n]
	}
	q.blocks = q.blocks[1:]
	q.off = 0
	q.size -= len(head)
	m.Free(queueBlock)
	return head
}

func (q *queue) free(m *fuel.Meter) {
	m.Free(int64(len(q.blocks)) * queueBlock)
	q.blocks = nil
}
