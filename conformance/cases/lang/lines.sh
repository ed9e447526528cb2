#### line of a redirection 1
{ echo a
echo b
} > dir/u2
foo

#### line of a redirection 2
{ echo a
echo b
} > dir/u2; { echo c
echo d; } > dir/u3; foo

#### line of a redirection 3
( echo a
echo b
) > dir/u2

#### line of a redirection 4
for i in 1
do echo b
done > dir/u2

#### line of a redirection 5
for i in 1
do { echo b; } > dir/u2
{ echo c
} > dir/u3
while :
do break; done > dir/u5
while :
do { echo c; } > dir/u4
break; done
done 

#### line of a redirection 6
f() {
:
{ echo b
echo d;
} > dir/u2

( echo b
:
) > dir/u2
if :; then
case a in a)
  { :
  } > dir/u2
esac
fi > dir/u3
}
f
if :; then
{ :
} > dir/u2
fi
f

#### line of a redirection 7
while { :
} > dir/u1
do
:
done

#### line of a redirection 8
if { :
} > dir/u1
then
:
fi

#### line of a redirection 9
case a in
a) { :
   } > dir/u1;;
esac

#### line of a redirection 10
[[ a == a
 ]] > dir/u1
((
1 )) > dir/u2
select i in a
do :
done > dir/u2

#### line of a redirection 11
f() { :
 :
} > dir/u2
:
f

#### line of a redirection 12
( : ) |
{ :; } > dir/u1
[ 1 -eq x ]

#### lines in a substitution 1
f() { x=$(a
b; { c; }; if d; then e
f; fi); }; declare -f f

#### lines in a substitution 2
x=$(
{ c
} > dir/u1; if d; then e
f; fi
{ d; } > dir/u2)

#### lines in a substitution 3
x=$(
:
{ c
} > dir/u1; if d; then e
f; fi > dir/u3

{ d; } > dir/u2; [ 1 -eq x ]
)

#### lines in a substitution 4
x=$(
cat <<X
a
X

{ c
} > dir/u1; if d; then e
f; fi > dir/u3

{ d; } > dir/u2; [ 1 -eq x ]
)

#### lines in a substitution 5
x=`
:
{ c
} > dir/u1; if d; then e
f; fi > dir/u3

{ d; } > dir/u2; [ 1 -eq x ]
`

#### lines in a substitution 6
x=$( { c
} > dir/u1 )

#### lines in a substitution 7
x=$( (c
) > dir/u1 )

#### lines in a substitution 8
cat <(
{ c
} > dir/u1; if d; then e
f; fi
{ d; } > dir/u2)

#### lines in a substitution 9
eval '
{ c
} > dir/u1; if d; then e
f; fi
{ d; } > dir/u2'

#### lines in a substitution 10
( c
{ c
} > dir/u1; if d; then e
f; fi
{ d; } > dir/u2
) > u; :; {
:
} > dir/u4

#### lines in a substitution 11
{ c
{ c
} > dir/u1; if d; then e
f; fi > dir/u5
{ d; } > dir/u2
} | cat; {
:
} > dir/u4

#### lines in a substitution 12
g() { x=$( ( { (( )); if $n ; then shopt ; fi; }) > dir/u2 )| { cat; } || if :; then x=$( { cat; } ); fi; $(echo ${c%%y}$a) ; }
g

#### lines in a substitution 13
x=$( ( { (( )); if $n ; then shopt ; fi; }) > dir/u2 )

#### lines in a substitution 14
x=$( { (( )); if $n ; then shopt ; fi; } > dir/u2 )

#### lines in a substitution 15
x=$( ( if $n ; then shopt ; fi; ) > dir/u2 )

#### lines in a substitution 16
x=$( a=b; ( if $n ; then shopt ; fi; ) > dir/u2 )

#### lines in a substitution 17
x=$( ( if $n ; then shopt ; fi; ) > dir/u2 ; ff)

#### lines in a substitution 18
x=$( w2=0; while ]; do w2=$((w2+1)); done || c=[abc] ; while 2 ; do "$(echo $a)"; done )

#### lines in a substitution 19
x=$( while ]; do w2=$((w2+1)); done ; while 2 ; do "$(echo $a)"; done )

#### lines in a substitution 20
x=$( while ]; do for ((j2=0; ; j2++)); do a={a,b}c ; done; done; 2 )

#### lines in a substitution 21
x=$( while ]; do for ((j2=0; ; j2++)); do a={a,b}c ; done; done || c=[abc]; 2 )

#### lines in a substitution 22
g() { ( for i do continue; done; x=$( (echo || for ((j6=0; ; j6++))do ''; done) || { ! ; } || w7=0; while ]; do "$x" ; done ))
}
if :; then m+=([$c]="$b"); fi && g || ( for ((j10=0; ; j10++))do A-Z; done)

#### line of [[ and (( 1
[[ a == a
 ]] > dir/u1

#### line of [[ and (( 2
:
[[ a == a
 ]] > dir/u1; foo

#### line of [[ and (( 3
:
[[ a == a
 ]]; { :; }  > dir/u1; foo

#### line of [[ and (( 4
:
[[ a == a || b == c
 ]]; { :; }  > dir/u1; foo

#### line of [[ and (( 5
:
[[ a == a ||
b == c ]] && { :; }  > dir/u1; foo

#### line of [[ and (( 6
[[ a == a &&
b == b ]] > dir/u1

#### line of [[ and (( 7
{ [[ a == a
 ]] > dir/u1
 :
 }

#### line of [[ and (( 8
[[ a == a ]] > dir/u1; {
:
 }

#### line of [[ and (( 9
[[ a == a
]] > dir/u1; {
:
 }

#### line of [[ and (( 10
[[ a == a 
]]
[[ 1 -eq x+ ]]
foo

#### line of [[ and (( 11
if [[ a == a 
]]; then
[[ 1 -eq x+ ]]
foo; fi
foo

#### line of [[ and (( 12
[[ a == a &&
1 -eq x+ ]]

#### line of [[ and (( 13
[[ 1 -eq x+ ||
1 -eq x ]]

#### line of [[ and (( 14
[[ ( 1 -eq x+
) ]]

#### line of [[ and (( 15
[[ !
  1 -eq x+

]]

#### line of [[ and (( 16
[[ 
  a && 1 -eq x+

]]

#### line of [[ and (( 17
[[ 
  a && ( 1 -eq x+ )

]] > dir/x
foo

#### line of [[ and (( 18
[[ 
  a && ( 1 -eq x+ )

  || b ]]
foo

#### line of [[ and (( 19
[[ 
  -n ${x?}

  ]]

#### line of [[ and (( 20
(( 1 +
 1 / 0
))

#### line of [[ and (( 21
:; (( 1 +
 1 
)) > dir/x; echo "$(( 1 / 0
))"

#### line of [[ and (( 22
for ((i=0; i<1; i++))
do :
done > dir/x
for ((i=0;
  i<1/0; i++))
do :
done
for ((i=0
  ; i<1 ; i/0
  ))
do :
done
for ((i=0
  ; i<1 ; 2
  ))
do :
 break
done > dir/x

#### line of [[ and (( 23
trap 'echo $LINENO' DEBUG
(( 1
))
[[ a
]]
[[ a 
|| b
]]
for ((i=0; i<1;
i++)) 
do :
(( 1 ))
done
(( 1
)) && :

#### line of [[ and (( 24
trap 'echo $LINENO' ERR
(( 0
))
[[ ''
]]
[[ ''
|| ''
]]
for ((i=0; i<1;
i++)) 
do false
(( 0 ))
done
for ((i=0; i<1/0;
i++)) 
do false
(( 0 ))
done
(( 0
)) || [[ '' ]]

#### lines behind a subshell in a pipeline 1
( : ) |
:
[ 1 -eq x ]

#### lines behind a subshell in a pipeline 2
{ ( : ) | :
:; }; ( exit 3
) | cat
[ 1 -eq x ]; echo $LINENO

#### lines behind a subshell in a pipeline 3
for i in 1; do ( : ) | :
:; done
[ 1 -eq x ]; echo $LINENO

#### lines behind a subshell in a pipeline 4
! ( : ) | :; (
:
)
[ 1 -eq x ]; echo $LINENO

#### lines behind a subshell in a pipeline 5
eval '( : ) | :; (
:
)
[ 1 -eq x ]; echo $LINENO'
[ 1 -eq x ]; echo $LINENO

#### lines behind a subshell in a pipeline 6
f() { ( : ) | :
:
}
f
[ 1 -eq x ]; echo $LINENO

#### lines behind a subshell in a pipeline 7
if ( : ) | (
: ) | {
:; }; then ( : ) |
:; fi
[ 1 -eq x ]; echo $LINENO

#### lines behind a subshell in a pipeline 8
shopt -s expand_aliases
alias ll='echo '
x=$(for i in 1; do :; done; ll a; if x; then y; else [ 1 -eq x ]; fi; ll $LINENO
 [ 2 -eq x ]); echo "$x"

#### lines behind a subshell in a pipeline 9
x=$(let 'n = 1' || let n=2; if x; then y; else [ 1 -eq x ]; fi; { ! ; }; [ 2 -eq x ]; ! ! [ 3 -eq x ]); echo "$x"

#### line behind for (( 1
for ((j1=0; j1<1; j1++)); do ! (exit 1) | tail -n 1; done && cat <<E

E
[ 1 -eq x ]

#### line behind for (( 2
for ((j1=0; j1<2; j1++)); do (exit 1) | :
{ :
} > dir/x; (:
) | :
done
[ 1 -eq x ]

