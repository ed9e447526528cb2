#### chown and chgrp by name
touch f
for o in agent :agent agent:agent agent: 1000 :1000 1000:1000 +1000 root nobody :nogroup :root agen agent.agent 1000.1000 agent. .agent a.b agent.root +1000:+1000 :+1000 + +5x nosuch :nosuch '' :; do
  chown "$o" f; echo "chown $o: $?"
done
for o in agent 1000 root nogroup agen '' +1000; do
  chgrp "$o" f; echo "chgrp $o: $?"
done
stat -c '%U %G' f
chown -v agent f
chown -c agent f
chown --from=agent agent f; echo $?
chown --from=root agent f; echo $?
chown --reference=f f; echo $?
#### install: long options
echo x > f
install --mode=600 f a; stat -c '%a %n' a
install --mod=640 f b; stat -c '%a %n' b
install --directory --mode=700 d/e; stat -c '%a %n' d d/e
install --target-directory=d f; stat -c '%a %n' d/f
install --no-target-directory f d; echo $?
install --compare --verbose f a; install -C -v f a
install --preserve-timestamps f g; echo $?
install --backup --suffix=.bak f a; ls
install --mode f; echo $?
install --mode=99 f h; echo $?
install --mode=u=rw,go= f h; stat -c '%a %n' h
#### ls: sizes in powers of a thousand and 1024
head -c 999 /dev/zero > a999
head -c 1000 /dev/zero > b1000
head -c 1001 /dev/zero > b1001
head -c 1023 /dev/zero > c1023
head -c 1024 /dev/zero > d1024
head -c 9999 /dev/zero > e9999
head -c 99950 /dev/zero > f99950
head -c 1000000 /dev/zero > g1e6
head -c 1048576 /dev/zero > h1M
ls --si -l | awk 'NR > 1 {print $5, $9}'
ls -lh | awk 'NR > 1 {print $5, $9}'
ls --si -hl | awk 'NR > 1 {print $5, $9}'
ls -h --si -l | awk 'NR > 1 {print $5, $9}'
rm *
#### ls: names beside quoted names
touch 'a b' c "d'e" f
for s in shell shell-always shell-escape shell-escape-always c escape locale literal; do
  for o in -1 -C -x -m -l; do
    echo "== $s $o"
    ls --quoting-style=$s -w 40 $o | sed 's/.*\(09:26\|[0-9][0-9]:[0-9][0-9]\)//'
  done
done
#### ls: width zero and small widths
touch a bb ccc dddd
for w in 0 1 5 8 12 20; do
  for o in -C -x -m; do
    echo "== $w $o"
    ls -w $w $o
  done
done
#### tree: how many
mkdir -p a/b
touch a/f a/b/g h
ln -s a link; ln -s h flink; ln -s nowhere dead
tree
tree -d
tree -L 1
tree -a --noreport
tree -i -f
mkdir e; tree e; touch e/x; tree e
#### dd: what is cut and what stays
seq 10 > f; echo ab | dd of=f 2> e; cat f; wc -c < f
seq 10 > f; echo ab | dd of=f bs=1 seek=3 2> e; od -c f
seq 10 > f; echo ab | dd of=f conv=notrunc 2> e; cat f
seq 10 > f; echo ab | dd of=f bs=1 seek=3 conv=notrunc 2> e; cat f
seq 10 > f; dd if=/dev/null of=f 2> e; wc -c < f
seq 10 > f; dd if=/dev/null of=f bs=1 seek=4 2> e; wc -c < f
seq 10 > f; dd if=/dev/null of=f bs=1 seek=4 conv=notrunc 2> e; wc -c < f
seq 10 > f; echo ab | dd of=f oflag=append conv=notrunc 2> e; tail -n 1 f
rm e
#### file: what looks like JSON and is not
while IFS= read -r s; do
  printf "$s" > f
  echo "$s: $(file -b f)"
done <<'END'
[1,
[1
[
{
{}
[]
[ ]
{"a"
{"a":
{"a":1
{"a":1,
{"a":1}
{"a":1} x
{"a":[1,2,{"b":null}]}
{"a":tru}
{"a":true}
[1,]
{"a":1,}
[,]
[1,,2]
[1, ]
[[],]
{,}
["a\\"b"]
["a
[-1.5e3]
{1:2}
 [1]
END
rm f
#### pathchk: empty names
pathchk ''; echo $?
pathchk -p ''; echo $?
pathchk -P ''; echo $?
pathchk -P -- -a; echo $?
pathchk -p -- -a; echo $?
pathchk -pP a/-b; echo $?
pathchk -p 'a b'; echo $?
#### chmod: the mode of another
touch f g
chmod 640 g
chmod --reference=g f; stat -c %a f
chmod --reference=nothere f; echo $?
chmod --reference=g; echo $?
chmod --reference=g u+x f; echo $?
chmod u+x,g-r f; stat -c %a f
#### realpath and readlink: relative to what
mkdir -p a/b c
ln -s a/b l
realpath --relative-to=c a/b
realpath --relative-base=$PWD a/b c /
realpath --relative-base=a a/b c
realpath --relative-to=a --relative-base=$PWD a/b c /etc
realpath --relative-to=nothere a; echo $?
realpath -e --relative-to=nothere a; echo $?
realpath --relative-to=c nothere; echo $?
realpath -e --relative-to=c nothere; echo $?
realpath a l
realpath -s l
readlink l
#### df: no file system twice
mkdir d; cd d
df 2> /dev/null | awk '{print $NF}' | sort | uniq -d
df . ./ .. 2> /dev/null | awk '{print $NF}' | sort | uniq -c | wc -l
