#### cmp names the last argument
cmp; cmp -s; cmp -l; cmp --; cmp --quiet
#### diff lengths and order of checks
echo a >f; echo b >g; diff --context= --label x --label y f g; diff --unified= --label x --label y f g; diff -l; diff -h f f; diff --in f f; diff -h f g; diff -l f
#### patch checks its words
echo a >f; printf -- '--- f\n+++ f\n@@ -1 +1 @@\n-a\n+b\n' >p; patch --quoting-style=x f p; patch --quoting-style= f p; patch -V q f p; patch --reject-format=x f p; patch --read-only=z f p; patch -d '' f p; patch -o '' f p; patch -V num f p; ls; cat f
