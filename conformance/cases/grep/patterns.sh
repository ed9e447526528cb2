#### pattern  'a'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'a' f; echo $?
grep  -on -e $'a' f; echo $?
grep  -c -e $'a' f; echo $?
grep  -xn -e $'a' f; echo $?
grep  -won -e $'a' f; echo $?
grep  -ion -e $'a' f; echo $?

#### pattern  '^foo'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'^foo' f; echo $?
grep  -on -e $'^foo' f; echo $?
grep  -c -e $'^foo' f; echo $?
grep  -xn -e $'^foo' f; echo $?
grep  -won -e $'^foo' f; echo $?
grep  -ion -e $'^foo' f; echo $?

#### pattern  'foo$'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'foo$' f; echo $?
grep  -on -e $'foo$' f; echo $?
grep  -c -e $'foo$' f; echo $?
grep  -xn -e $'foo$' f; echo $?
grep  -won -e $'foo$' f; echo $?
grep  -ion -e $'foo$' f; echo $?

#### pattern  '^$'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'^$' f; echo $?
grep  -on -e $'^$' f; echo $?
grep  -c -e $'^$' f; echo $?
grep  -xn -e $'^$' f; echo $?
grep  -won -e $'^$' f; echo $?
grep  -ion -e $'^$' f; echo $?

#### pattern  ''
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'' f; echo $?
grep  -on -e $'' f; echo $?
grep  -c -e $'' f; echo $?
grep  -xn -e $'' f; echo $?
grep  -won -e $'' f; echo $?
grep  -ion -e $'' f; echo $?

#### pattern  '.'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'.' f; echo $?
grep  -on -e $'.' f; echo $?
grep  -c -e $'.' f; echo $?
grep  -xn -e $'.' f; echo $?
grep  -won -e $'.' f; echo $?
grep  -ion -e $'.' f; echo $?

#### pattern  'fo*'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'fo*' f; echo $?
grep  -on -e $'fo*' f; echo $?
grep  -c -e $'fo*' f; echo $?
grep  -xn -e $'fo*' f; echo $?
grep  -won -e $'fo*' f; echo $?
grep  -ion -e $'fo*' f; echo $?

#### pattern  'fo\\+'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'fo\\+' f; echo $?
grep  -on -e $'fo\\+' f; echo $?
grep  -c -e $'fo\\+' f; echo $?
grep  -xn -e $'fo\\+' f; echo $?
grep  -won -e $'fo\\+' f; echo $?
grep  -ion -e $'fo\\+' f; echo $?

#### pattern  'fo\\?b'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'fo\\?b' f; echo $?
grep  -on -e $'fo\\?b' f; echo $?
grep  -c -e $'fo\\?b' f; echo $?
grep  -xn -e $'fo\\?b' f; echo $?
grep  -won -e $'fo\\?b' f; echo $?
grep  -ion -e $'fo\\?b' f; echo $?

#### pattern  '\\(fo\\)\\(o\\)'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\(fo\\)\\(o\\)' f; echo $?
grep  -on -e $'\\(fo\\)\\(o\\)' f; echo $?
grep  -c -e $'\\(fo\\)\\(o\\)' f; echo $?
grep  -xn -e $'\\(fo\\)\\(o\\)' f; echo $?
grep  -won -e $'\\(fo\\)\\(o\\)' f; echo $?
grep  -ion -e $'\\(fo\\)\\(o\\)' f; echo $?

#### pattern  '\\(o\\)\\1'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\(o\\)\\1' f; echo $?
grep  -on -e $'\\(o\\)\\1' f; echo $?
grep  -c -e $'\\(o\\)\\1' f; echo $?
grep  -xn -e $'\\(o\\)\\1' f; echo $?
grep  -won -e $'\\(o\\)\\1' f; echo $?
grep  -ion -e $'\\(o\\)\\1' f; echo $?

#### pattern  'ba[rz]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'ba[rz]' f; echo $?
grep  -on -e $'ba[rz]' f; echo $?
grep  -c -e $'ba[rz]' f; echo $?
grep  -xn -e $'ba[rz]' f; echo $?
grep  -won -e $'ba[rz]' f; echo $?
grep  -ion -e $'ba[rz]' f; echo $?

#### pattern  '[^f]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[^f]' f; echo $?
grep  -on -e $'[^f]' f; echo $?
grep  -c -e $'[^f]' f; echo $?
grep  -xn -e $'[^f]' f; echo $?
grep  -won -e $'[^f]' f; echo $?
grep  -ion -e $'[^f]' f; echo $?

#### pattern  '[[:upper:]]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[[:upper:]]' f; echo $?
grep  -on -e $'[[:upper:]]' f; echo $?
grep  -c -e $'[[:upper:]]' f; echo $?
grep  -xn -e $'[[:upper:]]' f; echo $?
grep  -won -e $'[[:upper:]]' f; echo $?
grep  -ion -e $'[[:upper:]]' f; echo $?

#### pattern  '[[:digit:][:space:]]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[[:digit:][:space:]]' f; echo $?
grep  -on -e $'[[:digit:][:space:]]' f; echo $?
grep  -c -e $'[[:digit:][:space:]]' f; echo $?
grep  -xn -e $'[[:digit:][:space:]]' f; echo $?
grep  -won -e $'[[:digit:][:space:]]' f; echo $?
grep  -ion -e $'[[:digit:][:space:]]' f; echo $?

#### pattern  'fo\\{2\\}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'fo\\{2\\}' f; echo $?
grep  -on -e $'fo\\{2\\}' f; echo $?
grep  -c -e $'fo\\{2\\}' f; echo $?
grep  -xn -e $'fo\\{2\\}' f; echo $?
grep  -won -e $'fo\\{2\\}' f; echo $?
grep  -ion -e $'fo\\{2\\}' f; echo $?

#### pattern  'fo\\{1,\\}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'fo\\{1,\\}' f; echo $?
grep  -on -e $'fo\\{1,\\}' f; echo $?
grep  -c -e $'fo\\{1,\\}' f; echo $?
grep  -xn -e $'fo\\{1,\\}' f; echo $?
grep  -won -e $'fo\\{1,\\}' f; echo $?
grep  -ion -e $'fo\\{1,\\}' f; echo $?

#### pattern  'o\\{0,1\\}e'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'o\\{0,1\\}e' f; echo $?
grep  -on -e $'o\\{0,1\\}e' f; echo $?
grep  -c -e $'o\\{0,1\\}e' f; echo $?
grep  -xn -e $'o\\{0,1\\}e' f; echo $?
grep  -won -e $'o\\{0,1\\}e' f; echo $?
grep  -ion -e $'o\\{0,1\\}e' f; echo $?

#### pattern  'foo\\|baz'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'foo\\|baz' f; echo $?
grep  -on -e $'foo\\|baz' f; echo $?
grep  -c -e $'foo\\|baz' f; echo $?
grep  -xn -e $'foo\\|baz' f; echo $?
grep  -won -e $'foo\\|baz' f; echo $?
grep  -ion -e $'foo\\|baz' f; echo $?

#### pattern  '\\bfoo'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\bfoo' f; echo $?
grep  -on -e $'\\bfoo' f; echo $?
grep  -c -e $'\\bfoo' f; echo $?
grep  -xn -e $'\\bfoo' f; echo $?
grep  -won -e $'\\bfoo' f; echo $?
grep  -ion -e $'\\bfoo' f; echo $?

#### pattern  'foo\\b'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'foo\\b' f; echo $?
grep  -on -e $'foo\\b' f; echo $?
grep  -c -e $'foo\\b' f; echo $?
grep  -xn -e $'foo\\b' f; echo $?
grep  -won -e $'foo\\b' f; echo $?
grep  -ion -e $'foo\\b' f; echo $?

#### pattern  '\\<f'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\<f' f; echo $?
grep  -on -e $'\\<f' f; echo $?
grep  -c -e $'\\<f' f; echo $?
grep  -xn -e $'\\<f' f; echo $?
grep  -won -e $'\\<f' f; echo $?
grep  -ion -e $'\\<f' f; echo $?

#### pattern  'o\\>'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'o\\>' f; echo $?
grep  -on -e $'o\\>' f; echo $?
grep  -c -e $'o\\>' f; echo $?
grep  -xn -e $'o\\>' f; echo $?
grep  -won -e $'o\\>' f; echo $?
grep  -ion -e $'o\\>' f; echo $?

#### pattern  '\\Bo'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\Bo' f; echo $?
grep  -on -e $'\\Bo' f; echo $?
grep  -c -e $'\\Bo' f; echo $?
grep  -xn -e $'\\Bo' f; echo $?
grep  -won -e $'\\Bo' f; echo $?
grep  -ion -e $'\\Bo' f; echo $?

#### pattern  '\\w\\+'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\w\\+' f; echo $?
grep  -on -e $'\\w\\+' f; echo $?
grep  -c -e $'\\w\\+' f; echo $?
grep  -xn -e $'\\w\\+' f; echo $?
grep  -won -e $'\\w\\+' f; echo $?
grep  -ion -e $'\\w\\+' f; echo $?

#### pattern  '\\W'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\W' f; echo $?
grep  -on -e $'\\W' f; echo $?
grep  -c -e $'\\W' f; echo $?
grep  -xn -e $'\\W' f; echo $?
grep  -won -e $'\\W' f; echo $?
grep  -ion -e $'\\W' f; echo $?

#### pattern  '\\s'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\s' f; echo $?
grep  -on -e $'\\s' f; echo $?
grep  -c -e $'\\s' f; echo $?
grep  -xn -e $'\\s' f; echo $?
grep  -won -e $'\\s' f; echo $?
grep  -ion -e $'\\s' f; echo $?

#### pattern  '\\S*'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\S*' f; echo $?
grep  -on -e $'\\S*' f; echo $?
grep  -c -e $'\\S*' f; echo $?
grep  -xn -e $'\\S*' f; echo $?
grep  -won -e $'\\S*' f; echo $?
grep  -ion -e $'\\S*' f; echo $?

#### pattern  '*'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'*' f; echo $?
grep  -on -e $'*' f; echo $?
grep  -c -e $'*' f; echo $?
grep  -xn -e $'*' f; echo $?
grep  -won -e $'*' f; echo $?
grep  -ion -e $'*' f; echo $?

#### pattern  '*a'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'*a' f; echo $?
grep  -on -e $'*a' f; echo $?
grep  -c -e $'*a' f; echo $?
grep  -xn -e $'*a' f; echo $?
grep  -won -e $'*a' f; echo $?
grep  -ion -e $'*a' f; echo $?

#### pattern  '^*'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'^*' f; echo $?
grep  -on -e $'^*' f; echo $?
grep  -c -e $'^*' f; echo $?
grep  -xn -e $'^*' f; echo $?
grep  -won -e $'^*' f; echo $?
grep  -ion -e $'^*' f; echo $?

#### pattern  '\\*'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\*' f; echo $?
grep  -on -e $'\\*' f; echo $?
grep  -c -e $'\\*' f; echo $?
grep  -xn -e $'\\*' f; echo $?
grep  -won -e $'\\*' f; echo $?
grep  -ion -e $'\\*' f; echo $?

#### pattern  'a\\{1'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'a\\{1' f; echo $?
grep  -on -e $'a\\{1' f; echo $?
grep  -c -e $'a\\{1' f; echo $?
grep  -xn -e $'a\\{1' f; echo $?
grep  -won -e $'a\\{1' f; echo $?
grep  -ion -e $'a\\{1' f; echo $?

#### pattern  '\\('
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\(' f; echo $?
grep  -on -e $'\\(' f; echo $?
grep  -c -e $'\\(' f; echo $?
grep  -xn -e $'\\(' f; echo $?
grep  -won -e $'\\(' f; echo $?
grep  -ion -e $'\\(' f; echo $?

#### pattern  '\\)'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\)' f; echo $?
grep  -on -e $'\\)' f; echo $?
grep  -c -e $'\\)' f; echo $?
grep  -xn -e $'\\)' f; echo $?
grep  -won -e $'\\)' f; echo $?
grep  -ion -e $'\\)' f; echo $?

#### pattern  '['
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[' f; echo $?
grep  -on -e $'[' f; echo $?
grep  -c -e $'[' f; echo $?
grep  -xn -e $'[' f; echo $?
grep  -won -e $'[' f; echo $?
grep  -ion -e $'[' f; echo $?

#### pattern  '[a'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[a' f; echo $?
grep  -on -e $'[a' f; echo $?
grep  -c -e $'[a' f; echo $?
grep  -xn -e $'[a' f; echo $?
grep  -won -e $'[a' f; echo $?
grep  -ion -e $'[a' f; echo $?

#### pattern  '[[:foo:]]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[[:foo:]]' f; echo $?
grep  -on -e $'[[:foo:]]' f; echo $?
grep  -c -e $'[[:foo:]]' f; echo $?
grep  -xn -e $'[[:foo:]]' f; echo $?
grep  -won -e $'[[:foo:]]' f; echo $?
grep  -ion -e $'[[:foo:]]' f; echo $?

#### pattern  '[b-a]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[b-a]' f; echo $?
grep  -on -e $'[b-a]' f; echo $?
grep  -c -e $'[b-a]' f; echo $?
grep  -xn -e $'[b-a]' f; echo $?
grep  -won -e $'[b-a]' f; echo $?
grep  -ion -e $'[b-a]' f; echo $?

#### pattern  'a\\'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'a\\' f; echo $?
grep  -on -e $'a\\' f; echo $?
grep  -c -e $'a\\' f; echo $?
grep  -xn -e $'a\\' f; echo $?
grep  -won -e $'a\\' f; echo $?
grep  -ion -e $'a\\' f; echo $?

#### pattern  '\\1'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\1' f; echo $?
grep  -on -e $'\\1' f; echo $?
grep  -c -e $'\\1' f; echo $?
grep  -xn -e $'\\1' f; echo $?
grep  -won -e $'\\1' f; echo $?
grep  -ion -e $'\\1' f; echo $?

#### pattern  '[:space:]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[:space:]' f; echo $?
grep  -on -e $'[:space:]' f; echo $?
grep  -c -e $'[:space:]' f; echo $?
grep  -xn -e $'[:space:]' f; echo $?
grep  -won -e $'[:space:]' f; echo $?
grep  -ion -e $'[:space:]' f; echo $?

#### pattern  'x\\{32768\\}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'x\\{32768\\}' f; echo $?
grep  -on -e $'x\\{32768\\}' f; echo $?
grep  -c -e $'x\\{32768\\}' f; echo $?
grep  -xn -e $'x\\{32768\\}' f; echo $?
grep  -won -e $'x\\{32768\\}' f; echo $?
grep  -ion -e $'x\\{32768\\}' f; echo $?

#### pattern  '[[=a=]]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[[=a=]]' f; echo $?
grep  -on -e $'[[=a=]]' f; echo $?
grep  -c -e $'[[=a=]]' f; echo $?
grep  -xn -e $'[[=a=]]' f; echo $?
grep  -won -e $'[[=a=]]' f; echo $?
grep  -ion -e $'[[=a=]]' f; echo $?

#### pattern  '[[.a.]]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[[.a.]]' f; echo $?
grep  -on -e $'[[.a.]]' f; echo $?
grep  -c -e $'[[.a.]]' f; echo $?
grep  -xn -e $'[[.a.]]' f; echo $?
grep  -won -e $'[[.a.]]' f; echo $?
grep  -ion -e $'[[.a.]]' f; echo $?

#### pattern  '[]a]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[]a]' f; echo $?
grep  -on -e $'[]a]' f; echo $?
grep  -c -e $'[]a]' f; echo $?
grep  -xn -e $'[]a]' f; echo $?
grep  -won -e $'[]a]' f; echo $?
grep  -ion -e $'[]a]' f; echo $?

#### pattern  '[^]a]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[^]a]' f; echo $?
grep  -on -e $'[^]a]' f; echo $?
grep  -c -e $'[^]a]' f; echo $?
grep  -xn -e $'[^]a]' f; echo $?
grep  -won -e $'[^]a]' f; echo $?
grep  -ion -e $'[^]a]' f; echo $?

#### pattern  '[a-]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[a-]' f; echo $?
grep  -on -e $'[a-]' f; echo $?
grep  -c -e $'[a-]' f; echo $?
grep  -xn -e $'[a-]' f; echo $?
grep  -won -e $'[a-]' f; echo $?
grep  -ion -e $'[a-]' f; echo $?

#### pattern  '[a\\]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[a\\]' f; echo $?
grep  -on -e $'[a\\]' f; echo $?
grep  -c -e $'[a\\]' f; echo $?
grep  -xn -e $'[a\\]' f; echo $?
grep  -won -e $'[a\\]' f; echo $?
grep  -ion -e $'[a\\]' f; echo $?

#### pattern  'foo\nbaz'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'foo\nbaz' f; echo $?
grep  -on -e $'foo\nbaz' f; echo $?
grep  -c -e $'foo\nbaz' f; echo $?
grep  -xn -e $'foo\nbaz' f; echo $?
grep  -won -e $'foo\nbaz' f; echo $?
grep  -ion -e $'foo\nbaz' f; echo $?

#### pattern  '\n'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\n' f; echo $?
grep  -on -e $'\n' f; echo $?
grep  -c -e $'\n' f; echo $?
grep  -xn -e $'\n' f; echo $?
grep  -won -e $'\n' f; echo $?
grep  -ion -e $'\n' f; echo $?

#### pattern  'é'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'é' f; echo $?
grep  -on -e $'é' f; echo $?
grep  -c -e $'é' f; echo $?
grep  -xn -e $'é' f; echo $?
grep  -won -e $'é' f; echo $?
grep  -ion -e $'é' f; echo $?

#### pattern  '[é]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[é]' f; echo $?
grep  -on -e $'[é]' f; echo $?
grep  -c -e $'[é]' f; echo $?
grep  -xn -e $'[é]' f; echo $?
grep  -won -e $'[é]' f; echo $?
grep  -ion -e $'[é]' f; echo $?

#### pattern  '.*é'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'.*é' f; echo $?
grep  -on -e $'.*é' f; echo $?
grep  -c -e $'.*é' f; echo $?
grep  -xn -e $'.*é' f; echo $?
grep  -won -e $'.*é' f; echo $?
grep  -ion -e $'.*é' f; echo $?

#### pattern  'a\\{2,1\\}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'a\\{2,1\\}' f; echo $?
grep  -on -e $'a\\{2,1\\}' f; echo $?
grep  -c -e $'a\\{2,1\\}' f; echo $?
grep  -xn -e $'a\\{2,1\\}' f; echo $?
grep  -won -e $'a\\{2,1\\}' f; echo $?
grep  -ion -e $'a\\{2,1\\}' f; echo $?

#### pattern  '\\(^foo\\)'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\(^foo\\)' f; echo $?
grep  -on -e $'\\(^foo\\)' f; echo $?
grep  -c -e $'\\(^foo\\)' f; echo $?
grep  -xn -e $'\\(^foo\\)' f; echo $?
grep  -won -e $'\\(^foo\\)' f; echo $?
grep  -ion -e $'\\(^foo\\)' f; echo $?

#### pattern  '\\(foo$\\)'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\(foo$\\)' f; echo $?
grep  -on -e $'\\(foo$\\)' f; echo $?
grep  -c -e $'\\(foo$\\)' f; echo $?
grep  -xn -e $'\\(foo$\\)' f; echo $?
grep  -won -e $'\\(foo$\\)' f; echo $?
grep  -ion -e $'\\(foo$\\)' f; echo $?

#### pattern  'a^b'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'a^b' f; echo $?
grep  -on -e $'a^b' f; echo $?
grep  -c -e $'a^b' f; echo $?
grep  -xn -e $'a^b' f; echo $?
grep  -won -e $'a^b' f; echo $?
grep  -ion -e $'a^b' f; echo $?

#### pattern  'a$b'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'a$b' f; echo $?
grep  -on -e $'a$b' f; echo $?
grep  -c -e $'a$b' f; echo $?
grep  -xn -e $'a$b' f; echo $?
grep  -won -e $'a$b' f; echo $?
grep  -ion -e $'a$b' f; echo $?

#### pattern  'fo**'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'fo**' f; echo $?
grep  -on -e $'fo**' f; echo $?
grep  -c -e $'fo**' f; echo $?
grep  -xn -e $'fo**' f; echo $?
grep  -won -e $'fo**' f; echo $?
grep  -ion -e $'fo**' f; echo $?

#### pattern  '\\(*a\\)'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\(*a\\)' f; echo $?
grep  -on -e $'\\(*a\\)' f; echo $?
grep  -c -e $'\\(*a\\)' f; echo $?
grep  -xn -e $'\\(*a\\)' f; echo $?
grep  -won -e $'\\(*a\\)' f; echo $?
grep  -ion -e $'\\(*a\\)' f; echo $?

#### pattern  'q\\|*'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'q\\|*' f; echo $?
grep  -on -e $'q\\|*' f; echo $?
grep  -c -e $'q\\|*' f; echo $?
grep  -xn -e $'q\\|*' f; echo $?
grep  -won -e $'q\\|*' f; echo $?
grep  -ion -e $'q\\|*' f; echo $?

#### pattern  '\\.'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\.' f; echo $?
grep  -on -e $'\\.' f; echo $?
grep  -c -e $'\\.' f; echo $?
grep  -xn -e $'\\.' f; echo $?
grep  -won -e $'\\.' f; echo $?
grep  -ion -e $'\\.' f; echo $?

#### pattern  '[.]'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'[.]' f; echo $?
grep  -on -e $'[.]' f; echo $?
grep  -c -e $'[.]' f; echo $?
grep  -xn -e $'[.]' f; echo $?
grep  -won -e $'[.]' f; echo $?
grep  -ion -e $'[.]' f; echo $?

#### pattern  '\\/'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\/' f; echo $?
grep  -on -e $'\\/' f; echo $?
grep  -c -e $'\\/' f; echo $?
grep  -xn -e $'\\/' f; echo $?
grep  -won -e $'\\/' f; echo $?
grep  -ion -e $'\\/' f; echo $?

#### pattern  'f.o'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'f.o' f; echo $?
grep  -on -e $'f.o' f; echo $?
grep  -c -e $'f.o' f; echo $?
grep  -xn -e $'f.o' f; echo $?
grep  -won -e $'f.o' f; echo $?
grep  -ion -e $'f.o' f; echo $?

#### pattern  'b.*o'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'b.*o' f; echo $?
grep  -on -e $'b.*o' f; echo $?
grep  -c -e $'b.*o' f; echo $?
grep  -xn -e $'b.*o' f; echo $?
grep  -won -e $'b.*o' f; echo $?
grep  -ion -e $'b.*o' f; echo $?

#### pattern  '^b.*o$'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'^b.*o$' f; echo $?
grep  -on -e $'^b.*o$' f; echo $?
grep  -c -e $'^b.*o$' f; echo $?
grep  -xn -e $'^b.*o$' f; echo $?
grep  -won -e $'^b.*o$' f; echo $?
grep  -ion -e $'^b.*o$' f; echo $?

#### pattern  '\\(a\\|b\\)*'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\(a\\|b\\)*' f; echo $?
grep  -on -e $'\\(a\\|b\\)*' f; echo $?
grep  -c -e $'\\(a\\|b\\)*' f; echo $?
grep  -xn -e $'\\(a\\|b\\)*' f; echo $?
grep  -won -e $'\\(a\\|b\\)*' f; echo $?
grep  -ion -e $'\\(a\\|b\\)*' f; echo $?

#### pattern  '\\(b\\)\\(a\\).*\\1'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep  -n -e $'\\(b\\)\\(a\\).*\\1' f; echo $?
grep  -on -e $'\\(b\\)\\(a\\).*\\1' f; echo $?
grep  -c -e $'\\(b\\)\\(a\\).*\\1' f; echo $?
grep  -xn -e $'\\(b\\)\\(a\\).*\\1' f; echo $?
grep  -won -e $'\\(b\\)\\(a\\).*\\1' f; echo $?
grep  -ion -e $'\\(b\\)\\(a\\).*\\1' f; echo $?

#### pattern -E 'fo+'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'fo+' f; echo $?
grep -E -on -e $'fo+' f; echo $?
grep -E -c -e $'fo+' f; echo $?
grep -E -xn -e $'fo+' f; echo $?
grep -E -won -e $'fo+' f; echo $?
grep -E -ion -e $'fo+' f; echo $?

#### pattern -E 'fo?b'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'fo?b' f; echo $?
grep -E -on -e $'fo?b' f; echo $?
grep -E -c -e $'fo?b' f; echo $?
grep -E -xn -e $'fo?b' f; echo $?
grep -E -won -e $'fo?b' f; echo $?
grep -E -ion -e $'fo?b' f; echo $?

#### pattern -E '(fo)(o)'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'(fo)(o)' f; echo $?
grep -E -on -e $'(fo)(o)' f; echo $?
grep -E -c -e $'(fo)(o)' f; echo $?
grep -E -xn -e $'(fo)(o)' f; echo $?
grep -E -won -e $'(fo)(o)' f; echo $?
grep -E -ion -e $'(fo)(o)' f; echo $?

#### pattern -E '(o)\\1'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'(o)\\1' f; echo $?
grep -E -on -e $'(o)\\1' f; echo $?
grep -E -c -e $'(o)\\1' f; echo $?
grep -E -xn -e $'(o)\\1' f; echo $?
grep -E -won -e $'(o)\\1' f; echo $?
grep -E -ion -e $'(o)\\1' f; echo $?

#### pattern -E 'fo{2}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'fo{2}' f; echo $?
grep -E -on -e $'fo{2}' f; echo $?
grep -E -c -e $'fo{2}' f; echo $?
grep -E -xn -e $'fo{2}' f; echo $?
grep -E -won -e $'fo{2}' f; echo $?
grep -E -ion -e $'fo{2}' f; echo $?

#### pattern -E 'fo{1,}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'fo{1,}' f; echo $?
grep -E -on -e $'fo{1,}' f; echo $?
grep -E -c -e $'fo{1,}' f; echo $?
grep -E -xn -e $'fo{1,}' f; echo $?
grep -E -won -e $'fo{1,}' f; echo $?
grep -E -ion -e $'fo{1,}' f; echo $?

#### pattern -E 'o{0,1}e'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'o{0,1}e' f; echo $?
grep -E -on -e $'o{0,1}e' f; echo $?
grep -E -c -e $'o{0,1}e' f; echo $?
grep -E -xn -e $'o{0,1}e' f; echo $?
grep -E -won -e $'o{0,1}e' f; echo $?
grep -E -ion -e $'o{0,1}e' f; echo $?

#### pattern -E 'foo|baz'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'foo|baz' f; echo $?
grep -E -on -e $'foo|baz' f; echo $?
grep -E -c -e $'foo|baz' f; echo $?
grep -E -xn -e $'foo|baz' f; echo $?
grep -E -won -e $'foo|baz' f; echo $?
grep -E -ion -e $'foo|baz' f; echo $?

#### pattern -E '(foo|bar) (foo|end)'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'(foo|bar) (foo|end)' f; echo $?
grep -E -on -e $'(foo|bar) (foo|end)' f; echo $?
grep -E -c -e $'(foo|bar) (foo|end)' f; echo $?
grep -E -xn -e $'(foo|bar) (foo|end)' f; echo $?
grep -E -won -e $'(foo|bar) (foo|end)' f; echo $?
grep -E -ion -e $'(foo|bar) (foo|end)' f; echo $?

#### pattern -E '^(foo|q)$'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'^(foo|q)$' f; echo $?
grep -E -on -e $'^(foo|q)$' f; echo $?
grep -E -c -e $'^(foo|q)$' f; echo $?
grep -E -xn -e $'^(foo|q)$' f; echo $?
grep -E -won -e $'^(foo|q)$' f; echo $?
grep -E -ion -e $'^(foo|q)$' f; echo $?

#### pattern -E 'a|'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'a|' f; echo $?
grep -E -on -e $'a|' f; echo $?
grep -E -c -e $'a|' f; echo $?
grep -E -xn -e $'a|' f; echo $?
grep -E -won -e $'a|' f; echo $?
grep -E -ion -e $'a|' f; echo $?

#### pattern -E '|a'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'|a' f; echo $?
grep -E -on -e $'|a' f; echo $?
grep -E -c -e $'|a' f; echo $?
grep -E -xn -e $'|a' f; echo $?
grep -E -won -e $'|a' f; echo $?
grep -E -ion -e $'|a' f; echo $?

#### pattern -E '()'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'()' f; echo $?
grep -E -on -e $'()' f; echo $?
grep -E -c -e $'()' f; echo $?
grep -E -xn -e $'()' f; echo $?
grep -E -won -e $'()' f; echo $?
grep -E -ion -e $'()' f; echo $?

#### pattern -E 'a{1'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'a{1' f; echo $?
grep -E -on -e $'a{1' f; echo $?
grep -E -c -e $'a{1' f; echo $?
grep -E -xn -e $'a{1' f; echo $?
grep -E -won -e $'a{1' f; echo $?
grep -E -ion -e $'a{1' f; echo $?

#### pattern -E 'a{,2}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'a{,2}' f; echo $?
grep -E -on -e $'a{,2}' f; echo $?
grep -E -c -e $'a{,2}' f; echo $?
grep -E -xn -e $'a{,2}' f; echo $?
grep -E -won -e $'a{,2}' f; echo $?
grep -E -ion -e $'a{,2}' f; echo $?

#### pattern -E 'a{1a}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'a{1a}' f; echo $?
grep -E -on -e $'a{1a}' f; echo $?
grep -E -c -e $'a{1a}' f; echo $?
grep -E -xn -e $'a{1a}' f; echo $?
grep -E -won -e $'a{1a}' f; echo $?
grep -E -ion -e $'a{1a}' f; echo $?

#### pattern -E '+'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'+' f; echo $?
grep -E -on -e $'+' f; echo $?
grep -E -c -e $'+' f; echo $?
grep -E -xn -e $'+' f; echo $?
grep -E -won -e $'+' f; echo $?
grep -E -ion -e $'+' f; echo $?

#### pattern -E '*a'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'*a' f; echo $?
grep -E -on -e $'*a' f; echo $?
grep -E -c -e $'*a' f; echo $?
grep -E -xn -e $'*a' f; echo $?
grep -E -won -e $'*a' f; echo $?
grep -E -ion -e $'*a' f; echo $?

#### pattern -E '?'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'?' f; echo $?
grep -E -on -e $'?' f; echo $?
grep -E -c -e $'?' f; echo $?
grep -E -xn -e $'?' f; echo $?
grep -E -won -e $'?' f; echo $?
grep -E -ion -e $'?' f; echo $?

#### pattern -E '(+a)'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'(+a)' f; echo $?
grep -E -on -e $'(+a)' f; echo $?
grep -E -c -e $'(+a)' f; echo $?
grep -E -xn -e $'(+a)' f; echo $?
grep -E -won -e $'(+a)' f; echo $?
grep -E -ion -e $'(+a)' f; echo $?

#### pattern -E '('
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'(' f; echo $?
grep -E -on -e $'(' f; echo $?
grep -E -c -e $'(' f; echo $?
grep -E -xn -e $'(' f; echo $?
grep -E -won -e $'(' f; echo $?
grep -E -ion -e $'(' f; echo $?

#### pattern -E 'a)'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'a)' f; echo $?
grep -E -on -e $'a)' f; echo $?
grep -E -c -e $'a)' f; echo $?
grep -E -xn -e $'a)' f; echo $?
grep -E -won -e $'a)' f; echo $?
grep -E -ion -e $'a)' f; echo $?

#### pattern -E ')'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $')' f; echo $?
grep -E -on -e $')' f; echo $?
grep -E -c -e $')' f; echo $?
grep -E -xn -e $')' f; echo $?
grep -E -won -e $')' f; echo $?
grep -E -ion -e $')' f; echo $?

#### pattern -E '(a'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'(a' f; echo $?
grep -E -on -e $'(a' f; echo $?
grep -E -c -e $'(a' f; echo $?
grep -E -xn -e $'(a' f; echo $?
grep -E -won -e $'(a' f; echo $?
grep -E -ion -e $'(a' f; echo $?

#### pattern -E '[[:alpha:]]+ '
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'[[:alpha:]]+ ' f; echo $?
grep -E -on -e $'[[:alpha:]]+ ' f; echo $?
grep -E -c -e $'[[:alpha:]]+ ' f; echo $?
grep -E -xn -e $'[[:alpha:]]+ ' f; echo $?
grep -E -won -e $'[[:alpha:]]+ ' f; echo $?
grep -E -ion -e $'[[:alpha:]]+ ' f; echo $?

#### pattern -E '\\bfoo\\b'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'\\bfoo\\b' f; echo $?
grep -E -on -e $'\\bfoo\\b' f; echo $?
grep -E -c -e $'\\bfoo\\b' f; echo $?
grep -E -xn -e $'\\bfoo\\b' f; echo $?
grep -E -won -e $'\\bfoo\\b' f; echo $?
grep -E -ion -e $'\\bfoo\\b' f; echo $?

#### pattern -E '(^|[^o])o'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'(^|[^o])o' f; echo $?
grep -E -on -e $'(^|[^o])o' f; echo $?
grep -E -c -e $'(^|[^o])o' f; echo $?
grep -E -xn -e $'(^|[^o])o' f; echo $?
grep -E -won -e $'(^|[^o])o' f; echo $?
grep -E -ion -e $'(^|[^o])o' f; echo $?

#### pattern -E 'a{2,1}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'a{2,1}' f; echo $?
grep -E -on -e $'a{2,1}' f; echo $?
grep -E -c -e $'a{2,1}' f; echo $?
grep -E -xn -e $'a{2,1}' f; echo $?
grep -E -won -e $'a{2,1}' f; echo $?
grep -E -ion -e $'a{2,1}' f; echo $?

#### pattern -E 'x{99999}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'x{99999}' f; echo $?
grep -E -on -e $'x{99999}' f; echo $?
grep -E -c -e $'x{99999}' f; echo $?
grep -E -xn -e $'x{99999}' f; echo $?
grep -E -won -e $'x{99999}' f; echo $?
grep -E -ion -e $'x{99999}' f; echo $?

#### pattern -E 'fo**'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'fo**' f; echo $?
grep -E -on -e $'fo**' f; echo $?
grep -E -c -e $'fo**' f; echo $?
grep -E -xn -e $'fo**' f; echo $?
grep -E -won -e $'fo**' f; echo $?
grep -E -ion -e $'fo**' f; echo $?

#### pattern -E 'fo+?'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'fo+?' f; echo $?
grep -E -on -e $'fo+?' f; echo $?
grep -E -c -e $'fo+?' f; echo $?
grep -E -xn -e $'fo+?' f; echo $?
grep -E -won -e $'fo+?' f; echo $?
grep -E -ion -e $'fo+?' f; echo $?

#### pattern -E '(a*)*'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'(a*)*' f; echo $?
grep -E -on -e $'(a*)*' f; echo $?
grep -E -c -e $'(a*)*' f; echo $?
grep -E -xn -e $'(a*)*' f; echo $?
grep -E -won -e $'(a*)*' f; echo $?
grep -E -ion -e $'(a*)*' f; echo $?

#### pattern -E '(a|b)*c|'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'(a|b)*c|' f; echo $?
grep -E -on -e $'(a|b)*c|' f; echo $?
grep -E -c -e $'(a|b)*c|' f; echo $?
grep -E -xn -e $'(a|b)*c|' f; echo $?
grep -E -won -e $'(a|b)*c|' f; echo $?
grep -E -ion -e $'(a|b)*c|' f; echo $?

#### pattern -E '^*'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'^*' f; echo $?
grep -E -on -e $'^*' f; echo $?
grep -E -c -e $'^*' f; echo $?
grep -E -xn -e $'^*' f; echo $?
grep -E -won -e $'^*' f; echo $?
grep -E -ion -e $'^*' f; echo $?

#### pattern -E '\\('
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'\\(' f; echo $?
grep -E -on -e $'\\(' f; echo $?
grep -E -c -e $'\\(' f; echo $?
grep -E -xn -e $'\\(' f; echo $?
grep -E -won -e $'\\(' f; echo $?
grep -E -ion -e $'\\(' f; echo $?

#### pattern -E '\\+'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'\\+' f; echo $?
grep -E -on -e $'\\+' f; echo $?
grep -E -c -e $'\\+' f; echo $?
grep -E -xn -e $'\\+' f; echo $?
grep -E -won -e $'\\+' f; echo $?
grep -E -ion -e $'\\+' f; echo $?

#### pattern -E 'a\\|b'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'a\\|b' f; echo $?
grep -E -on -e $'a\\|b' f; echo $?
grep -E -c -e $'a\\|b' f; echo $?
grep -E -xn -e $'a\\|b' f; echo $?
grep -E -won -e $'a\\|b' f; echo $?
grep -E -ion -e $'a\\|b' f; echo $?

#### pattern -E '\\<foo\\>'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'\\<foo\\>' f; echo $?
grep -E -on -e $'\\<foo\\>' f; echo $?
grep -E -c -e $'\\<foo\\>' f; echo $?
grep -E -xn -e $'\\<foo\\>' f; echo $?
grep -E -won -e $'\\<foo\\>' f; echo $?
grep -E -ion -e $'\\<foo\\>' f; echo $?

#### pattern -E '(foo){2}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'(foo){2}' f; echo $?
grep -E -on -e $'(foo){2}' f; echo $?
grep -E -c -e $'(foo){2}' f; echo $?
grep -E -xn -e $'(foo){2}' f; echo $?
grep -E -won -e $'(foo){2}' f; echo $?
grep -E -ion -e $'(foo){2}' f; echo $?

#### pattern -E '(.)(.)\\2\\1'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'(.)(.)\\2\\1' f; echo $?
grep -E -on -e $'(.)(.)\\2\\1' f; echo $?
grep -E -c -e $'(.)(.)\\2\\1' f; echo $?
grep -E -xn -e $'(.)(.)\\2\\1' f; echo $?
grep -E -won -e $'(.)(.)\\2\\1' f; echo $?
grep -E -ion -e $'(.)(.)\\2\\1' f; echo $?

#### pattern -E '[0-9]+$'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'[0-9]+$' f; echo $?
grep -E -on -e $'[0-9]+$' f; echo $?
grep -E -c -e $'[0-9]+$' f; echo $?
grep -E -xn -e $'[0-9]+$' f; echo $?
grep -E -won -e $'[0-9]+$' f; echo $?
grep -E -ion -e $'[0-9]+$' f; echo $?

#### pattern -E '\\w+ \\w+'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'\\w+ \\w+' f; echo $?
grep -E -on -e $'\\w+ \\w+' f; echo $?
grep -E -c -e $'\\w+ \\w+' f; echo $?
grep -E -xn -e $'\\w+ \\w+' f; echo $?
grep -E -won -e $'\\w+ \\w+' f; echo $?
grep -E -ion -e $'\\w+ \\w+' f; echo $?

#### pattern -E '(a|ab)(c|bcd)'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'(a|ab)(c|bcd)' f; echo $?
grep -E -on -e $'(a|ab)(c|bcd)' f; echo $?
grep -E -c -e $'(a|ab)(c|bcd)' f; echo $?
grep -E -xn -e $'(a|ab)(c|bcd)' f; echo $?
grep -E -won -e $'(a|ab)(c|bcd)' f; echo $?
grep -E -ion -e $'(a|ab)(c|bcd)' f; echo $?

#### pattern -E '^.{3}$'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'^.{3}$' f; echo $?
grep -E -on -e $'^.{3}$' f; echo $?
grep -E -c -e $'^.{3}$' f; echo $?
grep -E -xn -e $'^.{3}$' f; echo $?
grep -E -won -e $'^.{3}$' f; echo $?
grep -E -ion -e $'^.{3}$' f; echo $?

#### pattern -E '^.{4,7}$'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'^.{4,7}$' f; echo $?
grep -E -on -e $'^.{4,7}$' f; echo $?
grep -E -c -e $'^.{4,7}$' f; echo $?
grep -E -xn -e $'^.{4,7}$' f; echo $?
grep -E -won -e $'^.{4,7}$' f; echo $?
grep -E -ion -e $'^.{4,7}$' f; echo $?

#### pattern -E 'é+'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'é+' f; echo $?
grep -E -on -e $'é+' f; echo $?
grep -E -c -e $'é+' f; echo $?
grep -E -xn -e $'é+' f; echo $?
grep -E -won -e $'é+' f; echo $?
grep -E -ion -e $'é+' f; echo $?

#### pattern -E '[^[:space:]]+$'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'[^[:space:]]+$' f; echo $?
grep -E -on -e $'[^[:space:]]+$' f; echo $?
grep -E -c -e $'[^[:space:]]+$' f; echo $?
grep -E -xn -e $'[^[:space:]]+$' f; echo $?
grep -E -won -e $'[^[:space:]]+$' f; echo $?
grep -E -ion -e $'[^[:space:]]+$' f; echo $?

#### pattern -E '(b|f)(.)\\2?'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -E -n -e $'(b|f)(.)\\2?' f; echo $?
grep -E -on -e $'(b|f)(.)\\2?' f; echo $?
grep -E -c -e $'(b|f)(.)\\2?' f; echo $?
grep -E -xn -e $'(b|f)(.)\\2?' f; echo $?
grep -E -won -e $'(b|f)(.)\\2?' f; echo $?
grep -E -ion -e $'(b|f)(.)\\2?' f; echo $?

#### pattern -F 'foo'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'foo' f; echo $?
grep -F -on -e $'foo' f; echo $?
grep -F -c -e $'foo' f; echo $?
grep -F -xn -e $'foo' f; echo $?
grep -F -won -e $'foo' f; echo $?
grep -F -ion -e $'foo' f; echo $?

#### pattern -F 'f.o'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'f.o' f; echo $?
grep -F -on -e $'f.o' f; echo $?
grep -F -c -e $'f.o' f; echo $?
grep -F -xn -e $'f.o' f; echo $?
grep -F -won -e $'f.o' f; echo $?
grep -F -ion -e $'f.o' f; echo $?

#### pattern -F '*'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'*' f; echo $?
grep -F -on -e $'*' f; echo $?
grep -F -c -e $'*' f; echo $?
grep -F -xn -e $'*' f; echo $?
grep -F -won -e $'*' f; echo $?
grep -F -ion -e $'*' f; echo $?

#### pattern -F ''
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'' f; echo $?
grep -F -on -e $'' f; echo $?
grep -F -c -e $'' f; echo $?
grep -F -xn -e $'' f; echo $?
grep -F -won -e $'' f; echo $?
grep -F -ion -e $'' f; echo $?

#### pattern -F 'foo\nbaz'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'foo\nbaz' f; echo $?
grep -F -on -e $'foo\nbaz' f; echo $?
grep -F -c -e $'foo\nbaz' f; echo $?
grep -F -xn -e $'foo\nbaz' f; echo $?
grep -F -won -e $'foo\nbaz' f; echo $?
grep -F -ion -e $'foo\nbaz' f; echo $?

#### pattern -F '\\'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'\\' f; echo $?
grep -F -on -e $'\\' f; echo $?
grep -F -c -e $'\\' f; echo $?
grep -F -xn -e $'\\' f; echo $?
grep -F -won -e $'\\' f; echo $?
grep -F -ion -e $'\\' f; echo $?

#### pattern -F '['
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'[' f; echo $?
grep -F -on -e $'[' f; echo $?
grep -F -c -e $'[' f; echo $?
grep -F -xn -e $'[' f; echo $?
grep -F -won -e $'[' f; echo $?
grep -F -ion -e $'[' f; echo $?

#### pattern -F 'a|b'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'a|b' f; echo $?
grep -F -on -e $'a|b' f; echo $?
grep -F -c -e $'a|b' f; echo $?
grep -F -xn -e $'a|b' f; echo $?
grep -F -won -e $'a|b' f; echo $?
grep -F -ion -e $'a|b' f; echo $?

#### pattern -F '(foo)'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'(foo)' f; echo $?
grep -F -on -e $'(foo)' f; echo $?
grep -F -c -e $'(foo)' f; echo $?
grep -F -xn -e $'(foo)' f; echo $?
grep -F -won -e $'(foo)' f; echo $?
grep -F -ion -e $'(foo)' f; echo $?

#### pattern -F 'fo'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'fo' f; echo $?
grep -F -on -e $'fo' f; echo $?
grep -F -c -e $'fo' f; echo $?
grep -F -xn -e $'fo' f; echo $?
grep -F -won -e $'fo' f; echo $?
grep -F -ion -e $'fo' f; echo $?

#### pattern -F 'FOO'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'FOO' f; echo $?
grep -F -on -e $'FOO' f; echo $?
grep -F -c -e $'FOO' f; echo $?
grep -F -xn -e $'FOO' f; echo $?
grep -F -won -e $'FOO' f; echo $?
grep -F -ion -e $'FOO' f; echo $?

#### pattern -F 'é'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'é' f; echo $?
grep -F -on -e $'é' f; echo $?
grep -F -c -e $'é' f; echo $?
grep -F -xn -e $'é' f; echo $?
grep -F -won -e $'é' f; echo $?
grep -F -ion -e $'é' f; echo $?

#### pattern -F '^foo'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'^foo' f; echo $?
grep -F -on -e $'^foo' f; echo $?
grep -F -c -e $'^foo' f; echo $?
grep -F -xn -e $'^foo' f; echo $?
grep -F -won -e $'^foo' f; echo $?
grep -F -ion -e $'^foo' f; echo $?

#### pattern -F 'foo$'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -F -n -e $'foo$' f; echo $?
grep -F -on -e $'foo$' f; echo $?
grep -F -c -e $'foo$' f; echo $?
grep -F -xn -e $'foo$' f; echo $?
grep -F -won -e $'foo$' f; echo $?
grep -F -ion -e $'foo$' f; echo $?

#### pattern -P 'fo+?'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'fo+?' f; echo $?
grep -P -on -e $'fo+?' f; echo $?
grep -P -c -e $'fo+?' f; echo $?
grep -P -ion -e $'fo+?' f; echo $?
grep -P -xc -e $'fo+?' f; echo $?

#### pattern -P '(?<=f)o'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'(?<=f)o' f; echo $?
grep -P -on -e $'(?<=f)o' f; echo $?
grep -P -c -e $'(?<=f)o' f; echo $?
grep -P -ion -e $'(?<=f)o' f; echo $?
grep -P -xc -e $'(?<=f)o' f; echo $?

#### pattern -P '(?<!f)o'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'(?<!f)o' f; echo $?
grep -P -on -e $'(?<!f)o' f; echo $?
grep -P -c -e $'(?<!f)o' f; echo $?
grep -P -ion -e $'(?<!f)o' f; echo $?
grep -P -xc -e $'(?<!f)o' f; echo $?

#### pattern -P 'fo(?=b)'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'fo(?=b)' f; echo $?
grep -P -on -e $'fo(?=b)' f; echo $?
grep -P -c -e $'fo(?=b)' f; echo $?
grep -P -ion -e $'fo(?=b)' f; echo $?
grep -P -xc -e $'fo(?=b)' f; echo $?

#### pattern -P 'foo(?!b)'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'foo(?!b)' f; echo $?
grep -P -on -e $'foo(?!b)' f; echo $?
grep -P -c -e $'foo(?!b)' f; echo $?
grep -P -ion -e $'foo(?!b)' f; echo $?
grep -P -xc -e $'foo(?!b)' f; echo $?

#### pattern -P '\\bfoo\\b'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'\\bfoo\\b' f; echo $?
grep -P -on -e $'\\bfoo\\b' f; echo $?
grep -P -c -e $'\\bfoo\\b' f; echo $?
grep -P -ion -e $'\\bfoo\\b' f; echo $?
grep -P -xc -e $'\\bfoo\\b' f; echo $?

#### pattern -P '\\d'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'\\d' f; echo $?
grep -P -on -e $'\\d' f; echo $?
grep -P -c -e $'\\d' f; echo $?
grep -P -ion -e $'\\d' f; echo $?
grep -P -xc -e $'\\d' f; echo $?

#### pattern -P '(?i)FOO'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'(?i)FOO' f; echo $?
grep -P -on -e $'(?i)FOO' f; echo $?
grep -P -c -e $'(?i)FOO' f; echo $?
grep -P -ion -e $'(?i)FOO' f; echo $?
grep -P -xc -e $'(?i)FOO' f; echo $?

#### pattern -P '(o)\\1'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'(o)\\1' f; echo $?
grep -P -on -e $'(o)\\1' f; echo $?
grep -P -c -e $'(o)\\1' f; echo $?
grep -P -ion -e $'(o)\\1' f; echo $?
grep -P -xc -e $'(o)\\1' f; echo $?

#### pattern -P '^(?:foo|q)$'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'^(?:foo|q)$' f; echo $?
grep -P -on -e $'^(?:foo|q)$' f; echo $?
grep -P -c -e $'^(?:foo|q)$' f; echo $?
grep -P -ion -e $'^(?:foo|q)$' f; echo $?
grep -P -xc -e $'^(?:foo|q)$' f; echo $?

#### pattern -P 'fo{2}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'fo{2}' f; echo $?
grep -P -on -e $'fo{2}' f; echo $?
grep -P -c -e $'fo{2}' f; echo $?
grep -P -ion -e $'fo{2}' f; echo $?
grep -P -xc -e $'fo{2}' f; echo $?

#### pattern -P '[[:upper:]]+'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'[[:upper:]]+' f; echo $?
grep -P -on -e $'[[:upper:]]+' f; echo $?
grep -P -c -e $'[[:upper:]]+' f; echo $?
grep -P -ion -e $'[[:upper:]]+' f; echo $?
grep -P -xc -e $'[[:upper:]]+' f; echo $?

#### pattern -P '\\w+\\s\\w+'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'\\w+\\s\\w+' f; echo $?
grep -P -on -e $'\\w+\\s\\w+' f; echo $?
grep -P -c -e $'\\w+\\s\\w+' f; echo $?
grep -P -ion -e $'\\w+\\s\\w+' f; echo $?
grep -P -xc -e $'\\w+\\s\\w+' f; echo $?

#### pattern -P '(?<x>o)\\k<x>'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'(?<x>o)\\k<x>' f; echo $?
grep -P -on -e $'(?<x>o)\\k<x>' f; echo $?
grep -P -c -e $'(?<x>o)\\k<x>' f; echo $?
grep -P -ion -e $'(?<x>o)\\k<x>' f; echo $?
grep -P -xc -e $'(?<x>o)\\k<x>' f; echo $?

#### pattern -P 'a('
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'a(' f; echo $?
grep -P -on -e $'a(' f; echo $?
grep -P -c -e $'a(' f; echo $?
grep -P -ion -e $'a(' f; echo $?
grep -P -xc -e $'a(' f; echo $?

#### pattern -P '['
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'[' f; echo $?
grep -P -on -e $'[' f; echo $?
grep -P -c -e $'[' f; echo $?
grep -P -ion -e $'[' f; echo $?
grep -P -xc -e $'[' f; echo $?

#### pattern -P '*'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'*' f; echo $?
grep -P -on -e $'*' f; echo $?
grep -P -c -e $'*' f; echo $?
grep -P -ion -e $'*' f; echo $?
grep -P -xc -e $'*' f; echo $?

#### pattern -P 'foo\\Kbar'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'foo\\Kbar' f; echo $?
grep -P -on -e $'foo\\Kbar' f; echo $?
grep -P -c -e $'foo\\Kbar' f; echo $?
grep -P -ion -e $'foo\\Kbar' f; echo $?
grep -P -xc -e $'foo\\Kbar' f; echo $?

#### pattern -P '\\Qf.o\\E'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'\\Qf.o\\E' f; echo $?
grep -P -on -e $'\\Qf.o\\E' f; echo $?
grep -P -c -e $'\\Qf.o\\E' f; echo $?
grep -P -ion -e $'\\Qf.o\\E' f; echo $?
grep -P -xc -e $'\\Qf.o\\E' f; echo $?

#### pattern -P ''
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'' f; echo $?
grep -P -on -e $'' f; echo $?
grep -P -c -e $'' f; echo $?
grep -P -ion -e $'' f; echo $?
grep -P -xc -e $'' f; echo $?

#### pattern -P '.*'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'.*' f; echo $?
grep -P -on -e $'.*' f; echo $?
grep -P -c -e $'.*' f; echo $?
grep -P -ion -e $'.*' f; echo $?
grep -P -xc -e $'.*' f; echo $?

#### pattern -P '^\\S+$'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'^\\S+$' f; echo $?
grep -P -on -e $'^\\S+$' f; echo $?
grep -P -c -e $'^\\S+$' f; echo $?
grep -P -ion -e $'^\\S+$' f; echo $?
grep -P -xc -e $'^\\S+$' f; echo $?

#### pattern -P '\\x66oo'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'\\x66oo' f; echo $?
grep -P -on -e $'\\x66oo' f; echo $?
grep -P -c -e $'\\x66oo' f; echo $?
grep -P -ion -e $'\\x66oo' f; echo $?
grep -P -xc -e $'\\x66oo' f; echo $?

#### pattern -P '(?s)f.o'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'(?s)f.o' f; echo $?
grep -P -on -e $'(?s)f.o' f; echo $?
grep -P -c -e $'(?s)f.o' f; echo $?
grep -P -ion -e $'(?s)f.o' f; echo $?
grep -P -xc -e $'(?s)f.o' f; echo $?

#### pattern -P 'f(?#c)oo'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'f(?#c)oo' f; echo $?
grep -P -on -e $'f(?#c)oo' f; echo $?
grep -P -c -e $'f(?#c)oo' f; echo $?
grep -P -ion -e $'f(?#c)oo' f; echo $?
grep -P -xc -e $'f(?#c)oo' f; echo $?

#### pattern -P '(?x)f o o'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'(?x)f o o' f; echo $?
grep -P -on -e $'(?x)f o o' f; echo $?
grep -P -c -e $'(?x)f o o' f; echo $?
grep -P -ion -e $'(?x)f o o' f; echo $?
grep -P -xc -e $'(?x)f o o' f; echo $?

#### pattern -P 'a{2,1}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'a{2,1}' f; echo $?
grep -P -on -e $'a{2,1}' f; echo $?
grep -P -c -e $'a{2,1}' f; echo $?
grep -P -ion -e $'a{2,1}' f; echo $?
grep -P -xc -e $'a{2,1}' f; echo $?

#### pattern -P '\\p{Lu}'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'\\p{Lu}' f; echo $?
grep -P -on -e $'\\p{Lu}' f; echo $?
grep -P -c -e $'\\p{Lu}' f; echo $?
grep -P -ion -e $'\\p{Lu}' f; echo $?
grep -P -xc -e $'\\p{Lu}' f; echo $?

#### pattern -P '\\bé'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'\\bé' f; echo $?
grep -P -on -e $'\\bé' f; echo $?
grep -P -c -e $'\\bé' f; echo $?
grep -P -ion -e $'\\bé' f; echo $?
grep -P -xc -e $'\\bé' f; echo $?

#### pattern -P '(?=.*b)f'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'(?=.*b)f' f; echo $?
grep -P -on -e $'(?=.*b)f' f; echo $?
grep -P -c -e $'(?=.*b)f' f; echo $?
grep -P -ion -e $'(?=.*b)f' f; echo $?
grep -P -xc -e $'(?=.*b)f' f; echo $?

#### pattern -P 'f++o'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'f++o' f; echo $?
grep -P -on -e $'f++o' f; echo $?
grep -P -c -e $'f++o' f; echo $?
grep -P -ion -e $'f++o' f; echo $?
grep -P -xc -e $'f++o' f; echo $?

#### pattern -P '(?>fo*)o'
printf 'foo\nbar foo\nbaz\nfoo end\nq\n\nr b\nFOO\naa abba\nfoobar\na*b a+b a|b (x) {1} [y] \\z ^foo foo$ f.o\n1a 22b\nx\xc3\xa9y \xc3\x89\nabcd\n' > f
grep -P -n -e $'(?>fo*)o' f; echo $?
grep -P -on -e $'(?>fo*)o' f; echo $?
grep -P -c -e $'(?>fo*)o' f; echo $?
grep -P -ion -e $'(?>fo*)o' f; echo $?
grep -P -xc -e $'(?>fo*)o' f; echo $?

