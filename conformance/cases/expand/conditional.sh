#### 0: [[ "a b" =~ a\sb ]]
[[ "a b" =~ a\sb ]]
#### 1: [[ "asb" =~ a\sb ]]
[[ "asb" =~ a\sb ]]
#### 2: [[ "a.b" =~ a\.b ]]
[[ "a.b" =~ a\.b ]]
#### 3: [[ "axb" =~ a\.b ]]
[[ "axb" =~ a\.b ]]
#### 4: [[ "axb" =~ "a.b" ]]
[[ "axb" =~ "a.b" ]]
#### 5: r="a\.b"; [[ axb =~ $r ]]
r="a\.b"; [[ axb =~ $r ]]
#### 6: r="a.b"; [[ axb =~ "$r" ]]
r="a.b"; [[ axb =~ "$r" ]]
#### 7: [[ "a]b" =~ [\]] ]]
[[ "a]b" =~ [\]] ]]
#### 8: [[ a =~ ["ab"] ]]
[[ a =~ ["ab"] ]]
#### 9: [[ a =~ [a\b] ]] && echo "${BASH_REMATCH[0]}"
[[ a =~ [a\b] ]] && echo "${BASH_REMATCH[0]}"
#### 10: [[ "\\" =~ [a\b] ]]
[[ "\\" =~ [a\b] ]]
#### 11: [[ abc =~ (b)(x)?(c) ]]; declare -p BASH_REMATCH
[[ abc =~ (b)(x)?(c) ]]; declare -p BASH_REMATCH
#### 12: [[ abc =~ x ]]; declare -p BASH_REMATCH
[[ abc =~ x ]]; declare -p BASH_REMATCH
#### 14: r="("; [[ a =~ $r ]]; echo $?
r="("; [[ a =~ $r ]]; echo $?
#### 15: r="["; [[ a =~ $r ]]; echo $?
r="["; [[ a =~ $r ]]; echo $?
#### 16: r="a{1"; [[ a =~ $r ]]; echo $?
r="a{1"; [[ a =~ $r ]]; echo $?
#### 17: r=""; [[ a =~ $r ]]; echo $?
r="";  [[ a =~ $r ]]; echo $?
#### 18: shopt -s nocasematch; [[ ABC =~ b ]]
shopt -s nocasematch; [[ ABC =~ b ]]
#### 19: [[ "a b" =~ a.b ]]
[[ "a
b" =~ a.b ]]
#### 20: [[ "a b" =~ ^b ]]
[[ "a
b" =~ ^b ]]
#### 21: [[ é =~ ^.$ ]]
[[ é =~ ^.$ ]]
#### 22: LC_ALL=C; [[ é =~ ^.$ ]]
LC_ALL=C; [[ é =~ ^.$ ]]
#### 23: [[ ab =~ "a"b ]]
[[ ab =~ "a"b ]]
#### 24: [[ a+b =~ a"+"b ]]
[[ a+b =~ a"+"b ]]
#### 25: [[ "a\\b" =~ a\\b ]]
[[ "a\\b" =~ a\\b ]]
#### 26: [[ "[a]" =~ \[a\] ]]
[[ "[a]" =~ \[a\] ]]
#### 27: x="[a-z]"; [[ q =~ $x ]]
x="[a-z]"; [[ q =~ $x ]]
#### 28: x="[a-z]"; [[ q =~ "$x" ]]
x="[a-z]"; [[ q =~ "$x" ]]
#### 29: [[ a$b =~ \$ ]]
[[ a$b =~ \$ ]]
#### 30: [[ foo =~ ^(f|g)o{2}$ ]]
[[ foo =~ ^(f|g)o{2}$ ]]
#### 31: [[ " " =~ [[:space:]] ]]
[[ " " =~ [[:space:]] ]]
#### 32: [[ a -eq 0 ]]; echo $?; [[ 1+1 -eq 2 ]]
[[ a -eq 0 ]]; echo $?; [[ 1+1 -eq 2 ]]
#### 33: [[ x -eq "1 2" ]]; echo $?
[[ x -eq "1 2" ]]; echo $?
#### 34: [[ a < b && b > a ]]
[[ a < b && b > a ]]
#### 35: [[ -v x ]]; echo $?; x=; [[ -v x ]]
[[ -v x ]]; echo $?; x=; [[ -v x ]]
#### 36: a=(1); [[ -v a[0] ]] && [[ ! -v a[1] ]] && [[ -v a ]] && [[ 
a=(1); [[ -v a[0] ]] && [[ ! -v a[1] ]] && [[ -v a ]] && [[ -v a[@] ]]
#### 37: declare -A m=([k]=1); [[ -v m[k] ]]; echo $?; [[ -v m ]]; ec
declare -A m=([k]=1); [[ -v m[k] ]]; echo $?; [[ -v m ]]; echo $?; [[ -v m[@] ]]; echo $?
#### 38: [[ -o errexit ]]; echo $?; set -e; [[ -o errexit ]]; echo $?
[[ -o errexit ]]; echo $?; set -e; [[ -o errexit ]]; echo $?; [[ -o nosuch ]]; echo $?
#### 39: declare -n r=x; [[ -R r ]]; echo $?; [[ -R x ]]; echo $?
declare -n r=x; [[ -R r ]]; echo $?; [[ -R x ]]; echo $?
#### 40: [[ -z "" && -n a || x == y ]]
[[ -z "" && -n a || x == y ]]
#### 41: [[ ! ( a == b ) ]]
[[ ! ( a == b ) ]]
#### 42: [[ a == "a*" ]]; echo $?; [[ a* == "a*" ]]
[[ a == "a*" ]]; echo $?; [[ a* == "a*" ]]
#### 43: set -- a b; [[ "$@" == "a b" ]]
set -- a b; [[ "$@" == "a b" ]]
#### 44: [[ $x == "" ]]
[[ $x == "" ]]
#### 45: set -x; [[ a == b* || -n c ]]; [[ a =~ "b." ]]; [[ 1 -lt 2 ]
set -x; [[ a == b* || -n c ]]; [[ a =~ "b." ]]; [[ 1 -lt 2 ]]; [[ -f x ]]; [[ x ]]; [[ ! -z $y ]]; [ a = b ]
