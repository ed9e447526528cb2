// Package getdate understands dates as GNU's date -d and touch -d do: "2024-01-31
// 10:00 +1 month", "next friday", "@1700000000", "yesterday 12:00 UTC", "2 days
// ago", "Wed, 31 Jan 2024 10:00:00 +0100" (GNU coreutils manual, Date input formats).
//
// Surprises are those of GNU too: "12:00 +1 hour" takes +1 for a time zone.
package getdate

import (
	"errors"
	"math"
	"strings"
	"time"

	"ambit/core/shell/tz"
)

// ErrInvalid is returned for what is not a date.
var ErrInvalid = errors.New("invalid date")

// Parse reads a date relative to now, in loc's local time unless the date names a
// zone. A date may start with TZ="RULE".
func Parse(s string, now time.Time, loc *time.Location) (time.Time, error) {
	s = strings.TrimLeft(s, " \t\n\v\f\r")
	if rest, ok := strings.CutPrefix(s, `TZ="`); ok {
		name, after, ok := cutQuoted(rest)
		if ok {
			loc, s = tz.Load(name), after
		}
	}
	p := &parser{loc: loc, now: now.In(loc)}
	p.localZones = localZoneNames(p.now)
	t, ok := p.parse(s)
	if !ok {
		return time.Time{}, ErrInvalid
	}
	return t, nil
}

func cutQuoted(s string) (name, rest string, ok bool) {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
			if i == len(s) || s[i] != '\\' && s[i] != '"' {
				return "", "", false
			}
		case '"':
			return b.String(), s[i+1:], true
		}
		b.WriteByte(s[i])
	}
	return "", "", false
}

// localZoneNames are the abbreviations in use around now.
func localZoneNames(now time.Time) map[string]bool {
	names := map[string]bool{}
	for quarter := range 4 {
		t := now.AddDate(0, 3*quarter, 0)
		name, _ := t.Zone()
		if _, known := names[name]; !known {
			names[strings.ToUpper(name)] = t.IsDST()
		}
	}
	return names
}

// relative is what "+1 month", "3 days ago" and so on add.
type relative struct {
	year, month, day, hour, minute, second, nsec int64
}

type parser struct {
	loc        *time.Location
	now        time.Time
	localZones map[string]bool
	tokens     []token

	year       token // digits tell "24" from "2024"
	month, day int64
	hour       int64
	minute     int64
	second     int64
	nsec       int64
	meridian   int64 // 0 am, 12 pm, 24 neither
	dayOrdinal int64
	dayNumber  int64
	zone       int64
	rel        relative

	dates, days, localZone, dst, times, zonesSeen int
	relSeen                                       bool
}

func (p *parser) parse(s string) (time.Time, bool) {
	if rest, ok := strings.CutPrefix(strings.TrimLeft(s, " \t\n\v\f\r"), "@"); ok {
		return p.timestamp(rest)
	}
	tokens, ok := p.lex(s)
	if !ok {
		return time.Time{}, false
	}
	p.tokens = tokens
	n := p.now
	p.year = token{value: int64(n.Year())}
	p.month, p.day = int64(n.Month()), int64(n.Day())
	p.hour, p.minute, p.second, p.nsec = int64(n.Hour()), int64(n.Minute()), int64(n.Second()), int64(n.Nanosecond())
	p.meridian = 24
	for p.kind(0) != tEnd {
		if !p.item() {
			return time.Time{}, false
		}
	}
	for _, seen := range []int{p.times, p.dates, p.days, p.dst, p.localZone + p.zonesSeen} {
		if seen > 1 {
			return time.Time{}, false
		}
	}
	return p.resolve()
}

func (p *parser) timestamp(s string) (time.Time, bool) {
	tokens, ok := p.lex(s)
	if !ok || len(tokens) != 2 {
		return time.Time{}, false
	}
	switch t := tokens[0]; t.kind {
	case tSigned, tUnsigned, tSignedDecimal, tUnsignedDecimal:
		return time.Unix(t.value, t.nsec), true
	}
	return time.Time{}, false
}

// resolve turns what was seen into a time.
func (p *parser) resolve() (time.Time, bool) {
	year := p.year.value
	if p.year.digits == 2 {
		if year < 69 {
			year += 2000
		} else {
			year += 1900
		}
	}
	h, m, s, ns := int64(0), int64(0), int64(0), int64(0)
	if p.times > 0 || p.relSeen && p.dates == 0 && p.days == 0 {
		var ok bool
		if h, ok = p.hour24(); !ok {
			return time.Time{}, false
		}
		m, s, ns = p.minute, p.second, p.nsec
	}
	if year < math.MinInt32 || year > math.MaxInt32+1900 || p.month < 1 || p.month > 12 || p.day < 1 || p.day > daysIn(year, p.month) ||
		h > 23 || m > 59 || s > 59 {
		return time.Time{}, false
	}
	start := time.Date(int(year), time.Month(p.month), int(p.day), int(h), int(m), int(s), int(ns), p.loc)
	if p.zonesSeen == 0 && (start.Hour() != int(h) || start.Minute() != int(m)) {
		return time.Time{}, false // inside a gap of daylight saving time
	}
	day := p.day
	if p.days > 0 && p.dates == 0 {
		weekday := int64(start.Weekday())
		ordinal := p.dayOrdinal
		if ordinal > 0 && weekday != p.dayNumber {
			ordinal--
		}
		day += (p.dayNumber-weekday+7)%7 + 7*ordinal
	}
	month := p.month
	if r := p.rel; r.year != 0 || r.month != 0 || r.day != 0 || day != p.day {
		year, month, day = year+r.year, month+r.month, day+r.day
		if tooLarge(year) || tooLarge(month) || tooLarge(day) {
			return time.Time{}, false
		}
		start = time.Date(int(year), time.Month(month), int(day), int(h), int(m), int(s), int(ns), p.loc)
	}
	if p.localZone > 0 {
		start = p.inLocalZone(start)
	}
	if p.zonesSeen > 0 {
		_, offset := start.Zone()
		start = start.Add(time.Duration(int64(offset)-p.zone) * time.Second)
	}
	r := p.rel
	for _, part := range []struct{ n, unit int64 }{{r.hour, 3600}, {r.minute, 60}, {r.second, 1}} {
		if part.n > math.MaxInt64/2/part.unit/1000 || part.n < -math.MaxInt64/2/part.unit/1000 {
			return time.Time{}, false
		}
		start = time.Unix(start.Unix()+part.n*part.unit, int64(start.Nanosecond()))
	}
	start = start.Add(time.Duration(r.nsec))
	return start.In(p.loc), Representable(start)
}

// Representable reports whether a struct tm can hold the year of t.
func Representable(t time.Time) bool {
	return t.Year() <= math.MaxInt32+1900 && t.Year() >= math.MinInt32+1900
}

// inLocalZone applies an abbreviation such as CEST: the same clock reading, with
// or without daylight saving.
func (p *parser) inLocalZone(t time.Time) time.Time {
	want := p.dst > 0
	for name, isDST := range p.localZones {
		if isDST == want && t.IsDST() != want {
			for quarter := range 4 {
				u := t.AddDate(0, 3*quarter, 0)
				if n, offset := u.Zone(); n == name {
					_, have := t.Zone()
					return t.Add(time.Duration(have-offset) * time.Second)
				}
			}
		}
	}
	return t
}

func tooLarge(n int64) bool { return n > 1<<31 || n < -1<<31 }

func daysIn(year, month int64) int64 {
	switch month {
	case 4, 6, 9, 11:
		return 30
	case 2:
		if year%4 == 0 && (year%100 != 0 || year%400 == 0) {
			return 29
		}
		return 28
	}
	return 31
}

func (p *parser) hour24() (int64, bool) {
	switch p.meridian {
	case 24:
		return p.hour, p.hour >= 0 && p.hour < 24
	default:
		if p.hour < 1 || p.hour > 12 {
			return 0, false
		}
		return p.hour%12 + p.meridian, true
	}
}
