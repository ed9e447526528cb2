package fileutils

import (
	"strconv"
	"strings"
	"time"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/tz"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "touch", Summary: "change file timestamps, creating files", Run: runTouch})
}

const (
	touchTime = 256 + iota
)

var touchOpts = gnu.Options(
	command.Opt{Short: 'a'}, command.Opt{Short: 'c', Long: "no-create"}, command.Opt{Short: 'd', Long: "date", Arg: command.RequiredArg},
	command.Opt{Short: 'f'}, command.Opt{Short: 'h', Long: "no-dereference"}, command.Opt{Short: 'm'},
	command.Opt{Short: 'r', Long: "reference", Arg: command.RequiredArg}, command.Opt{Short: 't', Arg: command.RequiredArg},
	command.Opt{Long: "time", Arg: command.RequiredArg, ID: touchTime},
)

var touchTimes = []gnu.Word{{Name: "atime", Value: 1}, {Name: "access", Value: 1}, {Name: "use", Value: 1}, {Name: "mtime", Value: 2}, {Name: "modify", Value: 2}}

// toucher is one run of touch.
type toucher struct {
	p        *command.Proc
	access   bool // -a
	modify   bool // -m
	noCreate bool
	noDeref  bool
	atime    time.Time
	mtime    time.Time
	now      bool // the times are those of the moment
}

func runTouch(p *command.Proc) int {
	t := &toucher{p: p}
	date, stamp, reference := "", "", ""
	hasDate, hasStamp, hasReference := false, false, false
	g := p.Getopt(touchOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... FILE...\nUpdate the access and modification times of each FILE to the current time.", touchOpts)
		case 'a':
			t.access = true
		case 'c':
			t.noCreate = true
		case 'd':
			date, hasDate = g.Arg, true
		case 'h':
			t.noDeref = true
		case 'm':
			t.modify = true
		case 'r':
			reference, hasReference = g.Arg, true
		case 't':
			stamp, hasStamp = g.Arg, true
		case touchTime:
			v, ok := gnu.Match(p, "--time", g.Arg, touchTimes)
			if !ok {
				return p.UsageError(1, "")
			}
			t.access, t.modify = t.access || v == 1, t.modify || v == 2
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if !t.access && !t.modify {
		t.access, t.modify = true, true
	}
	if hasStamp && (hasReference || hasDate) {
		return p.UsageError(1, "cannot specify times from more than one source")
	}
	t.now = true
	t.atime, t.mtime = p.Now(), p.Now()
	if hasReference {
		t.now = false
		stat := p.FS.Stat
		if t.noDeref {
			stat = p.FS.Lstat
		}
		info, err := stat(p.Abs(reference))
		if err != nil {
			return p.Fail("failed to get attributes of %s: %s", gnu.QuoteName(p, reference), command.ErrText(err))
		}
		t.atime, t.mtime = info.ATime, info.MTime
	}
	if hasDate {
		base := t.now
		for _, at := range []*time.Time{&t.atime, &t.mtime} {
			v, ok := parseDate(p, date, *at)
			if !ok {
				return p.Fail("invalid date format %s", gnu.Quote(p, date))
			}
			if base && date == "now" {
				v = p.Now()
			}
			*at = v
		}
		t.now = false
	}
	if hasStamp {
		v, ok := posixTime(stamp, p.Now().In(tz.Of(p)), false)
		if !ok {
			return p.Fail("invalid date format %s", gnu.Quote(p, stamp))
		}
		t.atime, t.mtime, t.now = v, v, false
	}
	ops := g.Operands
	if !hasDate && !hasStamp && !hasReference && len(ops) >= 2 && posixVersion(p) < 200112 {
		if v, ok := posixTime(ops[0], p.Now().In(tz.Of(p)), true); ok {
			t.atime, t.mtime, t.now, ops = v, v, false, ops[1:]
		}
	}
	if len(ops) == 0 {
		return p.UsageError(1, "missing file operand")
	}
	status := 0
	for _, name := range ops {
		if !t.file(name) {
			status = 1
		}
	}
	return status
}

func posixVersion(p *command.Proc) int {
	v, _ := p.Getenv("_POSIX2_VERSION")
	if n, err := strconv.Atoi(v); err == nil {
		return n
	}
	return 200809
}

func (t *toucher) file(name string) bool {
	p := t.p
	fail := func(format string, err error) bool {
		p.Errorf(format, gnu.QuoteName(p, name), command.ErrText(err))
		return false
	}
	if name == "-" {
		return true
	}
	var openErr error
	// Opening a pipe would wait for a reader.
	there, err := p.FS.Stat(p.Abs(name))
	if isPipe := err == nil && there.Kind == view.Fifo; !t.noCreate && !t.noDeref && !isPipe {
		h, err := p.OpenFile(name, view.WriteOnly|view.Create, 0o666)
		if err == nil {
			h.Close()
		}
		openErr = err
	}
	stat := p.FS.Stat
	if t.noDeref {
		stat = p.FS.Lstat
	}
	info, err := stat(p.Abs(name))
	if err == nil {
		atime, mtime := t.atime, t.mtime
		if t.now {
			atime = p.Now()
			mtime = atime
		}
		if !t.access {
			atime = info.ATime
		}
		if !t.modify {
			mtime = info.MTime
		}
		err = p.FS.Chtimes(p.Abs(name), atime, mtime, !t.noDeref)
	}
	if err == nil {
		return true
	}
	if openErr != nil && errno.Of(openErr) != errno.EISDIR && !(errno.Of(openErr) == errno.EPERM) {
		return fail("cannot touch %s: %s", openErr)
	}
	if t.noCreate && errno.Of(err) == errno.ENOENT {
		return true
	}
	return fail("setting times of %s: %s", err)
}

// posixTime reads [[CC]YY]MMDDhhmm[.ss] (POSIX, touch -t) or, with trailingYear,
// MMDDhhmm[YY].
func posixTime(s string, now time.Time, trailingYear bool) (time.Time, bool) {
	sec := 0
	if i := strings.IndexByte(s, '.'); i >= 0 {
		if trailingYear || len(s)-i != 3 || !isDigit(s[i+1]) || !isDigit(s[i+2]) {
			return time.Time{}, false
		}
		sec = int(s[i+1]-'0')*10 + int(s[i+2]-'0')
		s = s[:i]
	}
	for _, c := range []byte(s) {
		if !isDigit(c) {
			return time.Time{}, false
		}
	}
	pair := func(i int) int { return int(s[i]-'0')*10 + int(s[i+1]-'0') }
	century := func(yy int) int {
		if yy < 69 {
			return 2000 + yy
		}
		return 1900 + yy
	}
	year := now.Year()
	switch {
	case trailingYear && len(s) == 10:
		year = century(pair(8))
		s = s[:8]
		if year < 1969 || year > 1999 {
			return time.Time{}, false
		}
	case trailingYear && len(s) != 8:
		return time.Time{}, false
	case len(s) == 12:
		year, s = pair(0)*100+pair(2), s[4:]
	case len(s) == 10:
		year, s = century(pair(0)), s[2:]
	case len(s) != 8:
		return time.Time{}, false
	}
	month, day, hour, minute := pair(0), pair(2), pair(4), pair(6)
	t := time.Date(year, time.Month(month), day, hour, minute, sec, 0, now.Location())
	if month < 1 || month > 12 || day < 1 || t.Day() != day || hour > 23 || minute > 59 || sec > 60 {
		return time.Time{}, false
	}
	return t, true
}
