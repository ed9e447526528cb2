package text

import (
	"bytes"
	"encoding/binary"
	"io"
	"math"
	"slices"
	"strconv"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

const (
	// sortMemory bounds the lines and their index that are sorted at once; more
	// input is sorted in runs of that size, which go to temporary files.
	sortMemory = 4 << 20
	// sortBlock is the first size of the line buffer, which then doubles.
	sortBlock = 64 << 10
	entrySize = 16
)

// sorter compares lines and collects them.
type sorter struct {
	p       *command.Proc
	keys    []*sortKey
	global  sortOrder
	tab     int // field separator, -1 for the change from blank to non-blank
	stable  bool
	unique  bool
	delim   byte
	debug   bool
	tempDir string
	seed    uint64

	fail func(what, name string, err error) // does not return

	text  []byte  // lines of the present run, delimiters removed
	index []entry // its lines
	alloc int64
	runs  []string // names of the temporary files
}

// entry is a line of the run being collected. prefix orders it roughly: lines
// whose prefixes differ are in the order of their prefixes.
type entry struct {
	prefix   uint64
	off, len uint32
}

func (s *sorter) line(e entry) []byte { return s.text[e.off : e.off+e.len] }

// compare orders two lines completely: by the keys, then (unless -s or -u) by
// their bytes.
func (s *sorter) compare(a, b []byte) int {
	s.p.Charge(fuel.Compare)
	if len(s.keys) > 0 {
		c := s.compareKeys(a, b)
		if c != 0 || s.stable || s.unique {
			return c
		}
	}
	c := bytes.Compare(a, b)
	if s.global.reverse {
		return -c
	}
	return c
}

// cost is the fuel of comparing two lines of that length together by the key.
func (k *sortKey) cost(size int) int64 {
	if k.general {
		return 8 + int64(size)/2
	}
	if k.version {
		return 4 + int64(size)/6
	}
	return 1 + int64(size)/16
}

func (s *sorter) compareKeys(a, b []byte) int {
	for _, k := range s.keys {
		s.p.Charge(k.cost(len(a) + len(b)))
		c := k.compare(k.extract(a, s.tab), k.extract(b, s.tab), s)
		if c != 0 {
			if k.reverse {
				return -c
			}
			return c
		}
	}
	return 0
}

// prefix is a number that orders lines by their first key as far as 64 bits can.
func (s *sorter) prefix(line []byte) uint64 {
	if len(s.keys) == 0 {
		v := prefix8(line)
		if s.global.reverse {
			return ^v
		}
		return v
	}
	k := s.keys[0]
	b := k.extract(line, s.tab)
	var v uint64
	switch {
	case k.numeric:
		v = numericPrefix(b[skipBlanks(b, 0):])
	case k.general:
		f, rank := generalValue(b)
		v = uint64(rank)
		if rank == 2 {
			v = max(orderedBits(f), 2)
		}
	case k.human:
		return 0
	case k.month:
		v = uint64(monthOf(b))
	case k.version:
		return 0
	case k.random:
		v = s.hash(k.translate(b))
	case k.dictionary || k.printing || k.fold:
		var head [8]byte
		n := 0
		for i := 0; i < len(b) && n < 8; i++ {
			if c := b[i]; !k.ignores(c) {
				if k.fold {
					c = upperASCII(c)
				}
				head[n] = c
				n++
			}
		}
		v = binary.BigEndian.Uint64(head[:])
	default:
		v = prefix8(b)
	}
	if k.reverse {
		return ^v
	}
	return v
}

func prefix8(b []byte) uint64 {
	if len(b) >= 8 {
		return binary.BigEndian.Uint64(b)
	}
	var v uint64
	for i, c := range b {
		v |= uint64(c) << (56 - 8*i)
	}
	return v
}

// numericPrefix holds the integer part and, where there is room, the fraction's
// first digits.
func numericPrefix(b []byte) uint64 {
	n := parseNumber(b)
	const middle = 1 << 63
	if len(n.integer) > 12 {
		if n.negative {
			return 0
		}
		return math.MaxUint64
	}
	var v uint64
	for _, c := range n.integer {
		v = v*10 + uint64(c-'0')
	}
	for i := range 6 {
		v *= 10
		if i < len(n.frac) {
			v += uint64(n.frac[i] - '0')
		}
	}
	if n.negative {
		return middle - v
	}
	return middle + v
}

// orderedBits maps floats to integers in the same order.
func orderedBits(f float64) uint64 {
	if f == 0 {
		f = 0
	}
	b := math.Float64bits(f)
	if f == 0 {
		b = 0
	}
	if b>>63 != 0 {
		return ^b
	}
	return b | 1<<63
}

func (s *sorter) hash(b []byte) uint64 {
	h := s.seed ^ 0x9e3779b97f4a7c15
	for _, c := range b {
		h ^= uint64(c)
		h *= 0x100000001b3
		h ^= h >> 29
	}
	h ^= h >> 32
	h *= 0xd6e8feb86659fd93
	return h ^ h>>32
}

func (s *sorter) compareRandom(a, b []byte) int {
	x, y := s.hash(a), s.hash(b)
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	}
	return bytes.Compare(a, b)
}

// add appends a line to the run being collected.
func (s *sorter) add(line []byte) {
	if size := len(s.text) + len(line) + (len(s.index)+1)*entrySize; size > sortMemory && len(s.index) > 0 {
		s.spill()
	}
	s.reserve(len(line))
	off := len(s.text)
	s.text = append(s.text, line...)
	s.index = append(s.index, entry{s.prefix(line), uint32(off), uint32(len(line))})
}

// reserve makes room for a line of n bytes, counting it as allocated first.
func (s *sorter) reserve(n int) {
	if need := len(s.text) + n; need > cap(s.text) {
		size := max(need, 2*cap(s.text), sortBlock)
		if size > sortMemory && need <= sortMemory {
			size = sortMemory
		}
		s.grow(int64(size))
		text := make([]byte, len(s.text), size)
		copy(text, s.text)
		s.shrink(int64(cap(s.text)))
		s.text = text
	}
	if len(s.index) == cap(s.index) {
		size := max(2*cap(s.index), sortBlock/entrySize/4)
		if size*entrySize > sortMemory {
			size = max(sortMemory/entrySize, len(s.index)+1)
		}
		s.grow(int64(size) * entrySize)
		index := make([]entry, len(s.index), size)
		copy(index, s.index)
		s.shrink(int64(cap(s.index)) * entrySize)
		s.index = index
	}
}

func (s *sorter) grow(n int64) {
	s.p.Meter.Alloc(n)
	s.alloc += n
}

func (s *sorter) shrink(n int64) {
	s.p.Meter.Free(n)
	s.alloc -= n
}

// sortRun orders the collected lines; with -u only the first of equal ones stays.
func (s *sorter) sortRun() {
	keepOrder := s.stable || s.unique
	charge := int64(0)
	exact := len(s.keys) == 0
	reverse := s.global.reverse
	slices.SortFunc(s.index, func(x, y entry) int {
		if charge++; charge >= 1024 {
			s.p.Charge(charge * fuel.Compare)
			charge = 0
		}
		if x.prefix != y.prefix {
			if x.prefix < y.prefix {
				return -1
			}
			return 1
		}
		var c int
		if exact {
			c = bytes.Compare(s.line(x), s.line(y))
			if reverse {
				c = -c
			}
		} else {
			c = s.compare(s.line(x), s.line(y))
		}
		if c == 0 && keepOrder {
			c = int(x.off) - int(y.off)
			if c == 0 {
				c = int(x.len) - int(y.len)
			}
		}
		return c
	})
	s.p.Charge(charge * fuel.Compare)
	if s.unique && len(s.index) > 0 {
		kept := s.index[:1]
		for _, e := range s.index[1:] {
			if last := kept[len(kept)-1]; last.prefix != e.prefix || s.compare(s.line(last), s.line(e)) != 0 {
				kept = append(kept, e)
			}
		}
		s.index = kept
	}
}

// spill empties the collection: what remains after sorting goes to a temporary
// file, unless -u left so little that collecting can go on.
func (s *sorter) spill() {
	s.sortRun()
	if s.unique && len(s.index)*4 < cap(s.index) || s.unique && s.keptBytes()*2 < len(s.text) {
		if s.keptBytes()+len(s.index)*entrySize < sortMemory/2 {
			s.compact()
			return
		}
	}
	name, h := s.tempFile()
	out := command.NewOutput(h, s.p.Meter)
	for _, e := range s.index {
		out.Write(s.line(e))
		out.WriteByte(s.delim)
	}
	out.Flush()
	h.Close()
	s.runs = append(s.runs, name)
	s.text, s.index = s.text[:0], s.index[:0]
}

func (s *sorter) keptBytes() int {
	n := 0
	for _, e := range s.index {
		n += int(e.len)
	}
	return n
}

// compact drops the text of lines that -u removed. Lines that stay are in sorted
// order and unequal, so that later ones lose against them as they must.
func (s *sorter) compact() {
	size := s.keptBytes()
	s.grow(int64(size))
	text := make([]byte, 0, size)
	for i, e := range s.index {
		off := len(text)
		text = append(text, s.line(e)...)
		s.index[i].off = uint32(off)
	}
	s.text = append(s.text[:0], text...)
	s.shrink(int64(size))
}

func (s *sorter) tempFile() (string, view.Handle) {
	for i := len(s.runs); ; i++ {
		name := s.tempDir + "/sort" + strconv.Itoa(s.p.PID) + "." + strconv.Itoa(i)
		h, err := s.p.OpenFile(name, view.WriteOnly|view.Create|view.Exclusive, 0o600)
		if err == nil {
			return name, h
		}
		if errno.Of(err) != errno.EEXIST {
			s.fail("cannot create temporary file in", s.tempDir, err)
		}
	}
}

// close removes temporary files and gives back memory.
func (s *sorter) close() {
	for _, name := range s.runs {
		s.p.FS.Unlink(s.p.Abs(name))
	}
	s.runs = nil
	s.p.Meter.Free(s.alloc)
	s.alloc = 0
}

// write prints the sorted collection.
func (s *sorter) write(out *command.Output) {
	s.sortRun()
	if len(s.runs) == 0 {
		for _, e := range s.index {
			s.put(out, s.line(e))
		}
		return
	}
	var sources []mergeSource
	for _, name := range s.runs {
		h, err := s.p.Open(name)
		if err != nil {
			s.fail("open failed", name, err)
		}
		defer h.Close()
		sources = append(sources, s.fileSource(name, h))
	}
	i := 0
	sources = append(sources, mergeSource{next: func() ([]byte, bool) {
		if i == len(s.index) {
			return nil, false
		}
		i++
		return s.line(s.index[i-1]), true
	}})
	s.merge(out, sources)
}

// mergeSource is one sorted input of a merge.
type mergeSource struct {
	next func() ([]byte, bool)
	line []byte
}

func (s *sorter) fileSource(name string, in io.Reader) mergeSource {
	r := lineio.NewReader(in, s.p.Meter)
	r.Delim = s.delim
	return mergeSource{next: func() ([]byte, bool) {
		line, err := r.ReadLine()
		if err == nil {
			return line, true
		}
		if err != io.EOF {
			s.fail("read failed", name, err)
		}
		r.Close()
		return nil, false
	}}
}

// merge writes sorted sources as one; of equal lines, those of earlier sources
// come first. It keeps the sources in a heap.
func (s *sorter) merge(out *command.Output, sources []mergeSource) {
	var heap []int
	less := func(a, b int) bool {
		c := s.compare(sources[a].line, sources[b].line)
		return c < 0 || c == 0 && a < b
	}
	down := func(i int) {
		for {
			c := 2*i + 1
			if c >= len(heap) {
				return
			}
			if c+1 < len(heap) && less(heap[c+1], heap[c]) {
				c++
			}
			if !less(heap[c], heap[i]) {
				return
			}
			heap[i], heap[c] = heap[c], heap[i]
			i = c
		}
	}
	for i := range sources {
		if line, ok := sources[i].next(); ok {
			sources[i].line = line
			heap = append(heap, i)
		}
	}
	for i := len(heap)/2 - 1; i >= 0; i-- {
		down(i)
	}
	var last []byte
	started := false
	for len(heap) > 0 {
		top := heap[0]
		line := sources[top].line
		if !s.unique || !started || s.compare(last, line) != 0 {
			s.put(out, line)
			if s.unique {
				last, started = append(last[:0], line...), true
			}
		}
		if next, ok := sources[top].next(); ok {
			sources[top].line = next
		} else {
			heap[0] = heap[len(heap)-1]
			heap = heap[:len(heap)-1]
		}
		down(0)
	}
}
