#### iconv -f latin1 -t utf8 l; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -f latin1 -t utf8 l; echo $?

#### iconv -f ISO-8859-1 -t UTF-8 l; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -f ISO-8859-1 -t UTF-8 l; echo $?

#### iconv -f UTF-8 -t ISO-8859-1 u; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -f UTF-8 -t ISO-8859-1 u; echo $?

#### iconv -f UTF-8 -t ISO-8859-15 u | od -c; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -f UTF-8 -t ISO-8859-15 u | od -c; echo $?

#### iconv -f UTF-8 -t CP1252 u | od -c; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -f UTF-8 -t CP1252 u | od -c; echo $?

#### iconv -f UTF-8 -t ASCII u; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -f UTF-8 -t ASCII u; echo $?

#### iconv -c -f UTF-8 -t ASCII u; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -c -f UTF-8 -t ASCII u; echo $?

#### iconv -f UTF-8 -t ASCII//TRANSLIT u; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -f UTF-8 -t ASCII//TRANSLIT u; echo $?

#### iconv -f UTF-8 -t ASCII//IGNORE u; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -f UTF-8 -t ASCII//IGNORE u; echo $?

#### iconv -t UTF-16 a | od -c; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -t UTF-16 a | od -c; echo $?

#### iconv -t UTF-16LE u | od -c; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -t UTF-16LE u | od -c; echo $?

#### iconv -t UTF-16BE u | od -c; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -t UTF-16BE u | od -c; echo $?

#### iconv -t UTF-32 a | od -c; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -t UTF-32 a | od -c; echo $?

#### iconv -t UCS-2 a | od -c; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -t UCS-2 a | od -c; echo $?

#### iconv -t UTF-16 u | iconv -f UTF-16 -t UTF-8; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -t UTF-16 u | iconv -f UTF-16 -t UTF-8; echo $?

#### iconv -t UTF-16BE u | iconv -f UTF-16BE; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -t UTF-16BE u | iconv -f UTF-16BE; echo $?

#### printf '\377\376a\0' | iconv -f UTF-16 -t UTF-8; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
printf '\377\376a\0' | iconv -f UTF-16 -t UTF-8; echo $?

#### printf '\376\377\0a' | iconv -f UTF-16 -t UTF-8; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
printf '\376\377\0a' | iconv -f UTF-16 -t UTF-8; echo $?

#### iconv -f UTF-8 -t UTF-8 l; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -f UTF-8 -t UTF-8 l; echo $?

#### iconv -f UTF-8 -t UTF-8 -c l; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -f UTF-8 -t UTF-8 -c l; echo $?

#### iconv a; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv a; echo $?

#### iconv < a; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv < a; echo $?

#### iconv -f ascii -t utf-8 a; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -f ascii -t utf-8 a; echo $?

#### iconv -f ascii -t utf-8 u; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -f ascii -t utf-8 u; echo $?

#### printf 'caf\303' | iconv -f UTF-8 -t UTF-16LE | od -c; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
printf 'caf\303' | iconv -f UTF-8 -t UTF-16LE | od -c; echo $?

#### iconv -f UTF-8 -t UTF-8 -o out a; cat out; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv -f UTF-8 -t UTF-8 -o out a; cat out; echo $?

#### iconv nofile; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv nofile; echo $?

#### printf '\200\223x\224' | iconv -f CP1252 -t UTF-8; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
printf '\200\223x\224' | iconv -f CP1252 -t UTF-8; echo $?

#### printf '\360\237\230\200' | iconv -t UTF-16LE | od -c; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
printf '\360\237\230\200' | iconv -t UTF-16LE | od -c; echo $?

#### iconv a a; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
iconv a a; echo $?

#### printf '\244' | iconv -f ISO-8859-15 -t UTF-8; echo $?
#@ stderr any
printf 'caf\303\251 \342\202\254\n' > u; printf 'caf\351\n' > l; printf 'plain\n' > a
printf '\244' | iconv -f ISO-8859-15 -t UTF-8; echo $?
