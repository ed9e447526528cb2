#### mv f h; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f h; ls

#### mv f d; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f d; ls d

#### mv f g d; ls; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f g d; ls; ls d

#### mv f g nope; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f g nope; echo $?

#### mv nope x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv nope x; echo $?

#### mv d e; ls e
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv d e; ls e

#### mv d new; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv d new; ls

#### mv f g; cat g; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f g; cat g; ls

#### mv -n f g; cat g; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -n f g; cat g; ls

#### mv -i f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -i f g; cat g

#### echo y | mv -i f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
echo y | mv -i f g; cat g

#### mv -u f g; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -u f g; ls

#### mv -v f h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -v f h

#### mv -v f g d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -v f g d

#### mv d d; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv d d; echo $?

#### mv f f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f f; echo $?

#### mv f ./f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f ./f; echo $?

#### mv d d/s; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv d d/s; echo $?

#### mv d d/new; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv d d/new; echo $?

#### mv f d/x; cat d/x
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f d/x; cat d/x

#### mv d f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv d f; echo $?

#### mv f d/s/; ls d/s
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f d/s/; ls d/s

#### mv f nodir/; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f nodir/; echo $?

#### mv f nodir/x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f nodir/x; echo $?

#### mv -T d e; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -T d e; ls

#### mv -T e d; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -T e d; echo $?

#### mv -t d f g; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -t d f g; ls d

#### mv; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv; echo $?

#### mv f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f; echo $?

#### mv -b f g; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -b f g; ls

#### mv --backup=numbered f g; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv --backup=numbered f g; ls

#### mv -bv f g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -bv f g

#### mv l h; readlink h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv l h; readlink h

#### mv f l; ls -F; cat l
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f l; ls -F; cat l

#### mv ld h; readlink h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv ld h; readlink h

#### mv ld/ h; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv ld/ h; echo $?

#### mv d/ h; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv d/ h; ls

#### mv f /tmp/f; cat /tmp/f; ls f
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f /tmp/f; cat /tmp/f; ls f

#### mv -v f /tmp/f; mv -v /tmp/f f2
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -v f /tmp/f; mv -v /tmp/f f2

#### mv d /tmp/d; find /tmp/d | sort; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv d /tmp/d; find /tmp/d | sort; ls

#### mv /tmp/nope x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv /tmp/nope x; echo $?

#### mv -v d/s /tmp/s
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -v d/s /tmp/s

#### ln f h; mv f h; ls; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln f h; mv f h; ls; echo $?

#### mv f g h; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f g h; echo $?

#### mkdir -p q/s; mv d/s q; echo $?; ls q/s
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mkdir -p q/s; mv d/s q; echo $?; ls q/s

#### mkdir -p q/s; : >q/s/z; mv d/s q; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mkdir -p q/s; : >q/s/z; mv d/s q; echo $?

#### mkdir p q; echo 1 >p/z; echo 2 >q/z; mv p/z q/z e; echo $?; cat e/z
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mkdir p q; echo 1 >p/z; echo 2 >q/z; mv p/z q/z e; echo $?; cat e/z

#### chmod 500 d; mv d/x y; echo $?; chmod 700 d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
chmod 500 d; mv d/x y; echo $?; chmod 700 d

#### mv -f f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -f f g; cat g

#### chmod 444 g; mv f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
chmod 444 g; mv f g; cat g

#### mv f "a b"; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f "a b"; ls

#### mv dang x; readlink x
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv dang x; readlink x

#### mv f dang; ls -F
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f dang; ls -F

#### mv -z
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -z

#### mv "" x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv "" x; echo $?

#### mv f ""; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv f ""; echo $?

#### mv -n d e; ls; ls e
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mv -n d e; ls; ls e

#### touch -d 2000-01-01 f; mv -u f g; ls f; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
touch -d 2000-01-01 f; mv -u f g; ls f; cat g
#### names that end in a slash
touch a; mv a a/; echo $?; mv a b/; echo $?; mkdir d; mv d e/; ls; mv nofile x/; echo $?; mv a/ b; echo $?; mv a/ d; echo $?
#### what cannot be moved
mkdir d; touch a; mv -T e d; echo $?; mv -t d e; mv -t d; echo $?; mv . x; echo $?; mv .. x; echo $?; mv d/. h; echo $?; mv h h2 h3; echo $?; mv a d/a/; echo $?; mv a d/nodir/b; echo $?; mv d d/x; echo $?; mv d a; echo $?; mv -T a d; echo $?
#### directories that cannot be moved or replaced
mkdir d; chmod 555 d; touch a; mv a d; echo $?; mkdir -p p/q; chmod 555 p; mv p/q .; echo $?; chmod 755 p d; mkdir x y; touch x/1 y/1; mkdir x/s; mv x y; ls y; mkdir -p y2/x/k; mv y/x y2; echo $?; mv -f y/x y2; echo $?; mv -T y/x y2/x; echo $?
