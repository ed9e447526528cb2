#### unset under set -u
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( set -u; unset x; c $x ) 2>&1; echo $?
( set -u; unset x; c "$x" ) 2>&1; echo $?
( set -u; unset x; c ${x} ) 2>&1; echo $?
( set -u; unset x; c ${#x} ) 2>&1; echo $?
( set -u; unset x; c ${x#a} ) 2>&1; echo $?
( set -u; unset x; c ${x:1} ) 2>&1; echo $?
( set -u; unset x; c ${x/a/b} ) 2>&1; echo $?
( set -u; unset x; c ${x^} ) 2>&1; echo $?
( set -u; unset x; c ${x@Q} ) 2>&1; echo $?
( set -u; unset x; c ${x@a} ) 2>&1; echo $?
( set -u; unset x; c ${x-d} ) 2>&1; echo $?
( set -u; unset x; c ${x:-d} ) 2>&1; echo $?
( set -u; unset x; c ${x+d} ) 2>&1; echo $?
( set -u; unset x; c ${x[0]} ) 2>&1; echo $?
( set -u; unset x; c ${x[1]} ) 2>&1; echo $?
( set -u; unset x; c ${x[@]} ) 2>&1; echo $?
( set -u; unset x; c "${x[*]}" ) 2>&1; echo $?
( set -u; unset x; c ${#x[@]} ) 2>&1; echo $?
( set -u; unset x; c $1 ) 2>&1; echo $?
( set -u; unset x; c $@ ) 2>&1; echo $?
( set -u; unset x; c $* ) 2>&1; echo $?
( set -u; unset x; c $# ) 2>&1; echo $?
( set -u; unset x; c $((x)) ) 2>&1; echo $?
( set -u; unset x; c $((x+1)) ) 2>&1; echo $?
( set -u; unset x; c ${!x} ) 2>&1; echo $?
( set -u; unset x; c ${x[@]:1} ) 2>&1; echo $?
( set -u; unset x; c ${x[$y]} ) 2>&1; echo $?
( set -u; unset x; c $((nope)) ) 2>&1; echo $?
( set -u; unset x; c ${nope[@]} ) 2>&1; echo $?
( set -u; unset x; c ${nope[k]} ) 2>&1; echo $?
( set -u; unset x; c ${1:-d} ) 2>&1; echo $?
#### null under set -u
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( set -u; x=; c $x ) 2>&1; echo $?
( set -u; x=; c "$x" ) 2>&1; echo $?
( set -u; x=; c ${x} ) 2>&1; echo $?
( set -u; x=; c ${#x} ) 2>&1; echo $?
( set -u; x=; c ${x#a} ) 2>&1; echo $?
( set -u; x=; c ${x:1} ) 2>&1; echo $?
( set -u; x=; c ${x/a/b} ) 2>&1; echo $?
( set -u; x=; c ${x^} ) 2>&1; echo $?
( set -u; x=; c ${x@Q} ) 2>&1; echo $?
( set -u; x=; c ${x@a} ) 2>&1; echo $?
( set -u; x=; c ${x-d} ) 2>&1; echo $?
( set -u; x=; c ${x:-d} ) 2>&1; echo $?
( set -u; x=; c ${x+d} ) 2>&1; echo $?
( set -u; x=; c ${x[0]} ) 2>&1; echo $?
( set -u; x=; c ${x[1]} ) 2>&1; echo $?
( set -u; x=; c ${x[@]} ) 2>&1; echo $?
( set -u; x=; c "${x[*]}" ) 2>&1; echo $?
( set -u; x=; c ${#x[@]} ) 2>&1; echo $?
( set -u; x=; c $1 ) 2>&1; echo $?
( set -u; x=; c $@ ) 2>&1; echo $?
( set -u; x=; c $* ) 2>&1; echo $?
( set -u; x=; c $# ) 2>&1; echo $?
( set -u; x=; c $((x)) ) 2>&1; echo $?
( set -u; x=; c $((x+1)) ) 2>&1; echo $?
( set -u; x=; c ${!x} ) 2>&1; echo $?
( set -u; x=; c ${x[@]:1} ) 2>&1; echo $?
( set -u; x=; c ${x[$y]} ) 2>&1; echo $?
( set -u; x=; c $((nope)) ) 2>&1; echo $?
( set -u; x=; c ${nope[@]} ) 2>&1; echo $?
( set -u; x=; c ${nope[k]} ) 2>&1; echo $?
( set -u; x=; c ${1:-d} ) 2>&1; echo $?
#### set under set -u
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( set -u; x='a b*c'; c $x ) 2>&1; echo $?
( set -u; x='a b*c'; c "$x" ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${#x} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x#a} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x:1} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x/a/b} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x^} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x@Q} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x@a} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x-d} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x:-d} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x+d} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x[0]} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x[1]} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x[@]} ) 2>&1; echo $?
( set -u; x='a b*c'; c "${x[*]}" ) 2>&1; echo $?
( set -u; x='a b*c'; c ${#x[@]} ) 2>&1; echo $?
( set -u; x='a b*c'; c $1 ) 2>&1; echo $?
( set -u; x='a b*c'; c $@ ) 2>&1; echo $?
( set -u; x='a b*c'; c $* ) 2>&1; echo $?
( set -u; x='a b*c'; c $# ) 2>&1; echo $?
( set -u; x='a b*c'; c $((x)) ) 2>&1; echo $?
( set -u; x='a b*c'; c $((x+1)) ) 2>&1; echo $?
( set -u; x='a b*c'; c ${!x} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x[@]:1} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${x[$y]} ) 2>&1; echo $?
( set -u; x='a b*c'; c $((nope)) ) 2>&1; echo $?
( set -u; x='a b*c'; c ${nope[@]} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${nope[k]} ) 2>&1; echo $?
( set -u; x='a b*c'; c ${1:-d} ) 2>&1; echo $?
#### path under set -u
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( set -u; x=/usr/local/lib/a.tar.gz; c $x ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c "$x" ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${#x} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x#a} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x:1} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x/a/b} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x^} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x@Q} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x@a} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x-d} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x:-d} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x+d} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x[0]} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x[1]} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x[@]} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c "${x[*]}" ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${#x[@]} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c $1 ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c $@ ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c $* ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c $# ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c $((x)) ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c $((x+1)) ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${!x} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x[@]:1} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${x[$y]} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c $((nope)) ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${nope[@]} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${nope[k]} ) 2>&1; echo $?
( set -u; x=/usr/local/lib/a.tar.gz; c ${1:-d} ) 2>&1; echo $?
#### array under set -u
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( set -u; x=('a b' '' 'c*d'); c $x ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c "$x" ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${#x} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x#a} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x:1} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x/a/b} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x^} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x@Q} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x@a} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x-d} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x:-d} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x+d} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x[0]} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x[1]} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x[@]} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c "${x[*]}" ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${#x[@]} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c $1 ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c $@ ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c $* ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c $# ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c $((x)) ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c $((x+1)) ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${!x} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x[@]:1} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${x[$y]} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c $((nope)) ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${nope[@]} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${nope[k]} ) 2>&1; echo $?
( set -u; x=('a b' '' 'c*d'); c ${1:-d} ) 2>&1; echo $?
#### emptyarray under set -u
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( set -u; x=(); c $x ) 2>&1; echo $?
( set -u; x=(); c "$x" ) 2>&1; echo $?
( set -u; x=(); c ${x} ) 2>&1; echo $?
( set -u; x=(); c ${#x} ) 2>&1; echo $?
( set -u; x=(); c ${x#a} ) 2>&1; echo $?
( set -u; x=(); c ${x:1} ) 2>&1; echo $?
( set -u; x=(); c ${x/a/b} ) 2>&1; echo $?
( set -u; x=(); c ${x^} ) 2>&1; echo $?
( set -u; x=(); c ${x@Q} ) 2>&1; echo $?
( set -u; x=(); c ${x@a} ) 2>&1; echo $?
( set -u; x=(); c ${x-d} ) 2>&1; echo $?
( set -u; x=(); c ${x:-d} ) 2>&1; echo $?
( set -u; x=(); c ${x+d} ) 2>&1; echo $?
( set -u; x=(); c ${x[0]} ) 2>&1; echo $?
( set -u; x=(); c ${x[1]} ) 2>&1; echo $?
( set -u; x=(); c ${x[@]} ) 2>&1; echo $?
( set -u; x=(); c "${x[*]}" ) 2>&1; echo $?
( set -u; x=(); c ${#x[@]} ) 2>&1; echo $?
( set -u; x=(); c $1 ) 2>&1; echo $?
( set -u; x=(); c $@ ) 2>&1; echo $?
( set -u; x=(); c $* ) 2>&1; echo $?
( set -u; x=(); c $# ) 2>&1; echo $?
( set -u; x=(); c $((x)) ) 2>&1; echo $?
( set -u; x=(); c $((x+1)) ) 2>&1; echo $?
( set -u; x=(); c ${!x} ) 2>&1; echo $?
( set -u; x=(); c ${x[@]:1} ) 2>&1; echo $?
( set -u; x=(); c ${x[$y]} ) 2>&1; echo $?
( set -u; x=(); c $((nope)) ) 2>&1; echo $?
( set -u; x=(); c ${nope[@]} ) 2>&1; echo $?
( set -u; x=(); c ${nope[k]} ) 2>&1; echo $?
( set -u; x=(); c ${1:-d} ) 2>&1; echo $?
#### assoc under set -u
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( set -u; declare -A x=([k]='v w' [0]=z); c $x ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c "$x" ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${#x} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x#a} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x:1} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x/a/b} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x^} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x@Q} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x@a} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x-d} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x:-d} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x+d} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x[0]} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x[1]} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x[@]} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c "${x[*]}" ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${#x[@]} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c $1 ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c $@ ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c $* ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c $# ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c $((x)) ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c $((x+1)) ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${!x} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x[@]:1} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${x[$y]} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c $((nope)) ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${nope[@]} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${nope[k]} ) 2>&1; echo $?
( set -u; declare -A x=([k]='v w' [0]=z); c ${1:-d} ) 2>&1; echo $?
#### posnull under set -u
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( set -u; set -- ; unset x; c $x ) 2>&1; echo $?
( set -u; set -- ; unset x; c "$x" ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${#x} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x#a} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x:1} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x/a/b} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x^} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x@Q} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x@a} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x-d} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x:-d} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x+d} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x[0]} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x[1]} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x[@]} ) 2>&1; echo $?
( set -u; set -- ; unset x; c "${x[*]}" ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${#x[@]} ) 2>&1; echo $?
( set -u; set -- ; unset x; c $1 ) 2>&1; echo $?
( set -u; set -- ; unset x; c $@ ) 2>&1; echo $?
( set -u; set -- ; unset x; c $* ) 2>&1; echo $?
( set -u; set -- ; unset x; c $# ) 2>&1; echo $?
( set -u; set -- ; unset x; c $((x)) ) 2>&1; echo $?
( set -u; set -- ; unset x; c $((x+1)) ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${!x} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x[@]:1} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${x[$y]} ) 2>&1; echo $?
( set -u; set -- ; unset x; c $((nope)) ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${nope[@]} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${nope[k]} ) 2>&1; echo $?
( set -u; set -- ; unset x; c ${1:-d} ) 2>&1; echo $?
#### int under set -u
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( set -u; declare -i x=7; c $x ) 2>&1; echo $?
( set -u; declare -i x=7; c "$x" ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${#x} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x#a} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x:1} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x/a/b} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x^} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x@Q} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x@a} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x-d} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x:-d} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x+d} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x[0]} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x[1]} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x[@]} ) 2>&1; echo $?
( set -u; declare -i x=7; c "${x[*]}" ) 2>&1; echo $?
( set -u; declare -i x=7; c ${#x[@]} ) 2>&1; echo $?
( set -u; declare -i x=7; c $1 ) 2>&1; echo $?
( set -u; declare -i x=7; c $@ ) 2>&1; echo $?
( set -u; declare -i x=7; c $* ) 2>&1; echo $?
( set -u; declare -i x=7; c $# ) 2>&1; echo $?
( set -u; declare -i x=7; c $((x)) ) 2>&1; echo $?
( set -u; declare -i x=7; c $((x+1)) ) 2>&1; echo $?
( set -u; declare -i x=7; c ${!x} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x[@]:1} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${x[$y]} ) 2>&1; echo $?
( set -u; declare -i x=7; c $((nope)) ) 2>&1; echo $?
( set -u; declare -i x=7; c ${nope[@]} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${nope[k]} ) 2>&1; echo $?
( set -u; declare -i x=7; c ${1:-d} ) 2>&1; echo $?
