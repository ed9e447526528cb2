# The options of seq and numfmt, one by one, with wrong arguments and odd input.
#### seq options 1
seq
echo "[$?]"
seq 0
echo "[$?]"
seq -3
echo "[$?]"
seq 1 0
echo "[$?]"
seq 5 1
echo "[$?]"
seq 5 -1 1
echo "[$?]"
seq 1 2 10
echo "[$?]"
seq 1 0 5 | head -3
echo "[$?]"

#### seq options 2
seq 0.1 0.1 0.5
echo "[$?]"
seq -w 8 11
echo "[$?]"
seq -w -5 5
echo "[$?]"
seq -w 0.5 10
echo "[$?]"
seq -w 1 0.25 2
echo "[$?]"
seq -w -1 .5 1
echo "[$?]"
seq -w 1e1
echo "[$?]"
seq -w 1 1e2
echo "[$?]"

#### seq options 3
seq -s, 5
echo "[$?]"
seq -s '' 5
echo "[$?]"
seq -s '\n' 3
echo "[$?]"
seq -s, -w 9 11
echo "[$?]"
seq -f %g 3
echo "[$?]"
seq -f %.2f 1 .5 3
echo "[$?]"
seq -f '%05g' 3
echo "[$?]"
seq -f '%e' 3
echo "[$?]"

#### seq options 4
seq -f '%a' 3
echo "[$?]"
seq -f 'x%gy' 3
echo "[$?]"
seq -f '%%%g' 2
echo "[$?]"
seq -f '%' 2
echo "[$?]"
seq -f 'abc' 2
echo "[$?]"
seq -f '%d' 2
echo "[$?]"
seq -f '%g%g' 2
echo "[$?]"
seq -f '%5.1f|' 3
echo "[$?]"

#### seq options 5
seq -f "%'f" 1000 1002
echo "[$?]"
seq -f "%'.0f" 1000 1002
echo "[$?]"
seq -f '%+g' 2
echo "[$?]"
seq -f '% g' 2
echo "[$?]"
seq -f '%-5g|' 2
echo "[$?]"
seq -f '%#g' 2
echo "[$?]"
seq -f '%0*g' 2
echo "[$?]"
seq -f '%lg' 2
echo "[$?]"

#### seq options 6
seq -f '%Lg' 2
echo "[$?]"
seq -f '%E' 2
echo "[$?]"
seq -f '%G' 1e10 1e10
echo "[$?]"
seq -f '%A' 2
echo "[$?]"
seq -f %s 3
echo "[$?]"
seq -f '' 3
echo "[$?]"
seq -f %g -w 3
echo "[$?]"
seq -s
echo "[$?]"

#### seq options 7
seq -f
echo "[$?]"
seq a
echo "[$?]"
seq 1 b
echo "[$?]"
seq 1 2 c
echo "[$?]"
seq 1 2 3 4
echo "[$?]"
seq --equal-width 9 10
echo "[$?]"
seq --eq 9 10
echo "[$?]"
seq --sep=: 3
echo "[$?]"

#### seq options 8
seq --separator : 3
echo "[$?]"
seq --format=%g 2
echo "[$?]"
seq --fo=%g 2
echo "[$?]"
seq --nope
echo "[$?]"
seq -x
echo "[$?]"
seq -- -3 -1
echo "[$?]"
seq -3 -1
echo "[$?]"
seq 1 -- 3
echo "[$?]"

#### seq options 9
seq 0x10 0x12
echo "[$?]"
seq 0x1p2 5
echo "[$?]"
seq 1e3 1002
echo "[$?]"
seq 1E1 11
echo "[$?]"
seq inf | head -3
echo "[$?]"
seq 1 inf | head -3
echo "[$?]"
seq -inf 1 | head -2
echo "[$?]"
seq nan
echo "[$?]"

#### seq options 10
seq 1 nan 3
echo "[$?]"
seq 1 1 nan
echo "[$?]"
seq ' 1' 3
echo "[$?]"
seq '1 ' 3
echo "[$?]"
seq +1 +3
echo "[$?]"
seq 1.0 3
echo "[$?]"
seq 1.00 3
echo "[$?]"
seq 1 1.0 3
echo "[$?]"

#### seq options 11
seq 1 1 3.0
echo "[$?]"
seq .5 3
echo "[$?]"
seq 1. 3
echo "[$?]"
seq 9999999999999999999 10000000000000000001
echo "[$?]"
seq 99999999999999999999 100000000000000000001
echo "[$?]"
seq 18446744073709551615 18446744073709551617
echo "[$?]"
seq 1000000000000000000000 1000000000000000000002
echo "[$?]"
seq 1 100000000000000000000 300000000000000000000
echo "[$?]"

#### seq options 12
seq 123456789012345678901234567890 123456789012345678901234567893
echo "[$?]"
seq -9223372036854775808 -9223372036854775806
echo "[$?]"
seq 1000000 1000003
echo "[$?]"
seq 999999.5 1000001
echo "[$?]"
seq 1e15 1e15
echo "[$?]"
seq 1e20 1e20
echo "[$?]"
seq 1e5 100002
echo "[$?]"
seq 1e-3 1e-3 4e-3
echo "[$?]"

#### seq options 13
seq 0 0.000001 0.000003
echo "[$?]"
seq 0.000001 0.000003
echo "[$?]"
seq 1 3e0
echo "[$?]"
seq 3 1e1
echo "[$?]"
seq 1 .1 1.5
echo "[$?]"
seq 1.1 0.3 2
echo "[$?]"
seq 10 -2.5 0
echo "[$?]"
seq 0 -1 -3
echo "[$?]"

#### seq options 14
seq -0 3
echo "[$?]"
seq -w -0 3
echo "[$?]"
seq -0.0 1
echo "[$?]"
seq 1 200 | tail -1
echo "[$?]"
seq 1 2.5
echo "[$?]"
seq 1 1 1
echo "[$?]"
seq 2 2
echo "[$?]"
seq 2 3 2
echo "[$?]"

#### seq options 15
seq -s ' ' 3 | od -c
echo "[$?]"
seq -s ab 3
echo "[$?]"
seq -s é 3
echo "[$?]"
seq ''
echo "[$?]"
seq 1 ''
echo "[$?]"
seq 00 3
echo "[$?]"
seq 007 10
echo "[$?]"
seq 007 9
echo "[$?]"

#### seq options 16
seq -w 007 9
echo "[$?]"
seq 010 12
echo "[$?]"
seq -w 1 010
echo "[$?]"
seq 1_000
echo "[$?]"
seq 1,5
echo "[$?]"
seq 3 -s,
echo "[$?]"
seq 3 -w 11
echo "[$?]"
POSIXLY_CORRECT=1 seq 3 -s,
echo "[$?]"

#### seq options 17
seq -1 -1 -3
echo "[$?]"
seq -s, -1 -1 -3
echo "[$?]"
seq -.5 .5
echo "[$?]"
seq -f %g -5 -4
echo "[$?]"
seq -5-4
echo "[$?]"
seq 0 0.1 0.3
echo "[$?]"
seq 0 .01 .03
echo "[$?]"
seq 1 0.1 1.3
echo "[$?]"

#### seq options 18
seq 1.5 2 8
echo "[$?]"
seq 1e2 1e2
echo "[$?]"
seq 0.1e1 3
echo "[$?]"
seq 1.5e1 17
echo "[$?]"
seq 1.55e1 17
echo "[$?]"
seq 0x.8 2
echo "[$?]"
seq 0xA
echo "[$?]"
seq 0Xf 17
echo "[$?]"

#### seq options 19
seq -w 0x8 0xa
echo "[$?]"
seq -f %x 3
echo "[$?]"
seq -f %i 3
echo "[$?]"
seq -f %5$g 3
echo "[$?]"
seq -f %1\$g 3
echo "[$?]"
seq 4294967295 4294967297
echo "[$?]"
seq 1 3 | cat -A
echo "[$?]"
LC_ALL=C seq a
echo "[$?]"

#### seq options 20
LC_ALL=C seq -f %d 2
echo "[$?]"
LC_ALL=C seq 1 2 3 4
echo "[$?]"
LC_ALL=C seq -f abc 2
echo "[$?]"
LC_ALL=C seq 1 0 3 | head -2
echo "[$?]"
LC_ALL=C seq nan
echo "[$?]"

#### numfmt options 1
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt
echo "[$?]"
numfmt 1000
echo "[$?]"
numfmt --to=si 999 1000 1001 1500 9999 10000 99999 100000 999500 999999 1000000
echo "[$?]"
numfmt --to=iec 999 1000 1023 1024 1025 1500 10239 10240 102400 1048575 1048576
echo "[$?]"
numfmt --to=iec-i 999 1000 1023 1024 1025 1500 10239 10240 102400 1048575 1048576
echo "[$?]"
numfmt --from=si 1K 1k 1M 1.5G 2T 3P 4E 5Z 6Y
echo "[$?]"
numfmt --from=iec 1K 1k 1M 1.5G 2T 3P 4E 5Z 6Y
echo "[$?]"
numfmt --from=iec-i 1Ki 1ki 1Mi 1.5Gi 2Ti 3Pi 4Ei
echo "[$?]"
numfmt --from=iec-i 1K
echo "[$?]"
numfmt --from=iec 1Ki
echo "[$?]"

#### numfmt options 2
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --from=si 1Ki
echo "[$?]"
numfmt --from=auto 1K 1Ki 1M 1Mi
echo "[$?]"
numfmt --from=none 1K
echo "[$?]"
numfmt 1K
echo "[$?]"
numfmt --from=auto --to=iec 1M 1Mi
echo "[$?]"
numfmt --from=auto --to=iec-i --suffix=B 1M
echo "[$?]"
numfmt --suffix=B 100
echo "[$?]"
numfmt --suffix=B 100B
echo "[$?]"
numfmt --suffix=B --from=si 1KB
echo "[$?]"
numfmt --to=si --suffix=b/s 12345
echo "[$?]"

#### numfmt options 3
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --to=none 1e3
echo "[$?]"
numfmt 1e3
echo "[$?]"
numfmt 0x10
echo "[$?]"
numfmt ''
echo "[$?]"
numfmt ' 5'
echo "[$?]"
numfmt '5 '
echo "[$?]"
numfmt -- -5
echo "[$?]"
numfmt -5
echo "[$?]"
numfmt --to=si -- -1500 -999
echo "[$?]"
numfmt --round=up --to=si 1001 -- -1001
echo "[$?]"

#### numfmt options 4
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --round=down --to=si 1999 -- -1999
echo "[$?]"
numfmt --round=from-zero --to=si 1001 -- -1001
echo "[$?]"
numfmt --round=towards-zero --to=si 1999 -- -1999
echo "[$?]"
numfmt --round=nearest --to=si 1050 1049 1150 -- -1050
echo "[$?]"
numfmt --round=foo 1
echo "[$?]"
numfmt --round=u 1.2
echo "[$?]"
numfmt --to=foo 1
echo "[$?]"
numfmt --to=s 1
echo "[$?]"
numfmt --to=i 1
echo "[$?]"
numfmt --from=foo 1
echo "[$?]"

#### numfmt options 5
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --padding=10 5
echo "[$?]"
numfmt --padding=-10 5 | cat -A
echo "[$?]"
numfmt --padding=0 5
echo "[$?]"
numfmt --padding=x 5
echo "[$?]"
numfmt --padding=2 12345
echo "[$?]"
numfmt --to=si --padding=8 1500
echo "[$?]"
numfmt --format=%f 5
echo "[$?]"
numfmt --format=%10f 5
echo "[$?]"
numfmt --format=%-10f\| 5
echo "[$?]"
numfmt --format=%010f 5
echo "[$?]"

#### numfmt options 6
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --format='%.2f' 5
echo "[$?]"
numfmt --format='%.0f' 5.5
echo "[$?]"
numfmt --format='%.3f' --to=si 1234
echo "[$?]"
numfmt --format="%'f" 1234567
echo "[$?]"
numfmt --format='x%fy' 5
echo "[$?]"
numfmt --format='%%%f' 5
echo "[$?]"
numfmt --format='%d' 5
echo "[$?]"
numfmt --format='%f%f' 5
echo "[$?]"
numfmt --format='abc' 5
echo "[$?]"
numfmt --format='%' 5
echo "[$?]"

#### numfmt options 7
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --format='' 5
echo "[$?]"
numfmt --format='%5' 5
echo "[$?]"
numfmt --format='%.f' 5.7
echo "[$?]"
numfmt --format='%.-1f' 5.7
echo "[$?]"
numfmt --format='%+f' 5
echo "[$?]"
numfmt --format='% f' 5
echo "[$?]"
numfmt --format='%-5f|' --padding=10 5
echo "[$?]"
numfmt --format='%5f' --padding=10 5
echo "[$?]"
numfmt --format="%'f" --grouping 5
echo "[$?]"
numfmt --grouping 1234567
echo "[$?]"

#### numfmt options 8
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --grouping --to=si 1234567
echo "[$?]"
numfmt --field=2 'a 1000 b'
echo "[$?]"
numfmt --field=2 --to=si 'a 1000 b'
echo "[$?]"
numfmt --field=2 --to=si < g
echo "[$?]"
numfmt --field=2,4 --to=si --from=si < g
echo "[$?]"
numfmt --field=2- --invalid=ignore --to=si --from=si < g
echo "[$?]"
numfmt --field=-2 --invalid=ignore --to=si < g
echo "[$?]"
numfmt --field=- --invalid=ignore --to=si < g
echo "[$?]"
numfmt --field=0 < g
echo "[$?]"
numfmt --field=x < g
echo "[$?]"

#### numfmt options 9
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --field=3-2 < g
echo "[$?]"
numfmt --field=2,,4 < g
echo "[$?]"
numfmt --field=9 --to=si < g
echo "[$?]"
numfmt -d: --field=2 --to=si 'a:1000:b'
echo "[$?]"
numfmt -d '' --field=2 --to=si 'a:1000:b'
echo "[$?]"
numfmt -d ab 5
echo "[$?]"
numfmt -d ' ' --field=2 --to=si 'a  1000'
echo "[$?]"
numfmt --delimiter=, --field=2 --to=iec '1,2048,3'
echo "[$?]"
numfmt --header < h
echo "[$?]"
numfmt --header=2 --to=si < h
echo "[$?]"

#### numfmt options 10
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --header=0 < h
echo "[$?]"
numfmt --header=x < h
echo "[$?]"
numfmt --header=-1 < h
echo "[$?]"
numfmt --header=5 < h
echo "[$?]"
numfmt --invalid=abort < f; echo $?
numfmt --invalid=fail < f; echo $?
numfmt --invalid=warn < f; echo $?
numfmt --invalid=ignore < f; echo $?
numfmt --invalid=foo < f
echo "[$?]"
numfmt --debug 5
echo "[$?]"

#### numfmt options 11
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --debug --to=si 5
echo "[$?]"
numfmt --debug --to=si 1000 <f
echo "[$?]"
numfmt --debug --format='%010f' --grouping 5
echo "[$?]"
numfmt --debug --header 5
echo "[$?]"
numfmt --debug --padding=3 12345
echo "[$?]"
numfmt --dev-debug 5
echo "[$?]"
numfmt --from-unit=512 4
echo "[$?]"
numfmt --to-unit=512 4096
echo "[$?]"
numfmt --from-unit=1K 4
echo "[$?]"
numfmt --from-unit=1Ki 4
echo "[$?]"

#### numfmt options 12
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --to-unit=1K 4000
echo "[$?]"
numfmt --to-unit=0 4
echo "[$?]"
numfmt --to-unit=x 4
echo "[$?]"
numfmt --from-unit=512 --to=iec 4
echo "[$?]"
numfmt -z --to=si < f | od -c
echo "[$?]"
printf '1000\0002000\0' | numfmt -z --to=si | tr '\0' '|'
echo "[$?]"
printf '1000' | numfmt --to=si | od -c
echo "[$?]"
printf '1000\r\n' | numfmt --to=si
echo "[$?]"
printf '\n1000\n' | numfmt --to=si
echo "[$?]"
printf '   1000\n' | numfmt --to=si
echo "[$?]"

#### numfmt options 13
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
printf '   1000   x\n' | numfmt --to=si
echo "[$?]"
printf '1000\tx\n' | numfmt --to=si
echo "[$?]"
printf 'x\t1000\n' | numfmt --field=2 --to=si
echo "[$?]"
printf 'x\t  1000 y\n' | numfmt --field=2 --to=si
echo "[$?]"
printf 'x\t  1000 y\n' | numfmt --field=2 --padding=8 --to=si
echo "[$?]"
printf '1000\0002\n' | numfmt --to=si | od -c
echo "[$?]"
printf '\xff\n' | numfmt
echo "[$?]"
printf '1\xff\n' | numfmt
echo "[$?]"
numfmt é
echo "[$?]"
numfmt 1é
echo "[$?]"

#### numfmt options 14
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt 1.2.3
echo "[$?]"
numfmt 1..2
echo "[$?]"
numfmt .5
echo "[$?]"
numfmt 5.
echo "[$?]"
numfmt +5
echo "[$?]"
numfmt --to=si .5 0.05 0
echo "[$?]"
numfmt --to=si 0.999 9.99 99.9 999.9
echo "[$?]"
numfmt --to=iec 0.5 1023.5 1023.9
echo "[$?]"
numfmt 1.123456789012345678
echo "[$?]"
numfmt 123456789012345678901234567890
echo "[$?]"

#### numfmt options 15
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt 12345678901234567890
echo "[$?]"
numfmt --to=si 123456789012345678901234567890
echo "[$?]"
numfmt --to=si 1e30
echo "[$?]"
numfmt --from=si 999Y
echo "[$?]"
numfmt --from=si --to=iec 1Y
echo "[$?]"
numfmt --from=si 1Q
echo "[$?]"
numfmt --from=si 1R
echo "[$?]"
numfmt --from=si 1KK
echo "[$?]"
numfmt --from=si 1KB
echo "[$?]"
numfmt --from=si 1.K
echo "[$?]"

#### numfmt options 16
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --from=si K
echo "[$?]"
numfmt --from=iec-i 1Kib
echo "[$?]"
numfmt --to=si 5K
echo "[$?]"
numfmt 5,000
echo "[$?]"
numfmt --from=si 1,5K
echo "[$?]"
numfmt --field 2 --to si 'a 1000'
echo "[$?]"
numfmt --fie=1 5
echo "[$?]"
numfmt --to
echo "[$?]"
numfmt --nope
echo "[$?]"
numfmt -x
echo "[$?]"

#### numfmt options 17
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --format=%.1f --to=iec 1024 1126 1536
echo "[$?]"
numfmt --format=%.10f 1.5
echo "[$?]"
numfmt --format=%.1f 1.25 1.35
echo "[$?]"
numfmt --format=%.20f 1
echo "[$?]"
numfmt --format=%f --to=si 1234567
echo "[$?]"
numfmt --from=si --format=%.2f 1.234K
echo "[$?]"
numfmt 1.10
echo "[$?]"
numfmt 1.0
echo "[$?]"
numfmt --round=up 1.5
echo "[$?]"
numfmt --round=nearest --format=%.0f 2.5 3.5 -- -2.5
echo "[$?]"

#### numfmt options 18
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
numfmt --to-unit=1000 1500
echo "[$?]"
numfmt --to-unit=1000 --round=down 1999
echo "[$?]"
numfmt --to-unit=1000 --format=%.3f 1500
echo "[$?]"
seq 3 | numfmt --to=si --padding=5
echo "[$?]"
seq 998 1002 | numfmt --to=si
echo "[$?]"
ls / >/dev/null; numfmt --to=iec --field=1 --padding=10 '2048 x' '4096 y'
echo "[$?]"
numfmt 5 6 < f
echo "[$?]"
LC_ALL=C numfmt abc
echo "[$?]"
LC_ALL=C numfmt --to=foo 1
echo "[$?]"
LC_ALL=C numfmt --field=x 1
echo "[$?]"

#### numfmt options 19
printf '1000\n2048\n-5000\n1.5K\nabc\n' > f; printf 'a 1000 b 2000\nc 5 d 6K\n' > g; printf 'h1\nh2\n1000\n' > h
LC_ALL=C numfmt --format=%d 1
echo "[$?]"
LC_ALL=C numfmt --invalid=warn abc
echo "[$?]"
numfmt --field=1 --field=2 5
echo "[$?]"
numfmt --to=si --to=iec 2048
echo "[$?]"
numfmt -d, -d: 5
echo "[$?]"
numfmt --suffix= 5
echo "[$?]"
numfmt --suffix=B --field=2 'a 5B c'
echo "[$?]"
numfmt --suffix=B --from=auto --to=si 2KiB
echo "[$?]"
numfmt --zero-terminated 1
echo "[$?]"

#### numbers at the edges 1
/usr/bin/printf '%a\n' 1e-4940 3.3621031431120935063e-4932 1.6e-4932 3e-4951 1e-4960 1e-310
echo "[$?]"
printf '%a %.3a %.0a %.2a\n' 1e-4940 1e-4940 1e-4940 1e-4945
echo "[$?]"
printf '%#g\n' 0 1 100000 1000000 99999.95 999999.5 999999.4 9.9999995e5 9.9999995e6 1e-10
echo "[$?]"
printf '%#.3g %#.1g\n' 999.5 9.5 9995 95
echo "[$?]"
seq -f %a 1e-4940 1e-4940
echo "[$?]"
printf '\1\2\3\4\0\0\0\0\0\0\0\0\0\0\0\0' | od -tfL
echo "[$?]"

#### numbers at the edges 2
printf '\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0' | od -tfL
echo "[$?]"
seq 1e5000
echo "[$?]"
seq 1e20 3 1e20
echo "[$?]"
seq 1e20 100000000000000000003
echo "[$?]"
numfmt --field=2, 'a 5'
echo "[$?]"
numfmt --field=,2 'a 5'
echo "[$?]"

#### numbers at the edges 3
numfmt --field='1  2' '1 5'
echo "[$?]"
numfmt --field='-' --field=1 '1 5'
echo "[$?]"
numfmt --debug --to=none 5
echo "[$?]"
numfmt --debug --grouping 5
echo "[$?]"
numfmt --debug --header 5
echo "[$?]"
numfmt --debug --format=%10f --to=si --padding=3 5
echo "[$?]"

#### numbers at the edges 4
numfmt --debug --to=si 123456789012345678901
echo "[$?]"
numfmt --debug --from=si 1.12345678901234567890123
echo "[$?]"
numfmt --debug --invalid=warn --to=si abc
echo "[$?]"
numfmt --debug --invalid=fail --to=si abc 5
echo "[$?]"
numfmt 1.-5
echo "[$?]"
numfmt 1..2
echo "[$?]"

#### numbers at the edges 5
date -d '@9223372036854775807'
echo "[$?]"
date -d '@67768036191676800'
echo "[$?]"
date -d '@67768036191676799'
echo "[$?]"
date -d '@-67768040609740801'
echo "[$?]"
date -d 'TZ="UTC" @0'
echo "[$?]"
