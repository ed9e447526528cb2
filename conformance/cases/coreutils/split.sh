#### split -l 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -l 5 f

#### split -l5 f p.
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -l5 f p.

#### split -5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -5 f

#### split f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split f

#### split e; ls
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split e; ls

#### split -b 10 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -b 10 f

#### split -b 1k f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -b 1k f

#### split -C 10 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -C 10 f

#### split -C 4 g
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -C 4 g

#### split -C 1 g
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -C 1 g

#### split -C 7 g
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -C 7 g

#### split -n 3 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n 3 f

#### split -n 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n 5 f

#### split -n l/3 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n l/3 f

#### split -n l/2 g
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n l/2 g

#### split -n l/5 g
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n l/5 g

#### split -n r/3 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n r/3 f

#### split -n 2/3 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n 2/3 f

#### split -n l/2/3 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n l/2/3 f

#### split -n r/2/3 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n r/2/3 f

#### split -n 3/3 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n 3/3 f

#### split -n 20 g
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n 20 g

#### split -n 30 g; ls | wc -l
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n 30 g; ls | wc -l

#### split -e -n 30 g; ls | wc -l
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -e -n 30 g; ls | wc -l

#### split -n l/10 g
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n l/10 g

#### split -en l/10 g
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -en l/10 g

#### split -n 3 e
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n 3 e

#### split -en 3 e; ls
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -en 3 e; ls

#### split -n 3 - < f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n 3 - < f

#### cat f | split -n 3 -; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
cat f | split -n 3 -; echo $?

#### cat f | split -n r/2
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
cat f | split -n r/2

#### split -d -l 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -d -l 5 f

#### split -x -l 1 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -x -l 1 f

#### split --numeric-suffixes=5 -l 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split --numeric-suffixes=5 -l 5 f

#### split --numeric-suffixes -l 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split --numeric-suffixes -l 5 f

#### split --hex-suffixes=1 -l 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split --hex-suffixes=1 -l 5 f

#### split -a 1 -l 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -a 1 -l 5 f

#### split -a 3 -l 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -a 3 -l 5 f

#### split -a 1 -l 1 -d f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -a 1 -l 1 -d f; echo $?

#### split -a 0 -l 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -a 0 -l 5 f

#### split --additional-suffix=.txt -l 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split --additional-suffix=.txt -l 5 f

#### split --additional-suffix=a/b -l 5 f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split --additional-suffix=a/b -l 5 f; echo $?

#### split --verbose -l 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split --verbose -l 5 f

#### split --filter='cat > $FILE.out' -l 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split --filter='cat > $FILE.out' -l 5 f

#### split --filter='wc -l' -l 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split --filter='wc -l' -l 5 f

#### split -t : -l 1 t
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -t : -l 1 t

#### split -t ab t; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -t ab t; echo $?

#### split -t '' t; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -t '' t; echo $?

#### split -t '\0' -l1 t
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -t '\0' -l1 t

#### split -l x f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -l x f; echo $?

#### split -l 0 f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -l 0 f; echo $?

#### split -b 0 f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -b 0 f; echo $?

#### split -b x f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -b x f; echo $?

#### split -n x f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n x f; echo $?

#### split -n 0 f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n 0 f; echo $?

#### split -n 3/2 f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n 3/2 f; echo $?

#### split -n 0/2 f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n 0/2 f; echo $?

#### split -n l/x f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n l/x f; echo $?

#### split -l 1 -b 1 f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -l 1 -b 1 f; echo $?

#### split f p q; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split f p q; echo $?

#### split nofile; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split nofile; echo $?

#### split -l 5 - < f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -l 5 - < f

#### split -l 5 < f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -l 5 < f

#### split --lines=5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split --lines=5 f

#### split --bytes=10 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split --bytes=10 f

#### split --line-bytes=10 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split --line-bytes=10 f

#### split --number=2 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split --number=2 f

#### split --suffix-length=1 --lines=5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split --suffix-length=1 --lines=5 f

#### seq 1000 | split -l 1; ls | wc -l; ls | tail -2
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
seq 1000 | split -l 1; ls | wc -l; ls | tail -2

#### seq 700 | split -l 1; ls x* | sed -n '1p;600p;640p;660p;$p'
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
seq 700 | split -l 1; ls x* | sed -n '1p;600p;640p;660p;$p'

#### seq 120 | split -d -l 1; ls x* | sed -n '1p;90p;91p;$p'
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
seq 120 | split -d -l 1; ls x* | sed -n '1p;90p;91p;$p'

#### seq 300 | split -x -l 1; ls x* | sed -n '1p;240p;241p;$p'
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
seq 300 | split -x -l 1; ls x* | sed -n '1p;240p;241p;$p'

#### split -u -l 5 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -u -l 5 f

#### split -l 5 f sub/x; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -l 5 f sub/x; echo $?

#### split -n 3 -a 1 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n 3 -a 1 f

#### split -n 30 -a 1 -d f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -n 30 -a 1 -d f; echo $?

#### split -d -n 3 f
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -d -n 3 f

#### split -x; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -x; echo $?

#### split -l 5 --filter='exit 3' f; echo $?
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -l 5 --filter='exit 3' f; echo $?

#### printf 'no newline' | split -l 1
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
printf 'no newline' | split -l 1

#### split -b 5 g
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
split -b 5 g

#### head -c 100 /dev/zero | split -b 30 - z; wc -c z*
seq 12 > f; printf 'aa\nbbbb\ncc\ndddddd' > g; : > e; printf 'a:b:c:' > t
head -c 100 /dev/zero | split -b 30 - z; wc -c z*
