#### rm f; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm f; ls

#### rm f g; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm f g; ls

#### rm nope; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm nope; echo $?

#### rm -f nope; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -f nope; echo $?

#### rm d; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm d; echo $?

#### rm -r d; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -r d; ls

#### rm -rf d nope; ls; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -rf d nope; ls; echo $?

#### rm -rv d | sort
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -rv d | sort

#### rm -v f l
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -v f l

#### rm -d e; ls; rm -d d; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -d e; ls; rm -d d; echo $?

#### rm; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm; echo $?

#### rm -f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -f; echo $?

#### rm -i f; ls f
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -i f; ls f

#### echo y | rm -i f; ls f
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
echo y | rm -i f; ls f

#### printf "y\ny\ny\ny\ny\ny\n" | rm -ri d; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
printf "y\ny\ny\ny\ny\ny\n" | rm -ri d; ls

#### echo n | rm -ri d; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
echo n | rm -ri d; ls d

#### rm -I f g; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -I f g; echo $?

#### rm -I f g l dang; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -I f g l dang; echo $?

#### echo y | rm -I f g l dang; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
echo y | rm -I f g l dang; ls

#### rm -rI d </dev/null; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -rI d </dev/null; ls d

#### rm -r .; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -r .; echo $?

#### rm -r ..; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -r ..; echo $?

#### rm -r d/. d/..; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -r d/. d/..; echo $?

#### rm -rf /; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -rf /; echo $?

#### rm d/; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm d/; echo $?

#### rm ld; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm ld; ls

#### rm ld/; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm ld/; echo $?

#### rm -r ld/; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -r ld/; echo $?

#### rm -r ld; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -r ld; ls d

#### rm ""; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm ""; echo $?

#### rm -f ""; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -f ""; echo $?

#### rm -x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -x; echo $?

#### touch -- -z; rm -z; rm -- -z; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
touch -- -z; rm -z; rm -- -z; ls

#### rm f nope g; echo $?; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm f nope g; echo $?; ls

#### rm -rf d/*; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -rf d/*; ls d

#### rm -f *; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -f *; ls

#### rm dang; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm dang; ls

#### chmod 000 f; rm -f f; ls f
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
chmod 000 f; rm -f f; ls f

#### chmod 555 d; rm -f d/x; rm -rf d; ls d; chmod 755 d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
chmod 555 d; rm -f d/x; rm -rf d; ls d; chmod 755 d

#### rm --interactive=never f; ls f
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm --interactive=never f; ls f

#### rm --interactive=x f
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm --interactive=x f

#### rm -vr d/s d/x
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -vr d/s d/x

#### rm f/x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm f/x; echo $?

#### rm -f f/x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
rm -f f/x; echo $?

#### unlink f; ls; unlink d; unlink nope; unlink; unlink a b
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
unlink f; ls; unlink d; unlink nope; unlink; unlink a b
