package shell

import (
	"fmt"
	"slices"
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
		{"find . | xargs -n1 rm -f", "cmd find rm xargs; read .; opaque xargs -n1 rm -f"},
		{"sed -i s/a/b/ f1 f2", "cmd sed; write f1 f2"},
		{"cp a b dir; echo x >> \"$log\"", `cmd cp echo; read a b; write dir; opaque >> "$log"`},
		{"while read -r l; do echo $(date); done < in", "cmd date echo read; read in"},
		{"if true; then", "opaque if true; then; err"},
		{"timeout 5 make test", "cmd make timeout; opaque timeout 5 make test"},
		{"echo `rm a; ;`; ls", "cmd echo ls; opaque rm a; ;"},
		{"cat <<E\n$(rm a; ;) b\nE\nls", "cmd cat ls; opaque rm a; ;) b"},
		{"ls $( ; )", "opaque ls $( ; ); err"},
		// What runs in front of a syntax error runs.
		{"rm -rf a\n)", "cmd rm; write a; opaque ); err"},
		{"touch a; echo $((1); (2))", "cmd 1 2 echo touch; write a; opaque 1; opaque 2"},
		// Commands that run commands.
		{"env A=b nice -n 5 timeout -s KILL 5 rm x", "cmd env nice rm timeout; write x"},
		{"command rm x; builtin echo; exec touch y; command -v rm", "cmd builtin command echo exec rm touch; write x y"},
		{"find d -name '*.o' -delete", "cmd find; read d; write d"},
		{"find d -exec rm -f {} \\; -fprint log", "cmd find rm; read d; write log {}; opaque find d -exec rm -f {} \\; -fprint log"},
		{"xargs -a list -n 1 cat", "cmd cat xargs; read list; opaque xargs -a list -n 1 cat"},
		{"xargs sh -c 'rm x'", "cmd rm sh xargs; write x; opaque xargs sh -c 'rm x'"},
		{"trap 'rm tmp' EXIT", "cmd rm trap; write tmp"},
		{"trap -- 'rm tmp' EXIT; trap - INT; trap -p", "cmd rm trap; write tmp"},
		{"bash <<'X'\nrm x\nX", "cmd bash rm; write x"},
		{"bash <<< 'rm x'; sh -ec 'rm y' z", "cmd bash rm sh; write x y"},
		{"cat s | bash", "cmd bash cat; read s; opaque bash"},
		{"bash s.sh a; ./run; . lib; /usr/bin/rm x", "cmd . ./run bash rm; read ./run lib s.sh; write x; opaque . lib; opaque ./run; opaque bash s.sh a"},
		{"mapfile -C 'rm x' -c 1 l < f", "cmd mapfile rm; read f; write x"},
		{"alias ls=rm", "cmd alias; opaque alias ls=rm"},
		// Names in disguise.
		{`r\m x; 'rm' y; "r"m z; $'\x72m' w`, "cmd rm; write w x y z"},
		{"{rm,-rf,x}", "opaque {rm,-rf,x}"},
		{"/bin/r? x", "opaque /bin/r? x"},
		{"(rm() { :; }); rm x", "cmd : rm; write x"},
		{"f() { touch a; }; f x; g", "cmd g touch; write a; opaque g"},
		{`echo "a\"b" > "c\"d"`, `cmd echo; write c"d`},
		// Variables whose value is run.
		{"PS4='$(rm x)'; set -x", "cmd set; opaque PS4='$(rm x)'"},
		{"env BASH_ENV=f bash -c :", "cmd : bash env; opaque env BASH_ENV=f bash -c :"},
		{"echo ${x@P}", "cmd echo; opaque ${x@P}"},
		// Files.
		{"head -n 5 f; grep -e x -f pats g; sort -o out in; tail -- -n", "cmd grep head sort tail; read -n f g in pats; write out"},
		{"cp -t dir a b; mv a b c; ln -s a b; install -d p q", "cmd cp install ln mv; read a b; write a b c dir p q"},
		{"chmod 755 a; dd if=a of=b; tee c d < e", "cmd chmod dd tee; read a e; write a b c d"},
		{"cat <(sort a) > >(tee b) 2> /dev/null; echo >&2; cmd 3<> f", "cmd cat cmd echo sort tee; read a f; write b f; opaque cmd"},
		{"sed 's/a/b/w out' f; sed -n '/x/w y' f; sed -e 1d f; sed 's/wer/e/' g", "cmd sed; read f g; opaque sed 's/a/b/w out' f; opaque sed -n '/x/w y' f"},
		{`awk '{print $1}' f; awk '{print > "x"}' g; awk 'BEGIN{system("rm")}'`, `cmd awk; read f g; opaque awk 'BEGIN{system("rm")}'; opaque awk '{print > "x"}' g`},
		{"tar xf a.tar", "cmd tar; opaque tar xf a.tar"},
		{"rm $files; cat $f; echo $x", "cmd cat echo rm; opaque cat $f; opaque rm $files"},
		{strings.Repeat("$(", 100000), "opaque"},
		// The end of a script ends its here-documents; bash warns of it and runs it.
		{"<<0", ""},
		{"rm x <<X", "cmd rm; write x"},
		{"rm x <<A <<'B'\n$(touch a)\nA\n$(touch b)", "cmd rm touch; write a x"},
		{"bash <<-'X'\n\trm x\n", "cmd bash rm; write x"},
		{"f() { cat <<X; rm y; }\n`touch z`", "cmd cat rm touch; write y z"},
		{strings.Repeat("<<X ", 40), "opaque"},
		// What is not a function when another command runs it, or when it looks like one.
		{"f() { :; }; f; timeout 5 f; g", "cmd : f g timeout; opaque g; opaque timeout 5 f"},
		{"f() { :; }; f " + strings.Repeat("x", 300) + "; ls | xargs f " + strings.Repeat("x", 300), "cmd : f ls xargs; opaque xargs f " + strings.Repeat("x", 192)},
		// Quotes do not keep everything from being run.
		{`echo "${x:-'$(rm x)'}"`, `cmd echo; opaque ${x:-'$(rm x)'}`},
		{"cat <<X\n${x:-'`rm x`'}\nX", "cmd cat; opaque ${x:-'`rm x`'}"},
		{`echo $((  '$(rm x)' )) "$x" '$(y)'`, `cmd echo; opaque $((  '$(rm x)' ))`},
		{"(( a['`rm x`'] )); [[ '$(y)' == y ]]", "opaque (( a['`rm x`'] ))"},
		{`(( a[\$(rm x)] ))`, `opaque (( a[\$(rm x)] ))`},
		{"(( a[$'\\x24(rm x)'] ))", "opaque (( a[$'\\x24(rm x)'] ))"},
		{"for ((i='`rm x`';;)); do ls; done", "cmd ls; opaque ((i='`rm x`';;))"},
		{`let 'a[$(rm x)]=1'`, `opaque let 'a[$(rm x)]=1'`},
		{`a['$(rm x)']='$(y)' b=([1]='$(y)' ['$(rm z)']=1)`, `opaque '$(rm z)']=1; opaque a['$(rm x)']='$(y)'`},
		{`[[ -v 'a[$(rm x)]' && -n '$(y)' ]]; [[ 'a[$(rm x)]' -eq 1 ]]`, `opaque 'a[$(rm x)]' -eq 1; opaque -v 'a[$(rm x)]'`},
		{`declare 'a[$(rm x)]=1' b='[$(y)]'; local -a "c=(\$(rm x))"`, `cmd declare local; opaque "c=(\$(rm x))"; opaque 'a[$(rm x)]=1'`},
		{`printf -v 'a[$(rm x)]' x; printf '[$(y)]'; read 'a[$(rm x)]'`, `cmd printf read; opaque printf -v 'a[$(rm x)]' x; opaque read 'a[$(rm x)]'`},
		// Ways to set what is run.
		{"hash -p ./x ls; hash -r; ls", "cmd hash ls; opaque hash -p ./x ls"},
		{"read PATH; unset PATH; printf -vPS4 x; printf PS4", "cmd printf read unset; opaque printf -vPS4 x; opaque read PATH; opaque unset PATH"},
		{"for PATH in a; do ls; done; declare -n p=PS4; : ${PATH:=x} ${PATH:-x}", "cmd : declare ls; opaque ${PATH:=x}; opaque PATH in a; opaque p=PS4"},
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
		for _, o := range a.Opaque {
			parts = append(parts, "opaque "+o)
		}
		if a.Err != "" {
			parts = append(parts, "err")
		}
		got := strings.Join(parts, "; ")
		if got != c.want && !(c.want == "opaque" && strings.HasPrefix(got, "opaque ")) {
			t.Errorf("%s", fmt.Sprintf("%.80s\n got  %.200s\n want %s", c.script, got, c.want))
		}
	}
}

func FuzzAnalyze(f *testing.F) {
	for _, s := range []string{"rm x", "f() { f; }; f", "eval 'eval \"$x\"'", "xargs -a", "find -exec", "env -", "timeout", "a=(1) b", "sed", "awk -f", "cp -t", "${", "<<X\n$(", "<<0", "<<0 <<1\n", "x <<''", "trap -- x"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, script string) {
		a := Analyze(script)
		for _, list := range [][]string{a.Commands, a.Reads, a.Writes, a.Opaque} {
			if !slices.IsSorted(list) {
				t.Errorf("%q: not sorted", list)
			}
		}
		if a.Err != "" && len(a.Opaque) == 0 && strings.TrimSpace(script) != "" && !strings.HasSuffix(strings.TrimSpace(script), "\\") {
			t.Errorf("%q does not parse (%s), but nothing is opaque", script, a.Err)
		}
	})
}
