package shell

import (
	"strconv"
	"strings"
	"time"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/builtin"
	"ambit/core/shell/expand"
	"ambit/core/shell/sched"
	"ambit/core/shell/vars"
	"ambit/core/workspace/view"
)

var _ expand.Host = (*shell)(nil)

// Positional implements expand.Host.
func (sh *shell) Positional() []string { return sh.params }

// Special implements expand.Host.
func (sh *shell) Special(name byte) (string, bool) {
	switch name {
	case '?':
		return strconv.Itoa(sh.status), true
	case '$':
		return strconv.Itoa(sh.mainPID), true
	case '!':
		if sh.lastBg == 0 {
			return "", false
		}
		return strconv.Itoa(sh.lastBg), true
	case '-':
		return sh.flags(), true
	case '0':
		return sh.name, true
	}
	return "", false
}

// Home implements expand.Host.
func (sh *shell) Home(user string) (string, bool) {
	switch user {
	case "", userName:
		return userHome, true
	case "root":
		return "/root", true
	}
	return "", false
}

// Dir implements expand.Host.
func (sh *shell) Dir() string { return sh.dir }

// Warnf implements expand.Host.
func (sh *shell) Warnf(format string, args ...any) { sh.errorf(format, args...) }

// Refusef implements expand.Host.
func (sh *shell) Refusef(format string, args ...any) {
	if sh.leaving > 0 {
		return
	}
	sh.errorf(format, args...)
	if sh.strict() {
		sh.leaving = max(sh.status, 1)
	}
}

// Strict implements expand.Host.
func (sh *shell) Strict() bool { return sh.strict() }

// left ends the shell if something was refused under set -e.
func (sh *shell) left() bool {
	if sh.leaving == 0 {
		return false
	}
	sh.status, sh.flow, sh.leaving = sh.leaving, flowExit, 0
	return true
}

// Line implements expand.Host.
func (sh *shell) Line() int { return sh.line }

// UID implements expand.Host.
func (sh *shell) UID() int { return userID }

// OptionSet implements expand.Host.
func (sh *shell) OptionSet(name string) (on, known bool) {
	if p := sh.setOption(name); p != nil {
		return *p, true
	}
	return false, false
}

// ShoptSet implements expand.Host.
func (sh *shell) ShoptSet(name string) (on, known bool) {
	if p := sh.shoptOption(name); p != nil {
		return *p, true
	}
	return false, false
}

// FD implements expand.Host.
func (sh *shell) FD(n int) (view.Handle, bool) {
	if f := sh.fds.get(n); f != nil {
		if n == 1 && sh.out != nil {
			sh.out.Flush()
		}
		return f, true
	}
	return nil, false
}

// WaitReadable implements builtin.Shell: it waits until a read of h would not
// wait, or until the virtual time (nanoseconds since the call's start) deadline.
func (b builtinHost) WaitReadable(h view.Handle, deadline int64) bool {
	for {
		switch f := h.(type) {
		case *file:
			h = f.Handle
			continue
		case keepOpen:
			h = f.Handle
			continue
		case *sched.PipeReader:
			return f.Wait(time.Duration(deadline))
		}
		return true
	}
}

// Prompt implements expand.Host: the backslash escapes of PS1.
func (sh *shell) Prompt(s string) string {
	var b strings.Builder
	now := sh.rt.now()
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		switch c := s[i]; c {
		case 'a':
			b.WriteByte(7)
		case 'd':
			b.WriteString(now.Format("Mon Jan 02"))
		case 'D':
			if i+1 < len(s) && s[i+1] == '{' {
				if end := strings.IndexByte(s[i:], '}'); end > 0 {
					format := s[i+2 : i+end]
					if format == "" {
						format = "%X"
					}
					b.WriteString(strftime(now, format))
					i += end
				}
			}
		case 'e':
			b.WriteByte(27)
		case 'h', 'H':
			b.WriteString(hostName)
		case 'j':
			b.WriteString(strconv.Itoa(len(sh.jobs.jobs)))
		case 'l':
			b.WriteString("tty")
		case 'n':
			b.WriteByte('\n')
		case 'r':
			b.WriteByte('\r')
		case 's':
			b.WriteString("bash")
		case 't':
			b.WriteString(now.Format("15:04:05"))
		case 'T':
			b.WriteString(now.Format("03:04:05"))
		case '@':
			b.WriteString(now.Format("03:04 PM"))
		case 'A':
			b.WriteString(now.Format("15:04"))
		case 'u':
			b.WriteString(userName)
		case 'v':
			b.WriteString("5.2")
		case 'V':
			b.WriteString("5.2.15")
		case 'w':
			b.WriteString(sh.trimmedDir())
		case 'W':
			d := sh.shortHome(sh.dir, false)
			if d != "/" && d != "~" {
				d = baseName(d)
			}
			b.WriteString(d)
		case '!', '#':
			b.WriteByte('1')
		case '$':
			b.WriteByte('$')
		case '\\':
			b.WriteByte('\\')
		case '[', ']':
		case '0', '1', '2', '3', '4', '5', '6', '7':
			n, k := 0, 0
			for k < 3 && i+k < len(s) && s[i+k] >= '0' && s[i+k] <= '7' {
				n = n*8 + int(s[i+k]-'0')
				k++
			}
			b.WriteByte(byte(n))
			i += k - 1
		default:
			b.WriteByte('\\')
			b.WriteByte(c)
		}
	}
	return b.String()
}

// trimmedDir is the working directory as \w shows it: of its names, only as many as
// PROMPT_DIRTRIM says.
func (sh *shell) trimmedDir() string {
	dir := sh.shortHome(sh.dir, false)
	value, _ := sh.vars.Get("PROMPT_DIRTRIM")
	keep, ok := number(value)
	if !ok || keep <= 0 {
		return dir
	}
	head, rest := "", dir
	if strings.HasPrefix(dir, "~") {
		head, rest, _ = strings.Cut(dir, "/")
		head, rest = head+"/", "/"+rest
	}
	names := strings.Split(rest, "/")[1:]
	if int64(len(names)) <= keep {
		return dir
	}
	return head + ".../" + strings.Join(names[int64(len(names))-keep:], "/")
}

// strftime formats with the conversions that prompts use.
func strftime(t time.Time, format string) string {
	table := map[byte]string{'Y': "2006", 'm': "01", 'd': "02", 'H': "15", 'M': "04", 'S': "05", 'F': "2006-01-02",
		'T': "15:04:05", 'X': "15:04:05", 'x': "01/02/06", 'R': "15:04", 'y': "06", 'a': "Mon", 'A': "Monday", 'b': "Jan",
		'B': "January", 'e': "_2", 'p': "PM", 'I': "03", 'j': "002", 'Z': "MST", 'z': "-0700", 'c': "Mon Jan _2 15:04:05 2006"}
	var b strings.Builder
	for i := 0; i < len(format); i++ {
		if format[i] == '%' && i+1 < len(format) {
			i++
			switch layout, ok := table[format[i]]; {
			case ok:
				b.WriteString(t.Format(layout))
			case format[i] == 's':
				b.WriteString(strconv.FormatInt(t.Unix(), 10))
			case format[i] == '%':
				b.WriteByte('%')
			default:
				b.WriteByte('%')
				b.WriteByte(format[i])
			}
			continue
		}
		b.WriteByte(format[i])
	}
	return b.String()
}

// prepare readies nodes of the parser for execution.
func prepare(n syntax.Node, text string) { expand.Prepare(n, text) }

// assignmentText is a variable as set prints it.
func (sh *shell) assignmentText(v *vars.Var) string { return builtin.Setting(sh.x, v) }
