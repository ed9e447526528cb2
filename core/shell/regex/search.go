package regex

// Regexp is a compiled pattern.
type Regexp struct {
	pattern  string
	opt      Options
	ncap     int
	names    []string
	warnings []string
}

// Compile reads pattern. The error is an *Error.
func Compile(pattern string, opt Options) (*Regexp, error) {
	return nil, &Error{Text: "unimplemented", Offset: -1}
}

// Find locates the first match in b that starts at or after from. What stands
// before from counts as context: ^ and \b look at it.
func (re *Regexp) Find(b []byte, from int, flags Flags) (start, end int, ok bool) {
	return 0, 0, false
}

// FindSubmatch is Find with sub-matches: it appends the start and end of the match
// and of each group to dst, -1 for a group that took no part, and returns the
// result; nil means that there is no match.
func (re *Regexp) FindSubmatch(dst []int, b []byte, from int, flags Flags) []int {
	return nil
}

func (re *Regexp) shortest(b []byte, from int, flags Flags) (end int, ok bool) { return 0, false }

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
