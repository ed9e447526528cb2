#### every walk, through directories 250 deep
for i in {1..250}; do mkdir d && cd d || exit; done
cd /workspace
find . | wc -l; du -s . | wc -l; ls -R d | wc -l; tree d | tail -1
cp -r d e; mv e f; ls; diff -r f d && echo same
tar cf t.tar d; mkdir u; tar xf t.tar -C u --strip-components 1; find u | wc -l
zip -qr t.zip d; unzip -qo t.zip -d u | tail -1; grep -r x d; rg x d; chmod -R u+w d; find d -depth -type d -name d | wc -l
find d -depth -delete; rm -rf f u t.tar t.zip; ls
