#### tar -d: nothing differs
#@ tree any
mkdir d; echo a > d/a; ln -s a d/l; tar cf x.tar --sort=name d; tar df x.tar; echo $?; tar dvf x.tar; tar --compare -f x.tar d/a; echo $?

#### tar -d: contents, size, mode
#@ tree any
mkdir d; echo a > d/a; echo b > d/b; echo c > d/c; touch -d @1000 d/*; tar cf x.tar --sort=name d; echo x > d/a; echo longer > d/b; chmod 600 d/c; touch -d @1000 d/*; tar df x.tar; echo $?

#### tar -d: times
#@ tree any
echo a > a; touch -d @1000 a; tar cf x.tar a; touch -d @2000 a; tar df x.tar; echo $?

#### tar -d: missing files and types
#@ tree any
mkdir d; echo a > d/a; echo b > d/b; ln -s a d/l; ln -s a d/m; mkdir d/s; tar cf x.tar --sort=name d; rm -r d/a d/b d/l d/m d/s; mkdir d/b; ln -s z d/l; echo > d/s; tar df x.tar; echo $?

#### tar -d: hard links
#@ tree any
echo a > a; ln a b; tar cf x.tar a b; tar df x.tar; echo $?; cp b c; rm b; touch -r a c; mv c b; tar df x.tar; echo $?

#### tar -d: a member that is not there
#@ tree any
echo a > a; tar cf x.tar a; tar df x.tar a nope; echo $?

#### tar -d: compressed
#@ tree any
echo a > a; tar czf x.tgz a; tar dzf x.tgz; echo $?; tar df x.tgz; echo $?; echo bb > a; tar df x.tgz | tail -1

#### tar -d: another directory
#@ tree any
mkdir d; echo a > d/a; tar cf x.tar -C d a; tar df x.tar; echo $?; tar df x.tar -C d; echo $?

#### tar --delete
#@ tree any
mkdir d; echo a > d/a; echo b > d/b; echo c > c; tar cf x.tar --sort=name c d; tar --delete -f x.tar d/a; tar tf x.tar; stat -c %s x.tar; tar --delete -f x.tar d; tar tf x.tar; tar --delete -f x.tar c; tar tf x.tar; stat -c %s x.tar

#### tar --delete: several, none, unknown
#@ tree any
for i in a b c d; do echo $i > $i; done; tar cf x.tar a b c d; tar --delete -f x.tar b d; tar tf x.tar; tar xOf x.tar c; tar --delete -f x.tar nope; echo $?; tar tf x.tar

#### tar --delete: large members
#@ tree any
seq 1 20000 > big; seq 1 30000 > big2; echo s > s; tar cf x.tar big s big2; tar --delete -f x.tar big; tar tf x.tar; tar xOf x.tar big2 | md5sum; stat -c %s x.tar

#### tar --delete: compressed archives
#@ tree any
echo a > a; tar czf x.tgz a; tar --delete -f x.tgz a; echo $?; tar --delete -zf x.tgz a; echo $?

#### tar --delete: wildcards
#@ tree any
for i in a1 a2 b1; do echo $i > $i; done; tar cf x.tar a1 a2 b1; tar --delete --wildcards -f x.tar 'a*'; tar tf x.tar

#### tar -A
#@ tree any
echo a > a; echo b > b; tar cf x.tar a; tar cf y.tar b; tar -Af x.tar y.tar; tar tf x.tar; tar xOf x.tar; stat -c %s x.tar; tar --concatenate --file=x.tar y.tar; tar tf x.tar; stat -c %s x.tar

#### tar -A: what is not there
#@ tree any
echo a > a; tar cf x.tar a; tar -Af x.tar nope; echo $?; tar tf x.tar
