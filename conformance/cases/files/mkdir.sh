#### mkdir d; mkdir d; echo $?
mkdir d; mkdir d; echo $?

#### mkdir a/b; echo $?
mkdir a/b; echo $?

#### mkdir -p a/b/c && ls -R
mkdir -p a/b/c && ls -R

#### mkdir -pv a/b/c
mkdir -pv a/b/c

#### mkdir -p a a a; echo $?
mkdir -p a a a; echo $?

#### : >f; mkdir f; mkdir -p f; mkdir -p f/x; echo $?
: >f; mkdir f; mkdir -p f; mkdir -p f/x; echo $?

#### mkdir -m 700 d; stat -c "%a" d
#@ tree any
mkdir -m 700 d; stat -c "%a" d

#### mkdir -m u=rwx,go= d; stat -c %a d
#@ tree any
mkdir -m u=rwx,go= d; stat -c %a d

#### mkdir -p -m 700 x/y; stat -c "%a %n" x x/y
#@ tree any
mkdir -p -m 700 x/y; stat -c "%a %n" x x/y

#### umask 077; mkdir d; mkdir -p x/y; stat -c "%a %n" d x x/y
umask 077; mkdir d; mkdir -p x/y; stat -c "%a %n" d x x/y

#### mkdir -m 777x d
#@ tree any
mkdir -m 777x d

#### mkdir; echo $?
mkdir; echo $?

#### mkdir ""; echo $?
mkdir ""; echo $?

#### mkdir -v a b "c d"
mkdir -v a b "c d"

#### mkdir a b/c d; ls
mkdir a b/c d; ls

#### ln -s nope l; mkdir l; mkdir -p l; echo $?
ln -s nope l; mkdir l; mkdir -p l; echo $?

#### mkdir d/ e//; ls
mkdir d/ e//; ls

#### mkdir -z
mkdir -z

#### mkdir -p ./x/../y; ls
mkdir -p ./x/../y; ls

#### mkdir -p /; mkdir -p .; echo $?
mkdir -p /; mkdir -p .; echo $?

#### mkdir -m +t d; stat -c %a d; mkdir -m 1777 e; stat -c %a e
#@ tree any
mkdir -m +t d; stat -c %a d; mkdir -m 1777 e; stat -c %a e

#### mkdir "$(printf "a\nb")"; ls -b
mkdir "$(printf "a\nb")"; ls -b

#### mkdir -p a/b/c; rmdir a/b/c; rmdir -p a/b; ls
mkdir -p a/b/c; rmdir a/b/c; rmdir -p a/b; ls

#### mkdir -p a/b/c; rmdir -pv a/b/c
mkdir -p a/b/c; rmdir -pv a/b/c

#### mkdir a; : >a/f; rmdir a; echo $?
mkdir a; : >a/f; rmdir a; echo $?

#### mkdir -p a/b; : >a/f; rmdir -p a/b; echo $?; ls
mkdir -p a/b; : >a/f; rmdir -p a/b; echo $?; ls

#### rmdir nope; echo $?
rmdir nope; echo $?

#### : >f; rmdir f; echo $?
: >f; rmdir f; echo $?

#### mkdir a b; rmdir -v a b
mkdir a b; rmdir -v a b

#### mkdir a; : >a/f; rmdir --ignore-fail-on-non-empty a; echo $?
mkdir a; : >a/f; rmdir --ignore-fail-on-non-empty a; echo $?

#### rmdir; echo $?
rmdir; echo $?

#### mkdir d; ln -s d l; rmdir l; rmdir l/; echo $?
mkdir d; ln -s d l; rmdir l; rmdir l/; echo $?

#### mkdir d; rmdir d/; echo $?
mkdir d; rmdir d/; echo $?

#### mkdir d; cd d; rmdir .; echo $?
mkdir d; cd d; rmdir .; echo $?

#### rmdir -p nope/x
rmdir -p nope/x

#### mkdir a; rmdir a a
mkdir a; rmdir a a
#### mkfifo: modes and messages
#@ tree any
mkfifo -m 1777 y; mkfifo -m a=rws z; mkfifo -m 07777 w; mkfifo -m 4644 v; mkfifo -m +t u; mkfifo -m bad q; echo $?; mkfifo /nodir/a; touch f; mkfifo f; echo $?; mkfifo -Z p; mkfifo --context=x p2; ls
