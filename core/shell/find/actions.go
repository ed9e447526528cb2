package find

import (
	"io"
	"slices"
	"strconv"
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/filemode"
	"ambit/core/shell/gnu"
	"ambit/core/shell/quoting"
	"ambit/core/shell/strftime"
	"ambit/core/workspace/view"
)

func quoteName(f *finder, s string) string { return gnu.Quote(f.p, s) }

func primaryNames() []string {
	names := make([]string, 0, len(primaries))
	for n := range primaries {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}

func readAll(p *command.Proc, mem *fuel.Account, in io.Reader) ([]byte, error) {
	var data []byte
	buf := make([]byte, 16<<10)
	for {
		n, err := in.Read(buf)
		p.Meter.Bytes(n)
		mem.Alloc(int64(n))
		data = append(data, buf[:n]...)
		if err == io.EOF {
			return data, nil
		}
		if err != nil {
			return nil, err
		}
	}
}

// output is where a printing action writes: standard output, or a file.
type output struct {
	name string
	out  *command.Output
	h    view.Handle
}

func (o *output) close() {
	if o.h != nil {
		o.out.Flush()
		o.h.Close()
	}
}

// outputFor opens the file of -fprint; actions that name one file share it.
func (ps *parser) outputFor(name string) *output {
	f := ps.f
	if name == "/dev/stdout" {
		return &output{name: name, out: f.p.Stdout}
	}
	for _, o := range f.outputs {
		if o.name == name {
			return o
		}
	}
	h, err := f.p.Create(name)
	if err != nil {
		ps.fail("%s: %s", ps.quote(name), command.ErrText(err))
		return nil
	}
	o := &output{name, command.NewOutput(h, f.p.Meter), h}
	f.outputs = append(f.outputs, o)
	return o
}

func actPrint(f *finder, e *file) bool {
	f.p.Stdout.WriteString(e.path)
	f.p.Stdout.WriteByte('\n')
	return true
}

func actPrint0(f *finder, e *file) bool {
	f.p.Stdout.WriteString(e.path)
	f.p.Stdout.WriteByte(0)
	return true
}

func actPrune(f *finder, e *file) bool {
	if !f.depthFirst {
		f.pruned = true
	}
	return true
}

func actQuit(f *finder, e *file) bool {
	f.quit = true
	return true
}

func printAction(t test) func(*parser, string) node {
	return func(ps *parser, _ string) node {
		ps.action = true
		return t
	}
}

func fileAction(end string) func(*parser, string) node {
	return func(ps *parser, a string) node {
		v, ok := ps.arg(a)
		if !ok {
			return nil
		}
		o := ps.outputFor(v)
		if o == nil {
			return nil
		}
		ps.action = true
		return test(func(f *finder, e *file) bool {
			o.out.WriteString(e.path)
			o.out.WriteString(end)
			return true
		})
	}
}

func actLs(f *finder, e *file) bool { return listFile(f, e, f.p.Stdout) }

func parseFls(ps *parser, a string) node {
	v, ok := ps.arg(a)
	if !ok {
		return nil
	}
	o := ps.outputFor(v)
	if o == nil {
		return nil
	}
	ps.action = true
	return test(func(f *finder, e *file) bool { return listFile(f, e, o.out) })
}

// listFile writes a line as `ls -dils` does.
func listFile(f *finder, e *file, out *command.Output) bool {
	i, ok := f.stat(e)
	if !ok {
		return true
	}
	pad := func(s string, n int) string { return strings.Repeat(" ", max(n-len(s), 0)) + s }
	right := func(s string, n int) string { return s + strings.Repeat(" ", max(n-len(s), 0)) }
	utf8 := f.p.UTF8()
	size := strconv.FormatInt(i.Size, 10)
	if i.Kind == view.Device {
		size = "1,   3"
	}
	format := "%b %e  %Y"
	if age := f.p.Now().Sub(i.MTime).Seconds(); age >= -3600 && age <= 182*86400 {
		format = "%b %e %H:%M"
	}
	var b strings.Builder
	b.WriteString(pad(strconv.FormatUint(i.Ino, 10), 9) + " " + pad(strconv.FormatUint(blocks(i)/2, 10), 6) + " ")
	b.WriteString(filemode.String(i.Kind, i.Mode) + " " + pad(strconv.Itoa(i.Nlink), 3) + " ")
	b.WriteString(right(accountName(i.UID), 8) + " " + right(accountName(i.GID), 8) + " " + pad(size, 8) + " ")
	b.WriteString(strftime.Format(format, i.MTime.In(f.zone)) + " " + escapeName(e.path, utf8))
	if i.Kind == view.Symlink {
		if target, err := f.p.FS.Readlink(f.p.Abs(e.path)); err == nil {
			b.WriteString(" -> " + escapeName(target, utf8))
		}
	}
	out.WriteString(b.String() + "\n")
	return true
}

func escapeName(s string, utf8 bool) string { return quoting.Escape(s, utf8, " ") }

func accountName(id int) string {
	switch id {
	case 0:
		return "root"
	case 1000:
		return "agent"
	}
	return strconv.Itoa(id)
}

// blocks is st_blocks on the virtual disk with its units of 4 KiB.
func blocks(i view.Info) uint64 {
	switch i.Kind {
	case view.File:
		return (uint64(i.Size) + 4095) / 4096 * 8
	case view.Dir:
		return 8
	}
	return 0
}

func parseDelete(ps *parser, _ string) node {
	ps.action = true
	ps.f.depthFirst = true
	return test(func(f *finder, e *file) bool {
		if e.path == "." {
			return true
		}
		remove := f.p.FS.Unlink
		if e.kind == view.Dir && !f.isLink(e) {
			remove = f.p.FS.Rmdir
		}
		if err := remove(f.p.Abs(e.path)); err != nil {
			f.fail("cannot delete %s: %s", quoteName(f, e.path), command.ErrText(err))
			return false
		}
		return true
	})
}

// isLink reports whether e, which was followed, is a link itself.
func (f *finder) isLink(e *file) bool {
	if f.follow == followNever {
		return false
	}
	i, err := f.p.FS.Lstat(f.p.Abs(e.path))
	return err == nil && i.Kind == view.Symlink
}

// batch is one -exec or -execdir.
type batch struct {
	argv  []string
	multi bool // ends with +
	inDir bool
	ask   bool
	name  string

	pending []string
	size    int
	dir     string
}

// maxBatch is the size of the command line that -exec … + builds, in bytes with
// the NULs.
const maxBatch = 128 << 10

func execAction(inDir, ask bool) func(*parser, string) node {
	return func(ps *parser, a string) node {
		rest := ps.args[ps.i:]
		b := &batch{inDir: inDir, ask: ask, name: a}
		end := -1
		braces := 0
		for j, w := range rest {
			if w == ";" {
				end = j
				break
			}
			if w == "+" && j > 0 && rest[j-1] == "{}" && !ask {
				end, b.multi = j, true
				break
			}
			if strings.Contains(w, "{}") {
				braces++
			}
		}
		if end < 0 {
			return ps.fail("missing argument to `%s'", a)
		}
		if end == 0 {
			return ps.badArg(a, ";")
		}
		ps.i += end + 1
		ps.prev = a
		ps.action = true
		b.argv = rest[:end]
		if b.multi {
			if braces > 1 {
				return ps.fail("Only one instance of {} is supported with %s ... +", a)
			}
			b.argv = rest[:end-1]
			ps.f.batches = append(ps.f.batches, b)
			return test(func(f *finder, e *file) bool { b.add(f, e); return true })
		}
		return test(func(f *finder, e *file) bool { return b.runOne(f, e) })
	}
}

func (b *batch) target(e *file) (name, dir string) {
	if !b.inDir {
		return e.path, ""
	}
	if e.name == "/" {
		return "/", "/"
	}
	return "./" + e.name, e.dir
}

func (b *batch) runOne(f *finder, e *file) bool {
	p := f.p
	name, dir := b.target(e)
	argv := make([]string, len(b.argv))
	for i, w := range b.argv {
		argv[i] = strings.ReplaceAll(w, "{}", name)
	}
	if b.ask {
		p.Stdout.Flush()
		p.Stderr.Write([]byte("< " + b.argv[0] + " ... " + e.path + " > ? "))
		if !answer(p) {
			return false
		}
	}
	return b.exec(f, argv, dir) == 0
}

func answer(p *command.Proc) bool {
	var first byte
	var c [1]byte
	for n := 0; ; n++ {
		k, err := p.Stdin.Read(c[:])
		if k == 0 && err != nil || k > 0 && c[0] == '\n' {
			return first == 'y' || first == 'Y'
		}
		if n == 0 && k > 0 {
			first = c[0]
		}
	}
}

func (b *batch) exec(f *finder, argv []string, dir string) int {
	p := f.p
	p.Charge(fuel.Command)
	for _, o := range f.outputs {
		o.out.Flush()
	}
	p.Stdout.Flush()
	where := p.Dir
	if dir != "" {
		where = p.Abs(dir)
	}
	status, found := p.Host.Run(argv, p.Env, where, command.Stdio{})
	if !found {
		p.Errorf("%s: %s", quoteName(f, argv[0]), command.NotRun(status))
		return status
	}
	if sig := p.Host.Signal(); sig != 0 {
		p.Errorf("%s terminated by signal %d", quoteName(f, argv[0]), sig)
	}
	return status
}

func (b *batch) add(f *finder, e *file) {
	name, dir := b.target(e)
	if b.inDir && len(b.pending) > 0 && dir != b.dir {
		b.flush(f)
	}
	if b.size == 0 {
		for _, w := range b.argv {
			b.size += len(w) + 1
		}
	}
	if len(b.pending) > 0 && b.size+len(name)+1 > maxBatch {
		b.flush(f)
		b.add(f, e)
		return
	}
	b.dir = dir
	b.size += len(name) + 1
	f.p.Meter.Alloc(int64(len(name)) + 32)
	b.pending = append(b.pending, name)
}

func (b *batch) flush(f *finder) {
	if len(b.pending) == 0 {
		return
	}
	argv := append(slices.Clone(b.argv), b.pending...)
	for _, n := range b.pending {
		f.p.Meter.Free(int64(len(n)) + 32)
	}
	b.pending, b.size = nil, 0
	if b.exec(f, argv, b.dir) != 0 {
		f.status = 1
	}
}
