package gnu

import (
	"errors"
	"math"
	"math/bits"
	"strings"

	"ambit/core/shell/command"
)

// The ways in which ParseSize fails.
var (
	ErrInvalid  = errors.New("invalid")
	ErrSuffix   = errors.New("invalid suffix")
	ErrOverflow = errors.New("Value too large for defined data type")
)

// ParseSize reads an unsigned decimal number with an optional multiplier, as
// gnulib's xstrtoumax does. Of the suffix letters "bcwkKMGTPEZYRQ" and so on, only
// those in suffixes are known; K M G … mean powers of 1024, KB MB GB powers of
// 1000 and KiB MiB powers of 1024 again where suffixes contains '0'. b is 512. A
// bare suffix means 1 of it. On ErrOverflow the value is the maximum.
func ParseSize(s, suffixes string) (uint64, error) {
	return parseInteger(strings.TrimLeft(s, " \t\n\v\f\r"), suffixes)
}

func parseInteger(s, suffixes string) (uint64, error) {
	s = strings.TrimPrefix(s, "+")
	var v uint64
	overflow := false
	i := 0
	for ; i < len(s) && s[i] >= '0' && s[i] <= '9'; i++ {
		hi, lo := bits.Mul64(v, 10)
		sum, carry := bits.Add64(lo, uint64(s[i]-'0'), 0)
		if hi != 0 || carry != 0 {
			overflow = true
		}
		v = sum
	}
	if i == 0 {
		if s == "" || !strings.Contains(suffixes, s[:1]) || s[0] == '0' {
			return 0, ErrInvalid
		}
		v = 1
	}
	if overflow {
		v = math.MaxUint64
	}
	if rest := s[i:]; rest != "" {
		scaled, over, ok := scale(v, rest, suffixes)
		if !ok {
			return v, ErrSuffix
		}
		v, overflow = scaled, overflow || over
	}
	if overflow {
		return math.MaxUint64, ErrOverflow
	}
	return v, nil
}

// BadNumber reports, in the words of gnulib's xstrtol_fatal, the error that ParseSize
// had with the argument of an option, and whether there was one.
func BadNumber(p *command.Proc, g *command.Getopt, err error) bool {
	switch err {
	case nil:
		return false
	case ErrOverflow:
		p.Errorf("%s argument '%s' too large", g.Name, g.Arg)
	case ErrSuffix:
		p.Errorf("invalid suffix in %s argument '%s'", g.Name, g.Arg)
	default:
		p.Errorf("invalid %s argument '%s'", g.Name, g.Arg)
	}
	return true
}

func scale(v uint64, suffix, suffixes string) (scaled uint64, overflow, ok bool) {
	c := suffix[0]
	if c == '0' || !strings.Contains(suffixes, string(c)) {
		return v, false, false
	}
	base, used := uint64(1024), 1
	if strings.Contains(suffixes, "0") {
		switch {
		case strings.HasPrefix(suffix[1:], "iB"):
			used = 3
		case strings.HasPrefix(suffix[1:], "B"), strings.HasPrefix(suffix[1:], "D"):
			base, used = 1000, 2
		}
	}
	power := 0
	switch c {
	case 'c':
	case 'w':
		base, power = 2, 1
	case 'b':
		base, power = 512, 1
	case 'B':
		base, power = 1024, 1
	default:
		power = strings.IndexByte("kmgtpezyrq", c|0x20) + 1
		if power == 0 {
			return v, false, false
		}
	}
	if c == 'c' || c == 'w' || c == 'b' || c == 'B' {
		used = 1
	}
	if used != len(suffix) {
		return v, false, false
	}
	for range power {
		hi, lo := bits.Mul64(v, base)
		if hi != 0 {
			return math.MaxUint64, true, true
		}
		v = lo
	}
	return v, false, true
}
