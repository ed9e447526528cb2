#### the ERR trap inside a negated command
trap 'echo err $LINENO' ERR
! eval 'false; true'
! for ((i=0;i<1;i++)); do false; done
! { ! { false; }; }
! { (false); :; }
! { { { false; }; }; }
! { (( 0 )); }
! { (( 0 )); :; }
! { [[ a == b ]]; }
! false | false
! { if false; then :; fi; }
! { false && :; }
! { eval false; }
! if false; then :; else false; fi
if ! { false; }; then :; fi
! { false; } && :
while ! { false; }; do break; done
set -E
f() { false; :; }
! f
! (false; :)
! { false; :; } | cat
x=$(! { false; :; }); echo "$x"
! x=$(false; :); echo "$x"
g() (( 0 ))
! g
! [ -z $(false; echo) ]
#### a negated time
TIMEFORMAT=
trap 'echo err $LINENO' ERR
! time false
time ! false
! time { false; :; }
! ! false
! ! true
#### PIPESTATUS behind !
set -u
! [[ a == a ]]; echo ${PIPESTATUS[*]}
! (( 0 )); echo ${PIPESTATUS[*]}
! [[ a == a ]] && echo hi; echo ${PIPESTATUS[*]}
false|true; ! [[ a == a ]] && echo hi; echo ${PIPESTATUS[*]}
c=abc
! [[ $c =~ ^a ]] && echo hi; echo ${PIPESTATUS[*]}
! [[ $c =~ ^a ]] && echo $(( (0x1f) ))
echo ${PIPESTATUS[*]}
true | true | false
! [[ $c =~ ^a ]] && echo $(( (0x1f) ))
echo ${PIPESTATUS[*]}
! (( 1 ))
echo ${PIPESTATUS[*]}
x=$( for i in 1 2; do for ((j=0; j<2; j++)); do printf '%s|' a=b ?; echo; done || [[ ( -v b ) ]]; continue; done ); echo "$x" | { read -r x; echo "[$x]"; cat; }
! [[ $c =~ ^a ]] && echo $(( (0x1f) ))
echo "$? ${PIPESTATUS[*]}"
#### set -e inside a negated command 1
set -e
trap 'echo bye $?' EXIT
! for i in 1; do false; continue; done
echo A
#### set -e inside a negated command 2
set -e
trap 'echo bye $?' EXIT
! { false; :; }
echo A
#### set -e inside a negated command 3
set -e
trap 'echo bye $?' EXIT
! ( false; : )
echo A
#### set -e inside a negated command 4
set -e
trap 'echo bye $?' EXIT
! if true; then false; fi
echo A
#### set -e inside a negated command 5
set -e
f() { false; :; }
trap 'echo bye $?' EXIT
! f
echo A
#### set -e inside a negated command 6
set -e
trap 'echo bye $?' EXIT
! { false; :; } | cat
echo A
#### set -e inside a negated command 7
set -e
trap 'echo bye $?' EXIT
! eval 'false; :'
echo A
#### set -e inside a negated command 8
set -e
trap 'echo bye $?' EXIT
! while false; true; do false; break; done
echo A
#### set -e inside a negated command 9
set -e
trap 'echo bye $?' EXIT
! { (( 0 )); :; }
echo A
#### set -e inside a negated command 10
set -e
trap 'echo bye $?' EXIT
! { false | false; :; }
echo A
#### set -e inside a negated command 11
set -e
trap 'echo bye $?' EXIT
! { false && false; :; }
echo A
#### set -e inside a negated command 12
set -e
trap 'echo bye $?' EXIT
! { true && false; :; }
echo A
#### set -e inside a negated command 13
set -e
trap 'echo bye $?' EXIT
! { true && false; }
echo A
#### set -e inside a negated command 14
set -e
trap 'echo bye $?' EXIT
! { false; }
echo A
#### set -e inside a negated command 15
set -e
trap 'echo bye $?' EXIT
! { true; (false); }
echo A
#### set -e inside a negated command 16
set -e
trap 'echo bye $?' EXIT
! { true; [[ a == b ]]; }
echo A
#### set -e inside a negated command 17
set -e
trap 'echo bye $?' EXIT
! { ! true; }
echo A
! ! true
echo B
! { false | cat; }
echo C
! { cat | false; }
echo D
#### status, traps and syntax errors 1
! true & wait $!; echo $?
! false & wait $!; echo $?
! { true; } & wait $!; echo $?
! { false; } & wait $!; echo $?
! (true) & wait $!; echo $?
! (false) & wait $!; echo $?
! false | true & wait $!; echo $?
! true | false & wait $!; echo $?
! [[ a == b ]] & wait $!; echo $?
! (( 0 )) & wait $!; echo $?
! if false; then :; fi & wait $!; echo $?
! f() { :; } & wait $!; echo $?
! for i in 1; do false; done & wait $!; echo $?
f() { false; }
! f & wait $!; echo $?
! true && false & wait $!; echo $?
! x=1 & wait $!; echo $?
! eval false & wait $!; echo $?
! nosuch 2>/dev/null & wait $!; echo $?
! : > /nonexistent/x & wait $!; echo $?
! while false; do :; done & wait $!; echo $?
! case x in x) false;; esac & wait $!; echo $?
#### status, traps and syntax errors 2
set -E; trap 'echo err' ERR; false | cat
f() { false; }
f | cat
{ false; } | cat
{ false; :; } | cat
(false) | cat
(( 0 )) | cat
[[ a == b ]] | cat
eval false | cat
{ f; } | cat
true | false
true | { false; }
if false; then :; fi | cat
while false; do :; done | cat
! false | cat
false && : | cat
{ : && false; } | cat
#### status, traps and syntax errors 3
trap 'echo err' ERR; false | cat
f() { false; }
f | cat
{ false; } | cat
echo x | { read x y; false; }
echo A
true | false
#### status, traps and syntax errors 4
{ echo abc; read -r x y <<< "${!r}"; echo "$x/$y"; } | tail -n 1
echo $?
{ echo abc; cat <<< "${!r}"; echo "q"; } | tail -n 1
echo $?
{ echo abc; cat <<< "${zz?no}"; echo "q"; } | tail -n 1
{ echo abc; read -r x < "${!r}"; echo "q"; } | tail -n 1
echo A
echo abc; read -r x y <<< "${!r}"; echo "$x/$y"
echo B
read -r x y <<< "$(( 1 / 0 ))"; echo "$x/$y"
echo C
echo "${!r}"; echo "x"
#### status, traps and syntax errors 5
echo ${#~~o}; echo x
#### status, traps and syntax errors 6
echo ${#^^}
#### status, traps and syntax errors 7
echo ${#,}
#### status, traps and syntax errors 8
echo ${##x} ${#%} ${#/x/y}
#### status, traps and syntax errors 9
set -- a b
echo ${##2} ${#%2} ${#:-x} ${#-y} ${#+z} ${#?}
#### status, traps and syntax errors 10
set -- a b
echo ${#:0}
#### status, traps and syntax errors 11
set -- a b
echo ${#/2/x}
#### status, traps and syntax errors 12
set -- a b
echo ${#@Q}
#### status, traps and syntax errors 13
set -- a b
echo ${#//x}
#### status, traps and syntax errors 14
set -e
trap 'echo bye $?' EXIT
echo a
if case x in +(a)) ;; esac
echo b
#### status, traps and syntax errors 15
set -e
echo a
echo b )
#### status, traps and syntax errors 16
set -e
eval 'echo b )'
echo c
#### status, traps and syntax errors 17
set -e
echo 'echo b )' > s.sh
. ./s.sh
echo c
#### status, traps and syntax errors 18
case x in (a*|+([0-9])) echo;; esac
#### status, traps and syntax errors 19
case x in (+(a)) echo;; esac
#### status, traps and syntax errors 20
if true; then case x in (+(a)) echo;; esac; fi
echo c
#### status, traps and syntax errors 21
case x in +(a)) echo;; esac
#### status, traps and syntax errors 22
echo a; case 1 in a) case x in ([!a]*|+([0-9])) echo;; esac;; esac
echo c
#### status, traps and syntax errors 23
set -e
trap 'echo bye $?' EXIT
echo a
echo b )
#### status, traps and syntax errors 24
set -e
trap 'echo bye $?' EXIT
echo a
if case x in +(a)) ;; esac
echo b
#### status, traps and syntax errors 25
trap 'echo bye $?' EXIT
echo a
if case x in +(a)) ;; esac
echo b
#### status, traps and syntax errors 26
set -e
trap 'echo bye $?' EXIT
echo a
if fi
#### status, traps and syntax errors 27
set -e
trap 'echo bye $?' EXIT
echo a
while
#### status, traps and syntax errors 28
set -e
trap 'echo bye $?' EXIT
(eval 'if fi')
echo b
#### status, traps and syntax errors 29
set -e
trap 'echo bye $?' EXIT
eval 'if fi' || echo c
echo b
#### status, traps and syntax errors 30
set -e
trap 'echo bye $?' EXIT
eval 'if' || echo c
echo b
#### status, traps and syntax errors 31
set -e
x=$(eval 'fi')
#### status, traps and syntax errors 32
set -e
( eval 'fi' | cat )
echo x
#### status, traps and syntax errors 33
trap 'echo err $LINENO' ERR
true |
 false
true | cat |
 {
 false;
 }
true |
 ( exit 1
 )
true |
 if true; then
 false; fi
true |
 [[ a == b ]]
true |
  f() { :; } | ! false
false
#### ERR in stages 1
set -E; trap 'echo err $LINENO >&2' ERR; 
false | cat
f() { false; }
f | cat
{ false; } | cat
{ false; :; } | cat
(false) | cat
(( 0 )) | cat
[[ a == b ]] | cat
eval false | cat
{ f; } | cat
true | false
true | { false; }
if false; then :; fi | cat
while false; do :; done | cat
! false | cat
false && : | cat
{ : && false; } | cat
true | (false)
true | (( 0 ))
true | eval false
true | f
true | if true; then false; fi
false & wait $!
{ false; } & wait $!
f & wait $!
(( 0 )) & wait $!
#### length or operator 1
set -- a b; echo "${#^}"
#### length or operator 2
set -- a b; echo "${#^x}"
#### length or operator 3
set -- a b; echo "${#^^}"
#### length or operator 4
set -- a b; echo "${#^^x}"
#### length or operator 5
set -- a b; echo "${#,}"
#### length or operator 6
set -- a b; echo "${#,x}"
#### length or operator 7
set -- a b; echo "${#,,x}"
#### length or operator 8
set -- a b; echo "${#~}"
#### length or operator 9
set -- a b; echo "${#~x}"
#### length or operator 10
set -- a b; echo "${#~~o}"
#### length or operator 11
set -- a b; echo "${#%}"
#### length or operator 12
set -- a b; echo "${#%%}"
#### length or operator 13
set -- a b; echo "${#%x}"
#### length or operator 14
set -- a b; echo "${#%%x}"
#### length or operator 15
set -- a b; echo "${##}"
#### length or operator 16
set -- a b; echo "${###}"
#### length or operator 17
set -- a b; echo "${##x}"
#### length or operator 18
set -- a b; echo "${###x}"
#### length or operator 19
set -- a b; echo "${#/}"
#### length or operator 20
set -- a b; echo "${#/x}"
#### length or operator 21
set -- a b; echo "${#/x/y}"
#### length or operator 22
set -- a b; echo "${#//x}"
#### length or operator 23
set -- a b; echo "${#:}"
#### length or operator 24
set -- a b; echo "${#:0}"
#### length or operator 25
set -- a b; echo "${#:1}"
#### length or operator 26
set -- a b; echo "${#@}"
#### length or operator 27
set -- a b; echo "${#@Q}"
#### length or operator 28
set -- a b; echo "${#@x}"
#### length or operator 29
set -- a b; echo "${#-}"
#### length or operator 30
set -- a b; echo "${#-x}"
#### length or operator 31
set -- a b; echo "${#+}"
#### length or operator 32
set -- a b; echo "${#+x}"
#### length or operator 33
set -- a b; echo "${#=}"
#### length or operator 34
set -- a b; echo "${#=x}"
#### length or operator 35
set -- a b; echo "${#?}"
#### length or operator 36
set -- a b; echo "${#?x}"
#### length or operator 37
set -- a b; echo "${#:-}"
#### length or operator 38
set -- a b; echo "${#:-x}"
#### length or operator 39
set -- a b; echo "${#:+x}"
#### length or operator 40
set -- a b; echo "${#!}"
#### length or operator 41
set -- a b; echo "${#*}"
#### length or operator 42
set -- a b; echo "${#*x}"
#### length or operator 43
set -- a b; echo "${#$x}"
#### length or operator 44
set -- a b; echo "${#!x}"
#### length or operator 45
set -- a b; echo "${#1}"
#### length or operator 46
set -- a b; echo "${#11}"
#### length or operator 47
set -- a b; echo "${#1x}"
#### length or operator 48
set -- a b; echo "${#0}"
#### length or operator 49
set -- a b; echo "${#-}x}"
#### length or operator 50
set -- a b; echo "${#/}}"
#### a function whose substitutions are printed 1
f() { x=$( a; b ); y="$( ( a ) )"; z=$(a && b | c); w=$(
 a
 b
); v=$(if a; then b; fi); u=$(for i in 1 2; do a; b; done; c); t=`a;  b`; s=$(cat <<X
body
X
); r=$(a > f 2>&1); q=$(echo $(echo  $( b; c ))); p=$(case x in a) b;; esac); o=$({ a; b; }); n=$((1+2)); m=$(( $( a ; b ) )); l=$(f() { a; }; f); k=$(while a; do b; done | c); j=$(a & b); i=$(a &); h=$(! a); g=$(time a); e=$([[ a == b ]]); c=$( (( 1 )) ); b=$( < f ); a=$( # c
a ); A=$(select s in 1; do a; done); B=$(for ((i=0;i<1;i++)); do a; done); C=$(a; b & c); D=<(a;b); E=$( a  "$( b ;c)" ); F=${x:-$( a;b )}; G=$( { a; } > f ); H=$( (a) > f; b ); I=$( function q { a; } ); J=$( until a; do b; done; c ); K=$( coproc a ); L=$(a
b
c); M=$( if a; then b; elif c; then d; else e; fi; g); N=$( $'a\n' $"b" 'c' ); O=$( a
 ); P=$( a || b && c; d ); Q=$( (a; b) | c ); R=$( ( ( a ) ) ); S=$(  ); }
declare -f f
g() { cat <(a; b;  if a; then b; fi) > >(c; d); echo "q $( a;b ) q"; cat <<< $( a;b ); cat <<X
$( a ;b )
X
x=( $( a;b ) "$( c;d )" ); x[$( a;b )]=3; [[ $( a;b ) == $(c;d) ]]; (( $( a;b ) )); case $( a;b ) in $(c;d)) ;; esac; for i in $( a;b ); do :; done; for ((i=$( a;b );;)); do :; done; declare x=$( a;b ) y=( $( c;d ) ); select i in $( a;b ); do :; done; }
declare -f g
h() { x=$(
cat <<A
b
A
c ); y=$(cat <<A; cat <<B
b
A
d
B
); z=$(for i in 1; do cat <<A
x
A
done); }
declare -f h
#### a function whose substitutions are printed 2
f() { x=$(f() { a
b
c; d; }; f); y=$( ( cat <<A
b
A
)
c); z=$(if a
b
then c
d
fi); w=$({ cat <<A
b
A
}
c); v=$( f() { cat <<A
b
A
c; }; f ); u=$(cat <<A && b
x
A
c
d); t=$(cat <<A | b
x
A
c); s=$(a &
b); r=$(a &
b &
c & d); q=$(a || 
b
c && d
e); o=$(case x in a) b
c
;; d) esac); n=$([[ ! ! a ]]); m=$([[ ! a && ! ( b ) ]]; [[ ! -n a ]]; [[ a =~ b ]]; [[ -n a ]]; [[ ! a == b ]]); }
declare -f f
g() { x=( a  b
 c # comment
 [3]=d  [4]+=e $'\n' "$( a;b )" ); x+=( ); y=$'a\tb'; declare z=( 1  2 ); "${x:-$'q\t'}"; ${x:-$'q\t'}; [[ ! ! a ]]; [[ ! ! ! a ]]; [[ ! ( a ) ]]; [[ ! ! ( a || b ) ]]; x[ 1 + 2 ]=3; echo "$'a\t'"; echo a$'b\t'c"d"; echo $"x y"; x="a$"b""; }
declare -f g
#### a function whose substitutions are printed 3
f() { x=$( ( cat <<A
b
A
); c); y=$( { cat <<A
b
A
}; c ); z=$(cat <<A && b
x
A
c; d); w=$(cat <<A | b; c
x
A
); v=$( f() { cat <<A
b
A
}; f ); u=$( cat <<A; b; c
x
A
); t=$( if cat <<A; then b; fi; c; d
x
A
); s=$( while cat <<A
x
A
do
b; c; done ); r=$( if a; then cat <<A
x
A
fi; c ); q=$( cat <<A & b
x
A
); p=$( { { cat <<A
x
A
}; c; }; d ); }
declare -f f
g() { ( cat <<A
b
A
); c;  { cat <<A
b
A
}; c; if a; then cat <<A
x
A
fi; c
cat <<A && b
x
A
c; }
declare -f g
#### a function whose substitutions are printed 4
f() { a; if cat <<A; then b; fi; c; d
x
A
while cat <<A; do b; done; c; d
x
A
if a; then b; elif cat <<A; then b; fi; c; d
x
A
if cat <<A; e; then b; fi; c; d
x
A
for i in 1; do cat <<A; done; c
x
A
case x in a) cat <<A;; esac; c
x
A
{ cat <<A; } ; c
x
A
( cat <<A ) ; c
x
A
if cat <<A
x
A
then b; fi
if b; then cat <<A; else c; fi
x
A
}
declare -f f
#### corner 1
set -x
for ((j2=0; j2<1; j2++)); do :; done
for (( j=0 ; j<1 ; j++ )); do :; done
#### corner 2
f() { for ((j2=0; j2<1; j2++)); do :; done; }
set -x
f
#### corner 3
set -x
{ for ((j2=0; j2<1; j2++)); do :; done; } 
for i in 1; do for ((j2=0; j2<1; j2++)); do :; done; done
true && for ((j2=0; j2<1; j2++)); do :; done
x=$(for ((j2=0; j2<1; j2++)); do :; done)
#### corner 4
set -u
declare -A m
x=$( case ${#m[$zz]}"q" in $c) echo a;; esac ); echo "$x"
echo b
#### corner 5
set -u
declare -A m=([k]=v)
c=abc
x=$( case ${#m[$c]}"q" in a) echo a;; *) echo "s${#m[$c]}";; esac ); echo "$x"
echo ${#m[$c]}; echo b
#### corner 6
set -u; arr=(1)
echo ${#arr[5]}; echo b
#### corner 7
set -u; arr=(1)
echo ${#zz[5]}; echo b
#### corner 8
arr=(one two)
IFS=:
echo "${!arr[*]}" ${!arr}
r=arr; echo "${!r}" "${!r[*]}"
declare -n q=arr; echo ${!q[*]}
echo "${!arr[*]:-z}"; echo c
#### corner 9
declare -A m=([k]=v [z]=w)
f() { echo "f:$@"; }
if if true; then f 'lit *' ${!m[@]:-z} || ( echo q ); fi; then echo; fi; echo D
echo E
#### corner 10
set -- '' x
b='x y'
p() { printf '<%s>' "$@"; echo; }
p ${b:+'$b'} "${b:+'$b'}" ${zz:-'$b'} "${zz:-'$b'}" ${b+"'$b'"} ""${b:+'$b'}"" "x"${b:+'$b'}
#### corner 11
p() { printf '<%s>' "$@"; echo; }
b=1
cat <<X
${b:+'$b'} ${zz:-"$b"} ${zz:-'$b'}
X
echo ${zz?'q w'}
#### corner 12
zz=; echo "${zz:?'q w'}"
#### corner 13
echo ${zz?"q  w" e}
#### corner 14
echo ${?,,} ${#^^}
#### corner 15
echo ${?,,}; echo x
#### corner 16
echo ${?^}
#### corner 17
set -- a; echo ${?@Q} ${-@U} ${#@Q} ${1^} ${@^} ${*^^} ${?:0:1} ${?/0/x} ${?#0} ${?%0} ${?-x} ${?:+y}
#### corner 18
f() { cat <<"E"
x
E
cat <<'E F'
x
E F
cat <<\E
x
E
cat <<E"F"
x
EF
cat <<-"E"
	x
E
}; declare -f f
#### corner 19
f() { { cat <<E
a
E
: || read -r x y <<< "$a"
echo; } 1>&2; }; declare -f f
g() { { cat <<E
a
E
: && b; c
d | e
f; } 1>&2; }; declare -f g
#### corner 20
r=arr; n=5; b='x y'; c=abc
echo ${zz:n-4:} ; echo ${b:n-4:}; echo ${#:n-4:}; echo ${#:0:} ${#:0:1}
#### corner 21
set -- p1 'p 2'
f() { set -- r1 r2; }
echo 'set -- r1 r2' > s.sh
. ./s.sh x; echo "$*"
. ./s.sh; echo "$*"
echo 'shift' > s.sh
. ./s.sh; echo "$*"
. ./s.sh a b c; echo "$*"
#### corner 22
(trap 'echo sub' EXIT; (kill -TERM $BASHPID); echo $?)
(kill -TERM $BASHPID); echo $?
{ (kill -TERM $BASHPID); echo $?; } 2>&1 | cat
x=$( (kill -TERM $BASHPID); echo $? ); echo "$x"
(kill -TERM $BASHPID) | cat; echo "${PIPESTATUS[*]}"
#### corner 23
trap 'echo R' RETURN
echo ':' > s.sh; . ./s.sh
. ./none.sh
eval :
f() { :; }; f
set -T; f; . ./none.sh
#### corner 24
declare -p FUNCNAME
f() { declare -p FUNCNAME; }; f
declare -p FUNCNAME
echo "${FUNCNAME[@]}${#FUNCNAME[@]}"
#### trap or error 1
trap 'echo D' DEBUG
true | cat
echo A
: | { :; :; } 
echo B
(:; :)
echo C
{ :; } | (:)
echo D2
f() { :; :; }
f | cat
echo E
x=$(:; :)
: &
wait
trap - DEBUG | tr a-z A-Z
trap - DEBUG; n=1 | cat
#### trap or error 2
set -u
declare -A m=([k]=v); c=abc
echo "${m[$c]@A}"; echo x
#### trap or error 3
set -u
arr=(1)
echo "${arr[5]@Q}"; echo x
#### trap or error 4
set -u; declare -A m=([k]=v); c=abc
echo "${m[k]@A}" "${m[k]@a}"; echo "${m[$c]@a}"; echo y
#### trap or error 5
declare -i v=$'t\tx'; echo x$?
echo y
#### trap or error 6
declare -i v=1+; echo x$?
echo y
#### trap or error 7
declare -i v; v=1+; echo x$?
echo y
#### trap or error 8
f() { local -i v=1+; echo x$?; }; f; echo z
echo y
#### trap or error 9
declare -i v='1 2' || echo or
echo y
#### trap or error 10
(declare -i v='1 2'; echo in); echo "o$?"
export q=1+2; declare -i q; readonly -i w='3 4' 2>/dev/null; echo $?
typeset -i t='5 6'
echo y
#### trap or error 11
arr=(one two); declare -n r='arr[1]'
echo ${#r} "$r" ${r:0:2} ${r^^} ${#r[@]} ${!r} ${r@Q} ${r:-x} ${r+y} ${r#t}
declare -n s='arr[9]'; echo ${#s} ${s-u}
#### trap or error 12
trap 'echo err' ERR
eval 'false; :' || :
echo 'false; :' > s.sh
. ./s.sh || :
echo A
if eval 'false; :'; then :; fi
f() { false; :; }
f || :
set -E
f || :
{ eval 'false; :'; } || :
f2() { eval 'false; :'; }; f2 || :
command eval 'false; :' || :
while . ./s.sh; do break; done
! . ./s.sh
! eval 'false; :'
#### trap or error 13
trap 'echo err' ERR
eval 'eval "false"' || echo o
eval '(false)' || echo o
eval 'false | cat; (( 0 )); :' || echo o
x=$(eval 'false; echo k') || echo o
eval 'f() { false; :; }; f' || echo o
#### trap or error 14
set -e
eval 'false; echo A' || echo o
echo 'false; echo B' > s.sh
. ./s.sh || echo o
f() { eval 'false; echo C'; echo D; }; f || echo o
#### trap or error 15
set -u
echo ${!zz}; echo x
echo y
#### trap or error 16
set -u
zz=; echo ${!zz}; echo x
#### trap or error 17
set -u
echo "${FUNCNAME[*]}"; echo x
#### trap or error 18
set -u
echo "${#FUNCNAME[@]}"; echo x
#### trap or error 19
set -u
echo ${FUNCNAME-q} ${BASH_REMATCH[0]-u} "${BASH_LINENO[@]}" "${BASH_SOURCE[@]}"; echo x
echo "${#BASH_REMATCH[@]}" "${BASH_REMATCH[@]}"; echo z
#### trap or error 20
trap 'echo X' EXIT | cat
echo A
{ trap 'echo Y' EXIT; } | cat
(trap 'echo Z' EXIT)
x=$(trap 'echo W' EXIT); echo "[$x]"
trap 'echo V' EXIT & wait
f() { trap 'echo F' EXIT; }; f | cat
eval "trap 'echo G' EXIT" | cat
true | trap 'echo H' EXIT
#### trap or error 21
f() { while read -r l; do cat <<E
a
E
:; done && { cat <<E
b
E
: | c || d; }; if x; then cat <<E
c
E
:; fi; for i in 1; do cat <<E
d
E
:
done; case x in a) cat <<E
e
E
:;; esac; }
declare -f f
#### trap or error 22
while IFS= read l k; do echo "[$l][$k]"; done <<E
x\
y z
E
while read -r l k; do echo "[$l][$k]"; done <<'E'
x\
y z
E
while read l k; do echo "[$l][$k]"; done <<'E'
x\
y z
E
while read l k; do echo "[$l][$k]"; done <<-E
	x\
	y z
	E
x=$(while read l k; do echo "[$l][$k]"; done <<'E'
x\
y z
E
); echo "$x"
x=$(cat <<-E
	x\
	y z
	E
); echo "$x"
#### trap or error 23
set -- a b
echo "${?:1:}" "${#:0:1}" ${-:0:0} ; echo ${?:1:}
#### trap or error 24
{ (kill -TERM $BASHPID); echo "in $?"; } | cat
x=$( { (kill -TERM $BASHPID); echo "in $?"; } ); echo "$x"
f() { (kill -TERM $BASHPID); echo "in $?"; }; x=$(f); f
( f )
x=$( ( (kill -TERM $BASHPID); echo b ) ); echo "$x"
x=$( (kill -TERM $BASHPID) | cat; { (kill -TERM $BASHPID); :; } | cat )
#### trap or error 25
trap 'echo d $BASH_COMMAND $LINENO' DEBUG
true a | cat b /dev/null |
 tr a-z A-Z
x=1 | y=2
declare z | cat
#### trap or error 26
set -T
trap 'echo d $BASH_COMMAND $LINENO' DEBUG
true a | cat - /dev/null |
 tr a-z A-Z
f() { true; }
f | cat
#### trace, source or subscript 1
n=6; PS4='+$n '; set -x
arr+=('lit $a' $(( --n )))
arr=($(echo a) b)
x=$(echo a) y=$((--n)) arr[1]=$((--n)) m=(1 2) z="$n"
declare v3=(1 2)
declare -a v4=($((--n)) "a b" 'c') v5=1
export v6=(1 2)
local v7=(1)
readonly v8=(a "b c" [4]=d) v9=x
declare -A m2=([a]=b ["c d"]=e)
arr+=([7]=x)
declare v10=1 v11="a b"
typeset v12+=(3)
#### trace, source or subscript 2
set -e
shopt -s failglob
echo a
echo zz*; echo b
echo c
#### trace, source or subscript 3
set -e
shopt -s failglob
echo a
echo zz* || echo b
echo c
#### trace, source or subscript 4
shopt -s failglob
echo a
echo zz* || echo b
echo c $? ${PIPESTATUS[*]}
for i in zz*; do echo x; done || echo y
echo d $?
unset 'arr[0]'
unset arr[0]; echo e
x=zz*; echo f; y=(zz*); echo g
case zz* in x) ;; esac; [[ zz* == q ]]; echo h
cat < zz*; echo i
printf '%s|' [abc] -n; echo; echo j
#### trace, source or subscript 5
f() { set -- r1; }
echo 'set -- r1 r2' > s.sh
g() { . ./s.sh x; echo "$*"; }
g a b; echo "$*"
set -- 1 2 3; g a; echo "$*"
g2() { . ./s.sh; echo "$*"; }; g2 q; echo "$*"
h() { f; echo "$*"; . ./s.sh k; echo "$*"; }; h z
set -- 1 2 3; . ./s.sh x; echo "$*"
h() { set -- a b; . ./s.sh k; echo "$*"; }; h z
echo 'f z; echo $*' > t.sh; . ./t.sh m; echo "$*"
#### trace, source or subscript 6
(exec 3>&-; echo x >&3 || unset 'arr[0]'; echo "q$?")
shopt -s failglob; if case a in a) declare -f f;; esac && ! true | sort || echo x >&3 || unset 'arr[0]'; then :; fi; echo b
echo c
#### trace, source or subscript 7
{ echo hi; exit 3; } | { read -r x; echo "[$x $?]"; cat; } ; echo ${PIPESTATUS[*]}
true | { echo $?; }; false; true | { echo $?; }; false; { echo $?; } | cat; false; (echo $?); x=$(echo $?); echo "x$x"
false; echo $? | cat; false || echo $? | cat; ! true | { echo $?; }
! true; echo $? | { read -r x; echo "$x $?"; }
f() { return 3; }; f; : | { echo $?; }; f; for i in 1; do echo $?; done | cat; f; cat <<< $?
#### trace, source or subscript 8
unset a; a=1; a[-1]=5; echo "${a[@]}"; a[-5]=2; echo x
unset zz; zz[-1]=5; echo y
declare -n r=m; for i in 1; do a[-3]=1; echo no; break; done; echo z
#### trace, source or subscript 9
c=abc; brr[$c]+=bar; echo 1; brr[-1]+=x | cat; echo 2
declare -A m; m[]=1; echo 3
arr=(); arr[-1]=2; echo 4
#### trace, source or subscript 10
arr=(); echo "${#arr[-1]}"; echo x
arr=(a); echo "${#arr[-2]}" "${arr[-2]}"; echo y
unset arr; echo "${#arr[-1]}" "${arr[-1]}"; echo z
#### trace, source or subscript 11
declare -n r=m; unset r; echo "r:${r-u}"; r=5; echo "$m $r"; declare -p r m
declare -A q=([a]=b); declare -n r2=q; unset r2; declare -p q r2
declare -n r3=zz; unset r3; r3=4; echo $zz
declare -n r4=arr[1]; arr=(1 2); unset r4; declare -p arr; r4=9; declare -p arr
#### trace, source or subscript 12
declare -i n=5; for n in 1 -- 3; do echo $n; done; echo x
#### trace, source or subscript 13
declare -i n=5; read n <<< '2+'; echo "$n"; printf -v n -- '--'; echo "$n"; echo x
#### trace, source or subscript 14
declare -i n=5; mapfile -t n <<< '2+3'; declare -p n
#### trace, source or subscript 15
declare -i n=5; select n in a b; do break; done <<< 1; echo $n
#### trace, source or subscript 16
declare -i n; getopts a: n -a 1; echo $?; echo x
#### trace, source or subscript 17
declare -u c; declare -i n; n=abc; echo $n; let n=c; echo $n; n+=5; echo $n; n=08; echo y
#### trace, source or subscript 18
f() { cat <<E
a \
b \\
c
E
cat <<-E
	\\ \$a \
	cont
E
cat <<'E'
a \
b
E
}; declare -f f; f
#### trace, patterns or set -a 1
set -x
a="$(printf '1\n2')"
a=$(printf '1\n2'); b=$'x\ty'; c='p
q'
echo $'x\ty' "$a"
case $'t\tx' in x) ;; esac
case "$a" in $'t\tx') ;; esac
for i in $'t\tx'; do :; done
select s in a b; do echo $s; done <<< $'1\n2'
select s in a $'b\tc'; do break; done <<< 1
a=$(printf '1\001\n2')
x=(1 $'a\nb')
declare v=$'a\nb' w="$a"
export e="$a"
a+=$'\n' f[1]=$'\n'
[[ $a == $'x\ny' ]]; (( 1
+ 2 ))
#### trace, patterns or set -a 2
set -x
a=$(printf 'a\tb'); b=$(printf 'a\001b'); c=$(printf 'é'); d=$(printf '\377'); e=$'\n'; f=$'a\nb c'; g=$'\r'
#### trace, patterns or set -a 3
trap 'echo ret $?' RETURN
false; . ./none.sh; echo $?
true; . ./none.sh; echo $?
#### trace, patterns or set -a 4
shopt -s failglob
echo []
echo a[]b
echo [
echo [a
echo ]
echo []a
echo [!]
echo [^]
echo "["]
echo [\]
#### trace, patterns or set -a 5
shopt -s nullglob
echo 1 [] a[]b [ [a ] []a [!] [^] "["] [\] [!a [a\] 'x'[] e
#### trace, patterns or set -a 6
set -a
arr=(1 2); declare -p arr
arr+=(3); declare -p arr
b[1]=2; declare -p b
declare c=(1); declare -p c
read -a d <<< '1 2'; declare -p d
mapfile -t e <<< x; declare -p e
declare -A m; m[a]=b; declare -p m
read f <<< 1; declare -p f; printf -v g 1; declare -p g
for h in 1; do :; done; declare -p h; ((i=1)); declare -p i; : ${j:=1}; declare -p j
local k=1; getopts a l -a; declare -p l OPTIND
arr[5]=q; declare -p arr; printf -v 'arr[6]' z; declare -p arr; : $((arr[7]=1)); declare -p arr; read 'n[2]' <<< 1; declare -p n
#### trace, patterns or set -a 7
arr=(1); set -a; arr+=(2); declare -p arr; m=5; x=1; declare -p x; arr[0]=3; declare -p arr; unset arr; arr=(1); declare -p arr
mapfile -O 1 arr <<< x; declare -p arr
#### trace, patterns or set -a 8
declare -i n
echo $(( 08 )); echo a
n='--'; echo b
#### trace, patterns or set -a 9
{ exit 16; } & wait $!; echo $? | { read -r x; echo "[$x $?]"; cat; }
#### trace, patterns or set -a 10
set -e; trap 'echo bye $?' EXIT; f() { { exit 3; } & wait $!; echo no; }; f
#### trace, patterns or set -a 11
set -u; set -x; trap 'echo bye $?' EXIT
c=abc; brr[$c]+='lit *'
#### return, set -e or append 1
declare -A m=([k]=v); m=([k]+=more [k]+=x [n]+=q); declare -p m
arr=(a b); arr=([0]+=x [1]+=y [3]+=z); declare -p arr
arr=(a b); arr=(1 [0]+=x); declare -p arr
declare -A n=([k]=v); declare -A n=([k]+=w); declare -p n
declare -a q=(a); declare -a q=([0]+=w); declare -p q
f() { local -A m=([k]+=w); declare -p m; }; f
m+=([k]+=1); declare -p m
#### return, set -e or append 2
f() { ! arr[5]= | wc -l; arr[n]+= ; x= ; y+= ; arr[3]+=$(a;b); }; declare -f f
#### return, set -e or append 3
set -T; trap 'echo ret $?' RETURN
f() { false; return 3; }; f
g() { true; return 4; }; g
h() { false; }; h
echo 'true; return 5' > s.sh; . ./s.sh
echo 'false; return' > s.sh; . ./s.sh
echo 'false' > s.sh; . ./s.sh
echo 'false; return 0' > s.sh; . ./s.sh; echo $?
k() { (exit 7); return; }; k; echo $?
#### return, set -e or append 4
set -e; echo a
brr[-9]=x || echo b
echo c
#### return, set -e or append 5
set -e; echo a
if brr[-9]=x; then :; fi; echo b
echo c
#### return, set -e or append 6
brr[-9]=x; echo b
echo c
#### return, set -e or append 7
set -e
readonly r=1; r=2 || echo b
echo c
#### return, set -e or append 8
set -e
declare -A m; m[]=1 || echo b
echo c
#### keys, backquotes or traces 1
b='x y'; echo "`echo \"$b\"`" "$(echo "`echo \"$b\"`")"; printf '%s|' "`echo \"$b\"`"; x="`echo \"a  b\"`"; echo "$x"; echo `echo \"$b\"` "`echo \\\"q\\\"`"
#### keys, backquotes or traces 2
for i in 1; do ( ! printf '%s|' "`echo \"$b\"`" ${zz-unset}; echo | tr a-z A-Z ); done
#### keys, backquotes or traces 3
declare -A m=([k]=v [z]=w); IFS=
cat <<< "${!m[@]}"; cat <<< "a${!m[@]}b"; x="${!m[@]}"; echo "$x"; set -- a b; cat <<< "$@"; cat <<< "x$@"; arr=(p q); cat <<< "${arr[@]}" ; cat <<< ${!m[@]}; cat <<< $@; cat <<< ${arr[@]}
read -r x y <<< "${!#}${!m[@]}"; echo "$x/$y"
#### keys, backquotes or traces 4
set -x; arr+=(${#^^}$a ${#}b)
#### complete and the directory stack 1
pushd +1; echo $?
pushd -0; echo $?
pushd +0; echo $?
pushd; echo $?
popd; echo $?
popd +1; echo $?
popd +0; echo $?
popd -0; echo $?
dirs +1; echo $?
dirs +0; dirs -0; dirs -1; echo $?
mkdir a b; pushd a; pushd ../b; pushd +5; echo $?; popd +7; echo $?; dirs +9; echo $?; dirs -v; pushd -n +1; dirs -p; popd -n; dirs; pushd nodir; echo $?
#### complete and the directory stack 2
complete -W "a b" foo; complete -p; complete -p foo; complete -p bar; echo $?
complete -F f -o nospace g; complete -p g; complete -r g; complete -p g; complete -A file -P x -S y h; complete -p h
complete -df -G '*.c' -X '!*.h' -C 'cmd x' -F fn -o default -o filenames -A function k; complete -p k
complete -r; complete -p; echo $?
compgen -W "foo bar" -X "f*"; compgen -W "foo bar" -X '!f*'; compgen -W "foo bar fob" -X '&o' fo
#### traps in POSIX mode, shift and slices 1
set -o posix; trap "echo x" INT; trap; echo; trap -p INT USR1 EXIT ERR; trap -p; shift; shift 5; echo $?
#### traps in POSIX mode, shift and slices 2
trap 'echo x' INT; trap -p; trap -p USR1; shopt -s shift_verbose; shift; shift 5
#### traps in POSIX mode, shift and slices 3
declare -A m=([k]=v [z]=w); p() { printf '<%s>' "$@"; echo; }
p ${m[@]:0:}'' ; p "${m[@]:0:}" ; p "${m[@]:0:1}" "${m[@]:1}" "${m[@]:0}" "${m[@]:1:1}" "${m[@]:2}" "${m[@]:0:0}" "${m[@]:1:}"
arr=(1 2 3); p "${arr[@]:0:}" "${arr[@]:1:}" ${arr[@]:0:}''
set -- a b c; p "${@:1:}" ${@:0:}''
#### attributes and assignments in front of a command 1
declare -i n; n=2+3 printenv n; n=2+3 eval 'echo $n; declare -p n'; n=: true; echo $?; n=1+ eval 'echo "$n"'; echo A; f() { echo $n; n=3+3; echo $n; }; n=1+1 f; declare -u c; c=abc printenv c; c=abc eval 'echo $c'; c=x f2 2>/dev/null; n=: export d; echo $?; declare -p n
#### lines in substitutions 1
echo "$(echo "a
b" $LINENO)" $LINENO
echo $(
echo $LINENO
echo $LINENO; if true; then echo $LINENO; fi
) $LINENO
echo `
echo $LINENO` $LINENO
echo a \
  b $(echo $LINENO) c \
  d $(echo $LINENO)
x=$(for i in 1; do echo $LINENO; done) y=$(case a in a) echo $LINENO; esac); echo $x $y
f() {
 echo $(
   echo $LINENO; nosuch)
}
f
cat <(echo $LINENO; (echo $LINENO)
echo $LINENO)
for i in $(echo $LINENO
echo $LINENO); do echo $i; done
x=$(
# comment

echo $LINENO

f() { echo $LINENO
echo $LINENO
}
f
); echo $x
echo "a
b" "$(echo $LINENO)"
#### lines in substitutions 2
x() { echo $(
echo a
f() { echo $LINENO
echo $LINENO
}
f; g() { echo $LINENO; }; 
g; h() { echo $LINENO; if true; then echo $LINENO; fi; }; while h; do echo $LINENO; break; done;  for ((i=0;i<1;i++)); do echo $LINENO; done ; (echo $LINENO); { echo $LINENO; } ; cat <<<$LINENO; case a in b) echo b;; a) echo $LINENO; echo $LINENO;; esac; echo $(if true; then echo $LINENO; fi; echo $LINENO) $LINENO); }; x
#### lines behind a discarded command
f() { echo ${!r}
echo a; }
{ echo ${!r}; echo a
echo b
}; echo c
echo $LINENO
f; { echo $((1/0))
echo; }
echo $LINENO; f; nosuch
{
echo a
echo ${!r}; } || echo q; cat <<E
${!r}
E
echo $LINENO
#### errors in subscripts 1
arr=(1); c='lit x'; arr[$c]=$(( 1 ))
echo here
#### errors in subscripts 2
arr=(1); c='lit x'; (arr[$c]=1; echo no); echo yes; ((arr[$c]=1))
echo here
#### errors in subscripts 3
arr=(1); c='lit x'; let "arr[$c]=1"
echo here
#### errors in subscripts 4
arr=(1); c='lit x'; echo $((c)) "${arr[@]:c}"
echo here; eval "arr[\$c]=1; echo no"; echo no
#### empty keys 1
declare -A m=([k]=v); c=
echo "${m[$c]}" x; echo "${m[$c]:-z}" x
echo "${#m[$c]}" x
echo "${m[$c]/a/b}" "${m[$c]:1}" "${m[$c]@K}"; unset 'm[$c]'; m+=([$c]="$b")
#### empty keys 2
declare -A m=([k]=v); c=; set -e; echo "${m[$c]}" x; echo y
#### slices of associative arrays from behind
declare -A m=([k]=v [z]=w [q]=u); for i in -1 -2 -3 -4 0 1 2 3 4; do set -- "${m[@]: i}" a; echo $i: $*; done
#### the last stage under lastpipe 1
shopt -s lastpipe; trap 'echo ERR $?' ERR
true | false; echo $?; ! true | { false; echo x; }; true | { false; }; true | [[ a = b ]]; true | ((0)); true | while :; do false; break; done
#### the last stage under lastpipe 2
shopt -s lastpipe; set -e
[[ a =~ b. ]] | { read -r x; echo "[$x]"; cat; }
echo no
#### quotes in arithmetic
a=1; (( '$a' + '1' ))
echo $(( $'1' ))
(( $'1' + 'x' ))
#### files that are not there under set -e 1
set -e; false || echo a$(< nofile); echo next
#### files that are not there under set -e 2
set -e; f() { echo $(echo $(< nofile); echo in); }; f; echo after; x=$(< nofile) || echo next; echo after
#### jobs in conditions under set -e
set -e; if { false; echo x; } & wait $!; then echo y; fi; { { false; echo x; } & wait $!; echo z; } || true; ! { shift 9; echo "$#:$*"; } & wait $!; echo "w$?"; { false; echo x; } & wait $!; echo q
#### subshell levels of stages
echo $BASH_SUBSHELL | cat; ! echo $BASH_SUBSHELL | cat; { echo $BASH_SUBSHELL; } | cat; { ! echo $BASH_SUBSHELL | cat; echo $BASH_SUBSHELL; } | cat; echo a | echo $BASH_SUBSHELL;  x=$BASH_SUBSHELL eval echo \$BASH_SUBSHELL | cat; eval echo \$BASH_SUBSHELL | cat; p() { echo $BASH_SUBSHELL; }; p | cat; echo a | { p; }; if :; then echo $BASH_SUBSHELL; fi | cat; (echo $BASH_SUBSHELL) | cat; echo "$(echo $BASH_SUBSHELL $(echo $BASH_SUBSHELL))" | cat
#### elements without a value
brr[-9]+=
echo next; brr[-9]=
echo next; x=1 && brr[-9]+=
echo last
#### errors that are found later
if ! (( 3n ? 1 : 2 )); then echo "$(( 1 + ))"; fi
echo first
if ! $c =~ (a)(b); then :; fi
#### syntax errors in substitutions under set -e
set -e
x=$( if ! c =~ (a)(b); then :; fi || (exit 1))
echo x
#### closing descriptors in variables
exec {fd}>&-; echo $?; fd=99; exec {fd}>&-; echo $?; fd=; exec {fd}>&-; echo $?; fd=-1; exec {fd}>&-; fd=1+1; declare -a fd=(); exec {fd}>&-; echo hi
#### exit traps in traces
set -x; (trap "echo sub" EXIT; true); ( (trap "echo sub" EXIT; true) ); x=$(trap "echo sub" EXIT; true); x=$( (trap "echo sub" EXIT; true)); (true; (trap "echo sub" EXIT; true)); trap "echo main" EXIT; true
#### exit traps and redirections 1
set -e; trap "echo bye" EXIT; f() { false; echo y; }; { f; c=1; } > /dev/null; echo x
#### exit traps and redirections 2
trap "echo bye" EXIT; f() { exit 1; }; f > /dev/null; echo x
#### exit traps and redirections 3
set -e; trap "echo bye" EXIT; f() { false; }; g() { f > /dev/null; }; g; echo x
#### exit traps and redirections 4
(trap "echo bye" EXIT; { exit 3; } > /dev/null; echo x); trap "echo main" EXIT; { exit 1; } > /dev/null
#### words of messages
set -- p1 'p 2' '' p4; b=' x  y'
for s in '${m:?$@}' '${m:?$b}' '${m:?"$@"}' '"${m:?$@}"' '"${m:?$b}"' '${m:?"$b"}' '${m:?$*}' '${m:?a  $b$@ "q  r" *}' '${m:?*.x ~}'; do eval "(: $s); (IFS=x; : $s); (IFS=; : $s)"; done
#### traps of the parent and negated jobs
trap "echo E" ERR; set -E; ! { false; echo x; } & wait $!; while read l; do echo "<$l>"; done < <(false) || true
#### failglob and what stands behind 1
shopt -s failglob; echo [abc]x ${!ref:-z}; echo q
echo [abc]x $(echo side >&2) {a,*q}; echo q
#### set -a and arrays
set -a; f() { :; }; declare -F; m=(a b); declare -n r=m; r=new; declare -p m; declare -A q=([k]=1); declare -n s=q; s[z]=1; declare -p q; s=1; declare -p q; ar=(1); ar+=x; declare -p ar; c=(1); c[2]=3;declare -p c
#### joined parameters in assignments
IFS=; arr=(one "two 2" three); set -- "${arr[@]}"; x=$(echo ""${arr[*]}""); echo "$x"; x=$(echo $*; y=1; echo $*); echo "$x"; echo $(echo $*); x=$(echo $(echo $*)); echo $x; a[0]=$(echo $*); echo $a; declare z=$(echo $*); echo $z; y=$(echo $*) eval "echo \$y"; x=`echo $*`; echo $x; x=$( (echo $*) ); echo $x
#### the last argument of unset
unset "arr[0]"; echo $_; arr=(1); unset "arr[0]"; echo $_; declare -A m=([k]=1); unset "m[k]"; echo $_; unset "x[1]" "y[2]"; echo $_
#### assignments as text with an odd IFS
p() { printf "<%s>" "$@"; echo; }; brr=(a "b c" d); set -- q "r s" t; for IFS in x , "" " " " ,"; do p ${brr[@]@A} ${brr[*]@A}; p "${brr[@]@A}" "${brr[*]@A}"; p ${@@A} ${*@A}; p "${@@A}" "${*@A}"; x=${*@A}; p "$x"; x="${@@A}"; p "$x"; done
#### names of references
a=1; declare -n r=a; unset r; echo "${!r:-z}" ${!r-z} ${!r} "${!r+y}"; declare -n s=zz; echo ${!s} ${!s:-q} ${!s#z}; declare -n t; echo ${!t:-q}
#### unset parameters under set -u
set -u; for e in '"${1@A}"' '${1@Q}' '"${1@a}"' '${x@A}' '"${x@a}"' '"${arr[1]@A}"' '"${arr[@]@A}"' '${1@P}'; do (eval "echo $e"); done; set -e; : ${#brr[@]}; echo no
#### masks without a class
umask ""; echo $?; umask ,; umask u; umask =; umask; umask +; umask
#### signals in process substitutions
{ while read -r l; do echo "$l"; done < <( (kill -TERM "$BASHPID"); echo $?); } 2>&1
#### characters in the C locale
LC_ALL=C
echo $'\u00e9 \U0001f600'; printf '\u00e9\n'
#### ANSI quotes in traces 1
set -x; arr+=("${#:-$'\t'}" 1)
#### ANSI quotes in traces 2
set -x; arr=("${x:-$'\t'}" "$'a'" '	' $'\t' "${x:-'a'}" "	$x"); arr[2]="${x:-$'\t'}"; declare -a b=("${x:-$'\t'}")
#### case in traces 1
set -x; case $(( (a) )) in a) ;; esac; case $((a=2)) in 2) echo;; esac; case $(echo x) in x) ;; esac; case ${x:-$(echo)} in *) :; esac
#### case in traces 2
set -x; a=abc; case $(( $a )) in "q  q") ;; esac; a='q  q'; case $(( (a) )) in a) ;; esac; case $((1/0)) in a) ;; esac; case ${!r} in a);; esac
echo
#### division and what follows
a='one/two 2 three'; (( a )); (( ${a} )); let "$a"; let 'one/two 2'; echo $((one/two 2))
(( 1/0 2 )); (( 1/0 + )); (( 1 % 0 x )); (( 1/0 ))
#### traps that jobs list 1
f() { trap -p; }; trap 'echo err $?' ERR; f & wait; { trap -p; } & wait; (trap -p); { trap; } | cat; x=$(trap -p); echo "$x"; f | cat
#### traps that jobs list 2
trap 'echo err $?' ERR; trap : USR1;  trap 'echo x' EXIT; f() { trap -p; }; { f; } & wait; { f | cat; } & wait; { { trap -p; } | cat; } & wait; { (trap -p); } & wait; ( (trap -p) );  ( { trap -p; } & wait );  ( trap -p | cat )
#### traps that jobs list 3
trap 'echo err $?' ERR; { { trap -p; } | while read -r l; do echo "<$l>"; done; } & wait; { x=$(trap -p); echo "$x"; } & wait;  { while read l; do echo "$l"; done < <(trap -p); } & wait
#### unbound in a condition
set -u; if false; then :; elif x=1; [ "$u" ]; then :; fi; echo z
#### traps that jobs list 4
f() { trap -p; }; f & wait; echo 1; { f; } & wait; echo 2; ( f ) & wait; echo 3; if :; then f; fi & wait; echo 4; f && : & wait; echo 5; f | cat & wait; echo 6; ! { f; } & wait; echo 7; ! f & wait; echo 8; for i in 1; do f; done & wait; echo 9; trap -p & wait; echo 10; eval f & wait; echo 13; (f; f) & wait; echo 14; : | { f; } & wait; echo 15; f; echo 16; { f; } & wait; echo 17; true && { f; } & wait
#### set -a until the function ends 1
readonly=1; export IFS=:; h() { local -; set -a; b=1; c=2; return; }; h; c=3; declare -p b c
#### set -a until the function ends 2
h() { local -; set -f; set -a; false; return; }; h || c=5; declare -p c; echo $-
#### set -a until the function ends 3
h() { local -; { set -a; b=1; } > f1; return; }; h; c=3; declare -p b c; echo $-
#### set -a until the function ends 4
h() { local -; case 1 in *) { (unset zz) 2>/dev/null && set -a; b="x"; } > f1;; esac; return; }; h; c=3; declare -p b c; echo $-
#### empty arithmetic commands 1
(()); echo $?; (( )); echo $?; ((	)) || echo e; while (()); do :; done; if (( )); then :; else echo el; fi; for ((;;)); do break; done; echo $(()) $(( ))  "$(())"; f() { (()); }; f; declare -f f; ! (()); echo $?
#### empty arithmetic commands 2
(()) && echo y
#### empty arithmetic commands 3
{ (()); } || (()); (()) | cat; (()) > f; set -x; (())
#### empty arithmetic commands 4
x=$( (()) ); echo "$?$(())"; [[ $(()) -eq 0 ]]; echo $?; a[$(())]=1; echo ${a[0]} ${a[$(( ))]}; let ""; echo $?; let " "; echo $?; echo $[] $[ ]
#### exported functions 1
shopt -s extglob; f() { case x in !(a*)) echo ok;; esac; }
export -f f; bash -c 'f'; echo $?
#### exported functions 1b
shopt -s extglob
f() { case x in !(a*)) echo ok;; esac; }
export -f f; bash -c 'f'; echo $?; bash -O extglob -c 'f'; echo 'f' > s; bash s
#### exported functions 2
shopt -s extglob
f() {
 echo 1
 case x in a) ;; @(b|c)) echo y;; esac; [[ x == @(x|y) ]]; echo ${x/@(a)/b}
}; g() { echo g; }
export -f f g; bash -c 'f; g'
#### exported functions 3
shopt -s extglob
f() { echo @(a|b); }; h() { echo $(echo !(x)); }; i() { echo "@(a|b)" '@(x)'; x=a@(b); }; j() { for k in +(a); do :; done; }; k() { arr=(@(a)); }; l() { x=$(echo @(x)); }; m() { @(a) x; }
export -f f h i j k l m
#### exported functions 5
f() { echo ${x~~} $((1 2)) ; (()); echo $? function @x; }; export -f f; bash -c f
f() { [[ a == b || a == a && a == b ]]; echo $?; let x=1+1; ! ! echo $x; time :; }; export -f f; bash -c f 2>/dev/null
f() { cat <<E
here $1
E
}; export -f f; bash -c 'f 1'
#### exported functions 6
export 'BASH_FUNC_q%%=() { echo q; '; bash -c 'echo next'
#### exported functions 7
env 'BASH_FUNC_q%%=() { echo q; }; echo vulnerable' bash -c 'q; echo next'
#### exported functions 8
env 'BASH_FUNC_q%%=echo hi' 'BASH_FUNC_a-b%%=() { echo ab; }' bash -c 'q; a-b; echo next'
#### exported functions 9
f() { case x in a) echo ok;; esac; echo 2; if a; then b; else c; fi; while x; do y; z; done; { q; r; }; (s; t); cat <<E
h
E
for i in 1 2; do echo $i; done; x=$(a; b); function k { l; }; }; export -f f; env | sed -n '/BASH_FUNC/,/^}/p'; bash -c 'declare -f f'
#### exported functions again 1
f() { echo $LINENO $((1 2)); echo $LINENO; nosuch; }; export -f f; bash -c f; g() { caller 0; echo ${BASH_LINENO[@]} ${BASH_SOURCE[@]}; }; export -f g; f() { g; }; bash -c 'f
f'
#### operands that follow each other 0
a=5 x=7; (( 1/0 2 )); echo $?; echo $(( 1/0 2 )); echo $a $x
#### operands that follow each other 1
a=5 x=7; (( 1/0 3 4 )); echo $?; echo $(( 1/0 3 4 )); echo $a $x
#### operands that follow each other 2
a=5 x=7; (( (1/0 2) )); echo $?; echo $(( (1/0 2) )); echo $a $x
#### operands that follow each other 3
a=5 x=7; (( 1+1/0 2 )); echo $?; echo $(( 1+1/0 2 )); echo $a $x
#### operands that follow each other 4
a=5 x=7; (( x=1/0 2 )); echo $?; echo $(( x=1/0 2 )); echo $a $x
#### operands that follow each other 5
a=5 x=7; (( a[1/0 2] )); echo $?; echo $(( a[1/0 2] )); echo $a $x
#### operands that follow each other 6
a=5 x=7; (( x/=0 2 )); echo $?; echo $(( x/=0 2 )); echo $a $x
#### operands that follow each other 7
a=5 x=7; (( 1/0 x )); echo $?; echo $(( 1/0 x )); echo $a $x
#### operands that follow each other 8
a=5 x=7; (( 1 2 )); echo $?; echo $(( 1 2 )); echo $a $x
#### operands that follow each other 9
a=5 x=7; (( x y )); echo $?; echo $(( x y )); echo $a $x
#### operands that follow each other 10
a=5 x=7; (( (1) 2 )); echo $?; echo $(( (1) 2 )); echo $a $x
#### operands that follow each other 11
a=5 x=7; (( a[0] 1 )); echo $?; echo $(( a[0] 1 )); echo $a $x
#### operands that follow each other 12
a=5 x=7; (( 1 ++ 2 )); echo $?; echo $(( 1 ++ 2 )); echo $a $x
#### here-documents that begin at the end 0
<<E
#### here-documents that begin at the end 1
cat <<E
#### here-documents that begin at the end 2
cat <<E; echo x
#### here-documents that begin at the end 3
cat <<-A
#### here-documents that begin at the end 4
cat <<"B C"; echo $?
#### here-documents that begin at the end 5
f() { cat <<E
#### aliases and patterns of case
shopt -s expand_aliases
alias a=b b='echo B' esac=zz in=no x='echo X' e=echo
case b in
a) e one;;
b) b two
;;
esac
case b in a) ;; b) x;
 x;; esac; x y
case a
in a) x;;esac
case a in (a|b) e q; x;& b|x) b;;
x) if x; then e 1; fi;; esac; x; (x); { x; }
for x in a b; do e $x; done
case x in "a") ;; x) case y in x) ;; y) x; esac; x; esac; x
#### arguments in traces of the C locale
LC_ALL=C
set -x; echo é; x=$(echo é); echo "é${#c}"; : é$x; (echo é); a=é; a=(é "é"); case é in é) ;; esac; for i in é; do :; done; [[ é == é ]]; é=1; export a=é; declare b=é; printf "%q\n" é; f() { echo é; }; declare -f f; trap "echo é" EXIT; trap
#### operands that follow each other and assignments
a='declare -- a="1"'; echo $((a)); declare=1; echo $((a)); a='1 lit $x'; echo $((a)); a='x y=1'; echo $((a)); a='1 a'; echo $((a)); a='x -- y=2'; echo $((a)) $y
#### empty brackets of arithmetic
echo "$[]" $[ ] a$[]; echo $[] b $[]
#### a bad substitution behind two negations
f() { if ! ! -z ${n: -1:1}; then for i in  ${#n}$a; do :; done; fi; }
echo a
! ! true
echo $((echo a); (echo b))
echo $(( 1 + )) 
! f ${#~~[a-m]}x
#### joined parameters in substitutions of assignments 1
IFS=; arr=(one 'two 2' three); set -- q 'r s' t
a=$(echo $(echo q) ${arr[*]}); echo "$a"
a=$(echo ${arr[*]} $(echo q) ${arr[*]}); echo "$a"
a=$(echo ${arr[*]}; : $(echo q); echo ${arr[*]}); echo "$a"
a=$(echo ${arr[*]}; : "$(echo q)"; echo ${arr[*]}); echo "$a"
a=$(x=$(echo 2); echo ${arr[*]}); echo "$a"
a=$(x=2; echo ${arr[*]}); echo "$a"
a=$(case a in a) ;; esac; echo ${arr[*]}); echo "$a"
a=$(case "$x" in a) ;; esac; echo ${arr[*]}); echo "$a"
a=$(echo "$x"; echo ${arr[*]}); echo "$a"
a=$(echo ${arr[*]:-q}; echo ${arr[*]:-q}); echo "$a"
a=$(for i in 1; do echo ${arr[*]}; done); echo "$a"
a=$(echo ${zz:-q} ${arr[*]}); echo "$a"
a=$(echo ${zz:-"$x"} ${arr[*]}); echo "$a"
a=$(echo ${arr[*]#o} ${arr[*]}); echo "$a"
a=$(echo $((1)) ${arr[*]}); echo "$a"
a=$(echo $((1)); echo ${arr[*]}); echo "$a"
a=$([[ a == "$x" ]]; echo ${arr[*]}); echo "$a"
a=$(echo <(echo) >/dev/null; echo ${arr[*]}); echo "$a"
a=$(cat <<< "$x"; echo ${arr[*]}); echo "$a"
a=$(echo > "$x/dev/null"; echo ${arr[*]}); echo "$a"
a=$(f() { echo ${arr[*]}; }; f; local=1; f); echo "$a"
a=$(echo ${!x*} ${!arr[*]} ${arr[*]}); echo "$a"
#### joined parameters in substitutions of assignments 2
p() { printf '<%s>' "$@"; echo; }; arr=(one 'two 2' three); set -- q 'r s' t
for IFS in '' x : ' ' ' :'; do for e in '${arr[*]:-wo}' '${arr[*]-wo}' '${arr[*]:+wo}' '${arr[*]#o}' '${arr[*]:0:2}' '${arr[*]/o/0}' '${arr[*]^}' '${*:-x}' '${*-x}' '${*#q}' '${*:1:2}' '${*/q/0}' '${*^}' '${arr[*]@Q}' '${*@Q}' '${arr[@]:-wo}' '${@:-x}' '${zz:-$*}' '${zz:-${arr[*]}}' '${!arr[*]}' '${arr[*]:-wo}x' 'x${*:-q}' '"${arr[*]:-wo}"' '"${*:-wo}"'; do eval 'a=$(echo '"$e"')'; echo "$e:$a"; eval 'a="$(echo '"$e"' y)"'; echo "$e:$a"; eval "a=$e"; echo "$e:$a"; done; done
#### empty assignments in substitutions
x=$(b=); echo "<$x>"; x=$(b= c= ; echo $b); echo "$x"; x=$(b= true; b=; echo ${b-unset}); echo "<$x>"; x=$(b+= ; a[1]=; echo ok); echo $x
#### alternatives that are empty lists
p() { printf '<%s>' "$@"; echo "$#"; }; declare -A m=([k]=v); a=1; arr=(1 2); set --
p "${m[@]:+$@}"; p "${a:+$@}"; p "${m[@]:+"$@"}"; p "${a:+"$@"}"; p "${m[@]:-$@}"; p "${z:-$@}"; p "${z[@]:-$@}"; p "${arr[@]:+$@}"; p "${arr[@]+$@}"; p "${arr[*]+$@}"; p "${@:-$@}"; p "${m[@]:+$*}"; p "${m[@]:+${z[@]}}"; p "${a:+${z[@]}}"; p ${m[@]:+$@}; p x"${m[@]:+$@}"; p "${m[@]:+$@}""${m[@]:+$@}"; p "${arr[@]:+}" "${z[@]:+}"
#### unbound where set -e is switched off 1
set -eu; d=; echo 'echo "src $1 $#"; return 4' > s.sh; ! { false && echo; . ./s.sh $d; }
#### unbound where set -e is switched off 2
set -eu; eval 'echo $x' || :
#### unbound where set -e is switched off 3
set -eu; echo $x || :
#### unbound where set -e is switched off 4
set -eu; command eval 'echo ${x?y}' || :
#### widths that do not fit
printf '%*d|' -9223372036854775808; echo; printf '%*d|' -9223372036854775807; echo
#### pairs as one text
declare -A m=([k]=v [z]=u); arr=(one 'two 2' three)
for IFS in x '' ' ' : ' :' ': '; do
for e in '"${m[@]@k}"' '"${m[*]@k}"' '"${arr[@]@k}"' '"${arr[*]@k}"' '"${m[@]@K}"' '"${arr[@]@K}"'  '${arr[@]@k}'; do
eval "cat <<< $e"; eval "a=$e"; echo "a $e:$a"; eval "case $e in *) ;; esac"; eval "printf '<%s>' $e"; echo; eval "cat <<< q$e"; eval 'read -r v w <<< '"$e"; echo "$v/$w"
done; done
#### exit traps inside of the redirections of a subshell 1
(trap 'echo X $?' EXIT; echo a) > /dev/null
#### exit traps inside of the redirections of a subshell 2
(trap 'echo X $?' EXIT; exit 3) > /dev/null; echo $?
#### exit traps inside of the redirections of a subshell 3
(trap 'echo X $?' EXIT; false; set -e; false) > f; cat f
#### exit traps inside of the redirections of a subshell 4
(trap 'echo X $?' EXIT; f() { exit 2; }; f) > f; cat f
#### exit traps inside of the redirections of a subshell 5
(trap 'echo X $?' EXIT; set -e; f() { false; }; f) > f; cat f
#### exit traps inside of the redirections of a subshell 6
(trap 'echo X $?' EXIT; echo ${x?y}) > f 2>&1; cat f
#### exit traps inside of the redirections of a subshell 7
(trap 'echo X $?' EXIT; kill -TERM $BASHPID) > f 2>&1; cat f
#### exit traps inside of the redirections of a subshell 8
trap 'echo main $?' EXIT; (trap 'echo X $?' EXIT; echo in) > f 2>&1; (echo q; exit 4) > g; cat f g
#### exit traps inside of the redirections of a subshell 9
(trap 'echo X $?' EXIT; (trap 'echo Y' EXIT; :) > h; echo b) > f | cat; cat f h
#### exit traps inside of the redirections of a subshell 10
(trap 'cat; echo X $?' EXIT; :) <<< here; x=$( (trap 'echo X $?' EXIT; :) > f); echo "$x"; cat f
#### exit traps inside of the redirections of a subshell 11
(trap 'echo X $?' EXIT; eval 'exit 3') > f; cat f; (trap 'echo X $?' EXIT; . /dev/stdin <<< 'exit 3') > f; cat f; (trap 'echo X $?' EXIT; exec true) > f; cat f
#### exit traps inside of the redirections of a subshell 12
(trap 'echo X $?' EXIT; while :; do exit 3; done) > f; cat f; (trap 'echo X $?' EXIT; { exit 3; } 2>&1) > f; cat f;  (trap 'echo X $?' EXIT; nosuch || exit) > f 2>&1; cat f
#### blanks behind # of an array where IFS is empty 1
shopt -s extglob
arr=(one 'two 2' three)
p() { printf '<%s>' "$@"; echo; }
IFS=''; p ${arr[@]##+([a-z])} x

#### blanks behind # of an array where IFS is empty 2
arr=(one 'two 2' three)
p() { printf '<%s>' "$@"; echo; }
IFS=''; p ${arr[@]#one} x
p ${arr[@]} x
p ${arr[@]:1} x
p ${arr[@]/e/E} x
p a${arr[@]}b x
p "a"${arr[@]}b x
p ${arr[@]#*} x
p ${arr[@]##*} x
p ${arr[*]##*} x
p ${arr[*]#one} x
set -- one 'two 2' three
p ${@##*} x
p ${*##*} x
p ${@#one} x
p ${*#one} x
p ${@} x
p $@ $* x
p ${@/e/E} x
p ${@^} x
p ${*^} x
p ${arr[@]^} x
p ${arr[@]@Q} x
arr=('' a '' b)
p ${arr[@]} x
p ${arr[*]} x
p ${arr[@]#b} x
p ${arr[@]@U} x
p ${arr[@]:0} x
set -- '' a '' b
p $@ x
p $* x
p ${@:1} x
p ${@#b} x

#### blanks behind # of an array where IFS is empty 3
arr=(one 'two 2' three)
p() { printf '<%q>' "$@"; echo; }
IFS=
p "a"${arr[@]}b x
p 'a'${arr[@]} x
p ""${arr[@]} x
p ${arr[@]}"b" x
p $'a'${arr[@]} x
p \a${arr[@]} x
p ${arr[@]}$q x
p ${arr[@]#q} x
p x${arr[@]#q} x
p ${arr[@]#q}x x
p ${arr[@]#q}"x" x
p "q"${arr[@]#q}"x" x
p "$q"${arr[@]} x
p ${arr[@]}"$q" x
set -- "${arr[@]}"
p "a"$@ x
p ""$@ x
p ${@#q} x
p $@"" x
p "a"$*  x
p ""$* x
p ${*#q} x
p "x"${*#q} x
p "x"${@#q} x
a='q r'
p $a"$a" x
p $a"$a"$@"$a" x
v="a"$@ ; p "$v"
v=$@; p "$v"
v=${@#q}; p "$v"
p $a${arr[@]}
arr=(one)
p "a"${arr[@]}b x
arr=()
p "a"${arr[@]}b x

#### blanks behind # of an array where IFS is empty 4
IFS=
arr=(one 'two 2' 'th  ree' $'a\001b c')
p() { printf '<%q>' "$@"; echo; }
p ${arr[@]#q}
p ${arr[@]%q}
p ${arr[@]/q}
p ${arr[@]/q/r}
p ${arr[@]^}
p ${arr[@]~}
p ${arr[@]@Q}
p ${arr[@]@U}
p ${arr[@]:0}
p ${arr[@]:1:1}
p ${arr[@]:-x}
p ${zz:-${arr[@]}}
v=${arr[@]#q}; p "$v"
v=${arr[@]}; p "$v"
set -- "${arr[@]}"
p ${@#q}
p ${@^}
p ${@/q}
p ${@:1}
p ${@@U}
arr=('a b')
p ${arr[@]#q}
p x${arr[@]#q}
for i in ${arr[@]#q}; do p "$i"; done
cat <<X
${arr[@]#q}
X
p "${arr[@]#q}"
IFS=:
p ${arr[@]#q}
EOFX

#### a literal whose elements fail 1
brr+=(${!zz}); declare -p brr
declare -p brr

#### a literal whose elements fail 2
brr=(${!zz}); declare -p brr
declare -p brr

#### a literal whose elements fail 3
brr=(1); brr=(${!zz})
declare -p brr
brr+=(x ${!zz})
declare -p brr

#### a literal whose elements fail 4
brr=x; brr+=(x ${!zz})
declare -p brr
declare -A m=([k]=v); m+=([x]=${!zz})
declare -p m
m=([x]=${!zz})
declare -p m
m=([y]=1 [x]=$((1/0)))
declare -p m
arr=(1 2); arr=([0]=x [1]=$((1/0)) [2]=3)
declare -p arr
arr=(1 2); arr=(x $((1/0)))
declare -p arr

#### a literal whose elements fail 5
declare -a q=(${!zz}); echo no
declare -p q
declare q2=(${!zz}); echo no
declare -p q2
f() { local l=($((1/0))); }; f
declare -p l
readonly r=($((1/0)))
declare -p r
export e+=($((1/0)))
declare -p e

#### a literal whose elements fail 6
a=1; a=(${!zz})
declare -p a
b=1; b[3]=${!zz}
declare -p b
declare -i i=1; i=(${!zz})
declare -p i
n[2]=${!zz}
declare -p n
n[${!zz}]=2
declare -p n
x=${!zz}
declare -p x

#### a literal whose elements fail 7
shopt -s failglob
brr=(nofile*)
declare -p brr
brr=(1)
brr=(nofile*)
declare -p brr

#### a literal whose elements fail 8
set -u
brr=($zz) 
declare -p brr

#### a literal whose elements fail 9
n[${!zz}]=2; echo no
echo a
n[1/0]=2; echo no
echo b

#### a literal whose elements fail 10
n[${zz@Z}1]=2; echo no
echo a
echo ${n[${!zz}]}; echo no
echo b
declare "n[${!zz}]=3"; echo c
printf -v "n[${!zz}]" x; echo d

#### a literal whose elements fail 11
n[$((1/0))]=2; echo no
echo a

#### a literal whose elements fail 12
eval 'n[$((1/0))]=2; echo no'; echo c
echo a

#### a literal whose elements fail 13
eval 'n[${!zz}]=2; echo no'; echo c
echo a

#### status of what is negated or unset 1
set -eu; (exit 7) && :
echo ${#brr[@]}

#### status of what is negated or unset 2
set -eu; (exit 7) && :
echo ${#brr}

#### status of what is negated or unset 3
set -eu; (exit 7) && :
echo ${#brr[1]}

#### status of what is negated or unset 4
set -eu; (exit 7) && :
echo ${#3}

#### status of what is negated or unset 5
set -eu; (exit 7) && :
echo ${brr[@]}

#### status of what is negated or unset 6
( ! echo $((1/0)) ); echo $?
( ! case a in *) n=$((0 1)); esac ) && echo yes
( ! echo $((1/0)); : ); echo $?
( : ; ! echo $((1/0)) ); echo $?
( ! { echo $((1/0)); } ); echo $?
( ! exit 3 ); echo $?
( ! echo ${x@Z} ); echo $?
( ! (echo $((1/0))) ); echo $?
x=$( ! echo $((1/0)) ); echo $?
( ! : || ! echo $((1/0)) ); echo $?
( trap 'echo t $?' EXIT; ! echo $((1/0)) ); echo $?
( ! echo $((1/0)) ) | cat; echo ${PIPESTATUS[*]}
{ ! echo $((1/0)); } | cat; echo ${PIPESTATUS[*]}
! echo $((1/0)) | cat; echo ${PIPESTATUS[*]}
( ! echo $((1/0)) | cat ); echo $?
( ! echo $((1/0)) ) & wait $!; echo $?

#### status of what is negated or unset 7
set -e
( ! echo $((1/0)) ); echo $?

#### status of what is negated or unset 8
set -e
( ! false ); echo $?
( ! { set -e; false; } ); echo $?

#### aliases in backquotes 1
shopt -s expand_aliases
alias e=echo
b='x y'
echo "`e \"$b\"`" `e "$b"` "`e "$b"`" "`e \\"q\\" "a"`" `e \"q\"`
x="`e \"\`e \\\"n\\\"\`\"`"; echo "$x"

#### a slice from the end of an array 1
arr=(1 2 3); n=3
echo "[${arr[@]:n: -2}]"; echo a

#### a slice from the end of an array 2
arr=(1 2 3); n=4
echo "[${arr[@]:n: -2}]"; echo a

#### a slice from the end of an array 3
arr=(1 2 3); n=2
echo "[${arr[@]:n: -2}]"; echo a

#### a slice from the end of an array 4
arr=(1 2 3); n=3
printf '%s|'  ${arr[@]:n: -2}; echo
printf '%s|'  ${arr[@]:9: -2}; echo

#### a slice from the end of an array 5
IFS=x; arr=(1 2 3); n=3
printf '%s|'  ${arr[@]:n: -2}; echo

#### a slice from the end of an array 6
set -- 1 2 3; echo ${@:3: -1}; echo a
echo ${@:4: -1}; echo a
echo ${@:5: -1}; echo a

#### a slice from the end of an array 7
g() { printf '%s|'  ${arr[@]:n: -2}; echo; }
IFS=x
arr=(one 'two 2' three); n=5
arr+=('lit *' 'lit *'); g

#### a slice from the end of an array 8
arr=(one 'two 2' three); n=5
arr+=('lit *' 'lit *'); printf '%s|'  ${arr[@]:n: -2}; echo
arr+=('lit *' 'lit *'); printf '%s|'  ${arr[@]:n: -2}; echo

#### a slice from the end of an array 9
arr=([5]=a [9]=b)
echo "[${arr[@]:10: -2}]"; echo a
echo "[${arr[@]:9: -2}]"; echo a

#### a slice from the end of an array 10
declare -A m=([a]=1 [b]=2)
echo "[${m[@]:2: -2}]"; echo a

#### a slice from the end of an array 11
declare -A m=([a]=1 [b]=2)
echo "[${m[@]:3: -2}]"; echo a

#### a slice from the end of an array 12
arr=(1 2 3); echo "[${arr[@]:3:1/0}]"; echo a

#### a slice from the end of an array 13
arr=(1 2 3); n=1; echo "[${arr[@]:3:n++}]" $n; echo "[${arr[@]:2:n++}]" $n; echo "[${arr[@]:4:n++}]" $n
s=abc; echo "[${s:3:n++}]" $n; echo "[${s:4:n++}]" $n
set -- a b c;  echo "[${@:3:n++}]" $n; echo "[${@:4:n++}]" $n; echo "[${@:5:n++}]" $n

#### a slice from the end of an array 14
arr=(); echo "[${arr[@]:0: -1}]"; echo b
echo "[${arr[@]:1: -1}]"; echo b

#### a pipeline in a condition counts back 1
if :; then ( : ) | :;
 :; fi
E

#### a pipeline in a condition counts back 2
if false; then :; elif ( : ) | :; then
 :; fi
E

#### a pipeline in a condition counts back 3
if false; then :; else ( : ) | :; 
 :; fi
E

#### a pipeline in a condition counts back 4
while ( : ) | false; do
 :; done
E

#### a pipeline in a condition counts back 5
if ( : ) | :; then for i in x; do
:; done fi
E

#### a pipeline in a condition counts back 6
if (:) | :; then E;
 fi
E

#### a pipeline in a condition counts back 7
if (:) | :; then (E);
 (E) | :; fi
E

#### a pipeline in a condition counts back 8
until ( : ) | :; do
 :; done
E

#### a pipeline in a condition counts back 9
{ ( : ) | :; } > f1
E

