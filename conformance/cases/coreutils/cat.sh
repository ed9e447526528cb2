#### cat f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat f

#### cat -n f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -n f

#### cat -b f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -b f

#### cat -s f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -s f

#### cat -A f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -A f

#### cat -e f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -e f

#### cat -t f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -t f

#### cat -v f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -v f

#### cat -E h
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -E h

#### cat -E h g
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -E h g

#### cat -T f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -T f

#### cat -vET f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -vET f

#### cat -ns f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -ns f

#### cat -bs f g
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -bs f g

#### cat -n f g
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -n f g

#### cat -bE f g
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -bE f g

#### cat -sE g g
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -sE g g

#### cat g - < f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat g - < f

#### cat - g < f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat - g < f

#### cat -u f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -u f

#### cat nofile f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat nofile f

#### cat f nofile g; echo $?
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat f nofile g; echo $?

#### cat 'no file'
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat 'no file'

#### cat "it's"
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat "it's"

#### cat ''
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat ''

#### cat . ; echo $?
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat . ; echo $?

#### cat -- -x; echo $?
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -- -x; echo $?

#### cat --number f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat --number f

#### cat --num f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat --num f

#### cat --show f; echo $?
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat --show f; echo $?

#### cat -z f
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -z f

#### cat --squeeze-blank -n g
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat --squeeze-blank -n g

#### cat < f > k; cmp f k
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat < f > k; cmp f k

#### cat f >> f; echo $?
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat f >> f; echo $?

#### cat f g >> f; echo $?
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat f g >> f; echo $?

#### printf 'a\nb' | cat - g
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
printf 'a\nb' | cat - g

#### cat -n < /dev/null; cat -b g /dev/null g
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -n < /dev/null; cat -b g /dev/null g

#### printf '%8000s\n' x | cat -n | wc
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
printf '%8000s\n' x | cat -n | wc

#### cat -nE h
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -nE h

#### cat -A /dev/null
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat -A /dev/null

#### cat a:b
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat a:b

#### cat $'a\nb' 'x y' '$z' 2>&1
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
cat $'a\nb' 'x y' '$z' 2>&1

#### printf 'a\n' | cat -n - f -
printf 'a\tb\n\n\n\nc\001\177\200\377\r\n\xc3\xa4\nlast' > f; printf 'x\n\n\ny\n' > g; printf 'p\r\nq\rr\r' > h
printf 'a\n' | cat -n - f -
