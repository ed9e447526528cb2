package builtin

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"ambit/core/errno"
	"ambit/core/shell/vars"
	"ambit/core/workspace/view"
)

func init() { Table["read"] = read }

// reader is one call of read.
type reader struct {
	sh     Shell
	in     *input
	delim  byte
	raw    bool // -r
	limit  int  // characters to read; -1: no limit
	exact  bool // -N: the delimiter is nothing special
	text   []byte
	safe   []int // positions in text that a backslash protects from splitting
	ended  bool  // the input ended before the line did
	window int64 // metered bytes of text
}

// read reads a line, or as many characters as asked for, and splits it into
// variables (bash manual). It takes no byte of the input beyond that.
func read(sh Shell, name string, args []string) int {
	o := options{sh: sh, name: name, spec: "ersa:d:i:n:N:p:t:u:", args: args}
	r := &reader{sh: sh, delim: '\n', limit: -1}
	array, fd, timeout, timed := "", 0, time.Duration(0), false
	for o.next() {
		switch o.letter {
		case 'r':
			r.raw = true
		case 'a':
			array = o.arg
		case 'd':
			r.delim = 0
			if o.arg != "" {
				r.delim = o.arg[0]
			}
		case 'n', 'N':
			n, ok := integer(o.arg)
			if !ok || n < 0 || n > math.MaxInt32 {
				sh.Errorf("read: %s: invalid number", o.arg)
				return 1
			}
			r.limit, r.exact = int(n), o.letter == 'N'
		case 't':
			d, ok := parseTimeout(o.arg)
			if !ok {
				sh.Errorf("read: %s: invalid timeout specification", o.arg)
				return 1
			}
			timeout, timed = d, true
		case 'u':
			n, ok := integer(o.arg)
			if !ok || n < 0 || n > math.MaxInt32 {
				sh.Errorf("read: %s: invalid file descriptor specification", o.arg)
				return 1
			}
			fd = int(n)
			if _, open := sh.FD(fd); !open {
				sh.Errorf("read: %d: invalid file descriptor: %s", n, errno.EBADF)
				return 1
			}
		}
	}
	if o.status != 0 {
		return o.status
	}
	if value, _ := sh.Vars().Get("TMOUT"); value != "" && !timed {
		if d, ok := parseTimeout(value); ok && d > 0 {
			timeout, timed = d, true
		}
	}
	names := o.args
	if len(names) > 0 && !validTarget(names[0]) {
		sh.Errorf("read: `%s': not a valid identifier", names[0])
		return 1
	}
	if array != "" && !vars.ValidName(array) {
		sh.Errorf("read: `%s': not a valid identifier", array)
		return 1
	}
	h, open := sh.FD(fd)
	if !open {
		sh.Errorf("read: read error: %d: %s", fd, errno.EBADF)
		return 1
	}
	if timed && timeout == 0 {
		return r.ready(h)
	}
	r.in = newInput(sh, h)
	if timed {
		r.in.deadline = sh.Expander().Meter.Elapsed() + timeout
	}
	outer := sh.Expander().Name
	defer func() { sh.Expander().Name = outer }()
	r.line()
	defer func() { sh.Expander().Meter.Free(r.window) }()
	sh.Expander().Name = name
	status := 0
	switch {
	case r.in.err != nil:
		sh.Errorf("read: read error: %d: %s", fd, errno.Text(r.in.err))
		return 1
	case r.in.timedOut:
		status = 142
	case r.ended:
		status = 1
	}
	return max(status, r.assign(names, array))
}

// ready is read -t 0: whether there is input.
func (r *reader) ready(h view.Handle) int {
	if r.sh.WaitReadable(h, int64(r.sh.Expander().Meter.Elapsed())) {
		return 0
	}
	return 1
}

// parseTimeout reads seconds with an optional fraction.
func parseTimeout(s string) (time.Duration, bool) {
	whole, frac, _ := strings.Cut(s, ".")
	if s == "" || s == "." || strings.Trim(whole+frac, "0123456789") != "" {
		return 0, false
	}
	n := int64(0)
	if whole != "" {
		var err error
		if n, err = strconv.ParseInt(whole, 10, 64); err != nil || n > math.MaxInt32 {
			return 0, false
		}
	}
	for len(frac) < 6 {
		frac += "0"
	}
	micro, _ := strconv.ParseInt(frac[:6], 10, 64)
	return time.Duration(n)*time.Second + time.Duration(micro)*time.Microsecond, true
}

// line reads up to the delimiter, the limit or the end.
func (r *reader) line() {
	defer r.in.close()
	wide := r.sh.Vars().UTF8()
	escaped := false
	for chars := 0; r.limit < 0 || chars < r.limit; {
		c, ok := r.in.next()
		if !ok {
			r.ended = true
			if escaped && len(r.text) == 0 && r.limit < 0 {
				r.append(1) // bash's own mark of a quoted character is left over
			}
			break
		}
		if escaped {
			escaped = false
			if c == '\n' {
				continue // a continued line
			}
			if c != 0 {
				r.safe = append(r.safe, len(r.text))
				r.append(c)
				if wide && c >= utf8.RuneSelf && r.limit >= 0 {
					r.rest(c)
				}
			}
			chars++
			continue
		}
		if c == '\\' && !r.raw {
			escaped = true
			continue
		}
		if c == r.delim && !r.exact {
			return
		}
		if c == 0 {
			continue
		}
		r.append(c)
		if wide && c >= utf8.RuneSelf && r.limit >= 0 {
			r.rest(c)
		}
		chars++
	}
}

// rest reads what belongs to the character that c begins.
func (r *reader) rest(c byte) {
	n := 0
	switch {
	case c >= 0xf0 && c < 0xf8:
		n = 3
	case c >= 0xe0:
		n = 2
	case c >= 0xc2:
		n = 1
	}
	for ; n > 0; n-- {
		d, ok := r.in.next()
		if !ok {
			r.ended = true
			return
		}
		r.append(d)
		if d&0xc0 != 0x80 {
			return
		}
	}
}

func (r *reader) append(c byte) {
	if len(r.text) == cap(r.text) && len(r.text) >= 4096 {
		n := int64(len(r.text))
		r.sh.Expander().Meter.Alloc(n)
		r.window += n
	}
	r.text = append(r.text, c)
}

// assign gives the text to the variables.
func (r *reader) assign(names []string, array string) int {
	x := r.sh.Expander()
	switch {
	case array != "":
		return r.assignArray(array)
	case len(names) == 0:
		return r.set("REPLY", string(r.text))
	case r.exact:
		status := r.set(names[0], string(r.text))
		for _, name := range names[1:] {
			status = max(status, r.set(name, ""))
		}
		return status
	}
	ifs, _ := x.Vars.IFS()
	sp := &splitter{text: r.text, safe: r.safe, ifs: ifs, wide: x.Vars.UTF8()}
	sp.skipWhite()
	for _, name := range names[:len(names)-1] {
		word := ""
		if sp.more() {
			word = sp.word()
		}
		if status := r.set(name, word); status != 0 {
			return status
		}
	}
	return r.set(names[len(names)-1], sp.last())
}

func (r *reader) set(name, value string) int {
	if !validTarget(name) {
		r.sh.Errorf("read: `%s': not a valid identifier", name)
		return 1
	}
	if err := r.sh.Expander().AssignName(name, value); err != nil {
		return reportFatal(r.sh, err)
	}
	return 0
}

func (r *reader) assignArray(name string) int {
	store := r.sh.Vars()
	place, ref, err := store.Resolve(name)
	if err != nil || ref != "" {
		return 1
	}
	if store.At(place).Has(vars.Assoc) {
		r.sh.Errorf("read: %s: not an indexed array", name)
		return 1
	}
	ifs, _ := store.IFS()
	sp := &splitter{text: r.text, safe: r.safe, ifs: ifs, wide: store.UTF8()}
	sp.skipWhite()
	var words []string
	if r.exact {
		if words = nil; len(r.text) > 0 {
			words = []string{string(r.text)}
		}
		sp.pos = len(sp.text)
	}
	for sp.more() {
		words = append(words, sp.word())
	}
	r.sh.Expander().Meter.Charge(2*int64(len(words)) + int64(len(sp.text))/16)
	if err := store.SetListAt(place, words); err != nil {
		return report(r.sh, err)
	}
	return 0
}

// splitter takes words off a line as read does.
type splitter struct {
	text []byte
	safe []int
	pos  int
	ifs  string
	wide bool
}

func (s *splitter) more() bool { return s.pos < len(s.text) }

// separator is the length of the separator at i, and whether it is white space.
func (s *splitter) separator(i int) (n int, white bool) {
	if i >= len(s.text) {
		return 0, false
	}
	if _, protected := slices.BinarySearch(s.safe, i); protected {
		return 0, false
	}
	c := s.text[i]
	if c >= utf8.RuneSelf && s.wide {
		r, size := utf8.DecodeRune(s.text[i:])
		if size > 1 {
			if strings.ContainsRune(s.ifs, r) {
				return size, false
			}
			return 0, false
		}
	}
	if strings.IndexByte(s.ifs, c) < 0 {
		return 0, false
	}
	return 1, c == ' ' || c == '\t' || c == '\n'
}

func (s *splitter) skipWhite() {
	for {
		n, white := s.separator(s.pos)
		if n == 0 || !white {
			return
		}
		s.pos += n
	}
}

// word takes the next word and the separator behind it.
func (s *splitter) word() string {
	start := s.pos
	for s.pos < len(s.text) {
		n, white := s.separator(s.pos)
		if n == 0 {
			s.pos++
			continue
		}
		word := string(s.text[start:s.pos])
		s.pos += n
		s.skipWhite()
		if white {
			if n, w := s.separator(s.pos); n > 0 && !w {
				s.pos += n
				s.skipWhite()
			}
		}
		return word
	}
	return string(s.text[start:])
}

// last is what the last variable gets: the only word that is left, or all of the
// rest with its separators, but without white space at the end.
func (s *splitter) last() string {
	if !s.more() {
		return ""
	}
	start := s.pos
	word := s.word()
	if !s.more() {
		return word
	}
	end := len(s.text)
	for end > start {
		if n, white := s.separator(end - 1); n != 1 || !white {
			break
		}
		end--
	}
	return string(s.text[start:end])
}
