#### printf: octal escapes
touch f
for s in '\7' '\12' '\012' '\0123' '\1' '\101' '\1010' '\8' '\18' '\08' '\0' '\c x' 'a\c' '\\' '\q' '\'; do
  echo "== $s"
  find f -printf "$s" | od -c
done
#### printf: names and their parts
mkdir -p d/e; touch d/e/f 'd/ g'; ln -s e d/l
find d -printf '[%f][%h][%p][%P][%H][%d][%y][%l][%m]\n' | sort
find d/ -printf '[%f][%h][%p][%P][%H]\n' | sort
find . -maxdepth 1 -printf '[%f][%h][%p][%P][%H]\n' | sort
find ./d//e/ -printf '[%f][%h][%p][%P][%H]\n' | sort
find / -maxdepth 0 -printf '[%f][%h][%p][%P][%H]\n'
find d/e/f -printf '%10f|%-10f|%.1f|%05m|%#m|%5d|%%\n'
