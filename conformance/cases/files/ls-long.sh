#### ls -l a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l a

#### ls -l b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l b.txt

#### ls -l a b.txt empty
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l a b.txt empty

#### ls -lh a b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lh a b.txt

#### ls -l l
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l l

#### ls -l dang
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l dang

#### ls -lL l
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lL l

#### ls -lL dang
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lL dang

#### ls -ln a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -ln a

#### ls -lo a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lo a

#### ls -lg a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lg a

#### ls -lG a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lG a

#### ls -lgo a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lgo a

#### ls -l --full-time a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --full-time a

#### ls -l --time-style=long-iso a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --time-style=long-iso a

#### ls -l --time-style=iso a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --time-style=iso a

#### ls -l --time-style=iso empty
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --time-style=iso empty

#### ls -l --time-style=+%s a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --time-style=+%s a

#### ls -l --time-style=+%Y/%m a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --time-style=+%Y/%m a

#### ls -l --time-style=x a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --time-style=x a

#### ls -lQ "a b"
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lQ "a b"

#### ls -lF b.txt l
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lF b.txt l

#### ls -ld l
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -ld l

#### ls -lt a b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lt a b.txt

#### ls -lS a b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lS a b.txt

#### ls -lr a b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lr a b.txt

#### ls -l --author a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --author a

#### ls -l --color=always b.txt l
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --color=always b.txt l

#### ls -l --block-size=1 a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --block-size=1 a

#### ls -l --block-size=KB a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --block-size=KB a

#### ls -l --block-size=K b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --block-size=K b.txt

#### ls -lk a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lk a

#### ls -ls a b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -ls a b.txt

#### ls -lsh a b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lsh a b.txt

#### ls -l --si b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --si b.txt

#### ls -lu a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lu a

#### ls -l "a b" a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l "a b" a

#### ls -l --quoting-style=shell-escape "a b" a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --quoting-style=shell-escape "a b" a

#### ls -lp a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lp a

#### ls -l --zero a | tr "\0" "|"
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l --zero a | tr "\0" "|"

#### ls -l nope
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l nope

#### ls -l a nope
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l a nope

#### ls -lb "a b"
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lb "a b"

#### ls -lm a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lm a

#### ls -l1 a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l1 a

#### ls -1l a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -1l a

#### ls -l -m a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l -m a

#### ls -lZ a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lZ a

#### ls -l *.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l *.txt

#### ls -l .hid | cut -c1-10
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l .hid | cut -c1-10

#### ls -gG a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -gG a

#### ls -nG a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -nG a

#### ls --full-time a b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls --full-time a b.txt

#### ls -l -T4 a
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l -T4 a

#### ls -lX a b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lX a b.txt

#### ls -lv a b.txt
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -lv a b.txt

#### ls -l d/in | cut -c1-25
mkdir d; echo hi >a; printf 12345 >b.txt; : >empty; echo x >.hid; touch "a b" d/in; ln -s a l; ln -s nope dang; ln -s d ld; chmod 755 b.txt; touch -d "2020-01-02 03:04:05" a; touch -d "2021-05-06 07:08:09" b.txt; touch -d "2022-03-01 10:00" empty "a b"; touch -h -d "2019-01-01" l dang ld
ls -l d/in | cut -c1-25
