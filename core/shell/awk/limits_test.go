package awk

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"ambit/core/fuel"
)

func TestRunawayProgramsStop(t *testing.T) {
	for _, c := range []struct{ name, prog, limit string }{
		{"empty loop", `BEGIN { while (1); }`, "fuel"},
		{"for loop", `BEGIN { for (;;) x++ }`, "fuel"},
		{"do loop", `BEGIN { do x = x; while (1) }`, "fuel"},
		{"recursion", `function f(n) { return f(n + 1) } BEGIN { f(0) }`, "depth memory"},
		{"mutual recursion", `function f(n) { g(n) } function g(n) { f(n) } BEGIN { f(0) }`, "depth memory"},
		{"doubling string", `BEGIN { x = "x"; while (1) x = x x }`, "memory"},
		{"appended string", `BEGIN { while (1) x = x "0123456789012345678901234567890123456789" }`, "memory"},
		{"growing array", `BEGIN { while (1) a[n++] }`, "memory"},
		{"growing string keys", `BEGIN { while (1) a["k" n++] = n }`, "memory"},
		{"nested arrays", `function f(a) { a[1][1]; f(a[1]) } BEGIN { f(x) }`, "depth memory"},
		{"wide format", `BEGIN { printf "%1000000000d", 1 }`, "memory"},
		{"wide string format", `BEGIN { x = sprintf("%*s", 2^30, "x") }`, "memory"},
		{"far field", `BEGIN { $100000000 = "x" }`, "memory"},
		{"large NF", `BEGIN { NF = 2^31 }`, "memory"},
		{"gsub growth", `BEGIN { s = "aaaaaaaaaa"; while (1) gsub(/a/, "aa", s) }`, "memory"},
		{"self-feeding getline", `BEGIN { while (1) { print "x" > "f"; fflush("f"); getline l < "f" } }`, "fuel"},
		{"many streams", `BEGIN { while (1) print "x" > ("f" n++) }`, "memory fuel"},
		{"join by fields", `BEGIN { $0 = "a b"; while (1) { $2 = $0; $1 = $1; $0 = $0 } }`, "memory fuel"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := runAwk(call{args: []string{c.prog}})
			var e *fuel.Exceeded
			if !errors.As(r.limit, &e) || !strings.Contains(c.limit, e.Limit) {
				t.Errorf("got %v, status %d, stderr %s", r.limit, r.status, cut(r.stderr))
			}
			if r.memory > testLimits.Memory {
				t.Errorf("metered %d bytes", r.memory)
			}
		})
	}
}

func TestDeeplyNestedProgramsDoNotOverflowTheStack(t *testing.T) {
	const n = 100_000
	rep := strings.Repeat
	for i, prog := range []string{
		"BEGIN { x = " + rep("(", n) + "1" + rep(")", n) + " }",
		"BEGIN { x = " + rep("!", n) + "1 }",
		"BEGIN { x = " + rep("- ", n) + "1 }",
		"BEGIN { x = " + rep("$", n) + "1 }",
		"BEGIN { x = " + rep("a[", n) + "1" + rep("]", n) + " }",
		"BEGIN { a" + rep("[1]", n) + " = 1 }",
		"BEGIN " + rep("{", n) + rep("}", n),
		"BEGIN { " + rep("if (1) ", n) + "x = 1 }",
		"BEGIN { " + rep("while (0) ", n) + "x = 1 }",
		"BEGIN { " + rep("if (0) ; else ", n) + "x = 1 }",
		"BEGIN { x = " + rep("1 ? 2 : ", n) + "3 }",
		"BEGIN { " + rep("x = ", n) + "3 }",
		"BEGIN { x = " + rep("2 ^ ", n) + "1 }",
		"BEGIN { x = " + rep("1 + ", n) + "1 }",
		"BEGIN { x = " + rep("1 && ", n) + "1 }",
		"BEGIN { x = " + rep("\"a\" ", n) + "1 }",
		"BEGIN { x = " + rep("length(", n) + "1" + rep(")", n) + " }",
		"function f(x) { } BEGIN { " + rep("f(", n) + "1" + rep(")", n) + " }",
		"BEGIN { x = " + rep("getline < ", n) + "1 }",
		"BEGIN { x = 1" + rep(" | getline", n) + " }",
		"BEGIN { x = 1" + rep(" in a", n) + " }",
		"BEGIN { x = 1" + rep(" ~ 1", n) + " }",
		"BEGIN { " + rep("switch (1) { case 1: ", n) + rep("}", n) + " }",
		"BEGIN { x ~ /" + rep("(", n) + rep(")", n) + "/ }",
	} {
		r := runAwk(call{args: []string{prog}})
		if strings.Contains(r.stderr, "panic") {
			t.Errorf("%d: %s", i, cut(r.stderr))
		}
	}
}

func TestIncludeOfItselfEnds(t *testing.T) {
	r := runAwk(call{args: []string{"-f", "a.awk"}, files: map[string]string{"a.awk": "@include \"b.awk\"\n", "b.awk": "@include \"a.awk\"\n@include \"b.awk\"\nBEGIN { print 1 }\n"}})
	if r.status != 0 && r.stderr == "" {
		t.Errorf("status %d", r.status)
	}
}

func TestMillionRecordsFitTheDefaultLimits(t *testing.T) {
	var b strings.Builder
	for i := range 1_000_000 {
		fmt.Fprintf(&b, "%d,b%d,%d.5\n", i, i%100, i%1000)
	}
	r := runAwk(call{args: []string{"-F,", `{ s += $3; c[$2]++ } END { for (k in c) n += c[k]; printf "%d %d\n", s, n }`}, stdin: b.String()})
	if r.limit != nil || r.stdout != "500000000 1000000\n" {
		t.Fatalf("%v %q %s", r.limit, r.stdout, r.stderr)
	}
	if r.fuel > testLimits.Fuel/10 {
		t.Errorf("used %d fuel", r.fuel)
	}
	if r.memory > 1<<20 {
		t.Errorf("used %d bytes", r.memory)
	}
}

func TestResultsDependOnInputsOnly(t *testing.T) {
	prog := `BEGIN { srand(); print rand(), systime(), strftime(); for (i = 0; i < 100; i++) a["k" i] = rand(); for (k in a) print k, a[k] | "sort"; close("sort"); for (k in ENVIRON) print k }`
	first := runAwk(call{args: []string{prog}})
	for range 5 {
		if r := runAwk(call{args: []string{prog}}); r.stdout != first.stdout || r.fuel != first.fuel || r.memory != first.memory {
			t.Fatalf("differs:\n%s\n%s", first.stdout, r.stdout)
		}
	}
}

func TestMemoryIsGivenBackAtTheEnd(t *testing.T) {
	for _, prog := range []string{
		`{ a[NR] = $0; b[$1][NR] = s = s $0; n = split($0, q, ""); asort(q) } END { f(a) } function f(x, l) { l["k"] = x[1] }`,
		`BEGIN { for (i = 0; i < 5000; i++) { a[i * 7919]; b["k" i] = i; delete b["k" (i - 9)] } delete a; exit 1 }`,
		`BEGIN { print "x" > "f"; "echo y" | getline z; x = 1 / zero }`,
		`BEGIN { while (1) a[n++] = n "text" }`,
	} {
		r := runAwk(call{args: []string{prog}, stdin: "a b c\nd e f\n"})
		if r.left > 100<<10 { // what the namespace holds
			t.Errorf("%s\nleaves %d bytes", prog, r.left)
		}
	}
}

func FuzzProgram(f *testing.F) {
	for _, s := range []string{
		`{ print $1, NF }`, `BEGIN { while (i++ < 3) print i }`, `/a/, /b/ { gsub(/x/, "&y"); next }`,
		`function f(a, b) { return a[b] } END { printf "%5.2f %s\n", f(x, 1), "q" }`,
		`BEGIN { "echo x" | getline y; print y > "f"; close("f") }`, `{ a[$1][$2]++; for (k in a) delete a[k] }`,
		`BEGIN { switch (x) { case /a/: default: exit } }`, `BEGIN { print substr("abc", 0, 2) ~ @/b/ ? -2^3 : !x++ }`,
		`BEGIN { NF = 3; $5 = "x"; print; $0 = "a b"; $(1) = 2 }`, `BEGIN { asort(a, b, "@val_num_asc"); match("abc", /(b)/, m) }`,
	} {
		f.Add(s, "a b c\n1 2 3\n\nx,y;z\n")
	}
	f.Fuzz(func(t *testing.T, prog, input string) {
		if strings.Contains(prog, "|") || strings.Contains(prog, "system") {
			return // commands run for real here
		}
		runAwk(call{args: []string{"--", prog}, stdin: input, fuel: 1_000_000})
	})
}
