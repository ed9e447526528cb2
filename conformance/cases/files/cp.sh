#### cp f h; cat h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f h; cat h

#### cp f d; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f d; ls d

#### cp f g d; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f g d; ls d

#### cp f g nope; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f g nope; echo $?

#### cp f g h; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f g h; echo $?

#### cp nope d; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp nope d; echo $?

#### cp d e; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp d e; echo $?

#### cp -r d e; find e | sort
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -r d e; find e | sort

#### cp -r d new; find new | sort
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -r d new; find new | sort

#### cp -R d/ new; find new | sort
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -R d/ new; find new | sort

#### cp -r d/. new; find new | sort
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -r d/. new; find new | sort

#### cp -r d/. e; find e | sort
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -r d/. e; find e | sort

#### cp f f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f f; echo $?

#### cp f ./f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f ./f; echo $?

#### cp l f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp l f; echo $?

#### cp l l2; cat l2; ls -F l2
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp l l2; cat l2; ls -F l2

#### cp -P l l2; ls -F l2
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -P l l2; ls -F l2

#### cp -d l l2; readlink l2
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -d l l2; readlink l2

#### cp -r l l2; ls -F l2
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -r l l2; ls -F l2

#### cp -rL ld new; find new | sort
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -rL ld new; find new | sort

#### cp -rH ld new; ls -F new
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -rH ld new; ls -F new

#### cp -a d new; find new | sort
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -a d new; find new | sort

#### cp -p f h; test f -nt h; test h -nt f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -p f h; test f -nt h; test h -nt f; echo $?

#### chmod 750 f; cp f h; stat -c %a h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
chmod 750 f; cp f h; stat -c %a h

#### chmod 750 f; cp -p f h; stat -c %a h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
chmod 750 f; cp -p f h; stat -c %a h

#### umask 077; cp f h; stat -c %a h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
umask 077; cp f h; stat -c %a h

#### chmod 444 f; cp f h; stat -c %a h; cp -f g h; cat h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
chmod 444 f; cp f h; stat -c %a h; cp -f g h; cat h

#### chmod 444 g; cp f g; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
chmod 444 g; cp f g; echo $?

#### chmod 444 g; cp -f f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
chmod 444 g; cp -f f g; cat g

#### cp -n f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -n f g; cat g

#### cp -i f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -i f g; cat g

#### echo y | cp -i f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
echo y | cp -i f g; cat g

#### cp -u f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -u f g; cat g

#### touch -d 2000-01-01 g; cp -u f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
touch -d 2000-01-01 g; cp -u f g; cat g

#### cp -v f h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -v f h

#### cp -v f g d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -v f g d

#### cp -rv d/s new
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -rv d/s new

#### cp -l f h; stat -c %h f
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -l f h; stat -c %h f

#### cp -s f h; readlink h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -s f h; readlink h

#### cp -s d/x e/h; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -s d/x e/h; echo $?

#### cp -t e f g; ls e
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -t e f g; ls e

#### cp -t nope f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -t nope f; echo $?

#### cp -T f d; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -T f d; echo $?

#### cp -T d e; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -T d e; ls

#### cp -rT d e; find e | sort
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -rT d e; find e | sort

#### cp -r d f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -r d f; echo $?

#### cp -r d d; echo $?; find d | sort
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -r d d; echo $?; find d | sort

#### cp -r d d/in; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -r d d/in; echo $?

#### cp -r . sub; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -r . sub; echo $?

#### cp; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp; echo $?

#### cp f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f; echo $?

#### cp -T f g h; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -T f g h; echo $?

#### cp f nodir/; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f nodir/; echo $?

#### cp f nodir/x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f nodir/x; echo $?

#### cp f f/; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f f/; echo $?

#### cp f f/x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f f/x; echo $?

#### cp "" x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp "" x; echo $?

#### cp dang x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp dang x; echo $?

#### cp -P dang x; readlink x
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -P dang x; readlink x

#### cp f dang; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f dang; echo $?

#### cp --remove-destination f l; ls -F l; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp --remove-destination f l; ls -F l; cat g

#### cp f l; cat f; ls -F l
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f l; cat f; ls -F l

#### cp g l; cat f
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp g l; cat f

#### cp --parents d/s/y e; find e | sort
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp --parents d/s/y e; find e | sort

#### cp --parents -v d/s/y e
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp --parents -v d/s/y e

#### cp --parents d/x nope; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp --parents d/x nope; echo $?

#### cp -b f g; ls; cat g~
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -b f g; ls; cat g~

#### cp -b f g; cp -b d/x g; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -b f g; cp -b d/x g; ls

#### cp --backup=numbered f g; cp --backup=t f g; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp --backup=numbered f g; cp --backup=t f g; ls

#### cp -S .bak f g; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -S .bak f g; ls

#### cp -bv f g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -bv f g

#### cp --backup=x f g; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp --backup=x f g; echo $?

#### cp --preserve=mode f h; stat -c %a h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp --preserve=mode f h; stat -c %a h

#### cp --preserve=x f h; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp --preserve=x f h; echo $?

#### cp --no-preserve=mode f h; stat -c %a h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp --no-preserve=mode f h; stat -c %a h

#### cp --attributes-only f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp --attributes-only f g; cat g

#### cp f f e; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f f e; echo $?

#### cp -r d d e; echo $?; find e | sort
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -r d d e; echo $?; find e | sort

#### cp d/x x; cp d/x d/s/y e; ls e
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp d/x x; cp d/x d/s/y e; ls e

#### mkdir p q; echo 1 >p/z; echo 2 >q/z; cp p/z q/z e; echo $?; cat e/z
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
mkdir p q; echo 1 >p/z; echo 2 >q/z; cp p/z q/z e; echo $?; cat e/z

#### cp -r d e/; cp -r d e/; find e | sort
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -r d e/; cp -r d e/; find e | sort

#### cp *.nope e; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp *.nope e; echo $?

#### cp -z
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -z

#### cp -x f h; ls h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -x f h; ls h

#### cp --sparse=x f h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp --sparse=x f h

#### cp --reflink=auto f h; cat h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp --reflink=auto f h; cat h

#### echo stdin | cp /dev/stdin h; cat h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
echo stdin | cp /dev/stdin h; cat h

#### cp /dev/null g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp /dev/null g; cat g

#### ln f h; cp f h; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln f h; cp f h; echo $?

#### ln f h; mkdir t; cp -a f h t; stat -c %h t/f
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln f h; mkdir t; cp -a f h t; stat -c %h t/f

#### chmod 1777 e; cp -r e e2; stat -c %a e2
#@ tree any
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
chmod 1777 e; cp -r e e2; stat -c %a e2

#### chmod 500 e; cp f e/x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
chmod 500 e; cp f e/x; echo $?

#### cp -r d/s ld; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -r d/s ld; ls d

#### cp -LR ld n; ls -F
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp -LR ld n; ls -F

#### cp f "a b"; cp "a b" c; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cp f "a b"; cp "a b" c; ls
