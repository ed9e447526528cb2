#### od o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od o

#### od e
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od e

#### od z
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od z

#### od -v z
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -v z

#### od x
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od x

#### od -v x
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -v x

#### od -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -c o

#### od -a o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -a o

#### od -t a o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t a o

#### od -t c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t c o

#### od -t d1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t d1 o

#### od -t d2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t d2 o

#### od -t d4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t d4 o

#### od -t d8 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t d8 o

#### od -t u1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t u1 o

#### od -t u2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t u2 o

#### od -t u4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t u4 o

#### od -t u8 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t u8 o

#### od -t o1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t o1 o

#### od -t o2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t o2 o

#### od -t o4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t o4 o

#### od -t o8 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t o8 o

#### od -t x1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x1 o

#### od -t x2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x2 o

#### od -t x4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x4 o

#### od -t x8 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x8 o

#### od -t x o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x o

#### od -t d o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t d o

#### od -t o o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t o o

#### od -t u o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t u o

#### od -t f o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t f o

#### od -t f4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t f4 o

#### od -t f8 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t f8 o

#### od -t fF o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t fF o

#### od -t fD o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t fD o

#### od -t fL o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t fL o

#### od -t dC o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t dC o

#### od -t dS o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t dS o

#### od -t dI o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t dI o

#### od -t dL o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t dL o

#### od -t xC o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t xC o

#### od -t xS o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t xS o

#### od -t xI o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t xI o

#### od -t xL o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t xL o

#### od -t oC o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t oC o

#### od -t uS o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t uS o

#### od -t x1z o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x1z o

#### od -t cz o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t cz o

#### od -t x2z o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x2z o

#### od -t d4z o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t d4z o

#### od -t x1c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x1c o

#### od -t c1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t c1 o

#### od -t x1x2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x1x2 o

#### od -t x1d4o2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x1d4o2 o

#### od -t ax1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t ax1 o

#### od -t f4x4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t f4x4 o

#### od -t x1zc o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x1zc o

#### od -t u8d1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t u8d1 o

#### od -t x3 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x3 o

#### od -t q o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t q o

#### od -t xz o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t xz o

#### od -t q1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t q1 o

#### od -t d16 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t d16 o

#### od -t f2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t f2 o

#### od -t x99 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x99 o

#### od -t fX o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t fX o

#### od -a o (2)
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -a o

#### od -b o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -b o

#### od -c o (2)
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -c o

#### od -d o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -d o

#### od -f o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -f o

#### od -h o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -h o

#### od -i o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -i o

#### od -l o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -l o

#### od -o o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -o o

#### od -s o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -s o

#### od -x o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -x o

#### od -B o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -B o

#### od -D o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -D o

#### od -e o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -e o

#### od -F o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -F o

#### od -H o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -H o

#### od -I o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -I o

#### od -L o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -L o

#### od -O o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -O o

#### od -X o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -X o

#### od -Ad -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -Ad -tx1 o

#### od -Ao -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -Ao -tx1 o

#### od -Ax -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -Ax -tx1 o

#### od -An -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -An -tx1 o

#### od -Az -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -Az -tx1 o

#### od -j 0 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -j 0 -c o

#### od -j 1 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -j 1 -c o

#### od -j 5 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -j 5 -c o

#### od -j 100 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -j 100 -c o

#### od -j 0x3 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -j 0x3 -c o

#### od -j 010 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -j 010 -c o

#### od -j 1b -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -j 1b -c o

#### od -j 1k -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -j 1k -c o

#### od -j x -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -j x -c o

#### od -N 0 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -N 0 -c o

#### od -N 1 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -N 1 -c o

#### od -N 5 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -N 5 -c o

#### od -N 16 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -N 16 -c o

#### od -N 17 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -N 17 -c o

#### od -N 100 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -N 100 -c o

#### od -N 0x3 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -N 0x3 -c o

#### od -N x -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -N x -c o

#### od -N 1b -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -N 1b -c o

#### od -w1 -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w1 -tx1 o

#### od -w2 -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w2 -tx1 o

#### od -w4 -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w4 -tx1 o

#### od -w5 -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w5 -tx1 o

#### od -w8 -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w8 -tx1 o

#### od -w16 -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w16 -tx1 o

#### od -w20 -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w20 -tx1 o

#### od -w32 -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w32 -tx1 o

#### od -w0 -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w0 -tx1 o

#### od -wx -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -wx -tx1 o

#### od -w1 -tx2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w1 -tx2 o

#### od -w2 -tx2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w2 -tx2 o

#### od -w3 -tx2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w3 -tx2 o

#### od -w4 -tx2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w4 -tx2 o

#### od -w5 -tx2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w5 -tx2 o

#### od -w8 -tx2 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w8 -tx2 o

#### od -w -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -w -tx1 o

#### od -An -tx1 o (2)
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -An -tx1 o

#### od -An -tx1 -v z | head -2
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -An -tx1 -v z | head -2

#### od -An -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -An -c o

#### od -An -tu1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -An -tu1 o

#### od -An -tx1 -tc o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -An -tx1 -tc o

#### od -t x1 -t c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -t x1 -t c o

#### od -b -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -b -c o

#### od -xc o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -xc o

#### od --endian=big -x o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od --endian=big -x o

#### od --endian=big -t d4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od --endian=big -t d4 o

#### od --endian=big -tf8 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od --endian=big -tf8 o

#### od --endian=little -x o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od --endian=little -x o

#### od --endian=foo o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od --endian=foo o

#### od -S 3 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -S 3 o

#### od -S o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -S o

#### od -S2 -An o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -S2 -An o

#### printf 'hello\0\001\002world!\0no' | od -S 4
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
printf 'hello\0\001\002world!\0no' | od -S 4

#### od -j 3 -N 4 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -j 3 -N 4 -c o

#### od -j 3 -N 4 -t x4 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -j 3 -N 4 -t x4 o

#### od o +3
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od o +3

#### od o 3
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od o 3

#### od +3 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od +3 o

#### od o +3.
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od o +3.

#### od o 0x3
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od o 0x3

#### od --traditional o 3
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od --traditional o 3

#### od --traditional o 3 5
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od --traditional o 3 5

#### od --traditional -Ax o 3 020
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od --traditional -Ax o 3 020

#### od --format=x1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od --format=x1 o

#### od --address-radix=d o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od --address-radix=d o

#### od --skip-bytes=2 --read-bytes=3 -c o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od --skip-bytes=2 --read-bytes=3 -c o

#### od --output-duplicates z
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od --output-duplicates z

#### od --width=8 -tx1 o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od --width=8 -tx1 o

#### od nofile; echo $?
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od nofile; echo $?

#### od nofile o; echo $?
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od nofile o; echo $?

#### od o e x
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od o e x

#### od . ; echo $?
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od . ; echo $?

#### od - < o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od - < o

#### od < o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od < o

#### od -x -- o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -x -- o

#### od -k; echo $?
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -k; echo $?

#### od -tx1 o o | tail -3
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
od -tx1 o o | tail -3

#### cat z x z | od
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
cat z x z | od

#### cat z x z | od -Ad -tx1
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
cat z x z | od -Ad -tx1

#### { od -N 4 -c; cat; } < x | tail -1
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
{ od -N 4 -c; cat; } < x | tail -1

#### { od -N 4 -An -tx1; od -N4 -An -c; } < o
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
{ od -N 4 -An -tx1; od -N4 -An -c; } < o

#### printf '\303\244\342\202\254' | od -c
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
printf '\303\244\342\202\254' | od -c

#### printf '\303\244' | od -An -tx1
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
printf '\303\244' | od -An -tx1

#### printf '\1' | od -tf8
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
printf '\1' | od -tf8

#### printf '\0\0\200\077\0\0\0\300\333\017\111\100\0\0\200\177\0\0\300\177\1\0\0\0' | od -tf4
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
printf '\0\0\200\077\0\0\0\300\333\017\111\100\0\0\200\177\0\0\300\177\1\0\0\0' | od -tf4

#### printf '\030\055\104\124\373\041\011\100\232\231\231\231\231\231\271\077\0\0\0\0\0\0\360\177' | od -tf8
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
printf '\030\055\104\124\373\041\011\100\232\231\231\231\231\231\271\077\0\0\0\0\0\0\360\177' | od -tf8

#### printf '\001\002' | od -td2 -tu2 -to2 -tx2 | cat
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
printf '\001\002' | od -td2 -tu2 -to2 -tx2 | cat

#### echo hi | od -An -vtu1
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
echo hi | od -An -vtu1

#### echo -n abc | od -A n -t x1 | tr -d ' \n'
printf 'abc\0\001\377\n\tdefghijklmnop\200 qrs' > o; : > e; head -c 80 /dev/zero > z; printf 'x%.0s' {1..64} > x
echo -n abc | od -A n -t x1 | tr -d ' \n'
