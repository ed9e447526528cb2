#### tar cf a.tar d; tar tf a.tar | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; tar tf a.tar | sort

#### tar cf a.tar d; tar tvf a.tar | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; tar tvf a.tar | sort

#### tar cf a.tar d; mkdir o; tar xf a.tar -C o; find o | sort; stat -c "%a %Y" o
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; mkdir o; tar xf a.tar -C o; find o | sort; stat -c "%a %Y" o/d o/d/f o/d/e/x

#### tar cvf a.tar d/e d/f
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cvf a.tar d/e d/f

#### tar cf a.tar d; mkdir o; tar xvf a.tar -C o | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; mkdir o; tar xvf a.tar -C o | sort

#### tar -czf a.tgz d; tar tzf a.tgz | sort; tar tf a.tgz | wc -l
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar -czf a.tgz d; tar tzf a.tgz | sort; tar tf a.tgz | wc -l

#### tar cjf a.tbz d; tar tf a.tbz | sort; tar xjf a.tbz -O d/f
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cjf a.tbz d; tar tf a.tbz | sort; tar xjf a.tbz -O d/f

#### tar cJf a.txz d; tar tf a.txz | sort; tar xf a.txz -O d/f
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cJf a.txz d; tar tf a.txz | sort; tar xf a.txz -O d/f

#### tar --zstd -cf a.tzst d; tar tf a.tzst | sort; tar xf a.tzst -O d/f
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar --zstd -cf a.tzst d; tar tf a.tzst | sort; tar xf a.tzst -O d/f

#### tar caf c.tar.gz d; tar tzf c.tar.gz | wc -l; file -b c.tar.gz | cut -c1-20
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar caf c.tar.gz d; tar tzf c.tar.gz | wc -l; file -b c.tar.gz | cut -c1-20

#### tar cf a.tar d; tar xf a.tar nope; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; tar xf a.tar nope; echo $?

#### tar xf nope.tar; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar xf nope.tar; echo $?

#### tar cf e.tar nope; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf e.tar nope; echo $?

#### tar cf e.tar; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf e.tar; echo $?

#### tar; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar; echo $?

#### tar f x; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar f x; echo $?

#### tar -x -c -f x; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar -x -c -f x; echo $?

#### tar tf d/f; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar tf d/f; echo $?

#### tar cf a.tar d; tar xzf a.tar; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; tar xzf a.tar; echo $?

#### echo junk | tar tz; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
echo junk | tar tz; echo $?

#### echo junk >j; tar tf j; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
echo junk >j; tar tf j; echo $?

#### tar tf /dev/null; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar tf /dev/null; echo $?

#### tar cf a.tar d/f; head -c 700 a.tar >t.tar; tar tf t.tar; echo $?; tar xf t.
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d/f; head -c 700 a.tar >t.tar; tar tf t.tar; echo $?; tar xf t.tar; echo $?

#### tar cf p.tar /workspace/d/f; tar tf p.tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf p.tar /workspace/d/f; tar tf p.tar

#### tar cPf p.tar /workspace/d/f; tar tf p.tar; mkdir o; tar xf p.tar -C o; find
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cPf p.tar /workspace/d/f; tar tf p.tar; mkdir o; tar xf p.tar -C o; find o

#### tar cf q.tar d/../d/f; tar tf q.tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf q.tar d/../d/f; tar tf q.tar

#### tar cf a.tar d; mkdir o; tar xf a.tar --strip-components=1 -C o; find o | so
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; mkdir o; tar xf a.tar --strip-components=1 -C o; find o | sort

#### tar cf a.tar d; mkdir o; tar xvf a.tar --strip-components=2 -C o; find o | s
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; mkdir o; tar xvf a.tar --strip-components=2 -C o; find o | sort

#### tar cf x.tar --exclude="*.x" --exclude=e d; tar tf x.tar | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf x.tar --exclude="*.x" --exclude=e d; tar tf x.tar | sort

#### tar cf x.tar --exclude=d/f d; tar tf x.tar | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf x.tar --exclude=d/f d; tar tf x.tar | sort

#### tar cf a.tar d; tar tf a.tar --exclude=e | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; tar tf a.tar --exclude=e | sort

#### tar cf a.tar d; tar tf a.tar d/e
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; tar tf a.tar d/e

#### tar cf a.tar d; tar tf a.tar --wildcards "*x"
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; tar tf a.tar --wildcards "*x"

#### tar cf a.tar d; tar tf a.tar "d/*"; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; tar tf a.tar "d/*"; echo $?

#### tar cf a.tar d/f; tar xf a.tar -k; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d/f; tar xf a.tar -k; echo $?

#### tar cf a.tar d/f; echo new >d/f; tar xf a.tar --skip-old-files; cat d/f; tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d/f; echo new >d/f; tar xf a.tar --skip-old-files; cat d/f; tar xf a.tar; cat d/f

#### tar cf a.tar d/f; tar rf a.tar d/e; tar tf a.tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d/f; tar rf a.tar d/e; tar tf a.tar

#### tar czf a.tgz d; tar rf a.tgz d/f; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar czf a.tgz d; tar rf a.tgz d/f; echo $?

#### tar cf - d/f | tar tvf -
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf - d/f | tar tvf -

#### tar c d/f | tar t
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar c d/f | tar t

#### tar cf - d | (mkdir o; cd o; tar xf -); find o | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf - d | (mkdir o; cd o; tar xf -); find o | sort

#### tar cf m.tar --owner=root --group=0 --mtime=2021-01-01 --mode=600 d/f; tar t
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf m.tar --owner=root --group=0 --mtime=2021-01-01 --mode=600 d/f; tar tvf m.tar

#### tar cf m.tar --owner=foo:5 d/f; tar tvf m.tar; tar tvf m.tar --numeric-owner
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf m.tar --owner=foo:5 d/f; tar tvf m.tar; tar tvf m.tar --numeric-owner

#### tar cf m.tar --transform "s/^d/new/" d/f d/e; tar tf m.tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf m.tar --transform "s/^d/new/" d/f d/e; tar tf m.tar

#### tar cf m.tar d/f; tar xf m.tar --transform "s,d/,zz-,"; ls
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf m.tar d/f; tar xf m.tar --transform "s,d/,zz-,"; ls

#### printf "d/f\nd/e\n" | tar cf l.tar -T -; tar tf l.tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
printf "d/f\nd/e\n" | tar cf l.tar -T -; tar tf l.tar

#### printf "d/f\0d/e\0" >l; tar cf l.tar --null -T l; tar tf l.tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
printf "d/f\0d/e\0" >l; tar cf l.tar --null -T l; tar tf l.tar

#### tar cf n.tar --no-recursion d; tar tf n.tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf n.tar --no-recursion d; tar tf n.tar

#### n=nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
n=nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn; echo y >$n; ln -s $n ll; tar cf long.tar $n ll; rm $n ll; tar xf long.tar; ls; cat ll

#### tar cf s.tar s.tar d/f; echo $?; tar tf s.tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf s.tar s.tar d/f; echo $?; tar tf s.tar

#### tar --zz; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar --zz; echo $?

#### tar -cf; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar -cf; echo $?

#### tar cf a.tar d/f; tar xf a.tar -C nodir; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d/f; tar xf a.tar -C nodir; echo $?

#### tar cf m.tar d/f; rm -r d; tar xvvf m.tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf m.tar d/f; rm -r d; tar xvvf m.tar

#### echo j >j; tar cf rm.tar --remove-files j; ls j
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
echo j >j; tar cf rm.tar --remove-files j; ls j

#### tar -C d -cf cd.tar f -C e x; tar tf cd.tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar -C d -cf cd.tar f -C e x; tar tf cd.tar

#### tar -C d -cf cd.tar f; tar xf cd.tar --one-top-level=top; ls top; tar xf cd.
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar -C d -cf cd.tar f; tar xf cd.tar --one-top-level=top; ls top; tar xf cd.tar --one-top-level; ls cd

#### tar cf a.tar d/f; tar uf a.tar d/f; tar tf a.tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d/f; tar uf a.tar d/f; tar tf a.tar

#### umask 077; tar cf a.tar d; mkdir o; tar xf a.tar -C o; stat -c "%a" o/d o/d/
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
umask 077; tar cf a.tar d; mkdir o; tar xf a.tar -C o; stat -c "%a" o/d o/d/f; tar xpf a.tar -C o; stat -c %a o/d o/d/f

#### tar cvf /dev/null d/f
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cvf /dev/null d/f

#### ln d/f d/h; tar cf a.tar d/f d/h; tar tvf a.tar; rm d/h; mkdir o; tar xf a.t
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
ln d/f d/h; tar cf a.tar d/f d/h; tar tvf a.tar; rm d/h; mkdir o; tar xf a.tar -C o; stat -c %h o/d/h

#### tar chf a.tar d/l; tar tvf a.tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar chf a.tar d/l; tar tvf a.tar

#### tar cf a.tar d; tar xf a.tar -O d/f; tar xf a.tar -O d/e/x
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; tar xf a.tar -O d/f; tar xf a.tar -O d/e/x

#### tar cf a.tar d/f; tar xmf a.tar; test d/f -nt a.tar; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d/f; tar xmf a.tar; test d/f -nt a.tar; echo $?

#### tar xOf /dev/null; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar xOf /dev/null; echo $?

#### echo a >"a b"; tar cf a.tar "a b"; tar tf a.tar; touch "$(printf "x\ny")"; t
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
echo a >"a b"; tar cf a.tar "a b"; tar tf a.tar; touch "$(printf "x\ny")"; tar cf a.tar "$(printf "x\ny")"; tar tf a.tar

#### tar cf a.tar ./d/f; tar tf a.tar; tar xf a.tar ./d/f; tar xf a.tar d/f; echo
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar ./d/f; tar tf a.tar; tar xf a.tar ./d/f; tar xf a.tar d/f; echo $?

#### tar cf a.tar d/; tar tf a.tar | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d/; tar tf a.tar | sort

#### tar -tvf /nope; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar -tvf /nope; echo $?

#### tar cf a.tar d nope; echo $?; tar tf a.tar | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d nope; echo $?; tar tf a.tar | sort

#### tar --exclude-vcs -cf a.tar d; tar tf a.tar | wc -l; tar -cf a.tar -X <(echo
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar --exclude-vcs -cf a.tar d; tar tf a.tar | wc -l; tar -cf a.tar -X <(echo e) d; tar tf a.tar | sort

#### ln -s /tmp ev; tar cf a.tar ev; rm ev; tar xf a.tar; readlink ev
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
ln -s /tmp ev; tar cf a.tar ev; rm ev; tar xf a.tar; readlink ev

#### tar cfv a.tar d/f
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cfv a.tar d/f

#### tar cf a.tar -- d/f; tar -t -f a.tar
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar -- d/f; tar -t -f a.tar

#### cd d; tar cf ../a.tar .; tar tf ../a.tar | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
cd d; tar cf ../a.tar .; tar tf ../a.tar | sort

#### tar czf - d | tar xzOf - d/f
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar czf - d | tar xzOf - d/f

#### tar cf a.tar d; gzip -n a.tar; tar tf a.tar.gz | wc -l; zcat a.tar.gz | tar 
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; gzip -n a.tar; tar tf a.tar.gz | wc -l; zcat a.tar.gz | tar tf - | sort

#### ln -s /tmp s; tar cf a.tar s; rm s; mkdir s; echo p >s/q; tar rf a.tar s/q; 
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
ln -s /tmp s; tar cf a.tar s; rm s; mkdir s; echo p >s/q; tar rf a.tar s/q; rm -r s; mkdir o; tar xf a.tar -C o; echo $?; ls /tmp/q; find o | sort

#### ln -s ../up s; ln -s d/f t; tar cf a.tar s t; mkdir o; tar xf a.tar -C o; re
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
ln -s ../up s; ln -s d/f t; tar cf a.tar s t; mkdir o; tar xf a.tar -C o; readlink o/s o/t

#### tar cPf a.tar ../workspace/d/f; mkdir o; tar xf a.tar -C o; find o | sort; t
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cPf a.tar ../workspace/d/f; mkdir o; tar xf a.tar -C o; find o | sort; tar tf a.tar

#### mkdir o; echo old >o/x; ln o/x o/y; echo new >x; tar cf a.tar x; tar xf a.ta
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
mkdir o; echo old >o/x; ln o/x o/y; echo new >x; tar cf a.tar x; tar xf a.tar -C o; cat o/x o/y

#### ln -s d/f x; tar cf a.tar d/f; tar xf a.tar; mkdir o; ln -s /workspace/d/f o
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
ln -s d/f x; tar cf a.tar d/f; tar xf a.tar; mkdir o; ln -s /workspace/d/f o/x; echo n >x2; mv x2 x; tar cf b.tar x; tar xf b.tar -C o; cat o/x d/f

#### mkdir o; ln -s ../d o/d; tar cf a.tar d/f; echo changed >d/f; tar xf a.tar -
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
mkdir o; ln -s ../d o/d; tar cf a.tar d/f; echo changed >d/f; tar xf a.tar -C o; ls -F o; cat d/f

#### mkdir -p o/d/f/g; tar cf a.tar d/f; tar xf a.tar -C o; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
mkdir -p o/d/f/g; tar cf a.tar d/f; tar xf a.tar -C o; echo $?

#### tar cf a.tar d; chmod 500 d/e; tar xf a.tar; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf a.tar d; chmod 500 d/e; tar xf a.tar; echo $?

#### mkdir ro; chmod 555 ro; tar cf a.tar d/f; tar xf a.tar -C ro; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
mkdir ro; chmod 555 ro; tar cf a.tar d/f; tar xf a.tar -C ro; echo $?

#### tar cf nodir/a.tar d; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
tar cf nodir/a.tar d; echo $?

#### chmod 000 d/f; tar cf a.tar d/f; echo $?; chmod 644 d/f
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:05" d/f d/e/x d/e d; touch -h -d "2020-01-02 03:04:05" d/l
chmod 000 d/f; tar cf a.tar d/f; echo $?; chmod 644 d/f
