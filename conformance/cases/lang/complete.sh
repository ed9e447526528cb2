#### completion: actions
alias al1=x al2=y; arr=(1); declare -A ass=([x]=1); f1() { :; }; f2() { :; }
for a in alias arrayvar builtin disabled enabled export function helptopic job keyword running setopt shopt signal stopped user group; do echo "== $a"; compgen -A $a | grep -v '^_' ; echo ${PIPESTATUS[0]}; done
#### completion: prefix
for a in alias arrayvar builtin disabled enabled export function helptopic job keyword running setopt shopt signal stopped user group variable; do echo "== $a"; compgen -A $a s; echo $?;  compgen -A $a S; done
#### completion: bad
compgen -A nosuch; echo $?
compgen -o nosuch; echo $?
compgen -W; echo $?
compgen -A; echo $?
compgen -z; echo $?
compgen; echo $?
compgen x; echo $?
compgen -F; echo $?
compgen -W 'a b' -- a; echo $?
compgen -W 'a b' a b; echo $?
compgen -Wab; echo $?
compgen -W'a b' -Px -Sy
compgen -abW 'zz yy' zz
compgen -A function -A alias
compgen -V x -W 'a'; echo $?
#### completion: words
compgen -W '$(echo a b) "c d" $HOME e\ f '\''g h'\'' {x,y} * ~ $((1+1))'
x='p q'; compgen -W '$x "$x"'
IFS=:; compgen -W 'a b:c d:e'; compgen -W 'a b' a
IFS=$'\n' ; compgen -W 'one two
three four
"five
six"' 
unset IFS; compgen -W '  a  b  ' ; compgen -W ''; echo $?
compgen -W 'foo bar' 'f'; compgen -W 'foo "b r"' '"b'; compgen -W 'foo\ x' 'foo\ '
#### completion: filter
compgen -W 'abc abd xyz' -X 'a*'
compgen -W 'abc abd xyz' -X '!a*'
compgen -W 'abc abd xyz' -X '&*' ab; echo $?
compgen -W 'abc abd xyz' -X '!&*' ab
compgen -W 'a&b abd xyz' -X '\&*'
compgen -W 'a.txt b.sh' -X '!*.@(sh|bash)'
shopt -s extglob; compgen -W 'a.txt b.sh' -X '!*.@(sh|bash)'
compgen -X 'x*' -P '<' -S '>' -W 'x y z' 
#### completion: function
f() { COMPREPLY=(x1 x2 "$1" "$2" "$3" "$COMP_LINE" "$COMP_POINT" "$COMP_CWORD" "${#COMP_WORDS[@]}" "$COMP_TYPE" "$COMP_KEY"); echo out; }
compgen -F f x; echo $?
compgen -F f; echo $?
compgen -F nosuch x; echo $?
g() { COMPREPLY=(); }; compgen -F g; echo $?
h() { COMPREPLY=one; return 124; }; compgen -F h o; echo $?
i() { compopt -o nospace; COMPREPLY=($(compgen -W 'alpha beta' -- "$2")); }; compgen -F i a; echo $?
echo "${COMPREPLY[@]-unset}" "${COMP_CWORD-unset}"
compgen -F f -W 'k l' -P '[' -S ']' -X 'x*' x
#### completion: command
compgen -C 'echo abc; echo abd' ab; echo $?
compgen -C 'printf "%s\n"' ab
compgen -C 'false' ab; echo $?
compgen -C 'echo "$COMP_LINE|$COMP_POINT|$COMP_KEY|$COMP_TYPE"' ab
#### completion: glob
touch a1 a2 b; mkdir d d/e; touch d/f
compgen -G 'a*' | sort; compgen -G 'a*' b; compgen -G 'zz*'; echo $?
compgen -G 'd/*' | sort
compgen -f d/ | sort; compgen -d d/ | sort; compgen -f ./a | sort; compgen -f nosuch; echo $?
compgen -o dirnames zz; echo $?; compgen -o dirnames | sort; compgen -o plusdirs -W 'q' | sort; compgen -o default a | sort; compgen -o bashdefault a | sort
compgen -o filenames -W 'a b' ; compgen -f -X '!a*' | sort; compgen -f -P pre/ a | sort
compgen -G '~/*'; echo $?; compgen -f '~'; echo $?; compgen -f '$HOME'; echo $?
compgen -o default -W 'x' y
#### completion: jobs
sleep 1 & sleep 2 &
compgen -j; compgen -A running; compgen -A stopped; compgen -A job s | wc -l
kill %1 %2
#### completion: complete
complete -W 'a b' foo; complete -F f -o nospace bar; complete -A directory cd; complete -C 'cmd x' -X '*.o' baz; complete -G '*.c' cc
complete -p; complete -p foo; complete -p nope; echo $?; complete -r foo; complete -p foo; complete -r; complete -p; complete -r nope; echo $?
complete -D -F dd; complete -E -W ''; complete -I -W 'i'; complete -p; complete -p -D; complete -r -D; complete -p
complete -f -d -P 'x y' -S "a'b" z; complete -p z
complete -o nosuch x; echo $?; complete -A nosuch x; echo $?; complete -F; echo $?; complete -Z; echo $?; complete -W 'a'; echo $?; complete x; complete -p x; compopt x; echo $?; compopt -o nospace z; echo $?; complete -p z; compopt +o nospace z; complete -p z; compopt -o nosuch z; echo $?
complete -o bashdefault -o default -o dirnames -o filenames -o noquote -o nosort -o nospace -o plusdirs all; complete -p all
complete -abcdefgjksuv all2; complete -p all2; complete -A function -A helptopic -A signal all3; complete -p all3
#### completion: order
alias {a..z}=x 
echo ${!BASH_ALIASES[@]}
complete -W 'a b' foo bar baz qux ls cat; complete -p; complete
#### completion: hidden files and names that need quoting
touch .hid 'a b' "c'd" -x; mkdir .dir 'x y'
compgen -f | sort; compgen -d | sort; compgen -f .h; compgen -f -- -; compgen -f 'a'; compgen -f 'a\ b'; compgen -f '"a'; compgen -W 'a\ b c' 
compgen -G '*' | sort; compgen -G '.h*'; compgen -G 'a\ *'; compgen -G 'none'; echo $?; compgen -G -x; echo $?
#### completion: what fails inside
compgen -W '$(exit 3)'; echo $?
compgen -C nosuchcmd; echo $?
:
#### completion: in a script of completions
_my() { local cur="${2}"; COMPREPLY=( $(compgen -W "start stop status" -- "$cur") ); }
complete -F _my svc
complete -p svc
compgen -F _my st 2>/dev/null
words=$(compgen -W 'alpha beta' b); echo "$words"
mapfile -t list < <(compgen -A function); echo "${list[@]}"
compgen -v BASH_V; compgen -k wh; compgen -b ec; compgen -a; compgen -e HO; compgen -bk c | sort | tr '\n' ' '
