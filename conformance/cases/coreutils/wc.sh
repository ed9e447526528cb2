#### wc f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc f

#### wc -l f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -l f

#### wc -w f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -w f

#### wc -c f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -c f

#### wc -m f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -m f

#### wc -L f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -L f

#### wc -lw f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -lw f

#### wc -cl f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -cl f

#### wc -mc g
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -mc g

#### wc -wlmcL g
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -wlmcL g

#### wc g
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc g

#### wc -w g
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -w g

#### wc -L g
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -L g

#### wc -m g
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -m g

#### wc e
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc e

#### wc n
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc n

#### wc f g n
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc f g n

#### wc -l f g
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -l f g

#### wc -L f g
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -L f g

#### wc nofile f; echo $?
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc nofile f; echo $?

#### wc nofile
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc nofile

#### wc .; echo $?
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc .; echo $?

#### wc - < f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc - < f

#### wc < f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc < f

#### cat f | wc
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
cat f | wc

#### cat f | wc -l
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
cat f | wc -l

#### cat f | wc -lw
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
cat f | wc -lw

#### cat f | wc - f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
cat f | wc - f

#### wc f - < n
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc f - < n

#### wc --files0-from=list
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc --files0-from=list

#### wc --files0-from=- < list
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc --files0-from=- < list

#### wc -l --files0-from=- < list
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -l --files0-from=- < list

#### wc --files0-from=list f; echo $?
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc --files0-from=list f; echo $?

#### wc --files0-from=nofile
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc --files0-from=nofile

#### printf 'f\0\0g\0' | wc --files0-from=-
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
printf 'f\0\0g\0' | wc --files0-from=-

#### wc --lines f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc --lines f

#### wc --words --bytes f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc --words --bytes f

#### wc --chars g
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc --chars g

#### wc --max-line-length g
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc --max-line-length g

#### LC_ALL=C wc -wlmcL g
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
LC_ALL=C wc -wlmcL g

#### LC_ALL=C wc -m g
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
LC_ALL=C wc -m g

#### seq 100000 > big; wc big f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
seq 100000 > big; wc big f

#### seq 100000 | wc
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
seq 100000 | wc

#### printf 'a\fb\rccc\vdd\n' | wc -L
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
printf 'a\fb\rccc\vdd\n' | wc -L

#### printf 'a\tb\n' | wc -L
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
printf 'a\tb\n' | wc -L

#### printf 'a\0b c\0\n' | wc
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
printf 'a\0b c\0\n' | wc

#### wc -x
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -x

#### wc $'a\nb'
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc $'a\nb'

#### printf '\xe2\x80\x83a\xe3\x80\x80b' | wc -w
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
printf '\xe2\x80\x83a\xe3\x80\x80b' | wc -w

#### printf '\xc3' | wc -m
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
printf '\xc3' | wc -m

#### printf 'a\xe2\x82' | wc -mwL
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
printf 'a\xe2\x82' | wc -mwL

#### { head -c 4 > /dev/null; wc -c; } < f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
{ head -c 4 > /dev/null; wc -c; } < f

#### wc -c f n e
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -c f n e

#### wc -l e e
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc -l e e

#### wc f f f f f f f f f f f f
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
wc f f f f f f f f f f f f

#### printf '\xf0\x9f\x98\x80\n' | wc -Lm
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
printf '\xf0\x9f\x98\x80\n' | wc -Lm

#### printf '\xc2\x85x\xe2\x80\xa8y\n' | wc -wL
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
printf '\xc2\x85x\xe2\x80\xa8y\n' | wc -wL

#### printf '\xe2\x80\xafx\xe2\x80\x87y\xe2\x81\xa0z\n' | wc -wL
printf 'one two\nthree\tfour  five\n' > f; printf 'a\x01b \x01 \xff \xc3\xa4 \xc2\xa0 x\xcc\x81\xe6\xbc\xa2\n\tz\n' > g; : > e; printf 'no newline' > n; printf 'f\0g\0' > list
printf '\xe2\x80\xafx\xe2\x80\x87y\xe2\x81\xa0z\n' | wc -wL
