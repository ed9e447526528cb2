package fileutils

import (
	"strconv"
	"strings"

	"ambit/core/shell/filemode"
	"ambit/core/shell/quoting"
	"ambit/core/shell/strftime"
	"ambit/core/shell/wcwidth"
	"ambit/core/workspace/view"
)

// print writes one listing in the chosen format.
func (l *ls) print(files []lsEntry) {
	l.listing = files
	l.anyQuoted = false
	if l.quoting.Aligns() && (l.format == longFormat || (l.format == manyPerLine || l.format == horizontal) && l.width > 0) {
		for i := range files {
			l.anyQuoted = l.anyQuoted || files[i].quoted
		}
	}
	var cols lsColumns
	l.measure(files, &cols)
	switch l.format {
	case onePerLine:
		for i := range files {
			l.printFile(&files[i], &cols, 0)
			l.p.Stdout.WriteByte(l.end)
		}
	case longFormat:
		for i := range files {
			l.printLong(&files[i], &cols)
		}
	case manyPerLine:
		if l.width == 0 {
			l.printSeparated(files, &cols, ' ')
		} else {
			l.printDownwards(files, &cols)
		}
	case horizontal:
		if l.width == 0 {
			l.printSeparated(files, &cols, ' ')
		} else {
			l.printAcross(files, &cols)
		}
	case withCommas:
		l.printSeparated(files, &cols, ',')
	}
}

// lsColumns are the widths of the columns before the names.
type lsColumns struct{ inode, blocks, nlink, owner, group, size int }

func (l *ls) measure(files []lsEntry, c *lsColumns) {
	for i := range files {
		e := &files[i]
		if l.inode {
			c.inode = max(c.inode, len(inodeText(e)))
		}
		if l.blocks {
			c.blocks = max(c.blocks, len(l.blocksText(e)))
		}
		if l.format == longFormat {
			c.nlink = max(c.nlink, len(nlinkText(e)))
			c.owner = max(c.owner, len(l.account(e, e.info.UID)))
			c.group = max(c.group, len(l.account(e, e.info.GID)))
			c.size = max(c.size, len(l.sizeText(e)))
		}
	}
}

func inodeText(e *lsEntry) string {
	if !e.known {
		return "?"
	}
	return strconv.FormatUint(e.info.Ino, 10)
}

func nlinkText(e *lsEntry) string {
	if !e.known {
		return "?"
	}
	return strconv.Itoa(e.info.Nlink)
}

func (l *ls) blocksText(e *lsEntry) string {
	if !e.known {
		return "?"
	}
	return l.human.format(diskBytes(e.info))
}

func (l *ls) sizeText(e *lsEntry) string {
	switch {
	case !e.known:
		return "?"
	case e.info.Kind == view.Device:
		return deviceNumbers(e.info)
	}
	return l.fileHuman.format(uint64(e.info.Size))
}

// deviceNumbers are the major and minor numbers of the virtual devices; all are
// memory devices, as /dev/null is on Linux.
func deviceNumbers(view.Info) string { return "1, 3" }

func (l *ls) account(e *lsEntry, id int) string {
	if !e.known {
		return "?"
	}
	if !l.numeric {
		if n := userName(id); n != "" {
			return n
		}
	}
	return strconv.Itoa(id)
}

func (l *ls) printLong(e *lsEntry, c *lsColumns) {
	out := l.p.Stdout
	var b strings.Builder
	if l.inode {
		b.WriteString(padLeft(inodeText(e), c.inode) + " ")
	}
	if l.blocks {
		b.WriteString(padLeft(l.blocksText(e), c.blocks) + " ")
	}
	if e.known {
		b.WriteString(filemode.String(e.info.Kind, e.info.Mode))
	} else {
		b.WriteByte(filemode.Letter(e.info.Kind))
		b.WriteString("?????????")
	}
	b.WriteString(" " + padLeft(nlinkText(e), c.nlink) + " ")
	if l.owner {
		b.WriteString(l.padAccount(l.account(e, e.info.UID), c.owner) + " ")
	}
	if l.group {
		b.WriteString(l.padAccount(l.account(e, e.info.GID), c.group) + " ")
	}
	if l.author {
		b.WriteString(l.padAccount(l.account(e, e.info.UID), c.owner) + " ")
	}
	if l.context {
		b.WriteString("? ")
	}
	b.WriteString(padLeft(l.sizeText(e), c.size) + " ")
	b.WriteString(l.timeText(e) + " ")
	out.WriteString(b.String())
	l.printName(e, b.Len())
	if e.info.Kind == view.Symlink && e.info.Target != "" {
		out.WriteString(" -> ")
		l.printTarget(e)
	} else {
		l.printIndicator(e.info, e.known)
	}
	out.WriteByte(l.end)
}

func (l *ls) padAccount(s string, width int) string {
	if l.numeric {
		return padLeft(s, width)
	}
	return s + strings.Repeat(" ", width-len(s))
}

func padLeft(s string, width int) string {
	if len(s) >= width {
		return s
	}
	return strings.Repeat(" ", width-len(s)) + s
}

// halfYear is the age from which ls prints the year: half a Gregorian year in
// seconds.
const halfYear = 31556952 / 2

// timeText is the time of a long listing: with the hour if it lies within the last
// half year, else with the year.
func (l *ls) timeText(e *lsEntry) string {
	if !e.known {
		width := len(strftime.Format(l.recent, l.p.Now()))
		return padLeft("?", width)
	}
	t := l.timeOf(e.info)
	now := l.p.Now()
	format := l.old
	if age := now.Sub(t); age > 0 && age.Seconds() < halfYear || age == 0 {
		format = l.recent
	}
	return strftime.Format(format, t.In(l.zone))
}

func (l *ls) printTarget(e *lsEntry) {
	shown, _ := l.quoting.Apply(e.info.Target, l.utf8, " ")
	if l.question {
		shown = quoting.Question(shown, l.utf8)
	}
	if l.colors != nil && e.linkOK {
		l.colors.write(l.p.Stdout, l.colors.of(e.target, e.info.Target, true, true), shown)
	} else {
		l.p.Stdout.WriteString(shown)
	}
	if e.linkOK {
		l.printIndicator(e.target, true)
	}
}

// printName writes the name with color; the entry's indicator is not part of it.
func (l *ls) printName(e *lsEntry, column int) {
	if l.anyQuoted && !e.quoted {
		l.p.Stdout.WriteByte(' ')
	}
	if l.colors == nil {
		l.p.Stdout.WriteString(e.shown)
		return
	}
	kind := l.colors.of(e.info, e.name, e.known, e.linkOK || e.info.Kind != view.Symlink)
	l.colors.write(l.p.Stdout, kind, e.shown)
	if kind != "" && l.width > 0 && column/l.width != (column+len(e.shown)-1)/l.width {
		l.p.Stdout.WriteString("\x1b[K")
	}
}

func (l *ls) indicatorOf(i view.Info, known bool) string {
	if !known && i.Kind != view.Symlink || l.indicator == indicateNone {
		return ""
	}
	if i.Kind == view.Dir {
		return "/"
	}
	if l.indicator == indicateSlash {
		return ""
	}
	switch i.Kind {
	case view.Symlink:
		return "@"
	case view.Fifo:
		return "|"
	case view.File:
		if l.indicator == indicateClassify && i.Mode&0o111 != 0 {
			return "*"
		}
	}
	return ""
}

func (l *ls) printIndicator(i view.Info, known bool) { l.p.Stdout.WriteString(l.indicatorOf(i, known)) }

// printFile writes a name with what stands before and behind it in the short
// formats.
func (l *ls) printFile(e *lsEntry, c *lsColumns, column int) {
	prefix := l.prefix(e, c)
	l.p.Stdout.WriteString(prefix)
	l.printName(e, column+len(prefix))
	l.printIndicator(e.info, e.known)
}

func (l *ls) prefix(e *lsEntry, c *lsColumns) string {
	var b strings.Builder
	pad := func(s string, width int) {
		if l.format == withCommas {
			width = 0
		}
		b.WriteString(padLeft(s, width) + " ")
	}
	if l.inode {
		pad(inodeText(e), c.inode)
	}
	if l.blocks {
		pad(l.blocksText(e), c.blocks)
	}
	if l.context {
		pad("?", 0)
	}
	return b.String()
}

func (l *ls) nameWidth(e *lsEntry) int {
	if !l.utf8 {
		return len(e.shown)
	}
	return wcwidth.String(e.shown)
}

// length is the width of what printFile writes.
func (l *ls) length(e *lsEntry, c *lsColumns) int {
	n := len(l.prefix(e, c)) + l.nameWidth(e) + len(l.indicatorOf(e.info, e.known))
	if l.anyQuoted && !e.quoted {
		n++
	}
	return n
}

func (l *ls) printSeparated(files []lsEntry, c *lsColumns, sep byte) {
	out := l.p.Stdout
	pos := 0
	for i := range files {
		n := l.length(&files[i], c)
		if i > 0 {
			next := byte('\n')
			if l.width == 0 || pos+n+2 < l.width {
				pos += 2
				next = ' '
			} else {
				pos = 0
			}
			out.WriteByte(sep)
			out.WriteByte(next)
		}
		l.printFile(&files[i], c, pos)
		pos += n
	}
	out.WriteByte(l.end)
}

// columnsFor finds the greatest number of columns that fit, and their widths.
func (l *ls) columnsFor(files []lsEntry, c *lsColumns, down bool) []int {
	const narrowest = 3 // one letter and two blanks
	most := l.width / narrowest
	if l.width%narrowest != 0 {
		most++
	}
	most = max(1, min(most, len(files)))
	lengths := make([]int, len(files))
	for i := range files {
		lengths[i] = l.length(&files[i], c)
	}
	for n := most; n > 1; n-- {
		l.p.Charge(int64(len(files)) / 16)
		widths := make([]int, n)
		rows := (len(files) + n - 1) / n
		for i, w := range lengths {
			col := i % n
			if down {
				col = i / rows
			}
			if col != n-1 {
				w += 2
			}
			widths[col] = max(widths[col], w)
		}
		// An empty column still takes the narrowest width.
		total := 0
		for i := range widths {
			widths[i] = max(widths[i], narrowest)
			total += widths[i]
		}
		if total < l.width {
			return widths
		}
	}
	return []int{0}
}

func (l *ls) printDownwards(files []lsEntry, c *lsColumns) {
	widths := l.columnsFor(files, c, true)
	rows := (len(files) + len(widths) - 1) / len(widths)
	for row := range rows {
		pos := 0
		for i, col := row, 0; ; i, col = i+rows, col+1 {
			l.printFile(&files[i], c, pos)
			if len(files)-rows <= i {
				break
			}
			l.indent(pos+l.length(&files[i], c), pos+widths[col])
			pos += widths[col]
		}
		l.p.Stdout.WriteByte(l.end)
	}
}

func (l *ls) printAcross(files []lsEntry, c *lsColumns) {
	widths := l.columnsFor(files, c, false)
	pos := 0
	for i := range files {
		if i > 0 {
			if i%len(widths) == 0 {
				l.p.Stdout.WriteByte(l.end)
				pos = 0
			} else {
				w := widths[(i-1)%len(widths)]
				l.indent(pos+l.length(&files[i-1], c), pos+w)
				pos += w
			}
		}
		l.printFile(&files[i], c, pos)
	}
	l.p.Stdout.WriteByte(l.end)
}

// indent moves from one column to another with tabs where they fit.
func (l *ls) indent(from, to int) {
	for from < to {
		if l.tab != 0 && to/l.tab > (from+1)/l.tab {
			l.p.Stdout.WriteByte('\t')
			from += l.tab - from%l.tab
		} else {
			l.p.Stdout.WriteByte(' ')
			from++
		}
	}
}
