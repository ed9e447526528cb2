package text

import (
	"io"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
)

func init() {
	command.Register(command.Spec{Name: "envsubst", Summary: "substitute environment variables in shell format strings", Run: runEnvsubst})
}

var envsubstOpts = gnu.Options(
	command.Opt{Short: 'v', Long: "variables"},
	command.Opt{Short: 'h', ID: gnu.HelpID},
	command.Opt{Short: 'V', ID: gnu.VersionID},
)

func runEnvsubst(p *command.Proc) int {
	list := false
	g := p.Getopt(envsubstOpts)
	for g.Next() {
		switch g.Opt {
		case 'v':
			list = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION] [SHELL-FORMAT]\nSubstitute the values of environment variables.", envsubstOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) > 1 {
		return p.Fail("too many arguments")
	}
	var only map[string]bool
	if len(g.Operands) == 1 {
		only = map[string]bool{}
		substitute(g.Operands[0], func(string) {}, func(name, _ string) {
			only[name] = true
			if list {
				p.Stdout.WriteString(name + "\n")
			}
		})
	}
	if list {
		if len(g.Operands) == 0 {
			return p.Fail("missing arguments")
		}
		return 0
	}
	r := lineio.NewReader(p.Stdin, p.Meter)
	defer r.Close()
	for {
		line, err := r.ReadLine()
		if err == io.EOF {
			return 0
		}
		if err != nil {
			return p.Fail("error while reading \"standard input\": %s", command.ErrText(err))
		}
		text := string(line)
		if r.Terminated {
			text += "\n"
		}
		p.Charge(int64(len(text)) / 8)
		substitute(text, func(s string) { p.Stdout.WriteString(s) }, func(name, source string) {
			p.Charge(2 + int64(len(p.Env))/8)
			if only != nil && !only[name] {
				p.Stdout.WriteString(source)
				return
			}
			v, _ := p.Getenv(name)
			p.Stdout.WriteString(v)
		})
	}
}

// substitute splits s into text and references $NAME and ${NAME}.
func substitute(s string, text func(string), variable func(name, source string)) {
	for {
		i := strings.IndexByte(s, '$')
		if i < 0 {
			text(s)
			return
		}
		text(s[:i])
		s = s[i:]
		start, brace := 1, strings.HasPrefix(s[1:], "{")
		if brace {
			start = 2
		}
		end := start
		for end < len(s) && (isAlpha(s[end]) || s[end] == '_' || end > start && isDigit(s[end])) {
			end++
		}
		name := s[start:end]
		if brace && end < len(s) && s[end] == '}' && name != "" {
			end++
		} else if brace || name == "" {
			text(s[:1])
			s = s[1:]
			continue
		}
		variable(name, s[:end])
		s = s[end:]
	}
}
