#### patch <p.u; cmp a b
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch <p.u; cmp a b

#### patch -p0 <p.u; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch -p0 <p.u; echo $?

#### patch a <p.u; cmp a b
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch a <p.u; cmp a b

#### patch a p.u; cmp a b
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch a p.u; cmp a b

#### patch -i p.u; cmp a b
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch -i p.u; cmp a b

#### patch <p.c; cmp a b
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch <p.c; cmp a b

#### patch a <p.n; cmp a b
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch a <p.n; cmp a b

#### patch <p.n; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch <p.n; echo $?

#### cp b a; patch -R <p.u; cmp a orig
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
cp b a; patch -R <p.u; cmp a orig

#### cp b a; patch <p.u; echo $?; ls
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
cp b a; patch <p.u; echo $?; ls

#### cp b a; patch -N <p.u; echo $?; cat a.rej
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
cp b a; patch -N <p.u; echo $?; cat a.rej

#### cp b a; patch -f <p.u; echo $?; ls
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
cp b a; patch -f <p.u; echo $?; ls

#### cp b a; patch -t <p.u; echo $?; cmp a orig
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
cp b a; patch -t <p.u; echo $?; cmp a orig

#### patch --dry-run <p.u; cmp a orig; ls
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch --dry-run <p.u; cmp a orig; ls

#### patch -o out <p.u; cmp out b; cmp a orig
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch -o out <p.u; cmp out b; cmp a orig

#### patch -b <p.u; ls
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch -b <p.u; ls

#### patch -s <p.u; cmp a b
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch -s <p.u; cmp a b

#### patch --verbose <p.u
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch --verbose <p.u

#### sed -i "1i zero\none" a; patch <p.u; head -9 a
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
sed -i "1i zero\none" a; patch <p.u; head -9 a

#### sed -i "s/^6$/six/" a; patch <p.u; echo $?; ls; cat a.rej
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
sed -i "s/^6$/six/" a; patch <p.u; echo $?; ls; cat a.rej

#### sed -i "s/^3$/three/" a; patch <p.u; ls; head -6 a
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
sed -i "s/^3$/three/" a; patch <p.u; ls; head -6 a

#### sed -i "s/^5$/cinq/" a; patch <p.u; echo $?; cat a.rej
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
sed -i "s/^5$/cinq/" a; patch <p.u; echo $?; cat a.rej

#### sed -i "s/^3$/three/" a; patch -F0 <p.u; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
sed -i "s/^3$/three/" a; patch -F0 <p.u; echo $?

#### sed -i "s/^6$/six/" a; patch <p.c; echo $?; cat a.rej
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
sed -i "s/^6$/six/" a; patch <p.c; echo $?; cat a.rej

#### rm a b; patch <p.u; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
rm a b; patch <p.u; echo $?

#### rm a; patch -p1 <p.u; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
rm a; patch -p1 <p.u; echo $?

#### patch -i nope; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch -i nope; echo $?

#### patch </dev/null; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch </dev/null; echo $?

#### echo garbage | patch; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
echo garbage | patch; echo $?

#### printf -- "--- a/x/n\n+++ b/x/n\n@@ -0,0 +1,2 @@\n+hello\n+world\n" | patch 
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
printf -- "--- a/x/n\n+++ b/x/n\n@@ -0,0 +1,2 @@\n+hello\n+world\n" | patch -p1; cat x/n

#### printf -- "--- /dev/null\n+++ b/n\n@@ -0,0 +1 @@\n+hello\n" >p; patch -p1 <p
#@ tree any
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
printf -- "--- /dev/null\n+++ b/n\n@@ -0,0 +1 @@\n+hello\n" >p; patch -p1 <p; cat n; patch -R -p1 <p; ls n

#### echo bye >del; printf -- "--- a/del\n+++ /dev/null\n@@ -1 +0,0 @@\n-bye\n" |
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
echo bye >del; printf -- "--- a/del\n+++ /dev/null\n@@ -1 +0,0 @@\n-bye\n" | patch -p1; ls del

#### echo g >g.txt; printf "diff --git a/g.txt b/h.txt\nsimilarity index 50%%\nre
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
echo g >g.txt; printf "diff --git a/g.txt b/h.txt\nsimilarity index 50%%\nrename from g.txt\nrename to h.txt\n--- a/g.txt\n+++ b/h.txt\n@@ -1 +1 @@\n-g\n+G\n" | patch -p1; ls; cat h.txt

#### printf "diff --git a/n b/n\nnew file mode 100755\n--- /dev/null\n+++ b/n\n@@
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
printf "diff --git a/n b/n\nnew file mode 100755\n--- /dev/null\n+++ b/n\n@@ -0,0 +1 @@\n+x\n" | patch -p1; stat -c %a n

#### printf -- "--- a/../../evil\n+++ b/../../evil\n@@ -0,0 +1 @@\n+x\n" | patch 
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
printf -- "--- a/../../evil\n+++ b/../../evil\n@@ -0,0 +1 @@\n+x\n" | patch -p1; echo $?

#### printf -- "--- /etc/evil\n+++ /etc/evil\n@@ -0,0 +1 @@\n+x\n" | patch -p0; e
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
printf -- "--- /etc/evil\n+++ /etc/evil\n@@ -0,0 +1 @@\n+x\n" | patch -p0; echo $?

#### printf -- "--- a\n+++ a\n@@ -1,2 +1,2 @@\n 1\n*2\n+two\n" | patch; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
printf -- "--- a\n+++ a\n@@ -1,2 +1,2 @@\n 1\n*2\n+two\n" | patch; echo $?

#### printf x >n; printf "x\n" >n2; diff -u n n2 >p; patch n <p; od -c n
#@ tree any
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
printf x >n; printf "x\n" >n2; diff -u n n2 >p; patch n <p; od -c n

#### printf "x\n" >n; printf y >n2; diff -u n n2 >p; patch n <p; od -c n
#@ tree any
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
printf "x\n" >n; printf y >n2; diff -u n n2 >p; patch n <p; od -c n

#### cp a q; (cat p.u; sed "s/a$/q/;s/ .*//;s/--- a/--- q/;s/+++ b/+++ q/" p.u) |
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
cp a q; (cat p.u; sed "s/a$/q/;s/	.*//;s/--- a/--- q/;s/+++ b/+++ q/" p.u) | patch; cmp q b

#### mkdir x; cp a x; patch -d x -p0 <p.u; cmp x/a b; patch -d x -i ../p.u -R; cm
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
mkdir x; cp a x; patch -d x -p0 <p.u; cmp x/a b; patch -d x -i ../p.u -R; cmp x/a orig

#### mkdir x; cd x; patch -p0 <../p.u; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
mkdir x; cd x; patch -p0 <../p.u; echo $?

#### patch --zz; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch --zz; echo $?

#### patch a b c d; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch a b c d; echo $?

#### patch -n a <p.n; cmp a b
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch -n a <p.n; cmp a b

#### sed "s/^5$/cinq/" orig >a; patch -r - <p.u; echo $?; ls
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
sed "s/^5$/cinq/" orig >a; patch -r - <p.u; echo $?; ls

#### chmod 444 a; patch <p.u; stat -c %a a
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
chmod 444 a; patch <p.u; stat -c %a a

#### patch -z .bak -b <p.u; ls
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch -z .bak -b <p.u; ls

#### patch -V numbered -b <p.u; ls
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch -V numbered -b <p.u; ls

#### sed "s/\$/\r/" p.u >p.cr; patch <p.cr; cmp a b
#@ tree any
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
sed "s/\$/\r/" p.u >p.cr; patch <p.cr; cmp a b

#### sed "s/^/ /" p.u >p.i; patch <p.i; cmp a b
#@ tree any
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
sed "s/^/  /" p.u >p.i; patch <p.i; cmp a b

#### (echo From: me; echo; cat p.u; echo --; echo sig) | patch; cmp a b
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
(echo From: me; echo; cat p.u; echo --; echo sig) | patch; cmp a b

#### sed "s/ / /g" a >a2; patch -l <p.u; cmp a b
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
sed "s/ /  /g" a >a2; patch -l <p.u; cmp a b

#### patch -u <p.c; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch -u <p.c; echo $?

#### patch -p9 <p.u; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch -p9 <p.u; echo $?

#### mkdir -p s/t; cp a s/t/a; sed "s,^--- a,--- o/s/t/a,;s,^+++ b,+++ n/s/t/a," 
#@ tree any
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
mkdir -p s/t; cp a s/t/a; sed "s,^--- a,--- o/s/t/a,;s,^+++ b,+++ n/s/t/a," p.u >p; patch -p1 <p; cmp s/t/a b

#### diff -ru . . ; echo $?
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
diff -ru . . ; echo $?

#### mkdir o n; cp a o; cp b n/a; echo new >n/x; diff -ruN o n >p; cd o; patch -p
#@ tree any
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
mkdir o n; cp a o; cp b n/a; echo new >n/x; diff -ruN o n >p; cd o; patch -p1 <../p; cat x; cmp a ../b

#### seq 1 10 >s; seq 1 10 | sed 3d >t; diff -u s t | patch s; cat s
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
seq 1 10 >s; seq 1 10 | sed 3d >t; diff -u s t | patch s; cat s

#### seq 1 10 >s; seq 1 10 | sed "\$d" >t; diff -u s t | patch s; tail -1 s
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
seq 1 10 >s; seq 1 10 | sed "\$d" >t; diff -u s t | patch s; tail -1 s

#### seq 1 10 >s; (echo 0; seq 1 10; echo 11) >t; diff -u s t | patch s; cat s | 
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
seq 1 10 >s; (echo 0; seq 1 10; echo 11) >t; diff -u s t | patch s; cat s | tr "\n" " "

#### patch -E <p.u; patch -p0 -R --verbose <p.u | head -3
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
patch -E <p.u; patch -p0 -R --verbose <p.u | head -3

#### cat p.u | patch -p0 && diff a b && echo ok
seq 1 20 >a; cp a orig; seq 1 20 | sed "s/^5\$/five/;s/^15\$/fifteen/" >b; touch -d @1577934245 a b; diff -u a b >p.u; diff -c a b >p.c; diff a b >p.n; diff -e a b >p.e
cat p.u | patch -p0 && diff a b && echo ok
