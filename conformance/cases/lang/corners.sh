#### here-string of an external command is expanded in the child
i=1; cat <<< $((i++)); echo $i; cat <<< $((i++)) > f; cat f; echo $i; read x <<< $((i++)); echo $i $x
#### redirection of an external command that fails to expand
cat <<< ${x:?gone}; echo $?; cat < ${x:?gone2} ; echo $?; echo after
#### redirection to builtin that fails to expand
echo a > ${x:?gone}; echo after
#### redirection of function
f() { echo f; }
i=0; f > f$((i++)); echo $i; /bin/true > f$((i++)); echo $i; ls
#### external assign redir
cat <<< ${y:=5}; echo "[$y]"; : <<< ${y:=6}; echo "[$y]"
#### heredoc side effects external
i=1
cat <<X
$((i++)) ${z:=9}
X
echo $i $z
#### fd var external
cat {fd}</dev/null <<< a; echo ${fd-unset}
#### external in pipeline
i=1; cat <<< $((i++)) | cat; echo $i
#### redirect unset -u in child
set -u; cat <<< $nope; echo $?; echo alive
#### redirect $? and RANDOM
cat <<< $(exit 3)$?; echo $?
#### ambiguous in child
set -- a b; cat < $@ ; echo $?; cat > "$@"; echo $?
#### aliases in substitution
shopt -s expand_aliases
alias hi='echo hello'
x=$(hi there); echo "$x"
echo "$(hi you)" `hi back`
f() { echo $(hi f); }
f
cat <(hi proc)
#### alias in nested substitution with pipe
shopt -s expand_aliases
alias ll='echo LL' g='cat'
echo $(ll a | g; (ll b); if ll c; then ll d; fi)
#### alias defined within substitution
shopt -s expand_aliases
x=$(alias q='echo Q'
q 1); echo $x
#### let x&=1
x=3; let x&=1; echo $x; let x|=4; echo $?
#### let ops unquoted
x=3; let x\&=1; echo $x; let x\|=4; echo $x; let x^=1; echo $x; let x=5 y=x*2; echo $y; let x=(1+2)*3; echo $?
#### let parens
let x=(1+2); echo $x; let y=5%3; echo $y; let z=1==1; echo $z; let z=!0; echo $z; let 'a=1' "b=2" ; echo $a$b
#### command not found quoting
'a b'; $'a\nb'; $'a\001b'; 'x"y'; "q'r"; é; $'\xff'; ''; ' '; 'a*b'; '$x'; 'tab	x'; echo end
#### no such file quoting
'./a b'; $'./a\nb'; $'/x\001b'; $'./\xff'; './é'; echo end
#### unclosed arith
echo $((1+2
echo b
#### unclosed arith 2
echo "$((1+2"
#### unclosed arith 3
echo $((1+2)
#### unclosed arith 4
echo a; echo $(( (1+2) 
echo c
#### unclosed forms 1
((1+2
#### unclosed forms 2
echo ${a
#### unclosed forms 3
echo $(echo a
#### unclosed forms 4
echo "abc
#### unclosed forms 5
echo `abc
#### unclosed forms 6
x=(1 2
#### unclosed forms 7
$[1+2
#### unclosed forms 8
echo "${a
#### unclosed forms 9
echo ${a:-"x
#### unclosed forms 10
echo $(( $(echo 1 )
#### unclosed forms 11
echo <(cat
#### unclosed forms 13
echo $'abc
#### unclosed forms 14
x[1
#### unclosed forms 15
for ((i=0; i<3
#### unclosed forms 16
(( 1 + 
2
#### unclosed forms 17
echo "$(echo "a)"
#### child redirs unset set
set -eu; echo start; cat <<< $nope || echo caught; cat < $nope; echo no
#### child redirs trap
trap 'echo bye' EXIT; trap 'echo err $?' ERR; cat <<< ${x?bad}; echo "$?"
#### child redirs ps
cat <<< ${x?bad} | cat; echo "${PIPESTATUS[*]}"; cat <<< $((1/0)); echo $?; cat <<< ${x!}; echo $?; cat <<< $((1+)); echo $?; ls > ${y/}; echo $?; cat <<< "$(nosuch)"; echo $?; cat < "$(echo f; exit 3)"; echo $?
#### bg child redirs
cat <<< ${x?bad} & wait $!; echo $?
#### exec child
exec cat <<< ${x?bad}; echo no
#### alias unalias later
shopt -s expand_aliases
alias hi='echo hello'
f() { echo $(hi f); }
unalias hi
f
alias hi='echo other'
f
g() { echo `hi \`hi x\``; }
g
echo "$(echo $(hi nested "$(hi q)"))" $(( $(hi 1 >/dev/null; echo 3) + 1 )) ${x:-$(hi dflt)} 
cat <<X
$(hi heredoc)
X
a=($(hi arr)); echo ${a[1]}
case $(hi c) in *c) echo yes;; esac
[[ $(hi t) == *t ]] && echo yes
hi $(
 hi multi
 hi line
)
#### alias syntax error in comsub
shopt -s expand_aliases
alias foo='if true; then echo x; fi'
echo $(foo)
alias bar='('
echo $(bar echo x))
#### status of a failed expansion in stages, jobs and subshells
(cat <<< ${x?bad}; echo $?); cat <<< ${x?bad} | cat; echo ${PIPESTATUS[@]}; { cat <<< ${x?bad}; } | cat; echo ${PIPESTATUS[@]}; (cat <<< ${x?bad}); echo $?; cat <<< ${x?bad} & wait $!; echo $?; v=$(cat <<< ${x?bad}); echo $?; (echo <<< ${x?bad}); echo $?; (echo ${x?bad}); echo $?; echo ${x?bad} | cat; echo ${PIPESTATUS[@]}; f() { cat <<< ${x?bad}; echo $?; }; f; f | cat
#### assignments in front of declare
x=0; x=1 declare x=3; echo $x; x=1 declare -x x; declare -p x; x=5 readonly x; declare -p x
#### assignments in front of declarations in functions
x=0; x=1 typeset -i x; declare -p x; f() { x=1 local x; declare -p x; x=2 declare x; declare -p x; }; f; declare -p x; y=3 export y; declare -p y; z=3 declare -gx z; declare -p z; declare -x w=1; w=2 declare w=3; declare -p w
#### line of a command of several lines
echo $LINENO "a
b"
echo "a
b" $LINENO
nosuch "a
b"
nosuch a "b
c"
nosuch
echo $LINENO
x="a
b" nosuch
"nos
uch"
nosuch \
 a \
 b
nosuch a\
b
nosuch <<E
x
E
nosuch > /dev/null 'a
b'
cd "a
b"
echo $LINENO
#### a script whose interpreter line is empty or missing
printf '#!/no/such\necho hi\n' > s; chmod +x s; ./s; echo $?
printf '#!\necho hi $0 $1\n' > s; ./s a; echo $?
printf '#! \necho hi\n' > s; ./s; echo $?
printf '#!/tmp\necho hi\n' > s; ./s; echo $?
#### redirections of external commands leave the shell alone
i=0; nosuch <<< $((i++)); echo $? $i; command cat <<< $((i++)); echo $i; (cat <<< $((i++)); echo $i); echo $i; cat <<< $BASH_SUBSHELL; x=$((i++)) cat <<< $((i++)); echo $i; set -e; cat <<< ${x?bad}; echo no
#### an unknown operator @ 1
echo "[${x@Z}]"; echo a
x=; echo "[${x@Z}]"; echo b

#### an unknown operator @ 2
set -u
echo "[${x@Z}]"; echo a

#### an unknown operator @ 3
echo "[${arr[@]@Z}]"; echo a
arr=()
echo "[${arr[@]@Z}]"; echo b
echo "[${arr[*]@Z}]"; echo b
echo "[${arr[0]@Z}]"; echo b
echo "[${arr@Z}]"; echo b
arr=(1); echo "[${arr[@]@Z}]"; echo c

#### an unknown operator @ 4
arr=(1); echo "[${arr[1]@Z}]"; echo c
echo "[${arr[0]@Z}]"; echo c

#### an unknown operator @ 5
echo "[${@@Z}]"; echo a
echo "[${*@Z}]"; echo a
echo "[${1@Z}]"; echo a
set -- 1
echo "[${@@Z}]"; echo a

#### an unknown operator @ 6
echo "[${x@}]"; echo a

#### an unknown operator @ 7
echo "[${x@ZZ}]"; echo a
echo "[${x@QQ}]"; echo a

#### an unknown operator @ 8
declare -a q; echo "[${q@Z}]"; echo a
declare -i q2; echo "[${q2@Z}]"; echo a
local_() { local y; echo "[${y@Z}]"; }; local_; echo b

#### an unknown operator @ 9
echo "[${?@Z}]"; echo a

#### an unknown operator @ 10
echo "[${!@Z}]"; echo a

#### an unknown operator @ 11
declare -n r=zz; echo "[${r@Z}]"; echo "[${!x@Z}]"; echo a

#### an unknown operator @ 12
x=1; echo "[${x@ZZ}]"; echo a

#### an unknown operator @ 13
x=1; echo "[${x@QQ}]"; echo a

#### an unknown operator @ 14
x=1; echo "[${x@ }]"; echo a

#### an unknown operator @ 15
x=1; echo "[${x@$y}]"; echo a

#### an unknown operator @ 16
set -u; echo "[${x@Q}]"; echo a

#### the last argument, and bad substitutions in declarations 1
true a b; echo x >&$zz; echo "$_"
#### the last argument, and bad substitutions in declarations 2
true a b; echo x > /nonexistent/y; echo "$_"
#### the last argument, and bad substitutions in declarations 3
true a b; { echo x y; } > /nonexistent/y; echo "$_"
#### the last argument, and bad substitutions in declarations 4
true a b; cat x y > /nonexistent/y; echo "$_"
#### the last argument, and bad substitutions in declarations 5
true a b; f() { :; }; f p q > /nonexistent/y; echo "$_"
#### the last argument, and bad substitutions in declarations 6
true a b; x=1 > /nonexistent/y; echo "$_"
#### the last argument, and bad substitutions in declarations 7
( echo >&$zz; ( echo "$_"; (( 10 )) ) 2>/dev/null )
#### the last argument, and bad substitutions in declarations 8
true a b; ( echo >&$zz; echo "$_"; nosuch a; echo "$_"; cat < nofile; echo "$_" )
#### the last argument, and bad substitutions in declarations 9
declare -a v3="${?^^o}"; echo x
echo next
#### the last argument, and bad substitutions in declarations 10
( declare -a v3="${?^^o}"; echo x ) | cat
#### the last argument, and bad substitutions in declarations 11
( declare -a v3="${x^^}${?^^o}"; echo x )
#### the last argument, and bad substitutions in declarations 12
declare v3=a"${?^^o}"
#### the last argument, and bad substitutions in declarations 13
export v3=${?^^o}b
#### the last argument, and bad substitutions in declarations 14
( declare -a v3="${?@Z}"; echo x )
#### the last argument, and bad substitutions in declarations 15
( v3="${?^^o}"; echo x )
#### the last argument, and bad substitutions in declarations 16
( declare -A v3="${x!}"; declare -i y="${x!}"; echo x )
#### lists of local, negated jobs, negated errors 1
local v1=(1 2); declare -p v1; echo $?
#### lists of local, negated jobs, negated errors 2
local v1=5; declare -p v1; local v2; declare -p v2; local -A v3=([a]=b); declare -p v3; local v4+=(a); declare -p v4; local -r v5=(1); declare -p v5
#### lists of local, negated jobs, negated errors 3
v1=x; local v1=(1 2); declare -p v1; v2=(a b); local v2+=(c); declare -p v2; local -A v2=(c d); declare -p v2
#### lists of local, negated jobs, negated errors 4
x=$( ! ! { :; } & wait "$!"; echo "w$?" ); echo "$x"
#### lists of local, negated jobs, negated errors 5
x=$( ! ! true & wait "$!"; echo "w$?" ); echo "$x"
#### lists of local, negated jobs, negated errors 6
x=$( ! { :; } & wait "$!"; echo "w$?" ); echo "$x"
#### lists of local, negated jobs, negated errors 7
! ! { :; } & wait $!; echo "w$?"; ! ! ! true & wait $!; echo $?
#### lists of local, negated jobs, negated errors 8
f() { ! ! true & wait $!; echo "w$?"; }; f; (! ! true & wait $!; echo "w$?")
#### lists of local, negated jobs, negated errors 9
x=$( ! ! true; echo "w$?" ); echo "$x"; x=$( ! ! true | cat; echo "w$?" ); echo "$x"; x=$(echo a; ! ! true & wait; echo b); echo "$x"
#### lists of local, negated jobs, negated errors 12
set -u
( ! for i in ${x}; do :; done ); echo $?
#### lists of local, negated jobs, negated errors 13
set -u; ( ! for i in ${x}; do :; done ) || echo failed; (! echo $x) && echo ok; (! { echo $x; }); echo $?
#### lists of local, negated jobs, negated errors 14
(! for i in ${x?}; do :; done); echo $?; (! while ${x?}; do :; done); echo $?; (! if ${x?}; then :; fi); echo $?; (! case ${x?} in a) esac); echo $?; (! (: ${x?})); echo $?; (! f ${x?}); echo $?; f() { : ${x?}; }; (! f); echo $?; (! eval ': ${x?}'); echo $?
#### lists of local, negated jobs, negated errors 15
set -u; f() { (! for i in "$(echo q)" ${arr[n]%%*[!x]} x; do echo $i; done) || { ! eval 'f() { echo redefined; }' | wc -l; }; }; n=5; f
#### DEBUG traps of select 1
trap 'echo D' DEBUG; select s in a b; do echo $s; break; done <<< 1
#### DEBUG traps of select 2
trap 'echo D' DEBUG; ! select s in a b; do echo $s; break; done <<< 1
#### DEBUG traps of select 3
trap 'echo D' DEBUG; true && ! select s in a b; do echo $s; break; done <<< x
#### DEBUG traps of select 4
trap 'echo D' DEBUG; for ((j5=0; j5<3; j5++)); do read -r x y <<< "5"; echo "$x/$y"; done && ! select s in {a,b}c 5; do echo "$s $REPLY"; echo a || cat <<-X
	b
X
:; break; done <<< x
#### DEBUG traps of select 5
trap 'echo D' DEBUG; for ((j5=0; j5<3; j5++)); do :; done
#### DEBUG traps of select 6
trap 'echo D' DEBUG; for ((j5=0; j5<2; j5++)); do read -r x y <<< "5"; echo "$x/$y"; done && echo z
#### DEBUG traps of select 7
g() { trap 'echo D' DEBUG; true; trap - DEBUG | tail -n 1; echo a; }
g 'lit $a' || [ x != x ]; for ((j5=0; j5<3; j5++)); do read -r x y <<< "5"; echo "$x/$y"; done && echo b
#### DEBUG traps of select 8
g() { trap 'echo D' DEBUG; true; echo a; }
g || [ x != x ]; for ((j5=0; j5<2; j5++)); do echo $j5; done && echo b
#### DEBUG traps of select 9
g() { trap 'echo D' DEBUG; true; echo a; }
g; for ((j5=0; j5<2; j5++)); do echo $j5; done
#### DEBUG traps of select 10
g() { trap 'echo D' DEBUG; true; echo a; }
g; for i in 1 2; do echo $i; done; case a in a) echo;; esac; select s in a; do break; done <<< 1; while false; do :; done; (( 1 )); [[ a ]]
#### DEBUG traps of select 11
trap 'echo "D $LINENO $BASH_COMMAND"' DEBUG
select s in a b
do echo $s; done <<< "1
2
x
"; echo
select s in; do :; done; select s; do :; done <<< 1
shopt -s extdebug; trap '[[ $BASH_COMMAND != select* ]]' DEBUG; select s in a; do echo no; done <<< 1; echo $?
