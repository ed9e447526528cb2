#### missing arguments in old style
tar cf; echo $?; tar cf x.tar; echo $?; tar -cf; echo $?; tar xf; echo $?; tar; echo $?; tar f; tar zq; echo $?; : >l; tar cf o.tar -T l; echo $?; tar tf o.tar; ls
#### volume labels
#@ tree any
echo a>f; touch -d 2024-01-02 f; tar cf o.tar -V lab f; tar tf o.tar; tar tvf o.tar | cut -c1-27; tar --test-label -f o.tar; tar xvf o.tar; tar --test-label -f o.tar lab; echo $?;  tar --test-label -f o.tar zz; echo $?; tar tf o.tar -V lab; tar tf o.tar -V 'l*'; tar tf o.tar -V zz; echo $?; tar cvf o2.tar --label=q f; tar cf p.tar f; tar --test-label -f p.tar; echo $?
#### newer than a date or a file
#@ tree any
echo a>f; echo b>g; touch -d 2020-01-01 f; touch -d 2024-01-01 g; mkdir d; cp -p f d; tar cf o.tar --newer-mtime=2022-01-01 f g d; tar tf o.tar; tar cvf o.tar --newer-mtime=2022-01-01 f g d; touch -d 2021-01-01 r; tar cf p.tar --newer-mtime=./r f g; tar tf p.tar; tar cf q.tar -N 2022-01-01 f g; tar tf q.tar; tar cf - f g | tar tf - --newer-mtime=2022-01-01; tar cf q.tar --newer-mtime=xyz f; echo $?; tar tf q.tar; tar cf q.tar -N ./nosuch f; echo $?
tar cf all.tar f g d; rm -r f g d; tar xf all.tar --newer-mtime='2022-01-01 00:00'; ls
#### block numbers
echo a>f; seq 500 >g; touch -d 2024-01-02 f g; tar cf o.tar f g; tar tRf o.tar; tar tvRf o.tar; tar -x -R -v -f o.tar; tar cRvf p.tar f g
#### one occurrence of a name
echo a>f; touch -d 2024-01-02 f; tar cf o.tar f; echo b >f;  touch -d 2024-01-02 f; tar rf o.tar f; echo c>f;  touch -d 2024-01-02 f; tar rf o.tar f; tar tf o.tar --occurrence f; tar tf o.tar --occurrence=2 f; tar xOf o.tar --occurrence=2 f; tar xOf o.tar --occurrence f;  tar xOf o.tar --occurrence=5 f; echo $?; tar tf o.tar --occurrence; echo $?; tar tf o.tar --occurrence=x f; tar --delete --occurrence=2 -f o.tar f; tar xOf o.tar
#### quoting styles of listings
echo a>'a b'; echo b>$'n\nl'; echo c>"q'u"; echo d>'é"'; touch -d 2024-01-02 *; tar cf o.tar *; for s in literal shell shell-always shell-escape c c-maybe escape locale clocale; do echo "= $s"; tar tf o.tar --quoting-style=$s; done; tar tf o.tar --quoting-style=zz; echo $?; tar tf o.tar --quote-chars=au
#### cache directories and tags
#@ tree any
mkdir -p d/c d/t; echo 'Signature: 8a477f597d28d172789f06886806bc55' >d/c/CACHEDIR.TAG; echo x>d/c/x; touch d/t/skip d/t/y
for o in --exclude-caches --exclude-caches-under --exclude-caches-all --exclude-tag=skip --exclude-tag-under=skip --exclude-tag-all=skip; do echo "= $o"; tar cf o.tar $o d; tar tf o.tar | sort; done; echo nothing >d/c/CACHEDIR.TAG; tar cf - --exclude-caches d | tar tf - | sort
#### transformed and stored names
mkdir d; echo a>d/f; touch -d 2024-01-02 d/f d; tar cvf o.tar --transform 's,^d,e,' --show-transformed-names d; tar cvf o.tar --transform 's,^d,e,' --show-stored-names d; tar cvf o.tar --transform 's,^d,e,' d; tar xvf o.tar --strip-components=1 --show-transformed-names; tar tf o.tar --transform 's,^e,x,'; tar xvf o.tar --transform 's,^e,x,'
#### backups of what is extracted
echo a>f; mkdir d; echo x >d/g; touch -d 2024-01-02 f d/g d; tar cf o.tar f d; echo b>f; tar xvf o.tar --backup; ls; tar xf o.tar --backup=numbered; ls; tar xf o.tar --suffix=.bak; ls; tar xf o.tar --backup=zz; echo $?; cat f~; VERSION_CONTROL=simple tar xf o.tar --backup; ls d
#### files to add and lists with directories
mkdir d e; echo 1 >d/f; echo 2 >e/g; touch -d 2024-01-02 d/f e/g; tar cf o.tar --add-file=d/f e/g; tar tf o.tar; printf '%s\n' '-C d' f '-C ../e' g -x --exclude=q >l; tar cf p.tar -T l; tar tf p.tar; printf '%s\0' d/f e/g | tar cf q.tar --null -T -; tar tf q.tar; printf -- '-C\n' >m; tar cf r.tar --verbatim-files-from -T m; echo $?
#### times with a ceiling
touch -d 2020-01-01 a; touch -d 2024-01-01 b; tar cf o.tar --mtime=2022-01-01 --clamp-mtime a b; tar tvf o.tar; tar cf o.tar --clamp-mtime a; echo $?
#### patterns without case and across slashes
mkdir -p d/e; touch d/A.txt d/e/b.TXT d/e/c.md d/x~ d/.#l; tar cf - --ignore-case --exclude='*.txt' d | tar tf - | sort; tar cf - --no-wildcards-match-slash --anchored --exclude='d/*.txt' d | tar tf - | sort; tar cf - --exclude-backups d | tar tf - | sort; tar cf - --exclude='d/e' d | tar tf - | sort
#### from one member on
echo a>a; echo b>b; echo c>c; touch -d 2024-01-02 a b c; tar cf o.tar a b c; tar tf o.tar -K b; tar tf o.tar -K b c; tar tf o.tar -K b a; tar xvf o.tar --starting-file=c; tar tf o.tar --starting-file=zz; echo $?
#### links that are missing
echo a>a; ln a b; ln a c; tar cf o.tar --check-links a b; tar cf o.tar -l a b c; tar cf o.tar -l b
rm o.tar
#### wrong words
touch f; tar cf o.tar --sort=size f; echo $?; tar cf o.tar --sort=name f; tar cf o.tar --atime-preserve=x f; echo $?; tar cf o.tar -b x f; echo $?; tar cf o.tar --record-size=1000 f; echo $?; tar cf o.tar --format=x f; echo $?; tar cf o.tar --tot f 2>&1 | cut -c1-20; tar tf o.tar --chec; echo $?; rm -f o.tar
