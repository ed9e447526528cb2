#### csplit f 3
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 3

#### csplit f 3 7
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 3 7

#### csplit f 3 '{2}'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 3 '{2}'

#### csplit f 3 '{1}'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 3 '{1}'

#### csplit f 4 '{*}'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 4 '{*}'; echo $?

#### csplit f 11; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 11; echo $?

#### csplit f 10
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 10

#### csplit f 1
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 1

#### csplit f 12; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 12; echo $?

#### csplit f /5/
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f /5/

#### csplit f /5/ /8/
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f /5/ /8/

#### csplit f '/[37]/' '{1}'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/[37]/' '{1}'

#### csplit f '/[37]/' '{2}'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/[37]/' '{2}'; echo $?

#### csplit g '/^#/' '{*}'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit g '/^#/' '{*}'

#### csplit -z g '/^#/' '{*}'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -z g '/^#/' '{*}'

#### csplit -s g '/^#/' '{*}'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -s g '/^#/' '{*}'

#### csplit -q g '/^#/' '{1}'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -q g '/^#/' '{1}'

#### csplit --suppress-matched g '/^#/' '{*}'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit --suppress-matched g '/^#/' '{*}'

#### csplit --suppress-matched f 3 7
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit --suppress-matched f 3 7

#### csplit --suppress-matched f 5 '{1}'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit --suppress-matched f 5 '{1}'

#### csplit f '%5%'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '%5%'

#### csplit f '%5%' /8/
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '%5%' /8/

#### csplit g '%^# B%' '/^# C/'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit g '%^# B%' '/^# C/'

#### csplit f '/5/+1'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/5/+1'

#### csplit f '/5/-1'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/5/-1'

#### csplit f '/5/+9'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/5/+9'; echo $?

#### csplit f '/5/-9'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/5/-9'; echo $?

#### csplit f '/1/-1'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/1/-1'; echo $?

#### csplit f /x/; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f /x/; echo $?

#### csplit f '/x/' '{*}'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/x/' '{*}'

#### csplit f '%x%'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '%x%'; echo $?

#### csplit f '%x%' '{*}'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '%x%' '{*}'; echo $?

#### csplit f '/[/'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/[/'; echo $?

#### csplit f '/5'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/5'; echo $?

#### csplit f '/5/x'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/5/x'; echo $?

#### csplit f '{1}'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '{1}'; echo $?

#### csplit f x; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f x; echo $?

#### csplit f 0; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 0; echo $?

#### csplit f; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f; echo $?

#### csplit; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit; echo $?

#### csplit f 3 2; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 3 2; echo $?

#### csplit f 3 3; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 3 3; echo $?

#### csplit f 3 '{x}'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 3 '{x}'; echo $?

#### csplit f 3 '{1'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 3 '{1'; echo $?

#### csplit -f p f 3
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -f p f 3

#### csplit -f p- -n 1 f 3
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -f p- -n 1 f 3

#### csplit -n 4 f 3
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -n 4 f 3

#### csplit -n x f 3; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -n x f 3; echo $?

#### csplit -b '%d.txt' f 3
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -b '%d.txt' f 3

#### csplit -b '%03d' f 3
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -b '%03d' f 3

#### csplit -b '%x.hex' f 3
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -b '%x.hex' f 3

#### csplit -b 'a%%b%d' f 3
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -b 'a%%b%d' f 3

#### csplit -b x f 3; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -b x f 3; echo $?

#### csplit -b '%s' f 3; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -b '%s' f 3; echo $?

#### csplit -b '%d%d' f 3; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -b '%d%d' f 3; echo $?

#### csplit -b '%' f 3; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -b '%' f 3; echo $?

#### csplit -k f 3 20; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -k f 3 20; echo $?

#### csplit -k f /3/ /x/; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -k f /3/ /x/; echo $?

#### csplit f /3/ /x/; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f /3/ /x/; echo $?

#### csplit - 3 < f
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit - 3 < f

#### csplit nofile 3; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit nofile 3; echo $?

#### csplit e 1; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit e 1; echo $?

#### csplit e /x/; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit e /x/; echo $?

#### csplit -z f 1
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -z f 1

#### csplit -z f 1 3
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -z f 1 3

#### csplit --prefix=q --digits=3 --quiet f 3
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit --prefix=q --digits=3 --quiet f 3

#### csplit --keep-files --elide-empty-files f 3
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit --keep-files --elide-empty-files f 3

#### csplit f 3 /5/ 8
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f 3 /5/ 8

#### csplit f /3/ 5
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f /3/ 5

#### csplit f '/3/' '/3/'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/3/' '/3/'; echo $?

#### csplit f '/1/' '{1}'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/1/' '{1}'

#### csplit f '/^1$/' '/^10$/'
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/^1$/' '/^10$/'

#### printf 'a\nb' | csplit - 2
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
printf 'a\nb' | csplit - 2

#### csplit f '/2/+2' '{1}'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/2/+2' '{1}'; echo $?

#### csplit -x; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit -x; echo $?

#### csplit f '/a\/b/'; echo $?
seq 10 > f; printf 'intro\n# A\na1\na2\n# B\nb1\n# C\n' > g; : > e
csplit f '/a\/b/'; echo $?
