#### bc 1.5+2
#@ stderr any
bc <<'EOF'
1.5+2
EOF
echo $?

#### bc scale=5;1/3
#@ stderr any
bc <<'EOF'
scale=5;1/3
EOF
echo $?

#### bc 2^100
#@ stderr any
bc <<'EOF'
2^100
EOF
echo $?

#### bc x=3;x++;x
#@ stderr any
bc <<'EOF'
x=3;x++;x
EOF
echo $?

#### bc obase=16;255
#@ stderr any
bc <<'EOF'
obase=16;255
EOF
echo $?

#### bc ibase=16;FF
#@ stderr any
bc <<'EOF'
ibase=16;FF
EOF
echo $?

#### bc ibase=2;1010
#@ stderr any
bc <<'EOF'
ibase=2;1010
EOF
echo $?

#### bc obase=2;10
#@ stderr any
bc <<'EOF'
obase=2;10
EOF
echo $?

#### bc obase=8;64.5
#@ stderr any
bc <<'EOF'
obase=8;64.5
EOF
echo $?

#### bc obase=16;scale=4;1/3
#@ stderr any
bc <<'EOF'
obase=16;scale=4;1/3
EOF
echo $?

#### bc obase=20;399
#@ stderr any
bc <<'EOF'
obase=20;399
EOF
echo $?

#### bc obase=100;12345.678
#@ stderr any
bc <<'EOF'
obase=100;12345.678
EOF
echo $?

#### bc ibase=16;obase=A;FF
#@ stderr any
bc <<'EOF'
ibase=16;obase=A;FF
EOF
echo $?

#### bc 1/3
#@ stderr any
bc <<'EOF'
1/3
EOF
echo $?

#### bc -1/3
#@ stderr any
bc <<'EOF'
-1/3
EOF
echo $?

#### bc scale=2;-1/3
#@ stderr any
bc <<'EOF'
scale=2;-1/3
EOF
echo $?

#### bc .5
#@ stderr any
bc <<'EOF'
.5
EOF
echo $?

#### bc -.5
#@ stderr any
bc <<'EOF'
-.5
EOF
echo $?

#### bc 0.5+.5
#@ stderr any
bc <<'EOF'
0.5+.5
EOF
echo $?

#### bc 1.50
#@ stderr any
bc <<'EOF'
1.50
EOF
echo $?

#### bc 1.0
#@ stderr any
bc <<'EOF'
1.0
EOF
echo $?

#### bc 100
#@ stderr any
bc <<'EOF'
100
EOF
echo $?

#### bc -0
#@ stderr any
bc <<'EOF'
-0
EOF
echo $?

#### bc 0.00
#@ stderr any
bc <<'EOF'
0.00
EOF
echo $?

#### bc 10%3
#@ stderr any
bc <<'EOF'
10%3
EOF
echo $?

#### bc -10%3
#@ stderr any
bc <<'EOF'
-10%3
EOF
echo $?

#### bc 7.5%2
#@ stderr any
bc <<'EOF'
7.5%2
EOF
echo $?

#### bc scale=2;7.5%2
#@ stderr any
bc <<'EOF'
scale=2;7.5%2
EOF
echo $?

#### bc scale=2;10%3
#@ stderr any
bc <<'EOF'
scale=2;10%3
EOF
echo $?

#### bc 2^-1
#@ stderr any
bc <<'EOF'
2^-1
EOF
echo $?

#### bc scale=3;2^-1
#@ stderr any
bc <<'EOF'
scale=3;2^-1
EOF
echo $?

#### bc 2.5^2
#@ stderr any
bc <<'EOF'
2.5^2
EOF
echo $?

#### bc 1.23^3
#@ stderr any
bc <<'EOF'
1.23^3
EOF
echo $?

#### bc scale=1;1.23^3
#@ stderr any
bc <<'EOF'
scale=1;1.23^3
EOF
echo $?

#### bc 2^0
#@ stderr any
bc <<'EOF'
2^0
EOF
echo $?

#### bc 0^0
#@ stderr any
bc <<'EOF'
0^0
EOF
echo $?

#### bc -2^2
#@ stderr any
bc <<'EOF'
-2^2
EOF
echo $?

#### bc 2^3^2
#@ stderr any
bc <<'EOF'
2^3^2
EOF
echo $?

#### bc 1==1
#@ stderr any
bc <<'EOF'
1==1
EOF
echo $?

#### bc 1==2
#@ stderr any
bc <<'EOF'
1==2
EOF
echo $?

#### bc 1<2
#@ stderr any
bc <<'EOF'
1<2
EOF
echo $?

#### bc 2<=1
#@ stderr any
bc <<'EOF'
2<=1
EOF
echo $?

#### bc 1!=1
#@ stderr any
bc <<'EOF'
1!=1
EOF
echo $?

#### bc !0
#@ stderr any
bc <<'EOF'
!0
EOF
echo $?

#### bc !5
#@ stderr any
bc <<'EOF'
!5
EOF
echo $?

#### bc 1&&0
#@ stderr any
bc <<'EOF'
1&&0
EOF
echo $?

#### bc 1||0
#@ stderr any
bc <<'EOF'
1||0
EOF
echo $?

#### bc 0||0
#@ stderr any
bc <<'EOF'
0||0
EOF
echo $?

#### bc !1==0
#@ stderr any
bc <<'EOF'
!1==0
EOF
echo $?

#### bc a=5;a
#@ stderr any
bc <<'EOF'
a=5;a
EOF
echo $?

#### bc a=5
#@ stderr any
bc <<'EOF'
a=5
EOF
echo $?

#### bc (a=5)
#@ stderr any
bc <<'EOF'
(a=5)
EOF
echo $?

#### bc a=b=3;a+b
#@ stderr any
bc <<'EOF'
a=b=3;a+b
EOF
echo $?

#### bc a=3;a+=2;a
#@ stderr any
bc <<'EOF'
a=3;a+=2;a
EOF
echo $?

#### bc a=3;a-=5;a
#@ stderr any
bc <<'EOF'
a=3;a-=5;a
EOF
echo $?

#### bc a=3;a*=2;a
#@ stderr any
bc <<'EOF'
a=3;a*=2;a
EOF
echo $?

#### bc a=7;a/=2;a
#@ stderr any
bc <<'EOF'
a=7;a/=2;a
EOF
echo $?

#### bc a=7;a%=4;a
#@ stderr any
bc <<'EOF'
a=7;a%=4;a
EOF
echo $?

#### bc a=2;a^=10;a
#@ stderr any
bc <<'EOF'
a=2;a^=10;a
EOF
echo $?

#### bc ++a;a++;a--;--a
#@ stderr any
bc <<'EOF'
++a;a++;a--;--a
EOF
echo $?

#### bc a[1]=5;a[1];a[2]
#@ stderr any
bc <<'EOF'
a[1]=5;a[1];a[2]
EOF
echo $?

#### bc a[1.9]=3;a[1]
#@ stderr any
bc <<'EOF'
a[1.9]=3;a[1]
EOF
echo $?

#### bc i=2;a[i+1]=7;a[3]
#@ stderr any
bc <<'EOF'
i=2;a[i+1]=7;a[3]
EOF
echo $?

#### bc sqrt(2)
#@ stderr any
bc <<'EOF'
sqrt(2)
EOF
echo $?

#### bc scale=10;sqrt(2)
#@ stderr any
bc <<'EOF'
scale=10;sqrt(2)
EOF
echo $?

#### bc sqrt(16)
#@ stderr any
bc <<'EOF'
sqrt(16)
EOF
echo $?

#### bc sqrt(1.44)
#@ stderr any
bc <<'EOF'
sqrt(1.44)
EOF
echo $?

#### bc sqrt(0)
#@ stderr any
bc <<'EOF'
sqrt(0)
EOF
echo $?

#### bc length(12345)
#@ stderr any
bc <<'EOF'
length(12345)
EOF
echo $?

#### bc length(123.45)
#@ stderr any
bc <<'EOF'
length(123.45)
EOF
echo $?

#### bc length(0)
#@ stderr any
bc <<'EOF'
length(0)
EOF
echo $?

#### bc length(.001)
#@ stderr any
bc <<'EOF'
length(.001)
EOF
echo $?

#### bc scale(1.234)
#@ stderr any
bc <<'EOF'
scale(1.234)
EOF
echo $?

#### bc scale(5)
#@ stderr any
bc <<'EOF'
scale(5)
EOF
echo $?

#### bc scale=3;scale
#@ stderr any
bc <<'EOF'
scale=3;scale
EOF
echo $?

#### bc scale=7;scale;ibase;obase
#@ stderr any
bc <<'EOF'
scale=7;scale;ibase;obase
EOF
echo $?

#### bc 1+2*3
#@ stderr any
bc <<'EOF'
1+2*3
EOF
echo $?

#### bc (1+2)*3
#@ stderr any
bc <<'EOF'
(1+2)*3
EOF
echo $?

#### bc 10-3-2
#@ stderr any
bc <<'EOF'
10-3-2
EOF
echo $?

#### bc 2*3%4
#@ stderr any
bc <<'EOF'
2*3%4
EOF
echo $?

#### bc 1+1==2
#@ stderr any
bc <<'EOF'
1+1==2
EOF
echo $?

#### bc a=1<2;a
#@ stderr any
bc <<'EOF'
a=1<2;a
EOF
echo $?

#### bc 3 4
#@ stderr any
bc <<'EOF'
3 4
EOF
echo $?

#### bc 3+
#@ stderr any
bc <<'EOF'
3+
EOF
echo $?

#### bc 1 +* 2
#@ stderr any
bc <<'EOF'
1 +* 2
EOF
echo $?

#### bc (1
#@ stderr any
bc <<'EOF'
(1
EOF
echo $?

#### bc 1)
#@ stderr any
bc <<'EOF'
1)
EOF
echo $?

#### bc abc
#@ stderr any
bc <<'EOF'
abc
EOF
echo $?

#### bc ABC
#@ stderr any
bc <<'EOF'
ABC
EOF
echo $?

#### bc last
#@ stderr any
bc <<'EOF'
last
EOF
echo $?

#### bc 5;last+1
#@ stderr any
bc <<'EOF'
5;last+1
EOF
echo $?

#### bc 5;.
#@ stderr any
bc <<'EOF'
5;.
EOF
echo $?

#### bc print 1
#@ stderr any
bc <<'EOF'
print 1
EOF
echo $?

#### bc print "a",1,"b\n"
#@ stderr any
bc <<'EOF'
print "a",1,"b\n"
EOF
echo $?

#### bc print "tab\tq\qx\\\n"
#@ stderr any
bc <<'EOF'
print "tab\tq\qx\\\n"
EOF
echo $?

#### bc "hello"
#@ stderr any
bc <<'EOF'
"hello"
EOF
echo $?

#### bc "hello\n"
#@ stderr any
bc <<'EOF'
"hello\n"
EOF
echo $?

#### bc "a";1;"b"
#@ stderr any
bc <<'EOF'
"a";1;"b"
EOF
echo $?

#### bc if(1)2
#@ stderr any
bc <<'EOF'
if(1)2
EOF
echo $?

#### bc if(0)2
#@ stderr any
bc <<'EOF'
if(0)2
EOF
echo $?

#### bc if(1)2 else 3
#@ stderr any
bc <<'EOF'
if(1)2 else 3
EOF
echo $?

#### bc if(0)2 else 3
#@ stderr any
bc <<'EOF'
if(0)2 else 3
EOF
echo $?

#### bc if(1){2;3}
#@ stderr any
bc <<'EOF'
if(1){2;3}
EOF
echo $?

#### bc while(i<3){i;i++}
#@ stderr any
bc <<'EOF'
while(i<3){i;i++}
EOF
echo $?

#### bc while(i++<3)i
#@ stderr any
bc <<'EOF'
while(i++<3)i
EOF
echo $?

#### bc for(i=0;i<3;i++)i
#@ stderr any
bc <<'EOF'
for(i=0;i<3;i++)i
EOF
echo $?

#### bc for(i=0;i<3;i++){i*i}
#@ stderr any
bc <<'EOF'
for(i=0;i<3;i++){i*i}
EOF
echo $?

#### bc for(;;){i++;if(i>3)break;i}
#@ stderr any
bc <<'EOF'
for(;;){i++;if(i>3)break;i}
EOF
echo $?

#### bc for(i=0;i<5;i++){if(i==2)continue;i}
#@ stderr any
bc <<'EOF'
for(i=0;i<5;i++){if(i==2)continue;i}
EOF
echo $?

#### bc {1;2;3}
#@ stderr any
bc <<'EOF'
{1;2;3}
EOF
echo $?

#### bc define f(x){return(x*2)}
#@ stderr any
bc <<'EOF'
define f(x){return(x*2)}
EOF
echo $?

#### bc define f(x){return x+1}\nf(3)
#@ stderr any
bc <<'EOF'
define f(x){return x+1}
f(3)
EOF
echo $?

#### bc define f(x){return(x*2)}\nf(4)
#@ stderr any
bc <<'EOF'
define f(x){return(x*2)}
f(4)
EOF
echo $?

#### bc define f(x,y){auto z;z=x+y;return(z)}\nf(1,2)
#@ stderr any
bc <<'EOF'
define f(x,y){auto z;z=x+y;return(z)}
f(1,2)
EOF
echo $?

#### bc define f(n){if(n<=1)return(1);return(n*f(n-1))}\nf(20)
#@ stderr any
bc <<'EOF'
define f(n){if(n<=1)return(1);return(n*f(n-1))}
f(20)
EOF
echo $?

#### bc define f(n){\n if (n<2) return n\n return f(n-1)+f(n-2)\n}\nf(15)
#@ stderr any
bc <<'EOF'
define f(n){
 if (n<2) return n
 return f(n-1)+f(n-2)
}
f(15)
EOF
echo $?

#### bc define f(){x=9}\nf();x
#@ stderr any
bc <<'EOF'
define f(){x=9}
f();x
EOF
echo $?

#### bc define f(a[]){a[0]=5;return(a[0])}\nb[0]=1;f(b[]);b[0]
#@ stderr any
bc <<'EOF'
define f(a[]){a[0]=5;return(a[0])}
b[0]=1;f(b[]);b[0]
EOF
echo $?

#### bc define void f(x){print x,"\n"}\nf(3)
#@ stderr any
bc <<'EOF'
define void f(x){print x,"\n"}
f(3)
EOF
echo $?

#### bc define f(x)\n{\n return(x)\n}\nf(2)
#@ stderr any
bc <<'EOF'
define f(x)
{
 return(x)
}
f(2)
EOF
echo $?

#### bc define f(*a[]){a[0]=5}\nf(b[]);b[0]
#@ stderr any
bc <<'EOF'
define f(*a[]){a[0]=5}
f(b[]);b[0]
EOF
echo $?

#### bc f(1)
#@ stderr any
bc <<'EOF'
f(1)
EOF
echo $?

#### bc quit
#@ stderr any
bc <<'EOF'
quit
EOF
echo $?

#### bc 1;quit;2
#@ stderr any
bc <<'EOF'
1;quit;2
EOF
echo $?

#### bc 1\nquit\n2
#@ stderr any
bc <<'EOF'
1
quit
2
EOF
echo $?

#### bc halt
#@ stderr any
bc <<'EOF'
halt
EOF
echo $?

#### bc 1\nhalt\n2
#@ stderr any
bc <<'EOF'
1
halt
2
EOF
echo $?

#### bc if(0)quit\n3
#@ stderr any
bc <<'EOF'
if(0)quit
3
EOF
echo $?

#### bc # comment\n1
#@ stderr any
bc <<'EOF'
# comment
1
EOF
echo $?

#### bc 1 # x
#@ stderr any
bc <<'EOF'
1 # x
EOF
echo $?

#### bc /* c */ 2
#@ stderr any
bc <<'EOF'
/* c */ 2
EOF
echo $?

#### bc 1 /* a\nb */ +2
#@ stderr any
bc <<'EOF'
1 /* a
b */ +2
EOF
echo $?

#### bc 1+\\n2
#@ stderr any
bc <<'EOF'
1+\
2
EOF
echo $?

#### bc a_b=3;a_b
#@ stderr any
bc <<'EOF'
a_b=3;a_b
EOF
echo $?

#### bc ab1=2;ab1*2
#@ stderr any
bc <<'EOF'
ab1=2;ab1*2
EOF
echo $?

#### bc 1e3
#@ stderr any
bc <<'EOF'
1e3
EOF
echo $?

#### bc 0x10
#@ stderr any
bc <<'EOF'
0x10
EOF
echo $?

#### bc 2**3
#@ stderr any
bc <<'EOF'
2**3
EOF
echo $?

#### bc 1..2
#@ stderr any
bc <<'EOF'
1..2
EOF
echo $?

#### bc 1.2.3
#@ stderr any
bc <<'EOF'
1.2.3
EOF
echo $?

#### bc 1;;2
#@ stderr any
bc <<'EOF'
1;;2
EOF
echo $?

#### bc
#@ stderr any
bc <<'EOF'

EOF
echo $?

#### bc \n\n
#@ stderr any
bc <<'EOF'



EOF
echo $?

#### bc 1\n2\n3
#@ stderr any
bc <<'EOF'
1
2
3
EOF
echo $?

#### bc 99999999999999999999*99999999999999999999
#@ stderr any
bc <<'EOF'
99999999999999999999*99999999999999999999
EOF
echo $?

#### bc 2^300
#@ stderr any
bc <<'EOF'
2^300
EOF
echo $?

#### bc 3^500
#@ stderr any
bc <<'EOF'
3^500
EOF
echo $?

#### bc 1/0
#@ stderr any
bc <<'EOF'
1/0
EOF
echo $?

#### bc 1%0
#@ stderr any
bc <<'EOF'
1%0
EOF
echo $?

#### bc sqrt(-1)
#@ stderr any
bc <<'EOF'
sqrt(-1)
EOF
echo $?

#### bc 2^1.5
#@ stderr any
bc <<'EOF'
2^1.5
EOF
echo $?

#### bc scale=-1;scale
#@ stderr any
bc <<'EOF'
scale=-1;scale
EOF
echo $?

#### bc ibase=1;ibase
#@ stderr any
bc <<'EOF'
ibase=1;ibase
EOF
echo $?

#### bc ibase=17;ibase
#@ stderr any
bc <<'EOF'
ibase=17;ibase
EOF
echo $?

#### bc obase=1;obase
#@ stderr any
bc <<'EOF'
obase=1;obase
EOF
echo $?

#### bc 5/0;3
#@ stderr any
bc <<'EOF'
5/0;3
EOF
echo $?

#### bc 1/0\n4
#@ stderr any
bc <<'EOF'
1/0
4
EOF
echo $?

#### bc scale=50;1/7
#@ stderr any
bc <<'EOF'
scale=50;1/7
EOF
echo $?

#### bc scale=0;7/2
#@ stderr any
bc <<'EOF'
scale=0;7/2
EOF
echo $?

#### bc scale=2;2.345*1.1
#@ stderr any
bc <<'EOF'
scale=2;2.345*1.1
EOF
echo $?

#### bc scale=2;1.11*1.11
#@ stderr any
bc <<'EOF'
scale=2;1.11*1.11
EOF
echo $?

#### bc 1.11*1.11
#@ stderr any
bc <<'EOF'
1.11*1.11
EOF
echo $?

#### bc scale=4;1.11*1.11
#@ stderr any
bc <<'EOF'
scale=4;1.11*1.11
EOF
echo $?

#### bc 12345678901234567890/987654321
#@ stderr any
bc <<'EOF'
12345678901234567890/987654321
EOF
echo $?

#### bc scale=20;22/7
#@ stderr any
bc <<'EOF'
scale=20;22/7
EOF
echo $?

#### bc -5%3;5%-3
#@ stderr any
bc <<'EOF'
-5%3;5%-3
EOF
echo $?

#### bc -7/2
#@ stderr any
bc <<'EOF'
-7/2
EOF
echo $?

#### bc scale=2;-7/2
#@ stderr any
bc <<'EOF'
scale=2;-7/2
EOF
echo $?

#### bc 1-1.0
#@ stderr any
bc <<'EOF'
1-1.0
EOF
echo $?

#### bc 0.1+0.2
#@ stderr any
bc <<'EOF'
0.1+0.2
EOF
echo $?

#### bc 1000000*1000000
#@ stderr any
bc <<'EOF'
1000000*1000000
EOF
echo $?

#### bc a=1;b=2;a+b;a*b
#@ stderr any
bc <<'EOF'
a=1;b=2;a+b;a*b
EOF
echo $?

#### bc x=10;while(x>0){x-=3;x}
#@ stderr any
bc <<'EOF'
x=10;while(x>0){x-=3;x}
EOF
echo $?

#### bc scale=2\n10/3\nscale=5\n10/3
#@ stderr any
bc <<'EOF'
scale=2
10/3
scale=5
10/3
EOF
echo $?

#### bc define f(x){return(1)};f(2)
#@ stderr any
bc <<'EOF'
define f(x){return(1)};f(2)
EOF
echo $?

#### bc define f(x){};f(2)
#@ stderr any
bc <<'EOF'
define f(x){};f(2)
EOF
echo $?

#### bc return(3)
#@ stderr any
bc <<'EOF'
return(3)
EOF
echo $?

#### bc break
#@ stderr any
bc <<'EOF'
break
EOF
echo $?

#### bc auto x
#@ stderr any
bc <<'EOF'
auto x
EOF
echo $?

#### bc length(2^100)
#@ stderr any
bc <<'EOF'
length(2^100)
EOF
echo $?

#### bc print 1,2,3
#@ stderr any
bc <<'EOF'
print 1,2,3
EOF
echo $?

#### bc print "no newline"
#@ stderr any
bc <<'EOF'
print "no newline"
EOF
echo $?

#### bc scale=3;print 10/3,"\n"
#@ stderr any
bc <<'EOF'
scale=3;print 10/3,"\n"
EOF
echo $?

#### bc obase=16;print 255,"\n"
#@ stderr any
bc <<'EOF'
obase=16;print 255,"\n"
EOF
echo $?

#### bc A
#@ stderr any
bc <<'EOF'
A
EOF
echo $?

#### bc F
#@ stderr any
bc <<'EOF'
F
EOF
echo $?

#### bc ibase=8;9;10
#@ stderr any
bc <<'EOF'
ibase=8;9;10
EOF
echo $?

#### bc ibase=16;A;ibase=10;A
#@ stderr any
bc <<'EOF'
ibase=16;A;ibase=10;A
EOF
echo $?

#### bc 1,2
#@ stderr any
bc <<'EOF'
1,2
EOF
echo $?

#### bc a=;3
#@ stderr any
bc <<'EOF'
a=;3
EOF
echo $?

#### bc if(1)\n2
#@ stderr any
bc <<'EOF'
if(1)
2
EOF
echo $?

#### bc while(0)\n2
#@ stderr any
bc <<'EOF'
while(0)
2
EOF
echo $?

#### bc for(i=0;i<2;i++)\ni
#@ stderr any
bc <<'EOF'
for(i=0;i<2;i++)
i
EOF
echo $?

#### bc {\n1\n2\n}
#@ stderr any
bc <<'EOF'
{
1
2
}
EOF
echo $?

#### bc if(1){\n5\n}else{\n6\n}
#@ stderr any
bc <<'EOF'
if(1){
5
}else{
6
}
EOF
echo $?

#### bc if(0){\n5\n} else {\n6\n}
#@ stderr any
bc <<'EOF'
if(0){
5
} else {
6
}
EOF
echo $?

#### bc if (0) 1 else if (1) 2 else 3
#@ stderr any
bc <<'EOF'
if (0) 1 else if (1) 2 else 3
EOF
echo $?

#### bc (2)^3
#@ stderr any
bc <<'EOF'
(2)^3
EOF
echo $?

#### bc -(2)
#@ stderr any
bc <<'EOF'
-(2)
EOF
echo $?

#### bc - 3
#@ stderr any
bc <<'EOF'
- 3
EOF
echo $?

#### bc --3
#@ stderr any
bc <<'EOF'
--3
EOF
echo $?

#### bc 2- -3
#@ stderr any
bc <<'EOF'
2- -3
EOF
echo $?

#### bc a=-3;-a
#@ stderr any
bc <<'EOF'
a=-3;-a
EOF
echo $?

#### bc !!5
#@ stderr any
bc <<'EOF'
!!5
EOF
echo $?

#### bc 1<2<3
#@ stderr any
bc <<'EOF'
1<2<3
EOF
echo $?

#### bc (1>2)+(2>1)
#@ stderr any
bc <<'EOF'
(1>2)+(2>1)
EOF
echo $?

#### bc scale=10;4*.78539
#@ stderr any
bc <<'EOF'
scale=10;4*.78539
EOF
echo $?

#### bc define g(x){auto a[],i;for(i=0;i<x;i++)a[i]=i;return(a[x-1])}\ng(5)
#@ stderr any
bc <<'EOF'
define g(x){auto a[],i;for(i=0;i<x;i++)a[i]=i;return(a[x-1])}
g(5)
EOF
echo $?

#### bc -l s(1)
#@ stderr any
bc -l <<'EOF'
s(1)
EOF

#### bc -l c(1)
#@ stderr any
bc -l <<'EOF'
c(1)
EOF

#### bc -l a(1)*4
#@ stderr any
bc -l <<'EOF'
a(1)*4
EOF

#### bc -l e(1)
#@ stderr any
bc -l <<'EOF'
e(1)
EOF

#### bc -l l(2)
#@ stderr any
bc -l <<'EOF'
l(2)
EOF

#### bc -l s(0)
#@ stderr any
bc -l <<'EOF'
s(0)
EOF

#### bc -l c(0)
#@ stderr any
bc -l <<'EOF'
c(0)
EOF

#### bc -l a(0)
#@ stderr any
bc -l <<'EOF'
a(0)
EOF

#### bc -l e(0)
#@ stderr any
bc -l <<'EOF'
e(0)
EOF

#### bc -l l(1)
#@ stderr any
bc -l <<'EOF'
l(1)
EOF

#### bc -l j(0,1)
#@ stderr any
bc -l <<'EOF'
j(0,1)
EOF

#### bc -l j(1,2)
#@ stderr any
bc -l <<'EOF'
j(1,2)
EOF

#### bc -l j(3,1.5)
#@ stderr any
bc -l <<'EOF'
j(3,1.5)
EOF

#### bc -l scale=50;4*a(1)
#@ stderr any
bc -l <<'EOF'
scale=50;4*a(1)
EOF

#### bc -l scale=30;e(1)
#@ stderr any
bc -l <<'EOF'
scale=30;e(1)
EOF

#### bc -l scale=10;l(10)
#@ stderr any
bc -l <<'EOF'
scale=10;l(10)
EOF

#### bc -l scale=5;s(3.14159)
#@ stderr any
bc -l <<'EOF'
scale=5;s(3.14159)
EOF

#### bc -l e(10)
#@ stderr any
bc -l <<'EOF'
e(10)
EOF

#### bc -l e(-1)
#@ stderr any
bc -l <<'EOF'
e(-1)
EOF

#### bc -l e(2.5)
#@ stderr any
bc -l <<'EOF'
e(2.5)
EOF

#### bc -l l(100)
#@ stderr any
bc -l <<'EOF'
l(100)
EOF

#### bc -l l(.5)
#@ stderr any
bc -l <<'EOF'
l(.5)
EOF

#### bc -l s(-1)
#@ stderr any
bc -l <<'EOF'
s(-1)
EOF

#### bc -l c(2)
#@ stderr any
bc -l <<'EOF'
c(2)
EOF

#### bc -l a(2)
#@ stderr any
bc -l <<'EOF'
a(2)
EOF

#### bc -l a(-1)
#@ stderr any
bc -l <<'EOF'
a(-1)
EOF

#### bc -l a(.1)
#@ stderr any
bc -l <<'EOF'
a(.1)
EOF

#### bc -l 1/3
#@ stderr any
bc -l <<'EOF'
1/3
EOF

#### bc -l scale
#@ stderr any
bc -l <<'EOF'
scale
EOF

#### bc -l sqrt(2)
#@ stderr any
bc -l <<'EOF'
sqrt(2)
EOF

#### bc -l scale=3;e(3)
#@ stderr any
bc -l <<'EOF'
scale=3;e(3)
EOF

#### bc -l l(0)
#@ stderr any
bc -l <<'EOF'
l(0)
EOF

#### bc -l e(.001)
#@ stderr any
bc -l <<'EOF'
e(.001)
EOF

#### bc -l s(10)
#@ stderr any
bc -l <<'EOF'
s(10)
EOF

#### bc -l c(10)
#@ stderr any
bc -l <<'EOF'
c(10)
EOF

#### bc -l s(100)
#@ stderr any
bc -l <<'EOF'
s(100)
EOF

#### bc -l a(100)
#@ stderr any
bc -l <<'EOF'
a(100)
EOF

#### bc -l l(1000)/l(10)
#@ stderr any
bc -l <<'EOF'
l(1000)/l(10)
EOF

#### bc -l e(l(5))
#@ stderr any
bc -l <<'EOF'
e(l(5))
EOF

#### bc -l 2^.5
#@ stderr any
bc -l <<'EOF'
2^.5
EOF

#### bc -l e(.5*l(2))
#@ stderr any
bc -l <<'EOF'
e(.5*l(2))
EOF

#### bc -l scale=2;a(1)*4
#@ stderr any
bc -l <<'EOF'
scale=2;a(1)*4
EOF

#### bc -l scale=0;e(1)
#@ stderr any
bc -l <<'EOF'
scale=0;e(1)
EOF

#### bc -l scale=40;l(3)
#@ stderr any
bc -l <<'EOF'
scale=40;l(3)
EOF

#### bc -l e(100)
#@ stderr any
bc -l <<'EOF'
e(100)
EOF

#### bc -l e(-10)
#@ stderr any
bc -l <<'EOF'
e(-10)
EOF

#### echo '1+1' | bc -q
#@ stderr any
echo '1+1' | bc -q

#### echo '2*3' > f; bc f < /dev/null
#@ stderr any
echo '2*3' > f; bc f < /dev/null

#### echo 'x=5' > f; echo 'x*2' | bc f
#@ stderr any
echo 'x=5' > f; echo 'x*2' | bc f

#### echo 'quit' > f; echo 5 | bc f
#@ stderr any
echo 'quit' > f; echo 5 | bc f

#### bc nofile < /dev/null; echo $?
#@ stderr any
bc nofile < /dev/null; echo $?

#### echo 'scale=2; 3/4' | bc
#@ stderr any
echo 'scale=2; 3/4' | bc

#### echo 'ibase=16; FF' | bc
#@ stderr any
echo 'ibase=16; FF' | bc

#### BC_LINE_LENGTH=0 bc <<< '2^300'
#@ stderr any
BC_LINE_LENGTH=0 bc <<< '2^300'

#### BC_LINE_LENGTH=20 bc <<< '2^100'
#@ stderr any
BC_LINE_LENGTH=20 bc <<< '2^100'

#### bc <<< 'obase=2; 2^80'
#@ stderr any
bc <<< 'obase=2; 2^80'

#### printf '1+1' | bc
#@ stderr any
printf '1+1' | bc

#### printf '5\nquit\n' | bc -lq
#@ stderr any
printf '5\nquit\n' | bc -lq

#### x=$(echo '7*6' | bc); echo $x
#@ stderr any
x=$(echo '7*6' | bc); echo $x

#### echo 'print "x"' | bc | od -c
#@ stderr any
echo 'print "x"' | bc | od -c

#### echo "10 > 5" | bc
#@ stderr any
echo "10 > 5" | bc

#### seq 10 | paste -sd+ | bc
#@ stderr any
seq 10 | paste -sd+ | bc

#### echo '3.7/1' | bc
#@ stderr any
echo '3.7/1' | bc

#### bc -v | wc -c | tr -d ' ' | grep -q . && echo ok
#@ stderr any
bc -v | wc -c | tr -d ' ' | grep -q . && echo ok

#### echo '1' | bc -s
#@ stderr any
echo '1' | bc -s
#### bc quit acts when it is read
printf '1;quit\n2\n' | bc; printf '1\nif (0) { quit }\n2\n' | bc; printf '1\ndefine f() {\n quit\n}\n2\n' | bc; printf '1\nif (0) {\nquit\n+ }\n2\n' | bc; printf '1\nif (0) halt\n2\nhalt;3\n4\n' | bc; echo $?
