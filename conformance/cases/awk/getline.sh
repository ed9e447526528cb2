#### plain getline
printf '1\n2\n3\n4\n' | awk '{ print "r", $0; if ((getline) > 0) print "g", $0, NR }'
#### getline at the end leaves $0
printf '1\n' | awk '{ r = getline; print r, $0, NR }'
#### getline var
printf 'a b\nc d\ne f\n' | awk '{ r = (getline x); print r, $0, x, NR, NF }'
#### getline var keeps fields
printf 'a b\nc d e\n' | awk 'NR == 1 { getline x; print NF, $2, x }'
#### getline from a file
printf '1\n2\n' > f
awk 'BEGIN { while ((getline line < "f") > 0) print "got", line, NR; print NR }'
#### getline from a file into $0
printf 'a b c\nd e\n' > f
awk 'BEGIN { while ((getline < "f") > 0) print NF, $0, NR, FNR }'
#### getline from a missing file
awk 'BEGIN { r = (getline x < "nofile"); print r; print ERRNO; print x "" }'
#### getline from a directory
mkdir d
awk 'BEGIN { r = (getline x < "d"); print r, ERRNO }'
#### reading a file twice needs close
printf '1\n2\n' > f
awk 'BEGIN { while ((getline l < "f") > 0) n++; while ((getline l < "f") > 0) n++; print n; print close("f"); while ((getline l < "f") > 0) n++; print n }'
#### two files in step
printf '1\n2\n3\n' > a; printf 'x\ny\n' > b
awk 'BEGIN { while ((getline p < "a") > 0) { if ((getline q < "b") <= 0) q = "-"; print p, q } }'
#### file named by an expression
printf 'hello\n' > f1
awk 'BEGIN { n = 1; getline x < ("f" n); print x; getline y < "f" n; print y "|" }'
#### getline from a command
awk 'BEGIN { while (("printf \"1\\n2\\n3\\n\"" | getline x) > 0) s += x; print s, NR }'
#### getline from a command into $0
awk 'BEGIN { "echo a b c" | getline; print NF, $2, NR }'
#### getline from a command var
awk 'BEGIN { "echo a b c" | getline x; print x, NR; "echo a b c" | getline x; print x }'
#### command run again after close
awk 'BEGIN { c = "echo hi"; c | getline x; print x, close(c); x = ""; c | getline x; print x }'
#### close status of an input pipe
awk 'BEGIN { c = "echo a; exit 3"; c | getline x; print x, close(c); print close(c) }'
#### concatenation before the pipe
awk 'BEGIN { "echo " "date" | getline x; print x; y = "ec"; (y "ho z") | getline x; print x }'
#### getline in a while with a regexp
printf 'a\nb\n.\nc\n' | awk 'NR == 1 { while ((getline line) > 0 && line !~ /^\./) print "in", line; next } { print "out", $0 }'
#### getline from standard input
printf '1\n2\n3\n' | awk 'BEGIN { while ((getline x < "-") > 0) print "got", x }'
#### getline from /dev/stdin
printf '1\n2\n' | awk 'BEGIN { getline x < "/dev/stdin"; print x }'
#### getline in BEGIN reads the main input
printf '1\n2\n3\n' | awk 'BEGIN { getline; print "first", $0, NR } { print "main", $0, NR }'
#### getline in BEGIN with file operands
printf '1\n2\n' > f
awk 'BEGIN { while ((getline line) > 0) print FILENAME, FNR, line }' f
#### getline in END
printf '1\n2\n' | awk 'END { r = getline; print r, $0 }'
#### getline sets RT
printf 'a;b;' > f
awk 'BEGIN { RS = ";"; getline x < "f"; print x, RT }'
#### getline with RS changed
printf 'a b\nc d\n' > f
awk 'BEGIN { RS = " "; while ((getline x < "f") > 0) printf "[%s]", x; print "" }'
#### getline into a field
printf 'x\n' > f
echo 'a b c' | awk '{ getline $2 < "f"; print; print NF }'
#### getline into an array element
printf '1\n2\n' > f
awk 'BEGIN { while ((getline a[n++] < "f") > 0); print n, a[0], a[1], length(a) }'
#### getline value in arithmetic
printf '1\n' > f
awk 'BEGIN { print (getline x < "f") + 1; print (getline x < "f") + 1; print (getline x < "no") + 1 }'
#### getline without parentheses in a comparison
printf '1\n2\n' > f
awk 'BEGIN { while (getline x < "f" > 0) print x }' 
ls
#### getline < with concatenation is ambiguous
printf 'x\n' > ab
awk 'BEGIN { r = getline x < "a" "b"; print r "|" x }'
#### pipe into getline in a condition
awk 'BEGIN { if (("echo 5" | getline n) > 0 && n > 3) print "big", n }'
#### output of a command with many lines
awk 'BEGIN { c = "seq 10000"; while ((c | getline x) > 0) { s += x; n++ } close(c); print n, s }'
#### getline updates NR and FNR
printf '1\n2\n3\n' | awk '{ getline; print NR, FNR }'
#### getline var from main updates NR
printf '1\n2\n3\n' | awk 'NR == 1 { getline x; print NR, x, $0 } END { print NR }'
#### next record after getline to end of file
printf '1\n2\n' > a; printf '3\n' > b
awk 'FNR == 2 { getline; print FILENAME, FNR, $0 }' a b
#### command not found
awk 'BEGIN { r = ("no_such_command_x 2>/dev/null" | getline x); print r; print close("no_such_command_x 2>/dev/null") }'
#### close of something never opened
awk 'BEGIN { print close("never") }'
#### empty file name
awk 'BEGIN { getline x < "" }'
echo $?
#### several commands at once
awk 'BEGIN { "echo a; echo b" | getline x; "echo 1; echo 2" | getline y; "echo a; echo b" | getline x2; "echo 1; echo 2" | getline y2; print x, y, x2, y2 }'
#### coprocess
awk 'BEGIN { c = "sort"; print "b" |& c; print "a" |& c; close(c, "to"); while ((c |& getline x) > 0) print "got", x; print close(c) }'
#### coprocess with numbers
awk 'BEGIN { c = "sort -n"; for (i = 5; i > 0; i--) print i |& c; close(c, "to"); while ((c |& getline x) > 0) printf "%s ", x; print "" }'
#### getline line from a pipe of awk itself
awk 'BEGIN { c = "awk '"'BEGIN { print 6 * 7 }'"'"; c | getline x; print x }'
#### unparenthesised getline var with assignment
printf 'k=v\n' > f
awk 'BEGIN { FS = "="; if ((getline < "f") > 0) { name = $1; val = $2 } print name, val }'
#### include lines of other files
printf 'one\n@x\nthree\n' > main; printf 'two\n' > x
awk '/^@/ { f = substr($0, 2); while ((getline line < f) > 0) print line; close(f); next } { print }' main
#### lookup table from a file
printf '1 one\n2 two\n' > names; printf '2\n1\n3\n' > keys
awk 'BEGIN { while ((getline < "names") > 0) n[$1] = $2 } { print $1, ($1 in n) ? n[$1] : "?" }' keys
#### lookup table by NR==FNR
printf '1 one\n2 two\n' > names; printf '2\n1\n3\n' > keys
awk 'NR == FNR { n[$1] = $2; next } $1 in n { print $1, n[$1] }' names keys
