# The options of od, one by one, with wrong arguments and odd input.
#### od options 1
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od f
echo "[$?]"
od -a f
echo "[$?]"
od -b f
echo "[$?]"
od -c f
echo "[$?]"
od -d f
echo "[$?]"
od -f f
echo "[$?]"
od -i f
echo "[$?]"
od -l f
echo "[$?]"

#### od options 2
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -o f
echo "[$?]"
od -s f
echo "[$?]"
od -x f
echo "[$?]"
od -e f
echo "[$?]"
od -h f
echo "[$?]"
od -D f
echo "[$?]"
od -F f
echo "[$?]"
od -H f
echo "[$?]"

#### od options 3
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -O f
echo "[$?]"
od -I f
echo "[$?]"
od -L f
echo "[$?]"
od -X f
echo "[$?]"
od -B f
echo "[$?]"
od -t x1 f
echo "[$?]"
od -t x1z f
echo "[$?]"
od -t c f
echo "[$?]"

#### od options 4
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -t a f
echo "[$?]"
od -t u1 f
echo "[$?]"
od -t d1 f
echo "[$?]"
od -t o1 f
echo "[$?]"
od -t x2 -t x1 f
echo "[$?]"
od -t x1c f
echo "[$?]"
od -t x1 -c -a f
echo "[$?]"
od -tx1 -tx4z f
echo "[$?]"

#### od options 5
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -t fF f
echo "[$?]"
od -t fD f
echo "[$?]"
od -t fL f
echo "[$?]"
od -t f4 f
echo "[$?]"
od -t f8 f
echo "[$?]"
od -t f16 f
echo "[$?]"
od -t f2 f
echo "[$?]"
od -t dC f
echo "[$?]"

#### od options 6
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -t dS f
echo "[$?]"
od -t dI f
echo "[$?]"
od -t dL f
echo "[$?]"
od -t uC -t uS -t uI -t uL f
echo "[$?]"
od -t xC -t xS -t xI -t xL f
echo "[$?]"
od -t x3 f
echo "[$?]"
od -t x9 f
echo "[$?]"
od -t q f
echo "[$?]"

#### od options 7
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -t '' f
echo "[$?]"
od -t x1y f
echo "[$?]"
od -t xx f
echo "[$?]"
od -t 1 f
echo "[$?]"
od -t c1 f
echo "[$?]"
od -t az f
echo "[$?]"
od -t cz f
echo "[$?]"
od -A d f
echo "[$?]"

#### od options 8
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -A o f
echo "[$?]"
od -A x f
echo "[$?]"
od -A n f
echo "[$?]"
od -A q f
echo "[$?]"
od -Ad -c f
echo "[$?]"
od -An -c f
echo "[$?]"
od -Anone f
echo "[$?]"
od -j 5 f
echo "[$?]"

#### od options 9
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -j5 -N5 -c f
echo "[$?]"
od -j 100 f
echo "[$?]"
od -j 0x5 -c f
echo "[$?]"
od -j 05 -c f
echo "[$?]"
od -j 1b f
echo "[$?]"
od -j 1K f
echo "[$?]"
od -j x f
echo "[$?]"
od -j -1 f
echo "[$?]"

#### od options 10
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -N 5 -c f
echo "[$?]"
od -N 0 f
echo "[$?]"
od -N x f
echo "[$?]"
od -N 1k f
echo "[$?]"
od -N 100 f
echo "[$?]"
od -w f
echo "[$?]"
od -w8 f
echo "[$?]"
od -w8 -c f
echo "[$?]"

#### od options 11
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -w1 -An -tx1 f
echo "[$?]"
od -w3 -c f
echo "[$?]"
od -w3 f
echo "[$?]"
od -w0 f
echo "[$?]"
od -wx f
echo "[$?]"
od --width=4 -tx1 f
echo "[$?]"
od --width -tx1 f
echo "[$?]"
od -v z
echo "[$?]"

#### od options 12
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od z
echo "[$?]"
od -tx1 -w16 z
echo "[$?]"
od -An -v -tx1 z
echo "[$?]"
od e
echo "[$?]"
od -c e
echo "[$?]"
od -An e
echo "[$?]"
od e f
echo "[$?]"
od f s
echo "[$?]"

#### od options 13
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -j 60 f s
echo "[$?]"
od -j 200 f s
echo "[$?]"
od nope
echo "[$?]"
od nope f
echo "[$?]"
od nope e
echo "[$?]"
od .
echo "[$?]"
od f nope
echo "[$?]"
od - < f
echo "[$?]"

#### od options 14
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od < f
echo "[$?]"
cat f | od -j 5 -N 5 -c
echo "[$?]"
od -S 3 f
echo "[$?]"
od -S 5 -A d f
echo "[$?]"
od -S3 -An f
echo "[$?]"
od -s f | head -1
echo "[$?]"
od --strings=5 f
echo "[$?]"
od --strings f
echo "[$?]"

#### od options 15
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -S x f
echo "[$?]"
od -S0 f
echo "[$?]"
od -S 3 -t x1 f
echo "[$?]"
od -S3 -j10 f
echo "[$?]"
od -S3 -N30 f
echo "[$?]"
od --endian=big -tx2 f
echo "[$?]"
od --endian=little -tx2 f
echo "[$?]"
od --endian=big -tx4 -td8 -tf4 f
echo "[$?]"

#### od options 16
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od --endian=foo f
echo "[$?]"
od --end=b -tx2 f
echo "[$?]"
od --format=x1 f
echo "[$?]"
od --address-radix=x f
echo "[$?]"
od --skip-bytes=3 -c f
echo "[$?]"
od --read-bytes=3 -c f
echo "[$?]"
od --output-duplicates z
echo "[$?]"
od --traditional f
echo "[$?]"

#### od options 17
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od --traditional f 3
echo "[$?]"
od --traditional f +3
echo "[$?]"
od --traditional -c f 0x5
echo "[$?]"
od --traditional -c f 5.
echo "[$?]"
od --traditional -c f 1b
echo "[$?]"
od --traditional -c f 5 10
echo "[$?]"
od --traditional f +
echo "[$?]"
od --traditional f x
echo "[$?]"

#### od options 18
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od f +5
echo "[$?]"
od +5 f
echo "[$?]"
od -c f 5
echo "[$?]"
od -c f +5
echo "[$?]"
od -c f +5.
echo "[$?]"
od -c f +1b
echo "[$?]"
od -c +5 < f
echo "[$?]"
od -c f +5 +10
echo "[$?]"

#### od options 19
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od --nope
echo "[$?]"
od -y
echo "[$?]"
od -t
echo "[$?]"
od -A
echo "[$?]"
od -tx1 -Ax -v -w8 f
echo "[$?]"
od -An -tx1 -v f | tr -d ' \n'
echo "[$?]"
od -An -tu4 -N4 f
echo "[$?]"
od -An -tu1 f | head -2
echo "[$?]"

#### od options 20
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -An -td2 --endian=big -N4 f
echo "[$?]"
od -c u
echo "[$?]"
od -a u
echo "[$?]"
od -tx1z u
echo "[$?]"
od -t c -t x1 u
echo "[$?]"
od -td1 -tu1 -to1 -tx1 -N4 f
echo "[$?]"
od -ta -tc -tx1 -N20 f
echo "[$?]"
od -tx1 -td2 -tu4 -to8 f
echo "[$?]"

#### od options 21
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -tfD -tfF -N16 f
echo "[$?]"
printf '\0\0\200\177' | od -tf4
echo "[$?]"
printf '\0\0\200\377\0\0\300\177' | od -tf4
echo "[$?]"
printf '\1\0\0\0\377\377\177\177' | od -tf4
echo "[$?]"
printf '\1\0\0\0\0\0\0\0\377\377\377\377\377\377\357\177' | od -tf8
echo "[$?]"
printf '\0\0\0\0\0\0\0\200\377\77\0\0\0\0\0\0' | od -tfL
echo "[$?]"
printf '\315\314\314\075\0\0\0\100' | od -tf4
echo "[$?]"
printf '\x00\x3c\x00\xbc\x01\x00\xff\x7b\x00\x7c' | od -tf2
echo "[$?]"

#### od options 22
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
printf 'abc' | od -tx2
echo "[$?]"
printf 'abc' | od -tx4
echo "[$?]"
printf 'abc' | od -tx8
echo "[$?]"
printf 'abc' | od -tf8
echo "[$?]"
printf 'a' | od -c
echo "[$?]"
printf 'abcdefghijklmnop' | od -c
echo "[$?]"
printf 'abcdefghijklmnopq' | od -c
echo "[$?]"
yes a | head -100 | od -c
echo "[$?]"

#### od options 23
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
yes a | head -100 | od -v -c | head -3
echo "[$?]"
yes abcdefg | head -100 | od -Ad -c
echo "[$?]"
head -c 100 z | od -N40 -j10
echo "[$?]"
(head -c 16 z; printf x; head -c 47 z) | od -tx1
echo "[$?]"
LC_ALL=C od -c u
echo "[$?]"
LC_ALL=C od -t q f
echo "[$?]"
LC_ALL=C od -j x f
echo "[$?]"
LC_ALL=C od nope
echo "[$?]"

#### od options 24
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -tx1 f > o; cat o
echo "[$?]"
od -t x1 -t c --width=6 f
echo "[$?]"
od -i -w5 f
echo "[$?]"
od -N 3 -tx2 -w6 f
echo "[$?]"
od -td4z f
echo "[$?]"
od -tx2z -w5 f
echo "[$?]"
od -tx8 -Ax -j8 f
echo "[$?]"
od -j 64 f
echo "[$?]"

#### od options 25
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; printf '' > e; seq 1 20 > s; head -c 64 /dev/zero > z; printf 'é漢\xf0\x9f\x98\x80\n' > u
od -j 53 f
echo "[$?]"
od -j 54 f
echo "[$?]"
od -j 0 -N 0 -c nope
echo "[$?]"
od -t x1024 f
echo "[$?]"
od -t xL -N 20 f
echo "[$?]"
od -tdL -tx1 -N 10 f
echo "[$?]"
