#### stat -c "%F %a %A %h %U %G %u %g %n" f d l
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c "%F %a %A %h %U %G %u %g %n" f d l

#### stat -c "%s" f l
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c "%s" f l

#### stat -c "%N" f l dang
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c "%N" f l dang

#### stat --printf="%n\t%s\n" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat --printf="%n\t%s\n" f

#### stat -c "[%10s][%-10s][%010s]" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c "[%10s][%-10s][%010s]" f

#### stat -c "%#a %05a %x" f >/dev/null; echo ok
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c "%#a %05a %x" f >/dev/null; echo ok

#### touch -d "2020-01-02 03:04:05.678" f; stat -c "%y|%Y|%.3Y|%.Y|%x|%X" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -d "2020-01-02 03:04:05.678" f; stat -c "%y|%Y|%.3Y|%.Y|%x|%X" f

#### stat nope; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat nope; echo $?

#### stat; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat; echo $?

#### stat -L -c %F l dang
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -L -c %F l dang

#### stat -c "%f %B %b %o" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c "%f %B %b %o" f

#### stat -c "%%%n" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c "%%%n" f

#### stat -c "%5n|%-5n|%.1n" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c "%5n|%-5n|%.1n" f

#### stat -c "%q" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c "%q" f

#### stat --printf="a\tb\x41\101\n" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat --printf="a\tb\x41\101\n" f

#### stat -c "a\tb" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c "a\tb" f

#### stat -c %n f d nope l
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c %n f d nope l

#### touch -d "2020-01-02 03:04:05" f; stat f | grep -v "Inode\|Birth\|Change"
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -d "2020-01-02 03:04:05" f; stat f | grep -v "Inode\|Birth\|Change"

#### stat -c "%a" -- f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c "%a" --  f

#### stat --format=%s f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat --format=%s f

#### stat -c "%t %T" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c "%t %T" f

#### stat -f -c "%n %l" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -f -c "%n %l" f

#### : >e; stat -c "%F %s %b" e
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
: >e; stat -c "%F %s %b" e

#### head -c 5000 /dev/zero >z; stat -c "%s %b" z
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
head -c 5000 /dev/zero >z; stat -c "%s %b" z

#### stat -c "%.5s|%+s|% s" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
stat -c "%.5s|%+s|% s" f

#### touch n; ls n
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch n; ls n

#### touch a b c; ls
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch a b c; ls

#### touch -c nope; ls nope
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -c nope; ls nope

#### touch nodir/x; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch nodir/x; echo $?

#### touch; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch; echo $?

#### touch -d "2020-02-03 04:05:06" f; stat -c %y f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -d "2020-02-03 04:05:06" f; stat -c %y f

#### touch -d "@86400" f; stat -c %y f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -d "@86400" f; stat -c %y f

#### touch -t 202001020304 f; stat -c %y f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -t 202001020304 f; stat -c %y f

#### touch -t 2001020304.05 f; stat -c %y f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -t 2001020304.05 f; stat -c %y f

#### touch -t 9912312359 f; stat -c %y f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -t 9912312359 f; stat -c %y f

#### touch -t 01020304 f; stat -c %y f | cut -c6-16
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -t 01020304 f; stat -c %y f | cut -c6-16

#### touch -t x f; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -t x f; echo $?

#### touch -t 202013010000 f; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -t 202013010000 f; echo $?

#### touch -d zz f; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -d zz f; echo $?

#### touch -d 2020-01-01 f; touch -r f g; stat -c %y g
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -d 2020-01-01 f; touch -r f g; stat -c %y g

#### touch -d 2020-01-01 f; touch -r f -d "+1 day" g; stat -c %y g
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -d 2020-01-01 f; touch -r f -d "+1 day" g; stat -c %y g

#### touch -r nope f; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -r nope f; echo $?

#### touch -d 2020-01-01 f; touch -a -d 2021-01-01 f; stat -c "%x %y" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -d 2020-01-01 f; touch -a -d 2021-01-01 f; stat -c "%x %y" f

#### touch -d 2020-01-01 f; touch -m -d 2021-01-01 f; stat -c "%x %y" f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -d 2020-01-01 f; touch -m -d 2021-01-01 f; stat -c "%x %y" f

#### touch -h -d 2020-01-01 l; stat -c %y l
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -h -d 2020-01-01 l; stat -c %y l

#### touch -d 2020-01-01 l; stat -c %y f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -d 2020-01-01 l; stat -c %y f

#### touch d; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch d; echo $?

#### touch "a b"; ls
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch "a b"; ls

#### touch -d "2020-01-01 12:00 +0200" f; stat -c %y f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -d "2020-01-01 12:00 +0200" f; stat -c %y f

#### touch -d "2020-01-31 +1 month" f; stat -c %y f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -d "2020-01-31 +1 month" f; stat -c %y f

#### touch --date="1 Jan 2020" f; stat -c %y f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch --date="1 Jan 2020" f; stat -c %y f

#### touch -d "2020-01-01T00:00:00Z" f; stat -c %Y f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -d "2020-01-01T00:00:00Z" f; stat -c %Y f

#### TZ=EST5 touch -d "2020-01-01 00:00" f; stat -c %y f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
TZ=EST5 touch -d "2020-01-01 00:00" f; stat -c %y f

#### touch -t 202001010000 -d 2020-01-01 f; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -t 202001010000 -d 2020-01-01 f; echo $?

#### touch -z
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -z

#### touch f f f; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch f f f; echo $?

#### touch dang; ls nope
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch dang; ls nope

#### chmod 444 f; touch f; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 444 f; touch f; echo $?

#### touch -f f; touch --time=mtime -d 2020-01-01 f; stat -c %y f
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch -f f; touch --time=mtime -d 2020-01-01 f; stat -c %y f

#### touch ""; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch ""; echo $?

#### touch f/; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch f/; echo $?

#### touch new/; echo $?
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
touch new/; echo $?
