#### ls
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls 

#### ls -a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -a

#### ls -A
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -A

#### ls -1
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -1

#### ls -r
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -r

#### ls -t
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -t

#### ls -tr
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -tr

#### ls -S
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -S

#### ls -X
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -X

#### ls -v
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -v

#### ls -U | sort
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -U | sort

#### ls -F
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -F

#### ls -p
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -p

#### ls --file-type
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --file-type

#### ls -m
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -m

#### ls -C
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -C

#### ls -x
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -x

#### ls -C -w 30
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -C -w 30

#### ls -x -w 30
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -x -w 30

#### ls -m -w 20
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -m -w 20

#### ls -Q
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -Q

#### ls -b
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -b

#### ls -N
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -N

#### ls -q
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -q

#### ls -B
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -B

#### ls -I "*.txt"
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -I "*.txt"

#### ls --hide="a*"
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --hide="a*"

#### ls -d .
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -d .

#### ls -R
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -R

#### ls --group-directories-first
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --group-directories-first

#### ls --group-directories-first -r
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --group-directories-first -r

#### ls -w0 -C
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -w0 -C

#### ls -w0 -m
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -w0 -m

#### ls --zero | tr "\0" "|"
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --zero | tr "\0" "|"

#### ls --color=always
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --color=always

#### ls | cat; export TERM=xterm; ls --color=always
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls | cat; export TERM=xterm; ls --color=always

#### ls | cat; export TERM=xterm; ls --color=always -F
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls | cat; export TERM=xterm; ls --color=always -F

#### ls | cat; export LS_COLORS="di=1:*.txt=35:ln=36:or=31"; ls --color=always
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls | cat; export LS_COLORS="di=1:*.txt=35:ln=36:or=31"; ls --color=always

#### ls -T4 -C -w 40
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -T4 -C -w 40

#### ls --format=commas
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --format=commas

#### ls --format=across
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --format=across

#### ls --sort=size
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --sort=size

#### ls --sort=time
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --sort=time

#### ls --sort=width
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --sort=width

#### ls --indicator-style=slash
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --indicator-style=slash

#### ls --quoting-style=shell
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --quoting-style=shell

#### ls --quoting-style=shell-escape
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --quoting-style=shell-escape

#### ls --quoting-style=c
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --quoting-style=c

#### ls --quoting-style=escape
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --quoting-style=escape

#### ls --quoting-style=locale
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --quoting-style=locale

#### ls -L
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -L

#### ls -H l
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -H l

#### ls -H ld
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -H ld

#### ls l
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls l

#### ls ld
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls ld

#### ls ld/
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls ld/

#### ls -d ld
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -d ld

#### ls -d ld/
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -d ld/

#### ls d a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls d a

#### ls a d
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls a d

#### ls d ld
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls d ld

#### ls nope
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls nope

#### ls nope a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls nope a

#### ls a nope d
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls a nope d

#### ls -f | sort
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -f | sort

#### ls -tu
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -tu

#### ls -c >/dev/null
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -c >/dev/null

#### ls --time=atime -1t
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --time=atime -1t

#### ls -1 -- a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -1 -- a

#### ls *
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls *

#### ls d/*
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls d/*

#### ls .hid
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls .hid

#### ls -la nope
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -la nope

#### ls --zzz
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --zzz

#### ls --color=x
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --color=x

#### ls --sort=x
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --sort=x

#### ls -w x
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -w x

#### ls --block-size=x
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --block-size=x

#### ls -a d
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -a d

#### ls -A d
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -A d

#### ls -ad .hid
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -ad .hid

#### ls -Ra d
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -Ra d

#### ls ""
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls ""

#### ls a ""
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls a ""

#### ls a/
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls a/

#### ls -l a/
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l a/

#### ls -dF */
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -dF */

#### ls -CF
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -CF

#### ls -s a b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -s a b.txt

#### ls -sk b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -sk b.txt

#### ls -sh b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -sh b.txt

#### ls -1s a b.txt empty
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -1s a b.txt empty

#### ls --si -s a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --si -s a
