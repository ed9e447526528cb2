#### sort  f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort  f

#### sort -r f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -r f

#### sort -n f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -n f

#### sort -g f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -g f

#### sort -f f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -f f

#### sort -d f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -d f

#### sort -i f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -i f

#### sort -b f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -b f

#### sort -u f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -u f

#### sort -s f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -s f

#### sort -V f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -V f

#### sort -M f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -M f

#### sort -h f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -h f

#### sort -nr f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -nr f

#### sort -fu f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -fu f

#### sort -fs f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -fs f

#### sort -fr f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -fr f

#### sort -df f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -df f

#### sort -bf f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -bf f

#### sort -nu f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -nu f

#### sort -gr f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -gr f

#### sort -gu f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -gu f

#### sort -hr f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -hr f

#### sort -Vr f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -Vr f

#### sort -Mr f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -Mr f

#### sort -su f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -su f

#### sort -bn f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -bn f

#### sort -dfr f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -dfr f

#### sort -ns f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -ns f

#### sort -fsu f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -fsu f

#### sort -k2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2 f

#### sort -k2n f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2n f

#### sort -k2,2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2,2 f

#### sort -k2,2n f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2,2n f

#### sort -k2nr f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2nr f

#### sort -k2b,2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2b,2 f

#### sort -k2,2n -k1,1 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2,2n -k1,1 f

#### sort -k2,2n -k1,1r f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2,2n -k1,1r f

#### sort -k1,1 -k2,2n f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1,1 -k2,2n f

#### sort -k1.2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1.2 f

#### sort -k1.1,1.1 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1.1,1.1 f

#### sort -k1b,1 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1b,1 f

#### sort -k1f,1 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1f,1 f

#### sort -k1,1f -k2n f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1,1f -k2n f

#### sort -k2.2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2.2 f

#### sort -k2.2b f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2.2b f

#### sort -k2.2b,2.3 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2.2b,2.3 f

#### sort -k3 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k3 f

#### sort -k3r f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k3r f

#### sort -k 3,3 -s f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k 3,3 -s f

#### sort -s -k2,2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -s -k2,2 f

#### sort -u -k1,1 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -u -k1,1 f

#### sort -u -k1,1f f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -u -k1,1f f

#### sort -t ' ' -k2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t ' ' -k2 f

#### sort -t ' ' -k2,2n f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t ' ' -k2,2n f

#### sort -t ' ' -k3,3 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t ' ' -k3,3 f

#### sort -k1,1b -k2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1,1b -k2 f

#### sort -k2g f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2g f

#### sort -k2,2g -k3,3 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2,2g -k3,3 f

#### sort -k1d f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1d f

#### sort -k1i f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1i f

#### sort -k1df f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1df f

#### sort -k9 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k9 f

#### sort -k1.20 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1.20 f

#### sort -k1,1.2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1,1.2 f

#### sort -k2,1 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2,1 f

#### sort -k1.2,1.1 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1.2,1.1 f

#### sort -r -k2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -r -k2 f

#### sort -n -k2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -n -k2 f

#### sort -r -k2n f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -r -k2n f

#### sort -f -k1,1 -k2nr f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -f -k1,1 -k2nr f

#### sort -k1,1 -k1,1 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1,1 -k1,1 f

#### sort +1 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort +1 f

#### sort +1 -2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort +1 -2 f

#### sort +1n f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort +1n f

#### sort +0.1 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort +0.1 f

#### sort +1 -1.2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort +1 -1.2 f

#### sort +1r -2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort +1r -2 f

#### sort -k1,1V f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1,1V f

#### sort -k2h f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k2h f

#### sort -k1M f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1M f

#### sort -h h
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -h h

#### sort -hr h
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -hr h

#### sort -n h
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -n h

#### sort -hu h
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -hu h

#### sort -hs h
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -hs h

#### sort -k1h h
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1h h

#### sort -g h
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -g h

#### sort -V v
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -V v

#### sort -Vr v
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -Vr v

#### sort -k1V v
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1V v

#### sort -fV v
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -fV v

#### sort  v
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort  v

#### sort -Vu v
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -Vu v

#### sort -Vs v
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -Vs v

#### sort -M m
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -M m

#### sort -Mr m
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -Mr m

#### sort -Mu m
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -Mu m

#### sort -Ms m
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -Ms m

#### sort -k1M m
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1M m

#### sort -bM m
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -bM m

#### sort -k1,1M -k2n m
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1,1M -k2n m

#### sort -n n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -n n

#### sort -g n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -g n

#### sort -nr n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -nr n

#### sort -nu n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -nu n

#### sort -gu n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -gu n

#### sort -gs n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -gs n

#### sort -ns n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -ns n

#### sort -V n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -V n

#### sort -h n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -h n

#### sort  n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort  n

#### sort -k1,1n n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1,1n n

#### sort -k1gr n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1gr n

#### sort -nb n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -nb n

#### sort -t: -k1 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k1 c

#### sort -t: -k2 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k2 c

#### sort -t: -k3 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k3 c

#### sort -t: -k3n c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k3n c

#### sort -t: -k1,1 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k1,1 c

#### sort -t: -k1,1 -k3n c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k1,1 -k3n c

#### sort -t: -k2,2 -k1,1r c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k2,2 -k1,1r c

#### sort -t: -k2,2 -k3nr c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k2,2 -k3nr c

#### sort -t: -k3nr c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k3nr c

#### sort -t: -k2,2 -s c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k2,2 -s c

#### sort -t: -u -k1,1 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -u -k1,1 c

#### sort -t: -u -k2,2 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -u -k2,2 c

#### sort -t: -k1.2 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k1.2 c

#### sort -t: -k1.2,1.2 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k1.2,1.2 c

#### sort -t: -k1.2,1.2n -k3n c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k1.2,1.2n -k3n c

#### sort -t: -k2.1,3 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k2.1,3 c

#### sort -t: -k3,3n -k2,2 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k3,3n -k2,2 c

#### sort -t: -k4 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k4 c

#### sort -t: -n -k3 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -n -k3 c

#### sort -t: -r -k1,1 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -r -k1,1 c

#### sort -t: -k1.2r -k3 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k1.2r -k3 c

#### sort -t: -k2b c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k2b c

#### sort -t: -k2,2.1 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k2,2.1 c

#### sort -t: -k3.2 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k3.2 c

#### sort -t: -k3.1,3.1 c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t: -k3.1,3.1 c

#### sort nofile; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort nofile; echo $?

#### sort f nofile; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort f nofile; echo $?

#### sort -c f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -c f; echo $?

#### sort -C f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -C f; echo $?

#### sort -c h f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -c h f; echo $?

#### sort -cC f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -cC f; echo $?

#### sort -c < /dev/null; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -c < /dev/null; echo $?

#### printf 'a\nb\nb\n' | sort -c; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'a\nb\nb\n' | sort -c; echo $?

#### printf 'a\nb\nb\n' | sort -cu; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'a\nb\nb\n' | sort -cu; echo $?

#### printf 'a\nb\nb\n' | sort -Cu; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'a\nb\nb\n' | sort -Cu; echo $?

#### printf '1\n10\n9\n' | sort -cn; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '1\n10\n9\n' | sort -cn; echo $?

#### printf 'c\nb\n' | sort -cr; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'c\nb\n' | sort -cr; echo $?

#### sort -c -k2,2 f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -c -k2,2 f; echo $?

#### sort --check=quiet f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --check=quiet f; echo $?

#### sort --check=silent f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --check=silent f; echo $?

#### sort --check=diagnose-first f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --check=diagnose-first f; echo $?

#### sort --check=foo f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --check=foo f; echo $?

#### sort --check f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --check f; echo $?

#### sort -o out f; cat out
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -o out f; cat out

#### sort -o f f; cat f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -o f f; cat f

#### sort f -o f; cat f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort f -o f; cat f

#### sort -of f; cat f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -of f; cat f

#### sort -o a -o b f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -o a -o b f; echo $?

#### sort -o /nonexistent/x f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -o /nonexistent/x f; echo $?

#### sort -c -o x f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -c -o x f; echo $?

#### sort f > s; sort -m s s
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort f > s; sort -m s s

#### sort f > s; sort n > t; sort -m s t
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort f > s; sort n > t; sort -m s t

#### sort -m f n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -m f n

#### sort -mu s s 2>&1; sort f>s; sort -mu s s
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -mu s s 2>&1; sort f>s; sort -mu s s

#### sort -n n > s; sort -nm s s -o s; cat s
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -n n > s; sort -nm s s -o s; cat s

#### sort -mr f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -mr f

#### sort -z f | od -c | head -3
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -z f | od -c | head -3

#### printf 'b\0a\0c' | sort -z | od -c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'b\0a\0c' | sort -z | od -c

#### printf 'b\na' | sort
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'b\na' | sort

#### printf 'b\0z\na\n' | sort | od -c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'b\0z\na\n' | sort | od -c

#### sort -t '' f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t '' f; echo $?

#### sort -t ab f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t ab f; echo $?

#### sort -t '\0' f | head -2
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t '\0' f | head -2

#### sort -t : -t , f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t : -t , f; echo $?

#### sort -t : -t : c | head -1
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -t : -t : c | head -1

#### sort -k 0 f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k 0 f; echo $?

#### sort -k x f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k x f; echo $?

#### sort -k 1x f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k 1x f; echo $?

#### sort -k 1.0 f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k 1.0 f; echo $?

#### sort -k 1.x f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k 1.x f; echo $?

#### sort -k 1,x f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k 1,x f; echo $?

#### sort -k 1, f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k 1, f; echo $?

#### sort -k 1,2.x f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k 1,2.x f; echo $?

#### sort -k 1,0 f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k 1,0 f; echo $?

#### sort -k 1.1.1 f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k 1.1.1 f; echo $?

#### sort -k; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k; echo $?

#### sort -k -1 f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k -1 f; echo $?

#### sort -k 99999999999999999999 f | head -1
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k 99999999999999999999 f | head -1

#### sort -nM f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -nM f; echo $?

#### sort -hn f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -hn f; echo $?

#### sort -gn f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -gn f; echo $?

#### sort -nd f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -nd f; echo $?

#### sort -ni f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -ni f; echo $?

#### sort -di f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -di f; echo $?

#### sort -k1Mn f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1Mn f; echo $?

#### sort -nR f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -nR f; echo $?

#### sort -V -n f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -V -n f; echo $?

#### sort -nf f | head -2
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -nf f | head -2

#### sort -S x f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -S x f; echo $?

#### sort -S 1M f | head -1
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -S 1M f | head -1

#### sort -S 10% f | head -1
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -S 10% f | head -1

#### sort -S 1Q f | head -1; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -S 1Q f | head -1; echo $?

#### sort --parallel=0 f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --parallel=0 f; echo $?

#### sort --parallel=2 f | head -1
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --parallel=2 f | head -1

#### sort --parallel x f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --parallel x f; echo $?

#### sort --batch-size=1 f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --batch-size=1 f; echo $?

#### sort --batch-size=16 f | head -1
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --batch-size=16 f | head -1

#### sort --sort=numeric n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --sort=numeric n

#### sort --sort=month m
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --sort=month m

#### sort --sort=version v
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --sort=version v

#### sort --sort=human-numeric h
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --sort=human-numeric h

#### sort --sort=general-numeric n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --sort=general-numeric n

#### sort --sort=foo f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --sort=foo f; echo $?

#### sort --sort=n n | head -2
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --sort=n n | head -2

#### sort -T /tmp f | head -1
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -T /tmp f | head -1

#### sort --temporary-directory=/tmp f | head -1
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --temporary-directory=/tmp f | head -1

#### sort --key=2 f | head -2
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --key=2 f | head -2

#### sort --field-separator=: --key=3n c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --field-separator=: --key=3n c

#### sort --reverse f | head -2
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --reverse f | head -2

#### sort --unique f | wc -l
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --unique f | wc -l

#### sort --stable -k2,2 f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --stable -k2,2 f

#### sort --ignore-case f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --ignore-case f

#### sort --ignore-leading-blanks f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --ignore-leading-blanks f

#### sort --dictionary-order f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --dictionary-order f

#### sort --output=o f; cat o
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --output=o f; cat o

#### sort --merge f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --merge f

#### sort --zero-terminated f | od -c | tail -2
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --zero-terminated f | od -c | tail -2

#### sort --numeric-sort n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --numeric-sort n

#### sort --compress-program=gzip f | head -1
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --compress-program=gzip f | head -1

#### sort -x f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -x f; echo $?

#### sort --foo f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort --foo f; echo $?

#### sort . ; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort . ; echo $?

#### sort - < f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort - < f

#### sort f - < n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort f - < n

#### sort < /dev/null
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort < /dev/null

#### printf 'f\0n\0' | sort --files0-from=- | wc -l
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'f\0n\0' | sort --files0-from=- | wc -l

#### printf '' | sort --files0-from=-; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '' | sort --files0-from=-; echo $?

#### printf 'f\0\0' | sort --files0-from=-; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'f\0\0' | sort --files0-from=-; echo $?

#### printf 'f\0' > l; sort --files0-from=l f; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'f\0' > l; sort --files0-from=l f; echo $?

#### seq 30 | sort -R | sort -n | head -3
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
seq 30 | sort -R | sort -n | head -3

#### printf 'b\nb\na\na\n' | sort -R | uniq | wc -l
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'b\nb\na\na\n' | sort -R | uniq | wc -l

#### printf '\xc3\xa4\na\nz\n\xff\nZ\n' | sort | od -c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '\xc3\xa4\na\nz\n\xff\nZ\n' | sort | od -c

#### printf 'a b\na\tb\nab\na-b\na_b\n' | sort
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'a b\na\tb\nab\na-b\na_b\n' | sort

#### LC_ALL=C sort f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
LC_ALL=C sort f

#### LC_ALL=C sort -f f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
LC_ALL=C sort -f f

#### seq 2000 | sort | head -5
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
seq 2000 | sort | head -5

#### seq 2000 | sort -n | tail -3
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
seq 2000 | sort -n | tail -3

#### seq 2000 -1 1 | sort -n | md5sum
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
seq 2000 -1 1 | sort -n | md5sum

#### seq 1 3 3000 | sort -k1.2 | md5sum
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
seq 1 3 3000 | sort -k1.2 | md5sum

#### seq 20000 | sort -r | md5sum
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
seq 20000 | sort -r | md5sum

#### seq 20000 | sed 's/$/ x/' | sort -k1,1nr | md5sum
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
seq 20000 | sed 's/$/ x/' | sort -k1,1nr | md5sum

#### yes x | head -5000 | sort -u
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
yes x | head -5000 | sort -u

#### seq 500 | awk '{print $1%7, $1}' | sort -k1,1n -s | md5sum
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
seq 500 | awk '{print $1%7, $1}' | sort -k1,1n -s | md5sum

#### seq 500 | awk '{print $1%7, $1}' | sort -u -k1,1n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
seq 500 | awk '{print $1%7, $1}' | sort -u -k1,1n

#### printf 'x\r\ny\r\n' | sort -r | od -c
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'x\r\ny\r\n' | sort -r | od -c

#### yes | head -3 | sort | sort -u
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
yes | head -3 | sort | sort -u

#### sort f | sort -c; echo $?
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort f | sort -c; echo $?

#### printf '%s\n' 10.1 10.10 10.9 9.99 | sort -t. -k1,1n -k2,2n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '%s\n' 10.1 10.10 10.9 9.99 | sort -t. -k1,1n -k2,2n

#### printf '%s\n' 192.168.1.10 192.168.1.9 10.0.0.1 | sort -t . -k1,1n -k2,2n -k3,3n -k4,4n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '%s\n' 192.168.1.10 192.168.1.9 10.0.0.1 | sort -t . -k1,1n -k2,2n -k3,3n -k4,4n

#### printf '%s\n' 192.168.1.10 192.168.1.9 10.0.0.1 | sort -V
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '%s\n' 192.168.1.10 192.168.1.9 10.0.0.1 | sort -V

#### printf '%s\n' 1 '' 2 | sort -n
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '%s\n' 1 '' 2 | sort -n

#### printf '%s\n' nan inf -inf 1 x '' 0x1p4 1e400 -1e400 | sort -g
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '%s\n' nan inf -inf 1 x '' 0x1p4 1e400 -1e400 | sort -g

#### printf '%s\n' 1e-400 0 -1e-400 1e-300 | sort -g
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '%s\n' 1e-400 0 -1e-400 1e-300 | sort -g

#### printf '%s\n' 9007199254740993 9007199254740992 | sort -gs
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '%s\n' 9007199254740993 9007199254740992 | sort -gs

#### printf '%s\n' 9007199254740993 9007199254740992 | sort -grs
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '%s\n' 9007199254740993 9007199254740992 | sort -grs

#### printf '%s\n' -0 0 +0 | sort -ns
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '%s\n' -0 0 +0 | sort -ns

#### printf '%s\n' 1.10 1.1 1.100 | sort -nu
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '%s\n' 1.10 1.1 1.100 | sort -nu

#### printf '%s\n' 1Ki 1K 1KB 2 | sort -h
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf '%s\n' 1Ki 1K 1KB 2 | sort -h

#### sort -k1,1 -k2,2n -t, <<< $'b,2\na,10\na,9'
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
sort -k1,1 -k2,2n -t, <<< $'b,2\na,10\na,9'

#### printf 'a\nB\nc\n' | sort -fr
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'a\nB\nc\n' | sort -fr

#### printf 'x 1\ny 1\n' | sort -k2,2 -r
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'x 1\ny 1\n' | sort -k2,2 -r

#### printf 'x 1\ny 1\n' | sort -k2,2r
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'x 1\ny 1\n' | sort -k2,2r

#### printf 'x 1\ny 1\n' | sort -sk2,2r
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'x 1\ny 1\n' | sort -sk2,2r

#### printf 'b\nA\na\nB\n' | sort -f
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'b\nA\na\nB\n' | sort -f

#### printf 'b\nA\na\nB\n' | sort -uf
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'b\nA\na\nB\n' | sort -uf

#### printf ' b\n  a\nc\n' | sort -b
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf ' b\n  a\nc\n' | sort -b

#### printf ' b\n  a\nc\n' | sort -k1b
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf ' b\n  a\nc\n' | sort -k1b

#### printf 'a,b\na b\nab\n' | sort -d
printf 'b 10 x\nA 9 y\na 9 z\nC -1.5 X\n\nb 10 a\nB 1e2 q\n  a 07 w\nd\t+3 k\n_ .5 r\n' > f; printf '1K\n2M\n3\n-1G\n1.5K\n0\n1k\n900\n1G\nx\n-5\n1M\n' > h; printf 'file10\nfile9\nfile1.txt\nfile1.10\nfile1.9\nv1.2~rc\nv1.2\n.hid\nfile\na1b\na01b\n' > v; printf 'mar 3\nJAN 1\nfeb\nfoo\n dec\nAPRIL\nja\nSep x\n' > m; printf 'k3:b:2\nk1:a:10\nk2:b:1\nk1:b:2\nk3::5\n' > c; printf '3\n1\n2\n10\n-4\n1.50\n1.5\n01\n\n1,000\n 5\n+7\n0x10\n1e3\n-0\n0\n99999999999999999999\n100000000000000000000\n' > n
printf 'a,b\na b\nab\n' | sort -d
