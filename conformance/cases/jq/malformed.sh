#### malformed: {"a":tru}
printf '{"a":tru}' | jq -c .; echo $?
printf '{"a":tru}' | jq -nc 'try input catch .'
#### malformed: {"a":1
printf '{"a":1' | jq -c .; echo $?
printf '{"a":1' | jq -nc 'try input catch .'
#### malformed: [1,2
printf '[1,2' | jq -c .; echo $?
printf '[1,2' | jq -nc 'try input catch .'
#### malformed: "abc
printf '"abc' | jq -c .; echo $?
printf '"abc' | jq -nc 'try input catch .'
#### malformed: {"a" 1}
printf '{"a" 1}' | jq -c .; echo $?
printf '{"a" 1}' | jq -nc 'try input catch .'
#### malformed: [1 2]
printf '[1 2]' | jq -c .; echo $?
printf '[1 2]' | jq -nc 'try input catch .'
#### malformed: {1:2}
printf '{1:2}' | jq -c .; echo $?
printf '{1:2}' | jq -nc 'try input catch .'
#### malformed: [1,]
printf '[1,]' | jq -c .; echo $?
printf '[1,]' | jq -nc 'try input catch .'
#### malformed: {"a":1,}
printf '{"a":1,}' | jq -c .; echo $?
printf '{"a":1,}' | jq -nc 'try input catch .'
#### malformed: {,}
printf '{,}' | jq -c .; echo $?
printf '{,}' | jq -nc 'try input catch .'
#### malformed: ]
printf ']' | jq -c .; echo $?
printf ']' | jq -nc 'try input catch .'
#### malformed: [}
printf '[}' | jq -c .; echo $?
printf '[}' | jq -nc 'try input catch .'
#### malformed: nul
printf 'nul' | jq -c .; echo $?
printf 'nul' | jq -nc 'try input catch .'
#### malformed: [nul]
printf '[nul]' | jq -c .; echo $?
printf '[nul]' | jq -nc 'try input catch .'
#### malformed: -
printf -- '-' | jq -c .; echo $?
printf -- '-' | jq -nc 'try input catch .'
#### malformed: 1e
printf '1e' | jq -c .; echo $?
printf '1e' | jq -nc 'try input catch .'
#### malformed: [1e]
printf '[1e]' | jq -c .; echo $?
printf '[1e]' | jq -nc 'try input catch .'
#### malformed: "\\x"
printf '"\\x"' | jq -c .; echo $?
printf '"\\x"' | jq -nc 'try input catch .'
#### malformed: "\\ud800"
printf '"\\ud800"' | jq -c .; echo $?
printf '"\\ud800"' | jq -nc 'try input catch .'
#### malformed: "\\ud83d\\u0041"
printf '"\\ud83d\\u0041"' | jq -c .; echo $?
printf '"\\ud83d\\u0041"' | jq -nc 'try input catch .'
#### malformed: "a\nb"
printf '"a\nb"' | jq -c .; echo $?
printf '"a\nb"' | jq -nc 'try input catch .'
#### malformed: "\001"
printf '"\001"' | jq -c .; echo $?
printf '"\001"' | jq -nc 'try input catch .'
#### malformed: {a:1}
printf '{a:1}' | jq -c .; echo $?
printf '{a:1}' | jq -nc 'try input catch .'
#### malformed: {"a":1}x
printf '{"a":1}x' | jq -c .; echo $?
printf '{"a":1}x' | jq -nc 'try input catch .'
#### malformed: truefalse
printf 'truefalse' | jq -c .; echo $?
printf 'truefalse' | jq -nc 'try input catch .'
#### malformed: [1]\n[2\n
printf '[1]\n[2\n' | jq -c .; echo $?
printf '[1]\n[2\n' | jq -nc 'try input catch .'
#### malformed: \n\n{"a":\n1 2}
printf '\n\n{"a":\n1 2}' | jq -c .; echo $?
printf '\n\n{"a":\n1 2}' | jq -nc 'try input catch .'
#### malformed: {"a":1 "b":2}
printf '{"a":1 "b":2}' | jq -c .; echo $?
printf '{"a":1 "b":2}' | jq -nc 'try input catch .'
#### malformed: {"a":}
printf '{"a":}' | jq -c .; echo $?
printf '{"a":}' | jq -nc 'try input catch .'
#### malformed: {"a"}
printf '{"a"}' | jq -c .; echo $?
printf '{"a"}' | jq -nc 'try input catch .'
#### malformed: {"a":1:2}
printf '{"a":1:2}' | jq -c .; echo $?
printf '{"a":1:2}' | jq -nc 'try input catch .'
#### malformed: [1:2]
printf '[1:2]' | jq -c .; echo $?
printf '[1:2]' | jq -nc 'try input catch .'
#### malformed: :
printf ':' | jq -c .; echo $?
printf ':' | jq -nc 'try input catch .'
#### malformed: ,
printf ',' | jq -c .; echo $?
printf ',' | jq -nc 'try input catch .'
#### malformed: 1,2
printf '1,2' | jq -c .; echo $?
printf '1,2' | jq -nc 'try input catch .'
#### malformed: {"a":1}}
printf '{"a":1}}' | jq -c .; echo $?
printf '{"a":1}}' | jq -nc 'try input catch .'
#### malformed: "\\u12"
printf '"\\u12"' | jq -c .; echo $?
printf '"\\u12"' | jq -nc 'try input catch .'
#### malformed: 0x10
printf '0x10' | jq -c .; echo $?
printf '0x10' | jq -nc 'try input catch .'
#### malformed: 1_000
printf '1_000' | jq -c .; echo $?
printf '1_000' | jq -nc 'try input catch .'
#### malformed: // c\n1
printf '// c\n1' | jq -c .; echo $?
printf '// c\n1' | jq -nc 'try input catch .'
#### malformed: [1,,2]
printf '[1,,2]' | jq -c .; echo $?
printf '[1,,2]' | jq -nc 'try input catch .'
#### malformed: {"a":[}
printf '{"a":[}' | jq -c .; echo $?
printf '{"a":[}' | jq -nc 'try input catch .'
#### malformed: "abc\n
printf '"abc\n' | jq -c .; echo $?
printf '"abc\n' | jq -nc 'try input catch .'
#### malformed: 12\n34\n5x\n
printf '12\n34\n5x\n' | jq -c .; echo $?
printf '12\n34\n5x\n' | jq -nc 'try input catch .'
#### malformed: [[]
printf '[[]' | jq -c .; echo $?
printf '[[]' | jq -nc 'try input catch .'
#### malformed: [1}
printf '[1}' | jq -c .; echo $?
printf '[1}' | jq -nc 'try input catch .'
#### malformed: {"a":1]
printf '{"a":1]' | jq -c .; echo $?
printf '{"a":1]' | jq -nc 'try input catch .'
#### malformed: {"a":1,,"b":2}
printf '{"a":1,,"b":2}' | jq -c .; echo $?
printf '{"a":1,,"b":2}' | jq -nc 'try input catch .'
#### malformed: {"a":1,2}
printf '{"a":1,2}' | jq -c .; echo $?
printf '{"a":1,2}' | jq -nc 'try input catch .'
#### malformed: {"a","b"}
printf '{"a","b"}' | jq -c .; echo $?
printf '{"a","b"}' | jq -nc 'try input catch .'
#### malformed: {"a":{"b":}}
printf '{"a":{"b":}}' | jq -c .; echo $?
printf '{"a":{"b":}}' | jq -nc 'try input catch .'
#### malformed: [true false]
printf '[true false]' | jq -c .; echo $?
printf '[true false]' | jq -nc 'try input catch .'
#### malformed: ["a" "b"]
printf '["a" "b"]' | jq -c .; echo $?
printf '["a" "b"]' | jq -nc 'try input catch .'
#### malformed: [1"a"]
printf '[1"a"]' | jq -c .; echo $?
printf '[1"a"]' | jq -nc 'try input catch .'
#### malformed: {"a"1}
printf '{"a"1}' | jq -c .; echo $?
printf '{"a"1}' | jq -nc 'try input catch .'
#### malformed: tru\n
printf 'tru\n' | jq -c .; echo $?
printf 'tru\n' | jq -nc 'try input catch .'
#### malformed: {"a":nope}
printf '{"a":nope}' | jq -c .; echo $?
printf '{"a":nope}' | jq -nc 'try input catch .'
#### malformed: ["\t"]
printf '["\t"]' | jq -c .; echo $?
printf '["\t"]' | jq -nc 'try input catch .'
#### malformed: [[1,2],[3,4}
printf '[[1,2],[3,4}' | jq -c .; echo $?
printf '[[1,2],[3,4}' | jq -nc 'try input catch .'
