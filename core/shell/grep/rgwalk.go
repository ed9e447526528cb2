package grep

import (
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/archive"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// ignoreFile holds the rules that apply below a directory.
type ignoreFile struct {
	dir   string // absolute
	rules []ignoreRule
	vcs   bool // from a .gitignore: only inside a repository
	up    *ignoreFile
}

// rgRun is one run of rg.
type rgRun struct {
	*grepper
	searched int
	printed  bool // something was printed: --heading separates by an empty line
	stats    rgStatistics
}

func searchRg(p *command.Proc, o *options, files []string) int {
	r := o.rg
	m := &matcher{eol: '\n', lines: true}
	if !r.filesOnly {
		var status int
		if m, status = rgMatcher(p, o); status != 0 {
			return status
		}
	}
	if r.passthru {
		o.before, o.after, o.noSep = 1<<62, 1<<62, true
	}
	if o.max == 0 {
		return exitNone
	}
	o.files = files
	run := &rgRun{grepper: &grepper{p: p, o: o, m: m, out: newPrinter(p, o)}}
	run.rg = run
	if o.color {
		o.colors = rgColors()
	}
	run.operands(files)
	run.summary()
	switch {
	case o.quiet && run.found:
		return exitFound
	case run.trouble:
		return exitTrouble
	case run.searched == 0 && len(r.globs)+len(r.typeChoices) > 0 && !r.filesOnly:
		p.Stdout.Flush()
		p.Stderr.Write([]byte("No files were searched, which means ripgrep probably applied a filter you didn't expect.\nRunning with --debug will show why files are being skipped.\n"))
		return exitTrouble
	case run.found:
		return exitFound
	}
	return exitNone
}

func (w *rgRun) operands(files []string) {
	o := w.o
	if len(files) == 0 {
		if !o.rg.filesOnly && w.stdinGiven() {
			w.out.withNames = o.names > 0
			w.stdin()
			return
		}
		w.out.withNames = o.names >= 0
		w.walk(w.p.Dir, "", w.parents(w.p.Dir), 1, nil)
		return
	}
	single := len(files) == 1
	for _, name := range files {
		if w.stop {
			return
		}
		if name == "-" {
			w.out.withNames = o.names > 0 || !single && o.names == 0
			w.stdin()
			continue
		}
		path := w.p.Abs(name)
		st, err := w.p.FS.Stat(path)
		if err != nil {
			w.trouble = true
			if !o.noMessages {
				w.p.Stdout.Flush()
				w.p.Stderr.Write([]byte(name + ": IO error for operation on " + name + ": " + command.ErrText(err) + " (os error 2)\n"))
			}
			continue
		}
		if st.Kind == view.Dir {
			w.out.withNames = o.names >= 0
			w.walk(path, name, w.parents(path), 1, []view.Info{st})
			continue
		}
		w.out.withNames = o.names > 0 || !single && o.names == 0
		w.file(path, name, st, true)
	}
}

// stdinGiven reports whether standard input is there to be searched. That of the
// call itself, which is no pipe of the script's, counts only if it is not empty.
func (w *rgRun) stdinGiven() bool {
	st, err := w.p.Stdin.Stat()
	if err != nil || st.Kind != view.File && st.Kind != view.Fifo {
		return false
	}
	if st.Kind == view.File || st.Ino != 0 {
		return true
	}
	buf := make([]byte, chunk)
	n, _ := w.p.Stdin.Read(buf)
	w.p.Meter.Bytes(n)
	if n == 0 {
		return false
	}
	w.p.Stdin = &startedHandle{Handle: w.p.Stdin, read: buf[:n]}
	return true
}

// startedHandle gives back what was read before.
type startedHandle struct {
	view.Handle
	read []byte
}

func (h *startedHandle) Read(b []byte) (int, error) {
	if len(h.read) > 0 {
		n := copy(b, h.read)
		h.read = h.read[n:]
		return n, nil
	}
	return h.Handle.Read(b)
}

func (w *rgRun) stdin() {
	w.searched++
	w.grepper.file(decode(w.p.Stdin, w.o.rg.encoding), "<stdin>", view.Info{Kind: view.Fifo}, false)
}

// parents reads the ignore files of dir's ancestors, outermost first.
func (w *rgRun) parents(dir string) *ignoreFile {
	if w.o.rg.noIgnore || w.o.rg.noParent || dir == "/" {
		return w.ignoreFiles()
	}
	up := dir[:strings.LastIndexByte(dir, '/')]
	if up == "" {
		up = "/"
	}
	return w.ignores(up, w.parents(up))
}

// ignores reads the ignore files of one directory.
func (w *rgRun) ignores(dir string, up *ignoreFile) *ignoreFile {
	r := w.o.rg
	if r.noIgnore {
		return up
	}
	add := func(name string, vcs bool) {
		text, err := readWhole(w.p, strings.TrimSuffix(dir, "/")+"/"+name)
		if err != nil {
			return
		}
		f := &ignoreFile{dir: dir, vcs: vcs, up: up}
		for line := range strings.SplitSeq(text, "\n") {
			if rule, ok := parseRule(line, w.p.Meter); ok {
				f.rules = append(f.rules, rule)
			}
		}
		up = f
	}
	if _, err := w.p.FS.Stat(strings.TrimSuffix(dir, "/") + "/.git"); err == nil {
		// A repository begins here: rules of repositories further up do not count,
		// and those of .gitignore do from here on.
		up = &ignoreFile{dir: dir, vcs: true, up: up}
		if !r.noExclude && !r.noVCS {
			add(".git/info/exclude", true)
		}
	}
	if !r.noVCS {
		add(".gitignore", true)
	}
	if !r.noDot {
		add(".ignore", false)
		add(".rgignore", false)
	}
	return up
}

// inRepository reports whether the rules apply inside a git repository.
func inRepository(f *ignoreFile) bool {
	for ; f != nil; f = f.up {
		if f.vcs && f.rules == nil {
			return true
		}
	}
	return false
}

// skip reports whether a path found by walking is left out.
func (w *rgRun) skip(path, base string, dir bool, ig *ignoreFile) bool {
	r := w.o.rg
	w.p.Charge(fuel.Step)
	if len(r.globs) > 0 {
		rel := strings.TrimPrefix(strings.TrimPrefix(path, w.p.Dir), "/")
		switch decide(r.globs, rel, dir) {
		case whitelisted:
			return !dir && !r.ofType(base)
		case ignored:
			return true
		}
		for i := range r.globs {
			if r.globs[i].negate && !dir {
				return true // some glob selects, and this file is not among them
			}
		}
	}
	repo := r.noRequireGit || inRepository(ig)
	for f := ig; f != nil; f = f.up {
		if f.vcs && !repo {
			continue
		}
		rel := strings.TrimPrefix(strings.TrimPrefix(path, f.dir), "/")
		if v := decide(f.rules, rel, dir); v != noVerdict {
			if v == ignored {
				return true
			}
			return !dir && !r.ofType(base)
		}
	}
	if !r.hidden && strings.HasPrefix(base, ".") {
		return true
	}
	return !dir && !r.ofType(base)
}

func (w *rgRun) walk(path, shown string, ig *ignoreFile, depth int, above []view.Info) {
	r := w.o.rg
	if r.maxDepth >= 0 && depth > r.maxDepth {
		return
	}
	entries, err := w.p.FS.ReadDir(path)
	if err != nil {
		w.complain(shown, err)
		return
	}
	ig = w.ignores(path, ig)
	for _, e := range w.sorted(path, entries) {
		w.p.Charge(fuel.Entry)
		child, name := strings.TrimSuffix(path, "/")+"/"+e.Name, e.Name
		if shown != "" {
			name = strings.TrimSuffix(shown, "/") + "/" + e.Name
		}
		if e.Kind == view.Symlink && !r.follow {
			continue
		}
		st, err := w.p.FS.Stat(child)
		if err != nil {
			w.complain(name, err)
			continue
		}
		if w.skip(child, e.Name, st.Kind == view.Dir, ig) {
			continue
		}
		switch st.Kind {
		case view.Dir:
			loop := false
			for _, a := range above {
				loop = loop || a.Ino == st.Ino && a.Dev == st.Dev
			}
			if !loop {
				w.walk(child, name, ig, depth+1, append(above, st))
			}
		case view.File:
			if r.maxFileSize >= 0 && st.Size > r.maxFileSize {
				continue
			}
			w.file(child, name, st, false)
		}
		if w.stop {
			return
		}
	}
}

// file searches one file; an explicit one is reported even if it is binary.
func (w *rgRun) file(path, shown string, st view.Info, explicit bool) {
	o := w.o
	w.searched++
	if o.rg.pathSep != "" {
		shown = strings.ReplaceAll(shown, "/", o.rg.pathSep)
	}
	if o.rg.filesOnly {
		w.found = true
		if o.quiet {
			w.stop = true
			return
		}
		w.out.listName(shown)
		return
	}
	h, err := w.p.Open(path)
	if err != nil {
		w.complain(shown, err)
		return
	}
	defer h.Close()
	w.explicit = explicit
	if o.rg.searchZip {
		if h, err = archive.Expanded(h, path, w.p.Meter); err != nil {
			w.complain(shown, err)
			return
		}
		defer h.Close()
	}
	w.grepper.file(decode(h, o.rg.encoding), shown, st, false)
}
