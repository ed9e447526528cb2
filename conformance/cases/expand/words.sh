#### 0: set --; c "$@$@"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set --; c "$@$@"
#### 1: set --; c "$@"""
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set --; c "$@"""
#### 2: set --; c ""$@
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set --; c ""$@
#### 3: set --; x=; c "$x$@"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set --; x=; c "$x$@"
#### 4: set --; c "${@:-}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set --; c "${@:-}"
#### 5: set --; c "${@:-a}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set --; c "${@:-a}"
#### 6: set --; c "$*"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set --; c "$*"
#### 7: set --; c "$*$@"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set --; c "$*$@"
#### 8: set --; c $*""
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set --; c $*""
#### 9: set --; c "${@x}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set --; c "${@#x}"
#### 10: a=(); c "${a[@]}" "${a[*]}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
a=(); c "${a[@]}" "${a[*]}"
#### 11: set --; c "${@:1}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set --; c "${@:1}"
#### 12: set --; c "$@"x
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set --; c "$@"x
#### 13: set -- "" a ""; c $@
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -- "" a ""; c $@
#### 14: set -- "" a ""; IFS=:; c $@; c $*; c "$*"; IFS=; c $@; c $*;
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -- "" a ""; IFS=:; c $@; c $*; c "$*"; IFS=; c $@; c $*; c "$*"; x=$*; c "$x"
#### 15: set -- "a b" c; c x"$@"y
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -- "a b" c; c x"$@"y
#### 16: set -- "a b" c; c x$@y
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -- "a b" c; c x$@y
#### 17: set -- "a b" c; IFS=:; c x$*y
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -- "a b" c; IFS=:; c x$*y
#### 18: set -- "a b" c; c "x$*y"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -- "a b" c; c "x$*y"
#### 19: set -- a b; x=$@; c "$x"; IFS=:; x=$@; c "$x"; x=$*; c "$x";
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -- a b; x=$@; c "$x"; IFS=:; x=$@; c "$x"; x=$*; c "$x"; x="$@"; c "$x"; IFS=; x=$*; c "$x"; x="$*"; c "$x"
#### 20: x=" a"; c ""$x
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=" a"; c ""$x
#### 21: x="a "; c $x""
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x="a "; c $x""
#### 22: x="a "; c $x"b"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x="a "; c $x"b"
#### 23: x=" "; c a${x}b
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=" "; c a${x}b
#### 24: x=" "; c $x
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=" "; c $x
#### 25: IFS=:; x=":a::b:"; c $x
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
IFS=:; x=":a::b:"; c $x
#### 26: IFS=": "; x=" : "; c $x
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
IFS=": "; x=" : "; c $x
#### 27: IFS=": "; x="a "; y=":b"; c $x$y
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
IFS=": "; x="a "; y=":b"; c $x$y
#### 28: IFS=:; x="a:"; c $x"b"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
IFS=:; x="a:"; c $x"b"
#### 29: IFS=:; x="a:"; c $x""
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
IFS=:; x="a:"; c $x""
#### 30: IFS=:; x=1; c a:b$x
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
IFS=:; x=1; c a:b$x
#### 31: IFS=" :"; x="a : b c:d"; c $x
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
IFS=" :"; x="a : b  c:d"; c $x
#### 32: IFS=; x="a b"; c $x
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
IFS=; x="a b"; c $x
#### 33: unset IFS; x=" a b c "; c $x
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
unset IFS; x=" a	b
c "; c $x
#### 34: IFS=x; v=axbxxc; c $v
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
IFS=x; v=axbxxc; c $v
#### 35: IFS=é; v=aébéé; c $v
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
IFS=é; v=aébéé; c $v
#### 36: IFS=ab; v=xaby; c $v
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
IFS=ab; v=xaby; c $v
#### 37: IFS=" "; v="a b "; c $v
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
IFS="	"; v="a		b	"; c $v
#### 38: c ${x:-a b} ${x:-"a b"} ${x:-a\ b} "${x:-a b}" ${x:-"a"b c}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c ${x:-a b} ${x:-"a b"} ${x:-a\ b} "${x:-a b}" ${x:-"a"b c}
#### 39: set -- 1 2; c ${x:-$@} "${x:-$@}" ${x:-"$@"} "${x:-"$@"}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -- 1 2; c ${x:-$@} "${x:-$@}" ${x:-"$@"} "${x:-"$@"}"
#### 40: c ${x:+a}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c ${x:+a}
#### 41: c "${x:+a}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c "${x:+a}"
#### 42: x=1; c ${x:+"$x" "y z"}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=1; c ${x:+"$x" "y z"}
#### 43: c ${x-} "${x-}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c ${x-} "${x-}"
#### 44: c ${x:-""}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c ${x:-""}
#### 45: c ${x:-''}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c ${x:-''}
#### 46: c "${x:-'a b'}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c "${x:-'a b'}"
#### 47: IFS=:; c ${x:-a:b} "${x:-a:b}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
IFS=:; c ${x:-a:b} "${x:-a:b}"
#### 48: x="a*"; c \a*$x
x="a*"; c \a*$x
#### 49: a=(1 2 3); c "${a[@]:1}" "${a[*]:1}" ${a[@]:0:1}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
a=(1 2 3); c "${a[@]:1}" "${a[*]:1}" ${a[@]:0:1}
#### 50: a=("" x); c ${a[@]:-n} "${a[@]:-n}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
a=("" x); c ${a[@]:-n} "${a[@]:-n}"
#### 51: a=(""); c "${a[@]:-n}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
a=(""); c "${a[@]:-n}"
#### 52: a=("" ""); c "${a[@]:-n}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
a=("" ""); c "${a[@]:-n}"
#### 53: set -- "" ""; c "${@:-n}" "${*:-n}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -- "" ""; c "${@:-n}" "${*:-n}"
#### 54: set --; c "${@-n}" "${@+n}" "${*-m}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set --; c "${@-n}" "${@+n}" "${*-m}"
#### 55: a=(1 2); c ${a[@]} ${a} ${a[1]} ${@} ${*}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
a=(1 2); c ${#a[@]} ${#a} ${#a[1]} ${#@} ${#*}
#### 56: x=abc; c ${x:1} ${x:1:1} ${x: -1} ${x: -2:1} ${x:0:-1} ${x:3
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=abc; c ${x:1} ${x:1:1} ${x: -1} ${x: -2:1} ${x:0:-1} ${x:3} ${x:4} ${x:1:-3}; echo $?
#### 57: x=abc; c ${x:1:-5}; echo no
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=abc; c ${x:1:-5}; echo no
#### 58: set -- a b c; c "${@:2}" - "${@:0}" - "${@: -1}" - "${@:1:2}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -- a b c; c "${@:2}" - "${@:0}" - "${@: -1}" - "${@:1:2}" - "${@:0:2}" - "${@:4}" - "${@: -5}" - "${*:2}"
#### 59: set -- a b c; c "${@:1:-1}"; echo no
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -- a b c; c "${@:1:-1}"; echo no
#### 60: a=(a b c); c "${a[@]: -1}" - "${a[@]:1:1}" - "${a[@]: -5}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
a=(a b c); c "${a[@]: -1}" - "${a[@]:1:1}" - "${a[@]: -5}"
#### 61: a=(a b c); c "${a[@]:0:-1}"; echo n
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
a=(a b c); c "${a[@]:0:-1}"; echo n
#### 62: a=([5]=x [9]=y); c "${a[@]:5:1}" "${a[@]:6}" "${a[@]: -4}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
a=([5]=x [9]=y); c "${a[@]:5:1}" "${a[@]:6}" "${a[@]: -4}"
#### 63: declare -A m=([x]=1 [y]=2); c "${m[@]:1}" - "${m[@]:0}" - "$
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare -A m=([x]=1 [y]=2); c "${m[@]:1}" - "${m[@]:0}" - "${m[@]:2}"
#### 64: x=abc; c ${x:1/0}; echo
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=abc; c ${x:1/0}; echo
#### 65: x=abc; c ${x:y=1} $y
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=abc; c ${x:y=1} $y
#### 66: x=abc; c ${x:a b}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=abc; c ${x:a b}
#### 67: x=y y=z; c ${!x} "${!x}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=y y=z; c ${!x} "${!x}"
#### 68: c ${!x}; echo n
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c ${!x}; echo n
#### 69: x=; c ${!x}; echo n
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=; c ${!x}; echo n
#### 70: x="a b"; c ${!x}; echo n
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x="a b"; c ${!x}; echo n
#### 71: x="a[1]"; a=(p q); c ${!x}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x="a[1]"; a=(p q); c ${!x}
#### 72: x="a[@]"; a=(p "q r"); c "${!x}" ${!x}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x="a[@]"; a=(p "q r"); c "${!x}" ${!x}
#### 73: x=@; set -- 1 2; c "${!x}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=@; set -- 1 2; c "${!x}"
#### 74: x=1; set -- p; c "${!x}" "${!1-unset}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=1; set -- p; c "${!x}" "${!1-unset}"
#### 75: x=y; y=abc; c ${!x:1} ${!xa} ${!x:-d} ${!x/b/X} ${!x@Q}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=y; y=abc; c ${!x:1} ${!x#a} ${!x:-d} ${!x/b/X} ${!x@Q}
#### 76: declare -n r=v; v=5; c ${!r} $r
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare -n r=v; v=5; c ${!r} $r
#### 77: set -- a b c; c "${!}" ${!}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -- a b c; c "${!#}" ${!#}
#### 78: x=y; c "${!x:-d}" ; c "${!x-d}"; c "${!z-d}"; echo n
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=y; c "${!x:-d}" ; c "${!x-d}"; c "${!z-d}"; echo n
#### 79: set -u; c "${!z}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -u; c "${!z}"
#### 80: x=1; c ${!x*} ${!x@} "${!BASH_V*}" "${!BASH_V@}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=1; c ${!x*} ${!x@} "${!BASH_V*}" "${!BASH_V@}"
#### 81: echo ${x:?}
echo ${x:?}
#### 82: echo ${x?}
echo ${x?}
#### 83: echo ${x:?a b}
echo ${x:?a b}
#### 84: echo ${x:?"$y z"}
echo ${x:?"$y z"}
#### 85: set --; echo ${1:?no}
set --; echo ${1:?no}
#### 86: echo ${a[3]:?no}
echo ${a[3]:?no}
#### 87: echo ${@:?no}
echo ${@:?no}
#### 88: echo "${1:=x}"; echo n
echo "${1:=x}"; echo n
#### 89: echo ${a[1]:=x}; declare -p a
echo ${a[1]:=x}; declare -p a
#### 90: echo ${x:=a b}; declare -p x
echo ${x:=a b}; declare -p x
#### 91: readonly x; echo ${x:=5}; echo n
readonly x; echo ${x:=5}; echo n
#### 92: declare -i n; echo ${n:=2+3} $n
declare -i n; echo ${n:=2+3} $n
#### 93: declare -u n; echo ${n:=abc} $n
declare -u n; echo ${n:=abc} $n
#### 94: set -u; echo ${a[1]}
set -u; echo ${a[1]}
#### 95: set -u; echo ${x}
set -u; echo ${#x}
#### 96: set -u; echo ${xa}
set -u; echo ${x#a}
#### 97: set -u; echo "${a[@]}"; echo $1
set -u; echo "${a[@]}"; echo $1
#### 98: set -u; a=(); echo "${a[0]}"
set -u; a=(); echo "${a[0]}"
#### 99: set -u; echo ${x[@]}ok; echo $*ok $@ok
set -u; echo ${x[@]}ok; echo $*ok $@ok
#### 100: set -u; x=; echo ${x} ${!x}
set -u; x=; echo ${#x} ${!x}
#### 101: set -u; declare -A m; echo ${m[k]}
set -u; declare -A m; echo ${m[k]}
#### 102: set -u; echo $!
set -u; echo $!
#### 103: x="a/b/c"; c ${x/b/X} ${x//\//-} ${x/a/Z} ${x/%c/Z} ${x//P
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x="a/b/c"; c ${x/b/X} ${x//\//-} ${x/#a/Z} ${x/%c/Z} ${x/#/P} ${x/%/S} ${x//} ${x/a} "${x/\//&&}" "${x/b/\&}" "${x/b/"&"}" ${x/b/[&]}
#### 104: x=abc; c "${x/b/'&'}" ${x/b/'&'} "${x/b/\\\\&}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=abc; c "${x/b/'&'}" ${x/b/'&'} "${x/b/\\\\&}"
#### 105: x=abc; r="[&]"; c "${x/b/$r}" "${x/b/"$r"}"; shopt -u patsub
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=abc; r="[&]"; c "${x/b/$r}" "${x/b/"$r"}"; shopt -u patsub_replacement;  c "${x/b/$r}" "${x/b/&}"
#### 106: x=abcabc; c ${x//b/} ${x//[ab]/.} ${x/b*/} ${x//?/x} ${x/%b*
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=abcabc; c ${x//b/} ${x//[ab]/.} ${x/b*/} ${x//?/x} ${x/%b*/} ${x/#?/} ; p="b*"; c ${x/$p/} "${x/"$p"/}"; x="a*c"; c "${x/\*/S}" ${x/"*"/S}
#### 107: a=(abc xbz); c "${a[@]/b/X}" "${a[@]a}" "${a[*]%z}" "${a[@]
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
a=(abc xbz); c "${a[@]/b/X}" "${a[@]#a}" "${a[*]%z}" "${a[@]^}" "${a[@]^^[bz]}" ${a[@]:1}
#### 108: set -- abc xbz; c "${@/b/X}" "${*a}" "${@^^}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -- abc xbz; c "${@/b/X}" "${*#a}" "${@^^}"
#### 109: x="hello world"; c "${x^}" "${x^^}" "${x^^[lo]}" "${x^[l]}" 
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x="hello world"; c "${x^}" "${x^^}" "${x^^[lo]}" "${x^[l]}" ; x=HELLO; c ${x,} ${x,,} ${x,,[L]} ; x=Hello; c "${x~}" "${x~~}" ${x~~[H]}; x=éa; c "${x^}" "${x^^}"; LC_ALL=C; c "${x^}" "${x^^}"
#### 110: x="a b'c"; c "${x@Q}" ${x@Q}; x=$'a\nb\t\e\x01\xff'; c "${x@
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x="a b'c"; c "${x@Q}" ${x@Q}; x=$'a\nb\t\e\x01\xff'; c "${x@Q}"; x=; c "${x@Q}" ${y@Q} "${y@Q}"; a=("a b" c); c "${a[@]@Q}" "${a[*]@Q}"; x="a\nb"; c "${x@E}"; x="\u@\h \w"; x=abc; c "${x@U}" "${x@u}"; x=ABC; c "${x@L}"
#### 111: x=5; declare -i i=3; declare -ra r=(1 "2 3"); declare -A m=(
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=5; declare -i i=3; declare -ra r=(1 "2 3"); declare -A m=([k]="v w" [a]=b); c "${x@A}" "${i@A}" "${r@A}" "${r[@]@A}" "${m[@]@A}" "${m@A}" ; c "${x@a}" "${i@a}" "${r@a}" "${r[@]@a}" "${m[@]@a}" "${nope@a}" "${nope@A}"
#### 112: declare -ra r=(1 "2 3"); declare -A m=([k]="v w" [a]=b); x="
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare -ra r=(1 "2 3"); declare -A m=([k]="v w" [a]=b); x="a b"; c "${r[@]@K}" "${m[@]@K}" "${m@K}" "${x@K}"; c "${r[@]@k}" - "${m[@]@k}" - "${x@k}" ; c "${m[*]@k}" "${m[*]@K}" ${m[@]@K} ${m[@]@k}; set -- a "b c"; c "${@@K}" "${@@k}" "${@@A}" "${*@A}" "${@@a}" "${@@Q}" "${1@A}"
#### 113: declare x; c "${x@A}" "${x@a}" "${x@Q}"; declare -i y; c "${
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare x; c "${x@A}" "${x@a}" "${x@Q}"; declare -i y; c "${y@A}" "${y@a}"; declare -a z; c "${z@A}" "${z[@]@A}" "${z@a}"; z=(); c "${z@A}" "${z[@]@A}" "${z@a}" "${z[@]@a}"; export e=1; c "${e@A}" "${e@a}"; readonly q; c "${q@A}" "${q@a}"; a=(1 2); c "${a[1]@A}" "${a[0]@Q}" "${a@Q}" "${a[1]@a}"
#### 114: x="\u \$PWD"; PWD=/z; c "${x@P}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x="\u \$PWD"; PWD=/z; c "${x@P}"
#### 115: c {a,b}{1,2} a{,b}c {1..3} {3..1} {a..e..2} {01..03} {1..10.
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c {a,b}{1,2} a{,b}c {1..3} {3..1} {a..e..2} {01..03} {1..10..4} {-2..2} {a,b,{c,d}} {} {a} {a,b {a..} {1..a} {A..c} {1..3..0} {5..1..-2} {5..1..2} "{a,b}" {"a,b",c} {a\,b,c} \{a,b} ${x:-{a,b}} a{b,c}d{e,f} {a,b}"{c,d}" {,} x{,}y {{a,b},c} {a,{b} {1..2}{a,b} $x{1,2} {$x,b} ~{,x} {~,b} {000..2} {1..02} {-01..1} {z..x} {a..c}{1..2} {1.5..2} {a..c..d} {0x1..3} {+1..3} {1..+3} {9223372036854775806..9223372036854775807} {a,b}\ c
#### 116: c {a..Z}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c {a..Z}
#### 117: c {Z..a}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c {Z..a}
#### 118: c {é..è}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c {é..è}
#### 119: c a{b,c
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c a{b,c
#### 120: c a{b}c{d,e}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c a{b}c{d,e}
#### 121: c {a,b}}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c {a,b}}
#### 122: c {{a,b}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c {{a,b}
#### 123: c ${x}{a,b}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c ${x}{a,b}
#### 124: c {a,b}$(echo x,y)
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c {a,b}$(echo x,y)
#### 125: c {$(echo a,b),c}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c {$(echo a,b),c}
#### 126: c {`echo a,b`,c}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c {`echo a,b`,c}
#### 127: c {a,b}=1 x={a,b}; y={a,b}; c "$y"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c {a,b}=1 x={a,b}; y={a,b}; c "$y"
#### 128: c $'\{a,b}'
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c $'\{a,b}'
#### 129: HOME=/h; c ~ ~/x "~" \~ a~ ~root ~nosuch ~+ ~- x=~ a:~ ~:a; 
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
HOME=/h; c ~ ~/x "~" \~ a~ ~root ~nosuch ~+ ~- x=~ a:~ ~:a; y=~:~/b:c~; c $y; y="~"; c $y ${z:-~} "${z:-~}" ${z:-~/x} ~"x" ~$USER; unset HOME; c ~; HOME=; c ~/x; HOME="a  b"; c ~
#### 130: c $'a\nb\t\x41\101\u00e9\U0001F600\cA\e\\\'\"\?\q' $'\x' $'\
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c $'a\nb\t\x41\101\u00e9\U0001F600\cA\e\\\'\"\?\q' $'\x' $'\xg' $'\u' $'a\0b' $'\x00c' $'\400' $'\777' $'\8' $'\c' $'\u00' $'\xff' $'\U110000' $'\ud800' | cat -v
#### 131: x=$(printf "a\n\n\n"); c "$x"; x=$(printf "\n\na"); c "$x"; 
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=$(printf "a\n\n\n"); c "$x"; x=$(printf "\n\na"); c "$x"; x=$(printf "a\0b"); c "$x"; x=`echo a b`; c $x "$x"; c $(echo "a  b") "$(echo "a  b")"; c $(echo); c "$(echo)"; c $(<f.sh)  "$(< f.sh)"; c "$(<nosuch)"; echo $?
#### 132: x=abc; c ${x/b/\n} "${x/b/\n}" "${x/b/\$}" "${x/b/\}}" "${x/
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=abc; c ${x/b/\n} "${x/b/\n}" "${x/b/\$}" "${x/b/\}}" "${x/b/\x\y}" "${x/b/\\n}"; r="\n"; c "${x/b/$r}" "${x/b/"$r"}"; r="\&\\"; c "${x/b/$r}" "${x/b/"$r"}"
#### 133: x=$'a\$`"\\!b'; declare -p x; x=$'a\nb'; declare -p x; a=($'
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=$'a\$`"\\!b'; declare -p x; x=$'a\nb'; declare -p x; a=($'x\ty' "it's"); declare -p a; x="'"; c ${x@Q}; printf '%q\n' "'" '' 'a b' $'a\nb' '~x' 'a~' '#a' 'a#' 'a=b' '{a,b}' 'é' $'\xff' 'a!b' 'a,b' '@' '%' '+' ':' '-' '\'; declare -A m=(["a b"]=1 ['x"y']=2 [$'\n']=3 [a]=b ["a]"]=c ['$']=d ['@']=e); declare -p m; set | grep -a ^m=; x=$'\xff'; declare -p x; x=é; declare -p x;
#### 134: x="a b"; y=ab; z=; w="it's"; v=$(printf "a\nb"); set | grep 
x="a b"; y=ab; z=; w="it's"; v=$(printf "a\nb"); set | grep -aE "^[wxyzv]="; a=(1 "2 3"); set | grep ^a=
#### 135: f=1; declare -p f; declare f; declare -p f nope; export f; e
f=1; declare -p f; declare f; declare -p f nope; export f; export -p | grep " f="; readonly f; readonly -p | grep " f="; declare -px | grep " f="; declare -x | grep " f="
#### 136: c {1..02..1} {01..3..2} {1..3..02} {1..3..100} {-5..-07} {a}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c {1..02..1} {01..3..2} {1..3..02} {1..3..100} {-5..-07} {a}b,c} {},a} x{},a} {a,b,}c {,a}{,b} {a..c..-1} {c..a..2} {1..5..x} {1..5..} {..5} {1..} {1...5} {a..bc} {ab..c} {1..a..2} {1,2..4} {{1..3},x} {{1..3}} a{1..2}b{c}d {"1".."3"} {1..$x} {$x..3} {1..3}$x \{1..3} {1\..3} {a\,b} {a,b\} {a,"b} c"} {a,b c} {100..0..-25} {0..-3} {00..3} {-00..3} {1..3}{,,} {a,b{1..2}} {{a..c},{x..z}} {9223372036854775808..9223372036854775809} {a,b}:~ {~,x}/y a={x,y} {1..2}= $'{a,b}' "{a,b"} {a,b}{ {a,b}} }{a,b} {a,b
#### 138: c {A..z}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c {A..z}
#### 139: c x{Y..b}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c x{Y..b}
#### 140: set +B; c {a,b}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set +B; c {a,b}
#### 141: x=({a,b}{1,2}); c "${x[@]}"; for i in {1..3}; do echo $i; do
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=({a,b}{1,2}); c "${x[@]}"; for i in {1..3}; do echo $i; done; [[ {a,b} == "{a,b}" ]] && echo y; case {a,b} in "{a,b}") echo z;; esac; cat <<< {a,b}; echo x > {p,q}; ls
#### 142: declare x; c ${!x}; echo $?
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare x; c ${!x}; echo $?
#### 143: declare -a x; c ${!x}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare -a x; c ${!x}
#### 144: x=(); c "${!x}" "${!x[0]}" "${!x[5]}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=(); c "${!x}" "${!x[0]}" "${!x[5]}"
#### 145: x=([1]=y); c "${!x}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=([1]=y); c "${!x}"
#### 146: set -u; x=(); c ${x[@]}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -u; x=(); c ${#x[@]}
#### 147: set -u; declare -a x; c ${x[@]}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -u; declare -a x; c ${#x[@]}
#### 148: set -u; c ${x[@]}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -u; c ${#x[@]}
#### 149: set -u; declare -A x; c ${x[@]} ${x[@]} "${x[*]}" ${!x[@]}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -u; declare -A x; c ${#x[@]} ${x[@]} "${x[*]}" ${!x[@]}
#### 150: set -u; x=1; c ${x[@]} ${x[*]}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -u; x=1; c ${x[@]} ${#x[*]}
#### 151: c "${x@a}" "${x[0]@a}" "${x[@]@a}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c "${x@a}" "${x[0]@a}" "${x[@]@a}"
#### 152: x=1; c "${x@a}" "${x[0]@a}" "${x[@]@a}" "${x[1]@a}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=1; c "${x@a}" "${x[0]@a}" "${x[@]@a}" "${x[1]@a}"
#### 153: x=(1); c "${x@a}" "${x[0]@a}" "${x[@]@a}" "${x[1]@a}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=(1); c "${x@a}" "${x[0]@a}" "${x[@]@a}" "${x[1]@a}"
#### 154: declare -A x; c "${x@a}" "${x[0]@a}" "${x[@]@a}" "${x[1]@a}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare -A x; c "${x@a}" "${x[0]@a}" "${x[@]@a}" "${x[1]@a}"
#### 155: c "${x@A}" ; c "${x[0]@A}"; c "${x[@]@A}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c "${x@A}" ; c "${x[0]@A}"; c "${x[@]@A}"
#### 156: x=1; c "${x@A}";c "${x[0]@A}"; c "${x[@]@A}"; c "${x[1]@A}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=1; c "${x@A}";c "${x[0]@A}"; c "${x[@]@A}"; c "${x[1]@A}"
#### 157: x=(); c "${x@A}"; c "${x[0]@A}"; c "${x[@]@A}"; c "${x[1]@A}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=(); c "${x@A}"; c "${x[0]@A}"; c "${x[@]@A}"; c "${x[1]@A}"
#### 158: declare -i x=7; c "${x[@]@A}" "${x[*]@A}" ${x[@]@A}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare -i x=7;  c "${x[@]@A}" "${x[*]@A}" ${x[@]@A}
#### 159: x=(1 2); c "${x[5]@A}"; c ${x[*]@A}; c "${x[*]@A}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=(1 2); c "${x[5]@A}"; c ${x[*]@A}; c "${x[*]@A}"
#### 160: declare -A x=([k]=v); c "${x[k]@A}"; c "${x[z]@A}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
declare -A x=([k]=v);  c "${x[k]@A}"; c "${x[z]@A}"
#### 161: a=(1 2 3); c "${a[@]@k}" ; x=5; c "${x[@]@K}" "${x[@]@k}" "$
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
a=(1 2 3); c "${a[@]@k}" ; x=5; c "${x[@]@K}" "${x[@]@k}" "${x[0]@K}"; unset x;  c "${x[@]@K}" "${x[@]@k}" "${x[0]@K}" "${x@K}"
#### 162: a=(); c "${a[@]@K}" "${a[@]@k}" "${a[*]@K}" "${a[@]@Q}" "${a
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
a=(); c "${a[@]@K}" "${a[@]@k}" "${a[*]@K}" "${a[@]@Q}" "${a[*]@Q}"
#### 163: c "${u@Q}" ${u@Q} "${u[@]@Q}" "${u[0]@Q}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
c "${u@Q}" ${u@Q} "${u[@]@Q}" "${u[0]@Q}"
#### 164: x=; c "${x@Q}" ${x@Q} "${x[@]@Q}"
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=; c "${x@Q}" ${x@Q} "${x[@]@Q}"
#### 165: x=("" a); c "${x[@]@Q}" "${x[*]@Q}" ${x[@]@Q}
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=("" a); c "${x[@]@Q}" "${x[*]@Q}" ${x[@]@Q}
#### 166: set -u; x=(); c $((x)) $((x[0])) $((x[3]+1))
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -u; x=(); c $((x)) $((x[0])) $((x[3]+1))
#### 167: set -u; declare x; c $((x))
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -u; declare x; c $((x))
#### 168: set -u; x=(1); c $((x[3]))
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -u; x=(1); c $((x[3]))
#### 169: set -u; c $((x[3]))
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -u; c $((x[3]))
#### 170: set -u; x=([1]=5); c $((x))
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
set -u; x=([1]=5); c $((x))
