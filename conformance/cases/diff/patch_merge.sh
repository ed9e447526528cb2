#### merge a hunk beside a change
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -u --label 1 --label 2 f.o f > p; cp f.o g; sed -i 's/^6$/six/' g; patch --merge g p; echo $?; cat g; ls
#### merge conflict
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -u --label 1 --label 2 f.o f > p; cp f.o g; sed -i 's/^5$/cinq/' g; patch --merge g p; echo $?; cat g; ls
#### merge conflict in diff3 style
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -u --label 1 --label 2 f.o f > p; cp f.o g; sed -i 's/^5$/cinq/' g; patch --merge=diff3 g p; echo $?; cat g; ls
#### names of merge styles
patch --merge=x; echo $?; patch --merge=m </dev/null; echo $?; patch --merge=d < /dev/null; echo $?; patch --merge= </dev/null; echo $?
#### merge what was applied
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -u --label 1 --label 2 f.o f > p; cp f g; patch --merge g p; echo $?; cat g; ls
#### merge at an offset
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -u --label 1 --label 2 f.o f > p; (seq 20 30; cat f.o) >g; patch --merge g p; echo $?; md5sum g; ls
#### merge at an offset, verbose
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -u --label 1 --label 2 f.o f > p; (seq 20 30; sed s/^7/seven/ f.o) >g; patch --verbose --merge g p; echo $?; cat g; ls
#### merge in silence
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -u --label 1 --label 2 f.o f > p; cp f.o g; sed -i 's/^5$/cinq/' g; patch -s --merge g p; echo $?; cat g; ls
#### merge, dry run
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -u --label 1 --label 2 f.o f > p; cp f.o g; sed -i 's/^5$/cinq/' g; patch --dry-run --merge g p; echo $?; cat g; ls
#### merge with a backup
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -u --label 1 --label 2 f.o f > p; cp f.o g; sed -i 's/^5$/cinq/' g; patch -b --merge g p; echo $?; cat g; ls
#### merge several hunks
seq 40 > f; cp f f.o; sed -i -e 's/^5$/five/' -e 15d -e '25i new' -e 's/^35/thirtyfive/' f; diff -u --label 1 --label 2 f.o f > p; cp f.o g; sed -i -e 's/^6$/six/' -e 's/^15$/fifteen/' -e '25i other' -e '35a more' g; patch --merge g p; echo $?; cat g; ls
#### merge several hunks in diff3 style
seq 40 > f; cp f f.o; sed -i -e 's/^5$/five/' -e 15d -e '25i new' -e 's/^35/thirtyfive/' f; diff -u --label 1 --label 2 f.o f > p; cp f.o g; sed -i -e 's/^6$/six/' -e 's/^15$/fifteen/' -e '25i other' -e '35a more' g; patch --merge=diff3 g p; echo $?; cat g; ls
#### merge a context diff
seq 40 > f; cp f f.o; sed -i -e 's/^5$/five/' -e 15d -e '25i new' -e 's/^35/thirtyfive/' f; diff -c --label 1 --label 2 f.o f > p; cp f.o g; sed -i -e 's/^6$/six/' -e 's/^15$/fifteen/' -e '25i other' -e '35a more' g; patch --merge g p; echo $?; cat g; ls
#### merge at start and end
seq 10 > f; cp f f.o; sed -i -e '1i zero' -e '$a eleven' f; diff -u --label 1 --label 2 f.o f > p; cp f.o g; sed -i -e '1d' -e '$d' g; patch --merge g p; echo $?; cat g
#### merge into a file that resembles nothing
seq 10 > f; cp f f.o; sed -i -e 's/^5/five/' f; diff -u --label 1 --label 2 f.o f > p; seq 100 110 > g;  patch --merge g p; echo $?; cat g
#### merge incomplete lines
printf 'a\nb\nc' > f; cp f f.o; printf 'a\nb\nC' > f; diff -u --label 1 --label 2 f.o f > p; printf 'a\nb\nQ' > g;  patch --merge g p; echo $?; cat g
#### merge in reverse
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -u --label 1 --label 2 f.o f > p; sed 's/^6$/six/' f > g; patch -R --merge g p; echo $?; cat g; ls
#### merge a normal diff
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff f.o f > p; sed 's/^5$/six/' f.o > g; patch --merge g p; echo $?; cat g; ls
#### merge a new file
seq 3 > f; diff -uN nothing f | sed "s,^--- .*,--- /dev/null,;s,^+++ .*,+++ f," > p; rm f; patch --merge < p; echo $?; cat nothing f; ls
#### merge a deletion
seq 3 > f; diff -uN f nothing | sed "s,^--- .*,--- f,;s,^+++ .*,+++ /dev/null," > p;  patch --merge < p; echo $?;ls; seq 4 > f;  patch --merge < p; echo $?; cat f
#### merge an ed script
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -e f.o f > p; sed 's/^5$/six/' f.o > g; patch -e --merge g p; echo $?; cat g; ls
#### merge with POSIXLY_CORRECT
POSIXLY_CORRECT=1 patch --merge </dev/null; echo $?
#### merge into sixteen variants
for e in 's/^1$/x/' 's/^4$/x/' 3d 4d 5d '5a q' '4a q' '4,6d' '2,8d' '7a q' '1,3d' '8,$d' 's/5/five/' 's/[46]/x/' '1i q' '3s/$/ /'; do seq 10 > f; cp f f.o; sed -i -e 's/^5$/five/' f; diff -u --label 1 --label 2 f.o f > p; sed "$e" f.o > g; echo "== $e"; patch --merge g p; echo $?; cat g; patch --merge=diff3 -R -o out f p; cat out; done
#### merge three changes into sixteen variants
for e in 's/^1$/x/' 's/^4$/x/' 3d 4d 5d '5a q' '4a q' '4,6d' '2,8d' '7a q' '1,3d' '8,$d' 's/5/five/' 's/[46]/x/' '1i q' '3s/$/ /'; do seq 10 > f; cp f f.o; sed -i -e 4d -e '6i six' -e 's/^7/seven/' f; diff -u --label 1 --label 2 f.o f > p; sed "$e" f.o > g; echo "== $e"; patch --merge g p; echo $?; cat g; sed "$e" f.o > g; patch -l --merge=diff3 g p; cat g; done
#### ed scripts say nothing
printf 'a\nb\n' > f; printf '1c\nx\n.\n' > p; patch f p; patch -e f p; cat f; printf '1c\nx\n.\n' | patch -e f; printf '1c\nx\n.\n' | patch f; patch --verbose -e f p
#### ifdef
seq 10 > f; cp f f.o; sed -i -e 's/^5$/five/' -e 8d -e '2i x' f; diff -u --label 1 --label 2 f.o f > p; patch -DFOO f.o p; echo $?; cat f.o; ls
#### ifdef in reverse
seq 10 > f; cp f f.o; sed -i -e 's/^5$/five/' -e 8d -e '2i x' f; diff -u --label 1 --label 2 f.o f > p; patch -R -DFOO f p; echo $?; cat f; ls
#### ifdef of a context diff
seq 10 > f; cp f f.o; sed -i -e 's/^5$/five/' -e 8d -e '2i x' f; diff -c --label 1 --label 2 f.o f > p; patch --ifdef=FOO f.o p; echo $?; cat f.o; ls
#### ifdef of a normal diff
seq 10 > f; cp f f.o; sed -i -e 's/^5$/five/' -e 8d -e '2i x' f; diff f.o f > p; patch --ifdef=FOO f.o p; echo $?; cat f.o; ls
#### ifdef with odd names
patch -D '1x'; patch -D 'a b' ; patch -D '' ; patch -D _ </dev/null; patch -D a1_ </dev/null
#### ifdef with incomplete lines
printf 'a\nb\nc' > f; cp f f.o; printf 'a\nb\nC' > f; diff -u --label 1 --label 2 f.o f > p; patch -D X f.o p; echo $?; cat -A f.o
#### ifdef with one incomplete line
printf 'a\nb\nc\n' > f; cp f f.o; printf 'a\nb\nC' > f; diff -u --label 1 --label 2 f.o f > p; patch -D X f.o p; echo $?; cat -A f.o; printf 'a\nb\nc\n' > f.o; patch -D X -R f p; cat -A f
#### ifdef of a new file
seq 3 > f; diff -uN nothing f | sed "s,^--- .*,--- /dev/null,;s,^+++ .*,+++ f," > p; rm f; patch -DX < p; echo $?; cat f; ls
#### ifdef of a deletion
seq 3 > f; diff -uN f nothing | sed "s,^--- .*,--- f,;s,^+++ .*,+++ /dev/null," > p; patch -DX < p; echo $?; cat f; ls
#### ifdef loses to merge
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -u --label 1 --label 2 f.o f > p; cp f.o g; sed -i 's/^5$/cinq/' g; patch --merge -D X g p; echo $?; cat g; ls
#### ifdef of an ed script
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -e f.o f > p; cp f.o g; patch -e -D X g p; echo $?; cat g; ls
#### ifdef of a hunk that fails
seq 10 > f; cp f f.o; sed -i 's/^5$/five/' f; diff -u --label 1 --label 2 f.o f > p; seq 11 20 > g; patch -D X g p; echo $?; cat g g.rej; ls
#### ifdef of mixed lines
seq 10 > f; cp f f.o; sed -i -e '3d' -e '4s/.*/x\ny/' -e '6d;7d' -e '7a q' f; diff -u --label 1 --label 2 f.o f > p;cp f.o g; patch -D X g p; echo $?; cat g; diff -c --label 1 --label 2 f.o f >p;  patch -D X f.o p; echo $?; cmp f.o g
