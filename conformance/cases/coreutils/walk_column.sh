# The options of hexdump and column, one by one, with wrong arguments and odd input.
#### hexdump and column options 1
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
hexdump f
echo "[$?]"
hexdump -b f
echo "[$?]"
hexdump -c f
echo "[$?]"
hexdump -C f
echo "[$?]"
hexdump -d f
echo "[$?]"
hexdump -o f
echo "[$?]"
hexdump -x f
echo "[$?]"
hexdump -bcC f
echo "[$?]"
hexdump -C z
echo "[$?]"
hexdump -vC z
echo "[$?]"

#### hexdump and column options 2
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
hexdump -v z
echo "[$?]"
hexdump -n 5 f
echo "[$?]"
hexdump -n5 -C f
echo "[$?]"
hexdump -s 5 -C f
echo "[$?]"
hexdump -s 0x5 -C f
echo "[$?]"
hexdump -s 1k -C f
echo "[$?]"
hexdump -s 100 f
echo "[$?]"
hexdump -n 0 f
echo "[$?]"
hexdump -n x f
echo "[$?]"
hexdump -s x f
echo "[$?]"

#### hexdump and column options 3
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
hexdump -e '"%d\n"' f
echo "[$?]"
hexdump -e '1/1 "%02x "' f
echo "[$?]"
hexdump -e '16/1 "%02x " "\n"' f
echo "[$?]"
hexdump -e '8/2 "%04x " "\n"' f
echo "[$?]"
hexdump -e '"%07.7_ax  " 8/2 "%04x " "\n"' f
echo "[$?]"
hexdump -e '"%_p"' f
echo "[$?]"
hexdump -e '16/1 "%_p" "\n"' f
echo "[$?]"
hexdump -e '16/1 "%_c" "\n"' f
echo "[$?]"
hexdump -e '16/1 "%_u " "\n"' f
echo "[$?]"
hexdump -e '"%_ad " 4/4 "%10u " "\n"' f
echo "[$?]"

#### hexdump and column options 4
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
hexdump -e '"%_Ad\n"' -e '4/4 "%i " "\n"' f
echo "[$?]"
hexdump -e '4/4 "%f " "\n"' f
echo "[$?]"
hexdump -e '2/8 "%e " "\n"' f
echo "[$?]"
hexdump -e '1/8 "%g " "\n"' f
echo "[$?]"
hexdump -e '/1 "%c"' f
echo "[$?]"
hexdump -e '"%s"' f
echo "[$?]"
hexdump -e '10/1 "%c" "\n"' s
echo "[$?]"
hexdump -e '5 "%s" "\n"' s
echo "[$?]"
hexdump -e '"%3.3s" "\n"' s
echo "[$?]"
hexdump -e '"abc"' f
echo "[$?]"

#### hexdump and column options 5
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
hexdump -e 'x' f
echo "[$?]"
hexdump -e '"%q"' f
echo "[$?]"
hexdump -e '1/3 "%x"' f
echo "[$?]"
hexdump -e '"%x' f
echo "[$?]"
hexdump -e '1/0 "%x"' f
echo "[$?]"
hexdump -e '' f
echo "[$?]"
hexdump -e '"%08_ax|" 4/1 " %3d" "|\n"' f
echo "[$?]"
hexdump -e '"%08.8_ao|" 4/1 " %-3d" "|\n"' f
echo "[$?]"
hexdump -e '4/1 "%02x" " " 4/1 "%02X" "\n"' f
echo "[$?]"
hexdump -e '"\t\a\b\\\"%x\n"' f
echo "[$?]"

#### hexdump and column options 6
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
hexdump -ve '1/1 "%.2x"' f
echo "[$?]"
hexdump -ve '1/1 "%.2x" "\n"' e
echo "[$?]"
hexdump -e '8/1 "%02X ""\t"" "' -e '8/1 "%c""\n"' s
echo "[$?]"
hexdump -f fmt f
echo "[$?]"
printf '16/1 "%%02x " "\\n"\n' > fmt; hexdump -f fmt f
echo "[$?]"
printf '# comment\n\n16/1 "%%02x "\n"\\n"\n' > fmt; hexdump -f fmt f
echo "[$?]"
hexdump e
echo "[$?]"
hexdump -C e
echo "[$?]"
hexdump nope
echo "[$?]"
hexdump nope f
echo "[$?]"

#### hexdump and column options 7
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
hexdump .
echo "[$?]"
hexdump f s
echo "[$?]"
hexdump -C f s
echo "[$?]"
hexdump -s 60 -C f s
echo "[$?]"
hexdump -C < f
echo "[$?]"
cat f | hexdump -s 5 -C
echo "[$?]"
cat f | hexdump -n 5 -C
echo "[$?]"
hexdump --canonical f
echo "[$?]"
hexdump --one-byte-octal f
echo "[$?]"
hexdump --two-bytes-hex f
echo "[$?]"

#### hexdump and column options 8
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
hexdump --length 5 f
echo "[$?]"
hexdump --skip 5 f
echo "[$?]"
hexdump --no-squeezing z
echo "[$?]"
hexdump --one-byte-char f
echo "[$?]"
hexdump --color=never -C f
echo "[$?]"
hexdump -L=never -C f
echo "[$?]"
hexdump --color=always -C f | od -c | head -5
echo "[$?]"
hexdump --col -C f
echo "[$?]"
hexdump --nope
echo "[$?]"
hexdump -y
echo "[$?]"

#### hexdump and column options 9
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
hexdump -n
echo "[$?]"
hd f
echo "[$?]"
hd -n 5 f
echo "[$?]"
hd -v z
echo "[$?]"
hd -s 3 f
echo "[$?]"
printf 'a' | hexdump
echo "[$?]"
printf 'ab' | hexdump
echo "[$?]"
printf 'abc' | hexdump -C
echo "[$?]"
printf '%s' {a..p} | hexdump -C
echo "[$?]"
printf '%s' {a..q} | hexdump -C
echo "[$?]"

#### hexdump and column options 10
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
yes a | head -100 | hexdump -C
echo "[$?]"
yes a | head -100 | hexdump
echo "[$?]"
(head -c 16 z; printf x; cat z) | hexdump
echo "[$?]"
(head -c 48 z; printf x; cat z) | hexdump -C
echo "[$?]"
LC_ALL=C hexdump -c f
echo "[$?]"
hexdump -e '"%_a[dx]"' f
echo "[$?]"
hexdump -e '16/1 "%3_u" "\n"' f
echo "[$?]"
hexdump -e '16/1 "%3_c" "\n"' f
echo "[$?]"
hexdump -e '"%a"' f
echo "[$?]"
hexdump -e '1/4 "%ld\n"' f
echo "[$?]"

#### hexdump and column options 11
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
hexdump -e '1/8 "%lx\n"' f
echo "[$?]"
hexdump -e '1/2 "%5d" 1/2 "%-5x|" "\n"' f
echo "[$?]"
hexdump -e '"%4_d"' f
echo "[$?]"
hexdump -n 3 -e '4/1 "%02x " "\n"' f
echo "[$?]"
hexdump -n 3 -e '"%x\n"' f
echo "[$?]"
hexdump -n 6 -e '1/4 "%08x\n"' f
echo "[$?]"
hexdump -x -n 3 f
echo "[$?]"
hexdump -d -n 3 f
echo "[$?]"
column s
echo "[$?]"
column -c 40 s
echo "[$?]"

#### hexdump and column options 12
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
column -x s
echo "[$?]"
column -x -c 40 s
echo "[$?]"
column -c 0 s
echo "[$?]"
column -c x s
echo "[$?]"
printf 'a b c\ndd ee ff\n' | column -t
echo "[$?]"
printf 'a b c\ndd ee ff\n' | column -t -s' '
echo "[$?]"
printf 'a,b,c\ndd,ee,ff\n' | column -t -s,
echo "[$?]"
printf 'a,b,c\ndd,,ff\n' | column -t -s,
echo "[$?]"
printf 'a,b,c\ndd,,ff\n,,\n' | column -t -s, -o '|'
echo "[$?]"
printf 'a,b,c\ndd,ee\n' | column -t -s, -o ' | '
echo "[$?]"

#### hexdump and column options 13
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
printf 'a:b c:d\n' | column -t -s: -o:
echo "[$?]"
printf 'a b\n\nc d\n' | column -t
echo "[$?]"
printf 'a b\n\nc d\n' | column -t -L
echo "[$?]"
printf 'a b\n\nc d\n' | column -t -e
echo "[$?]"
printf 'a b\n\nc d\n' | column
echo "[$?]"
printf 'a b\n\nc d\n' | column -L
echo "[$?]"
printf 'a b c\n1 2 3\n' | column -t -N X,Y,Z
echo "[$?]"
printf 'a b c\n1 2 3\n' | column -t -N X,Y
echo "[$?]"
printf 'a b c\n1 2 3\n' | column -t -N X,Y,Z,W
echo "[$?]"
printf 'a b c\n1 2 3\n' | column -t -N X,Y,Z -H Y
echo "[$?]"

#### hexdump and column options 14
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
printf 'a b c\n1 2 3\n' | column -t -N X,Y,Z -H Q
echo "[$?]"
printf 'a b c\n1 2 3\n' | column -t -H 2
echo "[$?]"
printf 'a b c\n1 2 3\n' | column -t -H -
echo "[$?]"
printf 'a b c\n1 2 3\n' | column -t -N X,Y,Z -O Z,X
echo "[$?]"
printf 'a b c\n1 2 3\n' | column -t -O 3,1
echo "[$?]"
printf 'a b c\n1 2 3\n' | column -t -N X,Y,Z -O Z
echo "[$?]"
printf 'a bbb c\n100 2 3\n' | column -t -R 1
echo "[$?]"
printf 'a bbb c\n100 2 3\n' | column -t -R 1,2
echo "[$?]"
printf 'a bbb c\n100 2 3\n' | column -t -R -1
echo "[$?]"
printf 'a bbb c\n100 2 3\n' | column -t -R 0
echo "[$?]"

#### hexdump and column options 15
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
printf 'a bbb c\n100 2 3\n' | column -t -N A,B,C -R B
echo "[$?]"
printf 'a bbb c\n100 2 3\n' | column -t -R X
echo "[$?]"
printf 'a bbb c\n100 2 3\n' | column -t -R 9
echo "[$?]"
printf 'a bbb c\n100 2 3\n' | column -t -d -N A,B,C
echo "[$?]"
printf 'a bbb c\n100 2 3\n' | column -t -d
echo "[$?]"
printf 'a b c d e\n1 2 3 4 5\n' | column -t -l 3
echo "[$?]"
printf 'a b c d e\n1 2 3 4 5\n' | column -t -l 1
echo "[$?]"
printf 'a b c d e\n1 2 3 4 5\n' | column -t -l 0
echo "[$?]"
printf 'a b c d e\n1 2 3 4 5\n' | column -t -l x
echo "[$?]"
printf 'a b c\n1 2 3\n' | column -J -N X,Y,Z
echo "[$?]"

#### hexdump and column options 16
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
printf 'a b c\n1 2 3\n' | column -J -N X,Y,Z -n tab
echo "[$?]"
printf 'a b c\n1 2\n' | column -J -N X,Y,Z
echo "[$?]"
printf 'a "b\n1 \\2\n' | column -J -N X,Y
echo "[$?]"
printf 'a b\n' | column -J
echo "[$?]"
printf 'a b c\n1 2 3\n' | column -t -J -N X,Y,Z -H Y
echo "[$?]"
printf 'a b c\n1 2 3\n' | column -J -N X,Y,Z -O Z,X
echo "[$?]"
printf 'a b c\n1 2 3\n' | column -t -n name
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30 -T 3
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30 -T 1
echo "[$?]"

#### hexdump and column options 17
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30 -T 1,3
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30 -T 0
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30 -W 3
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30 -W 1
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30 -W 1,3
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30 -W 0
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30 -E 3
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30 -E 1
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30 -N A,B,C -W C
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30 -N A,B,C -T C
echo "[$?]"

#### hexdump and column options 18
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 30 -N A,B,C -W C -d
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 20 -W 3
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 10 -W 3
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 20 -W 1 -R 3
echo "[$?]"
printf 'a long text here|b|another long text that is long\nx|y|z\n' | column -t -s'|' -c 40 -W 3 -o ' | '
echo "[$?]"
printf '1 0 root\n2 1 child\n3 1 other\n4 2 grand\n' | column -t -N ID,PARENT,NAME -r NAME -i ID -p PARENT
echo "[$?]"
printf '1 0 root\n2 1 child\n3 1 other\n4 2 grand\n' | column -t -N ID,PARENT,NAME -r NAME -i ID -p PARENT -H ID,PARENT
echo "[$?]"
printf '1 0 root\n2 1 child\n3 1 other\n4 2 grand\n' | column --tree 3 --tree-id 1 --tree-parent 2
echo "[$?]"
printf '1 0 root\n2 1 child\n3 1 other\n4 2 grand\n' | column -t --tree 3 --tree-id 1 --tree-parent 2
echo "[$?]"
printf '1 0 root\n2 1 child\n3 1 other\n4 2 grand\n5 0 r2\n6 5 x\n' | column -t -N ID,PARENT,NAME -r NAME -i ID -p PARENT -O NAME,ID
echo "[$?]"

#### hexdump and column options 19
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
printf '1 0 root\n2 1 child\n3 1 other\n4 2 grand\n' | column -J -N ID,PARENT,NAME -r NAME -i ID -p PARENT
echo "[$?]"
printf '1 0 root\n2 1 child\n' | column -t -r 3
echo "[$?]"
printf '1 0 root\n2 1 child\n' | column -t -r 3 -i 1
echo "[$?]"
printf 'é 漢字 x\naaaa b c\n' | column -t
echo "[$?]"
printf 'a\tb\n' | column -t
echo "[$?]"
printf 'a\tb\tc\n' | column -t -s$'\t'
echo "[$?]"
printf 'a  b   c\n' | column -t
echo "[$?]"
printf '  a b\n' | column -t
echo "[$?]"
printf 'a b \n' | column -t
echo "[$?]"
printf 'a' | column -t
echo "[$?]"

#### hexdump and column options 20
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
printf '' | column -t
echo "[$?]"
printf '\n\n' | column -t
echo "[$?]"
printf 'a\r\nb\r\n' | column -t | od -c
echo "[$?]"
printf '\xff b\n' | column -t | od -c
echo "[$?]"
printf 'a\001b c\n' | column -t | od -c
echo "[$?]"
printf 'a\0b c\n' | column -t | od -c
echo "[$?]"
column nope
echo "[$?]"
column nope s
echo "[$?]"
column . 
echo "[$?]"
column --nope
echo "[$?]"

#### hexdump and column options 21
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
column -y
echo "[$?]"
column -t nope
echo "[$?]"
column -N a s
echo "[$?]"
column -H a s
echo "[$?]"
column -o x s
echo "[$?]"
column -s x s
echo "[$?]"
column --table s
echo "[$?]"
column --separator , --table s
echo "[$?]"
column --output-separator , --table s
echo "[$?]"
column --output-width 20 s
echo "[$?]"

#### hexdump and column options 22
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
column --fillrows s
echo "[$?]"
column --columns 20 s
echo "[$?]"
seq 100 | column -c 50
echo "[$?]"
seq 100 | column -x -c 50
echo "[$?]"
seq 3 | column -c 1
echo "[$?]"
seq 3 | column -c 16
echo "[$?]"
printf 'aaaaaaaaaaaaaaaaaaaa\nb\nc\n' | column -c 40
echo "[$?]"
COLUMNS=30 column s
echo "[$?]"
COLUMNS=x column s
echo "[$?]"
column -t -c 10 s s
echo "[$?]"

#### hexdump and column options 23
printf 'hello\nworld\t\0\001\377abcdefghijklmnopqrstuvwxyz0123456789' > f; : > e; head -c 64 /dev/zero > z; seq 1 20 > s
column -t s e
echo "[$?]"

#### column layout 1
printf 'a|b|c\nd|e|f\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|x|yyyyyyyyyyyyyyyy\ng|h|i\n' > ce; printf 'a long text here|b|another long text that is long\nx|y|z\n' > cl; printf 'yyyyyyyyyyyyyyyy|b|c\nd|e|f\nx|x|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\ng|h|i\nj|k|l\nm|n|o\n' > cx
column -t -s'|' -c 10 -W 1 ce
echo "[$?]"
column -t -s'|' -c 10 -W 1,3 ce
echo "[$?]"
column -t -s'|' -c 10 -W 3 ce
echo "[$?]"
column -t -s'|' -c 10 -T 1 ce
echo "[$?]"
column -t -s'|' -c 10 -T 2,3 ce
echo "[$?]"
column -t -s'|' -c 10 -T 0 ce
echo "[$?]"
column -t -s'|' -c 10 -E 1 ce
echo "[$?]"
column -t -s'|' -c 10 -E 3 ce
echo "[$?]"
column -t -s'|' -c 10 -E 1 -W 3 ce
echo "[$?]"
column -t -s'|' -c 10 -E 1 -T 1 ce
echo "[$?]"
column -t -s'|' -c 10 -R 3 ce
echo "[$?]"
column -t -s'|' -c 10 -R 3 -T 1 ce
echo "[$?]"
column -t -s'|' -c 10 -R 1,3 -W 1 ce
echo "[$?]"
column -t -s'|' -c 10 -H 3 -T 1 ce
echo "[$?]"
column -t -s'|' -c 10 -O 3,1 -T 1 ce
echo "[$?]"
column -t -s'|' -c 10 -O 3 -W 3 ce
echo "[$?]"
column -t -s'|' -c 10 -N A,B,C -W 1 ce
echo "[$?]"
column -t -s'|' -c 10 -N A,BBBBBB,CC -W 1,3 ce
echo "[$?]"
column -t -s'|' -c 10 -N AAAAAAAA,B,C -T 1 -d ce
echo "[$?]"
column -t -s'|' -c 10 -o :: -W 1 ce
echo "[$?]"

#### column layout 2
printf 'a|b|c\nd|e|f\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|x|yyyyyyyyyyyyyyyy\ng|h|i\n' > ce; printf 'a long text here|b|another long text that is long\nx|y|z\n' > cl; printf 'yyyyyyyyyyyyyyyy|b|c\nd|e|f\nx|x|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\ng|h|i\nj|k|l\nm|n|o\n' > cx
column -t -s'|' -c 20 -W 1 ce
echo "[$?]"
column -t -s'|' -c 20 -W 1,3 ce
echo "[$?]"
column -t -s'|' -c 20 -W 3 ce
echo "[$?]"
column -t -s'|' -c 20 -T 1 ce
echo "[$?]"
column -t -s'|' -c 20 -T 2,3 ce
echo "[$?]"
column -t -s'|' -c 20 -T 0 ce
echo "[$?]"
column -t -s'|' -c 20 -E 1 ce
echo "[$?]"
column -t -s'|' -c 20 -E 3 ce
echo "[$?]"
column -t -s'|' -c 20 -E 1 -W 3 ce
echo "[$?]"
column -t -s'|' -c 20 -E 1 -T 1 ce
echo "[$?]"
column -t -s'|' -c 20 -R 3 ce
echo "[$?]"
column -t -s'|' -c 20 -R 3 -T 1 ce
echo "[$?]"
column -t -s'|' -c 20 -R 1,3 -W 1 ce
echo "[$?]"
column -t -s'|' -c 20 -H 3 -T 1 ce
echo "[$?]"
column -t -s'|' -c 20 -O 3,1 -T 1 ce
echo "[$?]"
column -t -s'|' -c 20 -O 3 -W 3 ce
echo "[$?]"
column -t -s'|' -c 20 -N A,B,C -W 1 ce
echo "[$?]"
column -t -s'|' -c 20 -N A,BBBBBB,CC -W 1,3 ce
echo "[$?]"
column -t -s'|' -c 20 -N AAAAAAAA,B,C -T 1 -d ce
echo "[$?]"
column -t -s'|' -c 20 -o :: -W 1 ce
echo "[$?]"

#### column layout 3
printf 'a|b|c\nd|e|f\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|x|yyyyyyyyyyyyyyyy\ng|h|i\n' > ce; printf 'a long text here|b|another long text that is long\nx|y|z\n' > cl; printf 'yyyyyyyyyyyyyyyy|b|c\nd|e|f\nx|x|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\ng|h|i\nj|k|l\nm|n|o\n' > cx
column -t -s'|' -c 30 -W 1 ce
echo "[$?]"
column -t -s'|' -c 30 -W 1,3 ce
echo "[$?]"
column -t -s'|' -c 30 -W 3 ce
echo "[$?]"
column -t -s'|' -c 30 -T 1 ce
echo "[$?]"
column -t -s'|' -c 30 -T 2,3 ce
echo "[$?]"
column -t -s'|' -c 30 -T 0 ce
echo "[$?]"
column -t -s'|' -c 30 -E 1 ce
echo "[$?]"
column -t -s'|' -c 30 -E 3 ce
echo "[$?]"
column -t -s'|' -c 30 -E 1 -W 3 ce
echo "[$?]"
column -t -s'|' -c 30 -E 1 -T 1 ce
echo "[$?]"
column -t -s'|' -c 30 -R 3 ce
echo "[$?]"
column -t -s'|' -c 30 -R 3 -T 1 ce
echo "[$?]"
column -t -s'|' -c 30 -R 1,3 -W 1 ce
echo "[$?]"
column -t -s'|' -c 30 -H 3 -T 1 ce
echo "[$?]"
column -t -s'|' -c 30 -O 3,1 -T 1 ce
echo "[$?]"
column -t -s'|' -c 30 -O 3 -W 3 ce
echo "[$?]"
column -t -s'|' -c 30 -N A,B,C -W 1 ce
echo "[$?]"
column -t -s'|' -c 30 -N A,BBBBBB,CC -W 1,3 ce
echo "[$?]"
column -t -s'|' -c 30 -N AAAAAAAA,B,C -T 1 -d ce
echo "[$?]"
column -t -s'|' -c 30 -o :: -W 1 ce
echo "[$?]"

#### column layout 4
printf 'a|b|c\nd|e|f\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|x|yyyyyyyyyyyyyyyy\ng|h|i\n' > ce; printf 'a long text here|b|another long text that is long\nx|y|z\n' > cl; printf 'yyyyyyyyyyyyyyyy|b|c\nd|e|f\nx|x|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\ng|h|i\nj|k|l\nm|n|o\n' > cx
column -t -s'|' -c 40 -W 1 ce
echo "[$?]"
column -t -s'|' -c 40 -W 1,3 ce
echo "[$?]"
column -t -s'|' -c 40 -W 3 ce
echo "[$?]"
column -t -s'|' -c 40 -T 1 ce
echo "[$?]"
column -t -s'|' -c 40 -T 2,3 ce
echo "[$?]"
column -t -s'|' -c 40 -T 0 ce
echo "[$?]"
column -t -s'|' -c 40 -E 1 ce
echo "[$?]"
column -t -s'|' -c 40 -E 3 ce
echo "[$?]"
column -t -s'|' -c 40 -E 1 -W 3 ce
echo "[$?]"
column -t -s'|' -c 40 -E 1 -T 1 ce
echo "[$?]"
column -t -s'|' -c 40 -R 3 ce
echo "[$?]"
column -t -s'|' -c 40 -R 3 -T 1 ce
echo "[$?]"
column -t -s'|' -c 40 -R 1,3 -W 1 ce
echo "[$?]"
column -t -s'|' -c 40 -H 3 -T 1 ce
echo "[$?]"
column -t -s'|' -c 40 -O 3,1 -T 1 ce
echo "[$?]"
column -t -s'|' -c 40 -O 3 -W 3 ce
echo "[$?]"
column -t -s'|' -c 40 -N A,B,C -W 1 ce
echo "[$?]"
column -t -s'|' -c 40 -N A,BBBBBB,CC -W 1,3 ce
echo "[$?]"
column -t -s'|' -c 40 -N AAAAAAAA,B,C -T 1 -d ce
echo "[$?]"
column -t -s'|' -c 40 -o :: -W 1 ce
echo "[$?]"

#### column layout 5
printf 'a|b|c\nd|e|f\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|x|yyyyyyyyyyyyyyyy\ng|h|i\n' > ce; printf 'a long text here|b|another long text that is long\nx|y|z\n' > cl; printf 'yyyyyyyyyyyyyyyy|b|c\nd|e|f\nx|x|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\ng|h|i\nj|k|l\nm|n|o\n' > cx
column -t -s'|' -c 10 -W 1 cl
echo "[$?]"
column -t -s'|' -c 10 -W 1,3 cl
echo "[$?]"
column -t -s'|' -c 10 -W 3 cl
echo "[$?]"
column -t -s'|' -c 10 -T 1 cl
echo "[$?]"
column -t -s'|' -c 10 -T 2,3 cl
echo "[$?]"
column -t -s'|' -c 10 -T 0 cl
echo "[$?]"
column -t -s'|' -c 10 -E 1 cl
echo "[$?]"
column -t -s'|' -c 10 -E 3 cl
echo "[$?]"
column -t -s'|' -c 10 -E 1 -W 3 cl
echo "[$?]"
column -t -s'|' -c 10 -E 1 -T 1 cl
echo "[$?]"
column -t -s'|' -c 10 -R 3 cl
echo "[$?]"
column -t -s'|' -c 10 -R 3 -T 1 cl
echo "[$?]"
column -t -s'|' -c 10 -R 1,3 -W 1 cl
echo "[$?]"
column -t -s'|' -c 10 -H 3 -T 1 cl
echo "[$?]"
column -t -s'|' -c 10 -O 3,1 -T 1 cl
echo "[$?]"
column -t -s'|' -c 10 -O 3 -W 3 cl
echo "[$?]"
column -t -s'|' -c 10 -N A,B,C -W 1 cl
echo "[$?]"
column -t -s'|' -c 10 -N A,BBBBBB,CC -W 1,3 cl
echo "[$?]"
column -t -s'|' -c 10 -N AAAAAAAA,B,C -T 1 -d cl
echo "[$?]"
column -t -s'|' -c 10 -o :: -W 1 cl
echo "[$?]"

#### column layout 6
printf 'a|b|c\nd|e|f\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|x|yyyyyyyyyyyyyyyy\ng|h|i\n' > ce; printf 'a long text here|b|another long text that is long\nx|y|z\n' > cl; printf 'yyyyyyyyyyyyyyyy|b|c\nd|e|f\nx|x|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\ng|h|i\nj|k|l\nm|n|o\n' > cx
column -t -s'|' -c 20 -W 1 cl
echo "[$?]"
column -t -s'|' -c 20 -W 1,3 cl
echo "[$?]"
column -t -s'|' -c 20 -W 3 cl
echo "[$?]"
column -t -s'|' -c 20 -T 1 cl
echo "[$?]"
column -t -s'|' -c 20 -T 2,3 cl
echo "[$?]"
column -t -s'|' -c 20 -T 0 cl
echo "[$?]"
column -t -s'|' -c 20 -E 1 cl
echo "[$?]"
column -t -s'|' -c 20 -E 3 cl
echo "[$?]"
column -t -s'|' -c 20 -E 1 -W 3 cl
echo "[$?]"
column -t -s'|' -c 20 -E 1 -T 1 cl
echo "[$?]"
column -t -s'|' -c 20 -R 3 cl
echo "[$?]"
column -t -s'|' -c 20 -R 3 -T 1 cl
echo "[$?]"
column -t -s'|' -c 20 -R 1,3 -W 1 cl
echo "[$?]"
column -t -s'|' -c 20 -H 3 -T 1 cl
echo "[$?]"
column -t -s'|' -c 20 -O 3,1 -T 1 cl
echo "[$?]"
column -t -s'|' -c 20 -O 3 -W 3 cl
echo "[$?]"
column -t -s'|' -c 20 -N A,B,C -W 1 cl
echo "[$?]"
column -t -s'|' -c 20 -N A,BBBBBB,CC -W 1,3 cl
echo "[$?]"
column -t -s'|' -c 20 -N AAAAAAAA,B,C -T 1 -d cl
echo "[$?]"
column -t -s'|' -c 20 -o :: -W 1 cl
echo "[$?]"

#### column layout 7
printf 'a|b|c\nd|e|f\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|x|yyyyyyyyyyyyyyyy\ng|h|i\n' > ce; printf 'a long text here|b|another long text that is long\nx|y|z\n' > cl; printf 'yyyyyyyyyyyyyyyy|b|c\nd|e|f\nx|x|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\ng|h|i\nj|k|l\nm|n|o\n' > cx
column -t -s'|' -c 30 -W 1 cl
echo "[$?]"
column -t -s'|' -c 30 -W 1,3 cl
echo "[$?]"
column -t -s'|' -c 30 -W 3 cl
echo "[$?]"
column -t -s'|' -c 30 -T 1 cl
echo "[$?]"
column -t -s'|' -c 30 -T 2,3 cl
echo "[$?]"
column -t -s'|' -c 30 -T 0 cl
echo "[$?]"
column -t -s'|' -c 30 -E 1 cl
echo "[$?]"
column -t -s'|' -c 30 -E 3 cl
echo "[$?]"
column -t -s'|' -c 30 -E 1 -W 3 cl
echo "[$?]"
column -t -s'|' -c 30 -E 1 -T 1 cl
echo "[$?]"
column -t -s'|' -c 30 -R 3 cl
echo "[$?]"
column -t -s'|' -c 30 -R 3 -T 1 cl
echo "[$?]"
column -t -s'|' -c 30 -R 1,3 -W 1 cl
echo "[$?]"
column -t -s'|' -c 30 -H 3 -T 1 cl
echo "[$?]"
column -t -s'|' -c 30 -O 3,1 -T 1 cl
echo "[$?]"
column -t -s'|' -c 30 -O 3 -W 3 cl
echo "[$?]"
column -t -s'|' -c 30 -N A,B,C -W 1 cl
echo "[$?]"
column -t -s'|' -c 30 -N A,BBBBBB,CC -W 1,3 cl
echo "[$?]"
column -t -s'|' -c 30 -N AAAAAAAA,B,C -T 1 -d cl
echo "[$?]"
column -t -s'|' -c 30 -o :: -W 1 cl
echo "[$?]"

#### column layout 8
printf 'a|b|c\nd|e|f\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|x|yyyyyyyyyyyyyyyy\ng|h|i\n' > ce; printf 'a long text here|b|another long text that is long\nx|y|z\n' > cl; printf 'yyyyyyyyyyyyyyyy|b|c\nd|e|f\nx|x|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\ng|h|i\nj|k|l\nm|n|o\n' > cx
column -t -s'|' -c 40 -W 1 cl
echo "[$?]"
column -t -s'|' -c 40 -W 1,3 cl
echo "[$?]"
column -t -s'|' -c 40 -W 3 cl
echo "[$?]"
column -t -s'|' -c 40 -T 1 cl
echo "[$?]"
column -t -s'|' -c 40 -T 2,3 cl
echo "[$?]"
column -t -s'|' -c 40 -T 0 cl
echo "[$?]"
column -t -s'|' -c 40 -E 1 cl
echo "[$?]"
column -t -s'|' -c 40 -E 3 cl
echo "[$?]"
column -t -s'|' -c 40 -E 1 -W 3 cl
echo "[$?]"
column -t -s'|' -c 40 -E 1 -T 1 cl
echo "[$?]"
column -t -s'|' -c 40 -R 3 cl
echo "[$?]"
column -t -s'|' -c 40 -R 3 -T 1 cl
echo "[$?]"
column -t -s'|' -c 40 -R 1,3 -W 1 cl
echo "[$?]"
column -t -s'|' -c 40 -H 3 -T 1 cl
echo "[$?]"
column -t -s'|' -c 40 -O 3,1 -T 1 cl
echo "[$?]"
column -t -s'|' -c 40 -O 3 -W 3 cl
echo "[$?]"
column -t -s'|' -c 40 -N A,B,C -W 1 cl
echo "[$?]"
column -t -s'|' -c 40 -N A,BBBBBB,CC -W 1,3 cl
echo "[$?]"
column -t -s'|' -c 40 -N AAAAAAAA,B,C -T 1 -d cl
echo "[$?]"
column -t -s'|' -c 40 -o :: -W 1 cl
echo "[$?]"

#### column layout 9
printf 'a|b|c\nd|e|f\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|x|yyyyyyyyyyyyyyyy\ng|h|i\n' > ce; printf 'a long text here|b|another long text that is long\nx|y|z\n' > cl; printf 'yyyyyyyyyyyyyyyy|b|c\nd|e|f\nx|x|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\ng|h|i\nj|k|l\nm|n|o\n' > cx
column -t -s'|' -c 10 -W 1 cx
echo "[$?]"
column -t -s'|' -c 10 -W 1,3 cx
echo "[$?]"
column -t -s'|' -c 10 -W 3 cx
echo "[$?]"
column -t -s'|' -c 10 -T 1 cx
echo "[$?]"
column -t -s'|' -c 10 -T 2,3 cx
echo "[$?]"
column -t -s'|' -c 10 -T 0 cx
echo "[$?]"
column -t -s'|' -c 10 -E 1 cx
echo "[$?]"
column -t -s'|' -c 10 -E 3 cx
echo "[$?]"
column -t -s'|' -c 10 -E 1 -W 3 cx
echo "[$?]"
column -t -s'|' -c 10 -E 1 -T 1 cx
echo "[$?]"
column -t -s'|' -c 10 -R 3 cx
echo "[$?]"
column -t -s'|' -c 10 -R 3 -T 1 cx
echo "[$?]"
column -t -s'|' -c 10 -R 1,3 -W 1 cx
echo "[$?]"
column -t -s'|' -c 10 -H 3 -T 1 cx
echo "[$?]"
column -t -s'|' -c 10 -O 3,1 -T 1 cx
echo "[$?]"
column -t -s'|' -c 10 -O 3 -W 3 cx
echo "[$?]"
column -t -s'|' -c 10 -N A,B,C -W 1 cx
echo "[$?]"
column -t -s'|' -c 10 -N A,BBBBBB,CC -W 1,3 cx
echo "[$?]"
column -t -s'|' -c 10 -N AAAAAAAA,B,C -T 1 -d cx
echo "[$?]"
column -t -s'|' -c 10 -o :: -W 1 cx
echo "[$?]"

#### column layout 10
printf 'a|b|c\nd|e|f\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|x|yyyyyyyyyyyyyyyy\ng|h|i\n' > ce; printf 'a long text here|b|another long text that is long\nx|y|z\n' > cl; printf 'yyyyyyyyyyyyyyyy|b|c\nd|e|f\nx|x|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\ng|h|i\nj|k|l\nm|n|o\n' > cx
column -t -s'|' -c 20 -W 1 cx
echo "[$?]"
column -t -s'|' -c 20 -W 1,3 cx
echo "[$?]"
column -t -s'|' -c 20 -W 3 cx
echo "[$?]"
column -t -s'|' -c 20 -T 1 cx
echo "[$?]"
column -t -s'|' -c 20 -T 2,3 cx
echo "[$?]"
column -t -s'|' -c 20 -T 0 cx
echo "[$?]"
column -t -s'|' -c 20 -E 1 cx
echo "[$?]"
column -t -s'|' -c 20 -E 3 cx
echo "[$?]"
column -t -s'|' -c 20 -E 1 -W 3 cx
echo "[$?]"
column -t -s'|' -c 20 -E 1 -T 1 cx
echo "[$?]"
column -t -s'|' -c 20 -R 3 cx
echo "[$?]"
column -t -s'|' -c 20 -R 3 -T 1 cx
echo "[$?]"
column -t -s'|' -c 20 -R 1,3 -W 1 cx
echo "[$?]"
column -t -s'|' -c 20 -H 3 -T 1 cx
echo "[$?]"
column -t -s'|' -c 20 -O 3,1 -T 1 cx
echo "[$?]"
column -t -s'|' -c 20 -O 3 -W 3 cx
echo "[$?]"
column -t -s'|' -c 20 -N A,B,C -W 1 cx
echo "[$?]"
column -t -s'|' -c 20 -N A,BBBBBB,CC -W 1,3 cx
echo "[$?]"
column -t -s'|' -c 20 -N AAAAAAAA,B,C -T 1 -d cx
echo "[$?]"
column -t -s'|' -c 20 -o :: -W 1 cx
echo "[$?]"

#### column layout 11
printf 'a|b|c\nd|e|f\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|x|yyyyyyyyyyyyyyyy\ng|h|i\n' > ce; printf 'a long text here|b|another long text that is long\nx|y|z\n' > cl; printf 'yyyyyyyyyyyyyyyy|b|c\nd|e|f\nx|x|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\ng|h|i\nj|k|l\nm|n|o\n' > cx
column -t -s'|' -c 30 -W 1 cx
echo "[$?]"
column -t -s'|' -c 30 -W 1,3 cx
echo "[$?]"
column -t -s'|' -c 30 -W 3 cx
echo "[$?]"
column -t -s'|' -c 30 -T 1 cx
echo "[$?]"
column -t -s'|' -c 30 -T 2,3 cx
echo "[$?]"
column -t -s'|' -c 30 -T 0 cx
echo "[$?]"
column -t -s'|' -c 30 -E 1 cx
echo "[$?]"
column -t -s'|' -c 30 -E 3 cx
echo "[$?]"
column -t -s'|' -c 30 -E 1 -W 3 cx
echo "[$?]"
column -t -s'|' -c 30 -E 1 -T 1 cx
echo "[$?]"
column -t -s'|' -c 30 -R 3 cx
echo "[$?]"
column -t -s'|' -c 30 -R 3 -T 1 cx
echo "[$?]"
column -t -s'|' -c 30 -R 1,3 -W 1 cx
echo "[$?]"
column -t -s'|' -c 30 -H 3 -T 1 cx
echo "[$?]"
column -t -s'|' -c 30 -O 3,1 -T 1 cx
echo "[$?]"
column -t -s'|' -c 30 -O 3 -W 3 cx
echo "[$?]"
column -t -s'|' -c 30 -N A,B,C -W 1 cx
echo "[$?]"
column -t -s'|' -c 30 -N A,BBBBBB,CC -W 1,3 cx
echo "[$?]"
column -t -s'|' -c 30 -N AAAAAAAA,B,C -T 1 -d cx
echo "[$?]"
column -t -s'|' -c 30 -o :: -W 1 cx
echo "[$?]"

#### column layout 12
printf 'a|b|c\nd|e|f\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|x|yyyyyyyyyyyyyyyy\ng|h|i\n' > ce; printf 'a long text here|b|another long text that is long\nx|y|z\n' > cl; printf 'yyyyyyyyyyyyyyyy|b|c\nd|e|f\nx|x|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\ng|h|i\nj|k|l\nm|n|o\n' > cx
column -t -s'|' -c 40 -W 1 cx
echo "[$?]"
column -t -s'|' -c 40 -W 1,3 cx
echo "[$?]"
column -t -s'|' -c 40 -W 3 cx
echo "[$?]"
column -t -s'|' -c 40 -T 1 cx
echo "[$?]"
column -t -s'|' -c 40 -T 2,3 cx
echo "[$?]"
column -t -s'|' -c 40 -T 0 cx
echo "[$?]"
column -t -s'|' -c 40 -E 1 cx
echo "[$?]"
column -t -s'|' -c 40 -E 3 cx
echo "[$?]"
column -t -s'|' -c 40 -E 1 -W 3 cx
echo "[$?]"
column -t -s'|' -c 40 -E 1 -T 1 cx
echo "[$?]"
column -t -s'|' -c 40 -R 3 cx
echo "[$?]"
column -t -s'|' -c 40 -R 3 -T 1 cx
echo "[$?]"
column -t -s'|' -c 40 -R 1,3 -W 1 cx
echo "[$?]"
column -t -s'|' -c 40 -H 3 -T 1 cx
echo "[$?]"
column -t -s'|' -c 40 -O 3,1 -T 1 cx
echo "[$?]"
column -t -s'|' -c 40 -O 3 -W 3 cx
echo "[$?]"
column -t -s'|' -c 40 -N A,B,C -W 1 cx
echo "[$?]"
column -t -s'|' -c 40 -N A,BBBBBB,CC -W 1,3 cx
echo "[$?]"
column -t -s'|' -c 40 -N AAAAAAAA,B,C -T 1 -d cx
echo "[$?]"
column -t -s'|' -c 40 -o :: -W 1 cx
echo "[$?]"

#### column layout 13
printf 'a|b|c\nd|e|f\naaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|x|yyyyyyyyyyyyyyyy\ng|h|i\n' > ce; printf 'a long text here|b|another long text that is long\nx|y|z\n' > cl; printf 'yyyyyyyyyyyyyyyy|b|c\nd|e|f\nx|x|yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\ng|h|i\nj|k|l\nm|n|o\n' > cx
printf '1 0 root\n2 1 child\n3 1 other with\n4 2 grand\n' | column -t -l 3 -N ID,PARENT,NAME -r NAME -i ID -p PARENT -c 20 -W NAME
echo "[$?]"
printf '1 0 root\n2 1 child\n3 1 other\n4 2 grand\n' | column -t -N ID,PARENT,NAME -r NAME -i ID -p PARENT -O NAME -R ID
echo "[$?]"
printf '4 2 grand\n2 1 child\n3 1 other\n1 0 root\n' | column -t -r 3 -i 1 -p 2
echo "[$?]"
printf '1 2 a\n2 1 b\n3 3 c\n' | column -t -r 3 -i 1 -p 2
echo "[$?]"
printf '1 9 a\n2 1 b\n1 2 c\n' | column -t -r 3 -i 1 -p 2
echo "[$?]"
printf '1 0 a\n2 1 b\n1 0 c\n3 2 d\n' | column -t -r 3 -i 1 -p 2
echo "[$?]"
printf '1 0 a\n2 1\n3 2 d\n' | column -t -r 3 -i 1 -p 2
echo "[$?]"
printf '1 0 a\n2 1 b\n3 2 d\n4 2 e\n5 1 f\n6 0 g\n' | LC_ALL=C column -t -r 1 -i 1 -p 2 -R 1
echo "[$?]"
printf '1 0 a\n2 1 b\n3 2 d\n4 2 e\n5 1 f\n6 0 g\n' | column -J -N I,P,N -r N -i I -p P -H P
echo "[$?]"
seq 60 | sed 's/$/ x/' | column -t -e -N A,B
echo "[$?]"
