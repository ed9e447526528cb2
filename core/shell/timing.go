package shell

import (
	"fmt"
	"strings"
	"time"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/fuel"
)

// timeClause runs a pipeline and reports its virtual time. All of it counts as
// user time but what was waited for.
func (sh *shell) timeClause(c *syntax.TimeClause) {
	posix := c.PosixFormat
	if c.Stmt != nil {
		if call, ok := c.Stmt.Cmd.(*syntax.CallExpr); ok && len(call.Assigns) == 0 && len(call.Args) > 1 && call.Args[0].Lit() == "--" {
			st, rest := *c.Stmt, *call
			rest.Args = call.Args[1:]
			st.Cmd = &rest
			timed := *c
			timed.Stmt, c, posix = &st, &timed, true
		}
	}
	begin, fuelBegin := sh.rt.meter.Elapsed(), sh.rt.meter.Used()
	if c.Stmt != nil {
		if sh.negated == sh.depth {
			sh.negated++ // a ! in front of time is that of the pipeline
		}
		sh.stmt(c.Stmt)
	} else {
		sh.status = 0
	}
	real := sh.rt.meter.Elapsed() - begin
	user := cpuTime(sh.rt.meter.Used() - fuelBegin)
	format, ok := sh.vars.Get("TIMEFORMAT")
	switch {
	case posix:
		format = "real %2R\nuser %2U\nsys %2S"
	case !ok:
		format = "\nreal\t%3lR\nuser\t%3lU\nsys\t%3lS"
	case format == "":
		return
	}
	if text, ok := sh.formatTimes(format, real, user); ok {
		sh.stderrText(text + "\n")
	}
}

// cpuTime is the virtual time that fuel takes, without what is waited for.
func cpuTime(used int64) time.Duration { return time.Duration(used) * fuel.PerUnit }

// formatTimes expands a TIMEFORMAT.
func (sh *shell) formatTimes(format string, real, user time.Duration) (text string, ok bool) {
	var b strings.Builder
	for i := 0; i < len(format); i++ {
		if format[i] != '%' || i+1 == len(format) {
			b.WriteByte(format[i])
			continue
		}
		i++
		digits, long := 3, false
		if format[i] >= '0' && format[i] <= '9' {
			digits = min(3, int(format[i]-'0'))
			i++
		}
		if i < len(format) && format[i] == 'l' {
			long = true
			i++
		}
		if i == len(format) {
			break
		}
		switch format[i] {
		case 'R':
			b.WriteString(duration(real, digits, long))
		case 'U':
			b.WriteString(duration(user, digits, long))
		case 'S':
			b.WriteString(duration(0, digits, long))
		case 'P':
			share := 0.0
			if real > 0 {
				share = float64(user*100) / float64(real)
			}
			b.WriteString(fmt.Sprintf("%.2f", share))
		case '%':
			b.WriteByte('%')
		default:
			sh.errorf("TIMEFORMAT: `%c': invalid format character", format[i])
			return "", false
		}
	}
	return b.String(), true
}

// duration is d in seconds with some decimals, long as MmS.FFFs.
func duration(d time.Duration, digits int, long bool) string {
	ms := d.Milliseconds()
	frac := ""
	if digits > 0 {
		frac = "." + fmt.Sprintf("%03d", ms%1000)[:digits]
	}
	if long {
		return fmt.Sprintf("%dm%d%ss", ms/60000, ms/1000%60, frac)
	}
	return fmt.Sprintf("%d%s", ms/1000, frac)
}
