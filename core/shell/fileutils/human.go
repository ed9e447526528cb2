package fileutils

import (
	"math/bits"
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

// human says how a program prints sizes: in units of block bytes, or scaled.
type human struct {
	block  uint64 // unit in bytes; 0 means scaled
	base   uint64 // 1024 or 1000, for scaled sizes and the suffix
	suffix string // written after a number, as in --block-size=K
	group  bool   // thousands separators; the C locale has none
}

const powerLetters = "KMGTPEZYRQ"

// parseBlockSize reads the argument of --block-size: human-readable, si, a size,
// or a suffix that is printed too (GNU coreutils manual, Block size).
func parseBlockSize(s string) (human, bool) {
	s, group := strings.CutPrefix(s, "'")
	switch {
	case s == "human-readable" || s != "" && strings.HasPrefix("human-readable", s):
		return human{base: 1024, group: group}, true
	case s == "si":
		return human{base: 1000, group: group}, true
	}
	digits := 0
	for digits < len(s) && s[digits] >= '0' && s[digits] <= '9' {
		digits++
	}
	n := uint64(1)
	if digits > 0 {
		v, err := strconv.ParseUint(s[:digits], 10, 64)
		if err != nil {
			return human{}, false
		}
		n = v
	}
	h := human{base: 1024, group: group}
	unit := s[digits:]
	if unit != "" {
		c := unit[0]
		if c == 'k' {
			c = 'K'
		}
		power := strings.IndexByte(powerLetters, c) + 1
		if unit == "b" {
			h.block = 512 * n
			return h, true
		}
		if power == 0 {
			return human{}, false
		}
		switch unit[1:] {
		case "", "iB":
		case "B":
			h.base = 1000
		default:
			return human{}, false
		}
		for range power {
			hi, lo := bits.Mul64(n, h.base)
			if hi != 0 {
				return human{}, false
			}
			n = lo
		}
		if digits == 0 {
			h.suffix = unit
			if h.base == 1000 && unit[0] == 'K' {
				h.suffix = "k" + unit[1:]
			}
			if h.base == 1024 && unit == "k" {
				h.suffix = "K"
			}
		}
	}
	if n == 0 {
		return human{}, false
	}
	h.block = n
	return h, true
}

// blockSizeOption is parseBlockSize for the argument of an option, of which it
// reports what is wrong.
func blockSizeOption(p *command.Proc, g *command.Getopt) (human, bool) {
	h, ok := parseBlockSize(g.Arg)
	switch {
	case g.Arg == "":
		p.Errorf("invalid %s argument ''", g.Name)
		return h, false
	case !ok && isDigit(g.Arg[0]) && strings.Trim(g.Arg, "0") != "":
		p.Errorf("invalid suffix in %s argument %s", g.Name, gnu.QuoteName(p, g.Arg))
	case !ok:
		p.Errorf("invalid %s argument %s", g.Name, gnu.QuoteName(p, g.Arg))
	}
	return h, ok
}

// envBlockSize finds the unit set by the environment, else def.
func envBlockSize(p *command.Proc, key string, def uint64) human {
	for _, k := range []string{key, "BLOCK_SIZE", "BLOCKSIZE"} {
		if v, ok := p.Getenv(k); ok && k != "" {
			if h, ok := parseBlockSize(v); ok {
				return h
			}
			break
		}
	}
	if _, ok := p.Getenv("POSIXLY_CORRECT"); ok && def == 1024 {
		def = 512
	}
	return human{block: def, base: 1024}
}

// format prints n bytes, rounded up.
func (h human) format(n uint64) string {
	if h.block != 0 {
		q, r := n/h.block, n%h.block
		if r != 0 {
			q++
		}
		return strconv.FormatUint(q, 10) + h.suffix
	}
	if n < h.base {
		return strconv.FormatUint(n, 10)
	}
	unit, power := h.base, 1
	for n/unit >= h.base && power < 6 {
		unit *= h.base
		power++
	}
	letter := powerLetters[power-1 : power]
	if h.base == 1000 && power == 1 {
		letter = "k"
	}
	hi, lo := bits.Mul64(n, 10)
	tenths, r := bits.Div64(hi, lo, unit)
	if r != 0 {
		tenths++
	}
	if tenths < 100 {
		return strconv.FormatUint(tenths/10, 10) + "." + strconv.FormatUint(tenths%10, 10) + letter
	}
	v := n / unit
	if n%unit != 0 {
		v++
	}
	if v == h.base && power < len(powerLetters) {
		letter = powerLetters[power : power+1]
		return "1.0" + letter
	}
	return strconv.FormatUint(v, 10) + letter
}
