package shell

import (
	"bytes"
	"errors"
	"io"
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/vars"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "bash", Summary: "GNU Bourne-Again shell", Run: func(p *command.Proc) int { return runBash(p, false) }})
	command.Register(command.Spec{Name: "sh", Summary: "the shell in POSIX mode", Run: func(p *command.Proc) int { return runBash(p, true) }})
}

// runFile runs an executable file: a copy of a command, a script with the
// interpreter that its first line names, or a script without one.
func (rt *runtime) runFile(e *execution, p *proc) int {
	abs := joinPath(e.dir, e.f.path)
	head, err := rt.head(abs)
	if err != nil {
		return e.complain("%s: %s", e.f.path, errno.Text(err)).status(126)
	}
	if name, ok := view.StubName(head); ok {
		if s, ok := command.Lookup(name); ok {
			e.f.spec, e.f.isSpec = s, true
			return rt.runSpec(e, p)
		}
	}
	if !bytes.HasPrefix(head, []byte("#!")) {
		if first, _, _ := bytes.Cut(head, []byte("\n")); bytes.IndexByte(first, 0) >= 0 {
			return e.complain("%s: cannot execute binary file: Exec format error", e.f.path).status(126)
		}
		s, _ := command.Lookup("bash")
		e.argv = append([]string{"bash", e.f.path}, e.argv[1:]...)
		e.f.spec = s
		return rt.runSpec(e, p)
	}
	line, _, _ := bytes.Cut(head[2:], []byte("\n"))
	interp := strings.Trim(string(line), " \t")
	arg := ""
	if i := strings.IndexAny(interp, " \t"); i >= 0 {
		interp, arg = interp[:i], strings.TrimLeft(interp[i:], " \t")
	}
	if interp == "" {
		interp = "/usr/bin/bash" // the kernel refuses, and the shell runs the file itself
	}
	f := rt.at(interp, e.dir)
	if f.status != 0 {
		err := f.err
		if err == errno.ENOENT {
			return e.complain("%s: cannot execute: required file not found", e.f.path).status(127)
		}
		if errors.Is(err, errno.EISDIR) {
			err = errno.EACCES
		}
		text := sprintf("%s: %s: bad interpreter: %s\n", e.f.path, interp, errno.Text(err))
		if e.sh != nil {
			text = e.sh.name + ": " + text // without the line
		}
		io.WriteString(errWriter{fdHandle(&e.fds, 2)}, text)
		return 126
	}
	argv := []string{interp}
	if arg != "" {
		argv = append(argv, arg)
	}
	e.argv = append(append(argv, e.f.path), e.argv[1:]...)
	e.f = f
	if !f.isSpec {
		rt.enter()
		defer rt.leave()
		return rt.runFile(e, p)
	}
	return rt.runSpec(e, p)
}

// head reads the first bytes of a file.
func (rt *runtime) head(path string) ([]byte, error) {
	h, err := rt.fs.Open(path, view.ReadOnly, 0)
	if err != nil {
		return nil, err
	}
	defer h.Close()
	buf := make([]byte, 512)
	n, err := io.ReadFull(h, buf)
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		return nil, err
	}
	return buf[:n], nil
}

func joinPath(dir, name string) string {
	if strings.HasPrefix(name, "/") {
		return name
	}
	return strings.TrimSuffix(dir, "/") + "/" + name
}

// complaint carries a status behind a message.
type complaint struct{}

func (complaint) status(n int) int { return n }

// complain reports why a file cannot be run, as the shell that started it does.
func (e *execution) complain(format string, args ...any) complaint {
	if e.sh != nil {
		io.WriteString(errWriter{fdHandle(&e.fds, 2)}, e.sh.prefix()+sprintf(format, args...)+"\n")
	} else {
		io.WriteString(errWriter{fdHandle(&e.fds, 2)}, sprintf(format, args...)+"\n")
	}
	return complaint{}
}

// runBash is the command bash or sh.
func runBash(p *command.Proc, posix bool) int {
	h := p.Host.(*host)
	sh := newShell(h.rt, h.p)
	sh.traps.ignoreForGood(h.p.ignored)
	sh.dir, sh.umask = p.Dir, p.Umask
	sh.fds = h.e.fds.clone()
	defer sh.release()
	defer h.rt.trapped(h.p)
	sh.initVars(p.Env)
	sh.name = h.e.argv[0]
	sh.lastArg = sh.name
	for _, kv := range p.Env {
		if value, ok := strings.CutPrefix(kv, "_="); ok {
			sh.lastArg = value
		}
	}
	if posix || strings.HasSuffix(p.Name, "/sh") || p.Name == "sh" {
		sh.setNamed("posix", true)
	}
	inv, code := sh.parseArgs(p.Args)
	if code >= 0 {
		return code
	}
	if inv.restricted {
		for _, name := range [...]string{"PATH", "SHELL", "ENV", "BASH_ENV", "HISTFILE"} {
			sh.vars.AttrAt(sh.vars.GlobalPlace(name), vars.ReadOnly, 0)
		}
		sh.restrict()
	} else {
		sh.importFunctions(p.Env)
		if sh.flow == flowExit {
			return sh.status
		}
	}
	return sh.invoke(inv)
}

// invocation is what a command line of bash asks for.
type invocation struct {
	command   string
	hasString bool
	stdin     bool
	args      []string

	restricted bool
}

// parseArgs reads the options of bash. A code of 0 or more ends the shell.
func (sh *shell) parseArgs(args []string) (inv invocation, code int) {
	for len(args) > 0 && (args[0] == "-" || len(args[0]) > 1 && (args[0][0] == '-' || args[0][0] == '+')) {
		a := args[0]
		args = args[1:]
		if a == "--" || a == "-" {
			break
		}
		if strings.HasPrefix(a, "--") {
			switch a {
			case "--norc", "--noprofile", "--noediting":
			case "--login":
				sh.opts.loginShell = true
			case "--restricted":
				inv.restricted = true
			case "--posix":
				sh.setNamed("posix", true)
			case "--verbose":
				sh.opts.verbose = true
			case "--version":
				sh.stdoutText(versionText)
				return inv, 0
			case "--help":
				sh.stdoutText(usageText)
				return inv, 0
			case "--rcfile", "--init-file":
				if len(args) > 0 {
					args = args[1:]
				}
			default:
				sh.stderrText(sh.name + ": " + a + ": invalid option\n" + usageText)
				return inv, 2
			}
			continue
		}
		on := a[0] == '-'
		for i := 1; i < len(a); i++ {
			switch c := a[i]; c {
			case 'c':
				inv.hasString = true
			case 's':
				inv.stdin = true
			case 'l':
				sh.opts.loginShell = on
			case 'r':
				inv.restricted = on
			case 't':
				sh.opts.oneCmd = on
			case 'i', 'D':
			case 'o', 'O':
				if len(args) == 0 {
					continue
				}
				name := args[0]
				args = args[1:]
				place := sh.setOption(name)
				if c == 'O' {
					place = sh.shoptOption(name)
				}
				if place == nil {
					text := sh.name + ": " + name + ": invalid option name\n"
					if c == 'O' {
						text = name + ": invalid shell option name\n"
					}
					sh.stderrText(sh.name + ": line 0: " + text)
					return inv, 2 - b2i(c == 'O')
				}
				if c == 'O' {
					*place = on
					sh.optionChanged(name)
				} else {
					sh.setNamed(name, on)
				}
			default:
				if !sh.setLetter(c, on) {
					sh.stderrText(sprintf("%s: -%c: invalid option\n", sh.name, c) + usageText)
					return inv, 2
				}
			}
		}
	}
	if inv.hasString {
		if len(args) == 0 {
			sh.stderrText(sh.name + ": -c: option requires an argument\n")
			return inv, 2
		}
		inv.command, args = args[0], args[1:]
	}
	inv.args = args
	return inv, -1
}

const versionText = "GNU bash, version 5.2.15(1)-release (x86_64-pc-linux-gnu)\n" +
	"Copyright (C) 2022 Free Software Foundation, Inc.\n" +
	"License GPLv3+: GNU GPL version 3 or later <http://gnu.org/licenses/gpl.html>\n\n" +
	"This is free software; you are free to change and redistribute it.\n" +
	"There is NO WARRANTY, to the extent permitted by law.\n"

const usageText = "Usage:\tbash [GNU long option] [option] ...\n\tbash [GNU long option] [option] script-file ...\n" +
	"GNU long options:\n\t--debug\n\t--debugger\n\t--dump-po-strings\n\t--dump-strings\n\t--help\n\t--init-file\n\t--login\n" +
	"\t--noediting\n\t--noprofile\n\t--norc\n\t--posix\n\t--pretty-print\n\t--rcfile\n\t--restricted\n\t--verbose\n\t--version\n" +
	"Shell options:\n\t-ilrsD or -c command or -O shopt_option\t\t(invocation only)\n\t-abefhkmnptuvxBCEHPT or -o option\n"

// invoke runs what a command line asks for and returns the shell's status.
func (sh *shell) invoke(inv invocation) int {
	switch {
	case inv.hasString:
		sh.mode = modeString
		sh.execString = inv.command
		if len(inv.args) > 0 {
			sh.name, sh.params = inv.args[0], inv.args[1:]
		}
		sh.runMain(&source{name: "-c", text: inv.command, kind: stringSource})
	case len(inv.args) > 0 && !inv.stdin:
		text, status := sh.loadScript(inv.args[0])
		if status != 0 {
			return status
		}
		sh.vars.Unset("BASH_EXECUTION_STRING")
		sh.mode = modeFile
		sh.name, sh.params = inv.args[0], inv.args[1:]
		sh.runMain(&source{name: sh.name, text: text, kind: fileSource})
	default:
		sh.vars.Unset("BASH_EXECUTION_STRING")
		sh.mode = modeStdin
		sh.params = inv.args
		sh.runMain(&source{name: sh.name, kind: fileSource, input: fdHandle(&sh.fds, 0)})
	}
	return sh.status
}

// runMain runs the main text of a shell, then its EXIT trap.
func (sh *shell) runMain(src *source) {
	sh.startupFile()
	if sh.flow == flowNone {
		sh.runText(src)
	}
	if sh.flow != flowExit {
		sh.flow = flowNone
		sh.checkTraps()
	}
	sh.status = sh.leave()
}

// startupFile runs the file that BASH_ENV names, but not in POSIX mode.
func (sh *shell) startupFile() {
	name, _ := sh.vars.Get("BASH_ENV")
	if name == "" || sh.eo.Posix || sh.opts.privileged {
		return
	}
	if name = sh.x.TildePath(sh.expandText(name)); name == "" {
		return
	}
	b, err := sh.readAll(sh.abs(name))
	if err != nil {
		return
	}
	sh.rt.enter()
	sh.frames = append(sh.frames, frame{name: "source", source: name, args: []string{name}, sourced: true})
	sh.runText(&source{name: name, text: string(b), kind: fileSource})
	sh.afterReturn(false)
	sh.frames = sh.frames[:len(sh.frames)-1]
	sh.line = 0
	sh.rt.leave()
}

// loadScript reads the script that bash was started with.
func (sh *shell) loadScript(name string) (text string, status int) {
	path := sh.abs(name)
	if _, err := sh.rt.fs.Stat(path); err != nil && !strings.Contains(name, "/") {
		p, _ := sh.vars.Get("PATH")
		if f := sh.rt.find(name, p, sh.dir); f.status == 0 && f.path != "" {
			path = joinPath(sh.dir, f.path)
		}
	}
	b, err := sh.readAll(path)
	switch {
	case errors.Is(err, errno.EISDIR):
		sh.stderrText(sprintf("%s: %s: Is a directory\n", name, name))
		return "", 126
	case errors.Is(err, errno.ENOENT):
		sh.stderrText(sprintf("%s: %s: No such file or directory\n", sh.name, name))
		return "", 127
	case err != nil:
		sh.stderrText(sprintf("%s: %s: %s\n", sh.name, name, errno.Text(err)))
		return "", 126
	}
	if first, _, _ := bytes.Cut(b[:min(len(b), 80)], []byte("\n")); bytes.IndexByte(first, 0) >= 0 {
		sh.stderrText(sprintf("%s: %s: cannot execute binary file\n", name, name))
		return "", 126
	}
	return string(b), 0
}

// readAll reads a file that holds a script.
func (sh *shell) readAll(path string) ([]byte, error) {
	f, err := sh.open(path, view.ReadOnly)
	if err != nil {
		return nil, err
	}
	defer f.release()
	if info, err := f.Stat(); err == nil && info.Kind == view.Dir {
		return nil, errno.EISDIR
	}
	out := &capture{meter: sh.rt.meter}
	buf := make([]byte, 4096)
	for {
		n, err := f.Read(buf)
		sh.rt.meter.Bytes(n)
		out.Write(buf[:n])
		if len(out.buf) > sh.rt.limits.Script {
			return nil, errno.EFBIG
		}
		if err == io.EOF || err == nil && n == 0 {
			return out.buf, nil
		}
		if err != nil {
			return nil, err
		}
	}
}
