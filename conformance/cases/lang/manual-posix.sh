#### POSIX 1: POSIXLY_CORRECT is set
set -o posix; echo "[$POSIXLY_CORRECT]"; declare -p POSIXLY_CORRECT; set +o posix; echo "[${POSIXLY_CORRECT-unset}]"; POSIXLY_CORRECT=1; shopt -o posix; unset POSIXLY_CORRECT; shopt -o posix; declare -p POSIXLY_CORRECT; POSIXLY_CORRECT=; shopt -po posix; bash --posix -c 'env | grep POSIX; declare -p POSIXLY_CORRECT'; bash --posix -c 'echo "[$POSIXLY_CORRECT]"; env | grep POSIX; shopt -o posix'; POSIXLY_CORRECT=1 bash -c 'shopt -o posix'; env POSIXLY_CORRECT= bash -c 'shopt -o posix; echo $SHELLOPTS'
#### POSIX 2: a hashed command that is gone is searched again
mkdir a b; printf '#!/bin/sh\necho a\n' > a/cmd; printf '#!/bin/sh\necho b\n' > b/cmd; chmod +x a/cmd b/cmd; PATH=/workspace/a:/workspace/b:$PATH; cmd; rm a/cmd; cmd; echo $?; set -o posix; cmd; echo $?; hash
#### POSIX 2: checkhash
mkdir a b; printf '#!/bin/sh\necho a\n' > a/cmd; printf '#!/bin/sh\necho b\n' > b/cmd; chmod +x a/cmd b/cmd; PATH=/workspace/a:/workspace/b:$PATH; cmd; rm a/cmd; shopt -s checkhash; cmd; echo $?; hash | sed 's/^ *//'
#### POSIX 3: a file that cannot be executed is not hashed
mkdir a; echo echo > a/cmd; PATH=/workspace/a:$PATH; cmd; echo $?; hash; hash -r; set -o posix; cmd; echo $?; hash; type cmd; command -v cmd; echo $?; hash cmd; echo $?; hash
#### POSIX 6: aliases are always expanded
alias hi='echo hello'
hi
set -o posix
hi
alias
set +o posix
hi
bash --posix -c 'alias x="echo y"
x 1'
#### POSIX 6: expand_aliases under posix
shopt expand_aliases
set -o posix
shopt expand_aliases
set +o posix
shopt expand_aliases
shopt -s expand_aliases
set -o posix
set +o posix
shopt expand_aliases
#### POSIX 9: PS1 prompt of a child that is not interactive
PS4='+!x!! '; set -x; set -o posix; : a; set +o posix; : b
#### POSIX 11: tildes in assignments only in front of a command
set -o posix; a=~ b=x:~ ; echo $a $b; echo c=~ d=x:~/y; export e=~/z f=a:~; echo $e $f; readonly g=~; echo $g; declare h=~; echo $h; env i=~ | grep ^i; make=~ echo j=~; set +o posix; echo c=~ d=x:~/y k:=~ l=~:~; env i=~ | grep ^i=
#### POSIX 13: no globbing behind a redirection
touch one; cat < on*; set -o posix; cat < on*; echo $?; echo x > on*; ls; set +o posix; touch onf; echo x > on*; echo $?; ls
#### POSIX 15: names of functions
a-b() { echo dash; }; a-b; function 1x { echo one; }; 1x
set -o posix
a_b() { echo ok; }; a_b
a-b() { echo no; }
echo not here
#### POSIX 15: names of functions with function
set -o posix
function x.y { echo no; }
echo status $?
#### POSIX 15: names of functions in sh
bash --posix -c 'a.b() { :; }
echo no'; echo $?; bash --posix -c 'eval "a-b() { :; }"; echo no'; echo $?; bash --posix -c '(a-b() { :; }); echo $?'
#### POSIX 18: functions are printed without function
set -o posix; f() { echo x; }; type f; declare -f f; function g { (h() { :; }); }; type g; set +o posix; function h-i { :; }; type h-i; declare -f h-i; if() { :; } 2>/dev/null; function time { :; }; declare -f time; set -o posix; declare -f time
#### POSIX 19: tildes in PATH
mkdir -p ~/tb; printf '#!/bin/sh\necho tilde\n' > ~/tb/tcmd; chmod +x ~/tb/tcmd; PATH='~/tb':$PATH; tcmd; hash -r; set -o posix; tcmd; echo $?; rm -r ~/tb
#### POSIX 21: single quotes in braces in double quotes
set +o posix; unset x; echo "${x-'a}'b}"; echo "${x:-'}'}"; y=abc; echo "${y#'a'}" "${y%'c'}"; echo "${x-"'"}"
#### POSIX 24: special builtins that fail end the shell
for s in 'export -z' 'readonly -z' 'unset -z' 'set -Z' 'shift x' 'shift 5' 'trap -z' 'eval "("' '. nosuch' '. ./nosuch' 'exec nosuch' ': > /nosuch/x' 'export 1x' 'readonly 1x' 'unset 1x' 'unset -f nosuch' 'return x' 'return' 'break x' 'continue x' 'break' 'exit x' 'eval false' 'set -o nosuch' 'trap x NOSIG' 'readonly r=1; r=2 :' 'readonly r=1; unset r' 'readonly r=1; export r=2' 'readonly r=1; readonly r=2' 'break 0' 'for i in 1; do break 0; done' 'for i in 1; do break x; done' 'shift -1' 'export -f nosuch' 'source nosuch' 'command export -z' 'command . nosuch' 'command : > /nosuch/x' 'command exec nosuch' 'command shift 5' 'command eval "("' 'builtin export -z' 'eval "nosuch"' 'exec < nosuch' 'command exec < nosuch' 'set -e -o nosuch' 'exec -z' 'trap' 'trap "" 99' 'unset "a["' 'export "a b=c"' 'export a-b=c' 'readonly a.b' 'typeset 1x' 'cd nosuch' 'local x' 'getopts' 'read 1x' 'alias nosuch' 'umask 9' 'wait x' 'wait %3' 'kill' 'hash nosuch' 'type nosuch' 'test a b c d' 'printf' 'let' 'declare -Z' 'fg' 'bg' 'jobs %4' 'ulimit -Z' 'echo > /nosuch/x' 'pwd -Z' 'source' '.' 'eval -x' 'return -x' 'exit -x' 'unset -v r; readonly r; unset -v r' ': ${x?gone}' 'echo $((1+))' 'x=$((1+))' 'echo ${x!y}' 'exec nosuch 2>&1 || echo or' 'if ! export -z; then :; fi' 'export -z || :' '! shift 5'; do echo "--- $s"; bash --posix -c "$s
echo on \$?"; echo = $?; done 2>&1
#### POSIX 24: special builtins that fail do not end bash
for s in 'export -z' 'readonly -z' 'unset -z' 'set -Z' 'shift x' 'shift 5' 'trap -z' 'eval "("' '. nosuch' '. ./nosuch' 'exec nosuch' ': > /nosuch/x' 'export 1x' 'readonly 1x' 'unset 1x' 'unset -f nosuch' 'return x' 'return' 'break x' 'continue x' 'break' 'exit x' 'eval false' 'set -o nosuch' 'trap x NOSIG' 'readonly r=1; r=2 :' 'readonly r=1; unset r' 'readonly r=1; export r=2' 'readonly r=1; readonly r=2' 'break 0' 'for i in 1; do break 0; done' 'for i in 1; do break x; done' 'shift -1' 'export -f nosuch' 'source nosuch' 'command export -z' 'command . nosuch' 'command : > /nosuch/x' 'command exec nosuch' 'command shift 5' 'command eval "("' 'builtin export -z' 'eval "nosuch"' 'exec < nosuch' 'command exec < nosuch' 'set -e -o nosuch' 'exec -z' 'trap' 'trap "" 99' 'unset "a["' 'export "a b=c"' 'export a-b=c' 'readonly a.b' 'typeset 1x' 'cd nosuch' 'local x' 'getopts' 'read 1x' 'alias nosuch' 'umask 9' 'wait x' 'wait %3' 'kill' 'hash nosuch' 'type nosuch' 'test a b c d' 'printf' 'let' 'declare -Z' 'fg' 'bg' 'jobs %4' 'ulimit -Z' 'echo > /nosuch/x' 'pwd -Z' 'source' '.' 'eval -x' 'return -x' 'exit -x' 'unset -v r; readonly r; unset -v r' ': ${x?gone}' 'echo $((1+))' 'x=$((1+))' 'echo ${x!y}' 'exec nosuch 2>&1 || echo or'; do echo "--- $s"; bash -c "$s
echo on \$?"; echo = $?; done 2>&1
#### POSIX 25 to 27: assignments to readonly variables
for s in 'r=2' 'r=2; echo same line' 'r=2 true' 'r=2 :' 'r=2 eval :' 'r=2 f' 'r=2 cat </dev/null' 'for r in 1 2; do echo $r; done' 'select r in 1 2; do echo $r; break; done <<< 1' '(r=2); echo sub $?' 'x=$(r=2; echo in); echo "[$x]"' 'x=1 r=2' 'r=2 x=$(echo no >&2)' 'r=2 export x' 'r=2 command :' 'r=2 command export x' 'r=2 cd .' 'read r <<< 2' 'r+=2' 'declare r=2' 'printf -v r x' 'getopts a r -a' 'let r=2' '((r=2))' ': $((r=2))' ': ${r:=3}' 'unset r' 'mapfile r <<< x' 'if r=2; then :; fi' 'r=2 || echo or' '! r=2' 'eval r=2' 'r=2 | cat' 'while r=2; do break; done' 'f() { local r; }; f' 'f() { r=2; }; f' 'for ((r=0;r<1;r++)); do :; done' 'case x in x) r=2;; esac'; do for o in --posix +B; do echo "--- $o $s"; bash $o -c "readonly r=1; f() { echo f; }; $s
echo on \$?"; echo = $?; done; done 2>&1
#### POSIX 33: star in a pattern in double quotes
set -- a b; IFS='*'; x='a*b-a1b'; echo "${x#$*}" "${x#"$*"}"; case 'a1b' in $*) echo glob;; *) echo lit;; esac; case 'a1b' in "$*") echo glob;; *) echo lit;; esac; set -o posix; echo "${x#$*}" "${x#"$*"}"; case 'a1b' in $*) echo glob;; *) echo lit;; esac;  case 'a1b' in "$*") echo glob;; *) echo lit;; esac; [[ a1b == "$*" ]]; echo $?
#### POSIX 34: functions and assignments
set -o posix; h() { echo in $v; v=changed; }; v=1; v=2 h; echo $v; v=3 source /dev/stdin <<< 'echo $v'; echo $v; e() { v=4 eval :; }; e; echo $v; l() { local v=5; v=6 eval 'echo $v'; echo $v; v=7 :; echo $v; }; l; echo $v; export v; v=8 : ; env | grep ^v=
#### POSIX 35: command in front of assignment builtins
v='a b=c'; command export x=$v; echo "[$x]"; declare -p b; unset x b; set -o posix; command export x=$v; echo "[$x]"; declare -p b; command -p export y=$v; command command readonly z=$v; echo "$y|$z"; set +o posix; export w=~; command export w2=~ ; echo "$w $w2"; builtin export w3=$v; echo "$w3"; unset b; \export w4=$v; echo "$w4"; command declare a=(1 2)
#### POSIX 35: command declare with a list
set -o posix; command declare a=(1 2); echo ${a[1]}; echo here
#### POSIX 37 and 38: kill
set -o posix; kill -l; kill -l 9; kill -l TERM; kill -l SIGTERM; kill -s SIGTERM 1; kill -SIGTERM 1; echo $?; trap 'echo usr' USR1; kill -USR1 $$; kill -s USR1 $$; kill -L; set +o posix; kill -SIGUSR1 $$; kill -l | head -1; kill -l SIGTERM; trap 'echo usr2' SIGUSR2; kill -s SIGUSR2 $$; trap; set -o posix; trap
#### POSIX 39: export and readonly
env -i /bin/bash --posix -c 'export a=1 b="x y" c; readonly r=2 r2="it'"'"'s"; readonly r3; export -p | grep -v -e PWD -e OLDPWD -e SHLVL -e _=; readonly | grep " r"; readonly -p | grep " r"; export | grep "a="; readonly -a ra=(1); readonly -a; declare -p r a; typeset -r | grep " r"; declare -x | grep "a="'; env -i /bin/bash -c 'export a=1; readonly r=2; export -p | grep " a="; readonly | grep " r="'
#### POSIX 40 to 42: trap
set -o posix; trap 'echo x' TERM SIGUSR1 EXIT; trap; trap -p TERM; trap - TERM; trap; trap TERM; trap TERM USR1; trap -p; trap 15; trap 15 USR1; trap; trap - EXIT; trap -p TERM EXIT INT | cat; trap '' HUP; (trap -p HUP INT); trap -p | wc -l
#### POSIX 41: a first argument that names a signal
trap 'echo x' TERM USR1 USR2; trap TERM USR1; trap; trap 10; trap; trap INT; trap 2 3; trap; trap 'echo q' 15 12; trap 15 12; trap; set -o posix; trap 'echo q' 15 12; trap 15 12; trap TERM 12; trap; trap nosuch; trap 99; trap 99 15; trap
#### POSIX 43: dot does not look in the current directory
echo 'echo sourced' > scr; . scr; source scr; set -o posix; command . scr; echo $?; . ./scr; PATH=$PATH:.; . scr; PATH=/workspace; . scr; command source nosuch; echo $?; source nosuch; echo no
#### POSIX 44: inherit_errexit
set -e; echo $(false; echo a); shopt inherit_errexit; set -o posix; shopt inherit_errexit; echo $(false; echo b); set +o posix; shopt inherit_errexit; echo $(false; echo c); shopt -s inherit_errexit; set -o posix; set +o posix; shopt inherit_errexit
#### POSIX 45: shift_verbose
shift 3; echo $?; set -o posix; shopt shift_verbose; command shift 3; echo $?; set +o posix; shopt shift_verbose; shift 2; shopt -s shift_verbose; shift 2; echo $?; set -- a; shift -1; shift 1; shift; echo $?
#### POSIX 46: alias
alias a=1 b='it'"'"'s' c='x y'; alias; alias a; set -o posix; alias; alias a; alias -p; alias -p a; alias nosuch
#### POSIX 47 and 48: set without arguments
f() { :; }; qa='x y'; qb=$'a\nb'; qc=plain; qd=; qe=$'\001'; qf='a*b'; qg=ü; qh='~x'; qi='a=~'; qj='!'; qk='#a'; ql='a#'; declare -a qm=(1 'x y' $'a\tb'); qn='{a}'; qo='a~'; qp=$'\xff'; set | grep -a -e ^q -e '^f '; set -o posix; set | grep -a -e ^q -e '^f ' -e '^b'
#### POSIX 54: type and command -v of files that cannot be executed
mkdir d; echo 'echo x' > d/noexec; PATH=$PATH:/workspace/d; type noexec; type -t noexec; type -P noexec; type -a noexec; command -v noexec; command -V noexec; which noexec; set -o posix; type noexec; type -t noexec; type -P noexec; type -a noexec; command -v noexec; command -V noexec; noexec; echo $?
#### POSIX 56: echo under xpg_echo
shopt -s xpg_echo; echo -n 'a\tb'; echo -e 'a\tb'; echo -E 'a\tb'; set -o posix; echo -n 'a\tb'; echo -e 'a\tb'; echo -E 'a\tb'; echo 'x\cy'; echo 'z\0101'; echo -- a; shopt -u xpg_echo; echo -n 'a\tb'; echo -e 'a\tb'; bash --posix -c 'echo "a\tb"; echo -e x'
#### POSIX 61: wait forgets a status
(exit 3) & p=$!; wait $p; echo $?; wait $p; echo $?; set -o posix; (exit 4) & p=$!; wait $p; echo $?; wait $p 2>&1 | sed 's/pid [0-9]*/pid N/'; command wait $p 2>/dev/null; echo $?
#### sh: what it knows of bash
bash --posix -c 'a=(1 2); echo ${a[1]}; echo {a,b}; [[ x == x ]] && echo cond; f() { local x=1; echo $x; }; f; echo $'"'"'a\tb'"'"'; cat <<< here; echo ${x/y/z}; x=abc; echo ${x:1} ${x^^}; for ((i=0;i<2;i++)); do echo $i; done; echo $RANDOM | wc -l; type -t echo; source /dev/null; echo $BASH_VERSION | cut -c1-3; echo $0; echo &>/dev/null; cat <(echo p) ; declare -p a; ((1)) && echo ar; echo $SHELLOPTS'
#### sh: what it knows not
bash --posix -c 'cat <(echo p)'; echo $?; bash --posix -c 'function f { echo x; }; f'; bash --posix -c 'echo a |& cat'; bash --posix -c 'shopt -s extglob
echo !(x)'; bash --posix -c 'set -o pipefail; false | true; echo $?'; bash --posix -c 'echo $-; set -o | grep posix'; bash -o posix -c 'echo $-'; bash --posix -c 'set +o posix; cat <(echo p)'; bash +o posix -c 'shopt -o posix; cat <(echo q)'
#### POSIX mode: break and continue outside of a loop
bash --posix -c 'break; echo $?'; bash --posix -c 'continue; echo $?'; bash -c 'break; echo $?; continue; echo $?'; bash --posix -c 'f() { break; echo f; }; for i in 1 2; do f; echo $i; done'; bash -c 'f() { break; echo f; }; for i in 1 2; do f; echo $i; done'
#### POSIX mode: return outside of a function
bash --posix -c 'return; echo no'; echo $?; bash --posix -c 'return 3 || echo or'; bash -c 'return; echo on $?'; bash --posix -c '(return 4); echo $?'; echo 'return 5; echo no' > s; bash --posix ./s; echo $?; bash --posix -c '. ./s; echo $?'
#### POSIX mode: exit status of what cannot be found or run
echo x > f; bash --posix -c './f'; echo $?; bash --posix -c 'nosuch'; echo $?; bash --posix -c './nosuch'; bash --posix -c '/'; echo $?; bash --posix ./nosuch; echo $?; bash --posix nosuch; echo $?; bash --posix -c 'exec nosuch; echo no'; echo $?; bash --posix -c 'exec nosuch || echo or'; bash --posix -c 'command exec nosuch; echo on $?'; bash --posix .; echo $?
#### POSIX mode: getopts, export of functions, declare
bash --posix -c 'f() { echo exported; }; export -f f; bash -c f; export -pf | tail -1; declare -F; declare -fp f'; bash --posix -c 'OPTIND=1; set -- -a -b v -z; while getopts ab: o; do echo $o $OPTARG; done'; bash --posix -c 'while getopts :ab: o -a -b; do echo $o $OPTARG; done'
#### POSIX mode: here-documents, quoting and brace expansion
bash --posix -c 'echo {1..3} {a,b}; echo "`echo "x"`"; x=a; cat <<E
$x `echo y` $((1+1)) "q" \$x \" ${x:+"z"}
E'
#### POSIX mode: unset without options
bash --posix -c 'f() { :; }; unset f; type f; f=1; unset f; type f; unset f; type f'; bash -c 'f() { :; }; unset f; type f'; bash --posix -c 'unset -v nosuch; echo $?; unset nosuch; echo $?; unset -fv x; echo no'
#### POSIX mode: arithmetic and -lt
bash --posix -c 'x=010; echo $((x)) $((0x1f)) $((2#11)) $((x++)) $x; [ 010 -eq 10 ] && echo dec; echo $((1,2)) $((2**3))'
#### POSIX mode: test
bash --posix -c '[ a \< b ]; echo $?; test b \> a; echo $?; [ a == a ]; echo $?; [ -a /dev/null ]; echo $?; [ ! a -a b ]; echo $?; test \( a \); echo $?; test x -nt y; echo $?'
#### POSIX mode: command substitution and errexit in functions
bash --posix -ec 'f() { false; echo f; }; x=$(f; echo g); echo "[$x]"'; echo $?; bash -ec 'f() { false; echo f; }; x=$(f; echo g); echo "[$x]"'; bash --posix -ec 'echo "$(false; echo a)" b; x=$(false) || echo or; if x=$(false; echo in); then echo "[$x]"; fi'
#### POSIX 14: no word splitting behind a redirection
v='a b'; echo x > $v; echo $?; set -o posix; echo x > $v; echo $?; ls; cat < $v; e=; echo y > $e; echo $?; set +o posix; echo y > $e; echo $?; w=*; set -o posix; echo z > $w; ls; set -- p q; echo 1 > $@; ls; echo 2 > "$@"; ls
#### POSIX 16: functions named as special builtins
set() { echo set; }; unset -f set; export() { echo mine; }; export x; unset -f export
bash --posix -c 'eval() { echo no; }
echo not here'; echo $?; bash --posix -c 'unset() { echo no; }; echo same line'; echo $?; bash --posix -c 'echo() { printf mine; }; echo'; bash --posix -c '. () { :; }
echo'; bash --posix -c 'break() { :; }'; bash --posix -c 'function exec { :; }'; bash --posix -c 'source() { builtin echo src; }; source x'; bash --posix -c 'for n in : . break continue eval exec exit export readonly return set shift times trap unset source cd; do (eval "$n() { :; }") 2>&1; done'
#### POSIX 17: special builtins come before functions
export() { echo mine; }; eval() { echo myeval; }; set -o posix; export x=1; eval 'echo hi'; command -V export; type export; set +o posix; export x; command -V export | head -1; unset -f export eval; cd() { echo mycd; }; set -o posix; cd x
#### POSIX 28 to 31: errors that end the shell
echo 'if' > bad; echo 'echo one; )' > bad2; for s in '. nosuch' '. ./nosuch; echo same' 'source ./bad' '. ./bad2' 'eval "if"' 'eval "echo a; )"' 'echo $((1+)); echo same' 'echo $((x=))' ': ${x?}' ': ${x:?msg}' 'echo ${x?msg} || echo or' 'echo ${1x}' 'echo ${x@Z}' '((1+))' 'let 1+' '[[ 1+ -eq 2 ]]' 'a[1+]=x' 'echo ${a[1+]}' 'set -u; echo $nope' 'set -u; echo ${a[3]}' 'echo $((1/0))' 'let 1/0' 'x=5 eval ")"' 'command eval "if"' 'command . ./bad' 'command . nosuch' 'f() { . nosuch; }; f' 'if . nosuch; then :; else echo else; fi' '(. nosuch); echo sub' 'echo $(. nosuch; echo in)' 'eval "eval \"if\""' 'trap "echo ex" EXIT; . nosuch' 'echo ${!x}' 'echo ${!1}' 'x=1a; echo $((x))' 'for ((1+;;)); do :; done' 'echo ${x:1+}'  'test 1 -eq a' '[ ( ]'; do for o in --posix +B; do echo "--- $o $s"; bash $o -c "$s
echo on \$?"; echo = $?; done; done 2>&1
#### POSIX 58: SIGCHLD traps and wait
trap 'echo chld' CHLD; sleep 0.1 & wait; echo $?; set -o posix; sleep 0.1 & sleep 0.2 & wait; echo $?
#### POSIX mode: local tilde in PATH-like assignments of declare
bash --posix -c 'HOME=/h; export PATH2=~/a:~/b; echo $PATH2; x=~/a:~/b; echo $x; readonly y=a:~; echo $y; alias z=~; alias z; set -- q=~; echo $1; local2=~; echo ~ ~nosuch "~" \~ ~/x; case ~ in /h) echo yes;; esac; echo ${nope-~} ${nope:=~}; for i in ~ a=~; do echo $i; done'
