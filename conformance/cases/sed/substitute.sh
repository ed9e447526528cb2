#### subst s/a*/x/g
printf '%s\n' 'baaac' > f
sed 's/a*/x/g' f; echo $?; sed -n 's/a*/x/gp' f; echo $?; LC_ALL=C sed 's/a*/x/g' f; echo $?; printf %s 'baaac' | sed -z 's/a*/x/g'; echo $?

#### subst s/b*/X/g
printf '%s\n' 'abc' > f
sed 's/b*/X/g' f; echo $?; sed -n 's/b*/X/gp' f; echo $?; LC_ALL=C sed 's/b*/X/g' f; echo $?; printf %s 'abc' | sed -z 's/b*/X/g'; echo $?

#### subst s/b*/X/2
printf '%s\n' 'abc' > f
sed 's/b*/X/2' f; echo $?; sed -n 's/b*/X/2p' f; echo $?; LC_ALL=C sed 's/b*/X/2' f; echo $?; printf %s 'abc' | sed -z 's/b*/X/2'; echo $?

#### subst s/x*/-/g
printf '%s\n' 'abc' > f
sed 's/x*/-/g' f; echo $?; sed -n 's/x*/-/gp' f; echo $?; LC_ALL=C sed 's/x*/-/g' f; echo $?; printf %s 'abc' | sed -z 's/x*/-/g'; echo $?

#### subst s/x*/-/g 2
printf '%s\n' 'é' > f
sed 's/x*/-/g' f; echo $?; sed -n 's/x*/-/gp' f; echo $?; LC_ALL=C sed 's/x*/-/g' f; echo $?; printf %s 'é' | sed -z 's/x*/-/g'; echo $?

#### subst s/\w\+/[&]/2g
printf '%s\n' 'hello big world' > f
sed 's/\w\+/[&]/2g' f; echo $?; sed -n 's/\w\+/[&]/2gp' f; echo $?; LC_ALL=C sed 's/\w\+/[&]/2g' f; echo $?; printf %s 'hello big world' | sed -z 's/\w\+/[&]/2g'; echo $?

#### subst s/a/b/2g
printf '%s\n' 'aaaa' > f
sed 's/a/b/2g' f; echo $?; sed -n 's/a/b/2gp' f; echo $?; LC_ALL=C sed 's/a/b/2g' f; echo $?; printf %s 'aaaa' | sed -z 's/a/b/2g'; echo $?

#### subst s/a/b/3
printf '%s\n' 'aaaa' > f
sed 's/a/b/3' f; echo $?; sed -n 's/a/b/3p' f; echo $?; LC_ALL=C sed 's/a/b/3' f; echo $?; printf %s 'aaaa' | sed -z 's/a/b/3'; echo $?

#### subst s/./&&/3g
printf '%s\n' 'abcdef' > f
sed 's/./&&/3g' f; echo $?; sed -n 's/./&&/3gp' f; echo $?; LC_ALL=C sed 's/./&&/3g' f; echo $?; printf %s 'abcdef' | sed -z 's/./&&/3g'; echo $?

#### subst s/\(.\)\(.\)/\2\1/g
printf '%s\n' 'abcdef' > f
sed 's/\(.\)\(.\)/\2\1/g' f; echo $?; sed -n 's/\(.\)\(.\)/\2\1/gp' f; echo $?; LC_ALL=C sed 's/\(.\)\(.\)/\2\1/g' f; echo $?; printf %s 'abcdef' | sed -z 's/\(.\)\(.\)/\2\1/g'; echo $?

#### subst s/^/> /
printf '%s\n' 'x' > f
sed 's/^/> /' f; echo $?; sed -n 's/^/> /p' f; echo $?; LC_ALL=C sed 's/^/> /' f; echo $?; printf %s 'x' | sed -z 's/^/> /'; echo $?

#### subst s/$/ </
printf '%s\n' 'x' > f
sed 's/$/ </' f; echo $?; sed -n 's/$/ </p' f; echo $?; LC_ALL=C sed 's/$/ </' f; echo $?; printf %s 'x' | sed -z 's/$/ </'; echo $?

#### subst s/^$/empty/
printf '%s\n' '' > f
sed 's/^$/empty/' f; echo $?; sed -n 's/^$/empty/p' f; echo $?; LC_ALL=C sed 's/^$/empty/' f; echo $?; printf %s '' | sed -z 's/^$/empty/'; echo $?

#### subst s/\(^\|,\),/\1NULL,/g
printf '%s\n' ',a,,b,' > f
sed 's/\(^\|,\),/\1NULL,/g' f; echo $?; sed -n 's/\(^\|,\),/\1NULL,/gp' f; echo $?; LC_ALL=C sed 's/\(^\|,\),/\1NULL,/g' f; echo $?; printf %s ',a,,b,' | sed -z 's/\(^\|,\),/\1NULL,/g'; echo $?

#### subst s/[^,]*,//2
printf '%s\n' 'a,b,c,d' > f
sed 's/[^,]*,//2' f; echo $?; sed -n 's/[^,]*,//2p' f; echo $?; LC_ALL=C sed 's/[^,]*,//2' f; echo $?; printf %s 'a,b,c,d' | sed -z 's/[^,]*,//2'; echo $?

#### subst s/\bfoo\b/bar/g
printf '%s\n' 'foo foobar foo' > f
sed 's/\bfoo\b/bar/g' f; echo $?; sed -n 's/\bfoo\b/bar/gp' f; echo $?; LC_ALL=C sed 's/\bfoo\b/bar/g' f; echo $?; printf %s 'foo foobar foo' | sed -z 's/\bfoo\b/bar/g'; echo $?

#### subst s/\<./\u&/g
printf '%s\n' 'the quick brown' > f
sed 's/\<./\u&/g' f; echo $?; sed -n 's/\<./\u&/gp' f; echo $?; LC_ALL=C sed 's/\<./\u&/g' f; echo $?; printf %s 'the quick brown' | sed -z 's/\<./\u&/g'; echo $?

#### subst s/\w\+/\u&/g
printf '%s\n' 'the quick' > f
sed 's/\w\+/\u&/g' f; echo $?; sed -n 's/\w\+/\u&/gp' f; echo $?; LC_ALL=C sed 's/\w\+/\u&/g' f; echo $?; printf %s 'the quick' | sed -z 's/\w\+/\u&/g'; echo $?

#### subst s/.*/\U&/
printf '%s\n' 'hello é' > f
sed 's/.*/\U&/' f; echo $?; sed -n 's/.*/\U&/p' f; echo $?;  printf %s 'hello é' | sed -z 's/.*/\U&/'; echo $?

#### subst s/.*/\L&/
printf '%s\n' 'HELLO É' > f
sed 's/.*/\L&/' f; echo $?; sed -n 's/.*/\L&/p' f; echo $?;  printf %s 'HELLO É' | sed -z 's/.*/\L&/'; echo $?

#### subst s/\(.*\) \(.*\)/\U\1\E \2/
printf '%s\n' 'hello world' > f
sed 's/\(.*\) \(.*\)/\U\1\E \2/' f; echo $?; sed -n 's/\(.*\) \(.*\)/\U\1\E \2/p' f; echo $?; LC_ALL=C sed 's/\(.*\) \(.*\)/\U\1\E \2/' f; echo $?; printf %s 'hello world' | sed -z 's/\(.*\) \(.*\)/\U\1\E \2/'; echo $?

#### subst s/\(h\)\(e\)/\u\2\1/
printf '%s\n' 'hello' > f
sed 's/\(h\)\(e\)/\u\2\1/' f; echo $?; sed -n 's/\(h\)\(e\)/\u\2\1/p' f; echo $?; LC_ALL=C sed 's/\(h\)\(e\)/\u\2\1/' f; echo $?; printf %s 'hello' | sed -z 's/\(h\)\(e\)/\u\2\1/'; echo $?

#### subst s/e/\U&l\Ex/
printf '%s\n' 'hello' > f
sed 's/e/\U&l\Ex/' f; echo $?; sed -n 's/e/\U&l\Ex/p' f; echo $?;  printf %s 'hello' | sed -z 's/e/\U&l\Ex/'; echo $?

#### subst s/\(.\)\(.*\)/\u\1\L\2/
printf '%s\n' 'hELLO' > f
sed 's/\(.\)\(.*\)/\u\1\L\2/' f; echo $?; sed -n 's/\(.\)\(.*\)/\u\1\L\2/p' f; echo $?; LC_ALL=C sed 's/\(.\)\(.*\)/\u\1\L\2/' f; echo $?; printf %s 'hELLO' | sed -z 's/\(.\)\(.*\)/\u\1\L\2/'; echo $?

#### subst s/l/\n/g
printf '%s\n' 'hello' > f
sed 's/l/\n/g' f; echo $?; sed -n 's/l/\n/gp' f; echo $?; LC_ALL=C sed 's/l/\n/g' f; echo $?; printf %s 'hello' | sed -z 's/l/\n/g'; echo $?

#### subst s/l/a\tb/
printf '%s\n' 'hello' > f
sed 's/l/a\tb/' f; echo $?; sed -n 's/l/a\tb/p' f; echo $?; LC_ALL=C sed 's/l/a\tb/' f; echo $?; printf %s 'hello' | sed -z 's/l/a\tb/'; echo $?

#### subst s/l/\x41\o102\d067/
printf '%s\n' 'hello' > f
sed 's/l/\x41\o102\d067/' f; echo $?; sed -n 's/l/\x41\o102\d067/p' f; echo $?; LC_ALL=C sed 's/l/\x41\o102\d067/' f; echo $?; printf %s 'hello' | sed -z 's/l/\x41\o102\d067/'; echo $?

#### subst s/l/\x26/
printf '%s\n' 'hello' > f
sed 's/l/\x26/' f; echo $?; sed -n 's/l/\x26/p' f; echo $?; LC_ALL=C sed 's/l/\x26/' f; echo $?; printf %s 'hello' | sed -z 's/l/\x26/'; echo $?

#### subst s/\x6c/Q/
printf '%s\n' 'hello' > f
sed 's/\x6c/Q/' f; echo $?; sed -n 's/\x6c/Q/p' f; echo $?; LC_ALL=C sed 's/\x6c/Q/' f; echo $?; printf %s 'hello' | sed -z 's/\x6c/Q/'; echo $?

#### subst s/\x5el/Q/
printf '%s\n' '^l' > f
sed 's/\x5el/Q/' f; echo $?; sed -n 's/\x5el/Q/p' f; echo $?; LC_ALL=C sed 's/\x5el/Q/' f; echo $?; printf %s '^l' | sed -z 's/\x5el/Q/'; echo $?

#### subst s/a\x2ab/X/
printf '%s\n' 'a*b' > f
sed 's/a\x2ab/X/' f; echo $?; sed -n 's/a\x2ab/X/p' f; echo $?; LC_ALL=C sed 's/a\x2ab/X/' f; echo $?; printf %s 'a*b' | sed -z 's/a\x2ab/X/'; echo $?

#### subst s/[\t ]/_/g
printf '%s\n' 'a	b c' > f
sed 's/[\t ]/_/g' f; echo $?; sed -n 's/[\t ]/_/gp' f; echo $?; LC_ALL=C sed 's/[\t ]/_/g' f; echo $?; printf %s 'a	b c' | sed -z 's/[\t ]/_/g'; echo $?

#### subst s/\t/TAB/
printf '%s\n' 'a	b' > f
sed 's/\t/TAB/' f; echo $?; sed -n 's/\t/TAB/p' f; echo $?; LC_ALL=C sed 's/\t/TAB/' f; echo $?; printf %s 'a	b' | sed -z 's/\t/TAB/'; echo $?

#### subst s/\//|/g
printf '%s\n' 'a/b/c' > f
sed 's/\//|/g' f; echo $?; sed -n 's/\//|/gp' f; echo $?; LC_ALL=C sed 's/\//|/g' f; echo $?; printf %s 'a/b/c' | sed -z 's/\//|/g'; echo $?

#### subst s,/,|,g
printf '%s\n' 'a/b/c' > f
sed 's,/,|,g' f; echo $?; sed -n 's,/,|,gp' f; echo $?; LC_ALL=C sed 's,/,|,g' f; echo $?; printf %s 'a/b/c' | sed -z 's,/,|,g'; echo $?

#### subst s|\||/|g
printf '%s\n' 'a|b' > f
sed 's|\||/|g' f; echo $?; sed -n 's|\||/|gp' f; echo $?; LC_ALL=C sed 's|\||/|g' f; echo $?; printf %s 'a|b' | sed -z 's|\||/|g'; echo $?

#### subst s+a\+b+X+
printf '%s\n' 'a+b aab' > f
sed 's+a\+b+X+' f; echo $?; sed -n 's+a\+b+X+p' f; echo $?; LC_ALL=C sed 's+a\+b+X+' f; echo $?; printf %s 'a+b aab' | sed -z 's+a\+b+X+'; echo $?

#### subst s.a\.b.X.
printf '%s\n' 'a.b axb' > f
sed 's.a\.b.X.' f; echo $?; sed -n 's.a\.b.X.p' f; echo $?; LC_ALL=C sed 's.a\.b.X.' f; echo $?; printf %s 'a.b axb' | sed -z 's.a\.b.X.'; echo $?

#### subst s*a\*b*X*
printf '%s\n' 'a*b aab' > f
sed 's*a\*b*X*' f; echo $?; sed -n 's*a\*b*X*p' f; echo $?; LC_ALL=C sed 's*a\*b*X*' f; echo $?; printf %s 'a*b aab' | sed -z 's*a\*b*X*'; echo $?

#### subst s&b&\&&
printf '%s\n' 'abc' > f
sed 's&b&\&&' f; echo $?; sed -n 's&b&\&&p' f; echo $?; LC_ALL=C sed 's&b&\&&' f; echo $?; printf %s 'abc' | sed -z 's&b&\&&'; echo $?

#### subst s/b/\&/
printf '%s\n' 'abc' > f
sed 's/b/\&/' f; echo $?; sed -n 's/b/\&/p' f; echo $?; LC_ALL=C sed 's/b/\&/' f; echo $?; printf %s 'abc' | sed -z 's/b/\&/'; echo $?

#### subst s/b/\\/
printf '%s\n' 'abc' > f
sed 's/b/\\/' f; echo $?; sed -n 's/b/\\/p' f; echo $?; LC_ALL=C sed 's/b/\\/' f; echo $?; printf %s 'abc' | sed -z 's/b/\\/'; echo $?

#### subst s/b/[&]/
printf '%s\n' 'abc' > f
sed 's/b/[&]/' f; echo $?; sed -n 's/b/[&]/p' f; echo $?; LC_ALL=C sed 's/b/[&]/' f; echo $?; printf %s 'abc' | sed -z 's/b/[&]/'; echo $?

#### subst s/b/\0\0/
printf '%s\n' 'abc' > f
sed 's/b/\0\0/' f; echo $?; sed -n 's/b/\0\0/p' f; echo $?; LC_ALL=C sed 's/b/\0\0/' f; echo $?; printf %s 'abc' | sed -z 's/b/\0\0/'; echo $?

#### subst s/b/x\\ny/
printf '%s\n' 'abc' > f
sed 's/b/x\
y/' f; echo $?; sed -n 's/b/x\
y/p' f; echo $?; LC_ALL=C sed 's/b/x\
y/' f; echo $?; printf %s 'abc' | sed -z 's/b/x\
y/'; echo $?

#### subst s/\n/,/
printf '%s\n' 'abc' > f
sed 's/\n/,/' f; echo $?; sed -n 's/\n/,/p' f; echo $?; LC_ALL=C sed 's/\n/,/' f; echo $?; printf %s 'abc' | sed -z 's/\n/,/'; echo $?

#### subst s/[[:upper:]]/(&)/g
printf '%s\n' 'aBcDé' > f
sed 's/[[:upper:]]/(&)/g' f; echo $?; sed -n 's/[[:upper:]]/(&)/gp' f; echo $?; LC_ALL=C sed 's/[[:upper:]]/(&)/g' f; echo $?; printf %s 'aBcDé' | sed -z 's/[[:upper:]]/(&)/g'; echo $?

#### subst s/[[:alpha:]]\+/W/g
printf '%s\n' 'abc1dé2' > f
sed 's/[[:alpha:]]\+/W/g' f; echo $?; sed -n 's/[[:alpha:]]\+/W/gp' f; echo $?; LC_ALL=C sed 's/[[:alpha:]]\+/W/g' f; echo $?; printf %s 'abc1dé2' | sed -z 's/[[:alpha:]]\+/W/g'; echo $?

#### subst s/[^[:alnum:]]/_/g
printf '%s\n' 'a-b c.d' > f
sed 's/[^[:alnum:]]/_/g' f; echo $?; sed -n 's/[^[:alnum:]]/_/gp' f; echo $?; LC_ALL=C sed 's/[^[:alnum:]]/_/g' f; echo $?; printf %s 'a-b c.d' | sed -z 's/[^[:alnum:]]/_/g'; echo $?

#### subst s/[]]/X/
printf '%s\n' 'a]b' > f
sed 's/[]]/X/' f; echo $?; sed -n 's/[]]/X/p' f; echo $?; LC_ALL=C sed 's/[]]/X/' f; echo $?; printf %s 'a]b' | sed -z 's/[]]/X/'; echo $?

#### subst s/[^]]/X/g
printf '%s\n' 'a]b' > f
sed 's/[^]]/X/g' f; echo $?; sed -n 's/[^]]/X/gp' f; echo $?; LC_ALL=C sed 's/[^]]/X/g' f; echo $?; printf %s 'a]b' | sed -z 's/[^]]/X/g'; echo $?

#### subst s/[a-c-]/X/g
printf '%s\n' 'a-d' > f
sed 's/[a-c-]/X/g' f; echo $?; sed -n 's/[a-c-]/X/gp' f; echo $?; LC_ALL=C sed 's/[a-c-]/X/g' f; echo $?; printf %s 'a-d' | sed -z 's/[a-c-]/X/g'; echo $?

#### subst s/[\n]/X/
printf '%s\n' 'a\nb' > f
sed 's/[\n]/X/' f; echo $?; sed -n 's/[\n]/X/p' f; echo $?; LC_ALL=C sed 's/[\n]/X/' f; echo $?; printf %s 'a\nb' | sed -z 's/[\n]/X/'; echo $?

#### subst s/[\]]/X/
printf '%s\n' 'a\]b' > f
sed 's/[\]]/X/' f; echo $?; sed -n 's/[\]]/X/p' f; echo $?; LC_ALL=C sed 's/[\]]/X/' f; echo $?; printf %s 'a\]b' | sed -z 's/[\]]/X/'; echo $?

#### subst s/[/]/X/
printf '%s\n' 'a/b' > f
sed 's/[/]/X/' f; echo $?; sed -n 's/[/]/X/p' f; echo $?; LC_ALL=C sed 's/[/]/X/' f; echo $?; printf %s 'a/b' | sed -z 's/[/]/X/'; echo $?

#### subst s/a[\/]b/X/
printf '%s\n' 'a/b' > f
sed 's/a[\/]b/X/' f; echo $?; sed -n 's/a[\/]b/X/p' f; echo $?; LC_ALL=C sed 's/a[\/]b/X/' f; echo $?; printf %s 'a/b' | sed -z 's/a[\/]b/X/'; echo $?

#### subst s/\(a\|b\)*c/X/
printf '%s\n' 'ababc' > f
sed 's/\(a\|b\)*c/X/' f; echo $?; sed -n 's/\(a\|b\)*c/X/p' f; echo $?; LC_ALL=C sed 's/\(a\|b\)*c/X/' f; echo $?; printf %s 'ababc' | sed -z 's/\(a\|b\)*c/X/'; echo $?

#### subst s/\(ab\)*\1/X/
printf '%s\n' 'ababab' > f
sed 's/\(ab\)*\1/X/' f; echo $?; sed -n 's/\(ab\)*\1/X/p' f; echo $?; LC_ALL=C sed 's/\(ab\)*\1/X/' f; echo $?; printf %s 'ababab' | sed -z 's/\(ab\)*\1/X/'; echo $?

#### subst s/\(.\)\1/<\1>/g
printf '%s\n' 'aabbcd' > f
sed 's/\(.\)\1/<\1>/g' f; echo $?; sed -n 's/\(.\)\1/<\1>/gp' f; echo $?; LC_ALL=C sed 's/\(.\)\1/<\1>/g' f; echo $?; printf %s 'aabbcd' | sed -z 's/\(.\)\1/<\1>/g'; echo $?

#### subst s/^\(.*\)\n\1$/\1/
printf '%s\n' 'x' > f
sed 's/^\(.*\)\n\1$/\1/' f; echo $?; sed -n 's/^\(.*\)\n\1$/\1/p' f; echo $?; LC_ALL=C sed 's/^\(.*\)\n\1$/\1/' f; echo $?; printf %s 'x' | sed -z 's/^\(.*\)\n\1$/\1/'; echo $?

#### subst s/a\{2\}/X/
printf '%s\n' 'aaaa' > f
sed 's/a\{2\}/X/' f; echo $?; sed -n 's/a\{2\}/X/p' f; echo $?; LC_ALL=C sed 's/a\{2\}/X/' f; echo $?; printf %s 'aaaa' | sed -z 's/a\{2\}/X/'; echo $?

#### subst s/a\{2,3\}/X/
printf '%s\n' 'aaaa' > f
sed 's/a\{2,3\}/X/' f; echo $?; sed -n 's/a\{2,3\}/X/p' f; echo $?; LC_ALL=C sed 's/a\{2,3\}/X/' f; echo $?; printf %s 'aaaa' | sed -z 's/a\{2,3\}/X/'; echo $?

#### subst s/a\{,2\}/X/
printf '%s\n' 'aaaa' > f
sed 's/a\{,2\}/X/' f; echo $?; sed -n 's/a\{,2\}/X/p' f; echo $?; LC_ALL=C sed 's/a\{,2\}/X/' f; echo $?; printf %s 'aaaa' | sed -z 's/a\{,2\}/X/'; echo $?

#### subst s/a\{2,\}/X/
printf '%s\n' 'aaaa' > f
sed 's/a\{2,\}/X/' f; echo $?; sed -n 's/a\{2,\}/X/p' f; echo $?; LC_ALL=C sed 's/a\{2,\}/X/' f; echo $?; printf %s 'aaaa' | sed -z 's/a\{2,\}/X/'; echo $?

#### subst s/a\?b/X/g
printf '%s\n' 'ab b' > f
sed 's/a\?b/X/g' f; echo $?; sed -n 's/a\?b/X/gp' f; echo $?; LC_ALL=C sed 's/a\?b/X/g' f; echo $?; printf %s 'ab b' | sed -z 's/a\?b/X/g'; echo $?

#### subst s/a\+/X/
printf '%s\n' 'aaa' > f
sed 's/a\+/X/' f; echo $?; sed -n 's/a\+/X/p' f; echo $?; LC_ALL=C sed 's/a\+/X/' f; echo $?; printf %s 'aaa' | sed -z 's/a\+/X/'; echo $?

#### subst s/foo\|bar/X/g
printf '%s\n' 'foo bar' > f
sed 's/foo\|bar/X/g' f; echo $?; sed -n 's/foo\|bar/X/gp' f; echo $?; LC_ALL=C sed 's/foo\|bar/X/g' f; echo $?; printf %s 'foo bar' | sed -z 's/foo\|bar/X/g'; echo $?

#### subst s/FOO/x/I
printf '%s\n' 'foo' > f
sed 's/FOO/x/I' f; echo $?; sed -n 's/FOO/x/Ip' f; echo $?; LC_ALL=C sed 's/FOO/x/I' f; echo $?; printf %s 'foo' | sed -z 's/FOO/x/I'; echo $?

#### subst s/é/e/
printf '%s\n' 'café' > f
sed 's/é/e/' f; echo $?; sed -n 's/é/e/p' f; echo $?; LC_ALL=C sed 's/é/e/' f; echo $?; printf %s 'café' | sed -z 's/é/e/'; echo $?

#### subst s/É/e/I
printf '%s\n' 'café' > f
sed 's/É/e/I' f; echo $?; sed -n 's/É/e/Ip' f; echo $?; LC_ALL=C sed 's/É/e/I' f; echo $?; printf %s 'café' | sed -z 's/É/e/I'; echo $?

#### subst s/./X/g
printf '%s\n' 'aé中' > f
sed 's/./X/g' f; echo $?; sed -n 's/./X/gp' f; echo $?; LC_ALL=C sed 's/./X/g' f; echo $?; printf %s 'aé中' | sed -z 's/./X/g'; echo $?

#### subst s/.$//
printf '%s\n' 'café' > f
sed 's/.$//' f; echo $?; sed -n 's/.$//p' f; echo $?; LC_ALL=C sed 's/.$//' f; echo $?; printf %s 'café' | sed -z 's/.$//'; echo $?

#### subst s/^.//
printf '%s\n' 'été' > f
sed 's/^.//' f; echo $?; sed -n 's/^.//p' f; echo $?; LC_ALL=C sed 's/^.//' f; echo $?; printf %s 'été' | sed -z 's/^.//'; echo $?

#### subst s/\W/_/g
printf '%s\n' 'a b-é' > f
sed 's/\W/_/g' f; echo $?; sed -n 's/\W/_/gp' f; echo $?; LC_ALL=C sed 's/\W/_/g' f; echo $?; printf %s 'a b-é' | sed -z 's/\W/_/g'; echo $?

#### subst s/\s\+/ /g
printf '%s\n' 'a  b		c' > f
sed 's/\s\+/ /g' f; echo $?; sed -n 's/\s\+/ /gp' f; echo $?; LC_ALL=C sed 's/\s\+/ /g' f; echo $?; printf %s 'a  b		c' | sed -z 's/\s\+/ /g'; echo $?

#### subst s/\S\+/W/g
printf '%s\n' 'ab cd' > f
sed 's/\S\+/W/g' f; echo $?; sed -n 's/\S\+/W/gp' f; echo $?; LC_ALL=C sed 's/\S\+/W/g' f; echo $?; printf %s 'ab cd' | sed -z 's/\S\+/W/g'; echo $?

#### subst s/\`a/X/
printf '%s\n' 'aba' > f
sed 's/\`a/X/' f; echo $?; sed -n 's/\`a/X/p' f; echo $?; LC_ALL=C sed 's/\`a/X/' f; echo $?; printf %s 'aba' | sed -z 's/\`a/X/'; echo $?

#### subst s/a\'/X/
printf '%s\n' 'aba' > f
sed 's/a\'\''/X/' f; echo $?; sed -n 's/a\'\''/X/p' f; echo $?; LC_ALL=C sed 's/a\'\''/X/' f; echo $?; printf %s 'aba' | sed -z 's/a\'\''/X/'; echo $?

#### subst s/\Ba/X/g
printf '%s\n' 'aaa a' > f
sed 's/\Ba/X/g' f; echo $?; sed -n 's/\Ba/X/gp' f; echo $?; LC_ALL=C sed 's/\Ba/X/g' f; echo $?; printf %s 'aaa a' | sed -z 's/\Ba/X/g'; echo $?

#### subst s/\w*$/[&]/
printf '%s\n' 'ab cd' > f
sed 's/\w*$/[&]/' f; echo $?; sed -n 's/\w*$/[&]/p' f; echo $?; LC_ALL=C sed 's/\w*$/[&]/' f; echo $?; printf %s 'ab cd' | sed -z 's/\w*$/[&]/'; echo $?

#### subst s/ *$//
printf '%s\n' 'ab   ' > f
sed 's/ *$//' f; echo $?; sed -n 's/ *$//p' f; echo $?; LC_ALL=C sed 's/ *$//' f; echo $?; printf %s 'ab   ' | sed -z 's/ *$//'; echo $?

#### subst s/^[ \t]*//
printf '%s\n' '  ab' > f
sed 's/^[ \t]*//' f; echo $?; sed -n 's/^[ \t]*//p' f; echo $?; LC_ALL=C sed 's/^[ \t]*//' f; echo $?; printf %s '  ab' | sed -z 's/^[ \t]*//'; echo $?

#### subst s/[0-9]\+/<&>/g
printf '%s\n' 'a1b22' > f
sed 's/[0-9]\+/<&>/g' f; echo $?; sed -n 's/[0-9]\+/<&>/gp' f; echo $?; LC_ALL=C sed 's/[0-9]\+/<&>/g' f; echo $?; printf %s 'a1b22' | sed -z 's/[0-9]\+/<&>/g'; echo $?

#### subst s/\([0-9]\+\)-\([0-9]\+\)/\2-\1/
printf '%s\n' '10-20' > f
sed 's/\([0-9]\+\)-\([0-9]\+\)/\2-\1/' f; echo $?; sed -n 's/\([0-9]\+\)-\([0-9]\+\)/\2-\1/p' f; echo $?; LC_ALL=C sed 's/\([0-9]\+\)-\([0-9]\+\)/\2-\1/' f; echo $?; printf %s '10-20' | sed -z 's/\([0-9]\+\)-\([0-9]\+\)/\2-\1/'; echo $?

#### subst s/"[^"]*"/Q/g
printf '%s\n' 'a "b" c "d"' > f
sed 's/"[^"]*"/Q/g' f; echo $?; sed -n 's/"[^"]*"/Q/gp' f; echo $?; LC_ALL=C sed 's/"[^"]*"/Q/g' f; echo $?; printf %s 'a "b" c "d"' | sed -z 's/"[^"]*"/Q/g'; echo $?

#### subst s/'/"/g
printf '%s\n' 'a'\''b' > f
sed 's/'\''/"/g' f; echo $?; sed -n 's/'\''/"/gp' f; echo $?; LC_ALL=C sed 's/'\''/"/g' f; echo $?; printf %s 'a'\''b' | sed -z 's/'\''/"/g'; echo $?

#### subst s/\$HOME/X/
printf '%s\n' '$HOME' > f
sed 's/\$HOME/X/' f; echo $?; sed -n 's/\$HOME/X/p' f; echo $?; LC_ALL=C sed 's/\$HOME/X/' f; echo $?; printf %s '$HOME' | sed -z 's/\$HOME/X/'; echo $?

#### subst s/\./,/g
printf '%s\n' '1.2.3' > f
sed 's/\./,/g' f; echo $?; sed -n 's/\./,/gp' f; echo $?; LC_ALL=C sed 's/\./,/g' f; echo $?; printf %s '1.2.3' | sed -z 's/\./,/g'; echo $?

#### subst s/\*/x/
printf '%s\n' 'a*b' > f
sed 's/\*/x/' f; echo $?; sed -n 's/\*/x/p' f; echo $?; LC_ALL=C sed 's/\*/x/' f; echo $?; printf %s 'a*b' | sed -z 's/\*/x/'; echo $?

#### subst s/*/x/
printf '%s\n' 'a*b' > f
sed 's/*/x/' f; echo $?; sed -n 's/*/x/p' f; echo $?; LC_ALL=C sed 's/*/x/' f; echo $?; printf %s 'a*b' | sed -z 's/*/x/'; echo $?

#### subst s/^*/x/
printf '%s\n' '*b' > f
sed 's/^*/x/' f; echo $?; sed -n 's/^*/x/p' f; echo $?; LC_ALL=C sed 's/^*/x/' f; echo $?; printf %s '*b' | sed -z 's/^*/x/'; echo $?

#### subst s/a\|*b/x/
printf '%s\n' '*b' > f
sed 's/a\|*b/x/' f; echo $?; sed -n 's/a\|*b/x/p' f; echo $?; LC_ALL=C sed 's/a\|*b/x/' f; echo $?; printf %s '*b' | sed -z 's/a\|*b/x/'; echo $?

#### subst s/\(*\)/x/
printf '%s\n' 'a*b' > f
sed 's/\(*\)/x/' f; echo $?; sed -n 's/\(*\)/x/p' f; echo $?; LC_ALL=C sed 's/\(*\)/x/' f; echo $?; printf %s 'a*b' | sed -z 's/\(*\)/x/'; echo $?

#### subst s/a$b/x/
printf '%s\n' 'a$b' > f
sed 's/a$b/x/' f; echo $?; sed -n 's/a$b/x/p' f; echo $?; LC_ALL=C sed 's/a$b/x/' f; echo $?; printf %s 'a$b' | sed -z 's/a$b/x/'; echo $?

#### subst s/a^b/x/
printf '%s\n' 'a^b' > f
sed 's/a^b/x/' f; echo $?; sed -n 's/a^b/x/p' f; echo $?; LC_ALL=C sed 's/a^b/x/' f; echo $?; printf %s 'a^b' | sed -z 's/a^b/x/'; echo $?

#### subst s/b\{1\}c/x/
printf '%s\n' 'abc' > f
sed 's/b\{1\}c/x/' f; echo $?; sed -n 's/b\{1\}c/x/p' f; echo $?; LC_ALL=C sed 's/b\{1\}c/x/' f; echo $?; printf %s 'abc' | sed -z 's/b\{1\}c/x/'; echo $?

#### subst s/\(a*\)*/[\1]/
printf '%s\n' 'aab' > f
sed 's/\(a*\)*/[\1]/' f; echo $?; sed -n 's/\(a*\)*/[\1]/p' f; echo $?; LC_ALL=C sed 's/\(a*\)*/[\1]/' f; echo $?; printf %s 'aab' | sed -z 's/\(a*\)*/[\1]/'; echo $?

#### subst s/\(a*\)\+/[\1]/
printf '%s\n' 'b' > f
sed 's/\(a*\)\+/[\1]/' f; echo $?; sed -n 's/\(a*\)\+/[\1]/p' f; echo $?; LC_ALL=C sed 's/\(a*\)\+/[\1]/' f; echo $?; printf %s 'b' | sed -z 's/\(a*\)\+/[\1]/'; echo $?

#### subst s/\(a\|ab\)\(c\|bcd\)\(d*\)/[\1][\2][\3]/
printf '%s\n' 'abcd' > f
sed 's/\(a\|ab\)\(c\|bcd\)\(d*\)/[\1][\2][\3]/' f; echo $?; sed -n 's/\(a\|ab\)\(c\|bcd\)\(d*\)/[\1][\2][\3]/p' f; echo $?; LC_ALL=C sed 's/\(a\|ab\)\(c\|bcd\)\(d*\)/[\1][\2][\3]/' f; echo $?; printf %s 'abcd' | sed -z 's/\(a\|ab\)\(c\|bcd\)\(d*\)/[\1][\2][\3]/'; echo $?

#### subst s/b/\cA/
printf '%s\n' 'abc' > f
sed 's/b/\cA/' f; echo $?; sed -n 's/b/\cA/p' f; echo $?; LC_ALL=C sed 's/b/\cA/' f; echo $?; printf %s 'abc' | sed -z 's/b/\cA/'; echo $?

#### subst s/b/\a\f\v\r/
printf '%s\n' 'abc' > f
sed 's/b/\a\f\v\r/' f; echo $?; sed -n 's/b/\a\f\v\r/p' f; echo $?; LC_ALL=C sed 's/b/\a\f\v\r/' f; echo $?; printf %s 'abc' | sed -z 's/b/\a\f\v\r/'; echo $?

#### subst s/B/x/Ig
printf '%s\n' 'abBb' > f
sed 's/B/x/Ig' f; echo $?; sed -n 's/B/x/Igp' f; echo $?; LC_ALL=C sed 's/B/x/Ig' f; echo $?; printf %s 'abBb' | sed -z 's/B/x/Ig'; echo $?

#### subst s/b/x/;s/c/y/;t;s/$/no/
printf '%s\n' 'abc' > f
sed 's/b/x/;s/c/y/;t;s/$/no/' f; echo $?; sed -n 's/b/x/;s/c/y/;t;s/$/no/' f; echo $?; LC_ALL=C sed 's/b/x/;s/c/y/;t;s/$/no/' f; echo $?; printf %s 'abc' | sed -z 's/b/x/;s/c/y/;t;s/$/no/'; echo $?

#### subst s/q/x/;T;s/$/no/
printf '%s\n' 'abc' > f
sed 's/q/x/;T;s/$/no/' f; echo $?; sed -n 's/q/x/;T;s/$/no/' f; echo $?; LC_ALL=C sed 's/q/x/;T;s/$/no/' f; echo $?; printf %s 'abc' | sed -z 's/q/x/;T;s/$/no/'; echo $?

#### subst -E s/(a|b)+/X/
printf '%s\n' 'abab' > f
sed -E 's/(a|b)+/X/' f; echo $?; sed -rn 's/(a|b)+/X/;p' f; echo $?

#### subst -E s/(.)(.)/\2\1/g
printf '%s\n' 'abcdef' > f
sed -E 's/(.)(.)/\2\1/g' f; echo $?; sed -rn 's/(.)(.)/\2\1/g;p' f; echo $?

#### subst -E s/a{2}/X/
printf '%s\n' 'aaa' > f
sed -E 's/a{2}/X/' f; echo $?; sed -rn 's/a{2}/X/;p' f; echo $?

#### subst -E s/a{2,}/X/
printf '%s\n' 'aaa' > f
sed -E 's/a{2,}/X/' f; echo $?; sed -rn 's/a{2,}/X/;p' f; echo $?

#### subst -E s/^(.*)=(.*)$/\2=\1/
printf '%s\n' 'k=v' > f
sed -E 's/^(.*)=(.*)$/\2=\1/' f; echo $?; sed -rn 's/^(.*)=(.*)$/\2=\1/;p' f; echo $?

#### subst -E s/([a-z]+) ([a-z]+)/\u\1 \U\2/
printf '%s\n' 'foo bar' > f
sed -E 's/([a-z]+) ([a-z]+)/\u\1 \U\2/' f; echo $?; sed -rn 's/([a-z]+) ([a-z]+)/\u\1 \U\2/;p' f; echo $?

#### subst -E s/(foo|bar)baz/\1/
printf '%s\n' 'barbaz' > f
sed -E 's/(foo|bar)baz/\1/' f; echo $?; sed -rn 's/(foo|bar)baz/\1/;p' f; echo $?

#### subst -E s/a?b/X/g
printf '%s\n' 'ab b' > f
sed -E 's/a?b/X/g' f; echo $?; sed -rn 's/a?b/X/g;p' f; echo $?

#### subst -E s/\(x\)/Y/
printf '%s\n' '(x)' > f
sed -E 's/\(x\)/Y/' f; echo $?; sed -rn 's/\(x\)/Y/;p' f; echo $?

#### subst -E s/\+/plus/
printf '%s\n' 'a+b' > f
sed -E 's/\+/plus/' f; echo $?; sed -rn 's/\+/plus/;p' f; echo $?

#### subst -E s/[+]/plus/
printf '%s\n' 'a+b' > f
sed -E 's/[+]/plus/' f; echo $?; sed -rn 's/[+]/plus/;p' f; echo $?

#### subst -E s/a|b/X/g
printf '%s\n' 'abc' > f
sed -E 's/a|b/X/g' f; echo $?; sed -rn 's/a|b/X/g;p' f; echo $?

#### subst -E s/()/x/
printf '%s\n' 'abc' > f
sed -E 's/()/x/' f; echo $?; sed -rn 's/()/x/;p' f; echo $?

#### subst -E s/(a*)*/[\1]/g
printf '%s\n' 'aab' > f
sed -E 's/(a*)*/[\1]/g' f; echo $?; sed -rn 's/(a*)*/[\1]/g;p' f; echo $?

#### subst -E s/(a|ab)(c|bcd)(d*)/[\1][\2][\3]/
printf '%s\n' 'abcd' > f
sed -E 's/(a|ab)(c|bcd)(d*)/[\1][\2][\3]/' f; echo $?; sed -rn 's/(a|ab)(c|bcd)(d*)/[\1][\2][\3]/;p' f; echo $?

#### subst -E s/^$|^#.*$//
printf '%s\n' '#x' > f
sed -E 's/^$|^#.*$//' f; echo $?; sed -rn 's/^$|^#.*$//;p' f; echo $?

#### subst -E s/(.)\1/D/g
printf '%s\n' 'aabbc' > f
sed -E 's/(.)\1/D/g' f; echo $?; sed -rn 's/(.)\1/D/g;p' f; echo $?

#### subst -E s/\b(.)/\u\1/g
printf '%s\n' 'foo bar' > f
sed -E 's/\b(.)/\u\1/g' f; echo $?; sed -rn 's/\b(.)/\u\1/g;p' f; echo $?

#### subst -E s/([^,]*),([^,]*)/\2,\1/
printf '%s\n' 'a,b,c' > f
sed -E 's/([^,]*),([^,]*)/\2,\1/' f; echo $?; sed -rn 's/([^,]*),([^,]*)/\2,\1/;p' f; echo $?

#### subst -E s/x{0}/y/
printf '%s\n' 'ab' > f
sed -E 's/x{0}/y/' f; echo $?; sed -rn 's/x{0}/y/;p' f; echo $?

#### subst -E s/(^|[^a-z])the($|[^a-z])/\1A\2/g
printf '%s\n' 'the x the' > f
sed -E 's/(^|[^a-z])the($|[^a-z])/\1A\2/g' f; echo $?; sed -rn 's/(^|[^a-z])the($|[^a-z])/\1A\2/g;p' f; echo $?

#### subst -E s/\{/(/
printf '%s\n' 'a{b' > f
sed -E 's/\{/(/' f; echo $?; sed -rn 's/\{/(/;p' f; echo $?

#### subst -E s/a{/(/
printf '%s\n' 'a{b' > f
sed -E 's/a{/(/' f; echo $?; sed -rn 's/a{/(/;p' f; echo $?

#### subst -E s/[0-9]{3}-[0-9]{4}/PHONE/
printf '%s\n' 'call 555-1234' > f
sed -E 's/[0-9]{3}-[0-9]{4}/PHONE/' f; echo $?; sed -rn 's/[0-9]{3}-[0-9]{4}/PHONE/;p' f; echo $?

#### subst -E s/(([a-z])([a-z]))+/<\1,\2,\3>/
printf '%s\n' 'abcdef' > f
sed -E 's/(([a-z])([a-z]))+/<\1,\2,\3>/' f; echo $?; sed -rn 's/(([a-z])([a-z]))+/<\1,\2,\3>/;p' f; echo $?

#### subst -E s/a+?/x/
printf '%s\n' 'aaa' > f
sed -E 's/a+?/x/' f; echo $?; sed -rn 's/a+?/x/;p' f; echo $?

#### subst -E s/^|$/"/g
printf '%s\n' 'abc' > f
sed -E 's/^|$/"/g' f; echo $?; sed -rn 's/^|$/"/g;p' f; echo $?

#### subst -E s/\s*(.*\S)\s*/[\1]/
printf '%s\n' '  a b  ' > f
sed -E 's/\s*(.*\S)\s*/[\1]/' f; echo $?; sed -rn 's/\s*(.*\S)\s*/[\1]/;p' f; echo $?

#### subst -E s/(.*)foo/\1bar/
printf '%s\n' 'foo foo foo' > f
sed -E 's/(.*)foo/\1bar/' f; echo $?; sed -rn 's/(.*)foo/\1bar/;p' f; echo $?

#### subst -E s/.{3}/&,/g
printf '%s\n' 'abcdefgh' > f
sed -E 's/.{3}/&,/g' f; echo $?; sed -rn 's/.{3}/&,/g;p' f; echo $?

#### subst -E s/([0-9])([0-9]{3})$/\1,\2/
printf '%s\n' '1234567' > f
sed -E 's/([0-9])([0-9]{3})$/\1,\2/' f; echo $?; sed -rn 's/([0-9])([0-9]{3})$/\1,\2/;p' f; echo $?

#### subst -E :a;s/\B[0-9]{3}\>/,&/;ta
printf '%s\n' '1234567' > f
sed -E ':a;s/\B[0-9]{3}\>/,&/;ta' f; echo $?; sed -rn ':a;s/\B[0-9]{3}\>/,&/;ta;p' f; echo $?

#### subst -E :a;s/^([0-9]+)([0-9]{3})/\1,\2/;ta
printf '%s\n' '1234567' > f
sed -E ':a;s/^([0-9]+)([0-9]{3})/\1,\2/;ta' f; echo $?; sed -rn ':a;s/^([0-9]+)([0-9]{3})/\1,\2/;ta;p' f; echo $?

