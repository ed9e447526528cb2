package diff

import "ambit/core/shell/regex"

// job is the comparison of two files, ready to be printed.
type job struct {
	*differ
	a, b    *textFile
	changes []change
	// lastFunction remembers how far the search for a function line went.
	lastFunction, lastFunctionFound int
}

// trivial reports whether a run of lines is to be ignored by -B or -I.
func (d *differ) trivial(f *textFile, from, n int) bool {
	for i := from; i < from+n; i++ {
		line := f.line(i)
		p := 0
		if d.ignoreBlank && d.eq.white >= ignoreTrailing {
			for p < len(line) && isSpace(line[p]) {
				p++
			}
		}
		if d.ignoreBlank && p == len(line) {
			continue
		}
		if !matchesAny(d.ignoreLines, line) {
			return false
		}
	}
	return true
}

func matchesAny(res []*regex.Regexp, line []byte) bool {
	for _, re := range res {
		if re.Match(line) {
			return true
		}
	}
	return false
}

func (d *differ) mayIgnore() bool { return d.ignoreBlank || len(d.ignoreLines) > 0 }

// ignorable reports whether all lines of the changes are to be ignored.
func (j *job) ignorable(changes []change) bool {
	if !j.mayIgnore() {
		return false
	}
	for _, c := range changes {
		if !j.trivial(j.a, c.a, c.deleted) || !j.trivial(j.b, c.b, c.added) {
			return false
		}
	}
	return true
}

// differs reports whether something is left once what is to be ignored is.
func (j *job) differs() bool {
	for i := range j.changes {
		if !j.ignorable(j.changes[i : i+1]) {
			return true
		}
	}
	return false
}

// groups splits the changes into hunks: two changes share one if their contexts
// touch.
func (j *job) groups(context int) [][]change {
	for i := range j.changes {
		j.changes[i].ignore = j.ignorable(j.changes[i : i+1])
	}
	var groups [][]change
	for start := 0; start < len(j.changes); {
		end := start + 1
		for end < len(j.changes) {
			prev, next := j.changes[end-1], j.changes[end]
			threshold := 2*context + 1
			if prev.ignore || next.ignore {
				threshold = context
			}
			if next.a-(prev.a+prev.deleted) >= threshold {
				break
			}
			end++
		}
		groups = append(groups, j.changes[start:end])
		start = end
	}
	return groups
}

// span is the range of lines of a hunk with its context.
type span struct{ a0, a1, b0, b1 int } // half open

func (j *job) span(g []change, context int) span {
	first, last := g[0], g[len(g)-1]
	return span{
		a0: max(first.a-context, 0), a1: min(last.a+last.deleted+context, j.a.count()),
		b0: max(first.b-context, 0), b1: min(last.b+last.added+context, j.b.count()),
	}
}
