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
