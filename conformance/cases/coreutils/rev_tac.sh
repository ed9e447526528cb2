#### rev f
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
rev f

#### rev u | od -c
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
rev u | od -c

#### rev e
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
rev e

#### rev nofile; echo $?
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
rev nofile; echo $?

#### rev < f
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
rev < f

#### rev f n
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
rev f n

#### rev -x > /dev/null 2>&1; echo $?
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
rev -x > /dev/null 2>&1; echo $?

#### rev - < f; echo $?
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
rev - < f; echo $?

#### echo hello | rev
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
echo hello | rev

#### LC_ALL=C rev u | od -c
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
LC_ALL=C rev u | od -c

#### rev . ; echo $?
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
rev . ; echo $?

#### tac f
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac f

#### tac n
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac n

#### tac e
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac e

#### tac n f
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac n f

#### tac nofile; echo $?
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac nofile; echo $?

#### tac nofile n; echo $?
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac nofile n; echo $?

#### tac -s , s
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -s , s

#### tac -bs , s
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -bs , s

#### tac -b n
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -b n

#### tac -s 3 n
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -s 3 n

#### tac -b -s 3 n
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -b -s 3 n

#### tac -r -s '[34]' n
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -r -s '[34]' n

#### tac -rbs '[34]' n
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -rbs '[34]' n

#### tac -s '' n | od -c
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -s '' n | od -c

#### tac -rs '' n; echo $?
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -rs '' n; echo $?

#### tac - < n
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac - < n

#### tac < f
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac < f

#### tac . ; echo $?
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac . ; echo $?

#### tac -x; echo $?
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -x; echo $?

#### tac --before --separator=, s
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac --before --separator=, s

#### tac --regex --separator='[,]' s
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac --regex --separator='[,]' s

#### printf 'a\nb' | tac | od -c
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
printf 'a\nb' | tac | od -c

#### printf '\n\na\n' | tac | od -c
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
printf '\n\na\n' | tac | od -c

#### printf 'axxbxxc' | tac -s xx
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
printf 'axxbxxc' | tac -s xx

#### printf 'axxxbxxc' | tac -s xx
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
printf 'axxxbxxc' | tac -s xx

#### printf 'a1b22c333d' | tac -rs '[0-9]\+'
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
printf 'a1b22c333d' | tac -rs '[0-9]\+'

#### printf 'a1b22c333d' | tac -rs '[0-9][0-9]*'
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
printf 'a1b22c333d' | tac -rs '[0-9][0-9]*'

#### seq 100000 | tac | head -2
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
seq 100000 | tac | head -2

#### seq 10 | tac | tac | cmp - <(seq 10)
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
seq 10 | tac | tac | cmp - <(seq 10)

#### printf 'a\0b\0' | tac -s $'\0' | od -c
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
printf 'a\0b\0' | tac -s $'\0' | od -c

#### tac n n | wc -l
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac n n | wc -l

#### printf 'x' | tac
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
printf 'x' | tac

#### tac -s '\n' n
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -s '\n' n

#### tac -rs '^' n | od -c | head -3
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -rs '^' n | od -c | head -3

#### tac -rs 'x*' n; echo
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -rs 'x*' n; echo

#### tac -rs '[' n; echo $?
printf 'abc\ndef\n\nghi' > f; printf 'a\303\244b\n\377x\n' > u; : > e; seq 5 > n; printf 'a,b,c,' > s
tac -rs '[' n; echo $?
