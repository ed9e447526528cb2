#### patch backup: -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b <p.u
echo $?

#### patch backup: -b -z .bak <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -z .bak <p.u
echo $?

#### patch backup: -z .bak <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -z .bak <p.u
echo $?

#### patch backup: -z .bak <p.m
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n x\n-b\n+B\n c\n' >p.m
patch -z .bak <p.m
echo $?

#### patch backup: -V numbered <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -V numbered <p.u
echo $?

#### patch backup: -b -V numbered <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -V numbered <p.u
echo $?

#### patch backup: -b -V t <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -V t <p.u
echo $?

#### patch backup: -b -V none <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -V none <p.u
echo $?

#### patch backup: -b -V off <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -V off <p.u
echo $?

#### patch backup: -V none <p.m
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n x\n-b\n+B\n c\n' >p.m
patch -V none <p.m
echo $?

#### patch backup: -V simple <p.m
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n x\n-b\n+B\n c\n' >p.m
patch -V simple <p.m
echo $?

#### patch backup: -V never -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -V never -b <p.u
echo $?

#### patch backup: -V existing -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -V existing -b <p.u
echo $?

#### patch backup: -V nil -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -V nil -b <p.u
echo $?

#### patch backup: touch f.~2~; -V existing -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
touch f.~2~; patch -V existing -b <p.u
echo $?

#### patch backup: touch f.~2~;  -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
touch f.~2~; patch  -b <p.u
echo $?

#### patch backup: touch f.~2~; <p.m
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n x\n-b\n+B\n c\n' >p.m
touch f.~2~; patch <p.m
echo $?

#### patch backup: touch f.~02~; -b -V t <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
touch f.~02~; patch -b -V t <p.u
echo $?

#### patch backup: touch f.~9; -b -V t <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
touch f.~9; patch -b -V t <p.u
echo $?

#### patch backup: touch f.~2~; -b -B pre/ <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
touch f.~2~; patch -b -B pre/ <p.u
echo $?

#### patch backup: -b -B pre <p.d -p0
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- d/f\n+++ d/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.d
patch -b -B pre <p.d -p0
echo $?

#### patch backup: -b -B pre/ <p.d -p0
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- d/f\n+++ d/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.d
patch -b -B pre/ <p.d -p0
echo $?

#### patch backup: -b -Y bn. <p.d -p0
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- d/f\n+++ d/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.d
patch -b -Y bn. <p.d -p0
echo $?

#### patch backup: -b -Y bn/ <p.d -p0
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- d/f\n+++ d/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.d
patch -b -Y bn/ <p.d -p0
echo $?

#### patch backup: -b -B pre. -Y bn. -z .s <p.d -p0
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- d/f\n+++ d/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.d
patch -b -B pre. -Y bn. -z .s <p.d -p0
echo $?

#### patch backup: -b -z .s/x <p.d -p0
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- d/f\n+++ d/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.d
patch -b -z .s/x <p.d -p0
echo $?

#### patch backup: -b -z "" <p.d -p0
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- d/f\n+++ d/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.d
patch -b -z "" <p.d -p0
echo $?

#### patch backup: -b -B "" <p.d -p0
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- d/f\n+++ d/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.d
patch -b -B "" <p.d -p0
echo $?

#### patch backup: -b -Y "" <p.d -p0
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- d/f\n+++ d/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.d
patch -b -Y "" <p.d -p0
echo $?

#### patch backup: -b -V numbered -z .s <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -V numbered -z .s <p.u
echo $?

#### patch backup: -b -z .s -V numbered <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -z .s -V numbered <p.u
echo $?

#### patch backup: -b -B pre. -V numbered <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -B pre. -V numbered <p.u
echo $?

#### patch backup: -b -V numbered -B pre. <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -V numbered -B pre. <p.u
echo $?

#### patch backup: -b -V "" <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -V "" <p.u
echo $?

#### patch backup: -b -V bogus <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -V bogus <p.u
echo $?

#### patch backup: -b -V n <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -V n <p.u
echo $?

#### patch backup: VERSION_CONTROL=numbered -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
VERSION_CONTROL=numbered patch -b <p.u
echo $?

#### patch backup: VERSION_CONTROL=none -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
VERSION_CONTROL=none patch -b <p.u
echo $?

#### patch backup: PATCH_VERSION_CONTROL=numbered -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
PATCH_VERSION_CONTROL=numbered patch -b <p.u
echo $?

#### patch backup: PATCH_VERSION_CONTROL=simple VERSION_CONTROL=numbered -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
PATCH_VERSION_CONTROL=simple VERSION_CONTROL=numbered patch -b <p.u
echo $?

#### patch backup: VERSION_CONTROL=bogus -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
VERSION_CONTROL=bogus patch -b <p.u
echo $?

#### patch backup: VERSION_CONTROL=bogus <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
VERSION_CONTROL=bogus patch <p.u
echo $?

#### patch backup: PATCH_VERSION_CONTROL=bogus <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
PATCH_VERSION_CONTROL=bogus patch <p.u
echo $?

#### patch backup: PATCH_VERSION_CONTROL= VERSION_CONTROL=numbered -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
PATCH_VERSION_CONTROL= VERSION_CONTROL=numbered patch -b <p.u
echo $?

#### patch backup: VERSION_CONTROL= -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
VERSION_CONTROL= patch -b <p.u
echo $?

#### patch backup: SIMPLE_BACKUP_SUFFIX=.sbs -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
SIMPLE_BACKUP_SUFFIX=.sbs patch -b <p.u
echo $?

#### patch backup: SIMPLE_BACKUP_SUFFIX=.sbs/a -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
SIMPLE_BACKUP_SUFFIX=.sbs/a patch -b <p.u
echo $?

#### patch backup: SIMPLE_BACKUP_SUFFIX= -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
SIMPLE_BACKUP_SUFFIX= patch -b <p.u
echo $?

#### patch backup: SIMPLE_BACKUP_SUFFIX=.sbs -b -z .z <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
SIMPLE_BACKUP_SUFFIX=.sbs patch -b -z .z <p.u
echo $?

#### patch backup: SIMPLE_BACKUP_SUFFIX=.sbs -b -B pre. <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
SIMPLE_BACKUP_SUFFIX=.sbs patch -b -B pre. <p.u
echo $?

#### patch backup: SIMPLE_BACKUP_SUFFIX=.sbs -b -V numbered <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
SIMPLE_BACKUP_SUFFIX=.sbs patch -b -V numbered <p.u
echo $?

#### patch backup: VERSION_CONTROL=numbered -b -z .z <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
VERSION_CONTROL=numbered patch -b -z .z <p.u
echo $?

#### patch backup: VERSION_CONTROL=numbered -b -B pre. <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
VERSION_CONTROL=numbered patch -b -B pre. <p.u
echo $?

#### patch backup: -b <p.n
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- /dev/null\n+++ n\n@@ -0,0 +1 @@\n+B\n' >p.n
patch -b <p.n
echo $?

#### patch backup: -b -V numbered <p.n
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- /dev/null\n+++ n\n@@ -0,0 +1 @@\n+B\n' >p.n
patch -b -V numbered <p.n
echo $?

#### patch backup: -b -B pre. <p.n
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- /dev/null\n+++ n\n@@ -0,0 +1 @@\n+B\n' >p.n
patch -b -B pre. <p.n
echo $?

#### patch backup: --backup-if-mismatch <p.m
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n x\n-b\n+B\n c\n' >p.m
patch --backup-if-mismatch <p.m
echo $?

#### patch backup: --no-backup-if-mismatch <p.m
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n x\n-b\n+B\n c\n' >p.m
patch --no-backup-if-mismatch <p.m
echo $?

#### patch backup: --posix <p.m
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n x\n-b\n+B\n c\n' >p.m
patch --posix <p.m
echo $?

#### patch backup: --posix -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch --posix -b <p.u
echo $?

#### patch backup: POSIXLY_CORRECT=1 <p.m
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n x\n-b\n+B\n c\n' >p.m
POSIXLY_CORRECT=1 patch <p.m
echo $?

#### patch backup: --posix --backup-if-mismatch <p.m
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n x\n-b\n+B\n c\n' >p.m
patch --posix --backup-if-mismatch <p.m
echo $?

#### patch backup: -b -o out <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -o out <p.u
echo $?

#### patch backup: -b -V numbered --posix <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -V numbered --posix <p.u
echo $?

#### patch backup: POSIXLY_CORRECT= <p.m
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n x\n-b\n+B\n c\n' >p.m
POSIXLY_CORRECT= patch <p.m
echo $?

#### patch backup: POSIXLY_CORRECT=1 --backup-if-mismatch <p.m
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n x\n-b\n+B\n c\n' >p.m
POSIXLY_CORRECT=1 patch --backup-if-mismatch <p.m
echo $?

#### patch backup: VERSION_CONTROL=bogus -z .x <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
VERSION_CONTROL=bogus patch -z .x <p.u
echo $?

#### patch backup: VERSION_CONTROL=bogus -V simple <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
VERSION_CONTROL=bogus patch -V simple <p.u
echo $?

#### patch backup: VERSION_CONTROL=numbered -b -V "" <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
VERSION_CONTROL=numbered patch -b -V "" <p.u
echo $?

#### patch backup: -z .x -V bogus <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -z .x -V bogus <p.u
echo $?

#### patch backup: -z "" -V bogus <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -z "" -V bogus <p.u
echo $?

#### patch backup: -b -Y a/b. <p.d -p0
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- d/f\n+++ d/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.d
patch -b -Y a/b. <p.d -p0
echo $?

#### patch backup: mkdir n.d; -b -B n.d/ <p.n
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- /dev/null\n+++ n\n@@ -0,0 +1 @@\n+B\n' >p.n
mkdir n.d; patch -b -B n.d/ <p.n
echo $?

#### patch backup: -b -B zz/ <p.n
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- /dev/null\n+++ n\n@@ -0,0 +1 @@\n+B\n' >p.n
patch -b -B zz/ <p.n
echo $?

#### patch backup: -b -z .s/x <p.n
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- /dev/null\n+++ n\n@@ -0,0 +1 @@\n+B\n' >p.n
patch -b -z .s/x <p.n
echo $?

#### patch backup: mkdir sub; cd sub; -d .. -b -V t <../p.u; cd ..
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
mkdir sub; cd sub; patch -d .. -b -V t <../p.u; cd ..
echo $?

#### patch backup: -b -V t ./f <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -V t ./f <p.u
echo $?

#### patch backup: touch d/f.~4~; -p0 -b  <p.d
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- d/f\n+++ d/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.d
touch d/f.~4~; patch -p0 -b  <p.d
echo $?

#### patch backup: -b -r rej -z .x <p.m
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n x\n-b\n+B\n c\n' >p.m
patch -b -r rej -z .x <p.m
echo $?

#### patch backup: -b -B pre. -z "" <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -b -B pre. -z "" <p.u
echo $?

#### patch backup: SIMPLE_BACKUP_SUFFIX=.sbs -b -Y pre. -V t <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
SIMPLE_BACKUP_SUFFIX=.sbs patch -b -Y pre. -V t <p.u
echo $?

#### patch backup: -zs -b <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch -zs -b <p.u
echo $?

#### patch backup: --suffix=.q --backup <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch --suffix=.q --backup <p.u
echo $?

#### patch backup: --prefix=P --basename-prefix=Q --backup <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch --prefix=P --basename-prefix=Q --backup <p.u
echo $?

#### patch backup: --version-control=num --backup <p.u
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
patch --version-control=num --backup <p.u
echo $?

#### patch backup: ls f.~1~; -b -V t <p.u >/dev/null; patch -R -b -V t <p.u; cat f.~1~ f.~2~
printf 'a\nb\nc\n' >f; mkdir d; cp f d/f
printf -- '--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n' >p.u
ls f.~1~; patch -b -V t <p.u >/dev/null; patch -R -b -V t <p.u; cat f.~1~ f.~2~
echo $?
