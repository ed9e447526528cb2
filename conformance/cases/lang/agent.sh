#### set -euo pipefail log() { printf '[%s] %s\n' "$1" "${*:2}"; 
set -euo pipefail
log() { printf '[%s] %s\n' "$1" "${*:2}"; }
main() { local -r dir=${1:-.}; local n=0; while IFS= read -r -d '' f; do n=$((n+1)); log info "$f"; done < <(find "$dir" -type f -print0 | sort -z); log done "$n files"; }
touch b a 'c d'; main .
#### !/bin/bash set -Eeuo pipefail cleanup() { local rc=$?; echo
#!/bin/bash
set -Eeuo pipefail
cleanup() { local rc=$?; echo "cleanup rc=$rc"; exit $rc; }
trap cleanup EXIT
trap 'echo "error line $LINENO"' ERR
work() { grep -q nothing /etc/hostname; }
work
echo unreachable
#### usage() { cat <<-EOF Usage: ${0*/} [-h] [-n num] EOF } whi
usage() { cat <<-EOF
	Usage: ${0##*/} [-h] [-n num]
	EOF
}
while getopts ":hn:" opt -h -n 5 -x; do case $opt in h) usage;; n) echo "n=$OPTARG";; \?) echo "bad -$OPTARG";; esac; done
#### declare -A count; while read -r w; do ((count[$w]++)); done 
declare -A count; while read -r w; do ((count[$w]++)); done <<< $'a\nb\na\nc\na'; for k in $(printf '%s\n' "${!count[@]}" | sort); do echo "$k=${count[$k]}"; done
#### retry() { local n=0; until "$@"; do ((++n >= 3)) && { echo "
retry() { local n=0; until "$@"; do ((++n >= 3)) && { echo "gave up after $n"; return 1; }; done; }; retry false; echo $?
#### stack=(); push() { stack+=("$1"); }; pop() { echo "${stack[-
stack=(); push() { stack+=("$1"); }; pop() { echo "${stack[-1]}"; unset 'stack[-1]'; }; push a; push b; pop; pop; echo ${#stack[@]}
#### json='{"a":[1,2,{"b":"c"}]}'; echo "$json" | jq -r '.a[2].b'
json='{"a":[1,2,{"b":"c"}]}'; echo "$json" | jq -r '.a[2].b'; for v in $(jq '.a[0:2][]' <<< "$json"); do echo "v$v"; done
#### for f in a.tar.gz b.zip c; do base=${f%%.*}; ext=${f*.}; [ 
for f in a.tar.gz b.zip c; do base=${f%%.*}; ext=${f#*.}; [ "$base" = "$ext" ] && ext=none; echo "$base $ext"; done
#### printf '%s\n' one two three > l; mapfile -t lines < l; for (
printf '%s\n' one two three > l; mapfile -t lines < l; for ((i=${#lines[@]}-1; i>=0; i--)); do echo "$i ${lines[i]}"; done
#### exec {lock}>lockfile; echo locked >&$lock; exec {lock}>&-; c
exec {lock}>lockfile; echo locked >&$lock; exec {lock}>&-; cat lockfile
#### sum=0; while IFS=, read -r name qty price; do [[ $name == na
sum=0; while IFS=, read -r name qty price; do [[ $name == name ]] && continue; sum=$((sum + qty*price)); done <<E
name,qty,price
a,2,10
b,3,5
E
echo $sum
#### find . -name '*.none' | while read -r f; do echo $f; done; e
find . -name '*.none' | while read -r f; do echo $f; done; echo "rc ${PIPESTATUS[@]}"
#### f() { echo "out"; echo "err" >&2; return 3; }; if out=$(f 2>
f() { echo "out"; echo "err" >&2; return 3; }; if out=$(f 2>err.txt); then echo ok; else echo "rc=$? out=$out err=$(<err.txt)"; fi
#### x=10; while (( x > 0 )); do (( x -= 3 )) || true; done; echo
x=10; while (( x > 0 )); do (( x -= 3 )) || true; done; echo $x; for ((;;)); do (( ++y == 3 )) && break; done; echo $y
#### cat > t.awk <<'E' { s += $1 } END { print s } E seq 10 | awk
cat > t.awk <<'E'
{ s += $1 } END { print s }
E
seq 10 | awk -f t.awk; seq 3 | sed 's/^/n/;2d'; echo abc | tr a-c A-C | rev
#### mkdir -p p/{a,b}/{x,y}; find p -type d | sort | tail -n 2; r
mkdir -p p/{a,b}/{x,y}; find p -type d | sort | tail -n 2; rm -r p; ls
#### printf 'k1=v1\nk2=v 2\n' > .env; set -a; . ./.env 2>/dev/nul
printf 'k1=v1\nk2=v 2\n' > .env; set -a; . ./.env 2>/dev/null; set +a; echo "$k1"; env | grep ^k1
#### a=5; b=3; if (( a > b )) && [[ $a -ne 0 ]]; then echo "gt"; 
a=5; b=3; if (( a > b )) && [[ $a -ne 0 ]]; then echo "gt"; fi; echo $(( a > b ? a : b )) $(( (a & 1) == 1 ))
#### trap 'rm -f tmp.$$; echo cleaned' EXIT; echo x > tmp.$$; ls 
trap 'rm -f tmp.$$; echo cleaned' EXIT; echo x > tmp.$$; ls tmp.* | wc -l; exit 0
#### p() { echo "$1" | grep -oE '[0-9]+' | paste -sd+ | bc; }; p 
p() { echo "$1" | grep -oE '[0-9]+' | paste -sd+ | bc; }; p "a1b22c3"
#### [[ -z ${VAR+x} ]] && echo unset; VAR=; [[ -z ${VAR+x} ]] || 
[[ -z ${VAR+x} ]] && echo unset; VAR=; [[ -z ${VAR+x} ]] || echo set; : "${VAR:=def}"; echo $VAR
#### { echo '!/bin/sh'; echo 'echo run $1; exit $2'; } > r.sh; c
{ echo '#!/bin/sh'; echo 'echo run $1; exit $2'; } > r.sh; chmod +x r.sh; ./r.sh a 3 || echo "rc $?"; PATH=.:$PATH; r.sh b 0
#### ls -1 /nonexist /etc/hostname 2>&1 | sort; echo ${PIPESTATUS
ls -1 /nonexist /etc/hostname 2>&1 | sort; echo ${PIPESTATUS[0]}
#### n=3; eval "arr_$n=(a b)"; eval "echo \${arr_$n[1]}"; v=arr_3
n=3; eval "arr_$n=(a b)"; eval "echo \${arr_$n[1]}"; v=arr_3; declare -n r=$v; echo ${r[0]}; i=v; echo ${!i}
#### seq 5 | { mapfile -t a; echo "${a[@]:1:3}"; }; seq 5 | (read
seq 5 | { mapfile -t a; echo "${a[@]:1:3}"; }; seq 5 | (read a; read b; echo $((a+b))); seq 3 | xargs -I{} echo "<{}>"
#### date -u -d @0 +%F; date -u -d '2024-02-28 +2 days' +%F; prin
date -u -d @0 +%F; date -u -d '2024-02-28 +2 days' +%F; printf '%(%Y)T\n' 0
#### tail -n +2 <<< $'h\n1\n2' | while read x; do echo $((x*2)); 
tail -n +2 <<< $'h\n1\n2' | while read x; do echo $((x*2)); done | sort -rn | head -1
#### s="The quick brown fox"; echo ${s} ${s:4:5} ${s^^} ${s// /_
s="The quick brown fox"; echo ${#s} ${s:4:5} ${s^^} ${s// /_}; read -ra w <<< "$s"; echo ${#w[@]} ${w[-1]}; for c in ${s:0:3}; do echo $c; done
