#### print to a file
awk 'BEGIN { print "a" > "f"; print "b" > "f"; close("f"); while ((getline x < "f") > 0) print x }'
cat f
#### append to a file
echo old > f
awk 'BEGIN { print "new" >> "f"; print "more" >> "f" }'
cat f
#### truncate once only
printf 'x\n' > f
awk 'BEGIN { print 1 > "f"; print 2 > "f"; close("f"); print 3 > "f" }'
cat f
#### split a file by a column
printf 'a 1\nb 2\na 3\n' | awk '{ print $2 > ($1 ".txt") }'
cat a.txt b.txt
#### file name by concatenation without parentheses
echo x | awk '{ print "t" > "out" ".txt" }'
cat out.txt
#### printf to a file
awk 'BEGIN { printf "%d-%s\n", 1, "x" > "f"; printf("%s\n", "y") >> "f" }'
cat f
#### print with parentheses to a file
awk 'BEGIN { print("a", "b") > "f"; print ("c")("d") > "f" }'
cat f
#### print to a command
awk 'BEGIN { print "b" | "sort"; print "a" | "sort" }'
#### close a command and go on
awk 'BEGIN { print "b" | "sort"; print "a" | "sort"; close("sort"); print "after" }'
#### order of output and commands
awk 'BEGIN { print "first"; print "x" | "cat"; print "last" }'
#### order with close
awk 'BEGIN { print "first"; print "x" | "cat"; close("cat"); print "last" }'
#### order with system
awk 'BEGIN { print "a"; system("echo b"); print "c"; system(""); print "d" }'
#### order with fflush
awk 'BEGIN { printf "a"; fflush(); system("printf b"); printf "c\n" }'
#### several commands
printf '3\n1\n2\n' | awk '{ print $1 | "sort -n"; print $1 | "sort -rn" } END { close("sort -n"); close("sort -rn") }'
#### command with a file
printf 'b\na\n' | awk '{ print | "sort > sorted" } END { close("sort > sorted"); while ((getline x < "sorted") > 0) print x }'
#### close returns the status of a pipe
awk 'BEGIN { print "x" | "cat >/dev/null; exit 3"; print close("cat >/dev/null; exit 3"); print "y" | "cat > /dev/null"; print close("cat > /dev/null") }' 2>/dev/null
#### close returns 0 for files
awk 'BEGIN { print "x" > "f"; print close("f"), close("f") }'
#### system status
awk 'BEGIN { print system("true"), system("false"), system("exit 7"); r = system("echo hi >&2"); print r }'
#### system sees written files
awk 'BEGIN { print "data" > "f"; system("cat f") }'
#### system reads nothing of the input already read
printf '1\n2\n' | awk 'NR == 1 { system("echo sys") } { print }'
#### /dev/stdout and /dev/stderr
awk 'BEGIN { print "out" > "/dev/stdout"; print "err" > "/dev/stderr"; print "out2" }'
#### mix of print and /dev/stdout
awk 'BEGIN { print 1; print 2 > "/dev/stdout"; print 3 }'
#### /dev/fd
awk 'BEGIN { print "to 1" > "/dev/fd/1"; print "to 2" > "/dev/fd/2" }'
#### cat 1>&2
awk 'BEGIN { print "err" | "cat 1>&2" }'
#### dash as output
awk 'BEGIN { print "x" > "-" }'
ls
#### write to a directory that does not exist
awk 'BEGIN { print "x" > "no/such/f"; print "not reached" }'
echo $?
#### write to a directory
mkdir d
awk 'BEGIN { print "x" > "d" }' 2>/dev/null
echo $?
#### empty file name
awk 'BEGIN { print "x" > "" }'
echo $?
#### reading and writing by turns
printf '1\n2\n' > in
awk 'BEGIN { while ((getline x < "in") > 0) print x * 2 > "out"; close("out"); while ((getline y < "out") > 0) print y }'
#### output to many files
awk 'BEGIN { for (i = 0; i < 30; i++) print i > ("f" i); for (i = 0; i < 30; i++) close("f" i); for (i = 0; i < 30; i++) { getline x < ("f" i); s += x } print s }'
ls | wc -l
#### redirection evaluated per record
printf '1 a\n2 b\n3 a\n' | awk '{ f = $2 ".out"; print $1 >> f; close(f) }'
cat a.out b.out
#### pipe to a shell
printf 'x\ny\n' | awk '{ print "echo got " $1 }' | sh
#### pipe to sh from within
printf 'x\ny\n' | awk '{ print "echo got " $1 | "sh" }'
#### sort by a field through a pipe
printf 'c 3\na 1\nb 2\n' | awk '{ print $2, $1 | "sort" } END { close("sort"); print "end" }'
#### header before sorted lines
printf 'b\na\n' | awk 'BEGIN { print "HEADER"; fflush() } { print | "sort" }'
#### writing to a closed reader
awk 'BEGIN { for (i = 0; i < 100000; i++) print i }' | head -n 2
#### infinite output stops
awk 'BEGIN { while (1) print "y" }' | head -n 3
#### printf without newline at the end
awk 'BEGIN { printf "a"; printf "b" > "/dev/stdout" }'
#### inplace
printf 'a b\nc d\n' > f
awk -i inplace '{ print $2 }' f
cat f
#### inplace on several files
printf '1\n' > a; printf '2\n' > b
awk -i inplace '{ print $1 * 10 }' a b
cat a b
#### inplace with a backup
printf 'x\n' > f
awk -i inplace -v inplace::suffix=.bak '{ print toupper($0) }' f
cat f f.bak
#### inplace with nothing printed
printf 'x\n' > f
awk -i inplace '0' f
wc -c < f
#### tee by hand
printf 'a\nb\n' | awk '{ print; print > "copy" }'
cat copy
#### concatenating output of commands
awk 'BEGIN { "echo one" | getline a; "echo two" | getline b; print a b }'
#### date by a recorded command
awk 'BEGIN { "echo 2024-05-06" | getline d; split(d, p, "-"); printf "%d/%d/%d\n", p[3], p[2], p[1] }'
#### print > expression with a conditional
echo '1' | awk '{ print "x" > ($1 > 0 ? "pos" : "neg") }'
ls
#### NUL in output
awk 'BEGIN { printf "a\0b" }' | od -An -c
#### ORS in files
awk 'BEGIN { ORS = "|"; print "a" > "f"; print "b" > "f" }'
cat f
#### fflush of a file that is not open
awk 'BEGIN { print fflush("nothing") }'
#### close with a second argument on a file
awk 'BEGIN { print "x" | "cat"; print close("cat", "to") }' 2>/dev/null
echo $?
#### read what another stream wrote after fflush
awk 'BEGIN { print "x" > "f"; fflush("f"); getline y < "f"; print y }'
#### copy with line numbers
printf 'a\nb\n' | awk '{ printf "%6d\t%s\n", NR, $0 }'
#### two readers of one file
printf '1\n2\n3\n' > f
awk '{ getline x < "f"; print $0, x }' f
#### large file through getline
seq 20000 > f
awk 'BEGIN { while ((getline x < "f") > 0) s += x; print s }'
#### overwrite the input file after reading
printf '1\n2\n' > f
awk '{ a[NR] = $0 } END { for (i = NR; i > 0; i--) print a[i] > "f" }' f
cat f
