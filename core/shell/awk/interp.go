package awk

import (
	"fmt"
	"math"
	"strconv"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/regex"
)

// signal is how a statement ended.
type signal uint8

const (
	sigNone signal = iota
	sigBreak
	sigContinue
	sigNext
	sigNextFile
	sigExit
	sigReturn
)

// unwind carries a signal out of a function call that stands in an expression.
type unwind struct{ sig signal }

// fatalError ends the program with a message.
type fatalError struct {
	at     loc
	text   string
	status int
	word   string // "fatal" or "error"
}

// Special variables, in the order of specialNames. Those before vFS have no cell
// of their own: they belong to the record reader.
const (
	vNF = iota
	vNR
	vFNR
	vFS
	vOFS
	vORS
	vRS
	vSUBSEP
	vCONVFMT
	vOFMT
	vRSTART
	vRLENGTH
	vFILENAME
	vENVIRON
	vARGC
	vARGV
	vIGNORECASE
	vRT
	vFIELDWIDTHS
	vFPAT
	vERRNO
	vPROCINFO
	vBINMODE
	vLINT
	vTEXTDOMAIN
	vARGIND
	vFUNCTAB
	vSYMTAB
)

var specialNames = []string{
	"NF", "NR", "FNR", "FS", "OFS", "ORS", "RS", "SUBSEP", "CONVFMT", "OFMT", "RSTART", "RLENGTH", "FILENAME",
	"ENVIRON", "ARGC", "ARGV", "IGNORECASE", "RT", "FIELDWIDTHS", "FPAT", "ERRNO", "PROCINFO", "BINMODE", "LINT",
	"TEXTDOMAIN", "ARGIND", "FUNCTAB", "SYMTAB",
}

// maxCalls bounds the depth of function calls: the stack of a Worker takes about 3000 of
// them with a few nested statements each. frameBytes is metered for each.
const (
	maxCalls   = 2000
	frameBytes = 1024
)

// interp is a program being run.
type interp struct {
	p       *command.Proc
	meter   *memory
	prog    *program
	name    string // for messages: awk or gawk
	opts    options
	utf8    bool
	globals []cell

	convfmt, ofmt, ofs, ors, subsep string
	ignoreCase                      bool
	regexps                         map[regexKey]*regex.Regexp
	lastDyn                         [4]dynRegex
	dynNext                         int

	frame   []cell
	frameOf *function
	chunks  [][]cell
	stack   []cell
	calls   int
	ret     value
	status  int

	scratch []byte
	out     *stream
	streams []*stream // most recently opened first

	input   mainInput
	rec     record
	nr, fnr float64
	random  random

	compiled       bool
	encodingWarned bool
	last           loc  // where the rule that ran last ends, for messages about files
	ended          bool // END has begun
}

func (in *interp) where(at loc) string {
	s := ""
	if at.src == nil {
		at = in.last
	}
	if at.src != nil {
		s = fmt.Sprintf("%s:%d: ", at.src.name, at.line)
	}
	if in.fnr > 0 {
		name := in.globals[vFILENAME].s
		if name == "" {
			name = "-"
		}
		s += fmt.Sprintf("(FILENAME=%s FNR=%s) ", name, strconv.FormatInt(int64(in.fnr), 10))
	}
	return s
}

func (in *interp) fatal(at loc, format string, args ...any) {
	panic(&fatalError{at, fmt.Sprintf(format, args...), 2, "fatal"})
}

func (in *interp) warn(at loc, format string, args ...any) {
	in.flushOut()
	in.p.Stdout.Flush()
	fmt.Fprintf(in.p.Stderr, "%s: %swarning: %s\n", in.name, in.where(at), fmt.Sprintf(format, args...))
}

func (in *interp) scalarContext(at loc, what string) {
	for i := range in.frame {
		if c := &in.frame[i]; c.arr != nil && c.view && c.arr.name != "" && in.frameOf != nil &&
			i < len(in.frameOf.params) && in.frameOf.params[i] == what {
			what += " (from " + c.arr.name + ")"
			break
		}
	}
	in.fatal(at, "attempt to use array `%s' in a scalar context", what)
}

// setSpecial is what assigning to a special variable does besides.
func (in *interp) setSpecial(at loc, i int, v value) {
	switch i {
	case vNF:
		in.setNF(at, v.num())
		return
	case vNR:
		in.nr = v.num()
		return
	case vFNR:
		in.fnr = v.num()
		return
	}
	if in.globals[i].arr != nil {
		in.scalarContext(at, specialNames[i])
	}
	switch i {
	case vFS, vFIELDWIDTHS, vFPAT:
		in.splitAll()
	}
	in.assign(&in.globals[i], v)
	v = in.globals[i].value
	switch i {
	case vFS, vFIELDWIDTHS, vFPAT:
		in.meter.Charge(20)
		if i == vFS || !in.opts.strict() {
			in.setSplitter(at, i)
		}
	case vRS:
		in.rec.rsChanged = true
	case vOFS:
		in.record()
		in.ofs = v.str(in)
	case vORS:
		in.ors = v.str(in)
	case vSUBSEP:
		in.subsep = v.str(in)
	case vCONVFMT:
		in.convfmt = v.str(in)
	case vOFMT:
		in.ofmt = v.str(in)
	case vIGNORECASE:
		in.ignoreCase = v.truth() && !in.opts.strict()
		in.splitAll()
		in.setSplitter(at, in.rec.from)
		in.rec.rsChanged = true
	}
}

func (in *interp) special(i int) value {
	switch i {
	case vNF:
		in.splitAll()
		return numValue(float64(in.rec.nf()))
	case vNR:
		return numValue(in.nr)
	case vFNR:
		return numValue(in.fnr)
	}
	return in.globals[i].value
}

// setVar assigns text from outside (-v, an operand) to a variable. One that the
// program does not mention matters only before it is compiled, to -i inplace.
func (in *interp) setVar(name, text string) {
	i, ok := in.prog.globalIndex[name]
	if !ok {
		if in.compiled {
			return
		}
		i = len(in.prog.globals)
		in.prog.globals = append(in.prog.globals, name)
		in.prog.globalIndex[name] = i
		in.globals = append(in.globals, cell{})
	}
	v := inputValue(unescape(text, in.utf8, nil))
	if in.opts.nonDecimal {
		v = nonDecimal(v)
	}
	in.setGlobal(loc{}, i, v)
}

func (in *interp) setGlobal(at loc, i int, v value) {
	if i < len(specialNames) {
		in.setSpecial(at, i, v)
		return
	}
	c := &in.globals[i]
	if c.arr != nil {
		in.scalarContext(at, in.prog.globals[i])
	}
	in.assign(c, v)
}

func (in *interp) newArray() *array {
	in.meter.Charge(10)
	return &array{meter: in.meter}
}

// arrayOf is the array that c is, which it becomes if it is nothing yet.
func (in *interp) arrayOf(c *cell, at loc, name string) *array {
	if c.arr != nil {
		return c.arr
	}
	if c.k > unassigned {
		if in.isLocal(c) {
			in.fatal(at, "attempt to use scalar parameter `%s' as an array", name)
		}
		in.fatal(at, "attempt to use scalar `%s' as an array", name)
	}
	root := c
	for root.ref != nil {
		root = root.ref
		if root.arr != nil {
			break
		}
		if root.k > unassigned {
			in.fatal(at, "attempt to use scalar parameter `%s' as an array", name)
		}
	}
	if root.arr == nil {
		root.arr = in.newArray()
		root.arr.name = name
	}
	for r := c; r != root; r = r.ref {
		r.arr = root.arr
		r.view = true // not its owner
	}
	return root.arr
}

// isLocal says whether c belongs to the running function.
func (in *interp) isLocal(c *cell) bool {
	for i := range in.frame {
		if c == &in.frame[i] {
			return true
		}
	}
	return false
}

// newFrame reserves cells for a call; they never move while it lasts.
func (in *interp) newFrame(n int) []cell {
	if len(in.stack)+n > cap(in.stack) {
		if cap(in.stack) > 0 {
			in.chunks = append(in.chunks, in.stack)
		}
		in.meter.Charge(1024 / 16)
		in.stack = make([]cell, 0, max(1024, n))
	}
	start := len(in.stack)
	in.stack = in.stack[:start+n]
	return in.stack[start : start+n : start+n]
}

// dropFrame gives back the youngest frame and what its variables hold.
func (in *interp) dropFrame(f []cell) {
	for i := range f {
		c := &f[i]
		if len(c.s) > 0 {
			in.meter.Free(int64(len(c.s)))
		}
		if c.arr != nil && !c.view {
			c.arr.clear()
		}
		*c = cell{}
	}
	in.stack = in.stack[:len(in.stack)-len(f)]
	if len(in.stack) == 0 && len(in.chunks) > 0 {
		in.stack = in.chunks[len(in.chunks)-1]
		in.chunks = in.chunks[:len(in.chunks)-1]
	}
}

// call runs f on a frame that holds its arguments.
func (in *interp) call(f *function, frame []cell) value {
	if in.calls++; in.calls > maxCalls {
		panic(&fuel.Exceeded{Limit: "depth", Max: "2000 function calls"})
	}
	fuel.Relieve(in.calls)
	in.meter.Charge(2*fuel.Step + int64(len(frame)))
	in.meter.Alloc(frameBytes)
	caller, callerFunc := in.frame, in.frameOf
	in.frame, in.frameOf = frame, f
	in.ret = value{}
	sig := f.code()
	in.frame, in.frameOf = caller, callerFunc
	in.meter.Free(frameBytes)
	in.calls--
	ret := in.ret
	in.ret = value{}
	in.dropFrame(frame)
	if sig != sigNone && sig != sigReturn {
		panic(unwind{sig})
	}
	return ret
}

// intOf is d as gawk converts a number where it wants an integer.
func intOf(d float64) int {
	switch {
	case d != d:
		return 0
	case d >= math.MaxInt32:
		return math.MaxInt32
	case d <= math.MinInt32:
		return math.MinInt32
	}
	return int(d)
}
