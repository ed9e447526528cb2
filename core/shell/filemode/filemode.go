// Package filemode reads and prints permission bits: the modes of chmod(1), the
// -perm tests of find(1) and the ten-letter strings of ls(1).
package filemode

import (
	"ambit/core/workspace/view"
)

// Change is a parsed mode: clauses that apply in order.
type Change struct{ clauses []clause }

type clause struct {
	op      byte   // '+', '-', '='
	who     uint32 // bits the clause may touch
	all     bool   // no who was given: the umask applies
	bits    uint32
	copy    byte // 'u', 'g', 'o': take the bits of that class
	x       bool // X: execute if a directory or anybody may execute
	numeric bool
	mention uint32 // bits the clause names; it clears setuid and setgid of a directory only then
}

const (
	setUID = 0o4000
	setGID = 0o2000
	sticky = 0o1000
)

// Parse reads an octal number or a comma-separated list of symbolic changes (POSIX,
// chmod, EXTENDED DESCRIPTION; GNU's numeric +MODE included). It reports whether s
// is valid.
func Parse(s string) (*Change, bool) {
	if s == "" {
		return nil, false
	}
	if s[0] >= '0' && s[0] <= '7' {
		v, n := octal(s)
		if n != len(s) || v > 0o7777 {
			return nil, false
		}
		mention := uint32(0o7777)
		if len(s) < 5 {
			// A short octal mode leaves a directory's setuid and setgid bits alone.
			mention = v&(setUID|setGID) | sticky | 0o777
		}
		return &Change{[]clause{{op: '=', who: 0o7777, bits: v, numeric: true, mention: mention}}}, true
	}
	c := &Change{}
	for i := 0; ; {
		var who uint32
		given := false
	whoLoop:
		for i < len(s) {
			switch s[i] {
			case 'u':
				who |= setUID | 0o700
			case 'g':
				who |= setGID | 0o070
			case 'o':
				who |= sticky | 0o007
			case 'a':
				who |= 0o7777
			default:
				break whoLoop
			}
			given = true
			i++
		}
		if i >= len(s) || !isOp(s[i]) {
			return nil, false
		}
		for i < len(s) && isOp(s[i]) {
			cl := clause{op: s[i], who: who, all: !given}
			if !given {
				cl.who = 0o7777
			}
			i++
			switch {
			case i < len(s) && s[i] >= '0' && s[i] <= '7':
				v, n := octal(s[i:])
				if v > 0o7777 || given || i+n < len(s) && s[i+n] != ',' {
					return nil, false
				}
				cl.bits, cl.numeric, cl.mention, cl.all = v, true, 0o7777, false
				i += n
			case i < len(s) && (s[i] == 'u' || s[i] == 'g' || s[i] == 'o'):
				cl.copy = s[i]
				i++
			default:
			perms:
				for i < len(s) {
					switch s[i] {
					case 'r':
						cl.bits |= 0o444
					case 'w':
						cl.bits |= 0o222
					case 'x':
						cl.bits |= 0o111
					case 'X':
						cl.x = true
					case 's':
						cl.bits |= setUID | setGID
					case 't':
						cl.bits |= sticky
					default:
						break perms
					}
					i++
				}
			}
			if !cl.numeric {
				cl.mention = cl.who & cl.bits
			}
			c.clauses = append(c.clauses, cl)
		}
		if i == len(s) {
			return c, true
		}
		if s[i] != ',' {
			return nil, false
		}
		i++
	}
}

func isOp(c byte) bool { return c == '+' || c == '-' || c == '=' }

func octal(s string) (v uint32, n int) {
	for n < len(s) && s[n] >= '0' && s[n] <= '7' {
		if v < 1<<24 {
			v = v<<3 | uint32(s[n]-'0')
		}
		n++
	}
	return v, n
}

// Apply is the mode that results from old. The umask limits clauses that name
// nobody; dir says whether the file is a directory, for X and for the setuid and
// setgid bits that only an explicit change clears.
func (c *Change) Apply(old uint32, dir bool, umask uint32) uint32 {
	m := old
	for _, cl := range c.clauses {
		omit := uint32(0)
		if dir {
			omit = (setUID | setGID) &^ cl.mention
		}
		v := cl.bits
		if cl.copy != 0 {
			v = copied(m, cl.copy)
		}
		if cl.x && (dir || m&0o111 != 0) {
			v |= 0o111
		}
		touch := cl.who
		if cl.all {
			touch &^= umask
		}
		v &= touch &^ omit
		switch cl.op {
		case '+':
			m |= v
		case '-':
			m &^= v
		case '=':
			keep := ^cl.who | omit
			if cl.numeric {
				keep = omit
			}
			m = m&keep | v
		}
	}
	return m & 0o7777
}

func copied(m uint32, class byte) uint32 {
	var b uint32
	switch class {
	case 'u':
		b = m >> 6 & 7
	case 'g':
		b = m >> 3 & 7
	default:
		b = m & 7
	}
	return b<<6 | b<<3 | b
}

// Letter is the first letter of a long listing for a kind of file.
func Letter(k view.Kind) byte {
	switch k {
	case view.Dir:
		return 'd'
	case view.Symlink:
		return 'l'
	case view.Device:
		return 'c'
	case view.Fifo:
		return 'p'
	}
	return '-'
}

// String is the ten letters of a long listing, such as drwxr-xr-x.
func String(k view.Kind, mode uint32) string {
	b := []byte("----------")
	b[0] = Letter(k)
	for i := range 9 {
		if mode&(1<<(8-i)) != 0 {
			b[1+i] = "rwx"[i%3]
		}
	}
	special(b, 3, mode&setUID != 0, 's', 'S')
	special(b, 6, mode&setGID != 0, 's', 'S')
	special(b, 9, mode&sticky != 0, 't', 'T')
	return string(b)
}

func special(b []byte, i int, set bool, with, without byte) {
	switch {
	case set && b[i] == 'x':
		b[i] = with
	case set:
		b[i] = without
	}
}

// Type is the file type bits of st_mode for a kind of file.
func Type(k view.Kind) uint32 {
	switch k {
	case view.Dir:
		return 0o040000
	case view.Symlink:
		return 0o120000
	case view.Device:
		return 0o020000
	case view.Fifo:
		return 0o010000
	}
	return 0o100000
}
