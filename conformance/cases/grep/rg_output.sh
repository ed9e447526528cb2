#### rg multi: -U 'mid\s+foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -U 'mid\s+foo\nend' m.txt; echo $?

#### rg multi: -Un 'foo\nend\nfn'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Un 'foo\nend\nfn' m.txt; echo $?

#### rg multi: -Uo 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Uo 'foo\nend' m.txt; echo $?

#### rg multi: -Uno 'foo\nend|x\n'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Uno 'foo\nend|x\n' m.txt; echo $?

#### rg multi: -Unv 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Unv 'foo\nend' m.txt; echo $?

#### rg multi: -Unc 'foo\nend|fn'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Unc 'foo\nend|fn' m.txt; echo $?

#### rg multi: -Un --count-matches 'foo\nend|fn'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Un --count-matches 'foo\nend|fn' m.txt; echo $?

#### rg multi: -Un -C1 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Un -C1 'foo\nend' m.txt; echo $?

#### rg multi: -UnvC1 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -UnvC1 'foo\nend' m.txt; echo $?

#### rg multi: -Ub --column -n 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Ub --column -n 'foo\nend' m.txt; echo $?

#### rg multi: -Ubno 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Ubno 'foo\nend' m.txt; echo $?

#### rg multi: --vimgrep -U 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --vimgrep -U 'foo\nend' m.txt; echo $?

#### rg multi: -U -or 'X$0Y' 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -U -or 'X$0Y' 'foo\nend' m.txt; echo $?

#### rg multi: -U -or '<${0}>' 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -U -or '<${0}>' 'foo\nend' m.txt; echo $?

#### rg multi: -U --multiline-dotall 'foo.*x'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -U --multiline-dotall 'foo.*x' m.txt; echo $?

#### rg multi: -U '(?s)fn a.*?\}'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -U '(?s)fn a.*?\}' m.txt; echo $?

#### rg multi: -Un '\{[^}]*\}'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Un '\{[^}]*\}' m.txt; echo $?

#### rg multi: 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg 'foo\nend' m.txt; echo $?

#### rg multi: -U -l 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -U -l 'foo\nend' m.txt; echo $?

#### rg multi: -U --color=always -n 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -U --color=always -n 'foo\nend' m.txt; echo $?

#### rg multi: -U '^$'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -U '^$' m.txt; echo $?

#### rg multi: -Un '$'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Un '$' m.txt; echo $?

#### rg multi: -Un '\n'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Un '\n' m.txt; echo $?

#### rg multi: -Uno '\n'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Uno '\n' m.txt; echo $?

#### rg multi: -U -m1 'fn.*\n'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -U -m1 'fn.*\n' m.txt; echo $?

#### rg multi: -Uw 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Uw 'foo\nend' m.txt; echo $?

#### rg multi: -Ux 'mid foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Ux 'mid foo\nend' m.txt; echo $?

#### rg multi: -Uw 'oo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Uw 'oo\nend' m.txt; echo $?

#### rg multi: -UnH --heading 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -UnH --heading 'foo\nend' m.txt; echo $?

#### rg multi: -U --passthru 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -U --passthru 'foo\nend' m.txt; echo $?

#### rg multi: -Un 'fn [ab]'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Un 'fn [ab]' m.txt; echo $?

#### rg multi: -Un --trim '\{\n  x'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Un --trim '\{\n  x' m.txt; echo $?

#### rg multi: -UM5 'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -UM5 'foo\nend' m.txt; echo $?

#### rg multi: -Pn -U 'foo\n(?=end)'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Pn -U 'foo\n(?=end)' m.txt; echo $?

#### rg multi: -U -F $'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -U -F $'foo\nend' m.txt; echo $?

#### rg multi: -F $'foo\nend'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -F $'foo\nend' m.txt; echo $?

#### rg multi: -Uq foo
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Uq foo m.txt; echo $?

#### rg multi: -Un -A1 'start\nmid|x\n'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Un -A1 'start\nmid|x\n' m.txt; echo $?

#### rg multi: -UnB1 'x\n|fn b'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -UnB1 'x\n|fn b' m.txt; echo $?

#### rg multi: -Un '}\n?'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Un '}\n?' m.txt; echo $?

#### rg multi: -Unio 'FOO\s*END'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Unio 'FOO\s*END' m.txt; echo $?

#### rg multi: -Uc 'o'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -Uc 'o' m.txt; echo $?

#### rg multi: --no-multiline -n foo
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --no-multiline -n foo m.txt; echo $?

#### rg multi: -U --no-multiline 'a\n'
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -U --no-multiline 'a\n' m.txt; echo $?

#### rg json: --json foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json foo a.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -C1 'o\b' a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -C1 'o\b' a.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json nosuch a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json nosuch a.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -v foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -v foo a.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -vC1 foo m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -vC1 foo m.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json x a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json x a.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -m1 foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -m1 foo a.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -a foo bin
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -a foo bin | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json foo bin
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json foo bin | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -o foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -o foo a.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -c foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -c foo a.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -l foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -l foo a.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json --files
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json --files | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -q foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -q foo a.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json --passthru foo m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json --passthru foo m.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json '' b
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json '' b | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json foo z
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json foo z | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json q z
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json q z | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -r X foo m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -r X foo m.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -Un 'foo\nend' m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -Un 'foo\nend' m.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -U 'fn [ab]|end' m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -U 'fn [ab]|end' m.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -U 'fn [ab]|end|\n\n' m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -U 'fn [ab]|end|\n\n' m.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -U 'x\n?' a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -U 'x\n?' a.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json --sort path foo s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json --sort path foo s | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json foo nosuch m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json foo nosuch m.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -N foo m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -N foo m.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -i FOO m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -i FOO m.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --no-json foo m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --no-json foo m.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json foo < m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json foo < m.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg json: --json -w foo - < a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --json -w foo - < a.txt | sed -E 's/"elapsed(_total)?":\{[^}]*\}/"elapsed\1":0/g'; echo ${PIPESTATUS[0]}

#### rg stats: --stats foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats foo a.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats nosuch m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats nosuch m.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats -c foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats -c foo a.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats -l foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats -l foo a.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats -q foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats -q foo a.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats --sort path foo s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats --sort path foo s | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats --sort path -l foo s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats --sort path -l foo s | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats --sort path --files-without-match foo s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats --sort path --files-without-match foo s | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats -v foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats -v foo a.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats -v -c foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats -v -c foo a.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats --count-matches foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats --count-matches foo a.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats -m1 foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats -m1 foo a.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats -o foo m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats -o foo m.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats --files s/a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats --files s/a.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --no-stats foo m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --no-stats foo m.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats -C1 foo m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats -C1 foo m.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats -n foo < m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats -n foo < m.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg stats: --stats -U 'foo\nend' m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --stats -U 'foo\nend' m.txt | sed -E 's/[0-9.]+ seconds/N seconds/'; echo ${PIPESTATUS[0]}

#### rg order: --sort modified -l . s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --sort modified -l . s; echo $?

#### rg order: --sortr modified -l . s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --sortr modified -l . s; echo $?

#### rg order: --sortr path -l . s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --sortr path -l . s; echo $?

#### rg order: --sort none -l nosuch s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --sort none -l nosuch s; echo $?

#### rg order: --sort bad x s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --sort bad x s; echo $?

#### rg order: --sortr path --files s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --sortr path --files s; echo $?

#### rg order: --sort accessed -c '' s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --sort accessed -c '' s; echo $?

#### rg zip: -z foo s/a.txt.gz
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z; gzip -k s/a.txt; xz -k s/a.txt; bzip2 -k s/a.txt
rg -z foo s/a.txt.gz; echo $?

#### rg zip: -z --sort path foo s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z; gzip -k s/a.txt; xz -k s/a.txt; bzip2 -k s/a.txt
rg -z --sort path foo s; echo $?

#### rg zip: -zc --sort path bar s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z; gzip -k s/a.txt; xz -k s/a.txt; bzip2 -k s/a.txt
rg -zc --sort path bar s; echo $?

#### rg zip: -z --no-search-zip foo s/a.txt.gz -q
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z; gzip -k s/a.txt; xz -k s/a.txt; bzip2 -k s/a.txt
rg -z --no-search-zip foo s/a.txt.gz -q; echo $?

#### rg zip: -zn x s/a.txt.xz
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z; gzip -k s/a.txt; xz -k s/a.txt; bzip2 -k s/a.txt
rg -zn x s/a.txt.xz; echo $?

#### rg flags: --field-match-separator @ -n foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --field-match-separator @ -n foo a.txt; echo $?

#### rg flags: --field-context-separator @ -nC1 foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --field-context-separator @ -nC1 foo a.txt; echo $?

#### rg flags: --field-match-separator '\t' -n foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --field-match-separator '\t' -n foo a.txt; echo $?

#### rg flags: --field-match-separator '' -n foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --field-match-separator '' -n foo a.txt; echo $?

#### rg flags: -H --field-match-separator ' => ' foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -H --field-match-separator ' => ' foo a.txt; echo $?

#### rg flags: --max-filesize 5 --sort path --files s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --max-filesize 5 --sort path --files s; echo $?

#### rg flags: --max-filesize 1K --sort path --files s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --max-filesize 1K --sort path --files s; echo $?

#### rg flags: --max-filesize 1k --files s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --max-filesize 1k --files s; echo $?

#### rg flags: --max-filesize x --files s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --max-filesize x --files s; echo $?

#### rg flags: --path-separator : -l foo s --sort path
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --path-separator : -l foo s --sort path; echo $?

#### rg flags: --path-separator ab foo s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --path-separator ab foo s; echo $?

#### rg flags: --engine auto '(?<=f)o' a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --engine auto '(?<=f)o' a.txt; echo $?

#### rg flags: --engine default '(?<=f)o' a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --engine default '(?<=f)o' a.txt; echo $?

#### rg flags: --engine pcre2 -o 'o(?= )' a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --engine pcre2 -o 'o(?= )' a.txt; echo $?

#### rg flags: --engine bad x a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --engine bad x a.txt; echo $?

#### rg flags: --auto-hybrid-regex '(?<=f)o' a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --auto-hybrid-regex '(?<=f)o' a.txt; echo $?

#### rg flags: --glob-case-insensitive -g '*.TXT' -l foo s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --glob-case-insensitive -g '*.TXT' -l foo s; echo $?

#### rg flags: --pcre2-version
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --pcre2-version; echo $?

#### rg flags: --no-hidden foo z -c
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --no-hidden foo z -c; echo $?

#### rg flags: -c -o foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -c -o foo a.txt; echo $?

#### rg flags: -c -v foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -c -v foo a.txt; echo $?

#### rg flags: --count-matches -v foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --count-matches -v foo a.txt; echo $?

#### rg flags: -co -U foo a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -co -U foo a.txt; echo $?

#### rg flags: --bogus
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --bogus; echo $?

#### rg flags: -y
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -y; echo $?

#### rg flags: -A x foo s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -A x foo s; echo $?

#### rg flags: -e
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -e; echo $?

#### rg flags: -t nope foo s
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -t nope foo s; echo $?

#### rg flags: --color bad foo
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --color bad foo; echo $?

#### rg flags: -M x f
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -M x f; echo $?

#### rg flags: -m x f
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -m x f; echo $?

#### rg flags: -F --no-fixed-strings 'fo+' a.txt -o
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -F --no-fixed-strings 'fo+' a.txt -o; echo $?

#### rg flags: --trim --no-trim ' x' m.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --trim --no-trim ' x' m.txt; echo $?

#### rg flags: -P --no-pcre2 'f(?=o)' a.txt
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg -P --no-pcre2 'f(?=o)' a.txt; echo $?

#### rg flags: --messages foo nosuch
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --messages foo nosuch; echo $?

#### rg flags: --no-messages foo nosuch
#@ stderr any
#@ tree any
printf 'start\nmid foo\nend\nfn a() {\n  x\n}\nfn b() {}\n' > m.txt; printf 'foo bar\nbaz\nfoo foo\n\nx' > a.txt; printf 'foo\xff "q"\\\t\e\n' > z; printf 'a\0foo\n' > bin; printf 'no\n' > b; mkdir s; cp a.txt z b s; touch -d 2020-01-01 s/a.txt; touch -d 2021-01-01 s/b; touch -d 2019-01-01 s/z
rg --no-messages foo nosuch; echo $?

#### rg ignore: --files --sort path --ignore-file ../ig
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path --ignore-file ../ig; echo $?

#### rg ignore: --files --sort path --ignore-file ig
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path --ignore-file ig; echo $?

#### rg ignore: --files --sort path --ignore-file ig --no-ignore
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path --ignore-file ig --no-ignore; echo $?

#### rg ignore: --files --sort path --ignore-file ig --no-ignore-files
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path --ignore-file ig --no-ignore-files; echo $?

#### rg ignore: --files --sort path --no-ignore-dot
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path --no-ignore-dot; echo $?

#### rg ignore: --files --sort path --no-ignore-vcs
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path --no-ignore-vcs; echo $?

#### rg ignore: --files --sort path --no-ignore-exclude
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path --no-ignore-exclude; echo $?

#### rg ignore: --files --sort path --no-ignore-parent d
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path --no-ignore-parent d; echo $?

#### rg ignore: --files --sort path d
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path d; echo $?

#### rg ignore: --files --sort path --no-ignore --ignore
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path --no-ignore --ignore; echo $?

#### rg ignore: --files --sort path --no-ignore-vcs --ignore-vcs
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path --no-ignore-vcs --ignore-vcs; echo $?

#### rg ignore: --files --sort path --no-ignore-global
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path --no-ignore-global; echo $?

#### rg ignore: --files --sort path -u
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path -u; echo $?

#### rg ignore: --files --sort path -uu
#@ stderr any
#@ tree any
mkdir .git .git/info d; echo '*.v' > .gitignore; echo '*.d' > .ignore; echo '*.x' > .git/info/exclude; printf '*.i\nd/q*\n' > ig; touch a a.v a.d a.x a.i d/q d/r d/r.v .h
rg --files --sort path -uu; echo $?
