#### given options stand in messages as written
cat --nosuch=1; cat --num=1; nl --body=x --nu=5; wc --nosuch=; fold --=; tac --s=x --=
#### lengths and algorithms of cksum
cksum --length=600 /dev/null; cksum --length=16 /dev/null; cksum --length=7 /dev/null; cksum -l abc /dev/null; cksum --length= /dev/null; cksum -b /dev/null; cksum -t /dev/null; cksum -a m /dev/null; cksum -a '' /dev/null; b2sum --length= /dev/null
#### cksum tag and untagged
cksum --tag -a sha256 --untagged /dev/null; cksum -a md5 --untagged --tag /dev/null
#### digits of fold in a group
printf 'abc def\n' >f; fold -b1 f; fold -s4 f; fold -3 f; fold -b20 -w2 f; fold -w -1 f
#### empty names of files
echo b >f; wc --files0-from= f; sort --files0-from= f; sort -o '' f; shuf -o '' -i 3-3; shuf -i ''; shuf -i 1-2 -i 1-2; sort -o '' -o g f
#### numbers with the option in its form
od -j x; od --skip-bytes=1x; od -w1x /dev/null; od --width=0x3 /dev/null; od --read-bytes=abc; od -S 1q; od --strings=q
sort --parallel=1n /dev/null; sort -S x /dev/null; sort --buffer-size=1x; sort --batch-size=1; sort --batch-size=x; sort --batch-size=2x; sort --parallel=0; sort --buffer-size=99999999999999999999 /dev/null
