#### basename a/b/c; echo $?
basename a/b/c; echo $?

#### basename a/b/c.txt .txt; echo $?
basename a/b/c.txt .txt; echo $?

#### basename /; echo $?
basename /; echo $?

#### basename //; echo $?
basename //; echo $?

#### basename ''; echo $?
basename ''; echo $?

#### basename a/; echo $?
basename a/; echo $?

#### basename .txt .txt; echo $?
basename .txt .txt; echo $?

#### basename -s .c a.c b/c.c; echo $?
basename -s .c a.c b/c.c; echo $?

#### basename -a x/y z/w; echo $?
basename -a x/y z/w; echo $?

#### basename -z a/b | od -c; echo $?
basename -z a/b | od -c; echo $?

#### basename -az a/b c | od -c; echo $?
basename -az a/b c | od -c; echo $?

#### basename a b c; echo $?
basename a b c; echo $?

#### basename; echo $?
basename; echo $?

#### basename -s; echo $?
basename -s; echo $?

#### basename --suffix=.h a.h; echo $?
basename --suffix=.h a.h; echo $?

#### basename --multiple a/b c/d; echo $?
basename --multiple a/b c/d; echo $?

#### basename -- -x; echo $?
basename -- -x; echo $?

#### dirname a/b/c; echo $?
dirname a/b/c; echo $?

#### dirname a; echo $?
dirname a; echo $?

#### dirname /; echo $?
dirname /; echo $?

#### dirname //a; echo $?
dirname //a; echo $?

#### dirname /a; echo $?
dirname /a; echo $?

#### dirname ''; echo $?
dirname ''; echo $?

#### dirname a/; echo $?
dirname a/; echo $?

#### dirname a//b; echo $?
dirname a//b; echo $?

#### dirname a/b c/d; echo $?
dirname a/b c/d; echo $?

#### dirname -z a/b | od -c; echo $?
dirname -z a/b | od -c; echo $?

#### dirname; echo $?
dirname; echo $?

#### dirname -x; echo $?
dirname -x; echo $?

#### env -i A=1 env; echo $?
env -i A=1 env; echo $?

#### env -i A=1 B=2 env -u A env; echo $?
env -i A=1 B=2 env -u A env; echo $?

#### env -; echo $?
env -; echo $?

#### env A=1 printenv A; echo $?
env A=1 printenv A; echo $?

#### env -i sh -c 'echo x$HOME' 2>/dev/null; echo $?
env -i sh -c 'echo x$HOME' 2>/dev/null; echo $?

#### env nonexistent-cmd; echo $?
env nonexistent-cmd; echo $?

#### env -u; echo $?
env -u; echo $?

#### env --foo; echo $?
env --foo; echo $?

#### env -0 -i A=b | od -c; echo $?
env -0 -i A=b | od -c; echo $?

#### env -i A=1 env -0 | od -c; echo $?
env -i A=1 env -0 | od -c; echo $?

#### env -0 true; echo $?
env -0 true; echo $?

#### env -C /tmp pwd; echo $?
env -C /tmp pwd; echo $?

#### env -C /nonexistent true; echo $?
env -C /nonexistent true; echo $?

#### env -C / ; echo $?
env -C / ; echo $?

#### env -S 'printf %s\n a b'; echo $?
env -S 'printf %s\n a b'; echo $?

#### env -S 'A=1 printenv A'; echo $?
env -S 'A=1 printenv A'; echo $?

#### env -S'printf %s\n "a b" c\_d'; echo $?
env -S'printf %s\n "a b" c\_d'; echo $?

#### env -S 'printf %s\n ${HOME}'; echo $?
env -S 'printf %s\n ${HOME}'; echo $?

#### env -S 'printf %s\n $HOME'; echo $?
env -S 'printf %s\n $HOME'; echo $?

#### env -S 'printf "a'; echo $?
env -S 'printf "a'; echo $?

#### env -S 'printf \q'; echo $?
env -S 'printf \q'; echo $?

#### env -i -S 'A=x env'; echo $?
env -i -S 'A=x env'; echo $?

#### env A=1 -u A true; echo $?
env A=1 -u A true; echo $?

#### env =1 true; echo $?
env =1 true; echo $?

#### env -u A=B true; echo $?
env -u A=B true; echo $?

#### env -u '' true; echo $?
env -u '' true; echo $?

#### printenv HOME; echo $?
printenv HOME; echo $?

#### printenv NOPE; echo $?
printenv NOPE; echo $?

#### printenv HOME NOPE USER; echo $?
printenv HOME NOPE USER; echo $?

#### printenv -0 HOME | od -c; echo $?
printenv -0 HOME | od -c; echo $?

#### printenv A=B; echo $?
printenv A=B; echo $?

#### printenv -x; echo $?
printenv -x; echo $?

#### A=1 printenv A; echo $?
A=1 printenv A; echo $?

#### /usr/bin/true x; echo $?
/usr/bin/true x; echo $?

#### /usr/bin/false x; echo $?
/usr/bin/false x; echo $?

#### env true --foo; echo $?
env true --foo; echo $?

#### env false; echo $?
env false; echo $?

#### env echo a b; echo $?
env echo a b; echo $?

#### env echo -n a; echo $?
env echo -n a; echo $?

#### env echo -e 'a\tb\x41\0101\101\cz'; echo $?
env echo -e 'a\tb\x41\0101\101\cz'; echo $?

#### env echo -E 'a\tb'; echo $?
env echo -E 'a\tb'; echo $?

#### env echo -ne 'a\n'; echo $?
env echo -ne 'a\n'; echo $?

#### env echo -x; echo $?
env echo -x; echo $?

#### env echo --; echo $?
env echo --; echo $?

#### env echo -nEe 'a\tb'; echo $?
env echo -nEe 'a\tb'; echo $?

#### env echo 'a\tb'; echo $?
env echo 'a\tb'; echo $?

#### env echo -e '\e[0m\q\' | od -c; echo $?
env echo -e '\e[0m\q\' | od -c; echo $?

#### env echo -e '\x' '\xg' '\09' | od -c; echo $?
env echo -e '\x' '\xg' '\09' | od -c; echo $?

#### env echo; echo $?
env echo; echo $?

#### env echo ''; echo $?
env echo ''; echo $?

#### env printf x; echo $?
env printf x; echo $?

#### yes | head -2; echo $?
yes | head -2; echo $?

#### yes a b | head -2; echo $?
yes a b | head -2; echo $?

#### yes -x; echo $?
yes -x; echo $?

#### yes -- -x | head -1; echo $?
yes -- -x | head -1; echo $?

#### sleep 0; echo $?
sleep 0; echo $?

#### sleep 0.01; echo $?
sleep 0.01; echo $?

#### sleep 0s 0m; echo $?
sleep 0s 0m; echo $?

#### sleep; echo $?
sleep; echo $?

#### sleep x; echo $?
sleep x; echo $?

#### sleep 1x; echo $?
sleep 1x; echo $?

#### sleep -1; echo $?
sleep -1; echo $?

#### sleep 1 x y; echo $?
sleep 1 x y; echo $?

#### sleep 0x0; echo $?
sleep 0x0; echo $?

#### timeout 5 true; echo $?
timeout 5 true; echo $?

#### timeout 5 false; echo $?
timeout 5 false; echo $?

#### timeout 5 sh -c 'exit 3'; echo $?
timeout 5 sh -c 'exit 3'; echo $?

#### timeout 1 nonexistent-cmd; echo $?
timeout 1 nonexistent-cmd; echo $?

#### timeout; echo $?
timeout; echo $?

#### timeout 1; echo $?
timeout 1; echo $?

#### timeout x true; echo $?
timeout x true; echo $?

#### timeout -s FOO 1 true; echo $?
timeout -s FOO 1 true; echo $?

#### timeout -k x 1 true; echo $?
timeout -k x 1 true; echo $?

#### timeout 0 true; echo $?
timeout 0 true; echo $?

#### timeout -s KILL 5 true; echo $?
timeout -s KILL 5 true; echo $?

#### timeout --preserve-status 5 false; echo $?
timeout --preserve-status 5 false; echo $?

#### timeout 0.1 sleep 5; echo $?
timeout 0.1 sleep 5; echo $?

#### timeout --preserve-status 0.1 sleep 5; echo $?
timeout --preserve-status 0.1 sleep 5; echo $?

#### timeout -k 1 0.1 sleep 5; echo $?
timeout -k 1 0.1 sleep 5; echo $?

#### timeout 5s echo hi; echo $?
timeout 5s echo hi; echo $?

#### timeout 1m echo hi; echo $?
timeout 1m echo hi; echo $?

#### echo x | timeout 5 cat; echo $?
echo x | timeout 5 cat; echo $?

#### timeout -v 0.1 sleep 5; echo $?
timeout -v 0.1 sleep 5; echo $?

#### nice; echo $?
nice; echo $?

#### nice true; echo $?
nice true; echo $?

#### nice -n 5 false; echo $?
nice -n 5 false; echo $?

#### nice -5 true; echo $?
nice -5 true; echo $?

#### nice -n x true; echo $?
nice -n x true; echo $?

#### nice -n 5; echo $?
nice -n 5; echo $?

#### nice nonexistent-cmd; echo $?
nice nonexistent-cmd; echo $?

#### nohup true < /dev/null; echo $?
nohup true < /dev/null; echo $?

#### nohup nonexistent-cmd < /dev/null; echo $?
nohup nonexistent-cmd < /dev/null; echo $?

#### nohup; echo $?
nohup; echo $?

#### nohup echo hi < /dev/null | cat; echo $?
nohup echo hi < /dev/null | cat; echo $?

#### uname -x; echo $?
uname -x; echo $?

#### uname a; echo $?
uname a; echo $?

#### uname; echo $?
uname; echo $?

#### uname -s; echo $?
uname -s; echo $?

#### uname -o; echo $?
uname -o; echo $?

#### arch a; echo $?
arch a; echo $?

#### nproc -x; echo $?
nproc -x; echo $?

#### nproc --ignore=x; echo $?
nproc --ignore=x; echo $?

#### tty < /dev/null; echo $?
tty < /dev/null; echo $?

#### tty -s < /dev/null; echo $?
tty -s < /dev/null; echo $?

#### tty a; echo $?
tty a; echo $?

#### whoami a; echo $?
whoami a; echo $?

#### id nobodyx; echo $?
id nobodyx; echo $?

#### id -x; echo $?
id -x; echo $?

#### id -un -gn; echo $?
id -un -gn; echo $?

#### id -n; echo $?
id -n; echo $?

#### id -z; echo $?
id -z; echo $?

#### id root; echo $?
id root; echo $?

#### id -u root; echo $?
id -u root; echo $?

#### id -un root; echo $?
id -un root; echo $?

#### id -gn root; echo $?
id -gn root; echo $?

#### id -Gn root; echo $?
id -Gn root; echo $?

#### groups root; echo $?
groups root; echo $?

#### groups nobodyx; echo $?
groups nobodyx; echo $?

#### hostname -x > /dev/null 2>&1; echo $?
hostname -x > /dev/null 2>&1; echo $?

#### env test ; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test ; echo $?

#### env test a; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a; echo $?

#### env test ''; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test ''; echo $?

#### env test -n a; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -n a; echo $?

#### env test -n ''; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -n ''; echo $?

#### env test -z ''; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -z ''; echo $?

#### env test -z a; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -z a; echo $?

#### env test a = a; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a = a; echo $?

#### env test a = b; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a = b; echo $?

#### env test a != b; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a != b; echo $?

#### env test a == a; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a == a; echo $?

#### env test 1 -eq 1; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test 1 -eq 1; echo $?

#### env test 1 -ne 1; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test 1 -ne 1; echo $?

#### env test 1 -lt 2; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test 1 -lt 2; echo $?

#### env test 2 -le 1; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test 2 -le 1; echo $?

#### env test 2 -gt 1; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test 2 -gt 1; echo $?

#### env test 1 -ge 2; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test 1 -ge 2; echo $?

#### env test -1 -lt 0; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -1 -lt 0; echo $?

#### env test ' 1 ' -eq 1; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test ' 1 ' -eq 1; echo $?

#### env test 1 -eq x; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test 1 -eq x; echo $?

#### env test x -eq 1; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test x -eq 1; echo $?

#### env test 1.5 -eq 1; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test 1.5 -eq 1; echo $?

#### env test 99999999999999999999 -gt 1; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test 99999999999999999999 -gt 1; echo $?

#### env test +5 -eq 5; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test +5 -eq 5; echo $?

#### env test ! a; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test ! a; echo $?

#### env test ! ''; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test ! ''; echo $?

#### env test ! a = b; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test ! a = b; echo $?

#### env test '(' a ')'; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test '(' a ')'; echo $?

#### env test '(' '' ')'; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test '(' '' ')'; echo $?

#### env test a -a b; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a -a b; echo $?

#### env test a -a ''; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a -a ''; echo $?

#### env test '' -o b; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test '' -o b; echo $?

#### env test '' -o ''; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test '' -o ''; echo $?

#### env test a = a -a b = c; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a = a -a b = c; echo $?

#### env test a = a -o b = c; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a = a -o b = c; echo $?

#### env test ! a -o b; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test ! a -o b; echo $?

#### env test '(' a = a ')' -a b; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test '(' a = a ')' -a b; echo $?

#### env test -e f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -e f; echo $?

#### env test -f f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -f f; echo $?

#### env test -d f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -d f; echo $?

#### env test -d d; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -d d; echo $?

#### env test -e nope; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -e nope; echo $?

#### env test -s f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -s f; echo $?

#### env test -s e; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -s e; echo $?

#### env test -r f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -r f; echo $?

#### env test -w f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -w f; echo $?

#### env test -x f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -x f; echo $?

#### env test -x d; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -x d; echo $?

#### env test -L l; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -L l; echo $?

#### env test -h l; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -h l; echo $?

#### env test -L f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -L f; echo $?

#### env test -p f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -p f; echo $?

#### env test -c /dev/null; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -c /dev/null; echo $?

#### env test -b f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -b f; echo $?

#### env test -u f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -u f; echo $?

#### env test -g f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -g f; echo $?

#### env test -k f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -k f; echo $?

#### env test -O f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -O f; echo $?

#### env test -G f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -G f; echo $?

#### env test -t 0; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -t 0; echo $?

#### env test -t x; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -t x; echo $?

#### env test f -ef l; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test f -ef l; echo $?

#### env test f -ef d; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test f -ef d; echo $?

#### env test n -nt f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test n -nt f; echo $?

#### env test f -nt n; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test f -nt n; echo $?

#### env test f -ot n; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test f -ot n; echo $?

#### env test f -nt nope; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test f -nt nope; echo $?

#### env test nope -ot f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test nope -ot f; echo $?

#### env test -f; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -f; echo $?

#### env test -eq; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -eq; echo $?

#### env test a b; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a b; echo $?

#### env test a b c; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a b c; echo $?

#### env test a b c d; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a b c d; echo $?

#### env test a -eq; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a -eq; echo $?

#### env test -l abc -eq 3; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -l abc -eq 3; echo $?

#### env test a '<' b; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a '<' b; echo $?

#### env test b '>' a; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test b '>' a; echo $?

#### env test '(' a; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test '(' a; echo $?

#### env test a ')'; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a ')'; echo $?

#### env test ! ! a; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test ! ! a; echo $?

#### env test ! '(' a = b ')'; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test ! '(' a = b ')'; echo $?

#### env test -e f -a -d d; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -e f -a -d d; echo $?

#### env test '(' a -a '(' b -o '' ')' ')'; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test '(' a -a '(' b -o '' ')' ')'; echo $?

#### env test -z; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -z; echo $?

#### env test -n; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -n; echo $?

#### env test !; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test !; echo $?

#### env test = =; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test = =; echo $?

#### env test -a; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -a; echo $?

#### env test a -a; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a -a; echo $?

#### env test -o; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -o; echo $?

#### env test a = ''; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test a = ''; echo $?

#### env test '' = ''; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test '' = ''; echo $?

#### env test -e ''; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -e ''; echo $?

#### env test -Q a; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env test -Q a; echo $?

#### env [ a = a ]; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env [ a = a ]; echo $?

#### env [ a; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env [ a; echo $?

#### env [ ]; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env [ ]; echo $?

#### env [ a ] b; echo $?
printf x > f; : > e; mkdir d; ln -s f l; : > n; touch -d 2020-01-01 f
env [ a ] b; echo $?
