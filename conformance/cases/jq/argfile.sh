#### values of files
echo '{"a":1}' >o; echo '1 2' >t; jq -nc --argfile b o --argfile c t '$b,$c'; : >e; jq -nc --argfile b e '$b'; jq -n --argfile b; echo $?
