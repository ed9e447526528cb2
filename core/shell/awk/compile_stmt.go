package awk

import (
	"ambit/core/fuel"
	"ambit/core/shell/regex"
)

// pattern compiles x where a regular expression is wanted.
func (c *compiler) pattern(x expr) func() *regex.Regexp {
	in := c.in
	if g, ok := x.(*groupExpr); ok {
		if r, ok := g.x.(*regexLit); ok {
			x = r
		}
	}
	if lit, ok := x.(*regexLit); ok {
		c.warnEscapes(lit)
		in.checkRegexp(lit.at, lit.re)
		var folded, exact *regex.Regexp
		return func() *regex.Regexp {
			if in.ignoreCase {
				if folded == nil {
					folded = in.compileRegexp(lit.at, lit.re)
				}
				return folded
			}
			if exact == nil {
				exact = in.compileRegexp(lit.at, lit.re)
			}
			return exact
		}
	}
	f := c.val(x)
	at := x.place()
	return func() *regex.Regexp {
		v := f()
		return in.pattern(at, &v)
	}
}

// warnEscapes warns of backslashes before characters for which they mean nothing.
func (c *compiler) warnEscapes(lit *regexLit) {
	for i := 0; i+1 < len(lit.re); i++ {
		if lit.re[i] != '\\' {
			continue
		}
		i++
		if ch := lit.re[i]; isNameByte(ch) && ch != '_' && !isKnownEscape(ch) {
			c.in.warn(lit.at, "regexp escape sequence `\\%c' is not a known regexp operator", ch)
		}
	}
}

func isKnownEscape(ch byte) bool {
	switch ch {
	case 'a', 'b', 'f', 'n', 'r', 't', 'v', 'x', 'y', 'B', 's', 'S', 'w', 'W',
		'0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
		return true
	}
	return false
}

func (c *compiler) block(list []stmt) stmtFunc {
	code := make([]stmtFunc, 0, len(list))
	for _, s := range list {
		code = append(code, c.stmt(s))
	}
	switch len(code) {
	case 0:
		return func() signal { return sigNone }
	case 1:
		return code[0]
	case 2:
		a, b := code[0], code[1]
		return func() signal {
			if sig := a(); sig != sigNone {
				return sig
			}
			return b()
		}
	}
	return func() signal {
		for _, f := range code {
			if sig := f(); sig != sigNone {
				return sig
			}
		}
		return sigNone
	}
}

func (c *compiler) stmt(s stmt) stmtFunc {
	in := c.in
	switch s := s.(type) {
	case *blockStmt:
		return c.block(s.list)
	case *exprStmt:
		return c.discard(s.x)
	case *printStmt:
		return c.print(s)
	case *ifStmt:
		return c.ifElse(s)
	case *whileStmt:
		return c.while(s)
	case *forStmt:
		return c.forLoop(s)
	case *forInStmt:
		return c.forIn(s)
	case *switchStmt:
		return c.switchCase(s)
	case *jumpStmt:
		sig := s.kind
		return func() signal { return sig }
	case *exitStmt:
		if s.x == nil {
			return func() signal { return sigExit }
		}
		f := c.num(s.x)
		return func() signal {
			in.status = intOf(f())
			return sigExit
		}
	case *returnStmt:
		if s.x == nil {
			return func() signal { return sigReturn }
		}
		f := c.val(s.x)
		return func() signal {
			v := f()
			in.ret = v
			return sigReturn
		}
	case *deleteStmt:
		return c.delete(s)
	}
	panic("unknown statement")
}

// costSince is the fuel of evaluating what was compiled since there were as many
// nodes: a step, and one more for each four of them.
func (c *compiler) costSince(nodes int) int64 {
	return fuel.Step + int64(c.nodes-nodes)/4
}

// discard compiles an expression statement.
func (c *compiler) discard(x expr) stmtFunc {
	in := c.in
	nodes := c.nodes
	if c.isNumeric(x) {
		f := c.num(x)
		cost := c.costSince(nodes)
		return func() signal {
			in.meter.Charge(cost)
			f()
			return sigNone
		}
	}
	f := c.val(x)
	cost := c.costSince(nodes)
	return func() signal {
		in.meter.Charge(cost)
		f()
		return sigNone
	}
}

func (c *compiler) ifElse(s *ifStmt) stmtFunc {
	in := c.in
	nodes := c.nodes
	cond := c.cond(s.c)
	cost := c.costSince(nodes)
	then := c.stmt(s.then)
	if s.alt == nil {
		return func() signal {
			in.meter.Charge(cost)
			if cond() {
				return then()
			}
			return sigNone
		}
	}
	alt := c.stmt(s.alt)
	return func() signal {
		in.meter.Charge(cost)
		if cond() {
			return then()
		}
		return alt()
	}
}

func (c *compiler) while(s *whileStmt) stmtFunc {
	in := c.in
	nodes := c.nodes
	cond := c.cond(s.c)
	cost := c.costSince(nodes)
	body := c.stmt(s.body)
	do := s.do
	return func() signal {
		for do || cond() {
			in.meter.Charge(cost)
			if sig := body(); sig != sigNone && sig != sigContinue {
				if sig == sigBreak {
					return sigNone
				}
				return sig
			}
			if do && !cond() {
				break
			}
		}
		return sigNone
	}
}

func (c *compiler) forLoop(s *forStmt) stmtFunc {
	in := c.in
	nothing := func() signal { return sigNone }
	init, post, cond := nothing, nothing, func() bool { return true }
	if s.init != nil {
		init = c.stmt(s.init)
	}
	if s.post != nil {
		post = c.stmt(s.post)
	}
	nodes := c.nodes
	if s.c != nil {
		cond = c.cond(s.c)
	}
	cost := c.costSince(nodes)
	body := c.stmt(s.body)
	return func() signal {
		for init(); cond(); post() {
			in.meter.Charge(cost)
			if sig := body(); sig != sigNone && sig != sigContinue {
				if sig == sigBreak {
					return sigNone
				}
				return sig
			}
		}
		return sigNone
	}
}

func (c *compiler) forIn(s *forInStmt) stmtFunc {
	in := c.in
	arr, lv, body := c.array(s.arr), c.lvalue(s.v), c.stmt(s.body)
	return func() signal {
		a := arr()
		if a.size == 0 {
			return sigNone
		}
		n := int64(a.size)
		in.meter.Alloc(n * 32)
		defer in.meter.Free(n * 32)
		in.meter.Charge(n)
		keys := in.sortedKeys(s.at, a)
		for _, k := range keys {
			in.meter.Charge(fuel.Step)
			in.save(s.at, lv(), k.value())
			if sig := body(); sig != sigNone && sig != sigContinue {
				if sig == sigBreak {
					return sigNone
				}
				return sig
			}
		}
		return sigNone
	}
}

func (c *compiler) switchCase(s *switchStmt) stmtFunc {
	in := c.in
	x := c.val(s.x)
	type arm struct {
		match func(v *value) bool
		body  stmtFunc
	}
	arms := make([]arm, len(s.cases))
	def := -1
	for i, cs := range s.cases {
		arms[i].body = c.block(cs.body)
		switch k := cs.x.(type) {
		case nil:
			def = i
		case *numLit:
			n := numValue(k.v)
			arms[i].match = func(v *value) bool { o, ok := in.compare(v, &n); return ok && o == 0 }
		case *strLit:
			t := strValue(k.s)
			arms[i].match = func(v *value) bool { o, ok := in.compare(v, &t); return ok && o == 0 }
		case *regexLit:
			re := c.pattern(k)
			arms[i].match = func(v *value) bool { return re().MatchString(v.str(in)) }
		}
	}
	return func() signal {
		in.meter.Charge(fuel.Step + int64(len(arms))/2)
		v := x()
		in.weigh(&v)
		v.numeric()
		at := -1
		for i := range arms {
			if arms[i].match != nil && arms[i].match(&v) {
				at = i
				break
			}
		}
		if at < 0 {
			at = def
		}
		if at < 0 {
			return sigNone
		}
		for _, a := range arms[at:] {
			if sig := a.body(); sig != sigNone {
				if sig == sigBreak {
					return sigNone
				}
				return sig
			}
		}
		return sigNone
	}
}

func (c *compiler) delete(s *deleteStmt) stmtFunc {
	in := c.in
	arr := c.array(s.arr)
	if s.ix == nil {
		return func() signal {
			a := arr()
			in.meter.Charge(int64(a.size/16 + 1))
			a.clear()
			return sigNone
		}
	}
	k := c.subscript(s.ix)
	return func() signal {
		in.meter.Charge(fuel.Step)
		key := k()
		arr().delete(key)
		return sigNone
	}
}

// print compiles print and printf.
func (c *compiler) print(s *printStmt) stmtFunc {
	in := c.in
	args := make([]valFunc, len(s.args))
	for i, a := range s.args {
		args[i] = c.val(a)
	}
	dest := func() *stream { return in.out }
	if s.redir != "" {
		name, redir, at := c.str(s.dest), s.redir, s.at
		dest = func() *stream {
			n := name()
			return in.resolve(in.output(at, redir, n))
		}
	}
	if s.printf {
		return c.printf(s, args, dest)
	}
	switch len(args) {
	case 0:
		return func() signal {
			in.meter.Charge(fuel.Step)
			rec := in.record()
			d := dest()
			d.writeString(in, rec)
			d.writeString(in, in.ors)
			d.end(in)
			return sigNone
		}
	case 1:
		f := args[0]
		return func() signal {
			in.meter.Charge(fuel.Step)
			v := f()
			d := dest()
			in.emit(d, &v)
			d.writeString(in, in.ors)
			d.end(in)
			return sigNone
		}
	}
	return func() signal {
		in.meter.Charge(fuel.Step)
		var few [8]value
		vals := few[:0]
		for _, f := range args {
			vals = append(vals, f())
		}
		d := dest()
		for i := range vals {
			if i > 0 {
				d.writeString(in, in.ofs)
			}
			in.emit(d, &vals[i])
		}
		d.writeString(in, in.ors)
		d.end(in)
		return sigNone
	}
}

// emit writes v as print does: numbers by OFMT.
func (in *interp) emit(d *stream, v *value) {
	if v.k != number {
		d.writeString(in, v.s)
		return
	}
	start := len(in.scratch)
	in.scratch = in.appendNumber(in.scratch, v.n, in.ofmt)
	d.write(in, in.scratch[start:])
	in.scratch = in.scratch[:start]
}

func (c *compiler) printf(s *printStmt, args []valFunc, dest func() *stream) stmtFunc {
	in := c.in
	at := s.at
	return func() signal {
		in.meter.Charge(fuel.Step)
		var few [8]value
		vals := few[:0]
		for _, f := range args {
			vals = append(vals, f())
		}
		d := dest()
		start := len(in.scratch)
		in.scratch = in.formatAt(at, in.scratch, vals[0].str(in), vals[1:])
		d.write(in, in.scratch[start:])
		in.scratch = in.scratch[:start]
		d.end(in)
		return sigNone
	}
}

// rules compiles the actions of a list of rules.
func (c *compiler) rules(rs []*rule) {
	for _, r := range rs {
		r.code = c.rule(r)
	}
}

// rule compiles a rule to what it does with each record.
func (c *compiler) rule(r *rule) stmtFunc {
	in := c.in
	body := func() signal {
		in.out.writeString(in, in.record())
		in.out.writeString(in, in.ors)
		return sigNone
	}
	if r.body != nil {
		body = c.block(r.body.list)
	}
	switch {
	case r.pat == nil:
		return body
	case r.until == nil:
		cond := c.cond(r.pat)
		return func() signal {
			if cond() {
				return body()
			}
			return sigNone
		}
	}
	from, until := c.cond(r.pat), c.cond(r.until)
	return func() signal {
		if !r.active {
			if !from() {
				return sigNone
			}
			r.active = true
		}
		if until() {
			r.active = false
		}
		return body()
	}
}
