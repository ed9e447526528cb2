#### chmod 755 f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 755 f; stat -c %a f

#### chmod u+x f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod u+x f; stat -c %a f

#### chmod +x f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod +x f; stat -c %a f

#### chmod -r f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod -r f; stat -c %a f

#### chmod a-w f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod a-w f; stat -c %a f

#### chmod u=rwx,go= f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod u=rwx,go= f; stat -c %a f

#### chmod g+w,o-r f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod g+w,o-r f; stat -c %a f

#### chmod o=u f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod o=u f; stat -c %a f

#### chmod u=g f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod u=g f; stat -c %a f

#### chmod ug+rwx f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod ug+rwx f; stat -c %a f

#### chmod a= f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod a= f; stat -c %a f

#### chmod =r f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod =r f; stat -c %a f

#### chmod +t f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod +t f; stat -c %a f

#### chmod u+s f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod u+s f; stat -c %a f

#### chmod g+s f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod g+s f; stat -c %a f

#### chmod +s f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod +s f; stat -c %a f

#### chmod 7777 f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 7777 f; stat -c %a f

#### chmod 0 f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 0 f; stat -c %a f

#### chmod 01 f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 01 f; stat -c %a f

#### chmod u+x-w f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod u+x-w f; stat -c %a f

#### chmod u-x+X f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod u-x+X f; stat -c %a f

#### chmod a+X f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod a+X f; stat -c %a f

#### chmod go+rX f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod go+rX f; stat -c %a f

#### chmod -w f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod -w f; stat -c %a f

#### chmod = f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod = f; stat -c %a f

#### chmod u= f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod u= f; stat -c %a f

#### chmod u=rwX f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod u=rwX f; stat -c %a f

#### chmod +rwx f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod +rwx f; stat -c %a f

#### chmod o+w f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod o+w f; stat -c %a f

#### chmod u+rw,g=u,o=g f; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod u+rw,g=u,o=g f; stat -c %a f

#### chmod -v 755 f; chmod -v 755 f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod -v 755 f; chmod -v 755 f

#### chmod -c 755 f; chmod -c 755 f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod -c 755 f; chmod -c 755 f

#### chmod zz f; echo $?
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod zz f; echo $?

#### chmod; echo $?
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod; echo $?

#### chmod 644; echo $?
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 644; echo $?

#### chmod 644 nope; echo $?
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 644 nope; echo $?

#### chmod -v 644 nope; echo $?
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod -v 644 nope; echo $?

#### chmod -f 644 nope; echo $?
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod -f 644 nope; echo $?

#### chmod 99 f; echo $?
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 99 f; echo $?

#### chmod "" f; echo $?
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod "" f; echo $?

#### chmod 644 ""; echo $?
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 644 ""; echo $?

#### chmod 777 dang; echo $?
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 777 dang; echo $?

#### chmod 600 l; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 600 l; stat -c %a f

#### chmod -R 700 d; stat -c "%a %n" d d/s d/x
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod -R 700 d; stat -c "%a %n" d d/s d/x

#### chmod -R a+X d; stat -c "%a %n" d d/x
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod -R a+X d; stat -c "%a %n" d d/x

#### chmod -R -v go-rwx d | sort
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod -R -v go-rwx d | sort

#### chmod --reference=f d; stat -c %a d
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod --reference=f d; stat -c %a d

#### chmod --reference=nope f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod --reference=nope f

#### chmod g+s d; chmod 755 d; stat -c %a d; chmod 00755 d; stat -c %a d
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod g+s d; chmod 755 d; stat -c %a d; chmod 00755 d; stat -c %a d

#### chmod u f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod u f

#### chmod 10000 f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 10000 f

#### chmod +7 f; stat -c %a f; chmod =644 f; stat -c %a f; chmod -644 f; stat -c 
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod +7 f; stat -c %a f; chmod =644 f; stat -c %a f; chmod -644 f; stat -c %a f

#### umask 077; chmod +x f; stat -c %a f; chmod -rwx f; echo $?; stat -c %a f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
umask 077; chmod +x f; stat -c %a f; chmod -rwx f; echo $?; stat -c %a f

#### umask 022; chmod +w f; chmod -w f; echo $?
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
umask 022; chmod +w f; chmod -w f; echo $?

#### chmod 700 f d/x nope; echo $?
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 700 f d/x nope; echo $?

#### chmod -R 755 nope
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod -R 755 nope

#### chmod a+rwxXst d; stat -c %A d
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod a+rwxXst d; stat -c %A d

#### chmod 4755 f; stat -c %A f; chmod 2644 f; stat -c %A f; chmod 1644 f; stat -
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 4755 f; stat -c %A f; chmod 2644 f; stat -c %A f; chmod 1644 f; stat -c %A f

#### chmod -x f; chmod -- -x f; chmod u-x,+x f; stat -c %A f
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod -x f; chmod -- -x f; chmod u-x,+x f; stat -c %A f

#### chmod 000 d; ls d; echo $?; chmod 755 d
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
chmod 000 d; ls d; echo $?; chmod 755 d

#### umask 027; touch n; mkdir m; stat -c "%a %n" n m
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
umask 027; touch n; mkdir m; stat -c "%a %n" n m

#### umask; umask 077; umask -S; umask
#@ tree any
mkdir -p d/s; echo hi >f; echo x >d/x; ln -s f l; ln -s nope dang; chmod 644 f d/x
umask; umask 077; umask -S; umask
