#### if and else
awk 'BEGIN { x = 5; if (x > 3) print "big"; else print "small"; if (x < 3) print "a"; else if (x < 6) print "b"; else print "c" }'
#### dangling else
awk 'BEGIN { if (1) if (0) print "a"; else print "b" }'
#### else on the next line
awk 'BEGIN {
	if (0)
		print "a"
	else
		print "b"
	if (1) { print "c" }
	else { print "d" }
}'
#### while and do
awk 'BEGIN { while (i < 3) print i++; do { print "do", i--; } while (i > 1); do print "once"; while (0) }'
#### for
awk 'BEGIN { for (i = 0; i < 3; i++) print i; for (;;) { if (++n > 2) break }; print n; for (i = 0, j = 5; 0; ) ; }' 2>/dev/null
echo $?
#### for with empty parts
awk 'BEGIN { i = 0; for (; i < 2; ) i++; print i; for (i = 5; i < 7; i++) ; print i }'
#### break and continue
awk 'BEGIN { for (i = 0; i < 10; i++) { if (i % 2) continue; if (i > 6) break; printf "%d ", i } print "" ; while (1) { if (k++ > 3) break; if (k == 2) continue; printf "%d ", k } print "" }'
#### nested loops and break
awk 'BEGIN { for (i = 0; i < 3; i++) { for (j = 0; j < 3; j++) { if (j == 1) break; print i, j } } }'
#### switch
awk 'BEGIN { for (i = 0; i < 5; i++) switch (i) { case 0: print "zero"; break; case 1: case 2: print "one or two"; break; case "3": print "string three"; break; default: print "other" } }'
#### switch with strings and regexps
printf 'apple\nbanana\ncherry\n7\n' | awk '{ switch ($1) { case "apple": print "A"; break; case /an/: print "B"; break; case 7: print "seven"; break; default: print "?" } }'
#### switch falls through
awk 'BEGIN { switch (2) { case 1: print 1; case 2: print 2; case 3: print 3; break; case 4: print 4 } }'
#### switch default in the middle
awk 'BEGIN { switch ("x") { case 1: print 1; default: print "d"; case 2: print 2 } }'
#### next
printf '1\n2\n3\n' | awk '$1 == 2 { next } { print }'
#### next in a function
printf '1\n2\n3\n' | awk 'function skip(x) { if (x == 2) next } { skip($1); print }'
#### nextfile
printf '1\n2\n' > a; printf '3\n4\n' > b
awk 'FNR == 2 { nextfile } { print FILENAME, $0 } END { print NR }' a b
#### exit
printf '1\n2\n3\n' | awk '{ print } $1 == 2 { exit } END { print "end", NR }'
#### exit with a status
awk 'BEGIN { exit 3 }'; echo $?
awk 'BEGIN { exit 1 + 1 } END { print "end" }'; echo $?
echo x | awk '{ exit 4 } END { print "end" }'; echo $?
echo x | awk '{ exit 4 } END { exit }'; echo $?
echo x | awk '{ exit 4 } END { exit 5; print "no" }'; echo $?
#### exit in a function
awk 'function f() { print "bye"; exit 7 } BEGIN { x = f() + 1; print "no" } END { print "end" }'; echo $?
#### exit with large and negative values
awk 'BEGIN { exit 256 }'; echo $?
awk 'BEGIN { exit 257 }'; echo $?
awk 'BEGIN { exit -1 }'; echo $?
awk 'BEGIN { exit "3x" }'; echo $?
#### patterns
printf '1 a\n2 b\n3 c\n4 d\n' | awk 'NR == 2; $1 > 3 { print "gt", $2 } /c/ && $1 == 3 { print "and" } $1 == 1 || $1 == 4 { print "or", $1 } !/[abc]/ { print "not" }'
#### range patterns
seq 10 | awk '/3/, /5/ { print } /8/, /nomatch/ { print "r", $0 }'
#### range that begins and ends on one line
printf 'a\nb\na b\nc\n' | awk '/a/, /b/ { print NR, $0 }'
#### two ranges
seq 10 | awk 'NR == 2, NR == 4 { print "x", $0 } NR == 3, NR == 6 { print "y", $0 }'
#### range with a condition on numbers
seq 20 | awk '$1 % 5 == 0, $1 % 7 == 0'
#### several BEGIN and END
awk 'BEGIN { print 1 } END { print "e1" } BEGIN { print 2 } END { print "e2" }' < /dev/null
#### only END
printf 'a\nb\n' | awk 'END { print NR }'
#### BEGIN only does not read
echo unread | awk 'BEGIN { print "x" }'
#### pattern without action and action without pattern
printf 'a\nb\n' | awk 'NR > 1
{ print "all", $0 }'
#### constant patterns
printf 'a\n' | awk '1; 0; "x"; ""; "0"; 2 { print "two" }'
#### semicolons and newlines
awk 'BEGIN { print 1; ; print 2;
;
print 3 } ; ; BEGIN { print 4 }'
#### newline after operators
awk 'BEGIN { x = 1 &&
1; print x; y = 0 ||
1; print y; print 1,
2; if (x)
print "if"; for (i = 0; i < 1; i++)
print "for" }'
#### newline after a comma in arguments
awk 'BEGIN { print substr("hello",
2,
3); a[1,
2]; print length(a) }'
#### continuation lines
awk 'BEGIN { print 1 + \
2; x = "a" \
"b"; print x }'
#### comments
awk '# first
BEGIN { # comment } with brace
	print "x" # "quote
} # end'
#### functions
awk 'function add(a, b) { return a + b } BEGIN { print add(1, 2), add(1), add() "" }'
#### function with a newline before the body
awk 'function f(x)
{
	return x * 2
}
BEGIN { print f(4) }'
#### func keyword
awk 'func f(x) { return x + 1 } BEGIN { print f(1) }'
#### local variables
awk 'function f(a,  l) { l = a * 2; g = l; return l } BEGIN { l = 99; print f(4), l, g }'
#### recursion
awk 'function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2) } BEGIN { print fib(20) }'
#### mutual recursion
awk 'function even(n) { return n == 0 ? 1 : odd(n - 1) } function odd(n) { return n == 0 ? 0 : even(n - 1) } BEGIN { print even(10), odd(7), even(7) }'
#### ackermann
awk 'function a(m, n) { return m == 0 ? n + 1 : n == 0 ? a(m - 1, 1) : a(m - 1, a(m, n - 1)) } BEGIN { print a(2, 3) }'
#### hanoi
awk 'function h(n, a, b, c) { if (n == 0) return 0; return h(n - 1, a, c, b) + 1 + h(n - 1, c, b, a) } BEGIN { print h(10, "A", "B", "C") }'
#### function without return
awk 'function f() { x = 1 } BEGIN { y = f(); print "[" y "]", y + 0, x; return_value = f() "z"; print return_value }'
#### parameters are copies
awk 'function f(s) { s = s "x"; return s } BEGIN { t = "a"; print f(t), t }'
#### too few and too many arguments
awk 'function f(a, b) { return "[" a "|" b "]" } BEGIN { print f(1); print f() }'
#### function called before its definition
awk 'BEGIN { print later(3) } function later(x) { return x * x }'
#### indirect calls
awk 'function dbl(x) { return 2 * x } function neg(x) { return -x } BEGIN { n = split("dbl neg", f); for (i = 1; i <= n; i++) { g = f[i]; print g, @g(21) } }'
#### indirect call of an unknown function
awk 'BEGIN { f = "nosuch"; @f(1) }' 2>/dev/null
echo $?
#### deep recursion
awk 'function d(n) { return n == 0 ? 0 : 1 + d(n - 1) } BEGIN { print d(1500) }'
#### return without a value
awk 'function f(x) { if (x) return; return 5 } BEGIN { print f(1) "|" f(0) }'
#### getline, next and NR
seq 6 | awk 'NR % 2 { getline n; print $0, n }'
#### assignments as operands
printf 'x y\n' > f
awk '{ print v, $1 }' v=1 f v=2 f
#### assignment operands before END
awk 'END { print v }' v=5 /dev/null v=6
#### assignment operand with escapes
printf 'x\n' > f
awk '{ print v }' v='a\tb\\n' f
#### FS as an operand
printf 'a:b\n' > f
awk '{ print $1 }' FS=: f FS=' ' f
#### BEGINFILE and ENDFILE
printf '1\n2\n' > a; printf '3\n' > b
awk 'BEGINFILE { print "open", FILENAME, FNR } ENDFILE { print "close", FILENAME, FNR } { print $0 }' a b
#### BEGINFILE skips unreadable files
printf '1\n' > a
awk 'BEGINFILE { if (ERRNO) { print "skip", FILENAME, ERRNO; nextfile } } { print }' nofile a
#### FILENAME, FNR and NR
printf '1\n2\n' > a; printf '3\n' > b
awk '{ print FILENAME, FNR, NR }' a b
#### FILENAME in BEGIN and with standard input
echo x | awk 'BEGIN { print "[" FILENAME "]" } { print "[" FILENAME "]" } END { print "[" FILENAME "]" }'
#### standard input among files
printf 'f\n' > f
printf 'stdin\n' | awk '{ print FILENAME, $0 }' f - f
#### ARGV changes
printf 'a\n' > a; printf 'b\n' > b
awk 'BEGIN { ARGV[1] = "b" } { print }' a
awk 'BEGIN { ARGV[ARGC++] = "b" } { print }' a
awk 'BEGIN { delete ARGV[1] } { print }' a b
awk 'BEGIN { ARGV[1] = "" } { print }' a b
#### ARGIND
printf 'a\n' > a; printf 'b\n' > b
awk '{ print ARGIND, $0 }' a x=1 b
#### missing file
printf 'a\n' > a
awk '{ print }' nofile a
echo $?
#### directory as operand
mkdir d; printf 'a\n' > a
awk '{ print }' d a
echo $?
#### uninitialised variable in a loop
awk 'BEGIN { while (n < 3) { n++; s = s n } print s }'
#### FizzBuzz
awk 'BEGIN { for (i = 1; i <= 15; i++) print (i % 15 == 0) ? "FizzBuzz" : (i % 5 == 0) ? "Buzz" : (i % 3 == 0) ? "Fizz" : i }'
#### assignments in conditions
printf 'k=v\nx\n' | awk '{ if (i = index($0, "=")) print substr($0, 1, i - 1), substr($0, i + 1); else print "none" }'
#### NR manipulation
seq 3 | awk '{ NR = NR + 10; print NR, FNR }'
#### setting FNR
seq 3 | awk 'NR == 1 { FNR = 100 } { print NR, FNR }'
#### reserved words as parts of names
awk 'BEGIN { format = 1; endx = 2; inx = 3; iffy = 4; print format, endx, inx, iffy }'
#### print with a comparison needs parentheses
awk 'BEGIN { print (1 > 2) ? "yes" : "no"; print 1==1 }'
ls
#### regular expression or division
awk 'BEGIN { a = 10; b = 2; print a / b / 5; print (a) / b; x[1] = 8; print x[1] / 2; print 6 /2/ 3 }'
#### division assignment against regexp
awk 'BEGIN { a = 10; a /= 4; print a } /=/ { print "eq", $0 }' <<< 'x=1'
#### concatenated comparisons in conditions
echo '3 4' | awk '$1 < $2 { print "lt" } $1 $2 == "34" { print "cat" } $1 - 1 == 2 && $2 + 1 == 5 { print "sum" }'
#### not in
awk 'BEGIN { a[1]; if (!(2 in a)) print "no 2"; if (! (1 in a)) print "never" }'
#### getline loop with a condition
seq 5 > f
awk 'BEGIN { while ((getline x < "f") > 0 && x < 4) s = s x; print s }'
