#### the line of a killed command: top1
rm -f f s; cat > s <<'SCRIPT'
sh -c 'kill -9 $$'
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: top3
rm -f f s; cat > s <<'SCRIPT'


sh -c 'kill -9 $$'
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: top two on line
rm -f f s; cat > s <<'SCRIPT'

echo a; sh -c 'kill -9 $$'
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: continued
rm -f f s; cat > s <<'SCRIPT'

sh \
 -c \
'kill -9 $$'
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: group
rm -f f s; cat > s <<'SCRIPT'

{
:
sh -c 'kill -9 $$'
:
}
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: while
rm -f f s; cat > s <<'SCRIPT'

x=1
while ((x--)); do
:
sh -c 'kill -9 $$'
:
done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: while2
rm -f f s; cat > s <<'SCRIPT'

x=1
while [ $((x--)) = 1 ]
do
:
sh -c 'kill -9 $$'
:
done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: for
rm -f f s; cat > s <<'SCRIPT'


for i in 1
do
:
sh -c 'kill -9 $$'
:
done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: afor
rm -f f s; cat > s <<'SCRIPT'


for ((i=0;i<1;i++))
do
:
sh -c 'kill -9 $$'
:
done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: case
rm -f f s; cat > s <<'SCRIPT'


case x in
x)
:
sh -c 'kill -9 $$'
:
esac
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: if
rm -f f s; cat > s <<'SCRIPT'


if true
then
:
sh -c 'kill -9 $$'
:
fi
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: ifcond
rm -f f s; cat > s <<'SCRIPT'


if
sh -c 'kill -9 $$'
then
:
:
fi
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: andor
rm -f f s; cat > s <<'SCRIPT'


true &&
:\
 && sh -c 'kill -9 $$' ||
:
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: func
rm -f f s; cat > s <<'SCRIPT'

f() {
:
:
sh -c 'kill -9 $$'
:
}


f
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: func2
rm -f f s; cat > s <<'SCRIPT'

f()
{
:
for i in 1
do
:
sh -c 'kill -9 $$'
done
:
}


f
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: func3
rm -f f s; cat > s <<'SCRIPT'

f()
{
:
g
:
}
g()
{
:
:
sh -c 'kill -9 $$'
}


f
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: subshell
rm -f f s; cat > s <<'SCRIPT'


(
:
sh -c 'kill -9 $$'
:
)
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: subshellself
rm -f f s; cat > s <<'SCRIPT'


(
:
kill -9 $BASHPID
:
)
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: subshellself in for
rm -f f s; cat > s <<'SCRIPT'


for i in 1
do
:
(
:
kill -9 $BASHPID
:
)
:
done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: subshellself in func
rm -f f s; cat > s <<'SCRIPT'

f() {
:
(
:
kill -9 $BASHPID
:
)
:
}
f
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: pipe
rm -f f s; cat > s <<'SCRIPT'


: |
:\
 | sh -c 'kill -9 $$'

SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: pipe2
rm -f f s; cat > s <<'SCRIPT'


sh -c 'kill -9 $$' |
: |
:

SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: pipe3
rm -f f s; cat > s <<'SCRIPT'


for i in 1; do
:
sh -c 'kill -9 $$' |
: |
:
done

SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: pipef
rm -f f s; cat > s <<'SCRIPT'
f() {


for i in 1; do
:
sh -c 'kill -9 $$' |
: |
:
done
}

f

SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: comsub
rm -f f s; cat > s <<'SCRIPT'


x=$(
:
sh -c 'kill -9 $$'
:
)
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: eval
rm -f f s; cat > s <<'SCRIPT'


eval '
:
sh -c "kill -9 \$\$"
:
'
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: evalfor
rm -f f s; cat > s <<'SCRIPT'


for i in 1; do
eval '
:
sh -c "kill -9 \$\$"
:
'
done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: source
rm -f f s; cat > s <<'SCRIPT'
cat > f <<'X'
:

sh -c 'kill -9 $$'
:
X
. ./f
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: script
rm -f f s; cat > s <<'SCRIPT'
cat > f <<'X'
:

sh -c 'kill -9 $$'
:
X
bash ./f
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: script for
rm -f f s; cat > s <<'SCRIPT'
cat > f <<'X'
:

for i in 1; do
:
sh -c 'kill -9 $$'
:
done
X
bash ./f
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: stdin
rm -f f s; cat > s <<'SCRIPT'
bash <<'X'
:

for i in 1; do
:
sh -c 'kill -9 $$'
:
done
sh -c 'kill -9 $$'
X
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: bg
rm -f f s; cat > s <<'SCRIPT'


sh -c 'kill -9 $$' &
sleep 0.3
:
:
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: bgfor
rm -f f s; cat > s <<'SCRIPT'


sh -c 'kill -9 $$' &
for i in 1; do
sleep 0.3
:
:
done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: redir
rm -f f s; cat > s <<'SCRIPT'


:
sh -c 'kill -9 $$' > x
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: group redir
rm -f f s; cat > s <<'SCRIPT'

{
:
sh -c 'kill -9 $$'
:
} > x
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: negated
rm -f f s; cat > s <<'SCRIPT'


! sh -c 'kill -9 $$'
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: time
rm -f f s; cat > s <<'SCRIPT'


for i in 1; do
! sh -c 'kill -9 $$'
done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: ctest
rm -f f s; cat > s <<'SCRIPT'


for i in 1; do
[[ a == a ]] &&
sh -c 'kill -9 $$'
((1)) && 
sh -c 'kill -9 $$'
done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: long
rm -f f s; cat > s <<'SCRIPT'


sh -c '
:
kill -9 $$
'
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: nested for
rm -f f s; cat > s <<'SCRIPT'


for i in 1; do
for j in 1; do
sh -c 'kill -9 $$'
done
sh -c 'kill -9 $$'
done
sh -c 'kill -9 $$'
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: coproc
rm -f f s; cat > s <<'SCRIPT'


for i in 1; do
coproc {
:
sh -c 'kill -9 $$'
}
wait
done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: whilecond
rm -f f s; cat > s <<'SCRIPT'


x=1
while
:
sh -c 'kill -9 $$'
test $((x--)) = 1
do
:
done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: casefor
rm -f f s; cat > s <<'SCRIPT'


x=1
case x in x)
for i in 1; do :
done
sh -c 'kill -9 $$'
;; esac
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: func then
rm -f f s; cat > s <<'SCRIPT'

f() {
:
:
}
for i in 1; do
:
f
sh -c 'kill -9 $$'
 done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: func for
rm -f f s; cat > s <<'SCRIPT'

f() {
:
for i in 1; do
:;done
sh -c 'kill -9 $$'
}
f
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: func group
rm -f f s; cat > s <<'SCRIPT'

f()
{
:
{
:;
sh -c 'kill -9 $$'
}
}
f
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: func subsh
rm -f f s; cat > s <<'SCRIPT'

f()
(
:
{
:;
sh -c 'kill -9 $$'
}
)
f
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: func test
rm -f f s; cat > s <<'SCRIPT'

f()
if
:
then
:;
sh -c 'kill -9 $$'
fi
f
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: func if
rm -f f s; cat > s <<'SCRIPT'

f()
{
:
if :; then
:;
sh -c 'kill -9 $$'
fi
}
f
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### the line of a killed command: func if one
rm -f f s; cat > s <<'SCRIPT'

f()
{
:
if :; then
:;
sh -c 'kill -9 $$'
fi; }; f
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: in a loop with sleep
rm -f f s; cat > s <<'SCRIPT'
for i in 1 2; do
sh -c 'kill -9 $$' &
sleep 0.3
echo a
done
/bin/true
echo b
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: func
rm -f f s; cat > s <<'SCRIPT'
f() {
 sh -c 'kill -9 $$' &
 sleep 0.2
 echo x
}
f
echo done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: kill a sleep, wait pid
rm -f f s; cat > s <<'SCRIPT'
sleep 5 & 
kill -9 $!
wait $!
echo $?
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: kill a sleep, no wait
rm -f f s; cat > s <<'SCRIPT'
sleep 5 & 
kill $!
sleep 0.1
echo $?
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: kill a sleep, TERM wait
rm -f f s; cat > s <<'SCRIPT'
sleep 5 & 
kill $!

wait $!
echo $?
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: kill a group
rm -f f s; cat > s <<'SCRIPT'
{ :; sleep 5; } & 
kill -9 $!

wait $!
echo $?
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: jobs after dead
rm -f f s; cat > s <<'SCRIPT'
sleep 5 &
kill -9 $!
sleep 0.1
jobs
echo $?
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: jobs dead
rm -f f s; cat > s <<'SCRIPT'
sleep 5 &
kill -9 $!
read -t 0.1 < <(sleep 1)
jobs
echo $?
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: jobs dead in for
rm -f f s; cat > s <<'SCRIPT'
for i in 1; do
sleep 5 &
kill -9 $!
read -t 0.1 < <(sleep 1)
jobs
jobs
done
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: pipes
rm -f f s; cat > s <<'SCRIPT'
: | sh -c 'kill -9 $$'
echo ${PIPESTATUS[@]}
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: pipes2
rm -f f s; cat > s <<'SCRIPT'
true | sh -c 'kill -9 $$' | sh -c 'kill -9 $$'
echo ${PIPESTATUS[@]}
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: pipes3
rm -f f s; cat > s <<'SCRIPT'
false | true | false | sh -c 'kill -9 $$'
echo ${PIPESTATUS[@]}
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: pipes4
rm -f f s; cat > s <<'SCRIPT'
sh -c 'kill -9 $$' | sh -c 'kill -9 $$'
echo ${PIPESTATUS[@]}
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: pipes5
rm -f f s; cat > s <<'SCRIPT'
sh -c 'kill -9 $$' | true | sh -c 'kill -15 $$'
echo ${PIPESTATUS[@]}
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### when a killed job is reported: redirs
rm -f f s; cat > s <<'SCRIPT'
FOO=1 sh -c 'kill -9 $$' > /dev/null 2>&1
sh -c 'kill -9 $$' 3< /dev/null 4<<X
abc
X
! sh -c 'kill -9 $$'
: && sh -c 'kill -9 $$' || :
SCRIPT
bash -c "$(cat s)" 2>&1 | sed -E 's/: +[0-9]+ +/: PID /; s/^ +[0-9]+ /PID /'; echo ${PIPESTATUS[0]}
#### jobs that ended are forgotten 1
true & sleep 0.1; jobs; echo a; jobs
#### jobs that ended are forgotten 2
true &
sleep 0.1
jobs
echo a
#### jobs that ended are forgotten 3
for i in 1; do
true & sleep 0.1; jobs
done
#### jobs that ended are forgotten 4
cat >f <<'X'
true &
sleep 0.1
jobs
kill %1
wait %1; echo $?
X
bash f
#### jobs that ended are forgotten 5
(exit 3) &
sleep 0.1
jobs
wait $!; echo $?
jobs
#### jobs that ended are forgotten 6
(exit 3) &
read -t 0.1 < <(sleep 1)
jobs
wait $!; echo $?
jobs
#### jobs that ended are forgotten 7
(exit 3) & (exit 4) & 
sleep 0.1
jobs
wait %1
echo $?
#### jobs that ended are forgotten 8
(exit 3) & (exit 4) & 
sleep 0.1
wait %2
echo $?
wait %1
echo $?
#### jobs that ended are forgotten 9
(exit 3) & 
(exit 4) & 
read -t 0.1 < <(sleep 1)
wait %1
echo $?
wait %2
echo $?
#### jobs that ended are forgotten 10
f() { 
(exit 3) & 
(exit 4) & 
sleep 0.1
wait %1
echo $?
wait %2
echo $?
}
f
#### signals and jobs 1
{ :
sh -c 'exit 3' &
for i in {1..20000}; do kill -0 $! || break; done 2>/dev/null
echo $((i<20000))
} 2>&1 | sed 's/([0-9]*)/(PID)/'
#### signals and jobs 2
sleep 0.1 &
while kill -0 $! 2>/dev/null; do :; done
echo a
#### signals and jobs 3
sleep 0.1 &
while kill -0 $! 2>/dev/null; do sleep 0.1; done
echo a
#### signals and jobs 4
{ :
sleep 5 & kill $!; kill $!; echo $?
wait $!; kill $!; echo $?
} 2>&1 | sed 's/([0-9]*)/(PID)/'
#### signals and jobs 5
{ :
true & sleep 0.1; kill $!; echo $?; kill %1; echo $?; kill -0 $!; echo $?
} 2>&1 | sed 's/([0-9]*)/(PID)/'
#### signals and jobs 6
true & sleep 0.1;  kill %1; echo $?; jobs; kill %1
#### signals and jobs 7
sleep 5 | cat & kill $!; wait; jobs; echo $?
#### signals and jobs 8
trap '' TERM; sleep 0.2 & kill $!; wait $!; echo $?
#### signals and jobs 9
trap '' TERM; bash -c 'kill $$; echo survived; trap; trap "echo x" TERM; kill $$; echo $?'; echo $?
#### signals and jobs 10
(trap '' TERM; exec sleep 0.2) & sleep 0.1; kill $!; wait $!; echo $?
#### signals and jobs 11
(trap 'echo got' TERM; sleep 0.2; echo end) & sleep 0.1; kill $!; wait $!; echo $?
#### signals and jobs 12
trap '' USR1; env sh -c 'kill -USR1 $$; echo alive'; (kill -USR1 $BASHPID; echo alive); timeout 1 sh -c 'kill -USR1 $$; echo alive'
#### ignored signals are inherited 1
(trap) & wait
bash -c trap & wait
{ trap; } & wait
{ trap - INT; trap; bash -c trap; } & wait
#### ignored signals are inherited 2
trap '' INT HUP; trap 'echo x' TERM
(trap; bash -c trap) & wait
bash -c 'trap; trap - HUP; trap "echo a" INT TERM; trap; trap -p INT; (trap)'
#### ignored signals are inherited 3
trap '' TERM
trap - TERM
bash -c 'trap; trap x TERM; trap'
#### ignored signals are inherited 4
trap '' TERM
(trap 'echo a' TERM; trap; kill $BASHPID; bash -c trap)
bash -c '(trap "echo a" TERM; trap; kill $BASHPID)'
