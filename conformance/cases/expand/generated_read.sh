#### read 0
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=,; printf %s 'a\x,	b\x	::' > f; { read -N 4 a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '
cc abcx	b  ' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s '  
b  : 
:\  a' > f; { read -d : a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s 'ca 
::b	' > f; { read -r a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s 'abcxa' > f; { read -d : -s a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s ' é  b::	' > f; { read -d : -n 0 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s 'é	c:::::	a' > f; { read -r -n 0 a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s 'xa::\éx		  ' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s ', 
 	' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s ' ' > f; { read -a arr -r ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 1
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=é; printf %s 'é:bx' > f; { read -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s '::   	::' > f; { read -s a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '\x\cé:c::' > f; { read -d : -r a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s 'cb	c' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s '  
:' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s ':cb::x:::b' > f; { read -N 4 a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '  
	  cé:::  		,' > f; { read -N 4 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s 'cc  ébc    ' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s ',	xx
bc' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s '	
x:xxxé  ' > f; { read -n 3 -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 2
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=$'\t'; printf %s 'cbb::,,a,é::a' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s '\::	' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s 'b	aé

	bb' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s '' > f; { read -N 4 -r ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'b  \a,' > f; { read -n 0 -r ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s '\' > f; { read -n 0 a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'bba' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s 'a,éx \éb a:' > f; { read -n 3 -N 4 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s '' > f; { read -d "" a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '\	 éaé:' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 3
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=$'\t'; printf %s '  
a:b' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s '\,	\

 b:' > f; { read -d : a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'c\
a\b' > f; { read -n 0 a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s '\écéb\,		  é' > f; { read -r -n 3 a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s 'x
, ::\    xx' > f; { read -a arr -r ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'b a' > f; { read -r -N 4 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s 'c::bx  ' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '\\: \
	c  	  ' > f; { read -N 4 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s 'a:,x  é
  b:' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s '\c' > f; { read -n 0 -d : a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 4
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=:; printf %s 'cx  é  b,c\' > f; { read -d "" -N 4 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s 'é	
' > f; { read -d : a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s '' > f; { read -a arr -d : ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s 'bc	b\:   ' > f; { read -s a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s 'é caa' > f; { read -r -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s '
ab
' > f; { read -N 4 a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'c	' > f; { read -r a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '' > f; { read -N 4 -s a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s 'céé	bx,x::\' > f; { read -s a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s 'x,:b a ,::b' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 5
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=$'\t'; printf %s 'éé' > f; { read -d : ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s 'cxéac:: b' > f; { read -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s ',\\x  ::bb::
::' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s 'cx	
\::é é' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '\:,::
  x' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s 'éé 
:\,\b  
' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s ',a:
b
' > f; { read -n 3 -s a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s '' > f; { read -n 0 -n 3 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s '	a ,	b
x:' > f; { read -r -d "" ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s ' :' > f; { read -d "" -n 3 a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 6
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=$'\t'; printf %s '\éx  ,a	xé::' > f; { read -n 0 -s a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s '  ::\b  ,c	x	cé' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s 'a:::,::	b	' > f; { read -n 0 -r a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s '::,x  \\  c' > f; { read -r a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s '  ' > f; { read -a arr -N 4 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s ':  a	' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s ' ,:
,x' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s 'bbb  é:a,:' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'bb  c' > f; { read -N 4 -n 3 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s '::é:: ,	x 
::é' > f; { read -d : a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 7
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=é; printf %s 'b::c::::c  a		' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s 'b  	

x\c ' > f; { read -n 0 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s 'a' > f; { read -n 3 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'éaé,:é	\' > f; { read -d : a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s ' :	c
ba 	c  a' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s ':::::	é,b
c:b' > f; { read -s -n 3 a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s 'b		é:' > f; { read -d "" ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s '::cxé\: c' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s 'a  
' > f; { read -d : -s ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s ':: :  é:xb
x  ' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 8
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( unset IFS; printf %s ' ' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s ':	\b  x:  :::' > f; { read -N 4 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s 'bc  \::a:  	 c' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s 'bc cé::	::,x,' > f; { read -r a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s ':,a,	 c' > f; { read -n 0 -n 3 a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s '::c\,	' > f; { read -n 3 a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s 'b:x:b' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s ':é
' > f; { read -d : a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s 'a' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s 'é\::	éa' > f; { read -n 3 -s a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 9
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=; printf %s '' > f; { read -n 0 -N 4 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s '
a 
' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s '
' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s ',c
ca  \

\:' > f; { read -d : ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '  b
\' > f; { read -n 0 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s 'é \
 	\b:b' > f; { read -s a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s '
 x' > f; { read -n 0 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '  a' > f; { read -a arr -d "" ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s '  ' > f; { read -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s '	\ac:bxcaa x' > f; { read -d : a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 10
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=x; printf %s 'b
a::' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s '\:  aa' > f; { read -n 0 -n 3 a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s '' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s 'éx::' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s ' cx	\é' > f; { read -a arr -d : ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s 'a	ab  ::\b' > f; { read -r -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s 'céxa
	:: 		' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s '  ' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s '\
ba:ba' > f; { read -r -n 3 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s '
 
::ba		b
  ' > f; { read -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 11
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=' :'; printf %s 'bé' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s ' ' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s ':\::,
' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s '\c:  é	c,c,' > f; { read -n 3 a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s ',acx' > f; { read -d : -n 3 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '	' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s ' ,
aa  	:\	éé' > f; { read -n 3 -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s 'éé,
x	\é::,x' > f; { read -r -n 0 a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s '  , céx::' > f; { read -N 4 -s a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s '  ca::,   cc:' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 12
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=x; printf %s '
 
	é	 xaa::x' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s '' > f; { read -n 0 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s '
:aéb\  b::  ' > f; { read -n 3 -N 4 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s '\é  ' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'x	::x\' > f; { read -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s '  	::c,:' > f; { read -a arr -N 4 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s '\\a:	bc,é' > f; { read -N 4 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '       x,' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s '	    		é,\,é' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s '

é,	' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 13
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=x; printf %s 'x' > f; { read -n 0 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s ',' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s ' b
	 ' > f; { read -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s ',' > f; { read -r a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s ':éaéx' > f; { read -s -d "" a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s ',c\:  
bxxéx' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s 'a,xé\\ébb' > f; { read -r a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s '		  b' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '

é' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s 'é' > f; { read -s -N 4 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 14
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=x; printf %s ':
::  bébé :
' > f; { read -d : -N 4 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s ':' > f; { read -r -n 3 a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'a		a
cc:	' > f; { read -n 0 -d : a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s ' é::ba:::' > f; { read -r a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s 'c  x::aé:a
' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s ':a:aébxxc::: ' > f; { read -N 4 -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'b\é,,x::x
ab' > f; { read -d : a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s '::' > f; { read -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'b' > f; { read -n 0 -r a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s 'b   c,ax' > f; { read -d "" -n 3 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 15
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=,; printf %s '
xc
 :	::' > f; { read -n 0 -N 4 a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s 'b\ ' > f; { read -n 0 -N 4 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'c,\
c,  ::' > f; { read -r -s a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s '\     ::a' > f; { read -n 0 a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '' > f; { read -a arr -d : ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s 'é:aba  
b ' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s '  	b:: b
é' > f; { read -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s 'cxb  \:é' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s '		cx' > f; { read -n 0 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s ',\x	x	  	c c' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 16
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=:; printf %s 'c   a\  bxab' > f; { read -a arr -n 0 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s '
\b' > f; { read -n 3 -r a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s 'ébb		' > f; { read -r -N 4 a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s 'b::  é,b:::aé' > f; { read -a arr -d : ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '	\::\::é	
::c ' > f; { read -n 3 a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s '' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s '\  :b
::x\a  ::' > f; { read -N 4 -n 0 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s 'é' > f; { read -n 3 -n 0 a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s 'éx:    x:,x ' > f; { read -n 3 -n 0 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s ',::  cx  xa::' > f; { read -d : a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 17
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=; printf %s '\c:: ' > f; { read -n 0 a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s ',:xc::baéax\' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s '::x,,\:\:: ' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s 'é\ \,' > f; { read -s a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s '  c ::é		' > f; { read -r a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s 'b::    ax' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s '	\,x' > f; { read -n 3 a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'é  ,  ::	é' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s ':	b\	' > f; { read -n 0 a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s 'a  ac   : :' > f; { read -n 0 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 18
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=x; printf %s 'cccx:c 
	' > f; { read -n 0 a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s ',c
xc::  ' > f; { read -d "" -n 0 a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s ', \,,' > f; { read -N 4 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s ' :' > f; { read -a arr -r ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '  a\:é  	' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s '

:::  ,' > f; { read -n 3 -d "" a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s 'cxc::\
c::	 ,\' > f; { read -N 4 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s '\\' > f; { read -a arr -s ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s ',::::,::  a
' > f; { read -r -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s ':: a:ééac	,' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 19
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=x; printf %s '  ,ax::x' > f; { read -r a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s 'éé
::é:	,	  ,
' > f; { read -a arr -n 0 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s '\    x:	' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s ':::::::x' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s '	::\:c' > f; { read -d : a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s ',
aa		bx\:::' > f; { read -r a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '	\' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s ':é\x ,\' > f; { read -s a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s '	b' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s ':	
x::::::' > f; { read -d "" a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 20
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=é; printf %s '  	::	x,' > f; { read -d : -d "" a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s 'x	ba  \\:	b' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s '\\bé b:' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s 'a::   \::	axb    ' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s '\xécé x:::
' > f; { read -a arr -s ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s 'c' > f; { read -N 4 -s a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'a\:\,a' > f; { read -n 0 -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s '  ,:,aéb' > f; { read -d : -d "" a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s ' \\x :aba' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s '	  	c ::é' > f; { read -n 0 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 21
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=$'\t'; printf %s ' xc' > f; { read -N 4 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'éx,éé:é::' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s 'cé  ab::' > f; { read -n 3 -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s '  xé
' > f; { read -s -d "" a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s ',aa
\b::c' > f; { read -n 0 -s a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s '    	cxx' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s ' ,::é ba::::' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s 'x
cca:  c  :::c' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s ',,' > f; { read -s -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s '		\x	x
::,	:' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 22
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=' :'; printf %s '\
bx  ' > f; { read -N 4 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s '

\ 	éb
 b' > f; { read -N 4 -s a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s 'b' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s 'b::b' > f; { read -d : a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s ',éx ' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s ',::		:	' > f; { read -n 3 a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s 'éb  é	c,::\' > f; { read -d : a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s '' > f; { read -d : a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( unset IFS; printf %s '  x' > f; { read -s a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s '' > f; { read  ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 23
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( unset IFS; printf %s ',aaxé	' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s ' ,::,:::
,
a' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s ',' > f; { read -r -n 0 a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s '\c::x c' > f; { read -d : -n 0 a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s 'bb::xb::,, :é' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s '  

,cx' > f; { read -n 0 ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s '	xbé,' > f; { read -d : a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s 'b

a  cx:	
a' > f; { read -N 4 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s ':x  aé,\c
\::
' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=:; printf %s '' > f; { read  a b c; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
#### read 24
y='p q'; x=5; w=(1 2); declare -A m=([k]=1); readonly r=1; echo hi > f
( IFS=' :'; printf %s ':c' > f; { read -s a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s '::c  
,,   ' > f; { read -n 0 a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=,; printf %s ':éa
c        :' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s '
xabc::bx,' > f; { read -d : a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=' :'; printf %s 'c::\   	x  ' > f; { read -a arr ; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s 'a:
:bé,  ::' > f; { read  a b; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=; printf %s ' bé	: 
::  ::	' > f; { read -r a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=$'\t'; printf %s 'ab,\ \,, ' > f; { read -N 4 -d : a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=é; printf %s '\éé::xcxxé\x	' > f; { read  a; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
( IFS=x; printf %s ':::\cé::b' > f; { read  a b c d; echo "$?"; cat; } < f; echo; declare -p a b c d arr REPLY ) 2>&1; echo "=$?"
