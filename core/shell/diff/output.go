package diff

import (
	"strconv"
	"strings"

	"ambit/core/shell/strftime"
)

const (
	colorHeader = "\x1b[1m"
	colorLine   = "\x1b[36m"
	colorAdd    = "\x1b[32m"
	colorDelete = "\x1b[31m"
	colorReset  = "\x1b[0m"
)

func (d *differ) write(s string) { d.p.Stdout.WriteString(s) }

func (d *differ) on(color string) {
	if d.color {
		d.write(color)
	}
}

func (d *differ) off() {
	if d.color {
		d.write(colorReset)
	}
}

// rangeText is a range of lines as normal diffs print it: a,b or one number; an
// empty range is the line before it.
func rangeText(from, n int) string {
	if n > 1 {
		return strconv.Itoa(from+1) + "," + strconv.Itoa(from+n)
	}
	return strconv.Itoa(from + n)
}

// text writes a line's bytes, with tabs expanded if -t asks for it.
func (d *differ) text(line []byte, flag string) {
	if !d.expandTabs {
		d.p.Stdout.Write(line)
		return
	}
	column := 0
	for i, c := range line {
		switch c {
		case '\t':
			n := d.tab - column%d.tab
			column += n
			const run = "                                                                "
			for ; n > 0; n -= min(n, len(run)) {
				d.p.Stdout.WriteString(run[:min(n, len(run))])
			}
			continue
		case '\r':
			d.p.Stdout.WriteByte(c)
			if i+1 < len(line) && flag != "" {
				d.write(flag)
			}
			column = 0
			continue
		case '\b':
			if column == 0 {
				continue
			}
			column--
		default:
			if c >= ' ' && c < 0x7f {
				column++
			}
		}
		d.p.Stdout.WriteByte(c)
	}
}

// line writes line i of f behind a flag such as "<".
func (j *job) line(f *textFile, i int, flag, color string) {
	line := f.line(i)
	prefix := ""
	if flag != "" {
		prefix = flag + " "
		if j.initialTab {
			prefix = flag + "\t"
		}
		if j.suppressBlank && len(line) == 0 && !f.incomplete(i) {
			prefix = flag
		}
	}
	j.emit(f, i, prefix, color)
}

// emit writes line i of f behind prefix.
func (j *job) emit(f *textFile, i int, prefix, color string) {
	if color != "" {
		j.on(color)
	}
	j.write(prefix)
	j.text(f.line(i), prefix)
	if color != "" {
		j.off()
	}
	j.write("\n")
	if f.incomplete(i) {
		j.write("\\ No newline at end of file\n")
	}
}

func (j *job) normal() {
	for i, c := range j.changes {
		if j.ignorable(j.changes[i : i+1]) {
			continue
		}
		letter := "c"
		switch {
		case c.deleted == 0:
			letter = "a"
		case c.added == 0:
			letter = "d"
		}
		j.on(colorLine)
		j.write(rangeText(c.a, c.deleted) + letter + rangeText(c.b, c.added))
		j.off()
		j.write("\n")
		for k := range c.deleted {
			j.line(j.a, c.a+k, "<", colorDelete)
		}
		if letter == "c" {
			j.write("---\n")
		}
		for k := range c.added {
			j.line(j.b, c.b+k, ">", colorAdd)
		}
	}
}

// ed writes an ed script, last change first. Lines of a single dot need a detour,
// since a dot ends the input.
func (j *job) ed() {
	for i := len(j.changes) - 1; i >= 0; i-- {
		c := j.changes[i]
		if j.ignorable(j.changes[i : i+1]) {
			continue
		}
		letter := "c"
		switch {
		case c.deleted == 0:
			letter = "a"
		case c.added == 0:
			letter = "d"
		}
		j.write(rangeText(c.a, c.deleted) + letter + "\n")
		if c.added == 0 {
			continue
		}
		input := true
		for k := range c.added {
			line := j.b.line(c.b + k)
			if !input {
				j.write("a\n")
				input = true
			}
			if string(line) == "." {
				j.write("..\n.\ns/.//\n")
				input = false
				continue
			}
			j.text(line, "")
			j.write("\n")
		}
		if input {
			j.write(".\n")
		}
	}
}

func (j *job) forwardEd() {
	for i, c := range j.changes {
		if j.ignorable(j.changes[i : i+1]) {
			continue
		}
		letter := "c"
		switch {
		case c.deleted == 0:
			letter = "a"
		case c.added == 0:
			letter = "d"
		}
		at := strconv.Itoa(c.a + 1)
		if c.deleted == 0 {
			at = strconv.Itoa(c.a)
		} else if c.deleted > 1 {
			at += " " + strconv.Itoa(c.a+c.deleted)
		}
		j.write(letter + at + "\n")
		if c.added == 0 {
			continue
		}
		for k := range c.added {
			j.text(j.b.line(c.b+k), "")
			j.write("\n")
		}
		j.write(".\n")
	}
}

func (j *job) rcs() {
	for i, c := range j.changes {
		if j.ignorable(j.changes[i : i+1]) {
			continue
		}
		if c.deleted > 0 {
			j.write("d" + strconv.Itoa(c.a+1) + " " + strconv.Itoa(c.deleted) + "\n")
		}
		if c.added > 0 {
			j.write("a" + strconv.Itoa(c.a+c.deleted) + " " + strconv.Itoa(c.added) + "\n")
			for k := range c.added {
				j.text(j.b.line(c.b+k), "")
				if !j.b.incomplete(c.b + k) {
					j.write("\n")
				}
			}
		}
	}
}

// header writes one of the two lines that name the files.
func (j *job) header(mark string, f *textFile) {
	j.on(colorHeader)
	j.write(mark + " ")
	if f.label != "" {
		j.write(f.label)
	} else {
		j.write(headerName(f.name) + "\t" + strftime.Format(j.timeFormat, f.info.MTime.In(j.zone)))
	}
	j.off()
	j.write("\n")
}

// headerName quotes a name that a reader of the header could misunderstand.
func headerName(name string) string {
	plain := true
	for _, c := range []byte(name) {
		if c <= ' ' || c == '"' || c == '\\' || c == 0x7f {
			plain = false
		}
	}
	if plain {
		return name
	}
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range []byte(name) {
		switch k := strings.IndexByte("\a\b\t\n\v\f\r\"\\", c); {
		case k >= 0:
			b.WriteString(`\` + `abtnvfr"\`[k:k+1])
		case c < ' ' || c == 0x7f:
			b.WriteString(`\` + string([]byte{'0' + c>>6, '0' + c>>3&7, '0' + c&7}))
		default:
			b.WriteByte(c)
		}
	}
	return b.String() + `"`
}

func (j *job) unified() {
	headed := false
	for _, g := range j.groups(j.context) {
		if j.ignorable(g) {
			continue
		}
		if !headed {
			j.header("---", j.a)
			j.header("+++", j.b)
			headed = true
		}
		j.unifiedHunk(g)
	}
}

func unifiedRange(from, n int) string {
	switch n {
	case 0:
		return strconv.Itoa(from) + ",0"
	case 1:
		return strconv.Itoa(from + 1)
	}
	return strconv.Itoa(from+1) + "," + strconv.Itoa(n)
}

func (j *job) unifiedHunk(g []change) {
	s := j.span(g, j.context)
	j.on(colorLine)
	j.write("@@ -" + unifiedRange(s.a0, s.a1-s.a0) + " +" + unifiedRange(s.b0, s.b1-s.b0) + " @@")
	j.off()
	j.function(s.a0)
	j.write("\n")
	mark := func(c string) string {
		if j.initialTab {
			return c + "\t"
		}
		return c
	}
	common := func(i int) {
		prefix := " "
		if j.initialTab {
			prefix = "\t"
		}
		if j.suppressBlank && len(j.a.line(i)) == 0 && !j.a.incomplete(i) {
			prefix = ""
		}
		j.emit(j.a, i, prefix, "")
	}
	i := s.a0
	for _, c := range g {
		for ; i < c.a; i++ {
			common(i)
		}
		for k := range c.deleted {
			j.emit(j.a, c.a+k, mark("-"), colorDelete)
		}
		for k := range c.added {
			j.emit(j.b, c.b+k, mark("+"), colorAdd)
		}
		i = c.a + c.deleted
	}
	for ; i < s.a1; i++ {
		common(i)
	}
}

// function writes the line that the hunk at line i lies under, for -p and -F.
func (j *job) function(i int) {
	if j.functionLine == nil {
		return
	}
	found := -1
	for k := i - 1; k >= j.lastFunction; k-- {
		if j.functionLine.Match(j.a.line(k)) {
			found = k
			break
		}
	}
	j.lastFunction = i
	if found < 0 {
		found = j.lastFunctionFound
	}
	j.lastFunctionFound = found
	if found < 0 {
		return
	}
	line := j.a.line(found)
	for len(line) > 0 && isSpace(line[0]) {
		line = line[1:]
	}
	line = line[:min(len(line), 40)]
	for len(line) > 0 && isSpace(line[len(line)-1]) {
		line = line[:len(line)-1]
	}
	j.write(" ")
	j.p.Stdout.Write(line)
}

func contextRange(from, n int) string {
	if n <= 1 {
		return strconv.Itoa(from + n)
	}
	return strconv.Itoa(from+1) + "," + strconv.Itoa(from+n)
}

func (j *job) contextDiff() {
	headed := false
	for _, g := range j.groups(j.context) {
		if j.ignorable(g) {
			continue
		}
		if !headed {
			j.header("***", j.a)
			j.header("---", j.b)
			headed = true
		}
		j.contextHunk(g)
	}
}

func (j *job) contextHunk(g []change) {
	s := j.span(g, j.context)
	j.write("***************")
	j.function(s.a0)
	j.write("\n")
	deleted, added := 0, 0
	for i, c := range g {
		if !j.ignorable(g[i : i+1]) {
			deleted += c.deleted
			added += c.added
		}
	}
	j.on(colorLine)
	j.write("*** " + contextRange(s.a0, s.a1-s.a0) + " ****")
	j.off()
	j.write("\n")
	if deleted > 0 {
		i := s.a0
		for _, c := range g {
			for ; i < c.a; i++ {
				j.line(j.a, i, " ", colorDelete)
			}
			flag := "-"
			if c.added > 0 {
				flag = "!"
			}
			for ; i < c.a+c.deleted; i++ {
				j.line(j.a, i, flag, colorDelete)
			}
		}
		for ; i < s.a1; i++ {
			j.line(j.a, i, " ", colorDelete)
		}
	}
	j.on(colorLine)
	j.write("--- " + contextRange(s.b0, s.b1-s.b0) + " ----")
	j.off()
	j.write("\n")
	if added > 0 {
		i := s.b0
		for _, c := range g {
			for ; i < c.b; i++ {
				j.line(j.b, i, " ", colorAdd)
			}
			flag := "+"
			if c.deleted > 0 {
				flag = "!"
			}
			for ; i < c.b+c.added; i++ {
				j.line(j.b, i, flag, colorAdd)
			}
		}
		for ; i < s.b1; i++ {
			j.line(j.b, i, " ", colorAdd)
		}
	}
}
