#### default splitting ignores leading and trailing blanks
printf '  a  b\tc  \n\n \t \nx\n' | awk '{ print NF ": " $1 "|" $2 "|" $NF }'
#### single character separator
printf 'a:b:c\n:a:\n::\n\nx\n' | awk -F: '{ print NF; for (i = 1; i <= NF; i++) printf "[%s]", $i; print "" }'
#### comma separator
printf '1,2,3\n,,\na,,b\n' | awk -F, '{ print NF, $1 "-" $2 "-" $3 }'
#### tab separator
printf 'a b\tc\t\td\n' | awk -F'\t' '{ print NF, $1, $4 }'
#### -Ft means tab
printf 'atb\tc\n' | awk -Ft '{ print $1 "|" $2 }'
#### regexp separator
printf 'a1b22c333d\n' | awk -F'[0-9]+' '{ print NF, $1 $2 $3 $4 }'
#### regexp separator with alternatives
printf 'a,b; c , d\n' | awk -F' *[,;] *' '{ for (i = 1; i <= NF; i++) printf "<%s>", $i; print "" }'
#### single space separator as regexp
printf ' a  b \n' | awk -F'[ ]' '{ print NF; for (i = 1; i <= NF; i++) printf "<%s>", $i; print "" }'
#### pipe, dot and other special separators are literal
printf 'a|b.c\n' | awk -F'|' '{ print $2 }'
printf 'a.b.c\n' | awk -F. '{ print $2 }'
printf 'a*b*c\n' | awk -F'*' '{ print $2 }'
printf 'a^b\n' | awk -F^ '{ print $2 }'
printf 'a$b\n' | awk -F'$' '{ print $2 }'
printf 'a\\b\n' | awk -F'\\' '{ print $2 }'
printf 'a+b\n' | awk -F+ '{ print $2 }'
#### empty separator
printf 'héllo\n' | awk -F '' '{ print NF; for (i = 1; i <= NF; i++) printf "%s-", $i; print "" }'
#### empty FS in BEGIN
echo abc | awk 'BEGIN { FS = "" } { print NF, $2 }'
#### FS change takes effect at the next record
printf 'a:b c\nd:e f\n' | awk '{ FS = ":"; print $1 }'
#### FS change with NF used before
printf 'a:b c\nd:e f\n' | awk '{ n = NF; FS = ":"; print n, $1 }'
#### anchored separator
printf 'xaxb\n' | awk -F'^x' '{ print NF, $2 }'
#### separator that matches the empty string
printf 'abc\n' | awk -F'x*' '{ print NF, $1 }'
#### case-insensitive separator
printf 'aXbxc\n' | awk -v IGNORECASE=1 -F'x' '{ print NF, $1, $2, $3 }'
#### assignment to a field rebuilds the record
echo 'a b   c' | awk '{ $2 = "X"; print; print NF }'
#### assignment with another OFS
echo 'a b c' | awk -v OFS=- '{ $1 = $1; print; print $0 }'
#### OFS without assignment
echo 'a b c' | awk 'BEGIN { OFS = "-" } { print; print $1, $2 }'
#### field beyond NF
echo 'a b' | awk '{ $5 = "e"; print; print NF; print $4 "|" $9 "|"; print NF }'
#### increasing NF
echo 'a b' | awk '{ NF = 4; print; $0 = $0; print NF }' | cat -A
#### decreasing NF
echo 'a b c d' | awk '{ NF = 2; print; print $3 "|" NF }'
#### decreasing NF with OFS
echo 'a b c d' | awk -v OFS=, '{ NF -= 1; print }'
#### NF to zero
echo 'a b c' | awk '{ NF = 0; print; print NF, length($0) }'
#### assigning to $0
echo 'a b c' | awk '{ $0 = "x y"; print NF, $2; $3 = "z"; print }'
#### assigning to $0 in END
printf 'a b\nc d\n' | awk 'END { print $0, NF; $0 = "p q r"; print NF, $3 }'
#### computed fields
echo '3 a b c' | awk '{ print $$1, $(1 + 1), $NF, $(NF - 1), $NF-1 }'
#### incrementing fields
echo '1 2 3' | awk '{ $2++; print; $1 += 10; print; print $3++ + ++$3; print }'
#### field of a negative index
echo a | awk '{ print $(-1) }'
echo $?
#### NF negative
echo a | awk '{ NF = -1 }'
echo $?
#### field index is truncated
echo 'a b c' | awk '{ print $1.9, $(2.7), $"3x" }'
#### numeric string fields keep their text
echo '007 1.0 1e2 0x1' | awk '{ print $1, $2, $3, $4; print $1 + 0, $2 + 0, $3 + 0, $4 + 0 }'
#### comparing fields as numbers
printf '10 9\nabc abd\n10 9x\n1.0 1\n+5 5\n 1e1 10\n0x10 16\n' | awk '{ print $1 < $2, $1 == $2, $1 > $2 }'
#### comparing a field with constants
printf '10\n9\nabc\n1.0\n\n' | awk '{ print ($1 == 10), ($1 == "10"), ($1 < 9.5), ($1 < "9"), ($1 == "") }'
#### comparison of missing fields
echo a | awk '{ print ($2 == 0), ($2 == ""), length($2), $2 + 1 }'
#### truth of fields
printf '0\n0.0\n00\n \n\na\n-0\n+0\n0x\n' | awk '{ if ($0) print "true: [" $0 "]"; else print "false: [" $0 "]" }'
#### truth of a string constant zero
awk 'BEGIN { if ("0") print "string zero is true"; if (0) print "no"; x = "0"; if (x) print "var true"; if (x + 0) print "no" }'
#### fields are strnum, concatenations strings
echo '10 9' | awk '{ a = $1; b = $2; print a > b, (a "") > (b ""); a = $1 ""; print a > b }' 
ls
#### fieldwidths
printf '1234567890abc\n12\n' | awk 'BEGIN { FIELDWIDTHS = "2 3 4" } { print NF; for (i = 1; i <= NF; i++) printf "[%s]", $i; print "" }'
#### fieldwidths with skips and rest
printf 'aabbbccccdd\n' | awk 'BEGIN { FIELDWIDTHS = "2 1:2 *" } { print NF; for (i = 1; i <= NF; i++) printf "[%s]", $i; print "" }'
#### fieldwidths then FS
printf 'ab cd\nab cd\n' | awk 'BEGIN { FIELDWIDTHS = "1 1" } { print $2; FS = FS }'
#### fieldwidths count characters
printf 'éèàxyz\n' | awk 'BEGIN { FIELDWIDTHS = "3 3" } { print $1 "|" $2 }'
#### FPAT for quoted CSV
printf 'a,"b,c",d\n"x",,z\n' | awk 'BEGIN { FPAT = "([^,]+)|(\"[^\"]+\")" } { print NF; for (i = 1; i <= NF; i++) printf "<%s>", $i; print "" }'
#### FPAT that may be empty
printf 'a,,b,\n,x\n' | awk 'BEGIN { FPAT = "[^,]*" } { print NF; for (i = 1; i <= NF; i++) printf "<%s>", $i; print "" }'
#### FPAT numbers
echo 'abc12de345f6' | awk -v FPAT='[0-9]+' '{ print NF, $1, $2, $3 }'
#### FPAT with -v and OFS
echo 'k1=v1;k2=v2' | awk -v FPAT='[a-z0-9]+' -v OFS=/ '{ $1 = $1; print }'
#### PROCINFO FS shows the active splitter
echo x | awk '{ print PROCINFO["FS"] }'
#### reading NF in BEGIN and END
printf 'a b c\nd e\n' | awk 'BEGIN { print NF } END { print NF, $0 }'
#### record kept in END after the last read
printf '1\n2\n3\n' | awk 'END { print $0, NR }'
#### sum and average of a column
printf '1 10\n2 20\n3 30\n' | awk '{ s += $2 } END { print s, s / NR }'
#### swap two fields
printf 'a b c\nd e f\n' | awk '{ t = $1; $1 = $2; $2 = t; print }'
#### delete a field
echo 'a b c d' | awk '{ $2 = ""; print; sub(/  /, " "); print; print NF }'
#### field loop backwards
echo 'one two three' | awk '{ for (i = NF; i > 0; i--) printf "%s%s", $i, i > 1 ? OFS : ORS }'
#### many fields
seq 1000 | paste -sd' ' | awk '{ print NF, $1, $500, $NF; NF = 3; print }'
#### carriage returns stay
printf 'a b\r\nc d\r\n' | awk '{ print $2 "|" }' | od -c
#### NUL bytes in a record
printf 'a\0b c\n' | awk '{ print length($0), NF, $2 }'
#### invalid UTF-8 in a record
printf '\xff\xfe a\xc3\n' | awk '{ print length($1), length($2), NF }'
#### no final newline
printf 'a b\nc d' | awk '{ print NR, $2 }'
#### empty input
awk '{ print "x" } END { print NR, NF, $0 "|" }' < /dev/null
#### only newlines
printf '\n\n\n' | awk 'END { print NR, NF }'
#### long line
awk 'BEGIN { for (i = 0; i < 100000; i++) printf "%d ", i; print "" }' | awk '{ print NF, length($0), $99999 }'
#### setting $3 of an empty record
echo | awk '{ $3 = "x"; print NF; print }' | cat -A
#### assigning to NF of the string type
echo 'a b c' | awk '{ NF = "2"; print; NF = "1x"; print }'
#### uninitialised field number
echo 'a b' | awk '{ print $x, $(y + 1) }'
#### dollar and increment
echo '2 x y' | awk '{ i = 1; print $i++; print i; print $++i; print i; print -$1, !$1, $1^2 }'
#### field assigned a number prints by CONVFMT in the record
echo 'a b' | awk 'BEGIN { CONVFMT = "%.2f"; OFMT = "%.3f" } { $2 = 3.14159; print $2; print }'
#### getline resets NF
printf 'a b\nc d e\n' | awk 'NR == 1 { getline; print NF, $0, NR }'
#### parse passwd-like lines
printf 'root:x:0:0:root:/root:/bin/bash\nagent:x:1000:1000::/home/agent:/bin/sh\n' | awk -F: '$3 >= 1000 { print $1 " -> " $NF; n++ } END { print n }'
#### print selected columns with a format
printf 'alice 30 1.5\nbob 4 22.75\n' | awk '{ printf "%-10s %3d %8.2f\n", $1, $2, $3 }'
#### two-character separator
printf 'a::b::c\n' | awk -F'::' '{ print $2, NF }'
#### separator with backslash escapes
printf 'a\tb|c\n' | awk -F'\t' '{ print $2 }'
printf 'a|b|c\n' | awk -F'\\|' '{ print $2 }'
#### separator of letters and spaces
echo 'one and two and three' | awk -F' and ' '{ print $1, $2, $3 }'
#### FS as a regexp constant value
echo 'a1b2c' | awk 'BEGIN { FS = @/[0-9]/ } { print $1 $2 $3 }'
#### blank separators do not include form feed
printf 'a\fb c\n' | awk '{ print NF }'
#### max, min of fields
echo '5 3 9 1 7' | awk '{ m = M = $1; for (i = 2; i <= NF; i++) { if ($i < m) m = $i; if ($i > M) M = $i } print m, M }'
#### sum each line
printf '1 2 3\n4 5\n\n' | awk '{ s = 0; for (i = 1; i <= NF; i++) s += $i; print s }'
#### transpose
printf '1 2 3\n4 5 6\n' | awk '{ for (i = 1; i <= NF; i++) m[NR, i] = $i } END { for (i = 1; i <= NF; i++) { for (j = 1; j <= NR; j++) printf "%s%s", m[j, i], j < NR ? " " : "\n" } }'
#### fieldwidths with a skip at the end
printf 'abc\nab\nabcd\n' | awk 'BEGIN { FIELDWIDTHS = "2 1:3 *" } { print NF; for (i = 1; i <= NF; i++) printf "[%s]", $i; print "" }'
#### paragraph mode with a regexp separator
printf 'a,b\nc;d\n\ne\n' | awk -v RS= -F'[,;]' '{ for (i = 1; i <= NF; i++) printf "[%s]", $i; print "" }'
