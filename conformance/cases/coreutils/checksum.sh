#### md5sum a big e
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum a big e

#### md5sum < a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum < a

#### md5sum nofile a; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum nofile a; echo $?

#### printf abc | md5sum -
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf abc | md5sum -

#### md5sum a big | md5sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum a big | md5sum -c

#### md5sum --tag a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --tag a

#### md5sum --tag a | md5sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --tag a | md5sum -c

#### md5sum -z a | od -c | tail -2
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -z a | od -c | tail -2

#### sha1sum a big e
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha1sum a big e

#### sha1sum < a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha1sum < a

#### sha1sum nofile a; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha1sum nofile a; echo $?

#### printf abc | sha1sum -
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf abc | sha1sum -

#### sha1sum a big | sha1sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha1sum a big | sha1sum -c

#### sha1sum --tag a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha1sum --tag a

#### sha1sum --tag a | sha1sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha1sum --tag a | sha1sum -c

#### sha1sum -z a | od -c | tail -2
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha1sum -z a | od -c | tail -2

#### sha224sum a big e
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha224sum a big e

#### sha224sum < a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha224sum < a

#### sha224sum nofile a; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha224sum nofile a; echo $?

#### printf abc | sha224sum -
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf abc | sha224sum -

#### sha224sum a big | sha224sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha224sum a big | sha224sum -c

#### sha224sum --tag a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha224sum --tag a

#### sha224sum --tag a | sha224sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha224sum --tag a | sha224sum -c

#### sha224sum -z a | od -c | tail -2
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha224sum -z a | od -c | tail -2

#### sha256sum a big e
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha256sum a big e

#### sha256sum < a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha256sum < a

#### sha256sum nofile a; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha256sum nofile a; echo $?

#### printf abc | sha256sum -
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf abc | sha256sum -

#### sha256sum a big | sha256sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha256sum a big | sha256sum -c

#### sha256sum --tag a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha256sum --tag a

#### sha256sum --tag a | sha256sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha256sum --tag a | sha256sum -c

#### sha256sum -z a | od -c | tail -2
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha256sum -z a | od -c | tail -2

#### sha384sum a big e
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha384sum a big e

#### sha384sum < a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha384sum < a

#### sha384sum nofile a; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha384sum nofile a; echo $?

#### printf abc | sha384sum -
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf abc | sha384sum -

#### sha384sum a big | sha384sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha384sum a big | sha384sum -c

#### sha384sum --tag a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha384sum --tag a

#### sha384sum --tag a | sha384sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha384sum --tag a | sha384sum -c

#### sha384sum -z a | od -c | tail -2
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha384sum -z a | od -c | tail -2

#### sha512sum a big e
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha512sum a big e

#### sha512sum < a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha512sum < a

#### sha512sum nofile a; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha512sum nofile a; echo $?

#### printf abc | sha512sum -
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf abc | sha512sum -

#### sha512sum a big | sha512sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha512sum a big | sha512sum -c

#### sha512sum --tag a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha512sum --tag a

#### sha512sum --tag a | sha512sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha512sum --tag a | sha512sum -c

#### sha512sum -z a | od -c | tail -2
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha512sum -z a | od -c | tail -2

#### b2sum a big e
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum a big e

#### b2sum < a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum < a

#### b2sum nofile a; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum nofile a; echo $?

#### printf abc | b2sum -
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf abc | b2sum -

#### b2sum a big | b2sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum a big | b2sum -c

#### b2sum --tag a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum --tag a

#### b2sum --tag a | b2sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum --tag a | b2sum -c

#### b2sum -z a | od -c | tail -2
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum -z a | od -c | tail -2

#### cksum a big e
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum a big e

#### cksum < a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum < a

#### cksum nofile a; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum nofile a; echo $?

#### printf abc | cksum -
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf abc | cksum -

#### sum a big e
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sum a big e

#### sum < a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sum < a

#### sum nofile a; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sum nofile a; echo $?

#### printf abc | sum -
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf abc | sum -

#### md5sum 'b\c' $'n\nl'
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum 'b\c' $'n\nl'

#### md5sum --tag 'b\c'
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --tag 'b\c'

#### md5sum -z 'b\c'
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -z 'b\c'

#### md5sum -b a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -b a

#### md5sum -t a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -t a

#### md5sum -c s; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -c s; echo $?

#### md5sum -c --strict s; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -c --strict s; echo $?

#### md5sum -cw s; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -cw s; echo $?

#### md5sum -c t; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -c t; echo $?

#### md5sum --status -c t; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --status -c t; echo $?

#### md5sum --quiet -c s; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --quiet -c s; echo $?

#### md5sum -c u; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -c u; echo $?

#### md5sum -c --ignore-missing u; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -c --ignore-missing u; echo $?

#### md5sum -c --ignore-missing w; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -c --ignore-missing w; echo $?

#### md5sum -c s t u; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -c s t u; echo $?

#### md5sum -c v; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -c v; echo $?

#### md5sum -c nofile; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -c nofile; echo $?

#### md5sum --quiet a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --quiet a

#### md5sum -w a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -w a

#### md5sum --status a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --status a

#### md5sum --strict a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --strict a

#### md5sum --ignore-missing a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --ignore-missing a

#### md5sum --tag -c s
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --tag -c s

#### md5sum --tag -t a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --tag -t a

#### md5sum -b -c s
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -b -c s

#### md5sum -z -c s
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum -z -c s

#### md5sum --foo
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --foo

#### b2sum -l 128 a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum -l 128 a

#### b2sum -l 7 a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum -l 7 a

#### b2sum -l 1024 a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum -l 1024 a

#### b2sum -l x a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum -l x a

#### b2sum --tag -l 256 a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum --tag -l 256 a

#### b2sum -l 256 a | b2sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum -l 256 a | b2sum -c

#### b2sum --tag -l 256 a | b2sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum --tag -l 256 a | b2sum -c

#### b2sum -l 0 a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
b2sum -l 0 a

#### cksum -a md5 a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a md5 a

#### cksum -a md5 --untagged a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a md5 --untagged a

#### cksum -a foo a; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a foo a; echo $?

#### cksum -a sysv a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a sysv a

#### cksum -a bsd a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a bsd a

#### cksum -a sm3 a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a sm3 a

#### cksum -a crc a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a crc a

#### cksum -a sha1 a e
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a sha1 a e

#### cksum -a sha224 a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a sha224 a

#### cksum -a sha256 big
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a sha256 big

#### cksum -a sha384 a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a sha384 a

#### cksum -a sha512 a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a sha512 a

#### cksum -a blake2b a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a blake2b a

#### cksum -a blake2b -l 128 a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a blake2b -l 128 a

#### cksum -a md5 -l 128 a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a md5 -l 128 a

#### cksum -a crc -c s
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a crc -c s

#### cksum -a md5 a | cksum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a md5 a | cksum -c

#### cksum -a md5 -c s
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a md5 -c s

#### cksum -a blake2b -l 64 a | cksum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -a blake2b -l 64 a | cksum -c

#### cksum --tag a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum --tag a

#### cksum a a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum a a

#### cksum -c s; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
cksum -c s; echo $?

#### sum a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sum a

#### sum -s a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sum -s a

#### sum -r a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sum -r a

#### sum -s a big
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sum -s a big

#### sum a a
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sum a a

#### sum nofile; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sum nofile; echo $?

#### md5sum .; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum .; echo $?

#### sha256sum a | md5sum -c; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha256sum a | md5sum -c; echo $?

#### md5sum --tag a | sha1sum -c; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --tag a | sha1sum -c; echo $?

#### printf '5d41402abc4b2a76b9719d911017c592 a\n' | md5sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf '5d41402abc4b2a76b9719d911017c592 a\n' | md5sum -c

#### printf '5D41402ABC4B2A76B9719D911017C592  a\r\n' | md5sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf '5D41402ABC4B2A76B9719D911017C592  a\r\n' | md5sum -c

#### printf '#c\n\n5D41402ABC4B2A76B9719D911017C592  a\n' | md5sum -c; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf '#c\n\n5D41402ABC4B2A76B9719D911017C592  a\n' | md5sum -c; echo $?

#### md5sum $'n\nl' 'b\c' > l; md5sum -c l; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum $'n\nl' 'b\c' > l; md5sum -c l; echo $?

#### printf '5d41402abc4b2a76b9719d911017c592 *a\n' | md5sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf '5d41402abc4b2a76b9719d911017c592 *a\n' | md5sum -c

#### printf '  5d41402abc4b2a76b9719d911017c592  a\n' | md5sum -c
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf '  5d41402abc4b2a76b9719d911017c592  a\n' | md5sum -c

#### printf 'MD5(a)= 5d41402abc4b2a76b9719d911017c592\n' | md5sum -c; echo $?
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
printf 'MD5(a)= 5d41402abc4b2a76b9719d911017c592\n' | md5sum -c; echo $?

#### md5sum --check s 2>/dev/null
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum --check s 2>/dev/null

#### seq 100000 | sha256sum
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
seq 100000 | sha256sum

#### seq 100000 | b2sum
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
seq 100000 | b2sum

#### seq 100000 | cksum
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
seq 100000 | cksum

#### seq 100000 | sum
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
seq 100000 | sum

#### seq 100000 | sum -s
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
seq 100000 | sum -s

#### seq 100000 | cksum -a sm3
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
seq 100000 | cksum -a sm3

#### md5sum a a | sort -u | wc -l
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
md5sum a a | sort -u | wc -l

#### sha256sum a | cut -d' ' -f1
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha256sum a | cut -d' ' -f1

#### sha256sum * | sort
printf hello > a; printf 'x\\y' > 'b\c'; printf 1 > $'n\nl'; : > e; seq 5000 > big; printf '5d41402abc4b2a76b9719d911017c592  a\njunk\n' > s; printf 'd41d8cd98f00b204e9800998ecf8427e  a\n' > t; printf 'd41d8cd98f00b204e9800998ecf8427e  nofile\n' > u; echo junk > v; printf '5d41402abc4b2a76b9719d911017c592  a\nd41d8cd98f00b204e9800998ecf8427e  nofile\n' > w
sha256sum * | sort
