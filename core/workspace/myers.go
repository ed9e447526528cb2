package workspace

// lineDiff finds a shortest edit between two sequences of line numbers (Myers,
// "An O(ND) Difference Algorithm and Its Variations", 1986, in linear space). It
// marks what is deleted from a and inserted from b. Parts that differ in more than
// maxEdits lines are replaced as a whole, which bounds its time.
func lineDiff(a, b []int) (deleted, inserted []bool) {
	d := differ{deleted: make([]bool, len(a)), inserted: make([]bool, len(b))}
	d.compare(a, b, 0, 0)
	return d.deleted, d.inserted
}

const maxEdits = 2000

type differ struct {
	deleted, inserted []bool
	forward, backward []int // furthest x by diagonal
}

// compare marks the difference of a and b, which begin at lines x0 and y0.
func (d *differ) compare(a, b []int, x0, y0 int) {
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b, x0, y0 = a[1:], b[1:], x0+1, y0+1
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	x, y, ok := 0, 0, false
	if len(a) > 0 && len(b) > 0 {
		x, y, ok = d.middle(a, b)
	}
	if !ok {
		for i := range a {
			d.deleted[x0+i] = true
		}
		for i := range b {
			d.inserted[y0+i] = true
		}
		return
	}
	d.compare(a[:x], b[:y], x0, y0)
	d.compare(a[x:], b[y:], x0+x, y0+y)
}

// middle finds a point on a shortest path through the edit graph, about half way.
// It fails when the path is too long to be looked for, or has no point but its ends.
func (d *differ) middle(a, b []int) (x, y int, ok bool) {
	n, m := len(a), len(b)
	size := 2*min(n+m, maxEdits) + 3
	if len(d.forward) < size {
		d.forward, d.backward = make([]int, size), make([]int, size)
	}
	delta, mid := n-m, size/2
	fwd, back := d.forward, d.backward
	fwd[mid+1], back[mid+1] = 0, 0
	for edits := 0; edits <= min((n+m+1)/2, maxEdits/2); edits++ {
		for k := -edits; k <= edits; k += 2 {
			x := furthest(fwd, mid+k, k, edits)
			for x < n && x-k >= 0 && x-k < m && a[x] == b[x-k] {
				x++
			}
			fwd[mid+k] = x
			// The paths from the end run on diagonals delta-k, of the same parity
			// as this one only when delta is odd.
			if r := delta - k; delta&1 != 0 && r >= -(edits-1) && r <= edits-1 && x+back[mid+r] >= n {
				return inner(x, x-k, n, m)
			}
		}
		for k := -edits; k <= edits; k += 2 {
			x := furthest(back, mid+k, k, edits)
			for x < n && x-k >= 0 && x-k < m && a[n-1-x] == b[m-1-(x-k)] {
				x++
			}
			back[mid+k] = x
			if r := delta - k; delta&1 == 0 && r >= -edits && r <= edits && x+fwd[mid+r] >= n {
				return inner(n-x, m-(x-k), n, m)
			}
		}
	}
	return 0, 0, false
}

// furthest extends the paths of one edit fewer to diagonal k.
func furthest(v []int, at, k, edits int) int {
	if k == -edits || k != edits && v[at-1] < v[at+1] {
		return v[at+1]
	}
	return v[at-1] + 1
}

// inner refuses points outside of the graph and at its corners, which would not
// divide anything.
func inner(x, y, n, m int) (int, int, bool) {
	ok := x >= 0 && y >= 0 && x <= n && y <= m && x+y > 0 && x+y < n+m
	return x, y, ok
}
