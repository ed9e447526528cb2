//go:build linux

package shell

import (
	"bytes"
	"cmp"
	"context"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

var (
	soak     = flag.Int("soak", 60, "random programs to compare with bash")
	soakSeed = flag.Int64("soakseed", 1, "first seed of the random programs")
)

// TestRandomProgramsMatchBash writes small random programs and compares what they
// print and return with real bash.
func TestRandomProgramsMatchBash(t *testing.T) {
	if _, err := exec.LookPath("bash"); err != nil || testing.Short() {
		t.Skip("no bash")
	}
	env := []string{"LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "HOME=/home/agent", "TZ=UTC"}
	for seed := *soakSeed; seed < *soakSeed+int64(*soak); seed++ {
		script := (&generator{r: rand.New(rand.NewSource(seed))}).program()
		ctx, cancel := context.WithTimeout(context.Background(), bashTime)
		cmd := exec.CommandContext(ctx, "bash", "--noprofile", "--norc", "-c", script)
		cmd.WaitDelay = time.Second
		// A program that bash does not end may have children that do not end either.
		cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
		cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
		cmd.Dir, cmd.Env = t.TempDir(), env
		var out, errs bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &errs
		cmd.Run()
		hangs := ctx.Err() != nil
		cancel()
		if hangs {
			continue // bash does not end either
		}
		r := Run(Call{Script: script, Env: env})
		if r.Exit != cmd.ProcessState.ExitCode() || !bytes.Equal(r.Stdout, out.Bytes()) || !sameMessages(r.Stderr, errs.Bytes()) {
			t.Errorf("seed %d\n%s\n--- ours: %d %v\n%s%s--- bash: %d\n%s%s", seed, script,
				r.Exit, r.Outcome, r.Stdout, r.Stderr, cmd.ProcessState.ExitCode(), out.String(), errs.String())
			if os.Getenv("SOAK_ALL") == "" {
				return
			}
		}
	}
}

// bashTime is how long bash may take for one program.
const bashTime = 3 * time.Second

var lineNumber = regexp.MustCompile(`line \d+:`)

// sameMessages compares messages without their line numbers: bash counts the lines
// inside a substitution in the text that it prints of it (docs/shell.md). Nor does
// the order count, in which the stages of a pipeline complain.
func sameMessages(a, b []byte) bool {
	return slices.Equal(messages(a), messages(b))
}

func messages(b []byte) []string {
	list := strings.Split(lineNumber.ReplaceAllString(string(b), "line:"), "\n")
	slices.Sort(list)
	return list
}

// generator writes programs that end and whose output is determined.
type generator struct {
	r     *rand.Rand
	depth int
	loops int
	funcs int
	subst int // depth of substitutions; bash garbles here-documents in some when it prints them
}

func (g *generator) pick(list ...string) string { return list[g.r.Intn(len(list))] }

func (g *generator) program() string {
	var b strings.Builder
	b.WriteString(g.pick("", "", "", "set -e\n", "set -u\n", "set -o pipefail\n", "shopt -s extglob\n", "set -eu\n", "set -f\n", "IFS=:\n", "trap 'echo bye $?' EXIT\n", "trap 'echo err $?' ERR\n"))
	b.WriteString("a=1 b='x y' c=abc d=; arr=(one 'two 2' three); declare -A m=([k]=v [z]=w); n=5\n")
	b.WriteString("f() { " + g.list(2) + "; }\ng() { local a=local; " + g.list(2) + "; " + g.pick("return 3", "echo $a", ":", "f 1") + "; }\n")
	g.funcs = 2
	for range 3 + g.r.Intn(5) {
		b.WriteString(g.list(1 + g.r.Intn(2)))
		b.WriteString("\n")
	}
	b.WriteString("echo \"$? ${PIPESTATUS[*]} $a|$b|$c|$d|$n|${arr[*]}\"\n")
	return b.String()
}

func (g *generator) list(n int) string {
	parts := make([]string, n)
	for i := range parts {
		parts[i] = g.andOr()
	}
	return strings.Join(parts, "; ")
}

func (g *generator) andOr() string {
	s := g.pipeline()
	for g.r.Intn(4) == 0 {
		s += g.pick(" && ", " || ") + g.pipeline()
	}
	return s
}

func (g *generator) pipeline() string {
	s := g.command()
	if g.r.Intn(6) == 0 {
		s = g.pick("", "", "! ") + s + " | " + g.pick("cat", "tr a-z A-Z", "while read -r l; do echo \"<$l>\"; done", "{ read -r x; echo \"[$x]\"; cat; }", "wc -l", "sort", "tail -n 1")
	} else if g.r.Intn(15) == 0 {
		s = "! " + s
	}
	return s
}

func (g *generator) command() string {
	if g.depth > 3 {
		return g.simple()
	}
	g.depth++
	defer func() { g.depth-- }()
	switch g.r.Intn(22) {
	case 0:
		return "if " + g.andOr() + "; then " + g.list(1) + g.pick("", "; else "+g.list(1), "; elif "+g.simple()+"; then "+g.list(1)) + "; fi"
	case 1:
		return "for i in " + g.words(3) + "; do " + g.list(1) + g.pick("", "; break", "; continue", "; echo $i") + "; done"
	case 2:
		return "case " + cmp.Or(g.word(), "''") + " in " + g.pattern() + ") " + g.list(1) + g.pick(";;", ";&", ";;&") + " " + g.pattern() + ") " + g.list(1) + ";; *) " + g.simple() + ";; esac"
	case 3:
		return "( " + g.list(2) + " )" + g.redirect()
	case 4:
		return "{ " + g.list(2) + "; }" + g.redirect()
	case 5:
		g.loops++
		return fmt.Sprintf("w%d=0; while [ $w%d -lt 2 ]; do w%d=$((w%d+1)); %s; done", g.loops, g.loops, g.loops, g.loops, g.list(1))
	case 6:
		return "for ((j=0; j<" + g.pick("1", "2", "3") + "; j++)); do " + g.list(1) + "; done"
	case 7:
		return "[[ " + g.test() + " ]]"
	case 8:
		return "(( " + g.arith() + " ))"
	case 9:
		if g.funcs > 0 {
			return g.pick("f", "g") + " " + g.words(2)
		}
	case 10:
		return "eval " + g.pick("'echo $a'", "\"echo $c\"", "'x=1; echo $x'", "'f() { echo redefined; }'")
	case 11:
		g.subst++
		defer func() { g.subst-- }()
		return "x=$( " + g.list(1) + " ); echo \"$x\""
	}
	return g.simple()
}

func (g *generator) simple() string {
	switch g.r.Intn(16) {
	case 0:
		return g.pick("a", "b", "c", "d") + "=" + g.word()
	case 1:
		return "arr+=(" + g.words(2) + ")"
	case 2:
		return "true"
	case 3:
		return "false"
	case 4:
		return "printf '%s|' " + g.words(2) + "; echo"
	case 5:
		return "[ " + g.pick("-n "+g.quoted(), "-z "+g.quoted(), g.quoted()+" = "+g.quoted(), "$n -gt 3", "-e nofile", "x"+g.quoted()+" != x") + " ]"
	case 6:
		return "read -r x y <<< " + g.quoted() + "; echo \"$x/$y\""
	case 7:
		if g.subst > 0 {
			break
		}
		return "cat <<E\n" + g.pick("$a ${b} \\$c", "plain", "$((n+1)) `echo bq`") + "\nE\n:"
	case 8:
		return "set -- " + g.words(3) + "; echo \"$#:$1:$*\""
	case 9:
		return "unset " + g.pick("d", "x", "'arr[0]'", "zz")
	case 10:
		return "n=$(( " + g.arith() + " ))"
	case 11:
		return "(exit " + g.pick("0", "1", "3", "7") + ")"
	}
	return "echo " + g.words(1+g.r.Intn(3)) + g.redirect()
}

func (g *generator) redirect() string {
	if g.r.Intn(8) != 0 {
		return ""
	}
	return g.pick(" > f1; cat f1", " 2>&1", " >> f2", " > /dev/null", " 2>/dev/null", " > f1 2>&1")
}

func (g *generator) words(n int) string {
	parts := make([]string, n)
	for i := range parts {
		parts[i] = g.word()
	}
	return strings.Join(parts, " ")
}

func (g *generator) quoted() string { return `"` + g.expansion() + `"` }

func (g *generator) word() string {
	switch g.r.Intn(9) {
	case 0:
		return g.expansion()
	case 1:
		return g.quoted()
	case 2:
		return "'lit " + g.pick("$a", "*", "x") + "'"
	case 3:
		return "$(( " + g.arith() + " ))"
	case 4:
		return "\"$(echo " + g.pick("a b", "$a", "'q  q'") + ")\""
	case 5:
		return g.pick("{a,b}c", "x{1..3}", "a\\ b", "$'t\\tx'", "~", "--", "-n", "a=b", "[abc]", "?")
	case 6:
		return g.expansion() + g.pick("x", "$a", "\"q\"", "''")
	}
	return g.pick("foo", "bar", "1", "22", "abc", "x:y:z", "", "''")
}

func (g *generator) expansion() string {
	v := g.pick("a", "b", "c", "d", "n")
	switch g.r.Intn(14) {
	case 0:
		return "${" + v + ":-def}"
	case 1:
		return "${" + v + ":+alt}"
	case 2:
		return "${#" + v + "}"
	case 3:
		return "${" + v + "#" + g.pick("a", "?", "*b", "x") + "}"
	case 4:
		return "${" + v + "%%" + g.pick("c", "?", "b*", "y") + "}"
	case 5:
		return "${" + v + "/" + g.pick("b", "?", "x*") + "/" + g.pick("Z", "", "$a") + "}"
	case 6:
		return "${" + v + ":" + g.pick("0", "1", " -1") + ":" + g.pick("1", "2") + "}"
	case 7:
		return g.pick("${arr[@]}", "${arr[*]}", "${arr[1]}", "${#arr[@]}", "${!arr[@]}", "${arr[@]:1}", "${m[k]}", "${#m[@]}")
	case 8:
		return g.pick("$@", "$*", "$#", "$?", "${1:-none}", "${@:1:1}", "$1")
	case 9:
		return "${" + v + g.pick("^", "^^", ",", ",,", "@Q", "@U") + "}"
	case 10:
		return "${zz-unset}"
	}
	return "$" + v
}

func (g *generator) pattern() string {
	return g.pick("a*", "*", "?", "[a-c]*", "1|2", "foo|bar", "''", "\"$a\"", "$c", "x*y", "[!a]*", "abc")
}

func (g *generator) test() string {
	switch g.r.Intn(7) {
	case 0:
		return "$" + g.pick("a", "b", "c", "d") + " == " + g.pick("a*", "\"$a\"", "1", "*", "x?y", "[a-c]*")
	case 1:
		return "$c =~ " + g.pick("^a", "b.", "(a)(b)", "z$")
	case 2:
		return g.pick("-n", "-z") + " " + g.expansion()
	case 3:
		return "$n " + g.pick("-gt", "-le", "-eq") + " " + g.pick("3", "n", "5")
	case 4:
		return "! " + g.test()
	case 5:
		return g.test() + g.pick(" && ", " || ") + g.test()
	}
	return "( " + g.pick("$a < $c", "a == a", "-v b") + " )"
}

func (g *generator) arith() string {
	switch g.r.Intn(9) {
	case 0:
		return g.arith() + g.pick(" + ", " - ", " * ", " & ", " | ", " ^ ", " << ") + g.pick("1", "2", "n")
	case 1:
		return "(" + g.arith() + ")"
	case 2:
		return g.pick("n++", "--n", "n += 2", "n = 3")
	case 3:
		return g.arith() + g.pick(" < ", " == ", " != ", " && ", " || ") + g.arith()
	case 4:
		return "n ? " + g.pick("1", "a") + " : " + g.pick("2", "n")
	case 5:
		return g.pick("-", "!", "~") + g.pick("n", "a", "3")
	}
	return g.pick("1", "2", "n", "a", "10", "0x1f", "n % 3")
}
