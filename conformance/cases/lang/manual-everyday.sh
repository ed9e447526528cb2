#### retry with backoff
#@ stderr any
attempt=0; flaky() { ((++attempt >= 3)); }
retry() { local max=$1 delay=$2; shift 2; local n=1; until "$@"; do if ((n >= max)); then echo "gave up after $n" >&2; return 1; fi; echo "try $n failed; sleeping ${delay}s"; sleep "$delay"; ((n++)); delay=$(awk -v d="$delay" 'BEGIN { print d*2 }'); done; echo "ok after $n"; }
retry 5 0.01 flaky; retry 2 0.01 false; echo "rc=$?"
#### parse arguments with long options
usage() { cat <<U
Usage: ${0##*/} [-v] [-o FILE] [--name=NAME] [--] ARG...
U
}
parse() { local verbose=0 out= name=anon; local -a rest=(); while (($#)); do case $1 in -h|--help) usage; return 0;; -v|--verbose) ((verbose++));; -o|--output) [[ ${2-} ]] || { echo "missing value for $1" >&2; return 2; }; out=$2; shift;; --output=*) out=${1#*=};; --name=*) name=${1#--name=};; --no-*) echo "disable ${1#--no-}";; --) shift; rest+=("$@"); break;; -[!-]?*) set -- "${1:0:2}" "-${1:2}" "${@:2}"; continue;; -*) echo "unknown option: $1" >&2; return 2;; *) rest+=("$1");; esac; shift; done; printf 'v=%d o=%s n=%s rest=%d:' $verbose "$out" "$name" ${#rest[@]}; printf '<%s>' "${rest[@]}"; echo; }
parse -vv -o x a 'b c'; parse --output=y --name='J D' -- -z; parse -h; parse -o; echo $?; parse --bad; echo $?; parse --no-color -vo f; parse
#### getopts with defaults and errors
main() { local OPTIND=1 opt n=1 dry=false; local -a inc=(); while getopts ':n:dI:h' opt; do case $opt in n) [[ $OPTARG =~ ^[0-9]+$ ]] || { echo "bad number '$OPTARG'"; return 1; }; n=$OPTARG;; d) dry=true;; I) inc+=("$OPTARG");; h) echo help; return;; :) echo "-$OPTARG needs a value"; return 2;; \?) echo "unknown -$OPTARG"; return 2;; esac; done; shift $((OPTIND-1)); echo "n=$n dry=$dry inc=${inc[*]:-none} args=$*"; }
main -n 3 -dI a -Ib x y; main -n; main -n x; main -q; main -h; main; main -- -d; main -dn5 z
#### temporary files removed by a trap
f() ( tmp=$(mktemp -d) || exit; trap 'rm -rf "$tmp"; echo cleaned' EXIT; echo data > "$tmp/a"; wc -l < "$tmp/a"; [[ -d $tmp ]] && echo exists; echo "$tmp" > last; ${1:-true} )
f; echo $?; [ -e "$(cat last)" ] || echo gone; f false; echo $?; f 'exit 7'; echo $?; rm last
#### cleanup on signals
cleanup() { echo "cleanup $1"; exit "${2:-0}"; }; (trap 'cleanup int 130' INT; trap 'cleanup term 143' TERM; trap 'echo exit $?' EXIT; kill -TERM $BASHPID; echo not reached); echo $?; (trap '' HUP; kill -HUP $BASHPID; echo survived); (trap 'echo e1' EXIT; trap 'echo e2; trap - EXIT' EXIT; exit 3); echo $?
#### parallel jobs with wait -n
job() { sleep "0.$2"; echo "done $1" ; return "$3"; }
run() { local max=2 running=0 fail=0; while read -r name secs rc; do if ((running >= max)); then wait -n || ((fail++)); ((running--)); fi; job "$name" "$secs" "$rc" & ((running++)); done; while ((running > 0)); do wait -n || ((fail++)); ((running--)); done; echo "failures: $fail"; }
run <<'L'
a 1 0
b 7 1
c 3 0
d 9 2
L
#### parallel jobs by process number
declare -A pids; for i in 1 2 3; do (sleep 0.0$i; exit $((i-1))) & pids[$i]=$!; done; for i in "${!pids[@]}"; do echo "$i"; done | sort; ok=0; for i in 1 2 3; do if wait "${pids[$i]}"; then ((++ok)); else echo "job $i: $?"; fi; done; echo "$ok ok"
#### xargs in parallel with functions
work() { printf '%s:%d\n' "$1" "$((${#1}*2))"; }; export -f work; printf '%s\n' alpha bb 'c d' | xargs -d '\n' -I{} bash -c 'work "$@"' _ {}; printf '%s\0' x 'y z' | xargs -0 -n1 bash -c 'work "$1"' _
#### reading CSV
cat > d.csv <<'C'
id,name,amount
1,Ann,10.50
2,"Bob, Jr.",3
3,Cid,
C
{ read -r header; IFS=, read -ra cols <<< "$header"; echo "${#cols[@]} columns: ${cols[*]}"; while IFS=, read -r id name amount; do printf '%-3s|%s|%s\n' "$id" "$name" "${amount:-0}"; done; } < d.csv; awk -F, 'NR>1 { s += $NF } END { printf "%.2f\n", s }' d.csv; while IFS= read -r line || [[ -n $line ]]; do ((n++)); done < <(printf 'a\nb'); echo $n
#### counting words with an associative array
declare -A count; while read -ra words; do for w in "${words[@]}"; do w=${w//[^[:alnum:]]/}; [[ $w ]] && count[${w,,}]=$((${count[${w,,}]-0}+1)); done; done <<'T'
The quick fox. The lazy dog;
the end, quick!
T
for w in "${!count[@]}"; do echo "${count[$w]} $w"; done | sort -k1,1nr -k2 | head -3; echo ${#count[@]}; [[ -v count[fox] ]] && echo has; unset 'count[the]'; [[ -v count[the] ]] || echo no
#### templates with here-documents
render() { local name=$1 port=$2; cat <<-T
	server {
	  name "$name";
	  port ${port:-80};
	  cost \$5 $(date -u -d @0 +%F) \`x\`
	}
	T
}
render web 8080 > a.conf; render db >> a.conf; cat a.conf; eval "cat <<X
$(sed 's/\$5/$((5*2))/' a.conf | head -4)
X"; envsubst '$HOME' <<< 'h=$HOME p=$PATH'
#### a strict script
bash -c 'set -euo pipefail; IFS=$'"'\\n\\t'"'; trap '"'"'echo "error on line $LINENO: $BASH_COMMAND (exit $?)" >&2'"'"' ERR
main() {
  local dir=${1:?need dir}
  mkdir -p "$dir"
  for f in a b; do echo "$f" > "$dir/$f"; done
  local n
  n=$(find "$dir" -type f | wc -l)
  echo "files: $n"
  grep -q zzz "$dir"/* || echo none
  false | cat
  echo unreachable
}
main out'; echo $?
#### logging to descriptor 3
exec 3>> app.log; LEVEL=1; declare -A LV=([DEBUG]=0 [INFO]=1 [ERROR]=2)
log() { local l=$1; shift; ((${LV[$l]} >= LEVEL)) || return 0; printf '[%-5s] %s\n' "$l" "$*" >&3; }
log DEBUG hidden; log INFO start "$((1+1))"; log ERROR 'bad thing'; LEVEL=0 log DEBUG shown; { echo to out; log INFO from block; } > o; exec 3>&-; cat app.log o; log INFO x 2>/dev/null; echo $?
#### tee-like logging of a whole script
exec 4>&1 5>&2; exec > all.log 2>&1; echo out; echo err >&2; nosuchcmd; exec 1>&4 2>&5 4>&- 5>&-; cat all.log; { echo a; echo b >&2; } 2> >(sed 's/^/E:/' > e.txt); sleep 0.1; cat e.txt
#### lock by mkdir
lock=./l.lock; acquire() { local i; for i in 1 2 3; do if mkdir "$lock" 2>/dev/null; then echo $BASHPID > "$lock/pid"; trap 'rm -rf "$lock"' EXIT; return 0; fi; sleep 0.01; done; echo "locked" >&2; return 1; }
(acquire && echo got && sleep 1.5) & sleep 0.5; (acquire || echo busy); wait; (acquire && echo got again); ls -d l.lock 2>/dev/null || echo free; (set -C; : > lf) && echo first; (set -C; : > lf) 2>/dev/null || echo second refused
#### string manipulation
p=/usr/local/lib/libfoo.so.1.2; echo "${p##*/} ${p%/*} ${p#*.} ${p##*.} ${p%%.*} ${p%.*}"; s='  trim me  '; t=${s#"${s%%[![:space:]]*}"}; t=${t%"${t##*[![:space:]]}"}; echo "[$t]"; echo "${s// /_} ${#s} ${s:2:4} ${s: -4:2}"; x=hello_world_foo; IFS=_ read -ra a <<< "$x"; printf '%s' "${a[@]^}"; echo; echo "${x^^} ${x/world/there} ${x//o/0} ${x/#hello/bye} ${x/%foo/bar}"; rev=; for ((i=${#x}-1;i>=0;i--)); do rev+=${x:i:1}; done; echo $rev; printf '%s\n' "${x:0:1}"{1..3}; printf -v pad '%*s' 5 ''; echo "[${pad// /-}]"; [[ $x == *world* ]] && echo contains; case $x in hello*) echo starts;; esac; echo "${x%"${x#???}"}"
#### arrays by nameref
push() { local -n arr=$1; shift; arr+=("$@"); }; join() { local -n a=$1; local IFS=$2; echo "${a[*]}"; }; has() { local -n h=$1; local e; for e in "${h[@]}"; do [[ $e == "$2" ]] && return; done; return 1; }; swap() { local -n p=$1 q=$2; local t=$p; p=$q; q=$t; }; list=(a); push list b 'c d'; join list ,; has list 'c d' && echo yes; has list z || echo no; x=1 y=2; swap x y; echo $x $y; declare -A m=([k]=v); keys() { local -n d=$1; printf '%s\n' "${!d[@]}"; }; keys m; fill() { local -n out=$1; out=$(echo computed); }; fill res; echo $res; slice=("${list[@]:1}"); echo ${#slice[@]}; unset 'list[0]'; echo "${!list[@]}"; list=("${list[@]}"); echo "${!list[@]}"
#### recursion: factorial, fibonacci, hanoi, tree
fact() { (($1 < 2)) && echo 1 || echo $(($1 * $(fact $(($1-1))))); }; fact 10; declare -A memo; fib() { local n=$1; [[ ${memo[$n]-} ]] && { r=${memo[$n]}; return; }; if ((n<2)); then r=$n; else fib $((n-1)); local a=$r; fib $((n-2)); r=$((a+r)); fi; memo[$n]=$r; }; fib 50; echo $r; hanoi() { (($1)) || return 0; hanoi $(($1-1)) $2 $4 $3; ((moves++)); hanoi $(($1-1)) $4 $3 $2; }; moves=0; hanoi 6 A C B; echo $moves; mkdir -p t/{a/{x,y},b}; walk() { local e; for e in "$1"/*; do [[ -e $e ]] || continue; printf '%*s%s\n' "$2" '' "${e##*/}"; [[ -d $e ]] && walk "$e" $(($2+2)); done; }; walk t 0
#### date arithmetic
d=2024-02-28; for i in 0 1 2 3; do date -u -d "$d + $i day" '+%F %a'; done; a=$(date -u -d 2024-03-10 +%s) b=$(date -u -d 2023-12-25 +%s); echo $(( (a-b)/86400 )) days; date -u -d '@1700000000' '+%Y-%m-%dT%H:%M:%SZ'; printf '%(%F %T)T\n' 86399; s=93784; printf '%dd %02d:%02d:%02d\n' $((s/86400)) $((s%86400/3600)) $((s%3600/60)) $((s%60)); date -u -d 'last day of' 2>/dev/null || echo invalid; date -u -d '2024-01-31 +1 month' +%F; date -u -d '2024-W01' 2>/dev/null; [[ $(date -u -d 2024-01-01 +%V) == 01 ]] && echo week
#### configuration files
cat > c.ini <<'I'
# comment
[main]
name = My App
debug=true

[db]
host = localhost ; inline
port=5432
I
declare -A cfg; sec=; while IFS= read -r l; do l=${l%%[;#]*}; l=${l%"${l##*[![:space:]]}"}; [[ -z $l ]] && continue; if [[ $l =~ ^\[(.+)\]$ ]]; then sec=${BASH_REMATCH[1]}; elif [[ $l =~ ^([^=]+)=(.*)$ ]]; then k=${BASH_REMATCH[1]%% *} v=${BASH_REMATCH[2]# }; cfg[$sec.$k]=$v; fi; done < c.ini; for k in $(printf '%s\n' "${!cfg[@]}" | sort); do echo "$k=${cfg[$k]}"; done; printf 'A=1\nB="two words"\n' > .env; set -a; . ./.env; set +a; env | grep -E '^(A|B)='; while IFS='=' read -r k v; do export "$k=$v"; done < <(grep -v '^#' .env); echo "$B"
#### queues and stacks
stack=(); push() { stack+=("$1"); }; pop() { ((${#stack[@]})) || return 1; top=${stack[-1]}; unset 'stack[-1]'; }; push 1; push 2; push 3; while pop; do echo $top; done; q=(a b c); while ((${#q[@]})); do cur=${q[0]}; q=("${q[@]:1}"); [[ $cur == a ]] && q+=(d); echo -n "$cur "; done; echo; declare -a m; for ((r=0;r<3;r++)); do for ((c=0;c<3;c++)); do m[r*3+c]=$((r*c)); done; done; for ((r=0;r<3;r++)); do echo "${m[@]:r*3:3}"; done
#### sorting inside of bash
a=(5 3 9 1 7); for ((i=0;i<${#a[@]};i++)); do for ((j=i+1;j<${#a[@]};j++)); do ((a[i] > a[j])) && { t=${a[i]}; a[i]=${a[j]}; a[j]=$t; }; done; done; echo "${a[@]}"; mapfile -t s < <(printf '%s\n' pear apple fig | sort); echo "${s[@]}"; IFS=$'\n' sorted=($(sort -n <<< "${a[*]}")); unset IFS; echo "${sorted[@]: -1}"; qs() { (($# <= 1)) && { echo "$@"; return; }; local p=$1 l=() g=() x; shift; for x; do ((x < p)) && l+=($x) || g+=($x); done; echo $(qs "${l[@]}") $p $(qs "${g[@]}"); }; qs 3 1 2 9 5 4
#### versions compared
vercmp() { local IFS=. i a b; a=($1) b=($2); for ((i=0;i<${#a[@]}||i<${#b[@]};i++)); do ((10#${a[i]:-0} > 10#${b[i]:-0})) && { echo gt; return; }; ((10#${a[i]:-0} < 10#${b[i]:-0})) && { echo lt; return; }; done; echo eq; }; vercmp 1.2.3 1.2.10; vercmp 2.0 1.99; vercmp 1.0 1.0.0; vercmp 1.08 1.8; printf '%s\n' 1.10 1.9 1.2 | sort -V; semver='v1.2.3-rc.1+b5'; [[ $semver =~ ^v?([0-9]+)\.([0-9]+)\.([0-9]+)(-([^+]+))?(\+(.*))?$ ]]; declare -p BASH_REMATCH; echo $((BASH_REMATCH[1]+1)).0.0
#### menus and confirmations
confirm() { local r; read -r -p "$1 [y/N] " r; [[ ${r,,} =~ ^y(es)?$ ]]; }; confirm go <<< Yes && echo went; confirm stop <<< '' || echo stayed; PS3='pick: '; select o in start stop quit; do case $o in start|stop) echo "$o!";; quit) break;; *) echo "bad $REPLY";; esac; done <<< $'1\n9\n2\n3'; while true; do read -r x || break; case $x in [0-9]) echo digit;; [a-z]*) echo word;; '') continue;; *) echo other;; esac; done <<< $'5\nabc\n\n%'
#### progress and formatting
bar() { local n=$1 t=$2 w=10 f; f=$((n*w/t)); printf '\r[%s%s] %3d%%' "$(printf '#%.0s' $(seq 1 $f))" "$(printf '.%.0s' $(seq 1 $((w-f))))" $((n*100/t)); }; bar 3 10; echo; bar 5 10; echo; printf '%-10s|%8s|%6.2f\n' apple 12 3.14159 banana 7 2.5; printf '%s\t%s\n' a b c d | column -t; hr() { printf '%*s\n' "${1:-20}" '' | tr ' ' '='; }; hr 8; for n in 1023 1048576 5368709120; do numfmt --to=iec $n; done; printf '%q\n' 'a b' "it's" $'x\ny'; printf "%'d\n" 1234567; printf '%05.1f|%+d|%x|%o|%e\n' 3.14159 5 255 8 12345.678
#### file loops safe for odd names
mkdir 'd 1'; touch 'd 1/a b.txt' 'd 1/-x.txt' $'d 1/n\nl.txt' 'd 1/*.txt'; while IFS= read -r -d '' f; do printf '%q\n' "$f"; done < <(find . -type f -print0 | sort -z); for f in 'd 1'/*.txt; do [[ -e $f ]] || continue; n=${f##*/}; mv -- "$f" "d 1/${n// /_}"; done; ls -b 'd 1' | wc -l; shopt -s nullglob; set -- 'd 1'/*.none; echo $#; find . -name '*.txt' -exec sh -c 'for f; do echo "${f##*/}"; done' _ {} + | wc -l; cd 'd 1'; for f in ./-*; do echo "$f"; done; rm -- -x.txt; ls | wc -l
#### renaming in bulk
touch IMG_1.JPG IMG_2.JPG notes.TXT; for f in *.[A-Z]*; do mv "$f" "${f%.*}.${f##*.}x"; done; for f in IMG_*; do n=${f#IMG_}; mv "$f" "photo-$(printf '%03d' "${n%%.*}").jpg"; done; ls; i=0; for f in *; do printf -v new '%02d-%s' $((++i)) "$f"; echo "$f -> $new"; done; mkdir sub && mv ./*.jpg "$_"; ls sub; cp sub/photo-001.jpg{,.bak}; ls sub; ls -d */
#### comparing directories
mkdir a b; echo 1 | tee a/x b/x > /dev/null; echo 2 > a/y; echo 3 > b/y; echo 4 > b/z; diff -rq a b; comm -3 <(ls a) <(ls b); for f in a/*; do cmp -s "$f" "b/${f#a/}" && echo "same ${f#a/}" || echo "diff ${f#a/}"; done; diff <(sort a/y) <(sort b/y); join <(echo 'k 1') <(echo 'k 2'); paste -d: a/x b/y; md5sum a/x b/x | awk '{print $1}' | uniq -c | awk '{print $1}'
#### state machines and dispatch
declare -A next=([idle,start]=run [run,pause]=wait [wait,start]=run [run,stop]=idle); st=idle; for ev in start pause start bogus stop; do n=${next[$st,$ev]-}; if [[ $n ]]; then echo "$st --$ev--> $n"; st=$n; else echo "ignored $ev in $st"; fi; done; cmd_add() { echo $(($1+$2)); }; cmd_help() { compgen -A function cmd_ | sed 's/cmd_//'; }; dispatch() { local c=cmd_$1; shift; if declare -F "$c" > /dev/null; then "$c" "$@"; else echo "no such: ${c#cmd_}" >&2; return 127; fi; }; dispatch add 2 3; dispatch help; dispatch nope; echo $?; op='+'; echo $((6 $op 7)); f=cmd_add; $f 1 1
#### polling until a file appears
(sleep 0.2; echo ready > flag) & for ((i=0;i<50;i++)); do [[ -s flag ]] && break; sleep 0.05; done; [[ -s flag ]] && echo "found"; wait; SECONDS=0; timeout 0.1 sleep 5; echo $?; timeout 1 bash -c 'exit 3'; echo $?; wait_for() { local t=$1; shift; local end=$((SECONDS+t)); until "$@"; do ((SECONDS >= end)) && return 1; sleep 0.5; done; }; wait_for 1 test -e nosuch; echo $?; read -t 0.1 x < <(sleep 1); echo $?
#### URL and JSON building
urlencode() { local s=$1 i c; for ((i=0;i<${#s};i++)); do c=${s:i:1}; case $c in [a-zA-Z0-9.~_-]) printf '%s' "$c";; *) printf '%%%02X' "'$c";; esac; done; echo; }; urlencode 'a b&c=d/e?'; urldecode() { local s=${1//+/ }; printf '%b\n' "${s//%/\\x}"; }; urldecode 'a%20b+c%26'; json() { local s=$1; s=${s//\\/\\\\}; s=${s//\"/\\\"}; s=${s//$'\n'/\\n}; s=${s//$'\t'/\\t}; printf '"%s"\n' "$s"; }; json $'say "hi"\n\tback\\slash'; jq -n --arg n 'a "b"' --argjson c 3 '{name:$n,count:$c}' -c; url='https://user@host.example:8080/p/a/t?q=1#frag'; [[ $url =~ ^([a-z]+)://(([^@]+)@)?([^:/]+)(:([0-9]+))?(/[^?#]*)?(\?([^#]*))?(#(.*))?$ ]] && printf '%s\n' "${BASH_REMATCH[@]:1}"
#### bits, bases and checks of numbers
printf '%d %d %d\n' 0x1F 0755 "'A"; echo $((2#1011)) $((16#ff)) $((36#zz)) $((1<<10)) $((0xF0 & 0x3C)) $((~5)) $((7^2)) $((-7/2)) $((-7%3)); tobin() { local n=$1 b=; while ((n)); do b=$((n%2))$b; ((n/=2)); done; echo ${b:-0}; }; tobin 10; tobin 0; isint() { [[ $1 =~ ^[-+]?[0-9]+$ ]]; }; for v in 5 -3 +2 1.5 a '' 007; do isint "$v" && echo "$v int" || echo "'$v' not"; done; echo $((10#007 + 1)); gcd() { local a=$1 b=$2; while ((b)); do ((t=a%b, a=b, b=t)); done; echo $a; }; gcd 48 36; for ((n=2;n<30;n++)); do for ((d=2;d*d<=n;d++)); do ((n%d)) || continue 2; done; echo -n "$n "; done; echo; bc <<< 'scale=3; 10/3'; awk 'BEGIN { printf "%.3f\n", 2^0.5 }'; echo $((9223372036854775807+1))
#### pipelines whose stages fail
set -o pipefail; grep -c x /dev/null | cat; echo "${PIPESTATUS[*]}"; if ! out=$(false | sort); then echo "failed: [$out]"; fi; seq 100000 | head -1; echo "${PIPESTATUS[*]}"; yes | head -2 | tail -1; { echo a; false; } | { cat; echo b; }; echo $?; printf '3\n1\n2\n' | sort | tee sorted | tail -1; cat sorted | wc -l
#### default values and required variables
f() { local a=${1:-def} b=${2-} c=${3:?third is required}; echo "$a|$b|$c"; }; f '' x y; (f 1 2); echo $?; unset V; : "${V:=init}"; echo $V; echo "${V:+set} ${W:+set}${W-unset}"; CONF=${CONF:-${HOME}/.conf}; echo "$CONF"; for v in HOME NOPE; do [[ -n ${!v:-} ]] && echo "$v ok" || echo "$v missing"; done
#### heredocs fed to commands, loops and functions
while read -r n s; do echo "$s=$((n*n))"; done <<E
2 two
3 three
E
g() { cat -n; }; g <<'E'
raw $x `y`
E
bash -s a b <<'E'
echo "$# $1 $2"
E
cat <<A; cat <<B
first
A
second
B
x=$(cat <<E
in sub $((1+1))
E
); echo "$x"; sed 's/^/> /' <<< "line
two"
#### reading a file into variables
printf 'k1=v1\nk2=v two\n\n#c\n' > f; mapfile -t lines < f; echo "${#lines[@]} ${lines[1]}"; content=$(< f); echo "${#content}"; IFS== read -r k v < f; echo "$k:$v"; { read -r a; read -r b; } < f; echo "$b"; last=$(tail -n1 f); echo "[$last]"; while IFS== read -r k v; do [[ $k && $k != \#* ]] && declare "cfg_$k=$v"; done < f; echo "$cfg_k2"; n=$(grep -c = f); echo $((n+1)); read -r -d '' whole < f; echo $? "${#whole}"
#### functions that return values
ret() { echo "$(( $1 + $2 ))"; }; r=$(ret 2 3); echo $r; out() { printf -v "$1" '%s' "made"; }; out var; echo $var; is_even() { (( $1 % 2 == 0 )); }; is_even 4 && echo even; is_even 3 || echo odd; f() { return 300; }; f; echo $?; multi() { echo "a b"; }; read -r x y <<< "$(multi)"; echo "$y $x"; g() { local IFS=,; echo "$*"; }; g 1 2 3; h() { echo "$# ${@: -1} ${*:1:2}"; }; h a b c; default() { local n=${1:-$(echo 5)}; echo $n; }; default; default 7
#### scope of variables
x=g; f() { local x=l; g; echo "f:$x"; }; g() { echo "g:$x"; x=changed; }; f; echo $x; h() { declare -g new=1; declare y=2; }; h; echo "$new ${y-unset}"; (x=sub); echo $x; echo 1 | x=pipe; echo $x; while read -r _; do z=1; done <<< a; echo $z; echo a | while read -r _; do w=1; done; echo "${w-unset}"; readonly R=1; (R=2) 2>&1; echo $?; export E=1; bash -c 'echo $E; E=2'; echo $E; V=tmp bash -c 'echo $V'; echo "${V-none}"
#### arithmetic of everyday
a=7 b=2; echo $((a/b)) $((a%b)) $((a**b)) $((a>b?a:b)); ((a+=3, b<<=2)); echo $a $b; let c=a*b d=a-b; echo $c $d; for ((i=10;i>0;i-=3)); do echo -n "$i "; done; echo; max=-999; for n in 3 9 -4; do ((n>max)) && max=$n; done; echo $max; sum=0; for n in {1..100}; do ((sum+=n)); done; echo $sum; echo $(( $(wc -l < /dev/null) + 0x10 )); printf '%.2f\n' "$(bc -l <<< '22/7')"; echo "$((a==10 && b!=0)) $((!a))"; i=5; echo $((i++ + ++i)) $i; avg=$(awk '{s+=$1} END {print s/NR}' <<< $'1\n2\n4'); echo $avg
#### tests of files and strings
touch empty; echo x > full; mkdir dir; ln -s full link; for f in empty full dir link none; do r=; [[ -e $f ]] && r+=e; [[ -f $f ]] && r+=f; [[ -d $f ]] && r+=d; [[ -L $f ]] && r+=L; [[ -s $f ]] && r+=s; [[ -x $f ]] && r+=x; echo "$f:$r"; done; [ -n "" ] || echo empty; [ "a" = "a" -a 1 -lt 2 ] && echo both; [[ abc < abd ]] && echo less; [[ foo.txt == *.txt ]] && echo glob; [[ 2024-01-02 =~ ^[0-9]{4}-([0-9]{2}) ]] && echo ${BASH_REMATCH[1]}; if [[ -z ${x-} || ! -e none ]]; then echo or; fi; test 1 -eq 1 && echo eq; [ ! -f none ] && echo not; [[ "a b" == "a b" && 5 -gt 10 ]] || echo no
#### case patterns
for v in start Stop 42 -x --long=1 a.tar.gz '' yes Y '*' 'a b'; do case $v in start|[Ss]top) echo "verb $v";; [0-9]*) echo number;; --*=*) echo "long ${v%%=*} ${v#*=}";; -?) echo short;; *.tar.gz|*.tgz) echo archive;; '') echo empty;; [yY]|[yY][eE][sS]) echo yes;; '*') echo star;; *' '*) echo blank;; *) echo "other $v";; esac; done; case abc in a*) echo 1;;& *c) echo 2;& x) echo 3;; *) echo 4;; esac
#### loops with break and continue
for i in {1..3}; do for j in a b c; do [[ $j == b ]] && continue 2; [[ $i == 3 ]] && break 2; echo $i$j; done; done; n=0; while :; do ((++n % 2)) && continue; ((n > 6)) && break; echo -n "$n "; done; echo; until ((n <= 5)); do ((n--)); done; echo $n; for f in *.none; do echo "literal $f"; done; for ((;;)); do break; done; for x in "$@"; do echo never; done; set -- 1 2; for x; do echo $x; done; i=0; while ((i++ < 3)); do echo -n $i; done; echo; for k in a{1,2}{x,y}; do echo -n "$k "; done; echo; seq -f 'f%02g' 1 3; for i in $(seq 5 -2 1); do echo -n "$i,"; done; echo
#### processing of logs
cat > l.log <<'L'
2024-01-01T10:00:00 INFO start id=1
2024-01-01T10:00:05 ERROR db down id=2
2024-01-01T10:01:00 WARN slow id=3
2024-01-01T10:02:00 ERROR timeout id=4
L
grep -c ERROR l.log; awk '{c[$2]++} END {for (k in c) print k, c[k]}' l.log | sort; sed -n 's/.*ERROR \(.*\) id=\([0-9]*\)/\2:\1/p' l.log; cut -d' ' -f2 l.log | sort | uniq -c | sort -rn | awk '{print $2"="$1}'; while read -r ts lvl msg; do [[ $lvl == ERROR ]] && printf '%s %s\n' "${ts#*T}" "${msg%% id=*}"; done < l.log; grep -oP 'id=\K\d+' l.log | paste -sd+ | bc; tac l.log | head -1 | cut -c1-10; awk -F'[T ]' '$2 >= "10:01:00" {print $3}' l.log; grep -A1 'db down' l.log | tail -1 | wc -w
#### scripts written and run
cat > tool.sh <<'S'
#!/usr/bin/env bash
set -eu
readonly SELF=${0##*/}
die() { echo "$SELF: $*" >&2; exit 1; }
[ $# -ge 1 ] || die "usage: $SELF N"
for ((i = 0; i < $1; i++)); do echo "line $i"; done
S
chmod +x tool.sh; ./tool.sh 2; ./tool.sh; echo $?; bash tool.sh 1; cat > lib.sh <<'S'
LIB_VERSION=1
lib_hello() { echo "hello from ${BASH_SOURCE[0]##*/}"; }
[[ ${BASH_SOURCE[0]} == "$0" ]] && echo main
S
source ./lib.sh; lib_hello; echo $LIB_VERSION; bash lib.sh; bash -n tool.sh && echo ok; echo 'if' > bad.sh; bash -n bad.sh 2>/dev/null || echo bad; PATH=$PWD:$PATH tool.sh 1; DIR=$(cd "$(dirname ./tool.sh)" && pwd); echo "$DIR"; printf '#!/bin/sh\necho "$1"\n' > p; chmod +x p; ./p 'a b'; bash -x -c 'v=1; echo $v'
#### error messages for people
warn() { printf 'warning: %s\n' "$*" >&2; }; die() { printf 'error: %s\n' "$*" >&2; exit "${CODE:-1}"; }; (warn a b; CODE=3 die stop; echo no); echo $?; need() { local c; for c; do command -v "$c" > /dev/null 2>&1 || { echo "missing: $c"; return 1; }; done; }; need ls sed && echo all; need ls nosuchtool; try() { "$@" 2> err && return; local rc=$?; echo "'$*' failed ($rc): $(< err)"; return $rc; }; try ls /nonexistent; try true && echo fine; stack() { local i; for ((i=1;i<${#FUNCNAME[@]};i++)); do echo "  at ${FUNCNAME[i]}"; done; }; a() { b; }; b() { stack; }; a; set -E; trap 'echo "line $LINENO rc $?"' ERR; c() { false; }; c; true
#### process substitution and descriptors
diff <(printf 'a\nb\n') <(printf 'a\nc\n'); cat <(echo 1) <(echo 2); while read -r a <&3 && read -r b <&4; do echo "$a-$b"; done 3< <(printf '1\n2\n') 4< <(printf 'x\ny\n'); exec 5<> rw; echo hello >&5; exec 5>&-; cat rw; tee >(tr a-z A-Z > up) <<< abc > /dev/null; sleep 0.1; cat up; exec {fd}< rw; read -r l <&$fd; exec {fd}<&-; echo "$l"; { echo out; echo err >&2; } 2>&1 >/dev/null | sed 's/^/got /'; out=$( { echo o; echo e >&2; } 2>&1 ); echo "${out//$'\n'/+}"; { read -r x; read -r y; } < <(seq 2); echo $((x+y))
#### brace expansion, globs and words
echo {a..e} {01..03} {10..0..5} x{,y,z} {a,b}{1,2}; mkdir -p p/{src,test}/{a,b}; find p -type d | sort | tail -2; touch p/src/f{1..3}.c; echo p/src/*.c; echo p/*/a; shopt -s globstar; printf '%s\n' p/**/*.c | wc -l; set -- $(echo "a  b"); echo $#; v='*.c'; echo "$v" $v; a=("x y" z); for e in "${a[@]}"; do echo "<$e>"; done; for e in ${a[@]}; do echo "<$e>"; done; IFS=: read -ra parts <<< "a:b::c"; echo "${#parts[@]}"; printf '<%s>' "${parts[@]}"; echo; echo "$(echo "nested $(echo "deep")")" `echo back\`echo tick\``; echo ~+ | sed "s,$PWD,P,"; echo 'it'\''s' "q\"q" $'t\tt'
