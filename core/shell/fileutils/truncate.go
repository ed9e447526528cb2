package fileutils

import (
	"math"
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "truncate", Summary: "shrink or extend the size of files", Run: runTruncate})
}

var truncateOpts = gnu.Options(
	command.Opt{Short: 'c', Long: "no-create"}, command.Opt{Short: 'o', Long: "io-blocks"},
	command.Opt{Short: 'r', Long: "reference", Arg: command.RequiredArg}, command.Opt{Short: 's', Long: "size", Arg: command.RequiredArg},
)

// sizeChange is the argument of -s: a size, or what to do with the size there is.
type sizeChange struct {
	op byte // 0: set, '+', '-', '<' at most, '>' at least, '/' round down, '%' round up
	n  int64
}

func parseSizeChange(s string) (c sizeChange, overflow, ok bool) {
	s = strings.TrimLeft(s, " \t\n\v\f\r")
	if s != "" && strings.IndexByte("<>/%", s[0]) >= 0 {
		c.op = s[0]
		s = strings.TrimLeft(s[1:], " \t\n\v\f\r")
	}
	sign := int64(1)
	if s != "" && (s[0] == '+' || s[0] == '-') {
		if c.op != 0 {
			return c, false, false
		}
		c.op = s[0]
		s = s[1:]
		if s == "" || !isDigit(s[0]) {
			return c, false, false
		}
	}
	n, err := gnu.ParseSize(s, "EgGkKmMPQRtTYZ0")
	if err != nil && err != gnu.ErrOverflow {
		return c, false, false
	}
	if err == gnu.ErrOverflow || n > math.MaxInt64 {
		return c, true, false
	}
	c.n = sign * int64(n)
	return c, false, true
}

// apply is the new size of a file of size old; ok is false on overflow.
func (c sizeChange) apply(old int64) (size int64, ok bool) {
	switch c.op {
	case '+':
		if old > math.MaxInt64-c.n {
			return 0, false
		}
		return old + c.n, true
	case '-':
		return max(0, old-c.n), true
	case '<':
		return min(old, c.n), true
	case '>':
		return max(old, c.n), true
	case '/':
		return old / c.n * c.n, true
	case '%':
		r := old % c.n
		if r == 0 {
			return old, true
		}
		if old > math.MaxInt64-(c.n-r) {
			return 0, false
		}
		return old + c.n - r, true
	}
	return c.n, true
}

func runTruncate(p *command.Proc) int {
	var change sizeChange
	hasSize, noCreate, blocks := false, false, false
	reference, hasReference := "", false
	g := p.Getopt(truncateOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s OPTION... FILE...\nShrink or extend the size of each FILE to the specified size.", truncateOpts)
		case 'c':
			noCreate = true
		case 'o':
			blocks = true
		case 'r':
			reference, hasReference = g.Arg, true
		case 's':
			c, overflow, ok := parseSizeChange(g.Arg)
			switch {
			case overflow:
				return p.Fail("Invalid number: %s: Value too large for defined data type", gnu.Quote(p, g.Arg))
			case !ok:
				return p.Fail("Invalid number: %s", gnu.Quote(p, g.Arg))
			case (c.op == '/' || c.op == '%') && c.n == 0:
				return p.Fail("division by zero")
			}
			change, hasSize = c, true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	switch {
	case !hasReference && !hasSize:
		return p.UsageError(1, "you must specify either %s or %s", gnu.Quote(p, "--size"), gnu.Quote(p, "--reference"))
	case hasReference && hasSize && change.op == 0:
		return p.UsageError(1, "you must specify a relative %s with %s", gnu.Quote(p, "--size"), gnu.Quote(p, "--reference"))
	case blocks && !hasSize:
		return p.UsageError(1, "%s was specified but %s was not", gnu.Quote(p, "--io-blocks"), gnu.Quote(p, "--size"))
	case len(g.Operands) == 0:
		return p.UsageError(1, "missing file operand")
	}
	base := int64(-1)
	if hasReference {
		info, err := p.FS.Stat(p.Abs(reference))
		if err != nil {
			return p.Fail("cannot stat %s: %s", gnu.QuoteName(p, reference), command.ErrText(err))
		}
		base = info.Size
	}
	if blocks {
		change.n *= fsBlock
	}
	status := 0
	for _, name := range g.Operands {
		if !truncate(p, name, change, hasSize, base, noCreate) {
			status = 1
		}
	}
	return status
}

func truncate(p *command.Proc, name string, change sizeChange, hasSize bool, base int64, noCreate bool) bool {
	q := gnu.QuoteName(p, name)
	flags := view.WriteOnly
	if !noCreate {
		flags |= view.Create
	}
	var h view.Handle
	there, err := p.FS.Stat(p.Abs(name))
	if err == nil && there.Kind == view.Fifo {
		err = errno.ENXIO // as open(2) without waiting for a reader
	} else {
		h, err = p.OpenFile(name, flags, 0o666)
	}
	if err != nil {
		if noCreate && errno.Of(err) == errno.ENOENT {
			return true
		}
		p.Errorf("cannot open %s for writing: %s", q, command.ErrText(err))
		return false
	}
	info, serr := h.Stat()
	h.Close()
	if serr != nil {
		p.Errorf("cannot fstat %s: %s", q, command.ErrText(serr))
		return false
	}
	size := base
	if base < 0 {
		size = info.Size
	}
	if hasSize {
		ok := false
		if size, ok = change.apply(size); !ok {
			p.Errorf("overflow extending size of file %s", q)
			return false
		}
	}
	if err := p.FS.Truncate(p.Abs(name), size); err != nil {
		p.Errorf("failed to truncate %s at %d bytes: %s", q, size, command.ErrText(err))
		return false
	}
	return true
}
