#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -q
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -q

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -b
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -b

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -Q
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -Q

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -N
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -N

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls --quoting
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls --quoting-style=shell

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls --quoting (2)
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls --quoting-style=shell-always

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls --quoting (3)
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls --quoting-style=shell-escape

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls --quoting (4)
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls --quoting-style=shell-escape-always

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls --quoting (5)
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls --quoting-style=c-maybe

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls --quoting (6)
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls --quoting-style=locale

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -C
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -C

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -C --quot
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -C --quoting-style=shell-escape -w 40

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -m
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -m

#### touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -x -w 20
touch $'a\nb' 'q"q' "s's" 'back\\slash' $'tab\there' '$x' é 日本; ls -x -w 20

#### touch $'\xff' $'\x01'; ls | od -c
#@ tree any
touch $'\xff' $'\x01'; ls | od -c

#### touch $'\xff' $'\x01'; ls -b
#@ tree any
touch $'\xff' $'\x01'; ls -b

#### touch $'\xff' $'\x01'; ls -q
#@ tree any
touch $'\xff' $'\x01'; ls -q

#### touch $'\xff' $'\x01'; ls --quoting-style=shell-escape
#@ tree any
touch $'\xff' $'\x01'; ls --quoting-style=shell-escape

#### LC_ALL=C ls nope; touch é; LC_ALL=C ls -b; LC_ALL=C ls --quoting-style=local
LC_ALL=C ls nope; touch é; LC_ALL=C ls -b; LC_ALL=C ls --quoting-style=locale

#### touch a1 a10 a2 a1.5 b-1 b~1 .x; ls -v; ls -av
touch a1 a10 a2 a1.5 b-1 b~1 .x; ls -v; ls -av

#### touch f01 f1 f001 f10; ls -v
touch f01 f1 f001 f10; ls -v

#### touch x.tar.gz x.gz x.c y.c Makefile; ls -X
touch x.tar.gz x.gz x.c y.c Makefile; ls -X

#### mkdir -p a/b/c d; touch a/x a/b/y; ls -R
mkdir -p a/b/c d; touch a/x a/b/y; ls -R

#### mkdir -p a/b; ls -R a/ a/b
mkdir -p a/b; ls -R a/ a/b

#### touch A b C d; ls; LC_ALL=C ls
touch A b C d; ls; LC_ALL=C ls

#### mkdir e; ls e; ls -l e
mkdir e; ls e; ls -l e

#### mkdir e; ls e e
mkdir e; ls e e

#### ls -1 .. | head -3 >/dev/null; echo ok
ls -1 .. | head -3 >/dev/null; echo ok

#### ln -s loop loop; ls; ls -l loop | cut -d" " -f9-; ls -L loop; ls loop/
ln -s loop loop; ls; ls -l loop | cut -d" " -f9-; ls -L loop; ls loop/

#### touch -- -n; ls; ls -- -n; ls ./-n
touch -- -n; ls; ls -- -n; ls ./-n
