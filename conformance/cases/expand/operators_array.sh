#### :-d on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]:-d} ) 2>&1
( y='p q'; unset x; c "${x[@]:-d}" ) 2>&1
( y='p q'; unset x; c ${x[*]:-d} ) 2>&1
( y='p q'; unset x; c "${x[*]:-d}" ) 2>&1
( y='p q'; unset x; c ${x[0]:-d} ) 2>&1
( y='p q'; unset x; c "${x[0]:-d}" ) 2>&1
( y='p q'; unset x; c ${x[1]:-d} ) 2>&1
( y='p q'; unset x; c "${x[1]:-d}" ) 2>&1
( y='p q'; x=; c ${x[@]:-d} ) 2>&1
( y='p q'; x=; c "${x[@]:-d}" ) 2>&1
( y='p q'; x=; c ${x[*]:-d} ) 2>&1
( y='p q'; x=; c "${x[*]:-d}" ) 2>&1
( y='p q'; x=; c ${x[0]:-d} ) 2>&1
( y='p q'; x=; c "${x[0]:-d}" ) 2>&1
( y='p q'; x=; c ${x[1]:-d} ) 2>&1
( y='p q'; x=; c "${x[1]:-d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]:-d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]:-d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]:-d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]:-d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]:-d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]:-d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]:-d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]:-d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]:-d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]:-d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]:-d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]:-d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]:-d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]:-d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]:-d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]:-d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]:-d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]:-d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]:-d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]:-d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]:-d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]:-d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]:-d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]:-d}" ) 2>&1
( y='p q'; x=(); c ${x[@]:-d} ) 2>&1
( y='p q'; x=(); c "${x[@]:-d}" ) 2>&1
( y='p q'; x=(); c ${x[*]:-d} ) 2>&1
( y='p q'; x=(); c "${x[*]:-d}" ) 2>&1
( y='p q'; x=(); c ${x[0]:-d} ) 2>&1
( y='p q'; x=(); c "${x[0]:-d}" ) 2>&1
( y='p q'; x=(); c ${x[1]:-d} ) 2>&1
( y='p q'; x=(); c "${x[1]:-d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]:-d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]:-d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]:-d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]:-d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]:-d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]:-d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]:-d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]:-d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]:-d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]:-d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]:-d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]:-d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]:-d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]:-d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]:-d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]:-d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]:-d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]:-d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]:-d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]:-d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]:-d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]:-d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]:-d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]:-d}" ) 2>&1
#### -d on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]-d} ) 2>&1
( y='p q'; unset x; c "${x[@]-d}" ) 2>&1
( y='p q'; unset x; c ${x[*]-d} ) 2>&1
( y='p q'; unset x; c "${x[*]-d}" ) 2>&1
( y='p q'; unset x; c ${x[0]-d} ) 2>&1
( y='p q'; unset x; c "${x[0]-d}" ) 2>&1
( y='p q'; unset x; c ${x[1]-d} ) 2>&1
( y='p q'; unset x; c "${x[1]-d}" ) 2>&1
( y='p q'; x=; c ${x[@]-d} ) 2>&1
( y='p q'; x=; c "${x[@]-d}" ) 2>&1
( y='p q'; x=; c ${x[*]-d} ) 2>&1
( y='p q'; x=; c "${x[*]-d}" ) 2>&1
( y='p q'; x=; c ${x[0]-d} ) 2>&1
( y='p q'; x=; c "${x[0]-d}" ) 2>&1
( y='p q'; x=; c ${x[1]-d} ) 2>&1
( y='p q'; x=; c "${x[1]-d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]-d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]-d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]-d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]-d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]-d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]-d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]-d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]-d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]-d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]-d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]-d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]-d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]-d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]-d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]-d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]-d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]-d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]-d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]-d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]-d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]-d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]-d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]-d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]-d}" ) 2>&1
( y='p q'; x=(); c ${x[@]-d} ) 2>&1
( y='p q'; x=(); c "${x[@]-d}" ) 2>&1
( y='p q'; x=(); c ${x[*]-d} ) 2>&1
( y='p q'; x=(); c "${x[*]-d}" ) 2>&1
( y='p q'; x=(); c ${x[0]-d} ) 2>&1
( y='p q'; x=(); c "${x[0]-d}" ) 2>&1
( y='p q'; x=(); c ${x[1]-d} ) 2>&1
( y='p q'; x=(); c "${x[1]-d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]-d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]-d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]-d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]-d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]-d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]-d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]-d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]-d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]-d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]-d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]-d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]-d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]-d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]-d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]-d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]-d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]-d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]-d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]-d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]-d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]-d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]-d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]-d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]-d}" ) 2>&1
#### :-$y on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]:-$y} ) 2>&1
( y='p q'; unset x; c "${x[@]:-$y}" ) 2>&1
( y='p q'; unset x; c ${x[*]:-$y} ) 2>&1
( y='p q'; unset x; c "${x[*]:-$y}" ) 2>&1
( y='p q'; unset x; c ${x[0]:-$y} ) 2>&1
( y='p q'; unset x; c "${x[0]:-$y}" ) 2>&1
( y='p q'; unset x; c ${x[1]:-$y} ) 2>&1
( y='p q'; unset x; c "${x[1]:-$y}" ) 2>&1
( y='p q'; x=; c ${x[@]:-$y} ) 2>&1
( y='p q'; x=; c "${x[@]:-$y}" ) 2>&1
( y='p q'; x=; c ${x[*]:-$y} ) 2>&1
( y='p q'; x=; c "${x[*]:-$y}" ) 2>&1
( y='p q'; x=; c ${x[0]:-$y} ) 2>&1
( y='p q'; x=; c "${x[0]:-$y}" ) 2>&1
( y='p q'; x=; c ${x[1]:-$y} ) 2>&1
( y='p q'; x=; c "${x[1]:-$y}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]:-$y} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]:-$y}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]:-$y} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]:-$y}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]:-$y} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]:-$y}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]:-$y} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]:-$y}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]:-$y} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]:-$y}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]:-$y} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]:-$y}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]:-$y} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]:-$y}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]:-$y} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]:-$y}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]:-$y} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]:-$y}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]:-$y} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]:-$y}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]:-$y} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]:-$y}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]:-$y} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]:-$y}" ) 2>&1
( y='p q'; x=(); c ${x[@]:-$y} ) 2>&1
( y='p q'; x=(); c "${x[@]:-$y}" ) 2>&1
( y='p q'; x=(); c ${x[*]:-$y} ) 2>&1
( y='p q'; x=(); c "${x[*]:-$y}" ) 2>&1
( y='p q'; x=(); c ${x[0]:-$y} ) 2>&1
( y='p q'; x=(); c "${x[0]:-$y}" ) 2>&1
( y='p q'; x=(); c ${x[1]:-$y} ) 2>&1
( y='p q'; x=(); c "${x[1]:-$y}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]:-$y} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]:-$y}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]:-$y} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]:-$y}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]:-$y} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]:-$y}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]:-$y} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]:-$y}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]:-$y} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]:-$y}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]:-$y} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]:-$y}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]:-$y} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]:-$y}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]:-$y} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]:-$y}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]:-$y} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]:-$y}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]:-$y} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]:-$y}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]:-$y} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]:-$y}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]:-$y} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]:-$y}" ) 2>&1
#### -"q r" on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]-"q r"} ) 2>&1
( y='p q'; unset x; c "${x[@]-"q r"}" ) 2>&1
( y='p q'; unset x; c ${x[*]-"q r"} ) 2>&1
( y='p q'; unset x; c "${x[*]-"q r"}" ) 2>&1
( y='p q'; unset x; c ${x[0]-"q r"} ) 2>&1
( y='p q'; unset x; c "${x[0]-"q r"}" ) 2>&1
( y='p q'; unset x; c ${x[1]-"q r"} ) 2>&1
( y='p q'; unset x; c "${x[1]-"q r"}" ) 2>&1
( y='p q'; x=; c ${x[@]-"q r"} ) 2>&1
( y='p q'; x=; c "${x[@]-"q r"}" ) 2>&1
( y='p q'; x=; c ${x[*]-"q r"} ) 2>&1
( y='p q'; x=; c "${x[*]-"q r"}" ) 2>&1
( y='p q'; x=; c ${x[0]-"q r"} ) 2>&1
( y='p q'; x=; c "${x[0]-"q r"}" ) 2>&1
( y='p q'; x=; c ${x[1]-"q r"} ) 2>&1
( y='p q'; x=; c "${x[1]-"q r"}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]-"q r"} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]-"q r"}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]-"q r"} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]-"q r"}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]-"q r"} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]-"q r"}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]-"q r"} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]-"q r"}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]-"q r"} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]-"q r"}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]-"q r"} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]-"q r"}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]-"q r"} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]-"q r"}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]-"q r"} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]-"q r"}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]-"q r"} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]-"q r"}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]-"q r"} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]-"q r"}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]-"q r"} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]-"q r"}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]-"q r"} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]-"q r"}" ) 2>&1
( y='p q'; x=(); c ${x[@]-"q r"} ) 2>&1
( y='p q'; x=(); c "${x[@]-"q r"}" ) 2>&1
( y='p q'; x=(); c ${x[*]-"q r"} ) 2>&1
( y='p q'; x=(); c "${x[*]-"q r"}" ) 2>&1
( y='p q'; x=(); c ${x[0]-"q r"} ) 2>&1
( y='p q'; x=(); c "${x[0]-"q r"}" ) 2>&1
( y='p q'; x=(); c ${x[1]-"q r"} ) 2>&1
( y='p q'; x=(); c "${x[1]-"q r"}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]-"q r"} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]-"q r"}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]-"q r"} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]-"q r"}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]-"q r"} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]-"q r"}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]-"q r"} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]-"q r"}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]-"q r"} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]-"q r"}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]-"q r"} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]-"q r"}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]-"q r"} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]-"q r"}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]-"q r"} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]-"q r"}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]-"q r"} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]-"q r"}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]-"q r"} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]-"q r"}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]-"q r"} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]-"q r"}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]-"q r"} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]-"q r"}" ) 2>&1
#### :=d on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]:=d} ) 2>&1
( y='p q'; unset x; c "${x[@]:=d}" ) 2>&1
( y='p q'; unset x; c ${x[*]:=d} ) 2>&1
( y='p q'; unset x; c "${x[*]:=d}" ) 2>&1
( y='p q'; unset x; c ${x[0]:=d} ) 2>&1
( y='p q'; unset x; c "${x[0]:=d}" ) 2>&1
( y='p q'; unset x; c ${x[1]:=d} ) 2>&1
( y='p q'; unset x; c "${x[1]:=d}" ) 2>&1
( y='p q'; x=; c ${x[@]:=d} ) 2>&1
( y='p q'; x=; c "${x[@]:=d}" ) 2>&1
( y='p q'; x=; c ${x[*]:=d} ) 2>&1
( y='p q'; x=; c "${x[*]:=d}" ) 2>&1
( y='p q'; x=; c ${x[0]:=d} ) 2>&1
( y='p q'; x=; c "${x[0]:=d}" ) 2>&1
( y='p q'; x=; c ${x[1]:=d} ) 2>&1
( y='p q'; x=; c "${x[1]:=d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]:=d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]:=d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]:=d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]:=d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]:=d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]:=d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]:=d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]:=d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]:=d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]:=d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]:=d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]:=d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]:=d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]:=d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]:=d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]:=d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]:=d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]:=d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]:=d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]:=d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]:=d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]:=d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]:=d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]:=d}" ) 2>&1
( y='p q'; x=(); c ${x[@]:=d} ) 2>&1
( y='p q'; x=(); c "${x[@]:=d}" ) 2>&1
( y='p q'; x=(); c ${x[*]:=d} ) 2>&1
( y='p q'; x=(); c "${x[*]:=d}" ) 2>&1
( y='p q'; x=(); c ${x[0]:=d} ) 2>&1
( y='p q'; x=(); c "${x[0]:=d}" ) 2>&1
( y='p q'; x=(); c ${x[1]:=d} ) 2>&1
( y='p q'; x=(); c "${x[1]:=d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]:=d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]:=d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]:=d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]:=d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]:=d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]:=d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]:=d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]:=d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]:=d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]:=d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]:=d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]:=d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]:=d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]:=d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]:=d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]:=d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]:=d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]:=d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]:=d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]:=d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]:=d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]:=d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]:=d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]:=d}" ) 2>&1
#### =d on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]=d} ) 2>&1
( y='p q'; unset x; c "${x[@]=d}" ) 2>&1
( y='p q'; unset x; c ${x[*]=d} ) 2>&1
( y='p q'; unset x; c "${x[*]=d}" ) 2>&1
( y='p q'; unset x; c ${x[0]=d} ) 2>&1
( y='p q'; unset x; c "${x[0]=d}" ) 2>&1
( y='p q'; unset x; c ${x[1]=d} ) 2>&1
( y='p q'; unset x; c "${x[1]=d}" ) 2>&1
( y='p q'; x=; c ${x[@]=d} ) 2>&1
( y='p q'; x=; c "${x[@]=d}" ) 2>&1
( y='p q'; x=; c ${x[*]=d} ) 2>&1
( y='p q'; x=; c "${x[*]=d}" ) 2>&1
( y='p q'; x=; c ${x[0]=d} ) 2>&1
( y='p q'; x=; c "${x[0]=d}" ) 2>&1
( y='p q'; x=; c ${x[1]=d} ) 2>&1
( y='p q'; x=; c "${x[1]=d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]=d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]=d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]=d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]=d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]=d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]=d}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]=d} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]=d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]=d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]=d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]=d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]=d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]=d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]=d}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]=d} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]=d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]=d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]=d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]=d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]=d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]=d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]=d}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]=d} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]=d}" ) 2>&1
( y='p q'; x=(); c ${x[@]=d} ) 2>&1
( y='p q'; x=(); c "${x[@]=d}" ) 2>&1
( y='p q'; x=(); c ${x[*]=d} ) 2>&1
( y='p q'; x=(); c "${x[*]=d}" ) 2>&1
( y='p q'; x=(); c ${x[0]=d} ) 2>&1
( y='p q'; x=(); c "${x[0]=d}" ) 2>&1
( y='p q'; x=(); c ${x[1]=d} ) 2>&1
( y='p q'; x=(); c "${x[1]=d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]=d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]=d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]=d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]=d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]=d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]=d}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]=d} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]=d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]=d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]=d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]=d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]=d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]=d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]=d}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]=d} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]=d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]=d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]=d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]=d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]=d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]=d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]=d}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]=d} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]=d}" ) 2>&1
#### :+alt on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]:+alt} ) 2>&1
( y='p q'; unset x; c "${x[@]:+alt}" ) 2>&1
( y='p q'; unset x; c ${x[*]:+alt} ) 2>&1
( y='p q'; unset x; c "${x[*]:+alt}" ) 2>&1
( y='p q'; unset x; c ${x[0]:+alt} ) 2>&1
( y='p q'; unset x; c "${x[0]:+alt}" ) 2>&1
( y='p q'; unset x; c ${x[1]:+alt} ) 2>&1
( y='p q'; unset x; c "${x[1]:+alt}" ) 2>&1
( y='p q'; x=; c ${x[@]:+alt} ) 2>&1
( y='p q'; x=; c "${x[@]:+alt}" ) 2>&1
( y='p q'; x=; c ${x[*]:+alt} ) 2>&1
( y='p q'; x=; c "${x[*]:+alt}" ) 2>&1
( y='p q'; x=; c ${x[0]:+alt} ) 2>&1
( y='p q'; x=; c "${x[0]:+alt}" ) 2>&1
( y='p q'; x=; c ${x[1]:+alt} ) 2>&1
( y='p q'; x=; c "${x[1]:+alt}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]:+alt} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]:+alt}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]:+alt} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]:+alt}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]:+alt} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]:+alt}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]:+alt} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]:+alt}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]:+alt} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]:+alt}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]:+alt} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]:+alt}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]:+alt} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]:+alt}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]:+alt} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]:+alt}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]:+alt} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]:+alt}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]:+alt} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]:+alt}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]:+alt} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]:+alt}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]:+alt} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]:+alt}" ) 2>&1
( y='p q'; x=(); c ${x[@]:+alt} ) 2>&1
( y='p q'; x=(); c "${x[@]:+alt}" ) 2>&1
( y='p q'; x=(); c ${x[*]:+alt} ) 2>&1
( y='p q'; x=(); c "${x[*]:+alt}" ) 2>&1
( y='p q'; x=(); c ${x[0]:+alt} ) 2>&1
( y='p q'; x=(); c "${x[0]:+alt}" ) 2>&1
( y='p q'; x=(); c ${x[1]:+alt} ) 2>&1
( y='p q'; x=(); c "${x[1]:+alt}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]:+alt} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]:+alt}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]:+alt} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]:+alt}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]:+alt} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]:+alt}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]:+alt} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]:+alt}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]:+alt} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]:+alt}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]:+alt} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]:+alt}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]:+alt} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]:+alt}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]:+alt} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]:+alt}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]:+alt} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]:+alt}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]:+alt} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]:+alt}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]:+alt} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]:+alt}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]:+alt} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]:+alt}" ) 2>&1
#### +alt on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]+alt} ) 2>&1
( y='p q'; unset x; c "${x[@]+alt}" ) 2>&1
( y='p q'; unset x; c ${x[*]+alt} ) 2>&1
( y='p q'; unset x; c "${x[*]+alt}" ) 2>&1
( y='p q'; unset x; c ${x[0]+alt} ) 2>&1
( y='p q'; unset x; c "${x[0]+alt}" ) 2>&1
( y='p q'; unset x; c ${x[1]+alt} ) 2>&1
( y='p q'; unset x; c "${x[1]+alt}" ) 2>&1
( y='p q'; x=; c ${x[@]+alt} ) 2>&1
( y='p q'; x=; c "${x[@]+alt}" ) 2>&1
( y='p q'; x=; c ${x[*]+alt} ) 2>&1
( y='p q'; x=; c "${x[*]+alt}" ) 2>&1
( y='p q'; x=; c ${x[0]+alt} ) 2>&1
( y='p q'; x=; c "${x[0]+alt}" ) 2>&1
( y='p q'; x=; c ${x[1]+alt} ) 2>&1
( y='p q'; x=; c "${x[1]+alt}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]+alt} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]+alt}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]+alt} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]+alt}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]+alt} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]+alt}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]+alt} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]+alt}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]+alt} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]+alt}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]+alt} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]+alt}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]+alt} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]+alt}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]+alt} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]+alt}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]+alt} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]+alt}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]+alt} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]+alt}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]+alt} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]+alt}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]+alt} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]+alt}" ) 2>&1
( y='p q'; x=(); c ${x[@]+alt} ) 2>&1
( y='p q'; x=(); c "${x[@]+alt}" ) 2>&1
( y='p q'; x=(); c ${x[*]+alt} ) 2>&1
( y='p q'; x=(); c "${x[*]+alt}" ) 2>&1
( y='p q'; x=(); c ${x[0]+alt} ) 2>&1
( y='p q'; x=(); c "${x[0]+alt}" ) 2>&1
( y='p q'; x=(); c ${x[1]+alt} ) 2>&1
( y='p q'; x=(); c "${x[1]+alt}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]+alt} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]+alt}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]+alt} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]+alt}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]+alt} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]+alt}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]+alt} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]+alt}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]+alt} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]+alt}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]+alt} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]+alt}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]+alt} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]+alt}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]+alt} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]+alt}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]+alt} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]+alt}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]+alt} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]+alt}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]+alt} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]+alt}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]+alt} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]+alt}" ) 2>&1
#### :?err on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]:?err} ) 2>&1
( y='p q'; unset x; c "${x[@]:?err}" ) 2>&1
( y='p q'; unset x; c ${x[*]:?err} ) 2>&1
( y='p q'; unset x; c "${x[*]:?err}" ) 2>&1
( y='p q'; unset x; c ${x[0]:?err} ) 2>&1
( y='p q'; unset x; c "${x[0]:?err}" ) 2>&1
( y='p q'; unset x; c ${x[1]:?err} ) 2>&1
( y='p q'; unset x; c "${x[1]:?err}" ) 2>&1
( y='p q'; x=; c ${x[@]:?err} ) 2>&1
( y='p q'; x=; c "${x[@]:?err}" ) 2>&1
( y='p q'; x=; c ${x[*]:?err} ) 2>&1
( y='p q'; x=; c "${x[*]:?err}" ) 2>&1
( y='p q'; x=; c ${x[0]:?err} ) 2>&1
( y='p q'; x=; c "${x[0]:?err}" ) 2>&1
( y='p q'; x=; c ${x[1]:?err} ) 2>&1
( y='p q'; x=; c "${x[1]:?err}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]:?err} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]:?err}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]:?err} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]:?err}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]:?err} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]:?err}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]:?err} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]:?err}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]:?err} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]:?err}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]:?err} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]:?err}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]:?err} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]:?err}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]:?err} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]:?err}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]:?err} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]:?err}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]:?err} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]:?err}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]:?err} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]:?err}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]:?err} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]:?err}" ) 2>&1
( y='p q'; x=(); c ${x[@]:?err} ) 2>&1
( y='p q'; x=(); c "${x[@]:?err}" ) 2>&1
( y='p q'; x=(); c ${x[*]:?err} ) 2>&1
( y='p q'; x=(); c "${x[*]:?err}" ) 2>&1
( y='p q'; x=(); c ${x[0]:?err} ) 2>&1
( y='p q'; x=(); c "${x[0]:?err}" ) 2>&1
( y='p q'; x=(); c ${x[1]:?err} ) 2>&1
( y='p q'; x=(); c "${x[1]:?err}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]:?err} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]:?err}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]:?err} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]:?err}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]:?err} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]:?err}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]:?err} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]:?err}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]:?err} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]:?err}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]:?err} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]:?err}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]:?err} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]:?err}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]:?err} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]:?err}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]:?err} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]:?err}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]:?err} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]:?err}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]:?err} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]:?err}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]:?err} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]:?err}" ) 2>&1
#### ?err on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]?err} ) 2>&1
( y='p q'; unset x; c "${x[@]?err}" ) 2>&1
( y='p q'; unset x; c ${x[*]?err} ) 2>&1
( y='p q'; unset x; c "${x[*]?err}" ) 2>&1
( y='p q'; unset x; c ${x[0]?err} ) 2>&1
( y='p q'; unset x; c "${x[0]?err}" ) 2>&1
( y='p q'; unset x; c ${x[1]?err} ) 2>&1
( y='p q'; unset x; c "${x[1]?err}" ) 2>&1
( y='p q'; x=; c ${x[@]?err} ) 2>&1
( y='p q'; x=; c "${x[@]?err}" ) 2>&1
( y='p q'; x=; c ${x[*]?err} ) 2>&1
( y='p q'; x=; c "${x[*]?err}" ) 2>&1
( y='p q'; x=; c ${x[0]?err} ) 2>&1
( y='p q'; x=; c "${x[0]?err}" ) 2>&1
( y='p q'; x=; c ${x[1]?err} ) 2>&1
( y='p q'; x=; c "${x[1]?err}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]?err} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]?err}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]?err} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]?err}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]?err} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]?err}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]?err} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]?err}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]?err} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]?err}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]?err} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]?err}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]?err} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]?err}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]?err} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]?err}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]?err} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]?err}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]?err} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]?err}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]?err} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]?err}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]?err} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]?err}" ) 2>&1
( y='p q'; x=(); c ${x[@]?err} ) 2>&1
( y='p q'; x=(); c "${x[@]?err}" ) 2>&1
( y='p q'; x=(); c ${x[*]?err} ) 2>&1
( y='p q'; x=(); c "${x[*]?err}" ) 2>&1
( y='p q'; x=(); c ${x[0]?err} ) 2>&1
( y='p q'; x=(); c "${x[0]?err}" ) 2>&1
( y='p q'; x=(); c ${x[1]?err} ) 2>&1
( y='p q'; x=(); c "${x[1]?err}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]?err} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]?err}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]?err} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]?err}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]?err} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]?err}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]?err} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]?err}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]?err} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]?err}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]?err} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]?err}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]?err} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]?err}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]?err} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]?err}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]?err} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]?err}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]?err} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]?err}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]?err} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]?err}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]?err} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]?err}" ) 2>&1
#### #a on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]#a} ) 2>&1
( y='p q'; unset x; c "${x[@]#a}" ) 2>&1
( y='p q'; unset x; c ${x[*]#a} ) 2>&1
( y='p q'; unset x; c "${x[*]#a}" ) 2>&1
( y='p q'; unset x; c ${x[0]#a} ) 2>&1
( y='p q'; unset x; c "${x[0]#a}" ) 2>&1
( y='p q'; unset x; c ${x[1]#a} ) 2>&1
( y='p q'; unset x; c "${x[1]#a}" ) 2>&1
( y='p q'; x=; c ${x[@]#a} ) 2>&1
( y='p q'; x=; c "${x[@]#a}" ) 2>&1
( y='p q'; x=; c ${x[*]#a} ) 2>&1
( y='p q'; x=; c "${x[*]#a}" ) 2>&1
( y='p q'; x=; c ${x[0]#a} ) 2>&1
( y='p q'; x=; c "${x[0]#a}" ) 2>&1
( y='p q'; x=; c ${x[1]#a} ) 2>&1
( y='p q'; x=; c "${x[1]#a}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]#a} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]#a}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]#a} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]#a}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]#a} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]#a}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]#a} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]#a}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]#a} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]#a}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]#a} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]#a}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]#a} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]#a}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]#a} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]#a}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]#a} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]#a}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]#a} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]#a}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]#a} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]#a}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]#a} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]#a}" ) 2>&1
( y='p q'; x=(); c ${x[@]#a} ) 2>&1
( y='p q'; x=(); c "${x[@]#a}" ) 2>&1
( y='p q'; x=(); c ${x[*]#a} ) 2>&1
( y='p q'; x=(); c "${x[*]#a}" ) 2>&1
( y='p q'; x=(); c ${x[0]#a} ) 2>&1
( y='p q'; x=(); c "${x[0]#a}" ) 2>&1
( y='p q'; x=(); c ${x[1]#a} ) 2>&1
( y='p q'; x=(); c "${x[1]#a}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]#a} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]#a}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]#a} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]#a}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]#a} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]#a}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]#a} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]#a}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]#a} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]#a}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]#a} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]#a}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]#a} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]#a}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]#a} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]#a}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]#a} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]#a}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]#a} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]#a}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]#a} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]#a}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]#a} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]#a}" ) 2>&1
#### ##*/ on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]##*/} ) 2>&1
( y='p q'; unset x; c "${x[@]##*/}" ) 2>&1
( y='p q'; unset x; c ${x[*]##*/} ) 2>&1
( y='p q'; unset x; c "${x[*]##*/}" ) 2>&1
( y='p q'; unset x; c ${x[0]##*/} ) 2>&1
( y='p q'; unset x; c "${x[0]##*/}" ) 2>&1
( y='p q'; unset x; c ${x[1]##*/} ) 2>&1
( y='p q'; unset x; c "${x[1]##*/}" ) 2>&1
( y='p q'; x=; c ${x[@]##*/} ) 2>&1
( y='p q'; x=; c "${x[@]##*/}" ) 2>&1
( y='p q'; x=; c ${x[*]##*/} ) 2>&1
( y='p q'; x=; c "${x[*]##*/}" ) 2>&1
( y='p q'; x=; c ${x[0]##*/} ) 2>&1
( y='p q'; x=; c "${x[0]##*/}" ) 2>&1
( y='p q'; x=; c ${x[1]##*/} ) 2>&1
( y='p q'; x=; c "${x[1]##*/}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]##*/} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]##*/}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]##*/} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]##*/}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]##*/} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]##*/}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]##*/} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]##*/}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]##*/} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]##*/}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]##*/} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]##*/}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]##*/} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]##*/}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]##*/} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]##*/}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]##*/} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]##*/}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]##*/} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]##*/}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]##*/} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]##*/}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]##*/} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]##*/}" ) 2>&1
( y='p q'; x=(); c ${x[@]##*/} ) 2>&1
( y='p q'; x=(); c "${x[@]##*/}" ) 2>&1
( y='p q'; x=(); c ${x[*]##*/} ) 2>&1
( y='p q'; x=(); c "${x[*]##*/}" ) 2>&1
( y='p q'; x=(); c ${x[0]##*/} ) 2>&1
( y='p q'; x=(); c "${x[0]##*/}" ) 2>&1
( y='p q'; x=(); c ${x[1]##*/} ) 2>&1
( y='p q'; x=(); c "${x[1]##*/}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]##*/} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]##*/}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]##*/} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]##*/}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]##*/} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]##*/}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]##*/} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]##*/}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]##*/} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]##*/}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]##*/} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]##*/}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]##*/} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]##*/}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]##*/} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]##*/}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]##*/} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]##*/}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]##*/} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]##*/}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]##*/} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]##*/}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]##*/} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]##*/}" ) 2>&1
#### #*/ on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]#*/} ) 2>&1
( y='p q'; unset x; c "${x[@]#*/}" ) 2>&1
( y='p q'; unset x; c ${x[*]#*/} ) 2>&1
( y='p q'; unset x; c "${x[*]#*/}" ) 2>&1
( y='p q'; unset x; c ${x[0]#*/} ) 2>&1
( y='p q'; unset x; c "${x[0]#*/}" ) 2>&1
( y='p q'; unset x; c ${x[1]#*/} ) 2>&1
( y='p q'; unset x; c "${x[1]#*/}" ) 2>&1
( y='p q'; x=; c ${x[@]#*/} ) 2>&1
( y='p q'; x=; c "${x[@]#*/}" ) 2>&1
( y='p q'; x=; c ${x[*]#*/} ) 2>&1
( y='p q'; x=; c "${x[*]#*/}" ) 2>&1
( y='p q'; x=; c ${x[0]#*/} ) 2>&1
( y='p q'; x=; c "${x[0]#*/}" ) 2>&1
( y='p q'; x=; c ${x[1]#*/} ) 2>&1
( y='p q'; x=; c "${x[1]#*/}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]#*/} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]#*/}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]#*/} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]#*/}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]#*/} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]#*/}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]#*/} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]#*/}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]#*/} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]#*/}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]#*/} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]#*/}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]#*/} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]#*/}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]#*/} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]#*/}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]#*/} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]#*/}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]#*/} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]#*/}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]#*/} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]#*/}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]#*/} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]#*/}" ) 2>&1
( y='p q'; x=(); c ${x[@]#*/} ) 2>&1
( y='p q'; x=(); c "${x[@]#*/}" ) 2>&1
( y='p q'; x=(); c ${x[*]#*/} ) 2>&1
( y='p q'; x=(); c "${x[*]#*/}" ) 2>&1
( y='p q'; x=(); c ${x[0]#*/} ) 2>&1
( y='p q'; x=(); c "${x[0]#*/}" ) 2>&1
( y='p q'; x=(); c ${x[1]#*/} ) 2>&1
( y='p q'; x=(); c "${x[1]#*/}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]#*/} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]#*/}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]#*/} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]#*/}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]#*/} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]#*/}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]#*/} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]#*/}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]#*/} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]#*/}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]#*/} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]#*/}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]#*/} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]#*/}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]#*/} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]#*/}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]#*/} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]#*/}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]#*/} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]#*/}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]#*/} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]#*/}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]#*/} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]#*/}" ) 2>&1
#### %.* on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]%.*} ) 2>&1
( y='p q'; unset x; c "${x[@]%.*}" ) 2>&1
( y='p q'; unset x; c ${x[*]%.*} ) 2>&1
( y='p q'; unset x; c "${x[*]%.*}" ) 2>&1
( y='p q'; unset x; c ${x[0]%.*} ) 2>&1
( y='p q'; unset x; c "${x[0]%.*}" ) 2>&1
( y='p q'; unset x; c ${x[1]%.*} ) 2>&1
( y='p q'; unset x; c "${x[1]%.*}" ) 2>&1
( y='p q'; x=; c ${x[@]%.*} ) 2>&1
( y='p q'; x=; c "${x[@]%.*}" ) 2>&1
( y='p q'; x=; c ${x[*]%.*} ) 2>&1
( y='p q'; x=; c "${x[*]%.*}" ) 2>&1
( y='p q'; x=; c ${x[0]%.*} ) 2>&1
( y='p q'; x=; c "${x[0]%.*}" ) 2>&1
( y='p q'; x=; c ${x[1]%.*} ) 2>&1
( y='p q'; x=; c "${x[1]%.*}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]%.*} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]%.*}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]%.*} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]%.*}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]%.*} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]%.*}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]%.*} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]%.*}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]%.*} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]%.*}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]%.*} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]%.*}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]%.*} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]%.*}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]%.*} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]%.*}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]%.*} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]%.*}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]%.*} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]%.*}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]%.*} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]%.*}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]%.*} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]%.*}" ) 2>&1
( y='p q'; x=(); c ${x[@]%.*} ) 2>&1
( y='p q'; x=(); c "${x[@]%.*}" ) 2>&1
( y='p q'; x=(); c ${x[*]%.*} ) 2>&1
( y='p q'; x=(); c "${x[*]%.*}" ) 2>&1
( y='p q'; x=(); c ${x[0]%.*} ) 2>&1
( y='p q'; x=(); c "${x[0]%.*}" ) 2>&1
( y='p q'; x=(); c ${x[1]%.*} ) 2>&1
( y='p q'; x=(); c "${x[1]%.*}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]%.*} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]%.*}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]%.*} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]%.*}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]%.*} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]%.*}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]%.*} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]%.*}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]%.*} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]%.*}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]%.*} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]%.*}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]%.*} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]%.*}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]%.*} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]%.*}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]%.*} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]%.*}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]%.*} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]%.*}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]%.*} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]%.*}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]%.*} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]%.*}" ) 2>&1
#### %%.* on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]%%.*} ) 2>&1
( y='p q'; unset x; c "${x[@]%%.*}" ) 2>&1
( y='p q'; unset x; c ${x[*]%%.*} ) 2>&1
( y='p q'; unset x; c "${x[*]%%.*}" ) 2>&1
( y='p q'; unset x; c ${x[0]%%.*} ) 2>&1
( y='p q'; unset x; c "${x[0]%%.*}" ) 2>&1
( y='p q'; unset x; c ${x[1]%%.*} ) 2>&1
( y='p q'; unset x; c "${x[1]%%.*}" ) 2>&1
( y='p q'; x=; c ${x[@]%%.*} ) 2>&1
( y='p q'; x=; c "${x[@]%%.*}" ) 2>&1
( y='p q'; x=; c ${x[*]%%.*} ) 2>&1
( y='p q'; x=; c "${x[*]%%.*}" ) 2>&1
( y='p q'; x=; c ${x[0]%%.*} ) 2>&1
( y='p q'; x=; c "${x[0]%%.*}" ) 2>&1
( y='p q'; x=; c ${x[1]%%.*} ) 2>&1
( y='p q'; x=; c "${x[1]%%.*}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]%%.*} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]%%.*}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]%%.*} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]%%.*}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]%%.*} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]%%.*}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]%%.*} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]%%.*}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]%%.*} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]%%.*}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]%%.*} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]%%.*}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]%%.*} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]%%.*}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]%%.*} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]%%.*}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]%%.*} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]%%.*}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]%%.*} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]%%.*}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]%%.*} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]%%.*}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]%%.*} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]%%.*}" ) 2>&1
( y='p q'; x=(); c ${x[@]%%.*} ) 2>&1
( y='p q'; x=(); c "${x[@]%%.*}" ) 2>&1
( y='p q'; x=(); c ${x[*]%%.*} ) 2>&1
( y='p q'; x=(); c "${x[*]%%.*}" ) 2>&1
( y='p q'; x=(); c ${x[0]%%.*} ) 2>&1
( y='p q'; x=(); c "${x[0]%%.*}" ) 2>&1
( y='p q'; x=(); c ${x[1]%%.*} ) 2>&1
( y='p q'; x=(); c "${x[1]%%.*}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]%%.*} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]%%.*}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]%%.*} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]%%.*}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]%%.*} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]%%.*}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]%%.*} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]%%.*}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]%%.*} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]%%.*}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]%%.*} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]%%.*}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]%%.*} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]%%.*}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]%%.*} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]%%.*}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]%%.*} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]%%.*}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]%%.*} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]%%.*}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]%%.*} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]%%.*}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]%%.*} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]%%.*}" ) 2>&1
#### % * on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]% *} ) 2>&1
( y='p q'; unset x; c "${x[@]% *}" ) 2>&1
( y='p q'; unset x; c ${x[*]% *} ) 2>&1
( y='p q'; unset x; c "${x[*]% *}" ) 2>&1
( y='p q'; unset x; c ${x[0]% *} ) 2>&1
( y='p q'; unset x; c "${x[0]% *}" ) 2>&1
( y='p q'; unset x; c ${x[1]% *} ) 2>&1
( y='p q'; unset x; c "${x[1]% *}" ) 2>&1
( y='p q'; x=; c ${x[@]% *} ) 2>&1
( y='p q'; x=; c "${x[@]% *}" ) 2>&1
( y='p q'; x=; c ${x[*]% *} ) 2>&1
( y='p q'; x=; c "${x[*]% *}" ) 2>&1
( y='p q'; x=; c ${x[0]% *} ) 2>&1
( y='p q'; x=; c "${x[0]% *}" ) 2>&1
( y='p q'; x=; c ${x[1]% *} ) 2>&1
( y='p q'; x=; c "${x[1]% *}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]% *} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]% *}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]% *} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]% *}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]% *} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]% *}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]% *} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]% *}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]% *} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]% *}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]% *} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]% *}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]% *} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]% *}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]% *} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]% *}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]% *} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]% *}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]% *} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]% *}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]% *} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]% *}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]% *} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]% *}" ) 2>&1
( y='p q'; x=(); c ${x[@]% *} ) 2>&1
( y='p q'; x=(); c "${x[@]% *}" ) 2>&1
( y='p q'; x=(); c ${x[*]% *} ) 2>&1
( y='p q'; x=(); c "${x[*]% *}" ) 2>&1
( y='p q'; x=(); c ${x[0]% *} ) 2>&1
( y='p q'; x=(); c "${x[0]% *}" ) 2>&1
( y='p q'; x=(); c ${x[1]% *} ) 2>&1
( y='p q'; x=(); c "${x[1]% *}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]% *} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]% *}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]% *} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]% *}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]% *} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]% *}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]% *} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]% *}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]% *} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]% *}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]% *} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]% *}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]% *} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]% *}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]% *} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]% *}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]% *} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]% *}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]% *} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]% *}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]% *} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]% *}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]% *} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]% *}" ) 2>&1
#### /a/X on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]/a/X} ) 2>&1
( y='p q'; unset x; c "${x[@]/a/X}" ) 2>&1
( y='p q'; unset x; c ${x[*]/a/X} ) 2>&1
( y='p q'; unset x; c "${x[*]/a/X}" ) 2>&1
( y='p q'; unset x; c ${x[0]/a/X} ) 2>&1
( y='p q'; unset x; c "${x[0]/a/X}" ) 2>&1
( y='p q'; unset x; c ${x[1]/a/X} ) 2>&1
( y='p q'; unset x; c "${x[1]/a/X}" ) 2>&1
( y='p q'; x=; c ${x[@]/a/X} ) 2>&1
( y='p q'; x=; c "${x[@]/a/X}" ) 2>&1
( y='p q'; x=; c ${x[*]/a/X} ) 2>&1
( y='p q'; x=; c "${x[*]/a/X}" ) 2>&1
( y='p q'; x=; c ${x[0]/a/X} ) 2>&1
( y='p q'; x=; c "${x[0]/a/X}" ) 2>&1
( y='p q'; x=; c ${x[1]/a/X} ) 2>&1
( y='p q'; x=; c "${x[1]/a/X}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]/a/X} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]/a/X}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]/a/X} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]/a/X}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]/a/X} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]/a/X}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]/a/X} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]/a/X}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]/a/X} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]/a/X}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]/a/X} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]/a/X}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]/a/X} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]/a/X}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]/a/X} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]/a/X}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]/a/X} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]/a/X}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]/a/X} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]/a/X}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]/a/X} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]/a/X}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]/a/X} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]/a/X}" ) 2>&1
( y='p q'; x=(); c ${x[@]/a/X} ) 2>&1
( y='p q'; x=(); c "${x[@]/a/X}" ) 2>&1
( y='p q'; x=(); c ${x[*]/a/X} ) 2>&1
( y='p q'; x=(); c "${x[*]/a/X}" ) 2>&1
( y='p q'; x=(); c ${x[0]/a/X} ) 2>&1
( y='p q'; x=(); c "${x[0]/a/X}" ) 2>&1
( y='p q'; x=(); c ${x[1]/a/X} ) 2>&1
( y='p q'; x=(); c "${x[1]/a/X}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]/a/X} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]/a/X}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]/a/X} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]/a/X}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]/a/X} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]/a/X}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]/a/X} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]/a/X}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]/a/X} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]/a/X}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]/a/X} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]/a/X}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]/a/X} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]/a/X}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]/a/X} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]/a/X}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]/a/X} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]/a/X}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]/a/X} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]/a/X}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]/a/X} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]/a/X}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]/a/X} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]/a/X}" ) 2>&1
#### //[a-b]/_ on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]//[a-b]/_} ) 2>&1
( y='p q'; unset x; c "${x[@]//[a-b]/_}" ) 2>&1
( y='p q'; unset x; c ${x[*]//[a-b]/_} ) 2>&1
( y='p q'; unset x; c "${x[*]//[a-b]/_}" ) 2>&1
( y='p q'; unset x; c ${x[0]//[a-b]/_} ) 2>&1
( y='p q'; unset x; c "${x[0]//[a-b]/_}" ) 2>&1
( y='p q'; unset x; c ${x[1]//[a-b]/_} ) 2>&1
( y='p q'; unset x; c "${x[1]//[a-b]/_}" ) 2>&1
( y='p q'; x=; c ${x[@]//[a-b]/_} ) 2>&1
( y='p q'; x=; c "${x[@]//[a-b]/_}" ) 2>&1
( y='p q'; x=; c ${x[*]//[a-b]/_} ) 2>&1
( y='p q'; x=; c "${x[*]//[a-b]/_}" ) 2>&1
( y='p q'; x=; c ${x[0]//[a-b]/_} ) 2>&1
( y='p q'; x=; c "${x[0]//[a-b]/_}" ) 2>&1
( y='p q'; x=; c ${x[1]//[a-b]/_} ) 2>&1
( y='p q'; x=; c "${x[1]//[a-b]/_}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]//[a-b]/_} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]//[a-b]/_}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]//[a-b]/_} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]//[a-b]/_}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]//[a-b]/_} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]//[a-b]/_}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]//[a-b]/_} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]//[a-b]/_}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]//[a-b]/_} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]//[a-b]/_}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]//[a-b]/_} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]//[a-b]/_}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]//[a-b]/_} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]//[a-b]/_}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]//[a-b]/_} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]//[a-b]/_}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]//[a-b]/_} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]//[a-b]/_}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]//[a-b]/_} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]//[a-b]/_}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]//[a-b]/_} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]//[a-b]/_}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]//[a-b]/_} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]//[a-b]/_}" ) 2>&1
( y='p q'; x=(); c ${x[@]//[a-b]/_} ) 2>&1
( y='p q'; x=(); c "${x[@]//[a-b]/_}" ) 2>&1
( y='p q'; x=(); c ${x[*]//[a-b]/_} ) 2>&1
( y='p q'; x=(); c "${x[*]//[a-b]/_}" ) 2>&1
( y='p q'; x=(); c ${x[0]//[a-b]/_} ) 2>&1
( y='p q'; x=(); c "${x[0]//[a-b]/_}" ) 2>&1
( y='p q'; x=(); c ${x[1]//[a-b]/_} ) 2>&1
( y='p q'; x=(); c "${x[1]//[a-b]/_}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]//[a-b]/_} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]//[a-b]/_}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]//[a-b]/_} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]//[a-b]/_}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]//[a-b]/_} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]//[a-b]/_}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]//[a-b]/_} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]//[a-b]/_}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]//[a-b]/_} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]//[a-b]/_}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]//[a-b]/_} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]//[a-b]/_}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]//[a-b]/_} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]//[a-b]/_}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]//[a-b]/_} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]//[a-b]/_}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]//[a-b]/_} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]//[a-b]/_}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]//[a-b]/_} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]//[a-b]/_}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]//[a-b]/_} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]//[a-b]/_}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]//[a-b]/_} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]//[a-b]/_}" ) 2>&1
#### /#a/X on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]/#a/X} ) 2>&1
( y='p q'; unset x; c "${x[@]/#a/X}" ) 2>&1
( y='p q'; unset x; c ${x[*]/#a/X} ) 2>&1
( y='p q'; unset x; c "${x[*]/#a/X}" ) 2>&1
( y='p q'; unset x; c ${x[0]/#a/X} ) 2>&1
( y='p q'; unset x; c "${x[0]/#a/X}" ) 2>&1
( y='p q'; unset x; c ${x[1]/#a/X} ) 2>&1
( y='p q'; unset x; c "${x[1]/#a/X}" ) 2>&1
( y='p q'; x=; c ${x[@]/#a/X} ) 2>&1
( y='p q'; x=; c "${x[@]/#a/X}" ) 2>&1
( y='p q'; x=; c ${x[*]/#a/X} ) 2>&1
( y='p q'; x=; c "${x[*]/#a/X}" ) 2>&1
( y='p q'; x=; c ${x[0]/#a/X} ) 2>&1
( y='p q'; x=; c "${x[0]/#a/X}" ) 2>&1
( y='p q'; x=; c ${x[1]/#a/X} ) 2>&1
( y='p q'; x=; c "${x[1]/#a/X}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]/#a/X} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]/#a/X}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]/#a/X} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]/#a/X}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]/#a/X} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]/#a/X}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]/#a/X} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]/#a/X}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]/#a/X} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]/#a/X}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]/#a/X} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]/#a/X}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]/#a/X} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]/#a/X}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]/#a/X} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]/#a/X}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]/#a/X} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]/#a/X}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]/#a/X} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]/#a/X}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]/#a/X} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]/#a/X}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]/#a/X} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]/#a/X}" ) 2>&1
( y='p q'; x=(); c ${x[@]/#a/X} ) 2>&1
( y='p q'; x=(); c "${x[@]/#a/X}" ) 2>&1
( y='p q'; x=(); c ${x[*]/#a/X} ) 2>&1
( y='p q'; x=(); c "${x[*]/#a/X}" ) 2>&1
( y='p q'; x=(); c ${x[0]/#a/X} ) 2>&1
( y='p q'; x=(); c "${x[0]/#a/X}" ) 2>&1
( y='p q'; x=(); c ${x[1]/#a/X} ) 2>&1
( y='p q'; x=(); c "${x[1]/#a/X}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]/#a/X} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]/#a/X}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]/#a/X} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]/#a/X}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]/#a/X} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]/#a/X}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]/#a/X} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]/#a/X}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]/#a/X} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]/#a/X}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]/#a/X} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]/#a/X}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]/#a/X} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]/#a/X}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]/#a/X} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]/#a/X}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]/#a/X} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]/#a/X}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]/#a/X} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]/#a/X}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]/#a/X} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]/#a/X}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]/#a/X} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]/#a/X}" ) 2>&1
#### /%c/X on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]/%c/X} ) 2>&1
( y='p q'; unset x; c "${x[@]/%c/X}" ) 2>&1
( y='p q'; unset x; c ${x[*]/%c/X} ) 2>&1
( y='p q'; unset x; c "${x[*]/%c/X}" ) 2>&1
( y='p q'; unset x; c ${x[0]/%c/X} ) 2>&1
( y='p q'; unset x; c "${x[0]/%c/X}" ) 2>&1
( y='p q'; unset x; c ${x[1]/%c/X} ) 2>&1
( y='p q'; unset x; c "${x[1]/%c/X}" ) 2>&1
( y='p q'; x=; c ${x[@]/%c/X} ) 2>&1
( y='p q'; x=; c "${x[@]/%c/X}" ) 2>&1
( y='p q'; x=; c ${x[*]/%c/X} ) 2>&1
( y='p q'; x=; c "${x[*]/%c/X}" ) 2>&1
( y='p q'; x=; c ${x[0]/%c/X} ) 2>&1
( y='p q'; x=; c "${x[0]/%c/X}" ) 2>&1
( y='p q'; x=; c ${x[1]/%c/X} ) 2>&1
( y='p q'; x=; c "${x[1]/%c/X}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]/%c/X} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]/%c/X}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]/%c/X} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]/%c/X}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]/%c/X} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]/%c/X}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]/%c/X} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]/%c/X}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]/%c/X} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]/%c/X}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]/%c/X} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]/%c/X}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]/%c/X} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]/%c/X}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]/%c/X} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]/%c/X}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]/%c/X} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]/%c/X}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]/%c/X} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]/%c/X}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]/%c/X} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]/%c/X}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]/%c/X} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]/%c/X}" ) 2>&1
( y='p q'; x=(); c ${x[@]/%c/X} ) 2>&1
( y='p q'; x=(); c "${x[@]/%c/X}" ) 2>&1
( y='p q'; x=(); c ${x[*]/%c/X} ) 2>&1
( y='p q'; x=(); c "${x[*]/%c/X}" ) 2>&1
( y='p q'; x=(); c ${x[0]/%c/X} ) 2>&1
( y='p q'; x=(); c "${x[0]/%c/X}" ) 2>&1
( y='p q'; x=(); c ${x[1]/%c/X} ) 2>&1
( y='p q'; x=(); c "${x[1]/%c/X}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]/%c/X} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]/%c/X}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]/%c/X} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]/%c/X}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]/%c/X} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]/%c/X}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]/%c/X} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]/%c/X}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]/%c/X} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]/%c/X}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]/%c/X} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]/%c/X}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]/%c/X} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]/%c/X}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]/%c/X} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]/%c/X}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]/%c/X} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]/%c/X}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]/%c/X} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]/%c/X}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]/%c/X} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]/%c/X}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]/%c/X} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]/%c/X}" ) 2>&1
#### // on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]//} ) 2>&1
( y='p q'; unset x; c "${x[@]//}" ) 2>&1
( y='p q'; unset x; c ${x[*]//} ) 2>&1
( y='p q'; unset x; c "${x[*]//}" ) 2>&1
( y='p q'; unset x; c ${x[0]//} ) 2>&1
( y='p q'; unset x; c "${x[0]//}" ) 2>&1
( y='p q'; unset x; c ${x[1]//} ) 2>&1
( y='p q'; unset x; c "${x[1]//}" ) 2>&1
( y='p q'; x=; c ${x[@]//} ) 2>&1
( y='p q'; x=; c "${x[@]//}" ) 2>&1
( y='p q'; x=; c ${x[*]//} ) 2>&1
( y='p q'; x=; c "${x[*]//}" ) 2>&1
( y='p q'; x=; c ${x[0]//} ) 2>&1
( y='p q'; x=; c "${x[0]//}" ) 2>&1
( y='p q'; x=; c ${x[1]//} ) 2>&1
( y='p q'; x=; c "${x[1]//}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]//} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]//}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]//} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]//}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]//} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]//}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]//} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]//}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]//} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]//}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]//} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]//}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]//} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]//}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]//} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]//}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]//} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]//}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]//} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]//}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]//} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]//}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]//} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]//}" ) 2>&1
( y='p q'; x=(); c ${x[@]//} ) 2>&1
( y='p q'; x=(); c "${x[@]//}" ) 2>&1
( y='p q'; x=(); c ${x[*]//} ) 2>&1
( y='p q'; x=(); c "${x[*]//}" ) 2>&1
( y='p q'; x=(); c ${x[0]//} ) 2>&1
( y='p q'; x=(); c "${x[0]//}" ) 2>&1
( y='p q'; x=(); c ${x[1]//} ) 2>&1
( y='p q'; x=(); c "${x[1]//}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]//} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]//}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]//} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]//}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]//} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]//}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]//} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]//}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]//} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]//}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]//} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]//}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]//} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]//}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]//} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]//}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]//} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]//}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]//} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]//}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]//} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]//}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]//} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]//}" ) 2>&1
#### ^ on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]^} ) 2>&1
( y='p q'; unset x; c "${x[@]^}" ) 2>&1
( y='p q'; unset x; c ${x[*]^} ) 2>&1
( y='p q'; unset x; c "${x[*]^}" ) 2>&1
( y='p q'; unset x; c ${x[0]^} ) 2>&1
( y='p q'; unset x; c "${x[0]^}" ) 2>&1
( y='p q'; unset x; c ${x[1]^} ) 2>&1
( y='p q'; unset x; c "${x[1]^}" ) 2>&1
( y='p q'; x=; c ${x[@]^} ) 2>&1
( y='p q'; x=; c "${x[@]^}" ) 2>&1
( y='p q'; x=; c ${x[*]^} ) 2>&1
( y='p q'; x=; c "${x[*]^}" ) 2>&1
( y='p q'; x=; c ${x[0]^} ) 2>&1
( y='p q'; x=; c "${x[0]^}" ) 2>&1
( y='p q'; x=; c ${x[1]^} ) 2>&1
( y='p q'; x=; c "${x[1]^}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]^} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]^}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]^} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]^}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]^} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]^}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]^} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]^}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]^} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]^}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]^} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]^}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]^} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]^}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]^} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]^}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]^} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]^}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]^} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]^}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]^} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]^}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]^} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]^}" ) 2>&1
( y='p q'; x=(); c ${x[@]^} ) 2>&1
( y='p q'; x=(); c "${x[@]^}" ) 2>&1
( y='p q'; x=(); c ${x[*]^} ) 2>&1
( y='p q'; x=(); c "${x[*]^}" ) 2>&1
( y='p q'; x=(); c ${x[0]^} ) 2>&1
( y='p q'; x=(); c "${x[0]^}" ) 2>&1
( y='p q'; x=(); c ${x[1]^} ) 2>&1
( y='p q'; x=(); c "${x[1]^}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]^} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]^}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]^} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]^}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]^} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]^}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]^} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]^}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]^} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]^}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]^} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]^}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]^} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]^}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]^} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]^}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]^} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]^}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]^} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]^}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]^} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]^}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]^} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]^}" ) 2>&1
#### ^^ on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]^^} ) 2>&1
( y='p q'; unset x; c "${x[@]^^}" ) 2>&1
( y='p q'; unset x; c ${x[*]^^} ) 2>&1
( y='p q'; unset x; c "${x[*]^^}" ) 2>&1
( y='p q'; unset x; c ${x[0]^^} ) 2>&1
( y='p q'; unset x; c "${x[0]^^}" ) 2>&1
( y='p q'; unset x; c ${x[1]^^} ) 2>&1
( y='p q'; unset x; c "${x[1]^^}" ) 2>&1
( y='p q'; x=; c ${x[@]^^} ) 2>&1
( y='p q'; x=; c "${x[@]^^}" ) 2>&1
( y='p q'; x=; c ${x[*]^^} ) 2>&1
( y='p q'; x=; c "${x[*]^^}" ) 2>&1
( y='p q'; x=; c ${x[0]^^} ) 2>&1
( y='p q'; x=; c "${x[0]^^}" ) 2>&1
( y='p q'; x=; c ${x[1]^^} ) 2>&1
( y='p q'; x=; c "${x[1]^^}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]^^} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]^^}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]^^} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]^^}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]^^} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]^^}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]^^} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]^^}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]^^} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]^^}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]^^} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]^^}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]^^} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]^^}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]^^} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]^^}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]^^} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]^^}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]^^} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]^^}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]^^} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]^^}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]^^} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]^^}" ) 2>&1
( y='p q'; x=(); c ${x[@]^^} ) 2>&1
( y='p q'; x=(); c "${x[@]^^}" ) 2>&1
( y='p q'; x=(); c ${x[*]^^} ) 2>&1
( y='p q'; x=(); c "${x[*]^^}" ) 2>&1
( y='p q'; x=(); c ${x[0]^^} ) 2>&1
( y='p q'; x=(); c "${x[0]^^}" ) 2>&1
( y='p q'; x=(); c ${x[1]^^} ) 2>&1
( y='p q'; x=(); c "${x[1]^^}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]^^} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]^^}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]^^} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]^^}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]^^} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]^^}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]^^} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]^^}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]^^} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]^^}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]^^} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]^^}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]^^} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]^^}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]^^} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]^^}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]^^} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]^^}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]^^} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]^^}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]^^} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]^^}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]^^} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]^^}" ) 2>&1
#### , on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@],} ) 2>&1
( y='p q'; unset x; c "${x[@],}" ) 2>&1
( y='p q'; unset x; c ${x[*],} ) 2>&1
( y='p q'; unset x; c "${x[*],}" ) 2>&1
( y='p q'; unset x; c ${x[0],} ) 2>&1
( y='p q'; unset x; c "${x[0],}" ) 2>&1
( y='p q'; unset x; c ${x[1],} ) 2>&1
( y='p q'; unset x; c "${x[1],}" ) 2>&1
( y='p q'; x=; c ${x[@],} ) 2>&1
( y='p q'; x=; c "${x[@],}" ) 2>&1
( y='p q'; x=; c ${x[*],} ) 2>&1
( y='p q'; x=; c "${x[*],}" ) 2>&1
( y='p q'; x=; c ${x[0],} ) 2>&1
( y='p q'; x=; c "${x[0],}" ) 2>&1
( y='p q'; x=; c ${x[1],} ) 2>&1
( y='p q'; x=; c "${x[1],}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@],} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@],}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*],} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*],}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0],} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0],}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1],} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1],}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@],} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@],}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*],} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*],}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0],} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0],}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1],} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1],}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@],} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@],}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*],} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*],}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0],} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0],}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1],} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1],}" ) 2>&1
( y='p q'; x=(); c ${x[@],} ) 2>&1
( y='p q'; x=(); c "${x[@],}" ) 2>&1
( y='p q'; x=(); c ${x[*],} ) 2>&1
( y='p q'; x=(); c "${x[*],}" ) 2>&1
( y='p q'; x=(); c ${x[0],} ) 2>&1
( y='p q'; x=(); c "${x[0],}" ) 2>&1
( y='p q'; x=(); c ${x[1],} ) 2>&1
( y='p q'; x=(); c "${x[1],}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@],} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@],}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*],} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*],}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0],} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0],}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k],} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k],}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@],} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@],}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*],} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*],}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0],} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0],}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1],} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1],}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@],} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@],}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*],} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*],}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0],} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0],}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1],} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1],}" ) 2>&1
#### ,, on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@],,} ) 2>&1
( y='p q'; unset x; c "${x[@],,}" ) 2>&1
( y='p q'; unset x; c ${x[*],,} ) 2>&1
( y='p q'; unset x; c "${x[*],,}" ) 2>&1
( y='p q'; unset x; c ${x[0],,} ) 2>&1
( y='p q'; unset x; c "${x[0],,}" ) 2>&1
( y='p q'; unset x; c ${x[1],,} ) 2>&1
( y='p q'; unset x; c "${x[1],,}" ) 2>&1
( y='p q'; x=; c ${x[@],,} ) 2>&1
( y='p q'; x=; c "${x[@],,}" ) 2>&1
( y='p q'; x=; c ${x[*],,} ) 2>&1
( y='p q'; x=; c "${x[*],,}" ) 2>&1
( y='p q'; x=; c ${x[0],,} ) 2>&1
( y='p q'; x=; c "${x[0],,}" ) 2>&1
( y='p q'; x=; c ${x[1],,} ) 2>&1
( y='p q'; x=; c "${x[1],,}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@],,} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@],,}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*],,} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*],,}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0],,} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0],,}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1],,} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1],,}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@],,} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@],,}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*],,} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*],,}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0],,} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0],,}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1],,} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1],,}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@],,} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@],,}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*],,} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*],,}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0],,} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0],,}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1],,} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1],,}" ) 2>&1
( y='p q'; x=(); c ${x[@],,} ) 2>&1
( y='p q'; x=(); c "${x[@],,}" ) 2>&1
( y='p q'; x=(); c ${x[*],,} ) 2>&1
( y='p q'; x=(); c "${x[*],,}" ) 2>&1
( y='p q'; x=(); c ${x[0],,} ) 2>&1
( y='p q'; x=(); c "${x[0],,}" ) 2>&1
( y='p q'; x=(); c ${x[1],,} ) 2>&1
( y='p q'; x=(); c "${x[1],,}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@],,} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@],,}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*],,} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*],,}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0],,} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0],,}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k],,} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k],,}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@],,} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@],,}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*],,} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*],,}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0],,} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0],,}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1],,} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1],,}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@],,} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@],,}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*],,} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*],,}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0],,} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0],,}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1],,} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1],,}" ) 2>&1
#### ^^[a-c] on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]^^[a-c]} ) 2>&1
( y='p q'; unset x; c "${x[@]^^[a-c]}" ) 2>&1
( y='p q'; unset x; c ${x[*]^^[a-c]} ) 2>&1
( y='p q'; unset x; c "${x[*]^^[a-c]}" ) 2>&1
( y='p q'; unset x; c ${x[0]^^[a-c]} ) 2>&1
( y='p q'; unset x; c "${x[0]^^[a-c]}" ) 2>&1
( y='p q'; unset x; c ${x[1]^^[a-c]} ) 2>&1
( y='p q'; unset x; c "${x[1]^^[a-c]}" ) 2>&1
( y='p q'; x=; c ${x[@]^^[a-c]} ) 2>&1
( y='p q'; x=; c "${x[@]^^[a-c]}" ) 2>&1
( y='p q'; x=; c ${x[*]^^[a-c]} ) 2>&1
( y='p q'; x=; c "${x[*]^^[a-c]}" ) 2>&1
( y='p q'; x=; c ${x[0]^^[a-c]} ) 2>&1
( y='p q'; x=; c "${x[0]^^[a-c]}" ) 2>&1
( y='p q'; x=; c ${x[1]^^[a-c]} ) 2>&1
( y='p q'; x=; c "${x[1]^^[a-c]}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]^^[a-c]} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]^^[a-c]}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]^^[a-c]} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]^^[a-c]}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]^^[a-c]} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]^^[a-c]}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]^^[a-c]} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]^^[a-c]}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]^^[a-c]} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]^^[a-c]}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]^^[a-c]} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]^^[a-c]}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]^^[a-c]} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]^^[a-c]}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]^^[a-c]} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]^^[a-c]}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]^^[a-c]} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]^^[a-c]}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]^^[a-c]} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]^^[a-c]}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]^^[a-c]} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]^^[a-c]}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]^^[a-c]} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]^^[a-c]}" ) 2>&1
( y='p q'; x=(); c ${x[@]^^[a-c]} ) 2>&1
( y='p q'; x=(); c "${x[@]^^[a-c]}" ) 2>&1
( y='p q'; x=(); c ${x[*]^^[a-c]} ) 2>&1
( y='p q'; x=(); c "${x[*]^^[a-c]}" ) 2>&1
( y='p q'; x=(); c ${x[0]^^[a-c]} ) 2>&1
( y='p q'; x=(); c "${x[0]^^[a-c]}" ) 2>&1
( y='p q'; x=(); c ${x[1]^^[a-c]} ) 2>&1
( y='p q'; x=(); c "${x[1]^^[a-c]}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]^^[a-c]} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]^^[a-c]}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]^^[a-c]} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]^^[a-c]}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]^^[a-c]} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]^^[a-c]}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]^^[a-c]} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]^^[a-c]}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]^^[a-c]} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]^^[a-c]}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]^^[a-c]} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]^^[a-c]}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]^^[a-c]} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]^^[a-c]}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]^^[a-c]} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]^^[a-c]}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]^^[a-c]} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]^^[a-c]}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]^^[a-c]} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]^^[a-c]}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]^^[a-c]} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]^^[a-c]}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]^^[a-c]} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]^^[a-c]}" ) 2>&1
#### ~ on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]~} ) 2>&1
( y='p q'; unset x; c "${x[@]~}" ) 2>&1
( y='p q'; unset x; c ${x[*]~} ) 2>&1
( y='p q'; unset x; c "${x[*]~}" ) 2>&1
( y='p q'; unset x; c ${x[0]~} ) 2>&1
( y='p q'; unset x; c "${x[0]~}" ) 2>&1
( y='p q'; unset x; c ${x[1]~} ) 2>&1
( y='p q'; unset x; c "${x[1]~}" ) 2>&1
( y='p q'; x=; c ${x[@]~} ) 2>&1
( y='p q'; x=; c "${x[@]~}" ) 2>&1
( y='p q'; x=; c ${x[*]~} ) 2>&1
( y='p q'; x=; c "${x[*]~}" ) 2>&1
( y='p q'; x=; c ${x[0]~} ) 2>&1
( y='p q'; x=; c "${x[0]~}" ) 2>&1
( y='p q'; x=; c ${x[1]~} ) 2>&1
( y='p q'; x=; c "${x[1]~}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]~} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]~}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]~} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]~}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]~} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]~}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]~} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]~}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]~} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]~}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]~} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]~}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]~} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]~}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]~} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]~}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]~} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]~}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]~} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]~}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]~} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]~}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]~} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]~}" ) 2>&1
( y='p q'; x=(); c ${x[@]~} ) 2>&1
( y='p q'; x=(); c "${x[@]~}" ) 2>&1
( y='p q'; x=(); c ${x[*]~} ) 2>&1
( y='p q'; x=(); c "${x[*]~}" ) 2>&1
( y='p q'; x=(); c ${x[0]~} ) 2>&1
( y='p q'; x=(); c "${x[0]~}" ) 2>&1
( y='p q'; x=(); c ${x[1]~} ) 2>&1
( y='p q'; x=(); c "${x[1]~}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]~} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]~}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]~} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]~}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]~} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]~}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]~} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]~}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]~} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]~}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]~} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]~}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]~} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]~}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]~} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]~}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]~} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]~}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]~} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]~}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]~} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]~}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]~} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]~}" ) 2>&1
#### ~~ on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]~~} ) 2>&1
( y='p q'; unset x; c "${x[@]~~}" ) 2>&1
( y='p q'; unset x; c ${x[*]~~} ) 2>&1
( y='p q'; unset x; c "${x[*]~~}" ) 2>&1
( y='p q'; unset x; c ${x[0]~~} ) 2>&1
( y='p q'; unset x; c "${x[0]~~}" ) 2>&1
( y='p q'; unset x; c ${x[1]~~} ) 2>&1
( y='p q'; unset x; c "${x[1]~~}" ) 2>&1
( y='p q'; x=; c ${x[@]~~} ) 2>&1
( y='p q'; x=; c "${x[@]~~}" ) 2>&1
( y='p q'; x=; c ${x[*]~~} ) 2>&1
( y='p q'; x=; c "${x[*]~~}" ) 2>&1
( y='p q'; x=; c ${x[0]~~} ) 2>&1
( y='p q'; x=; c "${x[0]~~}" ) 2>&1
( y='p q'; x=; c ${x[1]~~} ) 2>&1
( y='p q'; x=; c "${x[1]~~}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]~~} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]~~}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]~~} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]~~}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]~~} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]~~}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]~~} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]~~}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]~~} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]~~}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]~~} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]~~}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]~~} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]~~}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]~~} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]~~}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]~~} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]~~}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]~~} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]~~}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]~~} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]~~}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]~~} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]~~}" ) 2>&1
( y='p q'; x=(); c ${x[@]~~} ) 2>&1
( y='p q'; x=(); c "${x[@]~~}" ) 2>&1
( y='p q'; x=(); c ${x[*]~~} ) 2>&1
( y='p q'; x=(); c "${x[*]~~}" ) 2>&1
( y='p q'; x=(); c ${x[0]~~} ) 2>&1
( y='p q'; x=(); c "${x[0]~~}" ) 2>&1
( y='p q'; x=(); c ${x[1]~~} ) 2>&1
( y='p q'; x=(); c "${x[1]~~}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]~~} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]~~}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]~~} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]~~}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]~~} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]~~}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]~~} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]~~}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]~~} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]~~}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]~~} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]~~}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]~~} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]~~}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]~~} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]~~}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]~~} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]~~}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]~~} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]~~}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]~~} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]~~}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]~~} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]~~}" ) 2>&1
#### :1 on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]:1} ) 2>&1
( y='p q'; unset x; c "${x[@]:1}" ) 2>&1
( y='p q'; unset x; c ${x[*]:1} ) 2>&1
( y='p q'; unset x; c "${x[*]:1}" ) 2>&1
( y='p q'; unset x; c ${x[0]:1} ) 2>&1
( y='p q'; unset x; c "${x[0]:1}" ) 2>&1
( y='p q'; unset x; c ${x[1]:1} ) 2>&1
( y='p q'; unset x; c "${x[1]:1}" ) 2>&1
( y='p q'; x=; c ${x[@]:1} ) 2>&1
( y='p q'; x=; c "${x[@]:1}" ) 2>&1
( y='p q'; x=; c ${x[*]:1} ) 2>&1
( y='p q'; x=; c "${x[*]:1}" ) 2>&1
( y='p q'; x=; c ${x[0]:1} ) 2>&1
( y='p q'; x=; c "${x[0]:1}" ) 2>&1
( y='p q'; x=; c ${x[1]:1} ) 2>&1
( y='p q'; x=; c "${x[1]:1}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]:1} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]:1}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]:1} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]:1}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]:1} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]:1}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]:1} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]:1}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]:1} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]:1}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]:1} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]:1}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]:1} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]:1}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]:1} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]:1}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]:1} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]:1}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]:1} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]:1}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]:1} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]:1}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]:1} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]:1}" ) 2>&1
( y='p q'; x=(); c ${x[@]:1} ) 2>&1
( y='p q'; x=(); c "${x[@]:1}" ) 2>&1
( y='p q'; x=(); c ${x[*]:1} ) 2>&1
( y='p q'; x=(); c "${x[*]:1}" ) 2>&1
( y='p q'; x=(); c ${x[0]:1} ) 2>&1
( y='p q'; x=(); c "${x[0]:1}" ) 2>&1
( y='p q'; x=(); c ${x[1]:1} ) 2>&1
( y='p q'; x=(); c "${x[1]:1}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]:1} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]:1}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]:1} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]:1}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]:1} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]:1}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]:1} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]:1}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]:1} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]:1}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]:1} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]:1}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]:1} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]:1}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]:1} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]:1}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]:1} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]:1}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]:1} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]:1}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]:1} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]:1}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]:1} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]:1}" ) 2>&1
#### :1:2 on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]:1:2} ) 2>&1
( y='p q'; unset x; c "${x[@]:1:2}" ) 2>&1
( y='p q'; unset x; c ${x[*]:1:2} ) 2>&1
( y='p q'; unset x; c "${x[*]:1:2}" ) 2>&1
( y='p q'; unset x; c ${x[0]:1:2} ) 2>&1
( y='p q'; unset x; c "${x[0]:1:2}" ) 2>&1
( y='p q'; unset x; c ${x[1]:1:2} ) 2>&1
( y='p q'; unset x; c "${x[1]:1:2}" ) 2>&1
( y='p q'; x=; c ${x[@]:1:2} ) 2>&1
( y='p q'; x=; c "${x[@]:1:2}" ) 2>&1
( y='p q'; x=; c ${x[*]:1:2} ) 2>&1
( y='p q'; x=; c "${x[*]:1:2}" ) 2>&1
( y='p q'; x=; c ${x[0]:1:2} ) 2>&1
( y='p q'; x=; c "${x[0]:1:2}" ) 2>&1
( y='p q'; x=; c ${x[1]:1:2} ) 2>&1
( y='p q'; x=; c "${x[1]:1:2}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]:1:2} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]:1:2}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]:1:2} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]:1:2}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]:1:2} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]:1:2}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]:1:2} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]:1:2}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]:1:2} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]:1:2}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]:1:2} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]:1:2}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]:1:2} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]:1:2}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]:1:2} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]:1:2}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]:1:2} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]:1:2}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]:1:2} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]:1:2}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]:1:2} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]:1:2}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]:1:2} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]:1:2}" ) 2>&1
( y='p q'; x=(); c ${x[@]:1:2} ) 2>&1
( y='p q'; x=(); c "${x[@]:1:2}" ) 2>&1
( y='p q'; x=(); c ${x[*]:1:2} ) 2>&1
( y='p q'; x=(); c "${x[*]:1:2}" ) 2>&1
( y='p q'; x=(); c ${x[0]:1:2} ) 2>&1
( y='p q'; x=(); c "${x[0]:1:2}" ) 2>&1
( y='p q'; x=(); c ${x[1]:1:2} ) 2>&1
( y='p q'; x=(); c "${x[1]:1:2}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]:1:2} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]:1:2}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]:1:2} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]:1:2}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]:1:2} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]:1:2}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]:1:2} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]:1:2}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]:1:2} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]:1:2}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]:1:2} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]:1:2}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]:1:2} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]:1:2}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]:1:2} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]:1:2}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]:1:2} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]:1:2}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]:1:2} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]:1:2}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]:1:2} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]:1:2}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]:1:2} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]:1:2}" ) 2>&1
#### : -2 on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]: -2} ) 2>&1
( y='p q'; unset x; c "${x[@]: -2}" ) 2>&1
( y='p q'; unset x; c ${x[*]: -2} ) 2>&1
( y='p q'; unset x; c "${x[*]: -2}" ) 2>&1
( y='p q'; unset x; c ${x[0]: -2} ) 2>&1
( y='p q'; unset x; c "${x[0]: -2}" ) 2>&1
( y='p q'; unset x; c ${x[1]: -2} ) 2>&1
( y='p q'; unset x; c "${x[1]: -2}" ) 2>&1
( y='p q'; x=; c ${x[@]: -2} ) 2>&1
( y='p q'; x=; c "${x[@]: -2}" ) 2>&1
( y='p q'; x=; c ${x[*]: -2} ) 2>&1
( y='p q'; x=; c "${x[*]: -2}" ) 2>&1
( y='p q'; x=; c ${x[0]: -2} ) 2>&1
( y='p q'; x=; c "${x[0]: -2}" ) 2>&1
( y='p q'; x=; c ${x[1]: -2} ) 2>&1
( y='p q'; x=; c "${x[1]: -2}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]: -2} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]: -2}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]: -2} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]: -2}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]: -2} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]: -2}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]: -2} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]: -2}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]: -2} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]: -2}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]: -2} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]: -2}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]: -2} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]: -2}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]: -2} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]: -2}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]: -2} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]: -2}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]: -2} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]: -2}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]: -2} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]: -2}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]: -2} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]: -2}" ) 2>&1
( y='p q'; x=(); c ${x[@]: -2} ) 2>&1
( y='p q'; x=(); c "${x[@]: -2}" ) 2>&1
( y='p q'; x=(); c ${x[*]: -2} ) 2>&1
( y='p q'; x=(); c "${x[*]: -2}" ) 2>&1
( y='p q'; x=(); c ${x[0]: -2} ) 2>&1
( y='p q'; x=(); c "${x[0]: -2}" ) 2>&1
( y='p q'; x=(); c ${x[1]: -2} ) 2>&1
( y='p q'; x=(); c "${x[1]: -2}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]: -2} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]: -2}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]: -2} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]: -2}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]: -2} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]: -2}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]: -2} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]: -2}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]: -2} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]: -2}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]: -2} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]: -2}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]: -2} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]: -2}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]: -2} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]: -2}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]: -2} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]: -2}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]: -2} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]: -2}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]: -2} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]: -2}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]: -2} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]: -2}" ) 2>&1
#### :0:-1 on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]:0:-1} ) 2>&1
( y='p q'; unset x; c "${x[@]:0:-1}" ) 2>&1
( y='p q'; unset x; c ${x[*]:0:-1} ) 2>&1
( y='p q'; unset x; c "${x[*]:0:-1}" ) 2>&1
( y='p q'; unset x; c ${x[0]:0:-1} ) 2>&1
( y='p q'; unset x; c "${x[0]:0:-1}" ) 2>&1
( y='p q'; unset x; c ${x[1]:0:-1} ) 2>&1
( y='p q'; unset x; c "${x[1]:0:-1}" ) 2>&1
( y='p q'; x=; c ${x[@]:0:-1} ) 2>&1
( y='p q'; x=; c "${x[@]:0:-1}" ) 2>&1
( y='p q'; x=; c ${x[*]:0:-1} ) 2>&1
( y='p q'; x=; c "${x[*]:0:-1}" ) 2>&1
( y='p q'; x=; c ${x[0]:0:-1} ) 2>&1
( y='p q'; x=; c "${x[0]:0:-1}" ) 2>&1
( y='p q'; x=; c ${x[1]:0:-1} ) 2>&1
( y='p q'; x=; c "${x[1]:0:-1}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]:0:-1} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]:0:-1}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]:0:-1} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]:0:-1}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]:0:-1} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]:0:-1}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]:0:-1} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]:0:-1}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]:0:-1} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]:0:-1}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]:0:-1} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]:0:-1}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]:0:-1} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]:0:-1}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]:0:-1} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]:0:-1}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]:0:-1} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]:0:-1}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]:0:-1} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]:0:-1}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]:0:-1} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]:0:-1}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]:0:-1} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]:0:-1}" ) 2>&1
( y='p q'; x=(); c ${x[@]:0:-1} ) 2>&1
( y='p q'; x=(); c "${x[@]:0:-1}" ) 2>&1
( y='p q'; x=(); c ${x[*]:0:-1} ) 2>&1
( y='p q'; x=(); c "${x[*]:0:-1}" ) 2>&1
( y='p q'; x=(); c ${x[0]:0:-1} ) 2>&1
( y='p q'; x=(); c "${x[0]:0:-1}" ) 2>&1
( y='p q'; x=(); c ${x[1]:0:-1} ) 2>&1
( y='p q'; x=(); c "${x[1]:0:-1}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]:0:-1} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]:0:-1}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]:0:-1} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]:0:-1}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]:0:-1} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]:0:-1}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]:0:-1} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]:0:-1}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]:0:-1} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]:0:-1}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]:0:-1} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]:0:-1}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]:0:-1} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]:0:-1}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]:0:-1} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]:0:-1}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]:0:-1} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]:0:-1}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]:0:-1} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]:0:-1}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]:0:-1} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]:0:-1}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]:0:-1} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]:0:-1}" ) 2>&1
#### :3 on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]:3} ) 2>&1
( y='p q'; unset x; c "${x[@]:3}" ) 2>&1
( y='p q'; unset x; c ${x[*]:3} ) 2>&1
( y='p q'; unset x; c "${x[*]:3}" ) 2>&1
( y='p q'; unset x; c ${x[0]:3} ) 2>&1
( y='p q'; unset x; c "${x[0]:3}" ) 2>&1
( y='p q'; unset x; c ${x[1]:3} ) 2>&1
( y='p q'; unset x; c "${x[1]:3}" ) 2>&1
( y='p q'; x=; c ${x[@]:3} ) 2>&1
( y='p q'; x=; c "${x[@]:3}" ) 2>&1
( y='p q'; x=; c ${x[*]:3} ) 2>&1
( y='p q'; x=; c "${x[*]:3}" ) 2>&1
( y='p q'; x=; c ${x[0]:3} ) 2>&1
( y='p q'; x=; c "${x[0]:3}" ) 2>&1
( y='p q'; x=; c ${x[1]:3} ) 2>&1
( y='p q'; x=; c "${x[1]:3}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]:3} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]:3}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]:3} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]:3}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]:3} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]:3}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]:3} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]:3}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]:3} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]:3}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]:3} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]:3}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]:3} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]:3}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]:3} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]:3}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]:3} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]:3}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]:3} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]:3}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]:3} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]:3}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]:3} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]:3}" ) 2>&1
( y='p q'; x=(); c ${x[@]:3} ) 2>&1
( y='p q'; x=(); c "${x[@]:3}" ) 2>&1
( y='p q'; x=(); c ${x[*]:3} ) 2>&1
( y='p q'; x=(); c "${x[*]:3}" ) 2>&1
( y='p q'; x=(); c ${x[0]:3} ) 2>&1
( y='p q'; x=(); c "${x[0]:3}" ) 2>&1
( y='p q'; x=(); c ${x[1]:3} ) 2>&1
( y='p q'; x=(); c "${x[1]:3}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]:3} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]:3}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]:3} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]:3}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]:3} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]:3}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]:3} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]:3}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]:3} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]:3}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]:3} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]:3}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]:3} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]:3}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]:3} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]:3}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]:3} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]:3}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]:3} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]:3}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]:3} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]:3}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]:3} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]:3}" ) 2>&1
#### @Q on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]@Q} ) 2>&1
( y='p q'; unset x; c "${x[@]@Q}" ) 2>&1
( y='p q'; unset x; c ${x[*]@Q} ) 2>&1
( y='p q'; unset x; c "${x[*]@Q}" ) 2>&1
( y='p q'; unset x; c ${x[0]@Q} ) 2>&1
( y='p q'; unset x; c "${x[0]@Q}" ) 2>&1
( y='p q'; unset x; c ${x[1]@Q} ) 2>&1
( y='p q'; unset x; c "${x[1]@Q}" ) 2>&1
( y='p q'; x=; c ${x[@]@Q} ) 2>&1
( y='p q'; x=; c "${x[@]@Q}" ) 2>&1
( y='p q'; x=; c ${x[*]@Q} ) 2>&1
( y='p q'; x=; c "${x[*]@Q}" ) 2>&1
( y='p q'; x=; c ${x[0]@Q} ) 2>&1
( y='p q'; x=; c "${x[0]@Q}" ) 2>&1
( y='p q'; x=; c ${x[1]@Q} ) 2>&1
( y='p q'; x=; c "${x[1]@Q}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]@Q} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]@Q}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]@Q} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]@Q}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]@Q} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]@Q}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]@Q} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]@Q}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]@Q} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]@Q}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]@Q} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]@Q}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]@Q} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]@Q}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]@Q} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]@Q}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]@Q} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]@Q}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]@Q} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]@Q}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]@Q} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]@Q}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]@Q} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]@Q}" ) 2>&1
( y='p q'; x=(); c ${x[@]@Q} ) 2>&1
( y='p q'; x=(); c "${x[@]@Q}" ) 2>&1
( y='p q'; x=(); c ${x[*]@Q} ) 2>&1
( y='p q'; x=(); c "${x[*]@Q}" ) 2>&1
( y='p q'; x=(); c ${x[0]@Q} ) 2>&1
( y='p q'; x=(); c "${x[0]@Q}" ) 2>&1
( y='p q'; x=(); c ${x[1]@Q} ) 2>&1
( y='p q'; x=(); c "${x[1]@Q}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]@Q} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]@Q}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]@Q} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]@Q}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]@Q} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]@Q}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]@Q} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]@Q}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]@Q} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]@Q}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]@Q} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]@Q}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]@Q} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]@Q}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]@Q} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]@Q}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]@Q} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]@Q}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]@Q} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]@Q}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]@Q} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]@Q}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]@Q} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]@Q}" ) 2>&1
#### @a on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]@a} ) 2>&1
( y='p q'; unset x; c "${x[@]@a}" ) 2>&1
( y='p q'; unset x; c ${x[*]@a} ) 2>&1
( y='p q'; unset x; c "${x[*]@a}" ) 2>&1
( y='p q'; unset x; c ${x[0]@a} ) 2>&1
( y='p q'; unset x; c "${x[0]@a}" ) 2>&1
( y='p q'; unset x; c ${x[1]@a} ) 2>&1
( y='p q'; unset x; c "${x[1]@a}" ) 2>&1
( y='p q'; x=; c ${x[@]@a} ) 2>&1
( y='p q'; x=; c "${x[@]@a}" ) 2>&1
( y='p q'; x=; c ${x[*]@a} ) 2>&1
( y='p q'; x=; c "${x[*]@a}" ) 2>&1
( y='p q'; x=; c ${x[0]@a} ) 2>&1
( y='p q'; x=; c "${x[0]@a}" ) 2>&1
( y='p q'; x=; c ${x[1]@a} ) 2>&1
( y='p q'; x=; c "${x[1]@a}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]@a} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]@a}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]@a} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]@a}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]@a} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]@a}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]@a} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]@a}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]@a} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]@a}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]@a} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]@a}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]@a} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]@a}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]@a} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]@a}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]@a} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]@a}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]@a} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]@a}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]@a} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]@a}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]@a} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]@a}" ) 2>&1
( y='p q'; x=(); c ${x[@]@a} ) 2>&1
( y='p q'; x=(); c "${x[@]@a}" ) 2>&1
( y='p q'; x=(); c ${x[*]@a} ) 2>&1
( y='p q'; x=(); c "${x[*]@a}" ) 2>&1
( y='p q'; x=(); c ${x[0]@a} ) 2>&1
( y='p q'; x=(); c "${x[0]@a}" ) 2>&1
( y='p q'; x=(); c ${x[1]@a} ) 2>&1
( y='p q'; x=(); c "${x[1]@a}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]@a} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]@a}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]@a} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]@a}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]@a} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]@a}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]@a} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]@a}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]@a} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]@a}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]@a} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]@a}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]@a} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]@a}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]@a} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]@a}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]@a} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]@a}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]@a} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]@a}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]@a} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]@a}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]@a} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]@a}" ) 2>&1
#### @A on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]@A} ) 2>&1
( y='p q'; unset x; c "${x[@]@A}" ) 2>&1
( y='p q'; unset x; c ${x[*]@A} ) 2>&1
( y='p q'; unset x; c "${x[*]@A}" ) 2>&1
( y='p q'; unset x; c ${x[0]@A} ) 2>&1
( y='p q'; unset x; c "${x[0]@A}" ) 2>&1
( y='p q'; unset x; c ${x[1]@A} ) 2>&1
( y='p q'; unset x; c "${x[1]@A}" ) 2>&1
( y='p q'; x=; c ${x[@]@A} ) 2>&1
( y='p q'; x=; c "${x[@]@A}" ) 2>&1
( y='p q'; x=; c ${x[*]@A} ) 2>&1
( y='p q'; x=; c "${x[*]@A}" ) 2>&1
( y='p q'; x=; c ${x[0]@A} ) 2>&1
( y='p q'; x=; c "${x[0]@A}" ) 2>&1
( y='p q'; x=; c ${x[1]@A} ) 2>&1
( y='p q'; x=; c "${x[1]@A}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]@A} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]@A}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]@A} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]@A}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]@A} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]@A}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]@A} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]@A}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]@A} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]@A}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]@A} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]@A}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]@A} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]@A}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]@A} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]@A}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]@A} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]@A}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]@A} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]@A}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]@A} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]@A}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]@A} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]@A}" ) 2>&1
( y='p q'; x=(); c ${x[@]@A} ) 2>&1
( y='p q'; x=(); c "${x[@]@A}" ) 2>&1
( y='p q'; x=(); c ${x[*]@A} ) 2>&1
( y='p q'; x=(); c "${x[*]@A}" ) 2>&1
( y='p q'; x=(); c ${x[0]@A} ) 2>&1
( y='p q'; x=(); c "${x[0]@A}" ) 2>&1
( y='p q'; x=(); c ${x[1]@A} ) 2>&1
( y='p q'; x=(); c "${x[1]@A}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]@A} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]@A}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]@A} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]@A}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]@A} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]@A}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]@A} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]@A}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]@A} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]@A}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]@A} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]@A}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]@A} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]@A}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]@A} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]@A}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]@A} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]@A}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]@A} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]@A}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]@A} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]@A}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]@A} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]@A}" ) 2>&1
#### @U on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]@U} ) 2>&1
( y='p q'; unset x; c "${x[@]@U}" ) 2>&1
( y='p q'; unset x; c ${x[*]@U} ) 2>&1
( y='p q'; unset x; c "${x[*]@U}" ) 2>&1
( y='p q'; unset x; c ${x[0]@U} ) 2>&1
( y='p q'; unset x; c "${x[0]@U}" ) 2>&1
( y='p q'; unset x; c ${x[1]@U} ) 2>&1
( y='p q'; unset x; c "${x[1]@U}" ) 2>&1
( y='p q'; x=; c ${x[@]@U} ) 2>&1
( y='p q'; x=; c "${x[@]@U}" ) 2>&1
( y='p q'; x=; c ${x[*]@U} ) 2>&1
( y='p q'; x=; c "${x[*]@U}" ) 2>&1
( y='p q'; x=; c ${x[0]@U} ) 2>&1
( y='p q'; x=; c "${x[0]@U}" ) 2>&1
( y='p q'; x=; c ${x[1]@U} ) 2>&1
( y='p q'; x=; c "${x[1]@U}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]@U} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]@U}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]@U} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]@U}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]@U} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]@U}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]@U} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]@U}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]@U} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]@U}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]@U} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]@U}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]@U} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]@U}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]@U} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]@U}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]@U} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]@U}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]@U} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]@U}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]@U} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]@U}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]@U} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]@U}" ) 2>&1
( y='p q'; x=(); c ${x[@]@U} ) 2>&1
( y='p q'; x=(); c "${x[@]@U}" ) 2>&1
( y='p q'; x=(); c ${x[*]@U} ) 2>&1
( y='p q'; x=(); c "${x[*]@U}" ) 2>&1
( y='p q'; x=(); c ${x[0]@U} ) 2>&1
( y='p q'; x=(); c "${x[0]@U}" ) 2>&1
( y='p q'; x=(); c ${x[1]@U} ) 2>&1
( y='p q'; x=(); c "${x[1]@U}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]@U} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]@U}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]@U} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]@U}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]@U} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]@U}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]@U} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]@U}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]@U} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]@U}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]@U} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]@U}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]@U} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]@U}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]@U} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]@U}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]@U} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]@U}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]@U} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]@U}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]@U} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]@U}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]@U} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]@U}" ) 2>&1
#### @u on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]@u} ) 2>&1
( y='p q'; unset x; c "${x[@]@u}" ) 2>&1
( y='p q'; unset x; c ${x[*]@u} ) 2>&1
( y='p q'; unset x; c "${x[*]@u}" ) 2>&1
( y='p q'; unset x; c ${x[0]@u} ) 2>&1
( y='p q'; unset x; c "${x[0]@u}" ) 2>&1
( y='p q'; unset x; c ${x[1]@u} ) 2>&1
( y='p q'; unset x; c "${x[1]@u}" ) 2>&1
( y='p q'; x=; c ${x[@]@u} ) 2>&1
( y='p q'; x=; c "${x[@]@u}" ) 2>&1
( y='p q'; x=; c ${x[*]@u} ) 2>&1
( y='p q'; x=; c "${x[*]@u}" ) 2>&1
( y='p q'; x=; c ${x[0]@u} ) 2>&1
( y='p q'; x=; c "${x[0]@u}" ) 2>&1
( y='p q'; x=; c ${x[1]@u} ) 2>&1
( y='p q'; x=; c "${x[1]@u}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]@u} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]@u}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]@u} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]@u}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]@u} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]@u}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]@u} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]@u}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]@u} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]@u}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]@u} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]@u}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]@u} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]@u}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]@u} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]@u}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]@u} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]@u}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]@u} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]@u}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]@u} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]@u}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]@u} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]@u}" ) 2>&1
( y='p q'; x=(); c ${x[@]@u} ) 2>&1
( y='p q'; x=(); c "${x[@]@u}" ) 2>&1
( y='p q'; x=(); c ${x[*]@u} ) 2>&1
( y='p q'; x=(); c "${x[*]@u}" ) 2>&1
( y='p q'; x=(); c ${x[0]@u} ) 2>&1
( y='p q'; x=(); c "${x[0]@u}" ) 2>&1
( y='p q'; x=(); c ${x[1]@u} ) 2>&1
( y='p q'; x=(); c "${x[1]@u}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]@u} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]@u}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]@u} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]@u}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]@u} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]@u}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]@u} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]@u}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]@u} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]@u}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]@u} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]@u}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]@u} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]@u}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]@u} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]@u}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]@u} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]@u}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]@u} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]@u}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]@u} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]@u}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]@u} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]@u}" ) 2>&1
#### @L on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]@L} ) 2>&1
( y='p q'; unset x; c "${x[@]@L}" ) 2>&1
( y='p q'; unset x; c ${x[*]@L} ) 2>&1
( y='p q'; unset x; c "${x[*]@L}" ) 2>&1
( y='p q'; unset x; c ${x[0]@L} ) 2>&1
( y='p q'; unset x; c "${x[0]@L}" ) 2>&1
( y='p q'; unset x; c ${x[1]@L} ) 2>&1
( y='p q'; unset x; c "${x[1]@L}" ) 2>&1
( y='p q'; x=; c ${x[@]@L} ) 2>&1
( y='p q'; x=; c "${x[@]@L}" ) 2>&1
( y='p q'; x=; c ${x[*]@L} ) 2>&1
( y='p q'; x=; c "${x[*]@L}" ) 2>&1
( y='p q'; x=; c ${x[0]@L} ) 2>&1
( y='p q'; x=; c "${x[0]@L}" ) 2>&1
( y='p q'; x=; c ${x[1]@L} ) 2>&1
( y='p q'; x=; c "${x[1]@L}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]@L} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]@L}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]@L} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]@L}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]@L} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]@L}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]@L} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]@L}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]@L} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]@L}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]@L} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]@L}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]@L} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]@L}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]@L} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]@L}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]@L} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]@L}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]@L} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]@L}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]@L} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]@L}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]@L} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]@L}" ) 2>&1
( y='p q'; x=(); c ${x[@]@L} ) 2>&1
( y='p q'; x=(); c "${x[@]@L}" ) 2>&1
( y='p q'; x=(); c ${x[*]@L} ) 2>&1
( y='p q'; x=(); c "${x[*]@L}" ) 2>&1
( y='p q'; x=(); c ${x[0]@L} ) 2>&1
( y='p q'; x=(); c "${x[0]@L}" ) 2>&1
( y='p q'; x=(); c ${x[1]@L} ) 2>&1
( y='p q'; x=(); c "${x[1]@L}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]@L} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]@L}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]@L} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]@L}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]@L} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]@L}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]@L} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]@L}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]@L} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]@L}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]@L} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]@L}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]@L} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]@L}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]@L} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]@L}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]@L} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]@L}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]@L} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]@L}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]@L} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]@L}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]@L} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]@L}" ) 2>&1
#### @E on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]@E} ) 2>&1
( y='p q'; unset x; c "${x[@]@E}" ) 2>&1
( y='p q'; unset x; c ${x[*]@E} ) 2>&1
( y='p q'; unset x; c "${x[*]@E}" ) 2>&1
( y='p q'; unset x; c ${x[0]@E} ) 2>&1
( y='p q'; unset x; c "${x[0]@E}" ) 2>&1
( y='p q'; unset x; c ${x[1]@E} ) 2>&1
( y='p q'; unset x; c "${x[1]@E}" ) 2>&1
( y='p q'; x=; c ${x[@]@E} ) 2>&1
( y='p q'; x=; c "${x[@]@E}" ) 2>&1
( y='p q'; x=; c ${x[*]@E} ) 2>&1
( y='p q'; x=; c "${x[*]@E}" ) 2>&1
( y='p q'; x=; c ${x[0]@E} ) 2>&1
( y='p q'; x=; c "${x[0]@E}" ) 2>&1
( y='p q'; x=; c ${x[1]@E} ) 2>&1
( y='p q'; x=; c "${x[1]@E}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]@E} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]@E}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]@E} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]@E}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]@E} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]@E}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]@E} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]@E}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]@E} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]@E}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]@E} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]@E}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]@E} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]@E}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]@E} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]@E}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]@E} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]@E}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]@E} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]@E}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]@E} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]@E}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]@E} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]@E}" ) 2>&1
( y='p q'; x=(); c ${x[@]@E} ) 2>&1
( y='p q'; x=(); c "${x[@]@E}" ) 2>&1
( y='p q'; x=(); c ${x[*]@E} ) 2>&1
( y='p q'; x=(); c "${x[*]@E}" ) 2>&1
( y='p q'; x=(); c ${x[0]@E} ) 2>&1
( y='p q'; x=(); c "${x[0]@E}" ) 2>&1
( y='p q'; x=(); c ${x[1]@E} ) 2>&1
( y='p q'; x=(); c "${x[1]@E}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]@E} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]@E}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]@E} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]@E}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]@E} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]@E}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]@E} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]@E}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]@E} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]@E}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]@E} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]@E}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]@E} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]@E}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]@E} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]@E}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]@E} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]@E}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]@E} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]@E}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]@E} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]@E}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]@E} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]@E}" ) 2>&1
#### @K on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]@K} ) 2>&1
( y='p q'; unset x; c "${x[@]@K}" ) 2>&1
( y='p q'; unset x; c ${x[*]@K} ) 2>&1
( y='p q'; unset x; c "${x[*]@K}" ) 2>&1
( y='p q'; unset x; c ${x[0]@K} ) 2>&1
( y='p q'; unset x; c "${x[0]@K}" ) 2>&1
( y='p q'; unset x; c ${x[1]@K} ) 2>&1
( y='p q'; unset x; c "${x[1]@K}" ) 2>&1
( y='p q'; x=; c ${x[@]@K} ) 2>&1
( y='p q'; x=; c "${x[@]@K}" ) 2>&1
( y='p q'; x=; c ${x[*]@K} ) 2>&1
( y='p q'; x=; c "${x[*]@K}" ) 2>&1
( y='p q'; x=; c ${x[0]@K} ) 2>&1
( y='p q'; x=; c "${x[0]@K}" ) 2>&1
( y='p q'; x=; c ${x[1]@K} ) 2>&1
( y='p q'; x=; c "${x[1]@K}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]@K} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]@K}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]@K} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]@K}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]@K} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]@K}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]@K} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]@K}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]@K} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]@K}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]@K} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]@K}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]@K} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]@K}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]@K} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]@K}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]@K} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]@K}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]@K} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]@K}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]@K} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]@K}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]@K} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]@K}" ) 2>&1
( y='p q'; x=(); c ${x[@]@K} ) 2>&1
( y='p q'; x=(); c "${x[@]@K}" ) 2>&1
( y='p q'; x=(); c ${x[*]@K} ) 2>&1
( y='p q'; x=(); c "${x[*]@K}" ) 2>&1
( y='p q'; x=(); c ${x[0]@K} ) 2>&1
( y='p q'; x=(); c "${x[0]@K}" ) 2>&1
( y='p q'; x=(); c ${x[1]@K} ) 2>&1
( y='p q'; x=(); c "${x[1]@K}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]@K} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]@K}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]@K} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]@K}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]@K} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]@K}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]@K} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]@K}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]@K} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]@K}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]@K} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]@K}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]@K} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]@K}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]@K} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]@K}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]@K} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]@K}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]@K} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]@K}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]@K} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]@K}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]@K} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]@K}" ) 2>&1
#### @k on elements of every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x[@]@k} ) 2>&1
( y='p q'; unset x; c "${x[@]@k}" ) 2>&1
( y='p q'; unset x; c ${x[*]@k} ) 2>&1
( y='p q'; unset x; c "${x[*]@k}" ) 2>&1
( y='p q'; unset x; c ${x[0]@k} ) 2>&1
( y='p q'; unset x; c "${x[0]@k}" ) 2>&1
( y='p q'; unset x; c ${x[1]@k} ) 2>&1
( y='p q'; unset x; c "${x[1]@k}" ) 2>&1
( y='p q'; x=; c ${x[@]@k} ) 2>&1
( y='p q'; x=; c "${x[@]@k}" ) 2>&1
( y='p q'; x=; c ${x[*]@k} ) 2>&1
( y='p q'; x=; c "${x[*]@k}" ) 2>&1
( y='p q'; x=; c ${x[0]@k} ) 2>&1
( y='p q'; x=; c "${x[0]@k}" ) 2>&1
( y='p q'; x=; c ${x[1]@k} ) 2>&1
( y='p q'; x=; c "${x[1]@k}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[@]@k} ) 2>&1
( y='p q'; x='a b*c'; c "${x[@]@k}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[*]@k} ) 2>&1
( y='p q'; x='a b*c'; c "${x[*]@k}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[0]@k} ) 2>&1
( y='p q'; x='a b*c'; c "${x[0]@k}" ) 2>&1
( y='p q'; x='a b*c'; c ${x[1]@k} ) 2>&1
( y='p q'; x='a b*c'; c "${x[1]@k}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[@]@k} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[@]@k}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[*]@k} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[*]@k}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[0]@k} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[0]@k}" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x[1]@k} ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x[1]@k}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[@]@k} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[@]@k}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[*]@k} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[*]@k}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[0]@k} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[0]@k}" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x[1]@k} ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x[1]@k}" ) 2>&1
( y='p q'; x=(); c ${x[@]@k} ) 2>&1
( y='p q'; x=(); c "${x[@]@k}" ) 2>&1
( y='p q'; x=(); c ${x[*]@k} ) 2>&1
( y='p q'; x=(); c "${x[*]@k}" ) 2>&1
( y='p q'; x=(); c ${x[0]@k} ) 2>&1
( y='p q'; x=(); c "${x[0]@k}" ) 2>&1
( y='p q'; x=(); c ${x[1]@k} ) 2>&1
( y='p q'; x=(); c "${x[1]@k}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[@]@k} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[@]@k}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[*]@k} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[*]@k}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[0]@k} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[0]@k}" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x[k]@k} ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x[k]@k}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[@]@k} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[@]@k}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[*]@k} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[*]@k}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[0]@k} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[0]@k}" ) 2>&1
( y='p q'; set -- ; unset x; c ${x[1]@k} ) 2>&1
( y='p q'; set -- ; unset x; c "${x[1]@k}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[@]@k} ) 2>&1
( y='p q'; declare -i x=7; c "${x[@]@k}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[*]@k} ) 2>&1
( y='p q'; declare -i x=7; c "${x[*]@k}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[0]@k} ) 2>&1
( y='p q'; declare -i x=7; c "${x[0]@k}" ) 2>&1
( y='p q'; declare -i x=7; c ${x[1]@k} ) 2>&1
( y='p q'; declare -i x=7; c "${x[1]@k}" ) 2>&1
