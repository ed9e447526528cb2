package fileutils

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"ambit/core/shell/command"
	"ambit/core/shell/filemode"
	"ambit/core/shell/gnu"
	"ambit/core/shell/quoting"
	"ambit/core/shell/strftime"
	"ambit/core/shell/tz"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "stat", Summary: "display file or file system status", Run: runStat})
}

const (
	statPrintf = 256 + iota
	statCached
)

var statOpts = gnu.Options(
	command.Opt{Short: 'L', Long: "dereference"}, command.Opt{Short: 'f', Long: "file-system"},
	command.Opt{Short: 'c', Long: "format", Arg: command.RequiredArg},
	command.Opt{Long: "printf", Arg: command.RequiredArg, ID: statPrintf}, command.Opt{Short: 't', Long: "terse"},
	command.Opt{Long: "cached", Arg: command.RequiredArg, ID: statCached},
)

const (
	statDefault = "  File: %N\n  Size: %-10s\tBlocks: %-10b IO Block: %-6o %F\n" +
		"Device: %Hd,%Ld\tInode: %-10i  Links: %h\n" +
		"Access: (%04a/%10.10A)  Uid: (%5u/%8U)   Gid: (%5g/%8G)\n" +
		"Access: %x\nModify: %y\nChange: %z\n Birth: %w\n"
	statDefaultDevice = "  File: %N\n  Size: %-10s\tBlocks: %-10b IO Block: %-6o %F\n" +
		"Device: %Hd,%Ld\tInode: %-10i  Links: %-5h Device type: %Hr,%Lr\n" +
		"Access: (%04a/%10.10A)  Uid: (%5u/%8U)   Gid: (%5g/%8G)\n" +
		"Access: %x\nModify: %y\nChange: %z\n Birth: %w\n"
	statTerse     = "%n %s %b %f %u %g %D %i %h %t %T %X %Y %Z %W %o\n"
	statFSDefault = "  File: \"%n\"\n    ID: %-8i Namelen: %-7l Type: %T\n" +
		"Block size: %-10s Fundamental block size: %S\n" +
		"Blocks: Total: %-10b Free: %-10f Available: %a\n" +
		"Inodes: Total: %-10c Free: %d\n"
	statFSTerse = "%n %i %l %t %s %S %b %f %a %c %d\n"
)

// statter is one run of stat.
type statter struct {
	p       *command.Proc
	zone    *time.Location
	follow  bool
	fs      bool
	format  string        // "" for the default one
	escapes bool          // backslash escapes count, as with --printf
	given   bool          // the format is one of the command line
	quoting quoting.Style // of %N
	status  int
}

func runStat(p *command.Proc) int {
	s := &statter{p: p, zone: tz.Of(p)}
	terse := false
	g := p.Getopt(statOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... FILE...\nDisplay file or file system status.", statOpts)
		case 'L':
			s.follow = true
		case 'f':
			s.fs = true
		case 'c':
			s.format, s.escapes, s.given = g.Arg+"\n", false, true
		case statPrintf:
			s.format, s.escapes, s.given = g.Arg, true, true
		case statCached:
			if _, ok := gnu.Match(p, "--cached", g.Arg, []gnu.Word{{Name: "default", Value: 0}, {Name: "never", Value: 1}, {Name: "always", Value: 2}}); !ok {
				p.Stderr.Write([]byte("Try 'stat --help' for more information.\n"))
				return 1
			}
		case 't':
			terse = true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) == 0 {
		return p.UsageError(1, "missing operand")
	}
	if terse && !s.given {
		s.format = statTerse
		if s.fs {
			s.format = statFSTerse
		}
	}
	if s.given && strings.Contains(s.format, "%N") {
		s.quoting = gnu.EnvQuotingStyle(p, quoting.StyleShellEscapeAlways)
	}
	for _, name := range g.Operands {
		s.file(name)
	}
	return s.status
}

func (s *statter) file(name string) {
	p := s.p
	if s.fs {
		info, err := p.FS.Stat(p.Abs(name))
		if err != nil {
			p.Errorf("cannot read file system information for %s: %s", gnu.QuoteName(p, name), command.ErrText(err))
			s.status = 1
			return
		}
		format := s.format
		if format == "" {
			format = statFSDefault
		}
		s.print(format, name, info, s.fsDirective)
		return
	}
	var info view.Info
	var err error
	switch {
	case name == "-":
		info, err = p.Stdin.Stat()
		if err != nil {
			p.Errorf("cannot stat standard input: %s", command.ErrText(err))
			s.status = 1
			return
		}
	case s.follow:
		info, err = p.FS.Stat(p.Abs(name))
	default:
		info, err = p.FS.Lstat(p.Abs(name))
	}
	if err != nil {
		p.Errorf("cannot statx %s: %s", gnu.QuoteName(p, name), command.ErrText(err))
		s.status = 1
		return
	}
	format := s.format
	if format == "" {
		format = statDefault
		if info.Kind == view.Device {
			format = statDefaultDevice
		}
	}
	s.print(format, name, info, s.directive)
}

// statSpec is the part of a directive between % and its letter.
type statSpec struct {
	flags    string
	width    int
	prec     int // -1: none given, -2: a lone dot
	modifier byte
}

func (s *statter) print(format, name string, info view.Info, directive func(b *strings.Builder, c byte, sp statSpec, name string, info view.Info)) {
	p := s.p
	var b strings.Builder
	for i := 0; i < len(format); {
		c := format[i]
		switch {
		case c == '%' && i+1 < len(format):
			sp := statSpec{prec: -1}
			j := i + 1
			for j < len(format) && strings.IndexByte("'-+ #0I", format[j]) >= 0 {
				j++
			}
			sp.flags = format[i+1 : j]
			for j < len(format) && isDigit(format[j]) {
				sp.width = min(sp.width*10+int(format[j]-'0'), 4096)
				j++
			}
			if j < len(format) && format[j] == '.' {
				j++
				sp.prec = -2
				for j < len(format) && isDigit(format[j]) {
					sp.prec = min(max(sp.prec, 0)*10+int(format[j]-'0'), 4096)
					j++
				}
			}
			if j+1 < len(format) && (format[j] == 'H' || format[j] == 'L') && strings.IndexByte("dr", format[j+1]) >= 0 {
				sp.modifier = format[j]
				j++
			}
			switch {
			case j >= len(format) || format[j] == '\n' && j == len(format)-1 && !s.escapes && s.given:
				if j > i+1 {
					p.Errorf("%s: invalid directive", gnu.Quote(p, format[i:j]))
					s.status = 1
					p.Stdout.WriteString(b.String())
					return
				}
				b.WriteByte('%')
				i++
				continue
			case format[j] == '%':
				if j > i+1 {
					p.Errorf("%s: invalid directive", gnu.Quote(p, format[i:j+1]))
					s.status = 1
					p.Stdout.WriteString(b.String())
					return
				}
				b.WriteByte('%')
			default:
				directive(&b, format[j], sp, name, info)
			}
			i = j + 1
		case c == '\\' && s.escapes:
			i += s.escape(&b, format[i:])
		default:
			b.WriteByte(c)
			i++
		}
	}
	p.Stdout.WriteString(b.String())
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// escape writes the backslash escape at the start of f and returns its length.
func (s *statter) escape(b *strings.Builder, f string) int {
	p := s.p
	if len(f) == 1 {
		p.Errorf("warning: backslash at end of format")
		b.WriteByte('\\')
		return 1
	}
	c := f[1]
	switch {
	case c >= '0' && c <= '7':
		v, n := 0, 1
		for ; n < 4 && n < len(f) && f[n] >= '0' && f[n] <= '7'; n++ {
			v = v*8 + int(f[n]-'0')
		}
		b.WriteByte(byte(v))
		return n
	case c == 'x' && len(f) > 2 && isHex(f[2]):
		n := 3
		if n < len(f) && isHex(f[n]) {
			n++
		}
		v, _ := strconv.ParseUint(f[2:n], 16, 8)
		b.WriteByte(byte(v))
		return n
	}
	if i := strings.IndexByte(`abefnrtv"\`, c); i >= 0 {
		b.WriteByte("\a\b\x1b\f\n\r\t\v\"\\"[i])
		return 2
	}
	p.Stdout.WriteString(b.String())
	b.Reset()
	p.Errorf("warning: unrecognized escape '\\%c'", c)
	b.WriteByte(c)
	return 2
}

func isHex(c byte) bool { return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'f' }

// text writes v with the width, precision and flags of a directive.
func (sp statSpec) text(b *strings.Builder, v string) {
	if sp.prec >= 0 && sp.prec < len(v) {
		v = v[:sp.prec]
	}
	if sp.prec == -2 {
		v = ""
	}
	sp.pad(b, v, ' ')
}

func (sp statSpec) pad(b *strings.Builder, v string, fill byte) {
	n := sp.width - len(v)
	switch {
	case n <= 0:
		b.WriteString(v)
	case strings.Contains(sp.flags, "-"):
		b.WriteString(v + strings.Repeat(" ", n))
	default:
		b.WriteString(strings.Repeat(string(fill), n) + v)
	}
}

func (sp statSpec) number(b *strings.Builder, v uint64, base int) {
	text := strconv.FormatUint(v, base)
	switch {
	case base == 8 && strings.Contains(sp.flags, "#") && text[0] != '0':
		text = "0" + text
	case base == 16 && strings.Contains(sp.flags, "#") && v != 0:
		text = "0x" + text
	}
	if sp.prec >= 0 && len(text) < sp.prec {
		text = strings.Repeat("0", sp.prec-len(text)) + text
	}
	fill := byte(' ')
	if strings.Contains(sp.flags, "0") && sp.prec == -1 {
		fill = '0'
	}
	sp.pad(b, text, fill)
}

func (sp statSpec) signed(b *strings.Builder, v int64) {
	if v < 0 {
		sp.pad(b, strconv.FormatInt(v, 10), ' ')
		return
	}
	if strings.ContainsAny(sp.flags, " +") {
		sign := " "
		if strings.Contains(sp.flags, "+") {
			sign = "+"
		}
		sp.pad(b, sign+strconv.FormatInt(v, 10), ' ')
		return
	}
	sp.number(b, uint64(v), 10)
}

// seconds is a time since the epoch, with a fraction as long as the precision
// (nine digits for a lone dot).
func (sp statSpec) seconds(b *strings.Builder, t time.Time) {
	digits := 0
	switch {
	case sp.prec == -2:
		digits = 9
	case sp.prec > 0:
		digits = sp.prec
	}
	text := strconv.FormatInt(t.Unix(), 10)
	if digits > 0 {
		frac := fmt.Sprintf("%09d", t.Nanosecond())
		if digits <= 9 {
			frac = frac[:digits]
		} else {
			frac += strings.Repeat("0", digits-9)
		}
		text += "." + frac
		if sp.prec >= 0 && sp.width > 0 {
			// The width is that of the seconds and the fraction's default together.
			w := sp.width
			sp.width = max(w-1-digits, 0) + 1 + digits
		}
	}
	fill := byte(' ')
	if strings.Contains(sp.flags, "0") {
		fill = '0'
	}
	sp.pad(b, text, fill)
}

func (s *statter) humanTime(t time.Time) string {
	return strftime.Format("%Y-%m-%d %H:%M:%S.%N %z", t.In(s.zone))
}

func (s *statter) directive(b *strings.Builder, c byte, sp statSpec, name string, info view.Info) {
	p := s.p
	major, minor := info.Dev>>8, info.Dev&0xff
	rmajor, rminor := uint64(0), uint64(0)
	if info.Kind == view.Device {
		rmajor, rminor = 1, 3
	}
	switch c {
	case 'n':
		sp.text(b, name)
	case 'N':
		quote := func(v string) string {
			v, _ = s.quoting.Apply(v, p.UTF8(), "")
			return v
		}
		if info.Kind != view.Symlink {
			sp.text(b, quote(name))
			return
		}
		target, err := p.FS.Readlink(p.Abs(name))
		if err != nil {
			p.Errorf("cannot read symbolic link %s: %s", gnu.QuoteName(p, name), command.ErrText(err))
			s.status = 1
			return
		}
		sp.text(b, quote(name))
		b.WriteString(" -> ")
		sp.text(b, quote(target))
	case 'd':
		switch sp.modifier {
		case 'H':
			sp.number(b, major, 10)
		case 'L':
			sp.number(b, minor, 10)
		default:
			sp.number(b, info.Dev, 10)
		}
	case 'D':
		sp.number(b, info.Dev, 16)
	case 'i':
		sp.number(b, info.Ino, 10)
	case 'a':
		sp.number(b, uint64(info.Mode), 8)
	case 'A':
		sp.text(b, filemode.String(info.Kind, info.Mode))
	case 'f':
		sp.number(b, uint64(filemode.Type(info.Kind)|info.Mode), 16)
	case 'F':
		sp.text(b, filemode.TypeName(info))
	case 'h':
		sp.number(b, uint64(info.Nlink), 10)
	case 'u':
		sp.number(b, uint64(info.UID), 10)
	case 'U':
		sp.text(b, accountName(info.UID))
	case 'g':
		sp.number(b, uint64(info.GID), 10)
	case 'G':
		sp.text(b, accountName(info.GID))
	case 'm':
		sp.text(b, mountPoint(p, name, info))
	case 's':
		sp.signed(b, info.Size)
	case 'r':
		switch sp.modifier {
		case 'H':
			sp.number(b, rmajor, 10)
		case 'L':
			sp.number(b, rminor, 10)
		default:
			sp.number(b, rmajor<<8|rminor, 10)
		}
	case 'R':
		sp.number(b, rmajor<<8|rminor, 16)
	case 't':
		sp.number(b, rmajor, 16)
	case 'T':
		sp.number(b, rminor, 16)
	case 'B':
		sp.number(b, 512, 10)
	case 'b':
		sp.number(b, blocks512(info), 10)
	case 'o':
		sp.number(b, fsBlock, 10)
	case 'w':
		sp.text(b, "-")
	case 'W':
		sp.signed(b, 0)
	case 'x':
		sp.text(b, s.humanTime(info.ATime))
	case 'X':
		sp.seconds(b, info.ATime)
	case 'y':
		sp.text(b, s.humanTime(info.MTime))
	case 'Y':
		sp.seconds(b, info.MTime)
	case 'z':
		sp.text(b, s.humanTime(info.CTime))
	case 'Z':
		sp.seconds(b, info.CTime)
	case 'C':
		p.Errorf("failed to get security context of %s: No data available", gnu.QuoteName(p, name))
		s.status = 1
		b.WriteByte('?')
	default:
		b.WriteByte('?')
	}
}

func accountName(id int) string {
	if n := userName(id); n != "" {
		return n
	}
	return "UNKNOWN"
}

// mountPoint is the topmost directory on the way to name that lies on its device.
func mountPoint(p *command.Proc, name string, info view.Info) string {
	path, err := canonicalize(p, name, allExist, false)
	if err != nil {
		return "?"
	}
	if info.Kind == view.Symlink {
		if i, err := p.FS.Stat(path); err == nil {
			info = i
		}
	}
	for path != "/" {
		parent, _ := splitPath(path)
		i, err := p.FS.Lstat(parent)
		if err != nil || i.Dev != info.Dev {
			return path
		}
		path = parent
	}
	return path
}

// The virtual file system has no other size than the limits of the workspace; the
// numbers are those of an empty disk of 32 MiB.
const (
	fsTotalBlocks = 8192
	fsTotalInodes = 5000
)

func (s *statter) fsDirective(b *strings.Builder, c byte, sp statSpec, name string, info view.Info) {
	switch c {
	case 'n':
		sp.text(b, name)
	case 'i':
		sp.number(b, info.Dev, 16)
	case 'l':
		sp.number(b, 255, 10)
	case 't':
		sp.number(b, 0xef53, 16)
	case 'T':
		sp.text(b, "ext2/ext3")
	case 'b', 'f', 'a':
		sp.number(b, fsTotalBlocks, 10)
	case 's', 'S':
		sp.number(b, fsBlock, 10)
	case 'c', 'd':
		sp.number(b, fsTotalInodes, 10)
	default:
		b.WriteByte('?')
	}
}
