#### 0: x=g; f(){ unset x; echo ${x-unset}; x=3; }; x=1 f; echo $x
x=g; f(){ unset x; echo ${x-unset}; x=3; }; x=1 f; echo $x
#### 1: x=g; f(){ local x=1; unset x; echo ${x-unset}; declare -p x;
x=g; f(){ local x=1; unset x; echo ${x-unset}; declare -p x; x=5; g; }; g(){ echo $x; }; f; echo $x
#### 2: x=g; f(){ local x=1; g; echo ${x-unset}; }; g(){ unset x; ec
x=g; f(){ local x=1; g; echo ${x-unset}; }; g(){ unset x; echo ${x-unset}; }; f; echo $x
#### 3: x=0; x=1 read x <<<5; echo $x
x=0; x=1 read x <<<5; echo $x
#### 4: x=0; x=1 eval "x=2"; echo $x
x=0; x=1 eval "x=2"; echo $x
#### 5: x=0; x=1 eval "unset x; echo \${x-u}"; echo $x
x=0; x=1 eval "unset x; echo \${x-u}"; echo $x
#### 7: x=0; x=1 declare -p x; x=1 export y=2; x=1 export x; echo $x
x=0; x=1 declare -p x; x=1 export y=2; x=1 export x; echo $x; declare -p x
#### 8: declare -n r; r=5; echo $?; declare -p r
declare -n r; r=5; echo $?; declare -p r
#### 9: declare -n r; r=x; declare -p r; r=7; declare -p x r
declare -n r; r=x; declare -p r; r=7; declare -p x r
#### 10: declare -n r=x; declare -p r; unset r; declare -p r; x=1; un
declare -n r=x; declare -p r; unset r; declare -p r; x=1; unset r; declare -p x;unset -n r; declare -p r
#### 11: declare -n a=b; declare -n b=a; echo "$a"; a=1; echo $?
declare -n a=b; declare -n b=a; echo "$a"; a=1; echo $?
#### 12: declare -n a=a; echo $?
declare -n a=a; echo $?
#### 13: f(){ local -n x=x; x=5; echo "$x"; }; x=1; f; echo $x
f(){ local -n x=x; x=5; echo "$x"; }; x=1; f; echo $x
#### 14: declare -n "a=b[1]"; b=(1 2 3); echo $a; a=9; declare -p b; 
declare -n "a=b[1]"; b=(1 2 3); echo $a; a=9; declare -p b; unset a; declare -p b a
#### 15: declare -n a=1x; echo $?
declare -n a=1x; echo $?
#### 16: readonly x=1; x=2; echo $?; echo hi
readonly x=1; x=2; echo $?; echo hi
#### 17: readonly x=1 x=2 echo $? hi
readonly x=1
x=2
echo $? hi
#### 18: readonly x=1; f(){ local x=2; echo $x; }; f; echo $?
readonly x=1; f(){ local x=2; echo $x; }; f; echo $?
#### 19: export x=1; f(){ local x=2; env | grep ^x=; }; f
export x=1; f(){ local x=2; env | grep ^x=; }; f
#### 20: x=1 y=2; x=5 y=$x env | grep -E "^[xy]="
x=1 y=2; x=5 y=$x env | grep -E "^[xy]="
#### 21: declare -a x; declare -p x; x=(); declare -p x; declare -A m
declare -a x; declare -p x; x=(); declare -p x; declare -A m; declare -p m; m=(); declare -p m; echo ${x-u} ${x[@]-u}; [[ -v x ]] || echo no
#### 22: a=(1 2); a[-3]=1; echo $?; echo ${a[-3]}; a[-1]=z; declare -
a=(1 2); a[-3]=1; echo $?; echo ${a[-3]}; a[-1]=z; declare -p a
#### 23: a=abc; a[1]=z; declare -p a; unset a[0]; declare -p a; unset
a=abc; a[1]=z; declare -p a; unset a[0]; declare -p a; unset a; unset "a[0]"; echo $?
#### 24: declare -A m; m[]=1; echo $?; m[x]=1; echo "${m[]}"
declare -A m; m[]=1; echo $?; m[x]=1; echo "${m[]}"
#### 25: declare -i i=1+2; i+=5; echo $i; i=foo; echo $i; i=1/0; echo
declare -i i=1+2; i+=5; echo $i; i=foo; echo $i; i=1/0; echo $? $i
#### 26: declare -u u=abc; declare -l l=ABC; declare -c c="abc dEF"; 
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare -u u=abc; declare -l l=ABC; declare -c c="abc dEF"; declare -p u l c; declare -l u; declare -p u; declare -ul u; declare -p u
#### 27: unset x[0; echo $?; unset 1a; echo $?; unset -v -f x; echo $
unset x[0; echo $?; unset 1a; echo $?; unset -v -f x; echo $?; readonly q=1; unset q; echo $?
#### 28: declare -A m; for ((i=0;i<3000;i++)); do m[k$i]=1; done; k=(
declare -A m; for ((i=0;i<3000;i++)); do m[k$i]=1; done; k=("${!m[@]}"); echo ${k[@]:0:20}; echo "${!m[@]}" | cksum;  for ((i=0;i<6000;i++)); do m[k$i]=1; done; echo "${!m[@]}" | cksum; unset m[k5];  echo "${!m[@]}" | cksum; for ((i=0;i<10000;i++)); do m[é$i]=1; done; echo "${!m[@]}" | cksum;
#### 29: f(){ x=5; echo $x; }; x=1; x=2 f; echo $x; declare -p x; x=2
f(){ x=5; echo $x; }; x=1; x=2 f; echo $x; declare -p x; x=2 g; g(){ export x; }; x=2 g; echo $x; declare -p x
#### 30: f(){ local x; echo "[${x-unset}]"; declare -p x; }; x=1; x=2
f(){ local x; echo "[${x-unset}]"; declare -p x; }; x=1; x=2 f; f; echo $x; export x; f
#### 31: f(){ declare -g x=5; echo $x; }; x=1; f; echo $x; g(){ local
f(){ declare -g x=5; echo $x; }; x=1; f; echo $x; g(){ local x=2; f; }; g; echo $x
#### 32: f(){ local x=1; local x; echo "[$x]"; local -i x; echo "[$x]
f(){ local x=1; local x; echo "[$x]"; local -i x; echo "[$x]"; declare -p x; }; f
#### 33: f(){ local -a x; x=5; declare -p x; local x=(1 2); declare -
f(){ local -a x; x=5; declare -p x; local x=(1 2); declare -p x; local -A y=([a]=b); declare -p y; }; f
#### 34: a=(1 2); export a; declare -p a; env | grep ^a=; declare -x 
a=(1 2); export a; declare -p a; env | grep ^a=; declare -x b=(1); env | grep ^b=
#### 35: declare -r a=(1 2); a[0]=5; echo no
declare -r a=(1 2); a[0]=5; echo no
#### 36: declare -r a=(1 2); a+=(5); echo no
declare -r a=(1 2); a+=(5); echo no
#### 37: readonly x=1; unset x; echo $?; declare +r x; echo $?; decla
readonly x=1; unset x; echo $?; declare +r x; echo $?; declare x=2; echo $?; export x=3; echo $?; readonly x=4; echo $?; read x <<<5; echo $?; printf -v x 6; echo $?; for x in 1; do echo loop; done; echo $?
#### 38: readonly x=1; x=2 true; echo $?; x=2 env | grep ^x=; echo $x
readonly x=1; x=2 true; echo $?; x=2 env | grep ^x=; echo $x
#### 39: readonly x=1; x=2 eval "echo \$x"; echo $?
readonly x=1; x=2 eval "echo \$x"; echo $?
#### 40: readonly x=1; f(){ echo in; }; x=2 f; echo $?
readonly x=1; f(){ echo in; }; x=2 f; echo $?
#### 41: x=5; declare -i x; echo $x; x=a; echo $x; declare +i x; x=ab
x=5; declare -i x; echo $x; x=a; echo $x; declare +i x; x=abc; declare -p x
#### 42: set -a; x=1; declare -p x; f(){ local y=1; declare -p y; }; 
set -a; x=1; declare -p x; f(){ local y=1; declare -p y; }; f; z=(1 2); declare -p z
#### 43: declare -A m=([a]=1); m=5; declare -p m; echo $m; m+=x; decl
declare -A m=([a]=1); m=5; declare -p m; echo $m; m+=x; declare -p m
#### 44: a=(1 2); a+=x; declare -p a; a+=(3 4); declare -p a; a[1]+=z
a=(1 2); a+=x; declare -p a; a+=(3 4); declare -p a; a[1]+=z; declare -p a; b=s; b+=(t); declare -p b
#### 45: declare -ai a=(1+1 2*3); declare -p a; a+=(4+4); a[0]+=5; de
declare -ai a=(1+1 2*3); declare -p a; a+=(4+4); a[0]+=5; declare -p a; a+=1; declare -p a
#### 46: declare -a a; a=(1 2); declare -A a; echo $?; declare -A b; 
declare -a a; a=(1 2); declare -A a; echo $?; declare -A b; declare -a b; echo $?
#### 47: unset -n x; echo $?; x=(1 2 3); unset x[1]; declare -p x; un
unset -n x; echo $?; x=(1 2 3); unset x[1]; declare -p x; unset "x[@]"; declare -p x; x=(1 2); unset x[*]; declare -p x
#### 48: declare -A m=([a]=1 [@]=2); unset "m[@]"; declare -p m; unse
declare -A m=([a]=1 [@]=2); unset "m[@]"; declare -p m; unset "m[*]"; declare -p m
#### 49: x=abc; unset x[0]; echo $?; declare -p x; x=abc; unset x[1];
x=abc; unset x[0]; echo $?; declare -p x; x=abc; unset x[1]; echo $?
#### 50: a=(1 2 3); unset a[-1]; declare -p a; unset a[-5]; echo $?; 
a=(1 2 3); unset a[-1]; declare -p a; unset a[-5]; echo $?; unset a[1/0]; echo $?
