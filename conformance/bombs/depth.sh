# Scripts that nest as deeply as they can. Each evaluator counts its depth and ends
# before a stack does.
#### and-lists
a='true'; for i in {1..15}; do a="$a && $a"; done; eval "$a"; echo $?
#### pipelines
a='true'; for i in {1..9}; do a="$a | $a"; done; eval "$a"; echo $?
#### nested substitutions
f() { a=':'; for ((i = 0; i < $1; i++)); do a="$2$a$3"; done; eval "$a"; echo $?; }; for n in 100 1000 10000 100000; do f $n '$(' ')'; f $n '(' ')'; f $n '{ ' ';}'; f $n 'if ' ';then :;fi'; f $n 'while ' ';do break;done'; f $n '! ' ''; f $n 'time ' ''; f $n 'case x in x) ' ';;esac'; f $n 'x=$(' ')'; f $n 'cat <(' ')'; done 2>&1 | cut -c1-100
#### nested words
f() { a='x'; for ((i = 0; i < $1; i++)); do a="$2$a$3"; done; eval "a=$a"; echo $?; }; for n in 100 1000 10000 100000; do f $n '${a:-' '}'; f $n '"${a:-' '}"'; f $n '${a:+${a%' '}}'; f $n '$((' '))'; f $n '{' ',y}'; f $n '"$(echo ' ')"'; f $n '`' '`'; f $n '${a[' ']}'; done 2>&1 | cut -c1-100
#### nested arithmetic
f() { a='1'; for ((i = 0; i < $1; i++)); do a="$2$a$3"; done; echo "$((a))"; }; for n in 100 1000 10000 100000; do f $n '(' ')'; f $n '-' ''; f $n '! ' ''; f $n '~' ''; f $n '1+' ''; f $n '' '+1'; f $n '1?' ':1'; f $n 'x=' ''; f $n '1**' ''; f $n 'b[' ']'; f $n '1,' ''; f $n '1&&' ''; done 2>&1 | cut -c1-100
#### nested conditions
f() { a='x'; for ((i = 0; i < $1; i++)); do a="$2$a$3"; done; eval "[[ $a ]]"; echo $?; }; for n in 100 1000 10000 100000; do f $n '( ' ' )'; f $n '! ' ''; f $n 'x && ' ''; f $n '' ' || x'; done 2>&1 | cut -c1-100
#### nested tests
f() { a=(x); for ((i = 0; i < $1; i++)); do a=($2 "${a[@]}" $3); done; [ "${a[@]}" ]; test "${a[@]}"; /usr/bin/test "${a[@]}"; echo $?; }; for n in 10 100 1000; do f $n '(' ')'; f $n '!' ''; f $n 'x -a' ''; f $n '' '-o x'; done 2>&1 | cut -c1-100
#### nested patterns
shopt -s extglob; f() { a='x'; for ((i = 0; i < $1; i++)); do a="$2$a$3"; done; [[ x == $a ]]; echo $?; [[ xxxxxxxxxxxx == *$a* ]]; : ${b//$a/}; : $a; echo $?; }; for n in 100 1000 10000 100000; do f $n '+(' ')'; f $n '!(' ')'; f $n '@(y|' ')'; f $n '*(x|' ')'; done 2>&1 | cut -c1-100
#### nested regular expressions
f() { a=$(printf "$2%.0s" $(seq $1))x$(printf "$3%.0s" $(seq $1)); [[ x =~ $a ]]; echo $?; for i in "grep -E" "grep -P" "sed -nE" "awk" "find . -regextype posix-extended -regex"; do case $i in grep*) echo x | $i "$a";; sed*) echo x | $i "/$a/p";; awk) echo x | awk "/$a/"; echo x | awk -v "r=$a" '$0 ~ r';; find*) $i "$a";; esac; echo $?; done; jq -n --arg r "$a" '"x" | test($r)'; echo $?; }; for n in 100 1000 10000 50000; do f $n '(' ')'; f $n '(y|' ')'; f $n '(' ')*'; f $n '(' ')?'; f $n '((' '){1,2}){1,2}'; f $n '(?:' ')'; f $n '(?=' ')'; f $n '[[' ']]'; done 2>&1 | cut -c1-100
#### nested basic regular expressions
f() { a=$(printf "$2%.0s" $(seq $1))x$(printf "$3%.0s" $(seq $1)); echo x | grep "$a"; echo $?; echo x | sed -n "/$a/p"; echo $?; expr x : "$a"; echo $?; printf 'x\n' | nl -b "p$a"; echo $?; }; for n in 100 1000 10000 50000; do f $n '\\(' '\\)'; f $n '\\(y\\|' '\\)'; f $n '\\(' '\\)*'; f $n '\\(' '\\)\\{1,2\\}'; done 2>&1 | cut -c1-100
#### regular expressions with references, nested
f() { a=$(printf "$2%.0s" $(seq $1))x$(printf "$3%.0s" $(seq $1))'\1'; printf 'x%.0s' {1..2000} > f; grep -E "$a" f | wc -c; grep -P "$a" f | wc -c; }; for n in 10 100 1000 10000; do f $n '(' ')'; f $n '(' ')*'; f $n '(y|' ')+'; done 2>&1 | cut -c1-100
#### backtracking over a long line
head -c 1000000 /dev/zero | tr '\0' a > f; grep -E '^(a|b)*\1$' f | wc -c; grep -P '^(?:a|b)*(?=c)' f | wc -c; grep -P '^(a|(?=b)b)*$' f | wc -c; sed -E 's/(a|b)*\1x//' f | wc -c
#### nested expr
f() { a=(1); for ((i = 0; i < $1; i++)); do a=($2 "${a[@]}" $3); done; expr "${a[@]}"; echo $?; }; for n in 10 100 1000 5000; do f $n '(' ')'; f $n '1 +' ''; f $n '' '+ 1'; f $n '1 |' ''; f $n 'length' ''; done 2>&1 | cut -c1-100
#### nested find
f() { a=(-true); for ((i = 0; i < $1; i++)); do a=($2 "${a[@]}" $3); done; find . "${a[@]}"; echo $?; }; for n in 10 100 1000 5000; do f $n '(' ')'; f $n '!' ''; f $n '-true -o' ''; f $n '' '-o -true'; f $n '-true -a' ''; f $n '-true ,' ''; done 2>&1 | cut -c1-100
#### nested bc
f() { { printf "$2%.0s" $(seq $1); printf 1; printf "$3%.0s" $(seq $1); echo; } > f; bc < f; echo $?; }; for n in 100 1000 10000 100000; do f $n '(' ')'; f $n '-' ''; f $n '1+' ''; f $n '2^' ''; f $n '{' '}'; f $n 'if (1) ' ''; f $n 'while (0) ' ''; f $n 'a=' ''; f $n 'a[' ']'; f $n 'sqrt(' ')'; f $n '!' ''; done 2>&1 | cut -c1-100
#### bc recursion
echo 'define f(x) { return f(x + 1) + 1 }; f(0)' | bc 2>&1 | cut -c1-100
#### bc recursion with arrays
echo 'define f(a[]) { auto b[]; b[100] = 1; return f(b[]) + 1 }; f(c[])' | bc 2>&1 | cut -c1-100
#### dc recursion
dc -e '[lfx 1+]sf lfx' 2>&1 | cut -c1-100; dc -e "$(printf '[%.0s' {1..100000})$(printf ']%.0s' {1..100000})x" 2>&1 | cut -c1-100
#### nested awk
f() { { printf 'BEGIN { '; printf "$2%.0s" $(seq $1); printf 1; printf "$3%.0s" $(seq $1); echo ' }'; } > f; awk -f f > /dev/null; echo $?; }; for n in 100 1000 10000 100000; do f $n '(' ')'; f $n '-' ''; f $n '! ' ''; f $n '1+' ''; f $n '' '+1'; f $n '2^' ''; f $n '{' '}'; f $n 'if (1) ' ''; f $n 'while (0) ' ''; f $n 'do ' '; while (0)'; f $n 'a=' ''; f $n 'a[' ']'; f $n '$' ''; f $n 'length(' ')'; f $n '1 ? ' ' : 1'; f $n '1 ' ''; f $n 'for (;;) ' ''; done 2>&1 | cut -c1-100
#### awk recursion in an expression
awk 'function f(n) { return 1 + (2 * (f(n + 1) - 1)) } BEGIN { print f(0) }'
#### awk recursion in arguments
awk 'function f(n) { return f(f(n + 1) f(n + 2)) } BEGIN { print f(0) }'
#### awk recursion in statements
awk 'function f(n,  a, i) { a[1] = n; for (i in a) { if (1) { while (1) { switch (1) { case 1: f(n + 1) } } } } } BEGIN { print f(0) }'
#### awk recursion in a sort
awk 'function c(i1, v1, i2, v2) { return f() } function f(  a, b) { a[1]; a[2]; a[3]; return asorti(a, b, "c") } BEGIN { f() }'
#### awk recursion through a pointer
awk 'function f(n,  g) { g = "f"; return @g(n + 1) } BEGIN { f(0) }'
#### awk deep enough
awk 'function f(n) { return n == 0 ? 0 : 1 + f(n - 1) } BEGIN { print f(1900) }'
#### nested jq
f() { { printf "$2%.0s" $(seq $1); printf 1; printf "$3%.0s" $(seq $1); echo; } > f; jq -n -c -f f | tail -c 50; echo "${PIPESTATUS[*]}"; }; for n in 100 1000 5000 20000; do f $n '(' ')'; f $n '-' ''; f $n '1+' ''; f $n '' '+1'; f $n '1,' ''; f $n '1|' ''; f $n '[' ']'; f $n '{a:' '}'; f $n 'if 1 then ' ' else 2 end'; f $n 'try ' ''; f $n '1 as $x|' ''; f $n 'reduce ' ' as $x (1;2)'; f $n 'def f:1;' ''; f $n 'def f: ' '; 1'; f $n '.[' ']?'; f $n '"\\\\(' ')"'; f $n 'label $x|' ''; f $n '1//' ''; f $n '1 and ' ''; f $n 'map(' ')'; f $n '. as [$a]|' ''; done 2>&1 | cut -c1-100
#### nested input of jq
f() { { printf "$2%.0s" $(seq $1); printf 1; printf "$3%.0s" $(seq $1); echo; } > f; jq -c . f | wc -c; jq -c 'tojson|fromjson' f | wc -c; jq -c --stream . f | tail -c 50; jq -c '[paths] | length' f; jq -c '. == .' f; jq -c '[..] | length' f; jq -c '[.. | numbers]' f; jq -c 'flatten?' f | wc -c; jq -c 'walk(.)' f | wc -c; jq -c '[tostream] | fromstream(.[])' f | wc -c; jq -S . f | wc -c; jq 'del(..)' f; jq -c 'getpath([paths][-1])' f | wc -c; jq -c 'map_values(.)' f | wc -c; jq -c '[leaf_paths]' f | wc -c; jq -c '[., .] | unique | length' f; jq -c '. * .' f | wc -c; jq -c 'contains(.)' f; }; for n in 100 1000 9000 20000; do f $n '[' ']'; f $n '{"a":' '}'; done 2>&1 | cut -c1-100
#### jq recursion in an argument
jq -n 'def f(g): f(g + 1) + 1; f(1)' | wc -c
#### jq recursion in a list
jq -n 'def f: [f]; f' | wc -c
#### jq recursion in an object
jq -n 'def f: {a: f}; f' | wc -c
#### jq recursion with try
jq -n 'def f: try f catch .; f, (def g: (g | g); g)' | wc -c
#### jq recursion with reduce
jq -n 'def f: reduce f as $x (0; f); f' | wc -c
#### jq recursion with foreach
jq -n 'def f: foreach (1, 2) as $x (0; f; .); f' | wc -c
#### jq recursion with many outputs
jq -n 'def f: (1, 2) | f, f; f' | wc -c
#### jq recursion with a label
jq -n 'def f: label $x | f | 1 + .; f' | wc -c
#### jq recursion in an index
jq -n 'def f: .[f]?; f' | wc -c
#### jq recursion in an alternative
jq -n 'def f: (f // 1) // 2; f' | wc -c
#### jq recursion in a condition
jq -n 'def f: if f then 1 else 2 end; f' | wc -c
#### jq recursion in a string
jq -n 'def f: "\(f)"; f' | wc -c
#### jq recursion in a path
jq -n 'def f: .a | f; path(f)' | wc -c; jq -n 'def f: (.a | f) = 1; f' | wc -c; jq -n 'def f: (.a |= f); f' | wc -c
#### jq recursion in a sort
jq -n 'def f: [3, 2] | sort_by(f); f' | wc -c
#### jq recursion in a native
jq -n 'def f: [1] | map(f); f' | wc -c; jq -n 'def f: "x" | sub("x"; f); f' | wc -c; jq -n 'def f: limit(3; f); f' | wc -c; jq -n 'def f: first(f); f' | wc -c; jq -n 'def f: range(f); f' | wc -c; jq -n 'def f: [1] | any(f); f' | wc -c; jq -n 'def f: with_entries(f); {a: 1} | f' | wc -c; jq -n 'def f: isempty(f); f' | wc -c; jq -n 'def f: walk(f); [1] | f' | wc -c; jq -n 'def f: recurse(f); f' | wc -c; jq -n 'def f: getpath([f]); f' | wc -c
#### jq recursion in a pattern
jq -n 'def f: [[1]] as [[$x]] | f + 1; f' | wc -c; jq -n 'def f: {a: 1} as {(f): $x} | 1; f' | wc -c; jq -n 'def f: [1] as [$x] ?// $x | f; f' | wc -c
#### jq deep enough
jq -n 'def f: if . == 0 then 0 else (. - 1 | f) + 1 end; 2900 | f'
#### jq recurse on deep values
jq -n 'reduce range(9000) as $i (1; [.]) | [recurse] | length'; jq -n 'last(limit(20000; 0 | recurse(. + 1)))'; jq -n '[limit(20000; repeat(1))] | length'; jq -n 'last(range(100000))'; jq -n '[limit(100000; 1 | while(true; . + 1))] | length'; jq -n '0 | until(. > 100000; . + 1)'
#### jq setpath deep
jq -n 'setpath([range(20000) | "a"]; 1) | [paths] | length'; jq -n '[range(9000) | 0] as $p | null | setpath($p; 1) | getpath($p), delpaths([$p]) | tojson | length'
#### nested sed
f() { { printf "$2%.0s" $(seq $1); printf p; printf "$3%.0s" $(seq $1); echo; } > f; echo x | sed -n -f f; echo $?; }; for n in 100 1000 10000 100000; do f $n '{' '}'; f $n '1{' '}'; f $n '!' ''; f $n 'p;' ''; done 2>&1 | cut -c1-100
#### nested env
a=(env); for i in {1..16}; do a+=("${a[@]}"); done; "${a[@]}" true; echo $?
#### nested xargs
a=(xargs); for i in {1..16}; do a+=("${a[@]}"); done; echo x | "${a[@]}" echo; echo $?
#### nested timeout
a=(timeout 9); for i in {1..16}; do a+=("${a[@]}"); done; "${a[@]}" true; echo $?
#### nested nohup
a=(nohup); for i in {1..16}; do a+=("${a[@]}"); done; "${a[@]}" true; echo $?
#### nested nice
a=(nice); for i in {1..16}; do a+=("${a[@]}"); done; "${a[@]}" true; echo $?
#### nested command
a=(command); for i in {1..16}; do a+=("${a[@]}"); done; "${a[@]}" true; echo $?
#### nested builtin
a=(builtin); for i in {1..16}; do a+=("${a[@]}"); done; "${a[@]}" true; echo $?
#### nested eval
a=(eval); for i in {1..16}; do a+=("${a[@]}"); done; "${a[@]}" true; echo $?
#### nested exec
a=(exec); for i in {1..16}; do a+=("${a[@]}"); done; "${a[@]}" true; echo $?
#### nested find -exec
a=(find . -exec); for i in {1..12}; do a+=("${a[@]}"); done; "${a[@]}" true \; ; echo $?
#### nested bash -c
a=true; for i in {1..12}; do printf -v a 'bash -c %q' "$a"; done; eval "$a"; echo $?
#### nested busy commands
a=(env nice nohup timeout 9 stdbuf -oL setsid time); for i in {1..12}; do a+=("${a[@]}"); done; "${a[@]}" true; echo $?
#### recursion through env
export c='env bash -c "$c"'; env bash -c "$c"
#### recursion through xargs
export c='echo "$c" | xargs -0 bash -c'; bash -c "$c"
#### recursion through find
export c='find . -maxdepth 0 -exec bash -c "$c" \;'; bash -c "$c"
#### recursion through timeout
export c='timeout 99 bash -c "$c"'; bash -c "$c"
#### recursion through awk
export c='awk "BEGIN { system(ENVIRON[\"c\"]) }"'; bash -c "$c"
#### recursion through a pipe of awk
export c='awk "BEGIN { ENVIRON[\"c\"] | getline }"'; bash -c "$c"
#### recursion through sed
export c='echo "$c" | sed e'; bash -c "$c"
#### recursion through a substitution
export c='x=$(bash -c "$c")'; bash -c "$c"
#### recursion through a subshell
f() { (f); }; f
#### recursion through a pipeline
f() { f | cat; }; f
#### recursion through a loop
f() { while f; do f; done; }; f
#### recursion through case and if
f() { if case x in x) f;; esac; then f; fi; }; f
#### recursion through a redirection
f() { { f; } > /dev/null 2>&1 <<< x; }; f
#### recursion through a here-document
f() { cat <<< "$(f)"; }; f
#### recursion through arithmetic
f() { (( $(f) + 1 )); }; f
#### recursion through an array subscript
a[0]='a[a[0]]'; echo $((a[a[0]]))
#### recursion through variables
for i in {1..2000}; do printf -v "v$i" 'v%d+1' $((i + 1)); done; echo $((v1))
#### recursion through mapfile
f() { mapfile -c 1 -C f x <<< y; }; f
#### recursion through the DEBUG trap
set -T; trap 'f' DEBUG; f() { g; }; g() { f; }; g
#### recursion through ERR and EXIT
set -E; trap 'false; (exit 1); f' ERR; f() { false; f; }; f
#### recursion through RETURN
set -T; trap 'f' RETURN; f() { :; }; f
#### recursion through command_not_found_handle
command_not_found_handle() { nosuch; }; nosuch
#### recursion through PROMPT
PS4='$(f)'; f() { set -x; :; }; f
#### recursion through nameref
declare -n a=b; declare -n b=a; echo "$a"; a=1
#### recursion through locals
f() { local x=$1 y=$1 z=$1; f "$1"; }; f "$(printf 'x%.0s' {1..10000})"
#### recursion with an environment
f() { x=1 y=2 f; }; f
#### deep directories
for ((i = 0; i < 2000; i++)); do mkdir d && cd d || break; done; cd /workspace; find . | wc -l; du | wc -l; ls -R | wc -l; tar cf t d; tar tf t | wc -l; cp -r d e; diff -r d e; grep -r x .; chmod -R 755 d; shopt -s globstar; echo ** | wc -c; mv d f; rm -rf e f; ls | wc -l
#### symbolic links in a chain
: > l0; for i in {1..1000}; do ln -s "l$((i - 1))" "l$i"; done; cat l1000; readlink -f l1000; realpath l30; cat l30
#### nested braces
a=x; for i in {1..1000}; do a="{$a,y}"; done; eval "echo $a" | wc -w; a=x; for i in {1..16}; do a="{$a,{$a,y}}"; done; eval "echo $a" | wc -w
#### nested printf formats
a='%s'; for i in {1..18}; do a=$a$a; done; printf "$a" x | wc -c
#### nested dates
date -d "$(printf '1 day ago %.0s' {1..100000})" 2>&1 | cut -c1-100; date -d "$(printf '(%.0s' {1..100000})" 2>&1 | cut -c1-100
#### nested archives
: > f; for i in {1..50}; do tar cf g f; mv g f; gzip f; mv f.gz f; done; ls -l f | wc -l
