#### expansion of odd expressions
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1/0)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1%0)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1 +)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1 2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((a b)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1=2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((08)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((2#12)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((65#1)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1++)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((2**-1)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1?2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1?2:)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1?:3)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((.5)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1.5)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((@)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((a[)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((a[])); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((3#)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((12abc)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $(("1"+2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $(('1'+2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((\1)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((--5)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((5--)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((x++ ++)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((++x++)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((++5)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((-x=7)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((0?x=1:x=2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1||x=2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1,)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((,1)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $(()); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((  )); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((16#fF)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((36#zZ)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((62#Z)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((64#@)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((64#_)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((0xff)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((0xfg)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((010)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((10#08)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((9223372036854775808)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1<<64)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1<<-1)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((2**63)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((2**64)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((-9223372036854775808/-1)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((-9223372036854775808%-1)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((())); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((x=y=3)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((x==6?y=4:5)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1<2<3)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((3>2>1)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((5&3|4^2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1+2*3%4-5/2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((!x)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((~x)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((!!x)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((- -x)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((!-x)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((a[1])); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((a[-1])); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((a[9])); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((a)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((m[k])); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((m[z])); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((a[a[0]])); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((a[x=1])); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((a[i++]+=5)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((a[1]++ + ++a[1])); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((x++,x)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((x+++y)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((x---y)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((x+ ++y)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1+++2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((5===3)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((5=!3)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1;2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $(({)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1&&&2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((5***3)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((5%%3)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((?1:2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1:2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1?2:3:4)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1?2?3:4:5)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((x>==1)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((x&&=2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((x~=2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((é)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $(($x+1)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((${x}1)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $(($(echo 3)*2)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((x[1)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $(((1)(2))); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1_000)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((0x)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $(("$x")); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((10#-5)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((a[1)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((1 ? 2 , 3 : 4)); echo "$x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); echo $((x+=5,x++,++x,x--,--x)); echo "$x $y $i ${a[*]}" ) 2>&1
#### let of odd expressions
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1/0"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1%0"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1 +"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1 2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "a b"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1=2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "08"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "2#12"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "65#1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1++"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "2**-1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1?2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1?2:"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1?:3"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let ".5"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1.5"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "@"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "a["; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "a[]"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "3#"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "12abc"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "\"1\"+2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "'1'+2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "\\1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "--5"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "5--"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "x++ ++"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "++x++"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "++5"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "-x=7"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "0?x=1:x=2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1||x=2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1,"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let ",1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let ""; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "  "; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "16#fF"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "36#zZ"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "62#Z"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "64#@"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "64#_"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "0xff"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "0xfg"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "010"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "10#08"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "9223372036854775808"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1<<64"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1<<-1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "2**63"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "2**64"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "-9223372036854775808/-1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "-9223372036854775808%-1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "((1+2)*3"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "(1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1)"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "()"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "x=y=3"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "x==6?y=4:5"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1<2<3"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "3>2>1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "5&3|4^2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1+2*3%4-5/2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "!x"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "~x"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "!!x"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "- -x"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "!-x"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "a[1]"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "a[-1]"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "a[9]"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "a"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "m[k]"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "m[z]"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "a[a[0]]"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "a[x=1]"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "a[i++]+=5"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "a[1]++ + ++a[1]"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "x++,x"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "x+++y"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "x---y"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "x+ ++y"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1+++2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "5===3"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "5=!3"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1;2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "{"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1&&&2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "5***3"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "5%%3"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "?1:2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1:2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1?2:3:4"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1?2?3:4:5"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "x>==1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "x&&=2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "x~=2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "é"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "\$x+1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "\${x}1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "\$(echo 3)*2"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "\`echo 4\`"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "x[1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "(1)(2)"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1_000"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "0x"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "\"\$x\""; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "10#-5"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "a[1"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "1 ? 2 , 3 : 4"; echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); let "x+=5,x++,++x,x--,--x"; echo "$? $x $y $i ${a[*]}" ) 2>&1
#### values of variables are expressions
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1/0'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1%0'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1 +'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1 2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='a b'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1=2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='08'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='2#12'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='65#1'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1++'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='2**-1'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1?2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1?2:'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1?:3'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='.5'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1.5'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='@'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='a['; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='a[]'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='3#'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='12abc'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='"1"+2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v=''\''1'\''+2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='\1'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='--5'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='5--'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='x++ ++'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='++x++'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='++5'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='-x=7'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='0?x=1:x=2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1||x=2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1,'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v=',1'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v=''; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='  '; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='16#fF'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='36#zZ'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='62#Z'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='64#@'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='64#_'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='0xff'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='0xfg'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='010'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='10#08'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='9223372036854775808'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1<<64'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1<<-1'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='2**63'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='2**64'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='-9223372036854775808/-1'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='-9223372036854775808%-1'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='((1+2)*3'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='(1'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1)'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='()'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='x=y=3'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='x==6?y=4:5'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1<2<3'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='3>2>1'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='5&3|4^2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1+2*3%4-5/2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='!x'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='~x'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='!!x'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='- -x'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='!-x'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='a[1]'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='a[-1]'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='a[9]'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='a'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='m[k]'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='m[z]'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='a[a[0]]'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='a[x=1]'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='a[i++]+=5'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='a[1]++ + ++a[1]'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='x++,x'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='x+++y'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='x---y'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='x+ ++y'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1+++2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='5===3'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='5=!3'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1;2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='{'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1&&&2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='5***3'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='5%%3'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='?1:2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1:2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1?2:3:4'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1?2?3:4:5'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='x>==1'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='x&&=2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='x~=2'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='é'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='x[1'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='(1)(2)'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1_000'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='0x'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='10#-5'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='a[1'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='1 ? 2 , 3 : 4'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); v='x+=5,x++,++x,x--,--x'; echo $((v)); echo "$? $x $y $i ${a[*]}"; declare -i n; n=$v; echo "$? $n"; n+=$v; echo $n; (( v )); echo $?; [[ v -gt 3 ]]; echo $? ) 2>&1
#### double parentheses of odd expressions
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1/0 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1%0 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1 + )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1 2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( a b )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1=2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 08 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 2#12 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 65#1 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1++ )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 2**-1 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1?2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1?2: )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1?:3 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( .5 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1.5 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( @ )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( a[ )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( a[] )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 3# )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 12abc )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( "1"+2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( '1'+2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( \1 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( --5 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 5-- )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( x++ ++ )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( ++x++ )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( ++5 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( -x=7 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 0?x=1:x=2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1||x=2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1, )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( ,1 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 16#fF )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 36#zZ )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 62#Z )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 64#@ )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 64#_ )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 0xff )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 0xfg )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 010 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 10#08 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 9223372036854775808 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1<<64 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1<<-1 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 2**63 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 2**64 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( -9223372036854775808/-1 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( -9223372036854775808%-1 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( () )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( x=y=3 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( x==6?y=4:5 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1<2<3 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 3>2>1 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 5&3|4^2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1+2*3%4-5/2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( !x )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( ~x )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( !!x )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( - -x )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( !-x )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( a[1] )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( a[-1] )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( a[9] )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( a )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( m[k] )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( m[z] )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( a[a[0]] )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( a[x=1] )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( a[i++]+=5 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( a[1]++ + ++a[1] )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( x++,x )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( x+++y )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( x---y )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( x+ ++y )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1+++2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 5===3 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 5=!3 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1;2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( { )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1&&&2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 5***3 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 5%%3 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( ?1:2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1:2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1?2:3:4 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1?2?3:4:5 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( x>==1 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( x&&=2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( x~=2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( é )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( $x+1 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( ${x}1 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( $(echo 3)*2 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( x[1 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( (1)(2) )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1_000 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 0x )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( "$x" )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 10#-5 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( a[1 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( 1 ? 2 , 3 : 4 )); echo "$? $x $y $i ${a[*]}" ) 2>&1
( x=6 y=2 i=0; a=(10 11 12); declare -A m=([k]=4); (( x+=5,x++,++x,x--,--x )); echo "$? $x $y $i ${a[*]}" ) 2>&1
