#### printf 'a b\nc\n' | xargs
echo foo >l1; printf "a b\nc\n" >in
printf 'a b\nc\n' | xargs 

#### printf '' | xargs
echo foo >l1; printf "a b\nc\n" >in
printf '' | xargs 

#### printf '' | xargs -r echo hi
echo foo >l1; printf "a b\nc\n" >in
printf '' | xargs -r echo hi

#### printf 'a b c' | xargs -n1
echo foo >l1; printf "a b\nc\n" >in
printf 'a b c' | xargs -n1

#### printf 'a b c' | xargs -n 2 echo
echo foo >l1; printf "a b\nc\n" >in
printf 'a b c' | xargs -n 2 echo

#### printf 'a b\nc d\n' | xargs -L1
echo foo >l1; printf "a b\nc\n" >in
printf 'a b\nc d\n' | xargs -L1

#### printf 'a b \nc d\ne' | xargs -L 2
echo foo >l1; printf "a b\nc\n" >in
printf 'a b \nc d\ne' | xargs -L 2

#### printf 'a b\nc\n' | xargs -I{} echo "[{}]"
echo foo >l1; printf "a b\nc\n" >in
printf 'a b\nc\n' | xargs -I{} echo "[{}]"

#### printf ' a b\n\n c\n' | xargs -I{} echo "[{}]" "{}{}"
echo foo >l1; printf "a b\nc\n" >in
printf '  a b\n\n c\n' | xargs -I{} echo "[{}]" "{}{}"

#### printf 'a"b c"d\n' | xargs
echo foo >l1; printf "a b\nc\n" >in
printf 'a"b c"d\n' | xargs 

#### printf 'a\0b c\0' | xargs -0 -n1
echo foo >l1; printf "a b\nc\n" >in
printf 'a\0b c\0' | xargs -0 -n1

#### printf 'a,b,c' | xargs -d, -n1
echo foo >l1; printf "a b\nc\n" >in
printf 'a,b,c' | xargs -d, -n1

#### printf 'a,b,c\n' | xargs -d,
echo foo >l1; printf "a b\nc\n" >in
printf 'a,b,c\n' | xargs -d,

#### printf 'a\nb' | xargs -d"\n"
echo foo >l1; printf "a b\nc\n" >in
printf 'a\nb' | xargs -d"\n"

#### printf 'a b' | xargs -t echo
echo foo >l1; printf "a b\nc\n" >in
printf 'a b' | xargs -t echo

#### printf 'a b c d' | xargs -n2 -P1 echo
echo foo >l1; printf "a b\nc\n" >in
printf 'a b c d' | xargs -n2 -P1 echo

#### printf 'a' | xargs false; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs false; echo $?

#### printf 'a' | xargs sh -c "exit 3"; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs sh -c "exit 3"; echo $?

#### printf 'a' | xargs sh -c "exit 255"; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs sh -c "exit 255"; echo $?

#### printf 'a b' | xargs -n1 sh -c "exit 126"; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a b' | xargs -n1 sh -c "exit 126"; echo $?

#### printf 'a' | xargs nosuchcommand; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs nosuchcommand; echo $?

#### printf 'a\n_EOF\nb' | xargs -E _EOF echo
echo foo >l1; printf "a b\nc\n" >in
printf 'a\n_EOF\nb' | xargs -E _EOF echo

#### printf 'a b' | xargs -s 8 echo
echo foo >l1; printf "a b\nc\n" >in
printf 'a b' | xargs -s 8 echo

#### printf 'aaaaaaaaaaaa' | xargs -s 10 echo; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'aaaaaaaaaaaa' | xargs -s 10 echo; echo $?

#### printf 'a b c' | xargs -x -n 3 -s 10 echo; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a b c' | xargs -x -n 3 -s 10 echo; echo $?

#### printf 'a' | xargs -n0; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs -n0; echo $?

#### printf 'a' | xargs -nx; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs -nx; echo $?

#### printf 'a' | xargs -L0; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs -L0; echo $?

#### printf 'a' | xargs -P x; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs -P x; echo $?

#### printf 'a' | xargs --foo; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs --foo; echo $?

#### printf 'a' | xargs -I; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs -I; echo $?

#### printf 'a' | xargs -i echo "{}{}"
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs -i echo "{}{}"

#### printf 'a' | xargs -iXX echo XX
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs -iXX echo XX

#### printf 'a b' | xargs -l echo
echo foo >l1; printf "a b\nc\n" >in
printf 'a b' | xargs -l echo

#### printf 'a b c' | xargs -n 2 -I{} echo {}
echo foo >l1; printf "a b\nc\n" >in
printf 'a b c' | xargs -n 2 -I{} echo {}

#### printf 'a b c' | xargs -I{} -n 2 echo {}
echo foo >l1; printf "a b\nc\n" >in
printf 'a b c' | xargs -I{} -n 2 echo {}

#### printf 'a b' | xargs -L1 -n1 echo
echo foo >l1; printf "a b\nc\n" >in
printf 'a b' | xargs -L1 -n1 echo

#### printf 'a b' | xargs -d xx echo; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a b' | xargs -d xx echo; echo $?

#### printf 'a\tb' | xargs -d "\t" echo
echo foo >l1; printf "a b\nc\n" >in
printf 'a\tb' | xargs -d "\t" echo

#### printf 'a;b' | xargs -d "\x3b" echo
echo foo >l1; printf "a b\nc\n" >in
printf 'a;b' | xargs -d "\x3b" echo

#### printf 'a\nb\n' | xargs -I % sh -c "echo %; exit 1"; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a\nb\n' | xargs -I % sh -c "echo %; exit 1"; echo $?

#### printf 'x\n' | xargs -I{} echo {} {}{} a{}b
echo foo >l1; printf "a b\nc\n" >in
printf 'x\n' | xargs -I{} echo {} {}{} a{}b

#### printf 'a b' | xargs -n1 -- echo -n
echo foo >l1; printf "a b\nc\n" >in
printf 'a b' | xargs -n1 -- echo -n

#### printf 'a\\\nb' | xargs
echo foo >l1; printf "a b\nc\n" >in
printf 'a\\\nb' | xargs 

#### printf 'a "b' | xargs ; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a "b' | xargs ; echo $?

#### printf 'a\\\\' | xargs
echo foo >l1; printf "a b\nc\n" >in
printf 'a\\\\' | xargs 

#### printf '""' | xargs -n1 echo x | od -c
echo foo >l1; printf "a b\nc\n" >in
printf '""' | xargs -n1 echo x | od -c

#### printf 'a b c' | xargs --max-args=2
echo foo >l1; printf "a b\nc\n" >in
printf 'a b c' | xargs --max-args=2

#### printf 'a\0\0b' | xargs -0 -n1 echo
echo foo >l1; printf "a b\nc\n" >in
printf 'a\0\0b' | xargs -0 -n1 echo

#### printf 'a\n\nb\n' | xargs -d "\n" -n1 echo
echo foo >l1; printf "a b\nc\n" >in
printf 'a\n\nb\n' | xargs -d "\n" -n1 echo

#### printf 'a' | xargs -a nofile; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs -a nofile; echo $?

#### printf 'a' | xargs -s 0; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs -s 0; echo $?

#### printf 'a b\n c d\n' | xargs -I{} -t echo {}
echo foo >l1; printf "a b\nc\n" >in
printf 'a b\n c d\n' | xargs -I{} -t echo {}

#### printf 'a\nb c\n' | xargs --replace echo {}
echo foo >l1; printf "a b\nc\n" >in
printf 'a\nb c\n' | xargs --replace echo {}

#### printf 'a\nb' | xargs --max-lines echo
echo foo >l1; printf "a b\nc\n" >in
printf 'a\nb' | xargs --max-lines echo

#### printf '\n\n' | xargs
echo foo >l1; printf "a b\nc\n" >in
printf '\n\n' | xargs 

#### printf ' ' | xargs echo x
echo foo >l1; printf "a b\nc\n" >in
printf '  ' | xargs echo x

#### printf '\n' | xargs -I{} echo x
echo foo >l1; printf "a b\nc\n" >in
printf '\n' | xargs -I{} echo x

#### printf 'q\n' | xargs -t -I{} echo "a b"
echo foo >l1; printf "a b\nc\n" >in
printf 'q\n' | xargs -t -I{} echo "a b"

#### printf 'a' | xargs -r
echo foo >l1; printf "a b\nc\n" >in
printf 'a' | xargs -r

#### printf 'é ü' | xargs -n1
echo foo >l1; printf "a b\nc\n" >in
printf 'é ü' | xargs -n1

#### printf 'a\0b' | xargs echo
echo foo >l1; printf "a b\nc\n" >in
printf 'a\0b' | xargs echo

#### printf 'l1 l1' | xargs cat
echo foo >l1; printf "a b\nc\n" >in
printf 'l1 l1' | xargs cat

#### printf '1 2 3' | xargs -n1 echo n
echo foo >l1; printf "a b\nc\n" >in
printf '1 2 3' | xargs -n1 echo n

#### printf 'a b c d e' | xargs -n2 sh -c "echo \$# \$*" _
echo foo >l1; printf "a b\nc\n" >in
printf 'a b c d e' | xargs -n2 sh -c "echo \$# \$*" _

#### printf 'x y' | xargs -I{} -n1 echo "<{}>"
echo foo >l1; printf "a b\nc\n" >in
printf 'x y' | xargs -I{} -n1 echo "<{}>"

#### printf "a'b c'd\n" | xargs
echo foo >l1; printf "a b\nc\n" >in
printf "a'b c'd\n" | xargs 

#### printf "it's" | xargs ; echo $?
echo foo >l1; printf "a b\nc\n" >in
printf "it's" | xargs ; echo $?

#### xargs -a in echo
echo foo >l1; printf "a b\nc\n" >in
xargs -a in echo

#### xargs -a in -n1
echo foo >l1; printf "a b\nc\n" >in
xargs -a in -n1

#### ls | xargs cat
echo foo >l1; printf "a b\nc\n" >in
ls | xargs cat

#### echo "l1 nope" | xargs -n1 cat; echo $?
echo foo >l1; printf "a b\nc\n" >in
echo "l1 nope" | xargs -n1 cat; echo $?

#### seq 1 100 | xargs | md5sum
echo foo >l1; printf "a b\nc\n" >in
seq 1 100 | xargs | md5sum

#### seq 1 1000 | xargs -n 100 sh -c "echo \$#" _
echo foo >l1; printf "a b\nc\n" >in
seq 1 1000 | xargs -n 100 sh -c "echo \$#" _

#### seq 5 | xargs -I{} sh -c "echo \$(( {} * 2 ))"
echo foo >l1; printf "a b\nc\n" >in
seq 5 | xargs -I{} sh -c "echo \$(( {} * 2 ))"

#### echo a b | xargs -n1 -I{} echo {}
echo foo >l1; printf "a b\nc\n" >in
echo a b | xargs -n1 -I{} echo {}

#### find . -type f | sort | xargs -I{} basename {}
echo foo >l1; printf "a b\nc\n" >in
find . -type f | sort | xargs -I{} basename {}

#### printf "a\nb\n" | xargs -I{} touch f{}; ls
echo foo >l1; printf "a b\nc\n" >in
printf "a\nb\n" | xargs -I{} touch f{}; ls

#### printf "x y" | xargs mkdir; ls -d x y
echo foo >l1; printf "a b\nc\n" >in
printf "x y" | xargs mkdir; ls -d x y

#### echo 1 2 3 | xargs -n1 | xargs
echo foo >l1; printf "a b\nc\n" >in
echo 1 2 3 | xargs -n1 | xargs

#### yes a | head -50000 | xargs echo | wc -l
echo foo >l1; printf "a b\nc\n" >in
yes a | head -50000 | xargs echo | wc -l

#### echo hi | xargs -p echo; echo $?
echo foo >l1; printf "a b\nc\n" >in
echo hi | xargs -p echo; echo $?

#### printf "a\n" | xargs sh -c "cat; echo \$0"
echo foo >l1; printf "a b\nc\n" >in
printf "a\n" | xargs sh -c "cat; echo \$0"

#### echo | xargs echo x y
echo foo >l1; printf "a b\nc\n" >in
echo | xargs echo x y

#### xargs </dev/null; xargs -r </dev/null; echo $?
echo foo >l1; printf "a b\nc\n" >in
xargs </dev/null; xargs -r </dev/null; echo $?
