package diff

import (
	"bytes"
	"strings"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/quoting"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "patch", Summary: "apply a diff file to an original", Run: runPatch, Unwritable: command.Unwritable{Unheeded: true}})
}

// patcher is one run of patch.
type patcher struct {
	p    *command.Proc
	mem  *fuel.Account // the patch itself
	dir  string
	file string // the operand: patch this file only
	in   string

	strip        int // -1: names without directories
	maxFuzz      int
	reversed     bool // -R
	force        bool
	batch        bool
	noReverse    bool
	silent       bool
	verbose      bool
	dryRun       bool
	binary       bool
	ignoreSpace  bool
	removeEmpty  bool
	backup       patchBackup
	hasDir       bool
	hasOutput    bool
	output       string
	rejectFile   string
	rejectFormat format
	readOnly     string
	merge        mergeStyle
	ifdef        string // of -D
	want         format
	edLine       int

	status  int
	toFile  bytes.Buffer // what -o collects
	written map[string]bool
}

func (pt *patcher) say(s string) { pt.p.Stdout.WriteString(s) }

// fatal reports in the way of patch and gives status 2.
func (pt *patcher) fatal(text string) {
	pt.p.Stdout.Flush()
	pt.p.Stderr.Write([]byte("patch: **** " + text + "\n"))
	pt.status = 2
}

func (pt *patcher) quote(name string) string { return quoting.Shell(name, pt.p.UTF8()) }

// path is a name of the patch as a path.
func (pt *patcher) path(name string) string {
	if pt.dir != "" && !strings.HasPrefix(name, "/") {
		return pt.p.Abs(join(pt.dir, name))
	}
	return pt.p.Abs(name)
}

func runPatch(p *command.Proc) int {
	pt := &patcher{p: p, strip: -1, maxFuzz: 2, readOnly: "warn", written: map[string]bool{}, mem: p.Meter.Account()}
	defer pt.mem.Close()
	if done := pt.parse(); done {
		return pt.status
	}
	data, ok := pt.readInput()
	if !ok {
		return pt.status
	}
	p.Charge(8*int64(bytes.Count(data, []byte{'\n'})) + int64(len(data))/4)
	r := newPatchReader(data)
	r.want, r.strip = pt.want, !pt.binary
	pt.run(r)
	return pt.status
}

func (pt *patcher) readInput() ([]byte, bool) {
	p := pt.p
	var in view.Handle
	var err error
	if pt.in == "" || pt.in == "-" {
		in, err = p.OpenInput("-")
	} else {
		in, err = p.FS.Open(pt.path(pt.in), view.ReadOnly, 0)
	}
	if err != nil {
		pt.fatal("Can't open patch file " + pt.quote(pt.in) + " : " + command.ErrText(err))
		return nil, false
	}
	defer in.Close()
	data, err := readFile(p, pt.mem, in, 0)
	if err != nil {
		pt.fatal("read error : " + command.ErrText(err))
		return nil, false
	}
	return data, true
}

func (pt *patcher) run(r *patchReader) {
	any := false
	for pt.status < 2 {
		fp := r.next()
		if fp == nil {
			break
		}
		if pt.file == "" && (fp.format == formatNormal || fp.format == formatEd) && fp.old.name == "" && fp.new.name == "" && fp.index == "" {
			// Without a name these formats are too weak to be told from garbage.
			r.at++
			continue
		}
		any = true
		pt.one(r, fp)
		if r.err != "" {
			pt.fatal(r.err)
			return
		}
	}
	switch {
	case !any && len(r.lines) > 0:
		pt.fatal("Only garbage was found in the patch input.")
	case pt.verbose && any:
		pt.say("done\n")
	}
	if pt.hasOutput && any && pt.status < 2 && !pt.dryRun {
		if pt.output == "-" {
			pt.p.Stdout.Write(pt.toFile.Bytes())
			return
		}
		pt.store(pt.output, pt.toFile.Bytes(), 0o600)
	}
}

// one applies the patch of one file.
func (pt *patcher) one(r *patchReader, fp *filePatch) {
	p := pt.p
	mem := p.Meter.Account()
	defer mem.Close()
	a := &applier{patcher: pt, reverse: pt.reversed, anyway: pt.merge != mergeOff}
	name, ok := pt.choose(a, fp)
	if ok && a.skip {
		a.t = newTarget(nil)
		pt.skipAll(a, r, fp)
		return
	}
	if !ok {
		pt.announceMissing(fp)
		a.skip = true
		a.t = newTarget(nil)
		pt.skipAll(a, r, fp)
		return
	}
	pt.announce(fp)
	if fp.binary {
		pt.say("File " + pt.quote(name) + ": git binary diffs are not supported.\n")
		pt.status = 1
		return
	}
	info, err := p.FS.Stat(pt.path(name))
	exists := err == nil
	outName := pt.outName(fp, name, a.reverse)
	if exists && info.Kind != view.File {
		pt.say("File " + pt.quote(name) + " is not a regular file -- refusing to patch\n")
		a.skip, a.t = true, newTarget(nil)
		pt.skipAll(a, r, fp)
		return
	}
	var data []byte
	if exists {
		in, err := p.FS.Open(pt.path(name), view.ReadOnly, 0)
		if err == nil {
			data, err = readFile(p, mem, in, info.Size)
			in.Close()
		}
		if err != nil {
			pt.fatal("Can't open file " + pt.quote(name) + " : " + command.ErrText(err))
			return
		}
		if info.Mode&0o222 == 0 && !pt.force && pt.readOnly == "warn" && !pt.silent && fp.format != formatUnknown {
			pt.say("File " + pt.quote(name) + " is read-only; trying to patch anyway\n")
		}
	}
	if fp.format != formatEd {
		pt.sayPatching(fp, name, outName)
	}
	a.p.Charge(4*int64(bytes.Count(data, []byte{'\n'})) + int64(len(data))/16)
	a.t = newTarget(data)
	if pt.verbose && fp.format != formatEd {
		pt.say("Using Plan A...\n")
	}
	if fp.format == formatEd {
		if !a.edScript(r, fp) {
			pt.fatal("ed FAILED")
			return
		}
	} else {
		for {
			h := r.hunk(fp)
			if h == nil {
				break
			}
			a.hunk(h, fp)
		}
		if r.err != "" {
			return
		}
	}
	a.t.copyTo(len(a.t.lines))
	if !exists && a.failed > 0 && !a.skip && a.failed == a.hunks && !a.saysNonexistent(fp) && !a.anywayMissing {
		pt.fatal("Can't reopen file " + pt.quote(name) + " : " + command.ErrText(errno.ENOENT))
		return
	}
	pt.settle(a, fp, name, outName, info, exists)
	pt.report(a, outName)
}

func (pt *patcher) outName(fp *filePatch, name string, reverse bool) string {
	if pt.output != "" {
		return pt.output
	}
	if (fp.rename || fp.copied) && pt.file == "" {
		n := fp.new.name
		if reverse {
			n = fp.old.name
		}
		if s, ok := pt.stripName(n); ok {
			return s
		}
	}
	return name
}

// skipAll reads the hunks of a patch that is not applied.
func (pt *patcher) skipAll(a *applier, r *patchReader, fp *filePatch) {
	for {
		h := r.hunk(fp)
		if h == nil {
			break
		}
		a.hunks++
		a.failed++
	}
	if r.err == "" {
		pt.report(a, "")
	}
}
