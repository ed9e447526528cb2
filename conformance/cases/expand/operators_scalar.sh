#### :-d on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x:-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x:-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x:-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x:-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x:-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x:-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x:-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x:-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x:-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x:-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x:-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x:-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x:-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x:-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x:-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x:-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x:-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x:-d}"; echo "[${x-unset}]" ) 2>&1
#### -d on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x-d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x-d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x-d}"; echo "[${x-unset}]" ) 2>&1
#### :-$y on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x:-$y}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x:-$y}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x:-$y}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x:-$y}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x:-$y}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x:-$y}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x:-$y}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x:-$y}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x:-$y}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x:-$y}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x:-$y}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x:-$y}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x:-$y}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x:-$y}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x:-$y}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x:-$y}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x:-$y}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x:-$y}"; echo "[${x-unset}]" ) 2>&1
#### -"q r" on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x-"q r"}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x-"q r"}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x-"q r"}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x-"q r"}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x-"q r"}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x-"q r"}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x-"q r"}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x-"q r"}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x-"q r"}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x-"q r"}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x-"q r"}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x-"q r"}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x-"q r"}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x-"q r"}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x-"q r"}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x-"q r"}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x-"q r"}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x-"q r"}"; echo "[${x-unset}]" ) 2>&1
#### :=d on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x:=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x:=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x:=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x:=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x:=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x:=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x:=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x:=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x:=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x:=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x:=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x:=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x:=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x:=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x:=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x:=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x:=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x:=d}"; echo "[${x-unset}]" ) 2>&1
#### =d on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x=d}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x=d}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x=d}"; echo "[${x-unset}]" ) 2>&1
#### :+alt on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x:+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x:+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x:+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x:+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x:+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x:+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x:+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x:+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x:+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x:+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x:+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x:+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x:+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x:+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x:+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x:+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x:+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x:+alt}"; echo "[${x-unset}]" ) 2>&1
#### +alt on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x+alt}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x+alt}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x+alt}"; echo "[${x-unset}]" ) 2>&1
#### :?err on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x:?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x:?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x:?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x:?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x:?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x:?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x:?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x:?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x:?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x:?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x:?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x:?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x:?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x:?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x:?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x:?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x:?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x:?err}"; echo "[${x-unset}]" ) 2>&1
#### ?err on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x?err}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x?err}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x?err}"; echo "[${x-unset}]" ) 2>&1
#### #a on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x#a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x#a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x#a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x#a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x#a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x#a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x#a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x#a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x#a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x#a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x#a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x#a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x#a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x#a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x#a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x#a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x#a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x#a}"; echo "[${x-unset}]" ) 2>&1
#### ##*/ on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x##*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x##*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x##*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x##*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x##*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x##*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x##*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x##*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x##*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x##*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x##*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x##*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x##*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x##*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x##*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x##*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x##*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x##*/}"; echo "[${x-unset}]" ) 2>&1
#### #*/ on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x#*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x#*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x#*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x#*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x#*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x#*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x#*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x#*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x#*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x#*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x#*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x#*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x#*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x#*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x#*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x#*/}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x#*/}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x#*/}"; echo "[${x-unset}]" ) 2>&1
#### %.* on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x%.*}"; echo "[${x-unset}]" ) 2>&1
#### %%.* on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x%%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x%%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x%%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x%%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x%%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x%%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x%%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x%%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x%%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x%%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x%%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x%%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x%%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x%%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x%%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x%%.*}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x%%.*}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x%%.*}"; echo "[${x-unset}]" ) 2>&1
#### % * on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x% *}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x% *}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x% *}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x% *}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x% *}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x% *}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x% *}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x% *}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x% *}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x% *}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x% *}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x% *}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x% *}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x% *}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x% *}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x% *}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x% *}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x% *}"; echo "[${x-unset}]" ) 2>&1
#### /a/X on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x/a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x/a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x/a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x/a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x/a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x/a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x/a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x/a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x/a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x/a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x/a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x/a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x/a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x/a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x/a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x/a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x/a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x/a/X}"; echo "[${x-unset}]" ) 2>&1
#### //[a-b]/_ on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x//[a-b]/_}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x//[a-b]/_}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x//[a-b]/_}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x//[a-b]/_}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x//[a-b]/_}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x//[a-b]/_}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x//[a-b]/_}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x//[a-b]/_}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x//[a-b]/_}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x//[a-b]/_}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x//[a-b]/_}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x//[a-b]/_}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x//[a-b]/_}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x//[a-b]/_}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x//[a-b]/_}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x//[a-b]/_}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x//[a-b]/_}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x//[a-b]/_}"; echo "[${x-unset}]" ) 2>&1
#### /#a/X on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x/#a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x/#a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x/#a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x/#a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x/#a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x/#a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x/#a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x/#a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x/#a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x/#a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x/#a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x/#a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x/#a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x/#a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x/#a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x/#a/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x/#a/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x/#a/X}"; echo "[${x-unset}]" ) 2>&1
#### /%c/X on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x/%c/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x/%c/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x/%c/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x/%c/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x/%c/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x/%c/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x/%c/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x/%c/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x/%c/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x/%c/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x/%c/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x/%c/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x/%c/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x/%c/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x/%c/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x/%c/X}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x/%c/X}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x/%c/X}"; echo "[${x-unset}]" ) 2>&1
#### // on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x//}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x//}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x//}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x//}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x//}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x//}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x//}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x//}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x//}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x//}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x//}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x//}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x//}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x//}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x//}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x//}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x//}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x//}"; echo "[${x-unset}]" ) 2>&1
#### ^ on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x^}"; echo "[${x-unset}]" ) 2>&1
#### ^^ on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x^^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x^^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x^^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x^^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x^^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x^^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x^^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x^^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x^^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x^^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x^^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x^^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x^^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x^^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x^^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x^^}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x^^}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x^^}"; echo "[${x-unset}]" ) 2>&1
#### , on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x,}"; echo "[${x-unset}]" ) 2>&1
#### ,, on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x,,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x,,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x,,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x,,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x,,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x,,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x,,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x,,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x,,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x,,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x,,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x,,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x,,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x,,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x,,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x,,}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x,,}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x,,}"; echo "[${x-unset}]" ) 2>&1
#### ^^[a-c] on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x^^[a-c]}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x^^[a-c]}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x^^[a-c]}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x^^[a-c]}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x^^[a-c]}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x^^[a-c]}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x^^[a-c]}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x^^[a-c]}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x^^[a-c]}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x^^[a-c]}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x^^[a-c]}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x^^[a-c]}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x^^[a-c]}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x^^[a-c]}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x^^[a-c]}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x^^[a-c]}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x^^[a-c]}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x^^[a-c]}"; echo "[${x-unset}]" ) 2>&1
#### ~ on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x~}"; echo "[${x-unset}]" ) 2>&1
#### ~~ on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x~~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x~~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x~~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x~~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x~~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x~~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x~~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x~~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x~~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x~~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x~~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x~~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x~~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x~~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x~~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x~~}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x~~}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x~~}"; echo "[${x-unset}]" ) 2>&1
#### :1 on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x:1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x:1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x:1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x:1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x:1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x:1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x:1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x:1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x:1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x:1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x:1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x:1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x:1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x:1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x:1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x:1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x:1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x:1}"; echo "[${x-unset}]" ) 2>&1
#### :1:2 on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x:1:2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x:1:2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x:1:2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x:1:2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x:1:2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x:1:2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x:1:2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x:1:2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x:1:2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x:1:2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x:1:2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x:1:2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x:1:2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x:1:2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x:1:2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x:1:2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x:1:2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x:1:2}"; echo "[${x-unset}]" ) 2>&1
#### : -2 on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x: -2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x: -2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x: -2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x: -2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x: -2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x: -2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x: -2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x: -2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x: -2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x: -2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x: -2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x: -2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x: -2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x: -2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x: -2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x: -2}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x: -2}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x: -2}"; echo "[${x-unset}]" ) 2>&1
#### :0:-1 on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x:0:-1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x:0:-1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x:0:-1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x:0:-1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x:0:-1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x:0:-1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x:0:-1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x:0:-1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x:0:-1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x:0:-1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x:0:-1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x:0:-1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x:0:-1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x:0:-1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x:0:-1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x:0:-1}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x:0:-1}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x:0:-1}"; echo "[${x-unset}]" ) 2>&1
#### :3 on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x:3}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x:3}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x:3}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x:3}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x:3}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x:3}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x:3}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x:3}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x:3}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x:3}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x:3}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x:3}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x:3}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x:3}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x:3}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x:3}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x:3}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x:3}"; echo "[${x-unset}]" ) 2>&1
#### @Q on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x@Q}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x@Q}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x@Q}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x@Q}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x@Q}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x@Q}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x@Q}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x@Q}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x@Q}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x@Q}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x@Q}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x@Q}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x@Q}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x@Q}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x@Q}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x@Q}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x@Q}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x@Q}"; echo "[${x-unset}]" ) 2>&1
#### @a on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x@a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x@a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x@a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x@a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x@a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x@a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x@a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x@a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x@a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x@a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x@a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x@a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x@a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x@a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x@a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x@a}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x@a}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x@a}"; echo "[${x-unset}]" ) 2>&1
#### @A on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x@A}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x@A}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x@A}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x@A}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x@A}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x@A}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x@A}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x@A}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x@A}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x@A}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x@A}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x@A}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x@A}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x@A}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x@A}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x@A}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x@A}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x@A}"; echo "[${x-unset}]" ) 2>&1
#### @U on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x@U}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x@U}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x@U}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x@U}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x@U}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x@U}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x@U}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x@U}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x@U}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x@U}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x@U}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x@U}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x@U}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x@U}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x@U}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x@U}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x@U}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x@U}"; echo "[${x-unset}]" ) 2>&1
#### @u on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x@u}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x@u}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x@u}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x@u}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x@u}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x@u}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x@u}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x@u}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x@u}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x@u}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x@u}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x@u}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x@u}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x@u}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x@u}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x@u}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x@u}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x@u}"; echo "[${x-unset}]" ) 2>&1
#### @L on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x@L}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x@L}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x@L}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x@L}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x@L}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x@L}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x@L}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x@L}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x@L}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x@L}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x@L}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x@L}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x@L}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x@L}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x@L}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x@L}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x@L}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x@L}"; echo "[${x-unset}]" ) 2>&1
#### @E on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x@E}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x@E}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x@E}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x@E}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x@E}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x@E}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x@E}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x@E}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x@E}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x@E}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x@E}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x@E}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x@E}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x@E}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x@E}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x@E}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x@E}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x@E}"; echo "[${x-unset}]" ) 2>&1
#### @K on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x@K}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x@K}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x@K}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x@K}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x@K}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x@K}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x@K}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x@K}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x@K}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x@K}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x@K}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x@K}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x@K}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x@K}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x@K}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x@K}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x@K}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x@K}"; echo "[${x-unset}]" ) 2>&1
#### @k on every state
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
( y='p q'; unset x; c ${x@k}; echo "[${x-unset}]" ) 2>&1
( y='p q'; unset x; c "${x@k}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c ${x@k}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=; c "${x@k}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c ${x@k}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x='a b*c'; c "${x@k}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c ${x@k}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=/usr/local/lib/a.tar.gz; c "${x@k}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c ${x@k}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=('a b' '' 'c*d'); c "${x@k}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c ${x@k}; echo "[${x-unset}]" ) 2>&1
( y='p q'; x=(); c "${x@k}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c ${x@k}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -A x=([k]='v w' [0]=z); c "${x@k}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c ${x@k}; echo "[${x-unset}]" ) 2>&1
( y='p q'; set -- ; unset x; c "${x@k}"; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c ${x@k}; echo "[${x-unset}]" ) 2>&1
( y='p q'; declare -i x=7; c "${x@k}"; echo "[${x-unset}]" ) 2>&1
