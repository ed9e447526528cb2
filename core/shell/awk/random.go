package awk

// random is gawk's generator: BSD's additive feedback over 63 words, whose output
// goes through a table that it also indexes (Bays and Durham's shuffle).
type random struct {
	state [63]int32
	f, r  int
	table [512]int32
	last  int32
	seed  float64 // what srand() answers
	ready bool
}

// start seeds the generator with the method of Park and Miller.
func (g *random) start(seed uint32) {
	g.state[0] = int32(seed)
	for i := 1; i < len(g.state); i++ {
		g.state[i] = parkMiller(g.state[i-1])
	}
	g.f, g.r = 1, 0
	for i := range g.table {
		g.table[i] = g.raw()
	}
	g.last = g.raw()
	for range 10 * len(g.state) {
		g.next()
	}
	g.ready = true
}

func parkMiller(x int32) int32 {
	if x == 0 {
		x = 123459876
	}
	hi, lo := x/127773, x%127773
	x = 16807*lo - 2836*hi
	if x < 0 {
		x += 0x7fffffff
	}
	return x
}

func (g *random) raw() int32 {
	g.state[g.f] += g.state[g.r]
	v := int32(uint32(g.state[g.f]) >> 1)
	g.f = (g.f + 1) % len(g.state)
	g.r = (g.r + 1) % len(g.state)
	return v
}

func (g *random) next() int32 {
	k := int(g.last) % len(g.table)
	g.last = g.table[k]
	g.table[k] = g.raw()
	return g.last
}

// float is a number from [0, 1).
func (g *random) float() float64 {
	if !g.ready {
		g.start(1)
	}
	const divisor = 1 << 31
	for {
		a := float64(g.next())
		b := float64(g.next())
		v := 0.5 + (a/divisor+b)/divisor
		v -= 0.5
		if v != 1 {
			return v
		}
	}
}
