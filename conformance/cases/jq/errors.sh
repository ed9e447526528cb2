#### errors: error(null)
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'error(null)'
#### errors: error({a:1})
jq -nc 'error({a:1})'
#### errors: error
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'error'
#### errors: "x"|error
jq -nc '"x"|error'
#### errors: {a:1}|error
jq -nc '{a:1}|error'
#### errors: try error(null) catch .
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'try error(null) catch .'
#### errors: halt_error
jq -nc 'halt_error'
#### errors: "bye\n"|halt_error(3)
jq -nc '"bye\n"|halt_error(3)'
#### errors: {a:1}|halt_error
jq -nc '{a:1}|halt_error'
#### errors: null|halt_error
jq -nc 'null|halt_error'
#### errors: try error("x") catch .
jq -nc 'try error("x") catch .'
#### errors: (try error("\($__loc__)") catch .)
jq -nc '(try error("\($__loc__)") catch .)'
#### errors: error("a")?, 1
jq -nc 'error("a")?, 1'
#### errors: isvalid(error)
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'isvalid(error)'
#### errors: any(1,error("x");.==1)
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'any(1,error("x");.==1)'
#### errors: error("\(1)")
jq -nc 'error("\(1)")'
#### errors: halt_error("x")
jq -nc 'halt_error("x")'
#### errors: limit(1;error)
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'limit(1;error)'
#### errors: isempty(empty),isempty(1),isempty(error)
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'isempty(empty),isempty(1),isempty(error)'
#### errors: error(error("x"))
jq -nc 'error(error("x"))'
#### errors: try (1,error("x"),3) catch "c"
jq -nc 'try (1,error("x"),3) catch "c"'
#### errors: try error("x")
jq -nc 'try error("x")'
#### errors: try error catch .
#@ skip Debian's jq 1.6 differs; TestFollowsJQ17 has what 1.7 gives
jq -nc 'try error catch .'
#### errors: 1|try error("\(.)") catch .
jq -nc '1|try error("\(.)") catch .'
#### errors: [limit(1;1,error("x"))]
jq -nc '[limit(1;1,error("x"))]'
#### errors: error("x";1)
jq -nc 'error("x";1)'
#### errors: "x"|error(.)
jq -nc '"x"|error(.)'
#### errors: try (label $x | error("a"), break $x) catch .
jq -nc 'try (label $x | error("a"), break $x) catch .'
#### errors: [[3]] | .[] as [$a] ?// [$b] | if $a != null then error("err: \($a)") else {$a,$b} end
jq -nc '[[3]] | .[] as [$a] ?// [$b] | if $a != null then error("err: \($a)") else {$a,$b} end'
#### errors: try error("x") catch "caught: " + .
jq -nc 'try error("x") catch "caught: " + .'
#### errors: try error({"code": 1}) catch .code
jq -nc 'try error({"code": 1}) catch .code'
#### errors: error(null)?
jq -nc 'error(null)?'
#### errors: error("a\nb")
jq -nc 'error("a\nb")'
#### errors: {} | error
jq -nc '{} | error'
#### errors: try (1 | .a) catch .
jq -nc 'try (1 | .a) catch .'
#### errors: try ([] | .a) catch .
jq -nc 'try ([] | .a) catch .'
#### errors: try ({} | .[0]) catch .
jq -nc 'try ({} | .[0]) catch .'
#### errors: try ("a" - 1) catch .
jq -nc 'try ("a" - 1) catch .'
#### errors: try ([1] | implode) catch .
jq -nc 'try ([1] | implode) catch .'
#### errors: try ("a" | tonumber) catch .
jq -nc 'try ("a" | tonumber) catch .'
#### errors: try ({} | keys | .a) catch .
jq -nc 'try ({} | keys | .a) catch .'
#### errors: try ([] | has("a")) catch .
jq -nc 'try ([] | has("a")) catch .'
#### errors: try (1 | ltrimstr(1)) catch .
jq -nc 'try (1 | ltrimstr(1)) catch .'
#### errors: try ("a" | split(1)) catch .
jq -nc 'try ("a" | split(1)) catch .'
#### errors: try ([[]] | @csv) catch .
jq -nc 'try ([[]] | @csv) catch .'
#### errors: try ({} | @tsv) catch .
jq -nc 'try ({} | @tsv) catch .'
#### errors: try ("x" | fromjson) catch .
jq -nc 'try ("x" | fromjson) catch .'
#### errors: try ([1,2] | join(1)) catch .
jq -nc 'try ([1,2] | join(1)) catch .'
#### errors: try (null | implode) catch .
jq -nc 'try (null | implode) catch .'
#### errors: try ({} | sort) catch .
jq -nc 'try ({} | sort) catch .'
#### errors: try ({"a":1} | flatten) catch .
jq -nc 'try ({"a":1} | flatten) catch .'
#### errors: try (1 | range("a")) catch .
jq -nc 'try (1 | range("a")) catch .'
#### errors: try ([1] | .[{"a":1}]) catch .
jq -nc 'try ([1] | .[{"a":1}]) catch .'
#### errors: try (null | error("z")) catch .
jq -nc 'try (null | error("z")) catch .'
#### errors: try ([] | first(error("q"))) catch .
jq -nc 'try ([] | first(error("q"))) catch .'
