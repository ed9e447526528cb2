#### truncate -s 10 a; stat -c %s a
truncate -s 10 a; stat -c %s a

#### truncate -s 10 a; truncate -s +5 a; stat -c %s a; truncate -s -3 a; stat -c 
truncate -s 10 a; truncate -s +5 a; stat -c %s a; truncate -s -3 a; stat -c %s a

#### truncate -s 10 a; truncate -s "<5" a; stat -c %s a; truncate -s ">8" a; stat
truncate -s 10 a; truncate -s "<5" a; stat -c %s a; truncate -s ">8" a; stat -c %s a

#### truncate -s 10 a; truncate -s /3 a; stat -c %s a; truncate -s %4 a; stat -c 
truncate -s 10 a; truncate -s /3 a; stat -c %s a; truncate -s %4 a; stat -c %s a

#### truncate -s 1K a b; stat -c %s a b; truncate -s 1KB a; stat -c %s a; truncat
truncate -s 1K a b; stat -c %s a b; truncate -s 1KB a; stat -c %s a; truncate -s 1KiB a; stat -c %s a

#### truncate -s 7 a; truncate -r a b; stat -c %s b; truncate -r a -s +1 b; stat 
truncate -s 7 a; truncate -r a b; stat -c %s b; truncate -r a -s +1 b; stat -c %s b

#### truncate; echo $?
truncate; echo $?

#### truncate a; echo $?
truncate a; echo $?

#### truncate -s x a; echo $?
truncate -s x a; echo $?

#### truncate -c -s 5 nope; ls nope
truncate -c -s 5 nope; ls nope

#### truncate -s 5 nodir/x; echo $?
truncate -s 5 nodir/x; echo $?

#### mkdir d; truncate -s 5 d; echo $?
mkdir d; truncate -s 5 d; echo $?

#### truncate -s 5 -r x a; echo $?
truncate -s 5 -r x a; echo $?

#### truncate -s /0 a; echo $?
truncate -s /0 a; echo $?

#### printf hello >a; truncate -s 2 a; cat a; echo; truncate -s 4 a; od -c a
printf hello >a; truncate -s 2 a; cat a; echo; truncate -s 4 a; od -c a

#### truncate -s "+-3" a; truncate -s "1 " a; truncate -s -1 a; stat -c %s a
truncate -s "+-3" a; truncate -s "1 " a; truncate -s -1 a; stat -c %s a

#### printf "hello world\n" >f; dd if=f of=g status=none; cat g
printf "hello world\n" >f; dd if=f of=g status=none; cat g

#### printf "hello world\n" >f; dd if=f bs=1 skip=6 count=5 status=none; echo
printf "hello world\n" >f; dd if=f bs=1 skip=6 count=5 status=none; echo

#### printf "hello world\n" >f; dd if=f of=h bs=4 seek=2 status=none; od -c h
printf "hello world\n" >f; dd if=f of=h bs=4 seek=2 status=none; od -c h

#### printf "hello world\n" >g; printf XX | dd of=g bs=1 seek=3 conv=notrunc stat
printf "hello world\n" >g; printf XX | dd of=g bs=1 seek=3 conv=notrunc status=none; cat g

#### dd if=nope; echo $?
dd if=nope; echo $?

#### dd foo; echo $?
dd foo; echo $?

#### dd bs=0; dd bs=x; echo $?
dd bs=0; dd bs=x; echo $?

#### echo hello | dd conv=ucase status=none; echo HeLLo | dd conv=lcase status=no
echo hello | dd conv=ucase status=none; echo HeLLo | dd conv=lcase status=none

#### echo hello | dd conv=swab status=none; echo
echo hello | dd conv=swab status=none; echo

#### dd if=/dev/zero of=z bs=1k count=3 status=none; stat -c %s z
dd if=/dev/zero of=z bs=1k count=3 status=none; stat -c %s z

#### echo hello >f; dd if=f count=3 iflag=count_bytes status=none; echo
echo hello >f; dd if=f count=3 iflag=count_bytes status=none; echo

#### dd conv=foo; dd status=x; dd iflag=x; echo $?
dd conv=foo; dd status=x; dd iflag=x; echo $?

#### echo hi >f; dd if=f of=f2 conv=excl status=none; dd if=f of=f2 conv=excl; ec
echo hi >f; dd if=f of=f2 conv=excl status=none; dd if=f of=f2 conv=excl; echo $?

#### dd if=/dev/null of=new conv=nocreat; echo $?
dd if=/dev/null of=new conv=nocreat; echo $?

#### echo hello >f; dd if=f status=noxfer >/dev/null
echo hello >f; dd if=f status=noxfer >/dev/null

#### printf "ab\ncd\n" | dd cbs=4 conv=block status=none | od -c; printf "ab cd "
printf "ab\ncd\n" | dd cbs=4 conv=block status=none | od -c; printf "ab  cd  " | dd cbs=4 conv=unblock status=none

#### printf 12345 | dd bs=2 conv=sync status=none | od -c
printf 12345 | dd bs=2 conv=sync status=none | od -c

#### echo hello | dd bs=2 count=1 status=none; echo; seq 1 1000 | dd bs=1k count=
echo hello | dd bs=2 count=1 status=none; echo; seq 1 1000 | dd bs=1k count=1 iflag=fullblock status=none | tail -c 5

#### echo hi >f; dd if=f of=g oflag=append conv=notrunc status=none; dd if=f of=g
echo hi >f; dd if=f of=g oflag=append conv=notrunc status=none; dd if=f of=g oflag=append conv=notrunc status=none; cat g

#### echo abcdef | dd bs=1 skip=2 seek=1 count=2 of=o status=none; od -c o
echo abcdef | dd bs=1 skip=2 seek=1 count=2 of=o status=none; od -c o

#### dd count=-1; dd if=f conv=ucase,lcase; echo $?
dd count=-1; dd if=f conv=ucase,lcase; echo $?

#### echo x >f; chown agent f; chown agent:agent f; chown :agent f; chown 1000:10
echo x >f; chown agent f; chown agent:agent f; chown :agent f; chown 1000:1000 f; echo $?

#### echo x >f; chown root f; echo $?; chown nobody f; chgrp root f; echo $?
echo x >f; chown root f; echo $?; chown nobody f; chgrp root f; echo $?

#### echo x >f; chown foo f; chown agent:foo f; chgrp foo f; echo $?
echo x >f; chown foo f; chown agent:foo f; chgrp foo f; echo $?

#### chown; chown agent; chgrp; chown agent nope; echo $?
chown; chown agent; chgrp; chown agent nope; echo $?

#### echo x >f; chown -v agent f; chown -c agent f; chgrp -v agent f; chown -v ro
echo x >f; chown -v agent f; chown -c agent f; chgrp -v agent f; chown -v root f; echo $?

#### mkdir d; : >d/x; chown -R agent d; chown -R root d; echo $?
mkdir d; : >d/x; chown -R agent d; chown -R root d; echo $?

#### echo x >f; install f g; stat -c %a g; install -m 644 f h; stat -c %a h
echo x >f; install f g; stat -c %a g; install -m 644 f h; stat -c %a h

#### install -d x/y z; ls; stat -c %a x/y; install -v -d p/q
install -d x/y z; ls; stat -c %a x/y; install -v -d p/q

#### echo x >f; install -D f p/q/r; cat p/q/r; install -v f p/q/r; install -vD f 
echo x >f; install -D f p/q/r; cat p/q/r; install -v f p/q/r; install -vD f n/m

#### echo x >f; mkdir d; install f d; ls d; install -t d f -v; echo $?
echo x >f; mkdir d; install f d; ls d; install -t d f -v; echo $?

#### install; install f; install -d; install nope x; echo $?
install; install f; install -d; install nope x; echo $?

#### echo x >f; install -m zz f x; mkdir d; install d x; install -T f d; echo $?
echo x >f; install -m zz f x; mkdir d; install d x; install -T f d; echo $?

#### echo x >f; echo y >g; install -b f g; ls; install -m u=rw,go= f s; stat -c %
echo x >f; echo y >g; install -b f g; ls; install -m u=rw,go= f s; stat -c %a s

#### echo x >f; install -C f g; install -C f g; stat -c %a g; install -o root f h
echo x >f; install -C f g; install -C f g; stat -c %a g; install -o root f h; echo $?

#### t=$(mktemp); test -f "$t" && echo "${t%%.*}" "${#t}"; d=$(mktemp -d); test -
#@ tree any
t=$(mktemp); test -f "$t" && echo "${t%%.*}" "${#t}"; d=$(mktemp -d); test -d "$d" && stat -c %a "$t" "$d"

#### t=$(mktemp foo.XXXX); echo "${t%.*}" "${#t}"; ls | wc -l
#@ tree any
t=$(mktemp foo.XXXX); echo "${t%.*}" "${#t}"; ls | wc -l

#### t=$(mktemp -p . a.XXX); echo "${t%.*}" "${#t}"; mktemp -u b.XXX | cut -c1-2;
#@ tree any
t=$(mktemp -p . a.XXX); echo "${t%.*}" "${#t}"; mktemp -u b.XXX | cut -c1-2; ls | wc -l

#### mktemp foo; mktemp foo.XX; echo $?
#@ tree any
mktemp foo; mktemp foo.XX; echo $?

#### mktemp -p nodir a.XXX 2>&1 | tr -d "a-zA-Z0-9" >/dev/null; mktemp -q nodir/a
#@ tree any
mktemp -p nodir a.XXX 2>&1 | tr -d "a-zA-Z0-9" >/dev/null; mktemp -q nodir/a.XXX; echo $?

#### mktemp a.XXX/b; mktemp -t a/b.XXX; mktemp --tmpdir=. /a.XXX; mktemp a b; ech
#@ tree any
mktemp a.XXX/b; mktemp -t a/b.XXX; mktemp --tmpdir=. /a.XXX; mktemp a b; echo $?

#### t=$(mktemp --suffix=.txt aXXX); echo "${t%???.txt}" "${#t}"; mktemp -u --suf
#@ tree any
t=$(mktemp --suffix=.txt aXXX); echo "${t%???.txt}" "${#t}"; mktemp -u --suffix=X x.XXXY; echo $?

#### t=$(TMPDIR=. mktemp -t x.XXXX); echo "${#t}"; rm "$t"
#@ tree any
t=$(TMPDIR=. mktemp -t x.XXXX); echo "${#t}"; rm "$t"

#### pathchk a; pathchk -p "a b"; pathchk ""; pathchk -P -- -a; pathchk -p aaaaaa
pathchk a; pathchk -p "a b"; pathchk ""; pathchk -P -- -a; pathchk -p aaaaaaaaaaaaaaaaaaaaaa; pathchk; echo $?

#### sync; sync nope; : >f; sync f; echo $?
sync; sync nope; : >f; sync f; echo $?

#### mkfifo; echo $?
mkfifo; echo $?

#### head -c 5000 /dev/zero >a; du -b a; du a; du -h a; du -k a; du -s a; du --ap
head -c 5000 /dev/zero >a; du -b a; du a; du -h a; du -k a; du -s a; du --apparent-size a

#### head -c 5000 /dev/zero >a; ln a b; du -b a b; du -bl a b; du -bc a b
head -c 5000 /dev/zero >a; ln a b; du -b a b; du -bl a b; du -bc a b

#### du nope; echo $?; du -sa .; du -d x .; du -s -d 1 .; echo $?
du nope; echo $?; du -sa .; du -d x .; du -s -d 1 .; echo $?

#### : >e; echo x >f; du -a e f; du -bh e f; du -0 -b f | tr "\0" "|"; du -B 1 f;
: >e; echo x >f; du -a e f; du -bh e f; du -0 -b f | tr "\0" "|"; du -B 1 f; du -m f; du --si f

#### head -c 3000000 /dev/zero >big; du -h big; du -m big; du --si big; du -BM bi
head -c 3000000 /dev/zero >big; du -h big; du -m big; du --si big; du -BM big; du -B 1K big; ls -sh big; ls -lh big | cut -d" " -f5

#### tree; mkdir -p a/b; : >a/b/f; : >a/g; ln -s g a/l; tree; tree a
tree; mkdir -p a/b; : >a/b/f; : >a/g; ln -s g a/l; tree; tree a

#### mkdir -p a/b; : >a/b/f; : >a/g; : >a/.h; tree -a; tree -d; tree -L 1; tree -
mkdir -p a/b; : >a/b/f; : >a/g; : >a/.h; tree -a; tree -d; tree -L 1; tree -f; tree -i; tree -F

#### mkdir -p a/b; : >a/b/f.c; : >a/g.h; tree -P "*.c"; tree -I b; tree -I "b|g*"
mkdir -p a/b; : >a/b/f.c; : >a/g.h; tree -P "*.c"; tree -I b; tree -I "b|g*"; tree --prune -P "*.c"; tree --dirsfirst a

#### tree nope; echo $?; tree -L 0; tree -L x; echo $?
tree nope; echo $?; tree -L 0; tree -L x; echo $?

#### mkdir -p a/b; : >a/b/f; tree --noreport; tree -J; tree -Q; tree --charset=as
mkdir -p a/b; : >a/b/f; tree --noreport; tree -J; tree -Q; tree --charset=ascii; tree -r; tree a a/b

#### mkdir -p a; echo hello >a/f; chmod 600 a/f; tree -p a | tail -3; tree -u a |
mkdir -p a; echo hello >a/f; chmod 600 a/f; tree -p a | tail -3; tree -u a | tail -3; tree -s a | grep f

#### printf "hello\n" >t; printf "h\303\251\n" >u; printf "a\r\nb\r\n" >c; printf
printf "hello\n" >t; printf "h\303\251\n" >u; printf "a\r\nb\r\n" >c; printf x1 >n; : >e; mkdir d; ln -s t l; ln -s no b; file t u c n e d l b

#### printf "#!/bin/bash\n" >a; printf "#!/bin/sh\n" >b; printf "#!/usr/bin/env p
printf "#!/bin/bash\n" >a; printf "#!/bin/sh\n" >b; printf "#!/usr/bin/env python3\n" >c; printf "#!/usr/bin/perl\n" >p; file a b c p

#### printf "{\"a\":1}\n" >j; printf "[1,2]" >k; printf "a,b\n1,2\n3,4\n" >c; pri
printf "{\"a\":1}\n" >j; printf "[1,2]" >k; printf "a,b\n1,2\n3,4\n" >c; printf "<html>\n" >h; printf "<?xml version=\"1.0\"?>\n<a/>\n" >x; file j k c h x

#### printf "\211PNG\r\n\032\n\0\0\0\rIHDR\0\0\0\020\0\0\0 \010\006\0\0\0" >p; pr
printf "\211PNG\r\n\032\n\0\0\0\rIHDR\0\0\0\020\0\0\0 \010\006\0\0\0" >p; printf "GIF89a\020\0 \0" >g; printf "%%PDF-1.4\n" >d; printf "\0\1\2" >b; file p g d b

#### echo hi >t; file -b t; file -i t; file --mime-type t; file --mime-encoding t
echo hi >t; file -b t; file -i t; file --mime-type t; file --mime-encoding t; file nope; echo $?; file -

#### echo hi | gzip -n | file -; echo hi | xz | file -; echo hi >f; tar cf t.tar 
#@ tree any
echo hi | gzip -n | file -; echo hi | xz | file -; echo hi >f; tar cf t.tar f; file t.tar

#### echo a >"a b"; file "a b" "a b"; file -N "a b"; file -F " =" "a b"; file; ec
echo a >"a b"; file "a b" "a b"; file -N "a b"; file -F " =" "a b"; file; echo $?

#### head -c 400 /dev/zero | tr "\0" a >l; file l; printf "a\nb\r\nc\r" >m; file 
head -c 400 /dev/zero | tr "\0" a >l; file l; printf "a\nb\r\nc\r" >m; file m; printf "\033[1m\n" >e; file e; printf "\377\376h\0" >w; file w

#### df . >/dev/null; df nope; echo $?; df --output=x .; df --total . | tail -1 |
df . >/dev/null; df nope; echo $?; df --output=x .; df --total . | tail -1 | cut -c1-5
