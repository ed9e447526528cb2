package archive

import (
	"fmt"
	"io"
	"strings"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/pattern"
	"ambit/core/shell/tz"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "zip", Summary: "package and compress files into a zip archive", Run: runZip, ShortName: true, Unwritable: command.Unwritable{Unheeded: true}})
}

const zipUsage = "zip [-options] [zipfile list]\n" +
	"  -r   recurse into directories     -j   junk (don't record) directory names\n" +
	"  -0   store only                   -9   compress better\n" +
	"  -u   update: only changed or new files\n" +
	"  -d   delete entries in zipfile    -m   move into zipfile (delete OS files)\n" +
	"  -x   exclude the following names  -i   include only the following names\n" +
	"  -y   store symbolic links         -q   quiet operation\n" +
	"  -T   test zipfile integrity       -@   read names from stdin\n"

// zipper is one run of zip.
type zipper struct {
	p    *command.Proc
	mem  *fuel.Account
	zone *time.Location

	file      string
	names     []string
	recursive bool
	junk      bool
	quiet     bool
	update    bool
	freshen   bool
	remove    bool // -d
	move      bool
	links     bool // -y
	test      bool
	fromStdin bool
	noDirs    bool
	level     int
	exclude   []string
	include   []string

	entries []*zipEntry
	index   map[string]int
	changed bool
	warned  bool
	moved   []string
	self    inodeID
}

func runZip(p *command.Proc) int {
	z := &zipper{p: p, zone: tz.Of(p), level: 6, index: map[string]int{}, mem: p.Meter.Account()}
	defer z.mem.Close()
	if status, done := z.parse(p.Args); done {
		return status
	}
	return z.run()
}

// messages is where zip reports: standard output, unless the archive goes there.
func (z *zipper) messages() io.Writer {
	if z.file == "-" {
		return z.p.Stderr
	}
	return z.p.Stdout
}

func (z *zipper) fail(status int, format string, args ...any) int {
	fmt.Fprintf(z.messages(), "\nzip error: "+format+"\n", args...)
	return status
}

func (z *zipper) parse(args []string) (status int, done bool) {
	list := (*[]string)(nil)
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "@" && list != nil {
			list = nil
			continue
		}
		if len(a) < 2 || a[0] != '-' {
			switch {
			case list != nil:
				*list = append(*list, a)
			case z.file == "":
				z.file = a
			default:
				z.names = append(z.names, a)
			}
			continue
		}
		list = nil
		if strings.HasPrefix(a, "--") {
			return z.fail(16, "Invalid command arguments (long option '%s' not supported)", a[2:]), true
		}
		for k := 1; k < len(a); k++ {
			switch c := a[k]; c {
			case 'r':
				z.recursive = true
			case 'j':
				z.junk = true
			case 'q':
				z.quiet = true
			case 'u':
				z.update = true
			case 'f':
				z.freshen, z.update = true, true
			case 'd':
				z.remove = true
			case 'm':
				z.move = true
			case 'y':
				z.links = true
			case 'T':
				z.test = true
			case 'D':
				z.noDirs = true
			case '@':
				z.fromStdin = true
			case 'x':
				list = &z.exclude
			case 'i':
				list = &z.include
			case 'X', 'o', 'v', 'S', 'l', 'A':
			case 'h':
				z.p.Stdout.WriteString(zipUsage)
				return 0, true
			default:
				if c < '0' || c > '9' {
					return z.fail(16, "Invalid command arguments (short option '%c' not supported)", c), true
				}
				z.level = int(c - '0')
			}
		}
	}
	if z.file == "" {
		z.p.Stdout.WriteString(zipUsage)
		return 0, true
	}
	if z.fromStdin {
		data, _ := io.ReadAll(meterReader{z.p.Stdin, z.p, z.mem})
		for _, l := range strings.Split(string(data), "\n") {
			if l != "" {
				z.names = append(z.names, l)
			}
		}
	}
	if z.file != "-" && !strings.Contains(z.file[strings.LastIndexByte(z.file, '/')+1:], ".") {
		z.file += ".zip"
	}
	return 0, false
}

func (z *zipper) run() int {
	p := z.p
	if z.file != "-" {
		if in, err := p.Open(z.file); err == nil {
			if info, err := in.Stat(); err == nil {
				z.self = inodeID{info.Dev, info.Ino}
			}
			data, _ := io.ReadAll(meterReader{in, p, z.mem})
			in.Close()
			list, err := readZip(data, z.zone)
			if err != nil {
				return z.fail(3, "Zip file structure invalid (%s)", z.file)
			}
			z.entries = list
			for i, e := range list {
				z.index[e.name] = i
			}
		}
	}
	if z.test && len(z.names) == 0 && len(z.entries) > 0 {
		return z.testArchive()
	}
	if z.remove {
		return z.delete()
	}
	for _, n := range z.names {
		if n == "-" {
			z.stdin()
			continue
		}
		z.add(n, true)
	}
	if !z.changed {
		if z.update && !z.warned && len(z.entries) > 0 {
			return 12
		}
		return z.fail(12, "Nothing to do! (%s)", z.file)
	}
	if status := z.write(); status != 0 {
		return status
	}
	for i := len(z.moved) - 1; i >= 0; i-- {
		info, err := p.FS.Lstat(z.moved[i])
		if err == nil && info.Kind == view.Dir {
			p.FS.Rmdir(z.moved[i])
		} else if err == nil {
			p.FS.Unlink(z.moved[i])
		}
	}
	if z.test {
		return z.testArchive()
	}
	return 0
}

func (z *zipper) write() int {
	p := z.p
	if z.file == "-" {
		p.Unwritable = command.Unwritable{
			Status: 14,
			Text:   "zip I/O error: {error}\nzip error: Output file write failure (write error on zip file)\n",
		}
		writeZip(p.Stdout, z.entries, z.zone)
		return 0
	}
	h, err := p.OpenFile(z.file, view.WriteOnly|view.Create|view.Truncate, 0o666)
	if err == nil {
		err = writeZip(h, z.entries, z.zone)
		if cerr := h.Close(); err == nil {
			err = cerr
		}
	}
	if err != nil {
		return z.fail(15, "Could not create output file (%s)", z.file)
	}
	return 0
}

func (z *zipper) match(list []string, name string) bool {
	var flags pattern.Flags
	if z.p.UTF8() {
		flags = pattern.UTF8
	}
	for _, pat := range list {
		if pattern.Match(pat, name, flags) {
			return true
		}
	}
	return false
}

func (z *zipper) warn(name string) {
	z.warned = true
	if !z.quiet {
		fmt.Fprintf(z.messages(), "\tzip warning: name not matched: %s\n", name)
	}
}

// add puts a file, or with -r a tree, into the archive.
func (z *zipper) add(name string, operand bool) {
	p := z.p
	path := p.Abs(name)
	info, err := p.FS.Stat(path)
	link := false
	if z.links || err != nil {
		if l, lerr := p.FS.Lstat(path); lerr == nil && l.Kind == view.Symlink && z.links {
			info, err, link = l, nil, true
		}
	}
	if err != nil {
		if operand {
			z.warn(name)
		}
		return
	}
	if z.file != "-" && z.self == (inodeID{info.Dev, info.Ino}) && z.self != (inodeID{}) {
		return
	}
	member := strings.TrimLeft(name, "/")
	for strings.HasPrefix(member, "./") {
		member = strings.TrimLeft(member[2:], "/")
	}
	if info.Kind == view.Dir {
		member = strings.TrimSuffix(member, "/")
		if member == "." {
			member = ""
		}
		if member != "" && !z.junk && !z.noDirs {
			z.put(member+"/", path, info, nil)
		}
		if !z.recursive {
			return
		}
		names, err := p.FS.ReadDir(path)
		if err != nil {
			z.warn(name)
			return
		}
		prefix := strings.TrimSuffix(name, "/") + "/"
		for _, n := range names {
			z.add(prefix+n.Name, false)
		}
		return
	}
	if z.junk {
		member = member[strings.LastIndexByte(member, '/')+1:]
	}
	if z.skip(member, info) {
		return
	}
	var content []byte
	if link {
		content = []byte(info.Target)
		if info.Target == "" {
			t, _ := p.FS.Readlink(path)
			content = []byte(t)
		}
	} else {
		in, err := p.Open(name)
		if err != nil {
			fmt.Fprintf(z.messages(), "\tzip warning: could not open for reading: %s\n", name)
			return
		}
		content, err = io.ReadAll(meterReader{in, p, z.mem})
		in.Close()
		if err != nil {
			return
		}
		if content == nil {
			content = []byte{}
		}
	}
	z.put(member, path, info, content)
}

// skip applies -x, -i, -u and -f.
func (z *zipper) skip(member string, info view.Info) bool {
	if z.match(z.exclude, member) || len(z.include) > 0 && !z.match(z.include, member) {
		return true
	}
	i, have := z.index[member]
	if z.freshen && !have {
		return true
	}
	return z.update && have && info.MTime.Unix() <= z.entries[i].mtime.Unix()
}

// put adds or replaces a member; nil content is a directory.
func (z *zipper) put(member, path string, info view.Info, content []byte) {
	p := z.p
	if content == nil && z.skip(member, info) {
		return
	}
	e := &zipEntry{name: member, mtime: info.MTime, isDir: content == nil, needed: 10}
	switch info.Kind {
	case view.Dir:
		e.mode = 0o040000 | info.Mode
	case view.Symlink:
		e.mode, e.isLink = 0o120000|info.Mode, true
	default:
		e.mode = 0o100000 | info.Mode
	}
	if content != nil {
		level := z.level
		if e.isLink {
			level = 0
		}
		e.pack(content, level, p.Meter, z.mem)
		if textual(content) {
			e.internal = 1
		}
	}
	verb := "  adding"
	if i, ok := z.index[member]; ok {
		verb = "updating"
		z.entries[i] = e
	} else {
		z.index[member] = len(z.entries)
		z.entries = append(z.entries, e)
	}
	z.changed = true
	if z.move {
		z.moved = append(z.moved, path)
	}
	if z.quiet {
		return
	}
	how := "stored 0%"
	if e.method == zipDeflate {
		how = fmt.Sprintf("deflated %d%%", (200*(int64(e.size)-int64(e.packed))/int64(e.size)+1)/2)
	}
	var out io.Writer = p.Stdout
	if z.file == "-" {
		out = p.Stderr
	}
	fmt.Fprintf(out, "%s: %s (%s)\n", verb, member, how)
}

// textual reports content without control characters.
func textual(b []byte) bool {
	for _, c := range b {
		if c < 7 || c > 13 && c < 32 && c != 27 {
			return false
		}
	}
	return len(b) > 0
}

func (z *zipper) stdin() {
	p := z.p
	content, _ := io.ReadAll(meterReader{p.Stdin, p, z.mem})
	if content == nil {
		content = []byte{}
	}
	z.put("-", "", view.Info{Kind: view.File, Mode: 0o600, MTime: p.Now()}, content)
}

func (z *zipper) delete() int {
	kept := z.entries[:0:0]
	for _, e := range z.entries {
		if z.match(z.names, e.name) {
			z.changed = true
			if !z.quiet {
				z.p.Stdout.WriteString("deleting: " + e.name + "\n")
			}
			continue
		}
		kept = append(kept, e)
	}
	if !z.changed {
		for _, n := range z.names {
			z.warn(n)
		}
		return z.fail(12, "Nothing to do! (%s)", z.file)
	}
	z.entries = kept
	if len(kept) == 0 {
		io.WriteString(z.messages(), "\tzip warning: zip file empty\n")
		z.p.FS.Unlink(z.p.Abs(z.file))
		return 0
	}
	return z.write()
}

func (z *zipper) testArchive() int {
	u := &unzipper{p: z.p, zone: z.zone}
	for _, e := range z.entries {
		if err := u.copy(e, io.Discard); err != nil {
			return z.fail(8, "Zip file invalid, could not spawn unzip, or wrong unzip (%s)", z.file)
		}
	}
	z.p.Stdout.WriteString("test of " + z.file + " OK\n")
	return 0
}
