package archive

import (
	"strconv"
	"strings"

	"ambit/core/shell/filemode"
	"ambit/core/shell/quoting"
	"ambit/core/shell/strftime"
	"ambit/core/workspace/view"
)

// shown is the member as listed: with --show-transformed-names, under the name that it
// would be extracted to.
func (a *archiver) shown(e *entry) *entry {
	if !a.showTransformed {
		return e
	}
	c := *e
	slash := strings.HasSuffix(c.name, "/")
	if a.strip > 0 {
		c.name = stripped(strings.TrimLeft(c.name, "/"), a.strip)
	}
	c.name = a.transformed(strings.TrimSuffix(c.name, "/"), 'r')
	if slash {
		c.name += "/"
	}
	return &c
}

// listLine is a line of -t or -v.
func (a *archiver) listLine(e *entry, long bool) string {
	quote := a.quoted
	if !long {
		return quote(e.name) + "\n"
	}
	kind := view.File
	letter := byte(0)
	switch e.kind {
	case typeDir:
		kind = view.Dir
	case typeSymlink:
		kind = view.Symlink
	case typeLink:
		letter = 'h'
	case typeChar:
		letter = 'c'
	case typeBlock:
		letter = 'b'
	case typeFifo:
		kind = view.Fifo
	}
	mode := []byte(filemode.String(kind, e.mode))
	shown := quote(e.name)
	if e.kind == typeVolume {
		letter = 'V'
		shown += "--Volume Header--"
	}
	if letter != 0 {
		mode[0] = letter
	}
	user, group := e.uname, e.gname
	if user == "" || a.numeric {
		user = strconv.Itoa(e.uid)
	}
	if group == "" || a.numeric {
		group = strconv.Itoa(e.gid)
	}
	size := strconv.FormatInt(e.size, 10)
	width := len(user) + 1 + len(group) + 1 + len(size)
	a.ugs = max(a.ugs, width)
	format := "%Y-%m-%d %H:%M"
	if a.fullTime {
		format = "%Y-%m-%d %H:%M:%S"
	}
	line := string(mode) + " " + user + "/" + group + " " + strings.Repeat(" ", a.ugs-width) + size + " " +
		strftime.Format(format, e.mtime.In(a.zone)) + " " + shown
	switch e.kind {
	case typeSymlink:
		line += " -> " + quote(e.link)
	case typeLink:
		line += " link to " + quote(e.link)
	}
	return line + "\n"
}

// quoted is a name as listings show it.
func (a *archiver) quoted(s string) string {
	utf8 := a.p.UTF8()
	if a.quoting == quoting.StyleEscape && a.plainChars == "" {
		return quoting.Escape(s, utf8, a.quoteChars)
	}
	shown, _ := a.quoting.Apply(s, utf8, a.quoteChars)
	return shown
}

// blockPrefix is what -R puts before a line about the member whose header begins at
// byte at.
func (a *archiver) blockPrefix(at int64) string {
	if !a.blockNumbers {
		return ""
	}
	return "block " + strconv.FormatInt(at/blockSize, 10) + ": "
}
