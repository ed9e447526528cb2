#### join A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join A B

#### join -a1 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -a1 A B

#### join -a2 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -a2 A B

#### join -a1 -a2 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -a1 -a2 A B

#### join -v1 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -v1 A B

#### join -v2 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -v2 A B

#### join -v1 -v2 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -v1 -v2 A B

#### join -a1 -v2 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -a1 -v2 A B

#### join -t, C D
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -t, C D

#### join -t, --header C D
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -t, --header C D

#### join -t, --header -a1 -a2 C D
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -t, --header -a1 -a2 C D

#### join -t, -a1 -e NA -o 0,1.2,2.2 C D
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -t, -a1 -e NA -o 0,1.2,2.2 C D

#### join -t, -a1 -a2 -e NA -o auto C D
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -t, -a1 -a2 -e NA -o auto C D

#### join -o 1.1,2.2 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -o 1.1,2.2 A B

#### join -o '1.1 2.2' A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -o '1.1 2.2' A B

#### join -o 0 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -o 0 A B

#### join -o 1.3,0,2.2 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -o 1.3,0,2.2 A B

#### join -o 1.9 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -o 1.9 A B

#### join -e X -o 1.9,0 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -e X -o 1.9,0 A B

#### join -1 2 -2 1 G F; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -1 2 -2 1 G F; echo $?

#### join -1 1 -2 2 F G
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -1 1 -2 2 F G

#### join -j 1 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -j 1 A B

#### join -j1 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -j1 A B

#### join -j 2 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -j 2 A B

#### join -1 1 -1 2 A B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -1 1 -1 2 A B; echo $?

#### join -i F I
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -i F I

#### join -i A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -i A B

#### join U B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join U B; echo $?

#### join A U; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join A U; echo $?

#### join --check-order U B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join --check-order U B; echo $?

#### join --nocheck-order U B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join --nocheck-order U B; echo $?

#### join e B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join e B

#### join A e
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join A e

#### join -a1 A e
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -a1 A e

#### join -a2 e B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -a2 e B

#### join e e
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join e e

#### join - B < A
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join - B < A

#### join A - < B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join A - < B

#### join A; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join A; echo $?

#### join; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join; echo $?

#### join A B C; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join A B C; echo $?

#### join A nofile; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join A nofile; echo $?

#### join -t ab A B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -t ab A B; echo $?

#### join -t '' A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -t '' A B

#### join -t '\0' A B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -t '\0' A B; echo $?

#### join -a3 A B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -a3 A B; echo $?

#### join -ax A B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -ax A B; echo $?

#### join -o 3.1 A B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -o 3.1 A B; echo $?

#### join -o 1 A B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -o 1 A B; echo $?

#### join -o 1.0 A B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -o 1.0 A B; echo $?

#### join -o x A B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -o x A B; echo $?

#### join -1 0 A B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -1 0 A B; echo $?

#### join -1 x A B; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -1 x A B; echo $?

#### join -v1 A B -e X
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -v1 A B -e X

#### join -t: A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -t: A B

#### join -z A B | od -c | head
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -z A B | od -c | head

#### printf '1\n2\n' | join - A
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
printf '1\n2\n' | join - A

#### printf ' 1 a\n 2 b\n' | join - B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
printf ' 1 a\n 2 b\n' | join - B

#### join -t' ' A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -t' ' A B

#### join -x; echo $?
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -x; echo $?

#### join -o auto A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -o auto A B

#### join -a1 -e - A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -a1 -e - A B

#### join -a1 -e - -o auto A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -a1 -e - -o auto A B

#### join -o 1.1 -o 2.2 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -o 1.1 -o 2.2 A B

#### join -o 1.1 2.2 A B
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -o 1.1 2.2 A B

#### join -t $'\t' <(printf 'a\t1\n') <(printf 'a\t2\n')
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -t $'\t' <(printf 'a\t1\n') <(printf 'a\t2\n')

#### join -11 -22 <(printf 'a 1\nb 2\n') <(printf 'x a\ny b\n')
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -11 -22 <(printf 'a 1\nb 2\n') <(printf 'x a\ny b\n')

#### join -t: -1 3 -2 1 <(printf 'u:x:5\nw:x:7\n') <(printf '5:g\n7:h\n')
printf '1 a x\n2 b y\n4 d z\n4 dd zz\n' > A; printf '1 one\n2 two\n3 three\n4 four\n4 vier\n' > B; printf 'k,v\n1,a\n2,b\n' > C; printf 'k,w\n1,x\n3,y\n' > D; printf '2 b\n1 a\n' > U; : > e; printf 'a 1\nb 2\n' > F; printf 'x a\ny c\n' > G; printf 'A q\nb r\n' > I
join -t: -1 3 -2 1 <(printf 'u:x:5\nw:x:7\n') <(printf '5:g\n7:h\n')
