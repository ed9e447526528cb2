#### zip a.zip d/f; unzip -l a.zip
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip a.zip d/f; unzip -l a.zip

#### zip -r b.zip d | sort; unzip -l b.zip | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -r b.zip d | sort; unzip -l b.zip | sort

#### zip -rq c.zip d; unzip -Z1 c.zip | sort; zipinfo -1 c.zip | wc -l
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -rq c.zip d; unzip -Z1 c.zip | sort; zipinfo -1 c.zip | wc -l

#### zip -qr b.zip d; unzip b.zip -d o | sort; find o | sort; stat -c "%a %Y" o/d
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -qr b.zip d; unzip b.zip -d o | sort; find o | sort; stat -c "%a %Y" o/d/f

#### zip -q b.zip d/f; unzip -q b.zip -d o; unzip b.zip -d o; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q b.zip d/f; unzip -q b.zip -d o; unzip b.zip -d o; echo $?

#### zip -q b.zip d/f; unzip -q b.zip -d o; echo y | unzip b.zip -d o; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q b.zip d/f; unzip -q b.zip -d o; echo y | unzip b.zip -d o; echo $?

#### zip -q b.zip d/f; unzip -q b.zip -d o; echo n | unzip b.zip -d o; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q b.zip d/f; unzip -q b.zip -d o; echo n | unzip b.zip -d o; echo $?

#### zip -q b.zip d/f d/e/x; unzip -q b.zip -d o; echo A | unzip b.zip -d o; echo
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q b.zip d/f d/e/x; unzip -q b.zip -d o; echo A | unzip b.zip -d o; echo $?

#### zip -q b.zip d/f; unzip -o b.zip -d o; unzip -o b.zip -d o; unzip -n b.zip -
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q b.zip d/f; unzip -o b.zip -d o; unzip -o b.zip -d o; unzip -n b.zip -d o; echo $?

#### zip -qr b.zip d; unzip -p b.zip d/f; unzip -c b.zip d/f; unzip -qc b.zip d/f
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -qr b.zip d; unzip -p b.zip d/f; unzip -c b.zip d/f; unzip -qc b.zip d/f

#### zip -q a.zip d/f; unzip -t a.zip; unzip -tq a.zip; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q a.zip d/f; unzip -t a.zip; unzip -tq a.zip; echo $?

#### zip -qr b.zip d; unzip -l b.zip "d/e/*"
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -qr b.zip d; unzip -l b.zip "d/e/*"

#### zip -qr b.zip d; unzip -j -o b.zip d/e/x; ls
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -qr b.zip d; unzip -j -o b.zip d/e/x; ls

#### zip -qr b.zip d; unzip -q -o b.zip -x "d/e/*" -d o2; find o2 | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -qr b.zip d; unzip -q -o b.zip -x "d/e/*" -d o2; find o2 | sort

#### unzip nope; echo $?; unzip nope.zip; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
unzip nope; echo $?; unzip nope.zip; echo $?

#### echo junk >j.zip; unzip j.zip; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
echo junk >j.zip; unzip j.zip; echo $?

#### zip -q a.zip d/f; unzip a.zip nope -d o; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q a.zip d/f; unzip a.zip nope -d o; echo $?

#### zip x.zip; echo $?; zip x.zip nope; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip x.zip; echo $?; zip x.zip nope; echo $?

#### zip -q a.zip d/f; zip a.zip d/e/x; zip a.zip d/f; unzip -Z1 a.zip
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q a.zip d/f; zip a.zip d/e/x; zip a.zip d/f; unzip -Z1 a.zip

#### zip -q a.zip d/f d/e/x; zip -d a.zip d/f; unzip -Z1 a.zip; zip -d a.zip nope
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q a.zip d/f d/e/x; zip -d a.zip d/f; unzip -Z1 a.zip; zip -d a.zip nope; echo $?

#### zip -j k.zip d/f d/e/x; unzip -Z1 k.zip
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -j k.zip d/f d/e/x; unzip -Z1 k.zip

#### zip -r x.zip d -x "*.x" "d/e/*" | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -r x.zip d -x "*.x" "d/e/*" | sort

#### zip -r y.zip d -i "*f"
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -r y.zip d -i "*f"

#### zip -0 s.zip d/f; zip -9 n.zip d/f
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -0 s.zip d/f; zip -9 n.zip d/f

#### zip -y l.zip d/l; unzip -o l.zip -d o3; readlink o3/d/l
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -y l.zip d/l; unzip -o l.zip -d o3; readlink o3/d/l

#### echo hi | zip -q p.zip -; unzip -p p.zip
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
echo hi | zip -q p.zip -; unzip -p p.zip

#### zip -q a.zip d/f; zip -u a.zip d/f; echo $?; touch -d 2021-01-01 d/f; zip -u
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q a.zip d/f; zip -u a.zip d/f; echo $?; touch -d 2021-01-01 d/f; zip -u a.zip d/f; echo $?

#### zip -m m.zip d/f; ls d
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -m m.zip d/f; ls d

#### zip -q a.zip d/f; unzip -v a.zip; unzip -z a.zip
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q a.zip d/f; unzip -v a.zip; unzip -z a.zip

#### zip -q a d/f; ls *.zip; unzip -q a -d o5; find o5 | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q a d/f; ls *.zip; unzip -q a -d o5; find o5 | sort

#### zip -q b.zip nope d/f; echo $?; unzip -Z1 b.zip
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q b.zip nope d/f; echo $?; unzip -Z1 b.zip

#### zip -qr b.zip d; unzip -lqq b.zip d/f; unzip -C -l b.zip "D/F"
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -qr b.zip d; unzip -lqq b.zip d/f; unzip -C -l b.zip "D/F"

#### zip -T a.zip 2>/dev/null; zip -q a.zip d/f; zip -T a.zip; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -T a.zip 2>/dev/null; zip -q a.zip d/f; zip -T a.zip; echo $?

#### printf "d/f\nd/e/x\n" | zip -q a.zip -@; unzip -Z1 a.zip
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
printf "d/f\nd/e/x\n" | zip -q a.zip -@; unzip -Z1 a.zip

#### zip -qr - d | cat >s.zip; unzip -Z1 s.zip | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -qr - d | cat >s.zip; unzip -Z1 s.zip | sort

#### cd d; zip -qr ../a.zip .; unzip -Z1 ../a.zip | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
cd d; zip -qr ../a.zip .; unzip -Z1 ../a.zip | sort

#### zip -qr a.zip d; rm -r d; unzip -q a.zip; find d | sort; cat d/f
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -qr a.zip d; rm -r d; unzip -q a.zip; find d | sort; cat d/f

#### seq 1 20000 >big; zip -q a.zip big; rm big; unzip -q a.zip; md5sum <big
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
seq 1 20000 >big; zip -q a.zip big; rm big; unzip -q a.zip; md5sum <big

#### zip -q a.zip d/f; head -c 60 a.zip >t.zip; unzip t.zip >/dev/null 2>&1; echo
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q a.zip d/f; head -c 60 a.zip >t.zip; unzip t.zip >/dev/null 2>&1; echo $?

#### zip -rD a.zip d | sort
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -rD a.zip d | sort

#### zip --zz; echo $?
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip --zz; echo $?

#### echo a >"a b"; zip -q "x y.zip" "a b"; unzip -Z1 "x y.zip"
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
echo a >"a b"; zip -q "x y.zip" "a b"; unzip -Z1 "x y.zip"

#### zip -q a.zip ./d/f /workspace/d/e/x; unzip -Z1 a.zip
#@ tree any
mkdir -p d/e; echo hi >d/f; chmod 755 d/f; ln -s f d/l; echo x >d/e/x; touch -d "2020-01-02 03:04:06" d/f d/e/x d/e d
zip -q a.zip ./d/f /workspace/d/e/x; unzip -Z1 a.zip
