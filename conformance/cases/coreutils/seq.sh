#### seq 5
seq 5

#### seq 0
seq 0

#### seq 1
seq 1

#### seq 3 7
seq 3 7

#### seq 7 3
seq 7 3

#### seq -1
seq -1

#### seq -3 3
seq -3 3

#### seq 3 -1 -3
seq 3 -1 -3

#### seq 1 2 10
seq 1 2 10

#### seq 10 -3 1
seq 10 -3 1

#### seq 1 -1 5
seq 1 -1 5

#### seq 0 0.1 1
seq 0 0.1 1

#### seq 0 0.1 0.9
seq 0 0.1 0.9

#### seq 1 0.5 3
seq 1 0.5 3

#### seq 0.1 0.1 0.5
seq 0.1 0.1 0.5

#### seq 1.0 3
seq 1.0 3

#### seq 1 3.0
seq 1 3.0

#### seq 1.50 3
seq 1.50 3

#### seq .5 2
seq .5 2

#### seq -.5 1
seq -.5 1

#### seq 1. 3
seq 1. 3

#### seq 1e1
seq 1e1

#### seq 1e1 12
seq 1e1 12

#### seq 0 1e-1 0.3
seq 0 1e-1 0.3

#### seq 1e3 1e3 3e3
seq 1e3 1e3 3e3

#### seq 0x5
seq 0x5

#### seq 0x1 0x5
seq 0x1 0x5

#### seq 1 0x2 5
seq 1 0x2 5

#### seq 0x.8p1 3
seq 0x.8p1 3

#### seq -w 8 11
seq -w 8 11

#### seq -w 1 0.5 3
seq -w 1 0.5 3

#### seq -w -5 5
seq -w -5 5

#### seq -w 1 1e3
seq -w 1 1e3

#### seq -w 0.1 0.3 1
seq -w 0.1 0.3 1

#### seq -w 1.00 2
seq -w 1.00 2

#### seq -w -1 0.5 1
seq -w -1 0.5 1

#### seq -w 5 -1 -5
seq -w 5 -1 -5

#### seq -s, 5
seq -s, 5

#### seq -s '' 3
seq -s '' 3

#### seq -s ' - ' 3
seq -s ' - ' 3

#### seq -s '\n' 2
seq -s '\n' 2

#### seq -f %g 3
seq -f %g 3

#### seq -f %.2f 3
seq -f %.2f 3

#### seq -f '%05.1f' 3
seq -f '%05.1f' 3

#### seq -f 'x%gy' 3
seq -f 'x%gy' 3

#### seq -f '%%%g%%' 2
seq -f '%%%g%%' 2

#### seq -f %e 2
seq -f %e 2

#### seq -f %a 2
seq -f %a 2

#### seq -f %G 1 1e10 2e10
seq -f %G 1 1e10 2e10

#### seq -f %3.0f 9 11
seq -f %3.0f 9 11

#### seq -f %-5gx 2
seq -f %-5gx 2

#### seq -f %+g 2
seq -f %+g 2

#### seq -f '% g' 2
seq -f '% g' 2

#### seq -f %#g 2
seq -f %#g 2

#### seq -f %Lg 2
seq -f %Lg 2

#### seq -f x 1
seq -f x 1

#### seq -f %d 1
seq -f %d 1

#### seq -f '%g%g' 1
seq -f '%g%g' 1

#### seq -f % 1
seq -f % 1

#### seq -f %5 1
seq -f %5 1

#### seq -f "%'g" 1
seq -f "%'g" 1

#### seq -w -f %g 1
seq -w -f %g 1

#### seq -w
seq -w

#### seq -s
seq -s

#### seq -f
seq -f

#### seq nan
seq nan

#### seq 1 nan
seq 1 nan

#### seq inf 1 | head -20
seq inf 1 | head -20

#### seq -inf 0 | head -20
seq -inf 0 | head -20

#### seq 1 inf 2 | head -20
seq 1 inf 2 | head -20

#### seq x
seq x

#### seq 1 x
seq 1 x

#### seq 1 2 3 4
seq 1 2 3 4

#### seq 0 0 1
seq 0 0 1

#### seq 1 0 2
seq 1 0 2

#### seq ''
seq ''

#### seq ' 5'
seq ' 5'

#### seq '5 '
seq '5 '

#### seq +5
seq +5

#### seq +1 +3
seq +1 +3

#### seq --5
seq --5

#### seq -- -2
seq -- -2

#### seq 99999999999999999999 100000000000000000002
seq 99999999999999999999 100000000000000000002

#### seq 9223372036854775806 9223372036854775809
seq 9223372036854775806 9223372036854775809

#### seq 1 1 3
seq 1 1 3

#### seq 5 1
seq 5 1

#### seq 1000000 1000003
seq 1000000 1000003

#### seq 1e6 1000003
seq 1e6 1000003

#### seq 1000000.0 1000001
seq 1000000.0 1000001

#### seq 0.8 0.1 0.9
seq 0.8 0.1 0.9

#### seq 0.1 0.2 0.5
seq 0.1 0.2 0.5

#### seq 1 0.1 1.2
seq 1 0.1 1.2

#### seq 1 0.3 2
seq 1 0.3 2

#### seq 1 .001 1.003
seq 1 .001 1.003

#### seq -s: -w 9 11
seq -s: -w 9 11

#### seq --separator=, 3
seq --separator=, 3

#### seq --equal-width 9 10
seq --equal-width 9 10

#### seq --format=%.1f 2
seq --format=%.1f 2

#### seq -x
seq -x

#### seq --foo
seq --foo

#### seq 1 2 3 -w
seq 1 2 3 -w

#### seq 3 -s,
seq 3 -s,

#### seq -5 -3
seq -5 -3

#### seq -2
seq -2

#### seq -1 -1 -3
seq -1 -1 -3

#### seq 1 300 1000
seq 1 300 1000

#### seq 1 201 500
seq 1 201 500

#### seq 1 199 500
seq 1 199 500

#### seq 2.5 3.7
seq 2.5 3.7

#### seq 1.1 1
seq 1.1 1

#### seq 2 0.25 3
seq 2 0.25 3

#### seq 100 -10 50
seq 100 -10 50

#### seq -0 1
seq -0 1

#### seq 0 -0
seq 0 -0

#### seq -w 0 -0
seq -w 0 -0

#### seq 1 1e-1000 1 | head -20
seq 1 1e-1000 1 | head -20

#### seq 1e400 | head -20
seq 1e400 | head -20

#### seq 1 1e19 3e19
seq 1 1e19 3e19

#### seq 0.000001 0.000001 0.000003
seq 0.000001 0.000001 0.000003

#### seq 1e-7 1e-7 3e-7
seq 1e-7 1e-7 3e-7

#### seq 10 20
seq 10 20

#### seq  5
seq  5

#### seq 08 10
seq 08 10

#### seq 1,5
seq 1,5

#### seq 1 2,5
seq 1 2,5

#### seq 1 1000000 | tail -1
seq 1 1000000 | tail -1

#### seq 1 1000000 | md5sum
seq 1 1000000 | md5sum

#### seq -f %.3f 1 20000 | md5sum
seq -f %.3f 1 20000 | md5sum

#### seq 0 0.001 30 | md5sum
seq 0 0.001 30 | md5sum

#### seq 100000 -1 1 | md5sum
seq 100000 -1 1 | md5sum

#### for i in $(seq 3); do echo $i; done
for i in $(seq 3); do echo $i; done

#### seq 3 | wc -l
seq 3 | wc -l

#### seq 1000000000 | head -1
seq 1000000000 | head -1

#### seq 5 | paste -sd+
seq 5 | paste -sd+

#### seq -w 1 12 | tr '\n' ' '
seq -w 1 12 | tr '\n' ' '
