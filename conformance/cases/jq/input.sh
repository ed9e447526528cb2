#### empty input
jq . < /dev/null; echo $?; printf '   \n\t' | jq .; echo $?
#### many values
printf '1 "a"[2]{"b":3}null true\nfalse-1' | jq -c .
#### no final newline
printf '{"a":1}' | jq -c .; printf '12' | jq .
#### crlf
printf '{"a":1}\r\n[2]\r\n' | jq -c .
#### bom
printf '\357\273\277{"a":1}' | jq -c .
#### numbers
printf '0 -0 1 -1 123 0.5 1.5e300 1E2 1e-5 -2.5E-3 12345678901234567890' | jq -c '.+0'
#### number oddities
printf '01 1. .5 +1 NaN' | jq -c '.+0'
#### escapes
printf '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00"' | jq .; printf '"\\u0000\\u001f\\u007f"' | jq .
#### lone low surrogate
printf '"\\udc00x"' | jq .
#### invalid utf8
printf '"a\377b\300\200c\355\240\200d\360\237\230"' | jq . | od -c
#### duplicate keys
printf '{"a":1,"b":2,"a":3}' | jq -c '., keys_unsorted'
#### key order
printf '{"z":1,"a":2,"m":{"y":1,"b":2}}' | jq -c '., .m, keys, (.n=1), (.z=9), del(.a), to_entries'
#### empty keys and odd keys
printf '{"":1," ":2,"a.b":3,"$x":4}' | jq -c '.[""], ." ", .["a.b"], ."$x"'
#### deep nesting
printf '%0.s[' {1..200} > f; printf '%0.s]' {1..200} >> f; jq -c . f | wc -c
#### large string
head -c 200000 /dev/zero | tr '\0' x | jq -R 'length'
#### large array
seq 1 50000 | jq -s 'length, add, .[-1]'
#### many lines
seq 1 20000 | jq 'select(. % 5000 == 0)'
#### wide object
seq 1 3000 | jq -cn '[inputs | {key: "k\(.)", value: .}] | from_entries | length, .k2999, (keys|.[0:3])'
#### file with spaces
echo '{"a":1}' > 'a b'; jq .a 'a b'
#### stdin named dash is a file
#@ stderr any
echo 1 | jq . -; echo $?
#### directory as input
mkdir d; echo 1 > f; jq -c . d; echo $?; jq -c . d f; echo $?; jq . < d; echo $?
#### decimal texts that are integers to a double
printf '1.0 100e-2 0.10 1e0' | jq -c '.+0'
#### large integers computed with
printf '9007199254740993 -9007199254740993' | jq -c '.+0, -., (.|floor)'
#### error function
jq -nc "0.5|erf,erfc"
