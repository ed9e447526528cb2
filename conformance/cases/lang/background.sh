# Jobs: pipelines in the background, their messages, and what subshells see of them.
#### job of a pipeline 1
sleep 5 | sleep 3 & echo started; kill $!; wait $!; echo $?
#### job of a pipeline 2
(trap 'echo first killed' TERM; sleep 0.3; echo first end >&2) | cat & kill $!; wait $!; echo "st $?"; sleep 0.5
#### job of a pipeline 3
true | false & wait $!; echo $?
#### job of a pipeline 4
false | true & wait $!; echo $?
#### job of a pipeline 5
set -o pipefail; false | true & wait $!; echo $?
#### job of a pipeline 7
sleep 0.2 | sleep 0.1 & jobs; jobs -p | wc -l; jobs %1 | cat; wait; jobs; echo done
#### job of a pipeline 8
sleep 1 | cat & kill %1; wait %1; echo $?
#### job of a pipeline 9
sleep 1 | cat & kill %1; wait; echo $?
#### job of a pipeline 10
{ sleep 0.2; echo x; } | tr x y & wait -n; echo $?
#### job of a pipeline 11
#@ tree any
a() { echo $BASHPID > a; sleep 0.1; }; b() { echo $BASHPID > b; cat; }; a | b & p=$!; wait; [ $p = $(cat b) ] && echo last; [ $p = $(cat a) ] || echo notfirst
#### job of a pipeline 12
#@ tree any
echo $BASHPID > m; { echo $BASHPID $PPID >a; } | { cat; echo $BASHPID $PPID >b; } & p=$!; wait; read m <m; read x y < a; read z w <b; [ $y = $w ] && echo samePPID; [ $p = $z ] && echo last
#### job of a pipeline 13
! false | true & wait $!; echo $?; ! true & wait $!; echo $?
#### job of a pipeline 14
true | exit 3 & wait $!; echo $?; exit 4 | true & wait $!; echo $?
#### job of a pipeline 16
cat | cat & wait; echo "st $?"
#### job of a pipeline 18
(sleep 0.1 | sleep 0.1 & wait; echo sub)
#### job of a pipeline 19
f() { sleep 0.1 | cat & }; f; wait; echo $?
#### job of a pipeline 20
echo a |& cat & wait; nosuch |& cat & wait
#### job of a pipeline 21
trap 'echo EXIT' EXIT; true | true & wait; echo x
#### job of a pipeline 22
trap 'echo ERR' ERR; true | false & wait $!; echo x $?
#### job of a pipeline 23
trap 'echo DBG $BASH_COMMAND' DEBUG; true | false & wait
#### job of a pipeline 25
set -e; true | false & wait $! || echo "st $?"; echo a | (exit 3) & wait $!; echo no
#### job of a pipeline 26
sleep 0.1 | true & sleep 0.2 | false & wait -n; echo $?; wait -n; echo $?; wait -n; echo $?
#### job of a pipeline 27
true | sleep 0.1 & p=$!; wait -p v $p; [ "$v" = "$p" ] && echo same; wait -n -p v; echo $? ${v-unset}
#### job of a pipeline 28
sleep 0.3 | true & disown; jobs; wait; echo $?
#### job of a pipeline 30
{ sleep 0.2; echo late >&2; } | true & wait $!; echo now; sleep 0.3
#### job of a pipeline 31
{ sleep 0.2; echo late >&2; } | true & wait; echo now
#### job of a pipeline 32
jobs -x echo %1; true | sleep 0.1 & [ "$(jobs -x echo %1)" = $! ] && echo last; [ "$(jobs -p)" = $! ] || echo "jobs -p is leader"
#### job of a pipeline 33
sleep 0.1 | false & p=$!; sleep 0.2; jobs; wait $p; echo $?
#### job of a pipeline 34
false | sleep 0.1 & sleep 0.2; jobs; (exit 5) | (exit 6) & sleep 0.1; jobs; jobs
#### job of a pipeline 35
a=1 | b=2 & wait; echo $a $b; read x <<<y | read z <<<w & wait; echo $x
#### job of a pipeline 36
sleep 0.1 | true && echo yes & wait; echo $?
#### job of a pipeline 37
true | true; echo ${PIPESTATUS[@]}; false | true & wait; echo ${PIPESTATUS[@]}
#### job of a pipeline 38
echo x | { cat; echo $BASH_SUBSHELL; } & wait; echo $BASH_SUBSHELL | cat & wait
#### job of a pipeline 39
echo $LINENO | cat & wait
#### job of a pipeline 40
sleep 5 | { trap 'echo T; exit 3' TERM; sleep 1; sleep 1; } & sleep 0.1; kill $!; wait $!; echo $?
#### messages of a job 1
exec 2>&1; { sleep 0.2; echo late; } | true & wait $!; echo now; jobs; wait
#### messages of a job 2
exec 2>&1; { sleep 0.2; echo late >&2; } | true & wait $!; echo "now $?"; jobs; sleep 0.3; jobs
#### messages of a job 3
exec 2>&1; { sleep 0.2; echo late >&2; exit 3; } | false & wait $!; echo "now $?"; wait %1; echo $?
#### messages of a job 4
exec 2>&1; set -o pipefail; { sleep 0.2; exit 3; } | true & wait $!; echo "now $?"; wait $!; echo $?
#### messages of a job 5
exec 2>&1; { sleep 0.2; echo late >&2; } | true & wait -n; echo "now $?"; jobs; sleep 0.3; jobs
#### messages of a job 6
exec 2>&1; { sleep 0.2; echo late >&2; } | true & wait %1; echo "now $?"; jobs; sleep 0.3; jobs
#### messages of a job 7
exec 2>&1; set -o pipefail; { sleep 0.2; exit 3; } | true & wait %1; echo "now $?"
#### messages of a job 8
exec 3>&2 >err 2>&1; { sleep 0.2; echo late >&2; } | { sleep 0.1; kill -9 $BASHPID; } & wait $!; echo "now $?"; sleep 0.2; echo x
exec 2>&3; sed -E 's/^((bash: line [0-9]+:|\[[0-9]+\].?)? +)[0-9]+ /\1N /; s/  +N/ N/' err; rm err
#### messages of a job 9
exec 3>&2 >err 2>&1; { sleep 0.2; echo late >&2; } | { sleep 0.1; kill -9 $BASHPID; } & sleep 0.3; echo now; wait
exec 2>&3; sed -E 's/^((bash: line [0-9]+:|\[[0-9]+\].?)? +)[0-9]+ /\1N /; s/  +N/ N/' err; rm err
#### messages of a job 10
exec 2>&1; { kill -9 $BASHPID; } | { sleep 0.1; } & wait; echo now; sleep 0.1
#### messages of a job 11
exec 2>&1; { sleep 0.2; echo late >&2; } | true & p=$(jobs -p); [ $p != $! ] && wait $p; echo "now $?"; jobs
#### messages of a job 12
exec 2>&1; sleep 0.3 | { trap "echo second term" TERM; sleep 0.2; echo second end; } & sleep 0.05; kill %1; wait; echo now
#### messages of a job 14
exec 3>&2 >err 2>&1; sleep 0.1 | sleep 0.1 & sleep 0.05; jobs -l 
exec 2>&3; sed -E 's/^((bash: line [0-9]+:|\[[0-9]+\].?)? +)[0-9]+ /\1N /; s/  +N/ N/' err; rm err
#### messages of a job 15
exec 3>&2 >err 2>&1; true | sleep 0.2 & sleep 0.05; jobs -l ; (exit 3) | sleep 0.2 & sleep 0.05; jobs -l 
exec 2>&3; sed -E 's/^((bash: line [0-9]+:|\[[0-9]+\].?)? +)[0-9]+ /\1N /; s/  +N/ N/' err; rm err
#### messages of a job 16
exec 3>&2 >err 2>&1; sleep 0.2 | true & sleep 0.05; jobs; jobs -l ; wait $!; echo $?; jobs
exec 2>&3; sed -E 's/^((bash: line [0-9]+:|\[[0-9]+\].?)? +)[0-9]+ /\1N /; s/  +N/ N/' err; rm err
#### messages of a job 17
exec 2>&1; set -m; sleep 0.1 | cat & wait; echo $?
#### messages of a job 18
exec 2>&1; set -m; sleep 1 | sleep 1 & kill %1; wait $!; echo $?; jobs
#### messages of a job 19
exec 2>&1; set -m; sleep 1 | sleep 1 & kill $!; wait $!; echo $?; jobs; kill %%; wait
#### messages of a job 20
exec 3>&2 >err 2>&1; sleep 1 | sleep 1 & kill -9 %1; wait; echo $?
exec 2>&3; sed -E 's/^((bash: line [0-9]+:|\[[0-9]+\].?)? +)[0-9]+ /\1N /; s/  +N/ N/' err; rm err
#### messages of a job 21
exec 2>&1; sleep 1 | sleep 1 & kill %1; wait; echo $?
#### messages of a job 22
exec 3>&2 >err 2>&1; sleep 1 | sleep 1 & kill -9 %1; wait %1; echo $?; sleep 0.1; true
exec 2>&3; sed -E 's/^((bash: line [0-9]+:|\[[0-9]+\].?)? +)[0-9]+ /\1N /; s/  +N/ N/' err; rm err
#### messages of a job 23
exec 3>&2 >err 2>&1; { sleep 0.1; exit 2; } | { sleep 0.1; kill -9 $BASHPID; } & wait; echo now
exec 2>&3; sed -E 's/^((bash: line [0-9]+:|\[[0-9]+\].?)? +)[0-9]+ /\1N /; s/  +N/ N/' err; rm err
#### messages of a job 24
exec 3>&2 >err 2>&1; sleep 0.2 | kill -9 $BASHPID & sleep 0.1; echo a; sleep 0.2; echo b; sleep 0.1
exec 2>&3; sed -E 's/^((bash: line [0-9]+:|\[[0-9]+\].?)? +)[0-9]+ /\1N /; s/  +N/ N/' err; rm err
#### messages of a job 25
exec 2>&1; sleep 0.2 | { kill $BASHPID; } & sleep 0.1; echo a; sleep 0.2; echo b; wait $!; echo $?
#### waiting for a pipeline 1
#@ tree any
sleep 0.1 & [ "$(jobs -x echo %1)" = $! ] && echo same; jobs -x echo %1 %+ x > f; read a b c < f; [ $a = $$ ] && echo shell; [ $a = $! ] && echo bg
#### waiting for a pipeline 2
exec 2>&1; sleep 0.2 & disown; wait; echo x; { sleep 0.2; echo late; } & disown %1; wait; echo y; { sleep 0.3; echo late2; } & p=$!; disown; wait $p; echo $?
#### waiting for a pipeline 3
exec 2>&1; { sleep 0.05; exit 3; } | { sleep 0.05; exit 4; } & p=$(jobs -p); wait $p; echo $?; wait $p 2>/dev/null; echo $?; wait $!; echo $?
#### waiting for a pipeline 4
set -m; true | sleep 0.2 & [ "$(jobs -x echo %1)" = $(jobs -p) ] && echo leader
#### waiting for a pipeline 6
exec 2>&1; { kill -9 $BASHPID; } | sleep 0.1 & set -o pipefail; wait $!; echo $?
#### waiting for a pipeline 7
exec 2>&1; { sleep 0.1; } | true & wait -n -p v; [ $v = $! ] && echo last; echo $?
#### waiting for a pipeline 8
exec 2>&1; sleep 0.2 | true & sleep 0.4 & wait -n; echo $?; jobs
#### waiting for a pipeline 10
exec 2>&1; f() { sleep 0.1; echo f; }; f | { cat; echo g; } & wait; echo $?
#### waiting for a pipeline 11
exec 2>&1; true | true & true | (
exit 3
) & echo $LINENO; wait $!; nosuch
echo a |
  nosuch2 &
wait; nosuch3
#### waiting for a pipeline 12
exec 2>&1; while :; do echo x; done | head -2 & wait; echo $?
#### waiting for a pipeline 13
exec 2>&1; yes | { read x; echo $x; sleep 0.1; } & wait $!; echo $?
#### waiting for a pipeline 14
exec 2>&1; cat | { read x; echo "[$x]"; } & wait; cat /dev/stdin | wc -c & wait
#### waiting for a pipeline 16
exec 2>&1; pids=(); for i in 1 2 3; do true | (exit $i) & pids+=($!); done; for p in "${pids[@]}"; do wait $p; echo $?; done
#### waiting for a pipeline 18
exec 2>&1; trap 'echo parent exit' EXIT; { trap 'echo stage exit >&2' EXIT; true; } | true & wait
#### waiting for a pipeline 19
exec 2>&1; set -e; false | true & wait $!; echo a; ! true | true & wait $!; echo b; { false; echo no; } | cat & wait $!; echo c
#### waiting for a pipeline 20
exec 2>&1; set -e; ! { false; echo yes; } | cat & wait $!; echo c; ! { false; echo yes; } & wait $! ; echo d
#### waiting for a pipeline 21
echo "a b" | tr ' ' '\n' | sort -r & wait; echo done | cat
#### waiting for a pipeline 22
exec 2>&1; echo $(true | false & wait $!; echo $?); x=$(sleep 0.1 | echo hi &); echo $x
#### waiting for a pipeline 23
exec 2>&1; echo $BASH_SUBSHELL | cat & wait; { echo $BASH_SUBSHELL; } | cat & wait; (echo $BASH_SUBSHELL) | cat & wait; eval 'echo $BASH_SUBSHELL' | cat & wait; if true; then echo $BASH_SUBSHELL; fi | cat & wait
#### EXIT trap in a job 1
{ trap 'echo x' EXIT; true; } | cat
#### EXIT trap in a job 2
{ trap 'echo x' EXIT; true; } & wait
#### EXIT trap in a job 3
{ trap 'echo x >&2' EXIT; true; } | true; sleep 0.01
#### EXIT trap in a job 4
{ trap 'echo x >&2' EXIT; true; } | true & wait
#### EXIT trap in a job 5
true | { trap 'echo x >&2' EXIT; true; } & wait
#### EXIT trap in a job 6
true | { trap 'echo x >&2' EXIT; true; }
#### EXIT trap in a job 7
{ trap 'echo x >&2' EXIT; exit; } | true & wait
#### EXIT trap in a job 8
(trap 'echo x >&2' EXIT; true) | true & wait
#### EXIT trap in a job 9
f() { trap 'echo x >&2' EXIT; true; }; f | true & wait; f & wait; f | true
#### EXIT trap in a job 10
[[ x ]] | true & wait; ((0)) | true & wait; [[ "" ]] & wait $!; echo $?; true | ((0)) & wait $!; echo $?; true | [[ x == y ]] & wait $!; echo $?
#### EXIT trap in a job 11
true | if trap 'echo x >&2' EXIT; then true; fi & wait; true | for i in 1; do trap 'echo x >&2' EXIT; done & wait
#### EXIT trap in a job 12
true | eval "trap 'echo x >&2' EXIT" & wait; true | trap 'echo x >&2' EXIT & wait; trap 'echo x >&2' EXIT & wait; true | trap 'echo x >&2' EXIT
#### EXIT trap in a job 13
true | { trap 'echo x >&2' EXIT; /bin/true; } & wait; true | { trap 'echo x >&2' EXIT; /bin/true; }
#### jobs in a subshell 1
exec 2>&1; sleep 0.1 & (jobs)
#### jobs in a subshell 2
exec 2>&1; sleep 0.1 & (jobs; jobs %1)
#### jobs in a subshell 3
exec 2>&1; sleep 0.1 & (jobs %1)
#### jobs in a subshell 4
exec 2>&1; sleep 0.1 & (kill %1)
#### jobs in a subshell 5
exec 2>&1; sleep 0.1 & (disown; jobs)
#### jobs in a subshell 6
exec 2>&1; sleep 0.1 & (disown %1; jobs)
#### jobs in a subshell 8
exec 2>&1; sleep 0.1 & echo "$(jobs)"; echo "$(jobs %1)"; echo "$(kill -0 %1)"; echo "$(jobs -p)" | grep -c .
#### jobs in a subshell 9
exec 2>&1; sleep 0.1 & { jobs; jobs %1; kill -0 %1; } | cat
#### jobs in a subshell 10
exec 2>&1; sleep 0.1 & { jobs; jobs %1; kill -0 %1; } & wait
#### jobs in a subshell 11
exec 2>&1; sleep 0.1 & jobs & wait
#### jobs in a subshell 12
exec 2>&1; sleep 0.1 & echo "$(true; jobs)"; echo "$( (jobs) )"; true | { true; jobs; }
#### jobs in a subshell 13
exec 2>&1; sleep 0.1 & (true; jobs)
#### jobs in a subshell 14
exec 2>&1; sleep 0.1 & (sleep 0.05 & jobs; wait)
#### jobs in a substitution 1
exec 2>&1; sleep 0.1 & cat <(jobs); cat <(jobs %1; kill -0 %1)
#### jobs in a substitution 2
exec 2>&1; sleep 0.1 & x=jobs; $x | cat; builtin jobs | cat; command jobs | cat; eval jobs | cat; jobs() { builtin jobs; }; jobs | cat
#### jobs in a substitution 3
exec 2>&1; sleep 0.1 & true | jobs; \jobs | cat; 'jobs' | cat; >f jobs | cat; x=1 jobs | cat
#### jobs in a substitution 5
exec 2>&1; sleep 0.1 & echo "$(sleep 0.05 & jobs; wait)"; jobs
#### jobs in a substitution 7
exec 2>&1; sleep 0.1 & coproc { jobs; sleep 0.1; }; cat <&${COPROC[0]}
#### jobs in a substitution 8
exec 2>&1; sleep 0.1 & jobs -p | grep -c .; jobs -l | grep -c Running; f() { jobs; }; f | cat; f
#### jobs in a substitution 9
exec 2>&1; sleep 0.1 & { true; jobs | cat; } | cat; (jobs | cat); (sleep 0.05 & jobs | cat; wait)
#### jobs in a substitution 10
exec 2>&1; sleep 0.05 & wait %1; echo "$(jobs)"; sleep 0.05 & sleep 0.1; echo "[$(jobs)]"; jobs | cat; jobs
#### waiting for a pipeline in a subshell
exec 2>&1; sleep 0.1 | true & (wait %1; echo $?); true | wait %1; (wait $!; echo $?) 2>&1 | sed 's/[0-9][0-9]*/N/g'; (jobs; kill %1; echo $?); wait %1; echo $?
#### waiting for a job in a subshell
exec 2>&1; sleep 0.1 & (wait %1; echo $?; jobs %1; disown %1; echo $?; jobs); jobs; (wait; echo $?; wait -n; echo $?); (kill %1; echo $?); wait %1; echo $?
