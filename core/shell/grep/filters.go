package grep

import (
	"strings"

	"ambit/core/shell/pattern"
)

// filters are --include, --exclude and --exclude-dir.
type filters struct {
	files        []filter
	dirs         []filter
	omitDotSlash bool // names below the implied "." are printed without "./"
}

type filter struct {
	pat     *pattern.Pattern
	include bool
}

func (f *filters) addFile(glob string, include bool) {
	f.files = append(f.files, filter{pattern.Compile(glob, pattern.UTF8), include})
}

func (f *filters) addDir(glob string) {
	for len(glob) > 1 && strings.HasSuffix(glob, "/") {
		glob = glob[:len(glob)-1]
	}
	f.dirs = append(f.dirs, filter{pattern.Compile(glob, pattern.UTF8), false})
}

// skipFile reports whether a file is left out. The name of an operand may match in
// part, from any slash on; a name found by recursion is the last component.
func (f *filters) skipFile(name string, operand bool) bool { return skips(f.files, name, operand) }

func (f *filters) skipDir(name string, operand bool) bool { return skips(f.dirs, name, operand) }

// skips lets the last filter that matches decide; if none does, names are left out
// if the first one is an --include.
func skips(list []filter, name string, operand bool) bool {
	for i := len(list) - 1; i >= 0; i-- {
		if list[i].matches(name, operand) {
			return !list[i].include
		}
	}
	return len(list) > 0 && list[0].include
}

func (f *filter) matches(name string, operand bool) bool {
	if f.pat.Match(name) {
		return true
	}
	if !operand {
		return false
	}
	for i := 0; i+1 < len(name); i++ {
		if name[i] == '/' && name[i+1] != '/' && f.pat.Match(name[i+1:]) {
			return true
		}
	}
	return false
}
