package fileutils

import (
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/wcwidth"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "file", Summary: "determine file type", Run: runFile, ShortName: true,
		Unwritable: command.Unwritable{Silent: true},
	})
}

const (
	fileMimeType = 256 + iota
	fileMimeEncoding
	fileExtension
	fileExclude
)

var fileOpts = []command.Opt{
	{Long: "help", ID: fileExtension + 100}, {Short: 'v', Long: "version"}, {Short: 'm', Long: "magic-file", Arg: command.RequiredArg},
	{Short: 'z', Long: "uncompress"}, {Short: 'Z', Long: "uncompress-noreport"}, {Short: 'b', Long: "brief"},
	{Short: 'c', Long: "checking-printout"}, {Short: 'e', Long: "exclude", Arg: command.RequiredArg, ID: fileExclude},
	{Short: 'f', Long: "files-from", Arg: command.RequiredArg}, {Short: 'F', Long: "separator", Arg: command.RequiredArg},
	{Short: 'i', Long: "mime"}, {Long: "mime-type", ID: fileMimeType}, {Long: "mime-encoding", ID: fileMimeEncoding},
	{Long: "extension", ID: fileExtension}, {Short: 'k', Long: "keep-going"}, {Short: 'l', Long: "list"},
	{Short: 'L', Long: "dereference"}, {Short: 'h', Long: "no-dereference"}, {Short: 'n', Long: "no-buffer"},
	{Short: 'N', Long: "no-pad"}, {Short: '0', Long: "print0"}, {Short: 'p', Long: "preserve-date"},
	{Short: 'P', Long: "parameter", Arg: command.RequiredArg}, {Short: 'r', Long: "raw"}, {Short: 's', Long: "special-files"},
	{Short: 'S', Long: "no-sandbox"}, {Short: 'd', Long: "debug"}, {Short: 'E'},
}

const fileUsage = "Usage: file [-bcCdEhikLlNnprsSvzZ0] [--apple] [--extension] [--mime-encoding]\n" +
	"            [--mime-type] [-e <testname>] [-F <separator>]  [-f <namefile>]\n" +
	"            [-m <magicfiles>] [-P <parameter=value>] [--exclude-quiet]\n" +
	"            <file> ...\n       file -C [-m <magicfiles>]\n       file [--help]\n"

// fileCommand is one run of file (file 5.44).
type fileCommand struct {
	p         *command.Proc
	brief     bool
	separator string
	mimeType  bool
	encoding  bool
	follow    bool
	strict    bool // -E: errors are errors
	noPad     bool
	nul       bool
	raw       bool
	status    int
	width     int
}

func runFile(p *command.Proc) int {
	f := &fileCommand{p: p, separator: ":"}
	mem := p.Meter.Account()
	defer mem.Close()
	usage := func() int {
		p.Stderr.Write([]byte(fileUsage))
		return 1
	}
	var listed []string
	fromFile := false
	g := p.Getopt(fileOpts)
	for g.Next() {
		switch g.Opt {
		case fileExtension + 100:
			p.Stdout.WriteString(fileUsage)
			return 0
		case 'v':
			p.Stdout.WriteString("file (Ambit) 1.0\n")
			return 0
		case 'b':
			f.brief = true
		case 'E':
			f.strict = true
		case 'f':
			lines, err := readLines(p, mem, g.Arg, '\n')
			if err != nil {
				return p.Fail("Cannot open `%s' (%s)", g.Arg, command.ErrText(err))
			}
			listed = append(listed, lines...)
			fromFile = true
		case 'F':
			f.separator = g.Arg
		case 'i':
			f.mimeType, f.encoding = true, true
		case fileMimeType:
			f.mimeType = true
		case fileMimeEncoding:
			f.encoding = true
		case 'L':
			f.follow = true
		case 'h':
			f.follow = false
		case 'N':
			f.noPad = true
		case '0':
			f.nul = true
		case 'r':
			f.raw = true
		case fileExtension, 'z', 'Z', 'l', 'c', 'd', 'm':
			return p.Fail("%s is not supported here", g.Name)
		}
	}
	if g.Err != nil {
		p.Errorf("%v", g.Err)
		return usage()
	}
	names := append(listed, g.Operands...)
	if len(names) == 0 {
		if fromFile {
			return 0
		}
		return usage()
	}
	for _, n := range names {
		f.width = max(f.width, wcwidth.String(f.shown(n)))
	}
	for _, n := range names {
		f.one(n)
	}
	return f.status
}

func (f *fileCommand) shown(name string) string {
	if name == "-" {
		return "/dev/stdin"
	}
	return f.escape(name)
}

// escape writes what cannot be printed as octal, unless -r asks for it raw.
func (f *fileCommand) escape(s string) string {
	if f.raw {
		return s
	}
	var b strings.Builder
	for _, c := range []byte(s) {
		if c < ' ' || c == 0x7f {
			b.WriteString(`\` + string([]byte{'0' + c>>6, '0' + c>>3&7, '0' + c&7}))
		} else {
			b.WriteByte(c)
		}
	}
	return b.String()
}

func (f *fileCommand) one(name string) {
	p := f.p
	text := f.describe(name)
	if f.brief {
		p.Stdout.WriteString(text + "\n")
		return
	}
	shown := f.shown(name)
	p.Stdout.WriteString(shown)
	if f.nul {
		p.Stdout.WriteByte(0)
	}
	if f.separator != "" {
		p.Stdout.WriteString(f.separator)
	}
	pad := f.width - wcwidth.String(shown)
	if f.noPad || f.nul {
		pad = 0
	}
	p.Stdout.WriteString(" " + strings.Repeat(" ", pad) + text + "\n")
}

// describe is what file prints behind the name.
func (f *fileCommand) describe(name string) string {
	p := f.p
	var in view.Handle
	if name == "-" {
		in = keepHandle{p.Stdin}
		return f.content(in)
	}
	stat := p.FS.Lstat
	if f.follow {
		stat = p.FS.Stat
	}
	info, err := stat(p.Abs(name))
	if err != nil {
		if f.strict {
			f.status = 1
			return "ERROR: cannot stat `" + name + "' (" + command.ErrText(err) + ")"
		}
		return "cannot open `" + name + "' (" + command.ErrText(err) + ")"
	}
	mime := func(kind, text string) string {
		switch {
		case f.mimeType && f.encoding:
			return "inode/" + kind + "; charset=binary"
		case f.mimeType:
			return "inode/" + kind
		case f.encoding:
			return "binary"
		}
		return text
	}
	special := ""
	for _, b := range []struct {
		bit  uint32
		text string
	}{{0o4000, "setuid "}, {0o2000, "setgid "}, {0o1000, "sticky "}} {
		if info.Mode&b.bit != 0 {
			special = special + b.text
		}
	}
	switch info.Kind {
	case view.Dir:
		return mime("directory", special+"directory")
	case view.Symlink:
		target, _ := p.FS.Readlink(p.Abs(name))
		if _, err := p.FS.Stat(p.Abs(name)); err != nil {
			if errno.Of(err) == errno.ELOOP {
				return mime("symlink", "symbolic link in a loop")
			}
			return mime("symlink", "broken symbolic link to "+target)
		}
		return mime("symlink", "symbolic link to "+target)
	case view.Device:
		return mime("chardevice", "character special (1/3)")
	case view.Fifo:
		return mime("fifo", "fifo (named pipe)")
	}
	if info.Size == 0 {
		return mime("x-empty", "empty")
	}
	h, err := p.Open(name)
	if err != nil {
		return special + "regular file, no read permission"
	}
	defer h.Close()
	return special + f.content(h)
}

// sample is how much of a file is looked at.
const sample = 1 << 20

func (f *fileCommand) content(in view.Handle) string {
	p := f.p
	data := make([]byte, 0, 4096)
	var buf [16 << 10]byte
	for len(data) < sample {
		n, err := in.Read(buf[:])
		p.Meter.Bytes(n)
		p.Meter.Alloc(int64(n))
		data = append(data, buf[:n]...)
		if err != nil {
			break
		}
	}
	defer p.Meter.Free(int64(len(data)))
	info, err := in.Stat()
	k := identify(data, err == nil && info.Kind == view.File)
	p.Charge(int64(len(data)) / 6)
	charset := k.charset
	if charset == "" {
		charset = "binary"
	}
	switch {
	case f.mimeType && f.encoding:
		return k.mime + "; charset=" + charset
	case f.mimeType:
		return k.mime
	case f.encoding:
		return charset
	}
	return k.text
}
