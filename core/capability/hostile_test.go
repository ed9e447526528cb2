package capability_test

import (
	"fmt"
	"math/big"
	"math/rand"
	"strings"
	"testing"

	"ambit/core/capability"
)

func many(n int, format string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// TestSmallValuesCostLittle checks values of a megabyte against schemas with which each of
// their parts once took as long as the whole should: minutes in all. Those that a bound on
// work ends, say so.
func TestSmallValuesCostLittle(t *testing.T) {
	const tooMuch = "too large, or its schema too branched"
	for _, tc := range []struct{ name, schema, value, want string }{
		{"multiples of short numbers with many zeros", `{"items": {"multipleOf": 0.01}}`, "[" + strings.Repeat("1e9999,", 140_000) + "0]", ""},
		{"multiples of a long number", `{"multipleOf": ` + strings.Repeat("7", 200_000) + `}`, strings.Repeat("9", 1_000_000), tooMuch},
		{"a pattern with many states", `{"items": {"pattern": "^(([a-z]{1,30}){1,30})*$"}}`, `["` + strings.Repeat("a", 1_000_000) + `!"]`, tooMuch},
		{"a pattern that others backtrack in", `{"items": {"pattern": "(x+x+)+y"}}`, `["` + strings.Repeat("x", 1_000_000) + `"]`, "must match"},
		{"many patterns of names", `{"patternProperties": {` + many(5000, `"^p%d$": true,`) + `"z": true}}`, `{` + many(60_000, `"p%dx": 1,`) + `"z": 1}`, tooMuch},
		{"many properties", `{"properties": {` + many(9000, `"p%d": true,`) + `"z": true}}`, `{` + many(60_000, `"p%dx": 1,`) + `"z": 1}`, ""},
		{"many values to be one of", `{"items": {"enum": [` + many(30_000, "%d,") + `0]}}`, `[` + strings.Repeat("99999,", 100_000) + `0]`, "must be one of 0, 1"},
		{"many required names", `{"items": {"required": [` + many(20_000, `"p%d",`) + `"z"]}}`, `[` + strings.Repeat("{},", 300_000) + `{}]`, tooMuch},
	} {
		t.Run(tc.name, func(t *testing.T) {
			s, err := capability.CompileSchema([]byte(tc.schema))
			if err != nil {
				t.Fatal(err)
			}
			got := fmt.Sprint(s.Check([]byte(tc.value)))
			if tc.want == "" && got != "[]" || !strings.Contains(got, tc.want) {
				t.Errorf("%.200s", got)
			}
		})
	}
}

// TestMultiplesAreExact compares with numbers that are written out.
func TestMultiplesAreExact(t *testing.T) {
	r := rand.New(rand.NewSource(7))
	number := func(digits int) string {
		s := fmt.Sprint(1 + r.Intn(9))
		for range r.Intn(digits) {
			s += fmt.Sprint(r.Intn(10))
		}
		return s
	}
	rat := func(s string) *big.Rat {
		v, ok := new(big.Rat).SetString(s)
		if !ok {
			t.Fatal(s)
		}
		return v
	}
	multiples := 0
	for range 4000 {
		of := number(24) + fmt.Sprintf("e%d", r.Intn(9)-4)
		value := number(40) + fmt.Sprintf("e%d", r.Intn(60)-9)
		if r.Intn(2) == 0 {
			value = new(big.Rat).Mul(rat(of), new(big.Rat).SetInt64(r.Int63n(1e6))).FloatString(8)
		}
		s, err := capability.CompileSchema([]byte(`{"multipleOf": ` + of + `}`))
		if err != nil {
			t.Fatal(err)
		}
		want := new(big.Rat).Quo(rat(value), rat(of)).IsInt()
		if want {
			multiples++
		}
		if got := s.Check([]byte(value)) == nil; got != want {
			t.Fatalf("%s of %s: %v, want %v", value, of, got, want)
		}
	}
	if multiples < 1000 {
		t.Errorf("%d multiples only", multiples)
	}
}

// TestTextIsText refuses what JSON can say and no text is: a reader would take different
// ones for the same.
func TestTextIsText(t *testing.T) {
	s, err := capability.CompileSchema([]byte(`{}`))
	if err != nil {
		t.Fatal(err)
	}
	for _, bad := range []string{"\"\xff\"", `"\ud800"`, `"\udc00"`, `"\ud800\ud800"`, `"\uD83Dx"`, `{"\udfff": 1}`, `"\\\ud800"`, `["\ud83d\ude00", "\ude00"]`} {
		if got := s.Check([]byte(bad)); len(got) != 1 {
			t.Errorf("%q fits", bad)
		}
	}
	for _, good := range []string{`"\ud83d\ude00"`, `"\\ud800"`, `"\\\\ud800"`, `"\u00e4\n\""`, `"\\"`, `""`, `"\uFFFD"`} {
		if got := s.Check([]byte(good)); got != nil {
			t.Errorf("%s: %v", good, got)
		}
	}
}
