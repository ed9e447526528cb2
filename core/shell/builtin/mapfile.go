package builtin

import (
	"errors"
	"math"
	"strconv"

	"ambit/core/errno"
	"ambit/core/shell/expand"
	"ambit/core/shell/vars"
)

func init() {
	Table["mapfile"] = mapfile
	Table["readarray"] = mapfile
}

// mapfile reads lines into an indexed array (bash manual).
func mapfile(sh Shell, name string, args []string) int {
	o := options{sh: sh, name: name, spec: "c:C:d:n:O:s:tu:", args: args}
	delim, trim := byte('\n'), false
	count, skip, quantum, fd := int64(0), int64(0), int64(5000), int64(0)
	origin, hasOrigin := int64(0), false
	callback := ""
	for o.next() {
		n, ok := integer(o.arg)
		bad := ""
		switch o.letter {
		case 'd':
			delim = 0
			if o.arg != "" {
				delim = o.arg[0]
			}
		case 't':
			trim = true
		case 'C':
			callback = o.arg
		case 'c':
			if quantum = n; !ok || n <= 0 || n > math.MaxUint32 {
				bad = "invalid callback quantum"
			}
		case 'n':
			if count = n; !ok || n < 0 || n > math.MaxUint32 {
				bad = "invalid line count"
			}
		case 's':
			if skip = n; !ok || n < 0 || n > math.MaxUint32 {
				bad = "invalid line count"
			}
		case 'O':
			if origin, hasOrigin = n, true; !ok || n < 0 || n > math.MaxUint32 {
				bad = "invalid array origin"
			}
		case 'u':
			if fd = n; !ok || n < 0 || n > math.MaxInt32 {
				bad = "invalid file descriptor specification"
			} else if _, open := sh.FD(int(n)); !open {
				bad = "invalid file descriptor: " + errno.EBADF.Error()
			}
		}
		if bad != "" {
			sh.Errorf("%s: %s: %s", name, o.arg, bad)
			return 1
		}
	}
	if o.status != 0 {
		return o.status
	}
	array := "MAPFILE"
	if len(o.args) > 0 {
		array = o.args[0]
	}
	switch {
	case array == "":
		sh.Errorf("%s: empty array variable name", name)
		return 2
	case !vars.ValidName(array):
		sh.Errorf("%s: `%s': not a valid identifier", name, array)
		return 1
	}
	store := sh.Vars()
	place, ref, err := store.Resolve(array)
	if err != nil || ref != "" {
		return 1
	}
	v := store.At(place)
	switch {
	case v.Has(vars.ReadOnly):
		sh.Refusef("%s: readonly variable", array)
		return 1
	case v.Has(vars.Assoc):
		sh.Errorf("%s: %s: not an indexed array", name, array)
		return 1
	}
	if hasOrigin && v.IsSet() {
		store.AttrAt(place, vars.Indexed, 0)
	} else if err := store.ClearAt(place, vars.Indexed); err != nil {
		return report(sh, err)
	}
	h, open := sh.FD(int(fd))
	if !open {
		sh.Errorf("%s: %d: invalid file descriptor: %s", name, fd, errno.EBADF)
		return 1
	}
	in := newInput(sh, h)
	defer func() { in.close() }()
	var line []byte
	next := func() ([]byte, bool) {
		line = line[:0]
		for {
			c, ok := in.next()
			if !ok {
				return line, len(line) > 0
			}
			line = append(line, c)
			if c == delim {
				return line, true
			}
			if len(line)&0xffff == 0 {
				sh.Expander().Meter.Alloc(int64(len(line)))
				sh.Expander().Meter.Free(int64(len(line)))
			}
		}
	}
	for range skip {
		if _, ok := next(); !ok {
			break
		}
	}
	for lines := int64(1); count == 0 || lines <= count; lines++ {
		text, ok := next()
		if !ok {
			break
		}
		sh.Expander().Meter.Charge(1)
		value := elementText(text, delim, trim)
		if callback != "" && lines%quantum == 0 {
			in.close() // the callback may read the same file
			sh.Stdout().Flush()
			status := sh.Eval(callback + " " + strconv.FormatInt(origin, 10) + " " + expand.QuoteSingle(value))
			if l, ok := sh.(interface{ Leaving() bool }); ok && l.Leaving() {
				return status
			}
		}
		if err := setElement(store, place, origin, value); err != nil {
			return report(sh, err)
		}
		origin = (origin + 1) & math.MaxUint32 // as bash counts
	}
	if in.err != nil {
		sh.Errorf("%s: read error: %d: %s", name, fd, errno.Text(in.err))
		return 1
	}
	return 0
}

// setElement sets an element even if the callback made the array readonly.
func setElement(store *vars.Store, place vars.Place, index int64, value string) error {
	err := store.SetIndexAt(place, index, value, false)
	if ve := (*vars.Error)(nil); errors.As(err, &ve) && ve.Kind == vars.IsReadOnly {
		store.AttrAt(place, 0, vars.ReadOnly)
		err = store.SetIndexAt(place, index, value, false)
		store.AttrAt(place, vars.ReadOnly, 0)
	}
	return err
}

// elementText is a line as an element: without its delimiter if so asked, up to
// the first NUL.
func elementText(line []byte, delim byte, trim bool) string {
	if n := len(line); trim && n > 0 && line[n-1] == delim {
		line = line[:n-1]
	}
	for i, c := range line {
		if c == 0 {
			line = line[:i]
			break
		}
	}
	return string(line)
}
