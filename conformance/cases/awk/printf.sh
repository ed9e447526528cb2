#### integers
awk 'BEGIN { printf "%d %i %5d|%-5d|%05d|%+d|% d\n", 42, 42, 42, 42, 42, 42, 42 }'
#### negative integers
awk 'BEGIN { printf "%d|%5d|%-5d|%05d|%+d|% d\n", -42, -42, -42, -42, -42, -42 }'
#### integers from fractions and strings
awk 'BEGIN { printf "%d %d %d %d %d\n", 3.99, -3.99, "12abc", "abc", "" }'
#### precision of integers
awk 'BEGIN { printf "%.3d|%8.3d|%-8.3d|%08.3d|%.0d|%+.2d\n", 5, 5, 5, 5, 0, 5 }'
#### huge integers
awk 'BEGIN { printf "%d %d %d\n", 2^53, 2^63, 2^64; printf "%d\n", 1e30; printf "%i\n", -1e25; printf "%40d|\n", 1e30 }'
#### unsigned, octal, hexadecimal
awk 'BEGIN { printf "%u %o %x %X %#o %#x %#X\n", 255, 255, 255, 255, 255, 255, 255 }'
#### unsigned of negative numbers
awk 'BEGIN { printf "%u %x %o\n", -1, -1, -1; printf "%x\n", -255 }'
#### hexadecimal out of range
awk 'BEGIN { printf "%x %u %o\n", 1e20, 1e20, 2^65; printf "%x\n", 2^63 }'
#### hexadecimal with widths
awk 'BEGIN { printf "%8x|%-8x|%08x|%#8x|%#010x|%.4x\n", 255, 255, 255, 255, 255, 255 }'
#### zero with alternative forms
awk 'BEGIN { printf "%#x %#o %x %.0x|\n", 0, 0, 0, 0 }'
#### floats
awk 'BEGIN { printf "%f %e %g %F %E %G\n", 3.14159, 3.14159, 3.14159, 3.14159, 3.14159, 3.14159 }'
#### float widths and precisions
awk 'BEGIN { printf "%8.2f|%-8.2f|%08.2f|%+.1f|% .1f|%.0f|%#.0f\n", 3.14159, 3.14159, 3.14159, 3.14159, 3.14159, 2.5, 3 }'
#### exponents
awk 'BEGIN { printf "%.2e|%12.3e|%-12.3e|%E|%.0e|%#.0e\n", 12345.678, 12345.678, 12345.678, 0.00012, 5, 5 }'
#### g format
awk 'BEGIN { printf "%g %g %g %g %g %g %g\n", 100000, 1000000, 0.0001, 0.00001, 123456789, 1e100, 0.1 + 0.2 }'
#### g with precision and flags
awk 'BEGIN { printf "%.3g|%.10g|%#g|%#.3g|%10.3g|%-10.3g|%G|%.0g\n", 1234.5, 1/3, 1, 1, 1234.5, 1234.5, 1e-10, 123 }'
#### hexadecimal floats
awk 'BEGIN { printf "%a %a %a %A %a\n", 1, 0.5, -3.75, 10, 0 }'
#### strings
awk 'BEGIN { printf "%s|%10s|%-10s|%.2s|%10.2s|%-10.2s|\n", "hello", "hello", "hello", "hello", "hello", "hello" }'
#### strings of numbers
awk 'BEGIN { printf "%s %s %s %s\n", 42, 3.14159265, 1e6, 0.1 }'
#### strings with wide characters
awk 'BEGIN { printf "%5s|%-5s|%.2s|%5.1s|\n", "éè", "éè", "éèà", "日本" }'
#### characters
awk 'BEGIN { printf "%c%c%c|%3c|%-3c|\n", 65, "BCD", 67, "x", "y" }'
#### characters from numbers and numeric strings
awk 'BEGIN { printf "%c%c%c\n", 256, 233, 8364; printf "%c", "65"; printf "%c\n", "65" + 0 }'
#### character from input
echo '65 66x' | awk '{ printf "%c %c %c\n", $1, $2, $1 + 1 }'
#### character zero
awk 'BEGIN { printf "a%cb\n", 0; printf "%c", "" }' | od -c
#### character of wide values in C locale
LC_ALL=C awk 'BEGIN { printf "%c%c", 256 + 65, 233 }' | od -An -c
#### wide characters
awk 'BEGIN { printf "%c|%5c|%-5c|\n", "é", "é", "日" }'
#### percent sign
awk 'BEGIN { printf "100%%\n%5%|\n"; printf "%" ; print "" }'
#### star widths
awk 'BEGIN { printf "%*d|%-*d|%*.*f|\n", 6, 42, 6, 42, 8, 2, 3.14159; printf "%*d|\n", -6, 42; printf "%.*f\n", 1, 2.25 }'
#### negative star precision
awk 'BEGIN { printf "%.*f|%.*s|\n", -1, 2.25, -1, "abc" }'
#### positional arguments
awk 'BEGIN { printf "%2$s %1$s\n", "world", "hello"; printf "%1$d %1$x %1$o\n", 10 }'
#### positional with width
awk 'BEGIN { printf "%2$-6s|%1$6s|\n", "a", "b" }'
#### not enough arguments
awk 'BEGIN { printf "%s %s\n", "a" }'
echo $?
#### too many arguments
awk 'BEGIN { printf "%s\n", "a", "b" }'
#### no arguments
awk 'BEGIN { printf "plain\n" }'
#### no newline
awk 'BEGIN { printf "no newline" }'
#### escapes in formats
awk 'BEGIN { printf "a\tb\\c\"d\/e\101\x41\n" }'
#### unknown conversion
awk 'BEGIN { printf "%z %d\n", 5 }'
#### length modifiers are ignored
awk 'BEGIN { printf "%ld %lld %hd %5ld|\n", 1, 2, 3, 4 }'
#### infinities and NaN
awk 'BEGIN { x = -log(0); printf "%d %f %g %s %5.1f|%x|%i\n", x, x, -x, x, x, x, -x; y = "+nan" + 0; printf "%d %f %s\n", y, y, -y }' 
#### inf with flags
awk 'BEGIN { x = 2^1024; printf "%10f|%-10f|%010f|%+f|% f\n", x, x, x, x, x }'
#### format from a variable
awk 'BEGIN { f = "%s-%s\n"; printf f, "a", "b"; printf(f, "c", "d") }'
#### parenthesised printf with redirection
awk 'BEGIN { printf("%s %d\n", "x", 1) > "/dev/stdout" }'
#### sprintf
awk 'BEGIN { x = sprintf("%05.1f|%s", 3.14159, "a"); print x, length(x); print sprintf("%c", 65) sprintf("%d", "7") }'
#### sprintf without arguments
awk 'BEGIN { print sprintf("x%%y") }'
#### table output
printf 'apple 1.5 10\nbanana 0.25 200\n' | awk 'BEGIN { printf "%-10s %8s %6s\n", "item", "price", "qty" } { printf "%-10s %8.2f %6d\n", $1, $2, $3; t += $2 * $3 } END { printf "%-10s %8.2f\n", "total", t }'
#### right-aligned numbers
seq 8 12 | awk '{ printf "%03d|%3d|%-3d|\n", $1, $1, $1 }'
#### rounding of %.2f
awk 'BEGIN { printf "%.2f %.2f %.2f %.2f\n", 1.005, 1.015, 1.025, 1.115 }'
#### large precision
awk 'BEGIN { printf "%.30f\n%.40g\n", 0.1, 0.1 }'
#### very large float
awk 'BEGIN { printf "%f\n", 1e40; printf "%.3f\n", -1e22 }'
#### denormal
awk 'BEGIN { printf "%g %e\n", 5e-324, 2.2250738585072014e-308 }'
#### all digits of doubles
awk 'BEGIN { for (i = 1; i <= 10; i++) printf "%.17g\n", i / 7 }'
#### quote flag
awk "BEGIN { printf \"%'d %'.2f\\n\", 1234567, 1234567.891 }"
#### plus and space together
awk 'BEGIN { printf "%+ d|% +d|%-+5d|%0+5d\n", 5, 5, 5, 5 }'
#### zero and minus together
awk 'BEGIN { printf "%-05d|%0-5d|\n", 42, 42 }'
#### print with OFS and ORS
awk 'BEGIN { OFS = ":"; ORS = "!\n"; print 1, 2, 3; print "x" }'
#### printf ignores OFS and ORS
awk 'BEGIN { OFS = ":"; ORS = "!"; printf "%s %s\n", 1, 2 }'
#### negative zero
awk 'BEGIN { printf "%d %f %g %e\n", -0.0, -0.0, -0.4, -0.0; x = -1 * 0; printf "%g %d\n", x, x }'
#### fractions to %d near integers
awk 'BEGIN { printf "%d %d %d\n", 0.1 + 0.7, (0.1 + 0.7) * 10, 2.9999999999999999 }'
#### booleans
awk 'BEGIN { printf "%d %s %d\n", 1 == 1, 1 > 2, !0 }'
#### format with newline in a string constant
awk 'BEGIN { printf "a\
b\n" }'
#### long output
awk 'BEGIN { printf "%1000d|%-1000s|\n", 1, "x" }' | wc -c
#### precision on %c
awk 'BEGIN { printf "%.1c|%.0c|%5.3c|\n", "abc", "abc", "abc" }'
#### zero flag on strings
awk 'BEGIN { printf "%05s|%-05s|\n", "ab", "ab" }'
#### alternative form and zero precision
awk 'BEGIN { printf "%#.0x|%#.0o|%.0x|%#o|%#x|%#.3o|%+.0d|%5.0d|\n", 0, 0, 0, 8, 0.5, 8, 0, 0 }'
#### mixed positional and plain
awk 'BEGIN { printf "%1$s %s\n", "a", "b" }'
echo $?
#### positional out of range
awk 'BEGIN { printf "%3$s\n", "a" }'
echo $?
#### numeric characters are padded by bytes
awk 'BEGIN { printf "%5c|%-5c|%5c|\n", 233, 8364, "é" }'
#### uppercase infinities
awk 'BEGIN { x = -log(0); printf "%F %E %G %X %f\n", x, x, -x, x, x }'
