// Package datetime holds date and cal.
package datetime

import (
	"io"
	"strconv"
	"strings"
	"time"

	"ambit/core/shell/command"
	"ambit/core/shell/getdate"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/shell/strftime"
	"ambit/core/shell/tz"
)

func init() {
	command.Register(command.Spec{Name: "date", Summary: "display the date and time", Run: runDate})
}

const dateUsage = "%s [OPTION]... [+FORMAT]\nDisplay date and time in the given FORMAT. The clock is that of the call and cannot be set."

const (
	dateRFC3339 = 256 + iota
	dateResolution
)

var dateOpts = gnu.Options(
	command.Opt{Short: 'd', Long: "date", Arg: command.RequiredArg},
	command.Opt{Short: 'f', Long: "file", Arg: command.RequiredArg},
	command.Opt{Short: 'I', Long: "iso-8601", Arg: command.OptionalArg},
	command.Opt{Short: 'r', Long: "reference", Arg: command.RequiredArg},
	command.Opt{Long: "resolution", ID: dateResolution},
	command.Opt{Short: 'R', Long: "rfc-email"},
	command.Opt{Short: 'R', Long: "rfc-822"},
	command.Opt{Short: 'R', Long: "rfc-2822"},
	command.Opt{Long: "rfc-3339", Arg: command.RequiredArg, ID: dateRFC3339},
	command.Opt{Short: 's', Long: "set", Arg: command.RequiredArg},
	command.Opt{Short: 'u', Long: "utc"},
	command.Opt{Short: 'u', Long: "uct"},
	command.Opt{Short: 'u', Long: "universal"},
)

var (
	isoSpecs     = []string{"hours", "minutes", "date", "seconds", "ns"}
	rfc3339Specs = []string{"date", "seconds", "ns"}
	isoFormats   = map[string]string{
		"date": "%Y-%m-%d", "hours": "%Y-%m-%dT%H%:z", "minutes": "%Y-%m-%dT%H:%M%:z",
		"seconds": "%Y-%m-%dT%H:%M:%S%:z", "ns": "%Y-%m-%dT%H:%M:%S,%N%:z",
	}
	rfc3339Formats = map[string]string{"date": "%Y-%m-%d", "seconds": "%Y-%m-%d %H:%M:%S%:z", "ns": "%Y-%m-%d %H:%M:%S.%N%:z"}
)

func runDate(p *command.Proc) int {
	var format, date, file, reference, set string
	hasFormat, hasDate, hasSet, resolution := false, false, false, false
	sources := 0
	loc := tz.Of(p)
	status := 0
	choose := func(f string) bool {
		if hasFormat {
			p.Errorf("multiple output formats specified")
			return false
		}
		format, hasFormat = f, true
		return true
	}
	g := p.Getopt(dateOpts)
	for g.Next() {
		ok := true
		switch g.Opt {
		case 'd':
			if !hasDate {
				sources++
			}
			date, hasDate = g.Arg, true
		case 'f':
			if file == "" {
				sources++
			}
			file = g.Arg
		case 'r':
			if reference == "" {
				sources++
			}
			reference = g.Arg
		case 's':
			set, hasSet = g.Arg, true
		case dateResolution:
			resolution = true
		case 'I':
			spec := "date"
			if g.HasArg {
				i, ambiguous, found := gnu.Choose(g.Arg, isoSpecs)
				if !found {
					return gnu.BadChoice(p, 1, "--iso-8601", g.Arg, ambiguous, isoSpecs)
				}
				spec = isoSpecs[i]
			}
			ok = choose(isoFormats[spec])
		case 'R':
			ok = choose("%a, %d %b %Y %H:%M:%S %z")
		case dateRFC3339:
			i, ambiguous, found := gnu.Choose(g.Arg, rfc3339Specs)
			if !found {
				return gnu.BadChoice(p, 1, "--rfc-3339", g.Arg, ambiguous, rfc3339Specs)
			}
			ok = choose(rfc3339Formats[rfc3339Specs[i]])
		case 'u':
			loc = time.UTC
		default:
			return gnu.HelpOrVersion(p, g.Opt, dateUsage, dateOpts)
		}
		if !ok {
			return 1
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if resolution {
		sources++
	}
	if sources > 1 {
		return p.UsageError(1, "the options to specify dates for printing are mutually exclusive")
	}
	if hasSet && sources > 0 {
		return p.UsageError(1, "the options to print and set the time may not be used together")
	}
	operands := g.Operands
	if len(operands) > 0 {
		if len(operands) > 1 {
			return gnu.ExtraOperand(p, 1, operands[1])
		}
		switch f, plus := strings.CutPrefix(operands[0], "+"); {
		case plus:
			if !choose(f) {
				return 1
			}
		case hasSet || sources > 0:
			p.Errorf("the argument %s lacks a leading '+';", gnu.Quote(p, operands[0]))
			io.WriteString(p.Stderr, "when using an option to specify date(s), any non-option\nargument must be a format string beginning with '+'\n")
			return p.UsageError(1, "")
		default:
			set, hasSet = operands[0], true
			when, ok := touchTime(set, p.Now().In(loc))
			if !ok {
				return p.Fail("invalid date %s", gnu.Quote(p, set))
			}
			p.Errorf("cannot set date: Operation not permitted")
			printDate(p, "%a %b %e %H:%M:%S %Z %Y", when)
			return 1
		}
	}
	if !hasFormat {
		format = "%a %b %e %H:%M:%S %Z %Y"
		if resolution {
			format = "%s.%N"
		}
	}
	when := p.Now().In(loc)
	switch {
	case file != "":
		return dateLines(p, file, format, loc)
	case resolution:
		when = time.Unix(0, 1).In(loc)
	case reference != "":
		info, err := p.FS.Stat(p.Abs(reference))
		if err != nil {
			gnu.FileError(p, reference, err)
			return 1
		}
		when = info.MTime.In(loc)
	case hasDate || hasSet:
		if hasSet {
			date = set
		}
		p.Charge(20 + int64(len(date))*2)
		t, err := getdate.Parse(date, when, loc)
		if err != nil {
			return p.Fail("invalid date %s", gnu.Quote(p, date))
		}
		when = t.In(loc)
		if hasSet {
			p.Errorf("cannot set date: Operation not permitted")
			status = 1
		}
	}
	if !printDate(p, format, when) {
		return 1
	}
	return status
}

// printDate prints a time, or reports that it has none of the years of a struct tm.
func printDate(p *command.Proc, format string, t time.Time) bool {
	p.Charge(40 + 4*int64(len(format)))
	if !getdate.Representable(t) {
		p.Errorf("time %s is out of range", gnu.Quote(p, strconv.FormatInt(t.Unix(), 10)))
		return false
	}
	p.Stdout.WriteString(strftime.Format(padYears(format), t) + "\n")
	return true
}

// padYears asks for years of four digits, which date has and strftime(3) has not.
func padYears(format string) string {
	var b strings.Builder
	for i := 0; i < len(format); i++ {
		if format[i] != '%' || i+1 == len(format) {
			b.WriteByte(format[i])
			continue
		}
		i++
		switch format[i] {
		case 'Y', 'G':
			b.WriteString("%04")
		case 'F':
			b.WriteString("%+4Y-%m-%d")
			continue
		case 'c':
			b.WriteString("%a %b %e %H:%M:%S %04Y")
			continue
		default:
			b.WriteByte('%')
		}
		b.WriteByte(format[i])
	}
	return b.String()
}

// dateLines is -f: a date on each line.
func dateLines(p *command.Proc, file, format string, loc *time.Location) int {
	in, err := p.OpenInput(file)
	if err != nil {
		gnu.FileError(p, file, err)
		return 1
	}
	defer in.Close()
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	status := 0
	for {
		line, err := r.ReadLine()
		if err == io.EOF {
			return status
		}
		if err != nil {
			return status // as getline(3) failing is the end
		}
		p.Charge(20 + int64(len(line))*2)
		t, err := getdate.Parse(string(line), p.Now().In(loc), loc)
		if err != nil {
			p.Errorf("invalid date %s", gnu.Quote(p, string(line)))
			status = 1
			continue
		}
		if !printDate(p, format, t.In(loc)) {
			status = 1
		}
	}
}

// touchTime reads MMDDhhmm[[CC]YY][.ss], the operand that sets the clock.
func touchTime(s string, now time.Time) (time.Time, bool) {
	digits, seconds, dotted := strings.Cut(s, ".")
	if len(digits) != 8 && len(digits) != 10 && len(digits) != 12 || dotted && len(seconds) != 2 {
		return time.Time{}, false
	}
	var v [7]int
	for i, c := range []byte(digits + seconds) {
		if c < '0' || c > '9' {
			return time.Time{}, false
		}
		v[i/2] = v[i/2]*10 + int(c-'0')
	}
	year := now.Year()
	rest := v[4:]
	switch len(digits) {
	case 10:
		year = v[4] + 1900
		if v[4] < 69 {
			year += 100
		}
		rest = v[5:]
	case 12:
		year = v[4]*100 + v[5]
		rest = v[6:]
	}
	sec := 0
	if dotted {
		sec = rest[0]
	}
	t := time.Date(year, time.Month(v[0]), v[1], v[2], v[3], sec, 0, now.Location())
	ok := int(t.Month()) == v[0] && t.Day() == v[1] && t.Hour() == v[2] && t.Minute() == v[3] && t.Second() == sec
	return t, ok
}
