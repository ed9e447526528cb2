#### dirs shortens the home directory
cd /home
dirs
HOME=/home
dirs
dirs -l
dirs -p
cd /
dirs
HOME=/
dirs
cd /home
dirs
HOME=
dirs
HOME=/hom
dirs
#### pushd and popd print the shortened stack
mkdir a
HOME=/workspace
pushd a
pushd /
popd
popd
#### cd through a variable prints where it goes
mkdir -p a/b
there=$PWD/a/b
shopt -s cdable_vars
cd there
echo $? $PWD
cd nowhere
echo $?
there=nowhere
cd there
echo $? $PWD
#### mapfile refuses counts that are none
for o in -n -s -O -c -u; do
  for v in -1 -5000000000 x 1x '' 4294967295 4294967296 9999999999999999999999 2147483647 2147483648; do
    mapfile $o "$v" a <<< $'1\n2\n3'
    echo "$o $v $? ${a[*]@A}" | cut -c1-200
    unset a
  done
done
