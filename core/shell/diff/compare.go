package diff

import (
	"math"

	"ambit/core/fuel"
)

// The comparison is Myers' O(ND) algorithm with the linear-space refinement, run
// from both ends (E. Myers, "An O(ND) Difference Algorithm and Its Variations",
// Algorithmica 1, 1986), with the bound on effort that GNU diff sets: where it
// differs, so would the hunks.

// minEffort is the least number of passes after which a search that may not be
// minimal gives up and splits at the best point so far.
const minEffort = 4096

// sequence compares two vectors of equivalence classes.
type sequence struct {
	meter   *fuel.Meter
	x, y    []int32
	fd, bd  []int32 // furthest x on each diagonal, forwards and backwards
	offset  int     // index of diagonal 0
	effort  int
	deleted func(x int)
	added   func(y int)
}

// run reports the elements of x and y that are not common.
func (s *sequence) run(minimal bool) {
	diagonals := len(s.x) + len(s.y) + 3
	s.meter.Alloc(int64(diagonals) * 8)
	defer s.meter.Free(int64(diagonals) * 8)
	s.fd = make([]int32, diagonals)
	s.bd = make([]int32, diagonals)
	s.offset = len(s.y) + 1
	s.effort = 1
	for d := diagonals; d != 0; d >>= 2 {
		s.effort <<= 1
	}
	s.effort = max(minEffort, s.effort)
	s.compare(0, len(s.x), 0, len(s.y), minimal)
}

func (s *sequence) compare(xoff, xlim, yoff, ylim int, minimal bool) {
	for {
		for xoff < xlim && yoff < ylim && s.x[xoff] == s.y[yoff] {
			xoff++
			yoff++
		}
		for xoff < xlim && yoff < ylim && s.x[xlim-1] == s.y[ylim-1] {
			xlim--
			ylim--
		}
		s.meter.Charge(fuel.Step)
		if xoff == xlim {
			for ; yoff < ylim; yoff++ {
				s.added(yoff)
			}
			return
		}
		if yoff == ylim {
			for ; xoff < xlim; xoff++ {
				s.deleted(xoff)
			}
			return
		}
		x, y, lowMinimal, highMinimal := s.middle(xoff, xlim, yoff, ylim, minimal)
		s.compare(xoff, x, yoff, y, lowMinimal)
		xoff, yoff, minimal = x, y, highMinimal
	}
}

// middle finds a point on a shortest path, or on a good one once the effort is
// spent, and says which halves must be compared minimally.
func (s *sequence) middle(xoff, xlim, yoff, ylim int, minimal bool) (mx, my int, lowMinimal, highMinimal bool) {
	fd, bd, o := s.fd, s.bd, s.offset
	dmin, dmax := xoff-ylim, xlim-yoff
	fmid, bmid := xoff-yoff, xlim-ylim
	fmin, fmax, bmin, bmax := fmid, fmid, bmid, bmid
	odd := (fmid-bmid)&1 != 0
	fd[o+fmid], bd[o+bmid] = int32(xoff), int32(xlim)
	for c := 1; ; c++ {
		s.meter.Charge(int64(fmax-fmin+bmax-bmin)/8 + 1)
		if fmin > dmin {
			fmin--
			fd[o+fmin-1] = -1
		} else {
			fmin++
		}
		if fmax < dmax {
			fmax++
			fd[o+fmax+1] = -1
		} else {
			fmax--
		}
		for d := fmax; d >= fmin; d -= 2 {
			lo, hi := int(fd[o+d-1]), int(fd[o+d+1])
			x := hi
			if lo >= hi {
				x = lo + 1
			}
			y := x - d
			for x < xlim && y < ylim && s.x[x] == s.y[y] {
				x++
				y++
			}
			fd[o+d] = int32(x)
			if odd && bmin <= d && d <= bmax && int(bd[o+d]) <= x {
				return x, y, true, true
			}
		}
		if bmin > dmin {
			bmin--
			bd[o+bmin-1] = math.MaxInt32
		} else {
			bmin++
		}
		if bmax < dmax {
			bmax++
			bd[o+bmax+1] = math.MaxInt32
		} else {
			bmax--
		}
		for d := bmax; d >= bmin; d -= 2 {
			lo, hi := int(bd[o+d-1]), int(bd[o+d+1])
			x := lo
			if lo >= hi {
				x = hi - 1
			}
			y := x - d
			for x > xoff && y > yoff && s.x[x-1] == s.y[y-1] {
				x--
				y--
			}
			bd[o+d] = int32(x)
			if !odd && fmin <= d && d <= fmax && x <= int(fd[o+d]) {
				return x, y, true, true
			}
		}
		if !minimal && c >= s.effort {
			return s.giveUp(xoff, xlim, yoff, ylim, fmin, fmax, bmin, bmax)
		}
	}
}

// giveUp splits at the point that got furthest from either end.
func (s *sequence) giveUp(xoff, xlim, yoff, ylim, fmin, fmax, bmin, bmax int) (mx, my int, lowMinimal, highMinimal bool) {
	fbest, fx := -1, 0
	for d := fmax; d >= fmin; d -= 2 {
		x := min(int(s.fd[s.offset+d]), xlim)
		y := x - d
		if ylim < y {
			x, y = ylim+d, ylim
		}
		if fbest < x+y {
			fbest, fx = x+y, x
		}
	}
	bbest, bx := math.MaxInt, 0
	for d := bmax; d >= bmin; d -= 2 {
		x := max(xoff, int(s.bd[s.offset+d]))
		y := x - d
		if y < yoff {
			x, y = yoff+d, yoff
		}
		if x+y < bbest {
			bbest, bx = x+y, x
		}
	}
	if xlim+ylim-bbest < fbest-(xoff+yoff) {
		return fx, fbest - fx, true, false
	}
	return bx, bbest - bx, false, true
}
