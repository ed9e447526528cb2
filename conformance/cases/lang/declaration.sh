# Declarations that the parser does not take for one, and lists in their arguments.
#### list alias list
alias a=(1 2); echo "st $?"; alias; declare -p a
#### list alias list with other
alias b=x a=(1 2) c=y; echo "st $?"; alias; declare -p a
#### list alias p
alias -p a=(1 2); echo "st $?"; alias; declare -p a
#### list echo list
echo a=(1 2); echo "st $?"
#### list eval list
eval a=(1 2); echo "st $?"; declare -p a
#### list export list
export a=(1 2); echo "st $?"; declare -p a
#### list readonly list
readonly a=(1 2); echo "st $?"; declare -p a
#### list builtin alias list
builtin alias a=(1 2); echo "st $?"; declare -p a
#### list builtin declare list
builtin declare a=(1 2); echo "st $?"; declare -p a
#### list command declare list
command declare a=(1 2); echo "st $?"; declare -p a
#### list command alias list
command alias a=(1 2); echo "st $?"; declare -p a
#### list command readonly list
x=1 declare a=(1 2); echo "st $?"; declare -p a
#### list redir declare
>f declare a=(1 2); echo "st $?"; declare -p a
#### list redir declare 2
2>/dev/null declare -a a=(1 2) b=(3 4); echo "st $?"; declare -p a b
#### list redir assign declare
x=1 >f declare -A a=([x]=1); echo "st $?"; declare -p a
#### list redir local
f() { >&2 local a=(1 2); declare -p a; }; f
#### list redir readonly
</dev/null readonly r=(1 2); declare -p r
#### list redir eval
>f eval a=(1 2); declare -p a
#### list eval lists
eval declare a=(1 2); declare -p a
#### list let list
let a=(1 2); echo "st $?"; declare -p a
#### list let list one
let a=(1+2) b=(3); echo "st $?"; declare -p a
#### list local list
f() { local x=1 a=(1 2) y; declare -p a; }; f
#### list typeset list
typeset -i a=(1+1 2); declare -p a
#### list alias empty list
alias a=(); echo $?; alias; declare -p a
#### list alias list quoted
alias a='(1 2)'; alias
#### list in a function
f() { alias a=(1 2); declare -p a; }; f; declare -f f
#### in a
2>/dev/null declare -p x; x=1; 2>/dev/null declare -p x; y="1 2"; 2>&1 declare b=$y; declare -p b
#### in b
y="1 2"; x=1 declare b=$y; declare -p b; x=1 export c=$y d=~; declare -p c d
#### in c
y="1 2"; command declare b=$y; declare -p b; builtin declare b=$y; declare -p b
#### in d
y="1 2"; command -p export b=$y; declare -p b
#### in e
y="1 2"; alias b=$y c=~ d=a:~; alias
#### in f
f() { alias a=(1 2); declare -p a; local b; alias b=(2); export c=(3); declare -p b; }; f; declare -p a b c
#### in g
set -x; alias a=(1 2) b=c; x=1 declare z=(1 2)
#### in h
trap 'echo D $BASH_COMMAND' DEBUG;  alias a=(1 2) b=c; >f declare z=(1 2); x=1 declare z=(1 2)
#### in i
f() { >f declare a=(1 2); x=1 declare b=(3); x=3 >f typeset -A c=([x]=1) d; alias q=(1); }; declare -f f
#### in j
>f declare a=(1 2) <<X
x
X
declare -p a
#### in k
<<X declare a=(1 2)
x
X
declare -p a
#### in l
>f export a=(1 2) >g b=3; declare -p a b; ls
#### in m
unalias -a; alias declare=echo; >f declare a=(1 2); cat f; declare -p a
#### in n
x=1 declare -p x
#### in o
x=1 local y=(1)
#### in p
f() { x=1 local y=(1 2) z=$x; declare -p y z; }; f
#### in q
x=1 readonly r=(1 2); declare -p r; r=3
#### in r
>f readonly r=($(echo a b) "c d" *); declare -p r
#### in s
!  >f declare a=(1 2); echo $?
#### in t
>f declare a=(1
2
3); declare -p a
#### in u
>f let a=(1+2); echo $a
#### in v
if >f declare a=(1 2); then declare -p a; fi
#### in w
true && >f declare a=(1 2) || echo n; declare -p a
#### in x
>/nonexist/f declare a=(1 2); echo $?; declare -p a
#### in y
$(>f declare a=(1 2); echo ok) ; echo $(x=1 declare a=(1 2); declare -p a)
#### in z
x=1 declare a+=(1 2); >f declare a+=(3); declare -p a
#### in z1
alias a+=(1 2); declare -p a; alias a+=(3); declare -p a
#### in z2
alias -- a=(1 2); declare -p a
#### in z3
set -e; alias a=(1 2); echo no
#### in z4
alias a='echo hi'; shopt -s expand_aliases; alias a=(1 2); declare -p a
#### in z5
shopt -s expand_aliases
alias a='echo hi'
alias a=(1 2)
declare -p a
a
#### in z6
alias a=(1 2) | cat; alias a=(1 2) & wait; declare -p a
#### in z7
alias a[0]=x; alias; alias b=(1)c
#### behind 1
>f x=1 declare a=(1); declare -p a
#### behind 2
>f x=1 >g declare a=(1); declare -p a
#### behind 3
>f >g declare a=(1); declare -p a
#### behind 4
x=1 >f y=2 declare a=(1); declare -p a
#### behind 5
x=1 >f declare a=1; declare -p a; x=1 >f alias q=(1)
#### behind 6
declare a=($(cat)) <<<"x y"; declare -p a; declare b=$(cat) <<<x; declare -p b
#### behind 7
let "a=(1+2)" b=(1 2); echo $? $a
#### behind 8
let a=(1 2) b=3; echo $? $a $b; let x=1 a=( 3 ); echo $a
#### behind 9
alias -p zz; echo $?; alias q=w; alias -p zz; echo $?
#### behind 11
>f coproc x; echo $?
#### behind 12
>f [[ x ]]; echo $?
#### behind 13
>f if true; then echo x; fi
#### behind 14
>f { echo x; }
#### behind 15
>f function g { echo; }
#### behind 16
>f ! true; echo $?
#### behind 17
>f ( echo x )
#### behind 18
>f f() { echo x; }; f
#### behind 19
>f for i in 1; do echo; done
#### behind 20
>f ((1)); echo $?
#### behind 21
>f case; echo $?
#### behind 22
>f then; echo $?
#### behind 23
>f while; echo $?; >f function; echo $?
#### behind 24
>f declare x='a b' "y=c d" z=$'q r' $w; declare -p x y z
#### behind 25
2>&1 export -p | head -1; 2>&1 export PATH; 2>/dev/null local x; 2>&1 readonly -p | head -1
#### behind 27
x=1 declare -p x y; x=1 >/dev/null declare y[0]=3 z[1+1]=x w[$(echo 1)]="a b"; declare -p y z w
#### behind 28
declare() { echo "fn $@"; }; declare a=(1 2) b=3; echo "${a[@]}"
#### behind 29
declare a=(1 2) >/nonexist/f; echo "$? ${a[@]}"
#### behind 30
f() { declare a=(1 2) >/nonexist/f; echo "$? ${a[@]}"; }; f; echo "${a[@]}"
#### behind 31
export a=(1 2) >/nonexist/f; declare -p a; declare -A b=([x]=1) >/nonexist/f; declare -p b;  declare -rx c=(1 2) >/nonexist/f; declare -p c; declare -i d=(1+1) >/nonexist/f; declare -p d
#### behind 32
enable -n declare; declare a=(1 2); echo "$? ${a[@]}"
#### behind 33
set -x; x=1 export a=b c=(1 2); x=1 readonly d=4
#### behind 34
set -o posix; x=1 export a=b; echo $x; x=2 readonly q=(1 2); echo $x ${q[@]}; x=3 declare p=1; echo $x
#### behind 35
f() { x=1 export y=2; echo $x $y; x=4 local z=$x; echo $z $x; x=5 export x; echo $x; }; f; declare -p x
#### named 1
export() { echo "E $*"; }; export a=1; f() { local() { echo L; }; local x; }; f
#### named 2
function declare { echo "fn $@"; }; declare x=1
#### named 3
let() { echo "L $*"; }; let a=1
#### named 4
time() { echo "T $*"; }; time x; \time x
#### named 5
readonly () { echo "R $*"; }
readonly a b=1
declare -f readonly
