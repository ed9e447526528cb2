package shell

import (
	"errors"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/errno"
	"ambit/core/shell/expand"
	"ambit/core/shell/vars"
	"ambit/core/workspace/view"
)

// CmdSubst implements expand.Host. The subshell runs in the current task and
// writes into a buffer; only if it leaves a background job behind that still
// holds the buffer open does anybody have to wait.
func (sh *shell) CmdSubst(cs *syntax.CmdSubst) ([]byte, error) {
	unread, late := expand.Unread(cs)
	if late && !cs.Backquotes {
		return nil, sh.badDocument(unread)
	}
	out := &capture{meter: sh.rt.meter}
	f := newFile(out)
	child := sh.fork()
	child.jobs = sh.jobs.listing()
	child.fds.put(1, f)
	if !sh.opts.inheritErrExit && !sh.eo.Posix {
		child.opts.errExit = false
	}
	child.indirection++
	child.comsub = true
	child.noErr = sh.noErrInside()
	line := sh.line
	var inner *source
	if late {
		inner = sh.commandText(unread)
	} else {
		inner = sh.aliased(cs.Left, cs.Right, cs.Stmts, cs.Backquotes)
	}
	if inner == nil {
		child.src = sh.substSource(cs, cs.Left, cs.Stmts, cs.Backquotes)
	}
	status := sh.runChild(child, func() { child.inside(cs.Stmts, inner) })
	sh.waitClosed(f, out)
	sh.line = line
	sh.status = status
	sh.substStatus = true
	sh.rt.meter.Free(out.alloc)
	return out.buf, nil
}

// noErrInside is noErr for a substitution: only those in the words of a command learn
// that its failure does not count.
func (sh *shell) noErrInside() int {
	switch {
	case sh.noErrSubst:
		return max(sh.noErr, 1)
	case sh.lenient:
		return sh.noErr
	}
	return 0
}

// aliased is the text of a substitution between two positions if it has to be read
// again for the aliases in it, else nil. Bash reads a substitution when it runs it.
func (sh *shell) aliased(from, to syntax.Pos, stmts []*syntax.Stmt, backquotes bool) *source {
	if !sh.opts.expandAliases || sh.src == nil {
		return nil
	}
	text := sh.src.slice(from, to)
	open, end := 2, byte(')')
	if backquotes {
		open, end = 1, '`'
	}
	if len(text) < open || sh.src.text[min(int(to.Offset()), len(sh.src.text)-1)] != end || !backquotes && text[1] != '(' || backquotes && text[0] != '`' {
		return nil // a part that was parsed from a text of its own
	}
	text = text[open:]
	if len(sh.aliases) == 0 && !strings.Contains(text, "alias") {
		return nil
	}
	if backquotes {
		pairs := []string{"\\\\", "\\", "\\`", "`", "\\$", "$"}
		if escapesQuotes(sh.src, stmts) {
			pairs = append(pairs, "\\\"", "\"")
		}
		text = strings.NewReplacer(pairs...).Replace(text)
	} else {
		text = substText(sh.src, stmts)
	}
	return sh.commandText(text)
}

// commandText is a text that is read as that of a command substitution.
func (sh *shell) commandText(text string) *source {
	return &source{name: "command substitution", text: text, base: sh.line - 1, kind: evalSource, silent: true}
}

// badDocument reports the syntax error in a substitution of a here-document, which bash
// shows with what follows it on its line. The redirection fails.
func (sh *shell) badDocument(text string) error {
	src := sh.commandText(text)
	src.base = sh.line
	sh.syntaxError(src, 0, errUnread)
	sh.flow = flowNone
	return &expand.Error{Kind: expand.Command, Status: 1}
}

// errUnread is the error of a substitution that the parser refuses and bash would not.
var errUnread = errors.New("command substitution cannot be read")

// escapesQuotes reports whether a backslash stands in front of a quote that is one in
// these commands: they are in backquotes inside of double quotes.
func escapesQuotes(src *source, stmts []*syntax.Stmt) (found bool) {
	for _, st := range stmts {
		syntax.Walk(st, func(n syntax.Node) bool {
			if q, ok := n.(*syntax.DblQuoted); ok {
				at := int(q.Left.Offset())
				found = found || at > 0 && at <= len(src.text) && src.text[at-1] == '\\'
			}
			return !found
		})
	}
	return found
}

// inside runs the body of a substitution: its text, if that is read again.
func (sh *shell) inside(list []*syntax.Stmt, text *source) {
	sh.texts++
	if text == nil {
		if tail := tailOf(list); tail != nil && len(tail.Redirs) == 0 {
			sh.tailStmt = tail
		}
		sh.readStmts(list)
		return
	}
	sh.runText(text)
}

// waitClosed waits until nobody holds f open any more.
func (sh *shell) waitClosed(f *file, out *capture) {
	if f.refs == 0 {
		return
	}
	t := sh.rt.loop.Current()
	out.closed = func() { sh.rt.loop.Ready(t) }
	for f.refs > 0 {
		sh.rt.loop.Park()
	}
}

// ProcSubst implements expand.Host.
func (sh *shell) ProcSubst(ps *syntax.ProcSubst) (string, error) {
	r, w := sh.rt.loop.Pipe()
	child := sh.fork()
	child.jobs = sh.jobs.listing()
	mine := r
	if ps.Op == syntax.CmdIn {
		child.fds.put(1, newFile(w))
	} else {
		child.fds.put(0, newFile(r))
		mine = w
	}
	n := 63
	for n > 0 && sh.fds.get(n) != nil {
		n--
	}
	for _, open := range child.procSubs {
		child.fds.put(open, nil)
	}
	child.procSubs = nil
	child.proc.silent = true
	child.indirection++
	child.noErr, child.negated = sh.noErrInside(), 0
	child.comsub = true
	inner := sh.aliased(ps.OpPos, ps.Rparen, ps.Stmts, false)
	if inner == nil {
		child.src = sh.substSource(ps, ps.OpPos, ps.Stmts, false)
	}
	p := sh.start(child, func() { child.inside(ps.Stmts, inner) })
	sh.fds.put(n, newFile(mine))
	sh.procSubs = append(sh.procSubs, n)
	sh.lastBg = p.pid
	sh.jobs.remember(p)
	return "/dev/fd/" + strconv.Itoa(n), nil
}

// closeProcSubs closes the descriptors of process substitutions that were made
// since there were mark of them.
func (sh *shell) closeProcSubs(mark int) {
	for _, n := range sh.procSubs[mark:] {
		sh.fds.put(n, nil)
	}
	sh.procSubs = sh.procSubs[:mark]
}

// ReadFile implements expand.Host.
func (sh *shell) ReadFile(name string) ([]byte, bool) {
	f, err := sh.open(name, view.ReadOnly)
	sh.substStatus = true
	if err != nil {
		sh.errorf("%s: %s", name, errno.Text(err))
		sh.status = 1
		if sh.opts.errExit {
			sh.flow = flowExit // whatever else the command is for
		}
		return nil, false
	}
	defer f.release()
	out := &capture{meter: sh.rt.meter}
	var buf [4096]byte
	for {
		n, err := f.Read(buf[:])
		sh.rt.meter.Bytes(2 * n)
		out.Write(buf[:n])
		if err != nil || n == 0 {
			break
		}
	}
	sh.rt.meter.Free(out.alloc)
	sh.status = 0
	return out.buf, true
}

// coprocClause starts a coprocess; its pipes are in the array NAME.
func (sh *shell) coprocClause(c *syntax.CoprocClause) {
	name := "COPROC"
	if c.Name != nil {
		n, err := sh.x.Literal(c.Name)
		if err != nil {
			sh.expandFailed(err)
			return
		}
		name = n
	}
	sh.x.SetInValue(false)
	sh.setLine(c.Pos())
	if !vars.ValidName(name) {
		sh.errorf("`%s': not a valid identifier", name)
		sh.status = 1
		return
	}
	if old := sh.coproc; old != nil && !old.p.done {
		sh.errorf("warning: execute_coproc: coproc [%d:%s] still exists", old.p.pid, old.name)
	}
	inR, inW := sh.rt.loop.Pipe()
	outR, outW := sh.rt.loop.Pipe()
	child := sh.fork()
	child.fds.put(0, newFile(inR))
	child.fds.put(1, newFile(outW))
	p := sh.start(child, func() { child.stmt(c.Stmt) })
	p.owner = sh
	sh.status = 0
	rfd, ok := sh.highFD()
	if ok {
		sh.fds.put(rfd, newFile(outR))
		wfd, _ := sh.highFD()
		sh.fds.put(wfd, newFile(inW))
		sh.nameCoproc(name, p, rfd, wfd)
		sh.coproc = &coprocess{name: name, p: p, fds: [2]int{rfd, wfd}, files: [2]*file{sh.fds.get(rfd), sh.fds.get(wfd)}}
	}
	sh.lastBg = p.pid
	sh.jobs.remember(p)
	sh.jobs.add(p, commandText(c, sh.src))
}

// nameCoproc sets the variables of a coprocess: the first two elements of NAME, and
// NAME_PID.
func (sh *shell) nameCoproc(name string, p *proc, rfd, wfd int) {
	place := sh.vars.FoundPlace(name)
	if v := sh.vars.At(place); v.Has(vars.ReadOnly) {
		sh.refuse(&vars.Error{Name: name, Text: "readonly variable", Kind: vars.IsReadOnly})
		return
	}
	if v := sh.vars.At(place); !v.Has(vars.Array) {
		sh.vars.AttrAt(place, vars.Indexed, 0)
	}
	for i, fd := range []int{rfd, wfd} {
		index := &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{Value: strconv.Itoa(i)}}}
		if err := sh.x.SetElementAt(place, index, strconv.Itoa(fd), false); err != nil {
			sh.refuse(err)
			return
		}
	}
	if err := sh.vars.Set(name+"_PID", strconv.Itoa(p.pid)); err != nil {
		sh.refuse(err)
	}
}

// dropCoproc closes the pipes of a coprocess that has ended and takes its variables
// away, once the shell has waited for a process.
func (sh *shell) dropCoproc() {
	c := sh.coproc
	if c == nil || !c.p.done || c.p.owner != sh {
		return
	}
	sh.coproc = nil
	for i, fd := range c.fds {
		if sh.fds.get(fd) == c.files[i] {
			sh.fds.put(fd, nil)
		}
	}
	for _, name := range []string{c.name, c.name + "_PID"} {
		if err := sh.vars.UnsetAt(sh.vars.FoundPlace(name)); err != nil {
			sh.errorf("%v", err)
		}
	}
}

// refuse reports that a variable could not be set, and leaves under set -e.
func (sh *shell) refuse(err error) {
	sh.errorf("%v", err)
	sh.leaveStrict(1)
}

// coprocess is a running coproc and the descriptors of its pipes.
type coprocess struct {
	name  string
	p     *proc
	fds   [2]int
	files [2]*file
}

// highFD is the free descriptor that bash would take for itself.
func (sh *shell) highFD() (int, bool) {
	for n := 63; n > 2; n-- {
		if sh.fds.get(n) == nil {
			return n, true
		}
	}
	return 0, false
}
