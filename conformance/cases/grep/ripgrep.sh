#### rg foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path foo; echo $?

#### rg foo .
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path foo .; echo $?

#### rg foo ./src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path foo ./src; echo $?

#### rg foo a.txt
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path foo a.txt; echo $?

#### rg foo a.txt src/b.rs
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path foo a.txt src/b.rs; echo $?

#### rg -n foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -n foo src; echo $?

#### rg -c foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -c foo; echo $?

#### rg --count-matches foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --count-matches foo src; echo $?

#### rg -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -l foo; echo $?

#### rg --files-without-match foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --files-without-match foo; echo $?

#### rg --files
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --files; echo $?

#### rg -uu -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -uu -l foo; echo $?

#### rg -u -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -u -l foo; echo $?

#### rg --hidden -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --hidden -l foo; echo $?

#### rg --no-ignore -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --no-ignore -l foo; echo $?

#### rg foo bin
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path foo bin; echo $?

#### rg foo bin a.txt
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path foo bin a.txt; echo $?

#### rg -a foo bin
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -a foo bin; echo $?

#### rg -o 'fo+' src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -o 'fo+' src; echo $?

#### rg -on foo src/b.rs
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -on foo src/b.rs; echo $?

#### rg --column foo src/b.rs
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --column foo src/b.rs; echo $?

#### rg --vimgrep foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --vimgrep foo src; echo $?

#### rg -A1 foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -A1 foo src; echo $?

#### rg -nC1 bar src/b.rs
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -nC1 bar src/b.rs; echo $?

#### rg -B1 baz src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -B1 baz src; echo $?

#### rg --heading -n foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --heading -n foo src; echo $?

#### rg -i FOO a.txt
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -i FOO a.txt; echo $?

#### rg -S Foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -S Foo src; echo $?

#### rg -S foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -S foo src; echo $?

#### rg -w fo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -w fo src; echo $?

#### rg -w foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -w foo src; echo $?

#### rg -x foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -x foo src; echo $?

#### rg -v foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -v foo src; echo $?

#### rg -F 'foo(' src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -F 'foo(' src; echo $?

#### rg -e foo -e bar src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -e foo -e bar src; echo $?

#### rg -t rust foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -t rust foo; echo $?

#### rg -tpy foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -tpy foo; echo $?

#### rg -Tpy -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -Tpy -l foo; echo $?

#### rg -t nosuch foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -t nosuch foo; echo $?

#### rg -g '*.rs' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -g '*.rs' -l foo; echo $?

#### rg -g '!*.rs' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -g '!*.rs' -l foo; echo $?

#### rg -g 'src/**' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -g 'src/**' -l foo; echo $?

#### rg -g '*.{rs,py}' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -g '*.{rs,py}' -l foo; echo $?

#### rg -g '!sub/' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -g '!sub/' -l foo; echo $?

#### rg -g '!src' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -g '!src' -l foo; echo $?

#### rg --iglob '*.RS' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --iglob '*.RS' -l foo; echo $?

#### rg foo nosuch
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path foo nosuch; echo $?

#### rg -P '(?<=o)o' src -o
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -P '(?<=o)o' src -o; echo $?

#### rg -r 'X$0Y' foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -r 'X$0Y' foo src; echo $?

#### rg -r '${1}z' '(f)oo' src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -r '${1}z' '(f)oo' src; echo $?

#### rg -r '<$0>' 'fo(o)' src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -r '<$0>' 'fo(o)' src; echo $?

#### rg -or '$1' 'f(o+)' src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -or '$1' 'f(o+)' src; echo $?

#### rg -r '$name' '(?P<name>ba.)' src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -r '$name' '(?P<name>ba.)' src; echo $?

#### rg -q foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -q foo; echo $?

#### rg -q nosuch
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -q nosuch; echo $?

#### rg -m1 foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -m1 foo src; echo $?

#### rg --max-depth 1 -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --max-depth 1 -l foo; echo $?

#### rg -I foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -I foo src; echo $?

#### rg -H foo a.txt
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -H foo a.txt; echo $?

#### rg --no-heading -N foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --no-heading -N foo src; echo $?

#### rg -0l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -0l foo; echo $?

#### rg --trim foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --trim foo src; echo $?

#### rg -b foo src/b.rs
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -b foo src/b.rs; echo $?

#### rg --passthru bar src/b.rs
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --passthru bar src/b.rs; echo $?

#### rg nosuch
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path nosuch; echo $?

#### rg -f a.txt src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -f a.txt src; echo $?

#### rg -c foo src/b.rs
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -c foo src/b.rs; echo $?

#### rg --line-number --no-filename foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --line-number --no-filename foo src; echo $?

#### rg '\bfoo\b' a.txt -o
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path '\bfoo\b' a.txt -o; echo $?

#### rg -uu --files
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -uu --files; echo $?

#### rg --files src -g '*.py'
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --files src -g '*.py'; echo $?

#### rg --files -t rust
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --files -t rust; echo $?

#### rg -M 5 foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -M 5 foo src; echo $?

#### rg 'x\d+ y\d' src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path 'x\d+ y\d' src; echo $?

#### rg '^\s+foo' src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path '^\s+foo' src; echo $?

#### rg '(?i)FOO' src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path '(?i)FOO' src; echo $?

#### rg '[[:alpha:]]+\(' src -o
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path '[[:alpha:]]+\(' src -o; echo $?

#### rg -L -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -L -l foo; echo $?

#### rg -lv foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -lv foo src; echo $?

#### rg -cv foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -cv foo src; echo $?

#### rg --color never foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --color never foo src; echo $?

#### rg --color=always foo a.txt src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --color=always foo a.txt src; echo $?

#### rg --color=always -n foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --color=always -n foo src; echo $?

#### rg -g 'docs/**' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -g 'docs/**' -l foo; echo $?

#### rg -g '*.log' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -g '*.log' -l foo; echo $?

#### rg -ng '*.ts' foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -ng '*.ts' foo; echo $?

#### rg foo src a.txt -l
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path foo src a.txt -l; echo $?

#### rg -e -foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -e -foo src; echo $?

#### rg -- -foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -- -foo src; echo $?

#### rg -c nosuch src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -c nosuch src; echo $?

#### rg --include-zero -c def src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path --include-zero -c def src; echo $?

#### rg -F . src -c
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -F . src -c; echo $?

#### rg ''  src/b.rs
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path ''  src/b.rs; echo $?

#### rg -x '' src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -x '' src; echo $?

#### rg -n '' src/b.rs
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path -n '' src/b.rs; echo $?

#### rg 'foo$' src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path 'foo$' src; echo $?

#### rg '^$' src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path '^$' src; echo $?

#### rg 'o{2}' -c src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path 'o{2}' -c src; echo $?

#### rg 'a|b' -o src/b.rs
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; :
rg --sort path 'a|b' -o src/b.rs; echo $?

#### rg repo -c foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -c foo; echo $?

#### rg repo --count-matches foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --count-matches foo src; echo $?

#### rg repo -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -l foo; echo $?

#### rg repo --files-without-match foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --files-without-match foo; echo $?

#### rg repo --files
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --files; echo $?

#### rg repo -uu -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -uu -l foo; echo $?

#### rg repo -u -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -u -l foo; echo $?

#### rg repo --hidden -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --hidden -l foo; echo $?

#### rg repo --no-ignore -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --no-ignore -l foo; echo $?

#### rg repo --column foo src/b.rs
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --column foo src/b.rs; echo $?

#### rg repo -Tpy -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -Tpy -l foo; echo $?

#### rg repo -g '*.rs' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -g '*.rs' -l foo; echo $?

#### rg repo -g '!*.rs' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -g '!*.rs' -l foo; echo $?

#### rg repo -g 'src/**' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -g 'src/**' -l foo; echo $?

#### rg repo -g '*.{rs,py}' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -g '*.{rs,py}' -l foo; echo $?

#### rg repo -g '!sub/' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -g '!sub/' -l foo; echo $?

#### rg repo -g '!src' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -g '!src' -l foo; echo $?

#### rg repo --iglob '*.RS' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --iglob '*.RS' -l foo; echo $?

#### rg repo --max-depth 1 -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --max-depth 1 -l foo; echo $?

#### rg repo -c foo src/b.rs
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -c foo src/b.rs; echo $?

#### rg repo --line-number --no-filename foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --line-number --no-filename foo src; echo $?

#### rg repo -uu --files
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -uu --files; echo $?

#### rg repo --files src -g '*.py'
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --files src -g '*.py'; echo $?

#### rg repo --files -t rust
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --files -t rust; echo $?

#### rg repo -L -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -L -l foo; echo $?

#### rg repo -lv foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -lv foo src; echo $?

#### rg repo -cv foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -cv foo src; echo $?

#### rg repo --color never foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --color never foo src; echo $?

#### rg repo --color=always foo a.txt src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --color=always foo a.txt src; echo $?

#### rg repo --color=always -n foo src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --color=always -n foo src; echo $?

#### rg repo -g 'docs/**' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -g 'docs/**' -l foo; echo $?

#### rg repo -g '*.log' -l foo
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -g '*.log' -l foo; echo $?

#### rg repo foo src a.txt -l
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path foo src a.txt -l; echo $?

#### rg repo -c nosuch src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -c nosuch src; echo $?

#### rg repo --include-zero -c def src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path --include-zero -c def src; echo $?

#### rg repo -F . src -c
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path -F . src -c; echo $?

#### rg repo 'o{2}' -c src
#@ stderr any
mkdir -p src/sub .hid node_modules docs/a; echo 'foo bar' > a.txt; printf 'foo\nbar\nfoo foo\nbaz\n' > src/b.rs; echo 'def foo(): pass' > src/sub/c.py; echo foo > .hid/h; echo foo > node_modules/m.js; printf 'foo\0x\nfoo2\n' > bin; echo foo > ig.log; printf '*.log\nnode_modules/\n!keep.log\n/docs/*/x\n' > .gitignore; echo foo > keep.log; echo foo > .dot; echo foo > docs/a/x; echo foo > docs/x; printf '  foo\n\tFoo x1 y22\n' > src/t.ts; ln -s src ls; mkdir .git; :
rg --sort path 'o{2}' -c src; echo $?

#### rg stdin
echo 'foo in' | rg foo; echo 'foo in' | rg -n foo -; printf 'a\nfoo\n' | rg -c foo; printf 'foo\n' | rg -l foo; printf 'foo\n' | rg -H foo; echo $?

#### rg error foo(
#@ stderr any
echo foo > a
rg -- 'foo(' a; echo $?

#### rg error [
#@ stderr any
echo foo > a
rg -- '[' a; echo $?

#### rg error (?<=a)b
#@ stderr any
echo foo > a
rg -- '(?<=a)b' a; echo $?

#### rg error *a
#@ stderr any
echo foo > a
rg -- '*a' a; echo $?

