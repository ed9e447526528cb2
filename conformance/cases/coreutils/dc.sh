#### dc 2 3+p
#@ stderr any
dc <<'EOF'
2 3+p
EOF
echo $?

#### dc 5k1 3/p
#@ stderr any
dc <<'EOF'
5k1 3/p
EOF
echo $?

#### dc 2 100^p
#@ stderr any
dc <<'EOF'
2 100^p
EOF
echo $?

#### dc _5 2*p
#@ stderr any
dc <<'EOF'
_5 2*p
EOF
echo $?

#### dc 2 3-p
#@ stderr any
dc <<'EOF'
2 3-p
EOF
echo $?

#### dc 10 3%p
#@ stderr any
dc <<'EOF'
10 3%p
EOF
echo $?

#### dc 10 3~f
#@ stderr any
dc <<'EOF'
10 3~f
EOF
echo $?

#### dc 16o255p
#@ stderr any
dc <<'EOF'
16o255p
EOF
echo $?

#### dc 16iFFp
#@ stderr any
dc <<'EOF'
16iFFp
EOF
echo $?

#### dc 2o10p
#@ stderr any
dc <<'EOF'
2o10p
EOF
echo $?

#### dc [hello]p
#@ stderr any
dc <<'EOF'
[hello]p
EOF
echo $?

#### dc [hello]n
#@ stderr any
dc <<'EOF'
[hello]n
EOF
echo $?

#### dc 1 2 3f
#@ stderr any
dc <<'EOF'
1 2 3f
EOF
echo $?

#### dc 1 2 3cf
#@ stderr any
dc <<'EOF'
1 2 3cf
EOF
echo $?

#### dc 1 2rf
#@ stderr any
dc <<'EOF'
1 2rf
EOF
echo $?

#### dc 5dd**p
#@ stderr any
dc <<'EOF'
5dd**p
EOF
echo $?

#### dc 9vp
#@ stderr any
dc <<'EOF'
9vp
EOF
echo $?

#### dc 2vp
#@ stderr any
dc <<'EOF'
2vp
EOF
echo $?

#### dc 10k2vp
#@ stderr any
dc <<'EOF'
10k2vp
EOF
echo $?

#### dc 1 2 3 3Rf
#@ stderr any
dc <<'EOF'
1 2 3 3Rf
EOF
echo $?

#### dc 1 2 3 _3Rf
#@ stderr any
dc <<'EOF'
1 2 3 _3Rf
EOF
echo $?

#### dc 5sa la la+p
#@ stderr any
dc <<'EOF'
5sa la la+p
EOF
echo $?

#### dc 5Sa 6Sa La La f
#@ stderr any
dc <<'EOF'
5Sa 6Sa La La f
EOF
echo $?

#### dc [la1+salap]sb 0sa lbx lbx
#@ stderr any
dc <<'EOF'
[la1+salap]sb 0sa lbx lbx
EOF
echo $?

#### dc [lb p 1- d0<c]sc 1
#@ stderr any
dc <<'EOF'
[lb p 1- d0<c]sc 1
EOF
echo $?

#### dc 3[p1-d0<a]dsax
#@ stderr any
dc <<'EOF'
3[p1-d0<a]dsax
EOF
echo $?

#### dc 10[p1-d0<a]dsaxp
#@ stderr any
dc <<'EOF'
10[p1-d0<a]dsaxp
EOF
echo $?

#### dc 0[1+dp5>a]dsax
#@ stderr any
dc <<'EOF'
0[1+dp5>a]dsax
EOF
echo $?

#### dc 1 2<a
#@ stderr any
dc <<'EOF'
1 2<a
EOF
echo $?

#### dc 1 1[[eq]p]sa=a
#@ stderr any
dc <<'EOF'
1 1[[eq]p]sa=a
EOF
echo $?

#### dc 1 2[[ne]p]sa!=a
#@ stderr any
dc <<'EOF'
1 2[[ne]p]sa!=a
EOF
echo $?

#### dc 2 1[[gt]p]sa>a
#@ stderr any
dc <<'EOF'
2 1[[gt]p]sa>a
EOF
echo $?

#### dc 1 2[[gt]p]sa<a
#@ stderr any
dc <<'EOF'
1 2[[gt]p]sa<a
EOF
echo $?

#### dc 1 2[[le]p]sa!>a
#@ stderr any
dc <<'EOF'
1 2[[le]p]sa!>a
EOF
echo $?

#### dc I p O p K p
#@ stderr any
dc <<'EOF'
I p O p K p
EOF
echo $?

#### dc z p 1 z p
#@ stderr any
dc <<'EOF'
z p 1 z p
EOF
echo $?

#### dc 123.45Zp
#@ stderr any
dc <<'EOF'
123.45Zp
EOF
echo $?

#### dc 123.45Xp
#@ stderr any
dc <<'EOF'
123.45Xp
EOF
echo $?

#### dc [abc]Zp
#@ stderr any
dc <<'EOF'
[abc]Zp
EOF
echo $?

#### dc 0Zp
#@ stderr any
dc <<'EOF'
0Zp
EOF
echo $?

#### dc 65P
#@ stderr any
dc <<'EOF'
65P
EOF
echo $?

#### dc 65ap
#@ stderr any
dc <<'EOF'
65ap
EOF
echo $?

#### dc [abc]ap
#@ stderr any
dc <<'EOF'
[abc]ap
EOF
echo $?

#### dc 2 10 1000|p
#@ stderr any
dc <<'EOF'
2 10 1000|p
EOF
echo $?

#### dc 1 0/
#@ stderr any
dc <<'EOF'
1 0/
EOF
echo $?

#### dc 1 0%
#@ stderr any
dc <<'EOF'
1 0%
EOF
echo $?

#### dc +
#@ stderr any
dc <<'EOF'
+
EOF
echo $?

#### dc p
#@ stderr any
dc <<'EOF'
p
EOF
echo $?

#### dc lz
#@ stderr any
dc <<'EOF'
lz
EOF
echo $?

#### dc w
#@ stderr any
dc <<'EOF'
w
EOF
echo $?

#### dc # comment\n5p
#@ stderr any
dc <<'EOF'
# comment
5p
EOF
echo $?

#### dc 1 2 3 n n n
#@ stderr any
dc <<'EOF'
1 2 3 n n n
EOF
echo $?

#### dc 10 0:a 20 1:a 0;a 1;a +p
#@ stderr any
dc <<'EOF'
10 0:a 20 1:a 0;a 1;a +p
EOF
echo $?

#### dc 5;ap
#@ stderr any
dc <<'EOF'
5;ap
EOF
echo $?

#### dc [1p q 2p]x 3p
#@ stderr any
dc <<'EOF'
[1p q 2p]x 3p
EOF
echo $?

#### dc [[1p 2Q 2p]x 3p]x 4p
#@ stderr any
dc <<'EOF'
[[1p 2Q 2p]x 3p]x 4p
EOF
echo $?

#### dc [[1p q 2p]x 3p]x 4p
#@ stderr any
dc <<'EOF'
[[1p q 2p]x 3p]x 4p
EOF
echo $?

#### dc [1p 1Q 2p]x 3p
#@ stderr any
dc <<'EOF'
[1p 1Q 2p]x 3p
EOF
echo $?

#### dc 20k 1 7/p
#@ stderr any
dc <<'EOF'
20k 1 7/p
EOF
echo $?

#### dc 3k 2.345 1.1*p
#@ stderr any
dc <<'EOF'
3k 2.345 1.1*p
EOF
echo $?

#### dc 1.5p
#@ stderr any
dc <<'EOF'
1.5p
EOF
echo $?

#### dc 0.5p
#@ stderr any
dc <<'EOF'
0.5p
EOF
echo $?

#### dc _0.5p
#@ stderr any
dc <<'EOF'
_0.5p
EOF
echo $?

#### dc 100 1.00*p
#@ stderr any
dc <<'EOF'
100 1.00*p
EOF
echo $?

#### dc 2 _1^p
#@ stderr any
dc <<'EOF'
2 _1^p
EOF
echo $?

#### dc 3k2 _1^p
#@ stderr any
dc <<'EOF'
3k2 _1^p
EOF
echo $?

#### dc 1.5 2^p
#@ stderr any
dc <<'EOF'
1.5 2^p
EOF
echo $?

#### dc 2 0.5^p
#@ stderr any
dc <<'EOF'
2 0.5^p
EOF
echo $?

#### dc 99999999999999999999 99999999999999999999*p
#@ stderr any
dc <<'EOF'
99999999999999999999 99999999999999999999*p
EOF
echo $?

#### dc 2 300^p
#@ stderr any
dc <<'EOF'
2 300^p
EOF
echo $?

#### dc 16o 255.5p
#@ stderr any
dc <<'EOF'
16o 255.5p
EOF
echo $?

#### dc 20o399p
#@ stderr any
dc <<'EOF'
20o399p
EOF
echo $?

#### dc 0p
#@ stderr any
dc <<'EOF'
0p
EOF
echo $?

#### dc _0p
#@ stderr any
dc <<'EOF'
_0p
EOF
echo $?

#### dc A p
#@ stderr any
dc <<'EOF'
A p
EOF
echo $?

#### dc FFp
#@ stderr any
dc <<'EOF'
FFp
EOF
echo $?

#### dc 16i 1.8p
#@ stderr any
dc <<'EOF'
16i 1.8p
EOF
echo $?

#### dc 1 2+3*p
#@ stderr any
dc <<'EOF'
1 2+3*p
EOF
echo $?

#### dc [2*]sa 3 lax lax p
#@ stderr any
dc <<'EOF'
[2*]sa 3 lax lax p
EOF
echo $?

#### dc 1[d2*d1000>a]dsaxf
#@ stderr any
dc <<'EOF'
1[d2*d1000>a]dsaxf
EOF
echo $?

#### dc [q]sq 5 [1-dp d0=q lax]dsax
#@ stderr any
dc <<'EOF'
[q]sq 5 [1-dp d0=q lax]dsax
EOF
echo $?

#### dc 17i
#@ stderr any
dc <<'EOF'
17i
EOF
echo $?

#### dc 1o
#@ stderr any
dc <<'EOF'
1o
EOF
echo $?

#### dc _1k
#@ stderr any
dc <<'EOF'
_1k
EOF
echo $?

#### dc [unclosed
#@ stderr any
dc <<'EOF'
[unclosed
EOF
echo $?

#### dc 1]2p
#@ stderr any
dc <<'EOF'
1]2p
EOF
echo $?

#### dc q
#@ stderr any
dc <<'EOF'
q
EOF
echo $?

#### dc 5p q 6p
#@ stderr any
dc <<'EOF'
5p q 6p
EOF
echo $?

#### dc 1 2 3 4 zp
#@ stderr any
dc <<'EOF'
1 2 3 4 zp
EOF
echo $?

#### dc [a]x
#@ stderr any
dc <<'EOF'
[a]x
EOF
echo $?

#### dc 5 x p
#@ stderr any
dc <<'EOF'
5 x p
EOF
echo $?

#### dc 1 2 Sa p La p
#@ stderr any
dc <<'EOF'
1 2 Sa p La p
EOF
echo $?

#### dc 4 8 * 3 - 7 / p
#@ stderr any
dc <<'EOF'
4 8 * 3 - 7 / p
EOF
echo $?

#### dc k
#@ stderr any
dc <<'EOF'
k
EOF
echo $?

#### dc s
#@ stderr any
dc <<'EOF'
s
EOF
echo $?

#### dc 1s
#@ stderr any
dc <<'EOF'
1s
EOF
echo $?

#### dc [1]2+p
#@ stderr any
dc <<'EOF'
[1]2+p
EOF
echo $?

#### dc [1][2]=a
#@ stderr any
dc <<'EOF'
[1][2]=a
EOF
echo $?

#### dc -e '2 3+p'
#@ stderr any
dc -e '2 3+p'

#### dc -e '1p' -e '2p'
#@ stderr any
dc -e '1p' -e '2p'

#### echo '3 4*p' > f; dc f
#@ stderr any
echo '3 4*p' > f; dc f

#### echo '3 4*p' > f; dc -f f
#@ stderr any
echo '3 4*p' > f; dc -f f

#### dc --expression='5p'
#@ stderr any
dc --expression='5p'

#### dc nofile; echo $?
#@ stderr any
dc nofile; echo $?

#### echo '2 3 ^ p' | dc
#@ stderr any
echo '2 3 ^ p' | dc

#### printf '1 2+p' | dc
#@ stderr any
printf '1 2+p' | dc

#### dc -e '5k 355 113 / p'
#@ stderr any
dc -e '5k 355 113 / p'

#### dc -e '[la1+dsa*pla10>y]sy 0sa1 lyx'
#@ stderr any
dc -e '[la1+dsa*pla10>y]sy 0sa1 lyx'

#### dc < /dev/null
#@ stderr any
dc < /dev/null

#### dc -e '16o 10i 255 p'
#@ stderr any
dc -e '16o 10i 255 p'

#### dc -e '8i 17 p'
#@ stderr any
dc -e '8i 17 p'
