#### stops at a failing command
set -e; echo a; false; echo b
#### status is that of the command
set -e; (exit 5); echo no
#### condition of if
set -e; if false; then echo t; else echo e; fi; echo on
#### condition of while
set -e; while false; do :; done; until true; do :; done; echo on
#### left of and
set -e; false && true; echo on
#### right of and
set -e; true && false; echo no
#### left of or
set -e; false || true; echo on
#### negation
set -e; ! true; echo on; ! false; echo on2
#### function in a condition
set -e; f() { false; echo still; }; if f; then echo yes; fi; f || true; f && true; echo end
#### function that fails
set -e; f() { false; echo no; }; f; echo no2
#### last of a pipeline
set -e; false | true; echo on; true | false; echo no
#### pipefail
set -eo pipefail; false | true; echo no
#### subshell
set -e; (false; echo no); echo no2
#### subshell in or
set -e; (false; echo still) || true; echo on
#### group in and
set -e; { false; echo no; } && true; echo on
#### assignment with a failing substitution
set -e; x=$(false); echo no
#### local hides the status
set -e; f() { local x=$(false); echo on; }; f
#### export hides the status
set -e; export x=$(false); echo on
#### arithmetic command
set -e; ((1)); echo a; ((0)); echo b
#### let
set -e; let x=1; let x=0; echo no
#### test command
set -e; [ 1 = 1 ]; [[ a = b ]]; echo no
#### command not found
set -e; nosuchcmd; echo no
#### redirection failure
set -e; cat < nope; echo no
#### builtin failure
set -e; cd /nope; echo no
#### eval
set -e; eval false; echo no
#### source
set -e; echo 'false; echo no' > l; . ./l; echo no2
#### trap on exit runs
set -e; trap 'echo bye $?' EXIT; false; echo no
#### in a command substitution argument
set -e; echo $(false; echo in); echo on
#### for loop body
set -e; for i in 1 2; do echo $i; false; done; echo no
#### case body
set -e; case a in a) false;; esac; echo no
#### and-or at the end of a function
set -e; f() { false && true; }; f; echo no
#### if without match returns 0
set -e; f() { if false; then :; fi; }; f; echo on
#### nested functions in a condition
set -e; g() { false; echo g; }; f() { g; echo f; }; f || echo failed; echo end
#### set +e in the middle
set -e; set +e; false; echo on; set -e; false; echo no
#### in a background job
set -e; (false; echo no) & wait $! || echo "job $?"; echo on
#### while with failing body
set -e; n=0; while [ $n -lt 2 ]; do n=$((n+1)); [ $n = 5 ] && echo five; done; echo "n $n"
#### errexit in sh -c
bash -ec 'false; echo no'; echo $?; bash -c 'set -e; false; echo no' || echo caught
#### errtrace off
trap 'echo ERR' ERR; f() { false; true; }; f; false; echo end
#### errtrace on
set -E; trap 'echo ERR' ERR; f() { false; true; }; f; echo end
#### err trap fires once
trap 'echo "ERR $?"' ERR; false; (exit 3); true && false; false || true; if false; then :; fi; ! true; echo end
#### err trap with line
trap 'echo "line $LINENO"' ERR
true
false
echo end
#### err trap and errexit
set -e; trap 'echo err' ERR; trap 'echo exit' EXIT; false
#### err trap in a pipeline
trap 'echo ERR' ERR; false | true; true | false; echo end
#### err trap in a subshell
trap 'echo ERR' ERR; (false; echo in); (exit 1); echo end
#### err trap command
trap 'echo "$BASH_COMMAND"' ERR; false; ls /nope 2>/dev/null; echo end
#### errexit and a function with a redirection
set -e; f() { echo x; false; } > out; f || echo "f failed"; cat out
#### errexit inside command substitution in a condition
set -e; if x=$(false; echo y); then echo "got $x"; fi
#### unset variable with -u
set -u; echo "${x:-default}"; echo "$x"; echo no
#### unset positional with -u
set -u; echo "$#" "$@" "$*"; echo "$1"; echo no
#### unset array with -u
set -u; a=(); echo "${a[@]}"; echo "${a[0]}"; echo no
#### nounset in a subshell
set -u; (echo "$x"; echo no); echo "after $?"
#### under set -e an arithmetic error drops its line, whatever its text begins with
set -e
{ : $((no match: )); echo same line; } || echo caught
echo after
#### a sourced file that is not there 1
set -e
trap 'echo exit $?' EXIT
(exit 3) || . ./nofile
echo no

#### a sourced file that is not there 2
set -e
trap 'echo exit $?' EXIT; trap 'echo ret' RETURN; trap 'echo err' ERR; set -ET
! false
. ./nofile

#### a sourced file that is not there 3
set -e
trap 'echo exit $?' EXIT; trap 'echo ret' RETURN; trap 'echo err' ERR; set -ET
. ./nofile || echo caught
if . nofile; then :; else echo else; fi
! . ./nofile
echo $?
(. ./nofile); echo no

#### a sourced file that is not there 4
set -e
f() { . ./nofile; echo in; }
f || echo caught
x=$(. ./nofile; echo in); echo "<$x>"
x=$(false || . ./nofile; echo in); echo "<$x>"

#### a sourced file that is not there 5
set -e
mkdir d; trap 'echo ret' RETURN; trap 'echo exit $?' EXIT
. ./d

#### a sourced file that is not there 6
trap 'echo ret' RETURN; trap 'echo exit $?' EXIT
. ./nofile
echo $?

#### a sourced file that is not there 7
set -e
command . ./nofile
echo no

#### a sourced file that is not there 8
set -e
echo 'false || . ./b' > a; echo '(exit 4)' > c
. ./a; echo $?

#### a sourced file that is not there 9
set -e
eval '(exit 5) || . ./nofile'; echo no

#### a sourced file that is not there 10
set -e
shopt -u sourcepath
false || source nofile

#### EXIT trap inside of redirections 1
trap 'echo E' ERR; set -E
for i in 1; do echo 'echo "src $1 $#"; false' > s.sh; . ./s.sh 'lit $a' | tail -n 1 || true; done

#### EXIT trap inside of redirections 2
trap 'echo E' ERR; set -E
echo 'echo "src $1 $#"; false' > s.sh; . ./s.sh 'lit $a' | tail -n 1 || true
. ./s.sh 'lit $a' | tail -n 1
. ./s.sh 'lit $a' | cat
. ./s.sh 'lit $a' | cat || true

#### EXIT trap inside of redirections 3
trap 'echo E' ERR; set -E
f() { echo in; false; }
f | tail -n 1 || true
f | cat || true
f | tail -n 1
f | cat
eval 'echo in; false' | cat || true
eval 'echo in; false' | cat
{ echo in; false; } | cat || true
{ echo in; false; } | cat
{ echo in; f; } | cat || true
{ echo in; f; } | cat
command eval 'false' | cat || true
builtin eval 'false' | cat || true
! f | cat
! . ./s.sh | cat

#### EXIT trap inside of redirections 4
set -eu
trap 'echo bye $?' EXIT
echo a
{ "${arr[n]@L}" ; } >> ! ; echo no

#### EXIT trap inside of redirections 5
set -eu
trap 'echo bye $?' EXIT
"${arr[n]@L}"; echo no

#### EXIT trap inside of redirections 6
set -eu
trap 'echo bye $?' EXIT
"${arr[n]@L}" > x; echo no

#### EXIT trap inside of redirections 7
set -eu
trap 'echo bye $?' EXIT
{ echo $zz; } > x; echo no

#### EXIT trap inside of redirections 8
set -eu
trap 'echo bye $?' EXIT
{ echo a; } > $zz; echo no

#### EXIT trap inside of redirections 9
set -u
trap 'echo bye $?' EXIT
{ "${arr[n]@L}" ; } > /dev/null ; echo no

#### EXIT trap inside of redirections 10
set -e
trap 'echo bye $?' EXIT
{ "${arr[1/0]}" ; } > y ; echo no

#### EXIT trap inside of redirections 11
trap 'echo bye $?' EXIT
{ echo ${x?gone} ; } > y ; echo no

#### EXIT trap inside of redirections 12
trap 'echo bye $?' EXIT
{ exit 3; } > y ; echo no

#### EXIT trap inside of redirections 13
trap 'echo bye $?' EXIT
while :; do echo ${x?gone} ; done > y ; echo no

#### EXIT trap inside of redirections 14
set -e
eval 'false; echo x' | cat || true
echo 'false; echo y' > s; . ./s | cat || echo no
command eval 'false; echo z' | cat || true
builtin eval 'false; echo q' | cat || true
! eval 'false; echo r' | cat
eval 'false; echo x' | cat
echo end

#### EXIT trap inside of redirections 15
set -e
f() { eval 'false; echo x'; echo y; }
f | cat || true
{ eval 'false; echo x'; echo y; } | cat || true
echo a | eval 'false; echo x' || true
if eval 'false; echo x' | cat; then echo then; fi

#### EXIT trap inside of redirections 16
set -eE; trap 'echo E' ERR
command false | cat || true
command -v nosuch | cat || true
eval false | cat || true
eval false || true
command false || true

#### EXIT trap inside of redirections 17
set -eu; trap 'echo bye $?' EXIT
f() { local v=in; { echo $zz; } > x; }
trap 'echo "bye $? $v ${FUNCNAME[*]}"; cat x' EXIT
for i in 1 2; do f; done

#### EXIT trap inside of redirections 18
set -eu; trap 'echo bye $?' EXIT
(trap 'echo sub $?' EXIT; { echo $zz; } > x; echo no) | cat
cat x
{ : ${y?gone}; } > z

#### EXIT trap inside of redirections 19
set -e; trap 'cat x; echo bye $?; cat x' EXIT
{ unset r; declare -n r=1x; } > x

#### EXIT trap inside of redirections 20
set -e; trap 'echo bye $?' EXIT
{ echo "${!zz}"; } > x 2>&1

#### EXIT trap inside of redirections 21
set -e; trap 'echo bye $?' EXIT
readonly r=1
{ r=2; } > x

#### EXIT trap inside of redirections 22
set -e; trap 'echo bye $?' EXIT
{ arr[0]=1; echo yes; } > x

#### EXIT trap inside of redirections 23
set -eu; trap 'exit 9' EXIT
{ echo $zz; } > x

#### EXIT trap inside of redirections 24
set -eu; trap '{ echo $yy; }; echo no' EXIT
{ echo $zz; } > x

#### EXIT trap inside of redirections 25
set -e; trap 'echo bye $?' EXIT
{ . ./nofile; } > x

