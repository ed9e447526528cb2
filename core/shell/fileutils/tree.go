package fileutils

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/filemode"
	"ambit/core/shell/pattern"
	"ambit/core/shell/strftime"
	"ambit/core/shell/tz"
	"ambit/core/shell/vercmp"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "tree", Summary: "list contents of directories in a tree-like format", Run: runTree, ShortName: true,
		Unwritable: command.Unwritable{Unheeded: true},
	})
}

const treeUsage = "usage: tree [-acdfghilnpqrstuvxACDFJQNSUX] [-L level [-R]] [-H  baseHREF]\n" +
	"\t[-T title] [-o filename] [-P pattern] [-I pattern] [--gitignore]\n" +
	"\t[--gitfile[=]file] [--matchdirs] [--metafirst] [--ignore-case]\n" +
	"\t[--nolinks] [--hintro[=]file] [--houtro[=]file] [--inodes] [--device]\n" +
	"\t[--sort[=]<name>] [--dirsfirst] [--filesfirst] [--filelimit #] [--si]\n" +
	"\t[--du] [--prune] [--charset[=]X] [--timefmt[=]format] [--fromfile]\n" +
	"\t[--fflinks] [--info] [--infofile[=]file] [--noreport] [--version]\n" +
	"\t[--help] [--] [directory ...]\n"

// tree is one run of the command (tree 2.1).
type tree struct {
	p      *command.Proc
	mem    *fuel.Account
	out    *command.Output
	status int
	zone   *time.Location

	all, dirsOnly, fullPath, follow, noIndent bool
	mode, size, human, si, user, group, date  bool
	inodes, classify, quote, raw, noReport    bool
	sortBy                                    string
	reverse                                   bool
	dirsFirst, filesFirst                     bool
	level                                     int
	patterns, ignored                         []*pattern.Pattern
	foldCase, matchDirs, prune, du            bool
	fileLimit                                 int
	timeFormat                                string
	ascii, json, color                        bool
	colors                                    *lsColors

	dirs, files int
	bytes       int64
}

// treeEntry is one line of the tree.
type treeEntry struct {
	name     string
	path     string
	info     view.Info
	target   view.Info // of a link, if it leads somewhere
	leads    bool
	children []*treeEntry
	err      string
	usage    int64
}

func (e *treeEntry) isDir() bool { return e.info.Kind == view.Dir }

func runTree(p *command.Proc) int {
	t := &tree{p: p, out: p.Stdout, level: -1, zone: tz.Of(p), mem: p.Meter.Account()}
	defer t.mem.Close()
	dirs, output, status, done := t.parse(p.Args)
	if done {
		return status
	}
	if len(dirs) == 0 {
		dirs = []string{"."}
	}
	if output != "" {
		h, err := p.Create(output)
		if err != nil {
			p.Stderr.Write([]byte("tree: invalid filename '" + output + "'\n"))
			return 1
		}
		defer h.Close()
		t.out = command.NewOutput(h, p.Meter)
		defer func() { t.out.Flush() }()
	}
	if t.json {
		t.out.WriteString("[")
	}
	for i, dir := range dirs {
		t.root(dir, i > 0)
	}
	if t.json {
		t.out.WriteString("\n")
		if !t.noReport {
			t.out.WriteString(",\n  {\"type\":\"report\"")
			if t.du {
				t.out.WriteString(",\"size\":" + strconv.FormatInt(t.bytes, 10))
			}
			t.out.WriteString(",\"directories\":" + strconv.Itoa(t.dirs))
			if !t.dirsOnly {
				t.out.WriteString(",\"files\":" + strconv.Itoa(t.files))
			}
			t.out.WriteString("}\n")
		}
		t.out.WriteString("]\n")
		return t.status
	}
	if !t.noReport {
		t.out.WriteByte('\n')
		if t.du {
			used := padLeft(strconv.FormatInt(t.bytes, 10), 12) + " bytes"
			if t.human || t.si {
				used = padLeft(t.sizeText(t.bytes), 5)
			}
			t.out.WriteString(used + " used in ")
		}
		t.out.WriteString(count1(t.dirs, "directory", "directories"))
		if !t.dirsOnly {
			t.out.WriteString(", " + count1(t.files, "file", "files"))
		}
		t.out.WriteByte('\n')
	}
	return t.status
}

func count1(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// parse reads options as tree does: letters in one word, each taking its argument
// from the next word; long options with = or the next word.
func (t *tree) parse(args []string) (dirs []string, output string, status int, done bool) {
	p := t.p
	fail := func(text string) ([]string, string, int, bool) {
		p.Stdout.Flush()
		p.Stderr.Write([]byte(text))
		return nil, "", 1, true
	}
	for i := 0; i < len(args); i++ {
		a := args[i]
		next := func() (string, bool) {
			if i+1 < len(args) {
				i++
				return args[i], true
			}
			return "", false
		}
		if a == "--" {
			return append(dirs, args[i+1:]...), output, 0, false
		}
		if strings.HasPrefix(a, "--") {
			name, value, hasValue := strings.Cut(a[2:], "=")
			need := func() (string, bool) {
				if hasValue {
					return value, true
				}
				return next()
			}
			switch name {
			case "help":
				p.Stdout.WriteString(treeUsage)
				return nil, "", 0, true
			case "version":
				p.Stdout.WriteString("tree (Ambit) 1.0\n")
				return nil, "", 0, true
			case "noreport":
				t.noReport = true
			case "dirsfirst":
				t.dirsFirst = true
			case "filesfirst":
				t.filesFirst = true
			case "inodes":
				t.inodes = true
			case "ignore-case":
				t.foldCase = true
			case "matchdirs":
				t.matchDirs = true
			case "prune":
				t.prune = true
			case "du":
				t.du, t.size = true, true
			case "si":
				t.si, t.size = true, true
			case "nolinks", "metafirst", "device", "gitignore", "info":
			case "charset":
				v, _ := need()
				v = strings.ToLower(v)
				t.ascii = v != "utf-8" && v != "utf8"
			case "sort":
				v, _ := need()
				t.sortBy = v
				if !contains([]string{"name", "version", "size", "mtime", "ctime", "none"}, v) {
					return fail("tree: Sort type '" + v + "' not valid, should be one of: name,version,size,mtime,ctime,none\n")
				}
			case "timefmt":
				v, ok := need()
				if !ok {
					return fail("tree: missing argument to --timefmt\n")
				}
				t.timeFormat, t.date = v, true
			case "filelimit":
				v, _ := need()
				n, err := strconv.Atoi(v)
				if err != nil {
					return fail("tree: missing argument to --filelimit\n")
				}
				t.fileLimit = n
			default:
				return fail("tree: Invalid argument `" + a + "'.\n" + treeUsage)
			}
			continue
		}
		if len(a) < 2 || a[0] != '-' {
			dirs = append(dirs, a)
			continue
		}
		for k := 1; k < len(a); k++ {
			switch c := a[k]; c {
			case 'a':
				t.all = true
			case 'd':
				t.dirsOnly = true
			case 'f':
				t.fullPath = true
			case 'l':
				t.follow = true
			case 'i':
				t.noIndent = true
			case 'p':
				t.mode = true
			case 's':
				t.size = true
			case 'h':
				t.human, t.size = true, true
			case 'u':
				t.user = true
			case 'g':
				t.group = true
			case 'D':
				t.date = true
			case 'F':
				t.classify = true
			case 'Q':
				t.quote = true
			case 'N':
				t.raw = true
			case 'q', 'x', 'S', 'A', 'R':
			case 'n':
				t.color = false
			case 'C':
				t.color = true
			case 'J':
				t.json = true
			case 'r':
				t.reverse = true
			case 't':
				t.sortBy = "mtime"
			case 'c':
				t.sortBy = "ctime"
			case 'U':
				t.sortBy = "none"
			case 'v':
				t.sortBy = "version"
			case 'L':
				v := a[k+1:]
				if v == "" {
					var ok bool
					if v, ok = next(); !ok {
						return fail("tree: Missing argument to -L option.\n")
					}
				}
				k = len(a)
				n, err := strconv.Atoi(v)
				if err != nil || n <= 0 {
					return fail("tree: Invalid level, must be greater than 0.\n")
				}
				t.level = n
			case 'P', 'I', 'o':
				v, ok := next()
				if !ok {
					return fail("tree: missing argument to -" + string(c) + " option.\n")
				}
				switch c {
				case 'P':
					t.patterns = append(t.patterns, t.compile(v)...)
				case 'I':
					t.ignored = append(t.ignored, t.compile(v)...)
				default:
					output = v
				}
			default:
				return fail("tree: Invalid argument -`" + string(c) + "'.\n" + treeUsage)
			}
		}
	}
	if t.color {
		t.colors = newLsColors(p)
	}
	if t.foldCase {
		t.refold(args)
	}
	return dirs, output, 0, false
}

// refold compiles the patterns again for --ignore-case, which may follow them.
func (t *tree) refold(args []string) {
	t.patterns, t.ignored = nil, nil
	for i, a := range args[:max(len(args)-1, 0)] {
		if len(a) > 1 && a[0] == '-' && a[1] != '-' {
			switch a[len(a)-1] {
			case 'P':
				t.patterns = append(t.patterns, t.compile(args[i+1])...)
			case 'I':
				t.ignored = append(t.ignored, t.compile(args[i+1])...)
			}
		}
	}
}

// compile splits alternatives at | outside of brackets.
func (t *tree) compile(s string) []*pattern.Pattern {
	flags := patternFlags(t.p)
	if t.foldCase {
		flags |= pattern.NoCase
	}
	var list []*pattern.Pattern
	for _, alt := range strings.Split(s, "|") {
		list = append(list, pattern.Compile(strings.TrimSuffix(alt, "/"), flags))
	}
	return list
}

func (t *tree) root(dir string, again bool) {
	p := t.p
	info, err := p.FS.Stat(p.Abs(dir))
	e := &treeEntry{name: dir, path: dir, info: info}
	switch {
	case err != nil, info.Kind != view.Dir:
		e.err = "error opening dir"
		t.status = 2
		if err == nil {
			t.files++
			t.status = 0
		}
	default:
		t.read(e, 1, map[dirID]bool{idOf(info): true}, false)
		e.usage = info.Size
		for _, c := range e.children {
			e.usage += c.usage
		}
		t.sum(e)
		if len(e.children) > 0 || e.err != "" {
			t.dirs++
		}
	}
	if err == nil && info.Kind != view.Dir {
		t.status, e.usage = 0, info.Size
		t.bytes += info.Size
	}
	if t.json {
		t.jsonEntry(e, 1, !again)
		return
	}
	if err != nil {
		t.out.WriteString(dir + "  [" + e.err + "]\n")
		return
	}
	t.line(e, "", true)
	t.print(e, "")
}

// sum adds up what --du reports: the usage of every line.
func (t *tree) sum(dir *treeEntry) {
	for _, c := range dir.children {
		t.bytes += c.usage
		t.sum(c)
	}
}

// read lists a directory and what lies below it; matched says that -P does not
// filter it, since it lies in a directory that matches (--matchdirs).
func (t *tree) read(dir *treeEntry, depth int, above map[dirID]bool, matched bool) {
	p := t.p
	if t.level >= 0 && depth > t.level {
		return
	}
	names, err := p.FS.ReadDir(p.Abs(dir.path))
	if err != nil {
		dir.err = "error opening dir"
		t.status = 2
		return
	}
	for _, n := range names {
		if !t.all && n.Name[0] == '.' {
			continue
		}
		if matchAny(t.ignored, n.Name) {
			continue
		}
		t.mem.Alloc(300)
		e := &treeEntry{name: n.Name, path: joinChild(dir.path, n.Name)}
		if e.info, err = p.FS.Lstat(p.Abs(e.path)); err != nil {
			continue
		}
		if e.info.Kind == view.Symlink {
			e.target, err = p.FS.Stat(p.Abs(e.path))
			e.leads = err == nil
		}
		leadsToDir := e.leads && e.target.Kind == view.Dir
		if t.dirsOnly && !e.isDir() && !leadsToDir {
			continue
		}
		if len(t.patterns) > 0 && !matched && !e.isDir() && !matchAny(t.patterns, n.Name) {
			continue
		}
		dir.children = append(dir.children, e)
	}
	t.sort(dir.children)
	if t.fileLimit > 0 && len(dir.children) > t.fileLimit {
		dir.err = strconv.Itoa(len(dir.children)) + " entries exceeds filelimit, not opening dir"
		dir.children = nil
		return
	}
	kept := dir.children[:0]
	for _, e := range dir.children {
		switch {
		case e.isDir():
			t.read(e, depth+1, above, matched || t.matchDirs && matchAny(t.patterns, e.name))
			if t.prune && len(e.children) == 0 {
				continue
			}
		case t.follow && e.leads && e.target.Kind == view.Dir:
			id := idOf(e.target)
			if above[id] {
				e.err = "recursive, not followed"
				break
			}
			above[id] = true
			t.read(e, depth+1, above, matched || t.matchDirs && matchAny(t.patterns, e.name))
			delete(above, id)
		}
		e.usage = e.info.Size
		for _, c := range e.children {
			e.usage += c.usage
		}
		kept = append(kept, e)
	}
	dir.children = kept
}

func (t *tree) sort(list []*treeEntry) {
	slices.SortStableFunc(list, func(a, b *treeEntry) int {
		t.p.Charge(1)
		if t.dirsFirst || t.filesFirst {
			if ad, bd := a.isDir(), b.isDir(); ad != bd {
				if ad == t.dirsFirst {
					return -1
				}
				return 1
			}
		}
		c := 0
		switch t.sortBy {
		case "none":
			return 0
		case "version":
			c = vercmp.Compare(a.name, b.name)
		case "size":
			c = cmpInt(b.info.Size, a.info.Size)
		case "mtime":
			c = a.info.MTime.Compare(b.info.MTime)
		case "ctime":
			c = a.info.CTime.Compare(b.info.CTime)
		}
		if c == 0 {
			c = strings.Compare(a.name, b.name)
		}
		if t.reverse {
			c = -c
		}
		return c
	})
}

func (t *tree) print(dir *treeEntry, indent string) {
	bar, tee, end, blank := "│\u00a0\u00a0 ", "├── ", "└── ", "    "
	if t.ascii || !t.p.UTF8() {
		bar, tee, end = "|   ", "|-- ", "`-- "
	}
	for i, e := range dir.children {
		last := i == len(dir.children)-1
		if e.isDir() || e.leads && e.target.Kind == view.Dir {
			t.dirs++
		} else {
			t.files++
		}
		branch, deeper := tee, bar
		if last {
			branch, deeper = end, blank
		}
		if t.noIndent {
			branch, deeper = "", ""
		}
		t.line(e, indent+branch, false)
		t.print(e, indent+deeper)
	}
}

// line writes one entry.
func (t *tree) line(e *treeEntry, lead string, root bool) {
	out := t.out
	out.WriteString(lead)
	if meta := t.meta(e); meta != "" {
		out.WriteString("[" + meta + "]  ")
	}
	name := e.name
	if t.fullPath {
		name = e.path
	}
	shown := t.escape(name)
	if t.colors != nil && !root {
		t.colors.used = true
		t.colors.write(out, t.colors.of(e.info, e.name, true, e.leads), shown)
	} else {
		out.WriteString(shown)
	}
	if e.info.Kind == view.Symlink {
		target, err := t.p.FS.Readlink(t.p.Abs(e.path))
		if err == nil {
			out.WriteString(" -> " + t.escape(target))
		}
		if t.classify && e.leads {
			out.WriteString(t.indicator(e.target))
		}
	} else if t.classify {
		if !(root && strings.HasSuffix(e.name, "/")) {
			out.WriteString(t.indicator(e.info))
		}
	}
	if e.err != "" {
		out.WriteString("  [" + e.err + "]")
	}
	out.WriteByte('\n')
}

func (t *tree) indicator(i view.Info) string {
	switch {
	case i.Kind == view.Dir:
		return "/"
	case i.Kind == view.Fifo:
		return "|"
	case i.Kind == view.File && i.Mode&0o111 != 0:
		return "*"
	}
	return ""
}

// escape writes what cannot be printed as octal, and quotes with -Q.
func (t *tree) escape(s string) string {
	if t.raw && !t.quote {
		return s
	}
	var b strings.Builder
	if t.quote {
		b.WriteByte('"')
	}
	for _, c := range []byte(s) {
		switch {
		case t.quote && (c == '"' || c == '\\'):
			b.WriteByte('\\')
			b.WriteByte(c)
		case c < ' ' || c == 0x7f:
			b.WriteString(`\` + string([]byte{'0' + c>>6, '0' + c>>3&7, '0' + c&7}))
		default:
			b.WriteByte(c)
		}
	}
	if t.quote {
		b.WriteByte('"')
	}
	return b.String()
}

func (t *tree) meta(e *treeEntry) string {
	var parts []string
	if t.inodes {
		parts = append(parts, padLeft(strconv.FormatUint(e.info.Ino, 10), 7))
	}
	if t.mode {
		parts = append(parts, filemode.String(e.info.Kind, e.info.Mode))
	}
	if t.user {
		parts = append(parts, padRight(accountName(e.info.UID), 8))
	}
	if t.group {
		parts = append(parts, padRight(accountName(e.info.GID), 8))
	}
	if t.size {
		n := e.info.Size
		if t.du {
			n = e.usage
		}
		if t.human || t.si {
			parts = append(parts, padLeft(t.sizeText(n), 4))
		} else {
			parts = append(parts, padLeft(strconv.FormatInt(n, 10), 11))
		}
	}
	if t.date {
		parts = append(parts, t.dateText(e.info.MTime))
	}
	return strings.Join(parts, " ")
}

func padRight(s string, width int) string { return s + strings.Repeat(" ", max(width-len(s), 0)) }

func (t *tree) dateText(at time.Time) string {
	if t.timeFormat != "" {
		return strftime.Format(t.timeFormat, at.In(t.zone))
	}
	format := "%b %e  %Y"
	if age := t.p.Now().Sub(at).Hours(); age < 180*24 && age >= -1 {
		format = "%b %e %H:%M"
	}
	return strftime.Format(format, at.In(t.zone))
}

// sizeText is a size with a unit, with one decimal below ten.
func (t *tree) sizeText(n int64) string {
	base := int64(1024)
	if t.si {
		base = 1000
	}
	if n < base {
		return strconv.FormatInt(n, 10)
	}
	unit, i := base, 0
	for n/unit >= base && i < len(powerLetters)-1 {
		unit *= base
		i++
	}
	letter := powerLetters[i : i+1]
	if t.si && i == 0 {
		letter = "k"
	}
	if n/unit < 10 {
		tenths := (n*10 + unit/2) / unit
		return strconv.FormatInt(tenths/10, 10) + "." + strconv.FormatInt(tenths%10, 10) + letter
	}
	return strconv.FormatInt((n+unit/2)/unit, 10) + letter
}

func jsonString(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range []byte(s) {
		switch {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c < ' ':
			const hex = "0123456789abcdef"
			b.WriteString(`\u00` + string([]byte{hex[c>>4], hex[c&15]}))
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

func (t *tree) jsonEntry(e *treeEntry, depth int, first bool) {
	out := t.out
	if !first {
		out.WriteByte(',')
	}
	out.WriteByte('\n')
	indent := ""
	if !t.noIndent {
		indent = strings.Repeat("  ", depth)
	}
	kind := "file"
	switch e.info.Kind {
	case view.Dir:
		kind = "directory"
	case view.Symlink:
		kind = "link"
	}
	name := e.name
	if t.fullPath {
		name = e.path
	}
	out.WriteString(indent + `{"type":"` + kind + `","name":` + jsonString(name))
	if e.info.Kind == view.Symlink {
		target, _ := t.p.FS.Readlink(t.p.Abs(e.path))
		out.WriteString(`,"target":` + jsonString(target))
	}
	if t.mode {
		out.WriteString(`,"mode":"` + octal4(e.info.Mode) + `","prot":"` + filemode.String(e.info.Kind, e.info.Mode) + `"`)
	}
	if t.user {
		out.WriteString(`,"user":"` + accountName(e.info.UID) + `"`)
	}
	if t.group {
		out.WriteString(`,"group":"` + accountName(e.info.GID) + `"`)
	}
	if t.size {
		n := e.info.Size
		if t.du {
			n = e.usage
		}
		out.WriteString(`,"size":` + strconv.FormatInt(n, 10))
	}
	if t.date {
		out.WriteString(`,"time":"` + t.dateText(e.info.MTime) + `"`)
	}
	if e.err != "" {
		out.WriteString(`,"error":` + jsonString(e.err))
	}
	if e.isDir() {
		out.WriteString(`,"contents":[`)
		for i, c := range e.children {
			if c.isDir() || c.leads && c.target.Kind == view.Dir {
				t.dirs++
			} else {
				t.files++
			}
			t.jsonEntry(c, depth+1, i == 0)
		}
		if len(e.children) > 0 {
			out.WriteString("\n" + indent)
		}
		out.WriteString("]")
	}
	out.WriteString("}")
}
