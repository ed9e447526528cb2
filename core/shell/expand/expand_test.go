package expand

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/fuel"
	"ambit/core/shell/vars"
	"ambit/core/workspace/view"
)

// testHost is a shell without commands: a substitution gives its source's length.
type testHost struct {
	args     []string
	warnings []string
}

func (h *testHost) CmdSubst(cs *syntax.CmdSubst) ([]byte, error) {
	return fmt.Appendf(nil, "%d statements\n", len(cs.Stmts)), nil
}
func (h *testHost) ProcSubst(*syntax.ProcSubst) (string, error) { return "/dev/fd/63", nil }
func (h *testHost) ReadFile(name string) ([]byte, bool)         { return []byte("<" + name + ">"), true }
func (h *testHost) Positional() []string                        { return h.args }
func (h *testHost) Special(name byte) (string, bool)            { return "s", name != '!' }
func (h *testHost) Home(user string) (string, bool)             { return "/home/" + user, user != "nobody" }
func (h *testHost) Dir() string                                 { return "/" }
func (h *testHost) DirStack() []string                          { return []string{"/", "/tmp"} }
func (h *testHost) Strict() bool                                { return false }

func (h *testHost) ShoptSet(string) (on, known bool) { return true, true }

func (h *testHost) Refusef(format string, args ...any) { h.Warnf(format, args...) }

func (h *testHost) Warnf(format string, args ...any) {
	if len(h.warnings) < 100 {
		h.warnings = append(h.warnings, fmt.Sprintf(format, args...))
	}
}
func (h *testHost) Prompt(s string) string        { return s }
func (h *testHost) Line() int                     { return 1 }
func (h *testHost) OptionSet(string) (bool, bool) { return false, false }
func (h *testHost) FD(int) (view.Handle, bool)    { return nil, false }
func (h *testHost) UID() int                      { return 1000 }

func newTestExpander(limits fuel.Limits) (*Expander, *testHost) {
	m := fuel.New(time.Unix(0, 0), limits)
	h := &testHost{args: []string{"one", "two words", ""}}
	o := DefaultOptions()
	o.ExtGlob = true
	x := New(h, vars.New(m), &o, view.New(m), m)
	for name, value := range map[string]string{"x": "a b", "y": "a*", "n": "3", "LC_ALL": "C.UTF-8", "HOME": "/home/agent"} {
		x.Vars.Set(name, value)
	}
	x.Vars.SetArray("a", []string{"p", "q r", ""})
	return x, h
}

// words parses the words of a command.
func words(t testing.TB, text string) []*syntax.Word {
	src := "c " + text
	f, err := syntax.NewParser().Parse(strings.NewReader(src), "")
	if masked, ok := Mask(src, err); ok {
		f, err = syntax.NewParser().Parse(strings.NewReader(masked), "")
	}
	if err != nil || len(f.Stmts) == 0 {
		return nil
	}
	call, ok := f.Stmts[0].Cmd.(*syntax.CallExpr)
	if !ok {
		return nil
	}
	Prepare(f, src)
	return call.Args[1:]
}

func TestFields(t *testing.T) {
	for _, c := range []struct {
		in   string
		want []string
	}{
		{`$x "$x" '$x' \$x`, []string{"a", "b", "a b", "$x", "$x"}},
		{`"${a[@]}" "${#a[@]}" "${!a[*]}"`, []string{"p", "q r", "", "3", "0 1 2"}},
		{`a{b,c{1..2}}`, []string{"ab", "ac1", "ac2"}},
		{`~ ~root x=~`, []string{"/home/agent", "/home/root", "x=/home/agent"}},
		{`$((n*2)) $(( (n+1) ** 2 ))`, []string{"6", "16"}},
		{`"$@" $#`, []string{"one", "two words", "", "3"}},
		{`${x~~} ${x/ /_} ${x: -1}`, []string{"A", "B", "a_b", "b"}},
		{`$(echo) "$(<f)"`, []string{"1", "statements", "<f>"}},
		{`<(cat)`, []string{"/dev/fd/63"}},
	} {
		x, _ := newTestExpander(fuel.Limits{})
		got, err := x.Fields(words(t, c.in))
		if err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%s: got %q, %v; want %q", c.in, got, err, c.want)
		}
	}
}

func TestBombsMeetALimit(t *testing.T) {
	for _, in := range []string{
		"{1..1000000000}", strings.Repeat("{a,b}", 60), "{1..9}{1..99999}{1..99999}", "{-9223372036854775808..9223372036854775807}",
		strings.Repeat("{", 100_000), strings.Repeat("{a,", 50_000), strings.Repeat("{a}", 50_000), strings.Repeat("@(", 20_000) + "a",
		strings.Repeat("[", 100_000), "${x/" + strings.Repeat("*(a", 1000) + "}", `$((` + strings.Repeat("(", 2000) + "1" + strings.Repeat(")", 2000) + "))",
	} {
		func() {
			x, _ := newTestExpander(fuel.Limits{Fuel: 1e8, Memory: 24 << 20})
			defer func() {
				if r := recover(); r != nil {
					if _, ok := r.(*fuel.Exceeded); !ok {
						panic(r)
					}
				}
			}()
			x.Fields(words(t, in))
		}()
	}
}

func TestTextParsedAtRunTimeIsNotTooDeep(t *testing.T) {
	for _, unit := range []string{"$((", "${x[", "a[$(", "`", "${x:-", "$(", "a["} {
		deep := strings.Repeat(unit, 100_000)
		func() {
			x, _ := newTestExpander(fuel.Limits{Fuel: 1e8, Memory: 24 << 20})
			defer func() {
				if r := recover(); r != nil {
					if _, ok := r.(*fuel.Exceeded); !ok {
						panic(r)
					}
				}
			}()
			x.ArithmString("a[" + deep + "]")
			x.AssignName("a["+deep+"]", "1")
			x.IsSet("a["+deep+"]", true)
			x.Prompt(deep)
			x.ParseArray("a", "("+deep+")", false)
		}()
	}
}

func TestVariableBytesAreMetered(t *testing.T) {
	x, _ := newTestExpander(fuel.Limits{Memory: 1 << 20})
	defer func() {
		if _, ok := recover().(*fuel.Exceeded); !ok {
			t.Error("a doubling variable met no limit")
		}
	}()
	x.Vars.Set("v", strings.Repeat("x", 100))
	for range 40 {
		s, err := x.Fields(words(t, `"$v$v"`))
		if err != nil {
			t.Fatal(err)
		}
		x.Vars.Set("v", s[0])
	}
}

func FuzzFields(f *testing.F) {
	for _, s := range []string{
		`$x "$x" ${x:-a} ${a[@]#p} "${a[*]/q/&&}"`, `{a,b}{1..3}~`, `$((x=1,y[2]++))`, `${!x} ${!a[@]} ${x@Q} ${x~~}`, `@(a|b)*[!c] **/x`,
		`$'\x41\u00e9' $"x" ` + "`echo`", `${x:1:2} ${@:2} ${#x} ${x^^[a-z]}`, `${a[$((1+1))]} ${x//[^a]/\&}`, `a\ b"c\"d"'e'`, `$(( ( 1 ) ))$[1+2]`, `${x`, `$((`, `m[a b]`,
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > 500 {
			return
		}
		list := words(t, s)
		x, _ := newTestExpander(fuel.Limits{Fuel: 2e6, Memory: 8 << 20})
		defer func() {
			if r := recover(); r != nil {
				if _, ok := r.(*fuel.Exceeded); !ok {
					panic(r)
				}
			}
		}()
		if _, err := x.Fields(list); err != nil {
			if _, ok := err.(*Error); !ok {
				t.Errorf("%T is no *Error", err)
			}
		}
		for _, w := range list {
			x.Literal(w)
			x.Value(w)
			x.Pattern(w)
			x.AssignName(s, "v")
			x.UnsetName(s)
			x.IsSet(s, true)
		}
	})
}

func BenchmarkLiteral(b *testing.B) {
	x, _ := newTestExpander(fuel.Limits{})
	w := words(b, `plain`)
	for b.Loop() {
		x.Literal(w[0])
	}
}

func BenchmarkFields(b *testing.B) {
	x, _ := newTestExpander(fuel.Limits{})
	list := words(b, `echo "$x" ${x##*/} $n a b`)
	for b.Loop() {
		x.Fields(list)
	}
}
