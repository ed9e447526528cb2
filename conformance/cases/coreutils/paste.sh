#### paste a b
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste a b

#### paste a b c
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste a b c

#### paste a
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste a

#### paste -s a
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -s a

#### paste -s a b
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -s a b

#### paste -d, a b
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -d, a b

#### paste -d ,: a b c
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -d ,: a b c

#### paste -s -d, a
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -s -d, a

#### paste -s -d ',;' c
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -s -d ',;' c

#### paste -d '\n' a b
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -d '\n' a b

#### paste -d '\0' a b
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -d '\0' a b

#### paste -d '\t' a b
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -d '\t' a b

#### paste -d '\\' a b
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -d '\\' a b

#### paste -d 'ab\' a b; echo $?
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -d 'ab\' a b; echo $?

#### paste -d '' a b
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -d '' a b

#### paste - - < c
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste - - < c

#### paste - - - < c
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste - - - < c

#### paste -d, - a < b
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -d, - a < b

#### paste a nofile; echo $?
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste a nofile; echo $?

#### paste -s a nofile b; echo $?
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -s a nofile b; echo $?

#### paste e a
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste e a

#### paste a e
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste a e

#### paste e
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste e

#### paste -s e
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -s e

#### paste -s e a
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -s e a

#### paste -z z z | od -c
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -z z z | od -c

#### paste -sz z | od -c
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -sz z | od -c

#### paste --serial --delimiters=+ a
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste --serial --delimiters=+ a

#### seq 10 | paste -sd+
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
seq 10 | paste -sd+

#### seq 10 | paste -sd+ | bc 2>/dev/null
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
seq 10 | paste -sd+ | bc 2>/dev/null

#### seq 6 | paste -d' ' - -
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
seq 6 | paste -d' ' - -

#### seq 5 | paste - - -
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
seq 5 | paste - - -

#### paste < /dev/null
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste < /dev/null

#### paste -x; echo $?
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -x; echo $?

#### paste . a; echo $?
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste . a; echo $?

#### paste -s .; echo $?
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -s .; echo $?

#### paste -d '\n\t,' a b c a
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -d '\n\t,' a b c a

#### printf 'a\r\nb\r\n' | paste -sd, | od -c
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
printf 'a\r\nb\r\n' | paste -sd, | od -c

#### paste -d'|' a b c
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -d'|' a b c

#### paste -s -d '\0' a
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -s -d '\0' a

#### paste c c
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste c c

#### paste -d '\x' a b
seq 3 > a; printf 'x\ny\n' > b; printf 'p\nq\nr\ns' > c; : > e; printf '1\0002\0' > z
paste -d '\x' a b
