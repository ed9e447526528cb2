package fileutils

import (
	"strconv"
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "chown", Summary: "change file owner and group", Run: runChown})
	command.Register(command.Spec{Name: "chgrp", Summary: "change group ownership", Run: runChown})
}

const (
	chownFrom = 256 + iota
	chownDereference
	chownReference
	chownPreserveRoot
	chownNoPreserveRoot
)

var chownOpts = gnu.Options(
	command.Opt{Short: 'c', Long: "changes"}, command.Opt{Long: "dereference", ID: chownDereference},
	command.Opt{Short: 'f', Long: "silent"}, command.Opt{Long: "quiet", ID: 'f'},
	command.Opt{Long: "from", Arg: command.RequiredArg, ID: chownFrom}, command.Opt{Short: 'h', Long: "no-dereference"},
	command.Opt{Short: 'H'}, command.Opt{Short: 'L'}, command.Opt{Long: "no-preserve-root", ID: chownNoPreserveRoot},
	command.Opt{Short: 'P'}, command.Opt{Long: "preserve-root", ID: chownPreserveRoot},
	command.Opt{Short: 'R', Long: "recursive"}, command.Opt{Long: "reference", Arg: command.RequiredArg, ID: chownReference},
	command.Opt{Short: 'v', Long: "verbose"},
)

// accounts are the names known to the system; only agent's files can belong to
// agent, so every other one fails as it does without root's rights.
var accounts = map[string]int{"root": 0, "agent": 1000, "nobody": 65534}

var groups = map[string]int{"root": 0, "agent": 1000, "nogroup": 65534}

type chown struct {
	p         *command.Proc
	uid, gid  int // -1: leave
	fromUID   int
	fromGID   int
	noDeref   bool
	quiet     bool
	verbose   bool
	changes   bool
	recursive bool
}

func account(table map[string]int, s string) (int, bool) {
	if id, ok := table[s]; ok {
		return id, true
	}
	n, err := strconv.ParseUint(strings.TrimPrefix(s, "+"), 10, 32)
	return int(n), err == nil
}

// ownerSpec reads USER[:[GROUP]] or :GROUP.
func ownerSpec(s string) (uid, gid int, problem string) {
	uid, gid = -1, -1
	user, group, colon := strings.Cut(s, ":")
	if user != "" {
		id, ok := account(accounts, user)
		if !ok {
			return uid, gid, "invalid user"
		}
		uid = id
		if colon && group == "" {
			gid = id
		}
	}
	if group != "" {
		id, ok := account(groups, group)
		if !ok {
			return uid, gid, "invalid group"
		}
		gid = id
	}
	return uid, gid, ""
}

func runChown(p *command.Proc) int {
	c := &chown{p: p, uid: -1, gid: -1, fromUID: -1, fromGID: -1}
	group := p.Name == "chgrp"
	reference, hasReference := "", false
	g := p.Getopt(chownOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... OWNER FILE...\nChange the owner or group of each FILE.", chownOpts)
		case 'c':
			c.changes = true
		case 'f':
			c.quiet = true
		case 'h':
			c.noDeref = true
		case 'R':
			c.recursive = true
		case 'v':
			c.verbose = true
		case chownFrom:
			u, gr, problem := ownerSpec(g.Arg)
			if problem != "" {
				return p.Fail("%s: %s", problem, gnu.Quote(p, g.Arg))
			}
			c.fromUID, c.fromGID = u, gr
		case chownReference:
			reference, hasReference = g.Arg, true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	ops := g.Operands
	need := 2
	if hasReference {
		need = 1
	}
	if len(ops) < need {
		if len(ops) == 0 {
			return p.UsageError(1, "missing operand")
		}
		return p.UsageError(1, "missing operand after %s", gnu.Quote(p, ops[0]))
	}
	switch {
	case hasReference:
		info, err := p.FS.Stat(p.Abs(reference))
		if err != nil {
			return p.Fail("failed to get attributes of %s: %s", gnu.QuoteName(p, reference), command.ErrText(err))
		}
		c.uid, c.gid = info.UID, info.GID
		if group {
			c.uid = -1
		}
	case group:
		if ops[0] != "" {
			id, ok := account(groups, ops[0])
			if !ok {
				return p.Fail("invalid group: %s", gnu.Quote(p, ops[0]))
			}
			c.gid = id
		}
		ops = ops[1:]
	default:
		u, gr, problem := ownerSpec(ops[0])
		if problem != "" && !strings.Contains(ops[0], ":") {
			// The separator of old.
			if du, dg, bad := ownerSpec(strings.Replace(ops[0], ".", ":", 1)); bad == "" {
				p.Errorf("warning: '.' should be ':': %s", gnu.Quote(p, ops[0]))
				u, gr, problem = du, dg, ""
			}
		}
		if problem != "" {
			return p.Fail("%s: %s", problem, gnu.Quote(p, ops[0]))
		}
		c.uid, c.gid, ops = u, gr, ops[1:]
	}
	status := 0
	for _, name := range ops {
		if !c.file(name) {
			status = 1
		}
	}
	return status
}

func (c *chown) file(name string) bool {
	p := c.p
	stat := p.FS.Stat
	if c.noDeref || c.recursive {
		stat = p.FS.Lstat
	}
	info, err := stat(p.Abs(name))
	if err != nil {
		if !c.quiet {
			verb := "access"
			if l, lerr := p.FS.Lstat(p.Abs(name)); lerr == nil && l.Kind == view.Symlink {
				verb = "dereference"
			}
			p.Errorf("cannot %s %s: %s", verb, gnu.QuoteName(p, name), command.ErrText(err))
		}
		if c.verbose {
			word, new := c.asked()
			p.Stdout.WriteString("failed to change " + word + " of " + gnu.QuoteName(p, name) + " to " + new + "\n")
		}
		return false
	}
	ok := true
	if c.recursive && info.Kind == view.Dir {
		names, err := p.FS.ReadDir(p.Abs(name))
		if err != nil {
			if !c.quiet {
				p.Errorf("cannot read directory %s: %s", gnu.QuoteName(p, name), command.ErrText(err))
			}
			ok = false
		}
		for _, n := range names {
			ok = c.file(joinChild(name, n.Name)) && ok
		}
	}
	if c.fromUID >= 0 && c.fromUID != info.UID || c.fromGID >= 0 && c.fromGID != info.GID {
		return ok
	}
	uid, gid := c.uid, c.gid
	if uid < 0 {
		uid = info.UID
	}
	if gid < 0 {
		gid = info.GID
	}
	word, new := c.asked()
	old := c.describe(info.UID, info.GID)
	if word == "group" {
		old = groupName(info.GID)
	}
	switch {
	case uid != info.UID || gid != info.GID:
		if !c.quiet {
			what := word
			if c.uid < 0 {
				what = "group"
			}
			p.Errorf("changing %s of %s: %s", what, gnu.QuoteName(p, name), command.ErrText(errno.EPERM))
		}
		if c.verbose {
			p.Stdout.WriteString("failed to change " + word + " of " + gnu.QuoteName(p, name) + " from " + old + " to " + new + "\n")
		}
		return false
	case c.verbose:
		p.Stdout.WriteString(word + " of " + gnu.QuoteName(p, name) + " retained as " + old + "\n")
	}
	return ok
}

// asked is what the command is to change, and to what.
func (c *chown) asked() (word, to string) {
	switch {
	case c.p.Name == "chgrp":
		return "group", groupName(c.gid)
	case c.uid < 0 && c.gid >= 0:
		return "ownership", ":" + groupName(c.gid)
	}
	return "ownership", c.describe(c.uid, c.gid)
}

// describe names what was asked for: the user, the group, or both.
func (c *chown) describe(uid, gid int) string {
	if c.gid < 0 {
		return idName(accounts, uid)
	}
	return idName(accounts, uid) + ":" + groupName(gid)
}

func groupName(gid int) string { return idName(groups, gid) }

// idName is the name of an id, or its number.
func idName(table map[string]int, id int) string {
	for _, n := range []string{"root", "agent", "nobody", "nogroup"} {
		if v, ok := table[n]; ok && v == id {
			return n
		}
	}
	return strconv.Itoa(id)
}
