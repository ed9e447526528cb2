package system

import (
	"errors"
	"fmt"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "env", Summary: "run a command in a modified environment", Run: runEnv,
		Unwritable: command.Unwritable{Status: 125},
	})
	command.Register(command.Spec{
		Name: "printenv", Summary: "print all or part of the environment", Run: runPrintenv,
		Unwritable: command.Unwritable{Status: 2},
	})
}

const envUsage = "%s [OPTION]... [-] [NAME=VALUE]... [COMMAND [ARG]...]\nSet each NAME to VALUE in the environment and run COMMAND."

const (
	envBlock = 256 + iota
	envDefault
	envIgnore
	envList
)

var envOpts = gnu.Options(
	command.Opt{Short: 'i', Long: "ignore-environment"},
	command.Opt{Short: '0', Long: "null"},
	command.Opt{Short: 'u', Long: "unset", Arg: command.RequiredArg},
	command.Opt{Short: 'C', Long: "chdir", Arg: command.RequiredArg},
	command.Opt{Long: "default-signal", Arg: command.OptionalArg, ID: envDefault},
	command.Opt{Long: "ignore-signal", Arg: command.OptionalArg, ID: envIgnore},
	command.Opt{Long: "block-signal", Arg: command.OptionalArg, ID: envBlock},
	command.Opt{Long: "list-signal-handling", ID: envList},
	command.Opt{Short: 'v', Long: "debug"},
	command.Opt{Short: 'S', Long: "split-string", Arg: command.RequiredArg},
)

const envFailed = 125

func runEnv(p *command.Proc) int {
	args := p.Args
	clear, null, dir, debug := false, false, "", false
	var unset []string
	signals := envSignals{p: p}
	var operands []string
	for {
		g := command.NewGetopt(envOpts, args)
		g.Posix = true
		split := ""
		isSplit := false
		for g.Next() {
			switch g.Opt {
			case 'i':
				clear = true
			case '0':
				null = true
			case 'u':
				if g.Arg == "" || strings.Contains(g.Arg, "=") {
					p.Errorf("cannot unset %s: Invalid argument", gnu.Quote(p, g.Arg))
					return envFailed
				}
				unset = append(unset, g.Arg)
			case 'C':
				dir = g.Arg
			case 'v':
				debug = true
			case envList:
				signals.list = true
			case envBlock, envDefault, envIgnore:
				if !signals.set(g.Opt, g.Arg) {
					return p.UsageError(envFailed, "")
				}
			case 'S':
				split, isSplit = g.Arg, true
			default:
				return gnu.HelpOrVersion(p, g.Opt, envUsage, envOpts)
			}
		}
		if g.Err != nil {
			status := p.UsageError(envFailed, "%v", g.Err)
			return status
		}
		operands = g.Operands
		if !isSplit {
			break
		}
		words, err := splitString(p, split)
		if err != nil {
			p.Errorf("%v", err)
			return envFailed
		}
		if debug && len(words) > 0 {
			fmt.Fprintf(p.Stderr, "split -S:  %s\n", gnu.Quote(p, split))
			for i, w := range words {
				fmt.Fprintf(p.Stderr, "%s%s\n", [2]string{" into:    ", "     &    "}[min(i, 1)], gnu.Quote(p, w))
			}
		}
		args = append(words, operands...)
	}
	if len(operands) > 0 && operands[0] == "-" {
		clear = true
		operands = operands[1:]
	}
	env := p.Env
	if clear {
		env = nil
	}
	env = append([]string(nil), env...)
	if debug && clear {
		fmt.Fprintln(p.Stderr, "cleaning environ")
	}
	for _, name := range unset {
		env = without(env, name)
		if debug && !clear {
			fmt.Fprintf(p.Stderr, "unset:    %s\n", name)
		}
	}
	for len(operands) > 0 && strings.Contains(operands[0], "=") {
		name, _, _ := strings.Cut(operands[0], "=")
		env = with(env, name, operands[0])
		if debug {
			p.Stdout.Flush()
			fmt.Fprintf(p.Stderr, "setenv:   %s\n", operands[0])
		}
		operands = operands[1:]
	}
	if len(operands) == 0 {
		if dir != "" {
			return p.UsageError(envFailed, "must specify command with --chdir (-C)")
		}
		return printEnvironment(p, env, null)
	}
	if null {
		return p.UsageError(envFailed, "cannot specify --null (-0) with command")
	}
	if !signals.apply(debug) {
		return envFailed
	}
	wd := p.Dir
	if dir != "" {
		info, err := p.FS.Stat(p.Abs(dir))
		if err == nil && info.Kind != view.Dir {
			err = errors.New("Not a directory")
		}
		if err != nil {
			p.Errorf("cannot change directory to %s: %s", gnu.QuoteName(p, dir), command.ErrText(err))
			return envFailed
		}
		if wd, err = p.FS.RealPath(p.Abs(dir)); err != nil {
			wd = p.Abs(dir)
		}
	}
	if debug {
		if dir != "" {
			fmt.Fprintf(p.Stderr, "chdir:    %s\n", gnu.QuoteName(p, dir))
		}
		fmt.Fprintf(p.Stderr, "executing: %s\n", operands[0])
		for i, a := range operands {
			fmt.Fprintf(p.Stderr, "   arg[%d]= %s\n", i, gnu.Quote(p, a))
		}
	}
	return run(p, operands, env, wd, func(name, why string) {
		p.Errorf("%s: %s", gnu.Quote(p, name), why)
		if strings.ContainsAny(name, " \t") && why == command.NotRun(127) {
			p.Errorf("use -[v]S to pass options in shebang lines")
		}
	})
}

func without(env []string, name string) []string {
	out := env[:0]
	for _, e := range env {
		if !strings.HasPrefix(e, name+"=") {
			out = append(out, e)
		}
	}
	return out
}

// with replaces a variable in its place or adds it.
func with(env []string, name, setting string) []string {
	for i, e := range env {
		if strings.HasPrefix(e, name+"=") {
			env[i] = setting
			return env
		}
	}
	return append(env, setting)
}

func printEnvironment(p *command.Proc, env []string, null bool) int {
	end := byte('\n')
	if null {
		end = 0
	}
	for _, e := range env {
		p.Stdout.WriteString(e)
		p.Stdout.WriteByte(end)
	}
	return 0
}

// splitString is env -S: words with quotes, backslash escapes and ${NAME}.
func splitString(p *command.Proc, s string) ([]string, error) {
	var words []string
	var word []byte
	inWord, quote := false, byte(0)
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == quote && quote != 0:
			quote = 0
			continue
		case quote == 0 && (c == '\'' || c == '"'):
			quote, inWord = c, true
			continue
		case quote == 0 && (c == ' ' || c >= '\t' && c <= '\r'):
			if inWord {
				words = append(words, string(word))
				word, inWord = word[:0], false
			}
			continue
		case quote == 0 && c == '#' && !inWord:
			i = len(s)
			continue
		case c == '\\':
			i++
			if i == len(s) {
				return nil, errors.New("invalid backslash at end of string in -S")
			}
			e := s[i]
			if quote == '\'' && e != '\\' && e != '\'' {
				word = append(word, '\\', e)
				continue
			}
			switch e {
			case 'c':
				if quote == '"' {
					return nil, errors.New("'\\c' must not appear in double-quoted -S string")
				}
				i = len(s)
				continue
			case '_':
				if quote == 0 {
					if inWord {
						words = append(words, string(word))
						word, inWord = word[:0], false
					}
					continue
				}
				e = ' '
			case 'f':
				e = '\f'
			case 'n':
				e = '\n'
			case 'r':
				e = '\r'
			case 't':
				e = '\t'
			case 'v':
				e = '\v'
			case '"', '#', '$', '\'', '\\':
			default:
				return nil, fmt.Errorf("invalid sequence '\\%c' in -S", e)
			}
			word, inWord = append(word, e), true
			continue
		case c == '$' && quote != '\'':
			end := strings.IndexByte(s[i:], '}')
			if !strings.HasPrefix(s[i:], "${") || end < 3 || !isName(s[i+2:i+end]) {
				return nil, fmt.Errorf("only ${VARNAME} expansion is supported, error at: %s", s[i:])
			}
			if v, ok := p.Getenv(s[i+2 : i+end]); ok {
				word, inWord = append(word, v...), true
			}
			i += end
			continue
		}
		word, inWord = append(word, c), true
	}
	if quote != 0 {
		return nil, errors.New("no terminating quote in -S string")
	}
	if inWord {
		words = append(words, string(word))
	}
	return words, nil
}

func isName(s string) bool {
	for i, c := range []byte(s) {
		if !(c == '_' || c|0x20 >= 'a' && c|0x20 <= 'z' || i > 0 && c >= '0' && c <= '9') {
			return false
		}
	}
	return s != ""
}

const printenvUsage = "%s [OPTION]... [VARIABLE]...\nPrint the values of the specified environment VARIABLE(s)."

var printenvOpts = gnu.Options(command.Opt{Short: '0', Long: "null"})

func runPrintenv(p *command.Proc) int {
	null := false
	g := p.Getopt(printenvOpts)
	g.Posix = true
	for g.Next() {
		switch g.Opt {
		case '0':
			null = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, printenvUsage, printenvOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(2, "%v", g.Err)
	}
	if len(g.Operands) == 0 {
		return printEnvironment(p, p.Env, null)
	}
	status := 0
	for _, name := range g.Operands {
		v, ok := p.Getenv(name)
		if !ok || strings.Contains(name, "=") {
			status = 1
			continue
		}
		printEnvironment(p, []string{v}, null)
	}
	return status
}
