#### stages and jobs jobs in loops agents write
sleep 0.3 & pid=$!
n=0; while kill -0 "$pid" 2>/dev/null; do sleep 0.1; n=$((n+1)); [ $n -gt 50 ] && break; done; [ $n -lt 50 ] && echo ended
wait "$pid"; echo $?
#### stages and jobs retry loop
for i in 1 2 3; do (exit $((3-i))) && break || sleep 0.01; done; echo $i
#### stages and jobs bash -c in stage with stdin
echo 'echo hi' | bash; echo 'exit 3' | sh; echo $?; printf 'a\nb\n' | while read l; do bash -c "echo $l"; done
#### stages and jobs env stage
X=1 env | grep '^X='; X=1 printenv X | cat; PATH=/usr/bin ls /dev/null | cat
#### stages and jobs redirect in stage
ls /nonexistent 2>&1 >/dev/null | sed 's/^/err: /'; (ls /nonexistent) 2>&1 | wc -l; ls nope > f$((1)) 2>&1 | cat; cat f1
#### stages and jobs command in stage
command ls /dev/null | cat; builtin echo a | cat; exec 3>&1; ls /dev/null >&3 | cat;
#### stages and jobs function in bg
f() { sleep 0.1; return 4; }; f & wait $!; echo $?; f | cat; echo ${PIPESTATUS[0]}
#### stages and jobs exit codes
false | true; echo $? ${PIPESTATUS[@]}; nosuch | true; echo ${PIPESTATUS[@]}; true | nosuch; echo $?
#### stages and jobs sigpipe
yes | head -2; echo ${PIPESTATUS[@]}; seq 100000 | head -1; echo ${PIPESTATUS[@]}; trap '' PIPE; (seq 100000 2>err | head -1 >/dev/null; echo ${PIPESTATUS[0]})
cat err
