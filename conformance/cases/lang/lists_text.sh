#### elements in a default word with an IFS without blank
set -- "axb c" cxd; y=pxq
IFS=x; printf '<%s>' ${u:-$@} - ${u:-m$@n} - ${u:-$y$@} - ${u:-mxm$@} - $y${u:-$@}$y; echo
IFS='x '; printf '<%s>' ${u:-$@}; echo
IFS=' x'; printf '<%s>' ${u:-$@}; echo
IFS=$'\n'; printf '<%s>' ${u:-$@}; echo
IFS=; printf '<%s>' ${u:-$@}; echo
#### elements of arrays in a default word with an odd IFS
IFS=:; set -- "a b" 'c*' d:e; a=(x:y z)
printf '<%s>' ${u:-${a[@]:0}} ${u:-${!a[@]}} ${u:-${a[@]/x/q}}; echo
printf '<%s>' ${u:-${v:-$@}} ${u:-"${v:-$@}"} ${u:-${@:1}} ${u:-${@#a}}; echo
printf '<%s>' ${u:-$* $@} ${u:-$*$@} "${u:-$@}" ${1+$@} "${1+$@}"; echo
a=(${u:-$@}); declare -p a
set --; printf '<%s>' ${u:-$@}; set -- a:b; printf '<%s>' ${u:-$@}
#### hash behind a name in a list
x=ab; a=($x#); declare -p a
a=($x# b
c); declare -p a
a=(p $x#y z); declare -p a; a=($1# b $x#b); declare -p a
a=("$x#" '$x#' "in (=($x#"); declare -p a; echo "=( $x# '=($x#'" '=($x#' $x#
#### hash behind a name in a list of several lines
x=1; a=(${x}#y $x#z
# a comment ) '
q $x # b )
); declare -p a
f() { a=($1# k); }; declare -f f; f 9; declare -p a
#### empty subscript in a list
declare -A m=([]=x); declare -p m
m=([]=x [b]=1); declare -p m; m=([""]=y); declare -p m; k=; m=([$k]=z [q]=1); declare -p m
m+=([]=k); m+=([$k]=v [c]=d); declare -p m
declare -A n=([$k]="x y" [k]=v); declare -p n
f() { local -A m=([""]=x [a]=b); declare -p m; }; f
#### empty subscript in an indexed list
declare -a m=([]=x); declare -p m
m=(a []=x b); declare -p m; m=([]= c); declare -p m; m=(a[]=x); declare -p m
set -e; m=([]=x); echo no
#### list as an argument of eval
eval a=(1 2); declare -p a
eval a=(1 "2 3" $(echo 4)); declare -p a
eval declare -a b=(1 2); declare -p b
f() { eval a=(1 2 "$1"); echo "${a[@]}"; }; f x; declare -f f
set -x; eval b=(1 'x y' *); set +x; declare -p b
#### blank behind a brace in quotes
echo a
echo "${ x}" b
echo "p ${ q; } r"
for i in 1; do echo "${	z}"; done; echo done
x="a${ y}b"; echo no
#### timeout kills itself
{
timeout -s KILL 0.1 sleep 5; echo $?
timeout -k 0.1 0.1 bash -c 'trap "" TERM; sleep 3; sleep 3'; echo $?
timeout --foreground -s KILL 0.1 sleep 5; echo $?
f() { timeout -s 9 0.1 sleep 5; }; f; echo $?
} 2>&1 | sed 's/: *[0-9]* Killed/: N Killed/'
