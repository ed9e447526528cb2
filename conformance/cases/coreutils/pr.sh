#### pr -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -t n

#### pr n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr n

#### pr big
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr big

#### pr -2 -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -2 -t n

#### pr -3 -t big
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -3 -t big

#### pr -2 big
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -2 big

#### pr -4 big
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -4 big

#### pr -l 10 n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -l 10 n

#### pr -l 20 n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -l 20 n

#### pr -l 20 big | tail -25
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -l 20 big | tail -25

#### pr -h foo n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -h foo n

#### pr -h '' n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -h '' n

#### pr -n -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -n -t n

#### pr -n n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -n n

#### pr -n: -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -n: -t n

#### pr -n:3 -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -n:3 -t n

#### pr -n3 -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -n3 -t n

#### pr -N 10 -n -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -N 10 -n -t n

#### pr -d -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -d -t n

#### pr -d -l 20 n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -d -l 20 n

#### pr -m -t n n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -m -t n n

#### pr -m -t n t big | head -8
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -m -t n t big | head -8

#### pr -m -t n e
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -m -t n e

#### pr -3 -a -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -3 -a -t n

#### pr -3 -a -t big
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -3 -a -t big

#### pr -o 4 -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -o 4 -t n

#### pr -o 4 n | head -8
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -o 4 n | head -8

#### pr -w 20 -2 -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -w 20 -2 -t n

#### pr -w 30 -3 -t big | head -20
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -w 30 -3 -t big | head -20

#### pr -s, -2 -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -s, -2 -t n

#### pr -s -2 -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -s -2 -t n

#### pr -s: -3 -a -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -s: -3 -a -t n

#### pr -m -s, -t n n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -m -s, -t n n

#### pr -2 -n -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -2 -n -t n

#### pr -m -n -t n n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -m -n -t n n

#### pr +2 big | head
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr +2 big | head

#### pr +2:2 -l 30 big | head -8
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr +2:2 -l 30 big | head -8

#### pr --pages=2 -l 30 big | head -8
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr --pages=2 -l 30 big | head -8

#### pr e
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr e

#### pr -t e
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -t e

#### pr nofile; echo $?
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr nofile; echo $?

#### pr -r nofile; echo $?
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -r nofile; echo $?

#### pr -t t
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -t t

#### pr -2 -t t
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -2 -t t

#### pr -t < n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -t < n

#### pr -t - < n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -t - < n

#### pr -t n t
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -t n t

#### pr -W 10 -t t
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -W 10 -t t

#### pr -w 10 -t t
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -w 10 -t t

#### pr -F n | od -c | tail -3
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -F n | od -c | tail -3

#### pr -T n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -T n

#### pr -l x n; echo $?
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -l x n; echo $?

#### pr -2 -m n n; echo $?
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -2 -m n n; echo $?

#### pr -D '%Y' n | head -4
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -D '%Y' n | head -4

#### pr --columns=2 -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr --columns=2 -t n

#### pr --omit-header --number-lines n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr --omit-header --number-lines n

#### pr -x; echo $?
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -x; echo $?

#### pr -S' | ' -2 -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -S' | ' -2 -t n

#### pr -m -S'|' -t n n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -m -S'|' -t n n

#### pr -J -m -t n t
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -J -m -t n t

#### seq 3 | pr -t -3
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
seq 3 | pr -t -3

#### seq 10 | pr -t -3
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
seq 10 | pr -t -3

#### seq 100 | pr -5 -t -l 10
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
seq 100 | pr -5 -t -l 10

#### seq 24 | pr -6 -a -t
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
seq 24 | pr -6 -a -t

#### pr -l 1 -t n
export TZ=UTC; seq 5 > n; seq 130 > big; printf 'a\tb\nlong line number two is here\n\nx\n' > t; : > e; touch -d '2024-01-02 03:04 UTC' n big t e
pr -l 1 -t n
