# sort --debug: what it says of the keys, and what it marks.
#### sort debug 1
printf 'banana 3 x\nApple 10 y\n\tcherry 2\n  date 1K\n' > sd; printf '1,000\n-5\n+3\n0x1F\n 1e3\n.5\n-.5x\nnan\n5.\n-\n1K\n-3Gx\nJan\n feb x\n' > sn; printf 'é 2\n漢字 1\na\tb\n\0x\n\xff\n\001\n' > sw
sort --debug  sd
echo "[$?]"
sort --debug  sn
echo "[$?]"
LC_ALL=C sort --debug  sd
echo "[$?]"
sort --debug -n sd
echo "[$?]"
sort --debug -n sn
echo "[$?]"
LC_ALL=C sort --debug -n sd
echo "[$?]"
sort --debug -k2n sd
echo "[$?]"
sort --debug -k2n sn
echo "[$?]"
LC_ALL=C sort --debug -k2n sd
echo "[$?]"
sort --debug -k2,2n -k1 sd
echo "[$?]"
sort --debug -k2,2n -k1 sn
echo "[$?]"
LC_ALL=C sort --debug -k2,2n -k1 sd
echo "[$?]"
sort --debug -k1.2,1.3 sd
echo "[$?]"
sort --debug -k1.2,1.3 sn
echo "[$?]"
LC_ALL=C sort --debug -k1.2,1.3 sd
echo "[$?]"
sort --debug -b sd
echo "[$?]"
sort --debug -b sn
echo "[$?]"
LC_ALL=C sort --debug -b sd
echo "[$?]"
sort --debug -k1b sd
echo "[$?]"
sort --debug -k1b sn
echo "[$?]"

#### sort debug 2
printf 'banana 3 x\nApple 10 y\n\tcherry 2\n  date 1K\n' > sd; printf '1,000\n-5\n+3\n0x1F\n 1e3\n.5\n-.5x\nnan\n5.\n-\n1K\n-3Gx\nJan\n feb x\n' > sn; printf 'é 2\n漢字 1\na\tb\n\0x\n\xff\n\001\n' > sw
LC_ALL=C sort --debug -k1b sd
echo "[$?]"
sort --debug -f sd
echo "[$?]"
sort --debug -f sn
echo "[$?]"
LC_ALL=C sort --debug -f sd
echo "[$?]"
sort --debug -r sd
echo "[$?]"
sort --debug -r sn
echo "[$?]"
LC_ALL=C sort --debug -r sd
echo "[$?]"
sort --debug -u sd
echo "[$?]"
sort --debug -u sn
echo "[$?]"
LC_ALL=C sort --debug -u sd
echo "[$?]"
sort --debug -s sd
echo "[$?]"
sort --debug -s sn
echo "[$?]"
LC_ALL=C sort --debug -s sd
echo "[$?]"
sort --debug -k2 sd
echo "[$?]"
sort --debug -k2 sn
echo "[$?]"
LC_ALL=C sort --debug -k2 sd
echo "[$?]"
sort --debug -t' ' -k2 sd
echo "[$?]"
sort --debug -t' ' -k2 sn
echo "[$?]"
LC_ALL=C sort --debug -t' ' -k2 sd
echo "[$?]"
sort --debug -k2,2h sd
echo "[$?]"

#### sort debug 3
printf 'banana 3 x\nApple 10 y\n\tcherry 2\n  date 1K\n' > sd; printf '1,000\n-5\n+3\n0x1F\n 1e3\n.5\n-.5x\nnan\n5.\n-\n1K\n-3Gx\nJan\n feb x\n' > sn; printf 'é 2\n漢字 1\na\tb\n\0x\n\xff\n\001\n' > sw
sort --debug -k2,2h sn
echo "[$?]"
LC_ALL=C sort --debug -k2,2h sd
echo "[$?]"
sort --debug -g sd
echo "[$?]"
sort --debug -g sn
echo "[$?]"
LC_ALL=C sort --debug -g sd
echo "[$?]"
sort --debug -M sd
echo "[$?]"
sort --debug -M sn
echo "[$?]"
LC_ALL=C sort --debug -M sd
echo "[$?]"
sort --debug -V sd
echo "[$?]"
sort --debug -V sn
echo "[$?]"
LC_ALL=C sort --debug -V sd
echo "[$?]"
sort --debug -d sd
echo "[$?]"
sort --debug -d sn
echo "[$?]"
LC_ALL=C sort --debug -d sd
echo "[$?]"
sort --debug -i sd
echo "[$?]"
sort --debug -i sn
echo "[$?]"
LC_ALL=C sort --debug -i sd
echo "[$?]"
sort --debug -k3n -s sd
echo "[$?]"
sort --debug -k3n -s sn
echo "[$?]"
LC_ALL=C sort --debug -k3n -s sd
echo "[$?]"

#### sort debug 4
printf 'banana 3 x\nApple 10 y\n\tcherry 2\n  date 1K\n' > sd; printf '1,000\n-5\n+3\n0x1F\n 1e3\n.5\n-.5x\nnan\n5.\n-\n1K\n-3Gx\nJan\n feb x\n' > sn; printf 'é 2\n漢字 1\na\tb\n\0x\n\xff\n\001\n' > sw
sort --debug -k1,2r sd
echo "[$?]"
sort --debug -k1,2r sn
echo "[$?]"
LC_ALL=C sort --debug -k1,2r sd
echo "[$?]"
sort --debug -k2r -r sd
echo "[$?]"
sort --debug -k2r -r sn
echo "[$?]"
LC_ALL=C sort --debug -k2r -r sd
echo "[$?]"
sort --debug -k1n,1 sd
echo "[$?]"
sort --debug -k1n,1 sn
echo "[$?]"
LC_ALL=C sort --debug -k1n,1 sd
echo "[$?]"
sort --debug -k2,1 sd
echo "[$?]"
sort --debug -k2,1 sn
echo "[$?]"
LC_ALL=C sort --debug -k2,1 sd
echo "[$?]"
sort --debug -n -k1 sd
echo "[$?]"
sort --debug -n -k1 sn
echo "[$?]"
LC_ALL=C sort --debug -n -k1 sd
echo "[$?]"
sort --debug -t. -k2n sd
echo "[$?]"
sort --debug -t. -k2n sn
echo "[$?]"
LC_ALL=C sort --debug -t. -k2n sd
echo "[$?]"
sort --debug -t. -k2,2n sd
echo "[$?]"
sort --debug -t. -k2,2n sn
echo "[$?]"

#### sort debug 5
printf 'banana 3 x\nApple 10 y\n\tcherry 2\n  date 1K\n' > sd; printf '1,000\n-5\n+3\n0x1F\n 1e3\n.5\n-.5x\nnan\n5.\n-\n1K\n-3Gx\nJan\n feb x\n' > sn; printf 'é 2\n漢字 1\na\tb\n\0x\n\xff\n\001\n' > sw
LC_ALL=C sort --debug -t. -k2,2n sd
echo "[$?]"
sort --debug -c sd
echo "[$?]"
sort --debug -c sn
echo "[$?]"
LC_ALL=C sort --debug -c sd
echo "[$?]"
sort --debug -C sd
echo "[$?]"
sort --debug -C sn
echo "[$?]"
LC_ALL=C sort --debug -C sd
echo "[$?]"
sort --debug -o x sd
echo "[$?]"
sort --debug -o x sn
echo "[$?]"
LC_ALL=C sort --debug -o x sd
echo "[$?]"
sort --debug -k1,1 -k2 sd
echo "[$?]"
sort --debug -k1,1 -k2 sn
echo "[$?]"
LC_ALL=C sort --debug -k1,1 -k2 sd
echo "[$?]"
sort --debug -k 1.5 sd
echo "[$?]"
sort --debug -k 1.5 sn
echo "[$?]"
LC_ALL=C sort --debug -k 1.5 sd
echo "[$?]"
sort --debug -m sd
echo "[$?]"
sort --debug -m sn
echo "[$?]"
LC_ALL=C sort --debug -m sd
echo "[$?]"
sort --debug -z sd
echo "[$?]"

#### sort debug 6
printf 'banana 3 x\nApple 10 y\n\tcherry 2\n  date 1K\n' > sd; printf '1,000\n-5\n+3\n0x1F\n 1e3\n.5\n-.5x\nnan\n5.\n-\n1K\n-3Gx\nJan\n feb x\n' > sn; printf 'é 2\n漢字 1\na\tb\n\0x\n\xff\n\001\n' > sw
sort --debug -z sn
echo "[$?]"
LC_ALL=C sort --debug -z sd
echo "[$?]"
sort --debug -k2n,2 -bf sd
echo "[$?]"
sort --debug -k2n,2 -bf sn
echo "[$?]"
LC_ALL=C sort --debug -k2n,2 -bf sd
echo "[$?]"
sort --debug -h -r -k2,2 sd
echo "[$?]"
sort --debug -h -r -k2,2 sn
echo "[$?]"
LC_ALL=C sort --debug -h -r -k2,2 sd
echo "[$?]"
sort --debug -k9 sd
echo "[$?]"
sort --debug -k9 sn
echo "[$?]"
LC_ALL=C sort --debug -k9 sd
echo "[$?]"
sort --debug -k1,1.0 sd
echo "[$?]"
sort --debug -k1,1.0 sn
echo "[$?]"
LC_ALL=C sort --debug -k1,1.0 sd
echo "[$?]"
sort --debug -k1.1,1.3 sd
echo "[$?]"
sort --debug -k1.1,1.3 sn
echo "[$?]"
LC_ALL=C sort --debug -k1.1,1.3 sd
echo "[$?]"
sort --debug -k2.2b,2.3 sd
echo "[$?]"
sort --debug -k2.2b,2.3 sn
echo "[$?]"
LC_ALL=C sort --debug -k2.2b,2.3 sd
echo "[$?]"

#### sort debug 7
printf 'banana 3 x\nApple 10 y\n\tcherry 2\n  date 1K\n' > sd; printf '1,000\n-5\n+3\n0x1F\n 1e3\n.5\n-.5x\nnan\n5.\n-\n1K\n-3Gx\nJan\n feb x\n' > sn; printf 'é 2\n漢字 1\na\tb\n\0x\n\xff\n\001\n' > sw
sort --debug -ns sd
echo "[$?]"
sort --debug -ns sn
echo "[$?]"
LC_ALL=C sort --debug -ns sd
echo "[$?]"
sort --debug -nu sd
echo "[$?]"
sort --debug -nu sn
echo "[$?]"
LC_ALL=C sort --debug -nu sd
echo "[$?]"
sort --debug -ru sd
echo "[$?]"
sort --debug -ru sn
echo "[$?]"
LC_ALL=C sort --debug -ru sd
echo "[$?]"
sort --debug -rs sd
echo "[$?]"
sort --debug -rs sn
echo "[$?]"
LC_ALL=C sort --debug -rs sd
echo "[$?]"
sort --debug -rn sd
echo "[$?]"
sort --debug -rn sn
echo "[$?]"
LC_ALL=C sort --debug -rn sd
echo "[$?]"
sort --debug -rn -k2 sd
echo "[$?]"
sort --debug -rn -k2 sn
echo "[$?]"
LC_ALL=C sort --debug -rn -k2 sd
echo "[$?]"
sort --debug -r -k2n sd
echo "[$?]"
sort --debug -r -k2n sn
echo "[$?]"

#### sort debug 8
printf 'banana 3 x\nApple 10 y\n\tcherry 2\n  date 1K\n' > sd; printf '1,000\n-5\n+3\n0x1F\n 1e3\n.5\n-.5x\nnan\n5.\n-\n1K\n-3Gx\nJan\n feb x\n' > sn; printf 'é 2\n漢字 1\na\tb\n\0x\n\xff\n\001\n' > sw
LC_ALL=C sort --debug -r -k2n sd
echo "[$?]"
sort --debug -rs -k2n sd
echo "[$?]"
sort --debug -rs -k2n sn
echo "[$?]"
LC_ALL=C sort --debug -rs -k2n sd
echo "[$?]"
sort --debug -f -k1n sd
echo "[$?]"
sort --debug -f -k1n sn
echo "[$?]"
LC_ALL=C sort --debug -f -k1n sd
echo "[$?]"
sort --debug -bdfi -k1n sd
echo "[$?]"
sort --debug -bdfi -k1n sn
echo "[$?]"
LC_ALL=C sort --debug -bdfi -k1n sd
echo "[$?]"
sort --debug +0 -1 sd
echo "[$?]"
sort --debug +0 -1 sn
echo "[$?]"
LC_ALL=C sort --debug +0 -1 sd
echo "[$?]"
sort --debug +1n sd
echo "[$?]"
sort --debug +1n sn
echo "[$?]"
LC_ALL=C sort --debug +1n sd
echo "[$?]"
sort --debug +1.2 -2.3 sd
echo "[$?]"
sort --debug +1.2 -2.3 sn
echo "[$?]"
LC_ALL=C sort --debug +1.2 -2.3 sd
echo "[$?]"
sort --debug +1b -3n sd
echo "[$?]"

#### sort debug 9
printf 'banana 3 x\nApple 10 y\n\tcherry 2\n  date 1K\n' > sd; printf '1,000\n-5\n+3\n0x1F\n 1e3\n.5\n-.5x\nnan\n5.\n-\n1K\n-3Gx\nJan\n feb x\n' > sn; printf 'é 2\n漢字 1\na\tb\n\0x\n\xff\n\001\n' > sw
sort --debug +1b -3n sn
echo "[$?]"
LC_ALL=C sort --debug +1b -3n sd
echo "[$?]"
sort --debug -t- -k1n sd
echo "[$?]"
sort --debug -t- -k1n sn
echo "[$?]"
LC_ALL=C sort --debug -t- -k1n sd
echo "[$?]"
sort --debug -t+ -k1g sd
echo "[$?]"
sort --debug -t+ -k1g sn
echo "[$?]"
LC_ALL=C sort --debug -t+ -k1g sd
echo "[$?]"
sort --debug -t+ -k1n sd
echo "[$?]"
sort --debug -t+ -k1n sn
echo "[$?]"
LC_ALL=C sort --debug -t+ -k1n sd
echo "[$?]"
sort --debug -t, -k1n sd
echo "[$?]"
sort --debug -t, -k1n sn
echo "[$?]"
LC_ALL=C sort --debug -t, -k1n sd
echo "[$?]"
sort --debug -k1n -k2 -k3r -fr sd
echo "[$?]"
sort --debug -k1n -k2 -k3r -fr sn
echo "[$?]"
LC_ALL=C sort --debug -k1n -k2 -k3r -fr sd
echo "[$?]"
sort --debug -k1 -r sd
echo "[$?]"
sort --debug -k1 -r sn
echo "[$?]"
LC_ALL=C sort --debug -k1 -r sd
echo "[$?]"

#### sort debug 10
printf 'banana 3 x\nApple 10 y\n\tcherry 2\n  date 1K\n' > sd; printf '1,000\n-5\n+3\n0x1F\n 1e3\n.5\n-.5x\nnan\n5.\n-\n1K\n-3Gx\nJan\n feb x\n' > sn; printf 'é 2\n漢字 1\na\tb\n\0x\n\xff\n\001\n' > sw
sort --debug -dM sd
echo "[$?]"
sort --debug -dM sn
echo "[$?]"
LC_ALL=C sort --debug -dM sd
echo "[$?]"
sort --debug -k2b,2b sd
echo "[$?]"
sort --debug -k2b,2b sn
echo "[$?]"
LC_ALL=C sort --debug -k2b,2b sd
echo "[$?]"
sort --debug -b -k2,2 sd
echo "[$?]"
sort --debug -b -k2,2 sn
echo "[$?]"
LC_ALL=C sort --debug -b -k2,2 sd
echo "[$?]"
sort --debug -k1,1M -k2 sd
echo "[$?]"
sort --debug -k1,1M -k2 sn
echo "[$?]"
LC_ALL=C sort --debug -k1,1M -k2 sd
echo "[$?]"
sort --debug -R -k9 sd
echo "[$?]"
sort --debug -R -k9 sn
echo "[$?]"
LC_ALL=C sort --debug -R -k9 sd
echo "[$?]"
sort --debug sw
echo "[$?]"
sort --debug -k2 sw
echo "[$?]"
sort --debug -k2n sw
echo "[$?]"
LC_ALL=C sort --debug sw
echo "[$?]"
LC_ALL=en_US.UTF-8 sort --debug sd
echo "[$?]"

#### sort debug 11
printf 'banana 3 x\nApple 10 y\n\tcherry 2\n  date 1K\n' > sd; printf '1,000\n-5\n+3\n0x1F\n 1e3\n.5\n-.5x\nnan\n5.\n-\n1K\n-3Gx\nJan\n feb x\n' > sn; printf 'é 2\n漢字 1\na\tb\n\0x\n\xff\n\001\n' > sw
LC_ALL= LC_COLLATE=C sort --debug sd
echo "[$?]"
LC_ALL=C.utf8 sort --debug sd
echo "[$?]"
LC_ALL=POSIX sort --debug sd
echo "[$?]"
sort --debug nope
echo "[$?]"
sort --deb sd
echo "[$?]"
seq 5 | sort --debug -rn
echo "[$?]"
