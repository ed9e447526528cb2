#### cmp a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp a b; echo $?

#### cmp a a; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp a a; echo $?

#### cmp a c; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp a c; echo $?

#### cmp c a; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp c a; echo $?

#### cmp e a; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp e a; echo $?

#### cmp a; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp a; echo $?

#### cmp ; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp ; echo $?

#### cmp -l a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -l a b; echo $?

#### cmp -l h i; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -l h i; echo $?

#### cmp -b a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -b a b; echo $?

#### cmp -bl h i; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -bl h i; echo $?

#### cmp -s a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -s a b; echo $?

#### cmp a nope; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp a nope; echo $?

#### cmp -s a nope; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -s a nope; echo $?

#### cmp -n 5 a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -n 5 a b; echo $?

#### cmp -n 6 a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -n 6 a b; echo $?

#### cmp -i 4 a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -i 4 a b; echo $?

#### cmp -i 1:2 a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -i 1:2 a b; echo $?

#### cmp a b 1 2; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp a b 1 2; echo $?

#### cmp a b 4; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp a b 4; echo $?

#### cmp - a <b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp - a <b; echo $?

#### cmp --zz; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp --zz; echo $?

#### cmp -i x a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -i x a b; echo $?

#### cmp -n x a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -n x a b; echo $?

#### cmp -n 1k a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -n 1k a b; echo $?

#### cmp -s c a; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -s c a; echo $?

#### cmp h i; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp h i; echo $?

#### cmp -b h i; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -b h i; echo $?

#### cmp --bytes=4 a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp --bytes=4 a b; echo $?

#### cmp -ls a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -ls a b; echo $?

#### cmp -i 100 a b; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp -i 100 a b; echo $?

#### cmp a b c d e; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
cmp a b c d e; echo $?

#### diff3 m o y; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 m o y; echo $?

#### diff3 -m m o y; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -m m o y; echo $?

#### diff3 m o z; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 m o z; echo $?

#### diff3 -m m o z; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -m m o z; echo $?

#### diff3 -A m o z; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -A m o z; echo $?

#### diff3 -e m o y; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -e m o y; echo $?

#### diff3 -E m o z; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -E m o z; echo $?

#### diff3 -x m o z; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -x m o z; echo $?

#### diff3 -3 m o y; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -3 m o y; echo $?

#### diff3 -m -L A -L B -L C m o z; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -m -L A -L B -L C m o z; echo $?

#### diff3 m o; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 m o; echo $?

#### diff3 o o2 o; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 o o2 o; echo $?

#### diff3 -m o o2 m; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -m o o2 m; echo $?

#### diff3 nope o y; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 nope o y; echo $?

#### diff3 -i -e m o y; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -i -e m o y; echo $?

#### diff3 -m -E m o z; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -m -E m o z; echo $?

#### diff3 -em m o z; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -em m o z; echo $?

#### diff3 -T m o z; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -T m o z; echo $?

#### diff3 --zz; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 --zz; echo $?

#### diff3 m m o; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 m m o; echo $?

#### diff3 z o z; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 z o z; echo $?

#### diff3 -m z o z; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -m z o z; echo $?

#### diff3 -m e o z; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -m e o z; echo $?

#### diff3 y o y; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 y o y; echo $?

#### diff3 -m y m o; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
diff3 -m y m o; echo $?

#### sdiff -w 40 m y; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
sdiff -w 40 m y; echo $?

#### sdiff -s -w 40 m y; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
sdiff -s -w 40 m y; echo $?

#### sdiff -l -w 40 m y; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
sdiff -l -w 40 m y; echo $?

#### sdiff m m; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
sdiff m m; echo $?

#### sdiff m; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
sdiff m; echo $?

#### sdiff -w 20 -t m y; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
sdiff -w 20 -t m y; echo $?

#### sdiff nope m; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
sdiff nope m; echo $?

#### sdiff --zz; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
sdiff --zz; echo $?

#### sdiff -w x m y; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
sdiff -w x m y; echo $?

#### sdiff m o2 -w 30; echo $?
printf "abc\ndef\n" >a; printf "abc\ndxf\n" >b; printf "abc\n" >c; : >e; printf "a\0\377\n" >h; printf "b\001\376x" >i; printf "1\n2\n3\n4\n5\n6\n" >o; sed s/2/two/ o >m; sed s/5/five/ o >y; sed s/2/zwei/ o >z; cp o o2
sdiff m o2 -w 30; echo $?
