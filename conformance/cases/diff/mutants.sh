#### diff: formats of lines with percent signs
printf '%s\n' a b c > f
printf '%s\n' a x c d > g
diff --line-format='%%%l%%
' f g
diff --old-line-format='-%%%L' --new-line-format='+%%%L' --unchanged-line-format=' %%%L' f g
diff --old-group-format='<%%%<>%%' --new-group-format='[%%%>]%%' f g
diff --changed-group-format='%%%df-%dl,%dE-%dM%%
' --unchanged-group-format='%=%%' f g
printf 'a\nb' > f; printf 'a\nb\n' > g
diff --line-format='%%%l|%L' f g
#### diff: context headers with and without changes
printf '%s\n' 1 2 3 4 5 6 7 8 9 > f
printf '%s\n' 1 2 3 4 x 6 7 8 9 > g
cp g h; cp f same
mkdir a b; cp f a/f; cp g b/f; cp f a/only; cp g b/onlyb; cp f a/same; cp f b/same
for o in -c -C1 -u -U1 '-c -L one -L two' '-u --label x' -cp -uN -cN '-cr' '-ruN'; do
  echo "== $o"
  diff $o f g | sed 's/\t.*//'
  case $o in *one*|*label*) continue;; esac
  diff $o a b | sed 's/\t20.*//;s/\t19.*//'
done
#### diff: common ends of different length
for n in 0 1 2 3 5 9; do
  { seq $n; echo x; seq $n; } > f
  { seq $n; seq $n; } > g
  { seq $n; echo x; echo x; seq $n; } > h
  { echo x; seq $n; } > i
  for p in 'f g' 'g f' 'f h' 'h g' 'f i' 'i g'; do
    diff $p; diff -u $p | tail -n +3; diff -e $p; diff -y -W 20 $p
  done
  { cat f; printf y; } > j; { cat f; printf 'y\n'; } > k
  diff j k; diff -u j k | tail -n +3; diff j f
done
#### patch: what is added and taken away as a whole
printf 'a\nb\n' > f
diff -u /dev/null f | sed 's/\t.*//' > p
rm f; patch -p0 f p; cat f
patch -R -p0 f p; ls
printf 'a\nb\n' > f; diff -u f /dev/null | sed 's/\t.*//' > p; patch f p; ls
printf 'a\nb' > f; printf 'a\nc' > g; diff -u f g | sed 's/\t.*//' > p; patch f p; od -c f
printf 'a\nb' > f; printf 'a\nb\nc\n' > g; diff -u f g | sed 's/\t.*//' > p; patch f p; od -c f
printf 'a\nb\nc\n' > f; printf 'a\nb' > g; diff -u f g | sed 's/\t.*//' > p; patch f p; od -c f
printf 'x\na\nb\nc\n' > f; patch f p; od -c f
printf 'a\nb\nc\nd\n' > f; patch f p; od -c f
printf '%s\n' 1 2 3 4 5 > f; printf '1\n2\nx' > q; diff -c f q | sed 's/\t.*//' > p; printf '%s\n' 1 2 3 4 5 6 7 > f; patch f p; od -c f
rm -f f f.orig f.rej p q g
#### tabs and what they stand for
printf 'a\tb\n1234567\tc\n12345678\td\n\te\nx \ty\n' > f; printf 'a       b\n1234567 c\n12345678        d\n        e\nx       y\n' > g; diff -E f g; echo $?; diff -E -u f g; printf 'a       b\n1234567  c\n12345678       d\n       e\nx        y\n' > h; diff -E f h; diff -E --tabsize=4 f g; echo $?; printf 'ab\b\tc\r\td\n' > i; printf 'ab\b        c\r        d\n' > j; diff -E i j; echo $?; diff -b f g; diff -E --tabsize=1 f g | wc -l
