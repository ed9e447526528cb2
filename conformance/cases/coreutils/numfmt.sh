#### numfmt --to=si -- 0
numfmt --to=si -- 0

#### numfmt --to=si -- 1
numfmt --to=si -- 1

#### numfmt --to=si -- 999
numfmt --to=si -- 999

#### numfmt --to=si -- 1000
numfmt --to=si -- 1000

#### numfmt --to=si -- 1023
numfmt --to=si -- 1023

#### numfmt --to=si -- 1024
numfmt --to=si -- 1024

#### numfmt --to=si -- 1500
numfmt --to=si -- 1500

#### numfmt --to=si -- 9999
numfmt --to=si -- 9999

#### numfmt --to=si -- 10000
numfmt --to=si -- 10000

#### numfmt --to=si -- 99999
numfmt --to=si -- 99999

#### numfmt --to=si -- 123456
numfmt --to=si -- 123456

#### numfmt --to=si -- 999999
numfmt --to=si -- 999999

#### numfmt --to=si -- 1048576
numfmt --to=si -- 1048576

#### numfmt --to=si -- 1500000
numfmt --to=si -- 1500000

#### numfmt --to=si -- 999500
numfmt --to=si -- 999500

#### numfmt --to=si -- 1000000000
numfmt --to=si -- 1000000000

#### numfmt --to=si -- 1e3
numfmt --to=si -- 1e3

#### numfmt --to=si -- -1500
numfmt --to=si -- -1500

#### numfmt --to=si -- 1.5
numfmt --to=si -- 1.5

#### numfmt --to=si -- 0.5
numfmt --to=si -- 0.5

#### numfmt --to=si -- -0.5
numfmt --to=si -- -0.5

#### numfmt --to=si -- 1234567890123
numfmt --to=si -- 1234567890123

#### numfmt --to=iec -- 0
numfmt --to=iec -- 0

#### numfmt --to=iec -- 1
numfmt --to=iec -- 1

#### numfmt --to=iec -- 999
numfmt --to=iec -- 999

#### numfmt --to=iec -- 1000
numfmt --to=iec -- 1000

#### numfmt --to=iec -- 1023
numfmt --to=iec -- 1023

#### numfmt --to=iec -- 1024
numfmt --to=iec -- 1024

#### numfmt --to=iec -- 1500
numfmt --to=iec -- 1500

#### numfmt --to=iec -- 9999
numfmt --to=iec -- 9999

#### numfmt --to=iec -- 10000
numfmt --to=iec -- 10000

#### numfmt --to=iec -- 99999
numfmt --to=iec -- 99999

#### numfmt --to=iec -- 123456
numfmt --to=iec -- 123456

#### numfmt --to=iec -- 999999
numfmt --to=iec -- 999999

#### numfmt --to=iec -- 1048576
numfmt --to=iec -- 1048576

#### numfmt --to=iec -- 1500000
numfmt --to=iec -- 1500000

#### numfmt --to=iec -- 999500
numfmt --to=iec -- 999500

#### numfmt --to=iec -- 1000000000
numfmt --to=iec -- 1000000000

#### numfmt --to=iec -- 1e3
numfmt --to=iec -- 1e3

#### numfmt --to=iec -- -1500
numfmt --to=iec -- -1500

#### numfmt --to=iec -- 1.5
numfmt --to=iec -- 1.5

#### numfmt --to=iec -- 0.5
numfmt --to=iec -- 0.5

#### numfmt --to=iec -- -0.5
numfmt --to=iec -- -0.5

#### numfmt --to=iec -- 1234567890123
numfmt --to=iec -- 1234567890123

#### numfmt --to=iec-i -- 0
numfmt --to=iec-i -- 0

#### numfmt --to=iec-i -- 1
numfmt --to=iec-i -- 1

#### numfmt --to=iec-i -- 999
numfmt --to=iec-i -- 999

#### numfmt --to=iec-i -- 1000
numfmt --to=iec-i -- 1000

#### numfmt --to=iec-i -- 1023
numfmt --to=iec-i -- 1023

#### numfmt --to=iec-i -- 1024
numfmt --to=iec-i -- 1024

#### numfmt --to=iec-i -- 1500
numfmt --to=iec-i -- 1500

#### numfmt --to=iec-i -- 9999
numfmt --to=iec-i -- 9999

#### numfmt --to=iec-i -- 10000
numfmt --to=iec-i -- 10000

#### numfmt --to=iec-i -- 99999
numfmt --to=iec-i -- 99999

#### numfmt --to=iec-i -- 123456
numfmt --to=iec-i -- 123456

#### numfmt --to=iec-i -- 999999
numfmt --to=iec-i -- 999999

#### numfmt --to=iec-i -- 1048576
numfmt --to=iec-i -- 1048576

#### numfmt --to=iec-i -- 1500000
numfmt --to=iec-i -- 1500000

#### numfmt --to=iec-i -- 999500
numfmt --to=iec-i -- 999500

#### numfmt --to=iec-i -- 1000000000
numfmt --to=iec-i -- 1000000000

#### numfmt --to=iec-i -- 1e3
numfmt --to=iec-i -- 1e3

#### numfmt --to=iec-i -- -1500
numfmt --to=iec-i -- -1500

#### numfmt --to=iec-i -- 1.5
numfmt --to=iec-i -- 1.5

#### numfmt --to=iec-i -- 0.5
numfmt --to=iec-i -- 0.5

#### numfmt --to=iec-i -- -0.5
numfmt --to=iec-i -- -0.5

#### numfmt --to=iec-i -- 1234567890123
numfmt --to=iec-i -- 1234567890123

#### numfmt --to=none -- 0
numfmt --to=none -- 0

#### numfmt --to=none -- 1
numfmt --to=none -- 1

#### numfmt --to=none -- 999
numfmt --to=none -- 999

#### numfmt --to=none -- 1000
numfmt --to=none -- 1000

#### numfmt --to=none -- 1023
numfmt --to=none -- 1023

#### numfmt --to=none -- 1024
numfmt --to=none -- 1024

#### numfmt --to=none -- 1500
numfmt --to=none -- 1500

#### numfmt --to=none -- 9999
numfmt --to=none -- 9999

#### numfmt --to=none -- 10000
numfmt --to=none -- 10000

#### numfmt --to=none -- 99999
numfmt --to=none -- 99999

#### numfmt --to=none -- 123456
numfmt --to=none -- 123456

#### numfmt --to=none -- 999999
numfmt --to=none -- 999999

#### numfmt --to=none -- 1048576
numfmt --to=none -- 1048576

#### numfmt --to=none -- 1500000
numfmt --to=none -- 1500000

#### numfmt --to=none -- 999500
numfmt --to=none -- 999500

#### numfmt --to=none -- 1000000000
numfmt --to=none -- 1000000000

#### numfmt --to=none -- 1e3
numfmt --to=none -- 1e3

#### numfmt --to=none -- -1500
numfmt --to=none -- -1500

#### numfmt --to=none -- 1.5
numfmt --to=none -- 1.5

#### numfmt --to=none -- 0.5
numfmt --to=none -- 0.5

#### numfmt --to=none -- -0.5
numfmt --to=none -- -0.5

#### numfmt --to=none -- 1234567890123
numfmt --to=none -- 1234567890123

#### numfmt --from=si -- 1
numfmt --from=si -- 1

#### numfmt --from=si -- 1K
numfmt --from=si -- 1K

#### numfmt --from=si -- 1Ki
numfmt --from=si -- 1Ki

#### numfmt --from=si -- 1.5K
numfmt --from=si -- 1.5K

#### numfmt --from=si -- 1.5Ki
numfmt --from=si -- 1.5Ki

#### numfmt --from=si -- 2M
numfmt --from=si -- 2M

#### numfmt --from=si -- 2Mi
numfmt --from=si -- 2Mi

#### numfmt --from=si -- 1G
numfmt --from=si -- 1G

#### numfmt --from=si -- 1k
numfmt --from=si -- 1k

#### numfmt --from=si -- 1KB
numfmt --from=si -- 1KB

#### numfmt --from=si -- 1x
numfmt --from=si -- 1x

#### numfmt --from=si -- K
numfmt --from=si -- K

#### numfmt --from=si -- 1.K
numfmt --from=si -- 1.K

#### numfmt --from=si -- .5K
numfmt --from=si -- .5K

#### numfmt --from=si -- -1K
numfmt --from=si -- -1K

#### numfmt --from=si -- 1Y
numfmt --from=si -- 1Y

#### numfmt --from=si -- 1Kx
numfmt --from=si -- 1Kx

#### numfmt --from=iec -- 1
numfmt --from=iec -- 1

#### numfmt --from=iec -- 1K
numfmt --from=iec -- 1K

#### numfmt --from=iec -- 1Ki
numfmt --from=iec -- 1Ki

#### numfmt --from=iec -- 1.5K
numfmt --from=iec -- 1.5K

#### numfmt --from=iec -- 1.5Ki
numfmt --from=iec -- 1.5Ki

#### numfmt --from=iec -- 2M
numfmt --from=iec -- 2M

#### numfmt --from=iec -- 2Mi
numfmt --from=iec -- 2Mi

#### numfmt --from=iec -- 1G
numfmt --from=iec -- 1G

#### numfmt --from=iec -- 1k
numfmt --from=iec -- 1k

#### numfmt --from=iec -- 1KB
numfmt --from=iec -- 1KB

#### numfmt --from=iec -- 1x
numfmt --from=iec -- 1x

#### numfmt --from=iec -- K
numfmt --from=iec -- K

#### numfmt --from=iec -- 1.K
numfmt --from=iec -- 1.K

#### numfmt --from=iec -- .5K
numfmt --from=iec -- .5K

#### numfmt --from=iec -- -1K
numfmt --from=iec -- -1K

#### numfmt --from=iec -- 1Y
numfmt --from=iec -- 1Y

#### numfmt --from=iec -- 1Kx
numfmt --from=iec -- 1Kx

#### numfmt --from=iec-i -- 1
numfmt --from=iec-i -- 1

#### numfmt --from=iec-i -- 1K
numfmt --from=iec-i -- 1K

#### numfmt --from=iec-i -- 1Ki
numfmt --from=iec-i -- 1Ki

#### numfmt --from=iec-i -- 1.5K
numfmt --from=iec-i -- 1.5K

#### numfmt --from=iec-i -- 1.5Ki
numfmt --from=iec-i -- 1.5Ki

#### numfmt --from=iec-i -- 2M
numfmt --from=iec-i -- 2M

#### numfmt --from=iec-i -- 2Mi
numfmt --from=iec-i -- 2Mi

#### numfmt --from=iec-i -- 1G
numfmt --from=iec-i -- 1G

#### numfmt --from=iec-i -- 1k
numfmt --from=iec-i -- 1k

#### numfmt --from=iec-i -- 1KB
numfmt --from=iec-i -- 1KB

#### numfmt --from=iec-i -- 1x
numfmt --from=iec-i -- 1x

#### numfmt --from=iec-i -- K
numfmt --from=iec-i -- K

#### numfmt --from=iec-i -- 1.K
numfmt --from=iec-i -- 1.K

#### numfmt --from=iec-i -- .5K
numfmt --from=iec-i -- .5K

#### numfmt --from=iec-i -- -1K
numfmt --from=iec-i -- -1K

#### numfmt --from=iec-i -- 1Y
numfmt --from=iec-i -- 1Y

#### numfmt --from=iec-i -- 1Kx
numfmt --from=iec-i -- 1Kx

#### numfmt --from=auto -- 1
numfmt --from=auto -- 1

#### numfmt --from=auto -- 1K
numfmt --from=auto -- 1K

#### numfmt --from=auto -- 1Ki
numfmt --from=auto -- 1Ki

#### numfmt --from=auto -- 1.5K
numfmt --from=auto -- 1.5K

#### numfmt --from=auto -- 1.5Ki
numfmt --from=auto -- 1.5Ki

#### numfmt --from=auto -- 2M
numfmt --from=auto -- 2M

#### numfmt --from=auto -- 2Mi
numfmt --from=auto -- 2Mi

#### numfmt --from=auto -- 1G
numfmt --from=auto -- 1G

#### numfmt --from=auto -- 1k
numfmt --from=auto -- 1k

#### numfmt --from=auto -- 1KB
numfmt --from=auto -- 1KB

#### numfmt --from=auto -- 1x
numfmt --from=auto -- 1x

#### numfmt --from=auto -- K
numfmt --from=auto -- K

#### numfmt --from=auto -- 1.K
numfmt --from=auto -- 1.K

#### numfmt --from=auto -- .5K
numfmt --from=auto -- .5K

#### numfmt --from=auto -- -1K
numfmt --from=auto -- -1K

#### numfmt --from=auto -- 1Y
numfmt --from=auto -- 1Y

#### numfmt --from=auto -- 1Kx
numfmt --from=auto -- 1Kx

#### numfmt --from=none -- 1
numfmt --from=none -- 1

#### numfmt --from=none -- 1K
numfmt --from=none -- 1K

#### numfmt --from=none -- 1Ki
numfmt --from=none -- 1Ki

#### numfmt --from=none -- 1.5K
numfmt --from=none -- 1.5K

#### numfmt --from=none -- 1.5Ki
numfmt --from=none -- 1.5Ki

#### numfmt --from=none -- 2M
numfmt --from=none -- 2M

#### numfmt --from=none -- 2Mi
numfmt --from=none -- 2Mi

#### numfmt --from=none -- 1G
numfmt --from=none -- 1G

#### numfmt --from=none -- 1k
numfmt --from=none -- 1k

#### numfmt --from=none -- 1KB
numfmt --from=none -- 1KB

#### numfmt --from=none -- 1x
numfmt --from=none -- 1x

#### numfmt --from=none -- K
numfmt --from=none -- K

#### numfmt --from=none -- 1.K
numfmt --from=none -- 1.K

#### numfmt --from=none -- .5K
numfmt --from=none -- .5K

#### numfmt --from=none -- -1K
numfmt --from=none -- -1K

#### numfmt --from=none -- 1Y
numfmt --from=none -- 1Y

#### numfmt --from=none -- 1Kx
numfmt --from=none -- 1Kx

#### numfmt --to=si --round=up -- 1050
numfmt --to=si --round=up -- 1050

#### numfmt --to=si --round=up -- 1950
numfmt --to=si --round=up -- 1950

#### numfmt --to=si --round=up -- -1050
numfmt --to=si --round=up -- -1050

#### numfmt --to=si --round=up -- 1449
numfmt --to=si --round=up -- 1449

#### numfmt --to=si --round=up -- 9990
numfmt --to=si --round=up -- 9990

#### numfmt --to=si --round=up -- 99949
numfmt --to=si --round=up -- 99949

#### numfmt --format=%.1f --round=up -- 1.25 -1.25 1.35
numfmt --format=%.1f --round=up -- 1.25 -1.25 1.35

#### numfmt --to=si --round=down -- 1050
numfmt --to=si --round=down -- 1050

#### numfmt --to=si --round=down -- 1950
numfmt --to=si --round=down -- 1950

#### numfmt --to=si --round=down -- -1050
numfmt --to=si --round=down -- -1050

#### numfmt --to=si --round=down -- 1449
numfmt --to=si --round=down -- 1449

#### numfmt --to=si --round=down -- 9990
numfmt --to=si --round=down -- 9990

#### numfmt --to=si --round=down -- 99949
numfmt --to=si --round=down -- 99949

#### numfmt --format=%.1f --round=down -- 1.25 -1.25 1.35
numfmt --format=%.1f --round=down -- 1.25 -1.25 1.35

#### numfmt --to=si --round=from-zero -- 1050
numfmt --to=si --round=from-zero -- 1050

#### numfmt --to=si --round=from-zero -- 1950
numfmt --to=si --round=from-zero -- 1950

#### numfmt --to=si --round=from-zero -- -1050
numfmt --to=si --round=from-zero -- -1050

#### numfmt --to=si --round=from-zero -- 1449
numfmt --to=si --round=from-zero -- 1449

#### numfmt --to=si --round=from-zero -- 9990
numfmt --to=si --round=from-zero -- 9990

#### numfmt --to=si --round=from-zero -- 99949
numfmt --to=si --round=from-zero -- 99949

#### numfmt --format=%.1f --round=from-zero -- 1.25 -1.25 1.35
numfmt --format=%.1f --round=from-zero -- 1.25 -1.25 1.35

#### numfmt --to=si --round=towards-zero -- 1050
numfmt --to=si --round=towards-zero -- 1050

#### numfmt --to=si --round=towards-zero -- 1950
numfmt --to=si --round=towards-zero -- 1950

#### numfmt --to=si --round=towards-zero -- -1050
numfmt --to=si --round=towards-zero -- -1050

#### numfmt --to=si --round=towards-zero -- 1449
numfmt --to=si --round=towards-zero -- 1449

#### numfmt --to=si --round=towards-zero -- 9990
numfmt --to=si --round=towards-zero -- 9990

#### numfmt --to=si --round=towards-zero -- 99949
numfmt --to=si --round=towards-zero -- 99949

#### numfmt --format=%.1f --round=towards-zero -- 1.25 -1.25 1.35
numfmt --format=%.1f --round=towards-zero -- 1.25 -1.25 1.35

#### numfmt --to=si --round=nearest -- 1050
numfmt --to=si --round=nearest -- 1050

#### numfmt --to=si --round=nearest -- 1950
numfmt --to=si --round=nearest -- 1950

#### numfmt --to=si --round=nearest -- -1050
numfmt --to=si --round=nearest -- -1050

#### numfmt --to=si --round=nearest -- 1449
numfmt --to=si --round=nearest -- 1449

#### numfmt --to=si --round=nearest -- 9990
numfmt --to=si --round=nearest -- 9990

#### numfmt --to=si --round=nearest -- 99949
numfmt --to=si --round=nearest -- 99949

#### numfmt --format=%.1f --round=nearest -- 1.25 -1.25 1.35
numfmt --format=%.1f --round=nearest -- 1.25 -1.25 1.35

#### numfmt --from=iec --to=si 1M
numfmt --from=iec --to=si 1M

#### numfmt --from=si --to=iec 1M
numfmt --from=si --to=iec 1M

#### numfmt --to=si --suffix=B 1500
numfmt --to=si --suffix=B 1500

#### numfmt --from=si --suffix=B 1.5KB
numfmt --from=si --suffix=B 1.5KB

#### numfmt --suffix=B 5
numfmt --suffix=B 5

#### numfmt --padding=10 --to=si 1500
numfmt --padding=10 --to=si 1500

#### numfmt --padding=-10 --to=si 1500
numfmt --padding=-10 --to=si 1500

#### numfmt --padding=0 1
numfmt --padding=0 1

#### numfmt --padding=x 1
numfmt --padding=x 1

#### numfmt --padding=3 123456
numfmt --padding=3 123456

#### numfmt --grouping 1234567
numfmt --grouping 1234567

#### numfmt --grouping --to=si 1
numfmt --grouping --to=si 1

#### numfmt --grouping --format=%f 1
numfmt --grouping --format=%f 1

#### numfmt --format=%10f 5
numfmt --format=%10f 5

#### numfmt --format=%-10f 5
numfmt --format=%-10f 5

#### numfmt --format=%010f 5
numfmt --format=%010f 5

#### numfmt --format='%.2f' 5
numfmt --format='%.2f' 5

#### numfmt --format='x%fy' 5
numfmt --format='x%fy' 5

#### numfmt --format='%%%f%%' 5
numfmt --format='%%%f%%' 5

#### numfmt --format="%'f" 5000
numfmt --format="%'f" 5000

#### numfmt --format=x 5
numfmt --format=x 5

#### numfmt --format=%d 5
numfmt --format=%d 5

#### numfmt --format=% 5
numfmt --format=% 5

#### numfmt --format=%f%f 5
numfmt --format=%f%f 5

#### numfmt --format=%.f 5.5
numfmt --format=%.f 5.5

#### numfmt --format=%.3f --to=si 123456
numfmt --format=%.3f --to=si 123456

#### numfmt --format=%.0f --to=si 1500
numfmt --format=%.0f --to=si 1500

#### numfmt --format=%.2f --to=iec 5000000
numfmt --format=%.2f --to=iec 5000000

#### numfmt --format='%.1f' --to=iec-i 1024 1048576
numfmt --format='%.1f' --to=iec-i 1024 1048576

#### numfmt --from-unit=1024 5
numfmt --from-unit=1024 5

#### numfmt --to-unit=1024 5120
numfmt --to-unit=1024 5120

#### numfmt --to-unit=1K 5000
numfmt --to-unit=1K 5000

#### numfmt --from-unit=1Ki 5
numfmt --from-unit=1Ki 5

#### numfmt --from-unit=x 5
numfmt --from-unit=x 5

#### numfmt --from-unit=0 5
numfmt --from-unit=0 5

#### numfmt --to-unit=K 5000
numfmt --to-unit=K 5000

#### echo '1000 2000' | numfmt --field=2 --to=si
echo '1000 2000' | numfmt --field=2 --to=si

#### echo '1000 2000 3000' | numfmt --field=1,3 --to=si
echo '1000 2000 3000' | numfmt --field=1,3 --to=si

#### echo '1000 2000 3000' | numfmt --field=2- --to=si
echo '1000 2000 3000' | numfmt --field=2- --to=si

#### echo '1000 2000 3000' | numfmt --field=- --to=si
echo '1000 2000 3000' | numfmt --field=- --to=si

#### echo '1000 2000 3000' | numfmt --field=-2 --to=si
echo '1000 2000 3000' | numfmt --field=-2 --to=si

#### echo 'a 2000' | numfmt --field=x; echo $?
echo 'a 2000' | numfmt --field=x; echo $?

#### echo 'a 2000' | numfmt --field=0; echo $?
echo 'a 2000' | numfmt --field=0; echo $?

#### echo 'a:2000:b' | numfmt -d: --field=2 --to=si
echo 'a:2000:b' | numfmt -d: --field=2 --to=si

#### echo '1000:2000' | numfmt -d: --to=iec
echo '1000:2000' | numfmt -d: --to=iec

#### echo '  1000 x' | numfmt --to=si
echo '  1000 x' | numfmt --to=si

#### echo '   1000   2000' | numfmt --field=2 --to=si
echo '   1000   2000' | numfmt --field=2 --to=si

#### printf 'h1 h2\n1000 2\n' | numfmt --header --to=si
printf 'h1 h2\n1000 2\n' | numfmt --header --to=si

#### printf 'h1\nh2\n1000\n' | numfmt --header=2 --to=si
printf 'h1\nh2\n1000\n' | numfmt --header=2 --to=si

#### numfmt --header=x 1; echo $?
numfmt --header=x 1; echo $?

#### printf '1000\nfoo\n2000\n' | numfmt --to=si; echo $?
printf '1000\nfoo\n2000\n' | numfmt --to=si; echo $?

#### printf '1000\nfoo\n2000\n' | numfmt --to=si --invalid=fail; echo $?
printf '1000\nfoo\n2000\n' | numfmt --to=si --invalid=fail; echo $?

#### printf '1000\nfoo\n2000\n' | numfmt --to=si --invalid=warn; echo $?
printf '1000\nfoo\n2000\n' | numfmt --to=si --invalid=warn; echo $?

#### printf '1000\nfoo\n2000\n' | numfmt --to=si --invalid=ignore; echo $?
printf '1000\nfoo\n2000\n' | numfmt --to=si --invalid=ignore; echo $?

#### numfmt --invalid=x 1; echo $?
numfmt --invalid=x 1; echo $?

#### numfmt --to=auto 1; echo $?
numfmt --to=auto 1; echo $?

#### numfmt --to=x 1; echo $?
numfmt --to=x 1; echo $?

#### numfmt --from=x 1; echo $?
numfmt --from=x 1; echo $?

#### numfmt --round=x 1; echo $?
numfmt --round=x 1; echo $?

#### numfmt foo; echo $?
numfmt foo; echo $?

#### numfmt ''; echo $?
numfmt ''; echo $?

#### numfmt 1000000000000000000000; echo $?
numfmt 1000000000000000000000; echo $?

#### numfmt --to=si 1000000000000000000000
numfmt --to=si 1000000000000000000000

#### numfmt --to=si 999999999999999999999999999
numfmt --to=si 999999999999999999999999999

#### numfmt --to=si 9999999999999999999999999999999999; echo $?
numfmt --to=si 9999999999999999999999999999999999; echo $?

#### numfmt 12345678901234567890; echo $?
numfmt 12345678901234567890; echo $?

#### numfmt 1.123456789012345678; echo $?
numfmt 1.123456789012345678; echo $?

#### numfmt 1.5 2.25
numfmt 1.5 2.25

#### numfmt -- -5
numfmt -- -5

#### numfmt 5 6
numfmt 5 6

#### printf '1000' | numfmt --to=si
printf '1000' | numfmt --to=si

#### printf '1000\0002000\0' | numfmt -z --to=si | od -c
printf '1000\0002000\0' | numfmt -z --to=si | od -c

#### numfmt -x; echo $?
numfmt -x; echo $?

#### df_like='1048576'; numfmt --to=iec $df_like
df_like='1048576'; numfmt --to=iec $df_like

#### numfmt --to=iec --suffix=B --format='%.1f' 1536
numfmt --to=iec --suffix=B --format='%.1f' 1536

#### numfmt --from=auto 1Ki 1K
numfmt --from=auto 1Ki 1K

#### numfmt --to=si --padding=8 1000 20000 300000
numfmt --to=si --padding=8 1000 20000 300000

#### numfmt -d xx 1; echo $?
numfmt -d xx 1; echo $?

#### echo '1K' | numfmt --from=si --to-unit=1000
echo '1K' | numfmt --from=si --to-unit=1000

#### numfmt 1e5; echo $?
numfmt 1e5; echo $?

#### numfmt +5; echo $?
numfmt +5; echo $?

#### numfmt 1,000; echo $?
numfmt 1,000; echo $?

#### numfmt --from=iec 1.9Y; echo $?
numfmt --from=iec 1.9Y; echo $?

#### numfmt 007
numfmt 007
