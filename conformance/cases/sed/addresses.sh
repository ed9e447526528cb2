#### address 
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed 'p' f; echo " $?"
sed 'd' f; echo " $?"
sed '=' f; echo " $?"
sed 's/o/X/' f; echo " $?"
sed 'i\
I' f; echo " $?"
sed 'a A' f; echo " $?"
sed 'c C' f; echo " $?"
sed 'q' f; echo " $?"
sed 'n;d' f; echo " $?"
sed 'N;s/\n/-/' f; echo " $?"
sed 'y/lo/LO/' f; echo " $?"
sed '{s/l/L/;p}' f; echo " $?"
sed 'l' f; echo " $?"
sed 'D' f; echo " $?"
sed 'G' f; echo " $?"
sed 'h;G' f; echo " $?"
sed 'Q' f; echo " $?"

#### address  -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n 'p' n f; echo " $?"
sed -n '{p;p}' n f; echo " $?"
sed -n 's/o/X/p' n f; echo " $?"
sed -n '=' n f; echo " $?"
sed -n '$!{p}' n f; echo " $?"
sed -n '{n;p}' n f; echo " $?"
sed -n '{N;P}' n f; echo " $?"
sed -n 'l 5' n f; echo " $?"

#### address 1
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '1p' f; echo " $?"
sed '1d' f; echo " $?"
sed '1=' f; echo " $?"
sed '1s/o/X/' f; echo " $?"
sed '1i\
I' f; echo " $?"
sed '1a A' f; echo " $?"
sed '1c C' f; echo " $?"
sed '1q' f; echo " $?"
sed '1n;d' f; echo " $?"
sed '1N;s/\n/-/' f; echo " $?"
sed '1y/lo/LO/' f; echo " $?"
sed '1{s/l/L/;p}' f; echo " $?"
sed '1l' f; echo " $?"
sed '1D' f; echo " $?"
sed '1G' f; echo " $?"
sed '1h;G' f; echo " $?"
sed '1Q' f; echo " $?"

#### address 1 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '1p' n f; echo " $?"
sed -n '1{p;p}' n f; echo " $?"
sed -n '1s/o/X/p' n f; echo " $?"
sed -n '1=' n f; echo " $?"
sed -n '1$!{p}' n f; echo " $?"
sed -n '1{n;p}' n f; echo " $?"
sed -n '1{N;P}' n f; echo " $?"
sed -n '1l 5' n f; echo " $?"

#### address 2
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '2p' f; echo " $?"
sed '2d' f; echo " $?"
sed '2=' f; echo " $?"
sed '2s/o/X/' f; echo " $?"
sed '2i\
I' f; echo " $?"
sed '2a A' f; echo " $?"
sed '2c C' f; echo " $?"
sed '2q' f; echo " $?"
sed '2n;d' f; echo " $?"
sed '2N;s/\n/-/' f; echo " $?"
sed '2y/lo/LO/' f; echo " $?"
sed '2{s/l/L/;p}' f; echo " $?"
sed '2l' f; echo " $?"
sed '2D' f; echo " $?"
sed '2G' f; echo " $?"
sed '2h;G' f; echo " $?"
sed '2Q' f; echo " $?"

#### address 2 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '2p' n f; echo " $?"
sed -n '2{p;p}' n f; echo " $?"
sed -n '2s/o/X/p' n f; echo " $?"
sed -n '2=' n f; echo " $?"
sed -n '2$!{p}' n f; echo " $?"
sed -n '2{n;p}' n f; echo " $?"
sed -n '2{N;P}' n f; echo " $?"
sed -n '2l 5' n f; echo " $?"

#### address $
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '$p' f; echo " $?"
sed '$d' f; echo " $?"
sed '$=' f; echo " $?"
sed '$s/o/X/' f; echo " $?"
sed '$i\
I' f; echo " $?"
sed '$a A' f; echo " $?"
sed '$c C' f; echo " $?"
sed '$q' f; echo " $?"
sed '$n;d' f; echo " $?"
sed '$N;s/\n/-/' f; echo " $?"
sed '$y/lo/LO/' f; echo " $?"
sed '${s/l/L/;p}' f; echo " $?"
sed '$l' f; echo " $?"
sed '$D' f; echo " $?"
sed '$G' f; echo " $?"
sed '$h;G' f; echo " $?"
sed '$Q' f; echo " $?"

#### address $ -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '$p' n f; echo " $?"
sed -n '${p;p}' n f; echo " $?"
sed -n '$s/o/X/p' n f; echo " $?"
sed -n '$=' n f; echo " $?"
sed -n '$$!{p}' n f; echo " $?"
sed -n '${n;p}' n f; echo " $?"
sed -n '${N;P}' n f; echo " $?"
sed -n '$l 5' n f; echo " $?"

#### address 0
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '0p' f; echo " $?"
sed '0d' f; echo " $?"
sed '0=' f; echo " $?"
sed '0s/o/X/' f; echo " $?"
sed '0i\
I' f; echo " $?"
sed '0a A' f; echo " $?"
sed '0c C' f; echo " $?"
sed '0q' f; echo " $?"
sed '0n;d' f; echo " $?"
sed '0N;s/\n/-/' f; echo " $?"
sed '0y/lo/LO/' f; echo " $?"
sed '0{s/l/L/;p}' f; echo " $?"
sed '0l' f; echo " $?"
sed '0D' f; echo " $?"
sed '0G' f; echo " $?"
sed '0h;G' f; echo " $?"
sed '0Q' f; echo " $?"

#### address 0 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '0p' n f; echo " $?"
sed -n '0{p;p}' n f; echo " $?"
sed -n '0s/o/X/p' n f; echo " $?"
sed -n '0=' n f; echo " $?"
sed -n '0$!{p}' n f; echo " $?"
sed -n '0{n;p}' n f; echo " $?"
sed -n '0{N;P}' n f; echo " $?"
sed -n '0l 5' n f; echo " $?"

#### address 1,3
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '1,3p' f; echo " $?"
sed '1,3d' f; echo " $?"
sed '1,3=' f; echo " $?"
sed '1,3s/o/X/' f; echo " $?"
sed '1,3i\
I' f; echo " $?"
sed '1,3a A' f; echo " $?"
sed '1,3c C' f; echo " $?"
sed '1,3q' f; echo " $?"
sed '1,3n;d' f; echo " $?"
sed '1,3N;s/\n/-/' f; echo " $?"
sed '1,3y/lo/LO/' f; echo " $?"
sed '1,3{s/l/L/;p}' f; echo " $?"
sed '1,3l' f; echo " $?"
sed '1,3D' f; echo " $?"
sed '1,3G' f; echo " $?"
sed '1,3h;G' f; echo " $?"
sed '1,3Q' f; echo " $?"

#### address 1,3 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '1,3p' n f; echo " $?"
sed -n '1,3{p;p}' n f; echo " $?"
sed -n '1,3s/o/X/p' n f; echo " $?"
sed -n '1,3=' n f; echo " $?"
sed -n '1,3$!{p}' n f; echo " $?"
sed -n '1,3{n;p}' n f; echo " $?"
sed -n '1,3{N;P}' n f; echo " $?"
sed -n '1,3l 5' n f; echo " $?"

#### address 2,$
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '2,$p' f; echo " $?"
sed '2,$d' f; echo " $?"
sed '2,$=' f; echo " $?"
sed '2,$s/o/X/' f; echo " $?"
sed '2,$i\
I' f; echo " $?"
sed '2,$a A' f; echo " $?"
sed '2,$c C' f; echo " $?"
sed '2,$q' f; echo " $?"
sed '2,$n;d' f; echo " $?"
sed '2,$N;s/\n/-/' f; echo " $?"
sed '2,$y/lo/LO/' f; echo " $?"
sed '2,${s/l/L/;p}' f; echo " $?"
sed '2,$l' f; echo " $?"
sed '2,$D' f; echo " $?"
sed '2,$G' f; echo " $?"
sed '2,$h;G' f; echo " $?"
sed '2,$Q' f; echo " $?"

#### address 2,$ -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '2,$p' n f; echo " $?"
sed -n '2,${p;p}' n f; echo " $?"
sed -n '2,$s/o/X/p' n f; echo " $?"
sed -n '2,$=' n f; echo " $?"
sed -n '2,$$!{p}' n f; echo " $?"
sed -n '2,${n;p}' n f; echo " $?"
sed -n '2,${N;P}' n f; echo " $?"
sed -n '2,$l 5' n f; echo " $?"

#### address 3,1
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '3,1p' f; echo " $?"
sed '3,1d' f; echo " $?"
sed '3,1=' f; echo " $?"
sed '3,1s/o/X/' f; echo " $?"
sed '3,1i\
I' f; echo " $?"
sed '3,1a A' f; echo " $?"
sed '3,1c C' f; echo " $?"
sed '3,1q' f; echo " $?"
sed '3,1n;d' f; echo " $?"
sed '3,1N;s/\n/-/' f; echo " $?"
sed '3,1y/lo/LO/' f; echo " $?"
sed '3,1{s/l/L/;p}' f; echo " $?"
sed '3,1l' f; echo " $?"
sed '3,1D' f; echo " $?"
sed '3,1G' f; echo " $?"
sed '3,1h;G' f; echo " $?"
sed '3,1Q' f; echo " $?"

#### address 3,1 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '3,1p' n f; echo " $?"
sed -n '3,1{p;p}' n f; echo " $?"
sed -n '3,1s/o/X/p' n f; echo " $?"
sed -n '3,1=' n f; echo " $?"
sed -n '3,1$!{p}' n f; echo " $?"
sed -n '3,1{n;p}' n f; echo " $?"
sed -n '3,1{N;P}' n f; echo " $?"
sed -n '3,1l 5' n f; echo " $?"

#### address 2,2
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '2,2p' f; echo " $?"
sed '2,2d' f; echo " $?"
sed '2,2=' f; echo " $?"
sed '2,2s/o/X/' f; echo " $?"
sed '2,2i\
I' f; echo " $?"
sed '2,2a A' f; echo " $?"
sed '2,2c C' f; echo " $?"
sed '2,2q' f; echo " $?"
sed '2,2n;d' f; echo " $?"
sed '2,2N;s/\n/-/' f; echo " $?"
sed '2,2y/lo/LO/' f; echo " $?"
sed '2,2{s/l/L/;p}' f; echo " $?"
sed '2,2l' f; echo " $?"
sed '2,2D' f; echo " $?"
sed '2,2G' f; echo " $?"
sed '2,2h;G' f; echo " $?"
sed '2,2Q' f; echo " $?"

#### address 2,2 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '2,2p' n f; echo " $?"
sed -n '2,2{p;p}' n f; echo " $?"
sed -n '2,2s/o/X/p' n f; echo " $?"
sed -n '2,2=' n f; echo " $?"
sed -n '2,2$!{p}' n f; echo " $?"
sed -n '2,2{n;p}' n f; echo " $?"
sed -n '2,2{N;P}' n f; echo " $?"
sed -n '2,2l 5' n f; echo " $?"

#### address /foo/
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '/foo/p' f; echo " $?"
sed '/foo/d' f; echo " $?"
sed '/foo/=' f; echo " $?"
sed '/foo/s/o/X/' f; echo " $?"
sed '/foo/i\
I' f; echo " $?"
sed '/foo/a A' f; echo " $?"
sed '/foo/c C' f; echo " $?"
sed '/foo/q' f; echo " $?"
sed '/foo/n;d' f; echo " $?"
sed '/foo/N;s/\n/-/' f; echo " $?"
sed '/foo/y/lo/LO/' f; echo " $?"
sed '/foo/{s/l/L/;p}' f; echo " $?"
sed '/foo/l' f; echo " $?"
sed '/foo/D' f; echo " $?"
sed '/foo/G' f; echo " $?"
sed '/foo/h;G' f; echo " $?"
sed '/foo/Q' f; echo " $?"

#### address /foo/ -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '/foo/p' n f; echo " $?"
sed -n '/foo/{p;p}' n f; echo " $?"
sed -n '/foo/s/o/X/p' n f; echo " $?"
sed -n '/foo/=' n f; echo " $?"
sed -n '/foo/$!{p}' n f; echo " $?"
sed -n '/foo/{n;p}' n f; echo " $?"
sed -n '/foo/{N;P}' n f; echo " $?"
sed -n '/foo/l 5' n f; echo " $?"

#### address /foo/,/bar/
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '/foo/,/bar/p' f; echo " $?"
sed '/foo/,/bar/d' f; echo " $?"
sed '/foo/,/bar/=' f; echo " $?"
sed '/foo/,/bar/s/o/X/' f; echo " $?"
sed '/foo/,/bar/i\
I' f; echo " $?"
sed '/foo/,/bar/a A' f; echo " $?"
sed '/foo/,/bar/c C' f; echo " $?"
sed '/foo/,/bar/q' f; echo " $?"
sed '/foo/,/bar/n;d' f; echo " $?"
sed '/foo/,/bar/N;s/\n/-/' f; echo " $?"
sed '/foo/,/bar/y/lo/LO/' f; echo " $?"
sed '/foo/,/bar/{s/l/L/;p}' f; echo " $?"
sed '/foo/,/bar/l' f; echo " $?"
sed '/foo/,/bar/D' f; echo " $?"
sed '/foo/,/bar/G' f; echo " $?"
sed '/foo/,/bar/h;G' f; echo " $?"
sed '/foo/,/bar/Q' f; echo " $?"

#### address /foo/,/bar/ -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '/foo/,/bar/p' n f; echo " $?"
sed -n '/foo/,/bar/{p;p}' n f; echo " $?"
sed -n '/foo/,/bar/s/o/X/p' n f; echo " $?"
sed -n '/foo/,/bar/=' n f; echo " $?"
sed -n '/foo/,/bar/$!{p}' n f; echo " $?"
sed -n '/foo/,/bar/{n;p}' n f; echo " $?"
sed -n '/foo/,/bar/{N;P}' n f; echo " $?"
sed -n '/foo/,/bar/l 5' n f; echo " $?"

#### address /bar/,/foo/
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '/bar/,/foo/p' f; echo " $?"
sed '/bar/,/foo/d' f; echo " $?"
sed '/bar/,/foo/=' f; echo " $?"
sed '/bar/,/foo/s/o/X/' f; echo " $?"
sed '/bar/,/foo/i\
I' f; echo " $?"
sed '/bar/,/foo/a A' f; echo " $?"
sed '/bar/,/foo/c C' f; echo " $?"
sed '/bar/,/foo/q' f; echo " $?"
sed '/bar/,/foo/n;d' f; echo " $?"
sed '/bar/,/foo/N;s/\n/-/' f; echo " $?"
sed '/bar/,/foo/y/lo/LO/' f; echo " $?"
sed '/bar/,/foo/{s/l/L/;p}' f; echo " $?"
sed '/bar/,/foo/l' f; echo " $?"
sed '/bar/,/foo/D' f; echo " $?"
sed '/bar/,/foo/G' f; echo " $?"
sed '/bar/,/foo/h;G' f; echo " $?"
sed '/bar/,/foo/Q' f; echo " $?"

#### address /bar/,/foo/ -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '/bar/,/foo/p' n f; echo " $?"
sed -n '/bar/,/foo/{p;p}' n f; echo " $?"
sed -n '/bar/,/foo/s/o/X/p' n f; echo " $?"
sed -n '/bar/,/foo/=' n f; echo " $?"
sed -n '/bar/,/foo/$!{p}' n f; echo " $?"
sed -n '/bar/,/foo/{n;p}' n f; echo " $?"
sed -n '/bar/,/foo/{N;P}' n f; echo " $?"
sed -n '/bar/,/foo/l 5' n f; echo " $?"

#### address /l2/,3
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '/l2/,3p' f; echo " $?"
sed '/l2/,3d' f; echo " $?"
sed '/l2/,3=' f; echo " $?"
sed '/l2/,3s/o/X/' f; echo " $?"
sed '/l2/,3i\
I' f; echo " $?"
sed '/l2/,3a A' f; echo " $?"
sed '/l2/,3c C' f; echo " $?"
sed '/l2/,3q' f; echo " $?"
sed '/l2/,3n;d' f; echo " $?"
sed '/l2/,3N;s/\n/-/' f; echo " $?"
sed '/l2/,3y/lo/LO/' f; echo " $?"
sed '/l2/,3{s/l/L/;p}' f; echo " $?"
sed '/l2/,3l' f; echo " $?"
sed '/l2/,3D' f; echo " $?"
sed '/l2/,3G' f; echo " $?"
sed '/l2/,3h;G' f; echo " $?"
sed '/l2/,3Q' f; echo " $?"

#### address /l2/,3 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '/l2/,3p' n f; echo " $?"
sed -n '/l2/,3{p;p}' n f; echo " $?"
sed -n '/l2/,3s/o/X/p' n f; echo " $?"
sed -n '/l2/,3=' n f; echo " $?"
sed -n '/l2/,3$!{p}' n f; echo " $?"
sed -n '/l2/,3{n;p}' n f; echo " $?"
sed -n '/l2/,3{N;P}' n f; echo " $?"
sed -n '/l2/,3l 5' n f; echo " $?"

#### address 2,/end/
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '2,/end/p' f; echo " $?"
sed '2,/end/d' f; echo " $?"
sed '2,/end/=' f; echo " $?"
sed '2,/end/s/o/X/' f; echo " $?"
sed '2,/end/i\
I' f; echo " $?"
sed '2,/end/a A' f; echo " $?"
sed '2,/end/c C' f; echo " $?"
sed '2,/end/q' f; echo " $?"
sed '2,/end/n;d' f; echo " $?"
sed '2,/end/N;s/\n/-/' f; echo " $?"
sed '2,/end/y/lo/LO/' f; echo " $?"
sed '2,/end/{s/l/L/;p}' f; echo " $?"
sed '2,/end/l' f; echo " $?"
sed '2,/end/D' f; echo " $?"
sed '2,/end/G' f; echo " $?"
sed '2,/end/h;G' f; echo " $?"
sed '2,/end/Q' f; echo " $?"

#### address 2,/end/ -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '2,/end/p' n f; echo " $?"
sed -n '2,/end/{p;p}' n f; echo " $?"
sed -n '2,/end/s/o/X/p' n f; echo " $?"
sed -n '2,/end/=' n f; echo " $?"
sed -n '2,/end/$!{p}' n f; echo " $?"
sed -n '2,/end/{n;p}' n f; echo " $?"
sed -n '2,/end/{N;P}' n f; echo " $?"
sed -n '2,/end/l 5' n f; echo " $?"

#### address 0,/foo/
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '0,/foo/p' f; echo " $?"
sed '0,/foo/d' f; echo " $?"
sed '0,/foo/=' f; echo " $?"
sed '0,/foo/s/o/X/' f; echo " $?"
sed '0,/foo/i\
I' f; echo " $?"
sed '0,/foo/a A' f; echo " $?"
sed '0,/foo/c C' f; echo " $?"
sed '0,/foo/q' f; echo " $?"
sed '0,/foo/n;d' f; echo " $?"
sed '0,/foo/N;s/\n/-/' f; echo " $?"
sed '0,/foo/y/lo/LO/' f; echo " $?"
sed '0,/foo/{s/l/L/;p}' f; echo " $?"
sed '0,/foo/l' f; echo " $?"
sed '0,/foo/D' f; echo " $?"
sed '0,/foo/G' f; echo " $?"
sed '0,/foo/h;G' f; echo " $?"
sed '0,/foo/Q' f; echo " $?"

#### address 0,/foo/ -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '0,/foo/p' n f; echo " $?"
sed -n '0,/foo/{p;p}' n f; echo " $?"
sed -n '0,/foo/s/o/X/p' n f; echo " $?"
sed -n '0,/foo/=' n f; echo " $?"
sed -n '0,/foo/$!{p}' n f; echo " $?"
sed -n '0,/foo/{n;p}' n f; echo " $?"
sed -n '0,/foo/{N;P}' n f; echo " $?"
sed -n '0,/foo/l 5' n f; echo " $?"

#### address 0,/l2/
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '0,/l2/p' f; echo " $?"
sed '0,/l2/d' f; echo " $?"
sed '0,/l2/=' f; echo " $?"
sed '0,/l2/s/o/X/' f; echo " $?"
sed '0,/l2/i\
I' f; echo " $?"
sed '0,/l2/a A' f; echo " $?"
sed '0,/l2/c C' f; echo " $?"
sed '0,/l2/q' f; echo " $?"
sed '0,/l2/n;d' f; echo " $?"
sed '0,/l2/N;s/\n/-/' f; echo " $?"
sed '0,/l2/y/lo/LO/' f; echo " $?"
sed '0,/l2/{s/l/L/;p}' f; echo " $?"
sed '0,/l2/l' f; echo " $?"
sed '0,/l2/D' f; echo " $?"
sed '0,/l2/G' f; echo " $?"
sed '0,/l2/h;G' f; echo " $?"
sed '0,/l2/Q' f; echo " $?"

#### address 0,/l2/ -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '0,/l2/p' n f; echo " $?"
sed -n '0,/l2/{p;p}' n f; echo " $?"
sed -n '0,/l2/s/o/X/p' n f; echo " $?"
sed -n '0,/l2/=' n f; echo " $?"
sed -n '0,/l2/$!{p}' n f; echo " $?"
sed -n '0,/l2/{n;p}' n f; echo " $?"
sed -n '0,/l2/{N;P}' n f; echo " $?"
sed -n '0,/l2/l 5' n f; echo " $?"

#### address 1~2
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '1~2p' f; echo " $?"
sed '1~2d' f; echo " $?"
sed '1~2=' f; echo " $?"
sed '1~2s/o/X/' f; echo " $?"
sed '1~2i\
I' f; echo " $?"
sed '1~2a A' f; echo " $?"
sed '1~2c C' f; echo " $?"
sed '1~2q' f; echo " $?"
sed '1~2n;d' f; echo " $?"
sed '1~2N;s/\n/-/' f; echo " $?"
sed '1~2y/lo/LO/' f; echo " $?"
sed '1~2{s/l/L/;p}' f; echo " $?"
sed '1~2l' f; echo " $?"
sed '1~2D' f; echo " $?"
sed '1~2G' f; echo " $?"
sed '1~2h;G' f; echo " $?"
sed '1~2Q' f; echo " $?"

#### address 1~2 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '1~2p' n f; echo " $?"
sed -n '1~2{p;p}' n f; echo " $?"
sed -n '1~2s/o/X/p' n f; echo " $?"
sed -n '1~2=' n f; echo " $?"
sed -n '1~2$!{p}' n f; echo " $?"
sed -n '1~2{n;p}' n f; echo " $?"
sed -n '1~2{N;P}' n f; echo " $?"
sed -n '1~2l 5' n f; echo " $?"

#### address 0~3
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '0~3p' f; echo " $?"
sed '0~3d' f; echo " $?"
sed '0~3=' f; echo " $?"
sed '0~3s/o/X/' f; echo " $?"
sed '0~3i\
I' f; echo " $?"
sed '0~3a A' f; echo " $?"
sed '0~3c C' f; echo " $?"
sed '0~3q' f; echo " $?"
sed '0~3n;d' f; echo " $?"
sed '0~3N;s/\n/-/' f; echo " $?"
sed '0~3y/lo/LO/' f; echo " $?"
sed '0~3{s/l/L/;p}' f; echo " $?"
sed '0~3l' f; echo " $?"
sed '0~3D' f; echo " $?"
sed '0~3G' f; echo " $?"
sed '0~3h;G' f; echo " $?"
sed '0~3Q' f; echo " $?"

#### address 0~3 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '0~3p' n f; echo " $?"
sed -n '0~3{p;p}' n f; echo " $?"
sed -n '0~3s/o/X/p' n f; echo " $?"
sed -n '0~3=' n f; echo " $?"
sed -n '0~3$!{p}' n f; echo " $?"
sed -n '0~3{n;p}' n f; echo " $?"
sed -n '0~3{N;P}' n f; echo " $?"
sed -n '0~3l 5' n f; echo " $?"

#### address 2~0
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '2~0p' f; echo " $?"
sed '2~0d' f; echo " $?"
sed '2~0=' f; echo " $?"
sed '2~0s/o/X/' f; echo " $?"
sed '2~0i\
I' f; echo " $?"
sed '2~0a A' f; echo " $?"
sed '2~0c C' f; echo " $?"
sed '2~0q' f; echo " $?"
sed '2~0n;d' f; echo " $?"
sed '2~0N;s/\n/-/' f; echo " $?"
sed '2~0y/lo/LO/' f; echo " $?"
sed '2~0{s/l/L/;p}' f; echo " $?"
sed '2~0l' f; echo " $?"
sed '2~0D' f; echo " $?"
sed '2~0G' f; echo " $?"
sed '2~0h;G' f; echo " $?"
sed '2~0Q' f; echo " $?"

#### address 2~0 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '2~0p' n f; echo " $?"
sed -n '2~0{p;p}' n f; echo " $?"
sed -n '2~0s/o/X/p' n f; echo " $?"
sed -n '2~0=' n f; echo " $?"
sed -n '2~0$!{p}' n f; echo " $?"
sed -n '2~0{n;p}' n f; echo " $?"
sed -n '2~0{N;P}' n f; echo " $?"
sed -n '2~0l 5' n f; echo " $?"

#### address 2,+1
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '2,+1p' f; echo " $?"
sed '2,+1d' f; echo " $?"
sed '2,+1=' f; echo " $?"
sed '2,+1s/o/X/' f; echo " $?"
sed '2,+1i\
I' f; echo " $?"
sed '2,+1a A' f; echo " $?"
sed '2,+1c C' f; echo " $?"
sed '2,+1q' f; echo " $?"
sed '2,+1n;d' f; echo " $?"
sed '2,+1N;s/\n/-/' f; echo " $?"
sed '2,+1y/lo/LO/' f; echo " $?"
sed '2,+1{s/l/L/;p}' f; echo " $?"
sed '2,+1l' f; echo " $?"
sed '2,+1D' f; echo " $?"
sed '2,+1G' f; echo " $?"
sed '2,+1h;G' f; echo " $?"
sed '2,+1Q' f; echo " $?"

#### address 2,+1 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '2,+1p' n f; echo " $?"
sed -n '2,+1{p;p}' n f; echo " $?"
sed -n '2,+1s/o/X/p' n f; echo " $?"
sed -n '2,+1=' n f; echo " $?"
sed -n '2,+1$!{p}' n f; echo " $?"
sed -n '2,+1{n;p}' n f; echo " $?"
sed -n '2,+1{N;P}' n f; echo " $?"
sed -n '2,+1l 5' n f; echo " $?"

#### address /l2/,+2
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '/l2/,+2p' f; echo " $?"
sed '/l2/,+2d' f; echo " $?"
sed '/l2/,+2=' f; echo " $?"
sed '/l2/,+2s/o/X/' f; echo " $?"
sed '/l2/,+2i\
I' f; echo " $?"
sed '/l2/,+2a A' f; echo " $?"
sed '/l2/,+2c C' f; echo " $?"
sed '/l2/,+2q' f; echo " $?"
sed '/l2/,+2n;d' f; echo " $?"
sed '/l2/,+2N;s/\n/-/' f; echo " $?"
sed '/l2/,+2y/lo/LO/' f; echo " $?"
sed '/l2/,+2{s/l/L/;p}' f; echo " $?"
sed '/l2/,+2l' f; echo " $?"
sed '/l2/,+2D' f; echo " $?"
sed '/l2/,+2G' f; echo " $?"
sed '/l2/,+2h;G' f; echo " $?"
sed '/l2/,+2Q' f; echo " $?"

#### address /l2/,+2 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '/l2/,+2p' n f; echo " $?"
sed -n '/l2/,+2{p;p}' n f; echo " $?"
sed -n '/l2/,+2s/o/X/p' n f; echo " $?"
sed -n '/l2/,+2=' n f; echo " $?"
sed -n '/l2/,+2$!{p}' n f; echo " $?"
sed -n '/l2/,+2{n;p}' n f; echo " $?"
sed -n '/l2/,+2{N;P}' n f; echo " $?"
sed -n '/l2/,+2l 5' n f; echo " $?"

#### address 2,~4
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '2,~4p' f; echo " $?"
sed '2,~4d' f; echo " $?"
sed '2,~4=' f; echo " $?"
sed '2,~4s/o/X/' f; echo " $?"
sed '2,~4i\
I' f; echo " $?"
sed '2,~4a A' f; echo " $?"
sed '2,~4c C' f; echo " $?"
sed '2,~4q' f; echo " $?"
sed '2,~4n;d' f; echo " $?"
sed '2,~4N;s/\n/-/' f; echo " $?"
sed '2,~4y/lo/LO/' f; echo " $?"
sed '2,~4{s/l/L/;p}' f; echo " $?"
sed '2,~4l' f; echo " $?"
sed '2,~4D' f; echo " $?"
sed '2,~4G' f; echo " $?"
sed '2,~4h;G' f; echo " $?"
sed '2,~4Q' f; echo " $?"

#### address 2,~4 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '2,~4p' n f; echo " $?"
sed -n '2,~4{p;p}' n f; echo " $?"
sed -n '2,~4s/o/X/p' n f; echo " $?"
sed -n '2,~4=' n f; echo " $?"
sed -n '2,~4$!{p}' n f; echo " $?"
sed -n '2,~4{n;p}' n f; echo " $?"
sed -n '2,~4{N;P}' n f; echo " $?"
sed -n '2,~4l 5' n f; echo " $?"

#### address 3,~2
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '3,~2p' f; echo " $?"
sed '3,~2d' f; echo " $?"
sed '3,~2=' f; echo " $?"
sed '3,~2s/o/X/' f; echo " $?"
sed '3,~2i\
I' f; echo " $?"
sed '3,~2a A' f; echo " $?"
sed '3,~2c C' f; echo " $?"
sed '3,~2q' f; echo " $?"
sed '3,~2n;d' f; echo " $?"
sed '3,~2N;s/\n/-/' f; echo " $?"
sed '3,~2y/lo/LO/' f; echo " $?"
sed '3,~2{s/l/L/;p}' f; echo " $?"
sed '3,~2l' f; echo " $?"
sed '3,~2D' f; echo " $?"
sed '3,~2G' f; echo " $?"
sed '3,~2h;G' f; echo " $?"
sed '3,~2Q' f; echo " $?"

#### address 3,~2 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '3,~2p' n f; echo " $?"
sed -n '3,~2{p;p}' n f; echo " $?"
sed -n '3,~2s/o/X/p' n f; echo " $?"
sed -n '3,~2=' n f; echo " $?"
sed -n '3,~2$!{p}' n f; echo " $?"
sed -n '3,~2{n;p}' n f; echo " $?"
sed -n '3,~2{N;P}' n f; echo " $?"
sed -n '3,~2l 5' n f; echo " $?"

#### address 1,~0
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '1,~0p' f; echo " $?"
sed '1,~0d' f; echo " $?"
sed '1,~0=' f; echo " $?"
sed '1,~0s/o/X/' f; echo " $?"
sed '1,~0i\
I' f; echo " $?"
sed '1,~0a A' f; echo " $?"
sed '1,~0c C' f; echo " $?"
sed '1,~0q' f; echo " $?"
sed '1,~0n;d' f; echo " $?"
sed '1,~0N;s/\n/-/' f; echo " $?"
sed '1,~0y/lo/LO/' f; echo " $?"
sed '1,~0{s/l/L/;p}' f; echo " $?"
sed '1,~0l' f; echo " $?"
sed '1,~0D' f; echo " $?"
sed '1,~0G' f; echo " $?"
sed '1,~0h;G' f; echo " $?"
sed '1,~0Q' f; echo " $?"

#### address 1,~0 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '1,~0p' n f; echo " $?"
sed -n '1,~0{p;p}' n f; echo " $?"
sed -n '1,~0s/o/X/p' n f; echo " $?"
sed -n '1,~0=' n f; echo " $?"
sed -n '1,~0$!{p}' n f; echo " $?"
sed -n '1,~0{n;p}' n f; echo " $?"
sed -n '1,~0{N;P}' n f; echo " $?"
sed -n '1,~0l 5' n f; echo " $?"

#### address $!
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '$!p' f; echo " $?"
sed '$!d' f; echo " $?"
sed '$!=' f; echo " $?"
sed '$!s/o/X/' f; echo " $?"
sed '$!i\
I' f; echo " $?"
sed '$!a A' f; echo " $?"
sed '$!c C' f; echo " $?"
sed '$!q' f; echo " $?"
sed '$!n;d' f; echo " $?"
sed '$!N;s/\n/-/' f; echo " $?"
sed '$!y/lo/LO/' f; echo " $?"
sed '$!{s/l/L/;p}' f; echo " $?"
sed '$!l' f; echo " $?"
sed '$!D' f; echo " $?"
sed '$!G' f; echo " $?"
sed '$!h;G' f; echo " $?"
sed '$!Q' f; echo " $?"

#### address $! -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '$!p' n f; echo " $?"
sed -n '$!{p;p}' n f; echo " $?"
sed -n '$!s/o/X/p' n f; echo " $?"
sed -n '$!=' n f; echo " $?"
sed -n '$!$!{p}' n f; echo " $?"
sed -n '$!{n;p}' n f; echo " $?"
sed -n '$!{N;P}' n f; echo " $?"
sed -n '$!l 5' n f; echo " $?"

#### address 2!
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '2!p' f; echo " $?"
sed '2!d' f; echo " $?"
sed '2!=' f; echo " $?"
sed '2!s/o/X/' f; echo " $?"
sed '2!i\
I' f; echo " $?"
sed '2!a A' f; echo " $?"
sed '2!c C' f; echo " $?"
sed '2!q' f; echo " $?"
sed '2!n;d' f; echo " $?"
sed '2!N;s/\n/-/' f; echo " $?"
sed '2!y/lo/LO/' f; echo " $?"
sed '2!{s/l/L/;p}' f; echo " $?"
sed '2!l' f; echo " $?"
sed '2!D' f; echo " $?"
sed '2!G' f; echo " $?"
sed '2!h;G' f; echo " $?"
sed '2!Q' f; echo " $?"

#### address 2! -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '2!p' n f; echo " $?"
sed -n '2!{p;p}' n f; echo " $?"
sed -n '2!s/o/X/p' n f; echo " $?"
sed -n '2!=' n f; echo " $?"
sed -n '2!$!{p}' n f; echo " $?"
sed -n '2!{n;p}' n f; echo " $?"
sed -n '2!{N;P}' n f; echo " $?"
sed -n '2!l 5' n f; echo " $?"

#### address /foo/!
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '/foo/!p' f; echo " $?"
sed '/foo/!d' f; echo " $?"
sed '/foo/!=' f; echo " $?"
sed '/foo/!s/o/X/' f; echo " $?"
sed '/foo/!i\
I' f; echo " $?"
sed '/foo/!a A' f; echo " $?"
sed '/foo/!c C' f; echo " $?"
sed '/foo/!q' f; echo " $?"
sed '/foo/!n;d' f; echo " $?"
sed '/foo/!N;s/\n/-/' f; echo " $?"
sed '/foo/!y/lo/LO/' f; echo " $?"
sed '/foo/!{s/l/L/;p}' f; echo " $?"
sed '/foo/!l' f; echo " $?"
sed '/foo/!D' f; echo " $?"
sed '/foo/!G' f; echo " $?"
sed '/foo/!h;G' f; echo " $?"
sed '/foo/!Q' f; echo " $?"

#### address /foo/! -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '/foo/!p' n f; echo " $?"
sed -n '/foo/!{p;p}' n f; echo " $?"
sed -n '/foo/!s/o/X/p' n f; echo " $?"
sed -n '/foo/!=' n f; echo " $?"
sed -n '/foo/!$!{p}' n f; echo " $?"
sed -n '/foo/!{n;p}' n f; echo " $?"
sed -n '/foo/!{N;P}' n f; echo " $?"
sed -n '/foo/!l 5' n f; echo " $?"

#### address 1,3!
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '1,3!p' f; echo " $?"
sed '1,3!d' f; echo " $?"
sed '1,3!=' f; echo " $?"
sed '1,3!s/o/X/' f; echo " $?"
sed '1,3!i\
I' f; echo " $?"
sed '1,3!a A' f; echo " $?"
sed '1,3!c C' f; echo " $?"
sed '1,3!q' f; echo " $?"
sed '1,3!n;d' f; echo " $?"
sed '1,3!N;s/\n/-/' f; echo " $?"
sed '1,3!y/lo/LO/' f; echo " $?"
sed '1,3!{s/l/L/;p}' f; echo " $?"
sed '1,3!l' f; echo " $?"
sed '1,3!D' f; echo " $?"
sed '1,3!G' f; echo " $?"
sed '1,3!h;G' f; echo " $?"
sed '1,3!Q' f; echo " $?"

#### address 1,3! -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '1,3!p' n f; echo " $?"
sed -n '1,3!{p;p}' n f; echo " $?"
sed -n '1,3!s/o/X/p' n f; echo " $?"
sed -n '1,3!=' n f; echo " $?"
sed -n '1,3!$!{p}' n f; echo " $?"
sed -n '1,3!{n;p}' n f; echo " $?"
sed -n '1,3!{N;P}' n f; echo " $?"
sed -n '1,3!l 5' n f; echo " $?"

#### address /FOO/I
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '/FOO/Ip' f; echo " $?"
sed '/FOO/Id' f; echo " $?"
sed '/FOO/I=' f; echo " $?"
sed '/FOO/Is/o/X/' f; echo " $?"
sed '/FOO/Ii\
I' f; echo " $?"
sed '/FOO/Ia A' f; echo " $?"
sed '/FOO/Ic C' f; echo " $?"
sed '/FOO/Iq' f; echo " $?"
sed '/FOO/In;d' f; echo " $?"
sed '/FOO/IN;s/\n/-/' f; echo " $?"
sed '/FOO/Iy/lo/LO/' f; echo " $?"
sed '/FOO/I{s/l/L/;p}' f; echo " $?"
sed '/FOO/Il' f; echo " $?"
sed '/FOO/ID' f; echo " $?"
sed '/FOO/IG' f; echo " $?"
sed '/FOO/Ih;G' f; echo " $?"
sed '/FOO/IQ' f; echo " $?"

#### address /FOO/I -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '/FOO/Ip' n f; echo " $?"
sed -n '/FOO/I{p;p}' n f; echo " $?"
sed -n '/FOO/Is/o/X/p' n f; echo " $?"
sed -n '/FOO/I=' n f; echo " $?"
sed -n '/FOO/I$!{p}' n f; echo " $?"
sed -n '/FOO/I{n;p}' n f; echo " $?"
sed -n '/FOO/I{N;P}' n f; echo " $?"
sed -n '/FOO/Il 5' n f; echo " $?"

#### address /^$/
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '/^$/p' f; echo " $?"
sed '/^$/d' f; echo " $?"
sed '/^$/=' f; echo " $?"
sed '/^$/s/o/X/' f; echo " $?"
sed '/^$/i\
I' f; echo " $?"
sed '/^$/a A' f; echo " $?"
sed '/^$/c C' f; echo " $?"
sed '/^$/q' f; echo " $?"
sed '/^$/n;d' f; echo " $?"
sed '/^$/N;s/\n/-/' f; echo " $?"
sed '/^$/y/lo/LO/' f; echo " $?"
sed '/^$/{s/l/L/;p}' f; echo " $?"
sed '/^$/l' f; echo " $?"
sed '/^$/D' f; echo " $?"
sed '/^$/G' f; echo " $?"
sed '/^$/h;G' f; echo " $?"
sed '/^$/Q' f; echo " $?"

#### address /^$/ -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '/^$/p' n f; echo " $?"
sed -n '/^$/{p;p}' n f; echo " $?"
sed -n '/^$/s/o/X/p' n f; echo " $?"
sed -n '/^$/=' n f; echo " $?"
sed -n '/^$/$!{p}' n f; echo " $?"
sed -n '/^$/{n;p}' n f; echo " $?"
sed -n '/^$/{N;P}' n f; echo " $?"
sed -n '/^$/l 5' n f; echo " $?"

#### address /^$/,$
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '/^$/,$p' f; echo " $?"
sed '/^$/,$d' f; echo " $?"
sed '/^$/,$=' f; echo " $?"
sed '/^$/,$s/o/X/' f; echo " $?"
sed '/^$/,$i\
I' f; echo " $?"
sed '/^$/,$a A' f; echo " $?"
sed '/^$/,$c C' f; echo " $?"
sed '/^$/,$q' f; echo " $?"
sed '/^$/,$n;d' f; echo " $?"
sed '/^$/,$N;s/\n/-/' f; echo " $?"
sed '/^$/,$y/lo/LO/' f; echo " $?"
sed '/^$/,${s/l/L/;p}' f; echo " $?"
sed '/^$/,$l' f; echo " $?"
sed '/^$/,$D' f; echo " $?"
sed '/^$/,$G' f; echo " $?"
sed '/^$/,$h;G' f; echo " $?"
sed '/^$/,$Q' f; echo " $?"

#### address /^$/,$ -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '/^$/,$p' n f; echo " $?"
sed -n '/^$/,${p;p}' n f; echo " $?"
sed -n '/^$/,$s/o/X/p' n f; echo " $?"
sed -n '/^$/,$=' n f; echo " $?"
sed -n '/^$/,$$!{p}' n f; echo " $?"
sed -n '/^$/,${n;p}' n f; echo " $?"
sed -n '/^$/,${N;P}' n f; echo " $?"
sed -n '/^$/,$l 5' n f; echo " $?"

#### address \,foo,
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '\,foo,p' f; echo " $?"
sed '\,foo,d' f; echo " $?"
sed '\,foo,=' f; echo " $?"
sed '\,foo,s/o/X/' f; echo " $?"
sed '\,foo,i\
I' f; echo " $?"
sed '\,foo,a A' f; echo " $?"
sed '\,foo,c C' f; echo " $?"
sed '\,foo,q' f; echo " $?"
sed '\,foo,n;d' f; echo " $?"
sed '\,foo,N;s/\n/-/' f; echo " $?"
sed '\,foo,y/lo/LO/' f; echo " $?"
sed '\,foo,{s/l/L/;p}' f; echo " $?"
sed '\,foo,l' f; echo " $?"
sed '\,foo,D' f; echo " $?"
sed '\,foo,G' f; echo " $?"
sed '\,foo,h;G' f; echo " $?"
sed '\,foo,Q' f; echo " $?"

#### address \,foo, -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '\,foo,p' n f; echo " $?"
sed -n '\,foo,{p;p}' n f; echo " $?"
sed -n '\,foo,s/o/X/p' n f; echo " $?"
sed -n '\,foo,=' n f; echo " $?"
sed -n '\,foo,$!{p}' n f; echo " $?"
sed -n '\,foo,{n;p}' n f; echo " $?"
sed -n '\,foo,{N;P}' n f; echo " $?"
sed -n '\,foo,l 5' n f; echo " $?"

#### address \xfoox
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '\xfooxp' f; echo " $?"
sed '\xfooxd' f; echo " $?"
sed '\xfoox=' f; echo " $?"
sed '\xfooxs/o/X/' f; echo " $?"
sed '\xfooxi\
I' f; echo " $?"
sed '\xfooxa A' f; echo " $?"
sed '\xfooxc C' f; echo " $?"
sed '\xfooxq' f; echo " $?"
sed '\xfooxn;d' f; echo " $?"
sed '\xfooxN;s/\n/-/' f; echo " $?"
sed '\xfooxy/lo/LO/' f; echo " $?"
sed '\xfoox{s/l/L/;p}' f; echo " $?"
sed '\xfooxl' f; echo " $?"
sed '\xfooxD' f; echo " $?"
sed '\xfooxG' f; echo " $?"
sed '\xfooxh;G' f; echo " $?"
sed '\xfooxQ' f; echo " $?"

#### address \xfoox -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '\xfooxp' n f; echo " $?"
sed -n '\xfoox{p;p}' n f; echo " $?"
sed -n '\xfooxs/o/X/p' n f; echo " $?"
sed -n '\xfoox=' n f; echo " $?"
sed -n '\xfoox$!{p}' n f; echo " $?"
sed -n '\xfoox{n;p}' n f; echo " $?"
sed -n '\xfoox{N;P}' n f; echo " $?"
sed -n '\xfooxl 5' n f; echo " $?"

#### address 1,/l1/
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '1,/l1/p' f; echo " $?"
sed '1,/l1/d' f; echo " $?"
sed '1,/l1/=' f; echo " $?"
sed '1,/l1/s/o/X/' f; echo " $?"
sed '1,/l1/i\
I' f; echo " $?"
sed '1,/l1/a A' f; echo " $?"
sed '1,/l1/c C' f; echo " $?"
sed '1,/l1/q' f; echo " $?"
sed '1,/l1/n;d' f; echo " $?"
sed '1,/l1/N;s/\n/-/' f; echo " $?"
sed '1,/l1/y/lo/LO/' f; echo " $?"
sed '1,/l1/{s/l/L/;p}' f; echo " $?"
sed '1,/l1/l' f; echo " $?"
sed '1,/l1/D' f; echo " $?"
sed '1,/l1/G' f; echo " $?"
sed '1,/l1/h;G' f; echo " $?"
sed '1,/l1/Q' f; echo " $?"

#### address 1,/l1/ -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '1,/l1/p' n f; echo " $?"
sed -n '1,/l1/{p;p}' n f; echo " $?"
sed -n '1,/l1/s/o/X/p' n f; echo " $?"
sed -n '1,/l1/=' n f; echo " $?"
sed -n '1,/l1/$!{p}' n f; echo " $?"
sed -n '1,/l1/{n;p}' n f; echo " $?"
sed -n '1,/l1/{N;P}' n f; echo " $?"
sed -n '1,/l1/l 5' n f; echo " $?"

#### address /foo/,/nosuch/
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '/foo/,/nosuch/p' f; echo " $?"
sed '/foo/,/nosuch/d' f; echo " $?"
sed '/foo/,/nosuch/=' f; echo " $?"
sed '/foo/,/nosuch/s/o/X/' f; echo " $?"
sed '/foo/,/nosuch/i\
I' f; echo " $?"
sed '/foo/,/nosuch/a A' f; echo " $?"
sed '/foo/,/nosuch/c C' f; echo " $?"
sed '/foo/,/nosuch/q' f; echo " $?"
sed '/foo/,/nosuch/n;d' f; echo " $?"
sed '/foo/,/nosuch/N;s/\n/-/' f; echo " $?"
sed '/foo/,/nosuch/y/lo/LO/' f; echo " $?"
sed '/foo/,/nosuch/{s/l/L/;p}' f; echo " $?"
sed '/foo/,/nosuch/l' f; echo " $?"
sed '/foo/,/nosuch/D' f; echo " $?"
sed '/foo/,/nosuch/G' f; echo " $?"
sed '/foo/,/nosuch/h;G' f; echo " $?"
sed '/foo/,/nosuch/Q' f; echo " $?"

#### address /foo/,/nosuch/ -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '/foo/,/nosuch/p' n f; echo " $?"
sed -n '/foo/,/nosuch/{p;p}' n f; echo " $?"
sed -n '/foo/,/nosuch/s/o/X/p' n f; echo " $?"
sed -n '/foo/,/nosuch/=' n f; echo " $?"
sed -n '/foo/,/nosuch/$!{p}' n f; echo " $?"
sed -n '/foo/,/nosuch/{n;p}' n f; echo " $?"
sed -n '/foo/,/nosuch/{N;P}' n f; echo " $?"
sed -n '/foo/,/nosuch/l 5' n f; echo " $?"

#### address 2,1!
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '2,1!p' f; echo " $?"
sed '2,1!d' f; echo " $?"
sed '2,1!=' f; echo " $?"
sed '2,1!s/o/X/' f; echo " $?"
sed '2,1!i\
I' f; echo " $?"
sed '2,1!a A' f; echo " $?"
sed '2,1!c C' f; echo " $?"
sed '2,1!q' f; echo " $?"
sed '2,1!n;d' f; echo " $?"
sed '2,1!N;s/\n/-/' f; echo " $?"
sed '2,1!y/lo/LO/' f; echo " $?"
sed '2,1!{s/l/L/;p}' f; echo " $?"
sed '2,1!l' f; echo " $?"
sed '2,1!D' f; echo " $?"
sed '2,1!G' f; echo " $?"
sed '2,1!h;G' f; echo " $?"
sed '2,1!Q' f; echo " $?"

#### address 2,1! -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '2,1!p' n f; echo " $?"
sed -n '2,1!{p;p}' n f; echo " $?"
sed -n '2,1!s/o/X/p' n f; echo " $?"
sed -n '2,1!=' n f; echo " $?"
sed -n '2,1!$!{p}' n f; echo " $?"
sed -n '2,1!{n;p}' n f; echo " $?"
sed -n '2,1!{N;P}' n f; echo " $?"
sed -n '2,1!l 5' n f; echo " $?"

#### address 5,9
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '5,9p' f; echo " $?"
sed '5,9d' f; echo " $?"
sed '5,9=' f; echo " $?"
sed '5,9s/o/X/' f; echo " $?"
sed '5,9i\
I' f; echo " $?"
sed '5,9a A' f; echo " $?"
sed '5,9c C' f; echo " $?"
sed '5,9q' f; echo " $?"
sed '5,9n;d' f; echo " $?"
sed '5,9N;s/\n/-/' f; echo " $?"
sed '5,9y/lo/LO/' f; echo " $?"
sed '5,9{s/l/L/;p}' f; echo " $?"
sed '5,9l' f; echo " $?"
sed '5,9D' f; echo " $?"
sed '5,9G' f; echo " $?"
sed '5,9h;G' f; echo " $?"
sed '5,9Q' f; echo " $?"

#### address 5,9 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '5,9p' n f; echo " $?"
sed -n '5,9{p;p}' n f; echo " $?"
sed -n '5,9s/o/X/p' n f; echo " $?"
sed -n '5,9=' n f; echo " $?"
sed -n '5,9$!{p}' n f; echo " $?"
sed -n '5,9{n;p}' n f; echo " $?"
sed -n '5,9{N;P}' n f; echo " $?"
sed -n '5,9l 5' n f; echo " $?"

#### address 1~3,3
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '1~3,3p' f; echo " $?"
sed '1~3,3d' f; echo " $?"
sed '1~3,3=' f; echo " $?"
sed '1~3,3s/o/X/' f; echo " $?"
sed '1~3,3i\
I' f; echo " $?"
sed '1~3,3a A' f; echo " $?"
sed '1~3,3c C' f; echo " $?"
sed '1~3,3q' f; echo " $?"
sed '1~3,3n;d' f; echo " $?"
sed '1~3,3N;s/\n/-/' f; echo " $?"
sed '1~3,3y/lo/LO/' f; echo " $?"
sed '1~3,3{s/l/L/;p}' f; echo " $?"
sed '1~3,3l' f; echo " $?"
sed '1~3,3D' f; echo " $?"
sed '1~3,3G' f; echo " $?"
sed '1~3,3h;G' f; echo " $?"
sed '1~3,3Q' f; echo " $?"

#### address 1~3,3 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '1~3,3p' n f; echo " $?"
sed -n '1~3,3{p;p}' n f; echo " $?"
sed -n '1~3,3s/o/X/p' n f; echo " $?"
sed -n '1~3,3=' n f; echo " $?"
sed -n '1~3,3$!{p}' n f; echo " $?"
sed -n '1~3,3{n;p}' n f; echo " $?"
sed -n '1~3,3{N;P}' n f; echo " $?"
sed -n '1~3,3l 5' n f; echo " $?"

#### address 2~2,+1
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed '2~2,+1p' f; echo " $?"
sed '2~2,+1d' f; echo " $?"
sed '2~2,+1=' f; echo " $?"
sed '2~2,+1s/o/X/' f; echo " $?"
sed '2~2,+1i\
I' f; echo " $?"
sed '2~2,+1a A' f; echo " $?"
sed '2~2,+1c C' f; echo " $?"
sed '2~2,+1q' f; echo " $?"
sed '2~2,+1n;d' f; echo " $?"
sed '2~2,+1N;s/\n/-/' f; echo " $?"
sed '2~2,+1y/lo/LO/' f; echo " $?"
sed '2~2,+1{s/l/L/;p}' f; echo " $?"
sed '2~2,+1l' f; echo " $?"
sed '2~2,+1D' f; echo " $?"
sed '2~2,+1G' f; echo " $?"
sed '2~2,+1h;G' f; echo " $?"
sed '2~2,+1Q' f; echo " $?"

#### address 2~2,+1 -n
printf 'l1 foo\nl2 bar\nl3 foo bar\n\nl5 end' > f; seq 8 > n
sed -n '2~2,+1p' n f; echo " $?"
sed -n '2~2,+1{p;p}' n f; echo " $?"
sed -n '2~2,+1s/o/X/p' n f; echo " $?"
sed -n '2~2,+1=' n f; echo " $?"
sed -n '2~2,+1$!{p}' n f; echo " $?"
sed -n '2~2,+1{n;p}' n f; echo " $?"
sed -n '2~2,+1{N;P}' n f; echo " $?"
sed -n '2~2,+1l 5' n f; echo " $?"

