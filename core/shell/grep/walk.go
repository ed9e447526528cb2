package grep

import (
	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

// operand searches one name of the command line.
func (g *grepper) operand(name string) {
	o := g.o
	if name == "-" {
		label := o.label
		if label == "" {
			label = "(standard input)"
		}
		if o.filters.skipFile("-", true) {
			return
		}
		st, err := g.p.Stdin.Stat()
		if err != nil {
			g.complain(label, err)
			return
		}
		if st.Kind == view.Dir {
			if o.dirs == dirRead {
				g.complain(label, errno.EISDIR)
			}
			return
		}
		g.file(g.p.Stdin, label, st, true)
		return
	}
	st, err := g.p.FS.Stat(g.p.Abs(name))
	if err != nil {
		if h, err2 := g.p.Open(name); err2 == nil {
			// A file of the command's own, such as /dev/stdin.
			defer h.Close()
			st, _ := h.Stat()
			g.file(h, name, st, false)
			return
		}
		g.complain(name, err)
		return
	}
	if st.Kind == view.Dir {
		switch o.dirs {
		case dirRecurse:
			if o.filters.skipDir(name, true) && !o.filters.omitDotSlash {
				return
			}
			old := g.out.withNames
			g.out.withNames = o.names >= 0
			shown := name
			if o.filters.omitDotSlash {
				shown = ""
			}
			g.directory(g.p.Abs(name), shown, []view.Info{st})
			g.out.withNames = old
		case dirRead:
			if !o.filters.skipDir(name, true) {
				g.complain(name, errno.EISDIR)
			}
		}
		return
	}
	if o.filters.skipFile(name, true) {
		return
	}
	g.open(g.p.Abs(name), name, st, true)
}

// open searches a file by path.
func (g *grepper) open(path, shown string, st view.Info, operand bool) {
	if (st.Kind == view.Device || st.Kind == view.Fifo) && g.o.skipDevs && (!operand || g.o.devsGiven) {
		return
	}
	h, err := g.p.Open(path)
	if err != nil {
		g.complain(shown, err)
		return
	}
	defer h.Close()
	g.file(h, shown, st, false)
}

// directory searches what is below a directory. above are the directories on the
// way, by which loops are noticed.
func (g *grepper) directory(path, shown string, above []view.Info) {
	entries, err := g.p.FS.ReadDir(path)
	if err != nil {
		name := shown
		if name == "" {
			name = "."
		}
		g.complain(name, err)
		return
	}
	for _, e := range entries {
		g.p.Charge(fuel.Entry)
		child, name := path+"/"+e.Name, join(shown, e.Name)
		if e.Kind == view.Symlink && !g.o.derefs {
			continue
		}
		if e.Kind == view.File && g.o.filters.skipFile(e.Name, false) {
			continue
		}
		st, err := g.p.FS.Stat(child)
		if err != nil {
			g.complain(name, err)
			continue
		}
		if st.Kind != view.Dir {
			if e.Kind != view.Symlink || !g.o.filters.skipFile(e.Name, false) {
				g.open(child, name, st, false)
			}
		} else if !g.o.filters.skipDir(e.Name, false) {
			g.subdirectory(child, name, st, above)
		}
		if g.stop {
			return
		}
	}
}

func (g *grepper) subdirectory(path, shown string, st view.Info, above []view.Info) {
	for _, a := range above {
		if a.Ino == st.Ino && a.Dev == st.Dev {
			if !g.o.noMessages {
				g.p.Errorf("%s: warning: recursive directory loop", gnu.Name(g.p, shown))
			}
			return
		}
	}
	g.directory(path, shown, append(above, st))
}

func join(dir, name string) string {
	switch {
	case dir == "":
		return name
	case dir[len(dir)-1] == '/':
		return dir + name
	}
	return dir + "/" + name
}
