#### comm 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm 1 2

#### comm -1 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm -1 1 2

#### comm -2 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm -2 1 2

#### comm -3 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm -3 1 2

#### comm -12 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm -12 1 2

#### comm -13 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm -13 1 2

#### comm -23 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm -23 1 2

#### comm -123 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm -123 1 2

#### comm 1 e
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm 1 e

#### comm e 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm e 2

#### comm e e
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm e e

#### comm 1 1
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm 1 1

#### comm n 1
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm n 1

#### comm u 1; echo $?
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm u 1; echo $?

#### comm 1 u; echo $?
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm 1 u; echo $?

#### comm u u; echo $?
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm u u; echo $?

#### comm --check-order u 1; echo $?
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm --check-order u 1; echo $?

#### comm --check-order u u; echo $?
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm --check-order u u; echo $?

#### comm --nocheck-order u 1; echo $?
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm --nocheck-order u 1; echo $?

#### comm --output-delimiter=, 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm --output-delimiter=, 1 2

#### comm --output-delimiter=:: 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm --output-delimiter=:: 1 2

#### comm --output-delimiter= 1 2 | od -c | head -3
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm --output-delimiter= 1 2 | od -c | head -3

#### comm --total 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm --total 1 2

#### comm --total -12 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm --total -12 1 2

#### comm --total --output-delimiter=, 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm --total --output-delimiter=, 1 2

#### comm - 2 < 1
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm - 2 < 1

#### comm 1 - < 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm 1 - < 2

#### comm 1; echo $?
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm 1; echo $?

#### comm; echo $?
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm; echo $?

#### comm 1 2 e; echo $?
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm 1 2 e; echo $?

#### comm 1 nofile; echo $?
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm 1 nofile; echo $?

#### comm -z 1 2 | od -c | head -2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm -z 1 2 | od -c | head -2

#### comm -12 <(sort 1) <(sort 2)
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm -12 <(sort 1) <(sort 2)

#### comm -x; echo $?
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm -x; echo $?

#### comm . 1; echo $?
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm . 1; echo $?

#### comm --output-delimiter=a --output-delimiter=b 1 2
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm --output-delimiter=a --output-delimiter=b 1 2

#### comm -13 u 2; echo $?
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm -13 u 2; echo $?

#### printf 'a\na\nb\n' | comm - 1
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
printf 'a\na\nb\n' | comm - 1

#### comm -23 1 2 | wc -l
printf 'a\nb\nc\ne\n' > 1; printf 'b\nc\nd\ne\nf\n' > 2; printf 'b\na\n' > u; : > e; printf 'a\nb' > n
comm -23 1 2 | wc -l
