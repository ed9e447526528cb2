#### unset: lengths, keys and indirection
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( unset x; c ${#x} ) 2>&1
( unset x; c "${#x}" ) 2>&1
( unset x; c ${#x[@]} ) 2>&1
( unset x; c ${#x[*]} ) 2>&1
( unset x; c ${#x[0]} ) 2>&1
( unset x; c ${!x[@]} ) 2>&1
( unset x; c "${!x[@]}" ) 2>&1
( unset x; c "${!x[*]}" ) 2>&1
( unset x; c ${!x} ) 2>&1
( unset x; c "${!x}" ) 2>&1
( unset x; c "${!x[0]}" ) 2>&1
( unset x; c ${!x*} ) 2>&1
( unset x; c "${!x@}" ) 2>&1
( unset x; c $# ) 2>&1
( unset x; c ${#} ) 2>&1
( unset x; c ${#@} ) 2>&1
( unset x; c ${#*} ) 2>&1
( unset x; c ${#1} ) 2>&1
( unset x; c "$x" ) 2>&1
( unset x; c $x ) 2>&1
( unset x; c ${x[-1]} ) 2>&1
( unset x; c "${x[9]}" ) 2>&1
( unset x; c ${x[k]} ) 2>&1
( unset x; c $x[0] ) 2>&1
#### null: lengths, keys and indirection
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( x=; c ${#x} ) 2>&1
( x=; c "${#x}" ) 2>&1
( x=; c ${#x[@]} ) 2>&1
( x=; c ${#x[*]} ) 2>&1
( x=; c ${#x[0]} ) 2>&1
( x=; c ${!x[@]} ) 2>&1
( x=; c "${!x[@]}" ) 2>&1
( x=; c "${!x[*]}" ) 2>&1
( x=; c ${!x} ) 2>&1
( x=; c "${!x}" ) 2>&1
( x=; c "${!x[0]}" ) 2>&1
( x=; c ${!x*} ) 2>&1
( x=; c "${!x@}" ) 2>&1
( x=; c $# ) 2>&1
( x=; c ${#} ) 2>&1
( x=; c ${#@} ) 2>&1
( x=; c ${#*} ) 2>&1
( x=; c ${#1} ) 2>&1
( x=; c "$x" ) 2>&1
( x=; c $x ) 2>&1
( x=; c ${x[-1]} ) 2>&1
( x=; c "${x[9]}" ) 2>&1
( x=; c ${x[k]} ) 2>&1
( x=; c $x[0] ) 2>&1
#### set: lengths, keys and indirection
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( x='a b*c'; c ${#x} ) 2>&1
( x='a b*c'; c "${#x}" ) 2>&1
( x='a b*c'; c ${#x[@]} ) 2>&1
( x='a b*c'; c ${#x[*]} ) 2>&1
( x='a b*c'; c ${#x[0]} ) 2>&1
( x='a b*c'; c ${!x[@]} ) 2>&1
( x='a b*c'; c "${!x[@]}" ) 2>&1
( x='a b*c'; c "${!x[*]}" ) 2>&1
( x='a b*c'; c ${!x} ) 2>&1
( x='a b*c'; c "${!x}" ) 2>&1
( x='a b*c'; c "${!x[0]}" ) 2>&1
( x='a b*c'; c ${!x*} ) 2>&1
( x='a b*c'; c "${!x@}" ) 2>&1
( x='a b*c'; c $# ) 2>&1
( x='a b*c'; c ${#} ) 2>&1
( x='a b*c'; c ${#@} ) 2>&1
( x='a b*c'; c ${#*} ) 2>&1
( x='a b*c'; c ${#1} ) 2>&1
( x='a b*c'; c "$x" ) 2>&1
( x='a b*c'; c $x ) 2>&1
( x='a b*c'; c ${x[-1]} ) 2>&1
( x='a b*c'; c "${x[9]}" ) 2>&1
( x='a b*c'; c ${x[k]} ) 2>&1
( x='a b*c'; c $x[0] ) 2>&1
#### path: lengths, keys and indirection
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( x=/usr/local/lib/a.tar.gz; c ${#x} ) 2>&1
( x=/usr/local/lib/a.tar.gz; c "${#x}" ) 2>&1
( x=/usr/local/lib/a.tar.gz; c ${#x[@]} ) 2>&1
( x=/usr/local/lib/a.tar.gz; c ${#x[*]} ) 2>&1
( x=/usr/local/lib/a.tar.gz; c ${#x[0]} ) 2>&1
( x=/usr/local/lib/a.tar.gz; c ${!x[@]} ) 2>&1
( x=/usr/local/lib/a.tar.gz; c "${!x[@]}" ) 2>&1
( x=/usr/local/lib/a.tar.gz; c "${!x[*]}" ) 2>&1
( x=/usr/local/lib/a.tar.gz; c ${!x} ) 2>&1
( x=/usr/local/lib/a.tar.gz; c "${!x}" ) 2>&1
( x=/usr/local/lib/a.tar.gz; c "${!x[0]}" ) 2>&1
( x=/usr/local/lib/a.tar.gz; c ${!x*} ) 2>&1
( x=/usr/local/lib/a.tar.gz; c "${!x@}" ) 2>&1
( x=/usr/local/lib/a.tar.gz; c $# ) 2>&1
( x=/usr/local/lib/a.tar.gz; c ${#} ) 2>&1
( x=/usr/local/lib/a.tar.gz; c ${#@} ) 2>&1
( x=/usr/local/lib/a.tar.gz; c ${#*} ) 2>&1
( x=/usr/local/lib/a.tar.gz; c ${#1} ) 2>&1
( x=/usr/local/lib/a.tar.gz; c "$x" ) 2>&1
( x=/usr/local/lib/a.tar.gz; c $x ) 2>&1
( x=/usr/local/lib/a.tar.gz; c ${x[-1]} ) 2>&1
( x=/usr/local/lib/a.tar.gz; c "${x[9]}" ) 2>&1
( x=/usr/local/lib/a.tar.gz; c ${x[k]} ) 2>&1
( x=/usr/local/lib/a.tar.gz; c $x[0] ) 2>&1
#### array: lengths, keys and indirection
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( x=('a b' '' 'c*d'); c ${#x} ) 2>&1
( x=('a b' '' 'c*d'); c "${#x}" ) 2>&1
( x=('a b' '' 'c*d'); c ${#x[@]} ) 2>&1
( x=('a b' '' 'c*d'); c ${#x[*]} ) 2>&1
( x=('a b' '' 'c*d'); c ${#x[0]} ) 2>&1
( x=('a b' '' 'c*d'); c ${!x[@]} ) 2>&1
( x=('a b' '' 'c*d'); c "${!x[@]}" ) 2>&1
( x=('a b' '' 'c*d'); c "${!x[*]}" ) 2>&1
( x=('a b' '' 'c*d'); c ${!x} ) 2>&1
( x=('a b' '' 'c*d'); c "${!x}" ) 2>&1
( x=('a b' '' 'c*d'); c "${!x[0]}" ) 2>&1
( x=('a b' '' 'c*d'); c ${!x*} ) 2>&1
( x=('a b' '' 'c*d'); c "${!x@}" ) 2>&1
( x=('a b' '' 'c*d'); c $# ) 2>&1
( x=('a b' '' 'c*d'); c ${#} ) 2>&1
( x=('a b' '' 'c*d'); c ${#@} ) 2>&1
( x=('a b' '' 'c*d'); c ${#*} ) 2>&1
( x=('a b' '' 'c*d'); c ${#1} ) 2>&1
( x=('a b' '' 'c*d'); c "$x" ) 2>&1
( x=('a b' '' 'c*d'); c $x ) 2>&1
( x=('a b' '' 'c*d'); c ${x[-1]} ) 2>&1
( x=('a b' '' 'c*d'); c "${x[9]}" ) 2>&1
( x=('a b' '' 'c*d'); c ${x[k]} ) 2>&1
( x=('a b' '' 'c*d'); c $x[0] ) 2>&1
#### emptyarray: lengths, keys and indirection
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( x=(); c ${#x} ) 2>&1
( x=(); c "${#x}" ) 2>&1
( x=(); c ${#x[@]} ) 2>&1
( x=(); c ${#x[*]} ) 2>&1
( x=(); c ${#x[0]} ) 2>&1
( x=(); c ${!x[@]} ) 2>&1
( x=(); c "${!x[@]}" ) 2>&1
( x=(); c "${!x[*]}" ) 2>&1
( x=(); c ${!x} ) 2>&1
( x=(); c "${!x}" ) 2>&1
( x=(); c "${!x[0]}" ) 2>&1
( x=(); c ${!x*} ) 2>&1
( x=(); c "${!x@}" ) 2>&1
( x=(); c $# ) 2>&1
( x=(); c ${#} ) 2>&1
( x=(); c ${#@} ) 2>&1
( x=(); c ${#*} ) 2>&1
( x=(); c ${#1} ) 2>&1
( x=(); c "$x" ) 2>&1
( x=(); c $x ) 2>&1
( x=(); c ${x[-1]} ) 2>&1
( x=(); c "${x[9]}" ) 2>&1
( x=(); c ${x[k]} ) 2>&1
( x=(); c $x[0] ) 2>&1
#### assoc: lengths, keys and indirection
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( declare -A x=([k]='v w' [0]=z); c ${#x} ) 2>&1
( declare -A x=([k]='v w' [0]=z); c "${#x}" ) 2>&1
( declare -A x=([k]='v w' [0]=z); c ${#x[@]} ) 2>&1
( declare -A x=([k]='v w' [0]=z); c ${#x[*]} ) 2>&1
( declare -A x=([k]='v w' [0]=z); c ${#x[0]} ) 2>&1
( declare -A x=([k]='v w' [0]=z); c ${!x[@]} ) 2>&1
( declare -A x=([k]='v w' [0]=z); c "${!x[@]}" ) 2>&1
( declare -A x=([k]='v w' [0]=z); c "${!x[*]}" ) 2>&1
( declare -A x=([k]='v w' [0]=z); c ${!x} ) 2>&1
( declare -A x=([k]='v w' [0]=z); c "${!x}" ) 2>&1
( declare -A x=([k]='v w' [0]=z); c "${!x[0]}" ) 2>&1
( declare -A x=([k]='v w' [0]=z); c ${!x*} ) 2>&1
( declare -A x=([k]='v w' [0]=z); c "${!x@}" ) 2>&1
( declare -A x=([k]='v w' [0]=z); c $# ) 2>&1
( declare -A x=([k]='v w' [0]=z); c ${#} ) 2>&1
( declare -A x=([k]='v w' [0]=z); c ${#@} ) 2>&1
( declare -A x=([k]='v w' [0]=z); c ${#*} ) 2>&1
( declare -A x=([k]='v w' [0]=z); c ${#1} ) 2>&1
( declare -A x=([k]='v w' [0]=z); c "$x" ) 2>&1
( declare -A x=([k]='v w' [0]=z); c $x ) 2>&1
( declare -A x=([k]='v w' [0]=z); c ${x[-1]} ) 2>&1
( declare -A x=([k]='v w' [0]=z); c "${x[9]}" ) 2>&1
( declare -A x=([k]='v w' [0]=z); c ${x[k]} ) 2>&1
( declare -A x=([k]='v w' [0]=z); c $x[0] ) 2>&1
#### posnull: lengths, keys and indirection
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( set -- ; unset x; c ${#x} ) 2>&1
( set -- ; unset x; c "${#x}" ) 2>&1
( set -- ; unset x; c ${#x[@]} ) 2>&1
( set -- ; unset x; c ${#x[*]} ) 2>&1
( set -- ; unset x; c ${#x[0]} ) 2>&1
( set -- ; unset x; c ${!x[@]} ) 2>&1
( set -- ; unset x; c "${!x[@]}" ) 2>&1
( set -- ; unset x; c "${!x[*]}" ) 2>&1
( set -- ; unset x; c ${!x} ) 2>&1
( set -- ; unset x; c "${!x}" ) 2>&1
( set -- ; unset x; c "${!x[0]}" ) 2>&1
( set -- ; unset x; c ${!x*} ) 2>&1
( set -- ; unset x; c "${!x@}" ) 2>&1
( set -- ; unset x; c $# ) 2>&1
( set -- ; unset x; c ${#} ) 2>&1
( set -- ; unset x; c ${#@} ) 2>&1
( set -- ; unset x; c ${#*} ) 2>&1
( set -- ; unset x; c ${#1} ) 2>&1
( set -- ; unset x; c "$x" ) 2>&1
( set -- ; unset x; c $x ) 2>&1
( set -- ; unset x; c ${x[-1]} ) 2>&1
( set -- ; unset x; c "${x[9]}" ) 2>&1
( set -- ; unset x; c ${x[k]} ) 2>&1
( set -- ; unset x; c $x[0] ) 2>&1
#### int: lengths, keys and indirection
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( declare -i x=7; c ${#x} ) 2>&1
( declare -i x=7; c "${#x}" ) 2>&1
( declare -i x=7; c ${#x[@]} ) 2>&1
( declare -i x=7; c ${#x[*]} ) 2>&1
( declare -i x=7; c ${#x[0]} ) 2>&1
( declare -i x=7; c ${!x[@]} ) 2>&1
( declare -i x=7; c "${!x[@]}" ) 2>&1
( declare -i x=7; c "${!x[*]}" ) 2>&1
( declare -i x=7; c ${!x} ) 2>&1
( declare -i x=7; c "${!x}" ) 2>&1
( declare -i x=7; c "${!x[0]}" ) 2>&1
( declare -i x=7; c ${!x*} ) 2>&1
( declare -i x=7; c "${!x@}" ) 2>&1
( declare -i x=7; c $# ) 2>&1
( declare -i x=7; c ${#} ) 2>&1
( declare -i x=7; c ${#@} ) 2>&1
( declare -i x=7; c ${#*} ) 2>&1
( declare -i x=7; c ${#1} ) 2>&1
( declare -i x=7; c "$x" ) 2>&1
( declare -i x=7; c $x ) 2>&1
( declare -i x=7; c ${x[-1]} ) 2>&1
( declare -i x=7; c "${x[9]}" ) 2>&1
( declare -i x=7; c ${x[k]} ) 2>&1
( declare -i x=7; c $x[0] ) 2>&1
