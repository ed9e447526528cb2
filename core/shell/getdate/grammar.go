package getdate

import "math"

func (p *parser) kind(i int) kind {
	if i >= len(p.tokens) {
		return tEnd
	}
	return p.tokens[i].kind
}

func (p *parser) is(i int, c byte) bool {
	return p.kind(i) == tChar && p.tokens[i].char == c
}

func (p *parser) take(n int) { p.tokens = p.tokens[n:] }

// item reads one item of a date: the grammar's productions, told apart by looking
// ahead as its LALR parser does.
func (p *parser) item() bool {
	t := p.tokens[0]
	switch t.kind {
	case tUnsigned:
		return p.unsigned()
	case tMonth:
		return p.monthFirst()
	case tDay:
		p.days++
		p.dayOrdinal, p.dayNumber = 0, t.value
		p.take(1)
		if p.is(0, ',') {
			p.take(1)
		}
		return true
	case tOrdinal:
		if p.kind(1) == tDay {
			p.days++
			p.dayOrdinal, p.dayNumber = t.value, p.tokens[1].value
			p.take(2)
			return true
		}
		return p.relative()
	case tLocalZone:
		p.localZone++
		p.dst = 0
		if t.value == 1 {
			p.dst = 1
		}
		p.take(1)
		if p.kind(0) == tDST {
			p.dst = 1
			p.take(1)
		}
		return true
	case tZone, tDayZone, tT:
		return p.zoneItem()
	case tDayShift:
		p.relSeen = true
		p.rel.day += t.value
		p.take(1)
		return true
	}
	return p.relative()
}

// unsigned reads an item that starts with a number.
func (p *parser) unsigned() bool {
	n := p.tokens[0]
	switch {
	case p.kind(1) == tMeridian:
		p.setTime(n.value, 0, 0, 0, p.tokens[1].value)
		p.take(2)
		return true
	case p.is(1, ':'):
		return p.clock()
	case p.is(1, '/'):
		return p.slashed()
	case p.kind(1) == tMonth:
		return p.dayMonth()
	case p.kind(1) == tDay:
		p.days++
		p.dayOrdinal, p.dayNumber = n.value, p.tokens[1].value
		p.take(2)
		return true
	case isUnit(p.kind(1)):
		return p.relative()
	case p.kind(1) == tSigned && p.kind(2) == tSigned:
		return p.isoDate()
	case p.kind(1) == tSigned && isUnit(p.kind(2)), p.kind(1) == tSignedDecimal && p.kind(2) == tSecondUnit:
		p.take(1)
		return p.plainNumber(n) && p.relative()
	case p.kind(1) == tSigned:
		p.take(1)
		p.setTime(n.value, 0, 0, 0, 24)
		return p.zoneOffset()
	}
	p.take(1)
	return p.plainNumber(n)
}

func isUnit(k kind) bool { return k >= tYearUnit && k <= tSecondUnit }

func (p *parser) setTime(h, m, s, ns, meridian int64) {
	p.times++
	p.hour, p.minute, p.second, p.nsec, p.meridian = h, m, s, ns, meridian
}

// clock reads hh:mm[:ss] with am or pm, or a zone offset.
func (p *parser) clock() bool {
	h := p.tokens[0].value
	if p.kind(2) != tUnsigned {
		return false
	}
	m := p.tokens[2].value
	p.take(3)
	s, ns := int64(0), int64(0)
	if p.is(0, ':') {
		if k := p.kind(1); k != tUnsigned && k != tUnsignedDecimal {
			return false
		}
		s, ns = p.tokens[1].value, p.tokens[1].nsec
		p.take(2)
	}
	if p.kind(0) == tMeridian {
		p.setTime(h, m, s, ns, p.tokens[0].value)
		p.take(1)
		return true
	}
	p.setTime(h, m, s, ns, 24)
	if p.kind(0) == tSigned {
		return p.zoneOffset()
	}
	return true
}

// zoneOffset reads +hh[:mm] or +hhmm.
func (p *parser) zoneOffset() bool {
	n := p.tokens[0]
	p.take(1)
	minutes := int64(-1)
	if p.is(0, ':') {
		if p.kind(1) != tUnsigned {
			return false
		}
		minutes = p.tokens[1].value
		p.take(2)
	}
	p.zonesSeen++
	var ok bool
	p.zone, ok = zoneSeconds(n, minutes)
	return ok
}

func zoneSeconds(n token, minutes int64) (int64, bool) {
	v := n.value
	if n.digits <= 2 && minutes < 0 {
		v *= 100
	}
	var total int64
	switch {
	case minutes < 0:
		total = v/100*60 + v%100
	case n.negative:
		total = v*60 - minutes
	default:
		total = v*60 + minutes
	}
	return total * 60, total >= -24*60 && total <= 24*60
}

// slashed reads M/D, M/D/Y or Y/M/D.
func (p *parser) slashed() bool {
	a := p.tokens[0]
	if p.kind(2) != tUnsigned {
		return false
	}
	b := p.tokens[2]
	p.take(3)
	p.dates++
	if !p.is(0, '/') {
		p.month, p.day = a.value, b.value
		return true
	}
	if p.kind(1) != tUnsigned {
		return false
	}
	c := p.tokens[1]
	p.take(2)
	if a.digits >= 4 {
		p.year, p.month, p.day = a, b.value, c.value
	} else {
		p.month, p.day, p.year = a.value, b.value, c
	}
	return true
}

func negated(t token) (token, bool) {
	if t.value == math.MinInt64 {
		return t, false
	}
	t.value = -t.value
	return t, true
}

// isoDate reads YYYY-MM-DD, and a time after T.
func (p *parser) isoDate() bool {
	m, ok1 := negated(p.tokens[1])
	d, ok2 := negated(p.tokens[2])
	if !ok1 || !ok2 {
		return false
	}
	p.dates++
	p.year, p.month, p.day = p.tokens[0], m.value, d.value
	p.take(3)
	if p.kind(0) != tT {
		return true
	}
	if p.kind(1) != tUnsigned {
		return false
	}
	p.take(1)
	if p.is(1, ':') {
		return p.clock() && p.meridian == 24
	}
	h := p.tokens[0]
	if p.kind(1) != tSigned {
		return false
	}
	p.take(1)
	p.setTime(h.value, 0, 0, 0, 24)
	return p.zoneOffset()
}

// dayMonth reads D MONTH, D MONTH Y or D-MONTH-Y.
func (p *parser) dayMonth() bool {
	p.dates++
	p.day, p.month = p.tokens[0].value, p.tokens[1].value
	p.take(2)
	switch {
	case p.kind(0) == tUnsigned:
		p.year = p.tokens[0]
		p.take(1)
	case p.kind(0) == tSigned && !isUnit(p.kind(1)):
		y, ok := negated(p.tokens[0])
		if !ok {
			return false
		}
		p.year = y
		p.take(1)
	}
	return true
}

// monthFirst reads MONTH D, MONTH D, Y or MONTH-D-Y.
func (p *parser) monthFirst() bool {
	p.dates++
	p.month = p.tokens[0].value
	switch {
	case p.kind(1) == tSigned && p.kind(2) == tSigned:
		d, ok1 := negated(p.tokens[1])
		y, ok2 := negated(p.tokens[2])
		if !ok1 || !ok2 {
			return false
		}
		p.day, p.year = d.value, y
		p.take(3)
		return true
	case p.kind(1) == tUnsigned:
		p.day = p.tokens[1].value
		p.take(2)
		if p.is(0, ',') {
			if p.kind(1) != tUnsigned {
				return false
			}
			p.year = p.tokens[1]
			p.take(2)
		}
		return true
	}
	return false
}

// zoneItem reads a zone's name, DST or an offset behind it.
func (p *parser) zoneItem() bool {
	t := p.tokens[0]
	p.take(1)
	p.zonesSeen++
	p.zone = t.value
	if t.kind == tT {
		p.zone = -7 * hour
	}
	if t.kind == tDayZone {
		p.zone += hour
		return true
	}
	switch {
	case p.kind(0) == tSigned && isUnit(p.kind(1)):
		return p.relative()
	case t.kind == tZone && p.kind(0) == tDST:
		p.zone += hour
		p.take(1)
	case t.kind == tZone && p.kind(0) == tSigned:
		n := p.tokens[0]
		p.take(1)
		minutes := int64(-1)
		if p.is(0, ':') {
			if p.kind(1) != tUnsigned {
				return false
			}
			minutes = p.tokens[1].value
			p.take(2)
		}
		extra, ok := zoneSeconds(n, minutes)
		p.zone += extra
		return ok
	}
	return true
}

// relative reads [N] UNIT [ago].
func (p *parser) relative() bool {
	n, nsec := int64(1), int64(0)
	t := p.tokens[0]
	switch t.kind {
	case tOrdinal, tUnsigned, tSigned:
		n = t.value
		p.take(1)
	case tUnsignedDecimal, tSignedDecimal:
		n, nsec = t.value, t.nsec
		p.take(1)
		if p.kind(0) != tSecondUnit {
			return false
		}
	}
	if !isUnit(p.kind(0)) {
		return false
	}
	unit := p.tokens[0]
	p.take(1)
	factor := int64(1)
	if p.kind(0) == tAgo {
		factor = p.tokens[0].value
		p.take(1)
	}
	if n > math.MaxInt64/32 || n < -math.MaxInt64/32 {
		return false
	}
	n *= factor
	nsec *= factor
	p.relSeen = true
	total := &p.rel.second
	switch unit.kind {
	case tYearUnit:
		total = &p.rel.year
	case tMonthUnit:
		total = &p.rel.month
	case tDayUnit:
		total = &p.rel.day
		n *= unit.value
	case tHourUnit:
		total = &p.rel.hour
	case tMinuteUnit:
		total = &p.rel.minute
	}
	if *total > math.MaxInt64/2 || *total < -math.MaxInt64/2 {
		return false
	}
	*total += n
	p.rel.nsec += nsec
	return true
}

// plainNumber decides what a number alone means: a year, YYYYMMDD, or hhmm.
func (p *parser) plainNumber(n token) bool {
	if p.dates > 0 && p.year.digits == 0 && !p.relSeen && (p.times > 0 || n.digits > 2) {
		p.year = n
		return true
	}
	if n.digits > 4 {
		p.dates++
		p.day, p.month = n.value%100, n.value/100%100
		p.year = token{value: n.value / 10000, digits: n.digits - 4}
		return true
	}
	if n.digits <= 2 {
		p.setTime(n.value, 0, 0, 0, 24)
	} else {
		p.setTime(n.value/100, n.value%100, 0, 0, 24)
	}
	return true
}
