#### gzip 1
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -o x a

#### gzip 2
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -s a

#### gzip 3
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -T1 a

#### gzip 4
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -0 a; echo $?

#### gzip 5
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -e a

#### gzip 6
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -C x a

#### gzip 7
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -z a

#### gzip 8
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip --ultra a

#### gzip 9
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip --no-such a

#### gzip 10
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -J a

#### gzip 11
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip --rm a

#### gzip 12
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -S

#### gzip 13
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip --suffix a

#### gzip 14
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -S .zz a; ls; gunzip -S .zz a.zz; ls

#### gzip 15
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -S gz a; ls

#### gzip 16
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -S '' a; ls

#### gzip 17
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -S .toolongsuffixtoolongsuffixtoolongsuffix a; ls

#### gzip 18
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip --list a

#### gzip 19
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -ka; ls

#### gzip 20
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -k a; gzip -k a; ls

#### gzip 21
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -k a; gzip -kq a; echo $?

#### gzip 22
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -kf a; gzip -kf a; ls; echo $?

#### gzip 23
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -c a > a.gz; gzip -l a.gz

#### gzip 24
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a b; gzip -l a.gz b.gz

#### gzip 25
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; gzip -lq a.gz

#### gzip 26
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; gzip -lN a.gz; mv a.gz q.gz; gzip -lN q.gz; gzip -lvN q.gz

#### gzip 27
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; mv a.gz q.gz; gunzip -N q.gz; ls

#### gzip 28
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; mv a.gz q.gz; gunzip -Nv q.gz; ls

#### gzip 29
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; mv a.gz q.gz; gunzip -k q.gz; ls

#### gzip 30
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; touch -d 2020-01-01 a.gz; gunzip a.gz; stat -c %y a

#### gzip 31
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; touch -d 2020-01-01 a.gz; gunzip -N a.gz; stat -c %y a

#### gzip 32
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; touch -d 2020-01-01 a.gz; gunzip -n a.gz; stat -c %y a

#### gzip 33
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -v a; gzip -tv a.gz; gzip -dv a.gz

#### gzip 34
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -vk a; echo $?

#### gzip 35
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -vc a >/dev/null

#### gzip 36
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -v <a >/dev/null

#### gzip 37
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -dv < <(gzip -c a)

#### gzip 38
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -t a; echo $?

#### gzip 39
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -l a; echo $?

#### gzip 40
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -l < <(gzip -c a)

#### gzip 41
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -lv < <(gzip -c a)

#### gzip 42
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -l nosuch

#### gzip 43
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -d nosuch

#### gzip 44
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gunzip a

#### gzip 45
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gunzip -q a; echo $?

#### gzip 46
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gunzip nosuch

#### gzip 47
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zcat nosuch

#### gzip 48
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zcat a

#### gzip 49
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zcat -f a

#### gzip 50
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zcat < a

#### gzip 51
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; zcat a

#### gzip 52
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; gzip -d a

#### gzip 53
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; zcat a.gz a.gz

#### gzip 54
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; cat a.gz a.gz > c.gz; zcat c.gz; gzip -l c.gz

#### gzip 55
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; (cat a.gz; echo junk) > c.gz; zcat c.gz; echo $?; gunzip c.gz; echo $?; ls

#### gzip 56
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; (cat a.gz; echo junk) > c.gz; gzip -l c.gz; gzip -t c.gz; gzip -tq c.gz; gzip -tv c.gz

#### gzip 57
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; (cat a.gz; head -c 100 /dev/zero) > c.gz; zcat c.gz; echo $?

#### gzip 58
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; head -c 20 a.gz > c.gz; zcat c.gz; echo $?; gzip -t c.gz; gunzip c.gz; ls

#### gzip 59
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; head -c 5 a.gz > c.gz; zcat c.gz; echo $?

#### gzip 60
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; head -c 1 a.gz > c.gz; zcat c.gz; echo $?

#### gzip 61
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; head -c -3 a.gz > c.gz; zcat c.gz; echo $?

#### gzip 62
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; head -c -8 a.gz > c.gz; zcat c.gz; echo $?

#### gzip 63
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
: > e.gz; gunzip e.gz; gzip -l e.gz; zcat e.gz; gzip -t e.gz

#### gzip 64
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
: | gzip -d; echo $?

#### gzip 65
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
: | gzip -t; echo $?

#### gzip 66
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; printf '\x1f\x8b\x09\x00\0\0\0\0\0\0' > c.gz; zcat c.gz; gzip -l c.gz; gzip -lv c.gz

#### gzip 67
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
printf '\x1f\x8b\x08\xe0\0\0\0\0\0\0zzzzzzzzzzzzzz' > c.gz; zcat c.gz; gzip -l c.gz

#### gzip 68
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
printf '\x1f\x8b\x08\x20\0\0\0\0\0\0zzzzzzzzzzzzzz' > c.gz; zcat c.gz

#### gzip 69
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
printf '\x1f\x8b\x08\x00\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff' > c.gz; zcat c.gz

#### gzip 70
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; printf 'XXXX' | dd of=a.gz bs=1 seek=$(($(stat -c %s a.gz)-8)) conv=notrunc 2>/dev/null; zcat a.gz; gzip -t a.gz; gunzip a.gz; ls

#### gzip 71
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; printf 'XXXX' | dd of=a.gz bs=1 seek=$(($(stat -c %s a.gz)-4)) conv=notrunc 2>/dev/null; zcat a.gz; gzip -t a.gz; gzip -l a.gz

#### gzip 72
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln a h; gzip a; echo $?; ls

#### gzip 73
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln a h; gzip -f a; echo $?; ls

#### gzip 74
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln a h; gzip -q a; echo $?; ls

#### gzip 75
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln a h; ln a i; gzip -k a; echo $?; ls

#### gzip 76
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln a h; gzip -c a | wc -l

#### gzip 77
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln -s a s; gzip -c s | zcat

#### gzip 78
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip d; echo $?

#### gzip 79
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -q d; echo $?

#### gzip 80
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -r d; find d; gunzip -r d; find d

#### gzip 81
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -rv d; gzip -rl d; gunzip -rv d

#### gzip 82
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -r d a; ls -R; gzip -r d

#### gzip 83
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; gzip a.gz; gzip -v a.gz; gzip -f a.gz; ls; echo $?

#### gzip 84
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
for s in tgz taz z Z tar.gz; do gzip -c a > n.$s; gunzip -v n.$s; done; ls

#### gzip 85
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -c a > n-gz; gunzip n-gz; gzip -c a > n_z; gunzip n_z; gzip -c a > n-z; gunzip n-z; ls

#### gzip 86
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -c a > .gz; gunzip .gz; ls -a

#### gzip 87
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -1 -c a | zcat; gzip -9c a | zcat; gzip --fast -c a | zcat; gzip --best -c a | zcat

#### gzip 88
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -12c a | zcat

#### gzip 89
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
GZIP=-v gzip a; ls

#### gzip 90
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
GZIP=-9 gzip a; ls

#### gzip 91
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
GZIP='-k' gzip a; ls

#### gzip 92
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
GZIP='-n --rsyncable' gzip a; ls

#### gzip 93
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
GZIP='a' gzip b; ls

#### gzip 94
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
chmod 000 a; gzip a; ls

#### gzip 95
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
chmod 555 d; gzip d/f; ls d

#### gzip 96
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip - < a | zcat -

#### gzip 97
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -dc - < <(gzip -c a)

#### gzip 98
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -d -c -f a b

#### gzip 99
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -cd a; echo $?

#### gzip 100
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a b nosuch; ls

#### gzip 101
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip --dec a

#### gzip 102
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip --st a | wc -c

#### gzip 103
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip --t a

#### gzip 104
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip --v a

#### gzip 105
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip --ver | head -1

#### gzip 106
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip --rsyncable a; ls

#### gzip 107
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip --synchronous a; ls

#### gzip 108
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -u a

#### gzip 109
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -kv a b; gzip -l *.gz | awk '{print $NF}'

#### gzip 110
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -a a; ls

#### gzip 111
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip --ascii a; ls

#### gzip 112
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -b 5 a; ls

#### gzip 113
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -M a

#### gzip 114
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -m a; gzip -d -m a.gz; ls

#### gzip 115
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
seq 1000 | gzip | zcat | tail -1

#### gzip 116
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
seq 1000 | gzip | zcat | head -1

#### gzip 117
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zgrep hello a; gzip a; zgrep hello a.gz; zgrep -c l a.gz; zgrep -n second a.gz b; echo $?

#### gzip 118
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zdiff a a; gzip -k a; zdiff a.gz a; echo $?; zdiff a.gz b; echo $?; zcmp a.gz b; echo $?

#### gzip 119
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zless a | cat

#### gzip 120
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zmore a | cat

#### gzip 121
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; zegrep 'h|z' a.gz; zfgrep wor a.gz

#### gzip 122
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zgrep -l hello a b; zgrep -L hello a b; zgrep -h l a a; zgrep nosuch a; echo $?

#### gzip 123
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip -l a b 2>&1; echo $?

#### gzip 124
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; gzip -l a; gzip -t a; gzip -tv a

#### gzip 125
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; cp a.gz b.gz; gunzip b.gz; ls; cat b

#### gzip 126
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
gzip a; echo keep > a; gunzip a.gz; cat a; echo n | gunzip a.gz; echo y | gunzip a.gz; cat a
