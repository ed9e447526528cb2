#### merging: editor that fails
printf 'a\nb\nc\n' >x; printf 'a\nB\nc\nd\n' >y; printf 'e\nr\n' | EDITOR=false sdiff -o out x y; echo $?; cat out
#### merging: editor that is missing
printf 'a\nb\nc\n' >x; printf 'a\nB\nc\nd\n' >y; printf 'e\nr\n' | EDITOR=nosuchthing sdiff -o out x y; echo $?; cat out
#### merging: standard input
printf 'a\nb\nc\n' >x; sdiff -o out - x </dev/null; echo $?
#### merging: directories
mkdir d e; printf 'a\nb\nc\n' >x; sdiff -o out d e; echo $?; sdiff -o out d x; echo $?; echo q > d/x;  sdiff -o out d x <<< l; echo $?;cat out
#### merging: missing files
printf 'a\nb\nc\n' >x;  sdiff -o out x no; echo $?; sdiff -o no/out x x; echo $?
#### merging: output over an input
printf 'a\nb\nc\n' >x;  sdiff -o x x x; echo $?; cat x
#### merging: suppress common lines, incomplete lines
printf 'a\nb\nc' >x; printf 'a\nB\nc\nd' >y; printf 'l\nr\n' | sdiff -s -o out x y; echo $?; cat out
#### merging: left column
printf 'a\nb\nc' >x; printf 'a\nB\nc\nd' >y; printf 'l\nr\n' | sdiff -l -o out x y; echo $?; cat out
#### merging: ignored blank lines
printf 'a\nb\n\nc\n' >x; printf 'a\nB\nc\n\n\nd\n' >y; printf 'l\nr\n' | sdiff -B -o out x y; echo $?; cat out; sdiff -B x y; sdiff -lB x y; sdiff -sB x y; sdiff -B y x
#### merging: blanks around answers
printf 'a\nb\nc\n' >x; printf 'a\nB\nc\nd\n' >y; printf ' l \n r\n' | sdiff -o out x y; echo $?; cat out
#### merging: unknown answers
printf 'a\nb\nc\n' >x; printf 'a\nB\nc\nd\n' >y; printf 'lr\n\ne z\nezz\ne 1 1\n2\n1' | sdiff -o out x y; echo $?; cat out
#### merging: decorated versions
printf 'a\nb\nc\n' >x; printf 'a\nB1\nB2\nc\nd\n' >y; printf 'ed\ned\n' | EDITOR=cat sdiff -o out x y; echo $?; cat out
#### merging: editor with arguments
printf 'a\nb\nc\n' >x; printf 'a\nB1\nB2\nc\nd\n' >y; printf 'e2\ned\n' | EDITOR='sed -i s/B/Q/' sdiff -o out x y; echo $?; cat out
#### merging: editor script
printf 'a\nb\nc\n' >x; printf 'a\nB1\nB2\nc\nd\n' >y; printf '#!/bin/bash\nsed -i s/B/Q/ "$1"' > ed.sh; chmod +x ed.sh;  printf 'e2\ned\n' | EDITOR=./ed.sh sdiff -o out x y; echo $?; cat out
#### merging: diff program
printf 'a\nb\nc\n' >x; printf 'a\nB1\nB2\nc\nd\n' >y; sdiff --diff-program=diff x y; sdiff -o out --diff-program=diff x y <<< q; sdiff --help | head -3
#### merging: binary files
printf 'a\0b\nc\n' >x; printf 'a\0B\nc\nd\n' >y; printf 'l\nr\n' | sdiff -o out x y; echo $?; cat out
#### merging: no answers
printf 'a\nb\nc\n' >x; printf 'a\nB\nc\nd\n' >y; sdiff -o out x y </dev/null; echo $?; cat out
#### merging: left and right
printf 'a\nb\nc\n' >x; printf 'a\nB\nc\nd\n' >y; printf 'l\nr\n' | sdiff -o out x y; echo $?; cat out
#### merging: silent and verbose
printf 'a\nb\nc\n' >x; printf 'a\nB\nc\nd\n' >y; printf 's\nl\nv\nr\n' | sdiff -o out x y; echo $?; cat out
#### merging: quit
printf 'a\nb\nc\n' >x; printf 'a\nB\nc\nd\n' >y; printf 'q\n' | sdiff -o out x y; echo $?; cat out
#### merging: help
printf 'a\nb\nc\n' >x; printf 'a\nB\nc\nd\n' >y; printf 'z\nh\nr\nl\n' | sdiff -o out x y; echo $?; cat out
#### merging: edited versions
printf 'a\nb\nc\n' >x; printf 'a\nB\nc\nd\n' >y; printf 'eb\nel\ner\ned\n' | EDITOR=cat sdiff -o out x y; echo $?; cat out
#### merging: equal files
printf 'a\nb\nc\n' >x; sdiff -o out x x; echo $?; cat out
#### what is ignored may have more lines on one side
printf 'a\n\n\nb\n' >x; printf 'a\n\nb\n' >y; sdiff -B x y; sdiff -B y x; sdiff -lB x y; sdiff -lB y x; sdiff -sB y x; printf 'a\n#1\n#2\nb\nc\n' >x; printf 'a\n#3\nb\nd\n' >y; sdiff -I '^#' x y; sdiff -I '^#' y x; diff -y -B x y
#### merging: ignored differences
printf 'a\n\n\nb\n' >x; printf 'a\n\nb\nc\n' >y; sdiff -B -o o x y <<< r; cat o; printf 's\nr\n' | sdiff -B -o o y x; cat o
