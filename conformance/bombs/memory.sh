# Scripts that make values as large as they can, in one step or in many. What one step
# makes must be counted before it is made.
#### a growing list of arguments
set -- 1; while :; do set -- "$@" "$@"; done
#### a growing list of arguments of a function
f() { f "$@" "$@"; }; f x
#### a growing list by splitting
a=x; while :; do a="$a $a"; b=($a); done
#### a growing list to loop over
a=x; while :; do a="$a $a"; for i in $a; do break; done; done
#### a list that is copied
a=(1); while :; do b=("${a[@]}" "${a[@]}"); a=("${b[@]}"); done
#### a list that is transformed
a=(1 2); while :; do a=("${a[@]}" "${a[@]}"); b=("${a[@]@Q}"); b=("${a[@]/1/222}"); b=("${!a[@]}"); b="${a[*]}"; b="${a[*]@K}"; b="${a[*]@A}"; done
#### a list that is passed to a command
a=(1); while :; do a+=("${a[@]}"); printf '%s ' "${a[@]}" > /dev/null; done
#### a list of long strings
a=$(printf 'x%.0s' {1..100000}); while :; do b+=("$a"); done
#### a string doubled among others
a=x; while :; do a="$a$a"; b="$a$a$a$a"; done
#### an associative array of long keys
a=$(printf 'x%.0s' {1..100000}); declare -A m; while :; do m[$a$((i++))]=$a; done
#### printing a large array
a=(x); while :; do a=("${a[@]}" "${a[@]}"); declare -p a > /dev/null; done
#### a here-string of a growing string
a=x; while :; do a=$a$a; cat <<< "$a$a$a$a" > /dev/null; done
#### a here-document of a growing string
a=x
while :; do
a=$(cat <<E
$a$a$a$a
E
)
done
#### a growing environment
a=$(printf 'x%.0s' {1..10000}); while :; do export "v$((i++))=$a"; env > /dev/null; done
#### a growing variable of the environment
export a=x; while :; do a=$a$a; env true; bash -c :; done
#### functions without end
a=$(printf ': x;%.0s' {1..1000}); while :; do eval "f$((i++))() { $a }"; done
#### aliases without end
a=$(printf 'x%.0s' {1..10000}); while :; do alias "a$((i++))=$a"; done
#### a directory stack without end
while :; do pushd . > /dev/null; done
#### hashed commands without end
while :; do hash -p "/x/$((i++))" "y$i"; done
#### traps that grow
a=':'; while :; do a="$a;$a"; trap "$a" USR1; done
#### jobs without end
while :; do : & done
#### sleeping jobs without end
while :; do sleep 1000 & done
#### process substitutions in an array
while :; do a+=(<(echo a)); done
#### process substitutions that stay open
while :; do exec {fd}< <(cat); done
#### nested process substitutions
f() { cat <(f); }; f
#### descriptors without end
while :; do exec {fd}> f; done
#### here-strings that stay open
a=$(printf 'x%.0s' {1..100000}); while :; do exec {fd}<<< "$a"; done
#### read an endless list
read -r -a x < <(yes | tr '\n' ' ')
#### read very many characters
read -r -N 1000000000 x < /dev/zero
#### read without delimiter
read -r -d '' x < <(yes)
#### mapfile of an endless line
mapfile -d '' x < <(yes)
#### replacement by itself
a=xx; while :; do a=${a//x/$a}; done
#### prefix by itself
a=x; while :; do a=${a/#/$a}; done
#### a wide printf into a variable
while :; do printf -v a '%*s' 20000000 x; done
#### a precise printf into a variable
printf -v a '%.20000000d' 1; printf -v a '%.20000000f' 1; echo "${#a}"
#### printf of a growing list
a=(x); while :; do a+=("${a[@]}"); printf -v b '%s' "${a[@]}"; done
#### printf that escapes
a='\\n'; while :; do a=$a$a; printf -v b '%b' "$a"; printf -v b '%q' "$a"; done
#### an expression of a growing string
a=1; while :; do a="$a+$a"; : $((a)); done
#### a pattern of a growing string
a='*a'; while :; do a=$a$a; [[ xxxxxxxxx == $a ]]; case x in $a) ;; esac; done
#### a regular expression of a growing string
a='a*'; while :; do a=$a$a; [[ xxxxxxxxx =~ $a ]]; done
#### regular expressions that repeat
for i in {1..1000}; do echo x | grep -E "(((a{$i,200}b?){200})c?){200}"; done
#### regular expressions with many states
s=$(printf '[ab]%.0s' {1..200}); while :; do printf '%s\n' "$RANDOM" {1..200} | tr 0-9 abababab | tr -d '\n' | grep -cE "a$s"; done > /dev/null
#### grep of endless patterns
grep -f <(yes) /dev/null
#### grep of many patterns
grep -E -f <(seq 1000000) /dev/null; grep -F -f <(seq 1000000) /dev/null
#### grep of an endless line
yes | tr -d '\n' | grep -o x
#### sets of tr
a=a; while :; do a=$a$a; echo x | tr "$a" b; done
#### a long set of tr
echo x | tr 'a-z' '[x*2000000000]'
#### ranges of cut
echo x | cut -c "$(seq -s, 200000)"; echo x | cut -b 1,3,5-2000000000 --output-delimiter="$(seq 100000)"
#### an endless line into sort
yes | tr -d '\n' | sort
#### an endless line into awk
yes | tr -d '\n' | awk '{ print NF }'
#### endless fields into awk
yes | tr '\n' ' ' | awk '{ print NF }'
#### an endless record of awk
yes | awk 'BEGIN { RS = "" } { print NF }'
#### an endless line into sed
yes | tr -d '\n' | sed 's/y/n/'
#### an endless line into cut
yes | tr -d '\n' | cut -d x -f 2
#### an endless line into wc
yes | tr -d '\n' | wc -L
#### an endless line into fold
yes | tr '\n' ' ' | fold -s -w 2000000000 > /dev/null
#### an endless word into fmt
yes | tr -d '\n' | fmt
#### an endless line into nl
yes | tr -d '\n' | nl
#### an endless line into uniq
yes | tr -d '\n' | uniq -c
#### an endless line into join
yes | tr -d '\n' | join - /dev/null
#### an endless line into comm
yes | tr -d '\n' | comm - /dev/null
#### an endless line into paste
yes | tr -d '\n' | paste - -
#### an endless line into column
yes | tr '\n' ' ' | column -t
#### endless lines into column
yes | column -t
#### an endless line into xargs
yes | tr -d '\n' | xargs echo
#### an endless line into rev
yes | tr -d '\n' | rev
#### an endless line into head
yes | tr -d '\n' | head -n 1 > /dev/null
#### an endless line into tail
yes | tr -d '\n' | tail -n 1
#### endless lines into tail
yes | tail -n 1000000000
#### endless bytes into tail
yes | tail -c 1000000000
#### all but many lines
yes | head -n -1000000000
#### all but many bytes
yes | head -c -1000000000
#### endless lines into shuf
yes | shuf
#### shuf of a long range
shuf -i 1-1000000000
#### shuf of a sample
shuf -n 100000000 -i 1-1000000000
#### endless pairs into tsort
seq 100000000 | tsort
#### endless lines into split
yes | split -n l/3 -
#### csplit of an endless input
yes | csplit - '/x/' '{*}'
#### an endless string into jq
yes | tr -d '\n' | jq -R .
#### endless lines into jq
yes | jq -R -s length
#### endless values into jq
yes 1 | jq -s length
#### endless inputs of jq
yes 1 | jq -n '[inputs]'
#### an endless array into jq
yes '1,' | sed '1i [' | jq length
#### an endless number into bc
yes 1 | tr -d '\n' | bc
#### endless numbers into dc
yes 1 | dc
#### an endless line into dc
yes 1 | tr -d '\n' | dc
#### dc that squares
dc -e '2[d*lxx]dsxx'
#### bc that squares
echo 'x = 3; while (1) x = x * x' | bc
#### bc with a large scale
echo 'scale = 100000000; 1 / 3' | bc
#### bc with an array
echo 'while (1) a[i % 60000] = 2 ^ (100 + i++)' | bc
#### an endless base64
yes | base64 -d > /dev/null
#### strings of an endless input
yes | tr -d '\n' | strings
#### od of wide lines
yes | od -w2000000 > /dev/null; yes | od -w2000000000
#### xxd of wide lines
yes | xxd -c 100000000
#### diff of endless inputs
diff <(yes) <(yes)
#### diff of growing files
i=1000; while :; do seq $i > a; seq 2 3 $((i * 2)) > b; diff a b > /dev/null; i=$((i * 2)); done
#### gzip of much
head -c 1000000000 /dev/zero | gzip | gunzip | gzip -9 | zcat > /dev/null
#### xz of much
head -c 1000000000 /dev/zero | xz | xz -d > /dev/null
#### zstd of much
head -c 1000000000 /dev/zero | zstd | zstd -d > /dev/null
#### bzip2 of much
head -c 1000000000 /dev/zero | bzip2 | bunzip2 > /dev/null
#### many compressors at once
f() { if (($1)); then gzip | f $(($1 - 1)); else cat; fi; }; yes | f 200 > /dev/null
#### many decompressors at once
f() { if (($1)); then xz | zstd | bzip2 | f $(($1 - 1)); else cat; fi; }; yes | f 100 > /dev/null
#### many sorters at once
f() { if (($1)); then sort | f $(($1 - 1)); else cat; fi; }; yes | head -c 1000000 | f 300 > /dev/null
#### many buffers at once
f() { if (($1)); then cat | f $(($1 - 1)); else cat > /dev/null; fi; }; yes | f 400
#### many awks at once
f() { if (($1)); then awk 1 | f $(($1 - 1)); else cat > /dev/null; fi; }; yes | f 400
#### many jqs at once
f() { if (($1)); then jq -c . | f $(($1 - 1)); else cat > /dev/null; fi; }; yes 1 | f 400
#### sed that doubles the line
echo x | sed ':a; s/.*/&&/; ta'
#### sed that doubles each character
echo x | sed ':a; s/x/xx/g; ta'
#### sed that appends the hold space
echo x | sed ':a; G; h; ba'
#### sed that reads on for ever
yes | sed ':a; N; ba'
#### sed with a queue
echo x | sed -e ':a' -e 'a text' -e 'ba'
#### sed with a queue of files
seq 1000 > f; echo x | sed -e ':a' -e 'r f' -e 'ba' > /dev/null
#### sed that joins for ever
yes | sed ':a; N; s/\n/,/; ta'
#### sed that quotes for ever
echo '\' | sed -n ':a; s/.*/&&/; l; ta' > /dev/null
#### awk that splits
awk 'BEGIN { s = "x"; while (1) { s = s s; split(s, a, "") } }'
#### awk that splits at blanks
awk 'BEGIN { s = "x "; while (1) { s = s s; split(s, a); $0 = s; n = NF } }'
#### awk that replaces
awk 'BEGIN { s = "x"; while (1) gsub(/x/, "xx", s) }'
#### awk that replaces by the whole
awk 'BEGIN { s = "x"; while (1) gsub(/x/, s "&", s) }'
#### awk gensub
awk 'BEGIN { s = "x"; while (1) s = gensub(/(x)/, "\\1\\1", "g", s) }'
#### awk with a wide format
awk 'BEGIN { s = sprintf("%*d", 2000000000, 1); print length(s) }'
#### awk with a precise format
awk 'BEGIN { s = sprintf("%.200000000f", 1); print length(s) }'
#### awk with a far field
awk 'BEGIN { $100000000 = 1; print NF }'
#### awk with many fields
awk 'BEGIN { NF = 100000000; print length($0) }'
#### awk with a long separator
awk 'BEGIN { s = "x"; for (i = 0; i < 20; i++) s = s s; OFS = s; NF = 1000; $1 = 1; print length($0) }'
#### awk with long strings in an array
awk 'BEGIN { s = "x"; for (i = 0; i < 16; i++) s = s s; while (1) a[n++] = s n }'
#### awk with many files
awk 'BEGIN { while (1) print "x" > ("f" n++) }'
#### awk with many commands
awk 'BEGIN { while (1) print "x" | ("cat > f" n++) }'
#### awk with many readers
awk 'BEGIN { while (1) ("yes | head " n++) | getline }'
#### awk with arrays in arrays
awk 'BEGIN { while (1) { a[i][i][i] = i; i++ } }'
#### awk that sorts
awk 'BEGIN { for (;;) { for (i = 0; i < 2 ^ k; i++) a[i] = rand(); n = asort(a, b); n = asorti(a, b); k++ } }'
#### awk with dynamic expressions
awk 'BEGIN { s = "a?"; while (1) { s = s s; x = "aaaa" ~ s } }'
#### awk that changes the case
awk 'BEGIN { s = "x"; while (1) { s = s s; t = toupper(s); u = substr(s, 2) } }'
#### awk with long subscripts
awk 'BEGIN { s = "x"; while (1) { s = s s; a[s, s] = 1 } }'
#### jq list doubling
jq -n '[1] | until(false; . + .)'
#### jq tree doubling
jq -n '{"a": 1} | until(false; {a: ., b: .})'
#### jq tree doubling, printed
jq -n 'reduce range(40) as $i (1; [., .])'
#### jq tree doubling, compared
jq -n 'reduce range(40) as $i (1; [., .]) | . == (. | tojson)'
#### jq appending
jq -n 'reduce range(1e9) as $i ([]; . + [$i])'
#### jq keys without end
jq -n 'reduce range(1e9) as $i ({}; .["\($i)"] = $i)'
#### jq elements without end
jq -n 'reduce range(1e9) as $i (null; .[$i] = 1)'
#### jq far element
jq -n '.[100000000] = 1'
#### jq repeated string
jq -n '"x" * 1000000000 | length'
#### jq collected strings
jq -n '[limit(1e9; repeat("x" * 1000))] | length'
#### jq collected new strings
jq -n '[range(1e9) | tostring] | length'
#### jq collected objects
jq -n '[range(1e9) | {a: .}] | length'
#### jq collected arrays
jq -n '[range(1e9) | [.]] | length'
#### jq combinations
jq -n '[range(100) | [range(100)]] | combinations'
#### jq collected combinations
jq -n '[[[range(1000)], [range(1000)], [range(1000)]] | combinations] | length'
#### jq explode
jq -n '"x" | until(false; . + . | explode | implode)'
#### jq split
jq -n '"x," | until(false; . + . | split(",") | join(","))'
#### jq gsub
jq -n '"x" | until(false; gsub("x"; "xx"))'
#### jq matches
jq -n '"x" | until(false; . + . | . as $s | [match("x"; "g")] | $s)'
#### jq encodings
jq -n '"\u0001" | until(false; . + . | @base64, @uri, @json | .)'
#### jq entries
jq -n '[range(100000000)] | to_entries'
#### jq sorting
jq -n '[range(500000) | -.] | sort, group_by(.), unique, (map({a: .}) | sort_by(.a)) | length'
#### jq paths
jq -n '[range(500000)] | [paths] | length'
#### jq stream
jq -n '[range(500000)] | [tostream] | length'
#### jq flatten
jq -n '[range(500000) | [.]] | flatten, add, transpose | length'
#### jq transpose of unequal rows
jq -n '[range(10000) | [range(100)]] + [[range(100000)]] | transpose | length'
#### jq with_entries
jq -n 'reduce range(300000) as $i ({}; .["\($i)"] = $i) | with_entries(.value += 1) | length'
#### jq walk
jq -n '[range(500000)] | walk(.) | length'
#### jq update
jq -n '[range(1000000)] | map(.) | (.[] |= . + 1) | del(.[]) | length'
#### jq indices
jq -n '"a" * 1000000 | [indices("a")], [splits("a")], ascii_upcase | length'
#### jq limit of many outputs
jq -n '[limit(100000000; range(1e12))] | length'
#### jq tojson and back
jq -n '[1] | until(false; . + . | tojson | fromjson)'
#### jq error message
jq -n '"x" | until(false; . + . | try error(.) catch .)'
#### seq with a wide format
seq -f '%1000000000f' 3 > /dev/null
#### date with a wide format
date +%1000000000Y; date "$(printf '%%c%.0s' {1..100000})" | wc -c
#### stat with a wide format
: > f; stat -c '%1000000000n' f; find f -printf '%1000000000p\n' | wc -c
#### find that repeats names
mkdir d; : > "d/$(printf 'x%.0s' {1..200})"; a='{}'; for i in {1..16}; do a=$a$a; done; find d -exec echo "$a" \; | wc -c
#### xargs that repeats its input
a='{}'; for i in {1..16}; do a=$a$a; done; printf 'x%.0s' {1..1000} | xargs -I{} echo "$a" | wc -c
#### dd of a large block
dd if=/dev/zero bs=1G count=1 of=/dev/null
#### truncate to much
truncate -s 100G f; truncate -s 8M f g h i j; cat f g h i j | tr '\0' x | sort
#### files with a few bytes
seq 100000 | split -l 1 -a 5; cat x* | wc -c; echo x* | wc -c
#### files with some KiB
for i in {1..4000}; do head -c 8000 /dev/zero > "f$i" || break; done; cat f* | wc -c
#### large files
for i in 1 2 3 4 5; do head -c 8000000 /dev/zero | tr '\0' "$i" > f$i; done; cat f? > /dev/null; cp f1 g; sort f1 | wc -c
#### a long list of words
seq -s ' ' 1000000 > f; a=$(<f); for i in $a; do :; done; set -- $a; echo $#
#### globs of many names
for i in {1..4900}; do : > "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa$i"; done; while :; do a+=(*); done
#### numbers of factor
factor $(seq -s '' 10000)
#### brace list in a loop
while :; do a+=({1..1000}); done
#### brace list of long words
a=$(printf 'x%.0s' {1..10000}); eval "echo {1..10000}$a" | wc -c
#### history of matches
a=$(printf 'x%.0s' {1..1000000}); while :; do [[ $a =~ (((((.*))))) ]]; done
#### quoting of a list
a=(x); while :; do a+=("${a[@]}"); set -x; : "${a[@]}"; set +x; done 2> /dev/null
#### a long line of output
a=$(printf 'x%.0s' {1..1000000}); while :; do echo "$a"; done
#### compgen
compgen -W "$(seq 1000000)" | wc -l
#### getopts of much
set -- -a; while :; do set -- "$@" "$@"; while getopts a x; do break; done; done
#### tee to many files
seq 400 | xargs -n 200 tee < <(yes) > /dev/null
#### paste of many files
seq 400 > f; a=(f); for i in {1..10}; do a+=("${a[@]}"); done; paste "${a[@]}" | wc -c
#### sort of many files
seq 400 > f; a=(f); for i in {1..10}; do a+=("${a[@]}"); done; sort -m "${a[@]}" | wc -c
#### tar of much
for i in 1 2 3; do head -c 8000000 /dev/zero > f$i; done; while :; do tar czf - f? f? | tar tzf - > /dev/null; done
#### zip of much
for i in 1 2 3; do head -c 8000000 /dev/zero > f$i; done; while :; do zip -q z.zip f? && unzip -o -q z.zip; done
#### a long script in one command
a=$(printf 'a;%.0s' {1..500000}); eval "{ $a }" 2> /dev/null; echo $?
#### a long function
a=$(printf ': x $y;%.0s' {1..100000}); while :; do eval "f() { $a }"; f; done
