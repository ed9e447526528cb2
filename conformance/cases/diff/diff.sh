#### diff a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff  a b; echo $?

#### diff -u a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -u a b; echo $?

#### diff -c a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -c a b; echo $?

#### diff -e a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -e a b; echo $?

#### diff -f a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -f a b; echo $?

#### diff -n a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -n a b; echo $?

#### diff -q a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -q a b; echo $?

#### diff -s a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -s a b; echo $?

#### diff -y -W 40 a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -y -W 40 a b; echo $?

#### diff -y -W 40 --suppress-common-lines a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -y -W 40 --suppress-common-lines a b; echo $?

#### diff -y -W 40 --left-column a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -y -W 40 --left-column a b; echo $?

#### diff -y a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -y a b; echo $?

#### diff -y -t -W 50 a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -y -t -W 50 a b; echo $?

#### diff -U0 a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -U0 a b; echo $?

#### diff -U1 a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -U1 a b; echo $?

#### diff -U 10 a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -U 10 a b; echo $?

#### diff -C1 a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -C1 a b; echo $?

#### diff -C 0 a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -C 0 a b; echo $?

#### diff -u0 a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -u0 a b; echo $?

#### diff -3u a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -3u a b; echo $?

#### diff --normal a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --normal a b; echo $?

#### diff --brief a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --brief a b; echo $?

#### diff -D FOO a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -D FOO a b; echo $?

#### diff -up a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -up a b; echo $?

#### diff -uF "^[0-9]$" a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -uF "^[0-9]$" a b; echo $?

#### diff -u --label x --label y a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -u --label x --label y a b; echo $?

#### diff -u -L x a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -u -L x a b; echo $?

#### diff --color=always a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --color=always a b; echo $?

#### diff -u --color=always a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -u --color=always a b; echo $?

#### diff -c --color=always a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -c --color=always a b; echo $?

#### diff -T a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -T a b; echo $?

#### diff -uT a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -uT a b; echo $?

#### diff -cT a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -cT a b; echo $?

#### diff --line-format=%L a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --line-format=%L a b; echo $?

#### diff --old-line-format="-%L" --new-line-format="+%L" --unchanged-line-format
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --old-line-format="-%L" --new-line-format="+%L" --unchanged-line-format=" %L" a b; echo $?

#### diff --unchanged-line-format= --old-line-format="%dn<%l%c'\012'" --new-line-
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --unchanged-line-format= --old-line-format="%dn<%l%c'\012'" --new-line-format="%3dn>%L" a b; echo $?

#### diff --changed-group-format="<%<|%>>" --unchanged-group-format= a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --changed-group-format="<%<|%>>" --unchanged-group-format= a b; echo $?

#### diff --changed-group-format="%df-%dl,%dF-%dL%(n=N?same:diff)%c'\012'" --unch
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --changed-group-format="%df-%dl,%dF-%dL%(n=N?same:diff)%c'\012'" --unchanged-group-format= a b; echo $?

#### diff -i a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -i a b; echo $?

#### diff -w a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -w a b; echo $?

#### diff -b a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -b a b; echo $?

#### diff -B a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -B a b; echo $?

#### diff -d a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -d a b; echo $?

#### diff -H a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -H a b; echo $?

#### diff --horizon-lines=5 a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --horizon-lines=5 a b; echo $?

#### diff -a a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -a a b; echo $?

#### diff -E a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -E a b; echo $?

#### diff -Z a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -Z a b; echo $?

#### diff --strip-trailing-cr a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --strip-trailing-cr a b; echo $?

#### diff --suppress-blank-empty -u a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --suppress-blank-empty -u a b; echo $?

#### diff --zz a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --zz a b; echo $?

#### diff -u -c a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -u -c a b; echo $?

#### diff -U x a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -U x a b; echo $?

#### diff -W 0 -y a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -W 0 -y a b; echo $?

#### diff a a; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff a a; echo $?

#### diff -s a a; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -s a a; echo $?

#### diff a; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff a; echo $?

#### diff ; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff ; echo $?

#### diff a b c; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff a b c; echo $?

#### diff nope a; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff nope a; echo $?

#### diff nope nope2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff nope nope2; echo $?

#### diff c c2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff c c2; echo $?

#### diff -u c c2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -u c c2; echo $?

#### diff -c c c2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -c c c2; echo $?

#### diff -u c2 c; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -u c2 c; echo $?

#### diff -y -W 20 c c2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -y -W 20 c c2; echo $?

#### diff -n c c2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -n c c2; echo $?

#### diff c c; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff c c; echo $?

#### diff bin bin2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff bin bin2; echo $?

#### diff -a bin bin2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -a bin bin2; echo $?

#### diff bin bin; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff bin bin; echo $?

#### diff -q bin bin2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -q bin bin2; echo $?

#### diff -s bin bin; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -s bin bin; echo $?

#### diff bin a; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff bin a; echo $?

#### diff e a; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff e a; echo $?

#### diff -u e a; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -u e a; echo $?

#### diff -u a e; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -u a e; echo $?

#### diff -c e a; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -c e a; echo $?

#### diff a e; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff a e; echo $?

#### diff e e; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff e e; echo $?

#### diff -uN nope a; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -uN nope a; echo $?

#### diff -N nope a; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -N nope a; echo $?

#### diff d1 d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff d1 d2; echo $?

#### diff -r d1 d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -r d1 d2; echo $?

#### diff -rN d1 d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -rN d1 d2; echo $?

#### diff -rq d1 d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -rq d1 d2; echo $?

#### diff -rs d1 d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -rs d1 d2; echo $?

#### diff -ru d1 d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -ru d1 d2; echo $?

#### diff -r -u -N d1 d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -r -u -N d1 d2; echo $?

#### diff -rx f d1 d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -rx f d1 d2; echo $?

#### diff -r d1 d2 -x "o*"; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -r d1 d2 -x "o*"; echo $?

#### diff -r --exclude=q d1 d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -r --exclude=q d1 d2; echo $?

#### diff -rqN d1 d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -rqN d1 d2; echo $?

#### diff -rP d1 d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -rP d1 d2; echo $?

#### diff a d1; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff a d1; echo $?

#### diff d1 a; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff d1 a; echo $?

#### diff d1/f d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff d1/f d2; echo $?

#### diff d1/s d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff d1/s d2; echo $?

#### diff -b w1 w2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -b w1 w2; echo $?

#### diff -w w1 w2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -w w1 w2; echo $?

#### diff -i w1 w2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -i w1 w2; echo $?

#### diff -B w1 w2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -B w1 w2; echo $?

#### diff -biB w1 w2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -biB w1 w2; echo $?

#### diff -Z w1 w2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -Z w1 w2; echo $?

#### diff -I foo -I FOO w1 w2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -I foo -I FOO w1 w2; echo $?

#### diff -uB w1 w2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -uB w1 w2; echo $?

#### diff -u -I FOO w1 w2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -u -I FOO w1 w2; echo $?

#### diff -t t1 t2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -t t1 t2; echo $?

#### diff -T t1 t2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -T t1 t2; echo $?

#### diff -uT t1 t2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -uT t1 t2; echo $?

#### diff -t --tabsize=4 t1 t2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -t --tabsize=4 t1 t2; echo $?

#### diff -y -W 30 t1 t2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -y -W 30 t1 t2; echo $?

#### diff -y -t -W 30 t1 t2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -y -t -W 30 t1 t2; echo $?

#### diff --to-file=a b c; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --to-file=a b c; echo $?

#### diff --from-file=a b c; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff --from-file=a b c; echo $?

#### diff -r a b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -r a b; echo $?

#### diff -q d1/s d2/s; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -q d1/s d2/s; echo $?

#### diff -y d1/s/q d2/s/q; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -y d1/s/q d2/s/q; echo $?

#### diff - a <b; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff - a <b; echo $?

#### diff -u a - <b | tail -n +3; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -u a - <b | tail -n +3; echo $?

#### diff a - </dev/null | head -3; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff a - </dev/null | head -3; echo $?

#### diff -S s -r d1 d2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -S s -r d1 d2; echo $?

#### diff d1 nope; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff d1 nope; echo $?

#### diff -r d1 nope; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -r d1 nope; echo $?

#### diff -rN d1 nope; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff -rN d1 nope; echo $?

#### printf "a\r\nb\r\n" >x; diff x c2; diff --strip-trailing-cr x c2; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
printf "a\r\nb\r\n" >x; diff x c2; diff --strip-trailing-cr x c2; echo $?

#### printf "a\n\n\nb\n" >x; printf "a\nb\n" >y; diff -B x y; echo $?; diff x y
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
printf "a\n\n\nb\n" >x; printf "a\nb\n" >y; diff -B x y; echo $?; diff x y

#### touch "q r"; diff -u "q r" a | head -1 | cut -c1-9; diff -q "q r" a
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
touch "q r"; diff -u "q r" a | head -1 | cut -c1-9; diff -q "q r" a

#### ln -s a la; diff la a; diff --no-dereference la a; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
ln -s a la; diff la a; diff --no-dereference la a; echo $?

#### printf "a\n.\nb\n" >x; diff -e e x
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
printf "a\n.\nb\n" >x; diff -e e x

#### printf "int f()\n{\n1\n2\n3\n4\n5\n}\n" >x; sed s/5/V/ x >y; diff -up x y | 
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
printf "int f()\n{\n1\n2\n3\n4\n5\n}\n" >x; sed s/5/V/ x >y; diff -up x y | tail -n +3

#### seq 1 100 >x; seq 1 100 | sed "10d;50a new" >y; diff x y; diff -u x y | tail
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
seq 1 100 >x; seq 1 100 | sed "10d;50a new" >y; diff x y; diff -u x y | tail -n +3

#### printf "a\na\na\n" >x; printf "a\na\na\na\n" >y; diff x y; diff -u x y | tai
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
printf "a\na\na\n" >x; printf "a\na\na\na\n" >y; diff x y; diff -u x y | tail -n +3

#### printf "a\nb\nc\na\nb\nb\na\n" >x; printf "c\nb\na\nb\na\nc\n" >y; diff x y;
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
printf "a\nb\nc\na\nb\nb\na\n" >x; printf "c\nb\na\nb\na\nc\n" >y; diff x y; diff -u x y | tail -n +3

#### printf "{\n a\n}\n\n{\n b\n}\n" >x; printf "{\n a\n}\n\n{\n c\n}\n\n{\n b\n}
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
printf "{\n a\n}\n\n{\n b\n}\n" >x; printf "{\n a\n}\n\n{\n c\n}\n\n{\n b\n}\n" >y; diff -u x y | tail -n +3

#### seq 1 50 | tac >x; seq 1 50 >y; diff x y | head -20
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
seq 1 50 | tac >x; seq 1 50 >y; diff x y | head -20

#### diff <(seq 3) <(seq 4); echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
diff <(seq 3) <(seq 4); echo $?

#### printf "é\n" >x; printf "è\n" >y; diff -y -W 20 x y; diff x y
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
printf "é\n" >x; printf "è\n" >y; diff -y -W 20 x y; diff x y

#### printf "a\0\n" >x; diff x x; diff x a; echo $?
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
printf "a\0\n" >x; diff x x; diff x a; echo $?

#### LC_ALL=C diff -c a b | head -2
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
LC_ALL=C diff -c a b | head -2

#### cp a x; diff -q a x && echo same
seq 1 20 >a; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; printf "a\nb" >c; printf "a\nb\n" >c2; printf "\0a" >bin; printf "\0b" >bin2; : >e; printf "x  y\nfoo\n\nbar\n" >w1; printf "x y \nFOO\nbar\n" >w2; printf "a\tb\n" >t1; printf "a\tc\n" >t2; mkdir d1 d2; cp a d1/f; cp b d2/f; : >d1/o1; : >d2/o2; mkdir d1/s d2/s; echo q >d1/s/q; echo r >d2/s/q; touch -d "2020-01-02 03:04:05.678" a b c c2 e w1 w2 t1 t2 d1/f d2/f d1/s/q d2/s/q d1/o1 d2/o2
cp a x; diff -q a x && echo same
