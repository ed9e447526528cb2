#### gzip on a byte or two
#@ tree any
printf x | gzip -d; echo $?; printf x >f.gz; gzip -d f.gz; echo $?; gzip -l f.gz; echo $?; printf '\x1f' | gzip -dc; echo $?; printf '\x1f\x8b' | gzip -dc; echo $?; printf '' | gzip -dc; echo $?; printf '\x1f\x8b\x08' | zcat; echo $?; zcat f.gz; echo $?; gzip -t f.gz; echo $?; : >e.gz; gzip -t e.gz; echo $?; gzip -dc <e.gz; gzip -l e.gz; echo $?; printf 'xy' | gzip -dcf; printf x | gzip -dcf; echo; bzip2 -dc f.gz; xz -dc f.gz; zstd -dc f.gz
