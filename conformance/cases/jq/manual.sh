#### options and functions 1
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '"a"|implode'
)
(jq -n '[1114112]|implode'
)

#### options and functions 2
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '1|ltrimstr("a")'
)
(jq -n '"abc"|ltrimstr("a"), ltrimstr(1), rtrimstr("c"), ltrimstr("abc")'
)

#### options and functions 3
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '[limit(3;range(10))], [limit(1;1,error)]'
)
(jq -nc '[limit(-1;1,2)]'
)

#### options and functions 4
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '[first(range(5))], [until(.>100; .*2+1)?]'
)
(jq -n '1|until(.>100;.*2)'
)

#### options and functions 5
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '[range(0;10;3)], [range(5;0;-2)], [range(0;1;0.3)], [range(3)]'
)
(jq -c 'getpath(["a"]), getpath(["x","y"]), getpath(["b",2,"c"])' d.json
)

#### options and functions 6
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -c 'getpath(["a","b"])' d.json
)
(jq -c 'getpath("a")' d.json
)

#### options and functions 7
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -c '[paths], [paths(type=="number")], [leaf_paths]' d.json
)
(jq -c 'path(..), path(.b[0]), path(.a,.b)' d.json
)

#### options and functions 8
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -c 'path(1)' d.json
)
(jq -c 'try path(.a|tostring) catch .' d.json
)

#### options and functions 9
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -c 'del(.a), del(.b[0,2]), del(.x.y), del(.[]), del(.b[1:])' d.json
)
(jq -c 'to_entries, with_entries(.key|="k"+.), (to_entries|from_entries)' d.json
)

#### options and functions 10
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '[{"name":"a","value":1},{"k":"b","v":2},{"Key":"c","Value":3}]|from_entries'
)
(jq -nc '[{"name":null},{"key":false},{"key":1}]|from_entries'
)

#### options and functions 11
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -r '@text,@json,@html,@uri,@base64,@sh?' d.json
)
(jq -nr '[1,"a b",null,true]|@csv,@tsv,@sh'
)

#### options and functions 12
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nr '["it'"'"'s",1,false]|@sh'
)
(jq -nr '{"a":1}|@sh'
)

#### options and functions 13
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nr '[[1]]|@csv'
)
(jq -nr '{"a":1}|@csv'
)

#### options and functions 14
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nr '[{}]|@tsv'
)
(jq -nr '"a\tb\\c\nd\r"|[.]|@tsv'
)

#### options and functions 15
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nr '"<&>\u0027\""|@html'
)
(jq -nr '"aé/?= ~-_."|@uri'
)

#### options and functions 16
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nr '"YWJj","YWI","Y"|try @base64d catch .'
)
(jq -nr '"a!b"|@base64d'
)

#### options and functions 17
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nr '"\(1+1) x", @json "v=\([1,"a"])", @sh "echo \("a b")", @base64 "x\("hi")"'
)
(jq -nr '@foo "x"'
)

#### options and functions 18
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq --seq -n '1,[2]' | od -c | head
)
(printf '\0361\n\0362\n' | jq --seq -c .
)

#### options and functions 19
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -c --stream . d.json
)
(jq -c --stream -n '[inputs]' d.json
)

#### options and functions 20
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '[1|truncate_stream([[0],1],[[1,0],2],[[1,0]],[[1]])]'
)
(jq -nc 'fromstream(1|truncate_stream([[0],1],[[1,0],2],[[1,0]],[[1]]))'
)

#### options and functions 21
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -c 'tostream' d.json
)
(jq -c 'fromstream(tostream)' d.json
)

#### options and functions 22
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(printf '{"a":1' | jq .
)
(jq --indent 1 . d.json; jq --indent 0 . d.json; jq --indent 7 .a d.json; jq --indent 8 . d.json; jq --indent -1 . d.json; jq --indent x . d.json; jq --indent
)

#### options and functions 23
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq --tab . d.json
)
(jq --tab --indent 3 . d.json
)

#### options and functions 24
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -C . d.json
)
(jq -Cc . d.json
)

#### options and functions 25
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(JQ_COLORS='1;31:0;32' jq -C . d.json
)
(JQ_COLORS='4;31:0;32:0;33:0;34:0;35:0;36:1;37' jq -Cc . d.json
)

#### options and functions 26
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -C -n '[], {}, [[]], [{}], "a\u001b"'
)
(jq -M . d.json
)

#### options and functions 27
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq . --arg x 1 d.json -c
)
(jq -n '$x' --arg x 1
)

#### options and functions 28
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq --arg x
)
(jq --arg x 1 -n '$x' extra
)

#### options and functions 29
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n --argjson x '{"a":1}' '$x.a'
)
(jq -n --argjson x '{bad' '$x'
)

#### options and functions 30
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n --slurpfile x two '$x|length'
)
(jq -n --rawfile x n '$x'
)

#### options and functions 31
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '$ARGS' --args a b
)
(jq -nc '$ARGS.positional' --jsonargs 1 '{"a":2}' null
)

#### options and functions 32
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '$ARGS.named' --arg a 1 --argjson b 2
)
(jq -nc '$named'
)

#### options and functions 33
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '[$__loc__.line, $__loc__.file]'
)
(jq -j '.a, .s' d.json; jq -nj '"a","b",1,null'
)

#### options and functions 34
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -S -c . <<< '{"b":1,"a":{"d":1,"c":2}}'
)
(jq -e . <<< 'null'; echo $?; jq -e . <<< 'false'; echo $?; jq -e . <<< '1'; echo $?; jq -e empty <<< 1; echo $?; jq -e .a.b.c <<< '{"a":1}'; echo $?
)

#### options and functions 35
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq . nosuch; echo $?; jq . n nosuch; echo $?; jq '.[' n; echo $?; jq .a.b n; echo $?; echo '{' | jq .; echo $?; jq; echo $?
)
(jq -n 'halt'; echo $?; jq -n '"bye\n"|halt_error'; echo $?; jq -n '{"a":1}|halt_error'; echo $?; jq -n '"x"|halt_error(3)'; echo $?; jq -n 'null|halt_error'; echo $?; jq -n '1|halt_error("a")'; echo $?
)

#### options and functions 36
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '"a\n", 1 | halt_error(0)'; echo $?
)
(jq -n '"2015-03-05T23:51:47Z"|strptime("%Y-%m-%dT%H:%M:%SZ")' -c
)

#### options and functions 37
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '"2015-03-05T23:51:47Z"|fromdate, fromdateiso8601, (strptime("%Y-%m-%dT%H:%M:%SZ")|mktime)'
)
(jq -n '1425599621|todate, gmtime, (gmtime|mktime), strftime("%A, %B %d, %Y"), (gmtime|todate), localtime, strflocaltime("%H:%M %Z")' -c
)

#### options and functions 38
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '"bad"|fromdate'
)
(jq -n '"10:20"|strptime("%H:%M")' -c
)

#### options and functions 39
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '"x"|mktime'
)
(jq -n '[1]|mktime'
)

#### options and functions 40
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '["a",1,1,1,1,1,1,1]|mktime'
)
(jq -n '1e12|todate'
)

#### options and functions 41
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '-1|todate'
)
(jq -n '1425599621.678|todate, (gmtime|.[5])' -c
)

#### options and functions 42
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '"1 Jan 2020"|strptime("%d %b %Y")|mktime'
)
(jq -n '"2020-02-30"|strptime("%Y-%m-%d")' -c
)

#### options and functions 43
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '"a"|strftime("%Y")'
)
(jq -nc 'INDEX({"id":1},{"id":2};.id), ([{"id":1,"v":2}]|INDEX(.id))'
)

#### options and functions 44
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '[1,2]|IN(1,2), (.[]|IN(2,3))'
)
(jq -nc 'IN(1,2;2,3)'
)

#### options and functions 45
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '[JOIN({"1":"a"};[[1,2]][];.[0]|tostring)]'
)
(jq -nc '[GROUP_BY(.a)]'
)

#### options and functions 46
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc 'ascii(65)'
)
(jq -n '[65,66]|implode|ascii_downcase, ascii_upcase, explode' -c
)

#### options and functions 47
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '"a, b,c"|[splits(", *")], split(", *";null), split(","), ascii_downcase'
)
(jq -nc '"aXbxc"|[splits("x";"i")], split("x";"gi"), sub("x";"-"), gsub("x";"-";"i"), [scan("[a-c]")], [match("x";"gi").offset], test("X"), capture("(?<l>[a-z])X")'
)

#### options and functions 48
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq '.,input_line_number' n
)
(jq -n '[inputs,input_line_number]' n -c
)

#### options and functions 49
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -c '[., input]' n
)
(jq -n 'input' n; jq -n 'input' /dev/null; jq -n '[inputs]|length' n; jq -n 'first(inputs)' n
)

#### options and functions 50
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n 'input_filename'; jq input_filename n | head -1
)
(jq -nc 'nan, infinite, -infinite, (nan|isnan), (infinite|isinfinite), (1|isnormal), (0|isnormal), (nan<nan), ([nan]|sort), (nan==nan)'
)

#### options and functions 51
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '"abc"|tonumber'
)
(jq -n '[]|tonumber'
)

#### options and functions 52
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '[1,[2,[3]]]|flatten, flatten(1), flatten(0)'
)
(jq -nc '[1,[2]]|flatten(-1)'
)

#### options and functions 53
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '[3,1,2]|sort, sort_by(-.), min, max, add, any, all, unique, group_by(.%2), reverse, length, index(1), first, last, nth(1), contains([1]), inside([1,2,3,4]), indices(1), .[1:], .[-1:], .[:1]'
)
(jq -nc '"abcb"|length, utf8bytelength, index("b"), rindex("b"), indices("b"), contains("bc"), startswith("a"), endswith("b"), test("B";"i"), .[1:2], explode, ascii_upcase, ltrimstr("a"), (.*2), (./"b"), @json, tojson'
)

#### options and functions 54
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nc '{"a":{"b":1}}*{"a":{"c":2}}, {"a":1}+{"b":2}, ({"a":1,"b":2}|keys, keys_unsorted, length, has("a"), map_values(.+1), add, any, to_entries[0], del(.a), tojson, .["b"])'
)
(jq -nc '{} - {}, 1'
)

#### options and functions 55
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '{}-1'
)
(jq -n '[]*2'
)

#### options and functions 56
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '"a"-1'
)
(jq -n '{}+1'
)

#### options and functions 57
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '1%0'
)
(jq -n '[1]|.["a"]'
)

#### options and functions 58
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '{}|.[0]'
)
(jq -n '"a"|.[0]'
)

#### options and functions 59
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '1|keys'
)
(jq -n '1|has("a")'
)

#### options and functions 60
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '{}|has(1)'
)
(jq -n '[]|has("a")'
)

#### options and functions 61
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '1|length, ("a"|not), (null|length), (-5|length)'
)
(jq -n 'true|length'
)

#### options and functions 62
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '[1]|join(",")' ; jq -n '[1,null,"a",true]|join("-")'; jq -n '[[1]]|join(",")'
)
(jq -n '{"a":1}|sort'
)

#### options and functions 63
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '1|sort_by(.)'
)
(jq -n '"a"|test(1)'
)

#### options and functions 64
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '1|test("a")'
)
(jq -n '"a"|test("(")'
)

#### options and functions 65
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '"a"|test("a";"q")'
)
(jq -n '1|ascii_downcase'
)

#### options and functions 66
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '1|explode'
)
(jq -n '1|split(",")'
)

#### options and functions 67
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '"a"|split(1)'
)
(jq -n '1|startswith("a")'
)

#### options and functions 68
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '1|tojson|fromjson, ("{a"|try fromjson catch .)'
)
(jq -n '"[1,2"|fromjson'
)

#### options and functions 69
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '1|ltrimstr(1), tostring, type'
)
(jq -n '[1]|implode, ([]|implode)' -r
)

#### options and functions 70
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n 'setpath(["a",0];1), setpath([];1), ([1]|setpath([3];2)), delpaths([["a"]])' -c
)
(jq -n '[1]|setpath(["a"];1)'
)

#### options and functions 71
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '{}|setpath([0];1)'
)
(jq -n '[1]|setpath([-2];1)'
)

#### options and functions 72
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '{}|delpaths(1)'
)
(jq -n '{"a":1}|to_entries[]|"\(.key)=\(.value)"' -r
)

#### options and functions 73
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '[1,2]|.[1]=5|.[3]=1, (.[0]|=.+1), (.[]+=1), (.[0]//=9), (.[5]//=9)' -c
)
(jq -n '[1,2,3]|(.[]|select(.>1))|=.*2' -c
)

#### options and functions 74
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '[1,2,3]|del(.[]|select(.==2)), map(select(.!=1)), map(empty), (.[1:]|=map(.+1)), (.[1:]=["x"])' -c
)
(jq -n 'reduce range(5) as $i (0;.+$i), [foreach range(5) as $i (0;.+$i;[$i,.])]' -c
)

#### options and functions 75
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '[foreach range(3) as $i (0;.+$i)], [label $f|range(10)|.,(select(.==2)|break $f)]' -c
)
(jq -n 'break $x'
)

#### options and functions 76
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '$x'
)
(jq -n 'foo'
)

#### options and functions 77
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n 'foo(1)'
)
(jq -n '{(1):2}'
)

#### options and functions 78
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '1 as [$a] | $a' ; jq -n '[1,{"b":2}] as [$a,{b:$c}] | $a,$c'; jq -n '[[1,2]]|.[] as [$a] ?// $a | $a' -c
)
(jq -n 'def f(x): x+1; def g($a;$b): $a+$b; f(1), g(1;2), ([1]|map(f(.)))' -c
)

#### options and functions 79
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n 'def fac: if .<=1 then 1 else .*(.-1|fac) end; 10|fac'
)
(jq -n '[.[]?], [1,null|values], [1,null|nulls], ([1,"a",[],{},true,null]|map(type), map(scalars), map(iterables), map(booleans?))' -c
)

#### options and functions 80
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '[1,2]|combinations' ; jq -n '[[1,2],[3,4]]|[combinations], ([0,1]|[combinations(2)])' -c
)
(jq -n '[1,[2]]|getpath([1,0]), walk(if type=="number" then .+1 else . end), transpose?' -c
)

#### options and functions 81
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '[[1,2],[3]]|transpose, (map(length)), add' -c
)
(jq -n '{"a":[1,2]}|[..], [.. | numbers], env.__x, ([splits("a")?])' -c
)

#### options and functions 82
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '[1,2,3]|bsearch(2), bsearch(0), bsearch(4)' -c
)
(jq -n '"test"|ltrimstr("te")|rtrimstr("t"), ("a b"|ascii_upcase), ("x"*0), ("x"*3)' -c
)

#### options and functions 83
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '1 + null, null + 1, ({} + null), (null|tojson), ([] - [1]), ([1,2,1]-[1])' -c
)
(jq -n '[.1,1.1]|map(floor,ceil,round,sqrt,fabs,trunc?)' -c
)

#### options and functions 84
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '[pow(2;10),log(1),exp(0)|floor], ([1,2]|min_by(-.),max_by(-.)), ({} |min?), (infinite|floor)' -c
)
(jq -n '1,2|significand?, logb?, gamma?, frexp, modf, (drem(5;3)), ldexp(1;2), scalb(1;2)' -c
)

#### options and functions 85
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n 'splits' ; jq -n '"a"|splits'
)
(jq -n '[limit(3;repeat(1))], [recurse(if .<3 then .+1 else empty end)]?' -c
)

#### options and functions 86
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '2|[recurse(if .<5 then .+1 else empty end)], [recurse(.+1;.<5)], [while(.<10;.*2)], [repeat(.*2;.)?]|.[0:5]?' -c
)
(jq -n 'getpath(["a","b"]), ([[1,2],[1]]|unique_by(length), (map({a:.[0]})|group_by(.a)))' -c
)

#### options and functions 87
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n 'debug, ("x"|debug), (1|stderr)'
)
(jq -n '"\u00e9\ud83d\ude00\n\t\"\\/"|., length, utf8bytelength, @json'
)

#### options and functions 88
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -n '"a" < "b", ([1]<[1,2]), ({}<[]), (null<false), (1<"a"), ({"a":1}<{"a":2}), ([]<{})' -c
)
(jq -n 'get_search_list, modulemeta?' -c
)

#### options and functions 89
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(mkdir m; echo 'def f: 42; def g(x): x+1;' > m/a.jq; jq -L m -n 'import "a" as a; a::f, a::g(1)'
)
(mkdir m; echo 'def f: 42;' > m/a.jq; jq -L m -n 'include "a"; f'; jq -L m -n 'import "nosuch" as n; 1'; jq -n -L m 'import "a" as a; f'
)

#### options and functions 91
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -rn '[1,2]|@text, tostring, "\(.)"'; jq -nr --arg v "a'b" '$v|@sh'; jq -Rr '@sh' n; jq -R . n; jq -Rs . n; jq -Rn '[inputs]' n -c; jq -s . n -c; jq -cs . n two; jq -n --raw-input 'input' n
)
(jq --unbuffered . n; jq --ascii-output -n '"ü"'; jq --sort-keys -c . d.json; jq --compact-output . d.json; jq --raw-output .s d.json; jq --join-output .s d.json; jq --slurp -c . n; jq --null-input 1; jq --exit-status .a d.json; jq --color-output -c .a d.json; jq --monochrome-output .a d.json; jq --raw-input . n
)

#### options and functions 92
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq -nr 'ltrimstr("a"), @text "x\(1)", ("a\u0000b"|length)'
)
(jq '.a as $x | .b | map(. as $y | $x)' -c d.json
)

#### options and functions 93
printf '{"a":1,"b":[1,2,{"c":null}],"s":"x y"}\n' > d.json; printf '1\n2\n3\n' > n; printf '{"a":1} {"a":2}' > two
(jq '..|numbers' d.json; jq '.. |= (numbers|.+1)' -c d.json; jq '.a?, .a.b?, (.a.b)?, .["x"]?' -c d.json
)
