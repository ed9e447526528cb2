#### -v
awk -v x=5 -v y='a b' 'BEGIN { print x + 1, y }'
#### -v with escapes
awk -v 's=a\tb\\n\x41' 'BEGIN { print s }'
#### -v makes strnum
awk -v x=10 'BEGIN { print x > 9, x == "10", typeof(x) }' ; cat 9, 2>/dev/null
ls
#### -v attached
awk -vx=3 'BEGIN { print x }'
#### -v that is no assignment
#@ stderr any
awk -v novalue 'BEGIN { print 1 }'
echo $?
#### -F attached and separate
printf 'a:b\n' > f
awk -F: '{ print $2 }' f
awk -F : '{ print $2 }' f
awk --field-separator=: '{ print $2 }' f
awk --field-separator : '{ print $2 }' f
#### -F with an escape
printf 'a\tb c\n' | awk -F '\t' '{ print $2 }'
#### -F with a space
printf 'a  b c\n' | awk -F ' ' '{ print $2 }'
#### -f
printf '{ n += $1 }\nEND { print n }\n' > p.awk
printf '1\n2\n' > f
awk -f p.awk f
#### several -f
printf 'function f(x) { return x * 2 }\n' > lib.awk
printf 'BEGIN { print f(4) }\n' > main.awk
awk -f lib.awk -f main.awk
#### -f with -v and operands
printf 'BEGIN { print x, ARGC }\n' > p
awk -v x=1 -f p a b
#### -f from standard input
printf 'BEGIN { print "from stdin" }\n' | awk -f -
#### -f of a missing file
awk -f nofile
echo $?
#### -e
awk -e 'BEGIN { print 1 }' -e 'BEGIN { print 2 }'
#### --source with -f
printf 'function g(x) { return x + 1 }\n' > lib
awk -f lib --source 'BEGIN { print g(1) }'
#### -i include
printf 'function h(x) { return "h" x }\n' > lib.awk
awk -i ./lib.awk 'BEGIN { print h(1) }'
#### @include
printf 'function h(x) { return "h" x }\n' > lib.awk
awk '@include "lib.awk"
BEGIN { print h(2) }'
#### @include twice
printf 'function h(x) { return "h" x }\n' > lib.awk
awk '@include "lib.awk"
@include "lib.awk"
BEGIN { print h(3) }'
#### double dash
awk -- 'BEGIN { print "x", ARGV[1] }' -v
#### options end at the program
awk 'BEGIN { for (i = 1; i < ARGC; i++) print ARGV[i] }' -v x=1 --foo
#### no arguments
awk 2>/dev/null
echo $?
#### unknown option
awk --no-such-option 'BEGIN { print 1 }' 2>/dev/null
echo $?
#### -b counts bytes
awk -b 'BEGIN { print length("é"), substr("éa", 3, 1) }'
#### --posix
awk --posix 'BEGIN { print length("abc"); print 2 ^ 3 }'
#### --traditional
awk --traditional 'BEGIN { x = "a b"; print substr(x, 3) }'
#### --re-interval
printf 'aa\na\n' | awk --re-interval '/^a{2}$/'
#### -S sandbox
awk -S 'BEGIN { system("echo hi") }' 2>/dev/null
echo $?
#### -S forbids redirection
awk -S 'BEGIN { print "x" > "f" }' 2>/dev/null
echo $?
ls
#### shebang-like script
printf '#!/usr/bin/awk -f\nBEGIN { print "script", ARGV[1] }\n' > s.awk
awk -f s.awk arg
#### program with a trailing comment and no newline
printf 'BEGIN { print 1 } # end' > p
awk -f p
#### program with CRLF lines
printf 'BEGIN {\r\n  print "x"\r\n}\r\n' > p
awk -f p
#### empty program
echo x | awk ''
echo $?
#### program of comments only
echo x | awk '# nothing'
echo $?
#### operands that look like assignments
printf 'data\n' > 'a=b'
awk '{ print a, $0 }' ./a=b
#### assignment with an empty value
printf 'x\n' > f
awk '{ print "[" v "]" }' v= f
#### FS by -v
printf 'a,b\n' | awk -v FS=, '{ print $2 }'
#### RS and ORS by -v
printf 'a;b;' | awk -v RS=';' -v ORS=',' '1'
#### OFS by -v
printf 'a b\n' | awk -v OFS=: '{ print $1, $2; $1 = $1; print }'
#### -v NR
printf 'a\n' | awk -v NR=10 '{ print NR }'
#### -v of a special variable that is read
awk -v SUBSEP=: -v CONVFMT=%.2f 'BEGIN { a[1, 2]; for (k in a) print k; x = 3.14159; print (x "") }'
#### gawk and nawk names
gawk 'BEGIN { print "gawk" }'
#### gawk in messages
gawk 'BEGIN { x = 1 / 0 }' 2>&1 | sed 's/error.*/error/'
#### environment locale
LC_ALL=C awk 'BEGIN { print length("é"), toupper("é") == "é" }'
LC_ALL=C.UTF-8 awk 'BEGIN { print length("é"), toupper("é") }'
#### xargs and awk
printf 'a\nb\n' | xargs -n1 | awk '{ print NR, $0 }'
#### awk in a function and a variable
f() { awk -v n="$1" 'BEGIN { for (i = 1; i <= n; i++) printf "%d ", i; print "" }'; }
f 3
x=$(awk 'BEGIN { print 6 * 7 }'); echo "$x"
#### quoting in the shell
name=world
awk -v n="$name" 'BEGIN { print "hello " n "'"'"'s" }'
awk "BEGIN { print \"$name\" }"
#### here-document program
awk -f /dev/stdin <<'E'
BEGIN { print "here" }
E
#### reading a here-document
awk '{ s += $1 } END { print s }' <<E
1
2
3
E
#### process substitution
awk 'NR == FNR { a[$1]; next } !($1 in a)' <(printf '1\n2\n') <(printf '2\n3\n')
#### time functions
awk 'BEGIN { print mktime("2024 01 02 03 04 05"), mktime("1970 1 1 0 0 0"), mktime("bad"), mktime("2024 13 32 25 61 61"), mktime("2024 2 30 0 0 0") }'
#### strftime
awk 'BEGIN { t = 1700000000; print strftime("%Y-%m-%d %H:%M:%S", t), strftime("%a %b %e %j %U %w %p %I", t), strftime("%s %F %T %D %R", t), strftime("%%", t) }'
#### strftime with utc
awk 'BEGIN { print strftime("%Y-%m-%d %H:%M:%S %Z", 0, 1), strftime("%c", 86400 * 365), strftime("%x %X", 0) }'
#### strftime of negative times
awk 'BEGIN { print strftime("%F %T", -1), strftime("%F", -86400 * 365.25 * 100) }'
#### default format of strftime
awk 'BEGIN { print PROCINFO["strftime"]; PROCINFO["strftime"] = "%Y"; print strftime() > 2000 }' ; cat 2000 | wc -l
#### mktime round trip
awk 'BEGIN { t = mktime("2024 02 29 12 00 00"); print strftime("%Y %m %d %H %M %S", t), t - mktime("2024 02 28 12 00 00") }'
#### days between dates
awk 'BEGIN { print (mktime("2024 03 01 00 00 00") - mktime("2024 02 01 00 00 00")) / 86400 }'
#### systime is a number
awk 'BEGIN { t = systime(); print (t > 0), t == int(t) }'
