package sed

import (
	"io"
	"math/rand/v2"
	"testing"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// FuzzScript runs scripts over a small input: whatever they say, sed ends by itself
// or by a limit.
func FuzzScript(f *testing.F) {
	for _, s := range []string{"s/a/b/g;p", ":a;N;$!ba;s/\\n/,/g", "1!G;h;$!d", "y/abc/xyz/", "/a/,/b/{s//X/;l;D}", "$!N;P;D", "1a\\\nx", "s/\\(a*\\)\\1/\\U&/2gp",
		"0~2{x;p;x}", "G;h;G;h", ":a;s/^/xx/;ta", "r in\nR in\nw out", "/x/I,+2c\\\ny", "s/[/]\\x41\\cA/\\n&/M", "N;N;s/^/>/mg", "b;:x;}"} {
		f.Add(s, uint8(0))
	}
	f.Fuzz(func(t *testing.T, script string, bits uint8) {
		if len(script) > 300 {
			return
		}
		m := fuel.New(time.Unix(0, 0), fuel.Limits{Fuel: 300_000, Memory: 8 << 20})
		ns := view.Standard(m, view.Options{})
		if err := ns.Mount("/workspace", nil, nil, view.Limits{}); err != nil {
			t.Fatal(err)
		}
		h, err := ns.Open("/workspace/in", view.WriteOnly|view.Create, 0o644)
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(h, "abc\nx y z\n\n\xff\xc3\xa9aab\nlast")
		h.Close()
		args := []string{"-e", script, "in", "in"}
		for i, o := range []string{"-n", "-E", "-s", "-i", "-z", "--posix", "--debug"} {
			if bits&(1<<i) != 0 {
				args = append([]string{o}, args...)
			}
		}
		p := &command.Proc{Name: "sed", Args: args, Env: []string{"LC_ALL=C.UTF-8"}, Dir: "/workspace", Stdin: &discard{},
			Stdout: command.NewOutput(&discard{}, m), Stderr: io.Discard, FS: ns, Meter: m, Host: cliHost{}, Rand: rand.New(rand.NewPCG(1, 2))}
		defer func() {
			if r := recover(); r != nil {
				if _, ok := r.(*fuel.Exceeded); !ok {
					panic(r)
				}
			}
		}()
		run(p)
	})
}
