#### functions as declare -f prints them
f() { case $1 in a|b) echo x;; c) ;& *) for i in 1 2; do echo $i; done;; esac; if a; then b; elif c; then d; else e; fi; while a; do b; done; until a; do b; done; for ((i=0;i<3;i++)); do c; done; select x in a b; do break; done; { a; b; }; (a; b); a && b || c; a | b |& c; a & b; ! a; time b; [[ -f x && ! ( a == b || -n c ) && a =~ b ]]; (( x+1 )); x=1 c >f 2>&1 <<<a; coproc d; function g { e; } ; }
declare -f f
#### functions with here-documents
f() { cat <<A; echo b
one $x
A
cat <<-'B' | sort
	two
	B
if x; then cat <<C
three
C
fi
}
type f
#### redirections printed
f() { a >b 2>c <d >>e >|g <>h 3>&1 4<&0 5>&- <&6- &>i &>>j {fd}>k 2>&1; }
declare -f f
#### functions with redirections
f() { a; } >x 2>&1; g() ( b ) ; h() if a; then b; fi; declare -f
#### prompt escapes
for p in '\u@\h:\w' '\n\r\a\e[0m' '\101\\' '\s \v \V' '\[x\]' '\q' '\j \l' '$(echo sub) $x' ; do x=val; printf '%q\n' "${p@P}"; done 2>&1 | sed 's/tty[^ ]*/tty/; s/bash-[0-9]*/bash/;s/@[^:]*:/@host:/;s/^[a-z]*@/user@/; s/\(5\.2\)\.[0-9]*/\1/'
#### pushd and popd
mkdir -p a/b c; pushd a; pushd b; dirs -v; pushd +1; pushd -0; popd +1; dirs -p; popd -0; dirs; popd; popd; pushd nosuch; pushd; popd +5; dirs +0; dirs +7; dirs -l; pushd -n c; dirs; dirs -c; dirs; pushd -x; popd x
#### jobs and disown
#@ stderr any
sleep 0.1 & sleep 0.2 & jobs; jobs -p | wc -l; disown %1; jobs; disown -a; jobs; disown %7; disown -h; wait; sleep 0.1 & wait %1; echo $?; wait %9; echo $?; kill %3; jobs %4; (exit 3) & wait -n; echo $?; true & false & wait -n -p v; echo $? ${v:+set}; jobs -r; jobs -s; jobs -q
#### traps of signals
trap 'echo usr1' USR1; kill -USR1 $$; trap 'echo term' TERM; kill $$; trap; trap - TERM; trap -p USR1; trap -l | head -2; kill -l 9 TERM 130; kill -l USR1; kill -s HUP; kill; kill -9 nosuch; kill -X 1; trap x NOSIG; trap '' INT; (trap); trap 'echo ret' RETURN; f() { echo f; }; f; trap
#### declare -p of everything odd
declare -i i=3+4; declare -l l=ABC; declare -u u=abc; declare -c c=abc; declare -r r=1; declare -x x=1; declare -a a=(1 [3]=x); declare -A m=([k v]=1 ['a"b']=2); declare -n n=x; declare -t t=1; declare -p i l u c r x a n t; declare -p nosuch; declare +x x; declare -p x; declare +r r; declare -g q=1; declare -I z; declare -f nosuch; echo $?; declare -F; declare -ir ro=5; ro=6; echo after
#### test of files
: > e; echo x > f; chmod 644 f; mkdir d; ln -s f l; ln -s nosuch b; mkfifo p; for o in a b c d e f g h k p r s t u w x G L N O S; do for n in e f d l b p nosuch /dev/null; do [[ -$o $n ]] && printf '%s ' $o:$n; done; done; echo; [[ f -nt nosuch ]]; echo $?; [[ nosuch -ot f ]]; echo $?; [[ f -ef l ]]; echo $?; [[ -t 0 ]]; echo $?; [[ -o errexit ]]; echo $?; [[ -v x ]]; echo $?; [[ -R x ]]; echo $?
#### read in many ways
printf 'a b c\nd e\n' > f; while read -r x y; do echo "$y:$x"; done < f; read -a arr < f; echo ${#arr[@]}; read -n 3 x < f; echo "[$x]"; read -N 5 x < f; echo "[$x]"; read -d b x < f; echo "[$x]"; read -p prompt x < f; read -s x < f; read -t 1 x < f; echo $?; read -u 5 x 5< f; echo $x; read -u 9 x; read -t x y; read -n x y; read 1x < f; read -i a -e x < f; echo $x; mapfile -t m < f; echo ${m[1]}; mapfile -n 1 -s 1 m < f; echo "${m[@]}"; mapfile -O 2 -t m < f; echo ${!m[@]}; mapfile -c 1 -C 'echo cb' m < f; mapfile -d ' ' m < f; echo ${#m[@]}; mapfile -u 7 m; mapfile -n x m; readarray 1m
#### options of bash
bash -c 'echo $0 $1' a b; bash -e -c 'false; echo no'; bash -x -c 'echo hi'; bash -o pipefail -c 'false | true; echo $?'; bash -O extglob -c 'shopt extglob'; echo 'echo stdin $1' | bash -s x; bash +B -c 'echo {a,b}'; bash -n -c 'echo no'; bash -u -c 'echo $nope'; bash --posix -c 'shopt -o posix'; bash -eu -o noglob -c 'echo $- *'; bash nosuch; bash -c; bash -Z; bash --nosuch -c x 2>&1 | head -1; bash -o nosuch -c x; bash -O nosuch -c x; bash --norc --noprofile -c 'echo ok'; bash - <<< 'echo dash'; bash -- <<< 'echo dd'; echo 'echo f $0 $#' > s; bash s 1 2; bash ./s
#### select
select x in a 'b c' d; do echo "$REPLY:$x"; [ "$x" = d ] && break; done <<< $'1\n2\n\nx\n3'; select y; do :; done < /dev/null; set -- p q; select z; do echo $z; break; done <<< 2
#### compgen
compgen -W 'abc abd xyz' ab; compgen -b ec; compgen -k w; f1() { :; }; compgen -A function; v1=; compgen -v v1; compgen -W 'a b' x; echo $?; complete -W x foo; complete -r foo
#### enable and builtin
enable -n echo; type -t echo; enable echo; type -t echo; enable -a | head -2; enable nosuch; builtin nosuch; builtin echo x; enable -n | wc -l; enable -p | tail -1; enable -s | head -1; command -v echo nosuch if cat; command -V echo if; type -a echo | head -1; type nosuch; type -p cat; type -P echo >/dev/null; hash; hash -r; hash nosuch; cat < /dev/null; hash -t cat; hash -d cat; hash -p /bin/true foo; foo; echo $?; hash -l
#### help and misc
help nosuch; help -s true; suspend; fc; history; logout; times > /dev/null; echo $?; umask; umask -S; umask u=rwx,g=rx,o=; umask; umask 999; umask -p; umask 022; let; let 0; echo $?; let 'x=(' ; getopts; shift 5; echo $?; shift x; set -- a b; shift 3; echo $? $#; caller; caller 0; return 1; break; continue
#### printf corners
printf '%5s|%-5s|%05d|%+d|% d|%x|%X|%#x|%o|%#o|%e|%g|%f|%.2f|%c|%%|%b|%q\n' a b 3 4 5 255 255 255 8 8 1.5 0.0001 2.5 3.14159 xyz 'a\tb' 'a b'; printf '%*d|%-*d|%.*f\n' 5 1 5 2 2 3.14159; printf '%d\n' 0x10 010 "'a" abc 1x; printf '%u %i\n' -1 -5; printf '%s\n'; printf '%z\n'; printf '%'; printf '\x41\101\u0042\n'; printf '%(%Y)T\n' 0; printf '%b' 'a\cb' ; printf x; printf -v v[2] '%s' q; echo ${v[2]}; printf -v '1x' a; printf; printf -- '-%s\n' x; printf '%n' n; echo $n; printf '%a\n' 1; printf '%.3s|%5.1s|\n' abcdef xyz; printf '%s %s\n' a b c; printf '%d' 99999999999999999999; printf '%Q %.3Q\n' 'a b' 'abcdef'
#### assignments that fail
readonly r=1; r=2 true; echo a$?; r=2 f 2>&1; echo b$?; (r=3; echo no); echo c$?; x=1 r=2 y=3; echo no
#### glob corners
mkdir d; touch a.c b.c ab .hid d/x 'sp ace' 'br[ack'; echo *.c [ab]* ?? *[!c] .* d/* */ 'a'*; shopt -s nullglob; echo z*; shopt -u nullglob; shopt -s failglob; echo z*; shopt -u failglob; shopt -s dotglob; echo *; GLOBIGNORE='*.c'; echo *; unset GLOBIGNORE; shopt -s nocaseglob; echo A*; shopt -s globstar; echo **; set -f; echo *; set +f; echo [[:alpha:]]b br\[* [z-a]* [a; shopt -s extglob; echo !(*.c) +(a|b) ?(a)b @(ab|d) *(x)
#### tilde
echo ~ ~/x ~root ~nosuch ~+ ~- a=~ x:~ "~" \~; x=~:~/y; echo $x; cd /; cd -; echo ~-; HOME=/h; echo ~; HOME=/home/agent; echo ~1 ~+0; declare y=~/z; echo $y; export z=a:~; echo $z; [[ ~ == ~ ]] && echo same
#### pattern corners
v='aXbXc'; echo ${v#*X} ${v##*X} ${v%X*} ${v%%X*} ${v/X/-} ${v//X/-} ${v/#a/-} ${v/%c/-} ${v//[XY]} ${v/nosuch/z} ${v/X} "${v//X/[&]}" ${v//X/\&} ${v^} ${v^^[bc]} ${v,,} ${v,} ${v~} ${v~~} ${v@Q} ${v@U} ${v@u} ${v@L} ${v@a} ${v@A} ${v@E} ${v@K}; for p in '[[:upper:]]' '[^[:lower:]]' '[]a]' '[a\]]' '[!a-c]' '[[.X.]]' '[[=a=]]' '\X' '[' '[a' '*' '' '?' '+(X)' '[[:nosuch:]]' '[a-]' '[-a]' '[--0]'; do echo "$p: ${v//$p/_}"; done
#### arrays
a=(x y z); a[5]=w; echo ${a[@]:1:2} ${a[@]: -1} ${#a[@]} ${!a[@]} ${a[-1]} ${#a[0]}; unset 'a[1]'; echo ${a[@]}; a+=(n); echo ${!a[@]}; a[-9]=1; echo ${a[-9]}; a=([2]=b [0]=a c); echo ${a[@]}; declare -A m=([a]=1 b 2); m[x y]=3; echo ${m[x y]} ${#m[@]}; unset 'm[a]'; echo ${m[a]-gone}; m=(k v k2 v2); echo ${m[k]}; for k in "${!m[@]}"; do echo $k; done | sort; a[1+1]=q; echo ${a[2]}; a[]=1; echo ${a[*]/#/p}; b=("${a[@]/%/s}"); echo ${b[@]}; echo ${a[@]@Q} ${a[@]@A}; unset a; echo ${a[0]:-none} ${a[@]:-nil}; a=5; echo ${a[0]} ${a[1]}; a[1]=6; echo ${a[@]}
#### special parameters
set -- a 'b c' ''; echo $# "$*" "$@"; IFS=-; echo "$*" $*; unset IFS; echo ${#@} ${@:2} ${@: -1} ${*:1:2} ${!#} "${@/b/B}"; echo $$ | grep -c .; echo ${-} | grep -c B; false; echo $? ${?}; true a z; echo $_; : & echo ${!:+bg}; wait; echo $PPID | grep -c .; echo $BASHPID | grep -c .; echo ${FUNCNAME-none} ${BASH_SOURCE-none} $BASH_SUBSHELL; (echo $BASH_SUBSHELL); f() { echo $FUNCNAME ${FUNCNAME[@]} ${BASH_LINENO[@]} $#; }; f x; g() { f; }; g; echo $BASH_COMMAND; echo $((RANDOM>=0)) $((SECONDS>=0)) $((EPOCHSECONDS>0)); RANDOM=1; x=$RANDOM; RANDOM=1; [ $x = $RANDOM ] && echo seed; echo $HOSTTYPE $OSTYPE; echo ${BASH_VERSINFO[0]} ${GROUPS[0]:+g}; UID=5; BASHPID=1; echo $?
#### kill of jobs and coprocess
#@ stderr any
coproc cat; echo hi >&${COPROC[1]}; read x <&${COPROC[0]}; echo $x; kill $COPROC_PID; wait $COPROC_PID; echo $?; coproc N { read y; echo got $y; }; echo q >&${N[1]}; read z <&${N[0]}; echo $z; wait; sleep 10 & kill -TERM $!; wait $!; echo $?; bash -c 'kill -HUP $$'; echo $?
#### descriptors
exec 3>f; echo a >&3; echo b >&3; exec 3>&-; cat f; exec 4<f; read x <&4; read y <&4; echo $x $y; exec 4<&-; echo z >&4; echo q 5>&1 >&5; { echo out; echo err >&2; } 2>&1 | cat; exec {v}>g; echo h >&$v; exec {v}>&-; cat g; : > nodir/x; echo $?; < nosuch cat; echo x >&bad; cat bad; echo m &> n; cat n; echo o &>> n; cat n; set -C; echo p > n; echo p >| n; cat n; cat 0<<<in 3<<<other /dev/fd/3; exec 7<>n; read l <&7; echo new >&7; cat n; ls /dev/fd/7 > /dev/null; echo $?; echo >&77; exec 9>&1-; echo lost
