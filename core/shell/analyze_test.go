package shell

import (
	"fmt"
	"strings"
	"testing"
)

func TestAnalyze(t *testing.T) {
	for _, c := range []struct{ script, want string }{
		{"cat a b > c", "cmd cat; read a b; write c"},
		{"grep -rn TODO src | sort > out.txt", "cmd grep sort; read src; write out.txt"},
		{`f() { rm "$1"; }; f x`, `cmd rm; opaque rm "$1"`},
		{`c=rm; $c -rf x`, "opaque $c -rf x"},
		{`eval "rm -rf build"`, "cmd eval rm; write build"},
		{`eval "$x"`, `cmd eval; opaque eval "$x"`},
		{`bash -c 'touch made' _`, "cmd bash touch; write made"},
		{"find . | xargs -n1 rm -f", "cmd find rm xargs"},
		{"sed -i s/a/b/ f1 f2", "cmd sed; write f1 f2"},
		{"cp a b dir; echo x >> \"$log\"", `cmd cp echo; read a b; write dir; opaque >> "$log"`},
		{"while read -r l; do echo $(date); done < in", "cmd date echo read; read in"},
		{"if true; then", "err"},
		{"timeout 5 make test", "cmd make timeout"},
		{strings.Repeat("$(", 100000), "opaque"},
	} {
		a := Analyze(c.script)
		var parts []string
		add := func(label string, list []string) {
			if len(list) > 0 {
				parts = append(parts, label+" "+strings.Join(list, " "))
			}
		}
		add("cmd", a.Commands)
		add("read", a.Reads)
		add("write", a.Writes)
		add("opaque", a.Opaque)
		if a.Err != "" {
			parts = append(parts, "err")
		}
		got := strings.Join(parts, "; ")
		if got != c.want && !(c.want == "opaque" && strings.HasPrefix(got, "opaque ")) {
			t.Errorf("%s", fmt.Sprintf("%.80s\n got  %.200s\n want %s", c.script, got, c.want))
		}
	}
}
