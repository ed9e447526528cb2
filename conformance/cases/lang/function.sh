#### arguments
f() { echo "$# $1 ${2:-none} $*"; }; f; f a; f a "b c"
#### positional parameters come back
set -- x y; f() { set -- a b c; echo $#; }; f; echo "$# $1"
#### return status
f() { return 3; }; f; echo $?; g() { false; }; g; echo $?; h() { true; return; }; h; echo $?
#### return in a loop
f() { for i in 1 2 3; do [ $i = 2 ] && return 5; echo $i; done; }; f; echo $?
#### local
x=g; f() { local x=l; echo $x; g; }; g() { echo "g sees $x"; }; f; echo $x
#### dynamic scope assignment
f() { local v=1; g; echo $v; }; g() { v=2; }; f; echo "[${v-unset}]"
#### recursion
fact() { [ $1 -le 1 ] && echo 1 || echo $(( $1 * $(fact $(($1-1))) )); }; fact 6
#### deep recursion
f() { [ $1 -eq 0 ] && { echo bottom; return; }; f $(($1-1)); }; f 300
#### redefinition
f() { echo 1; }; f; f() { echo 2; }; f
#### defines another
f() { g() { echo inner; }; }; f; g
#### function keyword
function f { echo kw; }; f; function g() { echo both; }; g
#### subshell body
f() ( x=2; cd /; echo $x ); x=1; f; echo $x; pwd
#### overrides a builtin
echo() { builtin echo "my $*"; }; echo hi; unset -f echo; echo hi
#### overrides a command
ls() { echo "fake ls"; }; ls; command ls -d .
#### odd names
a-b() { echo dash; }; a-b; a.b() { echo dot; }; a.b; +() { echo plus; }; +
#### FUNCNAME
f() { echo "${FUNCNAME[@]}"; g; }; g() { echo "${FUNCNAME[@]} ${FUNCNAME[1]}"; }; f
#### BASH_LINENO
f() { echo "${BASH_LINENO[0]}"; }
f

f
#### LINENO in a function
f() {
  echo $LINENO
}
f; echo $LINENO
#### caller
f() { caller; caller 0; g; }
g() { caller 0; caller 1; caller 5; echo $?; }
f
#### unset a function
f() { :; }; unset -f f; f; echo $?
#### unset prefers variables
f=1; f() { echo fn; }; unset f; f; unset f; f; echo $?
#### declare -f
f() { echo a; if true; then echo b; fi; }; declare -f f
#### declare -F
f() { :; }; g() { :; }; declare -F; declare -F f; declare -F nope; echo $?
#### exported function
f() { echo "exported $1"; }; export -f f; bash -c 'f x'
#### variable assignment before a function
f() { echo "$x"; }; x=1 f; echo "[${x-unset}]"
#### function with redirected input
f() { read -r l; echo "got $l"; }; f <<< hello; echo bye | f
#### exit in a function
f() { exit 4; }; f; echo no
#### return outside
return 2; echo "status $?"
#### break does not leave a function
f() { break; echo in; }; for i in 1 2; do f; echo $i; done
#### FUNCNEST
FUNCNEST=5; f() { echo $1; f $(($1+1)); }; f 1; echo "status $?"
#### readonly function
f() { echo 1; }; readonly -f f; f() { echo 2; }; f
#### pipeline of functions
up() { tr a-z A-Z; }; dup() { while read -r l; do echo "$l$l"; done; }; echo ab | up | dup
#### conditional definition
if true; then f() { echo yes; }; else f() { echo no; }; fi; f
#### type of a function
f() { echo hi; }; type f; type -t f
#### shift
f() { echo "$1"; shift; echo "$1 $#"; shift 2; echo $?; }; f a b
#### set in a function stays global
f() { set -f; }; f; echo *
#### temporary variables of special builtins
x=1 :; echo "[${x-unset}]"; x=2 eval 'echo $x'; echo "[${x-unset}]"
#### local outside
local x=1; echo "status $?"
#### arguments with at and star
f() { for a in "$@"; do echo "<$a>"; done; for a in $*; do echo "[$a]"; done; }; f 'a b' c
#### default argument via at
f() { set -- "${@:-d1}"; echo "$1"; }; f; f x
#### status of the definition
false; f() { :; }; echo $?
#### background function
f() { echo bg; }; f & wait
#### RETURN trap
f() { trap 'echo ret' RETURN; echo in; }; f; g() { echo g; }; g
#### RETURN trap with functrace
set -T; trap 'echo ret' RETURN; f() { echo in; }; f
#### BASH_ARGV0
echo "$0"; f() { echo "$0"; }; f
