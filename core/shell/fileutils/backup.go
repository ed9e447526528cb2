package fileutils

import (
	"strconv"
	"strings"

	"ambit/core/shell/command"
)

// backupKind says how a file about to be overwritten is kept (GNU coreutils
// manual, Backup options).
type backupKind int

const (
	backupNone backupKind = iota
	backupSimple
	backupExisting // numbered if there are numbered ones
	backupNumbered
)

var backupKinds = []choice{
	{"none", int(backupNone)}, {"off", int(backupNone)}, {"simple", int(backupSimple)}, {"never", int(backupSimple)},
	{"existing", int(backupExisting)}, {"nil", int(backupExisting)}, {"numbered", int(backupNumbered)}, {"t", int(backupNumbered)},
}

// backupOption collects -b, --backup and -S.
type backupOption struct {
	wanted    bool
	control   string
	suffix    string
	hasSuffix bool
}

// resolve finds the kind of backup. ok is false after a reported error.
func (b *backupOption) resolve(p *command.Proc) (kind backupKind, suffix string, ok bool) {
	suffix = "~"
	if v, found := p.Getenv("SIMPLE_BACKUP_SUFFIX"); found && v != "" && !strings.Contains(v, "/") {
		suffix = v
	}
	if b.hasSuffix && b.suffix != "" && !strings.Contains(b.suffix, "/") {
		suffix = b.suffix
	}
	if !b.wanted {
		return backupNone, suffix, true
	}
	option, v := "backup type", b.control
	if v == "" {
		option = "$VERSION_CONTROL"
		v, _ = p.Getenv("VERSION_CONTROL")
		if v == "" {
			return backupExisting, suffix, true
		}
	}
	k, ok := argMatch(p, option, v, backupKinds)
	return backupKind(k), suffix, ok
}

// backupName is the name under which path is kept.
func backupName(p *command.Proc, path string, kind backupKind, suffix string) string {
	path = strings.TrimRight(path, "/")
	if kind == backupSimple {
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
	if kind == backupExisting && highest == 0 {
		return path + suffix
	}
	return path + ".~" + strconv.Itoa(highest+1) + "~"
}
