#### read-only file
echo x > f; chmod 444 f; echo y > f; echo $?; echo y >> f; echo $?; cat f; rm -f f; ls

#### unreadable file
echo x > f; chmod 200 f; cat f; echo $?; echo y >> f; echo $?; chmod 600 f; cat f

#### closed directory
mkdir d; echo x > d/f; chmod 000 d; ls d; echo $?; cat d/f; echo $?; cd d; echo $?; rm -r d; echo $?; chmod 755 d; ls d

#### directory without write
mkdir d; echo x > d/f; chmod 555 d; echo y > d/g; echo $?; rm -f d/f; echo $?; mv d/f .; echo $?; echo z > d/f; echo $?; cat d/f; chmod 755 d

#### directory without read
mkdir d; echo x > d/f; chmod 311 d; ls d; echo $?; cat d/f; echo d/*; chmod 755 d

#### directory without search
mkdir d; echo x > d/f; chmod 600 d; ls d 2>/dev/null; cat d/f; echo $?; chmod 755 d

#### executable bit
printf '#!/bin/sh\necho ran $1\n' > s; ./s; echo $?; chmod +x s; ./s arg; chmod 111 s; cat s; echo $?; chmod 755 s

#### test operators follow permission
echo x > f; chmod 400 f; for o in r w x e f s; do test -$o f; echo $o $?; done; chmod 700 f; test -x f; echo $?

#### umask
umask 077; echo x > f; mkdir d; stat -c '%a %n' f d; umask 022; touch g; stat -c %a g

#### set-id bits go with a write
touch f; chmod 6755 f; stat -c %a f; echo x >> f; stat -c %a f

#### system files
echo x > /etc/passwd; echo $?; touch /usr/bin/new 2>/dev/null; echo $?; mkdir /new 2>/dev/null; echo $?

#### sticky tmp
stat -c '%a %U' /tmp; f=$(mktemp); echo x > $f; cat $f; rm $f

#### devices
echo x > /dev/null; cat /dev/null; head -c 4 /dev/zero | od -An -tx1; echo x > /dev/full; echo $?; stat -c '%F %a' /dev/null
