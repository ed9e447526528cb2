package command

import (
	"fmt"
	"strings"
)

// Arg says whether an option takes an argument.
type Arg uint8

// The three ways of getopt_long(3).
const (
	NoArg Arg = iota
	RequiredArg
	OptionalArg // only attached: -xARG, --long=ARG
)

// Opt is one option: Short as in -s (0: none), Long as in --long ("": none). ID is
// what Getopt.Opt reports; 0 means Short. Long-only options need an ID ≥ 256.
type Opt struct {
	Short byte
	Long  string
	Arg   Arg
	ID    int
}

func (o Opt) id() int {
	if o.ID != 0 {
		return o.ID
	}
	return int(o.Short)
}

// Getopt walks a command line as GNU getopt_long does: options and operands may
// mix, long options may be abbreviated, "--" ends the options.
//
//	g := p.Getopt(sortOpts)
//	for g.Next() {
//		switch g.Opt {
//		case 'r': …
//		case 'k': key = g.Arg
//		}
//	}
//	if g.Err != nil {
//		return p.UsageError(2, "%v", g.Err)
//	}
//	files := g.Operands
type Getopt struct {
	Opt      int    // the option found by Next
	Name     string // the option as messages show it, not abbreviated: -k, --key
	Arg      string // its argument
	HasArg   bool
	Operands []string // complete once Next has returned false
	Err      error    // an unknown or incomplete option, in glibc's words

	// Posix stops at the first operand, as with POSIXLY_CORRECT or a leading "+":
	// env, xargs, nice, timeout, sh.
	Posix bool
	// Exact takes no abbreviation of a long option.
	Exact bool

	opts    []Opt
	args    []string
	cluster string // what is left of a group of short options
}

// Getopt starts a walk over the command's arguments.
func (p *Proc) Getopt(opts []Opt) *Getopt { return &Getopt{opts: opts, args: p.Args} }

// NewGetopt starts a walk over args.
func NewGetopt(opts []Opt, args []string) *Getopt { return &Getopt{opts: opts, args: args} }

// Left is the number of arguments not looked at yet. It tells options of one group
// (-12) from those of two (-1 -2).
func (g *Getopt) Left() int { return len(g.args) }

// Next finds the next option. It returns false at the end or on an error.
func (g *Getopt) Next() bool {
	if g.Err != nil {
		return false
	}
	g.Arg, g.HasArg = "", false
	if g.cluster != "" {
		return g.short()
	}
	for len(g.args) > 0 {
		a := g.args[0]
		g.args = g.args[1:]
		switch {
		case a == "--":
			g.Operands = append(g.Operands, g.args...)
			g.args = nil
			return false
		case strings.HasPrefix(a, "--"):
			return g.long(a[2:])
		case len(a) > 1 && a[0] == '-':
			g.cluster = a[1:]
			return g.short()
		}
		g.Operands = append(g.Operands, a)
		if g.Posix {
			g.Operands = append(g.Operands, g.args...)
			g.args = nil
		}
	}
	return false
}

func (g *Getopt) short() bool {
	c := g.cluster[0]
	g.cluster = g.cluster[1:]
	for _, o := range g.opts {
		if o.Short != c || c == 0 {
			continue
		}
		g.Opt, g.Name = o.id(), "-"+string(rune(c))
		switch o.Arg {
		case RequiredArg:
			if g.cluster == "" {
				if len(g.args) == 0 {
					g.Err = fmt.Errorf("option requires an argument -- '%c'", c)
					return false
				}
				g.cluster, g.args = g.args[0], g.args[1:]
			}
			g.Arg, g.HasArg, g.cluster = g.cluster, true, ""
		case OptionalArg:
			if g.cluster != "" {
				g.Arg, g.HasArg, g.cluster = g.cluster, true, ""
			}
		}
		return true
	}
	g.Err = fmt.Errorf("invalid option -- '%c'", c)
	return false
}

func (g *Getopt) long(a string) bool {
	name, arg, hasArg := strings.Cut(a, "=")
	o, err := g.findLong(name, a)
	if err != nil {
		g.Err = err
		return false
	}
	g.Opt, g.Name, g.Arg, g.HasArg = o.id(), "--"+o.Long, arg, hasArg
	switch {
	case o.Arg == NoArg && hasArg:
		g.Err = fmt.Errorf("option '--%s' doesn't allow an argument", o.Long)
		return false
	case o.Arg == RequiredArg && !hasArg:
		if len(g.args) == 0 {
			g.Err = fmt.Errorf("option '--%s' requires an argument", o.Long)
			return false
		}
		g.Arg, g.HasArg, g.args = g.args[0], true, g.args[1:]
	}
	return true
}

// findLong finds the option that name is or abbreviates; given is the argument as
// messages show it.
func (g *Getopt) findLong(name, given string) (Opt, error) {
	var found []Opt
	for _, o := range g.opts {
		if o.Long == "" || !strings.HasPrefix(o.Long, name) {
			continue
		}
		if o.Long == name {
			return o, nil
		}
		if !g.Exact {
			found = append(found, o)
		}
	}
	switch {
	case len(found) == 0:
		return Opt{}, fmt.Errorf("unrecognized option '--%s'", given)
	case !sameOption(found):
		var b strings.Builder
		for _, o := range found {
			fmt.Fprintf(&b, " '--%s'", o.Long)
		}
		return Opt{}, fmt.Errorf("option '--%s' is ambiguous; possibilities:%s", given, b.String())
	}
	return found[0], nil
}

func sameOption(opts []Opt) bool {
	for _, o := range opts[1:] {
		if o.id() != opts[0].id() || o.Arg != opts[0].Arg {
			return false
		}
	}
	return true
}
