#### patterns with no option
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
mkdir -p d/e/f .h; touch a b ab abc a.c b.c .x .xy 'a b' 'a*b' '[x]' é d/1 d/2 d/.3 d/e/4 d/e/f/5 .h/6 A B10 b2 'a\b'; ln -s d l; ln -s nowhere dangling
:
p='*.c' q='a?'
( c * ) 2>&1
( c ? ) 2>&1
( c a* ) 2>&1
( c *.c ) 2>&1
( c [ab] ) 2>&1
( c [!a]* ) 2>&1
( c [a-c]* ) 2>&1
( c d/* ) 2>&1
( c */ ) 2>&1
( c */* ) 2>&1
( c d/*/* ) 2>&1
( c ./* ) 2>&1
( c d//* ) 2>&1
( c .* ) 2>&1
( c .[!.]* ) 2>&1
( c *a* ) 2>&1
( c nomatch* ) 2>&1
( c "a"* ) 2>&1
( c a\*b ) 2>&1
( c "a*b" ) 2>&1
( c [[]x] ) 2>&1
( c \[x\] ) 2>&1
( c [x] ) 2>&1
( c é ) 2>&1
( c ?é ) 2>&1
( c d/.* ) 2>&1
( c */.* ) 2>&1
( c l/* ) 2>&1
( c l ) 2>&1
( c dangl* ) 2>&1
( c /dev/nul* ) 2>&1
( c a\ b ) 2>&1
( c a" "* ) 2>&1
( c *"."c ) 2>&1
( c [[:upper:]]* ) 2>&1
( c [[:digit:]]* ) 2>&1
( c d/[12] ) 2>&1
( c d/{1,2,9} ) 2>&1
( c {a,b}* ) 2>&1
( c ~/* ) 2>&1
( c $p ) 2>&1
( c "$p" ) 2>&1
( c $q ) 2>&1
( c x$p ) 2>&1
( c */e ) 2>&1
( c */e/4 ) 2>&1
( c */nope ) 2>&1
( c d/e/*/5 ) 2>&1
( c [ ) 2>&1
( c [a ) 2>&1
( c a[ ) 2>&1
( c *[* ) 2>&1
( c \* ) 2>&1
( c ** ) 2>&1
( c **/ ) 2>&1
( c **/*.c ) 2>&1
( c d/** ) 2>&1
( c **/4 ) 2>&1
( c d/**/5 ) 2>&1
( c *** ) 2>&1
( c a** ) 2>&1
( c ../workspace/a ) 2>&1
( c */../a ) 2>&1
( c ./d/./* ) 2>&1
( c a*/ ) 2>&1
( c d*/ ) 2>&1
( c l*/ ) 2>&1
( c é* ) 2>&1
#### patterns with nullglob
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
mkdir -p d/e/f .h; touch a b ab abc a.c b.c .x .xy 'a b' 'a*b' '[x]' é d/1 d/2 d/.3 d/e/4 d/e/f/5 .h/6 A B10 b2 'a\b'; ln -s d l; ln -s nowhere dangling
shopt -s nullglob
p='*.c' q='a?'
( c * ) 2>&1
( c ? ) 2>&1
( c a* ) 2>&1
( c *.c ) 2>&1
( c [ab] ) 2>&1
( c [!a]* ) 2>&1
( c [a-c]* ) 2>&1
( c d/* ) 2>&1
( c */ ) 2>&1
( c */* ) 2>&1
( c d/*/* ) 2>&1
( c ./* ) 2>&1
( c d//* ) 2>&1
( c .* ) 2>&1
( c .[!.]* ) 2>&1
( c *a* ) 2>&1
( c nomatch* ) 2>&1
( c "a"* ) 2>&1
( c a\*b ) 2>&1
( c "a*b" ) 2>&1
( c [[]x] ) 2>&1
( c \[x\] ) 2>&1
( c [x] ) 2>&1
( c é ) 2>&1
( c ?é ) 2>&1
( c d/.* ) 2>&1
( c */.* ) 2>&1
( c l/* ) 2>&1
( c l ) 2>&1
( c dangl* ) 2>&1
( c /dev/nul* ) 2>&1
( c a\ b ) 2>&1
( c a" "* ) 2>&1
( c *"."c ) 2>&1
( c [[:upper:]]* ) 2>&1
( c [[:digit:]]* ) 2>&1
( c d/[12] ) 2>&1
( c d/{1,2,9} ) 2>&1
( c {a,b}* ) 2>&1
( c ~/* ) 2>&1
( c $p ) 2>&1
( c "$p" ) 2>&1
( c $q ) 2>&1
( c x$p ) 2>&1
( c */e ) 2>&1
( c */e/4 ) 2>&1
( c */nope ) 2>&1
( c d/e/*/5 ) 2>&1
( c [ ) 2>&1
( c [a ) 2>&1
( c a[ ) 2>&1
( c *[* ) 2>&1
( c \* ) 2>&1
( c ** ) 2>&1
( c **/ ) 2>&1
( c **/*.c ) 2>&1
( c d/** ) 2>&1
( c **/4 ) 2>&1
( c d/**/5 ) 2>&1
( c *** ) 2>&1
( c a** ) 2>&1
( c ../workspace/a ) 2>&1
( c */../a ) 2>&1
( c ./d/./* ) 2>&1
( c a*/ ) 2>&1
( c d*/ ) 2>&1
( c l*/ ) 2>&1
( c é* ) 2>&1
#### patterns with dotglob
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
mkdir -p d/e/f .h; touch a b ab abc a.c b.c .x .xy 'a b' 'a*b' '[x]' é d/1 d/2 d/.3 d/e/4 d/e/f/5 .h/6 A B10 b2 'a\b'; ln -s d l; ln -s nowhere dangling
shopt -s dotglob
p='*.c' q='a?'
( c * ) 2>&1
( c ? ) 2>&1
( c a* ) 2>&1
( c *.c ) 2>&1
( c [ab] ) 2>&1
( c [!a]* ) 2>&1
( c [a-c]* ) 2>&1
( c d/* ) 2>&1
( c */ ) 2>&1
( c */* ) 2>&1
( c d/*/* ) 2>&1
( c ./* ) 2>&1
( c d//* ) 2>&1
( c .* ) 2>&1
( c .[!.]* ) 2>&1
( c *a* ) 2>&1
( c nomatch* ) 2>&1
( c "a"* ) 2>&1
( c a\*b ) 2>&1
( c "a*b" ) 2>&1
( c [[]x] ) 2>&1
( c \[x\] ) 2>&1
( c [x] ) 2>&1
( c é ) 2>&1
( c ?é ) 2>&1
( c d/.* ) 2>&1
( c */.* ) 2>&1
( c l/* ) 2>&1
( c l ) 2>&1
( c dangl* ) 2>&1
( c /dev/nul* ) 2>&1
( c a\ b ) 2>&1
( c a" "* ) 2>&1
( c *"."c ) 2>&1
( c [[:upper:]]* ) 2>&1
( c [[:digit:]]* ) 2>&1
( c d/[12] ) 2>&1
( c d/{1,2,9} ) 2>&1
( c {a,b}* ) 2>&1
( c ~/* ) 2>&1
( c $p ) 2>&1
( c "$p" ) 2>&1
( c $q ) 2>&1
( c x$p ) 2>&1
( c */e ) 2>&1
( c */e/4 ) 2>&1
( c */nope ) 2>&1
( c d/e/*/5 ) 2>&1
( c [ ) 2>&1
( c [a ) 2>&1
( c a[ ) 2>&1
( c *[* ) 2>&1
( c \* ) 2>&1
( c ** ) 2>&1
( c **/ ) 2>&1
( c **/*.c ) 2>&1
( c d/** ) 2>&1
( c **/4 ) 2>&1
( c d/**/5 ) 2>&1
( c *** ) 2>&1
( c a** ) 2>&1
( c ../workspace/a ) 2>&1
( c */../a ) 2>&1
( c ./d/./* ) 2>&1
( c a*/ ) 2>&1
( c d*/ ) 2>&1
( c l*/ ) 2>&1
( c é* ) 2>&1
#### patterns with failglob
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
mkdir -p d/e/f .h; touch a b ab abc a.c b.c .x .xy 'a b' 'a*b' '[x]' é d/1 d/2 d/.3 d/e/4 d/e/f/5 .h/6 A B10 b2 'a\b'; ln -s d l; ln -s nowhere dangling
shopt -s failglob
p='*.c' q='a?'
( c * ) 2>&1
( c ? ) 2>&1
( c a* ) 2>&1
( c *.c ) 2>&1
( c [ab] ) 2>&1
( c [!a]* ) 2>&1
( c [a-c]* ) 2>&1
( c d/* ) 2>&1
( c */ ) 2>&1
( c */* ) 2>&1
( c d/*/* ) 2>&1
( c ./* ) 2>&1
( c d//* ) 2>&1
( c .* ) 2>&1
( c .[!.]* ) 2>&1
( c *a* ) 2>&1
( c nomatch* ) 2>&1
( c "a"* ) 2>&1
( c a\*b ) 2>&1
( c "a*b" ) 2>&1
( c [[]x] ) 2>&1
( c \[x\] ) 2>&1
( c [x] ) 2>&1
( c é ) 2>&1
( c ?é ) 2>&1
( c d/.* ) 2>&1
( c */.* ) 2>&1
( c l/* ) 2>&1
( c l ) 2>&1
( c dangl* ) 2>&1
( c /dev/nul* ) 2>&1
( c a\ b ) 2>&1
( c a" "* ) 2>&1
( c *"."c ) 2>&1
( c [[:upper:]]* ) 2>&1
( c [[:digit:]]* ) 2>&1
( c d/[12] ) 2>&1
( c d/{1,2,9} ) 2>&1
( c {a,b}* ) 2>&1
( c ~/* ) 2>&1
( c $p ) 2>&1
( c "$p" ) 2>&1
( c $q ) 2>&1
( c x$p ) 2>&1
( c */e ) 2>&1
( c */e/4 ) 2>&1
( c */nope ) 2>&1
( c d/e/*/5 ) 2>&1
( c [ ) 2>&1
( c [a ) 2>&1
( c a[ ) 2>&1
( c *[* ) 2>&1
( c \* ) 2>&1
( c ** ) 2>&1
( c **/ ) 2>&1
( c **/*.c ) 2>&1
( c d/** ) 2>&1
( c **/4 ) 2>&1
( c d/**/5 ) 2>&1
( c *** ) 2>&1
( c a** ) 2>&1
( c ../workspace/a ) 2>&1
( c */../a ) 2>&1
( c ./d/./* ) 2>&1
( c a*/ ) 2>&1
( c d*/ ) 2>&1
( c l*/ ) 2>&1
( c é* ) 2>&1
#### patterns with nocaseglob
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
mkdir -p d/e/f .h; touch a b ab abc a.c b.c .x .xy 'a b' 'a*b' '[x]' é d/1 d/2 d/.3 d/e/4 d/e/f/5 .h/6 A B10 b2 'a\b'; ln -s d l; ln -s nowhere dangling
shopt -s nocaseglob
p='*.c' q='a?'
( c * ) 2>&1
( c ? ) 2>&1
( c a* ) 2>&1
( c *.c ) 2>&1
( c [ab] ) 2>&1
( c [!a]* ) 2>&1
( c [a-c]* ) 2>&1
( c d/* ) 2>&1
( c */ ) 2>&1
( c */* ) 2>&1
( c d/*/* ) 2>&1
( c ./* ) 2>&1
( c d//* ) 2>&1
( c .* ) 2>&1
( c .[!.]* ) 2>&1
( c *a* ) 2>&1
( c nomatch* ) 2>&1
( c "a"* ) 2>&1
( c a\*b ) 2>&1
( c "a*b" ) 2>&1
( c [[]x] ) 2>&1
( c \[x\] ) 2>&1
( c [x] ) 2>&1
( c é ) 2>&1
( c ?é ) 2>&1
( c d/.* ) 2>&1
( c */.* ) 2>&1
( c l/* ) 2>&1
( c l ) 2>&1
( c dangl* ) 2>&1
( c /dev/nul* ) 2>&1
( c a\ b ) 2>&1
( c a" "* ) 2>&1
( c *"."c ) 2>&1
( c [[:upper:]]* ) 2>&1
( c [[:digit:]]* ) 2>&1
( c d/[12] ) 2>&1
( c d/{1,2,9} ) 2>&1
( c {a,b}* ) 2>&1
( c ~/* ) 2>&1
( c $p ) 2>&1
( c "$p" ) 2>&1
( c $q ) 2>&1
( c x$p ) 2>&1
( c */e ) 2>&1
( c */e/4 ) 2>&1
( c */nope ) 2>&1
( c d/e/*/5 ) 2>&1
( c [ ) 2>&1
( c [a ) 2>&1
( c a[ ) 2>&1
( c *[* ) 2>&1
( c \* ) 2>&1
( c ** ) 2>&1
( c **/ ) 2>&1
( c **/*.c ) 2>&1
( c d/** ) 2>&1
( c **/4 ) 2>&1
( c d/**/5 ) 2>&1
( c *** ) 2>&1
( c a** ) 2>&1
( c ../workspace/a ) 2>&1
( c */../a ) 2>&1
( c ./d/./* ) 2>&1
( c a*/ ) 2>&1
( c d*/ ) 2>&1
( c l*/ ) 2>&1
( c é* ) 2>&1
#### patterns with globstar
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
mkdir -p d/e/f .h; touch a b ab abc a.c b.c .x .xy 'a b' 'a*b' '[x]' é d/1 d/2 d/.3 d/e/4 d/e/f/5 .h/6 A B10 b2 'a\b'; ln -s d l; ln -s nowhere dangling
shopt -s globstar
p='*.c' q='a?'
( c * ) 2>&1
( c ? ) 2>&1
( c a* ) 2>&1
( c *.c ) 2>&1
( c [ab] ) 2>&1
( c [!a]* ) 2>&1
( c [a-c]* ) 2>&1
( c d/* ) 2>&1
( c */ ) 2>&1
( c */* ) 2>&1
( c d/*/* ) 2>&1
( c ./* ) 2>&1
( c d//* ) 2>&1
( c .* ) 2>&1
( c .[!.]* ) 2>&1
( c *a* ) 2>&1
( c nomatch* ) 2>&1
( c "a"* ) 2>&1
( c a\*b ) 2>&1
( c "a*b" ) 2>&1
( c [[]x] ) 2>&1
( c \[x\] ) 2>&1
( c [x] ) 2>&1
( c é ) 2>&1
( c ?é ) 2>&1
( c d/.* ) 2>&1
( c */.* ) 2>&1
( c l/* ) 2>&1
( c l ) 2>&1
( c dangl* ) 2>&1
( c /dev/nul* ) 2>&1
( c a\ b ) 2>&1
( c a" "* ) 2>&1
( c *"."c ) 2>&1
( c [[:upper:]]* ) 2>&1
( c [[:digit:]]* ) 2>&1
( c d/[12] ) 2>&1
( c d/{1,2,9} ) 2>&1
( c {a,b}* ) 2>&1
( c ~/* ) 2>&1
( c $p ) 2>&1
( c "$p" ) 2>&1
( c $q ) 2>&1
( c x$p ) 2>&1
( c */e ) 2>&1
( c */e/4 ) 2>&1
( c */nope ) 2>&1
( c d/e/*/5 ) 2>&1
( c [ ) 2>&1
( c [a ) 2>&1
( c a[ ) 2>&1
( c *[* ) 2>&1
( c \* ) 2>&1
( c ** ) 2>&1
( c **/ ) 2>&1
( c **/*.c ) 2>&1
( c d/** ) 2>&1
( c **/4 ) 2>&1
( c d/**/5 ) 2>&1
( c *** ) 2>&1
( c a** ) 2>&1
( c ../workspace/a ) 2>&1
( c */../a ) 2>&1
( c ./d/./* ) 2>&1
( c a*/ ) 2>&1
( c d*/ ) 2>&1
( c l*/ ) 2>&1
( c é* ) 2>&1
#### patterns with extglob
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
mkdir -p d/e/f .h; touch a b ab abc a.c b.c .x .xy 'a b' 'a*b' '[x]' é d/1 d/2 d/.3 d/e/4 d/e/f/5 .h/6 A B10 b2 'a\b'; ln -s d l; ln -s nowhere dangling
shopt -s extglob
p='*.c' q='a?'
( c * ) 2>&1
( c ? ) 2>&1
( c a* ) 2>&1
( c *.c ) 2>&1
( c [ab] ) 2>&1
( c [!a]* ) 2>&1
( c [a-c]* ) 2>&1
( c d/* ) 2>&1
( c */ ) 2>&1
( c */* ) 2>&1
( c d/*/* ) 2>&1
( c ./* ) 2>&1
( c d//* ) 2>&1
( c .* ) 2>&1
( c .[!.]* ) 2>&1
( c *a* ) 2>&1
( c nomatch* ) 2>&1
( c "a"* ) 2>&1
( c a\*b ) 2>&1
( c "a*b" ) 2>&1
( c [[]x] ) 2>&1
( c \[x\] ) 2>&1
( c [x] ) 2>&1
( c é ) 2>&1
( c ?é ) 2>&1
( c d/.* ) 2>&1
( c */.* ) 2>&1
( c l/* ) 2>&1
( c l ) 2>&1
( c dangl* ) 2>&1
( c /dev/nul* ) 2>&1
( c a\ b ) 2>&1
( c a" "* ) 2>&1
( c *"."c ) 2>&1
( c [[:upper:]]* ) 2>&1
( c [[:digit:]]* ) 2>&1
( c d/[12] ) 2>&1
( c d/{1,2,9} ) 2>&1
( c {a,b}* ) 2>&1
( c ~/* ) 2>&1
( c $p ) 2>&1
( c "$p" ) 2>&1
( c $q ) 2>&1
( c x$p ) 2>&1
( c */e ) 2>&1
( c */e/4 ) 2>&1
( c */nope ) 2>&1
( c d/e/*/5 ) 2>&1
( c [ ) 2>&1
( c [a ) 2>&1
( c a[ ) 2>&1
( c *[* ) 2>&1
( c \* ) 2>&1
( c ** ) 2>&1
( c **/ ) 2>&1
( c **/*.c ) 2>&1
( c d/** ) 2>&1
( c **/4 ) 2>&1
( c d/**/5 ) 2>&1
( c *** ) 2>&1
( c a** ) 2>&1
( c ../workspace/a ) 2>&1
( c */../a ) 2>&1
( c ./d/./* ) 2>&1
( c a*/ ) 2>&1
( c d*/ ) 2>&1
( c l*/ ) 2>&1
( c é* ) 2>&1
#### patterns with -f
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
mkdir -p d/e/f .h; touch a b ab abc a.c b.c .x .xy 'a b' 'a*b' '[x]' é d/1 d/2 d/.3 d/e/4 d/e/f/5 .h/6 A B10 b2 'a\b'; ln -s d l; ln -s nowhere dangling
set -f
p='*.c' q='a?'
( c * ) 2>&1
( c ? ) 2>&1
( c a* ) 2>&1
( c *.c ) 2>&1
( c [ab] ) 2>&1
( c [!a]* ) 2>&1
( c [a-c]* ) 2>&1
( c d/* ) 2>&1
( c */ ) 2>&1
( c */* ) 2>&1
( c d/*/* ) 2>&1
( c ./* ) 2>&1
( c d//* ) 2>&1
( c .* ) 2>&1
( c .[!.]* ) 2>&1
( c *a* ) 2>&1
( c nomatch* ) 2>&1
( c "a"* ) 2>&1
( c a\*b ) 2>&1
( c "a*b" ) 2>&1
( c [[]x] ) 2>&1
( c \[x\] ) 2>&1
( c [x] ) 2>&1
( c é ) 2>&1
( c ?é ) 2>&1
( c d/.* ) 2>&1
( c */.* ) 2>&1
( c l/* ) 2>&1
( c l ) 2>&1
( c dangl* ) 2>&1
( c /dev/nul* ) 2>&1
( c a\ b ) 2>&1
( c a" "* ) 2>&1
( c *"."c ) 2>&1
( c [[:upper:]]* ) 2>&1
( c [[:digit:]]* ) 2>&1
( c d/[12] ) 2>&1
( c d/{1,2,9} ) 2>&1
( c {a,b}* ) 2>&1
( c ~/* ) 2>&1
( c $p ) 2>&1
( c "$p" ) 2>&1
( c $q ) 2>&1
( c x$p ) 2>&1
( c */e ) 2>&1
( c */e/4 ) 2>&1
( c */nope ) 2>&1
( c d/e/*/5 ) 2>&1
( c [ ) 2>&1
( c [a ) 2>&1
( c a[ ) 2>&1
( c *[* ) 2>&1
( c \* ) 2>&1
( c ** ) 2>&1
( c **/ ) 2>&1
( c **/*.c ) 2>&1
( c d/** ) 2>&1
( c **/4 ) 2>&1
( c d/**/5 ) 2>&1
( c *** ) 2>&1
( c a** ) 2>&1
( c ../workspace/a ) 2>&1
( c */../a ) 2>&1
( c ./d/./* ) 2>&1
( c a*/ ) 2>&1
( c d*/ ) 2>&1
( c l*/ ) 2>&1
( c é* ) 2>&1
#### patterns with GLOBIGNORE
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
mkdir -p d/e/f .h; touch a b ab abc a.c b.c .x .xy 'a b' 'a*b' '[x]' é d/1 d/2 d/.3 d/e/4 d/e/f/5 .h/6 A B10 b2 'a\b'; ln -s d l; ln -s nowhere dangling
GLOBIGNORE='*.c:d/*:.x'
p='*.c' q='a?'
( c * ) 2>&1
( c ? ) 2>&1
( c a* ) 2>&1
( c *.c ) 2>&1
( c [ab] ) 2>&1
( c [!a]* ) 2>&1
( c [a-c]* ) 2>&1
( c d/* ) 2>&1
( c */ ) 2>&1
( c */* ) 2>&1
( c d/*/* ) 2>&1
( c ./* ) 2>&1
( c d//* ) 2>&1
( c .* ) 2>&1
( c .[!.]* ) 2>&1
( c *a* ) 2>&1
( c nomatch* ) 2>&1
( c "a"* ) 2>&1
( c a\*b ) 2>&1
( c "a*b" ) 2>&1
( c [[]x] ) 2>&1
( c \[x\] ) 2>&1
( c [x] ) 2>&1
( c é ) 2>&1
( c ?é ) 2>&1
( c d/.* ) 2>&1
( c */.* ) 2>&1
( c l/* ) 2>&1
( c l ) 2>&1
( c dangl* ) 2>&1
( c /dev/nul* ) 2>&1
( c a\ b ) 2>&1
( c a" "* ) 2>&1
( c *"."c ) 2>&1
( c [[:upper:]]* ) 2>&1
( c [[:digit:]]* ) 2>&1
( c d/[12] ) 2>&1
( c d/{1,2,9} ) 2>&1
( c {a,b}* ) 2>&1
( c ~/* ) 2>&1
( c $p ) 2>&1
( c "$p" ) 2>&1
( c $q ) 2>&1
( c x$p ) 2>&1
( c */e ) 2>&1
( c */e/4 ) 2>&1
( c */nope ) 2>&1
( c d/e/*/5 ) 2>&1
( c [ ) 2>&1
( c [a ) 2>&1
( c a[ ) 2>&1
( c *[* ) 2>&1
( c \* ) 2>&1
( c ** ) 2>&1
( c **/ ) 2>&1
( c **/*.c ) 2>&1
( c d/** ) 2>&1
( c **/4 ) 2>&1
( c d/**/5 ) 2>&1
( c *** ) 2>&1
( c a** ) 2>&1
( c ../workspace/a ) 2>&1
( c */../a ) 2>&1
( c ./d/./* ) 2>&1
( c a*/ ) 2>&1
( c d*/ ) 2>&1
( c l*/ ) 2>&1
( c é* ) 2>&1
#### extended patterns
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
mkdir -p d/e/f .h; touch a b ab abc a.c b.c .x .xy 'a b' 'a*b' '[x]' é d/1 d/2 d/.3 d/e/4 d/e/f/5 .h/6 A B10 b2 'a\b'; ln -s d l; ln -s nowhere dangling
shopt -s extglob
p='@(a|b)' q=a
( c @(a|b) ) 2>&1
( c !(a) ) 2>&1
( c *(a) ) 2>&1
( c +(a|b) ) 2>&1
( c ?(a)b ) 2>&1
( c !(*.c) ) 2>&1
( c !(a*|b*) ) 2>&1
( c @(*.c|d) ) 2>&1
( c *.@(c|h) ) 2>&1
( c d/!(1) ) 2>&1
( c !(.*) ) 2>&1
( c .!(|.|x) ) 2>&1
( c @(.x|a) ) 2>&1
( c *(!(a)) ) 2>&1
( c +([ab]) ) 2>&1
( c @([[]x]) ) 2>&1
( c a!(b) ) 2>&1
( c !(@(a|b)) ) 2>&1
( c d/@(1|e/*) ) 2>&1
( c $p ) 2>&1
( c "@(a)"b ) 2>&1
( c @("a*"b) ) 2>&1
( c @($q|b) ) 2>&1
( c ?(a|b|)*.c ) 2>&1
#### extended patterns with dotglob and nullglob
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
mkdir -p d/e/f .h; touch a b ab abc a.c b.c .x .xy 'a b' 'a*b' '[x]' é d/1 d/2 d/.3 d/e/4 d/e/f/5 .h/6 A B10 b2 'a\b'; ln -s d l; ln -s nowhere dangling
shopt -s extglob dotglob nullglob
p='@(a|b)' q=a
( c @(a|b) ) 2>&1
( c !(a) ) 2>&1
( c *(a) ) 2>&1
( c +(a|b) ) 2>&1
( c ?(a)b ) 2>&1
( c !(*.c) ) 2>&1
( c !(a*|b*) ) 2>&1
( c @(*.c|d) ) 2>&1
( c *.@(c|h) ) 2>&1
( c d/!(1) ) 2>&1
( c !(.*) ) 2>&1
( c .!(|.|x) ) 2>&1
( c @(.x|a) ) 2>&1
( c *(!(a)) ) 2>&1
( c +([ab]) ) 2>&1
( c @([[]x]) ) 2>&1
( c a!(b) ) 2>&1
( c !(@(a|b)) ) 2>&1
( c d/@(1|e/*) ) 2>&1
( c $p ) 2>&1
( c "@(a)"b ) 2>&1
( c @("a*"b) ) 2>&1
( c @($q|b) ) 2>&1
( c ?(a|b|)*.c ) 2>&1
