package datetime

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/tz"
)

func init() {
	command.Register(command.Spec{
		Name: "cal", Summary: "display a calendar", Run: runCal, ShortName: true,
		Unwritable: command.Unwritable{Unheeded: true},
	})
}

var calOpts = gnu.Options(
	command.Opt{Short: '1'}, command.Opt{Short: '3'},
	command.Opt{Short: 'A', Arg: command.RequiredArg}, command.Opt{Short: 'B', Arg: command.RequiredArg},
	command.Opt{Short: 'd', Arg: command.RequiredArg},
	command.Opt{Short: 'j'}, command.Opt{Short: 'y'},
	command.Opt{Short: 'm', Arg: command.RequiredArg},
)

const calUsage = "%s [-13jy] [-A months] [-B months] [-d yyyy-mm] [-m month] [[month] year]\nDisplay a calendar; weeks start on Sunday."

// calUsageStatus is the status of a wrong invocation (sysexits.h).
const calUsageStatus = 64

// calendar prints months side by side, as the cal of BSD does.
type calendar struct {
	p        *command.Proc
	julian   bool // days of the year instead of the month
	sameYear bool // a header names the year
}

func runCal(p *command.Proc) int {
	c := &calendar{p: p}
	now := p.Now().In(tz.Of(p))
	year, month := now.Year(), int(now.Month())
	wholeYear, three := false, false
	after, before := 0, 0
	monthArg := ""
	g := p.Getopt(calOpts)
	for g.Next() {
		switch g.Opt {
		case '1':
		case '3':
			three = true
		case 'A', 'B':
			n, err := strconv.Atoi(g.Arg)
			if err != nil || n < 0 || n > 10_000 {
				return p.UsageError(calUsageStatus, "Argument to -%c must be positive", g.Opt)
			}
			if g.Opt == 'A' {
				after = n
			} else {
				before = n
			}
		case 'd':
			t, err := time.Parse("2006-01", g.Arg)
			if err != nil {
				return p.UsageError(calUsageStatus, "invalid date %s", g.Arg)
			}
			year, month = t.Year(), int(t.Month())
		case 'j':
			c.julian = true
		case 'm':
			monthArg = g.Arg
		case 'y':
			wholeYear = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, calUsage, calOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(calUsageStatus, "%v", g.Err)
	}
	args := g.Operands
	switch len(args) {
	case 0:
	case 1:
		wholeYear = wholeYear || monthArg == ""
	case 2:
		monthArg = args[0]
	default:
		return p.UsageError(calUsageStatus, "too many operands")
	}
	if len(args) > 0 {
		last := args[len(args)-1]
		y, err := strconv.Atoi(last)
		if err != nil {
			return p.UsageError(calUsageStatus, "not a valid year %s", last)
		}
		if y < 1 || y > 9999 {
			return p.UsageError(calUsageStatus, "year `%d' not in range 1..9999", y)
		}
		year = y
	}
	if monthArg != "" {
		m, ok := calMonth(monthArg)
		if !ok {
			return p.UsageError(calUsageStatus, "%s is neither a month number (1..12) nor a name", monthArg)
		}
		month = m
	}
	if three {
		after, before = 1, 1
	}
	if wholeYear {
		c.year(year)
		return 0
	}
	if three && month > 1 && month < 12 {
		c.header(year)
		c.sameYear = true
	}
	c.months(year, month-before, before+after+1)
	return 0
}

func calMonth(s string) (int, bool) {
	if n, err := strconv.Atoi(s); err == nil {
		return n, n >= 1 && n <= 12
	}
	for m := time.January; m <= time.December; m++ {
		name := strings.ToLower(m.String())
		if low := strings.ToLower(s); len(low) >= 3 && strings.HasPrefix(name, low) {
			return int(m), true
		}
	}
	return 0, false
}

// dayNumber counts days, in the Julian calendar up to 2 September 1752 and in the
// Gregorian one after it.
func dayNumber(y, m, d int) int {
	a := (14 - m) / 12
	yy := y + 4800 - a
	mm := m + 12*a - 3
	n := d + (153*mm+2)/5 + 365*yy + yy/4
	if y > 1752 || y == 1752 && (m > 9 || m == 9 && d > 2) {
		return n - yy/100 + yy/400 - 32045
	}
	return n - 32083
}

// daysOfMonth lists the days: September 1752 lacks eleven.
func daysOfMonth(y, m int) []int {
	next := dayNumber(y, m%12+1, 1)
	if m == 12 {
		next = dayNumber(y+1, 1, 1)
	}
	var days []int
	d := 1
	for n := dayNumber(y, m, 1); n < next; n++ {
		if y == 1752 && m == 9 && d == 3 {
			d = 14
		}
		days = append(days, d)
		d++
	}
	return days
}

func (c *calendar) width() int {
	if c.julian {
		return 27
	}
	return 20
}

// lines are the rows of a month below its title.
func (c *calendar) lines(y, m int) []string {
	out := []string{"Su Mo Tu We Th Fr Sa"}
	size := 2
	if c.julian {
		out[0], size = " Su  Mo  Tu  We  Th  Fr  Sa", 3
	}
	first := dayNumber(y, m, 1)
	column := (first + 1) % 7
	newYear := dayNumber(y, 1, 1)
	row := strings.Repeat(" ", column*(size+1))
	for i, d := range daysOfMonth(y, m) {
		if c.julian {
			d = first + i - newYear + 1
		}
		row += fmt.Sprintf("%*d", size, d)
		if column++; column == 7 {
			out = append(out, row)
			row, column = "", 0
			continue
		}
		row += " "
	}
	out = append(out, row)
	for len(out) < 7 {
		out = append(out, "")
	}
	return out[:7]
}

func centered(s string, width int) string {
	left := (width - len(s)) / 2
	return fmt.Sprintf("%-*s", width, strings.Repeat(" ", max(left, 0))+s)
}

func (c *calendar) row(titles []string, bodies [][]string) {
	c.p.Charge(200 * int64(len(titles)))
	var b strings.Builder
	for _, t := range titles {
		b.WriteString(centered(t, c.width()) + "  ")
	}
	b.WriteByte('\n')
	for i := range 7 {
		for _, body := range bodies {
			fmt.Fprintf(&b, "%-*s  ", c.width(), body[i])
		}
		b.WriteByte('\n')
	}
	c.p.Stdout.WriteString(b.String())
}

func (c *calendar) perRow() int {
	if c.julian {
		return 2
	}
	return 3
}

func (c *calendar) months(year, month, count int) {
	y, m := year, month
	for m < 1 {
		m += 12
		y--
	}
	for count > 0 {
		var titles []string
		var bodies [][]string
		for len(titles) < c.perRow() && count > 0 {
			for m > 12 {
				m -= 12
				y++
			}
			title := time.Month(m).String()
			if !c.sameYear {
				title += " " + strconv.Itoa(y)
			}
			titles = append(titles, title)
			bodies = append(bodies, c.lines(y, m))
			m++
			count--
		}
		c.row(titles, bodies)
		if count > 0 {
			c.p.Stdout.WriteByte('\n')
		}
	}
}

func (c *calendar) header(y int) {
	title := strconv.Itoa(y)
	c.p.Stdout.WriteString(strings.Repeat(" ", (c.perRow()*c.width()-len(title))/2) + title + "\n")
}

func (c *calendar) year(y int) {
	c.header(y)
	for m := 1; m <= 12; {
		var titles []string
		var bodies [][]string
		for range c.perRow() {
			titles = append(titles, time.Month(m).String())
			bodies = append(bodies, c.lines(y, m))
			m++
		}
		c.row(titles, bodies)
		if m <= 12 {
			c.p.Stdout.WriteByte('\n')
		}
	}
}
