#### foo  f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep  foo f; echo $?

#### foo  f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep  foo f g; echo $?

#### foo -n f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -n foo f; echo $?

#### foo -n f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -n foo f g; echo $?

#### foo -c f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -c foo f; echo $?

#### foo -c f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -c foo f g; echo $?

#### foo -v f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -v foo f; echo $?

#### foo -v f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -v foo f g; echo $?

#### foo -o f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -o foo f; echo $?

#### foo -o f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -o foo f g; echo $?

#### foo -b f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -b foo f; echo $?

#### foo -b f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -b foo f g; echo $?

#### foo -nb f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -nb foo f; echo $?

#### foo -nb f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -nb foo f g; echo $?

#### foo -H f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -H foo f; echo $?

#### foo -H f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -H foo f g; echo $?

#### foo -l f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -l foo f; echo $?

#### foo -l f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -l foo f g; echo $?

#### foo -L f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -L foo f; echo $?

#### foo -L f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -L foo f g; echo $?

#### foo -q f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -q foo f; echo $?

#### foo -q f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -q foo f g; echo $?

#### foo -m1 f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -m1 foo f; echo $?

#### foo -m1 f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -m1 foo f g; echo $?

#### foo -m2 f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -m2 foo f; echo $?

#### foo -m2 f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -m2 foo f g; echo $?

#### foo -i f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -i foo f; echo $?

#### foo -i f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -i foo f g; echo $?

#### foo -w f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -w foo f; echo $?

#### foo -w f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -w foo f g; echo $?

#### foo -x f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -x foo f; echo $?

#### foo -x f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -x foo f g; echo $?

#### foo -A1 f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -A1 foo f; echo $?

#### foo -A1 f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -A1 foo f g; echo $?

#### foo -B1 f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -B1 foo f; echo $?

#### foo -B1 f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -B1 foo f g; echo $?

#### foo -C1 f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -C1 foo f; echo $?

#### foo -C1 f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -C1 foo f g; echo $?

#### foo -A1 -n f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -A1 -n foo f; echo $?

#### foo -A1 -n f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -A1 -n foo f g; echo $?

#### foo -vn f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -vn foo f; echo $?

#### foo -vn f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -vn foo f g; echo $?

#### foo -on f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -on foo f; echo $?

#### foo -on f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -on foo f g; echo $?

#### foo -ob f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -ob foo f; echo $?

#### foo -ob f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -ob foo f g; echo $?

#### foo -oh f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -oh foo f; echo $?

#### foo -oh f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -oh foo f g; echo $?

#### foo -hn f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -hn foo f; echo $?

#### foo -hn f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -hn foo f g; echo $?

#### foo -T f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -T foo f; echo $?

#### foo -T f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -T foo f g; echo $?

#### foo -nT f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -nT foo f; echo $?

#### foo -nT f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -nT foo f g; echo $?

#### foo -Z f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -Z foo f; echo $?

#### foo -Z f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -Z foo f g; echo $?

#### foo -lZ f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -lZ foo f; echo $?

#### foo -lZ f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -lZ foo f g; echo $?

#### foo -cv f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -cv foo f; echo $?

#### foo -cv f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -cv foo f g; echo $?

#### foo -nv -A1 f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -nv -A1 foo f; echo $?

#### foo -nv -A1 f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -nv -A1 foo f g; echo $?

#### foo -c -m1 f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -c -m1 foo f; echo $?

#### foo -c -m1 f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -c -m1 foo f g; echo $?

#### foo -m1 -A2 f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -m1 -A2 foo f; echo $?

#### foo -m1 -A2 f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -m1 -A2 foo f g; echo $?

#### foo -iw f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -iw foo f; echo $?

#### foo -iw f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -iw foo f g; echo $?

#### foo -ix f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -ix foo f; echo $?

#### foo -ix f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -ix foo f g; echo $?

#### foo -z f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -z foo f; echo $?

#### foo -z f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -z foo f g; echo $?

#### foo -s f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -s foo f; echo $?

#### foo -s f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -s foo f g; echo $?

#### foo -vc -i f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -vc -i foo f; echo $?

#### foo -vc -i f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -vc -i foo f g; echo $?

#### foo -A1 -m1 -n f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -A1 -m1 -n foo f; echo $?

#### foo -A1 -m1 -n f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -A1 -m1 -n foo f g; echo $?

#### foo -nHb f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -nHb foo f; echo $?

#### foo -nHb f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -nHb foo f g; echo $?

#### foo --color=always f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always foo f; echo $?

#### foo --color=always f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always foo f g; echo $?

#### foo --color=always -n f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -n foo f; echo $?

#### foo --color=always -n f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -n foo f g; echo $?

#### foo --color=always -o f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -o foo f; echo $?

#### foo --color=always -o f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -o foo f g; echo $?

#### foo --color=always -v f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -v foo f; echo $?

#### foo --color=always -v f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -v foo f g; echo $?

#### foo --color=always -A1 -n f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -A1 -n foo f; echo $?

#### foo --color=always -A1 -n f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -A1 -n foo f g; echo $?

#### foo --color=always -c f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -c foo f; echo $?

#### foo --color=always -c f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -c foo f g; echo $?

#### foo --color=always -l f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -l foo f; echo $?

#### foo --color=always -l f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -l foo f g; echo $?

#### foo --color=always -i f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -i foo f; echo $?

#### foo --color=always -i f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --color=always -i foo f g; echo $?

#### foo -2 f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -2 foo f; echo $?

#### foo -2 f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -2 foo f g; echo $?

#### foo -1 -n f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -1 -n foo f; echo $?

#### foo -1 -n f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -1 -n foo f g; echo $?

#### foo -A0 f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -A0 foo f; echo $?

#### foo -A0 f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -A0 foo f g; echo $?

#### foo -B0 f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -B0 foo f; echo $?

#### foo -B0 f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -B0 foo f g; echo $?

#### foo --no-group-separator -A1 f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --no-group-separator -A1 foo f; echo $?

#### foo --no-group-separator -A1 f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --no-group-separator -A1 foo f g; echo $?

#### foo --group-separator=XX -A1 f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --group-separator=XX -A1 foo f; echo $?

#### foo --group-separator=XX -A1 f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --group-separator=XX -A1 foo f g; echo $?

#### foo -a f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -a foo f; echo $?

#### foo -a f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -a foo f g; echo $?

#### foo -I f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -I foo f; echo $?

#### foo -I f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -I foo f g; echo $?

#### foo --binary-files=text f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --binary-files=text foo f; echo $?

#### foo --binary-files=text f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --binary-files=text foo f g; echo $?

#### foo --line-buffered f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --line-buffered foo f; echo $?

#### foo --line-buffered f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --line-buffered foo f g; echo $?

#### foo -U f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -U foo f; echo $?

#### foo -U f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -U foo f g; echo $?

#### foo --label=L -H f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --label=L -H foo f; echo $?

#### foo --label=L -H f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --label=L -H foo f g; echo $?

#### foo -vo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -vo foo f; echo $?

#### foo -vo f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -vo foo f g; echo $?

#### foo -L -v f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -L -v foo f; echo $?

#### foo -L -v f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -L -v foo f g; echo $?

#### foo -lv f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -lv foo f; echo $?

#### foo -lv f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -lv foo f g; echo $?

#### foo -q -v f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -q -v foo f; echo $?

#### foo -q -v f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -q -v foo f g; echo $?

#### foo -r f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -r foo f; echo $?

#### foo -r f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -r foo f g; echo $?

#### foo -rh f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -rh foo f; echo $?

#### foo -rh f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -rh foo f g; echo $?

#### foo -rn f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -rn foo f; echo $?

#### foo -rn f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -rn foo f g; echo $?

#### foo -rl f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -rl foo f; echo $?

#### foo -rl f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -rl foo f g; echo $?

