#### arguments of find -D
touch a; find -D help; echo $?; find -D xx . ; echo $?; find -D; echo $?
#### statuses of xargs
printf 'a\n' | xargs sh -c 'exit 3'; echo $?; printf 'a\nb\n' | xargs -n1 sh -c 'exit 255'; echo $?; printf 'a\n' | xargs nosuch; echo $?; touch ne; printf 'a\n' | xargs ./ne; echo $?; printf 'a\n' | xargs sh -c 'kill -9 $$'; echo $?; printf 'a\nb\n' | xargs -n1 sh -c 'exit 125' ; echo $?; printf 'a\n' | xargs sh -c 'exit 126'; echo $?; printf "a'b\n" | xargs echo; echo $?; printf 'abcdefghijkl\n' | xargs -s 10 echo; echo $?; printf 'a b c\n' | xargs -n2 -x -s 8 echo; echo $?; printf '' | xargs; printf '' | xargs -r echo
