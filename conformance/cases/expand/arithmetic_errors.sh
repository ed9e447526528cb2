#### 0: declare -A m; for i in a b c d e f g h one two three 1 2 10 
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare -A m; for i in a b c d e f g h one two three 1 2 10 11 "" é; do [ -n "$i" ] && m[$i]=1; done; echo "${!m[@]}"
#### 1: echo $((1/0)); echo hi
echo $((1/0)); echo hi
#### 2: echo $((1/0)) echo hi
echo $((1/0))
echo hi
#### 3: echo ${x:?foo}; echo hi
echo ${x:?foo}; echo hi
#### 4: echo ${x:?foo} echo hi
echo ${x:?foo}
echo hi
#### 5: (echo ${x:?foo}; echo in); echo hi $?
(echo ${x:?foo}; echo in); echo hi $?
#### 6: set -u; echo $x; echo hi
set -u; echo $x; echo hi
#### 7: set -u; (echo $x; echo in); echo hi $?; f(){ echo $x; echo i
set -u; (echo $x; echo in); echo hi $?; f(){ echo $x; echo inf; }; f; echo x
#### 8: echo ${x!}; echo hi
echo ${x!}; echo hi
#### 9: x=1; echo ${x@Z}; echo hi
x=1; echo ${x@Z}; echo hi
#### 10: x=$((1/0)); echo hi
x=$((1/0)); echo hi
#### 11: f(){ echo $((1/0)); echo inf; }; f; echo hi
f(){ echo $((1/0)); echo inf; }; f; echo hi
#### 12: for i in $((1/0)); do echo x; done; echo hi
for i in $((1/0)); do echo x; done; echo hi
#### 13: if [ $((1/0)) ]; then echo; fi; echo hi
if [ $((1/0)) ]; then echo; fi; echo hi
#### 14: ((1/0)); echo hi $?
((1/0)); echo hi $?
#### 15: let 1/0; echo hi $?
let 1/0; echo hi $?
#### 16: a[1/0]=1; echo hi $?
a[1/0]=1; echo hi $?
#### 17: echo ${a[1/0]}; echo hi $?
echo ${a[1/0]}; echo hi $?
#### 18: [[ 1/0 -eq 1 ]]; echo hi $?
[[ 1/0 -eq 1 ]]; echo hi $?
#### 19: [ 1/0 -eq 1 ]; echo hi $?
[ 1/0 -eq 1 ]; echo hi $?
#### 20: echo $(echo $((1/0)); echo hi); echo hi2
echo $(echo $((1/0)); echo hi); echo hi2
#### 21: eval "echo \$((1/0)); echo hi"; echo hi2
eval "echo \$((1/0)); echo hi"; echo hi2
#### 22: echo $((1/0 + 5)) ; echo
echo $((1/0 + 5)) ; echo
#### 23: echo $(( 1 / 0 + 5 )) ; echo
echo $((  1 / 0   + 5 )) ; echo
#### 24: echo $((1+)) ; echo
echo $((1+)) ; echo
#### 25: echo $((1 2)) ; echo
echo $((1 2)) ; echo
#### 26: echo $((x=5, y=)) ; echo
echo $((x=5, y=)) ; echo
#### 27: echo $((a b)) ; echo
echo $((a b)) ; echo
#### 28: echo $((1=2)) ; echo
echo $((1=2)) ; echo
#### 29: echo $((08)) ; echo
echo $((08)) ; echo
#### 30: echo $((212)) ; echo
echo $((2#12)) ; echo
#### 31: echo $((651)) ; echo
echo $((65#1)) ; echo
#### 32: echo $((1++)) ; echo
echo $((1++)) ; echo
#### 33: echo $((5 % 0)) ; echo
echo $((5 % 0)) ; echo
#### 34: echo $((2 ** -1)) ; echo
echo $((2 ** -1)) ; echo
#### 35: echo $((1 ? 2)) ; echo
echo $((1 ? 2)) ; echo
#### 36: echo $((1 ? 2 : )) ; echo
echo $((1 ? 2 : )) ; echo
#### 37: echo $((1 ? : 3)) ; echo
echo $((1 ? : 3)) ; echo
#### 40: x="1 +"; echo $((x)) ; echo
x="1 +"; echo $((x)) ; echo
#### 41: x=x; echo $((x)) ; echo
x=x; echo $((x)) ; echo
#### 42: x=y y=x; echo $((x)) ; echo
x=y y=x; echo $((x)) ; echo
#### 43: echo $((.5)) ; echo
echo $((.5)) ; echo
#### 44: echo $((1.5)) ; echo
echo $((1.5)) ; echo
#### 45: echo $((@)) ; echo
echo $((@)) ; echo
#### 46: echo $((a[)) ; echo
echo $((a[)) ; echo
#### 47: echo $((a[])) ; echo
echo $((a[])) ; echo
#### 48: echo $((a[0)) ; echo
echo $((a[0)) ; echo
#### 49: echo $((9223372036854775807+1)) $((-9223372036854775808/-1))
echo $((9223372036854775807+1)) $((-9223372036854775808/-1)) $((-9223372036854775808%-1)) $((9223372036854775808)) $((1<<64)) $((1<<-1)) $((2**63)) $((2**64)) $((0x7fffffffffffffffff))
#### 50: echo $((16fF)) $((36zZ)) $((37Z)) $((62Z)) $((64@)) $((
echo $((16#fF)) $((36#zZ)) $((37#Z)) $((62#Z)) $((64#@)) $((64#_)) $((0xff)) $((010)) $((10#08))
#### 51: echo $((0x)) $((11))
echo $((0x)) $((1#1))
#### 52: echo $((11))
echo $((1#1))
#### 53: echo $((3))
echo $((3#))
#### 54: echo $((12abc))
echo $((12abc))
#### 55: echo $(( "1" + 2 ))
echo $(( "1" + 2 ))
#### 56: echo $(( '1' + 2 ))
echo $(( '1' + 2 ))
#### 57: echo $(( \1 + 2 ))
echo $(( \1 + 2 ))
#### 58: echo $((x+=5,x++,++x,x--,--x)) $x $((!x)) $((~x)) $((-x)) $(
echo $((x+=5,x++,++x,x--,--x)) $x $((!x)) $((~x)) $((-x)) $((+x)) $((- -x)) $((!-x))
#### 59: echo $((--5)) $((++5)) $((5--3)) $((5++3)) $((5- -3))
echo $((--5)) $((++5)) $((5--3)) $((5++3)) $((5- -3))
#### 60: echo $((5--)) 
echo $((5--)) 
#### 61: echo $((x++ ++))
echo $((x++ ++))
#### 62: echo $((++x++))
echo $((++x++))
#### 63: echo $((x = y = 3)) $((x==3 ? y=4 : 5))
echo $((x = y = 3)) $((x==3 ? y=4 : 5))
#### 64: echo $((0 ? x=1 : x=2))
echo $((0 ? x=1 : x=2))
#### 65: echo $((1 || x=2))
echo $((1 || x=2))
#### 66: echo $((1 && (x=2), x))
echo $((1 && (x=2), x))
#### 67: echo $((1,))
echo $((1,))
#### 68: echo $((,1))
echo $((,1))
#### 69: echo $(())x $(( ))
echo $(())x $((  ))
#### 70: x=; echo $((x)) $((x+1))
x=; echo $((x)) $((x+1))
#### 71: readonly x=1; echo $((x=2)); echo hi
readonly x=1; echo $((x=2)); echo hi
#### 72: readonly x=1; ((x=2)); echo hi $?
readonly x=1; ((x=2)); echo hi $?
#### 73: readonly x=1; echo $((x++)); echo hi
readonly x=1; echo $((x++)); echo hi
#### 74: x=5; echo $((x/=0)); echo hi
x=5; echo $((x/=0)); echo hi
#### 75: echo $((1 + ++)); echo
echo $((1 + ++)); echo
#### 76: echo $((++ 1)); echo
echo $((++ 1)); echo
#### 77: echo $((++1x)); echo
echo $((++1x)); echo
#### 78: echo $((x ++)) $x; echo $((x++ + ++x)) $x
echo $((x ++)) $x; echo $((x++ + ++x)) $x
#### 79: echo $((x++=7))
echo $((x++=7))
#### 80: echo $((-x=7))
echo $((-x=7))
#### 81: echo $((!x=7))
echo $((!x=7))
#### 82: echo $((x+y=7))
echo $((x+y=7))
#### 83: echo $(( (x)=7 ))
echo $(( (x)=7 ))
#### 84: echo $(( (x)++ ))
echo $(( (x)++ ))
#### 85: echo $((2**-1)); echo
echo $((2**-1)); echo
#### 86: echo $((0 && 2**-1)); echo
echo $((0 && 2**-1)); echo
#### 87: echo $((-2**2)) $((2**3**2)) $((!2**2)) $((~1**2)) $((2**0))
echo $((-2**2)) $((2**3**2)) $((!2**2)) $((~1**2)) $((2**0)) $((0**0))
#### 88: echo $((1<2<3)) $((3>2>1)) $((1==1==1)) $((5&3|4^2)) $((1+2*
echo $((1<2<3)) $((3>2>1)) $((1==1==1)) $((5&3|4^2)) $((1+2*3%4-5/2)) $((1<<2+1)) $((7>>1)) $((-7>>1)) $((-7/2)) $((-7%2)) $((7%-2))
#### 89: echo $((1&&0||1)) $((0||0&&1)) $((!0&&1)) $((1?0?1:2:3)) $((
echo $((1&&0||1)) $((0||0&&1)) $((!0&&1)) $((1?0?1:2:3)) $((0?1:0?2:3)) $((1,2,3)) $((1?2,3:4))
#### 90: a=(1 2 3); i=0; echo $((a[i++]+=5)) $i ${a[@]}; echo $((a[i+
a=(1 2 3); i=0; echo $((a[i++]+=5)) $i ${a[@]}; echo $((a[i++]=9)) $i ${a[@]}; echo $((a[1]++ + ++a[1])) ${a[@]}; echo $((a[-1])) $((a)) $((a[5]))
#### 91: declare -A m=([k]=3 [x y]=4); echo $((m[k])) $((m[x y])) $((
declare -A m=([k]=3 [x y]=4); echo $((m[k])) $((m[x y])) $((m["x y"])) $((m[z]=5)) $((m[k]++)) ${m[@]}; k=k; echo $((m[$k])) $((m[z]+m[k]))
#### 92: x="a[\$(echo 0)]"; a=(7); echo $((x)) $((a[$(echo 0)]))
x="a[\$(echo 0)]"; a=(7); echo $((x)) $((a[$(echo 0)]))
#### 93: x='a[$(echo 1 >&2; echo 0)]'; a=(7); echo $((x))
x='a[$(echo 1 >&2; echo 0)]'; a=(7); echo $((x))
#### 94: set -u; echo $((x)); echo hi
set -u; echo $((x)); echo hi
#### 95: set -u; echo $((x+1)); echo hi
set -u; echo $((x+1)); echo hi
#### 96: set -u; a=(1);echo $((a[3])); echo hi
set -u; a=(1);echo $((a[3])); echo hi
#### 97: ((x)); echo $?; set -u; ((y)); echo $?
((x)); echo $?; set -u; ((y)); echo $?
#### 99: x=" 5 "; echo $((x)); x="5 5"; echo $((x))
x=" 5 "; echo $((x)); x="5 5"; echo $((x))
#### 100: x=09; echo $((x)); echo
x=09; echo $((x)); echo
#### 101: x=-5; echo $((x)) $((-x)) $((x*x)); x=+5; echo $((x)); x=--5
x=-5; echo $((x)) $((-x)) $((x*x)); x=+5; echo $((x)); x=--5;echo $((x)); x=0x1F; echo $((x)); x=abc; abc=7; echo $((x))
#### 102: echo $(( 1 + 2 ))
echo $(( 1 +
2 ))
#### 103: echo $((1 \ + 2))
echo $((1 \
+ 2))
#### 104: echo $(( 3 ! 2 ))
echo $(( 3 ! 2 ))
#### 105: echo $(( 3 ~ 2 ))
echo $(( 3 ~ 2 ))
#### 106: echo $(( ! ))
echo $(( ! ))
#### 107: echo $(( - ))
echo $(( - ))
#### 108: echo $(( () ))
echo $(( () ))
#### 112: let "x=(1"; echo $?
let "x=(1"; echo $?
#### 113: let "x=1)"; echo $?
let "x=1)"; echo $?
#### 114: let "x=1 ?"; echo $?
let "x=1 ?"; echo $?
#### 115: let "x=1 ? 2 :"; echo $?; let "&& 1"; let "1 &&"; let "<<1";
let "x=1 ? 2 :"; echo $?; let "&& 1"; let "1 &&"; let "<<1"; let "1 <<"; let "1 ="; let "= 1"; let "x ="; let "x +="; let "5 += 3"; let "5 === 3"; let "5 =! 3"; let "x =! 3"; echo $x; let "a.b"; let "5 $ 3"; let "5 @ 3"; let "5@3"; let "x#3"; let "5#"; let "#5"; let "5##4"; let "1#"; let "0#1"; let "2#"; let "2#2"; let "0x"; echo $?; let "0xg"; let "0b1"; let "10#"; let "10#-5"; let "64#_@Zz9"; let "1_000"; let "1@"; let "é"; let "x é"; let ""; echo $?; let " "; echo $?; let; echo $?; let "x[1" ; let "x[]"; let "]"; let "x]"; let "x[1]]"; let "x[1][2]"; let "x[1]y"; let "{"; let ";" ; let "1;2"; let "\"1\""; let "1 2 3"; let "(1)(2)"; let "1(2)"; let "x(2)"; let "(1) 2"; let "++"; let "--"; let "+"; let "x++ 5"; let "x++y"; let "x+++y"; let "x---y"; let "x+ ++y"; let "1+++2"; let "1++ +2"; let "++x++"; let "++5++"; let "x++++"; let "x+-+-5"; let "5**"; let "**5"; let "5***3"; let "5%%3"; let "5//3"; let "5><3"; let "5<>3"; let "5=<3"; let "5=>3"; let "x=>3"; let "5!=3"; let "5!3"; let "5!==3"; let "5&&&3"; let "5|||3"; let "5^^3"; let "5,,3"; let ","; let "?1:2"; let "1?:2"; let "1?2"; let "1:2"; let ":"; let "1?2:3:4"; let "1?2?3:4:5"; let "1?2?3:4"; let "x=1?2:x=3"; let "1?x=2:3"; let "x<<=1"; let "x>>=1"; let "x<=1"; let "x>==1"; let "x**=2"; let "x&&=2"; let "x^=2"; let "x|=2"; let "x&=2"; let "x~=2"; let "x!=2"; let "x=~2"; let "x%=2"; let "x%=0"; let "x-=0"; let "x*=0"; let "x/=0"
