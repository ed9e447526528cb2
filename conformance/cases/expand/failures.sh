#### 0: declare -i x=1/0; echo hi $?
declare -i x=1/0; echo hi $?
#### 1: declare a[1/0]=1; echo hi $?
declare a[1/0]=1; echo hi $?
#### 2: declare -i x; read x <<< 1/0; echo hi $?
declare -i x; read x <<< 1/0; echo hi $?
#### 3: printf -v "a[1/0]" x; echo hi $?
printf -v "a[1/0]" x; echo hi $?
#### 4: read "a[1/0]" <<< x; echo hi $?
read "a[1/0]" <<< x; echo hi $?
#### 5: mapfile -O 1/0 a <<<x; echo $?
mapfile -O 1/0 a <<<x; echo $?
#### 6: declare -i x; x=1/0; echo hi
declare -i x; x=1/0; echo hi
#### 7: declare -i x; for x in 1/0; do echo; done; echo hi $?
declare -i x; for x in 1/0; do echo; done; echo hi $?
#### 8: declare -a a=([1/0]=x); echo hi $?
declare -a a=([1/0]=x); echo hi $?
#### 9: a=([1/0]=x); echo hi $?
a=([1/0]=x); echo hi $?
#### 10: [[ -v a[1/0] ]]; echo hi $?
[[ -v a[1/0] ]]; echo hi $?
#### 11: test -v "a[1/0]"; echo hi $?
test -v "a[1/0]"; echo hi $?
#### 12: unset "a[1/0]"; echo hi $?
unset "a[1/0]"; echo hi $?
#### 13: local -i x=1/0; f() { local -i x=1/0; echo in $?; }; f; echo
local -i x=1/0; f() { local -i x=1/0; echo in $?; }; f; echo hi $?
#### 14: export -n x=1/0; declare -i x; export x=1/0; echo hi $?
export -n x=1/0; declare -i x; export x=1/0; echo hi $?
#### 15: declare -i x; printf -v x 1/0; echo hi $?
declare -i x; printf -v x 1/0; echo hi $?
#### 16: declare -i x; getopts a x -a; echo hi $?
declare -i x; getopts a x -a; echo hi $?
#### 17: set -u; declare -i x=y; echo hi
set -u; declare -i x=y; echo hi
#### 18: set -u; let y; echo hi
set -u; let y; echo hi
#### 19: set -u; [[ y -eq 1 ]]; echo hi
set -u; [[ y -eq 1 ]]; echo hi
#### 20: set -u; read -a a <<< 1; unset "a[y]"; echo hi
set -u; read -a a <<< 1; unset "a[y]"; echo hi
#### 21: readonly r; declare -n q=r; q=5; echo hi
readonly r; declare -n q=r; q=5; echo hi
#### 22: readonly r; r+=1; echo hi
readonly r; r+=1; echo hi
#### 23: readonly -a r; r[0]=1; echo hi
readonly -a r; r[0]=1; echo hi
#### 24: readonly r; r=(1); echo hi
readonly r; r=(1); echo hi
#### 25: readonly r; for r in 1; do :; done; echo hi $?
readonly r; for r in 1; do :; done; echo hi $?
#### 26: readonly r; ((r=1)); echo hi $?
readonly r; ((r=1)); echo hi $?
#### 27: readonly r; echo ${r:=5}; echo hi $?
readonly r; echo ${r:=5}; echo hi $?
#### 28: readonly r; r=1 true; echo hi $?
readonly r; r=1 true; echo hi $?
#### 29: readonly r; f() { local r; }; f; echo hi $?
readonly r; f() { local r; }; f; echo hi $?
#### 30: readonly r; unset r; echo hi $?
readonly r; unset r; echo hi $?
#### 31: readonly r; select r in a; do break; done <<< 1; echo hi $?
readonly r; select r in a; do break; done <<< 1; echo hi $?
#### 32: readonly BASH_REMATCH 2>/dev/null; [[ a =~ a ]]; echo hi $?
readonly BASH_REMATCH 2>/dev/null; [[ a =~ a ]]; echo hi $?
