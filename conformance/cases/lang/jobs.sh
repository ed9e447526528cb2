#### wait for one
(exit 3) & wait $!; echo $?
#### wait for all
(sleep 0.1; echo a) & (sleep 0.2; echo b) & wait; echo "done $?"
#### order by time
(sleep 0.2; echo second) & (sleep 0.1; echo first) & wait
#### wait twice
(exit 4) & p=$!; wait $p; echo $?; wait $p; echo $?
#### wait for an unknown process
wait 99999; echo $?
#### wait for a job number
(exit 2) & wait %1; echo $?
#### wait -n
(sleep 0.2; exit 2) & (sleep 0.1; exit 1) & wait -n; echo $?; wait -n; echo $?; wait -n; echo $?
#### wait -n -p
(sleep 0.1; exit 5) & p=$!; wait -n -p got; echo $?; [ "$got" = "$p" ] && echo same
#### kill a job
sleep 10 & kill $!; wait $!; echo $?
#### kill with KILL
sleep 10 & kill -9 $!; wait $! 2>/dev/null; echo $?
#### kill by job number
sleep 10 & kill %1; wait %1 2>/dev/null; echo $?
#### kill of a finished job
true & wait; kill $! 2>/dev/null; echo $?
#### background status is 0
false & echo $?; wait
#### background reads nothing
cat & wait; echo end
#### a job has its own variables
x=1; { x=2; } & wait; echo $x
#### jobs lists
sleep 0.1 & jobs; wait; jobs
#### jobs -p
sleep 0.1 & [ "$(jobs -p)" = $! ] && echo same; wait
#### background pipeline
echo abc | tr a-c x-z & wait
#### background list
{ echo a; echo b; } & wait; echo c
#### and-or in the background
true && echo yes & wait; false || echo no & wait
#### disown
sleep 0.1 & disown; jobs; wait; echo end
#### trap in a job
(trap 'echo caught; exit 3' TERM; sleep 1 & wait) & sleep 0.1; kill $!; wait $!; echo $?
#### INT is ignored in the background
{ sleep 0.2; echo survived; } & sleep 0.05; kill -INT $!; wait $!; echo $?
#### producer and consumer through a file
(for i in 1 2 3; do echo $i; sleep 0.1; done > f) & sleep 0.15; wc -l < f; wait; wc -l < f
#### parallel sum
for i in 1 2 3; do (sleep 0.$i; echo $i) & done; wait; echo all
#### fg without job control
fg; echo $?; bg; echo $?
#### sleep takes virtual time
s=$SECONDS; sleep 2; echo $((SECONDS-s))
#### timeout
timeout 0.1 sleep 5; echo $?
#### timeout not reached
timeout 5 echo ok; echo $?
#### timeout of a shell loop
timeout 0.1 bash -c 'while :; do :; done'; echo $?
#### polling loop
(sleep 0.1; touch ready) & while [ ! -e ready ]; do sleep 0.02; done; echo ready
#### background leaves at the end
(sleep 0.1; echo late) &
#### kill a whole subshell
(echo a; sleep 10; echo b) & sleep 0.1; kill $!; wait $! 2>/dev/null; echo $?
#### invalid arguments
wait abc; echo $?; kill; echo $?; kill abc; echo $?; kill -NOPE 1; echo $?
#### coproc
coproc { while read -r l; do echo "<$l>"; done; }; echo hi >&${COPROC[1]}; read -r x <&${COPROC[0]}; echo "$x"
#### named coproc
coproc UP { tr a-z A-Z; }; echo abc >&${UP[1]}; exec {UP[1]}>&-; cat <&${UP[0]}
#### coproc status
coproc C { exit 3; }; wait $C_PID; echo $?
#### wait -p with a readonly name 1
set -e
readonly v
: & wait -p v -n; echo no

#### wait -p with a readonly name 2
readonly C=1
: & wait -p C -n; echo $?
wait -p C $!; echo $?
wait -p C; echo $?

#### wait -p with a readonly name 3
set -u; (exit 4) || wait -p zz -n; echo $?

