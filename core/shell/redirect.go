package shell

import (
	"cmp"
	"errors"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/expand"
	"ambit/core/workspace/view"
)

// savedFD is what a descriptor was before a redirection.
type savedFD struct {
	n int
	f *file // nil: it was closed
}

// redirect makes redirections from left to right. It returns what restore needs,
// also after a failure, which it has reported.
func (sh *shell) redirect(list []*syntax.Redirect) (saved []savedFD, ok bool) {
	for _, r := range list {
		if !sh.redirect1(r, &saved) {
			return saved, false
		}
	}
	return saved, true
}

// restore undoes redirections, the last one first.
func (sh *shell) restore(saved []savedFD) {
	if sh.flow == flowExit && sh.exitInside || sh.flow == flowDiscard && sh.subshell > 0 && sh.errorInside() {
		sh.drop(saved) // the EXIT trap still has them
		return
	}
	for i := len(saved) - 1; i >= 0; i-- {
		sh.fds.put(saved[i].n, saved[i].f)
	}
}

// errorInside reports whether an error in an expansion ends the shell where it is,
// inside of the redirections there: that of bash -c in a subshell.
func (sh *shell) errorInside() bool {
	return sh.mode == modeString && sh.subshell > 0 && sh.texts == 0
}

// endsInside reports the same of exit, and of what set -e ends: only what reads a text,
// as eval does and bash -c, takes back the redirections in it.
func (sh *shell) endsInside() bool { return sh.fnDepth > 0 || !sh.readsText() }

// readsText reports whether the commands are those of a text, not of a script.
func (sh *shell) readsText() bool {
	if sh.mode != modeString && sh.subshell == 0 {
		return sh.texts > 1
	}
	return sh.texts > 0
}

// drop keeps redirections for good, as exec does.
func (sh *shell) drop(saved []savedFD) {
	for _, s := range saved {
		if s.f != nil {
			s.f.release()
		}
	}
}

// install puts f at n and remembers what was there.
func (sh *shell) install(n int, f *file, saved *[]savedFD) {
	*saved = append(*saved, savedFD{n, sh.fds.set(n, f)})
}

func (sh *shell) redirect1(r *syntax.Redirect, saved *[]savedFD) bool {
	n := 1
	switch r.Op {
	case syntax.RdrIn, syntax.RdrInOut, syntax.DplIn, syntax.Hdoc, syntax.DashHdoc, syntax.WordHdoc:
		n = 0
	}
	varName := ""
	if r.N != nil {
		if v := r.N.Value; v[0] == '{' {
			varName = v[1 : len(v)-1]
		} else {
			n, _ = strconv.Atoi(v)
			if len(v) > 9 {
				sh.errorf("%s: Bad file descriptor", v)
				return false
			}
		}
	}
	switch r.Op {
	case syntax.Hdoc, syntax.DashHdoc:
		body, ok := sh.hereDoc(r)
		if !ok {
			return false
		}
		return sh.place(n, varName, newFile(newText(body, "", sh.rt.meter)), saved)
	case syntax.WordHdoc:
		s, err := sh.x.HereString(r.Word)
		if err != nil {
			sh.expandFailed(err)
			return false
		}
		sh.rt.meter.Bytes(len(s))
		return sh.place(n, varName, newFile(newText(s, "\n", sh.rt.meter)), saved)
	case syntax.DplIn, syntax.DplOut:
		return sh.duplicate(r, n, varName, saved)
	}
	target, err := sh.x.Redirect(r.Word)
	if err != nil {
		var e *expand.Error
		if errors.As(err, &e) && e.Ambiguous {
			e.Text = cmp.Or(varName, wordText(sh.src, r.Word)) + ": ambiguous redirect"
		}
		sh.expandFailed(err)
		return false
	}
	if sh.restricted && r.Op != syntax.RdrIn {
		sh.errorf("%s: restricted: cannot redirect output", target)
		return false
	}
	flags := view.ReadOnly
	switch r.Op {
	case syntax.RdrInOut:
		flags = view.ReadWrite | view.Create
	case syntax.RdrOut, syntax.RdrClob, syntax.RdrAll:
		flags = view.WriteOnly | view.Create | view.Truncate
		if sh.opts.noClobber && r.Op != syntax.RdrClob {
			info, err := sh.rt.fs.Stat(sh.abs(target))
			if err != nil { // a link that leads nowhere is in the way, too
				_, err = sh.rt.fs.Lstat(sh.abs(target))
			}
			if err == nil && info.Kind == view.File {
				sh.errorf("%s: cannot overwrite existing file", cmp.Or(varName, target))
				return false
			}
		}
	case syntax.AppOut, syntax.AppAll:
		flags = view.WriteOnly | view.Create | view.Append
	}
	f, err := sh.open(target, flags)
	if err != nil {
		sh.errorf("%s: %s", target, errno.Text(err))
		return false
	}
	if !sh.place(n, varName, f, saved) {
		return false
	}
	if r.Op == syntax.RdrAll || r.Op == syntax.AppAll {
		sh.install(2, f.retain(), saved)
	}
	return true
}

// place puts f at descriptor n, or at a new one whose number goes into varName.
func (sh *shell) place(n int, varName string, f *file, saved *[]savedFD) bool {
	if varName != "" {
		free, ok := sh.fds.free(10)
		if !ok {
			f.release()
			sh.errorf("%s: Too many open files", varName)
			return false
		}
		if err := sh.x.AssignName(varName, strconv.Itoa(free)); err != nil {
			f.release()
			sh.expandFailed(err)
			sh.errorf("%s: cannot assign fd to variable", varName)
			return false
		}
		if old := sh.fds.set(free, f); old != nil {
			old.release()
		}
		if sh.opts.varRedirClose {
			*saved = append(*saved, savedFD{free, nil})
		}
		return true
	}
	if n >= maxFD {
		f.release()
		sh.errorf("%d: Bad file descriptor", n)
		return false
	}
	sh.install(n, f, saved)
	return true
}

// duplicate is >&N, <&N, >&N-, >&- and, when the word is no number, &>word.
func (sh *shell) duplicate(r *syntax.Redirect, n int, varName string, saved *[]savedFD) bool {
	target, err := sh.x.Redirect(r.Word)
	if err != nil {
		sh.expandFailed(err)
		return false
	}
	if target == "-" {
		if varName != "" {
			value, _ := sh.vars.Get(varName)
			if strings.Contains(varName, "[") && sh.vars.Refs != nil {
				value, _ = sh.vars.Refs.GetRef(varName)
			}
			fd, err := strconv.Atoi(strings.TrimSpace(value))
			if value == "" || err == nil && (fd < 0 || fd >= maxFD) {
				if fd < maxFD {
					sh.errorf("%s: ambiguous redirect", varName)
				}
				return fd >= maxFD
			}
			sh.fds.put(fd, nil) // what is no number is 0
			return true
		}
		sh.install(n, nil, saved)
		return true
	}
	word := wordText(sh.src, r.Word)
	digits, move := target, false
	if strings.HasSuffix(word, "-") {
		digits, move = strings.CutSuffix(target, "-")
	}
	from, err := strconv.Atoi(digits)
	if err != nil || digits == "" || digits[0] == '-' || digits[0] == '+' {
		if r.Op == syntax.DplOut && r.N == nil {
			if sh.restricted {
				sh.errorf("%s: restricted: cannot redirect output", target)
				return false
			}
			f, err := sh.open(target, view.WriteOnly|view.Create|view.Truncate)
			if err != nil {
				sh.errorf("%s: %s", target, errno.Text(err))
				return false
			}
			sh.install(1, f, saved)
			sh.install(2, f.retain(), saved)
			return true
		}
		sh.errorf("%s: ambiguous redirect", cmp.Or(varName, target))
		return false
	}
	f := sh.fds.get(from)
	if f == nil {
		if move && word == target || varName != "" {
			word = digits
			if varName != "" || sh.fds.get(n) != nil {
				sh.stderrText(sh.errorName() + ": redirection error: cannot duplicate fd: " + errno.Text(errno.EBADF) + "\n")
			}
		}
		sh.errorf("%s: Bad file descriptor", word)
		return false
	}
	if varName == "" && n == from {
		return true
	}
	if !sh.place(n, varName, f.retain(), saved) {
		return false
	}
	if move {
		sh.install(from, nil, saved)
	}
	return true
}

// hereDoc is the body of a here-document, expanded unless its delimiter is quoted.
func (sh *shell) hereDoc(r *syntax.Redirect) (string, bool) {
	if r.Hdoc == nil {
		return "", true
	}
	doc := r.Hdoc
	if r.Op == syntax.DashHdoc {
		doc = withoutTabs(doc)
	}
	if quotedDelimiter(r.Word) {
		var b strings.Builder
		for _, part := range doc.Parts {
			if l, ok := part.(*syntax.Lit); ok {
				b.WriteString(l.Value)
			}
		}
		sh.rt.meter.Bytes(b.Len())
		return b.String(), true
	}
	body, err := sh.x.Document(doc)
	if err != nil {
		sh.expandFailed(err)
		return "", false
	}
	sh.rt.meter.Bytes(len(body))
	return body, true
}

// quotedDelimiter reports whether any character of a here-document's delimiter is
// quoted, so that its body is taken as it is.
func quotedDelimiter(w *syntax.Word) bool {
	for _, part := range w.Parts {
		if l, ok := part.(*syntax.Lit); !ok || strings.IndexByte(l.Value, '\\') >= 0 {
			return true
		}
	}
	return false
}

// withoutTabs is the body of <<- without the tabs at the beginning of its lines.
func withoutTabs(doc *syntax.Word) *syntax.Word {
	w := &syntax.Word{Parts: append([]syntax.WordPart(nil), doc.Parts...)}
	start := true
	for i, part := range w.Parts {
		l, ok := part.(*syntax.Lit)
		if !ok {
			start = false
			continue
		}
		var b strings.Builder
		for _, line := range strings.SplitAfter(l.Value, "\n") {
			if start {
				line = strings.TrimLeft(line, "\t")
			}
			b.WriteString(line)
			start = strings.HasSuffix(line, "\n") || start && line == ""
		}
		c := *l
		c.Value = b.String()
		w.Parts[i] = &c
	}
	return w
}

// abs is name relative to the working directory.
func (sh *shell) abs(name string) string {
	if name == "" || name[0] == '/' {
		return name
	}
	if sh.dir == "/" {
		return "/" + name
	}
	return sh.dir + "/" + name
}

// open opens a file for a redirection or a builtin. /dev/fd/N and its kin are the
// shell's own descriptors.
func (sh *shell) open(name string, flags int) (*file, error) {
	sh.rt.meter.Charge(fuel.Open)
	path := sh.abs(name)
	if n, ok := command.DevFD(path); ok {
		if f := sh.fds.get(n); f != nil {
			return f.retain(), nil
		}
		return nil, errno.ENOENT
	}
	if strings.HasPrefix(path, "/dev/tcp/") || strings.HasPrefix(path, "/dev/udp/") {
		return nil, errno.ENOENT
	}
	h, err := sh.rt.fs.Open(path, flags, 0o666&^sh.umask)
	if err != nil {
		return nil, err
	}
	return newFile(h), nil
}
