#### length
awk 'BEGIN { print length("hello"), length(""), length(12345), length(x), length("日本語") }'
#### length without parentheses
echo 'hello world' | awk '{ print length, length $1, length() }'
#### length of an array
awk 'BEGIN { a[1]; a[2]; a["x"]; print length(a); delete a[1]; print length(a) }'
#### length in the C locale
echo 'é日' | LC_ALL=C awk '{ print length($0), substr($0, 1, 1) == "\303" }'
#### substr
awk 'BEGIN { s = "hello world"; print substr(s, 1, 5), substr(s, 7), substr(s, 3, 2), substr(s, 11), substr(s, 12) "|" }'
#### substr out of range
awk 'BEGIN { s = "hello"; print substr(s, 0), substr(s, -1), substr(s, 0, 2), substr(s, -1, 3), substr(s, 4, 100), substr(s, 2, 0) "|", substr(s, 2, -1) "|" }'
#### substr with fractions
awk 'BEGIN { s = "hello"; print substr(s, 1.5), substr(s, 1.5, 1), substr(s, 2.9, 1.9), substr(s, 0.5, 2) }'
#### substr of a number
awk 'BEGIN { print substr(123456, 2, 3), substr(3.14159, 1, 4) }'
#### substr of wide characters
awk 'BEGIN { s = "日本語テキスト"; print substr(s, 2, 3), length(s), index(s, "テ") }'
#### index
awk 'BEGIN { print index("hello", "l"), index("hello", "lo"), index("hello", "z"), index("hello", ""), index("", "x"), index("éa", "a") }'
#### toupper and tolower
awk 'BEGIN { print toupper("hello World 1"), tolower("HELLO World"), toupper("éàü"), tolower("ÉÀÜ"), toupper(12) }'
#### toupper in the C locale
LC_ALL=C awk 'BEGIN { print toupper("aé") }'
#### capitalise words
echo 'the quick brown fox' | awk '{ for (i = 1; i <= NF; i++) $i = toupper(substr($i, 1, 1)) substr($i, 2); print }'
#### split by blanks
awk 'BEGIN { n = split("  a b   c ", a); print n; for (i = 1; i <= n; i++) print i, a[i] }'
#### split by a character
awk 'BEGIN { n = split("a:b::c", a, ":"); for (i = 1; i <= n; i++) printf "[%s]", a[i]; print n }'
#### split by a regexp
awk 'BEGIN { n = split("a1b22c", a, /[0-9]+/); print n, a[1], a[2], a[3]; n = split("a1b22c", a, "[0-9]"); print n }'
#### split by a space regexp
awk 'BEGIN { n = split(" a  b ", a, / /); for (i = 1; i <= n; i++) printf "[%s]", a[i]; print n; n = split(" a  b ", a, " "); print n }'
#### split with FS
awk 'BEGIN { FS = ","; n = split("a,b c,d", a); print n, a[2] }'
#### split into characters
awk 'BEGIN { n = split("héllo", a, ""); print n; for (i = 1; i <= n; i++) printf "%s.", a[i]; print "" }'
#### split of the empty string
awk 'BEGIN { a[1] = "old"; n = split("", a); print n, length(a); n = split("", a, ","); print n }'
#### split clears the array
awk 'BEGIN { a["x"] = 1; a[5] = 2; n = split("p q", a); print n, length(a), ("x" in a) }'
#### split separators
awk 'BEGIN { n = split("a1b22c", p, /[0-9]+/, s); print n, length(s); for (i = 1; i < n; i++) print i, s[i] }'
#### split separators of blanks
awk 'BEGIN { n = split("  a  b c ", p, " ", s); print n, length(s); for (i = 0; i <= n; i++) printf "[%s]", s[i]; print "" }'
#### split elements are strnum
awk 'BEGIN { split("10 9 abc", a); print (a[1] > a[2]), (a[1] > a[3]), a[1] == 10.0 }'
#### split single-character special separators
awk 'BEGIN { print split("a.b.c", a, "."), split("a|b|c", a, "|"), split("a\\b", a, "\\"), split("a+b", a, "+") }'
#### split with a separator of several characters
awk 'BEGIN { n = split("a::b::c", a, "::"); print n, a[3]; n = split("a.b..c", a, ".."); print n }'
#### patsplit
awk 'BEGIN { n = patsplit("ab12cd345", a, /[0-9]+/, s); print n, a[1], a[2]; for (i = 0; i <= n; i++) printf "[%s]", s[i]; print "" }'
#### sub
awk 'BEGIN { s = "hello hello"; n = sub(/l+/, "L", s); print n, s; n = sub(/z/, "Z", s); print n, s }'
#### gsub
awk 'BEGIN { s = "hello hello"; n = gsub(/l/, "L", s); print n, s }'
#### gsub on $0 re-splits
echo 'a b c' | awk '{ n = gsub(/ /, ":"); print n, $0, NF }'
#### gsub on a field
echo 'aa bb aa' | awk '{ gsub(/a/, "x", $1); print; print NF }'
#### sub with ampersand
awk 'BEGIN { s = "abc"; sub(/b/, "[&]", s); print s; s = "abc"; sub(/b/, "[\\&]", s); print s; s = "abc"; sub(/b/, "[\\\\&]", s); print s }'
#### gsub with many ampersands
awk 'BEGIN { s = "abc"; gsub(/./, "&&", s); print s; s = "abc"; gsub(/[ab]/, "<&>", s); print s }'
#### backslashes in replacements
awk 'BEGIN { s = "a.b"; gsub(/\./, "\\.", s); print s; s = "a.b"; gsub(/\./, "\\\\.", s); print s; s = "a"; sub(/a/, "\\\\\\&", s); print s; s = "a"; sub(/a/, "x\\y", s); print s }'
#### gsub of the empty match
awk 'BEGIN { s = "abc"; n = gsub(/x*/, "-", s); print n, s; s = "abc"; n = gsub(/b*/, "-", s); print n, s; s = ""; n = gsub(/x*/, "-", s); print n, s }'
#### gsub of anchors
awk 'BEGIN { s = "aaa"; n = gsub(/^a/, "b", s); print n, s; s = "aaa"; n = gsub(/a$/, "b", s); print n, s; s = "abc"; gsub(/$/, "!", s); print s; gsub(/^/, "!", s); print s }'
#### gsub with wide characters
awk 'BEGIN { s = "日本"; n = gsub(//, "-", s); print n, s; s = "éé"; gsub(/é/, "e", s); print s; s = "aéb"; gsub(/./, "[&]", s); print s }'
#### gsub with a dynamic regexp
awk 'BEGIN { s = "a.b.c"; r = "\\."; gsub(r, "-", s); print s; s = "a.b.c"; gsub(".", "x", s); print s }'
#### gsub with a replacement from a variable
awk 'BEGIN { r = "<&>"; s = "foo"; gsub(/o/, r, s); print s }'
#### sub target is an array element
awk 'BEGIN { a["k"] = "foo"; sub(/o+/, "0", a["k"]); print a["k"]; gsub(/x/, "y", b["new"]); print length(b) }'
#### sub on a number
awk 'BEGIN { x = 12345; sub(/3/, "x", x); print x; y = 1.50; gsub(/0/, "", y); print y }'
#### word boundaries
awk 'BEGIN { s = "cat concat cat"; n = gsub(/\<cat\>/, "dog", s); print n, s; s = "cat concat"; gsub(/\ycat/, "X", s); print s; gsub(/\Bcat/, "Y", s); print s }'
#### gensub
awk 'BEGIN { print gensub(/(.)(.)/, "\\2\\1", "g", "abcdef"); print gensub(/b/, "X", 1, "abab"); print gensub(/b/, "X", 2, "abab"); print gensub(/b/, "X", 3, "abab") }'
#### gensub default target
echo 'hello world' | awk '{ print gensub(/o/, "0", "g"); print $0 }'
#### gensub with backslashes and ampersands
awk 'BEGIN { print gensub(/b/, "[&]", "g", "abc"), gensub(/b/, "[\\0]", "g", "abc"), gensub(/b/, "[\\&]", "g", "abc"), gensub(/b/, "[\\\\]", "g", "abc") }'
#### gensub with an odd third argument
awk 'BEGIN { print gensub(/a/, "b", 0, "aaa"); print gensub(/a/, "b", "x", "aaa"); print gensub(/a/, "b", "G", "aaa") }'
#### gensub of groups that take no part
awk 'BEGIN { print gensub(/(a)|(b)/, "<\\1|\\2>", "g", "ab") }'
#### swap words with gensub
echo 'last, first' | awk '{ print gensub(/(\w+), (\w+)/, "\\2 \\1", 1) }'
#### match
awk 'BEGIN { print match("hello world", /o w/), RSTART, RLENGTH; print match("abc", /z/), RSTART, RLENGTH; print match("abc", /x*/), RSTART, RLENGTH }'
#### match with substr
awk 'BEGIN { s = "id=123;name=x"; if (match(s, /[0-9]+/)) print substr(s, RSTART, RLENGTH) }'
#### match with an array
awk 'BEGIN { if (match("foo=bar;", /([a-z]+)=([a-z]+)/, m)) { print m[0], m[1], m[2]; print m[1, "start"], m[1, "length"], m[2, "start"], m[2, "length"]; print length(m) } }'
#### match with optional groups
awk 'BEGIN { match("ac", /a(b)?(c)/, m); print (1 in m), m[2], length(m) }'
#### match all occurrences
awk 'BEGIN { s = "a1b22c333"; while (match(s, /[0-9]+/)) { print substr(s, RSTART, RLENGTH); s = substr(s, RSTART + RLENGTH) } }'
#### match with wide characters
awk 'BEGIN { print match("日本語abc", /[a-z]+/), RSTART, RLENGTH; match("éa", /a/, m); print m[0, "start"] }'
#### concatenation
awk 'BEGIN { a = "x"; b = a a; c = b "-" b; print c, a b c; print 1 2, 1 + 2 "" 3 }'
#### concatenation of comparison
awk 'BEGIN { print ("a" "b") == "ab", "a" ("b" == "b"), "x" > "y" }' 
ls
#### repeated concatenation
awk 'BEGIN { for (i = 0; i < 100000; i++) s = s "x"; print length(s) }'
#### string comparison
awk 'BEGIN { print "a" < "b", "a" < "B", "abc" < "abd", "" < "a", "10" < "9", 10 < 9, "a" == "a", "é" > "z" }'
#### comparison of mixed types
awk 'BEGIN { x = "10"; y = 9; print x < y, x + 0 < y; z = "abc"; print z < 1, 2 < "10", 2 < 10 }'
#### in-string escapes
awk 'BEGIN { print "a\tb\nc\\d\"e\/f\101\x42\e" }'
#### octal and hexadecimal escapes
awk 'BEGIN { print "\60\061\0621|\x30\x313|\x4a4" }'
#### unknown escape in a string
awk 'BEGIN { print "a\qb\zc" }'
#### continued string
awk 'BEGIN { print "one \
two" }'
#### reverse a string
echo 'hello' | awk '{ for (i = length($0); i > 0; i--) r = r substr($0, i, 1); print r }'
#### palindromes
printf 'level\nhello\nété\n' | awk 'function rev(s,  i, r) { for (i = length(s); i; i--) r = r substr(s, i, 1); return r } { print $0, $0 == rev($0) ? "yes" : "no" }'
#### trim
printf '  a b  \n\t x\n' | awk '{ gsub(/^[ \t]+|[ \t]+$/, ""); print "[" $0 "]" }'
#### left pad
awk 'function pad(s, n) { while (length(s) < n) s = "." s; return s } BEGIN { print pad("x", 5), pad("abcdef", 5) }'
#### join an array
awk 'function join(a, n, sep,  i, s) { for (i = 1; i <= n; i++) s = s (i > 1 ? sep : "") a[i]; return s } BEGIN { n = split("a b c", x); print join(x, n, ", ") }'
#### repeat a string
awk 'function rep(s, n,  r) { while (n-- > 0) r = r s; return r } BEGIN { print rep("ab", 3) rep("-", 10) }'
#### count characters
echo 'mississippi' | awk '{ n = split($0, c, ""); for (i = 1; i <= n; i++) f[c[i]]++; PROCINFO["sorted_in"] = "@ind_str_asc"; for (k in f) print k, f[k] }'
#### rot13
echo 'Hello, World' | awk 'BEGIN { for (i = 0; i < 26; i++) { u = sprintf("%c", 65 + i); l = tolower(u); m[u] = sprintf("%c", 65 + (i + 13) % 26); m[l] = tolower(m[u]) } } { n = split($0, c, ""); for (i = 1; i <= n; i++) printf "%s", (c[i] in m) ? m[c[i]] : c[i]; print "" }'
#### URL encoding
echo 'a b&c=é' | LC_ALL=C awk 'BEGIN { for (i = 0; i < 256; i++) ord[sprintf("%c", i)] = i } { n = length($0); for (i = 1; i <= n; i++) { c = substr($0, i, 1); if (c ~ /[A-Za-z0-9_.-]/) o = o c; else o = o sprintf("%%%02X", ord[c]) } print o }'
#### ordinal table
awk 'BEGIN { for (i = 0; i < 256; i++) o[sprintf("%c", i)] = i; print o["A"], o["z"], o[" "] }'
#### assigning a string that looks numeric
awk 'BEGIN { x = "3.0"; print x == 3, x + 0 == 3; y = "3.0" + 0; print y == 3 }'
#### NUL in strings
awk 'BEGIN { s = "a\0b"; print length(s); printf "%s", s }' | od -An -c
#### IGNORECASE
awk 'BEGIN { IGNORECASE = 1; print "ABC" ~ /abc/, "abc" == "ABC", index("xABC", "abc"), match("FOO", /o+/), RLENGTH; s = "aAa"; gsub(/a/, "x", s); print s; print "a" < "B" }'
#### IGNORECASE per record
printf 'Foo\nfoo\nBAR\n' | awk -v IGNORECASE=1 '/foo/ { print NR, $0 } /bar/ { print "bar", NR }'
#### long string functions
awk 'BEGIN { s = sprintf("%10000s", ""); gsub(/ /, "ab", s); print length(s), gsub(/ba/, "X", s), length(s), index(s, "b") }'
#### gsub does not loop over its own output
awk 'BEGIN { s = "aaa"; gsub(/a/, "aa", s); print s }'
#### sub with special characters in brackets
awk 'BEGIN { s = "a/b[c]d"; gsub(/[][\/]/, "_", s); print s }'
#### strip HTML tags
echo '<p>Hello <b>world</b></p>' | awk '{ gsub(/<[^>]*>/, ""); print }'
#### thousands separators
echo '1234567 12 1000' | awk 'function commas(n,  s) { s = n ""; while (s ~ /^[0-9][0-9][0-9][0-9]/) sub(/[0-9][0-9][0-9](,|$)/, ",&", s); return s } { for (i = 1; i <= NF; i++) print commas($i) }'
#### gensub of a numbered empty match
awk 'BEGIN { print gensub(/a*/, "<\\0>", 2, "aabab"); print gensub(/b*/, "<\\0>", 2, "bbb"); print gensub(/x*/, "-", 3, "abc") }'
