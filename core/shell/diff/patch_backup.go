package diff

import (
	"strings"

	"ambit/core/shell/backup"
	"ambit/core/shell/command"
)

// patchBackup says which originals are kept, and under which names (GNU patch manual,
// Backups).
type patchBackup struct {
	wanted     bool // -b
	onMismatch bool
	kind       backup.Kind
	chosen     bool // by -V
	prefix     string
	basePrefix string
	suffix     string // of -z
}

// affix takes -B, -Y or -z. It names what is empty.
func (b *patchBackup) affix(option int, text string) (empty string) {
	switch option {
	case 'B':
		b.prefix, empty = text, "prefix"
	case 'Y':
		b.basePrefix, empty = text, "basename prefix"
	case 'z':
		b.suffix, empty = text, "suffix"
	}
	if text != "" {
		return ""
	}
	return empty
}

// control takes a kind of backup from source, which is -V or a variable; no word is the
// default. ok is false after a reported error.
func (b *patchBackup) control(p *command.Proc, source, word string) (ok bool) {
	b.kind, b.chosen = backup.Existing, true
	if word == "" {
		return true
	}
	kind, ambiguous, ok := backup.Choose(word)
	if !ok {
		badChoice(p, source, word, ambiguous)
		p.Stderr.Write([]byte("Valid arguments are:\n  - 'none', 'off'\n  - 'simple', 'never'\n  - 'existing', 'nil'\n  - 'numbered', 't'\n"))
	}
	b.kind = kind
	return ok
}

// settle asks the variables for what no option gave. A variable that is set to nothing
// counts as set.
func (b *patchBackup) settle(p *command.Proc) (ok bool) {
	for _, name := range []string{"PATCH_VERSION_CONTROL", "VERSION_CONTROL"} {
		if word, found := p.Getenv(name); found && !b.chosen && !b.control(p, "$"+name, word) {
			return false
		}
	}
	if !b.chosen {
		b.kind = backup.Existing
	}
	return true
}

// backupName is the name under which a file is kept. Prefixes and -z make it a simple
// one, whatever -V says.
func (pt *patcher) backupName(name string) string {
	b := &pt.backup
	if b.prefix != "" || b.basePrefix != "" || b.suffix != "" {
		i := strings.LastIndexByte(name, '/') + 1
		return b.prefix + name[:i] + b.basePrefix + name[i:] + b.suffix
	}
	suffix := ".orig"
	if v, _ := pt.p.Getenv("SIMPLE_BACKUP_SUFFIX"); v != "" {
		suffix = v
	}
	path := pt.path(name)
	return name + strings.TrimPrefix(backup.Name(pt.p, path, b.kind, suffix), path)
}

// saveBackup keeps a file before it is replaced; the backup of a new file is an empty
// one. ok is false after a reported error.
func (pt *patcher) saveBackup(name string, exists bool) (ok bool) {
	to := pt.backupName(name)
	if !exists {
		return pt.store(to, nil, 0)
	}
	if pt.backup.prefix != "" || pt.backup.basePrefix != "" {
		pt.makeParents(to)
	}
	if err := pt.p.FS.Rename(pt.path(name), pt.path(to)); err != nil {
		pt.fatal("Can't rename file " + pt.quote(name) + " to " + pt.quote(to) + " : " + command.ErrText(err))
		return false
	}
	return true
}
