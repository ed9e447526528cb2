package regex

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"ambit/core/fuel"
)

func TestFindSubmatch(t *testing.T) {
	for _, c := range []struct {
		pattern string
		opt     Options
		text    string
		from    int
		flags   Flags
		want    string
	}{
		{"(a|ab)(c|bcd)(d*)", Options{Dialect: ERE}, "abcd", 0, 0, "[0 4 0 1 1 4 4 4]"},
		{`\(a*\)*`, Options{}, "b", 0, 0, "[0 0 0 0]"},
		{"(a)|b", Options{Dialect: ERE}, "b", 0, 0, "[0 1 -1 -1]"},
		{"^a", Options{Dialect: ERE}, "aa", 1, 0, "[]"},
		{"^a", Options{Dialect: ERE}, "aa", 0, NotBOL, "[]"},
		{"a$", Options{Dialect: ERE}, "aa", 0, NotEOL, "[]"},
		{"^b", Options{Dialect: ERE, MultiLine: true}, "a\nb", 0, 0, "[2 3]"},
		{"a.b", Options{Dialect: ERE, Newline: true}, "a\nb", 0, 0, "[]"},
		{"a[^x]b", Options{Dialect: ERE, Newline: true}, "a\nb", 0, 0, "[]"},
		{"b", Options{}, "ab", 0, Anchored, "[]"},
		{"b", Options{}, "ab", 1, Anchored, "[1 2]"},
		{`\bb`, Options{}, "ab", 1, 0, "[]"},
		{".", Options{}, "\xffé", 0, 0, "[1 3]"},
		{".", Options{Bytes: true}, "\xffé", 0, 0, "[0 1]"},
		{"É", Options{ICase: true}, "é", 0, 0, "[0 2]"},
		{"ab", Options{Whole: true}, "abc", 0, 0, "[]"},
		{"a", Options{Dialect: GrepBRE, Word: true}, "aa a", 0, 0, "[3 4]"},
		{"(?<y>\\d+)-(?<m>\\d+)?", Options{Dialect: Oniguruma}, "2026-", 0, 0, "[0 5 0 4 -1 -1]"},
		{"a|ab", Options{Dialect: Perl}, "ab", 0, 0, "[0 1]"},
		{"a|ab", Options{Dialect: Perl, Longest: true}, "ab", 0, 0, "[0 2]"},
		{`(?<=\w)b\K.`, Options{Dialect: Perl}, "bc abc", 0, 0, "[5 6]"},
		{"b\nfoo", Options{Dialect: Fixed}, "a foo", 0, 0, "[2 5]"},
		{`\yfoo\y`, Options{Dialect: AWK}, "a foo", 0, 0, "[2 5]"},
		{`x{2,3}`, Options{Dialect: ERE}, "xxxx", 0, 0, "[0 3]"},
	} {
		re, err := Compile(c.pattern, c.opt)
		if err != nil {
			t.Errorf("%q: %v", c.pattern, err)
			continue
		}
		if got := fmt.Sprint(re.FindSubmatch(nil, []byte(c.text), c.from, c.flags)); got != c.want {
			t.Errorf("%q %+v on %q from %d: %s, want %s", c.pattern, c.opt, c.text, c.from, got, c.want)
		}
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct {
		pattern string
		d       Dialect
		want    string
	}{
		{"[a", BRE, errBracket}, {"[", BRE, errBadPat}, {"[[:foo:]]", ERE, errClass}, {`\(`, BRE, errParen}, {`\)`, BRE, errCloseParen}, {"a{1", ERE, errBrace},
		{`a\{2,1\}`, BRE, errBadBrace}, {"*a", ERE, errRepeat}, {"a**", BRE, errRepeat}, {`\1`, BRE, errBackref}, {`a\`, BRE, errEscape}, {"[b-a]", BRE, errRange},
		{"a{32768}", ERE, errTooBig}, {"[[.ab.]]", BRE, errCollate}, {"[:space:]", GrepBRE, errClassSyntax}, {"(", Perl, "missing closing parenthesis"}, {"(", Oniguruma, "end pattern with unmatched parenthesis"},
		{strings.Repeat("(", 5000), ERE, errSpace}, {strings.Repeat("(?:", 5000), Perl, "parentheses are too deeply nested"}, {`((\w{1000}){1000}){1000}`, ERE, errTooBig},
	} {
		_, err := Compile(c.pattern, Options{Dialect: c.d})
		if err == nil || err.Error() != c.want {
			t.Errorf("%.40q: %v, want %s", c.pattern, err, c.want)
		}
	}
	for _, ok := range []struct {
		pattern string
		d       Dialect
	}{{"a**", CoreutilsBRE}, {"[b-a]", CoreutilsBRE}, {"a)", GrepERE}, {"a{1", GrepERE}, {"+", AWK}, {"a**", ERE}, {"{", AWK}} {
		if _, err := Compile(ok.pattern, Options{Dialect: ok.d}); err != nil {
			t.Errorf("%q: %v", ok.pattern, err)
		}
	}
}

func TestLine(t *testing.T) {
	text := []byte("one\ntwo x\n\nthrée x\nfour")
	for _, c := range []struct {
		pattern string
		from    int
		line    string
	}{{"x", 0, "two x"}, {"x", 10, "thrée x"}, {"^$", 0, ""}, {`\bx`, 11, "thrée x"}, {"four", 0, "four"}, {`\(.\)\1`, 0, ""}, {"e.", 0, "thrée x"}, {`e\|o`, 0, "one"}} {
		re, err := Compile(c.pattern, Options{Dialect: GrepBRE, Lines: true, MultiLine: true, Newline: true})
		if err != nil {
			t.Fatal(err)
		}
		pos, ok := re.Line(text, c.from)
		got := ""
		if ok {
			start := strings.LastIndexByte(string(text[:pos]), '\n') + 1
			got = string(text[start:lineEndAt(text, pos)])
		}
		if got != c.line {
			t.Errorf("%q from %d: %q, want %q", c.pattern, c.from, got, c.line)
		}
	}
}

func TestBacktrackingIsMetered(t *testing.T) {
	m := fuel.New(time.Unix(0, 0), fuel.Limits{Fuel: 100_000})
	defer func() {
		err, _ := recover().(error)
		var limit *fuel.Exceeded
		if !errors.As(err, &limit) || limit.Limit != "fuel" {
			t.Errorf("ends with %v", err)
		}
	}()
	re, err := Compile(`^(a+)+\1b`, Options{Dialect: Perl, Meter: m})
	if err != nil {
		t.Fatal(err)
	}
	re.Match([]byte(strings.Repeat("a", 80) + "c b"))
}

func TestLinearOnLongSubjects(t *testing.T) {
	m := fuel.New(time.Unix(0, 0), fuel.Limits{Fuel: 20_000_000, Memory: 24 << 20})
	for _, p := range []string{"(a|aa)*c", "(.*)(.*)(.*)x", "([a-z]+)*$", "(a|b)*a(a|b){12}(c|$)", "(é|a)+(b|$)"} {
		re, err := Compile(p, Options{Dialect: ERE, Meter: m})
		if err != nil {
			t.Fatal(err)
		}
		re.FindSubmatch(nil, []byte(strings.Repeat("ab", 1<<17)+"x"), 0, 0)
	}
}

func TestCacheForgets(t *testing.T) {
	var c Cache
	first, _ := c.Compile("a0", Options{})
	if again, _ := c.Compile("a0", Options{}); again != first {
		t.Error("a pattern is compiled twice")
	}
	for i := range 2 * cacheSize {
		c.Compile(fmt.Sprint("b", i), Options{})
	}
	if len(c.entries) > cacheSize || len(c.order) > cacheSize {
		t.Errorf("%d patterns are kept", len(c.entries))
	}
	if again, _ := c.Compile("a0", Options{}); again == first {
		t.Error("the oldest pattern is kept")
	}
}
