#### errors that leave under set -e t2 1
set -e; (exit 3) && :; if echo "${!r}"; then echo y; fi; echo z
#### errors that leave under set -e t2 2
set -e; (exit 3) && :; echo "${1:?gone}"; echo z
#### errors that leave under set -e t2 4
set -e; (exit 3) && :; echo $((1/0)); echo z
#### errors that leave under set -e t2 5
set -eu; (exit 3) && :; echo $x; echo z
#### errors that leave under set -e t2 6
set -e; (exit 3) && :; a[-1]=3; echo z
#### errors that leave under set -e t2 7
set -e; (exit 3) && :; readonly q=1;  (exit 3) && :; q=2; echo z
#### errors that leave under set -e t2 8
set -e; (exit 3) && :; (echo "${!r}"; echo no) || echo "st $?"; (exit 4) && :; x=$(echo "${!r}") || echo "st $?"
#### errors that leave under set -e t2 9
set -e; trap 'echo bye $?' EXIT; (exit 3) && :; echo "${!r}" || echo st
#### errors that leave under set -e t2 10
set -e; f() { echo "${!r}"; echo f; }; (exit 3) && : ; f || echo x; echo y
#### errors that leave under set -e t2 11
set -e; (exit 3) && :; shopt -s failglob; (exit 3) && : ; echo nof*; echo z
#### errors that leave under set -e t2 12
set -e; (exit 3) && :; echo x > /nodir/q || echo r; echo z
#### errors that leave under set -e t2 13
set -e; (exit 3) && :; declare -n r=r || :; unset -f nosuch || :; echo ${arr[]} || :; echo z
#### errors that leave under set -e t2 14
set -e; (exit 3) && : ; for 1x in a; do :; done || :; echo z
#### errors that leave under set -e t2 15
set -e; (exit 3) && : ; f() { return x; }; f || echo q; echo z
#### errors that leave under set -e t2 16
set -e; (exit 3) && : ; $((1+)) ; echo z
#### errors that leave under set -e t2 17
set -e; (exit 3) && : ; (( 1+ )) || echo st$?; [[ 1 -eq 1+ ]] || echo st$?; let 1+ || echo st$?; echo z
#### errors that leave under set -e t2 18
set -e; (exit 3) && : ; a=(1); a[1+]=2 || echo st$?; echo ${a[1+]} || echo q; echo z
#### errors that leave under set -e t2 19
set -e; (exit 3) && : ; echo ${x:1+} || echo q; echo z
#### errors that leave under set -e t2 21
set -e; (exit 3) && : ; r='('; [[ a =~ $r ]] || echo q$?; echo z
#### errors that leave under set -e t2 22
set -e; (exit 3) && : ; x=a; 	x+=(1) y=$((08)) || echo q$?; echo z
#### errors that leave under set -e t2 23
set -e; (exit 3) && : ; printf %d x || echo q$?; cd /nodir || echo q$?; nosuch || echo q$?; . /nofile || echo q; echo z
#### errors that leave under set -e t2 24
set -e; (exit 3) && : ; declare -a a=(1); declare -A a || echo q; declare 1x=3 || echo q; export 1x || echo q; echo z
#### errors that leave under set -e t2 25
set -e; (exit 3) && : ; declare -r a=(1); a[0]=3 || echo q; echo z
#### errors that leave under set -e t2 26
set -e; (exit 3) && : ; declare -r a=1; a=3 : || echo q; a=3 ls || echo q; read a <<< x || echo q; for a in 1; do echo $a; done || echo q; echo z
#### errors that leave under set -e t2 27
set -e; (exit 3) && : ; exec {fd}<nofile || echo q; echo >&$zz || echo q2; echo >&77 || echo q3; cat < "" || echo q4; echo z
#### errors that leave under set -e t2 28
set -e; (exit 3) && : ; a='x y'; echo > $a || echo q; { echo; } > $a || echo q2; f() { echo; } > $a; f || echo q3; echo z
#### errors that leave under set -e t2 29
set -e; (exit 3) && : ; set -C; : > f || :; : > f || echo q; echo z
#### errors that leave under set -e t2 30
set -e; (exit 3) && : ; select i-j in a; do break; done || echo q; echo z
#### errors that leave under set -e t2 31
set -e; (exit 3) && : ; declare -n a=b b=a; echo $a || echo q; a=3 || echo q; echo z
#### errors that leave under set -e t2 32
set -e; (exit 3) && : ; local x || echo q; f-g() { :; }; unset a b || :; readonly -f nof || echo q; readonly rr=1;  unset rr || echo q; shift x || echo q; shift 1 2 || echo q; echo z
#### errors that leave under set -e t2 33
set -e; (exit 3) && : ; break || echo q; continue || echo q; trap x NOSIG || echo q; kill -NOSIG $$ || echo q; wait x || echo q; umask 9 || echo q; echo z
#### errors that leave under set -e t2 34
set -e; (exit 3) && : ; exec nosuch || echo q; echo z
#### errors that leave under set -e t2 35
set -e; (exit 3) && : ; f() { f; }; FUNCNEST=3; f || echo q; echo z
#### errors that leave under set -e t2 36
set -e; (exit 3) && : ; a=1; typeset -i n='1+' || echo q; n='2+' || echo q; echo z
#### errors that leave under set -e t2 37
set -e; (exit 3) && : ; x=$(exit 4) || echo q$?; echo "${x?}" ${y?msg} || echo q; echo z
#### errors that leave under set -e t3 1
set -e; declare -r a=1; (exit 3) && :; a=3 : || echo q; echo z
#### errors that leave under set -e t3 2
set -e; declare -r a=1; (exit 3) && :; a=3 ls || echo q; echo z
#### errors that leave under set -e t3 3
set -e; declare -r a=1; (exit 3) && :; read a <<< x || echo q; echo z
#### errors that leave under set -e t3 4
set -e; declare -r a=1; (exit 3) && :; for a in 1; do :; done || echo q; echo z
#### errors that leave under set -e t3 5
set -e; declare -r a=1; (exit 3) && :; export a=3 || echo q; declare a=3 || echo q2; local a=3 || echo q3; printf -v a x || echo q4; echo z
#### errors that leave under set -e t3 6
set -e; declare -r a=1; (exit 3) && :; : $((a=3)) || echo q; echo z
#### errors that leave under set -e t3 7
set -e; declare -r a=1; (exit 3) && :; ((a=3)) || echo q; echo z
#### errors that leave under set -e t3 8
set -e; declare -r a=1; (exit 3) && :; let a=3 || echo q; echo z
#### errors that leave under set -e t3 9
set -e; declare -r a=1; (exit 3) && :; : ${a:=3} || echo q; a= ; echo z
#### errors that leave under set -e t3 10
set -e; declare -r a; (exit 3) && :; : ${a:=3} || echo q; echo z
#### errors that leave under set -e t3 11
set -e; declare -r a; (exit 3) && :; a=(1) || echo q; echo z
#### errors that leave under set -e t3 12
set -e; declare -r a; (exit 3) && :; a[1]=2 || echo q; echo z
#### errors that leave under set -e t3 14
set -e; declare -r a; (exit 3) && :; unset a || echo q; mapfile a <<< x || echo q2; getopts x a -x || echo q3; echo z
#### errors that leave under set -e t3 15
set -e; declare -r a; (exit 3) && :; f() { local a=3; echo f; }; f || echo q; echo z
#### errors that leave under set -e t3 16
set -e; declare -r a; (exit 3) && :; { a=3; echo x; } || echo q; echo z
#### errors that leave under set -e t3 17
set -e; declare -r a; (exit 3) && :; (a=3; echo x) || echo q$?; echo z
#### errors that leave under set -e t3 18
set -e; declare -r a; (exit 3) && :; eval a=3 || echo q; echo z
#### errors that leave under set -e t3 19
set -e; declare -r a; (exit 3) && :; if a=3; then :; fi; echo z
#### errors that leave under set -e t3 20
set -e; declare -r a; (exit 3) && :; a=3 true | cat || echo q; { a=3; echo r; } | cat; echo z
#### errors that leave under set -e t3 21
set -e; declare -r a; (exit 3) && :; x=$(a=3; echo r) || echo q; echo z$x
#### errors that leave under set -e t3 22
declare -r a; f() { (exit 3); a=3 true || echo q; echo z; }; f; echo $?
#### errors that leave under set -e t3 23
set -e;  select a in x; do break; done <<< 1; declare -r a; (exit 3) && :; select a in x; do break; done <<< 1 || echo q;  echo z
#### errors that leave under set -e t3 24
set -e; declare -r a; (exit 3) && :; for ((a=1;a<2;a++)); do echo; done || echo q;  echo z
#### errors that leave under set -e t3 27
set -e; declare -r a; (exit 3) && :; declare -n r=a; r=3 || echo q2; echo z
#### errors that leave under set -e t3 28
set -e; a=(1); (exit 3) && :; a[-5]=3 || echo q2; echo z
#### errors that leave under set -e t3 29
set -e; a=(1); (exit 3) && :; echo ${a[-5]} || echo q2; echo z
#### errors that leave under set -e t3 31
set -e; a=(1); (exit 3) && :; a=([-7]=1) || echo q4;  echo z
#### errors that leave under set -e t3 32
set -e; declare -A a=([x]=1); (exit 3) && :; a[]=1 || echo q4;  echo z
#### errors that leave under set -e t3 33
set -e; declare -A a=([x]=1); (exit 3) && :; a[$e]=1 || echo q4;  echo z
#### errors that leave under set -e t3 34
set -e; declare -A a=([x]=1); (exit 3) && :; a=([$e]=1) || echo q4;  echo z
#### errors that leave under set -e t3 35
set -e; declare -A a=([x]=1); (exit 3) && :; echo "${a[$e]}" || echo q4;  echo z
#### errors that leave under set -e t3 36
set -e; (exit 3) && :; echo ${x!y} || echo q; echo z
#### errors that leave under set -e t3 37
set -e; (exit 3) && :; echo $(exit 4) ${x!y} || echo q; echo z
#### errors that leave under set -e t3 39
set -e; (exit 3) && :; echo ${x:$((1/0))} || echo q; echo z
#### errors that leave under set -e t3 40
set -e; (exit 3) && :; echo ${x:0:-9} || echo q; x=abc; echo ${x:0:-9} || echo q; echo z
#### errors that leave under set -e t3 41
set -e; (exit 3) && :; x=(1 2); echo ${x[@]:0:-9} || echo q; echo z
#### errors that leave under set -e t3 42
set -e; trap 'echo err $?' ERR; (exit 3) && :; echo "${!r}" || echo q; echo z
#### errors that leave under set -e t3 43
set -e; trap 'echo exit $?' EXIT; f() { trap 'echo ret $?' RETURN; (exit 3) && :; echo "${!r}" || echo q; }; f; echo z
#### errors that leave under set -e t3 44
set -e; (exit 3) && :; cat <<E || echo q
${!r}
E
echo z
#### errors that leave under set -e t3 45
set -e; (exit 3) && :; cat <<< "${!r}" || echo q
echo z
#### errors that leave under set -e t3 46
set -e; (exit 3) && :; echo > "${!r}" || echo q
echo z
#### errors that leave under set -e t3 47
set -e; (exit 3) && :; case "${!r}" in *) echo q; esac || echo r
echo z
#### errors that leave under set -e t3 48
set -e; (exit 3) && :; for i in "${!r}"; do echo q; done || echo r
echo z
#### errors that leave under set -e t3 49
set -e; (exit 3) && :; [[ "${!r}" ]] || echo r
echo z
#### errors that leave under set -e t3 50
set -e; (exit 3) && :; (( ${!r} )) || echo r
echo z
#### errors that leave under set -e t3 51
set -e; (exit 3) && :; x=("${!r}") || echo r
echo z
#### errors that leave under set -e t3 52
set -e; (exit 3) && :; declare x="${!r}" || echo r
echo z
#### errors that leave under set -e t3 53
set -e; (exit 3) && :; eval 'echo ${!r}; echo p' || echo r
echo z
#### errors that leave under set -e t3 54
set -e; (exit 3) && :; . /dev/stdin <<< 'echo ${!r}; echo p' || echo r
echo z
#### errors that leave under set -e t3 55
set -eo posix; (exit 3) && :; echo ${!r} || echo q; echo z
#### errors that leave under set -e t3 56
set -e; ! (exit 3); echo $?; ! echo ${!r}; echo z
#### the status of errors under set -e a
set -eu; g() { return 3; }; g && :; echo "${!r}"
#### the status of errors under set -e a2
set -eu; (exit 3) || :; (exit 3) && :; echo "${!r}"
#### the status of errors under set -e a3
set -u; (exit 3); echo "${!r}"
#### the status of errors under set -e a4
(exit 3); echo "${!r}"; echo $?
#### references to elements as arrays b
set -u; declare -n r='arr[1]'; p() { echo $#; }; p "${r[@]}"; p "${r[*]}"; p ${r[@]}; arr=(1 2); p "${r[@]}"; echo "${r[@]}"
#### references to elements as arrays b2
declare -n r='arr[1]'; p() { echo $#; }; p "${r[@]}"; p "${r[*]}"; p ${r[@]} ; p "$r" ; arr=(1 2); p "${r[@]}";  p "${r[*]}"; p "${r[@]:-x}" "${r[@]+x}" "${#r[@]}" "${!r[@]}" "${r[0]}" "${r[1]}" "${r[k]}"; declare -A m=([k]=v); declare -n q='m[k]'; p "${q[@]}"; echo "${q[@]}" "${q[*]}" "${q[k]}" "${#q[@]}"
#### references to elements as arrays b3
set -u; declare -n r=zz; p() { echo $#; }; p "${r[@]}"; p "${r[*]}"; p "$r"
#### references to elements as arrays b4
set -u; declare -n r=zz;  declare -p r; echo "${r}"
#### references to elements as arrays b5
declare -n r=zz; set -u; : "${r-q}" "${r[@]}"; : "${r[0]}"
#### unbound in sourced files c
set -u; echo 'echo "src $1 $#"; false' > s.sh; . ./s.sh || echo x
#### unbound in sourced files c2
set -u; echo 'echo "src $1 $#"; false' > s.sh;  . ./s.sh; echo x
#### unbound in sourced files c3
set -u; if eval 'f(){ :; }'; then . /dev/stdin; fi <<< 'echo $1'
#### unbound in sourced files c4
set -u; false; . /dev/stdin <<< 'echo $1'
#### unbound in sourced files c5
set -u; nosuch; . /dev/stdin <<< 'echo $1'
#### unbound in sourced files c6
set -u; nosuch; . /dev/stdin <<< 'false; echo $1'
#### unbound in sourced files c7
set -u; nosuch; eval 'echo $1'
#### unbound in sourced files c8
set -u; nosuch; echo $1
#### unbound in sourced files c9
set -u; nosuch; f() { echo $1; }; f
#### PS4 and assignments in front of commands d
PS4='+$n '; set -x; f() { n=1 cat < /dev/null; }; f
#### PS4 and assignments in front of commands d2
PS4='+$n '; set -x; n=1 cat < /dev/null; n=2 :; n=3 eval :; n=4 | cat
#### ERR traps set inside e
f() { trap 'echo e2 $?' ERR; [[ a && ( '' ) ]]; }; f
#### ERR traps set inside e2
f() { trap 'echo e2 $?' ERR; false; }; f
#### ERR traps set inside e3
f() { trap 'echo e2 $?' ERR; false; true; }; f; false
#### ERR traps set inside e4
f() { trap 'echo e2 $?' ERR; (( 0 )); }; f
#### ERR traps set inside e5
f() { trap 'echo e2 $?' ERR; [ '' ]; }; f
#### ERR traps set inside e6
f() { trap 'echo e2 $?' ERR; ! true; }; f
#### ERR traps set inside e7
f() { trap 'echo e2 $?' ERR; ( exit 3 ) ; }; f
#### ERR traps set inside e8
f() { trap 'echo e2 $?' ERR; { false; } ; }; f
#### ERR traps set inside e9
f() { trap 'echo e2 $?' ERR; { { false; }; } ; }; f
#### ERR traps set inside e10
f() { trap 'echo e2 $?' ERR; [[ a && ( '' ) ]] }; f
#### ERR traps set inside e11
f() { trap 'echo e2 $?' ERR; false; [[ $c ]]; }; f
