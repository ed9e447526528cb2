#### echo 'x $A ${B} $C ${C} ${A-b} $$ $1 ${' | envsubst
export A=1 B='two words'; unset C
echo 'x $A ${B} $C ${C} ${A-b} $$ $1 ${' | envsubst

#### echo '$A $B' | envsubst '$A'
export A=1 B='two words'; unset C
echo '$A $B' | envsubst '$A'

#### echo '$A $B' | envsubst '$A ${B}'
export A=1 B='two words'; unset C
echo '$A $B' | envsubst '$A ${B}'

#### envsubst -v 'a $B ${C} $A'
export A=1 B='two words'; unset C
envsubst -v 'a $B ${C} $A'

#### envsubst a b < /dev/null; echo $?
export A=1 B='two words'; unset C
envsubst a b < /dev/null; echo $?

#### envsubst < /dev/null
export A=1 B='two words'; unset C
envsubst < /dev/null

#### printf 'no newline $A' | envsubst
export A=1 B='two words'; unset C
printf 'no newline $A' | envsubst

#### printf '$A$B\n\n$A' | envsubst | od -c
export A=1 B='two words'; unset C
printf '$A$B\n\n$A' | envsubst | od -c

#### envsubst -v; echo $?
export A=1 B='two words'; unset C
envsubst -v; echo $?

#### echo '$A_B $AB ${A}B' | envsubst
export A=1 B='two words'; unset C
echo '$A_B $AB ${A}B' | envsubst

#### printf '$A\0x\n' | envsubst | od -c
export A=1 B='two words'; unset C
printf '$A\0x\n' | envsubst | od -c

#### dos2unix d; od -c d; echo $?
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
dos2unix d; od -c d; echo $?

#### unix2dos u; od -c u
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
unix2dos u; od -c u

#### dos2unix < d | od -c
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
dos2unix < d | od -c

#### unix2dos < u | od -c
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
unix2dos < u | od -c

#### dos2unix -n d out; od -c out
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
dos2unix -n d out; od -c out

#### dos2unix -q d; od -c d
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
dos2unix -q d; od -c d

#### dos2unix b; echo $?
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
dos2unix b; echo $?

#### dos2unix -f b; od -c b
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
dos2unix -f b; od -c b

#### dos2unix bom; od -c bom
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
dos2unix bom; od -c bom

#### dos2unix -b bom; od -c bom
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
dos2unix -b bom; od -c bom

#### unix2dos bom; od -c bom
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
unix2dos bom; od -c bom

#### dos2unix nofile; echo $?
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
dos2unix nofile; echo $?

#### dos2unix d u; od -c d u
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
dos2unix d u; od -c d u

#### dos2unix . ; echo $?
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
dos2unix . ; echo $?

#### dos2unix mac; od -c mac
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
dos2unix mac; od -c mac

#### dos2unix --newfile d o2; ls
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
dos2unix --newfile d o2; ls

#### cat d | dos2unix > o3; od -c o3
printf 'a\r\nb\nc\r\n' > d; printf 'a\nb\r\nc' > u; printf 'x\001\r\n' > b; printf '\357\273\277a\r\n' > bom; printf 'a\rb\n' > mac
cat d | dos2unix > o3; od -c o3

#### less f
#@ stderr any
printf 'a\nb\n' > f
less f

#### more f
#@ stderr any
printf 'a\nb\n' > f
more f

#### cat f | less
#@ stderr any
printf 'a\nb\n' > f
cat f | less

#### less -R f
#@ stderr any
printf 'a\nb\n' > f
less -R f

#### more < f
#@ stderr any
printf 'a\nb\n' > f
more < f

#### cat f | more
#@ stderr any
printf 'a\nb\n' > f
cat f | more

#### TERM=xterm tput bold | od -c
#@ stderr any
TERM=xterm tput bold | od -c

#### TERM=dumb tput bold; echo $?
#@ stderr any
TERM=dumb tput bold; echo $?

#### TERM=xterm tput colors
#@ stderr any
TERM=xterm tput colors

#### TERM=xterm-256color tput colors
#@ stderr any
TERM=xterm-256color tput colors

#### TERM=xterm-256color tput setaf 1 | od -c
#@ stderr any
TERM=xterm-256color tput setaf 1 | od -c

#### TERM=xterm-256color tput setaf 9 | od -c
#@ stderr any
TERM=xterm-256color tput setaf 9 | od -c

#### TERM=xterm-256color tput setaf 100 | od -c
#@ stderr any
TERM=xterm-256color tput setaf 100 | od -c

#### TERM=xterm tput setaf 2 | od -c
#@ stderr any
TERM=xterm tput setaf 2 | od -c

#### TERM=xterm-256color tput sgr0 | od -c
#@ stderr any
TERM=xterm-256color tput sgr0 | od -c

#### TERM=xterm tput cup 2 3 | od -c
#@ stderr any
TERM=xterm tput cup 2 3 | od -c

#### TERM=xterm clear | od -c
#@ stderr any
TERM=xterm clear | od -c

#### env -u TERM clear; echo $?
#@ stderr any
env -u TERM clear; echo $?

#### env -u TERM tput bold; echo $?
#@ stderr any
env -u TERM tput bold; echo $?

#### TERM=xterm tput foo; echo $?
#@ stderr any
TERM=xterm tput foo; echo $?

#### TERM=xterm tput el | od -c
#@ stderr any
TERM=xterm tput el | od -c

#### TERM=xterm tput smul | od -c
#@ stderr any
TERM=xterm tput smul | od -c

#### TERM=xterm-256color tput setab 4 | od -c
#@ stderr any
TERM=xterm-256color tput setab 4 | od -c
