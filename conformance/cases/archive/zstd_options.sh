#### zstd 1
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -n a

#### zstd 2
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -e a

#### zstd 3
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -s a

#### zstd 4
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -z a; ls

#### zstd 5
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -S a

#### zstd 6
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q a; ls

#### zstd 7
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q a; zstd -q a; echo $?; zstd -qf a; echo $?; ls

#### zstd 8
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q a; zstd a </dev/null; echo $?

#### zstd 9
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q --rm a; ls

#### zstd 10
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q -o out a; ls

#### zstd 11
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q -o out a b; ls; zstd -dc -q out

#### zstd 12
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q a b -o out; echo $?

#### zstd 13
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q a.zst; echo $?

#### zstd 14
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd nosuch; echo $?; zstd -q nosuch; echo $?; zstd -d nosuch; echo $?

#### zstd 15
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
unzstd a; echo $?; unzstd -q a; echo $?

#### zstd 16
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstdcat a; echo $?; zstdcat -f a; echo $?; zstdcat < a; echo $?; zstd -t a; echo $?; zstd -dc --pass-through a

#### zstd 17
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -d a -c; echo $?

#### zstd 18
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln -s a s; zstd -q s; echo $?; zstd s; ls; zstd -qf s; ls

#### zstd 19
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ln a h; zstd -q a; echo $?; ls

#### zstd 20
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q a; cat a.zst a.zst > c.zst; zstdcat c.zst; zstd -tq c.zst; echo $?; zstd -t c.zst

#### zstd 21
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q a; head -c 3 a.zst > c.zst; zstdcat c.zst; echo $?; zstd -d c.zst; echo $?

#### zstd 22
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
: > e; zstd e; zstdcat e.zst; zstd -df e.zst; ls

#### zstd 23
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
: > e.zst; zstd -d e.zst; echo $?; zstd -t e.zst; zstdcat e.zst; echo $?

#### zstd 24
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
: | zstd -d; echo $?

#### zstd 25
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -qc a > n.foo; zstd -d n.foo; echo $?; zstd -dq n.foo; ls

#### zstd 26
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -qc a > n.tzst; zstd -dq n.tzst; ls; gzip -c a > n.gz; zstd -dq n.gz; ls

#### zstd 27
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -19 -q a; ls; zstd -20 -qf a; zstd --ultra -22 -qf a; echo $?; zstd -23 a; zstd -0qf a; ls

#### zstd 28
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q --no-check a; zstd -lv a.zst | grep -i check; zstd --check -qf a; zstd -l a.zst; zstd -lv a.zst

#### zstd 29
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -l a; echo $?; zstd -l nosuch; zstd -l; echo $?

#### zstd 30
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q a b; zstd -l a.zst b.zst

#### zstd 31
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q --long a; zstd --long=27 -qf a; zstd -qf -B1M a; zstd -q --rsyncable -f a; ls

#### zstd 32
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
echo a > l; echo b >> l; zstd -q --filelist l; ls; zstd -q --filelist=l -f; zstd --filelist nosuch

#### zstd 33
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q --stream-size=24 < a | zstd -dcq; zstd -q --size-hint=24 < a | zstdcat

#### zstd 34
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -v a; ls

#### zstd 35
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd a b; ls

#### zstd 36
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -d a.zst; zstd a; zstd -df a.zst

#### zstd 37
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -c a | zstd -d

#### zstd 38
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd < a | zstd -d

#### zstd 39
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -c a b | zstdcat

#### zstd 40
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -k a; zstd --keep -f a; zstd --rm --keep -f a; ls

#### zstd 41
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -dc a b; echo $?

#### zstd 42
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -- -x; echo $?

#### zstd 43
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -- a; ls

#### zstd 44
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
ZSTD_CLEVEL=19 zstd -q a; ls; ZSTD_CLEVEL=foo zstd -qf b; ZSTD_NBTHREADS=2 zstd -qf b; ls

#### zstd 45
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
chmod 000 a; zstd a; echo $?

#### zstd 46
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q --compress a; zstd -q --uncompress -f a.zst; zstd --decompress -f a.zst; zstd --test a.zst; zstd --list a.zst

#### zstd 47
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd --quiet a; zstd --force --verbose a; zstd --stdout -q a | zstd --decompress --stdout; ls

#### zstd 48
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q --exclude-compressed a a.gz; ls; zstd -q --adapt a -f; zstd -q --no-dictID -f a; zstd -q --target-compressed-block-size=100 -f a; zstd -q --asyncio -f a; zstd --no-asyncio -qf a; zstd --sparse -qf a; zstd --no-sparse -qf a; ls

#### zstd 49
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -q --priority=rt -f a; zstd -q --zstd=wlog=20 -f a; zstd -q --auto-threads=logical -f a; ls

#### zstd 50
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -rq d -o out; ls; zstd -q -r nosuch

#### zstd 51
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
echo keep > a.zst; zstd -q a; cat a.zst; echo y | zstd a; zstd -dc a.zst

#### zstd 52
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -dq a -o a; echo $?; zstd -q a -o a; echo $?

#### zstd 53
#@ tree any
printf 'hello world\nsecond line\n' > a; printf 'x\n' > b; mkdir d; printf 'in d\n' > d/f; chmod 640 a; touch -d '2025-01-02 03:04:05' a b d/f
zstd -qo a.zst a; zstd -d a.zst -o /dev/null; echo $?; zstd -q a -o /dev/stdout -f | zstdcat
