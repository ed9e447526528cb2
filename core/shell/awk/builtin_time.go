package awk

import (
	"math"
	"strings"
	"time"

	"ambit/core/shell/strftime"
)

func init() {
	for name, d := range map[string]builtinDef{
		"systime":  {min: 0, max: 0, gawk: true, num: (*compiler).systime},
		"mktime":   {min: 1, max: 2, gawk: true, num: (*compiler).mktime},
		"strftime": {min: 0, max: 3, gawk: true, val: (*compiler).strftime},
	} {
		builtins[name] = d
	}
}

func (c *compiler) systime(*builtinExpr) numFunc {
	in := c.in
	return func() float64 { return float64(in.p.Now().Unix()) }
}

// defaultTime is the format of strftime() and of date(1) in the C locale.
const defaultTime = "%a %b %e %H:%M:%S %Z %Y"

// gmt is what gmtime(3) calls its zone.
var gmt = time.FixedZone("GMT", 0)

func (c *compiler) strftime(x *builtinExpr) valFunc {
	in := c.in
	format := func() string {
		if a := in.globals[vPROCINFO].arr; a != nil {
			if e := a.getStr("strftime"); e != nil {
				return e.value.str(in)
			}
		}
		return defaultTime
	}
	when := func() float64 { return float64(in.p.Now().Unix()) }
	if len(x.args) > 0 {
		format = c.str(x.args[0])
	}
	if len(x.args) > 1 {
		when = c.num(x.args[1])
	}
	utc := func() bool { return false }
	if len(x.args) > 2 {
		utc = c.cond(x.args[2])
	}
	return func() value {
		f := format()
		t := when()
		zone := time.UTC
		if utc() {
			zone = gmt
		}
		if t != t || math.Abs(t) > 67768036191676799 {
			in.fatal(x.at, "strftime: second argument out of range for time_t")
		}
		if f == "" {
			return strValue("")
		}
		sec := int64(math.Floor(t))
		in.meter.Charge(int64(len(f)) * 2)
		return strValue(strftime.Format(f, time.Unix(sec, 0).In(zone)))
	}
}

// mktime turns "YYYY MM DD HH MM SS [DST]" into seconds since the epoch.
func (c *compiler) mktime(x *builtinExpr) numFunc {
	spec := c.str(x.args[0])
	return func() float64 {
		fields := strings.Fields(spec())
		if len(fields) < 6 {
			return -1
		}
		var v [6]int
		for i := range v {
			s := fields[i]
			f, n := parseNumber(s)
			if n == 0 || f != math.Trunc(f) || strings.Trim(s, "+-0123456789") != "" {
				return -1
			}
			v[i] = intOf(f)
		}
		if v[0] < -1<<20 || v[0] > 1<<20 {
			return -1
		}
		months := v[1] - 1
		t := time.Date(v[0]+floorDiv(months, 12), time.Month(months-12*floorDiv(months, 12)+1), 1, 0, 0, 0, 0, time.UTC)
		return float64(t.Unix() + int64(v[2]-1)*86400 + int64(v[3])*3600 + int64(v[4])*60 + int64(v[5]))
	}
}

func floorDiv(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}
