package diff

import (
	"ambit/core/shell/command"
)

// change is a run of lines of a that was replaced by a run of lines of b; either
// may be empty. Lines count from 0 in the whole files.
type change struct {
	a, b           int
	deleted, added int
	ignore         bool // every line of it is to be ignored
}

// analyze finds the changes that turn a into b.
func analyze(p *command.Proc, a, b *textFile, minimal bool) []change {
	discard(p, a, b, minimal)
	shift(p, a, b)
	shift(p, b, a)
	return script(a, b)
}

// discard compares the lines that have a chance to match. A line that occurs in
// one file only is a change for certain, one that occurs very often in the other
// file probably one if its neighbours are; the rest goes to the comparison.
func discard(p *command.Proc, a, b *textFile, minimal bool) {
	files := [2]*textFile{a, b}
	top := int32(0)
	for _, f := range files {
		for _, c := range f.class {
			top = max(top, c+1)
		}
	}
	p.Meter.Alloc(int64(top)*8 + int64(len(a.class)+len(b.class))*9)
	defer p.Meter.Free(int64(top)*8 + int64(len(a.class)+len(b.class))*9)
	var counts [2][]int32
	for i, f := range files {
		counts[i] = make([]int32, top)
		for _, c := range f.class {
			counts[i][c]++
		}
	}
	var kept [2][]int32
	var index [2][]int32
	for i, f := range files {
		marks := make([]discardMark, len(f.class))
		many := int32(5)
		for t := len(f.class) / 64; ; {
			t >>= 2
			if t <= 0 {
				break
			}
			many *= 2
		}
		for j, c := range f.class {
			switch n := counts[1-i][c]; {
			case n == 0:
				marks[j] = certain
			case n > many:
				marks[j] = provisional
			}
		}
		settle(marks)
		kept[i] = make([]int32, 0, len(f.class))
		index[i] = make([]int32, 0, len(f.class))
		for j, m := range marks {
			if minimal || m == keep {
				kept[i] = append(kept[i], f.class[j])
				index[i] = append(index[i], int32(j))
			} else {
				f.changed[j+1] = true
			}
		}
	}
	s := sequence{
		meter: p.Meter, x: kept[0], y: kept[1],
		deleted: func(x int) { a.changed[index[0][x]+1] = true },
		added:   func(y int) { b.changed[index[1][y]+1] = true },
	}
	s.run(minimal)
}

type discardMark uint8

const (
	keep discardMark = iota
	certain
	provisional
)

// settle decides about the provisional marks: they stand only inside a run of
// marks that begins and ends with certain ones and in which they are neither many
// nor bunched.
func settle(marks []discardMark) {
	for i := 0; i < len(marks); i++ {
		if marks[i] == provisional {
			marks[i] = keep
			continue
		}
		if marks[i] == keep {
			continue
		}
		j, doubtful := i, 0
		for ; j < len(marks) && marks[j] != keep; j++ {
			if marks[j] == provisional {
				doubtful++
			}
		}
		for j > i && marks[j-1] == provisional {
			j--
			marks[j] = keep
			doubtful--
		}
		run := marks[i:j]
		if doubtful*4 > len(run) {
			for k := range run {
				if run[k] == provisional {
					run[k] = keep
				}
			}
			// The run fell apart; go on behind this line.
			continue
		}
		breakBunches(run)
		clearEnd(len(run), func(k int) *discardMark { return &run[k] })
		clearEnd(len(run), func(k int) *discardMark { return &run[len(run)-1-k] })
		i += len(run) - 1
	}
}

// breakBunches keeps subruns of provisional marks that are long for the run.
func breakBunches(run []discardMark) {
	least := 1
	for t := len(run) >> 2; ; {
		t >>= 2
		if t <= 0 {
			break
		}
		least <<= 1
	}
	least++
	for j, consecutive := 0, 0; j < len(run); j++ {
		switch {
		case run[j] != provisional:
			consecutive = 0
		default:
			consecutive++
			if consecutive == least {
				// Go back to the start of the bunch to cancel all of it.
				j -= consecutive
			} else if consecutive > least {
				run[j] = keep
			}
		}
	}
}

// clearEnd keeps provisional marks near one end of a run: up to three certain ones
// in a row, or to the first certain one behind the eighth line.
func clearEnd(n int, at func(int) *discardMark) {
	for j, consecutive := 0, 0; j < n; j++ {
		m := at(j)
		if j >= 8 && *m == certain {
			return
		}
		switch *m {
		case provisional:
			*m, consecutive = keep, 0
		case keep:
			consecutive = 0
		default:
			consecutive++
		}
		if consecutive == 3 {
			return
		}
	}
}

// shift moves runs of changes in f as far down as equal lines allow, merges runs
// that meet, and prefers a place that faces a run of changes in the other file.
func shift(p *command.Proc, f, other *textFile) {
	changed, facing := f.changed[1:], other.changed
	// facing(j) is other.changed shifted: facing[j+1].
	end := len(f.class)
	i, j := 0, 0
	for {
		for i < end && !changed[i] {
			for facing[j+1] {
				j++
			}
			j++
			i++
		}
		if i == end {
			return
		}
		start := i
		for i++; changed[i]; i++ {
		}
		for facing[j+1] {
			j++
		}
		corresponding := end
		for {
			length := i - start
			p.Charge(1)
			for start > 0 && f.class[start-1] == f.class[i-1] {
				start--
				i--
				changed[start], changed[i] = true, false
				for start > 0 && changed[start-1] {
					start--
				}
				for j--; facing[j+1]; j-- {
				}
			}
			corresponding = end
			if facing[j] {
				corresponding = i
			}
			for i != end && f.class[start] == f.class[i] {
				changed[start], changed[i] = false, true
				start++
				i++
				for changed[i] {
					i++
				}
				for j++; facing[j+1]; j++ {
					corresponding = i
				}
			}
			if length == i-start {
				break
			}
		}
		for corresponding < i {
			start--
			i--
			changed[start], changed[i] = true, false
			for j--; facing[j+1]; j-- {
			}
		}
	}
}

// script lists the changes in order.
func script(a, b *textFile) []change {
	var changes []change
	i, j := 0, 0
	for i < len(a.class) || j < len(b.class) {
		i0, j0 := i, j
		for i < len(a.class) && a.changed[i+1] {
			i++
		}
		for j < len(b.class) && b.changed[j+1] {
			j++
		}
		if i > i0 || j > j0 {
			changes = append(changes, change{a: a.first + i0, b: b.first + j0, deleted: i - i0, added: j - j0})
			continue
		}
		i++
		j++
	}
	return changes
}
