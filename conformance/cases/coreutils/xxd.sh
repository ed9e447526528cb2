#### xxd o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd o

#### xxd e
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd e

#### xxd z
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd z

#### xxd -a z
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -a z

#### xxd x
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd x

#### xxd -b o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -b o

#### xxd -c 5 -g 1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -c 5 -g 1 o

#### xxd -e o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -e o

#### xxd -p o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -p o

#### xxd -p -c 4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -p -c 4 o

#### xxd -p -c 0 x
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -p -c 0 x

#### xxd -p x
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -p x

#### xxd -ps x
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -ps x

#### xxd -plain o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -plain o

#### xxd -i o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -i o

#### xxd -i < o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -i < o

#### xxd -u -l 4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -u -l 4 o

#### xxd -s 3 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -s 3 o

#### xxd -s -3 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -s -3 o

#### xxd -s +3 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -s +3 o

#### xxd -s 0x4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -s 0x4 o

#### xxd -o 16 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -o 16 o

#### xxd -d o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -d o

#### xxd -C -i o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -C -i o

#### xxd -n nm -i o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -n nm -i o

#### xxd -c 0 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -c 0 o

#### xxd -c 300 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -c 300 o

#### xxd -g 3 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -g 3 o

#### xxd -g 8 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -g 8 o

#### xxd -g 16 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -g 16 o

#### xxd -g 1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -g 1 o

#### xxd -g0 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -g0 o

#### xxd -E o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -E o

#### xxd -r <<< '00000000: 6162 63'
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -r <<< '00000000: 6162 63'

#### xxd -r -p <<< '61 62 6'
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -r -p <<< '61 62 6'

#### xxd -x o > /dev/null 2>&1; echo $?
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -x o > /dev/null 2>&1; echo $?

#### xxd nofile; echo $?
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd nofile; echo $?

#### xxd -l x o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -l x o

#### xxd -l 0 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -l 0 o

#### xxd -l5 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -l5 o

#### xxd -len 5 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -len 5 o

#### xxd -e -g 2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -e -g 2 o

#### xxd -e -g 8 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -e -g 8 o

#### xxd -e -g 3 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -e -g 3 o

#### xxd -p -u o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -p -u o

#### xxd -r <<< '00000004: 6162 63' | od -c
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -r <<< '00000004: 6162 63' | od -c

#### xxd -cols 4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -cols 4 o

#### xxd o out; cat out
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd o out; cat out

#### xxd o | xxd -r | cmp - o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd o | xxd -r | cmp - o

#### xxd -p o | xxd -r -p | cmp - o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -p o | xxd -r -p | cmp - o

#### xxd -b -c 4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -b -c 4 o

#### xxd -u o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -u o

#### xxd -i -c 4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -i -c 4 o

#### xxd -i -u o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -i -u o

#### cat o z o | xxd -a
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
cat o z o | xxd -a

#### cat z z | xxd -a
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
cat z z | xxd -a

#### head -c 32 z | xxd -a
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
head -c 32 z | xxd -a

#### head -c 33 z | xxd -a
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
head -c 33 z | xxd -a

#### head -c 16 z | xxd -a
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
head -c 16 z | xxd -a

#### xxd -c 8 o | xxd -r -c 8 | cmp - o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -c 8 o | xxd -r -c 8 | cmp - o

#### echo '0: 61 62 63' | xxd -r
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
echo '0: 61 62 63' | xxd -r

#### echo '61626364' | xxd -r -p
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
echo '61626364' | xxd -r -p

#### printf '61 62\n63\n' | xxd -r -ps
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
printf '61 62\n63\n' | xxd -r -ps

#### xxd -r -s 2 <<< '00000002: 6162' | od -c
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -r -s 2 <<< '00000002: 6162' | od -c

#### printf 'abcdef' > t; echo '2: 5858' | xxd -r - t; cat t
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
printf 'abcdef' > t; echo '2: 5858' | xxd -r - t; cat t

#### xxd -s 100 e
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -s 100 e

#### xxd -s 2 -l 3 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -s 2 -l 3 o

#### echo -n hello | xxd -p
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
echo -n hello | xxd -p

#### xxd -ps -c 1000 x
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -ps -c 1000 x

#### cp o 1file.bin; xxd -i 1file.bin
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
cp o 1file.bin; xxd -i 1file.bin

#### xxd -c 1 -l 3 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd -c 1 -l 3 o

#### xxd - < o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
xxd - < o

#### echo 'garbage' | xxd -r; echo $?
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
echo 'garbage' | xxd -r; echo $?
