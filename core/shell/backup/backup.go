// Package backup decides under which name a file about to be overwritten is kept
// (GNU coreutils manual, Backup options). cp, mv, ln, install, tar
// and patch use it.
package backup

import (
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

// Kind says how a file about to be overwritten is kept (GNU coreutils
// manual, Backup options).
type Kind int

const (
	None Kind = iota
	Simple
	Existing // numbered if there are numbered ones
	Numbered
)

var kinds = []gnu.Word{
	{Name: "none", Value: int(None)}, {Name: "off", Value: int(None)}, {Name: "simple", Value: int(Simple)}, {Name: "never", Value: int(Simple)},
	{Name: "existing", Value: int(Existing)}, {Name: "nil", Value: int(Existing)}, {Name: "numbered", Value: int(Numbered)}, {Name: "t", Value: int(Numbered)},
}

// Option collects -b, --backup and -S.
type Option struct {
	Wanted    bool
	For       string // what messages call the choice; "" is "backup type"
	Control   string
	Suffix    string
	HasSuffix bool
}

// Keep takes -b, or --backup with what it was given, if anything.
func (b *Option) Keep(control string, given bool) {
	b.Wanted = true
	if given {
		b.Control = control
	}
}

// UseSuffix takes -S, which asks for backups, too.
func (b *Option) UseSuffix(suffix string) { b.Wanted, b.Suffix, b.HasSuffix = true, suffix, true }

// Resolve finds the kind of backup. ok is false after a reported error.
func (b *Option) Resolve(p *command.Proc) (kind Kind, suffix string, ok bool) {
	suffix = "~"
	if v, found := p.Getenv("SIMPLE_BACKUP_SUFFIX"); found && v != "" && !strings.Contains(v, "/") {
		suffix = v
	}
	if b.HasSuffix && b.Suffix != "" && !strings.Contains(b.Suffix, "/") {
		suffix = b.Suffix
	}
	if !b.Wanted {
		return None, suffix, true
	}
	option, v := "backup type", b.Control
	if b.For != "" {
		option = b.For
	}
	if v == "" {
		option = "$VERSION_CONTROL"
		v, _ = p.Getenv("VERSION_CONTROL")
		if v == "" {
			return Existing, suffix, true
		}
	}
	k, ok := gnu.Match(p, option, v, kinds)
	return Kind(k), suffix, ok
}

// Choose finds the kind that a word or its beginning names. ambiguous tells a beginning
// of several from an unknown word.
func Choose(word string) (kind Kind, ambiguous, ok bool) {
	names := make([]string, len(kinds))
	for i, k := range kinds {
		names[i] = k.Name
	}
	i, ambiguous, ok := gnu.Choose(word, names)
	if !ok {
		return None, ambiguous, false
	}
	return Kind(kinds[i].Value), false, true
}

// Name is the name under which path is kept: path and suffix, or a number one above the
// highest there is. None names as Numbered does; whether to keep anything is the caller's
// to decide.
func Name(p *command.Proc, path string, kind Kind, suffix string) string {
	path = strings.TrimRight(path, "/")
	if kind == Simple {
		return path + suffix
	}
	dir, base := ".", path
	if i := strings.LastIndexByte(path, '/'); i >= 0 {
		dir, base = path[:i+1], path[i+1:]
	}
	highest := 0
	names, _ := p.FS.ReadDir(p.Abs(dir))
	for _, e := range names {
		rest, ok := strings.CutPrefix(e.Name, base+".~")
		if !ok {
			continue
		}
		rest, ok = strings.CutSuffix(rest, "~")
		if !ok || rest == "" || rest[0] < '1' || rest[0] > '9' {
			continue
		}
		if n, err := strconv.Atoi(rest); err == nil && n > highest {
			highest = n
		}
	}
	if kind == Existing && highest == 0 {
		return path + suffix
	}
	return path + ".~" + strconv.Itoa(highest+1) + "~"
}
