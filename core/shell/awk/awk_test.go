package awk

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"math/rand"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"
)

// gawk runs the real gawk.
func gawk(t testing.TB, stdin string, args ...string) (stdout, stderr string, status int) {
	t.Helper()
	path, err := exec.LookPath("gawk")
	if err != nil {
		t.Skip("no gawk here")
	}
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Env = []string{"LC_ALL=C.UTF-8", "TZ=UTC", "PATH=/usr/bin:/bin"}
	cmd.Stdin = strings.NewReader(stdin)
	var out, errOut bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errOut
	if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return out.String(), errOut.String(), cmd.ProcessState.ExitCode()
}

// sameAsGawk compares one run with the real thing.
func sameAsGawk(t *testing.T, stdin string, args ...string) {
	t.Helper()
	out, errOut, status := gawk(t, stdin, args...)
	r := runAwk(call{args: args, stdin: stdin})
	if r.stdout != out || r.stderr != errOut || r.status != status || r.limit != nil {
		want, got := firstDifference(out, r.stdout)
		t.Errorf("gawk %s\nwant %d %q %s\ngot  %d %q %s %v", cut(fmt.Sprintf("%q", args)), status, want, cut(errOut), r.status, got, cut(r.stderr), r.limit)
	}
}

// firstDifference gives the first lines in which two texts differ.
func firstDifference(a, b string) (string, string) {
	x, y := strings.SplitAfter(a, "\n"), strings.SplitAfter(b, "\n")
	for i := range max(len(x), len(y)) {
		switch {
		case i >= len(x):
			return "", y[i]
		case i >= len(y):
			return x[i], ""
		case x[i] != y[i]:
			return x[i], y[i]
		}
	}
	return "", ""
}

func cut(s string) string {
	if len(s) > 600 {
		return s[:600] + "…"
	}
	return s
}

func TestForInVisitsElementsInTheOrderOfGawk(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	kinds := []string{"s", "i", "n", "b", "h", "c", "si", "sn", "ib", "nh", "insf", "hs", "sinbhfc"}
	letters := []rune("abcdefgXYZ_.é")
	forms := []string{"01", "1.0", "1e3", "-0", "+1", " 1", "0x1", "2147483648", "-2147483648", "-2147483649"}
	key := func(kinds string) string {
		switch kinds[r.Intn(len(kinds))] {
		case 's':
			var b strings.Builder
			for range 1 + r.Intn(6) {
				b.WriteRune(letters[r.Intn(len(letters))])
			}
			return strconv.Quote(b.String())
		case 'i':
			return strconv.Itoa(r.Intn(60))
		case 'n':
			return strconv.Itoa(r.Intn(100) - 50)
		case 'b':
			return strconv.Itoa(r.Intn(200000))
		case 'h':
			return strconv.Itoa(r.Intn(1<<31 + 1000))
		case 'f':
			return strconv.Quote(forms[r.Intn(len(forms))])
		}
		return fmt.Sprintf(`"k%d"`, r.Intn(400))
	}
	for range 60 {
		kinds := kinds[r.Intn(len(kinds))]
		var b strings.Builder
		var keys []string
		b.WriteString("BEGIN {\n")
		for range []int{5, 20, 60, 200, 1000, 3000}[r.Intn(6)] {
			switch {
			case len(keys) > 0 && r.Intn(5) == 0:
				fmt.Fprintf(&b, "delete a[%s]\n", keys[r.Intn(len(keys))])
			case r.Intn(400) == 0:
				b.WriteString("delete a\n")
			case r.Intn(250) == 0:
				b.WriteString("for (k in a) printf \"%s,\", k; print \"\"\n")
			default:
				k := key(kinds)
				keys = append(keys, k)
				fmt.Fprintf(&b, "a[%s]\n", k)
			}
		}
		b.WriteString("for (k in a) printf \"%s,\", k; print length(a) }")
		sameAsGawk(t, "", b.String())
	}
}

func TestNumbersPrintAsInGawk(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	var b strings.Builder
	for range 3000 {
		switch r.Intn(5) {
		case 0:
			fmt.Fprintf(&b, "%d\n", r.Int63()-r.Int63())
		case 1:
			fmt.Fprintf(&b, "%.*f\n", r.Intn(12), (r.Float64()-0.5)*math.Pow(10, float64(r.Intn(20))))
		case 2:
			fmt.Fprintf(&b, "%.*e\n", r.Intn(18), (r.Float64()-0.5)*math.Pow(10, float64(r.Intn(600)-300)))
		case 3:
			fmt.Fprintf(&b, "%g\n", math.Float64frombits(r.Uint64()))
		default:
			fmt.Fprintf(&b, "%d.%d\n", r.Intn(100), r.Intn(1000))
		}
	}
	sameAsGawk(t, b.String(), `{ x = $1 + 0; print x, x / 3, x "", -x, int(x), x * 1e10, sqrt(x * x), x == $1, x < 5 }`)
	sameAsGawk(t, b.String(), "-v", "CONVFMT=%.3g", "-v", "OFMT=%.10g", `{ x = $1 / 7; print x, x ""; a[x]++ } END { for (k in a) n++; print n }`)
}

func TestEveryPrintfFormatMatchesGawk(t *testing.T) {
	values := []string{"0", "1", "-1", "42", "-3.7", "3.999999", "1e10", "-1e18", "2^53", "2^63", "2^64", "1e30", "1e-5",
		"0.1", "123456.789", `"abc"`, `""`, `"12x"`, `"é日"`, "log(0)", "-log(0)", `"+nan" + 0`, "65", "256", "8364"}
	var b strings.Builder
	b.WriteString("BEGIN {\n")
	n := 0
	for _, flags := range []string{"", "-", "+", " ", "#", "0", "-0", "+0", "# ", "+#0"} {
		for _, width := range []string{"", "1", "12"} {
			for _, prec := range []string{"", ".", ".0", ".3", ".15"} {
				for _, verb := range "dioxXueEfFgGcs" {
					v := values[n%len(values)]
					if v == `"é日"` && verb == 'c' {
						v = `"é"`
					}
					fmt.Fprintf(&b, "printf \"%%%s%s%s%c|\\n\", %s\n", flags, width, prec, verb, v)
					n++
				}
			}
		}
	}
	b.WriteString("}")
	prog := b.String()
	out, _, _ := gawk(t, "", prog)
	r := runAwk(call{args: []string{prog}})
	want, got := strings.Split(out, "\n"), strings.Split(r.stdout, "\n")
	lines := strings.Split(prog, "\n")
	bad := 0
	for i := range want {
		if i >= len(got) || want[i] != got[i] {
			if bad++; bad < 30 {
				t.Errorf("%s: want %q, got %q", lines[i+1], want[i], got[min(i, len(got)-1)])
			}
		}
	}
}

func TestComparisonsMatchGawk(t *testing.T) {
	fields := []string{"10", "9", "010", "1e1", "abc", "ABC", "+5", "-0", "0", "0x10", ".5", "5.", "1e", "inf", "nan", "1_000", "10 "}
	operands := []string{"$1", "$2", "u", "10", `"10"`, `"abc"`, "0", `""`, `$1 ""`, "$2 + 0", "$9", "a[1]", "a[2]"}
	var prog strings.Builder
	prog.WriteString("{ a[1] = $1; a[2] = 10; ")
	for _, l := range operands {
		for _, r := range operands {
			for _, op := range []string{"<", "==", ">=", "!="} {
				fmt.Fprintf(&prog, "printf \"%%d\", (%s %s %s);", l, op, r)
			}
		}
	}
	prog.WriteString("for (i = 1; i <= 2; i++) printf \"%d%d\", !$i, $i ? 1 : 0; print \"\" }")
	var in strings.Builder
	for _, x := range fields {
		for _, y := range fields {
			fmt.Fprintf(&in, "%s;%s\n", x, y)
		}
	}
	sameAsGawk(t, in.String(), "-F;", prog.String())
}

func TestFieldSplittingMatchesGawk(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	var in strings.Builder
	for range 300 {
		for range r.Intn(20) {
			in.WriteString([]string{"a", "b", " ", "  ", "\t", ",", ";", "1", "é", "::", "|", "x", "\r"}[r.Intn(13)])
		}
		in.WriteString([]string{"\n", "\n", "\n", "\n\n", "\n\n\n"}[r.Intn(5)])
	}
	prog := `{ printf "%d", NF; for (i = 1; i <= NF; i++) printf "<%s>", $i; printf "%s|", RT; $3 = "Q"; print; NF = 2; print; n = split($0, p, FS, s); for (i = 0; i <= n; i++) printf "{%s}{%s}", p[i], s[i]; print n }`
	for _, fs := range []string{" ", ",", "\t", "|", "[,;]", "::", " +", "[ \t]+", "x*", "", ";|,", "^a", "a$", "é", "[é ]"} {
		for _, rs := range []string{"\n", "", ";", "[,;]", "\n+", "a|b"} {
			sameAsGawk(t, in.String(), "-v", "FS="+fs, "-v", "RS="+rs, prog)
		}
	}
	for _, pat := range []string{"[^,]*", "[a-z]+", "([^,]+)|(\"[^\"]+\")", "[0-9]*"} {
		sameAsGawk(t, in.String(), "-v", "FPAT="+pat, `{ printf "%d", NF; for (i = 1; i <= NF; i++) printf "<%s>", $i; n = patsplit($0, p, FPAT, s); for (i = 0; i <= n; i++) printf "{%s}{%s}", p[i], s[i]; print n }`)
	}
	sameAsGawk(t, in.String(), "-v", "FIELDWIDTHS=2 1:3 *", `{ printf "%d", NF; for (i = 1; i <= NF; i++) printf "<%s>", $i; print "" }`)
}

func TestSubstitutionMatchesGawk(t *testing.T) {
	for _, re := range []string{"a", "a*", "b*", "^a", "a$", "", ".", "(a)(b)?", "[ab]+", "x*$", "é", "a|ab", "\\<a", "b\\>"} {
		var prog strings.Builder
		prog.WriteString("BEGIN {\n")
		for _, rep := range []string{"X", "&", "[&]", `\\&`, `\\\\&`, `\\\\\\&`, `\\\\`, `a\\b`, "", `&&`} {
			for _, s := range []string{"aabab", "abcab", "", "xyz", "a b ab", "éaé", "bbb"} {
				fmt.Fprintf(&prog, "s = \"%s\"; n = gsub(/%s/, \"%s\", s); printf \"%%d %%s;\", n, s; s = \"%s\"; n = sub(/%s/, \"%s\", s); printf \"%%d %%s;\", n, s;", s, re, rep, s, re, rep)
				fmt.Fprintf(&prog, "printf \"%%s;%%s\\n\", gensub(/%s/, \"%s\\\\1\", \"g\", \"%s\"), gensub(/%s/, \"<\\\\0>\", 2, \"%s\")\n", re, rep, s, re, s)
			}
		}
		prog.WriteString("}")
		sameAsGawk(t, "", prog.String())
	}
}

func TestRandomNumbersAreThoseOfGawk(t *testing.T) {
	sameAsGawk(t, "", `BEGIN { for (s = -3; s < 40; s++) { for (i = 0; i < 20; i++) printf "%.17g ", rand(); print srand(s * 7919) } }`)
}
