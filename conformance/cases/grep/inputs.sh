#### input no final newline
printf 'foo\nbar' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -o foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -I foo f; echo $?
grep -c '' f; echo $?
grep -z foo f; echo $?
grep -zc foo f; echo $?
grep -b foo f; echo $?
grep -o '.*' f; echo $?
grep -P foo f; echo $?
grep -l foo f; echo $?
grep 'foo$' f; echo $?
grep '^$' f; echo $?
grep -E 'fo+\r?$' f; echo $?
grep -x foo f; echo $?
grep -w foo f; echo $?
grep -m1 foo f; echo $?
grep -c . f; echo $?
grep '[^f]' f; echo $?
grep -o '\w*' f; echo $?

#### input no final newline C
export LC_ALL=C; printf 'foo\nbar' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -o '.o' f; echo $?
grep -c '[^f]' f; echo $?
grep -ao '[[:alpha:]]*' f; echo $?
grep -E '^.{4}$' f; echo $?
grep -P foo f; echo $?
grep -i FOO f; echo $?

#### input crlf
printf 'foo\r\nbar\r\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -o foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -I foo f; echo $?
grep -c '' f; echo $?
grep -z foo f; echo $?
grep -zc foo f; echo $?
grep -b foo f; echo $?
grep -o '.*' f; echo $?
grep -P foo f; echo $?
grep -l foo f; echo $?
grep 'foo$' f; echo $?
grep '^$' f; echo $?
grep -E 'fo+\r?$' f; echo $?
grep -x foo f; echo $?
grep -w foo f; echo $?
grep -m1 foo f; echo $?
grep -c . f; echo $?
grep '[^f]' f; echo $?
grep -o '\w*' f; echo $?

#### input crlf C
export LC_ALL=C; printf 'foo\r\nbar\r\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -o '.o' f; echo $?
grep -c '[^f]' f; echo $?
grep -ao '[[:alpha:]]*' f; echo $?
grep -E '^.{4}$' f; echo $?
grep -P foo f; echo $?
grep -i FOO f; echo $?

#### input nul
printf 'foo\n\0bar\nfoo2\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -o foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -I foo f; echo $?
grep -c '' f; echo $?
grep -z foo f; echo $?
grep -zc foo f; echo $?
grep -b foo f; echo $?
grep -o '.*' f; echo $?
grep -P foo f; echo $?
grep -l foo f; echo $?
grep 'foo$' f; echo $?
grep '^$' f; echo $?
grep -E 'fo+\r?$' f; echo $?
grep -x foo f; echo $?
grep -w foo f; echo $?
grep -m1 foo f; echo $?
grep -c . f; echo $?
grep '[^f]' f; echo $?
grep -o '\w*' f; echo $?

#### input nul C
export LC_ALL=C; printf 'foo\n\0bar\nfoo2\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -o '.o' f; echo $?
grep -c '[^f]' f; echo $?
grep -ao '[[:alpha:]]*' f; echo $?
grep -E '^.{4}$' f; echo $?
grep -P foo f; echo $?
grep -i FOO f; echo $?

#### input nul first
printf '\0foo\nbar\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -o foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -I foo f; echo $?
grep -c '' f; echo $?
grep -z foo f; echo $?
grep -zc foo f; echo $?
grep -b foo f; echo $?
grep -o '.*' f; echo $?
grep -P foo f; echo $?
grep -l foo f; echo $?
grep 'foo$' f; echo $?
grep '^$' f; echo $?
grep -E 'fo+\r?$' f; echo $?
grep -x foo f; echo $?
grep -w foo f; echo $?
grep -m1 foo f; echo $?
grep -c . f; echo $?
grep '[^f]' f; echo $?
grep -o '\w*' f; echo $?

#### input nul first C
export LC_ALL=C; printf '\0foo\nbar\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -o '.o' f; echo $?
grep -c '[^f]' f; echo $?
grep -ao '[[:alpha:]]*' f; echo $?
grep -E '^.{4}$' f; echo $?
grep -P foo f; echo $?
grep -i FOO f; echo $?

#### input invalid
printf 'foo\n\377foo\nok foo\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -o foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -I foo f; echo $?
grep -c '' f; echo $?
grep -z foo f; echo $?
grep -zc foo f; echo $?
grep -b foo f; echo $?
grep -o '.*' f; echo $?
grep -P foo f; echo $?
grep -l foo f; echo $?
grep 'foo$' f; echo $?
grep '^$' f; echo $?
grep -E 'fo+\r?$' f; echo $?
grep -x foo f; echo $?
grep -w foo f; echo $?
grep -m1 foo f; echo $?
grep -c . f; echo $?
grep '[^f]' f; echo $?
grep -o '\w*' f; echo $?

#### input invalid C
export LC_ALL=C; printf 'foo\n\377foo\nok foo\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -o '.o' f; echo $?
grep -c '[^f]' f; echo $?
grep -ao '[[:alpha:]]*' f; echo $?
grep -E '^.{4}$' f; echo $?
grep -P foo f; echo $?
grep -i FOO f; echo $?

#### input latin1
printf 'caf\351 foo\nfoo\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -o foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -I foo f; echo $?
grep -c '' f; echo $?
grep -z foo f; echo $?
grep -zc foo f; echo $?
grep -b foo f; echo $?
grep -o '.*' f; echo $?
grep -P foo f; echo $?
grep -l foo f; echo $?
grep 'foo$' f; echo $?
grep '^$' f; echo $?
grep -E 'fo+\r?$' f; echo $?
grep -x foo f; echo $?
grep -w foo f; echo $?
grep -m1 foo f; echo $?
grep -c . f; echo $?
grep '[^f]' f; echo $?
grep -o '\w*' f; echo $?

#### input latin1 C
export LC_ALL=C; printf 'caf\351 foo\nfoo\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -o '.o' f; echo $?
grep -c '[^f]' f; echo $?
grep -ao '[[:alpha:]]*' f; echo $?
grep -E '^.{4}$' f; echo $?
grep -P foo f; echo $?
grep -i FOO f; echo $?

#### input only newline
printf '\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -o foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -I foo f; echo $?
grep -c '' f; echo $?
grep -z foo f; echo $?
grep -zc foo f; echo $?
grep -b foo f; echo $?
grep -o '.*' f; echo $?
grep -P foo f; echo $?
grep -l foo f; echo $?
grep 'foo$' f; echo $?
grep '^$' f; echo $?
grep -E 'fo+\r?$' f; echo $?
grep -x foo f; echo $?
grep -w foo f; echo $?
grep -m1 foo f; echo $?
grep -c . f; echo $?
grep '[^f]' f; echo $?
grep -o '\w*' f; echo $?

#### input only newline C
export LC_ALL=C; printf '\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -o '.o' f; echo $?
grep -c '[^f]' f; echo $?
grep -ao '[[:alpha:]]*' f; echo $?
grep -E '^.{4}$' f; echo $?
grep -P foo f; echo $?
grep -i FOO f; echo $?

#### input empty lines
printf '\n\nfoo\n\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -o foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -I foo f; echo $?
grep -c '' f; echo $?
grep -z foo f; echo $?
grep -zc foo f; echo $?
grep -b foo f; echo $?
grep -o '.*' f; echo $?
grep -P foo f; echo $?
grep -l foo f; echo $?
grep 'foo$' f; echo $?
grep '^$' f; echo $?
grep -E 'fo+\r?$' f; echo $?
grep -x foo f; echo $?
grep -w foo f; echo $?
grep -m1 foo f; echo $?
grep -c . f; echo $?
grep '[^f]' f; echo $?
grep -o '\w*' f; echo $?

#### input empty lines C
export LC_ALL=C; printf '\n\nfoo\n\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -o '.o' f; echo $?
grep -c '[^f]' f; echo $?
grep -ao '[[:alpha:]]*' f; echo $?
grep -E '^.{4}$' f; echo $?
grep -P foo f; echo $?
grep -i FOO f; echo $?

#### input wide
printf '\344\270\255\346\226\207 foo \360\237\230\200\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -o foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -I foo f; echo $?
grep -c '' f; echo $?
grep -z foo f; echo $?
grep -zc foo f; echo $?
grep -b foo f; echo $?
grep -o '.*' f; echo $?
grep -P foo f; echo $?
grep -l foo f; echo $?
grep 'foo$' f; echo $?
grep '^$' f; echo $?
grep -E 'fo+\r?$' f; echo $?
grep -x foo f; echo $?
grep -w foo f; echo $?
grep -m1 foo f; echo $?
grep -c . f; echo $?
grep '[^f]' f; echo $?
grep -o '\w*' f; echo $?

#### input wide C
export LC_ALL=C; printf '\344\270\255\346\226\207 foo \360\237\230\200\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -o '.o' f; echo $?
grep -c '[^f]' f; echo $?
grep -ao '[[:alpha:]]*' f; echo $?
grep -E '^.{4}$' f; echo $?
grep -P foo f; echo $?
grep -i FOO f; echo $?

#### input long
printf '%05000d foo\n' 0; echo foo > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -o foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -I foo f; echo $?
grep -c '' f; echo $?
grep -z foo f; echo $?
grep -zc foo f; echo $?
grep -b foo f; echo $?
grep -o '.*' f; echo $?
grep -P foo f; echo $?
grep -l foo f; echo $?
grep 'foo$' f; echo $?
grep '^$' f; echo $?
grep -E 'fo+\r?$' f; echo $?
grep -x foo f; echo $?
grep -w foo f; echo $?
grep -m1 foo f; echo $?
grep -c . f; echo $?
grep '[^f]' f; echo $?
grep -o '\w*' f; echo $?

#### input long C
export LC_ALL=C; printf '%05000d foo\n' 0; echo foo > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -o '.o' f; echo $?
grep -c '[^f]' f; echo $?
grep -ao '[[:alpha:]]*' f; echo $?
grep -E '^.{4}$' f; echo $?
grep -P foo f; echo $?
grep -i FOO f; echo $?

#### input tabs
printf '\tfoo\tbar\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -o foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -I foo f; echo $?
grep -c '' f; echo $?
grep -z foo f; echo $?
grep -zc foo f; echo $?
grep -b foo f; echo $?
grep -o '.*' f; echo $?
grep -P foo f; echo $?
grep -l foo f; echo $?
grep 'foo$' f; echo $?
grep '^$' f; echo $?
grep -E 'fo+\r?$' f; echo $?
grep -x foo f; echo $?
grep -w foo f; echo $?
grep -m1 foo f; echo $?
grep -c . f; echo $?
grep '[^f]' f; echo $?
grep -o '\w*' f; echo $?

#### input tabs C
export LC_ALL=C; printf '\tfoo\tbar\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -o '.o' f; echo $?
grep -c '[^f]' f; echo $?
grep -ao '[[:alpha:]]*' f; echo $?
grep -E '^.{4}$' f; echo $?
grep -P foo f; echo $?
grep -i FOO f; echo $?

#### input no match
printf 'xyz\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -o foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -I foo f; echo $?
grep -c '' f; echo $?
grep -z foo f; echo $?
grep -zc foo f; echo $?
grep -b foo f; echo $?
grep -o '.*' f; echo $?
grep -P foo f; echo $?
grep -l foo f; echo $?
grep 'foo$' f; echo $?
grep '^$' f; echo $?
grep -E 'fo+\r?$' f; echo $?
grep -x foo f; echo $?
grep -w foo f; echo $?
grep -m1 foo f; echo $?
grep -c . f; echo $?
grep '[^f]' f; echo $?
grep -o '\w*' f; echo $?

#### input no match C
export LC_ALL=C; printf 'xyz\n' > f
grep foo f; echo $?
grep -c foo f; echo $?
grep -v foo f; echo $?
grep -n . f; echo $?
grep -a foo f; echo $?
grep -o '.o' f; echo $?
grep -c '[^f]' f; echo $?
grep -ao '[[:alpha:]]*' f; echo $?
grep -E '^.{4}$' f; echo $?
grep -P foo f; echo $?
grep -i FOO f; echo $?

