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
