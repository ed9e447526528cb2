package jq

// gatherBlock is how many values a block of a gathering holds.
const gatherBlock = 16 << 10

// gathering collects values whose number nobody knows, in blocks: a slice that grows
// would need room for itself more than twice.
type gathering struct {
	full [][]Value
	last []Value
}

func (g *gathering) add(v Value) {
	if n := len(g.last); n >= gatherBlock && n == cap(g.last) {
		g.full = append(g.full, g.last)
		g.last = make([]Value, 0, gatherBlock)
	}
	g.last = append(g.last, v)
}

// values are all of them; the gathering is used up.
func (g *gathering) values() []Value {
	if len(g.full) == 0 {
		return g.last
	}
	n := len(g.last)
	for _, block := range g.full {
		n += len(block)
	}
	all := make([]Value, 0, n)
	for i, block := range g.full {
		all = append(all, block...)
		g.full[i] = nil
	}
	return append(all, g.last...)
}
