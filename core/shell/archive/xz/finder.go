package xz

const (
	shortBits = 16
	niceMatch = 64 // a match that is taken without looking further
)

// finder knows where strings occurred: the latest place of two and of three bytes,
// and all places of four, chained from the latest on.
type finder struct {
	two, three []int32
	head       []int32
	chain      []int32
	depth      int // places of four bytes that are looked at
	found      []place
}

// place is where a match begins, and how long it is.
type place struct{ length, dist int32 }

func (f *finder) init(level, size int) {
	f.depth = 4 << min(level, 5)
	f.two, f.three = make([]int32, 1<<shortBits), make([]int32, 1<<shortBits)
	f.head, f.chain = make([]int32, 1<<hashBits), make([]int32, size)
	for _, list := range [][]int32{f.two, f.three, f.head} {
		for i := range list {
			list[i] = -1
		}
	}
}

// slide forgets what lies before drop; positions below done are known.
func (f *finder) slide(drop, done int) {
	copy(f.chain, f.chain[drop:])
	for _, list := range [][]int32{f.two, f.three, f.head, f.chain[:done]} {
		for i := range list {
			list[i] = max(list[i]-int32(drop), -1)
		}
	}
}

// common is how many bytes at i and j are the same, up to limit.
func (z *Writer) common(i, j, limit int) int {
	n := 0
	for n < limit && z.buf[i+n] == z.buf[j+n] {
		n++
	}
	return n
}

// matches finds matches at a position, each longer than those before it and further
// back, and enters the position.
func (z *Writer) matches(at, limit int) []place {
	f := &z.finder
	f.found = f.found[:0]
	if at+4 > len(z.buf) {
		f.chain[at] = -1
		return f.found
	}
	b := z.buf[at : at+4]
	two := uint32(b[0]) | uint32(b[1])<<8
	three := (two | uint32(b[2])<<16) * 506832829 >> (32 - shortBits)
	four := (two | uint32(b[2])<<16 | uint32(b[3])<<24) * 2654435761 >> (32 - hashBits)
	best := 1
	for _, c := range []int32{f.two[two], f.three[three]} {
		if d := at - int(c); c >= 0 && d <= dictSize {
			if n := z.common(int(c), at, limit); n > best {
				best = n
				f.found = append(f.found, place{int32(n), int32(d)})
			}
		}
	}
	tries := f.depth
	for c := f.head[four]; c >= 0 && tries > 0 && best < limit; c, tries = f.chain[c], tries-1 {
		d := at - int(c)
		if d > dictSize {
			break
		}
		if best > 1 && z.buf[int(c)+best] != z.buf[at+best] {
			continue
		}
		if n := z.common(int(c), at, limit); n > best {
			best = n
			f.found = append(f.found, place{int32(n), int32(d)})
			if n >= niceMatch {
				break
			}
		}
	}
	f.two[two], f.three[three] = int32(at), int32(at)
	f.chain[at] = f.head[four]
	f.head[four] = int32(at)
	return f.found
}
