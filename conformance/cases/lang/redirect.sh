#### write and append
echo a > f; echo b >> f; cat f
#### order of duplications
{ echo out; echo err >&2; } 2>&1 >f | sed 's/^/piped: /'; echo --; cat f
#### stderr to file and stdout through
{ echo out; echo err >&2; } 2>e; cat e
#### both streams to a file
{ echo out; echo err >&2; } &>f; cat f; { echo more; } &>>f; cat f
#### old style both streams
{ echo out; echo err >&2; } >&f; cat f
#### descriptor three
exec 3>f; echo one >&3; echo two >&3; exec 3>&-; cat f
#### read from descriptor four
printf 'l1\nl2\nl3\n' > f; exec 4<f; read -r a <&4; read -r b <&4; echo "$a-$b"; exec 4<&-
#### named descriptor
exec {fd}>f; echo hello >&$fd; echo $((fd>=10)); exec {fd}>&-; cat f
#### closed descriptor is an error
echo x >&5; echo "status $?"
#### close stdout
echo x >&-; echo "status $?"
#### close stdin
cat <&- 2>&1 | head -n 1
#### move a descriptor
exec 3>f; exec 4>&3-; echo moved >&4; echo no >&3; exec 4>&-; cat f
#### read and write
printf 'abcdef\n' > f; exec 3<>f; read -rn3 x <&3; echo "$x"; exec 3>&-; cat f
#### noclobber
set -C; echo 1 > f; echo 2 > f; echo "status $?"; echo 3 >| f; cat f; echo 4 >> f; cat f
#### noclobber and dev null
set -o noclobber; echo x > /dev/null; echo $?
#### missing input file
cat < nope; echo "status $?"
#### missing directory
echo x > no/such/file; echo "status $?"
#### redirect to a directory
mkdir d; echo x > d; echo "status $?"
#### redirect without a command
> empty; ls -l empty | cut -c1-10; wc -c < empty
#### redirect before the command
> f echo first; cat f
#### redirect in the middle
echo a > f b; cat f
#### several outputs: the last one wins
echo x > a > b; wc -c < a; cat b
#### here-document
cat <<E
a $((1+1)) ${HOME}
E
#### quoted here-document
cat <<'E'
a $((1+1)) ${HOME} \x
E
#### here-document with tabs
cat <<-E
	one
		two
	E
#### two here-documents on one line
cat <<A; cat <<B
a
A
b
B
#### here-document in a pipeline
cat <<E | tr a-z A-Z
hello
E
#### here-document of a loop
while read -r x; do echo "[$x]"; done <<E
1
2 3
E
#### here-string
cat <<< "one two"; read -r a b <<< "x y z"; echo "$a|$b"
#### here-document to another descriptor
cat 3<<E <&3
three
E
#### backslash newline in a here-document
cat <<E
a\
b \$x \\ \`
E
#### redirect of a group
{ echo a; echo b; } > f; cat f
#### redirect of a subshell
(echo a; echo b) > f; cat f
#### redirect of a loop
for i in 1 2 3; do echo $i; done > f; cat f
#### redirect of if
if true; then echo yes; fi > f; cat f
#### redirect of a function definition
f() { echo in; } > out; f; f; cat out
#### redirect error stops the command only
echo before; cat < nope | wc -l; echo after
#### ambiguous redirect
x='a b'; echo hi > $x; echo "status $?"
#### redirect to an empty name
x=; echo hi > "$x"; echo "status $?"
#### dev stdin
echo hi | cat /dev/stdin
#### dev fd
exec 3< <(echo three); cat /dev/fd/3
#### dev stderr
#@ skip the oracle's own pipes may not be opened again by another user
{ echo x > /dev/stderr; } 2>&1
#### dev stdout
#@ skip the oracle's own pipes may not be opened again by another user
echo x > /dev/stdout
#### input and output of while
printf 'b\na\n' > in; while read -r l; do echo "$l$l"; done < in > out; cat out
#### nested redirections are restored
{ { echo in; } > a; echo mid; } > b; echo out; cat a b
#### swap stdout and stderr
{ echo o; echo e >&2; } 3>&1 1>&2 2>&3 3>&- 2>/dev/null
#### exec redirects the rest of the script
exec > f; echo one; echo two; exec >&2; cat f >&2
#### exec with stderr
exec 2>&1; echo err >&2
#### descriptor stays in a subshell
exec 3>f; (echo sub >&3); echo main >&3; cat f
#### redirection error in a builtin
cd . > no/dir; echo "status $?"
#### reading a file in turn
printf '1\n2\n3\n4\n' > f; { read -r a; read -r b; cat; } < f; echo "$a $b"
#### descriptor number of two digits
exec 12>f; echo x >&12; exec 12>&-; cat f
#### number is a word when separated
echo 2 > f; cat f; echo 2> f; cat f
#### append keeps content
printf x > f; printf y >> f; printf z >> f; cat f; echo
#### truncation happens before the command
echo data > f; cat f > f; wc -c < f
#### pipe both streams
{ echo o; echo e >&2; } |& sort
#### bad descriptor
echo hi 99>&98; echo "status $?"
#### variable redirect close
exec {a}<<<hey; cat <&$a; exec {a}<&-; cat <&$a; echo "status $?"
#### a here-string is a pipe: head takes more than it prints
{ head -n1; cat; } <<< $'a\nb\nc'; { sed 1q; cat; } <<< $'a\nb\nc'; { grep -m1 a; cat; } <<< $'a\nb\nc'; { read x; echo "$x"; cat; } <<< $'a\nb\nc'
#### the kind of here-strings
test -p /dev/stdin <<< a; echo $?; test -f /dev/stdin <<< a; echo $?; stat -c %F - <<< a; stat -Lc %F /dev/stdin <<< a; wc <<< 'a b'; wc -c <<< a
#### the kind of here-documents
wc <<E
a b
c
E
{ wc -l; wc -l; } <<E
a
b
E
test -p /dev/stdin <<E && echo pipe
a
E
#### a here-string of more than 64 KiB is a file
for n in 65536 65535 65534 65537; do x=$(printf "%0${n}d" 0); test -f /dev/stdin <<< $x; echo $n $?; done
#### a here-string of more than 64 KiB can be read on
x=$(printf '%070000d' 0); wc <<< $x; { head -n1 | wc -c; cat | wc -c; } <<< $x$'\n'$x
#### tail and dd read here-strings as pipes
tail -n1 <<< $'a\nb'; tail -c +2 <<< abc; dd bs=1 skip=1 2>/dev/null <<< abc; tac <<< $'a\nb'; dd if=/dev/stdin bs=1 skip=2 2>/dev/null <<< abc
