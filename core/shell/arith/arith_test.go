package arith

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"
	"time"

	"ambit/core/fuel"
)

// testEnv is a flat set of variables; subscripts are arithmetic expressions.
type testEnv struct {
	vars map[string]string
	eval *Evaluator
}

func newTestEnv() *testEnv {
	env := &testEnv{vars: map[string]string{}}
	env.eval = &Evaluator{Env: env, Meter: fuel.New(time.Unix(0, 0), fuel.Limits{Fuel: 1e7}), Cache: &Cache{}}
	return env
}

func (t *testEnv) Get(name string) (string, error) { return t.vars[name], nil }

func (t *testEnv) Set(name string, n int64) error {
	t.vars[name] = Format(n)
	return nil
}

func (t *testEnv) Ref(name, sub string) (Ref, error) {
	n, err := t.eval.Eval(sub)
	return Ref{Name: name, Index: n}, err
}

func (t *testEnv) GetRef(r Ref) (string, error) {
	return t.vars[fmt.Sprintf("%s[%d]", r.Name, r.Index)], nil
}

func (t *testEnv) SetRef(r Ref, n int64) error {
	t.vars[fmt.Sprintf("%s[%d]", r.Name, r.Index)] = Format(n)
	return nil
}

var operands = []string{"0", "1", "-3", "x", "y", "z", "a[1]", "9223372036854775807"}

// expressions are the cases that bash decides.
func expressions() []string {
	list := strings.Split(`&& 1|1 &&|<<1|1 <<|1 =|= 1|x =|x +=|5 += 3|5 === 3|5 =! 3|x =! 3|a.b|5 $ 3|5 @ 3|5@3|x#3|5#|#5|5##4|1#|0#1|2#|2#2|0x|0xg|0b1|10#|10#-5|64#_@Zz9|1_000|1@|é|x é||x[1|]|x]|x[1]]|x[1][2]|x[1]y|{|;|1;2|"1"|1 2 3|(1)(2)|1(2)|x(2)|(1) 2|++|+|x++ 5|x++y|x+++y|x---y|x+ ++y|1+++2|1++ +2|++x++|++5++|x++++|x+-+-5|5**|**5|5***3|5%%3|5//3|5><3|5<>3|5=<3|5=>3|x=>3|5!=3|5!3|5!==3|5&&&3|5^^3|5,,3|,|?1:2|1?:2|1?2|1:2|:|1?2:3:4|1?2?3:4:5|1?2?3:4|x=1?2:x=3|1?x=2:3|x<<=1|x>>=1|x<=1|x>==1|x**=2|x&&=2|x^=2|x&=2|x~=2|x!=2|x=~2|x%=2|x%=0|x-=0|x*=0|x/=0|08|08+1|5+09+1|(1|1)|((1)|x=(1|1?2:|x=5,y=|a b|a 08|a @|a b @|1/0+5|0?1/0:2|1?2:1/0|0&&1/0|1||1/0|0&&(2+)|1||x=2|1&&(x=2),x|2**-1|2**-1+3|-2**2|2**3**2|!2**2|!-x|- -x|--x|---x|-- x|++ x|a[0]++|++a[0]|a[0]+=4|a[i++]+=5|a[i++]=9|a[1]++ + ++a[1]|(x)=7|(x)++|-x=7|x+y=7|x = y = 3|x==3?y=4:5|x++ + ++x|x,y,x++,x|1<2<3|3>2>1|5&3|1+2*3%4-5/2|1<<2+1|-7>>1|-7/2|-7%2|7%-2|1?0?1:2:3|0?1:0?2:3|16#fF|36#zZ|37#Z|62#Z|64#@|64#_|0xff|010|10#08|9223372036854775808|1<<64|1<<-1|2**63|2**64|-9223372036854775808/-1|-9223372036854775808%-1|  1 /  0 |z|z+1|u|u+1|x ? y : z|!|~|-|()|(|)|1)|x++=7|x--|0 ? x=1 : x=2`, "|")
	list = append(list, "1|2", "1||2", "0||x=2", "1 ||", "5|||3", "x|=2", "x ||= 2", "1\n+2", "\t7")
	for _, op := range []string{"+", "-", "*", "/", "%", "**", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&", "|", "^", "&&", "||", ","} {
		for _, l := range operands {
			for _, r := range operands {
				list = append(list, l+op+r, l+" "+op+" ("+r+")")
			}
		}
	}
	return list
}

func TestExpressionsAsBash(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("no bash")
	}
	list := expressions()
	var script strings.Builder
	for _, expr := range list {
		quoted := "'" + strings.ReplaceAll(expr, "'", `'\''`) + "'"
		fmt.Fprintf(&script, "x=5 y=-2 z=x+1 u=08 i=0; unset a; a=(10 11 12); let r=0 %s\nprintf '%%s|%%s|%%s|%%s|%%s\\0' \"$?\" \"$x\" \"$y\" \"$i\" \"${a[0]} ${a[1]}\"\n", quoted)
	}
	cmd := exec.Command(bash, "--noprofile", "--norc")
	cmd.Args[0] = "bash"
	cmd.Stdin = strings.NewReader(script.String())
	cmd.Env = []string{"LC_ALL=C.UTF-8"}
	cmd.Stderr = nil
	var stdout strings.Builder
	cmd.Stdout = &stdout
	var stderr strings.Builder
	cmd.Stderr = &stderr
	if err := cmd.Run(); err != nil {
		t.Fatal(err)
	}
	want := strings.Split(stdout.String(), "\x00")
	var messages strings.Builder
	for i, expr := range list {
		env := newTestEnv()
		for k, v := range map[string]string{"x": "5", "y": "-2", "z": "x+1", "u": "08", "i": "0", "a[0]": "10", "a[1]": "11", "a[2]": "12"} {
			env.vars[k] = v
		}
		n, err := env.eval.Eval(expr)
		status := 0
		if err != nil {
			fmt.Fprintf(&messages, "bash: line %d: let: %v\n", 2*i+1+strings.Count(strings.Join(list[:i], ""), "\n"), err)
			status = 1
		} else if n == 0 {
			status = 1
		}
		got := fmt.Sprintf("%d|%s|%s|%s|%s %s", status, env.vars["x"], env.vars["y"], env.vars["i"], env.vars["a[0]"], env.vars["a[1]"])
		if got != want[i] {
			t.Errorf("%q: got %s, bash %s", expr, got, want[i])
		}
	}
	if g, w := strings.Split(messages.String(), "\n"), strings.Split(stderr.String(), "\n"); true {
		for i := 0; i < len(g) && i < len(w); i++ {
			if g[i] != w[i] {
				t.Errorf("message\n got %s\nbash %s", g[i], w[i])
				if i > 20 {
					break
				}
			}
		}
	}
}

func TestDepthIsBounded(t *testing.T) {
	env := newTestEnv()
	env.vars["x"] = "x+1"
	if _, err := env.eval.Eval("x"); err == nil || !strings.Contains(err.Error(), "recursion level exceeded") {
		t.Error(err)
	}
	for _, unit := range []string{"(", "!", "-", "2**", "x=", "1?", "++", "x[", "x ", "~"} {
		env := newTestEnv()
		env.eval.Eval(strings.Repeat(unit, 100_000) + "1")
	}
}

func FuzzEval(f *testing.F) {
	for _, s := range expressions()[:200] {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		env := newTestEnv()
		env.vars["x"] = s
		env.eval.Eval(s)
	})
}

func BenchmarkLoop(b *testing.B) {
	env := newTestEnv()
	env.eval.Meter = fuel.New(time.Unix(0, 0), fuel.Limits{})
	env.vars["i"] = "0"
	for b.Loop() {
		env.eval.Eval("i<10000")
		env.eval.Eval("i++")
	}
}
