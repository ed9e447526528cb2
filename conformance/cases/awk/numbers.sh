#### integers print exactly
awk 'BEGIN { print 1, 100000, 1000000, 123456789, 2^31, 2^53, 2^53+1, 2^63, 2^64, 10^18, 10^19 }'
#### fractions print by OFMT
awk 'BEGIN { print 0.1, 1/3, 3.14159265, 100000.5, 1234567.8, 1e-5, 0.0001, 1e100 }'
#### huge integers
awk 'BEGIN { print 1e300; print -1e25; print 2^1000 }'
#### negative zero
awk 'BEGIN { print -0, 0 * -1, -0.0; x = -0; print x; printf "%d %g %f\n", -0, -0.0, -0.0 }'
#### infinities and NaN
awk 'BEGIN { x = 2^1024; print x, -x, x - x; y = log(0); print y }' 2>/dev/null
#### signed inf and nan strings
awk 'BEGIN { print "+inf" + 0, "-inf" + 0, "+nan" + 0, "-nan" + 0, "inf" + 0, "nan" + 0, "infinity" + 1, "+info" + 1 }'
#### OFMT applies to print only
awk 'BEGIN { OFMT = "%.2f"; x = 3.14159; print x; print x "" ; print 17, 17.0 }'
#### CONVFMT applies to conversions only
awk 'BEGIN { CONVFMT = "%.2f"; x = 3.14159; print x; print x ""; a[x] = 1; for (k in a) print k; print (x "") == "3.14" }'
#### CONVFMT with an integer conversion
awk 'BEGIN { CONVFMT = "%d"; x = 3.9; print x ""; x = 12; print x "" }'
#### OFMT with %e and %g
awk 'BEGIN { OFMT = "%.3e"; print 1234.5; OFMT = "%g"; print 1234567.5; OFMT = "%.10g"; print 1/3 }'
#### hexadecimal and octal in the source
awk 'BEGIN { print 0x10, 0xFF, 011, 0x, 08, 019, 1e3, 1.5e3, .5, 5. }'
#### hexadecimal strings are zero
echo "0x1A 011 0b1 1e2 +5 -3 .5" | awk '{ for (i = 1; i <= NF; i++) print $i, $i + 0 }'
#### non-decimal data option
echo "0x1A 011" | awk -n '{ print $1 + 0, $2 + 0 }'
#### strtonum
awk 'BEGIN { print strtonum("0x1F"), strtonum("017"), strtonum("17"), strtonum("0x"), strtonum("1e2"), strtonum("-0x10"), strtonum("abc"), strtonum(" 12 "), strtonum(0x10), strtonum("08") }'
#### leading and trailing blanks
echo "  12abc" | awk '{ print $1 + 1; print " 12 " + 1; print "\t-5x" + 1; print "+-3" + 1; print "1e" + 1; print "1e+" + 1; print ".e1" + 1 }'
#### string to number prefixes
awk 'BEGIN { print "3x" * 2, "1.5.2" + 0, "1e3x" + 0, "--1" + 0, "" + 0, "." + 0, "e5" + 0 }'
#### arithmetic operators
awk 'BEGIN { print 7 + 2, 7 - 2, 7 * 2, 7 / 2, 7 % 2, 7 ^ 2, 7 ** 2, -7 % 3, 7 % -3, 5.5 % 2 }'
#### power
awk 'BEGIN { print 2 ^ 10, 2 ^ -1, 2 ^ 0.5, (-8) ^ (1/3), (-2) ^ 3, 0 ^ 0, 2 ^ 3 ^ 2, -2 ^ 2, 10 ^ 20 }' 
#### power precision
awk 'BEGIN { for (i = -10; i < 30; i++) printf "%.17g ", 1.1 ^ i; print ""; for (i = 1; i < 20; i++) printf "%.17g ", i ^ 0.3; print "" }'
#### compound assignment
awk 'BEGIN { x = 5; x += 3; print x; x -= 1; print x; x *= 2; print x; x /= 4; print x; x %= 3; print x; x ^= 3; print x; x **= 2; print x }'
#### increments
awk 'BEGIN { x = 5; print x++, x, ++x, x, x--, x, --x, x; y = "3x"; y++; print y }'
#### increment in an expression
awk 'BEGIN { i = 5; print i++ + i++; print i; i = 5; print ++i + i++; a[i++] = i; for (k in a) print k, a[k] }'
#### division by zero
awk 'BEGIN { x = 0; print 1 / x; print "not reached" }'
echo $?
#### modulo by zero
awk 'BEGIN { x = 0; print 1 % x }'
echo $?
#### division by zero in an assignment
awk 'BEGIN { x = 1; y = 0; x /= y }'
echo $?
#### modulo by zero in an assignment
echo in | awk '{ x = 1; y = 0; x %= y }'
echo $?
#### math functions
awk 'BEGIN { printf "%.17g %.17g %.17g %.17g %.17g %.17g\n", sin(1), cos(1), atan2(1, 2), exp(1), log(2), sqrt(2) }'
#### math functions at zero
awk 'BEGIN { print sin(0), cos(0), atan2(0, -1), atan2(-0, -1), exp(0), log(1), sqrt(0), int(0) }'
#### pi
awk 'BEGIN { printf "%.15f\n", atan2(0, -1); pi = 4 * atan2(1, 1); print pi, sin(pi), cos(pi) }'
#### exp out of range
awk 'BEGIN { print exp(1000); print exp(-1000) }'
#### log of a negative number
awk 'BEGIN { print log(-1) }'
#### sqrt of a negative number
awk 'BEGIN { print sqrt(-4) }'
#### int
awk 'BEGIN { print int(3.9), int(-3.9), int("3abc"), int(""), int("x"), int(1e18), int(-0.5) }'
#### table of squares and roots
awk 'BEGIN { for (i = 1; i <= 20; i++) print i, i * i, sqrt(i), i ^ (1/3), exp(i / 10), log(i) }'
#### trigonometric table
awk 'BEGIN { for (i = 0; i <= 360; i += 15) { r = i * atan2(0, -1) / 180; printf "%3d %10.6f %10.6f %.17g\n", i, sin(r), cos(r), atan2(sin(r), cos(r)) } }'
#### sum of tenths
awk 'BEGIN { for (i = 0; i < 10; i++) s += 0.1; print s, s == 1, s - 1; printf "%.20f\n", s }'
#### rand is the same each time
awk 'BEGIN { print rand(), rand(), rand(); print int(rand() * 100), int(rand() * 100) }'
#### srand with a seed
awk 'BEGIN { srand(42); print rand(), rand(); print srand(42); print rand(); print srand(1), srand() }'
#### srand returns the previous seed
awk 'BEGIN { print srand(7); print srand(8); print srand("9x"); print srand(-3.7); print srand(1) }'
#### random integers
awk 'BEGIN { srand(2024); for (i = 0; i < 50; i++) printf "%d ", int(rand() * 1000); print "" }'
#### shuffle with a seed
seq 20 | awk 'BEGIN { srand(5) } { a[NR] = $0 } END { for (i = NR; i > 1; i--) { j = int(rand() * i) + 1; t = a[i]; a[i] = a[j]; a[j] = t } for (i = 1; i <= NR; i++) printf "%s ", a[i]; print "" }'
#### bit functions
awk 'BEGIN { print and(12, 10), or(12, 10), xor(12, 10), lshift(1, 10), rshift(1024, 3), compl(0), and(255, 15, 9), or(1, 2, 4), xor(1, 3, 7) }'
#### bit functions with fractions
awk 'BEGIN { print and(12.7, 10.2), or(0, 1.9), lshift(1.9, 2.9), compl(5) }'
#### bit function of a negative number
awk 'BEGIN { print and(-1, 5) }'
echo $?
#### shift of a negative number
awk 'BEGIN { print lshift(-1, 5) }'
echo $?
#### large shifts
awk 'BEGIN { print lshift(1, 40), lshift(1, 52), lshift(1, 53), lshift(3, 60), rshift(2^53, 50), lshift(1, 63) }'
#### compl of large
awk 'BEGIN { print compl(1), compl(2^52), and(2^53 - 1, 2^40), or(2^52, 1) }'
#### uninitialised as number and string
awk 'BEGIN { print x + 1, x "", length(x), x == 0, x == "", !x; if (!x) print "false" }'
#### exponent without digits
awk 'BEGIN { print 1e+2, 1e-2, 1E2, 1.e2, 100e; e = 5; print 100e }'
#### number immediately before a name
awk 'BEGIN { x = 2; print 3x }'
#### very long number
awk 'BEGIN { print 123456789012345678901234567890, 0.1234567890123456789, 1e-400, 1e400 }'
#### decimal conversions are correctly rounded
awk 'BEGIN { printf "%.0f %.0f %.0f %.0f %.1f %.2f\n", 0.5, 1.5, 2.5, 3.5, 0.25, 2.675 }'
#### assignment yields its value
awk 'BEGIN { x = y = z = 5; print x, y, z; print (a = 3) + 1; if ((n = 0)) print "no"; else print "zero" }'
#### unary operators
awk 'BEGIN { x = "3abc"; print -x, +x, !x, !!x, - -x, -"", !"", !"0", !0, !"a" }'
#### unary minus and power
awk 'BEGIN { print -2^2, 2^-1, -2^-2, 2^-2^2, !2^2, - 3 - -3 }'
#### precedence of comparison and concatenation
awk 'BEGIN { print 1 " " 2 < 3; print (1 " " 2) < 3; print 1 + 1 " " 2 * 3; print 2 * 3 4; print 1 - 1 " " 1 }' 
#### minus after a string
awk 'BEGIN { print 1 " " -1; print "a" -1; print "x" (-1); print 1 -1 }'
#### comparison chains need parentheses
awk 'BEGIN { print (1 < 2) < 3, (3 > 2) > 1, 1 == 1 }'
#### conditional expression nests to the right
awk 'BEGIN { for (i = 0; i < 4; i++) print i == 0 ? "zero" : i == 1 ? "one" : i == 2 ? "two" : "many" }'
#### logical operators short-circuit
awk 'function t(n) { printf "%d ", n; return n } BEGIN { r = t(0) && t(1); print r; r = t(1) || t(0); print r; r = t(1) && t(0) || t(3); print r }'
#### logical operators yield 0 or 1
awk 'BEGIN { print 5 && 3, 0 || 7, "a" && "b", "" || "", "0" && 1, !5 }'
#### mixed modulo of large numbers
awk 'BEGIN { print 2^53 % 7, 1e17 % 3, -1e17 % 7, 10 % 3.3 }'
#### print expression with parentheses
#@ stderr any
awk 'BEGIN { print (1)(2), (1) (2) + 3; print(1,2)(3) }' 
#### print with parentheses around a list
awk 'BEGIN { OFS = "-"; print (1, 2, 3); print("a", "b") }'
#### decimal point variations
awk 'BEGIN { print 1., .1, 1.0, 01.5, 1.e1; print 1..2 }'
#### collatz lengths
awk 'BEGIN { for (n = 1; n <= 30; n++) { c = 0; for (m = n; m != 1; c++) m = m % 2 ? 3 * m + 1 : m / 2; printf "%d:%d ", n, c } print "" }'
#### factorials
awk 'function f(n) { return n <= 1 ? 1 : n * f(n - 1) } BEGIN { for (i = 0; i <= 30; i++) print i, f(i) }'
#### fibonacci
awk 'BEGIN { a = 0; b = 1; for (i = 0; i < 100; i++) { printf "%d\n", a; t = a + b; a = b; b = t } }'
#### compound interest
awk 'BEGIN { p = 1000; for (y = 1; y <= 10; y++) { p *= 1.05; printf "%2d %10.2f %s\n", y, p, p } }'
#### newton square root
awk 'function r(x,  g, i) { g = x; for (i = 0; i < 30; i++) g = (g + x / g) / 2; return g } BEGIN { for (i = 1; i < 10; i++) printf "%.15g\n", r(i) }'
#### number bases
awk 'function base(n, b,  s, d) { do { d = n % b; s = substr("0123456789abcdef", d + 1, 1) s; n = int(n / b) } while (n > 0); return s } BEGIN { print base(255, 16), base(255, 2), base(255, 8), base(0, 2) }'
#### prime sieve
awk 'BEGIN { n = 100; for (i = 2; i <= n; i++) if (!c[i]) { printf "%d ", i; for (j = i * i; j <= n; j += i) c[j] = 1 } print "" }'
#### gcd and lcm
awk 'function gcd(a, b) { return b ? gcd(b, a % b) : a } BEGIN { print gcd(48, 18), gcd(17, 5), gcd(0, 9), 48 * 18 / gcd(48, 18) }'
