# Loops that did much for little fuel. What each does per unit is printed by
# `go run ./conformance/fuelcost`; here they only have to end by a limit.
#### splitting a long value
a=$(head -c 1000000 /dev/zero | tr '\0' x); while :; do /bin/true $a; done
#### splitting at every character
a=$(head -c 200000 /dev/zero | tr '\0' /); IFS=/; while :; do : $a; done
#### joining a long array
a=({1..100000}); while :; do : "${a[*]}"; done
#### keys of a long array
declare -A m; for i in {1..5000}; do m[$i]=x; done; while :; do : "${!m[@]}"; done
#### exporting a long value
export a=$(head -c 100000 /dev/zero | tr '\0' x); while :; do /bin/true; done
#### quoting a long value
a=$(head -c 100000 /dev/zero | tr '\0' ' '); while :; do printf -v b %q "$a"; done
#### reading a long line
a=$(head -c 100000 /dev/zero | tr '\0' x); while :; do read b <<< "$a"; done
#### replacing what may be empty
shopt -s extglob; a=$(head -c 20000 /dev/zero | tr '\0' x); while :; do : "${a//*( )/x}"; done
#### the longest suffix that is none
a=$(head -c 100000 /dev/zero | tr '\0' x); while :; do : "${a%%x*y}"; done
#### the longest prefix that is none
a=$(head -c 100000 /dev/zero | tr '\0' x); while :; do : "${a##x*y}" "${a#*x*y}"; done
#### parsing for ever
s=$(printf '$(:)%.0s' {1..2000}); while :; do eval "false && : $s"; done
#### checking syntax for ever
s=$(seq 3000); while :; do bash -n <<< "$s"; bash -n -c "$s"; done
#### a script of many short lines
s=$(yes : | head -n 200000); bash -c "$s"; while :; do eval "$s"; done
#### factoring a product of two large primes
factor 340282366920938463426481119284349108225 57896044618658097711785492504343953926634992332820282019728792003956564819949
#### splitting into commands
yes | split --filter=: -l1
#### bc that loops over nothing
echo 'while(1) { }' | bc
#### dc that calls itself
echo '[lax]dsax' | dc
#### substitutions of the environment
yes '$HOME $$$$$$$$ ${HOME}' | envsubst > /dev/null
#### padded and separated sequences
seq -s, 1e12 > /dev/null; seq -w 1e12 > /dev/null
#### sequences of fractions
seq -f %.3000f 1 0.1 1e9 > /dev/null
#### numbers of five thousand digits
while :; do printf '%.4000f' 1e4900 > /dev/null; done
#### all repeated lines
yes '' | uniq -D > /dev/null
#### wide dumps
xxd -c 256 /dev/zero > /dev/null
#### dumps of floating-point numbers
od -v -t f8 /dev/urandom > /dev/null
#### awk that runs awk
awk 'BEGIN { while (1) system("awk \"BEGIN { }\"") }'
#### awk that calls functions
awk 'function f(a) { return a } BEGIN { while (1) f(1) }'
#### awk on one long string
awk 'BEGIN { s = sprintf("%100000s", "x"); while (1) { n = length(s) + s; a[s] = substr(s, 5) < s; $0 = s; n += $1 } }'
#### long expressions of awk
awk 'BEGIN { while (1) x = exp(1) + log(2) + sin(3) + cos(4) + atan2(1, 2) + exp(1) + log(2) + sin(3) + cos(4) }'
#### samples
while :; do shuf -n 5 /dev/null; shuf -i 1-1000000 -n 5 > /dev/null; done
#### jq on patterns that backtrack
jq -n '("a" * 40) | until(false; if test("(a+)+$b") then . else . end)'
#### jq on large objects
jq -n '[range(1000) | {key: tostring, value: .}] | from_entries | until(false; . * {a: {b: 1}} | del(.a) + {} | .b = 1)'
#### jq on long texts
jq -n '("a" * 100000) | until(false; explode | implode | ascii_upcase | tojson | fromjson)'
#### wide pages
echo x | pr -2 -w 2000000000 > /dev/null; yes | pr -a -2 -w 100000 -t > /dev/null
#### long sets of tr
while :; do tr '[a*100000000]' x < /dev/null; done
#### long lists of columns
s=$(seq -s, 20000 -1 1); while :; do cut -b "$s" < /dev/null; done
#### translating in place
head -c 100000 /dev/zero | tr '\0' x | sed ':a; y/x/x/; h; G; s/\n.*//; ba'
#### compiling patterns
while :; do grep -iE "é[[:alpha:]]+$((i++))" <<< x; grep -P "(?i)[a-z]+\\p{L}+$i" <<< x; grep -E "(x{1,50}){1,50}" <<< x; done > /dev/null
#### converting character sets
iconv -f latin1 -t utf-8 /dev/urandom > /dev/null
#### compressing noise
while :; do head -c 100000 /dev/urandom | xz; head -c 100000 /dev/urandom | bzip2; done > /dev/null
#### columns of many words
yes "$(printf 'a %.0s' {1..500})" | head -n 500 > f; while :; do column -t f > /dev/null; sort -g f > /dev/null; done
#### patches that do not apply
head -c 50000 /dev/zero | tr '\0' '\n' > f; while :; do patch -o /dev/null f - < f > /dev/null 2>&1; done
