#### variables before anything is read
awk 'BEGIN {printf "[%s][%s][%s][%s][%s][%s]\n", FILENAME, NR, NF, FNR, RSTART, RLENGTH}'
gawk 'BEGIN {printf "[%s][%s][%s][%s][%s][%s]\n", FIELDWIDTHS, FPAT, RT, ERRNO, TEXTDOMAIN, BINMODE}'
awk 'BEGIN {printf "[%s][%s][%s][%s][%s][%s]\n", FS, OFS, ORS, RS, CONVFMT, OFMT; print length(SUBSEP), IGNORECASE + 0, LINT + 0}'
echo x | awk '{printf "[%s][%s]\n", FILENAME, RT}'
echo x | awk 'END {printf "[%s]\n", FILENAME}'
#### replacement texts
echo abcabc | awk '{
  n = split("x|&|\\&|\\\\&|\\\\\\&|[&]|&&|a&b&c|\\\\|\\\\\\\\|\\q|\\\\q|\\0|\\\\0|\\\\1|", r, "|")
  for (i = 1; i <= n; i++) {
    s = $0; k = gsub(/b./, r[i], s); print i, k, s
    s = $0; k = sub(/b./, r[i], s); print i, k, s
    print gensub(/(b)(.)/, r[i], "g"), gensub(/(b)(.)/, r[i], 2)
  }
}'
#### numbers of strings
for s in 1 1. .5 . 1.5.5 -.5 +.5 +-1 1e3 1e 1e+ 1e+2 .e1 1.e2 0x10 1,5 12345678901234567890 0.1234567890123456789012 00012 '1 2' ' 3 ' 1..2 -. e1 inf nan +inf -nan 1_0; do
  echo "$s" | awk '{x = $0 + 0; print "[" $0 "]", x, ($0 == x), -$0, $0 * 2}'
done
#### escapes in regular expressions take one character
printf 'a\bXc\na\aXc\nav\vXc\n' > f; awk '/a\bX/ {print NR, "b"} /a\bc/ {print "no"} /a\aX/ {print NR, "a"} /v\vX/ {print NR, "v"} /\x08X/ {print NR} /\10X/ {print NR, "o"}' f; awk '{gsub(/[\b\a\v]/, "-"); print}' f; awk -v r='a\\bX' '$0 ~ r {print NR}' f
