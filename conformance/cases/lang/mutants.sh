#### dirs shortens the home directory
cd /home
dirs
HOME=/home
dirs
dirs -l
dirs -p
cd /
dirs
HOME=/
dirs
cd /home
dirs
HOME=
dirs
HOME=/hom
dirs
#### pushd and popd print the shortened stack
mkdir a
HOME=/workspace
pushd a
pushd /
popd
popd
#### cd through a variable prints where it goes
mkdir -p a/b
there=$PWD/a/b
shopt -s cdable_vars
cd there
echo $? $PWD
cd nowhere
echo $?
there=nowhere
cd there
echo $? $PWD
#### mapfile refuses counts that are none
for o in -n -s -O -c -u; do
  for v in -1 -5000000000 x 1x '' 4294967295 4294967296 9999999999999999999999 2147483647 2147483648; do
    mapfile $o "$v" a <<< $'1\n2\n3'
    echo "$o $v $? ${a[*]@A}" | cut -c1-200
    unset a
  done
done
#### umask in letters
for m in u=g g=u o=g,g=u u=o a=g go=u u+g g-o o+u,u-g =rx =x +w -w a+X u=,g=u,o=u go-rwx,u+s ug+t u=rwx,g=rx-x+w,o=g-w u+ + = , u=rw,; do
  for old in 022 027 137 715 000 777; do
    umask $old
    umask $m
    echo "$old $m $? $(umask) $(umask -S)"
  done
done
for m in u u=z ux 8 089 7777 01777 1000 10000 77777 '' x u=r=w+x '1 ' 1x +1 -1 -Sx -rx -Sr; do
  umask 022
  umask "$m"
  echo "$m $? $(umask)"
done
#### umask options
umask 027
umask -p
umask -S
umask -pS
umask -S -p
umask -S u=rw
umask -- g=rwx
umask --
umask -- -w
umask
#### what is said of a job that a signal ended
for n in $(seq 31); do
  case $n in 2|17|18|19|20|21|22|23|28) continue;; esac
  { (kill -$n $BASHPID); } 2> err
  echo "$n $? $(sed 's/line [0-9]*: *[0-9]* */PID /' err)"
done
rm err
#### what wait says of a background job that a signal ended
for n in HUP KILL TERM USR1 SEGV ABRT PIPE; do
  { sleep 9 & kill -$n $!; wait $!; } 2> err
  echo "$n $? $(sed 's/line [0-9]*: *[0-9]* */PID /' err)"
done
rm err
#### is a positional parameter set
set -- a ''
for n in 0 1 2 3 00 02 03 99999999999999999999 1x -1 +1 '' ' 2 ' $'\t1\n' '1 x' 1_0 0x1; do
  [[ -v $n ]]; echo -n "$n $? "
  test -v "$n"; echo $?
done
set --
[[ -v 0 ]]; echo $?
[[ -v 1 ]]; echo $?
#### words of an array literal that look like subscripts
touch a1 b2 ']' 1
x=([ab]*)
echo ${#x[@]} "${x[@]}"
x=([ab]* [12]); echo ${#x[@]} "${x[@]}"
x=(y [ab]?z [q] [1]); echo ${#x[@]} "${x[@]}"
declare -a x=([ab]*); echo "${x[@]}"
x=([!a]* [^b]*); echo "${x[@]}"
x=([[:alpha:]]* [[:digit:]]); echo "${x[@]}"
x+=([b]*); echo "${x[@]}"
f() { local x=([ab]*); echo "${x[@]}"; }; f
declare -f f
#### brackets in array literals
touch a1 b2 1 a.c .d e=f x^y
for w in '[^a]*' '[!a]* q' 'q [^a]*' '[^a]* [^b]*' '[a-]*' '[?]*' '[,]*' '[+]*' '[%]*' '[~]*' '[/]*' '[:]*' '[=]*' '[]a]*' '[^]a]*' \
  '[a.b]*.c' '[.]d' '[^[:alpha:]]*' '[[:alpha:]]*' '[[.a.]]*' 'a[^b]*' '"[^a]*" [^a]' '[0]=[^a]* [1]=[^b]' $'\n[^b]*\n[^a]*\n' '*[=]*' '*[^a]y'; do
  for form in 'x=(%s)' 'declare x=(%s)' 'x=(z); x+=(%s)' '[ a^b ] && x=(%s)' '[[ a^b ]] && x=(%s)' 'echo [^a]*; x=(%s); echo [^b]*'; do
    printf -v script "$form" "$w"
    unset x
    eval "$script"
    declare -p x
  done
done
#### exit without a number
bash -c 'false; exit'; echo $?
bash -c '(exit 3); exit'; echo $?
bash -c 'trap "exit" EXIT; (exit 4)'; echo $?
bash -c 'trap "false; exit" EXIT; (exit 4)'; echo $?
bash -c 'trap "exit 5" EXIT; (exit 4)'; echo $?
bash -c 'trap "false; exit" USR1; (exit 4); kill -USR1 $$; exit 6'; echo $?
bash -c 'trap ":; exit" ERR; (exit 7); exit 8'; echo $?
bash -c 'trap "true" USR1; kill -USR1 $$; (exit 9); exit'; echo $?
bash -c 'trap "(exit 2)" USR1; (exit 3); kill -USR1 $$; (exit 9); exit'; echo $?
bash -c 'trap "f" EXIT; f() { (exit 2); exit; }; (exit 3)'; echo $?
(trap 'true' DEBUG; (exit 3); exit); echo $?
f() { (exit 5); exit; }; (f); echo $?
x=$( (exit 6); exit); echo $?
(exit 7) | (cat; exit); echo $?
bash -c '(exit 3); exit --'; echo $?
bash -c '(exit 3); exec true; exit'; echo $?
#### test with up to four arguments
t=('!' '(' ')' x '' = -n -a)
for a in "${t[@]}"; do
  test "$a" 2> err; printf %s $?
  for b in "${t[@]}"; do
    test "$a" "$b" 2> err; printf %s $?
    for c in "${t[@]}"; do test "$a" "$b" "$c" 2> err; printf %s $?; done
  done
  echo
done
for a in '!' '(' -n x; do
  for b in "${t[@]}"; do
    for c in "${t[@]}"; do
      for d in x ')' '' -n; do
        test "$a" "$b" "$c" "$d" 2> err
        printf '%s%s' $? "$(cut -d: -f3- err)"
      done
    done
    echo
  done
done
for b in "${t[@]}"; do
  for c in "${t[@]}"; do
    for d in "${t[@]}"; do
      test '(' "$b" "$c" "$d" ')' 2> err; printf %s $?
      test '!' "$b" "$c" "$d" -n 2> err; printf %s $?
    done
  done
  echo
done
rm err
#### unset of elements that are none
declare -A m=([a]=1 [b]=2)
a=(1 2 3)
s=x
for o in '' -v; do
  for t in 'm[]' 'm[a]' 'a[]' 'a[-4]' 'a[-3]' 'a[9]' 'a[-1]' 's[0' 'a]' '1a[]' '1a[0]' '[]' '[1]' 'a[1]x' 's[1]' 's[-1]' 'n[1]' 'n[-1]' 'n[]' 'm[""]' 'm[ ]' 's[0]' 'a[ ]' 'a[@]' 'm[@]' 's[@]' ''; do
    unset $o "$t"; echo "$o $t: $? ${!m[*]} ${!a[*]} $s"
  done
done
f() { :; }
unset 'f[0]' 'f[]'; type -t f
unset f; type -t f
#### exec of what cannot run
echo 'echo ran' > f
mkdir d
printf 'echo plain $0 $1\n' > p; chmod 755 p
for c in ./f d ./d ./p ./nothere nothere d/x f/x '' / .; do
  (exec "$c" one; echo "after $?"); echo "$c: $?"
  (shopt -s execfail; exec "$c" two; echo "after $?"); echo "$c: $?"
  (trap 'echo trap' EXIT; exec "$c"); echo "$c: $?"
done
#### errors of syntax behind lines that the parser must be helped with
for s in $'x=([^a]*); echo ok\n)' $'echo 1\nx=([^a]*); echo ok\n)' $'declare 1x=2; echo ok\nfi' $'let a=1+1; echo $a\n;;' $'echo $((1+)); echo no\n(' \
  $'! ! true; echo $?\ndone' $'cat <<E\nx\n' $'x=([^a]*)\ny=([^b]*)\necho ok\n)\necho no' $'x=([^a]*); )' $'if true; then x=([^a]*); fi; echo ok\n}' \
  $'echo a\n! ! false; echo $?\n! ! ! true; echo $?\nesac' $'let "b = 3" c=2; echo $b $c\nif' $'a[1 2]=3; echo no\n)' $'(( 1 + )); echo $?\n)'; do
  bash -c "$s"; echo "$?"
done
#### lists in front of a command with elements that are appended to
a=([0]+=5 [1]=z) printenv a
a=([0]+=5 [k]=$HOME q) bash -c 'echo "<$a>"'
a=([0]+=5 [1]+="x y") eval 'echo "$a"; declare -p a'
#### the ends of here-documents that are open, as they are called in the warning
bash -c $'cat <<\'a`b\'\nx $HOME\n'
bash -c $'cat <<\x0f\nx $HOME\n'
bash -c $'cat <<"a\'b"\nx $HOME\n\ny'
bash -c $'cat <<"\u00e9 `"; echo $?\nx'
bash -c "cat <<''"
#### characters beyond Unicode
printf %s $'\U10ffff' $'\U110000' $'\U1fffff' $'\U200000' $'\U3ffffff' $'\U4000000' $'\U12345678' $'\U7fffffff' $'\ud800' | od -An -tx1; printf '\U200000\U5678901' | od -An -tx1; printf '\xed\xa0\x80' | grep -c '[[:print:]]'; [[ $'\ud800' == [[:print:]] ]]; echo $?
#### what is no extended pattern at the end of a text
eval 'echo @(a)'; echo $?; eval 'echo a
echo x!(b|c)'; echo $?; bash -c 'echo +(a)'; echo $?; printf 'echo ok\necho ?(a)' > s; bash s; echo $?; . ./s; echo $?
eval 'echo @(a);'; echo $?; eval 'echo @(a) &'; echo $?; eval 'echo ok; echo +(a) ;'; echo $?
#### dates in prompts
for f in '\d=%a %b %d' '\t=%H:%M:%S' '\T=%I:%M:%S' '\A=%H:%M' '\@=%I:%M %p' '\D{%Y-%j}=%Y-%j'; do p=${f%%=*} w=$(date "+${f#*=}"); [ "${p@P}" = "$w" ] || [ "${p@P}" = "$(date "+${f#*=}")" ]; echo "$p $?"; done
#### a lone minus ends the options of bash
echo 'echo "$0 $1 $-"' > s; bash - s x; bash -u - s y; bash -- s z; bash -x - s q; bash +u - s; bash - -x s; echo $?; bash -- -x s; echo $?; bash -x -- s w
#### parentheses that are no extended pattern
shopt -s extglob; for p in '(a@(b)c)' '(@(a))' '((a)@(b))' 'x(@(a)' '@(a))' '(a)' '(' '(@(b|(c)))' '?(a)(b)' ')@(a)(' '(+(a)'; do for s in '(abc)' '(a)' '((a)b)' 'x(a' 'a)' '(' '(b)' '((c))' 'a(b)' ')a(' '(aa'; do [[ $s == $p ]] && echo "$p matches $s"; done; done
#### commands that are in the hash table
hash cat; command -v cat; command -V cat; type cat; type -t cat; type -p cat; type -P cat; type -a cat; hash -p /bin/ls foo; command -v foo; echo $?; command -V foo; type foo; type -t foo; type -p foo; foo -d .; hash -t foo; hash -d foo; command -v foo; echo $?
#### a # inside of words, and what is mended
ab#c 2>/dev/null; echo $(()) x#y $?; ab#c() { echo called; }; ab#c; echo $(( )); x=1#2 && echo $x $(())
#### parentheses inside of extended patterns
shopt -s extglob; for p in '@(b|(c))' '@((c)|b)' '@(a(b)c)' '!((a))' '+(a|(b))' '*((a))' '@(a|(b|c))' '@(a|(b|c)d)' '@((a)' '@(a))' '@((a|b)|c)x' '@(a[(]b)' '@(a\(b)' '@(@(a|(b))|c)' '@(()' '@(())' '?((a))b' '@(x(a|b)|c)'; do for s in b c '(c)' 'a(b)c' '(a)' 'b(b)' '' a '(b|c)' '(b' 'c)' '(c' '(c)d' 'cd' 'a(b' '()' '(a)b' '(a|b)' 'ax' 'x(a' 'b)' 'x(a|b)' 'cx' '(ax'; do [[ $s == $p ]] && echo "$p matches $s"; case $s in $p) echo "case $p $s";; esac; done; done
x='p(c)q(c)'; echo "${x//@(b|(c))/-}" "${x/@((c))/-}" "${x%@(q|(c))}" "${x##*@(p|(c))}"; touch 'f(c)' fb; echo f@(b|(c)) f@((c)|b)
#### what is appended to variables with attributes
declare -u s=a; s+=b; declare -l l=A; l+=B; declare -c c=abc; c+=dEF; declare -i i=5; i+=3; echo $s $l $c $i; declare -u a=(x); a+=(y); a[0]+=z; declare -c k=(x); k[0]+=Yz; echo ${a[@]} ${k[@]}; f() { local -u s=q; s+=r; local -c d=; d+=abc; echo $s $d; }; f; printf -v s x; s+=y; read -r c <<< zED; c+=w; echo $s $c
