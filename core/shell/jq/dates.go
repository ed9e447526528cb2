package jq

import (
	"math"
	"strings"
	"time"

	"ambit/core/shell/strftime"
)

func init() {
	registerNatives(map[string]func(m *machine, in Value, args []Value) (Value, error){
		"now/0": func(m *machine, _ Value, _ []Value) (Value, error) {
			t := m.meter.Now()
			return num(float64(t.Unix()) + float64(t.Nanosecond()/1000)/1e6), nil
		},
		"gmtime/0":    func(m *machine, in Value, _ []Value) (Value, error) { return m.brokenDown(in, "gmtime") },
		"localtime/0": func(m *machine, in Value, _ []Value) (Value, error) { return m.brokenDown(in, "localtime") },
		"mktime/0": func(m *machine, in Value, _ []Value) (Value, error) {
			if in.kind() != Array {
				return null, errorText("mktime requires array inputs")
			}
			t, err := m.timeOf(in, "mktime")
			if err != nil {
				return null, err
			}
			return num(float64(t.Unix())), nil
		},
		"strftime/1":      func(m *machine, in Value, a []Value) (Value, error) { return m.formatTime(in, a[0], "strftime/1") },
		"strflocaltime/1": func(m *machine, in Value, a []Value) (Value, error) { return m.formatTime(in, a[0], "strflocaltime/1") },
		"strptime/1": func(m *machine, in Value, a []Value) (Value, error) {
			if in.kind() != String || a[0].kind() != String {
				return null, errorText("strptime/1 requires string inputs and arguments")
			}
			tm, rest, ok := parseTime(in.str(), a[0].str())
			if !ok || strings.TrimLeft(rest, " \t\n\r") != "" && rest != "" {
				return null, errorf("date \"%s\" does not match format \"%s\"", in.str(), a[0].str())
			}
			return tm.value(), nil
		},
	})
	natives["now/0"].impure = true
}

// broken is a time in its parts, as struct tm has them: the month from 0, the year in
// full.
type broken struct {
	year, month, day, hour, min int
	sec                         float64
	wday, yday                  int
}

func (b broken) value() Value {
	return newArray([]Value{
		num(float64(b.year)), num(float64(b.month)), num(float64(b.day)), num(float64(b.hour)),
		num(float64(b.min)), num(b.sec), num(float64(b.wday)), num(float64(b.yday)),
	})
}

const (
	minUnix = -67_768_040_609_740_800 // what fits a year of 32 bits
	maxUnix = 67_768_036_191_676_799
)

func (m *machine) brokenDown(in Value, name string) (Value, error) {
	if in.kind() != Number {
		return null, errorf("%s() requires numeric inputs", name)
	}
	f := in.number()
	whole := math.Trunc(f)
	if !(whole > minUnix && whole < maxUnix) {
		return null, errorText("errror converting number of seconds since epoch to datetime") // sic
	}
	t := time.Unix(int64(whole), 0).UTC()
	return broken{
		t.Year(), int(t.Month()) - 1, t.Day(), t.Hour(), t.Minute(), float64(t.Second()) + (f - math.Floor(f)),
		int(t.Weekday()), t.YearDay() - 1,
	}.value(), nil
}

// timeOf reads a broken-down time.
func (m *machine) timeOf(v Value, name string) (time.Time, error) {
	bad := errorf("%s requires parsed datetime inputs", name)
	if v.kind() != Array || len(v.elems()) < 6 {
		return time.Time{}, bad
	}
	var f [6]int
	for i := range f {
		x := v.elems()[i]
		if x.kind() != Number {
			return time.Time{}, bad
		}
		n := x.number()
		if !(math.Abs(n) < 1e9) {
			return time.Time{}, errorText("invalid gmtime representation")
		}
		f[i] = int(math.Floor(n))
	}
	return time.Date(f[0], time.Month(f[1]+1), f[2], f[3], f[4], f[5], 0, time.UTC), nil
}

func (m *machine) formatTime(in, format Value, name string) (Value, error) {
	if in.kind() == Number {
		v, err := m.brokenDown(in, "gmtime")
		if err != nil {
			return null, err
		}
		in = v
	}
	if in.kind() != Array {
		return null, errorf("%s requires parsed datetime inputs", name)
	}
	if format.kind() != String {
		return null, errorf("%s requires a string format", name)
	}
	t, err := m.timeOf(in, name)
	if err != nil {
		return null, err
	}
	if len(format.str()) > 4096 {
		return null, errorf("%s: unknown system failure", name)
	}
	return made(strftime.Format(format.str(), t)), nil
}

var (
	monthNames = []string{"january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"}
	dayNames   = []string{"sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"}
)

// timeParser is strptime(3) in the C locale.
type timeParser struct {
	s      string
	tm     broken
	pm     int // 0 no %p, 1 AM, 2 PM
	hour12 bool
	offset int
	unix   bool
	cent   int
	depth  int
	dated  bool // a field of the date was given
}

func parseTime(s, format string) (broken, string, bool) {
	p := &timeParser{s: s, cent: -1}
	p.tm.year = 1900
	if !p.run(format) {
		return broken{}, "", false
	}
	if p.hour12 && p.pm > 0 {
		p.tm.hour = p.tm.hour%12 + 12*(p.pm-1)
	}
	switch {
	case p.unix:
	case !p.dated:
		// What jq leaves when nothing tells the day.
		p.tm.wday, p.tm.yday = 8, 367
	default:
		days := time.Date(p.tm.year, time.Month(p.tm.month+1), p.tm.day, 0, 0, 0, 0, time.UTC)
		first := time.Date(p.tm.year, time.January, 1, 0, 0, 0, 0, time.UTC)
		p.tm.wday = int(days.Weekday())
		p.tm.yday = int(days.Sub(first).Hours() / 24)
	}
	return p.tm, p.s, true
}

func (p *timeParser) space() { p.s = strings.TrimLeft(p.s, " \t\n\v\f\r") }

func (p *timeParser) number(lo, hi, width int) (int, bool) {
	p.s = strings.TrimLeft(p.s, " ")
	n, i := 0, 0
	for i < len(p.s) && i < width && p.s[i] >= '0' && p.s[i] <= '9' {
		n = n*10 + int(p.s[i]-'0')
		i++
	}
	if i == 0 || n < lo || n > hi {
		return 0, false
	}
	p.s = p.s[i:]
	return n, true
}

func (p *timeParser) name(names []string) (int, bool) {
	lower := strings.ToLower(p.s)
	for i, n := range names {
		for _, form := range []string{n, n[:3]} {
			if strings.HasPrefix(lower, form) {
				p.s = p.s[len(form):]
				return i, true
			}
		}
	}
	return 0, false
}

func (p *timeParser) run(format string) bool {
	if p.depth++; p.depth > 4 {
		return false
	}
	defer func() { p.depth-- }()
	for i := 0; i < len(format); i++ {
		c := format[i]
		switch {
		case c == ' ' || c >= '\t' && c <= '\r':
			p.space()
			continue
		case c != '%' || i+1 == len(format):
			if p.s == "" || p.s[0] != c {
				return false
			}
			p.s = p.s[1:]
			continue
		}
		i++
		for i < len(format) && strings.IndexByte("EO-_0^#", format[i]) >= 0 {
			i++
		}
		if i == len(format) || !p.conversion(format[i]) {
			return false
		}
	}
	return true
}

func (p *timeParser) conversion(c byte) (ok bool) {
	n := 0
	if strings.IndexByte("YyCmdejbBhDFcx", c) >= 0 {
		p.dated = true
	}
	switch c {
	case '%':
		if ok = strings.HasPrefix(p.s, "%"); ok {
			p.s = p.s[1:]
		}
		return ok
	case 'n', 't':
		p.space()
		return true
	case 'Y':
		neg := strings.HasPrefix(p.s, "-")
		if neg {
			p.s = p.s[1:]
		}
		if n, ok = p.number(0, 9999, 4); ok {
			p.tm.year = n
			if neg {
				p.tm.year = -n
			}
		}
	case 'y':
		if n, ok = p.number(0, 99, 2); ok {
			p.tm.year = 1900 + n
			if n < 69 {
				p.tm.year = 2000 + n
			}
			if p.cent >= 0 {
				p.tm.year = p.cent*100 + n
			}
		}
	case 'C':
		if n, ok = p.number(0, 99, 2); ok {
			p.cent = n
			p.tm.year = n*100 + p.tm.year%100
		}
	case 'm':
		n, ok = p.number(1, 12, 2)
		p.tm.month = n - 1
	case 'd', 'e':
		p.tm.day, ok = p.number(1, 31, 2)
	case 'H', 'k':
		p.tm.hour, ok = p.number(0, 23, 2)
		p.hour12 = false
	case 'I', 'l':
		p.tm.hour, ok = p.number(1, 12, 2)
		p.hour12 = true
		p.tm.hour %= 12
	case 'M':
		p.tm.min, ok = p.number(0, 59, 2)
	case 'S':
		n, ok = p.number(0, 61, 2)
		p.tm.sec = float64(n)
	case 'j':
		if n, ok = p.number(1, 366, 3); ok {
			t := time.Date(p.tm.year, time.January, n, 0, 0, 0, 0, time.UTC)
			p.tm.month, p.tm.day = int(t.Month())-1, t.Day()
		}
	case 'b', 'B', 'h':
		p.tm.month, ok = p.name(monthNames)
	case 'a', 'A':
		_, ok = p.name(dayNames)
	case 'u', 'w':
		_, ok = p.number(0, 7, 1)
	case 'U', 'W', 'V':
		_, ok = p.number(0, 53, 2)
	case 'G':
		_, ok = p.number(0, 9999, 4)
	case 'g':
		_, ok = p.number(0, 99, 2)
	case 'p', 'P':
		lower := strings.ToLower(p.s)
		switch {
		case strings.HasPrefix(lower, "am"):
			p.pm, ok = 1, true
		case strings.HasPrefix(lower, "pm"):
			p.pm, ok = 2, true
		}
		if ok {
			p.s = p.s[2:]
		}
	case 's':
		i := 0
		for i < len(p.s) && p.s[i] >= '0' && p.s[i] <= '9' && i < 15 {
			n = n*10 + int(p.s[i]-'0')
			i++
		}
		if ok = i > 0; ok {
			p.s = p.s[i:]
			t := time.Unix(int64(n), 0).UTC()
			p.tm = broken{t.Year(), int(t.Month()) - 1, t.Day(), t.Hour(), t.Minute(), float64(t.Second()), int(t.Weekday()), t.YearDay() - 1}
			p.unix = true
		}
	case 'z':
		ok = p.zone()
	case 'Z':
		for p.s != "" && (p.s[0] >= 'A' && p.s[0] <= 'Z' || p.s[0] >= 'a' && p.s[0] <= 'z') {
			p.s = p.s[1:]
		}
		ok = true
	case 'T':
		ok = p.run("%H:%M:%S")
	case 'R':
		ok = p.run("%H:%M")
	case 'r':
		ok = p.run("%I:%M:%S %p")
	case 'D', 'x':
		ok = p.run("%m/%d/%y")
	case 'X':
		ok = p.run("%H:%M:%S")
	case 'F':
		ok = p.run("%Y-%m-%d")
	case 'c':
		ok = p.run("%a %b %e %H:%M:%S %Y")
	}
	return ok
}

// zone reads an offset such as Z, +01, +0100 or +01:00; strptime(3) does not apply it.
func (p *timeParser) zone() bool {
	p.space()
	if strings.HasPrefix(p.s, "Z") {
		p.s = p.s[1:]
		return true
	}
	if p.s == "" || p.s[0] != '+' && p.s[0] != '-' {
		return false
	}
	p.s = p.s[1:]
	h, ok := p.number(0, 99, 2)
	if !ok {
		return false
	}
	minutes := 0
	if rest, colon := strings.CutPrefix(p.s, ":"); colon {
		p.s = rest
	}
	if p.s != "" && p.s[0] >= '0' && p.s[0] <= '9' {
		if minutes, ok = p.number(0, 59, 2); !ok {
			return false
		}
	}
	p.offset = h*60 + minutes
	return true
}
