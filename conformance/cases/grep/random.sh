#### random 1
printf 'aaaa1\nooFOOaaa\n\303\251ababbooab\n\n\303\251_ab \303\251\n\011a\nxAbFOOFOO\nfoo barabFOOaa\nfooaa\n \303\211b\303\211\nfoo barb\nFOOoo\303\251 ab ' > f
grep -n -c -e '[[:alpha:]]\+a\|é-\{2\}é\{1,2\}' f; echo $?

#### random 2
printf '\303\211foo_foo bar1Afoo bar\nxoo\n\303\251\n\303\251\011 FOO\n baabooab\303\211\nxab\303\251\n\011FOO\303\211afoo 1\n \011\n1_a\011foo bar_b\na_Afoox\nb\nfoo bar\303\251\n' > f
grep -E -b -e '1?' f; echo $?

#### random 3
printf '\011 xfoo\n\nA foo bar\nA\303\211baafoo bar1\n\n FOO\011foo bar\nFOO\011aaaA _\n\303\211oo1oo\n b\n11x \011\n1\303\251abfoo baraAfoo bar\nooaa\n' > f
grep -E -n -o -e '\s' f; echo $?

#### random 4
printf ' b\303\211foo\n\naa\011\011a\303\251foo bar \n \nfoo bar\303\211 \303\251\n\naax xxfoo\n\nfoo barFOOb  \303\211\naboofooFOOFOO1_\nFOO\noob\n' > f
grep -n -o -m2 -e '.* \+[^a]\|b\{2\}' f; echo $?

#### random 5
printf '-aFOO1\n\303\251\303\211oo\naa1\n\011-1FOO\nfoox foo-\0111\nabfoo1foo 1-\noo xb1foo\nfooaa -\nooab\nfoo bar_\303\211\n foo barbb\n\303\251-  x\n' > f
grep -E -n -c -a -B2 -e '\w' f; echo $?

#### random 6
printf '\011foo bar\n\n\303\251\011aaaoo\011\nab\nFOO-1bfoo bar \n\011\0111baa\nbaxFOO_-\naa1 Ab-\nbab foo baraa\303\211\n1aaoo\n-ab -FOOooaa\n-\n' > f
grep -E -x --color=always -e '(x{2}.+(\W?\s{2}){2})+o' f; echo $?

#### random 7
printf '_aa\nx oo-\n\011\nbfoo\nx oo\nFOOA\303\211foo\n\303\211x\011\nfoo bar\011 FOOfoo\n-ab oo\nbfoo barFOOab\noo\011fooa\011a\nxaa foo bar' > f
grep -E -v -n -b -e '\W+|[ab]{2}' f; echo $?

#### random 8
printf 'FOOFOO \303\211\n\303\251oo-b1xoo\nfoo bar1\nxaa\n-ooabaaa\nx - a\na\303\251oo\n\na\303\211 \n\011babaa\303\251\n\011a\n aa\n' > f
grep -n -e '\(\w-\{2\}\)' f; echo $?

#### random 9
printf 'b\303\251A-aa\n abfoo\303\2511\nFOO\nfoo barab-abab\011\n foo a_\303\251\303\211\n foo--\303\211\303\251aa\nabfoo\n-FOOaa\noob\011 oo\naooa\n\303\211_\n-\n' > f
grep -b --color=always -e 'b\(\(a\{2\}[0-9]\)\s*\)' f; echo $?

#### random 10
printf '\n\303\251\noox\n_\nx1foo bar\303\211foo\n1-xab\nfoo baraa\n\n\n\303\211_foo\nab_x\n \303\211\n' > f
grep -v -n -a -e 'o[^a]*foo' f; echo $?

#### random 11
printf '\nfoo baraa a\nb\n\011b\303\211\011\na\011\303\251foo-FOO\nbooaaa\nab\n_abaxx1oo\nfoofoo\n1 -\nabxx\n\n' > f
grep -E -i -n -a -e '[ab]{0,}' f; echo $?

#### random 12
printf 'x1_\noofoo\nabx foox\303\251\nAFOOxAaa \nxx \303\251 \n-xfoo baroo -foo bar\nAfoo  \303\251foo bara\nA\n-bbxaba\n-foobfoo\naaabA\n\303\251\011-\011FOO' > f
grep -o -A1 -B2 -m2 -e '\(b\)[^a]\?\|\w\|[0-9]\?' f; echo $?

#### random 13
printf 'b_\n foo bar\n\nfoo bar_\011FOO_FOOFOO\noo\303\251\0111ooba\377 \n x\n\303\211\303\251\303\211_ \303\211a\nabb_\n_oo\011foo x\n- \n\noo\303\211b\011foo_x' > f
grep -v -n -B2 -e '.' f; echo $?

#### random 14
printf '\nabx -\na\303\211baab \303\211\n\011\n1b1 1_oo\n 1_\na oox\n_\nfoo barxA\naa-\n_-\303\211_foo bar1\noo\303\211' > f
grep -E -n -o -m2 -e '( (\W1{2} *)*)?\s*b' f; echo $?

#### random 15
printf 'aa\011baa\nab\nab \n\303\251fooaafoo\303\251-\n FOOaA\303\251\nFOO  ab\011\n -ab\n\303\211fooxafoo \n\303\251a\0111ab\nxFOO\303\2511oo\na\303\211- fooaaA\n\n' > f
grep -n --color=always -e '\(\W\{1,2\}\(x\{1,2\}é\{2\}\)*\)afoo\{2\}\|foo\{2\}b\+-' f; echo $?

#### random 16
printf '-\nab1ab\noobfoo-Ab\nbAb\n\303\251foo -\n\nab\011 \011aa\n\n-xfoo bar\011\nFOOa\naaxAxA\n1\303\211\011ba' > f
grep -i -v -n -c -a -e '.' f; echo $?

#### random 17
printf '\011\011oo- a\n\303\211abaafoo_\303\251\nab\nFOO1\303\251ooFOO\naaa\011\303\211\011x\nb\303\211fooa\011 \n\011aAab\naaaaaa\303\251foo\nab\303\211\n-b-\n1A\nFOO\011\011FOO1\n' > f
grep -n -o -b -a -e '.*o\+' f; echo $?

#### random 18
printf '1xA\n \011\n\nxaoo \303\251aaFOO\nfoo baraafooxfoo barab\n\nbfoooo \011\n\303\211\n aa \n oo\303\211ab\303\211a-\nbaa-aa \na\011\303\251x ' > f
grep -E -o -A1 -e '-\w[^é]' f; echo $?

#### random 19
printf '  \303\211\n 1ab\n\011aaaFOOoofoo barx\n\011aa \n \n aboo\naa \303\251abfoo barx \nfooA-foo bar\nFOO\011FOO\011foo bar\n\nx\011bfoo barFOO\n\011baa\n' > f
grep --color=always -e 'b*' f; echo $?

#### random 20
printf 'foo baraa \nabbfoo baraa_\n1\303\211FOO\303\2511\nfoo bar\nabA\nabfoo\nxx\nafoofoooo_\nfoo barxoo\nabab\011\303\251foo barfoo\n\303\211aa \011\na\n' > f
grep -E -n -e 'ao+|_\W{1,2}(\w.)' f; echo $?

#### random 21
printf '\303\251b\nabb A\303\251 x\n\n ooxaa\noo\n1 foo barb\n\303\251boo _\303\211\nfooFOOAoo\nfooa1abA\nabaa _1foo barA\nfoo\n-\n' > f
grep -E -n -o --color=always -e '1{2}$^' f; echo $?

#### random 22
printf '\303\251-FOOfoofooFOOx\nababFOO \n foo bfoo\303\251\nfoo\011aa\n \nfoo\n\n\n-foo bar-\n\naafoo barfoo barbx\n foo barb- \n' > f
grep -E -i -n -e '([[:alpha:]]{2}(\s)*a{2})b' f; echo $?

#### random 23
printf 'boo_xab\n\nabab1a-A\nFOOAoo_foo_ab\n\303\251foo barfoo bar-\011ab\n aaxafoo baraa\nfoo barfoo_\n a\303\211x-aax\n \303\251fooFOOa\n\n _\303\211foo barfoo bara\nFOOxfoo barfoo bar\011\n' > f
grep -E -i -v -n -o -b -e '\W^_+' f; echo $?

#### random 24
printf 'ooAaafoo\303\251A\nb\nx1\303\251a1\011\nxfooab\n _\303\211\n\011Aa\n\011foo barFOOaafoo bar\nb_1b\n\n\nbfoo_x\noo1foo\n' > f
grep -E -v -n -e '[[:alpha:]]|((\w{1,2}b{2}foo{0,}){0,}foo)|[^a]{0,}-' f; echo $?

#### random 25
printf 'aa\303\251_\n\303\251xfooab\n1\n\n\n-abbfoo bar\n\303\251aafooa a\n\303\251Afoo\nb\303\251a\nfoo barfoo bar\n\303\251\011oo A\nbfoo\n' > f
grep -n -o -b -e '1\?' f; echo $?

#### random 26
printf ' 1ooxoo 1\naaA1abFOO\nfoo barfoo bar_foofoo\nab\n\n\303\251_\n\nab \n\303\211x\n Aaba\303\251xfoo\nfooFOO\nFOOabbbab\n' > f
grep -c -e '.\?b' f; echo $?

#### random 27
printf 'A_\noo _Ax\303\251-\nx  \303\211A\011\011\n\0111\n\303\251aa\n\011\n\noo\011\noo\nb\303\211oo\nxfoob_aaFOO\n\n' > f
grep -x -n -b -a -e '\w*[^é]\{2\}x*' f; echo $?

#### random 28
printf '-\n b \303\251foo bar\303\211x\nAab\011oo\011b\nfoo bar\377ab\nFOO\n\nbfoo baraboo\n_afoo11\n\n\nab\303\211\nA1foo  oo\n' > f
grep -E -n -e '(ao{1,2}_{2})+' f; echo $?

#### random 29
printf 'a\011--\noo_\011\n\303\211\nA\303\211\n\011Afoooo-a\n\nAFOO1aa\noo-afoo barab ab\nfooabbFOO\011\n\303\211x_Afoo barfoo bar-\naA\nfoo barabaa\n' > f
grep  -e 'x\W\{2\}' f; echo $?

#### random 30
printf '\303\211foo bar\n- a\303\211foo\na1 1\303\211\nfoo bar1A_x\n\303\211b foo \n_abFOO1\n\303\251oo_aa-\n_b\303\211\303\211FOO\nb abx_foooo\nfoo bar\303\251foo1\naxFOO\nfoo bar' > f
grep -v -o -e '\w' f; echo $?

#### random 31
printf '-a \011 x\nfoo bar\303\211 \303\211_\n\303\251boo\n1oofooA\n-1a-aa -\n\011x_\nfooAaa aab \nab\n \011_oo\011\303\211\011\nx\303\251 foob\n\na\n' > f
grep -E -v -n -c -A1 -B2 -m2 -e '-(\s{0,}[0-9]*)?|([[:alpha:]]([[:alpha:]]{1,2})+)+$[^é]+' f; echo $?

#### random 32
printf 'aa\nAaa aaaa\011\011\naaafoo\naoob__ A\n fooA\303\211\303\211\303\211\n b\nab\nA A\nfoo bara1\n\n\nfoo\303\2111baa\303\211 \n' > f
grep -n -b -m2 -e '$' f; echo $?

#### random 33
printf 'FOOaaxfoofoo-\n_xfoo1\303\251aab\n \nFOOb Aaa\naaa \n\303\2111FOOaa\naa\303\211x\303\251\n\nfoo bar foo bar1\nx\nx_-\naa foo barxxfoo barx\n' > f
grep -v -n -c -e '[^a]\W\{1,2\}' f; echo $?

#### random 34
printf '\011aaa_oo\011\nfoo ab\377foo\n\nx\nb\n-AFOO\011oo\nFOO1foo baraa\nboofoo baroooo_\n\303\251aa\303\211FOO \n aa\303\251 \303\211\nxfoo_ \n\011 ' > f
grep -E -i -n -o -e '1{1,2}é{0,}foo{0,}' f; echo $?

#### random 35
printf 'afooooA\nfoo bar\303\251\nx\n\011 1\nfoo barAa\naFOO\303\211A \011A\n aa-\nafoo bar\n\303\211\n a_\n\n\303\251\303\251  aa\n' > f
grep -n --color=always -e '$\(a\{1,2\}\)\?' f; echo $?

#### random 36
printf 'aoob\303\211\n_FOOoo\303\251\nbFOObfoo\303\211\011A\nx\303\211\303\211_\n \303\251 foo\n\011\n oo\011foo bar foo bar\n_aa -\011\n1\naaAab \303\211\n1bb\n foooo-a_foo bar' > f
grep -n -b -e 'o*\(\(.\{1,2\}\)\{1,2\}\|é\{2\}\)\?[[:alpha:]]' f; echo $?

#### random 37
printf 'ooxxFOO \303\251\n\n1foo barFOO \nAx1-\011FOOaa\nFOO\303\251--abFOO\303\211\nfoofoo1\303\251_FOO\303\251\n-oob\011\n\n\303\251-AA\303\251oo \n\n\naab1x\303\251\303\211\011\n' > f
grep -i -c -e '\s1*' f; echo $?

#### random 38
printf '\n\nb\011bAaa\303\251aa\n\nooab\n\303\211xAfoo bar a\n -aaab\nab _\nb_b-oo-\n\n\nabx \n' > f
grep -i -v -e '\([0-9]\+\(-[ab]\?\)\{2\}\)\{1,2\}[0-9]' f; echo $?

#### random 39
printf ' \303\251foo\nb-\n b_\n\n-\011_bx\nfoo barfoo baraba xx\nabfoo bara\303\251 a\n\n_b foo bar1Aaa\naa A\n\nfoo barxA' > f
grep -v -o -c -e '[^a]\+' f; echo $?

#### random 40
printf '\n1abFOOb\303\211\303\251\n\n-\303\211bfoo\303\251ab_\na\303\211aba\n\303\211xfooa\303\211\n\303\211Aaa\nAA\n\303\251\nx\011a \303\251oo\n\303\211aoo\303\251_\n' > f
grep -E -x -a -e '[^é][0-9](-*([[:alpha:]])(\w+ax{0,}){1,2})' f; echo $?

#### random 41
printf '_-\011\303\211 \nb FOO_x\nAa\011FOOxabfoo bar\nab\nFOO\011foo_ \nb_  \nAfoo1foo bar\n - _a\naafoo  aA\n foo\n_ ab\n\n' > f
grep -o -A1 -e 'é[0-9]\{2\}\([0-9]\{2\}\)' f; echo $?

#### random 42
printf '_\n 1b\naaa\nabA\303\251a-oo\nx\nFOO-x\303\251\n_Aooaba\naaooaafoo \nFOO\303\211-\011oo1\nFOO1 \303\211 b\nab\303\211\303\211A_\n  oo b\n' > f
grep -E -i -v -n -B2 -e '[^é]' f; echo $?

#### random 43
printf 'FOO\303\2511aafooab\n11\n\nfooab\n\011A\011\303\251  \naa_aa_aab1\naabA\nb1foo_\n__foo barAfoooo \naafoo bar_\naoofoo\303\211\n\011bab\303\251oofoo bar' > f
grep -i -e 'o\(foo\+\)$' f; echo $?

#### random 44
printf ' b\n_abfoo  \nab\nFOO\nFOO\n a_Ab\nFOO_foo\011\n\n\011\naaa\nfoo bar\nfoo barooab  _\n' > f
grep -x -n -o -A1 -e '\(_[ab]\{2\}\)\{1,2\}- \+\|b' f; echo $?

#### random 45
printf '\303\251Afoo barabbA\n\303\211oofoo\n_aa\nA oo 1-FOO\n\nfoo barFOO\303\211A_b\n_\303\251x\n\011\303\251_\naA\n_ 1-\n\303\251oo\303\211 foo baroo\nb\303\251ab\n' > f
grep -n -o -A1 -B2 -e 'foo\+ *' f; echo $?

#### random 46
printf '\n_FOO\011-\n xfoo barab\011\n1\377\303\251\nxfoo\011aa\n11aa\n\011 aooFOO\303\251\nFOOfoo bar\303\211foooo1 \n1\nbfoo bar\011\303\211\011foo\n\n_\303\251oo FOOfoo bar\n' > f
grep  -e 'x\{1,2\}1*' f; echo $?

#### random 47
printf 'fooaaAFOOab\nabfoo bar\nab\n_-\303\211\303\211\011a\n \011FOOfoo-\303\251oo\377x\n foo barA1foo bar-\nbfoo barboo \n\303\251\0111\n1  foo-\n\303\211_ fooa-\n\naAfoo\303\251 _\n' > f
grep -E -n -e 'foo\s' f; echo $?

#### random 48
printf 'Aaaafoo baraaa\nfooaab\011\011\nA_1ab\303\211_A\n \nab_ -bfooaa\n_\303\211\nbAaa \nFOOxxFOO FOO_\n\303\211A\n1-a FOO\n_foo bar 1foo bar \n_ oo\011\n' > f
grep -E -x -n -b --color=always -e '^' f; echo $?

#### random 49
printf '\n 1 -\naaab_aa\n\011\n_\303\251-\n\303\211 aa\n -FOO \nFOOfoo\naa_booabfooA\n_\nooab\n FOObboob' > f
grep -n -c -b --color=always -e 'x*[^é]' f; echo $?

#### random 50
printf 'FOO_\n \naaab  \nfoo\0111aoo\nx\303\211 \n\n\nbFOOooA1afoo bar\nA\011\011xaa-foo bar\n1FOO x \naab\nooaa\n' > f
grep -o -e '\W\?-\{2\}' f; echo $?

#### random 51
printf 'ooabx\303\251\nb\011\n\naafoox\n\naa\nfoo bar\303\251xaa  b\n-\nfoo barooa1 \nafoo bar\n_\303\211--\naxab\n' > f
grep -E -o -e '-(.{1,2}|([ab]{2}a))' f; echo $?

#### random 52
printf '1\303\251\nAbb\303\211\naab\nFOOa  foo\303\211\303\211\n_oo\303\2511oo-foo\noobaa a\n\011-\n \n FOO_ab\011\n\303\211 aaab\377\303\251\n_\n- x\n' > f
grep -E -o -e 'x?' f; echo $?

#### random 53
printf '_\011xxFOO\n\011fooaa\011a\nA\303\211\n1abxx \n_A\nfoo barabaa \nAA foo bar\011fooa\n\303\211a\303\211\011\303\211\n\011foo baraa- \nFOO_A\nfoo1foo _ \n_\n' > f
grep -o -e 'o\{2\}' f; echo $?

#### random 54
printf '\n\n1foo barfoo barab\n_1\nAbFOO \nAabfoo bar \303\251b-\na\nbaoofoo\n\011foo baraa\303\251b\nx aboo \n\naaoox\n' > f
grep -E -v -n -a -B2 -e '[^é]{2}(x\wa?){1,2}[[:alpha:]]' f; echo $?

#### random 55
printf '\303\251oo\303\211_aa1\nbxoo_oo\nFOOFOO_a1\303\251 \n\303\251\303\2511\n_FOOA\n-\303\211xA foo bar\n\303\211ab\n\303\211 1\n \303\251\nxabbAaa1-\nabaa\nfoo baroo\011\0111\n' > f
grep -E -n -e '(foo_*)+(a)+' f; echo $?

#### random 56
printf 'x\n\na FOO-\n_1foo barfoo bar \303\251-\n\303\211\nb\011\303\251\303\251b-\303\251\n\011_\303\211FOOfoo-\n\303\211 oofoob1\303\251\nfoo1\303\251A \011b\n_ooa\011\nab \303\211fooA\303\251\nab\303\251' > f
grep -E -n -b -e 'b*o|x[[:alpha:]]{0,}|\Wb{0,}[0-9]?' f; echo $?

#### random 57
printf '1\nA\n\nooAfoofoofoo- \n1\303\211a \naa_foo baroo\n\303\251 AA-\n ooAAx\n1aFOO-aabA\n\n\nb-A\n' > f
grep -n -o -b -e '-\s' f; echo $?

#### random 58
printf 'oo\303\251FOOoo\nAab aabfoo bar\naaxbaab\n_ ab-1__\nafoo\303\2511foo barfoo\n\nxFOO -1\n1\303\211ooFOO\n 1\n\n\303\211 foo\nFOOabb\n' > f
grep -i -n -e '.\?1\{1,2\}.\?' f; echo $?

#### random 59
printf 'x ab_\303\251\nab\nab\n  xboo\303\251-\nafoo bar\n\naa\303\251FOO-foo bar\n\303\251 oo\n\011\303\211x\011\nb\nb\n  xfoo bar\303\251foox\n' > f
grep -i -e '[0-9]' f; echo $?

#### random 60
printf '\n\n\303\251\n x\011FOOA\011x\n\n _ abooFOO\n_FOO\011FOOfoo bar\n\n\011foo bar11\303\211x\nab\303\251\nfoo\n\303\251- \n' > f
grep -b -e '.\?.\?' f; echo $?

#### random 61
printf 'xax abfoo\n\303\251\303\251aa\011\nfoo baraa-aafoo bar\303\251\n \303\251  \n1\303\211FOOFOOFOO\n\011FOO A\n a\011\n\naa foo a\nFOOabaaabFOOfoo\nabax\n\303\211aFOO A ' > f
grep -E -c -B2 -e '.{0,}' f; echo $?

#### random 62
printf '\303\251b FOO_\303\211\nFOObab\303\251\nfoo\nA_\nabafoo bar_\n--1 ab\n\n xfoo\303\251\nfoo\303\211\n\303\211 -\n \303\211_ oo\noo-\303\251FOOx\011foo bar\n' > f
grep -E -e '[^a]+é{1,2}' f; echo $?

#### random 63
printf 'oo a1aa\303\211b\nabAab \011\nfoo\011foofoo bar\n-\303\251foo bara\na x\n\n\nbab_-b b\naaooFOOfoo\nooFOO\n\303\211\303\251\303\251ab\303\211\n\377foo\n' > f
grep -c --color=always -e ' \?' f; echo $?

#### random 64
printf '_a\303\251oo\303\211\n\n\303\211FOOx\n_Aa  \nxaaooab\n\011\011-FOO_-\nfoo bar 11_x\377 \n\303\211_\n\011\nxFOO\noo\303\251\nfoo bar' > f
grep -E -n -e '[0-9]' f; echo $?

#### random 65
printf '\303\251x\n\n\303\211FOO\303\211\n-FOOFOO\n\303\211 \n1foo bara_foo\n\nx\303\251baa-\n  oox1\303\211\nbFOO\011a\naafooaa1\n\303\251FOOfooab\n' > f
grep -E -o -c -e '((_{1,2}1*){1,2}\s{2}a){1,2}[[:alpha:]]{1,2}' f; echo $?

#### random 66
printf 'ab\n\011\011\n\n-\n ab\n\303\2111b\011b1foo\n\n\n\n\nab \011x\n\303\211\n' > f
grep -n --color=always -e 'a\?xo\+' f; echo $?

#### random 67
printf ' _ab-b\n\nFOOab\011\303\251foo bar1\303\211\na\303\251xfoo baroofoo\n-foo bar \nFOOFOOa\n \011\303\211\n-\n\n\011foo\naafoo barx\nfoo\n' > f
grep -E -n -B2 -m2 -e '(o+)1+' f; echo $?

#### random 68
printf '\303\251abA\303\211aa\nfoo bar \n\303\211\nxaaoooo b\303\211\nb\nFOO\nfoofooa\n\303\251_\n foo\n-foo bar\nFOOooa\303\251\nfoo bar_\011\303\251 xab' > f
grep -E -v -e 'b{0,}o' f; echo $?

#### random 69
printf 'xa\nabfoo bar\303\251_foo\nxxA\n 1\303\251\303\251Ax\n \011 oo\nFOOa\303\251\nx1foo\n\303\211\nfoo baraa\011-\n-oo-1\n_-\n\303\211\n' > f
grep -E -n -a --color=always -e ' ' f; echo $?

#### random 70
printf 'foo bar\nab  \naFOOooafoo1\nFOO\303\251xaaaab\n\nafoo bar\011foo\noob\noo\303\251\303\211\nfoo-\nab \011FOOoo\nb1oo\303\251afoo barb\na1_ooxaa\n' > f
grep -n -o -e '.-\?\|[^é]\?' f; echo $?

#### random 71
printf 'xfoo bar_A_-\n\nFOO1ab\n-1\011foo bar\n- foo baraaab\nab 1ab \nAb xFOO\n\n\011foo \303\211foo barFOO\n\011-Afoo bar\nFOO1\nfooAa \011x\303\211' > f
grep -E -x -n -e '[^é]|b{1,2} b{2}|oé{1,2}.' f; echo $?

#### random 72
printf '_1\n\303\251\303\251xfoo barFOOfoo barx\n\303\251 b\n ab1\011foo bar\naa\n\303\251aaxfooa_ab\377x\naa\naaooA\nfoo barfoo barab abfoo bar\n\011ab\n\naa\303\251aoox\303\251\n' > f
grep -E -i -e '^\w' f; echo $?

#### random 73
printf 'abFOO\011foo bar\n\n\011\n-a\n\303\211_\303\251\303\251\303\211foo bar\n_\303\2111a\303\211aa\n\303\211-FOOFOOaaaafoo\nFOO 1\n\naaFOOoo\303\251-oo\n\n - FOO\n' > f
grep -i -o -m2 -e '\s\{1,2\}\s\?foo\{1,2\}' f; echo $?

#### random 74
printf ' \303\251_\nfooa1Aa1\n-oo\n\303\211oo_foo bar_\naa_\303\211xA_\n\011abFOOfoo\n\303\251foob\303\2511 oo\noo\n_xabb\011_\nA foo\303\211_\303\211\011\n_ \n\303\251\n' > f
grep -i -o -e 'b\{2\}' f; echo $?

#### random 75
printf '\011x\nx\303\211\n--aFOOaaoo\n\011b_\011foofooaa\n _1\n\011\303\211 -oobA\naaa_\303\251\nAfooaa\303\251\303\211Afoo\n1Aoo_x\nFOO\303\211xoo FOOx\n\011  bA  \nA\303\211 b\303\211ab' > f
grep -E -b -A1 -e '^é?' f; echo $?

#### random 76
printf '__\011aafoo bar\nA boo\nx \303\211_xFOO\nfoo bar_1\n\011xx\303\251\nfoo bar\303\251\n b\n-\n\011 \303\251-  \n\n-oo\naaaA\n' > f
grep -E -i -x -n -o --color=always -e ' ?' f; echo $?

#### random 77
printf 'A_abbab\303\251\n\n\nooafoo bar_fooooFOO\n FOO-\303\251\n \nfoo bar\noo\n\nab_oo\nAab\n1\n' > f
grep -E -n -A1 -e '\s[0-9]+' f; echo $?

#### random 78
printf ' foo barfoo bar_\303\251\nx1\n-\011\n_-A\na-foo bar-\011_\nx  a-ab\nFOO oo__\303\211\n foo baraaa_\n_b\nooFOO\nA ooab \n\011-aa' > f
grep -i -c -B2 -e 'o\{1,2\}' f; echo $?

#### random 79
printf 'FOOoo ab\n ooxab\n\n-x-oob FOO\nabfoo\011b\n\011\nabafoo barA\303\211_\n\n\303\211\naafoob\nFOO\303\211foo\nfoo bar oo\n' > f
grep -E -x -B2 -e '-{0,}b{0,}x*|[^a]?' f; echo $?

#### random 80
printf 'aa \303\211ab-\011\nx\n\nfoo\nx\303\251\303\211-foo barxab\noo aa\noo1\nAfooa\011aa\n \n \na\naa  aa\n' > f
grep -E -v -o -e 'x*((\s*){0,})|a[^é]*' f; echo $?

#### random 81
printf '\303\251 foo bar\303\2511_\n\303\211AaFOOaa\naa \303\251 1\011x\377oo\n 1\n\303\251bfoo bar_\303\2111\303\251\n\011ooA_\n\303\251FOO \noo\303\211\nbfoo-foo bar _foo\n\nA ooaa\303\251\n-Ab 1AA\n' > f
grep -E -B2 -e '[^a]|[[:alpha:]]*( +[0-9]?|bé*-{1,2}|(1*)+foo[ab])(\W?[ab]| ){1,2}|-$' f; echo $?

#### random 82
printf '\nA\303\251 _ab\nbabaaFOO1xfoo\naa oofooabA\n_A\011\n1aaoofoo\na\n_\303\211\n\303\211\n\303\211boo\303\251Aab\nFOO a\n\303\211abooAFOO' > f
grep -E -n -o -c --color=always -e '-{1,2}[^a]?[[:alpha:]]{0,}' f; echo $?

#### random 83
printf '\n\303\251\naa\303\211\n\011ab\303\211oo\n 1\naaa\303\211aaooooab\n\303\251AFOOaa\303\211_foo bar\n\naafooooFOO foo bara\n\nFOO_FOO\303\211-\n1aaaaaaa\303\211\n' > f
grep -v -e 'o*' f; echo $?

#### random 84
printf 'foo bar\303\211x\nabab\303\211ab\naa--oo_-\011\nab\nA\303\211\n\303\211A1_xaa\nab\n_\303\251\nbbb\303\251\303\211\n aFOO1aafoo bar_\n_11oofoo aa\naax Ab \n' > f
grep -v -B2 --color=always -e '[0-9]*' f; echo $?

#### random 85
printf 'foo bar\303\251\303\251FOO\n\303\211\011\303\211FOO\n\n-foo barFOOfoo \n\303\211\303\251-A\n \303\2511\noo\nfoo barfoo\303\211boo\nFOO\303\251oo-\011 \noo\n\303\251ab\303\251 \na foo\011aaA\n' > f
grep -i -n -e '[0-9]\+' f; echo $?

#### random 86
printf 'abaab\011\nb\303\211aboo\nFOOxFOOx- a\nFOOA1_aaoo_\naa\011\n1\303\251\011 x  \nx ab\n1\nbfoo bar\n\n\n\303\211A\011_\n' > f
grep -o -e '-' f; echo $?

#### random 87
printf 'foo baraaFOO_foo-\nbx\n\303\211\n_\011\nfooab\n_A-ab1oo\nab_ b \011FOO\n_foo bar\303\211x\nFOOb_oo \303\211FOO\naafoo\011\n_ a\011\303\251ab\n' > f
grep -E -o -b -m2 --color=always -e '[^é]+é*' f; echo $?

#### random 88
printf 'ooa\n\noofoo bar\noo \303\251 \n\303\251_1FOO\n\nbfoo barooaA\noofoofoo bar\noo\nx_\naaoo\303\251\na_A' > f
grep -E -i -n -e 'foob*[0-9]*' f; echo $?

#### random 89
printf '\nbaaoo-\011\naafooxa_A\n\303\251_\303\251 \303\211x\nab\nA\011\nxA\303\251\nb_ab\303\251\303\211\n aab \na_ab\nooAA1\011\n-a\011 \n' > f
grep -E -A1 -e 'b{2}a' f; echo $?

#### random 90
printf 'x\303\211foo\303\211\nA 1A-1\n\naafooaa\303\251\0111\n oo ab_\n \011oo1\011_\n b 1oo\nAfoo\011oo1 _\nAoo\303\251\noo\011 \noo\303\251abx\011-\n1fooab  \303\211\n' > f
grep -E -n -o -e ' ?' f; echo $?

#### random 91
printf '\011\n\303\211\011oo\303\211foo\n1baa--abA\nb- \noo x\303\251b\n\nAaafoo barFOO\303\211\n-AFOO\n  -\n\n\303\211A\nAb' > f
grep  -e '1\?' f; echo $?

#### random 92
printf 'FOOx b\n1\nA\303\211 \n\303\251 foo \011\n\n\nfoo baaA\n FOOaa\303\211 \303\251foo bar\noo\011- FOO\nb_FOO\nabfoo barA\n\n' > f
grep -E -b -B2 -m2 -e '\W{2}' f; echo $?

#### random 93
printf '\nfoo baraa \n1foo barAfoo\n-ab\303\251 foo bar\n\303\211\nAfoo1oox\n\303\251aaAaa\303\211foo bar\naa\011foo bara\303\211\303\251ab\n11FOOAb\n\303\211-foo bar \n\011\303\211\011\011\303\211 _\n-_oo' > f
grep -n -e '\W\?[^é]\{1,2\}' f; echo $?

#### random 94
printf 'oo1foo bar\n -foo baraa\n\011\n\303\251 -_FOOaa\n_\303\251\303\251_foo_-\nFOOAFOO\303\251\011 \n\303\251A ooab\303\251\n\303\251bfoo baroo_FOO_\nfoo barfoo bar\303\211\n\303\211aa\nabFOO1\nxfoo  foo\303\251foo\n' > f
grep -E -i -x -o -b -e ' ?\W{1,2}' f; echo $?

#### random 95
printf '   \n_fooFOO\nA\011 b-\n\n \303\251_x a\n\noo_foo bar_\n\011\303\251\303\251\nfoo\303\211foo bar\303\211b\n\n1foo bar\011foo1aa\303\211\nax oo' > f
grep -n -e '[[:alpha:]]\+a\?x*\|[^a]\+_' f; echo $?

#### random 96
printf 'foo bar\n-A\011\nbaa\303\211foo baroo\303\211\n\303\211foo bara1\n\nxFOO \nbfooxfooA\naa \n\011\303\211\noo\303\251 \303\251\nabfoo bar\011FOOA\011\n ' > f
grep -E -o --color=always -e '[[:alpha:]]{0,}([0-9]{2}){2}((foo{1,2}b{2})?|\s){2}' f; echo $?

#### random 97
printf 'b_aaa\n-ooA\n -__\303\251A_\nab- aa- \nooaa\303\251ooa\303\251A\n \303\211a\nb\303\211abFOO\n\n\n\nAoox\303\211foo bar\nb\303\251\011\303\251ab\n' > f
grep -v -n -o -e '\W\{2\}[[:alpha:]]' f; echo $?

#### random 98
printf 'foooo\303\251-ab\303\251ab\noo FOO\0111\n \n\nab\303\211b-oo1\n\303\251FOOfoo barabA\nba_-aafoofoo\n\011\naaxaa\303\251\nb aa\303\211aa\n\011bfoo1b\n foo bar\n' > f
grep -E -n -a -e '^(o{0,}[[:alpha:]])' f; echo $?

#### random 99
printf 'foo baraaxaa\nFOOfooxbFOOaa\303\251\n1\nb\nFOO\303\211bfoo barxoo\n\303\251\nabb\n-foo\303\251ab oo\n\n\n\n1foo\n' > f
grep -n -o -c -e '\s\{2\}é\+\|fooo\?[^é]' f; echo $?

#### random 100
printf '\n-ooFOOab\n\303\211\n  \n\303\251_x1Aa\303\211\na-FOO_ \011x\n\303\211abab\n\nba\011_\n FOO_ \011\303\251\nx\nooooFOO\011\303\251' > f
grep -E -v -n -m2 -e '\s((foo?)o+)' f; echo $?

#### random 101
printf ' _foo baraax_\n1aax_\n_\011\303\211x-A\nb\n1\n1ooaa \n\nFOO\nA FOOfoooo\n\n aa\303\211FOOabfoo bar\nAaa\n' > f
grep  -e 'éé\{1,2\}' f; echo $?

#### random 102
printf '\011A 1_1\n-1b\nA\n foofoo\n\303\211\011foo\n\011ooa\nfoo barb \303\211foo bar\n\011b\303\211fooAab\n\303\2511ab1A\303\251\303\251\n-\nAabfoo\n FOO \n' > f
grep -E -i -n -b -B2 -e '(_*a{0,})+foo{2}' f; echo $?

#### random 103
printf '\303\211ooooab\303\211ab\n_\303\211abfoofoo barA \naa- fooaaFOOa\nab foo bar  \nfoo1FOO\303\2111\n1A\303\251\nfoo bara\303\211\011A\nbAfoo1ab\011ab\nfoo bar \303\211x\n foo bar\n-foob\nfoo1b\303\251\n' > f
grep -x -n -o -e '-\+' f; echo $?

#### random 104
printf 'aafoo\nA  \011FOO\nab\011\nfoo baraaa\011Afoo bar\n\nfoo barab\303\211foo bar_x\nabbFOOb\n foo\nx\011_\n\n _A\n \n' > f
grep -i -x -n -c -a -e '\w[0-9]\?' f; echo $?

#### random 105
printf '\011\011Aab\n\303\251\n\303\211 \nfoo bar\011oox \n fooA FOO\na1\303\251\377-\nab\nA_a-\n\n\n\303\251AFOOxfoo bar\n xaab\011\n' > f
grep -n -e '\([ab]b*\)\{1,2\}' f; echo $?

#### random 106
printf '\nfoo bar\n_bbFOOFOOaa1\nfoo_\nx-1foo_aa1\nab\n\naa b\nAabfoofoo bar\303\211\303\251foo\nabaaabbFOO _\naaaooFOO\nab-\011fooFOOfoo bar\n' > f
grep -n -o -b -e ' *.$\|$_\{2\}\|^' f; echo $?

#### random 107
printf '1ab\nfoo bar_oo\011 \n\n1\n FOOfoo bara\n\303\251 \303\251\303\251\n\303\251foo bar_\nabA\n-_abaaFOOa\nooab\303\211_ooabx\nbaaaafoofoo bar_\naa\n' > f
grep -a -m2 -e '$[ab][[:alpha:]]\|[^a]\+\s\{2\}' f; echo $?

#### random 108
printf '-FOO\011\n1\303\251  \nb\noo\n- - \n_1FOOboo_A\n\n\n oo \011\011\nFOO\0111\noo\n\n' > f
grep -x -o -a -e 'o\{1,2\}o\{1,2\}\(foo\)\+\|\(foo\(x\{2\}-\?\)-\)\+ \?o' f; echo $?

#### random 109
printf 'bb__x1 \nA_ foo\011\303\2111\n oo\n\naaa-foo bar1\303\251aa\nfoo bar  FOO-\n\303\211\n\303\211\noo\n \n\nax\303\211A' > f
grep -v -n -m2 -e 'foo\{1,2\}^-\?' f; echo $?

#### random 110
printf '_\011\naa\011aa\n\n\n\n1_\011-\303\251x\n1\noo aA\n\303\251\n\n\011\nFOOaFOOFOO \303\251A' > f
grep -n -c -e '\w\?[0-9]*' f; echo $?

#### random 111
printf 'Afoo barx1-abfoo\n\nFOOfoo barafoo bar\n_\011-\303\251foo-\n\303\211foo bar \nA\n\303\251-A\303\251_aoo\naa\303\2111foo barabA\nooFOOooa\nx1\n foo\303\251b\n oo\303\211\303\211A' > f
grep -A1 --color=always -e '[[:alpha:]]\{1,2\}[^é]foo\{1,2\}\|_[^a]*' f; echo $?

#### random 112
printf 'foofooabfoo bar_ \noo\n\303\251b_  \303\251\n \011b-\303\251Aa\nAFOO1 \nxA\na\303\211foo\n \303\211\nab\011ooa\n_-aa\303\251\nfoo bar1FOO foo bar\naabaa\n' > f
grep -i -x -n -A1 -e '[[:alpha:]]\+\so\{2\}' f; echo $?

#### random 113
printf 'xFOOb\n-\nfoo A1 bFOO\n oo\n-Ax\303\251fooaba\n\nfoo\303\251\noo 1Aab \303\251\n\303\251A\nbaboo_foo bar_aa\naabfoo\nab\n' > f
grep -E -i -n -b -B2 --color=always -e '[^a]' f; echo $?

#### random 114
printf 'A-\n-\nb1fooAFOOoo\nb_b \303\211\303\211\n\n\303\251A\nfoo barab\n-ab\nfooab\nb\n\011\n\011\n' > f
grep -n -e 'o\|\(\([[:alpha:]]\{1,2\}b\)*\(\s\{1,2\}x\{1,2\}o*\)\{2\}[0-9]\?\)\{1,2\}-\?' f; echo $?

#### random 115
printf '  b_11foo\n\011x\303\251\nabFOOoo _\n\nA- _aa\nabA\011 A \naaFOO\nA\303\211\n\303\251xaaFOO\303\251\n\303\211a-\n \303\211_bA\nooFOO\011_' > f
grep -i -x -v -e 'b\|é*_[^é]*' f; echo $?

#### random 116
printf ' -\nAfoo baroofooaAa\nbA\303\251-xa\na\303\251a- x\nfoo bar aaaafoo x\nb-ab ab\303\251\n\303\251 \noo\n\303\251-a bb\nfooabx\n a\303\251aa\303\251\303\211foo\nFOO1oo1foo bar\n' > f
grep -E -v -c -b -A1 -e '[^a]+' f; echo $?

#### random 117
printf '\303\211x\303\251\nfooFOO\303\211\n_foo\nx1\303\211\303\211\303\211\303\251\n1aaaaa\n\303\211\01111aboo \n bFOO\n AFOO\n\n\303\2111FOO \n\nAxaoo A\303\211' > f
grep -E -n -o -b -e '.{0,}([[:alpha:]]?o)*o+' f; echo $?

#### random 118
printf '\303\211FOOAfoo\nbFOOfoo bar\nA ab\303\211 b\nx_aba\nfoo1\nfoo\n\n\nbfooaaA\303\251 \303\251\n\303\211-\n\n' > f
grep -E -i -o -c -A1 -e '( {0,}\w+){2}[^é]' f; echo $?

#### random 119
printf 'foo bar\303\211baaFOO \n\nA1\303\251\nab\nFOO\011\303\211\n\n_foo baraafooab\nFOOooaa\n\303\2511FOO1afooA\n1\n\303\251foo bar\303\211foo barabx\n_\n' > f
grep -i -v -m2 --color=always -e '\(o\{1,2\}\)*' f; echo $?

#### random 120
printf 'oo\011b\011oo\nafoo bar a\303\211 foo\nfoo1x11FOOA\n_1- \n\011 aa\nx  \nab\naaoofoofoo barfoo bar\n\nx\011aa_oooo \n\n\303\251oo-_x' > f
grep -E -n -o -B2 -e '$' f; echo $?

#### random 121
printf '-_a\nfoo\nx_aoo\n\naaa\303\211foo \n\n \011ooaa\n \011_oo\noo\nfoofoo bar _ab_\n\303\211FOOooa_\n foo barx1 \n' > f
grep -E -x -n -A1 -B2 -m2 -e '((foo*_?)*\W{2}(b[0-9]{2}){0,}){1,2}a{2}\s{1,2}' f; echo $?

#### random 122
printf 'oo foo barx  \n_abaa-\n-\011xaa \noofoo bar_\nboo-A 1\n_aba-foo barfoo bar\n-\nabAab\nfooa\303\251\303\211\n\303\211FOObx\n\303\211aaabaoo\n\303\211-a\n' > f
grep -E -i -v -n -c -e '[[:alpha:]]*\w{2}é|\w?a?[^a]+|$\W+ ?' f; echo $?

#### random 123
printf 'aabaa\nA\303\251\303\251aaboofoo\n  ooabAoo\303\211\nbfoo-x_\303\211\n\303\211A1foofoo baraa\nab\nA-\n1\n\011\303\251FOO\nbab _\303\251\303\251\n\011aa1\303\211ab\011\nxx \n' > f
grep -n -e '[ab]a' f; echo $?

#### random 124
printf 'xAab\nabb \n  x\303\251\n1A1 b\n\011\011b\303\251FOO oo\n_\n\303\251FOO\011_FOO\nfoo bar\n-b \011 \nooA- aa\n-\nAAb-\303\251oo\n' > f
grep -v -e '[ab].\+\w\{2\}' f; echo $?

#### random 125
printf '\303\251axfoo bar_\303\211FOO\nb\nfoo baraa\303\211\na\303\251\303\251 \n\303\251abxfoo bar1 \n\nAaabA\n_FOOabaa\nab1foo bar\na\011FOO  \nbaaA\303\251b\nfoo barbfooaafoo bar\303\251\n' > f
grep -E -n -B2 -e '.?' f; echo $?

#### random 126
printf ' _\n\377 \n\303\211\303\211Aoo\nbooa1\011foob\nab\n\303\251ooxxoo-\noo-a\n1aba\naaA\nA a\n1 ooooFOOfoo bar\noo\011\n' > f
grep -n -a -e '\W[0-9]\{1,2\}_\?' f; echo $?

#### random 127
printf 'aaxA1\303\251 \n\303\251A_FOO\303\251\nb\n1xA1\nFOO_\303\251foooo _\377_\nbfoofoo1 \n\011aafoo barabFOO\nFOOabab\nFOO\naafoox_\n1x \303\211\nx\303\251\n' > f
grep -x -n -o -e '$\|é\{2\}' f; echo $?

#### random 128
printf '1\n\303\251 \303\211foo-\nfoox\303\211Afoo bar\011\n\n   1\nFOOfooafoo\nooA\303\211\011FOO\011x\n\303\251 1bfoofoo barb\naaFOO1x-\nAabab\303\211 \011\n\303\251 \n afoox foo\n' > f
grep -E -B2 -e '\s{2}\W{1,2}é|o+-{2}x+|o' f; echo $?

#### random 129
printf 'ab-a\n\011Aboo-\nfoo bar1b\303\251\nfoo bar\303\211FOOabfoo A\377foo\nfoo bara\303\211_oo aa\nxxa\nfoo_\303\211ab\n\n\011 -a\nab_\n1\nxbabba1\n' > f
grep -E -n -o -c -A1 --color=always -e '[ab]{1,2}a[[:alpha:]]' f; echo $?

#### random 130
printf 'foo bara\303\211_ A\n \nxabA\nFOOoo\nxFOO_xFOO__\nfoo bar foo barab\n-\n b  \nFOO\011 \n\naoo\nAabab1\303\251A\303\211\n' > f
grep -i -n -a -e 'é\?\(\w\?a\)\+\W' f; echo $?

#### random 131
printf 'aab\303\211\nfooa1\n b\n_foo-1FOOA \n\303\251oox-\n1xbb\na a\nfoo barfoo barxA-\nAaAxA\303\251 \nfoo bar\303\211_\nab\011\011_\nfooaa\n' > f
grep -v -o -m2 -e 'b\{2\}' f; echo $?

#### random 132
printf 'FOOA-aaabfoo bar\n\303\211-x\303\251ab\n\011 foo1-oo\noo\011foo barfoo barA\naaaaa\n oo \011_\n1foo barxoo1\n\n\303\251-foo barFOO\n\n\naaab\n' > f
grep -E -v -n --color=always -e 'foo' f; echo $?

#### random 133
printf 'FOO _xoo\nfoo barxfoo\n_foo bar\303\251\nfoo barabxFOO\303\251A\n \nxfoo bar\303\211\011ab\nfoox\011\n1FOO\n _\n\n\303\251 b\nA1aaaxFOOfoo bar\n' > f
grep -x -e 'a\{2\}' f; echo $?

#### random 134
printf ' ooxfoo\303\251foo bar\nfoo barx \noo1 ab \n\noofoo\303\251FOO\nxfoo bar_\n_\0111x\naoo\n \303\211_\303\251\n\303\251\303\211\n\011\303\251\303\251\303\211\nfoo barabaoox11' > f
grep -n -o -b -e '[^é]*\|[0-9]\w\+1\{1,2\}' f; echo $?

#### random 135
printf 'bx\nxb\nAfoo bar\303\211 1FOO\na\303\251\303\251\303\2111\011\n\303\251\nab\nFOO\303\251a\n\naoo\n\nbAxxab \nxAx \303\211\011ab' > f
grep -E -n -o -e 'b*' f; echo $?

#### random 136
printf '-FOOfoo bar1\n\011\303\211a\naa1  \303\211foo\303\251\n\nA x1foo barb\nfoo\011foo barAaaaa\n1AFOOab\303\251\303\211ab\nFOOFOOababb\303\211\n_foob-aaoo\n Aaa \011\n -\011x\303\2111x\n\303\211aaFOO' > f
grep -E -v -o -m2 -e '[0-9]{0,}_{1,2}1?' f; echo $?

#### random 137
printf 'foo\nfoo bar a11foo \n\n__1abab \n\011A\n_a_-foofoo bar_\n\n_1\303\251Afoo\n\303\211a x__\nAoo foo bar x \nfoo bar\303\211\nAAaa-x \n' > f
grep -E -i -e 'a{2}' f; echo $?

#### random 138
printf 'aaaaab\303\251foo bar1\n\011\011\303\251a\n\n1-aa Afoo\n\011\n b\011\n a\303\211 \nx \nA\n\303\211ab\303\211\noo \011aafoo\303\251\n 1ababaa\n' > f
grep -E -v -n -o -a -A1 -e '^ b|[^a]{1,2}$\w{1,2}' f; echo $?

#### random 139
printf 'aa1 \nx-aba\naa-\303\211\011\011\n-\nbaafoobFOO\nA\nAaaFOOFOO\nab\n a  \n\nbA\303\251aboo- \n\303\251\n' > f
grep -v -e '^o[[:alpha:]]\?' f; echo $?

#### random 140
printf '\n\n\303\211\303\211FOOabb\n\n \303\251AaaFOO\nabfoo bar\303\251\011bfoo bar\n 1-foo barA\noo\n A foo bar\nFOO\n\303\211FOOxfoo barfoo \n\n' > f
grep -n -o -c -e '\(\W\{1,2\}foo\+a\?\)\+[0-9]\{1,2\}foo' f; echo $?

#### random 141
printf 'abFOOababb\n-\n1_  A\n 1\nFOOfoo bar\n oo\303\251aa_ \377b\nfoox aabfoo barfoo bar\noofooaa\011\n1\nAfoo  ab \n\303\251\n\011\011a\n' > f
grep -i -v -A1 -m2 -e '-\{2\}\w' f; echo $?

#### random 142
printf '  \nfoofooab\nfoo _foo barfoo\011FOO\naa\n1\nababab-oo\n\n\011\naa\303\251_aaa\nxFOO\303\211-b_A\n_ab-a \nfoo-\011_\n' > f
grep -E -i -o -c -e ' +((ba){2})é*|b{1,2}.|$' f; echo $?

#### random 143
printf 'aaab\nab_\n\n\303\211 foo\nx\303\251 \n ooaa\n1-a_-aa\nAaafoo bar- xoo\n\303\251aaaa\n1xfoo bar\011\nabfoo baraafoo bar\nab\011\303\211\n' > f
grep -E -n -o -c -a -e '.1{1,2}' f; echo $?

#### random 144
printf '-\n aAx\n\naaFOOaa1foo barfoo\n\011 ooFOO\nab\303\211 FOO\n\011\303\211 _\noo\nx\011\303\251foo bar\nFOOoo \nfoox-FOOb \naa\011foo1 1oo\377oo\n' > f
grep -i -b -e 'é' f; echo $?

#### random 145
printf 'A1aaaa\nb\n abb-oofooFOO\nbfoo\303\251foofoo\nFOO\nA FOOfoo barx\nbb FOO1b\n x1 aaA\nfoofoo barb\na\303\211\0111 \303\251b\n1bfoo bar-\nAA\011' > f
grep -n -o -e '\(.foo\s\?\)[^é]\{1,2\}\w' f; echo $?

#### random 146
printf 'Aoo\nFOO\303\211 a\n \303\251aa\nb_foo\n \303\251ab1ab\nxFOOx\n\nfooaa\303\251FOO\n -x\n\303\251 -FOOboo\naa\303\211a\n\303\211-afoo bara' > f
grep -n -o -e '\(1\{1,2\}[0-9]\{2\}\(o\{2\}-\)\?\)\{2\}\|o\?é\?' f; echo $?

#### random 147
printf '\303\251\n\303\251ooxfoo baraaA\n\303\251foo bar1ab\n\n \nxabab-\nfoo baroofoo1FOOfoo bar\nb_\303\211  foooo\naa oo\nfoo barx \nFOO\303\251_foo bar\303\211\303\211\n\n' > f
grep -n -e ' \?' f; echo $?

#### random 148
printf '_1Aoo _oo\n -foo barb \nxfoo foofoo bar\n1-\n \nab1 \n\303\251\nfoo \303\251xxaa \noo_bb\n\303\211\303\211foo bara\n-aa\303\211\n\n' > f
grep -E -x -n -o -a -e '[[:alpha:]]{1,2}' f; echo $?

#### random 149
printf '\303\251Axbab\303\251ab\n\303\251foo bar1xFOO \nxa \n-\n1 \303\251\303\251\n -\303\251fooaa\303\251FOO\n\303\211\303\211\n-aa\nfoo baraafooxaa-\nfoo barfoo barfooA_aa\n\303\211\n\303\211-\n' > f
grep -E -v -n -c -A1 -m2 -e '[0-9]*|[^é]' f; echo $?

#### random 150
printf 'aa1\303\2111aa \303\251\n 1_\n\n\n\naaaaa\011aa\303\211\303\211\n\nfoo1foo1 a\nA\303\211  \nx\n\n\011  ab' > f
grep -n -A1 -e '[[:alpha:]]*o\{1,2\}\W\|.\{2\}.\|.\+é\{2\}' f; echo $?

#### random 151
printf 'foo barxaaaafooab\naa  aaaa \nax\nx1A\n\naaA\n_FOOa\303\211\nb-ab-\nfooabfoo barb\303\211\n\303\251-1\303\211ba\n \n\n' > f
grep  -e '^\W\{2\}' f; echo $?

#### random 152
printf '\011 \303\251\303\251ab1\n\n  foo barax1\nfoo bar\303\251 \n \303\251FOOb\nxfoo baroo\na\n\303\211Axa\011\naaFOOab\0111\n aaFOOAA\n\na1foox\n' > f
grep -i -B2 -e '\W\+\W$' f; echo $?

#### random 153
printf ' x_foo\noox\303\211foo bar\011\nb b aa \011\noo\n\nfooxx-\n\noo-FOO_\n -  foo1 \n-\011\011b_FOO \n1--A \n-foo bar\303\251\n' > f
grep  -e '\([[:alpha:]]\)*' f; echo $?

#### random 154
printf 'b\n\303\211foo bar\n aa_ax\303\251\n b\nboo foo barAbb\nAAxafoo bar1\n-b_\303\251\nAfoo bar1Aoo\naaab1fooaa \noo \303\211\n\011foo bar_foo\011\nfoox x\011' > f
grep -i -n -e '[^a]\?\|.\?' f; echo $?

#### random 155
printf 'aa  _\011\n\303\251baa\n  \n\011 ooFOOfoo bar\nxab-\303\251\nfoo-\011aa\011\na oo-\nbx\n A\n\303\251Aab_\303\251\n\303\211oo\303\251\n1\303\251 \303\211_' > f
grep  -e '$' f; echo $?

#### random 156
printf '-aba1\nax_\303\251\303\251_\n \011foo\nab\nb\303\251\303\2511foo bar1_\n\n _x\n-foofoo\303\211FOOab\nA foofoofoo bar\naa\303\251oox1\nabxab\n  xaa\n' > f
grep -i -v -n -A1 -e 'foo*[^a]\W\{1,2\}' f; echo $?

#### random 157
printf 'axab   oo\nabAaa\303\251\011\naooFOO-fooFOO \n\nab\nb-\011 \011FOO\011\n  1 \noo\n\303\251aa-A_\n\303\251foo\303\251foo\noo-aaa_\naa oo\n' > f
grep -E -A1 -e '.+ +' f; echo $?

#### random 158
printf '\nabaax1\011-\n1xAFOO\naaFOO \nfooAaa_ \303\211x\n\n\011\n -ooaafoo\n ab afooA\n_foo bar\noobabb1oofoo bar\n1FOOa\n' > f
grep -a -e 'b\+' f; echo $?

#### random 159
printf 'foo foo bar_\011_-\n\303\251foo\303\251x\n\303\211foo bar\nxfoo baraaxxb\011\noo\303\251 \377a\n\011A\303\251aabfoo1\nA-ooaaaa 1\n x \n-FOO\nA_\na FOOfoo\n-a1b   \n' > f
grep -E -A1 -e '.{2}|foo{2}\s+' f; echo $?

#### random 160
printf '\naaoo-foo baraaa\011\n\n FOOabA\303\211\nFOO\nabab\303\251\nfoo_\nxxaaFOO\nooFOO\303\211-__ab\n-foo bar\303\211bA\n \011-\303\251_oo\nab-ab1b\011\303\211\n' > f
grep -E -n -o -e '[[:alpha:]]+' f; echo $?

#### random 161
printf 'xAfoo barA\303\211 \n\n-x\303\251\nab aFOOab\naFOOAoo\303\211abaa\n\n -\011oo\nb\303\2511aa\n _foo barfooab\n\011FOO\n_FOO1\303\251\n1\303\211ab-foob\n' > f
grep -n -o --color=always -e 'b\+' f; echo $?

#### random 162
printf ' aa\303\211\303\251\303\251\n1\nFOO FOOxa\303\251oo\naaooa\303\211\n_b\naaaa\n\nFOO\n\303\211\303\251 _Afoo\n\n\nfoo barFOOaabx_A' > f
grep -x -n -A1 -e '^' f; echo $?

#### random 163
printf '\011 \nAabb-A\303\211\nafoo bar fooFOO\011aa\nxaa 1\naa\011xab\nfoox-aFOO\n\n -\n \011abab\n \noo\naoobx\011FOO-\n' > f
grep -E -n -o -B2 -e '(1?[ab]?\s)(a+o{0,}|\w)+\w?' f; echo $?

#### random 164
printf '\n- foo_-_a\n\n\nAoo foo barxaa-\naa A\n_\011foo \n_\nfoo baraabfoo\011\nfoo\nxab\n_foo \011\n' > f
grep -n -c --color=always -e '[^a]\+x\+' f; echo $?

#### random 165
printf 'A\0111ab\303\211 \n1 \n \n\011 fooAa\011\naaab\naoo\011b\n1x\n_x \nb\303\211aa\n\nb oo \naaxbabfoo bar-foo bar' > f
grep -x -n -e '_é\+[ab]\{2\}' f; echo $?

#### random 166
printf '\303\211 aa\nxoo\naab\nx\011 1Aoo\n-\011aa FOObfoo bar\n foo barbab\303\251aa\nbfoo baraa\303\251oo-\n\011\noox\na\303\251-\nFOO \011- \nFOO-aafoo barx1' > f
grep -n -o -e 'foo' f; echo $?

#### random 167
printf 'ab\nFOOfoo bar\011\011\naa\303\251xfoo bar FOO\n   FOOa1\nxooababA \nFOO-ooA-ab\naa\n\303\211oo\303\251\303\211\n\303\251\011a\n-\nFOOAbxFOO\n-\n' > f
grep -E -B2 -e ' +' f; echo $?

#### random 168
printf 'AA1\n-\nfoo\011- _foo bar\nab\303\251oo\n1baaa\na \303\251a\n\011 \303\251\naa\n1-\naa \303\251a\0111\n_aa FOO\nFOO' > f
grep -n -c -b -B2 -e 'b\+$.\{1,2\}' f; echo $?

#### random 169
printf 'xa1\n\na\011foo bar-abab\011\nFOO\303\251ab \naaaa -b\303\251x\nx\nFOObab\303\211---\n1aa\n\303\211-\nab\011oo\011\n1foo bar 1A\n\n' > f
grep -o -e 'b\|\W\W[^é]\?' f; echo $?

#### random 170
printf 'xA\naab\303\211_\naaa\011oo\n\303\211-bFOOaFOO\011\naaAaaab A\nfoo barab\011-ab foo\3771\n\n_aaa\na x-\nab1FOO \n\303\251\n AFOOoo1ooa' > f
grep -i -n -o -b -e '\w' f; echo $?

#### random 171
printf 'abaa\noobxab\noo\n\303\211 oofoo \noofoo barfooaoo\303\251\nfooA1aa\nfoo_\n\303\251foo1\303\251\nab1FOO\303\251\nfoo bar_aa\011 -\303\211\n\303\211aa\nfoo -aa\303\211ab-' > f
grep -E -n -A1 -e 'é?x?|[^a]?-{2}' f; echo $?

#### random 172
printf 'A\nabAoo_1b\303\211\nxoo_\n\303\251b boo\noob\nAa\303\211xb\nabfoo bar\303\251\nAA\011x\nA1FOO\n\011ab\303\211A_-\nabFOO\011foo barx\n' > f
grep -E -e '^' f; echo $?

#### random 173
printf '-ab fooa\303\251\011\n\n\na\303\211a\nbx1\303\211ooxA\nb\303\251FOOa1aa\n\na1\303\211FOOfoo\011\nfooAx\303\251\nAbfoo1_aa\303\211\n fooaboo _FOO\nAFOOfoo barooAaa' > f
grep -E -e '[[:alpha:]]+_+' f; echo $?

#### random 174
printf 'aa\303\211 \nAb\n\303\2511Aoooofooa\n-b\303\251 xfoo1\nfooa\n\011ab foo\n  \nx_foo baraa\nfoo \303\251 \n\377\303\251\n\nA  \n' > f
grep -E -e '[[:alpha:]]{2}|^^é|[[:alpha:]]_{0,}( {2}|é* {2})' f; echo $?

#### random 175
printf '\nfoo bar-foo barfoo\n_-\0111aa_b\n \n\303\251aa_aAFOO-\naafoo bar b\303\251\303\251\n\n-axFOOA-a\n\011foo\n \303\251ab\303\211\nfoo\nAaa\303\251foo bar  FOO' > f
grep -n -e '[^a]._' f; echo $?

#### random 176
printf 'afoo\011FOOab_\303\251\n\303\211x\n \011\naaa\303\211baaa\nbFOOaa fooboo\n\n -\n\naab-_\nA\011 Afoo bar -\naFOOfoo\nabFOO\303\251' > f
grep -E -v -o -A1 -e '[^a]*_{1,2}' f; echo $?

#### random 177
printf '- aafooooaa\n\303\251 A-\nx1aaAaa\n\n\303\251ab\n\303\251FOOfoo barA1a\n \n\nb\naax\na\n aafoo bar_\n' > f
grep -E -e 'x{2}([0-9]{2}\s{0,}[ab]{1,2})*[0-9]+' f; echo $?

#### random 178
printf 'abx-\303\211\nb\011\n_babb\0111x\nfoo barFOO\n_\n1 __ fooab\n\011\303\211- -\303\211\noo\n\303\251A-foo bar-\303\211ab\nbaa\nooaaaafoo bar\n\n' > f
grep -E -c -b -A1 -e '\w+|(o+_.?)a[^é]|[^é]{0,}' f; echo $?

#### random 179
printf '\nAoo\n\011abfoo  \011ab\na \011x\n \nb\303\251fooaaba\nFOO\n\nab_a\n abaaFOOx\n\303\211foo\n\011fooaafoo bar' > f
grep -E -i -v -n -e '[^é] +b+' f; echo $?

#### random 180
printf '_foo ab\303\211aaa\naa_ abab\n-\n\303\251oo\n\011\nAfoo bar\303\211a\n - \n \303\251\naa\303\211\303\211\011foo bar\nb\n\n\011\303\251-FOOA1_\n' > f
grep --color=always -e '^é*' f; echo $?

#### random 181
printf ' \303\251-baaFOO\nfoo_\n\303\211fooafoo barbfoo bara\n1\303\251afoo bar\nAxaaab 1\nFOO\303\251\noooofoo bar\011foo bar-\n aabfoo \n\naa\303\211\n\011\nfoo barfoofoo barAb__\n' > f
grep -E -c -b -A1 -B2 -e 'é{0,}b' f; echo $?

#### random 182
printf '\011-AFOO \011\n\011foo\n- bfoo\011b\303\251\nAaboooo\nFOO\na\nfooA\011aa \n\0111\011-foo bar\nAab1 x1-\n\011 \n1FOOfoo bar\303\2511\303\211\nab bA' > f
grep  -e 'foo$\(-\(b\+\)_\{2\}\)\{1,2\}\|\(\(-1\{2\}\)*\(x*\s\+\)\|\w*\|1\?-*.\|\(\s\)\W\?\)' f; echo $?

#### random 183
printf 'oo\303\211FOO_b\n A\nfoo\n\303\251\011foo-\303\2511FOO\n\303\211abx\nfoo _ \n\011FOO\011aafoo baroo\n\303\211\nababaafoo-x\n\n1A\naafooab ab \303\211\n' > f
grep -v -n --color=always -e '\([ab]\{1,2\}é\{1,2\}1\+\)*1' f; echo $?

#### random 184
printf '1x\n_FOO\011ooaFOOab\n\nfoo bar- 1\n1 \nx1\303\211\377A\nabbaa\303\211\n\011\n\011FOO11b1 \n_\n\011ab\nbba\n' > f
grep -i -n -e 'x\?' f; echo $?

#### random 185
printf 'a\303\2111ooaab\nxab1ax\303\211\n\011ooFOOfoo_-A\nfoo bar-1FOObA\011\naa\n-fooa1\303\211foo\n_\011xfoo\naa\303\251\naa\nab-\303\2111 1b\n\n\303\211 aafoo\303\251\011\n' > f
grep -E -i --color=always -e '\W{2}' f; echo $?

#### random 186
printf 'A\303\251  oo\n\n\nfoo\011\303\251x\n\303\251-baaoo-b\naaa \n A\011oooo_\n\n\303\211\n1\nboo\303\251-\303\251--\nx\011\303\211a ' > f
grep -x -v -n -o -a -A1 -e '[0-9][ab]\{2\}\|foo\? ' f; echo $?

#### random 187
printf '\n _\303\211ooA\nbaaaaFOOA\n1\0111ooaa-\noo- \011a1\011\nAfoo bar\303\211FOO\noo\n-\303\211abb\n\303\251b\nfoo bar_-  bx\nfooaa-_ oooo\n\303\251foo barFOOxxabfoo\n' > f
grep -E -o -b -a -B2 -e '^_ ?' f; echo $?

#### random 188
printf '1ab\nFOO\naA_ ab\nb1 b\303\211\011\naaAFOOa\n\n_\303\251 \n1_aax\nAfoo bar oooo\n\naaA1\nA1b1\n' > f
grep -E -i -o -b -e '(\wx*)?' f; echo $?

#### random 189
printf 'A-foo1__ \n\303\251oox\303\251 1x\naa\n\303\251aa-oobbaa\n_xFOOx1 \n\303\211\011\n\011oo\011-\nAoofoo baroo\n \n\n\303\211\303\251foo bar\303\211FOO\na-\n' > f
grep -n -e '^o\{2\}\|foo\?' f; echo $?

#### random 190
printf '\303\251_\011\n\303\211ab\n1\303\211FOO\n  xab\377foo\n\303\251xbaoo\303\211\303\211\n a\nab\n\noo A_\303\251\303\2511\n -FOOab fooFOO\n\n foo' > f
grep -E -i -a -e '[^é]' f; echo $?

#### random 191
printf 'xfoo barb-\n\nFOOaaaaa\377 \n\nFOO\303\251\011_\nabb\303\251\n1_a \naa-\naab\303\2511a\nab-x_- \n foo bar\nx\011oo_' > f
grep -E -e '.{0,} ' f; echo $?

#### random 192
printf '\303\211aaA-x\n\303\211-\n 1 \nabaa\011aa\n1foofoo bar\377 \n\nba-\011FOO\nFOO\nFOOAfoo\n-FOOabfoo bar\n ab\nfoo barab-\n' > f
grep -i -x -o --color=always -e ' \{2\}\w\W*' f; echo $?

#### random 193
printf 'aaa1\nxab\n_\303\211 a \nA\n_b\n\303\211_1abxab\n \303\251A xaa \nb foo\303\251\n\n\naa\011\nfoo bar' > f
grep -E -v -o -b -A1 -B2 -e '^' f; echo $?

#### random 194
printf '__Afoo baraa\303\251FOO\n\303\211Afoox\nAxabx\noo\n b A \303\251ab\nfoo bar\nFOO\naa\n\303\251a\n-FOO\303\251oo \nFOOaa \011FOOfoo bar1\n\303\251ab1A\n' > f
grep -v -o -a -B2 -e 'a\{2\}[^a]\w\{2\}\|[0-9]\{1,2\}\|x' f; echo $?

#### random 195
printf 'A\011\nbfoo \n\011ooab\n1\n\n \n  \011aa\na\nAaaa 1\nfoo barafoo bar_\303\251ab-\n\naaabafooabfoo' > f
grep -E --color=always -e '\w {0,}|é+' f; echo $?

#### random 196
printf '_1oofoo\naa_ _\n 1\n\303\211\nA\n\011foo barbooAfoo1\n\011_\303\251\011foofoo bar\n_Aabb\0111\n-FOO\0111\noofoo barx\n _x\303\211FOOA\n' > f
grep -E -e '[ab]*a\W+' f; echo $?

#### random 197
printf '\303\2511\303\251A\nabfooaafoo bar\n\011- \noofooxaa\011foo baraa\n\n_oo_boo1_\nfoo_-foo\n_1_\n1-a\nfoo _\nx\303\251 \303\251\n_ aafooFOOb\n' > f
grep -E -i -A1 --color=always -e '[0-9]*b+[^a]{0,}' f; echo $?

#### random 198
printf 'foo bar\303\211\nx\303\251\n ab1\n  oo\noo\011ab\011FOO ab\nab_\nAoofoob\noo1aa\011\n\303\211abfoo\303\251ab\n\n\011FOO x\011 \nfoo\011\n' > f
grep -v -e 'a*.\+' f; echo $?

#### random 199
printf '\naba\303\211\nAabaabFOOx\n FOOabfoo bar_afoo\n \303\251b\n b \303\251\nabxaa\303\251oo\n_\noo \303\251A\011\n \nababFOOfoo \303\211aa\nfoo-Abaoo\n' > f
grep -E -i -o -e '[^a][0-9]| ?$' f; echo $?

#### random 200
printf '-\nb\n\303\251b\nab b\011_\nFOO_foo bar\n\303\251oo1\303\211foo\303\211\n\n_x\303\251\303\251 \na_x1a\n\011aabfoo bar\303\211 \na\n\n' > f
grep -E -e '.(\sa{1,2}[[:alpha:]]{2})+' f; echo $?

#### random 201
printf '_oofoofoo barb\011\n_FOOab\nFOO\303\251- \303\251foo bar\n oo\011foo\nabaa\011\303\2111\n  xaaFOO\n_aa1\303\251-\naaA1\nb-\naA\noofoo\303\211A-\303\211a\na\011a\n' > f
grep -E -i -n -o -e '\s{2}[0-9]{1,2}' f; echo $?

#### random 202
printf 'bA foo\011\n\n \nbx-FOO\n\nfoo-oofoo bar\n\303\211FOOa-\n\303\211b-b-foo bar\303\211\nfoo\nFOOx b -\nxooFOO11foo_\n\n' > f
grep -E --color=always -e '\s{0,}a{0,}|b\W{2}[0-9]' f; echo $?

#### random 203
printf '1a  \nooaa\naaa\303\251aa\303\211a\n_oo \noo bab\nb\303\211\303\251xfoo bar\nbb 1 \303\251b\nfoo_1\303\251\n\nb\nxfoo bar\011oo\303\211\naaoo' > f
grep -E -o -e '[ab]$' f; echo $?

#### random 204
printf ' - \nA\303\211Aaa \303\211\naa \n\303\211\nbafooab\303\211aba\377\303\251\nxfoo bar\n1aa\303\251a 1a\nFOOaoo\n\303\211afooFOO1\011a\nb \0111\nFOOaa-1_a\nbfooooa\303\211__\n' > f
grep -n -e '.\W\{1,2\}' f; echo $?

#### random 205
printf 'FOOfoo-b\nfoo\n-1aafoofoo-\n foo baroofoo\nAA\303\211\n\303\211\n1\n\nfoo bar\noo-oo1FOOa\n\011\nfoob\303\211FOO ' > f
grep -o -e '\(\w-a\)\?\W*-' f; echo $?

#### random 206
printf ' foo bar\303\251 \303\251\nfoo barab ooaa\011\nab\n aaA\n FOO\n\303\251aa \n-\n\011 _a\303\251FOO\n\303\251\303\211a-bfoo barA\n\011_oobfoo barafoo bar\n\nxfoo bara\n' > f
grep -E -o -e '\W?_+[0-9]{2}' f; echo $?

#### random 207
printf 'x -\nFOO\nfoobx\n\011ab\n\011 bxab\n\303\211\n\n- foo baroooo\303\211a\nfoob--a\303\251foo bar\n-foo bar\na\nfoo barabx\303\251A\303\211aa\n' > f
grep -o --color=always -e 'x\{1,2\}\W\+1\?\|-\{1,2\}' f; echo $?

#### random 208
printf '1\n\011foo bar\303\2511FOO\n\011a\303\251foo\n a\nFOOaba\011FOOa\naa\nb\0111A_\303\211\nfoofoooo\n_ooaaab\nb\303\211\n FOO\303\211foo bar1b\n1\303\211oo_\n' > f
grep -E -i -n -c -B2 --color=always -e '([[:alpha:]]?){1,2}' f; echo $?

#### random 209
printf ' b\303\251A-\011foo\n _\011\n-aa\nA\noo_foo bar\nfoo bar\303\211foofoo1\303\211\n\nfoo baroo\011aaaa\nab\noofooAafoo baraa\303\211\n\nFOO\303\251-' > f
grep -n --color=always -e 'é\?\(o\(.\?\)\{2\}\)\+' f; echo $?

#### random 210
printf ' \nooaa\011_foo bar\303\211\303\211\n1\303\251oo\n\n  \303\211foo\n\n\nb\n foo barFOO\n\3771\n\303\211\303\251\nfooxaa\303\211b \303\251\n' > f
grep -c -b -e '[^a]\?[ab]\{1,2\}[^a]' f; echo $?

#### random 211
printf '\n1abA1\303\251\377 \n 1aooA- \n\nAbb\011\011\303\211\303\251\n_ab\n1\303\211\303\211ab\303\211\nA  FOOaa-\n_foo baraaoo_\nFOO\303\211_oo\303\251foo barfoo bar\n_b\303\211FOO\303\211\n-\303\211\303\251b' > f
grep -E -v -n -e '[0-9]o{0,}((1.*\w*)*1?[ab]){0,}' f; echo $?

#### random 212
printf '\nafooa--\n\011foo bar\303\251aba \nabfoo bar1\011 x\303\211\n\303\211 \303\251\n\n_x-\nfooAx\303\211Afoo\n1_foo barab1b\nooooFOOFOO \n\011foo bar\303\2111 \n' > f
grep -E -v -m2 -e '.' f; echo $?

#### random 213
printf 'fooa-_1x\nxba_aa\n- \011foo bar \011FOO\na A oo\011foo\nabFOOfooab\303\211xoo\n_\303\211A \nbabfoo baraa-FOO\n\303\211 foo\n-FOOb\303\251abfoo barab\nab1FOOaA\n\n1oo\303\251oo\303\251foo bar' > f
grep -E -i -v -n -o -e '-*[ab]{2} {1,2}' f; echo $?

#### random 214
printf '\naa\303\251aa\303\251FOO\nFOO\n-foo bar A a\nb foo\011\nfoo bar_\nfoo\011\303\211\303\211FOO\n\303\211FOOx\n aFOO\nA b\n\n_aoo-\n' > f
grep -E -v -B2 -e '-{1,2}_' f; echo $?

#### random 215
printf '\303\211Afoo bar\303\251\nab\nab\303\251oo\303\251bxb\n\naaxfooFOOfoo\n1A _foo bar\n\303\251\n\011baa\nbFOO\303\211A\303\251A\nx\nfoo bar-_bfoo bar-\n \011\011 1a \n' > f
grep -E -i -m2 -e '\w*' f; echo $?

#### random 216
printf 'Aoo1\naaabbaa  ab\n\303\211ab\n-\nfoo bar_FOOA\n\n\n-\naafoo bara1b\303\211\nAaa\n\nb\n' > f
grep -i -n -e 'x.\{2\}\|\W\{1,2\}\w\|x*\([ab]\{1,2\}\(x\)\|_\)é\|\w\(\W\?[ab]x\?\)\{2\}' f; echo $?

#### random 217
printf '\n \nA foo bar\011aa\n\n_A\303\251_\n \n \011 Afoo barFOO\n1\noo11b-foo barFOO\nAaa\303\251\303\211 1\n\n1 \303\211FOO\303\211\n' > f
grep -E -b -a -e 'a[0-9]?foo{2}' f; echo $?

#### random 218
printf 'A-\n\nAxoo1\noo\011\n\011Aab _\nFOOfoo bar\nfooFOO\303\211FOO\n\303\211abaax aa\n\n\303\211x ooaa\n\303\211\nA_aaFOOax' > f
grep -n -c -e '$' f; echo $?

#### random 219
printf '1\303\211FOOfoo\n- aafoo bar\nxfoo barFOO FOO\n_1_foo bar \303\211\n\303\251 foo bar1ooFOO\nooAfoo\nA\nfooooaa\n\303\211\n\303\211\naa\nooFOO_\n' > f
grep -E -x -v -o -A1 -m2 -e '-' f; echo $?

#### random 220
printf 'FOO1\303\2511foo barb\nfoofoo\n aa-A-1\nab\n\303\25111-\011\303\211\n-\nb\303\211a1\n\303\251aa \303\251\303\211ab\n  x\303\251\nfoo bar\n aa b-abA\n\011aa\n' > f
grep -E -i -x -o -e '1(x+(\w{0,}[0-9]+)b?){0,}' f; echo $?

#### random 221
printf 'x_x_\nxA\303\251 aa-b\n x\nb\naa_FOOA\n Aab\n\303\251\n\n\nfoofoo barfoo barfoo bar-\nb\n\n' > f
grep -n -o -e 'o' f; echo $?

#### random 222
printf '\011axFOOoo\n1\n \nfoo barFOO  ab\303\251a\nbA\n\nfoo bar\n\377 \n\011\n _a\n\303\211\nfoo\011\n' > f
grep -i -a -e '\([0-9]\)^' f; echo $?

#### random 223
printf '1ab1\011\n--foo bar\n a\303\211oooo\nbAfooaaA\nA- aa\n\n x\303\251\303\251\n  \n\nFOOfoo bar\303\251A\nAx \n abA' > f
grep -i -n -c -b -e 'o\+' f; echo $?

#### random 224
printf '_\011\n 1b\303\211 \nfoo\n\303\211b-aaoo\nFOO\303\251oofoo barFOO\011\nb\nxFOOab \n\011\n\nFOOfoo barA\303\251\n_\011\303\211x_ \nbfoo baroo\n' > f
grep -E -n -b -A1 -e '^(.*)*.|^' f; echo $?

#### random 225
printf '\n\nfoo\n1_aafoo bar\na_ --\nooFOO_FOO\n\nFOOaa a\011\n1FOOafoo bar\011\n -x xAab\n\n' > f
grep -i -a -e 'b\{2\}' f; echo $?

#### random 226
printf 'AFOOFOO \noofoo bar\011abfoo bar\303\211_\n_FOO\303\251\303\251_-\303\251\n\nabaaA \303\211\n\303\251baa_\nAb1\noo\n1 b\303\2511\nfooA\303\251\0111foo bar\303\251\nA-Ab\303\211\011 \n\n' > f
grep -E -i -b -e '-*' f; echo $?

#### random 227
printf '_foo baroo_1-a\nfoo bar-ooaaa\nA_-\nab\nbaaoo\n\naoox-A\nooabFOOfoo\303\251b\nabx\303\251A\nfoo bar11\303\211A\nfoo barbbA-\n\011xaaxAab\303\251\n' > f
grep -n -b -A1 -e 'é\{1,2\}' f; echo $?

#### random 228
printf ' __aa\303\251 \nafoo \303\251_\011 \n\n1aa\303\211foo\011\n\303\251bfoo bar\011bfoo bar\n\n_\nabaab\303\251\nb foo barabxfoo\n\011 oob\n foo \011\nfooaa\303\251\303\211A\303\211 \n' > f
grep -E -i -x -v -n -e 'a{1,2}' f; echo $?

#### random 229
printf 'ooA\011aaFOO\n _xFOO-FOO\n\n-\n\011_\303\211\303\251oo-\303\251\n-\noo\n aab-ooFOO\nFOO\303\251-A\nFOOFOOfoo bar\n\303\251\n-  ' > f
grep -E -o -A1 -m2 -e '[0-9]{2}\w{2}|-{1,2}(é*)|foo+-+|^' f; echo $?

#### random 230
printf 'aafoo bar_oo\303\251\n\n\303\251FOO\011foo barfooa\nA\n\nfooA\011\n foo\n\n aa1ab1\n_\303\251\011abbA\nab\nab\n' > f
grep -E -n -e '.?' f; echo $?

#### random 231
printf ' \303\251bfoo bar-\n\naaA_ab\n\n\303\211xfoo baroo1\011aa\nFOOFOO_1\303\251\nA1foo bara\303\211\nfoo bar\n_aFOOx\011oo\nAaooaaoo_\n b\na\303\211aa\n' > f
grep -E -e '\W(foo1{2}){0,}' f; echo $?

#### random 232
printf ' aab-foo bar\nFOOoo1\011\n\n\nFOOoo1 \303\211\n1 -x\n\303\251_oo\011A \nab1foo bar\303\2511foo barb\n\n  oo\nfoo bar-_\303\211\nbb\303\211\n' > f
grep -E -i -n -o -b --color=always -e 'o' f; echo $?

#### random 233
printf '\303\211-ab\303\251\n\303\211_\303\251\n1 \n-foo bar\nFOO-\nfoo foo bar\303\211foo11\na\n_\011oofoob foo bar\nfoofoo\303\251a\303\251\n\303\211\303\251xbFOO\n -\n\n' > f
grep -i -o -B2 -e '[[:alpha:]]*\([[:alpha:]]\{1,2\} \)\?_\{1,2\}' f; echo $?

#### random 234
printf 'foo barxb1\nfoooo\303\251fooxb\303\211\nb\303\251\n\303\251-abab\nA\303\211\nabfoo barAfoo\n\n \011oo foo bar\n1ab\303\251\nfoo bar\011 foo barA\011 \nfoo bar\nfoofoo foo\011Aoo\n' > f
grep -E -n -A1 -e '(_ )*' f; echo $?

#### random 235
printf '\n\011\011\n_\noo\n \303\211a \011\n_foofoo\nfoo bar\n_bfoo \n\011A1\n__FOO\nA_\011 \303\251\na ooAaa' > f
grep -i -v -n -e 'o' f; echo $?

#### random 236
printf 'A\na\n\n\303\211\303\251\303\251\303\211\303\211a\011\n-aa\n 1\303\251\n1\303\251foooo\nab-\nab-aa\303\211_\n\naa\na_  ' > f
grep  -e '\([ab]\+\(a\?[0-9]b\{1,2\}\)\?\)\+' f; echo $?

#### random 237
printf 'ab\303\211fooaa1\n\naafoo\n\011 bFOOfoo bar\n\011aa\011\n abfoo bar\nfooaa1\noo \011oo11\nxfoo barA \n\n\nax\n' > f
grep -n --color=always -e '_\{1,2\}oo\|[ab]\{1,2\}\|\(foo\|-\)\{1,2\}_\?[^a]' f; echo $?

#### random 238
printf ' \303\211\n\303\251  _FOO\nb\n abaa\n\nabxab\nfoo bara\nb oo \303\211foo bar\naab  x\303\251\nfoo bar\303\251\nFOO\nFOOaaoo\n' > f
grep -a -B2 -e 'o\?é\?' f; echo $?

#### random 239
printf 'foo \303\251\noooob\303\211A\n\nafoo barFOOfooA\n\nb-A_1\303\251\na1foo barb\nA\n\303\211xoo\011\nbA\n \011xooaa\n\303\251_A\n' > f
grep -i -o --color=always -e '\([[:alpha:]]\?_\+\)\+' f; echo $?

#### random 240
printf '1-A\303\251\nooFOO\nooaa \n\n \377oo\n1\n foo bar1\n\011ab\naaAfoo bar_\nfoob\303\211\303\251FOO-foo\nFOO\011aa1a\011\n\303\211foo bar\303\251aaAfoo\n' > f
grep -i -c --color=always -e '\s\{2\}_[^a]*' f; echo $?

#### random 241
printf '\noo\303\251oofoo1\noooo\303\251_\noo\nx-abAa\naaoo \303\251oo\nxfoo\n -\n\303\251 \303\251FOOFOO\303\211\n ab\303\211foooofoo bar\n-aabxoo\n\n' > f
grep -i -n -a -B2 -e '^' f; echo $?

#### random 242
printf '\303\211oo\303\251foo1A\303\211\naa\nx_ab\n A_ oo\n_\n_\nfoox1\011\nFOO_-FOO\nfooa\nA\n Aab\nbFOO' > f
grep -v -n -e 'é\+\|_o*^' f; echo $?

#### random 243
printf 'afoo bar_\303\251aa\nfooFOO-abfoo-\n\303\251a xfoo bar_\naab\303\251\303\251 FOO\n\011\n--Ax-1 \nfoobooA\n \011FOO_ \nfoo\naa\nb \011\naafoo barabfoo-\n' > f
grep -E -v -e 'b{2}.*' f; echo $?

#### random 244
printf 'xAFOO\naoooo\nxoo x \naafoo\n\303\211 \n\na\303\211--1aa\n foo-\n foo\noo  AA\n \nfoo barfooaab-\303\211aa\n' > f
grep -E -n -o -c -b -a -A1 -e '[^é]1{2}b+' f; echo $?

#### random 245
printf 'b\n\nabb\303\251\n\nafoo 1x1FOO\nbfoox\011FOOab\noo-\303\211oofooFOO\nb\303\211abfoo bar_\n _\n\nFOO foo barAabx\n\011-\011\n' > f
grep -E -x -n -a -e ' ?' f; echo $?

#### random 246
printf '\n1A\303\251_FOO\303\211\n\303\251oo _\011 \nFOO\011\011x\011\n\303\211_\n \0111aaoo\303\211FOO\n\nFOO \011bab\nFOOb\n \303\251foo_\n_oo\n_foo barab\n' > f
grep -x -B2 --color=always -e '\(foo.\{1,2\}\)\+_\{2\}\|\W\?' f; echo $?

#### random 247
printf '\303\251\303\251\n\n \303\251A\303\251a\n-A1\011\noofoo barab\377a\nfoo\naaa Afoo\nab\naooaaooAfoo bar\n_a _foo a\nabfoo barFOOxoo\nfoob xAab' > f
grep -E -n -e '1b*x{1,2}' f; echo $?

#### random 248
printf 'Ab\011aaaa\n\303\251 A\nFOOooFOO\0111a\n1abab\303\2111\n\n\nFOO\011a\303\211\011-b\n\011ab\303\2111-\011\naafoobb\n- \nFOO\303\251 a\n-aabfooooafoo' > f
grep -E -i -x -o -m2 -e '  {2}\w?' f; echo $?

#### random 249
printf 'abxfoo baraa\011aaA\nA_ab\noofoo baraa \011aa\nfooaab \na_FOO\303\2511FOO\n  foo  \nb \n 1foo barFOOaab\n\n_b\n\303\211 _\nbfoo barfoooooo\303\251\n' > f
grep -i -v -n -B2 -e '1\W \+' f; echo $?

#### random 250
printf 'foofoo bar\nab \n\303\251foo bar\303\211-a1\naoo\naboo\nb \011xb_\303\251\n_foo\303\251 foo baroooo\nFOO1foo\303\251a-\n\011\011-\n\303\211 \011 \nabaa\011xab\303\211foo\naFOOxaafoo bar\n' > f
grep -E -n -o -b -a -m2 -e '[^é]' f; echo $?
