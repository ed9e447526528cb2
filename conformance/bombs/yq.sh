# Documents and expressions of yq that grow or nest without end.
#### yq: a billion laughs
{ echo 'a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]'; for i in 1 2 3 4 5 6 7 8 9; do p=$((i-1)); echo "a$i: &a$i [*a$p, *a$p, *a$p, *a$p, *a$p, *a$p, *a$p, *a$p, *a$p, *a$p]"; done; } > f.yml; yq 'explode(.)' f.yml
#### yq: a billion laughs as JSON
{ echo 'a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]'; for i in 1 2 3 4 5 6 7 8 9; do p=$((i-1)); echo "a$i: &a$i [*a$p, *a$p, *a$p, *a$p, *a$p, *a$p, *a$p, *a$p, *a$p, *a$p]"; done; } | yq -o json
#### yq: merges of merges
{ echo 'a0: &a0 {x: 1}'; for i in $(seq 1 30); do p=$((i-1)); echo "a$i: &a$i {<<: [*a$p, *a$p], k$i: 1}"; done; } > f.yml; yq '.a30.x' f.yml; yq 'explode(.)' f.yml
#### yq: an alias to its own parent
printf 'a: &a\n  b: *a\n' | yq 'explode(.) | .. | select(. == "x")'
#### yq: deep brackets
printf '[%.0s' {1..100000} | yq .
#### yq: deep dashes
printf -- '- %.0s' {1..100000} | yq .
#### yq: deep indentation
for ((i=0;i<2000;i++)); do printf "%${i}s" ''; echo 'a:'; done 2>/dev/null | yq .
#### yq: deep question marks
printf '? %.0s' {1..100000} | yq .
#### yq: deep braces
printf '{a: %.0s' {1..50000} | yq .
#### yq: deep JSON
printf '[%.0s' {1..100000} | yq -p json .
#### yq: deep XML
printf '<a>%.0s' {1..100000} | yq -p xml -o yaml .
#### yq: deep TOML
{ printf 'a = '; printf '[%.0s' {1..100000}; } | yq -p toml -o yaml .
#### yq: a deep key of TOML
{ printf 'a'; printf '.a%.0s' {1..100000}; echo ' = 1'; } | yq -p toml -o yaml .
#### yq: a deep key of properties
{ printf 'a'; printf '.a%.0s' {1..20000}; echo ' = 1'; } | yq -p props -o yaml .
#### yq: a deep expression
yq -n "$(printf '(%.0s' {1..20000})1$(printf ')%.0s' {1..20000})"
#### yq: a deep path
yq -n "$(printf '.a%.0s' {1..20000}) = 1"
#### yq: deep collections
yq -n "$(printf '[%.0s' {1..5000})$(printf ']%.0s' {1..5000})"
#### yq: a long sum
yq -n "1$(printf '+1%.0s' {1..20000})"
#### yq: an expression that evaluates itself
yq -n '"eval(.)" | eval(.)'
#### yq: interpolation that evaluates itself
yq -n '"\\(eval($x))" as $x | eval($x)'
#### yq: doubling a string
seq 1 100 | sed 's/^/- /' | yq '.[] as $i ireduce ("x"; . + .)'
#### yq: doubling a list
seq 1 100 | sed 's/^/- /' | yq '.[] as $i ireduce ([1]; . + .)'
#### yq: repeating a string
yq -n '"x" * 10000000 | [., ., ., ., .] | map(. + .) | length'
#### yq: nesting a document
seq 1 5000 | sed 's/^/- /' | yq '.[] as $i ireduce ([]; [.])'
#### yq: a large index
yq -n '.[100000000] = 1'
#### yq: products of lists
seq 1 3000 | sed 's/^/- /' | yq '[.[] * .[]] | length'
#### yq: combinations
yq -n '[1,2,3,4,5,6,7,8,9,10] as $x | {"a": $x[], "b": $x[], "c": $x[], "d": $x[], "e": $x[], "f": $x[], "g": $x[]}'
#### yq: patterns of many stars
yq -n "{\"$(printf 'a%.0s' {1..5000})\": 1} | .[\"$(printf 'a*%.0s' {1..200})b\"]"
#### yq: many keys
seq 1 20000 | sed 's/.*/k&: v/' | yq '. * . | length'
#### yq: adding maps of many keys
seq 1 20000 | sed 's/.*/k&: v/' | yq '. + . | length'
#### yq: comparing long lists
seq 1 20000 | sed 's/^/- /' | yq '. - .'
#### yq: everything below everything
seq 1 3000 | sed 's/.*/k&: {a: {b: {c: v}}}/' | yq '[.. | ..] | length'
#### yq: many small nodes
printf 'a,%.0s' {1..100000} | sed 's/^/[/; s/$/]/' | yq length
#### yq: many documents
for ((i=0;i<3000;i++)); do echo "--- {a: $i}"; done | yq ea '[.[]] | length'
#### yq: a long comment
{ for ((i=0;i<5000;i++)); do echo '# comment'; done; echo 'a: 1'; for ((i=0;i<5000;i++)); do echo '  # comment'; done; } | yq .
#### yq: many anchors
for ((i=0;i<5000;i++)); do echo "- &a$i x"; done | yq 'explode(.) | length'
#### yq: a pattern that explodes
yq -n "\"$(printf 'a%.0s' {1..5000})\" | test(\"(a+)+\\\\1b\")"
#### yq: replacing with long templates
yq -n "\"$(printf 'a%.0s' {1..20000})\" | sub(\"a\", \"$(printf 'x%.0s' {1..20000})\")"
#### yq: splitting into characters
yq -n "\"$(printf 'a%.0s' {1..200000})\" | split(\"\") | length"
