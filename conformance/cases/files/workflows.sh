#### mkdir -p src/lib; printf "one\ntwo\n" >src/a.txt; printf "x=1\n" >src/lib/b.
mkdir -p src/lib; printf "one\ntwo\n" >src/a.txt; printf "x=1\n" >src/lib/b.py; find src -name "*.py" -exec grep -l x {} +; cp -r src bak; sed -i s/two/2/ src/a.txt; diff -ru bak src | grep "^[-+]" | grep -v "^[-+][-+]"

#### for i in 1 2 3; do echo "v$i" >f$i.log; done; for f in *.log; do mv "$f" "${
for i in 1 2 3; do echo "v$i" >f$i.log; done; for f in *.log; do mv "$f" "${f%.log}.txt"; done; ls; cat *.txt

#### mkdir -p project/{src,test,docs}; touch project/src/{main,util}.go project/R
mkdir -p project/{src,test,docs}; touch project/src/{main,util}.go project/README.md; tree project; find project -type f | sort | xargs ls -1

#### seq 1 10 >a; split -l 3 a part_ 2>/dev/null; ls; cat part_* | cmp - a && ech
seq 1 10 >a; split -l 3 a part_ 2>/dev/null; ls; cat part_* | cmp - a && echo same

#### mkdir a b; echo 1 >a/x; echo 2 >b/x; echo 3 >b/y; diff -rq a b; cp -rn b/. a
mkdir a b; echo 1 >a/x; echo 2 >b/x; echo 3 >b/y; diff -rq a b; cp -rn b/. a; cat a/x a/y

#### touch -d 2020-01-01 old; touch new; [ new -nt old ] && echo newer; find . -t
touch -d 2020-01-01 old; touch new; [ new -nt old ] && echo newer; find . -type f ! -newer old | sort; ls -t | head -1

#### mkdir d; cd d; touch a b c; ls | wc -l; cd ..; rm -r d; ls -A | wc -l
mkdir d; cd d; touch a b c; ls | wc -l; cd ..; rm -r d; ls -A | wc -l

#### echo "#!/bin/sh" >run.sh; echo "echo ran \$1" >>run.sh; chmod +x run.sh; ./r
echo "#!/bin/sh" >run.sh; echo "echo ran \$1" >>run.sh; chmod +x run.sh; ./run.sh ok; ls -l run.sh | cut -c1-10; stat -c %a run.sh

#### ln -s target link; [ -L link ] && echo link; [ -e link ] || echo broken; ech
ln -s target link; [ -L link ] && echo link; [ -e link ] || echo broken; echo hi >target; cat link; readlink -f link

#### mkdir -p x/y/z; echo deep >x/y/z/f; cd x/y; cp ../y/z/f ./g; realpath g; rea
mkdir -p x/y/z; echo deep >x/y/z/f; cd x/y; cp ../y/z/f ./g; realpath g; realpath --relative-to=../.. g

#### printf "a\nb\nc\n" >1; printf "a\nB\nc\n" >2; diff -u --label old --label ne
printf "a\nb\nc\n" >1; printf "a\nB\nc\n" >2; diff -u --label old --label new 1 2 >p; patch 1 p && cmp 1 2 && echo patched; patch -R 1 p; cat 1

#### mkdir t; for i in $(seq 1 25); do echo $i >t/f$i; done; ls t | sort -V | hea
mkdir t; for i in $(seq 1 25); do echo $i >t/f$i; done; ls t | sort -V | head -3; ls -v t | tail -2; find t -name "f1*" | wc -l; rm t/f1*; ls t | wc -l

#### tar czf - /dev/null 2>/dev/null | wc -c >/dev/null; mkdir q; echo z >q/z; ta
#@ tree any
tar czf - /dev/null 2>/dev/null | wc -c >/dev/null; mkdir q; echo z >q/z; tar czf q.tgz q && rm -r q && tar xzf q.tgz && cat q/z; gzip -t q.tgz && echo ok

#### mkdir -p a/b; echo t >a/b/f; mv a/b c; ls a; cat c/f; mv c/f .; rmdir c a; l
mkdir -p a/b; echo t >a/b/f; mv a/b c; ls a; cat c/f; mv c/f .; rmdir c a; ls

#### d=$(mktemp -d); echo x >$d/f; cp $d/f .; cat f; rm -rf "$d"; [ -d "$d" ] || 
d=$(mktemp -d); echo x >$d/f; cp $d/f .; cat f; rm -rf "$d"; [ -d "$d" ] || echo gone

#### printf "b 2\na 1\n" | tee t | sort >s; diff t s; cmp t s | cut -d" " -f3-
printf "b 2\na 1\n" | tee t | sort >s; diff t s; cmp t s | cut -d" " -f3-

#### umask 077; echo s >secret; mkdir priv; stat -c "%a %n" secret priv; install 
umask 077; echo s >secret; mkdir priv; stat -c "%a %n" secret priv; install -m 644 secret pub; stat -c "%a" pub

#### echo 1 >a; cp -p a b; cp --backup=numbered a b; cp --backup=numbered a b; ls
echo 1 >a; cp -p a b; cp --backup=numbered a b; cp --backup=numbered a b; ls; echo 2 >a; cp -u a b; cat b

#### mkdir -p m/n; : >m/.keep; find m -name ".*" -type f; find m -type d -empty; 
mkdir -p m/n; : >m/.keep; find m -name ".*" -type f; find m -type d -empty; find . -depth -type d -empty -delete; find . | sort

#### printf "x\n%.0s" 1 2 3 >f; truncate -s 2 f; od -c f; dd if=/dev/zero bs=1 co
printf "x\n%.0s" 1 2 3 >f; truncate -s 2 f; od -c f; dd if=/dev/zero bs=1 count=3 status=none | od -c

#### ls nofile 2>err; echo $?; cat err; ls nofile >/dev/null 2>&1 || echo failed
ls nofile 2>err; echo $?; cat err; ls nofile >/dev/null 2>&1 || echo failed

#### find . -maxdepth 1 -type f -name "*.tmp" -delete; touch a.tmp b.tmp c; find 
find . -maxdepth 1 -type f -name "*.tmp" -delete; touch a.tmp b.tmp c; find . -name "*.tmp" -print -delete | sort; ls

#### mkdir in out; for i in a b c; do echo $i >in/$i.txt; done; for f in in/*; do
mkdir in out; for i in a b c; do echo $i >in/$i.txt; done; for f in in/*; do tr a-z A-Z <$f >out/$(basename $f .txt).up; done; cat out/*; ls out

#### echo a >f; ln f g; echo b >>g; cat f; stat -c %h f; rm f; cat g; stat -c %h 
echo a >f; ln f g; echo b >>g; cat f; stat -c %h f; rm f; cat g; stat -c %h g

#### mkdir s; cd s; ln -s . self; ls self/self/self; cd self/self; pwd; pwd -P
mkdir s; cd s; ln -s . self; ls self/self/self; cd self/self; pwd; pwd -P

#### cp /dev/null e; [ -s e ] || echo empty; echo x >e; [ -s e ] && echo full; wc
cp /dev/null e; [ -s e ] || echo empty; echo x >e; [ -s e ] && echo full; wc -c <e

#### find . -type f -exec false {} \; ; echo $?; find . -type f -exec false {} + 
find . -type f -exec false {} \; ; echo $?; find . -type f -exec false {} + ; echo $?; touch f; find . -type f -exec false {} + ; echo $?

#### printf "%s\n" b a c >l; sort -o l l; cat l; xargs -a l touch; ls; xargs -n1 
printf "%s\n" b a c >l; sort -o l l; cat l; xargs -a l touch; ls; xargs -n1 -a l rm -v
