#### syntax error
awk 'BEGIN { print 1 + }'
echo $?
#### unexpected end
awk 'BEGIN { print 1'
echo $?
#### unterminated string
awk 'BEGIN { print "abc }'
echo $?
#### unterminated regexp
awk 'BEGIN { /abc }'
echo $?
#### invalid character
awk 'BEGIN { print ` }'
echo $?
#### syntax error in a file
printf 'BEGIN {\n\tx = 1\n\ty = = 2\n}\n' > p.awk
awk -f p.awk
echo $?
#### syntax error on a later line
awk 'BEGIN { x = 1 }
{ print x
}
END { print ) }'
echo $?
#### missing brace
awk '{ if (1) { print }'
echo $?
#### extra brace
awk 'BEGIN { } }'
echo $?
#### undefined function
awk 'BEGIN { f(1) }'
echo $?
#### undefined function among defined ones
awk 'function g() { return h() } BEGIN { g() }'
echo $?
#### return outside a function
awk 'BEGIN { return 1 }'
echo $?
#### next in BEGIN
awk 'BEGIN { next }'
echo $?
#### break outside a loop
awk 'BEGIN { break }'
echo $?
#### wrong number of arguments
awk 'BEGIN { substr("a") }'
echo $?
#### duplicate parameter
awk 'function f(a, a) { } BEGIN { }'
echo $?
#### parameter with the function's name
awk 'function f(f) { } BEGIN { }'
echo $?
#### function named as a variable
awk 'function f() { } BEGIN { f = 1 }'
echo $?
#### function defined twice
awk 'function f() { } function f() { }'
echo $?
#### builtin redefined
awk 'function length(x) { return 1 } BEGIN { }'
echo $?
#### BEGIN without action
awk 'BEGIN'
echo $?
#### assignment to a constant
awk 'BEGIN { 1 = 2 }'
echo $?
#### chained comparison
awk 'BEGIN { print 1 < 2 < 3 }'
echo $?
#### invalid regexp
awk 'BEGIN { print "a" ~ /(/ }'
echo $?
#### invalid dynamic regexp
echo x | awk '{ r = "("; print $0 ~ r }' 2>/dev/null
echo $?
#### runtime error names the record
printf 'a\nb\n' | awk 'NR == 2 { x = 1 / zero }'
echo $?
#### runtime error names the file
printf 'a\n' > f
awk '{ x = 1 % zero }' f
echo $?
#### runtime error in END
printf 'a\n' | awk 'END { x = 1 / zero }'
echo $?
#### runtime error in a file
printf 'BEGIN {\n\tx = 1\n\ty = x / 0\n}\n' > p.awk
awk -f p.awk 2>&1 | sed 's/error/E/;s/fatal/E/'
#### output before an error is kept
awk 'BEGIN { print "before"; x = 0; print 1 / x }' 2>/dev/null
echo $?
#### END does not run after an error
echo x | awk '{ print 1 / zero } END { print "end" }' 2>/dev/null
echo $?
#### scalar parameter used as an array
awk 'function f(a) { a[1] = 1 } BEGIN { x = 5; f(x) }'
echo $?
#### array parameter used as a scalar
awk 'function f(a) { return a + 1 } BEGIN { x[1]; f(x) }'
echo $?
#### array where a scalar is compared
awk 'BEGIN { x[1]; if (x == 1) print }'
echo $?
#### split into a scalar
awk 'BEGIN { x = 1; split("a b", x) }'
echo $?
#### for over a scalar
awk 'BEGIN { x = 1; for (k in x) print k }'
echo $?
#### switch case that is no constant
awk 'BEGIN { switch (1) { case x: print } }'
echo $?
#### duplicate default
awk 'BEGIN { switch (1) { default: print 1; default: print 2 } }' 2>/dev/null
echo $?
#### negative field
echo a | awk '{ $(-1) = 2 }'
echo $?
#### warning for an escape in a string
awk 'BEGIN { print "\d" }'
#### warning for more arguments than parameters
awk 'function f(a) { return a } BEGIN { print f(1, 2) }'
#### unreadable name in -f
mkdir d
awk -f d 2>/dev/null
echo $?
#### regexp constant as second argument of index
awk 'BEGIN { print index("abc", /b/) }' 2>/dev/null
#### getline from an empty name
awk 'BEGIN { "" | getline }'
echo $?
#### print to an empty command
awk 'BEGIN { print 1 | "" }'
echo $?
