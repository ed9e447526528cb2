#### status of the last
true | false; echo $?; false | true; echo $?
#### pipestatus
false | true | (exit 3); echo "${PIPESTATUS[@]}"
#### pipestatus after one command
(exit 4); echo "${PIPESTATUS[@]}"; echo "${PIPESTATUS[@]}"
#### pipefail
set -o pipefail; false | true; echo $?; (exit 3) | (exit 2) | true; echo $?
#### negated pipeline
! true; echo $?; ! false; echo $?; ! false | false; echo $?
#### variables do not leave a pipeline
x=1; echo a | { x=2; cat; }; echo $x
#### lastpipe
shopt -s lastpipe; echo a | read -r x; echo "x=$x"
#### lastpipe with while
shopt -s lastpipe; n=0; printf '1\n2\n' | while read -r l; do n=$((n+l)); done; echo $n
#### long pipeline
echo abc | cat | cat | cat | rev
#### early reader ends the writer
yes | head -n 2
#### early reader and status
yes | head -n 1 > /dev/null; echo "${PIPESTATUS[@]}"
#### loop into head
for ((i=0;i<100000;i++)); do echo $i; done | head -n 3
#### while true into head
while :; do echo y; done | head -n 2; echo "${PIPESTATUS[*]}"
#### read takes one line
printf 'a\nb\n' | { read -r x; echo "x=$x"; cat; }
#### builtin at the end
echo hi | read -r x; echo "[$x]"
#### function in a pipeline
f() { while read -r l; do echo "<$l>"; done; }; printf '1\n2\n' | f
#### exit in a pipeline
echo a | exit 3; echo $?
#### break out of a reading loop
seq 100 | while read -r n; do [ $n -gt 3 ] && break; echo $n; done
#### compound in a pipeline
if true; then echo x; fi | tr x y; case a in a) echo z;; esac | cat
#### and or lists
true && echo a; false && echo b; false || echo c; true || echo d; false && echo e || echo f
#### mixed list left associative
true || echo a && echo b; false && echo c || echo d && echo e
#### group status
{ false; true; }; echo $?; { true; false; }; echo $?
#### subshell status
(exit 7); echo $?; (true; false); echo $?
#### tee
echo x | tee f | tr x y; cat f
#### binary data passes
printf '\000\001\377\n' | cat | od -An -tx1
#### large data passes
head -c 300000 /dev/zero | tr '\0' a | wc -c
#### xargs with many arguments
seq 1 1000 | xargs echo | wc -w
#### stdin of the first stage
printf 'q\n' > f; cat < f | cat
#### empty input
true | cat; echo "[$(true | cat)]"
#### nested pipelines
(echo b; echo a) | (sort | cat) | tr a-z A-Z
#### subshell keeps its cd
(cd /; pwd); pwd
#### subshell variables
x=1; (x=2; echo $x); echo $x
#### nested subshells
( ( ( echo deep ) ) ); (echo $BASH_SUBSHELL; (echo $BASH_SUBSHELL))
#### exit in a subshell
(exit 3; echo no); echo $?
#### sigpipe in a function
f() { while :; do echo spam; done; }; f | head -n 1; echo done
#### time limit does not matter for cat
seq 1 20000 | sort -n | tail -n 1
#### pipe into a here-document reader
echo ignored | cat <<E
doc
E
