package shell

import (
	"os/exec"
	"strings"
	"testing"

	"mvdan.cc/sh/v3/syntax"
)

// TestFunctionsPrintAsInBash compares definitions with those of real bash.
func TestFunctionsPrintAsInBash(t *testing.T) {
	defs := []string{
		`f() { echo a  "b c"   $x; if x && y; then z; elif q; then r; else s; fi; for i in a b; do echo $i; done; for ((i=0;i<3;i++)); do echo; done; while a; do b; done; until a; do b; done; }`,
		`f() { case $x in a|b) echo 1;; (c) echo 2; echo 3;& d) ;;& *) x;; esac; }`,
		`f() { a | b |& c; a && b || c; ! a; (sub; shell); { grp; grp2; }; [[ -n $x && ( a == b || ! c =~ d ) ]]; (( i++ , j )); }`,
		"f() { cat <<E1 > out; echo after\nbody $x\nE1\ncat <<-'E2' | sort\n\ttabbed\n\tE2\ncat <<<\"here string\" 2>&1 >f <g >>h 3<>i &>j >|k 4>&- {fd}>x; }",
		`f() { a & b; a=1 b=2 cmd; arr=(1 2 "3 4"); arr[1]=x; declare -a q=(1 2); export X=1; local y; time a; time -p a | b; coproc NAME { x; }; coproc x; }`,
		`f() ( subshell body )`,
		`f() { select x in a b; do echo; done; for x; do y; done; nested() { inner; }; function kw { k; }; } > file 2>&1`,
		`f() if true; then x; fi`,
		"f() { echo `a b` $(c d; e) ${x:-y} $((1 + 2)) 'q' $'a\\nb' \"a $(b) c\" a\\ b <(p s); a;\n# comment\nb\n}",
		`f() { if a; b; then c; d; fi; while a; b; do c; d; done; { a; } | { b; }; { a & }; (a; b) & (a && b); if a; then b; fi > x; }`,
		`f() { a && { b; c; } || d; a | while read x; do y; done; if ! a; then b; fi; let x=1; [ a ]; test x; }`,
		"f() { a &\nb & }",
		`f() { for i in a b; do case $i in a) x;; esac; done; if a; then if b; then c; fi; fi; }`,
		`f() { ((i++)); ((  a  +b )); for ((;;)); do x; done; for (( i = 0 ; i<1 ; )); do y; done; x >&2; y <&3; z >&$f; w >&file; v 3>&1-; u <&-; s >&-; { a; } >&2; a >f; <in cat; }`,
		"f() { echo a\\\nb \"c\\\nd\"; }",
		`f() { if a; then b & fi; while x & do y; done; case a in b) c & ;; esac; }`,
		`f() { [[ ! ( -f a ) && -z $x ]]; [[ a =~ ^(b|c)$ ]]; [[ $a ]]; ! { a; }; time { a; b; }; }`,
		`f() { function f() { a; }; f2() ( b ); f3() { c; } >x; }`,
		"f() { cat <<A && b\nx\nA\n}",
		"f() { if cat <<A\nx\nA\nthen b; fi; }",
		"f() { { cat <<A\nx\nA\n} > f; }",
		`f() { a; b & c; d & }`,
		`f() { a && b & c || d; }`,
		`f() { a | b & }`,
	}
	for _, def := range defs {
		want, err := exec.Command("bash", "--noprofile", "--norc", "-c", def+"\ndeclare -f f").Output()
		if err != nil {
			t.Skip("no bash")
		}
		file, err := syntax.NewParser().Parse(strings.NewReader(def), "")
		if err != nil {
			t.Errorf("%s: %v", def, err)
			continue
		}
		d := file.Stmts[0].Cmd.(*syntax.FuncDecl)
		f := &function{name: "f", body: d.Body, src: &source{text: def}}
		if got := f.text() + "\n"; got != string(want) {
			t.Errorf("%s\n--- got\n%s--- want\n%s", def, got, want)
		}
	}
}
