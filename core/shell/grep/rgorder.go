package grep

import (
	"slices"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// sorted puts the entries of a directory, which come by name, into the order of
// --sort or --sortr. As in ripgrep 13 each directory is sorted on its own.
func (w *rgRun) sorted(dir string, entries []view.DirEntry) []view.DirEntry {
	r := w.o.rg
	if r.sortKey == 0 {
		if r.sortReverse {
			slices.Reverse(entries)
		}
		return entries
	}
	type timed struct {
		entry view.DirEntry
		at    int64
	}
	list := make([]timed, len(entries))
	for i, e := range entries {
		list[i].entry = e
		st, err := w.p.FS.Stat(strings.TrimSuffix(dir, "/") + "/" + e.Name)
		if err != nil {
			continue
		}
		list[i].at = st.MTime.UnixNano()
		if r.sortKey == 'a' {
			list[i].at = st.ATime.UnixNano()
		}
	}
	slices.SortStableFunc(list, func(a, b timed) int {
		if r.sortReverse {
			a, b = b, a
		}
		switch {
		case a.at < b.at:
			return -1
		case a.at > b.at:
			return 1
		}
		return 0
	})
	for i := range list {
		entries[i] = list[i].entry
	}
	return entries
}

// ignoreFiles are the rules of --ignore-file, which the others overrule.
func (w *rgRun) ignoreFiles() *ignoreFile {
	r := w.o.rg
	var f *ignoreFile
	if r.noIgnoreFiles {
		return nil
	}
	for _, name := range r.ignoreFiles {
		text, err := readWhole(w.p, w.p.Abs(name))
		if err != nil {
			if !w.o.noMessages {
				w.p.Stderr.Write([]byte(name + ": " + command.ErrText(err) + " (os error 2)\n"))
			}
			continue
		}
		f = &ignoreFile{dir: w.p.Dir, up: f}
		for line := range strings.SplitSeq(text, "\n") {
			if rule, ok := parseRule(line, w.p.Meter); ok {
				f.rules = append(f.rules, rule)
			}
		}
	}
	return f
}
