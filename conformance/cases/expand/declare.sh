#### 0: set -- a b; shift x echo "n $?"
set -- a b; shift x
echo "n $?"
#### 1: set -- a b; shift 1 2 echo "n $?"
set -- a b; shift 1 2
echo "n $?"
#### 2: set -- a b; shift 1+1; echo "n $?"
set -- a b; shift 1+1; echo "n $?"
#### 4: f(){ local x=1 y; declare -p x y; local; local -p; declare z
f(){ local x=1 y; declare -p x y; local; local -p; declare z=2; declare -g G=3; typeset -i w=1+1; echo $w; local -r ro=1; ro=2; echo no; }; f; echo $? $G ${z-unset}; local x; echo $?
#### 5: f(){ echo hi; }; declare -f f; declare -F f; declare -F; dec
f(){ echo hi; }; declare -f f; declare -F f; declare -F; declare -p -f f; declare -f | head -3; export -f f; declare -F; export -pf; readonly -f f; f(){ echo no; }; unset -f f; echo $?; declare -fx f; declare -fp
#### 6: export A=1 B; export -p | grep -E " (A|B)"; export -n A; dec
export A=1 B; export -p | grep -E " (A|B)"; export -n A; declare -p A; export C+=x; declare -p C; export "D=a b"; declare -p D; export 1x; echo $?; export -f nope; echo $?; export -q; echo $?; x="a b"; export E=$x F=~; echo "$E" $F; export G=(1 2); declare -p G; export -- H=1; echo $H; readonly A=5; export A=6; echo $?; export A; declare -p A
#### 7: readonly x=1 y; declare -p x y; readonly x; echo $?; readonl
readonly x=1 y; declare -p x y; readonly x; echo $?; readonly x=2; echo $?; readonly -a a=(1 2); declare -p a; readonly -A m=([k]=v); declare -p m; readonly -p | grep -E " (x|y|a|m)" ; readonly 1x; echo $?; readonly -z; echo $?; f(){ readonly q=1; }; f; echo $q; g(){ local l=1; readonly l; declare -p l; }; g
#### 8: declare -a a=(1 2); declare a=5; declare -p a; declare a=(7 
declare -a a=(1 2); declare a=5; declare -p a; declare a=(7 8); declare -p a; declare -a s="(x y)"; declare -p s; declare "t=(x y)"; declare -p t; declare -a "u=([2]=x y)"; declare -p u; declare -A "v=([k]=x)"; declare -p v; s=1; declare -a s; declare -p s; declare -A s; echo $?; declare -i k=1+1 k+=2; echo $k; declare -a e=(); declare -p e; declare -a f; declare -p f; f+=(1); declare -p f; declare -ia n=(1+1 2+2); declare -p n; declare x+=a; declare x+=b; echo $x; declare -a aa=([1]=a [5]=b c); declare -p aa; declare -a q; declare q[2]=x; declare -p q; declare -a w=(a b) w+=(c); declare -p w
#### 9: declare -n ref=target; declare target=5; declare -p ref targ
declare -n ref=target; declare target=5; declare -p ref target; declare -x ref; declare -p target ref; declare -n ref2=ref; ref2=9; echo $target; declare -n arr=a[1]; arr=7; declare -p a; f(){ local -n l=$1; l=changed; }; v=1; f v; echo $v; declare -n bad=1x; echo $?; declare -n self=self; echo $?; declare -n e=""; echo $?; typeset -n z; declare -p z; z=zz; declare -p z; declare -in num=q; echo $?; declare -n na=(1 2); echo $?; declare -np
#### 10: f(){ local a=("${a[@]}" x); declare -p a; }; a=(1 2); f; g()
f(){ local a=("${a[@]}" x); declare -p a; }; a=(1 2); f; g(){ local b="$b!"; echo $b; }; b=z; g; h(){ local -i n=$n+1; echo $n; }; n=4; h
#### 11: declare +a x; echo $?; a=(1); declare +a a; echo $?; declare
declare +a x; echo $?; a=(1); declare +a a; echo $?; declare -A m; declare +A m; echo $?; readonly r=1; declare -i r; echo $?; declare -p r; declare -x r; declare -p r; declare +x r; declare -p r; declare -u r; declare -p r
#### 12: declare -r x; x=1; echo no
declare -r x; x=1; echo no
#### 13: declare -p a[0]; a=(1 2); declare -p a[1]; echo $?; declare 
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare -p a[0]; a=(1 2); declare -p a[1]; echo $?; declare a[1]; declare -p a; declare -i a[1]=3+4; declare -p a; declare -a z[5]; declare -p z; declare -a y[2]=q; declare -p y; declare "s[1]=x y"; declare -p s; x=5; declare x[1]=6; declare -p x; declare -A m; declare m["a b"]=1 "m[c d]=2" m[e]+=3; declare -p m; declare "m[q]"; declare m[]=1; echo $?
#### 14: x=1; f(){ declare -g x; declare -p x; local x=2; declare -g 
x=1; f(){ declare -g x; declare -p x; local x=2; declare -g x=3; echo $x; declare -gi x; declare -p x; declare -g -a arr=(1 2); declare -ga brr; }; f; declare -p x arr brr
#### 15: f(){ local x y=2; x=1; g; }; g(){ local; declare -p x y; exp
f(){ local x y=2; x=1; g; }; g(){ local; declare -p x y; export x; env | grep ^x=; unset x; declare -p x; local y; unset y; declare -p y; }; f; declare -p x
#### 16: f(){ local -; set -x; echo a; }; f; echo b; g(){ local - x=1
f(){ local -; set -x; echo a; }; f; echo b; g(){ local - x=1; set -f; echo $-; }; g; echo $-
#### 17: f(){ local x=1; local -p x; local -p; local 1a; echo $?; loc
f(){ local x=1; local -p x; local -p; local 1a; echo $?; local -z; echo $?; local x+=2; echo $x; local -r x; x=4; }; f; echo $?
#### 18: f(){ local -I x; declare -p x; local -I y=5; declare -p y; }
f(){ local -I x; declare -p x; local -I y=5; declare -p y; }; declare -i x=3; f; shopt -s localvar_inherit; g(){ local x; declare -p x; }; g
#### 19: f(){ readonly x=1; export y=2; local z=3; readonly z; export
f(){ readonly x=1; export y=2; local z=3; readonly z; export z; declare -p x y z; x=2; }; f; declare -p x y; echo
#### 20: declare a=(1 2) b=3; declare -p a b; declare -- c=1; declare
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare a=(1 2) b=3; declare -p a b; declare -- c=1; declare -p c; v="d=5"; declare $v; declare -p d; v="e=(1 2)"; declare $v; declare -p e; declare -a $v; declare -p e; v="-i g=1+1"; declare $v; declare -p g; declare x=a\ b y="c d"; declare -p x y; builtin declare z=*; command declare w=~; echo "$z" "$w"
#### 21: declare -lu a=Ab; declare -p a; declare -c b=abc; declare -u
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare -lu a=Ab; declare -p a; declare -c b=abc; declare -u b; declare -p b; declare -l b; declare -p b; declare +l b; declare -p b; declare -i -u c=1; declare -p c; declare -rx d=1; declare -p d; declare -xi e=2+2; declare -p e; declare -axirtlu f; declare -p f; export g; declare -p g; readonly h; declare -p h
#### 22: export "a[0]=1"; echo $?; export a[0]; echo $?; readonly b[1
export "a[0]=1"; echo $?; export a[0]; echo $?; readonly b[1]=2; echo $?; declare -p b; export -n nope; declare -p nope; export nope2; env | grep nope; export x=1 -n; echo $?; readonly -p -a | head -2; declare -pr | head -3; declare -pa | tail -1
