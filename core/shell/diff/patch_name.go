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
// "Multiple Patches in a File").
func (pt *patcher) choose(fp *filePatch) (name string, reverse, ok bool) {
	p := pt.p
	reverse = pt.reversed
	if pt.file != "" {
		return pt.file, reverse, true
	}
	old, new := fp.old, fp.new
	if fp.rename || fp.copied {
		if reverse {
			old = header{}
		} else {
			new = header{}
		}
	}
	var names []string
	warned := map[string]bool{}
	for _, n := range []string{old.name, new.name, fp.index} {
		s, ok := pt.stripName(n)
		if !ok {
			continue
		}
		if dangerous(s) {
			if !warned[s] && !pt.silent {
				pt.say("Ignoring potentially dangerous file name " + pt.quote(s) + "\n")
			}
			warned[s] = true
			continue
		}
		names = append(names, s)
	}
	if len(names) == 0 {
		return "", reverse, false
	}
	var existing []string
	for _, n := range names {
		if info, err := p.FS.Stat(pt.path(n)); err == nil && info.Kind == view.File {
			existing = append(existing, n)
		}
	}
	creates := old.epoch || fp.emptyOld
	deletes := new.epoch || fp.emptyNew
	if reverse {
		creates, deletes = deletes, creates
	}
	if len(existing) > 0 {
		return best(existing), reverse, true
	}
	if creates {
		return pt.fewestDirectories(names), reverse, true
	}
	if deletes && !pt.force && !pt.noReverse && pt.batch {
		return best(names), !reverse, true
	}
	return "", reverse, false
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
