#### word ab
printf 'abc abd ab\nxab ab\na-b\n-\n\nab_ ab-\na b\n\303\251ab ab\303\251\nab\n' > f
grep -nw -e 'ab' f; grep -now -e 'ab' f; grep -cwv -e 'ab' f; grep -wi --color=always -e 'ab' f

#### word ab.*
printf 'abc abd ab\nxab ab\na-b\n-\n\nab_ ab-\na b\n\303\251ab ab\303\251\nab\n' > f
grep -nw -e 'ab.*' f; grep -now -e 'ab.*' f; grep -cwv -e 'ab.*' f; grep -wi --color=always -e 'ab.*' f

#### word a
printf 'abc abd ab\nxab ab\na-b\n-\n\nab_ ab-\na b\n\303\251ab ab\303\251\nab\n' > f
grep -nw -e 'a' f; grep -now -e 'a' f; grep -cwv -e 'a' f; grep -wi --color=always -e 'a' f

#### word a\|ab
printf 'abc abd ab\nxab ab\na-b\n-\n\nab_ ab-\na b\n\303\251ab ab\303\251\nab\n' > f
grep -nw -e 'a\|ab' f; grep -now -e 'a\|ab' f; grep -cwv -e 'a\|ab' f; grep -wi --color=always -e 'a\|ab' f

#### word ab\|a b
printf 'abc abd ab\nxab ab\na-b\n-\n\nab_ ab-\na b\n\303\251ab ab\303\251\nab\n' > f
grep -nw -e 'ab\|a b' f; grep -now -e 'ab\|a b' f; grep -cwv -e 'ab\|a b' f; grep -wi --color=always -e 'ab\|a b' f

#### word a*
printf 'abc abd ab\nxab ab\na-b\n-\n\nab_ ab-\na b\n\303\251ab ab\303\251\nab\n' > f
grep -nw -e 'a*' f; grep -now -e 'a*' f; grep -cwv -e 'a*' f; grep -wi --color=always -e 'a*' f

#### word b
printf 'abc abd ab\nxab ab\na-b\n-\n\nab_ ab-\na b\n\303\251ab ab\303\251\nab\n' > f
grep -nw -e 'b' f; grep -now -e 'b' f; grep -cwv -e 'b' f; grep -wi --color=always -e 'b' f

#### word a-b
printf 'abc abd ab\nxab ab\na-b\n-\n\nab_ ab-\na b\n\303\251ab ab\303\251\nab\n' > f
grep -nw -e 'a-b' f; grep -now -e 'a-b' f; grep -cwv -e 'a-b' f; grep -wi --color=always -e 'a-b' f

#### word [ab]*
printf 'abc abd ab\nxab ab\na-b\n-\n\nab_ ab-\na b\n\303\251ab ab\303\251\nab\n' > f
grep -nw -e '[ab]*' f; grep -now -e '[ab]*' f; grep -cwv -e '[ab]*' f; grep -wi --color=always -e '[ab]*' f

#### word \(a\)\(b\)
printf 'abc abd ab\nxab ab\na-b\n-\n\nab_ ab-\na b\n\303\251ab ab\303\251\nab\n' > f
grep -nw -e '\(a\)\(b\)' f; grep -now -e '\(a\)\(b\)' f; grep -cwv -e '\(a\)\(b\)' f; grep -wi --color=always -e '\(a\)\(b\)' f

#### word -
printf 'abc abd ab\nxab ab\na-b\n-\n\nab_ ab-\na b\n\303\251ab ab\303\251\nab\n' > f
grep -nw -e '-' f; grep -now -e '-' f; grep -cwv -e '-' f; grep -wi --color=always -e '-' f

#### word _
printf 'abc abd ab\nxab ab\na-b\n-\n\nab_ ab-\na b\n\303\251ab ab\303\251\nab\n' > f
grep -nw -e '_' f; grep -now -e '_' f; grep -cwv -e '_' f; grep -wi --color=always -e '_' f

#### word a b
printf 'abc abd ab\nxab ab\na-b\n-\n\nab_ ab-\na b\n\303\251ab ab\303\251\nab\n' > f
grep -nw -e 'a b' f; grep -now -e 'a b' f; grep -cwv -e 'a b' f; grep -wi --color=always -e 'a b' f

