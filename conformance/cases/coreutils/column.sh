#### column -t t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t t

#### column -t -s: c
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t -s: c

#### column -t -o ' | ' t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t -o ' | ' t

#### column t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column t

#### seq 20 | column
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
seq 20 | column

#### seq 20 | column -x
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
seq 20 | column -x

#### seq 20 | column -c 40
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
seq 20 | column -c 40

#### seq 20 | column -x -c 40
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
seq 20 | column -x -c 40

#### seq 3 | column
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
seq 3 | column

#### column -t -N A,B,C,D t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t -N A,B,C,D t

#### column -J -N A,B,C,D t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -J -N A,B,C,D t

#### column -J -N a,b -n foo -s: c; echo $?
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -J -N a,b -n foo -s: c; echo $?

#### column -J t; echo $?
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -J t; echo $?

#### column -t -R 1 t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t -R 1 t

#### column -t -R 2,3 t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t -R 2,3 t

#### column -t -N A,B,C,D -H B t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t -N A,B,C,D -H B t

#### column -t -N A,B,C,D -H 2,3 t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t -N A,B,C,D -H 2,3 t

#### printf 'a\n\nb c\n' | column -t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
printf 'a\n\nb c\n' | column -t

#### column -t -l 2 t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t -l 2 t

#### column -t -d -N A,B,C,D t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t -d -N A,B,C,D t

#### column -t -N A,B -O B,A t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t -N A,B -O B,A t

#### column -t nofile; echo $?
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t nofile; echo $?

#### column -t -s, u
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t -s, u

#### column -t e
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t e

#### column e
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column e

#### column -t -s : -o : c
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t -s : -o : c

#### column -ts: c
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -ts: c

#### column --table --separator : c
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column --table --separator : c

#### column --table --output-separator , t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column --table --output-separator , t

#### printf '  lead  trail  \nx y\n' | column -t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
printf '  lead  trail  \nx y\n' | column -t

#### printf 'a\tb\nccc\td\n' | column -t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
printf 'a\tb\nccc\td\n' | column -t

#### printf 'a\tb c\nccc\td\n' | column -t -s $'\t'
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
printf 'a\tb c\nccc\td\n' | column -t -s $'\t'

#### column -t < t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t < t

#### ls -d . .. | column -t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
ls -d . .. | column -t

#### printf 'long entry number one\nshort\n' | column
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
printf 'long entry number one\nshort\n' | column

#### printf '%s\n' {1..50} | column -c 60
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
printf '%s\n' {1..50} | column -c 60

#### mount_like='a on b'; echo $mount_like | column -t
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
mount_like='a on b'; echo $mount_like | column -t

#### printf 'a,b\n1,2\n' | column -t -s,
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
printf 'a,b\n1,2\n' | column -t -s,

#### printf 'a,,c\n1,2,3\n' | column -t -s,
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
printf 'a,,c\n1,2,3\n' | column -t -s,

#### column -x; echo $?
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -x; echo $?

#### printf 'x=1\nlonger=2\n' | column -t -s=
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
printf 'x=1\nlonger=2\n' | column -t -s=

#### printf 'a|b\n' | column -t -s'|' -o'|'
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
printf 'a|b\n' | column -t -s'|' -o'|'

#### column -t -s: -N X,Y,Z c
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -t -s: -N X,Y,Z c

#### column -J -s: -N X,Y,Z -n rows c
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
column -J -s: -N X,Y,Z -n rows c

#### printf 'a\\b "q"\n' | column -J -N x,y
printf 'a bb ccc\ndddd e f g\n' > t; printf 'a:b\nccc::d\n:x:y\n' > c; printf 'name,\xc3\xa4ge\nj\xc3\xb6rg,\xe6\xbc\xa2\n' > u; : > e
printf 'a\\b "q"\n' | column -J -N x,y
