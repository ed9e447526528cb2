#### sort: blanks at the end position of a key
printf '%s\n' 'a  x1 3' 'a x2 2' 'a    x0 1' 'a x11 4' ' a   x1 0' > f
for k in 2,2.1 2,2.2 2,2.3 1,2.2 1.1,2.1 2.1,2.2 2.2,2.3 2b,2.2 2,2.2n 1,2.4 2,3.1; do
  for o in '' b r br; do
    echo "-k$k$o: $(sort -s -k$k$o f | tr '\n' '|')"
    echo "-b -k$k$o: $(sort -b -s -k$k$o f | tr '\n' '|')"
    echo "-u -k$k$o: $(sort -u -k$k$o f | tr '\n' '|')"
  done
done
for k in 2b,2.2 2b,2.2b 2,2.2b 2n,2.2b 2,2b 2b,2; do
  echo "$k: $(sort -s -k$k f | tr '\n' '|')"
done
#### less and more: versions are no help
for c in less more; do
  $c --version | grep -ciE '^ *-|summary|option'
  $c --help | grep -ciE '^ *-|summary|option' | sed 's/[1-9][0-9]*/some/'
done
