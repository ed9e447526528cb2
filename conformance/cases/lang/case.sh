#### the word function in front of an extended pattern 1
shopt -s extglob
echo function @(a|b); echo function *(x) ; type -t function !(z); echo "function" @(a) 'function' ?(x) $'function' +(x) a"function" @(x)
echo functio_ function_ function* @(q)
#### the word function in front of an extended pattern 2
shopt -s extglob
case function in x) echo function;;& !(a*)) echo y;; @(a|b)) z;; esac
f() { case x in a) echo function;; +(x)) echo ok;; esac; }; f; declare -f f
#### the word function in front of an extended pattern 3
shopt -s extglob
[[ function == @(function|b) ]]; echo $?; a=(function @(x)); echo ${a[*]}; for i in function @(x); do echo $i; done
for function in a; do case a in @(a)) echo $function;; esac; done
function f { case a in @(a)) echo f;; esac; }; f
#### empty extended patterns 4
shopt -s extglob
case "" in @()) echo empty;; esac; [[ "" == @() ]]; echo $?
#### empty extended patterns 5
shopt -s extglob
echo @() x@() *() +() ?(|a) !() !()x
#### empty extended patterns 6
shopt -s extglob
case ab in @(a|)b) echo 1;; esac; case b in @(a|)b) echo 1;; esac; case b in +()b) echo 2;; esac; case b in *()b) echo 3;; esac; case b in ?()b) echo 3;; esac; case b in !()) echo 3;; esac
#### empty extended patterns 7
shopt -s extglob
a=x@(); echo "$a"; a=(x@() @()); echo "${a[@]}"
#### empty extended patterns without extglob
echo a
echo x@(); echo b
#### case 4
case x in (x) echo a; esac
#### case 5
case x in x) esac; case x in esac; case x in (x) ;; esac; echo $?
#### case 6
case esac in (esac) echo esac;; esac
#### case 7
case x in
 # comment
 a|b) # more
   echo 1
   ;; # c
 x ) echo x
esac # end
#### case 8
case in in in) echo in;; esac
#### case 9
case x
in
x)
echo n
;;
esac
#### case 10
case x in if) echo;; x|then|fi|done) echo kw;; esac
#### case 11
case do in do) echo do;; esac; case for in for|while) echo 2;; esac; case case in case) echo c; esac
#### case 12
case x in x) echo 1 ;& y) echo 2 ;;& x) echo 3;; esac
#### case 13
case x in x) echo a & ;; esac; wait
#### case 14
case x in x) echo a;
;; esac
#### case 15
case "a b" in a\ b) echo 1;; esac; case a in "a") echo 2;; esac; case $'a\n' in $'a\n') echo 3;; esac
#### case 16
case x in x) cat <<E
hi
E
;; esac
#### case 17
case x in x) case y in y) echo yy;; esac ;; esac
#### case 18
case x in x) case y in y) echo yy; esac esac
#### case 19
x=$(case x in x) echo p;; esac); echo $x; echo "$(case a in (a) echo q; esac)"
#### case 20
x=`case x in x) echo p;; esac`; echo $x
#### case 21
echo $(case x in
x) echo multi ;;
esac)
#### case 22
case x in x) ;; y) ;; esac 2>/dev/null >f; cat f; case x in x) echo red;; esac > f; cat f
#### case 23
case $(echo a; echo b) in *b) echo nl;; esac
#### case 24
case a in [a)]) echo br;; esac
#### case 25
case ')' in [')']) echo br;; esac
#### case 26
case a in ["a"-c]) echo br;; esac
#### case 27
case a in a) { echo 1; } ;; esac; case a in a) (echo 2) ;; esac; case a in a) if :; then echo 3; fi ;; esac
#### case 28
case a in a)echo 4;;esac;case a in(a)echo 5;;esac
#### case 29
case a in b) ;;
a) echo 6
;;
esac && echo 7 || echo 8
#### case 30
case a in a) echo 9;; esac | cat
#### case 31
! case a in b) ;; esac; echo $?
#### case 32
time -p case a in a) :;; esac 2>/dev/null; echo t
#### case 33
case a in $(echo a)) echo 10;; esac; case a in `echo a`) echo 11;; esac; case a in ${x:-a}) echo 12;; esac; case a in "$(echo ")" )") ;; a) echo 13;; esac
#### case 34
case a in a | b) echo 14;; esac; case b in a|
b) echo 15;; esac
#### case 35
case b in a
|b) echo 15;; esac
#### case 36
case b in a |b ) echo 15;; esac
#### case 37
case b in ( a | b ) echo 15;; esac
#### case 38
case b in ( esac | b ) echo 15;; esac
#### case 39
case b in esac | b ) echo 15;; esac
#### case 40
case b in b) function f { echo f; }; f;; esac; case b in b) f() { echo g; }; f;; esac
#### case 41
case b in b) for i in 1 2; do echo $i; done;; esac; for i in a b; do case $i in a) continue;; b) break;; esac; done; echo $i
#### case 42
case b in b) while false; do :; done;; *) ;; esac; echo $?
#### case 43
case b in *) ;;& b) false;; esac; echo $?
#### case 44
false; case b in b) ;; esac; echo $?; false; case b in c) ;; esac; echo $?
#### case 45
false; case b in b) echo $?;; esac; false; case $? in 1) echo one;; esac
#### case 46
case b in b) \
echo cont;; \
esac
#### case 47
case \
b in b\
) echo cont;; esac
#### case 48
alias A=b; case b in A) echo no;; b) echo yes;; esac
#### case 50
case {a,b} in '{a,b}') echo brace;; esac; case a in {a,b}) echo no;; '{a,b}') echo;; *) echo star; esac
#### case 51
case ~ in /home/agent) echo tilde;; esac; case /home/agent in ~) echo t2;; esac; case a:/home/agent in a:~) echo t3;; *) echo n3;; esac
#### case 52
case a=1 in a=1) echo eq;; esac; case a[1]=x in a[1]=x) echo s;; *) echo s2;; esac
#### case 53
case -- in --) echo dd;; esac; case - in -) echo d;; esac; case '#' in '#') echo h;; esac; case a#b in a#b) echo hh;; esac
#### case 54
case 1 in 1) echo 1>&2;; esac; case 2 in 2>1) echo;; esac
#### case 55
case a in &) echo;; esac
#### case 56
case a in a) ;; ;; esac
#### case 57
case a in ;; esac
#### case 58
case a b in a) ;; esac
#### case 59
case a in a) echo 1 esac
#### case 60
case a in a; esac
#### case 61
case a in a) echo 1;; b c) echo;; esac
#### case 62
case a in ((a)) echo;; esac
#### case 63
case a in a) echo;;; esac
#### case 64
case
#### case 65
case a
#### case 66
case a in
#### case 67
case a in a)
#### case 68
case a in a) echo x ;;
#### case 69
case $x in "") echo empty;; esac; case "" in ?) ;; *) echo s; esac; case $x in ) ;; esac
#### case 70
case a in a) ! echo neg;; esac; echo $?
#### case 71
case a in a) [[ a == a ]] && echo t;; esac; case a in a) ((1)) && echo t;; esac
#### case 72
case $((1+1)) in 2) echo two;; esac; case $[1+2] in 3) echo three;; esac; case a in $((1)) ) ;; a ) echo a;; esac
#### case 73
shopt -s extglob; case foo.txt in *.@(txt|md)) echo doc;; esac; case foo in !(bar|foo)) echo n;; ?(f)oo) echo q;; esac
#### case 74
shopt -s extglob
case foo.txt in *.@(txt|md)) echo doc;; esac; case foo in !(bar|foo)) echo n;; ?(f)oo) echo q;; esac; case foo in +([a-z])) echo pl;; esac; case '' in *(a)) echo e;; esac; case a in @("a"|'b')) echo qq;; esac
#### case 75
case foo in f@(o|x)o) echo;; esac
#### case 76
f() case $1 in a) echo fa;; *) echo other;; esac; f a; f b
#### case 77
f() case $1 in a) echo fa;; *) echo other;; esac >&2
f a; declare -f f
#### case 78
f() { case $1 in a|b) echo 1 ;& c) ;;& *) echo 2; esac; }; declare -f f; f a
#### case 79
f() { case "$1 x" in (a) ;; ("b c"|$d) cat <<E ;;
t
E
esac; }; declare -f f
#### case 80
while case $i in xxx) false;; *) true; esac; do i=x$i; done; echo $i
#### case 81
if case a in a) true;; esac then echo yes; fi
#### case 82
{ case a in a) echo b;; esac } ; (case a in a) echo c;; esac)
#### case 83
{ case a in a) echo b;; esac; }; ( case a in a) echo c; esac )
#### case 84
coproc case a in a) cat;; esac
echo $?
#### case 85
case a in a) echo 1;; esac & wait; echo done
#### case 86
select x in a b; do case $x in a) echo A; break;; esac; done <<< 1
#### case 87
eval 'case a in a) echo ev;; esac'; trap 'case a in a) echo tr;; esac' EXIT
#### case 88
case 'a
b' in a$'\n'b) echo nl;; esac; case a in
(a) echo

;;


(b) ;;
esac
#### case 89
case a in a) ;; b) if
#### case 90
echo $(case a in a) echo 1;; esac; case b in b) echo 2; esac) ; echo "${x:-$(case a in a) echo z;; esac)}"
#### case 91
case a in a) echo <(:) >/dev/null;; esac; cat <(case a in a) echo ps;; esac)
#### case 92
case a in a) x=(1 2) y[1]=2; echo ${x[1]}${y[1]};; esac
#### case 93
case a in a)# comment
echo cc;; esac; case a in a)#x
;; b)#y
esac
#### case 94
case a in #comment
a) echo 1;;
#comment
esac #c
#### case 95
case a #c
in a) echo 1;; esac
#### case 96
function case { echo; }; case() { :; }
#### case 97
echo case in esac; x=case; $x a in; echo esac
#### case 98
case ${x:-esac} in esac) echo;; esac
#### case 99
case ${x:-esac} in (esac) echo 1;; esac; case a in (a) echo "esac";; esac; case a in a) echo esac; esac
#### case 100
case a in a) echo x;; esac;; 
#### case 101
case a in a) echo esac esac;; esac
#### case 102
case a in "a")echo q;; esac;case a in 'a')echo r;; esac; case a in a"")echo s;; esac; case "" in "")echo t;; ""|'')echo u; esac
#### case 103
case 5 in [[:digit:]]) echo dig;; esac; case ] in []]) echo rb;; esac; case '[' in [) echo lb;; esac; case '!' in [!]) echo;; '!') echo ex;; esac; case ^ in [^]) ;; ^) echo caret;; esac
#### case 104
case a in *[!b]*) echo nb;; esac; case a] in [!b]]) echo x;; esac; case 'a|b' in 'a|b'|x) echo pipe;; esac; case 'a|b' in a\|b) echo pipe2;; esac; case 'a|b' in a[|]b) echo p3;; esac
#### case 105
case a in a) echo 1;; *) echo 2;; esac <<< x; case $(cat) in x) echo here;; esac <<< x; read y < <(case a in a) echo v;; esac); echo $y
#### case 106
case a in a) while read l; do echo "$l"; done <<E;; esac
l1
E
echo after
#### case 107
shopt -s nocasematch; case ABC in abc) echo m;; esac; case a in [[:upper:]]) echo u;; *) echo n;; esac
#### case 108
case -a in -a|-b) echo opt;; esac; case --x=1 in --x=*) echo "${x:-no}";; esac; case /a/b in /a/*) echo p;; esac; case a.b in *.b) echo ext;; esac; case '*' in \*) echo star;; esac; case '\' in \\) echo bs;; '\\') echo bs2;; esac
#### case 109
case $# in 0) echo none;; esac; case $1 in '') echo e;; esac; case $@ in '') echo e2;; esac; case "$*" in '') echo e3; esac; set -- a b; case $@ in "a b") echo ab;; esac; case "$@" in "a b") echo ab;; esac
#### case 110
case a in a) return 3;; esac; echo $?; f() { case a in a) return 3;; esac; }; f; echo $?
#### case 111
set -e; case a in a) false;; esac; echo no
#### case 112
set -x; case a$x in b|"a") echo ok;; esac
#### case 113
set -u; case $x in a) ;; esac; echo no
#### case 114
case a in a) exit 5;; esac; echo no
#### case 115
trap 'echo D $BASH_COMMAND' DEBUG; case a in a) echo x;; esac; trap - DEBUG
#### case 116
case x in time) echo t;; x) echo y;; esac; case x in {) echo;; x) echo z;; }) echo;; esac; case x in !) ;; x) echo w;; esac; case x in [[) ;; x) echo v; esac; case x in select|until|coproc|function) ;; x) echo last; esac
#### case 117
case in x) esac
#### case 118
case x in in) ;; x) echo 1;; esac; case in in (in) echo 2;; esac; for in in in; do echo $in; done; for case in case; do case $case in case) echo $case;; esac; done
#### case 119
case x in x) echo a;; esac |& cat; case x in x) echo a;; esac&&echo b;case x in x) echo c;; esac>f;cat f
