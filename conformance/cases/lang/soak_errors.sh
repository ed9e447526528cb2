#### an error inside of redirections 1
({ { trap 'echo' EXIT;$((<));}>n;})

#### an error inside of redirections 2
({ { trap 'echo T' EXIT;$((<));}>n;}); :

#### an error inside of redirections 3
({ { trap 'echo T' EXIT; set -u; echo $x;}>n;})

#### an error inside of redirections 4
({ { trap 'echo T' EXIT; ${x?};}>n;})

#### an error inside of redirections 5
(trap 'echo T' EXIT; { { { $((<));}>n;} >m; }; :)

#### an error inside of redirections 6
(trap 'echo T' EXIT; f() { $((<)); }; f > n )

#### an error inside of redirections 7
(trap 'echo T' EXIT; f() { ${x?}; }; f > n )

#### an error inside of redirections 8
(trap 'echo T' EXIT; f() { exit; }; f > n )

#### an error inside of redirections 9
(trap 'echo T' EXIT; f() { { $((<)); } > n; }; f )

#### an error inside of redirections 10
(trap 'echo T' EXIT; eval '$((<))' > n )

#### an error inside of redirections 11
(trap 'echo T' EXIT; eval '${x?}' > n )

#### an error inside of redirections 12
(trap 'echo T' EXIT; eval '{ $((<)); } > n' )

#### an error inside of redirections 13
(trap 'echo T' EXIT; eval '{ ${x?}; } > n' )

#### an error inside of redirections 14
(trap 'echo T' EXIT; eval 'exit' > n )

#### an error inside of redirections 15
(trap 'echo T' EXIT; eval '{ exit; } > n' )

#### an error inside of redirections 16
(trap 'echo T' EXIT; eval 'set -e; { false; } > n' )

#### an error inside of redirections 17
(trap 'echo T' EXIT; eval 'eval "{ \${x?}; } > n" >m'  )

#### an error inside of redirections 18
x=$(trap 'echo T' EXIT; { $((<)); } > n ); echo $x

#### an error inside of redirections 19
x=$(trap 'echo T' EXIT; { ${x?}; } > n ); echo $x

#### an error inside of redirections 20
x=$( (trap 'echo T' EXIT; { ${x?}; } > n ) ); echo $x

#### an error inside of redirections 21
cat <(trap 'echo T' EXIT; { ${x?}; } > n )

#### an error inside of redirections 22
cat <(trap 'echo T' EXIT; { $((1/0)); } > n )

#### an error inside of redirections 23
{ trap 'echo T' EXIT; { $((<)); } > n; } | cat

#### an error inside of redirections 24
{ trap 'echo T' EXIT; { ${x?}; } > n; } | cat

#### an error inside of redirections 25
{ trap 'echo T' EXIT; { exit; } > n; } | cat

#### an error inside of redirections 26
(trap 'echo T' EXIT; { exit; } > n) | cat

#### an error inside of redirections 27
(trap 'echo T' EXIT; { $((<)); } > n) | cat

#### an error inside of redirections 28
(trap 'echo T' EXIT; { ${x?}; } > n) & wait

#### an error inside of redirections 29
(trap 'echo T' EXIT; { $((<)); } > n) & wait

#### an error inside of redirections 30
{ trap 'echo T' EXIT; { $((<)); } > n; } & wait

#### an error inside of redirections 31
{ trap 'echo T' EXIT; { exit; } > n; } & wait

#### an error inside of redirections 32
(trap 'echo T' EXIT; { readonly r=1; r=2; } > n )

#### an error inside of redirections 33
(trap 'echo T' EXIT; { set -o posix; readonly r=1; r=2; } > n )

#### an error inside of redirections 34
(trap 'echo T' EXIT; if :; then { [[ $((<)) ]]; } > n; fi; : )

#### an error inside of redirections 35
(trap 'echo T' EXIT; for i in a; do { (( $((<)) )); } > n; done; : )

#### an error inside of redirections 36
(trap 'echo T' EXIT; while :; do $((<)); done > n; : )

#### an error inside of redirections 37
(trap 'echo T' EXIT; if :; then $((<)); fi > n; : )

#### an error inside of redirections 38
(trap 'echo T' EXIT; trap '{ $((1/0)); } > n' USR1; kill -USR1 $BASHPID; echo A)

#### an error inside of redirections 39
(trap 'echo T' EXIT; trap '{ ${x?}; } > n' ERR; false; echo A)

#### an error inside of redirections 40
(trap '${x?}' ERR; false; echo A)

#### an error inside of redirections 41
echo '{ ${x?}; } > n' > s; (trap 'echo T' EXIT; . ./s; echo A)

#### an error inside of redirections 42
echo '{ $((1/0)); } > n' > s; (trap 'echo T' EXIT; . ./s >m; echo A)

#### the end of a shell inside of redirections 1
(trap 'echo T' EXIT; eval '{ exit; } > n' )

#### the end of a shell inside of redirections 2
(trap 'echo T' EXIT; eval 'set -e; { false; } > n' )

#### the end of a shell inside of redirections 3
(trap 'echo T' EXIT; eval '{ exit; } > n' > m )

#### the end of a shell inside of redirections 4
f() { eval '{ exit; } > n'; };trap 'echo T' EXIT; f

#### the end of a shell inside of redirections 5
f() { { exit; } > n; };trap 'echo T' EXIT; f

#### the end of a shell inside of redirections 6
f() { { exit; } > n; };trap 'echo T' EXIT; eval f

#### the end of a shell inside of redirections 7
f() { { exit; } > n; };(trap 'echo T' EXIT; eval f)

#### the end of a shell inside of redirections 8
f() { { exit; } > n; };(trap 'echo T' EXIT; eval 'f >m')

#### the end of a shell inside of redirections 9
f() { { set -e; false; } > n; };(trap 'echo T' EXIT; eval 'f >m')

#### the end of a shell inside of redirections 10
f() { { set -e; false; } > n; };trap 'echo T' EXIT; f

#### the end of a shell inside of redirections 11
f() { { set -e; false; } > n; };trap 'echo T' EXIT; f > m

#### the end of a shell inside of redirections 13
f() { eval '{ exit; } > n'; };trap 'echo T' EXIT; (f)

#### the end of a shell inside of redirections 14
f() { eval '{ exit; } > n'; };(trap 'echo T' EXIT; f)

#### the end of a shell inside of redirections 15
f() { eval '{ set -e; false; } > n'; };(trap 'echo T' EXIT; f)

#### the end of a shell inside of redirections 16
x=$(trap 'echo T' EXIT; { exit; } > n); echo $x

#### the end of a shell inside of redirections 17
x=$(trap 'echo T' EXIT; { set -e; false; } > n); echo $x

#### the end of a shell inside of redirections 18
x=$(trap 'echo T' EXIT; f() { { exit; } > n; }; f); echo $x

#### the end of a shell inside of redirections 19
(echo '{ exit 3; } > n' > s; trap 'echo T' EXIT; . ./s)

#### the end of a shell inside of redirections 20
(trap '{ exit 3; } > n' USR1; trap 'echo T' EXIT; kill -USR1 $BASHPID)

#### the end of a shell inside of redirections 21
echo '{ exit 3; } > n' > s; trap 'echo T' EXIT; . ./s

#### the end of a shell inside of redirections 22
coproc { trap 'echo T' EXIT; { exit 3; } > n; }; cat <&${COPROC[0]}

#### the end of a shell inside of redirections 23
trap 'echo T' EXIT;  { exit 3; } > n;

#### an error in an arithmetic command 1
(( ${x@z} )); echo A

#### an error in an arithmetic command 2
for ((i=${x@z};0;)); do :; done; echo A

#### an error in an arithmetic command 3
(( arr[1/0] )); echo A

#### an error in an arithmetic command 4
((( arr[1/0] )); echo A)

#### an error in an arithmetic command 5
( (( arr[1/0] )); echo A ); echo B

#### an error in an arithmetic command 6
f() { (( arr[1/0] )); echo A; }; f; echo B

#### an error in an arithmetic command 7
eval "(( arr[1/0] )); echo A"; echo B

#### an error in an arithmetic command 8
x=$( (( arr[1/0] )); echo A ); echo B$x

#### an error in an arithmetic command 9
for ((arr[1/0];;)); do :; done; echo B$x

#### an error in an arithmetic command 10
(for ((arr[1/0];;)); do :; done; echo B$x)

#### an error in an arithmetic command 11
(( arr[$((1/0))] )); echo A

#### an error in an arithmetic command 12
(( ${arr[1/0]} )); echo A

#### an error in an arithmetic command 13
(( ${a:1/0} )); echo A

#### an error in an arithmetic command 14
a=x; (( ${a:$((1/0))} )); echo A

#### an error in an arithmetic command 15
a=xy; (( ${a:1/0} )); echo A

#### an error in an arithmetic command 16
let "arr[1/0]=1"; echo A

#### an error in an arithmetic command 17
(let "arr[1/0]=1"; echo A)

#### an error in an arithmetic command 18
arr=1; let "arr[1/0]"; echo A

#### an error in an arithmetic command 19
declare -A m; (( m[$((1/0))] )); echo A

#### an error in an arithmetic command 20
(( ${!x} )); echo A

#### an error in an arithmetic command 21
set -u; (( $x )); echo A

#### an error in an arithmetic command 22
set -u; (( x )); echo A

#### an error in an arithmetic command 23
let $((1/0)) 1; echo A

#### an error in an arithmetic command 24
(let $((1/0)) 1; echo A)

#### an error in an arithmetic command 25
(let $((<)); echo A)

#### an error in an arithmetic command 26
(let n+=$((<)); echo A)

#### an error in an arithmetic command 27
let n+=$((<)); echo A

#### an error in an arithmetic command 28
for ((;$((1/0));)); do :; done; echo A

#### an error in an arithmetic command 29
for ((;;$((1/0)))); do :; done; echo A

#### an error in an arithmetic command 30
if (( $((1/0)) )); then :; fi; echo A
echo B

#### an error in an arithmetic command 31
! (( $((1/0)) )); echo A
echo B

#### an error in an arithmetic command 32
set -e; ! (( $((1/0)) )); echo A
echo B

#### an error in an arithmetic command 33
set -e; if (( $((1/0)) )); then :; fi;echo A
echo B

#### an error in an arithmetic command 34
set -e; (( $((1/0)) )) || : ;echo A
echo B

#### an error in an arithmetic command 35
set -e; trap "echo E" ERR; (( $((1/0)) ))  ;echo A
echo B

#### an error in an arithmetic command 36
trap "echo E" ERR; (( $((1/0)) ))  ;echo A
echo B

#### an error in an arithmetic command 37
set -o posix; (( $((1/0)) ))  ;echo A
echo B

#### an error in an arithmetic command 38
set -o posix; (( 1/0 ))  ;echo A
echo B

#### an error in an arithmetic command 39
set -o posix; (( ${a@z} ))  ;echo A
echo B

#### an error in an arithmetic command 40
set -o posix; for ((;$((1/0));)); do :; done  ;echo A
echo B

#### an error in an arithmetic command 41
set -o posix; for ((;1/0;)); do :; done  ;echo A
echo B

#### an error in an arithmetic command 42
set -o posix; let $((1/0))  ;echo A
echo B

#### an error in an arithmetic command 43
set -e; let $((1/0)) ||:  ;echo A
echo B

#### an error in an arithmetic command 44
[[ $((1/0)) -gt 1 ]] ;echo A
echo B

#### an error in an arithmetic command 45
[[ 1/0 -gt 1 ]] ;echo A
echo B

#### an error in an arithmetic command 46
[[ arr[1/0] -gt 1 ]] ;echo A
echo B

#### an error in an arithmetic command 47
([[ arr[1/0] -gt 1 ]] ;echo A)
echo B

#### an error in an arithmetic command 48
([[ -v arr[1/0] ]] ;echo A)
echo B

#### an error in an arithmetic command 49
[[ -v arr[1/0] ]] ;echo A;
echo B

#### an error in an arithmetic command 50
[ -v arr[1/0] ] ;echo A;
echo B

#### an error in an arithmetic command 51
x="arr[1/0]"; [[ x -gt 1 ]] ;echo A
echo B

#### an error in an arithmetic command 52
[[ 1+arr[-9] -gt 1 ]] ;echo A
echo B

#### an error in an arithmetic command 53
(( 1+arr[-9] )) ;echo A
echo B

#### an error in an arithmetic command 54
[[ arr[1+] -eq 1 ]] || echo A
echo B

#### an error in an arithmetic command 55
trap "echo D" DEBUG; for ((;;)); do break; done

#### an error in an arithmetic command 56
trap "echo D" DEBUG; for ((;;)); do trap - DEBUG; break; done

#### an error in an arithmetic command 57
trap "echo D" DEBUG; for ((;i++<2;)); do :; done

#### an error in an arithmetic command 58
set -x; for ((;i++<2;)); do :; done

#### an error in an arithmetic command 59
set -x; for (( i=$((1+1)) ;$i<3; i = i+1 )); do :; done

#### an error in an arithmetic command 60
set -x; for (( i=$((1/0)) ;$i<3; i = i+1 )); do :; done

#### an error in an arithmetic command 61
set -x; (( i=$((1/0)) ))

#### an error in an arithmetic command 62
set -x; (( "1" | '$a' + $((a++)) )); echo $a

#### an error in an arithmetic command 63
set -x; a=3; for((i='1'|2;i<$(echo hi >&2; echo 3);i++)); do :;  done

#### an error in an arithmetic command 64
set -x; for ((;;)); do break; done

#### an error in an arithmetic command 65
set -x; for (( ; ; )); do break; done

#### an error in an arithmetic command 66
set -x;r=(${r~})

#### an error in an arithmetic command 67
set -x;if r=(${r~}); then :; fi

#### an error in an arithmetic command 68
set -x; f() { r=(${r~}); echo ${r~~}; }; f; declare -f f

#### an error in an arithmetic command 69
set -x;r+=([1]=${r~}x "${r~~[a]}")

#### an error in an arithmetic command 70
set -x;r=($((1+1)) $(echo   a; echo b) `echo  b`   ${a:1:2} "${a: -1}"   $[1+2] ${a/b/c} x)

#### an error in an arithmetic command 71
set -x; r=(
1
2 # c
3
)

#### an error in an arithmetic command 72
set -x; r[${a~}]=3; r[a~]=2

#### an error in an arithmetic command 73
set -x; eval "r=(a b  c)"; r=() q=(a b) x=1; f() { local q=(1 2); q=(  2 ); }; f; q=( ) command true; alias x="r=(1   2)"

#### an error in an arithmetic command 74
set -x; trap "r=(1   2)" EXIT; b=([1]=2   [2]+=3 [3 + 1]="x  y")

#### an error in an arithmetic command 75
echo "${a~~}${b.c}"

#### an error in an arithmetic command 76
echo "${a~~b}$(:)${b.c}x"

