#### words 0
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=X
c {a,b}{1,2}
c a{,b}c
c {1..3}
c {3..1}
c {a..e..2}
c {01..03}
c {1..10..4}
c {-2..2}
c {a,b,{c,d}}
c {}
#### words 1
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=X
c {a}
c {a,b
c {a..}
c {1..a}
c {A..c}
c {1..3..0}
c {5..1..-2}
c {5..1..2}
c "{a,b}"
c {"a,b",c}
#### words 2
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=X
c {a\,b,c}
c \{a,b}
c ${u:-{a,b}}
c a{b,c}d{e,f}
c {a,b}"{c,d}"
c {,}
c x{,}y
c {{a,b},c}
c {a,{b}
c {1..2}{a,b}
#### words 3
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=X
c $x{1,2}
c {$x,b}
c ~{,x}
c {~,b}
c {000..2}
c {1..02}
c {-01..1}
c {z..x}
c {1.5..2}
c {a..c..d}
#### words 4
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=X
c {0x1..3}
c {+1..3}
c {1..+3}
c {9223372036854775806..9223372036854775807}
c {a,b}\ c
c a{b}c{d,e}
c {a,b}}
c {{a,b}
c {a,b}$(echo x,y)
c {$(echo a,b),c}
#### words 5
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=X
c {a,b}=1
c y={a,b}
c {1..02..1}
c {01..3..2}
c {1..3..02}
c {1..3..100}
c {-5..-07}
c {a}b,c}
c {},a}
c x{},a}
#### words 6
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=X
c {a,b,}c
c {,a}{,b}
c {a..c..-1}
c {c..a..2}
c {1..5..x}
c {1..5..}
c {..5}
c {1...5}
c {a..bc}
c {1,2..4}
#### words 7
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=X
c {{1..3},x}
c {{1..3}}
c a{1..2}b{c}d
c {"1".."3"}
c {1..$x}
c {1..3}$x
c \{1..3}
c {1\..3}
c {a,b\}
c {a,"b} c"}
#### words 8
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=X
c {a,b c}
c {100..0..-25}
c {00..3}
c {-00..3}
c {1..3}{,,}
c {a,b{1..2}}
c {{a..c},{x..z}}
c {9223372036854775808..9223372036854775809}
c {a,b}:~
c {a,b}{
#### words 9
c() { printf "%s:" $#; printf "<%s>" "$@"; echo; }
x=X
c }{a,b}
c {a,b}*
c {*,?}.nope
c $'{a,b}'
c '{a,b}'
c {'a','b'}
c {a,b}'{c,d}'
c "$x"{1..2}"$x"
