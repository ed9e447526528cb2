# What a script in a file does otherwise than bash -c: how errors end it, and what is seen of it.
#### list words and subscripts 1
arr=(x=~); echo "${arr[*]}"; arr+=(x=~ b); echo "${arr[*]}"; declare -a a=(x=~ y:~ [3]=~ [4]=x:~); declare -p a; a=(~ x~ =~ x=a:~); declare -p a
#### list words and subscripts in a script 1
cat > s.sh <<'SCRIPT'
arr=(x=~); echo "${arr[*]}"; arr+=(x=~ b); echo "${arr[*]}"; declare -a a=(x=~ y:~ [3]=~ [4]=x:~); declare -p a; a=(~ x~ =~ x=a:~); declare -p a
SCRIPT
bash s.sh; echo "ended $?"
#### list words and subscripts 2
set -a; arr=(x=~); echo "${arr[*]}"
#### list words and subscripts in a script 2
cat > s.sh <<'SCRIPT'
set -a; arr=(x=~); echo "${arr[*]}"
SCRIPT
bash s.sh; echo "ended $?"
#### list words and subscripts 3
f() { select s in ; do :; done; for i in ; do :; done; select s; do :; done; select s in a b; do :; done; case x in esac; }; declare -f f
#### list words and subscripts in a script 3
cat > s.sh <<'SCRIPT'
f() { select s in ; do :; done; for i in ; do :; done; select s; do :; done; select s in a b; do :; done; case x in esac; }; declare -f f
SCRIPT
bash s.sh; echo "ended $?"
#### list words and subscripts 4
a=(1); n=-5; [ "${a[n]@a}" = "" ]; echo ${a[n]@A} ${a[n]@Q} ${a[n]@U} "${a[n]@a}" ${a[n]:-x} ${#a[n]}
#### list words and subscripts in a script 4
cat > s.sh <<'SCRIPT'
a=(1); n=-5; [ "${a[n]@a}" = "" ]; echo ${a[n]@A} ${a[n]@Q} ${a[n]@U} "${a[n]@a}" ${a[n]:-x} ${#a[n]}
SCRIPT
bash s.sh; echo "ended $?"
#### list words and subscripts 5
declare -A m=([k]=v); echo "${m[]@A}" "${m[$zz]@a}" "${m[$zz]@Q}"
#### list words and subscripts in a script 5
cat > s.sh <<'SCRIPT'
declare -A m=([k]=v); echo "${m[]@A}" "${m[$zz]@a}" "${m[$zz]@Q}"
SCRIPT
bash s.sh; echo "ended $?"
#### list words and subscripts 6
a=(1); echo "${a[-5]@a}"; echo ${a[-5]@A}; b=1; echo ${b[-5]@a} ${b[-5]@A} ${b[-5]@Q}
#### list words and subscripts in a script 6
cat > s.sh <<'SCRIPT'
a=(1); echo "${a[-5]@a}"; echo ${a[-5]@A}; b=1; echo ${b[-5]@a} ${b[-5]@A} ${b[-5]@Q}
SCRIPT
bash s.sh; echo "ended $?"
#### list words and subscripts 7
a=(1); n=-5; x=${a[n]@a}; echo "$x"; y="${a[n]@A}"; : ${a[n]@E} ${a[n]@P} ${a[n]@K} ${a[n]@k} ${a[n]@L}
#### list words and subscripts in a script 7
cat > s.sh <<'SCRIPT'
a=(1); n=-5; x=${a[n]@a}; echo "$x"; y="${a[n]@A}"; : ${a[n]@E} ${a[n]@P} ${a[n]@K} ${a[n]@k} ${a[n]@L}
SCRIPT
bash s.sh; echo "ended $?"
#### call stack 8
declare -p FUNCNAME; declare -p | grep FUNCNAME
#### call stack in a script 8
cat > s.sh <<'SCRIPT'
declare -p FUNCNAME; declare -p | grep FUNCNAME
SCRIPT
bash s.sh; echo "ended $?"
#### call stack 9
f() { :; }; f; declare -p FUNCNAME; echo ${FUNCNAME-unset} ${#FUNCNAME[@]}
#### call stack in a script 9
cat > s.sh <<'SCRIPT'
f() { :; }; f; declare -p FUNCNAME; echo ${FUNCNAME-unset} ${#FUNCNAME[@]}
SCRIPT
bash s.sh; echo "ended $?"
#### call stack 10
f() { read x <<< a; return 1; }; f; declare -p FUNCNAME
#### call stack in a script 10
cat > s.sh <<'SCRIPT'
f() { read x <<< a; return 1; }; f; declare -p FUNCNAME
SCRIPT
bash s.sh; echo "ended $?"
#### call stack 11
f() { x=${!ref:-z}; return 1; }; f; declare -p FUNCNAME
#### call stack in a script 11
cat > s.sh <<'SCRIPT'
f() { x=${!ref:-z}; return 1; }; f; declare -p FUNCNAME
SCRIPT
bash s.sh; echo "ended $?"
#### call stack 12
declare -p BASH_SOURCE BASH_LINENO BASH_ARGC BASH_ARGV
#### call stack in a script 12
cat > s.sh <<'SCRIPT'
declare -p BASH_SOURCE BASH_LINENO BASH_ARGC BASH_ARGV
SCRIPT
bash s.sh; echo "ended $?"
#### call stack 13
trap 'echo D' DEBUG; true; trap - DEBUG | wc -l
echo x
for i in 1 2; do echo $i; done | cat
{ trap '' USR1; kill -USR1 "$BASHPID"; }; w1=0; while [ $w1 -lt 2 ]; do w1=$((w1+1)); echo a; done
#### call stack in a script 13
cat > s.sh <<'SCRIPT'
trap 'echo D' DEBUG; true; trap - DEBUG | wc -l
echo x
for i in 1 2; do echo $i; done | cat
{ trap '' USR1; kill -USR1 "$BASHPID"; }; w1=0; while [ $w1 -lt 2 ]; do w1=$((w1+1)); echo a; done
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 14
: ${x?gone}
#### fatal errors in a script 14
cat > s.sh <<'SCRIPT'
: ${x?gone}
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 15
f() { : ${x?gone}; echo no; }; f
#### fatal errors in a script 15
cat > s.sh <<'SCRIPT'
f() { : ${x?gone}; echo no; }; f
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 16
f() { : ${x?gone}; echo no; }; (f); f
#### fatal errors in a script 16
cat > s.sh <<'SCRIPT'
f() { : ${x?gone}; echo no; }; (f); f
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 17
(: ${x?gone}); echo $?; : ${x?gone}
#### fatal errors in a script 17
cat > s.sh <<'SCRIPT'
(: ${x?gone}); echo $?; : ${x?gone}
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 18
set -u; echo $zz
#### fatal errors in a script 18
cat > s.sh <<'SCRIPT'
set -u; echo $zz
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 19
set -u; (echo $zz); echo $zz
#### fatal errors in a script 19
cat > s.sh <<'SCRIPT'
set -u; (echo $zz); echo $zz
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 20
trap 'echo bye $?' EXIT
echo $( ; )
#### fatal errors in a script 20
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT
echo $( ; )
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 21
echo a
echo $( ; )
echo b
#### fatal errors in a script 21
cat > s.sh <<'SCRIPT'
echo a
echo $( ; )
echo b
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 22
trap 'echo bye $?' EXIT
echo ( ; )
#### fatal errors in a script 22
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT
echo ( ; )
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 23
trap 'echo bye $?' EXIT; : ${x?gone}
#### fatal errors in a script 23
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; : ${x?gone}
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 24
echo "${BASH_ARGC[@]}|${BASH_ARGV[@]}|${#BASH_ARGC[@]}"; declare -p BASH_ARGC BASH_ARGV
#### fatal errors in a script 24
cat > s.sh <<'SCRIPT'
echo "${BASH_ARGC[@]}|${BASH_ARGV[@]}|${#BASH_ARGC[@]}"; declare -p BASH_ARGC BASH_ARGV
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 25
f() { declare -p BASH_ARGC BASH_ARGV; }; f 1 2
#### fatal errors in a script 25
cat > s.sh <<'SCRIPT'
f() { declare -p BASH_ARGC BASH_ARGV; }; f 1 2
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 26
declare -p BASH_ARGC; f() { declare -p BASH_ARGC BASH_ARGV; }; f 1 2; set -- a b; declare -p BASH_ARGV
#### fatal errors in a script 26
cat > s.sh <<'SCRIPT'
declare -p BASH_ARGC; f() { declare -p BASH_ARGC BASH_ARGV; }; f 1 2; set -- a b; declare -p BASH_ARGV
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 27
shopt -s extdebug; f() { declare -p BASH_ARGC BASH_ARGV; }; f 1 2; declare -p BASH_ARGC
#### fatal errors in a script 27
cat > s.sh <<'SCRIPT'
shopt -s extdebug; f() { declare -p BASH_ARGC BASH_ARGV; }; f 1 2; declare -p BASH_ARGC
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 28
bash -c 'declare -p BASH_ARGC BASH_ARGV; echo ${BASH_ARGV[@]}' x a b c; bash -c 'echo ${BASH_ARGV[@]} ${BASH_ARGC[@]}; shopt -s extdebug; f() { echo ${BASH_ARGC[@]} / ${BASH_ARGV[@]}; }; f 1 2' x a b c
#### fatal errors in a script 28
cat > s.sh <<'SCRIPT'
bash -c 'declare -p BASH_ARGC BASH_ARGV; echo ${BASH_ARGV[@]}' x a b c; bash -c 'echo ${BASH_ARGV[@]} ${BASH_ARGC[@]}; shopt -s extdebug; f() { echo ${BASH_ARGC[@]} / ${BASH_ARGV[@]}; }; f 1 2' x a b c
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 29
: ${x?gone} | cat; echo ${PIPESTATUS[@]}
#### fatal errors in a script 29
cat > s.sh <<'SCRIPT'
: ${x?gone} | cat; echo ${PIPESTATUS[@]}
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 30
cat /dev/null | : ${x?gone}; echo ${PIPESTATUS[@]}
#### fatal errors in a script 30
cat > s.sh <<'SCRIPT'
cat /dev/null | : ${x?gone}; echo ${PIPESTATUS[@]}
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 31
shopt -s lastpipe; cat /dev/null | : ${x?gone}; echo ${PIPESTATUS[@]}
#### fatal errors in a script 31
cat > s.sh <<'SCRIPT'
shopt -s lastpipe; cat /dev/null | : ${x?gone}; echo ${PIPESTATUS[@]}
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 32
(: ${x?}) | cat; echo ${PIPESTATUS[@]}
#### fatal errors in a script 32
cat > s.sh <<'SCRIPT'
(: ${x?}) | cat; echo ${PIPESTATUS[@]}
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 33
x=$(: ${x?}); echo $?
#### fatal errors in a script 33
cat > s.sh <<'SCRIPT'
x=$(: ${x?}); echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 34
: ${x?} & wait $!; echo $?
#### fatal errors in a script 34
cat > s.sh <<'SCRIPT'
: ${x?} & wait $!; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 35
{ : ${x?}; } & wait $!; echo $?
#### fatal errors in a script 35
cat > s.sh <<'SCRIPT'
{ : ${x?}; } & wait $!; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 36
set -o posix; : $((1/0)); echo $?
#### fatal errors in a script 36
cat > s.sh <<'SCRIPT'
set -o posix; : $((1/0)); echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 37
set -o posix; (: $((1/0))); echo $?; : $((1/0)) | cat; echo ${PIPESTATUS[@]}
#### fatal errors in a script 37
cat > s.sh <<'SCRIPT'
set -o posix; (: $((1/0))); echo $?; : $((1/0)) | cat; echo ${PIPESTATUS[@]}
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 38
set -o posix; readonly i; for i in 1; do :; done; echo $?
#### fatal errors in a script 38
cat > s.sh <<'SCRIPT'
set -o posix; readonly i; for i in 1; do :; done; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 39
set -o posix; readonly i; (for i in 1; do :; done); echo $?
#### fatal errors in a script 39
cat > s.sh <<'SCRIPT'
set -o posix; readonly i; (for i in 1; do :; done); echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 40
set -o posix; readonly i; i=5; echo $?
#### fatal errors in a script 40
cat > s.sh <<'SCRIPT'
set -o posix; readonly i; i=5; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 41
readonly i; i=5; echo $?
#### fatal errors in a script 41
cat > s.sh <<'SCRIPT'
readonly i; i=5; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 42
set -u; a=(); echo ${a[0]}
#### fatal errors in a script 42
cat > s.sh <<'SCRIPT'
set -u; a=(); echo ${a[0]}
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 43
set -eu; echo $zz
#### fatal errors in a script 43
cat > s.sh <<'SCRIPT'
set -eu; echo $zz
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 44
set -eu; trap 'echo bye $?' EXIT; f() { echo $zz; }; f
#### fatal errors in a script 44
cat > s.sh <<'SCRIPT'
set -eu; trap 'echo bye $?' EXIT; f() { echo $zz; }; f
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 45
set -u; trap 'echo bye $?' EXIT; echo $1
#### fatal errors in a script 45
cat > s.sh <<'SCRIPT'
set -u; trap 'echo bye $?' EXIT; echo $1
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 46
eval ': ${x?}'; echo $?
#### fatal errors in a script 46
cat > s.sh <<'SCRIPT'
eval ': ${x?}'; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 47
echo ': ${x?}' > s3; . ./s3; echo $?
#### fatal errors in a script 47
cat > s.sh <<'SCRIPT'
echo ': ${x?}' > s3; . ./s3; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 48
bash -c ': ${x?}'; echo $?; echo ': ${x?}' | bash; echo $?; echo ': ${x?}' > s3; bash s3; echo $?; chmod +x s3; ./s3; echo $?; bash < s3; echo $?; bash -c '. ./s3'; echo $?; (. ./s3); echo $?
#### fatal errors in a script 48
cat > s.sh <<'SCRIPT'
bash -c ': ${x?}'; echo $?; echo ': ${x?}' | bash; echo $?; echo ': ${x?}' > s3; bash s3; echo $?; chmod +x s3; ./s3; echo $?; bash < s3; echo $?; bash -c '. ./s3'; echo $?; (. ./s3); echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 49
echo ${a@Z}; echo $?
#### fatal errors in a script 49
cat > s.sh <<'SCRIPT'
echo ${a@Z}; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 50
echo ${a[1]@Z}${#a@Q}; echo $?
#### fatal errors in a script 50
cat > s.sh <<'SCRIPT'
echo ${a[1]@Z}${#a@Q}; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 51
x=1; echo ${x@Z}; echo $?
#### fatal errors in a script 51
cat > s.sh <<'SCRIPT'
x=1; echo ${x@Z}; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 52
trap ': ${x?}' EXIT; echo a
#### fatal errors in a script 52
cat > s.sh <<'SCRIPT'
trap ': ${x?}' EXIT; echo a
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 53
trap ': ${x?}; echo no' USR1; kill -USR1 $$; echo a
#### fatal errors in a script 53
cat > s.sh <<'SCRIPT'
trap ': ${x?}; echo no' USR1; kill -USR1 $$; echo a
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 54
local x; echo $?; f() { return; }; declare -n r=r; echo $r; echo $?
#### fatal errors in a script 54
cat > s.sh <<'SCRIPT'
local x; echo $?; f() { return; }; declare -n r=r; echo $r; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 55
unset -f f; export 1x=2; declare 1y=2; echo $?; printf -v 1z a; echo $?; read 1q <<< a; echo $?
#### fatal errors in a script 55
cat > s.sh <<'SCRIPT'
unset -f f; export 1x=2; declare 1y=2; echo $?; printf -v 1z a; echo $?; read 1q <<< a; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### fatal errors 56
: ${1x}; echo $?
#### fatal errors in a script 56
cat > s.sh <<'SCRIPT'
: ${1x}; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### arguments 57
f(){ echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; }; f;  echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; f
#### arguments in a script 57
cat > s.sh <<'SCRIPT'
f(){ echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; }; f;  echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; f
SCRIPT
bash s.sh; echo "ended $?"
#### arguments 58
bash -c 'f(){ echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; }; f;  (echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"); f; shopt -s extdebug; f 1; shopt -u extdebug; f 2; echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"' s a b; echo 'echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"' > q; bash -c '. ./q; . ./q 5; echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; f() { . ./q; . ./q 7; }; f 5' s a b; bash -c 'f() { . ./q; . ./q 7; }; f 5' s a b; bash -c 'echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; shift; echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; set -- x y z;  echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"' s a b
#### arguments in a script 58
cat > s.sh <<'SCRIPT'
bash -c 'f(){ echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; }; f;  (echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"); f; shopt -s extdebug; f 1; shopt -u extdebug; f 2; echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"' s a b; echo 'echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"' > q; bash -c '. ./q; . ./q 5; echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; f() { . ./q; . ./q 7; }; f 5' s a b; bash -c 'f() { . ./q; . ./q 7; }; f 5' s a b; bash -c 'echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; shift; echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"; set -- x y z;  echo "${BASH_ARGV[@]}|${BASH_ARGC[@]}"' s a b
SCRIPT
bash s.sh; echo "ended $?"
#### arguments 59
trap ': ${x?}' EXIT; exit 3
#### arguments in a script 59
cat > s.sh <<'SCRIPT'
trap ': ${x?}' EXIT; exit 3
SCRIPT
bash s.sh; echo "ended $?"
#### arguments 60
trap 'false; : ${x?}' EXIT; true
#### arguments in a script 60
cat > s.sh <<'SCRIPT'
trap 'false; : ${x?}' EXIT; true
SCRIPT
bash s.sh; echo "ended $?"
#### arguments 61
set -u; trap 'echo $zz' EXIT; exit 4
#### arguments in a script 61
cat > s.sh <<'SCRIPT'
set -u; trap 'echo $zz' EXIT; exit 4
SCRIPT
bash s.sh; echo "ended $?"
#### arguments 62
(trap ': ${x?}' EXIT; exit 3); echo $?
#### arguments in a script 62
cat > s.sh <<'SCRIPT'
(trap ': ${x?}' EXIT; exit 3); echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 1
trap 'echo bye $?' EXIT; { exit 3; } > n
#### EXIT traps and redirections in a script 1
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; { exit 3; } > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 2
trap 'echo bye $?' EXIT; f() { exit 3; }; f > n
#### EXIT traps and redirections in a script 2
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; f() { exit 3; }; f > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 3
trap 'echo bye $?' EXIT; f() { { exit 3; } > n; }; f
#### EXIT traps and redirections in a script 3
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; f() { { exit 3; } > n; }; f
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 4
trap 'echo bye $?' EXIT; eval 'exit 3' > n
#### EXIT traps and redirections in a script 4
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; eval 'exit 3' > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 5
trap 'echo bye $?' EXIT; eval '{ exit 3; } > n'
#### EXIT traps and redirections in a script 5
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; eval '{ exit 3; } > n'
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 6
trap 'echo bye $?' EXIT; echo 'exit 3' > q; . ./q > n
#### EXIT traps and redirections in a script 6
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; echo 'exit 3' > q; . ./q > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 7
trap 'echo bye $?' EXIT; { eval 'exit 3'; } > n
#### EXIT traps and redirections in a script 7
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; { eval 'exit 3'; } > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 8
trap 'echo bye $?' EXIT; exit 3 > n
#### EXIT traps and redirections in a script 8
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; exit 3 > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 9
trap 'echo bye $?' EXIT; for i in 1; do exit 3; done > n
#### EXIT traps and redirections in a script 9
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; for i in 1; do exit 3; done > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 10
trap 'echo bye $?' EXIT; (exit 3) > n
#### EXIT traps and redirections in a script 10
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; (exit 3) > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 11
(trap 'echo bye $?' EXIT; { exit 3; } > n)
#### EXIT traps and redirections in a script 11
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; { exit 3; } > n)
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 12
(trap 'echo bye $?' EXIT; eval '{ exit 3; } > n')
#### EXIT traps and redirections in a script 12
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; eval '{ exit 3; } > n')
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 13
(trap 'echo bye $?' EXIT; eval 'exit 3' > n)
#### EXIT traps and redirections in a script 13
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; eval 'exit 3' > n)
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 14
trap 'echo bye $?' EXIT; set -e; { false; } > n
#### EXIT traps and redirections in a script 14
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -e; { false; } > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 15
trap 'echo bye $?' EXIT; set -e; f() { false; }; f > n
#### EXIT traps and redirections in a script 15
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -e; f() { false; }; f > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 16
trap 'echo bye $?' EXIT; set -e; eval 'false' > n
#### EXIT traps and redirections in a script 16
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -e; eval 'false' > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 17
trap 'echo bye $?' EXIT; set -e; false > n
#### EXIT traps and redirections in a script 17
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -e; false > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 18
trap 'echo bye $?' EXIT; set -e; (false) > n
#### EXIT traps and redirections in a script 18
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -e; (false) > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 19
trap 'echo bye $?' EXIT; set -e; for i in 1; do false; done > n
#### EXIT traps and redirections in a script 19
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -e; for i in 1; do false; done > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 20
(trap 'echo bye $?' EXIT; set -e; { false; } > n)
#### EXIT traps and redirections in a script 20
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; set -e; { false; } > n)
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 21
trap 'echo bye $?' EXIT; { : ${x?}; } > n
#### EXIT traps and redirections in a script 21
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; { : ${x?}; } > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 22
trap 'echo bye $?' EXIT; f() { : ${x?}; }; f > n
#### EXIT traps and redirections in a script 22
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; f() { : ${x?}; }; f > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 23
trap 'echo bye $?' EXIT; eval ': ${x?}' > n
#### EXIT traps and redirections in a script 23
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; eval ': ${x?}' > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 24
trap 'echo bye $?' EXIT; : ${x?} > n
#### EXIT traps and redirections in a script 24
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; : ${x?} > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 25
(trap 'echo bye $?' EXIT; { : ${x?}; } > n)
#### EXIT traps and redirections in a script 25
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; { : ${x?}; } > n)
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 26
(trap 'echo bye $?' EXIT; eval '{ : ${x?}; } > n')
#### EXIT traps and redirections in a script 26
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; eval '{ : ${x?}; } > n')
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 27
trap 'echo bye $?' EXIT; { : $((1/0)); } > n; echo next
#### EXIT traps and redirections in a script 27
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; { : $((1/0)); } > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 28
trap 'echo bye $?' EXIT; f() { : $((1/0)); }; f > n
echo next
#### EXIT traps and redirections in a script 28
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; f() { : $((1/0)); }; f > n
echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 29
(trap 'echo bye $?' EXIT; { : $((1/0)); } > n; echo next)
#### EXIT traps and redirections in a script 29
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; { : $((1/0)); } > n; echo next)
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 30
(trap 'echo bye $?' EXIT; eval '{ : $((1/0)); } > n'; echo next)
#### EXIT traps and redirections in a script 30
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; eval '{ : $((1/0)); } > n'; echo next)
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 31
(trap 'echo bye $?' EXIT; f() { { : $((1/0)); } > n; }; f; echo next)
#### EXIT traps and redirections in a script 31
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; f() { { : $((1/0)); } > n; }; f; echo next)
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 32
(trap 'echo bye $?' EXIT; : $((1/0)) > n; echo next)
#### EXIT traps and redirections in a script 32
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; : $((1/0)) > n; echo next)
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 33
x=$(trap 'echo bye $?' EXIT; { : $((1/0)); } > n; echo next); echo "$x"
#### EXIT traps and redirections in a script 33
cat > s.sh <<'SCRIPT'
x=$(trap 'echo bye $?' EXIT; { : $((1/0)); } > n; echo next); echo "$x"
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 34
x=$(trap 'echo bye $?' EXIT; { exit 3; } > n; echo next); echo "$x"
#### EXIT traps and redirections in a script 34
cat > s.sh <<'SCRIPT'
x=$(trap 'echo bye $?' EXIT; { exit 3; } > n; echo next); echo "$x"
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 35
trap 'echo bye $?' EXIT; set -e; { : $((1/0)); } > n; echo next
#### EXIT traps and redirections in a script 35
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -e; { : $((1/0)); } > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 36
trap 'echo bye $?' EXIT; set -o posix; { : $((1/0)); } > n; echo next
#### EXIT traps and redirections in a script 36
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -o posix; { : $((1/0)); } > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 37
trap 'echo bye $?' EXIT; set -u; { echo $zz; } > n; echo next
#### EXIT traps and redirections in a script 37
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -u; { echo $zz; } > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 38
trap 'echo bye $?' EXIT; { readonly r=1; r=2; } > n; echo next
#### EXIT traps and redirections in a script 38
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; { readonly r=1; r=2; } > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 39
trap 'echo bye $?' EXIT; { exec nosuch; } > n; echo next
#### EXIT traps and redirections in a script 39
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; { exec nosuch; } > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 40
trap 'echo bye $?' EXIT; { return 2; } > n; echo next
#### EXIT traps and redirections in a script 40
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; { return 2; } > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 41
trap 'echo bye $?' EXIT; { break; eval 'echo $( ; )'; } > n; echo next
#### EXIT traps and redirections in a script 41
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; { break; eval 'echo $( ; )'; } > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 42
trap 'echo bye $?' EXIT; { exit 3; } | cat > n; echo next
#### EXIT traps and redirections in a script 42
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; { exit 3; } | cat > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 43
shopt -s lastpipe; trap 'echo bye $?' EXIT; echo | { exit 3; } > n; echo next
#### EXIT traps and redirections in a script 43
cat > s.sh <<'SCRIPT'
shopt -s lastpipe; trap 'echo bye $?' EXIT; echo | { exit 3; } > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 44
trap 'echo bye $?' EXIT; { { exit 3; } > n; } > m
#### EXIT traps and redirections in a script 44
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; { { exit 3; } > n; } > m
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 45
trap 'echo bye $?' EXIT; { kill -TERM $$; } > n; echo next
#### EXIT traps and redirections in a script 45
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; { kill -TERM $$; } > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 46
trap 'exit 5' USR1; trap 'echo bye $?' EXIT; { kill -USR1 $$; } > n; echo next
#### EXIT traps and redirections in a script 46
cat > s.sh <<'SCRIPT'
trap 'exit 5' USR1; trap 'echo bye $?' EXIT; { kill -USR1 $$; } > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 47
trap 'echo bye $?; exit 6' EXIT; { exit 3; } > n; echo next
#### EXIT traps and redirections in a script 47
cat > s.sh <<'SCRIPT'
trap 'echo bye $?; exit 6' EXIT; { exit 3; } > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 48
trap 'exit 4' ERR; trap 'echo bye $?' EXIT; { false; } > n; echo next
#### EXIT traps and redirections in a script 48
cat > s.sh <<'SCRIPT'
trap 'exit 4' ERR; trap 'echo bye $?' EXIT; { false; } > n; echo next
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 49
trap 'echo bye $?' EXIT; if exit 3; then :; fi > n; while exit 4; do :; done > n
#### EXIT traps and redirections in a script 49
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; if exit 3; then :; fi > n; while exit 4; do :; done > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 50
trap 'echo bye $?' EXIT; while read x; do exit 3; done <<< a > n
#### EXIT traps and redirections in a script 50
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; while read x; do exit 3; done <<< a > n
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 51
trap 'echo bye $?; cat' EXIT; while read x; do exit 3; done < <(echo a; echo b)
#### EXIT traps and redirections in a script 51
cat > s.sh <<'SCRIPT'
trap 'echo bye $?; cat' EXIT; while read x; do exit 3; done < <(echo a; echo b)
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 52
trap 'echo bye $?; cat' EXIT; { read x; exit 3; } <<< $'a\nb'
#### EXIT traps and redirections in a script 52
cat > s.sh <<'SCRIPT'
trap 'echo bye $?; cat' EXIT; { read x; exit 3; } <<< $'a\nb'
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and redirections 53
trap 'echo bye $?; cat' EXIT; f() { read x; exit 3; }; f <<< $'a\nb'
#### EXIT traps and redirections in a script 53
cat > s.sh <<'SCRIPT'
trap 'echo bye $?; cat' EXIT; f() { read x; exit 3; }; f <<< $'a\nb'
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 54
trap 'echo bye $?' EXIT; kill -TERM $$; echo no
#### EXIT traps and signals in a script 54
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; kill -TERM $$; echo no
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 56
(trap 'echo bye $?' EXIT; kill -TERM $BASHPID; echo no); echo $?
#### EXIT traps and signals in a script 56
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; kill -TERM $BASHPID; echo no); echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 57
{ trap 'echo bye $?' EXIT; sleep 5; } & sleep 0.1; kill $!; wait $!; echo $?
#### EXIT traps and signals in a script 57
cat > s.sh <<'SCRIPT'
{ trap 'echo bye $?' EXIT; sleep 5; } & sleep 0.1; kill $!; wait $!; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 58
bash -c 'trap "echo bye" EXIT; sleep 0.3; echo no' & sleep 0.1; kill $!; wait $!; echo $?
#### EXIT traps and signals in a script 58
cat > s.sh <<'SCRIPT'
bash -c 'trap "echo bye" EXIT; sleep 0.3; echo no' & sleep 0.1; kill $!; wait $!; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 59
timeout 0.2 bash -c 'trap "echo bye" EXIT; while :; do sleep 0.05; done'; echo $?
#### EXIT traps and signals in a script 59
cat > s.sh <<'SCRIPT'
timeout 0.2 bash -c 'trap "echo bye" EXIT; while :; do sleep 0.05; done'; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 60
timeout 0.2 bash -c 'trap "echo bye" EXIT; sleep 5; echo no'; echo $?
#### EXIT traps and signals in a script 60
cat > s.sh <<'SCRIPT'
timeout 0.2 bash -c 'trap "echo bye" EXIT; sleep 5; echo no'; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 61
trap 'echo bye' EXIT; trap 'echo term; exit 5' TERM; kill $$; echo no
#### EXIT traps and signals in a script 61
cat > s.sh <<'SCRIPT'
trap 'echo bye' EXIT; trap 'echo term; exit 5' TERM; kill $$; echo no
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 62
trap 'echo bye' EXIT; trap '' TERM; kill $$; echo here
#### EXIT traps and signals in a script 62
cat > s.sh <<'SCRIPT'
trap 'echo bye' EXIT; trap '' TERM; kill $$; echo here
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 63
trap 'echo bye; exit 7' EXIT; kill $$; echo no
#### EXIT traps and signals in a script 63
cat > s.sh <<'SCRIPT'
trap 'echo bye; exit 7' EXIT; kill $$; echo no
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 64
f() { trap 'echo ret' RETURN; kill $$; }; trap 'echo bye' EXIT; f; echo no
#### EXIT traps and signals in a script 64
cat > s.sh <<'SCRIPT'
f() { trap 'echo ret' RETURN; kill $$; }; trap 'echo bye' EXIT; f; echo no
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 65
trap 'echo bye; kill $$' EXIT; kill $$; echo no
#### EXIT traps and signals in a script 65
cat > s.sh <<'SCRIPT'
trap 'echo bye; kill $$' EXIT; kill $$; echo no
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 66
bash -c 'kill -TERM $$; echo no'; echo $?
#### EXIT traps and signals in a script 66
cat > s.sh <<'SCRIPT'
bash -c 'kill -TERM $$; echo no'; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 67
x=$(trap 'echo bye' EXIT; kill $BASHPID; echo no); echo "$? $x"
#### EXIT traps and signals in a script 67
cat > s.sh <<'SCRIPT'
x=$(trap 'echo bye' EXIT; kill $BASHPID; echo no); echo "$? $x"
SCRIPT
bash s.sh; echo "ended $?"
#### EXIT traps and signals 69
trap 'echo bye' EXIT; { kill -TERM $$; } > n; echo no
#### EXIT traps and signals in a script 69
cat > s.sh <<'SCRIPT'
trap 'echo bye' EXIT; { kill -TERM $$; } > n; echo no
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 70
trap 'echo bye $?' EXIT; set -e; eval 'false' > n
#### signals and redirections in a script 70
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -e; eval 'false' > n
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 71
trap 'echo bye $?' EXIT; set -e; { eval 'false'; } > n
#### signals and redirections in a script 71
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -e; { eval 'false'; } > n
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 72
trap 'echo bye $?' EXIT; set -e; echo false > q; . ./q > n
#### signals and redirections in a script 72
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -e; echo false > q; . ./q > n
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 73
trap 'echo bye $?' EXIT; set -e; echo false > q; { . ./q; } > n
#### signals and redirections in a script 73
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -e; echo false > q; { . ./q; } > n
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 74
trap 'echo bye $?' EXIT; set -e; f() { eval 'false'; }; f > n
#### signals and redirections in a script 74
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; set -e; f() { eval 'false'; }; f > n
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 75
trap 'echo bye $?' EXIT; f() { eval 'exit 3'; }; f > n
#### signals and redirections in a script 75
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; f() { eval 'exit 3'; }; f > n
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 76
trap 'echo bye $?' EXIT; f() { { eval 'exit 3'; } > n; }; f
#### signals and redirections in a script 76
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; f() { { eval 'exit 3'; } > n; }; f
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 77
trap 'echo bye $?' EXIT; eval 'f() { { exit 3; } > n; }; f'
#### signals and redirections in a script 77
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; eval 'f() { { exit 3; } > n; }; f'
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 78
trap 'echo bye $?' EXIT; eval 'f() { exit 3; }; f > n'
#### signals and redirections in a script 78
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; eval 'f() { exit 3; }; f > n'
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 79
(trap 'echo bye $?' EXIT; eval ': ${x?}' > n)
#### signals and redirections in a script 79
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; eval ': ${x?}' > n)
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 80
(trap 'echo bye $?' EXIT; eval ': $((1/0))' > n)
#### signals and redirections in a script 80
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; eval ': $((1/0))' > n)
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 81
(trap 'echo bye $?' EXIT; { eval 'exit 3'; } > n)
#### signals and redirections in a script 81
cat > s.sh <<'SCRIPT'
(trap 'echo bye $?' EXIT; { eval 'exit 3'; } > n)
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 82
trap 'echo bye $?' EXIT; echo ': ${x?}' > q; . ./q > n
#### signals and redirections in a script 82
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; echo ': ${x?}' > q; . ./q > n
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 83
trap 'echo bye $?' EXIT; echo ': ${x?}' > q; { . ./q; } > n
#### signals and redirections in a script 83
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; echo ': ${x?}' > q; { . ./q; } > n
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 84
trap 'echo bye $?' EXIT; { eval ': ${x?}'; } > n
#### signals and redirections in a script 84
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; { eval ': ${x?}'; } > n
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 85
trap 'echo bye $?' EXIT; f() { eval ': ${x?}'; }; f > n
#### signals and redirections in a script 85
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT; f() { eval ': ${x?}'; }; f > n
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 86
kill -QUIT $$; echo alive $?
#### signals and redirections in a script 86
cat > s.sh <<'SCRIPT'
kill -QUIT $$; echo alive $?
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 88
sleep 1 & kill -QUIT $!; wait $!; echo $?
#### signals and redirections in a script 88
cat > s.sh <<'SCRIPT'
sleep 1 & kill -QUIT $!; wait $!; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 89
bash -c "kill -QUIT \$\$; echo x" & wait $!; echo $?
#### signals and redirections in a script 89
cat > s.sh <<'SCRIPT'
bash -c "kill -QUIT \$\$; echo x" & wait $!; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 90
bash -c "kill -QUIT \$\$; echo x"; echo $?
#### signals and redirections in a script 90
cat > s.sh <<'SCRIPT'
bash -c "kill -QUIT \$\$; echo x"; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 91
bash -c "sleep 1 & kill -QUIT \$!; wait \$!; echo \$?; trap - QUIT; kill -QUIT \$\$; echo x"; echo $?
#### signals and redirections in a script 91
cat > s.sh <<'SCRIPT'
bash -c "sleep 1 & kill -QUIT \$!; wait \$!; echo \$?; trap - QUIT; kill -QUIT \$\$; echo x"; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 92
trap "echo bye" EXIT; { kill -TERM $$; echo no; } > n; echo no2
#### signals and redirections in a script 92
cat > s.sh <<'SCRIPT'
trap "echo bye" EXIT; { kill -TERM $$; echo no; } > n; echo no2
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 93
trap "echo bye" EXIT; f() { kill -TERM $$; echo no; }; f > n; echo no2
#### signals and redirections in a script 93
cat > s.sh <<'SCRIPT'
trap "echo bye" EXIT; f() { kill -TERM $$; echo no; }; f > n; echo no2
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 94
trap "echo bye" EXIT; (kill -TERM $$; echo sub) > n; echo no2
#### signals and redirections in a script 94
cat > s.sh <<'SCRIPT'
trap "echo bye" EXIT; (kill -TERM $$; echo sub) > n; echo no2
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 95
trap "echo bye" EXIT; for i in 1 2; do kill -TERM $$; echo $i; done > n; echo no2
#### signals and redirections in a script 95
cat > s.sh <<'SCRIPT'
trap "echo bye" EXIT; for i in 1 2; do kill -TERM $$; echo $i; done > n; echo no2
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 96
trap "echo bye \$?" EXIT; eval "kill -TERM \$\$; echo no3" ; echo no2
#### signals and redirections in a script 96
cat > s.sh <<'SCRIPT'
trap "echo bye \$?" EXIT; eval "kill -TERM \$\$; echo no3" ; echo no2
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 97
trap "echo bye \$?" EXIT; x=$(kill -TERM $$; echo sub) ; echo no2
#### signals and redirections in a script 97
cat > s.sh <<'SCRIPT'
trap "echo bye \$?" EXIT; x=$(kill -TERM $$; echo sub) ; echo no2
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 98
trap "echo bye \$?" EXIT; { sleep 0.1; kill $$; } & wait; echo no2
#### signals and redirections in a script 98
cat > s.sh <<'SCRIPT'
trap "echo bye \$?" EXIT; { sleep 0.1; kill $$; } & wait; echo no2
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 99
trap "echo bye \$?" EXIT; { sleep 0.1; kill $$; } & while :; do :; done; echo no2
#### signals and redirections in a script 99
cat > s.sh <<'SCRIPT'
trap "echo bye \$?" EXIT; { sleep 0.1; kill $$; } & while :; do :; done; echo no2
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 100
trap 'echo $x ${FUNCNAME[*]}' EXIT; x=0; f() { local x=1; kill $$; }; f
#### signals and redirections in a script 100
cat > s.sh <<'SCRIPT'
trap 'echo $x ${FUNCNAME[*]}' EXIT; x=0; f() { local x=1; kill $$; }; f
SCRIPT
bash s.sh; echo "ended $?"
#### signals and redirections 101
trap 'echo $x ${FUNCNAME[*]}' EXIT; x=0; f() { local x=1; kill $$; :; }; f
#### signals and redirections in a script 101
cat > s.sh <<'SCRIPT'
trap 'echo $x ${FUNCNAME[*]}' EXIT; x=0; f() { local x=1; kill $$; :; }; f
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 103
eval "(( arr[1/0] )); echo A"; echo B
#### errors that drop a line in a script 103
cat > s.sh <<'SCRIPT'
eval "(( arr[1/0] )); echo A"; echo B
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 104
arr=(1); c='lit x'; echo here; eval "arr[\$c]=1; echo no"; echo no
#### errors that drop a line in a script 104
cat > s.sh <<'SCRIPT'
arr=(1); c='lit x'; echo here; eval "arr[\$c]=1; echo no"; echo no
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 105
arr=(1); c='lit x'; arr[$c]=1; echo no
echo next
#### errors that drop a line in a script 105
cat > s.sh <<'SCRIPT'
arr=(1); c='lit x'; arr[$c]=1; echo no
echo next
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 106
f() { arr[$c]=1; echo no; }; c='a b'; f; echo no
echo next
#### errors that drop a line in a script 106
cat > s.sh <<'SCRIPT'
f() { arr[$c]=1; echo no; }; c='a b'; f; echo no
echo next
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 107
f() { arr[$c]=1; echo no; }; c='a b'; eval f; echo no
echo next
#### errors that drop a line in a script 107
cat > s.sh <<'SCRIPT'
f() { arr[$c]=1; echo no; }; c='a b'; eval f; echo no
echo next
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 108
declare -i n; eval 'n="a b"'; echo no
#### errors that drop a line in a script 108
cat > s.sh <<'SCRIPT'
declare -i n; eval 'n="a b"'; echo no
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 109
declare -i n; n="a b"; echo no
echo next
#### errors that drop a line in a script 109
cat > s.sh <<'SCRIPT'
declare -i n; n="a b"; echo no
echo next
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 110
(declare -i n; n="a b"; echo no); echo $?
#### errors that drop a line in a script 110
cat > s.sh <<'SCRIPT'
(declare -i n; n="a b"; echo no); echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 111
x=$(declare -i n; n="a b"; echo no); echo $? $x
#### errors that drop a line in a script 111
cat > s.sh <<'SCRIPT'
x=$(declare -i n; n="a b"; echo no); echo $? $x
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 112
echo 'declare -i n; n="a b"; echo no' > q; . ./q; echo no
#### errors that drop a line in a script 112
cat > s.sh <<'SCRIPT'
echo 'declare -i n; n="a b"; echo no' > q; . ./q; echo no
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 113
readonly x; echo ${x:=5}; echo n
#### errors that drop a line in a script 113
cat > s.sh <<'SCRIPT'
readonly x; echo ${x:=5}; echo n
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 114
readonly x; (echo ${x:=5}; echo n); echo $?
#### errors that drop a line in a script 114
cat > s.sh <<'SCRIPT'
readonly x; (echo ${x:=5}; echo n); echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 115
readonly x; trap 'echo bye $?' EXIT; f() { echo ${x:=5}; }; f; echo n
#### errors that drop a line in a script 115
cat > s.sh <<'SCRIPT'
readonly x; trap 'echo bye $?' EXIT; f() { echo ${x:=5}; }; f; echo n
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 116
readonly x; eval 'echo ${x:=5}'; echo n
#### errors that drop a line in a script 116
cat > s.sh <<'SCRIPT'
readonly x; eval 'echo ${x:=5}'; echo n
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 117
readonly x; y=$(echo ${x:=5}); echo $?
#### errors that drop a line in a script 117
cat > s.sh <<'SCRIPT'
readonly x; y=$(echo ${x:=5}); echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 118
readonly x; { echo ${x:=5}; } & wait $!; echo $?
#### errors that drop a line in a script 118
cat > s.sh <<'SCRIPT'
readonly x; { echo ${x:=5}; } & wait $!; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 119
readonly x; x=5; echo n $?
echo next
#### errors that drop a line in a script 119
cat > s.sh <<'SCRIPT'
readonly x; x=5; echo n $?
echo next
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 120
readonly x; x=5 echo n $?
echo next $?
#### errors that drop a line in a script 120
cat > s.sh <<'SCRIPT'
readonly x; x=5 echo n $?
echo next $?
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 121
readonly x; export x=5; echo n $?
#### errors that drop a line in a script 121
cat > s.sh <<'SCRIPT'
readonly x; export x=5; echo n $?
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 122
readonly x; read x <<< a; echo $?; for x in 1; do echo; done; echo $?; printf -v x a; echo $?; unset x; echo $?; declare x=1; echo $?; (( x=1 )); echo $?; let x=2; echo $?; getopts a x -a; echo $?; x=(1); echo $?
echo $?
#### errors that drop a line in a script 122
cat > s.sh <<'SCRIPT'
readonly x; read x <<< a; echo $?; for x in 1; do echo; done; echo $?; printf -v x a; echo $?; unset x; echo $?; declare x=1; echo $?; (( x=1 )); echo $?; let x=2; echo $?; getopts a x -a; echo $?; x=(1); echo $?
echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 123
readonly x; : $((x=1)); echo no $?
echo next $?
#### errors that drop a line in a script 123
cat > s.sh <<'SCRIPT'
readonly x; : $((x=1)); echo no $?
echo next $?
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 124
set -- a b; shift 1 2
echo "n $?"
#### errors that drop a line in a script 124
cat > s.sh <<'SCRIPT'
set -- a b; shift 1 2
echo "n $?"
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 125
set -- a b; shift 1 2; echo no
echo "n $?"
#### errors that drop a line in a script 125
cat > s.sh <<'SCRIPT'
set -- a b; shift 1 2; echo no
echo "n $?"
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 126
f() { shift 1 2; echo no; }; f a b; echo no
echo "n $?"
#### errors that drop a line in a script 126
cat > s.sh <<'SCRIPT'
f() { shift 1 2; echo no; }; f a b; echo no
echo "n $?"
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 127
(shift 1 2; echo no); echo $?
#### errors that drop a line in a script 127
cat > s.sh <<'SCRIPT'
(shift 1 2; echo no); echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### errors that drop a line 128
eval 'shift 1 2; echo no'; echo no
echo next $?
#### errors that drop a line in a script 128
cat > s.sh <<'SCRIPT'
eval 'shift 1 2; echo no'; echo no
echo next $?
SCRIPT
bash s.sh; echo "ended $?"
#### assignments in expansions 130
readonly x; echo "${x=5}"; echo n
#### assignments in expansions in a script 130
cat > s.sh <<'SCRIPT'
readonly x; echo "${x=5}"; echo n
SCRIPT
bash s.sh; echo "ended $?"
#### assignments in expansions 131
readonly x; echo ${x:=5}; echo n
#### assignments in expansions in a script 131
cat > s.sh <<'SCRIPT'
readonly x; echo ${x:=5}; echo n
SCRIPT
bash s.sh; echo "ended $?"
#### assignments in expansions 132
readonly -a a=(); echo ${a[0]:=5}; echo n
#### assignments in expansions in a script 132
cat > s.sh <<'SCRIPT'
readonly -a a=(); echo ${a[0]:=5}; echo n
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 133
echo "abc
#### texts without an end in a script 133
cat > s.sh <<'SCRIPT'
echo "abc
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 134
echo 'abc
#### texts without an end in a script 134
cat > s.sh <<'SCRIPT'
echo 'abc
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 135
echo `abc
#### texts without an end in a script 135
cat > s.sh <<'SCRIPT'
echo `abc
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 136
echo $((1+2
#### texts without an end in a script 136
cat > s.sh <<'SCRIPT'
echo $((1+2
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 137
echo ${x
#### texts without an end in a script 137
cat > s.sh <<'SCRIPT'
echo ${x
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 138
echo $(a
#### texts without an end in a script 138
cat > s.sh <<'SCRIPT'
echo $(a
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 139
if true; then
#### texts without an end in a script 139
cat > s.sh <<'SCRIPT'
if true; then
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 140
for i in a
#### texts without an end in a script 140
cat > s.sh <<'SCRIPT'
for i in a
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 141
cat <<X
a
#### texts without an end in a script 141
cat > s.sh <<'SCRIPT'
cat <<X
a
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 142
echo "a
b" 'c
#### texts without an end in a script 142
cat > s.sh <<'SCRIPT'
echo "a
b" 'c
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 143
echo a
echo "b
echo c
#### texts without an end in a script 143
cat > s.sh <<'SCRIPT'
echo a
echo "b
echo c
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 144
case x in
#### texts without an end in a script 144
cat > s.sh <<'SCRIPT'
case x in
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 145
f() {
#### texts without an end in a script 145
cat > s.sh <<'SCRIPT'
f() {
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 146
{ echo
#### texts without an end in a script 146
cat > s.sh <<'SCRIPT'
{ echo
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 147
( echo
#### texts without an end in a script 147
cat > s.sh <<'SCRIPT'
( echo
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 148
[[ a
#### texts without an end in a script 148
cat > s.sh <<'SCRIPT'
[[ a
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 149
(( 1
#### texts without an end in a script 149
cat > s.sh <<'SCRIPT'
(( 1
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 150
x=(1
#### texts without an end in a script 150
cat > s.sh <<'SCRIPT'
x=(1
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 151
echo "$((1+2"
#### texts without an end in a script 151
cat > s.sh <<'SCRIPT'
echo "$((1+2"
SCRIPT
bash s.sh; echo "ended $?"
#### texts without an end 152
echo ${a:-"x
#### texts without an end in a script 152
cat > s.sh <<'SCRIPT'
echo ${a:-"x
SCRIPT
bash s.sh; echo "ended $?"
#### open regular expressions 153
[[ a =~ ( ]]; echo a
#### open regular expressions in a script 153
cat > s.sh <<'SCRIPT'
[[ a =~ ( ]]; echo a
SCRIPT
bash s.sh; echo "ended $?"
#### open regular expressions 154
[[ a =~ a(b ]]; echo x
echo y
#### open regular expressions in a script 154
cat > s.sh <<'SCRIPT'
[[ a =~ a(b ]]; echo x
echo y
SCRIPT
bash s.sh; echo "ended $?"
#### open regular expressions 155
[[ a =~ (a b]]
#### open regular expressions in a script 155
cat > s.sh <<'SCRIPT'
[[ a =~ (a b]]
SCRIPT
bash s.sh; echo "ended $?"
#### open regular expressions 156
[[ a =~ ((a) ]] && echo
#### open regular expressions in a script 156
cat > s.sh <<'SCRIPT'
[[ a =~ ((a) ]] && echo
SCRIPT
bash s.sh; echo "ended $?"
#### open regular expressions 157
[[ a =~ [(] ]]; echo $?
#### open regular expressions in a script 157
cat > s.sh <<'SCRIPT'
[[ a =~ [(] ]]; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### open regular expressions 158
[[ a =~ ($x ]]
#### open regular expressions in a script 158
cat > s.sh <<'SCRIPT'
[[ a =~ ($x ]]
SCRIPT
bash s.sh; echo "ended $?"
#### open regular expressions 159
if [[ a =~ (a ]]; then echo a; fi
echo b
#### open regular expressions in a script 159
cat > s.sh <<'SCRIPT'
if [[ a =~ (a ]]; then echo a; fi
echo b
SCRIPT
bash s.sh; echo "ended $?"
#### open regular expressions 160
eval '[[ a =~ ( ]]'; echo $?
#### open regular expressions in a script 160
cat > s.sh <<'SCRIPT'
eval '[[ a =~ ( ]]'; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### open regular expressions 161
x=$([[ a =~ ( ]]); echo $?
#### open regular expressions in a script 161
cat > s.sh <<'SCRIPT'
x=$([[ a =~ ( ]]); echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### conditionals in substitutions 165
echo $( [[ a b ]] )
#### conditionals in substitutions in a script 165
cat > s.sh <<'SCRIPT'
echo $( [[ a b ]] )
SCRIPT
bash s.sh; echo "ended $?"
#### conditionals in substitutions 166
trap 'echo bye $?' EXIT
echo $( [[ a b ]] )
#### conditionals in substitutions in a script 166
cat > s.sh <<'SCRIPT'
trap 'echo bye $?' EXIT
echo $( [[ a b ]] )
SCRIPT
bash s.sh; echo "ended $?"
#### conditionals in substitutions 167
echo $( [[ a ; )
echo next
#### conditionals in substitutions in a script 167
cat > s.sh <<'SCRIPT'
echo $( [[ a ; )
echo next
SCRIPT
bash s.sh; echo "ended $?"
#### conditionals in substitutions 168
false
echo $( [[ a ; )
#### conditionals in substitutions in a script 168
cat > s.sh <<'SCRIPT'
false
echo $( [[ a ; )
SCRIPT
bash s.sh; echo "ended $?"
#### conditionals in substitutions 169
x=$([[ a =~ ( ]]); echo $?
#### conditionals in substitutions in a script 169
cat > s.sh <<'SCRIPT'
x=$([[ a =~ ( ]]); echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### conditionals in substitutions 170
false; [[ a =~ ( ]]
#### conditionals in substitutions in a script 170
cat > s.sh <<'SCRIPT'
false; [[ a =~ ( ]]
SCRIPT
bash s.sh; echo "ended $?"
#### conditionals in substitutions 171
false
[[ a =~ ( ]]
#### conditionals in substitutions in a script 171
cat > s.sh <<'SCRIPT'
false
[[ a =~ ( ]]
SCRIPT
bash s.sh; echo "ended $?"
#### conditionals in substitutions 172
false
echo $( ; )
#### conditionals in substitutions in a script 172
cat > s.sh <<'SCRIPT'
false
echo $( ; )
SCRIPT
bash s.sh; echo "ended $?"
#### conditionals in substitutions 173
[[ a =~ (b$x ]]; echo $?
#### conditionals in substitutions in a script 173
cat > s.sh <<'SCRIPT'
[[ a =~ (b$x ]]; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### conditionals in substitutions 174
[[ a =~ ("b" ]]; echo $?
#### conditionals in substitutions in a script 174
cat > s.sh <<'SCRIPT'
[[ a =~ ("b" ]]; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### conditionals in substitutions 175
[[ a =~ (${b} ]]; echo $?
#### conditionals in substitutions in a script 175
cat > s.sh <<'SCRIPT'
[[ a =~ (${b} ]]; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### conditionals in substitutions 176
false
[[ a b ]]
#### conditionals in substitutions in a script 176
cat > s.sh <<'SCRIPT'
false
[[ a b ]]
SCRIPT
bash s.sh; echo "ended $?"
#### conditionals in substitutions 177
[[ a b ]]
echo next $?
#### conditionals in substitutions in a script 177
cat > s.sh <<'SCRIPT'
[[ a b ]]
echo next $?
SCRIPT
bash s.sh; echo "ended $?"
#### job control 178
set -m; sleep 0.1 & wait; echo $?
#### job control in a script 178
cat > s.sh <<'SCRIPT'
set -m; sleep 0.1 & wait; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### job control 179
set -m; sleep 5 & kill $!; wait $!; echo $?
#### job control in a script 179
cat > s.sh <<'SCRIPT'
set -m; sleep 5 & kill $!; wait $!; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### job control 180
set -m; sleep 5 & kill $!; wait; echo $?
#### job control in a script 180
cat > s.sh <<'SCRIPT'
set -m; sleep 5 & kill $!; wait; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### job control 182
set -m; (exit 3) & wait $!; echo $?
#### job control in a script 182
cat > s.sh <<'SCRIPT'
set -m; (exit 3) & wait $!; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### job control 183
set -m; (exit 3) & wait $!
echo $?
true & sleep 0.1
echo a
#### job control in a script 183
cat > s.sh <<'SCRIPT'
set -m; (exit 3) & wait $!
echo $?
true & sleep 0.1
echo a
SCRIPT
bash s.sh; echo "ended $?"
#### job control 184
set -m; sleep 0.1 | cat & wait; echo $?
#### job control in a script 184
cat > s.sh <<'SCRIPT'
set -m; sleep 0.1 | cat & wait; echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### exec lowers SHLVL
bash -c 'exec bash -c "echo \$SHLVL"'; (exec bash -c 'echo $SHLVL'); exec env | grep SHLVL; exec bash -c 'echo $SHLVL'
#### exec lowers SHLVL, but not between parentheses
(:; exec bash -c "echo \$SHLVL"); x=$(exec bash -c "echo \$SHLVL"); echo $x; (exec env) | grep SHLVL; { exec env; } | grep SHLVL; { exec bash -c "echo \$SHLVL"; } & wait
(exec env | grep SHLVL); exec bash -c "echo \$SHLVL" | cat
#### negated subshells that an error ends under set -e 1
set -eu; trap 'echo bye $?' EXIT
f() { (! for i in "$(echo q)" ${arr[n]%%*[!x]} x; do echo $i; done) || { ! eval 'f() { echo redefined; }' | wc -l; }; }; arr=(a); n=5
g() { local a=local; ! { echo x | tr a-z A-Z; } > u2 2>&1 | tail -n 1; f 1; }
! g a b | while read -r l; do echo "<$l>"; done; { unset 'arr[9]'; } 4< <(echo q)
echo end
#### negated subshells that an error ends under set -e in a script 1
cat > s.sh <<'SCRIPT'
set -eu; trap 'echo bye $?' EXIT
f() { (! for i in "$(echo q)" ${arr[n]%%*[!x]} x; do echo $i; done) || { ! eval 'f() { echo redefined; }' | wc -l; }; }; arr=(a); n=5
g() { local a=local; ! { echo x | tr a-z A-Z; } > u2 2>&1 | tail -n 1; f 1; }
! g a b | while read -r l; do echo "<$l>"; done; { unset 'arr[9]'; } 4< <(echo q)
echo end
SCRIPT
bash s.sh; echo "ended $?"
#### negated subshells that an error ends under set -e 2
set -eu
f() { (! for i in ${arr[n]}; do echo $i; done) || { ! : | wc -l; }; }; arr=(a); n=5
f
f | cat
! f | cat
#### negated subshells that an error ends under set -e in a script 2
cat > s.sh <<'SCRIPT'
set -eu
f() { (! for i in ${arr[n]}; do echo $i; done) || { ! : | wc -l; }; }; arr=(a); n=5
f
f | cat
! f | cat
SCRIPT
bash s.sh; echo "ended $?"
#### negated subshells that an error ends under set -e 3
set -eu; arr=(a); n=5
(! for i in ${arr[n]}; do echo $i; done) || echo failed
(! for i in ${zz}; do echo $i; done) || echo failed
(! echo ${arr[n]}) || echo failed
(! echo ${zz}) || echo failed
#### negated subshells that an error ends under set -e in a script 3
cat > s.sh <<'SCRIPT'
set -eu; arr=(a); n=5
(! for i in ${arr[n]}; do echo $i; done) || echo failed
(! for i in ${zz}; do echo $i; done) || echo failed
(! echo ${arr[n]}) || echo failed
(! echo ${zz}) || echo failed
SCRIPT
bash s.sh; echo "ended $?"
#### negated subshells that an error ends under set -e 4
set -eu
(! for i in ${zz}; do echo $i; done) || echo failed
echo next
#### negated subshells that an error ends under set -e in a script 4
cat > s.sh <<'SCRIPT'
set -eu
(! for i in ${zz}; do echo $i; done) || echo failed
echo next
SCRIPT
bash s.sh; echo "ended $?"
#### negated subshells that an error ends under set -e 5
set -eu
(! echo ${zz}) || echo failed
echo next
#### negated subshells that an error ends under set -e in a script 5
cat > s.sh <<'SCRIPT'
set -eu
(! echo ${zz}) || echo failed
echo next
SCRIPT
bash s.sh; echo "ended $?"
#### negated subshells that an error ends under set -e 6
set -eu
(for i in ${zz}; do echo $i; done) || echo failed
echo next
#### negated subshells that an error ends under set -e in a script 6
cat > s.sh <<'SCRIPT'
set -eu
(for i in ${zz}; do echo $i; done) || echo failed
echo next
SCRIPT
bash s.sh; echo "ended $?"
#### negated subshells that an error ends under set -e 7
set -eu
(! { echo ${zz}; }) || echo failed
echo next
#### negated subshells that an error ends under set -e in a script 7
cat > s.sh <<'SCRIPT'
set -eu
(! { echo ${zz}; }) || echo failed
echo next
SCRIPT
bash s.sh; echo "ended $?"
#### negated subshells that an error ends under set -e 8
set -e
(! for i in ${zz?}; do echo $i; done) || echo failed
echo next
#### negated subshells that an error ends under set -e in a script 8
cat > s.sh <<'SCRIPT'
set -e
(! for i in ${zz?}; do echo $i; done) || echo failed
echo next
SCRIPT
bash s.sh; echo "ended $?"
#### negated subshells that an error ends under set -e 9
set -eu
f() { (! for i in ${zz}; do echo $i; done) || echo failed; }; f | cat
! f | cat
echo next
#### negated subshells that an error ends under set -e in a script 9
cat > s.sh <<'SCRIPT'
set -eu
f() { (! for i in ${zz}; do echo $i; done) || echo failed; }; f | cat
! f | cat
echo next
SCRIPT
bash s.sh; echo "ended $?"
