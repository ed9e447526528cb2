#### raw output
printf '["a\\tb","c\\u0000d",1,null]' | jq -r '.[]' | od -c
#### join output
jq -nj '1,"x",[2],"y\n"'
#### compact and indent
echo '{"a":[1,{"b":[]}],"c":{}}' > f; jq . f; jq -c . f; jq --indent 1 . f; jq --indent 0 . f; jq --indent 7 . f; jq --tab . f
#### indent out of range
#@ stderr any
jq -n --indent 9 1; echo $?; jq -n --indent; echo $?
#### sort keys
echo '{"b":1,"a":{"d":1,"c":[{"z":1,"y":2}]}}' | jq -S .; echo '{"b":1,"a":2}' | jq -Sc '., keys_unsorted, tojson'
#### ascii output
jq -na '"é😀\u007f\u2028"'
#### raw ascii output
jq -na '["é",{"ü":1}]' -c
#### monochrome after color
echo '{"a":1}' | jq -CM .
#### color object
echo '{"a":[1,{"b":[]},{}],"c":"x","d":null,"e":true,"f":false}' | jq -C .
#### color compact
echo '[1,{"b":[2,3],"c":{}},"s",null]' | jq -Cc .
#### color scalars
printf '1 "a" null true false [] {}' | jq -C .
#### color sorted tab
echo '{"b":{"d":1,"c":2},"a":[]}' | jq -CS --tab .
#### null input
echo '1 2 3' | jq -n '., input, [inputs]' -c
#### slurp
printf '1 2\n[3]' | jq -sc .; jq -sc . < /dev/null; echo '{"a":1}{"a":2}' | jq -s 'map(.a)|add'
#### slurp several files
echo 1 > a; echo '2 3' > b; jq -sc . a b; jq -c . a b b
#### raw input
printf 'a\nb\n\nc' | jq -R .; printf '' | jq -R .; printf 'x\r\ny\n' | jq -R .
#### raw input slurped
printf 'a\nb\n' | jq -Rs .; printf '' | jq -Rs .
#### raw input null
printf '1\n2\n' | jq -Rn '[inputs|tonumber]|add'
#### raw input lines to objects
printf 'a=1\nb=2\n' | jq -Rn 'reduce inputs as $l ({}; ($l|split("=")) as [$k,$v] | .[$k]=$v)' -c
#### arg and argjson
jq -nc --arg a 1 --argjson b '{"x":2}' '[$a,$b.x,$ARGS.named]'
#### arg twice keeps the first
jq -nc --arg a 1 --arg a 2 '$a'
#### args and jsonargs
jq -nc '$ARGS' --args a b 'c d'; jq -nc '$ARGS.positional' --jsonargs 1 '"x"' '{"y":null}'; jq -nc --args '[$ARGS.positional[]|ascii_upcase]' a b
#### args mixed
jq -nc '$ARGS.positional' --args a --jsonargs 1 --args b
#### bad argjson
#@ stderr any
jq -n --argjson f '{' 1; echo $?; jq -n --arg a; echo $?
#### slurpfile and rawfile
printf '1 [2]\n' > f; jq -nc --slurpfile s f --rawfile r f '[$s,$r]'
#### missing slurpfile
#@ stderr any
jq -n --slurpfile s nofile 1; echo $?
#### program from file
printf '# comment\n.a | # more\n  . + 1\n' > p.jq; echo '{"a":1}' | jq -f p.jq; echo '{"a":1}' > in; jq -f p.jq in; jq --from-file p.jq in
#### missing program file
#@ stderr any
jq -n -f nofile; echo $?
#### exit status
for i in null false 0 '""' '[]' empty 'null,1' '1,null'; do jq -ne "$i" > /dev/null; echo "$i $?"; done
#### exit status over inputs
echo 'null 1' | jq -e . > /dev/null; echo $?; echo '1 null' | jq -e . >/dev/null; echo $?
#### exit status without any input
#@ skip Debian's jq 1.6 gives 0, the manual and 1.7 give 4
jq -e . < /dev/null; echo $?
#### error status
echo '[1] {"a":1}' | jq .a; echo $?; echo '{"a":1} [1]' | jq .a; echo $?
#### error does not stop the next input
printf '1\n{"a":2}\n"x"\n{"a":4}\n' | jq .a; echo $?
#### error positions
printf '{}\n\n1 2\n' | jq '.a' ; echo $?; printf '[\n1,\n2]\n' | jq '.a'
#### error position without newline
printf '1' | jq '.a'; printf '1\n2' | jq .a; printf '[1]' | jq .a
#### error position in files
printf '1\n' > a; printf '\n\n{} 2\n' > b; jq .a a b; echo $?
#### raised objects
jq -n '{"a":1}|error'; echo $?; jq -n '"x"|error'; echo $?; jq -n 'error({})'; echo $?
#### halt and halt_error
jq -n '1,halt,2'; echo $?; jq -n '"bye\n"|halt_error'; echo $?; jq -n '{"a":1}|halt_error(3)'; echo $?; jq -n 'null|halt_error(0)'; echo $?
#### halt stops the inputs
#@ skip Debian's jq 1.6 goes on with the next input
echo '1 2 3' | jq 'if . == 2 then halt else . end'; echo $?
#### parse error status
echo '{' | jq .; echo $?; echo '1 2 {' | jq .; echo $?; echo '{' | jq -e .; echo $?
#### missing file
#@ stderr any
echo 1 > b; jq . nofile b; echo $?; jq . nofile; echo $?
#### unknown option
#@ stderr any
jq -Z . ; echo $?; jq --frobnicate . ; echo $?
#### compile error status
#@ stderr any
jq -n '1 +'; echo $?; jq -n 'foo'; echo $?; jq -n '{'; echo $?; jq -n '$x'; echo $?; jq -n 'break $x'; echo $?
#### clustered options
echo '{"b":"x","a":1}' | jq -Scr '.b,.'; echo '[1,2]' | jq -cr .
#### option after operands
echo '{"a":1}' > f; jq .a f -c; jq '.' f --sort-keys -c
#### dashes end the options
echo '{"a":1}' > ./f; jq -c . -- f
#### program that starts with a dash
jq -n '-1'; jq -n '-(2)'; echo 5 | jq '-.'
#### default program
echo '[1]' | jq -c
#### stream
printf '{"a":[1,{"b":2}]} 3 [] {} [[],{}]' | jq -c --stream .
#### stream of null input
printf '{"a":[1,{"b":2}]}' | jq -nc --stream '[inputs]'
#### stream back together
printf '{"a":[1,{"b":2}],"c":null}' | jq -nc --stream 'fromstream(inputs)'; printf '{"a":[1,{"b":2}],"c":null}' | jq -nc --stream 'fromstream(1|truncate_stream(inputs))'
#### stream truncated input
printf '{"a":[1,{"b":2}' | jq -c --stream .; echo $?
#### stream slurped
printf '[1,[2]]' | jq -c --stream -s .
#### stream selects
printf '{"a":[{"n":1},{"n":2}]}' | jq -c --stream 'select(length==2)|.[1]'
#### seq output
jq -n --seq '1,[2]' -c | od -c
#### seq input
printf '\036[1]\n\0362\n\036{"a":1}\n' | jq -c --seq . | od -c
#### environment
X=1 jq -n '$ENV.X, env.X'; export Y='a b'; jq -n 'env.Y'
#### input_filename
echo 1 > a; echo 2 > b; jq -c '[., input_filename]' a b; echo 3 | jq input_filename
#### input_line_number
printf '1\n2\n[3,\n4]\n' | jq -c '[.,input_line_number]'
#### debug and stderr
jq -n '1|debug|stderr|.+1'; jq -nc '[1,"x"]|debug' 2>/dev/null
#### input beyond the end
echo '1 2' | jq -n 'input,input,input'; echo $?; echo '1 2 3' | jq -c '[., input]'; echo $?
#### try input
echo '1' | jq -n '[inputs], (try input catch .)' -c
#### modules
mkdir lib; echo 'def f: "f of \(.)"; def g($x): $x * 2;' > lib/m.jq; jq -n -L lib 'import "m" as m; 1 | m::f, m::g(4)'; jq -n -L lib 'include "m"; 2 | f'; jq -n -Llib 'include "m"; g(1)'
#### module directory
mkdir -p lib/deep; echo 'def f: 7;' > lib/deep/deep.jq; jq -n -L lib 'import "deep" as d; d::f'
#### modules import modules
mkdir lib; echo 'def one: 1;' > lib/a.jq; echo 'import "a" as a; def two: a::one + 1;' > lib/b.jq; jq -n -L lib 'import "b" as b; b::two'
#### data modules
mkdir lib; echo '{"a":1} 2' > lib/d.json; jq -nc -L lib 'import "d" as $d; $d::d, $d[0].a'
#### missing module
#@ stderr any
jq -n 'import "nope" as n; 1'; echo $?
#### module search metadata
mkdir -p sub; echo 'def f: "here";' > sub/m.jq; jq -n 'import "m" as m {search: "./sub"}; m::f'
#### help and version
jq --help > /dev/null; echo $?; jq -V > /dev/null; echo $?
#### write error to closed reader
jq -n 'range(1000000)' | head -2
#### reads only what it needs
seq 1 100000 | jq -n 'first(inputs)'
