package archive

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/pattern"
	"ambit/core/shell/tz"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "unzip", Summary: "list, test and extract zip archives", Run: runUnzip, ShortName: true, Unwritable: command.Unwritable{Unheeded: true}})
	command.Register(command.Spec{Name: "zipinfo", Summary: "list the names in a zip archive", Run: runZipinfo, ShortName: true, Unwritable: command.Unwritable{Unheeded: true}})
}

const unzipUsage = "Usage: unzip [-opts] file[.zip] [list] [-x xlist] [-d exdir]\n" +
	"  -p  extract files to pipe, no messages     -l  list files (short format)\n" +
	"  -t  test compressed archive data           -u  update files, create if necessary\n" +
	"  -x  exclude files that follow (in xlist)   -d  extract files into exdir\n" +
	"  -n  never overwrite existing files         -q  quiet mode (-qq => quieter)\n" +
	"  -o  overwrite files WITHOUT prompting      -j  junk paths (do not make directories)\n" +
	"  -C  match filenames case-insensitively     -Z1 names only\n"

// unzipper is one run of unzip.
type unzipper struct {
	p    *command.Proc
	mem  *fuel.Account
	zone *time.Location

	mode      byte // x, l, t, p, c, 1
	quiet     int
	overwrite bool
	never     bool
	update    bool
	junk      bool
	fold      bool
	dir       string
	file      string
	include   []string
	exclude   []string
	matched   []bool
	status    int
	links     []unzipLink
}

type unzipLink struct{ path, shown, target string }

func runZipinfo(p *command.Proc) int {
	for i, a := range p.Args {
		if a == "-1" {
			child := *p
			child.Args = append([]string{"-Z1"}, append(append([]string{}, p.Args[:i]...), p.Args[i+1:]...)...)
			return runUnzip(&child)
		}
	}
	return p.Fail("only the option -1 is supported")
}

func runUnzip(p *command.Proc) int {
	u := &unzipper{p: p, zone: tz.Of(p), mode: 'x', mem: p.Meter.Account()}
	defer u.mem.Close()
	status, done := u.parse(p.Args)
	if done {
		return status
	}
	return u.run()
}

func (u *unzipper) parse(args []string) (status int, done bool) {
	p := u.p
	excluding := false
	for i := 0; i < len(args); i++ {
		a := args[i]
		if len(a) < 2 || a[0] != '-' {
			switch {
			case u.file == "":
				u.file = a
			case excluding:
				u.exclude = append(u.exclude, a)
			default:
				u.include = append(u.include, a)
			}
			continue
		}
		for k := 1; k < len(a); k++ {
			switch c := a[k]; c {
			case 'l', 't', 'p', 'c', 'v', 'z':
				u.mode = c
			case 'q':
				u.quiet++
			case 'o':
				u.overwrite = true
			case 'n':
				u.never = true
			case 'u', 'f':
				u.update = true
			case 'j':
				u.junk = true
			case 'C':
				u.fold = true
			case 'x':
				excluding = true
			case 'd':
				if k+1 < len(a) {
					u.dir = a[k+1:]
				} else if i+1 < len(args) {
					i++
					u.dir = args[i]
				}
				k = len(a)
			case 'Z', '1':
				u.mode = '1'
			case 'a', 'U', 'K', 'X', 'L', 'B', 'D':
			default:
				p.Stderr.Write([]byte(unzipUsage))
				return 10, true
			}
		}
	}
	if u.file == "" {
		p.Stdout.WriteString(unzipUsage)
		return 0, true
	}
	return 0, false
}

// load finds and reads the archive.
func (u *unzipper) load() ([]*zipEntry, string, int) {
	p := u.p
	for _, name := range []string{u.file, u.file + ".zip", u.file + ".ZIP"} {
		in, err := p.Open(name)
		if err != nil {
			continue
		}
		if info, err := in.Stat(); err == nil && info.Kind == view.Dir {
			in.Close()
			continue
		}
		data, err := io.ReadAll(meterReader{in, p, u.mem})
		in.Close()
		if err != nil {
			fmt.Fprintf(p.Stderr, "unzip:  cannot read %s: %s\n", name, command.ErrText(err))
			return nil, name, 9
		}
		list, err := readZip(data, u.zone)
		if err != nil {
			u.announce(name)
			p.Stdout.Flush()
			fmt.Fprintf(p.Stderr, "  End-of-central-directory signature not found.  Either this file is not\n  a zipfile, or it constitutes one disk of a multi-part archive.  In the\n  latter case the central directory and zipfile comment will be found on\n  the last disk(s) of this archive.\nunzip:  cannot find zipfile directory in one of %s or\n        %s.zip, and cannot find %s.ZIP, period.\n", u.file, u.file, u.file)
			return nil, name, 9
		}
		for _, e := range list {
			e.name, _, _ = strings.Cut(e.name, "\x00")
		}
		return list, name, 0
	}
	p.Stdout.Flush()
	fmt.Fprintf(p.Stderr, "unzip:  cannot find or open %s, %s.zip or %s.ZIP.\n", u.file, u.file, u.file)
	return nil, "", 9
}

func (u *unzipper) announce(name string) {
	if u.mode != 'p' && u.mode != '1' && u.quiet == 0 {
		u.p.Stdout.WriteString("Archive:  " + name + "\n")
	}
}

func (u *unzipper) match(pat, name string) bool {
	flags := pattern.UTF8
	if !u.p.UTF8() {
		flags = 0
	}
	if u.fold {
		flags |= pattern.NoCase
	}
	return pattern.Match(pat, name, flags)
}

func (u *unzipper) wanted(e *zipEntry) bool {
	ok := len(u.include) == 0
	for i, pat := range u.include {
		if u.match(pat, e.name) {
			u.matched[i] = true
			ok = true
		}
	}
	for _, pat := range u.exclude {
		if u.match(pat, e.name) {
			return false
		}
	}
	return ok
}

func (u *unzipper) run() int {
	p := u.p
	list, name, status := u.load()
	if status != 0 {
		return status
	}
	u.announce(name)
	u.matched = make([]bool, len(u.include))
	if u.mode == 'l' && u.quiet < 2 {
		p.Stdout.WriteString("  Length      Date    Time    Name\n---------  ---------- -----   ----\n")
	}
	if u.mode == 'v' && u.quiet < 2 {
		p.Stdout.WriteString(" Length   Method    Size  Cmpr    Date    Time   CRC-32   Name\n--------  ------  ------- ---- ---------- ----- --------  ----\n")
	}
	files, total, packed := 0, uint64(0), uint64(0)
	for _, e := range list {
		p.Charge(fuel.Entry)
		if !u.wanted(e) {
			continue
		}
		files++
		total += uint64(e.size)
		switch u.mode {
		case 'l':
			p.Stdout.WriteString(fmt.Sprintf("%9d  %s   %s\n", e.size, e.mtime.In(u.zone).Format("2006-01-02 15:04"), visible(e.name)))
		case '1':
			p.Stdout.WriteString(visible(e.name) + "\n")
		case 'v':
			u.verboseLine(e)
			packed += uint64(e.packed)
		case 'z':
		case 't':
			u.test(e)
		case 'p', 'c':
			u.print(e)
		default:
			if !u.extract(e) {
				return max(u.status, 1)
			}
		}
	}
	for i, pat := range u.include {
		if !u.matched[i] {
			p.Stdout.Flush()
			fmt.Fprintf(p.Stderr, "caution: filename not matched:  %s\n", pat)
			u.status = 11
		}
	}
	switch u.mode {
	case 'l':
		if u.quiet < 2 {
			noun := "files"
			if files == 1 {
				noun = "file"
			}
			p.Stdout.WriteString(fmt.Sprintf("---------                     -------\n%9d                     %d %s\n", total, files, noun))
		}
	case 'v':
		if u.quiet < 2 {
			noun := "files"
			if files == 1 {
				noun = "file"
			}
			p.Stdout.WriteString(fmt.Sprintf("--------          -------  ---                            -------\n%8d         %8d %3d%%                            %d %s\n", total, packed, ratio(total, packed), files, noun))
		}
	case 't':
		if u.status == 0 {
			p.Stdout.WriteString("No errors detected in compressed data of " + name + ".\n")
		} else {
			p.Stdout.WriteString("At least one error was detected in " + name + ".\n")
		}
	}
	u.finishLinks()
	return u.status
}

// ratio is what compression saves, in percent.
func ratio(size, packed uint64) int64 {
	if size == 0 {
		return 0
	}
	return (200*(int64(size)-int64(packed))/int64(size) + 1) / 2
}

func (u *unzipper) verboseLine(e *zipEntry) {
	method := "Stored"
	if e.method == zipDeflate {
		method = "Defl:N"
	} else if e.method != zipStore {
		method = fmt.Sprintf("Unk:%03d", e.method)
	}
	u.p.Stdout.WriteString(fmt.Sprintf("%8d  %s %8d %3d%% %s %08x  %s\n", e.size, method, e.packed, ratio(uint64(e.size), uint64(e.packed)),
		e.mtime.In(u.zone).Format("2006-01-02 15:04"), e.crc, visible(e.name)))
}

func (u *unzipper) test(e *zipEntry) {
	p := u.p
	err := u.copy(e, io.Discard)
	if u.quiet == 0 {
		p.Stdout.WriteString(fmt.Sprintf("    testing: %-22s  ", visible(e.name)))
		if err == nil {
			p.Stdout.WriteString(" OK\n")
		}
	}
	if err != nil {
		p.Stdout.WriteString(" " + err.Error() + "\n")
		u.status = 2
	}
}

func (u *unzipper) copy(e *zipEntry, w io.Writer) error {
	r, err := e.open(u.p.Meter)
	if err != nil {
		return err
	}
	defer r.Close()
	buf := make([]byte, 32<<10)
	for {
		n, err := r.Read(buf)
		for rest := buf[:n]; len(rest) > 0; {
			k, werr := w.Write(rest)
			if werr != nil {
				return errRead{werr}
			}
			rest = rest[k:]
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

func (u *unzipper) print(e *zipEntry) {
	p := u.p
	if e.isDir {
		return
	}
	if u.mode == 'c' && u.quiet == 0 {
		u.label(e, visible(e.name))
		p.Stdout.WriteByte('\n')
	}
	if err := u.copy(e, p.Stdout); err != nil {
		u.bad(e, err)
	}
	if u.mode == 'c' && u.quiet == 0 {
		p.Stdout.WriteByte('\n')
	}
}

func (u *unzipper) label(e *zipEntry, shown string) {
	verb := " extracting"
	if e.method != zipStore {
		verb = "  inflating"
	}
	u.p.Stdout.WriteString(fmt.Sprintf("%s: %-22s  ", verb, shown))
}

func (u *unzipper) bad(e *zipEntry, err error) {
	p := u.p
	p.Stdout.Flush()
	var r errRead
	switch {
	case errors.As(err, &r):
		fmt.Fprintf(p.Stderr, "%s:  write error (%s).\n", visible(e.name), command.ErrText(r.error))
		u.status = max(u.status, 50)
	case errors.Is(err, errZipMethod):
		fmt.Fprintf(p.Stderr, "   skipping: %-22s  unsupported compression method %d\n", visible(e.name), e.method)
		u.status = max(u.status, 81)
	default:
		fmt.Fprintf(p.Stderr, "  error:  %s in %s\n", err.Error(), visible(e.name))
		u.status = max(u.status, 2)
	}
}

// visible is a name as it is listed: with ^X for control characters.
func visible(name string) string {
	var b strings.Builder
	for i := 0; i < len(name); i++ {
		if c := name[i]; c < ' ' {
			b.WriteByte('^')
			b.WriteByte(c ^ 0x40)
			continue
		}
		b.WriteByte(name[i])
	}
	return b.String()
}

// safe takes off what would lead out of the directory, and control characters, as Info-ZIP
// does without -^: they could drive a terminal.
func (u *unzipper) safe(name string) string {
	p := u.p
	name = string(slices.DeleteFunc([]byte(name), func(c byte) bool { return c < ' ' || c == 0x7f }))
	if strings.HasPrefix(name, "/") {
		p.Stdout.Flush()
		fmt.Fprintf(p.Stderr, "warning:  stripped absolute path spec from %s\n", visible(name))
		u.status = max(u.status, 1)
		name = strings.TrimLeft(name, "/")
	}
	parts := strings.Split(name, "/")
	kept := parts[:0]
	skipped := false
	for _, s := range parts {
		switch s {
		case "..":
			skipped = true
		case ".":
		default:
			kept = append(kept, s)
		}
	}
	if skipped {
		if u.quiet == 0 {
			p.Stdout.WriteString("warning:  skipped \"../\" path component(s) in " + visible(name) + "\n")
		}
		u.status = max(u.status, 1)
	}
	return strings.Join(kept, "/")
}

func (u *unzipper) parents(path string) {
	for i := 1; i < len(path); i++ {
		if path[i] == '/' {
			u.p.FS.Mkdir(path[:i], 0o777&^u.p.Umask)
		}
	}
}

// extract unpacks one member; false ends the run.
func (u *unzipper) extract(e *zipEntry) bool {
	p := u.p
	name := u.safe(e.name)
	if u.junk {
		if e.isDir {
			return true
		}
		name = name[strings.LastIndexByte(name, '/')+1:]
	}
	if strings.Trim(name, "/") == "" {
		return true
	}
	shown := name
	if u.dir != "" {
		shown = strings.TrimSuffix(u.dir, "/") + "/" + name
	}
	path := p.Abs(shown)
	if e.isDir {
		path = strings.TrimRight(path, "/")
		if info, err := p.FS.Stat(path); err == nil && info.Kind == view.Dir {
			return true
		}
		u.parents(path)
		if err := p.FS.Mkdir(path, 0o777&^p.Umask); err != nil {
			fmt.Fprintf(p.Stderr, "checkdir error:  cannot create %s\n                 %s\n                 unable to process %s.\n", strings.TrimRight(shown, "/"), command.ErrText(err), visible(e.name))
			u.status = max(u.status, 2)
			return true
		}
		if u.quiet == 0 {
			p.Stdout.WriteString("   creating: " + shown + "\n")
		}
		if e.mode != 0 {
			p.FS.Chmod(path, e.mode&0o777)
		}
		return true
	}
	if info, err := p.FS.Lstat(path); err == nil {
		if info.Kind == view.Dir {
			fmt.Fprintf(p.Stderr, "error:  cannot create %s\n        %s\n", shown, command.ErrText(errno.EISDIR))
			u.status = max(u.status, 50)
			return true
		}
		if u.never || u.update && !info.MTime.Before(e.mtime) {
			return true
		}
		if !u.overwrite && !u.update {
			switch u.ask(shown) {
			case 'n':
				return true
			case 'q':
				u.status = max(u.status, 1)
				return false
			}
		}
		p.FS.Unlink(path)
	}
	u.parents(path)
	if e.isLink {
		var target strings.Builder
		if err := u.copy(e, &target); err != nil {
			u.bad(e, err)
			return true
		}
		if u.quiet == 0 {
			p.Stdout.WriteString(fmt.Sprintf("    linking: %-22s  -> %s \n", shown, target.String()))
		}
		u.links = append(u.links, unzipLink{path, shown, target.String()})
		return true
	}
	if u.quiet == 0 {
		u.label(e, shown)
	}
	mode := uint32(0o666)
	if e.mode != 0 {
		mode = e.mode & 0o777
	}
	h, err := p.FS.Open(path, view.WriteOnly|view.Create|view.Truncate, mode&^p.Umask|0o200)
	if err != nil {
		p.Stdout.Flush()
		fmt.Fprintf(p.Stderr, "error:  cannot create %s\n        %s\n", shown, command.ErrText(err))
		u.status = max(u.status, 50)
		return true
	}
	err = u.copy(e, h)
	if cerr := h.Close(); err == nil && cerr != nil {
		err = errRead{cerr}
	}
	if err != nil {
		u.bad(e, err)
	} else if u.quiet == 0 {
		p.Stdout.WriteByte('\n')
	}
	p.FS.Chmod(path, mode&^p.Umask)
	p.FS.Chtimes(path, e.mtime, e.mtime, false)
	return true
}

// ask asks about an existing file: y, n, or q once nothing more is to be extracted.
func (u *unzipper) ask(shown string) byte {
	p := u.p
	p.Stdout.Flush()
	fmt.Fprintf(p.Stderr, "replace %s? [y]es, [n]o, [A]ll, [N]one, [r]ename: ", shown)
	var c [1]byte
	first := byte(0)
	for {
		n, err := p.Stdin.Read(c[:])
		if n > 0 && c[0] == '\n' {
			break
		}
		if n > 0 && first == 0 {
			first = c[0]
		}
		if n == 0 && err != nil {
			if first == 0 {
				p.Stderr.Write([]byte(" NULL\n(EOF or read error, treating as \"[N]one\" ...)\n"))
				return 'q'
			}
			break
		}
	}
	switch first {
	case 'y':
		return 'y'
	case 'A':
		u.overwrite = true
		return 'y'
	case 'N':
		u.never = true
	}
	return 'n'
}

// finishLinks makes the symbolic links last, so that no member is written through
// one of them.
func (u *unzipper) finishLinks() {
	p := u.p
	if len(u.links) == 0 {
		return
	}
	if u.quiet == 0 {
		p.Stdout.WriteString("finishing deferred symbolic links:\n")
	}
	for _, l := range u.links {
		if u.quiet == 0 {
			p.Stdout.WriteString(fmt.Sprintf("  %-22s -> %s\n", l.shown, l.target))
		}
		if err := p.FS.Symlink(l.target, l.path); err != nil {
			p.Stdout.Flush()
			fmt.Fprintf(p.Stderr, "symlink error: %s\n", command.ErrText(err))
			u.status = max(u.status, 1)
		}
	}
}
