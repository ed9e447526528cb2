#### rename over a file keeps the moved content
echo one > a; echo two > b; mv a b; cat b; ls

#### rename a directory into an empty one of the same name
mkdir -p src/d dst/d; echo x > src/d/f; mv src/d dst; find dst | sort

#### rename a directory onto a full one of the same name
mkdir -p src/d dst/d; echo x > src/d/f; echo y > dst/d/g; mv src/d dst; echo $?; find . -mindepth 1 | sort

#### move a directory into itself
mkdir -p d/e; mv d d/e; echo $?; ls

#### hard links share content and count
echo one > a; ln a b; echo two >> b; cat a; stat -c '%h %s' a; rm a; stat -c %h b; cat b

#### mv of one hard link over the other
echo x > a; ln a b; mv a b; echo $?; ls

#### a file that is removed while open
exec 3<> f; echo kept >&3; rm f; ls; exec 4< /dev/fd/3; exec 3>&-; echo done

#### writing through a dangling link makes the target
ln -s target link; echo x > link; cat target; ls -F | sort

#### link to a directory with and without slash
mkdir d; echo x > d/f; ln -s d l; ls l; ls l/; cat l/f; rm l; ls

#### physical and logical parent
mkdir -p a/b c; ln -s a/b l; cd l; pwd; ls ..; cd -P ..; pwd

#### a loop of links
ln -s a b; ln -s b a; cat a; echo $?; ls -l a | sed 's/.* a/a/'

#### trailing slashes
echo x > f; cat f/; echo $?; mkdir d/; echo $?; rmdir d/; echo $?; rm f/; echo $?; ls

#### names with odd characters
touch 'a b' $'n\nl' '*' '-r' '[x]' $'t\tt'; ls -b; rm -- -r '*'; ls -b

#### the longest name and one more
n=$(printf 'x%.0s' $(seq 255)); touch "$n" && echo ok; touch "${n}y" 2>/dev/null || echo refused; ls | wc -c

#### dot names are not removed
mkdir d; rm -r d/. ; echo $?; rm -rf . 2>/dev/null; echo $?; ls

#### sparse file
truncate -s 100000 f; printf end | dd of=f bs=1 seek=99997 conv=notrunc 2>/dev/null; stat -c %s f; tail -c 5 f | od -c; cksum f

#### append and overwrite interleaved
echo start > f; echo a >> f & wait; exec 3>> f 4>> f; echo 3 >&3; echo 4 >&4; echo 3 >&3; cat f

#### truncate while open for append
exec 3>> f; echo one >&3; : > f; echo two >&3; cat f

#### two descriptors share an offset, two opens do not
exec 3> f; exec 4>&3; echo a >&3; echo b >&4; cat f; exec 5> g 6> g; echo long >&5; echo x >&6; cat g

#### copy of a command runs
#@ tree any
cp /usr/bin/basename ./mine; ./mine /a/b/c; ln -s /usr/bin/dirname other; ./other /a/b/c

#### a deep tree
p=.; for i in $(seq 60); do p=$p/d; done; mkdir -p $p; echo x > $p/f; find . -name f | wc -c; rm -r d; ls

#### many files
for i in $(seq 300); do echo $i > f$i; done; ls | wc -l; cat f* | wc -l; rm f*; ls
