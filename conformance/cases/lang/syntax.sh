#### unexpected token
echo a
echo b )
#### lines before run
echo one
echo two; fi
#### unterminated if
if true; then echo a
#### unterminated quote
echo "abc
#### unterminated single quote
echo 'abc
#### missing done
for i in 1; do echo $i
#### unexpected end in a function
f() { echo
#### bad for
for; do :; done
#### double semicolon
a ;; b
#### and without a command
true &&
#### pipe at the start
| cat
#### empty parentheses
()
#### lone closing brace
}
#### nested errors
echo $(if)
#### case without esac
case a in a) echo
#### function without body
f()
#### redirect without a word
echo >
#### error inside eval
eval 'echo a; )'; echo "status $?"; eval '"'; echo "status $?"
#### error in a sourced file
printf 'echo in\nfi\necho no\n' > l; . ./l; echo "status $?"
#### here-document without end
cat <<E
body
#### here-document inside substitution
x=$(cat <<E
a b
E
); echo "$x"
#### double negation
! ! true; echo $?; ! ! false; echo $?
#### arithmetic or subshell
$((echo a) | cat); echo $?
#### nested double parentheses
((echo a); echo b)
#### extglob on a later line
shopt -s extglob
case abc in +([a-c])) echo match;; esac; echo @(a|b)
#### odd variable case operator
x=aBc; echo "${x~~} ${x~}"
#### reserved words in unusual places
if=1; echo $if; function then { echo fn; }; 
#### time alone
time; echo $?
#### bang alone
!; echo $?
#### comments everywhere
if true # c
then # d
echo x # e
fi # f
#### bare array subscript
a[0]=x; a[1+1]=y; echo "${a[@]}"
#### arithmetic with a variable operator
op=+; echo $((1 $op 2)); echo $(( 2 ${op} 3 ))
#### arithmetic from a variable expression
e='1+2*3'; echo $((e)) $(($e)) $((e*2))
#### let with quotes
let "x = 3 * 4"; echo $x; let y=x+1 z=y; echo $y $z
#### brace in word
echo {a,b}c {1..3} a{b c}; echo } {
#### many levels of quoting
echo "a $(echo "b $(echo "c")")"
#### ANSI quotes
echo $'a\tb\x41\u00e9\'q'
#### dollar double quotes
echo $"hello $HOME"
#### function with keyword name
function if_x { echo ok; }; if_x
#### semicolon after done
for i in 1; do echo $i; done; echo end;
#### newline in subshell
(
echo a

echo b
)
#### pipe at the line end
echo a |
cat |

tr a b
#### and at the line end
true &&
# comment
echo x ||
echo y
#### array over lines
a=(
  one # c
  two

  "three four"
); echo "${#a[@]} ${a[2]}"
#### backslash at the end
echo a\
#### a number in front of a redirection is no target 1
echo >&1>x; cat x

#### a number in front of a redirection is no target 2
echo 1>x 2>&1; cat x

#### a number in front of a redirection is no target 3
[[ 1 <1 ]]; echo $((1>1>2)); echo ">1>2" '<1>'; cat <<< 1

#### a number in front of a redirection is no target 4
echo >1>x

#### a number in front of a redirection is no target 5
echo a
x=$(echo >1>x)
echo b

#### a number in front of a redirection is no target 6
(( 2 >1> 0 )) && echo y
echo > 1 > 2; ls

#### a number where a word must stand 1
eval 'echo <1>x'; echo $?
eval 'echo <1<x'; echo $?
eval 'echo >1>x'; echo $?
eval 'echo >1 >x'; echo $?
eval 'echo >&1>x'; echo $?
eval 'echo >&1>2>'; echo $?
eval 'echo <<<1<x'; echo $?
eval 'echo <<<1>x'; cat x
eval 'echo &>1>x'; cat x
eval 'for 1>x'; cat x
eval 'for x in 1>x'; cat x
eval 'case 1>x in'; cat x
eval 'x=1>x'; cat x
eval 'function 1>x'

