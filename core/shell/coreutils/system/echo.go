package system

import (
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{Name: "echo", Summary: "display a line of text", Run: runEcho})
}

func runEcho(p *command.Proc) int {
	args := p.Args
	_, posix := p.Getenv("POSIXLY_CORRECT")
	if len(args) == 1 && !posix {
		switch args[0] {
		case "--help":
			return gnu.HelpOrVersion(p, gnu.HelpID, "%s [-neE] [STRING]...\nEcho the STRING(s) to standard output.", simpleOpts)
		case "--version":
			return gnu.HelpOrVersion(p, gnu.VersionID, "", simpleOpts)
		}
	}
	newline, escapes := true, posix
	for !posix && len(args) > 0 && isEchoFlags(args[0]) {
		for _, c := range args[0][1:] {
			switch c {
			case 'n':
				newline = false
			case 'e':
				escapes = true
			case 'E':
				escapes = false
			}
		}
		args = args[1:]
	}
	for i, a := range args {
		if i > 0 {
			p.Stdout.WriteByte(' ')
		}
		if !escapes {
			p.Stdout.WriteString(a)
			continue
		}
		b, stop := unescapeEcho(a)
		p.Stdout.Write(b)
		if stop {
			return 0
		}
	}
	if newline {
		p.Stdout.WriteByte('\n')
	}
	return 0
}

func isEchoFlags(a string) bool {
	if len(a) < 2 || a[0] != '-' {
		return false
	}
	for _, c := range a[1:] {
		if c != 'n' && c != 'e' && c != 'E' {
			return false
		}
	}
	return true
}

// unescapeEcho resolves the escapes of echo -e; stop reports \c.
func unescapeEcho(s string) (out []byte, stop bool) {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c != '\\' || i+1 == len(s) {
			out = append(out, c)
			continue
		}
		i++
		switch c = s[i]; c {
		case 'a':
			c = '\a'
		case 'b':
			c = '\b'
		case 'c':
			return out, true
		case 'e':
			c = 0x1b
		case 'f':
			c = '\f'
		case 'n':
			c = '\n'
		case 'r':
			c = '\r'
		case 't':
			c = '\t'
		case 'v':
			c = '\v'
		case 'x':
			v, n := byte(0), 0
			for n < 2 && i+1+n < len(s) && hexValue(s[i+1+n]) >= 0 {
				v = v<<4 | byte(hexValue(s[i+1+n]))
				n++
			}
			if n == 0 {
				out = append(out, '\\')
				break
			}
			c, i = v, i+n
		case '0', '1', '2', '3', '4', '5', '6', '7':
			digits, v := 1, c-'0'
			if c == '0' {
				digits = 0
			}
			for digits < 3 && i+1 < len(s) && s[i+1] >= '0' && s[i+1] <= '7' {
				i++
				digits++
				v = v<<3 | (s[i] - '0')
			}
			c = v
		case '\\':
		default:
			out = append(out, '\\')
		}
		out = append(out, c)
	}
	return out, false
}

func hexValue(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c|0x20 >= 'a' && c|0x20 <= 'f':
		return int(c|0x20-'a') + 10
	}
	return -1
}
