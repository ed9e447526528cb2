package expand

import (
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/fuel"
	"ambit/core/shell/regex"
	"ambit/core/shell/vars"
	"ambit/core/workspace/view"
)

type regexps = regex.Cache

// Test evaluates the expression of [[ ]] to its status: 0, 1, or 2 for a bad regular
// expression. An operator that fails is only false; an error is one of an expansion.
func (x *Expander) Test(e syntax.TestExpr) (status int, err error) {
	name := x.Name
	x.Name = "[["
	defer func() { x.Name = name }()
	return x.test(e, false)
}

func (x *Expander) test(e syntax.TestExpr, negated bool) (status int, err error) {
	x.Meter.Charge(fuel.Step)
	switch e := e.(type) {
	case *syntax.Word:
		s, err := x.operandOf(e)
		x.traceTest(negated, "-n "+traceOperand(s))
		return failure(s != ""), err
	case *syntax.ParenTest:
		return x.nested(e.X)
	case *syntax.UnaryTest:
		if e.Op == syntax.TsNot {
			inner := x.negated
			if negated { // of two, set -x shows none
				inner = x.nested
			}
			status, err := inner(e.X)
			return failure(status != 0), err
		}
		ok, err := x.unaryTest(e, negated)
		return failure(ok), err
	case *syntax.BinaryTest:
		switch e.Op {
		case syntax.AndTest, syntax.OrTest:
			status, err := x.nested(e.X)
			if err != nil || (status == 0) == (e.Op == syntax.OrTest) {
				return status, err
			}
			return x.nested(e.Y)
		}
		ok, err := x.binaryTest(e, negated)
		if bad, is := err.(*Error); is && bad.Kind == Command {
			if bad.Text != "" {
				x.Host.Warnf("%s", bad.Text)
			}
			return bad.Status, nil
		}
		return failure(ok), err
	}
	return 1, nil
}

// failure is the status of a test.
func failure(ok bool) int {
	if ok {
		return 0
	}
	return 1
}

func (x *Expander) nested(e syntax.TestExpr) (status int, err error) {
	if err := x.enter(); err != nil {
		return 1, err
	}
	defer x.leave()
	return x.test(e, false)
}

func (x *Expander) negated(e syntax.TestExpr) (status int, err error) {
	if err := x.enter(); err != nil {
		return 1, err
	}
	defer x.leave()
	return x.test(e, true)
}

// operandOf expands a word of [[ ]]. Errors in it are not those of [[ itself.
func (x *Expander) operandOf(e syntax.TestExpr) (string, error) {
	w, ok := e.(*syntax.Word)
	if !ok {
		return "", nil
	}
	name := x.Name
	x.Name = ""
	s, err := x.Subject(w)
	x.Name = name
	return s, err
}

func (x *Expander) traceTest(negated bool, text string) {
	if x.TraceTest == nil {
		return
	}
	if negated {
		text = "! " + text
	}
	x.TraceTest("[[ " + text + " ]]")
}

// traceOperand is an operand as set -x prints it in [[ ]].
func traceOperand(s string) string {
	if s == "" {
		return "''"
	}
	return s
}

func (x *Expander) unaryTest(e *syntax.UnaryTest, negated bool) (bool, error) {
	s, err := x.operandOf(e.X)
	if err != nil {
		return false, err
	}
	op := e.Op.String()
	x.traceTest(negated, op+" "+traceOperand(s))
	return x.UnaryTest(op[1], s)
}

// UnaryTest evaluates a test with one operand, such as -f FILE; op is its letter.
// It serves [[ ]], test and [.
func (x *Expander) UnaryTest(op byte, s string) (bool, error) {
	switch op {
	case 'n':
		return s != "", nil
	case 'z':
		return s == "", nil
	case 'o':
		on, _ := x.Host.OptionSet(s)
		return on, nil
	case 'v':
		return x.IsSet(s, x.Name != "[[")
	case 'R':
		v := x.Vars.Lookup(s)
		return v.Has(vars.NameRef) && v.IsSet(), nil
	case 't':
		return false, nil
	}
	return x.fileTest(op, s), nil
}

// IsSet reports whether a variable, element, or positional parameter named by ref
// has a value, as test -v ref. With again, the key of an associative array is
// expanded, which [[ -v ref ]] does not do a second time.
func (x *Expander) IsSet(ref string, again bool) (bool, error) {
	if n, err := strconv.Atoi(strings.TrimLeft(strings.TrimRight(ref, " \t"), " \t\n\v\f\r")); err == nil {
		return n >= 0 && n <= len(x.Host.Positional()), nil
	}
	name, sub, ok := splitName(ref)
	if !ok {
		return false, nil
	}
	if sub == "" {
		_, set := x.Vars.Get(name)
		return set, nil
	}
	if sub == "@" || sub == "*" {
		place, target, err := x.Vars.Resolve(name)
		if err != nil || target != "" {
			return false, nil
		}
		v := x.Vars.At(place)
		if v.Has(vars.Assoc) {
			_, set := x.Vars.Map(v).Get(sub)
			return set, nil
		}
		return x.Vars.Size(v) > 0, nil
	}
	index := x.parseSubscript(sub)
	if place, target, err := x.Vars.Resolve(name); !again && err == nil && target == "" && x.Vars.At(place).Has(vars.Assoc) {
		_, set := x.Vars.Map(x.Vars.At(place)).Get(sub)
		return set, nil
	}
	p, err := x.lookup(name, index)
	if err != nil {
		return false, err
	}
	return p.set, nil
}

// absolute is a file name as the file system wants it.
func (x *Expander) absolute(name string) string {
	if strings.HasPrefix(name, "/") {
		return name
	}
	return strings.TrimSuffix(x.Host.Dir(), "/") + "/" + name
}

// stat describes a file; /dev/fd/N and its kin are open files.
func (x *Expander) stat(name string, follow bool) (view.Info, bool) {
	x.Meter.Charge(fuel.Entry)
	if name == "" {
		return view.Info{}, false
	}
	path := x.absolute(name)
	if n, ok := openFile(path); ok {
		h, open := x.Host.FD(n)
		if !open {
			return view.Info{}, false
		}
		info, err := h.Stat()
		return info, err == nil
	}
	stat := x.FS.Lstat
	if follow {
		stat = x.FS.Stat
	}
	info, err := stat(path)
	return info, err == nil
}

// openFile recognises the names of open files.
func openFile(path string) (int, bool) {
	switch path {
	case "/dev/stdin":
		return 0, true
	case "/dev/stdout":
		return 1, true
	case "/dev/stderr":
		return 2, true
	}
	rest, ok := strings.CutPrefix(path, "/dev/fd/")
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(rest)
	return n, err == nil && n >= 0
}

// fileTest evaluates a test on a file (bash manual, "Bash Conditional
// Expressions").
func (x *Expander) fileTest(op byte, name string) bool {
	switch op {
	case 'h', 'L':
		info, ok := x.stat(name, false)
		return ok && info.Kind == view.Symlink
	case 'r':
		return x.access(name, 4)
	case 'w':
		return x.access(name, 2)
	case 'x':
		return x.access(name, 1)
	}
	info, ok := x.stat(name, true)
	if !ok {
		return false
	}
	switch op {
	case 'a', 'e':
		return true
	case 'f':
		return info.Kind == view.File
	case 'd':
		return info.Kind == view.Dir
	case 'c':
		return info.Kind == view.Device
	case 'p':
		return info.Kind == view.Fifo
	case 's':
		return info.Size > 0
	case 'u':
		return info.Mode&0o4000 != 0
	case 'g':
		return info.Mode&0o2000 != 0
	case 'k':
		return info.Mode&0o1000 != 0
	case 'O':
		return info.UID == x.Host.UID()
	case 'G':
		return info.GID == x.Host.UID()
	case 'N':
		return !info.ATime.After(info.MTime)
	}
	return false // b, S: there are no block devices and sockets
}

func (x *Expander) access(name string, mode int) bool {
	x.Meter.Charge(fuel.Entry)
	if name == "" {
		return false
	}
	path := x.absolute(name)
	if n, ok := openFile(path); ok {
		_, open := x.Host.FD(n)
		return open && mode != 1
	}
	return x.FS.Access(path, mode) == nil
}

// CompareFiles evaluates -nt, -ot and -ef.
func (x *Expander) CompareFiles(op, a, b string) bool {
	ia, aok := x.stat(a, true)
	ib, bok := x.stat(b, true)
	switch op {
	case "-nt":
		return aok && (!bok || ia.MTime.After(ib.MTime))
	case "-ot":
		return bok && (!aok || ia.MTime.Before(ib.MTime))
	}
	return aok && bok && ia.Dev == ib.Dev && ia.Ino == ib.Ino
}

func (x *Expander) binaryTest(e *syntax.BinaryTest, negated bool) (bool, error) {
	left, err := x.operandOf(e.X)
	if err != nil {
		return false, err
	}
	op := e.Op.String()
	right, _ := e.Y.(*syntax.Word)
	trace := func(right string) { x.traceTest(negated, traceOperand(left)+" "+op+" "+right) }
	switch e.Op {
	case syntax.TsMatch, syntax.TsMatchShort, syntax.TsNoMatch:
		name := x.Name
		x.Name = ""
		pat, shown, err := x.tracedPattern(right)
		x.Name = name
		if err != nil {
			return false, err
		}
		trace(shown)
		extglob := x.Options.ExtGlob
		x.Options.ExtGlob = true // always on here
		ok := x.Match(pat, left)
		x.Options.ExtGlob = extglob
		return ok != (e.Op == syntax.TsNoMatch), nil
	case syntax.TsReMatch:
		name := x.Name
		x.Name = ""
		re, err := x.regexp(right)
		if x.Options.Compat == 31 && err == nil { // quotes do not count
			re, err = x.Literal(right)
		}
		x.Name = name
		if err != nil {
			return false, err
		}
		trace(re)
		return x.matchRegexp(re, left)
	}
	text, err := x.operandOf(right)
	if err != nil {
		return false, err
	}
	trace(traceOperand(text))
	switch e.Op {
	case syntax.TsNewer, syntax.TsOlder, syntax.TsDevIno:
		return x.CompareFiles(op, left, text), nil
	case syntax.TsBefore:
		return left < text, nil
	case syntax.TsAfter:
		return left > text, nil
	}
	a, err := x.ArithmString(left)
	if err != nil {
		return false, x.testError(err)
	}
	b, err := x.ArithmString(text)
	if err != nil {
		return false, x.testError(err)
	}
	return CompareIntegers(op, a, b), nil
}

// tracedPattern is Pattern, and how set -x shows it: each quoted character with a
// backslash.
func (x *Expander) tracedPattern(w *syntax.Word) (pat, shown string, err error) {
	if x.TraceTest == nil || w == nil {
		pat, err = x.Pattern(w)
		return pat, pat, err
	}
	err = x.single(w.Parts, tildeStart, func(b *builder) {
		pat = b.pattern()
		var out strings.Builder
		b.each(func(s []byte, kind spanKind) {
			for i := 0; i < len(s); {
				n := charLen(string(s[i:min(i+4, len(s))]))
				if kind == quoted {
					out.WriteByte('\\')
				}
				out.Write(s[i : i+n])
				i += n
			}
		})
		shown = traceOperand(out.String())
	})
	return pat, shown, err
}

// testError makes an arithmetic error one of the operator.
func (x *Expander) testError(err error) error {
	if e, ok := err.(*Error); ok && e.Kind == Discard && !e.Integer {
		return &Error{Text: e.Text, Kind: Command, Status: 1}
	}
	return err
}

// CompareIntegers evaluates -eq -ne -lt -le -gt -ge.
func CompareIntegers(op string, a, b int64) bool {
	switch op {
	case "-eq":
		return a == b
	case "-ne":
		return a != b
	case "-lt":
		return a < b
	case "-le":
		return a <= b
	case "-gt":
		return a > b
	}
	return a >= b
}

// regexp expands the right-hand side of =~ to a regular expression, in which
// quoted characters stand for themselves.
func (x *Expander) regexp(w *syntax.Word) (string, error) {
	if w == nil {
		return "", nil
	}
	var re strings.Builder
	err := x.single(w.Parts, tildeStart, func(b *builder) {
		bracket := 0 // position inside an unquoted bracket expression, from 1
		b.each(func(s []byte, kind spanKind) {
			for _, c := range s {
				if kind == quoted && bracket == 0 && strings.IndexByte(`.[\()*+?{|^$`, c) >= 0 {
					re.WriteByte('\\')
				}
				re.WriteByte(c)
				switch {
				case bracket > 0 && c == ']' && bracket > 1 && kind != quoted:
					bracket = 0
				case bracket > 0 && c == '^' && bracket == 1:
				case bracket > 0:
					bracket++
				case c == '[' && kind != quoted:
					bracket = 1
				}
			}
		})
	})
	return re.String(), err
}

// matchRegexp matches s and sets BASH_REMATCH.
func (x *Expander) matchRegexp(pat, s string) (bool, error) {
	re, err := x.caches.regexps.Compile(pat, regex.Options{
		Dialect: regex.ERE, ICase: x.Options.NoCaseMatch, Bytes: !x.Vars.UTF8(), Meter: x.Meter,
	})
	if err != nil {
		return false, &Error{Kind: Command, Status: 2}
	}
	loc := re.FindSubmatch(nil, []byte(s), 0, 0)
	place := x.Vars.GlobalPlace("BASH_REMATCH")
	var groups []string
	for i := 0; i+1 < len(loc); i += 2 {
		text := ""
		if loc[i] >= 0 {
			text = s[loc[i]:loc[i+1]]
		}
		groups = append(groups, text)
	}
	_ = x.Vars.SetListAt(place, groups) // bash does not complain if it is readonly
	return loc != nil, nil
}
