#### head f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head f

#### head -n 0 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 0 f

#### head -n 1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 1 f

#### head -n 3 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 3 f

#### head -n 12 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 12 f

#### head -n 13 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 13 f

#### head -n -0 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n -0 f

#### head -n -1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n -1 f

#### head -n -3 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n -3 f

#### head -n -11 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n -11 f

#### head -n -12 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n -12 f

#### head -n -100 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n -100 f

#### head -n +4 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n +4 f

#### head -n 1k f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 1k f

#### head -n 1b f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 1b f

#### head -n 2kB f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 2kB f

#### head -n 1KiB f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 1KiB f

#### head -n x f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n x f

#### head -n 1x f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 1x f

#### head -n '' f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n '' f

#### head -n -x f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n -x f

#### head -n 99999999999999999999 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 99999999999999999999 f

#### head -n 07 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 07 f

#### head -n 0x3 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 0x3 f

#### head -n 3' f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 3' f

#### head -c 0 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -c 0 f

#### head -c 1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -c 1 f

#### head -c 5 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -c 5 f

#### head -c -1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -c -1 f

#### head -c -5 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -c -5 f

#### head -c -100 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -c -100 f

#### head -c 1b f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -c 1b f

#### head -c 1K f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -c 1K f

#### head -c x f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -c x f

#### head -c 9999 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -c 9999 f

#### head -3 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -3 f

#### head -0 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -0 f

#### head -12 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -12 f

#### head -5c f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -5c f

#### head -5q f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -5q f

#### head -1v f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -1v f

#### head -3x f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -3x f

#### head -1k f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -1k f

#### head -2b f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -2b f

#### head -1z f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -1z f

#### head -3l f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -3l f

#### head -03 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -03 f

#### head --3 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head --3 f

#### head -n1 f g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n1 f g

#### head -qn1 f g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -qn1 f g

#### head -vn1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -vn1 f

#### head -n2 - < f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n2 - < f

#### head -vn1 - g < f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -vn1 - g < f

#### head -z -n1 z
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -z -n1 z

#### head -n -1 g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n -1 g

#### head -n -2 g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n -2 g

#### head -n -1 e
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n -1 e

#### head -c -1 e; echo $?
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -c -1 e; echo $?

#### head nofile f; echo $?
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head nofile f; echo $?

#### head -n1 nofile g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n1 nofile g

#### head --lines=2 g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head --lines=2 g

#### head --bytes=2 g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head --bytes=2 g

#### head --lines=-2 g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head --lines=-2 g

#### head --quiet -n1 f g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head --quiet -n1 f g

#### head --silent -n1 f g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head --silent -n1 f g

#### head --verbose -n1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head --verbose -n1 f

#### head --zero-terminated -n1 z
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head --zero-terminated -n1 z

#### { head -n1; echo --; cat; } < f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
{ head -n1; echo --; cat; } < f

#### { head -c3; echo --; cat; } < f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
{ head -c3; echo --; cat; } < f

#### { head -n -10; echo --; cat; } < f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
{ head -n -10; echo --; cat; } < f

#### seq 5 | { head -n1; wc -l; } | head -1
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
seq 5 | { head -n1; wc -l; } | head -1

#### head -n 2 -c 3 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 2 -c 3 f

#### head -c 3 -n 2 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -c 3 -n 2 f

#### yes | head -n 3
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
yes | head -n 3

#### yes | head -c 5; echo
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
yes | head -c 5; echo

#### head -n
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n

#### head .; echo $?
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head .; echo $?

#### head -n1 . f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n1 . f

#### head -1 -2 f; echo $?
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -1 -2 f; echo $?

#### head f -n 1
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head f -n 1

#### head -n3 -v -q f g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n3 -v -q f g

#### seq 100000 | head -n -99998
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
seq 100000 | head -n -99998

#### seq 100000 | head -c 20
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
seq 100000 | head -c 20

#### seq 100000 | head -c -588880
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
seq 100000 | head -c -588880

#### printf 'no newline' | head -n1
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
printf 'no newline' | head -n1

#### printf 'a\r\nb\r\n' | head -n1 | od -c
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
printf 'a\r\nb\r\n' | head -n1 | od -c

#### head -5
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -5

#### head -n 1 f nofile g 2>&1
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -n 1 f nofile g 2>&1
