package find

import (
	"math"
	"strconv"
)

// comparison is the sign of a numeric argument: +n more, -n less, n exactly.
type comparison int

const (
	equal comparison = iota
	more
	less
)

func splitSign(s string) (comparison, string) {
	if s == "" {
		return equal, s
	}
	switch s[0] {
	case '+':
		return more, s[1:]
	case '-':
		return less, s[1:]
	}
	return equal, s
}

func (c comparison) holds(v, n uint64) bool {
	switch c {
	case more:
		return v > n
	case less:
		return v < n
	}
	return v == n
}

// number reads [+-]N.
func number(s string) (comparison, uint64, bool) {
	c, s := splitSign(s)
	n, err := strconv.ParseUint(s, 10, 64)
	return c, n, err == nil
}

// fraction reads [+-]N[.N] as nanoseconds of a unit of sec seconds.
func fraction(s string, sec float64) (comparison, int64, bool) {
	c, s := splitSign(s)
	for _, b := range []byte(s) {
		if (b < '0' || b > '9') && b != '.' {
			return c, 0, false
		}
	}
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		return c, 0, false
	}
	v *= sec
	if v > math.MaxInt64/4e9 {
		v = math.MaxInt64 / 4e9
	}
	whole := math.Floor(v)
	return c, int64(whole)*1e9 + int64(float64((v-whole)*1e9)), true
}
