#### language: 1 as $x | 2 as $y | [$x,$y,$__loc__]
jq -nc '1 as $x | 2 as $y | [$x,$y,$__loc__]'
#### language: $__prog_args
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '$__prog_args'
#### language: $ENV|type
jq -nc '$ENV|type'
#### language: [1,2,3]|first,last,nth(1)
jq -nc '[1,2,3]|first,last,nth(1)'
#### language: []|first,add
jq -nc '[]|first,add'
#### language: {a:1}|.a as {b:$x} ?// $x | [$x]
jq -nc '{a:1}|.a as {b:$x} ?// $x | [$x]'
#### language: [[1,2]]|.[] as [$a] ?// $a | [$a]
jq -nc '[[1,2]]|.[] as [$a] ?// $a | [$a]'
#### language: . as [$a,{b:$c}] | [$a,$c]
jq -nc '. as [$a,{b:$c}] | [$a,$c]'
#### language: [[1,{"b":2}]][] as [$a,{b:$c}] | [$a,$c]
jq -nc '[[1,{"b":2}]][] as [$a,{b:$c}] | [$a,$c]'
#### language: reduce empty as $i (0;1)
jq -nc 'reduce empty as $i (0;1)'
#### language: reduce (1,2) as $i (0;empty)
jq -nc 'reduce (1,2) as $i (0;empty)'
#### language: label $f | 1, break $f, 2
jq -nc 'label $f | 1, break $f, 2'
#### language: break $x
jq -nc 'break $x'
#### language: 1 as $x | $x
jq -nc '1 as $x | $x'
#### language: if . then 1 end
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'if . then 1 end'
#### language: if empty then 1 else 2 end
jq -nc 'if empty then 1 else 2 end'
#### language: [if (true,false) then 1 else 2 end]
jq -nc '[if (true,false) then 1 else 2 end]'
#### language: [limit(0;1,2)]
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '[limit(0;1,2)]'
#### language: [limit(-1;1,2)]
jq -nc '[limit(-1;1,2)]'
#### language: first(empty)
jq -nc 'first(empty)'
#### language: . as $x | $y
jq -nc '. as $x | $y'
#### language: def f: 1; f
jq -nc 'def f: 1; f'
#### language: def f(x): x*2; f(3)
jq -nc 'def f(x): x*2; f(3)'
#### language: def f($a;$b): $a+$b; f(1;2)
jq -nc 'def f($a;$b): $a+$b; f(1;2)'
#### language: def f: def g: 3; g; f
jq -nc 'def f: def g: 3; g; f'
#### language: limit(2;1,2,3)
jq -nc 'limit(2;1,2,3)'
#### language: 1 as [$a] | $a
jq -nc '1 as [$a] | $a'
#### language: [1] as {a:$b}|$b
jq -nc '[1] as {a:$b}|$b'
#### language: [1,2,3]|.[1:]|first
jq -nc '[1,2,3]|.[1:]|first'
#### language: {"a":null}|.a//"d"
jq -nc '{"a":null}|.a//"d"'
#### language: empty//1
jq -nc 'empty//1'
#### language: [(false,null,1,2)//3]
jq -nc '[(false,null,1,2)//3]'
#### language: [false//false]
jq -nc '[false//false]'
#### language: significand
jq -nc 'significand'
#### language: $__loc__
jq -nc '$__loc__'
#### language: $ENV.HOME
jq -nc '$ENV.HOME'
#### language: [1,2,3] as [$a] | $a
jq -nc '[1,2,3] as [$a] | $a'
#### language: . as $d|-$d?
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '. as $d|-$d?'
#### language: 1 and null, (null or false), (true|not)
jq -nc '1 and null, (null or false), (true|not)'
#### language: (true,false) and (true,false)
jq -nc '(true,false) and (true,false)'
#### language: if 1 then 2 elif 3 then 4 else 5 end
jq -nc 'if 1 then 2 elif 3 then 4 else 5 end'
#### language: until(.>100;.*2)?
jq -nc 'until(.>100;.*2)?'
#### language: 1|until(.>100;.*2)
jq -nc '1|until(.>100;.*2)'
#### language: [1|while(.<100;.*2)]
jq -nc '[1|while(.<100;.*2)]'
#### language: [1|limit(5;repeat(.*2))]
jq -nc '[1|limit(5;repeat(.*2))]'
#### language: [2|recurse(if .<20 then .*. else empty end)]
jq -nc '[2|recurse(if .<20 then .*. else empty end)]'
#### language: 2|[recurse(.*.;.<100)]
jq -nc '2|[recurse(.*.;.<100)]'
#### language: tojson as $x|$x
jq -nc 'tojson as $x|$x'
#### language: input as $x|$x
jq -nc 'input as $x|$x'
#### language: $x
jq -nc '$x'
#### language: 1 as $x | def f: $x; f
jq -nc '1 as $x | def f: $x; f'
#### language: def f(g): def h: g; h; f(1)
jq -nc 'def f(g): def h: g; h; f(1)'
#### language: def fac: if .<=1 then 1 else .*(.-1|fac) end; 10|fac
jq -nc 'def fac: if .<=1 then 1 else .*(.-1|fac) end; 10|fac'
#### language: [recurse(if .<3 then .+1 else empty end)]
jq -nc '[recurse(if .<3 then .+1 else empty end)]'
#### language: [limit(3;repeat(1))]
jq -nc '[limit(3;repeat(1))]'
#### language: {$x}
jq -nc '{$x}'
#### language: 1 as $x|{$x}
jq -nc '1 as $x|{$x}'
#### language: {$__loc__}
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '{$__loc__}'
#### language: .and
jq -nc '.and'
#### language: {and:1}.and
jq -nc '{and:1}.and'
#### language: reduce
jq -nc 'reduce'
#### language: import "a" as a; 1
jq -nc 'import "a" as a; 1'
#### language: $__prog_name
jq -nc '$__prog_name'
#### language: first(inputs)
jq -nc 'first(inputs)'
#### language: [.[]|try tonumber catch "n"]
jq -nc '[.[]|try tonumber catch "n"]'
#### language: [1,2,3]|limit(2;.[])
jq -nc '[1,2,3]|limit(2;.[])'
#### language: [3,[1,2]]|walk(if type=="array" then sort else . end)
jq -nc '[3,[1,2]]|walk(if type=="array" then sort else . end)'
#### language: [1,2]|first,last
jq -nc '[1,2]|first,last'
#### language: "x"|first
jq -nc '"x"|first'
#### language: [.[]?]|first
jq -nc '[.[]?]|first'
#### language: [1,2,3]|until(length<2;.[1:])
jq -nc '[1,2,3]|until(length<2;.[1:])'
#### language: 1|limit(1;.)
jq -nc '1|limit(1;.)'
#### language: reduce ({"a":1},{"b":2}) as $o ({}; . + $o)
jq -nc 'reduce ({"a":1},{"b":2}) as $o ({}; . + $o)'
#### language: def f(x): x | x; 2 | f(. * .)
jq -nc 'def f(x): x | x; 2 | f(. * .)'
#### language: def f($x; $y): [$x,$y]; [f(1,2;3,4)]
jq -nc 'def f($x; $y): [$x,$y]; [f(1,2;3,4)]'
#### language: def f(g; h): [g, h]; f(1;2)
jq -nc 'def f(g; h): [g, h]; f(1;2)'
#### language: def fib: if . < 2 then . else (.-1|fib) + (.-2|fib) end; 15|fib
jq -nc 'def fib: if . < 2 then . else (.-1|fib) + (.-2|fib) end; 15|fib'
#### language: def f: def g: 1; g + 1; f
jq -nc 'def f: def g: 1; g + 1; f'
#### language: def f(x): def g: x; g; f(5)
jq -nc 'def f(x): def g: x; g; f(5)'
#### language: def f: reduce .[] as $x (0; . + $x); [1,2,3]|f
jq -nc 'def f: reduce .[] as $x (0; . + $x); [1,2,3]|f'
#### language: def r: if . > 0 then . - 1 | r else . end; 100000 | r
jq -nc 'def r: if . > 0 then . - 1 | r else . end; 100000 | r'
#### language: [recurse(if . < 1000 then . + 1 else empty end; true)] | length
jq -nc '[recurse(if . < 1000 then . + 1 else empty end; true)] | length'
#### language: [label $a | label $b | 1, break $a, 2]
jq -nc '[label $a | label $b | 1, break $a, 2]'
#### language: [label $a | (label $b | 1, break $a, 2), 3]
jq -nc '[label $a | (label $b | 1, break $a, 2), 3]'
#### language: . as {a: $x, b: [$y, $z]} | [$x,$y,$z]
jq -nc '. as {a: $x, b: [$y, $z]} | [$x,$y,$z]'
#### language: {"a":1,"b":[2,3]} as {a: $x, b: [$y, $z]} | [$x,$y,$z]
jq -nc '{"a":1,"b":[2,3]} as {a: $x, b: [$y, $z]} | [$x,$y,$z]'
#### language: {"a":{"b":5}} as {a: {b: $q}} | $q
jq -nc '{"a":{"b":5}} as {a: {b: $q}} | $q'
#### language: {"k":"a","a":7} as {k: $k, ("a"): $v} | [$k,$v]
jq -nc '{"k":"a","a":7} as {k: $k, ("a"): $v} | [$k,$v]'
#### language: {"a":1} as {$a} | $a
jq -nc '{"a":1} as {$a} | $a'
#### language: {"a":[1]} as {$a:[$b]} | [$a,$b]
jq -nc '{"a":[1]} as {$a:[$b]} | [$a,$b]'
#### language: [[1,2],[3,4]] | .[] as [$a,$b] | $a+$b
jq -nc '[[1,2],[3,4]] | .[] as [$a,$b] | $a+$b'
#### language: [{"a":1},[2]] | .[] as {a:$x} ?// [$x] | $x
jq -nc '[{"a":1},[2]] | .[] as {a:$x} ?// [$x] | $x'
#### language: [1,2,3] | first, last, nth(1)
jq -nc '[1,2,3] | first, last, nth(1)'
#### language: {"a":"x"} | .a as $v | {($v): 1, "b": $v, $v}
jq -nc '{"a":"x"} | .a as $v | {($v): 1, "b": $v, $v}'
#### language: 1 as $x | [$x, $x + 1]
jq -nc '1 as $x | [$x, $x + 1]'
#### language: [1,2] as [$a, $b] | {a: $a, b: $b}
jq -nc '[1,2] as [$a, $b] | {a: $a, b: $b}'
#### language: if 1 == 1 then "y" else "n" end
jq -nc 'if 1 == 1 then "y" else "n" end'
#### language: if false then 1 elif true then 2 else 3 end
jq -nc 'if false then 1 elif true then 2 else 3 end'
#### language: [1,2,3] | if length > 2 then "many" else "few" end
jq -nc '[1,2,3] | if length > 2 then "many" else "few" end'
#### language: [.[]?] // "none"
jq -nc '[.[]?] // "none"'
#### language: (null, 1, false) // 5
jq -nc '(null, 1, false) // 5'
#### language: first(empty) // "d"
jq -nc 'first(empty) // "d"'
#### language: empty // 1, 2
jq -nc 'empty // 1, 2'
#### language: [(1, 2) as $x | (3, 4) as $y | $x * $y]
jq -nc '[(1, 2) as $x | (3, 4) as $y | $x * $y]'
#### language: 1 < 2 and 2 < 3 or false
jq -nc '1 < 2 and 2 < 3 or false'
#### language: input_filename, $__loc__
jq -nc 'input_filename, $__loc__'
#### language: $ENV.HOME, env.HOME
jq -nc '$ENV.HOME, env.HOME'
#### language: [until(. > 100; . * 2)?]
jq -nc '[until(. > 100; . * 2)?]'
#### language: 2 | until(. > 100; . * .)
jq -nc '2 | until(. > 100; . * .)'
#### language: [1 | while(. < 50; . * 3)]
jq -nc '[1 | while(. < 50; . * 3)]'
#### language: {"a":{"b":{"c":1}}} | [recurse | type]
jq -nc '{"a":{"b":{"c":1}}} | [recurse | type]'
#### language: [[[1]]] | [recurse(.[]?)] | length
jq -nc '[[[1]]] | [recurse(.[]?)] | length'
#### language: {"a":[{"b":1}]} | [.. | .b? // empty]
jq -nc '{"a":[{"b":1}]} | [.. | .b? // empty]'
#### language: walk(if type == "number" then . + 1 else . end)
jq -nc 'walk(if type == "number" then . + 1 else . end)'
#### language: {"a":[1,{"b":2}]} | walk(if type == "number" then . + 1 else . end)
jq -nc '{"a":[1,{"b":2}]} | walk(if type == "number" then . + 1 else . end)'
#### language: [1,2] | tojson as $x | $x | length
jq -nc '[1,2] | tojson as $x | $x | length'
