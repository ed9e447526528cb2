// Package deflate compresses to the format of RFC 1951 with the very choices of GNU
// gzip 1.12: the same input and level give the same bytes. It takes the whole
// encoder with it because sizes, ratios and digests of what gzip makes are visible
// to scripts. Reading is left to compress/flate.
package deflate

import (
	"io"

	"ambit/core/fuel"
)

const (
	windowSize   = 1 << 15
	windowMask   = windowSize - 1
	hashBits     = 15
	hashMask     = 1<<hashBits - 1
	hashShift    = (hashBits + minMatch - 1) / minMatch
	minMatch     = 3
	maxMatch     = 258
	minLookahead = maxMatch + minMatch + 1
	maxDist      = windowSize - minLookahead
	tooFar       = 4096 // matches of three bytes further back are not worth it

	// Memory is what a Writer holds, in bytes.
	Memory = 512 << 10
)

// A search says how hard matches are looked for.
type search struct{ good, lazy, nice, chain int }

var searches = [10]search{
	{}, {4, 4, 8, 4}, {4, 5, 16, 8}, {4, 6, 32, 32}, {4, 4, 16, 16},
	{8, 16, 32, 32}, {8, 16, 128, 128}, {8, 32, 128, 256}, {32, 128, 258, 1024}, {32, 258, 258, 4096},
}

// Encoder compresses one text after the other. What an earlier one left in the
// window can decide between matches that reach behind the end of the data, as in
// gzip, which keeps its window too.
type Encoder struct {
	window [2 * windowSize]byte
	head   [1 << hashBits]uint16
	prev   [windowSize]uint16
	search
	level      int
	meter      *fuel.Meter
	begun      bool
	ended      bool
	hash       uint32
	start      int // the position being worked at
	blockStart int
	lookahead  int
	matchStart int
	prevLength int
	length     int  // of the match found last
	pending    bool // the byte before start is not yet written
	block      block
}

// Reset begins a text that is to be compressed to w at level 1 to 9. The work is
// charged to the meter.
func (e *Encoder) Reset(w io.Writer, level int, m *fuel.Meter) {
	e.search, e.level, e.meter = searches[level], level, m
	e.begun, e.ended, e.pending = false, false, false
	e.start, e.blockStart, e.lookahead, e.hash = 0, 0, 0, 0
	e.matchStart, e.prevLength, e.length = 0, minMatch-1, minMatch-1
	if level <= 3 {
		e.length = 0
	}
	clear(e.head[:])
	e.block.begin(w)
}

// Write implements io.Writer.
func (e *Encoder) Write(b []byte) (int, error) {
	e.meter.Bytes(len(b))
	e.meter.Charge(int64(len(b)) * 3 / 16)
	for rest := b; len(rest) > 0; {
		n := copy(e.window[e.start+e.lookahead:], rest)
		e.lookahead += n
		rest = rest[n:]
		if len(rest) > 0 {
			e.work()
			e.slide()
		}
	}
	return len(b), e.block.bits.err
}

// Close ends the text; it does not close what it is written to.
func (e *Encoder) Close() error {
	e.work()
	e.slide()
	e.ended = true
	end := e.start + e.lookahead
	clear(e.window[end:min(end+minMatch-1, len(e.window))])
	e.work()
	if e.pending {
		e.tally(0, int(e.window[e.start-1]))
	}
	e.flush(true)
	return e.block.bits.err
}

// work compresses what has enough text behind it to be sure of its matches.
func (e *Encoder) work() {
	least := minLookahead
	if e.ended {
		least = 1
	}
	if !e.begun && e.lookahead >= least {
		e.begun = true
		for _, c := range e.window[:minMatch-1] {
			e.roll(c)
		}
	}
	for e.lookahead >= least {
		if e.level <= 3 {
			e.fast()
		} else {
			e.slow()
		}
	}
}

func (e *Encoder) roll(c byte) { e.hash = (e.hash<<hashShift ^ uint32(c)) & hashMask }

// insert enters the string at a position and gives the latest one with its hash.
func (e *Encoder) insert(at int) int {
	e.roll(e.window[at+minMatch-1])
	last := e.head[e.hash]
	e.prev[at&windowMask] = last
	e.head[e.hash] = uint16(at)
	return int(last)
}

// slide moves the window when its upper half is reached.
func (e *Encoder) slide() {
	if e.start < windowSize+maxDist {
		return
	}
	copy(e.window[:windowSize], e.window[windowSize:])
	e.matchStart -= windowSize
	e.start -= windowSize
	e.blockStart -= windowSize
	for _, list := range [][]uint16{e.head[:], e.prev[:]} {
		for i, p := range list {
			list[i] = 0
			if p >= windowSize {
				list[i] = p - windowSize
			}
		}
	}
}

// longest finds the longest match of the string at start among those that begin
// with at; only one longer than prevLength counts.
func (e *Encoder) longest(at int) int {
	chain := e.chain
	best := e.prevLength
	limit := max(e.start-maxDist, 0)
	if best >= e.good {
		chain >>= 2
	}
	w := &e.window
	scan := w[e.start : e.start+maxMatch]
	for {
		if w[at+best] == scan[best] && w[at+best-1] == scan[best-1] && w[at] == scan[0] && w[at+1] == scan[1] {
			n := 2
			for n < maxMatch && w[at+n] == scan[n] {
				n++
			}
			if n > best {
				e.matchStart, best = at, n
				if n >= e.nice || n == maxMatch {
					return best
				}
			}
		}
		at = int(e.prev[at&windowMask])
		chain--
		if at <= limit || chain == 0 {
			return best
		}
	}
}

func (e *Encoder) flush(last bool) {
	var data []byte
	if e.blockStart >= 0 {
		data = e.window[e.blockStart:e.start]
	}
	e.block.flush(data, e.start-e.blockStart, last)
	e.blockStart = e.start
}

func (e *Encoder) reachable(at int) bool {
	return at != 0 && e.start-at <= maxDist && e.start <= len(e.window)-minLookahead
}

// fast takes every match at once.
func (e *Encoder) fast() {
	if at := e.insert(e.start); e.reachable(at) {
		e.length = min(e.longest(at), e.lookahead)
	}
	full := false
	if n := e.length; n >= minMatch {
		full = e.tally(e.start-e.matchStart, n-minMatch)
		e.lookahead -= n
		if n <= e.lazy {
			for ; n > 1; n-- {
				e.start++
				e.insert(e.start)
			}
			e.start++
		} else {
			e.start += n
			e.hash = uint32(e.window[e.start])
			e.roll(e.window[e.start+1])
		}
		e.length = 0
	} else {
		full = e.tally(0, int(e.window[e.start]))
		e.lookahead--
		e.start++
	}
	if full {
		e.flush(false)
	}
}

// slow takes a match only if none longer begins at the next byte.
func (e *Encoder) slow() {
	at := e.insert(e.start)
	e.prevLength = e.length
	earlier := e.matchStart
	e.length = minMatch - 1
	if e.prevLength < e.lazy && e.reachable(at) {
		e.length = min(e.longest(at), e.lookahead)
		if e.length == minMatch && e.start-e.matchStart > tooFar {
			e.length--
		}
	}
	switch {
	case e.prevLength >= minMatch && e.length <= e.prevLength:
		full := e.tally(e.start-1-earlier, e.prevLength-minMatch)
		e.lookahead -= e.prevLength - 1
		for n := e.prevLength - 2; n > 0; n-- {
			e.start++
			e.insert(e.start)
		}
		e.pending = false
		e.length = minMatch - 1
		e.start++
		if full {
			e.flush(false)
		}
		return
	case e.pending:
		if e.tally(0, int(e.window[e.start-1])) {
			e.flush(false)
		}
	}
	e.pending = true
	e.start++
	e.lookahead--
}

// tally records a literal, if dist is 0, or a match, and says whether the block
// should end here.
func (e *Encoder) tally(dist, c int) bool {
	b := &e.block
	b.add(dist, c)
	if e.level > 2 && len(b.symbols)&0xfff == 0 {
		out := len(b.symbols) * 8
		for code := range distCodes {
			out += int(b.dist.freq[code]) * (5 + distExtra[code])
		}
		if b.matches < len(b.symbols)/2 && out>>3 < (e.start-e.blockStart)/2 {
			return true
		}
	}
	return len(b.symbols) == symbolLimit-1 || b.matches == symbolLimit
}
