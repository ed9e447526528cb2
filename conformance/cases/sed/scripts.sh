#### script 's/a/b'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b' f; echo $?; sed -n -E 's/a/b' f; echo $?; printf '%s\n' 's/a/b' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b' f; echo $?

#### script 's/a'
printf 'abc\nxyz a\nA\n' > f
sed 's/a' f; echo $?; sed -n -E 's/a' f; echo $?; printf '%s\n' 's/a' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a' f; echo $?

#### script 's'
printf 'abc\nxyz a\nA\n' > f
sed 's' f; echo $?; sed -n -E 's' f; echo $?; printf '%s\n' 's' > sc; sed -f sc f; echo $?; sed -s -e p -e 's' f; echo $?

#### script 's/a/b/k'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/k' f; echo $?; sed -n -E 's/a/b/k' f; echo $?; printf '%s\n' 's/a/b/k' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/k' f; echo $?

#### script 's/a/b/pp'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/pp' f; echo $?; sed -n -E 's/a/b/pp' f; echo $?; printf '%s\n' 's/a/b/pp' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/pp' f; echo $?

#### script 's/a/b/gg'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/gg' f; echo $?; sed -n -E 's/a/b/gg' f; echo $?; printf '%s\n' 's/a/b/gg' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/gg' f; echo $?

#### script 's/a/b/0'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/0' f; echo $?; sed -n -E 's/a/b/0' f; echo $?; printf '%s\n' 's/a/b/0' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/0' f; echo $?

#### script 's/a/b/1 2'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/1 2' f; echo $?; sed -n -E 's/a/b/1 2' f; echo $?; printf '%s\n' 's/a/b/1 2' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/1 2' f; echo $?

#### script 's/\\(a\\)/\\2/'
printf 'abc\nxyz a\nA\n' > f
sed 's/\(a\)/\2/' f; echo $?; sed -n -E 's/\(a\)/\2/' f; echo $?; printf '%s\n' 's/\(a\)/\2/' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/\(a\)/\2/' f; echo $?

#### script 's/\\(a/b/'
printf 'abc\nxyz a\nA\n' > f
sed 's/\(a/b/' f; echo $?; sed -n -E 's/\(a/b/' f; echo $?; printf '%s\n' 's/\(a/b/' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/\(a/b/' f; echo $?

#### script 's/a\\)/b/'
printf 'abc\nxyz a\nA\n' > f
sed 's/a\)/b/' f; echo $?; sed -n -E 's/a\)/b/' f; echo $?; printf '%s\n' 's/a\)/b/' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a\)/b/' f; echo $?

#### script 's/[/x/'
printf 'abc\nxyz a\nA\n' > f
sed 's/[/x/' f; echo $?; sed -n -E 's/[/x/' f; echo $?; printf '%s\n' 's/[/x/' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/[/x/' f; echo $?

#### script 's/a\\{1/x/'
printf 'abc\nxyz a\nA\n' > f
sed 's/a\{1/x/' f; echo $?; sed -n -E 's/a\{1/x/' f; echo $?; printf '%s\n' 's/a\{1/x/' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a\{1/x/' f; echo $?

#### script 's/a\\{2,1\\}/x/'
printf 'abc\nxyz a\nA\n' > f
sed 's/a\{2,1\}/x/' f; echo $?; sed -n -E 's/a\{2,1\}/x/' f; echo $?; printf '%s\n' 's/a\{2,1\}/x/' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a\{2,1\}/x/' f; echo $?

#### script 's/*a/x/'
printf 'abc\nxyz a\nA\n' > f
sed 's/*a/x/' f; echo $?; sed -n -E 's/*a/x/' f; echo $?; printf '%s\n' 's/*a/x/' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/*a/x/' f; echo $?

#### script 's/a**/x/'
printf 'abc\nxyz a\nA\n' > f
sed 's/a**/x/' f; echo $?; sed -n -E 's/a**/x/' f; echo $?; printf '%s\n' 's/a**/x/' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a**/x/' f; echo $?

#### script 'y/a/bc/'
printf 'abc\nxyz a\nA\n' > f
sed 'y/a/bc/' f; echo $?; sed -n -E 'y/a/bc/' f; echo $?; printf '%s\n' 'y/a/bc/' > sc; sed -f sc f; echo $?; sed -s -e p -e 'y/a/bc/' f; echo $?

#### script 'y/a/b'
printf 'abc\nxyz a\nA\n' > f
sed 'y/a/b' f; echo $?; sed -n -E 'y/a/b' f; echo $?; printf '%s\n' 'y/a/b' > sc; sed -f sc f; echo $?; sed -s -e p -e 'y/a/b' f; echo $?

#### script 'y/a/b/g'
printf 'abc\nxyz a\nA\n' > f
sed 'y/a/b/g' f; echo $?; sed -n -E 'y/a/b/g' f; echo $?; printf '%s\n' 'y/a/b/g' > sc; sed -f sc f; echo $?; sed -s -e p -e 'y/a/b/g' f; echo $?

#### script 'y'
printf 'abc\nxyz a\nA\n' > f
sed 'y' f; echo $?; sed -n -E 'y' f; echo $?; printf '%s\n' 'y' > sc; sed -f sc f; echo $?; sed -s -e p -e 'y' f; echo $?

#### script 'k'
printf 'abc\nxyz a\nA\n' > f
sed 'k' f; echo $?; sed -n -E 'k' f; echo $?; printf '%s\n' 'k' > sc; sed -f sc f; echo $?; sed -s -e p -e 'k' f; echo $?

#### script '1'
printf 'abc\nxyz a\nA\n' > f
sed '1' f; echo $?; sed -n -E '1' f; echo $?; printf '%s\n' '1' > sc; sed -f sc f; echo $?; sed -s -e p -e '1' f; echo $?

#### script '1,'
printf 'abc\nxyz a\nA\n' > f
sed '1,' f; echo $?; sed -n -E '1,' f; echo $?; printf '%s\n' '1,' > sc; sed -f sc f; echo $?; sed -s -e p -e '1,' f; echo $?

#### script '1,p'
printf 'abc\nxyz a\nA\n' > f
sed '1,p' f; echo $?; sed -n -E '1,p' f; echo $?; printf '%s\n' '1,p' > sc; sed -f sc f; echo $?; sed -s -e p -e '1,p' f; echo $?

#### script ',p'
printf 'abc\nxyz a\nA\n' > f
sed ',p' f; echo $?; sed -n -E ',p' f; echo $?; printf '%s\n' ',p' > sc; sed -f sc f; echo $?; sed -s -e p -e ',p' f; echo $?

#### script '+1p'
printf 'abc\nxyz a\nA\n' > f
sed '+1p' f; echo $?; sed -n -E '+1p' f; echo $?; printf '%s\n' '+1p' > sc; sed -f sc f; echo $?; sed -s -e p -e '+1p' f; echo $?

#### script '~1p'
printf 'abc\nxyz a\nA\n' > f
sed '~1p' f; echo $?; sed -n -E '~1p' f; echo $?; printf '%s\n' '~1p' > sc; sed -f sc f; echo $?; sed -s -e p -e '~1p' f; echo $?

#### script '0p'
printf 'abc\nxyz a\nA\n' > f
sed '0p' f; echo $?; sed -n -E '0p' f; echo $?; printf '%s\n' '0p' > sc; sed -f sc f; echo $?; sed -s -e p -e '0p' f; echo $?

#### script '0,2p'
printf 'abc\nxyz a\nA\n' > f
sed '0,2p' f; echo $?; sed -n -E '0,2p' f; echo $?; printf '%s\n' '0,2p' > sc; sed -f sc f; echo $?; sed -s -e p -e '0,2p' f; echo $?

#### script '1!!p'
printf 'abc\nxyz a\nA\n' > f
sed '1!!p' f; echo $?; sed -n -E '1!!p' f; echo $?; printf '%s\n' '1!!p' > sc; sed -f sc f; echo $?; sed -s -e p -e '1!!p' f; echo $?

#### script '}'
printf 'abc\nxyz a\nA\n' > f
sed '}' f; echo $?; sed -n -E '}' f; echo $?; printf '%s\n' '}' > sc; sed -f sc f; echo $?; sed -s -e p -e '}' f; echo $?

#### script '{p'
printf 'abc\nxyz a\nA\n' > f
sed '{p' f; echo $?; sed -n -E '{p' f; echo $?; printf '%s\n' '{p' > sc; sed -f sc f; echo $?; sed -s -e p -e '{p' f; echo $?

#### script '1}'
printf 'abc\nxyz a\nA\n' > f
sed '1}' f; echo $?; sed -n -E '1}' f; echo $?; printf '%s\n' '1}' > sc; sed -f sc f; echo $?; sed -s -e p -e '1}' f; echo $?

#### script '{p;1}'
printf 'abc\nxyz a\nA\n' > f
sed '{p;1}' f; echo $?; sed -n -E '{p;1}' f; echo $?; printf '%s\n' '{p;1}' > sc; sed -f sc f; echo $?; sed -s -e p -e '{p;1}' f; echo $?

#### script '{{p}'
printf 'abc\nxyz a\nA\n' > f
sed '{{p}' f; echo $?; sed -n -E '{{p}' f; echo $?; printf '%s\n' '{{p}' > sc; sed -f sc f; echo $?; sed -s -e p -e '{{p}' f; echo $?

#### script 'p}'
printf 'abc\nxyz a\nA\n' > f
sed 'p}' f; echo $?; sed -n -E 'p}' f; echo $?; printf '%s\n' 'p}' > sc; sed -f sc f; echo $?; sed -s -e p -e 'p}' f; echo $?

#### script '1:a'
printf 'abc\nxyz a\nA\n' > f
sed '1:a' f; echo $?; sed -n -E '1:a' f; echo $?; printf '%s\n' '1:a' > sc; sed -f sc f; echo $?; sed -s -e p -e '1:a' f; echo $?

#### script ':'
printf 'abc\nxyz a\nA\n' > f
sed ':' f; echo $?; sed -n -E ':' f; echo $?; printf '%s\n' ':' > sc; sed -f sc f; echo $?; sed -s -e p -e ':' f; echo $?

#### script '1#x'
printf 'abc\nxyz a\nA\n' > f
sed '1#x' f; echo $?; sed -n -E '1#x' f; echo $?; printf '%s\n' '1#x' > sc; sed -f sc f; echo $?; sed -s -e p -e '1#x' f; echo $?

#### script 'p p'
printf 'abc\nxyz a\nA\n' > f
sed 'p p' f; echo $?; sed -n -E 'p p' f; echo $?; printf '%s\n' 'p p' > sc; sed -f sc f; echo $?; sed -s -e p -e 'p p' f; echo $?

#### script 'pp'
printf 'abc\nxyz a\nA\n' > f
sed 'pp' f; echo $?; sed -n -E 'pp' f; echo $?; printf '%s\n' 'pp' > sc; sed -f sc f; echo $?; sed -s -e p -e 'pp' f; echo $?

#### script 'dp'
printf 'abc\nxyz a\nA\n' > f
sed 'dp' f; echo $?; sed -n -E 'dp' f; echo $?; printf '%s\n' 'dp' > sc; sed -f sc f; echo $?; sed -s -e p -e 'dp' f; echo $?

#### script '1,2q'
printf 'abc\nxyz a\nA\n' > f
sed '1,2q' f; echo $?; sed -n -E '1,2q' f; echo $?; printf '%s\n' '1,2q' > sc; sed -f sc f; echo $?; sed -s -e p -e '1,2q' f; echo $?

#### script 'q5x'
printf 'abc\nxyz a\nA\n' > f
sed 'q5x' f; echo $?; sed -n -E 'q5x' f; echo $?; printf '%s\n' 'q5x' > sc; sed -f sc f; echo $?; sed -s -e p -e 'q5x' f; echo $?

#### script '1,2Q'
printf 'abc\nxyz a\nA\n' > f
sed '1,2Q' f; echo $?; sed -n -E '1,2Q' f; echo $?; printf '%s\n' '1,2Q' > sc; sed -f sc f; echo $?; sed -s -e p -e '1,2Q' f; echo $?

#### script 'r'
printf 'abc\nxyz a\nA\n' > f
sed 'r' f; echo $?; sed -n -E 'r' f; echo $?; printf '%s\n' 'r' > sc; sed -f sc f; echo $?; sed -s -e p -e 'r' f; echo $?

#### script 'w'
printf 'abc\nxyz a\nA\n' > f
sed 'w' f; echo $?; sed -n -E 'w' f; echo $?; printf '%s\n' 'w' > sc; sed -f sc f; echo $?; sed -s -e p -e 'w' f; echo $?

#### script 'R'
printf 'abc\nxyz a\nA\n' > f
sed 'R' f; echo $?; sed -n -E 'R' f; echo $?; printf '%s\n' 'R' > sc; sed -f sc f; echo $?; sed -s -e p -e 'R' f; echo $?

#### script 'W'
printf 'abc\nxyz a\nA\n' > f
sed 'W' f; echo $?; sed -n -E 'W' f; echo $?; printf '%s\n' 'W' > sc; sed -f sc f; echo $?; sed -s -e p -e 'W' f; echo $?

#### script 's/a/b/w'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/w' f; echo $?; sed -n -E 's/a/b/w' f; echo $?; printf '%s\n' 's/a/b/w' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/w' f; echo $?

#### script 'a'
printf 'abc\nxyz a\nA\n' > f
sed 'a' f; echo $?; sed -n -E 'a' f; echo $?; printf '%s\n' 'a' > sc; sed -f sc f; echo $?; sed -s -e p -e 'a' f; echo $?

#### script '1i'
printf 'abc\nxyz a\nA\n' > f
sed '1i' f; echo $?; sed -n -E '1i' f; echo $?; printf '%s\n' '1i' > sc; sed -f sc f; echo $?; sed -s -e p -e '1i' f; echo $?

#### script 'c'
printf 'abc\nxyz a\nA\n' > f
sed 'c' f; echo $?; sed -n -E 'c' f; echo $?; printf '%s\n' 'c' > sc; sed -f sc f; echo $?; sed -s -e p -e 'c' f; echo $?

#### script 'bx'
printf 'abc\nxyz a\nA\n' > f
sed 'bx' f; echo $?; sed -n -E 'bx' f; echo $?; printf '%s\n' 'bx' > sc; sed -f sc f; echo $?; sed -s -e p -e 'bx' f; echo $?

#### script 'tx'
printf 'abc\nxyz a\nA\n' > f
sed 'tx' f; echo $?; sed -n -E 'tx' f; echo $?; printf '%s\n' 'tx' > sc; sed -f sc f; echo $?; sed -s -e p -e 'tx' f; echo $?

#### script 'Tx'
printf 'abc\nxyz a\nA\n' > f
sed 'Tx' f; echo $?; sed -n -E 'Tx' f; echo $?; printf '%s\n' 'Tx' > sc; sed -f sc f; echo $?; sed -s -e p -e 'Tx' f; echo $?

#### script '{bx}'
printf 'abc\nxyz a\nA\n' > f
sed '{bx}' f; echo $?; sed -n -E '{bx}' f; echo $?; printf '%s\n' '{bx}' > sc; sed -f sc f; echo $?; sed -s -e p -e '{bx}' f; echo $?

#### script 'b x;:y'
printf 'abc\nxyz a\nA\n' > f
sed 'b x;:y' f; echo $?; sed -n -E 'b x;:y' f; echo $?; printf '%s\n' 'b x;:y' > sc; sed -f sc f; echo $?; sed -s -e p -e 'b x;:y' f; echo $?

#### script '/a'
printf 'abc\nxyz a\nA\n' > f
sed '/a' f; echo $?; sed -n -E '/a' f; echo $?; printf '%s\n' '/a' > sc; sed -f sc f; echo $?; sed -s -e p -e '/a' f; echo $?

#### script '\\'
printf 'abc\nxyz a\nA\n' > f
sed '\' f; echo $?; sed -n -E '\' f; echo $?; printf '%s\n' '\' > sc; sed -f sc f; echo $?; sed -s -e p -e '\' f; echo $?

#### script '\\x'
printf 'abc\nxyz a\nA\n' > f
sed '\x' f; echo $?; sed -n -E '\x' f; echo $?; printf '%s\n' '\x' > sc; sed -f sc f; echo $?; sed -s -e p -e '\x' f; echo $?

#### script '/a\\(/p'
printf 'abc\nxyz a\nA\n' > f
sed '/a\(/p' f; echo $?; sed -n -E '/a\(/p' f; echo $?; printf '%s\n' '/a\(/p' > sc; sed -f sc f; echo $?; sed -s -e p -e '/a\(/p' f; echo $?

#### script '/a/Kp'
printf 'abc\nxyz a\nA\n' > f
sed '/a/Kp' f; echo $?; sed -n -E '/a/Kp' f; echo $?; printf '%s\n' '/a/Kp' > sc; sed -f sc f; echo $?; sed -s -e p -e '/a/Kp' f; echo $?

#### script '//I p'
printf 'abc\nxyz a\nA\n' > f
sed '//I p' f; echo $?; sed -n -E '//I p' f; echo $?; printf '%s\n' '//I p' > sc; sed -f sc f; echo $?; sed -s -e p -e '//I p' f; echo $?

#### script '//s/a/b/'
printf 'abc\nxyz a\nA\n' > f
sed '//s/a/b/' f; echo $?; sed -n -E '//s/a/b/' f; echo $?; printf '%s\n' '//s/a/b/' > sc; sed -f sc f; echo $?; sed -s -e p -e '//s/a/b/' f; echo $?

#### script 's//b/'
printf 'abc\nxyz a\nA\n' > f
sed 's//b/' f; echo $?; sed -n -E 's//b/' f; echo $?; printf '%s\n' 's//b/' > sc; sed -f sc f; echo $?; sed -s -e p -e 's//b/' f; echo $?

#### script 'v 9.0'
printf 'abc\nxyz a\nA\n' > f
sed 'v 9.0' f; echo $?; sed -n -E 'v 9.0' f; echo $?; printf '%s\n' 'v 9.0' > sc; sed -f sc f; echo $?; sed -s -e p -e 'v 9.0' f; echo $?

#### script 'v 4.2'
printf 'abc\nxyz a\nA\n' > f
sed 'v 4.2' f; echo $?; sed -n -E 'v 4.2' f; echo $?; printf '%s\n' 'v 4.2' > sc; sed -f sc f; echo $?; sed -s -e p -e 'v 4.2' f; echo $?

#### script ': a b'
printf 'abc\nxyz a\nA\n' > f
sed ': a b' f; echo $?; sed -n -E ': a b' f; echo $?; printf '%s\n' ': a b' > sc; sed -f sc f; echo $?; sed -s -e p -e ': a b' f; echo $?

#### script 's/a/b/;}'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/;}' f; echo $?; sed -n -E 's/a/b/;}' f; echo $?; printf '%s\n' 's/a/b/;}' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/;}' f; echo $?

#### script 's/a/b/}'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/}' f; echo $?; sed -n -E 's/a/b/}' f; echo $?; printf '%s\n' 's/a/b/}' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/}' f; echo $?

#### script '{s/a/b/}'
printf 'abc\nxyz a\nA\n' > f
sed '{s/a/b/}' f; echo $?; sed -n -E '{s/a/b/}' f; echo $?; printf '%s\n' '{s/a/b/}' > sc; sed -f sc f; echo $?; sed -s -e p -e '{s/a/b/}' f; echo $?

#### script 'a\\'
printf 'abc\nxyz a\nA\n' > f
sed 'a\' f; echo $?; sed -n -E 'a\' f; echo $?; printf '%s\n' 'a\' > sc; sed -f sc f; echo $?; sed -s -e p -e 'a\' f; echo $?

#### script 'i\\\n'
printf 'abc\nxyz a\nA\n' > f
sed 'i\
' f; echo $?; sed -n -E 'i\
' f; echo $?; printf '%s\n' 'i\
' > sc; sed -f sc f; echo $?; sed -s -e p -e 'i\
' f; echo $?

#### script 's/x/\\cx'
printf 'abc\nxyz a\nA\n' > f
sed 's/x/\cx' f; echo $?; sed -n -E 's/x/\cx' f; echo $?; printf '%s\n' 's/x/\cx' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/x/\cx' f; echo $?

#### script 'y/abc/\\n\\t\\\\/'
printf 'abc\nxyz a\nA\n' > f
sed 'y/abc/\n\t\\/' f; echo $?; sed -n -E 'y/abc/\n\t\\/' f; echo $?; printf '%s\n' 'y/abc/\n\t\\/' > sc; sed -f sc f; echo $?; sed -s -e p -e 'y/abc/\n\t\\/' f; echo $?

#### script 'y/a\\bc/xyz/'
printf 'abc\nxyz a\nA\n' > f
sed 'y/a\bc/xyz/' f; echo $?; sed -n -E 'y/a\bc/xyz/' f; echo $?; printf '%s\n' 'y/a\bc/xyz/' > sc; sed -f sc f; echo $?; sed -s -e p -e 'y/a\bc/xyz/' f; echo $?

#### script 's\na\nb\n'
printf 'abc\nxyz a\nA\n' > f
sed 's
a
b
' f; echo $?; sed -n -E 's
a
b
' f; echo $?; printf '%s\n' 's
a
b
' > sc; sed -f sc f; echo $?; sed -s -e p -e 's
a
b
' f; echo $?

#### script 's\\a\\b\\'
printf 'abc\nxyz a\nA\n' > f
sed 's\a\b\' f; echo $?; sed -n -E 's\a\b\' f; echo $?; printf '%s\n' 's\a\b\' > sc; sed -f sc f; echo $?; sed -s -e p -e 's\a\b\' f; echo $?

#### script 'y\\a\\b\\'
printf 'abc\nxyz a\nA\n' > f
sed 'y\a\b\' f; echo $?; sed -n -E 'y\a\b\' f; echo $?; printf '%s\n' 'y\a\b\' > sc; sed -f sc f; echo $?; sed -s -e p -e 'y\a\b\' f; echo $?

#### script '=x'
printf 'abc\nxyz a\nA\n' > f
sed '=x' f; echo $?; sed -n -E '=x' f; echo $?; printf '%s\n' '=x' > sc; sed -f sc f; echo $?; sed -s -e p -e '=x' f; echo $?

#### script 'hx'
printf 'abc\nxyz a\nA\n' > f
sed 'hx' f; echo $?; sed -n -E 'hx' f; echo $?; printf '%s\n' 'hx' > sc; sed -f sc f; echo $?; sed -s -e p -e 'hx' f; echo $?

#### script '1,2='
printf 'abc\nxyz a\nA\n' > f
sed '1,2=' f; echo $?; sed -n -E '1,2=' f; echo $?; printf '%s\n' '1,2=' > sc; sed -f sc f; echo $?; sed -s -e p -e '1,2=' f; echo $?

#### script '1,2a x'
printf 'abc\nxyz a\nA\n' > f
sed '1,2a x' f; echo $?; sed -n -E '1,2a x' f; echo $?; printf '%s\n' '1,2a x' > sc; sed -f sc f; echo $?; sed -s -e p -e '1,2a x' f; echo $?

#### script '1,2r x'
printf 'abc\nxyz a\nA\n' > f
sed '1,2r x' f; echo $?; sed -n -E '1,2r x' f; echo $?; printf '%s\n' '1,2r x' > sc; sed -f sc f; echo $?; sed -s -e p -e '1,2r x' f; echo $?

#### script '2,1p'
printf 'abc\nxyz a\nA\n' > f
sed '2,1p' f; echo $?; sed -n -E '2,1p' f; echo $?; printf '%s\n' '2,1p' > sc; sed -f sc f; echo $?; sed -s -e p -e '2,1p' f; echo $?

#### script '1,2!p'
printf 'abc\nxyz a\nA\n' > f
sed '1,2!p' f; echo $?; sed -n -E '1,2!p' f; echo $?; printf '%s\n' '1,2!p' > sc; sed -f sc f; echo $?; sed -s -e p -e '1,2!p' f; echo $?

#### script 's/a/b/ p'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/ p' f; echo $?; sed -n -E 's/a/b/ p' f; echo $?; printf '%s\n' 's/a/b/ p' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/ p' f; echo $?

#### script 's/a/b/ ; p'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/ ; p' f; echo $?; sed -n -E 's/a/b/ ; p' f; echo $?; printf '%s\n' 's/a/b/ ; p' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/ ; p' f; echo $?

#### script 's/a/b/#c'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/#c' f; echo $?; sed -n -E 's/a/b/#c' f; echo $?; printf '%s\n' 's/a/b/#c' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/#c' f; echo $?

#### script 'p;;p'
printf 'abc\nxyz a\nA\n' > f
sed 'p;;p' f; echo $?; sed -n -E 'p;;p' f; echo $?; printf '%s\n' 'p;;p' > sc; sed -f sc f; echo $?; sed -s -e p -e 'p;;p' f; echo $?

#### script '; ;p'
printf 'abc\nxyz a\nA\n' > f
sed '; ;p' f; echo $?; sed -n -E '; ;p' f; echo $?; printf '%s\n' '; ;p' > sc; sed -f sc f; echo $?; sed -s -e p -e '; ;p' f; echo $?

#### script ';'
printf 'abc\nxyz a\nA\n' > f
sed ';' f; echo $?; sed -n -E ';' f; echo $?; printf '%s\n' ';' > sc; sed -f sc f; echo $?; sed -s -e p -e ';' f; echo $?

#### script ''
printf 'abc\nxyz a\nA\n' > f
sed '' f; echo $?; sed -n -E '' f; echo $?; printf '%s\n' '' > sc; sed -f sc f; echo $?; sed -s -e p -e '' f; echo $?

#### script '#n'
printf 'abc\nxyz a\nA\n' > f
sed '#n' f; echo $?; sed -n -E '#n' f; echo $?; printf '%s\n' '#n' > sc; sed -f sc f; echo $?; sed -s -e p -e '#n' f; echo $?

#### script '#'
printf 'abc\nxyz a\nA\n' > f
sed '#' f; echo $?; sed -n -E '#' f; echo $?; printf '%s\n' '#' > sc; sed -f sc f; echo $?; sed -s -e p -e '#' f; echo $?

#### script 'p#x'
printf 'abc\nxyz a\nA\n' > f
sed 'p#x' f; echo $?; sed -n -E 'p#x' f; echo $?; printf '%s\n' 'p#x' > sc; sed -f sc f; echo $?; sed -s -e p -e 'p#x' f; echo $?

#### script '{;p;}'
printf 'abc\nxyz a\nA\n' > f
sed '{;p;}' f; echo $?; sed -n -E '{;p;}' f; echo $?; printf '%s\n' '{;p;}' > sc; sed -f sc f; echo $?; sed -s -e p -e '{;p;}' f; echo $?

#### script '{}'
printf 'abc\nxyz a\nA\n' > f
sed '{}' f; echo $?; sed -n -E '{}' f; echo $?; printf '%s\n' '{}' > sc; sed -f sc f; echo $?; sed -s -e p -e '{}' f; echo $?

#### script '{p};p'
printf 'abc\nxyz a\nA\n' > f
sed '{p};p' f; echo $?; sed -n -E '{p};p' f; echo $?; printf '%s\n' '{p};p' > sc; sed -f sc f; echo $?; sed -s -e p -e '{p};p' f; echo $?

#### script '{p}p'
printf 'abc\nxyz a\nA\n' > f
sed '{p}p' f; echo $?; sed -n -E '{p}p' f; echo $?; printf '%s\n' '{p}p' > sc; sed -f sc f; echo $?; sed -s -e p -e '{p}p' f; echo $?

#### script 'n;d;'
printf 'abc\nxyz a\nA\n' > f
sed 'n;d;' f; echo $?; sed -n -E 'n;d;' f; echo $?; printf '%s\n' 'n;d;' > sc; sed -f sc f; echo $?; sed -s -e p -e 'n;d;' f; echo $?

#### script '$!N;$!D'
printf 'abc\nxyz a\nA\n' > f
sed '$!N;$!D' f; echo $?; sed -n -E '$!N;$!D' f; echo $?; printf '%s\n' '$!N;$!D' > sc; sed -f sc f; echo $?; sed -s -e p -e '$!N;$!D' f; echo $?

#### script '$!{$!N};P;D'
printf 'abc\nxyz a\nA\n' > f
sed '$!{$!N};P;D' f; echo $?; sed -n -E '$!{$!N};P;D' f; echo $?; printf '%s\n' '$!{$!N};P;D' > sc; sed -f sc f; echo $?; sed -s -e p -e '$!{$!N};P;D' f; echo $?

#### script '1~p'
printf 'abc\nxyz a\nA\n' > f
sed '1~p' f; echo $?; sed -n -E '1~p' f; echo $?; printf '%s\n' '1~p' > sc; sed -f sc f; echo $?; sed -s -e p -e '1~p' f; echo $?

#### script '1~0p'
printf 'abc\nxyz a\nA\n' > f
sed '1~0p' f; echo $?; sed -n -E '1~0p' f; echo $?; printf '%s\n' '1~0p' > sc; sed -f sc f; echo $?; sed -s -e p -e '1~0p' f; echo $?

#### script '2,~2p'
printf 'abc\nxyz a\nA\n' > f
sed '2,~2p' f; echo $?; sed -n -E '2,~2p' f; echo $?; printf '%s\n' '2,~2p' > sc; sed -f sc f; echo $?; sed -s -e p -e '2,~2p' f; echo $?

#### script '2,+p'
printf 'abc\nxyz a\nA\n' > f
sed '2,+p' f; echo $?; sed -n -E '2,+p' f; echo $?; printf '%s\n' '2,+p' > sc; sed -f sc f; echo $?; sed -s -e p -e '2,+p' f; echo $?

#### script '2,~p'
printf 'abc\nxyz a\nA\n' > f
sed '2,~p' f; echo $?; sed -n -E '2,~p' f; echo $?; printf '%s\n' '2,~p' > sc; sed -f sc f; echo $?; sed -s -e p -e '2,~p' f; echo $?

#### script '/x/,p'
printf 'abc\nxyz a\nA\n' > f
sed '/x/,p' f; echo $?; sed -n -E '/x/,p' f; echo $?; printf '%s\n' '/x/,p' > sc; sed -f sc f; echo $?; sed -s -e p -e '/x/,p' f; echo $?

#### script 's/a/b/gp'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/gp' f; echo $?; sed -n -E 's/a/b/gp' f; echo $?; printf '%s\n' 's/a/b/gp' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/gp' f; echo $?

#### script 's/a/b/2g'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/2g' f; echo $?; sed -n -E 's/a/b/2g' f; echo $?; printf '%s\n' 's/a/b/2g' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/2g' f; echo $?

#### script 's/a/b/3gpw out'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/3gpw out' f; echo $?; sed -n -E 's/a/b/3gpw out' f; echo $?; printf '%s\n' 's/a/b/3gpw out' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/3gpw out' f; echo $?

#### script 's/.../x/Iw out'
printf 'abc\nxyz a\nA\n' > f
sed 's/.../x/Iw out' f; echo $?; sed -n -E 's/.../x/Iw out' f; echo $?; printf '%s\n' 's/.../x/Iw out' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/.../x/Iw out' f; echo $?

#### script 's/a/b/M'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/b/M' f; echo $?; sed -n -E 's/a/b/M' f; echo $?; printf '%s\n' 's/a/b/M' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/b/M' f; echo $?

#### script 's/é/e/'
printf 'abc\nxyz a\nA\n' > f
sed 's/é/e/' f; echo $?; sed -n -E 's/é/e/' f; echo $?; printf '%s\n' 's/é/e/' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/é/e/' f; echo $?

#### script 's/a/é/'
printf 'abc\nxyz a\nA\n' > f
sed 's/a/é/' f; echo $?; sed -n -E 's/a/é/' f; echo $?; printf '%s\n' 's/a/é/' > sc; sed -f sc f; echo $?; sed -s -e p -e 's/a/é/' f; echo $?

#### script 'yéaébé'
printf 'abc\nxyz a\nA\n' > f
sed 'yéaébé' f; echo $?; sed -n -E 'yéaébé' f; echo $?; printf '%s\n' 'yéaébé' > sc; sed -f sc f; echo $?; sed -s -e p -e 'yéaébé' f; echo $?

#### script 'séaébé'
printf 'abc\nxyz a\nA\n' > f
sed 'séaébé' f; echo $?; sed -n -E 'séaébé' f; echo $?; printf '%s\n' 'séaébé' > sc; sed -f sc f; echo $?; sed -s -e p -e 'séaébé' f; echo $?

#### script 'sxaxbx'
printf 'abc\nxyz a\nA\n' > f
sed 'sxaxbx' f; echo $?; sed -n -E 'sxaxbx' f; echo $?; printf '%s\n' 'sxaxbx' > sc; sed -f sc f; echo $?; sed -s -e p -e 'sxaxbx' f; echo $?

#### script 's,a,b,'
printf 'abc\nxyz a\nA\n' > f
sed 's,a,b,' f; echo $?; sed -n -E 's,a,b,' f; echo $?; printf '%s\n' 's,a,b,' > sc; sed -f sc f; echo $?; sed -s -e p -e 's,a,b,' f; echo $?

#### script 's|a|b|'
printf 'abc\nxyz a\nA\n' > f
sed 's|a|b|' f; echo $?; sed -n -E 's|a|b|' f; echo $?; printf '%s\n' 's|a|b|' > sc; sed -f sc f; echo $?; sed -s -e p -e 's|a|b|' f; echo $?

#### script 's a b '
printf 'abc\nxyz a\nA\n' > f
sed 's a b ' f; echo $?; sed -n -E 's a b ' f; echo $?; printf '%s\n' 's a b ' > sc; sed -f sc f; echo $?; sed -s -e p -e 's a b ' f; echo $?

#### script 's1a1b1'
printf 'abc\nxyz a\nA\n' > f
sed 's1a1b1' f; echo $?; sed -n -E 's1a1b1' f; echo $?; printf '%s\n' 's1a1b1' > sc; sed -f sc f; echo $?; sed -s -e p -e 's1a1b1' f; echo $?

