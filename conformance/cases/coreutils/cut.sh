#### cut -d: -f1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1 f

#### cut -d: -f2 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f2 f

#### cut -d: -f4 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f4 f

#### cut -d: -f9 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f9 f

#### cut -d: -f1,3 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1,3 f

#### cut -d: -f3,1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f3,1 f

#### cut -d: -f2- f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f2- f

#### cut -d: -f-2 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f-2 f

#### cut -d: -f2-3 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f2-3 f

#### cut -d: -f1-1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1-1 f

#### cut -d: -f1,2-3 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1,2-3 f

#### cut -d: -f2-,1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f2-,1 f

#### cut -d: -f-2,4 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f-2,4 f

#### cut -d: -f1-99 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1-99 f

#### cut -d: -f0 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f0 f

#### cut -d: -f- f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f- f

#### cut -d: -f3-2 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f3-2 f

#### cut -d: -f1--2 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1--2 f

#### cut -d: -f1,,2 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1,,2 f

#### cut -d: -fx f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -fx f

#### cut -d: -f1x f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1x f

#### cut -d: -f1-x f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1-x f

#### cut -d: -f'' f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f'' f

#### cut -d: -f' f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f' f

#### cut -d: -f' f (2)
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f' f

#### cut -d: -f1,a f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1,a f

#### cut -d: -f'1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f'1 f

#### cut -d: -f3' f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f3' f

#### cut -d: -f2-2,4- f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f2-2,4- f

#### cut -d: -f,1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f,1 f

#### cut -d: -f1, f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1, f

#### cut -d: -f99999999999999999999 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f99999999999999999999 f

#### cut -d: -f18446744073709551615 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f18446744073709551615 f

#### cut -b1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b1 f

#### cut -b2- f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b2- f

#### cut -b-3 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b-3 f

#### cut -b2-4 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b2-4 f

#### cut -b1,3 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b1,3 f

#### cut -b3,1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b3,1 f

#### cut -b1-2,4-5 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b1-2,4-5 f

#### cut -b1-3,2-4 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b1-3,2-4 f

#### cut -b99 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b99 f

#### cut -b0 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b0 f

#### cut -b3-2 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b3-2 f

#### cut -bx f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -bx f

#### cut -b- f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b- f

#### cut -b2,2,2 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b2,2,2 f

#### cut -b4-,1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b4-,1 f

#### cut -c1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c1 f

#### cut -c2- f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c2- f

#### cut -c-3 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c-3 f

#### cut -c2-4 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c2-4 f

#### cut -c1,3 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c1,3 f

#### cut -c3,1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c3,1 f

#### cut -c1-2,4-5 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c1-2,4-5 f

#### cut -c1-3,2-4 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c1-3,2-4 f

#### cut -c99 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c99 f

#### cut -c0 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c0 f

#### cut -c3-2 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c3-2 f

#### cut -cx f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -cx f

#### cut -c- f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c- f

#### cut -c2,2,2 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c2,2,2 f

#### cut -c4-,1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c4-,1 f

#### cut -d: -s -f2 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -s -f2 f

#### cut -s -d: -f9 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -s -d: -f9 f

#### cut -d: --complement -f1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: --complement -f1 f

#### cut -d: --complement -f2- f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: --complement -f2- f

#### cut -d: --complement -f2-3 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: --complement -f2-3 f

#### cut -b --complement 2 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b --complement 2 f

#### cut --complement -b2-3 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut --complement -b2-3 f

#### cut -b1-2,4-5 --output-delimiter=:: f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b1-2,4-5 --output-delimiter=:: f

#### cut -b1-2,3-4 --output-delimiter=, f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b1-2,3-4 --output-delimiter=, f

#### cut --complement -b2 --output-delimiter=, f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut --complement -b2 --output-delimiter=, f

#### cut -d: -f1,3 --output-delimiter=' - ' f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1,3 --output-delimiter=' - ' f

#### cut -d: -f1- --output-delimiter=, f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1- --output-delimiter=, f

#### cut -d: -f1,2 --output-delimiter='' f | od -c
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1,2 --output-delimiter='' f | od -c

#### cut -f1 t
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -f1 t

#### cut -f2- t
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -f2- t

#### cut -f3 t
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -f3 t

#### cut -f2,3 --output-delimiter=, t
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -f2,3 --output-delimiter=, t

#### cut -d ' ' -f2 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d ' ' -f2 f

#### cut -d '' -f1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d '' -f1 f

#### cut -d ab -f1 f; echo $?
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d ab -f1 f; echo $?

#### cut -zd: -f2 z | od -c
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -zd: -f2 z | od -c

#### cut -z -b1 z | od -c
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -z -b1 z | od -c

#### cut -c1 u | od -c
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c1 u | od -c

#### cut -b1-2 u | od -c
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b1-2 u | od -c

#### cut -nb1 u | od -c
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -nb1 u | od -c

#### cut; echo $?
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut; echo $?

#### cut f; echo $?
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut f; echo $?

#### cut -f1 -b1 f; echo $?
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -f1 -b1 f; echo $?

#### cut -b1 -d: f; echo $?
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b1 -d: f; echo $?

#### cut -b1 -s f; echo $?
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -b1 -s f; echo $?

#### cut -f1 nofile; echo $?
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -f1 nofile; echo $?

#### cut -d: -f1 f - < f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1 f - < f

#### cut -d: -f1 . ; echo $?
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1 . ; echo $?

#### printf 'a\nb\nc' | cut -d $'\n' -f1,3
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
printf 'a\nb\nc' | cut -d $'\n' -f1,3

#### printf 'a\nb\nc\n' | cut -d $'\n' -f2-
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
printf 'a\nb\nc\n' | cut -d $'\n' -f2-

#### cut --delimiter=: --fields=2 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut --delimiter=: --fields=2 f

#### cut --bytes=1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut --bytes=1 f

#### cut --characters=1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut --characters=1 f

#### cut --only-delimited -d: -f1 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut --only-delimited -d: -f1 f

#### printf 'a:b:' | cut -d: -f3
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
printf 'a:b:' | cut -d: -f3

#### printf ':' | cut -d: -f1,2
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
printf ':' | cut -d: -f1,2

#### printf 'a\r\n' | cut -c2 | od -c
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
printf 'a\r\n' | cut -c2 | od -c

#### echo 'a,b,c' | cut -d, -f2
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
echo 'a,b,c' | cut -d, -f2

#### echo a b c | cut -d' ' -f2-
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
echo a b c | cut -d' ' -f2-

#### cut -d: -f 1 < /dev/null
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f 1 < /dev/null

#### cut -c1-3 -x f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -c1-3 -x f

#### printf '\xff:b\n' | cut -d $'\xff' -f2
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
printf '\xff:b\n' | cut -d $'\xff' -f2

#### echo 'k=v=w' | cut -d= -f2-
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
echo 'k=v=w' | cut -d= -f2-

#### cut -d: -f1,2,3,4,5 f
printf 'a:b:c:d\n:x::y\nno delim\n\nlast:one' > f; printf 'a\tb\tc\n1\t2\n' > t; printf 'a:b\0c:d' > z; printf '\xc3\xa4bc\n\xff\xfez\n' > u
cut -d: -f1,2,3,4,5 f
