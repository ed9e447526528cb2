package text

import (
	"bytes"
	"io"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "cat", Summary: "concatenate files to standard output", Run: runCat})
}

const catUsage = "%s [OPTION]... [FILE]...\nConcatenate FILE(s) to standard output."

var catOpts = gnu.Options(
	command.Opt{Short: 'b', Long: "number-nonblank"},
	command.Opt{Short: 'n', Long: "number"},
	command.Opt{Short: 's', Long: "squeeze-blank"},
	command.Opt{Short: 'v', Long: "show-nonprinting"},
	command.Opt{Short: 'E', Long: "show-ends"},
	command.Opt{Short: 'T', Long: "show-tabs"},
	command.Opt{Short: 'A', Long: "show-all"},
	command.Opt{Short: 'e'},
	command.Opt{Short: 't'},
	command.Opt{Short: 'u'},
)

// catter formats the lines of all files as one stream.
type catter struct {
	p                                *command.Proc
	number, nonblank, squeeze        bool
	showEnds, showTabs, showNonprint bool

	line      int64
	blank     int  // blank lines in a row before this one
	midLine   bool // the last byte written was not a newline
	pendingCR bool // -E: a carriage return waits for the newline that may follow
	buf       []byte
}

func runCat(p *command.Proc) int {
	c := &catter{p: p}
	g := p.Getopt(catOpts)
	for g.Next() {
		switch g.Opt {
		case 'A':
			c.showNonprint, c.showEnds, c.showTabs = true, true, true
		case 'b':
			c.number, c.nonblank = true, true
		case 'e':
			c.showNonprint, c.showEnds = true, true
		case 'E':
			c.showEnds = true
		case 'n':
			c.number = true
		case 's':
			c.squeeze = true
		case 't':
			c.showNonprint, c.showTabs = true, true
		case 'T':
			c.showTabs = true
		case 'u':
		case 'v':
			c.showNonprint = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, catUsage, catOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	plain := !(c.number || c.squeeze || c.showEnds || c.showTabs || c.showNonprint)
	out, outErr := p.Stdout.Handle().Stat()
	overwritten := false
	status := gnu.EachInput(p, g.Operands, func(name string, in view.Handle) error {
		if outErr == nil && out.Kind == view.File && isSameUnfinishedFile(in, out) {
			p.Errorf("%s: input file is output file", gnu.Name(p, name))
			overwritten = true
			return nil
		}
		if plain {
			return copyThrough(p, in)
		}
		return c.copy(in)
	})
	c.flushCR()
	if overwritten {
		return 1
	}
	return status
}

// isSameUnfinishedFile recognises `cat f >> f`, which would never end.
func isSameUnfinishedFile(in view.Handle, out view.Info) bool {
	info, err := in.Stat()
	if err != nil || info.Ino != out.Ino || info.Dev != out.Dev || info.Kind != view.File {
		return false
	}
	pos := int64(0)
	if s, ok := lineio.Seeker(in); ok {
		pos, _ = s.Seek(0, io.SeekCurrent)
	}
	return pos < info.Size
}

// copyThrough passes on what it reads at once, so that cat can stand in a
// conversation between coroutines.
func copyThrough(p *command.Proc, in view.Handle) error {
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	for {
		chunk, err := r.ReadChunk(0)
		if err != nil {
			return err
		}
		p.Stdout.Write(chunk)
		p.Stdout.Flush()
	}
}

func (c *catter) copy(in view.Handle) error {
	r := lineio.NewReader(in, c.p.Meter)
	defer r.Close()
	for {
		chunk, err := r.ReadChunk(0)
		if err != nil {
			return err
		}
		c.buf = c.buf[:0]
		c.p.Charge(int64(len(chunk)) / 16)
		bulk := !c.showEnds && !c.showTabs && !c.showNonprint
		for i := 0; i < len(chunk); i++ {
			c.put(chunk[i])
			if bulk && c.midLine {
				// The rest of the line goes through as it is.
				end := bytes.IndexByte(chunk[i+1:], '\n')
				if end < 0 {
					end = len(chunk) - i - 1
				}
				c.buf = append(c.buf, chunk[i+1:i+1+end]...)
				i += end
			}
			if len(c.buf) > 16<<10 {
				c.p.Stdout.Write(c.buf)
				c.buf = c.buf[:0]
			}
		}
		c.p.Stdout.Write(c.buf)
		c.p.Stdout.Flush()
	}
}

func (c *catter) flushCR() {
	if c.pendingCR {
		c.p.Stdout.WriteByte('\r')
		c.pendingCR = false
	}
}

func (c *catter) put(b byte) {
	if c.pendingCR {
		c.pendingCR = false
		if b == '\n' {
			c.buf = append(c.buf, "^M"...)
		} else {
			c.buf = append(c.buf, '\r')
		}
	}
	if b == '\n' {
		if !c.midLine {
			c.blank++
			if c.squeeze && c.blank > 1 {
				return
			}
			if c.number && !c.nonblank {
				c.lineNumber()
			}
		} else {
			c.blank = 0
		}
		if c.showEnds {
			c.buf = append(c.buf, '$')
		}
		c.buf = append(c.buf, '\n')
		c.midLine = false
		return
	}
	if !c.midLine {
		c.blank = 0
		if c.number {
			c.lineNumber()
		}
		c.midLine = true
	}
	switch {
	case b == '\t':
		if c.showTabs {
			c.buf = append(c.buf, "^I"...)
		} else {
			c.buf = append(c.buf, b)
		}
	case c.showNonprint:
		c.buf = appendCaret(c.buf, b)
	case b == '\r' && c.showEnds:
		c.pendingCR = true
	default:
		c.buf = append(c.buf, b)
	}
}

// appendCaret appends b in the notation of cat -v: ^A, M-a, M-^A.
func appendCaret(buf []byte, b byte) []byte {
	if b >= 0x80 {
		buf = append(buf, "M-"...)
		b &= 0x7f
	}
	switch {
	case b < ' ':
		return append(buf, '^', b+'@')
	case b == 0x7f:
		return append(buf, "^?"...)
	}
	return append(buf, b)
}

func (c *catter) lineNumber() {
	c.line++
	c.buf = appendRight(c.buf, c.line, 6)
	c.buf = append(c.buf, '\t')
}
