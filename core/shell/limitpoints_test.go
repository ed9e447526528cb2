package shell

import (
	"fmt"
	"testing"
)

// TestLimitsAtEveryPoint lets fuel and memory end at ever other points of scripts that
// use much of the shell: wherever that is, the call ends as a limit, or well where only jobs are left.
func TestLimitsAtEveryPoint(t *testing.T) {
	scripts := []string{
		`export a=xxxxxxxx; f() { local b=("$@" $a); export -f f; bash -c 'x=($a $a); y=$(echo "${x[@]}"); env true'; }; f 1 2; (f 3; z=(1 2)) | cat`,
		`a=(1 2 3); for i in 1 2; do a+=(<(echo "${a[@]}")); done; cat "${a[3]}" <(a=4; echo $a) <<< "$a"; wait`,
		`trap 'echo $a' EXIT USR1; a=1; kill -USR1 $$; { a=2; sleep 1; echo $a; } & a=3; set -- 1 2 3; wait; coproc { cat; }; echo x >&${COPROC[1]}; read -r x <&${COPROC[0]}`,
		`x=$(printf '%s\n' c b a | sort | sed 's/a/z/' | awk '{ print $1 }' | jq -R .); echo "$x" > f; tar cf - f | tar tf -; find . -name f -exec cat {} \; | xargs -n 1 echo`,
		`declare -A m=([a]=1 [b]=2); declare -n r=m; for k in "${!r[@]}"; do (r[$k]=5; (r[$k]=6; echo "${m[@]}") & ); m[$k]+=x; unset 'm[a]'; done; alias l=ls; eval 'f() { l; }'; f; f() { :; }; f`,
	}
	steps := 400
	if testing.Short() {
		steps = 50
	}
	for i, script := range scripts {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			whole := Run(Call{Script: script})
			if whole.Outcome != OK {
				t.Fatalf("%s %q", whole.Outcome, whole.Stderr)
			}
			for n := range steps {
				for _, l := range []Limits{{Fuel: 1 + whole.Fuel*int64(n)/int64(steps)}, {Memory: 1 + whole.Memory*int64(n)/int64(steps)}} {
					if r := Run(Call{Script: script, Limits: l}); r.Outcome == Failed || r.Outcome == Limited && r.Exit != 124 {
						t.Fatalf("%+v: %s %d %s %q", l, r.Outcome, r.Exit, r.Reason, r.Stderr)
					}
				}
			}
		})
	}
}
