#### fold f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold f

#### fold -w 20 f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -w 20 f

#### fold -w20 f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -w20 f

#### fold -20 f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -20 f

#### fold -s -w 20 f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -s -w 20 f

#### fold -sw 10 f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -sw 10 f

#### fold -b -w 10 f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -b -w 10 f

#### fold -bs -w 10 f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -bs -w 10 f

#### fold -w 5 g | od -c
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -w 5 g | od -c

#### fold -w 1 g
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -w 1 g

#### fold -w 3 u
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -w 3 u

#### fold -bw 3 u | od -c
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -bw 3 u | od -c

#### fold -w 0 f; echo $?
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -w 0 f; echo $?

#### fold -w x f; echo $?
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -w x f; echo $?

#### fold -w; echo $?
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -w; echo $?

#### fold e
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold e

#### fold nofile; echo $?
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold nofile; echo $?

#### fold - < f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold - < f

#### fold --width=30 --spaces f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold --width=30 --spaces f

#### fold --bytes --width=30 f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold --bytes --width=30 f

#### fold -w 8 f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -w 8 f

#### fold -w 4 f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -w 4 f

#### fold -s -w 8 f
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -s -w 8 f

#### printf 'abc' | fold -w 2
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
printf 'abc' | fold -w 2

#### printf 'a b c d' | fold -sw 3
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
printf 'a b c d' | fold -sw 3

#### printf 'aaaa    bbbb' | fold -sw 6
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
printf 'aaaa    bbbb' | fold -sw 6

#### fold -x; echo $?
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -x; echo $?

#### printf 'abcdef\n' | fold -w3 | od -c
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
printf 'abcdef\n' | fold -w3 | od -c

#### head -c 300 /dev/zero | tr '\0' x | fold | wc
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
head -c 300 /dev/zero | tr '\0' x | fold | wc

#### fold -w 99999999999999999999 f; echo $?
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -w 99999999999999999999 f; echo $?

#### fold -w 10 f g
printf 'The quick brown fox jumps over the lazy dog and then some more words follow here to make it long enough.\nshort\n\n\ttab\ttwo\n' > f; printf 'abcdefghij\b\bxyz\rlonger line here' > g; : > e; printf '\303\244\303\266\303\274abc\n' > u
fold -w 10 f g
