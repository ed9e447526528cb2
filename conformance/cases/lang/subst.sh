#### simple
echo "$(echo a)" `echo b`
#### nested
echo $(echo $(echo $(echo deep)))
#### trailing newlines go
x=$(printf 'a\n\n\n'); echo "[$x]"
#### status of an assignment
x=$(exit 3); echo $?; x=$(true); echo $?
#### status of a command with a substitution
echo $(exit 3); echo $?
#### empty command keeps the status
$(exit 4); echo $?
#### backquotes with escapes
echo `echo \`echo inner\``; echo `echo \$HOME` "`echo "q"`"
#### file
echo content > f; echo $(<f); x=$(< f); echo "$x"
#### missing file
x=$(<nope); echo "status $?"
#### variables do not leave
x=1; y=$(x=2; echo $x); echo $x $y
#### inside double quotes with quotes
echo "$(echo "a  b" 'c  d')"
#### with a case
echo $(case x in x) echo yes;; esac)
#### with a comment
echo $(echo a # comment )
)
#### with a here-document
x=$(cat <<E
in doc
E
); echo "$x"
#### word splitting
printf '<%s>' $(echo a b; echo c); echo
#### exit only leaves the substitution
x=$(echo a; exit 2; echo b); echo "$x $?"
#### errexit is off inside
set -e; x=$(false; echo on); echo "$x"
#### inherit errexit
set -e; shopt -s inherit_errexit; x=$(false; echo on) || true; echo "[$x]"
#### background job keeps it open
x=$(sleep 0.1; echo late & echo now); echo $x
#### NUL bytes are dropped
x=$(printf 'a\0b'); echo "$x"
#### process substitution as input
cat <(echo a) <(echo b); diff <(echo 1) <(echo 2); echo $?
#### process substitution as output
echo hi > >(cat); wait; echo x | tee >(cat > f) > /dev/null; sleep 0.2; cat f
#### while over process substitution
n=0; while read -r x; do n=$((n+x)); done < <(printf '1\n2\n3\n'); echo $n
#### paste of two
paste <(seq 3) <(seq 4 6)
#### process substitution name
[ -e <(true) ] && echo exists
#### arguments of a function
f() { cat "$1"; }; f <(echo fn)
#### BASH_SUBSHELL
echo $BASH_SUBSHELL $(echo $BASH_SUBSHELL)
#### pid stays
[ $$ = $(echo $$) ] && echo same; [ $BASHPID = $(echo $BASHPID) ] || echo other
#### functions are visible
f() { echo f; }; echo $(f)
#### return in a substitution
f() { x=$(return 3); echo $?; }; f
#### unterminated newline
printf %s "$(printf 'a\nb')"; echo
#### arithmetic with substitution
echo $(( $(echo 2) * $(echo 3) ))
