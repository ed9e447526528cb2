# Substitutions that cannot be read: those of a text that is read now end the shell; those in backquotes and here-documents fail when they run.
#### ends 1
eval 'echo $( ; )'; echo a $?
#### ends script 1
cat > s.sh <<'SCRIPT'
eval 'echo $( ; )'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 2
eval 'echo a; echo $( ; )'; echo a $?
#### ends script 2
cat > s.sh <<'SCRIPT'
eval 'echo a; echo $( ; )'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 3
( eval 'echo $( ; )'; echo a $? ); echo c $?
#### ends script 3
cat > s.sh <<'SCRIPT'
( eval 'echo $( ; )'; echo a $? ); echo c $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 4
f() { eval 'echo $( ; )'; echo a $?; }; f; echo c $?
#### ends script 4
cat > s.sh <<'SCRIPT'
f() { eval 'echo $( ; )'; echo a $?; }; f; echo c $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 5
eval 'cat <( ; )'; echo a $?
#### ends script 5
cat > s.sh <<'SCRIPT'
eval 'cat <( ; )'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 6
eval 'echo $( if )'; echo a $?
#### ends script 6
cat > s.sh <<'SCRIPT'
eval 'echo $( if )'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 7
echo 'echo $( ; )' > t; . ./t; echo a $?
#### ends script 7
cat > s.sh <<'SCRIPT'
echo 'echo $( ; )' > t; . ./t; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 8
echo 'echo $( ; )' > t; trap 'echo bye $?' EXIT; . ./t; echo a $?
#### ends script 8
cat > s.sh <<'SCRIPT'
echo 'echo $( ; )' > t; trap 'echo bye $?' EXIT; . ./t; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 9
echo 'echo $( ; )' > t; (. ./t; echo a $?); echo $?
#### ends script 9
cat > s.sh <<'SCRIPT'
echo 'echo $( ; )' > t; (. ./t; echo a $?); echo $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 10
trap 'echo $( ; )' EXIT; echo a $?
#### ends script 10
cat > s.sh <<'SCRIPT'
trap 'echo $( ; )' EXIT; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 11
trap 'echo $( ; )' EXIT; exit 3
#### ends script 11
cat > s.sh <<'SCRIPT'
trap 'echo $( ; )' EXIT; exit 3
SCRIPT
bash s.sh; echo "ended $?"
#### ends 12
trap 'echo x; echo $( ; )' DEBUG; echo a $?
#### ends script 12
cat > s.sh <<'SCRIPT'
trap 'echo x; echo $( ; )' DEBUG; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 13
trap 'echo x; echo $( ; ) ' USR1; kill -USR1 $$; echo a $?
#### ends script 13
cat > s.sh <<'SCRIPT'
trap 'echo x; echo $( ; ) ' USR1; kill -USR1 $$; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 14
trap 'echo x; echo $( ; ) ' USR1; trap 'echo bye $?' EXIT; kill -USR1 $$; echo a $?
#### ends script 14
cat > s.sh <<'SCRIPT'
trap 'echo x; echo $( ; ) ' USR1; trap 'echo bye $?' EXIT; kill -USR1 $$; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 15
trap "echo bye \$?" EXIT; eval 'echo $( ; )'; echo a $?
#### ends script 15
cat > s.sh <<'SCRIPT'
trap "echo bye \$?" EXIT; eval 'echo $( ; )'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 16
eval '[[ $( ; ) ]]'; echo a $?
#### ends script 16
cat > s.sh <<'SCRIPT'
eval '[[ $( ; ) ]]'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 17
eval 'a=($( ; ))'; echo a $?
#### ends script 17
cat > s.sh <<'SCRIPT'
eval 'a=($( ; ))'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 18
eval 'a=( ; )'; echo a $?
#### ends script 18
cat > s.sh <<'SCRIPT'
eval 'a=( ; )'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 19
y=$(eval 'echo $( ; )'; echo n); echo a $? $y
#### ends script 19
cat > s.sh <<'SCRIPT'
y=$(eval 'echo $( ; )'; echo n); echo a $? $y
SCRIPT
bash s.sh; echo "ended $?"
#### ends 20
eval 'echo $( ; )' | cat; echo a $?
#### ends script 20
cat > s.sh <<'SCRIPT'
eval 'echo $( ; )' | cat; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 21
eval 'echo $( ; )' & wait $!; echo a $?
#### ends script 21
cat > s.sh <<'SCRIPT'
eval 'echo $( ; )' & wait $!; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 22
set -e; eval 'echo $( ; )'; echo a
#### ends script 22
cat > s.sh <<'SCRIPT'
set -e; eval 'echo $( ; )'; echo a
SCRIPT
bash s.sh; echo "ended $?"
#### ends 23
set -e; trap 'echo bye $?' EXIT; eval 'echo $( ; )'; echo a
#### ends script 23
cat > s.sh <<'SCRIPT'
set -e; trap 'echo bye $?' EXIT; eval 'echo $( ; )'; echo a
SCRIPT
bash s.sh; echo "ended $?"
#### ends 24
set -e; eval 'echo $( ; )' || echo a
#### ends script 24
cat > s.sh <<'SCRIPT'
set -e; eval 'echo $( ; )' || echo a
SCRIPT
bash s.sh; echo "ended $?"
#### ends 25
trap "eval \"echo \\\$( ; )\"" USR1; kill -USR1 $$; echo a $?
#### ends script 25
cat > s.sh <<'SCRIPT'
trap "eval \"echo \\\$( ; )\"" USR1; kill -USR1 $$; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 26
eval "eval \"echo \\\$( ; )\""; echo a $?
#### ends script 26
cat > s.sh <<'SCRIPT'
eval "eval \"echo \\\$( ; )\""; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 27
trap 'echo err $?; echo $( ; )' ERR; false; echo a $?
#### ends script 27
cat > s.sh <<'SCRIPT'
trap 'echo err $?; echo $( ; )' ERR; false; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 28
f() { return 2; }; set -T; trap 'echo x$( ; )' RETURN; f; echo a $?
#### ends script 28
cat > s.sh <<'SCRIPT'
f() { return 2; }; set -T; trap 'echo x$( ; )' RETURN; f; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 29
set -o posix; eval "echo \$( ; )"; echo a $?
#### ends script 29
cat > s.sh <<'SCRIPT'
set -o posix; eval "echo \$( ; )"; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 30
echo a | eval 'echo $( ; )'; echo a $?
#### ends script 30
cat > s.sh <<'SCRIPT'
echo a | eval 'echo $( ; )'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 31
shopt -s lastpipe; echo a | eval 'echo $( ; )'; echo a $?
#### ends script 31
cat > s.sh <<'SCRIPT'
shopt -s lastpipe; echo a | eval 'echo $( ; )'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 32
while eval 'echo $( ; )'; do :; done;  echo a $?
#### ends script 32
cat > s.sh <<'SCRIPT'
while eval 'echo $( ; )'; do :; done;  echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 33
eval 'echo $( [[ a ; )'; echo a $?
#### ends script 33
cat > s.sh <<'SCRIPT'
eval 'echo $( [[ a ; )'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 34
eval 'echo $( [[ a b ]] )'; echo a $?
#### ends script 34
cat > s.sh <<'SCRIPT'
eval 'echo $( [[ a b ]] )'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 35
eval 'echo $( echo "a )'; echo a $?
#### ends script 35
cat > s.sh <<'SCRIPT'
eval 'echo $( echo "a )'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 36
eval 'echo $( [[ a b ]]'; echo a $?
#### ends script 36
cat > s.sh <<'SCRIPT'
eval 'echo $( [[ a b ]]'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 37
eval 'echo $(case x in (a b) esac)'; echo a $?
#### ends script 37
cat > s.sh <<'SCRIPT'
eval 'echo $(case x in (a b) esac)'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 39
bash -c 'eval "echo \$( ; )"; echo n'; echo a $?
#### ends script 39
cat > s.sh <<'SCRIPT'
bash -c 'eval "echo \$( ; )"; echo n'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 40
a=1; eval 'a=2; echo $( ; )'; echo $a
#### ends script 40
cat > s.sh <<'SCRIPT'
a=1; eval 'a=2; echo $( ; )'; echo $a
SCRIPT
bash s.sh; echo "ended $?"
#### ends 41
alias x='echo $( ; )'; shopt -s expand_aliases
eval x; echo a $?
#### ends script 41
cat > s.sh <<'SCRIPT'
alias x='echo $( ; )'; shopt -s expand_aliases
eval x; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 42
eval 'eval "x=\$( ; )" 2>/dev/null; echo n'; echo a $?
#### ends script 42
cat > s.sh <<'SCRIPT'
eval 'eval "x=\$( ; )" 2>/dev/null; echo n'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 43
command eval 'echo $( ; )'; echo a $?
#### ends script 43
cat > s.sh <<'SCRIPT'
command eval 'echo $( ; )'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 44
builtin eval 'echo $( ; )'; echo a $?
#### ends script 44
cat > s.sh <<'SCRIPT'
builtin eval 'echo $( ; )'; echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 45
f() { trap 'echo bye $?' EXIT; eval 'echo $( ; )'; }; f; echo a
#### ends script 45
cat > s.sh <<'SCRIPT'
f() { trap 'echo bye $?' EXIT; eval 'echo $( ; )'; }; f; echo a
SCRIPT
bash s.sh; echo "ended $?"
#### ends 46
( trap 'echo bye $?' EXIT; eval 'echo $( ; )'; ); echo a $?
#### ends script 46
cat > s.sh <<'SCRIPT'
( trap 'echo bye $?' EXIT; eval 'echo $( ; )'; ); echo a $?
SCRIPT
bash s.sh; echo "ended $?"
#### ends 47
x=$( trap 'echo bye $?' EXIT; eval 'echo $( ; )'; ); echo a $? $x
#### ends script 47
cat > s.sh <<'SCRIPT'
x=$( trap 'echo bye $?' EXIT; eval 'echo $( ; )'; ); echo a $? $x
SCRIPT
bash s.sh; echo "ended $?"
#### backquotes 1
echo ` ; `; echo $?
#### backquotes 2
echo ` if `; echo $?
#### backquotes 3
echo "` ; `"; echo $?
#### backquotes 4
x=` ; ` y=1; echo $?
#### backquotes 5
echo ` a ) `; echo $?
#### backquotes 6
echo ` echo a; b ; ; `; echo $?
#### backquotes 7
echo "${x:-`;`}" ; echo $?
#### backquotes 8
echo ${x:-`;`} ; echo $?
#### backquotes 9
echo $(( `;` )) ; echo $?
#### backquotes 10
echo ` echo "a ` ; echo $?
#### backquotes 11
echo ` echo $( ; ) ` ; echo $?
#### backquotes 12
echo ` echo \` ; \` ` ; echo $?
#### backquotes 13
echo $(echo ` ; ` ) ; echo $?
#### backquotes 14
f() { echo ` ; `; }; f; echo $?; declare -f f
#### backquotes 15
echo `echo 1
echo 2
;
echo 3` x; echo $?
#### backquotes 16
echo "`echo \"a b\" \\\\ \$HOME; ;`" x; echo $?
#### backquotes 17
echo `echo \"a b\" \\\\ \$HOME; ;` x; echo $?
#### backquotes 18
echo `if true; then` x `echo y` "`;`"; echo $?
#### backquotes 19
a=(1 `;` 2); echo ${#a[@]} $?
#### backquotes 20
case `;` in '') echo empty;; esac
#### backquotes 21
[[ `;` ]]; echo $?
#### backquotes 22
for i in `;` b; do echo $i; done
#### backquotes 23
eval 'echo ` ; `'; echo $?
#### backquotes 24
echo > "`;`"; echo $?
#### backquotes 25
cat <<< `;`; echo $?
#### backquotes 26
set -e; x=`;`; echo no
#### backquotes 27
set -e; echo `;`; echo yes
#### backquotes 28
echo 'a ` ; ` b' `echo ok`
#### backquotes 29
echo `echo a` \` `echo b`
#### backquotes 30
if false; then echo `;`; fi; echo ok
#### backquotes 31
echo ` ( ` ; echo $?
#### backquotes 32
echo ` { echo a ` ; echo $?
#### backquotes 33
echo ` case x in ` ; echo $?
#### backquotes 34
echo ` for ` ; echo $?
#### backquotes 35
echo ` echo ${ ` ; echo $?
#### backquotes 36
echo ` echo $(( 1 ` ; echo $?
#### backquotes 37
echo ` cat <<E ` ; echo $?
#### backquotes 38
echo ` while true; do break ` ; echo $?
#### backquotes 39
echo ` [[ a ` ; echo $?
#### backquotes 40
echo ` ! ` ; echo $?
#### backquotes 41
echo ` a | | b ` ; echo $?
#### backquotes 42
echo ` && b ` ; echo $?
#### backquotes 43
echo ` 'a ` ; echo $?
#### backquotes 44
echo ` f() ` ; echo $?
#### backquotes 45
trap 'echo err' ERR; x=`;`; echo a
#### backquotes 46
x=1 y=`;` env | grep -c '^y='; echo $?
#### document 1
cat <<E; echo same $?
$( ; )
E
echo next
#### document 2
cat <<E || echo failed $?
a
b $(echo x; if) c
E
#### document 3
f() { cat <<E
a $( echo |  ) b
E
echo in f $?; }
f
#### document 5
x=$(cat <<E
 $( echo `;` )
E
echo sub $? ); echo "$x"
#### document 6
cat <<E
`echo "` x
E
echo $?
#### document 8
cat <<E
$( echo 'a )
E
echo $?
#### document 10
cat <<E
a $(echo ok) $( ; ) `;` z
E
echo $?
#### document 11
cat <<E
`;` a `echo "b"` `echo \"c\" ;;` z
E
echo $?
#### document 12
cat <<'E'
`;` $( ; )
E
echo $?
#### document 13
cat <<E
$(if true; then
echo a)
E
echo $?
#### document 14
eval 'cat <<E
$( ; )
E
'; echo a $?
#### document 18
cat <<E
${x:-$( ; )} b
E
echo $?
#### document 20
read x <<E
$( ; )
E
echo $? $x
#### document 21
while read x; do echo "$x"; done <<E
$( ; )
E
echo $?
#### star: what makes bash forget that the value of an assignment is expanded
IFS=
set -- p1 'p 2' '' p4
x=$( read x <<< ""; echo $* 1 ); echo "$x"
x=$( read x <<< $nothing; echo $* 1 ); echo "$x"
x=$( y=a; echo $* 1 ); echo "$x"
x=$( y=~; echo $* 1 ); echo "$x"
x=$( y='<'; echo $* 1 ); echo "$x"
x=$( y="$*"; echo $* 1 ); echo "$x"
x=$( y=(a b); echo $* 1 ); echo "$x"
x=$( y[0]=1; echo $* 1 ); echo "$x"
x=$( y=([1]=$x); echo $* 1 ); echo "$x"
x=$( cat <<E
a
E
echo $* 1 ); echo "$x"
x=$( cat <<E
$x
E
echo $* 1 ); echo "$x"
x=$( case a in a) echo $* 1;; esac); echo "$x"
x=$( for i in 1; do echo $* $i; done); echo "$x"
x=$( : > $x; echo $* 1 ); echo "$x"
x=$( : > f; echo $* 1 ); echo "$x"
x=$( (( 1 )); echo $* 1 ); echo "$x"
x=$( ((x=1)); echo $* 1 ); echo "$x"
x=$( [[ $x == a ]]; echo $* 1 ); echo "$x"
x=$( [[ -n a ]]; echo $* 1 ); echo "$x"
x=$( y=1 : ; echo $* 1 ); echo "$x"
x=$( export y=$x; echo $* 1 ); echo "$x"
x=$( local_f() { local z=$1; echo $*; }; local_f $* ); echo "$x"
x=$( echo ${x:-$*} ${*%a} ${*:1} "$(echo $*)" ); echo "$x"
x=$( echo ${x/a/$*}; echo $* ); echo "$x"
x=$( : ${x#$1}; echo $* ); echo "$x"
x=$( : $(( 1 + 1 )); echo $* ); echo "$x"
x=$( select i in a; do break; done <<< 1; echo $* 1 ) 2>/dev/null; echo "$x"
x=$( set -x; echo $* 1 ) 2>/dev/null; echo "$x"
x=$( trap 'echo $*' EXIT; trap 'echo $*' DEBUG; : ) 2>/dev/null; echo "$x"
x=$( PS4='$x'; set -x; :; echo $* 1 ) 2>/dev/null; echo "$x"
x=$( a[$1]=2 2>/dev/null;  echo $* 1 ); echo "$x"
x=$( read a <<< x | cat;  echo $* 1 ); echo "$x"
x=$( ( read a <<< x );  echo $* 1 ); echo "$x"
x=$( eval 'echo $*' ); echo "$x"
x=$( mapfile -t m <<< "$*"; echo $* 1 "${m[@]}" ); echo "$x"
x=$( cat < <(echo $*) ); echo "$x"
x=$( echo $* > "$x.f"; cat "$x.f"; echo $* ); echo "$x"
x=$( coproc { :; }; echo $* ); echo "$x"
#### star: characters
IFS=
set -- p1 'p 2' '' p4
for v in "'\$'" "'~'" '"~"' "'<'" 'a\~' '\$' '"\$"' "\$'a'" "\\\`" "'\`'" '">"' 'a' '"a"' "\$'~'" '"<"'; do 
x=; eval 'x=$( y='"$v"'; echo $* 1 )' 2>/dev/null; echo "$v $x"
done
#### backquotes over lines
echo `
;
` x
echo `echo a
if` x
echo `
` `# nothing
` `_` "`____`" x
#### what is mended in front of a syntax error 1
{ for i in """";do :;done;((()))}
"$('';|)"
#### what is mended in front of a syntax error 2
{ ((())); }
"$('';|)"
#### what is mended in front of a syntax error 3
(( (1 ) )) ; (( ))
echo a
echo $( ; )
#### what is mended in front of a syntax error 4
a[ 1 ]=2; echo `;` $(())
echo $( ; )
echo x
#### what is mended in front of a syntax error 5
f() { (( (n) && n ^= 1 )); }
echo "$( if ! a (b); then :; fi)"
#### what is mended in front of a syntax error 6
{ ((())); }
echo b
#### what is mended in front of a syntax error 7
{ ((())); }
echo $( ; )
#### what is mended in front of a syntax error 8
((()))
echo ( ; )
#### what is mended in front of a syntax error 9
(( 1 ) )
echo ( ; )
#### what is mended in front of a syntax error 10
(( () ))
echo ( ; )
#### what is mended in front of a syntax error 11
a[]=1
echo ( ; )
#### two negations behind what is mended 1
declare -A m; x=$( m+=([k]+=more) || if ! ! -n $b && $c =~ z$; then (exit 0); fi | cat ); echo "$x"
#### two negations behind what is mended 2
declare -A m; x=$( m+=([k]+=more) || if ! ! false; then (exit 0); fi | cat ); echo "$x"
#### two negations behind what is mended 3
declare -A m; m+=([k]+=more) || if ! ! false; then (exit 0); fi
#### two negations behind what is mended 4
m=([k]+=more); ! ! false; (exit 0); echo $?
#### two negations behind what is mended 5
a[ 1 ]=2; ! ! false; (exit 0); echo $?
#### two negations behind what is mended 6
! ! false; a[ 1 ]=2; (exit 0); echo $?
#### two negations behind what is mended 7
(()); ! ! false; (exit 0); echo $?
#### two negations behind what is mended 8
echo $(()); ! ! false; (exit 0); echo $?
#### two negations behind what is mended 9
echo $(( (1) | 2)); ! ! false; (exit 0); echo $?
