#### lines that end in NUL
printf 'a\nb\0c\0ab\n' >f; rg --null-data a f; echo; rg --null-data -c . f; rg --null-data -n 'c' f | od -c | head; rg --null-data -v c f | od -c; rg --null-data -o b f | od -c; printf 'x\0y\0' | rg --null-data '^y$' | od -c
#### encodings and byte order marks
printf 'h\xe9llo\n' >l; rg -E latin1 'héllo' l; rg -E nosuch x l; echo $?; printf '\xff\xfeh\0i\0\n\0' >u; rg hi u; rg -E none hi u; echo $?; rg -E utf-16le hi u; printf 'h\0i\0\n\0' >v; rg -E utf-16le hi v; rg hi v; echo $?; rg -E utf8 hello l; printf '\xfe\xff\0h\0i\0\n' >w; rg hi w; printf '\xef\xbb\xbfhi\n' >b; rg '^hi' b; rg -E windows-1252 'h.llo' l; rg --no-encoding -E auto hi u
#### no preprocessor
echo a>f; rg --pre '' a f; echo $?; rg --pre cat --no-pre a f; rg --pre-glob '*.x' a f
#### wrong numbers
echo a>f; rg -A x a f; echo $?; rg -B '' a f; rg -C x a f; rg --max-depth x a; rg -M x a f; rg --context= a f;
#### wrong colours, sizes and files
echo a>f; rg --colors zz a f; echo $?; rg --colors match:fg:red a f; rg --colors match:fg:zz a f; rg --colors match:zz:red a f; rg --colors zz:fg:red a f;  rg --colors match:none a f; rg --dfa-size-limit x a f; rg --regex-size-limit 1K a f; rg --regex-size-limit x a f; rg -f nosuch f; rg -f '' f
#### debugging output is left out
echo a>f; rg --debug a f 2>/dev/null; rg --trace a f 2>/dev/null; echo $?
