#### uniq  f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq  f

#### uniq -c f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -c f

#### uniq -d f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -d f

#### uniq -u f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -u f

#### uniq -D f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -D f

#### uniq -i f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -i f

#### uniq -f1 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -f1 f

#### uniq -f 2 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -f 2 f

#### uniq -s 2 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -s 2 f

#### uniq -w 1 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -w 1 f

#### uniq -w 3 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -w 3 f

#### uniq -ci f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -ci f

#### uniq -di f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -di f

#### uniq -ui f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -ui f

#### uniq -du f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -du f

#### uniq -dui f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -dui f

#### uniq -cd f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -cd f

#### uniq -cu f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -cu f

#### uniq -Di f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -Di f

#### uniq --all-repeated=none f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --all-repeated=none f

#### uniq --all-repeated=prepend f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --all-repeated=prepend f

#### uniq --all-repeated=separate f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --all-repeated=separate f

#### uniq --all-repeated=foo f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --all-repeated=foo f

#### uniq --group f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --group f

#### uniq --group=prepend f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --group=prepend f

#### uniq --group=append f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --group=append f

#### uniq --group=both f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --group=both f

#### uniq --group=separate f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --group=separate f

#### uniq --group=foo f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --group=foo f

#### uniq --group -c f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --group -c f

#### uniq -D -c f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -D -c f

#### uniq -f1 -w1 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -f1 -w1 f

#### uniq -f1 -s1 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -f1 -s1 f

#### uniq -1 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -1 f

#### uniq -2 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -2 f

#### uniq -c1 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -c1 f

#### uniq --count f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --count f

#### uniq --repeated f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --repeated f

#### uniq --unique f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --unique f

#### uniq --skip-fields=1 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --skip-fields=1 f

#### uniq --skip-chars=2 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --skip-chars=2 f

#### uniq --check-chars=1 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --check-chars=1 f

#### uniq --ignore-case f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --ignore-case f

#### uniq -D -u f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -D -u f

#### uniq -dD f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -dD f

#### uniq -Du -i f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -Du -i f

#### uniq -f x f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -f x f

#### uniq -s x f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -s x f

#### uniq -w x f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -w x f

#### uniq -w 0 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -w 0 f

#### uniq -f 99999999999999999999 f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -f 99999999999999999999 f

#### uniq -x f
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -x f

#### uniq f out; cat out
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq f out; cat out

#### uniq f -
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq f -

#### uniq - out < f; cat out
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq - out < f; cat out

#### uniq e; uniq -c e
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq e; uniq -c e

#### uniq nofile; echo $?
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq nofile; echo $?

#### uniq f /nonexistent/x; echo $?
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq f /nonexistent/x; echo $?

#### uniq a b c
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq a b c

#### uniq -z z | od -c
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -z z | od -c

#### uniq -cz z | od -c
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -cz z | od -c

#### uniq -f1 g
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -f1 g

#### uniq -f 1 -c g
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq -f 1 -c g

#### uniq .; echo $?
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq .; echo $?

#### printf 'a\r\na\n' | uniq | od -c
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
printf 'a\r\na\n' | uniq | od -c

#### printf 'a\na' | uniq
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
printf 'a\na' | uniq

#### printf 'a\0x\na\0y\n' | uniq -c
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
printf 'a\0x\na\0y\n' | uniq -c

#### printf '\xc3\xa4\n\xc3\x84\n' | uniq -i
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
printf '\xc3\xa4\n\xc3\x84\n' | uniq -i

#### sort f | uniq -c | sort -rn
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
sort f | uniq -c | sort -rn

#### printf '%s\n' a a b c c c | uniq -c
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
printf '%s\n' a a b c c c | uniq -c

#### uniq +1 f; echo $?
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq +1 f; echo $?

#### uniq --group=both e
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --group=both e

#### uniq --group=append f | tail -1
printf 'a x 1\na x 1\na y 2\nB y 2\nb y 2\n\n\nz' > f; printf 'a\0a\0b' > z; printf '  a b\n c b\nxx\n' > g; : > e
uniq --group=append f | tail -1
