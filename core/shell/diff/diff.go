// Package diff holds the commands that compare files and apply differences: diff,
// cmp, sdiff, diff3 and patch (GNU diffutils 3.8, GNU patch 2.7).
package diff

import (
	"bytes"
	"strconv"
	"strings"
	"time"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/filemode"
	"ambit/core/shell/pattern"
	"ambit/core/shell/quoting"
	"ambit/core/shell/regex"
	"ambit/core/shell/tz"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "diff", Summary: "compare files line by line", Run: runDiff,
		Unwritable: command.Unwritable{Status: 2, Text: "{name}: standard output: {error}\n"},
	})
}

type style int

const (
	styleUnset style = iota
	styleNormal
	styleUnified
	styleContext
	styleEd
	styleForwardEd
	styleRCS
	styleSide
	styleMerged
)

// differ is one run of diff.
type differ struct {
	p      *command.Proc
	mem    *fuel.Account // of the comparison under way
	status int

	style          style
	context        int
	brief          bool
	reportSame     bool
	recursive      bool
	newFile        bool
	unidirectional bool
	asText         bool
	noDeref        bool
	minimal        bool
	eq             equality
	stripCR        bool
	ignoreBlank    bool
	ignoreLines    []*regex.Regexp
	functionLine   *regex.Regexp
	labels         []string
	exclude        []*pattern.Pattern
	startAt        string
	foldNames      bool
	expandTabs     bool
	initialTab     bool
	suppressBlank  bool
	tab            int
	width          int
	leftColumn     bool
	suppressCommon bool
	color          bool
	timeFormat     string
	zone           *time.Location
	groupFormat    [4]string
	groupSet       [4]bool
	lineFormat     [4]*string
	switches       string
	horizon        int

	merge *dialogue // of sdiff -o, or nil

	depth     int
	ancestors []dirPair
}

type dirPair struct{ a, b inode }

type inode struct{ dev, ino uint64 }

func (d *differ) fail(format string, args ...any) {
	d.p.Errorf(format, args...)
	d.status = 2
}

func (d *differ) changed() { d.status = max(d.status, 1) }

func runDiff(p *command.Proc) int { return runDiffMerging(p, nil) }

// runDiffMerging is diff with a dialogue about every difference, if m is not nil.
func runDiffMerging(p *command.Proc, m *dialogue) int {
	d := &differ{p: p, merge: m, zone: tz.Of(p), tab: 8, width: 130, horizon: 0}
	ops, done := d.parse()
	if done {
		return d.status
	}
	for _, pair := range ops {
		d.compare(pair[0], pair[1])
	}
	return d.status
}

// usage reports a wrong invocation as diff does.
func (d *differ) usage(format string, args ...any) {
	if format != "" {
		d.p.Errorf(format, args...)
	}
	d.p.Errorf("Try '%s --help' for more information.", d.p.Called())
	d.status = 2
}

// side is one of the two things that are compared.
type side struct {
	name   string
	info   view.Info
	exists bool
	err    error
}

func (d *differ) look(name string) side {
	p := d.p
	s := side{name: name}
	switch {
	case name == "-":
		s.info, s.err = p.Stdin.Stat()
	case d.noDeref:
		s.info, s.err = p.FS.Lstat(p.Abs(name))
	default:
		s.info, s.err = p.FS.Stat(p.Abs(name))
	}
	s.exists = s.err == nil
	return s
}

func join(dir, name string) string {
	if strings.HasSuffix(dir, "/") {
		return dir + name
	}
	return dir + "/" + name
}

func baseName(name string) string {
	t := strings.TrimRight(name, "/")
	return t[strings.LastIndexByte(t, '/')+1:]
}

// compare compares two operands, or two entries of directories.
func (d *differ) compare(nameA, nameB string) {
	top := d.depth == 0
	a, b := d.look(nameA), d.look(nameB)
	if top && a.exists && b.exists && (a.info.Kind == view.Dir) != (b.info.Kind == view.Dir) {
		// A file is compared with the one of its name in the directory.
		switch {
		case nameA == "-" || nameB == "-":
			d.fail("cannot compare '-' to a directory")
			return
		case a.info.Kind == view.Dir:
			nameA = join(nameA, baseName(nameB))
			a = d.look(nameA)
		default:
			nameB = join(nameB, baseName(nameA))
			b = d.look(nameB)
		}
	}
	if top && (a.exists || b.exists) {
		d.excuse(&a, d.newFile || d.unidirectional)
		d.excuse(&b, d.newFile)
	}
	if a.err != nil || b.err != nil {
		for _, s := range []side{a, b} {
			if s.err != nil {
				d.fail("%s: %s", s.name, command.ErrText(s.err))
			}
		}
		return
	}
	d.pair(a, b)
}

// excuse lets -N treat a missing file as an empty one.
func (d *differ) excuse(s *side, allowed bool) {
	if allowed && s.err != nil && errno.Of(s.err) == errno.ENOENT {
		s.err = nil
	}
}

func (d *differ) pair(a, b side) {
	aDir, bDir := a.exists && a.info.Kind == view.Dir, b.exists && b.info.Kind == view.Dir
	if aDir && !b.exists || bDir && !a.exists {
		aDir, bDir = true, true
	}
	switch {
	case aDir && bDir:
		if !d.recursive && d.depth > 0 {
			d.write("Common subdirectories: " + a.name + " and " + b.name + "\n")
			return
		}
		d.directories(a, b)
		return
	case aDir != bDir, d.noDeref && a.exists && b.exists && a.info.Kind != b.info.Kind,
		a.exists && b.exists && special(a.info) != special(b.info) && d.depth > 0:
		d.write("File " + d.shown(a, 0) + " is a " + filemode.TypeName(a.info) + " while file " + d.shown(b, 1) + " is a " + filemode.TypeName(b.info) + "\n")
		d.changed()
		return
	case d.noDeref && a.exists && b.exists && a.info.Kind == view.Symlink:
		if a.info.Target != b.info.Target {
			d.write("Symbolic links " + d.shown(a, 0) + " and " + d.shown(b, 1) + " differ\n")
			d.changed()
		}
		return
	}
	if a.exists && b.exists && a.name != "-" && b.name != "-" && (inode{a.info.Dev, a.info.Ino}) == (inode{b.info.Dev, b.info.Ino}) && d.canSkipSame() {
		d.same(a, b)
		return
	}
	d.files(a, b)
}

// canSkipSame reports whether equal files give no output.
func (d *differ) canSkipSame() bool { return d.style != styleSide && d.style != styleMerged }

func special(i view.Info) bool { return i.Kind != view.File }

// shown is side n as messages about its content name it.
func (d *differ) shown(s side, n int) string {
	if n < len(d.labels) {
		return d.labels[n]
	}
	return s.name
}

func (d *differ) same(a, b side) {
	if d.reportSame {
		d.write("Files " + d.shown(a, 0) + " and " + d.shown(b, 1) + " are identical\n")
	}
}

// load reads a side into memory.
func (d *differ) load(s side) (*textFile, bool) {
	p := d.p
	f := &textFile{name: s.name, info: s.info, absent: !s.exists}
	if !s.exists {
		f.info.MTime = unixEpoch
		return f, true
	}
	if s.name == "-" {
		f.info.MTime = p.Now()
	}
	in, err := p.OpenInput(s.name)
	if err == nil {
		f.data, err = readFile(p, d.mem, in, s.info.Size)
		in.Close()
	}
	if err != nil {
		d.fail("%s: %s", s.name, command.ErrText(err))
		return nil, false
	}
	return f, true
}

func (d *differ) files(a, b side) {
	p := d.p
	d.mem = p.Meter.Account()
	defer d.mem.Close()
	fa, okA := d.load(a)
	var fb *textFile
	okB := true
	if a.name == "-" && b.name == "-" && okA {
		fb = &textFile{name: b.name, info: fa.info, data: fa.data}
	} else {
		fb, okB = d.load(b)
	}
	if !okA || !okB {
		return
	}
	equalBytes := bytes.Equal(fa.data, fb.data)
	if !d.asText && (isBinary(fa.data) || isBinary(fb.data)) {
		switch {
		case equalBytes:
			d.same(a, b)
		case d.brief:
			d.write("Files " + d.shown(a, 0) + " and " + d.shown(b, 1) + " differ\n")
			d.changed()
		default:
			d.write("Binary files " + d.shown(a, 0) + " and " + d.shown(b, 1) + " differ\n")
			d.changed()
		}
		return
	}
	if equalBytes && d.canSkipSame() {
		d.same(a, b)
		return
	}
	fa.split(p, d.mem, d.stripCR)
	fb.split(p, d.mem, d.stripCR)
	robust := d.style != styleEd && d.style != styleForwardEd
	classify(p, d.mem, fa, fb, d.eq, d.horizon, robust)
	j := &job{differ: d, a: fa, b: fb, lastFunctionFound: -1}
	j.changes = analyze(p, fa, fb, d.minimal)
	differs := j.differs()
	if !differs && d.canSkipSame() {
		d.same(a, b)
		return
	}
	if differs {
		d.changed()
	}
	if d.brief {
		if differs {
			d.write("Files " + d.shown(a, 0) + " and " + d.shown(b, 1) + " differ\n")
		}
		return
	}
	if d.depth > 0 && differs {
		d.write("diff" + d.switches + " " + quoting.Shell(d.shown(a, 0), p.UTF8()) + " " + quoting.Shell(d.shown(b, 1), p.UTF8()) + "\n")
	}
	if len(d.labels) > 0 {
		fa.label = d.labels[0]
		if len(d.labels) > 1 {
			fb.label = d.labels[1]
		}
	}
	j.output()
	if !differs {
		d.same(a, b)
	}
}

func (j *job) output() {
	switch j.style {
	case styleUnified:
		j.unified()
	case styleContext:
		j.contextDiff()
	case styleEd, styleForwardEd:
		if j.style == styleEd {
			j.ed()
		} else {
			j.forwardEd()
		}
		for _, f := range []*textFile{j.a, j.b} {
			if f.noNewline {
				j.fail("%s: No newline at end of file\n", f.name)
			}
		}
	case styleRCS:
		j.rcs()
	case styleSide:
		j.sideBySide()
	case styleMerged:
		j.merged()
	default:
		j.normal()
	}
}

// names lists a directory without what is excluded.
func (d *differ) names(s side) ([]view.DirEntry, bool) {
	p := d.p
	if !s.exists {
		return nil, true
	}
	all, err := p.FS.ReadDir(p.Abs(s.name))
	if err != nil {
		d.fail("%s: %s", s.name, command.ErrText(err))
		return nil, false
	}
	kept := all[:0:0]
	for _, e := range all {
		if d.startAt != "" && d.depth == 0 && e.Name < d.startAt {
			continue
		}
		skip := false
		for _, x := range d.exclude {
			if x.Match(e.Name) {
				skip = true
				break
			}
		}
		if !skip {
			kept = append(kept, e)
		}
	}
	return kept, true
}

func (d *differ) directories(a, b side) {
	p := d.p
	here := dirPair{inode{a.info.Dev, a.info.Ino}, inode{b.info.Dev, b.info.Ino}}
	for _, x := range d.ancestors {
		if a.exists && x.a == here.a || b.exists && x.b == here.b {
			name := a.name
			if !(a.exists && x.a == here.a) {
				name = b.name
			}
			d.fail("%s: recursive directory loop", name)
			return
		}
	}
	na, okA := d.names(a)
	nb, okB := d.names(b)
	if !okA || !okB {
		return
	}
	d.ancestors = append(d.ancestors, here)
	d.depth++
	for len(na) > 0 || len(nb) > 0 {
		p.Charge(1)
		var c int
		switch {
		case len(na) == 0:
			c = 1
		case len(nb) == 0:
			c = -1
		case d.foldNames:
			c = strings.Compare(strings.ToLower(na[0].Name), strings.ToLower(nb[0].Name))
		default:
			c = strings.Compare(na[0].Name, nb[0].Name)
		}
		switch {
		case c == 0:
			d.compare(join(a.name, na[0].Name), join(b.name, nb[0].Name))
			na, nb = na[1:], nb[1:]
		case c < 0:
			d.only(a, b, na[0].Name, true)
			na = na[1:]
		default:
			d.only(a, b, nb[0].Name, false)
			nb = nb[1:]
		}
	}
	d.depth--
	d.ancestors = d.ancestors[:len(d.ancestors)-1]
}

// only handles a name that one directory alone holds.
func (d *differ) only(a, b side, name string, first bool) {
	x, y := d.look(join(a.name, name)), d.look(join(b.name, name))
	have := x
	if !first {
		have = y
	}
	if have.err == nil && (d.newFile || d.unidirectional && !first) {
		if have.info.Kind == view.Dir && !d.recursive {
			d.write("Only in " + d.dirOf(a, b, first) + ": " + name + "\n")
			d.changed()
			return
		}
		x.err, y.err = nil, nil
		d.pair(x, y)
		return
	}
	d.write("Only in " + d.dirOf(a, b, first) + ": " + name + "\n")
	d.changed()
}

func (d *differ) dirOf(a, b side, first bool) string {
	if first {
		return a.name
	}
	return b.name
}

func (d *differ) setStyle(s style) {
	if d.style != styleUnset && d.style != s {
		d.usage("conflicting output style options")
		return
	}
	d.style = s
}

// compileRegex compiles a pattern of -I or -F.
func (d *differ) compileRegex(s string) *regex.Regexp {
	re, err := regex.Compile(s, regex.Options{Dialect: regex.BRE, NoSub: true, Meter: d.p.Meter, Bytes: !d.p.UTF8()})
	if err != nil {
		d.fail("%s: %s", s, err.Error())
		return nil
	}
	return re
}

func number(s string) (int, bool) {
	n, err := strconv.ParseUint(s, 10, 31)
	return int(n), err == nil
}
