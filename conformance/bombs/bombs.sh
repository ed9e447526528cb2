# Scripts that never end, or grow without bound. Each must end by a limit, with the
# time limit off, in bounded memory, and leave nothing behind.
#### while colon
while :; do :; done
#### until false
until false; do :; done
#### for ever
for ((;;)); do :; done
#### empty loop with a builtin test
while [[ 1 ]]; do x=$((x+1)); done
#### nested loops
while :; do for i in 1 2 3; do for j in a b; do :; done; done; done
#### loop over a growing list
a=(1); while :; do a+=("${a[@]}"); done
#### fork bomb
:(){ :|:& };:
#### fork bomb in subshells
f() { f & f & wait; }; f
#### fork bomb with a name
bomb() { bomb | bomb & }; bomb; while :; do :; done
#### background loops
for i in 1 2 3 4 5 6 7 8 9; do while :; do :; done & done; wait
#### yes into nothing
yes > /dev/null
#### yes through a pipe
yes | cat | cat > /dev/null
#### yes into a file
yes > f
#### append for ever
while :; do echo "$RANDOM some text that fills the file" >> f; done
#### a file that is read while it grows
echo x > f; while read -r l; do echo "$l$l" >> f; done < f
#### copy into itself by cat
echo x > f; while :; do cat f f > g; mv g f; done
#### string doubling
a=x; while :; do a=$a$a; done
#### string doubling by replacement
a=aaaa; while :; do a=${a//a/aa}; done
#### string doubling with printf -v
a=x; while :; do printf -v a '%s%s' "$a" "$a"; done
#### printf width
printf '%*s' 2000000000 x > /dev/null
#### printf width repeated
while :; do printf '%100000s' x; done
#### huge brace range
echo {1..2000000000}
#### brace product
echo {a,b,c,d}{a,b,c,d}{a,b,c,d}{a,b,c,d}{a,b,c,d}{a,b,c,d}{a,b,c,d}{a,b,c,d}{a,b,c,d}{a,b,c,d}{a,b,c,d}{a,b,c,d}{a,b,c,d}
#### brace ranges multiplied
echo {1..1000}{1..1000}{1..1000}
#### recursion
f() { f; }; f
#### recursion with locals
f() { local a=$1; f "$a$a"; }; f x
#### mutual recursion
a() { b; }; b() { a; }; a
#### recursion through eval
f='eval "$f"'; eval "$f"
#### recursion through command substitution
f() { echo "$(f)"; }; f
#### recursion through source
echo '. ./s' > s; . ./s
#### recursion through a script
printf '#!/bin/bash\n./s\n' > s; chmod +x s; ./s
#### recursion through bash -c
export c='bash -c "$c"'; bash -c "$c"
#### recursion through a trap
trap 'kill -USR1 $$' USR1; kill -USR1 $$; while :; do :; done
#### DEBUG trap that loops
trap 'while :; do :; done' DEBUG; echo x
#### EXIT trap that loops
trap 'while :; do :; done' EXIT; exit 0
#### signals ignored
trap '' TERM INT; while :; do kill -TERM $$; done
#### arithmetic recursion
a=b; b=a; echo $((a))
#### deep arithmetic
s=1; for i in {1..20}; do s="($s+$s)"; done; echo $((s))
#### arithmetic loop inside
while ((i++ < 1000000000000)); do :; done
#### array with a far index, filled
while :; do a[i+=1000]=x; done
#### associative array without end
declare -A m; while :; do m[$((i++))]=$i; done
#### mapfile of an endless input
mapfile lines < <(yes)
#### read an endless line
read -r line < /dev/zero
#### command substitution of an endless output
x=$(yes)
#### here-string doubling
a=x; while :; do read -r a <<< "$a$a"; done
#### here-document in a loop
while :; do cat > /dev/null <<< "$(seq 1000)"; done
#### process substitutions
while :; do cat <(echo a) <(echo b) > /dev/null; done
#### seq without end
seq inf > /dev/null
#### seq into sort
seq 1000000000 | sort -r | head -1
#### sort of an endless input
yes | sort
#### tac of an endless input
yes | tac
#### awk loop
awk 'BEGIN { while (1); }'
#### awk recursion
awk 'function f(n) { return f(n + 1) } BEGIN { f(0) }'
#### awk string doubling
awk 'BEGIN { s = "x"; while (1) s = s s }'
#### awk array without end
awk 'BEGIN { while (1) a[i++] = i }'
#### awk printf without end
awk 'BEGIN { for (;;) printf "%1000s", "x" }' > /dev/null
#### sed loop
echo x | sed ':a; ba'
#### sed doubling
echo x | sed ':a; s/\(.*\)/\1\1/; ba'
#### sed hold space without end
yes | sed 'H; $!d'
#### jq loop
jq -n 'def f: f; f'
#### jq recursion
jq -n 'def f: 1 + f; f'
#### jq range
jq -n '[range(1e12)] | length'
#### jq repeat
jq -n '[repeat(1)]'
#### jq string doubling
jq -n '"x" | until(false; . + .)'
#### jq nesting
jq -n 'reduce range(1e9) as $i (0; [.])'
#### grep backtracking
printf 'a%.0s' {1..40} > f; echo b >> f; while :; do grep -P '(a+)+\1$' f; done
#### sed backtracking
printf 'a%.0s' {1..5000} > f; while :; do sed -E 's/((a*)*)*\1b/x/' f > /dev/null; done
#### glob with many stars
for i in {1..300}; do : > "aaaaaaaaaaaaaaaaaaaaaaaa$i"; done; while :; do for f in *a*a*a*a*a*a*a*a*b; do :; done; done
#### extglob blow-up
shopt -s extglob; s=$(printf 'a%.0s' {1..60}); while :; do [[ $s == +(a|aa|aaa)b ]]; done
#### find that execs for ever
mkdir d; while :; do find . -exec true {} +; done
#### xargs without end
yes | xargs echo > /dev/null
#### tee onto itself
echo x > f; while :; do tee -a f < f > /dev/null; done
#### directories without end
while :; do mkdir d; cd d; done
#### files without end
i=0; while :; do : > "f$((i++))"; done
#### links without end
i=0; while :; do ln -s x "l$((i++))"; done
#### long sleep loop
while :; do sleep 1; done; while :; do :; done
#### wait for nothing
sleep inf & wait; while :; do :; done
#### coproc that never answers
coproc cat; read -r x <&"${COPROC[0]}"
#### fifo of itself
cat < <(cat <(yes)) > /dev/null
#### timeout around a loop
timeout 1000000 bash -c 'while :; do :; done'
#### bc loop
echo 'while (1) { x += 1 }' | bc
#### bc power
echo '2^100000000' | bc
#### factor
while :; do factor 170141183460469231731687303715884105727 > /dev/null; done
#### expr in a loop
while :; do expr 1 + 1 > /dev/null; done
#### dd without end
dd if=/dev/zero of=f bs=1M
#### head of zero into a variable
x=$(head -c 100000000 /dev/zero | tr '\0' x)
#### base64 of an endless input
base64 /dev/zero > /dev/null
#### checksum of an endless input
sha256sum /dev/zero
#### diff of long files
seq 100000 > a; seq 100000 | sort -r > b; while :; do diff a b > /dev/null; done
#### split into many files
seq 100000 | split -l 1 -a 5
#### alias loop
shopt -s expand_aliases
alias a='b; a'
while :; do eval a; done
#### select without end
select x in a b c; do :; done < <(yes 1) > /dev/null 2>&1
#### set -x without end
set -x; while :; do :; done
#### jq strings that grow by quoting
jq -n '"\\" | until(false; tojson)'
#### jq strings that grow by @sh
jq -n '"\u0027" | until(false; @sh)'
#### jq strings that grow by @html
jq -n '"&<>" | until(false; @html)'
#### jq join of one long string many times
jq -n '("x" * 8000000) as $x | [range(1000) | $x] | join("") | length'
#### jq rows of one long string many times
jq -n '("x" * 8000000) as $x | [range(1000) | $x] | @csv, @tsv, @sh | length'
#### number widths
echo a | nl -w 2000000000 > /dev/null; yes | nl -n rz -w 2000000000 > /dev/null
#### margins of pr
echo a | pr -o 2000000000 > /dev/null; yes | pr -w 2000000000 -l 2000000000 > /dev/null
#### tab stops far apart
yes "$(printf '\t\t')" | expand -t 1000000000 > /dev/null
#### tab stops of diff
printf 'a\tb\n' > a; echo b > b; while :; do diff -t --tabsize=2000000000 a b > /dev/null; done
#### paragraphs of the greatest width
yes a | fmt -w 2500 > /dev/null
#### records of dd
yes | dd cbs=4G conv=block of=/dev/null
#### small output blocks of dd
dd if=/dev/zero ibs=8M obs=1 of=/dev/null
#### od of equal lines
od /dev/zero
#### hexdump of equal lines
hexdump -e '1/1 "%2000000000x"' /dev/zero > /dev/null
#### changing the case of a long value
a=$(printf 'a%.0s' {1..100000}); while :; do b=${a^^} c=${a@Q}; done
#### quoting that grows
a='\x'; while :; do a=${a@Q}; done
