package awk

import (
	"strings"

	"ambit/core/shell/command"
)

func init() {
	for name, d := range map[string]builtinDef{
		"system": {min: 1, max: 1, num: (*compiler).system},
		"close":  {min: 1, max: 2, num: (*compiler).close},
		"fflush": {min: 0, max: 1, num: (*compiler).fflush},
	} {
		builtins[name] = d
	}
}

func (c *compiler) system(x *builtinExpr) numFunc {
	in, cmd := c.in, c.str(x.args[0])
	return func() float64 {
		s := cmd()
		if in.opts.sandbox {
			in.fatal(x.at, "'system' function not allowed in sandbox mode")
		}
		in.flushAll()
		if s == "" {
			return 0
		}
		return float64(in.p.Host.Shell(s, in.childEnv(), in.p.Dir, command.Stdio{}))
	}
}

func (c *compiler) close(x *builtinExpr) numFunc {
	in, name := c.in, c.str(x.args[0])
	how := func() string { return "" }
	if len(x.args) == 2 {
		how = c.str(x.args[1])
	}
	return func() float64 {
		n := name()
		h := how()
		var s *stream
		for _, o := range in.streams {
			if o.name == n {
				s = o
				break
			}
		}
		if s == nil {
			return -1
		}
		switch h {
		case "to":
			if s.kind == coprocess {
				in.closeWriter(s)
				return 0
			}
		case "from":
			if s.kind == coprocess && s.r != nil {
				s.r.close()
				s.r = nil
				return 0
			}
		case "":
		default:
			in.fatal(x.at, "close: second argument must be `to' or `from'")
		}
		return float64(in.closeStream(s))
	}
}

func (c *compiler) fflush(x *builtinExpr) numFunc {
	in := c.in
	if len(x.args) == 0 {
		return func() float64 {
			in.flushAll()
			return 0
		}
	}
	name := c.str(x.args[0])
	return func() float64 {
		n := name()
		if n == "" {
			in.flushAll()
			return 0
		}
		found := -1.0
		for _, s := range in.streams {
			if s.name == n && (s.dst != nil || s.shared) {
				in.flush(in.resolve(s))
				found = 0
			}
		}
		if n == "/dev/stdout" {
			in.flushOut()
			in.p.Stdout.Flush()
			return 0
		}
		if found < 0 {
			in.warn(x.at, "fflush: `%s' is not an open file, pipe or co-process", n)
		}
		return found
	}
}

// getline compiles all its forms; the result is 1, 0 at the end, or -1.
func (c *compiler) getline(x *getlineExpr) numFunc {
	in := c.in
	var target func() place
	if x.lv != nil {
		target = c.lvalue(x.lv)
	}
	if x.kind == getlineMain {
		return func() float64 {
			in.meter.Charge(1)
			if target == nil {
				if !in.nextRecord() {
					return 0
				}
				return 1
			}
			p := target()
			rec, ok := in.nextMain()
			if !ok {
				return 0
			}
			in.save(x.at, p, value{s: rec, k: input, view: true})
			return 1
		}
	}
	name := c.str(x.src)
	return func() float64 {
		in.meter.Charge(1)
		n := name()
		if n == "" {
			in.fatal(x.at, "expression for `%s' redirection has null string value", redirName(x.kind))
		}
		s, err := in.reader(x.kind, n)
		if err != nil {
			in.setErrno(err)
			return -1
		}
		if s.r == nil {
			return -1
		}
		var p place
		if target != nil {
			p = target()
		}
		rec, term, ok := s.r.next()
		if !ok {
			if s.r.err != nil {
				in.setErrno(s.r.err)
				return -1
			}
			return 0
		}
		in.setRT(term)
		if target == nil {
			in.setRecord(strings.Clone(rec), input)
			return 1
		}
		in.save(x.at, p, value{s: rec, k: input, view: true})
		return 1
	}
}

func redirName(k getlineKind) string {
	switch k {
	case getlineFile:
		return "<"
	case getlinePipe:
		return "|"
	}
	return "|&"
}
