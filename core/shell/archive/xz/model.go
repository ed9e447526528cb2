// Package xz reads and writes the .xz format (The .xz File Format, version 1.2.1)
// with the LZMA2 filter. It is small, deterministic and metered: memory grows with
// the data, not with what a header claims.
package xz

// The model of LZMA: the probabilities of every decision, and the state that
// selects among them.

const (
	states       = 12
	posStates    = 16 // for up to four position bits
	lenToPos     = 4
	posSlots     = 64
	startPosSlot = 4
	endPosSlot   = 14
	fullDist     = 1 << (endPosSlot / 2)
	alignBits    = 4
	minMatch     = 2
	maxMatch     = 273

	probInit  = 1 << 10
	probBits  = 11
	moveBits  = 5
	topValue  = 1 << 24
	lowLen    = 8
	midLen    = 8
	highLen   = 256
	literalSz = 0x300
)

type lenModel struct {
	choice, choice2 uint16
	low             [posStates][lowLen]uint16
	mid             [posStates][midLen]uint16
	high            [highLen]uint16
}

type model struct {
	lc, lp, pb int
	state      int
	rep        [4]uint32

	match    [states][posStates]uint16
	isRep    [states]uint16
	isG0     [states]uint16
	isG1     [states]uint16
	isG2     [states]uint16
	rep0Long [states][posStates]uint16
	slot     [lenToPos][posSlots]uint16
	special  [fullDist - endPosSlot + 1]uint16
	align    [1 << alignBits]uint16
	length   lenModel
	repLen   lenModel
	literal  []uint16
}

func fill(p []uint16) {
	for i := range p {
		p[i] = probInit
	}
}

func (l *lenModel) reset() {
	l.choice, l.choice2 = probInit, probInit
	for i := range l.low {
		fill(l.low[i][:])
		fill(l.mid[i][:])
	}
	fill(l.high[:])
}

// reset begins anew with the same properties.
func (m *model) reset() {
	m.state = 0
	m.rep = [4]uint32{}
	for i := range states {
		fill(m.match[i][:])
		fill(m.rep0Long[i][:])
	}
	fill(m.isRep[:])
	fill(m.isG0[:])
	fill(m.isG1[:])
	fill(m.isG2[:])
	for i := range m.slot {
		fill(m.slot[i][:])
	}
	fill(m.special[:])
	fill(m.align[:])
	m.length.reset()
	m.repLen.reset()
	n := literalSz << (m.lc + m.lp)
	if len(m.literal) != n {
		m.literal = make([]uint16, n)
	}
	fill(m.literal)
}

// literalProbs selects the probabilities of a literal by its position and the byte
// before it.
func (m *model) literalProbs(pos int, prev byte) []uint16 {
	i := (pos&(1<<m.lp-1))<<m.lc | int(prev)>>(8-m.lc)
	return m.literal[i*literalSz : (i+1)*literalSz]
}

func stateLiteral(s int) int {
	switch {
	case s < 4:
		return 0
	case s < 10:
		return s - 3
	}
	return s - 6
}

func after(s, early, late int) int {
	if s < 7 {
		return early
	}
	return late
}

func stateMatch(s int) int    { return after(s, 7, 10) }
func stateRep(s int) int      { return after(s, 8, 11) }
func stateShortRep(s int) int { return after(s, 9, 11) }

func lenState(length int) int { return min(length-minMatch, lenToPos-1) }
