#### null input
#@ stderr any
yq -n '.a.b = 1 | .c = ["x"]' 

#### null input with several
#@ stderr any
yq -n '1, "a", [1], {"k": 2}' 

#### null input with a file
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq -n . f.yml

#### stdin without dash
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq .a < f.yml

#### stdin with dash
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq .a - < f.yml

#### file without expression
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq f.yml

#### expression and file swapped
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq f.yml .a

#### several files
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
printf 'a: 2\n' > g.yml; yq .a f.yml g.yml

#### several files whole
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
printf 'a: 2\n' > g.yml; yq . f.yml g.yml; yq -N . f.yml g.yml

#### filename and index
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
printf 'a: 2\n' > g.yml; yq '[filename, file_index, .a]' f.yml g.yml; yq '[filename, fi] | @json' f.yml g.yml

#### merge two files
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
printf 'a: 9\nb: {d: y}\n' > g.yml; yq ea '. as $i ireduce ({}; . * $i)' f.yml g.yml; yq ea 'select(fi == 0) * select(fi == 1)' f.yml g.yml

#### merge by load
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
printf 'a: 9\nb: {d: y}\n' > g.yml; yq '. * load("g.yml")' f.yml; yq '.g = load("g.yml")' f.yml

#### merge arrays
#@ stderr any
printf 'l: [1]\n' > a.yml; printf 'l: [2]\n' > b.yml; yq ea 'select(fi==0) *+ select(fi==1)' a.yml b.yml; yq ea '. as $i ireduce ({}; . *+ $i)' a.yml b.yml; yq '. *d load("b.yml")' a.yml

#### load str
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
printf 'x\ny\n' > s.txt; yq '.s = load_str("s.txt")' f.yml; yq 'load_str("nope")' f.yml

#### load others
#@ stderr any
printf '<r><a>1</a></r>' > x.xml; printf 'k.l=1\n' > p.properties; printf 'aGk=' > b64; yq -n 'load_xml("x.xml")'; yq -n 'load_props("p.properties")'; yq -n 'load_base64("b64")'

#### load several documents
#@ stderr any
printf 'a: 1\n---\na: 2\n' > m.yml; yq -n 'load("m.yml")'

#### load disabled
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq --security-disable-file-ops '. * load("f.yml")' f.yml

#### env
#@ stderr any
X=5 yq -n 'env(X) + 1'; X=5 yq -n 'strenv(X) + 1'; X='a: 1' yq -n 'env(X)'; yq -n 'env(NOPE_Y)'; yq -n 'strenv(NOPE_Y)'; X='[1, 2]' yq -n '.l = env(X)'

#### env disabled
#@ stderr any
X=5 yq --security-disable-env-ops -n 'env(X)'

#### env in assignment
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
V='x y' yq '.b.c = strenv(V)' f.yml; V=true yq '.b.c = env(V)' f.yml; V=true yq '.b.c = strenv(V)' f.yml

#### envsubst
#@ stderr any
A=1 B= yq -n '"$A ${A} ${B:-d} ${C-e} ${A:+set} $C. $$ $" | envsubst'; yq -n '"${NOPE_Z}" | envsubst(nu)'; B= yq -n '"${B}" | envsubst(ne)'

#### in place
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq -i '.a = 2' f.yml; cat f.yml; yq -i '.b.c |= upcase' f.yml f.yml; cat f.yml

#### in place fails
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq -i '.a | foo' f.yml; cat f.yml; yq -i '.a = error("x")' f.yml; cat f.yml; yq -i .a; yq -i .a nofile

#### in place two files
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
printf 'a: 5\n' > g.yml; yq -i '.a += 1' f.yml g.yml; cat f.yml g.yml

#### in place and mode
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
chmod 640 f.yml; yq -i '.a = 2' f.yml; stat -c %a f.yml; chmod 444 f.yml; yq -i '.a = 3' f.yml; echo $?; cat f.yml

#### in place through a link
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
ln -s f.yml l.yml; yq -i '.a = 2' l.yml; cat f.yml; test -L l.yml; echo $?

#### exit status
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq -e .a f.yml; echo $?; yq -e .zz f.yml; echo $?; yq -e '.a == 2' f.yml; echo $?; yq -e '.a == 1' f.yml; echo $?; yq -e 'select(.a == 5)' f.yml; echo $?

#### unwrap
#@ stderr any
printf 'a: "x" # c\n' > f.yml; yq .a f.yml; yq -r .a f.yml; yq -r=false .a f.yml; yq --unwrapScalar=false .a f.yml

#### nul output
#@ stderr any
printf 'a: [x, y]\n' | yq -0 '.a[]' | od -c

#### indent
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq -I0 . f.yml; yq -I1 .b f.yml; yq --indent 6 '{"q": .b}' f.yml; yq -I -1 . f.yml; yq -Ix . f.yml

#### pretty
#@ stderr any
printf '{"a": [1, {"b": "yes"}], "c": "true", "d": "x"}' | yq -P; printf '{"a": [1, {"b": "yes"}]}' | yq -P .a

#### eval and eval-all
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq eval .a f.yml; yq e .a f.yml; yq eval-all .a f.yml; yq ea .a f.yml

#### from file
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
printf '.a = 7 # set\n| .b.c = "z"\n' > e.txt; yq --from-file e.txt f.yml; cp e.txt e.yq; yq e.yq f.yml

#### expression flag
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq --expression '.a' f.yml

#### expression that is a file name
#@ stderr any
printf 'a: 1\n' > f.yml; mkdir length; yq length f.yml

#### comments in expressions
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq '.a # the first
| . + 1' f.yml

#### flags after operands
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq .a f.yml -o json; yq .b f.yml -o=json -I=0; yq .b -ojson f.yml; yq -oj -I0 .b f.yml

#### tojson
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq -j .b f.yml

#### input and output format
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq -py -oj . f.yml; yq --input-format yaml --output-format props . f.yml

#### split by name
#@ stderr any
printf '%s\n' '- {n: a}' '- {n: b}' > f.yml; yq -s .n '.[]' f.yml; ls; cat a.yml b.yml; yq -o json -s '.n + ".txt"' '.[]' f.yml; ls; yq -s '"d/e/" + .n' '.[]' f.yml; find d | sort; yq -s '"../" + .n' '.[]' f.yml; echo $?

#### front matter
#@ stderr any
printf -- '---\na: 1\n---\nbody\nmore: x\n' > p.md; yq -f extract .a p.md; yq -f process '.a = 2' p.md; yq -i -f process '.b = 1' p.md; cat p.md

#### front matter extract all
#@ stderr any
printf -- '---\na: 1\n---\nbody\n' > p.md; yq --front-matter=extract . p.md

#### string interpolation off
#@ stderr any
yq --string-interpolation=false -n '"a \(1)"'

#### no arguments
#@ stderr any
yq < /dev/null | head -c 5; echo $?; yq .a < /dev/null | head -c5

#### compact lists
#@ stderr any
printf 'a:\n  - b\n  - c: [1]\n    d:\n    - e\n' | yq -c .

#### dates
#@ stderr any
yq -n '"2021-01-02T03:04:05Z" | to_unix'; yq -n '1600000000 | from_unix'; yq -n '"2021-01-02" | format_datetime("Monday, 02-Jan-06")'; yq -n '"2021-01-02T03:04:05Z" | tz("Asia/Tokyo")'; yq -n '"Saturday, 15-Dec-01 at 2:59AM" | with_dtf("Monday, 02-Jan-06 at 3:04PM"; format_datetime("2006-01-02"))'

#### dates arithmetic
#@ stderr any
printf 'a: 2001-12-15T02:59:43.1Z\n' | yq '.a += "3h10m"'; printf 'a: 2001-12-15T02:59:43Z\n' | yq '.a -= "24h"'; printf 'a: 2001-12-15T02:59:43Z\nb: 2020-01-01\n' | yq '.a < .b'; yq -n '"a" | to_unix'

#### system is off
#@ stderr any
yq -n 'system("ls")'

#### omit nothing
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq 'omit(.zz)' f.yml; yq '(omit([])) |= 5' f.yml

#### omit and pick
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq 'omit(["a"])' f.yml; yq '.b |= omit(["c"])' f.yml; yq -n '[1, 2, 3] | omit([0, 2])'; yq -n '[1, 2, 3] | pick([2, 0, 9])'; yq 'pick(["zz"])' f.yml

#### base64 of what is no string
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq '@base64' f.yml; yq '.a | @uri' f.yml

#### messages
#@ tree any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq '.a | foo' f.yml; yq '.a +' f.yml; yq '(.a' f.yml; yq '.a)' f.yml; yq '[.a' f.yml; yq '1 2' f.yml; yq '.b.c[0] | keys' f.yml; yq '.a + {}' f.yml; yq '.b - 1' f.yml; yq 'if .a then 1' f.yml; yq '.b | join(",")' f.yml; yq '.a | upcase' f.yml; yq 'from_entries' f.yml; yq '9223372036854775807 + 1' f.yml; yq '5 % 0' f.yml; yq '.b | sort' f.yml; yq '.a as $x' f.yml; yq 'setpath(1; 2)' f.yml

#### many results
#@ stderr any
printf 'a: 1\nb: {c: x}\n' > f.yml
yq '.a, .b, .b.c' f.yml; yq '[.a, .b.c]' f.yml; yq '.a, (.b | .c)' f.yml

#### output of a reader that leaves
#@ stderr any
seq 1 2000 | sed 's/^/- /' | yq '.[]' | head -2

#### a thousand documents
#@ stderr any
for i in $(seq 300); do echo "a: $i"; echo ---; done | yq -N 'select(.a == 299) | .a'

#### a long list
#@ stderr any
seq 1 3000 | sed 's/^/- /' | yq 'length, (map(select(. > 2990)) | length), (.[] as $x ireduce (0; . + $x))'

