package shell

import (
	"cmp"
	"fmt"
	"math/rand"
	"strings"
)

// generator writes programs that end and whose output is determined.
type generator struct {
	r     *rand.Rand
	depth int
	loops int
	funcs int
	safe  bool // a simple command runs in front of what bash may crash at (see compareWithBash)
	subst int  // depth of substitutions; bash garbles here-documents in some when it prints them
}

func (g *generator) pick(list ...string) string { return list[g.r.Intn(len(list))] }

// fn is a function that may be called here without recursion.
func (g *generator) fn() string {
	if g.funcs == 0 {
		return "p"
	}
	return g.pick("f", "g")
}

func (g *generator) program() string {
	var b strings.Builder
	deep := strings.Repeat("q/", 40) // what stands above differs, and a loop can go up
	b.WriteString("mkdir -p " + deep + "; cd " + deep + "; cd .; shopt -s extglob\n")
	for range 1 + g.r.Intn(3) {
		b.WriteString(g.prelude())
	}
	b.WriteString("a=1 b='x y' c=abc d=; arr=(one 'two 2' three); declare -A m=([k]=v [z]=u); n=5\n")
	b.WriteString("p() { printf '<%s>' \"$@\"; echo; }\n: > f.txt; : > F2.md; mkdir dir; : > dir/.h; : > dir/x.txt\n")
	b.WriteString("f() { " + g.list(2) + "; }\ng() { local a=local; " + g.list(2) + "; " + g.pick("return 3", "echo $a", ":", "f 1") + "; }\n")
	g.funcs = 2
	for range 3 + g.r.Intn(5) {
		b.WriteString(g.list(1 + g.r.Intn(2)))
		b.WriteString("\n")
	}
	b.WriteString("echo \"$? ${PIPESTATUS[*]} $a|$b|$c|$d|$n|${arr[*]}\"\n")
	if g.r.Intn(6) == 0 {
		b.WriteString("declare -f f; declare -p a b c d n arr m\n")
	}
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
	switch g.r.Intn(26) {
	case 12:
		return g.compound()
	case 13:
		return g.feature()
	case 14:
		return g.feature()
	case 0:
		return "if " + g.andOr() + "; then " + g.list(1) + g.pick("", "; else "+g.list(1), "; elif "+g.simple()+"; then "+g.list(1)) + "; fi"
	case 1:
		return "for i in " + g.words(3) + "; do " + g.list(1) + g.pick("", "; break", "; continue", "; echo $i") + "; done"
	case 2:
		return "case " + g.subject() + " in " + g.pattern() + ") " + g.list(1) + g.pick(";;", ";&", ";;&") + " " + g.pattern() + ") " + g.list(1) + ";; *) " + g.simple() + ";; esac"
	case 3:
		return "( " + g.list(2) + " )" + g.groupRedirect()
	case 4:
		return "{ " + g.list(2) + "; }" + g.groupRedirect()
	case 5:
		g.loops++
		w := fmt.Sprintf("w%d", g.loops) // no loop inside may count with it
		return w + "=0; while [ $" + w + " -lt 2 ]; do " + w + "=$((" + w + "+1)); " + g.list(1) + "; done"
	case 6:
		g.loops++
		j := fmt.Sprintf("j%d", g.loops)
		return "for ((" + j + "=0; " + j + "<" + g.pick("1", "2", "3") + "; " + j + "++)); do " + g.list(1) + "; done"
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
	switch g.r.Intn(19) {
	case 12, 13, 14:
		return g.feature()
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

// groupRedirect is redirect for a group, whose file no command in it may write to.
func (g *generator) groupRedirect() string {
	g.loops++
	return strings.ReplaceAll(g.redirect(), "f1", fmt.Sprintf("u%d", g.loops))
}

// guard is a command that bash expands, if there is to be one.
func (g *generator) guard() string {
	if g.safe {
		return "true x; "
	}
	return ""
}

func (g *generator) words(n int) string {
	parts := make([]string, n)
	for i := range parts {
		parts[i] = g.word()
	}
	return strings.Join(parts, " ")
}

// subject is the word of case. Of a list with an empty element, bash leaves a byte of
// its own there.
func (g *generator) subject() string {
	w := cmp.Or(g.word(), "''")
	if strings.Contains(w, "@") {
		return "$c"
	}
	return w
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
	switch g.r.Intn(19) {
	case 11, 12, 13, 14:
		return g.parameter(v)
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
	return g.pick("a*", "*", "?", "[a-c]*", "1|2", "foo|bar", "''", "\"$a\"", "$c", "x*y", "[!a]*", "abc", "[[:alpha:]]*", "?(a)bc", "+([0-9])", "!(a*)", "@(foo|*c)", "*\\ *", "~", "'*'*", "[]a]*", "{a,b}c", "[[:digit:]]|??", "$b")
}

func (g *generator) test() string {
	switch g.r.Intn(9) {
	case 6:
		return g.pick("-v arr[1]", "-v m[k]", "-v 'm[z]'", "-o errexit", "-o nounset", "-f f.txt", "-d dir", "-e nofile", "-s f.txt", "f.txt -ef f.txt", "$c == @(abc|x)", "$c == !(x*)", "$c == +([a-z])", "$c =~ ^[a-c]+$", "$c != \"a\"*", "-z ${arr[9]}", "-n $*", "$a -eq a", "$c =~ $c", "abc =~ a(b)c", "$n -lt 1+9", "-R a", "${arr[*]} == *two*", "x < y", "b > a", "-t 0", "-x dir")
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
	switch g.r.Intn(11) {
	case 6:
		return g.pick("n ** 2", "arr[0]", "(n, 2)", "n /= 2", "7 / 2", "-7 % 3", "16#ff", "2#101", "08", "1 / 0", "n <<= 1", "m[k]", "a++ + ++a", "~0 >> 1", "n-- - --n", "x = y = 4", "zz", "\"3\" + 1", "${#c}", "$n$n", "'1'", "1 ? 2 : (n = 9)", "0 && (n = 8)", "n *= -1", "9223372036854775807 + 1", "n ^= 1", "1 << 65", "arr[n = 1]", "2 ** -1", "10 % 0", "010 + 0x1F", "64#_")
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

// prelude sets options that hold for the whole program.
func (g *generator) prelude() string {
	return g.pick("", "", "", "", "set -e\n", "set -u\n", "set -o pipefail\n", "set -eu\n", "set -f\n", "IFS=:\n",
		"IFS=\n", "unset IFS\n", "IFS=' :'\n", "IFS=x\n",
		"trap 'echo bye $?' EXIT\n", "trap 'echo err $?' ERR\n", "trap 'echo E' ERR; set -E\n", "trap 'echo ret $?' RETURN\n", "set -T; trap 'echo ret' RETURN\n",
		"set -C\n", "set -a\n", "set +B\n", "set -h\n",
		"shopt -s nullglob\n", "shopt -s nocasematch\n", "shopt -s dotglob\n", "shopt -s globstar\n", "shopt -s nocaseglob\n", "shopt -s lastpipe\n", "shopt -s inherit_errexit\n",
		"shopt -s failglob\n", "shopt -s xpg_echo\n", "shopt -u patsub_replacement\n", "shopt -s localvar_inherit\n", "shopt -s localvar_unset\n", "shopt -s expand_aliases\nalias ll='echo alias' tt='true; ' ee='echo '\n",
		"shopt -u sourcepath\n", "shopt -s assoc_expand_once\n", "LC_ALL=C\n", "set -- p1 'p 2' '' p4\n", "declare -i n\n", "declare -u c\n", "export d=exported\n", "readonly ro=1\n")
}

// compound is one of the rarer compound commands.
func (g *generator) compound() string {
	switch g.r.Intn(12) {
	case 0:
		return "until " + g.andOr() + "; do " + g.simple() + "; break; done"
	case 1:
		return "select s in " + g.words(2) + "; do echo \"$s $REPLY\"; " + g.list(1) + "; break; done <<< " + g.pick("1", "2", "7", "''", "x", "$'\\n2'")
	case 2:
		return "for i; do " + g.list(1) + "; done"
	case 3:
		g.loops++
		v := fmt.Sprintf("o%d", g.loops)
		return "OPTIND=1; while getopts " + g.pick("ab:", ":ab:", "xy") + " " + v + " " + g.pick("-a -b v x", "-ab", "-bval -a -- -x", "-q -a", "\"$@\"", "-x foo -y") + "; do echo \"$" + v + " $OPTARG $OPTIND\"; " + g.simple() + "; done"
	case 4:
		g.subst++
		defer func() { g.subst-- }()
		return g.guard() + "while read -r l" + g.pick("", " k") + "; do " + g.simple() + "; echo \"$l\"; done < <( " + g.list(1) + ")"
	case 5:
		if g.subst > 0 {
			break
		}
		return "while IFS=" + g.pick("", ":", " ", ",") + " read " + g.pick("-r ", "") + "l k; do echo \"[$l][$k]\"; done <<" + g.pick("E", "'E'", "-E") + "\n" + g.pick("a:b c:d", "  lead $c", "x\\\ny z", "\ttab, $n") + "\nlast" + "\nE\n:"
	case 6:
		return "for i in 1 2 3; do for k in " + g.words(2) + "; do " + g.simple() + "; " + g.pick("break 2", "continue 2", "break", "[ $i = 2 ] && break 2", "continue") + "; done; echo $i; done"
	case 7:
		return "if " + g.pick("! ", "") + g.test() + g.pick("", "; false", "; true") + "; then " + g.list(1) + "; fi"
	case 8:
		return "h() { " + g.pick("local a=in b; ", "local -a arr=(l1 l2); ", "local -n r=a; r=ref; ", "local -i n=3+4; ", "local -u c=up; ", "declare -g d=glob; ", "local a; unset a; ", "local IFS=,; ", "local -; set -f; ") + g.list(1) + "; " + g.pick("return", "return $n", "echo \"$a $b $c $n\"", "p \"${arr[@]}\"", "return 1") + "; }; h " + g.words(2)
	case 9:
		body := g.list(1)
		if strings.HasPrefix(body, "(") && strings.ContainsAny(body, "[<'") {
			body = " " + body // (( is first an expression to bash, which loses here-documents and quotes brackets
		}
		return "(" + body + ") " + g.pick("&& ", "|| ") + "{ " + g.list(1) + "; }"
	case 10:
		g.loops++
		to := fmt.Sprintf("u%d", g.loops)
		return g.guard() + "{ " + g.list(1) + "; } " + g.pick("> "+to+"; cat "+to, "2>&1 | cat", ">&2", "3>&1 >&3 3>&-", "< f.txt", "<<< \"$b\"", "2>/dev/null", "&> "+to+"; cat "+to, "4< <(echo q)")
	}
	return "case $n$c in (" + g.pattern() + ") " + g.simple() + ";;& (" + g.pattern() + "|" + g.pattern() + ") " + g.simple() + ";& *) " + g.simple() + "; esac"
}

// feature is a simple command of one of the many builtins and forms.
func (g *generator) feature() string {
	switch g.r.Intn(30) {
	case 0:
		return g.pick("arr", "brr", "m", "a") + "[" + g.pick("0", "1", "5", "-1", "n", "k", "1+1", "$c", "-9") + "]" + g.pick("=", "+=") + g.word()
	case 1:
		return g.pick("arr", "brr") + g.pick("=", "+=") + "(" + g.pick("[3]=x [1]=y z", "[n]=q", g.words(2), "[0]+=x", "\"${arr[@]}\"", "$b", "$@", "*.txt", "{1..3}", "", "[1]=\"$b\" ~") + ")"
	case 2:
		return "m" + g.pick("=", "+=") + "(" + g.pick("[q]=1", "[$c]=\"$b\"", "k v2", "[a b]=c", "", "[k]+=more", "'x y' 1 z") + ")"
	case 3:
		return "unset " + g.pick("arr", "'arr[1]'", "'arr[-1]'", "'m[k]'", "m", "-v a", "-f f", "-n r", "b", "'arr[@]'", "'arr[9]'", "n c", "-v nosuch", "'m[$c]'")
	case 4:
		return "declare -p " + g.pick("a", "b", "arr", "m", "n", "zz", "brr", "r", "BASH_REMATCH", "c d")
	case 5:
		return "declare -n r=" + g.pick("a", "arr", "m", "'arr[1]'", "zz", "r2") + "; " + g.pick("echo \"$r\"", "r=new", "echo \"${!r}\"", "p \"${r[@]}\"", "r+=x", "unset r", "unset -n r", "declare -p r", "echo ${#r}")
	case 6:
		return g.pick("declare", "typeset", "export", "readonly", "declare -x", "declare -i", "declare -u", "declare -l", "declare -a", "declare -A", "declare +x", "declare +i", "local") + " " + g.pick("v1", "v2", "v3") + g.pick("", "=", "="+g.word(), "+=1", "=(1 2)")
	case 7:
		return "printf -v " + g.pick("a", "'arr[1]'", "'m[k]'", "zz", "1x") + " " + g.format() + " " + g.words(2)
	case 8:
		return "printf " + g.format() + " " + g.words(1+g.r.Intn(3)) + "; echo"
	case 9:
		return "read " + g.pick("-r ", "", "-a arr ", "-d : ", "-n 2 ", "-N 3 ", "-ra brr ", "-d '' ", "-t 1 ") + g.pick("x", "x y", "", "zz", "arr[0]") + " <<< " + g.pick(g.quoted(), "'a\\ b c'", "' lead trail '", "a:b::c", "$'x\\ty'", "'1 2 3 4'") + "; echo \"$?|$x|$y|$REPLY|${arr[*]}|${brr[*]}\""
	case 10:
		return "mapfile " + g.pick("-t ", "", "-n 1 ", "-s 1 ", "-O 2 ", "-d : -t ", "-t -C 'echo cb' -c 1 ") + g.pick("arr", "brr", "") + " < <(" + g.pick("printf 'a\\nb c\\nd'", "echo $a", "printf 'x:y:z'", "printf '%s\\n' \"${arr[@]}\"", "true") + "); p \"${arr[@]}\" \"${brr[@]}\" \"${MAPFILE[@]}\""
	case 11:
		return "shift " + g.pick("", "1", "2", "9", "0") + "; echo \"$#:$*\""
	case 12:
		return g.pick("echo x >&3", "exec 3> f3", "exec 3>&-", "exec 4<&0", "exec {fd}> f4; echo y >&$fd; exec {fd}>&-", "echo z >| f1", "cat < nofile", "echo o > f1; cat < f1 >&2", "cat <> f.txt", "echo x 1>&2", ": > dir", "{ echo a; echo b >&2; } 2>&1", "echo hi >> f1; cat f1", "read -r x < f.txt", "echo $(< f1)", "> f5", "echo q > f1 > f2; cat f2", "exec 5<<< \"$b\"; cat <&5", "echo e > \"$b\"", "cat < $b", "echo >&$zz", "echo amp &>> f6; cat f6")
	case 13:
		return g.pick("{ trap 'echo T' USR1; kill -USR1 \"$BASHPID\"; }", "trap - ERR", "trap 'echo e2 $?' ERR", "trap -p", "(trap 'echo sub' EXIT; "+g.simple()+")", "trap 'echo D' DEBUG; true; trap - DEBUG", "{ trap '' USR1; kill -USR1 \"$BASHPID\"; }", "trap 'echo R' RETURN; "+g.fn()+" 1; trap - RETURN", "trap 'false' ERR", "trap 'echo X $?' EXIT", "(kill -TERM \"$BASHPID\"); echo $?")
	case 14:
		return "set " + g.pick("-e", "+e", "-u", "+u", "-f", "+f", "-o pipefail", "+o pipefail", "-C", "+C", "-E", "-T", "-a", "+a", "-B", "+B")
	case 15:
		return "shopt " + g.pick("-s", "-u") + " " + g.pick("nullglob", "nocasematch", "dotglob", "globstar", "nocaseglob", "inherit_errexit", "failglob", "xpg_echo", "lastpipe", "patsub_replacement", "expand_aliases", "extquote")
	case 16:
		return "let " + g.pick("n+=1", "'n = 3 > 2'", "n++ a--", "\"n = ( 1 + 2 ) * 3\"", "0", "n=5,n-5", "'arr[0]=4'", "'1 +'", "m[k]=2")
	case 17:
		return g.pick("command echo", "builtin echo", "command -v echo f", "type -t", "eval echo", "command "+g.fn(), "exec 2>&1; echo", "builtin f", "type f;", "hash -r; echo", "command -V echo;", "\\echo", "command printf '%s\\n'", "ll", "ee ll", "env echo", "bash -c 'echo $# $0 $1'", "test", "[", "return", "enable -n test; enable test; echo", "caller;", "echo -e", "echo -ne", "echo -E", "nosuchcmd") + " " + g.words(2)
	case 18:
		return g.pick("a", "b", "IFS", "n", "zz", "arr") + "=" + g.pick("tmp", ":", "'p q'", "''", "$a") + " " + g.pick(g.fn(), "eval 'echo \"$a $*\"'", "echo \"$a\"", "p $b", "read -r x y <<< a:b", "bash -c 'echo $a $zz'", "declare -p a", "export d", ":", "printenv a")
	case 19:
		return "IFS=" + g.pick(":", "' '", ",", "''", "$' \\t\\n'", "x", "': '", "1") + "; p " + g.expansion() + " " + g.quoted()
	case 20:
		return "p " + g.pick("*", "*.txt", "*.TXT", "**", "dir/*", "[fF]*", "?.txt", "nofile*", "*/", "!(f)*", "@(f|dir)*", "*([a-z]).*", "dir/.*", "**/x*", "f.{txt,md}", "\"*\"", "$'*'", "[!f]*", "[[:upper:]]*", "./*", "{*.txt,nomatch}", "+(?)", "\\*", "~+", "dir/{.h,x.txt}", "f[.]txt")
	case 21:
		return "p " + g.pick("{1..10..3}", "{a..e..2}", "{01..03}", "{3..1}", "x{,y}z", "{a,{b,c}}d", "{a,b", "{}", "{a}", "{1..3}{x,y}", "\"{a,b}\"", "{$a,$c}", "{a,'b c'}", "{-2..2..2}", "{c..a}", "a{b,}c", "\\{a,b}", "{1..a}", "${c}{x,y}", "{z,$((n))}", "{a\\,b,c}", "{,}", "$'{a,b}'", "{a..c}$d")
	case 22:
		return g.pick("", "! ") + "{ " + g.list(1) + "; } & wait \"$!\"; echo \"w$?\""
	case 23:
		return g.pick("set -x; "+g.simple()+"; { set +x; } 2>/dev/null", "(set -x; "+g.simple()+")", "PS4='+$n '; set -x; "+g.simple()+"; set +x")
	case 24:
		return "echo 'echo \"src $1 $#\"; " + g.pick("return 4", "a=src", "local q=1", "false", "exit 5", "set -- r1 r2", "BASH=x") + "' > s.sh; . ./s.sh " + g.words(1)
	case 25:
		return g.pick("declare -F", "declare -f f", "type g", "echo \"${FUNCNAME[*]} ${#FUNCNAME[@]}\"", "declare -p FUNCNAME", "echo $LINENO $BASH_SUBSHELL", "echo \"$-\"", "echo \"$_\"", "echo ${#BASH_LINENO[@]}", "echo $BASH_COMMAND", "echo \"${BASH_REMATCH[@]}\"", "echo ${DIRSTACK[0]##*/}", "echo $OPTIND$OPTERR", "echo ${BASH_SOURCE[*]}", "compgen -A function", "alias", "unalias ll", "shopt nullglob extglob", "set -o | grep pipefail", "umask", "echo $SHLVL")
	case 26:
		g.subst++
		defer func() { g.subst-- }()
		return "a=\"$( " + g.list(1) + ")\"; p \"$a\""
	case 27:
		return "cd " + g.pick("dir", "nodir", "..", "-", ".", "$PWD") + g.pick("", " && echo \"${PWD##*/}\"", "; cd - > /dev/null")
	case 28:
		return g.pick("[", "test") + " " + g.pick("a -a b ]", "'' -o x ]", "! a ]", "-z \"$d\" ]", "$b ]", "$b = x ]", "1 -eq 1x ]", "-v arr ]", "\\( a \\) ]", "a = b -o c ]", "-f f.txt -a -d dir ]", "\"$a\" -lt 5 ]", "a \\< b ]", "-n ]", "= = = ]", "x == x ]", "! -e q -a -e dir ]", "'(' a ')' -a b ]", "a b ]", "-t ]", "-o pipefail ]", "f.txt -nt nofile ]")
	}
	if g.subst > 0 {
		return "echo " + g.words(2)
	}
	return "cat " + g.pick("<<-E", "<<'E'", "<<\"E\"", "<<E", "- <<E", "<<E 2>&1") + "\n" + g.pick("\t$a tab", "`echo $c` \\`x\\`", "${b:-\"q\"} '$n'", "\\\\ \\$a \\\ncont", "$(echo \"in $b\")", "\"dq\" ${c/b/\"x\"}", "${arr[@]} ${m[k]}", "$(( n + 1 ))", "${zz?gone}", "") + "\n\tmore\nE\n:"
}

// format is a quoted format of printf.
func (g *generator) format() string {
	return g.pick("'%s\\n'", "'%d|'", "'%5s|'", "'%-5s|'", "'%05d '", "'%x %o '", "'%q '", "'%b '", "'%c'", "'%.2s|'", "'%*d'", "'%%'", "'%i %u'", "'%s %s\\n'", "'a\\tb\\x41\\101\\n'", "'%e '", "'%.1f '", "'%+d '", "'%#x '", "'%Q '", "'%z'", "''", "'no'", "\"%s$a\"", "-- '%s'", "'%3$s'", "'\\c%s'", "'%.*s|'", "'% d'", "'%X '", "'%g '", "'%.3d '", "'%s\\0'", "'%10.3q|'")
}

// parameter is an expansion of the parameter v or one like it, with the rarer
// operators.
func (g *generator) parameter(v string) string {
	v = g.pick(v, v, v, "arr", "arr[@]", "arr[*]", "arr[1]", "m[k]", "m[@]", "@", "*", "1", "2", "zz", "brr[@]", "x", "arr[-1]", "m[$c]", "arr[n]", "#", "?", "b", "c")
	switch g.r.Intn(14) {
	case 0:
		return "${" + v + g.pick("-", ":-", "+", ":+", "?", ":?") + g.pick("", "wo", "'q w'", "\"$b\"", "$b", "${c:-x}", "{a,b}", "$@", "$(echo s)", "~", "a\\ b", "\"$@\"", "*", "'$a'", "$((n))") + "}"
	case 1:
		return "${" + g.pick("a", "zz", "x", "d", "arr[7]", "m[new]", "brr") + g.pick("=", ":=") + g.pick("wo", "\"$b\"", "'q w'", "") + "}"
	case 2:
		return "${" + v + g.pick("#", "##", "%", "%%") + g.pick("a", "?", "*", "*b", "[a-c]", "x", "*( )", "+([a-z])", "\"$a\"", "$c", "'*'", "?(a)b", "*[!x]", "\\*", "o*", "") + "}"
	case 3:
		return "${" + v + g.pick("/", "//", "/#", "/%") + g.pick("b", "?", "x*", "[a-c]", "o", "' '", "+(o)", "$a", "\"?\"", "", "\\/", "@(t|x)") + g.pick("", "/", "/Z", "/\"&\"", "/&&", "/\\&", "/$b", "/'x y'", "/${c}", "/a\\/b") + "}"
	case 4:
		return "${" + v + ":" + g.pick("0", "1", "2", " -1", " -2", "n", "n-4", "", "9", "(-1)", "1?1:0") + g.pick("", ":1", ":2", ":-1", ":0", ":", ":n", ": -2", ":9") + "}"
	case 5:
		return "${" + v + g.pick("^", "^^", ",", ",,", "~", "~~") + g.pick("", "", "a", "[a-m]", "?", "o") + "}"
	case 6:
		return "${" + v + "@" + g.pick("Q", "U", "u", "L", "E", "A", "a", "K", "k", "P") + "}"
	case 7:
		return "${!" + g.pick("ref", "c", "1", "zz", "#", "r") + g.pick("", "", "}${ref=c", ":-z") + "}" + g.pick("", "${!arr[@]}", "${!m[@]}", "\"${!arr[*]}\"", "${!a*}", "${!ar@}")
	case 8:
		return "${#" + v + "}"
	case 9:
		return g.pick("\"${arr[@]}\"", "\"${arr[*]}\"", "${arr[@]}", "\"$@\"", "\"$*\"", "x\"$@\"y", "\"x$*y\"", "${@:2}", "\"${@: -1}\"", "\"${*:1:2}\"", "\"${arr[@]:0:2}\"", "\"${arr[@]/o/0}\"", "${@}$a", "\"\"$@", "'l'${arr[@]}'r'")
	case 10:
		return g.pick("$'a\\tb'", "$'\\x41\\u00e9\\n'", "$'q\\'q'", "$'\\101\\cA'", "$\"tr $a\"", "é", "\"é${#c}\"", "'日本'", "$'\\e'", "\\a\\\\", "\"\\a\\$\\\\\"", "`echo bq $a`", "\"`echo \\\"$b\\\"`\"", "`echo \\\\x`", "~root", "a~", "$.", "\"$\"", "a#b", "=", "!", "%", "^x", "\"\"", "x=~", "[a]", "]", "-", "@")
	case 11:
		return "$(" + g.pick("echo ", "p ", "printf '%s\\n' ") + g.words(2) + ")"
	case 12:
		return "${" + v + "}"
	}
	return "\"${" + v + g.pick(":-\"in q\"", ":+'sq'", "#\"a\"", "/\"b\"/'x'", ":1", "@Q", "-a\\b}", "+\\}", ":-$'\\t'", "^^") + "}\""
}
