#### echo $((1+1)
echo $((1+1)
#### echo "unclosed
echo "unclosed
#### f( { echo; }
f( { echo; }
#### for i in 1 2 3 echo $i; done
for i in 1 2 3 echo $i; done
#### if [ 1 = 1 ] then echo x; fi
if [ 1 = 1 ] then echo x; fi
#### case x in y) echo; esac esac
case x in y) echo; esac esac
#### echo a; echo b; )
echo a; echo b; )
#### while true do echo; done
while true do echo; done
#### x = 5; echo $x
x = 5; echo $x
#### echo ${x
echo ${x
#### [[ a == ]]
[[ a == ]]
#### function { echo; }
function { echo; }
#### (echo a
(echo a
#### echo `echo a
echo `echo a
#### a=(1 2
a=(1 2
#### { echo a }
{ echo a }
#### echo hi |
echo hi |
#### && echo
&& echo
#### if true; then echo yes; else; fi
if true; then echo yes; else; fi
#### cat << EOF no end
cat << EOF
no end
#### echo $(( 1 + )) echo after
echo $(( 1 + ))
echo after
#### ((1 +)) echo after $?
((1 +))
echo after $?
#### [ 1 -eq a ]; echo $?; [ -f ]; echo $?; [ 1 = 1; echo $?
[ 1 -eq a ]; echo $?; [ -f ]; echo $?; [ 1 = 1; echo $?
#### local x; export 1a=3; echo $?; declare 2b; echo $?; unset 'a
local x; export 1a=3; echo $?; declare 2b; echo $?; unset 'a b'; echo $?
#### read 1x <<< a; echo $?; printf -v 1y x; echo $?; for 1z in a
read 1x <<< a; echo $?; printf -v 1y x; echo $?; for 1z in a; do :; done; echo $?
#### cd /nonexistent; echo $?; . /nonexistent; echo $?; exec /non
cd /nonexistent; echo $?; . /nonexistent; echo $?; exec /nonexistent; echo no
#### exit abc
exit abc
#### return; echo $?
return; echo $?
#### shift 5; echo $?; set -- a; shift 2; echo $? $1
shift 5; echo $?; set -- a; shift 2; echo $? $1
#### trap 'echo x' FOO; kill -FOO 1; echo $?
trap 'echo x' FOO; kill -FOO 1; echo $?
#### type nope nada; echo $?; command nope; echo $?; builtin nope
type nope nada; echo $?; command nope; echo $?; builtin nope; echo $?
#### alias x; unalias y; echo $?
alias x; unalias y; echo $?
#### getopts; echo $?; getopts a; echo $?
getopts; echo $?; getopts a; echo $?
#### printf; echo $?; printf '%d\n' abc; echo $?; printf '%z\n'; 
printf; echo $?; printf '%d\n' abc; echo $?; printf '%z\n'; echo $?
#### let; echo $?; let 'x='; echo $?
let; echo $?; let 'x='; echo $?
#### test a b c d e; echo $?; [ a -foo b ]; echo $?
test a b c d e; echo $?; [ a -foo b ]; echo $?
#### umask abc; echo $?; ulimit -Q; echo $?; pwd -x; echo $?
umask abc; echo $?; ulimit -Q; echo $?; pwd -x; echo $?
#### break; continue; echo $?
break; continue; echo $?
#### echo ${a.b}; echo next
echo ${a.b}; echo next
#### echo $(exit 3)$?; x=$(exit 4); echo $?
echo $(exit 3)$?; x=$(exit 4); echo $?
#### ls | { exit 5; }; echo $?; ! exit 3 | true; echo $?
ls | { exit 5; }; echo $?; ! exit 3 | true; echo $?
#### f() { f2() { return 4; }; f2; return; }; f; echo $?
f() { f2() { return 4; }; f2; return; }; f; echo $?
#### set -e; f() { if false; then :; fi; false; echo no; }; (f); 
set -e; f() { if false; then :; fi; false; echo no; }; (f); echo "rc"
#### set -e; trap 'echo T' EXIT; (exit 3) | true; x=$(exit 2) || 
set -e; trap 'echo T' EXIT; (exit 3) | true; x=$(exit 2) || echo "x $?"; [[ a == b ]] || true; ((0)) || true; false
#### set -u; echo ${nope}; echo after
set -u; echo ${#nope}; echo after
#### set -u; echo "${nope[@]}" "${nope-d}"; echo ${!nope}; echo x
set -u; echo "${nope[@]}" "${nope-d}"; echo ${!nope}; echo x
#### set -o nounset; f() { echo $1; }; f; echo no
set -o nounset; f() { echo $1; }; f; echo no
#### shopt -s failglob; echo *.none; echo after
shopt -s failglob; echo *.none; echo after
#### set -C; echo a > f; echo b > f; echo $?; echo c >| f; cat f
set -C; echo a > f; echo b > f; echo $?; echo c >| f; cat f
#### set -n; echo no
set -n; echo no
#### readonly PATH; PATH=x; echo $?
readonly PATH; PATH=x; echo $?
#### declare -r x=1; x=2 | cat; echo here; x=3; echo no
declare -r x=1; x=2 | cat; echo here; x=3; echo no
#### BASH_ENV=x; echo $BASH_ENV; unset BASH_VERSION; echo "[$BASH
BASH_ENV=x; echo $BASH_ENV; unset BASH_VERSION; echo "[$BASH_VERSION]"; UID=5; echo $?
#### RANDOM=1; a=$RANDOM; RANDOM=1; b=$RANDOM; [ $a = $b ] && ech
RANDOM=1; a=$RANDOM; RANDOM=1; b=$RANDOM; [ $a = $b ] && echo same $a
#### SECONDS=100; echo $SECONDS; unset SECONDS; SECONDS=x; echo $
SECONDS=100; echo $SECONDS; unset SECONDS; SECONDS=x; echo $SECONDS
#### a message of the script's own in the target of a redirection
echo a > ${y:?foo: ambiguous redirect}
echo after
