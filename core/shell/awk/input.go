package awk

import (
	"strings"

	"ambit/core/errno"
	"ambit/core/workspace/view"
)

// mainInput is the sequence of files that the operands name.
type mainInput struct {
	rs      separator
	buf     []byte
	arg     int // the next operand
	r       *recordReader
	opened  bool // some operand was a file
	over    bool
	current string
	inPlace *inPlace
}

// nextRecord reads the next record of the main input into $0.
func (in *interp) nextRecord() bool {
	rec, ok := in.nextMain()
	if ok {
		in.setRecord(rec, input)
	}
	return ok
}

// nextMain returns the next record of the main input and counts it.
func (in *interp) nextMain() (string, bool) {
	for {
		if in.input.r == nil && !in.openNext() {
			return "", false
		}
		rec, term, ok := in.input.r.next()
		if ok {
			in.nr++
			in.fnr++
			in.setRT(term)
			return rec, true
		}
		in.endOfFile()
	}
}

func (in *interp) setRT(term string) {
	c := &in.globals[vRT]
	if c.s != term {
		in.store(&c.value, value{s: strings.Clone(term), k: str})
	}
}

// endOfFile closes the current file and runs the ENDFILE rules.
func (in *interp) endOfFile() {
	r := in.input.r
	if r == nil {
		return
	}
	if r.err != nil {
		in.warn(loc{}, "error reading input file `%s': %s", in.input.current, errno.Text(r.err))
		in.setErrno(r.err)
		in.status = 2
	}
	in.input.r = nil
	r.close()
	in.runRules(in.prog.endFile)
	in.finishInPlace()
}

// openNext opens the next file operand, performing assignments on the way.
func (in *interp) openNext() bool {
	if in.input.over {
		return false
	}
	argc := intOf(in.globals[vARGC].value.num())
	argv := in.globals[vARGV].arr
	for in.input.arg < argc {
		i := in.input.arg
		in.input.arg++
		c := argv.getInt(int32(i))
		if c == nil {
			continue
		}
		name := c.value.str(in)
		if name == "" {
			continue
		}
		if v, text, ok := assignment(name); ok {
			in.setVar(v, text)
			continue
		}
		in.input.opened = true
		in.store(&in.globals[vARGIND].value, numValue(float64(i)))
		if in.openMain(name) {
			return true
		}
	}
	in.input.over = true
	if !in.input.opened {
		in.input.opened = true
		return in.openMain("-")
	}
	return false
}

// assignment recognises the operand var=text.
func assignment(s string) (name, text string, ok bool) {
	i := strings.IndexByte(s, '=')
	if i <= 0 || !isNameStart(s[0]) {
		return "", "", false
	}
	for j := 1; j < i; j++ {
		if !isNameByte(s[j]) && s[j] != ':' {
			return "", "", false
		}
	}
	return s[:i], s[i+1:], true
}

// openMain opens a file of the main input and runs the BEGINFILE rules.
func (in *interp) openMain(name string) bool {
	h, err := in.openInput(name)
	if err == nil {
		if info, e := h.Stat(); e == nil && info.Kind == view.Dir {
			in.fnr = 0
			if len(in.prog.beginFile) == 0 {
				h.Close()
				in.warn(loc{}, "command line argument `%s' is a directory: skipped", name)
				return false
			}
			h.Close()
			h, err = nil, errno.EISDIR
		}
	}
	in.input.current = name
	in.fnr = 0
	if err != nil && len(in.prog.beginFile) == 0 {
		in.fatal(loc{}, "cannot open file `%s' for reading: %s", name, errno.Text(err))
	}
	in.store(&in.globals[vFILENAME].value, inputValue(strings.Clone(name)))
	in.setErrno(err)
	if err == nil {
		in.input.r = in.newReader(h)
	}
	in.beginInPlace(name)
	switch in.runRules(in.prog.beginFile) {
	case sigNextFile:
		in.closeMain()
		return false
	case sigExit:
		panic(unwind{sigExit})
	}
	if err != nil {
		in.fatal(loc{}, "cannot open file `%s' for reading: %s", name, errno.Text(err))
	}
	return true
}

// closeMain drops the current file without ENDFILE.
func (in *interp) closeMain() {
	if in.input.r != nil {
		in.input.r.close()
		in.input.r = nil
	}
}

func (in *interp) openInput(name string) (view.Handle, error) {
	if in.opts.sandbox {
		in.fatal(loc{}, "redirection not allowed in sandbox mode")
	}
	if strings.HasPrefix(name, "/inet/") || strings.HasPrefix(name, "/inet4/") || strings.HasPrefix(name, "/inet6/") {
		return nil, errno.ENOTSUP
	}
	return in.p.OpenInput(name)
}

// setErrno records err in ERRNO and PROCINFO["errno"]; nil clears it.
func (in *interp) setErrno(err error) {
	text := ""
	if err != nil {
		text = errno.Text(err)
	}
	in.store(&in.globals[vERRNO].value, inputValue(text))
}
