#### tail f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail f

#### tail -n 0 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n 0 f

#### tail -n 1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n 1 f

#### tail -n 3 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n 3 f

#### tail -n 12 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n 12 f

#### tail -n 13 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n 13 f

#### tail -n +0 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n +0 f

#### tail -n +1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n +1 f

#### tail -n +3 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n +3 f

#### tail -n +12 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n +12 f

#### tail -n +13 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n +13 f

#### tail -n +100 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n +100 f

#### tail -n -2 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n -2 f

#### tail -n 1k f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n 1k f

#### tail -n 1b f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n 1b f

#### tail -n x f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n x f

#### tail -n +x f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n +x f

#### tail -n '' f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n '' f

#### tail -n 99999999999999999999 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n 99999999999999999999 f

#### tail -n 07 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n 07 f

#### tail -c 0 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -c 0 f

#### tail -c 1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -c 1 f

#### tail -c 5 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -c 5 f

#### tail -c +1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -c +1 f

#### tail -c +5 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -c +5 f

#### tail -c +0 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -c +0 f

#### tail -c +100 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -c +100 f

#### tail -c 1b f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -c 1b f

#### tail -c 1K f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -c 1K f

#### tail -c x f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -c x f

#### tail -c -4 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -c -4 f

#### tail -c 9999 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -c 9999 f

#### tail -3 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -3 f

#### tail -0 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -0 f

#### tail -12 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -12 f

#### tail -5c f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -5c f

#### tail -1l f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -1l f

#### tail -2b f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -2b f

#### tail -3x f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -3x f

#### tail +3 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail +3 f

#### tail +1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail +1 f

#### tail +0 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail +0 f

#### tail +100 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail +100 f

#### tail +5c f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail +5c f

#### tail +2l f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail +2l f

#### cat f | tail -n 1
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
cat f | tail -n 1

#### cat f | tail -n 3
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
cat f | tail -n 3

#### cat f | tail -n 0
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
cat f | tail -n 0

#### cat f | tail -n +3
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
cat f | tail -n +3

#### cat f | tail -n +0
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
cat f | tail -n +0

#### cat f | tail -n 100
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
cat f | tail -n 100

#### cat f | tail -c 1
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
cat f | tail -c 1

#### cat f | tail -c 5
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
cat f | tail -c 5

#### cat f | tail -c +5
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
cat f | tail -c +5

#### cat f | tail -c 0
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
cat f | tail -c 0

#### cat f | tail -c 100
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
cat f | tail -c 100

#### tail -n1 f g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n1 f g

#### tail -qn1 f g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -qn1 f g

#### tail -vn1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -vn1 f

#### tail -n2 - < f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n2 - < f

#### tail -z -n1 z
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -z -n1 z

#### tail -z -n 2 z
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -z -n 2 z

#### tail -n1 e; echo $?
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n1 e; echo $?

#### tail nofile f; echo $?
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail nofile f; echo $?

#### tail --lines=2 g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail --lines=2 g

#### tail --bytes=2 g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail --bytes=2 g

#### tail --lines=+2 g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail --lines=+2 g

#### tail --quiet -n1 f g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail --quiet -n1 f g

#### tail --silent -n1 f g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail --silent -n1 f g

#### tail --verbose -n1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail --verbose -n1 f

#### { head -n 3 >/dev/null; tail -n 2; } < f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
{ head -n 3 >/dev/null; tail -n 2; } < f

#### { head -n 3 >/dev/null; tail -n +2; } < f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
{ head -n 3 >/dev/null; tail -n +2; } < f

#### { head -n 3 >/dev/null; tail -c +3; } < f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
{ head -n 3 >/dev/null; tail -c +3; } < f

#### seq 5 | tail -f -n 1
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
seq 5 | tail -f -n 1

#### tail -n
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n

#### tail . ; echo $?
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail . ; echo $?

#### tail -1 f g
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -1 f g

#### tail -2 -n 1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -2 -n 1 f

#### tail f -n 1
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail f -n 1

#### seq 100000 | tail -n 2
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
seq 100000 | tail -n 2

#### seq 100000 | tail -n +99999
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
seq 100000 | tail -n +99999

#### seq 100000 | tail -c 12
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
seq 100000 | tail -c 12

#### seq 100000 > b; tail -n 3 b; tail -n 20000 b | head -1; tail -n 99999 b | head -1
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
seq 100000 > b; tail -n 3 b; tail -n 20000 b | head -1; tail -n 99999 b | head -1

#### printf 'no newline' | tail -n1
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
printf 'no newline' | tail -n1

#### printf '\n\n\n' | tail -n2 | od -c
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
printf '\n\n\n' | tail -n2 | od -c

#### printf 'a\nb' | tail -n 1 | od -c
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
printf 'a\nb' | tail -n 1 | od -c

#### tail -n1 --sleep-interval=1 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n1 --sleep-interval=1 f

#### tail --retry -n1 f 2>/dev/null
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail --retry -n1 f 2>/dev/null

#### tail -1
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -1

#### tail -n 5 -c 3 f
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n 5 -c 3 f

#### head -c 65536 /dev/zero | tail -c 3 | od -c
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
head -c 65536 /dev/zero | tail -c 3 | od -c

#### tail -n 1 f nofile g 2>&1
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -n 1 f nofile g 2>&1

#### tail -q -n 1 f -
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -q -n 1 f -

#### tail -nx
seq 12 > f; printf 'a\nb\nc' > g; printf 'x\0y\0z' > z; : > e
tail -nx
