#### package.json bump
cat > package.json <<'J'
{
  "name": "demo",
  "version": "1.2.3",
  "scripts": {"test": "jest", "build": "tsc"},
  "dependencies": {"zod": "^3.0.0", "axios": "^1.0.0"}
}
J
jq '.version = "1.3.0" | .scripts.lint = "eslint ."' package.json > p && mv p package.json; cat package.json
#### dependencies as lines
echo '{"dependencies":{"zod":"^3","axios":"^1"}}' | jq -r '.dependencies | to_entries[] | "\(.key)@\(.value)"'
#### filter and project
echo '[{"id":1,"tags":["a","b"],"on":true},{"id":2,"tags":[],"on":false},{"id":3,"tags":["b"],"on":true}]' > d.json
jq -c '.[] | select(.on) | {id, n: (.tags|length)}' d.json; jq -r '.[] | [.id, (.tags|join("+"))] | @tsv' d.json; jq '[.[].tags[]] | unique' -c d.json; jq 'map(select(.tags | index("b"))) | length' d.json
#### csv report
echo '[{"n":"a, b","v":1.5},{"n":"c\"d","v":null}]' | jq -r '(.[0]|keys_unsorted), (.[]|[.n,.v]) | @csv'
#### group and count
printf '%s\n' '{"l":"error","s":"db"}' '{"l":"info","s":"web"}' '{"l":"error","s":"web"}' | jq -sc 'group_by(.l)[] | {level: .[0].l, count: length, services: (map(.s)|unique)}'
#### histogram with reduce
echo '["a","b","a","c","a"]' | jq -c 'reduce .[] as $w ({}; .[$w] += 1) | to_entries | sort_by(-.value) | map("\(.key):\(.value)")'
#### merge configs
echo '{"a":{"x":1,"y":2},"b":[1]}' > base; echo '{"a":{"y":3,"z":4},"b":[2]}' > over; jq -s '.[0] * .[1]' -c base over; jq -c --slurpfile o over '. * $o[0]' base
#### flatten to paths
echo '{"a":{"b":[1,{"c":null}]},"d":false}' | jq -r 'paths(scalars) as $p | "\($p|map(tostring)|join("."))=\(getpath($p))"'; echo '{"a":{"b":[1,{"c":2}]}}' | jq -c '[leaf_paths as $p | {key: ($p|map(tostring)|join("_")), value: getpath($p)}] | from_entries'
#### rename keys
echo '{"oldName":1,"keep":{"oldName":2}}' | jq -c 'walk(if type == "object" then with_entries(.key |= sub("^old"; "new")) else . end)'
#### remove nulls everywhere
echo '{"a":null,"b":{"c":null,"d":1},"e":[null,2]}' | jq -c 'del(..|nulls)' ; echo '{"a":null,"b":{"c":null,"d":1}}' | jq -c 'walk(if type=="object" then with_entries(select(.value!=null)) else . end)'
#### lookup join
echo '{"users":[{"id":1,"n":"ann"},{"id":2,"n":"bob"}],"orders":[{"u":2,"t":5},{"u":1,"t":7},{"u":2,"t":1}]}' | jq -c '(.users|INDEX(.id)) as $u | .orders | group_by(.u) | map({name: $u[.[0].u|tostring].n, total: (map(.t)|add)})'
#### env file
echo '{"A":"x y","B":1}' | jq -r 'to_entries[] | "export \(.key)=\(.value|@sh)"'
#### shell loop over rows
echo '[{"a":"1 2","b":"x"},{"a":"3","b":"y"}]' | jq -c '.[]' | while read -r row; do echo "$(jq -r .a <<< "$row")/$(jq -r .b <<< "$row")"; done
#### base64 rows
echo '[{"a":1},{"a":2}]' | jq -r '.[]|@base64' | while read -r r; do echo "$r" | base64 -d | jq -c .a; done
#### build from arguments
jq -nc --arg name "Ann \"A\"" --argjson age 42 '{name: $name, age: $age, tags: ($name | ascii_downcase | split(" "))}'
#### pagination merge
printf '{"items":[1,2],"next":2}\n{"items":[3],"next":null}\n' | jq -sc '{items: map(.items)|add, pages: length}'
#### top n
seq 1 20 | jq -sc 'map({v: (. * 7 % 11), i: .}) | sort_by(.v, -.i) | .[:3]'
#### nested update by condition
echo '{"spec":{"containers":[{"name":"a","image":"x:1"},{"name":"b","image":"y:1"}]}}' | jq -c '(.spec.containers[] | select(.name=="b") | .image) |= sub(":.*"; ":2")'
#### delete by condition
echo '[{"k":1},{"k":2},{"k":3}]' | jq -c 'del(.[] | select(.k == 2))'; echo '{"a":1,"b":2,"c":3}' | jq -c 'with_entries(select(.value > 1))'
#### default values
echo '{"a":null}' | jq -c '.a // "none", (.b // empty), (.c // [] | length)'
#### optional access
echo '[{"a":{"b":1}},5,"s",null]' | jq -c '[.[] | .a?.b? // "-"]'
#### recursive sum
echo '{"v":1,"kids":[{"v":2,"kids":[{"v":3}]},{"v":4}]}' | jq 'def total: .v + ([.kids[]? | total] | add // 0); total'; echo '{"v":1,"kids":[{"v":2,"kids":[{"v":3}]},{"v":4}]}' | jq -c '[recurse(.kids[]?) | .v]'
#### tree print
echo '{"n":"r","c":[{"n":"a","c":[{"n":"b"}]},{"n":"d"}]}' | jq -r 'def show($d): ("  " * $d // "") + .n, (.c[]? | show($d+1)); show(0)'
#### fibonacci
jq -nc '[limit(10; [0,1] | recurse([.[1], add]) | .[0])]'
#### primes
jq -nc '[range(2;50) | select(. as $n | all(range(2; $n); $n % . != 0))]'
#### matrix
jq -nc '[[1,2],[3,4]] as $m | [$m, ($m|transpose)] | .[0] as $a | .[1] as $b | [range(2) as $i | [range(2) as $j | [range(2) as $k | $a[$i][$k] * $b[$j][$k]] | add]]'
#### word count
printf 'the cat\nthe dog\n' | jq -Rnc '[inputs | splits(" ")] | group_by(.) | map({(.[0]): length}) | add'
#### log lines
printf '2024-01-02 ERROR db down\n2024-01-02 INFO ok\n' | jq -Rc 'capture("^(?<date>\\S+) (?<level>\\S+) (?<msg>.*)$")'
#### dates
jq -nr '1700000000 | todate, (gmtime|mktime), strftime("%Y/%m/%d"), (todate|fromdate)'
#### in-place with sponge-like move
echo '{"n":1}' > f; jq '.n += 1' f > t && mv t f && jq -c . f
#### multiple outputs into files
echo '{"a":[1,2]}' | jq '.a[]' > out; wc -l < out; jq -s add out
#### assignment from variable
V='x"y' ; jq -n --arg v "$V" '{v: $v}' -c; jq -n 'env.HOME'
#### compare two files
echo '{"a":1,"b":2}' > x; echo '{"b":2,"a":1}' > y; jq -n --slurpfile x x --slurpfile y y '$x == $y'; diff <(jq -S . x) <(jq -S . y) && echo same
#### limit and first
jq -nc '[limit(3; range(1;100) | select(. % 7 == 0))], first(range(10;20)), [first(empty)]'
#### string building
jq -nr '["a","b"] | to_entries | map("\(.key+1). \(.value|ascii_upcase)") | join("\n")'
#### url encode
jq -rn --arg q 'a b&c=d/é' '"https://x/?q=\($q|@uri)"'
#### html table
echo '[["<a>","b&c"]]' | jq -r '.[] | "<tr>" + (map("<td>" + (.|@html) + "</td>") | join("")) + "</tr>"'
#### error handling in batch
printf '["1","x","3"]' | jq -c '[.[] | try tonumber catch "bad"]'; printf '["1","x","3"]' | jq -c '[.[] | tonumber?]'
#### alternatives chain
echo '{"c":3}' | jq '.a // .b // .c'
#### update with index
echo '[10,20,30]' | jq -c 'to_entries | map(.value + .key)'; echo '[10,20,30]' | jq -c '.[1] = 99 | .[5] = 1'
#### unique by several
echo '[{"a":1,"b":1},{"a":1,"b":2},{"a":1,"b":1}]' | jq -c 'unique_by([.a,.b]), unique_by(.a)'
#### chunks
jq -nc '[range(7)] | [_nwise(3)]?' ; jq -nc '[range(7)] as $a | [range(0; 7; 3) | $a[.:.+3]]'
#### json lines to array and back
printf '{"a":1}\n{"a":2}\n' | jq -s . | jq -c '.[]'
#### numeric strings sort
echo '["10","9","2"]' | jq -c 'sort, sort_by(tonumber)'
#### ascii table
jq -rn '[["n","sq"]] + [range(3)|[., .*.]] | .[] | map(tostring) | join("\t")'
#### comments in programs
jq -n '1 # one
+ 2 # two'
#### getpath and setpath
jq -nc '{} | setpath(["a",0,"b"]; 1) | ., getpath(["a",0,"b"]), getpath(["x","y"]), ([paths])'
#### to and from entries with arrays
echo '["x","y"]' | jq -c 'to_entries, (to_entries|map({key: (.key|tostring), value}) | from_entries)'
#### any and all
echo '[{"ok":true},{"ok":false}]' | jq -c 'any(.[]; .ok), all(.[]; .ok), (map(.ok)|any, all)'
#### split and join paths
jq -nr '"/a/b/c.txt" | split("/") | .[-1] | split(".") | .[0], .[1]'
#### repeat string
jq -nr '"-" * 10'
#### min max by
echo '[{"n":"a","v":3},{"n":"b","v":9},{"n":"c","v":9}]' | jq -c 'max_by(.v), min_by(.v), (map(.v)|max)'
#### sum of nested
echo '{"x":[{"c":1},{"c":2}],"y":[{"c":3}]}' | jq '[.[][].c] | add'
#### ascii art with limit
jq -nr 'range(1;4) as $i | "*" * $i'
#### try destructuring alternatives
echo '[[1,2],{"a":3,"b":4}]' | jq -c '.[] as [$a,$b] ?// {$a,$b} | [$a,$b]'
#### label and break
jq -nc '[label $done | range(10) | if . > 3 then break $done else . end]'
#### foreach running total
jq -nc '[foreach (1,2,3,4) as $x (0; . + $x)], [foreach range(3) as $i (null; $i; [$i, .])]'
#### limit of inputs
seq 1 100 | jq -nc '[limit(3; inputs)], input'
#### printf-like padding
jq -nr '["a","bbb"] | .[] | . + (" " * (5 - length)) + "|"'
#### escape for json in shell
jq -Rn --arg s $'line1\nline2\t"q"' '$s'
