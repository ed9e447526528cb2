#### hexdump o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump o

#### hexdump e
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump e

#### hexdump -C e
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -C e

#### hexdump -C o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -C o

#### hexdump -C z
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -C z

#### hexdump -C x
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -C x

#### hexdump -b o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -b o

#### hexdump -b z
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -b z

#### hexdump -b x
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -b x

#### hexdump -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -c o

#### hexdump -c z
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -c z

#### hexdump -c x
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -c x

#### hexdump -d o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -d o

#### hexdump -d z
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -d z

#### hexdump -d x
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -d x

#### hexdump -o o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -o o

#### hexdump -o z
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -o z

#### hexdump -o x
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -o x

#### hexdump -x o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -x o

#### hexdump -x z
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -x z

#### hexdump -x x
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -x x

#### hexdump -v z
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -v z

#### hexdump -vC z
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -vC z

#### hexdump -n 5 -s 2 -C o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -n 5 -s 2 -C o

#### hexdump -n 0 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -n 0 o

#### hexdump -s 4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -s 4 o

#### hexdump -C -n 16 x
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -C -n 16 x

#### hexdump -e '16/1 "%02x " "\n"' o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -e '16/1 "%02x " "\n"' o

#### hexdump -e '"%08_ax " 4/4 "%08x " "  |" 16/1 "%_p" "|\n"' x
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -e '"%08_ax " 4/4 "%08x " "  |" 16/1 "%_p" "|\n"' x

#### hexdump -e '1/1 "%_c "' o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -e '1/1 "%_c "' o

#### hexdump -v -e '/1 "%02X"' o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -v -e '/1 "%02X"' o

#### hexdump -v -e '1/1 "%02x" "\n"' o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -v -e '1/1 "%02x" "\n"' o

#### hexdump -e '4/1 "%3u " "\n"' o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -e '4/1 "%3u " "\n"' o

#### hexdump -ve '1/1 "%.2x"' o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -ve '1/1 "%.2x"' o

#### hexdump -e '8/2 "%5d " "\n"' x
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -e '8/2 "%5d " "\n"' x

#### hexdump -e '2/8 "%x " "\n"' x
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -e '2/8 "%x " "\n"' x

#### hexdump nofile; echo $?
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump nofile; echo $?

#### hexdump nofile o; echo $?
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump nofile o; echo $?

#### hexdump -C < o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -C < o

#### cat o | hexdump -C
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
cat o | hexdump -C

#### hexdump o x
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump o x

#### hexdump -C o x
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -C o x

#### hexdump -e '"%_p"' o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -e '"%_p"' o

#### hexdump -v -e '"" 1/1 "%_u "' o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -v -e '"" 1/1 "%_u "' o

#### hexdump --canonical o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump --canonical o

#### hexdump --length 4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump --length 4 o

#### hexdump --skip 2 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump --skip 2 -c o

#### hd o
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hd o

#### printf '\303\244' | hexdump -C
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
printf '\303\244' | hexdump -C

#### printf 'a' | hexdump
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
printf 'a' | hexdump

#### printf 'abc' | hexdump -x
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
printf 'abc' | hexdump -x

#### hexdump -s 100 o; echo $?
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -s 100 o; echo $?

#### hexdump -e x o; echo $?
printf 'abc\0\001\377\n\tdefghijklmnop\200 q' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..40} > x
hexdump -e x o; echo $?

#### strings s
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings s

#### strings -n 2 s
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -n 2 s

#### strings -t x s
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -t x s

#### strings -t d -n 3 s
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -t d -n 3 s

#### strings -t o s
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -t o s

#### strings -a -3 s
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -a -3 s

#### strings nofile; echo $?
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings nofile; echo $?

#### strings -f s
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -f s

#### strings -o s
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -o s

#### strings -w s
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -w s

#### strings -s, s
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -s, s

#### strings -n x s; echo $?
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -n x s; echo $?

#### strings -n 0 s; echo $?
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -n 0 s; echo $?

#### strings -e l l
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -e l l

#### strings -e b b
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -e b b

#### strings -e s l
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -e s l

#### strings u
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings u

#### strings -e S u | od -c
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -e S u | od -c

#### strings e
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings e

#### strings < s
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings < s

#### cat s | strings -n 6
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
cat s | strings -n 6

#### strings s l
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings s l

#### strings -f s u
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings -f s u

#### strings --bytes=10 s
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings --bytes=10 s

#### strings --radix=d s
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings --radix=d s

#### strings . ; echo $?
printf 'hello\0\001ab\0world\tfoo\n\0abc\0longer string here\nx' > s; printf 'h\0e\0l\0l\0o\0' > l; printf '\0h\0e\0l\0l\0o' > b; printf 'caf\303\251s\n' > u; : > e
strings . ; echo $?
