#### expand f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand f

#### unexpand g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand g

#### unexpand -a g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -a g

#### unexpand -a f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -a f

#### expand -i f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -i f

#### unexpand --first-only -a g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand --first-only -a g

#### unexpand f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand f

#### expand h | od -c
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand h | od -c

#### expand nofile; echo $?
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand nofile; echo $?

#### expand - < f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand - < f

#### expand --initial --tabs=4 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand --initial --tabs=4 f

#### unexpand --all --tabs=4 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand --all --tabs=4 g

#### expand f | unexpand -a
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand f | unexpand -a

#### expand -t 4 f | unexpand -t 4
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 4 f | unexpand -t 4

#### expand -x; echo $?
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -x; echo $?

#### unexpand -x; echo $?
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -x; echo $?

#### printf 'a\tb' | expand
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
printf 'a\tb' | expand

#### printf 'a b  c   d    e     f\n' | unexpand -a -t 2
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
printf 'a b  c   d    e     f\n' | unexpand -a -t 2

#### printf '  a  b \tc\n' | unexpand -a -t 4 | od -c
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
printf '  a  b \tc\n' | unexpand -a -t 4 | od -c

#### printf 'x \ty\n' | unexpand -a | od -c
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
printf 'x \ty\n' | unexpand -a | od -c

#### printf '1234567 \n' | unexpand -a | od -c
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
printf '1234567 \n' | unexpand -a | od -c

#### printf '1234567 x\n' | unexpand -a | od -c
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
printf '1234567 x\n' | unexpand -a | od -c

#### printf '1234567  x\n' | unexpand -a | od -c
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
printf '1234567  x\n' | unexpand -a | od -c

#### printf '       \tx\n' | unexpand | od -c
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
printf '       \tx\n' | unexpand | od -c

#### printf ' \t \t x\n' | unexpand -a | od -c
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
printf ' \t \t x\n' | unexpand -a | od -c

#### expand < /dev/null
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand < /dev/null

#### unexpand . ; echo $?
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand . ; echo $?

#### printf 'a\tb\n' | expand -t 1
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
printf 'a\tb\n' | expand -t 1

#### printf '        a        b\n' | unexpand -t 4,8
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
printf '        a        b\n' | unexpand -t 4,8

#### expand -t 4 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 4 f

#### unexpand -t 4 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 4 g

#### expand -t 8 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 8 f

#### unexpand -t 8 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 8 g

#### expand -t 1 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 1 f

#### unexpand -t 1 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 1 g

#### expand -t 2,4 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 2,4 f

#### unexpand -t 2,4 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 2,4 g

#### expand -t 4,8,12 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 4,8,12 f

#### unexpand -t 4,8,12 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 4,8,12 g

#### expand -t 4,+4 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 4,+4 f

#### unexpand -t 4,+4 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 4,+4 g

#### expand -t 4,/4 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 4,/4 f

#### unexpand -t 4,/4 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 4,/4 g

#### expand -t /4 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t /4 f

#### unexpand -t /4 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t /4 g

#### expand -t +4 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t +4 f

#### unexpand -t +4 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t +4 g

#### expand -t 3,/8 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 3,/8 f

#### unexpand -t 3,/8 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 3,/8 g

#### expand -t 3,+8 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 3,+8 f

#### unexpand -t 3,+8 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 3,+8 g

#### expand -t 0 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 0 f

#### unexpand -t 0 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 0 g

#### expand -t x f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t x f

#### unexpand -t x g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t x g

#### expand -t 4,2 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 4,2 f

#### unexpand -t 4,2 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 4,2 g

#### expand -t 4,4 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 4,4 f

#### unexpand -t 4,4 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 4,4 g

#### expand -t -4 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t -4 f

#### unexpand -t -4 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t -4 g

#### expand -t 4x f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 4x f

#### unexpand -t 4x g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 4x g

#### expand -t +4,8 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t +4,8 f

#### unexpand -t +4,8 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t +4,8 g

#### expand -t /4,8 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t /4,8 f

#### unexpand -t /4,8 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t /4,8 g

#### expand -t 4/ f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 4/ f

#### unexpand -t 4/ g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 4/ g

#### expand -t 99999999999999999999 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 99999999999999999999 f

#### unexpand -t 99999999999999999999 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 99999999999999999999 g

#### expand -t '' f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t '' f

#### unexpand -t '' g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t '' g

#### expand -t ,4, f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t ,4, f

#### unexpand -t ,4, g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t ,4, g

#### expand -t 4,8,/10 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 4,8,/10 f

#### unexpand -t 4,8,/10 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -t 4,8,/10 g

#### expand -t '4 8' f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t '4 8' f

#### expand -4 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -4 f

#### expand -4,8 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -4,8 f

#### unexpand -4 g
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
unexpand -4 g

#### expand -t 4 -t 8 f
printf 'a\tb\tc\n\tx\n        y\n  \tz\t\n' > f; printf 'a       b       c\n        x\n   y   z\n                q\n' > g; printf 'ab\b\tc\n' > h
expand -t 4 -t 8 f
