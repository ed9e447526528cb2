#### names that lead out: a
mkdir w; cd w; echo a>../x; echo a>y; printf -- '--- ../x\n+++ ../x\n@@ -1 +1 @@\n-a\n+b\n' | patch -p0; echo $?
#### names that lead out: b
mkdir w; cd w; echo a>../x; echo a>y; printf -- '--- ../x\n+++ z\n@@ -1 +1 @@\n-a\n+b\n' | patch -p0; echo $?
#### names that lead out: c
mkdir w; cd w; echo a>../x; echo a>y; printf -- '--- z\n+++ ../x\n@@ -1 +1 @@\n-a\n+b\n' | patch -p0; echo $?
#### names that lead out: d
mkdir w; cd w; echo a>../x; echo a>y; printf -- '--- ../x\n+++ y\n@@ -1 +1 @@\n-a\n+b\n' | patch -p0; echo $?
#### names that lead out: e
mkdir w; cd w; echo a>../x; echo a>y; printf -- '--- y\n+++ ../x\n@@ -1 +1 @@\n-a\n+b\n' | patch -p0; echo $?
#### names that lead out: f
mkdir w; cd w; echo a>../x; echo a>y; printf -- '--- y\n+++ ../q\n@@ -1 +1 @@\n-a\n+b\n' | patch -p0; echo $?
#### names that lead out: g
mkdir w; cd w; echo a>../x; echo a>y; printf -- '--- ./y\n+++ ../q\n@@ -1 +1 @@\n-a\n+b\n' | patch -p0; echo $?
#### names that lead out: h
mkdir w; cd w; echo a>../x; echo a>y; printf -- '--- /etc/y\n+++ y\n@@ -1 +1 @@\n-a\n+b\n' | patch -p0; echo $?
#### names that lead out: i
mkdir w; cd w; echo a>../x; echo a>y; printf -- '--- y\n+++ /etc/y\n@@ -1 +1 @@\n-a\n+b\n' | patch -p0; echo $?
#### names that lead out: j
mkdir w; cd w; echo a>../x; echo a>y; printf -- 'diff x ../w\n--- ./y\t2024-01-01 00:00:00 +0000\n+++ ../new/y\t2024-01-01 00:00:00 +0000\n@@ -1 +1 @@\n-a\n+b\n' | patch -p0; echo $?
#### names that lead out: k
mkdir w; cd w; echo a>../x; echo a>y; printf -- '--- ../x\n+++ ../x\n@@ -1 +1 @@\n-a\n+b\n' | patch -p0 y; echo $?
#### created and names that lead out: a
mkdir w; cd w; printf -- '--- ../x\n+++ ../x\n@@ -0,0 +1 @@\n+b\n' | patch -p0; echo $?
#### created and names that lead out: b
mkdir w; cd w; echo a>y; printf -- '--- ../x\n+++ ../z\n@@ -1 +1 @@\n-a\n+b\n' | patch -p0; echo $?
#### created and names that lead out: c
mkdir w; cd w; echo a>y; printf -- '--- /dev/null\n+++ ../z\n@@ -0,0 +1 @@\n+b\n' | patch -p0; echo $?
#### created and names that lead out: d
mkdir w; cd w; echo a>y; printf -- '--- ../x\n+++ y\n@@ -0,0 +1 @@\n+b\n' | patch -p0; echo $?
#### created and names that lead out: e
mkdir w; cd w; printf -- '--- ../x\n+++ y\n@@ -0,0 +1 @@\n+b\n' | patch -p0; echo $?
#### created and names that lead out: f
mkdir w; cd w; echo a>y; printf -- '--- ../a/x\n+++ ../b/z\n@@ -0,0 +1 @@\n+b\n' | patch -p0; echo $?
#### created and names that lead out: g
mkdir w; cd w; echo a>y; printf -- '--- y\n+++ ../z\n@@ -1 +0,0 @@\n-a\n' | patch -p0; echo $?
#### created and names that lead out: h
mkdir w; cd w; printf -- '--- ../y\n+++ z\n@@ -1 +0,0 @@\n-a\n' | patch -p0; echo $?
#### deleted or created: h
mkdir w; cd w; printf -- '--- y\n+++ z\n@@ -1 +0,0 @@\n-a\n' | patch -p0; echo $?
#### deleted or created: h2
mkdir w; cd w; printf -- '--- z\n+++ z\n@@ -1 +0,0 @@\n-a\n' | patch -p0; echo $?
#### deleted or created: h3
mkdir w; cd w; printf -- '--- z\t1970-01-01 00:00:00 +0000\n+++ z\n@@ -1 +1 @@\n-a\n+b\n' | patch -p0; echo $?
#### deleted or created: h4
mkdir w; cd w; printf -- '--- ../b/z\n+++ a/z\n@@ -0,0 +1 @@\n+b\n' | patch -p0; find .
#### deleted or created: h5
mkdir w; cd w; printf -- '--- b/c/z\n+++ ../z\n@@ -0,0 +1 @@\n+b\n' | patch -p0; find .
#### deleted or created: h6
mkdir w; cd w; printf -- 'Index: ../q\n--- b/c/z\n+++ a/z\n@@ -0,0 +1 @@\n+b\n' | patch -p0; find .
#### asked about: e
mkdir w; cd w; printf -- '--- ../x\n+++ y\n@@ -0,0 +1 @@\n+b\n' | patch -p0; echo $?
#### asked about: e2
mkdir w; cd w; printf -- '--- ../x\n+++ ./y\n@@ -0,0 +1 @@\n+b\n' | patch -p0; echo $?
#### asked about: e3
mkdir w; cd w; printf -- '--- y\n+++ ../x\n@@ -0,0 +1 @@\n+b\n' | patch -p0; echo $?
#### asked about: h5
mkdir w; cd w; printf -- '--- b/c/z\n+++ ../z\n@@ -0,0 +1 @@\n+b\n' | patch -p0; find .
#### asked about: h7
mkdir w; cd w; printf -- '--- z\n+++ ../z\n@@ -1 +0,0 @@\n-b\n' | patch -p0; find .
#### asked about: h8
mkdir w; cd w; printf -- '--- z\n+++ /dev/null\n@@ -1 +0,0 @@\n-b\n' | patch -p0 -t; find .
#### asked about: h9
#@ tree any
mkdir w; cd w; printf -- '--- z\n+++ /dev/null\n@@ -1 +0,0 @@\n-b\n' | patch -p0 -f; find .
#### asked about: h10
mkdir w; cd w; printf -- '--- z\n+++ /dev/null\n@@ -1 +0,0 @@\n-b\n' | patch -p0 ; find .
#### asked about: h11
mkdir w; cd w; printf -- '--- z\n+++ /dev/null\n@@ -1 +0,0 @@\n-b\n' | patch -p0 -N; find .
#### already there or gone: c1
echo q>z; printf -- '--- /dev/null\n+++ z\n@@ -0,0 +1 @@\n+b\n' | patch -p0
#### already there or gone: c2
echo q>z; printf -- '--- /dev/null\n+++ z\n@@ -0,0 +1 @@\n+b\n' | patch -p0 -f
#### already there or gone: c3
echo q>z; printf -- '--- /dev/null\n+++ z\n@@ -0,0 +1 @@\n+b\n' | patch -p0 -N
#### already there or gone: c4
echo b>z; printf -- '--- /dev/null\n+++ z\n@@ -0,0 +1 @@\n+b\n' | patch -p0 -t; ls
#### already there or gone: c5
printf -- '--- z\n+++ /dev/null\n@@ -1 +0,0 @@\n-b\n' | patch -p0 -R; ls
#### already there or gone: c6
printf -- '--- /dev/null\n+++ z\n@@ -0,0 +1 @@\n+b\n' | patch -p0 -R; ls
#### already there or gone: c7
printf -- '--- /dev/null\n+++ z\n@@ -0,0 +1 @@\n+b\n' | patch -p0 -R -s; ls
#### already there or gone: c8
printf -- '--- a/z\n+++ b/z\n@@ -1,2 +0,0 @@\n-b\n-c\n' | patch -p1 --dry-run; ls
