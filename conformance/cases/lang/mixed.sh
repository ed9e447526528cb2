#### PS4='+${LINENO}: '; set -x echo a echo b
PS4='+${LINENO}: '; set -x
echo a
echo b
#### trap 'echo "ERR at $LINENO: $BASH_COMMAND"' ERR f() { false 
trap 'echo "ERR at $LINENO: $BASH_COMMAND"' ERR
f() {
  false
}
f
ls /nonexistent 2>/dev/null
echo done
#### set -E; trap 'echo "E:${FUNCNAME[*]}:$LINENO"' ERR a() { b; 
set -E; trap 'echo "E:${FUNCNAME[*]}:$LINENO"' ERR
a() { b; }
b() { false; }
a
#### trap 'echo "D:$LINENO"' DEBUG x=1 for i in 1; do echo $i don
trap 'echo "D:$LINENO"' DEBUG
x=1
for i in 1; do
  echo $i
done
#### f() { echo "$(caller 0)"; } g() { f } g
f() { echo "$(caller 0)"; }
g() {
 f
}
g
#### exec 3>out; { echo a >&3; } 3>&1; echo b >&3; exec 3>&-; cat
exec 3>out; { echo a >&3; } 3>&1; echo b >&3; exec 3>&-; cat out
#### { echo x; } > f 2>&1 < /dev/null; cat f
{ echo x; } > f 2>&1 < /dev/null; cat f
#### echo a > f; exec < f; read x; echo $x; read y; echo $?
echo a > f; exec < f; read x; echo $x; read y; echo $?
#### while :; do while :; do break 2; done; done; echo out
while :; do while :; do break 2; done; done; echo out
#### f() { while :; do return 3; done; }; f; echo $?
f() { while :; do return 3; done; }; f; echo $?
#### for i in 1 2 3; do (( i == 2 )) && continue; { echo $i; } do
for i in 1 2 3; do (( i == 2 )) && continue; { echo $i; } done
#### cd /workspace; mkdir -p x/y; cd x/y; cd ../..; pwd; cd x/../
cd /workspace; mkdir -p x/y; cd x/y; cd ../..; pwd; cd x/../x; pwd; cd ./y/.; pwd; cd ..//; pwd
#### pushd /tmp >/dev/null; dirs; popd; dirs -l
pushd /tmp >/dev/null; dirs; popd; dirs -l
#### type -a true; command -V cd; command -v -- ls
type -a true; command -V cd; command -v -- ls
#### hash -r; ls >/dev/null; hash -t ls; type ls; hash
hash -r; ls >/dev/null; hash -t ls; type ls; hash
#### set -- "$@" new; echo $#; set -- ; echo $#; set -o | head -3
set -- "$@" new; echo $#; set -- ; echo $#; set -o | head -3
#### shopt -s expand_aliases alias g=grep echo abc | g b alias x=
shopt -s expand_aliases
alias g=grep
echo abc | g b
alias x='echo one; echo two'
x
#### shopt -s expand_aliases alias sudo='sudo ' alias hi='echo he
shopt -s expand_aliases
alias sudo='sudo '
alias hi='echo hello'
sudo() { "$@"; }
sudo hi
#### umask 027; touch a; mkdir b; stat -c '%a %n' a b
umask 027; touch a; mkdir b; stat -c '%a %n' a b
#### sleep 10 & sleep 0.1; kill %1; wait %1; echo $?
sleep 10 & sleep 0.1; kill %1; wait %1; echo $?
#### sleep 1 & p=$!; kill -STOP $p 2>/dev/null; kill -CONT $p; wa
sleep 1 & p=$!; kill -STOP $p 2>/dev/null; kill -CONT $p; wait $p; echo $?
#### wait -n; echo $?; true & wait -n; echo $?
wait -n; echo $?; true & wait -n; echo $?
#### set -m; sleep 0.1 & wait; echo $?
set -m; sleep 0.1 & wait; echo $?
#### bash -c 'trap "echo T" TERM; kill $$; echo end'; echo $?
bash -c 'trap "echo T" TERM; kill $$; echo end'; echo $?
#### bash -c 'exit 300'; echo $?; bash -c 'return 1' 2>&1; echo $
bash -c 'exit 300'; echo $?; bash -c 'return 1' 2>&1; echo $?
#### echo 'exit 5' > s; . ./s; echo no
echo 'exit 5' > s; . ./s; echo no
#### echo 'set -e; false; echo no' > s; bash s; echo $?; (. ./s);
echo 'set -e; false; echo no' > s; bash s; echo $?; (. ./s); echo $?
#### cat > lib.sh <<'E' greet() { echo "hello $1 from ${BASH_SOUR
cat > lib.sh <<'E'
greet() { echo "hello $1 from ${BASH_SOURCE[0]##*/}"; }
E
source lib.sh; greet bob; . lib.sh; type -t greet
#### printf '#!/usr/bin/env -S bash -e\nfalse; echo no\n' > s; ch
printf '#!/usr/bin/env -S bash -e\nfalse; echo no\n' > s; chmod +x s; ./s; echo $?
#### printf 'echo plain\n' > s; ./s; echo $?; chmod +x s; ./s; ca
printf 'echo plain\n' > s; ./s; echo $?; chmod +x s; ./s; cat s | sh
#### x=$(</nonexistent) ; echo "st $?"; y=$(cat /nonexistent 2>&1
x=$(</nonexistent) ; echo "st $?"; y=$(cat /nonexistent 2>&1); echo "$y"
#### a() { b() { c() { echo deep; }; c; }; b; }; a; c
a() { b() { c() { echo deep; }; c; }; b; }; a; c
#### unset -f nofn; echo $?; unset novar; echo $?; unset 1a; echo
unset -f nofn; echo $?; unset novar; echo $?; unset 1a; echo $?
#### f() { local a b=2 c=$1; echo "$a|$b|$c"; local -a arr=(1 2);
f() { local a b=2 c=$1; echo "$a|$b|$c"; local -a arr=(1 2); echo ${#arr[@]}; local -A m=([x]=1); echo ${m[x]}; }; f 3
#### readonly -a ra=(1 2); ra[0]=5; echo "st $?"; echo ${ra[0]}
readonly -a ra=(1 2); ra[0]=5; echo "st $?"; echo ${ra[0]}
#### export A=1 B; declare -x C=3; env | grep -E '^(A|B|C)=' | so
export A=1 B; declare -x C=3; env | grep -E '^(A|B|C)=' | sort; export -n A; env | grep -c ^A=
#### declare -f f; f() { echo "a b"; [[ x == x ]] && echo y; }; d
declare -f f; f() { echo "a  b"; [[ x == x ]] && echo y; }; declare -f f; type f
#### echo $((1,2)) $((x=5)) $((x++ + ++x)) $x $((~0)) $((!0)) $((
echo $((1,2)) $((x=5)) $((x++ + ++x)) $x $((~0)) $((!0)) $((3**2**2))
#### echo "a\tb" 'a\tb' $'a\tb'; echo -e "a\tb\c"; echo; echo -n 
echo "a\tb" 'a\tb' $'a\tb'; echo -e "a\tb\c"; echo; echo -n x; echo; echo -E "a\tb"
#### [ a = a -o b = c ] && echo 1; [ ! -f x ] && echo 2; [ "(" = 
[ a = a -o b = c ] && echo 1; [ ! -f x ] && echo 2; [ "(" = "(" ] && echo 3; [ -n ]; echo $?; [ ]; echo $?; [ a b ]; echo $?
#### cat << 'A' << B first A second B
cat << 'A' << B
first
A
second
B
#### f() { echo $# "$@"; }; f $(printf 'a b\nc'); f "$(printf 'a 
f() { echo $# "$@"; }; f $(printf 'a b\nc'); f "$(printf 'a b\nc')"; f ''; f; f "" ""
#### x="a:b::c"; IFS=:; f() { echo $#; }; f $x; set -- $x; echo "
x="a:b::c"; IFS=:; f() { echo $#; }; f $x; set -- $x; echo "$3|$4"
#### select x in a b; do echo $REPLY $x; done <<< $'1\n2'
select x in a b; do echo $REPLY $x; done <<< $'1\n2'
#### coproc cat; echo hi >&${COPROC[1]}; eval "exec ${COPROC[1]}>
coproc cat; echo hi >&${COPROC[1]}; eval "exec ${COPROC[1]}>&-"; cat <&${COPROC[0]}; wait $COPROC_PID; echo $?
#### if [[ -t 0 ]]; then echo tty; else echo notty; fi; test -t 1
if [[ -t 0 ]]; then echo tty; else echo notty; fi; test -t 1; echo $?
#### cat nonexist | sort; echo "${PIPESTATUS[@]}"; set -o pipefai
cat nonexist | sort; echo "${PIPESTATUS[@]}"; set -o pipefail; cat nonexist 2>/dev/null | sort; echo $?
#### echo hi >&2 2>/dev/null; echo ho 2>&1 >/dev/null
echo hi >&2 2>/dev/null; echo ho 2>&1 >/dev/null
#### exec 4>&1; (echo a >&4; exec 4>&-; echo b >&4); echo c >&4
exec 4>&1; (echo a >&4; exec 4>&-; echo b >&4); echo c >&4
#### echo start; bash -c 'echo $((' ; echo $?
echo start; bash -c 'echo $((' ; echo $?
#### eval 'for i in 1 2; do echo $i'; echo $?
eval 'for i in 1 2; do echo $i'; echo $?
