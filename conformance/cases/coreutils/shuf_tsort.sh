#### shuf f | sort -n
seq 5 > f
shuf f | sort -n

#### shuf -i 1-10 | sort -n | paste -sd,
seq 5 > f
shuf -i 1-10 | sort -n | paste -sd,

#### shuf -n 2 f | wc -l
seq 5 > f
shuf -n 2 f | wc -l

#### shuf -n 0 f; echo $?
seq 5 > f
shuf -n 0 f; echo $?

#### shuf -n 9 f | wc -l
seq 5 > f
shuf -n 9 f | wc -l

#### shuf -e a b c | sort
seq 5 > f
shuf -e a b c | sort

#### shuf -e
seq 5 > f
shuf -e

#### shuf -i 1-3 -n 0
seq 5 > f
shuf -i 1-3 -n 0

#### shuf -i 3-1; echo $?
seq 5 > f
shuf -i 3-1; echo $?

#### shuf -i 4-3; echo $?
seq 5 > f
shuf -i 4-3; echo $?

#### shuf -i x; echo $?
seq 5 > f
shuf -i x; echo $?

#### shuf -i 1; echo $?
seq 5 > f
shuf -i 1; echo $?

#### shuf -n x f; echo $?
seq 5 > f
shuf -n x f; echo $?

#### shuf -i 1-3 a; echo $?
seq 5 > f
shuf -i 1-3 a; echo $?

#### shuf f f; echo $?
seq 5 > f
shuf f f; echo $?

#### shuf -e -i 1-2; echo $?
seq 5 > f
shuf -e -i 1-2; echo $?

#### shuf -r -n 5 f | wc -l
seq 5 > f
shuf -r -n 5 f | wc -l

#### shuf -r -n 3 -e a
seq 5 > f
shuf -r -n 3 -e a

#### shuf -r -n 3 < /dev/null; echo $?
seq 5 > f
shuf -r -n 3 < /dev/null; echo $?

#### shuf -z -e a b | tr '\0' '\n' | sort
seq 5 > f
shuf -z -e a b | tr '\0' '\n' | sort

#### shuf -o out f; sort out; rm out
seq 5 > f
shuf -o out f; sort out; rm out

#### shuf -o f f; sort f; rm f
seq 5 > f
shuf -o f f; sort f; rm f

#### shuf nofile; echo $?
seq 5 > f
shuf nofile; echo $?

#### shuf . ; echo $?
seq 5 > f
shuf . ; echo $?

#### shuf < f | sort
seq 5 > f
shuf < f | sort

#### shuf - < f | sort
seq 5 > f
shuf - < f | sort

#### shuf --input-range=1-3 | sort
seq 5 > f
shuf --input-range=1-3 | sort

#### shuf --echo b a | sort
seq 5 > f
shuf --echo b a | sort

#### shuf --head-count=1 -e x
seq 5 > f
shuf --head-count=1 -e x

#### shuf --repeat -n2 -e y
seq 5 > f
shuf --repeat -n2 -e y

#### shuf -i 1-1000000 -n 3 | wc -l
seq 5 > f
shuf -i 1-1000000 -n 3 | wc -l

#### shuf -x; echo $?
seq 5 > f
shuf -x; echo $?

#### shuf -i 5-5
seq 5 > f
shuf -i 5-5

#### shuf -n 1 -n 2 f | wc -l
seq 5 > f
shuf -n 1 -n 2 f | wc -l

#### shuf -i 0-18446744073709551615 -n 1 | wc -l; echo $?
seq 5 > f
shuf -i 0-18446744073709551615 -n 1 | wc -l; echo $?

#### printf 'a b\nb c\n' | tsort
printf 'a b\nb c\n' | tsort

#### printf 'b c\na b\n' | tsort
printf 'b c\na b\n' | tsort

#### printf 'a b c d\n' | tsort
printf 'a b c d\n' | tsort

#### printf 'a a\n' | tsort
printf 'a a\n' | tsort

#### printf 'a a b b\n' | tsort
printf 'a a b b\n' | tsort

#### echo a b c | tsort; echo $?
echo a b c | tsort; echo $?

#### printf 'a b\nb a\n' | tsort; echo $?
printf 'a b\nb a\n' | tsort; echo $?

#### printf 'a b\nb c\nc a\nd a\n' | tsort; echo $?
printf 'a b\nb c\nc a\nd a\n' | tsort; echo $?

#### printf 'a b\nb c\nc a\nx y\ny x\n' | tsort; echo $?
printf 'a b\nb c\nc a\nx y\ny x\n' | tsort; echo $?

#### tsort < /dev/null
tsort < /dev/null

#### tsort a b; echo $?
tsort a b; echo $?

#### tsort nofile; echo $?
tsort nofile; echo $?

#### tsort -x; echo $?
tsort -x; echo $?

#### printf 'z y\nz x\nz w\n' | tsort
printf 'z y\nz x\nz w\n' | tsort

#### printf 'z w\nz x\nz y\n' | tsort
printf 'z w\nz x\nz y\n' | tsort

#### printf 'main parse\nmain print\nparse lex\nprint fmt\nlex io\nfmt io\n' | tsort
printf 'main parse\nmain print\nparse lex\nprint fmt\nlex io\nfmt io\n' | tsort

#### printf '3 8\n3 10\n5 11\n7 8\n7 11\n8 9\n11 2\n11 9\n11 10\n' | tsort
printf '3 8\n3 10\n5 11\n7 8\n7 11\n8 9\n11 2\n11 9\n11 10\n' | tsort

#### for i in 9 8 7 6 5 4 3 2 1; do echo $i $((i+1)); done | tsort | paste -sd' '
for i in 9 8 7 6 5 4 3 2 1; do echo $i $((i+1)); done | tsort | paste -sd' '

#### printf 'a\tb\n\n\nb c' | tsort
printf 'a\tb\n\n\nb c' | tsort

#### printf 'a b\na b\n' | tsort
printf 'a b\na b\n' | tsort

#### printf 'a b\nb a\nb c\nc b\na c\n' | tsort; echo $?
printf 'a b\nb a\nb c\nc b\na c\n' | tsort; echo $?

#### printf 'b a\nc a\nd a\n' | tsort
printf 'b a\nc a\nd a\n' | tsort
