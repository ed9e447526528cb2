#### program 1
jq -c 'ltrimstr("x")' <<< '"xabc"'
#### program 2
jq -c 'ltrimstr("x")' <<< '5'
#### program 3
jq -c 'rtrimstr("x")' <<< '"abcx"'
#### program 4
jq -c 'abs' <<< '-5'
#### program 5
jq -c 'abs' <<< '-0'
#### program 8
jq -c 'map(abs)' <<< '[-1,2.5,-3e3]'
#### program 12
jq -c 'pick(.a.b)' <<< '{"a":{"b":1,"c":2},"d":3}'
#### program 13
jq -c 'pick(.[1])' <<< '[1,2,3]'
#### program 14
jq -c 'try pick(.[-1]) catch .' <<< '[1,2,3]'
#### program 15
jq -c 'pick(.a[0], .d)' <<< '{"a":[1,2]}'
#### program 16
jq -c 'getpath(["a","b"])' <<< '{"a":null}'
#### program 17
jq -c 'try getpath(["a","b"]) catch .' <<< '{"a":1}'
#### program 18
jq -c '[limit(0; .[])]' <<< '[1,2,3]'
#### program 19
jq -c '[limit(2; .[])]' <<< '[1,2,3]'
#### program 20
jq -c '[limit(-1; .[])]' <<< '[1,2,3]'
#### program 21
jq -c 'try limit(-1; .[]) catch .' <<< '[1,2,3]'
#### program 24
jq -c '[splits("[0-9]")]' <<< '"a1b2"'
#### program 25
jq -c '[splits("b"; "i")]' <<< '"a1B2"'
#### program 26
jq -c 'implode' <<< '[65,66]'
#### program 27
jq -c 'try implode catch .' <<< '[1114112]'
#### program 29
jq -c 'explode' <<< '"é"'
#### program 31
jq -c 'ascii_downcase, ascii_upcase' <<< '"aZ"'
#### program 33
jq -c '$__loc__' <<< 'null'
#### program 34
jq -c 'getpath([1,0])' <<< '[1,[2]]'
#### program 35
jq -c '.' <<< '100000000000000000000'
#### program 36
jq -c '.' <<< '1.000'
#### program 37
jq -c '.' <<< '[1.10, 1e1000, -1e1000]'
#### program 38
jq -c '. == 1.7976931348623157e308' <<< '1e1000'
#### program 39
jq -c '. + 0' <<< '100000000000000000001'
#### program 40
jq -c '.[0] == 100000000000000000002' <<< '[100000000000000000001]'
#### program 41
jq -c '.a, (.a|tostring), (.a|tojson)' <<< '{"a":100000000000000000001}'
#### program 44
jq -c '.[1:], .[:-1]' <<< '"abc"'
#### program 45
jq -c '.[1:3] = ["x"]' <<< '[1,2,3,4]'
#### program 46
jq -c 'del(.[0,2])' <<< '[1,2,3]'
#### program 47
jq -c '[range(5)] | .[2:4] |= map(.*10)' <<< 'null'
#### program 48
jq -c 'fromdate, (strptime("%Y-%m-%dT%H:%M:%SZ") | mktime)' <<< '"2015-03-05T23:51:47Z"'
#### program 49
jq -c 'todate, gmtime, (gmtime|strftime("%A, %B %d, %Y"))' <<< '1425599621'
#### program 50
jq -c '[scan("t")], [scan("(t)(e)?")]' <<< '"test"'
#### program 54
jq -c 'sub("(?<x>b)"; "[\(.x)]"), gsub("(?<x>[a-z])"; "\(.x)1", "\(.x)2")' <<< '"abc"'
#### program 55
jq -c 'sort, sort_by(-.), min, max, unique, add, any, all' <<< '[3,1,2]'
#### program 56
jq -c 'group_by(.a), unique_by(.a), min_by(.b), max_by(.b)' <<< '[{"a":1,"b":2},{"a":1,"b":3}]'
#### program 57
jq -c 'to_entries, with_entries(.value += 1), (to_entries|from_entries)' <<< '{"a":1}'
#### program 58
jq -c 'map({key: .[0], value: .[1]}) | from_entries' <<< '[["a",1],["b",2]]'
#### program 60
jq -c '[.[]?], [..], (try error catch .), (try error(null) catch .)' <<< 'null'
#### program 61
jq -c 'input_line_number' <<< 'null'
#### program 62
jq -c 'IN(.[]; 1), IN(3), (.[] | IN(1,2)), index(2), rindex(1), indices(1)' <<< '[1,2]'
#### program 63
jq -c 'split(","), split(", *"; null), ascii_downcase, ltrimstr("a"), test("B";"i")' <<< '"a,b"'
#### program 65
jq -c 'map(values), map(nulls), (.[0] |= empty), ([.[] | select(. != null)])' <<< '[1,null,2]'
#### program 68
jq -c 'ltrimstr(1), tojson, ascii(65)?' <<< 'null'
#### program 69
jq -c 'combinations?' <<< '[1,2,3]'
#### program 70
jq -c '[combinations], flatten, (flatten(0)), transpose' <<< '[[1,2],[3]]'
#### program 71
jq -c '[combinations(2)]?' <<< '3'
#### program 72
jq -c '[combinations(2)]' <<< '[0,1]'
#### program 74
jq -c '[while(.>1; ./2|floor)], [recurse(if . > 1 then ./2|floor else empty end)], [range(0;10;3)], [range(5;0;-2)], infinite, -infinite, nan|isnan' <<< '10'
#### program 76
jq -c '@csv, @tsv, @sh, @html, @uri, @base64' <<< '[1,"a\"b",null,true]'
#### program 77
jq -c '@html, @uri, @json, length, utf8bytelength' <<< '"\u00e9<&'\''\">"'
#### program 78
jq -c 'keys, length, map_values(.+1), has("a"), (.[] += 1), del(.a), to_entries[0], add, any, all, (map(.) ), tojson' <<< '{"a":1,"b":2}'
#### program 79
jq -c 'flatten, getpath([1,1]), (.[1][0] as $x | $x), (. as [$a,[$b]] | $a+$b), (. as [$a] ?// $a | $a)' <<< '[1,[2,3]]'
#### program 80
jq -c '. as {a:{b:$x}} | $x' <<< '{"a":{"b":2}}'
#### program 81
jq -c '.[] as [$a] ?// {a:$a} | $a' <<< '[[1,2]]'
#### program 82
jq -c 'reduce range(5) as $i (0; .+$i), [foreach range(5) as $i (0; .+$i; [$i,.])], (label $out | foreach (1,2,3) as $i (0; .+$i; if . > 2 then ., break $out else . end))' <<< 'null'
#### program 83
jq -c 'if . > 3 then "big" end, (if . < 3 then 1 elif . == 5 then 2 else 3 end), (.|tostring|tonumber), -(.), (. % 3), (. / 2), pow(.;2), log2, exp10, (17 % -5), (-17 % 5), (5.9 % 2.9)' <<< '5'
#### program 85
jq -c 'sort, (sort_by(type)), (map(type)), tojson, (map(tojson)), (map(length?)), (map(tostring))' <<< '[3,[1],{"a":1},"s",null,true,false,1.5]'
#### program 86
jq -c '[splits(" ")|tonumber], tonumber?, (try tonumber catch .), ascii_upcase, explode, (explode|implode), ltrimstr("1"), @json' <<< '"1 2"'
#### program 87
jq -c '.a[].b, [.a[]|select(.b>1)], (.a|map(.b)|add), (.a[0].b |= .+1), (.a |= map(select(.b==1))), path(..), [paths(type=="number")], (del(.a[]|select(.b==1))), (to_entries|map(.key)), getpath(["a",1,"b"]), (.a|length), (.a|first|.b), limit(1;.a[]), (.a|any(.b==2)), (.a|all(.b>0)), (.a|INDEX(.b)), (.a|group_by(.b)|length), tojson, ([.a[]|.b]|@csv), splits("a")?' <<< '{"a":[{"b":1},{"b":2}]}'
#### program 88
jq -c 'strptime("%Y-%m-%d"), (strptime("%Y-%m-%d")|mktime|todate), (strptime("%Y-%m-%d")|strftime("%j %U %w %a"))' <<< '"2024-02-29"'
#### program 90
jq -c 'getpath(["a"]) as $x | $x, ([splits("a")?]), (["a","b"]|join("-")), ([1,null,"a",true]|join(",")), ([]|join(",")), ("abc"|test("b")), ("abc"|[match("b").offset]), ("aBc"|[match("b";"i").string]), ("foo bar"|capture("(?<a>\\w+) (?<b>\\w+)"))' <<< 'null'
#### debug with a message
#@ stderr any
jq -c 'debug("m \(.)"), debug, (1|debug("a","b"))' <<< 3
#### input_line_number
#@ stderr any
printf '1\n2\n3\n' | jq -c 'input_line_number'
#### if without else
#@ stderr any
jq -c '.[] | if . then "y" end, if . == 1 then 2 elif . == 2 then 3 end' <<< '[1,2,null,false]'
#### try and break
#@ stderr any
jq -c '[label $f | .[] | if . > 2 then break $f else . end], (try error("x") catch .), (try error catch .), (try error(null) catch .), [.[] | try (if . == 2 then error else . end) catch "c"]' <<< '[1,2,3]'
#### break without label
#@ stderr any
jq -c 'break $x' <<< 1; echo $?
#### error without message
#@ stderr any
jq -c 'error(null)' <<< 1; echo $?; jq -c 'error' <<< '"s"'; echo $?; jq -c 'error' <<< '{"a":1}'; echo $?; jq -c 'error("x\ny")' <<< 1; echo $?
#### exit statuses
#@ stderr any
for p in null empty '"bye"|halt_error' '{}|halt_error(3)' '1,null'; do jq -e "$p" <<< 1; echo "$p $?"; done
#### exit statuses without -e
#@ stderr any
for p in halt '{}|halt_error' '.a.b|error' '.[' 'nope'; do jq "$p" <<< '"x"' 2>/dev/null; echo "$?"; done
#### no input
#@ stderr any
jq -e . < /dev/null; echo $?; jq . < /dev/null; echo $?; jq -n '[inputs]' < /dev/null; jq -n input < /dev/null; echo $?
#### stream
#@ stderr any
jq -c --stream . <<< '[1,[2,{"a":3}],{}] 5 []'
#### indents
#@ stderr any
jq --indent 1 . <<< '[1,{"a":2}]'; jq --tab . <<< '[1,{"a":2}]'; jq --indent 0 . <<< '[1,{"a":2}]'; jq --indent 8 . <<< '[1]'; echo $?; jq --indent -1 . <<< 1; echo $?
#### raw input
#@ stderr any
printf 'a\nb' | jq -R .; printf 'a\nb' | jq -Rs .; printf 'a\nb\n' | jq -Rn '[inputs]'; printf '"a" "b"' | jq -r .; printf '"a\\u0000b"' | jq -a .
#### raw output with NUL
#@ stderr any
jq --raw-output0 . <<< '"a\u0000b"'; echo $?
#### big numbers
#@ stderr any
jq -c '.[0], (.[0]|.+0), -.[0], (.[0]|tojson), (.[0]|tostring), [.[]|.], {a:.[1]}, (.[0] == .[0]+1), .[2], (.[3]|.), ([.[0]]|sort), (.[0]|floor)' <<< '[100000000000000000000000001,0.10,1E5,1e-7]'
#### literals of programs
#@ stderr any
jq -nc '100000000000000000001, 1.10, 1e1000, -1e1000, .5, 5., 1E2, 0x1?' ; jq -nc '[100000000000000000001] | .[0], (.[0]|.+1)'; jq -nc '1e3, 1.000, 100000000000000000000 == 100000000000000000001'
#### numbers in many forms
#@ stderr any
jq -c '., .+0' <<< '0 -0 0.0 1.0 1.50 1e5 1E+5 1e-5 123456789012 12345678901234567890 0.1e1 1e17 1e18 1e308 1e309 -1e309 5e-324 1e-400 3.0e10 0.10 100 1e2 12e-3 0.000001 0.0000001'
#### number functions
#@ stderr any
jq -c '[.[]|abs], [.[]|trunc], [.[]|significand], [.[]|logb], [.[]|frexp], [.[]|modf]' <<< '[1.5,-2.25,0,10]'; jq -c '[.[]|ldexp(.;2), scalb(.;1), nearbyint, round, ceil]' <<< '[0.5,1.5,-0.5]'
#### limits
#@ stderr any
jq -c '[limit(0;1,2)], [limit(1;1,error)], [first(1,error)], [limit(-1;1,2)], [until(.>100;.*2)], [nth(2;1,2,3)], (try nth(-1;1,2) catch .), [range(3)|select(.>0)]' <<< 3
#### paths
#@ stderr any
jq -c '[paths], [paths(type=="number")], [getpath(["a",0],["x","y"])], (try getpath(["a","b"]) catch .), [path(..)], pick(.a[1]), pick(.b.c?), (try pick(first(.a[])) catch .), delpaths([["a",0],["b"]]), to_entries' <<< '{"a":[1,2],"b":{"c":null}}'
#### times with fractions
#@ stderr any
jq -c 'todate, gmtime, (gmtime|mktime), (gmtime|todate)' <<< 1425599621.678
#### getpath and updates
#@ stderr any
jq -c '.a[1:] = [9], .a[1:] |= map(.*2), (.a[0] |= empty), (.a[] |= select(. != 2)), del(.a[0,1]), del(.a[-1]), (.b // 5), (.b //= 7), (.a += [4]), (.a -= [1]), (.c *= 2), (.c /= 2), (.c %= 3), .a[1.7], (.["a"]|.[0:1])' <<< '{"a":[1,2,3],"c":5}'
#### destructuring
#@ stderr any
jq -c '. as [$a,{b:$c}] | [$a,$c], (. as [$x, {$b}] | [$x,$b]), (.[] as [$a] ?// $a | [$a]), (. as [$a,{b:[$z]}] ?// [$a,{b:$z}] | [$a,$z]), (. as {a:$q} ?// [$q] | $q)' <<< '[1,{"b":2}]'
#### keywords as keys
#@ stderr any
jq -c '{if:1,then:2,and:3,def:4}, .and, .if.then?, {$__loc__}, {"a b":1}."a b", {a:1}.a, ({("x","y"):1}), {@base64 "x":1}?, .["if"]' <<< '{"and":1,"if":{"then":2}}'; jq -c '{if:1,then:2,and:3,def:4}, .and, .if.then?, {$__loc__}, ({("x","y"):1}), .["if"], {"a\(1)":2}, {("k"):1,"l":2,m:3}' <<< '{"and":1,"if":{"then":2}}'
#### ltrimstr and others on odd values
#@ stderr any
jq -c 'try (.[]|ltrimstr(1)) catch ., try (.[0]|startswith(1)) catch ., try (.[1]|endswith("a")) catch ., (.[0]|test("A";"ix")), (try (.[0]|test("(")) catch .), ([.[]|tojson]), ([.[]|type]), (try (.[0]|tonumber) catch .), (" 5"|try tonumber catch .), ("nan"|try tonumber catch .), ("0x10"|try tonumber catch .)' <<< '["a",5]'
#### error messages 1
#@ stderr any
jq -c '.[] | [(try (.a) catch .), (try (.[0]) catch .), (try (.["a"]) catch .), (try (.[]) catch .), (try (keys) catch .), (try (length) catch .), (try (has(0)) catch .), (try (. + {}) catch .), (try (. - 1) catch .), (try (. * {}) catch .), (try (. / 0) catch .), (try (. % 0) catch .), (try (sort) catch .), (try (group_by(.)) catch .), (try (min_by(.)) catch .), (try (flatten) catch .), (try (join(",")) catch .), (try (test(1)) catch .), (try (ltrimstr(1)) catch .), (try (explode) catch .), (try (fromjson) catch .), (try (tonumber) catch .), (try (tojson) catch .), (try (splits(1)) catch .), (try (to_entries) catch .), (try (from_entries) catch .), (try (with_entries(.)) catch .), (try (error) catch .), (try (implode) catch .), (try (add) catch .)]' <<< '["s",5,null,[1],{"k":1},true]'
#### error messages 3
#@ stderr any
jq -c '.[] | [(try (todate) catch .), (try (mktime) catch .), (try (strftime("%Y")) catch .), (try (floor) catch .), (try (sqrt) catch .), (try (pow(.;2)) catch .), (try (isnan) catch .), (try (tojson|fromjson) catch .), (try (getpath(["a"])) catch .), (try (splits("a")) catch .), (try (sub("a";"b")) catch .), (try (utf8bytelength) catch .), (try (.[1:2]) catch .), (try (.["a":]) catch .), (try (.[{}]) catch .), (try (.[[]]) catch .), (try ({(1):2}) catch .), (try ({a:.}|.b.c) catch .), (try (-(.)) catch .), (try (. as [$a] | $a) catch .), (try (. as {a:$a} | $a) catch .), (try (have_literal_numbers) catch .), (try (getpath({})) catch .), (try (tojson) catch .), (try (input_line_number) catch .), (try (significand) catch .), (try (gamma) catch .), (try (ldexp(.;1)) catch .)]' <<< '["s",5,null,[1],{"k":1},true]'
