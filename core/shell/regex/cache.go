package regex

// Cache keeps the patterns a command or shell compiled last: at most 64, and of at most
// 65,536 instructions together. The zero value is ready to use. It belongs to one call.
type Cache struct {
	insts   int
	entries map[cacheKey]*Regexp
	order   []cacheKey
}

type cacheKey struct {
	pattern string
	opt     Options
}

const (
	cacheSize  = 64
	cacheInsts = 1 << 16
)

// Compile is Compile with memory.
func (c *Cache) Compile(pattern string, opt Options) (*Regexp, error) {
	key := cacheKey{pattern, opt}
	if re, ok := c.entries[key]; ok {
		return re, nil
	}
	re, err := Compile(pattern, opt)
	if err != nil {
		return nil, err
	}
	re.dfaLimit = maxCachedDFA
	if c.entries == nil {
		c.entries = map[cacheKey]*Regexp{}
	}
	size := len(re.p.insts) + len(pattern)
	if size > cacheInsts {
		return re, nil
	}
	for len(c.order) >= cacheSize || c.insts+size > cacheInsts {
		oldest := c.order[0]
		c.insts -= len(c.entries[oldest].p.insts) + len(oldest.pattern)
		delete(c.entries, oldest)
		c.order = append(c.order[:0], c.order[1:]...)
	}
	c.insts += size
	c.entries[key] = re
	c.order = append(c.order, key)
	return re, nil
}
