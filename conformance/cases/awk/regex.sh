#### match operators
awk 'BEGIN { print "abc" ~ /b/, "abc" ~ /^b/, "abc" !~ /z/, "abc" ~ "a.c", "abc" ~ "^abc$" }'
#### regexp alone matches the record
printf 'foo\nbar\nfoobar\n' | awk '/foo/; /^bar$/ { print "bar only" } !/o/ { print "no o" }'
#### alternation and grouping
printf 'cat\ndog\nbird\ncatdog\n' | awk '/^(cat|dog)$/'
#### repetition
printf 'ac\nabc\nabbc\nabbbc\n' | awk '/ab*c/ { print "star", $0 } /ab+c/ { print "plus", $0 } /ab?c/ { print "opt", $0 }'
#### interval expressions
printf 'ab\naab\naaab\naaaab\n' | awk '/^a{2}b/ { print "2", $0 } /^a{2,3}b/ { print "2-3", $0 } /^a{3,}b/ { print "3+", $0 }'
#### character classes
printf 'abc\n123\nA1\n \t\n.,\n' | awk '/^[[:alpha:]]+$/ { print "alpha", $0 } /^[[:digit:]]+$/ { print "digit", $0 } /^[[:alnum:]]+$/ { print "alnum", $0 } /^[[:space:]]+$/ { print "space" } /^[[:punct:]]+$/ { print "punct", $0 } /[[:upper:]]/ { print "upper", $0 }'
#### negated classes
printf 'abc\na1\n' | awk '/^[^0-9]+$/ { print } /[^[:alpha:]]/ { print "other", $0 }'
#### brackets with special members
printf 'a]b\na-b\na^b\na\\b\na/b\n' | awk '/[]]/ { print "]", $0 } /[a-]-/ { print "-", $0 } /[b^]b/ { print "^", $0 } /[\\]/ { print "bs", $0 } /[/]/ { print "slash", $0 }'
#### escapes in regexps
printf 'a.b\na+b\na*b\na|b\n(x)\na{b\n' | awk '/a\.b/ /a\+b/ /a\*b/ { print "never" } /\./ { print 1 } /\+/ { print 2 } /\*/ { print 3 } /\|/ { print 4 } /\(x\)/ { print 5 } /\{/ { print 6 }' 
#### tabs and octal escapes
printf 'a\tb\nc d\n' | awk '/\t/ { print "tab" } /\040/ { print "space" } /\x63/ { print "c" }'
#### slash in a regexp
printf '/usr/bin\nx\n' | awk '/\/usr/ { print } $0 ~ "/bin" { print "bin" }'
#### regexp that begins with an equals sign
printf 'a=b\nc\n' | awk '/=/ { print } /=b/ { print "=b" }'
#### gawk operators
printf 'foo_bar baz\n' | awk '/\<foo/ { print 1 } /bar\>/ { print 2 } /\yba/ { print 3 } /\Bar/ { print 4 } /\w+ \w+/ { print 5 } /\S\s\S/ { print 6 } /\W/ { print 7 }'
#### buffer anchors
awk 'BEGIN { s = "a\nb"; print s ~ /^b/, s ~ /a$/, s ~ /\`a/, s ~ /b\'"'"'/, s ~ /a.b/ }'
#### dot matches newline
awk 'BEGIN { print "a\nb" ~ /a.b/, "a\nb" ~ /^a.b$/ }'
#### dynamic regexps and backslashes
awk 'BEGIN { print "a.b" ~ "a\\.b", "axb" ~ "a\\.b", "a\\b" ~ "\\\\", "a+b" ~ "a[+]b" }'
#### dynamic regexp with unescaped dot warning
awk 'BEGIN { print "axb" ~ "a\.b" }'
#### unknown escape in a regexp
awk 'BEGIN { print "q" ~ /\q/ }'
#### empty regexp matches everything
printf 'a\n\n' | awk '// { n++ } END { print n }'
#### empty alternation
awk 'BEGIN { print "a" ~ /a|/, "" ~ /x|/, "b" ~ /()/ }'
#### anchors in the middle
awk 'BEGIN { print "a^b" ~ /a^b/, "a$b" ~ /a$b/, "ab" ~ /(^a)b/, "ab" ~ /a(b$)/, "a^b" ~ /a\^b/ }'
#### leading star
awk 'BEGIN { print "*a" ~ /*a/, "a*b" ~ /a(*b)/ }'
#### braces that are no interval
awk 'BEGIN { print "a{b" ~ /a{b/, "{" ~ /{/, "a{,2}" ~ /a{,2}/ }'
#### interval with a dynamic regexp
awk 'BEGIN { r = "^[a-z]{3}$"; print "abc" ~ r, "ab" ~ r }'
#### longest match
awk 'BEGIN { s = "foobarbaz"; match(s, /foo|foobar|foobarbaz/); print RLENGTH; match("xyz", /(x|xy)(z|yz)?/); print RLENGTH }'
#### case-insensitive class by hand
printf 'Foo\nfOO\nbar\n' | awk '/[fF][oO][oO]/'
#### range in brackets
printf 'd\nD\n5\n-\n' | awk '/[a-f]/ { print "af", $0 } /[0-9-]/ { print "09", $0 }'
#### match of a field
printf 'a1 b\nx y2\n' | awk '$1 ~ /[0-9]/ { print "first", $0 } $2 ~ /[0-9]$/ { print "second", $0 }'
#### not match of a field
printf 'a b\nx y\n' | awk '$1 !~ /a/'
#### match in an expression
printf '5\nabc\n' | awk '{ print ($0 ~ /^[0-9]+$/) ? "number" : "word" }'
#### regexp times number
printf 'foo\n' | awk '{ print /foo/ + 1, /bar/ + 1, !/foo/, /foo/ && /o$/ }'
#### regexp as an argument
awk 'function m(s, r) { return s ~ r } BEGIN { print m("abc", "b"), m("abc", "^b") }'
#### typed regexp
awk 'BEGIN { r = @/[0-9]+/; print typeof(r), "a12" ~ r; s = "a12"; sub(r, "X", s); print s; print r }'
#### regexp from a field
printf 'abc b\nabc ^b\n' | awk '{ print $1 ~ $2 }'
#### emails
printf 'me@x.org\nbad@\n@bad\na.b+c@d-e.co.uk\n' | awk '/^[[:alnum:]._+-]+@[[:alnum:]-]+(\.[[:alnum:]-]+)+$/'
#### IP addresses
printf '10.0.0.1\n1.2.3\n999.1.1.1\n' | awk -F. 'NF == 4 { ok = 1; for (i = 1; i <= 4; i++) if ($i !~ /^[0-9]+$/ || $i > 255) ok = 0; print $0, ok } NF != 4 { print $0, "no" }'
#### numbers
printf '1\n-2.5\n+3e10\n.5\n5.\nabc\n1e\n' | awk '/^[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?$/ { print "num", $0; next } { print "not", $0 }'
#### backslash at the end of a dynamic regexp
awk 'BEGIN { print "a\\" ~ "\\\\$" }'
#### unmatched parenthesis
awk 'BEGIN { print "a" ~ "(" }' 2>/dev/null
echo $?
#### unmatched bracket
awk 'BEGIN { r = "["; print "a" ~ r }' 2>/dev/null
echo $?
#### wide characters in brackets
printf 'é\ne\nü\n' | awk '/^[éü]$/'
#### dot and wide characters
printf 'é\nab\n' | awk '/^.$/'
#### invalid UTF-8 and dot
printf '\xff\na\n' | awk '/^.$/ { print NR }'
#### binary data in the C locale
printf '\xff\xfe\n' | LC_ALL=C awk '/^..$/ { print "two" } /\377/ { print "ff" }'
#### RS as regexp
printf 'a1b22c333d' | awk 'BEGIN { RS = "[0-9]+" } { print NR, $0, RT }'
#### RS as one character
printf 'a;b;c\n' | awk 'BEGIN { RS = ";" } { print NR ": " $0 }'
#### RS with several characters
printf 'aENDbENDc\n' | awk -v RS=END '{ print NR ": " $0 "|" RT }'
#### paragraph mode
printf '\n\na b\nc\n\n\n\nd\ne f\n' | awk 'BEGIN { RS = "" } { print NR ": " $1 "-" $NF, NF; gsub(/\n/, "/"); print }'
#### paragraph mode with FS newline
printf 'a b\nc d\n\ne f\n' | awk 'BEGIN { RS = ""; FS = "\n" } { print NF, $1 "|" $2 }'
#### paragraph mode with another FS
printf 'a:b\nc:d\n\ne:f\n' | awk 'BEGIN { RS = ""; FS = ":" } { for (i = 1; i <= NF; i++) printf "[%s]", $i; print "" }'
#### paragraph mode RT
printf 'a\n\n\nb\n' | awk 'BEGIN { RS = "" } { print length(RT), $0 }'
#### RS change between records
printf 'a b\nc;d;e\n' | awk 'NR == 1 { RS = ";" } { print NR, $0 }'
#### RS newline explicitly with RT
printf 'a\nb' | awk '{ printf "%s|%s|", $0, RT }'
#### RS NUL
printf 'a b\0c\0' | awk 'BEGIN { RS = "\0" } { print NR, $0 }'
#### RS case-insensitive
printf 'aXbxc' | awk 'BEGIN { IGNORECASE = 1; RS = "x" } { print }'
#### whole file in one record
printf 'a\nb\nc\n' | awk -v RS='^$' '{ print length($0), NR }'
#### RS regexp that could go on
printf 'a\n\nb\n\n\nc\n' | awk -v RS='\n\n+' '{ print NR ": " $0 }'
#### words, one a line
printf 'the cat\n sat  on\nthe mat\n' | awk -v RS='[[:space:]]+' '{ print }'
#### ORS
printf 'a\nb\n' | awk -v ORS='; ' '1'
#### RS anchored
printf 'aab\naac\n' | awk -v RS='^a' '{ printf "[%s]", $0 }'
