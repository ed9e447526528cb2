package sed

import (
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// edit is the file being edited in place.
type edit struct {
	target string // absolute
	temp   string
	out    *outFile
}

// beginEdit opens a file for editing in place; the result goes to a temporary file
// beside it, which replaces it at the end. So links to the old file keep it.
func (m *machine) beginEdit(name string) bool {
	path := m.p.Abs(name)
	if m.o.follow {
		if real, err := m.p.FS.RealPath(path); err == nil {
			path = real
		}
	}
	st, err := m.p.FS.Stat(path)
	if err != nil {
		m.status = exitInput
		m.p.Errorf("can't read %s: %s", name, command.ErrText(err))
		return false
	}
	if st.Kind != view.File {
		m.p.Errorf("couldn't edit %s: not a regular file", name)
		panic(quit{exitPanic})
	}
	h, err := m.p.Open(path)
	if err != nil {
		m.status = exitInput
		m.p.Errorf("can't read %s: %s", name, command.ErrText(err))
		return false
	}
	dir, shown := path[:strings.LastIndexByte(path, '/')+1], "./"
	if i := strings.LastIndexByte(name, '/'); i >= 0 {
		shown = name[:i+1]
	}
	temp, out, err := m.tempFile(dir, shown)
	if err != nil {
		h.Close()
		m.p.Errorf("couldn't open temporary file %s: %s", temp, command.ErrText(err))
		panic(quit{exitPanic})
	}
	m.p.FS.Chmod(temp, st.Mode)
	m.edit = &edit{target: path, temp: temp, out: &outFile{name: temp, w: out, h: out, delim: m.delim}}
	m.out = m.edit.out
	m.in.h = h
	return true
}

// tempFile makes a file with a new name in dir.
func (m *machine) tempFile(dir, shown string) (string, view.Handle, error) {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
	for {
		name := []byte("sed")
		bits := m.p.Rand.Uint64()
		for range 6 {
			name = append(name, letters[bits%uint64(len(letters))])
			bits /= uint64(len(letters))
		}
		m.p.Charge(fuel.Open)
		path := dir + string(name)
		h, err := m.p.FS.Open(path, view.WriteOnly|view.Create|view.Exclusive, 0o600)
		if err == nil {
			return path, h, nil
		}
		if command.ErrText(err) != "File exists" {
			return shown + string(name), nil, err
		}
	}
}

// endEdit puts the edited file in its place.
func (m *machine) endEdit() {
	e := m.edit
	if e == nil {
		return
	}
	m.edit = nil
	m.out = m.std
	e.out.flush()
	e.out.h.Close()
	if m.o.suffix != "" {
		m.rename(e.target, backupName(e.target, m.o.suffix))
	}
	m.rename(e.temp, e.target)
}

func (m *machine) rename(from, to string) {
	m.p.Charge(fuel.Open)
	if err := m.p.FS.Rename(from, to); err != nil {
		panic(fatal{exitPanic, "cannot rename " + from + ": " + command.ErrText(err)})
	}
}

// backupName applies the suffix of -i: a * stands for the file's name, a slash
// makes it a path of its own.
func backupName(path, suffix string) string {
	i := strings.LastIndexByte(path, '/') + 1
	dir, base := path[:i], path[i:]
	name := base + suffix
	if strings.Contains(suffix, "*") {
		name = strings.ReplaceAll(suffix, "*", base)
	}
	if strings.Contains(name, "/") && !strings.HasPrefix(name, "/") {
		return dir + name
	}
	if strings.HasPrefix(name, "/") {
		return name
	}
	return dir + name
}
