#### f() { echo a; }; f > out; cat out; f 2>&1 | cat
f() { echo a; }; f > out; cat out; f 2>&1 | cat
#### exec 3>a 4>b; echo x >&3; echo y >&4; exec 3>&- 4>&-; cat a 
exec 3>a 4>b; echo x >&3; echo y >&4; exec 3>&- 4>&-; cat a b
#### echo "a" > "file with space"; cat < "file with space"; x="fi
echo "a" > "file with space"; cat < "file with space"; x="file with space"; cat < "$x"; cat < $x
#### cat <<E >out; cat out line E
cat <<E >out; cat out
line
E
#### cat << "E O F" quoted delim E O F
cat << "E O F"
quoted delim
E O F
#### cat <<-E $(echo sub) keep E
cat <<-E
	$(echo sub)
		keep
	E
#### cat <<E | { read a; echo "got $a"; cat; } 1 2 E
cat <<E | { read a; echo "got $a"; cat; }
1
2
E
#### while read -r a b; do echo "$b $a"; done <<'E' | sort 2 x 1 
while read -r a b; do echo "$b $a"; done <<'E' | sort
2 x
1 y
E
#### f() { local IFS=$'\n'; echo "${*}"; }; f a b
f() { local IFS=$'\n'; echo "${*}"; }; f a b
#### g() { return $1; }; for i in 0 1 2; do g $i && echo ok || ec
g() { return $1; }; for i in 0 1 2; do g $i && echo ok || echo "fail $?"; done
#### if g 2>/dev/null; then :; else echo "no g $?"; fi
if g 2>/dev/null; then :; else echo "no g $?"; fi
#### ( echo a; echo b >&2 ) 2>&1 | sort
( echo a; echo b >&2 ) 2>&1 | sort
#### { { echo 1; echo 2 >&2; } 2>&1 1>&3 | sed 's/^/e:/'; } 3>&1
{ { echo 1; echo 2 >&2; } 2>&1 1>&3 | sed 's/^/e:/'; } 3>&1
#### x=$({ echo out; echo err >&2; } 2>&1); echo "$x"
x=$({ echo out; echo err >&2; } 2>&1); echo "$x"
#### tee >(sed 's/^/1:/' >o1) >(sed 's/^/2:/' >o2) <<< hi; sleep 
tee >(sed 's/^/1:/' >o1) >(sed 's/^/2:/' >o2) <<< hi; sleep 0.1; cat o1 o2
#### comm -12 <(printf 'a\nb\nc\n') <(printf 'b\nc\nd\n')
comm -12 <(printf 'a\nb\nc\n') <(printf 'b\nc\nd\n')
#### while IFS== read -r k v; do declare "cfg_$k=$v"; done < <(pr
while IFS== read -r k v; do declare "cfg_$k=$v"; done < <(printf 'a=1\nb=2=3\n'); echo $cfg_a $cfg_b
#### coproc bc_proc { while read -r e; do echo $((e)); done; }; f
coproc bc_proc { while read -r e; do echo $((e)); done; }; for e in 1+1 2*3; do echo "$e" >&"${bc_proc[1]}"; read -r r <&"${bc_proc[0]}"; echo $r; done
#### i=0; while true; do ((i++)); [[ $i -eq 2 ]] && continue; [[ 
i=0; while true; do ((i++)); [[ $i -eq 2 ]] && continue; [[ $i -gt 4 ]] && break; echo $i; done
#### for ((i=0,j=3; i<j; i++, j--)); do echo $i$j; done
for ((i=0,j=3; i<j; i++, j--)); do echo $i$j; done
#### for d in */; do echo $d; done; mkdir q; for d in */; do echo
for d in */; do echo $d; done; mkdir q; for d in */; do echo $d; done
#### arr=(); for i in "${arr[@]}"; do echo never; done; echo "${a
arr=(); for i in "${arr[@]}"; do echo never; done; echo "${arr[@]:-empty}"
#### set -- one two; for a in "$@"; do set -- x; echo $a $; done
set -- one two; for a in "$@"; do set -- x; echo $a $#; done
#### n=5; f() { ((n--)); ((n > 0)) && f; }; f; echo $n $?
n=5; f() { ((n--)); ((n > 0)) && f; }; f; echo $n $?
#### case "$(uname)" in Linux) echo linux;; *) echo other;; esac
case "$(uname)" in Linux) echo linux;; *) echo other;; esac
#### [[ foo == f* && foo != b* || x == y ]] && echo ok; [[ ! ( a 
[[ foo == f* && foo != b* || x == y ]] && echo ok; [[ ! ( a == b ) ]] && echo ok2
#### [ -d . -a -w . ] && echo dw; [ ! -e none -o -e none ] && ech
[ -d . -a -w . ] && echo dw; [ ! -e none -o -e none ] && echo e
#### echo one; { sleep 0.05; echo two; } & wait $!; echo three
echo one; { sleep 0.05; echo two; } & wait $!; echo three
#### named pipe between two processes
d=$(mktemp -d); mkfifo $d/fifo; (echo through > $d/fifo) & cat $d/fifo; wait; rm -r $d; ls
#### trap 'echo cleanup; exit 1' INT TERM; (sleep 0.1; kill -TERM
trap 'echo cleanup; exit 1' INT TERM; (sleep 0.1; kill -TERM $$) & while :; do sleep 0.05; done
#### pids=(); for i in 1 2 3; do (exit $i) & pids+=($!); done; fo
pids=(); for i in 1 2 3; do (exit $i) & pids+=($!); done; for p in "${pids[@]}"; do wait $p; echo $?; done
#### ( (echo inner; exit 3); echo $? ); echo $?
( (echo inner; exit 3); echo $? ); echo $?
#### x=a; case $x in [[:alpha:]]) echo alpha;; [0-9]) echo d;; es
x=a; case $x in [[:alpha:]]) echo alpha;; [0-9]) echo d;; esac; shopt -s nocasematch; [[ ABC == abc ]] && echo nc
#### echo ${x:-$(echo deflt)} ${x:+"a b"}; unset x; echo ${x:-"a 
echo ${x:-$(echo deflt)} ${x:+"a b"}; unset x; echo ${x:-"a  b"} "${x:-a  b}"
#### eval 'a() { echo a1; }'; a; eval "b=(1 2 3)"; echo ${b[2]}; 
eval 'a() { echo a1; }'; a; eval "b=(1 2 3)"; echo ${b[2]}; eval 'echo "$a"' 'x'
#### type -t if [ [[ cd ls nofunc; unset -f nofunc
type -t if [ [[ cd ls nofunc; unset -f nofunc
#### alias 2>/dev/null; shopt -q expand_aliases; echo $?
alias 2>/dev/null; shopt -q expand_aliases; echo $?
#### echo {a,b}{1,2} {01..03} {a..e..2} {,x} {a} a{b,c{d,e}}
echo {a,b}{1,2} {01..03} {a..e..2} {,x} {a} a{b,c{d,e}}
#### printf '%s %s\n' a b c; printf '%-5s|%5s|%05d|%x|%o|%e\n' ab
printf '%s %s\n' a b c; printf '%-5s|%5s|%05d|%x|%o|%e\n' ab cd 42 255 8 1234.5
#### read -p 'prompt> ' x <<< val; echo $x; read -t 0.1 y < <(sle
read -p 'prompt> ' x <<< val; echo $x; read -t 0.1 y < <(sleep 1; echo late); echo $? $y
#### echo $'multi\nline' | while IFS= read -r l || [[ -n $l ]]; d
echo $'multi\nline' | while IFS= read -r l || [[ -n $l ]]; do echo "[$l]"; done
#### printf 'no newline' | while read -r l || [ -n "$l" ]; do ech
printf 'no newline' | while read -r l || [ -n "$l" ]; do echo "$l"; done
#### help -s true; compgen -b | head -3; compgen -v BASH_V | sort
help -s true; compgen -b | head -3; compgen -v BASH_V | sort
#### command cd /tmp && pwd; builtin echo x; command -p ls -d /
command cd /tmp && pwd; builtin echo x; command -p ls -d /
#### bash -x -c 'a=1; echo $a' 2>&1; bash -v -c 'echo v' 2>&1
bash -x -c 'a=1; echo $a' 2>&1; bash -v -c 'echo v' 2>&1
#### bash -o errexit -c 'false; echo no'; echo $?; bash +e -c 'fa
bash -o errexit -c 'false; echo no'; echo $?; bash +e -c 'false; echo yes'
#### echo 'echo $0 $@' > s; bash s a b; bash ./s c; chmod +x s; .
echo 'echo $0 $@' > s; bash s a b; bash ./s c; chmod +x s; ./s d; PATH=. s e
