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

#### a redirection that cannot be made 1
: <&77-; : >&77-; : 5<&77-; : {fd}>&77-; f() { : {fd}>&77; : >&77-; }; f

#### a redirection that cannot be made 2
 x=77-; : >&$x; : {fd}>&$x; echo *

#### a redirection that cannot be made 3
 x=1; echo >&$x-; echo A

#### a redirection that cannot be made 4
 x=1-; echo >&$x; echo A *

#### a redirection that cannot be made 5
 x=1-; : 0<&$x; echo A *

#### a redirection that cannot be made 6
x=y; : {fd}>&$x; : {fd}>&x; : {fd}<&y; : 5<&y; : 5<&$x

#### a redirection that cannot be made 7
: {fd}>&77

#### a redirection that cannot be made 8
exec >&77-; echo b

#### a redirection that cannot be made 9
{ echo a; } <&77-; echo b

#### a redirection that cannot be made 10
set -C; : > x; echo {fd}> x; { :; } {fd}> x; exec {fd}>x; : {fd}<nofile;

#### a redirection that cannot be made 11
 : {fd}>/nodir/x

#### a redirection that cannot be made 12
 : {fd}<&77-; : {fd}<>/nodir/x; : {fd}>>/nodir/x

#### a redirection that cannot be made 13
 : {fd}<*; : {fd}>"a b"

#### a redirection that cannot be made 14
: > a; : > b; : {fd}<*; cat < *; : {fd}>> *

#### a redirection that cannot be made 15
: {fd}>&x;

#### a redirection that cannot be made 16
readonly fd; : {fd}>x; exec {fd}<nofile; echo $?; : {r[0]}<nofile; : {r[0]}>&66;

#### a redirection that cannot be made 17
echo $((1/
0))
echo $(( 1 % 	
 0 ))
(( 3 /
0 ))
((n/=
0))
echo $(( 2 **
 -1 )) $(( 2 ** -1))
x="3
 0"; echo $((1/x))

#### all that a subshell runs 1
trap "echo E" ERR; set -E
(x)

#### all that a subshell runs 2
trap "echo E" ERR; set -E
(x > f; :)

#### all that a subshell runs 3
trap "echo E" ERR; set -E
(x > f)

#### all that a subshell runs 4
trap "echo E" ERR; set -E
(x > /)

#### all that a subshell runs 5
trap "echo E" ERR; set -E
(x < nofile)

#### all that a subshell runs 6
trap "echo E" ERR; set -E
(false)

#### all that a subshell runs 7
trap "echo E" ERR; set -E
(cat nofile)

#### all that a subshell runs 8
trap "echo E" ERR; set -E
(:; x)

#### all that a subshell runs 9
trap "echo E" ERR; set -E
(:; cat nofile)

#### all that a subshell runs 10
trap "echo E" ERR; set -E
(x;:)

#### all that a subshell runs 11
trap "echo E" ERR; set -E
(: && x)

#### all that a subshell runs 12
trap "echo E" ERR; set -E
({ x; })

#### all that a subshell runs 13
trap 'echo E' ERR; (x)

#### all that a subshell runs 14
trap "echo E" ERR; set -E
(x) | cat

#### all that a subshell runs 15
trap "echo E" ERR; set -E
(x) & wait

#### all that a subshell runs 16
trap "echo E" ERR; set -E
echo $(x)

#### all that a subshell runs 17
trap "echo E" ERR; set -E
( (x) )

#### all that a subshell runs 18
trap "echo E" ERR; set -E
( (false) )

#### all that a subshell runs 19
trap "echo E" ERR; set -E
( (false) ) > f; cat f

#### all that a subshell runs 20
trap "echo E" ERR; set -E
( (false) > f); cat f

#### all that a subshell runs 21
trap "echo E" ERR; set -E
( ( (false) ) )

#### all that a subshell runs 22
trap "echo E" ERR; set -E
( (false); : )

#### all that a subshell runs 23
trap "echo E" ERR; set -E
( ! (false) )

#### all that a subshell runs 24
trap "echo E" ERR; set -E
( ! x )

#### all that a subshell runs 25
trap "echo E" ERR; set -E
( (x) & wait )

#### all that a subshell runs 26
trap "echo E" ERR; set -E
( (x) | cat )

#### all that a subshell runs 27
trap "echo E" ERR; set -E
(./x)

#### all that a subshell runs 28
trap "echo E" ERR; set -E
(/)

#### all that a subshell runs 29
trap : USR1
trap "echo E" ERR; set -E
(x)

#### all that a subshell runs 30
trap 'echo T' EXIT
trap "echo E" ERR; set -E
(x)

#### all that a subshell runs 31
trap "echo E" ERR; set -E
f() { (x); }; f

#### all that a subshell runs 32
trap "echo E" ERR; set -E
f() { x; }; (f)

#### all that a subshell runs 33
trap "echo E" ERR; set -E
(trap 'echo T' EXIT; x)

#### all that a subshell runs 34
trap "echo E" ERR; set -E
( (trap 'echo T' EXIT; x) )

#### all that a subshell runs 35
trap "echo E" ERR; set -E
( (trap 'echo T' EXIT; exit 3) ); echo $?

#### all that a subshell runs 36
trap "echo E" ERR; set -E
( (exit 3) ); echo $?

#### all that a subshell runs 37
trap "echo E" ERR; set -E
set -e; ( (exit 3) ); echo $?

#### all that a subshell runs 38
( (kill -TERM $BASHPID) ); echo $?

#### all that a subshell runs 39
( (kill -TERM $BASHPID); : ); echo $?

#### all that a subshell runs 40
( bash -c 'kill -TERM $$' ); echo $?

#### all that a subshell runs 41
trap 'echo T' TERM; ( (kill -TERM $BASHPID) ); echo $?

#### all that a subshell runs 42
trap 'echo $BASH_COMMAND' DEBUG; set -T; ( (x) ); ( x ); ((echo a) )

#### all that a subshell runs 43
echo $( (x) ) $( ( (echo $BASH_SUBSHELL) ) ); ( (echo $BASH_SUBSHELL) )

#### all that a subshell runs 44
command_not_found_handle() { echo H; false; }; trap "echo E" ERR; set -E
(x)

#### all that a subshell runs 45
trap "echo E" ERR; set -E
(bash -c 'exit 2'); ( (bash -c 'exit 2') )

#### all that a subshell runs 46
trap "echo E" ERR; set -E
(a=1 x); (a=$(x)); (a=$(x) x)

#### all that a subshell runs 47
trap "echo E" ERR; set -E
(time x) 2>/dev/null

#### all that a subshell runs 48
trap "echo E" ERR; set -E
if (x); then :; fi; (x) || (x); ! (x)

#### all that a subshell runs 49
(x)
( (x))
set -x; ( (x) )

#### all that a subshell runs 50
trap "echo E" ERR; set -E
( ! false )

#### all that a subshell runs 51
trap "echo E" ERR; set -E
( ! false; : )

#### all that a subshell runs 52
trap "echo E" ERR; set -E
( ! { false; } )

#### all that a subshell runs 53
trap "echo E" ERR; set -E
( ! (false) )

#### all that a subshell runs 54
trap "echo E" ERR; set -E
( ! true )

#### all that a subshell runs 55
trap "echo E" ERR; set -E
( ! x | x )

#### all that a subshell runs 56
trap "echo E" ERR; set -E
( ! [[ a == b ]] )

#### all that a subshell runs 57
trap "echo E" ERR; set -E
( ! ((0)) )

#### all that a subshell runs 58
set -e; ( ! false ); echo A

#### all that a subshell runs 59
set -e; ( ! { false; echo B; } ); echo A

#### all that a subshell runs 60
set -e; ( ! (false; echo B ) ); echo A

#### all that a subshell runs 61
set -e; ( ! eval 'false; echo B' ); echo A

#### all that a subshell runs 62
( ! exit 3 ); echo $?; ( ! ${x?} ); echo $?; ( ! return 3 ); echo $?; ( ! eval exit 3 ); echo $?; f() { exit 4; }; ( ! f ); echo $?; ( ! { readonly r; r=1; } ); echo $?

#### all that a subshell runs 63
(trap 'echo T $?' EXIT; ! false); ( ! { trap 'echo T $?' EXIT; false; } ); ( ! { trap 'echo T $?' EXIT; exit 3; } )

#### all that a subshell runs 64
f() { ( ! return 3 ); echo $?; (return 2); echo $?; }; f; set -e; ( ! f ); for i in a; do ( ! break ); echo $?; done

#### all that a subshell runs 65
( ! ! false ); echo $?; ( ! ); echo $?; ( ! ! ); echo $?; ! ( ! false ); echo $?

#### all that a subshell runs 66
set -x; ( ! false ); ( ! time : ) 2>/dev/null; declare -f f; f() { ( ! x ); }; declare -f f

#### an error where failures are ignored 1
trap "echo E" ERR; set -E
 $(( / 0 ))   && :
: && x=$( x ); echo "$x"

#### an error where failures are ignored 2
 trap "echo E" ERR; set -E
 $(( / 0 ))   && :
x=$( x ); echo "$x"; echo `x` $( (x) ) $(f() { x; }; f); (x)

#### an error where failures are ignored 3
 trap "echo E" ERR; set -E
 $(( / 0 ))
x=$( x ); echo "$x"; y=$(x); echo $y

#### an error where failures are ignored 4
 trap "echo E" ERR; set -E
 : && $(( / 0 ))
echo $(x)

#### an error where failures are ignored 5
 trap "echo E" ERR; set -E
 if $(( / 0 )); then :; fi
echo $(x)

#### an error where failures are ignored 6
 trap "echo E" ERR; set -E
 while $(( / 0 )); do :; done
echo $(x)

#### an error where failures are ignored 7
 trap "echo E" ERR; set -E
 x=$(( / 0 )) || :
echo $(x)

#### an error where failures are ignored 8
 trap "echo E" ERR; set -E
 x=$(( / 0 )) : || :
echo $(x)

#### an error where failures are ignored 9
 trap "echo E" ERR; set -E
 (( $(( / 0 )) )) || :
echo $(x)

#### an error where failures are ignored 10
 trap "echo E" ERR; set -E
 [[ $(( / 0 )) ]] || :
echo $(x)

#### an error where failures are ignored 11
 trap "echo E" ERR; set -E
 for i in $((/0)); do :; done || :
echo $(x)

#### an error where failures are ignored 12
 trap "echo E" ERR; set -E
 case $((/0)) in esac || :
echo $(x)

#### an error where failures are ignored 13
 trap "echo E" ERR; set -E
 : > $((/0)) || :
echo $(x)

#### an error where failures are ignored 14
 trap "echo E" ERR; set -E
 : <<< $((/0)) || :
echo $(x)

#### an error where failures are ignored 15
 trap "echo E" ERR; set -E
 ! $((/0))
echo $(x)
x

#### an error where failures are ignored 16
 set -E; ! $((/0)) && :
echo $(trap "echo E" ERR; x)
x

#### an error where failures are ignored 17
f() { trap "echo E" ERR;  $(( / 0 ))&& :
}; set -E;f
 echo $(x)
x

#### an error where failures are ignored 18
f() { trap "echo E" ERR;  $(( / 0 ))
}; set -E;f || :
 echo $(x)
x

#### an error where failures are ignored 19
f() { trap "echo E" ERR;  $(( / 0 ))
}; set -E;f
 echo $(x)
x

#### an error where failures are ignored 20
eval "\$((/0))" || :
 echo $(set -e; false; echo A)
 set -e; echo $(false; echo B); shopt -s inherit_errexit;  echo $(false; echo C);
 x=$(false; echo C)
 echo $x; (false; echo G)

#### an error where failures are ignored 21
$((/0)) || :
 echo $(set -e; false; echo A); eval "echo \$(set -e; false; echo A)"; (echo $(set -e; false; echo A)); echo <(set -e; false; echo A >&2) >/dev/null

#### an error where failures are ignored 22
 trap "echo E" ERR; set -E
 (if $((/0)); then :; fi
)
echo $(x)

#### an error where failures are ignored 23
 trap "echo E" ERR; set -E
 declare x=$((/0)) || :

echo $(x)

#### an error where failures are ignored 24
 trap "echo E" ERR; set -E
 let $((/0)) || :

echo $(x)

#### an error where failures are ignored 25
 trap "echo E" ERR; set -E
 let n=$((/0)) || :

echo $(x)

#### an error where failures are ignored 26
 trap "echo E" ERR; set -E
 echo ${x@z} ${a.b} || :

echo $(x)

#### an error where failures are ignored 27
 trap "echo E" ERR; set -E
 echo $(echo ${a.b}; x) || :

echo $(x)

#### failures in substitutions 1
trap "echo E >&2" ERR; set -E
for i in $(x); do :; done || :

#### failures in substitutions 2
trap "echo E >&2" ERR; set -E
case $(x) in *) ;; esac || :

#### failures in substitutions 3
trap "echo E >&2" ERR; set -E
case a in $(x)) ;; esac || :

#### failures in substitutions 4
trap "echo E >&2" ERR; set -E
: > f$(x) || :

#### failures in substitutions 5
trap "echo E >&2" ERR; set -E
: <<< $(x) || :

#### failures in substitutions 6
trap "echo E >&2" ERR; set -E
: <<< "a$(x)" || :

#### failures in substitutions 7
trap "echo E >&2" ERR; set -E
: <<A || :
$(x)
A

#### failures in substitutions 8
trap "echo E >&2" ERR; set -E
(( $(x) )) || :

#### failures in substitutions 9
trap "echo E >&2" ERR; set -E
for (($(x)0;0;)); do :; done || :

#### failures in substitutions 10
trap "echo E >&2" ERR; set -E
[[ $(x) ]] || :

#### failures in substitutions 11
trap "echo E >&2" ERR; set -E
[[ $(x) == a ]] || :

#### failures in substitutions 12
trap "echo E >&2" ERR; set -E
[[ a == $(x) ]] || :

#### failures in substitutions 13
trap "echo E >&2" ERR; set -E
a=$(x) || :

#### failures in substitutions 14
trap "echo E >&2" ERR; set -E
a=$(x) : || :

#### failures in substitutions 15
trap "echo E >&2" ERR; set -E
a=($(x)) || :

#### failures in substitutions 16
trap "echo E >&2" ERR; set -E
a[$(x)0]=1 || :

#### failures in substitutions 17
trap "echo E >&2" ERR; set -E
declare a=$(x) || :

#### failures in substitutions 18
trap "echo E >&2" ERR; set -E
let $(x)1 || :

#### failures in substitutions 19
trap "echo E >&2" ERR; set -E
let n=$(x)1 || :

#### failures in substitutions 20
trap "echo E >&2" ERR; set -E
export a=$(x) b || :

#### failures in substitutions 21
trap "echo E >&2" ERR; set -E
: $(x) || :

#### failures in substitutions 22
trap "echo E >&2" ERR; set -E
: <(x) || :
wait

#### failures in substitutions 23
trap "echo E >&2" ERR; set -E
: < <(x) || :
wait

#### failures in substitutions 24
trap "echo E >&2" ERR; set -E
a=<(x) || :
wait

#### failures in substitutions 25
trap "echo E >&2" ERR; set -E
{ :; } > f$(x) || :

#### failures in substitutions 26
trap "echo E >&2" ERR; set -E
select i in $(x); do :; done || :

#### failures in substitutions 27
trap "echo E >&2" ERR; set -E
if $(x); then :; fi; if a=$(x); then :; fi

#### failures in substitutions 28
trap "echo E >&2" ERR; set -E
while for i in $(x); do :; done; do break; done

#### failures in substitutions 29
trap "echo E >&2" ERR; set -E
f() { for i in $(x); do :; done; echo $(x); }; f || :

#### failures in substitutions 30
trap "echo E >&2" ERR; set -E
eval 'echo $(x); for i in $(x); do :; done' || :

#### failures in substitutions 31
trap "echo E >&2" ERR; set -E
eval "$(x)" || :

#### failures in substitutions 32
trap "echo E >&2" ERR; set -E
(for i in $(x); do :; done) || :

#### failures in substitutions 33
trap "echo E >&2" ERR; set -E
echo $(for i in $(x); do :; done) || :

#### failures in substitutions 34
trap "echo E >&2" ERR; set -E
echo $(echo $(x); (x); { :; x; }; for i in $(x); do :; done) || :

#### failures in substitutions 35
trap "echo E >&2" ERR; set -E
! for i in $(x); do :; done; ! : $(x); ! a=$(x)

#### failures in substitutions 36
set -e; shopt -s inherit_errexit; for i in $(false; echo A); do echo $i; done || :; echo $(false; echo B) || :; [[ $(false; echo A) ]] || echo E; (( $(false; echo 1) )) || echo F; case $(false; echo A) in A) echo G; esac || :; cat <<< $(false; echo A) || :

#### bytes, patterns and lists 1
set -x; arr=($'\cA'x $'\x7f' $'\cAa\cA' $'\cB'); a=$'\cA'; echo $'\cA'; declare b=($'\cA'); arr[1]=$'\cA'

#### bytes, patterns and lists 2
shopt -s failglob; arr=([abc] ${!r}); echo A
arr=([abc] $((1/0)) $(echo x >&2)); echo A
arr=([abc] [bcd]); echo A
 arr=([0]=[abc] [1]=$((1/0))); echo A
arr=($(echo y >&2) [abc] $(echo x >&2)); echo A ${#arr[@]}; declare q=([abc] $((1/0)))
 echo B; for i in [abc] $((1/0)); do :; done; echo C
 declare -a q=([abc] $(echo z>&2))

#### bytes, patterns and lists 3
IFS=; arr=(one 'two 2' three); echo 'lit' ${arr[*]%%}'' | cat -A; set -- ${arr[*]%%}''; echo $# "$1" | cat -A; echo ${arr[*]%%} | cat -A; echo ${arr[*]}'' | cat -A; echo ${arr[*]%%}x | cat -A

#### bytes, patterns and lists 4
IFS=:; arr=(one 'two 2' three); echo ${arr[*]#}'' | cat -A; x=${arr[*]%%}; echo "$x"; set -- ${arr[@]#}; echo $#

#### a declaration in a substitution of several lines 1
x=$( while   l; do x ; done && zz= declare -p a );

#### a declaration in a substitution of several lines 2
x=$( while   l; do x ; done && >f declare -p a );

#### a declaration in a substitution of several lines 3
x=$( while   l; do x ; done && alias a=(1 2 3) );

#### a declaration in a substitution of several lines 4
x=$( while   l; do x ; done && zz=1 export -p a; zz=1 yy=2 readonly u; E );

#### a declaration in a substitution of several lines 5
cat < <( while   l; do x ; done && zz= declare -p a );

#### lists from nothing and the end of a menu 1
mapfile -O 2 brr < /dev/null; declare -p brr; brr=(1); mapfile -O 2 brr < /dev/null; declare -p brr; mapfile -O 0 crr < /dev/null; declare -p crr; mapfile drr < /dev/null; declare -p drr; mapfile -s 1 err <<< a; declare -p err; mapfile -n 0 frr <<< a; declare -p frr; mapfile -O 1 grr <<< a; declare -p grr; mapfile -O 3 -s 2 hrr <<< a; declare -p hrr; s=x; mapfile -O 2 s < /dev/null; declare -p s; declare -a t; mapfile -O 2 t < /dev/null; declare -p t

#### lists from nothing and the end of a menu 2
REPLY=old; select i in a b; do echo "$i $REPLY"; done < /dev/null; echo "[$REPLY]"

#### lists from nothing and the end of a menu 3
REPLY=old; select i in a b; do echo "$i $REPLY"; done <<< 2; echo "[$REPLY]"

#### lists from nothing and the end of a menu 4
REPLY=old; select i in a b; do echo "$i $REPLY"; done < <(printf 2); echo "[$REPLY]"

#### lists from nothing and the end of a menu 5
REPLY=old; select i in a b; do echo "$i $REPLY"; done < <(printf "

2

"); echo "[$REPLY]"

#### lists from nothing and the end of a menu 6
set -u; select i in a b; do echo "$i $REPLY"; done < /dev/null; echo "[$REPLY] ${i-unset}"

#### a group whose redirection ends the shell 1
set -u; { :; } <<< "$b"; echo A

#### a group whose redirection ends the shell 2
set -u; { :; } > "$b" && :; echo A

#### a group whose redirection ends the shell 3
set -u; if :; then :; fi <<< "$b"; echo A

#### a group whose redirection ends the shell 4
set -u; (set -u; { :; } <<< "$b"; echo A); echo $?

#### a group whose redirection ends the shell 5
set -eu; { :; } <<< "$b"; echo A

#### a group whose redirection ends the shell 6
{ :; } <<< "${b?}"; echo A

#### a group whose redirection ends the shell 7
for i in 1; do :; done > "${b?}" || echo B; echo A

#### a group whose redirection ends the shell 8
set -o posix; { :; } <<< "${b?}"; echo A

