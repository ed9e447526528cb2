package text

import (
	"bytes"
	"fmt"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	unheeded := command.Unwritable{Unheeded: true}
	command.Register(command.Spec{Name: "dos2unix", Summary: "convert line ends from CRLF to LF", Run: func(p *command.Proc) int { return runLineEnds(p, false) }, Unwritable: unheeded})
	command.Register(command.Spec{Name: "unix2dos", Summary: "convert line ends from LF to CRLF", Run: func(p *command.Proc) int { return runLineEnds(p, true) }, Unwritable: unheeded})
}

var dos2unixOpts = gnu.Options(
	command.Opt{Short: 'k', Long: "keepdate"},
	command.Opt{Short: 'q', Long: "quiet"},
	command.Opt{Short: 'n', Long: "newfile"},
	command.Opt{Short: 'o', Long: "oldfile"},
	command.Opt{Short: 'f', Long: "force"},
	command.Opt{Short: 's', Long: "safe"},
	command.Opt{Short: 'b', Long: "keep-bom"},
	command.Opt{Short: 'r', Long: "remove-bom"},
	command.Opt{Short: 'm', Long: "add-bom"},
	command.Opt{Short: 'h', ID: gnu.HelpID},
	command.Opt{Short: 'V', ID: gnu.VersionID},
	command.Opt{Short: 'O', Long: "to-stdout"},
)

var utf8BOM = []byte("\xef\xbb\xbf")

// lineEnds is the command line of dos2unix and unix2dos.
type lineEnds struct {
	p                         *command.Proc
	toDos                     bool
	quiet, force, keepDate    bool
	keepBOM, addBOM, toStdout bool
}

func runLineEnds(p *command.Proc, toDos bool) int {
	c := &lineEnds{p: p, toDos: toDos, keepBOM: toDos}
	newFile := false
	g := p.Getopt(dos2unixOpts)
	for g.Next() {
		switch g.Opt {
		case 'k':
			c.keepDate = true
		case 'q':
			c.quiet = true
		case 'n':
			newFile = true
		case 'o':
			newFile = false
		case 'f':
			c.force = true
		case 's':
			c.force = false
		case 'b':
			c.keepBOM = true
		case 'r':
			c.keepBOM = false
		case 'm':
			c.addBOM = true
		case 'O':
			c.toStdout = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [options] [file ...] [-n infile outfile ...]\nConvert line ends of text files.", dos2unixOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	files := g.Operands
	if len(files) == 0 {
		data, free, err := slurp(p, p.Stdin)
		defer free()
		if err != nil {
			return p.Fail("%s", command.ErrText(err))
		}
		p.Stdout.Write(c.convert(data))
		return 0
	}
	status := 0
	for i := 0; i < len(files); i++ {
		from, to := files[i], files[i]
		if newFile {
			if i+1 == len(files) {
				return p.Fail("target of file %s not specified in new-file mode", files[i])
			}
			i++
			to = files[i]
		}
		if !c.file(from, to, newFile) {
			status = 2
		}
	}
	return status
}

func (c *lineEnds) say(format string, args ...any) {
	if !c.quiet {
		c.p.Stdout.Flush()
		fmt.Fprintf(c.p.Stderr, c.p.Name+": "+format+"\n", args...)
	}
}

func (c *lineEnds) file(from, to string, newFile bool) bool {
	p := c.p
	info, err := p.FS.Stat(p.Abs(from))
	if err != nil {
		c.say("%s: %s", from, command.ErrText(err))
		c.say("Skipping %s, not a regular file.", from)
		return false
	}
	if info.Kind != view.File {
		c.say("Skipping %s, not a regular file.", from)
		return true
	}
	in, err := p.Open(from)
	if err != nil {
		c.say("%s: %s", from, command.ErrText(err))
		return false
	}
	data, free, err := slurp(p, in)
	in.Close()
	defer free()
	if err != nil {
		c.say("%s: %s", from, command.ErrText(err))
		return false
	}
	if !c.force && isBinaryText(data) {
		i := bytes.IndexFunc(data, func(r rune) bool { return r < ' ' && r != '\n' && r != '\r' && r != '\t' && r != '\f' })
		c.say("Binary symbol 0x%02X found at line %d", data[i], bytes.Count(data[:i], []byte{'\n'})+1)
		c.say("Skipping binary file %s", from)
		return true
	}
	out := c.convert(data)
	if c.toStdout {
		p.Stdout.Write(out)
		return true
	}
	h, err := p.OpenFile(to, view.WriteOnly|view.Create|view.Truncate, info.Mode)
	if err == nil {
		err = writeAll(h, out)
		h.Close()
	}
	if err != nil {
		c.say("%s: %s", to, command.ErrText(err))
		return false
	}
	p.Meter.Bytes(len(out))
	if c.keepDate {
		p.FS.Chtimes(p.Abs(to), info.ATime, info.MTime, true)
	}
	format := "Unix"
	if c.toDos {
		format = "DOS"
	}
	if newFile {
		c.say("converting file %s to file %s in %s format...", from, to, format)
	} else {
		c.say("converting file %s to %s format...", from, format)
	}
	return true
}

// isBinaryText looks for control characters that no text has.
func isBinaryText(data []byte) bool {
	for _, b := range data {
		if b < ' ' && b != '\n' && b != '\r' && b != '\t' && b != '\f' {
			return true
		}
	}
	return false
}

func (c *lineEnds) convert(data []byte) []byte {
	bom := bytes.HasPrefix(data, utf8BOM)
	if bom {
		data = data[len(utf8BOM):]
	}
	var out []byte
	if c.addBOM || bom && c.keepBOM {
		out = append(out, utf8BOM...)
	}
	c.p.Meter.Alloc(2 * int64(len(data)))
	defer c.p.Meter.Free(2 * int64(len(data)))
	for i, b := range data {
		switch {
		case c.toDos && b == '\n' && (i == 0 || data[i-1] != '\r'):
			out = append(out, '\r', '\n')
		case !c.toDos && b == '\r' && i+1 < len(data) && data[i+1] == '\n':
		default:
			out = append(out, b)
		}
	}
	return out
}
