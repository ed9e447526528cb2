package vars

import "slices"

// IndexedArray is the elements of an indexed array, which may have holes. The zero
// value is empty.
type IndexedArray struct {
	// Without holes, index is nil and values[i] is element i; else index is sorted
	// and values[i] is element index[i].
	index  []int64
	values []string
}

// Len is the number of elements.
func (a *IndexedArray) Len() int { return len(a.values) }

// Next is one more than the highest index: where += goes on.
func (a *IndexedArray) Next() int64 {
	if a.index == nil {
		return int64(len(a.values))
	}
	return a.index[len(a.index)-1] + 1
}

// Index is the index of the i-th element.
func (a *IndexedArray) Index(i int) int64 {
	if a.index == nil {
		return int64(i)
	}
	return a.index[i]
}

// Value is the value of the i-th element.
func (a *IndexedArray) Value(i int) string { return a.values[i] }

// Values is the values in order of index. The caller must not change them.
func (a *IndexedArray) Values() []string { return a.values }

// Search is the position of the first element whose index is at least n.
func (a *IndexedArray) Search(n int64) (pos int, found bool) {
	if a.index == nil {
		if n < 0 {
			return 0, false
		}
		if n >= int64(len(a.values)) {
			return len(a.values), false
		}
		return int(n), true
	}
	return slices.BinarySearch(a.index, n)
}

// Get is element n.
func (a *IndexedArray) Get(n int64) (string, bool) {
	if pos, found := a.Search(n); found {
		return a.values[pos], true
	}
	return "", false
}

func (a *IndexedArray) set(n int64, value string) {
	pos, found := a.Search(n)
	if found {
		a.values[pos] = value
		return
	}
	if a.index == nil && n != int64(len(a.values)) {
		a.index = make([]int64, len(a.values), len(a.values)+1)
		for i := range a.index {
			a.index[i] = int64(i)
		}
	}
	if a.index != nil {
		a.index = slices.Insert(a.index, pos, n)
	}
	a.values = slices.Insert(a.values, pos, value)
}

func (a *IndexedArray) remove(n int64) {
	pos, found := a.Search(n)
	if !found {
		return
	}
	if a.index == nil && pos == len(a.values)-1 {
		a.values = a.values[:pos]
		return
	}
	if a.index == nil {
		a.index = make([]int64, len(a.values))
		for i := range a.index {
			a.index[i] = int64(i)
		}
	}
	a.index = slices.Delete(a.index, pos, pos+1)
	a.values = slices.Delete(a.values, pos, pos+1)
	if len(a.values) == 0 {
		a.index = nil
	}
}

func (a *IndexedArray) clone() *IndexedArray {
	return &IndexedArray{slices.Clone(a.index), slices.Clone(a.values)}
}

// AssocArray is the elements of an associative array. They are iterated in the
// order of bash's hash table, which is the order scripts see in ${!m[@]}.
type AssocArray struct {
	buckets [][]pair // within a bucket the newest pair is last
	n       int
	byKey   map[string]string
}

type pair struct {
	key  string
	hash uint32
}

const (
	assocBuckets = 1024
	rehashFactor = 2 // pairs per bucket at which the table grows
	rehashGrowth = 4 // how many times larger it becomes
)

// NewAssocArray is an array with so many buckets, a power of 2. Of the pairs in one
// bucket it gives the first one first, as bash does of a table it copies.
func NewAssocArray(buckets int, keys []string, value func(key string) string) *AssocArray {
	a := &AssocArray{buckets: make([][]pair, buckets), byKey: make(map[string]string, len(keys))}
	for _, k := range slices.Backward(keys) {
		a.set(k, value(k))
	}
	return a
}

// HashOrder sorts keys as bash lists a hash table with so many buckets.
func HashOrder(buckets int, keys []string) {
	slices.SortStableFunc(keys, func(a, b string) int {
		mask := uint32(buckets - 1)
		return int(hash(a)&mask) - int(hash(b)&mask)
	})
}

// hash is the 32-bit FNV-1 hash as bash computes it, over signed bytes.
func hash(s string) uint32 {
	h := uint32(2166136261)
	for i := 0; i < len(s); i++ {
		h *= 16777619
		h ^= uint32(int32(int8(s[i])))
	}
	return h
}

// Len is the number of elements.
func (a *AssocArray) Len() int { return a.n }

// Get is the element of key.
func (a *AssocArray) Get(key string) (string, bool) {
	v, ok := a.byKey[key]
	return v, ok
}

// Keys is the keys in the order of iteration.
func (a *AssocArray) Keys() []string {
	keys := make([]string, 0, a.n)
	for _, b := range a.buckets {
		for i := len(b) - 1; i >= 0; i-- {
			keys = append(keys, b[i].key)
		}
	}
	return keys
}

// Values is the values in the order of iteration.
func (a *AssocArray) Values() []string {
	values := a.Keys()
	for i, k := range values {
		values[i] = a.byKey[k]
	}
	return values
}

func (a *AssocArray) set(key, value string) {
	if _, ok := a.byKey[key]; !ok {
		if a.byKey == nil {
			a.byKey = map[string]string{}
			a.buckets = make([][]pair, assocBuckets)
		}
		if a.n >= len(a.buckets)*rehashFactor {
			a.grow()
		}
		h := hash(key)
		b := &a.buckets[h&uint32(len(a.buckets)-1)]
		*b = append(*b, pair{key, h})
		a.n++
	}
	a.byKey[key] = value
}

func (a *AssocArray) grow() {
	old := a.buckets
	a.buckets = make([][]pair, len(old)*rehashGrowth)
	for _, b := range old {
		for i := len(b) - 1; i >= 0; i-- {
			to := &a.buckets[b[i].hash&uint32(len(a.buckets)-1)]
			*to = append(*to, b[i])
		}
	}
}

func (a *AssocArray) remove(key string) {
	if _, ok := a.byKey[key]; !ok {
		return
	}
	delete(a.byKey, key)
	a.n--
	b := &a.buckets[hash(key)&uint32(len(a.buckets)-1)]
	*b = slices.DeleteFunc(*b, func(p pair) bool { return p.key == key })
}

func (a *AssocArray) clone() *AssocArray {
	c := &AssocArray{n: a.n}
	if a.byKey == nil {
		return c
	}
	c.buckets = make([][]pair, len(a.buckets))
	for i, b := range a.buckets {
		if len(b) > 0 {
			c.buckets[i] = slices.Clone(b)
		}
	}
	c.byKey = make(map[string]string, len(a.byKey))
	for _, b := range a.buckets {
		for _, p := range b {
			c.byKey[p.key] = a.byKey[p.key]
		}
	}
	return c
}
