package diff

import (
	"strings"

	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// settle writes the result.
func (pt *patcher) settle(a *applier, fp *filePatch, name, outName string, info view.Info, exists bool) {
	p := pt.p
	result := a.t.out.Bytes()
	if a.skip {
		return
	}
	if pt.output != "" {
		pt.toFile.Write(result)
		return
	}
	if pt.dryRun {
		return
	}
	gone := fp.new.epoch
	if a.reverse {
		gone = fp.old.epoch
	}
	remove := len(result) == 0 && (pt.removeEmpty || gone)
	if len(result) > 0 && gone && a.failed == 0 && fp.format != formatUnknown {
		pt.say("Not deleting file " + pt.quote(outName) + " as content differs from patch\n")
		pt.status = max(pt.status, 1)
	}
	b := &pt.backup
	if (b.wanted || b.onMismatch && (a.mismatch || a.failed > 0)) && !pt.written[outName] && !pt.saveBackup(outName, exists) {
		return
	}
	pt.written[outName] = true
	if remove {
		if exists {
			if err := p.FS.Unlink(pt.path(name)); err != nil {
				pt.fatal("Can't remove file " + pt.quote(name) + " : " + command.ErrText(err))
				return
			}
			pt.removeParents(name)
		}
		return
	}
	mode := uint32(0)
	if exists {
		mode = info.Mode
	}
	if fp.hasMode && !a.reverse {
		mode = fp.newMode
	}
	if !pt.store(outName, result, mode) {
		return
	}
	if fp.rename && outName != name && exists {
		p.FS.Unlink(pt.path(name))
		pt.removeParents(name)
	}
}

// removeParents removes the directories that a removed file left empty.
func (pt *patcher) removeParents(name string) {
	for {
		i := strings.LastIndexByte(name, '/')
		if i <= 0 {
			return
		}
		name = name[:i]
		if pt.p.FS.Rmdir(pt.path(name)) != nil {
			return
		}
	}
}

func (pt *patcher) makeParents(name string) {
	for i := 1; i < len(name); i++ {
		if name[i] == '/' {
			pt.p.FS.Mkdir(pt.path(name[:i]), 0o777&^pt.p.Umask)
		}
	}
}

// store writes a file in place of the old one; mode 0 means that of a new file.
func (pt *patcher) store(name string, data []byte, mode uint32) bool {
	p := pt.p
	pt.makeParents(name)
	path := pt.path(name)
	if info, err := p.FS.Stat(path); err == nil && info.Mode&0o200 == 0 {
		p.FS.Unlink(path)
	}
	h, err := p.FS.Open(path, view.WriteOnly|view.Create|view.Truncate, 0o666&^p.Umask)
	if err == nil {
		p.Meter.Bytes(len(data))
		for len(data) > 0 && err == nil {
			var n int
			n, err = h.Write(data)
			data = data[n:]
		}
		if cerr := h.Close(); err == nil {
			err = cerr
		}
	}
	if err != nil {
		pt.fatal("Can't create file " + pt.quote(name) + " : " + command.ErrText(err))
		return false
	}
	if mode != 0 {
		p.FS.Chmod(path, mode)
	}
	return true
}
