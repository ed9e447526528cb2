#### expr 1 + 2; echo $?
expr 1 + 2; echo $?

#### expr 5 - 7; echo $?
expr 5 - 7; echo $?

#### expr 3 '*' 4; echo $?
expr 3 '*' 4; echo $?

#### expr 7 / 2; echo $?
expr 7 / 2; echo $?

#### expr -7 / 2; echo $?
expr -7 / 2; echo $?

#### expr 7 % 3; echo $?
expr 7 % 3; echo $?

#### expr -7 % 3; echo $?
expr -7 % 3; echo $?

#### expr 1 / 0; echo $?
expr 1 / 0; echo $?

#### expr 1 % 0; echo $?
expr 1 % 0; echo $?

#### expr a + 1; echo $?
expr a + 1; echo $?

#### expr 1 + a; echo $?
expr 1 + a; echo $?

#### expr 1 +; echo $?
expr 1 +; echo $?

#### expr ; echo $?
expr ; echo $?

#### expr '('; echo $?
expr '('; echo $?

#### expr '(' 1 + 2 ')' '*' 3; echo $?
expr '(' 1 + 2 ')' '*' 3; echo $?

#### expr '(' 1; echo $?
expr '(' 1; echo $?

#### expr '(' 1 2; echo $?
expr '(' 1 2; echo $?

#### expr ')'; echo $?
expr ')'; echo $?

#### expr 1 2; echo $?
expr 1 2; echo $?

#### expr 1 = 1; echo $?
expr 1 = 1; echo $?

#### expr 1 = 2; echo $?
expr 1 = 2; echo $?

#### expr a = a; echo $?
expr a = a; echo $?

#### expr a = b; echo $?
expr a = b; echo $?

#### expr a '<' b; echo $?
expr a '<' b; echo $?

#### expr b '<' a; echo $?
expr b '<' a; echo $?

#### expr 10 '<' 9; echo $?
expr 10 '<' 9; echo $?

#### expr 10 '<' 9a; echo $?
expr 10 '<' 9a; echo $?

#### expr 2 '<=' 2; echo $?
expr 2 '<=' 2; echo $?

#### expr 2 '>=' 3; echo $?
expr 2 '>=' 3; echo $?

#### expr 2 '>' 1; echo $?
expr 2 '>' 1; echo $?

#### expr 1 != 2; echo $?
expr 1 != 2; echo $?

#### expr 1 == 1; echo $?
expr 1 == 1; echo $?

#### expr 01 = 1; echo $?
expr 01 = 1; echo $?

#### expr -1 '<' 1; echo $?
expr -1 '<' 1; echo $?

#### expr '' = ''; echo $?
expr '' = ''; echo $?

#### expr 0; echo $?
expr 0; echo $?

#### expr 1; echo $?
expr 1; echo $?

#### expr ''; echo $?
expr ''; echo $?

#### expr 00; echo $?
expr 00; echo $?

#### expr -0; echo $?
expr -0; echo $?

#### expr abc; echo $?
expr abc; echo $?

#### expr 0 '; echo $?
expr 0 '; echo $?

#### expr ' 5; echo $?
expr ' 5; echo $?

#### expr 5 '; echo $?
expr 5 '; echo $?

#### expr ' 0; echo $?
expr ' 0; echo $?

#### expr 0 '; echo $? (2)
expr 0 '; echo $?

#### expr ' ''; echo $?
expr ' ''; echo $?

#### expr '' '; echo $?
expr '' '; echo $?

#### expr ' ''; echo $? (2)
expr ' ''; echo $?

#### expr 1 '&' 2; echo $?
expr 1 '&' 2; echo $?

#### expr 0 '&' 2; echo $?
expr 0 '&' 2; echo $?

#### expr 1 '&' 0; echo $?
expr 1 '&' 0; echo $?

#### expr '' '&' 1; echo $?
expr '' '&' 1; echo $?

#### expr 1 '; echo $?
expr 1 '; echo $?

#### expr ' 1 / 0; echo $?
expr ' 1 / 0; echo $?

#### expr 0 '&' 1 / 0; echo $?
expr 0 '&' 1 / 0; echo $?

#### expr length abc; echo $?
expr length abc; echo $?

#### expr length ''; echo $?
expr length ''; echo $?

#### expr length äbc; echo $?
expr length äbc; echo $?

#### expr length; echo $?
expr length; echo $?

#### expr index abc c; echo $?
expr index abc c; echo $?

#### expr index abc xb; echo $?
expr index abc xb; echo $?

#### expr index abc z; echo $?
expr index abc z; echo $?

#### expr index äbc b; echo $?
expr index äbc b; echo $?

#### expr index '' a; echo $?
expr index '' a; echo $?

#### expr index a ''; echo $?
expr index a ''; echo $?

#### expr substr abc 2 1; echo $?
expr substr abc 2 1; echo $?

#### expr substr abc 2 9; echo $?
expr substr abc 2 9; echo $?

#### expr substr abc 0 2; echo $?
expr substr abc 0 2; echo $?

#### expr substr abc 4 1; echo $?
expr substr abc 4 1; echo $?

#### expr substr abc x 1; echo $?
expr substr abc x 1; echo $?

#### expr substr abc 1 0; echo $?
expr substr abc 1 0; echo $?

#### expr substr äbc 1 1; echo $?
expr substr äbc 1 1; echo $?

#### expr substr äbc 2 2; echo $?
expr substr äbc 2 2; echo $?

#### expr match abc 'a.'; echo $?
expr match abc 'a.'; echo $?

#### expr match abc 'b'; echo $?
expr match abc 'b'; echo $?

#### expr match abc 'a\(.\)c'; echo $?
expr match abc 'a\(.\)c'; echo $?

#### expr abc : 'a.'; echo $?
expr abc : 'a.'; echo $?

#### expr abc : 'b'; echo $?
expr abc : 'b'; echo $?

#### expr abc : 'a\(.\)c'; echo $?
expr abc : 'a\(.\)c'; echo $?

#### expr abc : '\(x\)'; echo $?
expr abc : '\(x\)'; echo $?

#### expr abc : '.*'; echo $?
expr abc : '.*'; echo $?

#### expr äb : '.'; echo $?
expr äb : '.'; echo $?

#### expr abc : ''; echo $?
expr abc : ''; echo $?

#### expr '' : ''; echo $?
expr '' : ''; echo $?

#### expr '' : 'x*'; echo $?
expr '' : 'x*'; echo $?

#### expr abc : '^a'; echo $?
expr abc : '^a'; echo $?

#### expr abc : 'abc$'; echo $?
expr abc : 'abc$'; echo $?

#### expr aaa : 'a*'; echo $?
expr aaa : 'a*'; echo $?

#### expr a.c : 'a\.c'; echo $?
expr a.c : 'a\.c'; echo $?

#### expr 'a+b' : 'a+b'; echo $?
expr 'a+b' : 'a+b'; echo $?

#### expr aab : 'a\+b'; echo $?
expr aab : 'a\+b'; echo $?

#### expr abc : '['; echo $?
expr abc : '['; echo $?

#### expr abc : '\('; echo $?
expr abc : '\('; echo $?

#### expr abc : 'a\{1,2\}'; echo $?
expr abc : 'a\{1,2\}'; echo $?

#### expr foo.tar.gz : '.*\.\(.*\)'; echo $?
expr foo.tar.gz : '.*\.\(.*\)'; echo $?

#### expr /a/b/c : '.*/\(.*\)'; echo $?
expr /a/b/c : '.*/\(.*\)'; echo $?

#### expr + length; echo $?
expr + length; echo $?

#### expr + 1 + 2; echo $?
expr + 1 + 2; echo $?

#### expr 3 + + 4; echo $?
expr 3 + + 4; echo $?

#### expr length + length; echo $?
expr length + length; echo $?

#### expr 99999999999999999999 + 1; echo $?
expr 99999999999999999999 + 1; echo $?

#### expr 99999999999999999999 '*' 99999999999999999999; echo $?
expr 99999999999999999999 '*' 99999999999999999999; echo $?

#### expr 123456789012345678901234567890 / 7; echo $?
expr 123456789012345678901234567890 / 7; echo $?

#### expr -- 1 + 1; echo $?
expr -- 1 + 1; echo $?

#### expr --help x; echo $?
expr --help x; echo $?

#### expr -1; echo $?
expr -1; echo $?

#### expr 1 - -1; echo $?
expr 1 - -1; echo $?

#### expr -1 + 1; echo $?
expr -1 + 1; echo $?

#### expr 1 + 2 '*' 3; echo $?
expr 1 + 2 '*' 3; echo $?

#### expr 2 '*' 3 + 1; echo $?
expr 2 '*' 3 + 1; echo $?

#### expr 8 / 2 / 2; echo $?
expr 8 / 2 / 2; echo $?

#### expr 8 - 3 - 2; echo $?
expr 8 - 3 - 2; echo $?

#### expr 1 '<' 2 '<' 3; echo $?
expr 1 '<' 2 '<' 3; echo $?

#### expr 1 = 1 = 1; echo $?
expr 1 = 1 = 1; echo $?

#### expr a b c; echo $?
expr a b c; echo $?

#### expr +; echo $?
expr +; echo $?

#### expr length + a b; echo $?
expr length + a b; echo $?

#### expr match a; echo $?
expr match a; echo $?

#### expr index a; echo $?
expr index a; echo $?

#### expr substr a 1; echo $?
expr substr a 1; echo $?

#### expr '(' ')'; echo $?
expr '(' ')'; echo $?

#### expr '(' '(' 1 ')' ')'; echo $?
expr '(' '(' 1 ')' ')'; echo $?

#### expr 1 '+' '(' 2 '-' 1 ')'; echo $?
expr 1 '+' '(' 2 '-' 1 ')'; echo $?

#### expr 'a b' : 'a'; echo $?
expr 'a b' : 'a'; echo $?

#### expr 1.5 + 1; echo $?
expr 1.5 + 1; echo $?

#### expr ' 1' + 1; echo $?
expr ' 1' + 1; echo $?

#### expr 1e3 + 1; echo $?
expr 1e3 + 1; echo $?

#### expr 0x10 + 1; echo $?
expr 0x10 + 1; echo $?

#### expr +5; echo $?
expr +5; echo $?

#### expr 010 + 1; echo $?
expr 010 + 1; echo $?

#### expr a '; echo $?
expr a '; echo $?

#### expr ' b; echo $?
expr ' b; echo $?

#### expr '' '; echo $? (2)
expr '' '; echo $?

#### expr ' b; echo $? (2)
expr ' b; echo $?

#### expr a '&' b; echo $?
expr a '&' b; echo $?

#### expr x : 'x\; echo $?
expr x : 'x\; echo $?

#### expr y'; echo $?
expr y'; echo $?

#### expr y : 'x\; echo $?
expr y : 'x\; echo $?

#### expr y'; echo $? (2)
expr y'; echo $?

#### expr '1' : '[0-9]*$'; echo $?
expr '1' : '[0-9]*$'; echo $?

#### expr 12a : '[0-9]*$'; echo $?
expr 12a : '[0-9]*$'; echo $?

#### expr abcabc : '\(abc\)\1'; echo $?
expr abcabc : '\(abc\)\1'; echo $?

#### i=1; i=$(expr $i + 1); echo $i
i=1; i=$(expr $i + 1); echo $i

#### expr 5 '>' 3 && echo yes
expr 5 '>' 3 && echo yes

#### LC_ALL=C expr length ä
LC_ALL=C expr length ä

#### LC_ALL=C expr index äb b
LC_ALL=C expr index äb b

#### expr $(seq -s ' + ' 1 50)
expr $(seq -s ' + ' 1 50)
