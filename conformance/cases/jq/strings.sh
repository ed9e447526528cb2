#### strings: "\(1,2)-\(3,4)"
jq -nc '"\(1,2)-\(3,4)"'
#### strings: "\u00e9"|utf8bytelength
jq -nc '"\u00e9"|utf8bytelength'
#### strings: [1]|implode
jq -nc '[1]|implode'
#### strings: [1,2]|join(",")
jq -nc '[1,2]|join(",")'
#### strings: ["a",1,null,true]|join("-")
jq -nc '["a",1,null,true]|join("-")'
#### strings: [[1]]|join(",")
jq -nc '[[1]]|join(",")'
#### strings: @base64 "x\(1)y"
jq -nc '@base64 "x\(1)y"'
#### strings: "x"|@json,@text,@csv?
jq -nc '"x"|@json,@text,@csv?'
#### strings: [1,"a\"b",null,true]|@csv,@tsv
jq -nc '[1,"a\"b",null,true]|@csv,@tsv'
#### strings: [1,"a b"]|@sh
jq -nc '[1,"a b"]|@sh'
#### strings: "<&\u0027\">"|@html
jq -nc '"<&\u0027\">"|@html'
#### strings: "é a/b"|@uri
jq -nc '"é a/b"|@uri'
#### strings: "!!"|@base64d
jq -nc '"!!"|@base64d'
#### strings: [[]]|@csv
jq -nc '[[]]|@csv'
#### strings: [.[]|tostring]
jq -nc '[.[]|tostring]'
#### strings: {"a":[1,2]}|tostream
jq -nc '{"a":[1,2]}|tostream'
#### strings: fromstream(1|truncate_stream([[0],1],[[1,0],2],[[1,0]],[[1]]))
jq -nc 'fromstream(1|truncate_stream([[0],1],[[1,0],2],[[1,0]],[[1]]))'
#### strings: ltrimstr(1)
jq -nc 'ltrimstr(1)'
#### strings: "abc"|ltrimstr("a"),rtrimstr("c"),startswith("a"),endswith("x")
jq -nc '"abc"|ltrimstr("a"),rtrimstr("c"),startswith("a"),endswith("x")'
#### strings: infinite,-infinite,nan|tostring
jq -nc 'infinite,-infinite,nan|tostring'
#### strings: ascii
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'ascii'
#### strings: 65|[.]|implode
jq -nc '65|[.]|implode'
#### strings: [65,1114112]|implode
jq -nc '[65,1114112]|implode'
#### strings: "abc"|explode
jq -nc '"abc"|explode'
#### strings: "abc"|index("b"),indices("b"),rindex("c")
jq -nc '"abc"|index("b"),indices("b"),rindex("c")'
#### strings: [1,2,1]|indices(1),indices([1,2])
jq -nc '[1,2,1]|indices(1),indices([1,2])'
#### strings: null|indices(1)
jq -nc 'null|indices(1)'
#### strings: "x"|ascii_downcase
jq -nc '"x"|ascii_downcase'
#### strings: 1|ascii_downcase
jq -nc '1|ascii_downcase'
#### strings: "\(1;2)"
jq -nc '"\(1;2)"'
#### strings: ltrimstr
jq -nc 'ltrimstr'
#### strings: @foo
jq -nc '@foo'
#### strings: ascii(65)
jq -nc 'ascii(65)'
#### strings: @base32 "\("hi")"
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '@base32 "\("hi")"'
#### strings: "JBUQ===="|@base32d
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"JBUQ===="|@base32d'
#### strings: [.]|@text
jq -nc '[.]|@text'
#### strings: @json "x\([1])"
jq -nc '@json "x\([1])"'
#### strings: ltrimstr("a")
jq -nc 'ltrimstr("a")'
#### strings: "a"|ascii_upcase|@sh
jq -nc '"a"|ascii_upcase|@sh'
#### strings: 1|tostring|tonumber
jq -nc '1|tostring|tonumber'
#### strings: [1,"1",[1]]|map(tostring)
jq -nc '[1,"1",[1]]|map(tostring)'
#### strings: "x"|ltrimstr("x")|length
jq -nc '"x"|ltrimstr("x")|length'
#### strings: @text "a\(1+1)b"
jq -nc '@text "a\(1+1)b"'
#### strings: "\(1)\("a")"
jq -nc '"\(1)\("a")"'
#### strings: input_line_number,ascii_downcase?
jq -nc 'input_line_number,ascii_downcase?'
#### strings: "a b"|split(" ")
jq -nc '"a b"|split(" ")'
#### strings: "abc"|ascii
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"abc"|ascii'
#### strings: @sh "echo \("a b","c")"
jq -nc '@sh "echo \("a b","c")"'
#### strings: ltrimstr(null)
jq -nc 'ltrimstr(null)'
#### strings: ascii("a")
jq -nc 'ascii("a")'
#### strings: ltrimstr("x";1)
jq -nc 'ltrimstr("x";1)'
#### strings: [1,"a"]|.[]|strings,numbers
jq -nc '[1,"a"]|.[]|strings,numbers'
#### strings: "1,2"|split(",")|map(tonumber)
jq -nc '"1,2"|split(",")|map(tonumber)'
#### strings: ascii_downcase
jq -nc 'ascii_downcase'
#### strings: implode
jq -nc 'implode'
#### strings: [1,2]|@html,@uri,@json,@text,@base64
jq -nc '[1,2]|@html,@uri,@json,@text,@base64'
#### strings: "a"|@foo
jq -nc '"a"|@foo'
#### strings: "test"|ltrimstr("te")|rtrimstr("t")
jq -nc '"test"|ltrimstr("te")|rtrimstr("t")'
#### strings: {"a\(1)":2}
jq -nc '{"a\(1)":2}'
#### strings: {(1,2|tostring):3}
jq -nc '{(1,2|tostring):3}'
#### strings: {@base64 "x":1}
jq -nc '{@base64 "x":1}'
#### strings: ltrimstr("a"),1
jq -nc 'ltrimstr("a"),1'
#### strings: @base64d
jq -nc '@base64d'
#### strings: "YQ"|@base64d
jq -nc '"YQ"|@base64d'
#### strings: "YW"|@base64d
jq -nc '"YW"|@base64d'
#### strings: "\u00ff"|@base64
jq -nc '"\u00ff"|@base64'
#### strings: tostream
jq -nc 'tostream'
#### strings: [1,[]]|[tostream]
jq -nc '[1,[]]|[tostream]'
#### strings: @text
jq -nc '@text'
#### strings: utf8bytelength
jq -nc 'utf8bytelength'
#### strings: {}|@csv
jq -nc '{}|@csv'
#### strings: "x"|@tsv
jq -nc '"x"|@tsv'
#### strings: [{}]|@tsv
jq -nc '[{}]|@tsv'
#### strings: ["a\\b\tc\nd\re"]|@tsv
jq -nc '["a\\b\tc\nd\re"]|@tsv'
#### strings: [1.5,100000000000000000000,1e100,0.00001]|@csv,@tsv
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '[1.5,100000000000000000000,1e100,0.00001]|@csv,@tsv'
#### strings: {}|@sh
jq -nc '{}|@sh'
#### strings: [[1]]|@sh
jq -nc '[[1]]|@sh'
#### strings: "\u0000"|@sh
jq -nc '"\u0000"|@sh'
#### strings: "a"|@base32
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"a"|@base32'
#### strings: "YWJ"|@base64d
jq -nc '"YWJ"|@base64d'
#### strings: "Y"|@base64d
jq -nc '"Y"|@base64d'
#### strings: "YWJjZ"|@base64d
jq -nc '"YWJjZ"|@base64d'
#### strings: "YW Jj"|@base64d
jq -nc '"YW Jj"|@base64d'
#### strings: ""|@base64d
jq -nc '""|@base64d'
#### strings: 1|@base64d
jq -nc '1|@base64d'
#### strings: [1,2]|tostring
jq -nc '[1,2]|tostring'
#### strings: "abc"|ascii_downcase|implode?
jq -nc '"abc"|ascii_downcase|implode?'
#### strings: [1,2]|join("a","b")
jq -nc '[1,2]|join("a","b")'
#### strings: []|join(",")
jq -nc '[]|join(",")'
#### strings: ["a"]|join(1)
jq -nc '["a"]|join(1)'
#### strings: [1,null,"x",true,[]]|join(",")
jq -nc '[1,null,"x",true,[]]|join(",")'
#### strings: "abc"|join(",")
jq -nc '"abc"|join(",")'
#### strings: "a"|ltrimstr("a","b")
jq -nc '"a"|ltrimstr("a","b")'
#### strings: "abc"|explode|reverse|implode
jq -nc '"abc"|explode|reverse|implode'
#### strings: "é"|explode
jq -nc '"é"|explode'
#### strings: [1114112]|implode
jq -nc '[1114112]|implode'
#### strings: "x"|implode
jq -nc '"x"|implode'
#### strings: [1,2,3]|index(2)
jq -nc '[1,2,3]|index(2)'
#### strings: "aXbX"|rindex("X")
jq -nc '"aXbX"|rindex("X")'
#### strings: [1,2,1,2]|rindex([1,2])
jq -nc '[1,2,1,2]|rindex([1,2])'
#### strings: "abc"|index("z")
jq -nc '"abc"|index("z")'
#### strings: null|index("a")
jq -nc 'null|index("a")'
#### strings: "a"|utf8bytelength
jq -nc '"a"|utf8bytelength'
#### strings: [1]|utf8bytelength
jq -nc '[1]|utf8bytelength'
#### strings: "test"|ascii_upcase
jq -nc '"test"|ascii_upcase'
#### strings: ascii_upcase
jq -nc 'ascii_upcase'
#### strings: @json,@html
jq -nc '@json,@html'
#### strings: "\(nan)"
jq -nc '"\(nan)"'
#### strings: [1.0]|tostring
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '[1.0]|tostring'
#### strings: "\(1.50)"
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"\(1.50)"'
#### strings: 1e1000|tostring
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '1e1000|tostring'
#### strings: 100000000000000000000|tostring
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '100000000000000000000|tostring'
#### strings: [3]|split("a")
jq -nc '[3]|split("a")'
#### strings: "a"|split(1)
jq -nc '"a"|split(1)'
#### strings: [1]|explode
jq -nc '[1]|explode'
#### strings: "a.b"|split(".")
jq -nc '"a.b"|split(".")'
#### strings: "ab,c"|ascii_downcase|@json
jq -nc '"ab,c"|ascii_downcase|@json'
#### strings: "\(1 + 2) and \("a" + "b")"
jq -nc '"\(1 + 2) and \("a" + "b")"'
#### strings: @json "v: \([1,"x"])"
jq -nc '@json "v: \([1,"x"])"'
#### strings: @html "<b>\("<i>")</b>"
jq -nc '@html "<b>\("<i>")</b>"'
#### strings: @csv "\([1,"a"])"
jq -nc '@csv "\([1,"a"])"'
#### strings: "aAbB" | ascii_downcase, ascii_upcase
jq -nc '"aAbB" | ascii_downcase, ascii_upcase'
#### strings: 3 | tostring, tojson, @text
jq -nc '3 | tostring, tojson, @text'
#### strings: {"a":[1,2]} | [tostream]
jq -nc '{"a":[1,2]} | [tostream]'
#### strings: fromstream({"a":[1,{"b":2}]} | tostream)
jq -nc 'fromstream({"a":[1,{"b":2}]} | tostream)'
#### strings: [1|truncate_stream([[0],1],[[1,0],2],[[1,0]],[[1]])]
jq -nc '[1|truncate_stream([[0],1],[[1,0],2],[[1,0]],[[1]])]'
#### strings: "a" | ascii
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"a" | ascii'
#### strings: [65,66] | implode
jq -nc '[65,66] | implode'
#### strings: "AB" | explode
jq -nc '"AB" | explode'
#### strings: {"a":1} | {a, "b": 2, "c\(.a)": 3, (.a|tostring): 4}
jq -nc '{"a":1} | {a, "b": 2, "c\(.a)": 3, (.a|tostring): 4}'
#### strings: "  x " | trim, ltrim, rtrim
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc '"  x " | trim, ltrim, rtrim'
#### strings: ltrimstr("x"), rtrimstr("x")
jq -nc 'ltrimstr("x"), rtrimstr("x")'
#### strings: "xabcx" | ltrimstr("x") | rtrimstr("x")
jq -nc '"xabcx" | ltrimstr("x") | rtrimstr("x")'
#### strings: "äöü" | length, utf8bytelength, ascii_downcase, explode
jq -nc '"äöü" | length, utf8bytelength, ascii_downcase, explode'
#### strings: "1,2,3" | split(",") | map(tonumber) | add
jq -nc '"1,2,3" | split(",") | map(tonumber) | add'
#### strings: @text "\(null) \(true) \([]) \({})"
jq -nc '@text "\(null) \(true) \([]) \({})"'
#### strings: infinite > 1e308, (-infinite | tostring)
jq -nc 'infinite > 1e308, (-infinite | tostring)'
#### strings: {"b":2,"a":1} | tojson, tostring, map_values(. + 1)
jq -nc '{"b":2,"a":1} | tojson, tostring, map_values(. + 1)'
#### strings: [1,2,3] | index(2), rindex(3), indices(1)
jq -nc '[1,2,3] | index(2), rindex(3), indices(1)'
#### strings: "a,b, cd, efg" | indices(", "), index(","), rindex(",")
jq -nc '"a,b, cd, efg" | indices(", "), index(","), rindex(",")'
#### strings: [0,1,2,1,3,1] | indices(1), indices([1,3])
jq -nc '[0,1,2,1,3,1] | indices(1), indices([1,3])'
#### strings: ascii_downcase?
jq -nc 'ascii_downcase?'
#### strings: @foo "x"
jq -nc '@foo "x"'
