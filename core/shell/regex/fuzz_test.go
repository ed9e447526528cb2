package regex

import (
	"testing"
	"time"

	"ambit/core/fuel"
)

// FuzzCompile feeds patterns and subjects to every dialect: nothing may panic but
// for a limit, and the engines must agree on where a match is.
func FuzzCompile(f *testing.F) {
	for _, s := range perlPatterns {
		f.Add(s, "foo bar a1", uint8(6), uint8(0))
	}
	for _, s := range []string{`\(a*\)*\1`, "[[:alpha:]]x{2,3}", `^\(.*\)\n\1$`, "(a|b)*c|(a|ab)(c|bcd)", "a{,3}b{2,}", "[]a-z]", `\<é\>`, "(((((x)))))*"} {
		f.Add(s, "abcaé x", uint8(0), uint8(1))
		f.Add(s, "abcaé x", uint8(1), uint8(2))
	}
	f.Fuzz(func(t *testing.T, pattern, subject string, dialect, bits uint8) {
		if len(pattern) > 200 || len(subject) > 200 {
			return
		}
		m := fuel.New(time.Unix(0, 0), fuel.Limits{Fuel: 200_000, Memory: 24 << 20})
		defer func() {
			if r := recover(); r != nil {
				if _, ok := r.(*fuel.Exceeded); !ok {
					panic(r)
				}
			}
		}()
		opt := Options{Dialect: Dialect(dialect % 9), ICase: bits&1 != 0, Bytes: bits&2 != 0, MultiLine: bits&4 != 0, Newline: bits&8 != 0,
			Whole: bits&16 != 0, Word: bits&32 != 0, Lines: bits&64 != 0, Meter: m}
		re, err := Compile(pattern, opt)
		if err != nil {
			return
		}
		b := []byte(subject)
		start, end, ok := re.Find(b, 0, 0)
		if ok && (start < 0 || end < start || end > len(b)) {
			t.Fatalf("%q on %q: found %d-%d", pattern, subject, start, end)
		}
		if got := re.Match(b); got != ok {
			t.Fatalf("%q on %q: Match %v, Find %v", pattern, subject, got, ok)
		}
		loc := re.FindSubmatch(nil, b, 0, 0)
		if ok != (loc != nil) || ok && (loc[0] != start || loc[1] != end) {
			t.Fatalf("%q on %q: Find %d-%d %v, FindSubmatch %v", pattern, subject, start, end, ok, loc)
		}
		if !re.p.regular {
			return
		}
		if slow := re.slow(nil, b, 0, -1, 0); ok != (slow != nil) || ok && (slow[0] != start || slow[1] != end) {
			t.Fatalf("%q on %q: automaton %d-%d %v, backtracking %v", pattern, subject, start, end, ok, slow)
		}
		if pike := re.runPike(nil, b, 0, -1, 0); ok != (pike != nil) || ok && (pike[0] != start || pike[1] != end) {
			t.Fatalf("%q on %q: automaton %d-%d %v, pike %v", pattern, subject, start, end, ok, pike)
		}
	})
}
