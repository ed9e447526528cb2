package capability

import (
	"cmp"
	"math/big"
	"math/bits"
	"strconv"
	"strings"

	"github.com/tidwall/gjson"

	"ambit/core/ledger"
)

// decimal is a JSON number, exactly: 0.DIGITS × 10^exp.
type decimal struct {
	neg    bool
	digits string // without zeros at either end; "" is zero
	exp    int
	text   string // as it was written
}

// maxExponent bounds exponents: beyond it numbers are not told apart by anybody.
const maxExponent = 10_000

func parseDecimal(s string) (decimal, bool) {
	d := decimal{text: s}
	rest, neg := strings.CutPrefix(s, "-")
	mantissa, exponent := rest, ""
	if i := strings.IndexAny(rest, "eE"); i >= 0 {
		mantissa, exponent = rest[:i], rest[i+1:]
	}
	whole, fraction, _ := strings.Cut(mantissa, ".")
	d.exp = len(whole)
	if exponent != "" {
		e, err := strconv.Atoi(exponent)
		if err != nil || e > maxExponent || e < -maxExponent {
			return d, false
		}
		d.exp += e
	}
	digits := strings.TrimLeft(whole+fraction, "0")
	d.exp -= len(whole) + len(fraction) - len(digits)
	d.digits = strings.TrimRight(digits, "0")
	if d.digits == "" {
		d.exp = 0
		return d, true
	}
	d.neg = neg
	return d, true
}

func (d decimal) zero() bool { return d.digits == "" }

func (d decimal) integer() bool { return d.exp >= len(d.digits) }

// compare is -1, 0 or 1 as d is below, equal to or above o.
func (d decimal) compare(o decimal) int {
	if d.sign() != o.sign() {
		return cmp.Compare(d.sign(), o.sign())
	}
	order := 0
	switch {
	case d.zero():
	case d.exp != o.exp:
		order = 1
		if d.exp < o.exp {
			order = -1
		}
	default:
		order = strings.Compare(d.digits, o.digits)
	}
	return order * d.sign()
}

func (d decimal) sign() int {
	switch {
	case d.zero():
		return 0
	case d.neg:
		return -1
	}
	return 1
}

// multipleOf reports whether d is a whole number of times o. Neither is ever written out:
// a short number may have ten thousand zeros.
func (d decimal) multipleOf(o decimal) bool {
	if d.zero() {
		return true
	}
	zeros := (d.exp - len(d.digits)) - (o.exp - len(o.digits))
	if zeros < 0 {
		return false // the last digit of d is none that o, times ten, has
	}
	if len(o.digits) < maxWord {
		n, _ := strconv.ParseUint(o.digits, 10, 64)
		return remainder(d.digits, zeros, n) == 0
	}
	a, _ := new(big.Int).SetString(d.digits, 10)
	b, _ := new(big.Int).SetString(o.digits, 10)
	a.Mod(a, b)
	a.Mul(a, new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(zeros)), b))
	return a.Mod(a, b).Sign() == 0
}

// maxWord is the number of digits that may not fit into 64 bits.
const maxWord = 20

// remainder is that of digits × 10^zeros by n.
func remainder(digits string, zeros int, n uint64) uint64 {
	rest := uint64(0)
	times := func(a, b uint64) uint64 {
		high, low := bits.Mul64(a, b)
		return bits.Rem64(high, low, n)
	}
	for _, c := range []byte(digits) {
		high, low := bits.Mul64(rest, 10)
		low, carry := bits.Add64(low, uint64(c-'0'), 0)
		rest = bits.Rem64(high+carry, low, n)
	}
	power := 10 % n
	for ; zeros > 0 && rest > 0; zeros >>= 1 {
		if zeros&1 == 1 {
			rest = times(rest, power)
		}
		power = times(power, power)
	}
	return rest
}

// spell writes a value so that equal values have one spelling: sorted members, one way to
// write each string and number.
func spell(v gjson.Result) string { return string(ledger.Canonical(nil, spelling(v))) }

func spelling(v gjson.Result) ledger.Value {
	switch {
	case v.IsObject():
		o := ledger.Object{}
		v.ForEach(func(k, e gjson.Result) bool {
			o = append(o, ledger.Member{Name: k.Str, Value: spelling(e)})
			return true
		})
		return o
	case v.IsArray():
		list := []ledger.Value{}
		v.ForEach(func(_, e gjson.Result) bool {
			list = append(list, spelling(e))
			return true
		})
		return list
	case v.Type == gjson.String:
		return v.Str
	case v.Type == gjson.Number:
		d, ok := parseDecimal(v.Raw)
		if !ok {
			return ledger.Raw(v.Raw)
		}
		return ledger.Raw(d.spell())
	}
	return ledger.Raw(v.Raw)
}

// spell writes a number as a whole number where it is one that is not long, else with an
// exponent.
func (d decimal) spell() string {
	sign := ""
	if d.neg {
		sign = "-"
	}
	switch {
	case d.zero():
		return "0"
	case d.integer() && d.exp <= 40:
		return sign + d.digits + strings.Repeat("0", d.exp-len(d.digits))
	case d.exp > 0 && d.exp < len(d.digits):
		return sign + d.digits[:d.exp] + "." + d.digits[d.exp:]
	case d.exp == 0:
		return sign + "0." + d.digits
	}
	return sign + d.digits + "e" + strconv.Itoa(d.exp-len(d.digits))
}
