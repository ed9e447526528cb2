package builtin

import (
	"strings"

	"ambit/core/shell/expand"
)

func init() { Table["echo"] = echo }

// echo writes its arguments (bash manual, "Bash Builtin Commands"). Options are
// only recognised if the whole word is made of n, e and E.
func echo(sh Shell, _ string, args []string) int {
	newline, escapes := true, sh.Expander().Options.XpgEcho
	plain := escapes && sh.Option("posix") // no option is one
	for len(args) > 0 && !plain {
		a := args[0]
		if len(a) < 2 || a[0] != '-' || strings.Trim(a[1:], "neE") != "" {
			break
		}
		for i := 1; i < len(a); i++ {
			switch a[i] {
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
	out := sh.Stdout()
	wide := sh.Vars().UTF8()
	for i, a := range args {
		if i > 0 {
			out.WriteByte(' ')
		}
		if !escapes || strings.IndexByte(a, '\\') < 0 {
			out.WriteString(a)
			continue
		}
		text, stop := unescape(a, wide, echoEscapes)
		out.Write(text)
		if stop {
			return 0
		}
	}
	if newline {
		out.WriteByte('\n')
	}
	return 0
}

// escapeKind tells the dialects of backslash escapes apart.
type escapeKind uint8

const (
	echoEscapes  escapeKind = iota // \0nnn; \c ends all output
	printfB                        // %b: also \nnn, \' \" \?
	printfFormat                   // \nnn, \' \" \?; \c is none
)

// unescape replaces the escapes in s. stop reports a \c.
func unescape(s string, wide bool, kind escapeKind) (out []byte, stop bool) {
	for i := 0; i < len(s); {
		if s[i] != '\\' || i+1 >= len(s) {
			out = append(out, s[i])
			i++
			continue
		}
		c := s[i+1]
		switch {
		case c == 'c' && kind != printfFormat:
			return out, true
		case kind != echoEscapes && (c == '\'' || c == '"' || c == '?'):
			out = append(out, c)
			i += 2
			continue
		case c >= '1' && c <= '7' && kind == echoEscapes:
			out = append(out, '\\', c)
			i += 2
			continue
		}
		esc, n, ok := expand.Escape(s[i+1:], wide, kind != printfFormat)
		if !ok {
			out = append(out, '\\', c)
			i += 2
			continue
		}
		out = append(out, esc...)
		i += 1 + n
	}
	return out, false
}
