package jq_test

import (
	"bytes"
	"fmt"
	"os/exec"
	"strings"
	"testing"
	"time"

	"ambit/core/shell"
	_ "ambit/core/shell/jq"
)

func quote(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

// runJQ runs jq on input under the default limits.
func runJQ(input string, args ...string) *shell.Result {
	words := []string{"jq"}
	for _, a := range args {
		words = append(words, quote(a))
	}
	return shell.Run(shell.Call{Script: strings.Join(words, " "), Start: time.Unix(1_700_000_000, 0), Stdin: strings.NewReader(input)})
}

// TestFollowsJQ17 has what jq 1.7 gives where Debian's 1.6, which the differential cases
// compare with, gives something else or an error.
func TestFollowsJQ17(t *testing.T) {
	for _, tt := range []struct{ program, want string }{
		{`3.0, 1.10, -0, 1.000, 100000000000000000000`, "3.0\n1.10\n-0\n1.000\n100000000000000000000\n"},
		{`123456789012345678, 0.00001, 1E1000`, "123456789012345678\n0.00001\n1E+1000\n"},
		{`100000000000000000001 | ., . + 0, -., [.], tojson`, "100000000000000000001\n1e+20\n-1e+20\n[100000000000000000001]\n\"100000000000000000001\"\n"},
		{`100000000000000000001 == 100000000000000000000, 100000000000000000001 > 100000000000000000000`, "false\ntrue\n"},
		{`[1.7] | .[0.9]`, "1.7\n"},
		{`try error(null) catch .`, "null\n"},
		{`"nan" | fromjson`, "null\n"},
		{`if true then 1 end`, "1\n"},
		{`{a: [1]} | .a.[0]`, "1\n"},
		{`[limit(0; 1, 2)]`, "[]\n"},
		{`[1, 2, 3, 4] | .[] |= empty`, "[]\n"},
		{`[1, 2] | map_values(empty)`, "[]\n"},
		{`any(1, error("x"); . == 1)`, "true\n"},
		{`try isempty(error("x")) catch "e"`, "\"e\"\n"},
		{`[.[]?, (1 as $x | {$__loc__, $x})] | .[0].x`, "1\n"},
		{`"aXbX" | [gsub("X"; "y", "z")]`, "[\"ayby\",\"azbz\"]\n"},
		{`"aaa" | gsub(""; "-")`, "\"-a-a-a\"\n"},
		{`@uri "\("!*")"`, "\"%21%2A\"\n"},
		{`"a" | @base32, ("ME======" | @base32d)`, "\"ME======\"\n\"a\"\n"},
		{`"  x " | trim, ltrim, rtrim`, "\"x\"\n\"x \"\n\"  x\"\n"},
		{`[1, [2]] | map(toarray)`, "[[1],[2]]\n"},
		{`[-5, 3] | map(abs)`, "[5,3]\n"},
		{`{"a": {"b": 1, "c": 2}, "d": 3} | pick(.a.b)`, "{\"a\":{\"b\":1}}\n"},
		{`65 | ascii`, "\"A\"\n"},
		{`[splits("a")?], have_literal_numbers, have_decnum`, "[]\ntrue\ntrue\n"},
		{`"ab" | [scan("(a)(b)"; "g")], [scan("A"; "i")]`, "[[\"a\",\"b\"]]\n[\"a\"]\n"},
		{`[1, 2] | [skip(1; .[])], add(.[])`, "[2]\n3\n"},
		{`null | debug("m") | 1`, "1\n"},
		{`0 | todate, date`, "\"1970-01-01T00:00:00Z\"\n\"1970-01-01T00:00:00Z\"\n"},
		{`isvalid(1), isvalid(error("x"))`, "true\nfalse\n"},
	} {
		r := runJQ("", "-nc", tt.program)
		if string(r.Stdout) != tt.want || r.Exit != 0 {
			t.Errorf("%s\n got %q (%d) %s\nwant %q", tt.program, r.Stdout, r.Exit, r.Stderr, tt.want)
		}
	}
}

func TestKeepsDigitsAndOrderOfInput(t *testing.T) {
	const doc = "{\n  \"z\": 1.50,\n  \"a\": 12345678901234567890123,\n  \"m\": {\n    \"y\": 1,\n    \"b\": -0\n  }\n}\n"
	if r := runJQ(doc, "."); string(r.Stdout) != doc {
		t.Errorf("got %s", r.Stdout)
	}
	if r := runJQ(doc, "-c", ".m.x = 1 | .z = 2 | del(.a) | keys_unsorted"); string(r.Stdout) != "[\"z\",\"m\"]\n" {
		t.Errorf("got %s", r.Stdout)
	}
}

func TestBombsEndByALimit(t *testing.T) {
	deep := strings.Repeat("[", 100_000)
	for _, tt := range []struct{ name, program, input, limit string }{
		{"endless output", `repeat(1)`, "", "output"},
		{"endless loop", `last(repeat(1))`, "", "fuel"},
		{"endless recursion in last place", `def f: f; f`, "", "fuel"},
		{"recursion", `def f: 1 + f; f`, "", "depth"},
		{"recursion in an array", `def f: [f]; f`, "", "depth"},
		{"growing closures", `def f(x): f(x | x); f(.)`, "", "memory"},
		{"growing arguments", `def f(x): [range(1000)] as $v | f(x + $v[0]); f(1)`, "", "memory"},
		{"endless array", `[repeat("x")]`, "", "memory"},
		{"range", `[range(1e12)]`, "", "memory"},
		{"string doubling", `reduce range(100) as $i ("x"; . + .) | length`, "", "memory"},
		{"array doubling", `reduce range(100) as $i ([1]; . + .) | length`, "", "memory"},
		{"sharing that prints without end", `reduce range(60) as $i (1; [., .]) | tojson`, "", "memory"},
		{"string repetition", `"x" * 1e9`, "", "memory"},
		{"sparse index", `.[500000000] = 1`, "", "memory"},
		{"nested value", `reduce range(20000) as $i (0; [.]) | tojson`, "", "depth"},
		{"nested path", `setpath([range(20000) | 0]; 1)`, "", "depth"},
		{"combinations", `[[range(100)], [range(100)], [range(100)], [range(100)], [range(100)]] | [combinations] | length`, "", "memory"},
		{"backtracking pattern", `("a" * 40) | test("^(?=(a*)*b)")`, "", ""},
		{"deep input", `.`, deep, ""},
		{"deep input as events", `length`, deep, ""},
		{"deep program", strings.Repeat("[", 100_000), "", ""},
		{"many operators", strings.Repeat("-", 100_000) + "1", "", ""},
		{"interpolation", strings.Repeat(`"\(`, 50_000), "", ""},
		{"input forever kept", `[inputs]`, strings.Repeat("[1,2,3,4,5,6,7,8]\n", 1_500_000), "memory"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			args := []string{"-n", tt.program}
			if tt.input != "" && tt.limit == "" {
				args = []string{"-c", tt.program}
			}
			r := runJQ(tt.input, args...)
			if tt.limit != "" && !strings.Contains(string(r.Stderr), tt.limit+" limit") {
				t.Errorf("exit %d, stderr %.200q", r.Exit, r.Stderr)
			}
		})
	}
}

// document is an array of records of about size bytes.
func document(size int) string {
	var b strings.Builder
	b.WriteString("[")
	for i := 0; b.Len() < size; i++ {
		if i > 0 {
			b.WriteString(",\n")
		}
		fmt.Fprintf(&b, `{"id": %d, "name": "user%d", "group": "g%d", "value": %d.%d, "tags": ["a%d", "b"], "active": %v, "note": null}`,
			i, i*7919%5000, i%13, i*31%1000, i%97, i%10, i%3 == 0)
	}
	b.WriteString("]\n")
	return b.String()
}

func TestTenMegabytesFitTheDefaultLimits(t *testing.T) {
	if testing.Short() {
		t.Skip("reads 10 MB several times")
	}
	doc := document(10_000_000)
	for _, program := range []string{
		`length`, `.[] | select(.value > 998) | .name`, `group_by(.group) | map({g: .[0].group, n: length})`,
		`map(.value) | add`, `map(.value |= . + 1) | length`, `sort_by(.value) | .[0]`, `INDEX(.id) | length`,
		`map({id, name}) | length`, `reduce .[] as $r ({}; .[$r.group] += $r.value)`, `[.[].tags[]] | unique`,
	} {
		if r := runJQ(doc, "-c", program); r.Exit != 0 {
			t.Errorf("%s: exit %d, %s", program, r.Exit, r.Stderr)
		}
	}
}

// BenchmarkTenMegabytes times whole commands, and Debian's jq beside them where it is
// installed.
func BenchmarkTenMegabytes(b *testing.B) {
	doc := document(10_000_000)
	for _, program := range []string{`length`, `.[] | select(.value > 990) | .name`, `group_by(.group) | map(length)`} {
		b.Run(program, func(b *testing.B) {
			b.SetBytes(int64(len(doc)))
			for b.Loop() {
				if r := runJQ(doc, "-c", program); r.Exit != 0 {
					b.Fatalf("exit %d: %s", r.Exit, r.Stderr)
				}
			}
		})
		path, err := exec.LookPath("jq")
		if err != nil {
			continue
		}
		b.Run("debian "+program, func(b *testing.B) {
			b.SetBytes(int64(len(doc)))
			for b.Loop() {
				c := exec.Command(path, "-c", program)
				c.Stdin = strings.NewReader(doc)
				c.Stdout = &bytes.Buffer{}
				if err := c.Run(); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkSmallCall(b *testing.B) {
	for b.Loop() {
		if r := runJQ(`{"a": {"b": [1, 2, 3]}}`, "-c", ".a.b | map(. + 1)"); r.Exit != 0 {
			b.Fatal(string(r.Stderr))
		}
	}
}

// FuzzProgram looks for programs that break the command.
func FuzzProgram(f *testing.F) {
	for _, s := range []string{
		`.a.b[1:]?`, `reduce .[] as [$a, {b: $c}] (0; . + $a)`, `def f(x; $y): x | $y; f(1; 2)`, `"\(1 + 2)" | test("a")`,
		`.[] |= (. + 1)`, `try error("x") catch .`, `label $x | 1, break $x`, `{a: 1, "b\(2)": 3, (.c): 4, $__loc__}`,
		`. as {a: $x} ?// [$x] | $x`, `path(..)`, `@base64 "x\(.)"`, `limit(3; repeat(.))`, `import "a" as a; a::b`,
	} {
		f.Add(s, `{"a":{"b":[1,2,{"c":"x"}]},"n":-1.50}`)
	}
	f.Fuzz(func(t *testing.T, program, input string) {
		if strings.ContainsRune(program, 0) {
			return
		}
		defer time.AfterFunc(10*time.Second, func() { panic("no limit ends " + program) }).Stop()
		r := shell.Run(shell.Call{
			Script: "jq -c -- " + quote(program), Stdin: strings.NewReader(input), Start: time.Unix(0, 0),
			Limits: shell.Limits{Fuel: 200_000, Memory: 4 << 20},
		})
		if strings.Contains(string(r.Stderr), "panic") || strings.Contains(string(r.Stderr), "internal error") {
			t.Fatalf("%s", r.Stderr)
		}
	})
}
