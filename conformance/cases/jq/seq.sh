#### --seq: texts behind RS
printf '\0361\n\036[2]\n\036"x"\n' | jq -c --seq .; echo $?
#### --seq: text in front of the first RS
printf '1 2\0363\n' | jq -c --seq .; echo $?
#### --seq: a truncated array
printf '\036[1,\036[2]\n' | jq -c --seq .; echo $?
#### --seq: numbers that may be truncated
printf '\0361\0362' | jq -c --seq .; echo $?
#### --seq: an unfinished string
printf '\036"a' | jq -c --seq .; echo $?
#### --seq: an unfinished array
printf '\036[1' | jq -c --seq .; echo $?
#### --seq: a truncated literal
printf '\036{"a":1}{"b":2}\036tru\036null\n' | jq -c --seq .; echo $?
#### --seq: resynchronisation
printf '\036]\036[3]\n' | jq -c --seq .; echo $?
#### --seq: empty texts
printf '\036\036\036[3]\n\036' | jq -c --seq .; echo $?
#### --seq: no text
printf '' | jq -c --seq .; echo $?; printf '\n' | jq -c --seq .; echo $?
#### --seq: numbers that are not truncated
printf '\0361 2 3\n' | jq -c --seq .; echo $?
#### --seq: slurping and raw output
printf '[1]\n' | jq -c --seq -s .; echo $?; printf '\036[1]\n\0362\n' | jq -c --seq -s .; echo $?; jq -n --seq 1,2; jq -n --seq -j '1,"a"'; jq -nr --seq '"a"'
#### --seq: streaming
printf '\036[1,{"a":2}]\n' | jq -c --seq --stream .; echo $?
