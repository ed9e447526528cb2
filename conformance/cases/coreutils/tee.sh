#### tee out < in; cat out
printf 'one\ntwo' > in
tee out < in; cat out

#### tee a b < in; cat a b
printf 'one\ntwo' > in
tee a b < in; cat a b

#### tee < in
printf 'one\ntwo' > in
tee < in

#### tee -a out < in; tee -a out < in > /dev/null; echo; cat out
printf 'one\ntwo' > in
tee -a out < in; tee -a out < in > /dev/null; echo; cat out

#### tee - < in; ls
printf 'one\ntwo' > in
tee - < in; ls

#### tee /nonexistent/x < in; echo $?
printf 'one\ntwo' > in
tee /nonexistent/x < in; echo $?

#### tee . < in; echo $?
printf 'one\ntwo' > in
tee . < in; echo $?

#### tee . out < in; echo $?; cat out
printf 'one\ntwo' > in
tee . out < in; echo $?; cat out

#### tee -p out < in | head -1
printf 'one\ntwo' > in
tee -p out < in | head -1

#### tee --append out < in
printf 'one\ntwo' > in
tee --append out < in

#### tee -i out < in
printf 'one\ntwo' > in
tee -i out < in

#### tee --output-error=warn out < in
printf 'one\ntwo' > in
tee --output-error=warn out < in

#### tee --output-error=exit /nonexistent/x out < in; echo $?; ls
printf 'one\ntwo' > in
tee --output-error=exit /nonexistent/x out < in; echo $?; ls

#### tee --output-error=foo; echo $?
printf 'one\ntwo' > in
tee --output-error=foo; echo $?

#### tee --output-error out < in
printf 'one\ntwo' > in
tee --output-error out < in

#### tee -x; echo $?
printf 'one\ntwo' > in
tee -x; echo $?

#### tee --output-error=exit-nopipe . < in; echo $?
printf 'one\ntwo' > in
tee --output-error=exit-nopipe . < in; echo $?

#### echo hi | tee f1 | tr a-z A-Z; cat f1
printf 'one\ntwo' > in
echo hi | tee f1 | tr a-z A-Z; cat f1

#### tee out < /dev/null; wc -c out
printf 'one\ntwo' > in
tee out < /dev/null; wc -c out

#### tee out out2 > /dev/null < in; cmp out out2
printf 'one\ntwo' > in
tee out out2 > /dev/null < in; cmp out out2

#### seq 30000 | tee big | tail -1; wc -c < big
printf 'one\ntwo' > in
seq 30000 | tee big | tail -1; wc -c < big

#### echo x | tee -- -n; ls
printf 'one\ntwo' > in
echo x | tee -- -n; ls

#### echo x | tee /dev/stderr 2>/dev/null
printf 'one\ntwo' > in
echo x | tee /dev/stderr 2>/dev/null

#### echo x | tee /dev/null
printf 'one\ntwo' > in
echo x | tee /dev/null
