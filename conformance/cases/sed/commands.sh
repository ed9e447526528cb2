#### text 1a hello\nworld
seq 4 > f; seq 2 > n
sed '1a hello\nworld' f; echo $?; printf 'a' | sed '1a hello\nworld'; echo " $?"; sed -n '1a hello\nworld' f

#### text 1a\hello
seq 4 > f; seq 2 > n
sed '1a\hello' f; echo $?; printf 'a' | sed '1a\hello'; echo " $?"; sed -n '1a\hello' f

#### text 1a\  hello
seq 4 > f; seq 2 > n
sed '1a\  hello' f; echo $?; printf 'a' | sed '1a\  hello'; echo " $?"; sed -n '1a\  hello' f

#### text 1a\\n  hello\\n  two
seq 4 > f; seq 2 > n
sed '1a\
  hello\
  two' f; echo $?; printf 'a' | sed '1a\
  hello\
  two'; echo " $?"; sed -n '1a\
  hello\
  two' f

#### text 1a\
seq 4 > f; seq 2 > n
sed '1a\' f; echo $?; printf 'a' | sed '1a\'; echo " $?"; sed -n '1a\' f

#### text $!{1a foo\n}
seq 4 > f; seq 2 > n
sed '$!{1a foo
}' f; echo $?; printf 'a' | sed '$!{1a foo
}'; echo " $?"; sed -n '$!{1a foo
}' f

#### text 1a foo\tbar
seq 4 > f; seq 2 > n
sed '1a foo\tbar' f; echo $?; printf 'a' | sed '1a foo\tbar'; echo " $?"; sed -n '1a foo\tbar' f

#### text 1a\tfoo
seq 4 > f; seq 2 > n
sed '1a\tfoo' f; echo $?; printf 'a' | sed '1a\tfoo'; echo " $?"; sed -n '1a\tfoo' f

#### text 1a \tfoo
seq 4 > f; seq 2 > n
sed '1a \tfoo' f; echo $?; printf 'a' | sed '1a \tfoo'; echo " $?"; sed -n '1a \tfoo' f

#### text 1a foo\
seq 4 > f; seq 2 > n
sed '1a foo\' f; echo $?; printf 'a' | sed '1a foo\'; echo " $?"; sed -n '1a foo\' f

#### text 1i\   x
seq 4 > f; seq 2 > n
sed '1i\   x' f; echo $?; printf 'a' | sed '1i\   x'; echo " $?"; sed -n '1i\   x' f

#### text 1c\
seq 4 > f; seq 2 > n
sed '1c\' f; echo $?; printf 'a' | sed '1c\'; echo " $?"; sed -n '1c\' f

#### text 1a\\tx
seq 4 > f; seq 2 > n
sed '1a\\tx' f; echo $?; printf 'a' | sed '1a\\tx'; echo " $?"; sed -n '1a\\tx' f

#### text 1a x\\y
seq 4 > f; seq 2 > n
sed '1a x\\y' f; echo $?; printf 'a' | sed '1a x\\y'; echo " $?"; sed -n '1a x\\y' f

#### text 1a   x  
seq 4 > f; seq 2 > n
sed '1a   x  ' f; echo $?; printf 'a' | sed '1a   x  '; echo " $?"; sed -n '1a   x  ' f

#### text 1{a foo}
seq 4 > f; seq 2 > n
sed '1{a foo}' f; echo $?; printf 'a' | sed '1{a foo}'; echo " $?"; sed -n '1{a foo}' f

#### text 1a foo;d
seq 4 > f; seq 2 > n
sed '1a foo;d' f; echo $?; printf 'a' | sed '1a foo;d'; echo " $?"; sed -n '1a foo;d' f

#### text a\\n
seq 4 > f; seq 2 > n
sed 'a\
' f; echo $?; printf 'a' | sed 'a\
'; echo " $?"; sed -n 'a\
' f

#### text 1a \  x
seq 4 > f; seq 2 > n
sed '1a \  x' f; echo $?; printf 'a' | sed '1a \  x'; echo " $?"; sed -n '1a \  x' f

#### text 1a\\n\  x
seq 4 > f; seq 2 > n
sed '1a\
\  x' f; echo $?; printf 'a' | sed '1a\
\  x'; echo " $?"; sed -n '1a\
\  x' f

#### text 1a\x41b
seq 4 > f; seq 2 > n
sed '1a\x41b' f; echo $?; printf 'a' | sed '1a\x41b'; echo " $?"; sed -n '1a\x41b' f

#### text 1a a\x41b
seq 4 > f; seq 2 > n
sed '1a a\x41b' f; echo $?; printf 'a' | sed '1a a\x41b'; echo " $?"; sed -n '1a a\x41b' f

#### text 1i\\
seq 4 > f; seq 2 > n
sed '1i\\' f; echo $?; printf 'a' | sed '1i\\'; echo " $?"; sed -n '1i\\' f

#### text 1a {
seq 4 > f; seq 2 > n
sed '1a {' f; echo $?; printf 'a' | sed '1a {'; echo " $?"; sed -n '1a {' f

#### text 1a foo\n2i bar\n$c baz
seq 4 > f; seq 2 > n
sed '1a foo
2i bar
$c baz' f; echo $?; printf 'a' | sed '1a foo
2i bar
$c baz'; echo " $?"; sed -n '1a foo
2i bar
$c baz' f

#### text a\\nline1\\nline2\np
seq 4 > f; seq 2 > n
sed 'a\
line1\
line2
p' f; echo $?; printf 'a' | sed 'a\
line1\
line2
p'; echo " $?"; sed -n 'a\
line1\
line2
p' f

#### text 1i\\n\tx
seq 4 > f; seq 2 > n
sed '1i\
\tx' f; echo $?; printf 'a' | sed '1i\
\tx'; echo " $?"; sed -n '1i\
\tx' f

#### text /2/c\\nA\\nB
seq 4 > f; seq 2 > n
sed '/2/c\
A\
B' f; echo $?; printf 'a' | sed '/2/c\
A\
B'; echo " $?"; sed -n '/2/c\
A\
B' f

#### text $a end
seq 4 > f; seq 2 > n
sed '$a end' f; echo $?; printf 'a' | sed '$a end'; echo " $?"; sed -n '$a end' f

#### text 1i top\n$a bottom
seq 4 > f; seq 2 > n
sed '1i top
$a bottom' f; echo $?; printf 'a' | sed '1i top
$a bottom'; echo " $?"; sed -n '1i top
$a bottom' f

#### text a\n
seq 4 > f; seq 2 > n
sed 'a
' f; echo $?; printf 'a' | sed 'a
'; echo " $?"; sed -n 'a
' f

#### text 2{i X\na Y\nc Z\n}
seq 4 > f; seq 2 > n
sed '2{i X
a Y
c Z
}' f; echo $?; printf 'a' | sed '2{i X
a Y
c Z
}'; echo " $?"; sed -n '2{i X
a Y
c Z
}' f

#### text 1r n\n$r n
seq 4 > f; seq 2 > n
sed '1r n
$r n' f; echo $?; printf 'a' | sed '1r n
$r n'; echo " $?"; sed -n '1r n
$r n' f

#### text 0~3a ---
seq 4 > f; seq 2 > n
sed '0~3a ---' f; echo $?; printf 'a' | sed '0~3a ---'; echo " $?"; sed -n '0~3a ---' f

#### text a #x
seq 4 > f; seq 2 > n
sed 'a #x' f; echo $?; printf 'a' | sed 'a #x'; echo " $?"; sed -n 'a #x' f

#### text c
seq 4 > f; seq 2 > n
sed 'c' f; echo $?; printf 'a' | sed 'c'; echo " $?"; sed -n 'c' f

#### text 1,3c x
seq 4 > f; seq 2 > n
sed '1,3c x' f; echo $?; printf 'a' | sed '1,3c x'; echo " $?"; sed -n '1,3c x' f

#### text 2,4c\\nR
seq 4 > f; seq 2 > n
sed '2,4c\
R' f; echo $?; printf 'a' | sed '2,4c\
R'; echo " $?"; sed -n '2,4c\
R' f

#### text $!N;2c x
seq 4 > f; seq 2 > n
sed '$!N;2c x' f; echo $?; printf 'a' | sed '$!N;2c x'; echo " $?"; sed -n '$!N;2c x' f

#### text 2!c x
seq 4 > f; seq 2 > n
sed '2!c x' f; echo $?; printf 'a' | sed '2!c x'; echo " $?"; sed -n '2!c x' f

#### text 1,2!c x
seq 4 > f; seq 2 > n
sed '1,2!c x' f; echo $?; printf 'a' | sed '1,2!c x'; echo " $?"; sed -n '1,2!c x' f

#### text 1,3{c x\n}
seq 4 > f; seq 2 > n
sed '1,3{c x
}' f; echo $?; printf 'a' | sed '1,3{c x
}'; echo " $?"; sed -n '1,3{c x
}' f

#### text i a\\nb
seq 4 > f; seq 2 > n
sed 'i a\
b' f; echo $?; printf 'a' | sed 'i a\
b'; echo " $?"; sed -n 'i a\
b' f

#### program :a;s/l/L/;ta
seq 4 > f; printf 'a b\nc\n\nd' > g
sed ':a;s/l/L/;ta' f; echo " $?"; sed -n ':a;s/l/L/;ta' f; echo " $?"; sed ':a;s/l/L/;ta' g; echo " $?"; sed -s ':a;s/l/L/;ta' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z ':a;s/l/L/;ta' | tr '\0' '@'; echo " $?"; sed --posix ':a;s/l/L/;ta' f; echo " $?"

#### program :a;N;$!ba;s/\n/,/g
seq 4 > f; printf 'a b\nc\n\nd' > g
sed ':a;N;$!ba;s/\n/,/g' f; echo " $?"; sed -n ':a;N;$!ba;s/\n/,/g' f; echo " $?"; sed ':a;N;$!ba;s/\n/,/g' g; echo " $?"; sed -s ':a;N;$!ba;s/\n/,/g' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z ':a;N;$!ba;s/\n/,/g' | tr '\0' '@'; echo " $?"; sed --posix ':a;N;$!ba;s/\n/,/g' f; echo " $?"

#### program $!N;P;D
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '$!N;P;D' f; echo " $?"; sed -n '$!N;P;D' f; echo " $?"; sed '$!N;P;D' g; echo " $?"; sed -s '$!N;P;D' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '$!N;P;D' | tr '\0' '@'; echo " $?"; sed --posix '$!N;P;D' f; echo " $?"

#### program $!N;s/\n/ /
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '$!N;s/\n/ /' f; echo " $?"; sed -n '$!N;s/\n/ /' f; echo " $?"; sed '$!N;s/\n/ /' g; echo " $?"; sed -s '$!N;s/\n/ /' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '$!N;s/\n/ /' | tr '\0' '@'; echo " $?"; sed --posix '$!N;s/\n/ /' f; echo " $?"

#### program N;N;s/\n/+/g
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'N;N;s/\n/+/g' f; echo " $?"; sed -n 'N;N;s/\n/+/g' f; echo " $?"; sed 'N;N;s/\n/+/g' g; echo " $?"; sed -s 'N;N;s/\n/+/g' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'N;N;s/\n/+/g' | tr '\0' '@'; echo " $?"; sed --posix 'N;N;s/\n/+/g' f; echo " $?"

#### program 1!G;h;$!d
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '1!G;h;$!d' f; echo " $?"; sed -n '1!G;h;$!d' f; echo " $?"; sed '1!G;h;$!d' g; echo " $?"; sed -s '1!G;h;$!d' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '1!G;h;$!d' | tr '\0' '@'; echo " $?"; sed --posix '1!G;h;$!d' f; echo " $?"

#### program n;d
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'n;d' f; echo " $?"; sed -n 'n;d' f; echo " $?"; sed 'n;d' g; echo " $?"; sed -s 'n;d' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'n;d' | tr '\0' '@'; echo " $?"; sed --posix 'n;d' f; echo " $?"

#### program $!d
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '$!d' f; echo " $?"; sed -n '$!d' f; echo " $?"; sed '$!d' g; echo " $?"; sed -s '$!d' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '$!d' | tr '\0' '@'; echo " $?"; sed --posix '$!d' f; echo " $?"

#### program $=
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '$=' f; echo " $?"; sed -n '$=' f; echo " $?"; sed '$=' g; echo " $?"; sed -s '$=' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '$=' | tr '\0' '@'; echo " $?"; sed --posix '$=' f; echo " $?"

#### program /^$/d
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '/^$/d' f; echo " $?"; sed -n '/^$/d' f; echo " $?"; sed '/^$/d' g; echo " $?"; sed -s '/^$/d' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '/^$/d' | tr '\0' '@'; echo " $?"; sed --posix '/^$/d' f; echo " $?"

#### program N;P;D
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'N;P;D' f; echo " $?"; sed -n 'N;P;D' f; echo " $?"; sed 'N;P;D' g; echo " $?"; sed -s 'N;P;D' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'N;P;D' | tr '\0' '@'; echo " $?"; sed --posix 'N;P;D' f; echo " $?"

#### program $!{h;d};x;G
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '$!{h;d};x;G' f; echo " $?"; sed -n '$!{h;d};x;G' f; echo " $?"; sed '$!{h;d};x;G' g; echo " $?"; sed -s '$!{h;d};x;G' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '$!{h;d};x;G' | tr '\0' '@'; echo " $?"; sed --posix '$!{h;d};x;G' f; echo " $?"

#### program x;p;x
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'x;p;x' f; echo " $?"; sed -n 'x;p;x' f; echo " $?"; sed 'x;p;x' g; echo " $?"; sed -s 'x;p;x' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'x;p;x' | tr '\0' '@'; echo " $?"; sed --posix 'x;p;x' f; echo " $?"

#### program 1h;1!H;$!d;x;s/\n/-/g
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '1h;1!H;$!d;x;s/\n/-/g' f; echo " $?"; sed -n '1h;1!H;$!d;x;s/\n/-/g' f; echo " $?"; sed '1h;1!H;$!d;x;s/\n/-/g' g; echo " $?"; sed -s '1h;1!H;$!d;x;s/\n/-/g' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '1h;1!H;$!d;x;s/\n/-/g' | tr '\0' '@'; echo " $?"; sed --posix '1h;1!H;$!d;x;s/\n/-/g' f; echo " $?"

#### program H;$!d;x;s/^\n//;s/\n/|/g
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'H;$!d;x;s/^\n//;s/\n/|/g' f; echo " $?"; sed -n 'H;$!d;x;s/^\n//;s/\n/|/g' f; echo " $?"; sed 'H;$!d;x;s/^\n//;s/\n/|/g' g; echo " $?"; sed -s 'H;$!d;x;s/^\n//;s/\n/|/g' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'H;$!d;x;s/^\n//;s/\n/|/g' | tr '\0' '@'; echo " $?"; sed --posix 'H;$!d;x;s/^\n//;s/\n/|/g' f; echo " $?"

#### program 1{x;p;x}
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '1{x;p;x}' f; echo " $?"; sed -n '1{x;p;x}' f; echo " $?"; sed '1{x;p;x}' g; echo " $?"; sed -s '1{x;p;x}' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '1{x;p;x}' | tr '\0' '@'; echo " $?"; sed --posix '1{x;p;x}' f; echo " $?"

#### program G
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'G' f; echo " $?"; sed -n 'G' f; echo " $?"; sed 'G' g; echo " $?"; sed -s 'G' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'G' | tr '\0' '@'; echo " $?"; sed --posix 'G' f; echo " $?"

#### program n;n;s/^/X/
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'n;n;s/^/X/' f; echo " $?"; sed -n 'n;n;s/^/X/' f; echo " $?"; sed 'n;n;s/^/X/' g; echo " $?"; sed -s 'n;n;s/^/X/' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'n;n;s/^/X/' | tr '\0' '@'; echo " $?"; sed --posix 'n;n;s/^/X/' f; echo " $?"

#### program x
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'x' f; echo " $?"; sed -n 'x' f; echo " $?"; sed 'x' g; echo " $?"; sed -s 'x' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'x' | tr '\0' '@'; echo " $?"; sed --posix 'x' f; echo " $?"

#### program x;G
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'x;G' f; echo " $?"; sed -n 'x;G' f; echo " $?"; sed 'x;G' g; echo " $?"; sed -s 'x;G' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'x;G' | tr '\0' '@'; echo " $?"; sed --posix 'x;G' f; echo " $?"

#### program $p
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '$p' f; echo " $?"; sed -n '$p' f; echo " $?"; sed '$p' g; echo " $?"; sed -s '$p' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '$p' | tr '\0' '@'; echo " $?"; sed --posix '$p' f; echo " $?"

#### program 1~2{N;s/\n/ /}
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '1~2{N;s/\n/ /}' f; echo " $?"; sed -n '1~2{N;s/\n/ /}' f; echo " $?"; sed '1~2{N;s/\n/ /}' g; echo " $?"; sed -s '1~2{N;s/\n/ /}' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '1~2{N;s/\n/ /}' | tr '\0' '@'; echo " $?"; sed --posix '1~2{N;s/\n/ /}' f; echo " $?"

#### program 2q
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '2q' f; echo " $?"; sed -n '2q' f; echo " $?"; sed '2q' g; echo " $?"; sed -s '2q' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '2q' | tr '\0' '@'; echo " $?"; sed --posix '2q' f; echo " $?"

#### program 2Q
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '2Q' f; echo " $?"; sed -n '2Q' f; echo " $?"; sed '2Q' g; echo " $?"; sed -s '2Q' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '2Q' | tr '\0' '@'; echo " $?"; sed --posix '2Q' f; echo " $?"

#### program q3
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'q3' f; echo " $?"; sed -n 'q3' f; echo " $?"; sed 'q3' g; echo " $?"; sed -s 'q3' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'q3' | tr '\0' '@'; echo " $?"; sed --posix 'q3' f; echo " $?"

#### program Q4
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'Q4' f; echo " $?"; sed -n 'Q4' f; echo " $?"; sed 'Q4' g; echo " $?"; sed -s 'Q4' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'Q4' | tr '\0' '@'; echo " $?"; sed --posix 'Q4' f; echo " $?"

#### program $!n;d
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '$!n;d' f; echo " $?"; sed -n '$!n;d' f; echo " $?"; sed '$!n;d' g; echo " $?"; sed -s '$!n;d' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '$!n;d' | tr '\0' '@'; echo " $?"; sed --posix '$!n;d' f; echo " $?"

#### program y/abc/xyz/
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'y/abc/xyz/' f; echo " $?"; sed -n 'y/abc/xyz/' f; echo " $?"; sed 'y/abc/xyz/' g; echo " $?"; sed -s 'y/abc/xyz/' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'y/abc/xyz/' | tr '\0' '@'; echo " $?"; sed --posix 'y/abc/xyz/' f; echo " $?"

#### program 2{h;d};${G}
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '2{h;d};${G}' f; echo " $?"; sed -n '2{h;d};${G}' f; echo " $?"; sed '2{h;d};${G}' g; echo " $?"; sed -s '2{h;d};${G}' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '2{h;d};${G}' | tr '\0' '@'; echo " $?"; sed --posix '2{h;d};${G}' f; echo " $?"

#### program /2/{x;p;x;G}
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '/2/{x;p;x;G}' f; echo " $?"; sed -n '/2/{x;p;x;G}' f; echo " $?"; sed '/2/{x;p;x;G}' g; echo " $?"; sed -s '/2/{x;p;x;G}' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '/2/{x;p;x;G}' | tr '\0' '@'; echo " $?"; sed --posix '/2/{x;p;x;G}' f; echo " $?"

#### program s/2/X/;ta;s/$/-/;b;:a;s/$/+/
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 's/2/X/;ta;s/$/-/;b;:a;s/$/+/' f; echo " $?"; sed -n 's/2/X/;ta;s/$/-/;b;:a;s/$/+/' f; echo " $?"; sed 's/2/X/;ta;s/$/-/;b;:a;s/$/+/' g; echo " $?"; sed -s 's/2/X/;ta;s/$/-/;b;:a;s/$/+/' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 's/2/X/;ta;s/$/-/;b;:a;s/$/+/' | tr '\0' '@'; echo " $?"; sed --posix 's/2/X/;ta;s/$/-/;b;:a;s/$/+/' f; echo " $?"

#### program s/1/x/;N;tz;s/$/NO/;:z
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 's/1/x/;N;tz;s/$/NO/;:z' f; echo " $?"; sed -n 's/1/x/;N;tz;s/$/NO/;:z' f; echo " $?"; sed 's/1/x/;N;tz;s/$/NO/;:z' g; echo " $?"; sed -s 's/1/x/;N;tz;s/$/NO/;:z' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 's/1/x/;N;tz;s/$/NO/;:z' | tr '\0' '@'; echo " $?"; sed --posix 's/1/x/;N;tz;s/$/NO/;:z' f; echo " $?"

#### program s/1/x/;n;tz;s/$/NO/;:z
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 's/1/x/;n;tz;s/$/NO/;:z' f; echo " $?"; sed -n 's/1/x/;n;tz;s/$/NO/;:z' f; echo " $?"; sed 's/1/x/;n;tz;s/$/NO/;:z' g; echo " $?"; sed -s 's/1/x/;n;tz;s/$/NO/;:z' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 's/1/x/;n;tz;s/$/NO/;:z' | tr '\0' '@'; echo " $?"; sed --posix 's/1/x/;n;tz;s/$/NO/;:z' f; echo " $?"

#### program t;s/^/y/;t;s/^/z/
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 't;s/^/y/;t;s/^/z/' f; echo " $?"; sed -n 't;s/^/y/;t;s/^/z/' f; echo " $?"; sed 't;s/^/y/;t;s/^/z/' g; echo " $?"; sed -s 't;s/^/y/;t;s/^/z/' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 't;s/^/y/;t;s/^/z/' | tr '\0' '@'; echo " $?"; sed --posix 't;s/^/y/;t;s/^/z/' f; echo " $?"

#### program b;p
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'b;p' f; echo " $?"; sed -n 'b;p' f; echo " $?"; sed 'b;p' g; echo " $?"; sed -s 'b;p' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'b;p' | tr '\0' '@'; echo " $?"; sed --posix 'b;p' f; echo " $?"

#### program bx;p;:x
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'bx;p;:x' f; echo " $?"; sed -n 'bx;p;:x' f; echo " $?"; sed 'bx;p;:x' g; echo " $?"; sed -s 'bx;p;:x' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'bx;p;:x' | tr '\0' '@'; echo " $?"; sed --posix 'bx;p;:x' f; echo " $?"

#### program T;p
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'T;p' f; echo " $?"; sed -n 'T;p' f; echo " $?"; sed 'T;p' g; echo " $?"; sed -s 'T;p' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'T;p' | tr '\0' '@'; echo " $?"; sed --posix 'T;p' f; echo " $?"

#### program s/x/y/;Tq;p;:q
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 's/x/y/;Tq;p;:q' f; echo " $?"; sed -n 's/x/y/;Tq;p;:q' f; echo " $?"; sed 's/x/y/;Tq;p;:q' g; echo " $?"; sed -s 's/x/y/;Tq;p;:q' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 's/x/y/;Tq;p;:q' | tr '\0' '@'; echo " $?"; sed --posix 's/x/y/;Tq;p;:q' f; echo " $?"

#### program /2/b2;s/$/!/;:2
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '/2/b2;s/$/!/;:2' f; echo " $?"; sed -n '/2/b2;s/$/!/;:2' f; echo " $?"; sed '/2/b2;s/$/!/;:2' g; echo " $?"; sed -s '/2/b2;s/$/!/;:2' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '/2/b2;s/$/!/;:2' | tr '\0' '@'; echo " $?"; sed --posix '/2/b2;s/$/!/;:2' f; echo " $?"

#### program 2,3{/3/!d}
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '2,3{/3/!d}' f; echo " $?"; sed -n '2,3{/3/!d}' f; echo " $?"; sed '2,3{/3/!d}' g; echo " $?"; sed -s '2,3{/3/!d}' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '2,3{/3/!d}' | tr '\0' '@'; echo " $?"; sed --posix '2,3{/3/!d}' f; echo " $?"

#### program 2{N;N;N;N;N;N}
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '2{N;N;N;N;N;N}' f; echo " $?"; sed -n '2{N;N;N;N;N;N}' f; echo " $?"; sed '2{N;N;N;N;N;N}' g; echo " $?"; sed -s '2{N;N;N;N;N;N}' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '2{N;N;N;N;N;N}' | tr '\0' '@'; echo " $?"; sed --posix '2{N;N;N;N;N;N}' f; echo " $?"

#### program $!{N;D}
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '$!{N;D}' f; echo " $?"; sed -n '$!{N;D}' f; echo " $?"; sed '$!{N;D}' g; echo " $?"; sed -s '$!{N;D}' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '$!{N;D}' | tr '\0' '@'; echo " $?"; sed --posix '$!{N;D}' f; echo " $?"

#### program $!N;$!D
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '$!N;$!D' f; echo " $?"; sed -n '$!N;$!D' f; echo " $?"; sed '$!N;$!D' g; echo " $?"; sed -s '$!N;$!D' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '$!N;$!D' | tr '\0' '@'; echo " $?"; sed --posix '$!N;$!D' f; echo " $?"

#### program N;D
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'N;D' f; echo " $?"; sed -n 'N;D' f; echo " $?"; sed 'N;D' g; echo " $?"; sed -s 'N;D' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'N;D' | tr '\0' '@'; echo " $?"; sed --posix 'N;D' f; echo " $?"

#### program 1d;n;d
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '1d;n;d' f; echo " $?"; sed -n '1d;n;d' f; echo " $?"; sed '1d;n;d' g; echo " $?"; sed -s '1d;n;d' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '1d;n;d' | tr '\0' '@'; echo " $?"; sed --posix '1d;n;d' f; echo " $?"

#### program 2,3{=;p}
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '2,3{=;p}' f; echo " $?"; sed -n '2,3{=;p}' f; echo " $?"; sed '2,3{=;p}' g; echo " $?"; sed -s '2,3{=;p}' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '2,3{=;p}' | tr '\0' '@'; echo " $?"; sed --posix '2,3{=;p}' f; echo " $?"

#### program /1/,/3/{//!d}
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '/1/,/3/{//!d}' f; echo " $?"; sed -n '/1/,/3/{//!d}' f; echo " $?"; sed '/1/,/3/{//!d}' g; echo " $?"; sed -s '/1/,/3/{//!d}' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '/1/,/3/{//!d}' | tr '\0' '@'; echo " $?"; sed --posix '/1/,/3/{//!d}' f; echo " $?"

#### program /1/{n;s/./X/}
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '/1/{n;s/./X/}' f; echo " $?"; sed -n '/1/{n;s/./X/}' f; echo " $?"; sed '/1/{n;s/./X/}' g; echo " $?"; sed -s '/1/{n;s/./X/}' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '/1/{n;s/./X/}' | tr '\0' '@'; echo " $?"; sed --posix '/1/{n;s/./X/}' f; echo " $?"

#### program D
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'D' f; echo " $?"; sed -n 'D' f; echo " $?"; sed 'D' g; echo " $?"; sed -s 'D' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'D' | tr '\0' '@'; echo " $?"; sed --posix 'D' f; echo " $?"

#### program P
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'P' f; echo " $?"; sed -n 'P' f; echo " $?"; sed 'P' g; echo " $?"; sed -s 'P' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'P' | tr '\0' '@'; echo " $?"; sed --posix 'P' f; echo " $?"

#### program z;s/^$/e/
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'z;s/^$/e/' f; echo " $?"; sed -n 'z;s/^$/e/' f; echo " $?"; sed 'z;s/^$/e/' g; echo " $?"; sed -s 'z;s/^$/e/' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'z;s/^$/e/' | tr '\0' '@'; echo " $?"; sed --posix 'z;s/^$/e/' f; echo " $?"

#### program F
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'F' f; echo " $?"; sed -n 'F' f; echo " $?"; sed 'F' g; echo " $?"; sed -s 'F' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'F' | tr '\0' '@'; echo " $?"; sed --posix 'F' f; echo " $?"

#### program =;=
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '=;=' f; echo " $?"; sed -n '=;=' f; echo " $?"; sed '=;=' g; echo " $?"; sed -s '=;=' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '=;=' | tr '\0' '@'; echo " $?"; sed --posix '=;=' f; echo " $?"

#### program l
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'l' f; echo " $?"; sed -n 'l' f; echo " $?"; sed 'l' g; echo " $?"; sed -s 'l' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'l' | tr '\0' '@'; echo " $?"; sed --posix 'l' f; echo " $?"

#### program l 3
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'l 3' f; echo " $?"; sed -n 'l 3' f; echo " $?"; sed 'l 3' g; echo " $?"; sed -s 'l 3' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'l 3' | tr '\0' '@'; echo " $?"; sed --posix 'l 3' f; echo " $?"

#### program l 0
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'l 0' f; echo " $?"; sed -n 'l 0' f; echo " $?"; sed 'l 0' g; echo " $?"; sed -s 'l 0' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'l 0' | tr '\0' '@'; echo " $?"; sed --posix 'l 0' f; echo " $?"

#### program l 1
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'l 1' f; echo " $?"; sed -n 'l 1' f; echo " $?"; sed 'l 1' g; echo " $?"; sed -s 'l 1' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'l 1' | tr '\0' '@'; echo " $?"; sed --posix 'l 1' f; echo " $?"

#### program l 2
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'l 2' f; echo " $?"; sed -n 'l 2' f; echo " $?"; sed 'l 2' g; echo " $?"; sed -s 'l 2' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'l 2' | tr '\0' '@'; echo " $?"; sed --posix 'l 2' f; echo " $?"

#### program 1{l;d};p
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '1{l;d};p' f; echo " $?"; sed -n '1{l;d};p' f; echo " $?"; sed '1{l;d};p' g; echo " $?"; sed -s '1{l;d};p' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '1{l;d};p' | tr '\0' '@'; echo " $?"; sed --posix '1{l;d};p' f; echo " $?"

#### program 2{p;p};3d
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '2{p;p};3d' f; echo " $?"; sed -n '2{p;p};3d' f; echo " $?"; sed '2{p;p};3d' g; echo " $?"; sed -s '2{p;p};3d' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '2{p;p};3d' | tr '\0' '@'; echo " $?"; sed --posix '2{p;p};3d' f; echo " $?"

#### program /[13]/!d
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '/[13]/!d' f; echo " $?"; sed -n '/[13]/!d' f; echo " $?"; sed '/[13]/!d' g; echo " $?"; sed -s '/[13]/!d' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '/[13]/!d' | tr '\0' '@'; echo " $?"; sed --posix '/[13]/!d' f; echo " $?"

#### program $s/$/\n/;P
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '$s/$/\n/;P' f; echo " $?"; sed -n '$s/$/\n/;P' f; echo " $?"; sed '$s/$/\n/;P' g; echo " $?"; sed -s '$s/$/\n/;P' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '$s/$/\n/;P' | tr '\0' '@'; echo " $?"; sed --posix '$s/$/\n/;P' f; echo " $?"

#### program 3{g;G}
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '3{g;G}' f; echo " $?"; sed -n '3{g;G}' f; echo " $?"; sed '3{g;G}' g; echo " $?"; sed -s '3{g;G}' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '3{g;G}' | tr '\0' '@'; echo " $?"; sed --posix '3{g;G}' f; echo " $?"

#### program 1h;3G
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '1h;3G' f; echo " $?"; sed -n '1h;3G' f; echo " $?"; sed '1h;3G' g; echo " $?"; sed -s '1h;3G' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '1h;3G' | tr '\0' '@'; echo " $?"; sed --posix '1h;3G' f; echo " $?"

#### program 1h;2x;3G
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '1h;2x;3G' f; echo " $?"; sed -n '1h;2x;3G' f; echo " $?"; sed '1h;2x;3G' g; echo " $?"; sed -s '1h;2x;3G' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '1h;2x;3G' | tr '\0' '@'; echo " $?"; sed --posix '1h;2x;3G' f; echo " $?"

#### program N;l;D
seq 4 > f; printf 'a b\nc\n\nd' > g
sed 'N;l;D' f; echo " $?"; sed -n 'N;l;D' f; echo " $?"; sed 'N;l;D' g; echo " $?"; sed -s 'N;l;D' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z 'N;l;D' | tr '\0' '@'; echo " $?"; sed --posix 'N;l;D' f; echo " $?"

#### program {p;d};p
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '{p;d};p' f; echo " $?"; sed -n '{p;d};p' f; echo " $?"; sed '{p;d};p' g; echo " $?"; sed -s '{p;d};p' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '{p;d};p' | tr '\0' '@'; echo " $?"; sed --posix '{p;d};p' f; echo " $?"

#### program 1{b};p
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '1{b};p' f; echo " $?"; sed -n '1{b};p' f; echo " $?"; sed '1{b};p' g; echo " $?"; sed -s '1{b};p' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '1{b};p' | tr '\0' '@'; echo " $?"; sed --posix '1{b};p' f; echo " $?"

#### program 1b e ; p ; : e
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '1b e ; p ; : e' f; echo " $?"; sed -n '1b e ; p ; : e' f; echo " $?"; sed '1b e ; p ; : e' g; echo " $?"; sed -s '1b e ; p ; : e' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '1b e ; p ; : e' | tr '\0' '@'; echo " $?"; sed --posix '1b e ; p ; : e' f; echo " $?"

#### program :x;1b y;p;:y
seq 4 > f; printf 'a b\nc\n\nd' > g
sed ':x;1b y;p;:y' f; echo " $?"; sed -n ':x;1b y;p;:y' f; echo " $?"; sed ':x;1b y;p;:y' g; echo " $?"; sed -s ':x;1b y;p;:y' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z ':x;1b y;p;:y' | tr '\0' '@'; echo " $?"; sed --posix ':x;1b y;p;:y' f; echo " $?"

#### program /nosuch/,$d
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '/nosuch/,$d' f; echo " $?"; sed -n '/nosuch/,$d' f; echo " $?"; sed '/nosuch/,$d' g; echo " $?"; sed -s '/nosuch/,$d' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '/nosuch/,$d' | tr '\0' '@'; echo " $?"; sed --posix '/nosuch/,$d' f; echo " $?"

#### program 2,3!{s/^/>/}
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '2,3!{s/^/>/}' f; echo " $?"; sed -n '2,3!{s/^/>/}' f; echo " $?"; sed '2,3!{s/^/>/}' g; echo " $?"; sed -s '2,3!{s/^/>/}' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '2,3!{s/^/>/}' | tr '\0' '@'; echo " $?"; sed --posix '2,3!{s/^/>/}' f; echo " $?"

#### program 1!{2!{3!d}}
seq 4 > f; printf 'a b\nc\n\nd' > g
sed '1!{2!{3!d}}' f; echo " $?"; sed -n '1!{2!{3!d}}' f; echo " $?"; sed '1!{2!{3!d}}' g; echo " $?"; sed -s '1!{2!{3!d}}' f g; echo " $?"; printf '1\n2\0003\n4\0005' | sed -z '1!{2!{3!d}}' | tr '\0' '@'; echo " $?"; sed --posix '1!{2!{3!d}}' f; echo " $?"

#### sed --debug
printf 'a\nb\n' | sed --debug p; printf 'a\nb\n' | sed -n --debug p; printf 'a\nb\n' | sed --debug d
