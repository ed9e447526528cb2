#### bzip2 and xz 1
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 -k a; bzip2 -k a; echo $?; bzip2 -kf a; echo $?; ls

#### bzip2 and xz 2
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 a; bzip2 a.bz2; echo $?; bzip2 -f a.bz2; ls

#### bzip2 and xz 3
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 nosuch; echo $?

#### bzip2 and xz 4
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 -q nosuch; echo $?

#### bzip2 and xz 5
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bunzip2 nosuch; echo $?

#### bzip2 and xz 6
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bunzip2 a; echo $?; ls

#### bzip2 and xz 7
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzcat a; echo $?

#### bzip2 and xz 8
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzcat < a; echo $?

#### bzip2 and xz 9
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzcat -f a; echo $?

#### bzip2 and xz 10
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 -dcf < a; echo $?

#### bzip2 and xz 11
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 -t a; echo $?

#### bzip2 and xz 12
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 -tq a; echo $?

#### bzip2 and xz 13
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 d; echo $?; bunzip2 d; bzcat d; bzip2 -t d

#### bzip2 and xz 14
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln -s a s; bzip2 s; echo $?; bzip2 -f s; ls; bzip2 -c s | bzcat

#### bzip2 and xz 15
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln a h; bzip2 a; echo $?; ls

#### bzip2 and xz 16
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln a h; ln a i; bzip2 a; echo $?; ls

#### bzip2 and xz 17
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln a h; bzip2 -q a; echo $?

#### bzip2 and xz 18
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln a h; bzip2 -f a; echo $?; ls

#### bzip2 and xz 19
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 a; bzip2 -k < <(echo q) | bzcat

#### bzip2 and xz 20
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 a; cat a.bz2 a.bz2 > c.bz2; bzcat c.bz2; bzip2 -tv c.bz2

#### bzip2 and xz 21
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 a; (cat a.bz2; echo junk) > c.bz2; bzcat c.bz2; echo $?; bzip2 -t c.bz2; echo $?; bunzip2 c.bz2; echo $?; ls

#### bzip2 and xz 22
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 a; head -c 20 a.bz2 > c.bz2; bzcat c.bz2; echo $?; bzip2 -t c.bz2; echo $?; bunzip2 c.bz2; echo $?; ls

#### bzip2 and xz 23
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 a; head -c 3 a.bz2 > c.bz2; bzcat c.bz2; echo $?; bzip2 -t c.bz2; echo $?; bunzip2 c.bz2; echo $?; ls

#### bzip2 and xz 24
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 a; printf X | dd of=a.bz2 bs=1 seek=30 conv=notrunc 2>/dev/null; bzcat a.bz2; echo $?; bunzip2 a.bz2; echo $?; ls

#### bzip2 and xz 25
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
: > e; bzip2 -v e; bzcat e.bz2; bunzip2 -v e.bz2; ls

#### bzip2 and xz 26
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
: > e.bz2; bunzip2 e.bz2; echo $?; bzip2 -t e.bz2; echo $?; bzcat e.bz2; echo $?; ls

#### bzip2 and xz 27
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
: | bzip2 -d; echo $?

#### bzip2 and xz 28
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
cp a a.xyz; bzip2 -c a > n.foo; bunzip2 n.foo; echo $?; ls

#### bzip2 and xz 29
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
for s in bz bz2 tbz tbz2; do bzip2 -c a > n.$s; bunzip2 -v n.$s; done; ls

#### bzip2 and xz 30
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
touch a.bz a.tbz a.tbz2 a.bz2; for s in bz tbz tbz2 bz2; do bzip2 a.$s; echo $?; done

#### bzip2 and xz 31
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 --version < /dev/null 2>&1 | head -1

#### bzip2 and xz 32
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
BZIP2=-k bzip2 a; ls

#### bzip2 and xz 33
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 -s a; ls

#### bzip2 and xz 34
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 --small -k --best a; ls

#### bzip2 and xz 35
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 --repetitive-best a; ls

#### bzip2 and xz 36
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 --exponential a

#### bzip2 and xz 37
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 -- -x; echo $?

#### bzip2 and xz 38
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 -5 -c a | bunzip2

#### bzip2 and xz 39
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 -c a b | bzcat

#### bzip2 and xz 40
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 -dc a b; echo $?

#### bzip2 and xz 41
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 a b; bzcat a.bz2 b.bz2; bzip2 -d a.bz2 b.bz2; ls

#### bzip2 and xz 42
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
chmod 000 a; bzip2 a; echo $?

#### bzip2 and xz 43
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
chmod 555 d; bzip2 d/f; echo $?; ls d

#### bzip2 and xz 44
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
echo keep > a.bz2; bzip2 a; echo $?; cat a.bz2

#### bzip2 and xz 45
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
bzip2 a; echo keep > a; bunzip2 a.bz2; echo $?; cat a

#### bzip2 and xz 46
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -o x a

#### bzip2 and xz 47
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -n a

#### bzip2 and xz 48
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -N a

#### bzip2 and xz 49
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -s a

#### bzip2 and xz 50
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -b a

#### bzip2 and xz 51
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz --rm a

#### bzip2 and xz 52
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz --fast a; ls

#### bzip2 and xz 53
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz --best a; ls

#### bzip2 and xz 54
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -H | head -3

#### bzip2 and xz 55
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -S foo a; ls

#### bzip2 and xz 56
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -S .foo a; xz -d -S .foo a.foo; ls

#### bzip2 and xz 57
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -S '' a

#### bzip2 and xz 58
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -S a/b a

#### bzip2 and xz 59
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz --suffix=.y a; ls; unxz a.y; echo $?; unxz -S .y a.y; ls

#### bzip2 and xz 60
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -k a; xz -k a; echo $?; xz -kf a; echo $?; ls

#### bzip2 and xz 61
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -q -k a; xz -qk a; echo $?; xz -qqk a; echo $?

#### bzip2 and xz 62
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz a; xz a.xz; echo $?; xz -f a.xz; ls

#### bzip2 and xz 63
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -Q a; xz -Q a.xz; echo $?

#### bzip2 and xz 64
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz nosuch; echo $?; xz -q nosuch; xz -qq nosuch; echo $?

#### bzip2 and xz 65
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
unxz nosuch; unxz a; echo $?; xzcat a; echo $?; xzcat -f a; echo $?; xzcat < a; echo $?; xz -t a; echo $?

#### bzip2 and xz 66
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -t < a; xz -l a; echo $?; xz -l < a; echo $?

#### bzip2 and xz 67
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln -s a s; xz s; echo $?; xz -k s; ls; xz -f s; ls

#### bzip2 and xz 68
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln a h; xz a; echo $?; ls; xz -k a; echo $?; xz -f a; ls

#### bzip2 and xz 69
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz a; cat a.xz a.xz > c.xz; xzcat c.xz; xz -t c.xz; xz --single-stream -dc c.xz

#### bzip2 and xz 70
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz a; (cat a.xz; echo junk) > c.xz; xzcat c.xz; echo $?; xz -t c.xz; echo $?; unxz c.xz; echo $?; ls

#### bzip2 and xz 71
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz a; (cat a.xz; head -c 8 /dev/zero) > c.xz; xzcat c.xz; echo $?; (cat a.xz; head -c 7 /dev/zero) > c.xz; xzcat c.xz; echo $?

#### bzip2 and xz 72
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz a; head -c 20 a.xz > c.xz; xzcat c.xz; echo $?; xz -t c.xz; unxz c.xz; echo $?; ls

#### bzip2 and xz 73
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz a; head -c 5 a.xz > c.xz; xzcat c.xz; echo $?; unxz c.xz; xz -l c.xz

#### bzip2 and xz 74
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz a; printf X | dd of=a.xz bs=1 seek=7 conv=notrunc 2>/dev/null; xzcat a.xz; echo $?; xz -l a.xz

#### bzip2 and xz 75
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz a; printf X | dd of=a.xz bs=1 seek=14 conv=notrunc 2>/dev/null; xzcat a.xz; echo $?

#### bzip2 and xz 76
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
: > e; xz -v e; xzcat e.xz; xz -l e.xz | sed 's/[0-9]* B//'; unxz -v e.xz; ls

#### bzip2 and xz 77
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
: > e.xz; unxz e.xz; echo $?; xz -t e.xz; xzcat e.xz; xz -l e.xz; echo $?

#### bzip2 and xz 78
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
: | xz -d; echo $?

#### bzip2 and xz 79
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
: | unlzma; echo $?

#### bzip2 and xz 80
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -c a > n.foo; unxz n.foo; echo $?; ls

#### bzip2 and xz 81
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
for s in txz tlz xz; do xz -c a > n.$s; unxz n.$s; done; ls

#### bzip2 and xz 82
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
touch a.txz a.tlz a.lzma; for s in txz tlz lzma; do xz a.$s; echo $?; done

#### bzip2 and xz 83
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -F lzma a; ls; xz -F lzma -d a.lzma; ls

#### bzip2 and xz 84
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz --format=alone -c a | unlzma

#### bzip2 and xz 85
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
lzma a; ls; unlzma a.lzma; ls

#### bzip2 and xz 86
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
lzma -c a | lzcat; lzma -c a | xz -dc; xz -c a | lzcat; echo $?

#### bzip2 and xz 87
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -C crc32 a; xz -lv a.xz | grep -i check

#### bzip2 and xz 88
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -C none -k a; xz -l a.xz | tail -1 | awk '{print $NF}'; xz -C foo b; xz -C sha256 b; xz --robot -l b.xz | awk '/^file/{print $7}'

#### bzip2 and xz 89
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -T0 -k a; ls; xz -T foo a; xz -T a; xz -T -1 a; xz --threads=2 -kf a; ls

#### bzip2 and xz 90
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -M 100MiB -k a; ls; xz --memlimit=foo a; xz --memlimit-compress=10% -kf a; ls

#### bzip2 and xz 91
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -e -9 -k a; xz -6e -kf a; xz -0 -kf a; ls

#### bzip2 and xz 92
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz --block-size=1000 -k a; xz --block-list=5,6 -kf a; ls

#### bzip2 and xz 93
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz --flush-timeout=10 a; ls

#### bzip2 and xz 94
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz --files=nosuch; echo a > l; echo b >> l; xz --files=l; ls

#### bzip2 and xz 95
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
printf 'a\0b\0' | xz --files0; ls

#### bzip2 and xz 96
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz --files=l a

#### bzip2 and xz 97
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -V; xz --version; xz --robot -V

#### bzip2 and xz 98
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
XZ_OPT=-k xz a; ls

#### bzip2 and xz 99
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
XZ_DEFAULTS=-k xz a; ls

#### bzip2 and xz 100
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
XZ_OPT='--nosuch' xz a

#### bzip2 and xz 101
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
XZ_OPT='-9 -v' xz a 2>/dev/null; ls

#### bzip2 and xz 102
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -v a; ls

#### bzip2 and xz 103
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -vk a b; ls

#### bzip2 and xz 104
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -dv nosuch

#### bzip2 and xz 105
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
chmod 000 a; xz a; echo $?

#### bzip2 and xz 106
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
chmod 555 d; xz d/f; echo $?; ls d

#### bzip2 and xz 107
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -- -x; echo $?; xz --no-such a; xz --l a; xz -Z a

#### bzip2 and xz 108
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz --no-sparse --ignore-check --no-adjust -c a | xz --ignore-check -d

#### bzip2 and xz 109
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz --keep --stdout a | xz --decompress --to-stdout

#### bzip2 and xz 110
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xzgrep hello a; xz a; xzgrep -n l a.xz; xzdiff a.xz b; echo $?; xzcmp a.xz b; echo $?

#### bzip2 and xz 111
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
echo keep > a.xz; xz a; echo $?; cat a.xz

#### bzip2 and xz 112
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -c a b | xzcat

#### bzip2 and xz 113
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -dc a b; echo $?

#### bzip2 and xz 114
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz -l a; xz a; xz -l a.xz a.xz | head -2

#### bzip2 and xz 115
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
xz - < a | xzcat -
