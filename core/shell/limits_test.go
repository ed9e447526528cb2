package shell

import (
	"strings"
	"testing"
)

// TestRunawaysStop runs scripts that never end by themselves, or want more than
// there is; each must end soon, as a limit, and leave what was printed before.
func TestRunawaysStop(t *testing.T) {
	bombs := map[string]string{
		"while":                  "echo start; while :; do :; done",
		"until":                  "echo start; until false; do x=1; done",
		"for":                    "echo start; for ((;;)); do :; done",
		"fork bomb":              "echo start; :(){ :|:& };:",
		"fork bomb wait":         "echo start; f(){ f|f; };f",
		"recursion":              "echo start; f() { f; }; f",
		"recursion and local":    "echo start; f() { local x=$1; f $((x+1)); }; f 1",
		"mutual recursion":       "echo start; f() { g; }; g() { f; }; f",
		"eval recursion":         `echo start; x='eval "$x"'; eval "$x"`,
		"substitution":           "echo start; f() { x=$(f); }; f",
		"subshells":              "echo start; f() { (f); }; f",
		"backquotes":             "echo start; f() { echo `f`; }; f",
		"source":                 "echo start; echo '. ./l' > l; . ./l",
		"bash":                   `echo start; echo 'bash s' > s; bash s`,
		"bash -c":                `echo start; export x='bash -c "$x"'; bash -c "$x"`,
		"trap":                   `echo start; trap 'kill -USR1 $$' USR1; kill -USR1 $$; while :; do :; done`,
		"doubling":               "echo start; a=xxxxxxxxxxxxxxxx; while :; do a=$a$a; done",
		"doubling array":         `echo start; a=(x x x x); while :; do a=("${a[@]}" "${a[@]}"); done`,
		"doubling params":        `echo start; set -- a b c d; while :; do set -- "$@" "$@"; done`,
		"braces":                 "echo start; echo {1..1000}{1..1000}{1..1000} > /dev/null",
		"brace range":            "echo start; for i in {1..999999999}; do :; done",
		"here-documents":         `echo start; x=xxxxxxxxxxxxxxxx; while :; do x=$(cat <<<"$x$x"); done`,
		"flood":                  "echo start; while :; do echo yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy; done",
		"error flood":            "echo start; while :; do nosuch; done",
		"sleep":                  "echo start; sleep 100000",
		"deadlock":               "echo start; coproc cat; read -r x <&${COPROC[0]}",
		"wait forever":           "echo start; sleep 1000000 & wait",
		"background loop":        "echo start; while :; do :; done & wait",
		"process substitution":   "echo start; f() { cat <(f); }; f",
		"alias":                  "echo start; f() { eval 'f() { f; }; f'; }; f",
		"case":                   "echo start; while case x in x) true;; esac; do :; done",
		"arithmetic":             "echo start; ((x=1)); while ((x=x*2+1)); do :; done",
		"nested parentheses":     strings.Repeat("(", 100000),
		"nested braces":          strings.Repeat("{ ", 100000),
		"nested substitution":    "echo " + strings.Repeat("$(", 100000),
		"nested ifs":             strings.Repeat("if ", 100000),
		"nested parameters":      "echo " + strings.Repeat("${a:-", 100000),
		"nested quotes":          "echo " + strings.Repeat(`"$(`, 100000),
		"nested backquotes":      "echo " + strings.Repeat("`", 99999),
		"nested arithmetic":      "echo $((" + strings.Repeat("(", 100000),
		"nested subscripts":      strings.Repeat("a[", 100000),
		"nested tests":           "[[ " + strings.Repeat("( ", 100000),
		"negations":              "[[ " + strings.Repeat("! ", 100000) + " a ]]",
		"long chain":             "echo start" + strings.Repeat(" && :", 200000),
		"long pipeline":          ":" + strings.Repeat("|:", 200000),
		"functions in functions": strings.Repeat("f() { ", 100000),
		"nested cases":           strings.Repeat("case a in a) ", 50000),
		"long script":            strings.Repeat("x", 2<<20),
		"many jobs":              "echo start; while :; do sleep 100 & done",
		"many variables":         `echo start; i=0; while :; do eval "v$i=$i"; i=$((i+1)); done`,
		"many functions":         `echo start; i=0; while :; do eval "f$i() { echo $i; }"; i=$((i+1)); done`,
		"huge index":             "echo start; a[999999999999]=1; while :; do a+=(x); done",
		"deep dirstack":          "echo start; while :; do pushd . ; done > /dev/null",
		"many traps":             `echo start; while :; do trap "echo $(echo x)" EXIT; done`,
		"unread input":           "echo start; while read -r x; do :; done < /dev/zero",
	}
	for name, script := range bombs {
		t.Run(name, func(t *testing.T) {
			r := Run(Call{Script: script, Limits: Limits{Fuel: 3_000_000}})
			if r.Outcome == Failed {
				t.Fatalf("%s\n%s", r.Reason, r.Stderr)
			}
			if strings.HasPrefix(script, "echo start;") && !strings.HasPrefix(string(r.Stdout), "start\n") {
				t.Errorf("output was lost: %v %q %q", r.Outcome, r.Stdout, r.Stderr)
			}
			if strings.HasPrefix(script, "echo start;") && name != "fork bomb" && r.Outcome != Limited {
				t.Errorf("outcome %v, exit %d, %.200q", r.Outcome, r.Exit, r.Stderr)
			}
			if r.Outcome == Limited && r.Exit != 124 {
				t.Errorf("exit %d", r.Exit)
			}
			if r.Memory > DefaultLimits.Memory {
				t.Errorf("%d bytes alive", r.Memory)
			}
		})
	}
}

func TestInterruptAborts(t *testing.T) {
	n := 0
	r := Run(Call{Script: "echo a; while :; do :; done", Interrupt: func() error {
		if n++; n > 3 {
			return errTest
		}
		return nil
	}})
	if r.Outcome != Aborted || string(r.Stdout) != "a\n" || r.Reason != "cancelled" {
		t.Fatalf("%+v", r)
	}
}

type testError string

func (e testError) Error() string { return string(e) }

const errTest = testError("cancelled")
