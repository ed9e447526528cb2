#### sort: blanks at the end position of a key
printf '%s\n' 'a  x1 3' 'a x2 2' 'a    x0 1' 'a x11 4' ' a   x1 0' > f
for k in 2,2.1 2,2.2 2,2.3 1,2.2 1.1,2.1 2.1,2.2 2.2,2.3 2b,2.2 2,2.2n 1,2.4 2,3.1; do
  for o in '' b r br; do
    echo "-k$k$o: $(sort -s -k$k$o f | tr '\n' '|')"
    echo "-b -k$k$o: $(sort -b -s -k$k$o f | tr '\n' '|')"
    echo "-u -k$k$o: $(sort -u -k$k$o f | tr '\n' '|')"
  done
done
for k in 2b,2.2 2b,2.2b 2,2.2b 2n,2.2b 2,2b 2b,2; do
  echo "$k: $(sort -s -k$k f | tr '\n' '|')"
done
#### less and more: versions are no help
for c in less more; do
  $c --version | grep -ciE '^ *-|summary|option'
  $c --help | grep -ciE '^ *-|summary|option' | sed 's/[1-9][0-9]*/some/'
done
#### comm and join: a directory is no input
mkdir d
printf 'a\nb\n' > f
for c in comm join paste; do
  if [ $c = paste ]; then paste - - < f; echo $?; fi
  $c d f; echo $?
  $c f d; echo $?
  $c d d; echo $?
  $c d - < f; echo $?
  $c f nothere; echo $?
done
#### split: a thousand lines unless told otherwise
seq 2500 > f
split f
wc -l x*
seq 1000 | split - y
wc -l y*
seq 1001 | split -d - z
wc -l z*
rm -f x* y* z*
#### sum: what is carried beyond 16 bits
for n in 256 257 258 65535 65536 65537 100000 257000 16843009; do
  head -c $n /dev/zero | tr '\0' '\377' | sum -s
  head -c $n /dev/zero | tr '\0' '\377' | sum -r
done
#### getopt: arguments attached or apart
for a in -ax '-a x' '-a' -bx '-b x' '-b' -cax '-c -a x' '-ca' '-cbx' '-cb x' '-a -- x' '-a -b' "-a ''" --aa=x '--aa x' --aa --aa= --bb=x '--bb x' --bb --bb= --cc --cc=x '--c' '--a=x'; do
  eval "getopt -o a:b::c -l aa:,bb::,cc -n prog -- $a"
  echo "$a: $?"
done
#### test: -a and -o as binary operators of three
for a in 'x -a y' 'x -a ""' '"" -o y' '"" -o ""' '! -a x' '! -o ""' '-a -a -a' '-o -o -o' '( -a )' '-n -a -n' 'x - y' '-f -a x' '-z -o x'; do
  eval "env test $a"; echo "$a: $?"
done
#### expr: operators of one precedence
for e in '1 + 2 - 3 + 4' '12 / 2 \* 3 % 5' '1 \< 2 = 1' '2 \> 1 != 0' '1 \| 2 \& 0' '0 \| "" \| 5' '3 \<= 3 \>= 1' 'a = a' 'a == b' '1 - -1' '5 % -3' '-5 / 2' 'a : a : 1' '1 + 2 \* 3' '\( 1 + 2 \) \* 3' '2 = 2 = 2' '1 \& 1 \& 0 \| 7'; do
  eval "expr $e"; echo "$e: $?"
done
#### head and tail: numbers that are none
seq 5 > f
for o in '-n x' '-n 1x' '-c x' '-n -' '-n -x' '-c 1b' '-n 1kx' '-n ""' '-n 99999999999999999999' '-c -99999999999999999999' '-n 1Y' '-n -0' '-c -0' '-n +2' '-n 0x2' '-n " 2"' '-n "2 "'; do
  eval "head $o f"; echo "head $o: $?"
  eval "tail $o f"; echo "tail $o: $?"
done
#### pr: columns with blanks
printf '%s\n' 'a b' 'c  d' '  e' 'f ' '' 'g	h' 'long words in a line that is cut' 'i' > f
for o in -2 -3 '-2 -a' '-2 -s' '-2 -s:' '-3 -w 40' '-2 -t -w 20' '-2 -J' '-2 -S" | "' '-m f' '-2 -n' '-2 -o 3' '-4 -l 12'; do
  echo "== $o"
  eval "pr -t $o f"
done
#### hexdump: formats that repeat
printf 'abcdefghijklmnopqrstuvwxyz0123456789' > f
hexdump -e '4/1 "%02x " "\n"' f
hexdump -e '2/2 "%04x,"' -e '"|" 4/1 "%c" "|\n"' f
hexdump -e '"%07.7_ax " 8/1 "%02x " "\n"' f
hexdump -e '8/1 "%c" "\n" "%_Ad\n"' f
hexdump -v -e '1/1 "%d "' f; echo
hexdump -e '3/4 "%08x " "\n"' f
hexdump -e '0/1 "%c"' f; echo
#### uniq, cut and paste of odd input
printf 'a\0a\0b\0' | uniq -zc | od -c
printf 'x' | cut -c2-; printf 'x' | paste -sd, ; printf '' | paste -sd,
#### sort: more than is sorted at once
seq 200000 -1 1 | sort -n | md5sum
seq 200000 | awk '{print $1 % 1000, $1}' | sort -s -k1,1n | md5sum
#### column writes control characters in JSON
printf 'a\rb\bc\fd|q"\\\n\x01|\x1f\n' | column -J -N x,y -s '|'; printf 'r\r|\r\n' | column -J -N 'n\ra,b' -s '|' -n 't
l'
