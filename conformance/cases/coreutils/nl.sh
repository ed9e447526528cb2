#### nl f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl f

#### nl -ba f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -ba f

#### nl -bt f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -bt f

#### nl -bn f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -bn f

#### nl -bpo f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -bpo f

#### nl '-bp^t' f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl '-bp^t' f

#### nl -bx f; echo $?
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -bx f; echo $?

#### nl -ha s
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -ha s

#### nl -fa s
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -fa s

#### nl -ha -fa -ba s
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -ha -fa -ba s

#### nl s
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl s

#### nl -p s
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -p s

#### nl -d xy s
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -d xy s

#### nl -d x s
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -d x s

#### nl -d '' s
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -d '' s

#### nl -ba -l2 f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -ba -l2 f

#### nl -ba -l3 f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -ba -l3 f

#### nl -l0 f; echo $?
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -l0 f; echo $?

#### nl -v5 f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -v5 f

#### nl -v-5 f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -v-5 f

#### nl -v x f; echo $?
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -v x f; echo $?

#### nl -i2 f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -i2 f

#### nl -i-1 f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -i-1 f

#### nl -i0 f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -i0 f

#### nl -w2 f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -w2 f

#### nl -w1 -v9 -ba f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -w1 -v9 -ba f

#### nl -w0 f; echo $?
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -w0 f; echo $?

#### nl -wx f; echo $?
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -wx f; echo $?

#### nl -s: f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -s: f

#### nl -s '' f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -s '' f

#### nl -s ' | ' f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -s ' | ' f

#### nl -nln f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -nln f

#### nl -nrn f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -nrn f

#### nl -nrz f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -nrz f

#### nl -nrz -v-3 f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -nrz -v-3 f

#### nl -nxx f; echo $?
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -nxx f; echo $?

#### nl -ba -nrz -w3 -s' ' f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -ba -nrz -w3 -s' ' f

#### nl e
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl e

#### nl n
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl n

#### nl nofile; echo $?
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl nofile; echo $?

#### nl f n
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl f n

#### nl - < n
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl - < n

#### nl < n
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl < n

#### nl --body-numbering=a --number-width=3 f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl --body-numbering=a --number-width=3 f

#### nl --starting-line-number=3 --line-increment=3 f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl --starting-line-number=3 --line-increment=3 f

#### nl --number-format=ln --number-separator=, f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl --number-format=ln --number-separator=, f

#### nl --no-renumber s
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl --no-renumber s

#### nl --section-delimiter=@@ f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl --section-delimiter=@@ f

#### nl --join-blank-lines=2 -ba f
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl --join-blank-lines=2 -ba f

#### nl -x; echo $?
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -x; echo $?

#### nl . ; echo $?
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl . ; echo $?

#### nl -bp'[' f; echo $?
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -bp'[' f; echo $?

#### nl -v 99999999999999999999 f; echo $?
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -v 99999999999999999999 f; echo $?

#### printf 'a\r\n' | nl | od -c
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
printf 'a\r\n' | nl | od -c

#### nl -ba -s$'\n' n
printf 'one\n\ntwo\n\n\nthree\n' > f; printf '\\:\\:\\:\nhead\n\\:\\:\nbody\n\nb2\n\\:\nfoot\n\\:\\:\nbody2\n' > s; : > e; printf 'x\ny' > n
nl -ba -s$'\n' n
