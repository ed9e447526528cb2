package regex

import "bytes"

// forward runs d over b from position from. It reports the end of the match that
// d's rule asks for, or -1; quit ≥ 0 is the position at which d gave up.
func (d *dfa) forward(re *Regexp, b []byte, from int, fl Flags) (end, quit int) {
	id := d.start(re.before(b, from, fl))
	i, end := from, -1
	if d.accel == id && len(re.prefix) > 0 {
		j := bytes.Index(b[i:], re.prefix)
		if j < 0 {
			re.chargeBytes(len(b) - from)
			return -1, -1
		}
		i += j
	}
	trans, classes := d.trans, &d.classes
	for i < len(b) {
		v := trans[int(id)+int(classes[b[i]])]
		if v-1 < flagAccel-1 {
			id = v
			i++
			continue
		}
		if v == 0 {
			v = d.step(id, int(b[i]))
			trans = d.trans
			if v&flags == 0 {
				id = v
				i++
				continue
			}
		}
		if v&flagQuit != 0 {
			re.chargeBytes(i - from)
			return end, i
		}
		if v&flagMatch != 0 {
			end = i
			if d.rule == anyMatch {
				break
			}
		}
		if v&flagDead != 0 {
			break
		}
		i++
		id = v &^ flags
		if v&flagAccel != 0 && len(re.prefix) > 0 {
			j := bytes.Index(b[i:], re.prefix)
			if j < 0 {
				re.chargeBytes(len(b) - from)
				return -1, -1
			}
			i += j
		}
	}
	re.chargeBytes(i - from)
	if i < len(b) {
		return end, -1
	}
	sym := symEnd
	if fl&NotEOL != 0 {
		sym = symBareEnd
	}
	v := d.trans[int(id)+d.symClass(sym)]
	if v == 0 {
		v = d.step(id, sym)
	}
	if v&flagMatch != 0 {
		end = len(b)
	}
	return end, -1
}

// backward runs the reversed d from end down to from and reports the smallest
// start of a match that ends at end, or -1.
func (d *dfa) backward(re *Regexp, b []byte, from, end int, fl Flags) (start, quit int) {
	id := d.start(re.after(b, end, fl))
	i, start := end, -1
	trans, classes := d.trans, &d.classes
	for i > from {
		v := trans[int(id)+int(classes[b[i-1]])]
		if v-1 < flagAccel-1 {
			id = v
			i--
			continue
		}
		if v == 0 {
			v = d.step(id, int(b[i-1]))
			trans = d.trans
		}
		if v&flagQuit != 0 {
			return start, i
		}
		if v&flagMatch != 0 {
			start = i
		}
		if v&flagDead != 0 {
			re.chargeBytes(end - i)
			return start, -1
		}
		i--
		id = v &^ flags
	}
	re.chargeBytes(end - from)
	sym := symEnd
	switch {
	case from > 0:
		sym = int(b[from-1])
	case fl&NotBOL != 0:
		sym = symBareEnd
	}
	v := d.trans[int(id)+d.symClass(sym)]
	if v == 0 {
		v = d.step(id, sym)
	}
	if v&flagQuit != 0 {
		return start, from
	}
	if v&flagMatch != 0 {
		start = from
	}
	return start, -1
}
