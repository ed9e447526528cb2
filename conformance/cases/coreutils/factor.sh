#### factor 0; echo $?
factor 0; echo $?

#### factor 1; echo $?
factor 1; echo $?

#### factor 2; echo $?
factor 2; echo $?

#### factor 3; echo $?
factor 3; echo $?

#### factor 4; echo $?
factor 4; echo $?

#### factor 12; echo $?
factor 12; echo $?

#### factor 97; echo $?
factor 97; echo $?

#### factor 100; echo $?
factor 100; echo $?

#### factor 1001; echo $?
factor 1001; echo $?

#### factor 65537; echo $?
factor 65537; echo $?

#### factor 999983; echo $?
factor 999983; echo $?

#### factor 1000003; echo $?
factor 1000003; echo $?

#### factor 4294967297; echo $?
factor 4294967297; echo $?

#### factor 18446744073709551615; echo $?
factor 18446744073709551615; echo $?

#### factor 18446744073709551557; echo $?
factor 18446744073709551557; echo $?

#### factor 1000000007; echo $?
factor 1000000007; echo $?

#### factor 1000000016000000063; echo $?
factor 1000000016000000063; echo $?

#### factor 6; echo $?
factor 6; echo $?

#### factor 007; echo $?
factor 007; echo $?

#### factor +12; echo $?
factor +12; echo $?

#### factor x; echo $?
factor x; echo $?

#### factor -3; echo $?
factor -3; echo $?

#### factor 1.5; echo $?
factor 1.5; echo $?

#### factor ''; echo $?
factor ''; echo $?

#### factor '12_30'; echo $?
factor '12_30'; echo $?

#### factor 340282366920938463463374607431768211455; echo $?
factor 340282366920938463463374607431768211455; echo $?

#### factor 18446744073709551617; echo $?
factor 18446744073709551617; echo $?

#### factor 1152921504606846976; echo $?
factor 1152921504606846976; echo $?

#### factor 600851475143; echo $?
factor 600851475143; echo $?

#### factor 9007199254740993; echo $?
factor 9007199254740993; echo $?

#### factor 1000036000099; echo $?
factor 1000036000099; echo $?

#### factor 10000000000000000000000; echo $?
factor 10000000000000000000000; echo $?

#### factor 123456789012345678901234567890; echo $?
factor 123456789012345678901234567890; echo $?

#### factor 340282366920938463444927863358058659841; echo $?
factor 340282366920938463444927863358058659841; echo $?

#### echo 12 30 | factor
echo 12 30 | factor

#### printf '6\n\n7 8\n' | factor
printf '6\n\n7 8\n' | factor

#### factor 6 x 8; echo $?
factor 6 x 8; echo $?

#### factor < /dev/null
factor < /dev/null

#### factor --foo; echo $?
factor --foo; echo $?

#### seq 2 60 | factor
seq 2 60 | factor

#### seq 1000000 1000050 | factor
seq 1000000 1000050 | factor

#### printf 'a 5\n' | factor; echo $?
printf 'a 5\n' | factor; echo $?

#### factor 2 3 4
factor 2 3 4

#### factor 999999000001
factor 999999000001
