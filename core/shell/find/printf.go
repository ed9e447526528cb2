package find

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"ambit/core/shell/command"
	"ambit/core/shell/filemode"
	"ambit/core/shell/strftime"
	"ambit/core/workspace/view"
)

// segment is a piece of a -printf format: text, or a conversion.
type segment struct {
	text  string
	flags string
	width int
	prec  int // -1: none
	conv  byte
	sub   byte // the second letter of %Ak, %Ck, %Tk
	stop  bool // \c: end here and flush
}

func parsePrintf(ps *parser, a string) node {
	format, ok := ps.arg(a)
	if !ok {
		return nil
	}
	segments, ok := ps.format(format)
	if !ok {
		return nil
	}
	ps.action = true
	return test(func(f *finder, e *file) bool { return printSegments(f, e, segments, f.p.Stdout) })
}

func parseFprintf(ps *parser, a string) node {
	name, ok := ps.arg(a)
	if !ok {
		return nil
	}
	if ps.i >= len(ps.args) {
		return ps.badArg(a, name)
	}
	format, _ := ps.arg(a)
	o := ps.outputFor(name)
	if o == nil {
		return nil
	}
	segments, ok := ps.format(format)
	if !ok {
		return nil
	}
	ps.action = true
	return test(func(f *finder, e *file) bool { return printSegments(f, e, segments, o.out) })
}

// format compiles the format of -printf.
func (ps *parser) format(s string) ([]segment, bool) {
	p := ps.f.p
	var segments []segment
	var text strings.Builder
	emit := func() {
		if text.Len() > 0 {
			segments = append(segments, segment{text: text.String()})
			text.Reset()
		}
	}
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case c == '\\' && i+1 < len(s):
			n := i + 1
			switch k := strings.IndexByte(`abfnrtv\`, s[n]); {
			case k >= 0:
				text.WriteByte("\a\b\f\n\r\t\v\\"[k])
				n++
			case s[n] == 'c':
				emit()
				return append(segments, segment{stop: true}), true
			case s[n] >= '0' && s[n] <= '7':
				v := 0
				for m := 0; m < 3 && n < len(s) && s[n] >= '0' && s[n] <= '7'; m++ {
					v = v*8 + int(s[n]-'0')
					n++
				}
				text.WriteByte(byte(v))
			default:
				p.Errorf("warning: unrecognized escape `\\%c'", s[n])
				text.WriteString(s[i : n+1])
				n++
			}
			i = n
		case c == '\\':
			p.Errorf("warning: escape `\\' followed by nothing at all")
			text.WriteByte('\\')
			i++
		case c == '%' && i+1 == len(s):
			ps.fail("error: %% at end of format string")
			return nil, false
		case c == '%' && s[i+1] == '%':
			text.WriteByte('%')
			i += 2
		case c == '%':
			g := segment{prec: -1}
			j := i + 1
			for j < len(s) && strings.IndexByte("-+ #0", s[j]) >= 0 {
				j++
			}
			g.flags = s[i+1 : j]
			for ; j < len(s) && s[j] >= '0' && s[j] <= '9'; j++ {
				g.width = min(g.width*10+int(s[j]-'0'), 4096)
			}
			if j < len(s) && s[j] == '.' {
				g.prec = 0
				for j++; j < len(s) && s[j] >= '0' && s[j] <= '9'; j++ {
					g.prec = min(g.prec*10+int(s[j]-'0'), 4096)
				}
			}
			if j >= len(s) {
				ps.fail("error: %% at end of format string")
				return nil, false
			}
			g.conv = s[j]
			switch {
			case strings.IndexByte("abcdDfFgGhHiklmMnpPsStuUyYZ", g.conv) >= 0:
				j++
			case strings.IndexByte("ABCT", g.conv) >= 0:
				if j+1 >= len(s) {
					p.Errorf("warning: format directive `%%%c' should be followed by another character", g.conv)
					text.WriteString(s[i:])
					i = len(s)
					continue
				}
				g.sub = s[j+1]
				j += 2
			case strings.IndexByte("{[(", g.conv) >= 0:
				ps.fail("error: the format directive `%%%c' is reserved for future use", g.conv)
				return nil, false
			default:
				p.Errorf("warning: unrecognized format directive `%%%c'", g.conv)
				text.WriteString(s[i : j+1])
				i = j + 1
				continue
			}
			emit()
			segments = append(segments, g)
			i = j
		default:
			text.WriteByte(c)
			i++
		}
	}
	emit()
	return segments, true
}

func printSegments(f *finder, e *file, segments []segment, out *command.Output) bool {
	for i := range segments {
		g := &segments[i]
		switch {
		case g.stop:
			out.Flush()
			return true
		case g.conv == 0:
			out.WriteString(g.text)
		default:
			g.print(f, e, out)
		}
	}
	return true
}

func (g *segment) pad(s string, zero bool) string {
	n := g.width - len(s)
	switch {
	case n <= 0:
		return s
	case strings.Contains(g.flags, "-"):
		return s + strings.Repeat(" ", n)
	case zero && strings.Contains(g.flags, "0"):
		return strings.Repeat("0", n) + s
	}
	return strings.Repeat(" ", n) + s
}

func (g *segment) str(s string) string {
	if g.prec >= 0 && g.prec < len(s) {
		s = s[:g.prec]
	}
	return g.pad(s, false)
}

func (g *segment) print(f *finder, e *file, out *command.Output) {
	p := f.p
	switch g.conv {
	case 'p':
		out.WriteString(g.str(e.path))
		return
	case 'f':
		out.WriteString(g.str(lastElement(e.path)))
		return
	case 'h':
		out.WriteString(g.str(leadingDirs(e.path)))
		return
	case 'H':
		out.WriteString(g.str(f.prefix))
		return
	case 'P':
		rest := e.path
		if e.depth == 0 {
			rest = ""
		} else {
			rest = strings.TrimPrefix(strings.TrimPrefix(rest, f.prefix), "/")
		}
		out.WriteString(g.str(rest))
		return
	case 'd':
		out.WriteString(g.pad(strconv.Itoa(e.depth), true))
		return
	case 'F':
		out.WriteString(g.str(fsType(f, e)))
		return
	case 'y':
		out.WriteString(g.str(typeLetter(e.kind)))
		return
	case 'Y':
		letter := typeLetter(e.kind)
		if e.kind == view.Symlink {
			if i, err := p.FS.Stat(p.Abs(e.path)); err == nil {
				letter = typeLetter(i.Kind)
			} else {
				letter = brokenLink(err)
			}
		}
		out.WriteString(g.str(letter))
		return
	case 'l':
		target := ""
		if e.kind == view.Symlink {
			target, _ = p.FS.Readlink(p.Abs(e.path))
		}
		out.WriteString(g.str(target))
		return
	case 'Z':
		f.fail("getfilecon failed: %s: No data available", quoteName(f, e.path))
		return
	}
	i, ok := f.stat(e)
	if !ok {
		return
	}
	num := func(v uint64) string { return g.str(strconv.FormatUint(v, 10)) }
	text := ""
	switch g.conv {
	case 'a':
		text = g.str(ctime(i.ATime.In(f.zone)))
	case 'c':
		text = g.str(ctime(i.CTime.In(f.zone)))
	case 't':
		text = g.str(ctime(i.MTime.In(f.zone)))
	case 'A':
		text = g.str(timeField(g.sub, i.ATime.In(f.zone)))
	case 'C':
		text = g.str(timeField(g.sub, i.CTime.In(f.zone)))
	case 'T':
		text = g.str(timeField(g.sub, i.MTime.In(f.zone)))
	case 'B':
		text = g.str("")
	case 'b':
		text = num(blocks(i))
	case 'k':
		text = num(blocks(i) / 2)
	case 'D':
		text = num(i.Dev)
	case 'g':
		text = g.str(accountName(i.GID))
	case 'G':
		text = num(uint64(i.GID))
	case 'u':
		text = g.str(accountName(i.UID))
	case 'U':
		text = num(uint64(i.UID))
	case 'i':
		text = num(i.Ino)
	case 'm':
		m := strconv.FormatUint(uint64(i.Mode), 8)
		if strings.Contains(g.flags, "#") && m[0] != '0' {
			m = "0" + m
		}
		text = g.pad(m, true)
	case 'M':
		text = g.str(filemode.String(i.Kind, i.Mode))
	case 'n':
		text = g.pad(strconv.Itoa(i.Nlink), true)
	case 's':
		text = num(uint64(i.Size))
	case 'S':
		text = g.pad(sparseness(i), true)
	}
	out.WriteString(text)
}

// lastElement is the path without leading directories; a trailing slash stays.
func lastElement(path string) string {
	t := strings.TrimRight(path, "/")
	if t == "" {
		return "/"
	}
	return path[strings.LastIndexByte(t, '/')+1:]
}

func leadingDirs(path string) string {
	t := strings.TrimRight(path, "/")
	if t == "" {
		return ""
	}
	i := strings.LastIndexByte(t, '/')
	if len(t) != len(path) && i < 0 {
		return t
	}
	if i < 0 {
		return "."
	}
	return t[:i]
}

func typeLetter(k view.Kind) string {
	switch k {
	case view.File:
		return "f"
	case view.Dir:
		return "d"
	case view.Symlink:
		return "l"
	case view.Device:
		return "c"
	case view.Fifo:
		return "p"
	}
	return "U"
}

// longFraction is the nanoseconds as find prints them, with ten digits.
func longFraction(t time.Time) string { return fmt.Sprintf("%09d0", t.Nanosecond()) }

func ctime(t time.Time) string {
	return strftime.Format("%a %b %e %H:%M:%S.", t) + longFraction(t) + strftime.Format(" %Y", t)
}

func timeField(k byte, t time.Time) string {
	switch k {
	case '@':
		return strconv.FormatInt(t.Unix(), 10) + "." + longFraction(t)
	case '+':
		return strftime.Format("%Y-%m-%d+%H:%M:%S.", t) + longFraction(t)
	case 'S':
		return strftime.Format("%S.", t) + longFraction(t)
	case 'T', 'X':
		return strftime.Format("%H:%M:%S.", t) + longFraction(t)
	}
	if strings.IndexByte("aAbBcCdDeFgGhHIjklmMnpPrRstuUVwWxyYzZ", k) < 0 {
		return "%" + string(k)
	}
	return strftime.Format("%"+string(k), t)
}

// sparseness is the space on disk divided by the size.
func sparseness(i view.Info) string {
	if i.Size == 0 {
		if blocks(i) == 0 {
			return "1"
		}
		return "inf"
	}
	return strconv.FormatFloat(float64(blocks(i)*512)/float64(i.Size), 'g', 6, 64)
}
