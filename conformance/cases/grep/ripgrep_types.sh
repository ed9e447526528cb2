#### the list of types
rg --type-list
#### types that are wanted and not
mkdir d; touch d/a.py d/b.rs d/c.go d/Makefile d/x.tsx d/y.md; for t in py rust make ts markdown all; do echo "== $t"; rg -t$t --files d --sort path; rg -T $t --files d --sort path; done; rg -t nosuch x; echo $?; rg -T nosuch x; echo $?
#### types that are added and cleared
touch a.foo b.py; rg --type-add 'foo:*.foo' -tfoo --files; rg --type-add 'foo:*.foo' --type-add 'foo:include:py' -tfoo --files --sort path; rg --type-add 'py:*.foo' -tpy --files --sort path; rg --type-clear py -tpy --files; echo $?; rg --type-clear py --type-add 'py:*.foo' -tpy --files; rg --type-add bad --files; echo $?; rg --type-add 'a-b:*.x' --files; echo $?; rg --type-add 'foo:include:zz' --files; echo $?; rg --type-add 'foo:*.foo' --type-list | grep foo; rg --type-not=py --files --sort path
#### types that are wanted and unwanted at once
touch a.py b.rs c.c d.h; rg -tpy -Trust --files; rg -Tpy -tpy --files; rg -tpy -Tpy --files; echo $?; rg -tc -Th --files --sort path; rg -Th -tc --files --sort path; rg -tall -Tc --files --sort path
#### beginnings of long lines
printf 'foo bar baz qux\nshort\nfoo foo foo foo\n' > f; for o in '' -n -c -o -v --column --vimgrep '-r XY' --passthru -A1; do for m in '-M5' '-M8 --max-columns-preview' '-M100 --max-columns-preview' '-M0' '-M5 --max-columns-preview --no-max-columns-preview'; do echo "== $o $m"; rg $o $m foo f; done; done
#### beginnings of long lines in characters
printf 'é foo日本日本日本\n' > f; rg -M 6 --max-columns-preview foo f; rg -M 7 --max-columns-preview foo f; rg -M 4 --max-columns-preview é f; rg -M 3 --trim --max-columns-preview é f
