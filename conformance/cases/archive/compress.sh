#### gzip a; ls; gzip -d a.gz; ls; cat a
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip a; ls; gzip -d a.gz; ls; cat a

#### gzip -k a; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -k a; ls

#### gzip -k a; gzip a; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -k a; gzip a; echo $?

#### gzip -k a; echo new >a; gzip -f a; zcat a.gz
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -k a; echo new >a; gzip -f a; zcat a.gz

#### gzip -d b; echo $?; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -d b; echo $?; ls

#### gzip nope; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip nope; echo $?

#### gzip d; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip d; echo $?

#### gzip -c b | gzip -dc
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -c b | gzip -dc

#### gzip <b | gzip -d
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip <b | gzip -d

#### gzip -dc <b; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -dc <b; echo $?

#### gzip -t b; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -t b; echo $?

#### gzip -c a >x.gz; gzip -t x.gz; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -c a >x.gz; gzip -t x.gz; echo $?

#### gzip -c a >a.gz; gzip -d a.gz; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -c a >a.gz; gzip -d a.gz; echo $?

#### gzip -c a >a.gz; gzip -df a.gz; echo $?; cat a
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -c a >a.gz; gzip -df a.gz; echo $?; cat a

#### gzip -9 -c a | zcat
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -9 -c a | zcat

#### gzip -1 -c a | zcat
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -1 -c a | zcat

#### echo junk >j.gz; gzip -d j.gz; echo $?; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
echo junk >j.gz; gzip -d j.gz; echo $?; ls

#### gzip -c a >x.gz; cat x.gz x.gz | zcat
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -c a >x.gz; cat x.gz x.gz | zcat

#### gzip -c a >x.gz; zcat x.gz x.gz
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -c a >x.gz; zcat x.gz x.gz

#### : >e; gzip e; gzip -dc e.gz | wc -c
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
: >e; gzip e; gzip -dc e.gz | wc -c

#### seq 1 50000 | gzip -c | gzip -dc | md5sum
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
seq 1 50000 | gzip -c | gzip -dc | md5sum

#### head -c 300000 /dev/zero | gzip -c | gzip -dc | md5sum
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
head -c 300000 /dev/zero | gzip -c | gzip -dc | md5sum

#### gzip -c a >x.gz; head -c 20 x.gz >t.gz; gzip -dc t.gz >/dev/null; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -c a >x.gz; head -c 20 x.gz >t.gz; gzip -dc t.gz >/dev/null; echo $?

#### gzip -k a b; gzip -dc a.gz b.gz
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -k a b; gzip -dc a.gz b.gz

#### cp a x; gzip x; gunzip x.gz; ls x*
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
cp a x; gzip x; gunzip x.gz; ls x*

#### touch -d 2020-01-01 a; chmod 600 a; gzip -k a; stat -c "%a %Y" a.gz; rm a; g
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
touch -d 2020-01-01 a; chmod 600 a; gzip -k a; stat -c "%a %Y" a.gz; rm a; gzip -d a.gz; stat -c "%a %Y" a

#### bzip2 a; ls; bzip2 -d a.bz2; ls; cat a
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 a; ls; bzip2 -d a.bz2; ls; cat a

#### bzip2 -k a; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -k a; ls

#### bzip2 -k a; bzip2 a; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -k a; bzip2 a; echo $?

#### bzip2 -k a; echo new >a; bzip2 -f a; bzcat a.bz2
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -k a; echo new >a; bzip2 -f a; bzcat a.bz2

#### bzip2 -d b; echo $?; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -d b; echo $?; ls

#### bzip2 nope; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 nope; echo $?

#### bzip2 d; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 d; echo $?

#### bzip2 -c b | bzip2 -dc
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -c b | bzip2 -dc

#### bzip2 <b | bzip2 -d
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 <b | bzip2 -d

#### bzip2 -dc <b; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -dc <b; echo $?

#### bzip2 -t b; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -t b; echo $?

#### bzip2 -c a >x.bz2; bzip2 -t x.bz2; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -c a >x.bz2; bzip2 -t x.bz2; echo $?

#### bzip2 -c a >a.bz2; bzip2 -d a.bz2; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -c a >a.bz2; bzip2 -d a.bz2; echo $?

#### bzip2 -c a >a.bz2; bzip2 -df a.bz2; echo $?; cat a
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -c a >a.bz2; bzip2 -df a.bz2; echo $?; cat a

#### bzip2 -9 -c a | bzcat
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -9 -c a | bzcat

#### bzip2 -1 -c a | bzcat
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -1 -c a | bzcat

#### echo junk >j.bz2; bzip2 -d j.bz2; echo $?; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
echo junk >j.bz2; bzip2 -d j.bz2; echo $?; ls

#### bzip2 -c a >x.bz2; cat x.bz2 x.bz2 | bzcat
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -c a >x.bz2; cat x.bz2 x.bz2 | bzcat

#### bzip2 -c a >x.bz2; bzcat x.bz2 x.bz2
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -c a >x.bz2; bzcat x.bz2 x.bz2

#### : >e; bzip2 e; bzip2 -dc e.bz2 | wc -c
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
: >e; bzip2 e; bzip2 -dc e.bz2 | wc -c

#### seq 1 50000 | bzip2 -c | bzip2 -dc | md5sum
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
seq 1 50000 | bzip2 -c | bzip2 -dc | md5sum

#### head -c 300000 /dev/zero | bzip2 -c | bzip2 -dc | md5sum
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
head -c 300000 /dev/zero | bzip2 -c | bzip2 -dc | md5sum

#### bzip2 -c a >x.bz2; head -c 20 x.bz2 >t.bz2; bzip2 -dc t.bz2 >/dev/null; echo
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -c a >x.bz2; head -c 20 x.bz2 >t.bz2; bzip2 -dc t.bz2 >/dev/null; echo $?

#### bzip2 -k a b; bzip2 -dc a.bz2 b.bz2
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 -k a b; bzip2 -dc a.bz2 b.bz2

#### cp a x; bzip2 x; bunzip2 x.bz2; ls x*
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
cp a x; bzip2 x; bunzip2 x.bz2; ls x*

#### touch -d 2020-01-01 a; chmod 600 a; bzip2 -k a; stat -c "%a %Y" a.bz2; rm a;
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
touch -d 2020-01-01 a; chmod 600 a; bzip2 -k a; stat -c "%a %Y" a.bz2; rm a; bzip2 -d a.bz2; stat -c "%a %Y" a

#### xz a; ls; xz -d a.xz; ls; cat a
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz a; ls; xz -d a.xz; ls; cat a

#### xz -k a; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -k a; ls

#### xz -k a; xz a; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -k a; xz a; echo $?

#### xz -k a; echo new >a; xz -f a; xzcat a.xz
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -k a; echo new >a; xz -f a; xzcat a.xz

#### xz -d b; echo $?; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -d b; echo $?; ls

#### xz nope; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz nope; echo $?

#### xz d; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz d; echo $?

#### xz -c b | xz -dc
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -c b | xz -dc

#### xz <b | xz -d
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz <b | xz -d

#### xz -dc <b; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -dc <b; echo $?

#### xz -t b; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -t b; echo $?

#### xz -c a >x.xz; xz -t x.xz; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -c a >x.xz; xz -t x.xz; echo $?

#### xz -c a >a.xz; xz -d a.xz; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -c a >a.xz; xz -d a.xz; echo $?

#### xz -c a >a.xz; xz -df a.xz; echo $?; cat a
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -c a >a.xz; xz -df a.xz; echo $?; cat a

#### xz -9 -c a | xzcat
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -9 -c a | xzcat

#### xz -1 -c a | xzcat
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -1 -c a | xzcat

#### echo junk >j.xz; xz -d j.xz; echo $?; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
echo junk >j.xz; xz -d j.xz; echo $?; ls

#### xz -c a >x.xz; cat x.xz x.xz | xzcat
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -c a >x.xz; cat x.xz x.xz | xzcat

#### xz -c a >x.xz; xzcat x.xz x.xz
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -c a >x.xz; xzcat x.xz x.xz

#### : >e; xz e; xz -dc e.xz | wc -c
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
: >e; xz e; xz -dc e.xz | wc -c

#### seq 1 50000 | xz -c | xz -dc | md5sum
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
seq 1 50000 | xz -c | xz -dc | md5sum

#### head -c 300000 /dev/zero | xz -c | xz -dc | md5sum
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
head -c 300000 /dev/zero | xz -c | xz -dc | md5sum

#### xz -c a >x.xz; head -c 20 x.xz >t.xz; xz -dc t.xz >/dev/null; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -c a >x.xz; head -c 20 x.xz >t.xz; xz -dc t.xz >/dev/null; echo $?

#### xz -k a b; xz -dc a.xz b.xz
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -k a b; xz -dc a.xz b.xz

#### cp a x; xz x; unxz x.xz; ls x*
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
cp a x; xz x; unxz x.xz; ls x*

#### touch -d 2020-01-01 a; chmod 600 a; xz -k a; stat -c "%a %Y" a.xz; rm a; xz 
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
touch -d 2020-01-01 a; chmod 600 a; xz -k a; stat -c "%a %Y" a.xz; rm a; xz -d a.xz; stat -c "%a %Y" a

#### zstd -q --rm a; ls; zstd -q -d a.zst; ls; cat a
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q --rm a; ls; zstd -q -d a.zst; ls; cat a

#### zstd -q -k a; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -k a; ls

#### zstd -q -k a; zstd -q a; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -k a; zstd -q a; echo $?

#### zstd -q -k a; echo new >a; zstd -q -f a; zstdcat a.zst
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -k a; echo new >a; zstd -q -f a; zstdcat a.zst

#### zstd -q -d b; echo $?; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -d b; echo $?; ls

#### zstd -q nope; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q nope; echo $?

#### zstd -q d; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q d; echo $?

#### zstd -q -c b | zstd -q -dc
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -c b | zstd -q -dc

#### zstd -q <b | zstd -q -d
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q <b | zstd -q -d

#### zstd -q -dc <b; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -dc <b; echo $?

#### zstd -q -t b; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -t b; echo $?

#### zstd -q -c a >x.zst; zstd -q -t x.zst; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -c a >x.zst; zstd -q -t x.zst; echo $?

#### zstd -q -c a >a.zst; zstd -q -d a.zst; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -c a >a.zst; zstd -q -d a.zst; echo $?

#### zstd -q -c a >a.zst; zstd -q -df a.zst; echo $?; cat a
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -c a >a.zst; zstd -q -df a.zst; echo $?; cat a

#### zstd -q -9 -c a | zstdcat
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -9 -c a | zstdcat

#### zstd -q -1 -c a | zstdcat
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -1 -c a | zstdcat

#### echo junk >j.zst; zstd -q -d j.zst; echo $?; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
echo junk >j.zst; zstd -q -d j.zst; echo $?; ls

#### zstd -q -c a >x.zst; cat x.zst x.zst | zstdcat
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -c a >x.zst; cat x.zst x.zst | zstdcat

#### zstd -q -c a >x.zst; zstdcat x.zst x.zst
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -c a >x.zst; zstdcat x.zst x.zst

#### : >e; zstd -q e; zstd -q -dc e.zst | wc -c
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
: >e; zstd -q e; zstd -q -dc e.zst | wc -c

#### seq 1 50000 | zstd -q -c | zstd -q -dc | md5sum
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
seq 1 50000 | zstd -q -c | zstd -q -dc | md5sum

#### head -c 300000 /dev/zero | zstd -q -c | zstd -q -dc | md5sum
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
head -c 300000 /dev/zero | zstd -q -c | zstd -q -dc | md5sum

#### zstd -q -c a >x.zst; head -c 20 x.zst >t.zst; zstd -q -dc t.zst >/dev/null; 
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -c a >x.zst; head -c 20 x.zst >t.zst; zstd -q -dc t.zst >/dev/null; echo $?

#### zstd -q -k a b; zstd -q -dc a.zst b.zst
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -k a b; zstd -q -dc a.zst b.zst

#### cp a x; zstd -q --rm x; unzstd -q x.zst; ls x*
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
cp a x; zstd -q --rm x; unzstd -q x.zst; ls x*

#### touch -d 2020-01-01 a; chmod 600 a; zstd -q -k a; stat -c "%a %Y" a.zst; rm 
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
touch -d 2020-01-01 a; chmod 600 a; zstd -q -k a; stat -c "%a %Y" a.zst; rm a; zstd -q -d a.zst; stat -c "%a %Y" a

#### gzip a; zcat a
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip a; zcat a

#### gzip a; zcat <a.gz
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip a; zcat <a.gz

#### gzip a.gz; gzip a; gzip a.gz; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip a.gz; gzip a; gzip a.gz; echo $?

#### gzip -S .z a; ls; gzip -dS .z a.z; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -S .z a; ls; gzip -dS .z a.z; ls

#### gzip a; mv a.gz a.tgz; gunzip a.tgz; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip a; mv a.gz a.tgz; gunzip a.tgz; ls

#### echo plain >p; gzip -dcf p; zcat -f p
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
echo plain >p; gzip -dcf p; zcat -f p

#### gzip -r d; ls d; gunzip -r d; ls d
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -r d; ls d; gunzip -r d; ls d

#### gzip --zz; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip --zz; echo $?

#### gzip -n a; gzip -d <a.gz
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -n a; gzip -d <a.gz

#### gzip -cd a.gz; gzip -kc a | gzip -dc | gzip | zcat
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -cd a.gz; gzip -kc a | gzip -dc | gzip | zcat

#### gzip -t nope a; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -t nope a; echo $?

#### gzip -l nope; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -l nope; echo $?

#### bzip2 a.bz2; bzip2 a; bzip2 a.bz2; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzip2 a.bz2; bzip2 a; bzip2 a.bz2; echo $?

#### bzcat nope; xzcat nope; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
bzcat nope; xzcat nope; echo $?

#### xz --zz; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz --zz; echo $?

#### xz a; xz a.xz; echo $?; unxz a.xz; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz a; xz a.xz; echo $?; unxz a.xz; ls

#### xz -z a; xz -dc a.xz; xz --decompress --keep a.xz; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -z a; xz -dc a.xz; xz --decompress --keep a.xz; ls

#### xz -T0 -c a | xzcat; xz -9e -c a | xz -d
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
xz -T0 -c a | xzcat; xz -9e -c a | xz -d

#### zstd -q a -o out; unzstd -q out -o b2; cat b2
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q a -o out; unzstd -q out -o b2; cat b2

#### zstd -q -19 -c a | zstd -dc; zstd -q a; zstd -q a; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q -19 -c a | zstd -dc; zstd -q a; zstd -q a; echo $?

#### zstd -q nope; zstd -q d; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
zstd -q nope; zstd -q d; echo $?

#### gzip -c a | file -b - | cut -c1-20; bzip2 -c a | file -b -; xz -c a | file -
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -c a | file -b - | cut -c1-20; bzip2 -c a | file -b -; xz -c a | file -b -; zstd -qc a | file -b -

#### gzip -v a 2>&1 | sed "s/[0-9.]*%/N%/"; ls
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -v a 2>&1 | sed "s/[0-9.]*%/N%/"; ls

#### gunzip -c nope.gz; echo $?; gunzip nope; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gunzip -c nope.gz; echo $?; gunzip nope; echo $?

#### printf "abc" | gzip | cat - <(printf "def" | gzip) | zcat; echo
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
printf "abc" | gzip | cat - <(printf "def" | gzip) | zcat; echo

#### gzip <a >x.gz; gzip -dk x.gz; cmp a x; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip <a >x.gz; gzip -dk x.gz; cmp a x; echo $?

#### tar cf - d | gzip | tar tzf -
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
tar cf - d | gzip | tar tzf -

#### echo x | gzip -c - | zcat -
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
echo x | gzip -c - | zcat -

#### gzip -c <a | (zcat; echo $?)
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
gzip -c <a | (zcat; echo $?)

#### ln -s a l; gzip l; echo $?; bzip2 l; echo $?; xz l; echo $?
#@ tree any
printf "hello hello hello hello\n" >a; echo b >b; mkdir d; echo x >d/x
ln -s a l; gzip l; echo $?; bzip2 l; echo $?; xz l; echo $?
