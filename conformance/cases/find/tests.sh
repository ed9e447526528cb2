#### find d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d  | sort

#### find d -name "*.txt" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.txt" | sort

#### find d -name "*.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" | sort

#### find d -iname "*.TXT" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -iname "*.TXT" | sort

#### find d -name ".*" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name ".*" | sort

#### find d -name "[ab]*" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "[ab]*" | sort

#### find d -name "?" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "?" | sort

#### find d -name "a b" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "a b" | sort

#### find d -path "*/e/*" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -path "*/e/*" | sort

#### find d -path d/e | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -path d/e | sort

#### find d -wholename "d/g*" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -wholename "d/g*" | sort

#### find d -ipath "D/E" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -ipath "D/E" | sort

#### find d -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f | sort

#### find d -type d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type d | sort

#### find d -type l | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type l | sort

#### find d -type f,l | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f,l | sort

#### find d -type q | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type q | sort

#### find d -maxdepth 0 | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -maxdepth 0 | sort

#### find d -maxdepth 1 | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -maxdepth 1 | sort

#### find d -mindepth 1 | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -mindepth 1 | sort

#### find d -mindepth 2 | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -mindepth 2 | sort

#### find d -maxdepth 2 -mindepth 2 | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -maxdepth 2 -mindepth 2 | sort

#### find d -maxdepth x | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -maxdepth x | sort

#### find d -empty | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -empty | sort

#### find d -empty -type d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -empty -type d | sort

#### find d -size 0 | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -size 0 | sort

#### find d -size +0 -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -size +0 -type f | sort

#### find d -size 5c | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -size 5c | sort

#### find d -size -2c -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -size -2c -type f | sort

#### find d -size 1 -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -size 1 -type f | sort

#### find d -size -1k -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -size -1k -type f | sort

#### find d -size +4c -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -size +4c -type f | sort

#### find d -size x | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -size x | sort

#### find d -size 1q | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -size 1q | sort

#### find d -perm 755 | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -perm 755 | sort

#### find d -perm -u+x -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -perm -u+x -type f | sort

#### find d -perm /111 -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -perm /111 -type f | sort

#### find d -perm 644 -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -perm 644 -type f | sort

#### find d -perm -644 -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -perm -644 -type f | sort

#### find d -perm zz | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -perm zz | sort

#### find d -perm u=rwx,go=rx -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -perm u=rwx,go=rx -type f | sort

#### find d -newer d/a.txt -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -newer d/a.txt -type f | sort

#### find d ! -newer d/a.txt -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d ! -newer d/a.txt -type f | sort

#### find d -newer nope | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -newer nope | sort

#### find d -newermt 2020-06-01 -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -newermt 2020-06-01 -type f | sort

#### find d ! -newermt "2020-06-01 12:00" -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d ! -newermt "2020-06-01 12:00" -type f | sort

#### find d -newermt zz | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -newermt zz | sort

#### find d -newerxy d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -newerxy d | sort

#### find d -mtime +100 | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -mtime +100 | sort

#### find d -mtime -1 -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -mtime -1 -type f | sort

#### find d -mtime x | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -mtime x | sort

#### find d -mmin -100000000 -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -mmin -100000000 -type f | sort

#### find d -mtime +1 -mtime -9000 | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -mtime +1 -mtime -9000 | sort

#### find d -anewer d/a.txt -name "*.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -anewer d/a.txt -name "*.c" | sort

#### find d -links 1 -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -links 1 -type f | sort

#### find d -links +1 -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -links +1 -type f | sort

#### find d -inum x | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -inum x | sort

#### find d -samefile d/a.txt | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -samefile d/a.txt | sort

#### find d -user agent -name "*.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -user agent -name "*.c" | sort

#### find d -user 1000 -name "*.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -user 1000 -name "*.c" | sort

#### find d -user nope | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -user nope | sort

#### find d -group agent -name "*.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -group agent -name "*.c" | sort

#### find d -group nope | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -group nope | sort

#### find d -uid 1000 -name "*.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -uid 1000 -name "*.c" | sort

#### find d -nouser | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -nouser | sort

#### find d -lname "a*" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -lname "a*" | sort

#### find d -ilname "A*" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -ilname "A*" | sort

#### find d -xtype d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -xtype d | sort

#### find d -xtype f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -xtype f | sort

#### find d -xtype l | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -xtype l | sort

#### find d -xtype f -type l | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -xtype f -type l | sort

#### find d -readable -name "*.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -readable -name "*.c" | sort

#### find d -writable -name "*.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -writable -name "*.c" | sort

#### find d -executable -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -executable -type f | sort

#### find d -true -name "*.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -true -name "*.c" | sort

#### find d -false | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -false | sort

#### find d -not -type d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -not -type d | sort

#### find d ! -type d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d ! -type d | sort

#### find d -type f -a -name "*.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f -a -name "*.c" | sort

#### find d -type f -and -size +3c | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f -and -size +3c | sort

#### find d -name "*.c" -o -name "*.txt" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -o -name "*.txt" | sort

#### find d -name "*.c" -or -type l | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -or -type l | sort

#### find d \( -name "*.c" -o -name "*.txt" \) -size +3c | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d \( -name "*.c" -o -name "*.txt" \) -size +3c | sort

#### find d -name "*.c" -o -name "*.txt" -print | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -o -name "*.txt" -print | sort

#### find d -name e -prune | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name e -prune | sort

#### find d -name e -prune -o -print | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name e -prune -o -print | sort

#### find d -name e -prune -o -type f -print | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name e -prune -o -type f -print | sort

#### find d -path d/e -prune -o -print | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -path d/e -prune -o -print | sort

#### find d -depth | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -depth | sort

#### find d -depth -name e -prune -o -print | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -depth -name e -prune -o -print | sort

#### find d -type f -print0 | tr "\0" "\n" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f -print0 | tr "\0" "\n" | sort

#### find d -name "*.c" -print -print | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -print -print | sort

#### find d -name "*.c" , -name "*.txt" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" , -name "*.txt" | sort

#### find d -regex ".*\.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -regex ".*\.c" | sort

#### find d -regex ".*/[ab].*" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -regex ".*/[ab].*" | sort

#### find d -regex b.c | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -regex b.c | sort

#### find d -iregex ".*B\.C" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -iregex ".*B\.C" | sort

#### find d -regextype posix-extended -regex ".*(b\.c|a\.txt)" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -regextype posix-extended -regex ".*(b\.c|a\.txt)" | sort

#### find d -regextype posix-basic -regex ".*\(b\.c\)" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -regextype posix-basic -regex ".*\(b\.c\)" | sort

#### find d -regextype x -regex x | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -regextype x -regex x | sort

#### find d -regex "[" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -regex "[" | sort

#### find d -regex ".*\(txt\|c\)" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -regex ".*\(txt\|c\)" | sort

#### find d -regex "d/.+t" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -regex "d/.+t" | sort

#### find d -L | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -L | sort

#### find d -follow -type f | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -follow -type f | sort

#### find d -noleaf -name "*.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -noleaf -name "*.c" | sort

#### find d -xdev -name "*.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -xdev -name "*.c" | sort

#### find d -mount -name "*.c" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -mount -name "*.c" | sort

#### find d -daystart -mtime +100 -name "*.txt" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -daystart -mtime +100 -name "*.txt" | sort

#### find d -nosuch | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -nosuch | sort

#### find d -name | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name | sort

#### find d -exec | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -exec | sort

#### find d -type | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type | sort

#### find d -o -name x | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -o -name x | sort

#### find d -name x -o | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name x -o | sort

#### find d -name x -a | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name x -a | sort

#### find d ! | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d ! | sort

#### find d -not | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -not | sort

#### find d \( | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d \( | sort

#### find d \) | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d \) | sort

#### find d \( \) | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d \( \) | sort

#### find d -name x \) | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name x \) | sort

#### find d \( -name x | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d \( -name x | sort

#### find d -name x \( -name y | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name x \( -name y | sort

#### find d -name x d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name x d | sort

#### find d -type f d | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f d | sort

#### find d -name "*.c" -quit | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "*.c" -quit | sort

#### find d -name "a/b" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -name "a/b" | sort

#### find d -path "d/" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -path "d/" | sort

#### find d -context x | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -context x | sort

#### find d -warn -name "a/b" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -warn -name "a/b" | sort

#### find d -size "" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -size "" | sort

#### find d -type "" | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type "" | sort

#### find d -type fd | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type fd | sort

#### find d -type f, | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -type f, | sort

#### find d -used +0 -name zz | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -used +0 -name zz | sort

#### find d -fstype ext9 | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -fstype ext9 | sort

#### find d -help >/dev/null | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -help >/dev/null | sort

#### find d -regextype | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -regextype | sort

#### find d -D x | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -D x | sort

#### find d -E | sort
mkdir -p d/e/f d/g; echo hi >d/a.txt; printf 12345 >d/e/b.c; : >d/e/f/empty; echo x >d/.hid; echo y >"d/g/a b"; ln -s a.txt d/l; ln -s nope d/dang; ln -s e d/ld; chmod 755 d/e/b.c; touch -d 2020-01-01 d/a.txt; touch -d 2021-01-01 d/e/b.c
find d -E | sort
