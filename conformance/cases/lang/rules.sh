#### x=1 y=2 z=3 bash -c 'echo $x$y$z'; x=5 f=6 ; echo $x$f
x=1 y=2 z=3 bash -c 'echo $x$y$z'; x=5 f=6 ; echo $x$f
#### f() { echo "args: $*"; }; x=5 f "$x"; echo "[$x]"
f() { echo "args: $*"; }; x=5 f "$x"; echo "[$x]"
#### IFS=- read a b <<< 1-2; echo $a $b; IFS=- eval 'x=(1-2); ech
IFS=- read a b <<< 1-2; echo $a $b; IFS=- eval 'x=(1-2); echo ${x[*]}'
#### a=(1 2 3); set -- "${a[@]//x}"; echo $@
a=(1 2 3); set -- "${a[@]/#/x}"; echo $@
#### exec 9>&1; echo "to 9" >&9; exec 9>&-; { echo no >&9; } 2>&1
exec 9>&1; echo "to 9" >&9; exec 9>&-; { echo no >&9; } 2>&1
#### : "${a:=5}" "${b:=6}"; echo $a$b
: "${a:=5}" "${b:=6}"; echo $a$b
#### $(echo echo) hello; `echo echo` world; x="echo var"; $x
$(echo echo) hello; `echo echo` world; x="echo var"; $x
#### cmd=(printf '%s-' a b); "${cmd[@]}"; echo
cmd=(printf '%s-' a b); "${cmd[@]}"; echo
#### if ((0)); then :; elif [[ a ]]; then echo e; fi; ((1)) && ec
if ((0)); then :; elif [[ a ]]; then echo e; fi; ((1)) && echo y; ! ((1)) || echo n
#### echo ${BASH_SOURCE[0]:-none} $0 ${BASH_SOURCE[@]}
echo ${BASH_SOURCE[0]:-none} $0 ${#BASH_SOURCE[@]}
#### f() { echo $LINENO; } f; f f
f() { echo $LINENO; }
f; f

f
#### echo $LINENO; eval 'echo $LINENO echo $LINENO'; echo $LINENO
echo $LINENO; eval 'echo $LINENO
echo $LINENO'; echo $LINENO
#### printf 'echo $LINENO\nf() { echo $LINENO; }\nf\n' > s; . ./s
printf 'echo $LINENO\nf() { echo $LINENO; }\nf\n' > s; . ./s; bash s
#### trap 'echo $LINENO' EXIT echo a echo b
trap 'echo $LINENO' EXIT
echo a
echo b
#### set -e f() { return 1; } f || true f && true ! f if f; then 
set -e
f() { return 1; }
f || true
f && true
! f
if f; then :; fi
while f; do :; done
f | true
true | f
echo no
#### set -e; x=$(false) || echo handled; y=$(true); echo $?; loca
set -e; x=$(false) || echo handled; y=$(true); echo $?; local_test() { local v; v=$(false); echo no; }; local_test || echo lt; local_test
#### set -o pipefail -e; false | cat || echo pf; cat < /dev/null 
set -o pipefail -e; false | cat || echo pf; cat < /dev/null | grep x || echo nomatch; true
#### while false; do :; done; echo $?; until true; do :; done; ec
while false; do :; done; echo $?; until true; do :; done; echo $?; for i in; do false; done; echo $?; case a in b) ;; esac; echo $?; if false; then :; fi; echo $?
#### true; f() { :; }; f; echo $?; false; f; echo $?; (exit 3); {
true; f() { :; }; f; echo $?; false; f; echo $?; (exit 3); { :; }; echo $?
#### a=b c=$a; echo "$c"; d=$c$(echo e) f=$d; echo $f
a=b c=$a; echo "$c"; d=$c$(echo e) f=$d; echo $f
#### let a=5 b=a*2; echo $b; let "c = b > 5 ? 1 : 0"; echo $c; ((
let a=5 b=a*2; echo $b; let "c = b > 5 ? 1 : 0"; echo $c; (( d = c ? 7 : 8 )); echo $d
#### unset a; echo ${a-1} ${a:-2} ${a=3} ${a:=4} ${a+5} ${a:+6}; 
unset a; echo ${a-1} ${a:-2} ${a=3} ${a:=4} ${a+5} ${a:+6}; a=; echo ${a-1} ${a:-2} ${a+5} ${a:+6}
#### echo "a'b" 'a"b' a\'b "a\"b" "a\$b" "a\\b" "a\nb" 'a\nb'
echo "a'b" 'a"b' a\'b "a\"b" "a\$b" "a\\b" "a\nb" 'a\nb'
#### echo *; touch x.c y.c .h; echo *.c; echo .*; echo [xy].c; ec
echo *; touch x.c y.c .h; echo *.c; echo .*; echo [xy].c; echo ?.c; echo "*.c"; shopt -s dotglob; echo *
#### shopt -s globstar extglob; mkdir -p a/b/c; touch a/1.t a/b/2
shopt -s globstar extglob; mkdir -p a/b/c; touch a/1.t a/b/2.t a/b/c/3.t; echo **/*.t; echo a/!(b); echo a/**/; rm -r a
#### (set -f; echo *); (set -o noglob; echo *); echo $-
(set -f; echo *); (set -o noglob; echo *); echo $-
#### exec > >(sed 's/^/> /'); echo one; echo two; exec >&-; wait
exec > >(sed 's/^/> /'); echo one; echo two; exec >&-; wait
#### exec 2> >(sed 's/^/E: /' >&1); echo err >&2; exec 2>&-; wait
exec 2> >(sed 's/^/E: /' >&1); echo err >&2; exec 2>&-; wait
