#### builtins: 123456789012345678
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '123456789012345678'
#### builtins: {a:(1,2),b:(3,4)}
jq -nc '{a:(1,2),b:(3,4)}'
#### builtins: [(1,2)+(10,20)]
jq -nc '[(1,2)+(10,20)]'
#### builtins: [(1,2)*(10,20)]
jq -nc '[(1,2)*(10,20)]'
#### builtins: [.[]?]
jq -nc '[.[]?]'
#### builtins: .a.b.c
jq -nc '.a.b.c'
#### builtins: "abc"|.[1:2]
jq -nc '"abc"|.[1:2]'
#### builtins: [1,[2]]|tojson
jq -nc '[1,[2]]|tojson'
#### builtins: {"a":1}|has("a")
jq -nc '{"a":1}|has("a")'
#### builtins: [1]|has("a")
jq -nc '[1]|has("a")'
#### builtins: 1|keys
jq -nc '1|keys'
#### builtins: {}|.[0]
jq -nc '{}|.[0]'
#### builtins: []|.["a"]
jq -nc '[]|.["a"]'
#### builtins: 1|.a
jq -nc '1|.a'
#### builtins: "a"|.[0]
jq -nc '"a"|.[0]'
#### builtins: null|.[1:2]
jq -nc 'null|.[1:2]'
#### builtins: {}|.[1:2]
jq -nc '{}|.[1:2]'
#### builtins: 1+"a"
jq -nc '1+"a"'
#### builtins: {}-1
jq -nc '{}-1'
#### builtins: []*2
jq -nc '[]*2'
#### builtins: "ab"*3
jq -nc '"ab"*3'
#### builtins: "ab"*0
jq -nc '"ab"*0'
#### builtins: {}/1
jq -nc '{}/1'
#### builtins: 1/0
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '1/0'
#### builtins: [1,2]-[2]
jq -nc '[1,2]-[2]'
#### builtins: {a:{b:1}}*{a:{c:2}}
jq -nc '{a:{b:1}}*{a:{c:2}}'
#### builtins: "a,b"/","
jq -nc '"a,b"/","'
#### builtins: keys
jq -nc 'keys'
#### builtins: 1|length,("é"|length),(null|length),(-5|length),({}|length)
jq -nc '1|length,("é"|length),(null|length),(-5|length),({}|length)'
#### builtins: true|length
jq -nc 'true|length'
#### builtins: input
jq -nc 'input'
#### builtins: tojson
jq -nc 'tojson'
#### builtins: env|type
jq -nc 'env|type'
#### builtins: [1,2]|combinations
jq -nc '[1,2]|combinations'
#### builtins: [[1,2],[3,4]]|[combinations]
jq -nc '[[1,2],[3,4]]|[combinations]'
#### builtins: [3,1,2]|sort,min,max,unique,reverse
jq -nc '[3,1,2]|sort,min,max,unique,reverse'
#### builtins: "abc"|reverse
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"abc"|reverse'
#### builtins: null|reverse
jq -nc 'null|reverse'
#### builtins: [1,2,3]|IN(2)
jq -nc '[1,2,3]|IN(2)'
#### builtins: [1,2,3]|.[-1],.[-5],.[1.7]
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '[1,2,3]|.[-1],.[-5],.[1.7]'
#### builtins: 1|startswith("a")
jq -nc '1|startswith("a")'
#### builtins: "abc"|startswith(1)
jq -nc '"abc"|startswith(1)'
#### builtins: "1 2"|tonumber
jq -nc '"1 2"|tonumber'
#### builtins: " 12 "|tonumber
jq -nc '" 12 "|tonumber'
#### builtins: "0x10"|tonumber
jq -nc '"0x10"|tonumber'
#### builtins: []|tonumber
jq -nc '[]|tonumber'
#### builtins: "[1,2"|fromjson
jq -nc '"[1,2"|fromjson'
#### builtins: "NaN"|fromjson
jq -nc '"NaN"|fromjson'
#### builtins: ""|fromjson
jq -nc '""|fromjson'
#### builtins: "1 2"|fromjson
jq -nc '"1 2"|fromjson'
#### builtins: "foobar"|contains("bar")
jq -nc '"foobar"|contains("bar")'
#### builtins: {a:[1,"foo"]}|contains({a:["o"]})
jq -nc '{a:[1,"foo"]}|contains({a:["o"]})'
#### builtins: 1|contains("a")
jq -nc '1|contains("a")'
#### builtins: input_filename
jq -nc 'input_filename'
#### builtins: [.[]|1]
jq -nc '[.[]|1]'
#### builtins: {(1):2}
jq -nc '{(1):2}'
#### builtins: .a.[0]?
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '.a.[0]?'
#### builtins: ."a"?
jq -nc '."a"?'
#### builtins: ..|numbers
jq -nc '..|numbers'
#### builtins: [..]
jq -nc '[..]'
#### builtins: .["a","b"]?
jq -nc '.["a","b"]?'
#### builtins: .. == 1
jq -nc '.. == 1'
#### builtins: [.[]?, 1]
jq -nc '[.[]?, 1]'
#### builtins: [{"name":"a","value":1},{"k":"b","v":2}]|from_entries
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '[{"name":"a","value":1},{"k":"b","v":2}]|from_entries'
#### builtins: {a:1}|map_values(empty)
jq -nc '{a:1}|map_values(empty)'
#### builtins: [1,2]|map_values(empty)
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '[1,2]|map_values(empty)'
#### builtins: walk(1)
jq -nc 'walk(1)'
#### builtins: input_line_number
jq -nc 'input_line_number'
#### builtins: foo
jq -nc 'foo'
#### builtins: {
jq -nc '{'
#### builtins: }
jq -nc '}'
#### builtins: 1 +
jq -nc '1 +'
#### builtins: "abc
jq -nc '"abc'
#### builtins: .a b
jq -nc '.a b'
#### builtins: "\u00e9\ud83d\ude00"
jq -nc '"\u00e9\ud83d\ude00"'
#### builtins: "\ud83d"
jq -nc '"\ud83d"'
#### builtins: "\x"
jq -nc '"\x"'
#### builtins: tojson|fromjson
jq -nc 'tojson|fromjson'
#### builtins: modulemeta
jq -nc 'modulemeta'
#### builtins: to_entries
jq -nc 'to_entries'
#### builtins: get_search_list
jq -nc 'get_search_list'
#### builtins: env.HOME
jq -nc 'env.HOME'
#### builtins: [1,2,3]|to_entries
jq -nc '[1,2,3]|to_entries'
#### builtins: .[]
jq -nc '.[]'
#### builtins: 1|.[]
jq -nc '1|.[]'
#### builtins: "a"|.[]
jq -nc '"a"|.[]'
#### builtins: {a:1}|.[]
jq -nc '{a:1}|.[]'
#### builtins: "a" - "b"
jq -nc '"a" - "b"'
#### builtins: null+1,1+null,null+null
jq -nc 'null+1,1+null,null+null'
#### builtins: -"a"
jq -nc '-"a"'
#### builtins: -(1,2)
jq -nc '-(1,2)'
#### builtins: [-1]
jq -nc '[-1]'
#### builtins: 1-1
jq -nc '1-1'
#### builtins: 1 -1
jq -nc '1 -1'
#### builtins: .-1?
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '.-1?'
#### builtins: not
jq -nc 'not'
#### builtins: 1<"a",[]<{},null<false,false<true,true<0
jq -nc '1<"a",[]<{},null<false,false<true,true<0'
#### builtins: "a"<"b"
jq -nc '"a"<"b"'
#### builtins: {a:1}<{a:2},{a:2}<{b:1}
jq -nc '{a:1}<{a:2},{a:2}<{b:1}'
#### builtins: .a[]?
jq -nc '.a[]?'
#### builtins: .a[1:2]?
jq -nc '.a[1:2]?'
#### builtins: [1,2,3][1:]
jq -nc '[1,2,3][1:]'
#### builtins: [1,2,3] | .[:1], .[1:], .[-1:], .[:-1], .[1:1]
jq -nc '[1,2,3] | .[:1], .[1:], .[-1:], .[:-1], .[1:1]'
#### builtins: [1,2,3]|.[1.2:2.5]
jq -nc '[1,2,3]|.[1.2:2.5]'
#### builtins: [..|scalars]
jq -nc '[..|scalars]'
#### builtins: tojson|length
jq -nc 'tojson|length'
#### builtins: any,all
jq -nc 'any,all'
#### builtins: [true,false]|any,all
jq -nc '[true,false]|any,all'
#### builtins: [1,2]|any(.>1),all(.>1)
jq -nc '[1,2]|any(.>1),all(.>1)'
#### builtins: []|any,all
jq -nc '[]|any,all'
#### builtins: flatten
jq -nc 'flatten'
#### builtins: [1,[2,[3,[4]]]]|flatten,flatten(1),flatten(0)
jq -nc '[1,[2,[3,[4]]]]|flatten,flatten(1),flatten(0)'
#### builtins: [1]|flatten(-1)
jq -nc '[1]|flatten(-1)'
#### builtins: [{"a":1,"b":2},{"a":1,"b":3},{"a":0}]|group_by(.a),unique_by(.a),min_by(.a),max_by(.a),sort_by(.a,.b),sort_by(.b)
jq -nc '[{"a":1,"b":2},{"a":1,"b":3},{"a":0}]|group_by(.a),unique_by(.a),min_by(.a),max_by(.a),sort_by(.a,.b),sort_by(.b)'
#### builtins: [[1,2],[3]]|transpose
jq -nc '[[1,2],[3]]|transpose'
#### builtins: [1,2]|inside([1,2,3])
jq -nc '[1,2]|inside([1,2,3])'
#### builtins: "a"|in({"a":1})
jq -nc '"a"|in({"a":1})'
#### builtins: {"a":1} | has("a","b")
jq -nc '{"a":1} | has("a","b")'
#### builtins: ["a","b"]|has(0,5)
jq -nc '["a","b"]|has(0,5)'
#### builtins: bsearch(1)
jq -nc 'bsearch(1)'
#### builtins: [1,2,3]|bsearch(2),bsearch(0),bsearch(4)
jq -nc '[1,2,3]|bsearch(2),bsearch(0),bsearch(4)'
#### builtins: INDEX(.a)?
jq -nc 'INDEX(.a)?'
#### builtins: [{"id":1},{"id":2}]|INDEX(.id)
jq -nc '[{"id":1},{"id":2}]|INDEX(.id)'
#### builtins: IN(1,2)
jq -nc 'IN(1,2)'
#### builtins: [1,2]|IN(.[];1)
jq -nc '[1,2]|IN(.[];1)'
#### builtins: debug
jq -nc 'debug'
#### builtins: stderr
jq -nc 'stderr'
#### builtins: "x"|debug|stderr
jq -nc '"x"|debug|stderr'
#### builtins: [.,1]|debug
jq -nc '[.,1]|debug'
#### builtins: halt
jq -nc 'halt'
#### builtins: 1,halt,2
jq -nc '1,halt,2'
#### builtins: [1,2,3]|IN(.[];2)
jq -nc '[1,2,3]|IN(.[];2)'
#### builtins: "\t\n\u0001\u007f"
jq -nc '"\t\n\u0001\u007f"'
#### builtins: "\u2028é😀"
jq -nc '"\u2028é😀"'
#### builtins: {"b":1,"a":2}|keys,keys_unsorted,.
jq -nc '{"b":1,"a":2}|keys,keys_unsorted,.'
#### builtins: [{"b":1,"a":2}]|tojson
jq -nc '[{"b":1,"a":2}]|tojson'
#### builtins: tojson|tojson
jq -nc 'tojson|tojson'
#### builtins: (1,null)|values,nulls
jq -nc '(1,null)|values,nulls'
#### builtins: ()
jq -nc '()'
#### builtins: empty program 0
jq -nc ''
#### builtins: empty program 1
jq -nc ' '
#### builtins: # c
jq -nc '# c'
#### builtins: 1 # c
jq -nc '1 # c'
#### builtins: .foo-bar
jq -nc '.foo-bar'
#### builtins: ."foo-bar"
jq -nc '."foo-bar"'
#### builtins: .foo.bar?.baz
jq -nc '.foo.bar?.baz'
#### builtins: ..a
jq -nc '..a'
#### builtins: . .a
jq -nc '. .a'
#### builtins: .["a"].b["c"]
jq -nc '.["a"].b["c"]'
#### builtins: .a."b"
jq -nc '.a."b"'
#### builtins: .a.["b"]
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '.a.["b"]'
#### builtins: .[1].a
jq -nc '.[1].a'
#### builtins: .a[1]
jq -nc '.a[1]'
#### builtins: ..[0]?
jq -nc '..[0]?'
#### builtins: ..?
jq -nc '..?'
#### builtins: {a,b}
jq -nc '{a,b}'
#### builtins: {"a b"}
jq -nc '{"a b"}'
#### builtins: {a:1|2}
jq -nc '{a:1|2}'
#### builtins: {a:1,}
jq -nc '{a:1,}'
#### builtins: [1,]
jq -nc '[1,]'
#### builtins: {if:1}
jq -nc '{if:1}'
#### builtins: include "a"; 1
jq -nc 'include "a"; 1'
#### builtins: input,1
jq -nc 'input,1'
#### builtins: [inputs]
jq -nc '[inputs]'
#### builtins: "abc"|.[1:][:1]
jq -nc '"abc"|.[1:][:1]'
#### builtins: fromjson
jq -nc 'fromjson'
#### builtins: tojson,type
jq -nc 'tojson,type'
#### builtins: .a?.b
jq -nc '.a?.b'
#### builtins: ["1","x"]|[.[]|tonumber?]
jq -nc '["1","x"]|[.[]|tonumber?]'
#### builtins: "abc"*1.5
jq -nc '"abc"*1.5'
#### builtins: "abc"*0.5
jq -nc '"abc"*0.5'
#### builtins: "a,b,c"/","
jq -nc '"a,b,c"/","'
#### builtins: ""/","
jq -nc '""/","'
#### builtins: "abc"/""
jq -nc '"abc"/""'
#### builtins: 3*"ab"
jq -nc '3*"ab"'
#### builtins: {} * 1
jq -nc '{} * 1'
#### builtins: {"a":1}*{"a":{"b":2}}
jq -nc '{"a":1}*{"a":{"b":2}}'
#### builtins: [1,2,1]-[1]
jq -nc '[1,2,1]-[1]'
#### builtins: {}+1
jq -nc '{}+1'
#### builtins: []|add
jq -nc '[]|add'
#### builtins: ["a",null,"b"]|add
jq -nc '["a",null,"b"]|add'
#### builtins: [[1],null]|add
jq -nc '[[1],null]|add'
#### builtins: [1,"a"]|add
jq -nc '[1,"a"]|add'
#### builtins: {"a":1,"b":2}|add
jq -nc '{"a":1,"b":2}|add'
#### builtins: "abc"|add
jq -nc '"abc"|add'
#### builtins: 1|tojson|tojson
jq -nc '1|tojson|tojson'
#### builtins: "x"|tojson
jq -nc '"x"|tojson'
#### builtins: [[],[1]]|flatten
jq -nc '[[],[1]]|flatten'
#### builtins: {"a":[1]}|flatten
jq -nc '{"a":[1]}|flatten'
#### builtins: "x"|has("a")
jq -nc '"x"|has("a")'
#### builtins: {}|has(null)
jq -nc '{}|has(null)'
#### builtins: [1,[2]]|contains([[2]])
jq -nc '[1,[2]]|contains([[2]])'
#### builtins: "foo\u0000bar"|contains("bar")
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"foo\u0000bar"|contains("bar")'
#### builtins: {}|contains([])
jq -nc '{}|contains([])'
#### builtins: []|contains({})
jq -nc '[]|contains({})'
#### builtins: null|contains(null)
jq -nc 'null|contains(null)'
#### builtins: 1|contains(1)
jq -nc '1|contains(1)'
#### builtins: [3,1]|sort_by(-.)
jq -nc '[3,1]|sort_by(-.)'
#### builtins: "abc"|sort
jq -nc '"abc"|sort'
#### builtins: {"a":1}|sort
jq -nc '{"a":1}|sort'
#### builtins: "abc"|min
jq -nc '"abc"|min'
#### builtins: []|min,max
jq -nc '[]|min,max'
#### builtins: []|min_by(.a)
jq -nc '[]|min_by(.a)'
#### builtins: {}|group_by(.a)
jq -nc '{}|group_by(.a)'
#### builtins: [1,2]|group_by(.)
jq -nc '[1,2]|group_by(.)'
#### builtins: {"b":1,"a":2}|to_entries
jq -nc '{"b":1,"a":2}|to_entries'
#### builtins: {"b":1}|reverse
jq -nc '{"b":1}|reverse'
#### builtins: 1|reverse
jq -nc '1|reverse'
#### builtins: [{"key":null,"value":1}]|from_entries
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '[{"key":null,"value":1}]|from_entries'
#### builtins: [{"key":false}]|from_entries
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '[{"key":false}]|from_entries'
#### builtins: [{"key":1}]|from_entries
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '[{"key":1}]|from_entries'
#### builtins: [{"Key":"a","Value":1},{"Name":"b"},{"k":"c","v":false},{"K":"d","V":2}]|from_entries
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '[{"Key":"a","Value":1},{"Name":"b"},{"k":"c","v":false},{"K":"d","V":2}]|from_entries'
#### builtins: [[1,2]]|from_entries
jq -nc '[[1,2]]|from_entries'
#### builtins: null|tonumber
jq -nc 'null|tonumber'
#### builtins: "-5"|tonumber
jq -nc '"-5"|tonumber'
#### builtins: "5 "|tonumber
jq -nc '"5 "|tonumber'
#### builtins: "abc"|tonumber
jq -nc '"abc"|tonumber'
#### builtins: ""|tonumber
jq -nc '""|tonumber'
#### builtins: "a"|tojson|fromjson
jq -nc '"a"|tojson|fromjson'
#### builtins: "{"|fromjson
jq -nc '"{"|fromjson'
#### builtins: "[1,2]x"|fromjson
jq -nc '"[1,2]x"|fromjson'
#### builtins: "x"|keys
jq -nc '"x"|keys'
#### builtins: [5,6]|keys
jq -nc '[5,6]|keys'
#### builtins: null|not
jq -nc 'null|not'
#### builtins: [1,2]|has(-1)
jq -nc '[1,2]|has(-1)'
#### builtins: "abc"|.[2:1]
jq -nc '"abc"|.[2:1]'
#### builtins: "aéb"|.[1:2]
jq -nc '"aéb"|.[1:2]'
#### builtins: [1,2,3,4]|combinations(2)?
jq -nc '[1,2,3,4]|combinations(2)?'
#### builtins: [[1,2],[3]]|[combinations]
jq -nc '[[1,2],[3]]|[combinations]'
#### builtins: [0,1]|[combinations(2)]|length
jq -nc '[0,1]|[combinations(2)]|length'
#### builtins: [1,2]|transpose
jq -nc '[1,2]|transpose'
#### builtins: []|transpose
jq -nc '[]|transpose'
#### builtins: {} |walk(.)
jq -nc '{} |walk(.)'
#### builtins: [1,2,3]|walk(numbers|.+1)
jq -nc '[1,2,3]|walk(numbers|.+1)'
#### builtins: env|has("HOME")
jq -nc 'env|has("HOME")'
#### builtins: []|last
jq -nc '[]|last'
#### builtins: nth(1;1,2,3)
jq -nc 'nth(1;1,2,3)'
#### builtins: nth(-1;1)
jq -nc 'nth(-1;1)'
#### builtins: [{"a":1,"b":2},{"a":1}]|unique_by(.a)
jq -nc '[{"a":1,"b":2},{"a":1}]|unique_by(.a)'
#### builtins: isvalid(1)
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'isvalid(1)'
#### builtins: 0|isnormal
jq -nc '0|isnormal'
#### builtins: 1|isnormal
jq -nc '1|isnormal'
#### builtins: 5e-324|isnormal
jq -nc '5e-324|isnormal'
#### builtins: tojson("x")
jq -nc 'tojson("x")'
#### builtins: [1,2]|tojson
jq -nc '[1,2]|tojson'
#### builtins: {}|sort_by(.a)
jq -nc '{}|sort_by(.a)'
#### builtins: {}|unique_by(.a)
jq -nc '{}|unique_by(.a)'
#### builtins: {}|min_by(.a)
jq -nc '{}|min_by(.a)'
#### builtins: "a"|unique
jq -nc '"a"|unique'
#### builtins: "a"|max_by(.)
jq -nc '"a"|max_by(.)'
#### builtins: "a"|sort_by(.)
jq -nc '"a"|sort_by(.)'
#### builtins: null|sort_by(.)
jq -nc 'null|sort_by(.)'
#### builtins: null|group_by(.)
jq -nc 'null|group_by(.)'
#### builtins: null|unique
jq -nc 'null|unique'
#### builtins: null|min
jq -nc 'null|min'
#### builtins: {} |tonumber
jq -nc '{} |tonumber'
#### builtins: "true"|tonumber
jq -nc '"true"|tonumber'
#### builtins: "[1]"|tonumber
jq -nc '"[1]"|tonumber'
#### builtins: [["a",1]]|from_entries
jq -nc '[["a",1]]|from_entries'
#### builtins: null|from_entries
jq -nc 'null|from_entries'
#### builtins: [.[]?]|length
jq -nc '[.[]?]|length'
#### builtins: {"a":[{"b":1},{"b":2}]}|[.a[]|.b]|add
jq -nc '{"a":[{"b":1},{"b":2}]}|[.a[]|.b]|add'
#### builtins: [3,1,2]|sort_by(.)|reverse
jq -nc '[3,1,2]|sort_by(.)|reverse'
#### builtins: [{"a":3},{"a":1}]|sort_by(.a)|map(.a)
jq -nc '[{"a":3},{"a":1}]|sort_by(.a)|map(.a)'
#### builtins: [1,2,3]|map(select(.>1))
jq -nc '[1,2,3]|map(select(.>1))'
#### builtins: [[1,2],[3,4]]|map(add)
jq -nc '[[1,2],[3,4]]|map(add)'
#### builtins: "a\tb\\n\"c\""
jq -nc '"a\tb\\n\"c\""'
#### builtins: "x" * 3, "x" * 0
jq -nc '"x" * 3, "x" * 0'
#### builtins: [1,2,3] | IN(.[]; 2, 9)
jq -nc '[1,2,3] | IN(.[]; 2, 9)'
#### builtins: [1,2] | inside([1,2,3])
jq -nc '[1,2] | inside([1,2,3])'
#### builtins: [1,[2,[3]]] | flatten, flatten(1)
jq -nc '[1,[2,[3]]] | flatten, flatten(1)'
#### builtins: [3,[1],"a",null,{"b":1},false,true] | sort
jq -nc '[3,[1],"a",null,{"b":1},false,true] | sort'
#### builtins: [{"b":1},{"a":2},{"a":1,"b":0}] | sort
jq -nc '[{"b":1},{"a":2},{"a":1,"b":0}] | sort'
#### builtins: [[2],[1,2],[1]] | sort
jq -nc '[[2],[1,2],[1]] | sort'
#### builtins: {"a":1} * {"b":{"c":2}} * {"b":{"d":3}}
jq -nc '{"a":1} * {"b":{"c":2}} * {"b":{"d":3}}'
#### builtins: {"a":{"b":1}} + {"a":{"c":2}}
jq -nc '{"a":{"b":1}} + {"a":{"c":2}}'
#### builtins: [1,2,3] - [2,3]
jq -nc '[1,2,3] - [2,3]'
#### builtins: 1 / 3
jq -nc '1 / 3'
#### builtins: 0.1 + 0.2
jq -nc '0.1 + 0.2'
#### builtins: [1,2,3] | .[1:], .[:-1], .[-2:]
jq -nc '[1,2,3] | .[1:], .[:-1], .[-2:]'
#### builtins: [1,2,3] | any(. > 2), all(. > 0)
jq -nc '[1,2,3] | any(. > 2), all(. > 0)'
#### builtins: [{"key":"a","value":1}] | from_entries
jq -nc '[{"key":"a","value":1}] | from_entries'
#### builtins: [1,null,2] | map(values)
jq -nc '[1,null,2] | map(values)'
#### builtins: [1,"a",null,[],{}] | map(type)
jq -nc '[1,"a",null,[],{}] | map(type)'
#### builtins: [1,"a",null] | map(scalars)
jq -nc '[1,"a",null] | map(scalars)'
#### builtins: {"if": 1, "then": 2} | .if, .then
jq -nc '{"if": 1, "then": 2} | .if, .then'
#### builtins: [.[]?, 1] | length
jq -nc '[.[]?, 1] | length'
#### builtins: [1, 2 | . * 10]
jq -nc '[1, 2 | . * 10]'
#### builtins: 1 - -1
jq -nc '1 - -1'
#### builtins: - 1 + 3
jq -nc '- 1 + 3'
#### builtins: -(1 + 2) * 2
jq -nc '-(1 + 2) * 2'
#### builtins: 1 + 2 * 3 - 4 / 2
jq -nc '1 + 2 * 3 - 4 / 2'
#### builtins: "a" < "b", [1] < [2], {} < []
jq -nc '"a" < "b", [1] < [2], {} < []'
#### builtins: [1,2,3] | contains([1]), contains([4])
jq -nc '[1,2,3] | contains([1]), contains([4])'
#### builtins: {"a":1,"b":2} | contains({"a":1})
jq -nc '{"a":1,"b":2} | contains({"a":1})'
#### builtins: "foobar" | contains("oba"), startswith("foo"), endswith("bar")
jq -nc '"foobar" | contains("oba"), startswith("foo"), endswith("bar")'
#### builtins: [1,2,3,4] | .[2:] + .[:2]
jq -nc '[1,2,3,4] | .[2:] + .[:2]'
#### builtins: isempty(empty), isempty(1)
jq -nc 'isempty(empty), isempty(1)'
#### builtins: [[1,2],[3,4]] | transpose
jq -nc '[[1,2],[3,4]] | transpose'
#### builtins: [1,2,3] | combinations(2)?
jq -nc '[1,2,3] | combinations(2)?'
#### builtins: [[1,2],["a","b"]] | [combinations]
jq -nc '[[1,2],["a","b"]] | [combinations]'
#### builtins: [0,1] | [combinations(3)] | length
jq -nc '[0,1] | [combinations(3)] | length'
#### builtins: [{"a":1,"b":2},{"a":1,"b":3},{"a":2,"b":4}] | group_by(.a) | map({a: .[0].a, s: map(.b) | add})
jq -nc '[{"a":1,"b":2},{"a":1,"b":3},{"a":2,"b":4}] | group_by(.a) | map({a: .[0].a, s: map(.b) | add})'
#### builtins: [{"a":1},{"a":2},{"a":1}] | unique_by(.a), (map(.a) | unique)
jq -nc '[{"a":1},{"a":2},{"a":1}] | unique_by(.a), (map(.a) | unique)'
#### builtins: [{"n":"x","v":3},{"n":"y","v":1}] | min_by(.v), max_by(.v)
jq -nc '[{"n":"x","v":3},{"n":"y","v":1}] | min_by(.v), max_by(.v)'
#### builtins: [1,5,3] | min, max, add, length, (add / length)
jq -nc '[1,5,3] | min, max, add, length, (add / length)'
#### builtins: tojson | fromjson
jq -nc 'tojson | fromjson'
#### builtins: "[1,2,{\"a\":3}]" | fromjson
jq -nc '"[1,2,{\"a\":3}]" | fromjson'
#### builtins: [1,2] | tojson | tojson
jq -nc '[1,2] | tojson | tojson'
#### builtins: 0 | sin, cos, atan
jq -nc '0 | sin, cos, atan'
#### builtins: 5.5 | drem(.; 2), fmod(.; 2)
jq -nc '5.5 | drem(.; 2), fmod(.; 2)'
#### builtins: {"users":[{"name":"a","age":1}]} | .users[] | select(.age > 0) | .name
jq -nc '{"users":[{"name":"a","age":1}]} | .users[] | select(.age > 0) | .name'
#### builtins: {"a":1} | has("a"), has("b"), (keys | length)
jq -nc '{"a":1} | has("a"), has("b"), (keys | length)'
#### builtins: [1,2] | has(0), has(2)
jq -nc '[1,2] | has(0), has(2)'
#### builtins: {"b":2,"a":1} | keys, keys_unsorted, to_entries[0].key
jq -nc '{"b":2,"a":1} | keys, keys_unsorted, to_entries[0].key'
#### builtins: [{"a":1}] | .[0].a, .[1].a, .[-1].a
jq -nc '[{"a":1}] | .[0].a, .[1].a, .[-1].a'
#### builtins: bsearch(0), ([1,2,3] | bsearch(2), bsearch(5))
jq -nc 'bsearch(0), ([1,2,3] | bsearch(2), bsearch(5))'
#### builtins: .a.b.c?, .[]?
jq -nc '.a.b.c?, .[]?'
#### builtins: "abc" | .a?, .[0]?
jq -nc '"abc" | .a?, .[0]?'
#### builtins: 1 | .[]?, .a?
jq -nc '1 | .[]?, .a?'
