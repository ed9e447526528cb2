package grammar

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"
)

// broken are texts with a syntax error.
var broken = []string{
	"echo )", "if", "if true; then", "echo a; )", "for i in a b; do echo; ", "case x in a) b", "echo \"abc", "{ echo; ",
	"fi", "do x", "a && ", "| b", "a ;; b", "echo $(", "echo ${x", "f() { ", "( a", "a & & b", "a ; ; b", "for",
	"for i in a; echo; done", "while true; echo; done", "case in", "[[ a", "[[ -f ]]", "[[ a b ]]", "((1+", "function",
	"x=(1 2", "echo a | | b", "< ", "echo >", "echo > ;", "} ", "a=( ( )", "f( ) x; }", "a () b", "`echo", "select",
	"coproc", "if a; else b; fi; then", "a b(c)", "echo a\nb )", "[[ ( a ]]", "[[ a == ]]",
	"[[ a ) ]]", "echo 1\n[[ a == b; ]]\necho 2", "echo hi\nif true; then\necho", "echo hi\necho $(if)\n",
	"echo hi\necho $(\n if true\n echo\n", "x=(1\n2\n", "echo ${x:-(}; echo ${x}}; a[1", "foo=(a b); echo \"${1\"",
	"for i in 1 2\ndo echo $i\ndone done", "echo $((1+2)", "echo 'abc", "f()\n{\necho\n", "if :; then :; fi fi",
	";", "&", "a;;", "case a in b) c;; d e) f;; esac", "{ a; } b", "while do", "if ; then",
	"function f", "function f { a", "( )", "{ }", "coproc x y { a; }", "a=1 (b)", "echo <(", "echo a >& & b",
	"for x in a b c do echo; done", "echo a &&\n\n| b", "a\n\nb\n\n(c", "cat <<E\n$(\nE\n)", "echo \"$(if)\"", "echo \"${x:-$(fi)}\"",
	"if a\nthen b\nelse\nfi", "case a in\nesac\n;", "a || || b", "! ! && b", "x() echo hi", "while a; do b; done; done",
	"until", "for ((;;)) do", "for ((i=0;i<3;i++)); echo", "case x in (a|) b;; esac", "echo $(case x in a) b;; esac",
	"[[ -z a b ]]", "[[ a =~ ]]", "a <<", "a << ;", "(a; b", "{ a; b", "select x in a b\necho", "if a; then b; else; fi",
	"a=b c=(d\n", "echo \\", "time |", "case x\nfoo", "case x in a", "case x in a)", "case x in a) b;;", "function f (",
	"echo ${", "echo $[1", "echo \"`echo\"", "a() (b", "a() { b; } c", "if a; then b; fi | fi", "elif", "else", "esac", "then",
}

func TestErrorsAreThoseOfBash(t *testing.T) {
	bad := 0
	for _, script := range broken {
		out, _ := exec.Command("bash", "--noprofile", "--norc", "-n", "-c", script).CombinedOutput()
		want := string(out)
		if want == "" {
			if e := Check(script, 200); e != nil {
				t.Errorf("%q: %v, but bash accepts it", script, message(e))
			}
			continue
		}
		got := ""
		if e := Check(script, 200); e != nil {
			got = message(e)
		}
		if got != want {
			bad++
			t.Errorf("%q\n got %swant %s", script, got, want)
		}
	}
}

func message(e *Error) string {
	at := fmt.Sprintf("bash: -c: line %d: ", e.Line)
	switch e.Kind {
	case Unexpected:
		return at + "syntax error near unexpected token `" + e.Token + "'\n" + at + "`" + e.Text + "'\n"
	case Near:
		return at + "syntax error near `" + e.Token + "'\n" + at + "`" + e.Text + "'\n"
	case EndOfFile:
		return at + "syntax error: unexpected end of file\n"
	case Unmatched:
		return at + "unexpected EOF while looking for matching `" + e.Token + "'\n"
	}
	text := ""
	for _, m := range e.Messages {
		text += fmt.Sprintf("bash: -c: line %d: %s\n", m.Line, m.Text)
	}
	return text
}

func TestNestingIsBounded(t *testing.T) {
	for _, open := range []string{"( ", "{ ", "$(", "if ", "while ", "${a:-", "$((", "<(", "[[ ( ", "case a in a) ", "f() { ", "a[", `"$(`, "x=( $("} {
		script := strings.Repeat(open, 5000)
		if e := Check(script, 200); e == nil || e.Kind != TooDeep && e.Kind != Unmatched && e.Kind != Unexpected && e.Kind != EndOfFile && e.Kind != Conditional {
			t.Errorf("%q: %+v", open, e)
		}
	}
	if e := Check(strings.Repeat("( ", 300)+"a"+strings.Repeat(" )", 300), 200); e == nil || e.Kind != TooDeep {
		t.Error(e)
	}
}
