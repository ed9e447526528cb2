#### c3
trap 'echo chld' CHLD; (trap; /bin/true; echo in); echo out; trap - CHLD; /bin/true; echo no; trap '' CHLD; /bin/true; sleep 0.1 & wait $!; echo $?
#### c5
set -m; trap 'echo chld' CHLD; sleep 0.1 & wait; /bin/true; echo a; (exit 1); echo b
#### usage of no-option builtins
for b in : true false times logout suspend fc fg bg break continue shift eval caller let test exit return builtin getopts local cd pwd dirs pushd popd alias unalias echo type hash history umask ulimit wait jobs kill disown trap enable command exec read mapfile printf export readonly declare unset set shopt source compgen complete compopt bind; do (echo "-- $b"; $b -Z </dev/null; echo $?) 2>&1; done
#### help of builtins
for b in : true times logout fg break shift eval caller let test exit return builtin getopts local cd pwd alias echo type hash umask wait trap enable command read mapfile printf export declare unset set source; do (echo "-- $b"; $b --help </dev/null | head -1; echo ${PIPESTATUS[0]}) 2>&1; done
#### SIGCHLD trap 1
trap 'echo chld' CHLD; /bin/true; echo a; (exit 1); echo b; x=$(echo y); echo c; /bin/true | /bin/true; echo d; x=$(/bin/true); echo e; { true; } | cat; echo f; cat < <(echo x); echo g; f() { /bin/true; echo inf; }; f; echo h
#### SIGCHLD trap 2
trap 'echo chld' CHLD; sleep 0.1 & wait $!; echo $?; sleep 0.1 & sleep 0.6; echo here; sleep 0.1 & sleep 0.7 & wait; echo done; (sleep 0.1; exit 3) & wait -n; echo $?
#### SIGCHLD trap 4
n=0; trap 'n=$((n+1))' CHLD; for i in 1 2 3; do sleep 0.$i & done; wait; echo $n; for i in 1 2 3; do /bin/true; done; echo $n
#### removed directory 
mkdir d; cd d; rm -rf ../d; pwd; cd ..; echo $? $PWD; pwd
