#### gawk's options and functions 1
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk --posix 'function f(x){return x} BEGIN{func_=1; print f(func_)}'
)
(awk --posix 'func f(x){return x} BEGIN{print f(1)}'
)
(awk --posix -F'\t' '{print $1}' d
)

#### gawk's options and functions 2
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk --posix -Ft 'BEGIN{printf "[%s]\n", FS}'
)
(awk --posix 'BEGIN { print length }' < /dev/null
)
(awk --posix '/a{3}/' d
)

#### gawk's options and functions 3
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk --posix 'BEGIN{RS="[ab]"}{print}' d
)
(awk --posix 'BEGIN{printf "%c%i\n", 65, 3.9}'
)
(awk --posix 'BEGIN{nextfile}' 
)

#### gawk's options and functions 4
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk --posix '{nextfile}' d
)
(awk --posix 'BEGIN{switch(1){case 1: print "x"}}'
)
(awk --posix 'BEGINFILE{print "b"} {print}' d
)

#### gawk's options and functions 5
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk -c 'BEGIN{print 2**3, 2^3}'
)
(awk --traditional 'BEGIN{print toupper("x"), length("abc")}'
)
(awk --traditional '/a{2}/' d; awk --traditional 'BEGIN{print "a{2}" ~ /a{2}/, "aa" ~ /a{2}/}'
)

#### gawk's options and functions 6
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk -c --re-interval 'BEGIN{print "aa" ~ /a{2}/}'
)
(awk -r 'BEGIN{print "aa" ~ /a{2}/}'
)
(awk --traditional 'BEGIN{print systime()}'
)

#### gawk's options and functions 7
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk --traditional 'BEGIN{a="x\y"; print "\x41"}'
)
(awk --traditional 'BEGIN{print "A" > "/dev/stdout"}'
)
(awk --traditional 'BEGIN{FIELDWIDTHS="1 2"} {print $1}' d
)

#### gawk's options and functions 8
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk --traditional 'BEGIN{RS="a|b"}{print}' d
)
(awk --traditional 'BEGIN{print strftime("%Y",0)}'
)
(awk --traditional 'BEGIN{print substr("hello",2,3); print index("abc","c"); x["a"]=1; delete x; print length(x)}'
)

#### gawk's options and functions 9
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk --lint 'function f(a,b){return a} BEGIN{print f(1)}'
)
(awk --lint 'BEGIN{print "\q"}'
)
(awk --lint 'BEGIN{delete a; printf "%d\n"}'
)

#### gawk's options and functions 10
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk --lint 'BEGIN{next}'
)
(awk --lint 'BEGIN{exit; print "a"}'
)
(awk --lint 'function f(){f()} BEGIN{}'
)

#### gawk's options and functions 11
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk --lint 'BEGIN { }'
)
(awk -h | head -3
)
(awk --help | head -8
)

#### gawk's options and functions 12
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk -S 'BEGIN{system("echo x")}'
)
(awk --sandbox 'BEGIN{print "x" > "f"}'
)
(awk --sandbox 'BEGIN{while((getline l < "d")>0) print l}'
)

#### gawk's options and functions 13
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk --sandbox 'BEGIN{"date"|getline x}'
)
(awk --non-decimal-data '{print $1+0}' <<< 0x1F
)
(awk -b 'BEGIN{print length("é")}'
)

#### gawk's options and functions 14
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk --characters-as-bytes 'BEGIN{print substr("éa",1,1)}' | od -An -tx1
)
(awk -N 'BEGIN{print 1.5}'
)
(awk --optimize 'BEGIN{print 1}'; awk -O 'BEGIN{print 1}'; awk -s 'BEGIN{print 1}'; awk --no-optimize 'BEGIN{print 1}'
)

#### gawk's options and functions 15
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk -e 'BEGIN{print 1}' -e 'BEGIN{print 2}'
)
(awk --source 'BEGIN{print 1}' -f p.awk
)
(awk -f p.awk -e 'BEGIN{print 2}'
)

#### gawk's options and functions 16
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk -i p.awk 'BEGIN{print 2}'
)
(awk --include p.awk 'BEGIN{print 2}'
)
(awk '@include "p.awk"
)

#### gawk's options and functions 19
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk -f nosuch
)
(awk -v 1x=3 'BEGIN{}'
)
(awk -v NR=5 'NR==6' d
)

#### gawk's options and functions 20
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk -v 'x=a\tb' 'BEGIN{print x}'
)
(awk '{print x}' x=1 d x=2 d
)
(awk 'END{print x}' d x=5
)

#### gawk's options and functions 21
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{printf "%c%c%c|%c\n", 65, "hello", 233, ""}'
)
(awk 'BEGIN{printf "%c", 256}' | od -An -tx1
)
(awk 'BEGIN{printf "%c", 0x1F600}' | od -An -tx1
)

#### gawk's options and functions 22
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{printf "%c", -1}' | od -An -tx1
)
(awk 'BEGIN{printf "%c", 65.9; printf "%c\n", "é"}'
)
(awk 'BEGIN{printf "%5c|%-5c|%05c\n", "a", "b", "c"}'
)

#### gawk's options and functions 23
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{printf "%i %d %i\n", 3.99, -3.99, "12abc"}'
)
(awk 'BEGIN{printf "%i\n", 1e18; printf "%d\n", 1e30; printf "%i\n", "inf"}'
)
(awk 'BEGIN{printf "%a %A\n", 1, 255.5; printf "%a\n", 0.1; printf "%.3a|%20a|%-20a|%+a\n", 1.5, 3, 3, 3}'
)

#### gawk's options and functions 24
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{printf "%u %u\n", 3, -3; printf "%x %X %o %#x %#o\n", 255, 255, 8, 255, 8}'
)
(awk 'BEGIN{printf "%x\n", -1; printf "%o\n", 3.7; printf "%x\n", 2^53}'
)
(awk 'BEGIN{printf "%s %d %5.2f %e %g %G %E\n", "a", 1, 2.345, 3.5, 1e10, 1e-10, 2}'
)

#### gawk's options and functions 25
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{printf "%*d|%-*d|%.*f\n", 5, 1, 5, 2, 2, 3.14159}'
)
(awk 'BEGIN{printf "%2$s %1$s\n", "a", "b"}'
)
(awk 'BEGIN{printf "%z\n", 1}'
)

#### gawk's options and functions 26
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{printf "%"}'; echo
)
(awk 'BEGIN{printf "%5%|\n"}'
)
(awk 'BEGIN{printf "%s %s\n", "a"}'
)

#### gawk's options and functions 27
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk "BEGIN{printf \"%'d\n\", 1234567}"
)
(awk 'BEGIN{printf "% d|%+d|% +d\n", 5, 5, 5}'
)
(awk 'BEGIN{printf "%ld %hd %lld\n", 1, 2, 3}'
)

#### gawk's options and functions 28
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{print strtonum("0x1F"), strtonum("017"), strtonum("12abc"), strtonum("1e3"), strtonum(""), strtonum("0xg"), strtonum(15), strtonum("-0x10"), strtonum(" 0x10 ")}'
)
(awk 'BEGIN{x; print length(x), x+0, x "" ; if (!x) print "f"; if (x=="") print "e"; if (x==0) print "z"}'
)
(awk 'BEGIN{if (a[1]=="") print "e"; print length(a)}'
)

#### gawk's options and functions 29
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'function f(a){a["x"]=1} BEGIN{f(u); print u["x"]}'
)
(awk 'BEGIN{u[1]; u=2}'
)
(awk 'BEGIN{u=2; u[1]}'
)

#### gawk's options and functions 30
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'function f(){} BEGIN{f=1}'
)
(awk 'function f(a,a){}'
)
(awk 'function f(f){}'
)

#### gawk's options and functions 31
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{getline; print; print NR}' d
)
(awk 'BEGIN{while((getline l) > 0) n++; print n, NR}' d
)
(awk 'BEGIN{while((getline < "d") > 0) print $2, NR, NF}'
)

#### gawk's options and functions 32
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{while((getline l < "d") > 0) print l, NR}'
)
(awk 'BEGIN{while(("cat d" | getline) > 0) print $1, NR}'
)
(awk 'BEGIN{"echo a b" | getline x; print x, NR, NF; close("echo a b"); "echo a b" | getline; print $2}'
)

#### gawk's options and functions 33
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'NR==1{getline; print} NR==3{r=getline; print r, $0}' d
)
(awk 'BEGIN{print getline < "nosuch"; print (getline x < "nosuch"); print ERRNO}'
)
(awk 'BEGIN{"exit 3" | getline; print close("exit 3")}'
)

#### gawk's options and functions 34
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{print "x" | "cat; exit 2"; print close("cat; exit 2")}'
)
(awk 'BEGIN{print "b\na" |& "sort"; close("sort","to"); while(("sort" |& getline l)>0) print l; close("sort")}'
)
(awk 'BEGIN{"echo 1;echo 2"|getline a; "echo 1;echo 2"|getline b; print a b}'
)

#### gawk's options and functions 35
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN { while ("echo x" | getline > 0) n++; print n }'
)
(awk 'BEGIN { x = "A"; "echo " x | getline y; print y }'
)
(awk 'BEGIN { getline x < "d" ; print x; getline x < "d"; print x; close("d"); getline x < "d"; print x}'
)

#### gawk's options and functions 36
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{print substr("hello",2), substr("hello",-1,3), substr("hello",1.5,2), substr("hello",10) "|"}'
)
(awk 'BEGIN{print index("foobar","bar"), match("foobar",/o+/), RSTART, RLENGTH; match("abc123",/([a-z]+)([0-9]+)/,m); print m[1], m[2], m[1,"start"], m[2,"length"], length(m)}'
)
(awk 'BEGIN{n=split("a:b:c",x,":"); print n,x[3]; n=split("",x); print n,length(x); n=split("a1b2c",x,/[0-9]/,s); print n,s[1],s[2]; n=split("abc",x,""); print n,x[2]}'
)

#### gawk's options and functions 37
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{n=patsplit("a1bb22c",x,/[0-9]+/,s); print n,x[1],x[2],s[0],s[1],s[2]}'
)
(awk 'BEGIN{s="aaa"; print gsub(/a/,"b&\\&",s), s; s="hello"; sub(/l+/,"[&]",s); print s; print gensub(/(l)(o)/,"\\2\\1",1,"hello"), gensub(/a/,"x",2,"aaa"), gensub(/a/,"x","g","aaa"), gensub("a","\\0\\0",1,"bab")}'
)
(awk 'BEGIN{print toupper("àé"), tolower("ÀÉ")}'
)

#### gawk's options and functions 38
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{print sprintf("%03d",7), sprintf("%s"), length(sprintf("%5s","a"))}'
)
(awk 'BEGIN{print and(12,10), or(12,10), xor(12,10), lshift(1,4), rshift(16,2), compl(0), and(1,2,3)}'
)
(awk 'BEGIN{print and(-1,2)}'
)

#### gawk's options and functions 39
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{print lshift(1,-1)}'
)
(awk 'BEGIN{print int(3.9), int(-3.9), int("3abc"), sqrt(2), exp(1), log(10), sin(1), cos(1), atan2(1,2)}'
)
(awk 'BEGIN{print log(-1), sqrt(-1), exp(1000), log(0), int("nan"), 1/3}'
)

#### gawk's options and functions 40
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{print 1/0}'
)
(awk 'BEGIN{print 1%0}'
)
(awk 'BEGIN{print strftime("%Y-%m-%d %H:%M:%S",0,1), mktime("2024 01 02 03 04 05"), mktime("bad"), mktime("2024 13 01 00 00 00"), mktime("2024 01 02 03 04 05", 1)}'
)

#### gawk's options and functions 41
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{print strftime("%A %B %d %j %U %W %u %w %e %y %C %G %V %p %I %l %k %M %S %Z %z %D %T %F %R %r %c %x %X %n%t%% %h %s",86400*200,1)}'
)
(awk 'BEGIN{a["z"]=1;a["b"]=2;n=asorti(a,b); print n,b[1],b[2]; n=asort(a); print n,a[1],a[2]; split("10 9 100",c); asort(c,d,"@val_num_desc"); print d[1],d[2],d[3]}'
)
(awk 'function cmp(i1,v1,i2,v2){return v2-v1} BEGIN{split("3 1 2",a); n=asort(a,b,"cmp"); print b[1],b[2],b[3]; PROCINFO["sorted_in"]="cmp"; for(i in a) printf "%s ", a[i]; print ""}'
)

#### gawk's options and functions 42
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk '{print typeof($1), typeof($2), typeof($9)}' d
)
(awk 'BEGIN{print isarray(a), isarray(1); a[1]; print isarray(a)}'
)
(awk 'BEGIN{f="length"; print @f("abc")} function g(x){return x*2}'
)

#### gawk's options and functions 43
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'function g(x){return x*2} BEGIN{f="g"; print @f(4); f="nosuch"; print @f(1)}'
)
(awk 'BEGIN{x=@/a+/; print "caat" ~ x, x}'
)
(awk 'BEGIN{for(i=0;i<ARGC;i++) print ARGV[i]}' a b=1 -x
)

#### gawk's options and functions 44
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{print bindtextdomain("/x"), dcgettext("hi"), dcngettext("a","b",2), TEXTDOMAIN}'
)
(awk 'BEGIN{FS=","} {$3="x"; print; print NF} ' c
)
(awk -F, -v OFS=- '{$1=$1}1; {NF=1}1; {$5="e"}1' c
)

#### gawk's options and functions 45
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{OFMT="%.2f"; CONVFMT="%.3f"; x=3.14159; print x, x "", 17 "", 1e6, 1e20, 123456789012}'
)
(awk 'BEGIN{print 1e6, 1e5+.5, 100000000000000000000, 0.1+0.2, 1e-5, -0, 0x10, 011}'
)
(awk 'BEGIN{print 1==1.0, "1"==1, "a"<"b", "10"<"9", 10<9, "abc"<1}'
)

#### gawk's options and functions 46
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk '{print ($2<$1), ($2=="30")}' <<< '30 4'
)
(awk 'BEGIN { $0="a b c"; $5="e"; print NF, $0; $0="x"; print NF; NF=3; print $0 "|" }'
)
(awk 'BEGIN{a["x"]["y"]=1; for(i in a) for (j in a[i]) print i,j,a[i][j]; print length(a["x"]); delete a["x"]["y"]; print length(a["x"])}'
)

#### gawk's options and functions 47
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN { if (!("x" in ENVIRON)) print "no"; if ((1,2) in a) print "y"; a[1,2]=3; for (k in a) { split(k,p,SUBSEP); print p[1],p[2] } }'
)
(awk 'BEGIN{printf "a" "b" > "/dev/stdout"; print "" ; print "e" | "cat 1>&2"}'
)
(awk 'BEGIN { print -3 % 2, 2^3^2, -2^2, !0+1, 1 - -1, 2**-1, 7%-3, 1e300*1e300, -1e300*1e300 }'
)

#### gawk's options and functions 48
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN { print 1 " " 2, 1+1 "x", "a" > "/dev/stdout" }'
)
(awk 'BEGIN { print(1)(2); print (1,2)(3) }'
)
(awk 'BEGIN { print a++ + ++a, a-- - --a, a; b = c = 3; b += c *= 2; print b, c; b ^= 2; b **= 1; b %= 7; print b }'
)

#### gawk's options and functions 49
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk '/alice/,/bob/{print NR} /carol/,0' d
)
(awk 'NR==1,NR==2; NR==2,NR==2{print "x"}' d
)
(awk 'END{print $0, NF, NR}' d
)

#### gawk's options and functions 50
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{RS=""}{print NR": "$1" "NF}' <<< $'a b\nc\n\n\nd e'
)
(awk 'BEGIN{RS="";FS=":"}{print $2}' <<< $'a:b\nc:d\n\ne:f'
)
(awk -v RS='\n\n+' '{print NR, length(RT)}' <<< $'a\n\n\nb\n\nc'
)

#### gawk's options and functions 51
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{FPAT="([^,]+)|(\"[^\"]+\")"}{for(i=1;i<=NF;i++)print $i}' <<< 'a,"b,c",d'
)
(awk 'BEGIN{FIELDWIDTHS="2 3 *"}{print $1"|"$2"|"$3}' <<< abcdefgh
)
(awk 'BEGIN{FIELDWIDTHS="2:1 3"}{print $1"|"$2"|"$3, NF}' <<< abcdefgh
)

#### gawk's options and functions 52
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{print substr("x",1,"a")}; func'
)
(awk 'BEGIN{print "unterminated}'
)
(awk 'BEGIN{print /unterminated}'
)

#### gawk's options and functions 53
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{print 1'
)
(awk 'BEGIN{print )}'
)
(awk '{print $1}}' d
)

#### gawk's options and functions 54
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{x = [1]}'
)
(awk 'BEGIN{return 1}'
)
(awk 'BEGIN{break}'
)

#### gawk's options and functions 55
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'function f(){next} BEGIN{f()}'
)
(awk 'BEGIN{f(1)}'
)
(awk 'BEGIN{substr("a")}'
)

#### gawk's options and functions 56
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{length(1,2)}'
)
(awk 'BEGIN{getline x y}'
)
(awk '{print > $1".out"} END{close("alice.out"); while((getline l < "alice.out")>0) print l}' d; ls
)

#### gawk's options and functions 57
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{printf "%s\n", "a" > "o"; printf "b\n" >> "o"; close("o"); printf "c\n" >> "o"}'; cat o
)
(awk '{print | "sort -r"} END{close("sort -r"); print "end"}' d
)
(awk 'BEGIN{print "x" > "/nonexistent/f"; print "after"}'
)

#### gawk's options and functions 58
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk '{print FILENAME, FNR, NR}' d c
)
(awk '{print}' nosuch d
)
(awk '{print}' d nosuch; echo $?
)

#### gawk's options and functions 59
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN{exit 3} END{print "e"}'; echo $?
)
(awk 'BEGIN{exit} END{exit 4}'; echo $?
)
(awk 'END{exit}' d; echo $?
)

#### gawk's options and functions 60
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGINFILE{if (ERRNO) {print "skip", FILENAME, ERRNO; nextfile}} {n++} ENDFILE{print FILENAME, FNR} END{print n}' d nosuch c
)
(awk -i inplace '{print toupper($0)}' d; cat d
)
(awk -i inplace -v inplace::suffix=.bak '{print NR": "$0}' d; cat d d.bak
)

#### gawk's options and functions 62
printf 'alice 30 nyc\nbob 25 la\ncarol 41 sf\n' > d; printf '1,2\n3,4\n' > c; echo 'BEGIN{print "prog"}' > p.awk
(awk 'BEGIN { while (i++ < 3) { if (i == 2) continue; print i } do print i--; while (i > 2) }'
)
(awk 'BEGIN { for (;;) { if (++n > 3) break }; print n; for (i in a); print "k" }'
)
(awk 'BEGIN { switch ("abc") { case "abc": print 1; case /b/: print 2; break; default: print 3 } switch (5) { case 5.0: print "n"} }'
)
