#### labels name all files below directories
mkdir a b a/s b/s; echo x > a/f; echo y > b/f; echo q > a/only; echo r>b/onlyb; echo 1 >a/s/t; echo 2 > b/s/t; printf 'a\0' > a/bin; printf 'b\0' > b/bin; for o in -r -rq -rs -q -s -rN -rc -ry -rn -re -rf; do echo "== $o"; diff $o -L one -L two a b; diff $o -L one a b | grep -v '^[-+*]\{3\} .*20'; done
#### labels of files
mkdir a; echo x > f; echo y > a/f; diff -L one -L two f a; diff -L 'one x' f a; diff -q -L one -L two f a; diff -L one -L two f nosuch; diff -N -L one -L two f nosuch; diff -L one -L two f f; diff -s -L one -L two f f
