#### set -x shows the tests of [[ ]]
x="a b"; set -x; [[ $x == "c d"* ]]; [[ -n $x ]]; [[ $x < "z q" ]]; [[ $x ]]; [[ -z "" && ( a == b || ! a == "$x" ) ]]; [[ $x =~ "a b"? ]]; [[ a == \* ]]; [[ a -nt "b c" ]]; [[ 1+1 -eq 2 ]]; [[ ! ( a == b ) ]]; [[ ! ! a ]]; [[ $'a\nb' == x ]]; [[ é == "é"* ]]; [[ '' == '' ]]
#### set -x evaluates operands of [[ ]] once
set -x; [[ $((i++)) -eq 0 && $(echo a) == a && ${y:=5} -eq 5 ]]; echo $i $y
