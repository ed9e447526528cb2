#### paths: path(1)
jq -nc 'path(1)'
#### paths: path(null)
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'path(null)'
#### paths: path(.a|1)
jq -nc 'path(.a|1)'
#### paths: [path(..)]
jq -nc '[path(..)]'
#### paths: null|path(.a|tojson)
jq -nc 'null|path(.a|tojson)'
#### paths: {} | .a.b |= 1
jq -nc '{} | .a.b |= 1'
#### paths: [1,2,3] | .[1:] = [9]
jq -nc '[1,2,3] | .[1:] = [9]'
#### paths: [1,2,3]|del(.[0,2])
jq -nc '[1,2,3]|del(.[0,2])'
#### paths: "aGk="|@base64d
jq -nc '"aGk="|@base64d'
#### paths: [1,[2]]|getpath([1,0])
jq -nc '[1,[2]]|getpath([1,0])'
#### paths: {}|getpath(["a","b"])
jq -nc '{}|getpath(["a","b"])'
#### paths: 1|getpath(["a"])
jq -nc '1|getpath(["a"])'
#### paths: getpath(1)
jq -nc 'getpath(1)'
#### paths: {a:1,b:2}|to_entries,with_entries(.value+=1),del(.a),map_values(.+1)
jq -nc '{a:1,b:2}|to_entries,with_entries(.value+=1),del(.a),map_values(.+1)'
#### paths: getpath(["a",0,"b"])
jq -nc 'getpath(["a",0,"b"])'
#### paths: {} | .a += 1
jq -nc '{} | .a += 1'
#### paths: {} | .a //= 3 | .a //= 4
jq -nc '{} | .a //= 3 | .a //= 4'
#### paths: [1,null]|.[] //= 5
jq -nc '[1,null]|.[] //= 5'
#### paths: getpath(["a"]) = 3
jq -nc 'getpath(["a"]) = 3'
#### paths: limit(1;.a,.b) = 3
jq -nc 'limit(1;.a,.b) = 3'
#### paths: "abc"|.[0:1]="x"
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"abc"|.[0:1]="x"'
#### paths: [1,2,3]|.[0:2] |= map(.*10)
jq -nc '[1,2,3]|.[0:2] |= map(.*10)'
#### paths: delpaths([["a"],["b"]])
jq -nc 'delpaths([["a"],["b"]])'
#### paths: {"a":1}|delpaths([["a","b"]])
jq -nc '{"a":1}|delpaths([["a","b"]])'
#### paths: [1,2,3]|del(.[1:])
jq -nc '[1,2,3]|del(.[1:])'
#### paths: getpath(["a"];1)
jq -nc 'getpath(["a"];1)'
#### paths: {"a":[1,2,{"b":3}]}|[paths],[leaf_paths],[paths(type=="number")]
jq -nc '{"a":[1,2,{"b":3}]}|[paths],[leaf_paths],[paths(type=="number")]'
#### paths: getpath([])
jq -nc 'getpath([])'
#### paths: getpath(["x"])|=3
jq -nc 'getpath(["x"])|=3'
#### paths: @uri "x=\("ü ~-_.!*")"
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '@uri "x=\("ü ~-_.!*")"'
#### paths: getpath(["a"]) as $x|$x
jq -nc 'getpath(["a"]) as $x|$x'
#### paths: getpath(["a"];)
jq -nc 'getpath(["a"];)'
#### paths: .a = (1,2)
jq -nc '.a = (1,2)'
#### paths: .a |= (1,2)
jq -nc '.a |= (1,2)'
#### paths: .a |= empty
jq -nc '.a |= empty'
#### paths: [1,2,3,4]|.[] |= empty
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '[1,2,3,4]|.[] |= empty'
#### paths: (.a,.b) = 1
jq -nc '(.a,.b) = 1'
#### paths: (.a,.b) |= 1
jq -nc '(.a,.b) |= 1'
#### paths: .a += (1,2)
jq -nc '.a += (1,2)'
#### paths: .a.b.c = 1
jq -nc '.a.b.c = 1'
#### paths: .[2] = 1
jq -nc '.[2] = 1'
#### paths: .[-1] = 1
jq -nc '.[-1] = 1'
#### paths: [1]|.[-1] = 5
jq -nc '[1]|.[-1] = 5'
#### paths: [1]|.[-2] = 5
jq -nc '[1]|.[-2] = 5'
#### paths: .["a"] = 1
jq -nc '.["a"] = 1'
#### paths: {}|.[0] = 1
jq -nc '{}|.[0] = 1'
#### paths: []|.a = 1
jq -nc '[]|.a = 1'
#### paths: 1|.a = 1
jq -nc '1|.a = 1'
#### paths: "a"|.[0]=1
jq -nc '"a"|.[0]=1'
#### paths: 1 = 2
jq -nc '1 = 2'
#### paths: .. = 1
jq -nc '.. = 1'
#### paths: [1,[2]]|..|=(numbers|.+1)?
jq -nc '[1,[2]]|..|=(numbers|.+1)?'
#### paths: paths
jq -nc 'paths'
#### paths: getpath(["a"])
jq -nc 'getpath(["a"])'
#### paths: {} | .["a","b"] = 1
jq -nc '{} | .["a","b"] = 1'
#### paths: "YWJj="|@base64d
jq -nc '"YWJj="|@base64d'
#### paths: "=";"Y"
jq -nc '"=";"Y"'
#### paths: "="|@base64d
jq -nc '"="|@base64d'
#### paths: [1,2]|.[1]=null
jq -nc '[1,2]|.[1]=null'
#### paths: [1,2,3]|del(.[0],.[-1])
jq -nc '[1,2,3]|del(.[0],.[-1])'
#### paths: [1,2,3]|delpaths([[0],[5]])
jq -nc '[1,2,3]|delpaths([[0],[5]])'
#### paths: {"a":1}|delpaths(["a"])
jq -nc '{"a":1}|delpaths(["a"])'
#### paths: 1|delpaths([["a"]])
jq -nc '1|delpaths([["a"]])'
#### paths: {}|delpaths([[0]])
jq -nc '{}|delpaths([[0]])'
#### paths: []|delpaths([["a"]])
jq -nc '[]|delpaths([["a"]])'
#### paths: {"a":[1,2,3]}|del(.a[1:])
jq -nc '{"a":[1,2,3]}|del(.a[1:])'
#### paths: {}|setpath("a";1)
jq -nc '{}|setpath("a";1)'
#### paths: {}|setpath([];1)
jq -nc '{}|setpath([];1)'
#### paths: 1|setpath(["a"];1)
jq -nc '1|setpath(["a"];1)'
#### paths: null|setpath([1,"a"];2)
jq -nc 'null|setpath([1,"a"];2)'
#### paths: [1]|setpath([{"start":0}];[5,6])
jq -nc '[1]|setpath([{"start":0}];[5,6])'
#### paths: null|setpath([{"start":0}];5)
jq -nc 'null|setpath([{"start":0}];5)'
#### paths: [1]|getpath(["a"])
jq -nc '[1]|getpath(["a"])'
#### paths: {"a":1}|getpath(["a","b"])
jq -nc '{"a":1}|getpath(["a","b"])'
#### paths: null|getpath(["a","b"])
jq -nc 'null|getpath(["a","b"])'
#### paths: {"a":1}|pick(.a)
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '{"a":1}|pick(.a)'
#### paths: [1,[2,3]]|getpath([1,1])
jq -nc '[1,[2,3]]|getpath([1,1])'
#### paths: getpath(["a"])="x"
jq -nc 'getpath(["a"])="x"'
#### paths: [range(10)]|.[2:4]=["x","y","z"]
jq -nc '[range(10)]|.[2:4]=["x","y","z"]'
#### paths: [range(10)]|.[2:4]|=map(.+1)
jq -nc '[range(10)]|.[2:4]|=map(.+1)'
#### paths: [range(10)]|del(.[2:4],.[0])
jq -nc '[range(10)]|del(.[2:4],.[0])'
#### paths: [range(5)]|del(.[]|select(.%2==0))
jq -nc '[range(5)]|del(.[]|select(.%2==0))'
#### paths: {"a":[1,2,3]}|.a[1:]|=map(.*2)
jq -nc '{"a":[1,2,3]}|.a[1:]|=map(.*2)'
#### paths: {"a":1}|.b.c.d|=5
jq -nc '{"a":1}|.b.c.d|=5'
#### paths: {"a":[{"b":1},{"b":2}]}|.a[].b|=.+1
jq -nc '{"a":[{"b":1},{"b":2}]}|.a[].b|=.+1'
#### paths: {"a":[{"b":1},{"b":2}]}|.a[]|=select(.b==2)
jq -nc '{"a":[{"b":1},{"b":2}]}|.a[]|=select(.b==2)'
#### paths: {"a":1,"b":null}|del(..|nulls)
jq -nc '{"a":1,"b":null}|del(..|nulls)'
#### paths: {"a":1,"b":{"c":2}}|[leaf_paths|join(".")]
jq -nc '{"a":1,"b":{"c":2}}|[leaf_paths|join(".")]'
#### paths: reduce range(10) as $i ({}; .["k\($i%3)"] += $i)
jq -nc 'reduce range(10) as $i ({}; .["k\($i%3)"] += $i)'
#### paths: reduce range(10) as $i ([]; .[$i%3] += $i)
jq -nc 'reduce range(10) as $i ([]; .[$i%3] += $i)'
#### paths: reduce range(3) as $i ({}; .a[$i].b = $i)
jq -nc 'reduce range(3) as $i ({}; .a[$i].b = $i)'
#### paths: reduce range(3) as $i ({x:[]}; .x += [$i] | .n = $i)
jq -nc 'reduce range(3) as $i ({x:[]}; .x += [$i] | .n = $i)'
#### paths: reduce range(3) as $i (null; .a.b |= . + $i)
jq -nc 'reduce range(3) as $i (null; .a.b |= . + $i)'
#### paths: [foreach (1,2,3) as $x ({}; .a = $x)]
jq -nc '[foreach (1,2,3) as $x ({}; .a = $x)]'
#### paths: @uri "?q=\("a b&c")"
jq -nc '@uri "?q=\("a b&c")"'
#### paths: @base64 "\("hi")", @base64d "\("aGk=")"
jq -nc '@base64 "\("hi")", @base64d "\("aGk=")"'
#### paths: {"a":[1,2,{"b":[3]}]} | [paths | map(tostring) | join("/")]
jq -nc '{"a":[1,2,{"b":[3]}]} | [paths | map(tostring) | join("/")]'
#### paths: {"a":1,"b":2} | with_entries(.key |= "x" + .)
jq -nc '{"a":1,"b":2} | with_entries(.key |= "x" + .)'
#### paths: {"a":1,"b":2} | to_entries | map("\(.key)=\(.value)") | join("&")
jq -nc '{"a":1,"b":2} | to_entries | map("\(.key)=\(.value)") | join("&")'
#### paths: {"a":[3,1,2]} | .a |= sort
jq -nc '{"a":[3,1,2]} | .a |= sort'
#### paths: {"a":{"b":2}} | path(..)
jq -nc '{"a":{"b":2}} | path(..)'
#### paths: {"a":1} | getpath(["a"]), getpath(["x","y"])
jq -nc '{"a":1} | getpath(["a"]), getpath(["x","y"])'
#### paths: {"a":1} | setpath(["b","c"]; 2)
jq -nc '{"a":1} | setpath(["b","c"]; 2)'
#### paths: {"a":1,"b":2} | delpaths([["a"]])
jq -nc '{"a":1,"b":2} | delpaths([["a"]])'
#### paths: {"a":1,"b":2} | del(.a, .b)
jq -nc '{"a":1,"b":2} | del(.a, .b)'
#### paths: {"a":"[1]"} | .a |= fromjson
jq -nc '{"a":"[1]"} | .a |= fromjson'
#### paths: getpath(["a","b"]) = 1
jq -nc 'getpath(["a","b"]) = 1'
#### paths: .a[2].b = 1
jq -nc '.a[2].b = 1'
#### paths: .[1:3] = ["a"]
jq -nc '.[1:3] = ["a"]'
#### paths: [1,2,3,4] | .[1:3] = ["a"]
jq -nc '[1,2,3,4] | .[1:3] = ["a"]'
#### paths: [1,2,3] | .[-1] = 9
jq -nc '[1,2,3] | .[-1] = 9'
#### paths: {"a":[1,2]} | .a += [3] | .a -= [1]
jq -nc '{"a":[1,2]} | .a += [3] | .a -= [1]'
#### paths: {"a":2} | .a *= 3 | .a /= 2 | .a %= 2
jq -nc '{"a":2} | .a *= 3 | .a /= 2 | .a %= 2'
#### paths: {"a":null} | .a //= 1 | .b //= 2
jq -nc '{"a":null} | .a //= 1 | .b //= 2'
#### paths: .a = .b
jq -nc '.a = .b'
#### paths: {"a":1,"b":2} | .a = .b, (.a |= . + 10)
jq -nc '{"a":1,"b":2} | .a = .b, (.a |= . + 10)'
#### paths: [[1,2],[3]] | .[][0] = 9
jq -nc '[[1,2],[3]] | .[][0] = 9'
#### paths: {"a":[1,2,3]} | .a[1:] = []
jq -nc '{"a":[1,2,3]} | .a[1:] = []'
#### paths: {} | .a += 1, .b -= 1
jq -nc '{} | .a += 1, .b -= 1'
#### paths: {"users":[{"name":"a","age":1}]} | .users |= map(.age += 1)
jq -nc '{"users":[{"name":"a","age":1}]} | .users |= map(.age += 1)'
