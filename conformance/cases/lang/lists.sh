#### a list in front of a command 1
x='p q'; a=($x "b c" 'd e' \f ~ * $(echo z) [3]=y) env | grep ^a=
#### a list in front of a command 2
a=(1
2) env | grep -A1 ^a=
#### a list in front of a command 3
a[1]=x a[2]=y env | grep ^a; echo "${a[@]}" $?
a[0]=x true; echo $?
a[1]+=x true; echo $?
#### a list in front of a command 4
x=1 a=(1 2) eval 'echo $x "${a[@]}"; declare -p a'; echo "${a[@]}"
a=(1 2) :; declare -p a
a=(1 2) export b; declare -p a
#### a list in front of a command 5
set -x
a=(1 2) true
a[1]=x true
x=1 a[1]=x true
#### a list in front of a command 6
f() { echo "$a ${a[@]}"; declare -p a; }; a=(1 2) f; a[1]=x f; echo "${a-unset}"
#### a list in front of a command 7
declare -a a=(x y); a=(1 2) f; a=(1 2) true; echo "${a[@]}"
a=(1 2) eval 'echo "${a[@]}"'; echo "${a[@]}"
a[0]=z eval 'echo "${a[@]}"'; echo "${a[@]}"
#### a list in front of a command 8
a+=(1 2) env | grep ^a
a=x; a+=(1 2) env | grep ^a
#### a list in front of a command 9
set -o posix
a=(1 2) :; declare -p a
a=(1 2) eval :; declare -p a
a[1]=x :; declare -p a
#### a list in front of a command 10
f() { a=(1 2) cmd b=(3 4) ; }; declare -f f
a=() env | grep ^a; a=( ) b=(\)) c=(')') env | grep '^[abc]='
a=(1 2) > f; echo "${a[@]}"; a=(1 2); echo "${a[@]}"
a=(1 2) b=3 ; echo "${a[@]}" $b
b=3 a=(4 5) env > g; grep ^a g
#### a list in front of a command 11
a=(1 2) ls nonexistent; a=$(echo hi) b=(x) printenv a b
if a=(1 2) true; then echo y; fi; a=(1 2) command env | grep ^a
for i in 1; do a=($i 2) env | grep ^a; done | cat
echo $(a=(1 2) env | grep ^a)
#### a list in front of a command 12
a=(1 2) exec env | grep ^a
#### a list in front of a command 13
readonly r; r=(1) true; echo $?; r=(1) f; echo $?; r[1]=2 true; echo $?
#### a list in front of a command 14
a=(${nope?bad}) true; echo $?
#### a list in front of a command 15
a=(1 2) b; echo $?; a=(1 2) local b; a=(1 2) declare c=5; echo $c
#### lists where they may not stand 1
set -o posix; x=1 :; declare -p x; x=2 export y; declare -p x; f() { z=3 :; declare -p z; }; f; declare -p z
#### lists where they may not stand 3
echo a=(1)
#### lists where they may not stand 5
cmd b=(3 4
) && echo no
#### lists where they may not stand 6
f() { echo b=(3); }; f
#### lists where they may not stand 7
f() { a=(1); declare b=(2) c=(3); local d=(4); x=5 e=(6); echo $a $b $d; }; f; g() (
a=(1
2) ; echo ${a[1]}; echo $(a=(3); echo $a) "$(b=(4) ; echo $b)"
); g
if a=(1); then b=(2); fi; case x in x) c=(3);; esac; for i in 1; do d=(4); done; { e=(5); }; echo $a$b$c$d$e
a=(1) && b=(2) || c=(3); ! d=(4); a=(1); echo $a
#### lists where they may not stand 8
declare a=( x ) b=(
y
) c=z; echo $a $b $c
export a=(1) > f
> f a=(1)
true | a=(1) | { b=(2); echo $b; }
echo ${x:-$(a=(1); echo $a)} `a=(2); echo $a` <(a=(3); echo $a)
#### lists where they may not stand 9
echo x
echo a b=(1)
echo y
#### live tables 1
alias a=b c='d e'
declare -p BASH_ALIASES
echo "${BASH_ALIASES[a]}" "${!BASH_ALIASES[@]}" ${#BASH_ALIASES[@]} "${BASH_ALIASES[@]}" ${BASH_ALIASES[nope]-unset}
BASH_ALIASES[z]=zz
BASH_ALIASES[z]+=y
alias
unset 'BASH_ALIASES[a]'
alias
BASH_ALIASES['b$d']=x; echo $?
BASH_ALIASES=([q]=r); alias q; echo ${#BASH_ALIASES[@]}
[[ -v BASH_ALIASES[q] ]] && echo yes; [[ -v BASH_ALIASES[w] ]] || echo no
unalias -a; echo ${#BASH_ALIASES[@]}
#### live tables 2
shopt -s expand_aliases
BASH_ALIASES[hi]='echo hello'
hi there
for k in "${!BASH_ALIASES[@]}"; do echo "$k=${BASH_ALIASES[$k]}"; done
echo ${BASH_ALIASES@K}; echo ${BASH_ALIASES@A}; echo ${BASH_ALIASES@a}
(alias x=y; echo ${BASH_ALIASES[x]}); echo ${BASH_ALIASES[x]}
#### live tables 3
hash -r; ls >/dev/null; declare -p BASH_CMDS; echo "${BASH_CMDS[ls]}"; BASH_CMDS[foo]=/bin/echo; hash; foo hi; hash -t foo; hash -d foo; echo ${!BASH_CMDS[@]}
#### live tables 4
declare -p BASH_ALIASES BASH_CMDS
cat < /dev/null; env true; sort </dev/null; wc </dev/null; grep x </dev/null; hash; declare -p BASH_CMDS
#### live tables 6
unset BASH_ALIASES; alias a=b; echo ${BASH_ALIASES[a]-none}; BASH_ALIASES[x]=y; declare -p BASH_ALIASES; alias
