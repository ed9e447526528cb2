#### double parentheses of a substitution 1
f() { echo $((1);(2)); }; declare -f f; f
#### double parentheses of a substitution 2
f() { echo $((1);(2)) "$((echo a); (echo b) )" x=$((echo) | cat); ((echo a); (echo b)); }; declare -f f; f
#### double parentheses of a substitution 3
f() { for i in $((echo 1); echo 2); do echo $i $((echo 3);
echo 4); done; case $((echo a);) in a) echo A;; esac
}; declare -f f; f
#### double parentheses of a substitution 4
set -v
echo $((echo a); (echo b)) && echo c
set -x
echo "$((echo a); (echo b))" && echo c
#### double parentheses of a substitution 5
x=$((echo a); (echo b))
echo "$x" $((echo a) && ((1)) && echo "$((2))"); echo $LINENO
f() { ((echo c); echo "$(((1+2)))"); }
f; declare -f f
trap 'echo $BASH_COMMAND' DEBUG
echo $((echo a); (echo b))
((echo a); (echo b))
#### double parentheses of a substitution 6
f() { ( (echo a); (echo b) ); ((1+1)); (( (2) )); }; f; declare -f f
#### double parentheses of a substitution 7
cat <<X
$((echo a); (echo b))
X
f() { cat <<X
$((echo a); (echo b))
X
}
f; declare -f f
#### double parentheses of a substitution 8
cat <<-X | cat
	$((echo a); (echo b)) \$((echo c); echo d) $((1+2))
	X
cat <<'X'
$((echo a); (echo b))
X
cat <<X <<Y
${x:-$((echo a); (echo b))}
X
y $((echo a); (echo b)) `echo $((echo a); (echo b))` $(echo $((echo a); (echo b)))
Y
#### double parentheses of a substitution 9
set -v
if true; then
 echo $((echo a); (echo b))
 ! ! true
fi
cat <<X
a
X
eval 'echo a
echo b'
printf '%s\n' aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
#### set -v shows lines 1
set -v
x=$(echo a
echo b)
trap 'echo bye
echo end' EXIT
eval 'echo 1; echo 2'
echo `echo 3`
cat <(echo 4)
f() { eval "echo $1"; }
f 5
trap 'echo dbg' DEBUG
:
trap - DEBUG
echo 'echo 6
echo 7' > s
. ./s
bash s
bash -c 'echo 8'
bash -v s
eval 'eval "echo 9"'
x='eval echo 10
echo 11'
eval "$x"
eval "for i in 1 2
do echo \$i
done"
#### set -v shows lines 2
set -v
alias ll='echo alias' x='y
z'
shopt -s expand_aliases
ll a
ll b; ll c
echo "$(
echo a
)" `
echo b
` <(
: )
#### set -v shows lines 3
set -v
ls nonexist; if x
echo )
#### set -v shows lines 4
printf 'echo a\nset -v\necho b\n# comment\n\n\ncat <<X\nfoo\nX\nread x\ndata\necho $x' | bash
#### set -v shows lines 5
bash -v <<'X'
! ! true
echo $((echo a); (echo b))
# c

echo 'a
b'
[[ a
X
#### repairs of several kinds in one text
! ! true; echo $?
f() { ! ; }
f; echo $?
echo $((echo a); (echo b)); if ! ; then echo no; else echo yes; fi; echo $((echo c); (echo d))
let x=1 y=2; ((echo e); (echo f)); [[ $x -eq 1 && $y -eq 2 || a == b ]] && echo g
declare -f f
#### a lone ! in a trace and behind operators
set -x
!
echo $?
! || echo a
! ; echo $?
true && ! ; echo $?
(!); echo $?
! && echo no | !
echo ${PIPESTATUS[@]}
f() { if !; then :; fi; while ! ; do break; done; ! && !; ! > x; }
declare -f f; f; echo $?
