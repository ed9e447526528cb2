package awk

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// generator writes random awk programs.
type generator struct {
	*rand.Rand
	loops int // so that each loop has a variable of its own
}

func (g *generator) pick(words ...string) string { return words[g.Intn(len(words))] }

func (g *generator) lvalue() string { return g.pick("x", "y", "s", "z", "a[1]", `a["k"]`, "$2", "$4") }

func (g *generator) expr(depth int) string {
	if depth <= 0 {
		return g.pick("1", "0", "2.5", `"a"`, `"10"`, `"abc"`, `""`, "$1", "$2", "$3", "$NF", "x", "y", "s", "u", "NF", "NR",
			"a[1]", `a["k"]`, "1e3", `"3x"`, `"é"`, ".5", "length", "length()")
	}
	e := func() string { return g.expr(depth - 1) }
	switch g.Intn(22) {
	case 0, 1, 2:
		return e() + g.pick(" + ", " - ", " * ") + e()
	case 3:
		return e() + " % " + g.pick("7", "2.5", "3")
	case 4:
		return e() + " ^ " + g.pick("2", "0", "3", ".5")
	case 5, 6, 7:
		return "(" + e() + ") (" + e() + ")"
	case 8, 9:
		return "(" + e() + g.pick(" < ", " <= ", " == ", " != ", " > ", " >= ") + e() + ")"
	case 10:
		return e() + g.pick(" && ", " || ") + e()
	case 11:
		return "(" + e() + " ? " + e() + " : " + e() + ")"
	case 12:
		return g.pick("!", "-", "+") + "(" + e() + ")"
	case 13:
		return "((" + e() + ")" + g.pick(" ~ ", " !~ ") + g.pick("/a/", `"^a"`, "/[0-9]+/", `"b$"`) + ")"
	case 14:
		return "(" + g.lvalue() + g.pick(" = ", " += ", " -= ", " *= ") + e() + ")"
	case 15:
		return "(" + g.pick("++", "--") + g.lvalue() + ")"
	case 16:
		return "(" + g.lvalue() + g.pick("++", "--") + ")"
	case 17:
		return "substr(" + e() + ", " + e() + ", " + e() + ")"
	case 18:
		return g.pick("length", "toupper", "tolower", "int") + "(" + e() + ")"
	case 19:
		return "index(" + e() + ", " + e() + ")"
	case 20:
		return "sprintf(\"%s|%d|%5.2f\", " + e() + ", " + e() + ", " + e() + ")"
	}
	return g.pick("sub", "gsub") + "(" + g.pick("/a/", "/[0-9]/", `"^b*"`) + `, "<&>", ` + g.lvalue() + ")"
}

func (g *generator) stmt(depth int) string {
	g.loops++
	v := fmt.Sprintf("l%d", g.loops)
	e := func() string { return "(" + g.expr(2) + ")" }
	block := func() string {
		s := "{ "
		for range 1 + g.Intn(3) {
			s += g.stmt(depth-1) + "; "
		}
		return s + "}"
	}
	n := 21
	if depth <= 0 {
		n = 9
	}
	switch g.Intn(n) {
	case 0, 1:
		return "print " + e() + ", " + e()
	case 2:
		return `printf "%s %s;", ` + e() + ", " + e()
	case 3:
		return fmt.Sprintf("$%d = %s", g.Intn(6), e())
	case 4:
		return g.pick("x", "y", "s", "a[1]", "a[x]", "a[y, 1]") + g.pick(" = ", " += ") + e()
	case 5:
		return fmt.Sprintf("NF = %d", g.Intn(6))
	case 6:
		return "n = split(" + e() + ", b, " + g.pick(`""`, `" "`, `"a"`, "/[0-9]/", `","`) + `); for (` + v + ` = 1; ` + v + ` <= n; ` + v + `++) printf "[%s]", b[` + v + `]`
	case 7:
		return g.pick("delete a[1]", "delete a", "delete b[1]", `a["q"]`, `OFS = "-"`, `FS = "a"`, `FS = " "`, `CONVFMT = "%.3g"`, `OFMT = "%.2f"`)
	case 8:
		return `for (k in a) printf "%s=%s ", k, a[k]; print ""`
	case 9, 10:
		return "if (" + e() + ") " + block() + " else " + block()
	case 11:
		return fmt.Sprintf("for (%[1]s = 0; %[1]s < %[2]d; %[1]s++) %[3]s", v, g.Intn(4), block())
	case 12:
		return v + " = 0; while (" + v + "++ < 3) " + block()
	case 13:
		return v + " = 0; do " + block() + " while (" + v + "++ < 2)"
	case 14:
		return "switch (" + e() + ") { case 1: " + g.stmt(depth-1) + `; break; case "a": ` + g.stmt(depth-1) + "; case /b/: " + g.stmt(depth-1) + "; default: " + g.stmt(depth-1) + " }"
	case 15:
		return `getline; print "g", $0, NR, NF`
	case 16:
		return `r = (getline v); print "v", r, v, NR, $0`
	case 17:
		return "x = f(" + e() + ", " + g.pick("a", "b") + ")"
	case 18:
		return `print $0, NF > "/dev/stdout"`
	case 19:
		return "if (match(" + e() + ", /[a-z]+/)) print RSTART, RLENGTH"
	}
	return `printf "%d %s|%5.1f\n", ` + e() + ", " + e() + ", " + e()
}

func (g *generator) program() string {
	var b strings.Builder
	b.WriteString("function f(p, q,  l) { l = p; q[l] = l + 1; if (l > 5) return; return l \"r\" }\n")
	b.WriteString("BEGIN { a[1] = 1; a[\"k\"] = \"v\"; b[1]; x = 3; y = \"7\" }\n")
	for range 3 {
		fmt.Fprintf(&b, "%s { %s\n%s\n%s }\n", g.pick("", "", "NR % 2", "/a/", "/a/, /1/", "$1 > 5", "END"), g.stmt(2), g.stmt(2), g.stmt(2))
	}
	return b.String()
}

func TestRandomProgramsMatchGawk(t *testing.T) {
	g := &generator{Rand: rand.New(rand.NewSource(4))}
	input := "a b c\n10 9 8x\n\n3.0 0x1 éa\nfoo bar 12 -3 q\n  lead  trail \n1,2,3\n"
	compared := 0
	for range 150 {
		prog := g.program()
		out, _, status := gawk(t, input, prog)
		if status < 0 {
			continue // it did not end in time
		}
		if strings.Contains(out, "nan") || strings.Contains(out, "inf") || strings.Contains(out, "\x00") {
			continue // gawk puts NULs for infinities into $0
		}
		compared++
		if r := runAwk(call{args: []string{prog}, stdin: input}); r.stdout != out || r.status != status {
			want, got := firstDifference(out, r.stdout)
			t.Errorf("%s\nwant %d %q\ngot  %d %q %s", prog, status, want, r.status, got, r.stderr)
		}
	}
	if compared < 100 {
		t.Errorf("compared only %d programs", compared)
	}
}
