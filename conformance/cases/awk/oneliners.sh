#### number lines
printf 'a\nb\n\nc\n' | awk '{ print NR ": " $0 }'
#### number lines that are not empty
printf 'a\n\nb\n' | awk 'NF { $0 = ++n " " $0 } { print }'
#### count lines, words, characters
printf 'the cat\nsat on\n' | awk '{ c += length($0) + 1; w += NF } END { print NR, w, c }'
#### last line
seq 5 | awk 'END { print }'
#### last three lines
seq 10 | awk '{ l[NR % 3] = $0 } END { for (i = NR - 2; i <= NR; i++) print l[i % 3] }'
#### every third line
seq 10 | awk 'NR % 3 == 0'
#### reverse lines
seq 4 | awk '{ a[NR] = $0 } END { for (i = NR; i; i--) print a[i] }'
#### reverse fields
echo 'a b c' | awk '{ for (i = NF; i; i--) printf "%s%s", $i, (i > 1 ? " " : "\n") }'
#### print last field
printf 'a b\nc d e\n\n' | awk '{ print $NF }'
#### lines longer than
printf 'abc\nabcdefgh\n' | awk 'length > 5'
#### longest line
printf 'a\nabc\nab\n' | awk 'length > m { m = length; l = $0 } END { print m, l }'
#### lines with exactly three fields
printf 'a b c\na b\nd e f\n' | awk 'NF == 3'
#### delete blank lines
printf 'a\n\n \nb\n' | awk NF
#### squeeze blank lines
printf 'a\n\n\n\nb\n' | awk '!NF { if (++b < 2) print; next } { b = 0; print }'
#### double space
printf 'a\nb\n' | awk '1; { print "" }'
#### double space, blank lines once
printf 'a\n\nb\n' | awk 'NF { print $0 "\n" }'
#### join lines
printf 'a\nb\nc\n' | awk '{ printf "%s%s", s, $0; s = "," } END { print "" }'
#### join pairs of lines
seq 6 | awk '{ ORS = NR % 2 ? " " : "\n"; print }'
#### join continued lines
printf 'a\\\nb\nc\n' | awk '/\\$/ { sub(/\\$/, ""); printf "%s", $0; next } 1'
#### between two patterns
printf 'x\nSTART\na\nb\nEND\ny\n' | awk '/START/, /END/'
#### between two patterns, exclusive
printf 'x\nSTART\na\nb\nEND\ny\n' | awk '/END/ { p = 0 } p; /START/ { p = 1 }'
#### line after a match
printf 'a\nmatch\nb\nc\n' | awk 'f { print; f = 0 } /match/ { f = 1 }'
#### line before a match
printf 'a\nb\nmatch\n' | awk '/match/ { print p } { p = $0 }'
#### two lines around a match
seq 10 | awk '{ a[NR] = $0 } /5/ { m = NR } END { for (i = m - 1; i <= m + 1; i++) print a[i] }'
#### unique consecutive lines
printf 'a\na\nb\na\n' | awk '$0 != p; { p = $0 }'
#### count consecutive lines
printf 'a\na\nb\n' | awk 'NR > 1 && $0 != p { print n, p; n = 0 } { p = $0; n++ } END { print n, p }'
#### frequency of a field, most frequent first
printf 'x\ny\nx\nz\nx\ny\n' | awk '{ n[$1]++ } END { for (k in n) print n[k], k }' | sort -k1,1nr -k2
#### sum of a column by key with a header
printf 'k v\na 1\nb 2\na 3\n' | awk 'NR > 1 { s[$1] += $2 } END { for (k in s) print k, s[k] }' | sort
#### average, minimum and maximum
printf '3\n1\n4\n1\n5\n' | awk 'NR == 1 { m = M = $1 } { s += $1; if ($1 < m) m = $1; if ($1 > M) M = $1 } END { printf "%.2f %d %d\n", s / NR, m, M }'
#### standard deviation
printf '2\n4\n4\n4\n5\n5\n7\n9\n' | awk '{ s += $1; q += $1 * $1 } END { print sqrt(q / NR - (s / NR) ^ 2) }'
#### median
printf '5\n2\n9\n1\n7\n' | awk '{ a[NR] = $1 } END { n = asort(a); print n % 2 ? a[(n + 1) / 2] : (a[n / 2] + a[n / 2 + 1]) / 2 }'
#### percentage of a total
printf 'a 1\nb 3\n' | awk '{ v[NR] = $2; k[NR] = $1; t += $2 } END { for (i = 1; i <= NR; i++) printf "%s %.1f%%\n", k[i], 100 * v[i] / t }'
#### running total
printf '1\n2\n3\n' | awk '{ print t += $1 }'
#### differences of successive lines
printf '1\n4\n9\n' | awk 'NR > 1 { print $1 - p } { p = $1 }'
#### column widths
printf 'a bbb\ncccc d\n' | awk '{ for (i = 1; i <= NF; i++) { c[NR, i] = $i; if (length($i) > w[i]) w[i] = length($i) } } END { for (r = 1; r <= NR; r++) { for (i = 1; i <= 2; i++) printf "%-*s|", w[i], c[r, i]; print "" } }'
#### CSV to TSV
printf 'a,b c,d\n' | awk -F, -v OFS='\t' '{ $1 = $1 } 1'
#### CSV column by header name
printf 'id,name,age\n1,ann,30\n2,bob,25\n' | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) h[$i] = i; next } { print $h["name"], $h["age"] }'
#### remove a column
printf 'a b c\nd e f\n' | awk '{ $2 = ""; $0 = $0; $1 = $1; print }'
#### insert a column
printf 'a b\nc d\n' | awk '{ $2 = NR OFS $2 } 1'
#### key=value to JSON
printf 'a=1\nb=x y\n' | awk -F= 'BEGIN { printf "{" } { printf "%s\"%s\":\"%s\"", s, $1, $2; s = "," } END { print "}" }'
#### environment file
printf '# c\nA=1\n\nB="two"\n' | awk -F= '/^[^#]/ && NF > 1 { v = $2; gsub(/"/, "", v); print $1 " -> " v }'
#### INI sections
printf '[a]\nx=1\n[b]\nx=2\ny=3\n' | awk -F= '/^\[/ { s = substr($0, 2, length($0) - 2); next } { print s "." $1 "=" $2 }'
#### log levels
printf '10:01 INFO a\n10:02 ERROR b\n10:03 INFO c\n' | awk '{ n[$2]++ } $2 == "ERROR" { print $1, $3 } END { print n["INFO"], n["ERROR"] }'
#### HTTP status counts
printf '1.1.1.1 - - [x] "GET / HTTP/1.1" 200 5\n1.1.1.2 - - [x] "GET /a HTTP/1.1" 404 9\n1.1.1.1 - - [x] "GET /b HTTP/1.1" 200 7\n' | awk '{ s[$8]++; b += $9; ip[$1]++ } END { for (k in s) print k, s[k]; print b, length(ip) }'
#### top values by a pipe
printf 'a 3\nb 9\nc 5\n' | awk '{ print $2, $1 | "sort -nr | head -n 2" }'
#### wrap words
echo 'the quick brown fox jumps over the lazy dog' | awk '{ for (i = 1; i <= NF; i++) { if (n + length($i) + 1 > 20) { print l; l = ""; n = 0 } l = l (l ? " " : "") $i; n = length(l) } } END { print l }'
#### centre lines
printf 'a\nabc\n' | awk '{ l = length($0); printf "%*s%s\n", int((9 - l) / 2), "", $0 }'
#### strip comments and blanks
printf 'a # c\n# all\n\nb\n' | awk '{ sub(/ *#.*/, "") } NF'
#### indent
printf 'a\n b\n' | awk '{ print "    " $0 }'
#### swap columns where a condition holds
printf '1 2\n4 3\n' | awk '$1 > $2 { t = $1; $1 = $2; $2 = t } 1'
#### compare two files by line
printf 'a\nb\nc\n' > x; printf 'a\nB\nc\n' > y
awk 'NR == FNR { a[FNR] = $0; next } a[FNR] != $0 { print FNR ": " a[FNR] " | " $0 }' x y
#### join on a key
printf '1 ann\n2 bob\n' > n; printf '1 30\n2 25\n3 40\n' > a
awk 'NR == FNR { n[$1] = $2; next } { print $1, ($1 in n ? n[$1] : "-"), $2 }' n a
#### left outer join with defaults
printf 'a 1\nb 2\n' > l; printf 'b x\n' > r
awk 'NR == FNR { r[$1] = $2; next } { print $0, (r[$1] == "" ? "none" : r[$1]) }' r l
#### split output by size
seq 7 | awk '{ f = "part" int((NR - 1) / 3); print > f }'
cat part0 part2
#### pivot
printf 'a x 1\na y 2\nb x 3\nb y 4\n' | awk '{ r[$1]; c[$2]; v[$1, $2] = $3 } END { n = asorti(r, R); m = asorti(c, C); printf "-"; for (j = 1; j <= m; j++) printf " %s", C[j]; print ""; for (i = 1; i <= n; i++) { printf "%s", R[i]; for (j = 1; j <= m; j++) printf " %s", v[R[i], C[j]]; print "" } }'
#### group lists
printf 'fruit apple\nveg leek\nfruit pear\n' | awk '{ l[$1] = l[$1] (l[$1] ? "," : "") $2 } END { for (k in l) print k ": " l[k] }'
#### hexadecimal to decimal by hand
echo 'ff 1A 7' | awk 'function hex(s,  i, n) { s = tolower(s); for (i = 1; i <= length(s); i++) n = n * 16 + index("0123456789abcdef", substr(s, i, 1)) - 1; return n } { for (i = 1; i <= NF; i++) print hex($i) }'
#### binary
awk 'function bin(n,  s) { do s = n % 2 s; while (n = int(n / 2)); return s } BEGIN { for (i = 0; i < 9; i++) printf "%s ", bin(i); print "" }'
#### roman numerals
awk 'function roman(n,  v, s, i, r) { split("1000 900 500 400 100 90 50 40 10 9 5 4 1", v); split("M CM D CD C XC L XL X IX V IV I", s); for (i = 1; i <= 13; i++) while (n >= v[i]) { r = r s[i]; n -= v[i] } return r } BEGIN { print roman(1994), roman(2024), roman(4) }'
#### calendar of a month
awk 'BEGIN { y = 2024; m = 2; t = mktime(y " " m " 1 12 0 0"); w = strftime("%w", t); printf "%*s", 3 * w, ""; while (strftime("%m", t) + 0 == m) { printf "%3d", strftime("%d", t); if (++w % 7 == 0) print ""; t += 86400 } print "" }'
#### leap years
awk 'function leap(y) { return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0) } BEGIN { for (y = 1896; y <= 2004; y += 4) if (!leap(y)) print y; print leap(2000), leap(2023) }'
#### word frequencies of a text
printf 'It was the best of times, it was the worst of times.\n' | awk '{ $0 = tolower($0); gsub(/[^a-z ]/, ""); for (i = 1; i <= NF; i++) n[$i]++ } END { for (w in n) print n[w], w }' | sort -k1,1nr -k2 | head -n 4
#### anagrams
printf 'listen\nsilent\nenlist\nabc\n' | awk 'function key(w,  c, n, i, s) { n = split(w, c, ""); asort(c); for (i = 1; i <= n; i++) s = s c[i]; return s } { k = key($1); g[k] = g[k] " " $1; m[k]++ } END { for (k in g) if (m[k] > 1) print substr(g[k], 2) }'
#### make a histogram with bars
printf '12\n25\n18\n37\n22\n' | awk '{ b[int($1 / 10)]++ } END { for (i = 0; i < 4; i++) printf "%2d-%2d %s\n", i * 10, i * 10 + 9, substr("##########", 1, b[i]) }'
#### topological order
printf 'a b\nb c\na c\n' | awk 'function visit(n,  i, d, k) { if (n in done) return; done[n]; k = split(dep[n], d, " "); for (i = 1; i <= k; i++) visit(d[i]); out = out " " n } { dep[$1] = dep[$1] " " $2; all[$1]; all[$2] } END { PROCINFO["sorted_in"] = "@ind_str_asc"; for (n in all) visit(n); print out }'
#### calculator in reverse Polish notation
printf '1 2 + 3 *\n10 4 -\n2 3 ^\n' | awk '{ n = 0; for (i = 1; i <= NF; i++) if ($i ~ /^[0-9.]+$/) s[++n] = $i; else { b = s[n--]; a = s[n--]; s[++n] = $i == "+" ? a + b : $i == "-" ? a - b : $i == "*" ? a * b : $i == "/" ? a / b : a ^ b } print s[1] }'
#### recursive-descent calculator
printf '1+2*3\n(1+2)*3\n10-4/2\n-3+5\n' | awk 'function f(  e) { if (c() == "(") { p++; e = ex(); p++; return e } if (c() == "-") { p++; return -f() } e = ""; while (c() ~ /[0-9.]/) { e = e c(); p++ } return e + 0 } function t(  e) { e = f(); while (c() ~ /[*\/]/) if (c() == "*") { p++; e *= f() } else { p++; e /= f() } return e } function ex(  e) { e = t(); while (c() ~ /[-+]/) if (c() == "+") { p++; e += t() } else { p++; e -= t() } return e } function c() { return substr($0, p, 1) } { p = 1; print ex() }'
#### balanced brackets
printf '(a[b]c)\n(]\n((\n' | awk '{ n = 0; ok = 1; for (i = 1; i <= length($0); i++) { ch = substr($0, i, 1); if (ch ~ /[(\[]/) s[++n] = ch; else if (ch == ")") { if (!n || s[n--] != "(") ok = 0 } else if (ch == "]") { if (!n || s[n--] != "[") ok = 0 } } print $0, (ok && !n) ? "yes" : "no" }'
#### run-length coding
echo 'aaabbc' | awk '{ n = split($0, c, ""); for (i = 1; i <= n; i++) { r++; if (c[i] != c[i + 1]) { printf "%s%d", c[i], r; r = 0 } } print "" }'
#### interest table
awk 'BEGIN { for (r = 1; r <= 3; r++) { printf "%d%%", r; for (y = 1; y <= 4; y++) printf " %.3f", (1 + r / 100) ^ y; print "" } }'
#### quine-like self count
printf 'BEGIN { while ((getline l < "p") > 0) n += length(l); print n }\n' > p
awk -f p
#### file sizes from a listing
printf -- '-rw 1 a b 120 x f1\n-rw 1 a b 80 x f2\n' | awk '{ s += $5; n++ } END { print n " files, " s " bytes" }'
#### process list filter
printf 'PID CPU CMD\n1 0.5 init\n22 12.5 java\n' | awk 'NR == 1 || $2 > 10 { print $1, $3 }'
#### disk usage threshold
printf 'fs 95%% /a\nfs 20%% /b\n' | awk '{ p = $2; sub(/%/, "", p); if (p + 0 > 90) print $3 " is " $2 " full" }'
#### convert seconds
echo '3661 59 86400' | awk '{ for (i = 1; i <= NF; i++) printf "%02d:%02d:%02d\n", $i / 3600, $i % 3600 / 60, $i % 60 }'
#### IP to integer
echo '192.168.1.10' | awk -F. '{ printf "%d\n", (($1 * 256 + $2) * 256 + $3) * 256 + $4 }'
#### version comparison
printf '1.2.10 1.2.9\n2.0 2.0.1\n' | awk 'function cmp(a, b,  x, y, n, m, i) { n = split(a, x, "."); m = split(b, y, "."); for (i = 1; i <= n || i <= m; i++) if (x[i] + 0 != y[i] + 0) return x[i] + 0 < y[i] + 0 ? "<" : ">"; return "=" } { print $1, cmp($1, $2), $2 }'
#### template substitution
printf 'name=World\n' > vars; printf 'Hello {{name}}, {{other}}!\n' > t
awk -F= 'NR == FNR { v[$1] = $2; next } { while (match($0, /\{\{[a-z]+\}\}/)) { k = substr($0, RSTART + 2, RLENGTH - 4); $0 = substr($0, 1, RSTART - 1) (k in v ? v[k] : "?") substr($0, RSTART + RLENGTH) } print }' vars t
#### extract links
printf '<a href="x.html">X</a> <a href="y.html">Y</a>\n' | awk '{ while (match($0, /href="[^"]*"/)) { print substr($0, RSTART + 6, RLENGTH - 7); $0 = substr($0, RSTART + RLENGTH) } }'
#### markdown headings
printf '# One\ntext\n## Two\n' | awk '/^#+ / { n = length($1); sub(/^#+ /, ""); printf "%*s- %s\n", 2 * (n - 1), "", $0 }'
#### YAML-like list
printf 'items:\n  - a\n  - b\nother: 1\n' | awk '/^items:/ { f = 1; next } /^[^ ]/ { f = 0 } f { sub(/^ *- /, ""); print }'
#### sort numbers with an insertion sort
printf '3\n10\n2\n' | awk '{ for (i = NR; i > 1 && a[i - 1] > $1 + 0; i--) a[i] = a[i - 1]; a[i] = $1 + 0 } END { for (i = 1; i <= NR; i++) print a[i] }'
#### cross product of two files
printf '1\n2\n' > a; printf 'x\ny\n' > b
awk 'NR == FNR { a[n++] = $0; next } { for (i = 0; i < n; i++) print a[i] $0 }' a b
#### numbered paragraphs
printf 'a\nb\n\nc\n' | awk -v RS= '{ print NR ". " $1, NF }'
#### address book in paragraph mode
printf 'Ann\n1 Road\nTown\n\nBob\n2 Lane\nCity\n' | awk 'BEGIN { RS = ""; FS = "\n" } { print $1 " lives in " $3 }'
#### multi-line records to lines
printf 'a\nb\n\nc\nd\n' | awk -v RS= -F'\n' -v OFS=, '{ $1 = $1 } 1'
#### Pascal triangle
awk 'BEGIN { for (i = 0; i < 6; i++) { r[i] = 1; for (j = i - 1; j > 0; j--) r[j] += r[j - 1]; for (j = 0; j <= i; j++) printf "%d%s", r[j], j < i ? " " : "\n" } }'
#### game of life step
printf '.....\n..#..\n..#..\n..#..\n.....\n' | awk '{ for (i = 1; i <= length($0); i++) g[NR, i] = substr($0, i, 1) == "#" } END { for (y = 1; y <= NR; y++) { for (x = 1; x <= 5; x++) { n = -g[y, x]; for (a = -1; a <= 1; a++) for (b = -1; b <= 1; b++) n += g[y + a, x + b]; printf "%s", n == 3 || n == 2 && g[y, x] ? "#" : "." } print "" } }'
