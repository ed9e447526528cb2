# What env does with signals and says with -v; named pipes that nobody waits for.
#### env signals 1
env --ignore-signal true
echo "[$?]"
env --ignore-signal=INT,TERM bash -c trap
echo "[$?]"
env --ignore-signal=15 bash -c trap
echo "[$?]"
env --ignore-signal=SIGTERM bash -c 'trap; kill -TERM $$; echo alive'
echo "[$?]"
env --ignore-signal=term bash -c trap
echo "[$?]"
env --ignore-signal=NOPE true
echo "[$?]"
env --ignore-signal= true
echo "[$?]"
env --ignore-signal=PIPE --default-signal=PIPE bash -c trap
echo "[$?]"

#### env signals 2
env --ignore-signal=PIPE --default-signal bash -c trap
echo "[$?]"
env --default-signal=NOPE true
echo "[$?]"
env --block-signal=NOPE true
echo "[$?]"
env --ignore-signal=KILL true
echo "[$?]"
env --ignore-signal=0 true
echo "[$?]"
env --ignore-signal=99 true
echo "[$?]"
env --list-signal-handling true
echo "[$?]"
env --list-signal-handling --ignore-signal=PIPE true
echo "[$?]"

#### env signals 3
env --list-signal-handling --ignore-signal=PIPE,INT true
echo "[$?]"
env --list-signal-handling --block-signal=PIPE true
echo "[$?]"
env --list-signal-handling --block-signal=PIPE --ignore-signal=PIPE true
echo "[$?]"
env --list-signal-handling --default-signal=PIPE true
echo "[$?]"
env -v --ignore-signal=PIPE true
echo "[$?]"
env -v --default-signal=PIPE true
echo "[$?]"
env -v --block-signal=PIPE true
echo "[$?]"
env --ignore-signal=PIPE yes | head -1
echo "[$?]"

#### env signals 4
env --ignore-signal=PIPE seq 100000 | head -1
echo "[$?]"
env -vS 'A=1 printf %s\n x'
echo "[$?]"
env -vS '' true
echo "[$?]"
env -vS 'a\_b "c d"' 
echo "[$?]"
env -v -u A -i B=1 true
echo "[$?]"
env -v -C / true
echo "[$?]"
env -v -S'A=1 true'
echo "[$?]"
env --debug=1
echo "[$?]"

#### touch and truncate of a named pipe
mkfifo p; touch p; echo $?
truncate -s 0 p; echo $?; rm p
