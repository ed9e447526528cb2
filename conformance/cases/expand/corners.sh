#### bad substitution digits
echo ${1abc}; echo after
#### here-string array slice IFS
arr=(a b c d); IFS=:; cat <<< "${arr[@]:1}"; cat <<< "${arr[*]:1}"; cat <<< ${arr[@]:1}; cat <<< "$@"; set -- x y z; cat <<< "$@"; cat <<< $@; cat <<< "${@:2}"; cat <<< $*; cat <<< "$*"; cat <<< "${arr[@]/a/b}"; cat <<< "${arr[@]}"; cat <<< ${arr[@]}; cat <<< ${arr[*]}; cat <<< "${!arr[@]}"; cat <<<"${arr[@]@Q}"; cat <<< "${arr[@]^^}"; cat <<< "${arr[@]#a}"
#### assign array slice IFS
arr=(a b c d); IFS=:; v="${arr[@]:1}"; echo "$v"; v=${arr[@]:1}; echo "$v"; v=${arr[*]:1}; echo "$v"; set -- x y z; v="${@:2}"; echo "$v"; v="${@/x/q}"; echo "$v"; v=$@; echo "$v"; v=$*; echo "$v"; case "${arr[@]}" in "a b c d") echo sp;; a:b:c:d) echo col;; esac
#### declare conversions
a=(1 2); declare -A a; echo $?; declare -A m; declare -a m; echo $?; s=1; declare -A s; echo $?; declare -p s; typeset -a s; f() { local -A a; a[x]=1; declare -p a; }; f; declare -A a=([x]=1); echo $?; declare +a a; echo $?; declare +A m; echo $?; readonly -A a; echo $?; local q; readonly r=1; declare r=2; echo $?; declare -a r; declare -A r; echo $?; declare -n m; declare -n a; echo $?
#### declare conv 2
a=(1 2); declare -A a=([x]=1); echo $?
#### declare conv 3
a=(1 2); typeset -A a; echo $?; declare -Ag a; f() { declare -gA a; local -a a; local -A a; echo $?; }; f; declare -A m=([a]=1); declare -a m=(1); echo $?
#### declare conv 4
declare -A m; readonly -a m; echo $?; export -A m; local -a m; declare -i m[x]=5; declare -p m; declare -A m+=([z]=1); declare -p m; declare -aA q; echo $?
#### x=1 printf -v x
x=0; x=1 printf -v x %s 5; echo "$x"; x=1 read x <<< 7; echo "$x"; f() { x=1 printf -v x 9; echo in $x; }; f; echo $x; x=1 eval 'x=2'; echo $x; x=1 declare x=3; echo $x; x=1 unset x; echo "$x"; x=4 : ; echo $x; x=4 export x; declare -p x; IFS=: read a b <<< 1:2; echo "$a $b"; x=1 let x=9; echo $x; x=1 mapfile x <<< q; echo ${x[@]}; x=1 getopts a x -a; echo $x; x=3 local_no 2>/dev/null; x=5 test $x = 5; echo $?
#### read lone backslash at EOF
printf 'a\\' | { read x; echo "$? [$x]"; }; printf '\\' | { read x y; echo "$? [$x][$y]"; }; printf '\\' | { read -r x; echo "$? [$x]"; }; printf 'a b\\' | { read -a x; echo "$? [${x[@]}]"; }; printf 'a\\\n' | { read x; echo "$? [$x]"; }; printf '\\\\' | { read x; echo "$? [$x]"; }; printf '\\' | { read; echo "$? [$REPLY]"; }; printf 'ab\\' | { read -n 5 x; echo "$? [$x]"; }; printf 'ab\\' | { read -N 3 x; echo "$? [$x]"; }; printf 'a\\:b' | { read -d : x; echo "$? [$x]"; }
#### extglob off words
shopt -u extglob
touch ab; echo a@(b)
#### extglob off in case
case ab in a@(b)) echo y;; esac
#### extglob off quoted var
p='@(a|b)'; touch a; echo $p; case a in $p) echo y;; *) echo n;; esac; [[ a == $p ]] && echo y2; [[ a == @(a|b) ]] && echo y3; v=aab; echo ${v##$p} ${v##@(a|b)}; echo "${v/$p/x}"
#### braces mixed
echo {A..z}x {Z..a} x{A..z}y {a..Z} {A..z..5} {z..A..7} {1..a} {a..1} {a..b}{1..2} {-1..1} {01..3} {a..} {..a} {a...b} {1..3..0} {3..1..-1} {1..10..-3} {a..e..2}x
#### every form of a parameter expansion, good or bad
for s in '${1abc}' '${12x}' '${@x}' '${*y}' '${#1a}' '${a b}' '${a.b}' '${-a}' '${!}' '${!a b}' '${a-b}' '${0x}' '${?a}' '${$a}' '${a[0]x}' '${a[0]b}' '${#a[0]x}' '${a@}' '${a@Z}' '${a@QQ}' '${!1a}' '${%a}' '${/a}' '${a!}' '${a+}' '${a/}' '${a~}' '${a~~}' '${a&}' '${a;b}' '${a"b"}' '${"a"}' "\${'a'}" '${$(x)}' '${a$b}' '${#a:1}' '${#a-b}' '${##}' '${#-}' '${#?}' '${#:1}' '${##a}' '${#%a}' '${#/a}' '${#@}' '${#*}' '${#!}' '${!#}' '${!@}' '${!*}' '${!?}' '${!-}' '${!a@}' '${!a*}' '${!a[@]}' '${!a[*]}' '${!a[0]}' '${@:}' '${@:0}' '${a:}' '${a::}' '${a:0:}' '${a:+}' '${a:=}' '${a:?}' '${a:0:1:2}'; do bash -c "a=xyz; echo \"<$s>\"; echo st \$?" bash p1 p2; echo "$s $?"; done
#### the middle subscript is text, too
a=(x y); i=1; echo ${a[i]} "${a[$i]}" ${a[ 1 ]} ${a[i-1]}
#### deep arithmetic in a variable
s=1; for i in {1..12}; do s="($s+$s)"; done; echo $((s)) $(( $s )); x=y+1 y=z+1 z=5; echo $((x)); r=r; echo $((r)); echo after
