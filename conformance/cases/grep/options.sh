#### options 
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep ; echo $?

#### options -E
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -E; echo $?

#### options --foo x
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --foo x; echo $?

#### options -A x foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -A x foo f; echo $?

#### options -A -1 foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -A -1 foo f; echo $?

#### options -m x foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -m x foo f; echo $?

#### options -m 1k foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -m 1k foo f; echo $?

#### options -C foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -C foo f; echo $?

#### options -d foo x f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -d foo x f; echo $?

#### options --binary-files=foo x f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --binary-files=foo x f; echo $?

#### options -E -F foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -E -F foo f; echo $?

#### options -F -E foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -F -E foo f; echo $?

#### options -P -E foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -P -E foo f; echo $?

#### options -E -P foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -E -P foo f; echo $?

#### options -G -F foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -G -F foo f; echo $?

#### options -X foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -X foo f; echo $?

#### options -D foo x f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -D foo x f; echo $?

#### options -e
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -e; echo $?

#### options -f nosuch f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -f nosuch f; echo $?

#### options --include
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --include; echo $?

#### options --regexp foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --regexp foo f; echo $?

#### options --regexp=foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --regexp=foo f; echo $?

#### options --reg=foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --reg=foo f; echo $?

#### options --count foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --count foo f; echo $?

#### options --co foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --co foo f; echo $?

#### options --max-count=1 foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --max-count=1 foo f; echo $?

#### options --no-ignore-case -i foo g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --no-ignore-case -i foo g; echo $?

#### options -i --no-ignore-case foo g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -i --no-ignore-case foo g; echo $?

#### options -y foo g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -y foo g; echo $?

#### options -f empty f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -f empty f; echo $?

#### options -vf empty f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -vf empty f; echo $?

#### options -f pat f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -f pat f; echo $?

#### options -f pat -e q f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -f pat -e q f; echo $?

#### options -c -f pat f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -c -f pat f; echo $?

#### options -f bad f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -f bad f; echo $?

#### options -e q -f bad f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -e q -f bad f; echo $?

#### options -E -f bad f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -E -f bad f; echo $?

#### options -e 'a\(' -e b f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -e 'a\(' -e b f; echo $?

#### options foo -- f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep foo -- f; echo $?

#### options -- foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -- foo f; echo $?

#### options foo f -n
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep foo f -n; echo $?

#### options -e foo -e q f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -e foo -e q f; echo $?

#### options -e foo f -e q
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -e foo f -e q; echo $?

#### options -hH foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -hH foo f; echo $?

#### options -Hh foo f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -Hh foo f g; echo $?

#### options -lL foo f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -lL foo f g; echo $?

#### options -Ll foo f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -Ll foo f g; echo $?

#### options -c -l foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -c -l foo f; echo $?

#### options -c -q foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -c -q foo f; echo $?

#### options -o -c foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -o -c foo f; echo $?

#### options -n -5 q f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -n -5 q f; echo $?

#### options -1 -2 q f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -1 -2 q f; echo $?

#### options -12 q f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -12 q f; echo $?

#### options -A1 -2 q f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -A1 -2 q f; echo $?

#### options -2 -A1 q f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -2 -A1 q f; echo $?

#### options -B 9999999999999999999999 s f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -B 9999999999999999999999 s f; echo $?

#### options -P -e a -e b f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -P -e a -e b f; echo $?

#### options -P "$(printf 'a\nb')" f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -P "$(printf 'a\nb')" f; echo $?

#### options -u foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -u foo f; echo $?

#### options -NUM foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -NUM foo f; echo $?

#### options -u -b foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -u -b foo f; echo $?

#### options -m -1 -c foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -m -1 -c foo f; echo $?

#### options -m0 foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -m0 foo f; echo $?

#### options -V | head -0
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -V | head -0; echo $?

#### options -L foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -L foo f; echo $?

#### options -L nosuch f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -L nosuch f; echo $?

#### options -zx foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -zx foo f; echo $?

#### options -Pz 'foo$' f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -Pz 'foo$' f; echo $?

#### options -w '' f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -w '' f; echo $?

#### options -x '' f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -x '' f; echo $?

#### options -wn '' blank
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -wn '' blank; echo $?

#### options -e '' f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -e '' f; echo $?

#### options -io FOO f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep -io FOO f g; echo $?

#### options --devices=skip foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --devices=skip foo f; echo $?

#### options --directories=skip foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --directories=skip foo f; echo $?

#### options --null-data foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --null-data foo f; echo $?

#### options --null foo f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --null foo f g; echo $?

#### options --byte-offset foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --byte-offset foo f; echo $?

#### options --only-matching foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --only-matching foo f; echo $?

#### options --quiet foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --quiet foo f; echo $?

#### options --silent foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --silent foo f; echo $?

#### options --text foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --text foo f; echo $?

#### options --with-filename foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --with-filename foo f; echo $?

#### options --no-filename foo f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --no-filename foo f g; echo $?

#### options --initial-tab -n foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --initial-tab -n foo f; echo $?

#### options --word-regexp fo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --word-regexp fo f; echo $?

#### options --line-regexp foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --line-regexp foo f; echo $?

#### options --invert-match foo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --invert-match foo f; echo $?

#### options --files-with-matches foo f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --files-with-matches foo f g; echo $?

#### options --files-without-match foo f g
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --files-without-match foo f g; echo $?

#### options --after-context=1 q f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --after-context=1 q f; echo $?

#### options --before-context=1 q f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --before-context=1 q f; echo $?

#### options --context=1 q f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --context=1 q f; echo $?

#### options --no-messages foo nosuch
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --no-messages foo nosuch; echo $?

#### options --extended-regexp 'fo{2}' f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --extended-regexp 'fo{2}' f; echo $?

#### options --fixed-strings fo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --fixed-strings fo f; echo $?

#### options --basic-regexp fo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --basic-regexp fo f; echo $?

#### options --perl-regexp 'fo(?=o)' f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --perl-regexp 'fo(?=o)' f; echo $?

#### options --fixed-regexp fo f
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
printf 'baz\nend\n' > pat; printf 'x\na\\(\na(\n' > bad; printf 'a-b\n-\n\n' > blank
grep --fixed-regexp fo f; echo $?

#### output is input
echo foo > f; grep foo f >> f; echo $?; cat f

#### GREP_COLORS
printf 'foo\nbar foo\nbaz\nfoo end\nq\nr\ns\nfoo' > f; printf 'alpha\nFOO\n\nfoobar\n' > g; : > empty
GREP_COLORS='mt=34:ne' grep --color=always -n foo f; GREP_COLORS='sl=1:cx=2:rv:fn=31' grep --color=always -nv -A1 foo f; GREP_COLORS='ms=4:mc=5:sl=1:cx=2:se=3' grep --color=always -n -C1 baz f g; GREP_COLOR=33 grep --color=always foo f

#### stdin offset
printf '1\n2\n3\n4\n' > f; { grep -m2 .; cat; } < f; { grep -q 2; cat; } < f

#### many patterns
seq 1 500 > p; seq 400 600 | grep -cxFf p; seq 400 600 | grep -xFf p | tail -1; seq 1 300 | grep -xvFf p; seq 1 20 | grep -f <(seq 5 3 12)

