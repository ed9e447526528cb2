#### base64 a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 a

#### base64 bin
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 bin

#### base64 e
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 e

#### base64 -w 10 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 -w 10 z

#### base64 -w0 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 -w0 z

#### base64 < bin | base64 -d | od -c
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 < bin | base64 -d | od -c

#### for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | base64; done
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | base64; done

#### base64 z | base64 -d | cmp - z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 z | base64 -d | cmp - z

#### seq 3000 | base64 | base64 -d | md5sum
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
seq 3000 | base64 | base64 -d | md5sum

#### for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 0110100 01101000 0101 'A A' 'A-_A' 'A+/A' 'mfrgg===' '6f6F'; do printf %s "$s" | base64 -d | od -An -tx1; done

#### for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | base64 -di | od -An -tx1; done
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | base64 -di | od -An -tx1; done

#### base32 a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base32 a

#### base32 bin
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base32 bin

#### base32 e
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base32 e

#### base32 -w 10 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base32 -w 10 z

#### base32 -w0 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base32 -w0 z

#### base32 < bin | base32 -d | od -c
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base32 < bin | base32 -d | od -c

#### for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | base32; done
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | base32; done

#### base32 z | base32 -d | cmp - z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base32 z | base32 -d | cmp - z

#### seq 3000 | base32 | base32 -d | md5sum
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
seq 3000 | base32 | base32 -d | md5sum

#### for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 (2)
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 0110100 01101000 0101 'A A' 'A-_A' 'A+/A' 'mfrgg===' '6f6F'; do printf %s "$s" | base32 -d | od -An -tx1; done

#### for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | base32 -di | od -An -tx1; done
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | base32 -di | od -An -tx1; done

#### basenc --base64 a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64 a

#### basenc --base64 bin
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64 bin

#### basenc --base64 e
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64 e

#### basenc --base64 -w 10 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64 -w 10 z

#### basenc --base64 -w0 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64 -w0 z

#### basenc --base64 < bin | basenc --base64 -d | od -c
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64 < bin | basenc --base64 -d | od -c

#### for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base64; done
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base64; done

#### basenc --base64 z | basenc --base64 -d | cmp - z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64 z | basenc --base64 -d | cmp - z

#### seq 3000 | basenc --base64 | basenc --base64 -d | md5sum
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
seq 3000 | basenc --base64 | basenc --base64 -d | md5sum

#### for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 (3)
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 0110100 01101000 0101 'A A' 'A-_A' 'A+/A' 'mfrgg===' '6f6F'; do printf %s "$s" | basenc --base64 -d | od -An -tx1; done

#### for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base64 -di | od -An -tx1; d
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base64 -di | od -An -tx1; done

#### basenc --base64url a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64url a

#### basenc --base64url bin
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64url bin

#### basenc --base64url e
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64url e

#### basenc --base64url -w 10 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64url -w 10 z

#### basenc --base64url -w0 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64url -w0 z

#### basenc --base64url < bin | basenc --base64url -d | od -c
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64url < bin | basenc --base64url -d | od -c

#### for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base64url; done
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base64url; done

#### basenc --base64url z | basenc --base64url -d | cmp - z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64url z | basenc --base64url -d | cmp - z

#### seq 3000 | basenc --base64url | basenc --base64url -d | md5sum
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
seq 3000 | basenc --base64url | basenc --base64url -d | md5sum

#### for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 (4)
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 0110100 01101000 0101 'A A' 'A-_A' 'A+/A' 'mfrgg===' '6f6F'; do printf %s "$s" | basenc --base64url -d | od -An -tx1; done

#### for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base64url -di | od -An -tx1
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base64url -di | od -An -tx1; done

#### basenc --base32 a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32 a

#### basenc --base32 bin
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32 bin

#### basenc --base32 e
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32 e

#### basenc --base32 -w 10 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32 -w 10 z

#### basenc --base32 -w0 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32 -w0 z

#### basenc --base32 < bin | basenc --base32 -d | od -c
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32 < bin | basenc --base32 -d | od -c

#### for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base32; done
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base32; done

#### basenc --base32 z | basenc --base32 -d | cmp - z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32 z | basenc --base32 -d | cmp - z

#### seq 3000 | basenc --base32 | basenc --base32 -d | md5sum
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
seq 3000 | basenc --base32 | basenc --base32 -d | md5sum

#### for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 (5)
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 0110100 01101000 0101 'A A' 'A-_A' 'A+/A' 'mfrgg===' '6f6F'; do printf %s "$s" | basenc --base32 -d | od -An -tx1; done

#### for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base32 -di | od -An -tx1; d
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base32 -di | od -An -tx1; done

#### basenc --base32hex a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32hex a

#### basenc --base32hex bin
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32hex bin

#### basenc --base32hex e
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32hex e

#### basenc --base32hex -w 10 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32hex -w 10 z

#### basenc --base32hex -w0 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32hex -w0 z

#### basenc --base32hex < bin | basenc --base32hex -d | od -c
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32hex < bin | basenc --base32hex -d | od -c

#### for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base32hex; done
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base32hex; done

#### basenc --base32hex z | basenc --base32hex -d | cmp - z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base32hex z | basenc --base32hex -d | cmp - z

#### seq 3000 | basenc --base32hex | basenc --base32hex -d | md5sum
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
seq 3000 | basenc --base32hex | basenc --base32hex -d | md5sum

#### for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 (6)
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 0110100 01101000 0101 'A A' 'A-_A' 'A+/A' 'mfrgg===' '6f6F'; do printf %s "$s" | basenc --base32hex -d | od -An -tx1; done

#### for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base32hex -di | od -An -tx1
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base32hex -di | od -An -tx1; done

#### basenc --base16 a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base16 a

#### basenc --base16 bin
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base16 bin

#### basenc --base16 e
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base16 e

#### basenc --base16 -w 10 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base16 -w 10 z

#### basenc --base16 -w0 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base16 -w0 z

#### basenc --base16 < bin | basenc --base16 -d | od -c
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base16 < bin | basenc --base16 -d | od -c

#### for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base16; done
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base16; done

#### basenc --base16 z | basenc --base16 -d | cmp - z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base16 z | basenc --base16 -d | cmp - z

#### seq 3000 | basenc --base16 | basenc --base16 -d | md5sum
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
seq 3000 | basenc --base16 | basenc --base16 -d | md5sum

#### for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 (7)
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 0110100 01101000 0101 'A A' 'A-_A' 'A+/A' 'mfrgg===' '6f6F'; do printf %s "$s" | basenc --base16 -d | od -An -tx1; done

#### for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base16 -di | od -An -tx1; d
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base16 -di | od -An -tx1; done

#### basenc --base2msbf a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2msbf a

#### basenc --base2msbf bin
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2msbf bin

#### basenc --base2msbf e
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2msbf e

#### basenc --base2msbf -w 10 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2msbf -w 10 z

#### basenc --base2msbf -w0 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2msbf -w0 z

#### basenc --base2msbf < bin | basenc --base2msbf -d | od -c
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2msbf < bin | basenc --base2msbf -d | od -c

#### for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base2msbf; done
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base2msbf; done

#### basenc --base2msbf z | basenc --base2msbf -d | cmp - z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2msbf z | basenc --base2msbf -d | cmp - z

#### seq 3000 | basenc --base2msbf | basenc --base2msbf -d | md5sum
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
seq 3000 | basenc --base2msbf | basenc --base2msbf -d | md5sum

#### for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 (8)
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 0110100 01101000 0101 'A A' 'A-_A' 'A+/A' 'mfrgg===' '6f6F'; do printf %s "$s" | basenc --base2msbf -d | od -An -tx1; done

#### for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base2msbf -di | od -An -tx1
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base2msbf -di | od -An -tx1; done

#### basenc --base2lsbf a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2lsbf a

#### basenc --base2lsbf bin
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2lsbf bin

#### basenc --base2lsbf e
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2lsbf e

#### basenc --base2lsbf -w 10 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2lsbf -w 10 z

#### basenc --base2lsbf -w0 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2lsbf -w0 z

#### basenc --base2lsbf < bin | basenc --base2lsbf -d | od -c
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2lsbf < bin | basenc --base2lsbf -d | od -c

#### for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base2lsbf; done
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for i in 1 2 3 4 5 6 7 8 9; do head -c $i bin | basenc --base2lsbf; done

#### basenc --base2lsbf z | basenc --base2lsbf -d | cmp - z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base2lsbf z | basenc --base2lsbf -d | cmp - z

#### seq 3000 | basenc --base2lsbf | basenc --base2lsbf -d | md5sum
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
seq 3000 | basenc --base2lsbf | basenc --base2lsbf -d | md5sum

#### for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 (9)
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in ab abc abcd AB=C A=== AAA=AAAA '' 'AA==BB' 'AAAAA' MFRGG=== MFRGG M======= 'MF======' 68656C 6865 686 0110100 01101000 0101 'A A' 'A-_A' 'A+/A' 'mfrgg===' '6f6F'; do printf %s "$s" | basenc --base2lsbf -d | od -An -tx1; done

#### for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base2lsbf -di | od -An -tx1
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
for s in 'A B C D' 'a!b@c#d' '01 10 10 00' '6 8 6 5'; do printf %s "$s" | basenc --base2lsbf -di | od -An -tx1; done

#### head -c 12 bin | basenc --z85
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
head -c 12 bin | basenc --z85

#### printf 12345678 | basenc --z85
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
printf 12345678 | basenc --z85

#### basenc --z85 a; echo $?
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --z85 a; echo $?

#### printf 'nm=QNz.92jz/PV8' | basenc --z85 -d | od -c
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
printf 'nm=QNz.92jz/PV8' | basenc --z85 -d | od -c

#### printf 'nm=QNz.9' | basenc --z85 -d | od -c
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
printf 'nm=QNz.9' | basenc --z85 -d | od -c

#### printf 'nm=Q~' | basenc --z85 -d; echo $?
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
printf 'nm=Q~' | basenc --z85 -d; echo $?

#### printf '#####' | basenc --z85 -d; echo $?
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
printf '#####' | basenc --z85 -d; echo $?

#### base64 -w x a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 -w x a

#### base64 -w -1 a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 -w -1 a

#### base64 -w 3 a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 -w 3 a

#### base64 --wrap=5 a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 --wrap=5 a

#### base64 --wrap 0 a; echo
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 --wrap 0 a; echo

#### base64 nofile; echo $?
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 nofile; echo $?

#### base64 a bin; echo $?
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 a bin; echo $?

#### base64 -x; echo $?
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 -x; echo $?

#### basenc a; echo $?
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc a; echo $?

#### basenc --base64 --base16 a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base64 --base16 a

#### base64 --decode <<< aGVsbG8=
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 --decode <<< aGVsbG8=

#### base64 -D a; echo $?
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 -D a; echo $?

#### base64 -d a; echo $?
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 -d a; echo $?

#### base64 .; echo $?
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 .; echo $?

#### base64 - < a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 - < a

#### echo 'aGVsbG8K' | base64 -d
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
echo 'aGVsbG8K' | base64 -d

#### printf 'aGVs\nbG8=\n' | base64 -d
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
printf 'aGVs\nbG8=\n' | base64 -d

#### printf 'aGVs\r\nbG8=\r\n' | base64 -d; echo $?
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
printf 'aGVs\r\nbG8=\r\n' | base64 -d; echo $?

#### base64 -w 76 z
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 -w 76 z

#### basenc --base16 -d <<< 68656C6C6F; echo
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base16 -d <<< 68656C6C6F; echo

#### basenc --base16 -d <<< 68656c; echo $?
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc --base16 -d <<< 68656c; echo $?

#### base64 -i a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 -i a

#### base64 -w 99999999999999999999 a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base64 -w 99999999999999999999 a

#### basenc -w3 --base16 a
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
basenc -w3 --base16 a

#### base32 -d <<< NBSWY3DP
printf hello > a; printf '\000\001\377\376abc~~~???' > bin; : > e; head -c 100 /dev/zero > z
base32 -d <<< NBSWY3DP
