#### ln f h; stat -c "%h" f
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln f h; stat -c "%h" f

#### ln -s f h; readlink h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -s f h; readlink h

#### ln -s f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -s f; echo $?

#### ln f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln f; echo $?

#### ln -s d/x; readlink x
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -s d/x; readlink x

#### ln f d; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln f d; ls d

#### ln -s f g d; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -s f g d; ls d

#### ln -sf g l; readlink l
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -sf g l; readlink l

#### ln -s g l; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -s g l; echo $?

#### ln f g; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln f g; echo $?

#### ln -f f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -f f g; cat g

#### ln nope h; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln nope h; echo $?

#### ln d h; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln d h; echo $?

#### ln -s nope h; readlink h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -s nope h; readlink h

#### ln -sv f h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -sv f h

#### ln -v f h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -v f h

#### ln -sfv g l
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -sfv g l

#### ln -sfn e ld; readlink ld
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -sfn e ld; readlink ld

#### ln -sf f ld; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -sf f ld; ls d

#### ln -sfT f ld; readlink ld
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -sfT f ld; readlink ld

#### ln -sfT f d; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -sfT f d; echo $?

#### ln -sT f ld; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -sT f ld; echo $?

#### ln -sr d/x e/y; readlink e/y
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -sr d/x e/y; readlink e/y

#### ln -sr f d/s/z; readlink d/s/z
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -sr f d/s/z; readlink d/s/z

#### ln -sr d e; readlink e/d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -sr d e; readlink e/d

#### ln -r f h; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -r f h; echo $?

#### ln -t d -s f g; ls d
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -t d -s f g; ls d

#### ln -b -sv f l
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -b -sv f l

#### ln -P l h; ls -F h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -P l h; ls -F h

#### ln -L l h; ls -F h
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -L l h; ls -F h

#### ln f f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln f f; echo $?

#### ln -f f f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -f f f; echo $?

#### ln -sf f f; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -sf f f; echo $?

#### ln -s "" h; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -s "" h; echo $?

#### ln -s f nodir/h; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -s f nodir/h; echo $?

#### ln f nodir/h; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln f nodir/h; echo $?

#### ln; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln; echo $?

#### ln -s; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -s; echo $?

#### ln a b c nope; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln a b c nope; echo $?

#### ln -i f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -i f g; cat g

#### echo y | ln -i f g; cat g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
echo y | ln -i f g; cat g

#### ln -S .b -sf f g; ls
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -S .b -sf f g; ls

#### ln -z
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -z

#### link f h; stat -c %h h; link f h; link f; link; link a b c
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
link f h; stat -c %h h; link f h; link f; link; link a b c

#### readlink l; readlink f; echo $?; readlink nope; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
readlink l; readlink f; echo $?; readlink nope; echo $?

#### readlink -v f; readlink -v nope
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
readlink -v f; readlink -v nope

#### readlink -f l; readlink -f ld/x; readlink -f nope; readlink -f nope/x; echo 
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
readlink -f l; readlink -f ld/x; readlink -f nope; readlink -f nope/x; echo $?

#### readlink -e nope; readlink -e dang; echo $?; readlink -e l
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
readlink -e nope; readlink -e dang; echo $?; readlink -e l

#### readlink -m nope/a/../b
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
readlink -m nope/a/../b

#### readlink -n l; echo; readlink -n l ld
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
readlink -n l; echo; readlink -n l ld

#### readlink -z l | od -c
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
readlink -z l | od -c

#### readlink l ld dang
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
readlink l ld dang

#### readlink; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
readlink; echo $?

#### readlink -f . .. / //
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
readlink -f . .. / //

#### readlink -f ""; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
readlink -f ""; echo $?

#### ln -s loop loop; readlink loop; readlink -f loop; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -s loop loop; readlink loop; readlink -f loop; echo $?

#### realpath l ld/x
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath l ld/x

#### realpath nope; realpath nope/x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath nope; realpath nope/x; echo $?

#### realpath -e nope; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath -e nope; echo $?

#### realpath -m nope/x/../y
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath -m nope/x/../y

#### realpath -s l; realpath -s ld/x
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath -s l; realpath -s ld/x

#### realpath --relative-to=d f
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath --relative-to=d f

#### realpath --relative-to=d/s f g
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath --relative-to=d/s f g

#### realpath --relative-to=. d/x
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath --relative-to=. d/x

#### realpath --relative-base=d d/x f
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath --relative-base=d d/x f

#### realpath --relative-to=e --relative-base=. d/x
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath --relative-to=e --relative-base=. d/x

#### realpath -q nope/x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath -q nope/x; echo $?

#### realpath; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath; echo $?

#### realpath -L ld/..; realpath -P ld/..
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath -L ld/..; realpath -P ld/..

#### realpath f/; realpath -m f/x; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath f/; realpath -m f/x; echo $?

#### realpath -z f | od -c
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath -z f | od -c

#### realpath ""; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath ""; echo $?

#### realpath / // /.. .
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath / // /.. .

#### realpath --relative-to=/ /a /workspace/f
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
realpath --relative-to=/ /a /workspace/f

#### ln -s loop loop; realpath loop; realpath -m loop; echo $?
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
ln -s loop loop; realpath loop; realpath -m loop; echo $?

#### cd d/s; realpath ..; realpath ../x; realpath --relative-to=.. .
mkdir d e; echo in >d/x; mkdir d/s; echo y >d/s/y; echo hi >f; echo yo >g; ln -s f l; ln -s d ld; ln -s nope dang
cd d/s; realpath ..; realpath ../x; realpath --relative-to=.. .
