#### random 1
printf 'foo\n\303\251\303\251 x\n1\nfooob\nA\noafoob1' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '3s/é/[&]/
/a/s//X/' f h; echo " $?"

#### random 2
printf 'foofoo1\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '0,/foo/H
/[ab]/,$T' f h; echo " $?"

#### random 3
printf 'abo x\n\n1bfoofoo\nfoo\nobabab\n b\naab\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -z -e '5,/[ab]/g
w w1
$,$!G
c\
CC' f h; echo " $?"

#### random 4
printf '\n1ab\nx\nxfooboa\n\303\251b \n\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -i -e '$r g' f h; echo " $?"

#### random 5
printf '1\n1foo\no1oa\n\no\nx\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '0,/foo/N
4,/.$/!c\
CC
0,/foo/!P' f h; echo " $?"

#### random 6
printf 'foo o\no \nb\naxAxo\n\n\nAa\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -E -e 'h
1~4=
h
2~0!a\
AA' f h; echo " $?"

#### random 7
printf 'o\n1\nx\303\251x\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '$,~0z' f h; echo " $?"

#### random 8
printf '\nxabbo\nb A\naab\nfoooao' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '/.$/,/[^a]/!z' f h; echo " $?"

#### random 9
printf 'aAb\noo\n \303\251o' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e 'R g
s/.$/\n/2g
0~2g' f h; echo " $?"

#### random 10
printf 'oaA\naxfoox1\n\303\251xx\n1o' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -z -e 's/^./X/
F
8,$x
t' f h; echo " $?"

#### random 11
printf '1 \n1axoab\n\303\251fooab\n  xx\nafoo b1\n\303\251b\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e 's/[ab]/a\nb/p' f h; echo " $?"

#### random 12
printf '' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -E -e '$,7!i\
II' f h; echo " $?"

#### random 13
printf ' xax\nbx\303\251 \n\303\251fooo\nA1\nfooAaafoo\n\n\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '$!q' f h; echo " $?"

#### random 14
printf '\303\251 \303\251foo1\nab fooxab\nA\n o1 \nabbfoox\nAaafoob\nxb\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -z -e '0,/a/y/abo/ABé/
T
N
/o*/,/$/w w1' f h; echo " $?"

#### random 15
printf '1\303\251ofoo \n\n1fooa\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -s -e '2~0!d' f h; echo " $?"

#### random 16
printf ' \n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -E -e '/.$/T
5,1N' f h; echo " $?"

#### random 17
printf 'A ab\nab Ax1\no1ax\n o\303\251A\n\303\251\303\251 Ax\nafooAaA\n1' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -z -e 'd
0,/^/!y/abo/ABé/
s/a/&&/2
4,/x\|a/p' f h; echo " $?"

#### random 18
printf 'oxx1 \nA1ab\n\nA\nfoo\303\251\nabAb\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -s -e '1~4,3P' f h; echo " $?"

#### random 19
printf 'AxxAA\nab\n\n\nA' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -e '6,2p' f h; echo " $?"

#### random 20
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -z -e '2~4,2l 9' f h; echo " $?"

#### random 21
printf '\303\251Axx\nb xb\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '$x
/é/H
0,/foo/{4~3,8a\
AA
}' f h; echo " $?"

#### random 22
printf '\nab\n b ab' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -z -e '0~4,$R g
0,/foo/w w1' f h; echo " $?"

#### random 23
printf 'xAab\n1 \303\251Aa\nA\n xo o\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -z -e '0~3,~0!a\
AA
2~4F
3~4s/[^a]//2
/^/G' f h; echo " $?"

#### random 24
printf '\nx\n\303\251 \n1b\n\nxAfoo\na1o1A\nbafoo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -z -e '$,$q
/FOO/I,~0s/o*//2
/A/Ih
/FOO/IG' f h; echo " $?"

#### random 25
printf '\303\251foo\303\251 \nabaA1foo\nbb1\n11\303\251\nfoo\na\303\251A a' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '0,/a/h
0,/foo/R g
=' f h; echo " $?"

#### random 26
printf 'bAfooo\nx\n\303\251b\303\251\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'y/abo/ABé/
1~3q
0,/a/!s/é/\U&/I
/a/,/.$/h' f h; echo " $?"

#### random 27
printf 'fooaba\n\nxaboa\naAAAo\n\na\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '$a\
AA
P' f h; echo " $?"

#### random 28
printf '\303\251\nbbxo\n\nboaboA\nobfoob\n bb' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e 'P' f h; echo " $?"

#### random 29
printf '\303\251\n\n\nab\n\303\25111\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '/foo/,2y/abo/ABé/
/A/I!s/o*/&&/2g
/A/Is/b/X/I
s//X/' f h; echo " $?"

#### random 30
printf ' \naAab\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '0,/a/r g' f h; echo " $?"

#### random 31
printf 'foo \naA1\303\251ab\n bax\no\nb1xab\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -i -e '5H
0,/a/p
P' f h; echo " $?"

#### random 32
printf 'fooax\nab\no\nx\303\251x\no1b \no ' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e 'G
0,/a/!a\
AA
/[^a]/q
/FOO/I!w w1' f h; echo " $?"

#### random 33
printf 'aAb\naba  x\nofooA\no\n 1\303\2511A\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e '/^/q
/A/I,$s/a/\u&x/gp
5,~4w w1
/FOO/IW w2' f h; echo " $?"

#### random 34
printf 'o 1foo\n\n\303\251\nafoo' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -e '5H
c\
CC
0~3,+3=' f h; echo " $?"

#### random 35
printf '\303\251ab1\nxbaab\nx\nfoo \n bfoo\nbA\303\251\n  b\nab' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'd
0~1,/^/!w w1
W w2' f h; echo " $?"

#### random 36
printf '\nxxA\n \303\251oA\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'n
=' f h; echo " $?"

#### random 37
printf ' \nxxafoo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '${/A/I,2z
6,5w w1
}
0,/a/!h' f h; echo " $?"

#### random 38
printf 'abfoo\303\251 \nxa1foox\n1a \n\n\303\251Ab \n1\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '0,/a/g
z
5t' f h; echo " $?"

#### random 39
printf 'x\303\251bAab\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '2~3s/\bfoo/[&]/2g
p
2~1,+2N
1,+3r g' f h; echo " $?"

#### random 40
printf '' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '$i\
II
3~2,/x\|a/!h' f h; echo " $?"

#### random 41
printf 'ox1ab\n1x \nox\no a\nob1\nfoo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -z -e 'z
c\
CC' f h; echo " $?"

#### random 42
printf '\nabxfoo\303\251a\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e '4G
4~2,$s/^./X/Ig' f h; echo " $?"

#### random 43
printf ' ab\n\nfoo\noa\n\n o\nabfoofoo\n\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -s -e 's/^$/\U&/
2,~3n' f h; echo " $?"

#### random 44
printf 'foo\nA\303\251\naAo\nfoo1 o\n\n\nab\303\251obab\nab1a\n \n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -E -e '$,/o*/q' f h; echo " $?"

#### random 45
printf ' a foo\303\251\nbaA \nfoo\nbbx\naxA\n\no xAb' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -E -e 's/b/&&/I
/FOO/I,~1s/[^a]/\U&/2g
/FOO/I,$y/abo/ABé/' f h; echo " $?"

#### random 46
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -s -i -e '/.$/,+2!h
W w2
{0,/foo/P
}' f h; echo " $?"

#### random 47
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '/o*/,$P' f h; echo " $?"

#### random 48
printf 'bx\n\303\2511ab o\nfoob foo\n\303\251\303\251x\no\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'q
3s/foo/[&]/w w3' f h; echo " $?"

#### random 49
printf '1\n bx\n\nAfoo oA\n\303\251baabab\n\303\251 b\nofoofoo1\na1b\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e '0,/^/s/^$/\L&\E!/2
/FOO/I{$i\
II
1,4G
z
}' f h; echo " $?"

#### random 50
printf 'A\no\n\n A\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '$,6g
W w2' f h; echo " $?"

#### random 51
printf 'x A\303\2511\nabA\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -z -e '$H
0,/a/s/a./\n/2g' f h; echo " $?"

#### random 52
printf '\303\251\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -i -e 'q' f h; echo " $?"

#### random 53
printf '\nababx\nab\nbfooab1\n\nxbo\nfoo\303\251\303\251\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'y/abo/ABé/
0,/^/N
/A/I,~3!=' f h; echo " $?"

#### random 54
printf ' 1\n\noxo\nabb  \no foo\nx\nobfoofoob\nba\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -z -e 'P' f h; echo " $?"

#### random 55
printf 'xb1\303\251\n1\n 1 \303\251\n1 1\303\251foo\nAxo1ab\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -z -e '2,5!c\
CC' f h; echo " $?"

#### random 56
printf 'o \nabxA\nxb\303\251\n\nooo\nbA\n \n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -e '/A/I,$l 9
$!N
a\
AA
/FOO/I!x' f h; echo " $?"

#### random 57
printf 'fooabo\nbAa\n\nox\n\n x\303\251o\n\303\251ax \nx1 foo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '/[^a]/,+2{4,/[^a]/s/^/\L&\E!/gp
}
$p
4~2,$h' f h; echo " $?"

#### random 58
printf 'oA\nfooa\303\251 \n1\n\n\303\251foofoo\303\251\303\251\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -E -e '3~3,~2h
0,/^/p
y/abo/ABé/
H' f h; echo " $?"

#### random 59
printf 'ax\nfoo11xfoo\nA ' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -e 's/a/X/Ig' f h; echo " $?"

#### random 60
printf 'oab1x\n\303\251bbxfoo\n o1\noox\nfoobbfoo\na\303\2511A' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 's/^/&&/Ig
$,$x
0,/^/s/x\|a//Ig
/FOO/I,2w w1' f h; echo " $?"

#### random 61
printf 'ab1foofoo\nx\303\251ba\nabx\naaA1\n1 A\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '0,/foo/H
1~1F
/a/,8!{/A/Iz
/A/I,5l 9
0,/^/a\
AA
}
0,/foo/=' f h; echo " $?"

#### random 62
printf '11xA\nb1\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -s -e 'R g
/A/I,~0!F' f h; echo " $?"

#### random 63
printf 'foo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -s -e '0,/^/!l 9
/FOO/I!r g' f h; echo " $?"

#### random 64
printf '1ab\n1\nxAooab\nb' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -z -e '3~4s/^//w w3
/[ab]/p
4~3s/foo/X/I' f h; echo " $?"

#### random 65
printf 'a \nbaoabab\nb\n\n obAb\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '0,/^/h
R g
/x\|a/,$!i\
II
1~0s/.$/a\nb/M' f h; echo " $?"

#### random 66
printf 'Aabaa \na \nfooxaabo\nA\n\303\251\nA' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -z -e '3,1{/A/I,+2h
}
3~2s/a/\L&\E!/gp' f h; echo " $?"

#### random 67
printf 'ab1\303\25111\naba \nba\303\251A\nAA\nAbx\n\303\251Aafoo\nA\303\251fooab\303\251\nabAxafoo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '$,2s/\bfoo/\n/gp
$,/o*/=' f h; echo " $?"

#### random 68
printf 'abAA\303\251\nfooab\n1oxa\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '/^/,9P
d
8c\
CC' f h; echo " $?"

#### random 69
printf '\na xab\n\nxfoo\no\n\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '{W w2
}
$,~0s//a\nb/2' f h; echo " $?"

#### random 70
printf 'ababb\nfoo' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -E -e '/FOO/I,+3G
0,/foo/!N
/A/Is/[^a]/\U&/2g' f h; echo " $?"

#### random 71
printf '\nabx abo\n\nfooab\303\251o\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -i -e '/FOO/I!x
0~3i\
II' f h; echo " $?"

#### random 72
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '0,/foo/!z
0,/^/!d' f h; echo " $?"

#### random 73
printf '\n1\nx\no\n ab\303\251Aab\nAoo\nA\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '/FOO/I,$a\
AA
5,5q
y/abo/ABé/' f h; echo " $?"

#### random 74
printf '\naab\n\303\251\303\251x\nAabb\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'c\
CC
4~1W w2
1~1,3!R g' f h; echo " $?"

#### random 75
printf '1 xab1\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '8z
5{5=
}' f h; echo " $?"

#### random 76
printf 'foo\303\251foo\303\251\n foob\303\251\n\303\251\303\251\303\251A1\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '0,/foo/!b
1~3W w2
/o*/,1i\
II' f h; echo " $?"

#### random 77
printf 'ax\303\251aa\nxx\n1\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e '$,+0!x
{/FOO/I,+2x
}
4~0,$h' f h; echo " $?"

#### random 78
printf 'b\n bxx\303\251\n\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -z -i -e '/./,$y/abo/ABé/
0,/a/c\
CC
1~2,/é/q' f h; echo " $?"

#### random 79
printf 'abbao\nx\n\n\303\251\303\251bo' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -e '1a\
AA
0~4,6!R g
n
0,/a/F' f h; echo " $?"

#### random 80
printf '\303\251Aab \nxb abx\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -z -e '/é/s/\n/\n/2g' f h; echo " $?"

#### random 81
printf '\n\n abo\n  bxa\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -s -e 'z
/A/I,/.$/w w1
/FOO/I,/\n/g
/A/IF' f h; echo " $?"

#### random 82
printf '' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '$,~4T
3,/foo/N' f h; echo " $?"

#### random 83
printf '\n1o1o\nbxo \no ofoo \n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -z -e 'n' f h; echo " $?"

#### random 84
printf 'o1\303\251\nA \nba ab\n1aba\noA\n\303\251bb1 \n ' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -s -e '/A/I,+0a\
AA' f h; echo " $?"

#### random 85
printf 'foofooo \n1ab1\nfoo\noA\noab1foo\303\251\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '/A/IG
$,+3W w2
z
$,~1!q' f h; echo " $?"

#### random 86
printf 'b\n1oabb\n o oA\na\n1\n1b\nab\nabaabx\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -E -e '${5,+1w w1
s/$/\U&/2g
0,/^/g
}' f h; echo " $?"

#### random 87
printf 'abfooxxo\naabA\303\251' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -i -e '2~3,$s/foo/&&/M' f h; echo " $?"

#### random 88
printf 'bAx\nx 1xb\nx\nxbfoo11\n\n\303\251a ab\nxab1\nAo Afoo' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '2~2,+1l 9
/FOO/Ir g' f h; echo " $?"

#### random 89
printf '\no\n\nba\n1foo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '0,/^/W w2
/.$/,/x\|a/c\
CC
W w2
$,$!y/abo/ABé/' f h; echo " $?"

#### random 90
printf 'ab\n1 \nAxfooofoo\n1a\nobfoo \nabxab\nb\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -i -e '0,/foo/P
$r g
3~4,/\n/G' f h; echo " $?"

#### random 91
printf 'Aa\n1 1aab\n\n1o \nx11xx\nba\303\251foo\nAA afoo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '/FOO/Iq
/o*/,$!N
/\(a\)\(b\)*/!s/^./\n/p' f h; echo " $?"

#### random 92
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -s -e '0~3N
s/\n/\n/I
/[ab]/,$H
r g' f h; echo " $?"

#### random 93
printf 'o foox\nA xfoo' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 's/\(a\)\(b\)*/\n/I' f h; echo " $?"

#### random 94
printf ' o\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '$,+0T' f h; echo " $?"

#### random 95
printf '1\n \nab\n\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '$,+3g
/FOO/I,+2c\
CC' f h; echo " $?"

#### random 96
printf '\n\nxfoo1\no\na\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e 'l 9
2~4,~4{/A/I,/a/p
F
}' f h; echo " $?"

#### random 97
printf '' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -i -e '3s/é/X/I
8,9r g
0,/foo/i\
II' f h; echo " $?"

#### random 98
printf 'foo\nao\303\251ab1\n \n\nbabxfoo\303\251\n\303\251\nA\303\251\nabooA \noaaox\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '6!x' f h; echo " $?"

#### random 99
printf 'foo\303\251b\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '6,~2!a\
AA
w w1
$,/$/s/a./[&]/p
F' f h; echo " $?"

#### random 100
printf '11fooxb\n aabfooab' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '7q
/FOO/In' f h; echo " $?"

#### random 101
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '2~1!n
R g' f h; echo " $?"

#### random 102
printf 'Ax\303\251A\nbaba\n \nA\303\251ba\nAfooab\nxo \naba11o\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -z -e 'x
4~0,+0=
/A/I!z' f h; echo " $?"

#### random 103
printf 'xfooo 1\nx' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -z -e 'w w1' f h; echo " $?"

#### random 104
printf '\n\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -E -e '/b/!q' f h; echo " $?"

#### random 105
printf 'A\303\251b\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e 'n
/\bfoo/,+3s/x\|a/a\nb/w w3
/^$/,+2{$l 9
}' f h; echo " $?"

#### random 106
printf '\n\303\251b \303\251 \nx\303\251o\naba\303\251aA\no1aAA\n1\303\251\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e '3~4,~0F
/a/!i\
II
1n
N' f h; echo " $?"

#### random 107
printf 'xb\303\251\n1Ao \n\303\251\303\251x\n1x ax\n\naoaa' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -E -e 'g
/foo/x
3=
3~1,/b/r g' f h; echo " $?"

#### random 108
printf '\nboab\nxab1 \nab\nabxAx' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e '0,/a/r g
3g' f h; echo " $?"

#### random 109
printf 'foo\nx\nxxabo\303\251\n1A\nb\303\251ao \n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -s -e 'H
x
/b/,~0!s/.$/\L&\E!/p
/FOO/I,/a./F' f h; echo " $?"

#### random 110
printf 'o11\303\251\nabfoo1\noabb\nabofooabab\n\303\251\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '3,+3s//\u&x/2g' f h; echo " $?"

#### random 111
printf 'axfoo A' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '/b/,${/[ab]/,~1h
{2~0,~3!r g
}
4~0w w1
}
/^/s/b/\u&x/p' f h; echo " $?"

#### random 112
printf '\303\251o a\n\303\251\nx11\n1\303\251\303\251b\nA\n \303\251abaa\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '/FOO/I,$T' f h; echo " $?"

#### random 113
printf '\n\n1xba\nab\no\303\251a\n\303\251foo a\na1\303\251\n ab\nobaob\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -s -i -e '/A/I,$q
s/é/X/I
q
/A/Is/foo/\U&/w w3' f h; echo " $?"

#### random 114
printf '' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -z -e '/A/IG
p
0,/^/d
/\bfoo/,~1R g' f h; echo " $?"

#### random 115
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e 'G' f h; echo " $?"

#### random 116
printf 'o x x\nafoo\n\n1\n\nxA\na\nfoofooab\nfoo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -i -e '/FOO/I,$!H
s/^./&&/p' f h; echo " $?"

#### random 117
printf '1\303\251\nab A\n\303\251Ab\nAA1foo\n x\nxo1\naxA\nx' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'c\
CC' f h; echo " $?"

#### random 118
printf 'b\nbAo\n\nfoo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'h
8R g
1~4=' f h; echo " $?"

#### random 119
printf 'bfoo1oA\n\nfoo\303\251aabo\n abab\303\251\n\nb\nfooxAfooa\nfoo1oxA' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '/A/Is/\bfoo/[&]/
3~0!l 9
6!q' f h; echo " $?"

#### random 120
printf 'Aoob\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e 'c\
CC
0,/^/H
5,/$/q
i\
II' f h; echo " $?"

#### random 121
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '0~1,$W w2' f h; echo " $?"

#### random 122
printf '\no\n\303\251 a1\n 1\303\251 a\nfoo\no1foo ' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e 'r g
/\bfoo/l 9' f h; echo " $?"

#### random 123
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -E -e '/A/I!i\
II' f h; echo " $?"

#### random 124
printf 'fooxfooo\naobo\303\251\n\nfoo x\nabxafoo1\n1ab\nabA\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -i -e 'P
/A/IR g' f h; echo " $?"

#### random 125
printf '1\nxbxab\nfoo\no oA\nab\n \303\251\n\303\251\n\303\2511foo\303\251A' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '1t
/A/I,/./!q' f h; echo " $?"

#### random 126
printf 'fooox\nbA' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -e '/A/Ig
2g' f h; echo " $?"

#### random 127
printf 'fooxfooo\nb' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -z -e '5,9z
$x
/./N' f h; echo " $?"

#### random 128
printf 'foo\303\2511b\303\251\nxaxA\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e 'w w1
/o*/d' f h; echo " $?"

#### random 129
printf 'aba1ab\noxooa\n1foo\303\251\n11afoox\na\303\251xx\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '7,/^/=
0,/foo/s/^$/\n/g
=
n' f h; echo " $?"

#### random 130
printf '1o\n\n \n\nfoob\n\nabba \nbxb\n\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -E -e '3,$H
y/abo/ABé/
P' f h; echo " $?"

#### random 131
printf 'A\303\251b\nxfooabab\nfooax\n1Afoo \nb \nobfoo\303\2511\nAxab\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '1h
/A/I,/[^a]/N' f h; echo " $?"

#### random 132
printf 'foo\303\251foo\nb1o\n1\303\251b' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'x' f h; echo " $?"

#### random 133
printf 'xxbb\n1ooab\303\251\n 1oaab\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'T' f h; echo " $?"

#### random 134
printf 'foo \n1 1\no1 \n\303\251Ax\303\2511\nabab\nb\nfoo oa\303\251\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '1~0g
$r g
4~4,/^./{P
0,/foo/s/^./X/w w3
}' f h; echo " $?"

#### random 135
printf 'a \303\251xab\nab\n1oxfoo\nA\303\251foox\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '0,/foo/s/a.//M
2~2,~3!H' f h; echo " $?"

#### random 136
printf '1\nb \nabb\303\251\nb xA\nabA a1\nfoofoo\nx\303\251\n  a\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -e '$,/^/p
/A/Ih
0,/a/s/foo/a\nb/I' f h; echo " $?"

#### random 137
printf '\nabAoo\n\303\251\n abaa\n bao\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -e '$,9!F' f h; echo " $?"

#### random 138
printf 'fooAb \nfoo x\303\251x\n\n\303\251\nfoofoo\n1aoab' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '$i\
II
7,+1!F' f h; echo " $?"

#### random 139
printf ' \nA\303\25111\na\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -e '2~3x
2,$r g
4~1y/abo/ABé/' f h; echo " $?"

#### random 140
printf 'fooA\nfooobx\n1\303\251b\nx fooba\nfoo1ax\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '0,/foo/!q
b' f h; echo " $?"

#### random 141
printf '' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'R g
0,/^/N
$,+0g
/FOO/Ir g' f h; echo " $?"

#### random 142
printf ' \nA ab\303\251a\nxaA1A\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'G
0,/^/l 9' f h; echo " $?"

#### random 143
printf ' foo\nxo\nAab\303\2511a\nab\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -z -e '2~4h
s/^/a\nb/gp
s/\bfoo/[&]/w w3' f h; echo " $?"

#### random 144
printf 'oaA\nbab\n b\303\251xx\nab1foox\noabfoo\nabAabbo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e 'W w2
0,/^/s/foo//2
l 9
/o*/n' f h; echo " $?"

#### random 145
printf 'foo\n\n\303\251foo1bo\no abo\nabofoo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'z' f h; echo " $?"

#### random 146
printf '1\303\251\n\n  \303\251x\n 1' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -z -i -e '$H' f h; echo " $?"

#### random 147
printf 'a fooab' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '8H' f h; echo " $?"

#### random 148
printf 'aabbaA\n\na foo\nab\n1afooabab\nxbbfoo\naaabfoo\303\251\nba\303\251 ' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -E -e '/FOO/I,~3t
/^./,~3!i\
II
$i\
II' f h; echo " $?"

#### random 149
printf '  ab\na1aAA\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -z -e '/A/I,/\(a\)\(b\)*/x' f h; echo " $?"

#### random 150
printf 'fooo1\nobabab \n  xab\n\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '/^$/,/[ab]/h
/FOO/I,$n
/A/I,+1!a\
AA' f h; echo " $?"

#### random 151
printf 'foo\303\251a\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -E -e 'x' f h; echo " $?"

#### random 152
printf 'oa\no\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '/FOO/IG
i\
II' f h; echo " $?"

#### random 153
printf '1bAab\na' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'p' f h; echo " $?"

#### random 154
printf ' oaa\303\251\nb\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -z -i -e '/\(a\)\(b\)*/N' f h; echo " $?"

#### random 155
printf 'x\noo11\no\nxafoox\n1x' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '0,/foo/!d
/A/IW w2' f h; echo " $?"

#### random 156
printf 'foo \n1b\n\nfoo\n a\noa\no1foo \nA1oxa\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -z -e '$,${4~2!y/abo/ABé/
}
s/a./\n/' f h; echo " $?"

#### random 157
printf 'abfoo\na\303\251\303\251\nab\303\251 \303\251foo\n\303\251a\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -E -e '$,8R g
/\bfoo/!H
h' f h; echo " $?"

#### random 158
printf '\noaAab\nfoo1oA\303\251\n\nb a\n\303\251o \n\n\303\251\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e 'n
/foo/,$b
${0~2s/\(a\)\(b\)*/\u&x/p
s/./&&/M
}
0,/^/G' f h; echo " $?"

#### random 159
printf '1ab1\303\2511\nxa \n\n\naox\n\n xx\nfoo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -e 'N
3~1p' f h; echo " $?"

#### random 160
printf '  b\noaab1ab\n\no\n abAfoob\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e '7h
$x' f h; echo " $?"

#### random 161
printf 'oab11\303\251\nab \nfoo\nxA A\nA\303\251ab\nbfooa \n\303\251b\303\251aab\nabbfoob \n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'W w2
d
0,/foo/g
/A/Is/[ab]/\U&/I' f h; echo " $?"

#### random 162
printf '\nx\n\n\no\n1foo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -z -i -e '/A/Iq' f h; echo " $?"

#### random 163
printf '' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -z -e 'G
2~0,/\(a\)\(b\)*/h
/./,+1s/\n/\L&\E!/p
{z
R g
2~4,+2!h
}' f h; echo " $?"

#### random 164
printf 'ab1\na\nfoo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '$,4l 9' f h; echo " $?"

#### random 165
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -s -E -e '0~2!H
W w2' f h; echo " $?"

#### random 166
printf 'A1\no\n1\n\n\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '4~1t' f h; echo " $?"

#### random 167
printf 'abA' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'R g
$,/\n/P
0,/a/h' f h; echo " $?"

#### random 168
printf '1foo 1\nox1 \n afooaba\n\n 1\nafooaA1' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -i -e '7w w1
$s/o*/\n/2' f h; echo " $?"

#### random 169
printf '1\nfooabab \nabb 1\n a\n\303\251o' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '8z' f h; echo " $?"

#### random 170
printf 'xo\n\n\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '/$/,~1x
/FOO/I!x' f h; echo " $?"

#### random 171
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e '0,/^/=
=' f h; echo " $?"

#### random 172
printf 'bo\303\251\nfoobab\303\251 \n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -z -e '4r g
s/./\u&x/2g
/^$/,/[^a]/R g' f h; echo " $?"

#### random 173
printf 'xbxx\nabxfoo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -z -e 'i\
II
/A/Ih
/é/,1i\
II
n' f h; echo " $?"

#### random 174
printf 'bb\303\251\nab1abA\303\251\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '/a/,1q
0,/a/s/a./[&]/I
4~1,/^$/a\
AA
1~2!i\
II' f h; echo " $?"

#### random 175
printf 'ab\n\n\n Ax\nA\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '/FOO/I,/$/!W w2
2~4!N' f h; echo " $?"

#### random 176
printf 'foo1\nb ab\n1x\nxoo\n1ax\noabx\nooab\nab\303\251b11\nA1\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '0,/a/!F
p' f h; echo " $?"

#### random 177
printf 'x ob\n\303\251x foo\nx\nabaab\nbbxx\nfooo aab\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -s -e '7H
0,/foo/N
0,/foo/z' f h; echo " $?"

#### random 178
printf 'A  a\nabaooab\nabx\nb1 x\nAb\n xabfoo\nfooab abb\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '0,/^/!=
/o*/H
s/^./a\nb/p
N' f h; echo " $?"

#### random 179
printf '' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -e '4,/^$/n
i\
II' f h; echo " $?"

#### random 180
printf '\naxab\303\251\n\303\251b\n\naAx\n\303\251\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'T' f h; echo " $?"

#### random 181
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '0,/foo/T' f h; echo " $?"

#### random 182
printf 'ab1foo \na\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -E -e '/a./s/b/\n/2g' f h; echo " $?"

#### random 183
printf '\303\251a\nxAfooxo\n\303\251\303\251\nx\303\251\n\n1bA\303\251\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '2~3g
/$/,$w w1
/a/y/abo/ABé/
i\
II' f h; echo " $?"

#### random 184
printf 'ob\nabb\303\251 foo\nbAbfoo\na\nAAA\n1 \nxx\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -E -e 'c\
CC
/foo/y/abo/ABé/
2,~0a\
AA
l 9' f h; echo " $?"

#### random 185
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'a\
AA
=
0,/a/x
7,+2s/b/&&/M' f h; echo " $?"

#### random 186
printf '1abo \nax afoo\n1afooaba\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -e '/FOO/I,$s/x\|a/X/M' f h; echo " $?"

#### random 187
printf 'xao\nfooo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '/FOO/IW w2' f h; echo " $?"

#### random 188
printf 'Aox\n xabb\nababo\nfoo\n\303\251Axab\n\n aao\nbfoofooo\n\303\251\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -e 'c\
CC
$,4!s//X/' f h; echo " $?"

#### random 189
printf 'ofoo\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -z -e '2~4W w2
0,/^/r g
/$/!q' f h; echo " $?"

#### random 190
printf 'o\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '$w w1
n
=' f h; echo " $?"

#### random 191
printf 'A\303\251A\n\303\251x\na\no\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -n -i -e 'q' f h; echo " $?"

#### random 192
printf '\nfoofoo\naA\nfooabbabo\nab\303\251\n\nxfoo \naA \n\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e '$,/a./G' f h; echo " $?"

#### random 193
printf '\naabao\n\n o\nA\303\251 \nAa\303\251ab1\nxaA1A\n1Aoa \nfoobaa' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -s -E -e 'P
/A/I,2i\
II
0,/^/w w1' f h; echo " $?"

#### random 194
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '/FOO/I,6s/[ab]/&&/I
2~1,~1a\
AA
n' f h; echo " $?"

#### random 195
printf 'b1bo\303\251\nb\n\303\251xoabb\nbfooa \n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'n
s/a/\u&x/2g
0,/^/R g' f h; echo " $?"

#### random 196
printf 'b\nfoo\na\nb\nabo bo' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -i -e '0,/^/!n' f h; echo " $?"

#### random 197
printf '\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed -z -e '/A/I,4s/\bfoo/[&]/M' f h; echo " $?"

#### random 198
printf 'abfooab1\nab\n b\303\251b1\nfooab\n ab\n1\n\nA\nab1 b1\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e '0,/^/y/abo/ABé/
6,$g
/[ab]/!W w2
3~0d' f h; echo " $?"

#### random 199
printf '\303\251x \n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'P
4,~3q' f h; echo " $?"

#### random 200
printf 'ababx x\nxa\nabab\no\n' > f; printf 'hh\nfoo a\n' > h; printf 'g1\ng2' > g
sed  -e 'w w1
n
/A/I,$h' f h; echo " $?"
