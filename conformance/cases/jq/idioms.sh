#### idiom: [1,2]|JOIN({"1":"a","2":"b"};tostring)
jq -nc '[1,2]|JOIN({"1":"a","2":"b"};tostring)'
#### idiom: [JOIN({"1":"a"};(1,2);tostring)]
jq -nc '[JOIN({"1":"a"};(1,2);tostring)]'
#### idiom: [JOIN({"1":"a"};(1,2);tostring;add)]?
jq -nc '[JOIN({"1":"a"};(1,2);tostring;add)]?'
#### idiom: [[1,2]|JOIN({"1":5};.[];tostring;.[1])]
jq -nc '[[1,2]|JOIN({"1":5};.[];tostring;.[1])]'
#### idiom: [3|truncate_stream([[0,1,2,3],1])]
jq -nc '[3|truncate_stream([[0,1,2,3],1])]'
#### idiom: [1|truncate_stream(([[0],1],[[0,1],2],[[0,1]],[[0]]))]
jq -nc '[1|truncate_stream(([[0],1],[[0,1],2],[[0,1]],[[0]]))]'
#### idiom: fromstream(([["a",0],1],[["a",1],2],[["a",1]],[["a"]]))
jq -nc 'fromstream(([["a",0],1],[["a",1],2],[["a",1]],[["a"]]))'
#### idiom: [{"a":[1]}|tostream]|fromstream(.[])
jq -nc '[{"a":[1]}|tostream]|fromstream(.[])'
#### idiom: [limit(3;inputs)]
jq -nc '[limit(3;inputs)]'
#### idiom: [nth(0,2;range(5))]
jq -nc '[nth(0,2;range(5))]'
#### idiom: [range(5)]|nth(1,3)
jq -nc '[range(5)]|nth(1,3)'
#### idiom: "a,b"|[splits(",")]
jq -nc '"a,b"|[splits(",")]'
#### idiom: {"a":[1,2]}|[getpath(["a",0],["a",1])]
jq -nc '{"a":[1,2]}|[getpath(["a",0],["a",1])]'
#### idiom: {"a":1}|[has("a","b")]
jq -nc '{"a":1}|[has("a","b")]'
#### idiom: [1,2,3]|[.[1,2]]
jq -nc '[1,2,3]|[.[1,2]]'
#### idiom: [1,2,3]|[.[0:1,2]]
jq -nc '[1,2,3]|[.[0:1,2]]'
#### idiom: [1,2,3]|[.[0,1:2]]
jq -nc '[1,2,3]|[.[0,1:2]]'
#### idiom: {"a":1,"b":2}|[.["a","b"]]
jq -nc '{"a":1,"b":2}|[.["a","b"]]'
#### idiom: {"a":1}|{b:.a,c:(.a+1)}|.c
jq -nc '{"a":1}|{b:.a,c:(.a+1)}|.c'
#### idiom: [1,[2,[3]]]|getpath([1,1,0])
jq -nc '[1,[2,[3]]]|getpath([1,1,0])'
#### idiom: [{"a":1,"b":[1,2]}|.b[] as $x|{a,$x}]
jq -nc '[{"a":1,"b":[1,2]}|.b[] as $x|{a,$x}]'
#### idiom: "x"|ascii_downcase|explode|implode|length
jq -nc '"x"|ascii_downcase|explode|implode|length'
#### idiom: [1,2]|.[1:]=[5,6,7]
jq -nc '[1,2]|.[1:]=[5,6,7]'
#### idiom: [1,2,3,4]|.[1:3]|=map(.*2)
jq -nc '[1,2,3,4]|.[1:3]|=map(.*2)'
#### idiom: [1,2,3]|.[5:]=[1]
jq -nc '[1,2,3]|.[5:]=[1]'
#### idiom: null|.[2:4]=[1]
jq -nc 'null|.[2:4]=[1]'
#### idiom: [[1,2],[3,4]]|.[][0]|=.+1
jq -nc '[[1,2],[3,4]]|.[][0]|=.+1'
#### idiom: {"a":[{"b":1},{"b":2}]}|[.a[]|select(.b>1)]|length
jq -nc '{"a":[{"b":1},{"b":2}]}|[.a[]|select(.b>1)]|length'
#### idiom: {"a":{"b":{"c":1}}}|.a.b.c|=.+1|.a["b"].c
jq -nc '{"a":{"b":{"c":1}}}|.a.b.c|=.+1|.a["b"].c'
#### idiom: {"a":1}|.a as $x|.b=$x
jq -nc '{"a":1}|.a as $x|.b=$x'
#### idiom: {"a":[3,1,2]}|.a|=sort|.a[0]
jq -nc '{"a":[3,1,2]}|.a|=sort|.a[0]'
#### idiom: {"a":[3,1,2]}|.a|=(sort|reverse)
jq -nc '{"a":[3,1,2]}|.a|=(sort|reverse)'
#### idiom: {"a":"x"}|.a|=ascii_upcase
jq -nc '{"a":"x"}|.a|=ascii_upcase'
#### idiom: {"a":"1"}|.a|=tonumber|.a+1
jq -nc '{"a":"1"}|.a|=tonumber|.a+1'
#### idiom: {"a":null}|.a|=.//5
jq -nc '{"a":null}|.a|=.//5'
#### idiom: {"a":[1,2,3]}|.a|=map(select(.>1))
jq -nc '{"a":[1,2,3]}|.a|=map(select(.>1))'
#### idiom: {"a":{"x":1}}|.a|=with_entries(.value+=1)
jq -nc '{"a":{"x":1}}|.a|=with_entries(.value+=1)'
#### idiom: {"a":{"x":1}}|.a+={"y":2}
jq -nc '{"a":{"x":1}}|.a+={"y":2}'
#### idiom: {"a":{"x":1}}|.a*={"x":{"z":2}}
jq -nc '{"a":{"x":1}}|.a*={"x":{"z":2}}'
#### idiom: [{"a":1},{"a":2}]|map(.a)|add/length
jq -nc '[{"a":1},{"a":2}]|map(.a)|add/length'
#### idiom: [{"a":1},{"b":2}]|add
jq -nc '[{"a":1},{"b":2}]|add'
#### idiom: [[1,2],[2,3]]|add|unique
jq -nc '[[1,2],[2,3]]|add|unique'
#### idiom: ["a","b"]|to_entries|map({(.value):.key})|add
jq -nc '["a","b"]|to_entries|map({(.value):.key})|add'
#### idiom: [1,2,3]|.[length-1]
jq -nc '[1,2,3]|.[length-1]'
#### idiom: [1,2,3]|last(.[])
jq -nc '[1,2,3]|last(.[])'
#### idiom: [1,2,3]|first(.[]|select(.>1))
jq -nc '[1,2,3]|first(.[]|select(.>1))'
#### idiom: [1,2,3]|map(if .>1 then "big" else "small" end)
jq -nc '[1,2,3]|map(if .>1 then "big" else "small" end)'
#### idiom: [1,2,3]|map([.,.*.])
jq -nc '[1,2,3]|map([.,.*.])'
#### idiom: [1,2,3]|to_entries|map(select(.key>0))|map(.value)
jq -nc '[1,2,3]|to_entries|map(select(.key>0))|map(.value)'
#### idiom: {"a":{"b":1},"c":{"b":2}}|map(.b)
jq -nc '{"a":{"b":1},"c":{"b":2}}|map(.b)'
#### idiom: {"a":{"b":1},"c":{"b":2}}|[.[]|.b]
jq -nc '{"a":{"b":1},"c":{"b":2}}|[.[]|.b]'
#### idiom: {"a":{"b":1},"c":{"b":2}}|map_values(.b)
jq -nc '{"a":{"b":1},"c":{"b":2}}|map_values(.b)'
#### idiom: {"a":{"b":1},"c":{"b":2}}|keys[] as $k|"\($k)=\(.[$k].b)"
jq -nc '{"a":{"b":1},"c":{"b":2}}|keys[] as $k|"\($k)=\(.[$k].b)"'
#### idiom: [{"n":"x","t":["a"]},{"n":"y","t":["a","b"]}]|map(select(.t|contains(["b"])))|.[].n
jq -nc '[{"n":"x","t":["a"]},{"n":"y","t":["a","b"]}]|map(select(.t|contains(["b"])))|.[].n'
#### idiom: [{"n":"x","t":["a"]},{"n":"y","t":["a","b"]}]|map(select(any(.t[];.=="b")))|.[0].n
jq -nc '[{"n":"x","t":["a"]},{"n":"y","t":["a","b"]}]|map(select(any(.t[];.=="b")))|.[0].n'
#### idiom: [{"n":"x","t":["a"]},{"n":"y","t":["a","b"]}]|[.[]|.t[] as $t|{n,$t}]
jq -nc '[{"n":"x","t":["a"]},{"n":"y","t":["a","b"]}]|[.[]|.t[] as $t|{n,$t}]'
#### idiom: "2024-01-15"|strptime("%Y-%m-%d")|mktime|strftime("%j")
jq -nc '"2024-01-15"|strptime("%Y-%m-%d")|mktime|strftime("%j")'
#### idiom: "2024-02-30"|strptime("%Y-%m-%d")|mktime
jq -nc '"2024-02-30"|strptime("%Y-%m-%d")|mktime'
#### idiom: "12:30:45"|strptime("%H:%M:%S")|.[3:6]
jq -nc '"12:30:45"|strptime("%H:%M:%S")|.[3:6]'
#### idiom: 1700000000|strftime("%FT%TZ"),strftime("%a %d %b")
jq -nc '1700000000|strftime("%FT%TZ"),strftime("%a %d %b")'
#### idiom: 1700000000|todate|fromdate
jq -nc '1700000000|todate|fromdate'
#### idiom: 1700000000.5|todate
jq -nc '1700000000.5|todate'
#### idiom: "Mon Jan 15 10:00:00 2024"|strptime("%c")|mktime
jq -nc '"Mon Jan 15 10:00:00 2024"|strptime("%c")|mktime'
#### idiom: "2024-01-15T10:00:00+0100"|strptime("%Y-%m-%dT%H:%M:%S%z")|mktime
jq -nc '"2024-01-15T10:00:00+0100"|strptime("%Y-%m-%dT%H:%M:%S%z")|mktime'
#### idiom: "15/Jan/2024:10:00:00"|strptime("%d/%b/%Y:%H:%M:%S")|todate
jq -nc '"15/Jan/2024:10:00:00"|strptime("%d/%b/%Y:%H:%M:%S")|todate'
#### idiom: [.1,.2,.3]|add
jq -nc '[.1,.2,.3]|add'
#### idiom: 1e308*10,-1e308*10
jq -nc '1e308*10,-1e308*10'
#### idiom: [1,2,3]|map(pow(.;2))|add|sqrt
jq -nc '[1,2,3]|map(pow(.;2))|add|sqrt'
#### idiom: 3.7|floor,ceil,round,trunc
jq -nc '3.7|floor,ceil,round,trunc'
#### idiom: -3.7|floor,ceil,round,trunc,fabs
jq -nc '-3.7|floor,ceil,round,trunc,fabs'
#### idiom: [0,1,2]|map(exp)|map(log)
jq -nc '[0,1,2]|map(exp)|map(log)'
#### idiom: 100|log10,log2,exp10?
jq -nc '100|log10,log2,exp10?'
#### idiom: [1,2]|map(tostring)|join("-")
jq -nc '[1,2]|map(tostring)|join("-")'
#### idiom: "abc"|.[1:],.[:-1],.[-2:]
jq -nc '"abc"|.[1:],.[:-1],.[-2:]'
#### idiom: "a b  c"|split(" ")
jq -nc '"a b  c"|split(" ")'
#### idiom: "a1b22"|[match("[0-9]+";"g")|.string]
jq -nc '"a1b22"|[match("[0-9]+";"g")|.string]'
#### idiom: "a1b22"|[scan("[0-9]+")|tonumber]|add
jq -nc '"a1b22"|[scan("[0-9]+")|tonumber]|add'
#### idiom: "foo.bar"|split(".")|.[-1]
jq -nc '"foo.bar"|split(".")|.[-1]'
#### idiom: "foo bar"|test("^foo"),test("bar$"),test("o b")
jq -nc '"foo bar"|test("^foo"),test("bar$"),test("o b")'
#### idiom: "Foo"|test("foo";"i"),test("foo";"ix")
jq -nc '"Foo"|test("foo";"i"),test("foo";"ix")'
#### idiom: "aBc"|[match("[A-Z]").offset]
jq -nc '"aBc"|[match("[A-Z]").offset]'
#### idiom: "x=1;y=2"|[capture("(?<k>[a-z])=(?<v>[0-9])";"g")]|map({(.k):.v})|add
jq -nc '"x=1;y=2"|[capture("(?<k>[a-z])=(?<v>[0-9])";"g")]|map({(.k):.v})|add'
#### idiom: "camelCaseString"|gsub("(?<u>[A-Z])";"_\(.u|ascii_downcase)")
jq -nc '"camelCaseString"|gsub("(?<u>[A-Z])";"_\(.u|ascii_downcase)")'
#### idiom: "  trim  "|sub("^\\s+";"")|sub("\\s+$";"")
jq -nc '"  trim  "|sub("^\\s+";"")|sub("\\s+$";"")'
#### idiom: "a\nb"|split("\n")|length
jq -nc '"a\nb"|split("\n")|length'
#### idiom: "tab\there"|@json
jq -nc '"tab\there"|@json'
#### idiom: "<a href=\"x\">"|@html
jq -nc '"<a href=\"x\">"|@html'
#### idiom: [1,"two",null,true]|@csv,@tsv
jq -nc '[1,"two",null,true]|@csv,@tsv'
#### idiom: "héllo wörld"|@uri
jq -nc '"héllo wörld"|@uri'
#### idiom: "hello"|@base64|.,@base64d
jq -nc '"hello"|@base64|.,@base64d'
#### idiom: {"a":1}|@text,@json
jq -nc '{"a":1}|@text,@json'
#### idiom: @json "x=\({a:1})"
jq -nc '@json "x=\({a:1})"'
#### idiom: "\(1;2)"?
jq -nc '"\(1;2)"?'
#### idiom: "a"*3,"ab"*2
jq -nc '"a"*3,"ab"*2'
#### idiom: "abc"|contains("b"),inside("xabcx")
jq -nc '"abc"|contains("b"),inside("xabcx")'
#### idiom: "a-b-c"|index("-"),rindex("-"),indices("-")
jq -nc '"a-b-c"|index("-"),rindex("-"),indices("-")'
#### idiom: ["a","b"]|index("b"),(.|index("z"))
jq -nc '["a","b"]|index("b"),(.|index("z"))'
#### idiom: []|first?,last?,min,max,add
jq -nc '[]|first?,last?,min,max,add'
#### idiom: {}|keys,length,add,to_entries
jq -nc '{}|keys,length,add,to_entries'
#### idiom: null|length,keys?,tostring,tojson
jq -nc 'null|length,keys?,tostring,tojson'
#### idiom: true|not,tostring,tojson
jq -nc 'true|not,tostring,tojson'
#### idiom: [true,false,null]|map(not)
jq -nc '[true,false,null]|map(not)'
#### idiom: [null,1]|map(.//0)
jq -nc '[null,1]|map(.//0)'
#### idiom: [1,2]|any,all
jq -nc '[1,2]|any,all'
#### idiom: []|any,all
jq -nc '[]|any,all'
#### idiom: try error catch .
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'try error catch .'
#### idiom: try error("a") catch .
jq -nc 'try error("a") catch .'
#### idiom: [.[]?]
jq -nc '[.[]?]'
#### idiom: input_line_number
jq -nc 'input_line_number'
#### idiom: $ENV|type
jq -nc '$ENV|type'
#### idiom: [splits("a")?]
jq -nc '[splits("a")?]'
#### idiom: "abc"|ltrimstr("a")|rtrimstr("c")
jq -nc '"abc"|ltrimstr("a")|rtrimstr("c")'
#### idiom: "test"|ltrimstr("x"),startswith("te"),endswith("st")
jq -nc '"test"|ltrimstr("x"),startswith("te"),endswith("st")'
#### idiom: [1,2,3,4,5]|[.[:2],.[2:]]
jq -nc '[1,2,3,4,5]|[.[:2],.[2:]]'
#### idiom: [1,2,3]|combinations?
jq -nc '[1,2,3]|combinations?'
#### idiom: [[1,2],[3]]|[combinations]|length
jq -nc '[[1,2],[3]]|[combinations]|length'
#### idiom: [3,2,1]|sort|bsearch(2)
jq -nc '[3,2,1]|sort|bsearch(2)'
#### idiom: [1,[2]]|flatten|length
jq -nc '[1,[2]]|flatten|length'
#### idiom: [range(0;10;2)]|map(.+1)
jq -nc '[range(0;10;2)]|map(.+1)'
#### idiom: [range(3)]|map([range(.)])
jq -nc '[range(3)]|map([range(.)])'
#### idiom: [recurse(if .<3 then .+1 else empty end)]?
jq -nc '[recurse(if .<3 then .+1 else empty end)]?'
#### idiom: 2|[recurse(if .<3 then .+1 else empty end)]
jq -nc '2|[recurse(if .<3 then .+1 else empty end)]'
#### idiom: {"a":[{"a":[]}]}|[recurse(.a[])]|length
jq -nc '{"a":[{"a":[]}]}|[recurse(.a[])]|length'
#### idiom: {"a":[{"a":[]}]}|[..]|length
jq -nc '{"a":[{"a":[]}]}|[..]|length'
#### idiom: def f(x): x*2; [1,2]|map(f(.))
jq -nc 'def f(x): x*2; [1,2]|map(f(.))'
#### idiom: def f($a; $b): $a*$b; f(2;3)
jq -nc 'def f($a; $b): $a*$b; f(2;3)'
#### idiom: def fac: if .<=1 then 1 else .*(.-1|fac) end; [range(6)|fac]
jq -nc 'def fac: if .<=1 then 1 else .*(.-1|fac) end; [range(6)|fac]'
#### idiom: [limit(5;def f: 1,(f|.+1); f)]
jq -nc '[limit(5;def f: 1,(f|.+1); f)]'
#### idiom: reduce range(5) as $i ([]; [$i]+.)
jq -nc 'reduce range(5) as $i ([]; [$i]+.)'
#### idiom: [foreach range(4) as $i (1;.*($i+1))]
jq -nc '[foreach range(4) as $i (1;.*($i+1))]'
#### idiom: [foreach range(4) as $i ({};.[$i|tostring]=$i;length)]
jq -nc '[foreach range(4) as $i ({};.[$i|tostring]=$i;length)]'
#### idiom: . as [$a,$b] | [$a,$b]
jq -nc '. as [$a,$b] | [$a,$b]'
#### idiom: {"a":1} as {a:$x} | $x
jq -nc '{"a":1} as {a:$x} | $x'
#### idiom: [[1,2],[3,4]]|map(. as [$a,$b]|$a*$b)
jq -nc '[[1,2],[3,4]]|map(. as [$a,$b]|$a*$b)'
#### idiom: {"k":"v"}|to_entries[]|[.key,.value]
jq -nc '{"k":"v"}|to_entries[]|[.key,.value]'
#### idiom: {"a":1,"b":2}|with_entries(select(.value>1))
jq -nc '{"a":1,"b":2}|with_entries(select(.value>1))'
#### idiom: {"a":1,"b":2}|to_entries|sort_by(-.value)|from_entries
jq -nc '{"a":1,"b":2}|to_entries|sort_by(-.value)|from_entries'
#### idiom: {"a":1}|has("a") and (has("b")|not)
jq -nc '{"a":1}|has("a") and (has("b")|not)'
#### idiom: {"a":[1,2,3]}|del(.a[0,2])
jq -nc '{"a":[1,2,3]}|del(.a[0,2])'
#### idiom: {"a":[1,2,3]}|del(.a[]|select(.>1))
jq -nc '{"a":[1,2,3]}|del(.a[]|select(.>1))'
#### idiom: {"a":1,"b":2}|del(.[])
jq -nc '{"a":1,"b":2}|del(.[])'
#### idiom: [1,2,3]|del(.[1:])
jq -nc '[1,2,3]|del(.[1:])'
#### idiom: [1,2,3]|to_entries|map(.key)
jq -nc '[1,2,3]|to_entries|map(.key)'
#### idiom: {"a":{"b":null}}|.a.b.c
jq -nc '{"a":{"b":null}}|.a.b.c'
#### idiom: {"a":{"b":null}}|[paths]
jq -nc '{"a":{"b":null}}|[paths]'
#### idiom: {"a":{"b":[1]}}|[leaf_paths]
jq -nc '{"a":{"b":[1]}}|[leaf_paths]'
#### idiom: {"a":{"b":[1]}}|[paths(type=="array")]
jq -nc '{"a":{"b":[1]}}|[paths(type=="array")]'
#### idiom: {"a":{"b":[1]}}|reduce paths as $p (0;.+1)
jq -nc '{"a":{"b":[1]}}|reduce paths as $p (0;.+1)'
#### idiom: env.HOME|type
jq -nc 'env.HOME|type'
#### idiom: now|type
jq -nc 'now|type'
#### idiom: [1,2,3]|implode|explode
jq -nc '[1,2,3]|implode|explode'
#### idiom: "\u00e9"|@uri,utf8bytelength
jq -nc '"\u00e9"|@uri,utf8bytelength'
#### idiom: "😀"|length,utf8bytelength,explode
jq -nc '"😀"|length,utf8bytelength,explode'
#### idiom: "😀x"|.[1:]
jq -nc '"😀x"|.[1:]'
#### idiom: "e\u0301"|length
jq -nc '"e\u0301"|length'
#### idiom: [1.0,1,"1"]|unique|length
jq -nc '[1.0,1,"1"]|unique|length'
#### idiom: [{"a":1},{"a":1.0}]|unique|length
jq -nc '[{"a":1},{"a":1.0}]|unique|length'
#### idiom: [[],{},null,false,0,""]|sort
jq -nc '[[],{},null,false,0,""]|sort'
#### idiom: {"b":1,"a":[{"d":1,"c":2}]}|tojson
jq -nc '{"b":1,"a":[{"d":1,"c":2}]}|tojson'
#### idiom: [1,2]==[1,2],{"a":1,"b":2}=={"b":2,"a":1}
jq -nc '[1,2]==[1,2],{"a":1,"b":2}=={"b":2,"a":1}'
#### idiom: "a"<"B","Z"<"a","é">"z"
jq -nc '"a"<"B","Z"<"a","é">"z"'
#### idiom: [1,10,9]|sort,(map(tostring)|sort)
jq -nc '[1,10,9]|sort,(map(tostring)|sort)'
#### idiom: {"a":2}<{"a":10},{"b":1}<{"a":2}
jq -nc '{"a":2}<{"a":10},{"b":1}<{"a":2}'
#### idiom: infinite|tostring,-infinite|tostring
jq -nc 'infinite|tostring,-infinite|tostring'
#### idiom: [1,2]|tojson|fromjson==[1,2]
jq -nc '[1,2]|tojson|fromjson==[1,2]'
#### idiom: 1 as $x|[2 as $x|$x,$x]
jq -nc '1 as $x|[2 as $x|$x,$x]'
#### idiom: [1,2]|map(. as $x|[$x])
jq -nc '[1,2]|map(. as $x|[$x])'
#### idiom: "\("a"|ascii_upcase)\(1+1)"
jq -nc '"\("a"|ascii_upcase)\(1+1)"'
#### idiom: if [] then 1 else 2 end,if {} then 1 else 2 end,if 0 then 1 else 2 end,if "" then 1 else 2 end
jq -nc 'if [] then 1 else 2 end,if {} then 1 else 2 end,if 0 then 1 else 2 end,if "" then 1 else 2 end'
#### idiom: [false,null,0,""]|map(if . then 1 else 0 end)
jq -nc '[false,null,0,""]|map(if . then 1 else 0 end)'
#### idiom: 1,2|.+1
jq -nc '1,2|.+1'
#### idiom: (1,2)|(.,.*10)
jq -nc '(1,2)|(.,.*10)'
#### idiom: [1,2,3]|length as $n|add/$n
jq -nc '[1,2,3]|length as $n|add/$n'
#### idiom: [.]|.[0]
jq -nc '[.]|.[0]'
#### idiom: {} | .a.b.c=1 | .a.b.d=2
jq -nc '{} | .a.b.c=1 | .a.b.d=2'
#### idiom: {} | .["a b"]=1 | ."a b"
jq -nc '{} | .["a b"]=1 | ."a b"'
#### idiom: {"a":1}|."a",."b",.["a"]
jq -nc '{"a":1}|."a",."b",.["a"]'
#### idiom: {"a-b":1}|."a-b"
jq -nc '{"a-b":1}|."a-b"'
#### idiom: "a" as $k|{($k):1,"\($k)2":2,(($k+"3")):3}
jq -nc '"a" as $k|{($k):1,"\($k)2":2,(($k+"3")):3}'
#### idiom: {a:1}|keys[0]
jq -nc '{a:1}|keys[0]'
#### idiom: {"a":1,"a":2}
jq -nc '{"a":1,"a":2}'
#### idiom: [1,2,3]|tojson|length
jq -nc '[1,2,3]|tojson|length'
