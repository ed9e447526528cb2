package diff

import (
	"strconv"
	"strings"

	"ambit/core/workspace/view"
)

// stripName takes leading directories off a name as -p asks. ok is false for an
// empty rest.
func (pt *patcher) stripName(name string) (string, bool) {
	if name == "" {
		return "", false
	}
	n := pt.strip
	for {
		i := strings.IndexByte(name, '/')
		if i < 0 {
			break
		}
		if pt.strip >= 0 {
			if n == 0 {
				break
			}
			n--
		}
		name = strings.TrimLeft(name[i:], "/")
	}
	if pt.strip >= 0 && n > 0 {
		return "", false
	}
	return name, name != ""
}

// dangerous reports names that would leave the directory.
func dangerous(name string) bool {
	if strings.HasPrefix(name, "/") {
		return true
	}
	for _, e := range strings.Split(name, "/") {
		if e == ".." {
			return true
		}
	}
	return false
}

// choose finds the file to patch among the names of the patch (GNU patch manual,
// "Multiple Patches in a File") and asks whether a patch that seems to be the wrong
// way round is to be turned: a.skip is set if it is to be left out. ok is false if
// there is no such file.
func (pt *patcher) choose(a *applier, fp *filePatch) (name string, ok bool) {
	if pt.file != "" {
		info, err := pt.p.FS.Stat(pt.path(pt.file))
		a.turnedByNames(fp, pt.file, err != nil, info.Size)
		return pt.file, true
	}
	old, new := fp.old, fp.new
	if fp.rename || fp.copied {
		if a.reverse {
			old = header{}
		} else {
			new = header{}
		}
	}
	var names, safe []string
	for i, n := range []string{old.name, new.name, fp.index} {
		if s, ok := pt.stripName(n); ok && (i < 2 || len(names) == 0) {
			names = append(names, s)
			if !dangerous(s) {
				safe = append(safe, s)
			}
		}
	}
	var existing []string
	for _, n := range safe {
		if info, err := pt.p.FS.Stat(pt.path(n)); err == nil && info.Kind == view.File {
			existing = append(existing, n)
		}
	}
	if len(existing) > 0 {
		name = best(existing)
		info, err := pt.p.FS.Stat(pt.path(name))
		a.turnedByNames(fp, name, err != nil, info.Size)
		return name, true
	}
	if len(names) == 0 {
		return "", false
	}
	if a.turnedByNames(fp, names[len(names)-1], true, 0) && a.skip {
		return names[len(names)-1], true
	}
	if fp.says(a.reverse) == 0 {
		return names[len(names)-1], a.anywayMissing
	}
	refused := ""
	refuse := func(n string) {
		if !pt.silent && n != refused {
			refused = n
			pt.say("Ignoring potentially dangerous file name " + pt.quote(n) + "\n")
		}
	}
	if dangerous(names[0]) {
		refuse(names[0])
		if names = names[1:]; len(names) == 0 {
			return "", false
		}
	}
	if name = pt.fewestDirectories(names); dangerous(name) {
		refuse(name)
		return "", false
	}
	return name, true
}

// says is how firmly the patch takes its old side, or its new one, for a file that
// does not exist: 0 not at all, 1 since the first hunk finds nothing there, 2 since
// the header says so too.
func (fp *filePatch) says(newSide bool) int {
	h, empty := fp.old, fp.emptyOld
	if newSide {
		h, empty = fp.new, fp.emptyNew
	}
	switch {
	case empty && h.epoch:
		return 2
	case empty:
		return 1
	}
	return 0
}

// turnedByNames asks whether a patch that would create a file that is there, or delete
// one that is not, is to be turned, and reports whether it asked. name is the file, or
// the one that is missing.
func (a *applier) turnedByNames(fp *filePatch, name string, missing bool, size int64) bool {
	empty, holds := missing || size == 0, 1
	if empty {
		holds = 0
	}
	if holds >= fp.says(a.reverse != empty) {
		return false
	}
	verb, state := "create", "already exists"
	switch {
	case missing:
		verb, state = "delete", "does not exist"
	case empty:
		verb, state = "empty out", "is already empty"
	}
	when := ""
	if a.reverse {
		when = ", when reversed,"
	}
	what := "The next patch" + when + " would " + verb + " the file " + a.quote(name) + ",\nwhich " + state + "!"
	if a.force && !a.noReverse {
		if !a.silent {
			a.say(what + "  Applying it anyway.\n")
		}
		a.anywayMissing = true
		return true
	}
	if a.mayReverse(what) {
		a.reverse = !a.reverse
	}
	return true
}

// best is the name with the fewest directories, then the shortest last element,
// then the shortest name.
func best(names []string) string {
	b := names[0]
	key := func(n string) [3]int {
		return [3]int{strings.Count(n, "/"), len(baseName(n)), len(n)}
	}
	for _, n := range names[1:] {
		x, y := key(n), key(b)
		for i := range x {
			if x[i] != y[i] {
				if x[i] < y[i] {
					b = n
				}
				break
			}
		}
	}
	return b
}

// fewestDirectories is the best of the names that need the fewest new directories.
func (pt *patcher) fewestDirectories(names []string) string {
	missing := func(n string) int {
		count := 0
		for i := range len(n) {
			if n[i] == '/' && i > 0 {
				if _, err := pt.p.FS.Stat(pt.path(n[:i])); err != nil {
					count++
				}
			}
		}
		return count
	}
	least := missing(names[0])
	for _, n := range names {
		least = min(least, missing(n))
	}
	var kept []string
	for _, n := range names {
		if missing(n) == least {
			kept = append(kept, n)
		}
	}
	return best(kept)
}

// announceMissing says that no file was found.
func (pt *patcher) announceMissing(fp *filePatch) {
	if pt.verbose {
		pt.announce(fp)
	}
	pt.say("can't find file to patch at input line " + strconv.Itoa(fp.hunkLine) + "\n")
	if len(fp.leading) > 0 && !pt.silent {
		if pt.strip >= 0 {
			pt.say("Perhaps you used the wrong -p or --strip option?\n")
		} else {
			pt.say("Perhaps you should have used the -p or --strip option?\n")
		}
		if !pt.verbose {
			pt.leading(fp)
		}
	}
	if pt.force || pt.batch {
		pt.say("No file to patch.  Skipping patch.\n")
		return
	}
	pt.say("File to patch: \nSkip this patch? [y] \nSkipping patch.\n")
}
