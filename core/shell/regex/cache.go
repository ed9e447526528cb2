package regex

// Cache keeps the patterns a command or shell compiled last, at most 64. The zero
// value is ready to use. It belongs to one call.
type Cache struct {
	entries map[cacheKey]*Regexp
	order   []cacheKey
}

type cacheKey struct {
	pattern string
	opt     Options
}

const cacheSize = 64

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
	if len(c.order) >= cacheSize {
		delete(c.entries, c.order[0])
		c.order = append(c.order[:0], c.order[1:]...)
	}
	c.entries[key] = re
	c.order = append(c.order, key)
	return re, nil
}
