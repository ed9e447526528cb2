#### find d -name "*.c" -printf "%p|%f|%h|%P|%H|%d|%y|%s|%m|%M|%n|%u|%g|%U|%G|%k|
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -printf "%p|%f|%h|%P|%H|%d|%y|%s|%m|%M|%n|%u|%g|%U|%G|%k|%b\n"

#### find d -name l -printf "%p %l %y %Y\n"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name l -printf "%p %l %y %Y\n"

#### find d -name dang -printf "%p %l %y %Y\n"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name dang -printf "%p %l %y %Y\n"

#### find d -name "*.txt" -printf "%t|%T@|%TY-%Tm-%Td|%TH:%TM|%TS|%T+|%TT|%Tc|%Ta
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.txt" -printf "%t|%T@|%TY-%Tm-%Td|%TH:%TM|%TS|%T+|%TT|%Tc|%Ta|%Tj|%Ts\n"

#### find d -name "*.c" -printf "[%10s][%-10s][%10f][%-10f][%.2f][%4d][%#m][%05m]
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -printf "[%10s][%-10s][%10f][%-10f][%.2f][%4d][%#m][%05m]\n"

#### find d -name "*.c" -printf "a\tb\101\n"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -printf "a\tb\101\n"

#### find d -name "*.c" -printf "x\c" -o -name "*.txt" -printf "y"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -printf "x\c" -o -name "*.txt" -printf "y"

#### find d -name "*.c" -printf "%%%%\n"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -printf "%%%%\n"

#### find d -maxdepth 0 -printf "%q"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -maxdepth 0 -printf "%q"

#### find d -maxdepth 0 -printf "%"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -maxdepth 0 -printf "%"

#### find d -maxdepth 0 -printf "\q"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -maxdepth 0 -printf "\q"

#### find d -maxdepth 0 -printf "%T"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -maxdepth 0 -printf "%T"

#### find d -printf
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -printf

#### find d/ -maxdepth 0 -printf "%p|%f|%h|%P|%H\n"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d/ -maxdepth 0 -printf "%p|%f|%h|%P|%H\n"

#### find . -maxdepth 0 -printf "%p|%f|%h|%P|%H\n"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find . -maxdepth 0 -printf "%p|%f|%h|%P|%H\n"

#### find ./d/e -maxdepth 0 -printf "%p|%f|%h|%P|%H\n"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find ./d/e -maxdepth 0 -printf "%p|%f|%h|%P|%H\n"

#### find d -name "*.c" -exec echo {} \;
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -exec echo {} \;

#### find d -name "*.c" -exec echo a{}b {} \;
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -exec echo a{}b {} \;

#### find d -type f -exec echo {} + | tr " " "\n" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f -exec echo {} + | tr " " "\n" | sort

#### find d -type f -exec sh -c "echo \$#" _ {} +
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f -exec sh -c "echo \$#" _ {} +

#### find d -name "*.c" -exec cat {} \; -print
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -exec cat {} \; -print

#### find d -name "*.c" -exec false \; -print
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -exec false \; -print

#### find d -name "*.c" -exec true \; -print
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -exec true \; -print

#### find d -name "*.c" ! -exec false \; -print
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" ! -exec false \; -print

#### find d -name "*.c" -exec false {} +; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -exec false {} +; echo $?

#### find d -name "*.c" -exec sh -c "exit 3" \;; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -exec sh -c "exit 3" \;; echo $?

#### find d -name "*.c" -exec nosuchcommand {} \;; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -exec nosuchcommand {} \;; echo $?

#### find d -exec echo; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -exec echo; echo $?

#### find d -exec \;; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -exec \;; echo $?

#### find d -exec echo {} {} +; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -exec echo {} {} +; echo $?

#### find d -exec echo a +; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -exec echo a +; echo $?

#### find d -name "*.c" -execdir echo {} \;
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -execdir echo {} \;

#### find d -name "*.c" -execdir pwd \;
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -execdir pwd \;

#### find d -name "*.c" -execdir sh -c "pwd; echo \$0" {} +
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -execdir sh -c "pwd; echo \$0" {} +

#### find d -name "a b" -exec cat {} \;
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "a b" -exec cat {} \;

#### find d -name "*.c" -ok echo {} \;; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -ok echo {} \;; echo $?

#### echo y | find d -name "*.c" -ok echo {} \;
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
echo y | find d -name "*.c" -ok echo {} \;

#### find d -type f -delete; find d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f -delete; find d | sort

#### find d -delete; ls d; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -delete; ls d; echo $?

#### find d -name "e" -delete; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "e" -delete; echo $?

#### find d -name nope -delete; find d | wc -l
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name nope -delete; find d | wc -l

#### find d -empty -delete; find d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -empty -delete; find d | sort

#### find d -name "*.c" -fprint out; cat out
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -fprint out; cat out

#### find d -name "*.c" -fprintf out "%f\n" -fprint0 o2; cat out; od -c o2
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -fprintf out "%f\n" -fprint0 o2; cat out; od -c o2

#### find d -name "*.c" -fprint nodir/x; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -fprint nodir/x; echo $?

#### find d -name "*.c" -fprint /dev/stdout
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -fprint /dev/stdout

#### find d -name "*.txt" -ls | awk "{print \$3,\$4,\$5,\$6,\$7,\$8,\$9,\$10,\$11
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.txt" -ls | awk "{print \$3,\$4,\$5,\$6,\$7,\$8,\$9,\$10,\$11}"

#### find d -name l -ls | awk "{print \$3,\$11,\$12,\$13}"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name l -ls | awk "{print \$3,\$11,\$12,\$13}"

#### find d -type f | xargs wc -c | tail -1
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f | xargs wc -c | tail -1

#### find d -type f -print0 | sort -z | xargs -0 cat
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f -print0 | sort -z | xargs -0 cat

#### find d -name "*.c" -o -name "*.txt" | wc -l
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -o -name "*.txt" | wc -l

#### find | sort; find . -maxdepth 1 | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find | sort; find . -maxdepth 1 | sort

#### find nope; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find nope; echo $?

#### find nope d -maxdepth 0; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find nope d -maxdepth 0; echo $?

#### find ""; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find ""; echo $?

#### find d d -maxdepth 0
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d d -maxdepth 0

#### find d/ -name "*.c"; find d// -name "*.c"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d/ -name "*.c"; find d// -name "*.c"

#### find -name "*.c"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find -name "*.c"

#### find . -name "*.c"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find . -name "*.c"

#### find -- d -name "*.c"
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find -- d -name "*.c"

#### find -H d/ld -type f; find -L d/ld -type f; find -P d/ld -type f; find d/ld 
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find -H d/ld -type f; find -L d/ld -type f; find -P d/ld -type f; find d/ld -type d

#### find -L d -type l
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find -L d -type l

#### find -L d -name "b.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find -L d -name "b.c" | sort

#### ln -s .. d/e/up; find -L d -name "*.c" 2>&1 | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
ln -s .. d/e/up; find -L d -name "*.c" 2>&1 | sort

#### find d -maxdepth 1 -type f -exec basename {} \; | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -maxdepth 1 -type f -exec basename {} \; | sort

#### find . -path ./d/e -prune -o -type f -print | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find . -path ./d/e -prune -o -type f -print | sort

#### find . -type d \( -name e -o -name g \) -prune -o -print | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find . -type d \( -name e -o -name g \) -prune -o -print | sort

#### find d -type f -name "*.txt" -exec grep -l hi {} +
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f -name "*.txt" -exec grep -l hi {} +

#### find d -type f ! -name "*.c" ! -name "*.txt" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f ! -name "*.c" ! -name "*.txt" | sort

#### find d -type f -printf "%s %p\n" | sort -n
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f -printf "%s %p\n" | sort -n

#### find d -printf "%y %d %P\n" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -printf "%y %d %P\n" | sort

#### find d -type d -printf "%P/\n" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type d -printf "%P/\n" | sort

#### find d -mindepth 1 -maxdepth 1 -type d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -mindepth 1 -maxdepth 1 -type d | sort

#### find d -name "*.c" -newer d/a.txt -size +1c -perm -u+w -print
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -newer d/a.txt -size +1c -perm -u+w -print

#### find d -type f -exec chmod 600 {} +; stat -c %a d/a.txt
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f -exec chmod 600 {} +; stat -c %a d/a.txt

#### find d -type f -name "*.txt" -exec mv {} {}.bak \;; ls d
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f -name "*.txt" -exec mv {} {}.bak \;; ls d

#### find d -type f -exec sh -c "for f; do echo \${f##*/}; done" _ {} + | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f -exec sh -c "for f; do echo \${f##*/}; done" _ {} + | sort

#### printf "d\0" | find -files0-from - -maxdepth 0; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
printf "d\0" | find -files0-from - -maxdepth 0; echo $?

#### find -files0-from nope; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find -files0-from nope; echo $?

#### find d -files0-from x; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -files0-from x; echo $?

#### find d -name "*.c" -exec echo {} \; -exec echo two \;
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -exec echo {} \; -exec echo two \;

#### find d -quit; echo $?
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -quit; echo $?

#### find d -print -quit
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -print -quit

#### find d -type f | sed "s,.*/,," | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f | sed "s,.*/,," | sort

#### find /dev/null /tmp -maxdepth 0
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find /dev/null /tmp -maxdepth 0

#### chmod 000 d/e; find d -name "*.c"; echo $?; chmod 755 d/e
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
chmod 000 d/e; find d -name "*.c"; echo $?; chmod 755 d/e

#### find d -prune
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -prune

#### find d -maxdepth 1 -name "*" ! -name d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -maxdepth 1 -name "*" ! -name d | sort

#### find d \! -type f -a \! -type d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d \! -type f -a \! -type d | sort

#### find d -iname "*.C" -a \( -size -10c \) -print
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -iname "*.C" -a \( -size -10c \) -print
