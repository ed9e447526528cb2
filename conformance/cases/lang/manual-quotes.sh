#### bq
echo `echo back\`echo tick\``
#### bq2
echo a `echo back\`echo tick\`` b
#### bq3
x=`echo a\`echo b\`c`; echo $x; echo "`echo a\`echo b\``"; echo `echo "a\`echo b\`"`
#### bq4
echo "$(echo "nested $(echo "deep")")" `echo back\`echo tick\``
#### bq5
echo `x=a\`echo b\`; y=\`echo c\`d; echo $x $y; for i in q\`echo r\`; do echo $i; done; echo z > f\`echo 1\`; echo \`echo m\`\`echo n\``; ls; f() { echo `echo a\`echo b\`c`; }; f; declare -f f
