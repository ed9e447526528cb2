#### if elif else
for x in 1 2 3; do if [ $x = 1 ]; then echo one; elif [ $x = 2 ]; then echo two; else echo other; fi; done
#### status of an if without match
false; if false; then :; fi; echo $?
#### while and until
i=0; while [ $i -lt 3 ]; do echo $i; i=$((i+1)); done; until [ $i = 0 ]; do i=$((i-1)); done; echo $i
#### status of loops
while false; do :; done; echo $?; for i in 1; do false; done; echo $?; for i in; do false; done; echo $?
#### break and continue
for i in 1 2 3 4 5; do [ $i = 2 ] && continue; [ $i = 4 ] && break; echo $i; done
#### break several levels
for i in 1 2; do for j in a b; do echo $i$j; break 2; done; done; echo end
#### continue several levels
for i in 1 2; do for j in a b; do echo $i$j; continue 2; done; echo no; done
#### break more levels than there are
for i in 1 2; do break 99; done; echo ok
#### break 0
for i in 1 2; do break 0; echo in; done; echo "status $?"
#### break outside a loop
break; echo "status $?"; continue; echo "status $?"
#### break with a word
for i in 1; do break x; done; echo no
#### for without in
set -- a 'b c'; for x; do echo "<$x>"; done; for x do echo "[$x]"; done
#### for over nothing
for x in; do echo no; done; echo "[${x-unset}]"
#### for keeps the last value
for x in a b c; do :; done; echo $x
#### arithmetic for
for ((i=0; i<3; i++)); do echo $i; done; for ((i=0,j=5; i<j; i++,j--)); do :; done; echo $i $j
#### arithmetic for without parts
for ((;;)); do [ ${n:=0} -ge 2 ] && break; n=$((n+1)); done; echo $n
#### arithmetic for with continue
for ((i=0;i<5;i++)); do ((i%2)) && continue; echo $i; done
#### braces as body
for i in 1 2; { echo $i; }
#### case patterns
for w in apple banana cherry 12 ''; do case $w in a*) echo A;; b?n*|x) echo B;; [0-9]*) echo N;; '') echo empty;; *) echo other;; esac; done
#### case fallthrough
case a in a) echo 1;& b) echo 2;; c) echo 3;; esac
#### case resume
case ab in a*) echo 1;;& *b) echo 2;;& c) echo 3;; *) echo 4;; esac
#### case with quotes
case '*' in '*') echo star;; *) echo other;; esac; x='a*'; case abc in $x) echo glob;; esac; case abc in "$x") echo no;; *) echo literal;; esac
#### case status
case x in y) false;; esac; echo $?; case x in x) false;; esac; echo $?; false; case x in x) ;; esac; echo $?
#### case with parentheses
case x in (x) echo p;; (y) echo q;; esac
#### case sees the old status
false; case x in x) echo $?;; esac
#### select
printf '2\n' | { select x in a b c; do echo "got $x $REPLY"; break; done; }
#### select end of input
select x in a b; do echo $x; done < /dev/null; echo "status $?"
#### select with invalid choice
printf '9\n\n1\n' | { PS3='pick> '; select x in one two; do echo "[$x]"; [ -n "$x" ] && break; done; }
#### double brackets
x=abc; [[ $x == a* ]] && echo glob; [[ $x == "a*" ]] || echo literal; [[ $x =~ ^a(.)c$ ]] && echo "${BASH_REMATCH[1]}"
#### double brackets logic
[[ -n a && ( -z '' || -n x ) ]] && echo yes; [[ ! a == b ]] && echo no; [[ 3 -lt 10 && 3 < 10 ]] || echo strings
#### arithmetic command
((1)); echo $?; ((0)); echo $?; ((x=5, x>3)); echo "$? $x"; ((1/0)); echo $?
#### let
let a=1+2 'b = a * 2'; echo $a $b; let 0; echo $?; let 'a++' a+=10; echo $a
#### groups nest
{ { { echo deep; }; }; }
#### empty commands
:; true; : a b c; echo $?
#### comments
echo a # comment
# another
echo b#not # c
#### line continuation
echo a \
  b; ec\
ho c
#### semicolons and newlines
for i in 1 2
do
echo $i
done; if true
then echo t
fi
#### reserved words as arguments
echo if then else fi do done { } ! case in esac [[ ]] function time
#### time keyword
TIMEFORMAT='%1R'; time true; time sleep 0.25
#### time of a pipeline
TIMEFORMAT=; time echo a | cat
#### time -p
time -p true
#### negation of a test
! [ a = b ] && echo ok; if ! grep -q x <<< y; then echo nope; fi
#### while with several conditions
n=0; while echo check; [ $n -lt 1 ]; do n=$((n+1)); done
#### nested loops with pipes
for i in 1 2; do for j in a b; do echo $i$j; done; done | sort -r
#### while read with IFS
printf 'a:b:c\nd:e:f\n' | while IFS=: read -r x y z; do echo "$z$y$x"; done
#### loop variable readonly
readonly r=1; for r in a b; do echo $r; done; echo "status $?"
#### for with invalid name
for 1a in x; do echo; done; echo "status $?"
