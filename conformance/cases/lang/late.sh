# Names, lists and expressions that bash judges when it runs them; callbacks, coprocesses, wait -p.
#### late 1
mapfile -C 'echo' -c 1 a <<<$'x\ny\nz'; declare -p a
#### late 2
cb() { echo "$1=$2"; a[5]=new; }; mapfile -t -C cb -c 1 a <<<$'x\ny\nz'; declare -p a
#### late 4
cb() { echo "$1=$2"; a=(q); }; mapfile -t -C cb -c 2 a <<<$'x\ny\nz\nw'; declare -p a
#### late 5
cb() { echo "$1=$2"; unset 'a[0]'; a+=(z); }; mapfile -t -C cb -c 1 a <<<$'x\ny\nz\nw'; declare -p a
#### late 6
cb() { echo "${a[@]}|$1|$2"; }; mapfile -t -O 3 -C cb -c 1 a <<<$'x\ny\nz\nw'; declare -p a
#### late 8
cb() { echo "$1 $2"; readonly a; }; mapfile -t -C cb -c 1 a <<<$'x\ny\nz\nw'; declare -p a; echo $?
#### late 9
cb() { a="scalar"; }; mapfile -t -C cb -c 1 a <<<$'x\ny\nz\nw'; declare -p a
#### late 11
mapfile -t -C 'a[7]=q; false; echo' -c 1 a <<<$'x\ny'; declare -p a; mapfile -C 'nosuch' -c1 a <<<x; echo $?
#### late 12
cb() { return 3; }; mapfile -t -C cb -c 1 a <<<$'x\ny'; echo $?; cb() { exit 3; }; (mapfile -t -C cb -c 1 a <<<$'x\ny'; echo no); echo $?
#### late 13
for ${x} in a b; do echo; done
#### late 14
echo a; for ${x} in a b; do echo; done; echo $?
#### late 15
for 1x in a; do echo $1x; done; echo $?; for a-b in 1; do :; done; echo $?
#### late 16
for "x" in a; do echo $x; done; echo $?; for \x in b; do echo; done; echo $?
#### late 17
f() { for ${x} in a; do echo; done; }; declare -f f; f; echo $?
#### late 18
for $x in a; do :; done; echo $?; for $(echo x) in a; do :; done; echo $?; for `echo x` in 1; do :; done; for x$y in a; do :; done; echo $?
#### late 19
select ${x} in a; do :; done; echo $?; select 1x in a; do :; done; echo $?
#### late 20
set -o posix; for ${x} in a; do echo; done; echo $?
#### late 21
set -e; for ${x} in a; do echo; done; echo $?
#### late 22
for ${x}; do echo; done; echo $?; for 1x do echo; done; echo $?; for x[0] in a; do :; done; echo $?; for "a b" in c; do :; done; echo $?
#### late 23
a=([x y]=1); echo $?; declare -p a
#### late 24
a=([x y]=1 [1 + 1]=2 [3]=4); declare -p a
#### late 25
declare -A m; m=([x y]=1 [a  b]="c d" [$HOME /x]=z); declare -p m
#### late 26
a[0]=(1); echo $?
#### late 27
a[0]=(1) b=2; echo $?; echo $b; a[0]=(1 2) true; echo $?
#### late 28
a=([x y]=1); a[0]=(1)
#### late 29
a=([x y]=1) b[0]=(1); echo $?
#### late 30
declare a[0]=(1); echo $?; declare -A m=([x y]=1 [z]=2); declare -p m
#### late 31
echo a; a[0]=(1); echo b
echo c
#### late 32
a=([0 1]=x); declare -p a; a=([ 1 ]=x [2 ]=y); declare -p a
#### late 33
a=([x y]); declare -p a; a=([x y] [z]=1 [q r]=); declare -p a
#### late 34
for ${x} in $(echo hi >&2) "${y?}"; do :; done; echo $?; trap 'echo D' DEBUG; for $z in 1 2; do :; done
#### late 35
f() { for $(echo a b) in 1; do :; done; select "q r" in a; do :; done; a[1]=(2 3); for `x`; do :; done; }; declare -f f
#### late 36
for
x in a; do :; done
#### late 37
for $x y in a; do :; done
#### late 39
a[0]=(1
2); echo x
echo y; a[1]+=(3); echo z
#### odd 1
((
))
echo $?
#### odd 2
echo $((
)); echo $?
#### odd 3
((

)) || echo f; for ((;
;)); do break; done; echo x
#### odd 4
set --; printf '[%s]\n' "$@${a:+$@}"; printf '<%s>\n' "${a:+$@}$@" x
#### odd 8
readonly COPROC=5; coproc { echo hi; }; echo "$? $COPROC"; wait; echo $?
#### odd 10
readonly C; coproc C { sleep 0.1; }; echo "${C_PID:+pid} $?"; jobs; wait; echo $?
#### odd 11
readonly C_PID; coproc C { cat; }; echo "$? ${#C[@]} ${C_PID}"; 
#### odd 12
coproc 1x { echo; }; echo $?
#### odd 14
declare -a arr; true & p=$!; wait -p arr[1] $p; echo $?; [ "${arr[1]}" = $p ] && echo ok; declare -A m; false & p=$!; wait -p m[x] $p; echo $?;  [ "${m[x]}" = $p ] && echo ok
#### odd 15
i=2; true & p=$!; wait -n -p 'arr[i]' ; echo $?; [ "${arr[2]}" = $p ] && echo ok; wait -p 1x $p; echo $?; wait -p 'a[' $p; echo $?; wait -p '' $p; echo $?
#### odd 16
readonly r; true & wait -p r $!; echo $?; unset -n q; declare -n ref=zz; true & p=$!; wait -p ref $p; [ "$zz" = $p ] && echo ok; declare -n re2=ar[3]; true & p=$!; wait -p re2 $p; [ "${ar[3]}" = $p ] && echo ok
#### odd 17
arr=(1 2 3); wait -n -p arr[1]; echo $? ${arr[@]}; v=5; wait -p v; echo "$? ${v-unset}"; v=5; wait -p v 99999; echo "$? ${v-unset}"
#### odd 18
( ! true ${x?} ); echo $?; ( ! false ${x?} ); echo $?; ( ! true ${x?}; echo ); echo $?; ( : ; ! true ${x?} ); echo $?
#### odd 19
(! : $((1/0)) ); echo $?; (! : ${x?gone}) ; echo $?; (! { : ${x?}; }); echo $?; (! x=${y?}); echo $?; (! [[ ${x?} ]]); echo $?; (! true ${x?} | true); echo $?
#### odd 20
echo $(! true ${x?}); echo $?; ! true ${x?} | true; echo $?; ! true ${x?} & wait $!; echo $?; bash -c '! true ${x?}'; echo $?; set -u; (! echo $zz); echo $?
#### odd 21
IFS=; a=("x y" z); [[ ${a[@]#x} == *$'\1'* ]] && echo one; [[ ${a[@]#x} == " y z" ]] && echo two; [[ ${a[@]} == "x y z" ]] && echo three
#### odd 22
IFS=; a=("x y" z); [[ ${a[@]/x/q} == "q y z" ]] && echo 1; [[ ${a[*]#x} == " yz" ]] && echo 2; set -- "x y" z; [[ ${@#x} == " y z" ]] && echo 3; [[ $@ == "x y z" ]] && echo 4; printf '%q\n' ${a[@]#x}; v=${a[@]#x}; printf '%q\n' "$v"; case ${a[@]#x} in " y z") echo 5;; esac; [[ -n ${a[@]^^} && ${a[@]^^} == "X Y Z" ]] && echo 6
#### odd 27
x=$(eval '[[ a b ]]'; echo $?); echo "$x"; [[ x ]] && echo ok
#### odd 28
coproc C { echo hi; }; read x <&${C[0]}; echo $x; wait; echo ${C_PID-unset} ${C-unset}
#### odd 29
coproc C { exit 3; }; p=$C_PID; wait $p; echo $? ${C_PID-unset}; coproc D { :; }; sleep 0.1; echo ${D_PID-unset}; coproc E { :; }; sleep 0.1; echo "$?"
#### odd 30
coproc C { cat; }; echo a >&${C[1]}; eval "exec ${C[1]}>&-"; read x <&${C[0]}; echo $x; wait $C_PID; echo $?
