#### binary, short
jq -b . <<< '{"a":"x\r\ny"}'
#### binary, long
#@ stderr any
jq --binary -r .a <<< '{"a":"x\r\ny"}'
#### binary among other flags
jq -rbc '.[]' <<< '[1,"a",{"b":[]}]'
