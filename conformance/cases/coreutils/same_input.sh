#### comm with one input twice
printf 'a\nb\n' | comm - -; echo $?
#### comm with no input twice
comm - - </dev/null; echo $?
#### comm -12 with one input twice
printf 'a\nb\nc' | comm -12 - -; echo $?
#### comm --total with one input twice
printf 'a\nb\nc\nd\ne\n' | comm --total - -; echo $?
#### comm with unsorted input twice
printf 'b\na\nc\n' | comm - -; echo $?
#### comm --check-order with one input twice
printf 'b\na\nc\n' | comm --check-order - -; echo $?
#### comm with a file twice
seq 5 > f; comm - - < f; echo $?; (comm - - ; cat) < f
#### join with standard input twice
printf 'a 1\n' | join - -; echo $?
#### comm with closed input twice
exec <&-; comm - -; echo $?; comm - /dev/null; echo $?
#### comm with closed input
printf 'a\n' > x; exec <&-; comm x -; echo $?
