package deflate

import "math/bits"

const heapSize = 2*litCodes + 1

// tree is a prefix code that follows from the frequencies of its symbols.
type tree struct {
	codes     int
	maxBits   int
	extra     []int // bits behind the codes from extraBase on
	extraBase int
	fixed     []uint8 // lengths of the fixed code, or
	fixedBits int     // the one length of it

	freq   [heapSize]int32
	bits   [litCodes + 2]uint8
	code   [litCodes + 2]uint16
	last   int // the largest symbol that occurs
	parent [heapSize]int
	depth  [heapSize]uint8
	length [heapSize]int
	heap   [heapSize]int
	n      int
}

func (t *tree) smaller(a, b int) bool {
	return t.freq[a] < t.freq[b] || t.freq[a] == t.freq[b] && t.depth[a] <= t.depth[b]
}

// sink moves the node at k down to its place in the heap.
func (t *tree) sink(k int) {
	v := t.heap[k]
	for j := 2 * k; j <= t.n; j *= 2 {
		if j < t.n && t.smaller(t.heap[j+1], t.heap[j]) {
			j++
		}
		if t.smaller(v, t.heap[j]) {
			break
		}
		t.heap[k] = t.heap[j]
		k = j
	}
	t.heap[k] = v
}

func (t *tree) fixedLength(n int) int {
	if t.fixed != nil {
		return int(t.fixed[n])
	}
	return t.fixedBits
}

// build finds the lengths and the codes, and adds to the sizes of the block.
func (t *tree) build(b *block) {
	t.n, t.last = 0, -1
	for i := range t.codes {
		t.length[i] = 0
		if t.freq[i] != 0 {
			t.n++
			t.heap[t.n] = i
			t.last = i
			t.depth[i] = 0
		}
	}
	for t.n < 2 {
		node := 0
		if t.last < 2 {
			t.last++
			node = t.last
		}
		t.n++
		t.heap[t.n] = node
		t.freq[node] = 1
		t.depth[node] = 0
		b.own--
		b.fix -= t.fixedLength(node)
	}
	for i := t.n / 2; i >= 1; i-- {
		t.sink(i)
	}
	node, top := t.codes, heapSize
	for t.n >= 2 {
		least := t.heap[1]
		t.heap[1] = t.heap[t.n]
		t.n--
		t.sink(1)
		next := t.heap[1]
		top -= 2
		t.heap[top+1], t.heap[top] = least, next
		t.freq[node] = t.freq[least] + t.freq[next]
		t.depth[node] = max(t.depth[least], t.depth[next]) + 1
		t.parent[least], t.parent[next] = node, node
		t.heap[1] = node
		node++
		t.sink(1)
	}
	top--
	t.heap[top] = t.heap[1]
	t.lengths(b, top)
	for i := range t.codes {
		t.bits[i] = uint8(t.length[i])
	}
	assign(t.code[:t.last+1], t.bits[:t.last+1])
}

// lengths gives each symbol the depth of its leaf, none above maxBits; heap[top:]
// are the nodes in the order of their frequencies, the root first.
func (t *tree) lengths(b *block, top int) {
	var count [16]int
	overflow := 0
	t.length[t.heap[top]] = 0
	for h := top + 1; h < heapSize; h++ {
		n := t.heap[h]
		l := t.length[t.parent[n]] + 1
		if l > t.maxBits {
			l = t.maxBits
			overflow++
		}
		t.length[n] = l
		if n > t.last || n >= t.codes {
			continue
		}
		count[l]++
		extra := 0
		if n >= t.extraBase {
			extra = t.extra[n-t.extraBase]
		}
		b.own += int(t.freq[n]) * (l + extra)
		if l := t.fixedLength(n); l > 0 {
			b.fix += int(t.freq[n]) * (l + extra)
		}
	}
	if overflow == 0 {
		return
	}
	for ; overflow > 0; overflow -= 2 {
		l := t.maxBits - 1
		for count[l] == 0 {
			l--
		}
		count[l]--
		count[l+1] += 2
		count[t.maxBits]--
	}
	h := heapSize
	for l := t.maxBits; l > 0; l-- {
		for n := count[l]; n > 0; {
			h--
			m := t.heap[h]
			if m > t.last {
				continue
			}
			b.own += (l - t.length[m]) * int(t.freq[m])
			t.length[m] = l
			n--
		}
	}
}

// assign gives the symbols of a prefix code their bits, in the order they are sent.
func assign(codes []uint16, lengths []uint8) {
	var count, next [16]int
	for _, l := range lengths {
		count[l]++
	}
	count[0] = 0
	code := 0
	for l := 1; l < 16; l++ {
		code = (code + count[l-1]) << 1
		next[l] = code
	}
	for i, l := range lengths {
		if l > 0 {
			codes[i] = bits.Reverse16(uint16(next[l])) >> (16 - l)
			next[l]++
		}
	}
}
