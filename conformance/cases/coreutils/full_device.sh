# Standard output that cannot be written, and commands called by their path.
#### full device 1
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
cat f >/dev/full; echo $?
cat -n f >/dev/full; echo $?
tac f >/dev/full; echo $?
tee </dev/null >/dev/full; echo $?
tee < f >/dev/full; echo $?
tee x /dev/full < f; echo $?
sort f >/dev/full; echo $?
sort -u f >/dev/full; echo $?

#### full device 2
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
sort -m f f >/dev/full; echo $?
sort f -o /dev/full; echo $?
wc f >/dev/full; echo $?
wc f g >/dev/full; echo $?
cut -c1 f >/dev/full; echo $?
cut -f1 f >/dev/full; echo $?
uniq f >/dev/full; echo $?
uniq f /dev/full; echo $?

#### full device 3
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
md5sum f >/dev/full; echo $?
sha1sum f >/dev/full; echo $?
sha256sum f >/dev/full; echo $?
b2sum f >/dev/full; echo $?
cksum f >/dev/full; echo $?
sum f >/dev/full; echo $?
base64 f >/dev/full; echo $?
base64 -d <<< YWJj >/dev/full; echo $?

#### full device 4
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
base32 f >/dev/full; echo $?
basenc --base16 f >/dev/full; echo $?
od f >/dev/full; echo $?
hexdump f >/dev/full; echo $?
xxd f >/dev/full; echo $?
xxd -r -p <<< 616263 >/dev/full; echo $?
strings f >/dev/full; echo $?
strings -n1 f >/dev/full; echo $?

#### full device 5
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
head f >/dev/full; echo $?
head -c2 f >/dev/full; echo $?
head -n -1 f >/dev/full; echo $?
tail f >/dev/full; echo $?
tail -c2 f >/dev/full; echo $?
nl f >/dev/full; echo $?
fold f >/dev/full; echo $?
fmt f >/dev/full; echo $?

#### full device 6
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
pr f >/dev/full; echo $?
expand f >/dev/full; echo $?
unexpand f >/dev/full; echo $?
paste f f >/dev/full; echo $?
paste -s f >/dev/full; echo $?
join f f >/dev/full; echo $?
comm f f >/dev/full; echo $?
tr a b < f >/dev/full; echo $?

#### full device 7
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
tr -d a < f >/dev/full; echo $?
rev f >/dev/full; echo $?
column f >/dev/full; echo $?
column -t f >/dev/full; echo $?
shuf f >/dev/full; echo $?
shuf f -o /dev/full; echo $?
seq 3 >/dev/full; echo $?
yes >/dev/full; echo $?

#### full device 8
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
tsort g >/dev/full; echo $?
numfmt --to=si 1000 >/dev/full; echo $?
factor 12 >/dev/full; echo $?
expr 1 + 1 >/dev/full; echo $?
bc <<< 1 >/dev/full; echo $?
dc -e 1p >/dev/full; echo $?
/usr/bin/printf a >/dev/full; echo $?
/usr/bin/echo a >/dev/full; echo $?

#### full device 9
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
printf a >/dev/full; echo $?
echo a >/dev/full; echo $?
pwd >/dev/full; echo $?
/usr/bin/pwd >/dev/full; echo $?
date -d 2020-01-01 >/dev/full; echo $?
cal 2020 >/dev/full; echo $?
cal 1 2020 >/dev/full; echo $?
ls >/dev/full; echo $?

#### full device 10
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
ls -l >/dev/full; echo $?
stat f >/dev/full; echo $?
stat -c %s f >/dev/full; echo $?
du >/dev/full; echo $?
df . >/dev/full; echo $?
file f >/dev/full; echo $?
tree >/dev/full; echo $?
cp -v f h >/dev/full; echo $?

#### full device 11
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
mv -v f h >/dev/full; echo $?
rm -v f >/dev/full; echo $?
mkdir -v d >/dev/full; echo $?
ln -sv f d >/dev/full; echo $?
chmod -v 600 f >/dev/full; echo $?
readlink -f f >/dev/full; echo $?
realpath f >/dev/full; echo $?
basename a/f >/dev/full; echo $?

#### full device 12
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
dirname a/f >/dev/full; echo $?
mktemp -u >/dev/full; echo $?
install -v f k >/dev/full; echo $?
cmp f g >/dev/full; echo $?
cmp -l f g >/dev/full; echo $?
diff f g >/dev/full; echo $?
diff -u f g >/dev/full; echo $?
diff -y f g >/dev/full; echo $?

#### full device 13
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
diff3 f g f >/dev/full; echo $?
sdiff f g >/dev/full; echo $?
iconv -t UTF-16 f >/dev/full; echo $?
dos2unix < f >/dev/full; echo $?
unix2dos < f >/dev/full; echo $?
envsubst < f >/dev/full; echo $?
getopt a -a >/dev/full; echo $?
env >/dev/full; echo $?

#### full device 14
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
printenv HOME >/dev/full; echo $?
which cat >/dev/full; echo $?
whoami >/dev/full; echo $?
id >/dev/full; echo $?
id -u >/dev/full; echo $?
hostname >/dev/full; echo $?
uname >/dev/full; echo $?
uname -a >/dev/full; echo $?

#### full device 15
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
nproc >/dev/full; echo $?
tty >/dev/full; echo $?
logname >/dev/full; echo $?
groups >/dev/full; echo $?
sleep --help >/dev/full; echo $?
cat --help >/dev/full; echo $?
find . >/dev/full; echo $?
find . -print0 >/dev/full; echo $?

#### full device 16
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
find . -printf x >/dev/full; echo $?
find . -ls >/dev/full; echo $?
xargs < f >/dev/full; echo $?
gzip -c f >/dev/full; echo $?
zip -q - f >/dev/full; echo $?
tar cf /dev/full f; echo $?
tar cf - f > /dev/full; echo $?
clear >/dev/full; echo $?

#### full device 17
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
TERM=xterm clear >/dev/full; echo $?
TERM=xterm tput bold >/dev/full; echo $?
seq 100000 | sort >/dev/full; echo $?
seq 100000 | tee /dev/full >/dev/null; echo $?
seq 100000 | cat >/dev/full; echo $?
seq 100000 | cut -c1 >/dev/full; echo $?
seq 100000 | md5sum - >/dev/full; echo $?
nohup echo a >/dev/full; echo $?

#### full device 18
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
nice >/dev/full; echo $?
timeout 1 echo a >/dev/full; echo $?
printf 'a\n' | pr -t >/dev/full; echo $?
ln -v f f2 >/dev/full; echo $?
touch f >/dev/full; echo $?
rmdir -v d 2>&1 >/dev/full; echo $?
mkdir d; rmdir -v d >/dev/full; echo $?
split --filter='cat >/dev/full' f; echo $?

#### full device 19
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
split --verbose f >/dev/full; echo $?
pathchk f >/dev/full; echo $?
test 1 = 1 >/dev/full; echo $?
seq 100000 | paste - - >/dev/full; echo $?
seq 100000 | tr 1 2 >/dev/full; echo $?
seq 100000 | uniq >/dev/full; echo $?
seq 100000 | wc >/dev/full; echo $?
seq 100000 | head -50000 >/dev/full; echo $?

#### full device 20
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
seq 100000 | tail -50000 >/dev/full; echo $?
seq 100000 | rev >/dev/full; echo $?
seq 100000 | tac >/dev/full; echo $?
seq 100000 | base64 >/dev/full; echo $?
rm -v f nope g >/dev/full; echo $?; ls
echo "[$?]"
md5sum f nope f >/dev/full; echo $?
sort f >&-; echo $?
wc f >&-; echo $?

#### full device 21
printf 'b\na\nc\n' > f; printf 'b x\na y\n' > g
md5sum f >&-; echo $?
cut -c1 f >&-; echo $?
/bin/cat nope; /usr/bin/ls nope; /usr/bin/printf '%d' x; echo $?
/usr/bin/sort --nope; /usr/bin/sort -k0; /usr/bin/rev --nope; /usr/bin/rev nope; /usr/bin/column nope; echo $?
echo a b | xargs /bin/ls; find . -exec /bin/cat nope \; ; env cat nope; echo $?
/usr/bin/diff f nope; /usr/bin/cmp f nope; /usr/bin/diff --nope; /usr/bin/cmp f; /usr/bin/find nope; echo $?
