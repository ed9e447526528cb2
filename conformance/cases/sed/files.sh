#### inplace sed -i 's/o/0/' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i 's/o/0/' a; echo $?

#### inplace sed -i.bak 's/o/0/' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i.bak 's/o/0/' a; echo $?

#### inplace sed -i.bak 's/o/0/' a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i.bak 's/o/0/' a b; echo $?

#### inplace sed -i 's/o/0/' ln
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i 's/o/0/' ln; echo $?

#### inplace sed --follow-symlinks -i 's/o/0/' ln
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --follow-symlinks -i 's/o/0/' ln; echo $?

#### inplace sed -i d a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i d a; echo $?

#### inplace sed -n -i p a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n -i p a; echo $?

#### inplace sed -i -n '/t/p' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i -n '/t/p' a; echo $?

#### inplace sed -i 2q a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i 2q a b; echo $?

#### inplace sed -i '$d' a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i '$d' a b; echo $?

#### inplace sed -i '1i top' a b e
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i '1i top' a b e; echo $?

#### inplace sed -i '$a end' a b e
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i '$a end' a b e; echo $?

#### inplace sed -i p nosuch a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i p nosuch a; echo $?

#### inplace sed -i p d a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i p d a; echo $?

#### inplace sed -i s/x/y/ b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i s/x/y/ b; echo $?

#### inplace sed -i 's/one/&/w out' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i 's/one/&/w out' a; echo $?

#### inplace sed -i 'w /dev/stdout' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i 'w /dev/stdout' a; echo $?

#### inplace sed -i = a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i = a; echo $?

#### inplace sed -i '1~2d' a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i '1~2d' a b; echo $?

#### inplace sed -i -e 's/o/0/' -e 's/t/T/' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i -e 's/o/0/' -e 's/t/T/' a; echo $?

#### inplace sed -i'old-*' s/o/0/ a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i'old-*' s/o/0/ a; echo $?

#### inplace sed --in-place=.orig s/o/0/ a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --in-place=.orig s/o/0/ a; echo $?

#### inplace sed -i -E 's/(o)/<\1>/g' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i -E 's/(o)/<\1>/g' a; echo $?

#### inplace sed -ie s/o/0/ a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -ie s/o/0/ a; echo $?

#### inplace sed -i -z 's/\n/,/g' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i -z 's/\n/,/g' a; echo $?

#### inplace sed -i 'r b' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i 'r b' a; echo $?

#### inplace sed -i '/two/r b' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i '/two/r b' a; echo $?

#### inplace sed -i '/two/R b' a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i '/two/R b' a b; echo $?

#### inplace sed -i q3 a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i q3 a; echo $?

#### inplace sed -i '$q' b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i '$q' b; echo $?

#### inplace sed -n '$q' b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '$q' b; echo $?

#### inplace sed -i '$Q' b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i '$Q' b; echo $?

#### inplace sed -i 's/[/x/' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i 's/[/x/' a; echo $?

#### inplace sed -i F a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i F a; echo $?

#### inplace sed -i 1d a && sed -i 1d a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i 1d a && sed -i 1d a; echo $?

#### inplace sed -i N a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i N a; echo $?

#### inplace sed -i 'N;N;s/\n/-/g' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i 'N;N;s/\n/-/g' a; echo $?

#### inplace sed -s -i 1d a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -s -i 1d a b; echo $?

#### inplace mkdir -p d; cp a d/a; sed -i.bak s/o/0/ d/a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
mkdir -p d; cp a d/a; sed -i.bak s/o/0/ d/a; echo $?

#### inplace cp a 'a b'; sed -i s/o/0/ 'a b'
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
cp a 'a b'; sed -i s/o/0/ 'a b'; echo $?

#### inplace sed -i '' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i '' a; echo $?

#### inplace sed -i -- s/o/0/ a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i -- s/o/0/ a; echo $?

#### inplace sed -i.bak -e 2d a; cat a.bak
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i.bak -e 2d a; cat a.bak; echo $?

#### inplace sed -i '2,$d' a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i '2,$d' a b; echo $?

#### inplace sed -i '/one/{n;d}' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i '/one/{n;d}' a; echo $?

#### inplace sed -i '$!N;P;D' a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i '$!N;P;D' a b; echo $?

#### inplace ln a hard; sed -i s/o/0/ a; cat hard
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
ln a hard; sed -i s/o/0/ a; cat hard; echo $?

#### io sed p
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed p; echo $?

#### io sed -n p a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n p a b; echo $?

#### io sed -n '$p' a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '$p' a b; echo $?

#### io sed -n '$p' a b e
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '$p' a b e; echo $?

#### io sed -n '$p' a nosuch
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '$p' a nosuch; echo $?

#### io sed -n '$p' nosuch a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '$p' nosuch a; echo $?

#### io sed -n '$p' e
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '$p' e; echo $?

#### io sed p e
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed p e; echo $?

#### io sed -s -n '$p' a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -s -n '$p' a b; echo $?

#### io sed -n '$=' a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '$=' a b; echo $?

#### io sed -n -s '$=' a b e
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n -s '$=' a b e; echo $?

#### io sed = a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed = a b; echo $?

#### io sed -s = a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -s = a b; echo $?

#### io sed p nosuch
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed p nosuch; echo $?

#### io sed p d
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed p d; echo $?

#### io sed p a d b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed p a d b; echo $?

#### io sed 1d b a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 1d b a; echo $?

#### io sed '$d' b a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '$d' b a; echo $?

#### io sed -s '1F' a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -s '1F' a b; echo $?

#### io sed F < a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed F < a; echo $?

#### io cat a | sed -n '$p' - b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
cat a | sed -n '$p' - b; echo $?

#### io sed p - < a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed p - < a; echo $?

#### io sed 'r b' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'r b' a; echo $?

#### io sed '1r b' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '1r b' a; echo $?

#### io sed 'r nosuch' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'r nosuch' a; echo $?

#### io sed '$r b' b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '$r b' b; echo $?

#### io sed 'R b' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'R b' a; echo $?

#### io sed 'R a' b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'R a' b; echo $?

#### io sed 'R a' a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'R a' a b; echo $?

#### io sed '1R nosuch' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '1R nosuch' a; echo $?

#### io sed -n 'w out' a b; cat out
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n 'w out' a b; cat out; echo $?

#### io sed 'w out' b; cat out
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'w out' b; cat out; echo $?

#### io sed -n '/o/w out1\n/t/w out2' a; cat out1 out2
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '/o/w out1
/t/w out2' a; cat out1 out2; echo $?

#### io sed 's/o/0/w out' a; cat out
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 's/o/0/w out' a; cat out; echo $?

#### io sed -n 'w /dev/stdout' a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n 'w /dev/stdout' a b; echo $?

#### io sed 'w /dev/stdout' b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'w /dev/stdout' b; echo $?

#### io sed 'W out' a; cat out
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'W out' a; cat out; echo $?

#### io sed -n 'N;W out' a; cat out
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n 'N;W out' a; cat out; echo $?

#### io sed 'r /dev/stdin' b < a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'r /dev/stdin' b < a; echo $?

#### io sed 'w d' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'w d' a; echo $?

#### io sed 'w d/x/y' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'w d/x/y' a; echo $?

#### io sed -f nosuch a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -f nosuch a; echo $?

#### io sed -f d a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -f d a; echo $?

#### io printf 's/o/0/\ns/t/T/\n' > s; sed -f s a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf 's/o/0/\ns/t/T/\n' > s; sed -f s a; echo $?

#### io printf 's/o/0/\nkk\n' > s; sed -f s a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf 's/o/0/\nkk\n' > s; sed -f s a; echo $?

#### io printf '#n\np\n' > s; sed -f s a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf '#n\np\n' > s; sed -f s a; echo $?

#### io printf '#nx\np\n' > s; sed -f s a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf '#nx\np\n' > s; sed -f s a; echo $?

#### io printf 'p' > s; sed -f s a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf 'p' > s; sed -f s a; echo $?

#### io printf 'a\\\nx\\\ny\n' > s; sed -f s a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf 'a\\\nx\\\ny\n' > s; sed -f s a; echo $?

#### io printf '{\np\n' > s; sed -f s a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf '{\np\n' > s; sed -f s a; echo $?

#### io printf 'bx\n' > s; sed -f s a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf 'bx\n' > s; sed -f s a; echo $?

#### io printf 's/a/b\n' > s; sed -f s a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf 's/a/b\n' > s; sed -f s a; echo $?

#### io printf 's/o/a\\\nb/\n' > s; sed -f s a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf 's/o/a\\\nb/\n' > s; sed -f s a; echo $?

#### io printf '#!/bin/sed -f\ns/o/0/\n' > s; sed -f s a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf '#!/bin/sed -f\ns/o/0/\n' > s; sed -f s a; echo $?

#### io echo 's/o/0/' | sed -f - a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
echo 's/o/0/' | sed -f - a; echo $?

#### io sed -e p -e 's/o/0/' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -e p -e 's/o/0/' a; echo $?

#### io sed -e 'a\' -e 'foo' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -e 'a\' -e 'foo' a; echo $?

#### io sed -e 'a foo' -e d a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -e 'a foo' -e d a; echo $?

#### io sed -e 'i\' -e '  foo' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -e 'i\' -e '  foo' a; echo $?

#### io sed -e '{' -e p -e '}' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -e '{' -e p -e '}' a; echo $?

#### io sed -e 'y/o/0/;x' -e 'bfoo' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -e 'y/o/0/;x' -e 'bfoo' a; echo $?

#### io sed -e p -e k a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -e p -e k a; echo $?

#### io sed -e '#n' -e p a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -e '#n' -e p a; echo $?

#### io sed '#n\np' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '#n
p' a; echo $?

#### io sed '#no\np' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '#no
p' a; echo $?

#### io sed --expression=p a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --expression=p a; echo $?

#### io sed --quiet p a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --quiet p a; echo $?

#### io sed --silent p a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --silent p a; echo $?

#### io sed -s p -- a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -s p -- a; echo $?

#### io sed -n -- p a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n -- p a; echo $?

#### io sed -nf /dev/null a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -nf /dev/null a; echo $?

#### io sed -n -e p a -e =
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n -e p a -e =; echo $?

#### io sed -E -r p a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -E -r p a; echo $?

#### io sed -u p a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -u p a; echo $?

#### io sed --unbuffered -n 2p a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --unbuffered -n 2p a; echo $?

#### io sed -l 5 -n l a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -l 5 -n l a; echo $?

#### io sed -l 1 -n l a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -l 1 -n l a; echo $?

#### io sed -l 0 -n l a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -l 0 -n l a; echo $?

#### io sed --line-length=4 -n l a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --line-length=4 -n l a; echo $?

#### io sed -l x -n l a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -l x -n l a; echo $?

#### io sed --null-data p b | od -c
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --null-data p b | od -c; echo $?

#### io sed -z 's/\n/,/g' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -z 's/\n/,/g' a; echo $?

#### io sed -z '$!d' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -z '$!d' a; echo $?

#### io sed --zero-terminated 's/^./X/' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --zero-terminated 's/^./X/' a; echo $?

#### io sed --sandbox 'w x' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --sandbox 'w x' a; echo $?

#### io sed --sandbox 'r x' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --sandbox 'r x' a; echo $?

#### io sed --sandbox 's/a/b/w x' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --sandbox 's/a/b/w x' a; echo $?

#### io sed --sandbox p a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --sandbox p a; echo $?

#### io sed --version | head -n 0
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --version | head -n 0; echo $?

#### io sed -b p a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -b p a; echo $?

#### io sed --separate -n 1p a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --separate -n 1p a b; echo $?

#### io sed --regexp-extended 's/(o)/<\1>/' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --regexp-extended 's/(o)/<\1>/' a; echo $?

#### io sed -i
#@ stderr any
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -i; echo $?

#### io sed -n
#@ stderr any
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n; echo $?

#### io sed --foo p a
#@ stderr any
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed --foo p a; echo $?

#### io sed -e
#@ stderr any
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -e; echo $?

#### io sed 5 a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 5 a; echo $?

#### io sed -n 1,2p a | sed '$!d'
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n 1,2p a | sed '$!d'; echo $?

#### io sed q a b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed q a b; echo $?

#### io sed -n '2{p;q}' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '2{p;q}' a; echo $?

#### io sed '2q5' a; echo $?
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '2q5' a; echo $?; echo $?

#### io sed '2Q5' a; echo $?
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '2Q5' a; echo $?; echo $?

#### io sed q nosuch a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed q nosuch a; echo $?

#### io sed -n 'l;l 10' <<< $'a\tb\\c\001é\x7flong long long line that wraps at seventy columns, or so it is said by the manual'
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n 'l;l 10' <<< $'a\tb\\c\001é\x7flong long long line that wraps at seventy columns, or so it is said by the manual'; echo $?

#### io { sed 1q; cat; } < a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
{ sed 1q; cat; } < a; echo $?

#### io { sed -n 2q; echo rest; } < a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
{ sed -n 2q; echo rest; } < a; echo $?

#### io sed 's/$/\r/' a | od -c
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 's/$/\r/' a | od -c; echo $?

#### io sed $'s/\r$//' <<< $'a\r'
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed $'s/\r$//' <<< $'a\r'; echo $?

#### io printf 'a\0b\n' | sed 's/\x00/X/'
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf 'a\0b\n' | sed 's/\x00/X/'; echo $?

#### io printf 'a\377b\n' | sed 's/a.b/X/' | od -c
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf 'a\377b\n' | sed 's/a.b/X/' | od -c; echo $?

#### io printf 'a\377b\n' | LC_ALL=C sed 's/a.b/X/'
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf 'a\377b\n' | LC_ALL=C sed 's/a.b/X/'; echo $?

#### io printf 'a\377b\n' | sed $'s/\377/X/'
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf 'a\377b\n' | sed $'s/\377/X/'; echo $?

#### io printf '\303\251\n' | LC_ALL=C sed 's/./X/g'
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
printf '\303\251\n' | LC_ALL=C sed 's/./X/g'; echo $?

#### io sed 's/é/e/' <<< é
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 's/é/e/' <<< é; echo $?

#### io sed 'y/éa/eá/' <<< 'éa'
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'y/éa/eá/' <<< 'éa'; echo $?

#### io sed y/abc/ABC/ <<< aabbcc
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed y/abc/ABC/ <<< aabbcc; echo $?

#### io sed 'N;N;s/^t/X/Mg' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'N;N;s/^t/X/Mg' a; echo $?

#### io sed 'N;N;s/e$/X/Mg' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'N;N;s/e$/X/Mg' a; echo $?

#### io sed 'N;N;s/\`o/X/Mg;s/e\'"'"'/Y/Mg' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 'N;N;s/\`o/X/Mg;s/e\'"'"'/Y/Mg' a; echo $?

#### io sed -n '/one/,/three/{/one/n;/three/!p}' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '/one/,/three/{/one/n;/three/!p}' a; echo $?

#### io sed '/two/,+1d' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '/two/,+1d' a; echo $?

#### io sed '/^$/N;/\n$/D' <<< $'a\n\n\n\nb'
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '/^$/N;/\n$/D' <<< $'a\n\n\n\nb'; echo $?

#### io sed -n '$!{h;d};H;x;p' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '$!{h;d};H;x;p' a; echo $?

#### io sed 's/a/b/;ta;s/x/y/;:a;s/$/!/' b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 's/a/b/;ta;s/x/y/;:a;s/$/!/' b; echo $?

#### io sed '0~2!d' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '0~2!d' a; echo $?

#### io sed -n '2{p}' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '2{p}' a; echo $?

#### io sed -n '2{p' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '2{p' a; echo $?

#### io sed '/x/s//Z/' b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '/x/s//Z/' b; echo $?

#### io sed 's/x/&&/;s//Q/2' b
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 's/x/&&/;s//Q/2' b; echo $?

#### io sed -n '/t/{//p}' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -n '/t/{//p}' a; echo $?

#### io sed '//d' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '//d' a; echo $?

#### io sed 's//x/' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed 's//x/' a; echo $?

#### io sed '/o/!s//x/' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed '/o/!s//x/' a; echo $?

#### io sed -E '/t|o/s//[&]/g' a
printf 'one\ntwo\nthree\n' > a; printf 'x\ny' > b; : > e; mkdir d; ln -s a ln; chmod 640 a
sed -E '/t|o/s//[&]/g' a; echo $?

