#### stdin 
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep  foo < f; echo $?; cat f | grep  foo -; grep  nosuch < empty; echo $?

#### stdin -n
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -n foo < f; echo $?; cat f | grep -n foo -; grep -n nosuch < empty; echo $?

#### stdin -c
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -c foo < f; echo $?; cat f | grep -c foo -; grep -c nosuch < empty; echo $?

#### stdin -H
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -H foo < f; echo $?; cat f | grep -H foo -; grep -H nosuch < empty; echo $?

#### stdin -l
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -l foo < f; echo $?; cat f | grep -l foo -; grep -l nosuch < empty; echo $?

#### stdin -L
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -L foo < f; echo $?; cat f | grep -L foo -; grep -L nosuch < empty; echo $?

#### stdin -o
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -o foo < f; echo $?; cat f | grep -o foo -; grep -o nosuch < empty; echo $?

#### stdin -v
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -v foo < f; echo $?; cat f | grep -v foo -; grep -v nosuch < empty; echo $?

#### stdin -b
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -b foo < f; echo $?; cat f | grep -b foo -; grep -b nosuch < empty; echo $?

#### stdin -T
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -T foo < f; echo $?; cat f | grep -T foo -; grep -T nosuch < empty; echo $?

#### stdin -nT
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -nT foo < f; echo $?; cat f | grep -nT foo -; grep -nT nosuch < empty; echo $?

#### stdin --label=x -H
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep --label=x -H foo < f; echo $?; cat f | grep --label=x -H foo -; grep --label=x -H nosuch < empty; echo $?

#### stdin -z
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -z foo < f; echo $?; cat f | grep -z foo -; grep -z nosuch < empty; echo $?

#### stdin -m1
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -m1 foo < f; echo $?; cat f | grep -m1 foo -; grep -m1 nosuch < empty; echo $?

#### stdin -q
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -q foo < f; echo $?; cat f | grep -q foo -; grep -q nosuch < empty; echo $?

#### stdin -r
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty; rm g
grep -r foo < f; echo $?; cat f | grep -r foo -; grep -r nosuch < empty; echo $?

#### stdin -A1
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
grep -A1 foo < f; echo $?; cat f | grep -A1 foo -; grep -A1 nosuch < empty; echo $?

